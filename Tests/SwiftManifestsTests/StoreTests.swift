import Testing

@testable import SwiftManifests

@Suite("The store of variables")
struct StoreTests {
  @Test("joins what alternatives wrote, each from the same state")
  func fork() {
    let store = Store()
    let cells = ["a", "b", "c"].map { store.allocate(.string($0)) }
    let seen = store.fork([
      {
        store.set(cells[0], to: .string("x"))
        store.set(cells[2], to: .string("z"))
        return cells[1].value.text
      },
      {
        store.set(cells[1], to: .string("y"))
        store.set(cells[2], to: .string("z"))
        return cells[0].value.text
      },
    ])
    #expect(seen == ["b", "a"])
    #expect(cells.map(\.value.text) == ["x|a", "b|y", "z"])
  }

  @Test("keeps what a cell made in an alternative holds")
  func newCell() {
    let store = Store()
    var made: Cell?
    _ = store.fork([
      {
        let cell = store.allocate(.unset)
        store.set(cell, to: .integer(1))
        made = cell
      }, {},
    ])
    #expect(made?.value.text == "1")
  }

  @Test("nests forks")
  func nested() {
    let store = Store()
    let cell = store.allocate(.integer(0))
    _ = store.fork([
      {
        store.set(cell, to: .integer(1))
        _ = store.fork([{ store.set(cell, to: .integer(2)) }, {}])
      },
      {},
    ])
    #expect(cell.value.text == "2|1|0")
    _ = store.fork([{ store.set(cell, to: .integer(3)) }])
    #expect(cell.value.text == "3")
  }

  @Test("knows the packages and projects that were made")
  func roots() {
    let store = Store()
    _ = store.makeObject(Record(name: "target", type: nil, fields: [], offset: 0))
    _ = store.makeObject(Record(name: "Package", type: nil, fields: [], offset: 0))
    _ = store.makeObject(Record(name: "Package", type: "Package", fields: [], offset: 0))
    #expect(store.roots.map { Value.object($0).text } == ["@Package()"])
  }
}

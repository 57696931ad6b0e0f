import SourceFacts
import SourceText
import Testing

@testable import SwiftFrontend

@Suite("Names bound in a pattern")
struct FreeBindingsTests {
  private let build = FactBuilder()

  @Test("get a part of what surrounds them, unless a type or value has told theirs")
  func parts() {
    let free = FreeBindings(build, nameless: ID(0))
    let typed = build.add(BindingFact(name: ID(1), offset: 0, type: ID(4), owner: nil))
    let valued = build.add(
      BindingFact(name: ID(1), offset: 0, value: 5, source: .whole, owner: nil))
    let open = build.add(BindingFact(name: ID(1), offset: 0, owner: nil))
    free.add(typed..<open + 1)
    free.tie(0..<free.count, toPart: 2, of: 9)
    #expect(build[binding: typed].source == .none)
    #expect(build[binding: valued].value == 5)
    #expect(build[binding: open].value == 9)
    #expect(build[binding: open].source == .part)
    #expect(build[binding: open].position == 2)
  }

  @Test("wrap a nameless part where they are unwrapped")
  func unwrapped() {
    let free = FreeBindings(build, nameless: ID(6))
    let binding = build.add(BindingFact(name: ID(1), offset: 3, source: .unwrapped, owner: nil))
    free.add(binding..<binding + 1)
    free.tie(0..<1, toPart: 1, of: 9)
    let local = build[expression: build[binding: binding].value]
    #expect(local.kind == .local)
    let part = build[binding: local.base]
    #expect(part.name == ID(6))
    #expect(part.value == 9)
    #expect(part.source == .part)
    #expect(part.position == 1)
  }

  @Test("get the type of a cast, as far as they were bound since")
  func casts() {
    let free = FreeBindings(build, nameless: ID(0))
    let first = build.add(BindingFact(name: ID(1), offset: 0, owner: nil))
    free.add(first..<first + 1)
    let count = free.count
    let second = build.add(BindingFact(name: ID(2), offset: 0, owner: nil))
    free.add(second..<second + 1)
    free.giveType(ID(8), since: count)
    #expect(build[binding: first].type == nil)
    #expect(build[binding: second].type == ID(8))
  }

  @Test("are left alone by a pattern of its own")
  func ownPattern() {
    let free = FreeBindings(build, nameless: ID(0))
    free.add(0..<2)
    free.inOwnPattern {
      #expect(free.count == 0)
      free.add(2..<3)
    }
    #expect(free.count == 2)
  }
}

import Testing

@testable import Containment

@Suite("The journal")
struct JournalTests {
  private struct Failure: Error {}

  @Test("notes nothing in a process that installed no handlers, and runs what it is given")
  func inactive() {
    #expect(!Journal.isActive)
    #expect(!Journal.isSingleWorker)
    #expect(Journal.during(.reading, file: "A.swift", size: 3) { 7 } == 7)
    #expect(Journal.during(.rules) { 8 } == 8)
    #expect(Journal.withWorkers(3) { 9 } == 9)
    var isRun = false
    Journal.onNewThread(Journal.inheritance) { isRun = true }
    #expect(isRun)
  }

  @Test("hands errors on")
  func errors() {
    #expect(throws: Failure.self) {
      try Journal.during(.reading, file: "A.swift") { () throws(Failure) -> Int in throw Failure() }
    }
    #expect(throws: Failure.self) {
      try Journal.during(.rules) { () throws(Failure) -> Int in throw Failure() }
    }
  }

  @Test("knows each stage by a name of its own, which fits into the state of a run")
  func stages() {
    let names = Stage.allCases.map(\.name)
    #expect(Set(names).count == names.count)
    for stage in Stage.allCases {
      #expect(stage.name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
      #expect(Stage(name: stage.name) == stage)
      #expect(String(cString: stage.pointer) == stage.name)
    }
    #expect(Stage(name: "nothing") == nil)
  }
}

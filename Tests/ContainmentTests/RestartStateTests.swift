import Testing

@testable import Containment

@Suite("The state of a run that was started again")
struct RestartStateTests {
  private static let files = [
    SetAsideFile(path: "/project/Sources/A.swift", stage: .reading, cause: .signal("SIGSEGV")),
    SetAsideFile(path: "/project/;:1:odd\n ö", stage: .references, cause: .time),
    SetAsideFile(path: "/project/Package.swift", stage: .manifest, cause: .memory),
  ]

  private func state(_ text: String, process: Int = 7) -> RestartState? {
    RestartState(Array(text.utf8), process: process)
  }

  @Test("is read as it was written, whatever paths hold")
  func roundTrip() {
    var written = RestartState()
    written.files = Self.files
    let text = "1:7:4:1:" + String(decoding: written.entries, as: UTF8.self)
    let read = state(text)
    #expect(read?.files == Self.files)
    #expect(read?.restarts == 4)
    #expect(read?.isSingleWorker == true)
  }

  @Test("may hold no file: then only the number of workers changes")
  func noFile() {
    #expect(state("1:7:1:1:")?.files == [])
    #expect(state("1:7:1:1:")?.isSingleWorker == true)
  }

  @Test("of another process is none, such as one that a child inherits")
  func otherProcess() {
    #expect(state("1:7:1:1:", process: 8) == nil)
  }

  @Test(
    "that is malformed is none",
    arguments: [
      "", "1", "garbage", "2:7:1:1:", "1:7:0:1:", "1:7:22:1:", "1:7:-1:1:", "1:7:1:0:", "1:7:1:1",
      "1:7:1:1:SIGSEGV", "1:7:1:1:SIGSEGV:reading:3:/ab", "1:7:1:1:SIGSEGV:reading:4:/ab;",
      "1:7:1:1:SIGSEGV:reading:2:/ab;", "1:7:1:1:SIGSEGV:reading:0:;",
      "1:7:1:1:SIGSEGV:reading:2:ab;", "1:7:1:1:SIGKILL:reading:3:/ab;",
      "1:7:1:1:SIGSEGV:nothing:3:/ab;", "1:7:1:1:SIGSEGV:reading:99999999999999999999:/ab;",
      "1:7:1:1:SIGSEGV:reading:3:/ab;x",
    ])
  func malformed(text: String) {
    #expect(state(text) == nil)
  }

  @Test("with bytes that are no UTF-8 is none")
  func noText() {
    let bytes = Array("1:7:1:1:SIGSEGV:reading:2:/".utf8) + [0xFF, UInt8(ascii: ";")]
    #expect(RestartState(bytes, process: 7) == nil)
  }

  @Test("holds no more files than may be set aside")
  func bound() {
    func text(_ count: Int) -> String {
      "1:7:9:1:" + String(repeating: "time:reading:2:/a;", count: count)
    }
    #expect(state(text(Containment.maximumFiles))?.files.count == Containment.maximumFiles)
    #expect(state(text(Containment.maximumFiles + 1)) == nil)
  }
}

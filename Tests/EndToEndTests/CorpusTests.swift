import ArchTestSupport
import Fuzzing
import RunTestSupport
import Testing

@Suite("The corpus of what was found")
struct CorpusTests {
  private static let folder = "\(Repository.path)/Fuzzing/Corpus"

  private static let names = Files.names(in: folder).filter {
    CaseFolder.read("\(folder)/\($0)") != nil
  }

  @Test("holds cases that are small and say what they show")
  func sizes() throws {
    #expect(Self.names.count >= 10)
    for name in Self.names {
      let fuzzCase = try #require(CaseFolder.read("\(Self.folder)/\(name)"))
      #expect(!fuzzCase.arguments.isEmpty && !fuzzCase.files.isEmpty, "\(name)")
      #expect(fuzzCase.files.reduce(0) { $0 + $1.bytes.count } < 20_000, "\(name)")
      #expect(Files.read("\(Self.folder)/\(name)/\(CaseFolder.noteFile)") != nil, "\(name)")
    }
  }

  @Test("ends no run, and no file of it has to be set aside", arguments: names)
  func regression(name: String) throws {
    let fuzzCase = try #require(CaseFolder.read("\(Self.folder)/\(name)"))
    try withTemporaryDirectory { directory in
      let judge = Judge(program: try binaryPath(), scratch: directory.path)
      // A debug build is several times slower than what the bound is meant for.
      let limits = ChildLimits(processorSeconds: 100, memory: 1 << 30)
      let verdict = try judge.verdict(
        on: fuzzCase, comparingJobs: false, oracle: Oracle(limits: limits, schemas: [:]),
        limits: limits)
      #expect(verdict.finding == nil)
    }
  }
}

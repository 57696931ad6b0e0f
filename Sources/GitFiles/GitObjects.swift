import Synchronization

/// Hands out git's objects; several threads may ask. The process behind it starts at the first question.
package final class GitObjects: Sendable {
  /// What git says of an object.
  struct Object: Sendable {
    var id: GitObjectID
    var bytes: [UInt8]
  }

  /// Why there is no object.
  enum Failure: Error, Equatable, Sendable {
    /// Git has none of that name here: a partial clone lacks it, or there is none.
    case missing
    /// It is larger than what was asked for.
    case tooLarge(size: Int)
    case git(GitFailure)
  }

  private let program: GitProgram
  private let conversation = Mutex(GitConversation())

  init(_ program: GitProgram) { self.program = program }

  /// An object. O(its bytes).
  ///
  /// - Parameters:
  ///   - name: its hexadecimal digits, or an expression such as `HEAD^{tree}`.
  ///   - limit: the most bytes that are kept.
  func object(_ name: String, limit: Int) throws(Failure) -> Object {
    let answer = conversation.withLock { conversation in
      Result { () throws(GitFailure) in try conversation.answer(to: name, limit, from: program) }
    }
    switch answer {
    case .success(.object(let object)): return object
    case .success(.missing): throw .missing
    case .success(.tooLarge(let size)): throw .tooLarge(size: size)
    case .failure(let failure): throw .git(failure)
    }
  }
}

/// Questions to `git cat-file --batch`, one after the other.
private struct GitConversation: ~Copyable {
  enum Answer: Sendable {
    case object(GitObjects.Object)
    case missing
    case tooLarge(size: Int)
  }

  private var process: ChildProcess?
  /// Why git was given up: what it waits for once, it would wait for at every question.
  private var failure: GitFailure?
  /// What has been read and belongs to the next answers.
  private var rest: ArraySlice<UInt8> = []

  mutating func answer(
    to name: String, _ limit: Int, from program: GitProgram
  ) throws(GitFailure) -> Answer {
    guard !name.utf8.contains(UInt8(ascii: "\n")) else { return .missing }
    if let failure { throw failure }
    do throws(GitFailure) {
      return try ask(name, limit, program)
    } catch {
      failure = error
      throw error
    }
  }

  private mutating func ask(
    _ name: String, _ limit: Int, _ program: GitProgram
  ) throws(GitFailure) -> Answer {
    let process: ChildProcess
    if let running = self.process {
      process = running
    } else {
      process = try program.startObjects()
    }
    // Where git ends over a missing object, the next question begins anew.
    self.process = nil
    guard try process.write(name + "\n"), let line = try line(from: process) else {
      return try end(of: process)
    }
    // `ID TYPE SIZE`, or the question and `missing` or `ambiguous`.
    let words = line.split(separator: " ")
    guard words.count == 3, let id = GitObjectID(digits: words[0]), let size = Int(words[2]) else {
      self.process = process
      return .missing
    }
    let bytes = try take(size, keeping: size <= limit, from: process)
    guard try take(1, keeping: true, from: process).count == 1 else { return try end(of: process) }
    self.process = process
    return size <= limit ? .object(GitObjects.Object(id: id, bytes: bytes)) : .tooLarge(size: size)
  }

  /// What it means that git has ended.
  ///
  /// It ends where a partial clone lacks an object, because it may not fetch it; only the newest versions
  /// answer that the object is missing.
  private mutating func end(of process: ChildProcess) throws(GitFailure) -> Answer {
    rest = []
    process.closeInput()
    try process.readComplaints()
    let failure = GitFailure(complaint: process.complaint)
    guard failure.reason.contains("promisor") else { throw failure }
    return .missing
  }

  /// The next line, without its end; `nil` where there is none.
  private mutating func line(from process: ChildProcess) throws(GitFailure) -> String? {
    var line: [UInt8] = []
    while true {
      if rest.isEmpty { rest = try process.read()[...] }
      guard let byte = rest.popFirst() else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// The next bytes, fewer where there are none; none where they are not kept.
  private mutating func take(
    _ count: Int, keeping isKept: Bool, from process: ChildProcess
  ) throws(GitFailure) -> [UInt8] {
    var taken: [UInt8] = []
    if isKept { taken.reserveCapacity(count) }
    var missing = count
    while missing > 0 {
      if rest.isEmpty { rest = try process.read()[...] }
      if rest.isEmpty { break }
      let some = rest.prefix(missing)
      if isKept { taken += some }
      rest = rest.dropFirst(some.count)
      missing -= some.count
    }
    return taken
  }
}

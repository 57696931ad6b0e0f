import Analyzer
import FactsCache
import ProjectModel
import SourceFacts
import SourceText
import Synchronization

/// What a run knows of earlier ones, and what it leaves to later ones.
///
/// It sees everything that the run asks of the disk, the environment and the calendar, and everything
/// that the run says. A later run with the same question repeats what was said while all answers are the
/// same; any other takes from it what files say whose contents are the same.
package final class RunHistory: RunWitness {
  private struct State {
    var observations: [Observation.Question: Observation] = [:]
    /// The root folders; the first stands for none.
    var roots = [""]
    var outputs: [SavedRun.Output] = []
    /// Whether no question was answered in two ways.
    var isSteady = true
    /// Whether everything that was asked for was seen.
    var isWhole = true
    /// The contents known from the last run.
    var contents: [ByteKey: (stamp: FileStamp, content: FileSystem.Content)]?
    /// What files say that is not in the cache yet.
    var newFacts: [(key: CacheKey, bytes: [UInt8])] = []
    /// What names were found to mean, where it is to be kept.
    var resolution: [UInt8]?
    var knownFiles = 0
    var resolvedFiles = 0
    var readFiles = 0
  }

  private let cache: CacheFile
  private let key: CacheKey
  /// The run as it was said last; `nil` where it is not in the cache.
  private let last: SavedRun?
  private let started = FileTime.now
  private let state = Mutex(State())

  /// The history of a question.
  ///
  /// - Parameters:
  ///   - cache: where it is kept.
  ///   - arguments: the command line.
  ///   - surroundings: what else decides how the answer looks.
  package init(in cache: CacheFile, arguments: [String], surroundings: Surroundings) {
    self.cache = cache
    var question = ByteWriter()
    question.put(ProgramIdentity.bytes)
    question.put(archcheckVersion)
    question.put(arguments)
    question.put(surroundings.folder ?? Machine.workingFolder)
    for stream in [surroundings.output, surroundings.errors] {
      question.put(UInt8(stream.isTerminal ? 1 : 0))
      question.put(Int64(stream.columns ?? 0))
    }
    key = CacheKey(run: ContentID(of: question.bytes))
    last = cache.run(key).flatMap { SavedRun(packed: $0) }
  }

  /// What is to be said of the cache, in one line; `nil` where all is well.
  package var trouble: CacheTrouble? { cache.trouble }

  /// How much was taken from the cache, in one line.
  package var summary: String {
    let state = state.withLock { $0 }
    return "cache: \(state.knownFiles) of \(state.knownFiles + state.readFiles) files known, "
      + "\(state.resolvedFiles) with what they name, in \(cache.path)"
  }

  // MARK: - Saying the same again

  /// Says what the last run said, where nothing has changed since.
  ///
  /// - Returns: the exit status; `nil` where something has changed, and nothing was said.
  /// - Throws: a failure when what is said cannot be written.
  package func repeated(in surroundings: Surroundings) throws(CommandFailure) -> Int32? {
    guard let last, surroundings.setAside.isEmpty, last.isStillTrue(in: surroundings) else {
      return nil
    }
    for output in last.outputs {
      switch output.place {
      case .output:
        guard surroundings.output.write(output.text) else { throw .unwritableOutput }
      case .errors: surroundings.errors.write(output.text)
      case .file(let path):
        try writeFile(
          output.text, to: surroundings.path(path), name: "'\(path)'",
          within: .asWritten(
            project: last.roots.count > 1 ? last.roots[1] : nil, replacingLinks: true))
      }
    }
    return last.status
  }

  /// The same surroundings, seen by the history.
  package func watching(_ surroundings: Surroundings) -> Surroundings {
    var watched = surroundings
    watched.history = self
    watched.output = WatchedStream(stream: surroundings.output, place: .output, history: self)
    watched.errors = WatchedStream(stream: surroundings.errors, place: .errors, history: self)
    return watched
  }

  /// Takes note of a text that was written.
  func note(_ text: String, to place: SavedRun.Output.Place) {
    state.withLock { $0.outputs.append(SavedRun.Output(place: place, text: text)) }
  }

  package func note(_ text: String, toFile path: String) { note(text, to: .file(path)) }

  /// Keeps what the run found.
  ///
  /// - Parameter status: its exit status; `nil` where what it said is not to be said again.
  package func finish(status: Int32?) {
    let state = state.withLock { $0 }
    var run: SavedRun?
    if let status, state.isSteady, state.isWhole {
      run = SavedRun(
        status: status, outputs: state.outputs, roots: state.roots,
        observations: state.observations.values.sorted { $0.question.precedes($1.question) })
    }
    guard run != nil || !state.newFacts.isEmpty || state.resolution != nil else { return }
    cache.store(
      facts: state.newFacts,
      run: run.map { (key, $0.roots.count > 1 ? $0.roots[1] : "", $0.packed()) },
      resolution: state.resolution.map { (key, $0) })
  }

  package func isNotWhole() { state.withLock { $0.isWhole = false } }

  // MARK: - Watching

  package func note(
    _ question: Observation.Question, _ answer: [UInt8], stamp: FileStamp? = nil
  ) {
    let stamp = stamp.flatMap { $0.isSettled(at: started) ? $0 : nil }
    state.withLock { state in
      if let known = state.observations[question] {
        if known.answer != answer { state.isSteady = false }
        return
      }
      state.observations[question] = Observation(question: question, answer: answer, stamp: stamp)
    }
  }

  private func answer(to question: Observation.Question) -> [UInt8]? {
    state.withLock { $0.observations[question]?.answer }
  }

  package func watching(_ files: FileSystem, isOnDisk: Bool) -> FileSystem {
    let root = number(of: files.rootPath)
    let rootPath = files.rootPath
    var watched = files
    watched.kind = { path in
      let kind = files.kind(path)
      self.note(.init(kind: .entry, root: root, text: ByteKey(path)), brief(kind))
      return kind
    }
    watched.list = { (path) throws(FileSystemError) in
      let question = Observation.Question(kind: .listing, root: root, text: ByteKey(path))
      let place = absolutePath(path, below: rootPath)
      let before = isOnDisk ? FileStamp(of: place) : nil
      do throws(FileSystemError) {
        let listing = try files.list(path)
        // What a link leads to may change without the folder that it stands in.
        let hasLinks = listing.entries.contains { if case .link = $0.kind { true } else { false } }
        let after = hasLinks || !isOnDisk ? nil : FileStamp(of: place)
        self.note(question, brief(listing), stamp: before == after ? after : nil)
        return listing
      } catch {
        self.note(question, brief(error))
        throw error
      }
    }
    watched.read = { (path, limit) throws(FileSystemError) in
      let question = Observation.Question(kind: .content, root: root, text: ByteKey(path))
      let place = absolutePath(path, below: rootPath)
      let before = isOnDisk ? FileStamp(of: place) : nil
      do throws(FileSystemError) {
        let bytes = try files.read(path, limit)
        let after = isOnDisk ? FileStamp(of: place) : nil
        self.note(
          question, brief(FileSystem.Content(of: bytes)), stamp: before == after ? after : nil)
        return bytes
      } catch {
        self.note(question, brief(error), stamp: before)
        throw error
      }
    }
    watched.content = { path in
      let question = Observation.Question(kind: .content, root: root, text: ByteKey(path))
      if let seen = self.answer(to: question) { return FileSystem.Content(brief: seen) }
      guard isOnDisk else {
        let content = files.content(path)
        if let content { self.note(question, brief(content)) }
        return content
      }
      let place = absolutePath(path, below: rootPath)
      guard let known = self.contents(below: rootPath)[ByteKey(place)],
        FileStamp(of: place) == known.stamp
      else { return nil }
      self.note(question, brief(known.content), stamp: known.stamp)
      return known.content
    }
    return watched
  }

  private func number(of root: String) -> UInt16 {
    state.withLock { state in
      if let known = state.roots.firstIndex(where: { $0.equalsInBytes(root) }) {
        return UInt16(truncatingIfNeeded: known)
      }
      state.roots.append(root)
      return UInt16(truncatingIfNeeded: state.roots.count - 1)
    }
  }

  /// What files held in the last run, be it one with another question.
  private func contents(
    below root: String
  ) -> [ByteKey: (stamp: FileStamp, content: FileSystem.Content)] {
    state.withLock { state in
      if let known = state.contents { return known }
      let run = last ?? cache.lastRun(below: root).flatMap { SavedRun(packed: $0) }
      let contents = run?.contents ?? [:]
      state.contents = contents
      return contents
    }
  }

  // MARK: - Facts

  package func facts(
    of content: ContentID, reader: String
  ) -> KnownFile? {
    let key = factsKey(content, reader)
    guard let bytes = cache.facts(key) else { return nil }
    let read = bytes.withUnsafeBytes { bytes -> KnownFile? in
      var reader = ByteReader(bytes)
      guard let interface = try? reader.value(ContentID.self),
        let size = try? reader.value(Int64.self), let facts = FileFacts(packed: reader.rest)
      else { return nil }
      return KnownFile(
        facts: facts, size: Int(size),
        identity: UnitIdentity(facts: ContentID(of: key.bytes), interface: interface))
    }
    if read != nil { state.withLock { $0.knownFiles += 1 } }
    return read
  }

  package func keep(
    _ facts: FileFacts, of content: ContentID, size: Int, reader: String
  ) -> UnitIdentity {
    let key = factsKey(content, reader)
    let interface = facts.interface
    var writer = ByteWriter()
    writer.put(interface)
    writer.put(Int64(size))
    let bytes = writer.bytes + facts.packed()
    state.withLock { state in
      state.newFacts.append((key, bytes))
      state.readFiles += 1
    }
    return UnitIdentity(facts: ContentID(of: key.bytes), interface: interface)
  }

  package func library(
    for variables: [String: String], watching paths: [String]
  ) -> ClangIdentity? {
    guard let bytes = cache.facts(libraryKey(variables, paths)) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      guard let path = try? reader.text(), let version = try? reader.text(),
        let stamp = try? reader.value(FileStamp.self), FileStamp(of: path) == stamp
      else { return nil }
      return ClangIdentity(path: path, version: version)
    }
  }

  package func keep(
    library: ClangIdentity, for variables: [String: String], watching paths: [String]
  ) {
    let key = libraryKey(variables, paths)
    guard let stamp = FileStamp(of: library.path), cache.facts(key) == nil else { return }
    var writer = ByteWriter()
    writer.put(library.path)
    writer.put(library.version)
    writer.put(stamp)
    state.withLock { $0.newFacts.append((key, writer.bytes)) }
  }

  private func libraryKey(_ variables: [String: String], _ paths: [String]) -> CacheKey {
    var writer = ByteWriter()
    for name in variables.keys.sorted() { writer.put([name, variables[name] ?? ""]) }
    for path in paths { writer.put(brief(FileStamp(of: path))) }
    return CacheKey(
      content: ContentID(of: writer.bytes), reader: ContentID(of: ProgramIdentity.bytes))
  }

  package func situation(apartFrom files: Set<ByteKey>) -> ContentID {
    let all = state.withLock { Array($0.observations.values) }
    let others = all.filter { $0.question.kind != .content || !files.contains($0.question.text) }
    var writer = ByteWriter()
    for observation in others.sorted(by: { $0.question.precedes($1.question) }) {
      writer.put(observation.question.kind)
      writer.put(observation.question.root)
      writer.put(observation.question.text.string)
      writer.put(observation.answer)
    }
    return ContentID(of: writer.bytes)
  }

  package var resolution: [UInt8]? { cache.resolution(key) }

  package func keep(resolution: [UInt8], knownFiles: Int) {
    state.withLock { state in
      state.resolution = resolution
      state.resolvedFiles = knownFiles
    }
  }

  private func factsKey(_ content: ContentID, _ reader: String) -> CacheKey {
    var writer = ByteWriter()
    writer.put(ProgramIdentity.bytes)
    writer.put(archcheckVersion)
    writer.put(reader)
    return CacheKey(content: content, reader: ContentID(of: writer.bytes))
  }
}

/// A stream that lets the history see what is written.
private struct WatchedStream: TextStream {
  var stream: any TextStream
  var place: SavedRun.Output.Place
  var history: RunHistory

  var isTerminal: Bool { stream.isTerminal }
  var columns: Int? { stream.columns }

  func write(_ text: String) -> Bool {
    history.note(text, to: place)
    return stream.write(text)
  }
}

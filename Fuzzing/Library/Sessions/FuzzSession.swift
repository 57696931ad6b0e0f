import ArchTestSupport
import JSONText

/// A session: the corpus first, then one generated project after the other.
package struct FuzzSession {
  private let options: Options
  private let judge: Judge
  private let compilerJudge: CompilerJudge?
  private let oracle: Oracle
  private let writer: CaseWriter
  private let print: (String) -> Void
  private var summary = Summary()
  private let clock = ContinuousClock()

  /// Asks the program under test for its schemas, rule kinds and presets.
  ///
  /// - Parameter print: takes a line of progress, or several.
  /// - Throws: a ``SystemFailure`` when there is no such program.
  package init(_ options: Options, print: @escaping (String) -> Void) throws {
    guard let program = Files.resolved(options.program) else {
      throw SystemFailure("there is no program \(options.program)")
    }
    self.options = options
    self.print = print
    let scratch = Files.temporary
    try Files.makeFolder(scratch)
    judge = Judge(program: program, scratch: scratch)
    compilerJudge = try options.compiler.map { name in
      guard let compiler = Files.resolved(name) else {
        throw SystemFailure("there is no compiler \(name)")
      }
      return CompilerJudge(program: program, compiler: compiler, scratch: scratch)
    }
    let schema = try JSONReader.value(of: judge.output(of: ["schema", "config"]))
    let rule = schema["$defs"]?["rule"]?["anyOf"]?.elements?.last
    let presets = schema["properties"]?["extends"]?["anyOf"]?.elements?.first?["anyOf"]?.elements
    let seeds = SeedFiles(folders: options.seeds)
    writer = CaseWriter(
      subject: CaseWriter.Subject(
        schema: schema, kinds: (rule?["properties"]?.members ?? []).map(\.key),
        presets: (presets?.first?["examples"]?.elements ?? []).compactMap(\.textValue)),
      seeds: seeds, projects: SeedProjects(folders: options.seeds), size: options.files,
      manifests: options.manifests, mutations: options.mutations)
    var schemas: [String: SchemaValidator] = [:]
    for name in ["check", "facts", "graph", "metrics", "rules", "why", "why-line"] {
      let text = String(decoding: try judge.output(of: ["schema", name]), as: UTF8.self)
      schemas[name] = try SchemaValidator(schema: text)
    }
    oracle = Oracle(limits: options.limits, schemas: schemas)
  }

  /// Writes the case of the first seed.
  ///
  /// - Throws: a ``SystemFailure``.
  package func write(to folder: String) throws {
    defer { Files.remove(Files.temporary) }
    let fuzzCase = writer.fuzzCase(seed: options.seed)
    try CaseFolder.write(fuzzCase, to: folder, note: "seed \(options.seed)")
  }

  /// Runs everything; whether nothing was found. Files that were set aside do not count.
  ///
  /// - Throws: a ``SystemFailure``.
  package mutating func run() throws -> Bool {
    defer { Files.remove(Files.temporary) }
    let start = clock.now
    print(
      "Projects of \(options.files) sources, seeds from \(options.seed), mutations: "
        + options.mutations.rawValue)
    if let corpus = options.corpus { try runCorpus(corpus) }
    var index = 0
    while index < options.runs ?? Int.max, isWithin(options.minutes, since: start) {
      try runSeed(options.seed &+ UInt64(index))
      index += 1
      if index % 100 == 0 { print("\(summary.runs) runs, \(summary.files) files") }
    }
    print(summary.table(clockSeconds: (clock.now - start).inSeconds))
    if let runs = options.runs, index < runs {
      print("The time was over after \(index) of \(runs) runs.")
    }
    return summary.findings.allSatisfy { $0.key == .setAside || $0.value == 0 }
  }

  private func isWithin(_ minutes: Double?, since start: ContinuousClock.Instant) -> Bool {
    minutes.map { (clock.now - start).inSeconds < $0 * 60 } ?? true
  }

  private mutating func runCorpus(_ corpus: String) throws {
    for name in Files.names(in: corpus) {
      guard let fuzzCase = CaseFolder.read("\(corpus)/\(name)") else { continue }
      let verdict = try judge.verdict(
        on: fuzzCase, comparingJobs: true, oracle: oracle, limits: options.limits)
      summary.count(fuzzCase, verdict)
      if let finding = verdict.finding {
        print("corpus \(name): \(finding.findingClass.rawValue) \(finding.detail)")
      }
    }
  }

  private mutating func runSeed(_ seed: UInt64) throws {
    let fuzzCase = writer.fuzzCase(seed: seed)
    let comparingJobs = seed % 4 == 0
    var verdict = try judge.verdict(
      on: fuzzCase, comparingJobs: comparingJobs, oracle: oracle, limits: options.limits)
    // What is set aside every command says; what else is left out, only one of them.
    if verdict.finding?.findingClass == .setAside || verdict.finding == nil && seed % 4 == 1,
      let lost = try compilerJudge?.finding(on: fuzzCase, limits: options.limits)
    {
      verdict.finding = lost
    }
    summary.count(fuzzCase, verdict)
    guard let finding = verdict.finding else { return }
    let command = fuzzCase.arguments.joined(separator: " ")
    print("seed \(seed): \(finding.findingClass.rawValue) \(finding.detail): archcheck \(command)")
    guard summary.findings[finding.findingClass] ?? 0 <= options.minimise else { return }
    let minimal = try minimised(verdict.fuzzCase, finding, comparingJobs: comparingJobs)
    let folder = "\(options.findings)/\(finding.findingClass.rawValue)-\(seed)"
    let bytes = minimal.files.reduce(0) { $0 + $1.bytes.count }
    let note = """
      \(finding.findingClass.rawValue) \(finding.detail): \(minimal.files.count) files, \(bytes) bytes, \
      archcheck \(minimal.arguments.joined(separator: " ")) (seed \(seed), --files \(options.files) \
      --manifests \(options.manifests) --mutations \(options.mutations.rawValue))
      """
    try CaseFolder.write(minimal, to: folder, note: note)
    print("  minimal: \(folder): \(note)")
  }

  /// A smaller case with the same finding, as far as five minutes allow.
  ///
  /// For what takes too long the bound is an eighth: a file that takes so long by itself is worth
  /// knowing, and each attempt costs the bound.
  private func minimised(
    _ fuzzCase: FuzzCase, _ finding: Finding, comparingJobs: Bool
  ) throws -> FuzzCase {
    var limits = options.limits
    if finding.findingClass == .time {
      limits.processorSeconds = max(3, limits.processorSeconds / 8)
    }
    let oracle = Oracle(limits: limits, schemas: oracle.validators)
    let start = clock.now
    let minimiser = Minimiser { candidate in
      guard isWithin(5, since: start) else { return false }
      if finding.findingClass == .lost {
        return try compilerJudge?.finding(on: candidate, limits: limits) == finding
      }
      let verdict = try judge.verdict(
        on: candidate, comparingJobs: finding.findingClass == .jobs || comparingJobs,
        oracle: oracle, limits: limits)
      return verdict.finding?.isSame(as: finding) ?? false
    }
    return try minimiser.minimised(fuzzCase)
  }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

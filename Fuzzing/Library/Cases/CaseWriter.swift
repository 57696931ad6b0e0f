import ArchTestSupport
import JSONText

/// Makes a project and a command line out of a seed.
package struct CaseWriter {
  /// What is known of the program under test.
  package struct Subject {
    /// The schema of `archcheck.yml`.
    package var schema: JSONValue
    /// The names of the rule kinds.
    package var kinds: [String]
    /// The names of the presets.
    package var presets: [String]

    /// Makes it.
    package init(schema: JSONValue, kinds: [String], presets: [String]) {
      self.schema = schema
      self.kinds = kinds
      self.presets = presets
    }
  }

  private let subject: Subject
  private let seeds: SeedFiles
  private let projects: SeedProjects
  private let size: Int
  private let manifests: Int
  private let mutations: MutationFamily

  /// Takes the program's words, the files and projects to mutate, how many sources a project has,
  /// how many projects of a hundred consist of manifests with few sources, and the mutations to make.
  package init(
    subject: Subject, seeds: SeedFiles, projects: SeedProjects, size: Int, manifests: Int,
    mutations: MutationFamily = .all
  ) {
    self.subject = subject
    self.seeds = seeds
    self.projects = projects
    self.size = size
    self.manifests = manifests
    self.mutations = mutations
  }

  /// The case of a seed: the same for the same seed, options, seed files and projects.
  package func fuzzCase(seed: UInt64) -> FuzzCase {
    var draw = Draw(seed: seed)
    var project = ProjectDraft(
      subject: subject, seeds: seeds, names: Names(&draw),
      mixture: Mixture(&draw, mutations: mutations),
      mutations: mutations, draw: draw)
    guard draw.percent(manifests) else {
      project.addSources(size)
      project.addOthers()
      return FuzzCase(files: project.files, arguments: project.arguments())
    }
    project.addManifests(from: projects)
    return FuzzCase(files: project.files, arguments: project.argumentsForManifests())
  }
}

/// What the sources of a project are, in shares of a hundred.
struct Mixture {
  /// How many are Swift; the others are of the C family.
  let swift: Int
  /// How many are generated; the others are mutated real files.
  let generated: Int
  /// How many of the generated ones are mutated on top.
  let mutatedKnots: Int

  init(_ draw: inout Draw, mutations: MutationFamily) {
    swift = draw.one(100, 100, 100, 100, 95, 60, 0)
    // Knots are made for what moves parts about: nobody writes them.
    generated = mutations == .writing ? 0 : draw.one(100, 70, 30, 0, 0)
    mutatedKnots = draw.one(0, 20, 60)
  }
}

/// A project while it is made.
struct ProjectDraft {
  let subject: CaseWriter.Subject
  let seeds: SeedFiles
  let names: Names
  let mixture: Mixture
  let mutations: MutationFamily
  var draw: Draw

  private(set) var files: [FuzzCase.File] = []
  private var paths: Set<String> = []
  private var modules: [String] = []
  private var headers: [String] = []

  init(
    subject: CaseWriter.Subject, seeds: SeedFiles, names: Names, mixture: Mixture,
    mutations: MutationFamily, draw: Draw
  ) {
    self.subject = subject
    self.seeds = seeds
    self.names = names
    self.mixture = mixture
    self.mutations = mutations
    self.draw = draw
    modules = (0..<self.draw.number(in: 1...6)).map { "M\($0)" }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    if paths.insert(path).inserted { files.append(FuzzCase.File(path: path, bytes: bytes)) }
  }

  // MARK: Sources

  mutating func addSources(_ count: Int) {
    headers = (0..<8).map { "h\($0).h" }
    for index in 0..<count {
      let language: Language =
        draw.percent(mixture.swift) ? .swift : draw.one(.c, .cpp, .cpp, .objectiveC)
      add(path(of: language, index), source(in: language))
    }
  }

  private mutating func path(of language: Language, _ index: Int) -> String {
    let ending: String
    switch language {
    case .swift: ending = "swift"
    case .objectiveC: ending = draw.one("m", "h", "mm")
    case .c: ending = draw.one("c", "h")
    default: ending = draw.one("cpp", "h", "hpp", "cc")
    }
    let module = "Sources/\(draw.text(of: modules))"
    let folder = draw.once(in: 5) ? "/\(draw.one("include", "a", "a/b", "M0", "Tests"))" : ""
    if ending == "h", draw.percent(60) { return "\(module)\(folder)/\(draw.text(of: headers))" }
    if draw.once(in: 200) { return "\(module)\(folder)/\(hostileName()).\(ending)" }
    return "\(module)\(folder)/f\(index).\(ending)"
  }

  private mutating func hostileName() -> String {
    let name = draw.text(of: HostileNames.all.filter { !$0.isEmpty && $0.utf8.count < 200 })
    return name.split { $0 == "/" || $0 == "\0" }.joined(separator: "-")
  }

  private mutating func source(in language: Language) -> [UInt8] {
    guard draw.percent(mixture.generated) else { return mutated(in: language) }
    let part = draw.fork()
    let text: String
    if language == .swift {
      var knots = SwiftKnots(names: names, draw: part)
      text = knots.file(importing: modules)
    } else {
      var knots = ClangKnots(language, names: names, draw: part)
      text = knots.file(including: headers)
    }
    guard draw.percent(mixture.mutatedKnots) else { return Array(text.utf8) }
    return mutated(Tokenizer.tokens(of: Array(text.utf8), in: language), in: language)
  }

  private mutating func mutated(in language: Language) -> [UInt8] {
    let size = draw.one(200, 400, 800, 1500, 3000)
    let piece = seeds.piece(in: language, size: size, &draw) ?? []
    return mutated(piece, in: language)
  }

  private mutating func mutated(_ text: [Token], in language: Language) -> [UInt8] {
    let donors = (0..<2).compactMap { _ in seeds.piece(in: language, size: 500, &draw) }
    let sizeLimit = draw.once(in: 300) ? 64_000 : draw.once(in: 12) ? 12_000 : 4000
    return mutated(text, in: language, donors: donors, sizeLimit: sizeLimit)
  }

  /// A text with mutations of the family that the session makes, or of either.
  private mutating func mutated(
    _ text: [Token], in language: Language, donors: [[Token]], sizeLimit: Int
  ) -> [UInt8] {
    let isWriting = mutations == .all ? draw.percent(50) : mutations == .writing
    guard isWriting else {
      return Mutator(language: language, donors: donors, sizeLimit: sizeLimit)
        .mutated(text, &draw)
    }
    return WritingMutator(language: language, donors: donors, sizeLimit: sizeLimit)
      .mutated(text, &draw)
  }

  // MARK: Manifests

  /// Adds the files of a real project or a few small sources, and manifests of one or more formats.
  mutating func addManifests(from projects: SeedProjects) {
    if draw.percent(60), let project = projects.project(&draw) {
      // Of several manifests most stay as they are, so that the others are reached through them.
      let share = draw.one(100, 60, 30)
      for file in project {
        let language = Language(path: file.path)
        guard SeedProjects.isManifest(file.path), draw.percent(share) else {
          add(file.path, file.bytes)
          continue
        }
        let tokens = Tokenizer.tokens(of: file.bytes, in: language)
        add(file.path, mutatedManifest(tokens, in: language))
      }
    } else {
      let sources = (0..<12).map { "\($0 < 9 ? "\(draw.text(of: modules))/" : "")f\($0)" }
      for path in sources {
        let ending = draw.one("swift", "swift", "swift", "m", "h", "c")
        add("\(path).\(ending)", Array("import \(draw.text(of: modules))\n".utf8))
      }
      var writer = ManifestKnots(modules: modules, files: files.map(\.path), draw: draw.fork())
      for (path, text) in writer.files() {
        let language = Language(path: path)
        let tokens = Tokenizer.tokens(of: Array(text.utf8), in: language)
        add(path, draw.percent(60) ? tokens.text : mutatedManifest(tokens, in: language))
      }
    }
    if draw.once(in: 4) { addManifest() }
    if draw.once(in: 3) { addConfiguration() }
  }

  private mutating func mutatedManifest(_ text: [Token], in language: Language) -> [UInt8] {
    let donor = seeds.piece(in: language, size: 2000, &draw)
    let limit = draw.once(in: 30) ? 400_000 : 40_000
    return mutated(
      text, in: language, donors: [text] + (donor.map { [$0] } ?? []), sizeLimit: limit)
  }

  // MARK: Other files

  mutating func addOthers() {
    addManifest()
    addConfiguration()
    var others = ProjectFiles(modules: modules, names: names, draw: draw.fork())
    if draw.once(in: 6) { addText("archcheck-baseline.yml", others.baseline()) }
    if draw.once(in: 6) { addText("docs/graph.dot", others.dot()) }
    if draw.once(in: 6) { addText("docs/graph.mmd", others.mermaid()) }
    if draw.once(in: 12) { addText("docs/graph.md", "# A\n```mermaid\n\(others.mermaid())```\n") }
    if draw.once(in: 12) { addText("docs/graph.yml", others.yamlGraph()) }
    if draw.once(in: 8) { addText(".github/CODEOWNERS", others.owners()) }
    if draw.once(in: 8) {
      addText(
        draw.one("Sources/M0/include/module.modulemap", "Sources/M0/x.modulemap"),
        others.moduleMap())
    }
    if draw.once(in: 6) {
      let folder = draw.one("", "Sources/", "Sources/M0/")
      addText("\(folder).gitignore", others.ignored())
      add(".git/HEAD", Array("ref: refs/heads/main\n".utf8))
      var index = others.gitIndex(of: files.map(\.path))
      if draw.percent(50), !index.isEmpty { index[draw.below(index.count)] = draw.byte() }
      if draw.once(in: 4) { index.removeLast(draw.below(index.count)) }
      add(".git/index", index)
    }
  }

  /// Adds a text, mutated as often as not.
  private mutating func addText(_ path: String, _ text: String) {
    guard draw.percent(50) else { return add(path, Array(text.utf8)) }
    let language = Language(path: path)
    let tokens = Tokenizer.tokens(of: Array(text.utf8), in: language)
    add(path, mutated(tokens, in: language))
  }

  private mutating func addManifest() {
    var writer = ProjectFiles(modules: modules, names: names, draw: draw.fork())
    switch draw.below(10) {
    case 0...3: addText("Package.swift", writer.package())
    case 4: addText("project.yml", writer.xcodeGen())
    case 5: for module in modules { addText("\(module).podspec", writer.podspec(module)) }
    case 6: addText("\(modules[0]).podspec.json", writer.podspecJSON(modules[0]))
    case 7:
      addText("Package.swift", writer.package())
      addText("Package@swift-5.9.swift", writer.package())
      addText("Sub/Package.swift", writer.package())
      addText("project.yml", writer.xcodeGen())
    default: break
    }
  }

  private mutating func addConfiguration() {
    let words = words
    switch draw.below(10) {
    case 0...3:
      let writer = ConfigurationWriter(
        schema: subject.schema, presets: subject.presets, words: words)
      let text = Array(writer.text(&draw).utf8)
      let tokens = Tokenizer.tokens(of: text, in: .yaml)
      add("archcheck.yml", draw.percent(85) ? text : mutated(tokens, in: .yaml))
    case 4, 5:
      // A real one; its patterns select something by chance.
      let file = seeds.file(in: .yaml, &draw) {
        $0.hasSuffix("archcheck.yml") || $0.contains("Presets/Files")
      }
      guard let file else { return }
      add("archcheck.yml", draw.percent(60) ? file.text : mutated(file, in: .yaml))
    default: break
    }
  }

  /// Words for names, selectors and patterns.
  private var words: [String] {
    names.types + names.protocols + names.members + modules + [
      "*", "**", "M*", "{a}", "{!a}", "{a:N0|N1}", "N{0,1}", "tag:a", "type:N0", "type:M0.N1",
      "path:**/f*.swift", "path:Sources/{a}/**", "module:M0", "module:M*", "external:*",
      "external:Foundation", "symbol:m*", "conforms-to:P0", "inherits-from:N0", "kind:class",
      "attribute:objc", "Sources/*/", "Sources/**", "r0", "2026-01-01", "95%", "1MB",
    ]
  }

  mutating func arguments() -> [String] { commandLines.arguments(&draw) }

  mutating func argumentsForManifests() -> [String] {
    commandLines.argumentsForManifests(&draw)
  }

  private var commandLines: CommandLineWriter {
    let usable = words.filter { !$0.isEmpty && !$0.hasPrefix("-") }
    let paths = files.map(\.path).filter { !$0.contains("\n") && !$0.contains(":") }
    return CommandLineWriter(words: usable, files: paths, kinds: subject.kinds)
  }
}

import ProjectFormats
import HeaderLayouts
import ProjectModel
import SourceText

/// Changes the modules that were found as the configuration says, and adds those that it describes.
///
/// A module that the configuration names has exactly the files that its paths match. Files that other
/// modules had are theirs no longer, unless manifests share them or the configuration names them for
/// both.
struct GivenModules {
  /// A module as the configuration describes it, captures filled in.
  private struct Given {
    var name: String
    /// The entry that describes it.
    var entry: GivenModule
    /// The entry of a family whose member it is too; it counts where `entry` says nothing.
    var family: GivenModule?
    /// Its files, sorted by bytes; `nil` when the configuration names none.
    var files: [String]?
    /// Fills the captures of the family's name.
    var fill: @Sendable (GivenModule.Dependency) -> String = { $0.name }

    var kind: ModuleKind? { entry.kind ?? family?.kind }
    var role: ModuleRole? { entry.role ?? family?.role }
    var dependencies: [GivenModule.Dependency]? { entry.dependencies ?? family?.dependencies }
  }

  private let options: DiscoveryOptions
  private let found: [ModuleDescription]
  private let isGuess: (ModuleDescription) -> Bool
  private let sources: [String]
  private let reader: ManifestReader
  private let issues: ConfigurationIssues
  /// The modules found by their names.
  private let indexes: [ByteKey: [Int]]
  /// The modules that a name stands for in manifests, such as a product's.
  private let products: [ByteKey: [String]]

  /// Takes what was found.
  ///
  /// - Parameters:
  ///   - options: what the configuration says.
  ///   - found: the modules that manifests declare, or that were guessed.
  ///   - isGuess: whether one of them was guessed: then it yields to the configuration silently.
  ///   - sources: all source files that take part, sorted by bytes.
  ///   - reader: takes problems.
  ///   - issues: takes mistakes of the configuration.
  init(
    _ options: DiscoveryOptions, found: [ModuleDescription],
    isGuess: @escaping (ModuleDescription) -> Bool, sources: [String], reader: ManifestReader,
    issues: ConfigurationIssues
  ) {
    self.options = options
    self.found = found
    self.isGuess = isGuess
    self.reader = reader
    self.issues = issues
    // What git ignores counts where a manifest names it.
    let all = options.modules.isEmpty ? [] : (sources + found.flatMap(\.sources)).sortedByBytes()
    self.sources = all.filter {
      !SwiftPackageFormat.recognises(fileName: ProjectPath.name(of: $0))
    }
    indexes = Dictionary(grouping: found.indices) { ByteKey(found[$0].name) }
    let linked = found.lazy.flatMap(\.dependencies).filter { !$0.modules.isEmpty }
    products = Dictionary(linked.map { (ByteKey($0.name), $0.modules) }) { first, _ in first }
  }

  /// All modules, unsorted. O(sources · entries).
  func applied() -> [ModuleDescription] {
    guard !options.modules.isEmpty else { return found }
    let given = expanded()
    reportShared(given)
    let known = found.map(\.name) + given.filter { $0.files != nil }.map(\.name)
    var places = given.map { targets(of: $0, amid: known) }
    var modules = withoutTaken(given, places)
    for (number, given) in given.enumerated() {
      for index in places[number] { change(&modules[index], by: given) }
      guard places[number].isEmpty, given.files != nil else { continue }
      places[number] = [modules.count]
      modules.append(module(given))
    }
    let names = Set(modules.map { ByteKey($0.name) })
    for (given, places) in zip(given, places) {
      link(given, at: places, in: &modules, names: names)
    }
    // Nothing is left of a guess whose files are all in modules of the configuration.
    return modules.indices.filter { index in
      index >= found.count || !modules[index].sources.isEmpty || !isGuess(found[index])
    }.map { modules[$0] }
  }

  // MARK: - What the entries stand for

  /// The modules that the entries describe: those named outright, then those of families, each file
  /// belonging to the first family that takes it.
  private func expanded() -> [Given] {
    var result: [Given] = []
    var places: [ByteKey: Int] = [:]
    var claimed: Set<ByteKey> = []
    for entry in options.modules where !entry.isFamily {
      let files = entry.member.map { member in sources.filter { member($0) != nil } }
      if let files {
        claimed.formUnion(files.map(ByteKey.init))
        if files.isEmpty, ![.binary, .system].contains(entry.kind) { reportEmpty(entry) }
      }
      places[ByteKey(entry.name)] = result.count
      result.append(Given(name: entry.name, entry: entry, files: files))
    }
    for entry in options.modules where entry.isFamily {
      guard let member = entry.member else { continue }
      var isEmpty = true
      for path in sources where !claimed.contains(ByteKey(path)) {
        guard let member = member(path) else { continue }
        isEmpty = false
        claimed.insert(ByteKey(path))
        let key = ByteKey(member.name)
        guard let place = places[key] else {
          places[key] = result.count
          result.append(
            Given(name: member.name, entry: entry, files: [path], fill: member.fill))
          continue
        }
        // An entry that names the module and its files stands in for the family's.
        if !result[place].entry.isFamily {
          if result[place].entry.member != nil { continue }
          result[place].family = entry
          result[place].fill = member.fill
        }
        result[place].files = (result[place].files ?? []) + [path]
      }
      if isEmpty { reportEmpty(entry) }
    }
    return result
  }

  private func reportEmpty(_ entry: GivenModule) {
    reader.report(
      Problem(
        .emptyModule,
        message: "The module \(entry.name) has no source file: correct its paths.",
        location: entry.location))
  }

  /// The modules found that an entry changes; none when it describes a new one.
  ///
  /// - Parameter names: all that a module may be called, for advice.
  private func targets(of given: Given, amid names: [String]) -> [Int] {
    let known = indexes[ByteKey(given.name)] ?? []
    guard let files = given.files else {
      if known.isEmpty { reportUnknown(given.entry, amid: names) }
      return known
    }
    if known.count < 2 { return known }
    let wanted = Set(files.map(ByteKey.init))
    let owners = known.filter { index in
      found[index].sources.contains { wanted.contains(ByteKey($0)) }
    }
    if owners.count == 1 { return owners }
    let folders = known.map { found[$0].folder.isEmpty ? "." : found[$0].folder }
    issues.report(
      "There are \(known.count) modules `\(given.name)`, in \(folders.joined(separator: ", ")): "
        + "give paths that only one of them has, or none to change them all.",
      at: given.entry.location)
    return []
  }

  private func reportUnknown(_ entry: GivenModule, amid names: [String]) {
    let near = nearestSpelling(to: entry.name, in: names)
    issues.report(
      "There is no module `\(entry.name)`. " + (near.map { "Did you mean `\($0)`? " } ?? "")
        + "A new module needs its folder: write `path: Sources/\(entry.name)`.",
      at: entry.location)
  }

  // MARK: - Who owns a file

  /// Says which files two entries name: both modules have them.
  private func reportShared(_ given: [Given]) {
    var first: [ByteKey: Int] = [:]
    var shared: [[Int]: [String]] = [:]
    for (index, given) in given.enumerated() {
      for path in given.files ?? [] {
        if let other = first[ByteKey(path)] {
          shared[[other, index], default: []].append(path)
        } else {
          first[ByteKey(path)] = index
        }
      }
    }
    for (pair, paths) in shared.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let verb = paths.count == 1 ? "it counts" : "they count"
      reader.report(
        Problem(
          .moduleOverlap,
          message: "The modules \(given[pair[0]].name) and \(given[pair[1]].name) both have "
            + "\(Self.phrase(paths)), and \(verb) in both. If that is not intended, narrow the "
            + "paths of one of them.",
          location: given[pair[1]].entry.location))
    }
  }

  /// The modules found without the files that the configuration gives to others.
  private func withoutTaken(_ given: [Given], _ targets: [[Int]]) -> [ModuleDescription] {
    var modules = found
    var owners: [ByteKey: [Int]] = [:]
    for (index, module) in found.enumerated() {
      for path in module.sources { owners[ByteKey(path), default: []].append(index) }
    }
    let rewritten = Set(zip(given, targets).lazy.filter { $0.0.files != nil }.flatMap(\.1))
    var lost: [Int: Set<ByteKey>] = [:]
    var thefts: [SourceLocation: Theft] = [:]
    for (given, own) in zip(given, targets) {
      for path in given.files ?? [] {
        let before = owners[ByteKey(path)] ?? []
        // What manifests share stays shared.
        if before.contains(where: own.contains) { continue }
        let others = before.filter { !rewritten.contains($0) }
        guard !others.isEmpty else { continue }
        for other in others { lost[other, default: []].insert(ByteKey(path)) }
        let losers = others.filter { !isGuess(found[$0]) }
        if losers.isEmpty { continue }
        thefts[given.entry.location, default: Theft(entry: given.entry)].add(path, from: losers)
      }
    }
    for (index, paths) in lost {
      modules[index].sources.removeAll { paths.contains(ByteKey($0)) }
    }
    thefts.values.forEach(report)
    return modules
  }

  /// The files that one entry takes from modules found.
  private struct Theft {
    var entry: GivenModule
    var paths: [String] = []
    /// Indices of the modules that had them.
    var losers: Set<Int> = []

    init(entry: GivenModule) { self.entry = entry }

    mutating func add(_ path: String, from others: [Int]) {
      paths.append(path)
      losers.formUnion(others)
    }
  }

  /// One note for each entry, also for one that stands for many modules.
  private func report(_ theft: Theft) {
    let names = theft.losers.map { found[$0].name }.sortedByBytes()
    let more = names.count > 3 ? " and \(names.count - 3) more modules" : ""
    let isOne = theft.paths.count == 1
    let name = theft.entry.name
    let subject = theft.entry.isFamily ? "The modules \(name) take" : "The module \(name) takes"
    reader.report(
      Problem(
        .moduleOverlap, severity: .info,
        message: "\(subject) \(Self.phrase(theft.paths.sortedByBytes())) from "
          + "\(names.prefix(3).joined(separator: ", "))\(more): "
          + "\(isOne ? "it belongs" : "they belong") to \(name) alone. If that is not intended, "
          + "narrow its paths.",
        location: theft.entry.location))
  }

  private static func phrase(_ paths: [String]) -> String {
    let more = paths.count - 1
    let others = more == 0 ? "" : " and \(more) more \(more == 1 ? "file" : "files")"
    return (paths.first ?? "") + others
  }

  // MARK: - Making and changing modules

  private func change(_ module: inout ModuleDescription, by given: Given) {
    if module.isGuessed {
      module.isGuessed = false
      module.declaresDependencies = false
    }
    if let kind = given.kind { module.kind = kind }
    if let role = given.role { module.role = role }
    guard let files = given.files, !files.elementsEqual(module.sources, by: Self.areEqual) else {
      return
    }
    module.sources = files
    module.folder = commonFolder(files.map(ProjectPath.folder)) ?? module.folder
    let fresh = module.withHeaders(from: reader.source)
    module.sources = fresh.sources
    module.headers.merge(fresh.headers)
  }

  private static func areEqual(_ left: String, _ right: String) -> Bool {
    left.equalsInBytes(right)
  }

  private func module(_ given: Given) -> ModuleDescription {
    let files = given.files ?? []
    let isDemo = options.isDemo(given.name)
    let role = given.role ?? (given.kind == .test ? .test : isDemo ? .demo : .production)
    return ModuleDescription(
      name: given.name, role: role, kind: given.kind ?? (role == .test ? .test : .library),
      package: given.name, folder: commonFolder(files.map(ProjectPath.folder)) ?? "",
      location: given.entry.location, sources: files
    ).withHeaders(from: reader.source)
  }

  /// Gives modules the dependencies that the configuration lists for them.
  private func link(
    _ given: Given, at places: [Int], in modules: inout [ModuleDescription], names: Set<ByteKey>
  ) {
    guard let dependencies = given.dependencies else {
      for index in places where index >= found.count {
        modules[index].declaresDependencies = false
      }
      return
    }
    let linked = dependencies.compactMap { dependency -> DeclaredDependency? in
      let written = given.fill(dependency)
      let name = [written, moduleName(from: written)].first { names.contains(ByteKey($0)) }
      let found = name.map { [$0] } ?? products[ByteKey(written)] ?? []
      // A family's dependency need not exist for every member.
      if found.isEmpty, dependency.hasCaptures { return nil }
      var declared = DeclaredDependency(
        name: name ?? written, modules: found, location: dependency.location)
      declared.isFetched = found.isEmpty
      return declared
    }
    for index in places {
      modules[index].dependencies = linked
      modules[index].declaresDependencies = true
    }
  }
}

import Configuration
import RuleLanguage
import SourceText

/// What of a project the signs of presets, and values of their parameters, are looked for in.
package struct ProjectTraits: Sendable {
  /// Folders that hold a file at whatever depth, by their paths from the root.
  package var folders: [String]
  /// Files of any sort, by their paths from the root.
  package var files: [String]
  /// Names of modules, without demos and tests.
  package var modules: [String]
  /// Names of modules that some file imports.
  package var imports: [String]
  /// Names of declarations at the top of files.
  package var declarations: [String]
  /// Names of modules that are applications, without demos, the likeliest main one first.
  package var applications: [String]
  /// What from outside the types of the project use.
  package var uses: [ExternalUse]
  /// Names of modules that show other ones.
  package var demos: [String]
  /// The endings of their names.
  package var demoEndings: [String]
  /// Names of protocols that types of other modules adopt.
  package var adoptedProtocols: [String]
  /// The libraries of the project with the libraries that their files import, by name.
  package var libraries: [String: Set<String>]
  /// What modules declare at the top of files.
  package var declared: [ModuleDeclaration]
  /// The folder that holds the sources of an application, by its name.
  package var applicationFolders: [String: String]
  /// Number of source files that say how the team builds: neither tests nor other people's code.
  package var sourceFiles: Int
  /// The files of libraries by their paths from the library's own folder, by the library's name.
  package var libraryFiles: [String: [String]]
  /// What types are, by their names: the names of their attributes and of all their supertypes.
  package var natures: [String: Set<String>]
  /// The folders below which nothing but tests lie.
  private let testFolders: [String]

  /// A type of the project and the name of something from outside that it uses.
  package struct ExternalUse: Hashable, Sendable {
    /// The type, without its module.
    package var type: String
    /// The name, as it is written.
    package var name: String

    /// Pairs the two.
    package init(type: String, name: String) {
      self.type = type
      self.name = name
    }
  }

  /// A declaration at the top of a file with the module that it belongs to.
  package struct ModuleDeclaration: Hashable, Sendable {
    /// The module's name.
    package var module: String
    /// The kind and the name: `protocol Screen`.
    package var text: String

    /// Names a declaration.
    package init(module: String, text: String) {
      self.module = module
      self.text = text
    }
  }

  /// Collects traits; the folders are those around the files.
  package init(
    files: [String], modules: [String], imports: [String], declarations: [String],
    applications: [String] = [], uses: Set<ExternalUse> = [], demos: [String] = [],
    demoEndings: [String] = [], adoptedProtocols: Set<String> = [],
    libraries: [String: Set<String>] = [:],
    declared: Set<ModuleDeclaration> = [],
    applicationFolders: [String: String] = [:], testFolders: Set<String> = [],
    sourceFiles: Int = 0, libraryFiles: [String: [String]] = [:],
    natures: [String: Set<String>] = [:]
  ) {
    self.sourceFiles = sourceFiles
    self.libraryFiles = libraryFiles
    self.natures = natures
    self.files = files.sorted { $0.precedesInBytes($1) }
    var folders: Set<String> = []
    for file in files {
      var path = Substring(file)
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !folders.insert(String(path)).inserted { break }
      }
    }
    self.folders = folders.sorted { $0.precedesInBytes($1) }
    self.modules = Set(modules).sorted { $0.precedesInBytes($1) }
    self.imports = Set(imports).sorted { $0.precedesInBytes($1) }
    self.declarations = Set(declarations).sorted { $0.precedesInBytes($1) }
    var seen: Set<String> = []
    self.applications = applications.filter { seen.insert($0).inserted }
    self.demos = Set(demos).sorted { $0.precedesInBytes($1) }
    self.demoEndings = demoEndings
    self.adoptedProtocols = adoptedProtocols.sorted { $0.precedesInBytes($1) }
    self.libraries = libraries
    self.declared = declared.sorted { left, right in
      left.module.equalsInBytes(right.module)
        ? left.text.precedesInBytes(right.text) : left.module.precedesInBytes(right.module)
    }
    self.applicationFolders = applicationFolders
    self.testFolders = testFolders.sorted { $0.precedesInBytes($1) }
    self.uses = uses.sorted { left, right in
      left.type.equalsInBytes(right.type)
        ? left.name.precedesInBytes(right.name) : left.type.precedesInBytes(right.type)
    }
  }

  /// What there is of a subject, by names or paths, sorted.
  func matches(_ subject: PresetSign.Subject, _ pattern: Pattern) -> [String] {
    switch subject {
    case .folder: folders.filter { pattern.matches($0) && !isTest($0) }
    case .topFolder: topFolders.filter { pattern.matches(String($0.name)) }.map(\.path)
    case .file: files.filter(pattern.matches)
    case .module: (modules + demos).filter(pattern.matches)
    case .import: imports.filter(pattern.matches)
    case .declaration: declarations.filter(pattern.matches)
    case .application: applications.filter(pattern.matches)
    case .folderAround: largestGroup(around: pattern)
    case .folderWithout: oddFolders(beside: pattern)
    case .folderOf: largestNamesake(among: codeFiles.filter(pattern.matches).map(Self.parent))
    case .folderBeside: largestNamesake(among: siblings(of: pattern))
    case .applicationFolder:
      applications.filter(pattern.matches).compactMap { applicationFolders[$0] }
    case .moduleOf:
      Set(declared.filter { pattern.matches($0.text) }.map(\.module))
        .sorted { $0.precedesInBytes($1) }
    case .moduleWith:
      libraryFiles.filter { $0.value.contains(where: pattern.matches) }.keys
        .sorted { $0.precedesInBytes($1) }
    case .adoptedEnding: protocols(endingIn: pattern)
    case .demoEnding: demoEndings.filter(pattern.matches)
    case .sharedModule: sharedModules(pattern)
    case .baseModule: baseModules(pattern)
    case .partnerOf: partners(of: pattern)
    case .userOf:
      Set(uses.filter { pattern.matches($0.name) }.map(\.type)).sorted { $0.precedesInBytes($1) }
    }
  }

  /// What there is of a candidate, by names or paths, sorted.
  func matches(_ candidate: ParameterCandidate) -> [String] {
    var found = matches(candidate.subject, candidate.pattern)
    if let also = candidate.also {
      let others = Set(matches(candidate.subject, also))
      found.removeAll { !others.contains($0) }
    }
    if let unless = candidate.unless {
      found.removeAll { name in
        unless.matches(name) || natures[name]?.contains(where: unless.matches) == true
      }
    }
    return found
  }

  /// The folders near the top, with their names: of the project, and of the sources of its
  /// applications, which often lie in a folder within a folder of one name. Those within one of many
  /// modules are that module's, unless it is an application.
  private var topFolders: [(path: String, name: Substring)] {
    let parts = modules.count > Self.fewModules ? Set(modules.map { $0[...] }) : []
    let starts = applicationFolders.values.filter { !$0.isEmpty }.map { $0.split(separator: "/") }
    return folders.filter { !isTest($0) }.compactMap { path in
      let names = path.split(separator: "/")
      let isInApplication = starts.contains { start in
        names.count > start.count && names.count < start.count + 3 && names.starts(with: start)
      }
      let isNearTop = names.count < 3 || names.count == 3 && names[..<2].contains("Sources")
      guard isInApplication || isNearTop && !names.dropLast().contains(where: parts.contains)
      else { return nil }
      return names.last.map { (path, $0) }
    }
  }

  private func isTest(_ path: String) -> Bool {
    testFolders.contains { path.equalsInBytes($0) || path.hasPrefix($0 + "/") }
  }

  /// The files that are none of tests.
  private var codeFiles: [String] { files.filter { !isTest($0) } }

  private static func parent(_ path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The folders that share a folder with one whose name a pattern matches.
  private func siblings(of pattern: Pattern) -> [String] {
    let code = folders.filter { !isTest($0) }
    func matches(_ folder: String) -> Bool {
      folder.split(separator: "/").last.map { pattern.matches(String($0)) } == true
    }
    let parents = Set(code.filter(matches).map(Self.parent))
    return code.filter { !matches($0) && parents.contains(Self.parent($0)) }
  }

  /// Of some folders those that share the name which most of them have; the first by name where
  /// several do.
  private func largestNamesake(among folders: [String]) -> [String] {
    var groups: [String: Set<String>] = [:]
    for folder in folders where !folder.isEmpty {
      groups[folder.split(separator: "/").last.map(String.init) ?? "", default: []].insert(folder)
    }
    let largest = groups.max { left, right in
      left.value.count == right.value.count
        ? right.key.precedesInBytes(left.key) : left.value.count < right.value.count
    }
    return largest.map { $0.value.sorted { $0.precedesInBytes($1) } } ?? []
  }

  /// For each library the others that depend on it.
  private var users: [String: Set<String>] {
    var users: [String: Set<String>] = [:]
    for (user, used) in libraries {
      for library in used where library != user { users[library, default: []].insert(user) }
    }
    return users
  }

  /// Of the protocols that other modules adopt those with the most frequent last word.
  private func protocols(endingIn pattern: Pattern) -> [String] {
    let groups = Dictionary(grouping: adoptedProtocols, by: \.lastWord)
      .filter { pattern.matches($0.key) && $0.value.allSatisfy { $0 != $0.lastWord } }
    let largest = groups.max { left, right in
      left.value.count == right.value.count
        ? right.key.precedesInBytes(left.key) : left.value.count < right.value.count
    }
    return largest?.value ?? []
  }

  /// The libraries on which two or more others depend, and at least a quarter of all.
  private func sharedModules(_ pattern: Pattern) -> [String] {
    let users = users
    return libraries.keys.filter { name in
      let count = users[name]?.count ?? 0
      return count > 1 && count * 4 >= libraries.count - 1 && pattern.matches(name)
    }.sorted { $0.precedesInBytes($1) }
  }

  /// The library on which most others depend, at least half of them, and which depends on none.
  private func baseModules(_ pattern: Pattern) -> [String] {
    let users = users
    let bases = libraries.filter { name, used in
      used.subtracting([name]).isEmpty && (users[name]?.count ?? 0) * 2 >= libraries.count - 1
        && users[name] != nil && pattern.matches(name)
    }.keys
    let most = bases.max { left, right in
      let (own, other) = (users[left]?.count ?? 0, users[right]?.count ?? 0)
      return own == other ? right.precedesInBytes(left) : own < other
    }
    return most.map { [$0] } ?? []
  }

  /// The folders that hold the modules of a package.
  private static let packageFolders: Set<Substring> = ["Sources", "Tests"]

  /// Modules of an application and what it brings along: no division of the code.
  private static let fewModules = 3

  /// The modules whose name, with what follows the last `*` of a pattern, is that of a module which
  /// the pattern matches; where there is no such module, one with the stem and a usual ending: `ShopKit`
  /// beside `ShopUI`. No application is anybody's partner.
  private func partners(of pattern: Pattern) -> [String] {
    let ending = pattern.text.split(separator: "*", omittingEmptySubsequences: false).last ?? ""
    let names = Set(modules).subtracting(applications)
    return modules.filter { $0.hasSuffix(ending) && pattern.matches($0) }.flatMap { module in
      let stem = String(module.dropLast(ending.count))
      return names.contains(stem)
        ? [stem] : Self.usualEndings.map { stem + $0 }.filter { names.contains($0) && $0 != module }
    }
  }

  private static let usualEndings = ["Base", "Core", "Foundation", "Kit", "SDK"]

  /// The most folders in one folder that each hold a file whose path below them a pattern matches:
  /// two or more, and at least half of the folders there, or none. Where few of many do, the folder
  /// is one for all sorts of code; `Sources` and `Tests` always are, in a package of modules.
  private func largestGroup(around pattern: Pattern) -> [String] {
    var groups: [String: Set<String>] = [:]
    var folderCounts: [String: Int] = [:]
    for folder in folders {
      folderCounts[folder.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    for file in codeFiles {
      let names = file.split(separator: "/")
      for depth in names.indices.dropLast().dropFirst() {
        let rest = names[(depth + 1)...].joined(separator: "/")
        guard pattern.matches(rest), !Self.packageFolders.contains(names[depth - 1]) else {
          continue
        }
        groups[names[..<depth].joined(separator: "/"), default: []]
          .insert(names[...depth].joined(separator: "/"))
      }
    }
    let typical = groups.filter { $0.value.count * 2 >= folderCounts[$0.key, default: 0] }
    let largest = typical.max { left, right in
      left.value.count == right.value.count
        ? right.key.precedesInBytes(left.key) : left.value.count < right.value.count
    }
    guard let members = largest?.value, members.count > 1 else { return [] }
    return members.sorted { $0.precedesInBytes($1) }
  }
}

extension ProjectTraits {
  /// The folders with sources beside those of the largest group around a pattern.
  private func oddFolders(beside pattern: Pattern) -> [String] {
    let group = largestGroup(around: pattern)
    guard let first = group.first else { return [] }
    let home = Self.parent(first) + "/"
    var odd: Set<String> = []
    for file in codeFiles where file.hasPrefix(home) && Self.isSource(file) {
      let rest = file.dropFirst(home.count)
      guard let slash = rest.firstIndex(of: "/") else { continue }
      odd.insert(home + rest[..<slash])
    }
    return odd.subtracting(group).sorted { $0.precedesInBytes($1) }
  }

  private static func isSource(_ file: String) -> Bool {
    let endings: Set<Substring> = ["swift", "m", "mm", "h", "c", "cc", "cpp"]
    return endings.contains(file[file.index(after: file.lastIndex(of: ".") ?? file.startIndex)...])
  }
}

extension String {
  /// The last word of a name in camel case: `Request` of `LoginRequest`.
  var lastWord: String {
    lastIndex(where: \.isUppercase).map { String(self[$0...]) } ?? self
  }
}

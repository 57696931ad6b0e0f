import Configuration
import RuleLanguage
import SourceText

/// What of a project the signs of presets, and values of their parameters, are looked for in.
package struct ProjectTraits: Sendable {
  /// Folders that hold a file at whatever depth, by their paths from the root.
  package var folders: [String]
  /// Files of any sort, by their paths from the root.
  package var files: [String]
  /// Names of modules.
  package var modules: [String]
  /// Names of modules that some file imports.
  package var imports: [String]
  /// Names of declarations at the top of files.
  package var declarations: [String]
  /// Names of modules that are applications, without demos.
  package var applications: [String]
  /// What from outside the types of the project use.
  package var uses: [ExternalUse]

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

  /// Collects traits; the folders are those around the files.
  package init(
    files: [String], modules: [String], imports: [String], declarations: [String],
    applications: [String] = [], uses: Set<ExternalUse> = []
  ) {
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
    self.applications = Set(applications).sorted { $0.precedesInBytes($1) }
    self.uses = uses.sorted { left, right in
      left.type.equalsInBytes(right.type)
        ? left.name.precedesInBytes(right.name) : left.type.precedesInBytes(right.type)
    }
  }

  /// What there is of a subject, by names or paths, sorted.
  func matches(_ subject: PresetSign.Subject, _ pattern: Pattern) -> [String] {
    switch subject {
    case .folder: folders.filter(pattern.matches)
    case .topFolder: topFolders.filter { pattern.matches(String($0.name)) }.map(\.path)
    case .file: files.filter(pattern.matches)
    case .module: modules.filter(pattern.matches)
    case .import: imports.filter(pattern.matches)
    case .declaration: declarations.filter(pattern.matches)
    case .application: applications.filter(pattern.matches)
    case .folderAround: largestGroup(around: pattern)
    case .partnerOf: partners(of: pattern)
    case .userOf:
      Set(uses.filter { pattern.matches($0.name) }.map(\.type)).sorted { $0.precedesInBytes($1) }
    }
  }

  /// The folders near the top, with their names. Those within one of many modules are that module's.
  private var topFolders: [(path: String, name: Substring)] {
    let parts = modules.count > Self.fewModules ? Set(modules.map { $0[...] }) : []
    return folders.compactMap { path in
      let names = path.split(separator: "/")
      let isNearTop = names.count < 3 || names.count == 3 && names[..<2].contains("Sources")
      guard isNearTop, !names.dropLast().contains(where: parts.contains) else { return nil }
      return names.last.map { (path, $0) }
    }
  }

  /// The folders that hold the modules of a package.
  private static let packageFolders: Set<Substring> = ["Sources", "Tests"]

  /// Modules of an application and what it brings along: no division of the code.
  private static let fewModules = 3

  /// The modules whose name, with what follows the last `*` of a pattern, is that of a module which
  /// the pattern matches.
  private func partners(of pattern: Pattern) -> [String] {
    let ending = pattern.text.split(separator: "*", omittingEmptySubsequences: false).last ?? ""
    let names = Set(modules)
    return modules.filter { $0.hasSuffix(ending) && pattern.matches($0) }
      .map { String($0.dropLast(ending.count)) }.filter(names.contains)
  }

  /// The most folders in one folder that each hold a file whose path below them a pattern matches:
  /// two or more, and at least half of the folders there, or none. Where few of many do, the folder
  /// is one for all sorts of code; `Sources` and `Tests` always are, in a package of modules.
  private func largestGroup(around pattern: Pattern) -> [String] {
    var groups: [String: Set<String>] = [:]
    var folderCounts: [String: Int] = [:]
    for folder in folders {
      folderCounts[folder.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += 1
    }
    for file in files {
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

/// How well a project fits a preset.
package struct PresetFit: Sendable {
  /// A sign of the preset that the project gives.
  package struct Found: Sendable {
    /// The sign.
    package var sign: PresetSign
    /// Number of things that match it, at least 1.
    package var count: Int
    /// The first of them by name.
    package var example: String

    /// Whether the sign says something about the whole project. One that speaks against the preset
    /// does not where it is rare: less than a tenth of what speaks for it among things of its sort.
    fileprivate func counts(among found: [Found]) -> Bool {
      guard sign.weight < 0 else { return true }
      let speaking = found.filter { $0.sign.weight > 0 && $0.sign.subject == sign.subject }
      return count * 10 >= speaking.map(\.count).max() ?? 0
    }
  }

  /// The preset.
  package var preset: Preset
  /// The signs found, in the preset's order.
  package var found: [Found]

  /// The signs that speak for the preset and are not there.
  package var missing: [PresetSign] {
    preset.signs.filter { sign in sign.weight > 0 && !found.contains { $0.sign == sign } }
  }

  /// What the signs found weigh together.
  package var weight: Int { found.reduce(0) { $0 + $1.sign.weight } }

  /// What the signs that speak for the preset weigh together.
  package var fullWeight: Int { preset.signs.reduce(0) { $0 + max(0, $1.weight) } }

  /// Whether at least half of the weight of the signs that speak for the preset is there.
  package var isGood: Bool { weight > 0 && weight * 2 >= fullWeight }
}

/// How well a project fits each preset that has signs: the one of most weight first, among equals the
/// one that asks for most, then by name.
///
/// Complexity: O(signs · things).
package func presetFits(_ presets: [Preset], to traits: ProjectTraits) -> [PresetFit] {
  presets.filter { !$0.signs.isEmpty }.map { preset in
    let all = preset.signs.compactMap { found($0, in: traits) }
    return PresetFit(preset: preset, found: all.filter { $0.counts(among: all) })
  }.sorted { left, right in
    let (own, other) = ((left.weight, left.fullWeight), (right.weight, right.fullWeight))
    return own == other ? left.preset.name.precedesInBytes(right.preset.name) : own > other
  }
}

private func found(_ sign: PresetSign, in traits: ProjectTraits) -> PresetFit.Found? {
  let matches = traits.matches(sign.subject, sign.pattern)
  guard matches.count >= sign.minimum else { return nil }
  return matches.first.map { PresetFit.Found(sign: sign, count: matches.count, example: $0) }
}

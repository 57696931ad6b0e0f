import Findings
import JSONText
import ManifestRules
import ProjectFormats
import ProjectModel
import RuleLanguage
import SourceText
import SwiftManifests

/// Mends what rules of the kind `manifest` report and what can be mended without doubt: missing
/// dependencies are added, unused, misplaced and duplicate ones removed.
///
/// Only `Package.swift` and XcodeGen specifications are edited, dependency by dependency. After each
/// edit all manifests are read again; one after which they do not declare just what was meant is
/// taken back and told. Since a dependency may become unused once another one is declared, the
/// project is analysed again with the edited manifests until nothing more is to do. No file is
/// written.
///
/// - Returns: the changes, and the absolute path of the folder that they are relative to.
/// - Throws: a ``CommandFailure`` as ``analyse(_:clock:progress:)``.
/// - Complexity: O(findings · names below the root), and some analyses.
package func fixManifests(
  of request: AnalysisRequest, with check: CheckRequest, progress: ProgressMeter
) throws(CommandFailure) -> (fix: ManifestFix, root: String) {
  let root = try ProjectRoot(
    path: request.path, searching: request.search, in: request.surroundings)
  var request = request
  var fix = ManifestFix()
  for _ in 0..<maximumRounds {
    var clock = PhaseClock()
    let analysis = try analyse(request, clock: &clock, progress: progress)
    if !check.allowsSetAside {
      try analysis.requireNoGaps(
        "The manifests stay as they are: what was not read may use what looks unused.")
    }
    let report = try analysis.checked(check, clock: &clock)
    var fixer = ManifestFixer(analysis)
    for violation in report.violations where violation.kind == "manifest" {
      if violation.status == .new { fixer.fix(violation) }
    }
    fix.accepted = report.violations.count { $0.kind == "manifest" && $0.status == .baseline }
    fix.changes += fixer.changes
    fix.left = fixer.left
    if fixer.texts == request.replacedTexts { break }
    request.replacedTexts = fixer.texts
  }
  let documents = ProjectDocuments(root: root)
  fix.files = request.replacedTexts.keys.sortedByBytes().compactMap { path in
    guard let before = documents.text(of: path), let after = request.replacedTexts[path],
      before != after
    else { return nil }
    return ManifestFix.ChangedFile(path: path, before: before, after: after)
  }
  return (fix, root.path)
}

/// More rounds than dependencies become unused one after the other.
private let maximumRounds = 5

/// Edits manifests finding by finding.
private struct ManifestFixer {
  /// A dependency that is no longer to be declared.
  private struct Removal: Hashable {
    /// The modules that lose it; several where one line serves them all.
    var modules: [Int]
    var name: String
    var container: String?
  }

  private let root: ProjectRoot
  private let configuration: Configuration
  private let original: ProjectDescription
  /// Who uses what another module declares, by the place where that is declared.
  private let users: [SourceLocation: [String]]
  /// The project as the edited manifests describe it.
  private var project: ProjectDescription
  /// The texts of the edited manifests by path.
  private(set) var texts: [String: String]
  /// What changed, one sentence a dependency.
  private(set) var changes: [String] = []
  /// What did not and why, one sentence a dependency.
  private(set) var left: [String] = []
  /// The declarations that findings have been about, so that two about one are one.
  private var handled: Set<SourceLocation> = []

  init(_ analysis: ProjectAnalysis) {
    root = analysis.root
    configuration = analysis.configuration
    original = analysis.project
    users = Dictionary(
      DependencyComparison(analysis.view).entries.map { ($0.location, $0.others) },
      uniquingKeysWith: { first, _ in first })
    project = analysis.project
    texts = analysis.request.replacedTexts
  }

  /// Does what a finding asks for, or says why not.
  mutating func fix(_ violation: Violation) {
    switch violation.defect.name {
    // Mere information is no reason to change a manifest.
    case "unused-dependency" where violation.severity != .info: remove(violation, moving: [])
    case "duplicate-dependency": remove(violation, moving: [])
    case "misplaced-dependency", "needed-by-tests":
      remove(violation, moving: users[violation.location] ?? [])
    case "undeclared-dependency": add(violation)
    case "leaked-dependency" where violation.severity != .info: add(violation)
    default: break
    }
  }

  // MARK: Removing

  private mutating func remove(_ violation: Violation, moving users: [String]) {
    guard handled.insert(violation.location).inserted else { return }
    guard let (module, dependency) = declaration(at: violation.location) else { return }
    let what =
      "the dependency of '\(original.modules[module].name)' on '\(dependency.name)' at "
      + "\(violation.location)"
    let saved = (project, texts)
    do throws(ManifestFixFailure) {
      for user in users {
        guard let index = project.modules.firstIndex(where: { $0.name == user }),
          let target = dependency.modules.first
        else { throw .unknown }
        try add(target, to: index)
      }
      let sharing = original.modules.indices.filter { index in
        original.modules[index].dependencies.contains {
          $0.location == dependency.location && $0.name == dependency.name
        }
      }
      let removal = Removal(
        modules: sharing.count == Self.modulesConcerned(by: violation) ? sharing : [module],
        name: dependency.name, container: dependency.container)
      try remove(removal)
      changes.append("removes \(what)")
    } catch {
      (project, texts) = saved
      left.append("leaves \(what): \(error.description)")
    }
  }

  /// How many modules a finding speaks of: those that one line declares a dependency for.
  private static func modulesConcerned(by violation: Violation) -> Int {
    guard case .object(let members) = violation.defect.details,
      case .integer(let others)? = members.first(where: { $0.key == "others" })?.value
    else { return 1 }
    return others + 1
  }

  /// The module and its dependency that a manifest declared at a place.
  private func declaration(
    at location: SourceLocation
  ) -> (module: Int, dependency: DeclaredDependency)? {
    for (index, module) in original.modules.enumerated() {
      if let found = module.dependencies.first(where: { $0.location == location }) {
        return (index, found)
      }
    }
    return nil
  }

  /// Removes the last declaration of a dependency.
  private mutating func remove(_ removal: Removal) throws(ManifestFixFailure) {
    guard let module = removal.modules.first,
      let dependency = project.modules[module].dependencies.last(where: {
        $0.name == removal.name && $0.container == removal.container
      })
    else { return }
    let path = dependency.location.path
    let text = try editableText(of: path)
    let edited: String
    do throws(ManifestEditFailure) {
      edited =
        path.hasSuffix(".swift")
        ? try removingElement(
          at: Self.offset(of: dependency.location, in: text), fromManifest: text)
        : try removingItem(at: dependency.location, fromSpecification: text)
    } catch {
      throw .notEdited(error)
    }
    var expected = project.modules.map(Self.signature)
    for module in removal.modules {
      if let index = expected[module].lastIndex(of: Self.signature(dependency)) {
        expected[module].remove(at: index)
      }
    }
    try accept(edited, path: path) { $0.modules.map(Self.signature) == expected }
  }

  // MARK: Adding

  private mutating func add(_ violation: Violation) {
    guard let target = violation.to?.module, let source = violation.evidence.first?.location,
      let module = project.modules.firstIndex(where: { module in
        module.name == violation.from?.module && module.sources.contains(source.path)
      })
    else { return }
    let what = "a dependency of '\(project.modules[module].name)' on '\(target)'"
    do throws(ManifestFixFailure) {
      if try add(target, to: module) {
        changes.append("adds \(what) at \(project.modules[module].location.path)")
      }
    } catch {
      left.append("does not add \(what): \(error.description)")
    }
  }

  /// Declares a module for another one, unless it is declared already.
  @discardableResult
  private mutating func add(
    _ target: String, to index: Int
  ) throws(ManifestFixFailure) -> Bool {
    let module = project.modules[index]
    if module.dependencies.contains(where: { $0.modules.contains(target) }) { return false }
    guard module.targets.count == 1, !module.isConditional else { throw .severalTargets }
    let path = module.location.path
    let text = try editableText(of: path)
    let edited =
      path.hasSuffix(".swift")
      ? try packageText(adding: target, to: module, text)
      : try specificationText(adding: target, to: module, text)
    let before = project.modules.map(Self.signature)
    try accept(edited, path: path) { new in
      Self.isDeclared(target, by: index, in: new, beside: before)
    }
    return true
  }

  /// Whether one module declares one more dependency, a certain one, and all others what they did.
  private static func isDeclared(
    _ target: String, by index: Int, in project: ProjectDescription, beside before: [[[String]]]
  ) -> Bool {
    let dependencies = project.modules[index].dependencies
    guard dependencies.filter({ $0.modules.contains(target) || $0.name == target }).count == 1
    else { return false }
    var after = project.modules.map(signature)
    guard
      let added = dependencies.first(where: {
        $0.modules.contains(target) || $0.name == target
      }),
      let place = after[index].firstIndex(of: signature(added))
    else { return false }
    after[index].remove(at: place)
    return after == before
  }

  private func packageText(
    adding target: String, to module: ModuleDescription, _ text: String
  ) throws(ManifestFixFailure) -> String {
    let form = try packageForm(of: target, in: module.location.path)
    do throws(ManifestEditFailure) {
      return try adding(
        form, toTargetNamedAt: Self.offset(of: module.location, in: text), inManifest: text)
    } catch {
      throw .notEdited(error)
    }
  }

  private func specificationText(
    adding target: String, to module: ModuleDescription, _ text: String
  ) throws(ManifestFixFailure) -> String {
    let item = try specificationForm(of: target, in: module.location.path, text)
    do throws(ManifestEditFailure) {
      return try adding(item: item, toTargetAt: module.location, inSpecification: text)
    } catch {
      throw .notEdited(error)
    }
  }

  /// How a package's manifest names a module: as its own target, or as it does elsewhere.
  private func packageForm(
    of target: String, in path: String
  ) throws(ManifestFixFailure) -> WrittenDependency {
    if let name = targetName(of: target, in: path) { return .named(name) }
    guard let other = otherDeclaration(of: target, in: path) else { throw .unknownPackage }
    return other.container.map { .product(other.name, package: $0) } ?? .named(other.name)
  }

  /// How a specification names a module: as its own target, or as it does elsewhere.
  private func specificationForm(
    of target: String, in path: String, _ text: String
  ) throws(ManifestFixFailure) -> String {
    if let name = targetName(of: target, in: path) {
      let isPlain = name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
      }
      guard isPlain else { throw .notEdited(.unusualName) }
      return "target: \(name)"
    }
    guard let other = otherDeclaration(of: target, in: path) else { throw .unknownPackage }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(other.location.line - 1) else { throw .unknown }
    let line = Substring(
      lines[other.location.line - 1].utf8.dropFirst(other.location.column - 1))
    let item = line.unicodeScalars.filter { $0 != "\r" }.map { String($0) }.joined()
    guard item.utf8.starts(with: "target: ".utf8), !item.contains("#") else {
      throw .unknownPackage
    }
    return item
  }

  /// The name of the one target of a manifest that builds a module.
  private func targetName(of module: String, in path: String) -> String? {
    let targets = project.modules.filter { $0.name == module && $0.location.path == path }
      .flatMap(\.targets).filter { $0.manifest == path }
    return targets.count == 1 ? targets[0].name : nil
  }

  /// A dependency on a module that a manifest declares for another target, under no condition.
  private func otherDeclaration(of target: String, in path: String) -> DeclaredDependency? {
    project.modules.flatMap(\.dependencies).first { dependency in
      dependency.location.path == path && !dependency.isConditional
        && (dependency.modules.contains(target)
          || dependency.modules.isEmpty && dependency.container != nil
            && dependency.name == target)
    }
  }

  // MARK: Reading again

  private func editableText(of path: String) throws(ManifestFixFailure) -> String {
    let name = ProjectPath.name(of: path)
    let isPackage = name.hasPrefix("Package") && name.hasSuffix(".swift")
    let isSpecification = path.hasSuffix(".yml") || path.hasSuffix(".yaml")
    guard isPackage || isSpecification, original.manifests.contains(path) else {
      throw .otherFormat(path)
    }
    if let text = texts[path] { return text }
    guard let text = ProjectDocuments(root: root).text(of: path) else { throw .unknown }
    return text
  }

  /// Keeps an edited manifest if what all manifests say with it is what was meant.
  private mutating func accept(
    _ text: String, path: String, if isMeant: (ProjectDescription) -> Bool
  ) throws(ManifestFixFailure) {
    var edited = texts
    edited[path] = text
    let description: ProjectDescription
    do throws(CommandFailure) {
      description = try DiscoveredProject(
        root: root.replacing(edited), configuration: configuration
      ).description
    } catch {
      throw .otherMeaning
    }
    guard description.modules.map(\.name) == project.modules.map(\.name),
      description.modules.map(\.sources) == project.modules.map(\.sources),
      description.problems.count <= project.problems.count, isMeant(description)
    else { throw .otherMeaning }
    texts = edited
    project = description
  }

  /// What a module declares, without places.
  private static func signature(_ module: ModuleDescription) -> [[String]] {
    module.dependencies.map(signature)
  }

  private static func signature(_ dependency: DeclaredDependency) -> [String] {
    [
      dependency.name, dependency.container ?? "", "\(dependency.isConditional)",
      "\(dependency.purpose)",
    ] + dependency.modules
  }

  /// The offset of a place in a text, in UTF-8.
  private static func offset(of location: SourceLocation, in text: String) -> Int {
    let starts = LineTable(of: text).starts
    guard starts.indices.contains(location.line - 1) else { return -1 }
    return Int(starts[location.line - 1]) + location.column - 1
  }
}

/// Why a finding is not mended.
private enum ManifestFixFailure: Error {
  /// The text cannot be edited there.
  case notEdited(ManifestEditFailure)
  /// The manifest is in a format that is not edited.
  case otherFormat(String)
  /// Several targets, or one under a condition, build the module.
  case severalTargets
  /// The manifest does not say where the module comes from.
  case unknownPackage
  /// Read again, the manifest would declare something else.
  case otherMeaning
  /// Something needed for the edit was not found.
  case unknown

  /// The reason as the end of a sentence.
  var description: String {
    switch self {
    case .notEdited(let failure): failure.description
    case .otherFormat(let path):
      "\(path) is neither a Package.swift nor an XcodeGen specification"
    case .severalTargets: "several targets, or one under a condition, build the module"
    case .unknownPackage: "the manifest does not say how it is known there"
    case .otherMeaning: "the edited manifest would declare something else"
    case .unknown: "what it takes was not found in the manifest"
    }
  }
}

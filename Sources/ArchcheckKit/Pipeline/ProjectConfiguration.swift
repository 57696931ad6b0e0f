import Configuration
import Presets
import ProjectModel
import RuleKinds
import RuleLanguage
import SourceFacts
import SourceText

/// The configuration of a run, and what is to be said about where it comes from.
package struct ProjectConfiguration: Sendable {
  /// The names looked for at the project's root, the preferred one first.
  package static let fileNames = ["archcheck.yml", ".archcheck.yml"]
  /// Names that are meant to be one of these, and are not looked for.
  private static let misspeltNames = ["archcheck.yaml", ".archcheck.yaml"]

  /// What it says.
  package var configuration: Configuration
  /// What is remarkable about its place.
  package var problems: [Problem] = []

  /// Reads the configuration given, else the one at the root; without any, the preset `recommended`
  /// stands in.
  ///
  /// - Throws: a failure with all mistakes of the configuration, or when there is none where the
  ///   command line says so.
  package init(root: ProjectRoot, explicitPath: String?) throws(CommandFailure) {
    var explicit: String?
    if let explicitPath { explicit = try Self.path(of: explicitPath, from: root) }
    let found = if let explicit { explicit } else { try Self.fileAtRoot(root) }
    let reader = ConfigurationReader(root: root, explicitPath: explicit)
    var text: String?
    if let found {
      do throws(UnreadableConfiguration) {
        text = try reader.text(of: found)
      } catch {
        throw CommandFailure(
          .notUnderstood, "The configuration \(found) cannot be read: \(error).")
      }
    } else {
      problems = Self.misspelt(root) + Self.elsewhere(root)
    }
    // A file without a byte says nothing: `--print-config . > archcheck.yml` makes one before this runs.
    if explicit == nil, text?.isEmpty == true { text = nil }
    configuration = try Self.load(text, path: found ?? Self.fileNames[0], reader)
  }

  /// Reads a text as if it were the configuration at the root.
  ///
  /// - Throws: a failure with all mistakes of the text.
  package init(root: ProjectRoot, text: String) throws(CommandFailure) {
    let reader = ConfigurationReader(root: root, explicitPath: nil)
    configuration = try Self.load(text, path: Self.fileNames[0], reader)
  }

  private static func load(
    _ text: String?, path: String, _ reader: ConfigurationReader
  ) throws(CommandFailure) -> Configuration {
    do throws(ConfigurationErrors) {
      return try loadConfiguration(
        text: text, path: path, knownKinds: RuleRegistry.kinds, presets: PresetRegistry.files
      ) { path in try reader.text(of: path) }
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Switches rules off as the command line says: by ids, or with `preset/*` by the preset.
  ///
  /// - Throws: a failure that names the rules which the configuration lacks, or says that `--only`
  ///   leaves nothing to check.
  package mutating func select(only: [String], skipping: [String]) throws(CommandFailure) {
    let known = configuration.rules.map(\.id)
    func names(_ written: String, _ id: String) -> Bool {
      written == id || written.hasSuffix("/*") && id.hasPrefix(written.dropLast())
    }
    let unknown = (only + skipping).filter { written in !known.contains { names(written, $0) } }
    guard unknown.isEmpty else { throw Self.noRules(named: unknown, known: known) }
    for index in configuration.rules.indices {
      let id = configuration.rules[index].id
      if skipping.contains(where: { names($0, id) })
        || !only.isEmpty && !only.contains(where: { names($0, id) })
      {
        configuration.rules[index].severity = nil
      }
    }
    // Rules that --skip leaves out are missed by choice; those of --only were asked for.
    guard only.isEmpty || configuration.rules.contains(where: \.isOn) else {
      throw CommandFailure(
        .notUnderstood,
        "There is no rule left to check: those that --only names are all off or skipped by --skip.")
    }
  }

  /// Makes sure that a configuration has rules of some names.
  ///
  /// - Throws: a failure that names the others, with the nearest names there are.
  package static func requireRules(
    named ids: [String], in configuration: Configuration
  ) throws(CommandFailure) {
    let known = configuration.rules.map(\.id)
    let unknown = ids.filter { !known.contains($0) }
    guard unknown.isEmpty else { throw noRules(named: unknown, known: known) }
  }

  private static func noRules(named unknown: [String], known: [String]) -> CommandFailure {
    var failure = CommandFailure(.notUnderstood, "")
    failure.messages = unknown.map { id in
      let near = ruleAdvice(for: id, in: known, quote: "'")
      return "error: The configuration has no rule '\(id)'. "
        + (near ?? "'archcheck rules' lists all rules.")
    }
    return failure
  }

  /// Puts what the command line says of the build in the place of what the configuration does.
  package mutating func override(build: BuildConfiguration) {
    configuration.sources.build = configuration.sources.build.overridden(by: build)
  }

  // MARK: Where it lies

  private static func fileAtRoot(_ root: ProjectRoot) throws(CommandFailure) -> String? {
    let found = fileNames.filter { root.files.kind($0) == .file }
    guard found.count < 2 else {
      throw CommandFailure(
        .notUnderstood,
        "There are two configurations, \(found.joined(separator: " and ")): remove one of them, or "
          + "choose with --config.")
    }
    if found.isEmpty { try requireNone(of: fileNames, at: root) }
    return found.first
  }

  /// What has the name of a configuration but is no file must not be passed over: the rules in it
  /// would not be checked, and nobody told.
  private static func requireNone(
    of names: [String], at root: ProjectRoot
  ) throws(CommandFailure) {
    for name in names {
      do throws(FileSystemError) {
        _ = try root.files.read(name, 0)
      } catch {
        if error == .notFound {
          guard Machine.isLink(ProjectPath.join(root.path, name)) else { continue }
          throw CommandFailure(
            .notUnderstood,
            "The configuration \(name) is a symbolic link that leads to nothing: restore its target, "
              + "or remove the link.")
        }
        throw CommandFailure(
          .notUnderstood,
          "The configuration \(name) cannot be read: \(error). Put a file in its place, or remove "
            + "it.")
      }
    }
  }

  /// The path of a file given on the command line, relative to the root.
  private static func path(
    of file: String, from root: ProjectRoot
  ) throws(CommandFailure) -> String {
    let place = root.surroundings.path(file)
    guard root.surroundings.isFolder(place) != true else {
      throw CommandFailure(
        .notUnderstood, "'\(file)' is a folder: name a configuration file after --config.")
    }
    guard let resolved = root.surroundings.resolved(place) else {
      throw CommandFailure(
        .notUnderstood, "There is no configuration file '\(file)': correct the path after --config."
      )
    }
    let from = ProjectPath.components(root.path)
    let to = ProjectPath.components(resolved)
    let common = zip(from, to).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let up = [Substring](repeating: "..", count: from.count - common)
    return (up + to.dropFirst(common)).joined(separator: "/")
  }

  /// A file that its author takes for the configuration.
  private static func misspelt(_ root: ProjectRoot) -> [Problem] {
    misspeltNames.filter { root.files.kind($0) == .file }.map { name in
      Problem(
        .configurationElsewhere,
        message: "\(name) is not read, because the configuration is called \(fileNames[0]): rename "
          + "the file, or name it with --config.",
        location: SourceLocation(path: name))
    }
  }

  /// A configuration above the root is mentioned, since its author may expect it to count.
  private static func elsewhere(_ root: ProjectRoot) -> [Problem] {
    let depth = ProjectPath.components(root.path).count
    for level in 0..<depth {
      let here = String(repeating: "../", count: level)
      // A repository is a world of its own.
      if root.files.kind(here + ".git") != nil { break }
      let above = here + "../"
      for name in fileNames where root.files.kind(above + name) == .file {
        return [
          Problem(
            .configurationElsewhere, severity: .info,
            message: "\(above)\(name) is above the analysed folder and is not used: name it with "
              + "--config, or analyse its folder.")
        ]
      }
    }
    return []
  }
}

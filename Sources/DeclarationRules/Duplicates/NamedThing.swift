import DependencyModel
import Findings
import ProjectModel
import RuleEngine
import RuleLanguage
import SourceFacts
import SourceText

/// A declaration or file as `duplicates` compares it with others.
struct NamedThing: Sendable {
  /// The name that is compared: the base name of a declaration, a file's or folder's name without
  /// its extension.
  var name: String
  /// What it shares names with freely: its module, its component, or the values of captures.
  var group: String
  /// How violations name it: `Login.Form`, or a path.
  var label: String
  /// Where it stands.
  var location: SourceLocation
  /// What exceptions excuse it by.
  var endpoints: [Endpoint]
  /// The node that it is, of a declaration.
  var side: DependencySide?

  /// The label with the place, for messages about another one.
  var labelWithPlace: String {
    location.path.equalsInBytes(label) || label.hasSuffix("/")
      ? "'\(label)'" : "'\(label)' (\(location.path):\(location.line))"
  }
}

extension NamedThing {
  /// The declarations at the top of files of some kinds that others can see, by name, path and
  /// place. A file that is compiled into several modules, and alternatives under `#if`, count once.
  ///
  /// - Complexity: O(declarations · log declarations).
  static func declarations(
    _ kinds: Set<DeclarationKind>, in of: Selector, at level: DuplicatesRule.Level,
    _ scope: RuleScope
  ) -> [NamedThing] {
    let input = DeclarationInput(scope)
    let matcher = scope.matcher(of)
    var subjects: Set<DeclarationID> = []
    var places: Set<SourceLocation> = []
    var things: [NamedThing] = []
    for id in input.candidates {
      // Field by field: most declarations are members, which are none of these.
      guard input.table[id].parent == nil, input.table[id].kind != .extension,
        kinds.contains(input.table[id].kind), input.table[id].access >= .internal
      else { continue }
      let declaration = input.table[id]
      let endpoint = input.endpoint(of: id)
      guard let match = scope.table.bindings(matcher.matches(endpoint)).first,
        subjects.insert(declaration.subject ?? id).inserted,
        places.insert(input.location(of: id)).inserted
      else { continue }
      let group =
        match.isEmpty ? level == .module ? endpoint.module : endpoint.component : match.description
      things.append(
        NamedThing(
          name: declaration.name, group: group, label: input.label(of: id).name,
          location: input.location(of: id), endpoints: [endpoint],
          side: declaration.node.map { scope.view.side(of: $0) }))
    }
    return things.sorted { $0.location < $1.location }
  }

  /// The files, or folders, that match some patterns, by path. Each is a group of its own unless
  /// its pattern has captures. O(files · patterns).
  static func files(_ patterns: [PlacedPattern], _ scope: RuleScope) -> [NamedThing] {
    let files = scope.view.files
    var known: Set<[UInt8]> = []
    var things: [NamedThing] = []
    for pattern in patterns.map({ PlacePattern($0.pattern) }) {
      for path in pattern.matches(in: files, from: "") where known.insert(Array(path.utf8)).inserted
      {
        let match = pattern.matches(path, from: "", given: Bindings()).first ?? Bindings()
        things.append(
          NamedThing(
            name: nameWithoutExtension(of: path), group: match.isEmpty ? path : match.description,
            label: pattern.isFolder ? path + "/" : path, location: scope.view.place(of: path),
            endpoints: scope.view.endpoints(ofPath: path)))
      }
    }
    return things.sorted { $0.label.precedesInBytes($1.label) }
  }

  private static func nameWithoutExtension(of path: String) -> String {
    let name = ProjectFiles.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}

import DependencyModel
import ProjectModel
import RuleEngine
import SourceText

/// The modules whose types files name that are no sources: storyboards and nibs, data models, property lists.
///
/// A class that only such a file names is made by its name when the program runs, so the module has to be linked.
struct ResourceUses {
  /// A property that a storyboard or a nib sets by its name when it is loaded.
  struct Property {
    /// The file that sets it.
    var path: String
    /// The first name of the path by which it is reached.
    var name: String
  }

  /// The names of the modules, and what may be one before a dot.
  private(set) var modules: Set<String> = []
  /// The properties that are set by name, in the order of their files.
  private(set) var properties: [Property] = []

  /// Nothing.
  init() {}

  /// Reads the files. Linear in their length.
  init(_ files: ProjectFiles) {
    for path in files.paths {
      guard let attribute = Self.attribute(of: path), let text = files.text(path) else { continue }
      collect(behind: attribute, in: text)
      if attribute == Self.customModule { collectProperties(of: text, path) }
    }
  }

  private static let customModule = "customModule=\""
  private static let runtimeAttribute = "<userDefinedRuntimeAttribute "
  private static let keyPath = "keyPath=\""

  /// Takes the first names of the key paths that a text sets.
  private mutating func collectProperties(of text: String, _ path: String) {
    guard text.containsInBytes(Self.runtimeAttribute) else { return }
    for tag in text.utf8.split(separator: UInt8(ascii: "<")) {
      guard tag.starts(with: Self.runtimeAttribute.utf8.dropFirst()),
        let start = tag.firstRange(of: Self.keyPath.utf8)?.upperBound
      else { continue }
      let name = tag[start...].prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "\"") }
      properties.append(Property(path: path, name: String(decoding: name, as: UTF8.self)))
    }
  }

  /// What stands before the name of a module in a file of that name; `nil` for files that name none.
  private static func attribute(of path: String) -> String? {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return customModule }
    if path.hasSuffix(".xcdatamodel/contents") { return "representedClassName=\"" }
    return path.hasSuffix("Info.plist") ? "<string>" : nil
  }

  /// Takes the word behind each place of a text, up to the dot where the name of a type follows.
  private mutating func collect(behind attribute: String, in text: String) {
    let (bytes, mark) = (Array(text.utf8), Array(attribute.utf8))
    var place = 0
    while place + mark.count < bytes.count {
      guard bytes[place] == mark[0], bytes[place...].starts(with: mark) else {
        place += 1
        continue
      }
      place += mark.count
      let word = bytes[place...].prefix { byte in
        byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
          || Character(UnicodeScalar(byte)).isNumber
      }
      let end = place + word.count < bytes.count ? bytes[place + word.count] : 0
      // Of a property list and a data model only `Module.Type` names a module.
      if end == UInt8(ascii: attribute.hasPrefix("customModule") ? "\"" : "."), !word.isEmpty {
        modules.insert(String(decoding: word, as: UTF8.self))
      }
      place += word.count
    }
  }
}

extension ManifestInput {
  /// What files name that are no sources; read at the first question.
  var resourceUses: ResourceUses {
    if let known = memory.resourceUses { return known }
    let uses = ResourceUses(scope.view.files)
    memory.resourceUses = uses
    return uses
  }

  /// The properties that storyboards and nibs in the folder of a module set by name.
  private func properties(setIn module: ModuleID) -> Set<String> {
    let folder = description(module).folder
    return Set(
      resourceUses.properties.lazy.filter { ProjectPath.isInside($0.path, of: folder) }
        .map(\.name))
  }

  /// Whether a storyboard or a nib of a module sets a property that one of some modules declares. O(declared names) where
  /// any is set by name.
  func setsProperty(of targets: [ModuleID], in module: ModuleID) -> Bool {
    let names = properties(setIn: module)
    if names.isEmpty { return false }
    let graph = scope.view.graph
    return graph.declaredNames.contains {
      targets.contains(graph.nodes[$0.node].module) && names.contains(graph.names[$0.name])
    }
  }

  /// Whether a storyboard or a nib of a module sets a property that neither the project nor the system declares.
  func setsPropertyFromOutside(in module: ModuleID) -> Bool {
    var names = properties(setIn: module)
    if names.isEmpty { return false }
    let graph = scope.view.graph
    for name in graph.declaredNames { names.remove(graph.names[name.name]) }
    return names.contains { name in
      ["AppKit", "UIKit"].allSatisfy {
        scope.view.outsideNames.names(with: $0).mayHaveMember(name) == .no
      }
    }
  }
}

import ProjectModel

/// What a variable of CMake holds, as far as it is known.
struct CMakeValue: Hashable {
  /// More elements than any list has.
  private static let maximumItems = 100_000

  /// The elements of the list; a text is a list of one.
  var items: [String] = []
  /// Whether there may be more, or others.
  var isPartial = false

  /// The value as one text, elements joined; `nil` where it is not known.
  var text: String? { isPartial ? nil : items.joined(separator: ";") }

  /// Adds the elements of another value, as far as there is room.
  mutating func append(_ other: CMakeValue) {
    let room = max(0, Self.maximumItems - items.count)
    items += other.items.prefix(room)
    if other.isPartial || other.items.count > room { isPartial = true }
  }
}

/// The variables of a folder or a function.
///
/// Reference semantics on purpose: a function sets variables of the scope that calls it.
final class CMakeScope {
  let parent: CMakeScope?
  private var variables: [String: CMakeValue] = [:]

  init(parent: CMakeScope?) { self.parent = parent }

  /// The value of a variable, which scopes around this one may have set.
  subscript(name: String) -> CMakeValue? {
    get {
      var scope: CMakeScope? = self
      while let current = scope {
        if let value = current.variables[name] { return value }
        scope = current.parent
      }
      return nil
    }
    set { variables[name] = newValue }
  }
}

/// Places within CMake's texts: its variables hold absolute paths, whose roots are not known here.
enum CMakePath {
  /// What stands for the project's root.
  static let root = "/:root"
  /// What stands for the folder of what is built.
  static let build = "/:build"

  /// The absolute path of a folder of the project.
  static func absolute(_ folder: String) -> String { folder.isEmpty ? root : "\(root)/\(folder)" }

  /// The path from the project's root that a text stands for; `nil` for one that lies elsewhere.
  static func resolved(_ text: String, from folder: String) -> String? {
    if text == root { return "" }
    if text.hasPrefix("\(root)/") {
      return ProjectPath.resolve(String(text.dropFirst(root.utf8.count + 1)), from: "")
    }
    return ProjectPath.resolve(text, from: folder)
  }
}

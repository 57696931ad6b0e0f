import PropertyLists

/// A reference to another part of a tree: an id, or the names on the way there.
enum XcodeTreeReference {
  case id(String)
  case path([Step])

  /// A name on the way, or a step that needs none.
  enum Step: Hashable {
    case child(String)
    case current
    case parent
  }

  private static let prefix = "id:"

  /// Reads `id:ID`, `Group/Name`, or a list of names, of which those that no path could hold stand in
  /// objects of their own; `nil` for anything else.
  init?(_ value: PropertyList) {
    if let text = value.text {
      if text.hasPrefix(Self.prefix) {
        self = .id(String(text.dropFirst(Self.prefix.count)))
      } else {
        self = .path(Self.steps(text))
      }
      return
    }
    guard let elements = value.elements else { return nil }
    var steps: [Step] = []
    for element in elements {
      if let text = element.text {
        steps.append(Self.step(text))
      } else if let name = element["name"]?.text {
        steps.append(.child(name))
      } else {
        return nil
      }
    }
    self = .path(steps)
  }

  private static func steps(_ path: String) -> [Step] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { step(String($0)) }
  }

  private static func step(_ name: String) -> Step {
    switch name {
    case ".": .current
    case "..": .parent
    default: .child(name)
    }
  }

  /// How a reference is shown.
  static func display(_ value: PropertyList) -> String {
    if let text = value.text { return text }
    return (value.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
      .joined(separator: "/")
  }
}

/// The path of a file or folder with what it is relative to, in the words of `project.pbxproj`.
struct XcodeTreePath {
  /// The path, without its base.
  private(set) var path: String
  /// What it is relative to.
  private(set) var sourceTree: String

  private static let bases = [
    "PROJECT": "SOURCE_ROOT", "PRODUCTS": "BUILT_PRODUCTS_DIR", "SDK": "SDKROOT",
    "DEVELOPER": "DEVELOPER_DIR",
  ]

  /// Reads `<BASE>/path`, `<USER:SETTING>/path`, an absolute path, or one from the group around it.
  ///
  /// - Throws: that the base is unknown or not closed.
  init(_ written: PropertyList?) throws(PropertyListError) {
    let text = written?.text ?? ""
    guard text.hasPrefix("<") else {
      path = Self.unescaped(text)
      sourceTree = path.hasPrefix("/") || path.hasPrefix("~") ? "<absolute>" : "<group>"
      return
    }
    let mistake = PropertyListError(
      "the path '\(text)' has no base that archcheck knows of", at: written?.offset ?? 0)
    let rest = text.dropFirst()
    if rest.hasPrefix("USER:") {
      let name = rest.dropFirst("USER:".count)
      guard let end = Self.endOfBase(in: name), name[end...].hasPrefix(">/") else { throw mistake }
      sourceTree = Self.unescaped(String(name[..<end]))
      path = String(name[end...].dropFirst(2))
    } else {
      guard let end = rest.firstIndex(of: ">"), rest[end...].hasPrefix(">/"),
        let base = Self.bases[String(rest[..<end])]
      else { throw mistake }
      sourceTree = base
      path = String(rest[end...].dropFirst(2))
    }
  }

  /// The first `>` that no backslash stands before.
  private static func endOfBase(in name: Substring) -> Substring.Index? {
    var isEscaped = false
    return name.firstIndex { character in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = character == "\\"
      return character == ">"
    }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }
}

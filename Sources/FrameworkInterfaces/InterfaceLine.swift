/// What one line of an interface declares, found without parsing it.
///
/// The texts keep one declaration a line, so that a project pays only for the lines whose names it uses.
struct InterfaceLine {
  /// The word that says what is declared: `class`, `func`, `case`, …
  let keyword: Substring
  /// The name without backticks; of an extension all of `Outer.Inner`, of an initialiser `init`.
  let name: Substring
  /// What stands behind the name.
  private let rest: Substring.UTF8View

  /// Reads a line; `nil` for one that declares nothing, such as a brace.
  init?(_ line: Substring) {
    var rest = line.utf8.drop { $0 == .space }
    while true {
      while rest.first == UInt8(ascii: "@") {
        rest = rest.drop { $0 != .space }.drop { $0 == .space }
      }
      let word = rest.prefix(while: \.isPartOfWord)
      if word.isEmpty { return nil }
      let behind = rest.dropFirst(word.count)
      let text = Substring(word)
      if text == "init" || text == "subscript" {
        (keyword, name, self.rest) = (text, text, behind)
        return
      }
      rest = behind.drop { $0 == .space }
      if modifiers.contains(text) { continue }
      keyword = text
      let isQuoted = rest.first == UInt8(ascii: "`")
      if isQuoted { rest = rest.dropFirst() }
      let named = rest.prefix { $0.isPartOfWord || $0 == UInt8(ascii: ".") }
      let name = named.isEmpty ? rest.prefix { $0 != .space && $0 != UInt8(ascii: "(") } : named
      self.name = Substring(name)
      self.rest = rest.dropFirst(name.count + (isQuoted ? 1 : 0))
      return
    }
  }

  /// Whether a type is declared, with members of its own elsewhere.
  var isNestedType: Bool {
    switch keyword {
    case "class", "struct", "enum", "protocol", "actor": true
    default: false
    }
  }

  /// The names that a line declares: several where it lists enum cases.
  var names: [Substring] { keyword == "case" ? [name] + Self.listed(in: rest) : [name] }

  /// The cases of a nested enum, which stand on its line.
  var cases: [Substring] {
    guard keyword == "enum", let brace = rest.firstIndex(of: UInt8(ascii: "{")),
      let cases = InterfaceLine(Substring(rest[rest.index(after: brace)...]))
    else { return [] }
    return cases.names
  }

  /// The names behind the commas of a list of enum cases.
  private static func listed(in rest: Substring.UTF8View) -> [Substring] {
    var names: [Substring] = []
    var depth = 0
    var isAtName = false
    for index in rest.indices {
      switch rest[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isAtName = true
      case .space, UInt8(ascii: "`"): break
      default:
        if isAtName { names.append(Substring(rest[index...].prefix(while: \.isPartOfWord))) }
        isAtName = false
      }
    }
    return names
  }

  /// The name and the labels of its parameters, which tell overloads apart: `move(to:_)`.
  var signature: String {
    guard let parameters else { return String(name) }
    return name + "(" + parameters.map(\.label).joined(separator: ":") + ")"
  }

  /// The labels that every call writes: those of parameters without a default that no trailing closure stands for.
  var requiredLabels: [Substring] {
    (parameters ?? []).filter { !$0.canBeLeftOut && $0.label != "_" }.map(\.label)
  }

  private struct Parameter {
    var label: Substring
    var canBeLeftOut = false
  }

  /// The parameters; `nil` for what takes none.
  private var parameters: [Parameter]? {
    var rest = rest.drop { $0 == UInt8(ascii: "?") }
    if rest.first == UInt8(ascii: "<") { rest = rest.drop { $0 != UInt8(ascii: "(") } }
    guard rest.first == UInt8(ascii: "(") else { return nil }
    var parameters: [Parameter] = []
    var depth = 0
    var isAtLabel = false
    var previous = UInt8.space
    for index in rest.indices {
      let byte = rest[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"):
        depth += 1
        isAtLabel = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return parameters }
      case UInt8(ascii: ">") where previous == UInt8(ascii: "-"):
        if !parameters.isEmpty { parameters[parameters.count - 1].canBeLeftOut = true }
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 1: isAtLabel = true
      case UInt8(ascii: "=") where depth == 1:
        if !parameters.isEmpty { parameters[parameters.count - 1].canBeLeftOut = true }
      case .space: break
      default:
        if isAtLabel {
          let label = Substring(rest[index...].prefix(while: \.isPartOfWord))
          parameters.append(Parameter(label: label))
        }
        isAtLabel = false
      }
      previous = byte
    }
    return nil
  }
}

/// Words that may stand in front of the keyword.
private let modifiers: Set<Substring> = [
  "static", "prefix", "postfix", "infix", "indirect", "nonisolated",
]

extension UInt8 {
  static var space: UInt8 { UInt8(ascii: " ") }

  /// Whether it is part of a name: a letter, a digit, an underscore, or of a character beyond ASCII.
  var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a name that begins with it is one of a type.
  var beginsTypeName: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}

/// What one line of an interface declares, found without parsing it.
///
/// The texts keep one declaration a line, so that a project pays only for the lines whose names it uses.
struct InterfaceLine {
  /// What is declared.
  let keyword: InterfaceKeyword
  /// The name without backticks; of an extension all of `Outer.Inner`, of an initialiser `init`.
  let name: InterfaceBytes
  /// What stands behind the name.
  private let rest: InterfaceBytes

  /// Reads a line; `nil` for one that declares nothing, such as a brace.
  init?(_ line: InterfaceBytes) {
    var rest = line.drop { $0 == .space }
    while true {
      while rest.first == UInt8(ascii: "@") {
        rest = rest.drop { $0 != .space }.drop { $0 == .space }
      }
      let word = rest.prefix(while: \.isPartOfWord)
      if word.isEmpty { return nil }
      let behind = rest.dropFirst(word.count)
      let found = InterfaceKeyword(word)
      if found == .initializer || found == .subscript {
        (keyword, name, self.rest) = (found, word, behind)
        return
      }
      rest = behind.drop { $0 == .space }
      if found == .modifier { continue }
      keyword = found
      let isQuoted = rest.first == UInt8(ascii: "`")
      if isQuoted { rest = rest.dropFirst() }
      let named = rest.prefix { $0.isPartOfWord || $0 == UInt8(ascii: ".") }
      name = named.isEmpty ? rest.prefix { $0 != .space && $0 != UInt8(ascii: "(") } : named
      self.rest = rest.dropFirst(name.count + (isQuoted ? 1 : 0))
      return
    }
  }

  /// Whether a type is declared, with members of its own elsewhere.
  var isNestedType: Bool { keyword.isNominalType }

  /// The names that a line declares: several where it lists enum cases.
  var names: [String] {
    keyword == .case ? [name.string] + Self.listed(in: rest) : [name.string]
  }

  /// The cases of a nested enum, which stand on its line.
  var cases: [String] {
    guard keyword == .enum, let brace = rest.firstIndex(of: UInt8(ascii: "{")),
      let cases = InterfaceLine(rest[(brace + 1)...])
    else { return [] }
    return cases.names
  }

  /// The names behind the commas of a list of enum cases.
  private static func listed(in rest: InterfaceBytes) -> [String] {
    var names: [String] = []
    var depth = 0
    var isAtName = false
    for index in rest.indices {
      switch rest[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isAtName = true
      case .space, UInt8(ascii: "`"): break
      default:
        if isAtName { names.append(rest[index...].prefix(while: \.isPartOfWord).string) }
        isAtName = false
      }
    }
    return names
  }

  /// The name and the labels of its parameters, which tell overloads apart: `move(to:_)`.
  var signature: String {
    guard let parameters else { return name.string }
    return name.string + "(" + parameters.map(\.label.string).joined(separator: ":") + ")"
  }

  /// Whether it takes parameters, or says what they are made of.
  var hasParameters: Bool { rest.first != UInt8(ascii: ":") }

  /// The labels that every call writes: those of parameters without a default that no trailing closure stands for.
  var requiredLabels: [String] {
    (parameters ?? []).filter { !$0.canBeLeftOut }.map(\.label.string).filter { $0 != "_" }
  }

  private struct Parameter {
    var label: InterfaceBytes
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
          let label = rest[index...].prefix(while: \.isPartOfWord)
          parameters.append(Parameter(label: label))
        }
        isAtLabel = false
      }
      previous = byte
    }
    return nil
  }
}

extension UInt8 {
  static var space: UInt8 { UInt8(ascii: " ") }
  static var lineEnd: UInt8 { UInt8(ascii: "\n") }

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

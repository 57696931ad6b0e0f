/// Writes Swift files whose types refer to each other in knots: aliases of themselves, protocols
/// whose associated types lead back, superclasses in circles, inheritance that branches and joins,
/// types that grow while they are expanded, long chains of calls.
package struct SwiftKnots {
  private let names: Names
  private var draw: Draw

  /// Makes a writer.
  package init(names: Names, draw: Draw) {
    self.names = names
    self.draw = draw
  }

  /// A file.
  package mutating func file(importing modules: [String]) -> String {
    var text = ""
    for _ in 0..<draw.below(3) { text += "import \(draw.text(of: modules + ["Foundation"]))\n" }
    for _ in 0..<draw.number(in: 1...9) { text += declaration(2) + "\n" }
    return text
  }

  // MARK: Declarations

  private mutating func declaration(_ depth: Int) -> String {
    switch draw.below(13) {
    case 0, 1: alias()
    case 2, 3: protocolDeclaration()
    case 4, 5: nominal(depth)
    case 6, 7: extensionDeclaration(depth)
    case 8: function(depth)
    case 9: variable(depth)
    case 10: "#if \(draw.one("DEBUG", "os(iOS)", "X && !Y"))\n\(nested(depth))\n#endif"
    case 11: statement(depth)
    default: nominal(depth)
    }
  }

  private mutating func nested(_ depth: Int) -> String {
    depth > 0 ? declaration(depth - 1) : alias()
  }

  private mutating func alias() -> String {
    "\(access())typealias \(names.type(&draw))\(parameterClause()) = \(type(3))\(whereClause())"
  }

  private mutating func access() -> String {
    draw.once(in: 3) ? draw.one("public ", "private ", "open ", "fileprivate ", "package ") : ""
  }

  private mutating func protocolDeclaration() -> String {
    let primary = draw.once(in: 5) ? "<\(names.parameter(&draw))>" : ""
    var text = "\(access())protocol \(names.conformance(&draw))\(primary)"
    text += inheritance() + whereClause() + " {\n"
    for _ in 0..<draw.below(5) {
      switch draw.below(5) {
      case 0, 1:
        let initial = draw.once(in: 4) ? " = \(type(2))" : ""
        text += "  associatedtype \(names.parameter(&draw))"
        text += "\(inheritance())\(initial)\(whereClause())\n"
      case 2: text += "  func \(names.member(&draw))\(signature())\n"
      case 3: text += "  var \(names.member(&draw)): \(type(2)) { get }\n"
      default: text += "  \(alias())\n"
      }
    }
    return text + "}"
  }

  private mutating func nominal(_ depth: Int) -> String {
    let kind = draw.one("struct", "class", "class", "final class", "enum", "actor")
    var text = "\(access())\(kind) \(names.type(&draw))\(parameterClause())"
    text += inheritance() + whereClause() + " {\n"
    if kind == "enum" {
      text += "  indirect case \(names.member(&draw))(\(type(1)), \(names.type(&draw)))\n"
    }
    for _ in 0..<draw.below(6) { text += member(depth) + "\n" }
    return text + "}"
  }

  private mutating func extensionDeclaration(_ depth: Int) -> String {
    var text = "extension \(draw.percent(70) ? names.type(&draw) : type(2))"
    text += inheritance() + whereClause() + " {\n"
    for _ in 0..<draw.below(5) { text += member(depth) + "\n" }
    return text + "}"
  }

  private mutating func member(_ depth: Int) -> String {
    switch draw.below(7) {
    case 0, 1: variable(depth)
    case 2: function(depth)
    case 3: alias()
    case 4: "subscript\(signature()) { \(expression(2)) }"
    case 5: "init(\(names.member(&draw)): \(type(1))) { \(statement(1)) }"
    default: nested(depth)
    }
  }

  private mutating func variable(_ depth: Int) -> String {
    let wrapper = draw.once(in: 8) ? "@\(names.type(&draw)) " : ""
    let head = "\(wrapper)\(access())\(draw.one("let", "var", "static var", "lazy var")) "
    switch draw.below(4) {
    case 0: return "\(head)\(names.member(&draw)): \(type(3))"
    case 1: return "\(head)\(names.member(&draw)) = \(expression(4))"
    case 2: return "\(head)\(names.member(&draw)): \(type(2)) { \(expression(3)) }"
    default: return "\(head)\(names.member(&draw)): \(type(2)) = \(expression(3))"
    }
  }

  private mutating func function(_ depth: Int) -> String {
    var text = "\(access())func \(names.member(&draw))\(parameterClause())\(signature())"
    text += whereClause() + " {\n"
    for _ in 0..<draw.below(4) { text += "  \(statement(depth))\n" }
    return text + "}"
  }

  private mutating func signature() -> String {
    let parameters = (0..<draw.below(3)).map { _ in
      "\(draw.one("_", "a", names.member(&draw))) x: \(type(2))"
    }
    return "(\(parameters.joined(separator: ", "))) -> \(type(2))"
  }

  private mutating func parameterClause() -> String {
    guard draw.once(in: 3) else { return "" }
    let parameters = (0..<draw.number(in: 1...3)).map { _ in
      draw.percent(50)
        ? names.parameter(&draw) : "\(names.parameter(&draw)): \(names.conformance(&draw))"
    }
    return "<\(parameters.joined(separator: ", "))>"
  }

  private mutating func inheritance() -> String {
    guard draw.percent(60) else { return "" }
    let supertypes = (0..<draw.number(in: 1...3)).map { _ in
      draw.percent(70) ? names.conformance(&draw) : type(2)
    }
    return ": " + supertypes.joined(separator: ", ")
  }

  private mutating func whereClause() -> String {
    guard draw.once(in: 4) else { return "" }
    let requirements = (0..<draw.number(in: 1...3)).map { _ in
      "\(path()) \(draw.one(":", "==")) \(type(2))"
    }
    return " where " + requirements.joined(separator: ", ")
  }

  // MARK: Types

  private mutating func path() -> String {
    var path = draw.one("Self", names.parameter(&draw), names.type(&draw))
    for _ in 0..<draw.below(4) { path += ".\(names.parameter(&draw))" }
    return path
  }

  private mutating func type(_ depth: Int) -> String {
    guard depth > 0 else { return names.type(&draw) }
    switch draw.below(14) {
    case 0...2: return names.type(&draw)
    case 3...5:
      let arguments = (0..<draw.number(in: 1...3)).map { _ in type(depth - 1) }
      return "\(names.type(&draw))<\(arguments.joined(separator: ", "))>"
    case 6: return path()
    case 7:
      return "\(type(depth - 1)).\(draw.one("Type", names.parameter(&draw), names.type(&draw)))"
    case 8: return "[\(type(depth - 1))]"
    case 9: return "[\(type(depth - 1)): \(type(depth - 1))]"
    case 10: return "(\(type(depth - 1)), \(type(depth - 1)))"
    case 11: return "((\(type(depth - 1))) -> \(type(depth - 1)))"
    case 12: return "\(type(depth - 1))?"
    default:
      return
        "(\(draw.one("any", "some")) \(names.conformance(&draw)) & \(names.conformance(&draw)))"
    }
  }

  // MARK: Code

  private mutating func statement(_ depth: Int) -> String {
    switch draw.below(9) {
    case 0: return "let \(names.member(&draw)) = \(expression(4))"
    case 1: return "guard let x = \(expression(3)) else { return \(expression(1)) }"
    case 2: return "for x in \(expression(3)) { \(expression(2)) }"
    case 3: return "switch \(expression(2)) { case .\(names.member(&draw))(let x): x.\(chain()) }"
    case 4: return "return \(expression(3))"
    case 5: return "\(expression(2)) = \(expression(2))"
    case 6: return depth > 0 ? nested(depth) : expression(2)
    case 7: return "\(names.type(&draw)).\(chain())"
    default: return expression(4)
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return draw.one(names.member(&draw), "1", "\"\"", "nil", "self", "$0") }
    switch draw.below(14) {
    case 0, 1: return names.member(&draw)
    case 2: return "\(names.type(&draw))(\(names.member(&draw)): \(expression(depth - 1)))"
    case 3, 4: return "\(expression(depth - 1)).\(chain())"
    case 5: return "{ \(draw.one("", "x in ", "(x: \(type(1))) in "))\(expression(depth - 1)) }"
    case 6: return "[\(expression(depth - 1)), \(expression(depth - 1))]"
    case 7: return "(\(expression(depth - 1)) as\(draw.one("", "?", "!")) \(type(2)))"
    case 8:
      return
        "(\(expression(depth - 1)) \(draw.one("+", "??", "==", "<", "&&")) \(expression(depth - 1)))"
    case 9: return "\(names.type(&draw))<\(type(2))>.\(chain())"
    case 10: return "\\\(names.type(&draw)).\(names.member(&draw)).\(names.member(&draw))"
    case 11: return ".\(chain())"
    case 12: return "\"\\(\(expression(depth - 1)))\""
    default:
      return "(\(expression(depth - 1)) ? \(expression(depth - 1)) : \(expression(depth - 1)))"
    }
  }

  /// Members called one on the other; in rare cases hundreds, some of them broken.
  private mutating func chain() -> String {
    let count = draw.once(in: 60) ? draw.number(in: 50...600) : draw.number(in: 1...4)
    let few = (0..<3).map { _ in call() }
    return (0..<count).map { _ in draw.once(in: 3) ? call() : draw.text(of: few) }
      .joined(separator: draw.once(in: 200) ? "" : ".")
  }

  private mutating func call() -> String {
    let member = names.member(&draw)
    switch draw.below(7) {
    case 0: return member
    case 1: return "\(member)(\(names.member(&draw)))"
    case 2: return "\(member) { $0.\(names.member(&draw))() }"
    case 3: return "\(member)?.\(names.member(&draw))"
    case 4: return "\(member)[0]"
    default: return "\(member)()"
    }
  }
}

/// Writes C, C++ and Objective-C files whose types refer to each other in knots: typedefs in
/// circles and of each other over and over, structures of themselves, templates that instantiate
/// themselves, classes, protocols and categories in circles, headers that include each other.
package struct ClangKnots {
  private let names: Names
  private let language: Language
  private var draw: Draw

  /// Makes a writer of C, C++ or Objective-C.
  package init(_ language: Language, names: Names, draw: Draw) {
    self.language = language
    self.names = names
    self.draw = draw
  }

  /// A file.
  package mutating func file(including headers: [String]) -> String {
    var text = ""
    for _ in 0..<draw.below(4) {
      let quotes = draw.percent(80)
      let header = draw.text(of: headers + ["stdio.h", "Foundation/Foundation.h"])
      let word = language == .objectiveC ? draw.one("import", "include") : "include"
      text += quotes ? "#\(word) \"\(header)\"\n" : "#\(word) <\(header)>\n"
    }
    for _ in 0..<draw.number(in: 1...9) { text += declaration(2) + "\n" }
    return text
  }

  private mutating func declaration(_ depth: Int) -> String {
    switch language {
    case .cpp where draw.percent(60): cppDeclaration(depth)
    case .objectiveC where draw.percent(65): objectiveCDeclaration()
    default: cDeclaration(depth)
    }
  }

  // MARK: C

  private mutating func cDeclaration(_ depth: Int) -> String {
    switch draw.below(11) {
    case 0...2: return "typedef \(type(2)) \(names.type(&draw));"
    case 3:
      return
        "typedef enum \(names.type(&draw)) \(names.type(&draw)) typedef \(type(1)) \(names.type(&draw));"
    case 4, 5: return structure(depth)
    case 6:
      return
        "enum \(names.type(&draw)) { \(names.member(&draw)) = \(expression(2)), \(names.type(&draw)) };"
    case 7: return "\(type(2)) (*\(names.member(&draw)))(\(type(2)));"
    case 8:
      return "#define \(names.type(&draw))(x) \(names.type(&draw))(\(names.type(&draw))(x) ## x)"
    case 9: return "#if \(draw.one("1", "0", "defined(X)"))\n\(cDeclaration(depth))\n#endif"
    default: return function()
    }
  }

  private mutating func structure(_ depth: Int) -> String {
    var text = "\(draw.one("struct", "union", "typedef struct")) \(names.type(&draw)) {\n"
    for _ in 0..<draw.below(4) {
      text +=
        draw.once(in: 5) && depth > 0
        ? structure(depth - 1) + "\n" : "  \(type(2)) \(names.member(&draw));\n"
    }
    return text + "} \(draw.one("", names.type(&draw)));"
  }

  private mutating func function() -> String {
    var text = "\(type(1)) \(names.member(&draw))(\(type(1)) a, \(type(1)) b) {\n"
    for _ in 0..<draw.below(4) { text += "  \(statement())\n" }
    return text + "}"
  }

  private mutating func type(_ depth: Int) -> String {
    guard depth > 0 else { return names.type(&draw) }
    switch draw.below(9) {
    case 0, 1: return "\(draw.one("struct", "enum", "union")) \(names.type(&draw))"
    case 2: return "\(type(depth - 1)) *"
    case 3: return "const \(type(depth - 1))"
    case 4 where language == .cpp:
      return "\(names.type(&draw))<\(type(depth - 1)), \(type(depth - 1))>"
    case 5 where language == .cpp: return "typename \(names.type(&draw))::\(names.type(&draw))"
    case 4 where language == .objectiveC: return "id<\(names.conformance(&draw))>"
    case 5 where language == .objectiveC:
      return "\(names.type(&draw))<\(type(depth - 1)) *> *"
    case 6: return "__typeof__(\(names.member(&draw)))"
    default: return names.type(&draw)
    }
  }

  private mutating func statement() -> String {
    switch draw.below(5) {
    case 0: "\(type(2)) \(names.member(&draw)) = \(expression(3));"
    case 1: "return \(expression(3));"
    case 2: "if (\(expression(2))) { \(expression(2)); }"
    case 3: "for (\(type(1)) i = 0; i < \(expression(1)); i++) \(expression(2));"
    default: "\(expression(3));"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return draw.one("0", "1", "a", "b", names.member(&draw)) }
    switch draw.below(9) {
    case 0: return "\(names.member(&draw))(\(expression(depth - 1)))"
    case 1: return "\(expression(depth - 1))->\(names.member(&draw))"
    case 2: return "\(expression(depth - 1)).\(names.member(&draw))"
    case 3: return "(\(type(1)))\(expression(depth - 1))"
    case 4: return "sizeof(\(type(2)))"
    case 5 where language == .objectiveC: return message(depth)
    case 5 where language == .cpp:
      return "\(names.type(&draw))<\(type(1))>::\(names.member(&draw))(\(expression(depth - 1)))"
    case 6 where language == .cpp: return "[&](auto x) { return \(expression(depth - 1)); }"
    case 6 where language == .objectiveC: return "^\(type(1))(id x) { \(expression(depth - 1)); }"
    case 7: return "\(names.type(&draw))(\(expression(depth - 1)))"
    default:
      return "(\(expression(depth - 1)) \(draw.one("+", "*", "=", "==")) \(expression(depth - 1)))"
    }
  }

  // MARK: C++

  private mutating func cppDeclaration(_ depth: Int) -> String {
    switch draw.below(9) {
    case 0, 1: return "\(template())using \(names.type(&draw)) = \(type(3));"
    case 2...4:
      var text = "\(template())\(draw.one("struct", "class")) \(names.type(&draw))"
      if draw.once(in: 4) { text += "<\(type(2))>" }
      let bases = (0..<draw.below(3)).map { _ in "\(draw.one("", "virtual ", "public "))\(type(2))"
      }
      text += bases.isEmpty ? " {\n" : " : \(bases.joined(separator: ", ")) {\n"
      for _ in 0..<draw.below(4) {
        text +=
          depth > 0 ? "  \(declaration(depth - 1))\n" : "  \(type(1)) \(names.member(&draw));\n"
      }
      return text + "};"
    case 5: return "namespace \(names.type(&draw)) {\n\(declaration(max(0, depth - 1)))\n}"
    case 6: return "using namespace \(names.type(&draw));"
    case 7:
      return
        "\(template())auto \(names.type(&draw))::\(names.member(&draw))(\(type(2)) a) -> \(type(2)) { \(statement()) }"
    default: return "template struct \(names.type(&draw))<\(type(2))>;"
    }
  }

  private mutating func template() -> String {
    guard draw.percent(60) else { return "" }
    let parameters = (0..<draw.number(in: 1...2)).map { _ in
      draw.one(
        "typename \(names.parameter(&draw))", "class... \(names.parameter(&draw))", "int n",
        "template <class> class \(names.parameter(&draw))",
        "typename \(names.parameter(&draw)) = \(type(2))")
    }
    return "template <\(parameters.joined(separator: ", "))> "
  }

  // MARK: Objective-C

  private mutating func objectiveCDeclaration() -> String {
    switch draw.below(8) {
    case 0: return "@class \(names.type(&draw));"
    case 1: return "@protocol \(names.conformance(&draw));"
    case 2, 3:
      return
        "@protocol \(names.conformance(&draw)) <\(names.conformance(&draw)), \(names.conformance(&draw))>\n\(members())@end"
    case 4, 5:
      let generic = draw.once(in: 4) ? "<__covariant \(names.parameter(&draw))>" : ""
      let head = "@interface \(names.type(&draw))\(generic)"
      let rest =
        draw.percent(30)
        ? " (\(names.type(&draw)))" : " : \(names.type(&draw)) <\(names.conformance(&draw))>"
      return "\(head)\(rest)\n\(members())@end"
    case 6: return "@compatibility_alias \(names.type(&draw)) \(names.type(&draw));"
    default:
      var text = "@implementation \(names.type(&draw))\n"
      for _ in 0..<draw.below(4) {
        text += "- (\(type(1)))\(names.member(&draw)):(\(type(1)))a { \(statement()) }\n"
      }
      return text + "@end"
    }
  }

  private mutating func members() -> String {
    (0..<draw.below(4)).map { _ in
      draw.percent(50)
        ? "@property (nonatomic) \(type(2)) \(names.member(&draw));\n"
        : "- (\(type(2)))\(names.member(&draw)):(\(type(2)))a \(names.member(&draw)):(id)b;\n"
    }.joined()
  }

  private mutating func message(_ depth: Int) -> String {
    let count = draw.once(in: 80) ? draw.number(in: 20...200) : 1
    var text = draw.one(names.type(&draw), expression(depth - 1))
    for _ in 0..<count { text = "[\(text) \(names.member(&draw))]" }
    return text
  }
}

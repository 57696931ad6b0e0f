import RubyText
import ProjectModel
import SourceText

/// Reads a podspec that is written in Ruby: literals, variables that hold such, and nothing else.
///
/// Source of the attributes: CocoaPods' *Podspec Syntax Reference*.
struct PodspecReader {
  private let path: String
  private let lines: LineTable
  private let report: (Problem) -> Void
  /// What names stand for: variables, and what the pod said, such as `s.version`.
  private var known: [String: [String]] = [:]
  /// What names stood for before the part being read gave them another meaning.
  private var outer: [(name: String, values: [String]?)] = []
  private var found: PodSpecification?
  private let budget = Budget()

  /// Bounds what values add up to, since a variable may double with each line: `a = a + a`.
  private final class Budget {
    /// Bytes of texts, and 16 for each text.
    private var left = 64 << 20

    /// Takes a text; `false` where there is not so much left.
    func takes(_ text: String) -> Bool {
      left -= 16 + text.utf8.count
      return left >= 0
    }
  }

  /// Code in a text, `#{…}`, that is longer than this is not looked at.
  private static let codeLimit = 200

  /// The pod that a text describes; `nil` when there is none.
  static func pod(
    in text: String, path: String, report: @escaping (Problem) -> Void
  ) -> PodSpecification? {
    var reader = PodspecReader(text: text, path: path, report: report)
    let (statements, unclosed) = RubyParser.statements(of: text)
    for statement in statements { reader.readOutside(statement) }
    if let unclosed { report(.unclosedBlock(at: reader.location(unclosed))) }
    return reader.found
  }

  private init(text: String, path: String, report: @escaping (Problem) -> Void) {
    self.path = path
    self.report = report
    lines = LineTable(of: text)
  }

  private func location(_ offset: Int) -> SourceLocation {
    let position = lines.position(of: offset)
    return SourceLocation(path: path, line: position.line, column: position.column)
  }

  // MARK: - Statements

  /// Reads what stands around the specification: variables, and the specification itself.
  private mutating func readOutside(_ statement: RubyStatement) {
    if case .call(_, let block?) = statement.kind, statement.path.last == "new",
      statement.path.contains("Spec") || statement.path.contains("Specification")
    {
      let file = ProjectPath.name(of: path)
      let name = file.prefix { $0 != "." }
      var pod = PodSpecification(
        name: .init(text: String(name), location: location(statement.offset)))
      read(block, into: &pod)
      found = found ?? pod
    } else if !readVariable(statement) {
      tellUnknown(statement)
    }
  }

  /// Reads the statements of a block into what it specifies.
  private mutating func read(_ block: RubyBlock, into pod: inout PodSpecification) {
    guard let receiver = block.parameter else { return }
    for statement in block.statements {
      guard statement.path.first == receiver, statement.path.count > 1 else {
        if !readVariable(statement) { tellUnknown(statement) }
        continue
      }
      var names = statement.path.dropFirst()
      let isPlatform = names.first.map(PodSpecification.platforms.contains) == true
      if isPlatform { names = names.dropFirst() }
      guard names.count == 1, let name = names.first else { continue }
      switch statement.kind {
      case .assignment(let values, let isAdded):
        let target = Target(attribute: name, isAdded: isAdded, isPlatform: isPlatform)
        learn("\(receiver).\(name)", texts(of: values))
        set(target, to: values, in: &pod)
      case .call(let arguments, let inner):
        call(name, arguments, inner, isPlatform: isPlatform, in: &pod, at: statement)
      case .definition, .unknown:
        if isRelevant(name) { tell(name, at: statement.offset) }
      }
    }
  }

  /// What an assignment says something about.
  private struct Target {
    var attribute: String
    var isAdded: Bool
    var isPlatform: Bool
  }

  private func set(_ target: Target, to items: [RubyItem], in pod: inout PodSpecification) {
    guard PodSpecification.attributes.contains(target.attribute) else { return }
    if items.count == 1, case .path(let words) = items[0].value, words.count == 1,
      ["true", "false", "nil"].contains(words[0])
    {
      if target.attribute == "static_framework" { pod.isStatic = words[0] == "true" }
      return
    }
    let isOfBundles = PodSpecification.resourceAttributes.contains(target.attribute)
    let values = items.map { isOfBundles ? placedInBundles($0) : placed($0) }
    for (item, value) in zip(items, values) where value == nil {
      tell(target.attribute, at: item.offset)
    }
    let texts = values.flatMap { $0 ?? [] }
    if target.isPlatform {
      pod.setOnPlatform(target.attribute, to: texts)
    } else {
      pod.set(target.attribute, to: texts, isAdded: target.isAdded)
    }
  }

  private mutating func call(
    _ name: String, _ arguments: [RubyItem], _ block: RubyBlock?, isPlatform: Bool,
    in pod: inout PodSpecification, at statement: RubyStatement
  ) {
    guard PodSpecification.calls.contains(name) else {
      // What is inside of a block that is not known may be anything.
      block?.statements.forEach(tellUnknown)
      return
    }
    let first = arguments.first.flatMap(placed)?.first
    guard let first, name == "dependency" || block != nil else {
      tell(name, at: statement.offset)
      return
    }
    if name == "dependency" {
      pod.dependencies.append(
        PodSpecification.Dependency(
          pod: PodSpecification.pod(of: first.text), location: location(statement.offset),
          isConditional: isPlatform))
      return
    }
    guard name != "app_spec", let block else { return }
    var part = PodSpecification(name: first)
    let count = outer.count
    read(block, into: &part)
    while outer.count > count, let change = outer.popLast() { known[change.name] = change.values }
    if name == "test_spec" { pod.tests.append(part) } else { pod.subspecs.append(part) }
  }

  /// Remembers a variable; false for anything else.
  private mutating func readVariable(_ statement: RubyStatement) -> Bool {
    guard case .assignment(let items, let isAdded) = statement.kind, statement.path.count == 1
    else { return false }
    let name = statement.path[0]
    let before = isAdded ? known[name] : []
    let values = texts(of: items)
    learn(name, before.flatMap { before in values.map { before + $0 } })
    return true
  }

  private mutating func learn(_ name: String, _ values: [String]?) {
    outer.append((name, known[name]))
    known[name] = values
  }

  // MARK: - Values

  /// The texts that values consist of; `nil` when one of them is Ruby beyond literals.
  private func texts(of items: [RubyItem]) -> [String]? {
    var result: [String] = []
    for item in items {
      guard let values = texts(item.value) else { return nil }
      result += values
    }
    return result
  }

  /// The texts that a value consists of; `nil` when it is Ruby beyond literals.
  private func placed(_ item: RubyItem) -> [PodSpecification.Placed]? {
    guard case .array(let items) = item.value else {
      return texts(item.value)?.map { .init(text: $0, location: location(item.offset)) }
    }
    var result: [PodSpecification.Placed] = []
    for item in items {
      guard let values = placed(item) else { return nil }
      result += values
    }
    return result
  }

  /// The texts of a value, or of all values of a hash: of resources by the names of their bundles.
  private func placedInBundles(_ item: RubyItem) -> [PodSpecification.Placed]? {
    guard case .hash(let pairs) = item.value else { return placed(item) }
    var result: [PodSpecification.Placed] = []
    for pair in pairs {
      guard let values = placed(pair.value) else { return nil }
      result += values
    }
    return result
  }

  private func texts(_ value: RubyExpression) -> [String]? {
    switch value {
    case .string(let parts): return text(parts).map { [$0] }
    case .symbol(let name): return [name]
    case .path(var names):
      while let last = names.last, ["to_s", "freeze", "dup"].contains(last) { names.removeLast() }
      let values = known[names.joined(separator: ".")]
      return values?.allSatisfy(budget.takes) == true ? values : nil
    case .array(let items): return texts(of: items)
    case .sum(let parts): return sum(parts)
    case .hash, .number, .unknown: return nil
    }
  }

  /// The text of a literal with the values of the code in it.
  private func text(_ parts: [RubyToken.Part]) -> String? {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .code(let code):
        guard code.utf8.count <= Self.codeLimit,
          let inner = texts(RubyParser.expression(of: code)), inner.count == 1
        else { return nil }
        result += inner[0]
      }
    }
    return budget.takes(result) ? result : nil
  }

  /// One text of several, or one list of texts and lists.
  private func sum(_ parts: [RubyExpression]) -> [String]? {
    var result: [String] = []
    var isText = true
    for (index, part) in parts.enumerated() {
      guard let next = texts(part) else { return nil }
      isText = isText && self.isText(part)
      if isText, index > 0, result.count == 1, next.count == 1 {
        result[0] += next[0]
      } else {
        result += next
      }
    }
    return result.allSatisfy(budget.takes) ? result : nil
  }

  /// Whether a value is a text rather than a list, so that `+` makes one text of it.
  private func isText(_ value: RubyExpression) -> Bool {
    switch value {
    case .string, .symbol, .path: true
    case .sum(let parts): parts.allSatisfy(isText)
    case .array, .hash, .number, .unknown: false
    }
  }

  // MARK: - What is not understood

  private func isRelevant(_ name: String) -> Bool {
    PodSpecification.attributes.contains(name) || PodSpecification.calls.contains(name)
  }

  /// Tells that a statement is not understood if it may say something of the pod's files.
  private func tellUnknown(_ statement: RubyStatement) {
    switch statement.kind {
    case .unknown(let words):
      if let word = (statement.path + words).first(where: isRelevant) {
        tell(word, at: statement.offset)
      }
    case .definition(let block):
      block.statements.forEach(tellUnknown)
    case .assignment, .call:
      if statement.path.count > 1, let last = statement.path.last, isRelevant(last) {
        tell(last, at: statement.offset)
      } else if case .call(_, let block?) = statement.kind {
        block.statements.forEach(tellUnknown)
      }
    }
  }

  private func tell(_ name: String, at offset: Int) {
    // No rule depends on which resources there are.
    let isOfResources = PodSpecification.resourceAttributes.contains(name)
    report(
      Problem(
        .manifestNotUnderstood, severity: isOfResources ? .info : .warning,
        message:
          "The value of '\(name)' in the podspec is not a literal and is ignored: write it as a "
          + (isOfResources
            ? "literal." : "literal, or list the modules in archcheck.yml under `modules:`."),
        location: location(offset)))
  }
}

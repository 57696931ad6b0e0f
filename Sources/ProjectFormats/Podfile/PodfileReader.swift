import RubyText
import ProjectModel
import SourceText

/// Reads what a Podfile says of targets, as far as it is literal: `target`, `abstract_target`,
/// `inherit!`, `pod`, and methods and loops over lists that hold these.
struct PodfileReader {
  /// A pod that a target depends on.
  struct Pod {
    var name: String
    var location: SourceLocation
    /// Whether it holds for some build configurations alone.
    var isConditional: Bool
    /// Whether the target around this one has it, too.
    var isInherited = false
    /// Whether it says where the pod is.
    var place: LoadedDependency.Place?
  }

  /// A target with its pods, those that it takes over included.
  struct Target {
    var name: String
    var pods: [Pod]
    /// The Xcode project that has it, as written, where that is said.
    var project: String?
  }

  /// What stands between `target 'A' do` and its `end`; the whole file for the outermost one.
  ///
  /// Reference semantics on purpose: what a target takes over is known only when the scopes around it
  /// have been read to their ends.
  private final class Scope {
    let name: String?
    let isAbstract: Bool
    let outer: Scope?
    /// Whether it takes over the pods of the scopes around it.
    var inherits = true
    var pods: [Pod] = []
    /// The Xcode project that is written here.
    var ownProject: String?

    init(name: String?, isAbstract: Bool, outer: Scope?) {
      self.name = name
      self.isAbstract = isAbstract
      self.outer = outer
    }

    /// The nearest project that is written for it or around it. O(scopes around it).
    var project: String? {
      var scope: Scope? = self
      while let current = scope {
        if let project = current.ownProject { return project }
        scope = current.outer
      }
      return nil
    }

    /// Its pods behind those that it takes over. O(pods of the scopes around it).
    var allPods: [Pod] {
      var result = pods
      var inner = self
      while inner.inherits, let outer = inner.outer {
        // Those of an abstract target are there for the targets in it alone.
        let taken = outer.pods.map { pod in
          var pod = pod
          pod.isInherited = !outer.isAbstract
          return pod
        }
        result = taken + result
        inner = outer
      }
      return result
    }
  }

  /// The value of a variable or parameter.
  private indirect enum Value {
    case text(String)
    case list([Value])
  }

  /// Blocks that run when the pods are installed: they say nothing of what targets have.
  private static let hooks: Set<String> = [
    "pre_install", "post_install", "pre_integrate", "post_integrate",
  ]
  /// What a target may say that gives it no pods. Any other method may be one of a plugin, or of a file that is required,
  /// and give some.
  private static let plainCalls: Set<String> = [
    "generate_bridge_support!", "inhibit_all_warnings!", "install!", "p", "platform", "plugin",
    "print", "puts", "raise", "require", "require_relative", "script_phase",
    "set_arc_compatibility_flag!", "source", "supports_swift_versions", "use_frameworks!",
    "use_modular_headers!", "warn", "workspace",
  ]
  /// Options by which a pod is found that no list of pods has.
  private static let places = ["path", "podspec", "git", "hg", "svn", "http", "source"]
  /// Methods that call each other end here.
  private static let maximumDepth = 32
  /// More statements than any Podfile runs.
  private static let maximumSteps = 100_000

  private let path: String
  private let lines: LineTable
  private let statements: [RubyStatement]
  private let report: (Problem) -> Void
  private var methods: [String: RubyBlock] = [:]
  private var variables: [String: Value] = [:]
  private var found: [Scope] = []
  private var steps = 0
  private var hasToldEnd = false
  /// The methods of which nothing is known that have been told.
  private var told: Set<String> = []
  /// The pods at a path, in the order met.
  private(set) var localPods: [LocalPod] = []

  init(text: String, path: String, report: @escaping (Problem) -> Void) {
    self.path = path
    self.report = report
    lines = LineTable(of: text)
    let (statements, unclosed) = RubyParser.statements(of: text)
    self.statements = statements
    if let unclosed { report(.unclosedBlock(at: location(unclosed))) }
  }

  /// The targets that are not abstract, in the order written.
  mutating func targets() -> [Target] {
    for statement in statements {
      if case .definition(let block) = statement.kind, let name = statement.path.first {
        methods[name] = block
      }
    }
    read(statements, into: Scope(name: nil, isAbstract: true, outer: nil), depth: 0)
    return found.map { Target(name: $0.name ?? "", pods: $0.allPods, project: $0.project) }
  }

  // MARK: Statements

  private mutating func read(_ statements: [RubyStatement], into scope: Scope, depth: Int) {
    for statement in statements {
      steps += 1
      guard steps < Self.maximumSteps, depth < Self.maximumDepth else {
        return tellEnd(at: statement.offset)
      }
      switch statement.kind {
      case .call(let arguments, let block):
        call(statement, arguments, block, in: scope, depth: depth)
      case .unknown(let words):
        if let word = (statement.path + words).first(where: isRelevant) {
          tell(word, at: statement.offset)
        }
      case .assignment(let values, let isAdded):
        guard statement.path.count == 1, let name = statement.path.first else { continue }
        let read = values.compactMap(value)
        let isKnown = read.count == values.count && !isAdded
        variables[name] = isKnown ? (read.count == 1 ? read[0] : .list(read)) : nil
      case .definition: break
      }
    }
  }

  private func isRelevant(_ word: String) -> Bool {
    ["pod", "target", "abstract_target", "inherit!"].contains(word) || methods[word] != nil
  }

  private mutating func call(
    _ statement: RubyStatement, _ arguments: [RubyItem], _ block: RubyBlock?,
    in scope: Scope, depth: Int
  ) {
    guard let name = statement.path.last else { return }
    if name == "each", let block {
      let receiver =
        statement.path.count == 1
        ? arguments.first : RubyItem(value: .path(statement.path.dropLast()), offset: 0)
      return loop(over: receiver.flatMap(value), block, of: statement, in: scope, depth: depth)
    }
    guard statement.path.count == 1 else { return }
    switch name {
    case "target", "abstract_target":
      guard let title = arguments.first.flatMap(text), let block else {
        return tell(name, at: statement.offset)
      }
      readTarget(title, block, isAbstract: name == "abstract_target", in: scope, depth: depth)
    case "inherit!":
      let mode = arguments.first.flatMap(text)
      scope.inherits = mode != "none"
    case "project", "xcodeproj":
      scope.ownProject = arguments.first.flatMap(text)
    case "pod":
      addPod(arguments, at: statement.offset, to: scope)
    default:
      if let method = methods[name] {
        run(method, with: arguments.map(value), in: scope, depth: depth)
      } else if let block, !Self.hooks.contains(name) {
        tellUnknown(block, of: statement)
      } else if scope.name != nil, !Self.plainCalls.contains(name), told.insert(name).inserted {
        tell(name, at: statement.offset)
      }
    }
  }

  /// The statements of a block once for each value of a list.
  private mutating func loop(
    over list: Value?, _ block: RubyBlock, of statement: RubyStatement, in scope: Scope,
    depth: Int
  ) {
    guard case .list(let values)? = list else {
      return tellUnknown(block, of: statement)
    }
    for value in values { run(block, with: [value], in: scope, depth: depth) }
  }

  /// A block or method with values for its parameters, which nothing behind it sees.
  private mutating func run(
    _ block: RubyBlock, with values: [Value?], in scope: Scope, depth: Int
  ) {
    let outside = variables
    for (index, parameter) in block.parameters.enumerated() {
      variables[parameter] = index < values.count ? values[index] : nil
    }
    read(block.statements, into: scope, depth: depth + 1)
    variables = outside
  }

  private func tellUnknown(_ block: RubyBlock, of statement: RubyStatement) {
    if let word = Self.words(of: block.statements).first(where: isRelevant) {
      tell(word, at: statement.offset)
    }
  }

  /// What some statements call, those in blocks included. The parser bounds how deep they nest.
  private static func words(of statements: [RubyStatement]) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .unknown(let words): return statement.path + words
      case .call(_, let block):
        let name = statement.path.count == 1 ? statement.path : []
        return name + words(of: block?.statements ?? [])
      case .definition(let block): return words(of: block.statements)
      case .assignment: return []
      }
    }
  }

  private mutating func readTarget(
    _ name: String, _ block: RubyBlock, isAbstract: Bool, in outer: Scope, depth: Int
  ) {
    let scope = Scope(name: name, isAbstract: isAbstract, outer: outer)
    if !isAbstract { found.append(scope) }
    read(block.statements, into: scope, depth: depth + 1)
  }

  /// `pod 'Name/Part', '~> 1.0', :path => '../Name', :configurations => ['Debug']`.
  ///
  /// With `:podspec` only the specification is where it says; the sources are fetched.
  private mutating func addPod(_ arguments: [RubyItem], at offset: Int, to scope: Scope) {
    guard let written = arguments.first.flatMap(text) else { return tell("pod", at: offset) }
    let name = PodSpecification.pod(of: written)
    let options = arguments.compactMap { item -> [RubyPair]? in
      if case .hash(let pairs) = item.value { pairs } else { nil }
    }.joined()
    func option(_ wanted: String) -> RubyPair? {
      options.first { pair in
        switch pair.key {
        case .symbol(let name): name == wanted
        default: false
        }
      }
    }
    let isConditional = option("configurations") != nil || option("configuration") != nil
    var pod = Pod(name: name, location: location(offset), isConditional: isConditional)
    if Self.places.contains(where: { option($0) != nil }) {
      pod.place = option("path") == nil ? .remote : .folder
    }
    scope.pods.append(pod)
    guard let place = option("path") else { return }
    guard let path = text(place.value) else { return tell("path", at: place.value.offset) }
    localPods.append(LocalPod(name: name, path: path, location: location(place.value.offset)))
  }

  // MARK: Values

  private func text(_ item: RubyItem) -> String? {
    if case .text(let text)? = value(item) { text } else { nil }
  }

  /// What an expression stands for; `nil` where that is not literal.
  private func value(_ item: RubyItem) -> Value? {
    switch item.value {
    case .symbol(let name): return .text(name)
    case .string(let parts):
      var result = ""
      for part in parts {
        switch part {
        case .text(let text): result += text
        case .code(let code):
          guard case .text(let text)? = variables[code] else { return nil }
          result += text
        }
        // A variable may hold what the same line made of it before.
        guard result.utf8.count < Self.maximumSteps else { return nil }
      }
      return .text(result)
    case .array(let items):
      let values = items.compactMap(value)
      return values.count == items.count ? .list(values) : nil
    case .path(let names):
      return names.count == 1 ? variables[names[0]] : nil
    case .sum(let parts):
      var result = ""
      for part in parts {
        guard case .text(let text)? = value(RubyItem(value: part, offset: item.offset)) else {
          return nil
        }
        result += text
      }
      return .text(result)
    case .hash, .number, .unknown: return nil
    }
  }

  private func location(_ offset: Int) -> SourceLocation {
    let (line, column) = lines.position(of: offset)
    return SourceLocation(path: path, line: line, column: column)
  }

  /// Tells once that methods and loops run for too long.
  private mutating func tellEnd(at offset: Int) {
    if hasToldEnd { return }
    hasToldEnd = true
    report(
      Problem(
        .manifestLimit,
        message:
          "The methods and loops of this Podfile call each other more than \(Self.maximumDepth) deep "
          + "or run more than \(Self.maximumSteps) statements: the rest is ignored, so the pods of "
          + "some targets are unknown.",
        location: location(offset)))
  }

  private func tell(_ name: String, at offset: Int) {
    report(
      Problem(
        .manifestNotUnderstood, severity: .info,
        message: "What is said with '\(name)' here is not literal and is ignored: the pods of some "
          + "targets are unknown.",
        location: location(offset)))
  }
}

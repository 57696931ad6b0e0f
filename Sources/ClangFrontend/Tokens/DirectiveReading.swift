import SourceFacts
import SourceText

/// What the directives of a file say, in order.
struct DirectiveReading {
  /// A stretch of the file under one condition.
  struct Region {
    /// Offset of its beginning; it ends where the next one begins.
    var start: Int
    /// The condition; `nil` in code that no build has.
    var condition: FactCondition?
  }

  /// The stretches, in order; the first begins the file.
  private(set) var regions = [Region(start: 0, condition: .always)]
  /// The headers asked for, those that no build asks for left out.
  private(set) var includes: [TokenizedFile.Include] = []
  /// The macros, their bodies still empty, without those that guard the file.
  private(set) var macros: [TokenizedFile.Macro] = []
  /// Where the body of each macro begins.
  private(set) var bodyStarts: [Int] = []
  private var walk = ConditionWalk()

  /// The different conditions; the first is `always`.
  var conditions: [BuildCondition] { walk.conditions }
  /// What is wrong with the directives.
  var problems: [FactProblem] { walk.problems }

  /// Reads all directives. O(bytes).
  init(_ text: UnsafeBufferPointer<UInt8>, _ scan: TextScan, names: MacroNames) {
    let directives = scan.directives.map { place in
      (place: place, said: Directive(place, in: text, comments: scan.comments))
    }
    let guards = Self.guards(in: directives.map(\.said))
    let reader = ConditionReader(names: names)
    for (index, directive) in directives.enumerated() {
      let (start, end) = (directive.place.start, directive.place.end)
      switch directive.said {
      case .begin(let condition):
        let isGuard = guards.contains(index + 1)
        walk.begin(isGuard ? .always : reader.condition(condition), at: start)
      case .alternative(let condition):
        walk.alternative(reader.condition(condition), at: start)
      case .otherwise: walk.otherwise(at: start)
      case .end: walk.end(at: start)
      case .include(let form, let path, let offset):
        add(form, path, offset)
        continue
      case .define(let definition):
        if !guards.contains(index) { add(definition, from: start, to: end) }
        continue
      case .other: continue
      }
      if walk.current != regions[regions.count - 1].condition {
        regions.append(Region(start: start, condition: walk.current))
      }
    }
    walk.finish()
  }

  /// The condition at an offset; `nil` in code that no build has. O(log regions).
  func condition(at offset: Int) -> FactCondition? {
    let next = regions.partitioningIndex { $0.start > offset }
    return regions[max(0, next - 1)].condition
  }

  private mutating func add(_ form: ImportForm, _ path: String, _ offset: Int) {
    guard let condition = walk.current else { return }
    includes.append(
      TokenizedFile.Include(
        form: form, path: path, offset: UInt32(clamping: offset), condition: condition))
  }

  private mutating func add(_ definition: Directive.Definition, from start: Int, to end: Int) {
    guard let condition = walk.current else { return }
    macros.append(
      TokenizedFile.Macro(
        name: definition.name, isFunctionLike: definition.isFunctionLike,
        parameters: definition.parameters, body: [], directive: start..<end, condition: condition))
    bodyStarts.append(definition.bodyStart)
  }

  // MARK: Guards

  /// Indices of the `#define` that stand right behind `#ifndef` of the same name and only keep code
  /// from being read twice: they define nothing, and there is no other branch.
  private static func guards(in directives: [Directive]) -> Set<Int> {
    var guards: Set<Int> = []
    var open: [(index: Int, mayGuard: Bool)] = []
    for (index, directive) in directives.enumerated() {
      switch directive {
      case .begin(let condition):
        open.append((index, isGuard(condition, directives, at: index)))
      case .alternative, .otherwise:
        if !open.isEmpty { open[open.count - 1].mayGuard = false }
      case .end:
        if let frame = open.popLast(), frame.mayGuard { guards.insert(frame.index + 1) }
      case .include, .define, .other: break
      }
    }
    // Whoever forgets the #endif means a guard all the same.
    for frame in open where frame.mayGuard { guards.insert(frame.index + 1) }
    return guards
  }

  private static func isGuard(
    _ condition: Directive.Condition, _ directives: [Directive], at index: Int
  ) -> Bool {
    guard index + 1 < directives.count, case .define(let macro) = directives[index + 1],
      !macro.isFunctionLike, macro.body.isEmpty || macro.body == "1" && index == 0
    else { return false }
    return name(askedBy: condition).map { $0.equalsInBytes(macro.text) } ?? false
  }

  /// The name of which a condition asks whether it is not defined; `nil` for other conditions.
  private static func name(askedBy condition: Directive.Condition) -> String? {
    switch condition {
    case .isDefined: return nil
    case .isUndefined(let name): return name
    case .expression(let line, let start):
      let tokens = ConditionToken.tokens(of: line.bytes[start...], limit: 8)?.map(\.text) ?? []
      let words = tokens.filter { $0 != "(" && $0 != ")" }
      return words.count == 3 && words[0] == "!" && words[1] == "defined" ? words[2] : nil
    }
  }
}

import DependencyModel
import ProjectModel

/// The sizes of modules or components.
///
/// - Parameters:
///   - graph: the type graph.
///   - components: the same graph grouped by module or component.
/// - Returns: one size a group, in their order; `nil` at other granularities, where no file is a
///   group's alone or test modules belong to no group.
/// - Complexity: O(files + imports).
func componentSizes(graph: DependencyGraph, components: GroupedGraph) -> [ComponentSize?] {
  guard [.module, .component].contains(components.granularity),
    components.groupOfFile.count == graph.files.count
  else { return components.groups.map { _ in nil } }
  var sizes = components.groups.map { _ in ComponentSize() }
  var groupsOfModule = [Set<Int>](repeating: [], count: graph.modules.count)
  var linesOfModule = [Int](repeating: 0, count: graph.modules.count)
  for (file, group) in zip(graph.files, components.groupOfFile) {
    linesOfModule[file.module.int] += file.codeLines
    guard let group else { continue }
    sizes[group].files += 1
    sizes[group].lines += file.codeLines
    groupsOfModule[file.module.int].insert(group)
  }
  var testedGroups = [Set<Int>](repeating: [], count: graph.modules.count)
  for entry in graph.imports {
    let importing = graph.files[entry.file.int].module
    guard let target = entry.target, target != importing,
      graph.modules[importing.int].role == .test
    else { continue }
    testedGroups[importing.int].formUnion(groupsOfModule[target.int])
  }
  for module in graph.modules.indices {
    for group in testedGroups[module] { sizes[group].testLines += linesOfModule[module] }
  }
  return sizes
}

extension MetricDefinition {
  /// Number of files.
  package static let files = MetricDefinition(
    id: "files", symbol: "files", title: "Files", phrase: "number of files",
    definition: "How many source files of the component were read.",
    formula: "files = |{f : f belongs to c}|",
    range: "0, 1, 2, …; a number of files", values: .count,
    undefinedCase: "The row is neither a module nor a component.",
    example: "A component of `Cart.swift` and `Order.swift` has 2 files.",
    reference: "counted here as every line counter does", advice: splitAdvice, source: .files,
    value: { $0.size.map { Double($0.files) } })

  /// Number of lines with code.
  package static let lines = MetricDefinition(
    id: "lines", symbol: "lines", title: "Lines with code",
    phrase: "number of lines with code",
    definition: """
      How many lines of the component's files contain code: lines that are neither blank nor only \
      a comment. Code that `#if` may exclude counts too.
      """,
    formula: "lines = |{l in c : l is neither blank nor only comment}|",
    range: "0, 1, 2, …; a number of lines", values: .count,
    undefinedCase: "The row is neither a module nor a component.",
    example: "A file of a comment, an empty line, `struct A {` and `}` has 2 lines with code.",
    reference: "N. Fenton, J. Bieman, *Software Metrics* (2014), ch. 8, on NCLOC",
    advice: splitAdvice, source: .files,
    value: { $0.size.map { Double($0.lines) } })

  /// Number of lines with code of tests.
  package static let testLines = MetricDefinition(
    id: "test-lines", key: "testLines", symbol: "test lines", title: "Lines with code in tests",
    phrase: "number of lines with code in tests",
    definition: """
      The number of lines with code in the test modules that import a module of the component. A \
      test module that imports several components counts as a whole for each of them.
      """,
    formula: "test-lines = Σ lines(t) over the test modules t that import a module of c",
    range: "0, 1, 2, …; a number of lines", values: .count,
    undefinedCase: "The row is neither a module nor a component.",
    example: "`CartTests` of 120 lines with code imports `Cart`: test-lines(Cart) is 120.",
    reference: "defined here", worse: .lower, advice: testAdvice, source: .files,
    value: { $0.size.map { Double($0.testLines) } })

  /// Lines of tests for each line.
  package static let testRatio = MetricDefinition(
    id: "test-ratio", key: "testRatio", symbol: "test ratio", title: "Test ratio",
    definition: "Lines with code in tests for each line with code of the component.",
    formula: "test-ratio = test-lines / lines",
    range: "0 and more, dimensionless", values: .ratio,
    undefinedCase: "The component has no line with code, or is neither a module nor a component.",
    example: "120 lines in tests for 80 lines give 120/80 = 1.5.",
    reference: "defined here", worse: .lower, advice: testAdvice, source: .files,
    value: { $0.size?.testRatio })

  /// The share of lines that tests run.
  package static let coverage = MetricDefinition(
    id: "coverage", symbol: "coverage", title: "Test coverage", phrase: "test coverage",
    definition: """
      The share of the component's lines that tests run, according to the file that the rule names \
      with `file:`. archcheck runs no tests. The file is JSON: either a mapping from components to \
      shares, `{"Cart": 0.8}`, or what `llvm-cov export --summary-only` prints, whose counts are \
      summed over the files of a component.
      """,
    formula: "coverage = covered lines / lines, over the files of c that the file lists",
    range: "0…1, dimensionless", values: .share,
    undefinedCase: "The file does not list the component, or none of its files with lines.",
    example: "Files with 30 of 40 and 10 of 40 lines covered give 40/80 = 0.5.",
    reference: "the tool that wrote the file; see the documentation of `llvm-cov`", worse: .lower,
    advice: testAdvice, source: .report, value: { $0.size?.coverage })

  private static let testAdvice = "Write tests for the code that is not tested yet."
}

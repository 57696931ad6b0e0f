import DependencyModel
import DrawnGraphs
import SourceText

/// The share of each component's lines that tests run, as a file says.
struct CoverageShares {
  /// The shares by component, in the order of the file, or of the components.
  let shares: [(name: String, value: Double)]
  /// The shares by the names of components; of several for one the first.
  private let shareOfName: [ByteKey: Double]

  /// Reads a mapping from components to shares, or an export of `llvm-cov`.
  ///
  /// - Parameters:
  ///   - root: the file.
  ///   - path: its path.
  ///   - graph: whose files an export of `llvm-cov` lists, by absolute paths.
  ///   - components: the components that the shares of such an export are added up for.
  /// - Throws: what is wrong with the file.
  /// - Complexity: O(files · folders above a file).
  init(
    _ root: ConfigNode?, path: String, graph: DependencyGraph, components: GroupedGraph
  ) throws(DocumentError) {
    guard let root, let pairs = root.pairs else {
      throw DocumentError(
        "expected a mapping from components to shares between 0 and 1, or the output of 'llvm-cov "
          + "export --summary-only'",
        at: root?.location ?? SourceLocation(path: path, line: 1, column: 1))
    }
    if let exports = root["data"]?.elements {
      self.init(try Self.shares(ofExports: exports, graph, components))
      return
    }
    var shares: [(name: String, value: Double)] = []
    for pair in pairs {
      guard let value = pair.value.number, value >= 0, value <= 1 else {
        throw DocumentError(
          "expected a share between 0 and 1 for '\(pair.key)'", at: pair.value.location)
      }
      shares.append((pair.key, value))
    }
    self.init(shares)
  }

  private init(_ shares: [(name: String, value: Double)]) {
    self.shares = shares
    shareOfName = Dictionary(shares.map { (ByteKey($0.name), $0.value) }) { first, _ in first }
  }

  /// The share of a component; `nil` where the file says nothing. O(1).
  func share(of component: String) -> Double? { shareOfName[ByteKey(component)] }

  private static func shares(
    ofExports exports: [ConfigNode], _ graph: DependencyGraph, _ components: GroupedGraph
  ) throws(DocumentError) -> [(name: String, value: Double)] {
    var groupOfPath: [[UInt8]: Set<Int>] = [:]
    for (file, group) in zip(graph.files, components.groupOfFile) {
      if let group { groupOfPath[Array(file.path.utf8), default: []].insert(group) }
    }
    var counts = components.groups.map { _ in (lines: 0.0, covered: 0.0) }
    for file in exports.flatMap({ $0["files"]?.elements ?? [] }) {
      guard let name = file["filename"]?.text, let lines = file["summary"]?["lines"],
        let count = lines["count"]?.number, let covered = lines["covered"]?.number
      else {
        throw DocumentError(
          "expected a file with 'filename' and a 'summary' of 'lines' with 'count' and 'covered'",
          at: file.location)
      }
      for group in groups(of: name, groupOfPath) {
        counts[group].lines += count
        counts[group].covered += covered
      }
    }
    return zip(components.groups, counts).compactMap { group, count in
      count.lines > 0 ? (group.name, count.covered / count.lines) : nil
    }
  }

  /// The groups of the file whose path is the longest end of an absolute one.
  private static func groups(of name: String, _ groupOfPath: [[UInt8]: Set<Int>]) -> Set<Int> {
    var rest = Array(name.utf8)[...]
    while true {
      if let groups = groupOfPath[Array(rest)] { return groups }
      guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return [] }
      rest = rest[(slash + 1)...]
    }
  }
}

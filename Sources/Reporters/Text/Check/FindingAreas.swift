import Findings
import SourceText

/// The part of the project that each violation lies in: its component, or its folder where all lie
/// in one component.
struct FindingAreas {
  /// The modules by their folders; of several in one folder the first.
  private let modules: [ByteKey: String]
  /// The folders above all violations, where folders tell them apart.
  private let commonFolders: Int?

  /// Looks at all new violations. O(violations + modules), and for each violation the folders around it.
  init(_ violations: [Violation], in report: Report) {
    modules = Dictionary(
      report.modules.filter { !$0.folder.isEmpty }.map { (ByteKey($0.folder), $0.name) }
    ) { first, _ in first }
    let names = violations.lazy.map { [modules] in Self.component(of: $0, modules) }
    commonFolders =
      Set(names).count > 1 ? nil : Self.commonFolders(violations.map(\.location.path))
  }

  /// The name of the part.
  func area(of violation: Violation) -> String {
    guard let commonFolders else { return Self.component(of: violation, modules) }
    let path = violation.location.path
    let folders = path.split(separator: "/").dropLast().dropFirst(commonFolders).prefix(2)
    return folders.isEmpty ? path : folders.joined(separator: "/")
  }

  private static func component(
    of violation: Violation, _ modules: [ByteKey: String]
  ) -> String {
    if let side = violation.from, !side.isOutside { return side.component }
    let path = violation.location.path
    var folder = path
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = String(folder[..<slash])
      if let name = modules[ByteKey(folder)] { return name }
    }
    return path.split(separator: "/").dropLast().first.map(String.init) ?? path
  }

  /// How many folders all paths begin with.
  private static func commonFolders(_ paths: [String]) -> Int {
    guard var common = paths.first?.split(separator: "/").dropLast() else { return 0 }
    for path in paths {
      let folders = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
    }
    return common.count
  }
}

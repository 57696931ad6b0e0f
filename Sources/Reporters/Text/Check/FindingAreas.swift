import Findings
import SourceText

/// The part of the project that each violation lies in: its component, or its folder where all lie
/// in one component.
struct FindingAreas {
  /// Module folders with their modules, the deepest first.
  private let modules: [(folder: String, name: String)]
  /// The folders above all violations, where folders tell them apart.
  private let commonFolders: Int?

  /// Looks at all new violations. O(violations · modules).
  init(_ violations: [ReportedViolation], in report: Report) {
    let byDepth = report.modules.filter { !$0.folder.isEmpty }
      .sorted { $0.folder.utf8.count > $1.folder.utf8.count }
    modules = byDepth.map { ($0.folder, $0.name) }
    let names = violations.lazy.map { [modules] in Self.component(of: $0.violation, modules) }
    commonFolders =
      Set(names).count > 1 ? nil : Self.commonFolders(violations.map(\.violation.location.path))
  }

  /// The name of the part.
  func area(of violation: Violation) -> String {
    guard let commonFolders else { return Self.component(of: violation, modules) }
    let path = violation.location.path
    let folders = path.split(separator: "/").dropLast().dropFirst(commonFolders).prefix(2)
    return folders.isEmpty ? path : folders.joined(separator: "/")
  }

  private static func component(
    of violation: Violation, _ modules: [(folder: String, name: String)]
  ) -> String {
    if let side = violation.from, !side.isOutside { return side.component }
    let path = violation.location.path
    let module = modules.first { path.utf8.starts(with: "\($0.folder)/".utf8) }
    return module?.name ?? path.split(separator: "/").dropLast().first.map(String.init) ?? path
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

import DependencyModel
import Findings
import SourceText

/// What the run read, resolved and left aside.
struct CoverageText {
  /// Names that are listed, unless verbose.
  private static let limit = 3
  /// How deep the folders lie that stand for many files.
  private static let folderDepth = 3

  private let report: Report
  private let options: ReportOptions
  private let style: TextStyle

  init(report: Report, options: ReportOptions) {
    self.report = report
    self.options = options
    self.style = TextStyle(options)
  }

  /// The statement; what is zero is not mentioned. Unless verbose, what only explains the numbers is
  /// counted in one sentence.
  func lines() -> [String] {
    let coverage = report.coverage
    let isVerbose = options.verbosity == .verbose
    var lines =
      isVerbose
      ? [style("Coverage", .heading)] + account
      : LabelledText.lines("coverage", digest, style: style, options: options)
    lines += list(
      "set aside", coverage.setAsideFiles,
      count: {
        $0.counted("file") + " left out, because archcheck failed on "
          + ($0 == 1 ? "it" : "them")
      })
    lines += list(
      "unowned", unowned, of: coverage.unownedFiles.count,
      count: { $0.counted("source file") + " in no module" })
    if coverage.fetchedFiles > 0 {
      let files = coverage.fetchedFiles.counted("source file")
      lines += entry("fetched", ["\(files) in folders of fetched code, not counted"])
    }
    lines += list(
      "manifests", coverage.unfollowedManifests, count: { $0.counted("manifest") + " not followed" }
    )
    lines += list(
      "loose", coverage.filesInNoComponent,
      count: { $0.counted("file") + " in no component of the configuration" })
    lines += list(
      "unmatched", unmatched,
      count: {
        $0.counted("selector or exception", plural: "selectors or exceptions")
          + " that matched nothing"
      })
    lines += list("unchecked", unchecked, count: { $0.counted("rule") + " that checked nothing" })
    return isVerbose ? lines + details : lines
  }

  /// `100 % of names and 95.4 % of members resolved; 2 rules inactive`.
  private var digest: String {
    let coverage = report.coverage
    var parts = isWhole ? [] : [files]
    if let build = coverage.build { parts.append("#if evaluated for \(build)") }
    let shares = [(coverage.names, "names"), (coverage.members, "members")].compactMap {
      counts, noun in counts.resolvedShare.map { "\($0.percentage) of \(noun)" }
    }
    if !shares.isEmpty { parts.append("\(shares.joined(separator: " and ")) resolved") }
    var details: [String] = []
    let edges = coverage.edgesWithoutImport.count
    if edges > 0 {
      details.append("\(edges.counted("dependency", plural: "dependencies")) without an import")
    }
    let cases = report.rules.reduce(0) { sum, rule in
      rule.undecided.reduce(sum + rule.undefined.count) { $0 + $1.count }
    }
    if cases > 0 { details.append("\(cases.counted("case")) undecided") }
    if !inactive.isEmpty { details.append("\(inactive.count.counted("rule")) inactive") }
    if !details.isEmpty {
      parts.append("\(details.joined(separator: ", ")) ('--verbose' lists them)")
    }
    return parts.isEmpty ? files : parts.joined(separator: "; ")
  }

  /// Whether each file was read and understood, as the report's first line says.
  private var isWhole: Bool {
    let coverage = report.coverage
    return coverage.presentFiles > 0 && coverage.parsedFiles == coverage.presentFiles
      && coverage.filesWithSyntaxErrors == 0 && coverage.skippedFiles == 0
  }

  /// The files, the build and the references with all numbers.
  private var account: [String] {
    let coverage = report.coverage
    return entry("files", [files])
      + entry("build", coverage.build.map { ["#if evaluated for \($0.printable)"] } ?? [])
      + entry("names", resolution(coverage.names, of: "by name"))
      + entry("members", resolution(coverage.members, of: "to members"))
  }

  /// What explains findings that somebody expects and does not see.
  private var details: [String] {
    edgesWithoutImport
      + list("inactive", inactive, count: { $0.counted("rule") + " that had nothing to check" })
      + undecidedImports + undecidedByRule
  }

  private var unchecked: [String] {
    report.rules.filter { $0.state == .active && $0.checked == 0 }.map(\.id)
  }

  private var inactive: [String] {
    report.rules.filter { $0.state == .inactive }.map(\.id)
  }

  /// The selectors and exceptions that matched nothing.
  private var unmatched: [String] {
    report.unmatchedSelectors.map { "\($0.selector) in \($0.part) of rule \($0.rule)" }
  }

  /// Imports that no run can judge, with their modules.
  private var undecidedImports: [String] {
    let cases = report.rules.flatMap { rule in
      rule.undecided.filter { $0.reason == .unreadModule }.map { (rule: rule.id, item: $0) }
    }
    if cases.isEmpty { return [] }
    let imports = cases.reduce(0) { $0 + $1.item.count }.counted("import")
    let modules = Set(cases.map(\.item.subject)).count.counted("module")
    let text = "\(imports) of \(modules) whose declarations are not read"
    return entry(
      "undecided", [text + ":"] + cases.map { "  \($0.item.described) (rule \($0.rule))".printable }
    )
  }

  /// What a better knowledge of the project would decide, a line each rule and reason.
  private var undecidedByRule: [String] {
    report.rules.flatMap { rule in
      UndecidedCase.Reason.allCases.flatMap { reason -> [String] in
        let cases = rule.undecided.filter { $0.reason == reason }
        guard let explanation = reason.explanation, !cases.isEmpty else { return [] }
        let names = cases.map { item in
          item.described + (item.location.map { " in \($0)" } ?? "")
        }.joined(separator: ", ")
        return LabelledText.lines(
          "undecided", "rule \(rule.id) could not decide about \(names): \(explanation)",
          style: style, options: options)
      }
    }
  }

  private var files: String {
    let coverage = report.coverage
    if coverage.presentFiles == 0 { return coverage.readFiles(.counts) }
    var parts = ["\(coverage.readFiles(.counts)) read (\(Self.size(coverage.bytes)))"]
    if coverage.filesWithSyntaxErrors > 0 {
      parts.append("\(coverage.filesWithSyntaxErrors.grouped) with syntax errors")
    }
    if coverage.skippedFiles > 0 {
      parts.append("\(coverage.skippedFiles.grouped) skipped (no libclang)")
    }
    return parts.joined(separator: ", ")
  }

  /// The share of references resolved, with the counts behind it.
  private func resolution(_ counts: ResolutionCounts, of what: String) -> [String] {
    guard let share = counts.resolvedShare else { return [] }
    let resolved = counts.certain + counts.probable
    let total = resolved + counts.ambiguous + counts.unresolved
    var parts = ["\(share.percentage) of \(total.counted("reference")) \(what) resolved"]
    if counts.ambiguous > 0 { parts.append("\(counts.ambiguous.grouped) ambiguous") }
    if counts.unresolved > 0 { parts.append("\(counts.unresolved.grouped) unresolved") }
    if counts.probable > 0 { parts.append("\(counts.probable.grouped) by inference") }
    return [parts.joined(separator: ", ")]
  }

  private var edgesWithoutImport: [String] {
    let edges = report.coverage.edgesWithoutImport.map { edge in
      let explanation = edge.through.map { "re-exported by \($0)" } ?? "no re-export explains it"
      return "\(edge.from) → \(edge.to) (\(explanation))"
    }
    return list(
      "imports", edges,
      count: { $0.counted("dependency", plural: "dependencies") + " without an import" })
  }

  private func entry(_ label: String, _ body: [String]) -> [String] {
    LabelledText.lines(label, body: body, style: style)
  }

  /// The files that no module compiles; of many files the folders, those with most files first.
  private var unowned: [String] {
    let files = report.coverage.unownedFiles
    guard files.count > Self.limit, options.verbosity != .verbose else { return files }
    let folders = files.map { file in
      ByteKey(file.split(separator: "/").dropLast().prefix(Self.folderDepth).joined(separator: "/"))
    }
    return Dictionary(grouping: folders) { $0 }.map { (name: $0.key, count: $0.value.count) }
      .sorted { left, right in
        left.count == right.count
          ? left.name.string.precedesInBytes(right.name.string) : left.count > right.count
      }.map { "\($0.name.string.isEmpty ? "the root" : $0.name.string) (\($0.count.grouped))" }
  }

  /// A count with the first names behind it, or with all of them below it when verbose.
  ///
  /// - Parameter total: what is counted; `nil` for the names.
  private func list(
    _ label: String, _ names: [String], of total: Int? = nil, count: (Int) -> String
  ) -> [String] {
    if names.isEmpty { return [] }
    let count = count(total ?? names.count) + ": "
    guard options.verbosity == .verbose else {
      let shown = names.prefix(Self.limit).joined(separator: ", ")
      let rest = names.count - Self.limit
      let more = rest > 0 ? " and \(rest.grouped) more" : ""
      return LabelledText.lines(label, count + shown + more, style: style, options: options)
    }
    let body = [String(count.dropLast())] + names.map { "  \(style.fitted($0))" }
    return entry(label, body)
  }

  /// `812 B`, `62 kB`, `8.0 MB`.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<999_500: "\((bytes + 500) / 1000) kB"
    default: "\(Optional(Double(bytes) / 1_000_000).fixed(1)) MB"
    }
  }
}

extension UndecidedCase {
  /// `UIKit (40)`; of a single thing the name alone.
  fileprivate var described: String { count == 1 ? subject : "\(subject) (\(count.grouped))" }
}

extension UndecidedCase.Reason {
  /// The reason behind a colon; `nil` where things are only counted.
  fileprivate var explanation: String? {
    switch self {
    case .unreadModule: nil
    case .unresolvedNames: "unresolved names may be what it looks for"
    case .unreadManifest: "archcheck understood only part of their manifests"
    case .unknownTypes: "the kind and conformances of external types are unknown"
    case .leftOutCode:
      "code excluded from this build, or in a preview, may be what it looks for"
    case .linking: "they may be declared to be linked, which no source shows"
    case .conformance: "conformances that they bring may be needed, which no name shows"
    }
  }
}

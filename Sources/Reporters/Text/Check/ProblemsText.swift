import SourceText

/// What went wrong while reading, one entry each.
struct ProblemsText {
  /// Problems that a digest lists.
  private static let limit = 5

  var problems: [Problem]
  let style: TextStyle
  let options: ReportOptions

  /// The lines, errors first; none without problems.
  func lines() -> [String] {
    let own = lines(
      of: problems.filter(\.kind.isAboutAcceptance), under: "Suppressions and baseline")
    let others = problems.filter { !$0.kind.isAboutAcceptance }
    return own + (own.isEmpty || others.isEmpty ? [] : [""])
      + lines(of: others, under: "Problems while reading")
  }

  private func lines(of problems: [Problem], under heading: String) -> [String] {
    let all = Problem.Severity.allCases.flatMap { severity in
      severity == .info && options.verbosity == .quiet
        ? [] : problems.filter { $0.severity == severity }
    }
    if all.isEmpty { return [] }
    let showsAll = options.verbosity == .verbose || options.layout.extent == .all
    let shown = showsAll ? all[...] : all.prefix(Self.limit)
    var lines = [style(heading, .heading)]
    for problem in shown { lines += self.lines(of: problem) }
    if shown.count < all.count {
      let count = (all.count - shown.count).grouped
      lines.append(style("  and \(count) more: \(options.layout.command) --all", .dim))
    }
    return lines
  }

  private func lines(of problem: Problem) -> [String] {
    let place = problem.location.map { style($0.description.printable, .place) + " " } ?? ""
    let mark = TextStyle.mark(of: problem.severity.asOfRules)
    let kind = style("[\(problem.kind.rawValue)]", .dim)
    let width = max(20, options.width - LabelledText.labelWidth - 2)
    let body = ["\(place)\(kind)"] + problem.message.printable.wrapped(to: width)
    return LabelledText.lines(problem.severity.rawValue, body: body, mark: mark, style: style)
  }
}

extension Problem.Kind {
  /// Whether it is about what the project accepts rather than about reading it.
  fileprivate var isAboutAcceptance: Bool {
    switch self {
    case .ineffectiveSuppression, .uselessSuppression, .staleBaseline, .missingBaseline: true
    case .syntaxError, .unreadableFile, .notUTF8, .fileTooLarge, .nestingTooDeep, .resolutionLimit,
      .manifestNotUnderstood, .manifestLimit, .manifestInvalid, .noManifest, .missingPath,
      .symbolicLinkLoop, .pathOutsideRoot, .pathCase, .emptyModule, .ambiguousModule,
      .moduleOverlap,
      .unreadSources, .skippedLanguage, .configurationElsewhere, .setAside:
      false
    }
  }
}

import ProjectModel
import RuleEngine
import RuleLanguage
import SourceText

/// `template`: what is made from a template obeys the rules.
struct TemplateRule: WhatIfRule {
  static let defects: [any Defect.Type] = [
    BrokenPlaceholder.self, TemplateBreaksRule.self, TemplateSyntaxError.self,
  ]

  static let metadata = RuleMetadata(
    kind: "template", title: "Templates",
    summary: "The placeholders of Xcode templates are valid, and the files made from the templates "
      + "follow the rules.",
    rationale: """
      New modules start as copies of a template. An error there is repeated in all of them, and \
      nobody compiles a template.
      """,
    options: [
      .required("files", .patterns(.folder), "The Swift files of templates."),
      .required(
        "values", .map(.text),
        "Values of the template's variables, by name; the first is the name of what is made."),
      .optional(
        "at", .text,
        "The folder for the new files, with `{name}` for values; by default that of the template."),
      .optional(
        "module", .text,
        "The module of the new files, with `{name}` for values; by default the first of `values`."),
      .optional(
        "obeys", .texts, mayBeEmpty: true,
        "The ids of the rules to check: all by default, none for an empty list."),
      .defaulted(
        "placeholders", .choice(of: Placeholders.self), "check",
        "Whether to report placeholders that nothing replaces."),
    ],
    notes: """
      In each file that `files` matches, `___VARIABLE_name___` is replaced by its value in \
      `values`, `<#what to fill in#>` by a name, and the macros of all templates by something \
      harmless. The result is checked as if it were a module of the project. If it breaks a rule \
      in `obeys` that the project without it does not break, the violation is reported at the line \
      of the template. Without `obeys`, all rules count, but only their violations in the new \
      files. The files of one `.xctemplate` folder make one module. The project is analysed once \
      more for each of them.
      """,
    violatingExample: example(kind: "struct"), conformingExample: example(kind: "class"))

  private static func example(kind: String) -> RuleExample {
    RuleExample(
      swift: """
        --- Cart/CartModule.swift
        public final class CartModule {}
        """,
      configuration: """
        version: 1
        rules:
          modules-are-classes:
            declarations: { name: "*Module", must: { kind: class } }
          template-obeys:
            template: { files: "Templates/**/*.swift", values: { name: Sample } }
        """,
      files: """
        --- Templates/Module.xctemplate/___FILEBASENAME___Module.swift
        import Core

        public \(kind) ___VARIABLE_name:identifier___Module {
          <#what the module does#>
        }
        """)
  }

  private enum Placeholders: String, CaseIterable {
    case check
    case ignore
  }

  static let seesFiles = true

  /// What it finds is what all other rules say, so that it cannot be checked without these.
  static let reportsAbsence = true

  private let files: [PlacedPattern]
  private let values: TemplateValues
  private let folder: String?
  private let module: String
  private let obeyed: [String]?
  private let placeholders: Placeholders
  private let location: SourceLocation

  init(options: OptionsReader) {
    files = options.placedPatterns("files")
    let pairs = options.nodes("values").first?.pairs ?? []
    values = TemplateValues(variables: pairs.map { ($0.key, $0.value.text ?? "") })
    folder = options.optionalText("at")
    module = options.optionalText("module") ?? values.variables.first?.value ?? ""
    obeyed = options.isWritten("obeys") ? options.texts("obeys") : nil
    placeholders = options.choice("placeholders")
    location = options.location(of: "obeys")
    if placeholders == .ignore, obeyed?.isEmpty == true {
      options.report("The rule checks nothing. List rules in `obeys`, or check `placeholders`.")
    }
    if pairs.isEmpty {
      options.report(
        "`values` is empty. Give values for the template's variables, such as `{ productName: "
          + "Sample }`.", at: options.location(of: "values"))
    }
  }

  var selectors: [NamedSelector] { [] }

  func questions(_ scope: RuleScope) -> [WhatIfQuestion] {
    if obeyed?.isEmpty == true { return [] }
    return templates(scope).found.map { files in
      let sources = files.filter { $0.path.hasSuffix(".swift") }
        .map { AddedModule.File(path: $0.target, text: $0.text.text) }
        .sorted { $0.path.precedesInBytes($1.path) }
      return WhatIfQuestion(
        .adding(AddedModule(name: values.filling(module), files: sources)), rules: obeyed)
    }
  }

  func check(_ scope: RuleScope, answers: [WhatIfAnswer]) -> RuleOutcome {
    let templates = templates(scope)
    var outcome = RuleOutcome(findings: [], checked: 0, unmatched: templates.unmatched)
    for (number, files) in templates.found.enumerated() {
      outcome.checked += files.count
      var findings = placeholders == .ignore ? [] : brokenPlaceholders(in: files)
      if number < answers.count {
        findings += brokenRules(by: files, answers[number], &outcome.unmatched)
      }
      outcome.findings += findings.filter { finding in
        !scope.excuses(scope.view.endpoints(ofPath: finding.location?.path ?? ""))
      }
    }
    return outcome
  }

  /// The files of each template, templates sorted by path, and the patterns that match none.
  private func templates(
    _ scope: RuleScope
  ) -> (found: [[TemplateFile]], unmatched: [UnmatchedPattern]) {
    var unmatched: [UnmatchedPattern] = []
    var templates: [String: [TemplateFile]] = [:]
    for pattern in files {
      let found = PlacePattern(pattern.pattern).matches(in: scope.view.files, from: "")
      if found.isEmpty {
        unmatched.append(UnmatchedPattern("files", pattern.pattern.text, at: pattern.location))
      }
      for path in found {
        let template = TemplateFile.template(of: path)
        guard templates[template]?.contains(where: { $0.path == path }) != true,
          let text = scope.view.readFile(path)
        else { continue }
        templates[template, default: []].append(
          TemplateFile(path, of: template, text: text, at: folder, values: values))
      }
    }
    let sorted = templates.sorted { $0.key.precedesInBytes($1.key) }
    return (sorted.map(\.value), unmatched)
  }

  /// What is wrong with the placeholders of a template, at each place.
  private func brokenPlaceholders(in files: [TemplateFile]) -> [Finding] {
    files.flatMap { file in
      file.text.broken.map { broken in
        Finding(
          BrokenPlaceholder(text: broken.text, reason: broken.reason),
          at: SourceLocation(path: file.path, line: broken.line, column: broken.column))
      }
    }
  }

  private func brokenRules(
    by files: [TemplateFile], _ answer: WhatIfAnswer, _ unmatched: inout [UnmatchedPattern]
  ) -> [Finding] {
    var findings: [Finding] = []
    // Each template asks about the same rules.
    for id in answer.unknownRules {
      let pattern = UnmatchedPattern("obeys", id, at: location)
      if !unmatched.contains(pattern) { unmatched.append(pattern) }
    }
    for problem in answer.problems {
      guard let location = problem.location,
        let file = files.first(where: { $0.target == location.path }),
        !(file.text.isOpen(line: location.line) || file.text.isOpen(line: location.line - 1))
      else { continue }
      findings.append(
        Finding(
          TemplateSyntaxError(reason: problem.message, file: file.target),
          at: file.origin(of: location)))
    }
    for violation in answer.violations {
      let file = files.first { $0.target == violation.location.path }
      guard obeyed != nil || file != nil else { continue }
      // Nothing is known of what will stand in a gap.
      if let file, file.text.isOpen(line: violation.location.line),
        violation.message.contains(TemplateText.unknownName)
      {
        continue
      }
      findings.append(
        Finding(
          TemplateBreaksRule(
            rule: violation.rule, reason: violation.message,
            file: file?.target ?? violation.location.path, remedy: violation.defect.fix),
          at: file?.origin(of: violation.location)
            ?? SourceLocation(path: files[0].path, line: 1)))
    }
    return findings
  }
}

/// A file of a template with what is made from it.
private struct TemplateFile {
  /// The template's file, relative to the root.
  var path: String
  /// The path that the new file would have.
  var target: String
  /// The new file's text.
  var text: TemplateText

  init(
    _ path: String, of template: String, text: String, at folder: String?, values: TemplateValues
  ) {
    self.path = path
    self.text = TemplateText(text, values: values)
    let name = TemplateText(ProjectFiles.relative(path, to: template), values: values).text
    target = ProjectFiles.join(folder.map { Self.plain(values.filling($0)) } ?? template, name)
  }

  /// The template that a file belongs to: the `.xctemplate` folder around it, else its folder.
  static func template(of path: String) -> String {
    var folder = ProjectFiles.folder(of: path)
    while !folder.isEmpty {
      if folder.hasSuffix(".xctemplate") { return folder }
      folder = ProjectFiles.folder(of: folder)
    }
    return ProjectFiles.folder(of: path)
  }

  /// Where a place of the new file comes from.
  func origin(of location: SourceLocation) -> SourceLocation {
    let (line, column) = text.origin(line: location.line, column: location.column)
    return SourceLocation(path: path, line: line, column: column)
  }

  private static func plain(_ folder: String) -> String {
    folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}

import Findings
import ProjectModel
import RuleLanguage
import SourceText

/// The schema of `check --format json`.
enum CheckSchema {
  /// Every rule kind of the configuration, present and planned, so that consumers see a closed
  /// list.
  static let ruleKinds = [
    "acyclic", "allow", "coverage", "declarations", "duplicates", "external", "forbid", "graph",
    "independence", "interface", "layers", "manifest", "metric", "protect", "require",
    "stable-abstractions", "stable-dependencies", "structure", "targets", "template",
  ]

  static let value = Schema.document(
    name: "check", title: "Output of 'archcheck check --format json'",
    definitions: [
      .init(key: "tool", value: MetricsSchema.tool),
      .init(key: "location", value: location),
      .init(key: "module", value: module),
      .init(key: "coverage", value: coverage),
      .init(key: "resolution", value: resolution),
      .init(key: "metrics", value: MetricsSchema.metrics),
      .init(key: "componentMetrics", value: MetricsSchema.component),
      .init(key: "rule", value: rule),
      .init(key: "violation", value: ViolationSchema.violation),
      .init(key: "side", value: ViolationSchema.side),
      .init(key: "details", value: ViolationSchema.details),
      .init(key: "evidence", value: ViolationSchema.evidence),
      .init(key: "problem", value: problem),
      .init(key: "summary", value: summary),
      .init(key: "baseline", value: baseline),
    ],
    root: Schema.object([
      "schemaVersion": MetricsSchema.version,
      "tool": Schema.reference("tool"),
      "modules": Schema.list(of: Schema.reference("module"), "Sorted by name."),
      "coverage": Schema.reference("coverage"),
      "metrics": Schema.reference("metrics"),
      "rules": Schema.list(of: Schema.reference("rule"), "In the configuration's order."),
      "violations": Schema.list(of: Schema.reference("violation"), "Sorted by location."),
      "problems": Schema.list(of: Schema.reference("problem"), "Sorted by location."),
      "summary": Schema.reference("summary"),
    ]))

  static let location = Schema.object([
    "path": Schema.string("Relative to the project's root, separated by '/'."),
    "line": Schema.integer("1-based; 0 when the whole file is meant."),
    "column": Schema.integer("1-based, in UTF-8 bytes; 0 when the whole line is meant."),
  ])

  private static let module = Schema.object([
    "name": Schema.string("The name that sources import."),
    "role": Schema.oneOf(ModuleRole.allCases.map(\.rawValue)),
    "kind": Schema.oneOf(ModuleKind.allCases.map(\.rawValue)),
    "folder": Schema.string("Relative to the project's root; empty for the root."),
    "manifest": Schema.string("The manifest that declares it."),
    "files": Schema.integer("Number of its source files."),
    "dependencies": Schema.strings("Modules of the project that it depends on, sorted."),
  ])

  private static let coverage = Schema.object(
    [
      "files": Schema.integer("Source files that belong to a module."),
      "bytes": Schema.integer("Their size."),
      "parsedFiles": Schema.integer("Files of these that were parsed."),
      "filesWithSyntaxErrors": Schema.integer("Files of these with a syntax error."),
      "skippedFiles": Schema.integer(
        "Objective-C, C and C++ files that were not read for want of libclang."),
      "unownedFiles": Schema.strings("Source files that belong to no module, sorted."),
      "manifests": Schema.strings("Manifests read, sorted."),
      "unfollowedManifests": Schema.strings("Manifests seen but not followed, sorted."),
      "names": Schema.reference("resolution"),
      "members": Schema.reference("resolution"),
      "references": Schema.reference("resolution"),
      "minimumResolvedShare": Schema.optionalNumber(
        "The share of references that --min-resolved asks for; null without it.", 0...1),
      "filesInNoComponent": Schema.strings(
        "Files of modules that no component of the configuration takes, sorted; none when it "
          + "defines no components."),
      "rulesWithoutChecks": Schema.strings("Rules that found nothing to check."),
      "unmatchedSelectors": Schema.list(
        of: Schema.object([
          "rule": Schema.string("The rule's id."),
          "part": Schema.string("The key of the rule that holds it."),
          "selector": Schema.string("The selector or exception as written."),
          "location": Schema.reference("location"),
        ]), "Selectors and exceptions that matched nothing."),
      "edgesWithoutImport": Schema.list(
        of: Schema.object([
          "from": Schema.string("The module that depends."),
          "to": Schema.string("The module depended on."),
          "through": Schema.optionalString("The module whose re-export explains it."),
        ]), "Dependencies between modules that no import states."),
    ],
    optional: [
      "build": Schema.string(
        "The build that #if was decided for; absent when the code of all branches counts.")
    ])

  private static let resolution = Schema.object([
    "certain": Schema.integer("Resolved by an unambiguous look-up."),
    "probable": Schema.integer("Resolved by inference."),
    "ambiguous": Schema.integer("Several declarations fit."),
    "unresolved": Schema.integer("None was found although one of that name is visible."),
    "external": Schema.integer("No visible declaration of the project has the name."),
    "resolvedShare": Schema.optionalNumber(
      "(certain + probable) / (all but external); null when there are none.", 0...1),
  ])

  private static let rule = Schema.object([
    "id": Schema.string("The rule's id in the configuration."),
    "kind": Schema.oneOf(ruleKinds),
    "state": Schema.oneOf(RuleSummary.State.names),
    "checked": Schema.integer("Number of things that it looked at."),
    "violations": Schema.integer("Number of its violations."),
    "undefined": Schema.strings(
      "Components that it passed since a value is undefined there, such as 0/0."),
    "undecided": Schema.list(
      of: Schema.object([
        "reason": Schema.oneOf(UndecidedCase.Reason.allCases.map(\.rawValue)),
        "subject": Schema.string(
          "The imported module for `unread-module`, else the component that is judged."),
        "count": Schema.integer("Number of imports or dependencies concerned."),
        "location": Schema.optionalReference("location"),
      ]), "What it could not judge for want of knowledge."),
  ])

  private static let problem = Schema.object([
    "kind": Schema.oneOf(Problem.Kind.allCases.map(\.rawValue)),
    "severity": Schema.oneOf([Problem.Severity.warning, .info].map(\.rawValue)),
    "message": Schema.string("What is wrong and what to do about it."),
    "location": Schema.optionalReference("location"),
  ])

  private static let baseline = Schema.object([
    "path": Schema.string("The file of accepted violations."),
    "known": Schema.integer("Violations that it knows."),
    "new": Schema.integer("Violations that it does not know, or not in that number."),
    "gone": Schema.integer("Entries of which something is no longer there."),
  ])

  private static let summary = Schema.object([
    "errors": Schema.integer(
      "New violations of severity error, and 1 where too few references are resolved."),
    "warnings": Schema.integer("New violations and problems of severity warning."),
    "infos": Schema.integer("New violations and problems of severity info."),
    "exitCode": ["enum": [0, 1], "description": "The exit status of the run."],
    "suppressed": Schema.integer("Violations that comments suppress."),
    "baseline": Schema.optionalReference("baseline"),
  ])
}

extension RuleSummary.State {
  /// The closed list of states.
  static let names = [Self.active, .inactive, .off].map(\.rawValue)
}

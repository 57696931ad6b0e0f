import DependencyModel
import Findings
import JSONText
import ProjectModel
import RuleLanguage
import SourceText

extension JSONDocument<Report> {
  /// The output of `check`; the names of rule kinds and defects matter to its schema only.
  static func check(_ vocabulary: RuleVocabulary = RuleVocabulary()) -> Self {
    JSONDocument("check", title: "Output of 'archcheck check --format json'") {
      JSONField("modules", \.modules, .list(of: ModuleSummary.jsonForm), "Sorted by name.")
      JSONField("coverage", { $0 }, coverage)
      JSONField("metrics", { MetricsResult($0.metrics) }, MetricsResult.jsonForm)
      JSONField(
        "rules", \.rules, .list(of: RuleSummary.jsonForm(vocabulary)),
        "In the configuration's order.")
      JSONField(
        "violations", \.violations, .list(of: Violation.jsonForm(vocabulary)),
        "Sorted by location; where one dependency breaks several rules, one of them.")
      JSONField("problems", \.problems, .list(of: Problem.jsonForm), "Sorted by location.")
      JSONField("summary", { $0 }, summary)
    }
  }

  private static var coverage: JSONForm<Report> {
    .object("coverage") {
      JSONField(
        "files", \.coverage.files, .count, "Source files that belong to a module.")
      JSONField("bytes", \.coverage.bytes, .count, "Their size.")
      JSONField(
        "parsedFiles", \.coverage.parsedFiles, .count, "Files of these that were parsed.")
      JSONField(
        "presentFiles", \.coverage.presentFiles, .count,
        "Source files below the project's root, in a module or not; without those that git "
          + "ignores, that the configuration excludes or that lie in folders of fetched code.")
      JSONField(
        "readShare", \.coverage.readShare, .nullable(.number(0...1)),
        "parsedFiles / presentFiles; null if there are none.")
      JSONField(
        "minimumReadShare", \.coverage.minimumReadShare, .nullable(.number(0...1)),
        "The share of the source files that min-files requires; null without it.")
      JSONField(
        "fetchedFiles", \.coverage.fetchedFiles, .count,
        "Source files that belong to no module and lie in folders of fetched code, such as Pods.")
      JSONField(
        "filesWithSyntaxErrors", \.coverage.filesWithSyntaxErrors, .count,
        "Files of these with a syntax error.")
      JSONField(
        "skippedFiles", \.coverage.skippedFiles, .count,
        "Objective-C, C and C++ files that were not read because there is no libclang.")
      JSONField(
        "setAsideFiles", \.coverage.setAsideFiles, .list(of: .string),
        "Files left out because archcheck failed on them, sorted; of the numbers, only "
          + "presentFiles includes them.")
      JSONField(
        "unownedFiles", \.coverage.unownedFiles, .list(of: .string),
        "Source files that belong to no module, sorted.")
      JSONField(
        "manifests", \.coverage.manifests, .list(of: .string), "Manifests read, sorted.")
      JSONField(
        "unfollowedManifests", \.coverage.unfollowedManifests, .list(of: .string),
        "Manifests found but not followed, sorted.")
      JSONField("names", \.coverage.names, ResolutionCounts.jsonForm)
      JSONField("members", \.coverage.members, ResolutionCounts.jsonForm)
      JSONField("references", \.coverage.references, ResolutionCounts.jsonForm)
      JSONField(
        "minimumResolvedShare", \.coverage.minimumResolvedShare, .nullable(.number(0...1)),
        "The share of references that --min-resolved requires; null without it.")
      JSONField(
        "filesInNoComponent", \.coverage.filesInNoComponent, .list(of: .string),
        "Files of modules that are in no component of the configuration, sorted; empty if it "
          + "defines no components.")
      JSONField(
        "rulesWithoutChecks",
        { $0.rules.filter { $0.state == .active && $0.checked == 0 }.map(\.id) },
        .list(of: .string), "Rules that found nothing to check.")
      JSONField(
        "unmatchedSelectors", \.unmatchedSelectors, .list(of: UnmatchedSelector.jsonForm),
        "Selectors and exceptions that matched nothing.")
      JSONField(
        "edgesWithoutImport", \.coverage.edgesWithoutImport,
        .list(of: EdgeWithoutImport.jsonForm),
        "Dependencies between modules without an import.")
      JSONField(
        "build", ifPresent: \.coverage.build, .string,
        "The build for which #if was evaluated; absent if the code of all branches counts.")
    }
  }

  private static var summary: JSONForm<Report> {
    .object("summary") {
      JSONField(
        "errors", { ReportSummary(of: $0).errors }, .count,
        "New violations and problems of severity error, plus 1 if too few references are resolved, "
          + "and 1 if too few files are read.")
      JSONField(
        "warnings", { ReportSummary(of: $0).warnings }, .count,
        "New violations and problems of severity warning.")
      JSONField(
        "infos", { ReportSummary(of: $0).infos }, .count,
        "New violations and problems of severity info.")
      JSONField(
        "files", { $0.newViolations().files }, .count,
        "Files in which what the new violations report is written.")
      JSONField(
        "exitCode", { ReportSummary(of: $0).exitCode }, .oneOf([0, 1]),
        "The exit status of the run.")
      JSONField("readFiles", \.coverage.parsedFiles, .count, "Source files that were read.")
      JSONField(
        "presentFiles", \.coverage.presentFiles, .count,
        "Source files below the project's root, read or not.")
      JSONField(
        "suppressed", { $0.violations.count { $0.status == .suppressed } }, .count,
        "Violations that comments suppress.")
      JSONField("baseline", \.baseline, .nullable(BaselineSummary.jsonForm))
    }
  }
}

extension ModuleSummary {
  fileprivate static let jsonForm = JSONForm<ModuleSummary>.object("module") {
    JSONField("name", \.name, .string, "The name that sources import.")
    JSONField("role", \.role, .cases(\.rawValue))
    JSONField("kind", \.kind, .cases(\.rawValue))
    JSONField(
      "folder", \.folder, .string, "Relative to the project's root; empty for the root.")
    JSONField("manifest", \.manifest, .string, "The manifest that declares it.")
    JSONField("files", \.files, .count, "Number of its source files.")
    JSONField(
      "guessed", \.isGuessed, .bool,
      "Whether no manifest declares it, and files count as a module because of their folder.")
    JSONField(
      "dependencies", \.dependencies, .list(of: .string),
      "Modules of the project that it depends on, sorted.")
  }
}

extension ResolutionCounts {
  fileprivate static let jsonForm = JSONForm<ResolutionCounts>.object("resolution") {
    JSONField("certain", \.certain, .count, "Resolved by an unambiguous look-up.")
    JSONField("probable", \.probable, .count, "Resolved by inference.")
    JSONField("ambiguous", \.ambiguous, .count, "Several declarations fit.")
    JSONField(
      "unresolved", \.unresolved, .count,
      "No declaration was found, although one with that name is visible.")
    JSONField(
      "external", \.external, .count, "No visible declaration of the project has the name.")
    JSONField(
      "resolvedShare", \.resolvedShare, .nullable(.number(0...1)),
      "(certain + probable) / (all but external); null when there are none.")
  }
}

extension UnmatchedSelector {
  fileprivate static let jsonForm = JSONForm<UnmatchedSelector>.object {
    JSONField("rule", \.rule, .string, "The rule's id.")
    JSONField("part", \.part, .string, "The key of the rule that contains it.")
    JSONField("selector", \.selector, .string, "The selector or exception as written.")
    JSONField("location", \.location, SourceLocation.jsonForm)
  }
}

extension EdgeWithoutImport {
  fileprivate static let jsonForm = JSONForm<EdgeWithoutImport>.object {
    JSONField("from", \.from, .string, "The module with the dependency.")
    JSONField("to", \.to, .string, "The module depended on.")
    JSONField(
      "through", \.through, .nullable(.string), "The module whose re-export explains it.")
  }
}

extension RuleSummary {
  fileprivate static func jsonForm(_ vocabulary: RuleVocabulary) -> JSONForm<RuleSummary> {
    .object("rule") {
      JSONField("id", \.id, .string, "The rule's id in the configuration.")
      JSONField("kind", \.kind, .oneOf(vocabulary.kinds))
      JSONField("state", \.state, .cases(\.rawValue))
      JSONField("checked", \.checked, .count, "Number of things that it checked.")
      JSONField("violations", \.violations, .count, "Number of its violations.")
      JSONField(
        "undefined", \.undefined, .list(of: .string),
        "Components that it passed because a value is undefined there, such as 0/0.")
      JSONField(
        "undecided", \.undecided, .list(of: UndecidedCase.jsonForm),
        "What it could not decide, with the reason.")
    }
  }
}

extension UndecidedCase {
  fileprivate static let jsonForm = JSONForm<UndecidedCase>.object {
    JSONField("reason", \.reason, .cases(\.rawValue))
    JSONField(
      "subject", \.subject, .string,
      "The imported module for `unread-module`, otherwise the component that is checked.")
    JSONField("count", \.count, .count, "Number of imports or dependencies affected.")
    JSONField("location", \.location, .nullable(SourceLocation.jsonForm))
  }
}

extension Problem {
  fileprivate static let jsonForm = JSONForm<Problem>.object("problem") {
    JSONField("kind", \.kind, .cases(\.rawValue))
    JSONField("severity", \.severity, .cases(\.rawValue))
    JSONField("message", \.message, .string, "What is wrong and what to do about it.")
    JSONField("location", \.location, .nullable(SourceLocation.jsonForm))
  }
}

extension BaselineSummary {
  fileprivate static let jsonForm = JSONForm<BaselineSummary>.object("baseline") {
    JSONField("path", \.path, .string, "The file of accepted violations.")
    JSONField("known", \.known, .count, "Violations in it.")
    JSONField("new", \.new, .count, "Violations that are not in it, or not in that number.")
    JSONField("gone", \.gone, .count, "Entries whose violation is gone, entirely or in part.")
    JSONField(
      "renames", \.renames, .list(of: Rename.jsonForm),
      "Names in it that the code has other names for now.")
  }
}

extension Rename {
  static let jsonForm = JSONForm<Rename>.object("rename") {
    JSONField("old", \.old, .string, "The name in the baseline.")
    JSONField("new", \.new, .string, "The name in the code.")
  }
}

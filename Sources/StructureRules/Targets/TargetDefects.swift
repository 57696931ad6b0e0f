import Findings
import RuleEngine

/// A folder for which no manifest that was read declares a target.
struct NoTarget: TargetDefect {
  static let name = "no-target"
  static let rationale = "Code that no manifest declares is neither built nor checked."

  /// The folder.
  var folder: String
  /// A manifest that lies in it but was not read.
  var unfollowed: String?

  var report: TargetDetails { TargetDetails(folder: folder, file: unfollowed) }
  var identity: DefectIdentity { .own([folder]) }

  func message(in context: DefectContext) -> String {
    "no target is declared for \(quoted(folder))"
      + (unfollowed.map { ": no manifest that was read refers to its manifest \(quoted($0))" }
        ?? ", but rule \(quoted(context.rule)) requires a manifest for each such folder")
  }

  func fix(in context: DefectContext) -> String {
    unfollowed.map { "Refer to \(quoted($0)) from the project's main manifest." }
      ?? "Declare its targets in a manifest. If \(quoted(folder)) is not a module, add it to "
      + "'except' of rule \(quoted(context.rule))."
  }
}

/// A target that must be declared.
struct MissingTarget: TargetDefect {
  static let name = "missing-target"
  static let rationale =
    "Modules that are declared in the same way can be built, tested and generated in the same way."

  /// The folder whose manifest lacks it.
  var folder: String
  /// Its name.
  var target: String
  /// Its kind, where that matters.
  var kind: String?

  var report: TargetDetails { TargetDetails(target: target, folder: folder, required: kind) }
  var identity: DefectIdentity { .own([folder, target]) }

  func message(in context: DefectContext) -> String {
    "the manifest of \(quoted(folder)) declares no target \(quoted(target))"
      + "\(kind.map { " of kind \(quoted($0))" } ?? ""), which rule \(quoted(context.rule)) requires"
  }

  func fix(in context: DefectContext) -> String {
    "Declare \(quoted(target))\(kind.map { " as \(quoted($0))" } ?? "") in the manifest of "
      + "\(quoted(folder)), or rename the existing target."
  }
}

/// A target of another kind than it must be.
struct WrongTargetKind: TargetDefect {
  static let name = "wrong-target-kind"
  static let rationale = MissingTarget.rationale

  /// The target.
  var target: String
  /// Its kind.
  var kind: String
  /// What it must be.
  var required: String

  var report: TargetDetails { TargetDetails(target: target, value: kind, required: required) }
  var identity: DefectIdentity { .own([target]) }

  func message(in context: DefectContext) -> String {
    "target \(quoted(target)) is declared as \(quoted(kind)), but rule \(quoted(context.rule)) "
      + "requires "
      + quoted(required)
  }

  func fix(in context: DefectContext) -> String {
    "Change the type of \(quoted(target)) in its manifest to \(quoted(required))."
  }
}

/// A target that a closed list lacks.
struct SurplusTarget: TargetDefect {
  static let name = "surplus-target"
  static let rationale = MissingTarget.rationale

  /// The target.
  var target: String
  /// The folder whose manifest declares it.
  var folder: String
  /// The list.
  var allowed: [String]

  var report: TargetDetails { TargetDetails(target: target, folder: folder) }
  var identity: DefectIdentity { .own([folder, target]) }

  func message(in context: DefectContext) -> String {
    "target \(quoted(target)) is not allowed: rule \(quoted(context.rule)) allows only "
      + "\(listed(allowed)) for \(quoted(folder))"
  }

  func fix(in context: DefectContext) -> String {
    "Move \(quoted(target)) to a folder of its own, or add it to 'declares' of rule "
      + "\(quoted(context.rule))."
  }
}

/// A target whose build does not run a script.
struct MissingScript: TargetDefect {
  static let name = "missing-build-script"
  static let rationale = "Nobody can rely on a check that some targets skip."

  /// The target.
  var target: String
  /// The pattern of the script.
  var script: String

  var report: TargetDetails { TargetDetails(target: target, required: script) }
  var identity: DefectIdentity { .own([target, script]) }

  func message(in context: DefectContext) -> String {
    "target \(quoted(target)) has no build script that matches \(quoted(script)), which rule "
      + "\(quoted(context.rule)) requires in every target"
  }

  func fix(in context: DefectContext) -> String {
    "Add the script to the build of \(quoted(target)), preferably in a template that all targets "
      + "share."
  }
}

/// A target without a setting, or with another value than it must have.
struct WrongSetting: TargetDefect {
  static let name = "wrong-build-setting"
  static let rationale = "Targets that are built differently behave differently."

  /// The target.
  var target: String
  /// The setting, with the configuration where that matters.
  var setting: String
  /// Its value; `nil` where it is not set.
  var value: String?
  /// The pattern of what it must be.
  var required: String

  var report: TargetDetails {
    TargetDetails(target: target, setting: setting, value: value, required: required)
  }
  var identity: DefectIdentity { .own([target, setting]) }

  func message(in context: DefectContext) -> String {
    let state = value.map { "sets \(setting) to \(quoted($0))" } ?? "does not set \(setting)"
    return
      "target \(quoted(target)) \(state), but rule \(quoted(context.rule)) requires "
      + "\(quoted(required))"
  }

  func fix(in context: DefectContext) -> String {
    "Set \(setting) of \(quoted(target)), or of the project, to \(quoted(required))."
  }
}

/// A module that a file does not mention.
struct UnlistedModule: TargetDefect {
  static let name = "unlisted-module"
  static let rationale =
    "A module missing from the list is missing for everything that uses the "
    + "list."

  /// Its name.
  var module: String
  /// The file's path, or the pattern of several.
  var file: String

  var report: TargetDetails { TargetDetails(target: module, file: file) }
  var identity: DefectIdentity { .own([module, file]) }

  func message(in context: DefectContext) -> String {
    "\(quoted(module)) is not listed in \(quoted(file)), but rule \(quoted(context.rule)) requires "
      + "it to list every module"
  }

  func fix(in context: DefectContext) -> String {
    "Add \(quoted(module)) to \(quoted(file)); a comment does not count."
  }
}

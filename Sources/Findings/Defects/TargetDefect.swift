/// What can be wrong with the targets that manifests declare. Captures in names and patterns are
/// filled in.
package enum TargetDefect: DefectFamily {
  /// A folder for which no manifest that was read declares a target; `unfollowed` is a manifest
  /// that lies in it but was not read.
  case noTarget(folder: String, unfollowed: String?)
  /// A target that must be declared.
  case missingTarget(folder: String, target: String, kind: String?)
  /// A target of another kind than it must be.
  case wrongTargetKind(target: String, kind: String, required: String)
  /// A target that a closed list lacks.
  case surplusTarget(target: String, folder: String, allowed: [String])
  /// A target whose build does not run a script.
  case missingScript(target: String, script: String)
  /// A target without a setting, or with another value than it must have.
  case wrongSetting(target: String, setting: String, value: String?, required: String)
  /// A module that a file does not mention; `file` is the file's path, or the pattern of several.
  case unlisted(name: String, file: String)

  package static let names = [
    "no-target", "missing-target", "wrong-target-kind", "surplus-target", "missing-build-script",
    "wrong-build-setting", "unlisted-module",
  ]

  package var name: String {
    switch self {
    case .noTarget: "no-target"
    case .missingTarget: "missing-target"
    case .wrongTargetKind: "wrong-target-kind"
    case .surplusTarget: "surplus-target"
    case .missingScript: "missing-build-script"
    case .wrongSetting: "wrong-build-setting"
    case .unlisted: "unlisted-module"
    }
  }

  package var rationale: String {
    switch self {
    case .noTarget: "Code that no manifest declares is neither built nor checked."
    case .missingTarget, .wrongTargetKind, .surplusTarget:
      "Modules that are declared alike can be built, tested and generated alike."
    case .missingScript: "A check that some targets skip is one that nobody can rely upon."
    case .wrongSetting: "Targets that are built differently behave differently."
    case .unlisted: "What a list forgets is missing for whoever works from the list."
    }
  }

  package var subject: String {
    switch self {
    case .noTarget(let folder, _), .missingTarget(let folder, _, _),
      .surplusTarget(_, let folder, _):
      folder.isEmpty ? "Project" : folder
    case .wrongTargetKind(let target, _, _), .missingScript(let target, _),
      .wrongSetting(let target, _, _, _):
      target
    case .unlisted(let name, _): name
    }
  }

  package var identity: [String] {
    switch self {
    case .noTarget(let folder, _): [folder]
    case .missingTarget(let folder, let target, _), .surplusTarget(let target, let folder, _):
      [folder, target]
    case .wrongTargetKind(let target, _, _): [target]
    case .missingScript(let target, let script): [target, script]
    case .wrongSetting(let target, let setting, _, _): [target, setting]
    case .unlisted(let name, let file): [name, file]
    }
  }

  package func message(rule: String) -> String {
    switch self {
    case .noTarget(let folder, let unfollowed):
      "no target is declared for \(quoted(folder))"
        + (unfollowed.map { ": its manifest \(quoted($0)) is referred to by none that is read" }
          ?? ", but rule \(quoted(rule)) wants a manifest for each such folder")
    case .missingTarget(let folder, let target, let kind):
      "the manifest of \(quoted(folder)) declares no target \(quoted(target))"
        + "\(kind.map { " of kind \(quoted($0))" } ?? ""), which rule \(quoted(rule)) requires"
    case .wrongTargetKind(let target, let kind, let required):
      "target \(quoted(target)) is declared as \(quoted(kind)), but rule \(quoted(rule)) wants "
        + quoted(required)
    case .surplusTarget(let target, let folder, let allowed):
      "target \(quoted(target)) is one too many: rule \(quoted(rule)) allows only \(listed(allowed)) "
        + "for \(quoted(folder))"
    case .missingScript(let target, let script):
      "target \(quoted(target)) has no build script that matches \(quoted(script)), which rule "
        + "\(quoted(rule)) wants in every target"
    case .wrongSetting(let target, let setting, let value, let required):
      value.map {
        "target \(quoted(target)) sets \(setting) to \(quoted($0)), but rule \(quoted(rule)) wants "
          + quoted(required)
      } ?? "target \(quoted(target)) does not set \(setting), but rule \(quoted(rule)) wants "
        + quoted(required)
    case .unlisted(let name, let file):
      "\(quoted(name)) is not listed in \(quoted(file)), which by rule \(quoted(rule)) lists every "
        + "module"
    }
  }

  package func fix(rule: String) -> String {
    switch self {
    case .noTarget(let folder, let unfollowed):
      unfollowed.map { "Refer to \(quoted($0)) from the project's main manifest." }
        ?? "Declare its targets in a manifest; if \(quoted(folder)) is no module, list it under "
        + "'except' of rule \(quoted(rule))."
    case .missingTarget(let folder, let target, let kind):
      "Declare \(quoted(target))\(kind.map { " as \(quoted($0))" } ?? "") in the manifest of "
        + "\(quoted(folder)), or rename the target that stands for it."
    case .wrongTargetKind(let target, _, let required):
      "Change the type of \(quoted(target)) in its manifest to \(quoted(required))."
    case .surplusTarget(let target, _, _):
      "Move \(quoted(target)) to a folder of its own, or add it to 'declares' of rule "
        + "\(quoted(rule))."
    case .missingScript(let target, _):
      "Add the script to the build of \(quoted(target)), best through a template that all targets "
        + "share."
    case .wrongSetting(let target, let setting, _, let required):
      "Set \(setting) of \(quoted(target)), or of the project, to \(quoted(required))."
    case .unlisted(let name, let file):
      "Add \(quoted(name)) to \(quoted(file)); a comment does not count."
    }
  }
}

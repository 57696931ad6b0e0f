import JSONText
import RuleEngine

/// A defect of targets, whose details have the same keys for all of them. Captures in names and
/// patterns are filled in.
protocol TargetDefect: Defect {
  /// What a report says of it.
  var report: TargetDetails { get }
}

/// What reports say of a defect of targets.
struct TargetDetails {
  /// The target, or the module that is not listed.
  var target: String?
  /// The folder that it belongs to.
  var folder: String?
  /// The build setting.
  var setting: String?
  /// Its value.
  var value: String?
  /// The required name, kind or pattern.
  var required: String?
  /// The file that must mention it, or that was not read.
  var file: String?
}

extension TargetDefect {
  static var form: JSONForm<Self>? {
    .object {
      JSONField(
        "target", { $0.report.target }, .optionalString,
        "The target, or the module that is not listed.")
      JSONField(
        "folder", { $0.report.folder }, .optionalString, "The folder that it belongs to.")
      JSONField("setting", { $0.report.setting }, .optionalString, "The build setting.")
      JSONField("value", { $0.report.value }, .optionalString, "Its value.")
      JSONField(
        "required", { $0.report.required }, .optionalString,
        "The required name, kind or pattern.")
      JSONField(
        "file", { $0.report.file }, .optionalString,
        "The file that must mention it, or that was not read.")
    }
  }

  var subject: String? {
    guard let folder = report.folder else { return report.target }
    return folder.isEmpty ? "Project" : folder
  }
}

import Findings
import JSONText
import RuleEngine

/// A declared dependency that not the module itself but others use, which reach it through this one.
struct MisplacedDependency: Defect {
  static let name = "misplaced-dependency"
  static let rationale =
    "The manifest names a dependency for the wrong module, and the one that uses it depends on that."

  /// The modules that use it, sorted.
  var users: [String]
  /// Whether the place makes other dependencies too, or may do so.
  var isShared = false

  static let form: JSONForm<Self>? = .object {
    JSONField("users", \.users, .strings, "The modules that use it without declaring it.")
  }

  func message(in context: DefectContext) -> String {
    "the manifest of \(context.subject) declares a dependency on \(context.object), which none of its "
      + "files uses; \(users.quotedList) \(users.count == 1 ? "has" : "have") it from there"
  }

  func fix(in context: DefectContext) -> String {
    context.moving(to: users, isShared: isShared)
  }
}

/// A declared dependency of a module that only its tests use.
struct TestsDependency: Defect {
  static let name = "needed-by-tests"
  static let rationale = "Whoever uses the module builds and ships what only its tests need."

  /// The tests that use it, sorted.
  var users: [String]
  /// Whether the place makes other dependencies too, or may do so.
  var isShared = false

  static let form: JSONForm<Self>? = .object {
    JSONField("users", \.users, .strings, "The test modules that use it without declaring it.")
  }

  func message(in context: DefectContext) -> String {
    "the manifest of \(context.subject) declares a dependency on \(context.object), which none of its "
      + "files uses; the \(users.count == 1 ? "test module" : "test modules") \(users.quotedList) "
      + "\(users.count == 1 ? "has" : "have") it from there"
  }

  func fix(in context: DefectContext) -> String {
    context.moving(to: users, isShared: isShared)
  }
}

extension DefectContext {
  /// What to do with a dependency that others use.
  fileprivate func moving(to users: [String], isShared: Bool) -> String {
    let declaration = "Declare \(object) for \(users.quotedList) instead, and remove it from "
    return isShared
      ? "\(declaration)what \(subject) asks for: \(sharedPlace)"
      : "\(declaration)\(subject) at \(location)."
  }
}

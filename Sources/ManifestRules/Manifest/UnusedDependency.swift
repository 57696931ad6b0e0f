import JSONText
import RuleEngine

/// A declared dependency that no source of the module uses.
struct UnusedDependency: Defect {
  static let name = "unused-dependency"
  static let rationale = "It costs build time and misleads readers of the manifest."

  /// For how many other modules, which do not use it either, the same line declares it.
  var others: Int
  /// The modules that import it without declaring it, while no other module uses and declares it: whoever removes it
  /// here has to declare it there. Sorted.
  var users: [String] = []
  /// Whether it comes from outside, so that it may be there for another reason than to be imported.
  var isOutside = false
  /// Whether the place makes other dependencies too, or may do so.
  var isShared = false

  static let form: JSONForm<Self>? = .object {
    JSONField(
      "others", \.others, .integer,
      "For how many other modules, which do not use it either, the same line declares it.")
    JSONField(
      "users", \.users, .strings,
      "The modules that import it and rely on this declaration, since they have none of their own.")
  }

  func message(in context: DefectContext) -> String {
    let uses = isOutside ? "imports" : "uses"
    return switch others {
    case 0:
      "the manifest of \(context.subject) declares a dependency on \(context.object), but none of "
        + "its files \(uses) it"
    case 1:
      "one line declares a dependency of \(context.subject) and another module on "
        + "\(context.object), but neither \(uses) it"
    default:
      "one line declares a dependency of \(context.subject) and \(others) other modules on "
        + "\(context.object), but none of them \(uses) it"
    }
  }

  func fix(in context: DefectContext) -> String {
    let rest =
      if isOutside {
        ", unless it has to be linked although nobody imports it"
      } else if users.isEmpty {
        ""
      } else {
        ", and declare it for \(users.quotedList), which \(users.count == 1 ? "imports" : "import") it"
      }
    if isShared {
      let users = others == 0 ? "\(context.subject) asks" : "these modules ask"
      return "Remove \(context.object) from what \(users) for\(rest): \(context.sharedPlace)"
    }
    let place =
      others == 0
      ? "from the dependencies of \(context.subject) at \(context.location)"
      : "at \(context.location), where the modules share the line"
    return "Remove \(context.object) \(place)\(rest)."
  }
}

extension DefectContext {
  /// That the place of a dependency cannot be removed for its sake.
  var sharedPlace: String { "\(location) makes that dependency, and may make others." }
}

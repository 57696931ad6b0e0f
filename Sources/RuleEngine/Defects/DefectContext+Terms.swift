import DependencyModel
import Findings

// The phrases of rules that speak of some references only: of calls, of assignments, of certain
// members.

extension DefectContext {
  /// What the first reference does, as the predicate of a sentence: `assigns 'B.State.count'`. `nil`
  /// where nothing but the dependency is known of it.
  var deed: String? {
    guard let terms, let first = evidence.first else { return nil }
    let target = precise(to)
    if isInclude { return "includes \(exact(to))" }
    if first.role == .import { return "imports \(target)" }
    if isMaking(first) { return "makes \(article(of: to?.name)) \(target)" }
    let member = member(named: first)
    if terms.sorts.contains(.assignment), first.marks.contains(.isAssigned) {
      return "assigns " + (member.map { quoted("\(to?.name ?? rule).\($0)") } ?? target)
    }
    let object = member.map { "\(quoted($0)) of \(target)" } ?? target
    switch first.role {
    case .call: return "calls \(object)"
    case .inheritance where terms.sorts.contains(.inheritance): return "inherits from \(target)"
    case .typePosition where terms.sorts.contains(.type): return "uses \(object) as a type"
    case .extensionOf: return "extends \(target)"
    default: return "uses \(object)"
    }
  }

  /// What the rule speaks of where the first reference breaks it, in front of what may be used:
  /// `may call only 'A'`.
  package var infinitive: String {
    guard let first = evidence.first, let terms else { return "depend on" }
    if first.role == .import { return isInclude ? "include" : "import" }
    if terms.sorts.contains(.assignment), first.marks.contains(.isAssigned) {
      return "assign members of"
    }
    return switch first.role {
    case .call where terms.sorts.contains(.call): "call"
    case .inheritance where terms.sorts.contains(.inheritance): "inherit from"
    case .typePosition where terms.sorts.contains(.type): "use as types"
    default: "use"
    }
  }

  /// What would fix a reference of a sort that has a remedy of its own, else `nil`.
  ///
  /// - Parameters:
  ///   - users: who may refer to it, as selectors; empty for nobody.
  ///   - wish: how the rule is changed where the reference is wanted after all.
  package func remedy(users: [String], ifWanted wish: String) -> String? {
    guard let terms, let first = evidence.first, first.role != .import else { return nil }
    let target = exact(to)
    let ending = ". If this is intended, \(wish) of rule \(quoted(rule))."
    if isMaking(first) {
      return "Pass the \(target) in from outside"
        + (users.isEmpty
          ? " instead of creating one" : ", created by \(words(ofAll: users, "or"))")
        + ending
    }
    if terms.sorts.contains(.assignment), first.marks.contains(.isAssigned) {
      return
        (users.isEmpty
        ? "Let \(target) make the change: call one of its functions, or send what it reacts to"
        : "Let \(words(ofAll: users, "or")) make the change: call a function there, or "
          + "send what it reacts to")
        + ending
    }
    if terms.sorts.contains(.inheritance), first.role == .inheritance {
      return "Hold a value of \(target), or of a protocol, instead of inheriting from it"
        + ending
    }
    return nil
  }

  private func isMaking(_ evidence: Evidence) -> Bool { evidence.marks.contains(.isMaking) }

  /// The name of the member that a reference names; `nil` where it names the node itself.
  private func member(named evidence: Evidence) -> String? {
    guard let node = to?.node else { return nil }
    return node.hasSuffix(".\(evidence.symbol)") || node == evidence.symbol ? nil : evidence.symbol
  }

  private func article(of name: String?) -> String {
    name?.first.map { "AEIOUaeiou".contains($0) } == true ? "an" : "a"
  }
}

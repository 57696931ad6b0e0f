import SourceFacts

extension BuildCondition {
  /// Whether code under the condition is compiled in some ordinary build for certain.
  ///
  /// Platforms, versions and `DEBUG` differ between ordinary builds, so both answers occur.
  /// `SWIFT_PACKAGE` is set where the module is one of a package. Other flags, and `canImport` of what
  /// may not be there, may be set in no build at all, or in every one: nothing is certain then.
  ///
  /// - Parameters:
  ///   - isPackage: whether the module belongs to a Swift package.
  ///   - mayBeMissing: whether a module may not be there to be imported, such as the one that the
  ///     code in question imports.
  package func isSurelyReached(
    inPackage isPackage: Bool, mayBeMissing: (String) -> Bool
  ) -> Bool {
    answers(isPackage, mayBeMissing).contains(.yes)
  }

  private func answers(_ isPackage: Bool, _ mayBeMissing: (String) -> Bool) -> SureAnswers {
    switch self {
    case .always: .yes
    case .flag("DEBUG"), .version: [.yes, .no]
    case .flag("SWIFT_PACKAGE"): isPackage ? .yes : .no
    case .call("canImport", let name):
      name.split(separator: ",").first.map { mayBeMissing(String($0)) } == true ? [] : [.yes, .no]
    case .call: [.yes, .no]
    case .flag, .unknown: []
    case .not(let condition): condition.answers(isPackage, mayBeMissing).opposite
    case .all(let conditions): Self.joined(conditions.map { $0.answers(isPackage, mayBeMissing) })
    case .any(let conditions):
      Self.joined(conditions.map { $0.answers(isPackage, mayBeMissing).opposite }).opposite
    }
  }

  /// What can be said of several conditions at once.
  private static func joined(_ answers: [SureAnswers]) -> SureAnswers {
    var joined: SureAnswers = []
    if answers.allSatisfy({ $0.contains(.yes) }) { joined.insert(.yes) }
    if answers.contains(where: { $0.contains(.no) }) { joined.insert(.no) }
    return joined
  }
}

/// The answers that a condition certainly has, each in some ordinary build.
private struct SureAnswers: OptionSet {
  let rawValue: UInt8

  static let yes = SureAnswers(rawValue: 1)
  static let no = SureAnswers(rawValue: 2)

  var opposite: SureAnswers {
    var opposite: SureAnswers = []
    if contains(.yes) { opposite.insert(.no) }
    if contains(.no) { opposite.insert(.yes) }
    return opposite
  }
}

import SourceFacts

extension BuildCondition {
  /// Whether code under the condition is compiled in some ordinary build for certain.
  ///
  /// Platforms, versions and `DEBUG` differ between ordinary builds, so both answers occur.
  /// `SWIFT_PACKAGE` is set where the module is one of a package. Other flags, and `canImport` of the
  /// module in question, may be set in no build at all, or in every one: nothing is certain then.
  ///
  /// - Parameters:
  ///   - isPackage: whether the module belongs to a Swift package.
  ///   - module: the module that the code imports.
  package func isSurelyReached(inPackage isPackage: Bool, importing module: String) -> Bool {
    answers(isPackage, module).contains(.yes)
  }

  private func answers(_ isPackage: Bool, _ module: String) -> SureAnswers {
    switch self {
    case .always: .yes
    case .flag("DEBUG"), .version: [.yes, .no]
    case .flag("SWIFT_PACKAGE"): isPackage ? .yes : .no
    case .call("canImport", let name):
      name.split(separator: ",").first.map(String.init) == module ? [] : [.yes, .no]
    case .call: [.yes, .no]
    case .flag, .unknown: []
    case .not(let condition): condition.answers(isPackage, module).opposite
    case .all(let conditions): Self.joined(conditions.map { $0.answers(isPackage, module) })
    case .any(let conditions):
      Self.joined(conditions.map { $0.answers(isPackage, module).opposite }).opposite
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

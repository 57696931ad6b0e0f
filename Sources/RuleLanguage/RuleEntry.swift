import DependencyModel
import ProjectModel
import SourceText

/// A rule of the configuration, with everything but the meaning of its kind.
package struct RuleEntry: Hashable, Sendable {
  /// Its id: the key under `rules:`.
  package var id: String
  /// Where the id is written.
  package var location: SourceLocation
  /// The kind, such as `forbid`.
  package var kind: String
  /// The kind's options, always a mapping; checked against the kind's fields.
  package var body: ConfigNode
  /// The reason, or `nil`.
  package var because: String?
  /// What to do about a violation, in the rule's own words; `nil` for what its kind says.
  package var fix: String?
  /// How much a violation weighs; `nil` when the rule is switched off.
  package var severity: Severity?
  /// What it does not apply to, in the order written.
  package var exceptions: [RuleException]
  /// The roles whose code it sees; `nil` for production and tools.
  package var roles: [ModuleRole]?
  /// The least sure edges it uses; `nil` for all.
  package var confidence: Confidence?
  /// Whether selectors of it may select nothing.
  package var mayBeEmpty: Bool
  /// The preset that its body comes from, or `nil`: such a rule that selects nothing is inactive,
  /// not wrong.
  package var preset: String?
  /// Of a rule of a preset the parameters that got values, by the places of these.
  package var parameters: [SourceLocation: PresetParameter] = [:]
  /// All that speaks of it, in the order merged: `preset:NAME`, or the path of a file.
  package var mentions: [String] = []

  /// Makes a rule.
  package init(
    id: String, location: SourceLocation, kind: String, body: ConfigNode, because: String? = nil,
    severity: Severity? = .error, exceptions: [RuleException] = [], roles: [ModuleRole]? = nil,
    confidence: Confidence? = nil, mayBeEmpty: Bool = false, preset: String? = nil
  ) {
    self.id = id
    self.location = location
    self.kind = kind
    self.body = body
    self.because = because
    self.severity = severity
    self.exceptions = exceptions
    self.roles = roles
    self.confidence = confidence
    self.mayBeEmpty = mayBeEmpty
    self.preset = preset
  }

  /// Whether the rule is switched on.
  package var isOn: Bool { severity != nil }

  /// Whether its body comes from a preset.
  package var isFromPreset: Bool { preset != nil }

  /// The roles whose code the rule sees unless its selectors name roles themselves.
  package var visibleRoles: [ModuleRole] { roles ?? Self.usualRoles }

  /// The roles whose code rules see that say nothing of roles.
  package static let usualRoles: [ModuleRole] = [.production, .tool]
}

/// A parameter of a preset.
package struct PresetParameter: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The preset's name.
  package var preset: String

  /// Names a parameter.
  package init(name: String, preset: String) {
    self.name = name
    self.preset = preset
  }
}

/// What a rule does not apply to. The parts that are given must all hold.
package struct RuleException: Hashable, Sendable {
  /// The side that depends.
  package var from: Selector?
  /// The side depended on.
  package var to: Selector?
  /// The thing itself, for rules over single things.
  package var of: Selector?
  /// The reason, or `nil`.
  package var because: String?
  /// The last day on which it counts, or `nil`.
  package var until: CalendarDate?
  /// Whether it may excuse nothing.
  package var mayBeEmpty: Bool
  /// Where it is written.
  package var location: SourceLocation

  /// Makes an exception.
  package init(
    from: Selector? = nil, to: Selector? = nil, of: Selector? = nil, because: String? = nil,
    until: CalendarDate? = nil, mayBeEmpty: Bool = false, location: SourceLocation
  ) {
    self.from = from
    self.to = to
    self.of = of
    self.because = because
    self.until = until
    self.mayBeEmpty = mayBeEmpty
    self.location = location
  }
}

/// A day of the Gregorian calendar.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Year, `1...9999`.
  package let year: Int
  /// Month, `1...12`.
  package let month: Int
  /// Day, `1...31`, valid for the month.
  package let day: Int

  /// Reads `YYYY-MM-DD`; `nil` for anything else, days that do not exist included.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0 >= 0x30 && $0 <= 0x39 }),
      let year = Int(String(decoding: parts[0], as: UTF8.self)), year >= 1,
      let month = Int(String(decoding: parts[1], as: UTF8.self)), (1...12).contains(month),
      let day = Int(String(decoding: parts[2], as: UTF8.self))
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Orders by time.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  /// `YYYY-MM-DD`.
  package var description: String {
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

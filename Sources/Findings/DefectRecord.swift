import JSONText

/// What is wrong, with all that reports, baselines and counts have to know of it: a rule kind states
/// a defect, and this is what remains of it once its words are made.
package struct DefectRecord: Hashable, Sendable {
  /// Its name in machine formats, such as `forbidden-dependency`.
  package var name: String
  /// What is wrong: one sentence without a full stop.
  package var message: String
  /// What would fix it: one or two sentences.
  package var fix: String
  /// Why such a defect matters in general, for rules without a reason of their own.
  package var rationale: String
  /// What it is about: reports for people put the violations of one thing together.
  package var subject: String
  /// What tells it from others of its name.
  package var identity: DefectIdentity
  /// What it carries beside its sides; `.null` for nothing.
  package var details: JSONValue
  /// The name that stands where it is located, where that is a declaration, else empty.
  package var nameAtLocation: String
  /// The things of which it is known to a baseline as soon as all of them are: the members of a
  /// cycle. Empty for what is known by its whole identity.
  package var members: [String]
  /// The part of a rule that matches nothing, where it is that: a mistake of the configuration, which
  /// no baseline takes.
  package var unmatched: UnmatchedPart?
  /// What holds for all defects of its name.
  package var traits: DefectTraits

  /// Makes a record.
  package init(
    name: String, message: String, fix: String, rationale: String, subject: String,
    identity: DefectIdentity = .sides(), details: JSONValue = .null, nameAtLocation: String = "",
    members: [String] = [], unmatched: UnmatchedPart? = nil, traits: DefectTraits = []
  ) {
    self.name = name
    self.message = message
    self.fix = fix
    self.rationale = rationale
    self.subject = subject
    self.identity = identity
    self.details = details
    self.nameAtLocation = nameAtLocation
    self.members = members
    self.unmatched = unmatched
    self.traits = traits
  }
}

/// A selector or exception of a rule that matches nothing.
package struct UnmatchedPart: Hashable, Sendable {
  /// What is written.
  package var selector: String
  /// The key of the rule that holds it.
  package var part: String

  /// Names a part.
  package init(selector: String, part: String) {
    self.selector = selector
    self.part = part
  }
}

/// What holds for all defects of a name.
package struct DefectTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Each piece of evidence is one hop of a chain or cycle.
  package static let isRoute = DefectTraits(rawValue: 1)
  /// It is one violation to a baseline, however many references prove it.
  package static let occursOnce = DefectTraits(rawValue: 2)
  /// It is about the configuration or a document that it names, not about the project's code.
  package static let isAboutConfiguration = DefectTraits(rawValue: 4)
}

/// What tells a violation from others of its rule and defect, across runs and edits: names, no line
/// numbers, wording or measured values.
package enum DefectIdentity: Hashable, Sendable {
  /// Its sides, and what else there is beside them.
  case sides([String] = [])
  /// Names of its own: what it is about first.
  case own([String])

  /// 16 hexadecimal digits for a violation of a rule.
  ///
  /// FNV-1a (64 bits) over the rule's id, the defect's name and the names of what is concerned.
  /// O(length of the names).
  package func fingerprint(
    rule: String, defect: String, from: DependencySide?, to: DependencySide?
  ) -> String {
    let names =
      switch self {
      case .own(let names): names
      case .sides(let others):
        [from, to].flatMap { [$0?.component ?? "", $0?.module ?? "", $0?.node ?? ""] } + others
      }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule, defect] + names {
      // The length in front keeps ("ab", "c") apart from ("a", "bc").
      for byte in "\(part.utf8.count):\(part)".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Findings
import JSONText

/// One way in which something can be wrong, with all that is said about it: its name, its words, its
/// identity and its details.
///
/// A rule kind has its defects in its own folder and lists them in ``Rule/defects``. Nobody else
/// knows them: what leaves the engine is a `DefectRecord`.
package protocol Defect: Hashable, Sendable {
  /// The name in machine formats, such as `forbidden-dependency`; no other defect has it.
  static var name: String { get }
  /// Why such a defect matters in general, for rules that are configured without `because`.
  static var rationale: String { get }
  /// What holds for all defects of the type.
  static var traits: DefectTraits { get }
  /// What it carries beside its sides, in machine formats; `nil` for nothing.
  static var form: JSONForm<Self>? { get }

  /// What is wrong, naming both sides: one sentence without a full stop.
  func message(in context: DefectContext) -> String
  /// What would fix it: one or two sentences, concrete enough to act upon without knowing the rule.
  func fix(in context: DefectContext) -> String
  /// The name that stands where it is located, where that is a declaration, else empty.
  func nameAtLocation(in context: DefectContext) -> String

  /// What it is about, by which reports for people group it; `nil` where its sides say that.
  var subject: String? { get }
  /// What tells it from others of its name, across runs and edits.
  var identity: DefectIdentity { get }
  /// What it carries as its form says; `.null` where one has nothing to tell.
  var details: JSONValue { get }
  /// What findings of one place and with equal sides are sorted by.
  var sortingText: String { get }
  /// When two findings with this defect are one.
  var merging: DefectMerging { get }
  /// The part of a rule that matches nothing, where it is that.
  var unmatched: UnmatchedPart? { get }
  /// The things of which a baseline knows it as soon as it knows all of them; empty where it is known
  /// by its whole identity.
  var members: [String] { get }
  /// Whether it says that declarations lack something, so that comments which hide declarations from
  /// a rule must not bring it about.
  var isAbsence: Bool { get }
}

extension Defect {
  /// Nothing special.
  package static var traits: DefectTraits { [] }
  /// Nothing beside the sides.
  package static var form: JSONForm<Self>? { nil }
  /// No declaration.
  package func nameAtLocation(in context: DefectContext) -> String { "" }
  /// The sides.
  package var subject: String? { nil }
  /// The sides.
  package var identity: DefectIdentity { .sides() }
  /// All that the form has.
  package var details: JSONValue { Self.form?.json(of: self) ?? .null }
  /// The name and what identifies the defect; nothing where only its sides do.
  package var sortingText: String {
    if case .own(let names) = identity { ([Self.name] + names).joined(separator: "\n") } else { "" }
  }
  /// Never.
  package var merging: DefectMerging { .never }
  /// It is something else.
  package var unmatched: UnmatchedPart? { nil }
  /// None.
  package var members: [String] { [] }
  /// It is there.
  package var isAbsence: Bool { false }

  /// The schema of the details, or `nil`.
  package static var schema: JSONSchema? { form?.schema }
}

/// When two findings with one defect are one: a file that is compiled into several modules gives one
/// node in each, and so the same finding several times.
package enum DefectMerging: Hashable, Sendable {
  case never
  /// Where each hop stands at the same place, and the target is the same if that is asked for.
  case hops(target: Bool)
  /// At one place, about the same target.
  case target
  /// At one place, about the same module; without evidence never.
  case module
  /// At one place, with the same text.
  case text(String)
}

extension DefectRecord {
  /// Makes the words of a defect.
  package init(_ defect: some Defect, in context: DefectContext) {
    self.init(
      name: type(of: defect).name, message: defect.message(in: context),
      fix: defect.fix(in: context), rationale: type(of: defect).rationale,
      subject: defect.subject ?? context.pair, identity: defect.identity, details: defect.details,
      nameAtLocation: defect.nameAtLocation(in: context), members: defect.members,
      unmatched: defect.unmatched, traits: type(of: defect).traits)
  }
}

import RuleLanguage
import SourceFacts
import SourceText

/// One side of a dependency, by names that survive edits of the code.
package struct DependencySide: Hashable, Sendable {
  /// The component's name.
  package var component: String
  /// The module's name; for an external module its name too.
  package var module: String
  /// The node's id at the granularity of the violation; `nil` when the component or module as a whole is meant.
  package var node: String?
  /// How messages name what the rule means there, such as `path:Sources/Home/**`; `nil` where it means the component.
  package var meaning: String?
  /// Whether it is known to lie outside the project.
  package var isOutside = false

  /// Makes a side; the rule means its component.
  package init(component: String, module: String, node: String? = nil) {
    self.component = component
    self.module = module
    self.node = node
  }

  /// A module, or a name, from outside the project.
  package static func outside(_ name: String, module: String = "") -> DependencySide {
    var side = DependencySide(component: name, module: module)
    side.isOutside = true
    return side
  }

  /// What messages call it where its code has another name than the node, such as an alias by which an extension
  /// names its type.
  package var spelling: String?

  /// The most precise name known.
  package var name: String { node ?? component }

  /// The most precise name as messages have it.
  package var title: String { spelling ?? name }
}

/// A reference that proves a violation.
package struct Evidence: Hashable, Sendable {
  /// Where it stands.
  package var location: SourceLocation
  /// The name written there.
  package var symbol: String
  /// What it is in the text.
  package var role: ReferenceRole
  /// What it does beyond naming something.
  package var marks: ReferenceMarks
  /// Node id (or module name, for an import) of the side that depends.
  package var from: String
  /// Node id (or module name, for an import) of the side depended on.
  package var to: String
  /// The `#if` condition under which it is there, as written in code; `nil` when it always is.
  package var condition: String?
  /// The line of source, without its line end, for reporters that show it; `nil` when it was not kept.
  package var sourceLine: String?

  /// Makes a piece of evidence.
  package init(
    location: SourceLocation, symbol: String, role: ReferenceRole, from: String, to: String,
    condition: String? = nil, sourceLine: String? = nil, marks: ReferenceMarks = []
  ) {
    self.location = location
    self.symbol = symbol
    self.role = role
    self.from = from
    self.to = to
    self.condition = condition
    self.sourceLine = sourceLine
    self.marks = marks
  }
}

/// Whether a violation is new to the project.
package enum ViolationStatus: String, CaseIterable, Hashable, Sendable {
  case new
  case baseline
  case suppressed
}

/// A broken rule.
package struct Violation: Hashable, Sendable {
  /// The rule's id in the configuration.
  package var rule: String
  /// The rule's kind, such as `forbid`.
  package var kind: String
  /// What is wrong.
  package var defect: DefectRecord
  /// How much it weighs.
  package var severity: Severity
  /// Where to click first.
  package var location: SourceLocation
  /// The side that depends, where the defect has sides.
  package var from: DependencySide?
  /// The side depended on, where the defect has sides.
  package var to: DependencySide?
  /// The references that prove it, first one first; empty for defects of absence.
  package var evidence: [Evidence]
  /// The rule's reason, as configured.
  package var because: String?
  /// Whether it is new.
  package var status: ViolationStatus
  /// The other rules that the same code breaks and that report nothing of their own about it, gravest first.
  package var alsoBreaks: [String] = []
  /// How it goes beyond what the baseline knows; `nil` for what the baseline does not know at all,
  /// and for what it knows whole.
  package var growth: BaselineGrowth?
  /// The `#if` condition around the declaration at `location`, as written in code; `nil` when there is
  /// none or something else stands there.
  package var condition: String?
  /// The line of source at `location`, without its line end, where no evidence stands there; `nil`
  /// when it was not kept.
  package var sourceLine: String?

  /// Makes a violation.
  package init(
    rule: String, kind: String, defect: DefectRecord, severity: Severity, location: SourceLocation,
    from: DependencySide? = nil, to: DependencySide? = nil, evidence: [Evidence] = [],
    because: String? = nil, status: ViolationStatus = .new
  ) {
    self.rule = rule
    self.kind = kind
    self.defect = defect
    self.severity = severity
    self.location = location
    self.from = from
    self.to = to
    self.evidence = evidence
    self.because = because
    self.status = status
  }
}

extension Violation {
  /// Identifies the violation across runs and edits: 16 hexadecimal digits. O(length of the names).
  package var fingerprint: String {
    defect.identity.fingerprint(rule: rule, defect: defect.name, from: from, to: to)
  }

  /// What is wrong, and how it goes beyond what the baseline knows: one sentence without a full stop,
  /// with names unescaped.
  package var message: String {
    switch growth {
    case nil: defect.message
    case .occurrences(let known, let places)?:
      "\(defect.message); it occurs \(times(occurrences)), but the baseline accepts it "
        + "\(times(known))\(places.isEmpty ? "" : "; what is new is in \(places.quotedList)")"
    case .members(let added)?:
      "\(defect.message); the baseline accepts the cycle without \(added.quotedList)"
    case .expired(let date)?:
      "\(defect.message); the baseline accepted it until \(date)"
    }
  }

  /// How many times a baseline counts it: once for each reference or import between two sides, else
  /// once.
  package var occurrences: Int {
    if case .own = defect.identity { return 1 }
    return defect.traits.contains(.occursOnce) ? 1 : max(1, evidence.count)
  }

  /// The files in which what it reports is written: those of its references, or of a way the first one.
  package var files: Set<ByteKey> {
    if defect.traits.contains(.isRoute) || evidence.isEmpty { return [ByteKey(location.path)] }
    return Set(evidence.map { ByteKey($0.location.path) })
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

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

  /// The most precise name known.
  package var name: String { node ?? component }
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

/// What is wrong, as data; sentences are made from it in `Violation+Description.swift`.
package enum Defect: Hashable, Sendable {
  /// A dependency that a rule forbids outright.
  case forbiddenDependency
  /// A chain of dependencies whose ends may not be connected; `chain` names every group on it, ends included.
  case forbiddenChain(chain: [String])
  /// A lower layer depends on a higher one, or skips one where layers are strict, or siblings that are independent.
  /// `skipped` names the layers leapt over, from the higher one down; empty unless layers are strict.
  case layerViolation(fromLayer: String, toLayer: String, skipped: [String] = [])
  /// A component that no layer lists although all must be listed.
  case unlistedComponent(component: String)
  /// A dependency that an allow-list lacks.
  case dependencyNotAllowed(allowed: [String])
  /// A dependency on something that only the listed code may depend on.
  case protectedDependency(allowed: [String])
  /// A reference from outside to something that a component does not expose.
  case bypassedInterface(exposed: [String])
  /// Two members of a set that must not know each other.
  case dependentSiblings
  /// Groups that depend on each other.
  case dependencyCycle(DependencyCycle)
  /// A metric outside its permitted range.
  case metricOutOfRange(
    component: String, metric: String, value: Double, minimum: Double?, maximum: Double?)
  /// What is wrong with measured values, beside those two.
  case measured(MeasureDefect)
  /// A dependency on a component whose instability is greater, by more than is tolerated.
  case unstableDependency(from: Double, to: Double, tolerance: Double)
  /// A dependency of the code that a documented graph lacks.
  case undocumentedDependency(file: String)
  /// A component, or module, that a documented graph lacks.
  case undocumentedComponent(component: String, file: String)
  /// A dependency that a documented graph shows and the code does not have.
  case obsoleteDependency(file: String)
  /// A component, or module, that a documented graph shows and the project does not have.
  case obsoleteComponent(component: String, file: String)
  /// A document that a rule needs and that is missing or wrong.
  case unreadableDocument(file: String, reason: String)
  /// An import of a project module that the manifest does not declare for the importing module.
  case undeclaredDependency
  /// A declared dependency that no source of the module uses.
  case unusedDependency
  /// A declaration that is not as a rule requires: `wanted` stands behind "must", `found` behind "but"; it is empty where
  /// there is nothing to add.
  case unmetRequirement(
    of: DeclarationLabel, requirement: DeclarationRequirement, wanted: String, found: String)
  /// A declaration where there must be none; `noun` tells in words what there must not be, `place` is
  /// the selector of where.
  case forbiddenDeclaration(of: DeclarationLabel, noun: String, place: String)
  /// A group with too few or too many declarations of a sort.
  case declarationCount(
    of: String, group: String, found: [String], minimum: Int?, maximum: Int?)
  /// What is wrong with members, code and the types of declarations.
  case declarations(DeclarationDefect)
  /// What is wrong with files and folders.
  case structure(StructureDefect)
  /// What is wrong with the targets of manifests.
  case targets(TargetDefect)
  /// What is wrong with how files are divided up.
  case coverage(CoverageDefect)
  /// Names that are given twice.
  case duplicates(DuplicateDefect)
  /// What is wrong with templates.
  case template(TemplateDefect)
  /// Something about imports, modules from outside or required dependencies.
  case imports(ImportDefect)
  /// A selector that selects nothing, or an exception that excuses nothing.
  case unmatchedSelector(selector: String, part: String)
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
  package var defect: Defect
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
  /// The references that the rule speaks of; `nil` where it speaks of all.
  package var terms: DependencyTerms?
  /// Whether it is new.
  package var status: ViolationStatus
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
    rule: String, kind: String, defect: Defect, severity: Severity, location: SourceLocation,
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

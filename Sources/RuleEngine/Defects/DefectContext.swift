import Findings
import ProjectModel
import SourceText

/// What the words of a defect are made from beside itself: the rule, the two sides of a dependency
/// and what proves it; with the phrases that several defects share.
package struct DefectContext: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// Where the defect is located.
  package let location: SourceLocation
  /// The side that depends, where there are sides.
  package let from: DependencySide?
  /// The side depended on, where there are sides.
  package let to: DependencySide?
  /// The references that prove it, first one first.
  package let evidence: [Evidence]
  /// The references that the rule speaks of; `nil` where it speaks of all.
  package let terms: DependencyTerms?
  /// What tags are called in sentences.
  private let titles: [String: String]

  /// Makes a context.
  package init(
    rule: String, location: SourceLocation, from: DependencySide? = nil, to: DependencySide? = nil,
    evidence: [Evidence] = [], terms: DependencyTerms? = nil, titles: [String: String] = [:]
  ) {
    self.rule = rule
    self.location = location
    self.from = from
    self.to = to
    self.evidence = evidence
    self.terms = terms
    self.titles = titles
  }

  /// A selector as sentences name what it selects.
  package func words(_ selector: String, _ conjunction: String = "and") -> String {
    SelectorWords(selector, titles: titles).words(conjunction)
  }

  /// What the title of a tag says, for a selector that is one.
  package func title(of selector: String) -> String? {
    selector.hasPrefix("tag:") ? titles[String(selector.dropFirst("tag:".count))] : nil
  }

  /// Several selectors as sentences name what they select.
  package func words(ofAll selectors: [String], _ conjunction: String = "and") -> String {
    SelectorWords.listed(selectors, conjunction, titles: titles)
  }

  /// The pair of components, the one that there is, or else the rule: what the defect is about unless
  /// it says so itself.
  var pair: String {
    guard let from, let to else { return from?.component ?? to?.component ?? "Rule \(rule)" }
    return from.component == to.component
      ? from.component : "\(from.component) → \(to.component)"
  }

  /// `'A.X' uses 'B.Y'`, as precise as the sides are known.
  package var statement: String {
    if isDeclared {
      return "the manifest of \(precise(from)) declares a dependency on \(precise(to))"
    }
    if terms != nil, let deed { return "\(actor) \(deed)\(aliasPart)" }
    if isUsingItself {
      return "code of \(precise(from)) in \(quoted(location.path)) uses code of it in other files"
    }
    let verb =
      switch evidence.first?.role {
      case .import: "imports"
      case .extensionOf: "extends"
      case nil: "depends on"
      default: "uses"
      }
    return "\(actor) \(verb) \(memberOfExtension ?? nestedType ?? "")\(precise(to))\(aliasPart)"
  }

  /// ` by its alias 'Store'` where the first reference names one.
  private var aliasPart: String {
    guard let first = evidence.first, first.marks.contains(.isByAlias) else { return "" }
    return " by its alias \(quoted(first.symbol))"
  }

  /// `'grid' of ` for a member that an extension of a type from elsewhere adds: the extension has no
  /// name of its own to look for.
  private var memberOfExtension: String? {
    guard let node = to?.node, node.hasSuffix(")"), node.contains("(extension of "),
      let first = evidence.first, first.role == .member || first.role == .call
    else { return nil }
    return "\(quoted(first.symbol)) of "
  }

  /// `'Jar' of ` for a type that is written behind the one that it is nested in, as in `Model.Jar`: the outer one may
  /// be there for its name alone.
  private var nestedType: String? {
    let types = evidence.prefix { $0.location.line == evidence[0].location.line }
    guard let node = to?.node, let first = types.first, node.hasSuffix(".\(first.symbol)") else {
      return nil
    }
    var last = first
    for next in types.dropFirst() {
      let end = last.location.column + last.symbol.utf8.count + 1
      guard next.location.column == end, next.symbol.first?.isUppercase == true else { break }
      last = next
    }
    return last == first ? nil : "\(quoted(last.symbol)) of "
  }

  /// Whether one node stands on both sides: a part of it, such as an extension, lies in code that must
  /// not know the rest.
  package var isUsingItself: Bool {
    guard let node = from?.node, evidence.first?.role != .import else { return false }
    return node == to?.node
  }

  /// Whether a manifest declares the dependency, and nothing else proves it.
  package var isDeclared: Bool {
    evidence.isEmpty && from != nil && to != nil && terms?.sorts.contains(.manifest) == true
  }

  /// Whether it is an include of a file of the project, not the import of a module.
  var isInclude: Bool {
    evidence.first?.role == .import && to?.node.map(SourceFileKind.isCFamily) == true
  }

  /// What would fix a declared dependency or an import: manifests and files often keep one that they
  /// no longer need. `nil` for anything else.
  package var importFix: String? {
    if isDeclared {
      return "Remove \(exact(to)) from the dependencies of \(exact(from)) at \(location)."
    }
    guard evidence.first?.role == .import else { return nil }
    let directive = isInclude ? "include" : "import"
    return "Remove the \(directive) if the file does not need it; otherwise move the code that "
      + "needs \(targetName) to code that may use it."
  }

  /// What would fix the use of something from outside the project.
  package var outsideFix: String {
    "Move the code that needs \(targetName) to code that may use it, and let \(sourceName) "
      + "reach that through a protocol or a closure."
  }

  /// The side that depends as precisely as it is known: the file of an import where the rule speaks
  /// of parts of modules.
  package var actor: String {
    guard let first = evidence.first, first.role == .import, from?.meaning != nil else {
      return precise(from)
    }
    return quoted(first.location.path)
  }

  /// What must or must not be done, as the rest of a sentence that begins with `statement`: things
  /// that it has named already become pronouns.
  package func prohibition(_ verb: String) -> String {
    let isSource = subject == precise(from) || from?.meaning == from?.name
    if object == precise(to) { return ", which \(isSource ? "it" : subject) must not \(verb)" }
    return ", but \(isSource ? "it" : subject) must not \(verb) \(object)"
  }

  /// The depending component; the exact side where both lie in one component.
  package var subject: String {
    if let from, let meaning = from.meaning { return words(meaning, of: from) }
    guard let from, from.component == to?.component else { return subject(else: nil) }
    return quoted(from.title)
  }

  /// The depending component, or what stands for it.
  package func subject(else fallback: String?) -> String {
    quoted(from?.component ?? fallback ?? rule)
  }

  /// The component depended on; the exact side where both lie in one component.
  package var object: String {
    guard let to else { return quoted(rule) }
    if let meaning = to.meaning { return words(meaning, of: to) }
    return from?.component == to.component ? quoted(to.title) : quoted(to.component)
  }

  /// The side by its most precise name.
  package func exact(_ side: DependencySide?) -> String { quoted(side?.title ?? rule) }

  /// The component depended on, or what the rule means of it.
  package var owner: String {
    guard let to else { return quoted(rule) }
    return to.meaning.map { words($0, of: to) } ?? quoted(to.component)
  }

  /// The component depended on by its name.
  package var target: String { quoted(to?.component ?? rule) }

  /// The side that depends by name, where `subject` may be all that a rule speaks of.
  package var sourceName: String { from?.meaning == nil ? subject : exact(from) }

  /// The side depended on by name.
  package var targetName: String { to?.meaning == nil ? object : exact(to) }

  /// What a rule means of a side, in words.
  private func words(_ meaning: String, of side: DependencySide) -> String {
    meaning == side.name ? quoted(side.title) : words(meaning)
  }

  /// The side by its most precise name, with its component where the name does not show that.
  package func precise(_ side: DependencySide?) -> String {
    guard let side else { return "the code at \(location)" }
    guard let node = side.node, node != side.component, !node.hasPrefix(side.component + ".") else {
      return quoted(side.title)
    }
    return "\(quoted(side.title)) (component \(quoted(side.component)))"
  }

  /// A name between quotation marks.
  package func quoted(_ name: String) -> String { "'\(name)'" }
}

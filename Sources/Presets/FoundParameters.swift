import Configuration
import RuleLanguage
import SourceText

/// The value that a project suggests for a parameter of a preset.
package struct FoundParameter: Sendable {
  /// The parameter's name.
  package var name: String
  /// The value as YAML in one line.
  package var value: String
  /// What of the project says so; sentences.
  package var reasons: [String]
}

/// The parameters of a preset for which a project has more, or something else, than their defaults
/// say.
///
/// Complexity: O(candidates · things).
package func foundParameters(
  of preset: Preset, in traits: ProjectTraits
) -> [FoundParameter] {
  preset.parameters.compactMap { parameter in
    let found = parameter.candidates.compactMap { FoundCandidate($0, in: traits) }
    return foundParameter(parameter, found, in: traits)
  }
}

private func foundParameter(
  _ parameter: Preset.Parameter, _ found: [FoundCandidate], in traits: ProjectTraits
) -> FoundParameter? {
  let defaults = parameter.defaultAlternatives
  var values: [String] = []
  var reasons: [String] = []
  for candidate in found {
    let new = candidate.values.filter { value in
      !(defaults + values).contains { isCovered(value, by: $0) }
    }
    if new.isEmpty { continue }
    values += new
    reasons.append(candidate.reason)
  }
  guard let subject = found.first?.candidate.subject, !values.isEmpty else { return nil }
  let isList = parameter.defaultValue?.elements != nil
  if subject == .application, !isList, values.count > 1 {
    // One name, and nobody knows which: that of a component cannot be several.
    let others = values.dropFirst().joined(separator: " or ")
    return FoundParameter(
      name: parameter.name, value: yamlScalar(values[0]),
      reasons: reasons + ["If \(others) is meant: --with \(parameter.name)=\(values[1])."])
  }
  let kept = defaults.filter { traits.has($0, as: subject, isSelector: isList) }
  let value =
    isList
    ? "[\((kept + values).map(yamlScalar).joined(separator: ", "))]"
    : yamlScalar(joined(kept + values))
  return FoundParameter(name: parameter.name, value: value, reasons: reasons)
}

/// Whether a part of a default says a value already: the same text, a pattern of names such as
/// `*Sample` for `ShopSample`, or one of folders such as `**/*Sample/` for `Apps/ShopSample/`.
private func isCovered(_ value: String, by alternative: String) -> Bool {
  if alternative.equalsInBytes(value) { return true }
  guard !alternative.contains(":"), !value.contains(where: ":*".contains) else { return false }
  let isPath = value.contains("/") || alternative.contains("/")
  guard value.hasSuffix("/") == alternative.hasSuffix("/"),
    let pattern = try? Pattern(alternative.withoutFinalSlash, flavour: isPath ? .folder : .name)
  else { return false }
  return pattern.matches(value.withoutFinalSlash)
}

extension String {
  fileprivate var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}

/// One pattern that matches what any of several does.
private func joined(_ alternatives: [String]) -> String {
  alternatives.count == 1 ? alternatives[0] : "{\(alternatives.joined(separator: ","))}"
}

/// A candidate that a project has.
private struct FoundCandidate {
  let candidate: ParameterCandidate
  let values: [String]
  let reason: String

  init?(_ candidate: ParameterCandidate, in traits: ProjectTraits) {
    let matches = traits.matches(candidate)
    guard let first = matches.first, matches.count >= candidate.minimum else { return nil }
    self.candidate = candidate
    let names =
      switch candidate.subject {
      case .folder, .topFolder, .folderOf, .folderBeside: [Self.lastName(of: first)]
      case .folderWithout: matches.map(Self.lastName)
      case .folderAround: [Self.lastName(of: Self.parent(of: first))]
      case .application, .applicationFolder, .partnerOf, .moduleOf, .moduleWith, .demoEnding,
        .sharedModule, .baseModule:
        matches
      case .adoptedEnding: [first.lastWord]
      // One pattern for all of them: there may be many.
      case .userOf: [joined(Self.shortened(matches, among: traits.declarations))]
      case .declaration where candidate.value.contains(ParameterCandidate.placeholder):
        [joined(matches)]
      case .file, .module, .import, .declaration: [candidate.pattern.text]
      }
    values = names.map { candidate.value.replacing(ParameterCandidate.placeholder, with: $0) }
    let rest = matches.count - Self.listLimit
    let listed =
      matches.prefix(Self.listLimit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let also = candidate.also.map { " and one `\($0.text)`" } ?? ""
    reason =
      candidate.subject == .folderAround
      ? "The folder \(Self.parent(of: first)) holds \(matches.count) folders with a file "
        + "`\(candidate.pattern.text)`\(also)."
      : "Found \(Self.noun(candidate.subject))\(Self.words(of: candidate.pattern))\(also): "
        + "\(listed)."
  }

  private static func words(of pattern: Pattern) -> String {
    pattern.text == "*" ? "" : " `\(pattern.text)`"
  }

  /// Names with one pattern for those of a last word that nearly all names with it are among:
  /// `*Request` for thirty requests.
  private static func shortened(_ names: [String], among all: [String]) -> [String] {
    let found = Dictionary(grouping: names, by: \.lastWord)
    let counts = Dictionary(grouping: all, by: \.lastWord).mapValues(\.count)
    var words: Set<String> = []
    return names.compactMap { name in
      let word = name.lastWord
      let count = found[word]?.count ?? 0
      guard count >= fewNames, word.utf8.count < name.utf8.count,
        count * 10 >= (counts[word] ?? 0) * 9
      else { return name }
      return words.insert(word).inserted ? "*\(word)" : nil
    }
  }

  /// Names that are listed one by one.
  private static let fewNames = 4

  /// Things that a sentence names.
  private static let listLimit = 4

  private static func noun(_ subject: PresetSign.Subject) -> String {
    switch subject {
    case .folder, .topFolder, .folderAround: "folders"
    case .folderWithout: "folders beside those of modules without a file"
    case .folderOf: "folders of files"
    case .folderBeside: "folders beside"
    case .applicationFolder: "folders of applications"
    case .moduleOf: "modules with a"
    case .moduleWith: "libraries with a file"
    case .adoptedEnding: "protocols that other modules adopt"
    case .demoEnding: "demo apps with the ending"
    case .sharedModule: "libraries that several others use"
    case .baseModule: "the library that most others use"
    case .file: "files"
    case .module: "modules"
    case .import: "imports of"
    case .declaration: "declarations"
    case .application: "applications"
    case .partnerOf: "modules with a partner"
    case .userOf: "types that use"
    }
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension Preset.Parameter {
  /// The elements of the default, or the alternatives of its outermost braces.
  fileprivate var defaultAlternatives: [String] {
    guard let defaultValue else { return [] }
    if let elements = defaultValue.elements { return elements.map { $0.text ?? $0.flowText } }
    let text = defaultValue.text ?? ""
    guard text.first == "{", text.last == "}",
      !text.dropFirst().dropLast().contains(where: "{}".contains)
    else { return text.isEmpty ? [] : [text] }
    return text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map(String.init)
  }
}

extension ProjectTraits {
  /// Whether a part of a default is worth keeping beside what was found: a name of a folder, module
  /// or application only if there is such a one.
  fileprivate func has(
    _ alternative: String, as subject: PresetSign.Subject, isSelector: Bool
  ) -> Bool {
    switch subject {
    // A folder of the default's name is another one.
    case .applicationFolder: return false
    case .folder, .topFolder, .folderAround, .folderWithout, .folderOf, .folderBeside:
      guard !isSelector, !alternative.contains("/"),
        let pattern = try? Pattern(alternative, flavour: .name)
      else { return true }
      return folders.contains { folder in
        folder.split(separator: "/").last.map { pattern.matches(String($0)) } ?? false
      }
    case .demoEnding: return demos.contains { $0.hasSuffix(alternative) }
    case .application, .module, .partnerOf, .moduleOf, .moduleWith, .sharedModule, .baseModule:
      guard let pattern = try? Pattern(alternative, flavour: .name) else { return true }
      // Folders may be components of that name.
      return alternative.contains(":") || modules.contains(where: pattern.matches)
        || isSelector
          && folders.contains { folder in
            folder.split(separator: "/").last.map { pattern.matches(String($0)) } ?? false
          }
    case .file, .import, .declaration, .userOf, .adoptedEnding: return true
    }
  }
}

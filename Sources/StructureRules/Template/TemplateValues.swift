import RuleLanguage
import SourceText

/// What stands for the macros of Xcode's templates.
struct TemplateValues: Sendable {
  /// The values of `___VARIABLE_name___`, sorted by name.
  let variables: [(name: String, value: String)]

  /// The macros that every template knows, with what may stand for them where code is only read.
  private static let known: [String: String] = [
    "COPYRIGHT": "Copyright", "DATE": "2000-01-01", "DEFAULTTOOLCHAIN": "default",
    "FILEHEADER": "", "FULLUSERNAME": "Someone", "NSHUMANREADABLECOPYRIGHTPLIST": "",
    "ORGANIZATIONNAME": "Organization", "PACKAGENAME": "Package",
    "PACKAGENAMEASIDENTIFIER": "Package", "PACKAGENAMEASRFC1034IDENTIFIER": "Package",
    "PLATFORMNAME": "platform", "PRODUCTNAME": "Product", "PROJECTNAME": "Project",
    "PROJECTNAMEASIDENTIFIER": "Project", "RUNNINGMACOSVERSION": "15", "TARGETNAME": "Target",
    "TARGETNAMEASIDENTIFIER": "Target", "TIME": "00:00", "USERNAME": "someone",
    "WORKSPACENAME": "Workspace", "YEAR": "2000",
  ]

  /// The macros that mean what is made: the first value stands for them.
  private static let ofFile: Set<String> = [
    "FILEBASENAME", "FILEBASENAMEASIDENTIFIER", "FILENAME", "FILENAMEASIDENTIFIER",
  ]

  /// What can be done with a macro behind a colon.
  private static let modifiers: Set<String> = [
    "identifier", "bundleIdentifier", "RFC1034Identifier", "C99ExtendedIdentifier", "xml",
    "deletingTrailingDot", "deletingLastPathComponent", "deletingPathExtension",
    "lastPathComponent", "pathExtension", "uppercaseString", "lowercaseString",
    "standardizingPath",
  ]

  /// What stands for a macro such as `VARIABLE_productName:identifier`.
  func replacement(for macro: String) -> Result<String, PlaceholderError> {
    let parts = macro.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    for modifier in parts.dropFirst() where !Self.modifiers.contains(modifier) {
      let hint = Self.hint(for: modifier, in: Self.modifiers.sorted())
      return .failure(PlaceholderError("has an unknown modifier, '\(modifier)'\(hint)"))
    }
    guard name.hasPrefix("VARIABLE_") else {
      if let value = Self.known[name] { return .success(value) }
      if Self.ofFile.contains(name), let first = variables.first { return .success(first.value) }
      let hint = Self.hint(
        for: name, in: ["VARIABLE_"] + Self.known.keys.sorted() + Self.ofFile.sorted())
      return .failure(PlaceholderError("is not a macro of Xcode templates\(hint)"))
    }
    let variable = String(name.dropFirst("VARIABLE_".count))
    if let value = variables.first(where: { $0.name == variable })?.value { return .success(value) }
    let hint = Self.hint(for: variable, in: variables.map(\.name))
    return .failure(PlaceholderError("names a variable without a value in the rule\(hint)"))
  }

  private static func hint(for word: String, in known: [String]) -> String {
    nearestSpelling(to: word, in: known).map { " (did you mean '\($0)'?)" } ?? ""
  }

  /// A text with `{name}` replaced by values.
  func filling(_ text: String) -> String {
    Bindings(variables.map { (name: $0.name, text: $0.value) }).filling(text)
  }
}

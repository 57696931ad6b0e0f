import ProjectModel
import PropertyLists
import SourceText

/// A build setting as it is written, with what it holds for.
struct XcodeSetting: Hashable {
  /// The name, without conditions.
  var name: String
  /// The value as written.
  var value: String
  /// Whether it holds for some platforms, architectures or variants alone.
  var isConditional = false
  /// The configuration that it holds for where that is a condition in brackets.
  var configuration: String?

  /// Takes a setting of a project file, where a list stands for its elements with blanks between.
  init(key: String, value: PropertyList) {
    self.init(key: key, value: value.texts.joined(separator: " "))
  }

  /// Takes a name with its conditions in brackets: `NAME[sdk=iphoneos*][config=Debug]`.
  init(key: String, value: String) {
    let parts = key.split(separator: "[")
    name = parts.first.map(String.init) ?? key
    self.value = value
    for part in parts.dropFirst() {
      let condition = part.prefix { $0 != "]" }
      if condition.hasPrefix("config=") {
        configuration = String(condition.dropFirst("config=".count))
      } else {
        isConditional = true
      }
    }
  }
}

/// The settings of an `.xcconfig` file and of those that it includes.
///
/// Source of the rules: Apple's *Adding a build configuration file to your project*.
struct XcodeConfigFile {
  /// The settings in the order written, included ones where they are included.
  private(set) var settings: [XcodeSetting] = []
  /// The files read, in the order read.
  private(set) var filesRead: [String] = []
  private let source: ManifestSource
  /// Whether files were left out.
  private var isCut = false

  /// More files than any project includes.
  private static let limit = 200

  /// Reads a file. One that is missing is no mistake: tools such as CocoaPods make theirs later.
  init(path: String, from source: ManifestSource) {
    self.source = source
    read(path, reference: SourceLocation(path: path))
  }

  private mutating func read(_ path: String, reference: SourceLocation) {
    // Each file once: what includes itself ends, and what is included twice says the same twice.
    guard !filesRead.contains(path) else { return }
    guard filesRead.count < Self.limit else {
      if !isCut {
        isCut = true
        source.report(
          Problem(
            .manifestLimit,
            message:
              "More than \(Self.limit) `.xcconfig` files include each other: the rest is not "
              + "read.", location: reference))
      }
      return
    }
    guard case .file(let file)? = source.find(path, reference),
      let text = source.text(file, reference)
    else { return }
    filesRead.append(path)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let location = SourceLocation(path: path, line: number + 1, column: 1)
      take(line.trimmed, of: path, at: location)
    }
  }

  private mutating func take(_ line: String, of path: String, at location: SourceLocation) {
    if line.hasPrefix("#"), line.dropFirst().trimmed.hasPrefix("include") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3,
        let included = ProjectPath.resolve(
          String(parts[1]), from: ProjectPath.folder(of: path))
      else { return }
      return read(included, reference: location)
    }
    let statement = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
    // Conditions in brackets hold `=` as well.
    guard let equals = Self.equals(in: statement) else { return }
    let key = statement[..<equals].trimmed
    var value = statement[statement.index(after: equals)...].trimmed
    // A semicolon may end the line; it is no part of the value.
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    guard !key.isEmpty, !key.hasPrefix("//") else { return }
    settings.append(XcodeSetting(key: String(key), value: String(value)))
  }

  private static func equals(in statement: Substring) -> Substring.Index? {
    var depth = 0
    return statement.firstIndex { character in
      switch character {
      case "[": depth += 1
      case "]": depth -= 1
      case "=": return depth <= 0
      default: break
      }
      return false
    }
  }
}

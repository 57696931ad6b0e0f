import ProjectModel
import SourceText
import StarlarkText

/// A `BUILD` or `.bzl` file that was read, or what a query says that Bazel makes of one.
struct BazelFile {
  private enum Places {
    case text(LineTable)
    /// Offsets of statements are indices of these.
    case listed([SourceLocation])
  }

  let path: String
  let statements: [StarlarkStatement]
  /// For each constant and function the statements that define or load it, in the order written.
  private let definitions: [String: [Int]]
  private let places: Places

  init(path: String, text: String) {
    self.path = path
    statements = parseStarlark(text)
    definitions = Self.definitions(in: statements)
    places = .text(LineTable(of: text))
  }

  /// A file of rules that Bazel knows, each with its place; all values in one have this place too.
  init(path: String, calls: [(call: StarlarkCall, location: SourceLocation)]) {
    self.path = path
    statements = calls.enumerated().map { index, rule in
      StarlarkStatement(kind: .call(rule.call.placed(at: index)), offset: index)
    }
    definitions = [:]
    places = .listed(calls.map(\.location))
  }

  /// The statements that give a constant or function its value, in the order written.
  func definitions(of name: String) -> [StarlarkStatement] {
    (definitions[name] ?? []).map { statements[$0] }
  }

  private static func definitions(in statements: [StarlarkStatement]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, statement) in statements.enumerated() {
      switch statement.kind {
      case .assignment(let name, _, _), .definition(let name):
        result[name, default: []].append(index)
      case .call(let call) where call.function == "load":
        let names = call.arguments.dropFirst().compactMap { argument -> String? in
          guard case .string(let original) = argument.value.value else { return nil }
          return argument.keyword ?? original
        }
        for name in Set(names) { result[name, default: []].append(index) }
      default: break
      }
    }
    return result
  }

  /// Whether macros have been expanded, so that each call is that of a rule.
  var isExpanded: Bool {
    if case .listed = places { true } else { false }
  }

  /// The folder of the file.
  var folder: String { ProjectPath.folder(of: path) }

  /// The place of an offset.
  func location(_ offset: Int) -> SourceLocation {
    switch places {
    case .text(let lines):
      let (line, column) = lines.position(of: offset)
      return SourceLocation(path: path, line: line, column: column)
    case .listed(let locations):
      return locations.indices.contains(offset) ? locations[offset] : SourceLocation(path: path)
    }
  }
}

extension StarlarkCall {
  /// The name that what a `load` brings has in its own file; `nil` when it does not bring it.
  func original(of name: String) -> String? {
    for argument in arguments.dropFirst() {
      guard case .string(let original) = argument.value.value else { continue }
      if (argument.keyword ?? original) == name { return original }
    }
    return nil
  }

  /// The call with one place for all of its arguments and what is listed in them.
  fileprivate func placed(at offset: Int) -> StarlarkCall {
    var call = self
    for index in call.arguments.indices {
      call.arguments[index].value.offset = offset
      guard case .list(let items) = call.arguments[index].value.value else { continue }
      call.arguments[index].value.value = .list(items.map { StarlarkItem($0.value, at: offset) })
    }
    return call
  }
}

/// The files of a Bazel workspace, each read once, and the constants that they define.
final class BazelFiles {
  private let source: ManifestSource
  private let root: String
  private var files: [String: BazelFile?] = [:]
  /// The names that the workspace has for itself.
  var ownNames: Set<String> = []
  /// Whether it has been reported that there are too many files.
  private var isCut = false
  /// How many values were looked at for each file that is no longer new.
  private var valuesRead: [String: Int] = [:]
  /// Where it has been reported that there are too many values.
  private var cutValues: Set<SourceLocation> = []
  /// The files read, in the order read.
  private(set) var paths: [String] = []

  /// More files than any workspace loads.
  private static let limit = 20_000
  /// More values than any attribute of a target names.
  private static let maximumValues = 100_000
  /// More values than all targets of a file name.
  private static let maximumValuesOfFile = 1_000_000

  /// - Parameter root: the workspace's folder.
  init(root: String, source: ManifestSource) {
    self.root = root
    self.source = source
  }

  /// A file by its path; `nil` when there is none.
  func file(at path: String, reference: SourceLocation? = nil) -> BazelFile? {
    if let known = files[path] { return known }
    let place = reference ?? SourceLocation(path: path)
    guard files.count < Self.limit else {
      if !isCut {
        isCut = true
        reportCut("The workspace has more than \(Self.limit) files", at: place)
      }
      return nil
    }
    guard case .file? = source.find(path, place), let text = source.text(path, place) else {
      files[path] = .some(nil)
      return nil
    }
    let file = BazelFile(path: path, text: text)
    if let last = file.statements.last, last.kind == .unclosed {
      source.report(.unclosedBracket(at: file.location(last.offset)))
    }
    files[path] = file
    paths.append(path)
    return file
  }

  /// A label that is written in a file.
  func label(_ text: String, in file: BazelFile) -> BazelLabel {
    let package = String(file.folder.dropFirst(root.isEmpty ? 0 : root.count + 1))
    return BazelLabel(text, in: package, own: ownNames)
  }

  /// How many values an attribute of a file may consist of.
  func valuesLeft(in path: String) -> Int {
    min(Self.maximumValues, Self.maximumValuesOfFile - valuesRead[path, default: 0])
  }

  /// Counts the values that an attribute consists of. Where there are more than are looked at, that is
  /// reported: once for the attribute, and once for its file.
  func spend(_ values: Int, in path: String, at location: SourceLocation) {
    let isCut = values == valuesLeft(in: path)
    valuesRead[path, default: 0] += values
    let isFileCut = valuesRead[path, default: 0] == Self.maximumValuesOfFile
    guard isCut, cutValues.insert(isFileCut ? SourceLocation(path: path) : location).inserted else {
      return
    }
    reportCut(
      isFileCut
        ? "The targets of this file consist of more than \(Self.maximumValuesOfFile) values"
        : "This consists of more than \(Self.maximumValues) values",
      at: location)
  }

  private func reportCut(_ what: String, at location: SourceLocation) {
    source.report(
      Problem(
        .manifestLimit,
        message: "\(what): the rest is ignored, so files and dependencies are missing.",
        location: location))
  }

  /// The file that a `load` names.
  func file(loadedAs label: String, in file: BazelFile, at offset: Int) -> BazelFile? {
    let label = self.label(label, in: file)
    guard label.repository == nil else { return nil }
    let path = ProjectPath.join(ProjectPath.join(root, label.package), label.name)
    return self.file(at: path, reference: file.location(offset))
  }

  /// Files that load each other end here.
  private static let maximumLoads = 32

  /// Whether a file of the workspace, and no rule set from outside, says what a function does that is
  /// called in a file. O(files loaded on the way).
  func isOwn(function: String, calledIn file: BazelFile) -> Bool {
    var (name, file) = (function, file)
    for _ in 0..<Self.maximumLoads {
      guard let statement = file.definitions(of: name).last else { return false }
      switch statement.kind {
      case .assignment(_, let value, _):
        guard case .name(let other) = value.value else { return true }
        name = other
      case .call(let call):
        guard let original = call.original(of: name),
          case .string(let label)? = call.argument("label", at: 0)?.value,
          let loaded = self.file(loadedAs: label, in: file, at: statement.offset)
        else { return false }
        (name, file) = (original, loaded)
      default: return true
      }
    }
    return true
  }
}

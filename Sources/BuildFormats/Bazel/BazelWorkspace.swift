import ProjectModel
import SourceText
import StarlarkText

/// What the `BUILD` files of a Bazel workspace call: targets, and macros that make others.
struct BazelWorkspace {
  private let files: BazelFiles
  private let source: ManifestSource
  private(set) var targets: BazelTargets
  private(set) var macros = BazelMacros()
  /// The folders that have a `BUILD` file.
  private(set) var packages: Set<ByteKey> = []

  init(files: BazelFiles, source: ManifestSource) {
    self.files = files
    self.source = source
    targets = BazelTargets(files: files)
  }

  /// Takes the targets of a `BUILD` file.
  mutating func read(_ file: BazelFile) {
    packages.insert(ByteKey(file.folder))
    for statement in file.statements {
      switch statement.kind {
      case .call(let call): read(call, at: statement.offset, in: file)
      case .unknown(let calls): read(unknown: calls, at: file.location(statement.offset))
      default: break
      }
    }
  }

  private mutating func read(_ call: StarlarkCall, at offset: Int, in file: BazelFile) {
    let rule = BazelRule(call.function)
    let location = file.location(call.argument("name")?.offset ?? offset)
    if rule == .unknown, !file.isExpanded { macros.note(call.function, at: location) }
    guard rule != .other || call.function == "swift_interop_hint" else { return }
    let values = BazelValues(file: file, files: files)
    guard let name = values.text(call.argument("name")) else {
      if BazelRule.isModule(call.function) {
        source.report(.unknownName(of: call.function, at: location))
      }
      return
    }
    let label = files.label(":\(name)", in: file)
    targets.add(
      BazelTarget(label: label, rule: rule, call: call, file: file, location: location))
  }

  /// Takes what is called in a loop or a condition.
  private mutating func read(unknown calls: [String], at location: SourceLocation) {
    for name in calls { macros.note(name, at: location) }
    if let rule = calls.first(where: BazelRule.isModule) {
      source.report(.loop(over: rule, at: location))
    }
  }
}

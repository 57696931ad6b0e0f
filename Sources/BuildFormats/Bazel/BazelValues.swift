import SourceText
import StarlarkText

/// Looks up what the values of one file stand for: literals, constants of the file and of those that it
/// loads, and what all branches of a `select` say.
struct BazelValues {
  /// A text with its place.
  struct Placed: Hashable {
    var text: String
    var location: SourceLocation
    var isConditional = false
  }

  /// What a value says, as far as it is known.
  struct Found {
    var texts: [Placed] = []
    /// `glob(…)` calls in it.
    var globs: [StarlarkCall] = []
    /// Where something is that is not literal.
    var unknown: [SourceLocation] = []
    /// How many more values are looked at: constants of constants may double with each step.
    fileprivate var stepsLeft: Int
  }

  let file: BazelFile
  let files: BazelFiles

  /// Constants within constants end here, and so do files that load each other.
  private static let maximumDepth = 32

  /// The texts and globs that a value consists of.
  func read(_ item: StarlarkItem?) -> Found {
    var found = Found(stepsLeft: files.valuesLeft(in: file.path))
    guard let item else { return found }
    let limit = found.stepsLeft
    read(item, in: file, isConditional: false, depth: 0, into: &found)
    files.spend(limit - found.stepsLeft, in: file.path, at: file.location(item.offset))
    return found
  }

  /// The one text that a value is; `nil` where it is not known.
  func text(_ item: StarlarkItem?) -> String? {
    let found = read(item)
    return found.unknown.isEmpty && found.globs.isEmpty && found.texts.count == 1
      ? found.texts[0].text : nil
  }

  private func read(
    _ item: StarlarkItem, in file: BazelFile, isConditional: Bool, depth: Int,
    into found: inout Found
  ) {
    guard found.stepsLeft > 0 else { return }
    found.stepsLeft -= 1
    guard depth < Self.maximumDepth else {
      return found.unknown.append(file.location(item.offset))
    }
    switch item.value {
    case .string(let text):
      found.texts.append(
        Placed(text: text, location: file.location(item.offset), isConditional: isConditional))
    case .list(let items):
      for item in items {
        read(item, in: file, isConditional: isConditional, depth: depth + 1, into: &found)
      }
    case .sum(let parts):
      if let text = joined(parts, in: file, depth: depth) {
        found.texts.append(
          Placed(text: text, location: file.location(item.offset), isConditional: isConditional))
      } else {
        for part in parts {
          read(part, in: file, isConditional: isConditional, depth: depth + 1, into: &found)
        }
      }
    case .name(let name):
      readConstant(
        name, in: file, at: item.offset, isConditional: isConditional, depth: depth, into: &found)
    case .call(let call):
      read(call, item, in: file, isConditional: isConditional, depth: depth, into: &found)
    case .dictionary, .number, .unknown:
      found.unknown.append(file.location(item.offset))
    }
  }

  private func read(
    _ call: StarlarkCall, _ item: StarlarkItem, in file: BazelFile, isConditional: Bool, depth: Int,
    into found: inout Found
  ) {
    switch call.function {
    case "glob", "native.glob": found.globs.append(call)
    case "select":
      guard case .dictionary(let pairs)? = call.argument("x", at: 0)?.value else {
        return found.unknown.append(file.location(item.offset))
      }
      // One branch alone holds everywhere.
      for pair in pairs {
        read(
          pair.value, in: file, isConditional: isConditional || pairs.count > 1, depth: depth + 1,
          into: &found)
      }
    case "depset", "list", "sorted":
      if let inner = call.argument("x", at: 0) {
        read(inner, in: file, isConditional: isConditional, depth: depth + 1, into: &found)
      }
    default: found.unknown.append(file.location(item.offset))
    }
  }

  /// One text of several that stand in a sum; `nil` where one of them is a list.
  private func joined(_ parts: [StarlarkItem], in file: BazelFile, depth: Int) -> String? {
    var result = ""
    for part in parts {
      guard case .string(let text) = part.value else { return nil }
      result += text
    }
    return result
  }

  private func readConstant(
    _ name: String, in file: BazelFile, at offset: Int, isConditional: Bool, depth: Int,
    into found: inout Found
  ) {
    if ["None", "True", "False"].contains(name) { return }
    guard found.stepsLeft > 0 else { return }
    found.stepsLeft -= 1
    guard depth < Self.maximumDepth else {
      return found.unknown.append(file.location(offset))
    }
    var isKnown = false
    for statement in file.definitions(of: name) {
      switch statement.kind {
      case .assignment(_, let value, let isAdded):
        if !isAdded, isKnown { found.unknown.append(file.location(statement.offset)) }
        isKnown = true
        read(value, in: file, isConditional: isConditional, depth: depth + 1, into: &found)
      case .call(let call):
        guard let original = call.original(of: name),
          case .string(let label)? = call.argument("label", at: 0)?.value,
          let loaded = files.file(loadedAs: label, in: file, at: statement.offset)
        else { continue }
        isKnown = true
        readConstant(
          original, in: loaded, at: 0, isConditional: isConditional, depth: depth + 1, into: &found)
      default: break
      }
      if found.stepsLeft == 0 { return }
    }
    if !isKnown { found.unknown.append(file.location(offset)) }
  }
}

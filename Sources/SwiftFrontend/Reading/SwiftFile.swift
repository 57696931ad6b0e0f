import SourceFacts
import SwiftSyntax

/// A Swift file that is being read: its text, and the facts made of it so far.
final class SwiftFile {
  let text: SwiftText
  /// Whether statements may stand outside of declarations.
  let isScript: Bool
  let build = FactBuilder()
  let known: CommonNames
  let freeBindings: FreeBindings

  init(text: SwiftText, isScript: Bool) {
    self.text = text
    self.isScript = isScript
    known = CommonNames(&build.names)
    freeBindings = FreeBindings(build, nameless: known.underscore)
  }

  /// Reads the whole tree of the file, once.
  func read(_ tree: SourceFileSyntax) -> FileFacts {
    TopLevelReader(here: BodyContext(file: self)).read(tree.statements)
    SuppressionReader(text).read(tree, into: build)
    return build.finish()
  }
}

/// The names that have a meaning of their own in Swift.
struct CommonNames {
  let selfValue, selfType, superValue, error, newValue, oldValue, underscore: NameID
  let previewProvider, preview: NameID

  /// Adds them to the names of a file.
  init(_ names: inout NameTable) {
    selfValue = names.id(of: "self")
    selfType = names.id(of: "Self")
    superValue = names.id(of: "super")
    error = names.id(of: "error")
    newValue = names.id(of: "newValue")
    oldValue = names.id(of: "oldValue")
    underscore = names.id(of: "_")
    previewProvider = names.id(of: "PreviewProvider")
    preview = names.id(of: "Preview")
  }
}

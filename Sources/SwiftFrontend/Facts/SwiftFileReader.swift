import SourceFacts
import SwiftSyntax

/// Lowers the syntax tree of one file to facts, in one descent.
///
/// The concerns live in extensions, a file each: imports, declarations, members, types,
/// expressions, statements, patterns, conditions. State is what a descent needs: the innermost
/// declaration, the `#if` condition and the local names.
final class SwiftFileReader {
  /// What types an implicit member at the present point.
  enum Expectation {
    case unknown
    case writtenType(TypeIndex)
    case sameAs(ExpressionIndex)
    case result(DeclarationIndex)
    /// What a closure returns.
    case closureResult(ExpressionIndex)
    /// A context already in the table.
    case context(Int32)
  }

  /// Ids of names that have a meaning of their own.
  struct KnownNames {
    let selfValue, selfType, superValue, error, newValue, oldValue, underscore: NameID
    let previewProvider, preview, objc, objcMembers: NameID
    /// Attributes of the language whose arguments are not expressions.
    let attributes: [NameID: AttributeArguments]

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
      objc = names.id(of: "objc")
      objcMembers = names.id(of: "objcMembers")
      var attributes: [NameID: AttributeArguments] = [:]
      for name in ["attached", "freestanding"] { attributes[names.id(of: name)] = .macroRole }
      for name in [
        "_lifetime", "_nonSendable", "_optimize", "_spi", "convention", "exclusivity", "inline",
        "isolated", "lifetime", "nonexhaustive", "warn",
      ] { attributes[names.id(of: name)] = .words }
      self.attributes = attributes
    }
  }

  /// What stands in the parentheses of an attribute of the language.
  enum AttributeArguments {
    /// Roles, and words for the names that a macro makes; only its conformances name declarations.
    case macroRole
    /// Words that name nothing.
    case words
  }

  let source: UnsafeBufferPointer<UInt8>
  let isScript: Bool
  let build = FactBuilder()
  let known: KnownNames

  var result: Expectation = .unknown
  /// Whether what is read stands behind `await`.
  var isAwaited = false
  /// Bindings made inside the pattern being read whose value is not known until what surrounds
  /// them is.
  var freeBindings: [Int32] = []

  init(source: UnsafeBufferPointer<UInt8>, isScript: Bool) {
    self.source = source
    self.isScript = isScript
    known = KnownNames(&build.names)
  }

  /// Reads a whole file.
  func read(_ file: SourceFileSyntax) -> FileFacts {
    readTopLevel(file.statements)
    readSuppressions(in: file)
    return build.finish()
  }

  // MARK: Names and offsets

  /// The id of the name that a token spells, without backticks.
  func name(_ token: TokenSyntax) -> NameID {
    var start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var end = start + token.trimmedLength.utf8Length
    if end > source.count { end = source.count }
    guard start < end else { return build.names.id(of: token.text) }
    if source[start] == UInt8(ascii: "`"), end - start > 2 {
      start += 1
      end -= 1
    }
    return build.names.id(of: UnsafeBufferPointer(rebasing: source[start..<end]))
  }

  /// Whether a token is written in backticks, which makes a keyword an ordinary name.
  func isEscaped(_ token: TokenSyntax) -> Bool {
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return start < source.count && source[start] == UInt8(ascii: "`")
  }

  /// Whether a token is the keyword `self`, told by its bytes since making its text costs more.
  func isSelfKeyword(_ token: TokenSyntax) -> Bool {
    let start = Int(offset(token))
    return token.trimmedLength.utf8Length == 4 && start + 4 <= source.count
      && source[start..<start + 4].elementsEqual("self".utf8)
  }

  /// The offset of the first byte that is not trivia.
  func offset(_ node: some SyntaxProtocol) -> UInt32 {
    UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The text of a node without the trivia around it.
  func text(_ node: some SyntaxProtocol) -> String {
    let start = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, source.count)
    let end = min(max(start, start + node.trimmedLength.utf8Length), source.count)
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  // MARK: Scopes

  /// Binds a local name and returns the binding.
  @discardableResult
  func bind(
    _ name: NameID, offset: UInt32, type: TypeIndex = -1, value: Int32 = -1,
    source: BindingFact.Source = .none, position: Int32 = 0
  ) -> Int32 {
    let fact = BindingFact(
      name: name, offset: offset, type: type, value: value, source: source, position: position,
      owner: build.owner)
    return name == known.underscore ? build.add(fact) : build.bind(fact)
  }
}

extension TokenSyntax {
  /// Whether the parser put it in for one that the text lacks.
  var isMissing: Bool { presence == .missing }
}

import ProjectModel
import SwiftParsing
import SwiftSyntax

/// A dependency as it is written in the list of a Swift package's target.
package enum WrittenDependency: Hashable, Sendable {
  /// Another target of the package, or a product by its name alone.
  case named(String)
  /// A product of another package.
  case product(String, package: String)
}

/// The text of a manifest without an element of a list; comments and layout of all else stay.
///
/// - Parameter offset: where the element begins, in UTF-8.
/// - Throws: a failure where that is no element of a list, or where a comment stands beside it.
/// - Complexity: O(text).
package func removingElement(
  at offset: Int, fromManifest text: String
) throws(ManifestEditFailure) -> String {
  let manifest = try ParsedManifest(text)
  guard let element = manifest.element(at: offset),
    let list = element.parent?.as(ArrayElementListSyntax.self),
    let array = list.parent?.as(ArrayExprSyntax.self)
  else { throw .notInAList }
  if element.hasComment { throw .comment }
  let elements = Array(list)
  guard let index = elements.firstIndex(of: element) else { throw .notInAList }
  if elements.count == 1 {
    let (open, close) = (array.leftSquare, array.rightSquare)
    if open.trailingTrivia.hasComment || close.leadingTrivia.hasComment { throw .comment }
    return manifest.text(
      replacing: [(open.contentEnd..<close.contentStart, "")])
  }
  if index == elements.count - 1 {
    let previous = elements[index - 1]
    let isBlank = !previous.trailingTrivia.hasComment
    let start = isBlank ? previous.contentEnd : previous.endPosition.utf8Offset
    let rest = (start..<element.contentEnd, "")
    guard element.trailingComma == nil, let comma = previous.trailingComma else {
      return manifest.text(replacing: [rest])
    }
    return isBlank
      ? manifest.text(replacing: [(comma.contentStart..<element.contentEnd, "")])
      : manifest.text(replacing: [(comma.contentStart..<comma.contentEnd, ""), rest])
  }
  let next = elements[index + 1]
  let isNextOnNewLine = next.leadingTrivia.hasNewline
  if element.leadingTrivia.hasNewline, isNextOnNewLine {
    return manifest.text(
      replacing: [(element.position.utf8Offset..<element.endPosition.utf8Offset, "")])
  }
  if isNextOnNewLine, index > 0, !elements[index - 1].trailingTrivia.hasComment {
    return manifest.text(replacing: [(elements[index - 1].contentEnd..<element.contentEnd, "")])
  }
  if next.leadingTrivia.hasComment { throw .comment }
  return manifest.text(replacing: [(element.contentStart..<next.contentStart, "")])
}

/// The text of a manifest with one more dependency of a target, behind those that it has, written the
/// way that these are.
///
/// - Parameter offset: where the value of the target's argument `name` begins, in UTF-8.
/// - Throws: a failure where the target or its list of dependencies is not written out.
/// - Complexity: O(text).
package func adding(
  _ dependency: WrittenDependency, toTargetNamedAt offset: Int, inManifest text: String
) throws(ManifestEditFailure) -> String {
  let manifest = try ParsedManifest(text)
  guard let name = manifest.argument(named: "name", at: offset),
    let arguments = name.parent?.as(LabeledExprListSyntax.self)
  else { throw .computed }
  guard let written = arguments.first(where: { $0.label?.text == "dependencies" }) else {
    let element = try dependency.text(beside: [])
    let separator =
      name.leadingTrivia.hasNewline ? manifest.lineEnd + name.leadingTrivia.indentation : " "
    return manifest.text(
      replacing: [
        (
          name.expression.contentEnd..<name.expression.contentEnd,
          ",\(separator)dependencies: [\(element)]"
        )
      ])
  }
  guard let array = written.expression.as(ArrayExprSyntax.self) else { throw .computed }
  let elements = Array(array.elements)
  let element = try dependency.text(beside: elements)
  guard let last = elements.last else {
    let (open, close) = (array.leftSquare, array.rightSquare)
    if open.trailingTrivia.hasComment || close.leadingTrivia.hasComment { throw .comment }
    return manifest.text(replacing: [(open.contentEnd..<close.contentStart, element)])
  }
  let end = last.expression.contentEnd
  guard last.leadingTrivia.hasNewline else {
    return manifest.text(replacing: [(end..<end, ", \(element)")])
  }
  let line = manifest.lineEnd + last.leadingTrivia.indentation + element
  let lineEnd = last.endPosition.utf8Offset
  if last.trailingComma != nil {
    return manifest.text(replacing: [(lineEnd..<lineEnd, line + ",")])
  }
  return manifest.text(replacing: [(end..<end, ","), (lineEnd..<lineEnd, line)])
}

extension WrittenDependency {
  /// The element as source; that of another target takes the form that the other elements have.
  fileprivate func text(
    beside elements: [ArrayElementSyntax]
  ) throws(ManifestEditFailure) -> String {
    switch self {
    case .named(let name):
      let isCalled =
        !elements.isEmpty
        && elements.allSatisfy { !$0.expression.is(StringLiteralExprSyntax.self) }
        && elements.contains { $0.calledName == "target" }
      return isCalled ? ".target(name: \(try Self.literal(name)))" : try Self.literal(name)
    case .product(let name, let package):
      return ".product(name: \(try Self.literal(name)), package: \(try Self.literal(package)))"
    }
  }

  private static func literal(_ text: String) throws(ManifestEditFailure) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar != "\"" && scalar != "\\" && scalar.value >= 0x20 && scalar.value != 0x7F
    }
    guard isPlain else { throw .unusualName }
    return "\"\(text)\""
  }
}

/// A manifest with its syntax tree.
private struct ParsedManifest {
  private let bytes: [UInt8]
  private let tree: SourceFileSyntax

  /// The deepest tree that is searched.
  private static let maximumDepth = 1_000

  init(_ text: String) throws(ManifestEditFailure) {
    bytes = Array(text.utf8)
    tree = bytes.withUnsafeBufferPointer { parseSwift($0) }
    if tree.isDeeper(than: Self.maximumDepth) { throw .computed }
  }

  /// What ends lines.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: 0x0A), end > 0, bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  /// The element of a list that begins at an offset.
  func element(at offset: Int) -> ArrayElementSyntax? {
    let finder = NodeFinder { $0.as(ArrayElementSyntax.self)?.expression.contentStart == offset }
    finder.walk(tree)
    return finder.found?.as(ArrayElementSyntax.self)
  }

  /// The argument with a label whose value begins at an offset.
  func argument(named label: String, at offset: Int) -> LabeledExprSyntax? {
    let finder = NodeFinder { node in
      guard let argument = node.as(LabeledExprSyntax.self) else { return false }
      return argument.label?.text == label && argument.expression.contentStart == offset
    }
    finder.walk(tree)
    return finder.found?.as(LabeledExprSyntax.self)
  }

  /// The text with some ranges replaced, which do not overlap and stand in order.
  func text(replacing edits: [(range: Range<Int>, text: String)]) -> String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// Finds the first node that fits, outermost first.
private final class NodeFinder: SyntaxAnyVisitor {
  private(set) var found: Syntax?
  private let fits: (Syntax) -> Bool

  init(_ fits: @escaping (Syntax) -> Bool) {
    self.fits = fits
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if found != nil { return .skipChildren }
    if fits(node) {
      found = node
      return .skipChildren
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Where it begins, comments and blanks before it left out.
  fileprivate var contentStart: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// Where it ends, comments and blanks behind it left out.
  fileprivate var contentEnd: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension ArrayElementSyntax {
  /// Whether a comment stands above it, behind it or within it.
  fileprivate var hasComment: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.leadingTrivia.hasComment || $0.trailingTrivia.hasComment
    }
  }

  /// What it calls, such as `target` of `.target(name: "A")`.
  fileprivate var calledName: String? {
    expression.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension Trivia {
  fileprivate var hasComment: Bool {
    contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
  }

  fileprivate var hasNewline: Bool { contains(where: \.isNewline) }

  /// The blanks behind the last line end.
  fileprivate var indentation: String {
    var blanks = ""
    for piece in self {
      switch piece {
      case .spaces(let count): blanks += String(repeating: " ", count: count)
      case .tabs(let count): blanks += String(repeating: "\t", count: count)
      default: blanks = ""
      }
    }
    return blanks
  }
}

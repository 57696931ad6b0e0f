import SourceFacts
import SourceText

/// A preprocessing directive that matters to a reader of dependencies.
enum Directive {
  /// `#if`, `#ifdef`, `#ifndef`: the condition as text or as the name asked for.
  case begin(Condition)
  /// `#elif`, `#elifdef`, `#elifndef`
  case alternative(Condition)
  /// `#else`
  case otherwise
  /// `#endif`
  case end
  /// `#include`, `#import`, `#include_next` with the form, the path and its offset.
  case include(ImportForm, path: String, offset: Int)
  /// `#define`
  case define(Definition)
  /// Anything else, such as `#pragma`, and what lacks its name or path.
  case other

  /// What a conditional directive asks.
  enum Condition {
    /// `#ifdef NAME`
    case isDefined(String)
    /// `#ifndef NAME`
    case isUndefined(String)
    /// `#if` with an expression, which begins at an index.
    case expression(DirectiveText, from: Int)
  }

  /// A macro and where its body begins.
  struct Definition {
    /// Offsets of the name.
    var name: Range<Int>
    /// The name.
    var text: String
    /// Whether a parameter list follows the name without a blank.
    var isFunctionLike: Bool
    /// Offsets of the parameters' names.
    var parameters: [Range<Int>]
    /// Offset behind the name and the parameters.
    var bodyStart: Int
    /// The body of a short one as text, without blanks around it.
    var body: String
  }

  /// What the head of a directive and a longer condition may hold at most, in bytes.
  private static let limit = 1 << 16

  /// Reads a directive. O(bytes).
  init(
    _ directive: TextScan.Directive, in text: UnsafeBufferPointer<UInt8>, comments: [Range<Int>]
  ) {
    let line = DirectiveText(text, directive, comments: comments, limit: Self.limit)
    let word = line.name(at: line.skippingBlanks(0))
    let rest = line.skippingBlanks(word.upperBound)
    switch line.string(word) {
    case "if": self = .begin(.expression(line, from: rest))
    case "ifdef": self = .begin(.isDefined(line.string(line.name(at: rest))))
    case "ifndef": self = .begin(.isUndefined(line.string(line.name(at: rest))))
    case "elif": self = .alternative(.expression(line, from: rest))
    case "elifdef": self = .alternative(.isDefined(line.string(line.name(at: rest))))
    case "elifndef": self = .alternative(.isUndefined(line.string(line.name(at: rest))))
    case "else": self = .otherwise
    case "endif": self = .end
    case "include", "import", "include_next": self = Self.include(line, from: rest)
    case "define": self = Self.define(line, from: rest)
    default: self = .other
    }
  }

  private static func include(_ line: DirectiveText, from start: Int) -> Directive {
    guard start < line.bytes.count else { return .other }
    let (form, close): (ImportForm, UInt8)
    switch line.bytes[start] {
    case UInt8(ascii: "\""): (form, close) = (.quotedHeader, UInt8(ascii: "\""))
    case UInt8(ascii: "<"): (form, close) = (.angledHeader, UInt8(ascii: ">"))
    default:
      let name = line.name(at: start)
      if name.isEmpty { return .other }
      return .include(.macroHeader, path: line.string(name), offset: line.offset(start))
    }
    let path = start + 1
    let end = line.bytes[path...].firstIndex(of: close) ?? line.bytes.count
    if end == path { return .other }
    return .include(form, path: line.string(path..<end), offset: line.offset(path))
  }

  private static func define(_ line: DirectiveText, from start: Int) -> Directive {
    let name = line.name(at: start)
    if name.isEmpty { return .other }
    var end = name.upperBound
    var parameters: [Range<Int>] = []
    let isFunctionLike = end < line.bytes.count && line.bytes[end] == UInt8(ascii: "(")
    if isFunctionLike {
      end += 1
      while end < line.bytes.count, line.bytes[end] != UInt8(ascii: ")") {
        let parameter = line.name(at: end)
        if !parameter.isEmpty { parameters.append(line.range(parameter)) }
        end = max(parameter.upperBound, end + 1)
      }
      end = min(end + 1, line.bytes.count)
    }
    let body = String(decoding: line.bytes[end...].prefix(128), as: UTF8.self).trimmed
    return .define(
      Definition(
        name: line.range(name), text: line.string(name), isFunctionLike: isFunctionLike,
        parameters: parameters, bodyStart: line.offset(end), body: body))
  }
}

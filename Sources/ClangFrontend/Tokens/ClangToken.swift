import SourceFacts
import SourceText

/// A token of a C-family file.
struct ClangToken: Hashable, Sendable {
  /// What a token is; keywords are told apart by their text.
  enum Kind: UInt8, Hashable, Sendable {
    case punctuation
    /// An identifier or keyword.
    case identifier
    case number
    /// A text or character literal; an `@` before it is a token of its own.
    case text
  }

  /// What it is.
  var kind: Kind
  /// Its `#if` condition in `TokenizedFile.conditions`.
  var condition: FactCondition
  /// UTF-8 offset of its first byte.
  var start: UInt32
  /// UTF-8 offset after its last byte.
  var end: UInt32
}

/// A C-family file as a list of tokens, with what its directives say.
struct TokenizedFile: Sendable {
  /// The text as UTF-8; of a file in another encoding its transcription.
  var text: [UInt8]
  /// The tokens of code: no comments, nothing of directives, nothing under `#if 0`.
  var tokens: [ClangToken]
  /// The `#include`, `#import` and `#include_next` directives and their conditions, in order; modules
  /// imported by `@import` are not among them.
  var includes: [Include]
  /// The `#define` directives, in order; those that only guard a header are left out.
  var macros: [Macro]
  /// The comments, in order.
  var comments: [Range<Int>]
  /// The different conditions; the first is `always`.
  var conditions: [BuildCondition]
  /// Where the lines begin.
  var lines: LineTable
  /// Number of lines with code or directives: neither blank nor only comment.
  var codeLines: Int
  /// What was wrong with the text.
  var problems: [FactProblem]
  /// The comments that take rules away from a piece of the file, in order.
  var suppressions: [Suppression]

  /// An `#include`, `#import` or `#include_next`.
  struct Include: Hashable, Sendable {
    /// Quoted, angled or by macro.
    var form: ImportForm
    /// The path as written, without quotes or brackets; the macro's name.
    var path: String
    /// UTF-8 offset of the path.
    var offset: UInt32
    /// Its condition.
    var condition: FactCondition
  }

  /// A `#define`.
  struct Macro: Hashable, Sendable {
    /// UTF-8 offsets of the name.
    var name: Range<Int>
    /// Whether a parameter list follows the name.
    var isFunctionLike: Bool
    /// The names of the parameters by their offsets.
    var parameters: [Range<Int>]
    /// The tokens of its body.
    var body: [ClangToken]
    /// UTF-8 offsets of the whole directive.
    var directive: Range<Int>
    /// Its condition.
    var condition: FactCondition
  }

  /// A comment that begins with `archcheck:ignore`.
  struct Suppression: Hashable, Sendable {
    /// UTF-8 offsets of what stands behind the marker.
    var text: Range<Int>
    /// UTF-8 offset of the marker.
    var offset: Int
    /// UTF-8 offsets of what it covers.
    var covered: Range<Int>
  }
}

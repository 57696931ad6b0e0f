import Foundation
import Testing

@testable import ClangFrontend

/// The libraries of the machine that runs the tests: what archcheck finds by itself, and the oldest
/// and newest ones besides.
enum AnyLibrary {
  /// Each one once; without any, a test of its own fails.
  static let all: [ClangLibrary] = {
    var libraries: [ClangLibrary] = []
    let oldest = "/usr/lib/llvm-\(ClangLibrary.minimumVersion)/lib/libclang.so.1"
    let found = ClangSearch(environment: ["PATH": pathVariable]).candidates.reversed()
    for place in [oldest] + found where libraries.count < 2 {
      guard case .success(let library) = ClangLibrary.open(place),
        !libraries.contains(where: { $0.version == library.version })
      else { continue }
      libraries.append(library)
    }
    return libraries
  }()

  private static var pathVariable: String {
    ProcessInfo.processInfo.environment["PATH"] ?? ""
  }
}

extension ClangLibrary: CustomTestStringConvertible {
  /// The version, in the names of test cases.
  public var testDescription: String { version }
}

extension String {
  /// The file that the text is, as each library reads it; an empty list without a library.
  func tokenized(
    as path: String = "File.m", by libraries: [ClangLibrary] = AnyLibrary.all
  ) -> [TokenizedFile] {
    Array(utf8).tokenized(as: path, by: libraries)
  }
}

extension [UInt8] {
  /// The file that the bytes are, as each library reads it.
  func tokenized(
    as path: String = "File.m", by libraries: [ClangLibrary] = AnyLibrary.all
  ) -> [TokenizedFile] {
    withUnsafeBufferPointer { bytes in
      libraries.map { tokenize(bytes, path: path, library: $0) }
    }
  }
}

extension TokenizedFile {
  /// The tokens of code as written.
  var words: [String] { tokens.map(word) }

  /// A token as written.
  func word(_ token: ClangToken) -> String {
    string(Int(token.start)..<Int(token.end))
  }

  /// A piece as written.
  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// The condition of the first token that reads so.
  func condition(of word: String) -> String? {
    tokens.first { self.word($0) == word }.map { conditions[$0.condition].description }
  }

  /// The problems as `line: kind`.
  var problemLines: [String] {
    problems.map { problem in
      problem.offset < 0
        ? "file: \(problem.kind.rawValue)"
        : "\(lines.position(of: Int(problem.offset)).line): \(problem.kind.rawValue)"
    }
  }
}

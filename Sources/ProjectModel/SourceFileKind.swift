/// What a source file holds, as far as the extension of its name tells.
package enum SourceFileKind: Hashable, Sendable {
  case swift
  case c
  case objectiveC
  case cxx
  /// C++ and Objective-C in one.
  case objectiveCxx
  /// A header whose content tells its language.
  case header
  /// A header that only C++ reads, and Objective-C with it.
  case cxxHeader

  /// The kind of a file by its path or name; `nil` where it is no source file. Upper and lower case
  /// differ. O(length).
  package init?(path: String) {
    guard let kind = Self.ofExtension[ProjectPath.fileExtension(of: path)] else { return nil }
    self = kind
  }

  private static let ofExtension: [Substring: SourceFileKind] = [
    "swift": .swift, "c": .c, "m": .objectiveC, "mm": .objectiveCxx, "cc": .cxx, "cpp": .cxx,
    "cxx": .cxx, "h": .header, "pch": .header, "hh": .cxxHeader, "hpp": .cxxHeader,
    "hxx": .cxxHeader,
  ]

  /// Whether a file is a header of the C family.
  package static func isHeader(_ path: String) -> Bool {
    switch SourceFileKind(path: path) {
    case .header, .cxxHeader: true
    default: false
    }
  }

  /// Whether a file is one of the C family, header or not.
  package static func isCFamily(_ path: String) -> Bool {
    SourceFileKind(path: path).map { $0 != .swift } ?? false
  }

  /// Whether a file is a source file in any language; hidden ones are none.
  package static func isSource(_ path: String) -> Bool {
    SourceFileKind(path: path) != nil
      && !ProjectPath.name(of: path).utf8.starts(with: ".".utf8)
  }
}

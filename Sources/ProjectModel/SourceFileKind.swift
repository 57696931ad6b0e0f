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
    let suffix = ProjectPath.fileExtension(of: path).utf8
    guard let number = Self.number(suffix), let kind = Self.ofNumber[number] else { return nil }
    self = kind
  }

  private static let ofExtension: [String: SourceFileKind] = [
    "swift": .swift, "c": .c, "m": .objectiveC, "mm": .objectiveCxx, "cc": .cxx, "cpp": .cxx,
    "cxx": .cxx, "h": .header, "pch": .header, "hh": .cxxHeader, "hpp": .cxxHeader,
    "hxx": .cxxHeader,
  ]

  /// The kinds by their extensions as numbers, which cost less to look up than texts: each file of
  /// a project is asked for its kind many times.
  private static let ofNumber = Dictionary(
    uniqueKeysWithValues: ofExtension.compactMap { suffix, kind in
      number(suffix.utf8).map { ($0, kind) }
    })

  /// The bytes of an extension as one number; `nil` for a longer one than any here.
  private static func number(_ suffix: some Collection<UInt8>) -> UInt64? {
    guard suffix.count <= 8 else { return nil }
    return suffix.reduce(0) { $0 << 8 | UInt64($1) }
  }

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

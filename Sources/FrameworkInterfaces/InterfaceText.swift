/// The declarations of a module, cut into blocks.
///
/// A text follows a discipline of lines: a declaration of the top begins in column 0; what has members is a block of one
/// line that ends in `{`, one line for each member and a line with `}`. All of a member stands on its line, and the
/// members of a nested type in an extension of their own.
struct InterfaceText: Sendable {
  /// A declaration of the top.
  struct Block: Sendable {
    /// `class`, `extension`, …
    let keyword: InterfaceKeyword
    /// The name; of `extension Outer.Inner` only `Outer`.
    let name: String
    /// `Inner` of `extension Outer.Inner`, else the name.
    let innerName: String
    /// Its first line.
    let header: InterfaceBytes
    /// The lines of its members together; they are cut when they are asked for.
    let body: InterfaceBytes
    /// The number of its text among several.
    var text = 0

    /// The lines of its members.
    var members: [InterfaceBytes] { body.lines }

    /// Whether its first line names a supertype.
    var addsSupertype: Bool {
      let head = header.prefix { $0 != UInt8(ascii: "<") }
      guard let colon = head.firstIndex(of: UInt8(ascii: ":")) else { return false }
      return !head[..<colon].string.contains(" where ")
    }

    /// Whether it declares a type.
    var isType: Bool { keyword.isNominalType || keyword == .typealias }
  }

  /// All blocks, in the order of the text.
  let blocks: [Block]

  /// The modules that an import of a text's module imports too; they stand in the first line that is no declaration. O(1).
  static func exports(of text: String) -> [String] { words(behind: exportsMark, in: text) }

  /// Names of other modules that a text's module declares as well, as aliases; they stand in the first lines
  /// too. What they mean is told where they come from. O(1).
  static func aliases(of text: String) -> [String] { words(behind: aliasesMark, in: text) }

  /// The words behind a mark in the first two lines of a text.
  private static func words(behind mark: String, in text: String) -> [String] {
    var rest = Substring(text).utf8
    for _ in 0..<2 {
      let line = rest.prefix { $0 != .lineEnd }
      let content = line.drop { $0 == .space }
      if content.starts(with: mark.utf8) {
        return content.dropFirst(mark.utf8.count).split(separator: .space)
          .map { String(Substring($0)) }
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    return []
  }

  /// Cuts a text. Linear in its length.
  init(_ text: String) {
    let bytes = ArraySlice(text.utf8)
    var blocks: [Block] = []
    var open: (declared: InterfaceLine, header: InterfaceBytes)?
    /// Closes the block whose members end before a line.
    func close(before end: Int) {
      guard let (declared, header) = open else { return }
      let name = declared.name
      let path = name.split(separator: UInt8(ascii: "."))
      let innerName = (path.last ?? name).string
      blocks.append(
        Block(
          keyword: declared.keyword,
          name: path.count == 1 ? innerName : (path.first ?? name).string,
          innerName: innerName, header: header, body: bytes[header.endIndex..<end]))
      open = nil
    }
    var rest = bytes
    while let first = rest.first {
      let line = rest[..<(rest.firstIndex(of: .lineEnd) ?? rest.endIndex)]
      switch first {
      case .space, .lineEnd: break
      case UInt8(ascii: "}"): close(before: line.startIndex)
      case UInt8(ascii: "/"): break
      default:
        close(before: line.startIndex)
        open = InterfaceLine(line).map { ($0, line) }
      }
      rest = rest[line.endIndex...].dropFirst()
    }
    close(before: bytes.endIndex)
    self.blocks = blocks
  }

  /// The names that are declared at the top.
  var declaredNames: Set<String> {
    Set(blocks.lazy.filter { $0.keyword != .extension }.map(\.name))
  }

  /// For each type the names of its members, cases of nested enums among them; nested types and the types that extensions
  /// add to by their own names.
  var memberNamesOfTypes: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for block in blocks {
      for line in block.members {
        guard let member = InterfaceLine(line) else { continue }
        names[block.innerName, default: []].formUnion(member.names)
        if !member.cases.isEmpty {
          names[member.name.string, default: []].formUnion(member.cases)
        }
      }
    }
    return names
  }
}

/// What a line begins with that names the modules which the text's module exports.
private let exportsMark = "// exports:"

/// What a line begins with that names declarations which the text's module repeats under their names.
private let aliasesMark = "// aliases:"

/// The declarations of a module, cut into blocks that are found by name.
///
/// A text follows a discipline of lines: a declaration of the top begins in column 0; what has members is a block of one
/// line that ends in `{`, one line for each member and a line with `}`. All of a member stands on its line, and the
/// members of a nested type in an extension of their own.
struct InterfaceText: Sendable {
  /// A declaration of the top.
  struct Block: Sendable {
    /// `class`, `extension`, `func`, …
    let keyword: String
    /// The name; of `extension Outer.Inner` only `Outer`.
    let name: String
    /// `Inner` of `extension Outer.Inner`, else the name.
    let innerName: String
    /// Its first line.
    let header: Substring
    /// The lines of its members.
    let members: [Substring]

    /// Whether its first line names a supertype.
    var addsSupertype: Bool {
      let head = header.utf8.prefix { $0 != UInt8(ascii: "<") }
      return head.contains(UInt8(ascii: ":"))
        && !Substring(head.prefix { $0 != UInt8(ascii: ":") }).contains(" where ")
    }

    /// Whether it declares a type.
    var isType: Bool {
      switch keyword {
      case "class", "struct", "enum", "protocol", "actor", "typealias": true
      default: false
      }
    }
  }

  /// All blocks, in the order of the text.
  let blocks: [Block]
  /// The modules that an import of this one imports too.
  let exports: [String]
  /// The numbers of the blocks of a name.
  private let numbers: [String: [Int]]

  /// Cuts a text. Linear in its length.
  init(_ text: String) {
    var blocks: [Block] = []
    var exports: [String] = []
    var open: (declared: InterfaceLine, header: Substring)?
    var members: [Substring] = []
    func close() {
      guard let block = open else { return }
      let path = block.declared.name.split(separator: ".")
      blocks.append(
        Block(
          keyword: String(block.declared.keyword), name: String(path.first ?? ""),
          innerName: String(path.last ?? ""), header: block.header, members: members))
      open = nil
      members.removeAll(keepingCapacity: true)
    }
    for line in text.utf8.split(separator: UInt8(ascii: "\n")).lazy.map({ Substring($0) }) {
      switch line.utf8.first {
      case .space: members.append(line)
      case UInt8(ascii: "}"): close()
      case UInt8(ascii: "/"):
        if line.hasPrefix(exportsMark) {
          exports = line.dropFirst(exportsMark.count).split(separator: " ").map(String.init)
        }
      default:
        close()
        open = InterfaceLine(line).map { ($0, line) }
      }
    }
    close()
    self.blocks = blocks
    self.exports = exports
    numbers = Dictionary(grouping: blocks.indices) { blocks[$0].innerName }
  }

  /// The blocks of a name, of nested types by their own, in the order of the text.
  func blocks(named name: String) -> [Int] { numbers[name] ?? [] }

  /// The names that are declared at the top.
  var declaredNames: Set<String> {
    Set(blocks.lazy.filter { $0.keyword != "extension" }.map(\.name))
  }

  /// The names of the members of all types, cases of nested enums among them.
  var memberNames: Set<String> {
    var names: Set<String> = []
    for line in blocks.lazy.flatMap(\.members) {
      guard let member = InterfaceLine(line) else { continue }
      for name in member.names + member.cases { names.insert(String(name)) }
    }
    return names
  }

  /// Whether a type, function or variable of that name is declared at the top.
  func declares(_ name: String) -> Bool {
    blocks(named: name).contains { blocks[$0].keyword != "extension" }
  }
}

/// What a line begins with that names the modules which the text's module exports.
private let exportsMark = "// exports:"

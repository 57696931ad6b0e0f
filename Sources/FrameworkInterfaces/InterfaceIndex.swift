/// The blocks of several texts, found by name at once: asking each text in turn would cost more than all else.
struct InterfaceIndex: Sendable {
  /// All blocks, text by text.
  let blocks: [InterfaceText.Block]
  /// For each name its first block.
  private let first: [String: Int]
  /// For each block the next one of its name, or -1.
  private let next: [Int]

  /// Takes some texts. Linear in their blocks.
  init(_ texts: [InterfaceText]) {
    let blocks = texts.enumerated().flatMap { number, text in
      text.blocks.map { block in
        var block = block
        block.text = number
        return block
      }
    }
    var first: [String: Int] = [:]
    var next = [Int](repeating: -1, count: blocks.count)
    first.reserveCapacity(blocks.count)
    for number in blocks.indices.reversed() {
      next[number] = first.updateValue(number, forKey: blocks[number].innerName) ?? -1
    }
    self.blocks = blocks
    self.first = first
    self.next = next
  }

  /// The blocks of a name, of nested types by their own, in the order of the texts. O(their number).
  func blocks(named name: String) -> [InterfaceText.Block] {
    var found: [InterfaceText.Block] = []
    var number = first[name] ?? -1
    while number >= 0 {
      found.append(blocks[number])
      number = next[number]
    }
    return found
  }

  /// Whether a type, function or variable of that name is declared at the top.
  func declares(_ name: String) -> Bool {
    first[name] != nil && blocks(named: name).contains { $0.keyword != .extension }
  }
}

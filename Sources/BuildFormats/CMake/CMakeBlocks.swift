/// Which commands of CMake begin blocks, and which end them.
enum CMakeBlocks {
  /// Commands that begin a block, with those that end it.
  private static let names = [
    "if": "endif", "foreach": "endforeach", "while": "endwhile", "function": "endfunction",
    "macro": "endmacro", "block": "endblock",
  ]

  /// Whether a command begins a block.
  static func begins(with command: CMakeCommand) -> Bool { names[command.name] != nil }

  /// Where the blocks end that commands begin. O(commands).
  static func ends(of commands: [CMakeCommand]) -> [Int: Int] {
    var open: [String: [Int]] = [:]
    var result: [Int: Int] = [:]
    for (index, command) in commands.enumerated() {
      if let end = names[command.name] {
        open[end, default: []].append(index)
      } else if let start = open[command.name]?.popLast() {
        result[start] = index
      }
    }
    return result
  }
}

/// An instruction of a compiled pattern. Targets are indices of instructions.
enum PatternInstruction: Hashable, Sendable {
  case byte(UInt8)
  case anyScalar
  case set(ranges: [ClosedRange<UInt32>], isNegated: Bool)
  /// Stays while it consumes characters; `crossesFolders` allows `/`.
  case star(crossesFolders: Bool)
  /// One or more characters of a segment; stays while it consumes them.
  case segment
  /// Goes on at each target.
  case split([Int])
  case jump(Int)
  /// A capture begins.
  case open
  /// A capture ends: its text is bound, or must equal what is bound.
  case close(String)
  /// Its text must differ from what is bound.
  case closeDifferent(String)
  case accept
}

/// Lays the elements of a pattern out as instructions.
struct PatternCompiler {
  var instructions: [PatternInstruction] = []

  mutating func compile(_ elements: [PatternElement]) {
    for element in elements { compile(element) }
  }

  private mutating func compile(_ element: PatternElement) {
    switch element {
    case .literal(let bytes): instructions += bytes.map { .byte($0) }
    case .anyScalar: instructions.append(.anyScalar)
    case .set(let ranges, let isNegated):
      instructions.append(.set(ranges: ranges, isNegated: isNegated))
    case .star: instructions.append(.star(crossesFolders: false))
    case .doubleStar: instructions.append(.star(crossesFolders: true))
    case .folders:
      let start = instructions.count
      instructions.append(.split([start + 1, start + 3]))
      instructions.append(.star(crossesFolders: true))
      instructions.append(.byte(UInt8(ascii: "/")))
    case .alternatives(let branches): compileBranches(branches)
    case .capture(let name, let alternatives):
      instructions.append(.open)
      if let alternatives { compileBranches(alternatives) } else { instructions.append(.segment) }
      instructions.append(.close(name))
    case .different(let name): instructions += [.open, .segment, .closeDifferent(name)]
    }
  }

  private mutating func compileBranches(_ branches: [[PatternElement]]) {
    let split = instructions.count
    instructions.append(.split([]))
    var starts: [Int] = []
    var exits: [Int] = []
    for branch in branches {
      starts.append(instructions.count)
      compile(branch)
      exits.append(instructions.count)
      instructions.append(.jump(0))
    }
    instructions[split] = .split(starts)
    for exit in exits { instructions[exit] = .jump(instructions.count) }
  }
}

extension PatternCompiler {
  /// For each instruction those that are reached from it without a character, as bits; empty where
  /// there are more than 64 instructions. All of them stand behind it, so one pass from the back
  /// suffices.
  func closures() -> [UInt64] {
    guard instructions.count <= UInt64.bitWidth else { return [] }
    var closures = [UInt64](repeating: 0, count: instructions.count)
    for index in instructions.indices.reversed() {
      var closure: UInt64 = 1 << UInt64(index)
      switch instructions[index] {
      case .star, .open, .close, .closeDifferent: closure |= closures[index + 1]
      case .split(let targets): for target in targets { closure |= closures[target] }
      case .jump(let target): closure |= closures[target]
      case .byte, .anyScalar, .set, .segment, .accept: break
      }
      closures[index] = closure
    }
    return closures
  }
}

/// Runs a compiled pattern over one text.
///
/// The pattern is a nondeterministic automaton. Without captures its states are followed side by
/// side, so that the time is the product of both lengths whatever the pattern. With captures, the
/// states from which the end can be reached at all are found next, and only ways through them are
/// tried.
struct PatternMatcher {
  let program: [PatternInstruction]
  let closures: [UInt64]
  let flavour: Pattern.Flavour
  let text: [UInt8]
  /// Number of leading instructions, each a byte, that the text is known to meet.
  let start: Int

  /// Prepares a text that begins with the pattern's literal prefix.
  init(_ pattern: Pattern, text: String) {
    program = pattern.program
    closures = pattern.closures
    flavour = pattern.flavour
    start = pattern.literalPrefix.count
    self.text = Array(text.utf8)
  }

  /// Whether the text matches when captures may hold anything.
  func accepts() -> Bool {
    followed() ?? reachable()[start * (text.count + 1) + start]
  }

  /// Whether the text leads to the end, its characters taken in turn: of most texts the first ones
  /// already lead nowhere. `nil` for long patterns and for texts with other characters than ASCII.
  private func followed() -> Bool? {
    guard !closures.isEmpty, text.allSatisfy({ $0 < 0x80 }) else { return nil }
    var states = closures[start]
    var offset = start
    while offset < text.count, states != 0 {
      var next: UInt64 = 0
      while states != 0 {
        let instruction = states.trailingZeroBitCount
        states &= states - 1
        next |= successors(of: instruction, through: text[offset])
      }
      states = next
      offset += 1
    }
    return states >> UInt64(program.count - 1) & 1 == 1
  }

  /// What an instruction that consumes an ASCII character goes on to, as bits.
  private func successors(of instruction: Int, through byte: UInt8) -> UInt64 {
    switch program[instruction] {
    case .byte(let expected): byte == expected ? closures[instruction + 1] : 0
    case .anyScalar: byte != 0x2F ? closures[instruction + 1] : 0
    case .set(let ranges, let isNegated):
      byte != 0x2F && ranges.contains { $0.contains(UInt32(byte)) } != isNegated
        ? closures[instruction + 1] : 0
    case .star(let crossesFolders): crossesFolders || byte != 0x2F ? closures[instruction] : 0
    case .segment:
      isInSegment(UInt32(byte)) ? closures[instruction] | closures[instruction + 1] : 0
    case .accept, .split, .jump, .open, .close, .closeDifferent: 0
    }
  }

  /// Tells each place to which a step leads, without regard to bindings.
  @inline(__always)
  private func forEachSuccessor(
    _ instruction: Int, _ offset: Int, _ body: (_ instruction: Int, _ offset: Int) -> Void
  ) {
    switch program[instruction] {
    case .accept: break
    case .byte(let byte):
      if offset < text.count, text[offset] == byte { body(instruction + 1, offset + 1) }
    case .anyScalar:
      if let (value, next) = scalar(at: offset), value != 0x2F { body(instruction + 1, next) }
    case .set(let ranges, let isNegated):
      guard let (value, next) = scalar(at: offset), value != 0x2F else { return }
      if ranges.contains(where: { $0.contains(value) }) != isNegated { body(instruction + 1, next) }
    case .star(let crossesFolders):
      body(instruction + 1, offset)
      if let (value, next) = scalar(at: offset), crossesFolders || value != 0x2F {
        body(instruction, next)
      }
    case .segment:
      guard let (value, next) = scalar(at: offset), isInSegment(value) else { return }
      body(instruction + 1, next)
      body(instruction, next)
    case .split(let targets):
      for target in targets { body(target, offset) }
    case .jump(let target): body(target, offset)
    case .open, .close, .closeDifferent: body(instruction + 1, offset)
    }
  }

  private func isInSegment(_ value: UInt32) -> Bool {
    switch flavour {
    case .path, .folder, .text: value != 0x2F
    case .name: value != 0x2F && value != 0x2E
    case .member: Unicode.Scalar(value).map { !"/.()".unicodeScalars.contains($0) } ?? false
    case .type: Unicode.Scalar(value).map { !"/.,:<>()[]?& -".unicodeScalars.contains($0) } ?? false
    }
  }

  /// The character at an offset and the offset after it. Texts are valid UTF-8.
  private func scalar(at offset: Int) -> (value: UInt32, next: Int)? {
    guard offset < text.count else { return nil }
    let first = text[offset]
    if first < 0x80 { return (UInt32(first), offset + 1) }
    var value = UInt32(first) & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
    var next = offset + 1
    while next < text.count, text[next] & 0xC0 == 0x80 {
      value = value << 6 | UInt32(text[next] & 0x3F)
      next += 1
    }
    return (value, next)
  }

  /// For each instruction and offset (`instruction * (count + 1) + offset`), whether the end can be
  /// reached.
  ///
  /// Offsets never shrink and at one offset instructions only grow, except for the loops of `star`
  /// and `segment`, which consume: so one pass from the back suffices.
  private func reachable() -> [Bool] {
    let width = text.count + 1
    var table = Array(repeating: false, count: program.count * width)
    table[(program.count - 1) * width + text.count] = true
    for offset in stride(from: text.count, through: start, by: -1) {
      for instruction in stride(from: program.count - 2, through: start, by: -1) {
        var isAlive = false
        forEachSuccessor(instruction, offset) { isAlive = isAlive || table[$0 * width + $1] }
        table[instruction * width + offset] = isAlive
      }
    }
    return table
  }

  /// A place in the search for bindings.
  private struct State: Hashable {
    var instruction: Int
    var offset: Int
    var captureStart: Int
    var bindings: Bindings
  }

  /// All distinct bindings of a match, sorted; bounded in number and in steps.
  ///
  /// Follows one way to its end and keeps the others for later; only these are remembered as seen.
  func ways(bindings: Bindings) -> [Bindings] {
    if let isMatch = followed(), !isMatch { return [] }
    let width = text.count + 1
    let table = reachable()
    guard table[start * width + start] else { return [] }
    var seen: Set<State> = []
    var waiting = [State(instruction: start, offset: start, captureStart: 0, bindings: bindings)]
    var found: Set<Bindings> = []
    var steps = 0
    while let first = waiting.popLast(), steps < 200_000, found.count < Pattern.maximumWays {
      guard seen.insert(first).inserted else { continue }
      var current: State? = first
      while let state = current, let entered = entering(state) {
        current = nil
        steps += 1
        if case .accept = program[state.instruction] { found.insert(entered.bindings) }
        forEachSuccessor(state.instruction, state.offset) { instruction, offset in
          guard table[instruction * width + offset] else { return }
          var next = entered
          next.instruction = instruction
          next.offset = offset
          if current == nil { current = next } else { waiting.append(next) }
        }
      }
    }
    return found.sorted()
  }

  /// The state with the effect of a capture's instruction; `nil` when bindings forbid it.
  private func entering(_ state: State) -> State? {
    var state = state
    let captured = { Array(text[state.captureStart..<state.offset]) }
    switch program[state.instruction] {
    case .open: state.captureStart = state.offset
    case .close(let name):
      let value = captured()
      guard !value.isEmpty, !value.contains(UInt8(ascii: "/")) else { return nil }
      if let bound = state.bindings.bytes(of: name) {
        if bound != value { return nil }
      } else {
        state.bindings.bind(name, to: value)
      }
      state.captureStart = 0
    case .closeDifferent(let name):
      if state.bindings.bytes(of: name) == captured() { return nil }
      state.captureStart = 0
    default: break
    }
    return state
  }
}

/// Makes a case smaller: fewer files, a plainer command line, less text in each file.
package struct Minimiser {
  /// Whether a case still shows what it is kept for.
  private let isSame: (FuzzCase) throws -> Bool

  /// Takes the condition that stays true. It is asked hundreds of times.
  package init(while isSame: @escaping (FuzzCase) throws -> Bool) { self.isSame = isSame }

  /// A case as small as can be found.
  ///
  /// - Throws: what the condition throws.
  package func minimised(_ fuzzCase: FuzzCase) throws -> FuzzCase {
    var result = fuzzCase
    var size = Int.max
    try minimiseFiles(&result)
    try simplifyCommand(&result)
    while Self.size(of: result) < size {
      size = Self.size(of: result)
      for index in result.files.indices { try minimiseText(of: index, in: &result) }
      try minimiseFiles(&result)
      try simplifyCommand(&result)
    }
    return result
  }

  private static func size(of fuzzCase: FuzzCase) -> Int {
    fuzzCase.files.reduce(fuzzCase.arguments.count) { $0 + $1.bytes.count + 1 }
  }

  private func minimiseFiles(_ fuzzCase: inout FuzzCase) throws {
    let old = fuzzCase
    fuzzCase.files = try Fuzzing.minimised(old.files) { files in
      try isSame(FuzzCase(files: files, arguments: old.arguments))
    }
  }

  /// Tries the plainest commands, then leaves out arguments, pairs of them first.
  private func simplifyCommand(_ fuzzCase: inout FuzzCase) throws {
    let plain = [
      ["facts", "."], ["check", "."], ["graph", "."], ["check", "--format", "json", "."],
    ]
    for arguments in plain {
      if fuzzCase.arguments == arguments { return }
      if try isSame(FuzzCase(files: fuzzCase.files, arguments: arguments)) {
        fuzzCase.arguments = arguments
        return
      }
    }
    for width in [2, 1] {
      var start = 1
      while start + width < fuzzCase.arguments.count {
        var shorter = fuzzCase
        shorter.arguments.removeSubrange(start..<start + width)
        if try isSame(shorter) { fuzzCase = shorter } else { start += 1 }
      }
    }
  }

  private func minimiseText(of index: Int, in fuzzCase: inout FuzzCase) throws {
    let language = Language(path: fuzzCase.files[index].path)
    func attempt(_ bytes: [UInt8]) throws -> Bool {
      guard bytes != fuzzCase.files[index].bytes else { return false }
      var changed = fuzzCase
      changed.files[index].bytes = bytes
      guard try isSame(changed) else { return false }
      fuzzCase = changed
      return true
    }
    let lines = fuzzCase.files[index].bytes.split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).map { $0 + [0x0A] }
    _ = try Fuzzing.minimised(lines) { try attempt(Array($0.joined())) }
    // Groups of brackets as a whole, then their brackets alone.
    var start = 0
    while true {
      let tokens = Tokenizer.tokens(of: fuzzCase.files[index].bytes, in: language)
      guard start < tokens.count else { break }
      let group = tokens.group(from: start)
      guard group.count > 1 else { break }
      let without = Array(tokens[..<group.lowerBound] + tokens[group.upperBound...])
      let inner = tokens[group.lowerBound + 1..<group.upperBound - 1]
      let unwrapped = Array(tokens[..<group.lowerBound] + inner + tokens[group.upperBound...])
      if try attempt(without.text) || attempt(unwrapped.text) { continue }
      start = group.lowerBound + 1
    }
    let tokens = Tokenizer.tokens(of: fuzzCase.files[index].bytes, in: language)
    _ = try Fuzzing.minimised(tokens) { try attempt($0.text) }
    if fuzzCase.files[index].bytes.count <= 300 {
      _ = try Fuzzing.minimised(fuzzCase.files[index].bytes) { try attempt($0) }
    }
  }
}

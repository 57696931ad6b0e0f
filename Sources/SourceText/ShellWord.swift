extension String {
  /// The text as one word of a shell's command line, quoted only where it has to be: what people are told to type
  /// may hold names of a stranger, such as `$(…)`.
  package var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || "-_./=,:@%+".unicodeScalars.contains(scalar)
    }
    if isPlain, !isEmpty { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

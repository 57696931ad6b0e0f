/// A text as one word of a shell's command line, quoted only where it has to be.
package func quotedForShell(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      || "-_./=,:@%+".unicodeScalars.contains(scalar)
  }
  if isPlain, !text.isEmpty { return text }
  return "'"
    + text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''") + "'"
}

extension Int {
  /// The number with a comma between groups of three digits.
  package var grouped: String {
    let digits = String(magnitude)
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return (self < 0 ? "-" : "") + result
  }

  /// `1 file`, `2 files`, `3 entries`.
  func counted(_ noun: String, plural: String? = nil) -> String {
    "\(grouped) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension Double? {
  /// The number with exactly `digits` decimals, halves away from zero; `–` when it is undefined.
  func fixed(_ digits: Int) -> String {
    guard let value = self, value.isFinite, abs(value) < 1e12 else { return "–" }
    let scale = (0..<digits).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let fraction = String(scaled.magnitude % UInt(scale))
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return (scaled < 0 ? "−" : "") + "\(scaled.magnitude / UInt(scale)).\(zeros)\(fraction)"
  }
}

extension Double {
  /// A share as a percentage with one decimal, rounded down, so that `100 %` means all.
  var percentage: String {
    if self >= 1 { return "100 %" }
    // What lies a rounding error below a tenth is that tenth.
    let tenths = Int((self * 1000 + 1e-9).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  /// The words of the text in lines of at most `width` columns; a longer word, such as a path, has a
  /// line of its own.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for part in split(separator: " ") {
      let word = String(part).shortened(toWidth: TextStyle.unlimitedWidth)
      let wordWidth = word.displayWidth
      if used > 0, used + 1 + wordWidth > width {
        lines.append(line)
        line = word
        used = wordWidth
      } else {
        line += used > 0 ? " " + word : word
        used += wordWidth + (used > 0 ? 1 : 0)
      }
    }
    return used > 0 ? lines + [line] : lines
  }
}

/// A value for sentences: at most four decimals, without zeros at the end.
package func roundedText(_ value: Double) -> String {
  let rounded = (value * 10_000).rounded() / 10_000
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}

/// A value for formulas, `–` where it is undefined.
func roundedText(_ value: Double?) -> String { value.map { roundedText($0) } ?? "–" }

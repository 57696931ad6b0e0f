/// A share as people write it, `0.95` or `95%`, as a number of `0...1`; `nil` for anything else.
/// O(length).
package func share(written text: String) -> Double? {
  let isPercentage = text.hasSuffix("%")
  let digits = isPercentage ? text.dropLast() : text[...]
  guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 == 0x2E || $0 >= 0x30 && $0 <= 0x39 }),
    let number = Double(digits)
  else { return nil }
  let share = isPercentage ? number / 100 : number
  return (0...1).contains(share) ? share : nil
}

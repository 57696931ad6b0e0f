import SourceFacts
import SwiftSyntax

extension SwiftFileReader {
  /// Whether an operator between two operands assigns to the left one: `+=`, `<<=`, `??=`, but no
  /// comparison. Told by its bytes since making its text costs more.
  func isCompoundAssignment(_ token: TokenSyntax) -> Bool {
    let start = Int(offset(token))
    let end = start + token.trimmedLength.utf8Length
    guard end - start >= 2, end <= source.count, source[end - 1] == UInt8(ascii: "=") else {
      return false
    }
    let last = source[end - 2]
    switch last {
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "~"): return false
    // `<=` and `.>=` compare, `<<=` and `&>>=` shift.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return end - start >= 3 && source[end - 3] == last
    default: return true
    }
  }
}

import Foundation

/// A sort of tea.
struct Tea: Hashable {
  let name: String
  let celsius: Int
  let steeping: TimeInterval
}

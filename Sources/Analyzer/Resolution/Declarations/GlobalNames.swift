import DependencyModel

/// The names of a project, each with one number.
///
/// Grows while the stages of resolution are made, since some of them make names up; then it is only read.
struct GlobalNames: Sendable {
  /// The names in the order of their numbers.
  private(set) var strings: [String] = []
  private var numbers: [String: GlobalName] = [:]

  /// The name of a number. O(1).
  subscript(name: GlobalName) -> String { strings[name.int] }

  /// The number of a name, or `nil` for one that the project does not have. O(length).
  func number(of string: String) -> GlobalName? { numbers[string] }

  /// The number of a name, which gets one if it has none yet. Amortised O(length).
  mutating func intern(_ string: String) -> GlobalName {
    if let known = numbers[string] { return known }
    let number = GlobalName(strings.count)
    strings.append(string)
    numbers[string] = number
    return number
  }
}

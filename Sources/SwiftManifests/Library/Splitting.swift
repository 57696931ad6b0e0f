/// How a sequence is cut into parts at separators.
struct Splitting {
  var maxSplits = Int.max
  var omitsEmpty = true

  /// As some arguments say; `nil` where one of them is not known.
  init?(_ arguments: [Argument]) {
    for argument in arguments {
      switch (argument.label, argument.value) {
      case ("maxSplits", .integer(let number)) where number >= 0: maxSplits = number
      case ("omittingEmptySubsequences", .boolean(let omits)): omitsEmpty = omits
      case ("maxSplits", _), ("omittingEmptySubsequences", _): return nil
      default: break
      }
    }
  }

  /// The ranges of the parts of something with a length, between separators in order.
  func parts(of length: Int, at separators: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for separator in separators {
      if result.count == maxSplits { break }
      if separator.lowerBound > start || !omitsEmpty {
        result.append(start..<separator.lowerBound)
      }
      start = separator.upperBound
    }
    if start < length || !omitsEmpty { result.append(start..<length) }
    return result
  }
}

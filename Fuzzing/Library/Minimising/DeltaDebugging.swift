/// Makes a list smaller while it still shows what it shows.
///
/// A. Zeller, R. Hildebrandt, *Simplifying and isolating failure-inducing input*, IEEE Transactions
/// on Software Engineering 28 (2002): pieces of halving size are left out one after the other. At
/// the end no single element can be left out, unless the condition is refused for lack of time.
package func minimised<Element>(
  _ elements: [Element], while holds: ([Element]) throws -> Bool
) rethrows -> [Element] {
  var result = elements
  var size = max(1, result.count / 2)
  while !result.isEmpty {
    var (start, hasChanged) = (0, false)
    while start < result.count {
      var candidate = result
      candidate.removeSubrange(start..<min(start + size, result.count))
      if try holds(candidate) {
        result = candidate
        hasChanged = true
      } else {
        start += size
      }
    }
    if size > 1 {
      size = size / 2
    } else if !hasChanged {
      break
    }
  }
  return result
}

/// A priority queue that hands out its smallest element first.
struct MinimumHeap<Element: Comparable> {
  /// A binary tree by position: the children of `i` are `2i + 1` and `2i + 2`, neither smaller.
  private var elements: [Element] = []

  /// Adds an element; equal ones are kept apart.
  ///
  /// - Complexity: O(log n).
  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[child] < elements[parent] else { return }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes the smallest element out, or returns nil when there is none.
  ///
  /// - Complexity: O(log n).
  mutating func popMinimum() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let minimum = elements.first else { return last }
    elements[0] = last
    var parent = 0
    while let child = smallerChild(of: parent), elements[child] < elements[parent] {
      elements.swapAt(child, parent)
      parent = child
    }
    return minimum
  }

  private func smallerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    let right = left + 1
    guard left < elements.count else { return nil }
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}

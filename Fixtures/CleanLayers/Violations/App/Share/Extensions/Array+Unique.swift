extension Array where Element: Hashable {
  /// Each element once, in order.
  var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

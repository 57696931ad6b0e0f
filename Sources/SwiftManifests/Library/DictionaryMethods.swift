/// The methods of dictionaries that differ from those of their lists of pairs.
enum DictionaryMethods {
  /// Calls a method; `nil` for those of the list of pairs.
  static func call(
    _ name: String, of entries: [DictionaryEntry], _ call: LibraryCall
  ) -> Value? {
    let site = call.site
    switch (name, call.first) {
    case ("mapValues", .function(let function)?), ("compactMapValues", .function(let function)?):
      return .dictionary(
        entries.compactMap { entry in
          let value = function.call([Argument(entry.value, at: site)], at: site, hint: nil)
          return value.isNull ? nil : DictionaryEntry(key: entry.key, value: value)
        })
    case ("filter", .function(let predicate)?):
      return .dictionary(
        entries.filter { call.holds(predicate, for: $0.pair(at: site.offset)) != false })
    case ("merging", let other?): return merging(entries, other, call)
    default: return nil
    }
  }

  private static func merging(
    _ entries: [DictionaryEntry], _ other: Value, _ call: LibraryCall
  ) -> Value {
    added(to: entries, other, call)
  }

  /// Entries with more pairs, where the function that the call has, if any, chooses between the values of
  /// a key.
  static func added(
    to entries: [DictionaryEntry], _ other: Value, _ call: LibraryCall
  ) -> Value {
    var result = entries
    for element in other.elements(at: call.arguments[0].element.offset) {
      guard let key = element.value.part("0"), let value = element.value.part("1") else {
        return .unknown("a dictionary")
      }
      let known = result.first { call.areEqual($0.key, key) == true }
      if let known, case .function(let function)? = call.arguments.dropFirst().first?.value {
        let both = [known.value, value].map { Argument($0, at: call.site) }
        result.set(key, to: function.call(both, at: call.site, hint: nil), call.comparison)
      } else {
        result.set(key, to: value, call.comparison)
      }
    }
    return .dictionary(result)
  }
}

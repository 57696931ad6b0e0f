/// Values by key where there are few as a rule: a list is searched, and of what there is beyond a table is
/// kept, so that many cost no more each than few.
struct ShortTable<Key: Hashable, Value> {
  /// How many are searched one by one.
  private static var listLimit: Int { 8 }

  private var list: [(key: Key, value: Value)] = []
  private var table: [Key: Value] = [:]

  /// The value of a key, or `nil`. O(1).
  subscript(key: Key) -> Value? {
    for entry in list where entry.key == key { return entry.value }
    return list.count < Self.listLimit ? nil : table[key]
  }

  /// Adds the value of a key that has none yet.
  mutating func add(_ value: Value, of key: Key) {
    if list.count < Self.listLimit { list.append((key, value)) } else { table[key] = value }
  }
}

extension ShortTable: Sendable where Key: Sendable, Value: Sendable {}

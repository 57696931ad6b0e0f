/// What a mutating method makes of a value, and what it returns.
struct Mutation {
  var changed: Value
  var result: Value

  init(_ changed: Value, result: Value = .void) {
    self.changed = changed
    self.result = result
  }

  /// The names of the standard library's mutating methods, those included that are not known here.
  static let names: Set<String> = [
    "append", "insert", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "update", "removeAll", "remove", "removeFirst", "removeLast", "popFirst", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "removeValue", "updateValue", "merge", "toggle", "partition",
    "replaceSubrange", "removeSubrange", "negate", "write", "trimPrefix",
  ]

  /// Calls a mutating method on a copy of a value; `nil` for other methods.
  static func call(_ name: String, on receiver: Value, _ call: LibraryCall) -> Mutation? {
    guard LibrarySignatures.fits(name, call.arguments) else { return nil }
    switch receiver {
    case .array(let items):
      var call = call
      call.items = items
      return list(name, call)
    case .dictionary(let entries): return dictionary(name, entries, call)
    case .string(let text): return string(name, text, call.first)
    case .boolean(let truth) where name == "toggle": return Mutation(.boolean(!truth))
    default: return nil
    }
  }

  // MARK: Lists

  private static func list(_ name: String, _ call: LibraryCall) -> Mutation? {
    if let argument = call.arguments.first {
      let added =
        argument.label == "contentsOf"
        ? argument.value.elements(at: argument.element.offset) : argument.element.expanded
      // Taken for every method, so that none can be repeated for nothing; a set's elements are each
      // compared with all others.
      let isOfSet = name == "update" || (name == "insert" && argument.label != "at")
      let copied = isOfSet ? call.items.count * call.items.count / 64 : call.items.count / 64
      guard call.spend(added.count + copied) else { return Mutation(.array(call.items)) }
      if let mutation = addition(name, call, of: added, argument) { return mutation }
    }
    return removal(name, call) ?? reordering(name, call)
  }

  private static func addition(
    _ name: String, _ call: LibraryCall, of added: [ListElement], _ argument: Argument
  ) -> Mutation? {
    var items = call.items
    switch name {
    case "append": return Mutation(.array(items + added.ofSet(false)))
    case "insert":
      guard let position = call.arguments.first(where: { $0.label == "at" }) else {
        let known = member(argument.value, call)
        let fields = [
          ("inserted", known.map { .boolean($0.isNull) } ?? .unknown("a condition")),
          ("memberAfterInsert", known.map { $0.isNull ? argument.value : $0 } ?? argument.value),
        ].map { Field(label: $0, element: ListElement(value: $1, offset: argument.element.offset)) }
        return Mutation(
          .array(call.unique(items + added).ofSet(true)), result: .tuple(fields))
      }
      var index = items.count
      if case .integer(let number) = position.value { index = min(max(number, 0), items.count) }
      items.insert(contentsOf: added.ofSet(false), at: index)
      return Mutation(.array(items))
    case "formUnion":
      return Mutation(
        .array(call.unique(items + argument.value.elements(at: 0)).ofSet(true)))
    case "update":
      return Mutation(
        .array(call.unique(items + added).ofSet(true)),
        result: member(argument.value, call) ?? .unknown("an element"))
    default: return nil
    }
  }

  /// The element of a set that is equal to a value, `.null` where there is none; `nil` when that is not
  /// known.
  private static func member(_ value: Value, _ call: LibraryCall) -> Value? {
    for item in call.items {
      switch call.areEqual(item.value, value) {
      case true? where !item.isConditional: return item.value
      case false?: continue
      default: return nil
      }
    }
    return .null
  }

  private static func removal(_ name: String, _ call: LibraryCall) -> Mutation? {
    var items = call.items
    switch name {
    case "removeAll":
      guard let predicate = call.function else { return Mutation(.array([])) }
      return Mutation(.array(items.filtered { call.holds(predicate, for: $0).negated }))
    case "remove":
      guard let wanted = call.first else { return nil }
      if call.label == "at" {
        guard case .integer(let index) = wanted, items.indices.contains(index) else {
          return Mutation(
            .array(items.map { $0.conditional() }), result: .unknown("an element"))
        }
        let removed = items.remove(at: index)
        return Mutation(.array(items), result: removed.value)
      }
      let rest = items.filtered { call.areEqual($0.value, wanted).negated }
      return Mutation(.array(rest), result: member(wanted, call) ?? .unknown("an element"))
    case "subtract", "formIntersection":
      guard let other = call.first else { return nil }
      let method = name == "subtract" ? "subtracting" : "intersection"
      return Mutation(.array(ListSelection.combined(method, items, other.elements(at: 0), call)))
    case "removeFirst", "popFirst", "removeLast", "popLast":
      guard let count = call.count else { return Mutation(.unknown(call.site.excerpt)) }
      let isFirst = name.hasSuffix("First")
      let rest = isFirst ? items.dropFirst(count) : items.dropLast(count)
      return Mutation(
        .array(Array(rest)), result: isFirst ? items.firstValue : items.reversed().firstValue)
    default: return nil
    }
  }

  private static func reordering(_ name: String, _ call: LibraryCall) -> Mutation? {
    var items = call.items
    switch name {
    case "sort": items = ListSelection.sorted(call)
    case "reverse": items.reverse()
    case "shuffle", "reserveCapacity": break
    case "swapAt":
      guard case .integer(let first)? = call.arguments.first?.value,
        case .integer(let second)? = call.arguments.last?.value,
        items.indices.contains(first), items.indices.contains(second)
      else { break }
      items.swapAt(first, second)
    default: return nil
    }
    return Mutation(.array(items))
  }

  // MARK: Dictionaries and strings

  private static func dictionary(
    _ name: String, _ entries: [DictionaryEntry], _ call: LibraryCall
  ) -> Mutation? {
    var entries = entries
    call.spend(entries.count / 32)
    func set(_ key: Value, to value: Value) -> Mutation {
      let old = Value.dictionary(entries).subscripted(
        by: key, fallback: nil, call.comparison)
      entries.set(key, to: value, call.comparison)
      return Mutation(.dictionary(entries), result: old)
    }
    switch (name, call.first) {
    case ("removeAll", let option) where call.function == nil && option?.isNull != true:
      return Mutation(.dictionary([]))
    case ("removeValue", let key?): return set(key, to: .null)
    case ("updateValue", let value?): return call.arguments.last.map { set($0.value, to: value) }
    case ("merge", _?):
      return call.first.map { Mutation(DictionaryMethods.added(to: entries, $0, call)) }
    default: return nil
    }
  }

  private static func string(_ name: String, _ text: String, _ first: Value?) -> Mutation? {
    switch (name, first) {
    case ("append", .string(let other)?):
      text.utf8.count + other.utf8.count > Budget.maximumText
        ? Mutation(.unknown("a string")) : Mutation(.string(text + other))
    case ("append", _?): Mutation(.unknown("a string"))
    case ("removeAll", nil): Mutation(.string(""))
    case ("removeFirst", nil):
      Mutation(.string(String(text.dropFirst())), result: .string(String(text.prefix(1))))
    case ("removeLast", nil):
      Mutation(.string(String(text.dropLast())), result: .string(String(text.suffix(1))))
    case ("removeFirst", .integer(let count)?):
      Mutation(.string(String(text.dropFirst(max(count, 0)))))
    case ("removeLast", .integer(let count)?):
      Mutation(.string(String(text.dropLast(max(count, 0)))))
    default: nil
    }
  }
}

/// Methods that ask something about a list, where conditional elements may be there or not.
enum ListSearch {
  /// Calls a method; `nil` when it is not one of these, or its arguments do not fit.
  static func call(_ name: String, _ call: LibraryCall) -> Value? {
    switch (name, call.function) {
    case ("contains", let predicate?):
      .condition(exists(call) { call.holds(predicate, for: $0) })
    case ("contains", nil):
      call.first.map { wanted in .condition(exists(call) { call.areEqual($0.value, wanted) }) }
    case ("allSatisfy", let predicate?):
      .condition(exists(call) { call.holds(predicate, for: $0).negated }.negated)
    case ("first", let predicate?): found(in: call.items) { call.holds(predicate, for: $0) }
    case ("last", let predicate?):
      found(in: call.items.reversed()) { call.holds(predicate, for: $0) }
    case ("firstIndex", let predicate), ("lastIndex", let predicate):
      call.items.isSlice
        ? nil
        : call.first.map { wanted in
          index(name == "firstIndex", in: call.items) { element in
            predicate.map { call.holds($0, for: element) } ?? call.areEqual(element.value, wanted)
          }
        }
    case ("count", let predicate?):
      .integer(call.items.filter { call.holds(predicate, for: $0) == true }.count)
    case ("isSubset", _), ("isSuperset", _), ("isDisjoint", _), ("elementsEqual", _), ("starts", _):
      comparison(name, call)
    default: nil
    }
  }

  private static func exists(_ call: LibraryCall, where test: (ListElement) -> Bool?) -> Bool? {
    call.items.anyHolds { element in test(element).and { element.isConditional ? nil : true } }
  }

  private static func found(
    in items: [ListElement], where test: (ListElement) -> Bool?
  ) -> Value {
    var candidates: [Value] = []
    for element in items {
      switch test(element) {
      case false?: break
      case true? where !element.isConditional: return .join(candidates + [element.value])
      default: candidates.append(element.value)
      }
    }
    return .join(candidates + [.null])
  }

  private static func index(
    _ isFirst: Bool, in items: [ListElement], where test: (ListElement) -> Bool?
  ) -> Value {
    let indices = isFirst ? Array(items.indices) : items.indices.reversed()
    for index in indices {
      switch test(items[index]) {
      case false?: break
      case true? where !items[index].isConditional: return .integer(index)
      default: return .unknown("an index")
      }
    }
    return .null
  }

  /// Methods that compare two lists; the answer is known when both are.
  private static func comparison(_ name: String, _ call: LibraryCall) -> Value {
    guard let argument = call.first, call.items.isCertain else { return .unknown(name) }
    let other = argument.elements(at: 0)
    guard other.isCertain else { return .unknown(name) }
    func contains(_ items: [ListElement], _ element: ListElement) -> Bool {
      items.contains { call.areEqual($0.value, element.value) == true }
    }
    switch name {
    case "isSubset": return .boolean(call.items.allSatisfy { contains(other, $0) })
    case "isSuperset": return .boolean(other.allSatisfy { contains(call.items, $0) })
    case "isDisjoint": return .boolean(!call.items.contains { contains(other, $0) })
    case "starts":
      return .boolean(
        call.items.count >= other.count
          && zip(call.items, other).allSatisfy { call.areEqual($0.value, $1.value) == true })
    default: return .condition(call.areEqual(.array(call.items), .array(other)))
    }
  }
}

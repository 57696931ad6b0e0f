import DependencyModel
import SourceFacts
import SourceText

/// What messages give that objects of any class answer, and the collections of Foundation.
struct ObjectiveCMessages {
  private let context: UnitContext

  init(_ context: UnitContext) { self.context = context }

  /// The value of a message that no declaration of the project answers; unknown for most.
  ///
  /// - Parameters:
  ///   - type: the type of what it is sent to, or the type itself.
  ///   - isStatic: whether it is sent to the type itself.
  func value(
    of message: ExpressionFact, _ index: ID<ExpressionFact>, sentTo type: ValueType, isStatic: Bool
  ) -> ValueType {
    let result = result(of: context.text(message.name), sentTo: type, isStatic: isStatic)
    if result.isUnknown { return .unknown }
    // The call of a type gives a value of it.
    return context.structure.call(of: index) == nil ? result : .metatype(result)
  }

  /// What a message of a selector gives; unknown for most.
  ///
  /// - Parameter isStatic: whether it is sent to the type itself.
  func result(of selector: String, sentTo type: ValueType, isStatic: Bool) -> ValueType {
    isStatic && givesOwnInstance(selector, type) ? type : result(of: selector, sentTo: type)
  }

  /// Whether a class from outside gives an object of its own by a message that repeats its name, as
  /// `NSUserDefaults` does by `standardUserDefaults` and `UIDevice` by `currentDevice`.
  private func givesOwnInstance(_ selector: String, _ type: ValueType) -> Bool {
    let name: GlobalName?
    switch type.kind {
    case .external: name = type.name
    case .nominal where context.table[type.symbol].isForeign: name = context.table[type.symbol].name
    default: name = nil
    }
    guard let name,
      let prefix = Self.instancePrefixes.first(where: { selector.hasPrefix($0) })
    else { return false }
    let rest = selector.dropFirst(prefix.count)
    return rest.first.map(\.isUppercase) ?? false && context.table.names[name].hasSuffix(rest)
  }

  private static let instancePrefixes = ["shared", "default", "standard", "main", "current"]

  private func result(of selector: String, sentTo type: ValueType) -> ValueType {
    switch selector {
    case "class": return .metatype(type)
    case "alloc", "new", "init", "self", "copy", "mutableCopy", "retain", "autorelease": return type
    default: break
    }
    guard type.kind == .nominal, context.table.isOfLibrary(type.symbol) else { return .unknown }
    switch (context.table.name(of: type.symbol), type.arguments.count) {
    case ("Array", 1): return Self.result(of: selector, inArray: type)
    case ("Set", 1): return Self.result(of: selector, inSet: type, array: context.known.array)
    case ("Dictionary", 2):
      return Self.result(of: selector, inDictionary: type, array: context.known.array)
    default: return .unknown
    }
  }

  private static func result(of selector: String, inArray type: ValueType) -> ValueType {
    switch selector {
    case "firstObject", "lastObject", "objectAtIndex:", "objectAtIndexedSubscript:":
      type.arguments[0]
    case "arrayByAddingObject:", "arrayByAddingObjectsFromArray:", "filteredArrayUsingPredicate:",
      "sortedArrayUsingSelector:", "sortedArrayUsingComparator:", "sortedArrayUsingDescriptors:",
      "subarrayWithRange:", "objectsAtIndexes:", "reverseObjectEnumerator", "objectEnumerator",
      "allObjects":
      type
    default: .unknown
    }
  }

  private static func result(
    of selector: String, inSet type: ValueType, array: ID<Symbol>?
  ) -> ValueType {
    switch selector {
    case "anyObject", "member:": type.arguments[0]
    case "allObjects", "objectEnumerator":
      array.map { .nominal($0, type.arguments) } ?? .unknown
    default: .unknown
    }
  }

  private static func result(
    of selector: String, inDictionary type: ValueType, array: ID<Symbol>?
  ) -> ValueType {
    switch selector {
    case "objectForKey:", "objectForKeyedSubscript:", "valueForKey:": type.arguments[1]
    case "allKeys", "keyEnumerator": array.map { .nominal($0, [type.arguments[0]]) } ?? .unknown
    case "allValues", "objectEnumerator":
      array.map { .nominal($0, [type.arguments[1]]) } ?? .unknown
    default: .unknown
    }
  }

  /// Whether a call reads a property by a message, as in `[value name]`.
  func readsProperty(_ called: ID<ExpressionFact>, _ resolved: ResolvedName) -> Bool {
    guard context.isCFamily, let symbol = resolved.symbol else { return false }
    let declaration = context.table[symbol]
    return declaration.kind == .variable
      && (declaration.marks.contains(.isObjC) || !context.table.declarations.isCFamily(declaration))
  }
}

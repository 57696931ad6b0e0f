/// The labels of the functions of the standard library and Foundation that are known here.
///
/// A label says what a function does: one that is not known makes the whole call not understood, since
/// what it asks for would be left out.
enum LibrarySignatures {
  /// Whether a function with these labels is known.
  static func fits(_ name: String, _ arguments: [Argument]) -> Bool {
    guard let known = table[name] else { return false }
    return known.contains { fits($0[...], arguments[...]) }
  }

  /// Whether arguments have some labels; that of the first closure behind the parentheses is not written.
  private static func fits(
    _ labels: ArraySlice<String>, _ arguments: ArraySlice<Argument>
  ) -> Bool {
    labels.count == arguments.count
      && zip(labels, arguments).allSatisfy { label, argument in
        argument.label == label || (argument.isTrailing && argument.label.isEmpty)
      }
  }

  /// For each name the labels of its forms, each with a colon, `_` for none.
  private static let written: [String: [String]] = [
    // Texts.
    "lowercased": [""], "uppercased": [""], "trimmingCharacters": ["in:"],
    "components": ["separatedBy:"], "replacingOccurrences": ["of:with:"],
    "replacing": ["_:with:"], "appending": ["_:"], "hasPrefix": ["_:"], "hasSuffix": ["_:"],
    "split": [
      "separator:", "separator:maxSplits:", "separator:omittingEmptySubsequences:",
      "separator:maxSplits:omittingEmptySubsequences:", "whereSeparator:",
      "maxSplits:whereSeparator:", "omittingEmptySubsequences:whereSeparator:",
      "maxSplits:omittingEmptySubsequences:whereSeparator:",
    ],
    // Lists.
    "contains": ["_:", "where:"], "allSatisfy": ["_:"], "first": ["where:"], "last": ["where:"],
    "firstIndex": ["of:", "where:"], "lastIndex": ["of:", "where:"], "count": ["where:"],
    "isSubset": ["of:"], "isSuperset": ["of:"], "isDisjoint": ["with:"], "elementsEqual": ["_:"],
    "starts": ["with:"], "filter": ["_:"], "drop": ["while:"],
    "prefix": ["_:", "while:", "upTo:", "through:"], "suffix": ["_:", "from:"],
    "dropFirst": ["", "_:"], "dropLast": ["", "_:"], "sorted": ["", "by:"], "reversed": [""],
    "shuffled": [""], "enumerated": [""], "joined": ["", "separator:"], "min": ["", "by:"],
    "max": ["", "by:"], "union": ["_:"], "intersection": ["_:"], "subtracting": ["_:"],
    "symmetricDifference": ["_:"], "map": ["_:"], "compactMap": ["_:"], "flatMap": ["_:"],
    "forEach": ["_:"], "reduce": ["_:_:", "into:_:"],
    // Results.
    "get": [""], "mapError": ["_:"], "flatMapError": ["_:"],
    // Dictionaries; Tuist's settings have a `merging` and a `merge` of their own.
    "mapValues": ["_:"], "compactMapValues": ["_:"], "merging": ["_:", "_:uniquingKeysWith:"],
    // What changes them.
    "append": ["_:", "contentsOf:"], "insert": ["_:", "_:at:", "contentsOf:at:"],
    "formUnion": ["_:"], "formIntersection": ["_:"], "subtract": ["_:"], "update": ["with:"],
    "removeAll": ["", "where:", "keepingCapacity:"], "remove": ["_:", "at:"],
    "removeFirst": ["", "_:"], "removeLast": ["", "_:"], "popFirst": [""], "popLast": [""],
    "sort": ["", "by:"], "reverse": [""], "shuffle": [""], "reserveCapacity": ["_:"],
    "swapAt": ["_:_:"], "removeValue": ["forKey:"], "updateValue": ["_:forKey:"],
    "merge": ["_:", "_:uniquingKeysWith:"], "toggle": [""],
    // Initialisers.
    "String": [
      "", "_:", "describing:", "repeating:count:", "_:radix:", "_:radix:uppercase:", "cString:",
      "validatingUTF8:", "validatingCString:",
    ],
    "Substring": ["", "_:"], "Character": ["_:"],
    "Int": ["", "_:", "_:radix:", "exactly:"], "Bool": ["", "_:"],
    "Array": ["", "_:", "repeating:count:"], "ContiguousArray": ["", "_:", "repeating:count:"],
    "ArraySlice": ["", "_:", "repeating:count:"], "Set": ["", "_:"], "OrderedSet": ["", "_:"],
    "Dictionary": [
      "", "_:", "uniqueKeysWithValues:", "_:uniquingKeysWith:", "grouping:by:",
    ],
    "KeyValuePairs": [""], "SettingsDictionary": ["", "_:"], "Optional": ["_:"],
    // Functions.
    "getenv": ["_:"], "abs": ["_:"], "zip": ["_:_:"],
    "stride": ["from:to:by:", "from:through:by:"],
  ]

  private static let table: [String: [[String]]] = written.mapValues { forms in
    forms.map { form in
      form.split(separator: ":").map { $0 == "_" ? "" : String($0) }
    }
  }
}

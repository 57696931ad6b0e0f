/// The members of values of the standard library.
enum LibraryMembers {
  /// A property; `nil` when there is none, or when it is not known here.
  static func property(_ name: String, of value: Value) -> Value? {
    switch value {
    case .string(let text): string(name, of: text)
    case .array(let items): list(name, of: items)
    case .dictionary(let entries): dictionary(name, of: entries)
    case .tuple: value.part(name)
    case .range(let range): self.range(name, of: range)
    case .integer, .double, .boolean:
      name == "description" ? value.interpolated { _ in nil } : nil
    default: nil
    }
  }

  private static func string(_ name: String, of text: String) -> Value? {
    switch name {
    case "count": .integer(text.count)
    case "isEmpty": .boolean(text.isEmpty)
    case "description", "rawValue", "pathString": .string(text)
    case "first": text.first.map { .string(String($0)) } ?? .null
    case "last": text.last.map { .string(String($0)) } ?? .null
    case "capitalized": .string(capitalized(text))
    default: nil
    }
  }

  /// Each letter that follows no other letter as a capital, all others small.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var followsLetter = false
    for character in text {
      result += followsLetter ? character.lowercased() : character.uppercased()
      followsLetter = character.isLetter || (followsLetter && "'’".contains(character))
    }
    return result
  }

  private static func list(_ name: String, of items: [ListElement]) -> Value? {
    if items.isSlice, ["startIndex", "endIndex", "indices"].contains(name) { return nil }
    return switch name {
    case "count", "endIndex": items.isCertain ? .integer(items.count) : .unknown(name)
    case "isEmpty":
      items.contains { !$0.isUncertain }
        ? .boolean(false) : .condition(items.isEmpty ? true : nil)
    case "first": items.firstValue
    case "last": items.reversed().firstValue
    case "indices": items.isCertain ? .range(0..<items.count) : .unknown(name)
    case "startIndex": .integer(0)
    // Tuist's lists of files are made by literals.
    case "lazy", "globs": .array(items)
    default: nil
    }
  }

  private static func dictionary(_ name: String, of entries: [DictionaryEntry]) -> Value? {
    switch name {
    case "count": .integer(entries.count)
    case "isEmpty": .boolean(entries.isEmpty)
    case "keys": .array(entries.map { ListElement(value: $0.key, offset: 0) })
    case "values": .array(entries.map { ListElement(value: $0.value, offset: 0) })
    default: nil
    }
  }

  private static func range(_ name: String, of range: Range<Int>) -> Value? {
    switch name {
    case "count": range.upperBound == .max ? nil : .integer(range.width)
    case "isEmpty": .boolean(range.isEmpty)
    case "first": range.isEmpty ? .null : .integer(range.lowerBound)
    case "last": range.isEmpty || range.upperBound == .max ? nil : .integer(range.upperBound - 1)
    case "lazy": .range(range)
    case "lowerBound": .integer(range.lowerBound)
    case "upperBound": .integer(range.upperBound)
    default: nil
    }
  }

  // MARK: Methods

  /// A method that changes nothing; `nil` when it is not known.
  static func call(_ name: String, on receiver: Value, _ call: LibraryCall) -> Value? {
    guard LibrarySignatures.fits(name, call.arguments) else { return nil }
    let site = call.site
    var call = call
    var receiver = receiver
    if name == "contains", call.function == nil, let wanted = call.first,
      let answer = receiver.isRange(containing: wanted)
    {
      return .boolean(answer)
    }
    if name == "prefix", call.label.isEmpty, case .range(let range) = receiver,
      let count = call.count, range.width > count
    {
      receiver = .range(range.lowerBound..<(range.lowerBound + count))
      call.arguments[0].element.value = .integer(count)
    }
    switch receiver {
    case .string(let text):
      if let result = StringMethods.call(name, of: text, call.arguments) { return result }
      guard call.spend(text.utf8.count) else { return call.unknown }
      call.items = receiver.elements(at: site.offset)
      return characters(name, of: text, call)
    case .dictionary(let entries):
      if let result = DictionaryMethods.call(name, of: entries, call) { return result }
    case .type: return nil
    case .array, .range: break
    default:
      if let result = ResultMethods.call(name, on: receiver, call) { return result }
      // An optional that is not `nil`.
      guard name == "map" || name == "flatMap", case .function(let function)? = call.first else {
        return nil
      }
      return function.call([Argument(receiver, at: site)], at: site, hint: nil)
    }
    guard let items = call.runtime.iterationElements(of: receiver, at: site) else { return nil }
    call.items = items
    return listMethod(name, call)
  }

  private static func listMethod(_ name: String, _ call: LibraryCall) -> Value? {
    ListTransformations.call(name, call) ?? ListSearch.call(name, call)
      ?? ListSelection.call(name, call)
  }

  /// Methods of lists that exist as values too, such as in `names.filter(known.contains)`.
  static let listMethodValues: Set<String> = ["contains", "map", "filter", "joined"]

  /// A method of a string as the list of its characters; a choice of them is a string again.
  private static func characters(_ name: String, of text: String, _ call: LibraryCall) -> Value? {
    if name == "split" {
      guard let predicate = call.function, let splitting = Splitting(call.arguments) else {
        return nil
      }
      var separators: [Range<Int>] = []
      for (index, item) in call.items.enumerated() {
        guard let isSeparator = call.holds(predicate, for: item) else { return call.unknown }
        if isSeparator { separators.append(index..<(index + 1)) }
      }
      let characters = Array(text)
      return .array(
        splitting.parts(of: characters.count, at: separators).map { part in
          ListElement(value: .string(String(characters[part])), offset: call.site.offset)
        })
    }
    let result = listMethod(name, call)
    guard ["filter", "prefix", "drop"].contains(name), case .array(let kept)? = result else {
      return result
    }
    return ListSelection.joined(call.on(kept))
  }
}

extension Value {
  /// Whether a value lies in it; `nil` where it is no range, or that is not known.
  func isRange(containing value: Value) -> Bool? {
    switch (self, value) {
    case (.range(let range), .integer(let number)):
      return number == .max ? range.upperBound == .max : range.contains(number)
    case (.object, .string(let text)):
      guard let record, record.type == nil, record.fields.count == 2,
        case .string(let lower) = record.fields[0].element.value,
        case .string(let upper) = record.fields[1].element.value
      else { return nil }
      switch record.name {
      case "...": return lower <= text && text <= upper
      case "..<": return lower <= text && text < upper
      default: return nil
      }
    default: return nil
    }
  }
}

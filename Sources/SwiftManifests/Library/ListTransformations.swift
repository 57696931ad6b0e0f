/// Methods of lists that apply a function to each element.
enum ListTransformations {
  /// Calls a method; `nil` when it is not one of these, or gets no function.
  static func call(_ name: String, _ call: LibraryCall) -> Value? {
    guard let function = call.function else { return nil }
    switch name {
    case "map":
      return .array(
        call.items.flatMap { element in
          derived(
            function.call(element, at: call.site, hint: call.hint?.element), from: element,
            at: call.site)
        })
    case "compactMap":
      return .array(
        call.items.flatMap { element -> [ListElement] in
          let value = function.call(element, at: call.site, hint: call.hint?.element)
          return value.isNull ? [] : derived(value, from: element, at: call.site)
        })
    case "flatMap": return flatMapped(function, call)
    case "forEach":
      for element in call.items {
        let round = { _ = function.call(element, at: call.site) }
        if element.isConditional { _ = call.runtime.store.fork([{}, round]) } else { round() }
      }
      return .void
    case "reduce": return reduced(function, call)
    default: return nil
    }
  }

  /// The elements that a list gets for one that was made from another element.
  ///
  /// What a function of the helpers makes is found where the manifest asks for it, since the function makes
  /// it for others too.
  private static func derived(
    _ value: Value, from source: ListElement, at site: Site
  ) -> [ListElement] {
    var place = value.origin ?? source.offset
    if site.text.helper(at: place) != nil, value.origin != nil {
      let asking = site.offset
      if site.text.helper(at: asking) == nil { place = asking }
    }
    return ListElement(
      value: value, offset: place, isConditional: source.isConditional,
      source: source.taken.source
    ).expanded
  }

  private static func flatMapped(_ function: any Callable, _ call: LibraryCall) -> Value {
    var result: [ListElement] = []
    for element in call.items {
      let round = element.taken.source
      let inner = function.call(element, at: call.site, hint: call.hint)
        .elements(at: element.offset).map { made in
          var made = made
          made.round = made.round ?? round
          return made
        }
      call.spend(inner.count)
      result += element.isConditional ? inner.map { $0.conditional() } : inner
    }
    return .array(result)
  }

  /// `reduce(initial) { … }` and `reduce(into: initial) { … }`.
  private static func reduced(_ function: any Callable, _ call: LibraryCall) -> Value? {
    guard var result = call.first else { return nil }
    for element in call.items {
      let next = {
        if call.label == "into" { return function.update(result, with: element, at: call.site) }
        let arguments = [
          Argument(result, at: call.site), Argument(label: "", element: element),
        ]
        return function.call(arguments, at: call.site, hint: nil)
      }
      result = element.isConditional ? call.runtime.store.forkValue([{ result }, next]) : next()
    }
    return result
  }
}

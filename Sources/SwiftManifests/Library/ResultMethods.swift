/// Values of the standard library's `Result`, which stand for the calls of their cases.
enum ResultMethods {
  private static let success = "success"
  private static let failure = "failure"

  /// `Result { try … }` and `Result(catching:)`; `nil` for other initialisers.
  static func construct(_ call: LibraryCall) -> Value? {
    guard call.arguments.count == 1, ["", "catching"].contains(call.label),
      case .function(let function)? = call.first
    else { return nil }
    let store = call.runtime.store
    let (value, thrown) = store.catching {
      function.call([], at: call.site, hint: nil)
    }
    switch thrown {
    case .nothing: return make(success, value, call)
    case .surely(let error): return make(failure, error, call)
    case .perhaps(let error):
      return .join([make(success, value, call), make(failure, error, call)])
    }
  }

  /// A method of a result; `nil` for other values and methods.
  static func call(_ name: String, on receiver: Value, _ call: LibraryCall) -> Value? {
    guard let record = receiver.record, record.type == nil, record.fields.count == 1,
      record.name == success || record.name == failure
    else { return nil }
    let content = record.fields[0].element.value
    let isSuccess = record.name == success
    switch name {
    case "get":
      if isSuccess { return content }
      call.runtime.store.raise(content, isCertain: true)
      return .unset
    case "map", "flatMap", "mapError", "flatMapError":
      guard case .function(let function)? = call.first else { return nil }
      guard isSuccess != name.hasSuffix("Error") else { return receiver }
      let result = function.call([Argument(content, at: call.site)], at: call.site, hint: nil)
      return name.hasPrefix("flatMap") ? result : make(record.name, result, call)
    default: return nil
    }
  }

  private static func make(_ name: String, _ content: Value, _ call: LibraryCall) -> Value {
    let element = ListElement(value: content, offset: content.origin ?? call.site.offset)
    return call.runtime.store.makeObject(
      Record(
        name: name, type: nil, fields: [Field(label: "", element: element)],
        offset: call.site.offset))
  }
}

/// What is known of the module `XCTestDynamicOverlay`.
let xcTestDynamicOverlayInterface = #"""
  // exports: IssueReporting
  extension Array: _DefaultInitializable {}
  extension AsyncStream: _DefaultInitializable {}
  extension AsyncThrowingStream: _DefaultInitializable where Failure == Error {}
  extension Bool: _DefaultInitializable {}
  extension Character: _DefaultInitializable {}
  extension Data: _DefaultInitializable {}
  extension Date: _DefaultInitializable {}
  extension Decimal: _DefaultInitializable {}
  extension Dictionary: _DefaultInitializable {}
  extension Double: _DefaultInitializable {}
  extension Float: _DefaultInitializable {}
  extension Int: _DefaultInitializable {}
  extension Int16: _DefaultInitializable {}
  extension Int32: _DefaultInitializable {}
  extension Int64: _DefaultInitializable {}
  extension Int8: _DefaultInitializable {}
  extension Optional: _OptionalProtocol {}
  extension Result: _ErrorMechanism {}
  extension Set: _DefaultInitializable {}
  extension String: _DefaultInitializable {}
  extension Substring: _DefaultInitializable {}
  extension UInt: _DefaultInitializable {}
  extension UInt16: _DefaultInitializable {}
  extension UInt32: _DefaultInitializable {}
  extension UInt64: _DefaultInitializable {}
  extension UInt8: _DefaultInitializable {}
  extension URL: _DefaultInitializable {}
  extension UUID: _DefaultInitializable {}
  func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((_XCTIssue) -> Bool)? = nil)
  func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R, issueMatcher: ((_XCTIssue) -> Bool)? = nil) rethrows -> R
  func XCTFail(_ message: String = nil, file: StaticString = nil, line: UInt = nil)
  struct XCTFailContext: Sendable {
    static var current: Self?
    var file: StaticString
    init(file: StaticString, line: UInt)
    var line: UInt
  }
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil) -> (repeat each Argument) async throws -> Result
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil) -> (repeat each Argument) -> Result
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil) -> (repeat each Argument) async -> Result
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) throws -> Result
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil) -> (repeat each Argument) async -> Result
  func XCTUnimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, placeholder: @autoclosure @escaping () -> Result, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) -> Result
  typealias XCTUnimplementedFailure = UnimplementedFailure
  func unimplemented<Result>(_ description: @autoclosure @escaping () -> String = nil, file filePath: StaticString = nil, fileID: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, file filePath: StaticString = nil, fileID: StaticString = nil, function: StaticString = nil, line: UInt = nil) -> (repeat each Argument) -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, file filePath: StaticString = nil, fileID: StaticString = nil, function: StaticString = nil, line: UInt = nil) -> (repeat each Argument) async -> Result
  """#

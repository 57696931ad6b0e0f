/// Functions, key paths and mirrors of the standard library, and what tests call.
let functionInterface = """
  func print(_ items: Any..., separator: String = " ", terminator: String = "")
  func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "")
  func dump<T>(_ value: T) -> T
  func readLine(strippingNewline: Bool = true) -> String?
  func min<T: Comparable>(_ first: T, _ second: T, _ rest: T...) -> T
  func max<T: Comparable>(_ first: T, _ second: T, _ rest: T...) -> T
  func abs<T>(_ value: T) -> T
  func swap<T>(_ first: inout T, _ second: inout T)
  func zip<A: Sequence, B: Sequence>(_ first: A, _ second: B) -> [(A.Element, B.Element)]
  func stride<T>(from start: T, to end: T, by step: Int) -> StrideTo<T>
  func stride<T>(from start: T, through end: T, by step: Int) -> StrideThrough<T>
  func sequence<T>(first: T, next: @escaping (T) -> T?) -> [T]
  func sequence<T, S>(state: S, next: @escaping (inout S) -> T?) -> [T]
  func repeatElement<T>(_ element: T, count: Int) -> [T]
  func type<T>(of value: T) -> T.Type
  func unsafeBitCast<T, U>(_ value: T, to type: U.Type) -> U
  func unsafeDowncast<T, U>(_ value: T, to type: U.Type) -> U
  func numericCast<T, U>(_ value: T) -> U
  func assert(_ condition: Bool, _ message: String = "")
  func precondition(_ condition: Bool, _ message: String = "")
  func assertionFailure(_ message: String = "")
  func preconditionFailure(_ message: String = "") -> Never
  func fatalError(_ message: String = "") -> Never
  enum CommandLine { static var arguments: [String]; static var argc: Int32 { get } }
  enum Never: Error, Hashable, Comparable {}  // value
  func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool
  func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) -> R
  func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) -> R
  func withUnsafeMutablePointer<T, R>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R) -> R
  func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) -> R
  func withUnsafeMutableBytes<T, R>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  func withUnsafeTemporaryAllocation<T, R>(of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) -> R
  func withUnsafeTemporaryAllocation<R>(byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> R) -> R
  func withoutActuallyEscaping<T, R>(_ closure: T, do body: (T) throws -> R) -> R
  func autoreleasepool<R>(invoking body: () throws -> R) -> R  // elsewhere
  func XCTUnwrap<T>(_ expression: T?, _ message: String = "") throws -> T  // elsewhere
  func XCTAssertEqual<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertEqual<T>(_ first: T, _ second: T, accuracy: T, _ message: String = "")  // elsewhere
  func XCTAssertNotEqual<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertIdentical<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertLessThan<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertLessThanOrEqual<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertGreaterThan<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertGreaterThanOrEqual<T>(_ first: T, _ second: T, _ message: String = "")  // elsewhere
  func XCTAssertThrowsError<T>(_ expression: T, _ message: String = "", _ handler: (Error) -> Void = { _ in })  // elsewhere
  func XCTAssertNoThrow<T>(_ expression: T, _ message: String = "")  // elsewhere
  """

/// What is known of the module `IssueReporting`.
let issueReportingInterface = #"""
  protocol IssueReporter: Sendable {
    func expectIssue(_ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func expectIssue(_ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func reportIssue(_ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func reportIssue(_ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
  }
  extension IssueReporter where Self == _BreakpointReporter {
    static var breakpoint: Self { get }
  }
  extension IssueReporter where Self == _FatalErrorReporter {
    static var fatalError: Self { get }
  }
  extension IssueReporter where Self == _RuntimeWarningReporter {
    static var runtimeWarning: Self { get }
  }
  extension IssueReporter {
    func expectIssue(_ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func expectIssue(_ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func reportIssue(_ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
  }
  enum IssueReporters {
    static var current: [any IssueReporter]
  }
  extension Result: _ErrorMechanism {}
  enum TestContext {
    case swiftTesting, xcTest
    static var current: Self? { get }
  }
  struct UnimplementedFailure: Error {
    var description: String { get }
  }
  var isTesting: Bool { get }
  func reportIssue(_ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  func reportIssue(_ message: @autoclosure () -> String? = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  func unimplemented<Result>(_ description: @autoclosure @escaping () -> String = nil, placeholder: @autoclosure @escaping () -> Result = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) async throws -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) throws -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, placeholder: @autoclosure @escaping () -> Result = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) -> Result
  func unimplemented<each Argument, Result>(_ description: @autoclosure @escaping () -> String = nil, placeholder: @autoclosure @escaping () -> Result = nil, fileID: StaticString = nil, filePath: StaticString = nil, function: StaticString = nil, line: UInt = nil, column: UInt = nil) -> (repeat each Argument) async -> Result
  func withExpectedIssue(_ message: String? = nil, isIntermittent: Bool = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil, _ body: () async throws -> Void) async
  func withExpectedIssue(_ message: String? = nil, isIntermittent: Bool = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil, _ body: () throws -> Void)
  func withIssueContext<R>(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () async throws -> R) async rethrows -> R
  func withIssueContext<R>(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () throws -> R) rethrows -> R
  func withIssueReporters<R>(_ reporters: [any IssueReporter], operation: () async throws -> R) async rethrows -> R
  func withIssueReporters<R>(_ reporters: [any IssueReporter], operation: () throws -> R) rethrows -> R
  """#

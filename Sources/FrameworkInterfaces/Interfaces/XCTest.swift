/// What is known of the module `XCTest`.
let xcTestInterface = #"""
  // exports: Foundation
  class PerformanceMeter {}
  typealias XCKeyValueObservingExpectationHandler = (Any, [AnyHashable: Any]) -> Bool
  typealias XCNotificationExpectationHandler = XCTNSNotificationExpectation.Handler
  typealias XCPredicateExpectationHandler = XCTNSPredicateExpectation.Handler
  protocol XCTActivity: NSObjectProtocol {
    func add(_ attachment: XCTAttachment)
    var name: String { get }
  }
  class XCTApplicationLaunchMetric: NSObject, XCTMetric {
    init()
    init(waitUntilResponsive: Bool)
  }
  func XCTAssert(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Equatable
  func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: FloatingPoint
  func XCTAssertEqualWithAccuracy<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: FloatingPoint
  func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertGreaterThan<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Comparable
  func XCTAssertGreaterThanOrEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Comparable
  func XCTAssertIdentical(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertLessThan<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Comparable
  func XCTAssertLessThanOrEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Comparable
  func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertNoThrow<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertNotEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Equatable
  func XCTAssertNotEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: FloatingPoint
  func XCTAssertNotEqualWithAccuracy<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ accuracy: T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: FloatingPoint
  func XCTAssertNotIdentical(_ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil, _ errorHandler: (any Error) -> Void = nil)
  func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil, _ errorHandler: (any Error) throws -> Void = nil) rethrows
  func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil)
  class XCTAttachment: NSObject, NSSecureCoding {
    enum ImageQuality: Int { case low, medium, original }
    enum Lifetime: Int { case deleteOnSuccess, keepAlways }
    init(archivableObject object: any NSSecureCoding)
    init(compressedContentsOfDirectory url: URL)
    init(contentsOfFile url: URL)
    init(data payload: Data)
    init(data payload: Data, uniformTypeIdentifier: String)
    init(image: UIImage)
    init(plistObject object: Any)
    init(screenshot: XCUIScreenshot)
    init(screenshot: XCUIScreenshot, quality: XCTAttachment.ImageQuality)
    init(string: String)
    init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil)
    var lifetime: XCTAttachment.Lifetime
    var name: String?
    var uniformTypeIdentifier: String { get }
    var userInfo: [AnyHashable: Any]?
  }
  class XCTCPUMetric: NSObject, XCTMetric {
    init()
    init(application: XCUIApplication)
    init(limitingToCurrentThread: Bool)
  }
  class XCTClockMetric: NSObject, XCTMetric {
    init()
  }
  class XCTContext: NSObject {
    static func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result
  }
  class XCTDarwinNotificationExpectation: XCTestExpectation {
    typealias Handler = () -> Bool
    var handler: XCTDarwinNotificationExpectation.Handler?
    init(notificationName: String)
    var notificationName: String { get }
  }
  func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil)
  func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options)
  func XCTExpectFailure<R>(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil) rethrows -> R
  func XCTExpectFailure<R>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R) rethrows -> R
  class XCTExpectedFailure: NSObject {
    class Options: NSObject {}
    var failureReason: String? { get }
    var issue: XCTIssue { get }
  }
  extension XCTExpectedFailure.Options {
    init()
    var isEnabled: Bool
    var isStrict: Bool
    var issueMatcher: (XCTIssue) -> Bool
    static func nonStrict() -> XCTExpectedFailure.Options
  }
  func XCTFail(_ message: String = nil, file: StaticString = nil, line: UInt = nil)
  class XCTHitchMetric: NSObject, XCTMetric {
    init(application: XCUIApplication)
  }
  struct XCTIssue {
    enum IssueType: Int { case assertionFailure, performanceRegression, system, thrownError, uncaughtException, unmatchedExpectedFailure }
    func add(_ attachment: XCTAttachment)
    var associatedError: (any Error)?
    var attachments: [XCTAttachment]
    var compactDescription: String
    var detailedDescription: String?
    init(type: XCTIssue.IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = nil, associatedError: (any Error)? = nil, attachments: [XCTAttachment] = nil)
    var sourceCodeContext: XCTSourceCodeContext
    var type: XCTIssue.IssueType
  }
  class XCTKVOExpectation: XCTestExpectation {
    typealias Handler = (Any, [AnyHashable: Any]) -> Bool
    var expectedValue: Any? { get }
    var handler: XCTKVOExpectation.Handler?
    init(keyPath: String, object: Any)
    init(keyPath: String, object: Any, expectedValue: Any?)
    init(keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = nil)
    var keyPath: String { get }
    var observedObject: Any { get }
    var options: NSKeyValueObservingOptions { get }
  }
  func XCTMain(_ testCases: [XCTestCaseEntry]) -> Never
  func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String] = nil, observers: [any XCTestObservation]? = nil) -> CInt
  func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String]) -> Never
  func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String], observers: [any XCTestObservation]) -> Never
  class XCTMeasureOptions: NSObject, NSCopying {
    static var `default`: XCTMeasureOptions { get }
    init()
    var invocationOptions: Any
    var iterationCount: Int
  }
  class XCTMemoryMetric: NSObject, XCTMetric {
    init()
    init(application: XCUIApplication)
  }
  protocol XCTMetric: NSCopying, NSObjectProtocol {
    func didStopMeasuring()
    func reportMeasurements(from startTime: XCTPerformanceMeasurementTimestamp, to endTime: XCTPerformanceMeasurementTimestamp) throws -> [XCTPerformanceMeasurement]
    func willBeginMeasuring()
  }
  class XCTNSNotificationExpectation: XCTestExpectation {
    typealias Handler = (Notification) -> Bool
    var handler: XCTNSNotificationExpectation.Handler?
    init(name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = nil, file: StaticString = nil, line: Int = nil)
    var notificationCenter: NotificationCenter { get }
    var notificationName: Notification.Name { get }
    var observedObject: Any? { get }
  }
  class XCTNSPredicateExpectation: XCTestExpectation {
    typealias Handler = () -> Bool
    var handler: XCTNSPredicateExpectation.Handler?
    init(predicate: NSPredicate, object: Any? = nil, file: StaticString = nil, line: Int = nil)
    var object: Any? { get }
    var predicate: NSPredicate { get }
  }
  class XCTOSSignpostMetric: NSObject, XCTMetric {
    static var applicationLaunch: any XCTMetric { get }
    static var customNavigationTransitionMetric: any XCTMetric { get }
    init(subsystem: String, category: String, name: String)
    static var navigationTransitionMetric: any XCTMetric { get }
    static var scrollDecelerationMetric: any XCTMetric { get }
    static var scrollingAndDecelerationMetric: any XCTMetric { get }
  }
  class XCTPerformanceMeasurement: NSObject {
    var displayName: String { get }
    var identifier: String { get }
    var value: Measurement<Unit> { get }
  }
  class XCTPerformanceMeasurementTimestamp: NSObject {
    var absoluteTime: UInt64 { get }
    var date: Date { get }
    init()
  }
  struct XCTPerformanceMetric: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
    static var wallClockTime: XCTPerformanceMetric { get }
  }
  struct XCTSkip: Error {
    init(_ message: @autoclosure () -> String? = nil, file: StaticString = nil, line: UInt = nil)
    var message: String? { get }
  }
  func XCTSkipIf(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = nil, line: UInt = nil) throws
  func XCTSkipUnless(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = nil, line: UInt = nil) throws
  class XCTSourceCodeContext: NSObject, NSSecureCoding {
    init()
    init(location: XCTSourceCodeLocation?)
    var location: XCTSourceCodeLocation? { get }
  }
  class XCTSourceCodeLocation: NSObject, NSSecureCoding {
    var fileURL: URL { get }
    init(filePath: String, lineNumber: Int)
    init(fileURL: URL, lineNumber: Int)
    var lineNumber: Int { get }
  }
  class XCTStorageMetric: NSObject, XCTMetric {
    init()
    init(application: XCUIApplication)
  }
  func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) throws -> T
  class XCTWaiter: NSObject, CustomStringConvertible, Equatable {
    enum Result: Int { case completed, incorrectOrder, interrupted, invertedFulfillment, timedOut }
    var delegate: (any XCTWaiterDelegate)?
    var description: String { get }
    var fulfilledExpectations: [XCTestExpectation] { get }
    func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval = nil, enforceOrder: Bool = nil) async -> XCTWaiter.Result
    func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil) async -> XCTWaiter.Result
    static func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval = nil, enforceOrder: Bool = nil) async -> XCTWaiter.Result
    static func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil) async -> XCTWaiter.Result
    init(delegate: (any XCTWaiterDelegate)? = nil)
    func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil) -> XCTWaiter.Result
    static func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil) -> XCTWaiter.Result
  }
  protocol XCTWaiterDelegate: NSObjectProtocol, AnyObject {
    func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
    func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
    func waiter(_ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)
  }
  class XCTest: NSObject {
    init()
    var name: String { get }
    func perform(_ run: XCTestRun)
    func run()
    func setUp()
    func setUpWithError() throws
    func tearDown()
    func tearDownWithError() throws
    var testCaseCount: Int { get }
    var testRun: XCTestRun? { get }
    var testRunClass: AnyClass? { get }
  }
  class XCTestCase: XCTest, XCTWaiterDelegate {
    func add(_ attachment: XCTAttachment)
    func addTeardownBlock(_ block: @escaping () -> Void)
    func addTeardownBlock(_ block: @escaping () async throws -> Void)
    func addUIInterruptionMonitor(withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol
    var continueAfterFailure: Bool
    static var defaultMeasureOptions: XCTMeasureOptions { get }
    static var defaultMetrics: [any XCTMetric] { get }
    static var defaultPerformanceMetrics: [XCTPerformanceMetric] { get }
    static var defaultTestSuite: XCTestSuite { get }
    var executionTimeAllowance: TimeInterval
    func expectation(description: String, file: StaticString = nil, line: Int = nil) -> XCTestExpectation
    func expectation(for predicate: NSPredicate, evaluatedWith object: Any? = nil, file: StaticString = nil, line: Int = nil, handler: XCTNSPredicateExpectation.Handler? = nil) -> XCTestExpectation
    func expectation(for predicate: NSPredicate, evaluatedWith object: Any?, handler: XCTNSPredicateExpectation.Handler? = nil) -> XCTestExpectation
    func expectation(forNotification notificationName: Notification.Name, object objectToObserve: Any?, handler: XCTNSNotificationExpectation.Handler? = nil) -> XCTestExpectation
    func expectation(forNotification notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = nil, file: StaticString = nil, line: Int = nil, handler: XCTNSNotificationExpectation.Handler? = nil) -> XCTestExpectation
    func expectation(forNotification notificationName: String, object: Any? = nil, notificationCenter: NotificationCenter = nil, file: StaticString = nil, line: Int = nil, handler: XCTNSNotificationExpectation.Handler? = nil) -> XCTestExpectation
    func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = nil, enforceOrder: Bool = nil) async
    func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil) async
    init()
    init(invocation: NSInvocation?)
    init(name: String, testClosure: @escaping XCTestCaseClosure)
    init(selector: Selector)
    var invocation: NSInvocation?
    func invokeTest()
    func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation
    func keyValueObservingExpectation(for objectToObserve: Any, keyPath: String, handler: XCKeyValueObservingExpectationHandler? = nil) -> XCTestExpectation
    func measure(_ block: () -> Void)
    func measure(file: StaticString = nil, line: Int = nil, block: () -> Void)
    func measure(metrics: [any XCTMetric], block: () -> Void)
    func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void)
    func measure(options: XCTMeasureOptions, block: () -> Void)
    func measureMetrics(_ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = nil, line: Int = nil, for block: () -> Void)
    func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
    func record(_ issue: XCTIssue)
    func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool)
    func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol)
    static var runsForEachTargetApplicationUIConfiguration: Bool { get }
    var runsForEachTargetApplicationUIConfiguration: Bool { get }
    func setUp() async throws
    func setUp(completion: @escaping ((any Error)?) -> Void)
    static func setUp()
    func startMeasuring(file: StaticString = nil, line: Int = nil)
    func stopMeasuring(file: StaticString = nil, line: Int = nil)
    func tearDown() async throws
    static func tearDown()
    func wait(for expectations: [XCTestExpectation])
    func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval)
    func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder: Bool)
    func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = nil, file: StaticString = nil, line: Int = nil)
    func waitForExpectations(timeout: TimeInterval, file: StaticString = nil, line: Int = nil, handler: XCWaitCompletionHandler? = nil)
    func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
    func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
    func waiter(_ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)
  }
  typealias XCTestCaseClosure = (XCTestCase) throws -> Void
  typealias XCTestCaseEntry = (testCaseClass: XCTestCase.Type, allTests: [(String, XCTestCaseClosure)])
  class XCTestCaseRun: XCTestRun {}
  struct XCTestError: CustomNSError, CustomStringConvertible, Error, Hashable {
    enum Code: Int { case failureWhileWaiting, timeoutWhileWaiting }
    var code: XCTestError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    var errorUserInfo: [String: Any] { get }
    static var failureWhileWaiting: XCTestError.Code { get }
    init(_ code: XCTestError.Code, userInfo: [String: Any] = nil)
    static var timeoutWhileWaiting: XCTestError.Code { get }
    var userInfo: [String: Any] { get }
  }
  extension XCTestError.Code {
    static func ~= (match: Self, error: any Error) -> Bool
  }
  var XCTestErrorDomain: String { get }
  class XCTestExpectation: NSObject, CustomStringConvertible, Hashable {
    var assertForOverFulfill: Bool
    var description: String { get }
    var expectationDescription: String
    var expectedFulfillmentCount: Int
    func fulfill()
    func fulfill(_ file: StaticString = nil, line: Int = nil)
    init(description expectationDescription: String)
    init(description: String = nil, file: StaticString = nil, line: Int = nil)
    var isInverted: Bool
  }
  protocol XCTestObservation: NSObjectProtocol, AnyObject {
    func testBundleDidFinish(_ testBundle: Bundle)
    func testBundleWillStart(_ testBundle: Bundle)
    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int)
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)
    func testCaseDidFinish(_ testCase: XCTestCase)
    func testCaseWillStart(_ testCase: XCTestCase)
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
    func testSuiteDidFinish(_ testSuite: XCTestSuite)
    func testSuiteWillStart(_ testSuite: XCTestSuite)
  }
  class XCTestObservationCenter: NSObject {
    func addTestObserver(_ testObserver: any XCTestObservation)
    func removeTestObserver(_ testObserver: any XCTestObservation)
    static var shared: XCTestObservationCenter { get }
  }
  class XCTestRun: NSObject {
    var executionCount: Int { get }
    var failureCount: Int { get }
    var hasBeenSkipped: Bool { get }
    var hasSucceeded: Bool { get }
    init(test: XCTest)
    func record(_ issue: XCTIssue)
    var skipCount: Int { get }
    func start()
    var startDate: Date? { get }
    func stop()
    var stopDate: Date? { get }
    var test: XCTest { get }
    var testCaseCount: Int { get }
    var testDuration: TimeInterval { get }
    var totalDuration: TimeInterval { get }
    var totalFailureCount: Int { get }
    var unexpectedExceptionCount: Int { get }
  }
  class XCTestSuite: XCTest {
    func addTest(_ test: XCTest)
    static var `default`: XCTestSuite { get }
    init(forBundlePath bundlePath: String)
    init(forTestCaseClass testCaseClass: AnyClass)
    init(name: String)
    var tests: [XCTest] { get }
  }
  class XCTestSuiteRun: XCTestRun {
    func addTestRun(_ testRun: XCTestRun)
    var testRuns: [XCTestRun] { get }
  }
  class XCUIAccessibilityAuditIssue: NSObject {
    var auditType: XCUIAccessibilityAuditType { get }
    var compactDescription: String { get }
    var detailedDescription: String { get }
    var element: XCUIElement? { get }
  }
  struct XCUIAccessibilityAuditType: OptionSet {
    static var all: XCUIAccessibilityAuditType { get }
    static var contrast: XCUIAccessibilityAuditType { get }
    static var dynamicType: XCUIAccessibilityAuditType { get }
    static var elementDetection: XCUIAccessibilityAuditType { get }
    static var hitRegion: XCUIAccessibilityAuditType { get }
    init(rawValue: UInt64)
    var rawValue: UInt64 { get }
    static var sufficientElementDescription: XCUIAccessibilityAuditType { get }
    static var textClipped: XCUIAccessibilityAuditType { get }
    static var trait: XCUIAccessibilityAuditType { get }
  }
  class XCUIApplication: XCUIElement {
    enum State: UInt { case notRunning, runningBackground, runningBackgroundSuspended, runningForeground, unknown }
    func activate()
    init()
    init(bundleIdentifier: String)
    init(url: URL)
    func launch()
    var launchArguments: [String]
    var launchEnvironment: [String: String]
    func open(_ url: URL)
    func performAccessibilityAudit(for auditTypes: XCUIAccessibilityAuditType = nil, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil) throws
    func resetAuthorizationStatus(for resource: XCUIProtectedResource)
    var state: XCUIApplication.State { get }
    func terminate()
    func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool
  }
  class XCUICoordinate: NSObject, NSCopying {
    func doubleTap()
    func press(forDuration duration: TimeInterval)
    func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
    var referencedElement: XCUIElement { get }
    var screenPoint: CGPoint { get }
    func tap()
    func withOffset(_ offsetVector: CGVector) -> XCUICoordinate
  }
  class XCUIDevice: NSObject {
    enum Appearance: Int { case dark, light, unspecified }
    enum Button: Int { case action, camera, home, volumeDown, volumeUp }
    var appearance: XCUIDevice.Appearance
    func hasHardwareButton(_ button: XCUIDevice.Button) -> Bool
    var location: XCUILocation?
    var orientation: UIDeviceOrientation
    func press(_ button: XCUIDevice.Button)
    static var shared: XCUIDevice { get }
    var siriService: XCUISiriService { get }
    var system: XCUISystem { get }
  }
  class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding, XCUIElementSnapshotProviding {
    struct AttributeName: Hashable, RawRepresentable {}
    enum ElementType: UInt { case activityIndicator, alert, any, application, browser, button, cell, checkBox, collectionView, colorWell, comboBox, datePicker, decrementArrow, dialog, disclosureTriangle, dockItem, drawer, grid, group, handle, helpTag, icon, image, incrementArrow, key, keyboard, layoutArea, layoutItem, levelIndicator, link, map, matte, menu, menuBar, menuBarItem, menuButton, menuItem, navigationBar, other, outline, outlineRow, pageIndicator, picker, pickerWheel, popUpButton, popover, progressIndicator, radioButton, radioGroup, ratingIndicator, relevanceIndicator, ruler, rulerMarker, scrollBar, scrollView, searchField, secureTextField, segmentedControl, sheet, slider, splitGroup, splitter, staticText, statusBar, statusItem, stepper, `switch`, tab, tabBar, tabGroup, table, tableColumn, tableRow, textField, textView, timeline, toggle, toolbar, toolbarButton, touchBar, valueIndicator, webView, window }
    struct KeyModifierFlags: OptionSet {}
    enum SizeClass: Int { case compact, regular, unspecified }
    func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat)
    func adjust(toPickerWheelValue pickerWheelValue: String)
    func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    func click()
    func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate
    var debugDescription: String { get }
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    func doubleClick()
    func doubleTap()
    var exists: Bool { get }
    func hover()
    var isHittable: Bool { get }
    func pinch(withScale scale: CGFloat, velocity: CGFloat)
    func press(forDuration duration: TimeInterval)
    func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement)
    func rightClick()
    func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat)
    func screenshot() -> XCUIScreenshot
    func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat)
    func snapshot() throws -> any XCUIElementSnapshot
    func swipeDown()
    func swipeDown(velocity: XCUIGestureVelocity)
    func swipeLeft()
    func swipeLeft(velocity: XCUIGestureVelocity)
    func swipeRight()
    func swipeRight(velocity: XCUIGestureVelocity)
    func swipeUp()
    func swipeUp(velocity: XCUIGestureVelocity)
    func tap()
    func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int)
    func twoFingerTap()
    func typeKey(_ key: String, modifierFlags flags: XCUIElement.KeyModifierFlags)
    func typeText(_ text: String)
    func wait<V>(for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval) -> Bool where V: Equatable
    func waitForExistence(timeout: TimeInterval) -> Bool
    func waitForNonExistence(timeout: TimeInterval) -> Bool
  }
  protocol XCUIElementAttributes {
    var elementType: XCUIElement.ElementType { get }
    var frame: CGRect { get }
    var hasFocus: Bool { get }
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    var identifier: String { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
    var label: String { get }
    var placeholderValue: String? { get }
    var title: String { get }
    var value: Any? { get }
    var verticalSizeClass: XCUIElement.SizeClass { get }
  }
  class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    var allElementsBoundByAccessibilityElement: [XCUIElement] { get }
    var allElementsBoundByIndex: [XCUIElement] { get }
    func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery
    func containing(_ predicate: NSPredicate) -> XCUIElementQuery
    var count: Int { get }
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    func element(at index: Int) -> XCUIElement
    func element(boundBy index: Int) -> XCUIElement
    func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement
    func element(matching predicate: NSPredicate) -> XCUIElement
    var element: XCUIElement { get }
    func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery
    func matching(_ predicate: NSPredicate) -> XCUIElementQuery
    func matching(identifier: String) -> XCUIElementQuery
    subscript(key: String) -> XCUIElement { get }
  }
  protocol XCUIElementSnapshot: XCUIElementAttributes {
    var children: [any XCUIElementSnapshot] { get }
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
  }
  protocol XCUIElementSnapshotProviding {
    func snapshot() throws -> any XCUIElementSnapshot
  }
  protocol XCUIElementTypeQueryProvider {
    var activityIndicators: XCUIElementQuery { get }
    var alerts: XCUIElementQuery { get }
    var browsers: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var checkBoxes: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var colorWells: XCUIElementQuery { get }
    var comboBoxes: XCUIElementQuery { get }
    var datePickers: XCUIElementQuery { get }
    var dialogs: XCUIElementQuery { get }
    var disclosureTriangles: XCUIElementQuery { get }
    var dockItems: XCUIElementQuery { get }
    var drawers: XCUIElementQuery { get }
    var firstMatch: XCUIElement { get }
    var grids: XCUIElementQuery { get }
    var groups: XCUIElementQuery { get }
    var handles: XCUIElementQuery { get }
    var icons: XCUIElementQuery { get }
    var images: XCUIElementQuery { get }
    var keyboards: XCUIElementQuery { get }
    var keys: XCUIElementQuery { get }
    var links: XCUIElementQuery { get }
    var maps: XCUIElementQuery { get }
    var menuBars: XCUIElementQuery { get }
    var menuButtons: XCUIElementQuery { get }
    var menuItems: XCUIElementQuery { get }
    var menus: XCUIElementQuery { get }
    var navigationBars: XCUIElementQuery { get }
    var otherElements: XCUIElementQuery { get }
    var outlines: XCUIElementQuery { get }
    var pageIndicators: XCUIElementQuery { get }
    var pickerWheels: XCUIElementQuery { get }
    var pickers: XCUIElementQuery { get }
    var popUpButtons: XCUIElementQuery { get }
    var popovers: XCUIElementQuery { get }
    var progressIndicators: XCUIElementQuery { get }
    var radioButtons: XCUIElementQuery { get }
    var scrollBars: XCUIElementQuery { get }
    var scrollViews: XCUIElementQuery { get }
    var searchFields: XCUIElementQuery { get }
    var secureTextFields: XCUIElementQuery { get }
    var segmentedControls: XCUIElementQuery { get }
    var sheets: XCUIElementQuery { get }
    var sliders: XCUIElementQuery { get }
    var splitGroups: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
    var statusBars: XCUIElementQuery { get }
    var steppers: XCUIElementQuery { get }
    var switches: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
    var tabGroups: XCUIElementQuery { get }
    var tableColumns: XCUIElementQuery { get }
    var tableRows: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var tabs: XCUIElementQuery { get }
    var textFields: XCUIElementQuery { get }
    var textViews: XCUIElementQuery { get }
    var timelines: XCUIElementQuery { get }
    var toggles: XCUIElementQuery { get }
    var toolbarButtons: XCUIElementQuery { get }
    var toolbars: XCUIElementQuery { get }
    var touchBars: XCUIElementQuery { get }
    var webViews: XCUIElementQuery { get }
    var windows: XCUIElementQuery { get }
  }
  struct XCUIGestureVelocity: Hashable, RawRepresentable {
    static var `default`: XCUIGestureVelocity { get }
    static var fast: XCUIGestureVelocity { get }
    init(_ rawValue: CGFloat)
    init(rawValue: CGFloat)
    var rawValue: CGFloat { get }
    static var slow: XCUIGestureVelocity { get }
  }
  class XCUILocation: NSObject {
    init(location: CLLocation)
  }
  enum XCUIProtectedResource: Int {
    case bluetooth, calendar, camera, contacts, focus, health, homeKit, keyboardNetwork, localNetwork, location, mediaLibrary, microphone, photos, reminders, userTracking
  }
  class XCUIScreen: NSObject, XCUIScreenshotProviding {
    static var main: XCUIScreen { get }
    static var screens: [XCUIScreen] { get }
    func screenshot() -> XCUIScreenshot
  }
  class XCUIScreenshot: NSObject {
    var image: UIImage { get }
    var pngRepresentation: Data { get }
  }
  protocol XCUIScreenshotProviding: NSObjectProtocol {
    func screenshot() -> XCUIScreenshot
  }
  class XCUISiriService: NSObject {
    func activate(voiceRecognitionText: String)
  }
  class XCUISystem: NSObject {
    func open(_ url: URL)
  }
  typealias XCWaitCompletionHandler = ((any Error)?) -> ()
  func asyncTest<T>(_ testClosureGenerator: @escaping (T) -> () async throws -> Void) -> (T) -> () throws -> Void where T: XCTestCase
  func testCase<T>(_ allTests: [(String, (T) -> () -> Void)]) -> XCTestCaseEntry where T: XCTestCase
  func testCase<T>(_ allTests: [(String, (T) -> () throws -> Void)]) -> XCTestCaseEntry where T: XCTestCase
  """#

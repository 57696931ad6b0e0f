/// What is known of the module `Testing`.
let testingInterface = #"""
  extension Array: Attachable where Element == UInt8 {
    func withUnsafeBytes<R>(for attachment: Attachment<Array<Element>>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  extension ArraySlice: Attachable where Element == UInt8 {
    func withUnsafeBytes<R>(for attachment: Attachment<ArraySlice<Element>>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  protocol Attachable {
    var estimatedAttachmentByteCount: Int? { get }
    func preferredName(for attachment: Attachment<Self>, basedOn suggestedName: String) -> String
    func withUnsafeBytes<R>(for attachment: Attachment<Self>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  protocol AttachableWrapper<Wrapped>: Attachable {
    associatedtype Wrapped
    var wrappedValue: Self.Wrapped { get }
  }
  struct Attachment<AttachableValue>: CustomStringConvertible where AttachableValue: Attachable, AttachableValue: ~Copyable {
    var attachableValue: AttachableValue { get }
    var description: String { get }
    init(_ attachableValue: AttachableValue, named preferredName: String? = nil, sourceLocation: SourceLocation = nil)
    var preferredName: String { get }
    static func record(_ attachableValue: AttachableValue, named preferredName: String? = nil, sourceLocation: SourceLocation = nil)
    static func record(_ attachment: Attachment<AttachableValue>, sourceLocation: SourceLocation = nil)
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  extension Attachment where AttachableValue == _AttachableURLWrapper {
    init(contentsOf url: URL, named preferredName: String? = nil, sourceLocation: SourceLocation = nil) async throws
  }
  extension Attachment where AttachableValue: AttachableWrapper {
    var attachableValue: AttachableValue.Wrapped { get }
  }
  struct Bug: Codable, Hashable, SuiteTrait, TestTrait {
    var comments: [Comment] { get }
    var id: String?
    var title: Comment?
    var url: String?
  }
  extension ClosedRange: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  struct Comment: Codable, CustomStringConvertible, ExpressibleByStringInterpolation, Hashable, RawRepresentable, SuiteTrait, TestTrait {
    typealias RawValue = String
    var comments: [Comment] { get }
    var description: String { get }
    init(rawValue: String)
    init(stringInterpolation: Comment.StringInterpolation)
    init(stringLiteral: String)
    var rawValue: String
  }
  struct ConditionTrait: SuiteTrait, TestTrait {
    var comments: [Comment]
    func evaluate() async throws -> Bool
    var isRecursive: Bool { get }
    func prepare(for test: Test) async throws
    var sourceLocation: SourceLocation
  }
  struct Confirmation {
    func callAsFunction(count: Int = nil)
    func confirm(count: Int = nil)
  }
  extension ContiguousArray: Attachable where Element == UInt8 {
    func withUnsafeBytes<R>(for attachment: Attachment<ContiguousArray<Element>>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  protocol CustomTestArgumentEncodable {
    func encodeTestArgument(to encoder: some Encoder) throws
  }
  protocol CustomTestStringConvertible {
    var testDescription: String { get }
  }
  extension Data: Attachable {
    func withUnsafeBytes<R>(for attachment: Attachment<Data>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  enum ExitStatus: CustomStringConvertible {
    case exitCode(CInt), signal(CInt)
    var description: String { get }
  }
  struct ExitTest {
    struct Condition: CustomStringConvertible {}
    struct Result {}
    static var current: ExitTest? { get }
  }
  extension ExitTest.Condition {
    var description: String { get }
    static func exitCode(_ exitCode: CInt) -> ExitTest.Condition
    static var failure: ExitTest.Condition { get }
    init(_ exitStatus: ExitStatus)
    static func signal(_ signal: CInt) -> ExitTest.Condition
    static var success: ExitTest.Condition { get }
  }
  extension ExitTest.Result {
    var exitStatus: ExitStatus
    var standardErrorContent: [UInt8]
    var standardOutputContent: [UInt8]
  }
  struct Expectation {
    var isPassing: Bool
    var isRequired: Bool
    var sourceLocation: SourceLocation
  }
  struct ExpectationFailedError: Error {
    var expectation: Expectation
  }
  struct Issue: CustomStringConvertible {
    enum Kind: CustomStringConvertible { case apiMisused, confirmationMiscounted(actual: Int, expected: any RangeExpression & Sendable), errorCaught(any Error), expectationFailed(Expectation), knownIssueNotRecorded, system, timeLimitExceeded(timeLimitComponents: (seconds: Int64, attoseconds: Int64)), unconditional, valueAttachmentFailed(any Error) }
    enum Severity: Comparable, CustomStringConvertible { case error, warning }
    var comments: [Comment]
    var description: String { get }
    var error: (any Error)? { get }
    var isFailure: Bool { get }
    var kind: Issue.Kind
    static func record(_ comment: Comment? = nil, severity: Issue.Severity = nil, sourceLocation: SourceLocation = nil) -> Issue
    static func record(_ comment: Comment? = nil, sourceLocation: SourceLocation = nil) -> Issue
    static func record(_ error: any Error, _ comment: Comment? = nil, sourceLocation: SourceLocation = nil) -> Issue
    var severity: Issue.Severity
    var sourceLocation: SourceLocation?
  }
  extension Issue.Kind {
    var description: String { get }
  }
  extension Issue.Severity {
    static func < (a: Issue.Severity, b: Issue.Severity) -> Bool
    var description: String { get }
  }
  struct IssueHandlingTrait: SuiteTrait, TestScoping, TestTrait {
    func handleIssue(_ issue: Issue) -> Issue?
    var isRecursive: Bool { get }
    func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
    func scopeProvider(for test: Test, testCase: Test.Case?) -> IssueHandlingTrait?
  }
  typealias KnownIssueMatcher = (Issue) -> Bool
  extension Never: TestScoping {
    func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
  }
  extension Optional: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  struct ParallelizationTrait: SuiteTrait, TestScoping, TestTrait {
    func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
    func scopeProvider(for test: Test, testCase: Test.Case?) -> ParallelizationTrait?
  }
  extension PartialRangeFrom: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  extension PartialRangeThrough: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  extension PartialRangeUpTo: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  extension Range: CustomTestStringConvertible {
    var testDescription: String { get }
  }
  struct SourceLocation: Codable, Comparable, CustomStringConvertible, Hashable {
    static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool
    var column: Int
    var description: String { get }
    var fileID: String
    var fileName: String { get }
    var filePath: String
    init(fileID: String, filePath: String, line: Int, column: Int)
    var line: Int
    var moduleName: String { get }
  }
  extension String: Attachable, CustomTestStringConvertible {
    init(describingForTest value: some Any)
    func withUnsafeBytes<R>(for attachment: Attachment<String>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  extension Substring: Attachable, CustomTestStringConvertible {
    func withUnsafeBytes<R>(for attachment: Attachment<Substring>, _ body: (UnsafeRawBufferPointer) throws -> R) throws -> R
  }
  macro Suite(_ displayName: String? = nil, _ traits: any SuiteTrait...)
  protocol SuiteTrait: Trait {
    var isRecursive: Bool { get }
  }
  extension SuiteTrait where Self: TestScoping {
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self?
  }
  macro Tag()
  struct Tag: Codable, CodingKeyRepresentable, Comparable, CustomStringConvertible, Hashable {
    static func < (lhs: Tag, rhs: Tag) -> Bool
    struct List: CustomStringConvertible, Hashable, SuiteTrait, TestTrait {}
    var codingKey: any CodingKey { get }
    var description: String { get }
    init?<T>(codingKey: T) where T: CodingKey
  }
  extension Tag.List {
    var description: String { get }
    var isRecursive: Bool { get }
    var tags: [Tag]
  }
  macro Test(_ displayName: String? = nil, _ traits: any TestTrait...)
  macro Test<C1, C2>(_ displayName: String? = nil, _ traits: any TestTrait..., arguments collection1: C1, _ collection2: C2) where C1: Collection, C1: Sendable, C2: Collection, C2: Sendable, C1.Element: Sendable, C2.Element: Sendable
  macro Test<C1, C2>(_ displayName: String? = nil, _ traits: any TestTrait..., arguments zippedCollections: Zip2Sequence<C1, C2>) where C1: Collection, C1: Sendable, C2: Collection, C2: Sendable, C1.Element: Sendable, C2.Element: Sendable
  macro Test<C>(_ displayName: String? = nil, _ traits: any TestTrait..., arguments collection: C) where C: Collection, C: Sendable, C.Element: Sendable
  struct Test: Hashable, Identifiable {
    struct Case {}
    struct ID: Codable, CustomStringConvertible, Hashable {}
    var associatedBugs: [Bug] { get }
    static func cancel(_ comment: Comment? = nil, sourceLocation: SourceLocation = nil) throws -> Never
    var comments: [Comment] { get }
    static var current: Test? { get }
    var displayName: String?
    var id: Test.ID { get }
    var isParameterized: Bool { get }
    var isSuite: Bool { get }
    var name: String
    var sourceLocation: SourceLocation
    var tags: Set<Tag> { get }
    var timeLimit: Duration? { get }
    var traits: [any Trait]
  }
  extension Test.Case {
    static var current: Test.Case? { get }
    var isParameterized: Bool { get }
  }
  extension Test.ID {
    var description: String { get }
    var moduleName: String
    var nameComponents: [String]
    var parent: Test.ID? { get }
    var sourceLocation: SourceLocation?
  }
  protocol TestScoping {
    func provideScope(for test: Test, testCase: Test.Case?, performing function: () async throws -> Void) async throws
  }
  protocol TestTrait: Trait {}
  struct TimeLimitTrait: SuiteTrait, TestTrait {
    struct Duration {}
    var isRecursive: Bool { get }
    var timeLimit: Swift.Duration
  }
  extension TimeLimitTrait.Duration {
    static func minutes(_ minutes: some BinaryInteger) -> TimeLimitTrait.Duration
  }
  protocol Trait {
    var comments: [Comment] { get }
    func prepare(for test: Test) async throws
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self.TestScopeProvider?
  }
  extension Trait where Self == Bug {
    static func bug(_ url: String, _ title: Comment? = nil) -> Self
    static func bug(_ url: String? = nil, id: String, _ title: Comment? = nil) -> Self
    static func bug(_ url: String? = nil, id: some Numeric, _ title: Comment? = nil) -> Self
  }
  extension Trait where Self == ConditionTrait {
    static func disabled(_ comment: Comment? = nil, sourceLocation: SourceLocation = nil) -> Self
    static func disabled(_ comment: Comment? = nil, sourceLocation: SourceLocation = nil, _ condition: @escaping () async throws -> Bool) -> Self
    static func disabled(if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = nil) -> Self
    static func enabled(_ comment: Comment? = nil, sourceLocation: SourceLocation = nil, _ condition: @escaping () async throws -> Bool) -> Self
    static func enabled(if condition: @autoclosure @escaping () throws -> Bool, _ comment: Comment? = nil, sourceLocation: SourceLocation = nil) -> Self
  }
  extension Trait where Self == IssueHandlingTrait {
    static func compactMapIssues(_ transform: @escaping (Issue) -> Issue?) -> Self
    static func filterIssues(_ isIncluded: @escaping (Issue) -> Bool) -> Self
  }
  extension Trait where Self == ParallelizationTrait {
    static var serialized: ParallelizationTrait { get }
  }
  extension Trait where Self == Tag.List {
    static func tags(_ tags: Tag...) -> Self
  }
  extension Trait where Self == TimeLimitTrait {
    static func timeLimit(_ timeLimit: TimeLimitTrait.Duration) -> Self
  }
  func confirmation<R>(_ comment: Comment? = nil, expectedCount: Int = nil, isolation: (any Actor)? = nil, sourceLocation: SourceLocation = nil, _ body: (Confirmation) async throws -> R) async rethrows -> R
  func confirmation<R>(_ comment: Comment? = nil, expectedCount: some RangeExpression<Int> & Sendable & Sequence<Int>, isolation: (any Actor)? = nil, sourceLocation: SourceLocation = nil, _ body: (Confirmation) async throws -> R) async rethrows -> R
  macro expect(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil)
  macro expect(processExitsWith expectedExitCondition: ExitTest.Condition, observing observedValues: [any PartialKeyPath<ExitTest.Result> & Sendable] = nil, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: @escaping () async throws -> Void) -> ExitTest.Result?
  macro expect<E, R>(throws error: E, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R) -> E? where E: Equatable, E: Error
  macro expect<E, R>(throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R) -> E? where E: Error
  macro expect<R>(_ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R, throws errorMatcher: (any Error) async throws -> Bool) -> (any Error)?
  macro require(_ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil)
  macro require(processExitsWith expectedExitCondition: ExitTest.Condition, observing observedValues: [any PartialKeyPath<ExitTest.Result> & Sendable] = nil, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: @escaping () async throws -> Void) -> ExitTest.Result
  macro require<E, R>(throws error: E, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R) -> E where E: Equatable, E: Error
  macro require<E, R>(throws errorType: E.Type, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R) -> E where E: Error
  macro require<R>(_ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil, performing expression: () async throws -> R, throws errorMatcher: (any Error) async throws -> Bool) -> any Error
  macro require<T>(_ optionalValue: T?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = nil) -> T
  func withKnownIssue(_ comment: Comment? = nil, isIntermittent: Bool = nil, isolation: (any Actor)? = nil, sourceLocation: SourceLocation = nil, _ body: () async throws -> Void) async
  func withKnownIssue(_ comment: Comment? = nil, isIntermittent: Bool = nil, isolation: (any Actor)? = nil, sourceLocation: SourceLocation = nil, _ body: () async throws -> Void, when precondition: () async -> Bool = nil, matching issueMatcher: @escaping KnownIssueMatcher = nil) async rethrows
  func withKnownIssue(_ comment: Comment? = nil, isIntermittent: Bool = nil, sourceLocation: SourceLocation = nil, _ body: () throws -> Void)
  func withKnownIssue(_ comment: Comment? = nil, isIntermittent: Bool = nil, sourceLocation: SourceLocation = nil, _ body: () throws -> Void, when precondition: () -> Bool = nil, matching issueMatcher: @escaping KnownIssueMatcher = nil) rethrows
  """#

/// What is known of the module `PerceptionCore`.
let perceptionCoreInterface = #"""
  // exports: Observation
  @dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
    init(_ wrappedValue: Value) where Value: AnyObject & Perceptible
    init(projectedValue: Bindable<Value>) where Value: AnyObject & Perceptible
    init(wrappedValue: Value) where Value: AnyObject & Perceptible
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> where Value: AnyObject { get }
    var wrappedValue: Value
  }
  extension Bindable: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  extension Bindable: Sendable where Value: Sendable {}
  extension Environment {
    init(_ objectType: Value.Type) where Value: AnyObject & Perceptible
    init<T: AnyObject & Perceptible>(_ objectType: T.Type) where Value == T?
  }
  protocol Observable {}
  extension Observer: Equatable where Object: AnyObject {}
  protocol Perceptible {}
  struct PerceptionRegistrar: Sendable, Codable, Hashable {
    func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func access<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func access<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)
    func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func didSet<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    init(isPerceptionCheckingEnabled: Bool = nil)
    func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func willSet<Subject: Perceptible, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>)
    func withMutation<Subject: Observable, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T
    func withMutation<Subject: Perceptible, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T
  }
  struct Perceptions<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
    enum Iteration: Sendable { case next(Element), finish }
    struct Iterator: AsyncIteratorProtocol {}
    init(_ emit: @escaping () throws(Failure) -> Element)
    func makeAsyncIterator() -> Iterator
    static func untilFinished(_ emit: @escaping () throws(Failure) -> Iteration) -> Perceptions<Element, Failure>
  }
  extension Perceptions.Iterator {
    func next() async throws(Failure) -> Element?
    func next(isolation iterationIsolation: (any Actor)? = nil) async throws(Failure) -> Element?
  }
  extension RangeSet: Equatable {}
  extension RangeSet.Ranges: Collection {}
  extension RangeSet.Ranges: Equatable {}
  extension RangeSet.Ranges: RandomAccessCollection {}
  extension RangeSet.Ranges: Sequence {}
  extension View {
    func environment<T: AnyObject & Perceptible>(_ object: T?) -> some View
  }
  struct WithPerceptionTracking<Content> {
    var body: Content { get }
    init(content: @escaping @autoclosure () -> Content)
  }
  extension WithPerceptionTracking: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    init(@AccessibilityRotorContentBuilder content: @escaping () -> Content)
  }
  extension WithPerceptionTracking: ChartContent where Content: ChartContent {
    init(@ChartContentBuilder content: @escaping () -> Content)
  }
  extension WithPerceptionTracking: Commands where Content: Commands {
    init(@CommandsBuilder content: @escaping () -> Content)
  }
  extension WithPerceptionTracking: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
  extension WithPerceptionTracking: Scene where Content: Scene {
    init(@SceneBuilder content: @escaping () -> Content)
  }
  extension WithPerceptionTracking: TableColumnContent where Content: TableColumnContent {
    typealias TableColumnBody = Never
    typealias TableColumnSortComparator = Content.TableColumnSortComparator
    typealias TableRowValue = Content.TableRowValue
    init<R, C>(@TableColumnBuilder<R, C> content: @escaping () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator
    var tableColumnBody: Never { get }
  }
  extension WithPerceptionTracking: TableRowContent where Content: TableRowContent {
    typealias TableRowBody = Never
    typealias TableRowValue = Content.TableRowValue
    init<R>(@TableRowBuilder<R> content: @escaping () -> Content) where R == Content.TableRowValue
    var tableRowBody: Never { get }
  }
  extension WithPerceptionTracking: ToolbarContent where Content: ToolbarContent {
    init(@ToolbarContentBuilder content: @escaping () -> Content)
  }
  extension WithPerceptionTracking: View where Content: View {
    init(@ViewBuilder content: @escaping () -> Content)
  }
  var isPerceptionCheckingEnabled: Bool
  func withPerceptionTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
  """#

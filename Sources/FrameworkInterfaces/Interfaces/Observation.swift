/// What is known of the module `Observation`.
let observationInterface = #"""
  macro Observable()
  protocol Observable {}
  macro ObservationIgnored()
  struct ObservationRegistrar: Codable, Hashable {
    func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
    func didSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
    init()
    func willSet<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
    func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T where Subject: Observable
  }
  macro ObservationTracked()
  struct Observations<Element, Failure>: AsyncSequence where Element: Sendable, Failure: Error {
    enum Iteration { case finish, next(Element) }
    struct Iterator: AsyncIteratorProtocol {}
    init(_ emit: @escaping () throws(Failure) -> Element)
    func makeAsyncIterator() -> Observations<Element, Failure>.Iterator
    static func untilFinished(_ emit: @escaping () throws(Failure) -> Observations<Element, Failure>.Iteration) -> Observations<Element, Failure>
  }
  extension Observations.Iterator {
    func next(isolation iterationIsolation: (any Actor)? = nil) async throws(Failure) -> Element?
  }
  func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T
  """#

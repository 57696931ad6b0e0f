/// What is known of the module `PromiseKit`.
let promiseKitInterface = #"""
  // exports: Foundation
  extension AnyPromise {
    typealias T = Any?
    var description: String { get }
    init<U: Thenable>(_ bridge: U)
    func pipe(to body: @escaping (Result<Any?>) -> Void)
    var result: Result<Any?>? { get }
  }
  extension AnyPromise: Thenable, CatchMixin {}
  protocol CancellableError: Error {
    var isCancelled: Bool { get }
  }
  protocol CatchMixin: Thenable {}
  extension CatchMixin where T == Void {
    func recover(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(Error) -> Void) -> Guarantee<Void>
    func recover(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = nil, _ body: @escaping(Error) throws -> Void) -> Promise<Void>
  }
  extension CatchMixin {
    func `catch`(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = nil, _ body: @escaping(Error) -> Void) -> PMKFinalizer
    func cauterize() -> PMKFinalizer
    func ensure(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void) -> Promise<T>
    func ensureThen(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Guarantee<Void>) -> Promise<T>
    func recover(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(Error) -> Guarantee<T>) -> Guarantee<T>
    func recover<U: Thenable>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, policy: CatchPolicy = nil, _ body: @escaping(Error) throws -> U) -> Promise<T> where U.T == T
  }
  enum CatchPolicy {
    case allErrors, allErrorsExceptCancellation
  }
  extension DispatchQueue {
    func async<T>(_: PMKNamespacer, group: DispatchGroup? = nil, qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, execute body: @escaping () -> T) -> Guarantee<T>
    func async<T>(_: PMKNamespacer, group: DispatchGroup? = nil, qos: DispatchQoS = nil, flags: DispatchWorkItemFlags = nil, execute body: @escaping () throws -> T) -> Promise<T>
  }
  extension Error {
    var isCancelled: Bool { get }
  }
  extension Future {
    func promise() -> PromiseKit.Promise<Output>
  }
  extension Future where Failure == Never {
    func guarantee() -> Guarantee<Output>
  }
  class Guarantee<T>: Thenable {
    func asVoid() -> Guarantee<Void>
    func async() async -> T
    func done(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(T) -> Void) -> Guarantee<Void>
    func future() -> Future<T, Never>
    func get(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) -> Void) -> Guarantee<T>
    init(resolver body: (@escaping(T) -> Void) -> Void)
    func map<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(T) -> U) -> Guarantee<U>
    func map<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T, U>) -> Guarantee<U>
    static func pending() -> (guarantee: Guarantee<T>, resolve: (T) -> Void)
    func pipe(to: @escaping(Result<T>) -> Void)
    var result: Result<T>? { get }
    func then<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(T) -> Guarantee<U>) -> Guarantee<U>
    static func value(_ value: T) -> Guarantee<T>
    func wait() -> T
  }
  extension Guarantee where T == Void {
    init()
    static var value: Guarantee<Void> { get }
  }
  extension Guarantee where T: Sequence {
    func compactMapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, U?>) -> Guarantee<[U]>
    func compactMapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) -> U?) -> Guarantee<[U]>
    func filterValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ isIncluded: @escaping(T.Iterator.Element) -> Bool) -> Guarantee<[T.Iterator.Element]>
    func filterValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, Bool>) -> Guarantee<[T.Iterator.Element]>
    func flatMapValues<U: Sequence>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) -> U) -> Guarantee<[U.Iterator.Element]>
    func mapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, U>) -> Guarantee<[U]>
    func mapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) -> U) -> Guarantee<[U]>
    func sortedValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ areInIncreasingOrder: @escaping(T.Iterator.Element, T.Iterator.Element) -> Bool) -> Guarantee<[T.Iterator.Element]>
    func thenFlatMap<U: Thenable>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) -> U) -> Guarantee<[U.T.Iterator.Element]> where U.T: Sequence
    func thenMap<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) -> Guarantee<U>) -> Guarantee<[U]>
  }
  extension Guarantee where T: Sequence, T.Iterator.Element: Comparable {
    func sortedValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil) -> Guarantee<[T.Iterator.Element]>
  }
  enum LogEvent {
    case waitOnMainThread, pendingPromiseDeallocated, pendingGuaranteeDeallocated, cauterized(Error)
  }
  struct PMKConfiguration {
    var Q: (map: DispatchQueue?, return: DispatchQueue?)
    var catchPolicy: Any
    var logHandler: (LogEvent) -> Void
  }
  enum PMKError: Error, CustomDebugStringConvertible, LocalizedError {
    case invalidCallingConvention, returnedSelf, badInput, cancelled, flatMap(Any, Any.Type), compactMap(Any, Any.Type), emptySequence, noWinner
    var debugDescription: String { get }
    var errorDescription: String? { get }
  }
  class PMKFinalizer {
    func finally(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping () -> Void)
  }
  enum PMKNamespacer {
    case promise
  }
  class Promise<T>: Thenable, CatchMixin, CustomStringConvertible, CustomDebugStringConvertible {
    func always(on q: DispatchQueue = nil, execute body: @escaping () -> Void) -> Promise
    func async() async throws -> T
    var debugDescription: String { get }
    var description: String { get }
    func future() -> Future<T, Error>
    init(error: Error)
    init(resolver body: (Resolver<T>) throws -> Void)
    init<U: Thenable>(_ bridge: U) where U.T == T
    static func pending() -> (promise: Promise<T>, resolver: Resolver<T>)
    func pipe(to: @escaping(Result<T>) -> Void)
    var result: Result<T>? { get }
    static func value(_ value: T) -> Promise<T>
    func wait() throws -> T
  }
  extension Promise where T == Any? {
    init(_ anyPromise: AnyPromise)
  }
  extension Promise where T == Void {
    init()
    static var value: Promise<Void> { get }
  }
  extension PromiseKit.Result {
    var isFulfilled: Bool { get }
  }
  class Resolver<T> {
    func fulfill(_ value: T)
    func reject(_ error: Error)
    func resolve(_ error: Error?, _ obj: T?)
    func resolve(_ obj: T, _ error: Error?)
    func resolve(_ obj: T?, _ error: Error?)
    func resolve(_ result: Result<T>)
    func resolve<E: Error>(_ result: Swift.Result<T, E>)
  }
  extension Resolver where T == Void {
    func fulfill_()
    func resolve(_ error: Error?)
  }
  enum Result<T> {
    case fulfilled(T), rejected(Error)
  }
  protocol Thenable: AnyObject {
    associatedtype T
    func pipe(to: @escaping(Result<T>) -> Void)
    var result: Result<T>? { get }
  }
  extension Thenable where T: Collection {
    var first: Promise<T.Iterator.Element> { get }
    func firstValue(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, where test: @escaping (T.Iterator.Element) -> Bool) -> Promise<T.Iterator.Element>
    var firstValue: Promise<T.Iterator.Element> { get }
    var last: Promise<T.Iterator.Element> { get }
    var lastValue: Promise<T.Iterator.Element> { get }
  }
  extension Thenable where T: Sequence {
    func compactMapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, U?>) -> Promise<[U]>
    func compactMapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U?) -> Promise<[U]>
    func filter(on: DispatchQueue? = nil, test: @escaping (T.Iterator.Element) -> Bool) -> Promise<[T.Iterator.Element]>
    func filterValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ isIncluded: @escaping (T.Iterator.Element) -> Bool) -> Promise<[T.Iterator.Element]>
    func filterValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, Bool>) -> Promise<[T.Iterator.Element]>
    func flatMap<U: Sequence>(on: DispatchQueue? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U.Iterator.Element]>
    func flatMapValues<U: Sequence>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U.Iterator.Element]>
    func map<U>(on: DispatchQueue? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U]>
    func mapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T.Iterator.Element, U>) -> Promise<[U]>
    func mapValues<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U]>
    func thenFlatMap<U: Thenable>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U.T.Iterator.Element]> where U.T: Sequence
    func thenMap<U: Thenable>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T.Iterator.Element) throws -> U) -> Promise<[U.T]>
  }
  extension Thenable where T: Sequence, T.Iterator.Element: Comparable {
    func sorted(on: DispatchQueue? = nil) -> Promise<[T.Iterator.Element]>
    func sortedValues(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil) -> Promise<[T.Iterator.Element]>
  }
  extension Thenable {
    func asVoid() -> Promise<Void>
    func compactMap<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T, U?>) -> Promise<U>
    func compactMap<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T) throws -> U?) -> Promise<U>
    func done(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(T) throws -> Void) -> Promise<Void>
    var error: Error? { get }
    func flatMap<U>(on: DispatchQueue? = nil, _ transform: @escaping(T) throws -> U?) -> Promise<U>
    func get(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<T>
    var isFulfilled: Bool { get }
    var isPending: Bool { get }
    var isRejected: Bool { get }
    var isResolved: Bool { get }
    func map<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T, U>) -> Promise<U>
    func map<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping(T) throws -> U) -> Promise<U>
    func tap(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(Result<T>) -> Void) -> Promise<T>
    func then<U: Thenable>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping(T) throws -> U) -> Promise<U.T>
    var value: T? { get }
  }
  func after(_ interval: DispatchTimeInterval) -> Guarantee<Void>
  func after(seconds: TimeInterval) -> Guarantee<Void>
  var conf: PMKConfiguration
  func firstly<T>(execute body: () -> Guarantee<T>) -> Guarantee<T>
  func firstly<U: Thenable>(execute body: () throws -> U) -> Promise<U.T>
  func hang<T>(_ promise: Promise<T>) throws -> T
  func race<T>(_ guarantees: Guarantee<T>...) -> Guarantee<T>
  func race<U: Thenable>(_ thenables: U...) -> Promise<U.T>
  func race<U: Thenable>(_ thenables: [U]) -> Promise<U.T>
  func race<U: Thenable>(fulfilled thenables: [U]) -> Promise<U.T>
  func when(_ guarantees: Guarantee<Void>...) -> Guarantee<Void>
  func when(fulfilled thenables: [any Thenable]) -> Promise<[Any]>
  func when(guarantees: [Guarantee<Void>]) -> Guarantee<Void>
  func when<It: IteratorProtocol>(fulfilled promiseIterator: It, concurrently: Int) -> Promise<[It.Element.T]> where It.Element: Thenable
  func when<It: IteratorProtocol>(resolved promiseIterator: It, concurrently: Int) -> Guarantee<[Result<It.Element.T>]> where It.Element: Thenable
  func when<T>(_ guarantees: Guarantee<T>...) -> Guarantee<[T]>
  func when<T>(guarantees: [Guarantee<T>]) -> Guarantee<[T]>
  func when<T>(resolved promises: Promise<T>...) -> Guarantee<[Result<T>]>
  func when<T>(resolved promises: [Promise<T>]) -> Guarantee<[Result<T>]>
  func when<U, V, W, X, Y>(guarantees gu: Guarantee<U>, _ gv: Guarantee<V>, _ gw: Guarantee<W>, _ gx: Guarantee<X>, _ gy: Guarantee<Y>) -> Guarantee<(U, V, W, X, Y)>
  func when<U, V, W, X>(guarantees gu: Guarantee<U>, _ gv: Guarantee<V>, _ gw: Guarantee<W>, _ gx: Guarantee<X>) -> Guarantee<(U, V, W, X)>
  func when<U, V, W>(guarantees gu: Guarantee<U>, _ gv: Guarantee<V>, _ gw: Guarantee<W>) -> Guarantee<(U, V, W)>
  func when<U, V>(guarantees gu: Guarantee<U>, _ gv: Guarantee<V>) -> Guarantee<(U, V)>
  func when<U: Thenable, V: Thenable, W: Thenable, X: Thenable, Y: Thenable>(fulfilled pu: U, _ pv: V, _ pw: W, _ px: X, _ py: Y) -> Promise<(U.T, V.T, W.T, X.T, Y.T)>
  func when<U: Thenable, V: Thenable, W: Thenable, X: Thenable>(fulfilled pu: U, _ pv: V, _ pw: W, _ px: X) -> Promise<(U.T, V.T, W.T, X.T)>
  func when<U: Thenable, V: Thenable, W: Thenable>(fulfilled pu: U, _ pv: V, _ pw: W) -> Promise<(U.T, V.T, W.T)>
  func when<U: Thenable, V: Thenable>(fulfilled pu: U, _ pv: V) -> Promise<(U.T, V.T)>
  func when<U: Thenable>(fulfilled promises: U...) -> Promise<Void> where U.T == Void
  func when<U: Thenable>(fulfilled promises: [U]) -> Promise<Void> where U.T == Void
  func when<U: Thenable>(fulfilled thenables: [U]) -> Promise<[U.T]>
  func wrap(_ body: (@escaping (Error?) -> Void) throws -> Void) -> Promise<Void>
  func wrap<T>(_ body: (@escaping (Error?, T?) -> Void) throws -> Void) -> Promise<T>
  func wrap<T>(_ body: (@escaping (T) -> Void) throws -> Void) -> Promise<T>
  func wrap<T>(_ body: (@escaping (T, Error?) -> Void) throws -> Void) -> Promise<T>
  func wrap<T>(_ body: (@escaping (T?, Error?) -> Void) throws -> Void) -> Promise<T>
  """#

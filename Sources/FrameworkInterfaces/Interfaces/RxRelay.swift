/// What is known of the module `RxRelay`.
let rxRelayInterface = #"""
  class BehaviorRelay<Element>: ObservableType {
    func accept(_ event: Element)
    func asInfallible() -> Infallible<Element>
    func asObservable() -> Observable<Element>
    init(value: Element)
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
    var value: Element { get }
  }
  extension ObservableType {
    func bind(to relays: BehaviorRelay<Element>...) -> Disposable
    func bind(to relays: BehaviorRelay<Element?>...) -> Disposable
    func bind(to relays: PublishRelay<Element>...) -> Disposable
    func bind(to relays: PublishRelay<Element?>...) -> Disposable
    func bind(to relays: ReplayRelay<Element>...) -> Disposable
    func bind(to relays: ReplayRelay<Element?>...) -> Disposable
  }
  class PublishRelay<Element>: ObservableType {
    func accept(_ event: Element)
    func asInfallible() -> Infallible<Element>
    func asObservable() -> Observable<Element>
    init()
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  class ReplayRelay<Element>: ObservableType {
    func accept(_ event: Element)
    func asInfallible() -> Infallible<Element>
    func asObservable() -> Observable<Element>
    static func create(bufferSize: Int) -> ReplayRelay<Element>
    static func createUnbound() -> ReplayRelay<Element>
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  """#

/// What is known of the module `RxCocoa`.
let rxCocoaInterface = #"""
  // exports: RxSwift RxRelay
  extension BehaviorRelay {
    func asDriver() -> Driver<Element>
  }
  extension Bool {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension Bool: KVORepresentable {}
  extension CGPoint {
    typealias KVOType = NSValue
    init?(KVOValue: KVOType)
  }
  extension CGPoint: KVORepresentable {}
  extension CGRect {
    typealias KVOType = NSValue
    init?(KVOValue: KVOType)
  }
  extension CGRect: KVORepresentable {}
  extension CGSize {
    typealias KVOType = NSValue
    init?(KVOValue: KVOType)
  }
  extension CGSize: KVORepresentable {}
  struct ControlEvent<PropertyType>: ControlEventType {
    typealias Element = PropertyType
    func asControlEvent() -> ControlEvent<Element>
    func asDriver() -> Driver<Element>
    func asInfallible() -> Infallible<Element>
    func asObservable() -> Observable<Element>
    func asSignal() -> Signal<Element>
    init<Ev: ObservableType>(events: Ev) where Ev.Element == Element
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  protocol ControlEventType: ObservableType {
    func asControlEvent() -> ControlEvent<Element>
  }
  struct ControlProperty<PropertyType>: ControlPropertyType {
    typealias Element = PropertyType
    func asControlProperty() -> ControlProperty<Element>
    func asDriver() -> Driver<Element>
    func asObservable() -> Observable<Element>
    var changed: ControlEvent<PropertyType> { get }
    init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink) where Element == Values.Element, Element == Sink.Element
    func on(_ event: Event<Element>)
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
  }
  protocol ControlPropertyType: ObservableType, ObserverType {
    func asControlProperty() -> ControlProperty<Element>
  }
  extension ControlPropertyType where Element == String? {
    var orEmpty: ControlProperty<String> { get }
  }
  class DelegateProxy<P: AnyObject, D>: _RXDelegateProxy {
    typealias Delegate = D
    typealias ParentObject = P
    func forwardToDelegate() -> Delegate?
    init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type) where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate
    func methodInvoked(_ selector: Selector) -> Observable<[Any]>
    func responds(to aSelector: Selector!) -> Bool
    func sentMessage(_ selector: Selector) -> Observable<[Any]>
    func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
  }
  protocol DelegateProxyType: AnyObject {
    associatedtype Delegate
    associatedtype ParentObject: AnyObject
    static func currentDelegate(for object: ParentObject) -> Delegate?
    func forwardToDelegate() -> Delegate?
    static var identifier: UnsafeRawPointer { get }
    static func registerKnownImplementations()
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
  }
  extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  }
  extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  }
  extension DelegateProxyType where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
  }
  extension DelegateProxyType {
    static func createProxy(for object: AnyObject) -> Self
    static var identifier: UnsafeRawPointer { get }
    static func installForwardDelegate(_ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject) -> Disposable
    static func proxy(for object: ParentObject) -> Self
    static func register<Parent>(make: @escaping (Parent) -> Self)
  }
  typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
  typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
  struct DriverSharingStrategy: SharingStrategyProtocol {
    static var scheduler: SchedulerType { get }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
  }
  protocol HasDataSource: AnyObject {
    associatedtype DataSource
    var dataSource: DataSource?
  }
  protocol HasDelegate: AnyObject {
    associatedtype Delegate
    var delegate: Delegate?
  }
  protocol HasPrefetchDataSource: AnyObject {
    associatedtype PrefetchDataSource
    var prefetchDataSource: PrefetchDataSource?
  }
  extension InfallibleType {
    func asDriver() -> Driver<Element>
    func bind(onNext: @escaping (Element) -> Void) -> Disposable
    func bind(to relays: BehaviorRelay<Element>...) -> Disposable
    func bind(to relays: BehaviorRelay<Element?>...) -> Disposable
    func bind(to relays: PublishRelay<Element>...) -> Disposable
    func bind(to relays: PublishRelay<Element?>...) -> Disposable
    func bind(to relays: ReplayRelay<Element>...) -> Disposable
    func bind(to relays: ReplayRelay<Element?>...) -> Disposable
    func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
    func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
    func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2
    func bind<Result>(to binder: (Self) -> Result) -> Result
  }
  extension Int {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension Int: KVORepresentable {}
  extension Int32 {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension Int32: KVORepresentable {}
  extension Int64 {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension Int64: KVORepresentable {}
  typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
  protocol KVORepresentable {
    associatedtype KVOType
    init?(KVOValue: KVOType)
  }
  struct KeyValueObservingOptions: OptionSet {
    init(rawValue: UInt)
    static var initial: KeyValueObservingOptions { get }
    static var new: KeyValueObservingOptions { get }
    var rawValue: UInt { get }
  }
  extension NSTextStorage {
    typealias Delegate = NSTextStorageDelegate
  }
  extension NSTextStorage: HasDelegate {}
  extension ObservableConvertibleType {
    func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element>
    func asDriver(onErrorJustReturn: Element) -> Driver<Element>
    func asDriver(onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>) -> Driver<Element>
    func asSharedSequence<S>(sharingStrategy _: S.Type = nil, onErrorDriveWith: SharedSequence<S, Element>) -> SharedSequence<S, Element>
    func asSharedSequence<S>(sharingStrategy _: S.Type = nil, onErrorJustReturn: Element) -> SharedSequence<S, Element>
    func asSharedSequence<S>(sharingStrategy _: S.Type = nil, onErrorRecover: @escaping (_ error: Swift.Error) -> SharedSequence<S, Element>) -> SharedSequence<S, Element>
    func asSignal(onErrorJustReturn: Element) -> Signal<Element>
    func asSignal(onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>) -> Signal<Element>
    func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element>
  }
  extension ObservableType {
    func bind(onNext: @escaping (Element) -> Void) -> Disposable
    func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable
    func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
    func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
    func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2
    func bind<Result>(to binder: (Self) -> Result) -> Result
  }
  extension PublishRelay {
    func asSignal() -> Signal<Element>
  }
  extension Reactive where Base == URLSession {
    static var shouldLogRequest: (URLRequest) -> Bool
  }
  extension Reactive where Base: AnyObject {
    var deallocated: Observable<Void> { get }
    var deallocating: Observable<Void> { get }
    func methodInvoked(_ selector: Selector) -> Observable<[Any]>
    func sentMessage(_ selector: Selector) -> Observable<[Any]>
  }
  extension Reactive where Base: NSButton {
    var state: ControlProperty<NSControl.StateValue> { get }
    var tap: ControlEvent<Void> { get }
  }
  extension Reactive where Base: NSControl {
    var controlEvent: ControlEvent<Void> { get }
    func controlProperty<T>(getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void) -> ControlProperty<T>
  }
  extension Reactive where Base: NSObject {
    func observe<Element: KVORepresentable>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil, retainSelf: Bool = nil) -> Observable<Element?>
    func observe<Element: RawRepresentable>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil, retainSelf: Bool = nil) -> Observable<Element?> where Element.RawValue: KVORepresentable
    func observe<Element>(_ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = nil) -> Observable<Element>
    func observe<Element>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil, retainSelf: Bool = nil) -> Observable<Element?>
    func observeWeakly<Element: KVORepresentable>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil) -> Observable<Element?>
    func observeWeakly<Element: RawRepresentable>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil) -> Observable<Element?> where Element.RawValue: KVORepresentable
    func observeWeakly<Element>(_: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = nil) -> Observable<Element?>
  }
  extension Reactive where Base: NSSlider {
    var value: ControlProperty<Double> { get }
  }
  extension Reactive where Base: NSTextField {
    var delegate: DelegateProxy<NSTextField, NSTextFieldDelegate> { get }
    var text: ControlProperty<String?> { get }
  }
  extension Reactive where Base: NSTextField, Base: NSTextInputClient {
    var textInput: TextInput<Base> { get }
  }
  extension Reactive where Base: NSTextStorage {
    var delegate: DelegateProxy<NSTextStorage, NSTextStorageDelegate> { get }
    var didProcessEditingRangeChangeInLength: Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)> { get }
  }
  extension Reactive where Base: NSTextView {
    var delegate: DelegateProxy<NSTextView, NSTextViewDelegate> { get }
    var string: ControlProperty<String> { get }
  }
  extension Reactive where Base: NSView {
    var alpha: Binder<CGFloat> { get }
  }
  extension Reactive where Base: NotificationCenter {
    func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification>
  }
  extension Reactive where Base: UIActivityIndicatorView {
    var isAnimating: Binder<Bool> { get }
  }
  extension Reactive where Base: UIApplication {
    static var backgroundRefreshStatusDidChange: ControlEvent<Void> { get }
    static var didBecomeActive: ControlEvent<Void> { get }
    static var didEnterBackground: ControlEvent<Void> { get }
    static var didFinishLaunching: ControlEvent<Void> { get }
    static var didReceiveMemoryWarning: ControlEvent<Void> { get }
    var isNetworkActivityIndicatorVisible: Binder<Bool> { get }
    static var protectedDataDidBecomeAvailable: ControlEvent<Void> { get }
    static var protectedDataWillBecomeUnavailable: ControlEvent<Void> { get }
    static var significantTimeChange: ControlEvent<Void> { get }
    static var userDidTakeScreenshot: ControlEvent<Void> { get }
    static var willEnterForeground: ControlEvent<Void> { get }
    static var willResignActive: ControlEvent<Void> { get }
    static var willTerminate: ControlEvent<Void> { get }
  }
  extension Reactive where Base: UIBarButtonItem {
    var tap: ControlEvent<Void> { get }
  }
  extension Reactive where Base: UIButton {
    func attributedTitle(for controlState: UIControl.State = nil) -> Binder<NSAttributedString?>
    func backgroundImage(for controlState: UIControl.State = nil) -> Binder<UIImage?>
    func image(for controlState: UIControl.State = nil) -> Binder<UIImage?>
    var primaryAction: ControlEvent<Void> { get }
    var tap: ControlEvent<Void> { get }
    func title(for controlState: UIControl.State = nil) -> Binder<String?>
  }
  extension Reactive where Base: UICollectionView {
    typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)
    typealias DisplayCollectionViewSupplementaryViewEvent = (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)
    var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { get }
    var dataSource: DelegateProxy<UICollectionView, UICollectionViewDataSource> { get }
    var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> { get }
    var didEndDisplayingSupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> { get }
    var didUpdateFocusInContextWithAnimationCoordinator: ControlEvent<(context: UICollectionViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)> { get }
    var itemDeselected: ControlEvent<IndexPath> { get }
    var itemHighlighted: ControlEvent<IndexPath> { get }
    var itemSelected: ControlEvent<IndexPath> { get }
    var itemUnhighlighted: ControlEvent<IndexPath> { get }
    func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>()
    func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>()
    func items<Sequence: Swift.Sequence, Source: ObservableType>()
    func model<T>(at indexPath: IndexPath) throws -> T
    func modelDeselected<T>(_: T.Type) -> ControlEvent<T>
    func modelSelected<T>(_: T.Type) -> ControlEvent<T>
    var prefetchDataSource: DelegateProxy<UICollectionView, UICollectionViewDataSourcePrefetching> { get }
    var prefetchItems: ControlEvent<[IndexPath]> { get }
    func setDataSource(_ dataSource: UICollectionViewDataSource) -> Disposable
    func setPrefetchDataSource(_ prefetchDataSource: UICollectionViewDataSourcePrefetching) -> Disposable
    var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> { get }
    var willDisplaySupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> { get }
  }
  extension Reactive where Base: UIControl {
    func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void>
    func controlProperty<T>(editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void) -> ControlProperty<T>
  }
  extension Reactive where Base: UIDatePicker {
    var countDownDuration: ControlProperty<TimeInterval> { get }
    var date: ControlProperty<Date> { get }
    var value: ControlProperty<Date> { get }
  }
  extension Reactive where Base: UIGestureRecognizer {
    var event: ControlEvent<Base> { get }
  }
  extension Reactive where Base: UINavigationController {
    typealias ShowEvent = (viewController: UIViewController, animated: Bool)
    var delegate: DelegateProxy<UINavigationController, UINavigationControllerDelegate> { get }
    var didShow: ControlEvent<ShowEvent> { get }
    var willShow: ControlEvent<ShowEvent> { get }
  }
  extension Reactive where Base: UIPickerView {
    var dataSource: DelegateProxy<UIPickerView, UIPickerViewDataSource> { get }
    var delegate: DelegateProxy<UIPickerView, UIPickerViewDelegate> { get }
    func itemAttributedTitles<Sequence: Swift.Sequence, Source: ObservableType>()
    var itemSelected: ControlEvent<(row: Int, component: Int)> { get }
    func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>()
    func items<Sequence: Swift.Sequence, Source: ObservableType>()
    func items<Source: ObservableType, Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate>(adapter: Adapter) -> (_ source: Source) -> Disposable where Source.Element == Adapter.Element
    func model<T>(at indexPath: IndexPath) throws -> T
    func modelSelected<T>(_: T.Type) -> ControlEvent<[T]>
    func setDelegate(_ delegate: UIPickerViewDelegate) -> Disposable
  }
  extension Reactive where Base: UIRefreshControl {
    var isRefreshing: Binder<Bool> { get }
  }
  extension Reactive where Base: UIScrollView {
    typealias EndZoomEvent = (view: UIView?, scale: CGFloat)
    typealias WillEndDraggingEvent = (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    var contentOffset: ControlProperty<CGPoint> { get }
    var delegate: DelegateProxy<UIScrollView, UIScrollViewDelegate> { get }
    var didEndDecelerating: ControlEvent<Void> { get }
    var didEndDragging: ControlEvent<Bool> { get }
    var didEndScrollingAnimation: ControlEvent<Void> { get }
    var didEndZooming: ControlEvent<EndZoomEvent> { get }
    var didScroll: ControlEvent<Void> { get }
    var didScrollToTop: ControlEvent<Void> { get }
    var didZoom: ControlEvent<Void> { get }
    func setDelegate(_ delegate: UIScrollViewDelegate) -> Disposable
    var willBeginDecelerating: ControlEvent<Void> { get }
    var willBeginDragging: ControlEvent<Void> { get }
    var willBeginZooming: ControlEvent<UIView?> { get }
    var willEndDragging: ControlEvent<WillEndDraggingEvent> { get }
  }
  extension Reactive where Base: UISearchBar {
    var bookmarkButtonClicked: ControlEvent<Void> { get }
    var cancelButtonClicked: ControlEvent<Void> { get }
    var delegate: DelegateProxy<UISearchBar, UISearchBarDelegate> { get }
    var resultsListButtonClicked: ControlEvent<Void> { get }
    var searchButtonClicked: ControlEvent<Void> { get }
    var selectedScopeButtonIndex: ControlProperty<Int> { get }
    func setDelegate(_ delegate: UISearchBarDelegate) -> Disposable
    var text: ControlProperty<String?> { get }
    var textDidBeginEditing: ControlEvent<Void> { get }
    var textDidEndEditing: ControlEvent<Void> { get }
    var value: ControlProperty<String?> { get }
  }
  extension Reactive where Base: UISearchController {
    var delegate: DelegateProxy<UISearchController, UISearchControllerDelegate> { get }
    var didDismiss: Observable<Void> { get }
    var didPresent: Observable<Void> { get }
    var present: Observable<Void> { get }
    var willDismiss: Observable<Void> { get }
    var willPresent: Observable<Void> { get }
  }
  extension Reactive where Base: UISegmentedControl {
    func enabledForSegment(at index: Int) -> Binder<Bool>
    func imageForSegment(at index: Int) -> Binder<UIImage?>
    var selectedSegmentIndex: ControlProperty<Int> { get }
    func titleForSegment(at index: Int) -> Binder<String?>
    var value: ControlProperty<Int> { get }
  }
  extension Reactive where Base: UISlider {
    var value: ControlProperty<Float> { get }
  }
  extension Reactive where Base: UIStepper {
    var value: ControlProperty<Double> { get }
  }
  extension Reactive where Base: UISwitch {
    var isOn: ControlProperty<Bool> { get }
    var value: ControlProperty<Bool> { get }
  }
  extension Reactive where Base: UITabBar {
    var delegate: DelegateProxy<UITabBar, UITabBarDelegate> { get }
    var didBeginCustomizing: ControlEvent<[UITabBarItem]> { get }
    var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { get }
    var didSelectItem: ControlEvent<UITabBarItem> { get }
    var willBeginCustomizing: ControlEvent<[UITabBarItem]> { get }
    var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { get }
  }
  extension Reactive where Base: UITabBarController {
    var delegate: DelegateProxy<UITabBarController, UITabBarControllerDelegate> { get }
    var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> { get }
    var didSelect: ControlEvent<UIViewController> { get }
    var willBeginCustomizing: ControlEvent<[UIViewController]> { get }
    var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> { get }
  }
  extension Reactive where Base: UITableView {
    var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { get }
    var dataSource: DelegateProxy<UITableView, UITableViewDataSource> { get }
    var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> { get }
    var didUpdateFocusInContextWithAnimationCoordinator: ControlEvent<(context: UITableViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)> { get }
    var itemAccessoryButtonTapped: ControlEvent<IndexPath> { get }
    var itemDeleted: ControlEvent<IndexPath> { get }
    var itemDeselected: ControlEvent<IndexPath> { get }
    var itemHighlighted: ControlEvent<IndexPath> { get }
    var itemInserted: ControlEvent<IndexPath> { get }
    var itemMoved: ControlEvent<ItemMovedEvent> { get }
    var itemSelected: ControlEvent<IndexPath> { get }
    var itemUnhighlighted: ControlEvent<IndexPath> { get }
    func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>()
    func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>()
    func items<Sequence: Swift.Sequence, Source: ObservableType>()
    func model<T>(at indexPath: IndexPath) throws -> T
    func modelDeleted<T>(_: T.Type) -> ControlEvent<T>
    func modelDeselected<T>(_: T.Type) -> ControlEvent<T>
    func modelSelected<T>(_: T.Type) -> ControlEvent<T>
    var prefetchDataSource: DelegateProxy<UITableView, UITableViewDataSourcePrefetching> { get }
    var prefetchRows: ControlEvent<[IndexPath]> { get }
    func setDataSource(_ dataSource: UITableViewDataSource) -> Disposable
    func setPrefetchDataSource(_ prefetchDataSource: UITableViewDataSourcePrefetching) -> Disposable
    var willDisplayCell: ControlEvent<WillDisplayCellEvent> { get }
  }
  extension Reactive where Base: UITextField {
    var attributedText: ControlProperty<NSAttributedString?> { get }
    var text: ControlProperty<String?> { get }
    var textInput: TextInput<Base> { get }
    var value: ControlProperty<String?> { get }
  }
  extension Reactive where Base: UITextView {
    var attributedText: ControlProperty<NSAttributedString?> { get }
    var didBeginEditing: ControlEvent<Void> { get }
    var didChange: ControlEvent<Void> { get }
    var didChangeSelection: ControlEvent<Void> { get }
    var didEndEditing: ControlEvent<Void> { get }
    var text: ControlProperty<String?> { get }
    var textInput: TextInput<Base> { get }
    var value: ControlProperty<String?> { get }
  }
  extension Reactive where Base: URLSession {
    func data(request: URLRequest) -> Observable<Data>
    func json(request: URLRequest, options: JSONSerialization.ReadingOptions = nil) -> Observable<Any>
    func json(url: Foundation.URL) -> Observable<Any>
    func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)>
  }
  extension Reactive where Base: WKWebView {
    var didCommit: Observable<WKNavigation> { get }
    var didFailLoad: Observable<(WKNavigation, Error)> { get }
    var didFinishLoad: Observable<WKNavigation> { get }
    var didStartLoad: Observable<WKNavigation> { get }
    var navigationDelegate: DelegateProxy<WKWebView, WKNavigationDelegate> { get }
  }
  enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
    case unknown, invalidOperation(object: Any), itemsNotYetBound(object: Any), invalidPropertyName(object: Any, propertyName: String), invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String), errorDuringSwizzling, castingError(object: Any, targetType: Any.Type)
    var debugDescription: String { get }
  }
  enum RxCocoaInterceptionMechanism {
    case unknown, kvo
  }
  enum RxCocoaObjCRuntimeError: Swift.Error, CustomDebugStringConvertible {
    case unknown(target: AnyObject), objectMessagesAlreadyBeingIntercepted(target: AnyObject, interceptionMechanism: RxCocoaInterceptionMechanism), selectorNotImplemented(target: AnyObject), cantInterceptCoreFoundationTollFreeBridgedObjects(target: AnyObject), threadingCollisionWithOtherInterceptionMechanism(target: AnyObject), savingOriginalForwardingMethodFailed(target: AnyObject), replacingMethodWithForwardingImplementation(target: AnyObject), observingPerformanceSensitiveMessages(target: AnyObject), observingMessagesWithUnsupportedReturnType(target: AnyObject)
    var debugDescription: String { get }
  }
  enum RxCocoaURLError: Swift.Error, CustomDebugStringConvertible {
    case unknown, nonHTTPResponse(response: URLResponse), httpRequestFailed(response: HTTPURLResponse, data: Data?), deserializationError(error: Swift.Error)
    var debugDescription: String { get }
  }
  class RxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<UICollectionView, UICollectionViewDataSourcePrefetching>, DelegateProxyType {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    var collectionView: UICollectionView? { get }
    init(collectionView: ParentObject)
    static func registerKnownImplementations()
    func setForwardToDelegate(_ forwardToDelegate: UICollectionViewDataSourcePrefetching?, retainDelegate: Bool)
  }
  class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, UICollectionViewDataSource>, DelegateProxyType {
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    var collectionView: UICollectionView? { get }
    init(collectionView: ParentObject)
    static func registerKnownImplementations()
    func setForwardToDelegate(_ forwardToDelegate: UICollectionViewDataSource?, retainDelegate: Bool)
  }
  protocol RxCollectionViewDataSourceType {
    associatedtype Element
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
  }
  class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy, UICollectionViewDelegateFlowLayout {
    var collectionView: UICollectionView? { get }
    init(collectionView: UICollectionView)
  }
  class RxNavigationControllerDelegateProxy: DelegateProxy<UINavigationController, UINavigationControllerDelegate>, DelegateProxyType {
    init(navigationController: ParentObject)
    var navigationController: UINavigationController? { get }
    static func registerKnownImplementations()
  }
  class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, UIPickerViewDataSource>, DelegateProxyType {
    init(pickerView: ParentObject)
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    var pickerView: UIPickerView? { get }
    static func registerKnownImplementations()
    func setForwardToDelegate(_ forwardToDelegate: UIPickerViewDataSource?, retainDelegate: Bool)
  }
  protocol RxPickerViewDataSourceType {
    associatedtype Element
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
  }
  class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, UIPickerViewDelegate>, DelegateProxyType {
    init(pickerView: ParentObject)
    var pickerView: UIPickerView? { get }
    static func registerKnownImplementations()
  }
  class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, UIScrollViewDelegate>, DelegateProxyType {
    init(scrollView: ParentObject)
    static func registerKnownImplementations()
    var scrollView: UIScrollView? { get }
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }
  class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, UISearchBarDelegate>, DelegateProxyType {
    init(searchBar: ParentObject)
    static func registerKnownImplementations()
    var searchBar: UISearchBar? { get }
  }
  class RxSearchControllerDelegateProxy: DelegateProxy<UISearchController, UISearchControllerDelegate>, DelegateProxyType {
    init(searchController: UISearchController)
    static func registerKnownImplementations()
    var searchController: UISearchController? { get }
  }
  class RxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, UITabBarControllerDelegate>, DelegateProxyType {
    init(tabBar: ParentObject)
    static func registerKnownImplementations()
    var tabBar: UITabBarController? { get }
  }
  class RxTabBarDelegateProxy: DelegateProxy<UITabBar, UITabBarDelegate>, DelegateProxyType {
    static func currentDelegate(for object: ParentObject) -> UITabBarDelegate?
    init(tabBar: ParentObject)
    static func registerKnownImplementations()
    static func setCurrentDelegate(_ delegate: UITabBarDelegate?, to object: ParentObject)
    var tabBar: UITabBar? { get }
  }
  class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<UITableView, UITableViewDataSourcePrefetching>, DelegateProxyType {
    init(tableView: ParentObject)
    static func registerKnownImplementations()
    func setForwardToDelegate(_ forwardToDelegate: UITableViewDataSourcePrefetching?, retainDelegate: Bool)
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    var tableView: UITableView? { get }
  }
  class RxTableViewDataSourceProxy: DelegateProxy<UITableView, UITableViewDataSource>, DelegateProxyType {
    init(tableView: UITableView)
    static func registerKnownImplementations()
    func setForwardToDelegate(_ forwardToDelegate: UITableViewDataSource?, retainDelegate: Bool)
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    var tableView: UITableView? { get }
  }
  protocol RxTableViewDataSourceType {
    associatedtype Element
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
  }
  class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    init(tableView: UITableView)
    var tableView: UITableView? { get }
  }
  class RxTextFieldDelegateProxy: DelegateProxy<NSTextField, NSTextFieldDelegate>, DelegateProxyType, NSTextFieldDelegate {
    func controlTextDidChange(_ notification: Notification)
    static func currentDelegate(for object: ParentObject) -> NSTextFieldDelegate?
    static func registerKnownImplementations()
    static func setCurrentDelegate(_ delegate: NSTextFieldDelegate?, to object: ParentObject)
    var textField: NSTextField? { get }
  }
  class RxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, NSTextStorageDelegate>, DelegateProxyType {
    init(textStorage: NSTextStorage)
    static func registerKnownImplementations()
    var textStorage: NSTextStorage? { get }
  }
  class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
    static func currentDelegate(for object: ParentObject) -> NSTextViewDelegate?
    init(textView: UITextView)
    static func registerKnownImplementations()
    static func setCurrentDelegate(_ delegate: NSTextViewDelegate?, to object: ParentObject)
    func textDidChange(_ notification: Notification)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    var textView: UITextView? { get }
  }
  class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, WKNavigationDelegate>, DelegateProxyType {
    static func currentDelegate(for object: WKWebView) -> WKNavigationDelegate?
    init(webView: ParentObject)
    static func registerKnownImplementations()
    static func setCurrentDelegate(_ delegate: WKNavigationDelegate?, to object: WKWebView)
    var webView: WKWebView? { get }
  }
  protocol SectionedViewDataSourceType {
    func model(at indexPath: IndexPath) throws -> Any
  }
  struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType, ObservableConvertibleType {
    func asInfallible() -> Infallible<Element>
    func asObservable() -> Observable<Element>
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
    static func combineLatest<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>
    static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>()
    static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>
    static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element>
    static func createUnsafe<Source: ObservableType>(source: Source) -> SharedSequence<SharingStrategy, Source.Element>
    static func deferred(_ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>
    static func empty() -> SharedSequence<SharingStrategy, Element>
    static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>
    static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>
    static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element
    static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>
    static func never() -> SharedSequence<SharingStrategy, Element>
    static func of(_ elements: Element ...) -> SharedSequence<SharingStrategy, Element>
    var values: AsyncStream<Element> { get }
    static func zip<Collection: Swift.Collection, Result>(_ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element>
    static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element>
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>()
  }
  extension SharedSequence where Element: RxAbstractInteger {
    static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
    static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
  }
  protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
  }
  extension SharedSequenceConvertibleType where Element == Any {
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>()
    static func combineLatest<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType, O7: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType, O4: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType>()
    static func zip<O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType>()
  }
  extension SharedSequenceConvertibleType where Element: Equatable {
    func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>
  }
  extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    func merge() -> SharedSequence<Element.SharingStrategy, Element.Element>
    func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
    func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>
  }
  extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    func asDriver() -> Driver<Element>
    func drive() -> Disposable
    func drive(_ relays: BehaviorRelay<Element>...) -> Disposable
    func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable
    func drive(_ relays: ReplayRelay<Element>...) -> Disposable
    func drive(_ relays: ReplayRelay<Element?>...) -> Disposable
    func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element
    func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element?
    func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2
    func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result
  }
  extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    func asSignal() -> Signal<Element>
    func emit() -> Disposable
    func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
    func emit(to relays: BehaviorRelay<Element>...) -> Disposable
    func emit(to relays: BehaviorRelay<Element?>...) -> Disposable
    func emit(to relays: PublishRelay<Element>...) -> Disposable
    func emit(to relays: PublishRelay<Element?>...) -> Disposable
    func emit(to relays: ReplayRelay<Element>...) -> Disposable
    func emit(to relays: ReplayRelay<Element?>...) -> Disposable
    func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
    func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
    func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
    func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out>
    func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)>
  }
  extension SharedSequenceConvertibleType {
    func asObservable() -> Observable<Element>
    func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>
    func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
    func debug(_ identifier: String? = nil, trimOutput: Bool = nil, file: String = nil, line: UInt = nil, function: String = nil) -> SharedSequence<SharingStrategy, Element>
    func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
    func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
    func distinctUntilChanged(_ keySelector: @escaping (Element) -> some Equatable) -> SharedSequence<SharingStrategy, Element>
    func distinctUntilChanged<K>(_ keySelector: @escaping (Element) -> K, comparer: @escaping (K, K) -> Bool) -> SharedSequence<SharingStrategy, Element>
    func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>
    func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
    func flatMap<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
    func flatMapFirst<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
    func flatMapLatest<Sharing, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
    func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result>
    static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>
    static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>
    static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element>
    func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A>
    func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>
    func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>
    func throttle(_ dueTime: RxTimeInterval, latest: Bool = nil) -> SharedSequence<SharingStrategy, Element>
    func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(_ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy
    func withLatestFrom<SecondO: SharedSequenceConvertibleType>(_ second: SecondO) -> SharedSequence<SharingStrategy, SecondO.Element>
  }
  enum SharingScheduler {
    static var make: () -> SchedulerType { get }
    static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows
    static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows
  }
  protocol SharingStrategyProtocol {
    static var scheduler: SchedulerType { get }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
  }
  typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
  struct SignalSharingStrategy: SharingStrategyProtocol {
    static var scheduler: SchedulerType { get }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
  }
  struct TextInput<Base: UITextInput> {
    var base: Base { get }
    init(base: Base, text: ControlProperty<String?>)
    var text: ControlProperty<String?> { get }
  }
  extension UICollectionView {
    typealias DataSource = UICollectionViewDataSource
    typealias PrefetchDataSource = UICollectionViewDataSourcePrefetching
  }
  extension UICollectionView: HasDataSource {}
  extension UICollectionView: HasPrefetchDataSource {}
  extension UINavigationController {
    typealias Delegate = UINavigationControllerDelegate
  }
  extension UINavigationController: HasDelegate {}
  extension UIPickerView {
    typealias DataSource = UIPickerViewDataSource
    typealias Delegate = UIPickerViewDelegate
  }
  extension UIPickerView: HasDataSource {}
  extension UIPickerView: HasDelegate {}
  extension UIScrollView {
    typealias Delegate = UIScrollViewDelegate
  }
  extension UIScrollView: HasDelegate {}
  extension UISearchBar {
    typealias Delegate = UISearchBarDelegate
  }
  extension UISearchBar: HasDelegate {}
  extension UISearchController {
    typealias Delegate = UISearchControllerDelegate
  }
  extension UISearchController: HasDelegate {}
  extension UITabBar {
    typealias Delegate = UITabBarDelegate
  }
  extension UITabBar: HasDelegate {}
  extension UITabBarController {
    typealias Delegate = UITabBarControllerDelegate
  }
  extension UITabBarController: HasDelegate {}
  extension UITableView {
    typealias DataSource = UITableViewDataSource
    typealias PrefetchDataSource = UITableViewDataSourcePrefetching
  }
  extension UITableView: HasDataSource {}
  extension UITableView: HasPrefetchDataSource {}
  extension UInt {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension UInt: KVORepresentable {}
  extension UInt32 {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension UInt32: KVORepresentable {}
  extension UInt64 {
    typealias KVOType = NSNumber
    init?(KVOValue: KVOType)
  }
  extension UInt64: KVORepresentable {}
  typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
  """#

/// What is known of the module `CombineCocoa`.
let combineCocoaInterface = #"""
  // exports: Combine
  enum AssignTransition {
    case flip(direction: Direction, duration: TimeInterval), fade(duration: TimeInterval), animation(duration: TimeInterval, options: UIView.AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?)
    enum Direction { case top, bottom, left, right }
  }
  extension Combine.Publishers.ControlEvent {
    typealias Failure = Never
    typealias Output = Void
    init(control: Control, events: Control.Event)
    func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
  }
  extension Combine.Publishers.ControlProperty {
    typealias Failure = Never
    typealias Output = Value
    init(control: Control, events: Control.Event, keyPath: KeyPath<Control, Value>)
    func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
  }
  extension Combine.Publishers.ControlTarget {
    typealias Failure = Never
    typealias Output = Void
    init(control: Control, addTargetAction: @escaping (Control, AnyObject, Selector) -> Void, removeTargetAction: @escaping (Control?, AnyObject, Selector) -> Void)
    func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
  }
  class DelegateProxy: ObjcDelegateProxy {
    init()
    func intercept(_ selector: Selector, _ handler: @escaping ([Any]) -> Void)
    func interceptSelectorPublisher(_ selector: Selector) -> AnyPublisher<[Any], Never>
    func interceptedSelector(_ selector: Selector, arguments: [Any])
  }
  protocol DelegateProxyType {
    associatedtype Object
    func setDelegate(to object: Object)
  }
  extension DelegateProxyType where Self: DelegateProxy {
    static func createDelegateProxy(for object: Object) -> Self
  }
  extension NSTextStorage {
    var didProcessEditingRangeChangeInLengthPublisher: AnyPublisher<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int), Never> { get }
  }
  extension Publisher where Self.Failure == Never {
    func assign<Root: UIView>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root, animation: AssignTransition) -> AnyCancellable
  }
  extension UIBarButtonItem {
    var tapPublisher: AnyPublisher<Void, Never> { get }
  }
  extension UIButton {
    var tapPublisher: AnyPublisher<Void, Never> { get }
  }
  extension UICollectionView {
    var delegateProxy: DelegateProxy { get }
    var didDeselectItemPublisher: AnyPublisher<IndexPath, Never> { get }
    var didEndDisplaySupplementaryViewPublisher: AnyPublisher<(supplementaryView: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Never> { get }
    var didEndDisplayingCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> { get }
    var didHighlightItemPublisher: AnyPublisher<IndexPath, Never> { get }
    var didSelectItemPublisher: AnyPublisher<IndexPath, Never> { get }
    var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var willDisplayCellPublisher: AnyPublisher<(cell: UICollectionViewCell, indexPath: IndexPath), Never> { get }
    var willDisplaySupplementaryViewPublisher: AnyPublisher<(supplementaryView: UICollectionReusableView, elementKind: String, indexPath: IndexPath), Never> { get }
  }
  extension UIControl {
    func controlEventPublisher(for events: UIControl.Event) -> AnyPublisher<Void, Never>
  }
  extension UIDatePicker {
    var countDownDurationPublisher: AnyPublisher<TimeInterval, Never> { get }
    var datePublisher: AnyPublisher<Date, Never> { get }
  }
  extension UILongPressGestureRecognizer {
    var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { get }
  }
  extension UIPageControl {
    var currentPagePublisher: AnyPublisher<Int, Never> { get }
  }
  extension UIPanGestureRecognizer {
    var panPublisher: AnyPublisher<UIPanGestureRecognizer, Never> { get }
  }
  extension UIPinchGestureRecognizer {
    var pinchPublisher: AnyPublisher<UIPinchGestureRecognizer, Never> { get }
  }
  extension UIRefreshControl {
    var isRefreshingPublisher: AnyPublisher<Bool, Never> { get }
  }
  extension UIRotationGestureRecognizer {
    var rotationPublisher: AnyPublisher<UIRotationGestureRecognizer, Never> { get }
  }
  extension UIScreenEdgePanGestureRecognizer {
    var screenEdgePanPublisher: AnyPublisher<UIScreenEdgePanGestureRecognizer, Never> { get }
  }
  extension UIScrollView {
    var contentOffsetPublisher: AnyPublisher<CGPoint, Never> { get }
    var delegateProxy: DelegateProxy { get }
    var didEndDeceleratingPublisher: AnyPublisher<Void, Never> { get }
    var didEndDraggingPublisher: AnyPublisher<Bool, Never> { get }
    var didEndScrollingAnimationPublisher: AnyPublisher<Void, Never> { get }
    var didEndZooming: AnyPublisher<(view: UIView?, scale: CGFloat), Never> { get }
    var didScrollPublisher: AnyPublisher<Void, Never> { get }
    var didScrollToTopPublisher: AnyPublisher<Void, Never> { get }
    var didZoomPublisher: AnyPublisher<Void, Never> { get }
    func reachedBottomPublisher(offset: CGFloat = nil) -> AnyPublisher<Void, Never>
    var willBeginDeceleratingPublisher: AnyPublisher<Void, Never> { get }
    var willBeginDraggingPublisher: AnyPublisher<Void, Never> { get }
    var willBeginZoomingPublisher: AnyPublisher<UIView?, Never> { get }
    var willEndDraggingPublisher: AnyPublisher<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>), Never> { get }
  }
  extension UISearchBar {
    var cancelButtonClickedPublisher: AnyPublisher<Void, Never> { get }
    var searchButtonClickedPublisher: AnyPublisher<Void, Never> { get }
    var textDidChangePublisher: AnyPublisher<String, Never> { get }
  }
  extension UISegmentedControl {
    var selectedSegmentIndexPublisher: AnyPublisher<Int, Never> { get }
  }
  extension UISlider {
    var valuePublisher: AnyPublisher<Float, Never> { get }
  }
  extension UIStepper {
    var valuePublisher: AnyPublisher<Double, Never> { get }
  }
  extension UISwipeGestureRecognizer {
    var swipePublisher: AnyPublisher<UISwipeGestureRecognizer, Never> { get }
  }
  extension UISwitch {
    var isOnPublisher: AnyPublisher<Bool, Never> { get }
  }
  extension UITableView {
    var delegateProxy: DelegateProxy { get }
    var didDeselectRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var didEndDisplayingCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> { get }
    var didEndDisplayingFooterView: AnyPublisher<(headerView: UIView, section: Int), Never> { get }
    var didEndDisplayingHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> { get }
    var didEndEditingRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var didHighlightRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var didSelectRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var didUnhighlightRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var itemAccessoryButtonTappedPublisher: AnyPublisher<IndexPath, Never> { get }
    var willBeginEditingRowPublisher: AnyPublisher<IndexPath, Never> { get }
    var willDisplayCellPublisher: AnyPublisher<(cell: UITableViewCell, indexPath: IndexPath), Never> { get }
    var willDisplayFooterViewPublisher: AnyPublisher<(footerView: UIView, section: Int), Never> { get }
    var willDisplayHeaderViewPublisher: AnyPublisher<(headerView: UIView, section: Int), Never> { get }
  }
  extension UITapGestureRecognizer {
    var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { get }
  }
  extension UITextField {
    var attributedTextPublisher: AnyPublisher<NSAttributedString?, Never> { get }
    var didBeginEditingPublisher: AnyPublisher<Void, Never> { get }
    var returnPublisher: AnyPublisher<Void, Never> { get }
    var textPublisher: AnyPublisher<String?, Never> { get }
  }
  extension UITextView {
    var textPublisher: AnyPublisher<String?, Never> { get }
    var valuePublisher: AnyPublisher<String?, Never> { get }
  }
  """#

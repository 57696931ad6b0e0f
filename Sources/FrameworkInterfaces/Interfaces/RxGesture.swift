/// What is known of the module `RxGesture`.
let rxGestureInterface = #"""
  // exports: RxSwift RxCocoa
  func && <PolicyInput>(lhs: GestureRecognizerDelegatePolicy<PolicyInput>, rhs: GestureRecognizerDelegatePolicy<PolicyInput>) -> GestureRecognizerDelegatePolicy<PolicyInput>
  typealias AnyFactory = Factory<RxGestureRecognizer>
  typealias ClickConfiguration = Configuration<NSClickGestureRecognizer>
  typealias ClickControlEvent = ControlEvent<NSClickGestureRecognizer>
  typealias ClickObservable = Observable<NSClickGestureRecognizer>
  typealias Configuration<Gesture: RxGestureRecognizer> = (Gesture, GenericRxGestureRecognizerDelegate<Gesture>) -> Void
  struct Factory<Gesture: RxGestureRecognizer> {
    var gesture: Gesture { get }
    init(_ configuration: Configuration<Gesture>?)
  }
  extension Factory where Gesture == RxGestureRecognizer {
    static func click(buttonMask: Int, configuration: ClickConfiguration? = nil) -> AnyFactory
    static func forceTouch(configuration: ForceTouchConfiguration? = nil) -> AnyFactory
    static func hover(configuration: HoverConfiguration? = nil) -> AnyFactory
    static func leftClick(configuration: ClickConfiguration? = nil) -> AnyFactory
    static func longPress(configuration: LongPressConfiguration? = nil) -> AnyFactory
    static func magnification(configuration: MagnificationConfiguration? = nil) -> AnyFactory
    static func pan(configuration: PanConfiguration? = nil) -> AnyFactory
    static func pinch(configuration: PinchConfiguration? = nil) -> AnyFactory
    static func press(configuration: PressConfiguration? = nil) -> AnyFactory
    static func rightClick(configuration: ClickConfiguration? = nil) -> AnyFactory
    static func rotation(configuration: RotationConfiguration? = nil) -> AnyFactory
    static func screenEdgePan(configuration: ScreenEdgePanConfiguration? = nil) -> AnyFactory
    static func swipe(direction: SwipeDirection, configuration: SwipeConfiguration? = nil) -> AnyFactory
    static func tap(configuration: TapConfiguration? = nil) -> AnyFactory
    static func touchDown(configuration: TouchDownConfiguration? = nil) -> AnyFactory
  }
  typealias ForceTouchConfiguration = Configuration<ForceTouchGestureRecognizer>
  typealias ForceTouchControlEvent = ControlEvent<ForceTouchGestureRecognizer>
  class ForceTouchGestureRecognizer: UIGestureRecognizer {
    var absoluteFractionCompleted: CGFloat { get }
    var force: CGFloat { get }
    var fractionCompleted: CGFloat { get }
    var maximumFractionCompletedRequired: CGFloat
    var maximumPossibleForce: CGFloat { get }
    var minimumFractionCompletedRequired: CGFloat
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  }
  typealias ForceTouchObservable = Observable<ForceTouchGestureRecognizer>
  class GenericRxGestureRecognizerDelegate<Gesture: RxGestureRecognizer>: NSObject, RxGestureRecognizerDelegate {
    var beginPolicy: GestureRecognizerDelegatePolicy<Gesture>
    var eventRecognitionAttemptPolicy: GestureRecognizerDelegatePolicy<(Gesture, NSEvent)>
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent) -> Bool
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: RxGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldReceive touch: RxGestureTouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: RxGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: RxGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: RxGestureRecognizer) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: RxGestureRecognizer) -> Bool
    var otherFailureRequirementPolicy: GestureRecognizerDelegatePolicy<(Gesture, RxGestureRecognizer)>
    var pressReceptionPolicy: GestureRecognizerDelegatePolicy<(Gesture, UIPress)>
    var selfFailureRequirementPolicy: GestureRecognizerDelegatePolicy<(Gesture, RxGestureRecognizer)>
    var simultaneousRecognitionPolicy: GestureRecognizerDelegatePolicy<(Gesture, RxGestureRecognizer)>
    var touchReceptionPolicy: GestureRecognizerDelegatePolicy<(Gesture, RxGestureTouch)>
  }
  struct GestureRecognizerDelegatePolicy<PolicyInput> {
    typealias PolicyBody = (PolicyInput) -> Bool
    static var always: GestureRecognizerDelegatePolicy<PolicyInput> { get }
    static func custom(_ policy: @escaping PolicyBody) -> GestureRecognizerDelegatePolicy<PolicyInput>
    func isPolicyPassing(with args: PolicyInput) -> Bool
    static var never: GestureRecognizerDelegatePolicy<PolicyInput> { get }
  }
  typealias HoverConfiguration = Configuration<UIHoverGestureRecognizer>
  typealias HoverControlEvent = ControlEvent<UIHoverGestureRecognizer>
  typealias HoverObservable = Observable<UIHoverGestureRecognizer>
  typealias LocationInView = (RxGestureView) -> CGPoint
  typealias LongPressConfiguration = Configuration<UILongPressGestureRecognizer>
  typealias LongPressControlEvent = ControlEvent<UILongPressGestureRecognizer>
  typealias LongPressObservable = Observable<UILongPressGestureRecognizer>
  typealias MagnificationConfiguration = Configuration<NSMagnificationGestureRecognizer>
  typealias MagnificationControlEvent = ControlEvent<NSMagnificationGestureRecognizer>
  typealias MagnificationObservable = Observable<NSMagnificationGestureRecognizer>
  extension ObservableType where Element == TransformGestureRecognizers {
    func asTransform(in view: TargetView = nil) -> Observable<(transform: CGAffineTransform, velocity: TransformVelocity)>
    func when(_ states: RxGestureRecognizerState...) -> Observable<Element>
  }
  extension ObservableType where Element: ForceTouchGestureRecognizer {
    func asForce() -> Observable<CGFloat>
    func when(fractionCompletedExceeds threshold: CGFloat) -> Observable<Element>
  }
  extension ObservableType where Element: NSMagnificationGestureRecognizer {
    func asMagnification() -> Observable<CGFloat>
    func asScale() -> Observable<CGFloat>
  }
  extension ObservableType where Element: NSPanGestureRecognizer {
    func asTranslation(in view: TargetView = nil) -> Observable<(translation: NSPoint, velocity: NSPoint)>
  }
  extension ObservableType where Element: NSRotationGestureRecognizer {
    func asRotation() -> Observable<CGFloat>
  }
  extension ObservableType where Element: RxGestureRecognizer {
    func asLocation(in view: TargetView = nil) -> Observable<RxGesturePoint>
    func asLocationInView() -> Observable<LocationInView>
    func when(_ states: RxGestureRecognizerState...) -> Observable<Element>
  }
  extension ObservableType where Element: TouchDownGestureRecognizer {
    func asTouches() -> Observable<Set<UITouch>>
  }
  extension ObservableType where Element: UIPanGestureRecognizer {
    func asTranslation(in view: TargetView = nil) -> Observable<(translation: CGPoint, velocity: CGPoint)>
  }
  extension ObservableType where Element: UIPinchGestureRecognizer {
    func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)>
  }
  extension ObservableType where Element: UIRotationGestureRecognizer {
    func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)>
  }
  typealias PanConfiguration = Configuration<NSPanGestureRecognizer>
  typealias PanControlEvent = ControlEvent<NSPanGestureRecognizer>
  typealias PanObservable = Observable<NSPanGestureRecognizer>
  typealias PinchConfiguration = Configuration<UIPinchGestureRecognizer>
  typealias PinchControlEvent = ControlEvent<UIPinchGestureRecognizer>
  typealias PinchObservable = Observable<UIPinchGestureRecognizer>
  typealias PressConfiguration = Configuration<NSPressGestureRecognizer>
  typealias PressControlEvent = ControlEvent<NSPressGestureRecognizer>
  typealias PressObservable = Observable<NSPressGestureRecognizer>
  extension Reactive where Base: NSGestureRecognizer {
    var event: ControlEvent<NSGestureRecognizer> { get }
  }
  extension Reactive where Base: RxGestureView {
    func anyGesture(_ factories: (AnyFactory, when: RxGestureRecognizerState)...) -> ControlEvent<RxGestureRecognizer>
    func anyGesture(_ factories: AnyFactory...) -> ControlEvent<RxGestureRecognizer>
    func clickGesture(buttonMask: Int, configuration: ClickConfiguration? = nil) -> ClickControlEvent
    func forceTouchGesture(configuration: ForceTouchConfiguration? = nil) -> ForceTouchControlEvent
    func gesture<G: RxGestureRecognizer>(_ gesture: G) -> ControlEvent<G>
    func gesture<G>(_ factory: Factory<G>) -> ControlEvent<G>
    func hoverGesture(configuration: HoverConfiguration? = nil) -> HoverControlEvent
    func leftClickGesture(configuration: ClickConfiguration? = nil) -> ClickControlEvent
    func longPressGesture(configuration: LongPressConfiguration? = nil) -> LongPressControlEvent
    func magnificationGesture(configuration: MagnificationConfiguration? = nil) -> MagnificationControlEvent
    func panGesture(configuration: PanConfiguration? = nil) -> PanControlEvent
    func pinchGesture(configuration: PinchConfiguration? = nil) -> PinchControlEvent
    func pressGesture(configuration: PressConfiguration? = nil) -> PressControlEvent
    func rightClickGesture(configuration: ClickConfiguration? = nil) -> ClickControlEvent
    func rotationGesture(configuration: RotationConfiguration? = nil) -> RotationControlEvent
    func screenEdgePanGesture(configuration: ScreenEdgePanConfiguration? = nil) -> ScreenEdgePanControlEvent
    func swipeGesture(_ directions: Set<SwipeDirection>, configuration: SwipeConfiguration? = nil) -> SwipeControlEvent
    func swipeGesture(_ directions: SwipeDirection..., configuration: SwipeConfiguration? = nil) -> SwipeControlEvent
    func tapGesture(configuration: TapConfiguration? = nil) -> TapControlEvent
    func touchDownGesture(configuration: TouchDownConfiguration? = nil) -> TouchDownControlEvent
    func transformGestures() -> TransformControlEvent
  }
  typealias RotationConfiguration = Configuration<NSRotationGestureRecognizer>
  typealias RotationControlEvent = ControlEvent<NSRotationGestureRecognizer>
  typealias RotationObservable = Observable<NSRotationGestureRecognizer>
  typealias RxGesturePoint = CGPoint
  typealias RxGestureRecognizer = UIGestureRecognizer
  typealias RxGestureRecognizerDelegate = UIGestureRecognizerDelegate
  typealias RxGestureRecognizerState = UIGestureRecognizer.State
  typealias RxGestureTouch = UITouch
  typealias RxGestureView = UIView
  typealias ScreenEdgePanConfiguration = Configuration<UIScreenEdgePanGestureRecognizer>
  typealias ScreenEdgePanControlEvent = ControlEvent<UIScreenEdgePanGestureRecognizer>
  typealias ScreenEdgePanObservable = Observable<UIScreenEdgePanGestureRecognizer>
  typealias SwipeConfiguration = Configuration<UISwipeGestureRecognizer>
  typealias SwipeControlEvent = ControlEvent<UISwipeGestureRecognizer>
  enum SwipeDirection {
    case right, left, up, down
  }
  typealias SwipeObservable = Observable<UISwipeGestureRecognizer>
  typealias TapConfiguration = Configuration<UITapGestureRecognizer>
  typealias TapControlEvent = ControlEvent<UITapGestureRecognizer>
  typealias TapObservable = Observable<UITapGestureRecognizer>
  enum TargetView {
    case view, superview, window, this(RxGestureView)
    func targetView(for gestureRecognizer: RxGestureRecognizer) -> RxGestureView?
  }
  typealias TouchDownConfiguration = Configuration<TouchDownGestureRecognizer>
  typealias TouchDownControlEvent = ControlEvent<TouchDownGestureRecognizer>
  class TouchDownGestureRecognizer: UIGestureRecognizer {
    func ignore(_ touch: UITouch, for event: UIEvent)
    init(target: Any?, action: Selector?)
    var isTouchIgnoringEnabled: Bool
    var minimumTouchDuration: TimeInterval
    func reset()
    var touches: Set<UITouch>
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent)
  }
  typealias TouchDownObservable = Observable<TouchDownGestureRecognizer>
  typealias TransformControlEvent = ControlEvent<TransformGestureRecognizers>
  struct TransformGestureRecognizers {
    var panGesture: UIPanGestureRecognizer { get }
    var pinchGesture: UIPinchGestureRecognizer { get }
    var rotationGesture: UIRotationGestureRecognizer { get }
  }
  typealias TransformObservable = Observable<TransformGestureRecognizers>
  struct TransformVelocity {}
  func || <PolicyInput>(lhs: GestureRecognizerDelegatePolicy<PolicyInput>, rhs: GestureRecognizerDelegatePolicy<PolicyInput>) -> GestureRecognizerDelegatePolicy<PolicyInput>
  """#

/// What is known of the module `UIKitNavigation`.
let uiKitNavigationInterface = #"""
  // exports: SwiftNavigation
  class NavigationStackController: UINavigationController {
    var delegate: (any UINavigationControllerDelegate)?
    init(navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil, path: UIBinding<UINavigationPath>, root: () -> UIViewController)
    init<Data: RandomAccessCollection & RangeReplaceableCollection>(navigationBarClass: AnyClass? = nil, toolbarClass: AnyClass? = nil, path: UIBinding<Data>, root: () -> UIViewController) where Data.Element: Hashable
    init?(coder aDecoder: NSCoder)
    func viewDidLoad()
  }
  extension UIAlertAction {
    init<Action>(_ button: ButtonState<Action>, )
    init<Action>(_ button: ButtonState<Action>, action handler: @escaping (_ action: Action?) -> Void)
  }
  extension UIAlertAction.Style {
    init(_ role: ButtonStateRole)
  }
  extension UIAlertController {
    init<Action>(state: AlertState<Action>)
    init<Action>(state: AlertState<Action>, handler: @escaping (_ action: Action?) -> Void)
    init<Action>(state: ConfirmationDialogState<Action>)
    init<Action>(state: ConfirmationDialogState<Action>, handler: @escaping (_ action: Action?) -> Void)
  }
  extension UIBinding {
    func animation(_ animation: UIKitAnimation? = nil) -> Self
  }
  extension UIColorWell {
    func bind(selectedColor: UIBinding<UIColor?>) -> ObserveToken
    init(frame: CGRect = nil, selectedColor: UIBinding<UIColor?>)
  }
  extension UIControl: UIControlProtocol {}
  protocol UIControlProtocol: UIControl {}
  extension UIControlProtocol {
    func bind<Value>(_ binding: UIBinding<Value>, to keyPath: KeyPath<Self, Value>, for event: UIControl.Event, set: @escaping (_ control: Self, _ newValue: Value, _ transaction: UITransaction) -> Void) -> ObserveToken
    func bind<Value>(_ binding: UIBinding<Value>, to keyPath: ReferenceWritableKeyPath<Self, Value>, for event: UIControl.Event) -> ObserveToken
    func unbind<Value>(_ keyPath: KeyPath<Self, Value>)
  }
  extension UIDatePicker {
    func bind(date: UIBinding<Date>) -> ObserveToken
    init(frame: CGRect = nil, date: UIBinding<Date>)
  }
  struct UIDismissAction: Sendable {
    func callAsFunction()
  }
  struct UIKitAnimation: Hashable, Sendable {
    static func animate(springDuration duration: TimeInterval = nil, bounce: CGFloat = nil, initialSpringVelocity: CGFloat = nil, delay: TimeInterval = nil, options: UIView.AnimationOptions = nil) -> Self
    static func animate(withDuration duration: TimeInterval, delay: CGFloat = nil, options: UIView.AnimationOptions = nil) -> Self
    static func animate(withDuration duration: TimeInterval, delay: CGFloat = nil, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = nil) -> Self
    static var `default`: Self { get }
    func delay(_ delay: TimeInterval) -> Self
    static func easeIn(duration: TimeInterval) -> Self
    static var easeIn: Self { get }
    static func easeInOut(duration: TimeInterval) -> Self
    static var easeInOut: Self { get }
    static func easeOut(duration: TimeInterval) -> Self
    static var easeOut: Self { get }
    init(_ animation: Animation)
    static func linear(duration: TimeInterval) -> Self
    static var linear: Self { get }
    func repeatCount(_ repeatCount: Int, autoreverses: Bool = nil) -> Self
    func repeatForever(autoreverses: Bool = nil) -> Self
    func speed(_ speed: Double) -> Self
  }
  extension UINavigationController {
    func pushViewController(isPresented: UIBinding<Bool>, content: @escaping () -> UIViewController) -> ObserveToken
    func pushViewController<Item>(item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController) -> ObserveToken
    func pushViewController<Item>(item: UIBinding<Item?>, content: @escaping (UIBinding<Item>) -> UIViewController) -> ObserveToken
  }
  extension UIPageControl {
    func bind(currentPage: UIBinding<Int>) -> ObserveToken
    init(frame: CGRect = nil, currentPage: UIBinding<Int>)
  }
  struct UIPushAction: Sendable {
    func callAsFunction<Element: Hashable>(value: Element, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  extension UISegmentedControl {
    func bind(selectedSegment: UIBinding<some RawRepresentable<Int>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> ObserveToken
    init(frame: CGRect = nil, selectedSegment: UIBinding<some RawRepresentable<Int>>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  extension UISlider {
    func bind(value: UIBinding<Float>) -> ObserveToken
    init(frame: CGRect = nil, value: UIBinding<Float>)
  }
  extension UIStepper {
    func bind(value: UIBinding<Double>) -> ObserveToken
    init(frame: CGRect = nil, value: UIBinding<Double>)
  }
  extension UISwitch {
    func bind(isOn: UIBinding<Bool>) -> ObserveToken
    init(frame: CGRect = nil, isOn: UIBinding<Bool>)
  }
  extension UITabBarController {
    func bind(selectedTab: UIBinding<String?>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) -> ObserveToken
  }
  extension UITextField {
    func bind(attributedText: UIBinding<NSAttributedString>) -> ObserveToken
    func bind(focus condition: UIBinding<Bool>) -> ObserveToken
    func bind(selection: UIBinding<UITextSelection?>) -> ObserveToken
    func bind(text: UIBinding<String>) -> ObserveToken
    func bind<Value: Hashable>(focus: UIBinding<Value?>, equals value: Value) -> ObserveToken
    init(frame: CGRect = nil, attributedText: UIBinding<NSAttributedString>)
    init(frame: CGRect = nil, text: UIBinding<String>)
  }
  struct UITextSelection: Hashable, Sendable {
    init(insertionPoint: String.Index)
    init(range: Range<String.Index>)
    var isInsertion: Bool { get }
    var range: Range<String.Index>
  }
  extension UITraitCollection {
    var dismiss: UIDismissAction { get }
    var isPresented: Bool { get }
    var push: UIPushAction { get }
  }
  extension UITransaction {
    struct UIKit: Sendable {}
    init(animation: UIKitAnimation? = nil)
    var uiKit: UIKit
  }
  extension UITransaction.UIKit {
    func addAnimationCompletion(_ completion: @escaping (Bool?) -> Void)
    var animation: UIKitAnimation?
    var disablesAnimations: Bool
  }
  extension UIViewController {
    func destination(isPresented: UIBinding<Bool>, content: @escaping () -> UIViewController, present: @escaping (UIViewController, UITransaction) -> Void, dismiss: @escaping ( _ child: UIViewController, _ transaction: UITransaction ) -> Void) -> ObserveToken
    func destination<Item, ID: Hashable>(item: UIBinding<Item?>, id: KeyPath<Item, ID>, content: @escaping (UIBinding<Item>) -> UIViewController, present: @escaping ( _ child: UIViewController, _ transaction: UITransaction ) -> Void, dismiss: @escaping ( _ child: UIViewController, _ transaction: UITransaction ) -> Void) -> ObserveToken
    func destination<Item>(item: UIBinding<Item?>, content: @escaping (UIBinding<Item>) -> UIViewController, present: @escaping (UIViewController, UITransaction) -> Void, dismiss: @escaping ( _ child: UIViewController, _ transaction: UITransaction ) -> Void) -> ObserveToken
    func navigationDestination(isPresented: UIBinding<Bool>, content: @escaping () -> UIViewController) -> ObserveToken
    func navigationDestination<D: Hashable>(for data: D.Type, destination: @escaping (D) -> UIViewController)
    func navigationDestination<Item>(item: UIBinding<Item?>, content: @escaping (Item) -> UIViewController) -> ObserveToken
    func navigationDestination<Item>(item: UIBinding<Item?>, content: @escaping (UIBinding<Item>) -> UIViewController) -> ObserveToken
    func present(isPresented: UIBinding<Bool>, onDismiss: (() -> Void)? = nil, content: @escaping () -> UIViewController) -> ObserveToken
    func present<Item, ID: Hashable>(item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> UIViewController) -> ObserveToken
    func present<Item, ID: Hashable>(item: UIBinding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, content: @escaping (UIBinding<Item>) -> UIViewController) -> ObserveToken
    func present<Item: Identifiable>(item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (Item) -> UIViewController) -> ObserveToken
    func present<Item: Identifiable>(item: UIBinding<Item?>, onDismiss: (() -> Void)? = nil, content: @escaping (UIBinding<Item>) -> UIViewController) -> ObserveToken
  }
  struct UIViewControllerRepresenting<UIViewControllerType: UIViewController >: UIViewControllerRepresentable {
    init(_ base: () -> UIViewControllerType)
    func makeUIViewController(context _: Context) -> UIViewControllerType
    func updateUIViewController(_: UIViewControllerType, context _: Context)
  }
  struct UIViewRepresenting<UIViewType: UIView>: UIViewRepresentable {
    init(_ base: () -> UIViewType)
    func makeUIView(context _: Context) -> UIViewType
    func updateUIView(_: UIViewType, context _: Context)
  }
  func withUIKitAnimation<Result>(_ animation: UIKitAnimation? = nil, _ body: () throws -> Result, completion: ((Bool?) -> Void)? = nil) rethrows -> Result
  """#

/// What is known of the module `SwiftUI`.
let swiftUIInterface = #"""
  // exports: Foundation CoreGraphics Combine Observation UniformTypeIdentifiers CoreTransferable UIKit AppKit
  protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
  }
  struct AccessibilityActionCategory: Equatable {
    static var `default`: AccessibilityActionCategory { get }
    static var edit: AccessibilityActionCategory { get }
    init(_ nameKey: LocalizedStringKey)
  }
  struct AccessibilityActionKind: Equatable {
    static var `default`: AccessibilityActionKind { get }
    static var delete: AccessibilityActionKind { get }
    static var escape: AccessibilityActionKind { get }
    init(named name: Text)
    static var magicTap: AccessibilityActionKind { get }
    static var showMenu: AccessibilityActionKind { get }
  }
  enum AccessibilityAdjustmentDirection {
    case increment, decrement
  }
  struct AccessibilityAttachmentModifier: ViewModifier {}
  struct AccessibilityChildBehavior: Hashable {
    static var combine: AccessibilityChildBehavior { get }
    static var contain: AccessibilityChildBehavior { get }
    static var ignore: AccessibilityChildBehavior { get }
  }
  struct AccessibilityCustomContentKey: Equatable {
    init(_ label: Text, id: String)
    init(_ labelKey: LocalizedStringKey)
    init(_ labelKey: LocalizedStringKey, id: String)
  }
  struct AccessibilityDirectTouchOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var requiresActivation: AccessibilityDirectTouchOptions { get }
    static var silentOnTouch: AccessibilityDirectTouchOptions { get }
  }
  @propertyWrapper struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper struct Binding {}
    init() where Value == Bool
    init(for technologies: AccessibilityTechnologies) where Value == Bool
    init<T: Hashable>() where Value == T?
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    var wrappedValue: Value
  }
  extension AccessibilityFocusState.Binding {
    var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    var wrappedValue: Value
  }
  enum AccessibilityHeadingLevel: UInt {
    case unspecified, h1, h2, h3, h4, h5, h6
  }
  enum AccessibilityLabeledPairRole {
    case label, content
  }
  struct AccessibilityNotification {}
  extension AccessibilityNotification.Announcement {
    init(_ announcement: AttributedString)
    init(_ announcement: String)
    func post()
  }
  extension AccessibilityNotification.LayoutChanged {
    init(_ element: Any? = nil)
    func post()
  }
  extension AccessibilityNotification.PageScrolled {
    init(_ announcement: String)
    func post()
  }
  extension AccessibilityNotification.ScreenChanged {
    init(_ element: Any? = nil)
    func post()
  }
  struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
  struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
  protocol AccessibilityQuickActionStyle {}
  extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    static var outline: AccessibilityQuickActionOutlineStyle { get }
  }
  extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    static var prompt: AccessibilityQuickActionPromptStyle { get }
  }
  protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    var body: Body { get }
  }
  @resultBuilder struct AccessibilityRotorContentBuilder {}
  struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = nil)
  }
  struct AccessibilitySystemRotor {
    static var boldText: AccessibilitySystemRotor { get }
    static var headings: AccessibilitySystemRotor { get }
    static var images: AccessibilitySystemRotor { get }
    static var landmarks: AccessibilitySystemRotor { get }
    static func links(visited: Bool) -> AccessibilitySystemRotor
    static var links: AccessibilitySystemRotor { get }
    static var lists: AccessibilitySystemRotor { get }
    static var tables: AccessibilitySystemRotor { get }
    static var textFields: AccessibilitySystemRotor { get }
  }
  struct AccessibilityTechnologies: SetAlgebra {
    init()
    static var switchControl: AccessibilityTechnologies { get }
    static var voiceOver: AccessibilityTechnologies { get }
  }
  struct AccessibilityTextContentType {
    static var console: AccessibilityTextContentType { get }
    static var fileSystem: AccessibilityTextContentType { get }
    static var messaging: AccessibilityTextContentType { get }
    static var narrative: AccessibilityTextContentType { get }
    static var plain: AccessibilityTextContentType { get }
    static var sourceCode: AccessibilityTextContentType { get }
    static var spreadsheet: AccessibilityTextContentType { get }
    static var wordProcessing: AccessibilityTextContentType { get }
  }
  struct AccessibilityTraits: SetAlgebra {
    static var allowsDirectInteraction: AccessibilityTraits { get }
    static var causesPageTurn: AccessibilityTraits { get }
    func contains(_ member: AccessibilityTraits) -> Bool
    init()
    func insert(_ newMember: AccessibilityTraits)
    static var isButton: AccessibilityTraits { get }
    static var isHeader: AccessibilityTraits { get }
    static var isImage: AccessibilityTraits { get }
    static var isKeyboardKey: AccessibilityTraits { get }
    static var isLink: AccessibilityTraits { get }
    static var isModal: AccessibilityTraits { get }
    static var isSearchField: AccessibilityTraits { get }
    static var isSelected: AccessibilityTraits { get }
    static var isStaticText: AccessibilityTraits { get }
    static var isSummaryElement: AccessibilityTraits { get }
    static var isTabBar: AccessibilityTraits { get }
    static var isToggle: AccessibilityTraits { get }
    static var playsSound: AccessibilityTraits { get }
    func remove(_ member: AccessibilityTraits)
    static var startsMediaSession: AccessibilityTraits { get }
    static var updatesFrequently: AccessibilityTraits { get }
  }
  struct AccessibilityZoomGestureAction {
    enum Direction { case zoomIn, zoomOut }
    var direction: Direction { get }
    var location: UnitPoint { get }
    var point: CGPoint { get }
  }
  struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    init()
  }
  struct AccessoryCircularGaugeStyle: GaugeStyle {
    init()
  }
  struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    init()
  }
  struct AccessoryLinearGaugeStyle: GaugeStyle {
    init()
  }
  struct ActionSheet {
    typealias Button = Alert.Button
    init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = nil)
  }
  struct AdaptableTabBarPlacement: Hashable {
    static var automatic: AdaptableTabBarPlacement { get }
    static var sidebar: AdaptableTabBarPlacement { get }
    static var tabBar: AdaptableTabBarPlacement { get }
  }
  struct Alert {
    struct Button {}
    init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
    init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
    static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert
  }
  extension Alert.Button {
    static func cancel(_ action: (() -> Void)? = nil) -> Alert.Button
    static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button
    static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button
    static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Alert.Button
  }
  struct AlertScene<Content>: Scene {}
  struct Alignment: Equatable {
    static var bottom: Alignment { get }
    static var bottomLeading: Alignment { get }
    static var bottomTrailing: Alignment { get }
    static var center: Alignment { get }
    static var centerFirstTextBaseline: Alignment { get }
    static var centerLastTextBaseline: Alignment { get }
    var horizontal: HorizontalAlignment
    init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
    static var leading: Alignment { get }
    static var leadingFirstTextBaseline: Alignment { get }
    static var leadingLastTextBaseline: Alignment { get }
    static var top: Alignment { get }
    static var topLeading: Alignment { get }
    static var topTrailing: Alignment { get }
    static var trailing: Alignment { get }
    static var trailingFirstTextBaseline: Alignment { get }
    static var trailingLastTextBaseline: Alignment { get }
    var vertical: VerticalAlignment
  }
  struct Alignment3D: Equatable {
    static var bottom: Alignment3D { get }
    static var center: Alignment3D { get }
    static var leading: Alignment3D { get }
    static var top: Alignment3D { get }
    static var trailing: Alignment3D { get }
  }
  protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
  }
  struct AlternatingRowBackgroundBehavior {
    static var automatic: AlternatingRowBackgroundBehavior { get }
    static var disabled: AlternatingRowBackgroundBehavior { get }
    static var enabled: AlternatingRowBackgroundBehavior { get }
  }
  struct Anchor<Value> {}
  extension Anchor.Source where Value == CGPoint {
    static var bottom: Anchor<CGPoint>.Source { get }
    static var bottomLeading: Anchor<CGPoint>.Source { get }
    static var bottomTrailing: Anchor<CGPoint>.Source { get }
    static var center: Anchor<CGPoint>.Source { get }
    static var leading: Anchor<CGPoint>.Source { get }
    static func point(_ p: CGPoint) -> Anchor<Value>.Source
    static var top: Anchor<CGPoint>.Source { get }
    static var topLeading: Anchor<CGPoint>.Source { get }
    static var topTrailing: Anchor<CGPoint>.Source { get }
    static var trailing: Anchor<CGPoint>.Source { get }
    static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source
  }
  extension Anchor.Source where Value == CGRect {
    static var bounds: Anchor<CGRect>.Source { get }
    static func rect(_ r: CGRect) -> Anchor<Value>.Source
  }
  struct Angle: Hashable, Comparable, Animatable {
    var animatableData: Double
    static func degrees(_ degrees: Double) -> Angle
    var degrees: Double
    init()
    init(degrees: Double)
    init(radians: Double)
    static func radians(_ radians: Double) -> Angle
    var radians: Double
    static var zero: Angle { get }
  }
  struct AngularGradient: ShapeStyle, View {
    init(colors: [Color], center: UnitPoint, angle: Angle = nil)
    init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle)
    init(gradient: Gradient, center: UnitPoint, angle: Angle = nil)
    init(gradient: Gradient, center: UnitPoint, startAngle: Angle = nil, endAngle: Angle = nil)
    init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = nil)
    init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle)
  }
  protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic
    var animatableData: AnimatableData
  }
  extension Animatable where Self: VectorArithmetic {
    var animatableData: Self
  }
  protocol AnimatableModifier: Animatable, ViewModifier {}
  struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    var first: First
    init(_ first: First, _ second: Second)
    var second: Second
  }
  struct AnimatableValues {}
  struct Animation: Equatable {
    static func bouncy(duration: TimeInterval = nil, extraBounce: Double = nil) -> Animation
    static var bouncy: Animation { get }
    static var `default`: Animation { get }
    func delay(_ delay: TimeInterval) -> Animation
    static func easeIn(duration: TimeInterval) -> Animation
    static var easeIn: Animation { get }
    static func easeInOut(duration: TimeInterval) -> Animation
    static var easeInOut: Animation { get }
    static func easeOut(duration: TimeInterval) -> Animation
    static var easeOut: Animation { get }
    init<A: CustomAnimation>(_ base: A)
    static func interactiveSpring(duration: TimeInterval = nil, extraBounce: Double = nil, blendDuration: TimeInterval = nil) -> Animation
    static func interactiveSpring(response: Double = nil, dampingFraction: Double = nil, blendDuration: TimeInterval = nil) -> Animation
    static var interactiveSpring: Animation { get }
    static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = nil) -> Animation
    static func interpolatingSpring(duration: TimeInterval = nil, bounce: Double = nil, initialVelocity: Double = nil) -> Animation
    static func interpolatingSpring(mass: Double = nil, stiffness: Double, damping: Double, initialVelocity: Double = nil) -> Animation
    static var interpolatingSpring: Animation { get }
    static func linear(duration: TimeInterval) -> Animation
    static var linear: Animation { get }
    func logicallyComplete(after duration: TimeInterval) -> Animation
    func repeatCount(_ repeatCount: Int, autoreverses: Bool = nil) -> Animation
    func repeatForever(autoreverses: Bool = nil) -> Animation
    static func smooth(duration: TimeInterval = nil, extraBounce: Double = nil) -> Animation
    static var smooth: Animation { get }
    static func snappy(duration: TimeInterval = nil, extraBounce: Double = nil) -> Animation
    static var snappy: Animation { get }
    func speed(_ speed: Double) -> Animation
    static func spring(_ spring: Spring, blendDuration: TimeInterval = nil) -> Animation
    static func spring(duration: TimeInterval = nil, bounce: Double = nil, blendDuration: Double = nil) -> Animation
    static func spring(response: Double = nil, dampingFraction: Double = nil, blendDuration: TimeInterval = nil) -> Animation
    static var spring: Animation { get }
    static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
    static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = nil) -> Animation
  }
  struct AnimationCompletionCriteria: Hashable {
    static var logicallyComplete: AnimationCompletionCriteria { get }
    static var removed: AnimationCompletionCriteria { get }
  }
  struct AnimationContext<Value: VectorArithmetic> {
    var environment: EnvironmentValues { get }
    var isLogicallyComplete: Bool
    var state: AnimationState<Value>
  }
  struct AnimationState<Value: VectorArithmetic> {
    init()
  }
  struct AnimationTimelineSchedule: TimelineSchedule {
    init(minimumInterval: Double? = nil, paused: Bool = nil)
  }
  struct AnyGesture<Value>: Gesture {
    init<T: Gesture>(_ gesture: T)
  }
  struct AnyGradient: ShapeStyle, Hashable {
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
    init(_ gradient: Gradient)
  }
  struct AnyLayout: Layout {
    init<L: Layout>(_ layout: L)
  }
  struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    init<T: ScrollTargetBehavior>(_ base: T)
  }
  struct AnyShape: Shape {
    init<S: Shape>(_ shape: S)
  }
  struct AnyShapeStyle: ShapeStyle {
    init<S: ShapeStyle>(_ style: S)
  }
  struct AnyTransition {
    func animation(_ animation: Animation?) -> AnyTransition
    static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
    static var blurReplace: AnyTransition { get }
    func combined(with other: AnyTransition) -> AnyTransition
    static var identity: AnyTransition { get }
    init<T: Transition>(_ transition: T)
    static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition
    static func move(edge: Edge) -> AnyTransition
    static func offset(_ offset: CGSize) -> AnyTransition
    static func offset(x: CGFloat = nil, y: CGFloat = nil) -> AnyTransition
    static var opacity: AnyTransition { get }
    static func push(from edge: Edge) -> AnyTransition
    static func scale(scale: CGFloat, anchor: UnitPoint = nil) -> AnyTransition
    static var scale: AnyTransition { get }
    static var slide: AnyTransition { get }
  }
  struct AnyView: View {
    init<V: View>(_ view: V)
    init<V: View>(erasing view: V)
  }
  protocol App {
    associatedtype Body: Scene
    var body: Body { get }
    init()
    static func main()
  }
  @propertyWrapper struct AppStorage<Value>: DynamicProperty {
    init(_ key: String, store: UserDefaults? = nil)
    init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    var projectedValue: Binding<Value> { get }
    var wrappedValue: Value
  }
  extension Array {
    func move(fromOffsets source: IndexSet, toOffset destination: Int)
    func remove(atOffsets offsets: IndexSet)
  }
  struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    init(insertion: Insertion, removal: Removal)
  }
  struct AsyncImage<Content: View>: View {
    init(url: URL?, scale: CGFloat = nil)
    init(url: URL?, scale: CGFloat = nil, transaction: Transaction = nil, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
    init<I: View, P: View>(url: URL?, scale: CGFloat = nil, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
  }
  enum AsyncImagePhase {
    case empty, success(Image), failure(any Error)
    var error: (any Error)? { get }
    var image: Image? { get }
  }
  extension AttributeContainer {
    var backgroundColor: Color?
    var baselineOffset: CGFloat?
    var font: Font?
    var foregroundColor: Color?
    var kern: CGFloat?
    var strikethroughStyle: Text.LineStyle?
    var tracking: CGFloat?
    var underlineStyle: Text.LineStyle?
  }
  extension AttributeScopes {
    struct SwiftUIAttributes: AttributeScope {}
    var swiftUI: AttributeScopes.SwiftUIAttributes.Type { get }
  }
  extension AttributeScopes.SwiftUIAttributes {
    var backgroundColor: Any { get }
    var baselineOffset: Any { get }
    var font: Any { get }
    var foregroundColor: Any { get }
    var kern: Any { get }
    var strikethroughStyle: Any { get }
    var tracking: Any { get }
    var underlineStyle: Any { get }
  }
  extension AttributedString {
    var backgroundColor: Color?
    var baselineOffset: CGFloat?
    var font: Font?
    var foregroundColor: Color?
    var kern: CGFloat?
    var strikethroughStyle: Text.LineStyle?
    var tracking: CGFloat?
    var underlineStyle: Text.LineStyle?
  }
  extension AttributedSubstring {
    var backgroundColor: Color?
    var baselineOffset: CGFloat?
    var font: Font?
    var foregroundColor: Color?
    var kern: CGFloat?
    var strikethroughStyle: Text.LineStyle?
    var tracking: CGFloat?
    var underlineStyle: Text.LineStyle?
  }
  struct AttributedTextSelection: Hashable {
    init()
    init(insertionPoint: AttributedString.Index)
    init(range: Range<AttributedString.Index>)
  }
  struct AutomaticControlGroupStyle: ControlGroupStyle {
    init()
  }
  struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    init()
  }
  struct AutomaticFormStyle: FormStyle {
    init()
  }
  struct AutomaticLabeledContentStyle: LabeledContentStyle {
    init()
  }
  struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    init()
  }
  struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    init()
  }
  struct AutomaticNavigationTransition: NavigationTransition {}
  struct AutomaticTableStyle: TableStyle {
    init()
  }
  struct AutomaticTextEditorStyle: TextEditorStyle {
    init()
  }
  enum Axis: Int8, CaseIterable {
    case horizontal, vertical
    struct Set: OptionSet {}
  }
  extension Axis.Set {
    static var horizontal: Axis.Set { get }
    init(rawValue: Int8)
    var rawValue: Int8 { get }
    static var vertical: Axis.Set { get }
  }
  struct BackgroundProminence: Hashable {
    static var increased: BackgroundProminence { get }
    static var standard: BackgroundProminence { get }
  }
  struct BackgroundStyle: ShapeStyle {
    init()
  }
  struct BackgroundTask<Request, Response> {
    static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    static var urlSession: BackgroundTask<String, Void> { get }
  }
  struct BadgeProminence: Hashable {
    static var decreased: BadgeProminence { get }
    static var increased: BadgeProminence { get }
    static var standard: BadgeProminence { get }
  }
  struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    init()
  }
  @dynamicMemberLookup @propertyWrapper struct Bindable<Value> {
    init(_ wrappedValue: Value)
    init(projectedValue: Bindable<Value>)
    init(wrappedValue: Value)
    var projectedValue: Bindable<Value> { get }
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    var wrappedValue: Value
  }
  extension Bindable: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  @dynamicMemberLookup @propertyWrapper struct Binding<Value>: DynamicProperty {
    func animation(_ animation: Animation? = nil) -> Binding<Value>
    static func constant(_ value: Value) -> Binding<Value>
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
    init(projectedValue: Binding<Value>)
    init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable
    init<V>(_ base: Binding<V>) where Value == V?
    init?(_ base: Binding<Value?>)
    var projectedValue: Binding<Value> { get }
    subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    func transaction(_ transaction: Transaction) -> Binding<Value>
    var transaction: Transaction
    var wrappedValue: Value
  }
  extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {}
  extension Binding: Collection where Value: MutableCollection {
    typealias Index = Value.Index
    var endIndex: Value.Index { get }
    var startIndex: Value.Index { get }
    subscript(position: Value.Index) -> Binding<Value.Element> { get }
  }
  extension Binding: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
  extension Binding: Sequence where Value: MutableCollection {
    typealias Element = Binding<Value.Element>
  }
  enum BlendMode {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  }
  struct BlurReplaceTransition: Transition {}
  extension BlurReplaceTransition.Configuration {
    static var downUp: BlurReplaceTransition.Configuration { get }
    static var upUp: BlurReplaceTransition.Configuration { get }
  }
  struct BorderedButtonMenuStyle: MenuStyle {
    init()
  }
  struct BorderedButtonStyle: PrimitiveButtonStyle {
    init()
    init(tint: Color)
  }
  struct BorderedListStyle: ListStyle {
    init()
  }
  struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct BorderedTableStyle: TableStyle {
    init()
  }
  struct BorderlessButtonMenuButtonStyle: MenuButtonStyle {
    init()
  }
  struct BorderlessButtonMenuStyle: MenuStyle {
    init()
  }
  struct BorderlessButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct BorderlessPullDownMenuButtonStyle: MenuButtonStyle {
    init()
  }
  struct Button<Label: View>: View {
    init(_ configuration: PrimitiveButtonStyleConfiguration)
    init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init(role: ButtonRole, action: @escaping () -> Void)
    init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
    init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I)
    init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label)
    init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I)
    init<S: StringProtocol>(_ title: S, action: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
  }
  struct ButtonBorderShape: InsettableShape {
    static var automatic: ButtonBorderShape { get }
    static var capsule: ButtonBorderShape { get }
    static var circle: ButtonBorderShape { get }
    static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    static var roundedRectangle: ButtonBorderShape { get }
  }
  struct ButtonMenuStyle: MenuStyle {
    init()
  }
  struct ButtonRepeatBehavior: Hashable {
    static var automatic: ButtonRepeatBehavior { get }
    static var disabled: ButtonRepeatBehavior { get }
    static var enabled: ButtonRepeatBehavior { get }
  }
  struct ButtonRole: Equatable {
    static var cancel: ButtonRole { get }
    static var close: ButtonRole { get }
    static var confirm: ButtonRole { get }
    static var destructive: ButtonRole { get }
  }
  struct ButtonSizing: Hashable {
    static var automatic: ButtonSizing { get }
    static var fitted: ButtonSizing { get }
    static var flexible: ButtonSizing { get }
  }
  protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  struct ButtonStyleConfiguration {
    struct Label: View {}
    var isPressed: Bool { get }
    var label: ButtonStyleConfiguration.Label { get }
    var role: ButtonRole? { get }
  }
  struct ButtonToggleStyle: ToggleStyle {
    init()
  }
  extension CGFloat {
    var magnitudeSquared: Double { get }
    func scale(by rhs: Double)
  }
  extension CGFloat: VectorArithmetic {}
  extension CGPath {
    func applying(_ m: ProjectionTransform) -> CGPath
  }
  extension CGPoint {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
    func applying(_ m: ProjectionTransform) -> CGPoint
  }
  extension CGPoint: Animatable {}
  extension CGRect {
    typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  }
  extension CGRect: Animatable {}
  extension CGSize {
    typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  }
  extension CGSize: Animatable {}
  struct Canvas<Symbols: View>: View {
    init(opaque: Bool = nil, colorMode: ColorRenderingMode = nil, rendersAsynchronously: Bool = nil, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
    init(opaque: Bool = nil, colorMode: ColorRenderingMode = nil, rendersAsynchronously: Bool = nil, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
    var isOpaque: Bool
    var rendersAsynchronously: Bool
  }
  struct Capsule: InsettableShape {
    init(style: RoundedCornerStyle = nil)
    var style: RoundedCornerStyle
  }
  struct CardButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct CardGroupBoxStyle: GroupBoxStyle {
    init()
  }
  struct CarouselListStyle: ListStyle {
    init()
  }
  struct CarouselTabViewStyle: TabViewStyle {
    init()
  }
  struct CheckboxToggleStyle: ToggleStyle {
    init()
  }
  struct Circle: InsettableShape {
    init()
  }
  struct CircularGaugeStyle: GaugeStyle {
    init()
  }
  struct CircularProgressViewStyle: ProgressViewStyle {
    init()
    init(tint: Color)
  }
  struct Color: View, ShapeStyle, Hashable, CustomStringConvertible, Transferable {
    enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }
    struct Resolved: ShapeStyle, Hashable {}
    static var accentColor: Color { get }
    static var black: Color { get }
    static var blue: Color { get }
    static var brown: Color { get }
    var cgColor: CGColor? { get }
    static var clear: Color { get }
    static var cyan: Color { get }
    var description: String { get }
    func exposureAdjust(_ stops: Double) -> Color
    var gradient: AnyGradient { get }
    static var gray: Color { get }
    static var green: Color { get }
    func headroom(_ headroom: Double?) -> Color
    static var indigo: Color { get }
    init(_ cgColor: CGColor)
    init(_ color: NSColor)
    init(_ color: UIColor)
    init(_ colorSpace: Color.RGBColorSpace = nil, red: Double, green: Double, blue: Double, opacity: Double = nil)
    init(_ colorSpace: Color.RGBColorSpace = nil, white: Double, opacity: Double = nil)
    init(_ name: String, bundle: Bundle? = nil)
    init(_ resolved: Color.Resolved)
    init(_ resource: ColorResource)
    init(cgColor: CGColor)
    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = nil)
    init(nsColor: NSColor)
    init(uiColor: UIColor)
    static var mint: Color { get }
    func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = nil) -> Color
    func opacity(_ opacity: Double) -> Color
    static var orange: Color { get }
    static var pink: Color { get }
    static var primary: Color { get }
    static var purple: Color { get }
    static var red: Color { get }
    func resolve(in environment: EnvironmentValues) -> Color.Resolved
    static var secondary: Color { get }
    static var teal: Color { get }
    static var white: Color { get }
    static var yellow: Color { get }
  }
  extension Color.Resolved {
    var blue: Float
    var cgColor: CGColor { get }
    var green: Float
    init(colorSpace: Color.RGBColorSpace = nil, red: Float, green: Float, blue: Float, opacity: Float = nil)
    var linearBlue: Float
    var linearGreen: Float
    var linearRed: Float
    var opacity: Float
    var red: Float
  }
  struct ColorPicker<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = nil)
    init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = nil)
    init(selection: Binding<CGColor>, supportsOpacity: Bool = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<Color>, supportsOpacity: Bool = nil, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = nil)
    init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = nil)
  }
  enum ColorRenderingMode {
    case nonLinear, linear, extendedLinear
  }
  struct ColorResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  enum ColorScheme: CaseIterable, Hashable {
    case light, dark
    init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle)
  }
  enum ColorSchemeContrast: CaseIterable, Hashable {
    case standard, increased
    init?(_ uiAccessibilityContrast: UIAccessibilityContrast)
  }
  struct ColumnNavigationViewStyle: NavigationViewStyle {
    init()
  }
  struct ColumnsFormStyle: FormStyle {
    init()
  }
  struct CommandGroup<Content: View>: Commands {
    init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
    init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  }
  struct CommandGroupPlacement {
    static var appInfo: CommandGroupPlacement { get }
    static var appSettings: CommandGroupPlacement { get }
    static var appTermination: CommandGroupPlacement { get }
    static var appVisibility: CommandGroupPlacement { get }
    static var help: CommandGroupPlacement { get }
    static var importExport: CommandGroupPlacement { get }
    static var newItem: CommandGroupPlacement { get }
    static var pasteboard: CommandGroupPlacement { get }
    static var printItem: CommandGroupPlacement { get }
    static var saveItem: CommandGroupPlacement { get }
    static var sidebar: CommandGroupPlacement { get }
    static var singleWindowList: CommandGroupPlacement { get }
    static var systemServices: CommandGroupPlacement { get }
    static var textEditing: CommandGroupPlacement { get }
    static var textFormatting: CommandGroupPlacement { get }
    static var toolbar: CommandGroupPlacement { get }
    static var undoRedo: CommandGroupPlacement { get }
    static var windowArrangement: CommandGroupPlacement { get }
    static var windowList: CommandGroupPlacement { get }
    static var windowSize: CommandGroupPlacement { get }
  }
  struct CommandMenu<Content: View>: Commands {
    init(_ name: Text, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  }
  protocol Commands {
    associatedtype Body: Commands
    var body: Body { get }
  }
  @resultBuilder struct CommandsBuilder {
    static func buildBlock<Content: Commands>(_ content: Content) -> Content
  }
  struct CompactDatePickerStyle: DatePickerStyle {
    init()
  }
  struct CompactMenuControlGroupStyle: ControlGroupStyle {
    init()
  }
  struct ConcentricRectangle: Shape {
    init()
    init(corners: Edge.Corner.Style, isUniform: Bool = nil)
  }
  struct ContainerBackgroundPlacement {
    static var navigation: ContainerBackgroundPlacement { get }
    static var navigationSplitView: ContainerBackgroundPlacement { get }
    static var subscriptionStore: ContainerBackgroundPlacement { get }
    static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { get }
    static var subscriptionStoreHeader: ContainerBackgroundPlacement { get }
    static var tabView: ContainerBackgroundPlacement { get }
    static var widget: ContainerBackgroundPlacement { get }
    static var window: ContainerBackgroundPlacement { get }
  }
  struct ContainerRelativeShape: InsettableShape {
    init()
  }
  protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  struct ContainerValues {
    subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value { get set }
  }
  struct ContentMarginPlacement {
    static var automatic: ContentMarginPlacement { get }
    static var scrollContent: ContentMarginPlacement { get }
    static var scrollIndicators: ContentMarginPlacement { get }
  }
  enum ContentMode: CaseIterable, Hashable {
    case fit, fill
  }
  struct ContentShapeKinds: OptionSet {
    static var accessibility: ContentShapeKinds { get }
    static var contextMenuPreview: ContentShapeKinds { get }
    static var dragPreview: ContentShapeKinds { get }
    static var focusEffect: ContentShapeKinds { get }
    static var hoverEffect: ContentShapeKinds { get }
    init(rawValue: Int)
    static var interaction: ContentShapeKinds { get }
    var rawValue: Int { get }
  }
  enum ContentSizeCategory: CaseIterable, Hashable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    init?(_ uiSizeCategory: UIContentSizeCategory)
    var isAccessibilityCategory: Bool { get }
  }
  struct ContentTransition: Equatable {
    static var identity: ContentTransition { get }
    static var interpolate: ContentTransition { get }
    static func numericText(countsDown: Bool = nil) -> ContentTransition
    static func numericText(value: Double) -> ContentTransition
    static var numericText: ContentTransition { get }
    static var opacity: ContentTransition { get }
    static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = nil) -> ContentTransition
    static var symbolEffect: ContentTransition { get }
  }
  struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = nil, @ViewBuilder actions: () -> Actions = nil)
    init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil)
    init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil)
    init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil)
    init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    static func search(text: String) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions>
    static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }
  }
  struct ContextMenu<MenuItems: View> {
    init(@ViewBuilder menuItems: () -> MenuItems)
  }
  enum ControlActiveState: CaseIterable {
    case key, active, inactive
  }
  struct ControlGroup<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
  }
  protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    static var automatic: AutomaticControlGroupStyle { get }
  }
  extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    static var compactMenu: CompactMenuControlGroupStyle { get }
  }
  extension ControlGroupStyle where Self == MenuControlGroupStyle {
    static var menu: MenuControlGroupStyle { get }
  }
  extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    static var navigation: NavigationControlGroupStyle { get }
  }
  extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    static var palette: PaletteControlGroupStyle { get }
  }
  struct ControlGroupStyleConfiguration {
    struct Content: View {}
    struct Label: View {}
    var content: ControlGroupStyleConfiguration.Content { get }
    var label: ControlGroupStyleConfiguration.Label { get }
  }
  enum ControlSize: CaseIterable {
    case mini, small, regular, large, extraLarge
  }
  enum CoordinateSpace: Hashable {
    case global, local, named(AnyHashable)
    var isGlobal: Bool { get }
    var isLocal: Bool { get }
  }
  protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
  }
  extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    static var global: GlobalCoordinateSpace { get }
  }
  extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    static var local: LocalCoordinateSpace { get }
  }
  extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    static func named(_ name: some Hashable) -> NamedCoordinateSpace
    static func scrollView(axis: Axis) -> Self
    static var scrollView: NamedCoordinateSpace { get }
  }
  struct CubicKeyframe<Value: Animatable> {
    init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil)
  }
  protocol CustomAnimation: Hashable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  }
  protocol CustomHoverEffect {}
  protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
  }
  protocol CustomizableToolbarContent: ToolbarContent {}
  extension CustomizableToolbarContent {
    func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent
    func defaultCustomization(_ defaultVisibility: Visibility = nil, options: ToolbarCustomizationOptions = nil) -> some CustomizableToolbarContent
  }
  struct DatePicker<Label: View>: View {
    typealias Components = DatePickerComponents
    init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = nil)
    init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = nil)
    init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = nil)
    init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = nil)
    init(selection: Binding<Date>, displayedComponents: DatePickerComponents = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = nil, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = nil)
    init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = nil)
    init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = nil)
    init<S: StringProtocol>(_ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = nil)
  }
  struct DatePickerComponents: OptionSet {
    static var date: DatePickerComponents { get }
    static var hourAndMinute: DatePickerComponents { get }
    static var hourMinuteAndSecond: DatePickerComponents { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension DatePickerStyle where Self == CompactDatePickerStyle {
    static var compact: CompactDatePickerStyle { get }
  }
  extension DatePickerStyle where Self == DefaultDatePickerStyle {
    static var automatic: DefaultDatePickerStyle { get }
  }
  extension DatePickerStyle where Self == FieldDatePickerStyle {
    static var field: FieldDatePickerStyle { get }
  }
  extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    static var graphical: GraphicalDatePickerStyle { get }
  }
  extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    static var stepperField: StepperFieldDatePickerStyle { get }
  }
  extension DatePickerStyle where Self == WheelDatePickerStyle {
    static var wheel: WheelDatePickerStyle { get }
  }
  struct DatePickerStyleConfiguration {
    struct Label: View {}
    var displayedComponents: DatePickerComponents { get }
    var label: DatePickerStyleConfiguration.Label { get }
    var maximumDate: Date? { get }
    var minimumDate: Date? { get }
    var selection: Date
  }
  struct DefaultButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct DefaultDatePickerStyle: DatePickerStyle {
    init()
  }
  struct DefaultFocusEvaluationPriority {
    static var automatic: DefaultFocusEvaluationPriority { get }
    static var userInitiated: DefaultFocusEvaluationPriority { get }
  }
  struct DefaultGaugeStyle: GaugeStyle {
    init()
  }
  struct DefaultGroupBoxStyle: GroupBoxStyle {
    init()
  }
  struct DefaultLabelStyle: LabelStyle {
    init()
  }
  struct DefaultListStyle: ListStyle {
    init()
  }
  struct DefaultMenuStyle: MenuStyle {
    init()
  }
  struct DefaultNavigationViewStyle: NavigationViewStyle {
    init()
  }
  struct DefaultPickerStyle: PickerStyle {
    init()
  }
  struct DefaultProgressViewStyle: ProgressViewStyle {
    init()
  }
  struct DefaultTabViewStyle: TabViewStyle {
    init()
  }
  struct DefaultTextFieldStyle: TextFieldStyle {
    init()
  }
  struct DefaultToggleStyle: ToggleStyle {
    init()
  }
  struct DefaultToolbarItem: ToolbarContent {
    init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = nil)
  }
  struct DefaultWindowStyle: WindowStyle {
    init()
  }
  struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    init()
  }
  struct DepthAlignment: Equatable {
    static var back: DepthAlignment { get }
    static var center: DepthAlignment { get }
    static var front: DepthAlignment { get }
  }
  enum DialogSeverity {
    case automatic, critical, standard
  }
  enum DigitalCrownRotationalSensitivity {
    case low, medium, high
  }
  struct DisabledTextSelectability: TextSelectability {}
  struct DisclosureGroup<Label: View, Content: View>: View {
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content)
    init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  }
  protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    static var automatic: AutomaticDisclosureGroupStyle { get }
  }
  struct DisclosureGroupStyleConfiguration {
    struct Content: View {}
    struct Label: View {}
    var content: DisclosureGroupStyleConfiguration.Content { get }
    var isExpanded: Bool
    var label: DisclosureGroupStyleConfiguration.Label { get }
  }
  struct DisclosureTableRow<Label, Content> {}
  struct DismissAction {
    func callAsFunction()
  }
  struct DismissBehavior {
    static var destructive: DismissBehavior { get }
    static var interactive: DismissBehavior { get }
  }
  struct DismissImmersiveSpaceAction {
    func callAsFunction() async
  }
  struct DismissSearchAction {
    func callAsFunction()
  }
  struct DismissWindowAction {
    func callAsFunction()
    func callAsFunction(id: String)
    func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    func callAsFunction<D: Codable & Hashable>(value: D)
  }
  struct DisplayProxy {
    var bounds: CGRect { get }
    var safeAreaInsets: EdgeInsets { get }
    var visibleRect: CGRect { get }
  }
  struct Divider: View {
    init()
  }
  struct DocumentConfiguration {
    var fileURL: URL? { get }
    var isEditable: Bool { get }
  }
  struct DocumentGroup<Document, Content: View>: Scene {
    init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
    init(newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content)
    init(viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content)
  }
  extension Double {
    var magnitudeSquared: Double { get }
    func scale(by rhs: Double)
  }
  extension Double: VectorArithmetic {}
  struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    init()
  }
  struct DragConfiguration {
    init(allowMove: Bool = nil, allowDelete: Bool = nil)
  }
  struct DragGesture: Gesture {
    struct Value: Equatable {}
    var coordinateSpace: CoordinateSpace
    init(minimumDistance: CGFloat = nil, coordinateSpace: CoordinateSpace = nil)
    init(minimumDistance: CGFloat = nil, coordinateSpace: some CoordinateSpaceProtocol = nil)
    var minimumDistance: CGFloat
    func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> some Gesture<DragGesture.Value>
    func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> some Gesture<DragGesture.Value>
  }
  extension DragGesture.Value {
    var location: CGPoint
    var predictedEndLocation: CGPoint { get }
    var predictedEndTranslation: CGSize { get }
    var startLocation: CGPoint
    var time: Date
    var translation: CGSize { get }
    var velocity: CGSize { get }
  }
  struct DragSession {
    enum Phase { case initial, active, ended(DropOperation), dataTransferCompleted }
    var phase: DragSession.Phase { get }
  }
  struct DropConfiguration {
    init(operation: DropOperation)
  }
  protocol DropDelegate {
    func dropEntered(info: DropInfo)
    func dropExited(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func performDrop(info: DropInfo) -> Bool
    func validateDrop(info: DropInfo) -> Bool
  }
  struct DropInfo {
    func hasItemsConforming(to contentTypes: [UTType]) -> Bool
    func hasItemsConforming(to types: [String]) -> Bool
    func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider]
    func itemProviders(for types: [String]) -> [NSItemProvider]
    var location: CGPoint { get }
  }
  enum DropOperation {
    case cancel, forbidden, copy, move
    struct Set: OptionSet {}
  }
  extension DropOperation.Set {
    static var copy: DropOperation.Set { get }
    init(rawValue: UInt8)
    static var move: DropOperation.Set { get }
    var rawValue: UInt8 { get }
  }
  struct DropProposal {
    init(operation: DropOperation)
    var operation: DropOperation { get }
    var operationOutsideApplication: DropOperation? { get }
  }
  struct DropSession {
    struct ID: Hashable {}
    struct LocalSession {}
    var id: DropSession.ID { get }
    var itemsCount: Int { get }
    var localSession: DropSession.LocalSession? { get }
    var location: CGPoint { get }
    var suggestedOperations: DropOperation.Set { get }
  }
  protocol DynamicProperty {
    func update()
  }
  protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection
    var data: Data { get }
  }
  extension DynamicTableRowContent {
    func dropDestination<T: Transferable>(for payloadType: T.Type = nil, action: @escaping (Int, [T]) -> Void) -> some DynamicTableRowContent
    func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicTableRowContent
  }
  enum DynamicTypeSize: Comparable, CaseIterable, Hashable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    init?(_ uiSizeCategory: UIContentSizeCategory)
    var isAccessibilitySize: Bool { get }
  }
  protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
  }
  extension DynamicViewContent {
    func dropDestination<T: Transferable>(for payloadType: T.Type = nil, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent
    func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
    func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
    func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
    func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
  }
  enum Edge: Int8, CaseIterable {
    case top, leading, bottom, trailing
    struct Set: OptionSet {}
  }
  extension Edge.Set {
    static var all: Edge.Set { get }
    static var bottom: Edge.Set { get }
    static var horizontal: Edge.Set { get }
    init(_ e: Edge)
    init(rawValue: Int8)
    static var keyboard: Edge.Set { get }
    static var leading: Edge.Set { get }
    var rawValue: Int8 { get }
    static var top: Edge.Set { get }
    static var trailing: Edge.Set { get }
    static var vertical: Edge.Set { get }
  }
  struct EdgeInsets: Equatable, Animatable {
    var bottom: CGFloat
    init()
    init(_ nsDirectionalEdgeInsets: NSDirectionalEdgeInsets)
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    var leading: CGFloat
    var top: CGFloat
    var trailing: CGFloat
  }
  struct EditActions<Data>: OptionSet {
    static var all: EditActions<Data> { get }
    static var delete: EditActions<Data> { get }
    init(rawValue: Int)
    static var move: EditActions<Data> { get }
    var rawValue: Int { get }
  }
  struct EditButton: View {
    init()
  }
  enum EditMode: Hashable {
    case inactive, transient, active
    var isEditing: Bool { get }
  }
  struct Ellipse: InsettableShape {
    init()
  }
  struct EllipticalGradient: ShapeStyle, View {
    init(colors: [Color], center: UnitPoint = nil, startRadiusFraction: CGFloat = nil, endRadiusFraction: CGFloat = nil)
    init(gradient: Gradient, center: UnitPoint = nil, startRadiusFraction: CGFloat = nil, endRadiusFraction: CGFloat = nil)
    init(stops: [Gradient.Stop], center: UnitPoint = nil, startRadiusFraction: CGFloat = nil, endRadiusFraction: CGFloat = nil)
  }
  struct EllipticalListStyle: ListStyle {
    init()
  }
  struct EmptyAnimatableData: VectorArithmetic {
    init()
  }
  struct EmptyCommands: Commands {
    init()
  }
  struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    func background(_ style: Color) -> some MatchedTransitionSourceConfiguration
    func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration
    func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil) -> some MatchedTransitionSourceConfiguration
  }
  struct EmptyModifier: ViewModifier {
    static var identity: EmptyModifier { get }
    init()
  }
  struct EmptyView: View {
    init()
  }
  struct EmptyVisualEffect: VisualEffect {
    init()
  }
  struct EnabledTextSelectability: TextSelectability {}
  @propertyWrapper struct Environment<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T?
    var wrappedValue: Value { get }
  }
  protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup struct Wrapper {}
    init()
    var projectedValue: Bindable<ObjectType> { get }
    var wrappedValue: ObjectType { get }
  }
  extension EnvironmentObject.Wrapper {
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
  }
  struct EnvironmentValues: CustomStringConvertible {
    var accessibilityAssistiveAccessEnabled: Bool { get }
    var accessibilityDifferentiateWithoutColor: Bool
    var accessibilityDimFlashingLights: Bool { get }
    var accessibilityEnabled: Bool
    var accessibilityInvertColors: Bool
    var accessibilityLargeContentViewerEnabled: Bool { get }
    var accessibilityPlayAnimatedImages: Bool { get }
    var accessibilityPrefersHeadAnchorAlternative: Bool { get }
    var accessibilityQuickActionsEnabled: Bool { get }
    var accessibilityReduceMotion: Bool
    var accessibilityReduceTransparency: Bool
    var accessibilityShowButtonShapes: Bool
    var accessibilitySwitchControlEnabled: Bool { get }
    var accessibilityVoiceOverEnabled: Bool { get }
    var allowedDynamicRange: Image.DynamicRange?
    var allowsTightening: Bool
    var appearsActive: Bool
    var autocorrectionDisabled: Bool
    var backgroundMaterial: Material?
    var backgroundProminence: BackgroundProminence
    var backgroundStyle: AnyShapeStyle?
    var badgeProminence: BadgeProminence
    var buttonRepeatBehavior: ButtonRepeatBehavior
    var buttonSizing: ButtonSizing
    var calendar: Calendar
    var colorScheme: ColorScheme
    var colorSchemeContrast: ColorSchemeContrast { get }
    var contentTransition: ContentTransition
    var contentTransitionAddsDrawingGroup: Bool
    var controlActiveState: ControlActiveState
    var controlSize: ControlSize
    var defaultMinListHeaderHeight: CGFloat?
    var defaultMinListRowHeight: CGFloat
    var defaultWheelPickerItemHeight: CGFloat
    var description: String { get }
    var disableAutocorrection: Bool?
    var dismiss: DismissAction { get }
    var dismissImmersiveSpace: DismissImmersiveSpaceAction { get }
    var dismissSearch: DismissSearchAction { get }
    var dismissWindow: DismissWindowAction { get }
    var displayScale: CGFloat
    var documentConfiguration: DocumentConfiguration? { get }
    var dynamicTypeSize: DynamicTypeSize
    var editMode: Binding<EditMode>?
    var font: Font?
    var fontResolutionContext: Font.Context { get }
    var headerProminence: Prominence
    var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility
    var horizontalSizeClass: UserInterfaceSizeClass?
    var imageScale: Image.Scale
    init()
    var isEnabled: Bool
    var isFocusEffectEnabled: Bool
    var isFocused: Bool { get }
    var isHoverEffectEnabled: Bool
    var isLuminanceReduced: Bool
    var isPresented: Bool { get }
    var isSceneCaptured: Bool
    var isScrollEnabled: Bool
    var isSearching: Bool { get }
    var isTabBarShowingSections: Bool { get }
    var keyboardShortcut: KeyboardShortcut? { get }
    var labelsVisibility: Visibility
    var layoutDirection: LayoutDirection
    var legibilityWeight: LegibilityWeight?
    var lineHeight: AttributedString.LineHeight?
    var lineLimit: Int?
    var lineSpacing: CGFloat
    var locale: Locale
    var managedObjectContext: NSManagedObjectContext
    var materialActiveAppearance: MaterialActiveAppearance
    var menuIndicatorVisibility: Visibility
    var menuOrder: MenuOrder
    var minimumScaleFactor: CGFloat
    var multilineTextAlignment: TextAlignment
    var navigationLinkIndicatorVisibility: Visibility
    var newDocument: NewDocumentAction { get }
    var openDocument: OpenDocumentAction { get }
    var openImmersiveSpace: OpenImmersiveSpaceAction { get }
    var openSettings: OpenSettingsAction { get }
    var openURL: OpenURLAction
    var openWindow: OpenWindowAction { get }
    var physicalMetrics: PhysicalMetricsConverter
    var pixelLength: CGFloat { get }
    var presentationMode: Binding<PresentationMode> { get }
    var redactionReasons: RedactionReasons
    var refresh: RefreshAction? { get }
    var rename: RenameAction? { get }
    var resetFocus: ResetFocusAction { get }
    var scenePhase: ScenePhase
    var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode
    var searchSuggestionsPlacement: SearchSuggestionsPlacement { get }
    var sidebarRowSize: SidebarRowSize
    var sizeCategory: ContentSizeCategory
    var springLoadingBehavior: SpringLoadingBehavior
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
    subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get set }
    var supportsImageKeyboard: Bool
    var supportsMultipleWindows: Bool { get }
    var surfaceSnappingInfo: Any { get }
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolVariants: SymbolVariants
    var tabBarPlacement: TabBarPlacement?
    var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
    var textCase: Text.Case?
    var textSelectionAffinity: TextSelectionAffinity
    var timeZone: TimeZone
    var tint: Color?
    var toolbarLabelStyle: ToolbarLabelStyle?
    var truncationMode: Text.TruncationMode
    var undoManager: UndoManager? { get }
    var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility
    var verticalSizeClass: UserInterfaceSizeClass?
    var wallpaper: Any
    var writingToolsBehavior: Any
  }
  protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
  }
  struct EquatableView<Content: Equatable & View>: View {
    var content: Content
    init(content: Content)
  }
  struct EventModifiers: OptionSet {
    static var all: EventModifiers { get }
    static var capsLock: EventModifiers { get }
    static var command: EventModifiers { get }
    static var control: EventModifiers { get }
    static var function: EventModifiers { get }
    init(rawValue: Int)
    static var numericPad: EventModifiers { get }
    static var option: EventModifiers { get }
    var rawValue: Int { get }
    static var shift: EventModifiers { get }
  }
  struct EveryMinuteTimelineSchedule: TimelineSchedule {
    init()
  }
  struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value { case first(First.Value), second(Second.Value) }
    var first: First
    init(_ first: First, _ second: Second)
    var second: Second
  }
  struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    init()
  }
  struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule {
    init(_ dates: Entries)
  }
  @propertyWrapper struct FetchRequest<Result>: DynamicProperty {
    struct Configuration {}
    init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil)
    init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction)
    init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    var projectedValue: Binding<FetchRequest<Result>.Configuration> { get }
    var wrappedValue: FetchedResults<Result> { get }
  }
  extension FetchRequest.Configuration {
    var nsPredicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor]
    var sortDescriptors: [SortDescriptor<Result>]
  }
  struct FetchedResults<Result>: RandomAccessCollection {
    typealias Element = Result
    typealias Index = Int
    var endIndex: Int { get }
    var nsPredicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor]
    var sortDescriptors: [SortDescriptor<Result>]
    var startIndex: Int { get }
    subscript(position: Int) -> Result { get }
  }
  struct FieldDatePickerStyle: DatePickerStyle {
    init()
  }
  struct FileDialogBrowserOptions: OptionSet {
    static var displayFileExtensions: FileDialogBrowserOptions { get }
    static var enumeratePackages: FileDialogBrowserOptions { get }
    static var includeHiddenFiles: FileDialogBrowserOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    init(configuration: ReadConfiguration) throws
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
  }
  struct FileDocumentConfiguration<Document: FileDocument> {
    var document: Document
    var fileURL: URL?
    var isEditable: Bool
  }
  struct FileDocumentReadConfiguration {
    var contentType: UTType { get }
    var file: FileWrapper { get }
  }
  struct FileDocumentWriteConfiguration {
    var contentType: UTType { get }
    var existingFile: FileWrapper? { get }
  }
  struct FillShapeStyle: ShapeStyle {
    init()
  }
  struct FillStyle: Equatable {
    init(eoFill: Bool = nil, antialiased: Bool = nil)
    var isAntialiased: Bool
    var isEOFilled: Bool
  }
  struct FixedTextVariant: TextVariantPreference {}
  extension Float {
    var magnitudeSquared: Double { get }
    func scale(by rhs: Double)
  }
  extension Float: VectorArithmetic {}
  struct FocusInteractions: OptionSet {
    static var activate: FocusInteractions { get }
    static var automatic: FocusInteractions { get }
    static var edit: FocusInteractions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper struct Binding {}
    init() where Value == Bool
    init<T: Hashable>() where Value == T?
    var projectedValue: FocusState<Value>.Binding { get }
    var wrappedValue: Value
  }
  extension FocusState.Binding {
    var projectedValue: FocusState<Value>.Binding { get }
    var wrappedValue: Value
  }
  @propertyWrapper struct FocusedBinding<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
    var projectedValue: Binding<Value?> { get }
    var wrappedValue: Value?
  }
  @propertyWrapper struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    init()
    var wrappedValue: ObjectType? { get }
  }
  @dynamicMemberLookup @propertyWrapper struct FocusedValue<Value>: DynamicProperty {
    init(_ keyPath: KeyPath<FocusedValues, Value?>)
    init(_ objectType: Value.Type)
    var wrappedValue: Value? { get }
  }
  protocol FocusedValueKey {
    associatedtype Value
  }
  struct FocusedValues {
    subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get set }
  }
  struct Font: Hashable {
    struct Context {}
    enum Design: Hashable { case `default`, serif, rounded, monospaced }
    enum Leading { case standard, tight, loose }
    struct Resolved {}
    enum TextStyle: CaseIterable { case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2, extraLargeTitle, extraLargeTitle2 }
    struct Weight: Hashable {}
    struct Width: Hashable {}
    static var body: Font { get }
    func bold() -> Font
    func bold(_ isActive: Bool) -> Font
    static var callout: Font { get }
    static var caption: Font { get }
    static var caption2: Font { get }
    static func custom(_ name: String, fixedSize: CGFloat) -> Font
    static func custom(_ name: String, size: CGFloat) -> Font
    static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
    static var `default`: Font { get }
    static var extraLargeTitle: Font { get }
    static var extraLargeTitle2: Font { get }
    static var footnote: Font { get }
    static var headline: Font { get }
    init(_ font: CTFont)
    init(_ font: NSFont)
    init(_ font: UIFont)
    func italic() -> Font
    func italic(_ isActive: Bool) -> Font
    static var largeTitle: Font { get }
    func leading(_ leading: Font.Leading) -> Font
    func lowercaseSmallCaps() -> Font
    func monospaced() -> Font
    func monospaced(_ isActive: Bool) -> Font
    func monospacedDigit() -> Font
    func pointSize(_ size: CGFloat) -> Font
    func resolve(in context: Font.Context) -> Font.Resolved
    func scaled(by factor: CGFloat) -> Font
    func smallCaps() -> Font
    static var subheadline: Font { get }
    static func system(_ style: Font.TextStyle, design: Font.Design) -> Font
    static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
    static func system(size: CGFloat, weight: Font.Weight, design: Font.Design) -> Font
    static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
    static var title: Font { get }
    static var title2: Font { get }
    static var title3: Font { get }
    func uppercaseSmallCaps() -> Font
    func weight(_ weight: Font.Weight) -> Font
    func width(_ width: Font.Width) -> Font
  }
  extension Font.Resolved {
    var ctFont: CTFont { get }
    var isBold: Bool { get }
    var isItalic: Bool { get }
    var isLowercaseSmallCaps: Bool { get }
    var isMonospaced: Bool { get }
    var isSmallCaps: Bool { get }
    var isUppercaseSmallCaps: Bool { get }
    var leading: Font.Leading { get }
    var pointSize: CGFloat { get }
    var weight: Font.Weight { get }
    var width: Font.Width { get }
  }
  extension Font.Weight {
    static var black: Font.Weight { get }
    static var bold: Font.Weight { get }
    static var heavy: Font.Weight { get }
    static var light: Font.Weight { get }
    static var medium: Font.Weight { get }
    static var regular: Font.Weight { get }
    static var semibold: Font.Weight { get }
    static var thin: Font.Weight { get }
    static var ultraLight: Font.Weight { get }
  }
  extension Font.Width {
    static var compressed: Font.Width { get }
    static var condensed: Font.Width { get }
    static var expanded: Font.Width { get }
    init(_ value: CGFloat)
    static var standard: Font.Width { get }
    var value: CGFloat
  }
  struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    var content: (Data.Element) -> Content
    var data: Data
    init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  }
  extension ForEach: DynamicTableRowContent where Content: TableRowContent {}
  extension ForEach: DynamicViewContent where Content: View {}
  extension ForEach: TableRowContent where Content: TableRowContent {}
  extension ForEach: View where Content: View {}
  struct ForegroundStyle: ShapeStyle {
    init()
  }
  struct Form<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
  }
  protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension FormStyle where Self == AutomaticFormStyle {
    static var automatic: AutomaticFormStyle { get }
  }
  extension FormStyle where Self == ColumnsFormStyle {
    static var columns: ColumnsFormStyle { get }
  }
  extension FormStyle where Self == GroupedFormStyle {
    static var grouped: GroupedFormStyle { get }
  }
  struct FormStyleConfiguration {
    struct Content: View {}
    var content: FormStyleConfiguration.Content { get }
  }
  enum FrameResizeDirection: Int8, CaseIterable {
    case inward, outward
    struct Set: OptionSet {}
  }
  extension FrameResizeDirection.Set {
    static var all: FrameResizeDirection.Set { get }
    init(rawValue: Int8)
    static var inward: FrameResizeDirection.Set { get }
    static var outward: FrameResizeDirection.Set { get }
    var rawValue: Int8 { get }
  }
  enum FrameResizePosition: Int8, CaseIterable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  struct FullImmersionStyle: ImmersionStyle {}
  struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = nil, @ViewBuilder label: () -> Label)
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)
  }
  protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { get }
  }
  extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    static var accessoryCircular: AccessoryCircularGaugeStyle { get }
  }
  extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { get }
  }
  extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    static var accessoryLinear: AccessoryLinearGaugeStyle { get }
  }
  extension GaugeStyle where Self == CircularGaugeStyle {
    static var circular: CircularGaugeStyle { get }
  }
  extension GaugeStyle where Self == DefaultGaugeStyle {
    static var automatic: DefaultGaugeStyle { get }
  }
  extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    static var linearCapacity: LinearCapacityGaugeStyle { get }
  }
  extension GaugeStyle where Self == LinearGaugeStyle {
    static var linear: LinearGaugeStyle { get }
  }
  struct GaugeStyleConfiguration {
    struct CurrentValueLabel: View {}
    struct Label: View {}
    struct MarkedValueLabel: View {}
    struct MaximumValueLabel: View {}
    struct MinimumValueLabel: View {}
    var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
    var label: GaugeStyleConfiguration.Label
    var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
    var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
    var value: Double
  }
  protocol GeometryEffect: Animatable, ViewModifier {
    func effectValue(size: CGSize) -> ProjectionTransform
  }
  extension GeometryEffect {
    func ignoredByLayout() -> some GeometryEffect
  }
  struct GeometryProxy {
    func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect?
    func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect
    var safeAreaInsets: EdgeInsets { get }
    var size: CGSize { get }
    subscript<T>(anchor: Anchor<T>) -> T { get }
  }
  struct GeometryProxy3D {
    var size: Size3D { get }
  }
  struct GeometryReader<Content: View>: View {
    var content: (GeometryProxy) -> Content
    init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
  }
  struct GeometryReader3D<Content: View>: View {
    init(@ViewBuilder content: @escaping (GeometryProxy3D) -> Content)
  }
  protocol Gesture<Value> {
    associatedtype Body: Gesture
    associatedtype Value
    var body: Body { get }
  }
  extension Gesture {
    func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other>
    func handActivationBehavior(_ behavior: HandActivationBehavior) -> some Gesture<Value>
    func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T>
    func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value>
    func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
    func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other>
    func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
    func targetedToAnyEntity() -> some Gesture
    func targetedToEntity(_ entity: Entity) -> some Gesture
    func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
  }
  struct GestureMask: OptionSet {
    static var all: GestureMask { get }
    static var gesture: GestureMask { get }
    init(rawValue: UInt32)
    static var none: GestureMask { get }
    var rawValue: UInt32 { get }
    static var subviews: GestureMask { get }
  }
  @propertyWrapper struct GestureState<Value>: DynamicProperty {
    init(initialValue: Value)
    init(wrappedValue: Value)
    init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
    init(wrappedValue: Value, resetTransaction: Transaction)
    var projectedValue: GestureState<Value> { get }
    var wrappedValue: Value { get }
  }
  struct GestureStateGesture<Base: Gesture, State>: Gesture {
    typealias Value = Base.Value
    var base: Base
    var state: GestureState<State>
  }
  struct Glass: Equatable {
    static var clear: Glass { get }
    static var identity: Glass { get }
    func interactive(_ isEnabled: Bool = nil) -> Glass
    static var regular: Glass { get }
    func tint(_ color: Color?) -> Glass
  }
  enum GlassBackgroundDisplayMode {
    case always, implicit, never
  }
  struct GlassButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct GlassEffectContainer<Content: View>: View {
    init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  }
  struct GlassEffectTransition {
    static var identity: GlassEffectTransition { get }
    static var matchedGeometry: GlassEffectTransition { get }
    static var materialize: GlassEffectTransition { get }
  }
  struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    init()
  }
  struct Gradient: ShapeStyle, Hashable {
    struct ColorSpace: Hashable {}
    struct Stop: Hashable {}
    func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient
    init(colors: [Color])
    init(stops: [Gradient.Stop])
    var stops: [Gradient.Stop]
  }
  extension Gradient.ColorSpace {
    static var device: Gradient.ColorSpace { get }
    static var perceptual: Gradient.ColorSpace { get }
  }
  extension Gradient.Stop {
    var color: Color
    init(color: Color, location: CGFloat)
    var location: CGFloat
  }
  struct GraphicalDatePickerStyle: DatePickerStyle {
    init()
  }
  struct GraphicsContext {
    struct BlendMode: Hashable {}
    struct BlurOptions: OptionSet {}
    struct ClipOptions: OptionSet {}
    struct Filter {}
    struct FilterOptions: OptionSet {}
    struct GradientOptions: OptionSet {}
    struct ResolvedImage {}
    struct ResolvedSymbol {}
    struct ResolvedText {}
    struct Shading {}
    struct ShadowOptions: OptionSet {}
    func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = nil)
    var blendMode: GraphicsContext.BlendMode
    func clip(to path: Path, style: FillStyle = nil, options: GraphicsContext.ClipOptions = nil)
    var clipBoundingRect: CGRect { get }
    func clipToLayer(opacity: Double = nil, options: GraphicsContext.ClipOptions = nil, content: (inout GraphicsContext) throws -> Void) rethrows
    func concatenate(_ matrix: CGAffineTransform)
    func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = nil)
    func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = nil)
    func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = nil)
    func draw(_ image: Image, in rect: CGRect, style: FillStyle = nil)
    func draw(_ line: Text.Layout.Line)
    func draw(_ run: Text.Layout.Run)
    func draw(_ slice: Text.Layout.RunSlice)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = nil)
    func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect)
    func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = nil)
    func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect)
    func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = nil)
    func draw(_ text: Text, in rect: CGRect)
    func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
    var environment: EnvironmentValues { get }
    func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = nil)
    var opacity: Double
    func resolve(_ image: Image) -> GraphicsContext.ResolvedImage
    func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading
    func resolve(_ text: Text) -> GraphicsContext.ResolvedText
    func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol?
    func rotate(by angle: Angle)
    func scaleBy(x: CGFloat, y: CGFloat)
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = nil)
    func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle)
    var transform: CGAffineTransform
    func translateBy(x: CGFloat, y: CGFloat)
    func withCGContext(content: (CGContext) throws -> Void) rethrows
  }
  extension GraphicsContext.BlendMode {
    static var clear: GraphicsContext.BlendMode { get }
    static var color: GraphicsContext.BlendMode { get }
    static var colorBurn: GraphicsContext.BlendMode { get }
    static var colorDodge: GraphicsContext.BlendMode { get }
    static var copy: GraphicsContext.BlendMode { get }
    static var darken: GraphicsContext.BlendMode { get }
    static var destinationAtop: GraphicsContext.BlendMode { get }
    static var destinationIn: GraphicsContext.BlendMode { get }
    static var destinationOut: GraphicsContext.BlendMode { get }
    static var destinationOver: GraphicsContext.BlendMode { get }
    static var difference: GraphicsContext.BlendMode { get }
    static var exclusion: GraphicsContext.BlendMode { get }
    static var hardLight: GraphicsContext.BlendMode { get }
    static var hue: GraphicsContext.BlendMode { get }
    static var lighten: GraphicsContext.BlendMode { get }
    static var luminosity: GraphicsContext.BlendMode { get }
    static var multiply: GraphicsContext.BlendMode { get }
    static var normal: GraphicsContext.BlendMode { get }
    static var overlay: GraphicsContext.BlendMode { get }
    static var plusDarker: GraphicsContext.BlendMode { get }
    static var plusLighter: GraphicsContext.BlendMode { get }
    static var saturation: GraphicsContext.BlendMode { get }
    static var screen: GraphicsContext.BlendMode { get }
    static var softLight: GraphicsContext.BlendMode { get }
    static var sourceAtop: GraphicsContext.BlendMode { get }
    static var sourceIn: GraphicsContext.BlendMode { get }
    static var sourceOut: GraphicsContext.BlendMode { get }
    static var xor: GraphicsContext.BlendMode { get }
  }
  extension GraphicsContext.BlurOptions {
    init(rawValue: UInt32)
    static var opaque: GraphicsContext.BlurOptions { get }
    var rawValue: UInt32 { get }
  }
  extension GraphicsContext.ClipOptions {
    init(rawValue: UInt32)
    static var inverse: GraphicsContext.ClipOptions { get }
    var rawValue: UInt32 { get }
  }
  extension GraphicsContext.Filter {
    static func alphaThreshold(min: Double, max: Double = nil, color: Color = nil) -> GraphicsContext.Filter
    static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = nil) -> GraphicsContext.Filter
    static func brightness(_ amount: Double) -> GraphicsContext.Filter
    static var colorInvert: GraphicsContext.Filter { get }
    static func colorMultiply(_ color: Color) -> GraphicsContext.Filter
    static func contrast(_ amount: Double) -> GraphicsContext.Filter
    static func grayscale(_ amount: Double) -> GraphicsContext.Filter
    static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter
    static var luminanceToAlpha: GraphicsContext.Filter { get }
    static func saturation(_ amount: Double) -> GraphicsContext.Filter
    static func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil, blendMode: GraphicsContext.BlendMode = nil, options: GraphicsContext.ShadowOptions = nil) -> GraphicsContext.Filter
  }
  extension GraphicsContext.FilterOptions {
    init(rawValue: UInt32)
    static var linearColor: GraphicsContext.FilterOptions { get }
    var rawValue: UInt32 { get }
  }
  extension GraphicsContext.GradientOptions {
    init(rawValue: UInt32)
    static var linearColor: GraphicsContext.GradientOptions { get }
    static var mirror: GraphicsContext.GradientOptions { get }
    var rawValue: UInt32 { get }
    static var `repeat`: GraphicsContext.GradientOptions { get }
  }
  extension GraphicsContext.ResolvedImage {
    var baseline: CGFloat { get }
    var shading: GraphicsContext.Shading?
    var size: CGSize { get }
  }
  extension GraphicsContext.ResolvedSymbol {
    var size: CGSize { get }
  }
  extension GraphicsContext.ResolvedText {
    func firstBaseline(in size: CGSize) -> CGFloat
    func lastBaseline(in size: CGSize) -> CGFloat
    func measure(in size: CGSize) -> CGSize
    var shading: GraphicsContext.Shading
  }
  extension GraphicsContext.Shading {
    static var backdrop: GraphicsContext.Shading { get }
    static func color(_ color: Color) -> GraphicsContext.Shading
    static func color(_ colorSpace: Color.RGBColorSpace = nil, red: Double, green: Double, blue: Double, opacity: Double = nil) -> GraphicsContext.Shading
    static func color(_ colorSpace: Color.RGBColorSpace = nil, white: Double, opacity: Double = nil) -> GraphicsContext.Shading
    static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = nil, options: GraphicsContext.GradientOptions = nil) -> GraphicsContext.Shading
    static var foreground: GraphicsContext.Shading { get }
    static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = nil) -> GraphicsContext.Shading
    static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading
    static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = nil) -> GraphicsContext.Shading
    static func shader(_ shader: Shader, bounds: CGRect = nil) -> GraphicsContext.Shading
    static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading
    static func tiledImage(_ image: Image, origin: CGPoint = nil, sourceRect: CGRect = nil, scale: CGFloat = nil) -> GraphicsContext.Shading
  }
  extension GraphicsContext.ShadowOptions {
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var shadowOnly: GraphicsContext.ShadowOptions { get }
  }
  struct Grid<Content: View>: View {
    init(alignment: Alignment = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  }
  struct GridItem {
    enum Size { case fixed(CGFloat), flexible(minimum: CGFloat = nil, maximum: CGFloat = nil), adaptive(minimum: CGFloat, maximum: CGFloat = nil) }
    var alignment: Alignment?
    init(_ size: GridItem.Size = nil, spacing: CGFloat? = nil, alignment: Alignment? = nil)
    var size: GridItem.Size
    var spacing: CGFloat?
  }
  struct GridLayout: Layout {
    init(alignment: Alignment = nil, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
  }
  struct GridRow<Content: View>: View {
    init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  }
  struct Group<Content> {
    init(@ViewBuilder content: () -> Content)
    init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result)
    init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result)
  }
  extension Group: View where Content: View {}
  struct GroupBox<Label: View, Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(label: Label, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  }
  protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension GroupBoxStyle where Self == CardGroupBoxStyle {
    static var card: CardGroupBoxStyle { get }
  }
  extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    static var automatic: DefaultGroupBoxStyle { get }
  }
  struct GroupBoxStyleConfiguration {
    struct Content: View {}
    struct Label: View {}
    var content: GroupBoxStyleConfiguration.Content { get }
    var label: GroupBoxStyleConfiguration.Label { get }
  }
  struct GroupedFormStyle: FormStyle {
    init()
  }
  struct GroupedListStyle: ListStyle {
    init()
  }
  struct GroupedTabViewStyle: TabViewStyle {
    init()
  }
  struct HSplitView<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
  }
  struct HStack<Content: View>: View {
    init(alignment: VerticalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  }
  struct HStackLayout: Layout {
    var alignment: VerticalAlignment
    init(alignment: VerticalAlignment = nil, spacing: CGFloat? = nil)
    var spacing: CGFloat?
  }
  struct HandActivationBehavior {
    static var automatic: HandActivationBehavior { get }
  }
  struct HandGestureShortcut {
    static var primaryAction: HandGestureShortcut { get }
  }
  struct HelpLink: View {
    init(action: @escaping () -> Void)
    init(destination: URL)
  }
  struct HiddenTitleBarWindowStyle: WindowStyle {
    init()
  }
  struct HierarchicalShapeStyle: ShapeStyle {
    static var primary: HierarchicalShapeStyle { get }
    static var quaternary: HierarchicalShapeStyle { get }
    static var quinary: HierarchicalShapeStyle { get }
    static var secondary: HierarchicalShapeStyle { get }
    static var tertiary: HierarchicalShapeStyle { get }
  }
  struct HorizontalAlignment: Equatable {
    static var center: HorizontalAlignment { get }
    init(_ id: any AlignmentID.Type)
    static var leading: HorizontalAlignment { get }
    static var listRowSeparatorLeading: HorizontalAlignment { get }
    static var listRowSeparatorTrailing: HorizontalAlignment { get }
    static var trailing: HorizontalAlignment { get }
  }
  enum HorizontalDirection: Int8, CaseIterable {
    case leading, trailing
    struct Set: OptionSet {}
  }
  extension HorizontalDirection.Set {
    static var all: HorizontalDirection.Set { get }
    init(rawValue: Int8)
    static var leading: HorizontalDirection.Set { get }
    var rawValue: Int8 { get }
    static var trailing: HorizontalDirection.Set { get }
  }
  enum HorizontalEdge: Int8, CaseIterable {
    case leading, trailing
    struct Set: OptionSet {}
  }
  extension HorizontalEdge.Set {
    static var all: HorizontalEdge.Set { get }
    init(_ edge: HorizontalEdge)
    init(rawValue: Int8)
    static var leading: HorizontalEdge.Set { get }
    var rawValue: Int8 { get }
    static var trailing: HorizontalEdge.Set { get }
  }
  struct HoverEffect {
    static var automatic: HoverEffect { get }
    static var highlight: HoverEffect { get }
    static var lift: HoverEffect { get }
  }
  enum HoverPhase: Equatable {
    case active(CGPoint), ended
  }
  struct IconOnlyLabelStyle: LabelStyle {
    init()
  }
  struct IdentityTransition: Transition {
    init()
  }
  struct Image: View, Equatable, Transferable {
    struct DynamicRange: Hashable {}
    enum Interpolation { case none, low, medium, high }
    enum Orientation: UInt8, CaseIterable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    enum ResizingMode { case tile, stretch }
    enum Scale { case small, medium, large }
    enum TemplateRenderingMode { case template, original }
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image
    func antialiased(_ isAntialiased: Bool) -> Image
    init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = nil, label: Text)
    init(_ name: String, bundle: Bundle? = nil)
    init(_ name: String, bundle: Bundle? = nil, label: Text)
    init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)
    init(_ resource: ImageResource)
    init(_internalSystemName: String)
    init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = nil)
    init(decorative name: String, bundle: Bundle? = nil)
    init(nsImage: NSImage)
    init(size: CGSize, label: Text? = nil, opaque: Bool = nil, colorMode: ColorRenderingMode = nil, renderer: @escaping (inout GraphicsContext) -> Void)
    init(systemName: String)
    init(systemName: String, variableValue: Double?)
    init(uiImage: UIImage)
    func interpolation(_ interpolation: Image.Interpolation) -> Image
    func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image
    func resizable(capInsets: EdgeInsets = nil, resizingMode: Image.ResizingMode = nil) -> Image
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
    func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View
  }
  extension Image.DynamicRange {
    static var constrainedHigh: Image.DynamicRange { get }
    static var high: Image.DynamicRange { get }
    static var standard: Image.DynamicRange { get }
  }
  struct ImagePaint: ShapeStyle {
    var image: Image
    init(image: Image, sourceRect: CGRect = nil, scale: CGFloat = nil)
    var scale: CGFloat
    var sourceRect: CGRect
  }
  class ImageRenderer<Content: View>: ObservableObject {
    var allowedDynamicRange: Image.DynamicRange?
    var cgImage: CGImage? { get }
    var colorMode: ColorRenderingMode
    var content: Content
    init(content: Content)
    var isOpaque: Bool
    var nsImage: NSImage? { get }
    var objectWillChange: PassthroughSubject<Void, Never> { get }
    var proposedSize: ProposedViewSize
    func render(rasterizationScale: CGFloat = nil, renderer: (CGSize, (CGContext) -> Void) -> Void)
    var scale: CGFloat
    var uiImage: UIImage? { get }
  }
  struct ImageResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  protocol ImmersionStyle {}
  extension ImmersionStyle where Self == FullImmersionStyle {
    static var full: FullImmersionStyle { get }
  }
  extension ImmersionStyle where Self == MixedImmersionStyle {
    static var mixed: MixedImmersionStyle { get }
  }
  extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    static var progressive: ProgressiveImmersionStyle { get }
  }
  struct ImmersiveSpace<Content, Data>: Scene {
    init(id: String, @ViewBuilder content: () -> Content)
  }
  struct ImportFromDevicesCommands: Commands {
    init()
  }
  protocol IndexViewStyle {}
  extension IndexViewStyle where Self == PageIndexViewStyle {
    static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle
    static var page: PageIndexViewStyle { get }
  }
  struct InlinePickerStyle: PickerStyle {
    init()
  }
  struct InsetGroupedListStyle: ListStyle {
    init()
  }
  struct InsetListStyle: ListStyle {
    init()
    init(alternatesRowBackgrounds: Bool)
  }
  struct InsetTableStyle: TableStyle {
    init()
  }
  protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
  }
  extension InsettableShape {
    func strokeBorder(lineWidth: CGFloat = nil, antialiased: Bool = nil) -> some View
    func strokeBorder(style: StrokeStyle, antialiased: Bool = nil) -> some View
    func strokeBorder<S: ShapeStyle>(_ content: S = nil, lineWidth: CGFloat = nil, antialiased: Bool = nil) -> some View
    func strokeBorder<S: ShapeStyle>(_ content: S = nil, style: StrokeStyle, antialiased: Bool = nil) -> some View
  }
  struct InspectorCommands: Commands {
    init()
  }
  struct InterfaceOrientation: CaseIterable, Hashable {
    static var landscapeLeft: InterfaceOrientation { get }
    static var landscapeRight: InterfaceOrientation { get }
    static var portrait: InterfaceOrientation { get }
    static var portraitUpsideDown: InterfaceOrientation { get }
  }
  struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    var character: Character
    static var clear: KeyEquivalent { get }
    static var delete: KeyEquivalent { get }
    static var deleteForward: KeyEquivalent { get }
    static var downArrow: KeyEquivalent { get }
    static var end: KeyEquivalent { get }
    static var escape: KeyEquivalent { get }
    static var home: KeyEquivalent { get }
    init(_ character: Character)
    static var leftArrow: KeyEquivalent { get }
    static var pageDown: KeyEquivalent { get }
    static var pageUp: KeyEquivalent { get }
    static var `return`: KeyEquivalent { get }
    static var rightArrow: KeyEquivalent { get }
    static var space: KeyEquivalent { get }
    static var tab: KeyEquivalent { get }
    static var upArrow: KeyEquivalent { get }
  }
  struct KeyPress {
    struct Phases: OptionSet {}
    enum Result { case handled, ignored }
    var characters: String { get }
    var key: KeyEquivalent { get }
    var modifiers: EventModifiers { get }
    var phase: KeyPress.Phases { get }
  }
  extension KeyPress.Phases {
    static var all: Phases { get }
    static var down: Phases { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var `repeat`: Phases { get }
    static var up: Phases { get }
  }
  struct KeyboardShortcut: Hashable {
    struct Localization: Hashable {}
    static var cancelAction: KeyboardShortcut { get }
    static var defaultAction: KeyboardShortcut { get }
    init(_ key: KeyEquivalent, modifiers: EventModifiers = nil)
    init(_ key: KeyEquivalent, modifiers: EventModifiers = nil, localization: KeyboardShortcut.Localization)
    var key: KeyEquivalent
    var modifiers: EventModifiers
  }
  extension KeyboardShortcut.Localization {
    static var automatic: Localization { get }
    static var custom: Localization { get }
    static var withoutMirroring: Localization { get }
  }
  struct KeyframeAnimator<Value, KeyframePath, Content: View>: View {
    init(initialValue: Value, repeating: Bool = nil, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
    init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath)
  }
  struct KeyframeTimeline<Value> {
    var duration: TimeInterval { get }
    func value(progress: Double) -> Value
    func value(time: Double) -> Value
  }
  struct KeyframeTrack<Root, Value: Animatable, Content> {
    init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content)
  }
  protocol KeyframeTrackContent<Value> {
    associatedtype Value
  }
  @resultBuilder struct KeyframeTrackContentBuilder<Value> {}
  protocol Keyframes<Value> {
    associatedtype Value
  }
  @resultBuilder struct KeyframesBuilder<Value> {}
  struct Label<Title: View, Icon: View>: View {
    init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    init(_ configuration: LabelStyleConfiguration)
    init(_ titleKey: LocalizedStringKey, image name: String)
    init(_ titleKey: LocalizedStringKey, image resource: ImageResource)
    init(_ titleKey: LocalizedStringKey, systemImage name: String)
    init<S: StringProtocol>(_ title: S, image name: String)
    init<S: StringProtocol>(_ title: S, image resource: ImageResource)
    init<S: StringProtocol>(_ title: S, systemImage name: String)
  }
  protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension LabelStyle where Self == DefaultLabelStyle {
    static var automatic: DefaultLabelStyle { get }
  }
  extension LabelStyle where Self == IconOnlyLabelStyle {
    static var iconOnly: IconOnlyLabelStyle { get }
  }
  extension LabelStyle where Self == TitleAndIconLabelStyle {
    static var titleAndIcon: TitleAndIconLabelStyle { get }
  }
  extension LabelStyle where Self == TitleOnlyLabelStyle {
    static var titleOnly: TitleOnlyLabelStyle { get }
  }
  struct LabelStyleConfiguration {
    struct Icon: View {}
    struct Title: View {}
    var icon: LabelStyleConfiguration.Icon { get }
    var title: LabelStyleConfiguration.Title { get }
  }
  struct LabeledContent<Label, Content> {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ configuration: LabeledContentStyleConfiguration)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    init<T: StringProtocol, U: StringProtocol>(_ title: T, value: U)
    init<T: StringProtocol>(_ titleKey: LocalizedStringKey, value: T)
  }
  extension LabeledContent: View where Label: View, Content: View {}
  protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    static var automatic: AutomaticLabeledContentStyle { get }
  }
  struct LabeledContentStyleConfiguration {
    struct Content: View {}
    struct Label: View {}
    var content: LabeledContentStyleConfiguration.Content { get }
    var label: LabeledContentStyleConfiguration.Label { get }
  }
  protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func updateCache(_ cache: inout Cache, subviews: Subviews)
  }
  extension Layout {
    func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
  }
  enum LayoutDirection: CaseIterable, Hashable {
    case leftToRight, rightToLeft
    init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection)
  }
  struct LayoutDirectionBehavior: Hashable {
    static var fixed: LayoutDirectionBehavior { get }
    static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior
    static var mirrors: LayoutDirectionBehavior { get }
  }
  struct LayoutProperties {
    init()
    var stackOrientation: Axis?
  }
  struct LayoutSubview: Equatable {
    var containerValues: ContainerValues { get }
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    func place(at position: CGPoint, anchor: UnitPoint = nil, proposal: ProposedViewSize)
    var priority: Double { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    var spacing: ViewSpacing { get }
    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
  }
  struct LayoutSubviews: RandomAccessCollection, Equatable {
    typealias Element = LayoutSubview
    typealias Index = Int
    var endIndex: Int { get }
    var layoutDirection: LayoutDirection
    var startIndex: Int { get }
    subscript(index: Int) -> LayoutSubview { get }
  }
  protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  struct LazyHGrid<Content: View>: View {
    init(rows: [GridItem], alignment: VerticalAlignment = nil, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = nil, @ViewBuilder content: () -> Content)
  }
  struct LazyHStack<Content: View>: View {
    init(alignment: VerticalAlignment = nil, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = nil, @ViewBuilder content: () -> Content)
  }
  struct LazyVGrid<Content: View>: View {
    init(columns: [GridItem], alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = nil, @ViewBuilder content: () -> Content)
  }
  struct LazyVStack<Content: View>: View {
    init(alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = nil, @ViewBuilder content: () -> Content)
  }
  enum LegibilityWeight: Hashable {
    case regular, bold
    init?(_ uiLegibilityWeight: UILegibilityWeight)
  }
  struct LinearCapacityGaugeStyle: GaugeStyle {
    init()
  }
  struct LinearGaugeStyle: GaugeStyle {
    init()
  }
  struct LinearGradient: ShapeStyle, View {
    init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
  }
  struct LinearKeyframe<Value: Animatable> {
    init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = nil)
  }
  struct LinearProgressViewStyle: ProgressViewStyle {
    init()
    init(tint: Color)
  }
  struct Link<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, destination: URL)
    init(destination: URL, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, destination: URL)
  }
  struct LinkButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct LinkShapeStyle: ShapeStyle {
    init()
  }
  struct List<SelectionValue: Hashable, Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
    init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
    init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
    init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
    init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
    init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
    init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  }
  struct ListItemTint {
    static func fixed(_ tint: Color) -> ListItemTint
    static var monochrome: ListItemTint { get }
    static func preferred(_ tint: Color) -> ListItemTint
  }
  struct ListSectionSpacing {
    static var compact: ListSectionSpacing { get }
    static func custom(_ spacing: CGFloat) -> ListSectionSpacing
    static var `default`: ListSectionSpacing { get }
  }
  protocol ListStyle {}
  extension ListStyle where Self == BorderedListStyle {
    static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle
    static var bordered: BorderedListStyle { get }
  }
  extension ListStyle where Self == CarouselListStyle {
    static var carousel: CarouselListStyle { get }
  }
  extension ListStyle where Self == DefaultListStyle {
    static var automatic: DefaultListStyle { get }
  }
  extension ListStyle where Self == EllipticalListStyle {
    static var elliptical: EllipticalListStyle { get }
  }
  extension ListStyle where Self == GroupedListStyle {
    static var grouped: GroupedListStyle { get }
  }
  extension ListStyle where Self == InsetGroupedListStyle {
    static var insetGrouped: InsetGroupedListStyle { get }
  }
  extension ListStyle where Self == InsetListStyle {
    static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle
    static var inset: InsetListStyle { get }
  }
  extension ListStyle where Self == PlainListStyle {
    static var plain: PlainListStyle { get }
  }
  extension ListStyle where Self == SidebarListStyle {
    static var sidebar: SidebarListStyle { get }
  }
  struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    init()
  }
  struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    struct StringInterpolation: StringInterpolationProtocol {}
    init(_ value: String)
    init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    init(stringLiteral value: String)
  }
  extension LocalizedStringKey.StringInterpolation {
    func appendInterpolation(_ image: Image)
    func appendInterpolation(_ string: String)
    func appendInterpolation(_ text: Text)
    func appendInterpolation<T>(_ value: T, specifier: String)
    func appendLiteral(_ literal: String)
  }
  struct LongPressGesture: Gesture {
    typealias Value = Bool
    init(minimumDuration: Double = nil, maximumDistance: CGFloat = nil)
    var maximumDistance: CGFloat
    var minimumDuration: Double
    func onChanged(_ action: @escaping (Bool) -> Void) -> some Gesture
    func onEnded(_ action: @escaping (Bool) -> Void) -> some Gesture
  }
  struct MagnificationGesture: Gesture {
    typealias Value = CGFloat
    init(minimumScaleDelta: CGFloat = nil)
    var minimumScaleDelta: CGFloat
    func onChanged(_ action: @escaping (CGFloat) -> Void) -> some Gesture<CGFloat>
    func onEnded(_ action: @escaping (CGFloat) -> Void) -> some Gesture<CGFloat>
  }
  struct MagnifyGesture: Gesture {
    struct Value: Equatable {}
    init(minimumScaleDelta: CGFloat = nil)
    func onChanged(_ action: @escaping (MagnifyGesture.Value) -> Void) -> some Gesture<MagnifyGesture.Value>
    func onEnded(_ action: @escaping (MagnifyGesture.Value) -> Void) -> some Gesture<MagnifyGesture.Value>
  }
  extension MagnifyGesture.Value {
    var magnification: CGFloat
    var startAnchor: UnitPoint
    var startLocation: CGPoint
    var time: Date
    var velocity: CGFloat
  }
  struct MatchedGeometryProperties: OptionSet {
    static var frame: MatchedGeometryProperties { get }
    init(rawValue: UInt32)
    static var position: MatchedGeometryProperties { get }
    var rawValue: UInt32 { get }
    static var size: MatchedGeometryProperties { get }
  }
  protocol MatchedTransitionSourceConfiguration {}
  struct Material: ShapeStyle {
    static var bar: Material { get }
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material
    static var regular: Material { get }
    static var thick: Material { get }
    static var thin: Material { get }
    static var ultraThick: Material { get }
    static var ultraThin: Material { get }
  }
  struct MaterialActiveAppearance: Hashable {
    static var active: MaterialActiveAppearance { get }
    static var automatic: MaterialActiveAppearance { get }
    static var inactive: MaterialActiveAppearance { get }
  }
  struct Menu<Label: View, Content: View>: View {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
    init(_ configuration: MenuStyleConfiguration)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  }
  struct MenuActionDismissBehavior: Hashable {
    static var automatic: MenuActionDismissBehavior { get }
    static var disabled: MenuActionDismissBehavior { get }
    static var enabled: MenuActionDismissBehavior { get }
  }
  struct MenuBarExtra<Label: View, Content: View>: Scene {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
    init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  }
  protocol MenuBarExtraStyle {}
  extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    static var automatic: AutomaticMenuBarExtraStyle { get }
  }
  extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    static var menu: PullDownMenuBarExtraStyle { get }
  }
  extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    static var window: WindowMenuBarExtraStyle { get }
  }
  struct MenuButton<Label: View, Content: View>: View {
    init(label: Label, @ViewBuilder content: () -> Content)
  }
  protocol MenuButtonStyle {}
  extension MenuButtonStyle where Self == BorderlessButtonMenuButtonStyle {
    static var borderlessButton: BorderlessButtonMenuButtonStyle { get }
  }
  extension MenuButtonStyle where Self == BorderlessPullDownMenuButtonStyle {
    static var borderlessPullDown: BorderlessPullDownMenuButtonStyle { get }
  }
  extension MenuButtonStyle where Self == PullDownMenuButtonStyle {
    static var pullDown: PullDownMenuButtonStyle { get }
  }
  struct MenuControlGroupStyle: ControlGroupStyle {
    init()
  }
  struct MenuOrder: Hashable {
    static var automatic: MenuOrder { get }
    static var fixed: MenuOrder { get }
    static var priority: MenuOrder { get }
  }
  struct MenuPickerStyle: PickerStyle {
    init()
  }
  protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension MenuStyle where Self == BorderedButtonMenuStyle {
    static var borderedButton: BorderedButtonMenuStyle { get }
  }
  extension MenuStyle where Self == BorderlessButtonMenuStyle {
    static var borderlessButton: BorderlessButtonMenuStyle { get }
  }
  extension MenuStyle where Self == ButtonMenuStyle {
    static var button: ButtonMenuStyle { get }
  }
  extension MenuStyle where Self == DefaultMenuStyle {
    static var automatic: DefaultMenuStyle { get }
  }
  struct MenuStyleConfiguration {}
  struct MeshGradient: ShapeStyle, View {
    init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = nil, smoothsColors: Bool = nil, colorSpace: Gradient.ColorSpace = nil)
  }
  struct MixedImmersionStyle: ImmersionStyle {}
  struct Model3D<Content: View>: View {
    init(named name: String, bundle: Bundle? = nil)
  }
  struct ModifiedContent<Content, Modifier> {
    var content: Content
    init(content: Content, modifier: Modifier)
    var modifier: Modifier
  }
  extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}
  enum MoveCommandDirection {
    case up, down, left, right
  }
  struct MoveKeyframe<Value: Animatable> {
    init(_ to: Value)
  }
  struct MoveTransition: Transition {
    init(edge: Edge)
  }
  struct MultiDatePicker<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>)
    init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
    init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
    init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>)
    init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  }
  extension MutableCollection {
    func move(fromOffsets source: IndexSet, toOffset destination: Int)
  }
  @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    init(_ delegateType: DelegateType.Type = nil)
    var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    var wrappedValue: DelegateType { get }
  }
  extension NSColor {
    init(_ color: Color)
    init(resource: ColorResource)
  }
  extension NSDirectionalEdgeInsets {
    init(_ edgeInsets: EdgeInsets)
  }
  class NSHostingController<Content: View>: NSViewController {
    init(rootView: Content)
    init?(coder: NSCoder, rootView: Content)
    var rootView: Content
    var safeAreaRegions: SafeAreaRegions
    var sceneBridgingOptions: NSHostingSceneBridgingOptions
    func sizeThatFits(in size: CGSize) -> CGSize
    var sizingOptions: NSHostingSizingOptions
  }
  class NSHostingMenu<Content: View>: NSMenu {
    init(rootView: Content)
  }
  struct NSHostingSceneBridgingOptions: OptionSet {
    static var all: NSHostingSceneBridgingOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var title: NSHostingSceneBridgingOptions { get }
    static var toolbars: NSHostingSceneBridgingOptions { get }
  }
  struct NSHostingSizingOptions: OptionSet {
    init(rawValue: Int)
    static var intrinsicContentSize: NSHostingSizingOptions { get }
    static var maxSize: NSHostingSizingOptions { get }
    static var minSize: NSHostingSizingOptions { get }
    static var preferredContentSize: NSHostingSizingOptions { get }
    var rawValue: Int { get }
    static var standardBounds: NSHostingSizingOptions { get }
  }
  class NSHostingView<Content: View>: NSView {
    init(rootView: Content)
    var rootView: Content
    var safeAreaRegions: SafeAreaRegions
    var sceneBridgingOptions: NSHostingSceneBridgingOptions
    var sizingOptions: NSHostingSizingOptions
  }
  extension NSImage {
    init(resource: ImageResource)
  }
  extension NSItemProvider {
    func loadTransferable<T: Transferable>(type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void) -> Progress
    func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T)
  }
  protocol NSViewControllerRepresentable: View {
    typealias Context = NSViewControllerRepresentableContext<Self>
    associatedtype Coordinator = Void
    associatedtype NSViewControllerType: NSViewController
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func makeNSViewController(context: Context) -> NSViewControllerType
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  }
  struct NSViewControllerRepresentableContext<ViewController: NSViewControllerRepresentable> {
    var coordinator: ViewController.Coordinator { get }
    var environment: EnvironmentValues { get }
    var transaction: Transaction { get }
  }
  protocol NSViewRepresentable: View {
    typealias Context = NSViewRepresentableContext<Self>
    associatedtype Coordinator = Void
    associatedtype NSViewType: NSView
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func makeNSView(context: Context) -> NSViewType
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
    func updateNSView(_ nsView: NSViewType, context: Context)
  }
  struct NSViewRepresentableContext<View: NSViewRepresentable> {
    var coordinator: View.Coordinator { get }
    var environment: EnvironmentValues { get }
    var transaction: Transaction { get }
  }
  struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {}
  @propertyWrapper struct Namespace: DynamicProperty {
    struct ID: Hashable {}
    init()
    var wrappedValue: Namespace.ID { get }
  }
  struct NavigationBarItem {}
  struct NavigationControlGroupStyle: ControlGroupStyle {
    init()
  }
  struct NavigationLink<Label: View, Destination: View>: View {
    init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
    init(_ titleKey: LocalizedStringKey, destination: Destination)
    init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)
    init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    init(destination: Destination, @ViewBuilder label: () -> Label)
    init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
    init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label)
    init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
    init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
    init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>)
    init<S: StringProtocol, V: Hashable>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
    init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
    init<S: StringProtocol>(_ title: S, destination: Destination)
    init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>)
    init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
    init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
    init<V: Hashable>(_ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
    init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    func isDetailLink(_ isDetailLink: Bool) -> some View
  }
  struct NavigationLinkPickerStyle: PickerStyle {
    init()
  }
  struct NavigationPath: Equatable {
    struct CodableRepresentation: Codable, Equatable {}
    func append<V: Hashable>(_ value: V)
    var codable: NavigationPath.CodableRepresentation? { get }
    var count: Int { get }
    init()
    init(_ codable: NavigationPath.CodableRepresentation)
    init<S: Sequence>(_ elements: S) where S.Element: Hashable
    var isEmpty: Bool { get }
    func removeLast(_ k: Int = nil)
  }
  struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  }
  struct NavigationSplitViewColumn: Hashable {
    static var content: NavigationSplitViewColumn { get }
    static var detail: NavigationSplitViewColumn { get }
    static var sidebar: NavigationSplitViewColumn { get }
  }
  protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    static var automatic: AutomaticNavigationSplitViewStyle { get }
  }
  extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    static var balanced: BalancedNavigationSplitViewStyle { get }
  }
  extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get }
  }
  struct NavigationSplitViewStyleConfiguration {}
  struct NavigationSplitViewVisibility: Equatable {
    static var all: NavigationSplitViewVisibility { get }
    static var automatic: NavigationSplitViewVisibility { get }
    static var detailOnly: NavigationSplitViewVisibility { get }
    static var doubleColumn: NavigationSplitViewVisibility { get }
  }
  struct NavigationStack<Data, Root: View>: View {
    init(@ViewBuilder root: () -> Root)
    init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  }
  protocol NavigationTransition {}
  extension NavigationTransition where Self == AutomaticNavigationTransition {
    static var automatic: AutomaticNavigationTransition { get }
  }
  extension NavigationTransition where Self == ZoomNavigationTransition {
    static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
  }
  struct NavigationView<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
  }
  protocol NavigationViewStyle {}
  extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    static var columns: ColumnNavigationViewStyle { get }
  }
  extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    static var automatic: DefaultNavigationViewStyle { get }
  }
  extension NavigationViewStyle where Self == StackNavigationViewStyle {
    static var stack: StackNavigationViewStyle { get }
  }
  extension Never: View {}
  struct NewDocumentAction {
    func callAsFunction(contentType: UTType)
    func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D)
  }
  @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup struct Wrapper {}
    init(initialValue: ObjectType)
    init(wrappedValue: ObjectType)
    var projectedValue: Bindable<ObjectType> { get }
    var wrappedValue: ObjectType
  }
  extension ObservedObject.Wrapper {
    subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
  }
  struct OffsetShape<Content: Shape>: Shape {
    init(shape: Content, offset: CGSize)
    var offset: CGSize
    var shape: Content
  }
  struct OffsetTransition: Transition {
    init(_ offset: CGSize)
  }
  struct OpacityTransition: Transition {
    init()
  }
  struct OpenDocumentAction {
    func callAsFunction(at url: URL) async throws
  }
  struct OpenImmersiveSpaceAction {
    enum Result { case opened, userCancelled, error }
    func callAsFunction(id: String) async -> Result
  }
  struct OpenSettingsAction {
    func callAsFunction()
  }
  struct OpenURLAction {
    struct Result {}
    func callAsFunction(_ url: URL)
    func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
    func callAsFunction(_ url: URL, prefersInApp: Bool)
    init(handler: @escaping (URL) -> Result)
  }
  extension OpenURLAction.Result {
    static var discarded: Result { get }
    static var handled: Result { get }
    static func systemAction(_ url: URL) -> Result
    static func systemAction(prefersInApp: Bool) -> Result
    static var systemAction: Result { get }
  }
  struct OpenWindowAction {
    func callAsFunction(id: String)
    func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    func callAsFunction<D: Codable & Hashable>(value: D)
  }
  extension Optional: View where Wrapped: View {}
  struct OrnamentAttachmentAnchor {
    static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor
    static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor
  }
  struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View>: View {
    init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
    init<DataElement>(_ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf)
  }
  struct PageIndexViewStyle: IndexViewStyle {
    struct BackgroundDisplayMode {}
    init()
    init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = nil)
  }
  extension PageIndexViewStyle.BackgroundDisplayMode {
    static var always: PageIndexViewStyle.BackgroundDisplayMode { get }
    static var automatic: PageIndexViewStyle.BackgroundDisplayMode { get }
    static var interactive: PageIndexViewStyle.BackgroundDisplayMode { get }
    static var never: PageIndexViewStyle.BackgroundDisplayMode { get }
  }
  struct PageTabViewStyle: TabViewStyle {
    struct IndexDisplayMode {}
    init()
    init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = nil)
  }
  extension PageTabViewStyle.IndexDisplayMode {
    static var always: PageTabViewStyle.IndexDisplayMode { get }
    static var automatic: PageTabViewStyle.IndexDisplayMode { get }
    static var never: PageTabViewStyle.IndexDisplayMode { get }
  }
  struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    init()
  }
  struct PaletteControlGroupStyle: ControlGroupStyle {
    init()
  }
  struct PalettePickerStyle: PickerStyle {
    init()
  }
  struct PaletteSelectionEffect {
    static var automatic: PaletteSelectionEffect { get }
    static var custom: PaletteSelectionEffect { get }
    static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect
  }
  struct PasteButton: View {
    init(payloadAction: @escaping ([NSItemProvider]) -> Void)
    init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
    init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void)
    init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)
  }
  struct Path: Shape, Equatable {
    enum Element: Equatable { case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint), curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath }
    func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = nil)
    func addArc(tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = nil)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    func addEllipse(in rect: CGRect, transform: CGAffineTransform = nil)
    func addLine(to end: CGPoint)
    func addLines(_ lines: [CGPoint])
    func addPath(_ path: Path, transform: CGAffineTransform = nil)
    func addQuadCurve(to end: CGPoint, control: CGPoint)
    func addRect(_ rect: CGRect, transform: CGAffineTransform = nil)
    func addRects(_ rects: [CGRect], transform: CGAffineTransform = nil)
    func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = nil)
    func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = nil, transform: CGAffineTransform = nil)
    func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = nil, transform: CGAffineTransform = nil)
    func applying(_ transform: CGAffineTransform) -> Path
    var boundingRect: CGRect { get }
    var cgPath: CGPath { get }
    func closeSubpath()
    func contains(_ p: CGPoint, eoFill: Bool = nil) -> Bool
    var currentPoint: CGPoint? { get }
    var description: String { get }
    func forEach(_ body: (Path.Element) -> Void)
    init()
    init(_ callback: (inout Path) -> Void)
    init(_ path: CGMutablePath)
    init(_ path: CGPath)
    init(_ rect: CGRect)
    init(ellipseIn rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = nil)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = nil)
    init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = nil)
    init?(_ string: String)
    func intersection(_ other: Path, eoFill: Bool = nil) -> Path
    var isEmpty: Bool { get }
    func move(to end: CGPoint)
    func normalized(eoFill: Bool = nil) -> Path
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Path
    func strokedPath(_ style: StrokeStyle) -> Path
    func subtracting(_ other: Path, eoFill: Bool = nil) -> Path
    func trimmedPath(from: CGFloat, to: CGFloat) -> Path
    func union(_ other: Path, eoFill: Bool = nil) -> Path
  }
  struct PencilDoubleTapGestureValue: Hashable {
    var hoverPose: PencilHoverPose? { get }
  }
  struct PencilHoverPose: Hashable {
    var altitude: Angle { get }
    var anchor: UnitPoint { get }
    var azimuth: Angle { get }
    var location: CGPoint { get }
    var roll: Angle { get }
    var zDistance: CGFloat { get }
  }
  enum PencilSqueezeGesturePhase: Hashable {
    case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed
  }
  struct PencilSqueezeGestureValue: Hashable {
    var hoverPose: PencilHoverPose? { get }
  }
  struct PeriodicTimelineSchedule: TimelineSchedule {
    init(from startDate: Date, by interval: TimeInterval)
  }
  struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = nil)
    init<S: Sequence>(_ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = nil)
  }
  struct PhysicalMetricsConverter {}
  struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    init(_ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
    init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
    init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
    init<C: RandomAccessCollection>(sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  }
  protocol PickerStyle {}
  extension PickerStyle where Self == DefaultPickerStyle {
    static var automatic: DefaultPickerStyle { get }
  }
  extension PickerStyle where Self == InlinePickerStyle {
    static var inline: InlinePickerStyle { get }
  }
  extension PickerStyle where Self == MenuPickerStyle {
    static var menu: MenuPickerStyle { get }
  }
  extension PickerStyle where Self == NavigationLinkPickerStyle {
    static var navigationLink: NavigationLinkPickerStyle { get }
  }
  extension PickerStyle where Self == PalettePickerStyle {
    static var palette: PalettePickerStyle { get }
  }
  extension PickerStyle where Self == RadioGroupPickerStyle {
    static var radioGroup: RadioGroupPickerStyle { get }
  }
  extension PickerStyle where Self == SegmentedPickerStyle {
    static var segmented: SegmentedPickerStyle { get }
  }
  extension PickerStyle where Self == TabsPickerStyle {
    static var tabs: TabsPickerStyle { get }
  }
  extension PickerStyle where Self == WheelPickerStyle {
    static var wheel: WheelPickerStyle { get }
  }
  struct PinnedScrollableViews: OptionSet {
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var sectionFooters: PinnedScrollableViews { get }
    static var sectionHeaders: PinnedScrollableViews { get }
  }
  struct PlaceholderContentView<Value>: View {}
  struct PlaceholderTextShapeStyle: ShapeStyle {
    init()
  }
  struct PlainButtonStyle: PrimitiveButtonStyle {
    init()
  }
  struct PlainListStyle: ListStyle {
    init()
  }
  struct PlainTextEditorStyle: TextEditorStyle {
    init()
  }
  struct PlainTextFieldStyle: TextFieldStyle {
    init()
  }
  struct PlainWindowStyle: WindowStyle {
    init()
  }
  struct PointerStyle {
    static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle
    static var columnResize: PointerStyle { get }
    static var `default`: PointerStyle { get }
    static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = nil) -> PointerStyle
    static var grabActive: PointerStyle { get }
    static var grabIdle: PointerStyle { get }
    static var horizontalText: PointerStyle { get }
    static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle
    static var link: PointerStyle { get }
    static var rectSelection: PointerStyle { get }
    static func rowResize(directions: VerticalDirection.Set) -> PointerStyle
    static var rowResize: PointerStyle { get }
    static func shape(_ shape: some Shape, eoFill: Bool = nil, size: CGSize) -> PointerStyle
    static var verticalText: PointerStyle { get }
    static var zoomIn: PointerStyle { get }
    static var zoomOut: PointerStyle { get }
  }
  enum PopoverAttachmentAnchor {
    case rect(Anchor<CGRect>.Source), point(UnitPoint)
  }
  protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
  }
  struct PreferredColorSchemeKey: PreferenceKey {}
  struct PresentationAdaptation {
    static var automatic: PresentationAdaptation { get }
    static var fullScreenCover: PresentationAdaptation { get }
    static var none: PresentationAdaptation { get }
    static var popover: PresentationAdaptation { get }
    static var sheet: PresentationAdaptation { get }
  }
  struct PresentationBackgroundInteraction {
    static var automatic: PresentationBackgroundInteraction { get }
    static var disabled: PresentationBackgroundInteraction { get }
    static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction
    static var enabled: PresentationBackgroundInteraction { get }
  }
  struct PresentationContentInteraction: Equatable {
    static var automatic: PresentationContentInteraction { get }
    static var resizes: PresentationContentInteraction { get }
    static var scrolls: PresentationContentInteraction { get }
  }
  struct PresentationDetent: Hashable {
    @dynamicMemberLookup struct Context {}
    static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent
    static func fraction(_ fraction: CGFloat) -> PresentationDetent
    static func height(_ height: CGFloat) -> PresentationDetent
    static var large: PresentationDetent { get }
    static var medium: PresentationDetent { get }
  }
  extension PresentationDetent.Context {
    var maxDetentValue: CGFloat { get }
    subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
  }
  struct PresentationMode {
    func dismiss()
    var isPresented: Bool { get }
  }
  protocol PresentationSizing {}
  extension PresentationSizing {
    static var automatic: some PresentationSizing { get }
    func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing
    static var fitted: some PresentationSizing { get }
    static var form: some PresentationSizing { get }
    static var page: some PresentationSizing { get }
    func sticky(horizontal: Bool = nil, vertical: Bool = nil) -> some PresentationSizing
  }
  struct Preview {}
  protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum PreviewLayout {
    case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
  }
  protocol PreviewModifier {
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    associatedtype Context = Void
    func body(content: Content, context: Context) -> Body
    static func makeSharedContext() async throws -> Context
  }
  struct PreviewModifierContent: View {}
  enum PreviewPlatform {
    case iOS, macOS, tvOS, watchOS
  }
  protocol PreviewProvider {
    associatedtype Previews: View
    static var platform: PreviewPlatform? { get }
    static var previews: Previews { get }
  }
  struct PreviewTrait<T> {
    static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits>
    static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { get }
    static var landscapeRight: PreviewTrait<Preview.ViewTraits> { get }
    static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Preview.ViewTraits>
    static var portrait: PreviewTrait<Preview.ViewTraits> { get }
    static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { get }
  }
  protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    static var accessoryBarAction: AccessoryBarActionButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    static var accessoryBar: AccessoryBarButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    static var bordered: BorderedButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    static var borderedProminent: BorderedProminentButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    static var borderless: BorderlessButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == CardButtonStyle {
    static var card: CardButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    static var automatic: DefaultButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    static func glass(_ glass: Glass) -> GlassButtonStyle
    static var glass: GlassButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    static var glassProminent: GlassProminentButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    static var link: LinkButtonStyle { get }
  }
  extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    static var plain: PlainButtonStyle { get }
  }
  struct PrimitiveButtonStyleConfiguration {
    struct Label: View {}
    var label: PrimitiveButtonStyleConfiguration.Label { get }
    var role: ButtonRole? { get }
    func trigger()
  }
  struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    init()
    init(@ViewBuilder label: () -> Label)
    init(_ configuration: ProgressViewStyleConfiguration)
    init(_ progress: Progress)
    init(_ titleKey: LocalizedStringKey)
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = nil)
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = nil, @ViewBuilder label: () -> Label)
    init(timerInterval: ClosedRange<Date>, countsDown: Bool = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
    init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = nil)
    init<S: StringProtocol>(_ title: S)
    init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = nil)
    init<V: BinaryFloatingPoint>(value: V?, total: V = nil)
    init<V: BinaryFloatingPoint>(value: V?, total: V = nil, @ViewBuilder label: () -> Label)
    init<V: BinaryFloatingPoint>(value: V?, total: V = nil, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
  }
  protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension ProgressViewStyle where Self == CircularProgressViewStyle {
    static var circular: CircularProgressViewStyle { get }
  }
  extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    static var automatic: DefaultProgressViewStyle { get }
  }
  extension ProgressViewStyle where Self == LinearProgressViewStyle {
    static var linear: LinearProgressViewStyle { get }
  }
  struct ProgressViewStyleConfiguration {
    struct CurrentValueLabel: View {}
    struct Label: View {}
    var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
    var fractionCompleted: Double? { get }
    var label: ProgressViewStyleConfiguration.Label?
  }
  struct ProgressiveImmersionStyle: ImmersionStyle {}
  struct ProjectionTransform: Equatable {
    func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform
    init()
    init(_ m: CATransform3D)
    init(_ m: CGAffineTransform)
    func invert() -> Bool
    func inverted() -> ProjectionTransform
    var isAffine: Bool { get }
    var isIdentity: Bool { get }
    var m11: CGFloat
    var m12: CGFloat
    var m13: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var m23: CGFloat
    var m31: CGFloat
    var m32: CGFloat
    var m33: CGFloat
  }
  enum Prominence {
    case standard, increased
  }
  struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    init()
  }
  struct ProposedViewSize: Equatable {
    var height: CGFloat?
    static var infinity: ProposedViewSize { get }
    init(_ size: CGSize)
    init(width: CGFloat?, height: CGFloat?)
    func replacingUnspecifiedDimensions(by size: CGSize = nil) -> CGSize
    static var unspecified: ProposedViewSize { get }
    var width: CGFloat?
    static var zero: ProposedViewSize { get }
  }
  struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    init()
  }
  struct PullDownMenuButtonStyle: MenuButtonStyle {
    init()
  }
  struct PushTransition: Transition {
    init(edge: Edge)
  }
  struct RadialGradient: ShapeStyle, View {
    init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  }
  struct RadioGroupPickerStyle: PickerStyle {
    init()
  }
  extension RangeReplaceableCollection {
    func remove(atOffsets offsets: IndexSet)
  }
  struct Rectangle: InsettableShape {
    init()
  }
  struct RectangleCornerRadii: Equatable {
    var bottomLeading: CGFloat
    var bottomTrailing: CGFloat
    init(topLeading: CGFloat = nil, bottomLeading: CGFloat = nil, bottomTrailing: CGFloat = nil, topTrailing: CGFloat = nil)
    var topLeading: CGFloat
    var topTrailing: CGFloat
  }
  struct RedactionReasons: OptionSet {
    init(rawValue: Int)
    static var invalidated: RedactionReasons { get }
    static var placeholder: RedactionReasons { get }
    static var privacy: RedactionReasons { get }
    var rawValue: Int { get }
  }
  protocol ReferenceFileDocument: ObservableObject {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    associatedtype Snapshot
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    init(configuration: ReadConfiguration) throws
    static var readableContentTypes: [UTType] { get }
    func snapshot(contentType: UTType) throws -> Snapshot
    static var writableContentTypes: [UTType] { get }
  }
  struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    var document: Document { get }
    var fileURL: URL?
    var isEditable: Bool
  }
  struct RefreshAction {
    func callAsFunction() async
  }
  struct RenameAction {
    func callAsFunction()
  }
  struct RenameButton<Label: View>: View {
    init()
  }
  struct ResetFocusAction {
    func callAsFunction(in namespace: Namespace.ID)
  }
  struct RotateGesture: Gesture {
    struct Value: Equatable {}
    init(minimumAngleDelta: Angle = nil)
    func onChanged(_ action: @escaping (RotateGesture.Value) -> Void) -> some Gesture<RotateGesture.Value>
    func onEnded(_ action: @escaping (RotateGesture.Value) -> Void) -> some Gesture<RotateGesture.Value>
  }
  extension RotateGesture.Value {
    var rotation: Angle
    var startAnchor: UnitPoint
    var startLocation: CGPoint
    var time: Date
    var velocity: Angle
  }
  struct RotatedShape<Content: Shape>: Shape {
    var anchor: UnitPoint
    var angle: Angle
    init(shape: Content, angle: Angle, anchor: UnitPoint = nil)
    var shape: Content
  }
  struct RotationGesture: Gesture {
    typealias Value = Angle
    init(minimumAngleDelta: Angle = nil)
    var minimumAngleDelta: Angle
    func onChanged(_ action: @escaping (Angle) -> Void) -> some Gesture<Angle>
    func onEnded(_ action: @escaping (Angle) -> Void) -> some Gesture<Angle>
  }
  struct RoundedBorderTextEditorStyle: TextEditorStyle {
    init()
  }
  struct RoundedBorderTextFieldStyle: TextFieldStyle {
    init()
  }
  enum RoundedCornerStyle {
    case circular, continuous
  }
  struct RoundedRectangle: InsettableShape {
    var cornerSize: CGSize
    init(cornerRadius: CGFloat, style: RoundedCornerStyle = nil)
    init(cornerSize: CGSize, style: RoundedCornerStyle = nil)
    var style: RoundedCornerStyle
  }
  protocol RoundedRectangularShape: Shape {}
  struct SafeAreaRegions: OptionSet {
    static var all: SafeAreaRegions { get }
    static var container: SafeAreaRegions { get }
    init(rawValue: UInt)
    static var keyboard: SafeAreaRegions { get }
    var rawValue: UInt { get }
  }
  struct ScaleTransition: Transition {
    init(_ scale: Double, anchor: UnitPoint = nil)
  }
  @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    init(wrappedValue: Value)
    init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
    var wrappedValue: Value { get }
  }
  struct ScaledShape<Content: Shape>: Shape {
    var anchor: UnitPoint
    init(shape: Content, scale: CGSize, anchor: UnitPoint = nil)
    var scale: CGSize
    var shape: Content
  }
  protocol Scene {
    associatedtype Body: Scene
    var body: Body { get }
  }
  extension Scene {
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> some Scene
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some Scene
    func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
    func commandsRemoved() -> some Scene
    func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
    func defaultAppStorage(_ store: UserDefaults) -> some Scene
    func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene
    func defaultPosition(_ position: UnitPoint) -> some Scene
    func defaultSize(_ size: CGSize) -> some Scene
    func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    func defaultWindowPlacement(_ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement) -> some Scene
    func dialogSeverity(_ severity: DialogSeverity) -> some Scene
    func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
    func environmentObject<T: ObservableObject>(_ object: T) -> some Scene
    func handlesExternalEvents(matching conditions: Set<String>) -> some Scene
    func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...) -> some Scene
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = nil) -> some Scene
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene
    func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene
    func onChange<V: Equatable>(of value: V, initial: Bool = nil, _ action: @escaping () -> Void) -> some Scene
    func onChange<V: Equatable>(of value: V, initial: Bool = nil, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some Scene
    func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
    func persistentSystemOverlays(_ visibility: Visibility) -> some Scene
    func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some Scene
    func upperLimbVisibility(_ visibility: Visibility) -> some Scene
    func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
    func windowIdealPlacement(_ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement) -> some Scene
    func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene
    func windowLevel(_ level: WindowLevel) -> some Scene
    func windowManagerRole(_ role: WindowManagerRole) -> some Scene
    func windowResizability(_ resizability: WindowResizability) -> some Scene
    func windowStyle<S: WindowStyle>(_ style: S) -> some Scene
    func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene
    func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene
  }
  @resultBuilder struct SceneBuilder {
    static func buildBlock<Content: Scene>(_ content: Content) -> Content
  }
  struct SceneLaunchBehavior {
    static var automatic: SceneLaunchBehavior { get }
    static var presented: SceneLaunchBehavior { get }
    static var suppressed: SceneLaunchBehavior { get }
  }
  struct ScenePadding: Equatable {
    static var minimum: ScenePadding { get }
    static var navigationBar: ScenePadding { get }
  }
  enum ScenePhase: Comparable, Hashable {
    case background, inactive, active
  }
  struct SceneRestorationBehavior {
    static var automatic: SceneRestorationBehavior { get }
    static var disabled: SceneRestorationBehavior { get }
  }
  @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
    init(_ key: String)
    init(wrappedValue: Value, _ key: String)
    var projectedValue: Binding<Value> { get }
    var wrappedValue: Value
  }
  struct ScrollAnchorRole: Hashable {
    static var alignment: ScrollAnchorRole { get }
    static var initialOffset: ScrollAnchorRole { get }
    static var sizeChanges: ScrollAnchorRole { get }
  }
  struct ScrollBounceBehavior {
    static var always: ScrollBounceBehavior { get }
    static var automatic: ScrollBounceBehavior { get }
    static var basedOnSize: ScrollBounceBehavior { get }
  }
  struct ScrollDismissesKeyboardMode {
    static var automatic: ScrollDismissesKeyboardMode { get }
    static var immediately: ScrollDismissesKeyboardMode { get }
    static var interactively: ScrollDismissesKeyboardMode { get }
    static var never: ScrollDismissesKeyboardMode { get }
  }
  struct ScrollEdgeEffectStyle: Hashable {
    static var automatic: ScrollEdgeEffectStyle { get }
    static var hard: ScrollEdgeEffectStyle { get }
    static var soft: ScrollEdgeEffectStyle { get }
  }
  struct ScrollGeometry: Equatable {
    var bounds: CGRect { get }
    var containerSize: CGSize
    var contentInsets: EdgeInsets
    var contentOffset: CGPoint
    var contentSize: CGSize
    init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize)
    var visibleRect: CGRect { get }
  }
  struct ScrollIndicatorVisibility {
    static var automatic: ScrollIndicatorVisibility { get }
    static var hidden: ScrollIndicatorVisibility { get }
    static var never: ScrollIndicatorVisibility { get }
    static var visible: ScrollIndicatorVisibility { get }
  }
  struct ScrollInputBehavior {
    static var automatic: ScrollInputBehavior { get }
    static var disabled: ScrollInputBehavior { get }
    static var enabled: ScrollInputBehavior { get }
  }
  struct ScrollInputKind {
    static var doubleClick: ScrollInputKind { get }
    static var handGestureShortcut: ScrollInputKind { get }
    static var look: ScrollInputKind { get }
  }
  enum ScrollPhase: Equatable {
    case idle, tracking, interacting, decelerating, animating
    var isScrolling: Bool { get }
  }
  struct ScrollPhaseChangeContext {
    var geometry: ScrollGeometry { get }
    var velocity: CGVector? { get }
  }
  struct ScrollPosition: Equatable {
    var edge: Edge? { get }
    init(edge: Edge)
    init(id: some Hashable, anchor: UnitPoint? = nil)
    init(point: CGPoint)
    init(x: CGFloat, y: CGFloat)
    init<ID: Hashable>(idType: ID.Type = nil)
    init<ID: Hashable>(idType: ID.Type = nil, edge: Edge)
    init<ID: Hashable>(idType: ID.Type = nil, id: some Hashable, anchor: UnitPoint? = nil)
    init<ID: Hashable>(idType: ID.Type = nil, point: CGPoint)
    var isPositionedByUser: Bool
    var point: CGPoint? { get }
    func scrollTo(edge: Edge)
    func scrollTo(id: some Hashable, anchor: UnitPoint? = nil)
    func scrollTo(point: CGPoint)
    func scrollTo(x: CGFloat)
    func scrollTo(x: CGFloat, y: CGFloat)
    func scrollTo(y: CGFloat)
    func viewID<T: Hashable>(type: T.Type) -> T?
    var viewID: (any Hashable)? { get }
    var x: CGFloat? { get }
    var y: CGFloat? { get }
  }
  struct ScrollTarget: Hashable {
    var anchor: UnitPoint?
    var rect: CGRect
  }
  protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  }
  extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    static var paging: PagingScrollTargetBehavior { get }
  }
  extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    static func viewAligned(anchor: UnitPoint?) -> Self
    static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self
    static var viewAligned: ViewAlignedScrollTargetBehavior { get }
  }
  @dynamicMemberLookup struct ScrollTargetBehaviorContext {
    var axes: Axis.Set { get }
    var containerSize: CGSize { get }
    var contentSize: CGSize { get }
    var originalTarget: ScrollTarget { get }
    subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { get }
    var velocity: CGVector { get }
  }
  struct ScrollTransitionConfiguration {
    struct Threshold {}
    static func animated(_ animation: Animation = nil) -> ScrollTransitionConfiguration
    static var animated: ScrollTransitionConfiguration { get }
    func animation(_ animation: Animation) -> ScrollTransitionConfiguration
    static var identity: ScrollTransitionConfiguration { get }
    static func interactive(timingCurve: UnitCurve = nil) -> ScrollTransitionConfiguration
    static var interactive: ScrollTransitionConfiguration { get }
    func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration
  }
  extension ScrollTransitionConfiguration.Threshold {
    static var centered: Threshold { get }
    static var hidden: Threshold { get }
    func inset(by distance: Double) -> Threshold
    func interpolated(towards other: Threshold, amount: Double) -> Threshold
    static func visible(_ amount: Double) -> Threshold
    static var visible: Threshold { get }
  }
  protocol ScrollTransitionConfigurationMarker {}
  enum ScrollTransitionPhase: Equatable {
    case topLeading, identity, bottomTrailing
    var isIdentity: Bool { get }
    var value: Double { get }
  }
  struct ScrollView<Content: View>: View {
    var axes: Axis.Set
    var content: Content
    init(_ axes: Axis.Set = nil, @ViewBuilder content: () -> Content)
    init(_ axes: Axis.Set = nil, showsIndicators: Bool = nil, @ViewBuilder content: () -> Content)
    var showsIndicators: Bool
  }
  struct ScrollViewProxy {
    func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
  }
  struct ScrollViewReader<Content: View>: View {
    var content: (ScrollViewProxy) -> Content
    init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
  }
  struct SearchFieldPlacement {
    struct NavigationBarDrawerDisplayMode {}
    static var automatic: SearchFieldPlacement { get }
    static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
    static var navigationBarDrawer: SearchFieldPlacement { get }
    static var sidebar: SearchFieldPlacement { get }
    static var toolbar: SearchFieldPlacement { get }
    static var toolbarPrincipal: SearchFieldPlacement { get }
  }
  extension SearchFieldPlacement.NavigationBarDrawerDisplayMode {
    static var always: NavigationBarDrawerDisplayMode { get }
    static var automatic: NavigationBarDrawerDisplayMode { get }
  }
  struct SearchPresentationToolbarBehavior {
    static var automatic: SearchPresentationToolbarBehavior { get }
    static var avoidHidingContent: SearchPresentationToolbarBehavior { get }
  }
  struct SearchScopeActivation {
    static var automatic: SearchScopeActivation { get }
    static var onSearchPresentation: SearchScopeActivation { get }
    static var onTextEntry: SearchScopeActivation { get }
  }
  struct SearchSuggestionsPlacement {
    struct Set {}
    static var automatic: SearchSuggestionsPlacement { get }
    static var content: SearchSuggestionsPlacement { get }
    static var menu: SearchSuggestionsPlacement { get }
  }
  struct SearchToolbarBehavior {
    static var automatic: SearchToolbarBehavior { get }
    static var minimize: SearchToolbarBehavior { get }
  }
  struct SearchUnavailableContent {}
  struct Section<Parent, Content, Footer> {
    init(@ViewBuilder content: () -> Content)
    init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
    init(footer: Footer, @ViewBuilder content: () -> Content)
    init(header: Parent, @ViewBuilder content: () -> Content)
    init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
    init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  }
  extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {}
  extension Section: View where Parent: View, Content: View, Footer: View {
    func collapsible(_ collapsible: Bool) -> some View
  }
  struct SectionCollection: RandomAccessCollection {
    typealias Element = SectionConfiguration
    typealias Index = Int
  }
  struct SectionConfiguration: Identifiable {
    struct ID: Hashable {}
    var containerValues: ContainerValues { get }
    var content: SubviewsCollection { get }
    var footer: SubviewsCollection { get }
    var header: SubviewsCollection { get }
    var id: SectionConfiguration.ID { get }
  }
  @propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
    struct Configuration {}
    init(fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil)
    init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil)
    var projectedValue: Binding<SectionedFetchRequest<SectionIdentifier, Result>.Configuration> { get }
    var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
  }
  extension SectionedFetchRequest.Configuration {
    var nsPredicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor]
    var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    var sortDescriptors: [SortDescriptor<Result>]
  }
  struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
    typealias Element = Section
    typealias Index = Int
    struct Section: Identifiable, RandomAccessCollection {}
    var nsPredicate: NSPredicate?
    var nsSortDescriptors: [NSSortDescriptor]
    var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    var sortDescriptors: [SortDescriptor<Result>]
    subscript(position: Int) -> Section { get }
  }
  extension SectionedFetchResults.Section {
    typealias Element = Result
    typealias Index = Int
    var id: SectionIdentifier { get }
    subscript(position: Int) -> Result { get }
  }
  struct SecureField<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, text: Binding<String>)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
  }
  struct SegmentedPickerStyle: PickerStyle {
    init()
  }
  struct SelectionShapeStyle: ShapeStyle {
    init()
  }
  struct SensoryFeedback: Equatable {
    struct Flexibility: Equatable {}
    struct Weight: Equatable {}
    static var alignment: SensoryFeedback { get }
    static var decrease: SensoryFeedback { get }
    static var error: SensoryFeedback { get }
    static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = nil) -> SensoryFeedback
    static func impact(weight: SensoryFeedback.Weight = nil, intensity: Double = nil) -> SensoryFeedback
    static var impact: SensoryFeedback { get }
    static var increase: SensoryFeedback { get }
    static var levelChange: SensoryFeedback { get }
    static var pathComplete: SensoryFeedback { get }
    static var selection: SensoryFeedback { get }
    static var start: SensoryFeedback { get }
    static var stop: SensoryFeedback { get }
    static var success: SensoryFeedback { get }
    static var warning: SensoryFeedback { get }
  }
  extension SensoryFeedback.Flexibility {
    static var rigid: SensoryFeedback.Flexibility { get }
    static var soft: SensoryFeedback.Flexibility { get }
    static var solid: SensoryFeedback.Flexibility { get }
  }
  extension SensoryFeedback.Weight {
    static var heavy: SensoryFeedback.Weight { get }
    static var light: SensoryFeedback.Weight { get }
    static var medium: SensoryFeedback.Weight { get }
  }
  struct SeparatorShapeStyle: ShapeStyle {
    init()
  }
  struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    enum Value { case first(First.Value), second(First.Value, Second.Value?) }
    var first: First
    init(_ first: First, _ second: Second)
    var second: Second
  }
  struct Settings<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content)
  }
  struct SettingsLink<Label: View>: View {
    init()
    init(@ViewBuilder label: () -> Label)
  }
  struct Shader: ShapeStyle, Equatable {
    struct Argument {}
    var arguments: [Shader.Argument]
    func compile(as type: Any) async throws
    var function: ShaderFunction
    init(function: ShaderFunction, arguments: [Shader.Argument])
  }
  extension Shader.Argument {
    static var boundingRect: Shader.Argument { get }
    static func color(_ color: Color) -> Shader.Argument
    static func colorArray(_ array: [Color]) -> Shader.Argument
    static func data(_ data: Data) -> Shader.Argument
    static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument
    static func float2(_ point: CGPoint) -> Shader.Argument
    static func float2(_ size: CGSize) -> Shader.Argument
    static func floatArray(_ array: [Float]) -> Shader.Argument
    static func image(_ image: Image) -> Shader.Argument
  }
  struct ShaderFunction {
    init(library: ShaderLibrary, name: String)
    var library: ShaderLibrary
    var name: String
  }
  @dynamicMemberLookup struct ShaderLibrary {
    static func bundle(_ bundle: Bundle) -> ShaderLibrary
    static var `default`: ShaderLibrary { get }
    init(data: Data)
    init(url: URL)
    subscript(dynamicMember name: String) -> ShaderFunction { get }
  }
  struct ShadowStyle: Hashable {
    static func drop(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil) -> ShadowStyle
    static func inner(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil) -> ShadowStyle
  }
  protocol Shape: Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  }
  extension Shape where Self == ButtonBorderShape {
    static var buttonBorder: ButtonBorderShape { get }
  }
  extension Shape where Self == Capsule {
    static func capsule(style: RoundedCornerStyle) -> Self
    static var capsule: Capsule { get }
  }
  extension Shape where Self == Circle {
    static var circle: Circle { get }
  }
  extension Shape where Self == ContainerRelativeShape {
    static var containerRelative: ContainerRelativeShape { get }
  }
  extension Shape where Self == Ellipse {
    static var ellipse: Ellipse { get }
  }
  extension Shape where Self == Rectangle {
    static var rect: Rectangle { get }
  }
  extension Shape where Self == RoundedRectangle {
    static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = nil) -> Self
    static func rect(cornerSize: CGSize, style: RoundedCornerStyle = nil) -> Self
  }
  extension Shape where Self == UnevenRoundedRectangle {
    static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = nil) -> Self
    static func rect(topLeadingRadius: CGFloat = nil, bottomLeadingRadius: CGFloat = nil, bottomTrailingRadius: CGFloat = nil, topTrailingRadius: CGFloat = nil, style: RoundedCornerStyle = nil) -> Self
  }
  extension Shape {
    func fill(style: FillStyle = nil) -> some View
    func fill<S: ShapeStyle>(_ content: S = nil, style: FillStyle = nil) -> some View
    func intersection<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
    func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some Shape
    func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
    func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
    func offset(_ offset: CGPoint) -> OffsetShape<Self>
    func offset(_ offset: CGSize) -> OffsetShape<Self>
    func offset(x: CGFloat = nil, y: CGFloat = nil) -> OffsetShape<Self>
    func rotation(_ angle: Angle, anchor: UnitPoint = nil) -> RotatedShape<Self>
    func scale(_ scale: CGFloat, anchor: UnitPoint = nil) -> ScaledShape<Self>
    func scale(x: CGFloat = nil, y: CGFloat = nil, anchor: UnitPoint = nil) -> ScaledShape<Self>
    func size(_ size: CGSize) -> some Shape
    func size(_ size: CGSize, anchor: UnitPoint) -> some Shape
    func size(width: CGFloat, height: CGFloat) -> some Shape
    func stroke(lineWidth: CGFloat = nil) -> some Shape
    func stroke(style: StrokeStyle) -> some Shape
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = nil) -> some View
    func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = nil, antialiased: Bool = nil) -> some View
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View
    func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = nil) -> some View
    func subtracting<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
    func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
    func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
    func trim(from startFraction: CGFloat = nil, to endFraction: CGFloat = nil) -> some Shape
    func union<T: Shape>(_ other: T, eoFill: Bool = nil) -> some Shape
  }
  enum ShapeRole {
    case fill, stroke, separator
  }
  protocol ShapeStyle {
    associatedtype Resolved: ShapeStyle
    func resolve(in environment: EnvironmentValues) -> Resolved
  }
  extension ShapeStyle where Self == AngularGradient {
    static func angularGradient(_ gradient: Gradient, center: UnitPoint = nil, startAngle: Angle = nil, endAngle: Angle) -> AngularGradient
    static func conicGradient(_ gradient: Gradient, center: UnitPoint = nil, angle: Angle = nil) -> AngularGradient
  }
  extension ShapeStyle where Self == AnyShapeStyle {
    static func blendMode(_ mode: BlendMode) -> some ShapeStyle
    static func opacity(_ opacity: Double) -> some ShapeStyle
    static func shadow(_ style: ShadowStyle) -> some ShapeStyle
  }
  extension ShapeStyle where Self == BackgroundStyle {
    static var background: BackgroundStyle { get }
  }
  extension ShapeStyle where Self == Color {
    static var accentColor: Color { get }
    static var black: Color { get }
    static var blue: Color { get }
    static var brown: Color { get }
    static var clear: Color { get }
    static var cyan: Color { get }
    static var gray: Color { get }
    static var green: Color { get }
    static var indigo: Color { get }
    static var mint: Color { get }
    static var orange: Color { get }
    static var pink: Color { get }
    static var primary: Color { get }
    static var purple: Color { get }
    static var red: Color { get }
    static var secondary: Color { get }
    static var teal: Color { get }
    static var white: Color { get }
    static var yellow: Color { get }
  }
  extension ShapeStyle where Self == EllipticalGradient {
    static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = nil, startRadiusFraction: CGFloat = nil, endRadiusFraction: CGFloat = nil) -> EllipticalGradient
  }
  extension ShapeStyle where Self == FillShapeStyle {
    static var fill: FillShapeStyle { get }
  }
  extension ShapeStyle where Self == ForegroundStyle {
    static var foreground: ForegroundStyle { get }
  }
  extension ShapeStyle where Self == HierarchicalShapeStyle {
    static var primary: HierarchicalShapeStyle { get }
    static var quaternary: HierarchicalShapeStyle { get }
    static var quinary: HierarchicalShapeStyle { get }
    static var secondary: HierarchicalShapeStyle { get }
    static var tertiary: HierarchicalShapeStyle { get }
  }
  extension ShapeStyle where Self == ImagePaint {
    static func image(_ image: Image, sourceRect: CGRect = nil, scale: CGFloat = nil) -> ImagePaint
  }
  extension ShapeStyle where Self == LinearGradient {
    static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
    static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  }
  extension ShapeStyle where Self == LinkShapeStyle {
    static var link: LinkShapeStyle { get }
  }
  extension ShapeStyle where Self == Material {
    static var bar: Material { get }
    static var regularMaterial: Material { get }
    static var thickMaterial: Material { get }
    static var thinMaterial: Material { get }
    static var ultraThickMaterial: Material { get }
    static var ultraThinMaterial: Material { get }
  }
  extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    static var placeholder: PlaceholderTextShapeStyle { get }
  }
  extension ShapeStyle where Self == RadialGradient {
    static func radialGradient(_ gradient: Gradient, center: UnitPoint = nil, startRadius: CGFloat = nil, endRadius: CGFloat) -> RadialGradient
    static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient
  }
  extension ShapeStyle where Self == SelectionShapeStyle {
    static var selection: SelectionShapeStyle { get }
  }
  extension ShapeStyle where Self == SeparatorShapeStyle {
    static var separator: SeparatorShapeStyle { get }
  }
  extension ShapeStyle where Self == TintShapeStyle {
    static var tint: TintShapeStyle { get }
  }
  extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    static var windowBackground: WindowBackgroundShapeStyle { get }
  }
  extension ShapeStyle {
    func blendMode(_ mode: BlendMode) -> some ShapeStyle
    func `in`(_ rect: CGRect) -> some ShapeStyle
    func opacity(_ opacity: Double) -> some ShapeStyle
    var quaternary: some ShapeStyle { get }
    var quinary: some ShapeStyle { get }
    var secondary: some ShapeStyle { get }
    func shadow(_ style: ShadowStyle) -> some ShapeStyle
    var tertiary: some ShapeStyle { get }
  }
  struct ShareLink<Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View>: View {
    init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    init(item: String, subject: Text? = nil, message: Text? = nil)
    init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    init(item: URL, subject: Text? = nil, message: Text? = nil)
    init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    init(items: Data, subject: Text? = nil, message: Text? = nil)
    init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)
    init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
    init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>)
    init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  }
  struct SharePreview<Image: Transferable, Icon: Transferable> {
    init(_ titleKey: LocalizedStringKey)
    init(_ titleKey: LocalizedStringKey, icon: Icon)
    init(_ titleKey: LocalizedStringKey, image: Image)
    init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)
    init<S: StringProtocol>(_ title: S)
    init<S: StringProtocol>(_ title: S, icon: Icon)
    init<S: StringProtocol>(_ title: S, image: Image)
    init<S: StringProtocol>(_ title: S, image: Image, icon: Icon)
  }
  struct SidebarAdaptableTabViewStyle: TabViewStyle {
    init()
  }
  struct SidebarCommands: Commands {
    init()
  }
  struct SidebarListStyle: ListStyle {
    init()
  }
  enum SidebarRowSize {
    case small, medium, large
  }
  struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    struct Value {}
    var first: First
    init(_ first: First, _ second: Second)
    var second: Second
  }
  extension SimultaneousGesture.Value {
    var first: First.Value?
    var second: Second.Value?
  }
  struct SizeDependentTextVariant: TextVariantPreference {}
  struct SlideTransition: Transition {
    init()
  }
  struct Slider<Label: View, ValueLabel: View>: View {
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = nil, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = nil, onEditingChanged: @escaping (Bool) -> Void = nil, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
  }
  struct Spacer: View {
    init(minLength: CGFloat? = nil)
    var minLength: CGFloat?
  }
  struct SpacerSizing: Hashable {
    static var fixed: SpacerSizing { get }
    static var flexible: SpacerSizing { get }
  }
  struct SpatialEventCollection: Collection {
    typealias Element = Event
    struct Event: Identifiable {}
  }
  extension SpatialEventCollection.Event {
    var location: CGPoint
    var timestamp: TimeInterval
  }
  struct SpatialEventGesture: Gesture {
    typealias Value = SpatialEventCollection
    init(coordinateSpace: any CoordinateSpaceProtocol = nil)
  }
  struct SpatialTapGesture: Gesture {
    struct Value: Equatable {}
    var count: Int
    init(count: Int = nil, coordinateSpace: CoordinateSpace = nil)
    init(count: Int = nil, coordinateSpace: some CoordinateSpaceProtocol = nil)
    func onEnded(_ action: @escaping (SpatialTapGesture.Value) -> Void) -> some Gesture
  }
  extension SpatialTapGesture.Value {
    var location: CGPoint
  }
  struct Spring: Hashable {
    var bounce: Double { get }
    static func bouncy(duration: TimeInterval = nil, extraBounce: Double = nil) -> Spring
    static var bouncy: Spring { get }
    var damping: Double { get }
    var dampingRatio: Double { get }
    var duration: TimeInterval { get }
    func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V
    init(duration: TimeInterval = nil, bounce: Double = nil)
    init(mass: Double = nil, stiffness: Double, damping: Double, allowOverDamping: Bool = nil)
    init(response: Double, dampingRatio: Double)
    var mass: Double { get }
    var response: Double { get }
    var settlingDuration: TimeInterval { get }
    static func smooth(duration: TimeInterval = nil, extraBounce: Double = nil) -> Spring
    static var smooth: Spring { get }
    static func snappy(duration: TimeInterval = nil, extraBounce: Double = nil) -> Spring
    static var snappy: Spring { get }
    var stiffness: Double { get }
    func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval)
    func value<V: VectorArithmetic>(target: V, initialVelocity: V = nil, time: TimeInterval) -> V
    func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = nil, time: TimeInterval) -> V
  }
  struct SpringKeyframe<Value: Animatable> {
    init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = nil, startVelocity: Value? = nil)
  }
  struct SpringLoadingBehavior: Hashable {
    static var automatic: SpringLoadingBehavior { get }
    static var disabled: SpringLoadingBehavior { get }
    static var enabled: SpringLoadingBehavior { get }
  }
  struct SquareBorderTextFieldStyle: TextFieldStyle {
    init()
  }
  struct StackNavigationViewStyle: NavigationViewStyle {
    init()
  }
  @propertyWrapper struct State<Value>: DynamicProperty {
    init() where Value: ExpressibleByNilLiteral
    init(initialValue value: Value)
    init(wrappedValue value: Value)
    var projectedValue: Binding<Value> { get }
    var wrappedValue: Value
  }
  @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
    var projectedValue: Bindable<ObjectType> { get }
    var wrappedValue: ObjectType { get }
  }
  struct Stepper<Label: View>: View {
    init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = nil)
    init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = nil, format: F, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = nil, format: F, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = nil, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = nil)
    init<V: Strideable>(value: Binding<V>, step: V.Stride = nil, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = nil)
  }
  struct StepperFieldDatePickerStyle: DatePickerStyle {
    init()
  }
  struct StrokeStyle: Equatable, Animatable {
    var dash: [CGFloat]
    var dashPhase: CGFloat
    init(lineWidth: CGFloat = nil, lineCap: CGLineCap = nil, lineJoin: CGLineJoin = nil, miterLimit: CGFloat = nil, dash: [CGFloat] = nil, dashPhase: CGFloat = nil)
    var lineCap: CGLineCap
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
  }
  struct SubmitLabel {
    static var `continue`: SubmitLabel { get }
    static var done: SubmitLabel { get }
    static var go: SubmitLabel { get }
    static var join: SubmitLabel { get }
    static var next: SubmitLabel { get }
    static var `return`: SubmitLabel { get }
    static var route: SubmitLabel { get }
    static var search: SubmitLabel { get }
    static var send: SubmitLabel { get }
  }
  struct SubmitTriggers: OptionSet {
    init(rawValue: Int)
    var rawValue: Int { get }
    static var search: SubmitTriggers { get }
    static var text: SubmitTriggers { get }
  }
  struct SubscriptionView<PublisherType: Publisher, Content: View>: View {
    init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void)
  }
  struct Subview: View, Identifiable {
    struct ID: Hashable {}
    var containerValues: ContainerValues { get }
    var id: Subview.ID { get }
  }
  struct SubviewsCollection: RandomAccessCollection {
    typealias Element = Subview
    typealias Index = Int
    var endIndex: Int { get }
    var startIndex: Int { get }
    subscript(index: Int) -> Subview { get }
  }
  struct SurroundingsEffect {
    static var dark: SurroundingsEffect { get }
    static var semiDark: SurroundingsEffect { get }
    static var systemDark: SurroundingsEffect { get }
  }
  struct SwitchToggleStyle: ToggleStyle {
    init()
    init(tint: Color)
  }
  struct SymbolColorRenderingMode {
    static var flat: SymbolColorRenderingMode { get }
    static var gradient: SymbolColorRenderingMode { get }
  }
  struct SymbolEffectTransition: Transition {}
  struct SymbolRenderingMode {
    static var hierarchical: SymbolRenderingMode { get }
    static var monochrome: SymbolRenderingMode { get }
    static var multicolor: SymbolRenderingMode { get }
    static var palette: SymbolRenderingMode { get }
  }
  struct SymbolVariableValueMode {
    static var color: SymbolVariableValueMode { get }
    static var draw: SymbolVariableValueMode { get }
  }
  struct SymbolVariants: Hashable {
    static var circle: SymbolVariants { get }
    var circle: SymbolVariants { get }
    func contains(_ other: SymbolVariants) -> Bool
    static var fill: SymbolVariants { get }
    var fill: SymbolVariants { get }
    static var none: SymbolVariants { get }
    static var rectangle: SymbolVariants { get }
    var rectangle: SymbolVariants { get }
    static var slash: SymbolVariants { get }
    var slash: SymbolVariants { get }
    static var square: SymbolVariants { get }
    var square: SymbolVariants { get }
  }
  struct SystemFormatStyle {}
  struct Tab<Value, Content, Label>: TabContent {
    init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, value: Value, @ViewBuilder content: () -> Content)
    init(role: TabRole?, @ViewBuilder content: () -> Content)
    init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(value: Value, @ViewBuilder content: () -> Content)
    init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, value: Value, @ViewBuilder content: () -> Content)
  }
  struct TabBarMinimizeBehavior: Hashable {
    static var automatic: TabBarMinimizeBehavior { get }
    static var never: TabBarMinimizeBehavior { get }
    static var onScrollDown: TabBarMinimizeBehavior { get }
    static var onScrollUp: TabBarMinimizeBehavior { get }
  }
  struct TabBarOnlyTabViewStyle: TabViewStyle {
    init()
  }
  struct TabBarPlacement: Hashable {
    static var bottomBar: TabBarPlacement { get }
    static var ornament: TabBarPlacement { get }
    static var sidebar: TabBarPlacement { get }
    static var topBar: TabBarPlacement { get }
  }
  protocol TabContent<TabValue> {
    associatedtype Body
    associatedtype TabValue: Hashable
    var body: Body { get }
  }
  extension TabContent {
    func accessibilityHint(_ hint: Text, isEnabled: Bool = nil) -> some TabContent<TabValue>
    func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = nil) -> some TabContent<TabValue>
    func accessibilityLabel(_ label: Text, isEnabled: Bool = nil) -> some TabContent<TabValue>
    func accessibilityValue(_ value: Text, isEnabled: Bool = nil) -> some TabContent<TabValue>
    func badge(_ count: Int) -> some TabContent<TabValue>
    func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue>
    func badge(_ label: Text?) -> some TabContent<TabValue>
    func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue>
    func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue>
    func customizationID(_ id: String) -> some TabContent<TabValue>
    func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue>
    func disabled(_ disabled: Bool) -> some TabContent<TabValue>
    func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue>
    func dropDestination<T: Transferable>(for type: T.Type, action: @escaping ([T]) -> Void) -> some TabContent<TabValue>
    func hidden(_ hidden: Bool = nil) -> some TabContent<TabValue>
    func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = nil, @ViewBuilder content: @escaping () -> Content) -> some TabContent<TabValue>
    func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some TabContent<TabValue>
    func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue>
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue>
    func swipeActions<T: View>(edge: HorizontalEdge = nil, allowsFullSwipe: Bool = nil, @ViewBuilder content: () -> T) -> some TabContent<TabValue>
    func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue>
  }
  @resultBuilder struct TabContentBuilder<TabValue: Hashable> {
    static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  }
  struct TabCustomizationBehavior: Equatable {
    static var automatic: TabCustomizationBehavior { get }
    static var disabled: TabCustomizationBehavior { get }
    static var reorderable: TabCustomizationBehavior { get }
  }
  struct TabPlacement: Hashable {
    static var automatic: TabPlacement { get }
    static var pinned: TabPlacement { get }
    static var sidebarOnly: TabPlacement { get }
  }
  struct TabRole: Hashable {
    static var search: TabRole { get }
  }
  struct TabSearchActivation {
    static var automatic: TabSearchActivation { get }
    static var searchTabSelection: TabSearchActivation { get }
  }
  struct TabSection<Header, Content, Footer, SelectionValue>: TabContent {
    init(@TabContentBuilder<SelectionValue> content: () -> Content)
    init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  }
  struct TabView<SelectionValue: Hashable, Content: View>: View {
    init(@ViewBuilder content: () -> Content)
    init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
    init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  }
  enum TabViewBottomAccessoryPlacement {
    case inline, expanded
  }
  struct TabViewCustomization: Codable {
    init()
    func resetSectionOrder()
    func resetTabOrder()
    func resetVisibility()
  }
  protocol TabViewStyle {}
  extension TabViewStyle where Self == CarouselTabViewStyle {
    static var carousel: CarouselTabViewStyle { get }
  }
  extension TabViewStyle where Self == DefaultTabViewStyle {
    static var automatic: DefaultTabViewStyle { get }
  }
  extension TabViewStyle where Self == GroupedTabViewStyle {
    static var grouped: GroupedTabViewStyle { get }
  }
  extension TabViewStyle where Self == PageTabViewStyle {
    static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
    static var page: PageTabViewStyle { get }
  }
  extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    static var sidebarAdaptable: SidebarAdaptableTabViewStyle { get }
  }
  extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    static var tabBarOnly: TabBarOnlyTabViewStyle { get }
  }
  extension TabViewStyle where Self == VerticalPageTabViewStyle {
    static var verticalPage: VerticalPageTabViewStyle { get }
  }
  struct Table<Value: Identifiable, Rows, Columns>: View {
    init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns)
    init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
  }
  struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    init<S: StringProtocol, V: Comparable>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
    init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
    func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
    func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label>
  }
  struct TableColumnAlignment: Hashable {
    static var automatic: TableColumnAlignment { get }
    static var center: TableColumnAlignment { get }
    static var leading: TableColumnAlignment { get }
    static var numeric: TableColumnAlignment { get }
    static var trailing: TableColumnAlignment { get }
  }
  @resultBuilder struct TableColumnBuilder<RowValue: Identifiable, Sort> {
    static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  }
  protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableColumnSortComparator
    associatedtype TableRowValue: Identifiable
  }
  extension TableColumnContent {
    func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
    func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  }
  struct TableColumnCustomization<RowValue: Identifiable>: Codable {
    init()
  }
  struct TableColumnCustomizationBehavior: OptionSet {
    static var all: TableColumnCustomizationBehavior { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var reorder: TableColumnCustomizationBehavior { get }
    static var resize: TableColumnCustomizationBehavior { get }
    static var visibility: TableColumnCustomizationBehavior { get }
  }
  struct TableRow<Value: Identifiable>: TableRowContent {
    init(_ value: Value)
  }
  @resultBuilder struct TableRowBuilder<Value: Identifiable> {
    static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  }
  protocol TableRowContent<TableRowValue> {
    associatedtype TableRowBody
    associatedtype TableRowValue: Identifiable
    var tableRowBody: TableRowBody { get }
  }
  extension TableRowContent {
    func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue>
    func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<TableRowValue>
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue>
    func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue>
    func selectionDisabled(_ isDisabled: Bool = nil) -> some TableRowContent<TableRowValue>
  }
  protocol TableStyle {
    associatedtype Body: View
    typealias Configuration = TableStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension TableStyle where Self == AutomaticTableStyle {
    static var automatic: AutomaticTableStyle { get }
  }
  extension TableStyle where Self == BorderedTableStyle {
    static var bordered: BorderedTableStyle { get }
  }
  extension TableStyle where Self == InsetTableStyle {
    static var inset: InsetTableStyle { get }
  }
  struct TableStyleConfiguration {}
  struct TabsPickerStyle: PickerStyle {
    init()
  }
  struct TapGesture: Gesture {
    typealias Value = Void
    var count: Int
    init(count: Int = nil)
    func onEnded(_ action: @escaping () -> Void) -> some Gesture
  }
  struct Text: View, Equatable {
    static func +(lhs: Text, rhs: Text) -> Text
    struct AlignmentStrategy {}
    enum Case { case uppercase, lowercase }
    struct DateStyle {}
    struct Layout: RandomAccessCollection {}
    struct LayoutKey: PreferenceKey {}
    struct LineStyle {}
    struct Scale: Hashable {}
    struct Suffix {}
    enum TruncationMode { case head, tail, middle }
    struct WritingDirectionStrategy {}
    func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text
    func accessibilityLabel(_ label: Text) -> Text
    func accessibilityLabel(_ titleKey: LocalizedStringKey) -> Text
    func accessibilityLabel<S: StringProtocol>(_ title: S) -> Text
    func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text
    func baselineOffset(_ baselineOffset: CGFloat) -> Text
    func bold() -> Text
    func bold(_ isActive: Bool) -> Text
    func customAttribute<T: TextAttribute>(_ value: T) -> Text
    func font(_ font: Font?) -> Text
    func fontDesign(_ design: Font.Design?) -> Text
    func fontWeight(_ weight: Font.Weight?) -> Text
    func fontWidth(_ width: Font.Width?) -> Text
    func foregroundColor(_ color: Color?) -> Text
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text
    init(_ attributedContent: AttributedString)
    init(_ content: String)
    init(_ date: Date, style: Text.DateStyle)
    init(_ dates: ClosedRange<Date>)
    init(_ image: Image)
    init(_ interval: DateInterval)
    init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    init(_ resource: LocalizedStringResource)
    init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = nil, showsHours: Bool = nil)
    init(verbatim content: String)
    init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String
    init<S: StringProtocol>(_ content: S)
    init<Subject: NSObject>(_ subject: Subject, formatter: Formatter)
    init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter)
    init<V, F>(_ source: TimeDataSource<V>, format: F)
    func italic() -> Text
    func italic(_ isActive: Bool) -> Text
    func kerning(_ kerning: CGFloat) -> Text
    func monospaced(_ isActive: Bool = nil) -> Text
    func monospacedDigit() -> Text
    func speechAdjustedPitch(_ value: Double) -> Text
    func speechAlwaysIncludesPunctuation(_ value: Bool = nil) -> Text
    func speechAnnouncementsQueued(_ value: Bool = nil) -> Text
    func speechSpellsOutCharacters(_ value: Bool = nil) -> Text
    func strikethrough(_ isActive: Bool = nil, color: Color? = nil) -> Text
    func strikethrough(_ isActive: Bool = nil, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
    func textScale(_ scale: Text.Scale, isEnabled: Bool = nil) -> Text
    func tracking(_ tracking: CGFloat) -> Text
    func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = nil) -> Text
    func underline(_ isActive: Bool = nil, color: Color? = nil) -> Text
    func underline(_ isActive: Bool = nil, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text
  }
  extension Text.AlignmentStrategy {
    static var `default`: Text.AlignmentStrategy { get }
    static var layoutBased: Text.AlignmentStrategy { get }
    static var writingDirectionBased: Text.AlignmentStrategy { get }
  }
  extension Text.DateStyle {
    static var date: Text.DateStyle { get }
    static var offset: Text.DateStyle { get }
    static var relative: Text.DateStyle { get }
    static var time: Text.DateStyle { get }
    static var timer: Text.DateStyle { get }
  }
  extension Text.Layout {
    struct CharacterIndex: Comparable, Hashable, Strideable {}
    struct DrawingOptions: OptionSet {}
    typealias Element = Line
    typealias Index = Int
    struct Line: RandomAccessCollection {}
    struct Run: RandomAccessCollection {}
    struct RunSlice {}
    struct TypographicBounds {}
    var isTruncated: Bool { get }
  }
  extension Text.Layout.DrawingOptions {
    static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  extension Text.Layout.Line {
    typealias Element = Run
    typealias Index = Int
    var origin: CGPoint
    var typographicBounds: TypographicBounds { get }
  }
  extension Text.Layout.Run {
    typealias Element = RunSlice
    typealias Index = Int
    var characterIndices: [Text.Layout.CharacterIndex] { get }
    var layoutDirection: LayoutDirection { get }
    subscript<T: TextAttribute>(key: T.Type) -> T? { get }
    var typographicBounds: TypographicBounds { get }
  }
  extension Text.Layout.RunSlice {
    var typographicBounds: TypographicBounds { get }
  }
  extension Text.Layout.TypographicBounds {
    var ascent: CGFloat
    var descent: CGFloat
    var leading: CGFloat
    var origin: CGPoint
    var rect: CGRect { get }
    var width: CGFloat
  }
  extension Text.LayoutKey {
    struct AnchoredLayout {}
  }
  extension Text.LayoutKey.AnchoredLayout {
    var layout: Text.Layout
    var origin: Anchor<CGPoint>
  }
  extension Text.LineStyle {
    struct Pattern {}
    init(pattern: Text.LineStyle.Pattern = nil, color: Color? = nil)
    init?(nsUnderlineStyle: NSUnderlineStyle)
    static var single: Text.LineStyle { get }
  }
  extension Text.LineStyle.Pattern {
    static var dash: Text.LineStyle.Pattern { get }
    static var dashDot: Text.LineStyle.Pattern { get }
    static var dashDotDot: Text.LineStyle.Pattern { get }
    static var dot: Text.LineStyle.Pattern { get }
    static var solid: Text.LineStyle.Pattern { get }
  }
  extension Text.Scale {
    static var `default`: Text.Scale { get }
    static var secondary: Text.Scale { get }
  }
  extension Text.Suffix {
    static var none: Text.Suffix { get }
  }
  extension Text.WritingDirectionStrategy {
    static var contentBased: Text.WritingDirectionStrategy { get }
    static var `default`: Text.WritingDirectionStrategy { get }
    static var layoutBased: Text.WritingDirectionStrategy { get }
  }
  enum TextAlignment: CaseIterable, Hashable {
    case leading, center, trailing
  }
  protocol TextAttribute {}
  struct TextEditingCommands: Commands {
    init()
  }
  struct TextEditor: View {
    init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil)
    init(text: Binding<String>)
    init(text: Binding<String>, selection: Binding<TextSelection?>)
  }
  protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    static var automatic: AutomaticTextEditorStyle { get }
  }
  extension TextEditorStyle where Self == PlainTextEditorStyle {
    static var plain: PlainTextEditorStyle { get }
  }
  extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    static var roundedBorder: RoundedBorderTextEditorStyle { get }
  }
  struct TextEditorStyleConfiguration {}
  struct TextField<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = nil, onCommit: @escaping () -> Void = nil)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
    init(_ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
    init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
    init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    init<F: ParseableFormatStyle>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    init<S: StringProtocol, F: ParseableFormatStyle>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = nil, onCommit: @escaping () -> Void = nil)
    init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
    init<S: StringProtocol>(_ title: S, text: Binding<String>)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = nil, onCommit: @escaping () -> Void = nil)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
    init<S: StringProtocol>(_ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil)
    init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = nil, onCommit: @escaping () -> Void = nil)
    init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil)
  }
  struct TextFieldLink<Label: View>: View {
    init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void)
  }
  protocol TextFieldStyle {}
  extension TextFieldStyle where Self == DefaultTextFieldStyle {
    static var automatic: DefaultTextFieldStyle { get }
  }
  extension TextFieldStyle where Self == PlainTextFieldStyle {
    static var plain: PlainTextFieldStyle { get }
  }
  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    static var roundedBorder: RoundedBorderTextFieldStyle { get }
  }
  extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    static var squareBorder: SquareBorderTextFieldStyle { get }
  }
  struct TextFormattingCommands: Commands {
    init()
  }
  struct TextInputAutocapitalization {
    static var characters: TextInputAutocapitalization { get }
    init?(_ type: UITextAutocapitalizationType)
    static var never: TextInputAutocapitalization { get }
    static var sentences: TextInputAutocapitalization { get }
    static var words: TextInputAutocapitalization { get }
  }
  struct TextInputDictationActivation: Equatable {
    static var onLook: TextInputDictationActivation { get }
    static var onSelect: TextInputDictationActivation { get }
  }
  struct TextInputDictationBehavior: Equatable {
    static var automatic: TextInputDictationBehavior { get }
    static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  }
  struct TextInputFormattingControlPlacement {}
  extension TextInputFormattingControlPlacement.Set {
    static var all: TextInputFormattingControlPlacement.Set { get }
    static var contextMenu: TextInputFormattingControlPlacement.Set { get }
    static var `default`: TextInputFormattingControlPlacement.Set { get }
    init(rawValue: UInt)
    static var inputAssistant: TextInputFormattingControlPlacement.Set { get }
    var rawValue: UInt { get }
  }
  struct TextProxy {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  }
  protocol TextRenderer: Animatable {
    var displayPadding: EdgeInsets { get }
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  }
  protocol TextSelectability {
    static var allowsSelection: Bool { get }
  }
  extension TextSelectability where Self == DisabledTextSelectability {
    static var disabled: DisabledTextSelectability { get }
  }
  extension TextSelectability where Self == EnabledTextSelectability {
    static var enabled: EnabledTextSelectability { get }
  }
  struct TextSelection: Equatable, Hashable {
    enum Indices { case selection(Range<String.Index>), multiSelection(RangeSet<String.Index>) }
    var affinity: TextSelectionAffinity
    var indices: Indices
    init(insertionPoint: String.Index)
    init(range: Range<String.Index>)
    var isInsertion: Bool { get }
  }
  struct TextSelectionAffinity {
    static var automatic: TextSelectionAffinity { get }
  }
  protocol TextVariantPreference {}
  struct TimeDataSource<Value> {
    static var currentDate: TimeDataSource<Date> { get }
    static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>>
    static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>>
    static func durationOffset(to date: Date) -> TimeDataSource<Duration>
  }
  protocol TimelineSchedule {
    associatedtype Entries: Sequence
    typealias Mode = TimelineScheduleMode
    func entries(from startDate: Date, mode: Mode) -> Entries
  }
  extension TimelineSchedule where Self == AnimationTimelineSchedule {
    static func animation(minimumInterval: Double? = nil, paused: Bool = nil) -> AnimationTimelineSchedule
    static var animation: AnimationTimelineSchedule { get }
  }
  extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    static var everyMinute: EveryMinuteTimelineSchedule { get }
  }
  extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule
  }
  extension TimelineSchedule {
    static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  }
  enum TimelineScheduleMode {
    case normal, lowFrequency
  }
  struct TimelineView<Schedule: TimelineSchedule, Content> {
    typealias Context = TimelineViewDefaultContext
    init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
  }
  extension TimelineView: View where Content: View {}
  struct TimelineViewDefaultContext {
    enum Cadence: Comparable { case live, seconds, minutes }
    var cadence: Cadence { get }
    var date: Date { get }
    func invalidateTimelineContent()
  }
  struct TintShapeStyle: ShapeStyle {
    init()
  }
  struct TitleAndIconLabelStyle: LabelStyle {
    init()
  }
  struct TitleBarWindowStyle: WindowStyle {
    init()
  }
  struct TitleOnlyLabelStyle: LabelStyle {
    init()
  }
  struct Toggle<Label: View>: View {
    init(_ configuration: ToggleStyleConfiguration)
    init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>)
    init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
    init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label)
    init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I)
    init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)
    init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>)
    init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I)
    init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
    init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
    init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>)
  }
  protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension ToggleStyle where Self == ButtonToggleStyle {
    static var button: ButtonToggleStyle { get }
  }
  extension ToggleStyle where Self == CheckboxToggleStyle {
    static var checkbox: CheckboxToggleStyle { get }
  }
  extension ToggleStyle where Self == DefaultToggleStyle {
    static var automatic: DefaultToggleStyle { get }
  }
  extension ToggleStyle where Self == SwitchToggleStyle {
    static var `switch`: SwitchToggleStyle { get }
  }
  struct ToggleStyleConfiguration {
    struct Label: View {}
    var isMixed: Bool
    var isOn: Bool
    var label: ToggleStyleConfiguration.Label { get }
  }
  struct ToolbarCommands: Commands {
    init()
  }
  protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    var body: Body { get }
  }
  extension ToolbarContent {
    func hidden(_ hidden: Bool = nil) -> some ToolbarContent
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent
    func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent
  }
  @resultBuilder struct ToolbarContentBuilder {
    static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
    static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
  }
  struct ToolbarCustomizationBehavior {
    static var `default`: ToolbarCustomizationBehavior { get }
    static var disabled: ToolbarCustomizationBehavior { get }
    static var reorderable: ToolbarCustomizationBehavior { get }
  }
  struct ToolbarCustomizationOptions: OptionSet {
    static var alwaysAvailable: ToolbarCustomizationOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  struct ToolbarDefaultItemKind {
    static var search: ToolbarDefaultItemKind { get }
    static var sidebarToggle: ToolbarDefaultItemKind { get }
    static var title: ToolbarDefaultItemKind { get }
  }
  struct ToolbarItem<ID, Content: View>: ToolbarContent {
    var id: ID { get }
    init(id: String, placement: ToolbarItemPlacement = nil, @ViewBuilder content: () -> Content)
    init(id: String, placement: ToolbarItemPlacement = nil, showsByDefault: Bool, @ViewBuilder content: () -> Content)
    init(placement: ToolbarItemPlacement = nil, @ViewBuilder content: () -> Content)
  }
  struct ToolbarItemGroup<Content: View>: ToolbarContent {
    init(placement: ToolbarItemPlacement = nil, @ViewBuilder content: () -> Content)
    init<C: View, L: View>(placement: ToolbarItemPlacement = nil, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  }
  struct ToolbarItemPlacement {
    static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement
    static var automatic: ToolbarItemPlacement { get }
    static var bottomBar: ToolbarItemPlacement { get }
    static var bottomOrnament: ToolbarItemPlacement { get }
    static var cancellationAction: ToolbarItemPlacement { get }
    static var confirmationAction: ToolbarItemPlacement { get }
    static var destructiveAction: ToolbarItemPlacement { get }
    static var keyboard: ToolbarItemPlacement { get }
    static var largeSubtitle: ToolbarItemPlacement { get }
    static var largeTitle: ToolbarItemPlacement { get }
    static var navigation: ToolbarItemPlacement { get }
    static var navigationBarLeading: ToolbarItemPlacement { get }
    static var navigationBarTrailing: ToolbarItemPlacement { get }
    static var primaryAction: ToolbarItemPlacement { get }
    static var principal: ToolbarItemPlacement { get }
    static var secondaryAction: ToolbarItemPlacement { get }
    static var status: ToolbarItemPlacement { get }
    static var subtitle: ToolbarItemPlacement { get }
    static var title: ToolbarItemPlacement { get }
    static var topBarLeading: ToolbarItemPlacement { get }
    static var topBarTrailing: ToolbarItemPlacement { get }
  }
  struct ToolbarLabelStyle {
    static var automatic: ToolbarLabelStyle { get }
    static var iconOnly: ToolbarLabelStyle { get }
    static var titleAndIcon: ToolbarLabelStyle { get }
    static var titleOnly: ToolbarLabelStyle { get }
  }
  struct ToolbarPlacement {
    static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement
    static var automatic: ToolbarPlacement { get }
    static var bottomBar: ToolbarPlacement { get }
    static var navigationBar: ToolbarPlacement { get }
    static var tabBar: ToolbarPlacement { get }
    static var windowToolbar: ToolbarPlacement { get }
  }
  struct ToolbarRole {
    static var automatic: ToolbarRole { get }
    static var browser: ToolbarRole { get }
    static var editor: ToolbarRole { get }
    static var navigationStack: ToolbarRole { get }
  }
  struct ToolbarSpacer: ToolbarContent {
    init(_ sizing: SpacerSizing = nil, placement: ToolbarItemPlacement = nil)
  }
  struct ToolbarTitleDisplayMode {
    static var automatic: ToolbarTitleDisplayMode { get }
    static var inline: ToolbarTitleDisplayMode { get }
    static var inlineLarge: ToolbarTitleDisplayMode { get }
    static var large: ToolbarTitleDisplayMode { get }
  }
  struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    init()
    init(@ViewBuilder content: () -> Content)
  }
  struct Transaction {
    func addAnimationCompletion(criteria: AnimationCompletionCriteria = nil, _ completion: @escaping () -> Void)
    var animation: Animation?
    var disablesAnimations: Bool
    var dismissBehavior: DismissBehavior
    init()
    init(animation: Animation?)
    var isContinuous: Bool
    var scrollTargetAnchor: UnitPoint?
    subscript<K: TransactionKey>(key: K.Type) -> K.Value { get set }
    var tracksVelocity: Bool
  }
  protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
  }
  struct TransformedShape<Content: Shape>: Shape {
    init(shape: Content, transform: CGAffineTransform)
    var shape: Content
    var transform: CGAffineTransform
  }
  protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
  }
  extension Transition where Self == BlurReplaceTransition {
    static func blurReplace(_ config: BlurReplaceTransition.Configuration = nil) -> BlurReplaceTransition
    static var blurReplace: BlurReplaceTransition { get }
  }
  extension Transition where Self == IdentityTransition {
    static var identity: IdentityTransition { get }
  }
  extension Transition where Self == MoveTransition {
    static func move(edge: Edge) -> MoveTransition
  }
  extension Transition where Self == OffsetTransition {
    static func offset(_ offset: CGSize) -> OffsetTransition
    static func offset(x: CGFloat = nil, y: CGFloat = nil) -> OffsetTransition
  }
  extension Transition where Self == OpacityTransition {
    static var opacity: OpacityTransition { get }
  }
  extension Transition where Self == PushTransition {
    static func push(from edge: Edge) -> PushTransition
  }
  extension Transition where Self == ScaleTransition {
    static func scale(_ scale: Double, anchor: UnitPoint = nil) -> ScaleTransition
    static var scale: ScaleTransition { get }
  }
  extension Transition where Self == SlideTransition {
    static var slide: SlideTransition { get }
  }
  extension Transition where Self == SymbolEffectTransition {
    static var symbolEffect: SymbolEffectTransition { get }
  }
  extension Transition {
    func animation(_ animation: Animation?) -> some Transition
    func apply<V: View>(content: V, phase: TransitionPhase) -> some View
    func combined<T: Transition>(with other: T) -> some Transition
  }
  enum TransitionPhase: Hashable {
    case willAppear, identity, didDisappear
    var isIdentity: Bool { get }
    var value: Double { get }
  }
  struct TransitionProperties {
    var hasMotion: Bool
    init(hasMotion: Bool = nil)
  }
  struct TupleView<T>: View {
    init(_ value: T)
    var value: T
  }
  struct TypesettingLanguage {
    static var automatic: TypesettingLanguage { get }
    static func explicit(_ language: Locale.Language) -> TypesettingLanguage
  }
  @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    init(_ delegateType: DelegateType.Type = nil)
    var projectedValue: ObservedObject<DelegateType>.Wrapper { get }
    var wrappedValue: DelegateType { get }
  }
  extension UIColor {
    init(_ color: Color)
    init(resource: ColorResource)
  }
  protocol UIGestureRecognizerRepresentable {
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
    associatedtype Coordinator = Void
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  }
  struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    var converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter { get }
    var coordinator: Representable.Coordinator { get }
  }
  struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    func convert(globalPoint: CGPoint) -> CGPoint
    var localLocation: CGPoint { get }
    var localTranslation: CGPoint? { get }
    var localVelocity: CGPoint? { get }
    func location(in space: some CoordinateSpaceProtocol) -> CGPoint
  }
  struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B>
    func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View>
    init(@ViewBuilder content: () -> Content)
    func makeContentView() -> UIView & UIContentView
    func margins(_ edges: Edge.Set = nil, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
    func margins(_ edges: Edge.Set = nil, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
    func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
    func updated(for state: UIConfigurationState) -> UIHostingConfiguration<Content, Background>
  }
  class UIHostingController<Content: View>: UIViewController {
    init(rootView: Content)
    init?(coder aDecoder: NSCoder, rootView: Content)
    init?(coder: NSCoder)
    var rootView: Content
    var safeAreaRegions: SafeAreaRegions
    func sizeThatFits(in size: CGSize) -> CGSize
    var sizingOptions: UIHostingControllerSizingOptions
  }
  struct UIHostingControllerSizingOptions: OptionSet {
    init(rawValue: Int)
    static var intrinsicContentSize: UIHostingControllerSizingOptions { get }
    static var preferredContentSize: UIHostingControllerSizingOptions { get }
    var rawValue: Int { get }
  }
  class UIHostingSceneDelegate {}
  extension UIImage {
    init(resource: ImageResource)
  }
  protocol UITraitBridgedEnvironmentKey: EnvironmentKey {}
  extension UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
  }
  extension UITraitCollection {
    init(_ environment: EnvironmentValues)
  }
  extension UIUserInterfaceStyle {
    init(_ colorScheme: ColorScheme?)
  }
  protocol UIViewControllerRepresentable: View {
    typealias Context = UIViewControllerRepresentableContext<Self>
    associatedtype Coordinator = Void
    associatedtype UIViewControllerType: UIViewController
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func makeUIViewController(context: Context) -> UIViewControllerType
    func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  }
  struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    func animate(changes: () -> Void, completion: (() -> Void)? = nil)
    var coordinator: Representable.Coordinator { get }
    var environment: EnvironmentValues { get }
    var transaction: Transaction { get }
  }
  protocol UIViewRepresentable: View {
    typealias Context = UIViewRepresentableContext<Self>
    associatedtype Coordinator = Void
    associatedtype UIViewType: UIView
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func makeUIView(context: Context) -> UIViewType
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    func updateUIView(_ uiView: UIViewType, context: Context)
  }
  struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    func animate(changes: () -> Void, completion: (() -> Void)? = nil)
    var coordinator: Representable.Coordinator { get }
    var environment: EnvironmentValues { get }
    var transaction: Transaction { get }
  }
  struct UnevenRoundedRectangle: InsettableShape {
    var cornerRadii: RectangleCornerRadii
    init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = nil)
    init(topLeadingRadius: CGFloat = nil, bottomLeadingRadius: CGFloat = nil, bottomTrailingRadius: CGFloat = nil, topTrailingRadius: CGFloat = nil, style: RoundedCornerStyle = nil)
    var style: RoundedCornerStyle
  }
  struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    init()
    init(showsTitle: Bool)
  }
  struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    init()
    init(showsTitle: Bool)
  }
  struct UnitCurve: Hashable {
    static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
    static var circularEaseIn: UnitCurve { get }
    static var circularEaseInOut: UnitCurve { get }
    static var circularEaseOut: UnitCurve { get }
    static var easeIn: UnitCurve { get }
    static var easeInEaseOut: UnitCurve { get }
    static var easeInOut: UnitCurve { get }
    static var easeOut: UnitCurve { get }
    var inverse: UnitCurve { get }
    static var linear: UnitCurve { get }
    func value(at progress: Double) -> Double
    func velocity(at progress: Double) -> Double
  }
  struct UnitPoint: Hashable, Animatable {
    static var bottom: UnitPoint { get }
    static var bottomLeading: UnitPoint { get }
    static var bottomTrailing: UnitPoint { get }
    static var center: UnitPoint { get }
    init()
    init(x: CGFloat, y: CGFloat)
    static var leading: UnitPoint { get }
    static var top: UnitPoint { get }
    static var topLeading: UnitPoint { get }
    static var topTrailing: UnitPoint { get }
    static var trailing: UnitPoint { get }
    var x: CGFloat
    var y: CGFloat
    static var zero: UnitPoint { get }
  }
  enum UserInterfaceSizeClass: Hashable {
    case compact, regular
    init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass)
  }
  struct UtilityWindow<Content: View>: Scene {
    init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  }
  struct VSplitView<Content: View>: View {
    init(@ViewBuilder content: () -> Content)
  }
  struct VStack<Content: View>: View {
    init(alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  }
  struct VStackLayout: Layout {
    var alignment: HorizontalAlignment
    init(alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil)
    var spacing: CGFloat?
  }
  protocol VectorArithmetic: AdditiveArithmetic {
    var magnitudeSquared: Double { get }
    func scale(by rhs: Double)
  }
  struct VerticalAlignment: Equatable {
    static var bottom: VerticalAlignment { get }
    static var center: VerticalAlignment { get }
    static var firstTextBaseline: VerticalAlignment { get }
    init(_ id: any AlignmentID.Type)
    static var lastTextBaseline: VerticalAlignment { get }
    static var top: VerticalAlignment { get }
  }
  enum VerticalDirection: Int8, CaseIterable {
    case up, down
    struct Set: OptionSet {}
  }
  extension VerticalDirection.Set {
    static var all: VerticalDirection.Set { get }
    static var down: VerticalDirection.Set { get }
    init(rawValue: Int8)
    var rawValue: Int8 { get }
    static var up: VerticalDirection.Set { get }
  }
  enum VerticalEdge: Int8, CaseIterable {
    case top, bottom
    struct Set: OptionSet {}
  }
  extension VerticalEdge.Set {
    static var all: VerticalEdge.Set { get }
    static var bottom: VerticalEdge.Set { get }
    init(_ edge: VerticalEdge)
    init(rawValue: Int8)
    var rawValue: Int8 { get }
    static var top: VerticalEdge.Set { get }
  }
  struct VerticalPageTabViewStyle: TabViewStyle {
    init()
  }
  protocol View {
    associatedtype Body: View
    var body: Body { get }
  }
  extension View {
    func accentColor(_ accentColor: Color?) -> some View
    func accessibility(addTraits traits: AccessibilityTraits) -> some View
    func accessibility(hidden: Bool) -> some View
    func accessibility(hint: Text) -> some View
    func accessibility(identifier: String) -> some View
    func accessibility(inputLabels: [Text]) -> some View
    func accessibility(label: Text) -> some View
    func accessibility(removeTraits traits: AccessibilityTraits) -> some View
    func accessibility(sortPriority: Double) -> some View
    func accessibility(value: Text) -> some View
    func accessibilityAction(_ actionKind: AccessibilityActionKind = nil, _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
    func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
    func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View
    func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View
    func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    func accessibilityActions<Content: View>(category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content) -> some View
    func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View
    func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View
    func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
    func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View
    func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
    func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = nil) -> some View
    func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = nil) -> some View
    func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value) -> some View
    func accessibilityDirectTouch(_ isDirectTouchArea: Bool = nil, options: AccessibilityDirectTouchOptions = nil) -> some View
    func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
    func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
    func accessibilityElement(children: AccessibilityChildBehavior = nil) -> some View
    func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
    func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View
    func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
    func accessibilityHidden(_ hidden: Bool) -> some View
    func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View
    func accessibilityHint(_ hint: Text) -> some View
    func accessibilityHint(_ titleKey: LocalizedStringKey) -> some View
    func accessibilityHint<S: StringProtocol>(_ title: S) -> some View
    func accessibilityIdentifier(_ identifier: String) -> some View
    func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View
    func accessibilityIgnoresInvertColors(_ active: Bool = nil) -> some View
    func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View
    func accessibilityInputLabels(_ inputLabels: [Text]) -> some View
    func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View
    func accessibilityLabel(_ label: Text) -> some View
    func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some View
    func accessibilityLabel(_ titleKey: LocalizedStringKey, isEnabled: Bool) -> some View
    func accessibilityLabel<S: StringProtocol>(_ title: S) -> some View
    func accessibilityLabel<S: StringProtocol>(_ title: S, isEnabled: Bool) -> some View
    func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V) -> some View
    func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
    func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    func accessibilityQuickAction<Style, Content: View>(style: Style, @ViewBuilder content: () -> Content) -> some View
    func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
    func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
    func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = nil) -> some View
    func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content) -> some View
    func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
    func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
    func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = nil) -> some View
    func accessibilityShowsLargeContentViewer() -> some View
    func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View
    func accessibilitySortPriority(_ sortPriority: Double) -> some View
    func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View
    func accessibilityValue(_ titleKey: LocalizedStringKey) -> some View
    func accessibilityValue(_ value: Text) -> some View
    func accessibilityValue<S: StringProtocol>(_ title: S) -> some View
    func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View
    func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
    func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View
    func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
    func alert<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func alert<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func alert<A: View, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func alert<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
    func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
    func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
    func alert<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func alert<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
    func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    func allowsHitTesting(_ enabled: Bool) -> some View
    func allowsTightening(_ flag: Bool) -> some View
    func allowsWindowActivationEvents(_ value: Bool? = nil) -> some View
    func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = nil) -> some View
    func anchorPreference<A, K: PreferenceKey>(key: K.Type = nil, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View
    func animation(_ animation: Animation?) -> some View
    func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
    func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
    func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
    func autocorrectionDisabled(_ disable: Bool = nil) -> some View
    func background(ignoresSafeAreaEdges edges: Edge.Set = nil) -> some View
    func background<Background: View>(_ background: Background, alignment: Alignment = nil) -> some View
    func background<S: Shape>(in shape: S, fillStyle: FillStyle = nil) -> some View
    func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = nil) -> some View
    func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = nil) -> some View
    func background<V: View>(alignment: Alignment = nil, @ViewBuilder content: () -> V) -> some View
    func backgroundExtensionEffect() -> some View
    func backgroundExtensionEffect(isEnabled: Bool) -> some View
    func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = nil, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View
    func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
    func badge(_ count: Int) -> some View
    func badge(_ key: LocalizedStringKey?) -> some View
    func badge(_ label: Text?) -> some View
    func badge<S: StringProtocol>(_ label: S?) -> some View
    func badgeProminence(_ prominence: BadgeProminence) -> some View
    func baselineOffset(_ baselineOffset: CGFloat) -> some View
    func blendMode(_ blendMode: BlendMode) -> some View
    func blur(radius: CGFloat, opaque: Bool = nil) -> some View
    func bold(_ isActive: Bool = nil) -> some View
    func border<S: ShapeStyle>(_ content: S, width: CGFloat = nil) -> some View
    func brightness(_ amount: Double) -> some View
    func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
    func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
    func buttonSizing(_ sizing: ButtonSizing) -> some View
    func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
    func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
    func clipShape<S: Shape>(_ shape: S, style: FillStyle = nil) -> some View
    func clipped(antialiased: Bool = nil) -> some View
    func colorEffect(_ shader: Shader, isEnabled: Bool = nil) -> some View
    func colorInvert() -> some View
    func colorMultiply(_ color: Color) -> some View
    func colorScheme(_ colorScheme: ColorScheme) -> some View
    func compositingGroup() -> some View
    func confirmationDialog<A: View, M: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func confirmationDialog<A: View, M: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func confirmationDialog<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func confirmationDialog<A: View, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func confirmationDialog<A: View, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A) -> some View
    func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A) -> some View
    func confirmationDialog<S: StringProtocol, A: View, M: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
    func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
    func confirmationDialog<S: StringProtocol, A: View, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
    func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = nil, @ViewBuilder actions: () -> A) -> some View
    func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = nil, @ViewBuilder content: () -> V) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = nil) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = nil, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View
    func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = nil, spacing: CGFloat, alignment: Alignment = nil) -> some View
    func containerShape<T: InsettableShape>(_ shape: T) -> some View
    func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    func contentMargins(_ edges: Edge.Set = nil, _ insets: EdgeInsets, for placement: ContentMarginPlacement = nil) -> some View
    func contentMargins(_ edges: Edge.Set = nil, _ length: CGFloat?, for placement: ContentMarginPlacement = nil) -> some View
    func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = nil) -> some View
    func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = nil) -> some View
    func contentShape<S: Shape>(_ shape: S, eoFill: Bool = nil) -> some View
    func contentTransition(_ transition: ContentTransition) -> some View
    func contextMenu<I: Hashable, M: View>(forSelectionType itemType: I.Type = nil, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil) -> some View
    func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
    func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
    func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    func continuityDevicePicker(isPresented: Binding<Bool>, onDidConnect: ((AVContinuityDevice?) -> Void)? = nil) -> some View
    func contrast(_ amount: Double) -> some View
    func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
    func controlSize(_ controlSize: ControlSize) -> some View
    func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize
    func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
    func coordinateSpace<T: Hashable>(name: T) -> some View
    func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
    func cornerRadius(_ radius: CGFloat, antialiased: Bool = nil) -> some View
    func cuttable<T: Transferable>(for payloadType: T.Type = nil, action: @escaping () -> [T]) -> some View
    func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = nil) -> some View
    func defaultAppStorage(_ store: UserDefaults) -> some View
    func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = nil) -> some View
    func defaultHoverEffect(_ effect: HoverEffect?) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
    func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View
    func defersSystemGestures(on edges: Edge.Set) -> some View
    func deleteDisabled(_ isDisabled: Bool) -> some View
    func dialogIcon(_ icon: Image?) -> some View
    func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
    func dialogSeverity(_ severity: DialogSeverity) -> some View
    func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
    func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
    func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View
    func digitalCrownAccessory(_ visibility: Visibility) -> some View
    func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
    func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil, sensitivity: DigitalCrownRotationalSensitivity = nil, isContinuous: Bool = nil, isHapticFeedbackEnabled: Bool = nil) -> some View
    func disableAutocorrection(_ disable: Bool?) -> some View
    func disabled(_ disabled: Bool) -> some View
    func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View
    func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    func dismissalConfirmationDialog<S: StringProtocol, A: View>(_ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View
    func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = nil) -> some View
    func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View
    func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
    func drawingGroup(opaque: Bool = nil, colorMode: ColorRenderingMode = nil) -> some View
    func dropDestination<T: Transferable>(for payloadType: T.Type = nil, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = nil) -> some View
    func dropDestination<T: Transferable>(for type: T.Type = nil, isEnabled: Bool = nil, action: @escaping ([T], DropSession) -> Void) -> some View
    func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
    func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
    func environment<T: AnyObject & Observable>(_ object: T?) -> some View
    func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
    func environmentObject<T: ObservableObject>(_ object: T) -> some View
    func equatable() -> EquatableView<Self> where Self: Equatable
    func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View
    func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
    func fileDialogConfirmationLabel(_ titleKey: LocalizedStringKey) -> some View
    func fileDialogConfirmationLabel<S: StringProtocol>(_ title: S) -> some View
    func fileDialogCustomizationID(_ id: String) -> some View
    func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View
    func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View
    func fileDialogMessage(_ message: Text?) -> some View
    func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View
    func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View
    func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = nil, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = nil) -> some View
    func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = nil, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = nil) -> some View
    func fileExporterFilenameLabel(_ label: Text?) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View
    func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
    func findDisabled(_ isDisabled: Bool = nil) -> some View
    func findNavigator(isPresented: Binding<Bool>) -> some View
    func fixedSize() -> some View
    func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
    func focusEffectDisabled(_ disabled: Bool = nil) -> some View
    func focusScope(_ namespace: Namespace.ID) -> some View
    func focusSection() -> some View
    func focusable(_ isFocusable: Bool = nil) -> some View
    func focusable(_ isFocusable: Bool = nil, interactions: FocusInteractions) -> some View
    func focusable(_ isFocusable: Bool = nil, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View
    func focused(_ condition: FocusState<Bool>.Binding) -> some View
    func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    func focusedObject<T: ObservableObject>(_ object: T) -> some View
    func focusedObject<T: ObservableObject>(_ object: T?) -> some View
    func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View
    func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View
    func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View
    func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
    func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View
    func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View
    func font(_ font: Font?) -> some View
    func fontDesign(_ design: Font.Design?) -> some View
    func fontResolutionContext() -> some View
    func fontWeight(_ weight: Font.Weight?) -> some View
    func fontWidth(_ width: Font.Width?) -> some View
    func foregroundColor(_ color: Color?) -> some View
    func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
    func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
    func formStyle<S: FormStyle>(_ style: S) -> some View
    func frame() -> some View
    func frame(depth: CGFloat?, alignment: DepthAlignment = nil) -> some View
    func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = nil) -> some View
    func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = nil) -> some View
    func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
    func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
    func geometryGroup() -> some View
    func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
    func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = nil) -> some View
    func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
    func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = nil) -> some View
    func glassBackgroundEffect(displayMode: GlassBackgroundDisplayMode = nil) -> some View
    func glassBackgroundEffect<S: InsettableShape>(in shape: S, displayMode: GlassBackgroundDisplayMode = nil) -> some View
    func glassEffect(_ glass: Glass = nil, in shape: some Shape = nil) -> some View
    func glassEffect(_ glass: Glass, in shape: some Shape, isEnabled: Bool) -> some View
    func glassEffectID(_ id: (some Hashable)?, in namespace: Namespace.ID) -> some View
    func glassEffectTransition(_ transition: GlassEffectTransition) -> some View
    func glassEffectUnion(id: (some Hashable)?, namespace: Namespace.ID) -> some View
    func grayscale(_ amount: Double) -> some View
    func gridCellAnchor(_ anchor: UnitPoint) -> some View
    func gridCellColumns(_ count: Int) -> some View
    func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
    func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
    func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = nil) -> some View
    func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    func headerProminence(_ prominence: Prominence) -> some View
    func help(_ text: Text) -> some View
    func help(_ textKey: LocalizedStringKey) -> some View
    func help<S: StringProtocol>(_ text: S) -> some View
    func hidden() -> some View
    func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = nil) -> some View
    func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
    func horizontalRadioGroupLayout() -> some View
    func hoverEffect(_ effect: HoverEffect = nil) -> some View
    func hoverEffect(_ effect: HoverEffect = nil, isEnabled: Bool) -> some View
    func hoverEffect(_ effect: some CustomHoverEffect = nil, isEnabled: Bool = nil) -> some View
    func hoverEffectDisabled(_ disabled: Bool = nil) -> some View
    func hueRotation(_ angle: Angle) -> some View
    func id<ID: Hashable>(_ id: ID) -> some View
    func ignoresSafeArea(_ regions: SafeAreaRegions = nil, edges: Edge.Set = nil) -> some View
    func imageScale(_ scale: Image.Scale) -> some View
    func immersiveEnvironmentPicker<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View
    func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View
    func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
    func inspectorColumnWidth(_ width: CGFloat) -> some View
    func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    func interactiveDismissDisabled(_ isDisabled: Bool = nil) -> some View
    func invalidatableContent(_ invalidatable: Bool = nil) -> some View
    func italic(_ isActive: Bool = nil) -> some View
    func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
    func kerning(_ kerning: CGFloat) -> some View
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = nil) -> some View
    func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = nil, localization: KeyboardShortcut.Localization) -> some View
    func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
    func keyboardType(_ type: UIKeyboardType) -> some View
    func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = nil, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View
    func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View
    func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View
    func labelReservedIconWidth(_ value: CGFloat) -> some View
    func labelStyle<S: LabelStyle>(_ style: S) -> some View
    func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
    func labelsHidden() -> some View
    func labelsVisibility(_ visibility: Visibility) -> some View
    func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = nil) -> some View
    func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
    func layoutPriority(_ value: Double) -> some View
    func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
    func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View
    func lineLimit(_ limit: ClosedRange<Int>) -> some View
    func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
    func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    func lineLimit(_ number: Int?) -> some View
    func lineSpacing(_ lineSpacing: CGFloat) -> some View
    func listItemTint(_ tint: Color?) -> some View
    func listItemTint(_ tint: ListItemTint?) -> some View
    func listRowBackground<V: View>(_ view: V?) -> some View
    func listRowHoverEffect(_ effect: HoverEffect?) -> some View
    func listRowHoverEffectDisabled(_ disabled: Bool = nil) -> some View
    func listRowInsets(_ edges: Edge.Set = nil, _ length: CGFloat?) -> some View
    func listRowInsets(_ insets: EdgeInsets?) -> some View
    func listRowPlatterColor(_ color: Color?) -> some View
    func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = nil) -> some View
    func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = nil) -> some View
    func listRowSpacing(_ spacing: CGFloat?) -> some View
    func listSectionIndexVisibility(_ visibility: Visibility) -> some View
    func listSectionMargins(_ edges: Edge.Set = nil, _ length: CGFloat?) -> some View
    func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = nil) -> some View
    func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = nil) -> some View
    func listSectionSpacing(_ spacing: CGFloat) -> some View
    func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    func listStyle<S: ListStyle>(_ style: S) -> some View
    func luminanceToAlpha() -> some View
    func managedObjectContext(_ context: NSManagedObjectContext) -> some View
    func mask<Mask: View>(_ mask: Mask) -> some View
    func mask<Mask: View>(alignment: Alignment = nil, @ViewBuilder _ mask: () -> Mask) -> some View
    func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = nil, anchor: UnitPoint = nil, isSource: Bool = nil) -> some View
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View
    func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration) -> some View
    func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View
    func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
    func menuButtonStyle<S: MenuButtonStyle>(_ style: S) -> some View
    func menuIndicator(_ visibility: Visibility) -> some View
    func menuOrder(_ order: MenuOrder) -> some View
    func menuStyle<S: MenuStyle>(_ style: S) -> some View
    func minimumScaleFactor(_ factor: CGFloat) -> some View
    func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
    func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View
    func monospaced(_ isActive: Bool = nil) -> some View
    func monospacedDigit() -> some View
    func moveDisabled(_ isDisabled: Bool) -> some View
    func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View
    func navigationBarBackButtonHidden(_ hidesBackButton: Bool = nil) -> some View
    func navigationBarHidden(_ hidden: Bool) -> some View
    func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
    func navigationBarItems<L: View>(leading: L) -> some View
    func navigationBarItems<T: View>(trailing: T) -> some View
    func navigationBarTitle(_ title: Text) -> some View
    func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View
    func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
    func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
    func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
    func navigationDocument(_ url: URL) -> some View
    func navigationDocument<D: Transferable>(_ document: D) -> some View
    func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
    func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
    func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    func navigationSubtitle(_ subtitle: Text) -> some View
    func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View
    func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View
    func navigationTitle(_ title: Binding<String>) -> some View
    func navigationTitle(_ title: Text) -> some View
    func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
    func navigationTitle<S: StringProtocol>(_ title: S) -> some View
    func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View
    func navigationTransition(_ style: some NavigationTransition) -> some View
    func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    func offset(_ offset: CGSize) -> some View
    func offset(x: CGFloat = nil, y: CGFloat = nil) -> some View
    func offset(z: CGFloat) -> some View
    func onAppear(perform action: (() -> Void)? = nil) -> some View
    func onChange<V: Equatable>(of value: V, initial: Bool = nil, _ action: @escaping () -> Void) -> some View
    func onChange<V: Equatable>(of value: V, initial: Bool = nil, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View
    func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
    func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View
    func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    func onContinuousHover(coordinateSpace: CoordinateSpace = nil, perform action: @escaping (HoverPhase) -> Void) -> some View
    func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = nil, perform action: @escaping (HoverPhase) -> Void) -> some View
    func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
    func onDeleteCommand(perform action: (() -> Void)?) -> some View
    func onDisappear(perform action: (() -> Void)? = nil) -> some View
    func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
    func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
    func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View
    func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View
    func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
    func onExitCommand(perform action: (() -> Void)? = nil) -> some View
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View
    func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View
    func onHover(perform action: @escaping (Bool) -> Void) -> some View
    func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
    func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = nil, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = nil, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onKeyPress(phases: KeyPress.Phases = nil, action: @escaping (KeyPress) -> KeyPress.Result) -> some View
    func onLongPressGesture(minimumDuration: Double = nil, maximumDistance: CGFloat = nil, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    func onLongPressGesture(minimumDuration: Double = nil, maximumDistance: CGFloat = nil, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
    func onLongPressGesture(minimumDuration: Double = nil, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
    func onLongTouchGesture(minimumDuration: Double = nil, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View
    func onModifierKeysChanged(mask: EventModifiers = nil, initial: Bool = nil, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View
    func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
    func onOpenURL(prefersInApp: Bool) -> some View
    func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    func onPasteCommand(of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
    func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View
    func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View
    func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View
    func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = nil, perform action: @escaping (K.Value) -> Void) -> some View
    func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never
    func onScrollGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View
    func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void) -> some View
    func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void) -> some View
    func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = nil, _ action: @escaping ([ID]) -> Void) -> some View
    func onScrollVisibilityChange(threshold: Double = nil, _ action: @escaping (Bool) -> Void) -> some View
    func onSubmit(of triggers: SubmitTriggers = nil, _ action: @escaping () -> Void) -> some View
    func onTapGesture(count: Int = nil, coordinateSpace: CoordinateSpace = nil, perform action: @escaping (CGPoint) -> Void) -> some View
    func onTapGesture(count: Int = nil, coordinateSpace: some CoordinateSpaceProtocol = nil, perform action: @escaping (CGPoint) -> Void) -> some View
    func onTapGesture(count: Int = nil, perform action: @escaping () -> Void) -> some View
    func opacity(_ opacity: Double) -> some View
    func ornament<Content: View>(visibility: Visibility = nil, attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment3D = nil, @ViewBuilder ornament: () -> Content) -> some View
    func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = nil) -> some View
    func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = nil) -> some View
    func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = nil) -> some View
    func overlay<V: View>(alignment: Alignment = nil, @ViewBuilder content: () -> V) -> some View
    func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = nil, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View
    func padding(_ edges: Edge.Set = nil, _ length: CGFloat? = nil) -> some View
    func padding(_ insets: EdgeInsets) -> some View
    func padding(_ length: CGFloat) -> some View
    func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = nil) -> some View
    func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View
    func pasteDestination<T: Transferable>(for payloadType: T.Type = nil, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = nil) -> some View
    func persistentSystemOverlays(_ visibility: Visibility) -> some View
    func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = nil) -> some View
    func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = nil) -> some View
    func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    func pointerStyle(_ style: PointerStyle?) -> some View
    func pointerVisibility(_ visibility: Visibility) -> some View
    func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
    func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func position(_ position: CGPoint) -> some View
    func position(x: CGFloat = nil, y: CGFloat = nil) -> some View
    func preference<K: PreferenceKey>(key: K.Type = nil, value: K.Value) -> some View
    func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    func preferredSurroundingsEffect(_ surroundingsEffect: SurroundingsEffect?) -> some View
    func prefersDefaultFocus(_ prefersDefaultFocus: Bool = nil, in namespace: Namespace.ID) -> some View
    func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
    func presentationBackground<V: View>(alignment: Alignment = nil, @ViewBuilder content: () -> V) -> some View
    func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
    func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
    func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View
    func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
    func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
    func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
    func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
    func presentationDragIndicator(_ visibility: Visibility) -> some View
    func presentationSizing(_ sizing: some PresentationSizing) -> some View
    func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View
    func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View
    func previewContext<C>(_ value: C) -> some View
    func previewDevice(_ value: PreviewDevice?) -> some View
    func previewDisplayName(_ value: String?) -> some View
    func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    func previewLayout(_ value: PreviewLayout) -> some View
    func privacySensitive(_ sensitive: Bool = nil) -> some View
    func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
    func projectionEffect(_ transform: ProjectionTransform) -> some View
    func redacted(reason: RedactionReasons) -> some View
    func refreshable(action: @escaping () async -> Void) -> some View
    func renameAction(_ action: @escaping () -> Void) -> some View
    func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View
    func replaceDisabled(_ isDisabled: Bool = nil) -> some View
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = nil, anchorZ: CGFloat = nil, perspective: CGFloat = nil) -> some View
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = nil) -> some View
    func safeAreaBar(edge: HorizontalEdge, alignment: VerticalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
    func safeAreaBar(edge: VerticalEdge, alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) -> some View
    func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
    func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
    func safeAreaPadding(_ edges: Edge.Set = nil, _ length: CGFloat? = nil) -> some View
    func safeAreaPadding(_ insets: EdgeInsets) -> some View
    func safeAreaPadding(_ length: CGFloat) -> some View
    func saturation(_ amount: Double) -> some View
    func scaleEffect(_ s: CGFloat, anchor: UnitPoint = nil) -> some View
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = nil) -> some View
    func scaleEffect(x: CGFloat = nil, y: CGFloat = nil, anchor: UnitPoint = nil) -> some View
    func scaledToFill() -> some View
    func scaledToFit() -> some View
    func scenePadding(_ edges: Edge.Set = nil) -> some View
    func scenePadding(_ padding: ScenePadding, edges: Edge.Set = nil) -> some View
    func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = nil) -> some View
    func scrollClipDisabled(_ disabled: Bool = nil) -> some View
    func scrollContentBackground(_ visibility: Visibility) -> some View
    func scrollDisabled(_ disabled: Bool) -> some View
    func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    func scrollEdgeEffectHidden(_ hidden: Bool = nil, for edges: Edge.Set = nil) -> some View
    func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View
    func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = nil) -> some View
    func scrollIndicatorsFlash(onAppear: Bool) -> some View
    func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
    func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
    func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View
    func scrollPosition(initialAnchor: UnitPoint?) -> some View
    func scrollTarget(isEnabled: Bool = nil) -> some View
    func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View
    func scrollTargetLayout(isEnabled: Bool = nil) -> some View
    func scrollTransition(_ configuration: ScrollTransitionConfiguration = nil, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
    func searchCompletion(_ completion: String) -> some View
    func searchCompletion<T: Identifiable>(_ token: T) -> some View
    func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
    func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
    func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
    func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S) -> some View
    func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
    func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey) -> some View
    func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = nil, prompt: Text? = nil) -> some View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = nil, prompt: LocalizedStringKey) -> some View
    func searchable(text: Binding<String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil) -> some View
    func searchable<C, T: Identifiable>(text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<T>) -> some View) -> some View
    func searchable<C, T: Identifiable>(text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View) -> some View
    func searchable<C, T: Identifiable>(text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View) -> some View
    func searchable<C, T: Identifiable>(text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder token: @escaping (T) -> some View) -> some View
    func searchable<S: StringProtocol>(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = nil, prompt: S) -> some View
    func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = nil, prompt: S) -> some View
    func searchable<V: View>(text: Binding<String>, placement: SearchFieldPlacement = nil, prompt: Text? = nil, @ViewBuilder suggestions: () -> V) -> some View
    func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func sectionIndexLabel(_ label: Text?) -> some View
    func selectionDisabled(_ isDisabled: Bool = nil) -> some View
    func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
    func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View
    func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
    func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View
    func shadow(color: Color = nil, radius: CGFloat, x: CGFloat = nil, y: CGFloat = nil) -> some View
    func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
    func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = nil) -> some View
    func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View
    func speechAdjustedPitch(_ value: Double) -> some View
    func speechAlwaysIncludesPunctuation(_ value: Bool = nil) -> some View
    func speechAnnouncementsQueued(_ value: Bool = nil) -> some View
    func speechSpellsOutCharacters(_ value: Bool = nil) -> some View
    func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
    func statusBar(hidden: Bool) -> some View
    func statusBarHidden(_ hidden: Bool = nil) -> some View
    func strikethrough(_ isActive: Bool = nil, pattern: Text.LineStyle.Pattern = nil, color: Color? = nil) -> some View
    func submitLabel(_ submitLabel: SubmitLabel) -> some View
    func submitScope(_ isBlocking: Bool = nil) -> some View
    func swipeActions<T: View>(edge: HorizontalEdge = nil, allowsFullSwipe: Bool = nil, @ViewBuilder content: () -> T) -> some View
    func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
    func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = nil, value: U) -> some View
    func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = nil, isActive: Bool = nil) -> some View
    func symbolEffectsRemoved(_ isEnabled: Bool = nil) -> some View
    func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
    func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
    func symbolVariant(_ variant: SymbolVariants) -> some View
    func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View
    func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
    func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View
    func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View
    func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    func tableColumnHeaders(_ visibility: Visibility) -> some View
    func tableStyle<S: TableStyle>(_ style: S) -> some View
    func tag<V: Hashable>(_ tag: V) -> some View
    func tag<V: Hashable>(_ tag: V, includeOptional: Bool = nil) -> some View
    func task(name: String? = nil, priority: TaskPriority = nil, _ action: @escaping () async -> Void) -> some View
    func task(priority: TaskPriority = nil, _ action: @escaping () async -> Void) -> some View
    func task<T: Equatable>(id value: T, name: String? = nil, priority: TaskPriority = nil, _ action: @escaping () async -> Void) -> some View
    func task<T: Equatable>(id value: T, priority: TaskPriority = nil, _ action: @escaping () async -> Void) -> some View
    func textCase(_ textCase: Text.Case?) -> some View
    func textContentType(_ textContentType: UITextContentType?) -> some View
    func textEditorStyle(_ style: some TextEditorStyle) -> some View
    func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    func textInputCompletion(_ text: String) -> some View
    func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View
    func textInputSuggestions<S: View>(@ViewBuilder _ content: () -> S) -> some View
    func textRenderer<T: TextRenderer>(_ renderer: T) -> some View
    func textScale(_ scale: Text.Scale, isEnabled: Bool = nil) -> some View
    func textSelection<S: TextSelectability>(_ selectability: S) -> some View
    func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View
    func tint(_ tint: Color?) -> some View
    func tint<S: ShapeStyle>(_ tint: S?) -> some View
    func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
    func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View
    func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View
    func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View
    func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
    func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
    func toolbarItemHidden(_ hidden: Bool = nil) -> some View
    func toolbarRole(_ role: ToolbarRole) -> some View
    func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
    func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View
    func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
    func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    func tracking(_ tracking: CGFloat) -> some View
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
    func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View
    func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View
    func transformAnchorPreference<A, K: PreferenceKey>(key: K.Type = nil, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View
    func transformEffect(_ transform: CGAffineTransform) -> some View
    func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
    func transformPreference<K: PreferenceKey>(_ key: K.Type = nil, _ callback: @escaping (inout K.Value) -> Void) -> some View
    func transition(_ t: AnyTransition) -> some View
    func transition<T: Transition>(_ transition: T) -> some View
    func truncationMode(_ mode: Text.TruncationMode) -> some View
    func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = nil) -> some View
    func underline(_ isActive: Bool = nil, pattern: Text.LineStyle.Pattern = nil, color: Color? = nil) -> some View
    func unredacted() -> some View
    func upperLimbVisibility(_ visibility: Visibility) -> some View
    func userActivity(_ activityType: String, isActive: Bool = nil, _ update: @escaping (NSUserActivity) -> Void) -> some View
    func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
    func visualEffect(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
    func visualEffect3D(_ effect: @escaping (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect) -> some View
    func widgetURL(_ url: URL?) -> some View
    func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowResizeAnchor(_ anchor: UnitPoint?) -> some View
    func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View
    func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View
    func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View
    func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View
    func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View
    func zIndex(_ value: Double) -> some View
  }
  struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    struct LimitBehavior {}
    init(limitBehavior: LimitBehavior = nil)
  }
  extension ViewAlignedScrollTargetBehavior.LimitBehavior {
    static var always: LimitBehavior { get }
    static var alwaysByFew: LimitBehavior { get }
    static var alwaysByOne: LimitBehavior { get }
    static var automatic: LimitBehavior { get }
    static var never: LimitBehavior { get }
  }
  @resultBuilder struct ViewBuilder {
    static func buildBlock() -> EmptyView
    static func buildBlock<Content: View>(_ content: Content) -> Content
    static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F>
    static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F>
    static func buildExpression<Content: View>(_ content: Content) -> Content
    static func buildIf<Content: View>(_ content: Content?) -> Content?
    static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
  }
  struct ViewDimensions: Equatable {
    var height: CGFloat { get }
    subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
    subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
    subscript(guide: HorizontalAlignment) -> CGFloat { get }
    subscript(guide: VerticalAlignment) -> CGFloat { get }
    var width: CGFloat { get }
  }
  protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    func body(content: Content) -> Body
  }
  extension ViewModifier {
    func animation(_ animation: Animation?) -> some ViewModifier
    func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
    func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier
  }
  struct ViewSpacing {
    func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    func formUnion(_ other: ViewSpacing, edges: Edge.Set = nil)
    init()
    func union(_ other: ViewSpacing, edges: Edge.Set = nil) -> ViewSpacing
    static var zero: ViewSpacing { get }
  }
  struct ViewThatFits<Content: View>: View {
    init(in axes: Axis.Set = nil, @ViewBuilder content: () -> Content)
  }
  enum Visibility: CaseIterable, Hashable {
    case automatic, visible, hidden
  }
  protocol VisualEffect: Animatable {}
  extension VisualEffect {
    func blur(radius: CGFloat, opaque: Bool = nil) -> some VisualEffect
    func brightness(_ amount: Double) -> some VisualEffect
    func colorEffect(_ shader: Shader, isEnabled: Bool = nil) -> some VisualEffect
    func contrast(_ amount: Double) -> some VisualEffect
    func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = nil) -> some VisualEffect
    func grayscale(_ amount: Double) -> some VisualEffect
    func hueRotation(_ angle: Angle) -> some VisualEffect
    func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = nil) -> some VisualEffect
    func offset(_ offset: CGSize) -> some VisualEffect
    func offset(x: CGFloat = nil, y: CGFloat = nil) -> some VisualEffect
    func opacity(_ opacity: Double) -> some VisualEffect
    func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = nil, anchorZ: CGFloat = nil, perspective: CGFloat = nil) -> some VisualEffect
    func rotationEffect(_ angle: Angle, anchor: UnitPoint = nil) -> some VisualEffect
    func saturation(_ amount: Double) -> some VisualEffect
    func scaleEffect(_ s: CGFloat, anchor: UnitPoint = nil) -> some VisualEffect
    func scaleEffect(_ scale: CGSize, anchor: UnitPoint = nil) -> some VisualEffect
    func scaleEffect(x: CGFloat = nil, y: CGFloat = nil, anchor: UnitPoint = nil) -> some VisualEffect
    func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect
  }
  struct VolumetricWindowStyle: WindowStyle {
    init()
  }
  @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    init(_ delegateType: DelegateType.Type = nil)
    var wrappedValue: DelegateType { get }
  }
  @propertyWrapper struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate>: DynamicProperty {
    init(_ delegateType: DelegateType.Type = nil)
    var wrappedValue: DelegateType { get }
  }
  class WKHostingController<Body: View>: WKInterfaceController {
    var body: Body { get }
    func setNeedsBodyUpdate()
  }
  protocol WKInterfaceObjectRepresentable: View {
    typealias Context = WKInterfaceObjectRepresentableContext<Self>
    associatedtype Coordinator = Void
    associatedtype WKInterfaceObjectType
    func makeCoordinator() -> Coordinator
    func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
    func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
  }
  struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
    var coordinator: Representable.Coordinator { get }
    var environment: EnvironmentValues { get }
  }
  struct WKNotificationScene<Content: View, Controller>: Scene {
    init(controller: Controller.Type, category: String)
  }
  struct WheelDatePickerStyle: DatePickerStyle {
    init()
  }
  struct WheelPickerStyle: PickerStyle {
    init()
  }
  struct Window<Content: View>: Scene {
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  }
  struct WindowBackgroundShapeStyle: ShapeStyle {
    init()
  }
  struct WindowDragGesture: Gesture {
    init()
  }
  struct WindowGroup<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content)
    init(_ title: Text, @ViewBuilder content: () -> Content)
    init(_ title: Text, id: String, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
    init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
    init(id: String, @ViewBuilder content: () -> Content)
    init<D: Codable & Hashable>(_ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<D: Codable & Hashable>(_ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D)
    init<D: Codable & Hashable>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<D: Codable & Hashable>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D)
    init<D: Codable & Hashable>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<S: StringProtocol, D: Codable & Hashable>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<S: StringProtocol, D: Codable & Hashable>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content)
    init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  }
  struct WindowIdealSize {
    static var automatic: WindowIdealSize { get }
    static var fitToContent: WindowIdealSize { get }
    static var maximum: WindowIdealSize { get }
  }
  struct WindowInteractionBehavior {
    static var automatic: WindowInteractionBehavior { get }
    static var disabled: WindowInteractionBehavior { get }
    static var enabled: WindowInteractionBehavior { get }
  }
  struct WindowLayoutRoot {
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  }
  struct WindowLevel: Hashable {
    static var automatic: WindowLevel { get }
    static var desktop: WindowLevel { get }
    static var floating: WindowLevel { get }
    static var normal: WindowLevel { get }
  }
  struct WindowManagerRole {
    static var associated: WindowManagerRole { get }
    static var automatic: WindowManagerRole { get }
    static var principal: WindowManagerRole { get }
  }
  struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    init()
  }
  struct WindowPlacement {
    init(_ position: UnitPoint? = nil, size: CGSize? = nil)
    static var utilityPanel: WindowPlacement { get }
  }
  struct WindowPlacementContext {
    var defaultDisplay: DisplayProxy { get }
    var windows: [WindowProxy] { get }
  }
  struct WindowProxy {
    var id: String { get }
  }
  struct WindowResizability {
    static var automatic: WindowResizability { get }
    static var contentMinSize: WindowResizability { get }
    static var contentSize: WindowResizability { get }
  }
  protocol WindowStyle {}
  extension WindowStyle where Self == DefaultWindowStyle {
    static var automatic: DefaultWindowStyle { get }
  }
  extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    static var hiddenTitleBar: HiddenTitleBarWindowStyle { get }
  }
  extension WindowStyle where Self == PlainWindowStyle {
    static var plain: PlainWindowStyle { get }
  }
  extension WindowStyle where Self == TitleBarWindowStyle {
    static var titleBar: TitleBarWindowStyle { get }
  }
  extension WindowStyle where Self == VolumetricWindowStyle {
    static var volumetric: VolumetricWindowStyle { get }
  }
  struct WindowToolbarFullScreenVisibility {
    static var automatic: WindowToolbarFullScreenVisibility { get }
    static var onHover: WindowToolbarFullScreenVisibility { get }
    static var visible: WindowToolbarFullScreenVisibility { get }
  }
  protocol WindowToolbarStyle {}
  extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    static var automatic: DefaultWindowToolbarStyle { get }
  }
  extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    static var expanded: ExpandedWindowToolbarStyle { get }
  }
  extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle
    static var unifiedCompact: UnifiedCompactWindowToolbarStyle { get }
  }
  extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle
    static var unified: UnifiedWindowToolbarStyle { get }
  }
  struct WritingToolsBehavior: Hashable {
    static var automatic: WritingToolsBehavior { get }
    static var complete: WritingToolsBehavior { get }
    static var disabled: WritingToolsBehavior { get }
    static var limited: WritingToolsBehavior { get }
  }
  struct ZStack<Content: View>: View {
    init(alignment: Alignment = nil, @ViewBuilder content: () -> Content)
  }
  struct ZStackLayout: Layout {
    var alignment: Alignment
    init(alignment: Alignment = nil)
  }
  struct ZoomNavigationTransition: NavigationTransition {}
  func withAnimation<Result>(_ animation: Animation? = nil, _ body: () throws -> Result) rethrows -> Result
  func withAnimation<Result>(_ animation: Animation? = nil, completionCriteria: AnimationCompletionCriteria = nil, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
  func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R
  func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
  protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
  }
  protocol WidgetBundle {
    associatedtype Body: Widget
    var body: Body { get }
    init()
  }
  @resultBuilder struct WidgetBundleBuilder {
    static func buildBlock<Content: Widget>(_ content: Content) -> some Widget
  }
  protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
  }
  extension WidgetConfiguration {
    func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping (D) async -> R) -> some WidgetConfiguration
    func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration
    func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration
    func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration
    func containerBackgroundRemovable(_ isRemovable: Bool = nil) -> some WidgetConfiguration
    func contentMarginsDisabled() -> some WidgetConfiguration
    func description(_ description: Text) -> some WidgetConfiguration
    func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration
    func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration
    func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration
    func onBackgroundURLSessionEvents(matching matchingString: String? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration
    func promptsForUserConfiguration() -> some WidgetConfiguration
    func pushHandler(_ handler: Any) -> some WidgetConfiguration
    func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration
    func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration
  }
  """#

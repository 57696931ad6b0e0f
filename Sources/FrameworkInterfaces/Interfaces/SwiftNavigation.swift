/// What is known of the module `SwiftNavigation`.
let swiftNavigationInterface = #"""
  // exports: CasePathsCore CustomDump Perception
  extension AccessibilityFocusState: _Bindable {}
  extension AccessibilityFocusState.Binding: _Bindable {}
  typealias ActionSheetState<Action> = ConfirmationDialogState<Action>
  extension Alert.Button {
    init<Action: Sendable>(_ button: ButtonState<Action>, action: @escaping (Action?) async -> Void)
    init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void)
  }
  struct AlertState<Action>: Identifiable, CustomDumpReflectable {
    var buttons: [ButtonState<Action>]
    var customDumpMirror: Mirror { get }
    var id: UUID { get }
    init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = nil, message: (() -> TextState)? = nil)
    init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>])
    init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil)
    init(title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>, secondaryButton: ButtonState<Action>)
    func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction>
    var message: TextState?
    var title: TextState
  }
  extension AlertState: Equatable where Action: Equatable {}
  extension AlertState: Hashable where Action: Hashable {}
  extension AlertState: Sendable where Action: Sendable {}
  extension AnyHashableSendable: CustomDebugStringConvertible {}
  extension AnyHashableSendable: CustomReflectable {}
  extension AnyHashableSendable: CustomStringConvertible {}
  extension AnyHashableSendable: ExpressibleByBooleanLiteral {}
  extension AnyHashableSendable: ExpressibleByFloatLiteral {}
  extension AnyHashableSendable: ExpressibleByIntegerLiteral {}
  extension AnyHashableSendable: ExpressibleByStringLiteral {}
  extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {}
  extension AppStorage: _Bindable {}
  extension Binding {
    init<V>(_ base: Binding<V?>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Value == Bool
  }
  extension Binding: _Bindable {}
  extension Button where Label == Text {
    init<Action: Sendable>(_ button: ButtonState<Action>, action: @escaping (Action?) async -> Void)
    init<Action>(_ button: ButtonState<Action>, action: @escaping (Action?) -> Void)
  }
  extension ButtonRole {
    init(_ role: ButtonStateRole)
  }
  struct ButtonState<Action>: Identifiable, CustomDumpReflectable {
    var action: ButtonStateAction<Action> { get }
    static func cancel(_ label: TextState, action: ButtonStateAction<Action> = nil) -> Self
    var customDumpMirror: Mirror { get }
    static func `default`(_ label: TextState, action: ButtonStateAction<Action> = nil) -> Self
    static func destructive(_ label: TextState, action: ButtonStateAction<Action> = nil) -> Self
    var id: UUID { get }
    init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState)
    init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = nil, label: () -> TextState)
    var label: TextState { get }
    func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction>
    var role: ButtonStateRole? { get }
    func withAction(_ perform: (Action?) -> Void)
    func withAction(_ perform: (Action?) async -> Void) async
  }
  extension ButtonState: Equatable where Action: Equatable {}
  extension ButtonState: Hashable where Action: Hashable {}
  extension ButtonState: Sendable where Action: Sendable {}
  struct ButtonStateAction<Action>: CustomDumpReflectable {
    var action: Action? { get }
    var customDumpMirror: Mirror { get }
    func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction>
    static func send(_ action: Action?) -> Self
    static func send(_ action: Action?, animation: Animation?) -> Self
    var type: _ActionType { get }
  }
  extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
  extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
  extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
  extension ButtonStateAction: Equatable where Action: Equatable {}
  extension ButtonStateAction: Hashable where Action: Hashable {}
  extension ButtonStateAction: Sendable where Action: Sendable {}
  @resultBuilder enum ButtonStateBuilder<Action> {
    static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>]
    static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>]
    static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>]
    static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>]
    static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>]
    static func buildLimitedAvailability(_ component: [ButtonState<Action>]) -> [ButtonState<Action>]
    static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>]
  }
  enum ButtonStateRole: Sendable, Equatable, Hashable {
    case cancel, destructive
  }
  protocol CaseBindable: CasePathable {
    associatedtype BindingEnumeration
    associatedtype UIBindingEnumeration
  }
  struct ConfirmationDialogState<Action>: Identifiable, CustomDumpReflectable {
    var buttons: [ButtonState<Action>]
    var customDumpMirror: Mirror { get }
    var id: UUID { get }
    init(title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = nil, message: (() -> TextState)? = nil)
    init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>] = nil)
    init(title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility, message: TextState? = nil, buttons: [ButtonState<Action>] = nil)
    init(titleVisibility: ConfirmationDialogStateTitleVisibility, title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = nil, message: (() -> TextState)? = nil)
    func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction>
    var message: TextState?
    var title: TextState
    var titleVisibility: ConfirmationDialogStateTitleVisibility
  }
  extension ConfirmationDialogState: Equatable where Action: Equatable {}
  extension ConfirmationDialogState: Hashable where Action: Hashable {}
  extension ConfirmationDialogState: Sendable where Action: Sendable {}
  enum ConfirmationDialogStateTitleVisibility: Sendable {
    case automatic, hidden, visible
  }
  extension FocusState: _Bindable {}
  extension FocusState.Binding: _Bindable {}
  extension FocusedBinding: _Bindable {}
  protocol HashableObject: AnyObject, Hashable {}
  extension NSObject {
    func observe(_ apply: @escaping () -> Void) -> ObserveToken
    func observe(_ apply: @escaping (_ transaction: UITransaction) -> Void) -> ObserveToken
  }
  typealias ObservationToken = ObserveToken
  class ObserveToken: Sendable, HashableObject {
    func cancel()
    init(onCancel: @escaping () -> Void = nil)
    var isCancelled: Bool { get }
    var onCancel: () -> Void { get }
    func store(in collection: inout some RangeReplaceableCollection<ObserveToken>)
    func store(in set: inout Set<ObserveToken>)
  }
  extension Perception.Bindable {
    subscript<Member: CaseBindable>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Member.BindingEnumeration where Value: AnyObject { get }
  }
  extension Result: _ErrorMechanism {}
  extension SceneStorage: _Bindable {}
  extension State: _Bindable {}
  extension String {
    init(state: TextState, locale: Locale? = nil)
  }
  extension SwiftUI.Bindable {
    subscript<Member: CaseBindable>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Member.BindingEnumeration where Value: AnyObject { get }
  }
  extension SwiftUI.Binding {
    var _$wrappedValue: Value { get }
    subscript<Member: CaseBindable>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member.BindingEnumeration { get }
  }
  extension SwiftUI.Binding where Value: CaseBindable {
    var cases: Value.BindingEnumeration { get }
  }
  extension Text {
    init(_ state: TextState)
  }
  struct TextState: Equatable, Hashable, Sendable, CustomDumpRepresentable {
    static func +(lhs: Self, rhs: Self) -> Self
    enum AccessibilityHeadingLevel: String, Equatable, Hashable, Sendable { case h1, h2, h3, h4, h5, h6, unspecified }
    enum AccessibilityTextContentType: String, Equatable, Hashable, Sendable { case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing }
    enum FontWidth: String, Equatable, Hashable, Sendable { case compressed, condensed, expanded, standard }
    enum LineStylePattern: String, Equatable, Hashable, Sendable { case dash, dashDot, dashDotDot, dot, solid }
    func accessibilityHeading(_ headingLevel: AccessibilityHeadingLevel) -> Self
    func accessibilityLabel(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) -> Self
    func accessibilityLabel(_ label: Self) -> Self
    func accessibilityLabel(_ resource: LocalizedStringResource) -> Self
    func accessibilityLabel(_ string: String) -> Self
    func accessibilityLabel<S: StringProtocol>(_ string: S) -> Self
    var accessibilityLabel: TextState? { get }
    func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self
    func baselineOffset(_ baselineOffset: CGFloat) -> Self
    func bold() -> Self
    func bold(isActive: Bool) -> Self
    var customDumpValue: Any { get }
    func font(_ font: Font?) -> Self
    func fontDesign(_ design: Font.Design?) -> Self
    func fontWeight(_ weight: Font.Weight?) -> Self
    func fontWidth(_ width: FontWidth?) -> Self
    func foregroundColor(_ color: Color?) -> Self
    init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    init(_ resource: LocalizedStringResource)
    init(verbatim content: String)
    init<S: StringProtocol>(_ content: S)
    func italic() -> Self
    func italic(isActive: Bool) -> Self
    func kerning(_ kerning: CGFloat) -> Self
    func monospacedDigit() -> Self
    func speechAdjustedPitch(_ value: Double) -> Self
    func speechAlwaysIncludesPunctuation(_ value: Bool = nil) -> Self
    func speechAnnouncementsQueued(_ value: Bool = nil) -> Self
    func speechSpellsOutCharacters(_ value: Bool = nil) -> Self
    func strikethrough(_ isActive: Bool = nil, color: Color? = nil) -> Self
    func strikethrough(_ isActive: Bool = nil, pattern: LineStylePattern, color: Color? = nil) -> Self
    func tracking(_ tracking: CGFloat) -> Self
    func underline(_ isActive: Bool = nil, color: Color? = nil) -> Self
    func underline(_ isActive: Bool = nil, pattern: LineStylePattern, color: Color? = nil) -> Self
  }
  @dynamicMemberLookup @propertyWrapper struct UIBindable<Value> {
    init(_ wrappedValue: Value, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Value: AnyObject & _Observable
    init(projectedValue: Self)
    init(wrappedValue: Value, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Value: AnyObject & _Observable
    var projectedValue: Self { get }
    subscript<Member: CaseBindable>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Member.UIBindingEnumeration where Value: AnyObject { get }
    subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> UIBinding<Member> where Value: AnyObject { get }
    var wrappedValue: Value
  }
  extension UIBindable where Value: AnyObject & Observable {
    init(_ wrappedValue: Value, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
    init(wrappedValue: Value, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  }
  extension UIBindable: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  @dynamicMemberLookup @propertyWrapper struct UIBinding<Value>: Sendable {
    static func constant(_ value: Value) -> Self
    init(_ base: Shared<Value>)
    init(projectedValue: UIBinding<Value>)
    init(wrappedValue value: Value)
    init(wrappedValue value: Value) where Value: AnyObject
    init<V: Hashable>(_ base: UIBinding<V>) where Value == AnyHashable
    init<V>(_ base: UIBinding<V>) where Value == V?
    init<V>(_ base: UIBinding<V?>, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) where Value == Bool
    init?(_ base: UIBinding<Value?>)
    var projectedValue: Self { get }
    subscript<Member: CaseBindable>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member.UIBindingEnumeration { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>) -> UIBinding<Member>? where Value: CasePathable { get }
    subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> UIBinding<Member> { get }
    subscript<V: CasePathable, Member>(dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Member>>) -> UIBinding<Member?> where Value == V? { get }
    subscript<V: CasePathable>(dynamicMember keyPath: KeyPath<V.AllCasePaths, AnyCasePath<V, Void>>) -> UIBinding<Bool> where Value == V? { get }
    subscript<Wrapped, Member>(dynamicMember keyPath: WritableKeyPath<Wrapped, Member>) -> UIBinding<Member?> where Value == Wrapped? { get }
    func transaction(_ transaction: UITransaction) -> Self
    var transaction: UITransaction
    var wrappedValue: Value
  }
  extension UIBinding where Value: CaseBindable {
    var cases: Value.UIBindingEnumeration { get }
  }
  extension UIBinding: Identifiable where Value: Identifiable {
    var id: Value.ID { get }
  }
  struct UIBindingIdentifier: Hashable, Sendable {
    init<Value>(_ binding: UIBinding<Value>)
  }
  struct UINavigationPath: Equatable {
    struct CodableRepresentation: Codable, Equatable {}
    func append<V: Hashable>(_ value: V)
    var codable: CodableRepresentation? { get }
    var count: Int { get }
    init()
    init(_ codable: CodableRepresentation)
    init<S: Sequence>(_ elements: S) where S.Element: Hashable
    var isEmpty: Bool { get }
    func removeLast(_ k: Int = nil)
  }
  struct UITransaction: Sendable {
    init()
    subscript<K: UITransactionKey>(key: K.Type) -> K.Value { get set }
  }
  protocol UITransactionKey {
    associatedtype Value: Sendable
    static var defaultValue: Value { get }
  }
  extension View {
    func bind<ModelValue: _Bindable, ViewValue: _Bindable>(_ modelValue: ModelValue, to viewValue: ViewValue) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable
  }
  func observe(_ apply: @escaping () -> Void) -> ObserveToken
  func observe(_ apply: @escaping (_ transaction: UITransaction) -> Void) -> ObserveToken
  func withUITransaction<R, V>(_ keyPath: WritableKeyPath<UITransaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R
  func withUITransaction<Result>(_ transaction: UITransaction, _ body: () throws -> Result) rethrows -> Result
  """#

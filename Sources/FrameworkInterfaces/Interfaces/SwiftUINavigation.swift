/// What is known of the module `SwiftUINavigation`.
let swiftUINavigationInterface = #"""
  // exports: CasePaths SwiftNavigation
  extension ActionSheet {
    init<Action>(_ state: ConfirmationDialogState<Action>, action: @escaping (Action?) -> Void)
  }
  extension Alert {
    init<Action: Sendable>(_ state: AlertState<Action>, action: @escaping (Action?) async -> Void)
    init<Action>(_ state: AlertState<Action>, action: @escaping (Action?) -> Void)
  }
  extension Binding {
    func `case`<Enum, Case>(_ casePath: CasePath<Enum, Case>) -> Binding<Case?> where Value == Enum?
    init(unwrapping base: Binding<Value?>, default value: Value)
    init?(unwrapping base: Binding<Value?>)
    init?<Enum>(unwrapping enum: Binding<Enum>, case casePath: CasePath<Enum, Value>)
    func isPresent<Enum, Case>(_ casePath: CasePath<Enum, Case>) -> Binding<Bool> where Value == Enum?
    func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped?
    func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self
    func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Self where Value: Sendable
    subscript<Enum: CasePathable, Member>(dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>) -> Binding<Member?> where Value == Enum? { get }
    subscript<Enum: CasePathable>(dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Void>>) -> Binding<Bool> where Value == Enum? { get }
    subscript<Member>(dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>) -> Binding<Member>? where Value: CasePathable { get }
  }
  extension Binding where Value: Equatable {
    func removeDuplicates() -> Self
  }
  extension Binding where Value: Equatable, Value: Sendable {
    func removeDuplicates() -> Self
  }
  struct CaseLet<Enum, Case, Content>: View where Content: View {
    var body: some View { get }
    var casePath: CasePath<Enum, Case> { get }
    var content: (Binding<Case>) -> Content { get }
    init(_ casePath: CasePath<Enum, Case>, @ViewBuilder then content: @escaping (Binding<Case>) -> Content)
  }
  struct Default<Content: View>: View {
    var body: some View { get }
    init(@ViewBuilder content: () -> Content)
  }
  struct IfCaseLet<Enum, Case, IfContent, ElseContent>: View where IfContent: View, ElseContent: View {
    var body: some View { get }
    var casePath: CasePath<Enum, Case> { get }
    var elseContent: ElseContent { get }
    var `enum`: Binding<Enum> { get }
    var ifContent: (Binding<Case>) -> IfContent { get }
    init(_ `enum`: Binding<Enum>, pattern casePath: CasePath<Enum, Case>, @ViewBuilder ifContent: @escaping (Binding<Case>) -> IfContent, @ViewBuilder elseContent: () -> ElseContent)
    init(_ `enum`: Binding<Enum>, pattern casePath: CasePath<Enum, Case>, @ViewBuilder then ifContent: @escaping (Binding<Case>) -> IfContent, @ViewBuilder else elseContent: () -> ElseContent)
  }
  extension IfCaseLet where ElseContent == EmptyView {
    init(_ `enum`: Binding<Enum>, pattern casePath: CasePath<Enum, Case>, @ViewBuilder ifContent: @escaping (Binding<Case>) -> IfContent)
  }
  struct IfLet<Value, IfContent, ElseContent>: View where IfContent: View, ElseContent: View {
    var body: some View { get }
    var elseContent: ElseContent { get }
    var ifContent: (Binding<Value>) -> IfContent { get }
    init(_ value: Binding<Value?>, @ViewBuilder then ifContent: @escaping (Binding<Value>) -> IfContent, @ViewBuilder else elseContent: () -> ElseContent)
    var value: Binding<Value?> { get }
  }
  extension IfLet where ElseContent == EmptyView {
    init(_ value: Binding<Value?>, @ViewBuilder then ifContent: @escaping (Binding<Value>) -> IfContent)
  }
  extension NavigationLink {
    init<Enum, Case, WrappedDestination>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, @ViewBuilder destination: @escaping (Binding<Case>) -> WrappedDestination, onNavigate: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label) where Destination == WrappedDestination?
    init<Enum, Case, WrappedDestination>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, onNavigate: @escaping (Bool) -> Void, @ViewBuilder destination: @escaping (Binding<Case>) -> WrappedDestination, @ViewBuilder label: () -> Label) where Destination == WrappedDestination?
    init<Item: Sendable, WrappedDestination>(item: Binding<Item?>, onNavigate: @escaping (_ isActive: Bool) -> Void, @ViewBuilder destination: @escaping (Binding<Item>) -> WrappedDestination, @ViewBuilder label: () -> Label) where Destination == WrappedDestination?
    init<Value, WrappedDestination>(unwrapping value: Binding<Value?>, @ViewBuilder destination: @escaping (Binding<Value>) -> WrappedDestination, onNavigate: @escaping (_ isActive: Bool) -> Void, @ViewBuilder label: () -> Label) where Destination == WrappedDestination?
    init<Value, WrappedDestination>(unwrapping value: Binding<Value?>, onNavigate: @escaping (_ isActive: Bool) -> Void, @ViewBuilder destination: @escaping (Binding<Value>) -> WrappedDestination, @ViewBuilder label: () -> Label) where Destination == WrappedDestination?
  }
  struct Switch<Enum, Content: View>: View {
    var body: some View { get }
    var content: Content { get }
    var `enum`: Binding<Enum> { get }
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7, Case8, Content8, Case9, Content9, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>, CaseLet<Enum, Case9, Content9>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>>>>, _ConditionalContent<CaseLet<Enum, Case9, Content9>, Default<DefaultContent>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7, Case8, Content8, Case9, Content9>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>, CaseLet<Enum, Case9, Content9> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>>>>, _ConditionalContent<CaseLet<Enum, Case9, Content9>, Default<_ExhaustivityCheckView<Enum>>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7, Case8, Content8, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>>>>, Default<DefaultContent>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7, Case8, Content8>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, CaseLet<Enum, Case8, Content8>>>>, Default<_ExhaustivityCheckView<Enum>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, Default<DefaultContent>>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, Case7, Content7>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, CaseLet<Enum, Case7, Content7> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, _ConditionalContent<CaseLet<Enum, Case7, Content7>, Default<_ExhaustivityCheckView<Enum>>>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, Default<DefaultContent>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, Case6, Content6>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case5, Content5>, CaseLet<Enum, Case6, Content6>>, Default<_ExhaustivityCheckView<Enum>>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<CaseLet<Enum, Case5, Content5>, Default<DefaultContent>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, Case5, Content5>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, CaseLet<Enum, Case5, Content5> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, _ConditionalContent<CaseLet<Enum, Case5, Content5>, Default<_ExhaustivityCheckView<Enum>>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, Default<DefaultContent>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, Case4, Content4>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4> )>) where Content == _ConditionalContent<_ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, CaseLet<Enum, Case4, Content4>>>, Default<_ExhaustivityCheckView<Enum>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, Default<DefaultContent>>>
    init<Case1, Content1, Case2, Content2, Case3, Content3>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, CaseLet<Enum, Case3, Content3> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, _ConditionalContent<CaseLet<Enum, Case3, Content3>, Default<_ExhaustivityCheckView<Enum>>>>
    init<Case1, Content1, Case2, Content2, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>, Default<DefaultContent> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, Default<DefaultContent>>
    init<Case1, Content1, Case2, Content2>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2> )>) where Content == _ConditionalContent<_ConditionalContent<CaseLet<Enum, Case1, Content1>, CaseLet<Enum, Case2, Content2>>, Default<_ExhaustivityCheckView<Enum>>>
    init<Case1, Content1, DefaultContent>(_ enum: Binding<Enum>, @ViewBuilder content: () -> TupleView< ( CaseLet<Enum, Case1, Content1>, Default<DefaultContent> )>) where Content == _ConditionalContent<CaseLet<Enum, Case1, Content1>, Default<DefaultContent>>
    init<Case1, Content1>(_ enum: Binding<Enum>, file: StaticString = nil, line: UInt = nil, @ViewBuilder content: () -> CaseLet<Enum, Case1, Content1>) where Content == _ConditionalContent<CaseLet<Enum, Case1, Content1>, Default<_ExhaustivityCheckView<Enum>>>
  }
  extension View {
    func alert(_ state: Binding<AlertState<Never>?>) -> some View
    func alert<Enum, Case, A: View, M: View>(title: (Case) -> Text, unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, @ViewBuilder actions: (Case) -> A, @ViewBuilder message: (Case) -> M) -> some View
    func alert<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, AlertState<Value>>, action handler: @escaping (Value) async -> Void = nil) -> some View
    func alert<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, AlertState<Value>>, action handler: @escaping (Value?) -> Void = nil) -> some View
    func alert<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, AlertState<Value>>, action handler: @escaping (Value?) async -> Void = nil) -> some View
    func alert<Item, A: View, M: View>(item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Binding<Item>) -> A, @ViewBuilder message: (Item) -> M) -> some View
    func alert<Item, A: View, M: View>(item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M) -> some View
    func alert<Item, A: View>(item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Binding<Item>) -> A) -> some View
    func alert<Item, A: View>(item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A) -> some View
    func alert<Value, A: View, M: View>(title: (Value) -> Text, unwrapping value: Binding<Value?>, @ViewBuilder actions: (Value) -> A, @ViewBuilder message: (Value) -> M) -> some View
    func alert<Value: Sendable>(_ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) async -> Void) -> some View
    func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View
    func alert<Value>(_ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void) -> some View
    func alert<Value>(unwrapping value: Binding<AlertState<Value>?>, action handler: @escaping (Value) async -> Void = nil) -> some View
    func alert<Value>(unwrapping value: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void = nil) -> some View
    func alert<Value>(unwrapping value: Binding<AlertState<Value>?>, action handler: @escaping (Value?) async -> Void = nil) -> some View
    func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>, ) -> some View
    func confirmationDialog<Enum, Case, A: View, M: View>(title: (Case) -> Text, titleVisibility: Visibility = nil, unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, @ViewBuilder actions: (Case) -> A, @ViewBuilder message: (Case) -> M) -> some View
    func confirmationDialog<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, ConfirmationDialogState<Value>>, action handler: @escaping (Value) async -> Void = nil) -> some View
    func confirmationDialog<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, ConfirmationDialogState<Value>>, action handler: @escaping (Value?) -> Void = nil) -> some View
    func confirmationDialog<Enum, Value>(unwrapping `enum`: Binding<Enum?>, case casePath: CasePath<Enum, ConfirmationDialogState<Value>>, action handler: @escaping (Value?) async -> Void = nil) -> some View
    func confirmationDialog<Item, A: View, M: View>(item: Binding<Item?>, titleVisibility: Visibility = nil, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M) -> some View
    func confirmationDialog<Item, A: View>(item: Binding<Item?>, titleVisibility: Visibility = nil, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A) -> some View
    func confirmationDialog<Value, A: View, M: View>(title: (Value) -> Text, titleVisibility: Visibility = nil, unwrapping value: Binding<Value?>, @ViewBuilder actions: (Value) -> A, @ViewBuilder message: (Value) -> M) -> some View
    func confirmationDialog<Value: Sendable>(_ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) async -> Void) -> some View
    func confirmationDialog<Value>(_ state: Binding<ConfirmationDialogState<Value>?>, ) -> some View
    func confirmationDialog<Value>(_ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void) -> some View
    func confirmationDialog<Value>(unwrapping value: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value) async -> Void = nil) -> some View
    func confirmationDialog<Value>(unwrapping value: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void = nil) -> some View
    func confirmationDialog<Value>(unwrapping value: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) async -> Void = nil) -> some View
    func fullScreenCover<Enum, Case, Content>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Case>) -> Content) -> some View where Content: View
    func fullScreenCover<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func fullScreenCover<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func fullScreenCover<Value, Content>(unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Value>) -> Content) -> some View where Content: View
    func navigationDestination<D, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (Binding<D>) -> C) -> some View
    func navigationDestination<D, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View
    func navigationDestination<Enum, Case, Destination: View>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, @ViewBuilder destination: (Binding<Case>) -> Destination) -> some View
    func navigationDestination<Value, Destination: View>(unwrapping value: Binding<Value?>, @ViewBuilder destination: (Binding<Value>) -> Destination) -> some View
    func popover<Enum, Case, Content>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge = nil, @ViewBuilder content: @escaping (Binding<Case>) -> Content) -> some View where Content: View
    func popover<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func popover<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func popover<Value, Content>(unwrapping value: Binding<Value?>, attachmentAnchor: PopoverAttachmentAnchor = nil, arrowEdge: Edge = nil, @ViewBuilder content: @escaping (Binding<Value>) -> Content) -> some View where Content: View
    func sheet<Enum, Case, Content>(unwrapping enum: Binding<Enum?>, case casePath: CasePath<Enum, Case>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Case>) -> Content) -> some View where Content: View
    func sheet<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func sheet<Item, ID: Hashable, Content: View>(item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
    func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Item>) -> Content) -> some View
    func sheet<Value, Content>(unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Binding<Value>) -> Content) -> some View where Content: View
  }
  extension Visibility {
    init(_ visibility: ConfirmationDialogStateTitleVisibility)
  }
  struct WithState<Value, Content: View>: View {
    var body: some View { get }
    init(initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content)
  }
  """#

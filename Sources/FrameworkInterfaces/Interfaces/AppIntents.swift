/// What is known of the module `AppIntents`.
let appIntentsInterface = #"""
  // exports: Foundation
  @propertyWrapper struct AppDependency<Value> {
    init(key: AnyHashable? = nil, manager: AppDependencyManager = nil)
    var wrappedValue: Value { get }
  }
  class AppDependencyManager {
    func add<Dependency>(key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency)
    func add<Dependency>(key: AnyHashable? = nil, dependency dependencyProvider: @escaping () async -> Dependency)
    static var shared: AppDependencyManager { get }
  }
  protocol AppEntity: AppValue, DisplayRepresentable, Identifiable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
  }
  extension AppEntity {
    typealias Property = EntityProperty
  }
  protocol AppEnum: AppValue, CaseDisplayRepresentable, RawRepresentable, CaseIterable {}
  protocol AppIntent: PersistentlyIdentifiable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var description: IntentDescription? { get }
    init()
    static var isDiscoverable: Bool { get }
    static var openAppWhenRun: Bool { get }
    func perform() async throws -> PerformResult
    static var supportedModes: IntentModes { get }
    static var title: LocalizedStringResource { get }
  }
  extension AppIntent {
    typealias Dependency = AppDependency
    typealias Parameter = IntentParameter
    typealias Switch = ParameterSummarySwitchCondition<Self>
    typealias When = ParameterSummaryWhenCondition<Self>
    func callAsFunction(donate: Bool) async throws -> PerformResult
    func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = nil) async throws
    func donate() async throws -> IntentDonationIdentifier
    func needsToContinueInForegroundError() -> Error
    func requestConfirmation() async throws
    func requestConfirmation<R: IntentResult>(result: R, confirmationActionName: ConfirmationActionName = nil, showPrompt: Bool = nil) async throws
    var systemContext: IntentSystemContext { get }
  }
  struct AppIntentError: Error {
    static var restartPerform: AppIntentError { get }
  }
  protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
  }
  struct AppShortcut {
    init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>])
    init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String)
  }
  struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation {
    init(stringLiteral value: String)
  }
  enum AppShortcutPhraseToken {
    case applicationName
  }
  @resultBuilder struct AppShortcutsBuilder {}
  protocol AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
  }
  extension AppShortcutsProvider {
    static func updateAppShortcutParameters()
  }
  protocol AppValue {}
  protocol AudioPlaybackIntent: SystemIntent {}
  protocol AudioRecordingIntent: SystemIntent {}
  protocol AudioStartingIntent: SystemIntent {}
  protocol CaseDisplayRepresentable: TypeDisplayRepresentable {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
  }
  extension CaseDisplayRepresentable {
    var localizedStringResource: LocalizedStringResource { get }
  }
  struct ConfirmationActionName {
    static var add: ConfirmationActionName { get }
    static var `continue`: ConfirmationActionName { get }
    static func custom(acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource], denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = nil) -> ConfirmationActionName
    static var go: ConfirmationActionName { get }
    static var open: ConfirmationActionName { get }
    static var play: ConfirmationActionName { get }
    static var send: ConfirmationActionName { get }
    static var start: ConfirmationActionName { get }
  }
  protocol ControlConfigurationIntent: SystemIntent {}
  protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
  }
  protocol DeleteIntent: SystemIntent {
    associatedtype Entity
    var entities: [Entity]
  }
  protocol DisplayRepresentable: TypeDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
  }
  struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable {
    struct Image: Hashable {}
    var image: DisplayRepresentation.Image?
    init(stringLiteral value: String)
    init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, synonyms: [LocalizedStringResource] = nil)
    var subtitle: LocalizedStringResource?
    var title: LocalizedStringResource
  }
  extension DisplayRepresentation.Image {
    enum ImageDisplayStyle { case `default`, circular }
    init(data: Data, isTemplate: Bool? = nil)
    init(named: String, isTemplate: Bool? = nil, displayStyle: ImageDisplayStyle? = nil)
    init(systemName: String, tintColor: Any? = nil, symbolConfiguration: Any? = nil)
    init(url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil)
  }
  protocol DynamicOptionsProvider {
    associatedtype DefaultValue
    associatedtype Result
    func defaultResult() async -> DefaultValue?
    func results() async throws -> Result
  }
  @propertyWrapper class EntityProperty<Value> {
    init()
    init(title: LocalizedStringResource)
    var projectedValue: EntityProperty<Value> { get }
    var wrappedValue: Value
  }
  protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    static var properties: Any { get }
    static var sortingOptions: Any { get }
  }
  protocol EntityQuery: DynamicOptionsProvider {
    associatedtype Entity: AppEntity
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    init()
    func suggestedEntities() async throws -> [Entity]
  }
  protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
  }
  protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
  }
  protocol FileEntity: AppEntity {}
  struct FocusFilterAppContext {
    init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil)
    var notificationFilterPredicate: NSPredicate?
    var targetContentIdentifierPrefix: String?
  }
  protocol ForegroundContinuableIntent: AppIntent {}
  protocol IndexedEntity: AppEntity {
    var attributeSet: CSSearchableItemAttributeSet { get }
  }
  enum IntentAuthenticationPolicy {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
  }
  struct IntentCurrencyAmount {}
  struct IntentDescription: ExpressibleByStringLiteral {
    var descriptionText: LocalizedStringResource { get }
    init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = nil, resultValueName: LocalizedStringResource? = nil)
    init(stringLiteral value: String)
  }
  struct IntentDialog: ExpressibleByStringInterpolation {
    init(_ value: LocalizedStringResource)
    init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil)
    init(stringLiteral value: String)
  }
  struct IntentDonationIdentifier: Hashable {}
  struct IntentFile: Hashable {
    var data: Data { get }
    var fileURL: URL? { get }
    var filename: String { get }
    init(data: Data, filename: String, type: UTType? = nil)
    init(fileURL: URL, filename: String? = nil, type: UTType? = nil)
    var type: UTType?
  }
  struct IntentItem<Result> {
    init(_ item: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil)
  }
  struct IntentItemCollection<Result> {
    init(items: [Result])
    init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = nil, sections: [IntentItemSection<Result>])
    init(sections: [IntentItemSection<Result>])
  }
  struct IntentItemSection<Result> {
    init(_ title: LocalizedStringResource, items: [Result])
    init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>])
  }
  struct IntentModes: OptionSet {
    static var background: IntentModes { get }
    static var foreground: IntentModes { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  @propertyWrapper class IntentParameter<Value> {
    init(description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
    init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil)
    init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Any, upperBound: Any)? = nil, requestValueDialog: IntentDialog? = nil)
    init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil)
    init<O>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value, requestValueDialog: IntentDialog? = nil, optionsProvider: O)
    init<O>(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: O)
    func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> Error
    func needsValueError(_ dialog: IntentDialog? = nil) -> Error
    var projectedValue: IntentParameter<Value> { get }
    func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool
    func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value
    func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value
    var title: LocalizedStringResource? { get }
    var wrappedValue: Value
  }
  @propertyWrapper struct IntentParameterDependency<Intent> {
    init<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
    var wrappedValue: Intent? { get }
  }
  struct IntentParameterSummary<Intent>: ParameterSummary {
    init(_ string: ParameterSummaryString<Intent>, @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>] = nil)
  }
  struct IntentPerson {
    init(name: Any, handle: Any)
    var name: String
  }
  protocol IntentResult {}
  extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    static func result() -> Self
    static func result(dialog: IntentDialog) -> Self
    static func result<I: AppIntent>(opensIntent: I) -> Self
    static func result<V, I: AppIntent>(value: V, opensIntent: I) -> Self
    static func result<V, W: View>(value: V, dialog: IntentDialog, view: W) -> Self
    static func result<V: View>(@ViewBuilder view: () -> V) -> Self
    static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
    static func result<V: View>(dialog: IntentDialog, view: V) -> Self
    static func result<V: View>(view: V) -> Self
    static func result<V>(value: V) -> Self
    static func result<V>(value: V, dialog: IntentDialog) -> Self
  }
  struct IntentResultContainer<Value, OpenIntent, Snippet, Dialog>: IntentResult {
    var value: Value? { get }
  }
  struct IntentSystemContext {
    var preciseTimestamp: Date? { get }
  }
  typealias ItemCollection = IntentItemCollection
  typealias ItemSection = IntentItemSection
  protocol LiveActivityIntent: SystemIntent {}
  protocol LiveActivityStartingIntent: SystemIntent {}
  protocol OpenIntent: SystemIntent {
    associatedtype Value
    var target: Value
  }
  struct OpenURLIntent: AppIntent {
    init(_ url: URL)
  }
  protocol OpensIntent: IntentResult {}
  @resultBuilder struct ParameterKeyPathsBuilder<Intent> {}
  protocol ParameterSummary {
    associatedtype Intent
  }
  @resultBuilder struct ParameterSummaryBuilder<Intent> {}
  struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation {}
  struct ParameterSummarySwitchCondition<Intent> {}
  struct ParameterSummaryWhenCondition<Intent> {}
  protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
  }
  protocol ProgressReportingIntent: AppIntent {
    var progress: Progress { get }
  }
  protocol ProvidesDialog: IntentResult {}
  protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value
    var value: Value? { get }
  }
  protocol SetFocusFilterIntent: AppIntent {
    var appContext: FocusFilterAppContext { get }
    var displayRepresentation: DisplayRepresentation { get }
  }
  protocol SetValueIntent: SystemIntent {
    associatedtype ValueType
    var value: ValueType
  }
  enum ShortcutTileColor {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
  }
  struct ShortcutsLink: View {
    init()
    init(action: @escaping () -> Void)
  }
  protocol ShowInAppSearchResultsIntent: SystemIntent {
    var criteria: StringSearchCriteria { get }
    static var searchScopes: [StringSearchScope] { get }
  }
  protocol ShowsSnippetIntent: IntentResult {}
  protocol ShowsSnippetView: IntentResult {}
  struct SiriTipView: View {
    init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil)
  }
  extension String {
    static var applicationName: String { get }
  }
  struct StringSearchCriteria {
    var term: String { get }
  }
  struct StringSearchScope {
    static var general: StringSearchScope { get }
  }
  typealias Summary = IntentParameterSummary
  protocol SystemIntent: AppIntent {}
  protocol TransientAppEntity: AppValue, DisplayRepresentable {
    init()
  }
  protocol TypeDisplayRepresentable {
    static var typeDisplayName: LocalizedStringResource { get }
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  }
  struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable {
    init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = nil)
    init(stringLiteral value: String)
    var name: LocalizedStringResource
    var numericFormat: LocalizedStringResource?
  }
  protocol URLRepresentableEntity: AppEntity {}
  protocol URLRepresentableIntent: AppIntent {}
  protocol UndoableIntent: AppIntent {
    var undoManager: UndoManager? { get }
  }
  protocol UniqueAppEntity: AppEntity {}
  protocol UniqueAppEntityProvider {}
  protocol WidgetConfigurationIntent: SystemIntent {}
  """#

/// What is known of the module `WidgetKit`.
let widgetKitInterface = #"""
  // exports: Foundation
  struct AccessoryWidgetBackground: View {
    init()
  }
  struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  }
  struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    init<Content: View>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content, dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland)
  }
  enum ActivityFamily: Hashable {
    case small, medium
  }
  struct ActivityViewContext<Attributes: ActivityAttributes> {
    var activityID: String { get }
    var attributes: Attributes { get }
    var isStale: Bool { get }
    var state: Attributes.ContentState { get }
  }
  struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = nil, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)
  }
  struct AppIntentControlConfiguration<Configuration, Content>: ControlWidgetConfiguration {
    init(kind: String, intent: Configuration.Type = nil, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content)
    init<Provider: AppIntentControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
  }
  protocol AppIntentControlValueProvider {
    associatedtype Configuration
    associatedtype Value
    func currentValue(configuration: Configuration) async throws -> Value
    func previewValue(configuration: Configuration) -> Value
  }
  struct AppIntentRecommendation<T> {
    init(intent: T, description: LocalizedStringResource)
  }
  protocol AppIntentTimelineProvider {
    typealias Context = TimelineProviderContext
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    func placeholder(in context: Context) -> Entry
    func recommendations() -> [AppIntentRecommendation<Intent>]
    func relevance() async -> WidgetRelevance<Intent>
    func relevances() async -> WidgetRelevances<Intent>
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  }
  class ControlCenter {
    func currentControls() async throws -> [ControlInfo]
    func reloadAllControls()
    func reloadControls(ofKind kind: String)
    static var shared: ControlCenter { get }
  }
  struct ControlInfo {
    var kind: String { get }
  }
  protocol ControlValueProvider {
    associatedtype Value
    func currentValue() async throws -> Value
    var previewValue: Value { get }
  }
  protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    var body: Body { get }
    init()
  }
  struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate {
    init(_ titleKey: LocalizedStringKey, action: Action)
    init(action: Action, @ViewBuilder label: @escaping () -> Label)
  }
  protocol ControlWidgetConfiguration {
    associatedtype Body
    var body: Body { get }
  }
  extension ControlWidgetConfiguration {
    func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
    func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration
    func promptsForUserConfiguration() -> some ControlWidgetConfiguration
    func pushHandler(_ handler: Any) -> some ControlWidgetConfiguration
  }
  protocol ControlWidgetTemplate {}
  @resultBuilder struct ControlWidgetTemplateBuilder {}
  struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate {
    init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
    init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel)
  }
  struct DynamicIsland {
    func contentMargins(_ edges: Edge.Set = nil, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    init<Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View>(@DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: @escaping () -> CompactLeading, @ViewBuilder compactTrailing: @escaping () -> CompactTrailing, @ViewBuilder minimal: @escaping () -> Minimal)
    func keylineTint(_ color: Color?) -> DynamicIsland
    func widgetURL(_ url: URL?) -> DynamicIsland
  }
  struct DynamicIslandExpandedContent<Content> {}
  @resultBuilder struct DynamicIslandExpandedContentBuilder {}
  struct DynamicIslandExpandedRegion<Content: View> {
    init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = nil, @ViewBuilder content: @escaping () -> Content)
  }
  struct DynamicIslandExpandedRegionPosition: Hashable {
    static var bottom: DynamicIslandExpandedRegionPosition { get }
    static var center: DynamicIslandExpandedRegionPosition { get }
    static var leading: DynamicIslandExpandedRegionPosition { get }
    static var trailing: DynamicIslandExpandedRegionPosition { get }
  }
  struct DynamicIslandExpandedRegionVerticalPlacement: Hashable {
    static var belowIfTooWide: DynamicIslandExpandedRegionVerticalPlacement { get }
  }
  struct DynamicIslandMode {
    static var compactLeading: DynamicIslandMode { get }
    static var compactTrailing: DynamicIslandMode { get }
    static var expanded: DynamicIslandMode { get }
    static var minimal: DynamicIslandMode { get }
  }
  extension EnvironmentValues {
    var activityFamily: ActivityFamily
    var isActivityFullscreen: Bool
    var isActivityUpdateReduced: Bool { get }
    var showsWidgetContainerBackground: Bool { get }
    var showsWidgetLabel: Bool { get }
    var widgetContentMargins: EdgeInsets
    var widgetFamily: WidgetFamily
    var widgetRenderingMode: WidgetRenderingMode
  }
  struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    init<Provider: IntentTimelineProvider>(kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)
  }
  struct IntentRecommendation<T> {
    init(intent: T, description: String)
  }
  protocol IntentTimelineProvider {
    typealias Context = TimelineProviderContext
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    func placeholder(in context: Context) -> Entry
    func recommendations() -> [IntentRecommendation<Intent>]
  }
  protocol PreviewContext {
    associatedtype Body
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
  }
  struct StaticConfiguration<Content: View>: WidgetConfiguration {
    init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content)
  }
  struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
    init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content)
    init<Provider: ControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
  }
  struct Timeline<EntryType: TimelineEntry> {
    var entries: [EntryType] { get }
    init(entries: [EntryType], policy: TimelineReloadPolicy)
    var policy: TimelineReloadPolicy { get }
  }
  protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
  }
  struct TimelineEntryRelevance: Hashable {
    var duration: TimeInterval
    init(score: Float, duration: TimeInterval = nil)
    var score: Float
  }
  protocol TimelineProvider {
    typealias Context = TimelineProviderContext
    associatedtype Entry: TimelineEntry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    func placeholder(in context: Context) -> Entry
  }
  struct TimelineProviderContext {
    @dynamicMemberLookup struct EnvironmentVariants {}
    var displaySize: CGSize { get }
    var environmentVariants: TimelineProviderContext.EnvironmentVariants { get }
    var family: WidgetFamily { get }
    var isPreview: Bool { get }
  }
  extension TimelineProviderContext.EnvironmentVariants {
    subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { get }
  }
  struct TimelineReloadPolicy: Equatable {
    static func after(_ date: Date) -> TimelineReloadPolicy
    static var atEnd: TimelineReloadPolicy { get }
    static var never: TimelineReloadPolicy { get }
  }
  extension View {
    func activityBackgroundTint(_ color: Color?) -> some View
    func activitySystemActionForegroundColor(_ color: Color?) -> some View
    func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    func widgetAccentable(_ accentable: Bool = nil) -> some View
    func widgetCurvesContent(_ curvesContent: Bool = nil) -> some View
    func widgetLabel(_ titleKey: LocalizedStringKey) -> some View
    func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View
    func widgetLabel<S: StringProtocol>(_ title: S) -> some View
  }
  extension Widget {
    static func main()
  }
  struct WidgetAccentedRenderingMode: Hashable {
    static var accented: WidgetAccentedRenderingMode { get }
    static var accentedDesaturated: WidgetAccentedRenderingMode { get }
    static var desaturated: WidgetAccentedRenderingMode { get }
    static var fullColor: WidgetAccentedRenderingMode { get }
  }
  extension WidgetBundle {
    static func main()
  }
  class WidgetCenter {
    func currentConfigurations() async throws -> [WidgetInfo]
    func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void)
    func invalidateConfigurationRecommendations()
    func invalidateRelevance(ofKind kind: String)
    func reloadAllTimelines()
    func reloadTimelines(ofKind kind: String)
    static var shared: WidgetCenter { get }
  }
  enum WidgetFamily: Int, CaseIterable, Hashable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait, accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  }
  struct WidgetInfo: Identifiable {
    var configuration: INIntent? { get }
    var family: WidgetFamily { get }
    var id: WidgetInfo { get }
    var kind: String { get }
    func widgetConfigurationIntent<Intent>(of intentType: Intent.Type) -> Intent?
  }
  struct WidgetLocation: Hashable {
    static var carPlay: WidgetLocation { get }
    static var homeScreen: WidgetLocation { get }
    static var iPhoneWidgetsOnMac: WidgetLocation { get }
    static var lockScreen: WidgetLocation { get }
    static var standBy: WidgetLocation { get }
  }
  struct WidgetPreviewContext: PreviewContext {
    init(family: WidgetFamily)
  }
  struct WidgetRelevance<T> {
    init(_ attributes: [Any])
  }
  struct WidgetRelevances<T> {
    init(_ relevances: [Any])
  }
  struct WidgetRenderingMode: Hashable {
    static var accented: WidgetRenderingMode { get }
    static var fullColor: WidgetRenderingMode { get }
    static var vibrant: WidgetRenderingMode { get }
  }
  """#

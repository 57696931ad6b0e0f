/// What is known of the module `TipKit`.
let tipKitInterface = #"""
  // exports: Foundation
  struct MiniTipViewStyle: TipViewStyle {
    init()
  }
  protocol Tip: Identifiable {
    var actions: [Tips.Action] { get }
    var image: Image? { get }
    var message: Text? { get }
    var options: [any TipOption] { get }
    var rules: [Tips.Rule] { get }
    var title: Text { get }
  }
  extension Tip {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias Option = TipOption
    typealias Rule = Tips.Rule
    typealias Status = Tips.Status
    func invalidate(reason: Tips.InvalidationReason)
    func resetEligibility() async
    var shouldDisplay: Bool { get }
    var shouldDisplayUpdates: AsyncStream<Bool> { get }
    var status: Tips.Status { get }
    var statusUpdates: AsyncStream<Tips.Status> { get }
  }
  class TipGroup {
    enum Priority { case ordered, firstAvailable }
    var currentTip: (any Tip)? { get }
    init(_ priority: Priority = nil, @TipGroupBuilder _ tips: () -> [any Tip])
  }
  @resultBuilder struct TipGroupBuilder {}
  class TipNSPopover: NSPopover {
    init(_ tip: any Tip)
  }
  protocol TipOption {}
  class TipUICollectionViewCell: UICollectionViewCell {
    func configureTip(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = nil)
  }
  class TipUIPopoverViewController: UIViewController {
    init(_ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem, actionHandler: @escaping (Tips.Action) -> Void = nil)
    var viewStyle: any TipViewStyle
  }
  class TipUIView: UIView {
    var cornerRadius: CGFloat
    var imageSize: CGSize
    init(_ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping (Tips.Action) -> Void = nil)
    var viewStyle: any TipViewStyle
  }
  struct TipView<Content: Tip>: View {
    init(_ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = nil)
    init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = nil)
  }
  protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration
    func makeBody(configuration: Configuration) -> Body
  }
  extension TipViewStyle where Self == MiniTipViewStyle {
    static var miniTip: MiniTipViewStyle { get }
  }
  struct TipViewStyleConfiguration {
    var actions: [Tips.Action] { get }
    var image: Image? { get }
    var message: Text? { get }
    var tip: any Tip { get }
    var title: Text? { get }
  }
  enum Tips {
    struct Action: Identifiable {}
    @resultBuilder struct ActionBuilder {}
    struct ConfigurationOption {}
    struct Event<DonationInfo>: Identifiable {}
    struct IgnoresDisplayFrequency: TipOption {}
    enum InvalidationReason { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
    struct MaxDisplayCount: TipOption {}
    struct MaxDisplayDuration: TipOption {}
    @resultBuilder struct OptionsBuilder {}
    struct ParameterOption {}
    struct Rule {}
    @resultBuilder struct RuleBuilder {}
    enum Status: Hashable { case pending, available, invalidated(Tips.InvalidationReason) }
    static func configure(_ options: [ConfigurationOption] = nil) throws
    static func hideAllTipsForTesting()
    static func hideTipsForTesting(_ tips: [any Tip.Type])
    static func resetDatastore() throws
    static func showAllTipsForTesting()
    static func showTipsForTesting(_ tips: [any Tip.Type])
  }
  extension Tips.Action {
    var id: String { get }
    var index: Int? { get }
    init(id: String = nil, perform handler: @escaping () -> Void = nil, _ label: @escaping () -> Text)
    init(id: String = nil, title: String, perform handler: @escaping () -> Void = nil)
  }
  extension Tips.ConfigurationOption {
    struct DatastoreLocation {}
    struct DisplayFrequency {}
    static func cloudKitContainer(_ container: Any) -> ConfigurationOption
    static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption
    static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption
  }
  extension Tips.ConfigurationOption.DatastoreLocation {
    static var applicationDefault: DatastoreLocation { get }
    static func groupContainer(identifier: String) -> DatastoreLocation
    static func url(_ url: URL) -> DatastoreLocation
  }
  extension Tips.ConfigurationOption.DisplayFrequency {
    static var daily: DisplayFrequency { get }
    static var hourly: DisplayFrequency { get }
    static var immediate: DisplayFrequency { get }
    static var monthly: DisplayFrequency { get }
    static var weekly: DisplayFrequency { get }
  }
  extension Tips.Event {
    struct Donation {}
    func donate() async
    var donations: [Donation] { get }
    var id: String { get }
    init(id: String)
    func sendDonation(_ onComplete: (() -> Void)? = nil)
  }
  extension Tips.Event.Donation {
    var date: Date { get }
  }
  extension Tips.IgnoresDisplayFrequency {
    init(_ ignoresDisplayFrequency: Bool)
  }
  extension Tips.MaxDisplayCount {
    init(_ count: Int)
  }
  extension Tips.MaxDisplayDuration {
    init(_ duration: TimeInterval)
  }
  extension View {
    func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = nil) -> some View
    func tipBackground<S: ShapeStyle>(_ style: S) -> some View
    func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = nil) -> some View
    func tipImageSize(_ size: CGSize) -> some View
    func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View
    func tipViewStyle(_ style: some TipViewStyle) -> some View
  }
  """#

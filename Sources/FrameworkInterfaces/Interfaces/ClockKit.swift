/// What is known of the module `ClockKit`.
let clockKitInterface = #"""
  // exports: Foundation
  class CLKComplication: NSObject, NSCopying {
    var family: CLKComplicationFamily { get }
    var identifier: String { get }
    init()
    var userActivity: NSUserActivity? { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  enum CLKComplicationColumnAlignment: Int {
    case leading, trailing
  }
  protocol CLKComplicationDataSource: NSObjectProtocol {
    func getAlwaysOnTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate) -> Void)
    func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
    func getCurrentTimelineEntry(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineEntry) -> Void)
    func getLocalizableSampleTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate) -> Void)
    func getNextRequestedUpdateDate(handler: @escaping (Date) -> Void)
    func getPlaceholderTemplate(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTemplate) -> Void)
    func getPrivacyBehavior(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
    func getSupportedTimeTravelDirections(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimeTravelDirections) -> Void)
    func getTimelineAnimationBehavior(for complication: CLKComplication, withHandler handler: @escaping (CLKComplicationTimelineAnimationBehavior) -> Void)
    func getTimelineEndDate(for complication: CLKComplication, withHandler handler: @escaping (Date) -> Void)
    func getTimelineEntries(for complication: CLKComplication, after afterDate: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]) -> Void)
    func getTimelineEntries(for complication: CLKComplication, before beforeDate: Date, limit: Int, withHandler handler: @escaping ([CLKComplicationTimelineEntry]) -> Void)
    func getTimelineStartDate(for complication: CLKComplication, withHandler handler: @escaping (Date) -> Void)
    func handleSharedComplicationDescriptors(_ complicationDescriptors: [CLKComplicationDescriptor])
    func requestedUpdateBudgetExhausted()
    func requestedUpdateDidBegin()
    var widgetMigrator: CLKComplicationWidgetMigrator { get }
  }
  class CLKComplicationDescriptor: NSObject, NSCopying, NSSecureCoding {
    var displayName: String { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, displayName: String, supportedFamilies: [NSNumber])
    init(identifier: String, displayName: String, supportedFamilies: [NSNumber], userActivity: NSUserActivity)
    init(identifier: String, displayName: String, supportedFamilies: [NSNumber], userInfo: [AnyHashable: Any])
    var supportedFamilies: [NSNumber] { get }
    var userActivity: NSUserActivity? { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  enum CLKComplicationFamily: Int {
    case modularSmall, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall, utilitarianSmallFlat, extraLarge, graphicCorner, graphicBezel, graphicCircular, graphicRectangular, graphicExtraLarge
  }
  class CLKComplicationIntentWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration {
    var extensionBundleIdentifier: String { get }
    init(kind: String, extensionBundleIdentifier: String, intent: INIntent, localizedDisplayName: String)
    var intent: INIntent { get }
    var kind: String { get }
    var localizedDisplayName: String { get }
  }
  enum CLKComplicationPrivacyBehavior: UInt {
    case showOnLockScreen, hideOnLockScreen
  }
  enum CLKComplicationRingStyle: Int {
    case closed, open
  }
  class CLKComplicationServer: NSObject {
    var activeComplications: [CLKComplication]? { get }
    static var activeComplicationsDidChangeNotification: Notification.Name { get }
    var earliestTimeTravelDate: Date { get }
    func extendTimeline(for complication: CLKComplication)
    var latestTimeTravelDate: Date { get }
    func reloadComplicationDescriptors()
    func reloadTimeline(for complication: CLKComplication)
    static var sharedInstance: CLKComplicationServer { get }
    static func sharedInstance() -> CLKComplicationServer
  }
  class CLKComplicationStaticWidgetMigrationConfiguration: CLKComplicationWidgetMigrationConfiguration {
    var extensionBundleIdentifier: String { get }
    init(kind: String, extensionBundleIdentifier: String)
    var kind: String { get }
  }
  class CLKComplicationTemplate: NSObject, NSCopying {
    init()
    var tintColor: UIColor?
  }
  class CLKComplicationTemplateCircularSmallRingImage: CLKComplicationTemplate {
    var fillFraction: Float
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateCircularSmallRingImage
  }
  class CLKComplicationTemplateCircularSmallRingText: CLKComplicationTemplate {
    var fillFraction: Float
    init()
    init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateCircularSmallRingText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateCircularSmallSimpleImage: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider)
    static func template(with imageProvider: CLKImageProvider) -> CLKComplicationTemplateCircularSmallSimpleImage
  }
  class CLKComplicationTemplateCircularSmallSimpleText: CLKComplicationTemplate {
    init()
    init(textProvider: CLKTextProvider)
    static func template(with textProvider: CLKTextProvider) -> CLKComplicationTemplateCircularSmallSimpleText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateCircularSmallStackImage: CLKComplicationTemplate {
    init()
    init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider)
    var line1ImageProvider: CLKImageProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1ImageProvider line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateCircularSmallStackImage
  }
  class CLKComplicationTemplateCircularSmallStackText: CLKComplicationTemplate {
    init()
    init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider)
    var line1TextProvider: CLKTextProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1TextProvider line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateCircularSmallStackText
  }
  class CLKComplicationTemplateExtraLargeColumnsText: CLKComplicationTemplate {
    var column2Alignment: CLKComplicationColumnAlignment
    var highlightColumn2: Bool
    init()
    init(row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider)
    var row1Column1TextProvider: CLKTextProvider
    var row1Column2TextProvider: CLKTextProvider
    var row2Column1TextProvider: CLKTextProvider
    var row2Column2TextProvider: CLKTextProvider
    static func template(withRow1Column1TextProvider row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateExtraLargeColumnsText
  }
  class CLKComplicationTemplateExtraLargeRingImage: CLKComplicationTemplate {
    var fillFraction: Float
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateExtraLargeRingImage
  }
  class CLKComplicationTemplateExtraLargeRingText: CLKComplicationTemplate {
    var fillFraction: Float
    init()
    init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateExtraLargeRingText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateExtraLargeSimpleImage: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider)
    static func template(with imageProvider: CLKImageProvider) -> CLKComplicationTemplateExtraLargeSimpleImage
  }
  class CLKComplicationTemplateExtraLargeSimpleText: CLKComplicationTemplate {
    init()
    init(textProvider: CLKTextProvider)
    static func template(with textProvider: CLKTextProvider) -> CLKComplicationTemplateExtraLargeSimpleText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateExtraLargeStackImage: CLKComplicationTemplate {
    var highlightLine2: Bool
    init()
    init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider)
    var line1ImageProvider: CLKImageProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1ImageProvider line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateExtraLargeStackImage
  }
  class CLKComplicationTemplateExtraLargeStackText: CLKComplicationTemplate {
    var highlightLine2: Bool
    init()
    init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider)
    var line1TextProvider: CLKTextProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1TextProvider line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateExtraLargeStackText
  }
  class CLKComplicationTemplateGraphicBezelCircularText: CLKComplicationTemplate {
    var circularTemplate: CLKComplicationTemplateGraphicCircular
    init()
    init(circularTemplate: CLKComplicationTemplateGraphicCircular)
    init(circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider?)
    static func template(withCircularTemplate circularTemplate: CLKComplicationTemplateGraphicCircular) -> CLKComplicationTemplateGraphicBezelCircularText
    static func template(withCircularTemplate circularTemplate: CLKComplicationTemplateGraphicCircular, textProvider: CLKTextProvider?) -> CLKComplicationTemplateGraphicBezelCircularText
    var textProvider: CLKTextProvider?
  }
  class CLKComplicationTemplateGraphicCircular: CLKComplicationTemplate {}
  class CLKComplicationTemplateGraphicCircularClosedGaugeImage: CLKComplicationTemplateGraphicCircular {
    var gaugeProvider: CLKGaugeProvider
    var imageProvider: CLKFullColorImageProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCircularClosedGaugeImage
  }
  class CLKComplicationTemplateGraphicCircularClosedGaugeText: CLKComplicationTemplateGraphicCircular {
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularClosedGaugeText
  }
  class CLKComplicationTemplateGraphicCircularImage: CLKComplicationTemplateGraphicCircular {
    var imageProvider: CLKFullColorImageProvider
    init()
    init(imageProvider: CLKFullColorImageProvider)
    static func template(with imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCircularImage
  }
  class CLKComplicationTemplateGraphicCircularOpenGaugeImage: CLKComplicationTemplateGraphicCircular {
    var bottomImageProvider: CLKFullColorImageProvider
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularOpenGaugeImage
  }
  class CLKComplicationTemplateGraphicCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicCircular {
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider)
    var leadingTextProvider: CLKTextProvider
    static func template(with gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularOpenGaugeRangeText
    var trailingTextProvider: CLKTextProvider
  }
  class CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicCircular {
    var bottomTextProvider: CLKTextProvider
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularOpenGaugeSimpleText
  }
  class CLKComplicationTemplateGraphicCircularStackImage: CLKComplicationTemplateGraphicCircular {
    init()
    init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider)
    var line1ImageProvider: CLKFullColorImageProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1ImageProvider line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularStackImage
  }
  class CLKComplicationTemplateGraphicCircularStackText: CLKComplicationTemplateGraphicCircular {
    init()
    init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider)
    var line1TextProvider: CLKTextProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1TextProvider line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCircularStackText
  }
  class CLKComplicationTemplateGraphicCornerCircularImage: CLKComplicationTemplate {
    var imageProvider: CLKFullColorImageProvider
    init()
    init(imageProvider: CLKFullColorImageProvider)
    static func template(with imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCornerCircularImage
  }
  class CLKComplicationTemplateGraphicCornerGaugeImage: CLKComplicationTemplate {
    var gaugeProvider: CLKGaugeProvider
    var imageProvider: CLKFullColorImageProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider)
    init(gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?, imageProvider: CLKFullColorImageProvider)
    var leadingTextProvider: CLKTextProvider?
    static func template(with gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCornerGaugeImage
    static func template(with gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCornerGaugeImage
    var trailingTextProvider: CLKTextProvider?
  }
  class CLKComplicationTemplateGraphicCornerGaugeText: CLKComplicationTemplate {
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?, outerTextProvider: CLKTextProvider)
    init(gaugeProvider: CLKGaugeProvider, outerTextProvider: CLKTextProvider)
    var leadingTextProvider: CLKTextProvider?
    var outerTextProvider: CLKTextProvider
    static func template(with gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider?, trailingTextProvider: CLKTextProvider?, outerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCornerGaugeText
    static func template(with gaugeProvider: CLKGaugeProvider, outerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCornerGaugeText
    var trailingTextProvider: CLKTextProvider?
  }
  class CLKComplicationTemplateGraphicCornerStackText: CLKComplicationTemplate {
    init()
    init(innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider)
    var innerTextProvider: CLKTextProvider
    var outerTextProvider: CLKTextProvider
    static func template(withInnerTextProvider innerTextProvider: CLKTextProvider, outerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicCornerStackText
  }
  class CLKComplicationTemplateGraphicCornerTextImage: CLKComplicationTemplate {
    var imageProvider: CLKFullColorImageProvider
    init()
    init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider)
    static func template(with textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicCornerTextImage
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateGraphicExtraLargeCircular: CLKComplicationTemplate, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    var gaugeProvider: CLKGaugeProvider
    var imageProvider: CLKFullColorImageProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeImage
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText: CLKComplicationTemplateGraphicExtraLargeCircular {
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularClosedGaugeText
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    var imageProvider: CLKFullColorImageProvider
    init()
    init(imageProvider: CLKFullColorImageProvider)
    static func template(with imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularImage
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    var bottomImageProvider: CLKFullColorImageProvider
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, bottomImageProvider: CLKFullColorImageProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeImage
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText: CLKComplicationTemplateGraphicExtraLargeCircular {
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider)
    var leadingTextProvider: CLKTextProvider
    static func template(with gaugeProvider: CLKGaugeProvider, leading leadingTextProvider: CLKTextProvider, trailingTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeRangeText
    var trailingTextProvider: CLKTextProvider
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText: CLKComplicationTemplateGraphicExtraLargeCircular {
    var bottomTextProvider: CLKTextProvider
    var centerTextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    init()
    init(gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider)
    static func template(with gaugeProvider: CLKGaugeProvider, bottomTextProvider: CLKTextProvider, centerTextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularOpenGaugeSimpleText
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularStackImage: CLKComplicationTemplateGraphicExtraLargeCircular {
    init()
    init(line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider)
    var line1ImageProvider: CLKFullColorImageProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1ImageProvider line1ImageProvider: CLKFullColorImageProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularStackImage
  }
  class CLKComplicationTemplateGraphicExtraLargeCircularStackText: CLKComplicationTemplateGraphicExtraLargeCircular {
    init()
    init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider)
    var line1TextProvider: CLKTextProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1TextProvider line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicExtraLargeCircularStackText
  }
  class CLKComplicationTemplateGraphicRectangularFullImage: CLKComplicationTemplate, NSSecureCoding {
    var imageProvider: CLKFullColorImageProvider
    init()
    init?(coder: NSCoder)
    init(imageProvider: CLKFullColorImageProvider)
    static func template(with imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicRectangularFullImage
  }
  class CLKComplicationTemplateGraphicRectangularLargeImage: CLKComplicationTemplate {
    var imageProvider: CLKFullColorImageProvider
    init()
    init(textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider)
    static func template(with textProvider: CLKTextProvider, imageProvider: CLKFullColorImageProvider) -> CLKComplicationTemplateGraphicRectangularLargeImage
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateGraphicRectangularStandardBody: CLKComplicationTemplate {
    var body1TextProvider: CLKTextProvider
    var body2TextProvider: CLKTextProvider?
    var headerImageProvider: CLKFullColorImageProvider?
    var headerTextProvider: CLKTextProvider
    init()
    init(headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider)
    init(headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?)
    init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider)
    init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?)
    static func template(withHeaderImageProvider headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicRectangularStandardBody
    static func template(withHeaderImageProvider headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?) -> CLKComplicationTemplateGraphicRectangularStandardBody
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) -> CLKComplicationTemplateGraphicRectangularStandardBody
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?) -> CLKComplicationTemplateGraphicRectangularStandardBody
  }
  class CLKComplicationTemplateGraphicRectangularTextGauge: CLKComplicationTemplate {
    var body1TextProvider: CLKTextProvider
    var gaugeProvider: CLKGaugeProvider
    var headerImageProvider: CLKFullColorImageProvider?
    var headerTextProvider: CLKTextProvider
    init()
    init(headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider)
    init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider)
    static func template(withHeaderImageProvider headerImageProvider: CLKFullColorImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider) -> CLKComplicationTemplateGraphicRectangularTextGauge
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, gaugeProvider: CLKGaugeProvider) -> CLKComplicationTemplateGraphicRectangularTextGauge
  }
  class CLKComplicationTemplateModularLargeColumns: CLKComplicationTemplate {
    var column2Alignment: CLKComplicationColumnAlignment
    init()
    init(row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider, row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider)
    init(row1ImageProvider: CLKImageProvider?, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2ImageProvider: CLKImageProvider?, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider, row3ImageProvider: CLKImageProvider?, row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider)
    var row1Column1TextProvider: CLKTextProvider
    var row1Column2TextProvider: CLKTextProvider
    var row1ImageProvider: CLKImageProvider?
    var row2Column1TextProvider: CLKTextProvider
    var row2Column2TextProvider: CLKTextProvider
    var row2ImageProvider: CLKImageProvider?
    var row3Column1TextProvider: CLKTextProvider
    var row3Column2TextProvider: CLKTextProvider
    var row3ImageProvider: CLKImageProvider?
    static func template(withRow1Column1TextProvider row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider, row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeColumns
    static func template(withRow1ImageProvider row1ImageProvider: CLKImageProvider?, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2ImageProvider: CLKImageProvider?, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider, row3ImageProvider: CLKImageProvider?, row3Column1TextProvider: CLKTextProvider, row3Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeColumns
  }
  class CLKComplicationTemplateModularLargeStandardBody: CLKComplicationTemplate {
    var body1TextProvider: CLKTextProvider
    var body2TextProvider: CLKTextProvider?
    var headerImageProvider: CLKImageProvider?
    var headerTextProvider: CLKTextProvider
    init()
    init(headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider)
    init(headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?)
    init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider)
    init(headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?)
    static func template(withHeaderImageProvider headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeStandardBody
    static func template(withHeaderImageProvider headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?) -> CLKComplicationTemplateModularLargeStandardBody
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeStandardBody
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, body1TextProvider: CLKTextProvider, body2TextProvider: CLKTextProvider?) -> CLKComplicationTemplateModularLargeStandardBody
  }
  class CLKComplicationTemplateModularLargeTable: CLKComplicationTemplate {
    var column2Alignment: CLKComplicationColumnAlignment
    var headerImageProvider: CLKImageProvider?
    var headerTextProvider: CLKTextProvider
    init()
    init(headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider)
    init(headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider)
    var row1Column1TextProvider: CLKTextProvider
    var row1Column2TextProvider: CLKTextProvider
    var row2Column1TextProvider: CLKTextProvider
    var row2Column2TextProvider: CLKTextProvider
    static func template(withHeaderImageProvider headerImageProvider: CLKImageProvider?, headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeTable
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeTable
  }
  class CLKComplicationTemplateModularLargeTallBody: CLKComplicationTemplate {
    var bodyTextProvider: CLKTextProvider
    var headerTextProvider: CLKTextProvider
    init()
    init(headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider)
    static func template(withHeaderTextProvider headerTextProvider: CLKTextProvider, bodyTextProvider: CLKTextProvider) -> CLKComplicationTemplateModularLargeTallBody
  }
  class CLKComplicationTemplateModularSmallColumnsText: CLKComplicationTemplate {
    var column2Alignment: CLKComplicationColumnAlignment
    var highlightColumn2: Bool
    init()
    init(row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider)
    var row1Column1TextProvider: CLKTextProvider
    var row1Column2TextProvider: CLKTextProvider
    var row2Column1TextProvider: CLKTextProvider
    var row2Column2TextProvider: CLKTextProvider
    static func template(withRow1Column1TextProvider row1Column1TextProvider: CLKTextProvider, row1Column2TextProvider: CLKTextProvider, row2Column1TextProvider: CLKTextProvider, row2Column2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularSmallColumnsText
  }
  class CLKComplicationTemplateModularSmallRingImage: CLKComplicationTemplate {
    var fillFraction: Float
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateModularSmallRingImage
  }
  class CLKComplicationTemplateModularSmallRingText: CLKComplicationTemplate {
    var fillFraction: Float
    init()
    init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateModularSmallRingText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateModularSmallSimpleImage: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider)
    static func template(with imageProvider: CLKImageProvider) -> CLKComplicationTemplateModularSmallSimpleImage
  }
  class CLKComplicationTemplateModularSmallSimpleText: CLKComplicationTemplate {
    init()
    init(textProvider: CLKTextProvider)
    static func template(with textProvider: CLKTextProvider) -> CLKComplicationTemplateModularSmallSimpleText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateModularSmallStackImage: CLKComplicationTemplate {
    var highlightLine2: Bool
    init()
    init(line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider)
    var line1ImageProvider: CLKImageProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1ImageProvider line1ImageProvider: CLKImageProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularSmallStackImage
  }
  class CLKComplicationTemplateModularSmallStackText: CLKComplicationTemplate {
    var highlightLine2: Bool
    init()
    init(line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider)
    var line1TextProvider: CLKTextProvider
    var line2TextProvider: CLKTextProvider
    static func template(withLine1TextProvider line1TextProvider: CLKTextProvider, line2TextProvider: CLKTextProvider) -> CLKComplicationTemplateModularSmallStackText
  }
  class CLKComplicationTemplateUtilitarianLargeFlat: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider?
    init()
    init(textProvider: CLKTextProvider)
    init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider?)
    static func template(with textProvider: CLKTextProvider) -> CLKComplicationTemplateUtilitarianLargeFlat
    static func template(with textProvider: CLKTextProvider, imageProvider: CLKImageProvider?) -> CLKComplicationTemplateUtilitarianLargeFlat
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateUtilitarianSmallFlat: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider?
    init()
    init(textProvider: CLKTextProvider)
    init(textProvider: CLKTextProvider, imageProvider: CLKImageProvider?)
    static func template(with textProvider: CLKTextProvider) -> CLKComplicationTemplateUtilitarianSmallFlat
    static func template(with textProvider: CLKTextProvider, imageProvider: CLKImageProvider?) -> CLKComplicationTemplateUtilitarianSmallFlat
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateUtilitarianSmallRingImage: CLKComplicationTemplate {
    var fillFraction: Float
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with imageProvider: CLKImageProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateUtilitarianSmallRingImage
  }
  class CLKComplicationTemplateUtilitarianSmallRingText: CLKComplicationTemplate {
    var fillFraction: Float
    init()
    init(textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle)
    var ringStyle: CLKComplicationRingStyle
    static func template(with textProvider: CLKTextProvider, fillFraction: Float, ringStyle: CLKComplicationRingStyle) -> CLKComplicationTemplateUtilitarianSmallRingText
    var textProvider: CLKTextProvider
  }
  class CLKComplicationTemplateUtilitarianSmallSquare: CLKComplicationTemplate {
    var imageProvider: CLKImageProvider
    init()
    init(imageProvider: CLKImageProvider)
    static func template(with imageProvider: CLKImageProvider) -> CLKComplicationTemplateUtilitarianSmallSquare
  }
  struct CLKComplicationTimeTravelDirections: OptionSet {
    static var backward: CLKComplicationTimeTravelDirections { get }
    static var forward: CLKComplicationTimeTravelDirections { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  enum CLKComplicationTimelineAnimationBehavior: UInt {
    case never, grouped, always
  }
  class CLKComplicationTimelineEntry: NSObject {
    var complicationTemplate: CLKComplicationTemplate
    var date: Date
    init()
    init(date: Date, complicationTemplate: CLKComplicationTemplate)
    init(date: Date, complicationTemplate: CLKComplicationTemplate, timelineAnimationGroup: String?)
    var timelineAnimationGroup: String?
  }
  class CLKComplicationWidgetMigrationConfiguration: NSObject, NSCopying {
    init()
  }
  protocol CLKComplicationWidgetMigrator: NSObjectProtocol {
    func getWidgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor, completionHandler: @escaping (CLKComplicationWidgetMigrationConfiguration) -> Void)
    func widgetConfiguration(from complicationDescriptor: CLKComplicationDescriptor) async -> CLKComplicationWidgetMigrationConfiguration
  }
  class CLKDateTextProvider: CLKTextProvider {
    var calendarUnits: NSCalendar.Unit
    var date: Date
    init()
    init(date: Date, units calendarUnits: NSCalendar.Unit)
    init(date: Date, units calendarUnits: NSCalendar.Unit, timeZone: TimeZone?)
    var timeZone: TimeZone?
    var uppercase: Bool
  }
  var CLKDefaultComplicationIdentifier: String { get }
  class CLKFullColorImageProvider: NSObject, NSCopying {
    var accessibilityLabel: String?
    var image: UIImage
    init()
    init(fullColorImage: UIImage)
    init(fullColorImage: UIImage, tintedImageProvider: CLKImageProvider?)
    var tintedImageProvider: CLKImageProvider?
  }
  class CLKGaugeProvider: NSObject, NSCopying {
    var accessibilityLabel: String?
    var gaugeColorLocations: [NSNumber]? { get }
    var gaugeColors: [UIColor]? { get }
    var style: CLKGaugeProviderStyle { get }
  }
  enum CLKGaugeProviderStyle: Int {
    case ring, fill
  }
  class CLKImageProvider: NSObject, NSCopying {
    var accessibilityLabel: String?
    init()
    init(onePieceImage: UIImage)
    init(onePieceImage: UIImage, twoPieceImageBackground: UIImage?, twoPieceImageForeground: UIImage?)
    var onePieceImage: UIImage
    var tintColor: UIColor?
    var twoPieceImageBackground: UIImage?
    var twoPieceImageForeground: UIImage?
  }
  var CLKLaunchedComplicationIdentifierKey: String { get }
  var CLKLaunchedTimelineEntryDateKey: String { get }
  enum CLKRelativeDateStyle: Int {
    case natural, offset, timer, naturalAbbreviated, offsetShort, naturalFull
  }
  class CLKRelativeDateTextProvider: CLKTextProvider {
    var calendarUnits: NSCalendar.Unit
    var date: Date
    init()
    init(date: Date, relativeTo relativeToDate: Date?, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit)
    init(date: Date, style: CLKRelativeDateStyle, units calendarUnits: NSCalendar.Unit)
    var relativeDateStyle: CLKRelativeDateStyle
    var relativeToDate: Date?
  }
  class CLKSimpleGaugeProvider: CLKGaugeProvider {
    var fillFraction: Float { get }
    init(style: CLKGaugeProviderStyle, gaugeColor color: UIColor, fillFraction: Float)
    init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, fillFraction: Float)
  }
  var CLKSimpleGaugeProviderFillFractionEmpty: Float { get }
  class CLKSimpleTextProvider: CLKTextProvider {
    init()
    init(text: String)
    init(text: String, shortText: String?)
    init(text: String, shortText: String?, accessibilityLabel: String?)
    var shortText: String?
    var text: String
  }
  class CLKTextProvider: NSObject, NSCopying {
    var accessibilityLabel: String?
    init()
    init(format: String, _ varArgs: UnsafeMutableRawPointer)
    static func localizableTextProvider(withStringsFileFormatKey formatKey: String, textProviders: [CLKTextProvider]) -> CLKTextProvider
    static func localizableTextProvider(withStringsFileTextKey textKey: String) -> CLKTextProvider
    static func localizableTextProvider(withStringsFileTextKey textKey: String, shortTextKey: String?) -> CLKTextProvider
    var tintColor: UIColor
  }
  class CLKTimeIntervalGaugeProvider: CLKGaugeProvider {
    var endDate: Date { get }
    var endFillFraction: Float { get }
    init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, start startDate: Date, end endDate: Date)
    init(style: CLKGaugeProviderStyle, gaugeColors: [UIColor]?, gaugeColorLocations: [NSNumber]?, start startDate: Date, startFillFraction: Float, end endDate: Date, endFillFraction: Float)
    var startDate: Date { get }
    var startFillFraction: Float { get }
  }
  class CLKTimeIntervalTextProvider: CLKTextProvider {
    var endDate: Date
    init()
    init(start startDate: Date, end endDate: Date)
    init(start startDate: Date, end endDate: Date, timeZone: TimeZone?)
    var startDate: Date
    var timeZone: TimeZone?
  }
  class CLKTimeTextProvider: CLKTextProvider {
    var date: Date
    init()
    init(date: Date)
    init(date: Date, timeZone: TimeZone?)
    var timeZone: TimeZone?
  }
  class CLKWatchFaceLibrary: NSObject {
    func addWatchFace(at fileUrl: URL) async throws
    func addWatchFace(at fileUrl: URL, completionHandler handler: @escaping (Error?) -> Void)
    init()
  }
  struct CLKWatchFaceLibraryError: Error {
    enum Code: Int { case notFileURL, invalidFile, permissionDenied, faceNotAvailable }
    var code: CLKWatchFaceLibraryError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var faceNotAvailable: CLKWatchFaceLibraryError.Code { get }
    init(_ code: CLKWatchFaceLibraryError.Code, userInfo: [String: Any] = nil)
    static var invalidFile: CLKWatchFaceLibraryError.Code { get }
    var localizedDescription: String { get }
    static var notFileURL: CLKWatchFaceLibraryError.Code { get }
    static var permissionDenied: CLKWatchFaceLibraryError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CLKWatchFaceLibraryErrorDomain: String { get }
  extension Notification.Name {
    static var CLKComplicationServerActiveComplicationsDidChange: Notification.Name { get }
  }
  """#

/// What is known of the module `Accessibility`.
let accessibilityInterface = #"""
  // exports: Foundation
  class AXBrailleMap: NSObject, NSCopying, NSSecureCoding {
    var dimensions: CGSize { get }
    func height(at point: CGPoint) -> Float
    init?(coder: NSCoder)
    func present(_ image: CGImage)
    func setHeight(_ status: Float, at point: CGPoint)
  }
  protocol AXBrailleMapRenderer: NSObjectProtocol {
    var accessibilityBrailleMapRenderRegion: CGRect
    var accessibilityBrailleMapRenderer: (AXBrailleMap) -> Void
  }
  class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    var categoryOrder: [String]
    init(attributedTitle: NSAttributedString, categoryOrder: [String])
    init(title: String, categoryOrder: [String])
  }
  protocol AXChart: NSObjectProtocol {
    var accessibilityChartDescriptor: AXChartDescriptor?
  }
  class AXChartDescriptor: NSObject, NSCopying {
    var additionalAxes: [AXDataAxisDescriptor]?
    var attributedTitle: NSAttributedString?
    var contentDirection: AXChartDescriptorContentDirection
    var contentFrame: CGRect
    init(attributedTitle: NSAttributedString?, summary: String?, xAxisDescriptor xAxis: AXDataAxisDescriptor, yAxisDescriptor yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [AXDataAxisDescriptor]?, series: [AXDataSeriesDescriptor])
    init(attributedTitle: NSAttributedString?, summary: String?, xAxisDescriptor xAxis: AXDataAxisDescriptor, yAxisDescriptor yAxis: AXNumericDataAxisDescriptor, series: [AXDataSeriesDescriptor])
    init(title: String?, summary: String?, xAxisDescriptor xAxis: AXDataAxisDescriptor, yAxisDescriptor yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [AXDataAxisDescriptor]?, series: [AXDataSeriesDescriptor])
    init(title: String?, summary: String?, xAxisDescriptor xAxis: AXDataAxisDescriptor, yAxisDescriptor yAxis: AXNumericDataAxisDescriptor?, series: [AXDataSeriesDescriptor])
    var series: [AXDataSeriesDescriptor]
    var summary: String?
    var title: String?
    var xAxis: AXDataAxisDescriptor
    var yAxis: AXNumericDataAxisDescriptor?
  }
  enum AXChartDescriptorContentDirection: Int {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }
  class AXCustomContent: NSObject, NSCopying, NSSecureCoding {
    var attributedLabel: NSAttributedString { get }
    var attributedValue: NSAttributedString { get }
    var importance: AXCustomContentImportance
    init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
    init?(coder: NSCoder)
    init(label: String, value: String)
    var label: String { get }
    var value: String { get }
  }
  enum AXCustomContentImportance: UInt {
    case `default`, high
  }
  protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]?
    var accessibilityCustomContentBlock: (() -> [AXCustomContent])?
  }
  protocol AXDataAxisDescriptor: NSCopying {
    var attributedTitle: NSAttributedString
    var title: String
  }
  class AXDataPoint: NSObject, NSCopying {
    var additionalValues: [AXDataPointValue]
    var attributedLabel: NSAttributedString?
    init(x xValue: AXDataPointValue, y yValue: AXDataPointValue?)
    init(x xValue: AXDataPointValue, y yValue: AXDataPointValue?, additionalValues: [AXDataPointValue]?)
    init(x xValue: AXDataPointValue, y yValue: AXDataPointValue?, additionalValues: [AXDataPointValue]?, label: String?)
    var label: String?
    var xValue: AXDataPointValue
    var yValue: AXDataPointValue?
  }
  class AXDataPointValue: NSObject, NSCopying {
    var category: String
    init(category: String)
    init(number: Double)
    var number: Double
  }
  class AXDataSeriesDescriptor: NSObject, NSCopying {
    var attributedName: NSAttributedString
    var dataPoints: [AXDataPoint]
    init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint])
    init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint])
    var isContinuous: Bool
    var name: String?
  }
  class AXFeatureOverrideSession: NSObject {}
  enum AXFeatureOverrideSessionError: Int {
    case undefined, appNotEntitled, overrideIsAlreadyActive, overrideNotFoundForUUID
  }
  class AXFeatureOverrideSessionManager: NSObject {
    func beginOverrideSessionEnablingOptions(_ enableOptions: AXFeatureOverrideSessionOptions = nil, disablingOptions disableOptions: AXFeatureOverrideSessionOptions = nil) throws -> AXFeatureOverrideSession
    func end(_ session: AXFeatureOverrideSession) throws
    static var sharedInstance: AXFeatureOverrideSessionManager { get }
    static func sharedInstance() -> AXFeatureOverrideSessionManager
  }
  struct AXFeatureOverrideSessionOptions: OptionSet {
    static var grayscale: AXFeatureOverrideSessionOptions { get }
    init(rawValue: UInt)
    static var invertColors: AXFeatureOverrideSessionOptions { get }
    var rawValue: UInt { get }
    static var voiceControl: AXFeatureOverrideSessionOptions { get }
    static var voiceOver: AXFeatureOverrideSessionOptions { get }
    static var zoom: AXFeatureOverrideSessionOptions { get }
  }
  struct AXHearingDeviceEar: OptionSet {
    static var both: AXHearingDeviceEar { get }
    init(rawValue: UInt)
    static var left: AXHearingDeviceEar { get }
    var rawValue: UInt { get }
    static var right: AXHearingDeviceEar { get }
  }
  class AXLiveAudioGraph: NSObject {
    static func start()
    static func stop()
    static func updateValue(_ value: Double)
  }
  class AXMathExpression: NSObject {}
  class AXMathExpressionFenced: AXMathExpression {
    var closeString: String { get }
    var expressions: [AXMathExpression] { get }
    init(expressions: [AXMathExpression], open openString: String, close closeString: String)
    var openString: String { get }
  }
  class AXMathExpressionFraction: AXMathExpression {
    var denimonatorExpression: AXMathExpression { get }
    init(numeratorExpression: AXMathExpression, denimonatorExpression: AXMathExpression)
    var numeratorExpression: AXMathExpression { get }
  }
  class AXMathExpressionIdentifier: AXMathExpression {
    var content: String { get }
    init(content: String)
  }
  class AXMathExpressionMultiscript: AXMathExpression {
    var baseExpression: AXMathExpression { get }
    init(baseExpression: AXMathExpression, prescriptExpressions: [AXMathExpressionSubSuperscript], postscriptExpressions: [AXMathExpressionSubSuperscript])
    var postscriptExpressions: [AXMathExpressionSubSuperscript] { get }
    var prescriptExpressions: [AXMathExpressionSubSuperscript] { get }
  }
  class AXMathExpressionNumber: AXMathExpression {
    var content: String { get }
    init(content: String)
  }
  class AXMathExpressionOperator: AXMathExpression {
    var content: String { get }
    init(content: String)
  }
  protocol AXMathExpressionProvider: NSObjectProtocol {
    var accessibilityMathExpression: AXMathExpression? { get }
  }
  class AXMathExpressionRoot: AXMathExpression {
    init(radicandExpressions: [AXMathExpression], rootIndexExpression: AXMathExpression)
    var radicandExpressions: [AXMathExpression] { get }
    var rootIndexExpression: AXMathExpression { get }
  }
  class AXMathExpressionRow: AXMathExpression {
    var expressions: [AXMathExpression] { get }
    init(expressions: [AXMathExpression])
  }
  class AXMathExpressionSubSuperscript: AXMathExpression {
    var baseExpression: AXMathExpression { get }
    init(baseExpression: [AXMathExpression], subscriptExpressions: [AXMathExpression], superscriptExpressions: [AXMathExpression])
    var subscriptExpressions: [AXMathExpression] { get }
    var superscriptExpressions: [AXMathExpression] { get }
  }
  class AXMathExpressionTable: AXMathExpression {
    var expressions: [AXMathExpression] { get }
    init(expressions: [AXMathExpression])
  }
  class AXMathExpressionTableCell: AXMathExpression {
    var expressions: [AXMathExpression] { get }
    init(expressions: [AXMathExpression])
  }
  class AXMathExpressionTableRow: AXMathExpression {
    var expressions: [AXMathExpression] { get }
    init(expressions: [AXMathExpression])
  }
  class AXMathExpressionText: AXMathExpression {
    var content: String { get }
    init(content: String)
  }
  class AXMathExpressionUnderOver: AXMathExpression {
    var baseExpression: AXMathExpression { get }
    init(baseExpression: AXMathExpression, underExpression: AXMathExpression, overExpression: AXMathExpression)
    var overExpression: AXMathExpression { get }
    var underExpression: AXMathExpression { get }
  }
  class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    var gridlinePositions: [NSNumber]
    init(attributedTitle: NSAttributedString, lowerBound: Double, upperBound: Double, gridlinePositions: [NSNumber]?, valueDescriptionProvider: @escaping (Double) -> String)
    init(title: String, lowerBound: Double, upperBound: Double, gridlinePositions: [NSNumber]?, valueDescriptionProvider: @escaping (Double) -> String)
    var lowerBound: Double
    var scaleType: AXNumericDataAxisDescriptorScale
    var upperBound: Double
    var valueDescriptionProvider: (Double) -> String
  }
  enum AXNumericDataAxisDescriptorScale: Int {
    case linear, log10, ln
  }
  class AXRequest: NSObject, NSCopying, NSSecureCoding {
    static var current: AXRequest? { get }
    static func current() -> AXRequest?
    init?(coder: NSCoder)
    var technology: AXTechnology { get }
  }
  enum AXSettingsFeature: Int {
    case personalVoiceAllowAppsToRequestToUse, allowAppsToAddAudioToCalls
  }
  struct AXTechnology: RawRepresentable, Hashable {
    static var automation: AXTechnology { get }
    static var fullKeyboardAccess: AXTechnology { get }
    static var hoverText: AXTechnology { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var speakScreen: AXTechnology { get }
    static var switchControl: AXTechnology { get }
    static var voiceControl: AXTechnology { get }
    static var voiceOver: AXTechnology { get }
    static var zoom: AXTechnology { get }
  }
  extension Notification.Name {
    static var AXAnimatedImagesEnabledDidChange: Notification.Name { get }
    static var AXMFiHearingDevicePairedUUIDsDidChange: Notification.Name { get }
    static var AXMFiHearingDeviceStreamingEarDidChange: Notification.Name { get }
    static var AXPrefersHorizontalTextLayoutDidChange: Notification.Name { get }
    static var AXPrefersNonBlinkingTextInsertionIndicatorDidChange: Notification.Name { get }
  }
  """#

/// What is known of the module `PencilKit`.
let pencilKitInterface = #"""
  // exports: Foundation UIKit
  var PKAppleDrawingTypeIdentifier: String { get }
  class PKCanvasView: UIScrollView, PKToolPickerObserver {
    enum DrawingPolicy: UInt { case `default`, anyInput, pencilOnly }
    var allowsFingerDrawing: Bool
    var drawing: PKDrawing
    var drawingGestureRecognizer: UIGestureRecognizer { get }
    var drawingPolicy: PKCanvasView.DrawingPolicy
    init()
    var isDrawingEnabled: Bool
    var isRulerActive: Bool
    var maximumSupportedContentVersion: PKContentVersion
    var tool: PKTool
  }
  protocol PKCanvasViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    func canvasView(_ canvasView: PKCanvasView, didRefineStrokes strokes: [PKStroke], withNewStrokes newStrokes: [PKStroke])
    func canvasViewDidBegin(usingTool canvasView: PKCanvasView)
    func canvasViewDidEnd(usingTool canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  }
  enum PKContentVersion: Int {
    case version1, version2, version3
  }
  class PKDrawing: NSObject, NSCopying, NSSecureCoding {
    func appending(_ drawing: PKDrawing) -> PKDrawing
    func appendingStrokes(_ strokes: [PKStroke]) -> PKDrawing
    func applying(_ transform: CGAffineTransform) -> PKDrawing
    var bounds: CGRect { get }
    var dataRepresentation: Data { get }
    func image(from rect: CGRect, scale: CGFloat) -> UIImage
    init()
    init?(coder: NSCoder)
    init(data: Data) throws
    init(strokes: [PKStroke])
    var requiredContentVersion: PKContentVersion { get }
    var strokes: [PKStroke] { get }
  }
  class PKEraserTool: PKTool {
    static func defaultWidth(for eraserType: PKEraserType) -> CGFloat
    var eraserType: PKEraserType { get }
    init(eraserType: PKEraserType)
    init(eraserType: PKEraserType, width: CGFloat)
    static func maximumWidth(for eraserType: PKEraserType) -> CGFloat
    static func minimumWidth(for eraserType: PKEraserType) -> CGFloat
    var width: CGFloat { get }
  }
  enum PKEraserType: Int {
    case vector, bitmap, fixedWidthBitmap
  }
  class PKFloatRange: NSObject, NSCopying {
    init(lowerBound: CGFloat, upperBound: CGFloat)
    var lowerBound: CGFloat { get }
    var upperBound: CGFloat { get }
  }
  class PKInk: NSObject, NSCopying {
    struct InkType: RawRepresentable, Hashable {}
    var color: UIColor { get }
    init(inkType type: String, color: UIColor)
    var inkType: String? { get }
    var requiredContentVersion: PKContentVersion { get }
  }
  extension PKInk.InkType {
    static var crayon: PKInk.InkType { get }
    static var fountainPen: PKInk.InkType { get }
    init(rawValue: String)
    static var marker: PKInk.InkType { get }
    static var monoline: PKInk.InkType { get }
    static var pen: PKInk.InkType { get }
    static var pencil: PKInk.InkType { get }
    var rawValue: String { get }
    static var watercolor: PKInk.InkType { get }
  }
  class PKInkingTool: PKTool {
    var color: UIColor { get }
    static func convertColor(_ color: UIColor, from fromUserInterfaceStyle: UIUserInterfaceStyle, to toUserInterfaceStyle: UIUserInterfaceStyle) -> UIColor
    static func defaultWidth(forInkType inkType: PKInk.InkType) -> CGFloat
    init(ink: PKInk, width: CGFloat)
    init(inkType type: PKInk.InkType, color: UIColor)
    init(inkType type: PKInk.InkType, color: UIColor, width: CGFloat)
    var ink: PKInk { get }
    var inkType: PKInk.InkType { get }
    static func maximumWidth(forInkType inkType: PKInk.InkType) -> CGFloat
    static func minimumWidth(forInkType inkType: PKInk.InkType) -> CGFloat
    var requiredContentVersion: PKContentVersion { get }
    var width: CGFloat { get }
  }
  class PKLassoTool: PKTool {
    init()
  }
  class PKStroke: NSObject, NSCopying {
    init(ink: PKInk, strokePath path: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?)
    init(ink: PKInk, strokePath: PKStrokePath, transform: CGAffineTransform, mask: UIBezierPath?, randomSeed: UInt32)
    var ink: PKInk { get }
    var mask: UIBezierPath? { get }
    var maskedPathRanges: [PKFloatRange] { get }
    var path: PKStrokePath { get }
    var randomSeed: UInt32 { get }
    var renderBounds: CGRect { get }
    var requiredContentVersion: PKContentVersion { get }
    var transform: CGAffineTransform { get }
  }
  class PKStrokePath: NSObject, NSCopying {
    var count: Int { get }
    var creationDate: Date { get }
    func enumerateInterpolatedPoints(in range: PKFloatRange, strideByDistance distanceStep: CGFloat, using enumeratorHandler: @escaping (PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateInterpolatedPoints(in range: PKFloatRange, strideByParametricStep parametricStep: CGFloat, using enumeratorHandler: @escaping (PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateInterpolatedPoints(in range: PKFloatRange, strideByTime timeStep: Double, using enumeratorHandler: @escaping (PKStrokePoint, UnsafeMutablePointer<ObjCBool>) -> Void)
    init(controlPoints: [PKStrokePoint], creationDate: Date)
    func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint
    func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint
    func object(atIndexedSubscript indexedSubscript: Int) -> PKStrokePoint
    func parametricValue(_ parametricValue: CGFloat, offsetByDistance distanceStep: CGFloat) -> CGFloat
    func parametricValue(_ parametricValue: CGFloat, offsetByTime timeStep: Double) -> CGFloat
    func point(at index: Int) -> PKStrokePoint
  }
  class PKStrokePoint: NSObject, NSCopying {
    var altitude: CGFloat { get }
    var azimuth: CGFloat { get }
    var force: CGFloat { get }
    init(location: CGPoint, timeOffset: Double, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat)
    init(location: CGPoint, timeOffset: Double, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat)
    var location: CGPoint { get }
    var opacity: CGFloat { get }
    var secondaryScale: CGFloat { get }
    var size: CGSize { get }
    var timeOffset: Double { get }
  }
  class PKTool: NSObject, NSCopying {}
  class PKToolPicker: NSObject {
    var accessoryItem: UIBarButtonItem?
    func add(_ observer: PKToolPickerObserver)
    var colorUserInterfaceStyle: UIUserInterfaceStyle
    var delegate: PKToolPickerDelegate?
    func frameObscured(in view: UIView) -> CGRect
    init()
    init(toolItems items: [PKToolPickerItem])
    var isRulerActive: Bool
    var isVisible: Bool { get }
    var maximumSupportedContentVersion: PKContentVersion
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    func remove(_ observer: PKToolPickerObserver)
    var selectedTool: PKTool
    var selectedToolItem: PKToolPickerItem
    var selectedToolItemIdentifier: String
    func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder)
    static func sharedToolPicker(for window: UIWindow) -> PKToolPicker?
    var showsDrawingPolicyControls: Bool
    var stateAutosaveName: String?
    var toolItems: [PKToolPickerItem] { get }
  }
  class PKToolPickerCustomItem: PKToolPickerItem {
    struct ControlOptions: OptionSet {}
    var allowsColorSelection: Bool
    var color: UIColor
    var configuration: PKToolPickerCustomItemConfiguration { get }
    init(configuration: PKToolPickerCustomItemConfiguration)
    func reloadImage()
    var width: CGFloat
  }
  extension PKToolPickerCustomItem.ControlOptions {
    init(rawValue: UInt)
    static var opacity: PKToolPickerCustomItem.ControlOptions { get }
    var rawValue: UInt { get }
    static var width: PKToolPickerCustomItem.ControlOptions { get }
  }
  class PKToolPickerCustomItemConfiguration: NSObject, NSCopying {
    var allowsColorSelection: Bool
    var defaultColor: UIColor
    var defaultWidth: CGFloat
    var identifier: String
    var imageProvider: ((PKToolPickerCustomItem) -> UIImage)?
    init(identifier: String, name: String)
    var name: String
    var toolAttributeControls: PKToolPickerCustomItem.ControlOptions
    var viewControllerProvider: ((PKToolPickerCustomItem) -> UIViewController)?
    var widthVariants: [NSNumber: UIImage]
  }
  protocol PKToolPickerDelegate: NSObjectProtocol {}
  class PKToolPickerEraserItem: PKToolPickerItem {
    var eraserTool: PKEraserTool { get }
    init(eraserType: PKEraserType)
    init(eraserType: PKEraserType, width: CGFloat)
  }
  class PKToolPickerInkingItem: PKToolPickerItem {
    var allowsColorSelection: Bool
    init(inkType: PKInk.InkType)
    init(inkType: PKInk.InkType, color: UIColor)
    init(inkType: PKInk.InkType, color: UIColor, width: CGFloat)
    init(inkType: PKInk.InkType, color: UIColor, width: CGFloat, identifier: String?)
    init(inkType: PKInk.InkType, width: CGFloat)
    var inkingTool: PKInkingTool { get }
  }
  class PKToolPickerItem: NSObject, NSCopying {
    var identifier: String { get }
  }
  class PKToolPickerLassoItem: PKToolPickerItem {
    init()
    var lassoTool: PKLassoTool { get }
  }
  protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  }
  class PKToolPickerRulerItem: PKToolPickerItem {
    init()
  }
  class PKToolPickerScribbleItem: PKToolPickerItem {
    init()
  }
  """#

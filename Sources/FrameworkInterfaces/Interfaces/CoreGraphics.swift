/// What is known of the module `CoreGraphics`.
let coreGraphicsInterface = #"""
  // exports: CoreFoundation
  struct CGAffineTransform: Equatable, Hashable, Codable, Sendable {
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform
    var d: CGFloat
    static var identity: CGAffineTransform { get }
    init()
    init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
    init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    init(rotationAngle angle: CGFloat)
    init(scaleX sx: CGFloat, y sy: CGFloat)
    init(translationX tx: CGFloat, y ty: CGFloat)
    func inverted() -> CGAffineTransform
    var isIdentity: Bool { get }
    func rotated(by angle: CGFloat) -> CGAffineTransform
    func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform
    func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform
    var tx: CGFloat
    var ty: CGFloat
  }
  func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform
  struct CGBitmapFlags: OptionSet {
    static var alphaInfoMask: CGBitmapFlags { get }
    static var byteOrder16Big: CGBitmapFlags { get }
    static var byteOrder16Little: CGBitmapFlags { get }
    static var byteOrder32Big: CGBitmapFlags { get }
    static var byteOrder32Little: CGBitmapFlags { get }
    static var byteOrderDefault: CGBitmapFlags { get }
    static var byteOrderMask: CGBitmapFlags { get }
    static var first: CGBitmapFlags { get }
    static var floatComponents: CGBitmapFlags { get }
    static var floatInfoMask: CGBitmapFlags { get }
    init(rawValue: UInt32)
    static var last: CGBitmapFlags { get }
    static var noneSkipFirst: CGBitmapFlags { get }
    static var noneSkipLast: CGBitmapFlags { get }
    static var only: CGBitmapFlags { get }
    static var premultipliedFirst: CGBitmapFlags { get }
    static var premultipliedLast: CGBitmapFlags { get }
    var rawValue: UInt32 { get }
  }
  struct CGBitmapInfo: OptionSet {
    static var alphaInfoMask: CGBitmapInfo { get }
    static var byteOrder16Big: CGBitmapInfo { get }
    static var byteOrder16Little: CGBitmapInfo { get }
    static var byteOrder32Big: CGBitmapInfo { get }
    static var byteOrder32Little: CGBitmapInfo { get }
    static var byteOrderMask: CGBitmapInfo { get }
    static var floatComponents: CGBitmapInfo { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  enum CGBlendMode: Int32 {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }
  enum CGCaptureOptions: UInt32 {
    case none, noFill
  }
  class CGColor: Hashable {
    var alpha: CGFloat { get }
    static var black: CGColor { get }
    static var clear: CGColor { get }
    var colorSpace: CGColorSpace? { get }
    var components: [CGFloat]? { get }
    func converted(to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
    func copy() -> CGColor?
    func copy(alpha: CGFloat) -> CGColor?
    init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
    init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat)
    init(gray: CGFloat, alpha: CGFloat)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    var numberOfComponents: Int { get }
    var pattern: CGPattern? { get }
    static var white: CGColor { get }
  }
  enum CGColorConversionInfoTransformType: UInt32 {
    case fromSpace, toSpace, applySpace
  }
  struct CGColorConversionInfoTriple {
    init()
    init(space: CGColorSpace, transform: CGColorConversionInfoTransformType, intent: CGColorRenderingIntent)
    var intent: CGColorRenderingIntent
    var space: CGColorSpace
    var transform: CGColorConversionInfoTransformType
  }
  enum CGColorRenderingIntent: Int32 {
    case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }
  class CGColorSpace: Hashable {
    func copyICCData() -> CFData?
    static var displayP3: CFString { get }
    static var extendedLinearSRGB: CFString { get }
    static var extendedSRGB: CFString { get }
    static var genericGrayGamma2_2: CFString { get }
    init?(iccData: CFTypeRef)
    init?(name: CFString)
    var isWideGamutRGB: Bool { get }
    static var linearSRGB: CFString { get }
    var model: CGColorSpaceModel { get }
    var name: CFString? { get }
    var numberOfComponents: Int { get }
    static var sRGB: CFString { get }
  }
  func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace
  func CGColorSpaceCreateDeviceGray() -> CGColorSpace
  func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
  enum CGColorSpaceModel: Int32 {
    case unknown, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, xyz
  }
  struct CGConstantColor: RawRepresentable, Hashable {
    static var black: CGConstantColor { get }
    static var clear: CGConstantColor { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var white: CGConstantColor { get }
  }
  class CGContext: Hashable {
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)
    func addEllipse(in rect: CGRect)
    func addLine(to point: CGPoint)
    func addLines(between points: [CGPoint])
    func addPath(_ path: CGPath)
    func addQuadCurve(to end: CGPoint, control: CGPoint)
    func addRect(_ rect: CGRect)
    func addRects(_ rects: [CGRect])
    func beginPDFPage(_ pageInfo: CFDictionary?)
    func beginPage(mediaBox: UnsafePointer<CGRect>?)
    func beginPath()
    func beginTransparencyLayer(auxiliaryInfo: CFDictionary?)
    func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?)
    var bitmapInfo: CGBitmapInfo { get }
    var bitsPerPixel: Int { get }
    var boundingBoxOfClipPath: CGRect { get }
    var boundingBoxOfPath: CGRect { get }
    var bytesPerRow: Int { get }
    func clear(_ rect: CGRect)
    func clip(to rect: CGRect)
    func clip(to rect: CGRect, mask: CGImage)
    func clip(using rule: CGPathFillRule = nil)
    func closePDF()
    func closePath()
    var colorSpace: CGColorSpace? { get }
    func concatenate(_ transform: CGAffineTransform)
    func convertToDeviceSpace(_ point: CGPoint) -> CGPoint
    func convertToUserSpace(_ point: CGPoint) -> CGPoint
    var ctm: CGAffineTransform { get }
    var data: UnsafeMutableRawPointer? { get }
    func draw(_ layer: CGLayer, at point: CGPoint)
    func draw(_ layer: CGLayer, in rect: CGRect)
    func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = nil)
    func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions)
    func drawPDFPage(_ page: CGPDFPage)
    func drawPath(using mode: CGPathDrawingMode)
    func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions)
    func endPDFPage()
    func endPage()
    func endTransparencyLayer()
    func fill(_ rect: CGRect)
    func fillEllipse(in rect: CGRect)
    func fillPath(using rule: CGPathFillRule = nil)
    func flush()
    var height: Int { get }
    init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
    var interpolationQuality: CGInterpolationQuality
    var isPathEmpty: Bool { get }
    func makeImage() -> CGImage?
    func move(to point: CGPoint)
    var path: CGPath? { get }
    func replacePathWithStrokedPath()
    func resetClip()
    func restoreGState()
    func rotate(by angle: CGFloat)
    func saveGState()
    func scaleBy(x sx: CGFloat, y sy: CGFloat)
    func setAllowsAntialiasing(_ allowsAntialiasing: Bool)
    func setAlpha(_ alpha: CGFloat)
    func setBlendMode(_ mode: CGBlendMode)
    func setFillColor(_ color: CGColor)
    func setFillColor(gray: CGFloat, alpha: CGFloat)
    func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    func setFillColorSpace(_ space: CGColorSpace)
    func setFont(_ font: CGFont)
    func setFontSize(_ size: CGFloat)
    func setLineCap(_ cap: CGLineCap)
    func setLineDash(phase: CGFloat, lengths: [CGFloat])
    func setLineJoin(_ join: CGLineJoin)
    func setLineWidth(_ width: CGFloat)
    func setMiterLimit(_ limit: CGFloat)
    func setShadow(offset: CGSize, blur: CGFloat)
    func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?)
    func setShouldAntialias(_ shouldAntialias: Bool)
    func setStrokeColor(_ color: CGColor)
    func setStrokeColor(gray: CGFloat, alpha: CGFloat)
    func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    func setTextDrawingMode(_ mode: CGTextDrawingMode)
    func stroke(_ rect: CGRect)
    func stroke(_ rect: CGRect, width: CGFloat)
    func strokeEllipse(in rect: CGRect)
    func strokeLineSegments(between points: [CGPoint])
    func strokePath()
    var textMatrix: CGAffineTransform
    var textPosition: CGPoint
    func translateBy(x tx: CGFloat, y ty: CGFloat)
    var width: Int { get }
  }
  class CGDataConsumer: Hashable {
    init?(data: CFMutableData)
    init?(url: CFURL)
  }
  class CGDataProvider: Hashable {
    var data: CFData? { get }
    init?(data: CFData)
    init?(filename: UnsafePointer<CChar>)
    init?(url: CFURL)
  }
  typealias CGDirectDisplayID = UInt32
  func CGDisplayBounds(_ display: UInt32) -> CGRect
  class CGEvent: Hashable {
    var flags: CGEventFlags
    func getIntegerValueField(_ field: CGEventField) -> Int64
    init?(keyboardEventSource source: CGEventSource?, virtualKey: UInt16, keyDown: Bool)
    init?(mouseEventSource source: CGEventSource?, mouseType: CGEventType, mouseCursorPosition: CGPoint, mouseButton: CGMouseButton)
    init?(source: CGEventSource?)
    var location: CGPoint
    func post(tap: CGEventTapLocation)
    func setIntegerValueField(_ field: CGEventField, value: Int64)
    static func tapCreate(tap: CGEventTapLocation, place: CGEventTapPlacement, options: CGEventTapOptions, eventsOfInterest: UInt64, callback: Any, userInfo: UnsafeMutableRawPointer?) -> CFMachPort?
    static func tapEnable(tap: CFMachPort, enable: Bool)
    var type: CGEventType
  }
  enum CGEventField: Int32 {
    case mouseEventNumber, mouseEventClickState, mouseEventPressure, mouseEventButtonNumber, mouseEventDeltaX, mouseEventDeltaY, mouseEventInstantMouser, mouseEventSubtype, keyboardEventAutorepeat, keyboardEventKeycode, keyboardEventKeyboardType, scrollWheelEventDeltaAxis1, scrollWheelEventDeltaAxis2, scrollWheelEventDeltaAxis3, scrollWheelEventFixedPtDeltaAxis1, scrollWheelEventFixedPtDeltaAxis2, scrollWheelEventFixedPtDeltaAxis3, scrollWheelEventPointDeltaAxis1, scrollWheelEventPointDeltaAxis2, scrollWheelEventPointDeltaAxis3, scrollWheelEventInstantMouser, tabletEventPointX, tabletEventPointY, tabletEventPointZ, tabletEventPointButtons, tabletEventPointPressure, tabletEventTiltX, tabletEventTiltY, tabletEventRotation, tabletEventTangentialPressure, tabletEventDeviceID, tabletEventVendor1, tabletEventVendor2, tabletEventVendor3, tabletProximityEventVendorID, tabletProximityEventTabletID, tabletProximityEventPointerID, tabletProximityEventDeviceID, tabletProximityEventSystemTabletID, tabletProximityEventVendorPointerType, tabletProximityEventVendorPointerSerialNumber, tabletProximityEventVendorUniqueID, tabletProximityEventCapabilityMask, tabletProximityEventPointerType, tabletProximityEventEnterProximity, eventTargetProcessSerialNumber, eventTargetUnixProcessID, eventSourceUnixProcessID, eventSourceUserData, eventSourceUserID, eventSourceGroupID, eventSourceStateID, scrollWheelEventIsContinuous, eventWindowUnderMousePointer, eventWindowUnderMousePointerThatCanHandleThisEvent, scrollWheelEventScrollPhase, scrollWheelEventScrollCount, scrollWheelEventMomentumPhase, eventUnacceleratedPointerMovementX, eventUnacceleratedPointerMovementY, scrollWheelEventMomentumOptionPhase, scrollWheelEventAcceleratedDeltaAxis1, scrollWheelEventAcceleratedDeltaAxis2, scrollWheelEventRawDeltaAxis1, scrollWheelEventRawDeltaAxis2
  }
  struct CGEventFilterMask: OptionSet {
    init(rawValue: UInt32)
    static var permitLocalKeyboardEvents: CGEventFilterMask { get }
    static var permitLocalMouseEvents: CGEventFilterMask { get }
    static var permitSystemDefinedEvents: CGEventFilterMask { get }
    var rawValue: UInt32 { get }
  }
  struct CGEventFlags: OptionSet {
    static var alphaShift: CGEventFlags { get }
    static var alternate: CGEventFlags { get }
    static var command: CGEventFlags { get }
    static var control: CGEventFlags { get }
    static var help: CGEventFlags { get }
    init(rawValue: UInt64)
    static var nonCoalesced: CGEventFlags { get }
    static var numericPad: CGEventFlags { get }
    var rawValue: UInt64 { get }
    static var secondaryFn: CGEventFlags { get }
    static var shift: CGEventFlags { get }
  }
  struct CGEventMask: OptionSet {
    static var flagsChanged: CGEventMask { get }
    init(rawValue: UInt64)
    static var keyDown: CGEventMask { get }
    static var keyUp: CGEventMask { get }
    static var leftMouseDown: CGEventMask { get }
    static var leftMouseDragged: CGEventMask { get }
    static var leftMouseUp: CGEventMask { get }
    static var mouseMoved: CGEventMask { get }
    static var null: CGEventMask { get }
    static var otherMouseDown: CGEventMask { get }
    static var otherMouseDragged: CGEventMask { get }
    static var otherMouseUp: CGEventMask { get }
    var rawValue: UInt64 { get }
    static var rightMouseDown: CGEventMask { get }
    static var rightMouseDragged: CGEventMask { get }
    static var rightMouseUp: CGEventMask { get }
    static var scrollWheel: CGEventMask { get }
    static var tabletPointer: CGEventMask { get }
    static var tabletProximity: CGEventMask { get }
  }
  enum CGEventMouseSubtype: UInt32 {
    case `default`, tabletPoint, tabletProximity
  }
  class CGEventSource: Hashable {
    init?(stateID: CGEventSourceStateID)
  }
  enum CGEventSourceStateID: Int32 {
    case `private`, combinedSession, hidSystem
  }
  enum CGEventSuppressionState: Int32 {
    case suppressionInterval, remoteMouseDrag, numberOfEventSuppressionStates
  }
  struct CGEventTapInformation {
    var avgUsecLatency: Float
    var enabled: Bool
    var eventTapID: UInt32
    var eventsOfInterest: CGEventMask
    init()
    init(eventTapID: UInt32, tapPoint: CGEventTapLocation, options: CGEventTapOptions, eventsOfInterest: CGEventMask, tappingProcess: Int32, processBeingTapped: Int32, enabled: Bool, minUsecLatency: Float, avgUsecLatency: Float, maxUsecLatency: Float)
    var maxUsecLatency: Float
    var minUsecLatency: Float
    var options: CGEventTapOptions
    var processBeingTapped: Int32
    var tapPoint: CGEventTapLocation
    var tappingProcess: Int32
  }
  enum CGEventTapLocation: Int32 {
    case hid, session, annotatedSession
  }
  enum CGEventTapOptions: UInt32 {
    case `default`, listenOnly
  }
  enum CGEventTapPlacement: UInt32 {
    case headInsert, tailAppend
  }
  enum CGEventType: UInt32 {
    case null, leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, keyDown, keyUp, flagsChanged, scrollWheel, tabletPointer, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged, tapDisabledByTimeout, tapDisabledByUserInput
  }
  class CGFont: Hashable {
    var ascent: Int32 { get }
    var capHeight: Int32 { get }
    var descent: Int32 { get }
    var fullName: CFString? { get }
    init?(_ name: CFString)
    var leading: Int32 { get }
    var numberOfGlyphs: Int { get }
    var postScriptName: CFString? { get }
    var unitsPerEm: Int32 { get }
    var xHeight: Int32 { get }
  }
  typealias CGFontIndex = UInt16
  typealias CGGlyph = UInt16
  class CGGradient: Hashable {
    init?(colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int)
    init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
  }
  struct CGGradientDrawingOptions: OptionSet {
    static var drawsAfterEndLocation: CGGradientDrawingOptions { get }
    static var drawsBeforeStartLocation: CGGradientDrawingOptions { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  class CGImage: Hashable {
    var alphaInfo: CGImageAlphaInfo { get }
    var bitmapInfo: CGBitmapInfo { get }
    var bitsPerComponent: Int { get }
    var bitsPerPixel: Int { get }
    var bytesPerRow: Int { get }
    var colorSpace: CGColorSpace? { get }
    func copy() -> CGImage?
    func copy(colorSpace: CGColorSpace) -> CGImage?
    func cropping(to rect: CGRect) -> CGImage?
    var dataProvider: CGDataProvider? { get }
    var height: Int { get }
    init?(jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
    init?(maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool)
    init?(pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
    init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
    var isMask: Bool { get }
    func masking(_ mask: CGImage) -> CGImage?
    var renderingIntent: CGColorRenderingIntent { get }
    var shouldInterpolate: Bool { get }
    var utType: CFString? { get }
    var width: Int { get }
  }
  enum CGImageAlphaInfo: UInt32 {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
  }
  struct CGImageByteOrderInfo: OptionSet {
    static var byteOrder16Big: CGImageByteOrderInfo { get }
    static var byteOrder16Little: CGImageByteOrderInfo { get }
    static var byteOrder32Big: CGImageByteOrderInfo { get }
    static var byteOrder32Little: CGImageByteOrderInfo { get }
    static var byteOrderDefault: CGImageByteOrderInfo { get }
    static var byteOrderMask: CGImageByteOrderInfo { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  enum CGImageColorModel: Int32 {
    case rgb, gray, cmyk, lab
  }
  func CGImageCreateWithImageInRect(_ image: CGImage, _ rect: CGRect) -> CGImage?
  enum CGImagePixelFormatInfo: UInt32 {
    case packed, rgb555, rgb565, rgb101010, rgbCif10, mask
  }
  enum CGInterpolationQuality: Int32 {
    case `default`, none, low, high, medium
  }
  class CGLayer: Hashable {
    var context: CGContext? { get }
    init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?)
    var size: CGSize { get }
  }
  enum CGLineCap: Int32 {
    case butt, round, square
  }
  enum CGLineJoin: Int32 {
    case miter, round, bevel
  }
  func CGMainDisplayID() -> UInt32
  enum CGMouseButton: UInt32 {
    case left, right, center
  }
  class CGMutablePath: CGPath {
    func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = nil)
    func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = nil)
    func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = nil)
    func addEllipse(in rect: CGRect, transform: CGAffineTransform = nil)
    func addLine(to point: CGPoint, transform: CGAffineTransform = nil)
    func addLines(between points: [CGPoint], transform: CGAffineTransform = nil)
    func addPath(_ path2: CGPath, transform: CGAffineTransform = nil)
    func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = nil)
    func addRect(_ rect: CGRect, transform: CGAffineTransform = nil)
    func addRects(_ rects: [CGRect], transform: CGAffineTransform = nil)
    func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = nil)
    func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = nil)
    func closeSubpath()
    init()
    func move(to point: CGPoint, transform: CGAffineTransform = nil)
  }
  enum CGPDFAccessPermissions: UInt32 {
    case allowsLowQualityPrinting, allowsHighQualityPrinting, allowsDocumentChanges, allowsDocumentAssembly, allowsContentCopying, allowsContentAccessibility, allowsCommenting, allowsFormFieldEntry
  }
  enum CGPDFBox: Int32 {
    case media, crop, bleed, trim, art
  }
  enum CGPDFDataFormat: Int32 {
    case raw, jpegEncoded, jpeg2000
  }
  class CGPDFDocument: Hashable {
    var info: CGPDFDictionaryRef? { get }
    init?(_ provider: CGDataProvider)
    var isEncrypted: Bool { get }
    var isUnlocked: Bool { get }
    var numberOfPages: Int { get }
    func page(at pageNumber: Int) -> CGPDFPage?
    func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool
  }
  enum CGPDFObjectType: Int32 {
    case null, boolean, integer, real, name, string, array, dictionary, stream
  }
  class CGPDFPage: Hashable {
    var document: CGPDFDocument? { get }
    func getBoxRect(_ box: CGPDFBox) -> CGRect
    func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform
    var pageNumber: Int { get }
    var rotationAngle: Int32 { get }
  }
  class CGPath: Hashable {
    func applyWithBlock(_ block: @escaping (UnsafePointer<CGPathElement>) -> Void)
    var boundingBox: CGRect { get }
    var boundingBoxOfPath: CGRect { get }
    func contains(_ point: CGPoint, using rule: CGPathFillRule = nil, transform: CGAffineTransform = nil) -> Bool
    func copy() -> CGPath?
    func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = nil) -> CGPath
    func copy(strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = nil) -> CGPath
    func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath?
    var currentPoint: CGPoint { get }
    init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
    func intersection(_ other: CGPath, using rule: CGPathFillRule = nil) -> CGPath
    var isEmpty: Bool { get }
    func mutableCopy() -> CGMutablePath?
    func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath?
    func subtracting(_ other: CGPath, using rule: CGPathFillRule = nil) -> CGPath
    func union(_ other: CGPath, using rule: CGPathFillRule = nil) -> CGPath
  }
  enum CGPathDrawingMode: Int32 {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }
  struct CGPathElement {
    init()
    init(type: CGPathElementType, point1: CGPoint, point2: CGPoint, point3: CGPoint)
    var point1: CGPoint
    var point2: CGPoint
    var point3: CGPoint
    var points: UnsafeMutablePointer<CGPoint>
    var type: CGPathElementType
  }
  enum CGPathElementType: Int32 {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }
  enum CGPathFillRule: Int {
    case winding, evenOdd
  }
  class CGPattern: Hashable {}
  enum CGPatternTiling: Int32 {
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
  }
  enum CGPdfTagType: Int32 {
    case document, part, art, section, div, blockQuote, caption, toc, toci, index, nonStructure, `private`, paragraph, header, header1, header2, header3, header4, header5, header6, list, listItem, label, listBody, table, tableRow, tableHeaderCell, tableDataCell, tableHeader, tableBody, tableFooter, span, quote, note, reference, bibliography, code, link, annotation, ruby, rubyBaseText, rubyAnnotationText, rubyPunctuation, warichu, warichuText, warichuPunctiation, figure, formula, form, object
  }
  struct CGPoint: Equatable, Hashable, Codable, Sendable {
    func applying(_ t: CGAffineTransform) -> CGPoint
    var dictionaryRepresentation: CFDictionary { get }
    func equalTo(_ point2: CGPoint) -> Bool
    init()
    init?(dictionaryRepresentation dict: CFDictionary)
    init(x: CGFloat, y: CGFloat)
    var x: CGFloat
    var y: CGFloat
    static var zero: CGPoint { get }
  }
  func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint
  struct CGRect: Equatable, Hashable, Codable, Sendable {
    func applying(_ t: CGAffineTransform) -> CGRect
    func contains(_ point: CGPoint) -> Bool
    var dictionaryRepresentation: CFDictionary { get }
    func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    func equalTo(_ rect2: CGRect) -> Bool
    var height: CGFloat { get }
    static var infinite: CGRect { get }
    init()
    init(origin: CGPoint, size: CGSize)
    init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
    func inset(by insets: UIEdgeInsets) -> CGRect
    func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    var integral: CGRect { get }
    func intersection(_ r2: CGRect) -> CGRect
    func intersects(_ rect2: CGRect) -> Bool
    var isEmpty: Bool { get }
    var isInfinite: Bool { get }
    var isNull: Bool { get }
    var maxX: CGFloat { get }
    var maxY: CGFloat { get }
    var midX: CGFloat { get }
    var midY: CGFloat { get }
    var minX: CGFloat { get }
    var minY: CGFloat { get }
    static var null: CGRect { get }
    func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
    var origin: CGPoint
    var size: CGSize
    var standardized: CGRect { get }
    func union(_ r2: CGRect) -> CGRect
    var width: CGFloat { get }
    static var zero: CGRect { get }
  }
  enum CGRectEdge: UInt32 {
    case minXEdge, minYEdge, maxXEdge, maxYEdge
    case maxXEdge, maxYEdge, minXEdge, minYEdge
  }
  func CGRectFromString(_ string: String) -> CGRect
  func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  enum CGScrollEventUnit: UInt32 {
    case pixel, line
  }
  struct CGSize: Equatable, Hashable, Codable, Sendable {
    func applying(_ t: CGAffineTransform) -> CGSize
    var dictionaryRepresentation: CFDictionary { get }
    func equalTo(_ size2: CGSize) -> Bool
    var height: CGFloat
    init()
    init(width: CGFloat, height: CGFloat)
    var width: CGFloat
    static var zero: CGSize { get }
  }
  func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize
  enum CGTextDrawingMode: UInt32 {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
  }
  enum CGTextEncoding: Int32 {
    case fontSpecific, macRoman
  }
  enum CGToneMapping: UInt32 {
    case `default`, imageSpecificLumaScaling, referenceWhiteBased, iturRecommended, exrGamma, none
  }
  struct CGVector: Equatable, Hashable, Codable, Sendable {
    var dx: CGFloat
    var dy: CGFloat
    init()
    init(dx: CGFloat, dy: CGFloat)
    static var zero: CGVector { get }
  }
  typealias CGWindowID = UInt32
  struct CGWindowImageOption: OptionSet {
    static var bestResolution: CGWindowImageOption { get }
    static var boundsIgnoreFraming: CGWindowImageOption { get }
    init(rawValue: UInt32)
    static var nominalResolution: CGWindowImageOption { get }
    static var onlyShadows: CGWindowImageOption { get }
    var rawValue: UInt32 { get }
    static var shouldBeOpaque: CGWindowImageOption { get }
  }
  func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: UInt32) -> CFArray?
  struct CGWindowListOption: OptionSet {
    static var excludeDesktopElements: CGWindowListOption { get }
    static var includingWindow: CGWindowListOption { get }
    init(rawValue: UInt32)
    static var onScreenAboveWindow: CGWindowListOption { get }
    static var onScreenBelowWindow: CGWindowListOption { get }
    static var onScreenOnly: CGWindowListOption { get }
    var rawValue: UInt32 { get }
  }
  enum MatrixOrder: Int32 {
    case prepend, append
  }
  struct NMatrix2 {
    init()
    init(m11: Float, m21: Float, m12: Float, m22: Float)
    var m11: Float
    var m12: Float
    var m21: Float
    var m22: Float
  }
  struct NMatrix3 {
    init()
    init(m11: Float, m21: Float, m31: Float, m12: Float, m22: Float, m32: Float, m13: Float, m23: Float, m33: Float)
    var m11: Float
    var m12: Float
    var m13: Float
    var m21: Float
    var m22: Float
    var m23: Float
    var m31: Float
    var m32: Float
    var m33: Float
  }
  struct NMatrix4 {
    init()
    init(m11: Float, m21: Float, m31: Float, m41: Float, m12: Float, m22: Float, m32: Float, m42: Float, m13: Float, m23: Float, m33: Float, m43: Float, m14: Float, m24: Float, m34: Float, m44: Float)
    var m11: Float
    var m12: Float
    var m13: Float
    var m14: Float
    var m21: Float
    var m22: Float
    var m23: Float
    var m24: Float
    var m31: Float
    var m32: Float
    var m33: Float
    var m34: Float
    var m41: Float
    var m42: Float
    var m43: Float
    var m44: Float
  }
  struct NMatrix4d {
    init()
    init(m11: Double, m21: Double, m31: Double, m41: Double, m12: Double, m22: Double, m32: Double, m42: Double, m13: Double, m23: Double, m33: Double, m43: Double, m14: Double, m24: Double, m34: Double, m44: Double)
    var m11: Double
    var m12: Double
    var m13: Double
    var m14: Double
    var m21: Double
    var m22: Double
    var m23: Double
    var m24: Double
    var m31: Double
    var m32: Double
    var m33: Double
    var m34: Double
    var m41: Double
    var m42: Double
    var m43: Double
    var m44: Double
  }
  struct NMatrix4x3 {
    init()
    init(m11: Float, m21: Float, m31: Float, m12: Float, m22: Float, m32: Float, m13: Float, m23: Float, m33: Float, m14: Float, m24: Float, m34: Float)
    var m11: Float
    var m12: Float
    var m13: Float
    var m14: Float
    var m21: Float
    var m22: Float
    var m23: Float
    var m24: Float
    var m31: Float
    var m32: Float
    var m33: Float
    var m34: Float
  }
  struct NQuaterniond {
    init()
    init(x: Double, y: Double, z: Double, w: Double)
    var w: Double
    var x: Double
    var y: Double
    var z: Double
  }
  struct NVector2d {
    init()
    init(x: Double, y: Double)
    var x: Double
    var y: Double
  }
  struct NVector2i {
    init()
    init(x: Int32, y: Int32)
    var x: Int32
    var y: Int32
  }
  struct NVector3 {
    init()
    init(x: Float, y: Float, z: Float)
    var x: Float
    var y: Float
    var z: Float
  }
  struct NVector3d {
    init()
    init(x: Double, y: Double, z: Double)
    var x: Double
    var y: Double
    var z: Double
  }
  struct NVector3i {
    init()
    init(x: Int32, y: Int32, z: Int32)
    var x: Int32
    var y: Int32
    var z: Int32
  }
  struct NVector4d {
    init()
    init(x: Double, y: Double, z: Double, w: Double)
    var w: Double
    var x: Double
    var y: Double
    var z: Double
  }
  struct NVector4i {
    init()
    init(x: Int32, y: Int32, z: Int32, w: Int32)
    var w: Int32
    var x: Int32
    var y: Int32
    var z: Int32
  }
  struct RMatrix3 {
    init()
    init(m11: Float, m12: Float, m13: Float, m21: Float, m22: Float, m23: Float, m31: Float, m32: Float, m33: Float)
    var m11: Float
    var m12: Float
    var m13: Float
    var m21: Float
    var m22: Float
    var m23: Float
    var m31: Float
    var m32: Float
    var m33: Float
  }
  var kCGColorConversionBlackPointCompensation: String { get }
  var kCGColorConversionTRCSize: String { get }
  var kCGColorSpaceACESCGLinear: String { get }
  var kCGColorSpaceAdobeRGB1998: String { get }
  var kCGColorSpaceCoreMedia709: String { get }
  var kCGColorSpaceDCIP3: String { get }
  var kCGColorSpaceDisplayP3: String { get }
  var kCGColorSpaceDisplayP3_HLG: String { get }
  var kCGColorSpaceDisplayP3_PQ: String { get }
  var kCGColorSpaceDisplayP3_PQ_EOTF: String { get }
  var kCGColorSpaceExtendedDisplayP3: String { get }
  var kCGColorSpaceExtendedGray: String { get }
  var kCGColorSpaceExtendedITUR_2020: String { get }
  var kCGColorSpaceExtendedLinearDisplayP3: String { get }
  var kCGColorSpaceExtendedLinearGray: String { get }
  var kCGColorSpaceExtendedLinearITUR_2020: String { get }
  var kCGColorSpaceExtendedLinearSRGB: String { get }
  var kCGColorSpaceExtendedRange: String { get }
  var kCGColorSpaceExtendedSRGB: String { get }
  var kCGColorSpaceGenericCMYK: String { get }
  var kCGColorSpaceGenericGray: String { get }
  var kCGColorSpaceGenericGrayGamma2_2: String { get }
  var kCGColorSpaceGenericLab: String { get }
  var kCGColorSpaceGenericRGB: String { get }
  var kCGColorSpaceGenericRGBLinear: String { get }
  var kCGColorSpaceGenericXYZ: String { get }
  var kCGColorSpaceITUR_2020: String { get }
  var kCGColorSpaceITUR_2020_HLG: String { get }
  var kCGColorSpaceITUR_2020_PQ: String { get }
  var kCGColorSpaceITUR_2020_PQ_EOTF: String { get }
  var kCGColorSpaceITUR_2020_sRGBGamma: String { get }
  var kCGColorSpaceITUR_2100_HLG: String { get }
  var kCGColorSpaceITUR_2100_PQ: String { get }
  var kCGColorSpaceITUR_709: String { get }
  var kCGColorSpaceITUR_709_HLG: String { get }
  var kCGColorSpaceITUR_709_PQ: String { get }
  var kCGColorSpaceLinearDisplayP3: String { get }
  var kCGColorSpaceLinearGray: String { get }
  var kCGColorSpaceLinearITUR_2020: String { get }
  var kCGColorSpaceLinearSRGB: String { get }
  var kCGColorSpaceROMMRGB: String { get }
  var kCGColorSpaceSRGB: String { get }
  var kCGDefaultHDRImageContentHeadroom: Float { get }
  var kCGDisplayStreamColorSpace: String { get }
  var kCGDisplayStreamDestinationRect: String { get }
  var kCGDisplayStreamMinimumFrameTime: String { get }
  var kCGDisplayStreamPreserveAspectRatio: String { get }
  var kCGDisplayStreamQueueDepth: String { get }
  var kCGDisplayStreamShowCursor: String { get }
  var kCGDisplayStreamSourceRect: String { get }
  var kCGDisplayStreamYCbCrMatrix: String { get }
  var kCGDisplayStreamYCbCrMatrix_ITU_R_601_4: String { get }
  var kCGDisplayStreamYCbCrMatrix_ITU_R_709_2: String { get }
  var kCGDisplayStreamYCbCrMatrix_SMPTE_240M_1995: String { get }
  var kCGEXRToneMappingGammaDefog: String { get }
  var kCGEXRToneMappingGammaExposure: String { get }
  var kCGEXRToneMappingGammaKneeHigh: String { get }
  var kCGEXRToneMappingGammaKneeLow: String { get }
  var kCGPDFContextAccessPermissions: String { get }
  var kCGPDFContextAllowsCopying: UnsafeMutableRawPointer { get }
  var kCGPDFContextAllowsPrinting: UnsafeMutableRawPointer { get }
  var kCGPDFContextArtBox: UnsafeMutableRawPointer { get }
  var kCGPDFContextAuthor: UnsafeMutableRawPointer { get }
  var kCGPDFContextBleedBox: UnsafeMutableRawPointer { get }
  var kCGPDFContextCreateLinearizedPDF: UnsafeMutableRawPointer { get }
  var kCGPDFContextCreatePDFA: UnsafeMutableRawPointer { get }
  var kCGPDFContextCreator: UnsafeMutableRawPointer { get }
  var kCGPDFContextCropBox: UnsafeMutableRawPointer { get }
  var kCGPDFContextEncryptionKeyLength: UnsafeMutableRawPointer { get }
  var kCGPDFContextKeywords: UnsafeMutableRawPointer { get }
  var kCGPDFContextMediaBox: UnsafeMutableRawPointer { get }
  var kCGPDFContextOwnerPassword: UnsafeMutableRawPointer { get }
  var kCGPDFContextSubject: UnsafeMutableRawPointer { get }
  var kCGPDFContextTitle: UnsafeMutableRawPointer { get }
  var kCGPDFContextTrimBox: UnsafeMutableRawPointer { get }
  var kCGPDFContextUserPassword: UnsafeMutableRawPointer { get }
  var kCGPDFOutlineChildren: String { get }
  var kCGPDFOutlineDestination: String { get }
  var kCGPDFOutlineDestinationRect: String { get }
  var kCGPDFOutlineTitle: String { get }
  var kCGPDFTagPropertyActualText: String { get }
  var kCGPDFTagPropertyAlternativeText: String { get }
  var kCGPDFTagPropertyLanguageText: String { get }
  var kCGPDFTagPropertyTitleText: String { get }
  var kCGSkipBoostToHDR: String { get }
  var kCGUse100nitsHLGOOTF: String { get }
  var kCGUseBT1886ForCoreVideoGamma: String { get }
  struct CGFloat: BinaryFloatingPoint, Codable, CustomStringConvertible {
    static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func *= (lhs: inout CGFloat, rhs: CGFloat)
    static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func += (lhs: inout CGFloat, rhs: CGFloat)
    static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func -= (lhs: inout CGFloat, rhs: CGFloat)
    static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
    static func /= (lhs: inout CGFloat, rhs: CGFloat)
    typealias Exponent = Int
    typealias NativeType = Double
    typealias RawSignificand = UInt
    func addProduct(_ lhs: CGFloat, _ rhs: CGFloat)
    func advanced(by amount: CGFloat) -> CGFloat
    var binade: CGFloat { get }
    var bitPattern: UInt { get }
    var description: String { get }
    func distance(to other: CGFloat) -> CGFloat
    var exponent: Int { get }
    static var exponentBitCount: Int { get }
    var exponentBitPattern: UInt { get }
    var floatingPointClass: FloatingPointClassification { get }
    func formRemainder(dividingBy other: CGFloat)
    func formSquareRoot()
    func formTruncatingRemainder(dividingBy other: CGFloat)
    static var greatestFiniteMagnitude: CGFloat { get }
    static var infinity: CGFloat { get }
    init()
    init(_ value: CGFloat)
    init(bitPattern: UInt)
    init(floatLiteral value: CGFloat.NativeType)
    init(integerLiteral value: Int)
    init(nan payload: CGFloat.RawSignificand, signaling: Bool)
    init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
    init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
    init?<T>(exactly source: T) where T: BinaryInteger
    var isCanonical: Bool { get }
    func isEqual(to other: CGFloat) -> Bool
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    func isLess(than other: CGFloat) -> Bool
    func isLessThanOrEqualTo(_ other: CGFloat) -> Bool
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    var isZero: Bool { get }
    static var leastNonzeroMagnitude: CGFloat { get }
    static var leastNormalMagnitude: CGFloat { get }
    var magnitude: CGFloat { get }
    static var nan: CGFloat { get }
    var native: CGFloat.NativeType
    func negate()
    var nextUp: CGFloat { get }
    static var pi: CGFloat { get }
    func round(_ rule: FloatingPointRoundingRule)
    var sign: FloatingPointSign { get }
    static var signalingNaN: CGFloat { get }
    var significand: CGFloat { get }
    static var significandBitCount: Int { get }
    var significandBitPattern: UInt { get }
    var significandWidth: Int { get }
    var ulp: CGFloat { get }
  }
  func acos(_ x: CGFloat) -> CGFloat
  func acosh(_ x: CGFloat) -> CGFloat
  func asin(_ x: CGFloat) -> CGFloat
  func asinh(_ x: CGFloat) -> CGFloat
  func atan(_ x: CGFloat) -> CGFloat
  func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func atanh(_ x: CGFloat) -> CGFloat
  func cbrt(_ x: CGFloat) -> CGFloat
  func copysign(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func cos(_ x: CGFloat) -> CGFloat
  func cosh(_ x: CGFloat) -> CGFloat
  func erf(_ x: CGFloat) -> CGFloat
  func erfc(_ x: CGFloat) -> CGFloat
  func exp(_ x: CGFloat) -> CGFloat
  func exp2(_ x: CGFloat) -> CGFloat
  func expm1(_ x: CGFloat) -> CGFloat
  func fdim(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func fmax(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func fmin(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func frexp(_ x: CGFloat) -> (CGFloat, Int)
  func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func ilogb(_ x: CGFloat) -> Int
  func j0(_ x: CGFloat) -> CGFloat
  func j1(_ x: CGFloat) -> CGFloat
  func jn(_ n: Int, _ x: CGFloat) -> CGFloat
  func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
  func lgamma(_ x: CGFloat) -> (CGFloat, Int)
  func log(_ x: CGFloat) -> CGFloat
  func log10(_ x: CGFloat) -> CGFloat
  func log1p(_ x: CGFloat) -> CGFloat
  func log2(_ x: CGFloat) -> CGFloat
  func logb(_ x: CGFloat) -> CGFloat
  func modf(_ x: CGFloat) -> (CGFloat, CGFloat)
  func nan(_ tag: String) -> CGFloat
  func nearbyint(_ x: CGFloat) -> CGFloat
  func nextafter(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
  func remquo(_ x: CGFloat, _ y: CGFloat) -> (CGFloat, Int)
  func rint(_ x: CGFloat) -> CGFloat
  func scalbn(_ x: CGFloat, _ n: Int) -> CGFloat
  func sin(_ x: CGFloat) -> CGFloat
  func sinh(_ x: CGFloat) -> CGFloat
  func tan(_ x: CGFloat) -> CGFloat
  func tanh(_ x: CGFloat) -> CGFloat
  func tgamma(_ x: CGFloat) -> CGFloat
  func y0(_ x: CGFloat) -> CGFloat
  func y1(_ x: CGFloat) -> CGFloat
  func yn(_ n: Int, _ x: CGFloat) -> CGFloat
  """#

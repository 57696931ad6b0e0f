/// What is known of the module `QuartzCore`.
let quartzCoreInterface = #"""
  // exports: Foundation CoreFoundation CoreGraphics CoreImage CoreVideo Metal
  protocol CAAction: NSObjectProtocol {
    func run(forKey eventKey: String, object obj: Any, arguments: [AnyHashable: Any]?)
  }
  class CAAnimation: NSObject, NSSecureCoding, NSCopying, CAMediaTiming, CAAction {
    var animationEvents: [SCNAnimationEvent]?
    static func defaultValue(forKey key: String) -> Any?
    var delegate: CAAnimationDelegate?
    func didChangeValue(forKey key: String)
    var fadeInDuration: CGFloat
    var fadeOutDuration: CGFloat
    init()
    init?(coder: NSCoder)
    init(scnAnimation animation: SCNAnimation)
    var isRemovedOnCompletion: Bool
    var preferredFrameRateRange: CAFrameRateRange
    func shouldArchiveValue(forKey key: String) -> Bool
    var timingFunction: CAMediaTimingFunction?
    var usesSceneTimeBase: Bool
    func willChangeValue(forKey key: String)
  }
  struct CAAnimationCalculationMode: RawRepresentable, Hashable {
    static var cubic: CAAnimationCalculationMode { get }
    static var cubicPaced: CAAnimationCalculationMode { get }
    static var discrete: CAAnimationCalculationMode { get }
    init(rawValue: String)
    static var linear: CAAnimationCalculationMode { get }
    static var paced: CAAnimationCalculationMode { get }
    var rawValue: String { get }
  }
  protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished: Bool)
  }
  class CAAnimationGroup: CAAnimation {
    static func animation() -> CAAnimationGroup
    var animations: [CAAnimation]?
    init()
  }
  struct CAAnimationRotationMode: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var rotateAuto: CAAnimationRotationMode { get }
    static var rotateAutoReverse: CAAnimationRotationMode { get }
  }
  struct CAAutoresizingMask: OptionSet {
    static var heightSizable: CAAutoresizingMask { get }
    init(rawValue: UInt32)
    static var maxXMargin: CAAutoresizingMask { get }
    static var maxYMargin: CAAutoresizingMask { get }
    static var minXMargin: CAAutoresizingMask { get }
    static var minYMargin: CAAutoresizingMask { get }
    var rawValue: UInt32 { get }
    static var widthSizable: CAAutoresizingMask { get }
  }
  class CABasicAnimation: CAPropertyAnimation {
    var byValue: Any?
    var fromValue: Any?
    init()
    init(keyPath path: String?)
    var toValue: Any?
  }
  class CAConstraint: NSObject, NSSecureCoding {
    var attribute: CAConstraintAttribute { get }
    init()
    init(attribute: CAConstraintAttribute, relativeTo relativeToSource: String, attribute srcAttribute: CAConstraintAttribute)
    init(attribute: CAConstraintAttribute, relativeTo relativeToSource: String, attribute srcAttr: CAConstraintAttribute, offset: CGFloat)
    init(attribute: CAConstraintAttribute, relativeTo relativeToSource: String, attribute srcAttr: CAConstraintAttribute, scale: CGFloat, offset: CGFloat)
    init?(coder: NSCoder)
    var scale: CGFloat { get }
    var sourceAttribute: CAConstraintAttribute { get }
    var sourceName: String { get }
  }
  enum CAConstraintAttribute: Int32 {
    case minX, midX, maxX, width, minY, midY, maxY, height
  }
  class CAConstraintLayoutManager: NSObject, NSCoding {
    init()
    init?(coder: NSCoder)
    static var layoutManager: CAConstraintLayoutManager { get }
  }
  struct CAContentsFormat: RawRepresentable, Hashable {
    static var gray8Uint: CAContentsFormat { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var rgba16Float: CAContentsFormat { get }
    static var rgba8Uint: CAContentsFormat { get }
  }
  struct CACornerCurve: RawRepresentable, Hashable {
    static var circular: CACornerCurve { get }
    static var continuous: CACornerCurve { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct CACornerMask: OptionSet {
    init(rawValue: UInt)
    static var layerMaxXMaxYCorner: CACornerMask { get }
    static var layerMaxXMinYCorner: CACornerMask { get }
    static var layerMinXMaxYCorner: CACornerMask { get }
    static var layerMinXMinYCorner: CACornerMask { get }
    static var maxXMaxYCorner: CACornerMask { get }
    static var maxXMinYCorner: CACornerMask { get }
    static var minXMaxYCorner: CACornerMask { get }
    static var minXMinYCorner: CACornerMask { get }
    var rawValue: UInt { get }
  }
  func CACurrentMediaTime() -> CFTimeInterval
  class CADisplayLink: NSObject {
    func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
    var duration: Double { get }
    var frameInterval: Int
    init()
    init(target: Any, selector sel: Selector)
    func invalidate()
    var isPaused: Bool
    var preferredFrameRateRange: CAFrameRateRange
    var preferredFramesPerSecond: Int
    func remove(from runloop: RunLoop, forMode mode: String)
    var targetTimestamp: Double { get }
    var timestamp: CFTimeInterval { get }
  }
  class CAEAGLLayer: CALayer {
    init()
    static func layer() -> CALayer
    var presentsWithTransaction: Bool
  }
  class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {
    static func hdr10Metadata(withDisplayInfo displayData: Data?, contentInfo contentData: Data?, opticalOutputScale scale: Float) -> CAEDRMetadata
    static func hdr10Metadata(withMinLuminance minNits: Float, maxLuminance maxNits: Float, opticalOutputScale scale: Float) -> CAEDRMetadata
    static var hlg: CAEDRMetadata { get }
    static func hlgMetadata(withAmbientViewingEnvironment ambientViewingEnvironmentData: Data) -> CAEDRMetadata
    init?(coder: NSCoder)
    static var isAvailable: Bool { get }
  }
  struct CAEdgeAntialiasingMask: OptionSet {
    static var all: CAEdgeAntialiasingMask { get }
    static var bottomEdge: CAEdgeAntialiasingMask { get }
    init(rawValue: UInt32)
    static var leftEdge: CAEdgeAntialiasingMask { get }
    static var leftRightEdges: CAEdgeAntialiasingMask { get }
    var rawValue: UInt32 { get }
    static var rightEdge: CAEdgeAntialiasingMask { get }
    static var topBottomEdges: CAEdgeAntialiasingMask { get }
    static var topEdge: CAEdgeAntialiasingMask { get }
  }
  class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {
    var alphaRange: Float
    var alphaSpeed: Float
    var birthRate: Float
    var blueRange: Float
    var blueSpeed: Float
    var color: CGColor?
    var contents: Any?
    var contentsRect: CGRect
    var contentsScale: CGFloat
    static func defaultValue(forKey key: String) -> Any?
    var emissionLatitude: CGFloat
    var emissionLongitude: CGFloat
    var emissionRange: CGFloat
    var emitterCells: [CAEmitterCell]?
    var greenRange: Float
    var greenSpeed: Float
    init()
    init?(coder: NSCoder)
    var isEnabled: Bool
    var lifetime: Float
    var lifetimeRange: Float
    var magnificationFilter: String
    var minificationFilter: String
    var minificationFilterBias: Float
    var name: String?
    var redRange: Float
    var redSpeed: Float
    var scale: CGFloat
    var scaleRange: CGFloat
    var scaleSpeed: CGFloat
    func shouldArchiveValue(forKey key: String) -> Bool
    var spin: CGFloat
    var spinRange: CGFloat
    var style: [AnyHashable: Any]?
    var velocity: CGFloat
    var velocityRange: CGFloat
    var xAcceleration: CGFloat
    var yAcceleration: CGFloat
    var zAcceleration: CGFloat
  }
  class CAEmitterLayer: CALayer {
    var birthRate: Float
    var emitterCells: [CAEmitterCell]?
    var emitterDepth: CGFloat
    var emitterMode: CAEmitterLayerEmitterMode
    var emitterPosition: CGPoint
    var emitterShape: CAEmitterLayerEmitterShape
    var emitterSize: CGSize
    var emitterZPosition: CGFloat
    init()
    static func layer() -> CALayer
    var lifetime: Float
    var preservesDepth: Bool
    var renderMode: CAEmitterLayerRenderMode
    var scale: Float
    var seed: Int32
    var spin: Float
    var velocity: Float
  }
  struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static var outline: CAEmitterLayerEmitterMode { get }
    static var points: CAEmitterLayerEmitterMode { get }
    var rawValue: String { get }
    static var surface: CAEmitterLayerEmitterMode { get }
    static var volume: CAEmitterLayerEmitterMode { get }
  }
  struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable {
    static var circle: CAEmitterLayerEmitterShape { get }
    static var cuboid: CAEmitterLayerEmitterShape { get }
    init(rawValue: String)
    static var line: CAEmitterLayerEmitterShape { get }
    static var point: CAEmitterLayerEmitterShape { get }
    var rawValue: String { get }
    static var rectangle: CAEmitterLayerEmitterShape { get }
    static var sphere: CAEmitterLayerEmitterShape { get }
  }
  struct CAEmitterLayerRenderMode: RawRepresentable, Hashable {
    static var additive: CAEmitterLayerRenderMode { get }
    static var backToFront: CAEmitterLayerRenderMode { get }
    init(rawValue: String)
    static var oldestFirst: CAEmitterLayerRenderMode { get }
    static var oldestLast: CAEmitterLayerRenderMode { get }
    var rawValue: String { get }
    static var unordered: CAEmitterLayerRenderMode { get }
  }
  struct CAFrameRateRange {
    init()
    init(minimum: Float, maximum: Float, preferred: Float)
    var maximum: Float
    var minimum: Float
    var preferred: Float
  }
  class CAGradientLayer: CALayer {
    var colors: [Any]?
    var endPoint: CGPoint
    init()
    static func layer() -> CALayer
    var locations: [NSNumber]?
    var startPoint: CGPoint
    var type: CAGradientLayerType
  }
  struct CAGradientLayerType: RawRepresentable, Hashable {
    static var axial: CAGradientLayerType { get }
    static var conic: CAGradientLayerType { get }
    init(rawValue: String)
    static var radial: CAGradientLayerType { get }
    var rawValue: String { get }
  }
  class CAKeyframeAnimation: CAPropertyAnimation {
    var biasValues: [NSNumber]?
    var calculationMode: CAAnimationCalculationMode
    var continuityValues: [NSNumber]?
    init()
    init(keyPath path: String?)
    var keyTimes: [NSNumber]?
    var path: CGPath?
    var rotationMode: CAAnimationRotationMode?
    var tensionValues: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var values: [Any]?
  }
  class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    func action(forKey event: String) -> CAAction?
    var actions: [String: CAAction]?
    func add(_ anim: CAAnimation, forKey key: String?)
    func addConstraint(_ c: CAConstraint)
    func addSublayer(_ layer: CALayer)
    var affineTransform: CGAffineTransform
    var allowsEdgeAntialiasing: Bool
    var allowsGroupOpacity: Bool
    var anchorPoint: CGPoint
    var anchorPointZ: CGFloat
    func animation(forKey key: String) -> CAAnimation?
    var animationKeys: [String]? { get }
    func animationKeys() -> [String]?
    var autoresizingMask: CAAutoresizingMask
    var backgroundColor: CGColor?
    var backgroundFilters: [CIFilter]?
    var borderColor: CGColor?
    var borderWidth: CGFloat
    var bounds: CGRect
    var compositingFilter: Any?
    var constraints: [CAConstraint]?
    func contains(_ p: CGPoint) -> Bool
    var contents: Any?
    var contentsAreFlipped: Bool { get }
    var contentsCenter: CGRect
    var contentsFormat: CALayerContentsFormat
    var contentsGravity: CALayerContentsGravity
    var contentsRect: CGRect
    var contentsScale: CGFloat
    func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
    func convert(_ r: CGRect, from l: CALayer?) -> CGRect
    func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
    func convert(_ r: CGRect, to l: CALayer?) -> CGRect
    func convertTime(_ timeInterval: Double, from layer: CALayer?) -> Double
    func convertTime(_ timeInterval: Double, to layer: CALayer?) -> Double
    var cornerCurve: CALayerCornerCurve
    static func cornerCurveExpansionFactor(_ curve: CACornerCurve) -> CGFloat
    var cornerRadius: CGFloat
    static func defaultAction(forKey event: String) -> CAAction?
    static func defaultValue(forKey key: String) -> Any?
    var delegate: CALayerDelegate?
    func display()
    func displayIfNeeded()
    func draw(in ctx: CGContext)
    var drawsAsynchronously: Bool
    var edgeAntialiasingMask: CAEdgeAntialiasingMask
    var filters: [Any]?
    var frame: CGRect
    func hitTest(_ p: CGPoint) -> CALayer?
    init()
    init?(coder: NSCoder)
    init(layer: Any)
    func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
    func insertSublayer(_ layer: CALayer, at idx: UInt32)
    func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
    var isDoubleSided: Bool
    var isGeometryFlipped: Bool
    var isHidden: Bool
    var isOpaque: Bool
    func layoutIfNeeded()
    var layoutManager: Any?
    func layoutSublayers()
    var magnificationFilter: CALayerContentsFilter
    var mask: CALayer?
    var maskedCorners: CACornerMask
    var masksToBounds: Bool
    var minificationFilter: CALayerContentsFilter
    var minificationFilterBias: Float
    var model: CALayer { get }
    func model() -> Self
    var name: String?
    var needsDisplay: Bool { get }
    static func needsDisplay(forKey key: String) -> Bool
    var needsDisplayOnBoundsChange: Bool
    var needsLayout: Bool { get }
    var opacity: Float
    var position: CGPoint
    var preferredFrameSize: CGSize { get }
    func preferredFrameSize() -> CGSize
    var presentation: CALayer? { get }
    func presentation() -> Self?
    var rasterizationScale: CGFloat
    func removeAllAnimations()
    func removeAnimation(forKey key: String)
    func removeFromSuperlayer()
    func render(in ctx: CGContext)
    func replaceSublayer(_ layer: CALayer, with: CALayer)
    func resize(withOldSuperlayerSize oldSuperlayerSize: CGSize)
    func resizeSublayers(withOldSize oldSize: CGSize)
    func scroll(_ p: CGPoint)
    func scrollRectToVisible(_ r: CGRect)
    func setNeedsDisplay()
    func setNeedsDisplay(_ r: CGRect)
    func setNeedsDisplayIn(_ r: CGRect)
    func setNeedsLayout()
    var shadowColor: CGColor?
    var shadowOffset: CGSize
    var shadowOpacity: Float
    var shadowPath: CGPath?
    var shadowRadius: CGFloat
    var shouldRasterize: Bool
    var style: [AnyHashable: Any]?
    var sublayerTransform: CATransform3D
    var sublayers: [CALayer]?
    var superlayer: CALayer? { get }
    var toneMapMode: CAToneMapMode
    var transform: CATransform3D
    var visibleRect: CGRect { get }
    var wantsExtendedDynamicRangeContent: Bool
    var zPosition: CGFloat
  }
  struct CALayerContentsFilter: RawRepresentable, Hashable {
    init(rawValue: String)
    static var linear: CALayerContentsFilter { get }
    static var nearest: CALayerContentsFilter { get }
    var rawValue: String { get }
    static var trilinear: CALayerContentsFilter { get }
  }
  struct CALayerContentsGravity: RawRepresentable, Hashable {
    static var bottom: CALayerContentsGravity { get }
    static var bottomLeft: CALayerContentsGravity { get }
    static var bottomRight: CALayerContentsGravity { get }
    static var center: CALayerContentsGravity { get }
    init(rawValue: String)
    static var left: CALayerContentsGravity { get }
    var rawValue: String { get }
    static var resize: CALayerContentsGravity { get }
    static var resizeAspect: CALayerContentsGravity { get }
    static var resizeAspectFill: CALayerContentsGravity { get }
    static var right: CALayerContentsGravity { get }
    static var top: CALayerContentsGravity { get }
    static var topLeft: CALayerContentsGravity { get }
    static var topRight: CALayerContentsGravity { get }
  }
  protocol CALayerDelegate: NSObjectProtocol {
    func action(for layer: CALayer, forKey eventKey: String) -> Any?
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in context: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
  }
  protocol CAMediaTiming {
    var autoreverses: Bool
    var beginTime: CFTimeInterval
    var duration: CFTimeInterval
    var fillMode: CAMediaTimingFillMode
    var repeatCount: Float
    var repeatDuration: CFTimeInterval
    var speed: Float
    var timeOffset: CFTimeInterval
  }
  struct CAMediaTimingFillMode: RawRepresentable, Hashable {
    static var backwards: CAMediaTimingFillMode { get }
    static var both: CAMediaTimingFillMode { get }
    static var forwards: CAMediaTimingFillMode { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var removed: CAMediaTimingFillMode { get }
  }
  class CAMediaTimingFunction: NSObject, NSSecureCoding {
    func getControlPoint(at idx: Int, values point: UnsafeMutableRawPointer)
    init?(coder: NSCoder)
    init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
    init(name: CAMediaTimingFunctionName)
  }
  struct CAMediaTimingFunctionName: RawRepresentable, Hashable {
    static var `default`: CAMediaTimingFunctionName { get }
    static var easeIn: CAMediaTimingFunctionName { get }
    static var easeInEaseOut: CAMediaTimingFunctionName { get }
    static var easeOut: CAMediaTimingFunctionName { get }
    init(rawValue: String)
    static var linear: CAMediaTimingFunctionName { get }
    var rawValue: String { get }
  }
  class CAMetalDisplayLink: NSObject {
    func add(to runloop: RunLoop, for mode: RunLoop.Mode)
    var delegate: CAMetalDisplayLinkDelegate?
    init(metalLayer layer: CAMetalLayer)
    func invalidate()
    var isPaused: Bool
    var preferredFrameLatency: Float
    var preferredFrameRateRange: CAFrameRateRange
    func remove(from runloop: RunLoop, for mode: RunLoop.Mode)
  }
  protocol CAMetalDisplayLinkDelegate: NSObjectProtocol {
    func metalDisplayLink(_ link: CAMetalDisplayLink, needsUpdate update: CAMetalDisplayLinkUpdate)
  }
  class CAMetalDisplayLinkUpdate: NSObject {
    var drawable: CAMetalDrawable { get }
    var targetPresentationTimestamp: Double { get }
    var targetTimestamp: Double { get }
  }
  protocol CAMetalDrawable: MTLDrawable {
    var layer: CAMetalLayer { get }
    var texture: MTLTexture { get }
  }
  class CAMetalLayer: CALayer {
    var allowsNextDrawableTimeout: Bool
    var colorspace: CGColorSpace?
    var developerHUDProperties: [AnyHashable: Any]?
    var device: MTLDevice?
    var displaySyncEnabled: Bool
    var drawableSize: CGSize
    var edrMetadata: CAEDRMetadata?
    var framebufferOnly: Bool
    init()
    var maximumDrawableCount: Int
    func nextDrawable() -> CAMetalDrawable?
    var pixelFormat: MTLPixelFormat
    var preferredDevice: MTLDevice? { get }
    var presentsWithTransaction: Bool
    var wantsExtendedDynamicRangeContent: Bool
  }
  class CAOpenGLLayer: CALayer {
    func canDraw(in glContext: Any, pixelFormat: Any, forLayerTime timeInterval: Double, displayTime timeStamp: UnsafeMutablePointer<CVTimeStamp>) -> Bool
    func copyCGLContext(for pixelFormat: Any) -> Any
    func copyCGLPixelFormat(forDisplayMask mask: Any) -> Any
    func draw(in glContext: Any, pixelFormat: Any, forLayerTime timeInterval: Double, displayTime timeStamp: UnsafeMutablePointer<CVTimeStamp>)
    init()
    var isAsynchronous: Bool
    static func layer() -> CALayer
    func release(_ pixelFormat: Any)
  }
  class CAPropertyAnimation: CAAnimation {
    init()
    init(keyPath path: String?)
    var isAdditive: Bool
    var isCumulative: Bool
    var keyPath: String?
    var valueFunction: CAValueFunction?
  }
  class CARenderer: NSObject {
    func addUpdateRect(_ r: CGRect)
    func beginFrame(atTime timeInSeconds: Double, timeStamp ts: UnsafeMutablePointer<CVTimeStamp>)
    var bounds: CGRect
    func endFrame()
    init()
    init(mtlTexture tex: MTLTexture, options dict: [AnyHashable: Any]?)
    var layer: CALayer?
    var nextFrameTime: Double { get }
    func render()
    func setDestination(_ tex: MTLTexture)
    func updateBounds() -> CGRect
  }
  class CAReplicatorLayer: CALayer {
    init()
    var instanceAlphaOffset: Float
    var instanceBlueOffset: Float
    var instanceColor: CGColor?
    var instanceCount: Int
    var instanceDelay: Double
    var instanceGreenOffset: Float
    var instanceRedOffset: Float
    var instanceTransform: CATransform3D
    static func layer() -> CALayer
    var preservesDepth: Bool
  }
  struct CAScroll: RawRepresentable, Hashable {
    static var both: CAScroll { get }
    static var horizontally: CAScroll { get }
    init(rawValue: String)
    static var none: CAScroll { get }
    var rawValue: String { get }
    static var vertically: CAScroll { get }
  }
  class CAScrollLayer: CALayer {
    init()
    static func layer() -> CALayer
    func scroll(to p: CGPoint)
    func scroll(to r: CGRect)
    var scrollMode: String?
  }
  class CAShapeLayer: CALayer {
    var fillColor: CGColor?
    var fillRule: CAShapeLayerFillRule
    init()
    static func layer() -> CALayer
    var lineCap: CAShapeLayerLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CAShapeLayerLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var strokeColor: CGColor?
    var strokeEnd: CGFloat
    var strokeStart: CGFloat
  }
  struct CAShapeLayerFillRule: RawRepresentable, Hashable {
    static var evenOdd: CAShapeLayerFillRule { get }
    init(rawValue: String)
    static var nonZero: CAShapeLayerFillRule { get }
    var rawValue: String { get }
  }
  struct CAShapeLayerLineCap: RawRepresentable, Hashable {
    static var butt: CAShapeLayerLineCap { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var round: CAShapeLayerLineCap { get }
    static var square: CAShapeLayerLineCap { get }
  }
  struct CAShapeLayerLineJoin: RawRepresentable, Hashable {
    static var bevel: CAShapeLayerLineJoin { get }
    init(rawValue: String)
    static var miter: CAShapeLayerLineJoin { get }
    var rawValue: String { get }
    static var round: CAShapeLayerLineJoin { get }
  }
  class CASpringAnimation: CABasicAnimation {
    var allowsOverdamping: Bool
    static func animation(withKeyPath path: String?) -> CABasicAnimation
    var bounce: CGFloat { get }
    var damping: CGFloat
    init()
    init(perceptualDuration: Double, bounce: CGFloat)
    var initialVelocity: CGFloat
    var mass: CGFloat
    var perceptualDuration: Double { get }
    var settlingDuration: Double { get }
    var stiffness: CGFloat
  }
  class CATextLayer: CALayer {
    var alignmentMode: CATextLayerAlignmentMode
    var allowsFontSubpixelQuantization: Bool
    var font: CFTypeRef?
    var fontSize: CGFloat
    var foregroundColor: CGColor?
    init()
    var isWrapped: Bool
    static func layer() -> CALayer
    var string: Any?
    var truncationMode: CATextLayerTruncationMode
  }
  struct CATextLayerAlignmentMode: RawRepresentable, Hashable {
    static var center: CATextLayerAlignmentMode { get }
    init(rawValue: String)
    static var justified: CATextLayerAlignmentMode { get }
    static var left: CATextLayerAlignmentMode { get }
    static var natural: CATextLayerAlignmentMode { get }
    var rawValue: String { get }
    static var right: CATextLayerAlignmentMode { get }
  }
  struct CATextLayerTruncationMode: RawRepresentable, Hashable {
    static var end: CATextLayerTruncationMode { get }
    init(rawValue: String)
    static var middle: CATextLayerTruncationMode { get }
    static var none: CATextLayerTruncationMode { get }
    var rawValue: String { get }
    static var start: CATextLayerTruncationMode { get }
  }
  class CATiledLayer: CALayer {
    static var fadeDuration: Double { get }
    init()
    static func layer() -> CALayer
    var levelsOfDetail: Int
    var levelsOfDetailBias: Int
    var tileSize: CGSize
  }
  struct CAToneMapMode: RawRepresentable, Hashable {
    static var automatic: CAToneMapMode { get }
    static var ifSupported: CAToneMapMode { get }
    init(rawValue: String)
    static var never: CAToneMapMode { get }
    var rawValue: String { get }
  }
  class CATransaction: NSObject {
    static func animationDuration() -> Double
    static func animationTimingFunction() -> CAMediaTimingFunction?
    static func begin()
    static func commit()
    static func completionBlock() -> (() -> Void)?
    static func disableActions() -> Bool
    static func flush()
    init()
    static func lock()
    static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
    static func setCompletionBlock(_ block: (() -> Void)?)
    static func setValue(_ anObject: Any?, forKey key: String)
    static func unlock()
    static func value(forKey key: String) -> Any?
  }
  struct CATransform3D {
    init()
    init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat)
    var m11: CGFloat
    var m12: CGFloat
    var m13: CGFloat
    var m14: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var m23: CGFloat
    var m24: CGFloat
    var m31: CGFloat
    var m32: CGFloat
    var m33: CGFloat
    var m34: CGFloat
    var m41: CGFloat
    var m42: CGFloat
    var m43: CGFloat
    var m44: CGFloat
  }
  func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
  func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform
  var CATransform3DIdentity: CATransform3D { get }
  func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D
  func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool
  func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D
  func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
  func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
  func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
  func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
  class CATransformLayer: CALayer {
    func hitTest(_ thePoint: CGPoint) -> CALayer
    init()
    static func layer() -> CALayer
  }
  class CATransition: CAAnimation {
    static func animation() -> CATransition
    var endProgress: Float
    var filter: Any?
    init()
    var startProgress: Float
    var subtype: CATransitionSubtype?
    var type: CATransitionType
  }
  struct CATransitionSubtype: RawRepresentable, Hashable {
    static var fromBottom: CATransitionSubtype { get }
    static var fromLeft: CATransitionSubtype { get }
    static var fromRight: CATransitionSubtype { get }
    static var fromTop: CATransitionSubtype { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  struct CATransitionType: RawRepresentable, Hashable {
    static var fade: CATransitionType { get }
    init(rawValue: String)
    static var moveIn: CATransitionType { get }
    static var push: CATransitionType { get }
    var rawValue: String { get }
    static var reveal: CATransitionType { get }
  }
  class CAValueFunction: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init?(name: String)
    var name: String { get }
  }
  struct CAValueFunctionName: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var rotateX: CAValueFunctionName { get }
    static var rotateY: CAValueFunctionName { get }
    static var rotateZ: CAValueFunctionName { get }
    static var scale: CAValueFunctionName { get }
    static var scaleX: CAValueFunctionName { get }
    static var scaleY: CAValueFunctionName { get }
    static var scaleZ: CAValueFunctionName { get }
    static var translate: CAValueFunctionName { get }
    static var translateX: CAValueFunctionName { get }
    static var translateY: CAValueFunctionName { get }
    static var translateZ: CAValueFunctionName { get }
  }
  var kCAOnOrderIn: String { get }
  var kCAOnOrderOut: String { get }
  var kCARendererColorSpace: String { get }
  var kCARendererMetalCommandQueue: String { get }
  var kCATransactionAnimationDuration: String { get }
  var kCATransactionAnimationTimingFunction: String { get }
  var kCATransactionCompletionBlock: String { get }
  var kCATransactionDisableActions: String { get }
  var kCATransition: String { get }
  """#

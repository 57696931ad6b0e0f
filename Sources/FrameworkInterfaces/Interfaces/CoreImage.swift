/// What is known of the module `CoreImage`.
let coreImageInterface = #"""
  // exports: Foundation CoreFoundation CoreGraphics CoreVideo ImageIO
  class CIAccordionFoldTransition: CIFilter {
    var bottomHeight: Float
    var foldShadowAmount: Float
    init()
    var numberOfFolds: Float
  }
  class CIAdditionCompositing: CICompositingFilter {
    init()
  }
  class CIAffineClamp: CIAffineFilter {
    init()
    var inputImage: CIImage?
    var transform: CGAffineTransform
  }
  class CIAffineFilter: CIFilter {}
  class CIAffineTile: CIAffineFilter {
    init()
    var inputImage: CIImage?
    var transform: CGAffineTransform
  }
  class CIAffineTransform: CIAffineFilter {
    init()
  }
  protocol CIAreaAverage: CIFilter {
    init()
  }
  class CIAreaBoundsRed: CIFilter {
    init()
  }
  protocol CIAreaHistogram: CIAreaReductionFilter {
    var count: Int
    init()
    var scale: Float
  }
  protocol CIAreaLogarithmicHistogram: CIAreaReductionFilter {
    var count: Int
    init()
    var maximumStop: Float
    var minimumStop: Float
    var scale: Float
  }
  protocol CIAreaMaximum: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaMaximumAlpha: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaMinMax: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaMinMaxRed: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaMinimum: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaMinimumAlpha: CIAreaReductionFilter {
    init()
  }
  protocol CIAreaReductionFilter: CIFilter {
    var extent: CGRect
    var inputImage: CIImage?
  }
  class CIAttributedTextImageGenerator: CIImageGenerator {
    init()
    var padding: Float
    var scaleFactor: Float
    var text: NSAttributedString
  }
  class CIAztecCodeDescriptor: CIBarcodeDescriptor {
    var dataCodewordCount: Int { get }
    var errorCorrectedPayload: Data { get }
    init()
    init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int)
    var isCompact: Bool { get }
    var layerCount: Int { get }
  }
  class CIAztecCodeGenerator: CICodeGenerator {
    var compactStyle: Float
    var correctionLevel: Float
    init()
    var layers: Float
    var message: Data
  }
  class CIBarcodeDescriptor: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
  }
  class CIBarcodeGenerator: CIFilter {
    var barcodeDescriptor: CIBarcodeDescriptor
    init()
  }
  class CIBarsSwipeTransition: CITransitionFilter {
    var angle: Float
    var barOffset: Float
    init()
    var width: Float
  }
  class CIBicubicScaleTransform: CIFilter {
    var aspectRatio: Float
    init()
    var inputImage: CIImage?
    var parameterB: Float
    var parameterC: Float
    var scale: Float
  }
  class CIBlendFilter: CIFilter {}
  class CIBlendKernel: CIColorKernel {
    func apply(withForeground foreground: CIImage, background: CIImage) -> CIImage?
    func apply(withForeground foreground: CIImage, background: CIImage, colorSpace: CGColorSpace) -> CIImage?
    static var clear: CIBlendKernel { get }
    static func clear() -> CIBlendKernel
    static var color: CIBlendKernel { get }
    static func color() -> CIBlendKernel
    static var colorBurn: CIBlendKernel { get }
    static func colorBurn() -> CIBlendKernel
    static var colorDodge: CIBlendKernel { get }
    static func colorDodge() -> CIBlendKernel
    static var componentAdd: CIBlendKernel { get }
    static func componentAdd() -> CIBlendKernel
    static var componentMax: CIBlendKernel { get }
    static func componentMax() -> CIBlendKernel
    static var componentMin: CIBlendKernel { get }
    static func componentMin() -> CIBlendKernel
    static var componentMultiply: CIBlendKernel { get }
    static func componentMultiply() -> CIBlendKernel
    static var darken: CIBlendKernel { get }
    static func darken() -> CIBlendKernel
    static var darkerColor: CIBlendKernel { get }
    static func darkerColor() -> CIBlendKernel
    static var destination: CIBlendKernel { get }
    static func destination() -> CIBlendKernel
    static var destinationAtop: CIBlendKernel { get }
    static func destinationAtop() -> CIBlendKernel
    static var destinationIn: CIBlendKernel { get }
    static func destinationIn() -> CIBlendKernel
    static var destinationOut: CIBlendKernel { get }
    static func destinationOut() -> CIBlendKernel
    static var destinationOver: CIBlendKernel { get }
    static func destinationOver() -> CIBlendKernel
    static var difference: CIBlendKernel { get }
    static func difference() -> CIBlendKernel
    static var divide: CIBlendKernel { get }
    static func divide() -> CIBlendKernel
    static var exclusion: CIBlendKernel { get }
    static func exclusion() -> CIBlendKernel
    static var exclusiveOr: CIBlendKernel { get }
    static func exclusiveOr() -> CIBlendKernel
    static var hardLight: CIBlendKernel { get }
    static func hardLight() -> CIBlendKernel
    static var hardMix: CIBlendKernel { get }
    static func hardMix() -> CIBlendKernel
    static var hue: CIBlendKernel { get }
    static func hue() -> CIBlendKernel
    init?(string: String)
    static var lighten: CIBlendKernel { get }
    static func lighten() -> CIBlendKernel
    static var lighterColor: CIBlendKernel { get }
    static func lighterColor() -> CIBlendKernel
    static var linearBurn: CIBlendKernel { get }
    static func linearBurn() -> CIBlendKernel
    static var linearDodge: CIBlendKernel { get }
    static func linearDodge() -> CIBlendKernel
    static var linearLight: CIBlendKernel { get }
    static func linearLight() -> CIBlendKernel
    static var luminosity: CIBlendKernel { get }
    static func luminosity() -> CIBlendKernel
    static var multiply: CIBlendKernel { get }
    static func multiply() -> CIBlendKernel
    static var overlay: CIBlendKernel { get }
    static func overlay() -> CIBlendKernel
    static var pinLight: CIBlendKernel { get }
    static func pinLight() -> CIBlendKernel
    static var saturation: CIBlendKernel { get }
    static func saturation() -> CIBlendKernel
    static var screen: CIBlendKernel { get }
    static func screen() -> CIBlendKernel
    static var softLight: CIBlendKernel { get }
    static func softLight() -> CIBlendKernel
    static var source: CIBlendKernel { get }
    static func source() -> CIBlendKernel
    static var sourceAtop: CIBlendKernel { get }
    static func sourceAtop() -> CIBlendKernel
    static var sourceIn: CIBlendKernel { get }
    static func sourceIn() -> CIBlendKernel
    static var sourceOut: CIBlendKernel { get }
    static func sourceOut() -> CIBlendKernel
    static var sourceOver: CIBlendKernel { get }
    static func sourceOver() -> CIBlendKernel
    static var subtract: CIBlendKernel { get }
    static func subtract() -> CIBlendKernel
    static var vividLight: CIBlendKernel { get }
    static func vividLight() -> CIBlendKernel
  }
  class CIBlendWithAlphaMask: CIBlendWithMask {
    init()
  }
  class CIBlendWithBlueMask: CIBlendWithMask {
    init()
  }
  class CIBlendWithMask: CIBlendFilter {
    var backgroundImage: CIImage?
    init()
    var inputImage: CIImage?
    var maskImage: CIImage?
  }
  class CIBlendWithRedMask: CIBlendWithMask {
    init()
  }
  class CIBloom: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
    var radius: Float
  }
  class CIBlurredRectangleGenerator: CIFilter {
    var color: CIColor?
    var extent: CGRect
    init()
    var sigma: Float
  }
  class CIBokehBlur: CILinearBlur {
    init()
    var inputImage: CIImage?
    var radius: Float
    var ringAmount: Float
    var ringSize: Float
    var softness: Float
  }
  class CIBoxBlur: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  protocol CIBumpDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
    var scale: Float
  }
  protocol CIBumpDistortionLinear: CIFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
    var scale: Float
  }
  class CICMYKHalftone: CIFilter {
    var angle: Float
    var center: CGPoint
    var grayComponentReplacement: Float
    init()
    var inputImage: CIImage?
    var sharpness: Float
    var underColorRemoval: Float
    var width: Float
  }
  class CICameraCalibrationLensCorrection: CIFilter {
    init()
  }
  class CICannyEdgeDetector: CIFilter {
    var gaussianSigma: Float
    var hysteresisPasses: Int
    init()
    var inputImage: CIImage?
    var perceptual: Bool
    var thresholdHigh: Float
    var thresholdLow: Float
  }
  class CICheckerboardGenerator: CIFilter {
    var center: CGPoint
    var color0: CIColor
    var color1: CIColor
    init()
    var sharpness: Float
    var width: Float
  }
  protocol CICircleSplashDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CICircularScreen: CIScreenFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var sharpness: Float
    var width: Float
  }
  protocol CICircularWrap: CIFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIClamp: CIFilter {
    init()
  }
  class CICode128BarcodeGenerator: CICodeGenerator {
    var barcodeHeight: Float
    init()
    var message: Data
    var quietSpace: Float
  }
  class CICodeGenerator: CIFilter {}
  class CIColor: NSObject, NSSecureCoding, NSCopying {
    var alpha: CGFloat { get }
    static var black: CIColor { get }
    static func black() -> CIColor
    static var blue: CIColor { get }
    var blue: CGFloat { get }
    static func blue() -> CIColor
    static var clear: CIColor { get }
    static func clear() -> CIColor
    var colorSpace: CGColorSpace { get }
    var components: UnsafeMutableRawPointer { get }
    static var cyan: CIColor { get }
    static func cyan() -> CIColor
    static var gray: CIColor { get }
    static func gray() -> CIColor
    static var green: CIColor { get }
    var green: CGFloat { get }
    static func green() -> CIColor
    init(cgColor c: CGColor)
    init?(coder: NSCoder)
    init(color: UIColor)
    init(red: CGFloat, green: CGFloat, blue: CGFloat)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace)
    init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace)
    init(string representation: String)
    static var magenta: CIColor { get }
    static func magenta() -> CIColor
    var numberOfComponents: Int { get }
    static var red: CIColor { get }
    var red: CGFloat { get }
    static func red() -> CIColor
    func stringRepresentation() -> String
    static var white: CIColor { get }
    static func white() -> CIColor
    static var yellow: CIColor { get }
    static func yellow() -> CIColor
  }
  protocol CIColorAbsoluteDifference: CIFilter {
    init()
    var inputImage: CIImage?
    var inputImage2: CIImage
  }
  class CIColorBlendMode: CIBlendFilter {
    init()
  }
  class CIColorBurnBlendMode: CIBlendFilter {
    init()
  }
  class CIColorClamp: CIFilter {
    init()
    var inputImage: CIImage?
    var maxComponents: CIVector
    var minComponents: CIVector
  }
  class CIColorControls: CIFilter {
    var brightness: Float
    var contrast: Float
    init()
    var inputImage: CIImage?
    var saturation: Float
  }
  class CIColorCrossPolynomial: CIFilter {
    var blueCoefficients: CIVector
    var greenCoefficients: CIVector
    init()
    var inputImage: CIImage?
    var redCoefficients: CIVector
  }
  class CIColorCube: CIFilter {
    var cubeData: Data
    var cubeDimension: Float
    var extrapolate: Bool
    init()
    var inputImage: CIImage?
  }
  class CIColorCubeWithColorSpace: CIColorCube {
    var colorSpace: CGColorSpace?
    var cubeData: Data
    var cubeDimension: Float
    var extrapolate: Bool
    init()
    var inputImage: CIImage?
  }
  class CIColorCubesMixedWithMask: CIFilter {
    var colorSpace: CGColorSpace?
    var cube0Data: Data
    var cube1Data: Data
    var cubeDimension: Float
    var extrapolate: Bool
    init()
    var inputImage: CIImage?
    var maskImage: CIImage?
  }
  class CIColorCurves: CIFilter {
    var colorSpace: CGColorSpace?
    var curvesData: Data
    var curvesDomain: CIVector
    init()
    var inputImage: CIImage?
  }
  class CIColorDodgeBlendMode: CIBlendFilter {
    init()
  }
  class CIColorInvert: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIColorKernel: CIKernel {
    func apply(withExtent extent: CGRect, arguments args: [Any]?) -> CIImage?
    init?(string coreImageShaderProgram: String)
  }
  class CIColorMap: CIFilter {
    var gradientImage: CIImage?
    init()
    var inputImage: CIImage?
  }
  class CIColorMatrix: CIFilter {
    var aVector: CIVector
    var bVector: CIVector
    var biasVector: CIVector
    var gVector: CIVector
    init()
    var inputImage: CIImage?
    var rVector: CIVector
  }
  class CIColorMonochrome: CIFilter {
    var color: CIColor
    init()
    var inputImage: CIImage?
    var intensity: Float
  }
  class CIColorPolynomial: CIColorCrossPolynomial {
    var alphaCoefficients: CIVector
    var blueCoefficients: CIVector
    var greenCoefficients: CIVector
    init()
    var inputImage: CIImage?
    var redCoefficients: CIVector
  }
  class CIColorPosterize: CIFilter {
    init()
    var inputImage: CIImage?
    var levels: Float
  }
  protocol CIColorThreshold: CIFilter {
    init()
    var inputImage: CIImage?
    var threshold: Float
  }
  protocol CIColorThresholdOtsu: CIFilter {
    init()
    var inputImage: CIImage?
  }
  protocol CIColumnAverage: CIAreaReductionFilter {
    init()
  }
  class CIComicEffect: CIFilter {
    init()
    var inputImage: CIImage?
  }
  protocol CICompositeOperation: CIFilter {
    var backgroundImage: CIImage?
    var inputImage: CIImage?
  }
  class CICompositingFilter: CIFilter {}
  class CIConstantColorGenerator: CIFilter {
    init()
  }
  class CIContext: NSObject {
    func clearCaches()
    func createCGImage(_ image: CIImage, from fromRectangle: CGRect) -> CGImage?
    func createCGImage(_ image: CIImage, from fromRect: CGRect, format ciImageFormat: Int32, colorSpace: CGColorSpace?) -> CGImage?
    func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage?
    func createCGLayer(with size: CGSize, info: [AnyHashable: Any]?) -> CGLayer?
    func depthBlurEffectFilter(for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, hairSemanticSegmentation: CIImage?, glassesMatte: CIImage?, gainMap: CIImage?, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil) -> CIFilter?
    func depthBlurEffectFilter(for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, hairSemanticSegmentation: CIImage?, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil) -> CIFilter?
    func depthBlurEffectFilter(for image: CIImage, disparityImage: CIImage, portraitEffectsMatte: CIImage?, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any]? = nil) -> CIFilter?
    func depthBlurEffectFilter(forImageData data: Data, options: [AnyHashable: Any]? = nil) -> CIFilter?
    func depthBlurEffectFilter(forImageURL url: URL, options: [AnyHashable: Any]? = nil) -> CIFilter?
    func draw(_ image: CIImage, at atPoint: CGPoint, from fromRect: CGRect)
    func draw(_ image: CIImage, in inRectangle: CGRect, from fromRectangle: CGRect)
    func heif10Representation(of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws -> Data
    func heifRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) -> Data?
    init()
    init(cgContext ctx: CGContext, options: [AnyHashable: Any]?)
    init(eaglContext: Any)
    init(eaglContext: Any, options dictionary: [AnyHashable: Any]?)
    init?(forOfflineGPUAtIndex gpuIndex: Int32)
    init(mtlCommandQueue commandQueue: MTLCommandQueue)
    init(mtlCommandQueue commandQueue: MTLCommandQueue, options: [String: Any]?)
    init(mtlDevice device: MTLDevice)
    init(mtlDevice device: MTLDevice, options: [String: Any]?)
    init(options: [AnyHashable: Any]?)
    var inputImageMaximumSize: CGSize { get }
    func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) -> Data?
    static var offlineGPUCount: Int32 { get }
    static func offlineGPUCount() -> Int32
    func openEXRRepresentation(of image: CIImage, options: [String: Any] = nil) throws -> Data
    var outputImageMaximumSize: CGSize { get }
    func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) -> Data?
    func prepareRender(_ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws
    func reclaimResources()
    func render(_ image: CIImage, to buffer: CVPixelBuffer)
    func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds rectangle: CGRect, colorSpace cs: CGColorSpace?)
    func render(_ image: CIImage, to surface: IOSurface, bounds: CGRect, colorSpace: CGColorSpace?)
    func render(_ image: CIImage, to texture: MTLTexture, commandBuffer: MTLCommandBuffer?, bounds: CGRect, colorSpace: CGColorSpace)
    func render(_ image: CIImage, toBitmap bitmapPtr: UnsafeMutableRawPointer, rowBytes bytesPerRow: Int, bounds: CGRect, format bitmapFormat: Int32, colorSpace: CGColorSpace?)
    func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask
    func startTask(toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint) throws -> CIRenderTask
    func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask
    func tiffRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) -> Data?
    var workingColorSpace: CGColorSpace? { get }
    var workingFormat: CIFormat { get }
    func writeHEIF10Representation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws
    func writeHEIFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws
    func writeJPEGRepresentation(of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws
    func writeOpenEXRRepresentation(of image: CIImage, to url: URL, options: [String: Any] = nil) throws
    func writePNGRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws
    func writeTIFFRepresentation(of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [AnyHashable: Any] = nil) throws
  }
  protocol CIConvertLab: CIFilter {
    init()
    var inputImage: CIImage?
    var normalize: Bool
  }
  protocol CIConvolution: CIFilter {
    var bias: Float
    var inputImage: CIImage?
    var weights: CIVector
  }
  class CIConvolution3X3: CIConvolutionCore {
    init()
  }
  class CIConvolution5X5: CIConvolutionCore {
    init()
  }
  class CIConvolution7X7: CIConvolutionCore {
    init()
  }
  class CIConvolution9Horizontal: CIConvolutionCore {
    init()
  }
  class CIConvolution9Vertical: CIConvolutionCore {
    init()
  }
  class CIConvolutionCore: CIFilter {}
  class CIConvolutionRGB3X3: CIFilter {
    init()
  }
  class CIConvolutionRGB5X5: CIFilter {
    init()
  }
  class CIConvolutionRGB7X7: CIFilter {
    init()
  }
  class CIConvolutionRGB9Horizontal: CIFilter {
    init()
  }
  class CIConvolutionRGB9Vertical: CIFilter {
    init()
  }
  class CICopyMachineTransition: CITransitionFilter {
    var angle: Float
    var color: CIColor
    var extent: CGRect
    init()
    var opacity: Float
    var width: Float
  }
  protocol CICoreMLModel: CIFilter {
    var headIndex: Float
    var inputImage: CIImage?
    var model: MLModel
    var softmaxNormalization: Bool
  }
  class CICoreMLModelFilter: CIFilter {
    init()
  }
  class CICrop: CIFilter {
    init()
  }
  class CICrystallize: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIDarkenBlendMode: CIBlendFilter {
    init()
  }
  class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {
    var columnCount: Int { get }
    var eccVersion: CIDataMatrixCodeEccVersion { get }
    var errorCorrectedPayload: Data { get }
    init()
    init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: CIDataMatrixCodeEccVersion)
    var rowCount: Int { get }
  }
  enum CIDataMatrixCodeEccVersion: Int {
    case v000, v050, v080, v100, v140, v200
  }
  class CIDepthBlurEffect: CIFilter {
    init()
  }
  class CIDepthDisparityConverter: CIFilter {}
  class CIDepthOfField: CIFilter {
    init()
    var inputImage: CIImage?
    var point0: CGPoint
    var point1: CGPoint
    var radius: Float
    var saturation: Float
    var unsharpMaskIntensity: Float
    var unsharpMaskRadius: Float
  }
  class CIDepthToDisparity: CIDepthDisparityConverter {
    init()
    var inputImage: CIImage?
  }
  class CIDetector: NSObject {
    func features(in image: CIImage) -> [CIFeature]
    func features(in image: CIImage, options: [AnyHashable: Any]? = nil) -> [CIFeature]
    init?(ofType detectorType: String, context: CIContext?, options: [AnyHashable: Any]?)
  }
  var CIDetectorAccuracy: String { get }
  var CIDetectorAccuracyHigh: String { get }
  var CIDetectorAccuracyLow: String { get }
  var CIDetectorAspectRatio: String { get }
  var CIDetectorEyeBlink: String { get }
  var CIDetectorFocalLength: String { get }
  var CIDetectorImageOrientation: String { get }
  var CIDetectorMaxFeatureCount: String { get }
  var CIDetectorMinFeatureSize: String { get }
  var CIDetectorNumberOfAngles: String { get }
  var CIDetectorReturnSubFeatures: String { get }
  var CIDetectorSmile: String { get }
  var CIDetectorTracking: String { get }
  var CIDetectorTypeFace: String { get }
  var CIDetectorTypeQRCode: String { get }
  var CIDetectorTypeRectangle: String { get }
  var CIDetectorTypeText: String { get }
  class CIDifferenceBlendMode: CIBlendFilter {
    init()
  }
  class CIDiscBlur: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIDisintegrateWithMaskTransition: CITransitionFilter {
    init()
    var maskImage: CIImage?
    var shadowDensity: Float
    var shadowOffset: CGPoint
    var shadowRadius: Float
  }
  class CIDisparityToDepth: CIDepthDisparityConverter {
    init()
    var inputImage: CIImage?
  }
  protocol CIDisplacementDistortion: CIFilter {
    var displacementImage: CIImage?
    init()
    var inputImage: CIImage?
    var scale: Float
  }
  class CIDissolveTransition: CITransitionFilter {
    init()
  }
  class CIDistanceGradientFromRedMask: CIFilter {
    init()
  }
  class CIDistortionFilter: CIFilter {}
  class CIDither: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
  }
  class CIDivideBlendMode: CIBlendFilter {
    init()
  }
  class CIDocumentEnhancer: CIFilter {
    var amount: Float
    init()
    var inputImage: CIImage?
  }
  class CIDotScreen: CIScreenFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var sharpness: Float
    var width: Float
  }
  protocol CIDroste: CIFilter {
    init()
    var inputImage: CIImage?
    var insetPoint0: CGPoint
    var insetPoint1: CGPoint
    var periodicity: Float
    var rotation: Float
    var strands: Float
    var zoom: Float
  }
  protocol CIEdgePreserveUpsample: CIFilter {
    var inputImage: CIImage?
    var lumaSigma: Float
    var smallImage: CIImage?
    var spatialSigma: Float
  }
  class CIEdgePreserveUpsampleFilter: CIFilter, CIEdgePreserveUpsample {
    init()
  }
  class CIEdgeWork: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIEdges: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
  }
  class CIEightfoldReflectedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIExclusionBlendMode: CIBlendFilter {
    init()
  }
  class CIExposureAdjust: CIFilter {
    var ev: Float
    init()
    var inputImage: CIImage?
  }
  class CIFaceBalance: CIFilter {
    init()
  }
  class CIFaceFeature: CIFeature {
    var bounds: CGRect { get }
    var faceAngle: Float { get }
    var hasFaceAngle: Bool { get }
    var hasLeftEyePosition: Bool { get }
    var hasMouthPosition: Bool { get }
    var hasRightEyePosition: Bool { get }
    var hasSmile: Bool { get }
    var hasTrackingFrameCount: Bool { get }
    var hasTrackingID: Bool { get }
    var leftEyeClosed: Bool { get }
    var leftEyePosition: CGPoint { get }
    var mouthPosition: CGPoint { get }
    var rightEyeClosed: Bool { get }
    var rightEyePosition: CGPoint { get }
    var trackingFrameCount: Int32 { get }
    var trackingID: Int32 { get }
  }
  class CIFalseColor: CIFilter {
    var color0: CIColor
    var color1: CIColor
    init()
    var inputImage: CIImage?
  }
  class CIFeature: NSObject {
    var bounds: CGRect { get }
    var type: String { get }
  }
  var CIFeatureTypeFace: String { get }
  var CIFeatureTypeQRCode: String { get }
  var CIFeatureTypeRectangle: String { get }
  var CIFeatureTypeText: String { get }
  class CIFilter: NSObject, NSSecureCoding, NSCopying {
    func apply(_ k: CIKernel, arguments args: [Any]?, options: [AnyHashable: Any]? = nil) -> CIImage?
    var attributes: [AnyHashable: Any] { get }
    static var blurredRectangleGeneratorFilter: CIBlurredRectangleGenerator { get }
    static func blurredRectangleGeneratorFilter() -> CIBlurredRectangleGenerator
    static var cannyEdgeDetectorFilter: CICannyEdgeDetector { get }
    static func cannyEdgeDetectorFilter() -> CICannyEdgeDetector
    static var customAttributes: [String: Any]? { get }
    static func customAttributes() -> [String: Any]?
    static func filterArray(fromSerializedXMP xmpData: Data, inputImageExtent extent: CGRect) throws -> [CIFilter]
    static func filterNames(inCategories categories: [String]?) -> [String]
    static func filterNames(inCategory category: String?) -> [String]
    init?(coder: NSCoder)
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, properties: [AnyHashable: Any], options: [AnyHashable: Any])
    init(imageData data: Data, options: [AnyHashable: Any])
    init(imageURL url: URL, options: [AnyHashable: Any])
    init?(name: String)
    init?(name: String, withInputParameters inputParameters: [AnyHashable: Any]?)
    var inputKeys: [String] { get }
    static func localizedDescription(forFilterName filterName: String) -> String?
    static func localizedName(forCategory category: String) -> String
    static func localizedName(forFilterName filterName: String) -> String?
    static func localizedReferenceDocumentation(forFilterName filterName: String) -> URL?
    var name: String
    var outputImage: CIImage? { get }
    var outputKeys: [String] { get }
    static func registerName(_ name: String, constructor constructorObject: CIFilterConstructor, classAttributes: [String: Any] = nil)
    static var roundedRectangleStrokeGeneratorFilter: CIRoundedRectangleStrokeGenerator { get }
    static func roundedRectangleStrokeGeneratorFilter() -> CIRoundedRectangleStrokeGenerator
    static func serializedXMP(from filters: [CIFilter], inputImageExtent extent: CGRect) -> Data?
    func setDefaults()
    func setValue(_ value: Any?, forKey key: UnsafeMutableRawPointer)
    static var sobelGradientsFilter: CISobelGradients { get }
    static func sobelGradientsFilter() -> CISobelGradients
    func value(forKey key: UnsafeMutableRawPointer) -> Any?
    func view(forUIConfiguration configurationOptions: [AnyHashable: Any], excludedKeys: [Any]?) -> IKFilterUIView
  }
  protocol CIFilterConstructor: NSObjectProtocol {
    func filter(withName name: String) -> CIFilter?
  }
  class CIFilterGenerator: NSObject, CIFilterConstructor, NSSecureCoding, NSCopying {
    var classAttributes: [AnyHashable: Any]
    func connect(_ sourceObject: Any, withKey withSourceKey: String?, to targetObject: Any, withKey targetKey: String)
    func disconnectObject(_ sourceObject: Any, withKey sourceKey: String, to targetObject: Any, withKey targetKey: String)
    func exportKey(_ key: String, from targetObject: Any, withName exportedKeyName: String?)
    var exportedKeys: [AnyHashable: Any] { get }
    func filter() -> CIFilter
    init()
    init?(coder: NSCoder)
    init?(contentsOf aURL: URL)
    func registerFilterName(_ name: String)
    func removeExportedKey(_ exportedKeyName: String)
    func setAttributes(_ attributes: [AnyHashable: Any], forExportedKey exportedKey: String)
    func write(to toUrl: URL, atomically: Bool) -> Bool
  }
  enum CIFilterMode: Int32 {
    case nearest, linear
  }
  class CIFilterShape: NSObject, NSCopying {
    var extent: CGRect { get }
    init(rect: CGRect)
    func insetBy(x dx: Int32, y dy: Int32) -> CIFilterShape
    func intersect(with other: CIFilterShape) -> CIFilterShape
    func intersect(with rectangle: CGRect) -> CIFilterShape
    func transform(by transformation: CGAffineTransform, interior interiorFlag: Bool) -> CIFilterShape
    func union(with other: CIFilterShape) -> CIFilterShape
    func union(with rectangle: CGRect) -> CIFilterShape
  }
  class CIFlashTransition: CITransitionFilter {
    var center: CGPoint
    var color: CIColor
    var extent: CGRect
    var fadeThreshold: Float
    init()
    var maxStriationRadius: Float
    var striationContrast: Float
    var striationStrength: Float
  }
  enum CIFormat: Int32 {
    case argb8, rgbAh, rgba16, kRGBAf, kBGRA8, kRGBA8, abgr8, a8, a16, ah, af, r8, r16, rh, rf, rg8, rg16, rGh, rGf
  }
  protocol CIFourCoordinateGeometryFilter: CIFilter {
    var bottomLeft: CGPoint
    var bottomRight: CGPoint
    var inputImage: CIImage?
    var topLeft: CGPoint
    var topRight: CGPoint
  }
  class CIFourfoldReflectedTile: CITileFilter {
    var acuteAngle: Float
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIFourfoldRotatedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIFourfoldTranslatedTile: CITileFilter {
    var acuteAngle: Float
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIGaborGradients: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIGammaAdjust: CIFilter {
    init()
    var inputImage: CIImage?
    var power: Float
  }
  class CIGaussianBlur: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIGaussianGradient: CIFilter {
    var center: CGPoint
    var color0: CIColor
    var color1: CIColor
    init()
    var radius: Float
  }
  protocol CIGlassDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var scale: Float
    var textureImage: CIImage?
  }
  protocol CIGlassLozenge: CIFilter {
    init()
    var inputImage: CIImage?
    var point0: CGPoint
    var point1: CGPoint
    var radius: Float
    var refraction: Float
  }
  class CIGlideReflectedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIGloom: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
    var radius: Float
  }
  class CIGuidedFilter: CIFilter {
    init()
  }
  class CIHardLightBlendMode: CIBlendFilter {
    init()
  }
  class CIHatchedScreen: CIScreenFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var sharpness: Float
    var width: Float
  }
  class CIHeightFieldFromMask: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIHexagonalPixellate: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var scale: Float
  }
  class CIHighlightShadowAdjust: CIFilter {
    var highlightAmount: Float
    init()
    var inputImage: CIImage?
    var radius: Float
    var shadowAmount: Float
  }
  protocol CIHistogramDisplay: CIFilter {
    var height: Float
    var highLimit: Float
    var inputImage: CIImage?
    var lowLimit: Float
  }
  class CIHistogramDisplayFilter: CIFilter, CIHistogramDisplay {
    init()
  }
  protocol CIHoleDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIHueAdjust: CIFilter {
    var angle: Float
    init()
    var inputImage: CIImage?
  }
  class CIHueBlendMode: CIBlendFilter {
    init()
  }
  class CIHueSaturationValueGradient: CIFilter {
    var colorSpace: CGColorSpace?
    var dither: Float
    init()
    var radius: Float
    var softness: Float
    var value: Float
  }
  class CIImage: NSObject, NSSecureCoding, NSCopying {
    func applying(_ matrix: CGAffineTransform) -> CIImage
    func applying(_ orientation: CIImageOrientation) -> CIImage
    func applying(_ matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage
    func applyingCGOrientation(_ orientation: CGImagePropertyOrientation) -> CIImage
    func applyingFilter(_ filterName: String) -> CIImage
    func applyingFilter(_ filterName: String, withInputParameters inputParameters: [AnyHashable: Any]?) -> CIImage
    func applyingGainMap(_ gainMap: CIImage) -> CIImage
    func applyingGainMap(_ gainMap: CIImage, headroom: Float) -> CIImage
    func applyingGaussianBlur(withSigma sigma: Double) -> CIImage
    func autoAdjustmentFilters(options opts: [AnyHashable: Any]? = nil) -> [Any]
    static var black: CIImage { get }
    static func black() -> CIImage
    static var blue: CIImage { get }
    static func blue() -> CIImage
    func byColorMatchingColorSpace(toWorking colorSpace: CGColorSpace) -> CIImage?
    func byColorMatchingWorkingSpace(to colorSpace: CGColorSpace) -> CIImage?
    var cgImage: CGImage? { get }
    func clamping(to rect: CGRect) -> CIImage
    func clampingToExtent() -> CIImage
    static var clear: CIImage { get }
    static func clear() -> CIImage
    var colorSpace: CGColorSpace? { get }
    func compositingOverImage(_ dest: CIImage) -> CIImage
    var contentHeadroom: Float { get }
    func convertingLabToWorkingSpace() -> CIImage
    func convertingWorkingSpaceToLab() -> CIImage
    func cropping(to r: CGRect) -> CIImage
    static var cyan: CIImage { get }
    static func cyan() -> CIImage
    var definition: CIFilterShape { get }
    var depthData: AVDepthData? { get }
    func draw(at point: CGPoint, from srcRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
    func draw(in dstRect: CGRect, from srcRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
    static var empty: CIImage { get }
    static func empty() -> CIImage
    var extent: CGRect { get }
    static var gray: CIImage { get }
    static func gray() -> CIImage
    static var green: CIImage { get }
    static func green() -> CIImage
    func imageTransform(for orientation: CIImageOrientation) -> CGAffineTransform
    func imageTransform(forCGOrientation orientation: CGImagePropertyOrientation) -> CGAffineTransform
    init(bitmapData: Data, bytesPerRow: Int, size: CGSize, format pixelFormat: Int32, colorSpace: CGColorSpace?)
    init(bitmapImageRep imageRep: NSImageRep)
    init(cgImage image: CGImage)
    init(cgImage image: CGImage, options d: [AnyHashable: Any]?)
    init(cgImageSource source: Any, index: Int, options: [AnyHashable: Any]?)
    init(cgLayer layer: CGLayer)
    init(cgLayer layer: CGLayer, options: [AnyHashable: Any]?)
    init?(coder: NSCoder)
    init(color: CIColor)
    init?(contentsOf url: URL)
    init?(contentsOf url: URL, options d: [AnyHashable: Any]?)
    init(cvImageBuffer imageBuffer: CVImageBuffer)
    init(cvImageBuffer imageBuffer: CVImageBuffer, options dict: [String: Any]?)
    init(cvPixelBuffer buffer: CVPixelBuffer)
    init(cvPixelBuffer buffer: CVPixelBuffer, options dict: [AnyHashable: Any]?)
    init?(data: Data)
    init?(data: Data, options d: [AnyHashable: Any]?)
    init?(depthData data: AVDepthData)
    init?(depthData data: AVDepthData, options: [AnyHashable: Any]?)
    init(image: UIImage)
    init(image: UIImage, options: [AnyHashable: Any]?)
    init(imageProvider provider: CIImageProvider, size width: Int, _ height: Int, format: Int32, colorSpace: CGColorSpace?, options: [AnyHashable: Any]?)
    init(ioSurface surface: IOSurface)
    init(ioSurface surface: IOSurface, options: [AnyHashable: Any]?)
    init(mtlTexture texture: MTLTexture, options: [AnyHashable: Any]?)
    init?(mtlTexture texture: MTLTexture, options: [String: Any]?)
    init?(portaitEffectsMatte matte: AVPortraitEffectsMatte)
    init?(portaitEffectsMatte matte: AVPortraitEffectsMatte, options: [AnyHashable: Any]?)
    init?(semanticSegmentationMatte matte: AVSemanticSegmentationMatte)
    init?(semanticSegmentationMatte matte: AVSemanticSegmentationMatte, options: [AnyHashable: Any]?)
    init(texture glTextureName: Int32, size: CGSize, flipped: Bool, colorSpace: CGColorSpace?)
    init(texture glTextureName: UInt32, size: CGSize, flipped: Bool, colorSpace colorspace: CGColorSpace?)
    func insertingIntermediate() -> CIImage
    func insertingIntermediate(_ cache: Bool) -> CIImage
    var isOpaque: Bool { get }
    static var magenta: CIImage { get }
    static func magenta() -> CIImage
    var metalTexture: MTLTexture? { get }
    var pixelBuffer: CVPixelBuffer? { get }
    var portraitEffectsMatte: AVPortraitEffectsMatte? { get }
    func premultiplyingAlpha() -> CIImage
    var properties: Any? { get }
    static var red: CIImage { get }
    static func red() -> CIImage
    func regionOfInterest(for im: CIImage, in r: CGRect) -> CGRect
    func samplingLinear() -> CIImage
    func samplingNearest() -> CIImage
    var semanticSegmentationMatte: AVSemanticSegmentationMatte? { get }
    func settingAlphaOne(inExtent extent: CGRect) -> CIImage
    func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage
    func unpremultiplyingAlpha() -> CIImage
    var url: URL? { get }
    static var white: CIImage { get }
    static func white() -> CIImage
    static var yellow: CIImage { get }
    static func yellow() -> CIImage
  }
  class CIImageAccumulator: NSObject {
    func clear()
    var extent: CGRect { get }
    var format: Int32 { get }
    var image: CIImage
    init?(extent rect: CGRect, format: CIFormat)
    init?(extent: CGRect, format: CIFormat, colorSpace: CGColorSpace)
    func setImage(_ image: CIImage, dirtyRect: CGRect)
  }
  class CIImageGenerator: CIFilter {}
  enum CIImageOrientation: Int32 {
    case topLeft, topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom
  }
  protocol CIImageProcessorInput: NSObjectProtocol {
    var baseAddress: UnsafeMutableRawPointer { get }
    var bytesPerRow: Int { get }
    var digest: UInt64 { get }
    var format: CIFormat { get }
    var metalTexture: MTLTexture? { get }
    var pixelBuffer: CVPixelBuffer? { get }
    var region: CGRect { get }
    var roiTileCount: Int { get }
    var roiTileIndex: Int { get }
    var surface: IOSurface { get }
  }
  class CIImageProcessorKernel: NSObject {
    static func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws -> CIImage
    static func formatForInput(atIndex input: Int32) -> CIFormat
    init()
    static var outputFormat: CIFormat { get }
    static func outputFormat() -> CIFormat
    static var outputIsOpaque: Bool { get }
    static func outputIsOpaque() -> Bool
    static func process(with inputs: [CIImageProcessorInput]?, arguments: [String: Any]?, output: CIImageProcessorOutput) throws
    static func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect
    static func roiTileArray(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> [CIVector]
    static var synchronizeInputs: Bool { get }
    static func synchronizeInputs() -> Bool
  }
  protocol CIImageProcessorOutput: NSObjectProtocol {
    var baseAddress: UnsafeMutableRawPointer { get }
    var bytesPerRow: Int { get }
    var digest: UInt64 { get }
    var format: CIFormat { get }
    var metalCommandBuffer: MTLCommandBuffer? { get }
    var metalTexture: MTLTexture? { get }
    var pixelBuffer: CVPixelBuffer? { get }
    var region: CGRect { get }
    var surface: IOSurface { get }
  }
  protocol CIImageProvider: NSObjectProtocol {
    func provideImageData(_ data: UnsafeMutableRawPointer, bytesPerRow rowbytes: Int, origin x: Int, _ y: Int, size width: Int, _ height: Int, userInfo info: Any?)
  }
  protocol CIKMeans: CIAreaReductionFilter {
    var count: Int
    init()
    var inputMeans: CIImage?
    var passes: Float
    var perceptual: Bool
  }
  class CIKaleidoscope: CIFilter {
    var angle: Float
    var center: CGPoint
    var count: Int
    init()
    var inputImage: CIImage?
  }
  class CIKernel: NSObject {
    func apply(withExtent extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, arguments args: [Any]?) -> CIImage?
    init(functionName name: String, fromMetalLibraryData data: Data) throws
    init(functionName name: String, fromMetalLibraryData data: Data, outputPixelFormat format: CIFormat) throws
    init?(string coreImageShaderProgram: String)
    static func kernelNames(fromMetalLibraryData data: Data) -> [String]
    static func kernels(with coreImageShaderProgram: String) -> [CIKernel]?
    static func kernels(withMetalString source: String) throws -> [CIKernel]
    var name: String { get }
    func setROISelector(_ aMethod: Selector)
  }
  class CIKeystoneCorrection: CIFilter {}
  class CIKeystoneCorrectionCombined: CIKeystoneCorrection {
    var focalLength: Float
    init()
  }
  class CIKeystoneCorrectionHorizontal: CIKeystoneCorrection {
    var focalLength: Float
    init()
  }
  class CIKeystoneCorrectionVertical: CIKeystoneCorrection {
    var focalLength: Float
    init()
  }
  class CILabDeltaE: CIFilter {
    var image2: CIImage?
    init()
    var inputImage: CIImage?
  }
  class CILanczosScaleTransform: CIFilter {
    var aspectRatio: Float
    init()
    var inputImage: CIImage?
    var scale: Float
  }
  class CILenticularHaloGenerator: CIFilter {
    var center: CGPoint
    var color: CIColor
    var haloOverlap: Float
    var haloRadius: Float
    var haloWidth: Float
    init()
    var striationContrast: Float
    var striationStrength: Float
    var time: Float
  }
  protocol CILightTunnel: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
    var rotation: Float
  }
  class CILightenBlendMode: CIBlendFilter {
    init()
  }
  class CILineOverlay: CIFilter {
    var contrast: Float
    var edgeIntensity: Float
    init()
    var inputImage: CIImage?
    var nrNoiseLevel: Float
    var nrSharpness: Float
    var threshold: Float
  }
  class CILineScreen: CIScreenFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var sharpness: Float
    var width: Float
  }
  class CILinearBlur: CIFilter {}
  class CILinearBurnBlendMode: CIBlendFilter {
    init()
  }
  class CILinearDodgeBlendMode: CIBlendFilter {
    init()
  }
  class CILinearGradient: CIFilter {
    var color0: CIColor
    var color1: CIColor
    init()
    var point0: CGPoint
    var point1: CGPoint
  }
  class CILinearLightBlendMode: CIFilter {
    init()
  }
  class CILinearToSRGBToneCurve: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CILuminosityBlendMode: CIBlendFilter {
    init()
  }
  class CIMaskToAlpha: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIMaskedVariableBlur: CIFilter {
    init()
    var inputImage: CIImage?
    var mask: CIImage?
    var radius: Float
  }
  class CIMaximumComponent: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIMaximumCompositing: CICompositingFilter {
    init()
  }
  class CIMaximumScaleTransform: CIFilter {
    var aspectRatio: Float
    init()
    var inputImage: CIImage?
    var scale: Float
  }
  protocol CIMedian: CIFilter {
    var inputImage: CIImage?
  }
  class CIMedianFilter: CIFilter, CIMedian {
    init()
  }
  class CIMeshGenerator: CIFilter {
    var color: CIColor
    init()
    var mesh: [CIVector]
    var width: Float
  }
  class CIMinimumComponent: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIMinimumCompositing: CICompositingFilter {
    init()
  }
  class CIMix: CIFilter {
    var amount: Float
    var backgroundImage: CIImage?
    init()
    var inputImage: CIImage?
  }
  class CIModTransition: CITransitionFilter {
    var angle: Float
    var center: CGPoint
    var compression: Float
    init()
    var radius: Float
  }
  class CIMorphology: CIFilter {}
  class CIMorphologyGradient: CIMorphology {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIMorphologyMaximum: CIMorphology {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIMorphologyMinimum: CIMorphology {
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIMorphologyRectangle: CIFilter {}
  class CIMorphologyRectangleMaximum: CIMorphologyRectangle {
    var height: Float
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIMorphologyRectangleMinimum: CIMorphologyRectangle {
    var height: Float
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIMotionBlur: CILinearBlur {
    var angle: Float
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIMultiplyBlendMode: CIBlendFilter {
    init()
  }
  class CIMultiplyCompositing: CICompositingFilter {
    init()
  }
  protocol CINinePartStretched: CIFilter {
    var breakpoint0: CGPoint
    var breakpoint1: CGPoint
    var growAmount: CGPoint
    init()
    var inputImage: CIImage?
  }
  protocol CINinePartTiled: CIFilter {
    var breakpoint0: CGPoint
    var breakpoint1: CGPoint
    var flipYTiles: Bool
    var growAmount: CGPoint
    init()
    var inputImage: CIImage?
  }
  class CINoiseReduction: CIFilter {
    init()
    var inputImage: CIImage?
    var noiseLevel: Float
    var sharpness: Float
  }
  class CIOpTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var scale: Float
    var width: Float
  }
  class CIOverlayBlendMode: CIBlendFilter {
    init()
  }
  class CIPDF417BarcodeGenerator: CICodeGenerator {
    var alwaysSpecifyCompaction: Float
    var compactStyle: Float
    var compactionMode: Float
    var correctionLevel: Float
    var dataColumns: Float
    init()
    var maxHeight: Float
    var maxWidth: Float
    var message: Data
    var minHeight: Float
    var minWidth: Float
    var preferredAspectRatio: Float
    var rows: Float
  }
  class CIPDF417CodeDescriptor: CIBarcodeDescriptor {
    var columnCount: Int { get }
    var errorCorrectedPayload: Data { get }
    init()
    init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int)
    var isCompact: Bool { get }
    var rowCount: Int { get }
  }
  class CIPageCurlTransition: CITransitionFilter {
    var angle: Float
    var backsideImage: CIImage?
    var extent: CGRect
    init()
    var radius: Float
    var shadingImage: CIImage?
  }
  class CIPageCurlWithShadowTransition: CIFilter {
    var angle: Float
    var backsideImage: CIImage?
    var extent: CGRect
    init()
    var radius: Float
    var shadowAmount: Float
    var shadowExtent: CGRect
    var shadowSize: Float
  }
  class CIPaletteCentroid: CIFilter {
    init()
    var inputImage: CIImage?
    var paletteImage: CIImage?
    var perceptual: Bool
  }
  class CIPalettize: CIFilter {
    init()
    var inputImage: CIImage?
    var paletteImage: CIImage?
    var perceptual: Bool
  }
  class CIParallelogramTile: CITileFilter {
    var acuteAngle: Float
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CIPersonSegmentation: CIFilter {
    init()
    var inputImage: CIImage?
    var qualityLevel: Int
  }
  class CIPerspectiveCorrection: CIPerspectiveTransform {
    var crop: Bool
    init()
  }
  class CIPerspectiveRotate: CIFilter {
    var focalLength: Float
    init()
    var inputImage: CIImage?
    var pitch: Float
    var roll: Float
    var yaw: Float
  }
  class CIPerspectiveTile: CIFilter {
    var bottomLeft: CGPoint
    var bottomRight: CGPoint
    init()
    var inputImage: CIImage?
    var topLeft: CGPoint
    var topRight: CGPoint
  }
  class CIPerspectiveTransform: CIFilter {
    init()
  }
  class CIPerspectiveTransformWithExtent: CIPerspectiveTransform {
    var extent: CGRect
    init()
  }
  class CIPhotoEffect: CIFilter {
    var extrapolate: Bool
    var inputImage: CIImage?
  }
  class CIPhotoEffectChrome: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectFade: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectInstant: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectMono: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectNoir: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectProcess: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectTonal: CIPhotoEffect {
    init()
  }
  class CIPhotoEffectTransfer: CIPhotoEffect {
    init()
  }
  class CIPinLightBlendMode: CIBlendFilter {
    init()
  }
  protocol CIPinchDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
    var scale: Float
  }
  class CIPixellate: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var scale: Float
  }
  class CIPlugIn: NSObject {
    init()
    static func load(_ pluginUrl: URL, allowNonExecutable: Bool)
    static func loadAllPlugIns()
    static func loadNonExecutablePlugIn(_ url: URL)
    static func loadNonExecutablePlugIns()
  }
  class CIPointillize: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIQRCodeDescriptor: CIBarcodeDescriptor {
    var errorCorrectedPayload: Data { get }
    var errorCorrectionLevel: CIQRCodeErrorCorrectionLevel { get }
    init()
    init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: CIQRCodeErrorCorrectionLevel)
    var maskPattern: UInt8 { get }
    var symbolVersion: Int { get }
  }
  enum CIQRCodeErrorCorrectionLevel: Int {
    case l, m, q, h
  }
  class CIQRCodeFeature: CIFeature, NSSecureCoding, NSCopying {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var bounds: CGRect { get }
    init()
    init?(coder: NSCoder)
    var messageString: String? { get }
    var symbolDescriptor: CIQRCodeDescriptor? { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
  }
  class CIQRCodeGenerator: CICodeGenerator {
    var correctionLevel: String
    init()
    var message: Data
  }
  struct CIRAWDecoderVersion: RawRepresentable, Hashable {
    static var _6: CIRAWDecoderVersion { get }
    static var _6DNG: CIRAWDecoderVersion { get }
    static var _7: CIRAWDecoderVersion { get }
    static var _7DNG: CIRAWDecoderVersion { get }
    static var _8: CIRAWDecoderVersion { get }
    static var _8DNG: CIRAWDecoderVersion { get }
    init(rawValue: String)
    static var none: CIRAWDecoderVersion { get }
    var rawValue: String { get }
  }
  class CIRAWFilter: CIFilter {
    var baselineExposure: Float
    var boostAmount: Float
    var boostShadowAmount: Float
    var colorNoiseReductionAmount: Float
    var contrastAmount: Float
    var decoderVersion: String
    var detailAmount: Float
    var exposure: Float
    var extendedDynamicRangeAmount: Float
    init()
    init?(cvPixelBuffer buffer: CVPixelBuffer, properties: [AnyHashable: Any])
    init?(imageData data: Data, identifierHint: String?)
    init?(imageURL url: URL)
    var isColorNoiseReductionSupported: Bool { get }
    var isContrastSupported: Bool { get }
    var isDetailSupported: Bool { get }
    var isDraftModeEnabled: Bool
    var isGamutMappingEnabled: Bool
    var isLensCorrectionEnabled: Bool
    var isLensCorrectionSupported: Bool { get }
    var isLocalToneMapSupported: Bool { get }
    var isLuminanceNoiseReductionSupported: Bool { get }
    var isMoireReductionSupported: Bool { get }
    var isSharpnessSupported: Bool { get }
    var linearSpaceFilter: CIFilter?
    var localToneMapAmount: Float
    var luminanceNoiseReductionAmount: Float
    var moireReductionAmount: Float
    var nativeSize: CGSize { get }
    var neutralChromaticity: CGPoint
    var neutralLocation: CGPoint
    var neutralTemperature: Float
    var neutralTint: Float
    var orientation: CGImagePropertyOrientation
    var portraitEffectsMatte: CIImage? { get }
    var previewImage: CIImage? { get }
    var properties: [AnyHashable: Any] { get }
    var scaleFactor: Float
    var semanticSegmentationGlassesMatte: CIImage? { get }
    var semanticSegmentationHairMatte: CIImage? { get }
    var semanticSegmentationSkinMatte: CIImage? { get }
    var semanticSegmentationSkyMatte: CIImage? { get }
    var semanticSegmentationTeethMatte: CIImage? { get }
    var shadowBias: Float
    var sharpnessAmount: Float
    static var supportedCameraModels: [String] { get }
    static func supportedCameraModels() -> [String]
    var supportedDecoderVersions: [String] { get }
  }
  class CIRadialGradient: CIFilter {
    var center: CGPoint
    var color0: CIColor
    var color1: CIColor
    init()
    var radius0: Float
    var radius1: Float
  }
  class CIRandomGenerator: CIFilter {
    init()
  }
  class CIRectangleFeature: CIFeature {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var bounds: CGRect { get }
    init()
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
  }
  class CIReductionFilter: CIFilter {}
  class CIRenderDestination: NSObject {
    var alphaMode: CIRenderDestinationAlphaMode
    var blendKernel: CIBlendKernel?
    var blendsInDestinationColorSpace: Bool
    var colorSpace: CGColorSpace?
    var height: Int { get }
    init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat)
    init(glTexture texture: UInt32, target: UInt32, width: Int, height: Int)
    init(ioSurface surface: IOSurface)
    init(mtlTexture texture: MTLTexture, commandBuffer: MTLCommandBuffer?)
    init(pixelBuffer: CVPixelBuffer)
    init(width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: MTLCommandBuffer?, mtlTextureProvider block: (() -> MTLTexture)?)
    var isClamped: Bool
    var isDithered: Bool
    var isFlipped: Bool
    var width: Int { get }
  }
  enum CIRenderDestinationAlphaMode: UInt {
    case none, premultiplied, unpremultiplied
  }
  class CIRenderInfo: NSObject {
    var kernelCompileTime: Double { get }
    var kernelExecutionTime: Double { get }
    var passCount: Int { get }
    var pixelsProcessed: Int { get }
  }
  class CIRenderTask: NSObject {
    func waitUntilCompleted() throws -> CIRenderInfo
  }
  class CIRippleTransition: CITransitionFilter {
    var center: CGPoint
    var extent: CGRect
    init()
    var scale: Float
    var shadingImage: CIImage?
    var width: Float
  }
  class CIRoundedRectangleGenerator: CIFilter {
    var color: CIColor
    var extent: CGRect
    init()
    var radius: Float
  }
  class CIRoundedRectangleStrokeGenerator: CIFilter {
    var color: CIColor?
    var extent: CGRect
    init()
    var radius: Float
    var width: Float
  }
  protocol CIRowAverage: CIAreaReductionFilter {
    init()
  }
  class CISRGBToneCurveToLinear: CIFilter {
    init()
    var inputImage: CIImage?
  }
  protocol CISaliencyMap: CIFilter {
    var inputImage: CIImage?
  }
  class CISaliencyMapFilter: CIFilter, CISaliencyMap {
    init()
  }
  class CISampleNearest: CIFilter {
    init()
  }
  class CISampler: NSObject, NSCopying {
    var definition: CIFilterShape { get }
    var extent: CGRect { get }
    init(image sourceImage: CIImage)
    init(image: CIImage, options: [AnyHashable: Any]?)
  }
  class CISaturationBlendMode: CIBlendFilter {
    init()
  }
  class CIScreenBlendMode: CIBlendFilter {
    init()
  }
  class CIScreenFilter: CIFilter {}
  class CISepiaTone: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
  }
  class CIShadedMaterial: CIFilter {
    init()
    var inputImage: CIImage?
    var scale: Float
    var shadingImage: CIImage?
  }
  class CISharpenLuminance: CIFilter {
    init()
    var inputImage: CIImage?
    var radius: Float
    var sharpness: Float
  }
  class CISixfoldReflectedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CISixfoldRotatedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CISmoothLinearGradient: CILinearGradient {
    var color0: CIColor
    var color1: CIColor
    init()
    var point0: CGPoint
    var point1: CGPoint
  }
  class CISobelGradients: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CISoftLightBlendMode: CIBlendFilter {
    init()
  }
  class CISourceAtopCompositing: CICompositingFilter {
    init()
  }
  class CISourceInCompositing: CICompositingFilter {
    init()
  }
  class CISourceOutCompositing: CICompositingFilter {
    init()
  }
  class CISourceOverCompositing: CICompositingFilter {
    init()
  }
  class CISpotColor: CIFilter {
    var centerColor1: CIColor
    var centerColor2: CIColor
    var centerColor3: CIColor
    var closeness1: Float
    var closeness2: Float
    var closeness3: Float
    var contrast1: Float
    var contrast2: Float
    var contrast3: Float
    init()
    var inputImage: CIImage?
    var replacementColor1: CIColor
    var replacementColor2: CIColor
    var replacementColor3: CIColor
  }
  class CISpotLight: CIFilter {
    var brightness: Float
    var color: CIColor
    var concentration: Float
    init()
    var inputImage: CIImage?
    var lightPointsAt: CIVector
    var lightPosition: CIVector
  }
  class CIStarShineGenerator: CIFilter {
    var center: CGPoint
    var color: CIColor
    var crossAngle: Float
    var crossOpacity: Float
    var crossScale: Float
    var crossWidth: Float
    var epsilon: Float
    init()
    var radius: Float
  }
  protocol CIStraighten: CIFilter {
    var angle: Float
    var inputImage: CIImage?
  }
  class CIStraightenFilter: CIFilter, CIStraighten {
    init()
  }
  protocol CIStretchCrop: CIFilter {
    var centerStretchAmount: Float
    var cropAmount: Float
    init()
    var inputImage: CIImage?
    var size: CGPoint
  }
  class CIStripesGenerator: CIFilter {
    var center: CGPoint
    var color0: CIColor
    var color1: CIColor
    init()
    var sharpness: Float
    var width: Float
  }
  class CISubtractBlendMode: CIBlendFilter {
    init()
  }
  class CISunbeamsGenerator: CIFilter {
    var center: CGPoint
    var color: CIColor
    init()
    var maxStriationRadius: Float
    var striationContrast: Float
    var striationStrength: Float
    var sunRadius: Float
    var time: Float
  }
  class CISwipeTransition: CITransitionFilter {
    var angle: Float
    var color: CIColor
    var extent: CGRect
    init()
    var opacity: Float
    var width: Float
  }
  class CITemperatureAndTint: CIFilter {
    init()
    var inputImage: CIImage?
    var neutral: CIVector
    var targetNeutral: CIVector
  }
  class CITextFeature: CIFeature {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    var bounds: CGRect { get }
    init()
    var subFeatures: [CIFeature]? { get }
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
  }
  class CITextImageGenerator: CIImageGenerator {
    var fontName: String
    var fontSize: Float
    init()
    var padding: Float
    var scaleFactor: Float
    var text: String
  }
  class CIThermal: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CITileFilter: CIFilter {}
  class CIToneCurve: CIFilter {
    init()
    var inputImage: CIImage?
    var point0: CGPoint
    var point1: CGPoint
    var point2: CGPoint
    var point3: CGPoint
    var point4: CGPoint
  }
  class CIToneMapHeadroom: CIFilter {
    init()
    var inputImage: CIImage?
    var sourceHeadroom: Float
    var targetHeadroom: Float
  }
  protocol CITorusLensDistortion: CIFilter {
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
    var refraction: Float
    var width: Float
  }
  class CITransitionFilter: CIFilter {
    var inputImage: CIImage?
    var targetImage: CIImage?
    var time: Float
  }
  class CITriangleKaleidoscope: CIFilter {
    var decay: Float
    init()
    var inputImage: CIImage?
    var point: CGPoint
    var rotation: Float
    var size: Float
  }
  class CITriangleTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  class CITwelvefoldReflectedTile: CITileFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var width: Float
  }
  protocol CITwirlDistortion: CIFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIUnsharpMask: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
    var radius: Float
  }
  class CIVector: NSObject, NSSecureCoding, NSCopying {
    var cgAffineTransformValue: CGAffineTransform { get }
    var cgPointValue: CGPoint { get }
    var cgRectValue: CGRect { get }
    var count: Int { get }
    init(cgAffineTransform r: CGAffineTransform)
    init(cgPoint point: CGPoint)
    init(cgRect r: CGRect)
    init?(coder: NSCoder)
    init(string representation: String)
    init(values: UnsafeMutableRawPointer, count: Int)
    init(x: CGFloat)
    init(x: CGFloat, y: CGFloat)
    init(x: CGFloat, y: CGFloat, z: CGFloat)
    init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)
    func stringRepresentation() -> String
    func value(at index: Int) -> CGFloat
    var w: CGFloat { get }
    var x: CGFloat { get }
    var y: CGFloat { get }
    var z: CGFloat { get }
  }
  class CIVibrance: CIFilter {
    var amount: Float
    init()
    var inputImage: CIImage?
  }
  class CIVignette: CIFilter {
    init()
    var inputImage: CIImage?
    var intensity: Float
    var radius: Float
  }
  class CIVignetteEffect: CIFilter {
    var center: CGPoint
    var falloff: Float
    init()
    var inputImage: CIImage?
    var intensity: Float
    var radius: Float
  }
  class CIVividLightBlendMode: CIFilter {
    init()
  }
  protocol CIVortexDistortion: CIFilter {
    var angle: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
    var radius: Float
  }
  class CIWarpKernel: CIKernel {
    func apply(withExtent extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect, inputImage image: CIImage, arguments args: [Any]?) -> CIImage?
    init?(string coreImageShaderProgram: String)
  }
  class CIWhitePointAdjust: CIFilter {
    var color: CIColor
    init()
    var inputImage: CIImage?
  }
  enum CIWrapMode: Int32 {
    case black, clamp
  }
  class CIXRay: CIFilter {
    init()
    var inputImage: CIImage?
  }
  class CIZoomBlur: CIFilter {
    var amount: Float
    var center: CGPoint
    init()
    var inputImage: CIImage?
  }
  enum FaceDetectorAccuracy: Int32 {
    case high, low
  }
  var kCGImageDestinationLossyCompressionQuality: String { get }
  var kCIActiveKeys: String { get }
  var kCIApplyOptionColorSpace: String { get }
  var kCIApplyOptionDefinition: String { get }
  var kCIApplyOptionExtent: String { get }
  var kCIApplyOptionUserInfo: String { get }
  var kCIAttributeClass: String { get }
  var kCIAttributeDefault: String { get }
  var kCIAttributeDescription: String { get }
  var kCIAttributeDisplayName: String { get }
  var kCIAttributeFilterAvailable_Mac: String { get }
  var kCIAttributeFilterAvailable_iOS: String { get }
  var kCIAttributeFilterCategories: String { get }
  var kCIAttributeFilterDisplayName: String { get }
  var kCIAttributeFilterName: String { get }
  var kCIAttributeIdentity: String { get }
  var kCIAttributeMax: String { get }
  var kCIAttributeMin: String { get }
  var kCIAttributeName: String { get }
  var kCIAttributeReferenceDocumentation: String { get }
  var kCIAttributeSliderMax: String { get }
  var kCIAttributeSliderMin: String { get }
  var kCIAttributeType: String { get }
  var kCIAttributeTypeAngle: String { get }
  var kCIAttributeTypeBoolean: String { get }
  var kCIAttributeTypeColor: String { get }
  var kCIAttributeTypeCount: String { get }
  var kCIAttributeTypeDistance: String { get }
  var kCIAttributeTypeGradient: String { get }
  var kCIAttributeTypeImage: String { get }
  var kCIAttributeTypeInteger: String { get }
  var kCIAttributeTypeOffset: String { get }
  var kCIAttributeTypeOpaqueColor: String { get }
  var kCIAttributeTypePosition: String { get }
  var kCIAttributeTypePosition3: String { get }
  var kCIAttributeTypeRectangle: String { get }
  var kCIAttributeTypeScalar: String { get }
  var kCIAttributeTypeTime: String { get }
  var kCIAttributeTypeTransform: String { get }
  var kCICategoryBlur: String { get }
  var kCICategoryBuiltIn: String { get }
  var kCICategoryColorAdjustment: String { get }
  var kCICategoryColorEffect: String { get }
  var kCICategoryCompositeOperation: String { get }
  var kCICategoryDistortionEffect: String { get }
  var kCICategoryFilterGenerator: String { get }
  var kCICategoryGenerator: String { get }
  var kCICategoryGeometryAdjustment: String { get }
  var kCICategoryGradient: String { get }
  var kCICategoryHalftoneEffect: String { get }
  var kCICategoryHighDynamicRange: String { get }
  var kCICategoryInterlaced: String { get }
  var kCICategoryNonSquarePixels: String { get }
  var kCICategoryReduction: String { get }
  var kCICategorySharpen: String { get }
  var kCICategoryStillImage: String { get }
  var kCICategoryStylize: String { get }
  var kCICategoryTileEffect: String { get }
  var kCICategoryTransition: String { get }
  var kCICategoryVideo: String { get }
  var kCIContextAllowLowPower: String { get }
  var kCIContextCacheIntermediates: String { get }
  var kCIContextHighQualityDownsample: String { get }
  var kCIContextMemoryLimit: String { get }
  var kCIContextName: String { get }
  var kCIContextOutputColorSpace: String { get }
  var kCIContextOutputPremultiplied: String { get }
  var kCIContextPriorityRequestLow: String { get }
  var kCIContextUseSoftwareRenderer: String { get }
  var kCIContextWorkingColorSpace: String { get }
  var kCIContextWorkingFormat: String { get }
  var kCIFilterGeneratorExportedKey: String { get }
  var kCIFilterGeneratorExportedKeyName: String { get }
  var kCIFilterGeneratorExportedKeyTargetObject: String { get }
  var kCIFormatA16: Int32 { get }
  var kCIFormatA8: Int32 { get }
  var kCIFormatABGR8: Int32 { get }
  var kCIFormatARGB8: Int32 { get }
  var kCIFormatAf: Int32 { get }
  var kCIFormatAh: Int32 { get }
  var kCIFormatBGRA8: Int32 { get }
  var kCIFormatL16: Int32 { get }
  var kCIFormatL8: Int32 { get }
  var kCIFormatLA16: Int32 { get }
  var kCIFormatLA8: Int32 { get }
  var kCIFormatLAf: Int32 { get }
  var kCIFormatLAh: Int32 { get }
  var kCIFormatLf: Int32 { get }
  var kCIFormatLh: Int32 { get }
  var kCIFormatR16: Int32 { get }
  var kCIFormatR8: Int32 { get }
  var kCIFormatRG16: Int32 { get }
  var kCIFormatRG8: Int32 { get }
  var kCIFormatRGB10: Int32 { get }
  var kCIFormatRGBA16: Int32 { get }
  var kCIFormatRGBA8: Int32 { get }
  var kCIFormatRGBAf: Int32 { get }
  var kCIFormatRGBAh: Int32 { get }
  var kCIFormatRGBX16: Int32 { get }
  var kCIFormatRGBXf: Int32 { get }
  var kCIFormatRGBXh: Int32 { get }
  var kCIFormatRGf: Int32 { get }
  var kCIFormatRGh: Int32 { get }
  var kCIFormatRf: Int32 { get }
  var kCIFormatRh: Int32 { get }
  var kCIImageApplyOrientationProperty: String { get }
  var kCIImageAutoAdjustCrop: String { get }
  var kCIImageAutoAdjustEnhance: String { get }
  var kCIImageAutoAdjustFeatures: String { get }
  var kCIImageAutoAdjustLevel: String { get }
  var kCIImageAutoAdjustRedEye: String { get }
  var kCIImageAuxiliaryDepth: String { get }
  var kCIImageAuxiliaryDisparity: String { get }
  var kCIImageAuxiliaryHDRGainMap: String { get }
  var kCIImageAuxiliaryPortraitEffectsMatte: String { get }
  var kCIImageAuxiliarySemanticSegmentationGlassesMatte: String { get }
  var kCIImageAuxiliarySemanticSegmentationHairMatte: String { get }
  var kCIImageAuxiliarySemanticSegmentationSkinMatte: String { get }
  var kCIImageAuxiliarySemanticSegmentationSkyMatte: String { get }
  var kCIImageAuxiliarySemanticSegmentationTeethMatte: String { get }
  var kCIImageCacheImmediately: String { get }
  var kCIImageColorSpace: String { get }
  var kCIImageContentHeadroom: String { get }
  var kCIImageExpandToHDR: String { get }
  var kCIImageNearestSampling: String { get }
  var kCIImageProperties: String { get }
  var kCIImageProviderTileSize: String { get }
  var kCIImageProviderUserInfo: String { get }
  var kCIImageRepresentationAVDepthData: String { get }
  var kCIImageRepresentationAVPortraitEffectsMatte: String { get }
  var kCIImageRepresentationAVSemanticSegmentationMattes: String { get }
  var kCIImageRepresentationDepthImage: String { get }
  var kCIImageRepresentationDisparityImage: String { get }
  var kCIImageRepresentationHDRGainMapImage: String { get }
  var kCIImageRepresentationHDRImage: String { get }
  var kCIImageRepresentationPortraitEffectsMatteImage: String { get }
  var kCIImageRepresentationSemanticSegmentationGlassesMatteImage: String { get }
  var kCIImageRepresentationSemanticSegmentationHairMatteImage: String { get }
  var kCIImageRepresentationSemanticSegmentationSkinMatteImage: String { get }
  var kCIImageRepresentationSemanticSegmentationSkyMatteImage: String { get }
  var kCIImageRepresentationSemanticSegmentationTeethMatteImage: String { get }
  var kCIImageToneMapHDRtoSDR: String { get }
  var kCIInputAllowDraftModeKey: String { get }
  var kCIInputAmountKey: String { get }
  var kCIInputAngleKey: String { get }
  var kCIInputAspectRatioKey: String { get }
  var kCIInputBackgroundImageKey: String { get }
  var kCIInputBaselineExposureKey: String { get }
  var kCIInputBiasKey: String { get }
  var kCIInputBoostKey: String { get }
  var kCIInputBoostShadowAmountKey: String { get }
  var kCIInputBrightnessKey: String { get }
  var kCIInputCenterKey: String { get }
  var kCIInputColorKey: String { get }
  var kCIInputColorNoiseReductionAmountKey: String { get }
  var kCIInputContrastKey: String { get }
  var kCIInputDecoderVersionKey: String { get }
  var kCIInputDepthImageKey: String { get }
  var kCIInputDisableGamutMapKey: String { get }
  var kCIInputDisparityImageKey: String { get }
  var kCIInputEVKey: String { get }
  var kCIInputEnableChromaticNoiseTrackingKey: String { get }
  var kCIInputEnableEDRModeKey: String { get }
  var kCIInputEnableSharpeningKey: String { get }
  var kCIInputEnableVendorLensCorrectionKey: String { get }
  var kCIInputExtentKey: String { get }
  var kCIInputGradientImageKey: String { get }
  var kCIInputIgnoreImageOrientationKey: String { get }
  var kCIInputImageKey: String { get }
  var kCIInputImageOrientationKey: String { get }
  var kCIInputIntensityKey: String { get }
  var kCIInputLinearSpaceFilter: String { get }
  var kCIInputLocalToneMapAmountKey: String { get }
  var kCIInputLuminanceNoiseReductionAmountKey: String { get }
  var kCIInputMaskImageKey: String { get }
  var kCIInputMatteImageKey: String { get }
  var kCIInputMoireAmountKey: String { get }
  var kCIInputNeutralChromaticityXKey: String { get }
  var kCIInputNeutralChromaticityYKey: String { get }
  var kCIInputNeutralLocationKey: String { get }
  var kCIInputNeutralTemperatureKey: String { get }
  var kCIInputNeutralTintKey: String { get }
  var kCIInputNoiseReductionAmountKey: String { get }
  var kCIInputNoiseReductionContrastAmountKey: String { get }
  var kCIInputNoiseReductionDetailAmountKey: Double { get }
  var kCIInputNoiseReductionDetailAmountKey: String { get }
  var kCIInputNoiseReductionSharpnessAmountKey: String { get }
  var kCIInputRadiusKey: String { get }
  var kCIInputRefractionKey: String { get }
  var kCIInputSaturationKey: String { get }
  var kCIInputScaleFactorKey: String { get }
  var kCIInputScaleKey: String { get }
  var kCIInputShadingImageKey: String { get }
  var kCIInputSharpnessKey: String { get }
  var kCIInputTargetImageKey: String { get }
  var kCIInputTimeKey: String { get }
  var kCIInputTransformKey: String { get }
  var kCIInputVersionKey: String { get }
  var kCIInputWeightsKey: String { get }
  var kCIInputWidthKey: String { get }
  var kCIOutputImageKey: String { get }
  var kCIOutputNativeSizeKey: String { get }
  var kCISamplerAffineMatrix: String { get }
  var kCISamplerColorSpace: String { get }
  var kCISamplerFilterLinear: String { get }
  var kCISamplerFilterMode: String { get }
  var kCISamplerFilterNearest: String { get }
  var kCISamplerWrapBlack: String { get }
  var kCISamplerWrapClamp: String { get }
  var kCISamplerWrapMode: String { get }
  var kCISupportedDecoderVersionsKey: String { get }
  var kCIUIParameterSet: String { get }
  var kCIUISetAdvanced: String { get }
  var kCIUISetBasic: String { get }
  var kCIUISetDevelopment: String { get }
  var kCIUISetIntermediate: String { get }
  """#

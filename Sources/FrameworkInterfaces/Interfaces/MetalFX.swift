/// What is known of the module `MetalFX`.
let metalFXInterface = #"""
  // exports: Foundation
  protocol MTLFXSpatialScaler: NSObjectProtocol {
    var colorProcessingMode: MTLFXSpatialScalerColorProcessingMode { get }
    var colorTexture: MTLTexture?
    var colorTextureFormat: MTLPixelFormat { get }
    var colorTextureUsage: MTLTextureUsage { get }
    func encode(to commandBuffer: MTLCommandBuffer)
    var fence: MTLFence?
    var inputContentHeight: Int
    var inputContentWidth: Int
    var inputHeight: Int { get }
    var inputWidth: Int { get }
    var outputHeight: Int { get }
    var outputTexture: MTLTexture?
    var outputTextureFormat: MTLPixelFormat { get }
    var outputTextureUsage: MTLTextureUsage { get }
    var outputWidth: Int { get }
  }
  enum MTLFXSpatialScalerColorProcessingMode: Int {
    case perceptual, linear, hdr
  }
  class MTLFXSpatialScalerDescriptor: NSObject {
    var colorProcessingMode: MTLFXSpatialScalerColorProcessingMode
    var colorTextureFormat: MTLPixelFormat
    var inputHeight: Int
    var inputWidth: Int
    func newSpatialScaler(with device: MTLDevice) -> MTLFXSpatialScaler?
    var outputHeight: Int
    var outputTextureFormat: MTLPixelFormat
    var outputWidth: Int
    static func supportsDevice(_ device: MTLDevice) -> Bool
  }
  protocol MTLFXTemporalScaler: NSObjectProtocol {
    var colorTexture: MTLTexture?
    var colorTextureFormat: MTLPixelFormat { get }
    var colorTextureUsage: MTLTextureUsage { get }
    var depthTexture: MTLTexture?
    var depthTextureFormat: MTLPixelFormat { get }
    var depthTextureUsage: MTLTextureUsage { get }
    func encode(to commandBuffer: MTLCommandBuffer)
    var exposureTexture: MTLTexture?
    var fence: MTLFence?
    var inputContentHeight: Int
    var inputContentMaxScale: Float { get }
    var inputContentMinScale: Float { get }
    var inputContentWidth: Int
    var inputHeight: Int { get }
    var inputWidth: Int { get }
    var isDepthReversed: Bool
    var jitterOffsetX: Float
    var jitterOffsetY: Float
    var motionTexture: MTLTexture?
    var motionTextureFormat: MTLPixelFormat { get }
    var motionTextureUsage: MTLTextureUsage { get }
    var motionVectorScaleX: Float
    var motionVectorScaleY: Float
    var outputHeight: Int { get }
    var outputTexture: MTLTexture?
    var outputTextureFormat: MTLPixelFormat { get }
    var outputTextureUsage: MTLTextureUsage { get }
    var outputWidth: Int { get }
    var preExposure: Float
    var reactiveMaskTexture: MTLTexture?
    var reactiveTextureUsage: MTLTextureUsage { get }
    var reset: Bool
  }
  class MTLFXTemporalScalerDescriptor: NSObject {
    var colorTextureFormat: MTLPixelFormat
    var depthTextureFormat: MTLPixelFormat
    var inputContentMaxScale: Float
    var inputContentMinScale: Float
    var inputHeight: Int
    var inputWidth: Int
    var isAutoExposureEnabled: Bool
    var isInputContentPropertiesEnabled: Bool
    var isReactiveMaskTextureEnabled: Bool
    var motionTextureFormat: MTLPixelFormat
    func newTemporalScaler(with device: MTLDevice) -> MTLFXTemporalScaler?
    var outputHeight: Int
    var outputTextureFormat: MTLPixelFormat
    var outputWidth: Int
    var reactiveMaskTextureFormat: MTLPixelFormat
    var requiresSynchronousInitialization: Bool
    static func supportedInputContentMaxScale(for device: MTLDevice) -> Float
    static func supportedInputContentMinScale(for device: MTLDevice) -> Float
    static func supportsDevice(_ device: MTLDevice) -> Bool
  }
  """#

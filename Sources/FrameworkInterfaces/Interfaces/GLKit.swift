/// What is known of the module `GLKit`.
let glKitInterface = #"""
  // exports: Foundation
  class GLKBaseEffect: NSObject, GLKNamedEffect {
    var colorMaterialEnabled: Bool
    var constantColor: vector_float4
    var fog: GLKEffectPropertyFog { get }
    init()
    var label: String?
    var light0: GLKEffectPropertyLight { get }
    var light1: GLKEffectPropertyLight { get }
    var light2: GLKEffectPropertyLight { get }
    var lightModelAmbientColor: vector_float4
    var lightModelTwoSided: Bool
    var lightingType: GLKLightingType
    var material: GLKEffectPropertyMaterial { get }
    var texture2d0: GLKEffectPropertyTexture { get }
    var texture2d1: GLKEffectPropertyTexture { get }
    var textureOrder: [GLKEffectPropertyTexture]?
    var transform: GLKEffectPropertyTransform { get }
    var useConstantColor: Bool
  }
  class GLKEffectProperty: NSObject {
    init()
  }
  class GLKEffectPropertyFog: GLKEffectProperty {
    var color: vector_float4
    var density: Float
    var enabled: Bool
    var end: Float
    init()
    var mode: GLKFogMode
    var start: Float
  }
  class GLKEffectPropertyLight: GLKEffectProperty {
    var ambientColor: vector_float4
    var constantAttenuation: Float
    var diffuseColor: vector_float4
    var enabled: Bool
    init()
    var linearAttenuation: Float
    var position: vector_float4
    var quadraticAttenuation: Float
    var specularColor: vector_float4
    var spotCutoff: Float
    var spotDirection: vector_float3
    var spotExponent: Float
    var transform: GLKEffectPropertyTransform?
  }
  class GLKEffectPropertyMaterial: GLKEffectProperty {
    var ambientColor: vector_float4
    var diffuseColor: vector_float4
    var emissiveColor: vector_float4
    init()
    var shininess: Float
    var specularColor: vector_float4
  }
  class GLKEffectPropertyTexture: GLKEffectProperty {
    var enabled: Bool
    var envMode: GLKTextureEnvMode
    init()
    var name: UInt32
    var target: GLKTextureTarget
  }
  class GLKEffectPropertyTransform: GLKEffectProperty {
    init()
    var modelviewMatrix: Any
    var normalMatrix: Any { get }
    var projectionMatrix: Any
  }
  enum GLKFogMode: Int32 {
    case exp, exp2, linear
  }
  enum GLKLightingType: Int32 {
    case perVertex, perPixel
  }
  class GLKMesh: NSObject {
    init(mesh: MDLMesh) throws
    var name: String { get }
    static func newMeshes(from asset: MDLAsset, sourceMeshes: UnsafeMutablePointer<[Any]>) throws -> [GLKMesh]
    var submeshes: [GLKSubmesh] { get }
    var vertexBuffers: [GLKMeshBuffer] { get }
    var vertexCount: Int { get }
    var vertexDescriptor: MDLVertexDescriptor { get }
  }
  class GLKMeshBuffer: NSObject, MDLMeshBuffer {
    var glBufferName: UInt32 { get }
    var offset: Int { get }
  }
  class GLKMeshBufferAllocator: NSObject, MDLMeshBufferAllocator {}
  protocol GLKNamedEffect: NSObjectProtocol {
    func prepareToDraw()
  }
  class GLKReflectionMapEffect: GLKBaseEffect, GLKNamedEffect {
    init()
    var matrix: Any
    var textureCubeMap: GLKEffectPropertyTexture { get }
  }
  class GLKSkyboxEffect: NSObject, GLKNamedEffect {
    var center: vector_float3
    func draw()
    init()
    var label: String?
    var textureCubeMap: GLKEffectPropertyTexture { get }
    var transform: GLKEffectPropertyTransform { get }
    var xSize: Float
    var ySize: Float
    var zSize: Float
  }
  class GLKSubmesh: NSObject {
    var elementBuffer: GLKMeshBuffer { get }
    var elementCount: Int32 { get }
    var mesh: GLKMesh? { get }
    var mode: UInt32 { get }
    var name: String { get }
    var type: UInt32 { get }
  }
  enum GLKTextureEnvMode: Int32 {
    case replace, modulate, decal
  }
  class GLKTextureInfo: NSObject, NSCopying {
    var alphaState: GLKTextureInfoAlphaState { get }
    var arrayLength: UInt32 { get }
    var containsMipmaps: Bool { get }
    var depth: UInt32 { get }
    var height: Int32 { get }
    init()
    var mimapLevelCount: UInt32 { get }
    var name: UInt32 { get }
    var target: GLKTextureTarget { get }
    var textureOrigin: GLKTextureInfoOrigin { get }
    var width: Int32 { get }
  }
  enum GLKTextureInfoAlphaState: Int32 {
    case none, nonPremultiplied, premultiplied
  }
  enum GLKTextureInfoOrigin: Int32 {
    case unknown, topLeft, bottomLeft
  }
  class GLKTextureLoader: NSObject {
    static func cubeMap(withContentsOf url: URL, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func cubeMap(withContentsOf filePath: URL, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func cubeMap(withContentsOf filePath: URL, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    static func cubeMap(withContentsOfFile path: String, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func cubeMap(withContentsOfFile fileName: String, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func cubeMap(withContentsOfFile fileName: String, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    static func cubeMap(withContentsOfFiles paths: [Any], options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func cubeMap(withContentsOfFiles filePaths: [Any], options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func cubeMap(withContentsOfFiles filePaths: [Any], options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    init()
    init(share context: NSOpenGLContext)
    init(sharegroup: Any)
    static func texture(with cgImage: CGImage, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func texture(with image: CGImage, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func texture(with image: CGImage, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    static func texture(withContentsOf data: Data, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    static func texture(withContentsOf url: URL, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func texture(withContentsOf data: Data, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func texture(withContentsOf filePath: URL, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func texture(withContentsOf data: Data, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    func texture(withContentsOf filePath: URL, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    static func texture(withContentsOfFile path: String, options textureOperations: [AnyHashable: Any]? = nil) throws -> GLKTextureInfo
    func texture(withContentsOfFile file: String, options textureOperations: [AnyHashable: Any]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func texture(withContentsOfFile file: String, options textureOperations: [AnyHashable: Any]? = nil, queue: DispatchQueue?, completionHandler onComplete: @escaping (GLKTextureInfo?, Error?) -> Void)
    static func texture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [String: NSNumber]? = nil) throws -> GLKTextureInfo
    func texture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [String: NSNumber]?, queue: DispatchQueue?) async throws -> GLKTextureInfo
    func texture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [String: NSNumber]? = nil, queue: DispatchQueue?, completionHandler block: @escaping (GLKTextureInfo?, Error?) -> Void)
  }
  var GLKTextureLoaderApplyPremultiplication: String { get }
  enum GLKTextureLoaderError: Int32 {
    case fileOrURLNotFound, invalidNSData, invalidCGImage, unknownPathType, unknownFileType, pvrAtlasUnsupported, cubeMapInvalidNumFiles, compressedTextureUpload, uncompressedTextureUpload, unsupportedCubeMapDimensions, unsupportedBitDepth, unsupportedPVRFormat, dataPreprocessingFailure, mipmapUnsupported, unsupportedOrientation, reorientationFailure, alphaPremultiplicationFailure, invalidEAGLContext, incompatibleFormatSRGB, unsupportedTextureTarget
  }
  var GLKTextureLoaderErrorDomain: String { get }
  var GLKTextureLoaderErrorKey: String { get }
  var GLKTextureLoaderGLErrorKey: String { get }
  var GLKTextureLoaderGenerateMipmaps: String { get }
  var GLKTextureLoaderGrayscaleAsAlpha: String { get }
  var GLKTextureLoaderOriginBottomLeft: String { get }
  var GLKTextureLoaderSRGB: String { get }
  enum GLKTextureTarget: Int32 {
    case texture2D, cubeMap, targetCt
  }
  enum GLKVertexAttrib: Int32 {
    case position, normal, color, texCoord0, texCoord1
  }
  struct GLKVertexAttributeParameters {
    init()
    init(type: UInt32, size: UInt32, normalized: Bool)
    var normalized: Bool
    var size: UInt32
    var type: UInt32
  }
  struct GLKVertexAttributeParametersInternal {
    init()
    init(type: UInt32, size: UInt32, normalized: UInt8)
    var normalized: UInt8
    var size: UInt32
    var type: UInt32
  }
  class GLKView: UIView {
    func bindDrawable()
    var context: Any?
    var delegate: GLKViewDelegate?
    func deleteDrawable()
    func display()
    var drawableColorFormat: GLKViewDrawableColorFormat
    var drawableDepthFormat: GLKViewDrawableDepthFormat
    var drawableHeight: Int { get }
    var drawableMultisample: GLKViewDrawableMultisample
    var drawableStencilFormat: GLKViewDrawableStencilFormat
    var drawableWidth: Int { get }
    var enableSetNeedsDisplay: Bool
    init()
    init(frame: CGRect)
    init(frame: CGRect, context: Any)
    func snapshot() -> UIImage
  }
  class GLKViewController: UIViewController, GLKViewDelegate {
    var delegate: GLKViewControllerDelegate?
    var framesDisplayed: Int { get }
    var framesPerSecond: Int { get }
    init()
    init(nibName: String?, bundle: Bundle?)
    var isPaused: Bool
    var pauseOnWillResignActive: Bool
    var preferredFramesPerSecond: Int
    var resumeOnDidBecomeActive: Bool
    var timeSinceFirstResume: Double { get }
    var timeSinceLastDraw: Double { get }
    var timeSinceLastResume: Double { get }
    var timeSinceLastUpdate: Double { get }
    func update()
  }
  protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
    func glkViewControllerUpdate(_ controller: GLKViewController)
  }
  protocol GLKViewDelegate: NSObjectProtocol {
    func glkView(_ view: GLKView, drawIn rect: CGRect)
  }
  enum GLKViewDrawableColorFormat: Int32 {
    case rgba8888, rgb565, srgba8888
  }
  enum GLKViewDrawableDepthFormat: Int32 {
    case none, format16, format24
  }
  enum GLKViewDrawableMultisample: Int32 {
    case none, sample4x
  }
  enum GLKViewDrawableStencilFormat: Int32 {
    case formatNone, format8
  }
  var kGLKModelErrorDomain: String { get }
  var kGLKModelErrorKey: String { get }
  """#

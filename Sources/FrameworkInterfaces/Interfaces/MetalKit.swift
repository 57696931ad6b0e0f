/// What is known of the module `MetalKit`.
let metalKitInterface = #"""
  // exports: Foundation Metal UIKit QuartzCore ModelIO
  class MTKMesh: NSObject {
    init(mesh: MDLMesh, device: MTLDevice) throws
    var name: String
    static func newMeshes(from asset: MDLAsset, device: MTLDevice, sourceMeshes: UnsafeMutablePointer<[Any]>) throws -> [MTKMesh]
    var submeshes: [MTKSubmesh] { get }
    var vertexBuffers: [MTKMeshBuffer] { get }
    var vertexCount: Int { get }
    var vertexDescriptor: MDLVertexDescriptor { get }
  }
  class MTKMeshBuffer: NSObject, MDLMeshBuffer, MDLNamed {
    var buffer: MTLBuffer { get }
    var offset: Int { get }
  }
  class MTKMeshBufferAllocator: NSObject, MDLMeshBufferAllocator {
    var device: MTLDevice { get }
    init(device: MTLDevice)
  }
  var MTKModelErrorDomain: String { get }
  var MTKModelErrorKey: String { get }
  class MTKSubmesh: NSObject {
    var indexBuffer: MTKMeshBuffer { get }
    var indexCount: Int { get }
    var indexType: MTLIndexType { get }
    var mesh: MTKMesh? { get }
    var name: String
    var primitiveType: MTLPrimitiveType { get }
  }
  class MTKTextureLoader: NSObject {
    struct CubeLayout: RawRepresentable, Hashable {}
    struct Origin: RawRepresentable, Hashable {}
    var device: MTLDevice { get }
    init(device: MTLDevice)
    func newTexture(with cgImage: CGImage, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(with data: Data, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(with texture: MDLTexture, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(with texture: MDLTexture, options: [AnyHashable: Any]?) async throws -> MTLTexture
    func newTexture(with cgImage: CGImage, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTexture(with data: Data, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTexture(with texture: MDLTexture, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTexture(withContentsOf url: URL, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(withContentsOf url: URL, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTexture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [AnyHashable: Any]?) async throws -> MTLTexture
    func newTexture(withName name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTexture(withName name: String, scaleFactor: CGFloat, displayGamut: NSDisplayGamut, bundle: Bundle?, options: [AnyHashable: Any]? = nil) throws -> MTLTexture
    func newTexture(withName name: String, scaleFactor: CGFloat, displayGamut: NSDisplayGamut, bundle: Bundle?, options: [AnyHashable: Any]?) async throws -> MTLTexture
    func newTexture(withName name: String, scaleFactor: CGFloat, displayGamut: NSDisplayGamut, bundle: Bundle?, options: [AnyHashable: Any]? = nil, completionHandler: @escaping (MTLTexture?, Error?) -> Void)
    func newTextures(withContentsOf urls: [URL], options: [AnyHashable: Any]? = nil) throws -> [MTLTexture]
    func newTextures(withContentsOf urls: [URL], options: [AnyHashable: Any]?) async throws -> [MTLTexture]
    func newTextures(withContentsOf urls: [URL], options: [AnyHashable: Any]? = nil, completionHandler: @escaping ([MTLTexture], Error?) -> Void)
    func newTextures(withNames names: [String], scaleFactor: CGFloat, bundle: Bundle?, options: [AnyHashable: Any]?) async throws -> [MTLTexture]
    func newTextures(withNames names: [String], scaleFactor: CGFloat, bundle: Bundle?, options: [AnyHashable: Any]? = nil, completionHandler: @escaping ([MTLTexture], Error?) -> Void)
    func newTextures(withNames names: [String], scaleFactor: CGFloat, displayGamut: NSDisplayGamut, bundle: Bundle?, options: [AnyHashable: Any]?) async throws -> [MTLTexture]
    func newTextures(withNames names: [String], scaleFactor: CGFloat, displayGamut: NSDisplayGamut, bundle: Bundle?, options: [AnyHashable: Any]? = nil, completionHandler: @escaping ([MTLTexture], Error?) -> Void)
  }
  extension MTKTextureLoader.CubeLayout {
    init(rawValue: String)
    var rawValue: String { get }
    static var vertical: MTKTextureLoader.CubeLayout { get }
  }
  extension MTKTextureLoader.Origin {
    static var bottomLeft: MTKTextureLoader.Origin { get }
    static var flippedVertically: MTKTextureLoader.Origin { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var topLeft: MTKTextureLoader.Origin { get }
  }
  var MTKTextureLoaderErrorDomain: String { get }
  var MTKTextureLoaderErrorKey: String { get }
  var MTKTextureLoaderOptionAllocateMipmaps: String { get }
  var MTKTextureLoaderOptionCubeLayout: String { get }
  var MTKTextureLoaderOptionGenerateMipmaps: String { get }
  var MTKTextureLoaderOptionLoadAsArray: String { get }
  var MTKTextureLoaderOptionOrigin: String { get }
  var MTKTextureLoaderOptionSRGB: String { get }
  var MTKTextureLoaderOptionTextureCPUCacheMode: String { get }
  var MTKTextureLoaderOptionTextureStorageMode: String { get }
  var MTKTextureLoaderOptionTextureUsage: String { get }
  class MTKView: NSCoding, CALayerDelegate {
    var autoResizeDrawable: Bool
    var clearColor: MTLClearColor
    var clearDepth: Double
    var clearStencil: UInt32
    var colorPixelFormat: MTLPixelFormat
    var colorspace: CGColorSpace?
    var currentDrawable: CAMetalDrawable? { get }
    var currentRenderPassDescriptor: MTLRenderPassDescriptor? { get }
    var delegate: MTKViewDelegate?
    var depthStencilAttachmentTextureUsage: MTLTextureUsage
    var depthStencilPixelFormat: MTLPixelFormat
    var depthStencilStorageMode: MTLStorageMode
    var depthStencilTexture: MTLTexture? { get }
    var device: MTLDevice?
    func draw()
    var drawableSize: CGSize
    var enableSetNeedsDisplay: Bool
    var framebufferOnly: Bool
    init()
    init?(coder: NSCoder)
    init(frame frameRect: CGRect, device: MTLDevice?)
    var isPaused: Bool
    var multisampleColorAttachmentTextureUsage: MTLTextureUsage
    var multisampleColorTexture: MTLTexture? { get }
    var preferredDevice: MTLDevice? { get }
    var preferredDrawableSize: CGSize { get }
    var preferredFramesPerSecond: Int
    var presentsWithTransaction: Bool
    func releaseDrawables()
    var sampleCount: Int
  }
  protocol MTKViewDelegate: NSObjectProtocol {
    func draw(in view: MTKView)
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  }
  """#

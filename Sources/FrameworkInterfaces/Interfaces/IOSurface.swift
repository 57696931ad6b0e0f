/// What is known of the module `IOSurface`.
let ioSurfaceInterface = #"""
  // exports: Foundation
  class IOSurface: NSObject, NSSecureCoding {
    var allAttachments: [String: Any]
    var allocationSize: Int { get }
    var allowsPixelSizeCasting: Bool { get }
    func attachment(forKey key: String) -> Any?
    var baseAddress: UnsafeMutableRawPointer { get }
    func baseAddressOfPlane(at planeIndex: Int) -> UnsafeMutableRawPointer
    var bytesPerElement: Int { get }
    func bytesPerElementOfPlane(at planeIndex: Int) -> Int
    var bytesPerRow: Int { get }
    func bytesPerRowOfPlane(at planeIndex: Int) -> Int
    func decrementUseCount()
    var elementHeight: Int { get }
    func elementHeightOfPlane(at planeIndex: Int) -> Int
    var elementWidth: Int { get }
    func elementWidthOfPlane(at planeIndex: Int) -> Int
    var height: Int { get }
    func heightOfPlane(at planeIndex: Int) -> Int
    func incrementUseCount()
    init()
    init?(coder: NSCoder)
    init(properties: [AnyHashable: Any])
    var isInUse: Bool { get }
    var localUseCount: Int32 { get }
    func lock(with options: IOSurfaceLockOptions, seed seedPtr: UnsafeMutableRawPointer) -> Int32
    var pixelFormat: UInt32 { get }
    var planeCount: Int { get }
    func removeAllAttachments()
    func removeAttachment(forKey key: String)
    var seed: UInt32 { get }
    func setAttachment(_ anObject: Any, forKey key: String)
    func setPurgeable(_ newState: IOSurfacePurgeabilityState, oldState oldStatePtr: UnsafeMutableRawPointer) -> Int32
    var surfaceID: UInt32 { get }
    func unlock(with options: IOSurfaceLockOptions, seed: UnsafeMutableRawPointer) -> Int32
    var width: Int { get }
    func widthOfPlane(at planeIndex: Int) -> Int
  }
  enum IOSurfaceLockOptions: UInt32 {
    case readOnly, avoidSync
  }
  enum IOSurfaceMemoryMap: Int32 {
    case defaultCache, inhibitCache, writeThruCache, copybackCache, writeCombineCache, copybackInnerCache
  }
  var IOSurfacePropertyAllocSizeKey: String { get }
  var IOSurfacePropertyKeyAllocSize: String { get }
  var IOSurfacePropertyKeyBytesPerElement: String { get }
  var IOSurfacePropertyKeyBytesPerRow: String { get }
  var IOSurfacePropertyKeyCacheMode: String { get }
  var IOSurfacePropertyKeyElementHeight: String { get }
  var IOSurfacePropertyKeyElementWidth: String { get }
  var IOSurfacePropertyKeyHeight: String { get }
  var IOSurfacePropertyKeyName: String { get }
  var IOSurfacePropertyKeyOffset: String { get }
  var IOSurfacePropertyKeyPixelFormat: String { get }
  var IOSurfacePropertyKeyPixelSizeCastingAllowed: String { get }
  var IOSurfacePropertyKeyPlaneBase: String { get }
  var IOSurfacePropertyKeyPlaneBytesPerElement: String { get }
  var IOSurfacePropertyKeyPlaneBytesPerRow: String { get }
  var IOSurfacePropertyKeyPlaneElementHeight: String { get }
  var IOSurfacePropertyKeyPlaneElementWidth: String { get }
  var IOSurfacePropertyKeyPlaneHeight: String { get }
  var IOSurfacePropertyKeyPlaneInfo: String { get }
  var IOSurfacePropertyKeyPlaneOffset: String { get }
  var IOSurfacePropertyKeyPlaneSize: String { get }
  var IOSurfacePropertyKeyPlaneWidth: String { get }
  var IOSurfacePropertyKeyWidth: String { get }
  enum IOSurfacePurgeabilityState: UInt32 {
    case nonVolatile, volatile, empty, keepCurrent
  }
  """#

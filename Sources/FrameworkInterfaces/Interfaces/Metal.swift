/// What is known of the module `Metal`.
let metalInterface = #"""
  // exports: Foundation
  protocol MTLAccelerationStructure: MTLResource {
    var gpuResourceID: MTLResourceId { get }
    var size: Int { get }
  }
  class MTLAccelerationStructureBoundingBoxGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var boundingBoxBuffer: MTLBuffer?
    var boundingBoxBufferOffset: Int
    var boundingBoxCount: Int
    var boundingBoxStride: Int
    init()
  }
  protocol MTLAccelerationStructureCommandEncoder: MTLCommandEncoder {
    func build(_ accelerationStructure: Any, descriptor: MTLAccelerationStructureDescriptor, scratch scratchBuffer: MTLBuffer, scratchBufferOffset: Int)
    func copy(_ sourceAccelerationStructure: Any, to destinationAccelerationStructure: Any)
    func copyAndCompactAccelerationStructure(_ sourceAccelerationStructure: Any, to destinationAccelerationStructure: Any)
    func refit(_ sourceAccelerationStructure: Any, descriptor: MTLAccelerationStructureDescriptor, destination destinationAccelerationStructure: Any?, scratch scratchBuffer: MTLBuffer, scratchBufferOffset: Int)
    func refit(_ sourceAccelerationStructure: Any, descriptor: MTLAccelerationStructureDescriptor, destination destinationAccelerationStructure: Any?, scratch scratchBuffer: MTLBuffer?, scratchBufferOffset: Int, options: MTLAccelerationStructureRefitOptions)
    func sampleCounters(in sampleBuffer: MTLCounterSampleBuffer, atSampleIndex sampleIndex: Int, withBarrier barrier: Bool)
    func updateFence(_ fence: MTLFence)
    func use(_ heap: MTLHeap)
    func use(_ heaps: [MTLHeap], count: Int)
    func use(_ resources: [MTLResource], count: Int, usage: MTLResourceUsage)
    func use(_ resource: MTLResource, usage: MTLResourceUsage)
    func wait(for fence: MTLFence)
    func writeCompactedAccelerationStructureSize(_ accelerationStructure: Any, to buffer: MTLBuffer, offset: Int)
    func writeCompactedAccelerationStructureSize(_ accelerationStructure: Any, to buffer: MTLBuffer, offset: Int, sizeDataType: MTLDataType)
  }
  class MTLAccelerationStructureCurveGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var controlPointBuffer: MTLBuffer?
    var controlPointBufferOffset: Int
    var controlPointCount: Int
    var controlPointFormat: MTLAttributeFormat
    var controlPointStride: Int
    var curveBasis: MTLCurveBasis
    var curveEndCaps: MTLCurveEndCaps
    var curveType: MTLCurveType
    static var descriptor: MTLAccelerationStructureCurveGeometryDescriptor { get }
    var indexBuffer: MTLBuffer?
    var indexBufferOffset: Int
    var indexType: MTLIndexType
    init()
    var radiusBuffer: MTLBuffer?
    var radiusBufferOffset: Int
    var radiusFormat: MTLAttributeFormat
    var radiusStride: Int
    var segmentControlPointCount: Int
    var segmentCount: Int
  }
  class MTLAccelerationStructureDescriptor: NSObject, NSCopying {
    init()
    var usage: MTLAccelerationStructureUsage
  }
  class MTLAccelerationStructureGeometryDescriptor: NSObject, NSCopying {
    var allowDuplicateIntersectionFunctionInvocation: Bool
    init()
    var intersectionFunctionTableOffset: Int
    var label: String?
    var opaque: Bool
    var primitiveDataBuffer: MTLBuffer?
    var primitiveDataBufferOffset: Int
    var primitiveDataElementSize: Int
    var primitiveDataStride: Int
  }
  enum MTLAccelerationStructureInstanceDescriptorType: UInt {
    case `default`, userID, motion, indirect, indirectMotion
  }
  struct MTLAccelerationStructureInstanceOptions: OptionSet {
    static var disableTriangleCulling: MTLAccelerationStructureInstanceOptions { get }
    init(rawValue: UInt32)
    static var nonOpaque: MTLAccelerationStructureInstanceOptions { get }
    static var opaque: MTLAccelerationStructureInstanceOptions { get }
    var rawValue: UInt32 { get }
    static var triangleFrontFacingWindingCounterClockwise: MTLAccelerationStructureInstanceOptions { get }
  }
  class MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var boundingBoxBuffers: [MTLMotionKeyframeData]
    var boundingBoxCount: Int
    var boundingBoxStride: Int
    init()
  }
  class MTLAccelerationStructureMotionCurveGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var controlPointBuffers: [MTLMotionKeyframeData]
    var controlPointCount: Int
    var controlPointFormat: MTLAttributeFormat
    var controlPointStride: Int
    var curveBasis: MTLCurveBasis
    var curveEndCaps: MTLCurveEndCaps
    var curveType: MTLCurveType
    static var descriptor: MTLAccelerationStructureMotionCurveGeometryDescriptor { get }
    var indexBuffer: MTLBuffer?
    var indexBufferOffset: Int
    var indexType: MTLIndexType
    init()
    var radiusBuffers: [MTLMotionKeyframeData]
    var radiusFormat: MTLAttributeFormat
    var radiusStride: Int
    var segmentControlPointCount: Int
    var segmentCount: Int
  }
  class MTLAccelerationStructureMotionTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var indexBuffer: MTLBuffer?
    var indexBufferOffset: Int
    var indexType: MTLIndexType
    init()
    var transformationMatrixBuffer: MTLBuffer?
    var transformationMatrixBufferOffset: Int
    var transformationMatrixLayout: MTLMatrixLayout
    var triangleCount: Int
    var vertexBuffers: [MTLMotionKeyframeData]
    var vertexFormat: MTLAttributeFormat
    var vertexStride: Int
  }
  class MTLAccelerationStructurePassDescriptor: NSObject, NSCopying {
    static var accelerationStructurePassDescriptor: MTLAccelerationStructurePassDescriptor { get }
    init()
    var sampleBufferAttachments: MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray { get }
  }
  class MTLAccelerationStructurePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    var endOfEncoderSampleIndex: Int
    init()
    var sampleBuffer: MTLCounterSampleBuffer?
    var startOfEncoderSampleIndex: Int
  }
  class MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLAccelerationStructurePassSampleBufferAttachmentDescriptor
    func setObject(_ attachment: MTLAccelerationStructurePassSampleBufferAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  struct MTLAccelerationStructureRefitOptions: OptionSet {
    init(rawValue: UInt)
    static var perPrimitiveData: MTLAccelerationStructureRefitOptions { get }
    var rawValue: UInt { get }
    static var vertexData: MTLAccelerationStructureRefitOptions { get }
  }
  struct MTLAccelerationStructureSizes {
    var accelerationStructureSize: Int
    var buildScratchBufferSize: Int
    init()
    init(accelerationStructureSize: Int, buildScratchBufferSize: Int, refitScratchBufferSize: Int)
    var refitScratchBufferSize: Int
  }
  class MTLAccelerationStructureTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {
    var indexBuffer: MTLBuffer?
    var indexBufferOffset: Int
    var indexType: MTLIndexType
    init()
    var transformationMatrixBuffer: MTLBuffer?
    var transformationMatrixBufferOffset: Int
    var transformationMatrixLayout: MTLMatrixLayout
    var triangleCount: Int
    var vertexBuffer: MTLBuffer?
    var vertexBufferOffset: Int
    var vertexFormat: MTLAttributeFormat
    var vertexStride: Int
  }
  struct MTLAccelerationStructureUsage: OptionSet {
    static var extendedLimits: MTLAccelerationStructureUsage { get }
    init(rawValue: UInt)
    static var preferFastBuild: MTLAccelerationStructureUsage { get }
    var rawValue: UInt { get }
    static var refit: MTLAccelerationStructureUsage { get }
  }
  protocol MTLAllocation: NSObjectProtocol {
    var allocatedSize: Int { get }
  }
  class MTLArchitecture: NSObject, NSCopying {
    init()
    var name: String { get }
  }
  class MTLArgument: NSObject {
    var access: MTLArgumentAccess { get }
    var arrayLength: Int { get }
    var bufferAlignment: Int { get }
    var bufferDataSize: Int { get }
    var bufferDataType: MTLDataType { get }
    var bufferPointerType: MTLPointerType? { get }
    var bufferStructType: MTLStructType? { get }
    var index: Int { get }
    init()
    var isActive: Bool { get }
    var isDepthTexture: Bool { get }
    var name: String { get }
    var textureDataType: MTLDataType { get }
    var textureType: MTLTextureType { get }
    var threadgroupMemoryAlignment: Int { get }
    var threadgroupMemoryDataSize: Int { get }
    var type: MTLArgumentType { get }
  }
  enum MTLArgumentAccess: UInt {
    case readOnly, readWrite, writeOnly
  }
  enum MTLArgumentBuffersTier: UInt {
    case one, two
  }
  class MTLArgumentDescriptor: NSObject, NSCopying {
    var access: MTLArgumentAccess
    var arrayLength: Int
    var constantBlockAlignment: Int
    var dataType: MTLDataType
    var index: Int
    init()
    var textureType: MTLTextureType
  }
  protocol MTLArgumentEncoder: NSObjectProtocol {
    var alignment: Int { get }
    func constantData(at index: Int) -> UnsafeMutableRawPointer
    var device: MTLDevice { get }
    var encodedLength: Int { get }
    var label: String?
    func newArgumentEncoderForBuffer(at index: Int) -> MTLArgumentEncoder?
    func setAccelerationStructure(_ accelerationStructure: Any?, at index: Int)
    func setArgumentBuffer(_ argumentBuffer: MTLBuffer?, offset: Int)
    func setArgumentBuffer(_ argumentBuffer: MTLBuffer?, startOffset: Int, arrayElement: Int)
    func setBuffer(_ buffer: MTLBuffer?, offset: Int, at index: Int)
    func setBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setComputePipelineState(_ pipeline: MTLComputePipelineState?, at index: Int)
    func setComputePipelineStates(_ pipelines: [MTLComputePipelineState], with range: NSRange)
    func setIndirectCommandBuffer(_ indirectCommandBuffer: MTLIndirectCommandBuffer?, at index: Int)
    func setIndirectCommandBuffers(_ buffers: [MTLIndirectCommandBuffer], with range: NSRange)
    func setIntersectionFunctionTable(_ intersectionFunctionTable: MTLIntersectionFunctionTable?, at index: Int)
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [MTLIntersectionFunctionTable], with range: NSRange)
    func setRenderPipelineState(_ pipeline: MTLRenderPipelineState?, at index: Int)
    func setRenderPipelineStates(_ pipelines: [MTLRenderPipelineState], with range: NSRange)
    func setSamplerState(_ sampler: MTLSamplerState?, at index: Int)
    func setSamplerStates(_ samplers: [MTLSamplerState], with range: NSRange)
    func setTexture(_ texture: MTLTexture?, at index: Int)
    func setTextures(_ textures: [MTLTexture], with range: NSRange)
    func setVisibleFunctionTable(_ visibleFunctionTable: MTLVisibleFunctionTable?, at index: Int)
    func setVisibleFunctionTables(_ visibleFunctionTables: [MTLVisibleFunctionTable], with range: NSRange)
  }
  enum MTLArgumentType: UInt {
    case buffer, threadgroupMemory, texture, sampler, imageblockData, imageblock, visibleFunctionTable, primitiveAccelerationStructure, instanceAccelerationStructure, intersectionFunctionTable
  }
  class MTLArrayType: MTLType {
    var argumentIndexStride: Int { get }
    var arrayLength: Int { get }
    func element() -> MTLArrayType?
    var elementPointerType: MTLPointerType? { get }
    func elementStructType() -> MTLStructType?
    var elementTextureReferenceType: MTLTextureReferenceType? { get }
    var elementType: MTLDataType { get }
    init()
    var stride: Int { get }
  }
  class MTLAttribute: NSObject {
    var attributeIndex: Int { get }
    var attributeType: MTLDataType { get }
    init()
    var isActive: Bool { get }
    var isPatchControlPointData: Bool { get }
    var isPatchData: Bool { get }
    var name: String { get }
  }
  class MTLAttributeDescriptor: NSObject, NSCopying {
    var bufferIndex: Int
    var format: MTLAttributeFormat
    init()
    var offset: Int
  }
  class MTLAttributeDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript index: Int) -> MTLAttributeDescriptor
    func setObject(_ attributeDesc: MTLAttributeDescriptor?, atIndexedSubscript index: Int)
  }
  enum MTLAttributeFormat: UInt {
    case invalid, uChar2, uChar3, uChar4, char2, char3, char4, uChar2Normalized, uChar3Normalized, uChar4Normalized, char2Normalized, char3Normalized, char4Normalized, uShort2, uShort3, uShort4, short2, short3, short4, uShort2Normalized, uShort3Normalized, uShort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uInt, uInt2, uInt3, uInt4, int1010102Normalized, uInt1010102Normalized, uChar4Normalized_Bgra, uChar, char, uCharNormalized, charNormalized, uShort, short, uShortNormalized, shortNormalized, half, floatRG11B10, floatRGB9E5
  }
  struct MTLBarrierScope: OptionSet {
    static var buffers: MTLBarrierScope { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var renderTargets: MTLBarrierScope { get }
    static var textures: MTLBarrierScope { get }
  }
  protocol MTLBinaryArchive: NSObjectProtocol {
    func addComputePipelineFunctions(with descriptor: MTLComputePipelineDescriptor) throws
    func addFunction(with descriptor: MTLFunctionDescriptor, library: MTLLibrary) throws
    func addLibrary(with descriptor: MTLStitchedLibraryDescriptor) throws
    func addMeshRenderPipelineFunctions(with descriptor: MTLMeshRenderPipelineDescriptor) throws
    func addRenderPipelineFunctions(with descriptor: MTLRenderPipelineDescriptor) throws
    func addTileRenderPipelineFunctions(with descriptor: MTLTileRenderPipelineDescriptor) throws
    var device: MTLDevice { get }
    var label: String?
    func serialize(to url: URL) throws
  }
  class MTLBinaryArchiveDescriptor: NSObject, NSCopying {
    init()
    var url: URL?
  }
  var MTLBinaryArchiveDomain: String { get }
  struct MTLBinaryArchiveError: Error {
    enum Code: UInt { case none, invalidFile, unexpectedElement, compilationFailure, internalError }
    var code: MTLBinaryArchiveError.Code { get }
    static var compilationFailure: MTLBinaryArchiveError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLBinaryArchiveError.Code, userInfo: [String: Any] = nil)
    static var internalError: MTLBinaryArchiveError.Code { get }
    static var invalidFile: MTLBinaryArchiveError.Code { get }
    var localizedDescription: String { get }
    static var none: MTLBinaryArchiveError.Code { get }
    static var unexpectedElement: MTLBinaryArchiveError.Code { get }
    var userInfo: [String: Any] { get }
  }
  protocol MTLBinding: NSObjectProtocol {
    var access: MTLBindingAccess { get }
    var index: Int { get }
    var isArgument: Bool { get }
    var isUsed: Bool { get }
    var name: String { get }
    var type: MTLBindingType { get }
  }
  enum MTLBindingAccess: Int {
    case readOnly, readWrite, writeOnly
  }
  enum MTLBindingType: Int {
    case buffer, threadgroupMemory, texture, sampler, imageblockData, imageblock, visibleFunctionTable, primitiveAccelerationStructure, instanceAccelerationStructure, intersectionFunctionTable, objectPayload
  }
  enum MTLBlendFactor: UInt {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha, source1Color, oneMinusSource1Color, source1Alpha, oneMinusSource1Alpha
  }
  enum MTLBlendOperation: UInt {
    case add, subtract, reverseSubtract, min, max
  }
  protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func copy(_ source: MTLIndirectCommandBuffer, sourceRange: NSRange, destination: MTLIndirectCommandBuffer, destinationIndex: Int)
    func copy(from sourceBuffer: MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize, to destinationTexture: MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
    func copy(from sourceBuffer: MTLBuffer, sourceOffset: Int, sourceBytesPerRow: Int, sourceBytesPerImage: Int, sourceSize: MTLSize, to destinationTexture: MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin, options: MTLBlitOption)
    func copy(from sourceBuffer: MTLBuffer, sourceOffset: Int, to destinationBuffer: MTLBuffer, destinationOffset: Int, size: Int)
    func copy(from sourceTexture: MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationBuffer: MTLBuffer, destinationOffset: Int, destinationBytesPerRow destinatinBytesPerRow: Int, destinationBytesPerImage: Int)
    func copy(from sourceTexture: MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationBuffer: MTLBuffer, destinationOffset: Int, destinationBytesPerRow destinatinBytesPerRow: Int, destinationBytesPerImage: Int, options: MTLBlitOption)
    func copy(from sourceTexture: MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
    func copy(from sourceTexture: MTLTexture, sourceSlice: Int, sourceLevel: Int, to destinationTexture: MTLTexture, destinationSlice: Int, destinationLevel: Int, sliceCount: Int, levelCount: Int)
    func copy(from sourceTexture: MTLTexture, to destinationTexture: MTLTexture)
    func fill(_ buffer: MTLBuffer, range: NSRange, value: UInt8)
    func generateMipmaps(for texture: MTLTexture)
    func getTextureAccessCounters(_ texture: MTLTexture, region: MTLRegion, mipLevel: Int, slice: Int, resetCounters: Bool, countersBuffer: MTLBuffer, countersBufferOffset: Int)
    func optimizeContents(forCPUAccess texture: MTLTexture)
    func optimizeContents(forCPUAccess texture: MTLTexture, slice: Int, level: Int)
    func optimizeContents(forGPUAccess texture: MTLTexture)
    func optimizeContents(forGPUAccess texture: MTLTexture, slice: Int, level: Int)
    func optimizeIndirectCommandBuffer(_ indirectCommandBuffer: MTLIndirectCommandBuffer, with range: NSRange)
    func resetCommands(in buffer: MTLIndirectCommandBuffer, with range: NSRange)
    func resetTextureAccessCounters(_ texture: MTLTexture, region: MTLRegion, mipLevel: Int, slice: Int)
    func resolveCounters(_ sampleBuffer: MTLCounterSampleBuffer, in range: NSRange, destinationBuffer: MTLBuffer, destinationOffset: Int)
    func sampleCounters(in sampleBuffer: MTLCounterSampleBuffer, atSampleIndex sampleIndex: Int, withBarrier barrier: Bool)
    func synchronizeResource(_ resource: MTLResource)
    func synchronizeTexture(_ texture: MTLTexture, slice: Int, level: Int)
    func updateFence(_ fence: MTLFence)
    func wait(for fence: MTLFence)
  }
  struct MTLBlitOption: OptionSet {
    static var depthFromDepthStencil: MTLBlitOption { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var rowLinearPvrtc: MTLBlitOption { get }
    static var stencilFromDepthStencil: MTLBlitOption { get }
  }
  class MTLBlitPassDescriptor: NSObject, NSCopying {
    init()
    var sampleBufferAttachments: MTLBlitPassSampleBufferAttachmentDescriptorArray { get }
  }
  class MTLBlitPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    var endOfEncoderSampleIndex: Int
    init()
    var sampleBuffer: MTLCounterSampleBuffer?
    var startOfEncoderSampleIndex: Int
  }
  class MTLBlitPassSampleBufferAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLBlitPassSampleBufferAttachmentDescriptor
    func setObject(_ attachment: MTLBlitPassSampleBufferAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  protocol MTLBuffer: MTLResource {
    func addDebugMarker(_ marker: String, range: NSRange)
    var contents: UnsafeMutableRawPointer { get }
    func didModifyRange(_ range: NSRange)
    var gpuAddress: UInt64 { get }
    var length: Int { get }
    func newRemoteBufferView(for device: MTLDevice) -> MTLBuffer?
    func newTexture(with descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> MTLTexture?
    var remoteStorageBuffer: MTLBuffer? { get }
    func removeAllDebugMarkers()
  }
  protocol MTLBufferBinding: MTLBinding {
    var bufferAlignment: Int { get }
    var bufferDataSize: Int { get }
    var bufferDataType: MTLDataType { get }
    var bufferPointerType: MTLPointerType? { get }
    var bufferStructType: MTLStructType? { get }
  }
  class MTLBufferLayoutDescriptor: NSObject, NSCopying {
    init()
    var stepFunction: MTLStepFunction
    var stepRate: Int
    var stride: Int
  }
  class MTLBufferLayoutDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript index: Int) -> MTLBufferLayoutDescriptor
    func setObject(_ bufferDesc: MTLBufferLayoutDescriptor?, atIndexedSubscript index: Int)
  }
  enum MTLCPUCacheMode: UInt {
    case defaultCache, writeCombined
  }
  class MTLCaptureDescriptor: NSObject, NSCopying {
    var captureObject: Any?
    var destination: MTLCaptureDestination
    init()
    var outputURL: URL?
  }
  enum MTLCaptureDestination: Int {
    case developerTools, gpuTraceDocument
  }
  struct MTLCaptureError: Error {
    enum Code: Int { case notSupported, alreadyCapturing, invalidDescriptor }
    static var alreadyCapturing: MTLCaptureError.Code { get }
    var code: MTLCaptureError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLCaptureError.Code, userInfo: [String: Any] = nil)
    static var invalidDescriptor: MTLCaptureError.Code { get }
    var localizedDescription: String { get }
    static var notSupported: MTLCaptureError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MTLCaptureErrorDomain: String { get }
  class MTLCaptureManager: NSObject {
    var defaultCaptureScope: Any?
    var isCapturing: Bool { get }
    func newCaptureScope(with commandQueue: MTLCommandQueue) -> Any
    func newCaptureScope(with device: MTLDevice) -> Any
    static var shared: MTLCaptureManager { get }
    func startCapture(with captureScope: Any)
    func startCapture(with commandQueue: MTLCommandQueue)
    func startCapture(with descriptor: MTLCaptureDescriptor) throws
    func startCapture(with device: MTLDevice)
    func stopCapture()
    func supportsDestination(_ destination: MTLCaptureDestination) -> Bool
  }
  protocol MTLCaptureScope: NSObjectProtocol {
    func begin()
    var commandQueue: MTLCommandQueue? { get }
    var device: MTLDevice { get }
    func end()
    var label: String?
  }
  struct MTLClearColor {
    var alpha: Double
    var blue: Double
    var green: Double
    init()
    init(red: Double, green: Double, blue: Double, alpha: Double)
    var red: Double
  }
  struct MTLClearValue {
    var color: MTLClearColor
    var depth: Double
    init()
    init(color: MTLClearColor, depth: Double, stencil: UInt64)
    var stencil: UInt64
  }
  struct MTLColorWriteMask: OptionSet {
    static var all: MTLColorWriteMask { get }
    static var alpha: MTLColorWriteMask { get }
    static var blue: MTLColorWriteMask { get }
    static var green: MTLColorWriteMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var red: MTLColorWriteMask { get }
  }
  protocol MTLCommandBuffer: NSObjectProtocol {
    func accelerationStructureCommandEncoder() -> MTLAccelerationStructureCommandEncoder
    func accelerationStructureCommandEncoder(with descriptor: MTLAccelerationStructurePassDescriptor) -> MTLAccelerationStructureCommandEncoder
    func addCompletedHandler(_ block: @escaping (MTLCommandBuffer) -> Void)
    func addScheduledHandler(_ block: @escaping (MTLCommandBuffer) -> Void)
    func blitCommandEncoder(with blitPassDescriptor: MTLBlitPassDescriptor) -> MTLBlitCommandEncoder
    var commandQueue: MTLCommandQueue { get }
    func commit()
    func computeCommandEncoder(with computePassDescriptor: MTLComputePassDescriptor) -> MTLComputeCommandEncoder
    func computeCommandEncoder(with dispatchType: MTLDispatchType) -> MTLComputeCommandEncoder?
    var device: MTLDevice { get }
    func encodeSignal(_ event: MTLEvent, value: UInt64)
    func encodeWait(for event: MTLEvent, value: UInt64)
    func enqueue()
    var error: Error { get }
    var errorOptions: MTLCommandBufferErrorOption { get }
    var gpuEndTime: Double { get }
    var gpuStartTime: Double { get }
    var kernelEndTime: Double { get }
    var kernelStartTime: Double { get }
    var label: String
    var logs: MTLLogContainer { get }
    func makeBlitCommandEncoder() -> MTLBlitCommandEncoder
    func makeComputeCommandEncoder() -> MTLComputeCommandEncoder
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> MTLRenderCommandEncoder
    func parallelRenderCommandEncoder(with renderPassDescriptor: MTLRenderPassDescriptor) -> MTLParallelRenderCommandEncoder?
    func popDebugGroup()
    func present(_ drawable: MTLDrawable)
    func present(_ drawable: MTLDrawable, afterMinimumDuration duration: Double)
    func present(_ drawable: MTLDrawable, atTime presentationTime: Double)
    func pushDebugGroup(_ string: String)
    var resourceStateCommandEncoder: MTLResourceStateCommandEncoder? { get }
    func resourceStateCommandEncoder(with resourceStatePassDescriptor: MTLResourceStatePassDescriptor) -> MTLResourceStateCommandEncoder
    var retainedReferences: Bool { get }
    var status: MTLCommandBufferStatus { get }
    func use(_ residencySet: MTLResidencySet)
    func useResidencySets(_ residencySets: UnsafeMutableRawPointer, count: Int)
    func waitUntilCompleted()
    func waitUntilScheduled()
  }
  class MTLCommandBufferDescriptor: NSObject, NSCopying {
    var errorOptions: MTLCommandBufferErrorOption
    init()
    var logState: MTLLogState?
    var retainedReferences: Bool
  }
  protocol MTLCommandBufferEncoderInfo: NSObjectProtocol {
    var debugSignposts: [String] { get }
    var errorState: MTLCommandEncoderErrorState { get }
    var label: String { get }
  }
  var MTLCommandBufferEncoderInfoErrorKey: String { get }
  struct MTLCommandBufferError: Error {
    enum Code: UInt { case none, `internal`, timeout, pageFault, blacklisted, notPermitted, outOfMemory, invalidResource, memoryless, deviceRemoved, stackOverflow }
    static var blacklisted: MTLCommandBufferError.Code { get }
    var code: MTLCommandBufferError.Code { get }
    static var deviceRemoved: MTLCommandBufferError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLCommandBufferError.Code, userInfo: [String: Any] = nil)
    static var `internal`: MTLCommandBufferError.Code { get }
    static var invalidResource: MTLCommandBufferError.Code { get }
    var localizedDescription: String { get }
    static var memoryless: MTLCommandBufferError.Code { get }
    static var none: MTLCommandBufferError.Code { get }
    static var notPermitted: MTLCommandBufferError.Code { get }
    static var outOfMemory: MTLCommandBufferError.Code { get }
    static var pageFault: MTLCommandBufferError.Code { get }
    static var stackOverflow: MTLCommandBufferError.Code { get }
    static var timeout: MTLCommandBufferError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MTLCommandBufferErrorDomain: String { get }
  struct MTLCommandBufferErrorOption: OptionSet {
    static var encoderExecutionStatus: MTLCommandBufferErrorOption { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  enum MTLCommandBufferStatus: UInt {
    case notEnqueued, enqueued, committed, scheduled, completed, error
  }
  protocol MTLCommandEncoder: NSObjectProtocol {
    var device: MTLDevice { get }
    func endEncoding()
    func insertDebugSignpost(_ signpost: String)
    var label: String
    func popDebugGroup()
    func pushDebugGroup(_ debugGroup: String)
  }
  enum MTLCommandEncoderErrorState: Int {
    case unknown, completed, affected, pending, faulted
  }
  protocol MTLCommandQueue: NSObjectProtocol {
    func add(_ residencySet: MTLResidencySet)
    func addResidencySets(_ residencySets: UnsafeMutableRawPointer, count: Int)
    func commandBuffer(with descriptor: MTLCommandBufferDescriptor) -> MTLCommandBuffer?
    func commandBufferWithUnretainedReferences() -> MTLCommandBuffer?
    var device: MTLDevice { get }
    func insertDebugCaptureBoundary()
    var label: String
    func makeCommandBuffer() -> MTLCommandBuffer?
    func remove(_ residencySet: MTLResidencySet)
    func removeResidencySets(_ residencySets: UnsafeMutableRawPointer, count: Int)
  }
  class MTLCommandQueueDescriptor: NSObject, NSCopying {
    init()
    var logState: MTLLogState?
    var maxCommandBufferCount: Int
  }
  struct MTLCommonCounter: RawRepresentable, Hashable {
    static var clipperInvocations: MTLCommonCounter { get }
    static var clipperPrimitivesOut: MTLCommonCounter { get }
    static var computeKernelInvocations: MTLCommonCounter { get }
    static var fragmentCycles: MTLCommonCounter { get }
    static var fragmentInvocations: MTLCommonCounter { get }
    static var fragmentsPassed: MTLCommonCounter { get }
    init(rawValue: String)
    static var postTessellationVertexCycles: MTLCommonCounter { get }
    static var postTessellationVertexInvocations: MTLCommonCounter { get }
    var rawValue: String { get }
    static var renderTargetWriteCycles: MTLCommonCounter { get }
    static var setStageUtilization: MTLCommonCounter { get }
    static var setStatistic: MTLCommonCounter { get }
    static var setTimestamp: MTLCommonCounter { get }
    static var tessellationCycles: MTLCommonCounter { get }
    static var tessellationInputPatches: MTLCommonCounter { get }
    static var timestamp: MTLCommonCounter { get }
    static var totalCycles: MTLCommonCounter { get }
    static var vertexCycles: MTLCommonCounter { get }
    static var vertexInvocations: MTLCommonCounter { get }
  }
  enum MTLCompareFunction: UInt {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
  }
  class MTLCompileOptions: NSObject, NSCopying {
    var allowReferencingUndefinedSymbols: Bool
    var compileSymbolVisibility: MTLCompileSymbolVisibility
    var enableLogging: Bool
    var fastMathEnabled: Bool
    init()
    var installName: String?
    var languageVersion: MTLLanguageVersion
    var libraries: [MTLDynamicLibrary]?
    var libraryType: MTLLibraryType
    var mathFloatingPointFunctions: MTLMathFloatingPointFunctions
    var mathMode: MTLMathMode
    var maxTotalThreadsPerThreadgroup: Int
    var optimizationLevel: MTLLibraryOptimizationLevel
    var preprocessorMacros: [String: Any]?
    var preserveInvariance: Bool
  }
  enum MTLCompileSymbolVisibility: Int {
    case `default`, hidden
  }
  protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreadgroups(withIndirectBuffer indirectBuffer: MTLBuffer, indirectBufferOffset: Int, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    var dispatchType: MTLDispatchType { get }
    func executeCommands(in indirectCommandbuffer: MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: MTLBuffer, indirectBufferOffset: Int)
    func executeCommands(in indirectCommandBuffer: MTLIndirectCommandBuffer, with executionRange: NSRange)
    func memoryBarrier(with scope: MTLBarrierScope)
    func memoryBarrier(with resources: [MTLResource], count: Int)
    func sampleCounters(in sampleBuffer: MTLCounterSampleBuffer, atSampleIndex sampleIndex: Int, withBarrier barrier: Bool)
    func setAccelerationStructure(_ accelerationStructure: Any?, atBufferIndex bufferIndex: Int)
    func setBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setBuffer(_ buffer: MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    func setBufferOffset(_ offset: Int, at index: Int)
    func setBufferOffset(_ offset: Int, attributeStride stride: Int, at index: Int)
    func setBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, attributeStrides strides: UnsafeMutableRawPointer, with range: NSRange)
    func setBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setBytes(_ bytes: UnsafeMutableRawPointer, length: Int, attributeStride stride: Int, at index: Int)
    func setComputePipelineState(_ state: MTLComputePipelineState)
    func setImageblockWidth(_ width: Int, height: Int)
    func setIntersectionFunctionTable(_ intersectionFunctionTable: MTLIntersectionFunctionTable?, atBufferIndex bufferIndex: Int)
    func setIntersectionFunctionTables(_ intersectionFunctionTables: [MTLIntersectionFunctionTable], withBufferRange range: NSRange)
    func setSamplerState(_ sampler: MTLSamplerState, at index: Int)
    func setSamplerState(_ sampler: MTLSamplerState, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setSamplerStates(_ samplers: [MTLSamplerState], lodMinClamps floatArrayPtrLodMinClamps: UnsafeMutableRawPointer, lodMaxClamps floatArrayPtrLodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setSamplerStates(_ samplers: [MTLSamplerState], with range: NSRange)
    func setStageIn(_ region: MTLRegion)
    func setStageInRegionWithIndirectBuffer(_ indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func setTexture(_ texture: MTLTexture, at index: Int)
    func setTextures(_ textures: [MTLTexture], with range: NSRange)
    func setThreadgroupMemoryLength(_ length: Int, at index: Int)
    func setVisibleFunctionTable(_ visibleFunctionTable: MTLVisibleFunctionTable?, atBufferIndex bufferIndex: Int)
    func setVisibleFunctionTables(_ visibleFunctionTables: [MTLVisibleFunctionTable], withBufferRange range: NSRange)
    func updateFence(_ fence: MTLFence)
    func use(_ heap: MTLHeap)
    func use(_ heaps: [MTLHeap], count: Int)
    func use(_ resources: [MTLResource], count: Int, usage: MTLResourceUsage)
    func use(_ resource: MTLResource, usage: MTLResourceUsage)
    func wait(for fence: MTLFence)
  }
  class MTLComputePassDescriptor: NSObject, NSCopying {
    var dispatchType: MTLDispatchType
    init()
    var sampleBufferAttachments: MTLComputePassSampleBufferAttachmentDescriptorArray { get }
  }
  class MTLComputePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    var endOfEncoderSampleIndex: Int
    init()
    var sampleBuffer: MTLCounterSampleBuffer?
    var startOfEncoderSampleIndex: Int
  }
  class MTLComputePassSampleBufferAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLComputePassSampleBufferAttachmentDescriptor
    func setObject(_ attachment: MTLComputePassSampleBufferAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  class MTLComputePipelineDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]?
    var buffers: MTLPipelineBufferDescriptorArray { get }
    var computeFunction: MTLFunction?
    init()
    var insertLibraries: [MTLDynamicLibrary]?
    var label: String?
    var linkedFunctions: MTLLinkedFunctions?
    var maxCallStackDepth: Int
    var maxTotalThreadsPerThreadgroup: Int
    var preloadedLibraries: [MTLDynamicLibrary]
    func reset()
    var shaderValidation: MTLShaderValidation
    var stageInputDescriptor: MTLStageInputOutputDescriptor?
    var supportAddingBinaryFunctions: Bool
    var supportIndirectCommandBuffers: Bool
    var threadGroupSizeIsMultipleOfThreadExecutionWidth: Bool
  }
  class MTLComputePipelineReflection: NSObject {
    var arguments: [MTLArgument] { get }
    var bindings: [MTLBinding] { get }
    init()
  }
  protocol MTLComputePipelineState: NSObjectProtocol {
    var device: MTLDevice { get }
    func functionHandle(with function: MTLFunction) -> MTLFunctionHandle
    var gpuResourceID: MTLResourceId { get }
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    var label: String? { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    func newComputePipelineState(withAdditionalBinaryFunctions functions: [MTLFunction]) throws -> MTLComputePipelineState
    func newIntersectionFunctionTable(with descriptor: MTLIntersectionFunctionTableDescriptor) -> MTLIntersectionFunctionTable
    func newVisibleFunctionTable(with descriptor: MTLVisibleFunctionTableDescriptor) -> MTLVisibleFunctionTable
    var shaderValidation: MTLShaderValidation { get }
    var staticThreadgroupMemoryLength: Int { get }
    var supportIndirectCommandBuffers: Bool { get }
    var threadExecutionWidth: Int { get }
  }
  struct MTLCoordinate2D {
    init()
    init(x: Float, y: Float)
    var x: Float
    var y: Float
  }
  protocol MTLCounter: NSObjectProtocol {
    var name: String { get }
  }
  var MTLCounterErrorDomain: String { get }
  protocol MTLCounterSampleBuffer: NSObjectProtocol {
    var device: MTLDevice { get }
    var label: String { get }
    func resolveCounterRange(_ range: NSRange) -> Data?
    var sampleCount: Int { get }
  }
  class MTLCounterSampleBufferDescriptor: NSObject, NSCopying {
    var counterSet: MTLCounterSet?
    init()
    var label: String
    var sampleCount: Int
    var storageMode: MTLStorageMode
  }
  struct MTLCounterSampleBufferError: Error {
    enum Code: Int { case outOfMemory, invalid, `internal` }
    var code: MTLCounterSampleBufferError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLCounterSampleBufferError.Code, userInfo: [String: Any] = nil)
    static var `internal`: MTLCounterSampleBufferError.Code { get }
    static var invalid: MTLCounterSampleBufferError.Code { get }
    var localizedDescription: String { get }
    static var outOfMemory: MTLCounterSampleBufferError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum MTLCounterSamplingPoint: UInt {
    case stageBoundary, drawBoundary, dispatchBoundary, tileDispatchBoundary, blitBoundary
  }
  protocol MTLCounterSet: NSObjectProtocol {
    var counters: [MTLCounter] { get }
    var name: String { get }
  }
  enum MTLCullMode: UInt {
    case none, front, back
  }
  enum MTLCurveBasis: Int {
    case bSpline, catmullRom, linear, bezier
  }
  enum MTLCurveEndCaps: Int {
    case none, disk, sphere
  }
  enum MTLCurveType: Int {
    case round, flat
  }
  enum MTLDataType: UInt {
    case none, `struct`, array, float, float2, float3, float4, float2x2, float2x3, float2x4, float3x2, float3x3, float3x4, float4x2, float4x3, float4x4, half, half2, half3, half4, half2x2, half2x3, half2x4, half3x2, half3x3, half3x4, half4x2, half4x3, half4x4, int, int2, int3, int4, uInt, uInt2, uInt3, uInt4, short, short2, short3, short4, uShort, uShort2, uShort3, uShort4, char, char2, char3, char4, uChar, uChar2, uChar3, uChar4, bool, bool2, bool3, bool4, texture, sampler, pointer, r8Unorm, r8Snorm, r16Unorm, r16Snorm, rg8Unorm, rg8Snorm, rg16Unorm, rg16Snorm, rgba8Unorm, rgba8Unorm_sRGB, rgba8Snorm, rgba16Unorm, rgba16Snorm, rgb10A2Unorm, rg11B10Float, rgb9E5Float, renderPipeline, computePipeline, indirectCommandBuffer, long, long2, long3, long4, uLong, uLong2, uLong3, uLong4, visibleFunctionTable, intersectionFunctionTable, primitiveAccelerationStructure, instanceAccelerationStructure, bFloat, bFloat2, bFloat3, bFloat4
  }
  enum MTLDepthClipMode: UInt {
    case clip, clamp
  }
  class MTLDepthStencilDescriptor: NSObject, NSCopying {
    var backFaceStencil: MTLStencilDescriptor?
    var depthCompareFunction: MTLCompareFunction
    var frontFaceStencil: MTLStencilDescriptor?
    init()
    var isDepthWriteEnabled: Bool
    var label: String?
  }
  protocol MTLDepthStencilState: NSObjectProtocol {
    var device: MTLDevice { get }
    var label: String { get }
  }
  protocol MTLDevice: NSObjectProtocol {
    func accelerationStructureSizes(with descriptor: MTLAccelerationStructureDescriptor) -> MTLAccelerationStructureSizes
    var architecture: MTLArchitecture { get }
    var argumentBuffersSupport: MTLArgumentBuffersTier { get }
    var barycentricCoordsSupported: Bool { get }
    func convertSparsePixelRegions(_ pixelRegions: UnsafeMutableRawPointer, toTileRegions tileRegions: UnsafeMutableRawPointer, withTileSize tileSize: MTLSize, alignmentMode mode: MTLSparseTextureRegionAlignmentMode, numRegions: Int)
    func convertSparseTileRegions(_ tileRegions: UnsafeMutableRawPointer, toPixelRegions pixelRegions: UnsafeMutableRawPointer, withTileSize tileSize: MTLSize, numRegions: Int)
    var counterSets: [MTLCounterSet]? { get }
    var currentAllocatedSize: Int { get }
    func getDefaultSamplePositions(_ positions: UnsafeMutableRawPointer, count: Int)
    var hasUnifiedMemory: Bool { get }
    func heapAccelerationStructureSizeAndAlign(with descriptor: MTLAccelerationStructureDescriptor) -> MTLSizeAndAlign
    func heapAccelerationStructureSizeAndAlign(withSize size: Int) -> MTLSizeAndAlign
    func heapBufferSizeAndAlign(withLength length: Int, options: MTLResourceOptions) -> MTLSizeAndAlign
    func heapTextureSizeAndAlign(with desc: MTLTextureDescriptor) -> MTLSizeAndAlign
    var isDepth24Stencil8PixelFormatSupported: Bool { get }
    var isHeadless: Bool { get }
    var isLowPower: Bool { get }
    var isRemovable: Bool { get }
    var location: MTLDeviceLocation { get }
    var locationNumber: Int { get }
    func makeBuffer(bytes pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions) -> MTLBuffer?
    func makeBuffer(length: Int, options: MTLResourceOptions) -> MTLBuffer?
    func makeCommandQueue() -> MTLCommandQueue?
    func makeComputePipelineState(function computeFunction: MTLFunction) throws -> MTLComputePipelineState
    func makeDefaultLibrary() -> MTLLibrary
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> MTLDepthStencilState?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> MTLRenderPipelineState
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> MTLSamplerState?
    func makeTexture(descriptor: MTLTextureDescriptor) -> MTLTexture?
    var maxArgumentBufferSamplerCount: Int { get }
    var maxBufferLength: Int { get }
    var maxThreadgroupMemoryLength: Int { get }
    var maxThreadsPerThreadgroup: MTLSize { get }
    var maxTransferRate: UInt64 { get }
    var maximumConcurrentCompilationTaskCount: Int { get }
    func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
    func minimumTextureBufferAlignment(for format: MTLPixelFormat) -> Int
    var name: String { get }
    func newAccelerationStructure(with descriptor: MTLAccelerationStructureDescriptor) -> Any?
    func newAccelerationStructure(withSize size: Int) -> Any?
    func newArgumentEncoder(with bufferBinding: MTLBufferBinding) -> MTLArgumentEncoder
    func newArgumentEncoder(withArguments arguments: [MTLArgumentDescriptor]) -> MTLArgumentEncoder?
    func newBinaryArchive(with descriptor: MTLBinaryArchiveDescriptor) throws -> MTLBinaryArchive
    func newBuffer(withBytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions, deallocator: @escaping (UnsafeMutableRawPointer, Int) -> Void) -> MTLBuffer?
    func newCommandQueue(with descriptor: MTLCommandQueueDescriptor) -> MTLCommandQueue?
    func newCommandQueue(withMaxCommandBufferCount maxCommandBufferCount: Int) -> MTLCommandQueue?
    func newComputePipelineState(with computeFunction: MTLFunction, completionHandler: @escaping (MTLComputePipelineState?, Error?) -> Void)
    func newComputePipelineState(with computeFunction: MTLFunction, options: MTLPipelineOption, completionHandler: @escaping (MTLComputePipelineState?, MTLComputePipelineReflection?, Error?) -> Void)
    func newComputePipelineState(with descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption, completionHandler: @escaping (MTLComputePipelineState?, MTLComputePipelineReflection?, Error?) -> Void)
    func newComputePipelineState(with computeFunction: MTLFunction, options: MTLPipelineOption, reflection: UnsafeMutablePointer<MTLComputePipelineReflection>) throws -> MTLComputePipelineState
    func newComputePipelineState(with descriptor: MTLComputePipelineDescriptor, options: MTLPipelineOption, reflection: UnsafeMutablePointer<MTLComputePipelineReflection>) throws -> MTLComputePipelineState
    func newCounterSampleBuffer(with descriptor: MTLCounterSampleBufferDescriptor) throws -> MTLCounterSampleBuffer
    func newDefaultLibrary(with bundle: Bundle) throws -> MTLLibrary
    func newDynamicLibrary(_ library: MTLLibrary) throws -> MTLDynamicLibrary
    func newDynamicLibrary(with url: URL) throws -> MTLDynamicLibrary
    func newEvent() -> MTLEvent?
    func newFence() -> MTLFence
    func newHeap(with descriptor: MTLHeapDescriptor) -> MTLHeap?
    func newIndirectCommandBuffer(with descriptor: MTLIndirectCommandBufferDescriptor, maxCommandCount maxCount: Int, options: MTLResourceOptions) -> MTLIndirectCommandBuffer?
    func newLibrary(with data: DispatchData) throws -> MTLLibrary
    func newLibrary(with url: URL) throws -> MTLLibrary
    func newLibrary(withFile filepath: String) throws -> MTLLibrary
    func newLibrary(withSource source: String, options: MTLCompileOptions) async throws -> MTLLibrary
    func newLibrary(withSource source: String, options: MTLCompileOptions) throws -> MTLLibrary
    func newLibrary(withSource source: String, options: MTLCompileOptions, completionHandler: @escaping (MTLLibrary?, Error?) -> Void)
    func newLibrary(withStitchedDescriptor descriptor: MTLStitchedLibraryDescriptor) async throws -> MTLLibrary
    func newLibrary(withStitchedDescriptor descriptor: MTLStitchedLibraryDescriptor) throws -> MTLLibrary
    func newLibrary(withStitchedDescriptor descriptor: MTLStitchedLibraryDescriptor, completionHandler: @escaping (MTLLibrary?, Error?) -> Void)
    func newLogState(with descriptor: MTLLogStateDescriptor) throws -> MTLLogState
    func newRasterizationRateMap(with descriptor: MTLRasterizationRateMapDescriptor) -> MTLRasterizationRateMap?
    func newRenderPipelineState(with descriptor: MTLRenderPipelineDescriptor, completionHandler: @escaping (MTLRenderPipelineState?, Error?) -> Void)
    func newRenderPipelineState(with descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption, completionHandler: @escaping (MTLRenderPipelineState?, MTLRenderPipelineReflection?, Error?) -> Void)
    func newRenderPipelineState(with descriptor: MTLRenderPipelineDescriptor, options: MTLPipelineOption, reflection: UnsafeMutablePointer<MTLRenderPipelineReflection>) throws -> MTLRenderPipelineState
    func newRenderPipelineState(withMeshDescriptor descriptor: MTLMeshRenderPipelineDescriptor, options: MTLPipelineOption, completionHandler: @escaping (MTLRenderPipelineState?, MTLRenderPipelineReflection?, Error?) -> Void)
    func newRenderPipelineState(withMeshDescriptor descriptor: MTLMeshRenderPipelineDescriptor, options: MTLPipelineOption, reflection: UnsafeMutablePointer<MTLRenderPipelineReflection>) throws -> MTLRenderPipelineState
    func newRenderPipelineState(withTileDescriptor descriptor: MTLTileRenderPipelineDescriptor, options: MTLPipelineOption, completionHandler: @escaping (MTLRenderPipelineState?, MTLRenderPipelineReflection?, Error?) -> Void)
    func newRenderPipelineState(withTileDescriptor descriptor: MTLTileRenderPipelineDescriptor, options: MTLPipelineOption, reflection: UnsafeMutablePointer<MTLRenderPipelineReflection>) throws -> MTLRenderPipelineState
    func newResidencySet(with descriptor: MTLResidencySetDescriptor) throws -> MTLResidencySet
    func newSharedEvent() -> MTLSharedEvent?
    func newSharedEvent(with sharedEventHandle: MTLSharedEventHandle) -> MTLSharedEvent?
    func newSharedTexture(with descriptor: MTLTextureDescriptor) -> MTLTexture?
    func newSharedTexture(with sharedHandle: MTLSharedTextureHandle) -> MTLTexture?
    func newTexture(with descriptor: MTLTextureDescriptor, iosurface: IOSurface, plane: Int) -> MTLTexture?
    var peerCount: UInt32 { get }
    var peerGroupID: UInt64 { get }
    var peerIndex: UInt32 { get }
    var programmableSamplePositionsSupported: Bool { get }
    var rasterOrderGroupsSupported: Bool { get }
    var readWriteTextureSupport: MTLReadWriteTextureTier { get }
    var recommendedMaxWorkingSetSize: UInt64 { get }
    var registryID: UInt64 { get }
    func sampleTimestamps(_ cpuTimestamp: Int, gpuTimestamp: Int)
    var shouldMaximizeConcurrentCompilation: Bool
    func sparseTileSize(with textureType: MTLTextureType, pixelFormat: MTLPixelFormat, sampleCount: Int) -> MTLSize
    func sparseTileSize(with textureType: MTLTextureType, pixelFormat: MTLPixelFormat, sampleCount: Int, sparsePageSize: MTLSparsePageSize) -> MTLSize
    var sparseTileSizeInBytes: Int { get }
    func sparseTileSizeInBytes(for sparsePageSize: MTLSparsePageSize) -> Int
    var supports32BitFloatFiltering: Bool { get }
    var supports32BitMSAA: Bool { get }
    var supportsBCTextureCompression: Bool { get }
    func supportsCounterSampling(_ samplingPoint: MTLCounterSamplingPoint) -> Bool
    var supportsDynamicLibraries: Bool { get }
    func supportsFamily(_ gpuFamily: MTLGpuFamily) -> Bool
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
    var supportsFunctionPointers: Bool { get }
    var supportsFunctionPointersFromRender: Bool { get }
    var supportsPrimitiveMotionBlur: Bool { get }
    var supportsPullModelInterpolation: Bool { get }
    var supportsQueryTextureLOD: Bool { get }
    func supportsRasterizationRateMap(withLayerCount layerCount: Int) -> Bool
    var supportsRaytracing: Bool { get }
    var supportsRaytracingFromRender: Bool { get }
    var supportsRenderDynamicLibraries: Bool { get }
    var supportsShaderBarycentricCoordinates: Bool { get }
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    func supportsVertexAmplificationCount(_ count: Int) -> Bool
  }
  enum MTLDeviceLocation: UInt {
    case builtIn, slot, external, unspecified
  }
  struct MTLDispatchThreadgroupsIndirectArguments {
    init()
    init(threadGroupsPerGrid1: UInt32, threadGroupsPerGrid2: UInt32, threadGroupsPerGrid3: UInt32)
    var threadGroupsPerGrid1: UInt32
    var threadGroupsPerGrid2: UInt32
    var threadGroupsPerGrid3: UInt32
  }
  enum MTLDispatchType: UInt {
    case serial, concurrent
  }
  struct MTLDrawIndexedPrimitivesIndirectArguments {
    var baseInstance: UInt32
    var baseVertex: UInt32
    var indexCount: UInt32
    var indexStart: UInt32
    init()
    init(indexCount: UInt32, instanceCount: UInt32, indexStart: UInt32, baseVertex: UInt32, baseInstance: UInt32)
    var instanceCount: UInt32
  }
  struct MTLDrawPatchIndirectArguments {
    var baseInstance: UInt32
    init()
    init(patchCount: UInt32, instanceCount: UInt32, patchStart: UInt32, baseInstance: UInt32)
    var instanceCount: UInt32
    var patchCount: UInt32
    var patchStart: UInt32
  }
  struct MTLDrawPrimitivesIndirectArguments {
    var baseInstance: UInt32
    init()
    init(vertexCount: UInt32, instanceCount: UInt32, vertexStart: UInt32, baseInstance: UInt32)
    var instanceCount: UInt32
    var vertexCount: UInt32
    var vertexStart: UInt32
  }
  protocol MTLDrawable: NSObjectProtocol {
    func addPresentedHandler(_ block: @escaping (MTLDrawable) -> Void)
    var drawableID: Int { get }
    func present()
    func present(afterMinimumDuration duration: Double)
    func present(atTime presentationTime: Double)
    var presentedTime: Double { get }
  }
  protocol MTLDynamicLibrary: NSObjectProtocol {
    var device: MTLDevice { get }
    var installName: String { get }
    var label: String?
    func serialize(to url: URL) throws
  }
  var MTLDynamicLibraryDomain: String { get }
  struct MTLDynamicLibraryError: Error {
    enum Code: UInt { case none, invalidFile, compilationFailure, unresolvedInstallName, dependencyLoadFailure, unsupported }
    var code: MTLDynamicLibraryError.Code { get }
    static var compilationFailure: MTLDynamicLibraryError.Code { get }
    static var dependencyLoadFailure: MTLDynamicLibraryError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLDynamicLibraryError.Code, userInfo: [String: Any] = nil)
    static var invalidFile: MTLDynamicLibraryError.Code { get }
    var localizedDescription: String { get }
    static var none: MTLDynamicLibraryError.Code { get }
    static var unresolvedInstallName: MTLDynamicLibraryError.Code { get }
    static var unsupported: MTLDynamicLibraryError.Code { get }
    var userInfo: [String: Any] { get }
  }
  protocol MTLEvent: NSObjectProtocol {
    var device: MTLDevice? { get }
    var label: String?
  }
  enum MTLFeatureSet: UInt {
    case iOS_GPUFamily1_v1, iOS_GPUFamily1_v2, iOS_GPUFamily2_v1, iOS_GPUFamily2_v2, iOS_GPUFamily3_v1, iOS_GPUFamily1_v3, iOS_GPUFamily2_v3, iOS_GPUFamily3_v2, iOS_GPUFamily1_v4, iOS_GPUFamily2_v4, iOS_GPUFamily3_v3, iOS_GPUFamily4_v1, iOS_GPUFamily1_v5, iOS_GPUFamily2_v5, iOS_GPUFamily3_v4, iOS_GPUFamily4_v2, iOS_GPUFamily5_v1, macOS_GPUFamily1_v1, macOS_GPUFamily1_v2, macOS_ReadWriteTextureTier2, macOS_GPUFamily1_v3, macOS_GPUFamily1_v4, macOS_GPUFamily2_v1, tvOS_GPUFamily1_v1, tvOS_GPUFamily1_v2, tvOS_GPUFamily1_v3, tvOS_GPUFamily2_v1, tvOS_GPUFamily1_v4, tvOS_GPUFamily2_v2
  }
  protocol MTLFence: NSObjectProtocol {
    var device: MTLDevice { get }
    var label: String?
  }
  protocol MTLFunction: NSObjectProtocol {
    var device: MTLDevice { get }
    var functionConstantsDictionary: [String: MTLFunctionConstant] { get }
    var functionType: MTLFunctionType { get }
    var label: String?
    var name: String { get }
    func newArgumentEncoder(withBufferIndex bufferIndex: Int) -> MTLArgumentEncoder
    func newArgumentEncoder(withBufferIndex bufferIndex: Int, reflection: UnsafeMutablePointer<MTLArgument>) -> MTLArgumentEncoder
    var options: MTLFunctionOptions { get }
    var patchControlPointCount: Int { get }
    var patchType: MTLPatchType { get }
    var stageInputAttributes: [MTLAttribute]? { get }
    var vertexAttributes: [MTLVertexAttribute] { get }
  }
  class MTLFunctionConstant: NSObject {
    var index: Int { get }
    init()
    var name: String { get }
    var required: Bool { get }
    var type: MTLDataType { get }
  }
  class MTLFunctionConstantValues: NSObject, NSCopying {
    init()
    func reset()
    func setConstantValue(_ value: UnsafeMutableRawPointer, type: MTLDataType, at index: Int)
    func setConstantValue(_ value: UnsafeMutableRawPointer, type: MTLDataType, withName name: String)
    func setConstantValues(_ values: UnsafeMutableRawPointer, type: MTLDataType, with range: NSRange)
  }
  class MTLFunctionDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]?
    var constantValues: MTLFunctionConstantValues?
    init()
    var name: String?
    var options: MTLFunctionOptions
    var specializedName: String?
  }
  protocol MTLFunctionHandle: NSObjectProtocol {
    var device: MTLDevice { get }
    var functionType: MTLFunctionType { get }
    var name: String { get }
  }
  protocol MTLFunctionLog: NSObjectProtocol {
    var debugLocation: MTLFunctionLogDebugLocation? { get }
    var encoderLabel: String? { get }
    var function: MTLFunction? { get }
    var type: MTLFunctionLogType { get }
  }
  protocol MTLFunctionLogDebugLocation: NSObjectProtocol {
    var column: Int { get }
    var functionName: String? { get }
    var line: Int { get }
    var url: URL? { get }
  }
  enum MTLFunctionLogType: UInt {
    case validation
  }
  struct MTLFunctionOptions: OptionSet {
    static var compileToBinary: MTLFunctionOptions { get }
    static var failOnBinaryArchiveMiss: MTLFunctionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var storeFunctionInMetalPipelinesScript: MTLFunctionOptions { get }
    static var storeFunctionInMetalScript: MTLFunctionOptions { get }
  }
  protocol MTLFunctionStitchingAttribute: NSCopying {}
  class MTLFunctionStitchingFunctionNode: NSObject, MTLFunctionStitchingNode {
    var arguments: [MTLFunctionStitchingNode]
    var controlDependencies: [MTLFunctionStitchingFunctionNode]
    init(name: String, arguments: [MTLFunctionStitchingNode], controlDependencies: [MTLFunctionStitchingFunctionNode])
    var name: String
  }
  class MTLFunctionStitchingGraph: NSObject, NSCopying {
    var attributes: [MTLFunctionStitchingAttribute]
    var functionName: String
    init(functionName: String, nodes: [MTLFunctionStitchingFunctionNode], outputNode: MTLFunctionStitchingFunctionNode?, attributes: [MTLFunctionStitchingAttribute])
    var nodes: [MTLFunctionStitchingFunctionNode]
    var outputNode: MTLFunctionStitchingFunctionNode?
  }
  class MTLFunctionStitchingInputNode: NSObject, MTLFunctionStitchingNode {
    var argumentIndex: Int
    init()
    init(argumentIndex argument: Int)
  }
  protocol MTLFunctionStitchingNode: NSCopying {}
  enum MTLFunctionType: UInt {
    case vertex, fragment, kernel, visible, intersection, mesh, object
  }
  enum MTLGpuFamily: Int {
    case apple1, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, mac1, mac2, common1, common2, common3, iOSMac1, iOSMac2, metal3
  }
  enum MTLHazardTrackingMode: UInt {
    case `default`, untracked, tracked
  }
  protocol MTLHeap: MTLAllocation {
    var cpuCacheMode: MTLCPUCacheMode { get }
    var currentAllocatedSize: Int { get }
    var device: MTLDevice { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var label: String?
    func maxAvailableSize(withAlignment alignment: Int) -> Int
    func newAccelerationStructure(with descriptor: MTLAccelerationStructureDescriptor) -> Any?
    func newAccelerationStructure(with descriptor: MTLAccelerationStructureDescriptor, offset: Int) -> Any?
    func newAccelerationStructure(withSize size: Int) -> Any?
    func newAccelerationStructure(withSize size: Int, offset: Int) -> Any?
    func newBuffer(withLength length: Int, options: MTLResourceOptions) -> MTLBuffer?
    func newBuffer(withLength length: Int, options: MTLResourceOptions, offset: Int) -> MTLBuffer?
    func newTexture(with desc: MTLTextureDescriptor) -> MTLTexture?
    func newTexture(with descriptor: MTLTextureDescriptor, offset: Int) -> MTLTexture?
    var resourceOptions: MTLResourceOptions { get }
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
    var size: Int { get }
    var storageMode: MTLStorageMode { get }
    var type: MTLHeapType { get }
    var usedSize: Int { get }
  }
  class MTLHeapDescriptor: NSObject, NSCopying {
    var cpuCacheMode: MTLCPUCacheMode
    var hazardTrackingMode: MTLHazardTrackingMode
    init()
    var resourceOptions: MTLResourceOptions
    var size: Int
    var sparsePageSize: MTLSparsePageSize
    var storageMode: MTLStorageMode
    var type: MTLHeapType
  }
  enum MTLHeapType: Int {
    case automatic, placement, sparse
  }
  enum MTLIOCommandQueueType: Int {
    case concurrent, serial
  }
  enum MTLIOCompressionMethod: Int {
    case zlib, lzfse, lz4, lzma, lzBitmap
  }
  enum MTLIOCompressionStatus: Int {
    case complete, error
  }
  struct MTLIOError: Error {
    enum Code: Int { case urlInvalid, `internal` }
    var code: MTLIOError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLIOError.Code, userInfo: [String: Any] = nil)
    static var `internal`: MTLIOError.Code { get }
    var localizedDescription: String { get }
    static var urlInvalid: MTLIOError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MTLIOErrorDomain: String { get }
  enum MTLIOPriority: Int {
    case high, normal, low
  }
  enum MTLIOStatus: Int {
    case pending, cancelled, error, complete
  }
  enum MTLIndexType: UInt {
    case uInt16, uInt32
  }
  protocol MTLIndirectCommandBuffer: MTLResource {
    var gpuResourceID: MTLResourceId { get }
    func indirectComputeCommand(at commandIndex: Int) -> MTLIndirectComputeCommand
    func indirectRenderCommand(at commandIndex: Int) -> MTLIndirectRenderCommand
    func reset(with range: NSRange)
    var size: Int { get }
  }
  class MTLIndirectCommandBufferDescriptor: NSObject, NSCopying {
    var commandTypes: MTLIndirectCommandType
    var inheritBuffers: Bool
    var inheritPipelineState: Bool
    init()
    var maxFragmentBufferBindCount: Int
    var maxKernelBufferBindCount: Int
    var maxKernelThreadgroupMemoryBindCount: Int
    var maxMeshBufferBindCount: Int
    var maxObjectBufferBindCount: Int
    var maxObjectThreadgroupMemoryBindCount: Int
    var maxVertexBufferBindCount: Int
    var supportDynamicAttributeStride: Bool
    var supportRayTracing: Bool
  }
  struct MTLIndirectCommandBufferExecutionRange {
    init()
    init(location: UInt32, length: UInt32)
    var length: UInt32
    var location: UInt32
  }
  struct MTLIndirectCommandType: OptionSet {
    static var concurrentDispatch: MTLIndirectCommandType { get }
    static var concurrentDispatchThreads: MTLIndirectCommandType { get }
    static var draw: MTLIndirectCommandType { get }
    static var drawIndexed: MTLIndirectCommandType { get }
    static var drawIndexedPatches: MTLIndirectCommandType { get }
    static var drawMeshThreadgroups: MTLIndirectCommandType { get }
    static var drawMeshThreads: MTLIndirectCommandType { get }
    static var drawPatches: MTLIndirectCommandType { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol MTLIndirectComputeCommand: NSObjectProtocol {
    func clearBarrier()
    func concurrentDispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func concurrentDispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func reset()
    func setBarrier()
    func setComputePipelineState(_ pipelineState: MTLComputePipelineState)
    func setImageblockWidth(_ width: Int, height: Int)
    func setKernelBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setKernelBuffer(_ buffer: MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
    func setStageIn(_ region: MTLRegion)
    func setThreadgroupMemoryLength(_ length: Int, at index: Int)
  }
  class MTLIndirectInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    static var descriptor: MTLIndirectInstanceAccelerationStructureDescriptor { get }
    init()
    var instanceCountBuffer: MTLBuffer?
    var instanceCountBufferOffset: Int
    var instanceDescriptorBuffer: MTLBuffer?
    var instanceDescriptorBufferOffset: Int
    var instanceDescriptorStride: Int
    var instanceDescriptorType: MTLAccelerationStructureInstanceDescriptorType
    var instanceTransformationMatrixLayout: MTLMatrixLayout
    var maxInstanceCount: Int
    var maxMotionTransformCount: Int
    var motionTransformBuffer: MTLBuffer?
    var motionTransformBufferOffset: Int
    var motionTransformCountBuffer: MTLBuffer?
    var motionTransformCountBufferOffset: Int
    var motionTransformStride: Int
    var motionTransformType: MTLTransformType
  }
  protocol MTLIndirectRenderCommand: NSObjectProtocol {
    func clearBarrier()
    func drawIndexedPatches(_ numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, controlPointIndexBuffer: MTLBuffer, controlPointIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int, tessellationFactorBuffer buffer: MTLBuffer, tessellationFactorBufferOffset offset: Int, tessellationFactorBufferInstanceStride instanceStride: Int)
    func drawIndexedPrimitives(_ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: MTLBuffer, indexBufferOffset: Int, instanceCount: Int, baseVertex: Int, baseInstance: Int)
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawPatches(_ numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int, tessellationFactorBuffer buffer: MTLBuffer, tessellationFactorBufferOffset offset: Int, tessellationFactorBufferInstanceStride instanceStride: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    func reset()
    func setBarrier()
    func setFragmentBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setMeshBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setObjectBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setObjectThreadgroupMemoryLength(_ length: Int, at index: Int)
    func setRenderPipelineState(_ pipelineState: MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setVertexBuffer(_ buffer: MTLBuffer, offset: Int, attributeStride stride: Int, at index: Int)
  }
  class MTLInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    init()
    var instanceCount: Int
    var instanceDescriptorBuffer: MTLBuffer?
    var instanceDescriptorBufferOffset: Int
    var instanceDescriptorStride: Int
    var instanceDescriptorType: MTLAccelerationStructureInstanceDescriptorType
    var instanceTransformationMatrixLayout: MTLMatrixLayout
    var instancedAccelerationStructures: [Any]?
    var motionTransformBuffer: MTLBuffer?
    var motionTransformBufferOffset: Int
    var motionTransformCount: Int
    var motionTransformStride: Int
    var motionTransformType: MTLTransformType
  }
  class MTLIntersectionFunctionDescriptor: MTLFunctionDescriptor, NSCopying {}
  struct MTLIntersectionFunctionSignature: OptionSet {
    static var curveData: MTLIntersectionFunctionSignature { get }
    static var extendedLimits: MTLIntersectionFunctionSignature { get }
    init(rawValue: UInt)
    static var instanceMotion: MTLIntersectionFunctionSignature { get }
    static var instancing: MTLIntersectionFunctionSignature { get }
    static var maxLevels: MTLIntersectionFunctionSignature { get }
    static var primitiveMotion: MTLIntersectionFunctionSignature { get }
    var rawValue: UInt { get }
    static var triangleData: MTLIntersectionFunctionSignature { get }
    static var worldSpaceData: MTLIntersectionFunctionSignature { get }
  }
  protocol MTLIntersectionFunctionTable: MTLResource {
    var gpuResourceID: MTLResourceId { get }
    func setBuffer(_ buffer: MTLBuffer?, offset: Int, at index: Int)
    func setBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setFunction(_ function: MTLFunctionHandle?, at index: Int)
    func setFunctions(_ functions: [MTLFunctionHandle], with range: NSRange)
    func setOpaqueCurveIntersectionFunctionWith(_ signature: MTLIntersectionFunctionSignature, at index: Int)
    func setOpaqueCurveIntersectionFunctionWith(_ signature: MTLIntersectionFunctionSignature, with range: NSRange)
    func setOpaqueTriangleIntersectionFunctionWith(_ signature: MTLIntersectionFunctionSignature, at index: Int)
    func setOpaqueTriangleIntersectionFunctionWith(_ signature: MTLIntersectionFunctionSignature, with range: NSRange)
    func setVisible(_ functionTable: MTLVisibleFunctionTable?, atBufferIndex bufferIndex: Int)
    func setVisibleFunctionTables(_ functionTables: [MTLVisibleFunctionTable], withBufferRange bufferRange: NSRange)
  }
  class MTLIntersectionFunctionTableDescriptor: NSObject, NSCopying {
    var functionCount: Int
    init()
  }
  enum MTLLanguageVersion: UInt {
    case v1_0, v1_1, v1_2, v2_0, v2_1, v2_2, v2_3, v2_4, v3_0, v3_1, v3_2
  }
  protocol MTLLibrary: NSObjectProtocol {
    var device: MTLDevice { get }
    var functionNames: [String] { get }
    var installName: String? { get }
    var label: String
    func makeFunction(name functionName: String) -> MTLFunction
    func newFunction(with descriptor: MTLFunctionDescriptor) throws -> MTLFunction
    func newFunction(with descriptor: MTLFunctionDescriptor, completionHandler: @escaping (MTLFunction?, Error?) -> Void)
    func newFunction(withName name: String, constantValues: MTLFunctionConstantValues) async throws -> MTLFunction
    func newFunction(withName name: String, constantValues: MTLFunctionConstantValues) throws -> MTLFunction
    func newFunction(withName name: String, constantValues: MTLFunctionConstantValues, completionHandler: @escaping (MTLFunction?, Error?) -> Void)
    func newIntersectionFunction(with descriptor: MTLIntersectionFunctionDescriptor) throws -> MTLFunction
    func newIntersectionFunction(with descriptor: MTLIntersectionFunctionDescriptor, completionHandler: @escaping (MTLFunction?, Error?) -> Void)
    var type: MTLLibraryType { get }
  }
  struct MTLLibraryError: Error {
    enum Code: UInt { case unsupported, `internal`, compileFailure, compileWarning, functionNotFound, fileNotFound }
    var code: MTLLibraryError.Code { get }
    static var compileFailure: MTLLibraryError.Code { get }
    static var compileWarning: MTLLibraryError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var fileNotFound: MTLLibraryError.Code { get }
    static var functionNotFound: MTLLibraryError.Code { get }
    init(_ code: MTLLibraryError.Code, userInfo: [String: Any] = nil)
    static var `internal`: MTLLibraryError.Code { get }
    var localizedDescription: String { get }
    static var unsupported: MTLLibraryError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MTLLibraryErrorDomain: String { get }
  enum MTLLibraryOptimizationLevel: Int {
    case `default`, size
  }
  enum MTLLibraryType: Int {
    case executable, dynamic
  }
  class MTLLinkedFunctions: NSObject, NSCopying {
    var binaryFunctions: [MTLFunction]?
    var functions: [MTLFunction]?
    var groups: [String: [MTLFunction]]?
    init()
    var instanceDescriptorType: MTLAccelerationStructureInstanceDescriptorType
    var motionTransformBuffer: MTLBuffer?
    var motionTransformBufferOffset: Int
    var motionTransformCount: Int
    var privateFunctions: [MTLFunction]?
  }
  enum MTLLoadAction: UInt {
    case dontCare, load, clear
  }
  protocol MTLLogContainer: NSObjectProtocol {}
  enum MTLLogLevel: Int {
    case undefined, debug, info, notice, error, fault
  }
  protocol MTLLogState: NSObjectProtocol {
    func addLogHandler(_ handler: @escaping (String?, String?, MTLLogLevel, String) -> Void)
  }
  class MTLLogStateDescriptor: NSObject, NSCopying {
    var bufferSize: Int
    init()
    var level: MTLLogLevel
  }
  struct MTLLogStateError: Error {
    enum Code: UInt { case invalidSize, invalid }
    var code: MTLLogStateError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MTLLogStateError.Code, userInfo: [String: Any] = nil)
    static var invalid: MTLLogStateError.Code { get }
    static var invalidSize: MTLLogStateError.Code { get }
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var MTLLogStateErrorDomain: String { get }
  enum MTLMathFloatingPointFunctions: Int {
    case fast, precise
  }
  enum MTLMathMode: Int {
    case safe, relaxed, fast
  }
  enum MTLMatrixLayout: Int {
    case columnMajor, rowMajor
  }
  class MTLMeshRenderPipelineDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]?
    var colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray { get }
    var depthAttachmentPixelFormat: MTLPixelFormat
    var fragmentBuffers: MTLPipelineBufferDescriptorArray { get }
    var fragmentFunction: MTLFunction?
    var fragmentLinkedFunctions: MTLLinkedFunctions?
    init()
    var isAlphaToCoverageEnabled: Bool
    var isAlphaToOneEnabled: Bool
    var isRasterizationEnabled: Bool
    var label: String?
    var maxTotalThreadgroupsPerMeshGrid: Int
    var maxTotalThreadsPerMeshThreadgroup: Int
    var maxTotalThreadsPerObjectThreadgroup: Int
    var maxVertexAmplificationCount: Int
    var meshBuffers: MTLPipelineBufferDescriptorArray { get }
    var meshFunction: MTLFunction?
    var meshLinkedFunctions: MTLLinkedFunctions?
    var meshThreadgroupSizeIsMultipleOfThreadExecutionWidth: Bool
    var objectBuffers: MTLPipelineBufferDescriptorArray { get }
    var objectFunction: MTLFunction?
    var objectLinkedFunctions: MTLLinkedFunctions?
    var objectThreadgroupSizeIsMultipleOfThreadExecutionWidth: Bool
    var payloadMemoryLength: Int
    var rasterSampleCount: Int
    func reset()
    var shaderValidation: MTLShaderValidation
    var stencilAttachmentPixelFormat: MTLPixelFormat
    var supportIndirectCommandBuffers: Bool
  }
  enum MTLMotionBorderMode: UInt32 {
    case clamp, vanish
  }
  class MTLMotionKeyframeData: NSObject {
    var buffer: MTLBuffer?
    init()
    var offset: Int
  }
  enum MTLMultisampleDepthResolveFilter: UInt {
    case sample0, min, max
  }
  enum MTLMultisampleStencilResolveFilter: UInt {
    case sample0, depthResolvedSample
  }
  enum MTLMutability: UInt {
    case `default`, mutable, immutable
  }
  protocol MTLObjectPayloadBinding: MTLBinding {
    var objectPayloadAlignment: Int { get }
    var objectPayloadDataSize: Int { get }
  }
  struct MTLOrigin {
    init()
    init(x: Int, y: Int, z: Int)
    var x: Int
    var y: Int
    var z: Int
  }
  protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {
    func renderCommandEncoder() -> MTLRenderCommandEncoder?
    func setColorStoreAction(_ storeAction: MTLStoreAction, at colorAttachmentIndex: Int)
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, at colorAttachmentIndex: Int)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
  }
  enum MTLPatchType: UInt {
    case none, triangle, quad
  }
  class MTLPipelineBufferDescriptor: NSObject, NSCopying {
    init()
    var mutability: MTLMutability
  }
  class MTLPipelineBufferDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript bufferIndex: Int) -> MTLPipelineBufferDescriptor
    func setObject(_ buffer: MTLPipelineBufferDescriptor?, atIndexedSubscript bufferIndex: Int)
  }
  struct MTLPipelineOption: OptionSet {
    static var argumentInfo: MTLPipelineOption { get }
    static var bindingInfo: MTLPipelineOption { get }
    static var bufferTypeInfo: MTLPipelineOption { get }
    static var failOnBinaryArchiveMiss: MTLPipelineOption { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  enum MTLPixelFormat: UInt {
    case invalid, a8Unorm, r8Unorm, r8Unorm_sRGB, r8Snorm, r8Uint, r8Sint, r16Unorm, r16Snorm, r16Uint, r16Sint, r16Float, rg8Unorm, rg8Unorm_sRGB, rg8Snorm, rg8Uint, rg8Sint, b5G6R5Unorm, a1BGR5Unorm, abgr4Unorm, bgr5A1Unorm, r32Uint, r32Sint, r32Float, rg16Unorm, rg16Snorm, rg16Uint, rg16Sint, rg16Float, rgba8Unorm, rgba8Unorm_sRGB, rgba8Snorm, rgba8Uint, rgba8Sint, bgra8Unorm, bgra8Unorm_sRGB, rgb10A2Unorm, rgb10A2Uint, rg11B10Float, rgb9E5Float, bgr10A2Unorm, rg32Uint, rg32Sint, rg32Float, rgba16Unorm, rgba16Snorm, rgba16Uint, rgba16Sint, rgba16Float, rgba32Uint, rgba32Sint, rgba32Float, bc1RGBA, bc1_RGBA_sRGB, bc2RGBA, bc2_RGBA_sRGB, bc3RGBA, bc3_RGBA_sRGB, bc4_RUnorm, bc4_RSnorm, bc5_RGUnorm, bc5_RGSnorm, bc6H_RGBFloat, bc6H_RGBUFloat, bc7_RGBAUnorm, bc7_RGBAUnorm_sRGB, pvrtc_RGB_2BPP, pvrtc_RGB_2BPP_sRGB, pvrtc_RGB_4BPP, pvrtc_RGB_4BPP_sRGB, pvrtc_RGBA_2BPP, pvrtc_RGBA_2BPP_sRGB, pvrtc_RGBA_4BPP, pvrtc_RGBA_4BPP_sRGB, eac_R11Unorm, eac_R11Snorm, eac_RG11Unorm, eac_RG11Snorm, eac_RGBA8, eac_RGBA8_sRGB, etc2_RGB8, etc2_RGB8_sRGB, etc2_RGB8A1, etc2_RGB8A1_sRGB, astc_4x4_sRGB, astc_5x4_sRGB, astc_5x5_sRGB, astc_6x5_sRGB, astc_6x6_sRGB, astc_8x5_sRGB, astc_8x6_sRGB, astc_8x8_sRGB, astc_10x5_sRGB, astc_10x6_sRGB, astc_10x8_sRGB, astc_10x10_sRGB, astc_12x10_sRGB, astc_12x12_sRGB, astc_4x4_LDR, astc_5x4_LDR, astc_5x5_LDR, astc_6x5_LDR, astc_6x6_LDR, astc_8x5_LDR, astc_8x6_LDR, astc_8x8_LDR, astc_10x5_LDR, astc_10x6_LDR, astc_10x8_LDR, astc_10x10_LDR, astc_12x10_LDR, astc_12x12_LDR, astc_4x4_HDR, astc_5x4_HDR, astc_5x5_HDR, astc_6x5_HDR, astc_6x6_HDR, astc_8x5_HDR, astc_8x6_HDR, astc_8x8_HDR, astc_10x5_HDR, astc_10x6_HDR, astc_10x8_HDR, astc_10x10_HDR, astc_12x10_HDR, astc_12x12_HDR, gbgr422, bgrg422, depth16Unorm, depth32Float, stencil8, depth24Unorm_Stencil8, depth32Float_Stencil8, x32_Stencil8, x24_Stencil8, bgra10_XR, bgra10_XR_sRGB, bgr10_XR, bgr10_XR_sRGB
  }
  class MTLPointerType: MTLType {
    var access: MTLArgumentAccess { get }
    var alignment: Int { get }
    var dataSize: Int { get }
    var elementArrayType: MTLArrayType? { get }
    var elementIsArgumentBuffer: Bool { get }
    var elementStructType: MTLStructType? { get }
    var elementType: MTLDataType { get }
    init()
  }
  class MTLPrimitiveAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {
    var geometryDescriptors: [MTLAccelerationStructureGeometryDescriptor]?
    init()
    var motionEndBorderMode: MTLMotionBorderMode
    var motionEndTime: Float
    var motionKeyframeCount: Int
    var motionStartBorderMode: MTLMotionBorderMode
    var motionStartTime: Float
  }
  enum MTLPrimitiveTopologyClass: UInt {
    case unspecified, point, line, triangle
  }
  enum MTLPrimitiveType: UInt {
    case point, line, lineStrip, triangle, triangleStrip
  }
  enum MTLPurgeableState: UInt {
    case keepCurrent, nonVolatile, volatile, empty
  }
  class MTLRasterizationRateLayerArray: NSObject {
    init()
    func object(atIndexedSubscript layerIndex: Int) -> MTLRasterizationRateLayerDescriptor?
    func setObject(_ layer: MTLRasterizationRateLayerDescriptor?, atIndexedSubscript layerIndex: Int)
  }
  class MTLRasterizationRateLayerDescriptor: NSObject, NSCopying {
    var horizontal: MTLRasterizationRateSampleArray { get }
    var horizontalSampleStorage: UnsafeMutableRawPointer { get }
    init(sampleCount: MTLSize)
    init(sampleCount: MTLSize, horizontal: UnsafeMutableRawPointer, vertical: UnsafeMutableRawPointer)
    var maxSampleCount: MTLSize { get }
    var sampleCount: MTLSize
    var vertical: MTLRasterizationRateSampleArray { get }
    var verticalSampleStorage: UnsafeMutableRawPointer { get }
  }
  protocol MTLRasterizationRateMap: NSObjectProtocol {
    func copyParameterData(to buffer: MTLBuffer, offset: Int)
    var device: MTLDevice { get }
    var label: String? { get }
    var layerCount: Int { get }
    func mapPhysical(toScreenCoordinates physicalCoordinates: MTLCoordinate2D, forLayer layerIndex: Int) -> MTLCoordinate2D
    func mapScreen(toPhysicalCoordinates screenCoordinates: MTLCoordinate2D, forLayer layerIndex: Int) -> MTLCoordinate2D
    var parameterBufferSizeAndAlign: MTLSizeAndAlign { get }
    var physicalGranularity: MTLSize { get }
    func physicalSize(forLayer layerIndex: Int) -> MTLSize
    var screenSize: MTLSize { get }
  }
  class MTLRasterizationRateMapDescriptor: NSObject, NSCopying {
    init()
    init(screenSize: MTLSize)
    init(screenSize: MTLSize, layer: MTLRasterizationRateLayerDescriptor)
    init(screenSize: MTLSize, layerCount: Int, layers: UnsafeMutablePointer<MTLRasterizationRateLayerDescriptor>)
    var label: String?
    func layer(at layerIndex: Int) -> MTLRasterizationRateLayerDescriptor?
    var layerCount: Int { get }
    var layers: MTLRasterizationRateLayerArray { get }
    var screenSize: MTLSize
    func setLayer(_ layer: MTLRasterizationRateLayerDescriptor?, at layerIndex: Int)
  }
  class MTLRasterizationRateSampleArray: NSObject {
    init()
    func object(atIndexedSubscript index: Int) -> NSNumber
    func setObject(_ value: NSNumber, atIndexedSubscript index: Int)
  }
  enum MTLReadWriteTextureTier: UInt {
    case none, one, two
  }
  struct MTLRegion {
    init()
    init(origin: MTLOrigin, size: MTLSize)
    var origin: MTLOrigin
    var size: MTLSize
  }
  protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func dispatchThreadsPerTile(_ threadsPerTile: MTLSize)
    func drawIndexedPatches(_ numberOfPatchControlPoints: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, controlPointIndexBuffer: MTLBuffer, controlPointIndexBufferOffset: Int, indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func drawIndexedPatches(_ numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, controlPointIndexBuffer: MTLBuffer, controlPointIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int)
    func drawIndexedPrimitives(_ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: MTLBuffer, indexBufferOffset: Int)
    func drawIndexedPrimitives(_ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: MTLBuffer, indexBufferOffset: Int, instanceCount: Int)
    func drawIndexedPrimitives(_ primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: MTLBuffer, indexBufferOffset: Int, instanceCount: Int, baseVertex: Int, baseInstance: Int)
    func drawIndexedPrimitives(_ primitiveType: MTLPrimitiveType, indexType: MTLIndexType, indexBuffer: MTLBuffer, indexBufferOffset: Int, indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func drawMeshThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreadgroups(withIndirectBuffer indirectBuffer: MTLBuffer, indirectBufferOffset: Int, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawMeshThreads(_ threadsPerGrid: MTLSize, threadsPerObjectThreadgroup: MTLSize, threadsPerMeshThreadgroup: MTLSize)
    func drawPatches(_ numberOfPatchControlPoints: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func drawPatches(_ numberOfPatchControlPoints: Int, patchStart: Int, patchCount: Int, patchIndexBuffer: MTLBuffer?, patchIndexBufferOffset: Int, instanceCount: Int, baseInstance: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawPrimitives(_ primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int, baseInstance: Int)
    func executeCommands(in indirectCommandbuffer: MTLIndirectCommandBuffer, indirectBuffer indirectRangeBuffer: MTLBuffer, indirectBufferOffset: Int)
    func executeCommands(in indirectCommandBuffer: MTLIndirectCommandBuffer, with executionRange: NSRange)
    func memoryBarrier(with scope: MTLBarrierScope, after: MTLRenderStages, before: MTLRenderStages)
    func memoryBarrier(with resources: [MTLResource], count: Int, after: MTLRenderStages, before: MTLRenderStages)
    func sampleCounters(in sampleBuffer: MTLCounterSampleBuffer, atSampleIndex sampleIndex: Int, withBarrier barrier: Bool)
    func setBlendColorRed(_ red: Float, green: Float, blue: Float, alpha: Float)
    func setColorStoreAction(_ storeAction: MTLStoreAction, at colorAttachmentIndex: Int)
    func setColorStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions, at colorAttachmentIndex: Int)
    func setCullMode(_ cullMode: MTLCullMode)
    func setDepthBias(_ depthBias: Float, slopeScale: Float, clamp: Float)
    func setDepthClipMode(_ depthClipMode: MTLDepthClipMode)
    func setDepthStencilState(_ depthStencilState: MTLDepthStencilState)
    func setDepthStoreAction(_ storeAction: MTLStoreAction)
    func setDepthStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setFragmentAccelerationStructure(_ accelerationStructure: Any?, atBufferIndex bufferIndex: Int)
    func setFragmentBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setFragmentBufferOffset(_ offset: Int, at index: Int)
    func setFragmentBuffers(_ buffers: MTLBuffer, offsets IntPtrOffsets: UnsafeMutableRawPointer, with range: NSRange)
    func setFragmentBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setFragmentIntersectionFunctionTable(_ intersectionFunctionTable: MTLIntersectionFunctionTable?, atBufferIndex bufferIndex: Int)
    func setFragmentIntersectionFunctionTables(_ intersectionFunctionTable: [MTLIntersectionFunctionTable], withBufferRange range: NSRange)
    func setFragmentSamplerState(_ sampler: MTLSamplerState, at index: Int)
    func setFragmentSamplerState(_ sampler: MTLSamplerState, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setFragmentSamplerStates(_ samplers: [MTLSamplerState], lodMinClamps floatArrayPtrLodMinClamps: UnsafeMutableRawPointer, lodMaxClamps floatArrayPtrLodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setFragmentSamplerStates(_ samplers: [MTLSamplerState], with range: NSRange)
    func setFragmentTexture(_ texture: MTLTexture, at index: Int)
    func setFragmentTextures(_ textures: [MTLTexture], with range: NSRange)
    func setFragmentVisibleFunctionTable(_ functionTable: MTLVisibleFunctionTable?, atBufferIndex bufferIndex: Int)
    func setFragmentVisibleFunctionTables(_ functionTables: [MTLVisibleFunctionTable], withBufferRange range: NSRange)
    func setFrontFacing(_ frontFacingWinding: MTLWinding)
    func setMeshBuffer(_ buffer: MTLBuffer?, offset: Int, at index: Int)
    func setMeshBufferOffset(_ offset: Int, at index: Int)
    func setMeshBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setMeshBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setMeshSamplerState(_ sampler: MTLSamplerState?, at index: Int)
    func setMeshSamplerState(_ sampler: MTLSamplerState?, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setMeshSamplerStates(_ samplers: UnsafeMutableRawPointer, lodMinClamps: UnsafeMutableRawPointer, lodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setMeshSamplerStates(_ samplers: UnsafeMutableRawPointer, with range: NSRange)
    func setMeshTexture(_ texture: MTLTexture?, at index: Int)
    func setMeshTextures(_ textures: UnsafeMutableRawPointer, with range: NSRange)
    func setObjectBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setObjectBufferOffset(_ offset: Int, at index: Int)
    func setObjectBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setObjectBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setObjectSamplerState(_ sampler: MTLSamplerState?, at index: Int)
    func setObjectSamplerState(_ sampler: MTLSamplerState?, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setObjectSamplerStates(_ samplers: UnsafeMutableRawPointer, lodMinClamps: UnsafeMutableRawPointer, lodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setObjectSamplerStates(_ samplers: UnsafeMutableRawPointer, with range: NSRange)
    func setObjectTexture(_ texture: MTLTexture?, at index: Int)
    func setObjectTextures(_ textures: UnsafeMutableRawPointer, with range: NSRange)
    func setObjectThreadgroupMemoryLength(_ length: Int, at index: Int)
    func setRenderPipelineState(_ pipelineState: MTLRenderPipelineState)
    func setScissorRect(_ rect: MTLScissorRect)
    func setScissorRects(_ scissorRects: UnsafeMutableRawPointer, count: Int)
    func setStencilFrontReferenceValue(_ frontReferenceValue: UInt32, backReferenceValue: UInt32)
    func setStencilReferenceValue(_ referenceValue: UInt32)
    func setStencilStoreAction(_ storeAction: MTLStoreAction)
    func setStencilStoreActionOptions(_ storeActionOptions: MTLStoreActionOptions)
    func setTessellationFactorBuffer(_ buffer: MTLBuffer?, offset: Int, instanceStride: Int)
    func setTessellationFactorScale(_ scale: Float)
    func setThreadgroupMemoryLength(_ length: Int, offset: Int, at index: Int)
    func setTileAccelerationStructure(_ accelerationStructure: Any?, atBufferIndex bufferIndex: Int)
    func setTileBuffer(_ buffer: MTLBuffer?, offset: Int, at index: Int)
    func setTileBufferOffset(_ offset: Int, at index: Int)
    func setTileBuffers(_ buffers: [MTLBuffer], offsets: UnsafeMutableRawPointer, with range: NSRange)
    func setTileBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setTileIntersectionFunctionTable(_ intersectionFunctionTable: MTLIntersectionFunctionTable?, atBufferIndex bufferIndex: Int)
    func setTileIntersectionFunctionTables(_ intersectionFunctionTable: [MTLIntersectionFunctionTable], withBufferRange range: NSRange)
    func setTileSamplerState(_ sampler: MTLSamplerState?, at index: Int)
    func setTileSamplerState(_ sampler: MTLSamplerState?, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setTileSamplerStates(_ samplers: [MTLSamplerState], lodMinClamps: UnsafeMutableRawPointer, lodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setTileSamplerStates(_ samplers: [MTLSamplerState], with range: NSRange)
    func setTileTexture(_ texture: MTLTexture?, at index: Int)
    func setTileTextures(_ textures: [MTLTexture], with range: NSRange)
    func setTileVisibleFunctionTable(_ functionTable: MTLVisibleFunctionTable?, atBufferIndex bufferIndex: Int)
    func setTileVisibleFunctionTables(_ functionTables: [MTLVisibleFunctionTable], withBufferRange range: NSRange)
    func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
    func setVertexAccelerationStructure(_ accelerationStructure: Any?, atBufferIndex bufferIndex: Int)
    func setVertexAmplificationCount(_ count: Int, viewMappings: MTLVertexAmplificationViewMapping)
    func setVertexBuffer(_ buffer: MTLBuffer, offset: Int, at index: Int)
    func setVertexBuffer(_ buffer: MTLBuffer?, offset: Int, attributeStride stride: Int, at index: Int)
    func setVertexBufferOffset(_ offset: Int, at index: Int)
    func setVertexBufferOffset(_ offset: Int, attributeStride stride: Int, at index: Int)
    func setVertexBuffers(_ buffers: UnsafeMutableRawPointer, offsets: UnsafeMutableRawPointer, attributeStrides strides: UnsafeMutableRawPointer, with range: NSRange)
    func setVertexBuffers(_ buffers: [MTLBuffer], offsets uintArrayPtrOffsets: UnsafeMutableRawPointer, with range: NSRange)
    func setVertexBytes(_ bytes: UnsafeMutableRawPointer, length: Int, at index: Int)
    func setVertexBytes(_ bytes: UnsafeMutableRawPointer, length: Int, attributeStride stride: Int, at index: Int)
    func setVertexIntersectionFunctionTable(_ intersectionFunctionTable: MTLIntersectionFunctionTable?, atBufferIndex bufferIndex: Int)
    func setVertexIntersectionFunctionTables(_ intersectionFunctionTable: [MTLIntersectionFunctionTable], withBufferRange range: NSRange)
    func setVertexSamplerState(_ sampler: MTLSamplerState, at index: Int)
    func setVertexSamplerState(_ sampler: MTLSamplerState, lodMinClamp: Float, lodMaxClamp: Float, at index: Int)
    func setVertexSamplerStates(_ samplers: [MTLSamplerState], lodMinClamps floatArrayPtrLodMinClamps: UnsafeMutableRawPointer, lodMaxClamps floatArrayPtrLodMaxClamps: UnsafeMutableRawPointer, with range: NSRange)
    func setVertexSamplerStates(_ samplers: [MTLSamplerState], with range: NSRange)
    func setVertexTexture(_ texture: MTLTexture, at index: Int)
    func setVertexTextures(_ textures: [MTLTexture], with range: NSRange)
    func setVertexVisibleFunctionTable(_ functionTable: MTLVisibleFunctionTable?, atBufferIndex bufferIndex: Int)
    func setVertexVisibleFunctionTables(_ functionTables: [MTLVisibleFunctionTable], withBufferRange range: NSRange)
    func setViewport(_ viewport: MTLViewport)
    func setViewports(_ viewports: UnsafeMutableRawPointer, count: Int)
    func setVisibilityResultMode(_ mode: MTLVisibilityResultMode, offset: Int)
    func textureBarrier()
    var tileHeight: Int { get }
    var tileWidth: Int { get }
    func updateFence(_ fence: MTLFence, after stages: MTLRenderStages)
    func use(_ heap: MTLHeap)
    func use(_ heaps: [MTLHeap], count: Int)
    func use(_ heaps: [MTLHeap], count: Int, stages: MTLRenderStages)
    func use(_ resources: [MTLResource], count: Int, usage: MTLResourceUsage)
    func use(_ resources: [MTLResource], count: Int, usage: MTLResourceUsage, stages: MTLRenderStages)
    func use(_ heap: MTLHeap, stages: MTLRenderStages)
    func use(_ resource: MTLResource, usage: MTLResourceUsage)
    func use(_ resource: MTLResource, usage: MTLResourceUsage, stages: MTLRenderStages)
    func wait(for fence: MTLFence, before stages: MTLRenderStages)
  }
  class MTLRenderPassAttachmentDescriptor: NSObject, NSCopying {
    var depthPlane: Int
    init()
    var level: Int
    var loadAction: MTLLoadAction
    var resolveDepthPlane: Int
    var resolveLevel: Int
    var resolveSlice: Int
    var resolveTexture: MTLTexture?
    var slice: Int
    var storeAction: MTLStoreAction
    var storeActionOptions: MTLStoreActionOptions
    var texture: MTLTexture?
  }
  class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    var clearColor: MTLClearColor
    init()
  }
  class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor
    func setObject(_ attachment: MTLRenderPassColorAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    var clearDepth: Double
    var depthResolveFilter: MTLMultisampleDepthResolveFilter
    init()
  }
  class MTLRenderPassDescriptor: NSObject, NSCopying {
    var colorAttachments: MTLRenderPassColorAttachmentDescriptorArray { get }
    var defaultRasterSampleCount: Int
    var depthAttachment: MTLRenderPassDepthAttachmentDescriptor?
    func getSamplePositions(_ positions: UnsafeMutableRawPointer?, count: Int) -> Int
    var imageblockSampleLength: Int
    init()
    var rasterizationRateMap: MTLRasterizationRateMap?
    var renderTargetArrayLength: Int
    var renderTargetHeight: Int
    var renderTargetWidth: Int
    var sampleBufferAttachments: MTLRenderPassSampleBufferAttachmentDescriptorArray { get }
    func setSamplePositions(_ positions: UnsafeMutableRawPointer?, count: Int)
    var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor?
    var threadgroupMemoryLength: Int
    var tileHeight: Int
    var tileWidth: Int
    var visibilityResultBuffer: MTLBuffer?
  }
  class MTLRenderPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    var endOfFragmentSampleIndex: Int
    var endOfVertexSampleIndex: Int
    init()
    var sampleBuffer: MTLCounterSampleBuffer?
    var startOfFragmentSampleIndex: Int
    var startOfVertexSampleIndex: Int
  }
  class MTLRenderPassSampleBufferAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLRenderPassSampleBufferAttachmentDescriptor
    func setObject(_ attachment: MTLRenderPassSampleBufferAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    var clearStencil: UInt32
    init()
    var stencilResolveFilter: MTLMultisampleStencilResolveFilter
  }
  class MTLRenderPipelineColorAttachmentDescriptor: NSObject, NSCopying {
    var alphaBlendOperation: MTLBlendOperation
    var destinationAlphaBlendFactor: MTLBlendFactor
    var destinationRGBBlendFactor: MTLBlendFactor
    init()
    var isBlendingEnabled: Bool
    var pixelFormat: MTLPixelFormat
    var rgbBlendOperation: MTLBlendOperation
    var sourceAlphaBlendFactor: MTLBlendFactor
    var sourceRGBBlendFactor: MTLBlendFactor
    var writeMask: MTLColorWriteMask
  }
  class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor
    func setObject(_ attachment: MTLRenderPipelineColorAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  class MTLRenderPipelineDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]?
    var colorAttachments: MTLRenderPipelineColorAttachmentDescriptorArray { get }
    var depthAttachmentPixelFormat: MTLPixelFormat
    var fragmentBuffers: MTLPipelineBufferDescriptorArray { get }
    var fragmentFunction: MTLFunction?
    var fragmentLinkedFunctions: MTLLinkedFunctions?
    var fragmentPreloadedLibraries: [MTLDynamicLibrary]
    init()
    var inputPrimitiveTopology: MTLPrimitiveTopologyClass
    var isAlphaToCoverageEnabled: Bool
    var isAlphaToOneEnabled: Bool
    var isRasterizationEnabled: Bool
    var isTessellationFactorScaleEnabled: Bool
    var label: String?
    var maxFragmentCallStackDepth: Int
    var maxTessellationFactor: Int
    var maxVertexAmplificationCount: Int
    var maxVertexCallStackDepth: Int
    var rasterSampleCount: Int
    func reset()
    var sampleCount: Int
    var shaderValidation: MTLShaderValidation
    var stencilAttachmentPixelFormat: MTLPixelFormat
    var supportAddingFragmentBinaryFunctions: Bool
    var supportAddingVertexBinaryFunctions: Bool
    var supportIndirectCommandBuffers: Bool
    var tessellationControlPointIndexType: MTLTessellationControlPointIndexType
    var tessellationFactorFormat: MTLTessellationFactorFormat
    var tessellationFactorStepFunction: MTLTessellationFactorStepFunction
    var tessellationOutputWindingOrder: MTLWinding
    var tessellationPartitionMode: MTLTessellationPartitionMode
    var vertexBuffers: MTLPipelineBufferDescriptorArray { get }
    var vertexDescriptor: MTLVertexDescriptor?
    var vertexFunction: MTLFunction?
    var vertexLinkedFunctions: MTLLinkedFunctions?
    var vertexPreloadedLibraries: [MTLDynamicLibrary]
  }
  class MTLRenderPipelineFunctionsDescriptor: NSObject, NSCopying {
    var fragmentAdditionalBinaryFunctions: [MTLFunction]?
    init()
    var tileAdditionalBinaryFunctions: [MTLFunction]?
    var vertexAdditionalBinaryFunctions: [MTLFunction]?
  }
  class MTLRenderPipelineReflection: NSObject {
    var fragmentArguments: [MTLArgument]? { get }
    var fragmentBindings: [MTLBinding] { get }
    init()
    var meshBindings: [MTLBinding] { get }
    var objectBindings: [MTLBinding] { get }
    var tileArguments: [MTLArgument]? { get }
    var tileBindings: [MTLBinding] { get }
    var vertexArguments: [MTLArgument]? { get }
    var vertexBindings: [MTLBinding] { get }
  }
  protocol MTLRenderPipelineState: NSObjectProtocol {
    var device: MTLDevice { get }
    func functionHandle(with function: MTLFunction, stage: MTLRenderStages) -> MTLFunctionHandle?
    var gpuResourceID: MTLResourceId { get }
    func imageblockMemoryLength(forDimensions imageblockDimensions: MTLSize) -> Int
    var imageblockSampleLength: Int { get }
    var label: String { get }
    var maxTotalThreadgroupsPerMeshGrid: Int { get }
    var maxTotalThreadsPerMeshThreadgroup: Int { get }
    var maxTotalThreadsPerObjectThreadgroup: Int { get }
    var maxTotalThreadsPerThreadgroup: Int { get }
    var meshThreadExecutionWidth: Int { get }
    func newIntersectionFunctionTable(with descriptor: MTLIntersectionFunctionTableDescriptor, stage: MTLRenderStages) -> MTLIntersectionFunctionTable?
    func newRenderPipelineState(withAdditionalBinaryFunctions additionalBinaryFunctions: MTLRenderPipelineFunctionsDescriptor) throws -> MTLRenderPipelineState
    func newVisibleFunctionTable(with descriptor: MTLVisibleFunctionTableDescriptor, stage: MTLRenderStages) -> MTLVisibleFunctionTable?
    var objectThreadExecutionWidth: Int { get }
    var shaderValidation: MTLShaderValidation { get }
    var supportIndirectCommandBuffers: Bool { get }
    var threadgroupSizeMatchesTileSize: Bool { get }
  }
  enum MTLRenderStages: UInt {
    case vertex, fragment, tile, object, mesh
  }
  protocol MTLResidencySet: NSObjectProtocol {
    func add(_ allocation: MTLAllocation)
    func addAllocations(_ allocations: UnsafeMutableRawPointer, count: Int)
    var allAllocations: [MTLAllocation] { get }
    var allocatedSize: UInt64 { get }
    var allocationCount: Int { get }
    func commit()
    func contains(_ allocation: MTLAllocation) -> Bool
    var device: MTLDevice { get }
    func endResidency()
    var label: String? { get }
    func remove(_ allocation: MTLAllocation)
    func removeAllAllocations()
    func removeAllocations(_ allocations: UnsafeMutableRawPointer, count: Int)
    func requestResidency()
  }
  class MTLResidencySetDescriptor: NSObject, NSCopying {
    init()
    var initialCapacity: Int
    var label: String?
  }
  protocol MTLResource: MTLAllocation {
    var allocatedSize: Int { get }
    var cpuCacheMode: MTLCPUCacheMode { get }
    var device: MTLDevice { get }
    var hazardTrackingMode: MTLHazardTrackingMode { get }
    var heap: MTLHeap? { get }
    var heapOffset: Int { get }
    var isAliasable: Bool { get }
    var label: String
    func makeAliasable()
    var resourceOptions: MTLResourceOptions { get }
    func setOwnerWithIdentity(_ taskIdToken: UInt32) -> Int32
    func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
    var storageMode: MTLStorageMode { get }
  }
  struct MTLResourceId {
    var impl: UInt64
    init()
    init(impl: UInt64)
  }
  struct MTLResourceOptions: OptionSet {
    static var cpuCacheModeDefault: MTLResourceOptions { get }
    static var cpuCacheModeWriteCombined: MTLResourceOptions { get }
    static var hazardTrackingModeTracked: MTLResourceOptions { get }
    static var hazardTrackingModeUntracked: MTLResourceOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var storageModeManaged: MTLResourceOptions { get }
    static var storageModeMemoryless: MTLResourceOptions { get }
    static var storageModePrivate: MTLResourceOptions { get }
    static var storageModeShared: MTLResourceOptions { get }
  }
  protocol MTLResourceStateCommandEncoder: MTLCommandEncoder {
    func moveTextureMappings(from sourceTexture: MTLTexture, sourceSlice: Int, sourceLevel: Int, sourceOrigin: MTLOrigin, sourceSize: MTLSize, to destinationTexture: MTLTexture, destinationSlice: Int, destinationLevel: Int, destinationOrigin: MTLOrigin)
    func updateFence(_ fence: MTLFence)
    func updateTextureMapping(_ texture: MTLTexture, mode: MTLSparseTextureMappingMode, indirectBuffer: MTLBuffer, indirectBufferOffset: Int)
    func updateTextureMapping(_ texture: MTLTexture, mode: MTLSparseTextureMappingMode, region: MTLRegion, mipLevel: Int, slice: Int)
    func updateTextureMappings(_ texture: MTLTexture, mode: MTLSparseTextureMappingMode, regions: UnsafeMutableRawPointer, mipLevels: UnsafeMutableRawPointer, slices: UnsafeMutableRawPointer, numRegions: Int)
    func wait(for fence: MTLFence)
  }
  class MTLResourceStatePassDescriptor: NSObject, NSCopying {
    init()
    var sampleBufferAttachments: MTLResourceStatePassSampleBufferAttachmentDescriptorArray { get }
  }
  class MTLResourceStatePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {
    var endOfEncoderSampleIndex: Int
    init()
    var sampleBuffer: MTLCounterSampleBuffer?
    var startOfEncoderSampleIndex: Int
  }
  class MTLResourceStatePassSampleBufferAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLResourceStatePassSampleBufferAttachmentDescriptor
    func setObject(_ attachment: MTLResourceStatePassSampleBufferAttachmentDescriptor?, atIndexedSubscript attachmentIndex: Int)
  }
  struct MTLResourceUsage: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var read: MTLResourceUsage { get }
    static var sample: MTLResourceUsage { get }
    static var write: MTLResourceUsage { get }
  }
  struct MTLSamplePosition {
    init()
    init(x: Float, y: Float)
    var x: Float
    var y: Float
  }
  enum MTLSamplerAddressMode: UInt {
    case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
  }
  enum MTLSamplerBorderColor: UInt {
    case transparentBlack, opaqueBlack, opaqueWhite
  }
  class MTLSamplerDescriptor: NSObject, NSCopying {
    var borderColor: MTLSamplerBorderColor
    var compareFunction: MTLCompareFunction
    init()
    var label: String?
    var lodAverage: Bool
    var lodMaxClamp: Float
    var lodMinClamp: Float
    var magFilter: MTLSamplerMinMagFilter
    var maxAnisotropy: Int
    var minFilter: MTLSamplerMinMagFilter
    var mipFilter: MTLSamplerMipFilter
    var normalizedCoordinates: Bool
    var rAddressMode: MTLSamplerAddressMode
    var sAddressMode: MTLSamplerAddressMode
    var supportArgumentBuffers: Bool
    var tAddressMode: MTLSamplerAddressMode
  }
  enum MTLSamplerMinMagFilter: UInt {
    case nearest, linear
  }
  enum MTLSamplerMipFilter: UInt {
    case notMipmapped, nearest, linear
  }
  protocol MTLSamplerState: NSObjectProtocol {
    var device: MTLDevice { get }
    var gpuResourceID: MTLResourceId { get }
    var label: String { get }
  }
  struct MTLScissorRect {
    var height: Int
    init()
    init(x: Int, y: Int, width: Int, height: Int)
    var width: Int
    var x: Int
    var y: Int
  }
  enum MTLShaderValidation: Int {
    case `default`, enabled, disabled
  }
  protocol MTLSharedEvent: MTLEvent {
    func newSharedEventHandle() -> MTLSharedEventHandle
    func notifyListener(_ listener: MTLSharedEventListener, atValue: UInt64, block: @escaping (MTLSharedEvent, UInt64) -> Void)
    var signaledValue: UInt64
    func wait(untilSignaledValue value: UInt64, timeoutMS milliseconds: UInt64) -> Bool
  }
  class MTLSharedEventHandle: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var label: String? { get }
  }
  class MTLSharedEventListener: NSObject {
    var dispatchQueue: DispatchQueue { get }
    init()
    init(dispatchQueue: DispatchQueue)
  }
  class MTLSharedTextureHandle: NSObject, NSSecureCoding {
    var device: MTLDevice { get }
    init?(coder: NSCoder)
    var label: String? { get }
  }
  struct MTLSize {
    var depth: Int
    var height: Int
    init()
    init(width: Int, height: Int, depth: Int)
    var width: Int
  }
  struct MTLSizeAndAlign {
    var align: Int
    init()
    init(size: Int, align: Int)
    var size: Int
  }
  enum MTLSparsePageSize: Int {
    case size16, size64, size256
  }
  struct MTLSparseTextureMappingMode: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var unmap: MTLSparseTextureMappingMode { get }
  }
  struct MTLSparseTextureRegionAlignmentMode: OptionSet {
    init(rawValue: UInt)
    static var inward: MTLSparseTextureRegionAlignmentMode { get }
    var rawValue: UInt { get }
  }
  struct MTLStageInRegionIndirectArguments {
    init()
    init(stageInOrigin1: UInt32, stageInOrigin2: UInt32, stageInOrigin3: UInt32, stageInSize1: UInt32, stageInSize2: UInt32, stageInSize3: UInt32)
    var stageInOrigin1: UInt32
    var stageInOrigin2: UInt32
    var stageInOrigin3: UInt32
    var stageInSize1: UInt32
    var stageInSize2: UInt32
    var stageInSize3: UInt32
  }
  class MTLStageInputOutputDescriptor: NSObject, NSCopying {
    var attributes: MTLAttributeDescriptorArray { get }
    var indexBufferIndex: Int
    var indexType: MTLIndexType
    init()
    var layouts: MTLBufferLayoutDescriptorArray { get }
    func reset()
  }
  class MTLStencilDescriptor: NSObject, NSCopying {
    var depthFailureOperation: MTLStencilOperation
    var depthStencilPassOperation: MTLStencilOperation
    init()
    var readMask: UInt32
    var stencilCompareFunction: MTLCompareFunction
    var stencilFailureOperation: MTLStencilOperation
    var writeMask: UInt32
  }
  enum MTLStencilOperation: UInt {
    case keep, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
  }
  enum MTLStepFunction: UInt {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint, threadPositionInGridX, threadPositionInGridY, threadPositionInGridXIndexed, threadPositionInGridYIndexed
  }
  class MTLStitchedLibraryDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]
    var functionGraphs: [MTLFunctionStitchingGraph]
    var functions: [MTLFunction]
    init()
    var options: MTLStitchedLibraryOptions
  }
  struct MTLStitchedLibraryOptions: OptionSet {
    static var failOnBinaryArchiveMiss: MTLStitchedLibraryOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var storeLibraryInMetalPipelinesScript: MTLStitchedLibraryOptions { get }
  }
  enum MTLStorageMode: UInt {
    case shared, managed, `private`, memoryless
  }
  enum MTLStoreAction: UInt {
    case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
  }
  struct MTLStoreActionOptions: OptionSet {
    static var customSamplePositions: MTLStoreActionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class MTLStructMember: NSObject {
    var argumentIndex: Int { get }
    var arrayType: MTLArrayType? { get }
    var dataType: MTLDataType { get }
    init()
    var name: String { get }
    var offset: Int { get }
    var pointerType: MTLPointerType? { get }
    var structType: MTLStructType? { get }
    var textureReferenceType: MTLTextureReferenceType? { get }
  }
  class MTLStructType: MTLType {
    init()
    func member(byName name: String) -> MTLStructMember?
    var members: [MTLStructMember] { get }
  }
  enum MTLTessellationControlPointIndexType: UInt {
    case none, uInt16, uInt32
  }
  enum MTLTessellationFactorFormat: UInt {
    case half
  }
  enum MTLTessellationFactorStepFunction: UInt {
    case constant, perPatch, perInstance, perPatchAndPerInstance
  }
  enum MTLTessellationPartitionMode: UInt {
    case pow2, integer, fractionalOdd, fractionalEven
  }
  protocol MTLTexture: MTLResource {
    var allowGPUOptimizedContents: Bool { get }
    var arrayLength: Int { get }
    var buffer: MTLBuffer? { get }
    var bufferBytesPerRow: Int { get }
    var bufferOffset: Int { get }
    var compressionType: MTLTextureCompressionType { get }
    var depth: Int { get }
    var firstMipmapInTail: Int { get }
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from region: MTLRegion, mipmapLevel level: Int, slice: Int)
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    var gpuResourceID: MTLResourceId { get }
    var height: Int { get }
    var iosurface: IOSurface? { get }
    var iosurfacePlane: Int { get }
    var isFramebufferOnly: Bool { get }
    var isShareable: Bool { get }
    var isSparse: Bool { get }
    var mipmapLevelCount: Int { get }
    func newRemoteTextureView(for device: MTLDevice) -> MTLTexture?
    func newSharedTextureHandle() -> MTLSharedTextureHandle?
    func newTextureView(with pixelFormat: MTLPixelFormat) -> MTLTexture?
    func newTextureView(with pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: NSRange, slices sliceRange: NSRange) -> MTLTexture?
    func newTextureView(with pixelFormat: MTLPixelFormat, textureType: MTLTextureType, levels levelRange: NSRange, slices sliceRange: NSRange, swizzle: MTLTextureSwizzleChannels) -> MTLTexture?
    var parentRelativeLevel: Int { get }
    var parentRelativeSlice: Int { get }
    var parentTexture: MTLTexture? { get }
    var pixelFormat: MTLPixelFormat { get }
    var remoteStorageTexture: MTLTexture? { get }
    func replace(_ region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int)
    func replace(_ region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int)
    var rootResource: MTLResource { get }
    var sampleCount: Int { get }
    var swizzle: MTLTextureSwizzleChannels { get }
    var tailSizeInBytes: Int { get }
    var textureType: MTLTextureType { get }
    var usage: MTLTextureUsage { get }
    var width: Int { get }
  }
  protocol MTLTextureBinding: MTLBinding {
    var arrayLength: Int { get }
    var isDepthTexture: Bool { get }
    var textureDataType: MTLDataType { get }
    var textureType: MTLTextureType { get }
  }
  enum MTLTextureCompressionType: Int {
    case lossless, lossy
  }
  class MTLTextureDescriptor: NSObject, NSCopying {
    var allowGPUOptimizedContents: Bool
    var arrayLength: Int
    var compressionType: MTLTextureCompressionType
    var cpuCacheMode: MTLCPUCacheMode
    var depth: Int
    var hazardTrackingMode: MTLHazardTrackingMode
    var height: Int
    init()
    var mipmapLevelCount: Int
    var pixelFormat: MTLPixelFormat
    var resourceOptions: MTLResourceOptions
    var sampleCount: Int
    var storageMode: MTLStorageMode
    var swizzle: MTLTextureSwizzleChannels
    static func texture2DDescriptor(with pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor
    static func textureBufferDescriptor(with pixelFormat: MTLPixelFormat, width: Int, resourceOptions: MTLResourceOptions = nil, usage: MTLTextureUsage) -> MTLTextureDescriptor
    static func textureCubeDescriptor(with pixelFormat: MTLPixelFormat, size: Int, mipmapped: Bool) -> MTLTextureDescriptor
    var textureType: MTLTextureType
    var usage: MTLTextureUsage
    var width: Int
  }
  class MTLTextureReferenceType: MTLType {
    var access: MTLArgumentAccess { get }
    init()
    var isDepthTexture: Bool { get }
    var textureDataType: MTLDataType { get }
    var textureType: MTLTextureType { get }
  }
  enum MTLTextureSwizzle: UInt8 {
    case zero, one, red, green, blue, alpha
  }
  struct MTLTextureSwizzleChannels {
    var alpha: MTLTextureSwizzle
    var blue: MTLTextureSwizzle
    var green: MTLTextureSwizzle
    init()
    init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle)
    var red: MTLTextureSwizzle
  }
  enum MTLTextureType: UInt {
    case k1D, k1DArray, k2D, k2DArray, k2DMultisample, kCube, kCubeArray, k3D, k2DMultisampleArray, kTextureBuffer
  }
  struct MTLTextureUsage: OptionSet {
    init(rawValue: UInt)
    static var pixelFormatView: MTLTextureUsage { get }
    var rawValue: UInt { get }
    static var renderTarget: MTLTextureUsage { get }
    static var shaderAtomic: MTLTextureUsage { get }
    static var shaderRead: MTLTextureUsage { get }
    static var shaderWrite: MTLTextureUsage { get }
    static var unknown: MTLTextureUsage { get }
  }
  protocol MTLThreadgroupBinding: MTLBinding {
    var threadgroupMemoryAlignment: Int { get }
    var threadgroupMemoryDataSize: Int { get }
  }
  class MTLTileRenderPipelineColorAttachmentDescriptor: NSObject, NSCopying {
    init()
    var pixelFormat: MTLPixelFormat
  }
  class MTLTileRenderPipelineColorAttachmentDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript attachmentIndex: Int) -> MTLTileRenderPipelineColorAttachmentDescriptor
    func setObject(_ attachment: MTLTileRenderPipelineColorAttachmentDescriptor, atIndexedSubscript attachmentIndex: Int)
  }
  class MTLTileRenderPipelineDescriptor: NSObject, NSCopying {
    var binaryArchives: [MTLBinaryArchive]?
    var colorAttachments: MTLTileRenderPipelineColorAttachmentDescriptorArray { get }
    init()
    var label: String?
    var linkedFunctions: MTLLinkedFunctions?
    var maxCallStackDepth: Int
    var maxTotalThreadsPerThreadgroup: Int
    var preloadedLibraries: [MTLDynamicLibrary]
    var rasterSampleCount: Int
    func reset()
    var shaderValidation: MTLShaderValidation
    var supportAddingBinaryFunctions: Bool
    var threadgroupSizeMatchesTileSize: Bool
    var tileBuffers: MTLPipelineBufferDescriptorArray { get }
    var tileFunction: MTLFunction
  }
  enum MTLTransformType: Int {
    case packedFloat4x3, component
  }
  enum MTLTriangleFillMode: UInt {
    case fill, lines
  }
  struct MTLTriangleTessellationFactorsHalf {
    init()
    init(insideTessellationFactor: UInt16)
    var insideTessellationFactor: UInt16
  }
  class MTLType: NSObject {
    var dataType: MTLDataType { get }
    init()
  }
  struct MTLVertexAmplificationViewMapping {
    init()
    init(viewportArrayIndexOffset: UInt32, renderTargetArrayIndexOffset: UInt32)
    var renderTargetArrayIndexOffset: UInt32
    var viewportArrayIndexOffset: UInt32
  }
  class MTLVertexAttribute: NSObject {
    var attributeIndex: Int { get }
    var attributeType: MTLDataType { get }
    init()
    var isActive: Bool { get }
    var isPatchControlPointData: Bool { get }
    var isPatchData: Bool { get }
    var name: String { get }
  }
  class MTLVertexAttributeDescriptor: NSObject, NSCopying {
    var bufferIndex: Int
    var format: MTLVertexFormat
    init()
    var offset: Int
  }
  class MTLVertexAttributeDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript index: Int) -> MTLVertexAttributeDescriptor
    func setObject(_ attributeDesc: MTLVertexAttributeDescriptor?, atIndexedSubscript index: Int)
  }
  class MTLVertexBufferLayoutDescriptor: NSObject, NSCopying {
    init()
    var stepFunction: MTLVertexStepFunction
    var stepRate: Int
    var stride: Int
  }
  class MTLVertexBufferLayoutDescriptorArray: NSObject {
    init()
    func object(atIndexedSubscript index: Int) -> MTLVertexBufferLayoutDescriptor
    func setObject(_ bufferDesc: MTLVertexBufferLayoutDescriptor?, atIndexedSubscript index: Int)
  }
  class MTLVertexDescriptor: NSObject, NSCopying {
    var attributes: MTLVertexAttributeDescriptorArray { get }
    init()
    var layouts: MTLVertexBufferLayoutDescriptorArray { get }
    func reset()
  }
  enum MTLVertexFormat: UInt {
    case invalid, uChar2, uChar3, uChar4, char2, char3, char4, uChar2Normalized, uChar3Normalized, uChar4Normalized, char2Normalized, char3Normalized, char4Normalized, uShort2, uShort3, uShort4, short2, short3, short4, uShort2Normalized, uShort3Normalized, uShort4Normalized, short2Normalized, short3Normalized, short4Normalized, half2, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uInt, uInt2, uInt3, uInt4, int1010102Normalized, uInt1010102Normalized, uChar4NormalizedBgra, uChar, char, uCharNormalized, charNormalized, uShort, short, uShortNormalized, shortNormalized, half, floatRG11B10, floatRgb9E5
  }
  enum MTLVertexStepFunction: UInt {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint
  }
  struct MTLViewport {
    var height: Double
    init()
    init(originX: Double, originY: Double, width: Double, height: Double, zNear: Double, zFar: Double)
    var originX: Double
    var originY: Double
    var width: Double
    var zFar: Double
    var zNear: Double
  }
  enum MTLVisibilityResultMode: UInt {
    case disabled, boolean, counting
  }
  protocol MTLVisibleFunctionTable: MTLResource {
    var gpuResourceID: MTLResourceId { get }
    func setFunction(_ function: MTLFunctionHandle?, at index: Int)
    func setFunctions(_ functions: [MTLFunctionHandle], with range: NSRange)
  }
  class MTLVisibleFunctionTableDescriptor: NSObject, NSCopying {
    var functionCount: Int
    init()
  }
  enum MTLWinding: UInt {
    case clockwise, counterClockwise
  }
  struct NSDeviceCertification: RawRepresentable, Hashable {
    static var iPhonePerformanceGaming: NSDeviceCertification { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension Notification.Name {
    static var MTLDeviceRemovalRequested: Notification.Name { get }
    static var MTLDeviceWasAdded: Notification.Name { get }
    static var MTLDeviceWasRemoved: Notification.Name { get }
  }
  struct NSProcessPerformanceProfile: RawRepresentable, Hashable {
    static var `default`: NSProcessPerformanceProfile { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var sustained: NSProcessPerformanceProfile { get }
  }
  extension ProcessInfo {
    func hasPerformanceProfile(_ performanceProfile: NSProcessPerformanceProfile) -> Bool
    func isDeviceCertified(for performanceTier: NSDeviceCertification) -> Bool
  }
  """#

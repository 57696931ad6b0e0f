/// What is known of the module `ModelIO`.
let modelIOInterface = #"""
  // exports: Foundation
  class MDLAnimatedMatrix4x4: MDLAnimatedValue {
    func double4x4(atTime time: Double) -> matrix_double4x4
    func float4x4(atTime time: Double) -> matrix_float4x4
    func getDouble4x4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat4x4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDouble4x4Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func reset(withFloat4x4Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func setDouble4x4(_ value: matrix_double4x4, atTime time: Double)
    func setFloat4x4(_ value: matrix_float4x4, atTime time: Double)
  }
  class MDLAnimatedQuaternion: MDLAnimatedValue {
    func double(atTime: Double) -> simd_quatd
    func float(atTime: Double) -> simd_quatf
    func getDoubleArray(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloatArray(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDoubleArray valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count times: Int)
    func reset(withFloatArray valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count times: Int)
    func setDouble(_ value: simd_quatd, atTime: Double)
    func setFloat(_ value: simd_quatf, atTime: Double)
  }
  class MDLAnimatedQuaternionArray: MDLAnimatedValue {
    var elementCount: Int { get }
    func getDouble(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getDouble(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    func getFloat(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    init()
    init(elementCount arrayElementCount: Int)
    func reset(withDouble valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func reset(withFloat valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func setDouble(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
    func setFloat(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
  }
  class MDLAnimatedScalar: MDLAnimatedValue {
    func double(atTime time: Double) -> Double
    func float(atTime time: Double) -> Float
    func getDoubleArray(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloatArray(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDoubleArray valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func reset(withFloatArray valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func setDouble(_ value: Double, atTime time: Double)
    func setFloat(_ value: Float, atTime time: Double)
  }
  class MDLAnimatedScalarArray: MDLAnimatedValue {
    var elementCount: Int { get }
    func getDouble(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getDouble(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    func getFloat(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    init()
    init(elementCount arrayElementCount: Int)
    func reset(withDouble valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func reset(withFloat valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func setDouble(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
    func setFloat(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
  }
  class MDLAnimatedValue: NSObject, NSCopying {
    func clear()
    func getTimes(_ timesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    var interpolation: MDLAnimatedValueInterpolation
    var isAnimated: Bool { get }
    var keyTimes: [NSNumber]? { get }
    var maximumTime: Double { get }
    var minimumTime: Double { get }
    var precision: MDLDataPrecision { get }
    var timeSampleCount: Int { get }
  }
  enum MDLAnimatedValueInterpolation: UInt {
    case constant, linear
  }
  class MDLAnimatedVector2: MDLAnimatedValue {
    func double2(atTime time: Double) -> vector_double2
    func float2(atTime time: Double) -> vector_float2
    func getDouble2Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat2Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDouble2Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func reset(withFloat2Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func setDouble2(_ value: vector_double2, atTime time: Double)
    func setFloat2(_ value: vector_float2, atTime time: Double)
  }
  class MDLAnimatedVector3: MDLAnimatedValue {
    func double3(atTime time: Double) -> vector_double3
    func float3(atTime time: Double) -> vector_float3
    func getDouble3Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat3Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDouble3Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func reset(withFloat3Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func setDouble3(_ value: vector_double3, atTime time: Double)
    func setFloat3(_ value: vector_float3, atTime time: Double)
  }
  class MDLAnimatedVector3Array: MDLAnimatedValue {
    var elementCount: Int { get }
    func getDouble3Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getDouble3Array(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    func getFloat3Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat3Array(_ array: UnsafeMutableRawPointer, maxCount: Int, atTime time: Double) -> Int
    init()
    init(elementCount arrayElementCount: Int)
    func reset(withDouble3Array valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func reset(withFloat3Array valuesArray: UnsafeMutableRawPointer, count valuesCount: Int, atTimes timesArray: UnsafeMutableRawPointer, count timesCount: Int)
    func setDouble3(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
    func setFloat3(_ array: UnsafeMutableRawPointer, count: Int, atTime time: Double)
  }
  class MDLAnimatedVector4: MDLAnimatedValue {
    func double4(atTime time: Double) -> vector_double4
    func float4(atTime time: Double) -> vector_float4
    func getDouble4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init()
    func reset(withDouble4Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func reset(withFloat4Array valuesArray: UnsafeMutableRawPointer, atTimes timesArray: UnsafeMutableRawPointer, count: Int)
    func setDouble4(_ value: vector_double4, atTime time: Double)
    func setFloat4(_ value: vector_float4, atTime time: Double)
  }
  class MDLAnimationBindComponent: NSObject, NSCopying, MDLComponent {
    var geometryBindTransform: matrix_double4x4
    init()
    var jointAnimation: MDLJointAnimation?
    var jointPaths: [String]?
    var skeleton: MDLSkeleton?
  }
  class MDLAreaLight: MDLPhysicallyPlausibleLight {
    var areaRadius: Float
    var aspect: Float
    var superEllipticPower: vector_float2
  }
  class MDLAsset: NSObject, NSCopying {
    func add(_ object: MDLObject)
    var animations: MDLObjectContainerComponent
    var boundingBox: MDLAxisAlignedBoundingBox { get }
    func boundingBox(atTime: Double) -> MDLAxisAlignedBoundingBox
    var bufferAllocator: MDLMeshBufferAllocator { get }
    static func canExportFileExtension(_ extensionValue: String) -> Bool
    static func canImportFileExtension(_ extensionValue: String) -> Bool
    func childObjects(of objectClass: AnyClass) -> [MDLObject]
    func componentConforming(to protocolValue: Protocol) -> MDLComponent?
    var components: [MDLComponent] { get }
    var count: Int { get }
    var endTime: Double
    func exportAsset(to url: URL) throws
    var frameInterval: Double
    init()
    init(bufferAllocator: MDLMeshBufferAllocator?)
    init(scnScene scene: SCNScene)
    init(scnScene scene: SCNScene, bufferAllocator: MDLMeshBufferAllocator?)
    init(url: URL)
    init(url: URL?, vertexDescriptor: MDLVertexDescriptor?, bufferAllocator: MDLMeshBufferAllocator?)
    init(url: URL, vertexDescriptor: MDLVertexDescriptor?, bufferAllocator: MDLMeshBufferAllocator?, preserveTopology: Bool) throws
    func loadTextures()
    var masters: MDLObjectContainerComponent
    func object(at index: Int) -> MDLObject
    func object(atIndexedSubscript index: Int) -> MDLObject?
    func object(atPath: String) -> MDLObject
    var originals: MDLObjectContainerComponent
    static func placeLightProbes(withDensity density: Float, heuristic type: MDLProbePlacement, using dataSource: MDLLightProbeIrradianceDataSource) -> [MDLLightProbe]
    func remove(_ object: MDLObject)
    var resolver: MDLAssetResolver?
    func setComponent(_ component: MDLComponent, for protocolValue: Protocol)
    var startTime: Double
    var upAxis: vector_float3
    var url: URL? { get }
    var vertexDescriptor: MDLVertexDescriptor? { get }
  }
  protocol MDLAssetResolver: NSObjectProtocol {
    func canResolveAssetNamed(_ name: String) -> Bool
    func resolveAssetNamed(_ name: String) -> URL
  }
  struct MDLAxisAlignedBoundingBox {
    init()
    init(maxBounds: vector_float3, minBounds: vector_float3)
    var maxBounds: vector_float3
    var minBounds: vector_float3
  }
  class MDLBundleAssetResolver: NSObject, MDLAssetResolver {
    init(bundle path: String)
    var path: String
  }
  class MDLCamera: MDLObject {
    var apertureBladeCount: Int
    var barrelDistortion: Float
    func bokehKernel(withSize size: vector_int2) -> MDLTexture
    var chromaticAberration: Float
    var exposure: vector_float3
    var exposureCompression: vector_float2
    var fStop: Float
    var farVisibilityDistance: Float
    var fieldOfView: Float
    var fisheyeDistortion: Float
    var flash: vector_float3
    var focalLength: Float
    var focusDistance: Float
    func frame(_ boundingBox: MDLAxisAlignedBoundingBox, setNearAndFar: Bool)
    init()
    init(scnCamera sceneCamera: SCNCamera)
    func look(at focusPosition: vector_float3)
    func look(at focusPosition: vector_float3, from cameraPosition: vector_float3)
    var maximumCircleOfConfusion: Float
    var nearVisibilityDistance: Float
    var opticalVignetting: Float
    var projection: MDLCameraProjection
    var projectionMatrix: Any { get }
    func ray(to pixel: vector_int2, forViewPort size: vector_int2) -> vector_float3
    var sensorAspect: Float
    var sensorEnlargement: vector_float2
    var sensorShift: vector_float2
    var sensorVerticalAperture: Float
    var shutterOpenInterval: Double
    var worldToMetersConversionScale: Float
  }
  enum MDLCameraProjection: UInt {
    case perspective, orthographic
  }
  class MDLCheckerboardTexture: MDLTexture {
    var color1: CGColor?
    var color2: CGColor?
    var divisions: Float
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
    init(divisions: Float, name: String?, dimensions: vector_int2, channelCount: Int32, channelEncoding: MDLTextureChannelEncoding, color1: CGColor, color2: CGColor)
  }
  class MDLColorSwatchTexture: MDLTexture {
    init(colorGradientFrom color1: CGColor, to color2: CGColor, name: String?, textureDimensions: vector_int2)
    init(colorTemperatureGradientFrom colorTemperature1: Float, toColorTemperature colorTemperature2: Float, name: String?, textureDimensions: vector_int2)
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
  }
  protocol MDLComponent: NSObjectProtocol {}
  enum MDLDataPrecision: UInt {
    case undefined, float, double
  }
  enum MDLGeometryType: Int {
    case points, lines, triangles, triangleStrips, quads, variableTopology
  }
  enum MDLIndexBitDepth: UInt {
    case invalid, uInt8, uInt16, uInt32
  }
  protocol MDLJointAnimation: NSObjectProtocol {}
  class MDLLight: MDLObject {
    var colorSpace: String
    init()
    init(scnLight sceneLight: SCNLight)
    func irradiance(atPoint point: vector_float3) -> CGColor
    func irradiance(atPoint point: vector_float3, colorSpace: CGColorSpace) -> CGColor
    var lightType: MDLLightType
  }
  class MDLLightProbe: MDLLight {
    func generateSphericalHarmonics(fromIrradiance sphericalHarmonicsLevel: Int)
    init()
    init(reflectiveTexture: MDLTexture?, irradianceTexture: MDLTexture?)
    init?(textureSize: Int, forLocation transform: MDLTransform, lightsToConsider: [MDLLight], objectsToConsider: [MDLObject], reflectiveCubemap: MDLTexture?, irradianceCubemap: MDLTexture?)
    var irradianceTexture: MDLTexture? { get }
    var reflectiveTexture: MDLTexture? { get }
    var sphericalHarmonicsCoefficients: Data? { get }
    var sphericalHarmonicsLevel: Int { get }
  }
  protocol MDLLightProbeIrradianceDataSource: NSObjectProtocol {
    var boundingBox: MDLAxisAlignedBoundingBox
    func sphericalHarmonicsCoefficients(atPosition position: vector_float3) -> Data
    var sphericalHarmonicsLevel: Int
  }
  enum MDLLightType: UInt {
    case unknown, ambient, directional, spot, point, linear, discArea, rectangularArea, superElliptical, photometric, probe, environment
  }
  class MDLMaterial: NSObject, MDLNamed {
    var base: MDLMaterial?
    var count: Int { get }
    init()
    init(name: String, scatteringFunction: MDLScatteringFunction)
    init(scnMaterial material: SCNMaterial)
    func loadTextures(using resolver: MDLAssetResolver)
    var materialFace: MDLMaterialFace
    func object(atIndexedSubscript idx: Int) -> MDLMaterialProperty?
    func object(forKeyedSubscript name: String) -> MDLMaterialProperty?
    func properties(with semantic: MDLMaterialSemantic) -> [MDLMaterialProperty]
    func property(with semantic: MDLMaterialSemantic) -> MDLMaterialProperty?
    func propertyNamed(_ name: String) -> MDLMaterialProperty?
    func remove(_ property: MDLMaterialProperty)
    func removeAllProperties()
    func resolveTextures(with resolver: MDLAssetResolver)
    var scatteringFunction: MDLScatteringFunction { get }
    func setProperty(_ property: MDLMaterialProperty)
  }
  enum MDLMaterialFace: UInt {
    case front, back, doubleSided
  }
  enum MDLMaterialMipMapFilterMode: UInt {
    case nearest, linear
  }
  class MDLMaterialProperty: NSObject, MDLNamed, NSCopying {
    var color: CGColor?
    var float2Value: vector_float2
    var float3Value: vector_float3
    var float4Value: vector_float4
    var floatValue: Float
    init(name: String, semantic: MDLMaterialSemantic)
    init(name: String, semantic: MDLMaterialSemantic, color: CGColor)
    init(name: String, semantic: MDLMaterialSemantic, float2 value: vector_float2)
    init(name: String, semantic: MDLMaterialSemantic, float3 value: vector_float3)
    init(name: String, semantic: MDLMaterialSemantic, float4 value: vector_float4)
    init(name: String, semantic: MDLMaterialSemantic, float value: Float)
    init(name: String, semantic: MDLMaterialSemantic, matrix4x4 value: Any)
    init(name: String, semantic: MDLMaterialSemantic, string stringValue: String?)
    init(name: String, semantic: MDLMaterialSemantic, textureSampler: MDLTextureSampler?)
    init(name: String, semantic: MDLMaterialSemantic, url: URL?)
    var luminance: Float
    var matrix4x4: Any
    var semantic: MDLMaterialSemantic
    func setProperties(_ property: MDLMaterialProperty)
    func setType(_ type: MDLMaterialPropertyType)
    var stringValue: String?
    var textureSamplerValue: MDLTextureSampler?
    var type: MDLMaterialPropertyType { get }
    var urlValue: URL?
  }
  class MDLMaterialPropertyConnection: NSObject, MDLNamed {
    init(output: MDLMaterialProperty, input: MDLMaterialProperty)
    var input: MDLMaterialProperty? { get }
    var output: MDLMaterialProperty? { get }
  }
  class MDLMaterialPropertyGraph: MDLMaterialPropertyNode {
    var connections: [MDLMaterialPropertyConnection] { get }
    func evaluate()
    init(nodes: [MDLMaterialPropertyNode], connections: [MDLMaterialPropertyConnection])
    var nodes: [MDLMaterialPropertyNode] { get }
  }
  class MDLMaterialPropertyNode: NSObject, MDLNamed {
    var evaluationFunction: (MDLMaterialPropertyNode) -> Void
    init(inputs: [MDLMaterialProperty], outputs: [MDLMaterialProperty], evaluationFunction function: @escaping (MDLMaterialPropertyNode) -> Void)
    var inputs: [MDLMaterialProperty] { get }
    var outputs: [MDLMaterialProperty] { get }
  }
  enum MDLMaterialPropertyType: UInt {
    case none, string, url, texture, color, float, float2, float3, float4, matrix44, buffer
  }
  enum MDLMaterialSemantic: UInt {
    case baseColor, subsurface, metallic, specular, specularExponent, specularTint, roughness, anisotropic, anisotropicRotation, sheen, sheenTint, clearcoat, clearcoatGloss, emission, bump, opacity, interfaceIndexOfRefraction, materialIndexOfRefraction, objectSpaceNormal, tangentSpaceNormal, displacement, displacementScale, ambientOcclusion, ambientOcclusionScale, none, userDefined
  }
  enum MDLMaterialTextureFilterMode: UInt {
    case nearest, linear
  }
  enum MDLMaterialTextureWrapMode: UInt {
    case clamp, `repeat`, mirror
  }
  class MDLMatrix4x4Array: NSObject, NSCopying {
    func clear()
    var elementCount: Int { get }
    func getDouble4x4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    func getFloat4x4Array(_ valuesArray: UnsafeMutableRawPointer, maxCount: Int) -> Int
    init(elementCount arrayElementCount: Int)
    var precision: MDLDataPrecision { get }
    func setDouble4x4(_ valuesArray: UnsafeMutableRawPointer, count: Int)
    func setFloat4x4(_ valuesArray: UnsafeMutableRawPointer, count: Int)
  }
  class MDLMesh: MDLObject {
    func addAttribute(withName name: String, format: MDLVertexFormat)
    func addAttribute(withName name: String, format: MDLVertexFormat, type: String, data: Data, stride: Int)
    func addAttribute(withName name: String, format: MDLVertexFormat, type: String, data: Data, stride: Int, time: Double)
    func addNormals(withAttributeNamed name: String?, creaseThreshold: Float)
    func addOrthTanBasis(forTextureCoordinateAttributeNamed textureCoordinateAttributeName: String, normalAttributeNamed normalAttributeName: String, tangentAttributeNamed tangentAttributeName: String)
    func addTangentBasis(forTextureCoordinateAttributeNamed textureCoordinateAttributeName: String, normalAttributeNamed normalAttributeName: String, tangentAttributeNamed tangentAttributeName: String)
    func addTangentBasis(forTextureCoordinateAttributeNamed textureCoordinateAttributeName: String, tangentAttributeNamed tangentAttributeName: String, bitangentAttributeNamed bitangentAttributeName: String?)
    func addUnwrappedTextureCoordinates(forAttributeNamed textureCoordinateAttributeName: String)
    var allocator: MDLMeshBufferAllocator { get }
    var boundingBox: MDLAxisAlignedBoundingBox { get }
    func flipTextureCoordinates(inAttributeNamed inTextureCoordinateAttributeNamed: String)
    func generateAmbientOcclusionTexture(withQuality bakeQuality: Float, attenuationFactor: Float, objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String, materialPropertyNamed materialPropertyName: String) -> Bool
    func generateAmbientOcclusionTexture(withSize textureSize: vector_int2, raysPerSample: Int, attenuationFactor: Float, objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String, materialPropertyNamed materialPropertyName: String) -> Bool
    func generateAmbientOcclusionVertexColors(withQuality bakeQuality: Float, attenuationFactor: Float, objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String) -> Bool
    func generateAmbientOcclusionVertexColors(withRaysPerSample raysPerSample: Int, attenuationFactor: Float, objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String) -> Bool
    func generateLightMapTexture(withQuality bakeQuality: Float, lightsToConsider: [MDLLight], objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String, materialPropertyNamed materialPropertyName: String) -> Bool
    func generateLightMapTexture(withTextureSize textureSize: vector_int2, lightsToConsider: [MDLLight], objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String, materialPropertyNamed materialPropertyName: String) -> Bool
    func generateLightMapVertexColorsWithLights(toConsider lightsToConsider: [MDLLight], objectsToConsider: [MDLObject], vertexAttributeNamed vertexAttributeName: String) -> Bool
    init()
    init(bufferAllocator: MDLMeshBufferAllocator?)
    init(scnGeometry geometry: SCNGeometry)
    init(scnGeometry geometry: SCNGeometry, bufferAllocator: MDLMeshBufferAllocator?)
    init(vertexBuffer: MDLMeshBuffer, vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh])
    init(vertexBuffers: [MDLMeshBuffer], vertexCount: Int, descriptor: MDLVertexDescriptor, submeshes: [MDLSubmesh])
    func initBox(withExtent extent: vector_float3, segments: vector_int3, inwardNormals: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initCapsule(withExtent extent: vector_float3, cylinderSegments segments: vector_int2, hemisphereSegments: Int32, inwardNormals: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initCone(withExtent extent: vector_float3, segments: vector_int2, inwardNormals: Bool, cap: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initCylinder(withExtent extent: vector_float3, segments: vector_int2, inwardNormals: Bool, topCap: Bool, bottomCap: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initHemisphere(withExtent extent: vector_float3, segments: vector_int2, inwardNormals: Bool, cap: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initIcosahedron(withExtent extent: vector_float3, inwardNormals: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initMesh(bySubdividingMesh mesh: MDLMesh, submeshIndex: Int32, subdivisionLevels: UInt32, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initPlane(withExtent extent: vector_float3, segments: vector_int2, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func initSphere(withExtent extent: vector_float3, segments: vector_int2, inwardNormals: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> UnsafeMutableRawPointer
    func makeVerticesUnique() throws
    static func newBox(withDimensions dimensions: vector_float3, segments: vector_int3, geometryType: MDLGeometryType, inwardNormals: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newCapsule(withHeight height: Float, radii: vector_float2, radialSegments: Int, verticalSegments: Int, hemisphereSegments: Int, geometryType: MDLGeometryType, inwardNormals: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newCylinder(withHeight height: Float, radii: vector_float2, radialSegments: Int, verticalSegments: Int, geometryType: MDLGeometryType, inwardNormals: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newEllipsoid(withRadii radii: vector_float3, radialSegments: Int, verticalSegments: Int, geometryType: MDLGeometryType, inwardNormals: Bool, hemisphere: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newEllipticalCone(withHeight height: Float, radii: vector_float2, radialSegments: Int, verticalSegments: Int, geometryType: MDLGeometryType, inwardNormals: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newIcosahedron(withRadius radius: Float, inwardNormals: Bool, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newIcosahedron(withRadius radius: Float, inwardNormals: Bool, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newPlane(withDimensions dimensions: vector_float2, segments: vector_int2, geometryType: MDLGeometryType, allocator: MDLMeshBufferAllocator?) -> MDLMesh
    static func newSubdividedMesh(_ mesh: MDLMesh, submeshIndex: Int, subdivisionLevels: Int) -> MDLMesh?
    func removeAttributeNamed(_ name: String)
    func replaceAttributeNamed(_ name: String, with newData: MDLVertexAttributeData)
    var submeshes: NSMutableArray?
    func updateAttributeNamed(_ name: String, with newData: MDLVertexAttributeData)
    func vertexAttributeData(forAttributeNamed attributeName: String) -> MDLVertexAttributeData?
    func vertexAttributeData(forAttributeNamed attributeName: String, as format: MDLVertexFormat) -> MDLVertexAttributeData?
    var vertexBuffers: [MDLMeshBuffer]
    var vertexCount: Int
    var vertexDescriptor: MDLVertexDescriptor
  }
  protocol MDLMeshBuffer: NSCopying {
    var allocator: MDLMeshBufferAllocator { get }
    func fill(_ data: Data, offset: Int)
    var length: Int { get }
    var map: MDLMeshBufferMap { get }
    var type: MDLMeshBufferType { get }
    var zone: MDLMeshBufferZone? { get }
  }
  protocol MDLMeshBufferAllocator: NSObjectProtocol {
    func newBuffer(_ length: Int, type: MDLMeshBufferType) -> MDLMeshBuffer
    func newBuffer(from zone: MDLMeshBufferZone?, data: Data, type: MDLMeshBufferType) -> MDLMeshBuffer?
    func newBuffer(from zone: MDLMeshBufferZone?, length: Int, type: MDLMeshBufferType) -> MDLMeshBuffer?
    func newBuffer(with data: Data, type: MDLMeshBufferType) -> MDLMeshBuffer
    func newZone(_ capacity: Int) -> MDLMeshBufferZone
    func newZoneForBuffers(withSize sizes: [NSNumber], andType types: [NSNumber]) -> MDLMeshBufferZone
  }
  class MDLMeshBufferData: NSObject, MDLMeshBuffer, NSCopying {
    var data: Data { get }
    init()
    init(type: MDLMeshBufferType, data: Data?)
    init(type: MDLMeshBufferType, length: Int)
  }
  class MDLMeshBufferDataAllocator: NSObject, MDLMeshBufferAllocator {
    init()
  }
  class MDLMeshBufferMap: NSObject {
    var bytes: UnsafeMutableRawPointer { get }
    init()
    init(bytes: UnsafeMutableRawPointer, deallocator: (() -> Void)?)
  }
  enum MDLMeshBufferType: UInt {
    case vertex, index, custom
  }
  protocol MDLMeshBufferZone: NSObjectProtocol {
    var allocator: MDLMeshBufferAllocator { get }
    var capacity: Int { get }
  }
  class MDLMeshBufferZoneDefault: NSObject, MDLMeshBufferZone {
    init()
  }
  protocol MDLNamed: NSObjectProtocol {
    var name: String
  }
  class MDLNoiseTexture: MDLTexture {
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
    init(scalarNoiseWithSmoothness smoothness: Float, name: String?, textureDimensions: vector_int2, channelCount: Int32, channelEncoding: MDLTextureChannelEncoding, grayscale: Bool)
    func initCellularNoise(withFrequency frequency: Float, name: String?, textureDimensions: vector_int2, channelEncoding: MDLTextureChannelEncoding) -> UnsafeMutableRawPointer
    func initVectorNoise(withSmoothness smoothness: Float, name: String?, textureDimensions: vector_int2, channelEncoding: MDLTextureChannelEncoding) -> UnsafeMutableRawPointer
  }
  enum MDLNoiseTextureType: Int32 {
    case vector, cellular
  }
  class MDLNormalMapTexture: MDLTexture {
    init(byGeneratingNormalMapWith sourceTexture: MDLTexture, name: String?, smoothness: Float, contrast: Float)
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
  }
  class MDLObject: NSObject, MDLNamed {
    func addChild(_ child: MDLObject)
    func atPath(_ path: String) -> MDLObject
    func boundingBox(atTime: Double) -> MDLAxisAlignedBoundingBox
    var children: MDLObjectContainerComponent
    func componentConforming(to protocolValue: Protocol) -> MDLComponent?
    var components: [MDLComponent] { get }
    func enumerateChildObjects(of objectClass: AnyClass, root: MDLObject, using handler: @escaping (MDLObject, UnsafeMutablePointer<ObjCBool>) -> Void, stopPointer stop: UnsafeMutablePointer<ObjCBool>)
    var hidden: Bool
    init()
    init(scnNode node: SCNNode)
    init(scnNode node: SCNNode, bufferAllocator: MDLMeshBufferAllocator?)
    var instance: MDLObject?
    var parent: MDLObject?
    var path: String { get }
    func setComponent(_ component: MDLComponent, for protocolValue: Protocol)
    var transform: MDLTransformComponent?
  }
  class MDLObjectContainer: NSObject, MDLObjectContainerComponent {
    init()
  }
  protocol MDLObjectContainerComponent: MDLComponent {
    func addObject(_ object: MDLObject)
    var count: Int { get }
    func object(atIndexedSubscript index: Int) -> MDLObject
    var objects: [MDLObject] { get }
    func removeObject(_ object: MDLObject)
  }
  class MDLPackedJointAnimation: MDLObject, NSCopying, MDLJointAnimation {
    init(name: String, jointPaths: [String])
    var jointPaths: [String] { get }
    var rotations: MDLAnimatedQuaternionArray { get }
    var scales: MDLAnimatedVector3Array { get }
    var translations: MDLAnimatedVector3Array { get }
  }
  class MDLPathAssetResolver: NSObject, MDLAssetResolver {
    init(path: String)
    var path: String
  }
  class MDLPhotometricLight: MDLPhysicallyPlausibleLight {
    func generateCubemap(fromLight textureSize: Int)
    func generateSphericalHarmonics(fromLight sphericalHarmonicsLevel: Int)
    func generateTexture(_ textureSize: Int) -> MDLTexture
    init()
    init(iesProfile url: URL)
    var lightCubeMap: MDLTexture? { get }
    var sphericalHarmonicsCoefficients: Data? { get }
    var sphericalHarmonicsLevel: Int { get }
  }
  class MDLPhysicallyPlausibleLight: MDLLight {
    var attenuationEndDistance: Float
    var attenuationStartDistance: Float
    var color: CGColor?
    init()
    var innerConeAngle: Float
    var lumens: Float
    var outerConeAngle: Float
    func setColorByTemperature(_ temperature: Float)
  }
  class MDLPhysicallyPlausibleScatteringFunction: MDLScatteringFunction {
    var anisotropic: MDLMaterialProperty { get }
    var anisotropicRotation: MDLMaterialProperty { get }
    var clearcoat: MDLMaterialProperty { get }
    var clearcoatGloss: MDLMaterialProperty { get }
    init()
    var metallic: MDLMaterialProperty { get }
    var roughness: MDLMaterialProperty { get }
    var sheen: MDLMaterialProperty { get }
    var sheenTint: MDLMaterialProperty { get }
    var specularAmount: MDLMaterialProperty { get }
    var specularTint: MDLMaterialProperty { get }
    var subsurface: MDLMaterialProperty { get }
    var version: Int { get }
  }
  enum MDLProbePlacement: Int {
    case uniformGrid, irradianceDistribution
  }
  class MDLRelativeAssetResolver: NSObject, MDLAssetResolver {
    var asset: MDLAsset?
    init(asset: MDLAsset)
  }
  class MDLScatteringFunction: NSObject, MDLNamed {
    var ambientOcclusion: MDLMaterialProperty { get }
    var ambientOcclusionScale: MDLMaterialProperty { get }
    var baseColor: MDLMaterialProperty { get }
    var emission: MDLMaterialProperty { get }
    init()
    var interfaceIndexOfRefraction: MDLMaterialProperty { get }
    var materialIndexOfRefraction: MDLMaterialProperty { get }
    var normal: MDLMaterialProperty { get }
    var specular: MDLMaterialProperty { get }
  }
  class MDLSkeleton: MDLObject, NSCopying {
    init(name: String, jointPaths: [String])
    var jointBindTransforms: MDLMatrix4x4Array { get }
    var jointPaths: [String] { get }
    var jointRestTransforms: MDLMatrix4x4Array { get }
  }
  class MDLSkyCubeTexture: MDLTexture {
    var brightness: Float
    var contrast: Float
    var exposure: Float
    var gamma: Float
    var groundAlbedo: Float
    var groundColor: CGColor?
    var highDynamicRangeCompression: vector_float2
    var horizonElevation: Float
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
    init(name: String?, channelEncoding: MDLTextureChannelEncoding, textureDimensions: vector_int2, turbidity: Float, sunElevation: Float, sunAzimuth: Float, upperAtmosphereScattering: Float, groundAlbedo: Float)
    init(name: String?, channelEncoding: MDLTextureChannelEncoding, textureDimensions: vector_int2, turbidity: Float, sunElevation: Float, upperAtmosphereScattering: Float, groundAlbedo: Float)
    var saturation: Float
    var sunAzimuth: Float
    var sunElevation: Float
    var turbidity: Float
    func updateTexture()
    var upperAtmosphereScattering: Float
  }
  class MDLStereoscopicCamera: MDLCamera {
    init()
    var interPupillaryDistance: Float
    var leftProjectionMatrix: Any { get }
    var leftVergence: Float
    var leftViewMatrix: Any { get }
    var overlap: Float
    var rightProjectionMatrix: Any { get }
    var rightVergence: Float
    var rightViewMatrix: Any { get }
  }
  class MDLSubmesh: NSObject, MDLNamed {
    var geometryType: MDLGeometryType { get }
    var indexBuffer: MDLMeshBuffer { get }
    func indexBuffer(asIndexType indexType: MDLIndexBitDepth) -> MDLMeshBuffer
    var indexCount: Int { get }
    var indexType: MDLIndexBitDepth { get }
    init()
    init(indexBuffer: MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType, material: MDLMaterial?)
    init(mdlSubmesh indexBuffer: MDLSubmesh, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType)
    init(name: String, indexBuffer: MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType, material: MDLMaterial?)
    init(name: String, indexBuffer: MDLMeshBuffer, indexCount: Int, indexType: MDLIndexBitDepth, geometryType: MDLGeometryType, material: MDLMaterial?, topology: MDLSubmeshTopology?)
    init(scnGeometryElement element: SCNGeometryElement)
    init(scnGeometryElement element: SCNGeometryElement, bufferAllocator: MDLMeshBufferAllocator?)
    var material: MDLMaterial?
    var topology: MDLSubmeshTopology?
  }
  class MDLSubmeshTopology: NSObject {
    var edgeCreaseCount: Int
    var edgeCreaseIndices: MDLMeshBuffer?
    var edgeCreases: MDLMeshBuffer?
    var faceCount: Int
    var faceTopology: MDLMeshBuffer?
    var holeCount: Int
    var holes: MDLMeshBuffer?
    init()
    init(submesh: MDLSubmesh)
    var vertexCreaseCount: Int
    var vertexCreaseIndices: MDLMeshBuffer?
    var vertexCreases: MDLMeshBuffer?
  }
  class MDLTexture: NSObject, MDLNamed {
    var channelCount: Int { get }
    var channelEncoding: MDLTextureChannelEncoding { get }
    var dimensions: vector_int2 { get }
    var hasAlphaValues: Bool
    var imageFromTexture: CGImage { get }
    func imageFromTexture(atLevel level: Int) -> CGImage?
    init()
    init?(cubeWithImagesNamed imageNames: [String])
    init?(cubeWithImagesNamed imageNames: [String], bundle bundleOrNil: Bundle?)
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
    init?(named name: String)
    init?(named name: String, assetResolver resolver: MDLAssetResolver)
    init?(named name: String, bundle bundleOrNil: Bundle?)
    static func irradianceTextureCube(with texture: MDLTexture, name: String?, dimensions: vector_int2) -> MDLTexture
    static func irradianceTextureCube(with reflectiveTexture: MDLTexture, name: String?, dimensions: vector_int2, roughness: Float) -> MDLTexture
    var isCube: Bool
    var mipLevelCount: Int { get }
    var rowStride: Int { get }
    var texelDataWithBottomLeftOrigin: Data { get }
    func texelDataWithBottomLeftOrigin(atMipLevel mipLevel: Int, create: Bool) -> Data?
    var texelDataWithTopLeftOrigin: Data { get }
    func texelDataWithTopLeftOrigin(atMipLevel mipLevel: Int, create: Bool) -> Data?
    func write(to url: URL) -> Bool
    func write(to url: URL, level: Int) -> Bool
    func write(to url: URL, type: String) -> Bool
    func write(to nsurl: URL, type: String, level: Int) -> Bool
  }
  enum MDLTextureChannelEncoding: Int {
    case uInt8, uInt16, uInt24, uInt32, float16, float16SR, float32
  }
  class MDLTextureFilter: NSObject {
    init()
    var magFilter: MDLMaterialTextureFilterMode
    var minFilter: MDLMaterialTextureFilterMode
    var mipFilter: MDLMaterialMipMapFilterMode
    var rWrapMode: MDLMaterialTextureWrapMode
    var sWrapMode: MDLMaterialTextureWrapMode
    var tWrapMode: MDLMaterialTextureWrapMode
  }
  class MDLTextureSampler: NSObject {
    var hardwareFilter: MDLTextureFilter?
    init()
    var texture: MDLTexture?
    var transform: MDLTransform?
  }
  class MDLTransform: NSObject, MDLTransformComponent, NSCopying {
    init()
    init(matrix: Any)
    init(matrix: Any, resetsTransform: Bool)
    init(transformComponent component: MDLTransformComponent)
    init(transformComponent component: MDLTransformComponent, resetsTransform: Bool)
    var rotation: vector_float3
    func rotation(atTime: Double) -> vector_float3
    func rotationMatrix(atTime: Double) -> Any
    var scale: vector_float3
    func scale(atTime: Double) -> vector_float3
    func setIdentity()
    func setMatrix(_ matrix: Any, forTime time: Double)
    func setRotation(_ rotation: vector_float3, forTime time: Double)
    func setScale(_ scale: vector_float3, forTime time: Double)
    func setShear(_ scale: vector_float3, forTime time: Double)
    func setTranslation(_ translation: vector_float3, forTime time: Double)
    var shear: vector_float3
    func shear(atTime: Double) -> vector_float3
    var translation: vector_float3
    func translation(atTime: Double) -> vector_float3
  }
  protocol MDLTransformComponent: MDLComponent {
    static func globalTransform(with obj: MDLObject, atTime: Double) -> Any
    var keyTimes: [NSNumber] { get }
    func localTransform(atTime: Double) -> Any
    var matrix: Any
    var maximumTime: Double { get }
    var minimumTime: Double { get }
    var resetsTransform: Bool
    func setLocalTransform(_ transform: Any)
    func setLocalTransform(_ transform: Any, forTime time: Double)
  }
  class MDLTransformMatrixOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedMatrix4x4 { get }
    init()
  }
  protocol MDLTransformOp: NSObjectProtocol {
    func double4x4(atTime: Double) -> matrix_double4x4
    func float4x4(atTime: Double) -> matrix_float4x4
    var isInverseOp: Bool { get }
    var name: String { get }
  }
  enum MDLTransformOpRotationOrder: UInt {
    case xyz, xzy, yxz, yzx, zxy, zyx
  }
  class MDLTransformOrientOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedQuaternion { get }
    init()
  }
  class MDLTransformRotateOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedVector3 { get }
    init()
  }
  class MDLTransformRotateXOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedScalar { get }
    init()
  }
  class MDLTransformRotateYOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedScalar { get }
    init()
  }
  class MDLTransformRotateZOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedScalar { get }
    init()
  }
  class MDLTransformScaleOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedVector3 { get }
    init()
  }
  class MDLTransformStack: NSObject, NSCopying, MDLTransformComponent {
    func addMatrixOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformMatrixOp
    func addOrientOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformOrientOp
    func addRotateOp(_ animatedValueName: String, order: MDLTransformOpRotationOrder, inverse: Bool) -> MDLTransformRotateOp
    func addRotateXOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformRotateXOp
    func addRotateYOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformRotateYOp
    func addRotateZOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformRotateZOp
    func addScaleOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformScaleOp
    func addTranslateOp(_ animatedValueName: String, inverse: Bool) -> MDLTransformTranslateOp
    func animatedValue(withName name: String) -> MDLAnimatedValue
    var count: Int { get }
    func double4x4(atTime: Double) -> matrix_double4x4
    func float4x4(atTime: Double) -> matrix_float4x4
    init()
    var transformOps: [MDLTransformOp] { get }
  }
  class MDLTransformTranslateOp: NSObject, MDLTransformOp {
    var animatedValue: MDLAnimatedVector3 { get }
    init()
  }
  class MDLURLTexture: MDLTexture {
    init(data pixelData: Data?, topLeftOrigin: Bool, name: String?, dimensions: vector_int2, rowStride: Int, channelCount: Int, channelEncoding: MDLTextureChannelEncoding, isCube: Bool)
    init(url: URL, name: String?)
    var url: URL
  }
  class MDLUtility: NSObject {
    static func convert(toUSDZ inputUrl: URL, writeTo outputUrl: URL)
  }
  class MDLVertexAttribute: NSObject, NSCopying {
    var bufferIndex: Int
    var format: MDLVertexFormat
    init()
    init(name: String, format: MDLVertexFormat, offset: Int, bufferIndex: Int)
    var initializationValue: vector_float4
    var name: String
    var offset: Int
    var time: Double
  }
  var MDLVertexAttributeAnisotropy: String { get }
  var MDLVertexAttributeBinormal: String { get }
  var MDLVertexAttributeBitangent: String { get }
  var MDLVertexAttributeColor: String { get }
  class MDLVertexAttributeData: NSObject {
    var bufferSize: Int
    var dataStart: UnsafeMutableRawPointer
    var format: MDLVertexFormat
    var map: MDLMeshBufferMap
    var stride: Int
  }
  var MDLVertexAttributeEdgeCrease: String { get }
  var MDLVertexAttributeJointIndices: String { get }
  var MDLVertexAttributeJointWeights: String { get }
  var MDLVertexAttributeNormal: String { get }
  var MDLVertexAttributeOcclusionValue: String { get }
  var MDLVertexAttributePosition: String { get }
  var MDLVertexAttributeShadingBasisU: String { get }
  var MDLVertexAttributeShadingBasisV: String { get }
  var MDLVertexAttributeSubdivisionStencil: String { get }
  var MDLVertexAttributeTangent: String { get }
  var MDLVertexAttributeTextureCoordinate: String { get }
  class MDLVertexBufferLayout: NSObject, NSCopying {
    init()
    init(stride: Int)
    var stride: Int
  }
  class MDLVertexDescriptor: NSObject, NSCopying {
    func addOrReplaceAttribute(_ attribute: MDLVertexAttribute)
    func attributeNamed(_ name: String) -> MDLVertexAttribute?
    var attributes: NSMutableArray
    init()
    init(vertexDescriptor: MDLVertexDescriptor)
    var layouts: NSMutableArray
    func removeAttributeNamed(_ name: String)
    func reset()
    func setPackedOffsets()
    func setPackedStrides()
  }
  enum MDLVertexFormat: UInt {
    case invalid, packedBits, uCharBits, charBits, uCharNormalizedBits, charNormalizedBits, uShortBits, shortBits, uShortNormalizedBits, shortNormalizedBits, uIntBits, intBits, halfBits, floatBits, uChar, uChar2, uChar3, uChar4, char, char2, char3, char4, uCharNormalized, uChar2Normalized, uChar3Normalized, uChar4Normalized, charNormalized, char2Normalized, char3Normalized, char4Normalized, uShort, uShort2, uShort3, uShort4, short, short2, short3, short4, uShortNormalized, uShort2Normalized, uShort3Normalized, uShort4Normalized, shortNormalized, short2Normalized, short3Normalized, short4Normalized, uInt, uInt2, uInt3, uInt4, int, int2, int3, int4, half, half2, half3, half4, float, float2, float3, float4, int1010102Normalized, uInt1010102Normalized
  }
  class MDLVoxelArray: MDLObject {
    var boundingBox: MDLAxisAlignedBoundingBox { get }
    var coarseMesh: MDLMesh { get }
    func coarseMesh(using allocator: MDLMeshBufferAllocator?) -> MDLMesh?
    func convertToSignedShellField()
    var count: Int { get }
    func difference(withVoxels voxels: MDLVoxelArray)
    func index(ofSpatialLocation spatiallocation: vector_float3) -> vector_int4
    init(asset: MDLAsset, divisions: Int32, interiorNBWidth: Float, exteriorNBWidth: Float, patchRadius: Float)
    init(asset: MDLAsset, divisions: Int32, interiorShells: Int32, exteriorShells: Int32, patchRadius: Float)
    init(asset: MDLAsset, divisions: Int32, patchRadius: Float)
    init(data voxelData: Data, boundingBox: MDLAxisAlignedBoundingBox, voxelExtent: Float)
    func intersect(withVoxels voxels: MDLVoxelArray)
    var isValidSignedShellField: Bool { get }
    func mesh(using allocator: MDLMeshBufferAllocator?) -> MDLMesh?
    func setVoxelAtIndex(_ index: vector_int4)
    func setVoxelsFor(_ mesh: MDLMesh, divisions: Int32, interiorNBWidth: Float, exteriorNBWidth: Float, patchRadius: Float)
    func setVoxelsFor(_ mesh: MDLMesh, divisions: Int32, interiorShells: Int32, exteriorShells: Int32, patchRadius: Float)
    func setVoxelsFor(_ mesh: MDLMesh, divisions: Int32, patchRadius: Float)
    var shellFieldExteriorThickness: Float
    var shellFieldInteriorThickness: Float
    func spatialLocation(ofIndex index: vector_int4) -> vector_float3
    func union(withVoxels voxels: MDLVoxelArray)
    func voxelBoundingBox(atIndex index: vector_int4) -> MDLAxisAlignedBoundingBox
    func voxelExists(atIndex: vector_int4, allowAnyX: Bool, allowAnyY: Bool, allowAnyZ: Bool, allowAnyShell: Bool) -> Bool
    var voxelIndexExtent: MDLVoxelIndexExtent { get }
    var voxelIndices: Data { get }
    func voxels(within withinExtent: MDLVoxelIndexExtent) -> Data?
  }
  """#

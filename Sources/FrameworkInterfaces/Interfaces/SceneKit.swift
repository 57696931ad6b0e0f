/// What is known of the module `SceneKit`.
let sceneKitInterface = #"""
  // exports: Foundation UIKit QuartzCore CoreGraphics
  class SCNAccelerationConstraint: SCNConstraint {
    var damping: CGFloat
    var decelerationDistance: CGFloat
    init()
    var maximumLinearAcceleration: CGFloat
    var maximumLinearVelocity: CGFloat
  }
  class SCNAction: NSObject, NSCopying, NSSecureCoding {
    static func customAction(withDuration seconds: Double, actionBlock handler: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction
    var duration: Double
    static func fadeIn(withDuration durationInSeconds: Double) -> SCNAction
    static func fadeOpacity(by factor: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func fadeOpacity(to opacity: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func fadeOut(withDuration durationInSeconds: Double) -> SCNAction
    static func group(_ actions: [SCNAction]) -> SCNAction
    static func hide() -> SCNAction
    init()
    init?(coder: NSCoder)
    static func javaScriptAction(withScript script: String, duration seconds: Double) -> SCNAction
    static func move(by delta: SCNVector3, duration durationInSeconds: Double) -> SCNAction
    static func move(to location: SCNVector3, duration durationInSeconds: Double) -> SCNAction
    static func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func play(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction
    static func removeFromParentNode() -> SCNAction
    static func `repeat`(_ action: SCNAction, count: Int) -> SCNAction
    static func repeatForever(_ action: SCNAction) -> SCNAction
    func reversed() -> SCNAction
    static func rotate(byAngle angle: CGFloat, aroundAxis axis: SCNVector3, duration durationInSeconds: Double) -> SCNAction
    static func rotate(toAxisAngle axisAngle: SCNVector4, duration durationInSeconds: Double) -> SCNAction
    static func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration durationInSeconds: Double, shortestUnitArc: Bool) -> SCNAction
    static func run(_ handler: @escaping (SCNNode) -> Void) -> SCNAction
    static func run(_ handler: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction
    static func scale(by scale: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func scale(to scale: CGFloat, duration durationInSeconds: Double) -> SCNAction
    static func sequence(_ actions: [SCNAction]) -> SCNAction
    var speed: CGFloat
    var timingFunction: ((Float) -> Float)?
    var timingMode: SCNActionTimingMode
    static func unhide() -> SCNAction
    static func wait(forDuration durationInSeconds: Double) -> SCNAction
    static func wait(forDuration durationInSeconds: Double, withRange durationRange: Double) -> SCNAction
  }
  enum SCNActionTimingMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut
  }
  protocol SCNActionable: NSObjectProtocol {
    func action(forKey key: String) -> SCNAction?
    var actionKeys: [String] { get }
    var hasActions: Bool { get }
    func removeAction(forKey key: String)
    func removeAllActions()
    func run(_ action: SCNAction)
    func run(_ action: SCNAction, completionHandler block: (() -> Void)?)
    func run(_ action: SCNAction, forKey key: String?)
    func run(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
  }
  protocol SCNAnimatable: NSObjectProtocol {
    func add(_ player: SCNAnimationPlayer, forKey key: String?)
    func add(_ scnAnimation: SCNAnimation, forKey key: String?)
    func animation(forKey key: String) -> CAAnimation?
    var animationKeys: [String] { get }
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
    func isAnimation(forKeyPaused key: String) -> Bool
    func pauseAnimation(forKey key: String)
    func removeAllAnimations()
    func removeAllAnimations(withBlendOutDuration duration: CGFloat)
    func removeAnimation(forKey key: String)
    func removeAnimation(forKey key: String, blendOutDuration: CGFloat)
    func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat)
    func resumeAnimation(forKey key: String)
    func setSpeed(_ speed: CGFloat, forAnimationKey key: String)
  }
  protocol SCNAnimation: NSObjectProtocol {
    var animationDidStart: ((SCNAnimation, SCNAnimatable) -> Void)?
    var animationDidStop: ((SCNAnimation, SCNAnimatable, Bool) -> Void)?
    var animationEvents: [SCNAnimationEvent]?
    var autoreverses: Bool
    var blendInDuration: Double
    var blendOutDuration: Double
    var duration: Double
    var fillsBackward: Bool
    var fillsForward: Bool
    init()
    init(caAnimation: CAAnimation)
    init?(coder: NSCoder)
    init(contentsOf animationUrl: URL)
    init(named animationName: String)
    var isAdditive: Bool
    var isAppliedOnCompletion: Bool
    var isCumulative: Bool
    var isRemovedOnCompletion: Bool
    var keyPath: String?
    var repeatCount: CGFloat
    var startDelay: Double
    var timeOffset: Double
    var timingFunction: SCNTimingFunction
    var usesSceneTimeBase: Bool
  }
  class SCNAnimationEvent: NSObject {
    init(keyTime: CGFloat, block eventHandler: @escaping (Any, Any, Bool) -> Void)
  }
  class SCNAnimationPlayer: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    var animation: SCNAnimation { get }
    var blendFactor: CGFloat
    init()
    init(animation: SCNAnimation)
    init?(coder: NSCoder)
    var paused: Bool
    func play()
    var speed: CGFloat
    func stop()
    func stop(withBlendOutDuration seconds: Double)
  }
  enum SCNAntialiasingMode: UInt {
    case none, multisampling2X, multisampling4X, multisampling8X, multisampling16X
  }
  class SCNAudioPlayer: NSObject {
    var audioNode: AVAudioNode? { get }
    var audioSource: SCNAudioSource? { get }
    var didFinishPlayback: (() -> Void)?
    init(avAudioNode audioNode: AVAudioNode)
    init(source: SCNAudioSource)
    var willStartPlayback: (() -> Void)?
  }
  class SCNAudioSource: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(fileNamed filename: String)
    init?(named fileName: String)
    init(url: URL)
    var isPositional: Bool
    func load()
    var loops: Bool
    var rate: Float
    var reverbBlend: Float
    var shouldStream: Bool
    var volume: Float
  }
  class SCNAvoidOccluderConstraint: SCNConstraint {
    var bias: CGFloat
    var delegate: SCNAvoidOccluderConstraintDelegate?
    init()
    init(target: SCNNode?)
    var occluderCategoryBitMask: Int
    var target: SCNNode?
  }
  protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {
    func avoidOccluderConstraint(_ constraint: SCNAvoidOccluderConstraint, didAvoidOccluder occluder: SCNNode, for node: SCNNode)
    func avoidOccluderConstraint(_ constraint: SCNAvoidOccluderConstraint, shouldAvoidOccluder occluder: SCNNode, for node: SCNNode) -> Bool
  }
  enum SCNBillboardAxis: UInt {
    case x, y, z, all
  }
  class SCNBillboardConstraint: SCNConstraint {
    var freeAxes: SCNBillboardAxis
    init()
  }
  enum SCNBlendMode: Int {
    case alpha, add, subtract, multiply, screen, replace, max
  }
  protocol SCNBoundingVolume: NSObjectProtocol {
    func getBoundingBoxMin(_ min: UnsafeMutablePointer<SCNVector3>, max: UnsafeMutablePointer<SCNVector3>) -> Bool
    func getBoundingSphereCenter(_ center: UnsafeMutablePointer<SCNVector3>, radius: UnsafeMutablePointer<CGFloat>) -> Bool
    func setBoundingBoxMin(_ min: UnsafeMutablePointer<SCNVector3>, max: UnsafeMutablePointer<SCNVector3>)
  }
  class SCNBox: SCNGeometry {
    var chamferRadius: CGFloat
    var chamferSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
    var length: CGFloat
    var lengthSegmentCount: Int
    var width: CGFloat
    var widthSegmentCount: Int
  }
  enum SCNBufferFrequency: Int {
    case frame, node, shadable
  }
  protocol SCNBufferStream: NSObjectProtocol {
    func writeBytes(_ bytes: UnsafeMutableRawPointer, length: Int)
  }
  class SCNCamera: NSObject, SCNAnimatable, SCNTechniqueSupport, NSCopying, NSSecureCoding {
    var aperture: CGFloat
    var apertureBladeCount: Int
    var automaticallyAdjustsZRange: Bool
    var averageGray: CGFloat
    var bloomBlurRadius: CGFloat
    var bloomIntensity: CGFloat
    var bloomIterationCount: Int
    var bloomIterationSpread: CGFloat
    var bloomThreshold: CGFloat
    var categoryBitMask: Int
    var colorFringeIntensity: CGFloat
    var colorFringeStrength: CGFloat
    var colorGrading: SCNMaterialProperty { get }
    var contrast: CGFloat
    var exposureAdaptationBrighteningSpeedFactor: CGFloat
    var exposureAdaptationDarkeningSpeedFactor: CGFloat
    var exposureOffset: CGFloat
    var fStop: CGFloat
    var fieldOfView: CGFloat
    var focalBlurRadius: CGFloat
    var focalBlurSampleCount: Int
    var focalDistance: CGFloat
    var focalLength: CGFloat
    var focalSize: CGFloat
    var focusDistance: CGFloat
    var grainIntensity: CGFloat
    var grainIsColored: Bool
    var grainScale: CGFloat
    init()
    init?(coder: NSCoder)
    init(mdlCamera modelCamera: MDLCamera)
    var maximumExposure: CGFloat
    var minimumExposure: CGFloat
    var motionBlurIntensity: CGFloat
    var name: String?
    var orthographicScale: Double
    var projectionDirection: SCNCameraProjectionDirection
    var projectionTransform: SCNMatrix4
    func projectionTransform(withViewportSize viewportSize: CGSize) -> SCNMatrix4
    var saturation: CGFloat
    var screenSpaceAmbientOcclusionBias: CGFloat
    var screenSpaceAmbientOcclusionDepthThreshold: CGFloat
    var screenSpaceAmbientOcclusionIntensity: CGFloat
    var screenSpaceAmbientOcclusionNormalThreshold: CGFloat
    var screenSpaceAmbientOcclusionRadius: CGFloat
    var sensorHeight: CGFloat
    var usesOrthographicProjection: Bool
    var vignettingIntensity: CGFloat
    var vignettingPower: CGFloat
    var wantsDepthOfField: Bool
    var wantsExposureAdaptation: Bool
    var wantsHDR: Bool
    var whiteBalanceTemperature: CGFloat
    var whiteBalanceTint: CGFloat
    var whitePoint: CGFloat
    var xFov: Double
    var yFov: Double
    var zFar: Double
    var zNear: Double
  }
  protocol SCNCameraControlConfiguration: NSObjectProtocol {
    var allowsTranslation: Bool
    var autoSwitchToFreeCamera: Bool
    var flyModeVelocity: CGFloat
    var panSensitivity: CGFloat
    var rotationSensitivity: CGFloat
    var truckSensitivity: CGFloat
  }
  class SCNCameraController: NSObject {
    var automaticTarget: Bool
    func beginInteraction(_ location: CGPoint, withViewport viewport: CGSize)
    func clearRoll()
    func continueInteraction(_ location: CGPoint, withViewport viewport: CGSize, sensitivity: CGFloat)
    var delegate: SCNCameraControllerDelegate?
    func dolly(by delta: Float, onScreenPoint screenPoint: CGPoint, viewport: CGSize)
    func dolly(toTarget delta: Float)
    func endInteraction(_ location: CGPoint, withViewport viewport: CGSize, velocity: CGPoint)
    func frame(_ nodes: [SCNNode])
    var inertiaEnabled: Bool
    var inertiaFriction: Float
    init()
    var interactionMode: SCNInteractionMode
    var isInertiaRunning: Bool { get }
    var maximumHorizontalAngle: Float
    var maximumVerticalAngle: Float
    var minimumHorizontalAngle: Float
    var minimumVerticalAngle: Float
    var pointOfView: SCNNode?
    func roll(by delta: Float, aroundScreenPoint screenPoint: CGPoint, viewport: CGSize)
    func rollAroundTarget(_ delta: Float)
    func rotateBy(x deltaX: Float, y deltaY: Float)
    func stopInertia()
    var target: SCNVector3
    func translateInCameraSpaceBy(x deltaX: Float, y deltaY: Float, z deltaZ: Float)
    var worldUp: SCNVector3
  }
  protocol SCNCameraControllerDelegate: NSObjectProtocol {
    func cameraInertiaDidEnd(for cameraController: SCNCameraController)
    func cameraInertiaWillStart(for cameraController: SCNCameraController)
  }
  enum SCNCameraProjectionDirection: Int {
    case vertical, horizontal
  }
  class SCNCapsule: SCNGeometry {
    var capRadius: CGFloat
    var capSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(capRadius: CGFloat, height: CGFloat)
    var radialSegmentCount: Int
  }
  enum SCNChamferMode: Int {
    case both, front, back
  }
  struct SCNColorMask: OptionSet {
    static var all: SCNColorMask { get }
    static var alpha: SCNColorMask { get }
    static var blue: SCNColorMask { get }
    static var green: SCNColorMask { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var red: SCNColorMask { get }
  }
  class SCNCone: SCNGeometry {
    var bottomRadius: CGFloat
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat)
    var radialSegmentCount: Int
    var topRadius: CGFloat
  }
  var SCNConsistencyElementIDErrorKey: String { get }
  var SCNConsistencyElementTypeErrorKey: String { get }
  var SCNConsistencyLineNumberErrorKey: String { get }
  class SCNConstraint: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    var influenceFactor: CGFloat
    init?(coder: NSCoder)
    var isEnabled: Bool
    var isIncremental: Bool
  }
  enum SCNCullMode: Int {
    case back, front
  }
  class SCNCylinder: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(radius: CGFloat, height: CGFloat)
    var radialSegmentCount: Int
    var radius: CGFloat
  }
  struct SCNDebugOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var renderAsWireframe: SCNDebugOptions { get }
    static var showBoundingBoxes: SCNDebugOptions { get }
    static var showCameras: SCNDebugOptions { get }
    static var showConstraints: SCNDebugOptions { get }
    static var showCreases: SCNDebugOptions { get }
    static var showLightExtents: SCNDebugOptions { get }
    static var showLightInfluences: SCNDebugOptions { get }
    static var showPhysicsFields: SCNDebugOptions { get }
    static var showPhysicsShapes: SCNDebugOptions { get }
    static var showSkeletons: SCNDebugOptions { get }
    static var showWireframe: SCNDebugOptions { get }
  }
  var SCNDetailedErrorsKey: String { get }
  class SCNDistanceConstraint: SCNConstraint {
    init()
    init(target: SCNNode?)
    var maximumDistance: CGFloat
    var minimumDistance: CGFloat
    var target: SCNNode?
  }
  struct SCNError: Error {
    enum Code: Int { case programCompilationError }
    var code: SCNError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SCNError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var programCompilationError: SCNError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SCNErrorDomain: String { get }
  enum SCNFillMode: UInt {
    case fill, lines
  }
  enum SCNFilterMode: Int {
    case none, nearest, linear
  }
  class SCNFloor: SCNGeometry {
    init()
    var length: CGFloat
    var reflectionCategoryBitMask: Int
    var reflectionFalloffEnd: CGFloat
    var reflectionFalloffStart: CGFloat
    var reflectionResolutionScaleFactor: CGFloat
    var reflectivity: CGFloat
    var width: CGFloat
  }
  class SCNGeometry: NSObject, SCNAnimatable, SCNBoundingVolume, SCNShadable, NSCopying, NSSecureCoding {
    var edgeCreasesElement: SCNGeometryElement?
    var edgeCreasesSource: SCNGeometrySource?
    var firstMaterial: SCNMaterial?
    func geometryElement(at elementIndex: Int) -> SCNGeometryElement
    var geometryElementCount: Int { get }
    var geometryElements: [SCNGeometryElement] { get }
    var geometrySourceChannels: [NSNumber]? { get }
    var geometrySources: [SCNGeometrySource] { get }
    func geometrySources(forSemantic semantic: String) -> [SCNGeometrySource]
    init()
    init?(coder: NSCoder)
    init(mdlMesh mesh: MDLMesh)
    init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?)
    init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?, sourceChannels: [NSNumber]?)
    func insertMaterial(_ material: SCNMaterial, at index: Int)
    var levelsOfDetail: [SCNLevelOfDetail]?
    func material(withName name: String) -> SCNMaterial?
    var materials: [SCNMaterial]
    var name: String?
    func removeMaterial(at index: Int)
    func replaceMaterial(at materialIndex: Int, with newMaterial: SCNMaterial)
    var subdivisionLevel: Int
    var tessellator: SCNGeometryTessellator?
    var wantsAdaptiveSubdivision: Bool
  }
  class SCNGeometryElement: NSObject, NSSecureCoding {
    var bytesPerIndex: Int { get }
    var data: Data { get }
    var indicesChannelCount: Int { get }
    init()
    init(buffer: MTLBuffer, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int)
    init(buffer data: MTLBuffer, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, indicesChannelCount: Int, interleavedIndicesChannels: Bool, bytesPerIndex: Int)
    init?(coder: NSCoder)
    init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int)
    init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, indicesChannelCount: Int, interleavedIndicesChannels: Bool, bytesPerIndex: Int)
    init(mdlSubmesh submesh: MDLSubmesh)
    var interleavedIndicesChannels: Bool { get }
    var maximumPointScreenSpaceRadius: CGFloat
    var minimumPointScreenSpaceRadius: CGFloat
    var pointSize: CGFloat
    var primitiveCount: Int { get }
    var primitiveRange: NSRange
    var primitiveType: SCNGeometryPrimitiveType { get }
  }
  enum SCNGeometryPrimitiveType: Int {
    case triangles, triangleStrip, line, point, polygon
  }
  class SCNGeometrySource: NSObject, NSSecureCoding {
    enum Semantic: Int32 { case vertex, normal, color, texcoord, vertexCrease, edgeCrease, boneWeights, boneIndices }
    var bytesPerComponent: Int { get }
    var componentsPerVector: Int { get }
    var data: Data { get }
    var dataOffset: Int { get }
    var dataStride: Int { get }
    var floatComponents: Bool { get }
    init()
    init(buffer mtlBuffer: MTLBuffer, vertexFormat: MTLVertexFormat, semantic geometrySourceSemantic: String, vertexCount: Int, dataOffset offset: Int, dataStride stride: Int)
    init?(coder: NSCoder)
    init(data: Data, semantic geometrySourceSemantic: String, vectorCount: Int, floatComponents: Bool, componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int)
    init(normals: UnsafeMutableRawPointer, count: Int)
    init(textureCoordinates texcoords: UnsafeMutableRawPointer, count: Int)
    init(vertices: UnsafeMutableRawPointer, count: Int)
    var semantic: String { get }
    var vectorCount: Int { get }
  }
  var SCNGeometrySourceSemanticBoneIndices: String { get }
  var SCNGeometrySourceSemanticBoneWeights: String { get }
  var SCNGeometrySourceSemanticColor: String { get }
  var SCNGeometrySourceSemanticEdgeCrease: String { get }
  var SCNGeometrySourceSemanticNormal: String { get }
  var SCNGeometrySourceSemanticTangent: String { get }
  var SCNGeometrySourceSemanticTexcoord: String { get }
  var SCNGeometrySourceSemanticVertex: String { get }
  var SCNGeometrySourceSemanticVertexCrease: String { get }
  class SCNGeometryTessellator: NSObject, NSCopying, NSSecureCoding {
    var edgeTessellationFactor: CGFloat
    init?(coder: NSCoder)
    var insideTessellationFactor: CGFloat
    var isAdaptive: Bool
    var isScreenSpace: Bool
    var maximumEdgeLength: CGFloat
    var smoothingMode: SCNTessellationSmoothingMode
    var tessellationFactorScale: CGFloat
    var tessellationPartitionMode: MTLTessellationPartitionMode
  }
  var SCNHitTestBackFaceCullingKey: String { get }
  var SCNHitTestBoundingBoxOnlyKey: String { get }
  var SCNHitTestClipToZRangeKey: String { get }
  var SCNHitTestFirstFoundOnlyKey: String { get }
  var SCNHitTestIgnoreChildNodesKey: String { get }
  var SCNHitTestIgnoreHiddenNodesKey: String { get }
  var SCNHitTestOptionCategoryBitMask: String { get }
  var SCNHitTestOptionIgnoreLightArea: String { get }
  var SCNHitTestOptionSearchMode: String { get }
  class SCNHitTestResult: NSObject {
    var boneNode: SCNNode? { get }
    var faceIndex: Int { get }
    var geometryIndex: Int { get }
    var localCoordinates: SCNVector3 { get }
    var localNormal: SCNVector3 { get }
    var modelTransform: SCNMatrix4 { get }
    var node: SCNNode { get }
    func textureCoordinates(withMappingChannel channel: Int) -> CGPoint
    var worldCoordinates: SCNVector3 { get }
    var worldNormal: SCNVector3 { get }
  }
  var SCNHitTestRootNodeKey: String { get }
  enum SCNHitTestSearchMode: Int {
    case closest, all, any
  }
  var SCNHitTestSortResultsKey: String { get }
  class SCNIKConstraint: SCNConstraint {
    var chainRootNode: SCNNode { get }
    init(chainRootNode: SCNNode)
    static func inverseKinematicsConstraint(withChainRootNode chainRootNode: SCNNode) -> SCNIKConstraint
    func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat
    func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode)
    var targetPosition: SCNVector3
  }
  enum SCNInteractionMode: Int {
    case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
  }
  class SCNLayer: CAOpenGLLayer, SCNSceneRenderer, SCNTechniqueSupport {
    init()
  }
  class SCNLevelOfDetail: NSObject, NSCopying, NSSecureCoding {
    var geometry: SCNGeometry? { get }
    init?(coder: NSCoder)
    init(geometry: SCNGeometry?, screenSpaceRadius: CGFloat)
    init(geometry: SCNGeometry?, worldSpaceDistance: CGFloat)
    var screenSpaceRadius: CGFloat { get }
    var worldSpaceDistance: CGFloat { get }
  }
  class SCNLight: NSObject, SCNAnimatable, SCNTechniqueSupport, NSCopying, NSSecureCoding {
    var areaExtents: vector_float3
    var areaPolygonVertices: [NSValue]?
    var areaType: SCNLightAreaType
    var attenuationEndDistance: CGFloat
    var attenuationFalloffExponent: CGFloat
    var attenuationStartDistance: CGFloat
    func attribute(forKey lightAttribute: String) -> Any?
    var automaticallyAdjustsShadowProjection: Bool
    var castsShadow: Bool
    var categoryBitMask: Int
    var color: NSColor?
    var doubleSided: Bool
    var drawsArea: Bool
    var forcesBackFaceCasters: Bool
    var gobo: SCNMaterialProperty? { get }
    var iesProfileURL: URL?
    init()
    init?(coder: NSCoder)
    init(mdlLight mdllight: MDLLight)
    var intensity: CGFloat
    var maximumShadowDistance: CGFloat
    var name: String?
    var orthographicScale: CGFloat
    var parallaxCenterOffset: vector_float3
    var parallaxCorrectionEnabled: Bool
    var parallaxExtentsFactor: vector_float3
    var probeEnvironment: SCNMaterialProperty? { get }
    var probeExtents: vector_float3
    var probeOffset: vector_float3
    var probeType: SCNLightProbeType
    var probeUpdateType: SCNLightProbeUpdateType
    var sampleDistributedShadowMaps: Bool
    func setAttribute(_ value: Any?, forKey attribuetKey: String)
    var shadowBias: CGFloat
    var shadowCascadeCount: Int
    var shadowCascadeSplittingFactor: CGFloat
    var shadowColor: NSColor?
    var shadowMapSize: CGSize
    var shadowMode: SCNShadowMode
    var shadowRadius: CGFloat
    var shadowSampleCount: Int
    var sphericalHarmonicsCoefficients: Data { get }
    var spotInnerAngle: CGFloat
    var spotOuterAngle: CGFloat
    var temperature: CGFloat
    var type: String
    var zFar: CGFloat
    var zNear: CGFloat
  }
  enum SCNLightAreaType: Int {
    case rectangle, polygon
  }
  var SCNLightAttenuationEndKey: String { get }
  var SCNLightAttenuationFalloffExponentKey: String { get }
  var SCNLightAttenuationStartKey: String { get }
  enum SCNLightProbeType: Int {
    case irradiance, radiance
  }
  enum SCNLightProbeUpdateType: Int {
    case never, realtime
  }
  var SCNLightShadowFarClippingKey: String { get }
  var SCNLightShadowNearClippingKey: String { get }
  var SCNLightSpotInnerAngleKey: String { get }
  var SCNLightSpotOuterAngleKey: String { get }
  var SCNLightTypeAmbient: String { get }
  var SCNLightTypeArea: String { get }
  var SCNLightTypeDirectional: String { get }
  var SCNLightTypeIES: String { get }
  var SCNLightTypeOmni: String { get }
  var SCNLightTypeProbe: String { get }
  var SCNLightTypeSpot: String { get }
  var SCNLightingModelBlinn: String { get }
  var SCNLightingModelConstant: String { get }
  var SCNLightingModelLambert: String { get }
  var SCNLightingModelPhong: String { get }
  var SCNLightingModelPhysicallyBased: String { get }
  var SCNLightingModelShadowOnly: String { get }
  class SCNLookAtConstraint: SCNConstraint {
    var gimbalLockEnabled: Bool
    init(target: SCNNode?)
    var localFront: SCNVector3
    var target: SCNNode?
    var targetOffset: SCNVector3
    var worldUp: SCNVector3
  }
  class SCNMaterial: NSObject, SCNAnimatable, SCNShadable, NSCopying, NSSecureCoding {
    var ambient: SCNMaterialProperty { get }
    var ambientOcclusion: SCNMaterialProperty { get }
    var blendMode: SCNBlendMode
    var clearCoat: SCNMaterialProperty { get }
    var clearCoatNormal: SCNMaterialProperty { get }
    var clearCoatRoughness: SCNMaterialProperty { get }
    var colorBufferWriteMask: SCNColorMask
    var cullMode: SCNCullMode
    var diffuse: SCNMaterialProperty { get }
    var displacement: SCNMaterialProperty { get }
    var emission: SCNMaterialProperty { get }
    var fillMode: SCNFillMode
    var fresnelExponent: CGFloat
    init()
    init?(coder: NSCoder)
    init(mdlMaterial material: MDLMaterial)
    var isDoubleSided: Bool
    var isLitPerPixel: Bool
    var lightingModelName: String
    var locksAmbientWithDiffuse: Bool
    var metalness: SCNMaterialProperty { get }
    var multiply: SCNMaterialProperty { get }
    var name: String?
    var normal: SCNMaterialProperty { get }
    var readsFromDepthBuffer: Bool
    var reflective: SCNMaterialProperty { get }
    var roughness: SCNMaterialProperty { get }
    var selfIllumination: SCNMaterialProperty { get }
    var shininess: CGFloat
    var specular: SCNMaterialProperty { get }
    var transparency: CGFloat
    var transparencyMode: SCNTransparencyMode
    var transparent: SCNMaterialProperty { get }
    var writesToDepthBuffer: Bool
  }
  class SCNMaterialProperty: NSObject, SCNAnimatable, NSSecureCoding {
    var borderColor: Any?
    var contents: [NSImage]?
    var contentsTransform: SCNMatrix4
    init?(coder: NSCoder)
    init(contents: Any)
    var intensity: CGFloat
    var magnificationFilter: SCNFilterMode
    var mappingChannel: Int
    var maxAnisotropy: CGFloat
    var minificationFilter: SCNFilterMode
    var mipFilter: SCNFilterMode
    static func precomputedLightingEnvironmentContents(with url: Data) throws -> Any
    static func precomputedLightingEnvironmentContents(with url: URL) throws -> Any
    static func precomputedLightingEnvironmentData(forContents contents: Any, device: MTLDevice?) throws -> Data
    var textureComponents: SCNColorMask
    var wrapS: SCNWrapMode
    var wrapT: SCNWrapMode
  }
  struct SCNMatrix4 {
    var column0: SCNVector4
    var column1: SCNVector4
    var column2: SCNVector4
    var column3: SCNVector4
    init()
    init(column0: SCNVector4, column1: SCNVector4, column2: SCNVector4, column3: SCNVector4)
  }
  var SCNModelTransform: String { get }
  var SCNModelViewProjectionTransform: String { get }
  var SCNModelViewTransform: String { get }
  class SCNMorpher: NSObject, SCNAnimatable, NSSecureCoding {
    var calculationMode: SCNMorpherCalculationMode
    init()
    init?(coder: NSCoder)
    func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int)
    func setWeight(_ weight: CGFloat, forTargetNamed targetName: String)
    var targets: [SCNGeometry]
    var unifiesNormals: Bool
    func weight(forTargetNamed targetName: String) -> CGFloat
    func weightForTarget(at targetIndex: Int) -> CGFloat
    var weights: [NSNumber]
  }
  enum SCNMorpherCalculationMode: Int {
    case normalized, additive
  }
  enum SCNMovabilityHint: Int {
    case fixed, movable
  }
  class SCNNode: NSObject, SCNAnimatable, SCNBoundingVolume, SCNActionable, NSCopying, NSSecureCoding, UIFocusItem {
    func addAudioPlayer(_ player: SCNAudioPlayer)
    func addChildNode(_ child: SCNNode)
    func addParticleSystem(_ system: SCNParticleSystem)
    var audioPlayers: [SCNAudioPlayer] { get }
    var camera: SCNCamera?
    var castsShadow: Bool
    var categoryBitMask: Int
    func childNode(withName childName: String, recursively: Bool) -> SCNNode?
    var childNodes: [SCNNode] { get }
    func childNodesPassingTest(_ predicate: @escaping (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode]
    func clone() -> SCNNode
    var constraints: [SCNConstraint]?
    func convert(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3
    func convert(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3
    func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3
    func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3
    func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4
    func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4
    func enumerateChildNodes(_ handler: @escaping (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateHierarchy(_ handler: @escaping (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void)
    var eulerAngles: SCNVector3
    var filters: [CIFilter]?
    func flattenedClone() -> SCNNode
    var focusBehavior: SCNNodeFocusBehavior
    var geometry: SCNGeometry?
    func hitTestWithSegment(fromPoint pointA: SCNVector3, toPoint pointB: SCNVector3, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult]
    init()
    init?(coder: NSCoder)
    init(geometry: SCNGeometry?)
    init(mdlObject: MDLObject)
    func insertChildNode(_ child: SCNNode, at index: Int)
    var isHidden: Bool
    var isPaused: Bool
    var light: SCNLight?
    static var localFront: SCNVector3 { get }
    static func localFront() -> SCNVector3
    static var localRight: SCNVector3 { get }
    static func localRight() -> SCNVector3
    func localRotate(by rotation: SCNQuaternion)
    func localTranslate(by translation: SCNVector3)
    static var localUp: SCNVector3 { get }
    static func localUp() -> SCNVector3
    func look(at worldTarget: SCNVector3)
    func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3)
    var morpher: SCNMorpher?
    var movabilityHint: SCNMovabilityHint
    var name: String?
    var opacity: CGFloat
    var orientation: SCNQuaternion
    var parent: SCNNode? { get }
    var particleSystems: [SCNParticleSystem]? { get }
    var physicsBody: SCNPhysicsBody?
    var physicsField: SCNPhysicsField?
    var pivot: SCNMatrix4
    var position: SCNVector3
    var presentation: SCNNode { get }
    func removeAllAudioPlayers()
    func removeAllParticleSystems()
    func removeAudioPlayer(_ player: SCNAudioPlayer)
    func removeFromParentNode()
    func removeParticleSystem(_ system: SCNParticleSystem)
    var rendererDelegate: SCNNodeRendererDelegate?
    var renderingOrder: Int
    func replaceChildNode(_ child: SCNNode, with child2: SCNNode)
    func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3)
    var rotation: SCNVector4
    var scale: SCNVector3
    var skinner: SCNSkinner?
    var transform: SCNMatrix4
    var worldFront: SCNVector3 { get }
    var worldOrientation: SCNQuaternion
    var worldPosition: SCNVector3
    var worldRight: SCNVector3 { get }
    var worldTransform: SCNMatrix4
    var worldUp: SCNVector3 { get }
  }
  enum SCNNodeFocusBehavior: Int {
    case none, occluding, focusable
  }
  protocol SCNNodeRendererDelegate: NSObjectProtocol {
    func renderNode(_ node: SCNNode, renderer: SCNRenderer, arguments: [AnyHashable: Any])
  }
  var SCNNormalTransform: String { get }
  enum SCNParticleBirthDirection: Int {
    case constant, surfaceNormal, random
  }
  enum SCNParticleBirthLocation: Int {
    case surface, volume, vertex
  }
  enum SCNParticleBlendMode: Int {
    case additive, subtract, multiply, screen, alpha, replace
  }
  enum SCNParticleEvent: Int {
    case birth, death, collision
  }
  enum SCNParticleImageSequenceAnimationMode: Int {
    case `repeat`, clamp, autoReverse
  }
  enum SCNParticleInputMode: Int {
    case overLife, overDistance, overOtherProperty
  }
  enum SCNParticleModifierStage: Int {
    case preDynamics, postDynamics, preCollision, postCollision
  }
  enum SCNParticleOrientationMode: Int {
    case billboardScreenAligned, billboardViewAligned, free, billboardYAligned
  }
  var SCNParticlePropertyAngle: String { get }
  var SCNParticlePropertyAngularVelocity: String { get }
  var SCNParticlePropertyBounce: String { get }
  var SCNParticlePropertyCharge: String { get }
  var SCNParticlePropertyColor: String { get }
  var SCNParticlePropertyContactNormal: String { get }
  var SCNParticlePropertyContactPoint: String { get }
  class SCNParticlePropertyController: NSObject, NSSecureCoding, NSCopying {
    var animation: CAAnimation
    init(animation: CAAnimation)
    init?(coder: NSCoder)
    var inputBias: CGFloat
    var inputMode: SCNParticleInputMode
    var inputOrigin: SCNNode?
    var inputProperty: String?
    var inputScale: CGFloat
  }
  var SCNParticlePropertyFrame: String { get }
  var SCNParticlePropertyFrameRate: String { get }
  var SCNParticlePropertyFriction: String { get }
  var SCNParticlePropertyLife: String { get }
  var SCNParticlePropertyOpacity: String { get }
  var SCNParticlePropertyPosition: String { get }
  var SCNParticlePropertyRotationAxis: String { get }
  var SCNParticlePropertySize: String { get }
  var SCNParticlePropertyVelocity: String { get }
  enum SCNParticleSortingMode: Int {
    case none, projectedDepth, distance, oldestFirst, youngestFirst
  }
  class SCNParticleSystem: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {
    var acceleration: SCNVector3
    func addModifier(forProperties properties: [String], at stage: SCNParticleModifierStage, with handler: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int, Int, Float) -> Void)
    var affectedByGravity: Bool
    var affectedByPhysicsFields: Bool
    var birthDirection: SCNParticleBirthDirection
    var birthLocation: SCNParticleBirthLocation
    var birthRate: CGFloat
    var birthRateVariation: CGFloat
    var blendMode: SCNParticleBlendMode
    var colliderNodes: [SCNNode]?
    var dampingFactor: CGFloat
    var emissionDuration: CGFloat
    var emissionDurationVariation: CGFloat
    var emitterShape: SCNGeometry?
    var emittingDirection: SCNVector3
    var fresnelExponent: CGFloat
    func handle(_ evnt: SCNParticleEvent, forProperties particleProperties: [String], with handler: @escaping (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer, Int) -> Void)
    var idleDuration: CGFloat
    var idleDurationVariation: CGFloat
    var imageSequenceAnimationMode: SCNParticleImageSequenceAnimationMode
    var imageSequenceColumnCount: Int
    var imageSequenceFrameRate: CGFloat
    var imageSequenceFrameRateVariation: CGFloat
    var imageSequenceInitialFrame: CGFloat
    var imageSequenceInitialFrameVariation: CGFloat
    var imageSequenceRowCount: Int
    init()
    init?(coder: NSCoder)
    init?(named name: String, inDirectory directory: String?)
    var isBlackPassEnabled: Bool
    var isLightingEnabled: Bool
    var isLocal: Bool
    var loops: Bool
    var orientationDirection: SCNVector3
    var orientationMode: SCNParticleOrientationMode
    var particleAngle: CGFloat
    var particleAngleVariation: CGFloat
    var particleAngularVelocity: CGFloat
    var particleAngularVelocityVariation: CGFloat
    var particleBounce: CGFloat
    var particleBounceVariation: CGFloat
    var particleCharge: CGFloat
    var particleChargeVariation: CGFloat
    var particleColor: NSColor
    var particleColorVariation: SCNVector4
    var particleDiesOnCollision: Bool
    var particleFriction: CGFloat
    var particleFrictionVariation: CGFloat
    var particleImage: Any?
    var particleIntensity: CGFloat
    var particleIntensityVariation: CGFloat
    var particleLifeSpan: CGFloat
    var particleLifeSpanVariation: CGFloat
    var particleMass: CGFloat
    var particleMassVariation: CGFloat
    var particleSize: CGFloat
    var particleSizeVariation: CGFloat
    var particleVelocity: CGFloat
    var particleVelocityVariation: CGFloat
    var propertyControllers: [AnyHashable: Any]?
    func removeAllModifiers()
    func removeModifiers(of stage: SCNParticleModifierStage)
    func reset()
    var sortingMode: SCNParticleSortingMode
    var speedFactor: CGFloat
    var spreadingAngle: CGFloat
    var stretchFactor: CGFloat
    var systemSpawnedOnCollision: SCNParticleSystem?
    var systemSpawnedOnDying: SCNParticleSystem?
    var systemSpawnedOnLiving: SCNParticleSystem?
    var warmupDuration: CGFloat
    var writesToDepthBuffer: Bool
  }
  class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    init(body: SCNPhysicsBody, anchor: SCNVector3)
    init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3)
  }
  class SCNPhysicsBehavior: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {
    var allowsResting: Bool
    var angularDamping: CGFloat
    var angularRestingThreshold: CGFloat
    var angularVelocity: SCNVector4
    var angularVelocityFactor: SCNVector3
    func applyForce(_ direction: SCNVector3, atPosition position: SCNVector3, impulse: Bool)
    func applyForce(_ direction: SCNVector3, impulse: Bool)
    func applyTorque(_ torque: SCNVector4, impulse: Bool)
    var categoryBitMask: Int
    var centerOfMassOffset: SCNVector3
    var charge: CGFloat
    func clearAllForces()
    var collisionBitMask: Int
    var contactTestBitMask: Int
    var continuousCollisionDetectionThreshold: CGFloat
    var damping: CGFloat
    static func dynamic() -> SCNPhysicsBody
    var friction: CGFloat
    init?(coder: NSCoder)
    init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?)
    var isAffectedByGravity: Bool
    var isResting: Bool { get }
    static func kinematic() -> SCNPhysicsBody
    var linearRestingThreshold: CGFloat
    var mass: CGFloat
    var momentOfInertia: SCNVector3
    var physicsShape: SCNPhysicsShape?
    func resetTransform()
    var restitution: CGFloat
    var rollingFriction: CGFloat
    func setResting(_ resting: Bool)
    static func `static`() -> SCNPhysicsBody
    var type: SCNPhysicsBodyType
    var usesDefaultMomentOfInertia: Bool
    var velocity: SCNVector3
    var velocityFactor: SCNVector3
  }
  enum SCNPhysicsBodyType: Int {
    case `static`, dynamic, kinematic
  }
  enum SCNPhysicsCollisionCategory: UInt {
    case none, `default`, `static`, all
  }
  class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    var frameA: SCNMatrix4
    var frameB: SCNMatrix4
    init()
    init(body: SCNPhysicsBody, frame: SCNMatrix4)
    init(bodyA: SCNPhysicsBody, frameA: SCNMatrix4, bodyB: SCNPhysicsBody, frameB: SCNMatrix4)
    var maximumAngularLimit1: CGFloat
    var maximumAngularLimit2: CGFloat
    var maximumTwistAngle: CGFloat
  }
  class SCNPhysicsContact: NSObject {
    var collisionImpulse: CGFloat { get }
    var contactNormal: SCNVector3 { get }
    var contactPoint: SCNVector3 { get }
    var nodeA: SCNNode { get }
    var nodeB: SCNNode { get }
    var penetrationDistance: CGFloat { get }
    var sweepTestFraction: CGFloat { get }
  }
  protocol SCNPhysicsContactDelegate: NSObjectProtocol {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdateContact contact: SCNPhysicsContact)
  }
  class SCNPhysicsField: NSObject, NSCopying, NSSecureCoding {
    var categoryBitMask: Int
    static func customField(evaluationBlock evaluator: @escaping (SCNVector3, SCNVector3, Float, Float, Double) -> SCNVector3) -> SCNPhysicsField
    var direction: SCNVector3
    static func drag() -> SCNPhysicsField
    static func electric() -> SCNPhysicsField
    var falloffExponent: CGFloat
    var halfExtent: SCNVector3
    init?(coder: NSCoder)
    var isActive: Bool
    var isExclusive: Bool
    static func linearGravity() -> SCNPhysicsField
    static func magnetic() -> SCNPhysicsField
    var minimumDistance: CGFloat
    static func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField
    var offset: SCNVector3
    static func radialGravity() -> SCNPhysicsField
    var scope: SCNPhysicsFieldScope
    static func spring() -> SCNPhysicsField
    var strength: CGFloat
    static func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField
    var usesEllipsoidalExtent: Bool
    static func vortex() -> SCNPhysicsField
  }
  enum SCNPhysicsFieldScope: Int {
    case insideExtent, outsideExtent
  }
  class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var axisA: SCNVector3
    var axisB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3)
    init(bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3)
  }
  class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {
    enum ShapeType: Int32 { case convexHull, boundingBox, concavePolyhedron }
    init?(coder: NSCoder)
    init(geometry: SCNGeometry, options: [AnyHashable: Any]?)
    init(node: SCNNode, options: [AnyHashable: Any]?)
    init(shapes: [SCNPhysicsShape], transforms: [NSValue]?)
    var options: [AnyHashable: Any]? { get }
    var sourceObject: Any { get }
    var transforms: [NSValue]? { get }
  }
  var SCNPhysicsShapeKeepAsCompoundKey: String { get }
  var SCNPhysicsShapeOptionCollisionMargin: String { get }
  var SCNPhysicsShapeScaleKey: String { get }
  var SCNPhysicsShapeTypeBoundingBox: String { get }
  var SCNPhysicsShapeTypeConcavePolyhedron: String { get }
  var SCNPhysicsShapeTypeConvexHull: String { get }
  var SCNPhysicsShapeTypeKey: String { get }
  class SCNPhysicsSliderJoint: SCNPhysicsBehavior {
    var anchorA: SCNVector3
    var anchorB: SCNVector3
    var axisA: SCNVector3
    var axisB: SCNVector3
    var bodyA: SCNPhysicsBody { get }
    var bodyB: SCNPhysicsBody? { get }
    init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3)
    init(bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3, anchorB: SCNVector3)
    var maximumAngularLimit: CGFloat
    var maximumLinearLimit: CGFloat
    var minimumAngularLimit: CGFloat
    var minimumLinearLimit: CGFloat
    var motorMaximumForce: CGFloat
    var motorMaximumTorque: CGFloat
    var motorTargetAngularVelocity: CGFloat
    var motorTargetLinearVelocity: CGFloat
  }
  var SCNPhysicsTestBackfaceCullingKey: String { get }
  var SCNPhysicsTestCollisionBitMaskKey: String { get }
  var SCNPhysicsTestSearchModeAll: String { get }
  var SCNPhysicsTestSearchModeAny: String { get }
  var SCNPhysicsTestSearchModeClosest: String { get }
  var SCNPhysicsTestSearchModeKey: String { get }
  class SCNPhysicsVehicle: SCNPhysicsBehavior {
    func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int)
    func applyEngineForce(_ value: CGFloat, forWheelAt index: Int)
    var chassisBody: SCNPhysicsBody { get }
    init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel])
    func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int)
    var speedInKilometersPerHour: CGFloat { get }
    var wheels: [SCNPhysicsVehicleWheel] { get }
  }
  class SCNPhysicsVehicleWheel: NSObject, NSCopying, NSSecureCoding {
    var axle: SCNVector3
    var connectionPosition: SCNVector3
    var frictionSlip: CGFloat
    init?(coder: NSCoder)
    init(node: SCNNode)
    var maximumSuspensionForce: CGFloat
    var maximumSuspensionTravel: CGFloat
    var node: SCNNode { get }
    var radius: CGFloat
    var steeringAxis: SCNVector3
    var suspensionCompression: CGFloat
    var suspensionDamping: CGFloat
    var suspensionRestLength: CGFloat
    var suspensionStiffness: CGFloat
  }
  class SCNPhysicsWorld: NSObject, NSSecureCoding {
    enum TestSearchMode: Int32 { case unknown, any, closest, all }
    func add(_ behavior: SCNPhysicsBehavior)
    var allBehaviors: [SCNPhysicsBehavior] { get }
    var contactDelegate: SCNPhysicsContactDelegate?
    func contactTest(with body: SCNPhysicsBody, options: [AnyHashable: Any]? = nil) -> [SCNPhysicsContact]
    func contactTestBetweenBody(_ bodyA: SCNPhysicsBody, andBody bodyB: SCNPhysicsBody, options: [AnyHashable: Any]? = nil) -> [SCNPhysicsContact]
    func convexSweepTest(with shape: SCNPhysicsShape, fromTransform from: SCNMatrix4, toTransform to: SCNMatrix4, options: [AnyHashable: Any]? = nil) -> [SCNPhysicsContact]
    var gravity: SCNVector3
    init?(coder: NSCoder)
    func rayTestWithSegment(fromPoint origin: SCNVector3, toPoint dest: SCNVector3, options: [AnyHashable: Any]? = nil) -> [SCNHitTestResult]
    func remove(_ behavior: SCNPhysicsBehavior)
    func removeAllBehaviors()
    var speed: CGFloat
    var timeStep: Double
    func updateCollisionPairs()
  }
  class SCNPlane: SCNGeometry {
    var cornerRadius: CGFloat
    var cornerSegmentCount: Int
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(width: CGFloat, height: CGFloat)
    var width: CGFloat
    var widthSegmentCount: Int
  }
  var SCNPreferLowPowerDeviceKey: String { get }
  var SCNPreferredDeviceKey: String { get }
  var SCNPreferredRenderingAPIKey: String { get }
  class SCNProgram: NSObject, NSCopying, NSSecureCoding {
    var delegate: SCNProgramDelegate?
    var fragmentFunctionName: String?
    var fragmentShader: String?
    func handleBinding(ofBufferNamed name: String, frequency: SCNBufferFrequency, using handler: @escaping (SCNBufferStream, SCNNode, SCNShadable, SCNRenderer) -> Void)
    init()
    init?(coder: NSCoder)
    var isOpaque: Bool
    var library: MTLLibrary?
    func semantic(forSymbol symbol: String) -> String?
    func setSemantic(_ geometrySourceSemantic: String?, forSymbol symbol: String, options: [AnyHashable: Any]?)
    var vertexFunctionName: String?
    var vertexShader: String?
  }
  protocol SCNProgramDelegate: NSObjectProtocol {
    func program(_ program: SCNProgram, bindValueForSymbol symbol: String, atLocation location: UInt32, programID: UInt32, renderer: SCNRenderer) -> Bool
    func program(_ program: SCNProgram, handleError error: Error)
    func program(_ program: SCNProgram, unbindValueForSymbol symbol: String, atLocation location: UInt32, programID: UInt32, renderer: SCNRenderer)
    func programIsOpaque(_ program: SCNProgram) -> Bool
  }
  var SCNProgramMappingChannelKey: String { get }
  var SCNProjectionTransform: String { get }
  class SCNPyramid: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(width: CGFloat, height: CGFloat, length: CGFloat)
    var length: CGFloat
    var lengthSegmentCount: Int
    var width: CGFloat
    var widthSegmentCount: Int
  }
  enum SCNReferenceLoadingPolicy: Int {
    case immediate, onDemand
  }
  class SCNReferenceNode: SCNNode, NSCoding {
    init?(coder: NSCoder)
    init?(url referenceUrl: URL)
    var isLoaded: Bool { get }
    func load()
    var loadingPolicy: SCNReferenceLoadingPolicy
    var referenceURL: URL
    func unload()
  }
  class SCNRenderer: NSObject, SCNSceneRenderer, SCNTechniqueSupport {
    init(context: UnsafeMutableRawPointer, options: [AnyHashable: Any]?)
    init(device: MTLDevice?, options: [AnyHashable: Any]?)
    var nextFrameTime: Double { get }
    func render()
    func render(atTime timeInSeconds: Double)
    func render(atTime timeInSeconds: Double, viewport: CGRect, commandBuffer: MTLCommandBuffer, passDescriptor renderPassDescriptor: MTLRenderPassDescriptor)
    func render(withViewport viewport: CGRect, commandBuffer: MTLCommandBuffer, passDescriptor renderPassDescriptor: MTLRenderPassDescriptor)
    func snapshot(atTime time: Double, with size: CGSize, antialiasingMode: SCNAntialiasingMode) -> NSImage
    func update(atTime time: Double)
    func updateProbes(_ lightProbes: [SCNNode], atTime time: Double)
  }
  enum SCNRenderingAPI: UInt {
    case metal, openGLES2
  }
  class SCNReplicatorConstraint: SCNConstraint {
    init()
    init(target: SCNNode?)
    var orientationOffset: SCNQuaternion
    var positionOffset: SCNVector3
    var replicatesOrientation: Bool
    var replicatesPosition: Bool
    var replicatesScale: Bool
    var scaleOffset: SCNVector3
    var target: SCNNode?
  }
  class SCNScene: NSObject, GKSceneRootNodeType, NSSecureCoding {
    func addParticleSystem(_ system: SCNParticleSystem, withTransform transform: SCNMatrix4)
    func attribute(forKey key: String) -> Any?
    var background: SCNMaterialProperty { get }
    var fogColor: Any
    var fogDensityExponent: CGFloat
    var fogEndDistance: CGFloat
    var fogStartDistance: CGFloat
    init()
    init?(coder: NSCoder)
    init(mdlAsset asset: MDLAsset)
    init?(named name: String)
    init?(named name: String, inDirectory directory: String?, options: [AnyHashable: Any]?)
    init(url: URL, options: [AnyHashable: Any]?) throws
    var isPaused: Bool
    var lightingEnvironment: SCNMaterialProperty { get }
    var particleSystems: [SCNParticleSystem]? { get }
    var physicsWorld: SCNPhysicsWorld { get }
    func removeAllParticleSystems()
    func removeParticleSystem(_ system: SCNParticleSystem)
    var rootNode: SCNNode { get }
    var screenSpaceReflectionMaximumDistance: CGFloat
    var screenSpaceReflectionSampleCount: Int
    var screenSpaceReflectionStride: CGFloat
    func setAttribute(_ attribute: Any?, forKey key: String)
    var wantsScreenSpaceReflection: Bool
    func write(to url: URL, options: [AnyHashable: Any]? = nil, delegate aDelegate: SCNSceneExportDelegate?, progressHandler exportProgressHandler: ((Float, Error?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil) -> Bool
  }
  var SCNSceneEndTimeAttributeKey: String { get }
  protocol SCNSceneExportDelegate: NSObjectProtocol {
    func write(_ image: NSImage, withSceneDocumentURL documentUrl: URL, originalImageURL originalImageUrl: URL?) -> URL?
  }
  var SCNSceneExportDestinationURL: String { get }
  var SCNSceneFrameRateAttributeKey: String { get }
  protocol SCNSceneRenderer: NSObjectProtocol {
    var audioEngine: AVAudioEngine { get }
    var audioEnvironmentNode: AVAudioEnvironmentNode { get }
    var audioListener: SCNNode?
    var autoenablesDefaultLighting: Bool
    var colorPixelFormat: MTLPixelFormat { get }
    var commandQueue: MTLCommandQueue? { get }
    var context: UnsafeMutableRawPointer { get }
    var currentRenderCommandEncoder: MTLRenderCommandEncoder? { get }
    var currentRenderPassDescriptor: MTLRenderPassDescriptor { get }
    var currentTime: Double
    var currentViewport: CGRect { get }
    var debugOptions: SCNDebugOptions
    var delegate: SCNSceneRendererDelegate?
    var depthPixelFormat: MTLPixelFormat { get }
    var device: MTLDevice? { get }
    func hitTest(_ thePoint: CGPoint, options: [AnyHashable: Any]?) -> [SCNHitTestResult]
    var isJitteringEnabled: Bool
    func isNode(insideFrustum node: SCNNode, withPointOfView pointOfView: SCNNode) -> Bool
    var isPlaying: Bool
    var isTemporalAntialiasingEnabled: Bool
    var loops: Bool
    func nodesInsideFrustum(withPointOfView pointOfView: SCNNode) -> [SCNNode]
    var overlaySKScene: SKScene?
    var pointOfView: SCNNode?
    func prepare(_ objects: [Any]) async -> Bool
    func prepare(_ obj: Any, shouldAbortBlock abortHandler: (() -> Bool)?) -> Bool
    func prepare(_ objects: [Any], withCompletionHandler completionHandler: ((Bool) -> Void)?)
    func presentScene(_ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?) async
    func presentScene(_ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?, completionHandler: (() -> Void)?)
    func projectPoint(_ point: SCNVector3) -> SCNVector3
    var renderingAPI: SCNRenderingAPI { get }
    var scene: SCNScene?
    var sceneTime: Double
    var showsStatistics: Bool
    var stencilPixelFormat: MTLPixelFormat { get }
    func unprojectPoint(_ point: SCNVector3) -> SCNVector3
    var usesReverseZ: Bool
    var workingColorSpace: CGColorSpace { get }
  }
  protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: SCNSceneRenderer, didApplyAnimationsAtTime timeInSeconds: Double)
    func renderer(_ renderer: SCNSceneRenderer, didApplyConstraintsAtTime atTime: Double)
    func renderer(_ renderer: SCNSceneRenderer, didRenderScene scene: SCNScene, atTime timeInSeconds: Double)
    func renderer(_ renderer: SCNSceneRenderer, didSimulatePhysicsAtTime timeInSeconds: Double)
    func renderer(_ renderer: SCNSceneRenderer, updateAtTime timeInSeconds: Double)
    func renderer(_ renderer: SCNSceneRenderer, willRenderScene scene: SCNScene, atTime timeInSeconds: Double)
  }
  class SCNSceneSource: NSObject {
    enum AnimationImportPolicy: Int32 { case unknown, play, playRepeatedly, doNotPlay, playUsingSceneTimeBase }
    var data: Data? { get }
    func entriesPassingTest(_ predicate: @escaping (Any, String, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [Any]
    func entry(withIdentifier uid: String, with entryClass: AnyClass) -> Any?
    func identifiersOfEntries(with entryClass: AnyClass) -> [String]
    init?(data: Data, options: [AnyHashable: Any]?)
    init?(url: URL, options: [AnyHashable: Any]?)
    func property(forKey key: String) -> Any?
    func scene(options: [AnyHashable: Any]? = nil) throws -> SCNScene
    func scene(options: [AnyHashable: Any]? = nil, statusHandler: ((Float, SCNSceneSourceStatus, Error?, UnsafeMutablePointer<ObjCBool>) -> Void)? = nil) -> SCNScene?
    var url: URL? { get }
  }
  var SCNSceneSourceAnimationImportPolicyDoNotPlay: String { get }
  var SCNSceneSourceAnimationImportPolicyKey: String { get }
  var SCNSceneSourceAnimationImportPolicyPlay: String { get }
  var SCNSceneSourceAnimationImportPolicyPlayRepeatedly: String { get }
  var SCNSceneSourceAnimationImportPolicyPlayUsingSceneTimeBase: String { get }
  var SCNSceneSourceAssetAuthorKey: String { get }
  var SCNSceneSourceAssetAuthoringToolKey: String { get }
  var SCNSceneSourceAssetContributorsKey: String { get }
  var SCNSceneSourceAssetCreatedDateKey: String { get }
  var SCNSceneSourceAssetDirectoryURLsKey: String { get }
  var SCNSceneSourceAssetModifiedDateKey: String { get }
  var SCNSceneSourceAssetUnitKey: String { get }
  var SCNSceneSourceAssetUnitMeterKey: String { get }
  var SCNSceneSourceAssetUnitNameKey: String { get }
  var SCNSceneSourceAssetUpAxisKey: String { get }
  var SCNSceneSourceCheckConsistencyKey: String { get }
  var SCNSceneSourceConvertToYUpKey: String { get }
  var SCNSceneSourceConvertUnitsToMetersKey: String { get }
  var SCNSceneSourceCreateNormalsIfAbsentKey: String { get }
  var SCNSceneSourceFlattenSceneKey: String { get }
  var SCNSceneSourceLoadingOptionPreserveOriginalTopology: String { get }
  var SCNSceneSourceOverrideAssetURLsKey: String { get }
  enum SCNSceneSourceStatus: Int {
    case error, parsing, validating, processing, complete
  }
  var SCNSceneSourceStrictConformanceKey: String { get }
  var SCNSceneSourceUseSafeModeKey: String { get }
  var SCNSceneStartTimeAttributeKey: String { get }
  var SCNSceneUpAxisAttributeKey: String { get }
  protocol SCNShadable: NSObjectProtocol {
    func handleBinding(ofSymbol symbol: String, using handler: ((UInt32, UInt32, SCNNode, SCNRenderer) -> Void)?)
    func handleUnbinding(ofSymbol symbol: String, using handler: ((UInt32, UInt32, SCNNode, SCNRenderer) -> Void)?)
    var minimumLanguageVersion: NSNumber?
    var program: SCNProgram?
    var shaderModifiers: Any?
  }
  var SCNShaderModifierEntryPointFragment: String { get }
  var SCNShaderModifierEntryPointGeometry: String { get }
  var SCNShaderModifierEntryPointLightingModel: String { get }
  var SCNShaderModifierEntryPointSurface: String { get }
  enum SCNShadowMode: Int {
    case forward, deferred, modulated
  }
  class SCNShape: SCNGeometry {
    var chamferMode: SCNChamferMode
    var chamferProfile: NSBezierPath?
    var chamferRadius: CGFloat
    var extrusionDepth: CGFloat
    init()
    init(path: NSBezierPath?, extrusionDepth: CGFloat)
    var path: NSBezierPath?
  }
  class SCNSkinner: NSObject, NSSecureCoding {
    var baseGeometry: SCNGeometry?
    var baseGeometryBindTransform: SCNMatrix4
    var boneIndices: SCNGeometrySource { get }
    var boneInverseBindTransforms: [Any]? { get }
    var boneWeights: SCNGeometrySource { get }
    var bones: [SCNNode] { get }
    init(baseGeometry: SCNGeometry?, bones: [SCNNode], boneInverseBindTransforms: [Any]?, boneWeights: SCNGeometrySource, boneIndices: SCNGeometrySource)
    init?(coder: NSCoder)
    var skeleton: SCNNode?
  }
  class SCNSliderConstraint: SCNConstraint {
    var collisionCategoryBitMask: Int
    init()
    var offset: SCNVector3
    var radius: CGFloat
  }
  class SCNSphere: SCNGeometry {
    init(radius: CGFloat)
    var isGeodesic: Bool
    var radius: CGFloat
    var segmentCount: Int
  }
  class SCNTechnique: NSObject, SCNAnimatable, NSCopying, NSSecureCoding {
    func dictionaryRepresentation() -> [AnyHashable: Any]
    func handleBinding(ofSymbol symbol: String, using handler: ((UInt32, UInt32, SCNNode, SCNRenderer) -> Void)? = nil)
    init?(bySequencingTechniques techniques: [SCNTechnique])
    init?(coder: NSCoder)
    init?(dictionary: [AnyHashable: Any])
    var library: MTLLibrary?
    func object(forKeyedSubscript key: Any) -> Any?
    func setObject(_ obj: Any?, forKeyedSubscript key: NSCopying)
  }
  protocol SCNTechniqueSupport: NSObjectProtocol {
    var technique: SCNTechnique?
  }
  enum SCNTessellationSmoothingMode: Int {
    case none, pnTriangles, phong
  }
  class SCNText: SCNGeometry {
    var alignmentMode: String
    var chamferProfile: NSBezierPath?
    var chamferRadius: CGFloat
    var containerFrame: CGRect
    var extrusionDepth: CGFloat
    var flatness: CGFloat
    var font: NSFont?
    init(string str: Any?, extrusionDepth: CGFloat)
    var isWrapped: Bool
    var string: Any?
    var textSize: CGSize { get }
    var truncationMode: String
  }
  class SCNTimingFunction: NSObject, NSSecureCoding {
    init()
    init(caMediaTimingFunction caTimingFunction: CAMediaTimingFunction)
    init?(coder: NSCoder)
    init(timingMode: SCNActionTimingMode)
  }
  class SCNTorus: SCNGeometry {
    init(ringRadius: CGFloat, pipeRadius: CGFloat)
    var pipeRadius: CGFloat
    var pipeSegmentCount: Int
    var ringRadius: CGFloat
    var ringSegmentCount: Int
  }
  class SCNTransaction: NSObject {
    static var animationDuration: Double
    static var animationTimingFunction: CAMediaTimingFunction?
    static func begin()
    static func commit()
    static var disableActions: Bool
    static func flush()
    init()
    static func lock()
    static func setCompletionBlock(_ completion: (() -> Void)?)
    static func setValue(_ value: Any?, forKey key: String)
    static func unlock()
    func value(forKey key: String) -> Any
  }
  class SCNTransformConstraint: SCNConstraint {
    init(inWorldSpace: Bool, with transformHandler: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4)
    static func orientationConstraint(inWorldSpace: Bool, with transformHandler: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion) -> SCNTransformConstraint
    static func positionConstraint(inWorldSpace: Bool, with transformHandler: @escaping (SCNNode, SCNVector3) -> SCNVector3) -> SCNTransformConstraint
  }
  enum SCNTransparencyMode: Int {
    case aOne, rgbZero, singleLayer, dualLayer, `default`
  }
  class SCNTube: SCNGeometry {
    var height: CGFloat
    var heightSegmentCount: Int
    init()
    init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat)
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    var radialSegmentCount: Int
  }
  struct SCNVector3 {
    init()
    init(x: Any, y: Any, z: Any)
    var x: Any
    var y: Any
    var z: Any
  }
  struct SCNVector4 {
    init()
    init(x: Any, y: Any, z: Any, w: Any)
    var w: Any
    var x: Any
    var y: Any
    var z: Any
  }
  class SCNView: NSView, SCNSceneRenderer, SCNTechniqueSupport {
    var allowsCameraControl: Bool
    var antialiasingMode: SCNAntialiasingMode
    var backgroundColor: NSColor
    var cameraControlConfiguration: SCNCameraControlConfiguration { get }
    var defaultCameraController: SCNCameraController { get }
    var drawableResizesAsynchronously: Bool
    var eaglContext: Any?
    init(frame: CGRect)
    init(frame: CGRect, options: [AnyHashable: Any]?)
    var openGLContext: NSOpenGLContext?
    func pause(_ sender: Any?)
    var pixelFormat: NSOpenGLPixelFormat?
    func play(_ sender: Any?)
    var preferredFramesPerSecond: Int
    var rendersContinuously: Bool
    func snapshot() -> NSImage
    func stop(_ sender: Any?)
  }
  var SCNViewTransform: String { get }
  enum SCNWrapMode: Int {
    case clamp, `repeat`, clampToBorder, mirror
  }
  """#

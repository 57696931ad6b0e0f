/// What is known of the module `ARKit`.
let arKitInterface = #"""
  // exports: Foundation SceneKit SpriteKit UIKit AVFoundation CoreVideo CoreLocation
  enum ARAltitudeSource: Int {
    case unknown, coarse, precise, userDefined
  }
  class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding {
    var identifier: UUID { get }
    init(anchor: ARAnchor)
    init?(coder: NSCoder)
    init(name: String, transform: Any)
    init(transform: Any)
    var name: String? { get }
    var sessionIdentifier: UUID? { get }
    var transform: Any { get }
  }
  protocol ARAnchorCopying: NSCopying {}
  class ARAppClipCodeAnchor: ARAnchor, ARTrackable {
    init(anchor: ARAnchor)
    var radius: Float { get }
    var url: URL? { get }
    var urlDecodingState: ARAppClipCodeUrlDecodingState { get }
  }
  enum ARAppClipCodeUrlDecodingState: Int {
    case decoding, failed, decoded
  }
  var ARBlendShapeLocationBrowDownLeft: String { get }
  var ARBlendShapeLocationBrowDownRight: String { get }
  var ARBlendShapeLocationBrowInnerUp: String { get }
  var ARBlendShapeLocationBrowOuterUpLeft: String { get }
  var ARBlendShapeLocationBrowOuterUpRight: String { get }
  var ARBlendShapeLocationCheekPuff: String { get }
  var ARBlendShapeLocationCheekSquintLeft: String { get }
  var ARBlendShapeLocationCheekSquintRight: String { get }
  var ARBlendShapeLocationEyeBlinkLeft: String { get }
  var ARBlendShapeLocationEyeBlinkRight: String { get }
  var ARBlendShapeLocationEyeLookDownLeft: String { get }
  var ARBlendShapeLocationEyeLookDownRight: String { get }
  var ARBlendShapeLocationEyeLookInLeft: String { get }
  var ARBlendShapeLocationEyeLookInRight: String { get }
  var ARBlendShapeLocationEyeLookOutLeft: String { get }
  var ARBlendShapeLocationEyeLookOutRight: String { get }
  var ARBlendShapeLocationEyeLookUpLeft: String { get }
  var ARBlendShapeLocationEyeLookUpRight: String { get }
  var ARBlendShapeLocationEyeSquintLeft: String { get }
  var ARBlendShapeLocationEyeSquintRight: String { get }
  var ARBlendShapeLocationEyeWideLeft: String { get }
  var ARBlendShapeLocationEyeWideRight: String { get }
  var ARBlendShapeLocationJawForward: String { get }
  var ARBlendShapeLocationJawLeft: String { get }
  var ARBlendShapeLocationJawOpen: String { get }
  var ARBlendShapeLocationJawRight: String { get }
  var ARBlendShapeLocationMouthClose: String { get }
  var ARBlendShapeLocationMouthDimpleLeft: String { get }
  var ARBlendShapeLocationMouthDimpleRight: String { get }
  var ARBlendShapeLocationMouthFrownLeft: String { get }
  var ARBlendShapeLocationMouthFrownRight: String { get }
  var ARBlendShapeLocationMouthFunnel: String { get }
  var ARBlendShapeLocationMouthLeft: String { get }
  var ARBlendShapeLocationMouthLowerDownLeft: String { get }
  var ARBlendShapeLocationMouthLowerDownRight: String { get }
  var ARBlendShapeLocationMouthPressLeft: String { get }
  var ARBlendShapeLocationMouthPressRight: String { get }
  var ARBlendShapeLocationMouthPucker: String { get }
  var ARBlendShapeLocationMouthRight: String { get }
  var ARBlendShapeLocationMouthRollLower: String { get }
  var ARBlendShapeLocationMouthRollUpper: String { get }
  var ARBlendShapeLocationMouthShrugLower: String { get }
  var ARBlendShapeLocationMouthShrugUpper: String { get }
  var ARBlendShapeLocationMouthSmileLeft: String { get }
  var ARBlendShapeLocationMouthSmileRight: String { get }
  var ARBlendShapeLocationMouthStretchLeft: String { get }
  var ARBlendShapeLocationMouthStretchRight: String { get }
  var ARBlendShapeLocationMouthUpperUpLeft: String { get }
  var ARBlendShapeLocationMouthUpperUpRight: String { get }
  var ARBlendShapeLocationNoseSneerLeft: String { get }
  var ARBlendShapeLocationNoseSneerRight: String { get }
  var ARBlendShapeLocationTongueOut: String { get }
  class ARBody2D: NSObject {
    var skeleton: ARSkeleton2D { get }
  }
  class ARBodyAnchor: ARAnchor, ARTrackable {
    var estimatedScaleFactor: CGFloat { get }
    init(anchor: ARAnchor)
    var skeleton: ARSkeleton3D { get }
  }
  class ARBodyTrackingConfiguration: ARConfiguration {
    var appClipCodeTrackingEnabled: Bool
    var automaticImageScaleEstimationEnabled: Bool
    var automaticSkeletonScaleEstimationEnabled: Bool
    var detectionImages: Set<ARReferenceImage>
    var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing
    init()
    var initialWorldMap: ARWorldMap?
    var isAutoFocusEnabled: Bool
    var maximumNumberOfTrackedImages: Int
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static var supportsAppClipCodeTracking: Bool { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    var wantsHDREnvironmentTextures: Bool
  }
  class ARCamera: NSObject, NSCopying {
    enum TrackingState: Int { case notAvailable, limited, normal }
    var eulerAngles: vector_float3 { get }
    var exposureDuration: Double { get }
    var exposureOffset: Float { get }
    var imageResolution: CGSize { get }
    var intrinsics: Any { get }
    func projectPoint(_ point: vector_float3, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint
    var projectionMatrix: Any { get }
    func projectionMatrix(for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat) -> Any
    var trackingState: ARCamera.TrackingState { get }
    var trackingStateReason: ARCamera.TrackingState.Reason { get }
    var transform: Any { get }
    func unprojectPoint(_ point: CGPoint, ontoPlaneWithTransform planeTransform: Any, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> vector_float3
    func viewMatrix(for orientation: UIInterfaceOrientation) -> Any
  }
  extension ARCamera.TrackingState {
    enum Reason: Int { case none, initializing, excessiveMotion, insufficientFeatures, relocalizing }
  }
  class ARCoachingOverlayView: UIView {
    enum Goal: Int { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    var activatesAutomatically: Bool
    var delegate: ARCoachingOverlayViewDelegate?
    var goal: ARCoachingOverlayView.Goal
    init()
    init(frame: CGRect)
    var isActive: Bool { get }
    var session: ARSession?
    var sessionProvider: ARSessionProviding?
    func setActive(_ active: Bool, animated: Bool)
  }
  protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  }
  class ARCollaborationData: NSObject, NSSecureCoding {
    enum Priority: Int { case critical, optional }
    init?(coder: NSCoder)
    var priority: ARCollaborationData.Priority { get }
  }
  enum ARConfidenceLevel: Int {
    case low, medium, high
  }
  class ARConfiguration: NSObject, NSCopying {
    struct FrameSemantics: OptionSet {}
    struct SceneReconstruction: OptionSet {}
    enum WorldAlignment: Int { case gravity, gravityAndHeading, camera }
    static var configurableCaptureDeviceForPrimaryCamera: AVCaptureDevice? { get }
    var frameSemantics: ARConfiguration.FrameSemantics
    var isLightEstimationEnabled: Bool
    static var isSupported: Bool { get }
    var providesAudioData: Bool
    static var recommendedVideoFormatFor4KResolution: ARVideoFormat? { get }
    static var recommendedVideoFormatForHighResolutionFrameCapturing: ARVideoFormat? { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    var videoFormat: ARVideoFormat
    var videoHDRAllowed: Bool?
    var worldAlignment: ARConfiguration.WorldAlignment
  }
  extension ARConfiguration.FrameSemantics {
    static var bodyDetection: ARConfiguration.FrameSemantics { get }
    init(rawValue: Int)
    static var personSegmentation: ARConfiguration.FrameSemantics { get }
    static var personSegmentationWithDepth: ARConfiguration.FrameSemantics { get }
    var rawValue: Int { get }
    static var sceneDepth: ARConfiguration.FrameSemantics { get }
    static var smoothedSceneDepth: ARConfiguration.FrameSemantics { get }
  }
  extension ARConfiguration.SceneReconstruction {
    init(rawValue: UInt)
    static var mesh: ARConfiguration.SceneReconstruction { get }
    static var meshWithClassification: ARConfiguration.SceneReconstruction { get }
    var rawValue: UInt { get }
  }
  class ARDepthData: NSObject {
    var confidenceMap: CVPixelBuffer? { get }
    var depthMap: CVPixelBuffer { get }
  }
  class ARDirectionalLightEstimate: ARLightEstimate {
    var primaryLightDirection: vector_float3 { get }
    var primaryLightIntensity: CGFloat { get }
    var sphericalHarmonicsCoefficients: Data { get }
  }
  class AREnvironmentProbeAnchor: ARAnchor {
    var environmentTexture: MTLTexture? { get }
    var extent: vector_float3 { get }
    init(anchor: ARAnchor)
    init(name: String, transform: Any, extent: vector_float3)
    init(transform: Any, extent: vector_float3)
  }
  struct ARError: Error {
    enum Code: Int { case unsupportedConfiguration, sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized, highResolutionFrameCaptureInProgress, highResolutionFrameCaptureFailed, worldTrackingFailed, geoTrackingNotAvailableAtLocation, geoTrackingFailed, invalidReferenceImage, invalidReferenceObject, invalidWorldMap, invalidConfiguration, invalidCollaborationData, insufficientFeatures, objectMergeFailed, fileIOFailed, requestFailed }
    static var cameraUnauthorized: ARError.Code { get }
    var code: ARError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var fileIOFailed: ARError.Code { get }
    static var geoTrackingFailed: ARError.Code { get }
    static var geoTrackingNotAvailableAtLocation: ARError.Code { get }
    static var highResolutionFrameCaptureFailed: ARError.Code { get }
    static var highResolutionFrameCaptureInProgress: ARError.Code { get }
    init(_ code: ARError.Code, userInfo: [String: Any] = nil)
    static var insufficientFeatures: ARError.Code { get }
    static var invalidCollaborationData: ARError.Code { get }
    static var invalidConfiguration: ARError.Code { get }
    static var invalidReferenceImage: ARError.Code { get }
    static var invalidReferenceObject: ARError.Code { get }
    static var invalidWorldMap: ARError.Code { get }
    var localizedDescription: String { get }
    static var locationUnauthorized: ARError.Code { get }
    static var microphoneUnauthorized: ARError.Code { get }
    static var objectMergeFailed: ARError.Code { get }
    static var requestFailed: ARError.Code { get }
    static var sensorFailed: ARError.Code { get }
    static var sensorUnavailable: ARError.Code { get }
    static var unsupportedConfiguration: ARError.Code { get }
    var userInfo: [String: Any] { get }
    static var worldTrackingFailed: ARError.Code { get }
  }
  var ARErrorDomain: String { get }
  class ARFaceAnchor: ARAnchor, ARTrackable {
    var blendShapes: Any? { get }
    var geometry: ARFaceGeometry { get }
    init(anchor: ARAnchor)
    var leftEyeTransform: Any { get }
    var lookAtPoint: vector_float3 { get }
    var rightEyeTransform: Any { get }
  }
  class ARFaceGeometry: NSObject, NSCopying, NSSecureCoding {
    init(blendShapes: [AnyHashable: Any])
    init?(coder: NSCoder)
    var textureCoordinateCount: Int { get }
    var textureCoordinates: UnsafeMutableRawPointer { get }
    var triangleCount: Int { get }
    var triangleIndices: UnsafeMutableRawPointer { get }
    var vertexCount: Int { get }
    var vertices: UnsafeMutableRawPointer { get }
  }
  class ARFaceTrackingConfiguration: ARConfiguration {
    init()
    var isWorldTrackingEnabled: Bool
    var maximumNumberOfTrackedFaces: Int
    static var supportedNumberOfTrackedFaces: Int { get }
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    static var supportsWorldTracking: Bool { get }
  }
  class ARFrame: NSObject, NSCopying {
    enum WorldMappingStatus: Int { case notAvailable, limited, extending, mapped }
    var anchors: [ARAnchor] { get }
    var camera: ARCamera { get }
    var cameraGrainIntensity: Float { get }
    var cameraGrainTexture: MTLTexture? { get }
    var capturedDepthData: AVDepthData? { get }
    var capturedDepthDataTimestamp: Double { get }
    var capturedImage: CVPixelBuffer { get }
    var detectedBody: ARBody2D? { get }
    func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform
    var estimatedDepthData: CVPixelBuffer? { get }
    var exifData: [String: Any] { get }
    var geoTrackingStatus: ARGeoTrackingStatus? { get }
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    var lightEstimate: ARLightEstimate? { get }
    var rawFeaturePoints: ARPointCloud? { get }
    func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery
    var sceneDepth: ARDepthData? { get }
    var segmentationBuffer: CVPixelBuffer? { get }
    var smoothedSceneDepth: ARDepthData? { get }
    var timestamp: Double { get }
    var worldMappingStatus: ARFrame.WorldMappingStatus { get }
  }
  class ARGeoAnchor: ARAnchor, ARTrackable {
    var altitude: Double { get }
    var altitudeSource: ARAltitudeSource { get }
    var coordinate: CLLocationCoordinate2D { get }
    init()
    init(anchor: ARAnchor)
    init(coordinate: CLLocationCoordinate2D)
    init(coordinate: CLLocationCoordinate2D, altitude: Double)
    init(name: String, coordinate: CLLocationCoordinate2D)
    init(name: String, coordinate: CLLocationCoordinate2D, altitude: Double)
  }
  enum ARGeoTrackingAccuracy: Int {
    case undetermined, low, medium, high
  }
  class ARGeoTrackingConfiguration: ARConfiguration {
    var appClipCodeTrackingEnabled: Bool
    var automaticImageScaleEstimationEnabled: Bool
    static func checkAvailability() async throws -> Bool
    static func checkAvailability(at coordinate: CLLocationCoordinate2D) async throws -> Bool
    static func checkAvailability(at coordinate: CLLocationCoordinate2D, completionHandler: @escaping (Bool, Error?) -> Void)
    static func checkAvailability(completionHandler: @escaping (Bool, Error?) -> Void)
    var detectionImages: Set<ARReferenceImage>?
    var detectionObjects: Set<ARReferenceObject>
    var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing
    init()
    var maximumNumberOfTrackedImages: Int
    static func new() -> ARGeoTrackingConfiguration
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static var supportsAppClipCodeTracking: Bool { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    var wantsHDREnvironmentTextures: Bool
  }
  enum ARGeoTrackingState: Int {
    case notAvailable, initializing, localizing, localized
  }
  enum ARGeoTrackingStateReason: Int {
    case none, notAvailableAtLocation, needLocationPermissions, worldTrackingUnstable, waitingForLocation, waitingForAvailabilityCheck, geoDataNotLoaded, devicePointedTooLow, visualLocalizationFailed
  }
  class ARGeoTrackingStatus: NSObject, NSCopying, NSSecureCoding {
    var accuracy: ARGeoTrackingAccuracy { get }
    init?(coder: NSCoder)
    var state: ARGeoTrackingState { get }
    var stateReason: ARGeoTrackingStateReason { get }
  }
  class ARGeometryElement: NSObject, NSSecureCoding {
    var buffer: MTLBuffer { get }
    var bytesPerIndex: Int { get }
    var count: Int { get }
    var indexCountPerPrimitive: Int { get }
    init?(coder: NSCoder)
    var primitiveType: ARGeometryPrimitiveType { get }
  }
  enum ARGeometryPrimitiveType: Int {
    case line, triangle
  }
  class ARGeometrySource: NSObject, NSSecureCoding {
    var buffer: MTLBuffer { get }
    var componentsPerVector: Int { get }
    var count: Int { get }
    var format: MTLVertexFormat { get }
    init?(coder: NSCoder)
    var offset: Int { get }
    var stride: Int { get }
  }
  class ARHitTestResult: NSObject {
    struct ResultType: OptionSet {}
    var anchor: ARAnchor? { get }
    var distance: CGFloat { get }
    var localTransform: Any { get }
    var type: ARHitTestResult.ResultType { get }
    var worldTransform: Any { get }
  }
  extension ARHitTestResult.ResultType {
    static var estimatedHorizontalPlane: ARHitTestResult.ResultType { get }
    static var estimatedVerticalPlane: ARHitTestResult.ResultType { get }
    static var existingPlane: ARHitTestResult.ResultType { get }
    static var existingPlaneUsingExtent: ARHitTestResult.ResultType { get }
    static var existingPlaneUsingGeometry: ARHitTestResult.ResultType { get }
    static var featurePoint: ARHitTestResult.ResultType { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class ARImageAnchor: ARAnchor, ARTrackable {
    var estimatedScaleFactor: CGFloat { get }
    init(anchor: ARAnchor)
    var referenceImage: ARReferenceImage { get }
  }
  class ARImageTrackingConfiguration: ARConfiguration {
    init()
    var isAutoFocusEnabled: Bool
    var maximumNumberOfTrackedImages: Int
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    var trackingImages: Set<ARReferenceImage>
  }
  class ARLightEstimate: NSObject {
    var ambientColorTemperature: CGFloat { get }
    var ambientIntensity: CGFloat { get }
  }
  class ARMatteGenerator: NSObject {
    func generateDilatedDepth(from frame: ARFrame, commandBuffer: MTLCommandBuffer) -> MTLTexture
    func generateMatte(from frame: ARFrame, commandBuffer: MTLCommandBuffer) -> MTLTexture
    init(device: MTLDevice, matteResolution: ARMatteResolution)
  }
  enum ARMatteResolution: Int {
    case full, half
  }
  class ARMeshAnchor: ARAnchor {
    var geometry: ARMeshGeometry { get }
    init(anchor: ARAnchor)
  }
  enum ARMeshClassification: Int {
    case none, wall, floor, ceiling, table, seat, window, door
  }
  class ARMeshGeometry: NSObject, NSSecureCoding {
    var classification: ARGeometrySource? { get }
    var faces: ARGeometryElement { get }
    init?(coder: NSCoder)
    var normals: ARGeometrySource { get }
    var vertices: ARGeometrySource { get }
  }
  class ARObjectAnchor: ARAnchor {
    init(anchor: ARAnchor)
    var referenceObject: ARReferenceObject { get }
  }
  class ARObjectScanningConfiguration: ARConfiguration {
    init()
    var isAutoFocusEnabled: Bool
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
  }
  class AROrientationTrackingConfiguration: ARConfiguration {
    init()
    var isAutoFocusEnabled: Bool
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
  }
  class ARParticipantAnchor: ARAnchor {
    init(anchor: ARAnchor)
  }
  class ARPlaneAnchor: ARAnchor {
    enum Alignment: Int { case horizontal, vertical }
    enum Classification: Int { case none, wall, floor, ceiling, table, seat, window, door }
    var alignment: ARPlaneAnchor.Alignment { get }
    var center: vector_float3 { get }
    var classification: ARPlaneAnchor.Classification { get }
    var classificationStatus: ARPlaneClassificationStatus { get }
    var extent: vector_float3 { get }
    var geometry: ARPlaneGeometry { get }
    init(anchor: ARAnchor)
    static var isClassificationSupported: Bool { get }
    var planeExtent: ARPlaneExtent { get }
  }
  enum ARPlaneClassificationStatus: Int {
    case notAvailable, undetermined, unknown, known
  }
  class ARPlaneExtent: NSObject, NSSecureCoding {
    var height: Float { get }
    init()
    init?(coder: NSCoder)
    var rotationOnYAxis: Float { get }
    var width: Float { get }
  }
  class ARPlaneGeometry: NSObject, NSSecureCoding {
    var boundaryVertexCount: Int { get }
    var boundaryVertices: UnsafeMutableRawPointer { get }
    init?(coder: NSCoder)
    var textureCoordinateCount: Int { get }
    var textureCoordinates: UnsafeMutableRawPointer { get }
    var triangleCount: Int { get }
    var triangleIndices: UnsafeMutableRawPointer { get }
    var vertexCount: Int { get }
    var vertices: UnsafeMutableRawPointer { get }
  }
  class ARPointCloud: NSObject, NSSecureCoding {
    var count: Int { get }
    var identifiers: UnsafeMutableRawPointer { get }
    init?(coder: NSCoder)
    var points: UnsafeMutableRawPointer { get }
  }
  class ARPositionalTrackingConfiguration: ARConfiguration {
    init()
    var initialWorldMap: ARWorldMap?
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
  }
  class ARQuickLookPreviewItem: NSObject, QLPreviewItem {
    var allowsContentScaling: Bool
    var canonicalWebPageURL: URL?
    init(fileAt url: URL)
  }
  class ARRaycastQuery: NSObject {
    enum Target: Int { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    enum TargetAlignment: Int { case horizontal, vertical, any }
    var direction: vector_float3 { get }
    init(origin: vector_float3, direction: vector_float3, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment)
    var origin: vector_float3 { get }
    var target: ARRaycastQuery.Target { get }
    var targetAlignment: ARRaycastQuery.TargetAlignment { get }
  }
  class ARRaycastResult: NSObject {
    var anchor: ARAnchor? { get }
    var target: ARRaycastQuery.Target { get }
    var targetAlignment: ARRaycastQuery.TargetAlignment { get }
    var worldTransform: Any { get }
  }
  class ARReferenceImage: NSObject, NSCopying {
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat)
    init(pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat)
    var name: String?
    var physicalSize: CGSize { get }
    static func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>?
    var resourceGroupName: String? { get }
    func validate() async throws
    func validate(completionHandler: @escaping (Error?) -> Void)
  }
  class ARReferenceObject: NSObject, NSSecureCoding {
    func applyingTransform(_ transform: Any) -> ARReferenceObject
    var center: vector_float3 { get }
    func exportObject(to url: URL, previewImage: UIImage?) throws
    var extent: vector_float3 { get }
    init(archiveURL archiveUrl: URL) throws
    init?(coder: NSCoder)
    func merging(_ object: ARReferenceObject) throws -> ARReferenceObject
    var name: String?
    var rawFeaturePoints: ARPointCloud { get }
    static func referenceObjects(inGroupNamed resourceGroupName: String, bundle: Bundle?) -> Set<ARReferenceObject>?
    var resourceGroupName: String? { get }
    var scale: vector_float3 { get }
  }
  var ARReferenceObjectArchiveExtension: String { get }
  var ARSCNDebugOptionShowFeaturePoints: SCNDebugOptions { get }
  var ARSCNDebugOptionShowWorldOrigin: SCNDebugOptions { get }
  class ARSCNFaceGeometry: SCNGeometry {
    init?(device: MTLDevice)
    init?(device: MTLDevice, fillMesh: Bool)
    func update(from faceGeometry: ARFaceGeometry)
  }
  class ARSCNPlaneGeometry: SCNGeometry {
    init?(device: MTLDevice)
    func update(from planeGeometry: ARPlaneGeometry)
  }
  class ARSCNView: SCNView, ARSessionProviding {
    func anchor(for node: SCNNode) -> ARAnchor?
    var automaticallyUpdatesLighting: Bool
    var delegate: ARSCNViewDelegate?
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    init()
    func node(for anchor: ARAnchor) -> SCNNode?
    func raycastQuery(from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment) -> ARRaycastQuery?
    var rendersCameraGrain: Bool
    var rendersMotionBlur: Bool
    var scene: SCNScene
    var session: ARSession
    func unprojectPoint(_ point: CGPoint, ontoPlaneWithTransform planeTransform: Any) -> vector_float3
  }
  protocol ARSCNViewDelegate: NSObjectProtocol, SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: SCNSceneRenderer, didUpdateNode node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: SCNSceneRenderer, willUpdateNode node: SCNNode, for anchor: ARAnchor)
  }
  class ARSKView: SKView, ARSessionProviding {
    func anchor(for node: SKNode) -> ARAnchor?
    var delegate: ARSKViewDelegate?
    func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult]
    init()
    func node(for anchor: ARAnchor) -> SKNode?
    var session: ARSession
  }
  protocol ARSKViewDelegate: NSObjectProtocol, SKViewDelegate, ARSessionObserver {
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didUpdateNode node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    func view(_ view: ARSKView, willUpdateNode node: SKNode, for anchor: ARAnchor)
  }
  enum ARSegmentationClass: UInt8 {
    case none, person
  }
  class ARSession: NSObject {
    struct RunOptions: OptionSet {}
    func add(_ anchor: ARAnchor)
    func captureHighResolutionFrame() async throws -> ARFrame
    func captureHighResolutionFrame(completion handler: @escaping (ARFrame?, Error?) -> Void)
    var configuration: ARConfiguration? { get }
    func createReferenceObject(withTransform transform: Any, center: vector_float3, extent: vector_float3) async throws -> ARReferenceObject
    func createReferenceObject(withTransform transform: Any, center: vector_float3, extent: vector_float3, completionHandler: @escaping (ARReferenceObject?, Error?) -> Void)
    var currentFrame: ARFrame? { get }
    func currentWorldMap() async throws -> ARWorldMap
    var delegate: ARSessionDelegate?
    var delegateQueue: DispatchQueue?
    func geoLocation(forPoint position: vector_float3) async throws -> (CLLocationCoordinate2D, Double)
    func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, Error?) -> Void)
    func getGeoLocation(forPoint position: vector_float3, completionHandler: @escaping (CLLocationCoordinate2D, Double, Error?) -> Void)
    var identifier: UUID { get }
    init()
    func pause()
    func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult]
    func remove(_ anchor: ARAnchor)
    func run(with configuration: ARConfiguration)
    func run(with configuration: ARConfiguration, options: ARSession.RunOptions = nil)
    func setWorldOrigin(_ relativeTransform: Any)
    func trackedRaycast(_ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void) -> ARTrackedRaycast?
    func update(with collaborationData: ARCollaborationData)
  }
  extension ARSession.RunOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var removeExistingAnchors: ARSession.RunOptions { get }
    static var resetSceneReconstruction: ARSession.RunOptions { get }
    static var resetTracking: ARSession.RunOptions { get }
    static var stopTrackedRaycasts: ARSession.RunOptions { get }
  }
  protocol ARSessionDelegate: NSObjectProtocol, ARSessionObserver {
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdateAnchors anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdateFrame frame: ARFrame)
  }
  protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus)
    func session(_ session: ARSession, didFailWithError error: Error)
    func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
    func session(_ session: ARSession, didOutputCollaborationData data: ARCollaborationData)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
    func sessionWasInterrupted(_ session: ARSession)
  }
  protocol ARSessionProviding: NSObjectProtocol {
    var session: ARSession { get }
  }
  class ARSkeleton: NSObject {
    struct JointName: RawRepresentable, Hashable {}
    var definition: ARSkeletonDefinition { get }
    func isJointTracked(_ jointIndex: Int) -> Bool
    var jointCount: Int { get }
  }
  extension ARSkeleton.JointName {
    static var head: ARSkeleton.JointName { get }
    init(rawValue: String)
    static var leftFoot: ARSkeleton.JointName { get }
    static var leftHand: ARSkeleton.JointName { get }
    static var leftShoulder: ARSkeleton.JointName { get }
    var rawValue: String { get }
    static var rightFoot: ARSkeleton.JointName { get }
    static var rightHand: ARSkeleton.JointName { get }
    static var rightShoulder: ARSkeleton.JointName { get }
    static var root: ARSkeleton.JointName { get }
  }
  class ARSkeleton2D: ARSkeleton {
    var jointLandmarks: UnsafeMutableRawPointer { get }
    func landmark(forJointNamed jointName: String) -> vector_float2
  }
  class ARSkeleton3D: ARSkeleton {
    var jointLocalTransforms: UnsafeMutableRawPointer { get }
    var jointModelTransforms: UnsafeMutableRawPointer { get }
    func localTransform(forJointName jointName: String) -> Any
    func modelTransform(forJointName jointName: String) -> Any
  }
  class ARSkeletonDefinition: NSObject {
    static var defaultBody2D: ARSkeletonDefinition { get }
    static var defaultBody3D: ARSkeletonDefinition { get }
    func index(forJointName jointName: String) -> Int
    var jointCount: Int { get }
    var jointNames: [String] { get }
    var neutralBodySkeleton3D: ARSkeleton3D? { get }
    var parentIndices: [NSNumber] { get }
  }
  protocol ARTrackable: NSObjectProtocol {
    var isTracked: Bool { get }
  }
  class ARTrackedRaycast: NSObject {
    func stopTracking()
  }
  class ARVideoFormat: NSObject, NSCopying {
    var captureDevicePosition: AVCaptureDevice.Position { get }
    var captureDeviceType: AVCaptureDevice.DeviceType { get }
    var framesPerSecond: Int { get }
    var imageResolution: CGSize { get }
    var isRecommendedForHighResolutionFrameCapturing: Bool { get }
    var isVideoHDRSupported: Bool { get }
  }
  class ARWorldMap: NSObject, NSCopying, NSSecureCoding {
    var anchors: [ARAnchor]
    var center: vector_float3 { get }
    var extent: vector_float3 { get }
    init?(coder: NSCoder)
    var rawFeaturePoints: ARPointCloud { get }
  }
  class ARWorldTrackingConfiguration: ARConfiguration {
    enum EnvironmentTexturing: Int { case none, manual, automatic }
    struct PlaneDetection: OptionSet {}
    var appClipCodeTrackingEnabled: Bool
    var automaticImageScaleEstimationEnabled: Bool
    var detectionImages: Set<ARReferenceImage>?
    var detectionObjects: Set<ARReferenceObject>
    var environmentTexturing: ARWorldTrackingConfiguration.EnvironmentTexturing
    init()
    var initialWorldMap: ARWorldMap?
    var isAutoFocusEnabled: Bool
    var isCollaborationEnabled: Bool
    var maximumNumberOfTrackedImages: Int
    var planeDetection: ARWorldTrackingConfiguration.PlaneDetection
    var sceneReconstruction: ARConfiguration.SceneReconstruction
    static var supportedVideoFormats: [ARVideoFormat] { get }
    static var supportsAppClipCodeTracking: Bool { get }
    static func supportsFrameSemantics(_ frameSemantics: ARConfiguration.FrameSemantics) -> Bool
    static func supportsSceneReconstruction(_ sceneReconstruction: ARConfiguration.SceneReconstruction) -> Bool
    static var supportsUserFaceTracking: Bool { get }
    var userFaceTrackingEnabled: Bool
    var wantsHDREnvironmentTextures: Bool
  }
  extension ARWorldTrackingConfiguration.PlaneDetection {
    static var horizontal: ARWorldTrackingConfiguration.PlaneDetection { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var vertical: ARWorldTrackingConfiguration.PlaneDetection { get }
  }
  """#

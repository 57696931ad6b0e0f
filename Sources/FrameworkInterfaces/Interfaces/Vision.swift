/// What is known of the module `Vision`.
let visionInterface = #"""
  // exports: Foundation
  class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation {
    var availableJointGroupNames: [VNAnimalBodyPoseObservationJointsGroupName] { get }
    var availableJointNames: [VNAnimalBodyPoseObservationJointName] { get }
    func recognizedPoint(forJointName jointName: VNAnimalBodyPoseObservationJointName) throws -> VNRecognizedPoint
    func recognizedPoints(forJointsGroupName jointsGroupName: VNAnimalBodyPoseObservationJointsGroupName) throws -> [String: VNRecognizedPoint]
  }
  struct VNAnimalBodyPoseObservationJointName: RawRepresentable, Hashable {
    init(rawValue: String)
    static var leftBackElbow: VNAnimalBodyPoseObservationJointName { get }
    static var leftBackKnee: VNAnimalBodyPoseObservationJointName { get }
    static var leftBackPaw: VNAnimalBodyPoseObservationJointName { get }
    static var leftEarBottom: VNAnimalBodyPoseObservationJointName { get }
    static var leftEarMiddle: VNAnimalBodyPoseObservationJointName { get }
    static var leftEarTop: VNAnimalBodyPoseObservationJointName { get }
    static var leftEye: VNAnimalBodyPoseObservationJointName { get }
    static var leftFrontElbow: VNAnimalBodyPoseObservationJointName { get }
    static var leftFrontKnee: VNAnimalBodyPoseObservationJointName { get }
    static var leftFrontPaw: VNAnimalBodyPoseObservationJointName { get }
    static var neck: VNAnimalBodyPoseObservationJointName { get }
    static var none: VNAnimalBodyPoseObservationJointName { get }
    static var nose: VNAnimalBodyPoseObservationJointName { get }
    var rawValue: String { get }
    static var rightBackElbow: VNAnimalBodyPoseObservationJointName { get }
    static var rightBackKnee: VNAnimalBodyPoseObservationJointName { get }
    static var rightBackPaw: VNAnimalBodyPoseObservationJointName { get }
    static var rightEarBottom: VNAnimalBodyPoseObservationJointName { get }
    static var rightEarMiddle: VNAnimalBodyPoseObservationJointName { get }
    static var rightEarTop: VNAnimalBodyPoseObservationJointName { get }
    static var rightEye: VNAnimalBodyPoseObservationJointName { get }
    static var rightFrontElbow: VNAnimalBodyPoseObservationJointName { get }
    static var rightFrontKnee: VNAnimalBodyPoseObservationJointName { get }
    static var rightFrontPaw: VNAnimalBodyPoseObservationJointName { get }
    static var tailBottom: VNAnimalBodyPoseObservationJointName { get }
    static var tailMiddle: VNAnimalBodyPoseObservationJointName { get }
    static var tailTop: VNAnimalBodyPoseObservationJointName { get }
  }
  struct VNAnimalBodyPoseObservationJointsGroupName: RawRepresentable, Hashable {
    static var all: VNAnimalBodyPoseObservationJointsGroupName { get }
    static var forelegs: VNAnimalBodyPoseObservationJointsGroupName { get }
    static var head: VNAnimalBodyPoseObservationJointsGroupName { get }
    static var hindlegs: VNAnimalBodyPoseObservationJointsGroupName { get }
    init(rawValue: String)
    static var none: VNAnimalBodyPoseObservationJointsGroupName { get }
    var rawValue: String { get }
    static var tail: VNAnimalBodyPoseObservationJointsGroupName { get }
    static var trunk: VNAnimalBodyPoseObservationJointsGroupName { get }
  }
  struct VNAnimalIdentifier: RawRepresentable, Hashable {
    static var cat: VNAnimalIdentifier { get }
    static var dog: VNAnimalIdentifier { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var unknown: VNAnimalIdentifier { get }
  }
  enum VNBarcodeCompositeType: Int {
    case none, linked, gs1TypeA, gs1TypeB, gs1TypeC
  }
  class VNBarcodeObservation: VNRectangleObservation {
    var barcodeDescriptor: CIBarcodeDescriptor? { get }
    init()
    init(boundingBox: CGRect)
    init(requestRevision: VNBarcodeObservationRequestRevision, boundingBox: CGRect)
    var isColorInverted: Bool { get }
    var isGS1DataCarrier: Bool { get }
    var payloadData: Data? { get }
    var payloadStringValue: String? { get }
    var supplementalCompositeType: VNBarcodeCompositeType { get }
    var supplementalPayloadData: Data? { get }
    var supplementalPayloadString: String? { get }
    var symbology: String? { get }
  }
  enum VNBarcodeObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  struct VNBarcodeSymbology: RawRepresentable, Hashable {
    static var aztec: VNBarcodeSymbology { get }
    static var codabar: VNBarcodeSymbology { get }
    static var code128: VNBarcodeSymbology { get }
    static var code39: VNBarcodeSymbology { get }
    static var code39Checksum: VNBarcodeSymbology { get }
    static var code39FullASCII: VNBarcodeSymbology { get }
    static var code39FullASCIIChecksum: VNBarcodeSymbology { get }
    static var code93: VNBarcodeSymbology { get }
    static var code93i: VNBarcodeSymbology { get }
    static var dataMatrix: VNBarcodeSymbology { get }
    static var ean13: VNBarcodeSymbology { get }
    static var ean8: VNBarcodeSymbology { get }
    static var gs1DataBar: VNBarcodeSymbology { get }
    static var gs1DataBarExpanded: VNBarcodeSymbology { get }
    static var gs1DataBarLimited: VNBarcodeSymbology { get }
    static var i2of5: VNBarcodeSymbology { get }
    static var i2of5Checksum: VNBarcodeSymbology { get }
    init(rawValue: String)
    static var itf14: VNBarcodeSymbology { get }
    static var microPDF417: VNBarcodeSymbology { get }
    static var microQR: VNBarcodeSymbology { get }
    static var msiPlessey: VNBarcodeSymbology { get }
    static var pdf417: VNBarcodeSymbology { get }
    static var qr: VNBarcodeSymbology { get }
    var rawValue: String { get }
    static var upce: VNBarcodeSymbology { get }
  }
  class VNCalculateImageAestheticsScoresRequest: VNImageBasedRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNImageAestheticsScoresObservation]? { get }
  }
  enum VNCalculateImageAestheticsScoresRequestRevision: UInt {
    case one
  }
  enum VNChirality: Int {
    case unknown, left, right
  }
  class VNCircle: NSObject, NSCopying, NSSecureCoding {
    var center: VNPoint { get }
    func contains(_ point: VNPoint) -> Bool
    func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool
    var diameter: Double { get }
    init?(coder: NSCoder)
    func initWithCenter(_ center: VNPoint, diameter: Double) -> UnsafeMutableRawPointer
    func initWithCenter(_ center: VNPoint, radius: Double) -> UnsafeMutableRawPointer
    var radius: Double { get }
    static var zero: VNCircle { get }
    static func zero() -> VNCircle
  }
  enum VNCircleInitializationOption: Int32 {
    case radius, diameter
  }
  class VNClassificationObservation: VNObservation {
    func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool
    func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool
    var hasPrecisionRecallCurve: Bool { get }
    var identifier: String { get }
  }
  class VNClassifyImageRequest: VNImageBasedRequest {
    static var currentRevision: VNClassifyImageRequestRevision { get }
    static func currentRevision() -> VNClassifyImageRequestRevision
    static var defaultRevision: VNClassifyImageRequestRevision { get }
    static func defaultRevision() -> VNClassifyImageRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    static func knownClassifications(for revision: VNClassifyImageRequestRevision) throws -> [VNClassificationObservation]
    var results: [VNClassificationObservation]? { get }
    var revision: VNClassifyImageRequestRevision
    func supportedIdentifiers() throws -> [String]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNClassifyImageRequestRevision: UInt {
    case unspecified, one, two
  }
  struct VNComputeStage: RawRepresentable, Hashable {
    init(rawValue: String)
    static var main: VNComputeStage { get }
    static var none: VNComputeStage { get }
    static var postProcessing: VNComputeStage { get }
    var rawValue: String { get }
  }
  class VNContour: NSObject, NSCopying, VNRequestRevisionProviding {
    var aspectRatio: Float { get }
    func childContour(at childContourIndex: Int) throws -> VNContour
    var childContourCount: Int { get }
    var childContours: [VNContour] { get }
    var indexPath: IndexPath { get }
    var normalizedPath: CGPath { get }
    var normalizedPoints: vector_float2 { get }
    var pointCount: Int { get }
    func polygonApproximation(withEpsilon epsilon: Float) throws -> VNContour
  }
  class VNContoursObservation: VNObservation {
    func contour(at contourIndex: Int) throws -> VNContour
    func contour(at indexPath: IndexPath) throws -> VNContour
    var contourCount: Int { get }
    var normalizedPath: CGPath { get }
    var topLevelContourCount: Int { get }
    var topLevelContours: [VNContour] { get }
  }
  class VNCoreMLFeatureValueObservation: VNObservation {
    var featureName: String { get }
    var featureValue: MLFeatureValue { get }
  }
  class VNCoreMLModel: NSObject {
    var featureProvider: MLFeatureProvider?
    init(for model: MLModel) throws
    var inputImageFeatureName: String
  }
  class VNCoreMLRequest: VNImageBasedRequest {
    static var currentRevision: VNCoreMLRequestRevision { get }
    static func currentRevision() -> VNCoreMLRequestRevision
    static var defaultRevision: VNCoreMLRequestRevision { get }
    static func defaultRevision() -> VNCoreMLRequestRevision
    var imageCropAndScaleOption: VNImageCropAndScaleOption
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(model: VNCoreMLModel)
    init(model: VNCoreMLModel, completionHandler: ((VNRequest?, Error?) -> Void)?)
    var model: VNCoreMLModel { get }
    var revision: VNCoreMLRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNCoreMLRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNAnimalBodyPoseObservation]? { get }
    func supportedJointNames() throws -> [VNAnimalBodyPoseObservationJointName]
    func supportedJointsGroupNames() throws -> [VNAnimalBodyPoseObservationJointsGroupName]
  }
  class VNDetectBarcodesRequest: VNImageBasedRequest {
    var coalesceCompositeSymbologies: Bool
    static var currentRevision: VNDetectBarcodesRequestRevision { get }
    static func currentRevision() -> VNDetectBarcodesRequestRevision
    static var defaultRevision: VNDetectBarcodesRequestRevision { get }
    static func defaultRevision() -> VNDetectBarcodesRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNBarcodeObservation]? { get }
    var revision: VNDetectBarcodesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
    static var supportedSymbologies: [String]? { get }
    func supportedSymbologies() throws -> [String]
    static func supportedSymbologies() -> [String]?
    var symbologies: [String]?
  }
  enum VNDetectBarcodesRequestRevision: UInt {
    case unspecified, one, two, three, four
  }
  enum VNDetectContourRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectContoursRequest: VNImageBasedRequest {
    var contrastAdjustment: Float
    var contrastPivot: NSNumber?
    static var currentRevision: VNDetectContourRequestRevision { get }
    static func currentRevision() -> VNDetectContourRequestRevision
    static var defaultRevision: VNDetectContourRequestRevision { get }
    static func defaultRevision() -> VNDetectContourRequestRevision
    var detectsDarkOnLight: Bool
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var maximumImageDimension: Int
    var results: [VNContoursObservation]? { get }
    var revision: VNDetectContourRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNRectangleObservation]? { get }
  }
  enum VNDetectDocumentSegmentationRequestRevision: UInt {
    case one
  }
  class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting {
    static var currentRevision: VNDetectFaceCaptureQualityRequestRevision { get }
    static func currentRevision() -> VNDetectFaceCaptureQualityRequestRevision
    static var defaultRevision: VNDetectFaceCaptureQualityRequestRevision { get }
    static func defaultRevision() -> VNDetectFaceCaptureQualityRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNFaceObservation]? { get }
    var revision: VNDetectFaceCaptureQualityRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectFaceCaptureQualityRequestRevision: UInt {
    case unspecified, one, two, three
  }
  class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {
    var constellation: VNRequestFaceLandmarksConstellation
    static var currentRevision: VNDetectFaceLandmarksRequestRevision { get }
    static func currentRevision() -> VNDetectFaceLandmarksRequestRevision
    static var defaultRevision: VNDetectFaceLandmarksRequestRevision { get }
    static func defaultRevision() -> VNDetectFaceLandmarksRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNFaceObservation]? { get }
    var revision: VNDetectFaceLandmarksRequestRevision
    static func revision(_ revision: VNDetectFaceLandmarksRequestRevision, supportsConstellation constellation: VNRequestFaceLandmarksConstellation) -> Bool
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectFaceLandmarksRequestRevision: UInt {
    case unspecified, one, two, three
  }
  class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectFaceRectanglesRequestRevision { get }
    static func currentRevision() -> VNDetectFaceRectanglesRequestRevision
    static var defaultRevision: VNDetectFaceRectanglesRequestRevision { get }
    static func defaultRevision() -> VNDetectFaceRectanglesRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNFaceObservation]? { get }
    var revision: VNDetectFaceRectanglesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectFaceRectanglesRequestRevision: UInt {
    case unspecified, one, two, three
  }
  class VNDetectHorizonRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectHorizonRequestRevision { get }
    static func currentRevision() -> VNDetectHorizonRequestRevision
    static var defaultRevision: VNDetectHorizonRequestRevision { get }
    static func defaultRevision() -> VNDetectHorizonRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNHorizonObservation]? { get }
    var revision: VNDetectHorizonRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectHorizonRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {
    static var currentRevision: VNDetectHumanBodyPose3DRequestRevision { get }
    static func currentRevision() -> VNDetectHumanBodyPose3DRequestRevision
    static var defaultRevision: VNDetectHumanBodyPose3DRequestRevision { get }
    static func defaultRevision() -> VNDetectHumanBodyPose3DRequestRevision
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNHumanBodyPose3DObservation]? { get }
    var revision: VNDetectHumanBodyPose3DRequestRevision
    func supportedJointNames() throws -> [VNHumanBodyPose3DObservationJointName]
    func supportedJointsGroupNames() throws -> [VNHumanBodyPose3DObservationJointsGroupName]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectHumanBodyPose3DRequestRevision: UInt {
    case one
  }
  class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectHumanBodyPoseRequestRevision { get }
    static func currentRevision() -> VNDetectHumanBodyPoseRequestRevision
    static var defaultRevision: VNDetectHumanBodyPoseRequestRevision { get }
    static func defaultRevision() -> VNDetectHumanBodyPoseRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNHumanBodyPoseObservation]? { get }
    var revision: VNDetectHumanBodyPoseRequestRevision
    func supportedJointNames() throws -> [VNHumanBodyPoseObservationJointName]
    static func supportedJointNames(for revision: VNDetectHumanBodyPoseRequestRevision) throws -> [VNHumanBodyPoseObservationJointName]
    func supportedJointsGroupNames() throws -> [VNHumanBodyPoseObservationJointsGroupName]
    static func supportedJointsGroupNames(for revision: VNDetectHumanBodyPoseRequestRevision) throws -> [VNHumanBodyPoseObservationJointsGroupName]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectHumanBodyPoseRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectHumanHandPoseRequestRevision { get }
    static func currentRevision() -> VNDetectHumanHandPoseRequestRevision
    static var defaultRevision: VNDetectHumanHandPoseRequestRevision { get }
    static func defaultRevision() -> VNDetectHumanHandPoseRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var maximumHandCount: Int
    var results: [VNHumanHandPoseObservation]? { get }
    var revision: VNDetectHumanHandPoseRequestRevision
    func supportedJointNames() throws -> [VNHumanHandPoseObservationJointName]
    static func supportedJointNames(for revision: VNDetectHumanHandPoseRequestRevision) throws -> [VNHumanHandPoseObservationJointName]
    func supportedJointsGroupNames() throws -> [VNHumanHandPoseObservationJointsGroupName]
    static func supportedJointsGroupNames(for revision: VNDetectHumanHandPoseRequestRevision) throws -> [VNHumanHandPoseObservationJointsGroupName]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectHumanHandPoseRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectHumanRectanglesRequestRevision { get }
    static func currentRevision() -> VNDetectHumanRectanglesRequestRevision
    static var defaultRevision: VNDetectHumanRectanglesRequestRevision { get }
    static func defaultRevision() -> VNDetectHumanRectanglesRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNHumanObservation]? { get }
    var revision: VNDetectHumanRectanglesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
    var upperBodyOnly: Bool
  }
  enum VNDetectHumanRectanglesRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNDetectRectanglesRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectRectanglesRequestRevision { get }
    static func currentRevision() -> VNDetectRectanglesRequestRevision
    static var defaultRevision: VNDetectRectanglesRequestRevision { get }
    static func defaultRevision() -> VNDetectRectanglesRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var maximumAspectRatio: Float
    var maximumObservations: Int
    var minimumAspectRatio: Float
    var minimumConfidence: Float
    var minimumSize: Float
    var quadratureTolerance: Float
    var results: [VNRectangleObservation]? { get }
    var revision: VNDetectRectanglesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectRectanglesRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectTextRectanglesRequest: VNImageBasedRequest {
    static var currentRevision: VNDetectTextRectanglesRequestRevision { get }
    static func currentRevision() -> VNDetectTextRectanglesRequestRevision
    static var defaultRevision: VNDetectTextRectanglesRequestRevision { get }
    static func defaultRevision() -> VNDetectTextRectanglesRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var reportCharacterBoxes: Bool
    var results: [VNTextObservation]? { get }
    var revision: VNDetectTextRectanglesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNDetectTextRectanglesRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectTrajectoriesRequest: VNStatefulRequest {
    static var currentRevision: VNDetectTrajectoriesRequestRevision { get }
    static func currentRevision() -> VNDetectTrajectoriesRequestRevision
    static var defaultRevision: VNDetectTrajectoriesRequestRevision { get }
    static func defaultRevision() -> VNDetectTrajectoriesRequestRevision
    init(frameAnalysisSpacing: CMTime, trajectoryLength: Int, completionHandler: ((VNRequest?, Error?) -> Void)?)
    var objectMaximumNormalizedRadius: Float
    var objectMinimumNormalizedRadius: Float
    var results: [VNTrajectoryObservation]? { get }
    var revision: VNDetectTrajectoriesRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
    var targetFrameTime: CMTime
    var trajectoryLength: Int { get }
  }
  enum VNDetectTrajectoriesRequestRevision: UInt {
    case unspecified, one
  }
  class VNDetectedObjectObservation: VNObservation {
    var boundingBox: CGRect { get }
    var globalSegmentationMask: VNPixelBufferObservation? { get }
    init(boundingBox: CGRect)
    init(requestRevision: VNDetectedObjectObservationRequestRevision, boundingBox: CGRect)
  }
  enum VNDetectedObjectObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNDetectedPoint: VNPoint {
    var confidence: Float { get }
  }
  enum VNElementType: UInt {
    case unknown, float, double
  }
  struct VNError: Error {
    enum Code: Int { case turiCore, ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption, notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument, invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout, unsupportedComputeStage, unsupportedComputeDevice }
    var code: VNError.Code { get }
    static var dataUnavailable: VNError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: VNError.Code, userInfo: [String: Any] = nil)
    static var internalError: VNError.Code { get }
    static var invalidArgument: VNError.Code { get }
    static var invalidFormat: VNError.Code { get }
    static var invalidImage: VNError.Code { get }
    static var invalidModel: VNError.Code { get }
    static var invalidOperation: VNError.Code { get }
    static var invalidOption: VNError.Code { get }
    static var ioError: VNError.Code { get }
    var localizedDescription: String { get }
    static var missingOption: VNError.Code { get }
    static var notImplemented: VNError.Code { get }
    static var ok: VNError.Code { get }
    static var operationFailed: VNError.Code { get }
    static var outOfBoundsError: VNError.Code { get }
    static var outOfMemory: VNError.Code { get }
    static var requestCancelled: VNError.Code { get }
    static var timeStampNotFound: VNError.Code { get }
    static var timeout: VNError.Code { get }
    static var turiCore: VNError.Code { get }
    static var unknownError: VNError.Code { get }
    static var unsupportedComputeDevice: VNError.Code { get }
    static var unsupportedComputeStage: VNError.Code { get }
    static var unsupportedRequest: VNError.Code { get }
    static var unsupportedRevision: VNError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var VNErrorDomain: String { get }
  class VNFaceLandmarkRegion: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
    init?(coder: NSCoder)
    var pointCount: Int { get }
  }
  class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {
    func normalizedPoints() -> UnsafeMutableRawPointer
    func points(inImageOf imageSize: CGSize) -> UnsafeMutableRawPointer
    var pointsClassification: VNPointsClassification { get }
    var precisionEstimatesPerPoint: [NSNumber]? { get }
  }
  class VNFaceLandmarks: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
    var confidence: Float { get }
    init?(coder: NSCoder)
  }
  class VNFaceLandmarks2D: VNFaceLandmarks {
    var allPoints: VNFaceLandmarkRegion2D? { get }
    var faceContour: VNFaceLandmarkRegion2D? { get }
    var innerLips: VNFaceLandmarkRegion2D? { get }
    var leftEye: VNFaceLandmarkRegion2D? { get }
    var leftEyebrow: VNFaceLandmarkRegion2D? { get }
    var leftPupil: VNFaceLandmarkRegion2D? { get }
    var medianLine: VNFaceLandmarkRegion2D? { get }
    var nose: VNFaceLandmarkRegion2D? { get }
    var noseCrest: VNFaceLandmarkRegion2D? { get }
    var outerLips: VNFaceLandmarkRegion2D? { get }
    var rightEye: VNFaceLandmarkRegion2D? { get }
    var rightEyebrow: VNFaceLandmarkRegion2D? { get }
    var rightPupil: VNFaceLandmarkRegion2D? { get }
  }
  class VNFaceObservation: VNDetectedObjectObservation {
    var faceCaptureQuality: NSNumber? { get }
    init(boundingBox: CGRect)
    init(requestRevision: VNFaceObservationRequestRevision, boundingBox: CGRect)
    init(requestRevision: VNFaceObservationRequestRevision, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?)
    init(requestRevision: VNFaceObservationRequestRevision, boundingBox: CGRect, roll: NSNumber?, yaw: NSNumber?, pitch: NSNumber?)
    var landmarks: VNFaceLandmarks2D? { get }
    var pitch: NSNumber? { get }
    var roll: NSNumber? { get }
    var yaw: NSNumber? { get }
  }
  protocol VNFaceObservationAccepting: NSObjectProtocol {
    var inputFaceObservations: [VNFaceObservation]?
  }
  enum VNFaceObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNFeaturePrintObservation: VNObservation {
    func computeDistance(_ outDistance: UnsafeMutableRawPointer, to featurePrint: VNFeaturePrintObservation) throws
    var data: Data { get }
    var elementCount: Int { get }
    var elementType: VNElementType { get }
  }
  class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {
    static var currentRevision: VNGenerateAttentionBasedSaliencyImageRequestRevision { get }
    static func currentRevision() -> VNGenerateAttentionBasedSaliencyImageRequestRevision
    static var defaultRevision: VNGenerateAttentionBasedSaliencyImageRequestRevision { get }
    static func defaultRevision() -> VNGenerateAttentionBasedSaliencyImageRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNRecognizedTextObservation]? { get }
    var revision: VNGenerateAttentionBasedSaliencyImageRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNGenerateAttentionBasedSaliencyImageRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNInstanceMaskObservation]? { get }
  }
  class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {
    static var currentRevision: VNGenerateImageFeaturePrintRequestRevision { get }
    static func currentRevision() -> VNGenerateImageFeaturePrintRequestRevision
    static var defaultRevision: VNGenerateImageFeaturePrintRequestRevision { get }
    static func defaultRevision() -> VNGenerateImageFeaturePrintRequestRevision
    var imageCropAndScaleOption: VNImageCropAndScaleOption
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNFeaturePrintObservation]? { get }
    var revision: VNGenerateImageFeaturePrintRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNGenerateImageFeaturePrintRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {
    static var currentRevision: VNGenerateObjectnessBasedSaliencyImageRequestRevision { get }
    static func currentRevision() -> VNGenerateObjectnessBasedSaliencyImageRequestRevision
    static var defaultRevision: VNGenerateObjectnessBasedSaliencyImageRequestRevision { get }
    static func defaultRevision() -> VNGenerateObjectnessBasedSaliencyImageRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNSaliencyImageObservation]? { get }
    var revision: VNGenerateObjectnessBasedSaliencyImageRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNGenerateObjectnessBasedSaliencyImageRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNGenerateOpticalFlowRequest: VNTargetedImageRequest {
    var computationAccuracy: VNGenerateOpticalFlowRequestComputationAccuracy
    static var currentRevision: VNGenerateOpticalFlowRequestRevision { get }
    static func currentRevision() -> VNGenerateOpticalFlowRequestRevision
    static var defaultRevision: VNGenerateOpticalFlowRequestRevision { get }
    static func defaultRevision() -> VNGenerateOpticalFlowRequestRevision
    init()
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    var keepNetworkOutput: Bool
    var outputPixelFormat: CVPixelFormatType
    var results: [VNPixelBufferObservation]? { get }
    var revision: VNGenerateOpticalFlowRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNGenerateOpticalFlowRequestComputationAccuracy: UInt {
    case low, medium, high, veryHigh
  }
  enum VNGenerateOpticalFlowRequestRevision: UInt {
    case unspecified, one
  }
  class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNInstanceMaskObservation]? { get }
  }
  class VNGeneratePersonSegmentationRequest: VNStatefulRequest {
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(frameAnalysisSpacing: CMTime, completionHandler: ((VNRequest?, Error?) -> Void)?)
    static func new() -> VNGeneratePersonSegmentationRequest
    var outputPixelFormat: UInt32
    var qualityLevel: VNGeneratePersonSegmentationRequestQualityLevel
    var results: [VNPixelBufferObservation]? { get }
    func supportedOutputPixelFormats() throws -> [NSNumber]
  }
  enum VNGeneratePersonSegmentationRequestQualityLevel: UInt {
    case accurate, balanced, fast
  }
  enum VNGeneratePersonSegmentationRequestRevision: UInt {
    case one
  }
  class VNGeometryUtils: NSObject {
    static func boundingCircle(for contour: VNContour) throws -> VNCircle
    static func boundingCircle(for points: [VNPoint]) throws -> VNCircle
    static func boundingCircle(forSIMDPoints pointsPtr: UnsafeMutableRawPointer, pointCount: Int) throws -> VNCircle
    static func calculateArea(_ area: UnsafeMutablePointer<Double>, for contour: VNContour, orientedArea: Bool) throws
    static func calculatePerimeter(_ perimeter: UnsafeMutablePointer<Double>, for contour: VNContour) throws
  }
  class VNHomographicImageRegistrationRequest: VNImageRegistrationRequest {
    static var currentRevision: VNHomographicImageRegistrationRequestRevision { get }
    static func currentRevision() -> VNHomographicImageRegistrationRequestRevision
    static var defaultRevision: VNHomographicImageRegistrationRequestRevision { get }
    static func defaultRevision() -> VNHomographicImageRegistrationRequestRevision
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNImageHomographicAlignmentObservation]? { get }
    var revision: VNHomographicImageRegistrationRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNHomographicImageRegistrationRequestRevision: UInt {
    case unspecified, one
  }
  class VNHorizonObservation: VNObservation {
    var angle: CGFloat { get }
    var transform: CGAffineTransform { get }
    func transform(forImageWidth width: Int, height: Int) -> CGAffineTransform
  }
  class VNHumanBodyPose3DObservation: VNRecognizedPoints3DObservation {
    var availableJointNames: [VNHumanBodyPose3DObservationJointName] { get }
    var availableJointsGroupNames: [VNHumanBodyPose3DObservationJointsGroupName] { get }
    var bodyHeight: Float { get }
    var cameraOriginMatrix: Any { get }
    func getCameraRelativePosition(_ modelPositionOut: UnsafeMutablePointer<Any>, forJointName jointName: VNHumanBodyPose3DObservationJointName) throws
    var heightEstimation: VNHumanBodyPose3DObservationHeightEstimation { get }
    func parentJointName(forJointName jointName: VNHumanBodyPose3DObservationJointName) -> VNHumanBodyPose3DObservationJointName?
    func pointInImage(forJointName jointName: VNHumanBodyPose3DObservationJointName) throws -> VNPoint
    func recognizedPoint(forJointName jointName: VNHumanBodyPose3DObservationJointName) throws -> VNHumanBodyRecognizedPoint3D
    func recognizedPoints(forJointsGroupName jointName: VNHumanBodyPose3DObservationJointsGroupName) throws -> [String: VNHumanBodyRecognizedPoint3D]
  }
  enum VNHumanBodyPose3DObservationHeightEstimation: Int {
    case reference, measured
  }
  struct VNHumanBodyPose3DObservationJointName: RawRepresentable, Hashable {
    static var centerHead: VNHumanBodyPose3DObservationJointName { get }
    static var centerShoulder: VNHumanBodyPose3DObservationJointName { get }
    init(rawValue: String)
    static var leftAnkle: VNHumanBodyPose3DObservationJointName { get }
    static var leftElbow: VNHumanBodyPose3DObservationJointName { get }
    static var leftHip: VNHumanBodyPose3DObservationJointName { get }
    static var leftKnee: VNHumanBodyPose3DObservationJointName { get }
    static var leftShoulder: VNHumanBodyPose3DObservationJointName { get }
    static var leftWrist: VNHumanBodyPose3DObservationJointName { get }
    static var none: VNHumanBodyPose3DObservationJointName { get }
    var rawValue: String { get }
    static var rightAnkle: VNHumanBodyPose3DObservationJointName { get }
    static var rightElbow: VNHumanBodyPose3DObservationJointName { get }
    static var rightHip: VNHumanBodyPose3DObservationJointName { get }
    static var rightKnee: VNHumanBodyPose3DObservationJointName { get }
    static var rightShoulder: VNHumanBodyPose3DObservationJointName { get }
    static var rightWrist: VNHumanBodyPose3DObservationJointName { get }
    static var root: VNHumanBodyPose3DObservationJointName { get }
    static var spine: VNHumanBodyPose3DObservationJointName { get }
    static var topHead: VNHumanBodyPose3DObservationJointName { get }
  }
  struct VNHumanBodyPose3DObservationJointsGroupName: RawRepresentable, Hashable {
    static var all: VNHumanBodyPose3DObservationJointsGroupName { get }
    static var head: VNHumanBodyPose3DObservationJointsGroupName { get }
    init(rawValue: String)
    static var leftArm: VNHumanBodyPose3DObservationJointsGroupName { get }
    static var leftLeg: VNHumanBodyPose3DObservationJointsGroupName { get }
    static var none: VNHumanBodyPose3DObservationJointsGroupName { get }
    var rawValue: String { get }
    static var rightArm: VNHumanBodyPose3DObservationJointsGroupName { get }
    static var rightLeg: VNHumanBodyPose3DObservationJointsGroupName { get }
    static var torso: VNHumanBodyPose3DObservationJointsGroupName { get }
  }
  class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
    var availableJointNames: [VNHumanBodyPoseObservationJointName] { get }
    var availableJointsGroupNames: [VNHumanBodyPoseObservationJointsGroupName] { get }
    func recognizedPoint(forJointName jointName: VNHumanBodyPoseObservationJointName) throws -> VNRecognizedPoint
    func recognizedPoints(forJointsGroupName jointsGroupName: VNHumanBodyPoseObservationJointsGroupName) throws -> [String: VNRecognizedPoint]
  }
  struct VNHumanBodyPoseObservationJointName: RawRepresentable, Hashable {
    init(rawValue: String)
    static var leftAnkle: VNHumanBodyPoseObservationJointName { get }
    static var leftEar: VNHumanBodyPoseObservationJointName { get }
    static var leftElbow: VNHumanBodyPoseObservationJointName { get }
    static var leftEye: VNHumanBodyPoseObservationJointName { get }
    static var leftHip: VNHumanBodyPoseObservationJointName { get }
    static var leftKnee: VNHumanBodyPoseObservationJointName { get }
    static var leftShoulder: VNHumanBodyPoseObservationJointName { get }
    static var leftWrist: VNHumanBodyPoseObservationJointName { get }
    static var neck: VNHumanBodyPoseObservationJointName { get }
    static var none: VNHumanBodyPoseObservationJointName { get }
    static var nose: VNHumanBodyPoseObservationJointName { get }
    var rawValue: String { get }
    static var rightAnkle: VNHumanBodyPoseObservationJointName { get }
    static var rightEar: VNHumanBodyPoseObservationJointName { get }
    static var rightElbow: VNHumanBodyPoseObservationJointName { get }
    static var rightEye: VNHumanBodyPoseObservationJointName { get }
    static var rightHip: VNHumanBodyPoseObservationJointName { get }
    static var rightKnee: VNHumanBodyPoseObservationJointName { get }
    static var rightShoulder: VNHumanBodyPoseObservationJointName { get }
    static var rightWrist: VNHumanBodyPoseObservationJointName { get }
    static var root: VNHumanBodyPoseObservationJointName { get }
  }
  struct VNHumanBodyPoseObservationJointsGroupName: RawRepresentable, Hashable {
    static var all: VNHumanBodyPoseObservationJointsGroupName { get }
    static var face: VNHumanBodyPoseObservationJointsGroupName { get }
    init(rawValue: String)
    static var leftArm: VNHumanBodyPoseObservationJointsGroupName { get }
    static var leftLeg: VNHumanBodyPoseObservationJointsGroupName { get }
    static var none: VNHumanBodyPoseObservationJointsGroupName { get }
    var rawValue: String { get }
    static var rightArm: VNHumanBodyPoseObservationJointsGroupName { get }
    static var rightLeg: VNHumanBodyPoseObservationJointsGroupName { get }
    static var torso: VNHumanBodyPoseObservationJointsGroupName { get }
  }
  class VNHumanBodyRecognizedPoint3D: VNRecognizedPoint3D {
    init(position: Any)
    var localPosition: Any { get }
    var parentJoint: VNHumanBodyPose3DObservationJointName { get }
  }
  class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
    var availableJointNames: [VNHumanHandPoseObservationJointName] { get }
    var availableJointsGroupNames: [VNHumanHandPoseObservationJointsGroupName] { get }
    var chirality: VNChirality { get }
    func recognizedPoint(forJointName jointName: VNHumanHandPoseObservationJointName) throws -> VNRecognizedPoint
    func recognizedPoints(forJointsGroupName jointsGroupName: VNHumanHandPoseObservationJointsGroupName) throws -> [String: VNRecognizedPoint]
  }
  struct VNHumanHandPoseObservationJointName: RawRepresentable, Hashable {
    static var indexDIP: VNHumanHandPoseObservationJointName { get }
    static var indexMCP: VNHumanHandPoseObservationJointName { get }
    static var indexPIP: VNHumanHandPoseObservationJointName { get }
    static var indexTip: VNHumanHandPoseObservationJointName { get }
    init(rawValue: String)
    static var littleDIP: VNHumanHandPoseObservationJointName { get }
    static var littleMCP: VNHumanHandPoseObservationJointName { get }
    static var littlePIP: VNHumanHandPoseObservationJointName { get }
    static var littleTip: VNHumanHandPoseObservationJointName { get }
    static var middleDIP: VNHumanHandPoseObservationJointName { get }
    static var middleMCP: VNHumanHandPoseObservationJointName { get }
    static var middlePIP: VNHumanHandPoseObservationJointName { get }
    static var middleTip: VNHumanHandPoseObservationJointName { get }
    static var none: VNHumanHandPoseObservationJointName { get }
    var rawValue: String { get }
    static var ringDIP: VNHumanHandPoseObservationJointName { get }
    static var ringMCP: VNHumanHandPoseObservationJointName { get }
    static var ringPIP: VNHumanHandPoseObservationJointName { get }
    static var ringTip: VNHumanHandPoseObservationJointName { get }
    static var thumbCMC: VNHumanHandPoseObservationJointName { get }
    static var thumbIP: VNHumanHandPoseObservationJointName { get }
    static var thumbMP: VNHumanHandPoseObservationJointName { get }
    static var thumbTip: VNHumanHandPoseObservationJointName { get }
    static var wrist: VNHumanHandPoseObservationJointName { get }
  }
  struct VNHumanHandPoseObservationJointsGroupName: RawRepresentable, Hashable {
    static var all: VNHumanHandPoseObservationJointsGroupName { get }
    static var indexFinger: VNHumanHandPoseObservationJointsGroupName { get }
    init(rawValue: String)
    static var littleFinger: VNHumanHandPoseObservationJointsGroupName { get }
    static var middleFinger: VNHumanHandPoseObservationJointsGroupName { get }
    static var none: VNHumanHandPoseObservationJointsGroupName { get }
    var rawValue: String { get }
    static var ringFinger: VNHumanHandPoseObservationJointsGroupName { get }
    static var thumb: VNHumanHandPoseObservationJointsGroupName { get }
  }
  class VNHumanObservation: VNDetectedObjectObservation {
    var upperBodyOnly: Bool? { get }
  }
  class VNImageAestheticsScoresObservation: VNObservation {
    var isUtility: Bool { get }
    var overallScore: Float { get }
  }
  class VNImageAlignmentObservation: VNObservation {}
  class VNImageBasedRequest: VNRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var regionOfInterest: CGRect
  }
  enum VNImageCropAndScaleOption: UInt {
    case centerCrop, scaleFit, scaleFill, scaleFitRotate90Ccw, scaleFillRotate90Ccw
  }
  class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation {
    var warpTransform: Any { get }
  }
  var VNImageOptionCIContext: String { get }
  var VNImageOptionCameraIntrinsics: String { get }
  var VNImageOptionProperties: String { get }
  class VNImageRegistrationRequest: VNTargetedImageRequest {
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
  }
  class VNImageRequestHandler: NSObject {
    init(cgImage image: CGImage, options: [AnyHashable: Any])
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    init(ciImage image: CIImage, options: [AnyHashable: Any])
    init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    init(cmSampleBuffer sampleBuffer: CMSampleBuffer, depthData: AVDepthData, orientation: CGImagePropertyOrientation, options: [String: Any])
    init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [AnyHashable: Any])
    init(cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, depthData: AVDepthData, orientation: CGImagePropertyOrientation, options: [String: Any])
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [AnyHashable: Any])
    init(cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    init(data imageData: Data, options: [AnyHashable: Any])
    init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    init(url imageUrl: URL, options: [AnyHashable: Any])
    init(url imageUrl: URL, orientation: CGImagePropertyOrientation, options: [AnyHashable: Any])
    func perform(_ requests: [VNRequest]) throws
  }
  class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation {
    var alignmentTransform: CGAffineTransform { get }
  }
  class VNInstanceMaskObservation: VNObservation {
    var allInstances: IndexSet { get }
    func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer
    func generateMaskedImage(ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler, croppedToInstancesExtent cropResult: Bool) throws -> CVPixelBuffer
    func generateScaledMaskForImage(forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler) throws -> CVPixelBuffer
    var instanceMask: CVPixelBuffer { get }
  }
  class VNObservation: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
    var confidence: Float { get }
    init?(coder: NSCoder)
    var timeRange: CMTimeRange { get }
    var uuid: UUID { get }
  }
  class VNPixelBufferObservation: VNObservation {
    var featureName: String? { get }
    var pixelBuffer: CVPixelBuffer { get }
  }
  class VNPoint: NSObject, NSCopying, NSSecureCoding {
    func distance(to point: VNPoint) -> Double
    init(byApplying vector: VNVector, to point: VNPoint)
    init?(coder: NSCoder)
    init(location: CGPoint)
    init(x: Double, y: Double)
    var location: CGPoint { get }
    var x: Double { get }
    var y: Double { get }
    static var zero: VNPoint { get }
    static func zero() -> VNPoint
  }
  class VNPoint3D: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(position: Any)
    var position: Any { get }
  }
  enum VNPointsClassification: Int {
    case disconnected, openPath, closedPath
  }
  class VNRecognizeAnimalsRequest: VNImageBasedRequest {
    static var currentRevision: VNRecognizeAnimalsRequestRevision { get }
    static func currentRevision() -> VNRecognizeAnimalsRequestRevision
    static var defaultRevision: VNRecognizeAnimalsRequestRevision { get }
    static func defaultRevision() -> VNRecognizeAnimalsRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    static func knownAnimalIdentifiers(for revision: VNRecognizeAnimalsRequestRevision) throws -> [VNAnimalIdentifier]
    var results: [VNRecognizedObjectObservation]? { get }
    var revision: VNRecognizeAnimalsRequestRevision
    func supportedIdentifiers() throws -> [VNAnimalIdentifier]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNRecognizeAnimalsRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding {
    var automaticallyDetectsLanguage: Bool
    static var currentRevision: VNRecognizeTextRequestRevision { get }
    static func currentRevision() -> VNRecognizeTextRequestRevision
    var customWords: [String]
    static var defaultRevision: VNRecognizeTextRequestRevision { get }
    static func defaultRevision() -> VNRecognizeTextRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var minimumTextHeight: Float
    var recognitionLanguages: [String]
    var recognitionLevel: VNRequestTextRecognitionLevel
    var results: [VNRecognizedTextObservation]? { get }
    var revision: VNRecognizeTextRequestRevision
    func supportedRecognitionLanguages() throws -> [String]
    static func supportedRecognitionLanguages(for textRecognitionLevel: VNRequestTextRecognitionLevel, revision: VNRecognizeTextRequestRevision) throws -> [String]
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
    var usesLanguageCorrection: Bool
  }
  enum VNRecognizeTextRequestRevision: UInt {
    case unspecified, one, two, three
  }
  class VNRecognizedObjectObservation: VNDetectedObjectObservation {
    init(boundingBox: CGRect)
    init(requestRevision: VNRecognizedObjectObservationRequestRevision, boundingBox: CGRect)
    var labels: [VNClassificationObservation] { get }
  }
  enum VNRecognizedObjectObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNRecognizedPoint: VNDetectedPoint {
    var identifier: String { get }
  }
  class VNRecognizedPoint3D: VNPoint3D {
    var identifier: String { get }
    init(position: Any)
  }
  var VNRecognizedPoint3DGroupKeyAll: String { get }
  var VNRecognizedPointGroupKeyAll: String { get }
  class VNRecognizedPoints3DObservation: VNObservation {
    var availableGroupKeys: [String] { get }
    var availableKeys: [String] { get }
    func recognizedPoint(forKey pointKey: String) throws -> VNRecognizedPoint3D
    func recognizedPoints(forGroupKey groupKey: String) throws -> [String: VNRecognizedPoint3D]
  }
  class VNRecognizedPointsObservation: VNObservation {
    var availableGroupKeys: [String] { get }
    var availableKeys: [String] { get }
    func keypointsMultiArray() throws -> MLMultiArray
    func recognizedPoint(forKey pointKey: String) throws -> VNRecognizedPoint
    func recognizedPoints(forGroupKey groupKey: String) throws -> [String: VNRecognizedPoint]
  }
  class VNRecognizedText: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
    func boundingBox(for range: NSRange) throws -> VNRectangleObservation
    var confidence: Float { get }
    init?(coder: NSCoder)
    var string: String { get }
  }
  class VNRecognizedTextObservation: VNRectangleObservation {
    init(boundingBox: CGRect)
    func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText]
  }
  class VNRectangleObservation: VNDetectedObjectObservation {
    var bottomLeft: CGPoint { get }
    var bottomRight: CGPoint { get }
    init(boundingBox: CGRect)
    init(requestRevision: VNRectangleObservationRequestRevision, boundingBox: CGRect)
    init(requestRevision: VNRectangleObservationRequestRevision, topLeft: CGPoint, bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint)
    init(requestRevision: VNRectangleObservationRequestRevision, topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint)
    var topLeft: CGPoint { get }
    var topRight: CGPoint { get }
  }
  enum VNRectangleObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNRequest: NSObject, NSCopying {
    func cancel()
    var completionHandler: ((VNRequest?, Error?) -> Void)? { get }
    func computeDevice(forComputeStage computeStage: String) -> MLComputeDeviceProtocol?
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var preferBackgroundProcessing: Bool
    var results: UnsafeMutableRawPointer? { get }
    func setComputeDevice(_ computeDevice: MLComputeDeviceProtocol?, forComputeStage computeStage: String)
    func supportedComputeStageDevices() throws -> [String: [MLComputeDeviceProtocol]]
    var usesCPUOnly: Bool
  }
  enum VNRequestFaceLandmarksConstellation: UInt {
    case notDefined, sixtyFivePoints, seventySixPoints
  }
  protocol VNRequestProgressProviding: NSObjectProtocol {
    var indeterminate: Bool { get }
    var progressHandler: (VNRequest, Double, Error?) -> Void
  }
  enum VNRequestRevision: UInt {
    case unspecified, one, two
  }
  protocol VNRequestRevisionProviding: NSObjectProtocol {
    var requestRevision: VNRequestRevision { get }
  }
  enum VNRequestTextRecognitionLevel: Int {
    case accurate, fast
  }
  enum VNRequestTrackingLevel: UInt {
    case accurate, fast
  }
  class VNSaliencyImageObservation: VNPixelBufferObservation {
    var salientObjects: [VNRectangleObservation]? { get }
  }
  class VNSequenceRequestHandler: NSObject {
    init()
    func perform(_ requests: [VNRequest], on image: CGImage) throws
    func perform(_ requests: [VNRequest], on image: CIImage) throws
    func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws
    func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws
    func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws
    func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws
    func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws
    func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) throws
    func perform(_ requests: [VNRequest], onImageData imageData: Data) throws
    func perform(_ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation) throws
    func perform(_ requests: [VNRequest], onImageURL imageUrl: URL) throws
    func perform(_ requests: [VNRequest], onImageURL imageUrl: URL, orientation: CGImagePropertyOrientation) throws
  }
  class VNStatefulRequest: VNImageBasedRequest {
    static var currentRevision: VNStatefulRequestRevision { get }
    static func currentRevision() -> VNStatefulRequestRevision
    static var defaultRevision: VNStatefulRequestRevision { get }
    static func defaultRevision() -> VNStatefulRequestRevision
    var frameAnalysisSpacing: CMTime { get }
    init(frameAnalysisSpacing: CMTime, completionHandler: ((VNRequest?, Error?) -> Void)?)
    var minimumLatencyFrameCount: Int { get }
    var revision: VNStatefulRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNStatefulRequestRevision: UInt {
    case unspecified, one
  }
  class VNTargetedImageRequest: VNImageBasedRequest {
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCMSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
  }
  class VNTextObservation: VNRectangleObservation {
    var characterBoxes: [VNRectangleObservation]? { get }
    init(boundingBox: CGRect)
    init(requestRevision: VNTextObservationRequestRevision, boundingBox: CGRect)
  }
  enum VNTextObservationRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNTrackHomographicImageRegistrationRequest: VNStatefulRequest {
    static var currentRevision: VNTrackHomographicImageRegistrationRequestRevision { get }
    static func currentRevision() -> VNTrackHomographicImageRegistrationRequestRevision
    static var defaultRevision: VNTrackHomographicImageRegistrationRequestRevision { get }
    static func defaultRevision() -> VNTrackHomographicImageRegistrationRequestRevision
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNImageHomographicAlignmentObservation]? { get }
    var revision: VNTrackHomographicImageRegistrationRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNTrackHomographicImageRegistrationRequestRevision: UInt {
    case one
  }
  class VNTrackObjectRequest: VNTrackingRequest {
    static var currentRevision: VNTrackObjectRequestRevision { get }
    static func currentRevision() -> VNTrackObjectRequestRevision
    static var defaultRevision: VNTrackObjectRequestRevision { get }
    static func defaultRevision() -> VNTrackObjectRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(detectedObjectObservation observation: VNDetectedObjectObservation)
    init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: ((VNRequest?, Error?) -> Void)?)
    var revision: VNTrackObjectRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNTrackObjectRequestRevision: UInt {
    case unspecified, one, two
  }
  class VNTrackOpticalFlowRequest: VNStatefulRequest {
    var computationAccuracy: VNTrackOpticalFlowRequestComputationAccuracy
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var keepNetworkOutput: Bool
    var outputPixelFormat: UInt32
    var results: [VNPixelBufferObservation]? { get }
  }
  enum VNTrackOpticalFlowRequestComputationAccuracy: UInt {
    case low, medium, high, veryHigh
  }
  enum VNTrackOpticalFlowRequestRevision: UInt {
    case one
  }
  class VNTrackRectangleRequest: VNTrackingRequest {
    static var currentRevision: VNTrackRectangleRequestRevision { get }
    static func currentRevision() -> VNTrackRectangleRequestRevision
    static var defaultRevision: VNTrackRectangleRequestRevision { get }
    static func defaultRevision() -> VNTrackRectangleRequestRevision
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(rectangleObservation observation: VNRectangleObservation)
    init(rectangleObservation observation: VNRectangleObservation, completionHandler: ((VNRequest?, Error?) -> Void)?)
    var revision: VNTrackRectangleRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNTrackRectangleRequestRevision: UInt {
    case unspecified, one
  }
  class VNTrackTranslationalImageRegistrationRequest: VNStatefulRequest {
    static var currentRevision: VNTrackTranslationalImageRegistrationRequestRevision { get }
    static func currentRevision() -> VNTrackTranslationalImageRegistrationRequestRevision
    static var defaultRevision: VNTrackTranslationalImageRegistrationRequestRevision { get }
    static func defaultRevision() -> VNTrackTranslationalImageRegistrationRequestRevision
    init()
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNImageTranslationAlignmentObservation]? { get }
    var revision: VNTrackTranslationalImageRegistrationRequestRevision
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNTrackTranslationalImageRegistrationRequestRevision: UInt {
    case one
  }
  class VNTrackingRequest: VNImageBasedRequest {
    init(completionHandler: ((VNRequest?, Error?) -> Void)?)
    var inputObservation: VNDetectedObjectObservation
    var isLastFrame: Bool
    func supportedNumberOfTrackers() throws -> Int
    var trackingLevel: VNRequestTrackingLevel
  }
  class VNTrajectoryObservation: VNObservation {
    var detectedPoints: [VNPoint] { get }
    var equationCoefficients: vector_float3 { get }
    var movingAverageRadius: CGFloat { get }
    var projectedPoints: [VNPoint] { get }
  }
  class VNTranslationalImageRegistrationRequest: VNImageRegistrationRequest {
    static var currentRevision: VNTranslationalImageRegistrationRequestRevision { get }
    static func currentRevision() -> VNTranslationalImageRegistrationRequestRevision
    static var defaultRevision: VNTranslationalImageRegistrationRequestRevision { get }
    static func defaultRevision() -> VNTranslationalImageRegistrationRequestRevision
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCGImage cgImage: CGImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCIImage ciImage: CIImage, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedCVPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageData imageData: Data, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any])
    init(targetedImageURL imageUrl: URL, orientation: CGImagePropertyOrientation, options optionsDict: [AnyHashable: Any], completionHandler: ((VNRequest?, Error?) -> Void)?)
    var results: [VNImageTranslationAlignmentObservation]? { get }
    static var supportedRevisions: IndexSet? { get }
    static func supportedRevisions() -> IndexSet?
  }
  enum VNTranslationalImageRegistrationRequestRevision: UInt {
    case unspecified, one
  }
  class VNVector: NSObject, NSCopying, NSSecureCoding {
    static func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double
    init(byAdding v1: VNVector, to v2: VNVector)
    init(byMultiplying vector: VNVector, byScalar scalar: Double)
    init(bySubtracting v1: VNVector, from v2: VNVector)
    init?(coder: NSCoder)
    init(vectorHead head: VNPoint, tail: VNPoint)
    init(xComponent x: Double, yComponent y: Double)
    func initWithR(_ r: Double, theta: Double) -> UnsafeMutableRawPointer
    var length: Double { get }
    var r: Double { get }
    var squaredLength: Double { get }
    var theta: Double { get }
    static func unitVector(for vector: VNVector) -> VNVector
    var x: Double { get }
    var y: Double { get }
    static var zero: VNVector { get }
    static func zero() -> VNVector
  }
  class VNVideoProcessor: NSObject {
    func add(_ request: VNRequest, processingOptions: VNVideoProcessorRequestProcessingOptions) throws
    func analyze(_ timeRange: CMTimeRange) throws
    func cancel()
    init(url videoUrl: URL)
    func remove(_ request: VNRequest) throws
  }
  class VNVideoProcessorCadence: NSObject, NSCopying {}
  class VNVideoProcessorFrameRateCadence: VNVideoProcessorCadence {
    var frameRate: Int { get }
    init(frameRate: Int)
  }
  class VNVideoProcessorRequestProcessingOptions: NSObject, NSCopying {
    var cadence: VNVideoProcessorCadence?
    init()
  }
  class VNVideoProcessorTimeIntervalCadence: VNVideoProcessorCadence {
    init(timeInterval: Double)
    var timeInterval: Double { get }
  }
  var VNVisionVersionNumber: Double { get }
  """#

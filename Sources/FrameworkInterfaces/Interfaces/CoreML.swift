/// What is known of the module `CoreML`.
let coreMLInterface = #"""
  // exports: Foundation
  class MLArrayBatchProvider: NSObject, MLBatchProvider {
    var array: [MLFeatureProvider] { get }
    init(dictionary: [String: [Any]]) throws
    init(featureProviderArray array: [MLFeatureProvider])
  }
  protocol MLBatchProvider: NSObjectProtocol {
    var count: Int { get }
    func features(at index: Int) -> MLFeatureProvider
  }
  class MLCPUComputeDevice: NSObject, MLComputeDeviceProtocol {}
  protocol MLComputeDeviceProtocol: NSObjectProtocol {}
  class MLComputePlan: NSObject {
    func computeDeviceUsage(for neuralNetworkLayer: MLModelStructureNeuralNetworkLayer) -> MLComputePlanDeviceUsage?
    func computeDeviceUsage(forMLProgramOperation programOperation: MLModelStructureProgramOperation) -> MLComputePlanDeviceUsage?
    func estimatedCost(ofMLProgramOperation programOperation: MLModelStructureProgramOperation) -> MLComputePlanCost?
    static func load(_ modelAsset: MLModelAsset, configuration: MLModelConfiguration, completionHandler handler: @escaping (MLComputePlan?, Error?) -> Void)
    static func loadContents(of contentsUrl: URL, configuration: MLModelConfiguration, completionHandler handler: @escaping (MLComputePlan?, Error?) -> Void)
    var modelStructure: MLModelStructure { get }
  }
  class MLComputePlanCost: NSObject {
    var weight: Double { get }
  }
  class MLComputePlanDeviceUsage: NSObject {
    var preferredComputeDevice: MLComputeDeviceProtocol { get }
    var supportedComputeDevices: [MLComputeDeviceProtocol] { get }
  }
  enum MLComputeUnits: Int {
    case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
  }
  protocol MLCustomLayer: NSObjectProtocol {
    func encode(to commandBuffer: MTLCommandBuffer, inputs: [MTLTexture], outputs: [MTLTexture]) throws
    func evaluateOnCPU(withInputs inputs: [MLMultiArray], outputs: [MLMultiArray]) throws
    func outputShapes(forInputShapes inputShapes: [[Any]]) throws -> [[Any]]
    func setWeightData(_ weights: [Data]) throws
  }
  protocol MLCustomModel: NSObjectProtocol {
    init(modelDescription: MLModelDescription, parameterDictionary parameters: [String: Any]) throws
    func prediction(fromFeatures inputFeatures: MLFeatureProvider, options: MLPredictionOptions) throws -> MLFeatureProvider
    func predictions(fromBatch inputBatch: MLBatchProvider, options: MLPredictionOptions) throws -> MLBatchProvider
  }
  class MLDictionaryConstraint: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var keyType: MLFeatureType { get }
  }
  class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, NSSecureCoding {
    var dictionary: [String: MLFeatureValue] { get }
    init()
    init?(coder: NSCoder)
    init(dictionary: [String: Any]) throws
  }
  class MLFeatureDescription: NSObject, NSCopying, NSSecureCoding {
    var dictionaryConstraint: MLDictionaryConstraint? { get }
    var imageConstraint: MLImageConstraint? { get }
    init()
    init?(coder: NSCoder)
    func isAllowedValue(_ value: MLFeatureValue) -> Bool
    var isOptional: Bool { get }
    var multiArrayConstraint: MLMultiArrayConstraint? { get }
    var name: String { get }
    var sequenceConstraint: MLSequenceConstraint? { get }
    var stateConstraint: MLStateConstraint? { get }
    var type: MLFeatureType { get }
  }
  protocol MLFeatureProvider: NSObjectProtocol {
    var featureNames: Set<String> { get }
    func featureValue(forName featureName: String) -> MLFeatureValue?
  }
  enum MLFeatureType: Int {
    case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
  }
  class MLFeatureValue: NSObject, NSCopying, NSSecureCoding {
    var dictionaryValue: [AnyHashable: NSNumber] { get }
    var doubleValue: Double { get }
    var imageBufferValue: CVPixelBuffer? { get }
    init()
    init(cgImage image: CGImage, constraint: MLImageConstraint, options: [AnyHashable: Any]?) throws
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [AnyHashable: Any]?) throws
    init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: CVPixelFormatType, options: [AnyHashable: Any]?) throws
    init(cgImage image: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: CVPixelFormatType, options: [AnyHashable: Any]?) throws
    init?(coder: NSCoder)
    init(dictionary value: [AnyHashable: NSNumber]) throws
    init(double value: Double)
    init(imageAt url: URL, constraint: MLImageConstraint, options: [AnyHashable: Any]?) throws
    init(imageAt url: URL, orientation: CGImagePropertyOrientation, constraint: MLImageConstraint, options: [AnyHashable: Any]?) throws
    init(imageAt url: URL, orientation: CGImagePropertyOrientation, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: CVPixelFormatType, options: [AnyHashable: Any]?) throws
    init(imageAt url: URL, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: CVPixelFormatType, options: [AnyHashable: Any]?) throws
    init(int64 value: Int64)
    init(multiArray value: MLMultiArray)
    init(pixelBuffer value: CVPixelBuffer)
    init(sequence: MLSequence)
    init(string value: String)
    var int64Value: Int64 { get }
    func isEqual(to value: MLFeatureValue) -> Bool
    var isUndefined: Bool { get }
    var multiArrayValue: MLMultiArray? { get }
    var sequenceValue: MLSequence? { get }
    var stringValue: String { get }
    var type: MLFeatureType { get }
    static func undefinedFeatureValue(with type: MLFeatureType) -> MLFeatureValue
  }
  var MLFeatureValueImageOptionCropAndScale: String { get }
  var MLFeatureValueImageOptionCropRect: String { get }
  class MLGPUComputeDevice: NSObject, MLComputeDeviceProtocol {
    var metalDevice: MTLDevice { get }
  }
  class MLImageConstraint: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var pixelFormatType: UInt32 { get }
    var pixelsHigh: Int { get }
    var pixelsWide: Int { get }
    var sizeConstraint: MLImageSizeConstraint { get }
  }
  class MLImageSize: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var pixelsHigh: Int { get }
    var pixelsWide: Int { get }
  }
  class MLImageSizeConstraint: NSObject, NSSecureCoding {
    var enumeratedImageSizes: [MLImageSize] { get }
    init?(coder: NSCoder)
    var pixelsHighRange: NSRange { get }
    var pixelsWideRange: NSRange { get }
    var type: MLImageSizeConstraintType { get }
  }
  enum MLImageSizeConstraintType: Int {
    case unspecified, enumerated, range
  }
  class MLKey: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var name: String { get }
    var scope: String? { get }
  }
  class MLMetricKey: MLKey {
    static var epochIndex: MLMetricKey { get }
    static func epochIndex() -> MLMetricKey
    static var lossValue: MLMetricKey { get }
    static func lossValue() -> MLMetricKey
    static var miniBatchIndex: MLMetricKey { get }
    static func miniBatchIndex() -> MLMetricKey
  }
  class MLModel: NSObject {
    static var availableComputeDevices: [MLComputeDeviceProtocol] { get }
    static func availableComputeDevices() -> [MLComputeDeviceProtocol]
    static func compileModel(at modelUrl: URL) async throws -> URL
    static func compileModel(at modelUrl: URL) throws -> URL
    static func compileModel(at modelUrl: URL, completionHandler handler: @escaping (URL?, Error?) -> Void)
    var configuration: MLModelConfiguration { get }
    init()
    init(contentsOf url: URL) throws
    init(contentsOf url: URL, configuration: MLModelConfiguration) throws
    static func load(_ asset: MLModelAsset, configuration: MLModelConfiguration) async throws -> MLModel
    static func load(_ asset: MLModelAsset, configuration: MLModelConfiguration, completionHandler handler: @escaping (MLModel?, Error?) -> Void)
    static func loadContents(of url: URL, configuration: MLModelConfiguration) async throws -> MLModel
    static func loadContents(of url: URL, configuration: MLModelConfiguration, completionHandler handler: @escaping (MLModel?, Error?) -> Void)
    var modelDescription: MLModelDescription { get }
    func newState() -> MLState
    func parameterValue(for key: MLParameterKey) throws -> Any
    func prediction(fromFeatures input: MLFeatureProvider) async throws -> MLFeatureProvider
    func prediction(fromFeatures input: MLFeatureProvider) throws -> MLFeatureProvider
    func prediction(fromFeatures input: MLFeatureProvider, completionHandler: @escaping (MLFeatureProvider?, Error?) -> Void)
    func prediction(fromFeatures input: MLFeatureProvider, options: MLPredictionOptions) async throws -> MLFeatureProvider
    func prediction(fromFeatures input: MLFeatureProvider, options: MLPredictionOptions) throws -> MLFeatureProvider
    func prediction(fromFeatures input: MLFeatureProvider, options: MLPredictionOptions, completionHandler: @escaping (MLFeatureProvider?, Error?) -> Void)
    func prediction(fromFeatures inputFeatures: MLFeatureProvider, using state: MLState) throws -> MLFeatureProvider
    func prediction(fromFeatures inputFeatures: MLFeatureProvider, using state: MLState, options: MLPredictionOptions) throws -> MLFeatureProvider
    func prediction(fromFeatures inputFeatures: MLFeatureProvider, using state: MLState, options: MLPredictionOptions, completionHandler: @escaping (MLFeatureProvider?, Error?) -> Void) -> MLFeatureProvider?
    func predictions(fromBatch inputBatch: MLBatchProvider) throws -> MLBatchProvider
    func predictions(fromBatch inputBatch: MLBatchProvider, options: MLPredictionOptions) throws -> MLBatchProvider
  }
  class MLModelAsset: NSObject {
    func functionNames(completionHandler handler: @escaping ([String]?, Error?) -> Void)
    init(specificationData: Data) throws
    init(specificationData: Data, blobMapping: [URL: Data]) throws
    init(url compiledModelUrl: URL) throws
    func modelDescription(completionHandler handler: @escaping (MLModelDescription?, Error?) -> Void)
    func modelDescription(ofFunctionNamed functionName: String, completionHandler handler: @escaping (MLModelDescription?, Error?) -> Void)
  }
  var MLModelAuthorKey: String { get }
  class MLModelCollection: NSObject {
    static func beginAccessingModelCollection(withIdentifier identifier: String, completionHandler: @escaping (MLModelCollection?, Error?) -> Void) -> Progress
    var deploymentID: String { get }
    static var didChangeNotification: Notification.Name { get }
    static func endAccessingModelCollection(withIdentifier identifier: String) async throws -> Bool
    static func endAccessingModelCollection(withIdentifier identifier: String, completionHandler: @escaping (Bool, Error?) -> Void)
    var entries: [String: MLModelCollectionEntry] { get }
    var identifier: String { get }
  }
  class MLModelCollectionEntry: NSObject {
    func isEqual(to entry: MLModelCollectionEntry) -> Bool
    var modelIdentifier: String { get }
    var modelURL: URL { get }
  }
  class MLModelConfiguration: NSObject, NSCopying, NSSecureCoding {
    var allowLowPrecisionAccumulationOnGPU: Bool
    var computeUnits: MLComputeUnits
    var functionName: String?
    init()
    init?(coder: NSCoder)
    var modelDisplayName: String?
    var optimizationHints: MLOptimizationHints
    var parameters: [MLParameterKey: Any]?
    var preferredMetalDevice: MTLDevice?
  }
  var MLModelCreatorDefinedKey: String { get }
  class MLModelDescription: NSObject, NSSecureCoding {
    var classLabels: [Any]? { get }
    init()
    init?(coder: NSCoder)
    var inputDescriptionsByName: [String: MLFeatureDescription] { get }
    var isUpdatable: Bool { get }
    var metadata: Any { get }
    var outputDescriptionsByName: [String: MLFeatureDescription] { get }
    var parameterDescriptionsByKey: [MLParameterKey: MLParameterDescription] { get }
    var predictedFeatureName: String? { get }
    var predictedProbabilitiesName: String? { get }
    var stateDescriptionsByName: [String: MLFeatureDescription] { get }
    var trainingInputDescriptionsByName: [String: MLFeatureDescription] { get }
  }
  var MLModelDescriptionKey: String { get }
  struct MLModelError: Error {
    enum Code: Int { case generic, featureType, io, customLayer, customModel, update, parameters, modelDecryptionKeyFetch, modelDecryption, modelCollection, predictionCancelled }
    var code: MLModelError.Code { get }
    static var customLayer: MLModelError.Code { get }
    static var customModel: MLModelError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var featureType: MLModelError.Code { get }
    static var generic: MLModelError.Code { get }
    init(_ code: MLModelError.Code, userInfo: [String: Any] = nil)
    static var io: MLModelError.Code { get }
    var localizedDescription: String { get }
    static var modelCollection: MLModelError.Code { get }
    static var modelDecryption: MLModelError.Code { get }
    static var modelDecryptionKeyFetch: MLModelError.Code { get }
    static var parameters: MLModelError.Code { get }
    static var predictionCancelled: MLModelError.Code { get }
    static var update: MLModelError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MLModelErrorDomain: String { get }
  var MLModelLicenseKey: String { get }
  class MLModelStructure: NSObject {
    static func load(_ modelAsset: MLModelAsset, completionHandler handler: @escaping (MLModelStructure?, Error?) -> Void)
    static func loadContents(of url: URL, completionHandler handler: @escaping (MLModelStructure?, Error?) -> Void)
    var neuralNetwork: MLModelStructureNeuralNetwork? { get }
    var pipeline: MLModelStructurePipeline? { get }
    var program: MLModelStructureProgram? { get }
  }
  class MLModelStructureNeuralNetwork: NSObject {
    var layers: [MLModelStructureNeuralNetworkLayer] { get }
  }
  class MLModelStructureNeuralNetworkLayer: NSObject {
    var inputNames: [String] { get }
    var name: String { get }
    var outputNames: [String] { get }
    var type: String { get }
  }
  class MLModelStructurePipeline: NSObject {
    var subModelNames: [String] { get }
    var subModels: [MLModelStructure] { get }
  }
  class MLModelStructureProgram: NSObject {
    var functions: [String: MLModelStructureProgramFunction] { get }
  }
  class MLModelStructureProgramArgument: NSObject {
    var bindings: [MLModelStructureProgramBinding] { get }
  }
  class MLModelStructureProgramBinding: NSObject {
    var name: String? { get }
    var value: MLModelStructureProgramValue? { get }
  }
  class MLModelStructureProgramBlock: NSObject {
    var inputs: [MLModelStructureProgramNamedValueType] { get }
    var operations: [MLModelStructureProgramOperation] { get }
    var outputNames: [String] { get }
  }
  class MLModelStructureProgramFunction: NSObject {
    var block: MLModelStructureProgramBlock { get }
    var inputs: [MLModelStructureProgramNamedValueType] { get }
  }
  class MLModelStructureProgramNamedValueType: NSObject {
    var name: String { get }
    var type: MLModelStructureProgramValueType { get }
  }
  class MLModelStructureProgramOperation: NSObject {
    var blocks: [MLModelStructureProgramBlock] { get }
    var inputs: [String: MLModelStructureProgramArgument] { get }
    var operatorName: String { get }
    var outputs: [MLModelStructureProgramNamedValueType] { get }
  }
  class MLModelStructureProgramValue: NSObject {}
  class MLModelStructureProgramValueType: NSObject {}
  var MLModelVersionStringKey: String { get }
  class MLMultiArray: NSObject, NSSecureCoding {
    func bytes() async -> (UnsafeMutableRawPointer, Int)
    var count: Int { get }
    var dataPointer: UnsafeMutableRawPointer { get }
    var dataType: MLMultiArrayDataType { get }
    func getBytesWithHandler(_ handler: @escaping (UnsafeMutableRawPointer, Int) -> Void)
    func getMutableBytes(handler: @escaping (UnsafeMutableRawPointer, Int, [NSNumber]) -> Void)
    init(byConcatenatingMultiArrays multiArrays: [MLMultiArray], alongAxis axis: Int, dataType: MLMultiArrayDataType)
    init?(coder: NSCoder)
    init(dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber], deallocator: ((UnsafeMutableRawPointer) -> Void)?) throws
    init(pixelBuffer: CVPixelBuffer, shape: [NSNumber])
    init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws
    init(shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber])
    func mutableBytes() async -> (UnsafeMutableRawPointer, Int, [NSNumber])
    func object(atIndexedSubscript idx: Int) -> NSNumber
    func object(forKeyedSubscript key: [NSNumber]) -> NSNumber
    var pixelBuffer: CVPixelBuffer? { get }
    func setObject(_ obj: NSNumber, atIndexedSubscript idx: Int)
    func setObject(_ obj: NSNumber, forKeyedSubscript key: [NSNumber])
    var shape: UnsafeMutableRawPointer { get }
    var strides: UnsafeMutableRawPointer { get }
    func transfer(to destinationMultiArray: MLMultiArray)
  }
  class MLMultiArrayConstraint: NSObject, NSSecureCoding {
    var dataType: MLMultiArrayDataType { get }
    init?(coder: NSCoder)
    var shape: UnsafeMutableRawPointer { get }
    var shapeConstraint: MLMultiArrayShapeConstraint { get }
  }
  enum MLMultiArrayDataType: Int {
    case double, float64, float32, float16, float, int32
  }
  class MLMultiArrayShapeConstraint: NSObject, NSSecureCoding {
    var enumeratedShapes: [[NSNumber]] { get }
    init?(coder: NSCoder)
    var sizeRangeForDimension: [NSValue] { get }
    var type: MLMultiArrayShapeConstraintType { get }
  }
  enum MLMultiArrayShapeConstraintType: Int {
    case unspecified, enumerated, range
  }
  class MLNeuralEngineComputeDevice: NSObject, MLComputeDeviceProtocol {
    var totalCoreCount: Int { get }
  }
  class MLNumericConstraint: NSObject, NSSecureCoding {
    var enumeratedNumbers: Set<NSNumber>? { get }
    init?(coder: NSCoder)
    var maxNumber: NSNumber { get }
    var minNumber: NSNumber { get }
  }
  class MLOptimizationHints: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var reshapeFrequency: MLReshapeFrequencyHint
    var specializationStrategy: MLSpecializationStrategy
  }
  class MLParameterDescription: NSObject, NSSecureCoding {
    var defaultValue: Any { get }
    init?(coder: NSCoder)
    var key: MLParameterKey { get }
    var numericConstraint: MLNumericConstraint? { get }
  }
  class MLParameterKey: MLKey {
    static var beta1: MLParameterKey { get }
    static func beta1() -> MLParameterKey
    static var beta2: MLParameterKey { get }
    static func beta2() -> MLParameterKey
    static var biases: MLParameterKey { get }
    static func biases() -> MLParameterKey
    static var epochs: MLParameterKey { get }
    static func epochs() -> MLParameterKey
    static var eps: MLParameterKey { get }
    static func eps() -> MLParameterKey
    static var learningRate: MLParameterKey { get }
    static func learningRate() -> MLParameterKey
    static var linkedModelFileName: MLParameterKey { get }
    static func linkedModelFileName() -> MLParameterKey
    static var linkedModelSearchPath: MLParameterKey { get }
    static func linkedModelSearchPath() -> MLParameterKey
    static var miniBatchSize: MLParameterKey { get }
    static func miniBatchSize() -> MLParameterKey
    static var momentum: MLParameterKey { get }
    static func momentum() -> MLParameterKey
    static var numberOfNeighbors: MLParameterKey { get }
    static func numberOfNeighbors() -> MLParameterKey
    func scoped(to scope: String) -> MLParameterKey
    static var seed: MLParameterKey { get }
    static func seed() -> MLParameterKey
    static var shuffle: MLParameterKey { get }
    static func shuffle() -> MLParameterKey
    static var weights: MLParameterKey { get }
    static func weights() -> MLParameterKey
  }
  class MLPredictionOptions: NSObject {
    init()
    var outputBackings: [AnyHashable: Any]
    var usesCPUOnly: Bool
  }
  enum MLReshapeFrequencyHint: Int {
    case frequent, infrequent
  }
  class MLSequence: NSObject, NSSecureCoding {
    static func empty(with type: MLFeatureType) -> MLSequence
    init?(coder: NSCoder)
    init(int64Array int64Values: [NSNumber])
    init(stringArray stringValues: [String])
    var int64Values: [NSNumber] { get }
    var stringValues: [String] { get }
    var type: MLFeatureType { get }
  }
  class MLSequenceConstraint: NSObject, NSCopying, NSSecureCoding {
    var countRange: NSRange { get }
    init?(coder: NSCoder)
    var valueDescription: MLFeatureDescription { get }
  }
  enum MLSpecializationStrategy: Int {
    case `default`, fastPrediction
  }
  class MLState: NSObject {
    func getMultiArray(forStateNamed stateName: String, handler: @escaping (MLMultiArray) -> Void)
  }
  class MLStateConstraint: NSObject, NSSecureCoding {
    var bufferShape: [NSNumber] { get }
    var dataType: MLMultiArrayDataType { get }
    init?(coder: NSCoder)
  }
  class MLTask: NSObject {
    func cancel()
    var error: Error? { get }
    func resume()
    var state: MLTaskState { get }
    var taskIdentifier: String { get }
  }
  enum MLTaskState: Int {
    case suspended, running, cancelling, completed, failed
  }
  class MLUpdateContext: NSObject {
    var event: MLUpdateProgressEvent { get }
    var metrics: [MLMetricKey: Any] { get }
    var model: MLWritable { get }
    var parameters: [MLParameterKey: Any] { get }
    var task: MLUpdateTask { get }
  }
  struct MLUpdateProgressEvent: OptionSet {
    static var epochEnd: MLUpdateProgressEvent { get }
    init(rawValue: UInt)
    static var miniBatchEnd: MLUpdateProgressEvent { get }
    var rawValue: UInt { get }
    static var trainingBegin: MLUpdateProgressEvent { get }
  }
  class MLUpdateProgressHandlers: NSObject {
    init(forEvents interestedEvents: MLUpdateProgressEvent, progressHandler: ((MLUpdateContext) -> Void)?, completionHandler: @escaping (MLUpdateContext) -> Void)
  }
  class MLUpdateTask: MLTask {
    init(forModelAt modelUrl: URL, trainingData: MLBatchProvider, completionHandler: @escaping (MLUpdateContext) -> Void) throws
    init(forModelAt modelUrl: URL, trainingData: MLBatchProvider, configuration: MLModelConfiguration?, completionHandler: @escaping (MLUpdateContext) -> Void) throws
    init(forModelAt modelUrl: URL, trainingData: MLBatchProvider, configuration: MLModelConfiguration?, progressHandlers: MLUpdateProgressHandlers) throws
    init(forModelAt modelUrl: URL, trainingData: MLBatchProvider, progressHandlers: MLUpdateProgressHandlers) throws
    func resume(withParameters updateParameters: [MLParameterKey: Any])
  }
  protocol MLWritable: NSObjectProtocol {
    func write(to url: URL) throws
  }
  extension Notification.Name {
    static var MLModelCollectionDidChange: Notification.Name { get }
  }
  """#

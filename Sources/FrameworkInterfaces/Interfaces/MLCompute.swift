/// What is known of the module `MLCompute`.
let mlComputeInterface = #"""
  // exports: Foundation
  class MLCActivationDescriptor: NSObject, NSCopying {
    var a: Float { get }
    var activationType: MLCActivationType { get }
    var b: Float { get }
    var c: Float { get }
    init?(type activationType: MLCActivationType)
    init?(type activationType: MLCActivationType, a: Float)
    init?(type activationType: MLCActivationType, a: Float, b: Float)
    init?(type activationType: MLCActivationType, a: Float, b: Float, c: Float)
  }
  class MLCActivationLayer: MLCLayer {
    static var absolute: MLCActivationLayer { get }
    static func absolute() -> MLCActivationLayer
    static var celu: MLCActivationLayer { get }
    static func celu() -> MLCActivationLayer
    static func celuLayer(withA a: Float) -> MLCActivationLayer
    static func clampLayer(withMinValue minValue: Float, maxValue: Float) -> MLCActivationLayer
    var descriptor: MLCActivationDescriptor { get }
    static var elu: MLCActivationLayer { get }
    static func elu() -> MLCActivationLayer
    static func eluLayer(withA a: Float) -> MLCActivationLayer
    static var gelu: MLCActivationLayer { get }
    static func gelu() -> MLCActivationLayer
    static var hardShrink: MLCActivationLayer { get }
    static func hardShrink() -> MLCActivationLayer
    static func hardShrinkLayer(withA a: Float) -> MLCActivationLayer
    static var hardSigmoid: MLCActivationLayer { get }
    static func hardSigmoid() -> MLCActivationLayer
    static func hardSwish() -> MLCActivationLayer
    init(descriptor: MLCActivationDescriptor)
    static var leakyReLU: MLCActivationLayer { get }
    static func leakyReLU() -> MLCActivationLayer
    static func leakyReLULayer(withNegativeSlope negativeSlope: Float) -> MLCActivationLayer
    static func linearLayer(withScale scale: Float, bias: Float) -> MLCActivationLayer
    static var logSigmoid: MLCActivationLayer { get }
    static func logSigmoid() -> MLCActivationLayer
    static var relu: MLCActivationLayer { get }
    static func relu() -> MLCActivationLayer
    static var relu6: MLCActivationLayer { get }
    static func relu6() -> MLCActivationLayer
    static func relunLayer(withA a: Float, b: Float) -> MLCActivationLayer
    static var selu: MLCActivationLayer { get }
    static func selu() -> MLCActivationLayer
    static var sigmoid: MLCActivationLayer { get }
    static func sigmoid() -> MLCActivationLayer
    static var softPlus: MLCActivationLayer { get }
    static func softPlus() -> MLCActivationLayer
    static func softPlusLayer(withBeta beta: Float) -> MLCActivationLayer
    static var softShrink: MLCActivationLayer { get }
    static func softShrink() -> MLCActivationLayer
    static func softShrinkLayer(withA a: Float) -> MLCActivationLayer
    static var softSign: MLCActivationLayer { get }
    static func softSign() -> MLCActivationLayer
    static var tanh: MLCActivationLayer { get }
    static func tanh() -> MLCActivationLayer
    static var tanhShrink: MLCActivationLayer { get }
    static func tanhShrink() -> MLCActivationLayer
    static func thresholdLayer(withThreshold threshold: Float, replacement: Float) -> MLCActivationLayer
  }
  enum MLCActivationType: Int32 {
    case none, reLU, linear, sigmoid, hardSigmoid, tanh, absolute, softPlus, softSign, elu, reLun, logSigmoid, selu, celu, hardShrink, softShrink, tanhShrink, threshold, gelu, hardSwish, clamp
  }
  class MLCAdamOptimizer: MLCOptimizer, NSCopying {
    var beta1: Float { get }
    var beta2: Float { get }
    var epsilon: Float { get }
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor)
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor, beta1: Float, beta2: Float, epsilon: Float, timeStep: Int)
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor, beta1: Float, beta2: Float, epsilon: Float, usesAMSGrad usesAmsGrad: Bool, timeStep: Int)
    var timeStep: Int { get }
    var usesAMSGrad: Bool { get }
  }
  class MLCAdamWOptimizer: MLCOptimizer, NSCopying {
    var beta1: Float { get }
    var beta2: Float { get }
    var epsilon: Float { get }
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor)
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor, beta1: Float, beta2: Float, epsilon: Float, usesAMSGrad usesAmsGrad: Bool, timeStep: Int)
    var timeStep: Int { get }
    var usesAMSGrad: Bool { get }
  }
  class MLCArithmeticLayer: MLCLayer {
    init(operation: MLCArithmeticOperation)
    var operation: MLCArithmeticOperation { get }
  }
  enum MLCArithmeticOperation: Int32 {
    case add, subtract, multiply, divide, floor, round, ceil, sqrt, rsqrt, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, pow, exp, exp2, log, log2, multiplyNoNaN, divideNoNaN, min, max
  }
  class MLCBatchNormalizationLayer: MLCLayer {
    var beta: MLCTensor? { get }
    var betaParameter: MLCTensorParameter? { get }
    var featureChannelCount: Int { get }
    var gamma: MLCTensor? { get }
    var gammaParameter: MLCTensorParameter? { get }
    init?(featureChannelCount: Int, mean: MLCTensor, variance: MLCTensor, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float)
    init?(featureChannelCount: Int, mean: MLCTensor, variance: MLCTensor, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float, momentum: Float)
    var mean: MLCTensor { get }
    var momentum: Float { get }
    var variance: MLCTensor { get }
    var varianceEpsilon: Float { get }
  }
  class MLCComparisonLayer: MLCLayer {
    init(operation: MLCComparisonOperation)
    var operation: MLCComparisonOperation { get }
  }
  enum MLCComparisonOperation: Int32 {
    case equal, notEqual, less, greater, lessOrEqual, greaterOrEqual, logicalAnd, logicalOr, logicalNot, logicalNand, logicalNor, logicalXor
  }
  class MLCConcatenationLayer: MLCLayer {
    var dimension: Int { get }
    init()
    init(dimension: Int)
  }
  class MLCConvolutionDescriptor: NSObject, NSCopying {
    static func convolutionTransposeDescriptor(withKernelSizes kernelSizes: [NSNumber], inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, groupCount: Int, strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCConvolutionDescriptor
    static func convolutionTransposeDescriptor(withKernelSizes kernelSizes: [NSNumber], inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCConvolutionDescriptor
    static func convolutionTransposeDescriptor(withKernelWidth kernelWidth: Int, kernelHeight: Int, inputFeatureChannelCount: Int, outputFeatureChannelCount: Int) -> MLCConvolutionDescriptor
    var convolutionType: MLCConvolutionType { get }
    static func depthwiseConvolutionDescriptor(withKernelSizes kernelSizes: [NSNumber], inputFeatureChannelCount: Int, channelMultiplier: Int, strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCConvolutionDescriptor
    static func depthwiseConvolutionDescriptor(withKernelSizes kernelSizes: [NSNumber], inputFeatureChannelCount: Int, channelMultiplier: Int, strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCConvolutionDescriptor
    static func depthwiseConvolutionDescriptor(withKernelWidth kernelWidth: Int, kernelHeight: Int, inputFeatureChannelCount: Int, channelMultiplier: Int) -> MLCConvolutionDescriptor
    var dilationRateInX: Int { get }
    var dilationRateInY: Int { get }
    var groupCount: Int { get }
    init(kernelSizes: [NSNumber], inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, groupCount: Int, strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?)
    init(kernelSizes: [NSNumber], inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?)
    init(kernelWidth: Int, kernelHeight: Int, inputFeatureChannelCount: Int, outputFeatureChannelCount: Int)
    init(type convolutionType: MLCConvolutionType, kernelSizes: [NSNumber], inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, groupCount: Int, strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?)
    var inputFeatureChannelCount: Int { get }
    var isConvolutionTranspose: Bool { get }
    var kernelHeight: Int { get }
    var kernelWidth: Int { get }
    var outputFeatureChannelCount: Int { get }
    var paddingPolicy: MLCPaddingPolicy { get }
    var paddingSizeInX: Int { get }
    var paddingSizeInY: Int { get }
    var strideInX: Int { get }
    var strideInY: Int { get }
    var usesDepthwiseConvolution: Bool { get }
  }
  class MLCConvolutionLayer: MLCLayer {
    var biases: MLCTensor? { get }
    var biasesParameter: MLCTensorParameter? { get }
    var descriptor: MLCConvolutionDescriptor { get }
    init?(weights: MLCTensor, biases: MLCTensor?, descriptor: MLCConvolutionDescriptor)
    var weights: MLCTensor { get }
    var weightsParameter: MLCTensorParameter { get }
  }
  enum MLCConvolutionType: Int32 {
    case standard, transposed, depthwise
  }
  enum MLCDataType: Int32 {
    case invalid, float32, float16, boolean, int64, inot32, int8, uInt8
  }
  class MLCDevice: NSObject, NSCopying {
    var actualDeviceType: MLCDeviceType { get }
    static var ane: MLCDevice { get }
    static func ane() -> MLCDevice
    static var cpu: MLCDevice { get }
    static func cpu() -> MLCDevice
    static var gpu: MLCDevice { get }
    static func gpu() -> MLCDevice
    var gpuDevices: [MTLDevice] { get }
    init?(gpuDevices gpus: [MTLDevice])
    init?(type: MLCDeviceType)
    init?(type: MLCDeviceType, selectsMultipleComputeDevices: Bool)
    var type: MLCDeviceType { get }
  }
  enum MLCDeviceType: Int32 {
    case cpu, gpu, any, ane
  }
  class MLCDropoutLayer: MLCLayer {
    init(rate: Float, seed: Int)
    var rate: Float { get }
    var seed: Int { get }
  }
  class MLCEmbeddingDescriptor: NSObject, NSCopying {
    var embeddingCount: NSNumber { get }
    var embeddingDimension: NSNumber { get }
    init?(embeddingCount: NSNumber, embeddingDimension: NSNumber)
    init?(embeddingCount: NSNumber, embeddingDimension: NSNumber, paddingIndex: NSNumber, maximumNorm: NSNumber, pNorm: NSNumber, scalesGradientByFrequency: Bool)
    var maximumNorm: NSNumber? { get }
    var pNorm: NSNumber? { get }
    var paddingIndex: NSNumber? { get }
    var scalesGradientByFrequency: Bool { get }
  }
  class MLCEmbeddingLayer: MLCLayer {
    var descriptor: MLCEmbeddingDescriptor { get }
    init(descriptor: MLCEmbeddingDescriptor, weights: MLCTensor)
    var weights: MLCTensor { get }
    var weightsParameter: MLCTensorParameter { get }
  }
  struct MLCExecutionOptions: OptionSet {
    static var forwardForInference: MLCExecutionOptions { get }
    init(rawValue: UInt64)
    static var perLayerProfiling: MLCExecutionOptions { get }
    static var profiling: MLCExecutionOptions { get }
    var rawValue: UInt64 { get }
    static var skipWritingInputDataToDevice: MLCExecutionOptions { get }
    static var synchronous: MLCExecutionOptions { get }
  }
  class MLCFullyConnectedLayer: MLCLayer {
    var biases: MLCTensor? { get }
    var biasesParameter: MLCTensorParameter? { get }
    var descriptor: MLCConvolutionDescriptor { get }
    init?(weights: MLCTensor, biases: MLCTensor?, descriptor: MLCConvolutionDescriptor)
    var weights: MLCTensor { get }
    var weightsParameter: MLCTensorParameter { get }
  }
  class MLCGatherLayer: MLCLayer {
    var dimension: Int { get }
    init(dimension: Int)
  }
  enum MLCGradientClippingType: Int32 {
    case value, norm, globalNorm
  }
  class MLCGramMatrixLayer: MLCLayer {
    init(scale: Float)
    var scale: Float { get }
  }
  class MLCGraph: NSObject {
    func bindAndWriteData(_ inputsData: [String: MLCTensorData], forInputs inputTensors: [String: MLCTensor], to device: MLCDevice, batchSize: Int, synchronous: Bool) -> Bool
    func bindAndWriteData(_ inputsData: [String: MLCTensorData], forInputs inputTensors: [String: MLCTensor], to device: MLCDevice, synchronous: Bool) -> Bool
    func concatenate(withSources sources: [MLCTensor], dimension: Int) -> MLCTensor?
    var device: MLCDevice? { get }
    func gather(withDimension dimension: Int, source: MLCTensor, indices: MLCTensor) -> MLCTensor?
    init()
    var layers: [MLCLayer] { get }
    func node(with layer: MLCLayer, source: MLCTensor) -> MLCTensor?
    func node(with layer: MLCLayer, sources: [MLCTensor]) -> MLCTensor?
    func node(with layer: MLCLayer, sources: [MLCTensor], disableUpdate: Bool) -> MLCTensor?
    func node(with layer: MLCLayer, sources: [MLCTensor], lossLabels: [MLCTensor]) -> MLCTensor?
    func reshape(withShape shape: [NSNumber], source: MLCTensor) -> MLCTensor?
    func resultTensors(for layer: MLCLayer) -> [MLCTensor]
    func scatter(withDimension dimension: Int, source: MLCTensor, indices: MLCTensor, copyFrom: MLCTensor, reductionType: MLCReductionType) -> MLCTensor?
    func select(withSources sources: [MLCTensor], condition: MLCTensor) -> MLCTensor?
    func sourceTensors(for layer: MLCLayer) -> [MLCTensor]
    func split(withSource source: MLCTensor, splitCount: Int, dimension: Int) -> [MLCTensor]?
    func split(withSource source: MLCTensor, splitSectionLengths: [NSNumber], dimension: Int) -> [MLCTensor]?
    var summarizedDOTDescription: String { get }
    func transpose(withDimensions dimensions: [NSNumber], source: MLCTensor) -> MLCTensor?
  }
  struct MLCGraphCompilationOptions: OptionSet {
    static var computeAllGradients: MLCGraphCompilationOptions { get }
    static var debugLayers: MLCGraphCompilationOptions { get }
    static var disableLayerFusion: MLCGraphCompilationOptions { get }
    init(rawValue: UInt64)
    static var linkGraphs: MLCGraphCompilationOptions { get }
    var rawValue: UInt64 { get }
  }
  class MLCGroupNormalizationLayer: MLCLayer {
    var beta: MLCTensor? { get }
    var betaParameter: MLCTensorParameter? { get }
    var featureChannelCount: Int { get }
    var gamma: MLCTensor? { get }
    var gammaParameter: MLCTensorParameter? { get }
    var groupCount: Int { get }
    init?(featureChannelCount: Int, groupCount: Int, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float)
    var varianceEpsilon: Float { get }
  }
  class MLCInferenceGraph: MLCGraph {
    func addInputs(_ inputs: [String: MLCTensor]) -> Bool
    func addInputs(_ inputs: [String: MLCTensor], lossLabels: [String: MLCTensor]?, lossLabelWeights: [String: MLCTensor]?) -> Bool
    func addOutputs(_ outputs: [String: MLCTensor]) -> Bool
    func compile(options: MLCGraphCompilationOptions = nil, device: MLCDevice) -> Bool
    func compile(options: MLCGraphCompilationOptions = nil, device: MLCDevice, inputTensors: [String: MLCTensor]?, inputTensorsData: [String: MLCTensorData]?) -> Bool
    var deviceMemorySize: Int { get }
    func execute(withInputsData inputsData: [String: MLCTensorData], batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func execute(withInputsData inputsData: [String: MLCTensorData], lossLabelsData: [String: MLCTensorData]?, lossLabelWeightsData: [String: MLCTensorData]?, batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func execute(withInputsData inputsData: [String: MLCTensorData], lossLabelsData: [String: MLCTensorData]?, lossLabelWeightsData: [String: MLCTensorData]?, outputsData: [String: MLCTensorData]?, batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func execute(withInputsData inputsData: [String: MLCTensorData], outputsData: [String: MLCTensorData]?, batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    init(graphObjects: [MLCGraph])
    func link(with graphs: [MLCInferenceGraph]) -> Bool
  }
  class MLCInstanceNormalizationLayer: MLCLayer {
    var beta: MLCTensor? { get }
    var betaParameter: MLCTensorParameter? { get }
    var featureChannelCount: Int { get }
    var gamma: MLCTensor? { get }
    var gammaParameter: MLCTensorParameter? { get }
    init?(featureChannelCount: Int, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float)
    init?(featureChannelCount: Int, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float, momentum: Float)
    init?(featureChannelCount: Int, mean: MLCTensor, variance: MLCTensor, beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float, momentum: Float)
    var mean: MLCTensor? { get }
    var momentum: Float { get }
    var variance: MLCTensor? { get }
    var varianceEpsilon: Float { get }
  }
  class MLCLSTMDescriptor: NSObject, NSCopying {
    var batchFirst: Bool { get }
    var dropout: Float { get }
    var hiddenSize: Int { get }
    init(inputSize: Int, hiddenSize: Int, layerCount: Int)
    init(inputSize: Int, hiddenSize: Int, layerCount: Int, usesBiases: Bool, batchFirst: Bool, isBidirectional: Bool, dropout: Float)
    init(inputSize: Int, hiddenSize: Int, layerCount: Int, usesBiases: Bool, batchFirst: Bool, isBidirectional: Bool, returnsSequences: Bool, dropout: Float)
    init(inputSize: Int, hiddenSize: Int, layerCount: Int, usesBiases: Bool, batchFirst: Bool, isBidirectional: Bool, returnsSequences: Bool, dropout: Float, resultMode: MLCLstmResultMode)
    init(inputSize: Int, hiddenSize: Int, layerCount: Int, usesBiases: Bool, isBidirectional: Bool, dropout: Float)
    var inputSize: Int { get }
    var isBidirectional: Bool { get }
    var layerCount: Int { get }
    var resultMode: MLCLstmResultMode { get }
    var returnsSequences: Bool { get }
    var usesBiases: Bool { get }
  }
  class MLCLSTMLayer: MLCLayer {
    var biases: [MLCTensor]? { get }
    var biasesParameters: [MLCTensorParameter]? { get }
    var descriptor: MLCLSTMDescriptor { get }
    var gateActivations: [MLCActivationDescriptor] { get }
    var hiddenWeights: [MLCTensor] { get }
    var hiddenWeightsParameters: [MLCTensorParameter] { get }
    init?(descriptor: MLCLSTMDescriptor, inputWeights: [MLCTensor], hiddenWeights: [MLCTensor], biases: [MLCTensor]?)
    init?(descriptor: MLCLSTMDescriptor, inputWeights: [MLCTensor], hiddenWeights: [MLCTensor], peepholeWeights: [MLCTensor]?, biases: [MLCTensor]?)
    init?(descriptor: MLCLSTMDescriptor, inputWeights: [MLCTensor], hiddenWeights: [MLCTensor], peepholeWeights: [MLCTensor]?, biases: [MLCTensor]?, gateActivations: [MLCActivationDescriptor], outputResultActivation: MLCActivationDescriptor)
    var inputWeights: [MLCTensor] { get }
    var inputWeightsParameters: [MLCTensorParameter] { get }
    var outputResultActivation: MLCActivationDescriptor { get }
    var peepholeWeights: [MLCTensor]? { get }
    var peepholeWeightsParameters: [MLCTensorParameter]? { get }
  }
  class MLCLayer: NSObject {
    var deviceType: MLCDeviceType { get }
    var isDebuggingEnabled: Bool
    var label: String
    var layerID: Int { get }
    static func supportsDataType(_ dataType: MLCDataType, on device: MLCDeviceType) -> Bool
  }
  class MLCLayerNormalizationLayer: MLCLayer {
    var beta: MLCTensor? { get }
    var betaParameter: MLCTensorParameter? { get }
    var gamma: MLCTensor? { get }
    var gammaParameter: MLCTensorParameter? { get }
    init?(normalizedShape: [NSNumber], beta: MLCTensor?, gamma: MLCTensor?, varianceEpsilon: Float)
    var normalizedShape: [NSNumber] { get }
    var varianceEpsilon: Float { get }
  }
  class MLCLossDescriptor: NSObject, NSCopying {
    var classCount: Int { get }
    var delta: Float { get }
    var epsilon: Float { get }
    init(type lossType: MLCLossType, reductionType: MLCReductionType)
    init(type lossType: MLCLossType, reductionType: MLCReductionType, weight: Float)
    init(type lossType: MLCLossType, reductionType: MLCReductionType, weight: Float, labelSmoothing: Float, classCount: Int)
    init(type lossType: MLCLossType, reductionType: MLCReductionType, weight: Float, labelSmoothing: Float, classCount: Int, epsilon: Float, delta: Float)
    var labelSmoothing: Float { get }
    var lossType: MLCLossType { get }
    var reductionType: MLCReductionType { get }
    var weight: Float { get }
  }
  class MLCLossLayer: MLCLayer {
    static func categoricalCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, classCount: Int, weight: Float) -> MLCLossLayer
    static func categoricalCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, classCount: Int, weights: MLCTensor?) -> MLCLossLayer
    static func cosineDistanceLoss(with reductionType: MLCReductionType, weight: Float) -> MLCLossLayer
    static func cosineDistanceLoss(with reductionType: MLCReductionType, weights: MLCTensor?) -> MLCLossLayer
    var descriptor: MLCLossDescriptor { get }
    static func hingeLoss(with reductionType: MLCReductionType, weight: Float) -> MLCLossLayer
    static func hingeLoss(with reductionType: MLCReductionType, weights: MLCTensor?) -> MLCLossLayer
    static func huberLoss(with reductionType: MLCReductionType, delta: Float, weight: Float) -> MLCLossLayer
    static func huberLoss(with reductionType: MLCReductionType, delta: Float, weights: MLCTensor?) -> MLCLossLayer
    init(descriptor lossDescriptor: MLCLossDescriptor)
    init(descriptor lossDescriptor: MLCLossDescriptor, weights: MLCTensor)
    static func logLoss(with reductionType: MLCReductionType, epsilon: Float, weight: Float) -> MLCLossLayer
    static func logLoss(with reductionType: MLCReductionType, epsilon: Float, weights: MLCTensor?) -> MLCLossLayer
    static func meanAbsoluteErrorLoss(with reductionType: MLCReductionType, weight: Float) -> MLCLossLayer
    static func meanAbsoluteErrorLoss(with reductionType: MLCReductionType, weights: MLCTensor?) -> MLCLossLayer
    static func meanSquaredErrorLoss(with reductionType: MLCReductionType, weight: Float) -> MLCLossLayer
    static func meanSquaredErrorLoss(with reductionType: MLCReductionType, weights: MLCTensor?) -> MLCLossLayer
    static func sigmoidCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, weight: Float) -> MLCLossLayer
    static func sigmoidCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, weights: MLCTensor?) -> MLCLossLayer
    static func softmaxCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, classCount: Int, weight: Float) -> MLCLossLayer
    static func softmaxCrossEntropyLoss(with reductionType: MLCReductionType, labelSmoothing: Float, classCount: Int, weights: MLCTensor?) -> MLCLossLayer
    var weights: MLCTensor? { get }
  }
  enum MLCLossType: Int32 {
    case meanAbsoluteError, meanSquaredError, softmaxCrossEntropy, sigmoidCrossEntropy, categoricalCrossEntropy, hinge, huber, cosineDistance, log
  }
  enum MLCLstmResultMode: UInt64 {
    case output, outputAndStates
  }
  class MLCMatMulDescriptor: NSObject, NSCopying {
    var alpha: Float { get }
    init()
    init?(alpha: Float, transposesX: Bool, transposesY: Bool)
    var transposesX: Bool { get }
    var transposesY: Bool { get }
  }
  class MLCMatMulLayer: MLCLayer {
    var descriptor: MLCMatMulDescriptor { get }
    init?(descriptor: MLCMatMulDescriptor)
  }
  class MLCMultiheadAttentionDescriptor: NSObject, NSCopying {
    var addsZeroAttention: Bool { get }
    var dropout: Float { get }
    var hasAttentionBiases: Bool { get }
    var hasBiases: Bool { get }
    var headCount: Int { get }
    init(modelDimension: Int, headCount: Int)
    init?(modelDimension: Int, keyDimension: Int, valueDimension: Int, headCount: Int, dropout: Float, hasBiases: Bool, hasAttentionBiases: Bool, addsZeroAttention: Bool)
    var keyDimension: Int { get }
    var modelDimension: Int { get }
    var valueDimension: Int { get }
  }
  class MLCMultiheadAttentionLayer: MLCLayer {
    var attentionBiases: [MLCTensor]? { get }
    var biases: [MLCTensor]? { get }
    var biasesParameters: [MLCTensorParameter]? { get }
    var descriptor: MLCMultiheadAttentionDescriptor { get }
    init?(descriptor: MLCMultiheadAttentionDescriptor, weights: [MLCTensor], biases: [MLCTensor]?, attentionBiases: [MLCTensor]?)
    var weights: [MLCTensor] { get }
    var weightsParameters: [MLCTensorParameter] { get }
  }
  class MLCOptimizer: NSObject, NSCopying {
    var appliesGradientClipping: Bool
    var customGlobalNorm: Float { get }
    var gradientClipMax: Float { get }
    var gradientClipMin: Float { get }
    var gradientClippingType: MLCGradientClippingType { get }
    var gradientRescale: Float { get }
    var learningRate: Float
    var maximumClippingNorm: Float { get }
    var regularizationScale: Float { get }
    var regularizationType: MLCRegularizationType { get }
  }
  class MLCOptimizerDescriptor: NSObject, NSCopying {
    var appliesGradientClipping: Bool { get }
    var customGlobalNorm: Float { get }
    var gradientClipMax: Float { get }
    var gradientClipMin: Float { get }
    var gradientClippingType: MLCGradientClippingType { get }
    var gradientRescale: Float { get }
    init(learningRate: Float, gradientRescale: Float, appliesGradientClipping: Bool, gradientClipMax: Float, gradientClipMin: Float, regularizationType: MLCRegularizationType, regularizationScale: Float)
    init(learningRate: Float, gradientRescale: Float, appliesGradientClipping: Bool, gradientClippingType: MLCGradientClippingType, gradientClipMax: Float, gradientClipMin: Float, maximumClippingNorm: Float, customGlobalNorm: Float, regularizationType: MLCRegularizationType, regularizationScale: Float)
    init(learningRate: Float, gradientRescale: Float, regularizationType: MLCRegularizationType, regularizationScale: Float)
    var learningRate: Float { get }
    var maximumClippingNorm: Float { get }
    var regularizationScale: Float { get }
    var regularizationType: MLCRegularizationType { get }
  }
  class MLCPaddingLayer: MLCLayer, NSCopying {
    var constantValue: Float { get }
    init(constantPadding padding: [NSNumber], constantValue: Float)
    init(reflectionPadding padding: [NSNumber])
    init(symmetricPadding padding: [NSNumber])
    init(zeroPadding padding: [NSNumber])
    var paddingBottom: Int { get }
    var paddingLeft: Int { get }
    var paddingRight: Int { get }
    var paddingTop: Int { get }
    var paddingType: MLCPaddingType { get }
  }
  enum MLCPaddingPolicy: Int32 {
    case same, valid, usePaddingSize
  }
  enum MLCPaddingType: Int32 {
    case zero, reflect, symmetric, constant
  }
  class MLCPlatform: NSObject {
    static func getRNGseed() -> NSNumber?
    static func setRNGSeedTo(_ seed: NSNumber)
  }
  class MLCPoolingDescriptor: NSObject, NSCopying {
    static func averagePoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?, countIncludesPadding: Bool) -> MLCPoolingDescriptor
    static func averagePoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?, countIncludesPadding: Bool) -> MLCPoolingDescriptor
    var countIncludesPadding: Bool { get }
    var dilationRateInX: Int { get }
    var dilationRateInY: Int { get }
    init(type poolingType: MLCPoolingType, kernelSize: Int, stride: Int)
    var kernelHeight: Int { get }
    var kernelWidth: Int { get }
    static func l2NormPoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCPoolingDescriptor
    static func l2NormPoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCPoolingDescriptor
    static func maxPoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], dilationRates: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCPoolingDescriptor
    static func maxPoolingDescriptor(withKernelSizes kernelSizes: [NSNumber], strides: [NSNumber], paddingPolicy: MLCPaddingPolicy, paddingSizes: [NSNumber]?) -> MLCPoolingDescriptor
    var paddingPolicy: MLCPaddingPolicy { get }
    var paddingSizeInX: Int { get }
    var paddingSizeInY: Int { get }
    var poolingType: MLCPoolingType { get }
    var strideInX: Int { get }
    var strideInY: Int { get }
  }
  class MLCPoolingLayer: MLCLayer {
    var descriptor: MLCPoolingDescriptor { get }
    init(descriptor: MLCPoolingDescriptor)
  }
  enum MLCPoolingType: Int32 {
    case max, average, l2Norm
  }
  class MLCRMSPropOptimizer: MLCOptimizer, NSCopying {
    var alpha: Float { get }
    var epsilon: Float { get }
    init()
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor)
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor, momentumScale: Float, alpha: Float, epsilon: Float, isCentered: Bool)
    var isCentered: Bool { get }
    var momentumScale: Float { get }
  }
  enum MLCRandomInitializerType: Int32 {
    case invalid, uniform, glorotUniform, xavier
  }
  class MLCReductionLayer: MLCLayer {
    var dimension: Int { get }
    var dimensions: [NSNumber] { get }
    init?(reductionType: MLCReductionType, dimension: Int)
    init?(reductionType: MLCReductionType, dimensions: [NSNumber])
    var reductionType: MLCReductionType { get }
  }
  enum MLCReductionType: Int32 {
    case none, sum, mean, max, min, argMax, argMin, l1Norm, any, all
  }
  enum MLCRegularizationType: Int32 {
    case none, l1, l2
  }
  class MLCReshapeLayer: MLCLayer {
    init?(shape: [NSNumber])
    var shape: [NSNumber] { get }
  }
  class MLCSGDOptimizer: MLCOptimizer, NSCopying {
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor)
    init(descriptor optimizerDescriptor: MLCOptimizerDescriptor, momentumScale: Float, usesNesterovMomentum: Bool)
    var momentumScale: Float { get }
    var usesNesterovMomentum: Bool { get }
  }
  enum MLCSampleMode: Int32 {
    case nearest, linear
  }
  class MLCScatterLayer: MLCLayer {
    var dimension: Int { get }
    init?(dimension: Int, reductionType: MLCReductionType)
    var reductionType: MLCReductionType { get }
  }
  class MLCSelectionLayer: MLCLayer {
    init()
  }
  class MLCSliceLayer: MLCLayer {
    var end: [NSNumber] { get }
    init?(start: [NSNumber], end: [NSNumber], stride: [NSNumber]?)
    var start: [NSNumber] { get }
    var stride: [NSNumber]? { get }
  }
  class MLCSoftmaxLayer: MLCLayer {
    var dimension: Int { get }
    init(operation: MLCSoftmaxOperation)
    init(operation: MLCSoftmaxOperation, dimension: Int)
    var operation: MLCSoftmaxOperation { get }
  }
  enum MLCSoftmaxOperation: Int32 {
    case softmax, logSoftmax
  }
  class MLCSplitLayer: MLCLayer {
    var dimension: Int { get }
    init(splitCount: Int, dimension: Int)
    init(splitSectionLengths: [NSNumber], dimension: Int)
    var splitCount: Int { get }
    var splitSectionLengths: [NSNumber]? { get }
  }
  class MLCTensor: NSObject, NSCopying {
    func bindAndWriteData(_ data: MLCTensorData, to device: MLCDevice) -> Bool
    func bindOptimizerData(_ data: [MLCTensorData], deviceData: [MLCTensorOptimizerDeviceData]?) -> Bool
    func copyDataFromDeviceMemory(toBytes bytes: UnsafeMutableRawPointer, length: Int, synchronizeWithDevice: Bool) -> Bool
    var data: Data? { get }
    func dequantizing(to type: MLCDataType, scale: MLCTensor, bias: MLCTensor) -> MLCTensor?
    func dequantizing(to type: MLCDataType, scale: MLCTensor, bias: MLCTensor, axis: Int) -> MLCTensor?
    var descriptor: MLCTensorDescriptor { get }
    var device: MLCDevice? { get }
    var hasValidNumerics: Bool { get }
    init(descriptor tensorDescriptor: MLCTensorDescriptor)
    init(descriptor tensorDescriptor: MLCTensorDescriptor, data: MLCTensorData)
    init(descriptor tensorDescriptor: MLCTensorDescriptor, fillWithData fillData: NSNumber)
    init(descriptor tensorDescriptor: MLCTensorDescriptor, randomInitializerType: MLCRandomInitializerType)
    init(sequenceLength: Int, featureChannelCount: Int, batchSize: Int)
    init(sequenceLength: Int, featureChannelCount: Int, batchSize: Int, data: MLCTensorData?)
    init(sequenceLength: Int, featureChannelCount: Int, batchSize: Int, randomInitializerType: MLCRandomInitializerType)
    init?(sequenceLengths: [NSNumber], sortedSequences: Bool, featureChannelCount: Int, batchSize: Int, data: MLCTensorData?)
    init?(sequenceLengths: [NSNumber], sortedSequences: Bool, featureChannelCount: Int, batchSize: Int, randomInitializerType: MLCRandomInitializerType)
    init(shape: [NSNumber])
    init(shape: [NSNumber], data: MLCTensorData, dataType: MLCDataType)
    init(shape: [NSNumber], dataType: MLCDataType)
    init(shape: [NSNumber], fillWithData fillData: NSNumber, dataType: MLCDataType)
    init(shape: [NSNumber], randomInitializerType: MLCRandomInitializerType)
    init(shape: [NSNumber], randomInitializerType: MLCRandomInitializerType, dataType: MLCDataType)
    init(width: Int, height: Int, featureChannelCount: Int, batchSize: Int)
    init(width: Int, height: Int, featureChannelCount: Int, batchSize: Int, data: MLCTensorData)
    init(width: Int, height: Int, featureChannelCount: Int, batchSize: Int, data: MLCTensorData, dataType: MLCDataType)
    init(width: Int, height: Int, featureChannelCount: Int, batchSize: Int, fillWithData: Float, dataType: MLCDataType)
    init(width: Int, height: Int, featureChannelCount: Int, batchSize: Int, randomInitializerType: MLCRandomInitializerType)
    var label: String
    var optimizerData: [MLCTensorData] { get }
    var optimizerDeviceData: [MLCTensorOptimizerDeviceData] { get }
    func quantizing(to type: MLCDataType, scale: Float, bias: Int) -> MLCTensor?
    func quantizing(to type: MLCDataType, scale: MLCTensor, bias: MLCTensor, axis: Int) -> MLCTensor?
    func synchronizeData() -> Bool
    func synchronizeOptimizerData() -> Bool
    var tensorID: Int { get }
  }
  class MLCTensorData: NSObject {
    var bytes: UnsafeMutableRawPointer { get }
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, deallocator: @escaping (UnsafeMutableRawPointer, Int) -> Void)
    init(immutableBytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
    var length: Int { get }
  }
  class MLCTensorDescriptor: NSObject, NSCopying {
    var batchSizePerSequenceStep: [NSNumber]? { get }
    static func convolutionBiasesDescriptor(withFeatureChannelCount featureChannelCount: Int, dataType: MLCDataType) -> MLCTensorDescriptor?
    static func convolutionWeightsDescriptor(withInputFeatureChannelCount inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, dataType: MLCDataType) -> MLCTensorDescriptor?
    static func convolutionWeightsDescriptor(withWidth width: Int, height: Int, inputFeatureChannelCount: Int, outputFeatureChannelCount: Int, dataType: MLCDataType) -> MLCTensorDescriptor?
    var dataType: MLCDataType { get }
    var dimensionCount: Int { get }
    init?(shape: [NSNumber], dataType: MLCDataType)
    init?(shape: [NSNumber], sequenceLengths: [NSNumber], sortedSequences: Bool, dataType: MLCDataType)
    init?(width: Int, height: Int, featureChannelCount featureChannels: Int, batchSize: Int)
    init?(width: Int, height: Int, featureChannelCount: Int, batchSize: Int, dataType: MLCDataType)
    static var maxTensorDimensions: Int { get }
    static func maxTensorDimensions() -> Int
    var sequenceLengths: [NSNumber]? { get }
    var shape: [NSNumber] { get }
    var sortedSequences: Bool { get }
    var stride: [NSNumber] { get }
    var tensorAllocationSizeInBytes: Int { get }
  }
  class MLCTensorOptimizerDeviceData: NSObject, NSCopying {}
  class MLCTensorParameter: NSObject {
    init(tensor: MLCTensor)
    init(tensor: MLCTensor, optimizerData: [MLCTensorData]?)
    var isUpdatable: Bool
    var tensor: MLCTensor { get }
  }
  class MLCTrainingGraph: MLCGraph {
    func addInputs(_ inputs: [String: MLCTensor], lossLabels: [String: MLCTensor]?) -> Bool
    func addInputs(_ inputs: [String: MLCTensor], lossLabels: [String: MLCTensor]?, lossLabelWeights: [String: MLCTensor]?) -> Bool
    func addOutputs(_ outputs: [String: MLCTensor]) -> Bool
    func allocateUserGradient(for tensor: MLCTensor) -> MLCTensor?
    func bindOptimizerData(_ data: [MLCTensorData], deviceData: [MLCTensorOptimizerDeviceData]?, with tensor: MLCTensor) -> Bool
    func compile(options: MLCGraphCompilationOptions = nil, device: MLCDevice) -> Bool
    func compile(options: MLCGraphCompilationOptions = nil, device: MLCDevice, inputTensors: [String: MLCTensor]?, inputTensorsData: [String: MLCTensorData]?) -> Bool
    func compileOptimizer(_ optimizer: MLCOptimizer) -> Bool
    var deviceMemorySize: Int { get }
    func execute(withInputsData inputsData: [String: MLCTensorData], lossLabelsData: [String: MLCTensorData]?, lossLabelWeightsData: [String: MLCTensorData]?, batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func execute(withInputsData inputsData: [String: MLCTensorData], lossLabelsData: [String: MLCTensorData]?, lossLabelWeightsData: [String: MLCTensorData]?, outputsData: [String: MLCTensorData]?, batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func executeForward(withBatchSize batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func executeForward(withBatchSize batchSize: Int, options: MLCExecutionOptions = nil, outputsData: [String: MLCTensorData]?, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func executeGradient(withBatchSize batchSize: Int, options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func executeGradient(withBatchSize batchSize: Int, options: MLCExecutionOptions = nil, outputsData: [String: MLCTensorData]?, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func executeOptimizerUpdate(options: MLCExecutionOptions = nil, completionHandler: ((MLCTensor?, Error?, Double) -> Void)? = nil) -> Bool
    func gradientData(forParameter parameter: MLCTensor, layer: MLCLayer) -> Data?
    func gradientTensor(forInput input: MLCTensor) -> MLCTensor?
    init(graphObjects: [MLCGraph], lossLayer: MLCLayer?, optimizer: MLCOptimizer?)
    func link(with graphs: [MLCTrainingGraph]) -> Bool
    var optimizer: MLCOptimizer? { get }
    func resultGradientTensors(for layer: MLCLayer) -> [MLCTensor]
    func setTraining(_ parameters: [MLCTensorParameter]) -> Bool
    func sourceGradientTensors(for layer: MLCLayer) -> [MLCTensor]
    func stopGradient(for tensors: [MLCTensor]) -> Bool
    func synchronizeUpdates()
  }
  class MLCTransposeLayer: MLCLayer {
    var dimensions: [NSNumber] { get }
    init?(dimensions: [NSNumber])
  }
  class MLCUpsampleLayer: MLCLayer {
    var alignsCorners: Bool { get }
    init?(shape: [NSNumber])
    init?(shape: [NSNumber], sampleMode: MLCSampleMode, alignsCorners: Bool)
    var sampleMode: MLCSampleMode { get }
    var shape: [NSNumber] { get }
  }
  class MLCYOLOLossDescriptor: NSObject, NSCopying {
    var anchorBoxCount: Int { get }
    var anchorBoxes: Data { get }
    init(anchorBoxes: Data, anchorBoxCount: Int)
    var maximumIOUForObjectAbsence: Float
    var minimumIOUForObjectPresence: Float
    var scaleClassLoss: Float
    var scaleNoObjectConfidenceLoss: Float
    var scaleObjectConfidenceLoss: Float
    var scaleSpatialPositionLoss: Float
    var scaleSpatialSizeLoss: Float
    var shouldRescore: Bool
  }
  class MLCYOLOLossLayer: MLCLossLayer {
    init(descriptor lossDescriptor: MLCYOLOLossDescriptor)
    var yoloLossDescriptor: MLCYOLOLossDescriptor { get }
  }
  """#

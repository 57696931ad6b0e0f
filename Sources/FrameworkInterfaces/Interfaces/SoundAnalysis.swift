/// What is known of the module `SoundAnalysis`.
let soundAnalysisInterface = #"""
  // exports: Foundation
  class SNAudioFileAnalyzer: NSObject {
    func add(_ request: SNRequest, withObserver observer: SNResultsObserving) throws
    func analyze()
    func analyze() async -> Bool
    func analyze(completionHandler: @escaping (Bool) -> Void)
    func cancelAnalysis()
    init(url: URL) throws
    func remove(_ request: SNRequest)
    func removeAllRequests()
  }
  class SNAudioStreamAnalyzer: NSObject {
    func add(_ request: SNRequest, withObserver observer: SNResultsObserving) throws
    func analyze(_ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: Int64)
    func completeAnalysis()
    init(format: AVAudioFormat)
    func remove(_ request: SNRequest)
    func removeAllRequests()
  }
  class SNClassification: NSObject {
    var confidence: Double { get }
    var identifier: String { get }
  }
  class SNClassificationResult: NSObject, SNResult {
    func classification(forIdentifier identifier: String) -> SNClassification?
    var classifications: [SNClassification] { get }
    var timeRange: CMTimeRange { get }
  }
  struct SNClassifierIdentifier: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var version1: SNClassifierIdentifier { get }
  }
  class SNClassifySoundRequest: NSObject, SNRequest {
    init(classifierIdentifier: String) throws
    init(mlModel: MLModel) throws
    var knownClassifications: [String] { get }
    var overlapFactor: Double
    var windowDuration: CMTime
    var windowDurationConstraint: SNTimeDurationConstraint { get }
  }
  struct SNError: Error {
    enum Code: Int { case unknownError, operationFailed, invalidFormat, invalidModel, invalidFile }
    var code: SNError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SNError.Code, userInfo: [String: Any] = nil)
    static var invalidFile: SNError.Code { get }
    static var invalidFormat: SNError.Code { get }
    static var invalidModel: SNError.Code { get }
    var localizedDescription: String { get }
    static var operationFailed: SNError.Code { get }
    static var unknownError: SNError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SNErrorDomain: String { get }
  protocol SNRequest: NSObjectProtocol {}
  protocol SNResult: NSObjectProtocol {}
  protocol SNResultsObserving: NSObjectProtocol {
    func request(_ request: SNRequest, didFailWithError error: Error)
    func request(_ request: SNRequest, didProduce result: SNResult)
    func requestDidComplete(_ request: SNRequest)
  }
  class SNTimeDurationConstraint: NSObject {
    var durationRange: CMTimeRange { get }
    var enumeratedDurations: [NSValue] { get }
    init(durationRange: CMTimeRange)
    init(enumeratedDurations: [NSValue])
    var type: SNTimeDurationConstraintType { get }
  }
  enum SNTimeDurationConstraintType: Int {
    case enumerated, range
  }
  """#

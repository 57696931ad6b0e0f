/// What is known of the module `Speech`.
let speechInterface = #"""
  // exports: Foundation
  class SFAcousticFeature: NSObject, NSCopying, NSSecureCoding {
    var acousticFeatureValuePerFrame: [NSNumber] { get }
    var frameDuration: Double { get }
    init?(coder: NSCoder)
  }
  class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    func append(_ audioPcmBuffer: AVAudioPCMBuffer)
    func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer)
    func endAudio()
    init()
    var nativeAudioFormat: AVAudioFormat { get }
  }
  struct SFSpeechError: Error {
    enum Code: Int { case internalServiceError, audioReadFailed, undefinedTemplateClassName, malformedSupplementalModel, timeout }
    static var audioReadFailed: SFSpeechError.Code { get }
    var code: SFSpeechError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: SFSpeechError.Code, userInfo: [String: Any] = nil)
    static var internalServiceError: SFSpeechError.Code { get }
    var localizedDescription: String { get }
    static var malformedSupplementalModel: SFSpeechError.Code { get }
    static var timeout: SFSpeechError.Code { get }
    static var undefinedTemplateClassName: SFSpeechError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var SFSpeechErrorDomain: String { get }
  class SFSpeechLanguageModel: NSObject {
    static func prepareCustomLanguageModel(for asset: URL, clientIdentifier: String, configuration: SFSpeechLanguageModelConfiguration) async throws
    static func prepareCustomLanguageModel(for asset: URL, clientIdentifier: String, configuration: SFSpeechLanguageModelConfiguration, completion: @escaping (Error?) -> Void)
    static func prepareCustomLanguageModel(for asset: URL, clientIdentifier: String, configuration: SFSpeechLanguageModelConfiguration, ignoresCache: Bool) async throws
    static func prepareCustomLanguageModel(for asset: URL, clientIdentifier: String, configuration: SFSpeechLanguageModelConfiguration, ignoresCache: Bool, completion: @escaping (Error?) -> Void)
  }
  class SFSpeechLanguageModelConfiguration: NSObject, NSCopying {
    init()
    init(languageModel: URL)
    init(languageModel: URL, vocabulary: URL?)
    var languageModel: URL { get }
    var vocabulary: URL? { get }
  }
  class SFSpeechRecognitionMetadata: NSObject, NSCopying, NSSecureCoding {
    var averagePauseDuration: Double { get }
    init?(coder: NSCoder)
    var speakingRate: Double { get }
    var speechDuration: Double { get }
    var speechStartTimestamp: Double { get }
    var voiceAnalytics: SFVoiceAnalytics? { get }
  }
  class SFSpeechRecognitionRequest: NSObject {
    var addsPunctuation: Bool
    var contextualStrings: [String]
    var customizedLanguageModel: SFSpeechLanguageModelConfiguration?
    var interactionIdentifier: String?
    var requiresOnDeviceRecognition: Bool
    var shouldReportPartialResults: Bool
    var taskHint: SFSpeechRecognitionTaskHint
  }
  class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding {
    var bestTranscription: SFTranscription { get }
    init()
    init?(coder: NSCoder)
    var isFinal: Bool { get }
    var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { get }
    var transcriptions: [SFTranscription] { get }
  }
  class SFSpeechRecognitionTask: NSObject {
    func cancel()
    var error: Error? { get }
    func finish()
    init()
    var isCancelled: Bool { get }
    var isFinishing: Bool { get }
    var state: SFSpeechRecognitionTaskState { get }
  }
  protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
    func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didProcessAudioDuration duration: Double)
    func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
    func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  }
  enum SFSpeechRecognitionTaskHint: Int {
    case unspecified, dictation, search, confirmation
  }
  enum SFSpeechRecognitionTaskState: Int {
    case starting, running, finishing, canceling, completed
  }
  class SFSpeechRecognizer: NSObject {
    static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
    var defaultTaskHint: SFSpeechRecognitionTaskHint
    var delegate: SFSpeechRecognizerDelegate?
    init()
    init(locale: Locale)
    var isAvailable: Bool { get }
    var locale: Locale { get }
    var queue: OperationQueue
    func recognitionTask(with request: SFSpeechRecognitionRequest, delegate: SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask
    func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, Error?) -> Void) -> SFSpeechRecognitionTask
    static func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void)
    static func supportedLocales() -> Set<Locale>
    var supportsOnDeviceRecognition: Bool
  }
  enum SFSpeechRecognizerAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
  }
  protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  }
  class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    init(url: URL)
    var url: URL { get }
  }
  class SFTranscription: NSObject, NSCopying, NSSecureCoding {
    var averagePauseDuration: Double { get }
    var formattedString: String { get }
    init()
    init?(coder: NSCoder)
    var segments: [SFTranscriptionSegment] { get }
    var speakingRate: Double { get }
  }
  class SFTranscriptionSegment: NSObject, NSCopying, NSSecureCoding {
    var alternativeSubstrings: [String] { get }
    var confidence: Float { get }
    var duration: Double { get }
    init()
    init?(coder: NSCoder)
    var substring: String { get }
    var substringRange: NSRange { get }
    var timestamp: Double { get }
    var voiceAnalytics: SFVoiceAnalytics? { get }
  }
  class SFVoiceAnalytics: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var jitter: SFAcousticFeature { get }
    var pitch: SFAcousticFeature { get }
    var shimmer: SFAcousticFeature { get }
    var voicing: SFAcousticFeature { get }
  }
  """#

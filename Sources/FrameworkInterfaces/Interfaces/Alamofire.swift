/// What is known of the module `Alamofire`.
let alamofireInterface = #"""
  // exports: Foundation
  var AF: Any { get }
  typealias AFDataResponse<Success> = DataResponse<Success, AFError>
  typealias AFDownloadResponse<Success> = DownloadResponse<Success, AFError>
  enum AFError: Error, Sendable, LocalizedError {
    case createUploadableFailed(error: any Error), createURLRequestFailed(error: any Error), downloadedFileMoveFailed(error: any Error, source: URL, destination: URL), explicitlyCancelled, invalidURL(url: any URLConvertible), multipartEncodingFailed(reason: MultipartEncodingFailureReason), parameterEncodingFailed(reason: ParameterEncodingFailureReason), parameterEncoderFailed(reason: ParameterEncoderFailureReason), requestAdaptationFailed(error: any Error), requestRetryFailed(retryError: any Error, originalError: any Error), responseValidationFailed(reason: ResponseValidationFailureReason), responseSerializationFailed(reason: ResponseSerializationFailureReason), serverTrustEvaluationFailed(reason: ServerTrustFailureReason), sessionDeinitialized, sessionInvalidated(error: (any Error)?), sessionTaskFailed(error: any Error), urlRequestValidationFailed(reason: URLRequestValidationFailureReason)
    enum MultipartEncodingFailureReason: Sendable { case bodyPartURLInvalid(url: URL), bodyPartFilenameInvalid(in: URL), bodyPartFileNotReachable(at: URL), bodyPartFileNotReachableWithError(atURL: URL, error: any Error), bodyPartFileIsDirectory(at: URL), bodyPartFileSizeNotAvailable(at: URL), bodyPartFileSizeQueryFailedWithError(forURL: URL, error: any Error), bodyPartInputStreamCreationFailed(for: URL), outputStreamCreationFailed(for: URL), outputStreamFileAlreadyExists(at: URL), outputStreamURLInvalid(url: URL), outputStreamWriteFailed(error: any Error), inputStreamReadFailed(error: any Error) }
    enum ParameterEncoderFailureReason: Sendable { case missingRequiredComponent(RequiredComponent), encoderFailed(error: any Error) }
    enum ParameterEncodingFailureReason: Sendable { case missingURL, jsonEncodingFailed(error: any Error), customEncodingFailed(error: any Error) }
    enum ResponseSerializationFailureReason: Sendable { case inputDataNilOrZeroLength, inputFileNil, inputFileReadFailed(at: URL), stringSerializationFailed(encoding: String.Encoding), jsonSerializationFailed(error: any Error), decodingFailed(error: any Error), customSerializationFailed(error: any Error), invalidEmptyResponse(type: String) }
    enum ResponseValidationFailureReason: Sendable { case dataFileNil, dataFileReadFailed(at: URL), missingContentType(acceptableContentTypes: [String]), unacceptableContentType(acceptableContentTypes: [String], responseContentType: String), unacceptableStatusCode(code: Int), customValidationFailed(error: any Error) }
    enum ServerTrustFailureReason: Sendable { case noRequiredEvaluator(host: String), noCertificatesFound, noPublicKeysFound, policyApplicationFailed(trust: SecTrust, policy: SecPolicy, status: OSStatus), settingAnchorCertificatesFailed(status: OSStatus, certificates: [SecCertificate]), revocationPolicyCreationFailed, trustEvaluationFailed(error: (any Error)?), defaultEvaluationFailed(output: Output), hostValidationFailed(output: Output), revocationCheckFailed(output: Output, options: RevocationTrustEvaluator.Options), certificatePinningFailed(host: String, trust: SecTrust, pinnedCertificates: [SecCertificate], serverCertificates: [SecCertificate]), publicKeyPinningFailed(host: String, trust: SecTrust, pinnedKeys: [SecKey], serverKeys: [SecKey]), customEvaluationFailed(error: any Error) }
    enum URLRequestValidationFailureReason: Sendable { case bodyDataInGETRequest(Data) }
    struct UnexpectedInputStreamLength: Error {}
    var acceptableContentTypes: [String]? { get }
    var destinationURL: URL? { get }
    var downloadResumeData: Data? { get }
    var errorDescription: String? { get }
    var failedStringEncoding: String.Encoding? { get }
    var isCreateURLRequestError: Bool { get }
    var isCreateUploadableError: Bool { get }
    var isDownloadedFileMoveError: Bool { get }
    var isExplicitlyCancelledError: Bool { get }
    var isInvalidURLError: Bool { get }
    var isMultipartEncodingError: Bool { get }
    var isParameterEncoderError: Bool { get }
    var isParameterEncodingError: Bool { get }
    var isRequestAdaptationError: Bool { get }
    var isRequestRetryError: Bool { get }
    var isResponseSerializationError: Bool { get }
    var isResponseValidationError: Bool { get }
    var isServerTrustEvaluationError: Bool { get }
    var isSessionDeinitializedError: Bool { get }
    var isSessionInvalidatedError: Bool { get }
    var isSessionTaskError: Bool { get }
    var responseCode: Int? { get }
    var responseContentType: String? { get }
    var sourceURL: URL? { get }
    var underlyingError: (any Error)? { get }
    var url: URL? { get }
    var urlConvertible: (any URLConvertible)? { get }
  }
  extension AFError.ParameterEncoderFailureReason {
    enum RequiredComponent: Sendable { case url, httpMethod(rawValue: String) }
  }
  extension AFError.ServerTrustFailureReason {
    struct Output: Sendable {}
  }
  extension AFError.ServerTrustFailureReason.Output {
    var host: String { get }
    var result: SecTrustResultType { get }
    var status: OSStatus { get }
    var trust: SecTrust { get }
  }
  extension AFError.UnexpectedInputStreamLength {
    var bytesExpected: UInt64
    var bytesRead: UInt64
  }
  enum AFInfo {
    static var version: String { get }
  }
  typealias AFResult<Success> = Result<Success, AFError>
  typealias AdaptHandler = (_ request: URLRequest, _ session: Session, _ completion: @escaping (Result<URLRequest, any Error>) -> Void) -> Void
  class Adapter: Sendable, RequestInterceptor {
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    func adapt(_ urlRequest: URLRequest, using state: RequestAdapterState, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    init(_ adaptHandler: @escaping AdaptHandler)
  }
  protocol AlamofireExtended {
    associatedtype ExtendedType
    static var af: AlamofireExtension<ExtendedType>.Type
    var af: AlamofireExtension<ExtendedType>
  }
  extension AlamofireExtended {
    static var af: AlamofireExtension<Self>.Type
    var af: AlamofireExtension<Self>
  }
  struct AlamofireExtension<ExtendedType> {
    init(_ type: ExtendedType)
    var type: ExtendedType { get }
  }
  extension AlamofireExtension where ExtendedType == OSStatus {
    var isSuccess: Bool { get }
  }
  extension AlamofireExtension where ExtendedType == SecCertificate {
    var publicKey: SecKey? { get }
  }
  extension AlamofireExtension where ExtendedType == SecPolicy {
    static var `default`: SecPolicyCreateSSL { get }
    static func hostname(_ hostname: String) -> SecPolicy
    static func revocation(options: RevocationTrustEvaluator.Options) throws -> SecPolicy
  }
  extension AlamofireExtension where ExtendedType == SecTrust {
    func apply(policy: SecPolicy) throws -> SecTrust
    var certificateData: [Data] { get }
    var certificates: [SecCertificate] { get }
    func evaluate() throws
    func evaluate(afterApplying policy: SecPolicy) throws
    func performDefaultValidation(forHost host: String) throws
    func performValidation(forHost host: String) throws
    var publicKeys: [SecKey] { get }
    func setAnchorCertificates(_ certificates: [SecCertificate]) throws
    func validate(errorProducer: (_ status: OSStatus, _ result: SecTrustResultType) -> any Error) throws
    func validate(policy: SecPolicy, errorProducer: (_ status: OSStatus, _ result: SecTrustResultType) -> any Error) throws
  }
  extension AlamofireExtension where ExtendedType == SecTrustResultType {
    var isSuccess: Bool { get }
  }
  extension AlamofireExtension where ExtendedType == [SecCertificate] {
    var data: [Data] { get }
    var publicKeys: [SecKey] { get }
  }
  extension AlamofireExtension where ExtendedType: Bundle {
    var certificates: [SecCertificate] { get }
    func paths(forResourcesOfTypes types: [String]) -> [String]
    var publicKeys: [SecKey] { get }
  }
  extension AlamofireExtension where ExtendedType: URLSessionConfiguration {
    static var `default`: URLSessionConfiguration { get }
    static var ephemeral: URLSessionConfiguration { get }
  }
  class AlamofireNotifications: EventMonitor {
    init()
    func request(_ request: Request, didCancelTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func request(_ request: Request, didResumeTask task: URLSessionTask)
    func request(_ request: Request, didSuspendTask task: URLSessionTask)
    func requestDidCancel(_ request: Request)
    func requestDidFinish(_ request: Request)
    func requestDidResume(_ request: Request)
    func requestDidSuspend(_ request: Request)
  }
  extension Array: AlamofireExtended {}
  protocol AuthenticationCredential {
    var requiresRefresh: Bool { get }
  }
  enum AuthenticationError: Error {
    case missingCredential, excessiveRefresh
  }
  class AuthenticationInterceptor<AuthenticatorType>: RequestInterceptor, Sendable where AuthenticatorType: Authenticator {
    typealias Credential = AuthenticatorType.Credential
    struct RefreshWindow {}
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    var credential: Credential?
    init(authenticator: AuthenticatorType, credential: Credential? = nil, refreshWindow: RefreshWindow? = nil)
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  extension AuthenticationInterceptor.RefreshWindow {
    init(interval: TimeInterval = nil, maximumAttempts: Int = nil)
    var interval: TimeInterval { get }
    var maximumAttempts: Int { get }
  }
  protocol Authenticator: AnyObject, Sendable {
    associatedtype Credential: AuthenticationCredential & Sendable
    func apply(_ credential: Credential, to urlRequest: inout URLRequest)
    func didRequest(_ urlRequest: URLRequest, with response: HTTPURLResponse, failDueToAuthenticationError error: any Error) -> Bool
    func isRequest(_ urlRequest: URLRequest, authenticatedWith credential: Credential) -> Bool
    func refresh(_ credential: Credential, for session: Session, completion: @escaping (Result<Credential, any Error>) -> Void)
  }
  extension Bundle: AlamofireExtended {}
  protocol CachedResponseHandler: Sendable {
    func dataTask(_ task: URLSessionDataTask, willCacheResponse response: CachedURLResponse, completion: @escaping (CachedURLResponse?) -> Void)
  }
  extension CachedResponseHandler where Self == ResponseCacher {
    static var cache: ResponseCacher { get }
    static var doNotCache: ResponseCacher { get }
    static func modify(using closure: @escaping ((URLSessionDataTask, CachedURLResponse) -> CachedURLResponse?)) -> ResponseCacher
  }
  extension CharacterSet {
    static var afURLQueryAllowed: CharacterSet { get }
  }
  class ClosureEventMonitor: EventMonitor, Sendable {
    var dataTaskDidReceiveData: ((URLSession, URLSessionDataTask, Data) -> Void)?
    var dataTaskDidReceiveResponse: ((URLSession, URLSessionDataTask, URLResponse) -> Void)?
    var dataTaskWillCacheResponse: ((URLSession, URLSessionDataTask, CachedURLResponse) -> Void)?
    var downloadTaskDidFinishDownloadingToURL: ((URLSession, URLSessionDownloadTask, URL) -> Void)?
    var downloadTaskDidResumeAtOffset: ((URLSession, URLSessionDownloadTask, Int64, Int64) -> Void)?
    var downloadTaskDidWriteData: ((URLSession, URLSessionDownloadTask, Int64, Int64, Int64) -> Void)?
    init(queue: DispatchQueue = nil)
    var queue: DispatchQueue { get }
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request(_ request: DataRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, data: Data?, withResult result: Request.ValidationResult)
    func request(_ request: DataStreamRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, withResult result: Request.ValidationResult)
    func request(_ request: DownloadRequest, didCreateDestinationURL url: URL)
    func request(_ request: DownloadRequest, didFinishDownloadingUsing task: URLSessionTask, with result: Result<URL, AFError>)
    func request(_ request: DownloadRequest, didParseResponse response: DownloadResponse<URL?, AFError>)
    func request(_ request: DownloadRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, fileURL: URL?, withResult result: Request.ValidationResult)
    func request(_ request: Request, didAdaptInitialRequest initialRequest: URLRequest, to adaptedRequest: URLRequest)
    func request(_ request: Request, didCancelTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didCreateTask task: URLSessionTask)
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didFailTask task: URLSessionTask, earlyWithError error: AFError)
    func request(_ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest, withError error: AFError)
    func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
    func request(_ request: Request, didGatherMetrics metrics: URLSessionTaskMetrics)
    func request(_ request: Request, didResumeTask task: URLSessionTask)
    func request(_ request: Request, didSuspendTask task: URLSessionTask)
    func request(_ request: UploadRequest, didCreateUploadable uploadable: UploadRequest.Uploadable)
    func request(_ request: UploadRequest, didFailToCreateUploadableWithError error: AFError)
    func request(_ request: UploadRequest, didProvideInputStream stream: InputStream)
    var requestDidAdaptInitialRequestToAdaptedRequest: ((Request, URLRequest, URLRequest) -> Void)?
    func requestDidCancel(_ request: Request)
    var requestDidCancel: ((Request) -> Void)?
    var requestDidCancelTask: ((Request, URLSessionTask) -> Void)?
    var requestDidCompleteTaskWithError: ((Request, URLSessionTask, AFError?) -> Void)?
    var requestDidCreateDestinationURL: ((DownloadRequest, URL) -> Void)?
    var requestDidCreateInitialURLRequest: ((Request, URLRequest) -> Void)?
    var requestDidCreateTask: ((Request, URLSessionTask) -> Void)?
    var requestDidCreateURLRequest: ((Request, URLRequest) -> Void)?
    var requestDidCreateUploadable: ((UploadRequest, UploadRequest.Uploadable) -> Void)?
    var requestDidFailTaskEarlyWithError: ((Request, URLSessionTask, AFError) -> Void)?
    var requestDidFailToAdaptURLRequestWithError: ((Request, URLRequest, AFError) -> Void)?
    var requestDidFailToCreateURLRequestWithError: ((Request, AFError) -> Void)?
    var requestDidFailToCreateUploadableWithError: ((UploadRequest, AFError) -> Void)?
    func requestDidFinish(_ request: Request)
    var requestDidFinish: ((Request) -> Void)?
    var requestDidFinishDownloadingUsingTaskWithResult: ((DownloadRequest, URLSessionTask, Result<URL, AFError>) -> Void)?
    var requestDidGatherMetrics: ((Request, URLSessionTaskMetrics) -> Void)?
    var requestDidParseDownloadResponse: ((DownloadRequest, DownloadResponse<URL?, AFError>) -> Void)?
    var requestDidParseResponse: ((DataRequest, DataResponse<Data?, AFError>) -> Void)?
    var requestDidProvideInputStream: ((UploadRequest, InputStream) -> Void)?
    func requestDidResume(_ request: Request)
    var requestDidResume: ((Request) -> Void)?
    var requestDidResumeTask: ((Request, URLSessionTask) -> Void)?
    func requestDidSuspend(_ request: Request)
    var requestDidSuspend: ((Request) -> Void)?
    var requestDidSuspendTask: ((Request, URLSessionTask) -> Void)?
    var requestDidValidateRequestResponseDataWithResult: ((DataRequest, URLRequest?, HTTPURLResponse, Data?, Request.ValidationResult) -> Void)?
    var requestDidValidateRequestResponseFileURLWithResult: ((DownloadRequest, URLRequest?, HTTPURLResponse, URL?, Request.ValidationResult) -> Void)?
    var requestDidValidateRequestResponseWithResult: ((DataStreamRequest, URLRequest?, HTTPURLResponse, Request.ValidationResult) -> Void)?
    func requestIsRetrying(_ request: Request)
    var requestIsRetrying: ((Request) -> Void)?
    var sessionDidBecomeInvalidWithError: ((URLSession, (any Error)?) -> Void)?
    var taskDidComplete: ((URLSession, URLSessionTask, (any Error)?) -> Void)?
    var taskDidFinishCollectingMetrics: ((URLSession, URLSessionTask, URLSessionTaskMetrics) -> Void)?
    var taskDidReceiveChallenge: ((URLSession, URLSessionTask, URLAuthenticationChallenge) -> Void)?
    var taskDidSendBodyData: ((URLSession, URLSessionTask, Int64, Int64, Int64) -> Void)?
    var taskIsWaitingForConnectivity: ((URLSession, URLSessionTask) -> Void)?
    var taskNeedNewBodyStream: ((URLSession, URLSessionTask) -> Void)?
    var taskWillPerformHTTPRedirection: ((URLSession, URLSessionTask, HTTPURLResponse, URLRequest) -> Void)?
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    func urlSession(_ session: URLSession, taskNeedsNewBodyStream task: URLSessionTask)
  }
  class CompositeEventMonitor: EventMonitor {
    var monitors: [any EventMonitor] { get }
    var queue: DispatchQueue { get }
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request(_ request: DataRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, data: Data?, withResult result: Request.ValidationResult)
    func request(_ request: DataStreamRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, withResult result: Request.ValidationResult)
    func request(_ request: DownloadRequest, didCreateDestinationURL url: URL)
    func request(_ request: DownloadRequest, didFinishDownloadingUsing task: URLSessionTask, with result: Result<URL, AFError>)
    func request(_ request: DownloadRequest, didParseResponse response: DownloadResponse<URL?, AFError>)
    func request(_ request: DownloadRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, fileURL: URL?, withResult result: Request.ValidationResult)
    func request(_ request: Request, didAdaptInitialRequest initialRequest: URLRequest, to adaptedRequest: URLRequest)
    func request(_ request: Request, didCancelTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didCreateTask task: URLSessionTask)
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didFailTask task: URLSessionTask, earlyWithError error: AFError)
    func request(_ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest, withError error: AFError)
    func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
    func request(_ request: Request, didGatherMetrics metrics: URLSessionTaskMetrics)
    func request(_ request: Request, didResumeTask task: URLSessionTask)
    func request(_ request: Request, didSuspendTask task: URLSessionTask)
    func request(_ request: UploadRequest, didCreateUploadable uploadable: UploadRequest.Uploadable)
    func request(_ request: UploadRequest, didFailToCreateUploadableWithError error: AFError)
    func request(_ request: UploadRequest, didProvideInputStream stream: InputStream)
    func request<Value: Sendable>(_ request: DataStreamRequest, didParseStream result: Result<Value, AFError>)
    func request<Value: Sendable>(_ request: DownloadRequest, didParseResponse response: DownloadResponse<Value, AFError>)
    func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    func requestDidCancel(_ request: Request)
    func requestDidFinish(_ request: Request)
    func requestDidResume(_ request: Request)
    func requestDidSuspend(_ request: Request)
    func requestIsRetrying(_ request: Request)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    func urlSession(_ session: URLSession, taskNeedsNewBodyStream task: URLSessionTask)
  }
  class CompositeTrustEvaluator: ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init(evaluators: [any ServerTrustEvaluating])
  }
  class ConnectionLostRetryPolicy: RetryPolicy, Sendable {
    init(retryLimit: UInt = nil, exponentialBackoffBase: UInt = nil, exponentialBackoffScale: Double = nil, retryableHTTPMethods: Set<HTTPMethod> = nil)
  }
  protocol DataDecoder: Sendable {
    func decode<D: Decodable>(_ type: D.Type, from data: Data) throws -> D
  }
  protocol DataPreprocessor: Sendable {
    func preprocess(_ data: Data) throws -> Data
  }
  extension DataPreprocessor where Self == GoogleXSSIPreprocessor {
    static var googleXSSI: GoogleXSSIPreprocessor { get }
  }
  extension DataPreprocessor where Self == PassthroughPreprocessor {
    static var passthrough: PassthroughPreprocessor { get }
  }
  class DataRequest: Request, Sendable {
    typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult
    var convertible: any URLRequestConvertible { get }
    var data: Data? { get }
    func httpResponses(bufferingPolicy: StreamOf<HTTPURLResponse>.BufferingPolicy = nil) -> StreamOf<HTTPURLResponse>
    func onHTTPResponse(on queue: DispatchQueue = nil, perform handler: @escaping (HTTPURLResponse) -> Void) -> Self
    func onHTTPResponse(on queue: DispatchQueue = nil, perform handler: @escaping (_ response: HTTPURLResponse, _ completionHandler: @escaping (ResponseDisposition) -> Void) -> Void) -> Self
    func onHTTPResponse(perform handler: @escaping (_ response: HTTPURLResponse) async -> ResponseDisposition) -> Self
    func onHTTPResponse(perform handler: @escaping (_ response: HTTPURLResponse) async -> Void) -> Self
    func publishData(queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataResponsePublisher<Data>
    func publishDecodable<T: Decodable>(type: T.Type = nil, queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataResponsePublisher<T>
    func publishDecodable<T: Decodable>(type: T.Type = nil, queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyResponseMethods: Set<HTTPMethod> = nil) -> DataResponsePublisher<T>
    func publishResponse<Serializer: ResponseSerializer, T>(using serializer: Serializer, on queue: DispatchQueue = nil) -> DataResponsePublisher<T> where Serializer.SerializedObject == T
    func publishString(queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataResponsePublisher<String>
    func publishUnserialized(queue: DispatchQueue = nil) -> DataResponsePublisher<Data?>
    func response(queue: DispatchQueue = nil, completionHandler: @escaping (AFDataResponse<Data?>) -> Void) -> Self
    func response<Serializer: DataResponseSerializerProtocol>(queue: DispatchQueue = nil, responseSerializer: Serializer, completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void) -> Self
    func response<Serializer: ResponseSerializer>(queue: DispatchQueue = nil, responseSerializer: Serializer, completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void) -> Self
    func responseData(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDataResponse<Data>) -> Void) -> Self
    func responseDecodable<Value>(of type: Value.Type = nil, queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDataResponse<Value>) -> Void) -> Self where Value: Decodable, Value: Sendable
    func responseJSON(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, options: JSONSerialization.ReadingOptions = nil, completionHandler: @escaping (AFDataResponse<Any>) -> Void) -> Self
    func responseString(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDataResponse<String>) -> Void) -> Self
    func serializingData(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataTask<Data>
    func serializingDecodable<Value: Decodable>(_ type: Value.Type = nil, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataTask<Value>
    func serializingResponse<Serializer: DataResponseSerializerProtocol>(using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil) -> DataTask<Serializer.SerializedObject>
    func serializingResponse<Serializer: ResponseSerializer>(using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil) -> DataTask<Serializer.SerializedObject>
    func serializingString(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataTask<String>
    func validate() -> Self
    func validate(_ validation: @escaping Validation) -> Self
    func validate<S: Sequence>(contentType acceptableContentTypes: @escaping @autoclosure () -> S) -> Self where S.Iterator.Element == String, S: Sendable
    func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self where S.Iterator.Element == Int, S: Sendable
  }
  struct DataResponse<Success, Failure: Error>: Sendable, CustomStringConvertible, CustomDebugStringConvertible where Success: Sendable, Failure: Sendable {
    var data: Data? { get }
    var debugDescription: String { get }
    var description: String { get }
    var error: Failure? { get }
    init(request: URLRequest?, response: HTTPURLResponse?, data: Data?, metrics: URLSessionTaskMetrics?, serializationDuration: TimeInterval, result: Result<Success, Failure>)
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> DataResponse<NewSuccess, Failure>
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> DataResponse<Success, NewFailure>
    var metrics: URLSessionTaskMetrics? { get }
    var request: URLRequest? { get }
    var response: HTTPURLResponse? { get }
    var result: Result<Success, Failure> { get }
    var serializationDuration: TimeInterval { get }
    func tryMap<NewSuccess>(_ transform: (Success) throws -> NewSuccess) -> DataResponse<NewSuccess, any Error>
    func tryMapError<NewFailure: Error>(_ transform: (Failure) throws -> NewFailure) -> DataResponse<Success, any Error>
    var value: Success? { get }
  }
  struct DataResponsePublisher<Value: Sendable>: Publisher {
    typealias Failure = Never
    typealias Output = DataResponse<Value, AFError>
    init<Serializer: DataResponseSerializerProtocol>(_ request: DataRequest, queue: DispatchQueue, serializer: Serializer) where Value == Serializer.SerializedObject
    init<Serializer: ResponseSerializer>(_ request: DataRequest, queue: DispatchQueue, serializer: Serializer) where Value == Serializer.SerializedObject
    func receive<S>(subscriber: S) where S: Subscriber & Sendable, DataResponsePublisher.Failure == S.Failure, DataResponsePublisher.Output == S.Input
    func result() -> AnyPublisher<Result<Value, AFError>, Never>
    func value() -> AnyPublisher<Value, AFError>
  }
  extension DataResponsePublisher where Value == Data? {
    init(_ request: DataRequest, queue: DispatchQueue)
  }
  class DataResponseSerializer: ResponseSerializer {
    var dataPreprocessor: any DataPreprocessor { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
    init(dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil)
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> Data
  }
  protocol DataResponseSerializerProtocol<SerializedObject>: Sendable {
    associatedtype SerializedObject: Sendable
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> SerializedObject
  }
  struct DataStreamPublisher<Value: Sendable>: Publisher {
    typealias Failure = Never
    typealias Output = DataStreamRequest.Stream<Value, AFError>
    init<Serializer: DataStreamSerializer>(_ request: DataStreamRequest, queue: DispatchQueue, serializer: Serializer) where Value == Serializer.SerializedObject
    func receive<S>(subscriber: S) where S: Subscriber & Sendable, DataStreamPublisher.Failure == S.Failure, DataStreamPublisher.Output == S.Input
    func result() -> AnyPublisher<Result<Value, AFError>, Never>
    func value() -> AnyPublisher<Value, AFError>
  }
  class DataStreamRequest: Request, Sendable {
    struct CancellationToken: Sendable {}
    struct Completion: Sendable {}
    enum Event<Success, Failure: Error>: Sendable where Success: Sendable, Failure: Sendable { case stream(Result<Success, Failure>), complete(Completion) }
    typealias Handler<Success, Failure: Error> = (Stream<Success, Failure>) throws -> Void
    struct Stream<Success, Failure: Error>: Sendable where Success: Sendable, Failure: Sendable {}
    typealias Validation = (_ request: URLRequest?, _ response: HTTPURLResponse) -> ValidationResult
    func asInputStream(bufferSize: Int = nil) -> InputStream?
    var automaticallyCancelOnStreamError: Bool { get }
    var convertible: any URLRequestConvertible { get }
    func httpResponses(bufferingPolicy: StreamOf<HTTPURLResponse>.BufferingPolicy = nil) -> StreamOf<HTTPURLResponse>
    func onHTTPResponse(on queue: DispatchQueue = nil, perform handler: @escaping (HTTPURLResponse) -> Void) -> Self
    func onHTTPResponse(on queue: DispatchQueue = nil, perform handler: @escaping (_ response: HTTPURLResponse, _ completionHandler: @escaping (ResponseDisposition) -> Void) -> Void) -> Self
    func onHTTPResponse(perform handler: @escaping (HTTPURLResponse) async -> ResponseDisposition) -> Self
    func onHTTPResponse(perform handler: @escaping (HTTPURLResponse) async -> Void) -> Self
    func publishData(queue: DispatchQueue = nil) -> DataStreamPublisher<Data>
    func publishDecodable<T: Decodable>(type: T.Type = nil, queue: DispatchQueue = nil, decoder: any DataDecoder = nil, preprocessor: any DataPreprocessor = nil) -> DataStreamPublisher<T>
    func publishStream<Serializer: DataStreamSerializer>(using serializer: Serializer, on queue: DispatchQueue = nil) -> DataStreamPublisher<Serializer.SerializedObject>
    func publishString(queue: DispatchQueue = nil) -> DataStreamPublisher<String>
    func responseStream(on queue: DispatchQueue = nil, stream: @escaping Handler<Data, Never>) -> Self
    func responseStream<Serializer: DataStreamSerializer>(using serializer: Serializer, on queue: DispatchQueue = nil, stream: @escaping Handler<Serializer.SerializedObject, AFError>) -> Self
    func responseStreamDecodable<T: Decodable>(of type: T.Type = nil, on queue: DispatchQueue = nil, using decoder: any DataDecoder = nil, preprocessor: any DataPreprocessor = nil, stream: @escaping Handler<T, AFError>) -> Self where T: Sendable
    func responseStreamString(on queue: DispatchQueue = nil, stream: @escaping Handler<String, Never>) -> Self
    func streamTask() -> DataStreamTask
    func validate() -> Self
    func validate(_ validation: @escaping Validation) -> Self
    func validate<S: Sequence>(contentType acceptableContentTypes: @escaping @autoclosure () -> S) -> Self where S.Iterator.Element == String, S: Sendable
    func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self where S.Iterator.Element == Int, S: Sendable
  }
  extension DataStreamRequest.CancellationToken {
    func cancel()
  }
  extension DataStreamRequest.Completion {
    var error: AFError? { get }
    var metrics: URLSessionTaskMetrics? { get }
    var request: URLRequest? { get }
    var response: HTTPURLResponse? { get }
  }
  extension DataStreamRequest.Stream {
    func cancel()
    var completion: DataStreamRequest.Completion? { get }
    var error: Failure? { get }
    var event: Event<Success, Failure> { get }
    var result: Result<Success, Failure>? { get }
    var token: CancellationToken { get }
    var value: Success? { get }
  }
  protocol DataStreamSerializer: Sendable {
    associatedtype SerializedObject: Sendable
    func serialize(_ data: Data) throws -> SerializedObject
  }
  extension DataStreamSerializer where Self == PassthroughStreamSerializer {
    static var passthrough: PassthroughStreamSerializer { get }
  }
  extension DataStreamSerializer where Self == StringStreamSerializer {
    static var string: StringStreamSerializer { get }
  }
  extension DataStreamSerializer {
    static func decodable<T: Decodable>(of type: T.Type, decoder: any DataDecoder = nil, dataPreprocessor: any DataPreprocessor = nil) -> Self where Self == DecodableStreamSerializer<T>
  }
  struct DataStreamTask: Sendable {
    typealias Stream<Success, Failure: Error> = StreamOf<DataStreamRequest.Stream<Success, Failure>>
    func cancel()
    func resume()
    func streamingData(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, bufferingPolicy: Stream<Data, Never>.BufferingPolicy = nil) -> Stream<Data, Never>
    func streamingDecodables<T>(_ type: T.Type = nil, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, bufferingPolicy: Stream<T, AFError>.BufferingPolicy = nil) -> Stream<T, AFError> where T: Decodable & Sendable
    func streamingResponses<Serializer: DataStreamSerializer>(serializedUsing serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, bufferingPolicy: Stream<Serializer.SerializedObject, AFError>.BufferingPolicy = nil) -> Stream<Serializer.SerializedObject, AFError>
    func streamingStrings(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, bufferingPolicy: Stream<String, Never>.BufferingPolicy = nil) -> Stream<String, Never>
    func suspend()
  }
  struct DataTask<Value>: Sendable where Value: Sendable {
    func cancel()
    var response: DataResponse<Value, AFError> { get }
    var result: Result<Value, AFError> { get }
    func resume()
    func suspend()
    var value: Value { get }
  }
  class DecodableResponseSerializer<T: Decodable>: ResponseSerializer where T: Sendable {
    var dataPreprocessor: any DataPreprocessor { get }
    var decoder: any DataDecoder { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
    init(dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil)
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> T
  }
  struct DecodableStreamSerializer<T: Decodable>: DataStreamSerializer where T: Sendable {
    var dataPreprocessor: any DataPreprocessor { get }
    var decoder: any DataDecoder { get }
    init(decoder: any DataDecoder = nil, dataPreprocessor: any DataPreprocessor = nil)
    func serialize(_ data: Data) throws -> T
  }
  struct DecodableWebSocketMessageDecoder<Value: Decodable & Sendable>: WebSocketMessageSerializer {
    enum Error: Swift.Error { case decoding(any Swift.Error), unknownMessage(description: String) }
    func decode(_ message: URLSessionWebSocketTask.Message) throws -> Value
    var decoder: any DataDecoder { get }
    init(decoder: any DataDecoder)
  }
  class DefaultTrustEvaluator: ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init(validateHost: Bool = nil)
  }
  struct DeflateRequestCompressor: Sendable, RequestInterceptor {
    enum DuplicateHeaderBehavior: Sendable { case error, replace, skip }
    struct DuplicateHeaderError: Error {}
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    var duplicateHeaderBehavior: DuplicateHeaderBehavior { get }
    init(duplicateHeaderBehavior: DuplicateHeaderBehavior = nil, shouldCompressBodyData: @escaping (_ bodyData: Data) -> Bool = nil)
    var shouldCompressBodyData: (_ bodyData: Data) -> Bool { get }
  }
  typealias DisabledEvaluator = DisabledTrustEvaluator
  class DisabledTrustEvaluator: ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init()
  }
  class DownloadRequest: Request, Sendable {
    typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (destinationURL: URL, options: Options)
    enum Downloadable { case request(any URLRequestConvertible), resumeData(Data) }
    struct Options: OptionSet, Sendable {}
    typealias Validation = (_ request: URLRequest?, _ response: HTTPURLResponse, _ fileURL: URL?) -> ValidationResult
    func cancel() -> Self
    func cancel(byProducingResumeData completionHandler: @escaping (_ data: Data?) -> Void) -> Self
    func cancel(producingResumeData shouldProduceResumeData: Bool) -> Self
    var downloadable: Downloadable { get }
    var fileURL: URL? { get }
    func publishData(queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadResponsePublisher<Data>
    func publishDecodable<T: Decodable>(type: T.Type = nil, queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadResponsePublisher<T>
    func publishDecodable<T: Decodable>(type: T.Type = nil, queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyResponseMethods: Set<HTTPMethod> = nil) -> DownloadResponsePublisher<T>
    func publishResponse<Serializer: DownloadResponseSerializerProtocol, T>(using serializer: Serializer, on queue: DispatchQueue = nil) -> DownloadResponsePublisher<T> where Serializer.SerializedObject == T
    func publishResponse<Serializer: ResponseSerializer, T>(using serializer: Serializer, on queue: DispatchQueue = nil) -> DownloadResponsePublisher<T> where Serializer.SerializedObject == T
    func publishString(queue: DispatchQueue = nil, preprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadResponsePublisher<String>
    func publishURL(queue: DispatchQueue = nil) -> DownloadResponsePublisher<URL>
    func publishUnserialized(on queue: DispatchQueue = nil) -> DownloadResponsePublisher<URL?>
    func response(queue: DispatchQueue = nil, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void) -> Self
    func response<Serializer: DownloadResponseSerializerProtocol>(queue: DispatchQueue = nil, responseSerializer: Serializer, completionHandler: @escaping (AFDownloadResponse<Serializer.SerializedObject>) -> Void) -> Self
    func response<Serializer: ResponseSerializer>(queue: DispatchQueue = nil, responseSerializer: Serializer, completionHandler: @escaping (AFDownloadResponse<Serializer.SerializedObject>) -> Void) -> Self
    func responseData(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void) -> Self
    func responseDecodable<T: Decodable>(of type: T.Type = nil, queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDownloadResponse<T>) -> Void) -> Self where T: Sendable
    func responseJSON(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, options: JSONSerialization.ReadingOptions = nil, completionHandler: @escaping (AFDownloadResponse<Any>) -> Void) -> Self
    func responseString(queue: DispatchQueue = nil, dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, completionHandler: @escaping (AFDownloadResponse<String>) -> Void) -> Self
    func responseURL(queue: DispatchQueue = nil, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void) -> Self
    var resumeData: Data? { get }
    func serializingData(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadTask<Data>
    func serializingDecodable<Value: Decodable>(_ type: Value.Type = nil, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadTask<Value>
    func serializingDownload<Serializer: DownloadResponseSerializerProtocol>(using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil) -> DownloadTask<Serializer.SerializedObject>
    func serializingDownload<Serializer: ResponseSerializer>(using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = nil) -> DownloadTask<Serializer.SerializedObject>
    func serializingDownloadedFileURL(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil) -> DownloadTask<URL>
    func serializingString(automaticallyCancelling shouldAutomaticallyCancel: Bool = nil, dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DownloadTask<String>
    static func suggestedDownloadDestination(for directory: FileManager.SearchPathDirectory = nil, in domain: FileManager.SearchPathDomainMask = nil, options: Options = nil) -> Destination
    func task(forResumeData data: Data, using session: URLSession) -> URLSessionTask
    func validate() -> Self
    func validate(_ validation: @escaping Validation) -> Self
    func validate<S: Sequence>(contentType acceptableContentTypes: @escaping @autoclosure () -> S) -> Self where S.Iterator.Element == String, S: Sendable
    func validate<S: Sequence>(statusCode acceptableStatusCodes: S) -> Self where S.Iterator.Element == Int, S: Sendable
  }
  extension DownloadRequest.Options {
    static var createIntermediateDirectories: Options { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var removePreviousFile: Options { get }
  }
  struct DownloadResponse<Success, Failure: Error>: Sendable, CustomStringConvertible, CustomDebugStringConvertible where Success: Sendable, Failure: Sendable {
    var debugDescription: String { get }
    var description: String { get }
    var error: Failure? { get }
    var fileURL: URL? { get }
    init(request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, resumeData: Data?, metrics: URLSessionTaskMetrics?, serializationDuration: TimeInterval, result: Result<Success, Failure>)
    func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> DownloadResponse<NewSuccess, Failure>
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> DownloadResponse<Success, NewFailure>
    var metrics: URLSessionTaskMetrics? { get }
    var request: URLRequest? { get }
    var response: HTTPURLResponse? { get }
    var result: Result<Success, Failure> { get }
    var resumeData: Data? { get }
    var serializationDuration: TimeInterval { get }
    func tryMap<NewSuccess>(_ transform: (Success) throws -> NewSuccess) -> DownloadResponse<NewSuccess, any Error>
    func tryMapError<NewFailure: Error>(_ transform: (Failure) throws -> NewFailure) -> DownloadResponse<Success, any Error>
    var value: Success? { get }
  }
  struct DownloadResponsePublisher<Value: Sendable>: Publisher {
    typealias Failure = Never
    typealias Output = DownloadResponse<Value, AFError>
    init<Serializer: DownloadResponseSerializerProtocol>(_ request: DownloadRequest, queue: DispatchQueue, serializer: Serializer) where Value == Serializer.SerializedObject
    init<Serializer: ResponseSerializer>(_ request: DownloadRequest, queue: DispatchQueue, serializer: Serializer) where Value == Serializer.SerializedObject
    func receive<S>(subscriber: S) where S: Subscriber & Sendable, DownloadResponsePublisher.Failure == S.Failure, DownloadResponsePublisher.Output == S.Input
    func result() -> AnyPublisher<Result<Value, AFError>, Never>
    func value() -> AnyPublisher<Value, AFError>
  }
  extension DownloadResponsePublisher where Value == URL? {
    init(_ request: DownloadRequest, queue: DispatchQueue)
  }
  protocol DownloadResponseSerializerProtocol<SerializedObject>: Sendable {
    associatedtype SerializedObject: Sendable
    func serializeDownload(request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?) throws -> SerializedObject
  }
  extension DownloadResponseSerializerProtocol where Self == URLResponseSerializer {
    static var url: URLResponseSerializer { get }
  }
  extension DownloadResponseSerializerProtocol where Self: DataResponseSerializerProtocol {
    func serializeDownload(request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?) throws -> Self.SerializedObject
  }
  struct DownloadTask<Value>: Sendable where Value: Sendable {
    func cancel()
    var response: DownloadResponse<Value, AFError> { get }
    var result: Result<Value, AFError> { get }
    func resume()
    func suspend()
    var value: Value { get }
  }
  struct Empty: Hashable, Codable, Sendable, EmptyResponse {
    static func emptyValue() -> Empty
    static var value: Empty { get }
  }
  protocol EmptyResponse: Sendable {
    static func emptyValue() -> Self
  }
  extension Error {
    func asAFError(orFailWith message: @autoclosure () -> String, file: StaticString = nil, line: UInt = nil) -> AFError
    var asAFError: AFError? { get }
  }
  protocol EventMonitor: Sendable {
    var queue: DispatchQueue { get }
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request(_ request: DataRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, data: Data?, withResult result: Request.ValidationResult)
    func request(_ request: DataStreamRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, withResult result: Request.ValidationResult)
    func request(_ request: DownloadRequest, didCreateDestinationURL url: URL)
    func request(_ request: DownloadRequest, didFinishDownloadingUsing task: URLSessionTask, with result: Result<URL, AFError>)
    func request(_ request: DownloadRequest, didParseResponse response: DownloadResponse<URL?, AFError>)
    func request(_ request: DownloadRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, fileURL: URL?, withResult result: Request.ValidationResult)
    func request(_ request: Request, didAdaptInitialRequest initialRequest: URLRequest, to adaptedRequest: URLRequest)
    func request(_ request: Request, didCancelTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didCreateTask task: URLSessionTask)
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didFailTask task: URLSessionTask, earlyWithError error: AFError)
    func request(_ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest, withError error: AFError)
    func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
    func request(_ request: Request, didGatherMetrics metrics: URLSessionTaskMetrics)
    func request(_ request: Request, didResumeTask task: URLSessionTask)
    func request(_ request: Request, didSuspendTask task: URLSessionTask)
    func request(_ request: UploadRequest, didCreateUploadable uploadable: UploadRequest.Uploadable)
    func request(_ request: UploadRequest, didFailToCreateUploadableWithError error: AFError)
    func request(_ request: UploadRequest, didProvideInputStream stream: InputStream)
    func request<Value: Sendable>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    func request<Value: Sendable>(_ request: DataStreamRequest, didParseStream result: Result<Value, AFError>)
    func request<Value: Sendable>(_ request: DownloadRequest, didParseResponse response: DownloadResponse<Value, AFError>)
    func requestDidCancel(_ request: Request)
    func requestDidFinish(_ request: Request)
    func requestDidResume(_ request: Request)
    func requestDidSuspend(_ request: Request)
    func requestIsRetrying(_ request: Request)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    func urlSession(_ session: URLSession, taskNeedsNewBodyStream task: URLSessionTask)
  }
  extension EventMonitor {
    var queue: DispatchQueue { get }
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request(_ request: DataRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, data: Data?, withResult result: Request.ValidationResult)
    func request(_ request: DataStreamRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, withResult result: Request.ValidationResult)
    func request(_ request: DownloadRequest, didCreateDestinationURL url: URL)
    func request(_ request: DownloadRequest, didFinishDownloadingUsing task: URLSessionTask, with result: Result<URL, AFError>)
    func request(_ request: DownloadRequest, didParseResponse response: DownloadResponse<URL?, AFError>)
    func request(_ request: DownloadRequest, didValidateRequest urlRequest: URLRequest?, response: HTTPURLResponse, fileURL: URL?, withResult result: Request.ValidationResult)
    func request(_ request: Request, didAdaptInitialRequest initialRequest: URLRequest, to adaptedRequest: URLRequest)
    func request(_ request: Request, didCancelTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func request(_ request: Request, didCreateInitialURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didCreateTask task: URLSessionTask)
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didFailTask task: URLSessionTask, earlyWithError error: AFError)
    func request(_ request: Request, didFailToAdaptURLRequest initialRequest: URLRequest, withError error: AFError)
    func request(_ request: Request, didFailToCreateURLRequestWithError error: AFError)
    func request(_ request: Request, didGatherMetrics metrics: URLSessionTaskMetrics)
    func request(_ request: Request, didResumeTask task: URLSessionTask)
    func request(_ request: Request, didSuspendTask task: URLSessionTask)
    func request(_ request: UploadRequest, didCreateUploadable uploadable: UploadRequest.Uploadable)
    func request(_ request: UploadRequest, didFailToCreateUploadableWithError error: AFError)
    func request(_ request: UploadRequest, didProvideInputStream stream: InputStream)
    func request<Value: Sendable>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    func request<Value: Sendable>(_ request: DataStreamRequest, didParseStream result: Result<Value, AFError>)
    func request<Value: Sendable>(_ request: DownloadRequest, didParseResponse response: DownloadResponse<Value, AFError>)
    func requestDidCancel(_ request: Request)
    func requestDidFinish(_ request: Request)
    func requestDidResume(_ request: Request)
    func requestDidSuspend(_ request: Request)
    func requestIsRetrying(_ request: Request)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    func urlSession(_ session: URLSession, taskNeedsNewBodyStream task: URLSessionTask)
  }
  struct GoogleXSSIPreprocessor: DataPreprocessor {
    init()
    func preprocess(_ data: Data) throws -> Data
  }
  struct HTTPHeader: Equatable, Hashable, Sendable, CustomStringConvertible {
    static func accept(_ value: String) -> HTTPHeader
    static func acceptCharset(_ value: String) -> HTTPHeader
    static func acceptEncoding(_ value: String) -> HTTPHeader
    static func acceptLanguage(_ value: String) -> HTTPHeader
    static func authorization(_ value: String) -> HTTPHeader
    static func authorization(bearerToken: String) -> HTTPHeader
    static func authorization(username: String, password: String) -> HTTPHeader
    static func contentDisposition(_ value: String) -> HTTPHeader
    static func contentEncoding(_ value: String) -> HTTPHeader
    static func contentType(_ value: String) -> HTTPHeader
    static var defaultAcceptEncoding: HTTPHeader { get }
    static var defaultAcceptLanguage: HTTPHeader { get }
    static var defaultUserAgent: HTTPHeader { get }
    var description: String { get }
    init(name: String, value: String)
    var name: String { get }
    static func userAgent(_ value: String) -> HTTPHeader
    var value: String { get }
    static func websocketProtocol(_ value: String) -> HTTPHeader
  }
  struct HTTPHeaders: Equatable, Hashable, Sendable, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence, Collection, CustomStringConvertible {
    func add(_ header: HTTPHeader)
    func add(name: String, value: String)
    static var `default`: HTTPHeaders { get }
    var description: String { get }
    var dictionary: [String: String] { get }
    var endIndex: Int { get }
    func index(after i: Int) -> Int
    init()
    init(_ dictionary: [String: String])
    init(_ headers: [HTTPHeader])
    init(arrayLiteral elements: HTTPHeader...)
    init(dictionaryLiteral elements: (String, String)...)
    func makeIterator() -> IndexingIterator<[HTTPHeader]>
    func remove(name: String)
    func sort()
    func sorted() -> HTTPHeaders
    var startIndex: Int { get }
    subscript(_ name: String) -> String? { get set }
    subscript(position: Int) -> HTTPHeader { get }
    func update(_ header: HTTPHeader)
    func update(name: String, value: String)
    func value(for name: String) -> String?
  }
  struct HTTPMethod: RawRepresentable, Equatable, Hashable, Sendable {
    static var connect: HTTPMethod { get }
    static var delete: HTTPMethod { get }
    static var get: HTTPMethod { get }
    static var head: HTTPMethod { get }
    init(rawValue: String)
    static var options: HTTPMethod { get }
    static var patch: HTTPMethod { get }
    static var post: HTTPMethod { get }
    static var put: HTTPMethod { get }
    static var query: HTTPMethod { get }
    var rawValue: String { get }
    static var trace: HTTPMethod { get }
  }
  extension HTTPURLResponse {
    var headers: HTTPHeaders { get }
  }
  class Interceptor: Sendable, RequestInterceptor {
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    func adapt(_ urlRequest: URLRequest, using state: RequestAdapterState, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    var adapters: [any RequestAdapter] { get }
    init(adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler)
    init(adapter: any RequestAdapter, retrier: any RequestRetrier)
    init(adapters: [any RequestAdapter] = nil, retriers: [any RequestRetrier] = nil, interceptors: [any RequestInterceptor] = nil)
    var retriers: [any RequestRetrier] { get }
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  extension JSONDecoder: DataDecoder {}
  struct JSONEncoding: ParameterEncoding {
    enum Error: Swift.Error { case invalidJSONObject }
    static var `default`: JSONEncoding { get }
    init(options: JSONSerialization.WritingOptions = nil)
    var options: JSONSerialization.WritingOptions { get }
    static var prettyPrinted: JSONEncoding { get }
  }
  extension JSONEncoding.Error {
    var localizedDescription: String { get }
  }
  class JSONParameterEncoder: Sendable, ParameterEncoder {
    static var `default`: JSONParameterEncoder { get }
    func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
    var encoder: JSONEncoder { get }
    init(encoder: JSONEncoder = nil)
    static var prettyPrinted: JSONParameterEncoder { get }
    static var sortedKeys: JSONParameterEncoder { get }
  }
  class JSONResponseSerializer: ResponseSerializer {
    var dataPreprocessor: any DataPreprocessor { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
    init(dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil, options: JSONSerialization.ReadingOptions = nil)
    var options: JSONSerialization.ReadingOptions { get }
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> Any
  }
  class MultipartFormData {
    func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil)
    func append(_ fileURL: URL, withName name: String)
    func append(_ fileURL: URL, withName name: String, fileName: String, mimeType: String)
    func append(_ stream: InputStream, withLength length: UInt64, headers: HTTPHeaders)
    func append(_ stream: InputStream, withLength length: UInt64, name: String, fileName: String, mimeType: String)
    var boundary: String { get }
    var contentLength: UInt64 { get }
    var contentType: String
    static var encodingMemoryThreshold: UInt64 { get }
    init(fileManager: FileManager = nil, boundary: String? = nil)
    func writeEncodedData(to fileURL: URL) throws
  }
  extension MultipartUpload: UploadConvertible {}
  extension NSLock: Lock {}
  class NetworkReachabilityManager: Sendable {
    typealias Listener = (NetworkReachabilityStatus) -> Void
    enum NetworkReachabilityStatus: Equatable, Sendable { case unknown, notReachable, reachable(ConnectionType) }
    static var `default`: NetworkReachabilityManager { get }
    var flags: SCNetworkReachabilityFlags? { get }
    init?()
    init?(host: String)
    var isReachable: Bool { get }
    var isReachableOnCellular: Bool { get }
    var isReachableOnEthernetOrWiFi: Bool { get }
    var reachabilityQueue: DispatchQueue { get }
    func startListening(onQueue queue: DispatchQueue = nil, onUpdatePerforming listener: @escaping Listener) -> Bool
    var status: NetworkReachabilityStatus { get }
    func stopListening()
  }
  extension NetworkReachabilityManager.NetworkReachabilityStatus {
    enum ConnectionType: Sendable { case ethernetOrWiFi, cellular }
  }
  extension Notification {
    var request: Request? { get }
  }
  extension OSStatus: AlamofireExtended {}
  class OfflineRetrier: RequestAdapter, RequestRetrier, RequestInterceptor, Sendable {
    static var defaultIsOfflineError: (_ error: any Error) -> Bool { get }
    static var defaultURLErrorOfflineCodes: Set<URLError.Code> { get }
    static var defaultWait: DispatchTimeInterval { get }
    init(monitor: @autoclosure @escaping () -> NWPathMonitor = nil, maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil)
    init(prohibitedInterfaceTypes: [NWInterface.InterfaceType], maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil)
    init(requiredInterfaceType: NWInterface.InterfaceType, maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil)
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  protocol ParameterEncoder: Sendable {
    func encode<Parameters: Encodable & Sendable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
  }
  extension ParameterEncoder where Self == JSONParameterEncoder {
    static func json(encoder: JSONEncoder = nil) -> JSONParameterEncoder
    static var json: JSONParameterEncoder { get }
  }
  extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    static func urlEncodedForm(encoder: URLEncodedFormEncoder = nil, destination: URLEncodedFormParameterEncoder.Destination = nil) -> URLEncodedFormParameterEncoder
    static var urlEncodedForm: URLEncodedFormParameterEncoder { get }
  }
  protocol ParameterEncoding: Sendable {
    func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
  }
  typealias Parameters = [String: any Any & Sendable]
  struct PassthroughPreprocessor: DataPreprocessor {
    init()
    func preprocess(_ data: Data) throws -> Data
  }
  struct PassthroughStreamSerializer: DataStreamSerializer {
    init()
    func serialize(_ data: Data) throws -> Data
  }
  class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init(certificates: [SecCertificate] = nil, acceptSelfSignedCertificates: Bool = nil, performDefaultValidation: Bool = nil, validateHost: Bool = nil)
  }
  extension PropertyListDecoder: DataDecoder {}
  extension Protected: Sendable {}
  extension Protected: Equatable where Value: Equatable {}
  extension Protected: Hashable where Value: Hashable {}
  class PublicKeysTrustEvaluator: ServerTrustEvaluating {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init(keys: [SecKey] = nil, performDefaultValidation: Bool = nil, validateHost: Bool = nil)
  }
  protocol RedirectHandler: Sendable {
    func task(_ task: URLSessionTask, willBeRedirectedTo request: URLRequest, for response: HTTPURLResponse, completion: @escaping (URLRequest?) -> Void)
  }
  extension RedirectHandler where Self == Redirector {
    static var doNotFollow: Redirector { get }
    static var follow: Redirector { get }
    static func modify(using closure: @escaping (URLSessionTask, URLRequest, HTTPURLResponse) -> URLRequest?) -> Redirector
  }
  struct Redirector: RedirectHandler {
    enum Behavior: Sendable { case follow, doNotFollow, modify((_ task: URLSessionTask, _ request: URLRequest, _ response: HTTPURLResponse) -> URLRequest?) }
    var behavior: Behavior { get }
    static var doNotFollow: Redirector { get }
    static var follow: Redirector { get }
    init(behavior: Behavior)
    func task(_ task: URLSessionTask, willBeRedirectedTo request: URLRequest, for response: HTTPURLResponse, completion: @escaping (URLRequest?) -> Void)
  }
  class Request: Sendable, Equatable, Hashable, CustomStringConvertible {
    typealias ProgressHandler = (_ progress: Progress) -> Void
    enum ResponseDisposition: Sendable { case allow, cancel }
    enum State { case initialized, resumed, suspended, cancelled, finished }
    typealias ValidationResult = Result<Void, any(Error & Sendable)>
    func adapt(using adapter: any RequestAdapter) -> Self
    var allMetrics: [URLSessionTaskMetrics] { get }
    func authenticate(username: String, password: String, persistence: URLCredential.Persistence = nil) -> Self
    func authenticate(with credential: URLCredential) -> Self
    func cURLDescription() -> String
    func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
    func cURLDescription(on queue: DispatchQueue, calling handler: @escaping (String) -> Void) -> Self
    func cURLDescriptions(bufferingPolicy: StreamOf<String>.BufferingPolicy = nil) -> StreamOf<String>
    func cacheResponse(using handler: any CachedResponseHandler) -> Self
    var cachedResponseHandler: (any CachedResponseHandler)? { get }
    func cancel() -> Self
    var credential: URLCredential? { get }
    var delegate: (any RequestDelegate)? { get }
    var description: String { get }
    static var didCancelNotification: Notification.Name { get }
    static var didCancelTaskNotification: Notification.Name { get }
    static var didCompleteTaskNotification: Notification.Name { get }
    static var didFinishNotification: Notification.Name { get }
    static var didResumeNotification: Notification.Name { get }
    static var didResumeTaskNotification: Notification.Name { get }
    static var didSuspendNotification: Notification.Name { get }
    static var didSuspendTaskNotification: Notification.Name { get }
    func downloadProgress(bufferingPolicy: StreamOf<Progress>.BufferingPolicy = nil) -> StreamOf<Progress>
    func downloadProgress(queue: DispatchQueue = nil, closure: @escaping ProgressHandler) -> Self
    var downloadProgress: Progress { get }
    var downloadProgressHandler: (handler: ProgressHandler, queue: DispatchQueue)? { get }
    var error: AFError? { get }
    func eventMonitor(_ eventMonitor: any EventMonitor) -> Self
    var eventMonitor: (any EventMonitor)? { get }
    var firstMetrics: URLSessionTaskMetrics? { get }
    var firstRequest: URLRequest? { get }
    var firstTask: URLSessionTask? { get }
    var id: UUID { get }
    func interceptor(_ interceptor: any RequestInterceptor) -> Self
    var interceptor: (any RequestInterceptor)? { get }
    var isCancelled: Bool { get }
    var isFinished: Bool { get }
    var isInitialized: Bool { get }
    var isResumed: Bool { get }
    var isSuspended: Bool { get }
    var lastMetrics: URLSessionTaskMetrics? { get }
    var lastRequest: URLRequest? { get }
    var lastTask: URLSessionTask? { get }
    var metrics: URLSessionTaskMetrics? { get }
    func onURLRequestCreation(on queue: DispatchQueue = nil, perform handler: @escaping (URLRequest) -> Void) -> Self
    func onURLSessionTaskCreation(on queue: DispatchQueue = nil, perform handler: @escaping (URLSessionTask) -> Void) -> Self
    var performedRequests: [URLRequest] { get }
    func redirect(using handler: any RedirectHandler) -> Self
    var redirectHandler: (any RedirectHandler)? { get }
    var request: URLRequest? { get }
    var requests: [URLRequest] { get }
    var response: HTTPURLResponse? { get }
    func resume() -> Self
    func retry(using retrier: any RequestRetrier) -> Self
    var retryCount: Int { get }
    var serializationQueue: DispatchQueue { get }
    var shouldAutomaticallyResume: Bool? { get }
    var state: State { get }
    func suspend() -> Self
    var task: URLSessionTask? { get }
    var tasks: [URLSessionTask] { get }
    var underlyingQueue: DispatchQueue { get }
    func uploadProgress(bufferingPolicy: StreamOf<Progress>.BufferingPolicy = nil) -> StreamOf<Progress>
    func uploadProgress(queue: DispatchQueue = nil, closure: @escaping ProgressHandler) -> Self
    var uploadProgress: Progress { get }
    var uploadProgressHandler: (handler: ProgressHandler, queue: DispatchQueue)? { get }
    func urlRequests(bufferingPolicy: StreamOf<URLRequest>.BufferingPolicy = nil) -> StreamOf<URLRequest>
    func urlSessionTasks(bufferingPolicy: StreamOf<URLSessionTask>.BufferingPolicy = nil) -> StreamOf<URLSessionTask>
  }
  protocol RequestAdapter: Sendable {
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void)
    func adapt(_ urlRequest: URLRequest, using state: RequestAdapterState, completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void)
  }
  extension RequestAdapter where Self == Adapter {
    static func adapter(using closure: @escaping AdaptHandler) -> Adapter
  }
  extension RequestAdapter {
    func adapt(_ urlRequest: URLRequest, using state: RequestAdapterState, completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void)
  }
  struct RequestAdapterState: Sendable {
    var requestID: UUID { get }
    var session: Session { get }
  }
  protocol RequestDelegate: AnyObject, Sendable {
    func cleanup(after request: Request)
    func readyToPerform(request: Request)
    func retryRequest(_ request: Request, withDelay timeDelay: TimeInterval?)
    func retryResult(for request: Request, dueTo error: AFError, completion: @escaping (RetryResult) -> Void)
    var sessionConfiguration: URLSessionConfiguration { get }
    var startImmediately: Bool { get }
  }
  protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
  extension RequestInterceptor where Self == ConnectionLostRetryPolicy {
    static func connectionLostRetryPolicy(retryLimit: UInt = nil, exponentialBackoffBase: UInt = nil, exponentialBackoffScale: Double = nil, retryableHTTPMethods: Set<HTTPMethod> = nil) -> ConnectionLostRetryPolicy
    static var connectionLostRetryPolicy: ConnectionLostRetryPolicy { get }
  }
  extension RequestInterceptor where Self == DeflateRequestCompressor {
    static func deflateCompressor(duplicateHeaderBehavior: DeflateRequestCompressor.DuplicateHeaderBehavior = nil, shouldCompressBodyData: @escaping (_ bodyData: Data) -> Bool = nil) -> DeflateRequestCompressor
    static var deflateCompressor: DeflateRequestCompressor { get }
  }
  extension RequestInterceptor where Self == Interceptor {
    static func interceptor(adapter: @escaping AdaptHandler, retrier: @escaping RetryHandler) -> Interceptor
    static func interceptor(adapter: any RequestAdapter, retrier: any RequestRetrier) -> Interceptor
    static func interceptor(adapters: [any RequestAdapter] = nil, retriers: [any RequestRetrier] = nil, interceptors: [any RequestInterceptor] = nil) -> Interceptor
  }
  extension RequestInterceptor where Self == OfflineRetrier {
    static func offlineRetrier(monitor: @autoclosure @escaping () -> NWPathMonitor = nil, maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil) -> OfflineRetrier
    static func offlineRetrier(prohibitedInterfaceTypes: [NWInterface.InterfaceType], maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil) -> OfflineRetrier
    static func offlineRetrier(requiredInterfaceType: NWInterface.InterfaceType, maximumWait: DispatchTimeInterval = nil, isOfflineError: @escaping (_ error: any Error) -> Bool = nil) -> OfflineRetrier
  }
  extension RequestInterceptor where Self == RetryPolicy {
    static func retryPolicy(retryLimit: UInt = nil, exponentialBackoffBase: UInt = nil, exponentialBackoffScale: Double = nil, retryableHTTPMethods: Set<HTTPMethod> = nil, retryableHTTPStatusCodes: Set<Int> = nil, retryableURLErrorCodes: Set<URLError.Code> = nil) -> RetryPolicy
    static var retryPolicy: RetryPolicy { get }
  }
  extension RequestInterceptor {
    func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void)
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  protocol RequestRetrier: Sendable {
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  extension RequestRetrier where Self == Retrier {
    static func retrier(using closure: @escaping RetryHandler) -> Retrier
  }
  struct ResponseCacher: CachedResponseHandler {
    enum Behavior: Sendable { case cache, doNotCache, modify((_ task: URLSessionDataTask, _ cachedResponse: CachedURLResponse) -> CachedURLResponse?) }
    var behavior: Behavior { get }
    static var cache: ResponseCacher { get }
    func dataTask(_ task: URLSessionDataTask, willCacheResponse response: CachedURLResponse, completion: @escaping (CachedURLResponse?) -> Void)
    static var doNotCache: ResponseCacher { get }
    init(behavior: Behavior)
  }
  protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol & DownloadResponseSerializerProtocol {
    var dataPreprocessor: any DataPreprocessor { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
  }
  extension ResponseSerializer where Self == DataResponseSerializer {
    static func data(dataPreprocessor: any DataPreprocessor = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DataResponseSerializer
    static var data: DataResponseSerializer { get }
  }
  extension ResponseSerializer where Self == StringResponseSerializer {
    static func string(dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> StringResponseSerializer
    static var string: StringResponseSerializer { get }
  }
  extension ResponseSerializer {
    var dataPreprocessor: any DataPreprocessor { get }
    static func decodable<T: Decodable>(of type: T.Type, dataPreprocessor: any DataPreprocessor = nil, decoder: any DataDecoder = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil) -> DecodableResponseSerializer<T> where Self == DecodableResponseSerializer<T>
    static var defaultDataPreprocessor: any DataPreprocessor { get }
    static var defaultEmptyRequestMethods: Set<HTTPMethod> { get }
    static var defaultEmptyResponseCodes: Set<Int> { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    func emptyResponseAllowed(forRequest request: URLRequest?, response: HTTPURLResponse?) -> Bool
    var emptyResponseCodes: Set<Int> { get }
    func requestAllowsEmptyResponseData(_ request: URLRequest?) -> Bool?
    func responseAllowsEmptyResponseData(_ response: HTTPURLResponse?) -> Bool?
  }
  class Retrier: Sendable, RequestInterceptor {
    init(_ retryHandler: @escaping RetryHandler)
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
  }
  typealias RetryHandler = (_ request: Request, _ session: Session, _ error: any Error, _ completion: @escaping (RetryResult) -> Void) -> Void
  class RetryPolicy: Sendable, RequestInterceptor {
    static var defaultExponentialBackoffBase: UInt { get }
    static var defaultExponentialBackoffScale: Double { get }
    static var defaultRetryLimit: UInt { get }
    static var defaultRetryableHTTPMethods: Set<HTTPMethod> { get }
    static var defaultRetryableHTTPStatusCodes: Set<Int> { get }
    static var defaultRetryableURLErrorCodes: Set<URLError.Code> { get }
    var exponentialBackoffBase: UInt { get }
    var exponentialBackoffScale: Double { get }
    init(retryLimit: UInt = nil, exponentialBackoffBase: UInt = nil, exponentialBackoffScale: Double = nil, retryableHTTPMethods: Set<HTTPMethod> = nil, retryableHTTPStatusCodes: Set<Int> = nil, retryableURLErrorCodes: Set<URLError.Code> = nil)
    func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void)
    var retryLimit: UInt { get }
    var retryableHTTPMethods: Set<HTTPMethod> { get }
    var retryableHTTPStatusCodes: Set<Int> { get }
    var retryableURLErrorCodes: Set<URLError.Code> { get }
    func shouldRetry(request: Request, dueTo error: any Error) -> Bool
  }
  enum RetryResult: Sendable {
    case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(any Error)
  }
  class RevocationTrustEvaluator: ServerTrustEvaluating {
    struct Options: OptionSet, Sendable {}
    func evaluate(_ trust: SecTrust, forHost host: String) throws
    init(performDefaultValidation: Bool = nil, validateHost: Bool = nil, options: Options = nil)
  }
  extension RevocationTrustEvaluator.Options {
    static var any: Options { get }
    static var crl: Options { get }
    init(rawValue: CFOptionFlags)
    static var networkAccessDisabled: Options { get }
    static var ocsp: Options { get }
    static var preferCRL: Options { get }
    var rawValue: CFOptionFlags { get }
    static var requirePositiveResponse: Options { get }
  }
  extension SecCertificate: AlamofireExtended {}
  extension SecPolicy: AlamofireExtended {}
  extension SecTrust: AlamofireExtended {}
  extension SecTrustResultType: AlamofireExtended {}
  protocol ServerTrustEvaluating: Sendable {
    func evaluate(_ trust: SecTrust, forHost host: String) throws
  }
  extension ServerTrustEvaluating where Self == CompositeTrustEvaluator {
    static func composite(evaluators: [any ServerTrustEvaluating]) -> CompositeTrustEvaluator
  }
  extension ServerTrustEvaluating where Self == PinnedCertificatesTrustEvaluator {
    static func pinnedCertificates(certificates: [SecCertificate] = nil, acceptSelfSignedCertificates: Bool = nil, performDefaultValidation: Bool = nil, validateHost: Bool = nil) -> PinnedCertificatesTrustEvaluator
    static var pinnedCertificates: PinnedCertificatesTrustEvaluator { get }
  }
  extension ServerTrustEvaluating where Self == PublicKeysTrustEvaluator {
    static func publicKeys(keys: [SecKey] = nil, performDefaultValidation: Bool = nil, validateHost: Bool = nil) -> PublicKeysTrustEvaluator
    static var publicKeys: PublicKeysTrustEvaluator { get }
  }
  extension ServerTrustEvaluating where Self == RevocationTrustEvaluator {
    static func revocationChecking(performDefaultValidation: Bool = nil, validateHost: Bool = nil, options: RevocationTrustEvaluator.Options = nil) -> RevocationTrustEvaluator
    static var revocationChecking: RevocationTrustEvaluator { get }
  }
  class ServerTrustManager: Sendable {
    var allHostsMustBeEvaluated: Bool { get }
    var evaluators: [String: any ServerTrustEvaluating] { get }
    init(allHostsMustBeEvaluated: Bool = nil, evaluators: [String: any ServerTrustEvaluating])
    func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)?
  }
  class Session: Sendable, RequestDelegate, SessionStateProvider {
    typealias RequestModifier = (inout URLRequest) throws -> Void
    enum RequestSetup { case lazy, eager }
    var cachedResponseHandler: (any CachedResponseHandler)? { get }
    func cancelAllRequests(completingOnQueue queue: DispatchQueue = nil, completion: (() -> Void)? = nil)
    func cleanup(after request: Request)
    static var `default`: Session { get }
    var defaultEventMonitors: [any EventMonitor] { get }
    var delegate: SessionDelegate { get }
    func download(_ convertible: any URLConvertible, method: HTTPMethod = nil, parameters: Parameters? = nil, encoding: any ParameterEncoding = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil, to destination: DownloadRequest.Destination? = nil) -> DownloadRequest
    func download(_ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, to destination: DownloadRequest.Destination? = nil) -> DownloadRequest
    func download(resumingWith data: Data, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, to destination: DownloadRequest.Destination? = nil) -> DownloadRequest
    func download<Parameters: Encodable & Sendable>(_ convertible: any URLConvertible, method: HTTPMethod = nil, parameters: Parameters? = nil, encoder: any ParameterEncoder = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil, to destination: DownloadRequest.Destination? = nil) -> DownloadRequest
    var eventMonitor: CompositeEventMonitor { get }
    init(configuration: URLSessionConfiguration = nil, delegate: SessionDelegate = nil, rootQueue: DispatchQueue = nil, startRequestsImmediately: Bool = nil, requestSetup: RequestSetup = nil, requestQueue: DispatchQueue? = nil, serializationQueue: DispatchQueue? = nil, interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil, cachedResponseHandler: (any CachedResponseHandler)? = nil, eventMonitors: [any EventMonitor] = nil)
    init(session: URLSession, delegate: SessionDelegate, rootQueue: DispatchQueue, startRequestsImmediately: Bool = nil, requestSetup: RequestSetup = nil, requestQueue: DispatchQueue? = nil, serializationQueue: DispatchQueue? = nil, interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil, cachedResponseHandler: (any CachedResponseHandler)? = nil, eventMonitors: [any EventMonitor] = nil)
    var interceptor: (any RequestInterceptor)? { get }
    func readyToPerform(request: Request)
    var redirectHandler: (any RedirectHandler)? { get }
    func request(_ convertible: any URLConvertible, method: HTTPMethod = nil, parameters: Parameters? = nil, encoding: any ParameterEncoding = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil) -> DataRequest
    func request(_ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil) -> DataRequest
    func request<Parameters: Encodable & Sendable>(_ convertible: any URLConvertible, method: HTTPMethod = nil, parameters: Parameters? = nil, encoder: any ParameterEncoder = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil) -> DataRequest
    var requestQueue: DispatchQueue { get }
    var requestSetup: RequestSetup { get }
    func retryRequest(_ request: Request, withDelay timeDelay: TimeInterval?)
    func retryResult(for request: Request, dueTo error: AFError, completion: @escaping (RetryResult) -> Void)
    var rootQueue: DispatchQueue { get }
    var serializationQueue: DispatchQueue { get }
    var serverTrustManager: ServerTrustManager? { get }
    var session: URLSession { get }
    var sessionConfiguration: URLSessionConfiguration { get }
    var startImmediately: Bool { get }
    var startRequestsImmediately: Bool { get }
    func streamRequest(_ convertible: any URLConvertible, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, automaticallyCancelOnStreamError: Bool = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil) -> DataStreamRequest
    func streamRequest(_ convertible: any URLRequestConvertible, automaticallyCancelOnStreamError: Bool = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil) -> DataStreamRequest
    func streamRequest<Parameters: Encodable & Sendable>(_ convertible: any URLConvertible, method: HTTPMethod = nil, parameters: Parameters? = nil, encoder: any ParameterEncoder = nil, headers: HTTPHeaders? = nil, automaticallyCancelOnStreamError: Bool = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, requestModifier: RequestModifier? = nil) -> DataStreamRequest
    func upload(_ data: Data, to convertible: any URLConvertible, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil, requestModifier: RequestModifier? = nil) -> UploadRequest
    func upload(_ data: Data, with convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil) -> UploadRequest
    func upload(_ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil, requestModifier: RequestModifier? = nil) -> UploadRequest
    func upload(_ fileURL: URL, with convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil) -> UploadRequest
    func upload(_ stream: InputStream, to convertible: any URLConvertible, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = nil, requestModifier: RequestModifier? = nil) -> UploadRequest
    func upload(_ stream: InputStream, with convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil) -> UploadRequest
    func upload(multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, usingThreshold encodingMemoryThreshold: UInt64 = nil, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = nil, requestModifier: RequestModifier? = nil) -> UploadRequest
    func upload(multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible, usingThreshold encodingMemoryThreshold: UInt64 = nil, interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = nil) -> UploadRequest
    func upload(multipartFormData: MultipartFormData, to url: any URLConvertible, usingThreshold encodingMemoryThreshold: UInt64 = nil, method: HTTPMethod = nil, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil, requestModifier: RequestModifier? = nil) -> UploadRequest
    func upload(multipartFormData: MultipartFormData, with request: any URLRequestConvertible, usingThreshold encodingMemoryThreshold: UInt64 = nil, interceptor: (any RequestInterceptor)? = nil, shouldAutomaticallyResume: Bool? = nil, fileManager: FileManager = nil) -> UploadRequest
    func withAllRequests(perform action: @escaping (Set<Request>) -> Void)
  }
  class SessionDelegate: NSObject, Sendable, URLSessionDelegate, URLSessionTaskDelegate, URLSessionDataDelegate, URLSessionWebSocketDelegate, URLSessionDownloadDelegate {
    init(fileManager: FileManager = nil)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping (CachedURLResponse?) -> Void)
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
    func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
  }
  struct StreamOf<Element>: AsyncSequence {
    typealias AsyncIterator = Iterator
    typealias BufferingPolicy = AsyncStream<Element>.Continuation.BufferingPolicy
    struct Iterator: AsyncIteratorProtocol {}
    func makeAsyncIterator() -> Iterator
  }
  extension StreamOf.Iterator {
    func next() async -> Element?
  }
  extension String {
    func asURL() throws -> URL
  }
  extension String: URLConvertible {}
  class StringResponseSerializer: ResponseSerializer {
    var dataPreprocessor: any DataPreprocessor { get }
    var emptyRequestMethods: Set<HTTPMethod> { get }
    var emptyResponseCodes: Set<Int> { get }
    var encoding: String.Encoding? { get }
    init(dataPreprocessor: any DataPreprocessor = nil, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = nil, emptyRequestMethods: Set<HTTPMethod> = nil)
    func serialize(request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?) throws -> String
  }
  struct StringStreamSerializer: DataStreamSerializer {
    init()
    func serialize(_ data: Data) throws -> String
  }
  extension URL {
    func asURL() throws -> URL
  }
  extension URL: URLConvertible {}
  extension URLComponents {
    func asURL() throws -> URL
  }
  extension URLComponents: URLConvertible {}
  protocol URLConvertible: Sendable {
    func asURL() throws -> URL
  }
  class URLEncodedFormEncoder {
    enum ArrayEncoding { case brackets, noBrackets, indexInBrackets, custom((_ key: String, _ index: Int) -> String) }
    enum BoolEncoding { case numeric, literal }
    enum DataEncoding { case deferredToData, base64, custom((Data) throws -> String) }
    enum DateEncoding { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601, formatted(DateFormatter), custom((Date) throws -> String) }
    enum Error: Swift.Error { case invalidRootObject(String) }
    enum KeyEncoding { case useDefaultKeys, convertToSnakeCase, convertToKebabCase, capitalized, uppercased, lowercased, custom((String) -> String) }
    struct KeyPathEncoding: Sendable {}
    struct NilEncoding: Sendable {}
    enum SpaceEncoding { case percentEscaped, plusReplaced }
    var allowedCharacters: CharacterSet
    var alphabetizeKeyValuePairs: Bool { get }
    var arrayEncoding: ArrayEncoding { get }
    var boolEncoding: BoolEncoding { get }
    var dataEncoding: DataEncoding { get }
    var dateEncoding: DateEncoding { get }
    init(alphabetizeKeyValuePairs: Bool = nil, arrayEncoding: ArrayEncoding = nil, boolEncoding: BoolEncoding = nil, dataEncoding: DataEncoding = nil, dateEncoding: DateEncoding = nil, keyEncoding: KeyEncoding = nil, keyPathEncoding: KeyPathEncoding = nil, nilEncoding: NilEncoding = nil, spaceEncoding: SpaceEncoding = nil, allowedCharacters: CharacterSet = nil)
    var keyEncoding: KeyEncoding { get }
    var keyPathEncoding: KeyPathEncoding { get }
    var nilEncoding: NilEncoding { get }
    var spaceEncoding: SpaceEncoding { get }
  }
  extension URLEncodedFormEncoder.KeyPathEncoding {
    static var brackets: Any { get }
    static var dots: Any { get }
    init(encoding: @escaping (_ subkey: String) -> String)
  }
  extension URLEncodedFormEncoder.NilEncoding {
    static var dropKey: Any { get }
    static var dropValue: Any { get }
    init(encoding: @escaping () -> String?)
    static var null: Any { get }
  }
  class URLEncodedFormParameterEncoder: Sendable, ParameterEncoder {
    enum Destination { case methodDependent, queryString, httpBody }
    static var `default`: URLEncodedFormParameterEncoder { get }
    var destination: Destination { get }
    func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
    var encoder: URLEncodedFormEncoder { get }
    init(encoder: URLEncodedFormEncoder = nil, destination: Destination = nil)
  }
  struct URLEncoding: ParameterEncoding {
    enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets, custom((_ key: String, _ index: Int) -> String) }
    enum BoolEncoding: Sendable { case numeric, literal }
    enum Destination: Sendable { case methodDependent, queryString, httpBody }
    var arrayEncoding: ArrayEncoding { get }
    var boolEncoding: BoolEncoding { get }
    static var `default`: URLEncoding { get }
    var destination: Destination { get }
    func escape(_ string: String) -> String
    static var httpBody: URLEncoding { get }
    init(destination: Destination = nil, arrayEncoding: ArrayEncoding = nil, boolEncoding: BoolEncoding = nil)
    func queryComponents(fromKey key: String, value: Any) -> [(String, String)]
    static var queryString: URLEncoding { get }
  }
  extension URLRequest {
    func asURLRequest() throws -> URLRequest
    var headers: HTTPHeaders
    init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws
    var method: HTTPMethod?
    func validate() throws
  }
  extension URLRequest: URLRequestConvertible {}
  protocol URLRequestConvertible: Sendable {
    func asURLRequest() throws -> URLRequest
  }
  extension URLRequestConvertible {
    var urlRequest: URLRequest? { get }
  }
  struct URLResponseSerializer: DownloadResponseSerializerProtocol {
    init()
    func serializeDownload(request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?) throws -> URL
  }
  extension URLSessionConfiguration {
    var headers: HTTPHeaders
  }
  extension URLSessionConfiguration: AlamofireExtended {}
  protocol UploadConvertible: UploadableConvertible & URLRequestConvertible {}
  class UploadRequest: DataRequest, Sendable {
    enum Uploadable: Sendable, UploadableConvertible { case data(Data), file(URL, shouldRemove: Bool), stream(InputStream) }
    func cleanup()
    var fileManager: FileManager { get }
    var upload: any UploadableConvertible { get }
    var uploadable: Uploadable?
  }
  extension UploadRequest.Uploadable {
    func createUploadable() throws -> UploadRequest.Uploadable
  }
  protocol UploadableConvertible: Sendable {
    func createUploadable() throws -> UploadRequest.Uploadable
  }
  protocol WebSocketMessageSerializer<Output, Failure>: Sendable {
    associatedtype Failure: Error = any Error
    associatedtype Output: Sendable
    func decode(_ message: URLSessionWebSocketTask.Message) throws -> Output
  }
  extension WebSocketMessageSerializer {
    static func json<Value>(decoding _: Value.Type = nil, using decoder: JSONDecoder = nil) -> DecodableWebSocketMessageDecoder<Value> where Self == DecodableWebSocketMessageDecoder<Value>
  }
  extension WebSocketRequest {
    func webSocketTask() -> WebSocketTask
  }
  """#

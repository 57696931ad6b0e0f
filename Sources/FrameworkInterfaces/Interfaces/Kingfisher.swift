/// What is known of the module `Kingfisher`.
let kingfisherInterface = #"""
  // exports: Foundation
  struct AVAssetImageDataProvider: ImageDataProvider {
    enum AVAssetImageDataProviderError: Error { case userCancelled, invalidImage(_ image: CGImage?) }
    var assetImageGenerator: AVAssetImageGenerator { get }
    var cacheKey: String { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    init(assetImageGenerator: AVAssetImageGenerator, time: CMTime)
    init(assetURL: URL, seconds: TimeInterval)
    init(assetURL: URL, time: CMTime)
    var time: CMTime { get }
  }
  extension AVAssetImageGenerator: Sendable {}
  struct AlignmentRectInsetsImageModifier: ImageModifier {
    var alignmentInsets: UIEdgeInsets { get }
    init(alignmentInsets: UIEdgeInsets)
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
  }
  class AnimatedImageView: KFCrossPlatformImageView, AnimatorDelegate {
    class Animator: Sendable {}
    enum RepeatCount: Equatable { case once, finite(count: UInt), infinite }
    var animates: Bool
    var animator: Animator? { get }
    var autoPlayAnimatedImage: Bool
    var backgroundDecode: Bool
    var delegate: (any AnimatedImageViewDelegate)?
    func didMoveToSuperview()
    func didMoveToWindow()
    func display(_ layer: CALayer)
    var framePreloadCount: Int
    var image: KFCrossPlatformImage?
    init(frame frameRect: NSRect)
    init(image: UIImage?, highlightedImage: UIImage?)
    init?(coder: NSCoder)
    var isAnimating: Bool { get }
    var isHighlighted: Bool
    var needsPrescaling: Bool
    func purgeFrames(keepCurrentFrame: Bool = nil)
    var purgeFramesOnBackground: Bool
    var repeatCount: Any
    var runLoopMode: Any
    func startAnimating()
    func stopAnimating()
    func updateLayer()
    func viewDidMoveToSuperview()
    func viewDidMoveToWindow()
    var wantsUpdateLayer: Bool { get }
  }
  extension AnimatedImageView.Animator {
    var currentFrameDuration: TimeInterval { get }
    var currentFrameImage: KFCrossPlatformImage? { get }
    var currentFrameIndex: Int { get }
    func duration(at index: Int) -> TimeInterval
    func frame(at index: Int) -> KFCrossPlatformImage?
    var isLastFrame: Bool { get }
    var maxFrameCount: Int { get }
  }
  protocol AnimatedImageViewDelegate: AnyObject {
    func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt)
    func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView)
  }
  extension AnimatedImageViewDelegate {
    func animatedImageView(_ imageView: AnimatedImageView, didPlayAnimationLoops count: UInt)
    func animatedImageViewDidFinishAnimating(_ imageView: AnimatedImageView)
  }
  struct AnyImageModifier: ImageModifier {
    init(modify: @escaping (KFCrossPlatformImage) throws -> KFCrossPlatformImage)
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
  }
  struct AnyModifier: ImageDownloadRequestModifier {
    init(modify: @escaping (URLRequest) -> URLRequest?)
    func modified(for request: URLRequest) -> URLRequest?
  }
  struct AnyRedirectHandler: ImageDownloadRedirectHandler {
    func handleHTTPRedirection(for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest) async -> URLRequest?
    init(handle: @escaping (SessionDataTask, HTTPURLResponse, URLRequest, @escaping (URLRequest?) -> Void) -> Void)
  }
  protocol AsyncImageDownloadRequestModifier: Sendable {
    func modified(for request: URLRequest) async -> URLRequest?
    var onDownloadTaskStarted: ((DownloadTask?) -> Void)? { get }
  }
  typealias AuthenticationChallengeResponsable = AuthenticationChallengeResponsible
  protocol AuthenticationChallengeResponsible: AnyObject {
    func downloader(_ downloader: ImageDownloader, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    func downloader(_ downloader: ImageDownloader, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
  extension AuthenticationChallengeResponsible {
    func downloader(_ downloader: ImageDownloader, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    func downloader(_ downloader: ImageDownloader, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
  struct Base64ImageDataProvider: ImageDataProvider {
    var base64String: String { get }
    var cacheKey: String
    func data(handler: (Result<Data, any Error>) -> Void)
    init(base64String: String, cacheKey: String)
  }
  struct BlackWhiteProcessor: ImageProcessor {
    var identifier: String { get }
    init()
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  struct BlendImageProcessor: ImageProcessor {
    var alpha: CGFloat { get }
    var backgroundColor: KFCrossPlatformColor? { get }
    var blendMode: CGBlendMode { get }
    var identifier: String { get }
    init(blendMode: CGBlendMode, alpha: CGFloat = nil, backgroundColor: KFCrossPlatformColor? = nil)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  struct BlurImageProcessor: ImageProcessor {
    var blurRadius: CGFloat { get }
    var identifier: String { get }
    init(blurRadius: CGFloat)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  struct Border: Sendable {
    var color: KFCrossPlatformColor
    init(color: KFCrossPlatformColor = nil, lineWidth: CGFloat = nil, radius: Radius = nil, roundingCorners: RectCorner = nil)
    var lineWidth: CGFloat
    var radius: Radius
    var roundingCorners: RectCorner
  }
  struct BorderImageProcessor: ImageProcessor {
    var border: Border { get }
    var identifier: String { get }
    init(border: Border)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  extension CADisplayLink: DisplayLinkCompatible {}
  extension CADisplayLink: DisplayLinkCompatible, Sendable {}
  extension CADisplayLink: Sendable {}
  extension CGSize: KingfisherCompatibleValue {}
  protocol CIImageProcessor: ImageProcessor {
    var filter: Filter { get }
  }
  extension CIImageProcessor {
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  extension CPListItem: KingfisherCompatible {}
  protocol CacheCostCalculable {
    var cacheCost: Int { get }
  }
  protocol CacheSerializer: Sendable {
    func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
    func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var originalDataUsed: Bool { get }
  }
  extension CacheSerializer {
    var originalDataUsed: Bool { get }
  }
  struct CacheStoreResult: Sendable {
    var diskCacheResult: Result<(), KingfisherError> { get }
    var memoryCacheResult: Result<(), Never> { get }
  }
  enum CacheType: Sendable {
    case none, memory, disk
    var cached: Bool { get }
  }
  protocol CallbackOperationQueue: AnyObject, Sendable {
    func addOperation(_ block: @escaping () -> Void)
    var underlyingQueue: DispatchQueue? { get }
  }
  enum CallbackQueue: Sendable {
    case mainAsync, mainCurrentOrAsync, untouch, dispatch(DispatchQueue), operationQueue(CallbackOperationQueue)
    func execute(_ block: @escaping () -> Void)
  }
  struct ColorControlsProcessor: ImageProcessor {
    var brightness: CGFloat { get }
    var contrast: CGFloat { get }
    var identifier: String { get }
    init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat)
    var inputEV: CGFloat { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var saturation: CGFloat { get }
  }
  struct CompositingImageProcessor: ImageProcessor {
    var alpha: CGFloat { get }
    var backgroundColor: KFCrossPlatformColor? { get }
    var compositingOperation: NSCompositingOperation { get }
    var identifier: String { get }
    init(compositingOperation: NSCompositingOperation, alpha: CGFloat = nil, backgroundColor: KFCrossPlatformColor? = nil)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  enum ContentMode: Sendable {
    case none, aspectFit, aspectFill
  }
  struct CroppingImageProcessor: ImageProcessor {
    var anchor: CGPoint { get }
    var identifier: String { get }
    init(size: CGSize, anchor: CGPoint = nil)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var size: CGSize { get }
  }
  extension Data {
    static var empty: Data { get }
    static func fromData(_ data: Data) throws -> Data
    func toData() throws -> Data
  }
  extension Data: DataTransformable {}
  extension Data: KingfisherCompatibleValue {}
  protocol DataTransformable {
    static var empty: Self { get }
    static func fromData(_ data: Data) throws -> Self
    func toData() throws -> Data
  }
  struct DefaultCacheSerializer: CacheSerializer {
    var compressionQuality: CGFloat
    func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
    static var `default`: DefaultCacheSerializer { get }
    func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    init()
    var originalDataUsed: Bool { get }
    var preferCacheOriginalData: Bool
  }
  struct DefaultImageProcessor: ImageProcessor {
    static var `default`: DefaultImageProcessor { get }
    var identifier: String { get }
    init()
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  struct DelayRetryStrategy: RetryStrategy {
    enum Interval: Sendable { case seconds(TimeInterval), accumulated(TimeInterval), custom(block: (_ retriedCount: Int) -> TimeInterval) }
    init(maxRetryCount: Int, retryInterval: Interval = nil)
    var maxRetryCount: Int { get }
    func retry(context: RetryContext, retryHandler: @escaping (RetryDecision) -> Void)
    var retryInterval: Interval { get }
  }
  class Delegate<Input, Output>: Sendable {
    func call(_ input: Input) -> Output?
    func callAsFunction(_ input: Input) -> Output?
    func callAsync(_ input: Input) async -> Output?
    func delegate<T: AnyObject>(on target: T, block: ((T, Input) -> Output)?)
    func delegate<T: AnyObject>(on target: T, block: ((T, Input) async -> Output)?)
    init()
    var isSet: Bool { get }
  }
  extension Delegate where Input == Void {
    func call() -> Output?
    func callAsFunction() -> Output?
  }
  extension Delegate where Input == Void, Output: OptionalProtocol {
    func call() -> Output
    func callAsFunction() -> Output
  }
  extension Delegate where Output: OptionalProtocol {
    func call(_ input: Input) -> Output
    func callAsFunction(_ input: Input) -> Output
  }
  enum DiskStorage {}
  extension DiskStorage.Backend {
    func cacheFileURL(forKey key: String, forcedExtension: String? = nil) -> URL
    var config: Config
    var directoryURL: URL { get }
    init(config: Config) throws
    func isCached(forKey key: String, forcedExtension: String? = nil) -> Bool
    func isCached(forKey key: String, referenceDate: Date, forcedExtension: String? = nil) -> Bool
    func remove(forKey key: String, forcedExtension: String? = nil) throws
    func removeAll() throws
    func removeExpiredValues() throws -> [URL]
    func removeSizeExceededValues() throws -> [URL]
    func store(value: T, forKey key: String, expiration: StorageExpiration? = nil, writeOptions: Data.WritingOptions = nil, forcedExtension: String? = nil) throws
    func totalSize() throws -> UInt
    func value(forKey key: String, forcedExtension: String? = nil, extendingExpiration: ExpirationExtending = nil) throws -> T?
  }
  extension DiskStorage.Config {
    var autoExtAfterHashedFileName: Bool
    var cachePathBlock: ((_ directory: URL, _ cacheName: String) -> URL)!
    var expiration: StorageExpiration
    init(name: String, sizeLimit: UInt, fileManager: FileManager = nil, directory: URL? = nil)
    var name: String { get }
    var pathExtension: String?
    var sizeLimit: UInt
    var usesHashedFileName: Bool
  }
  typealias DownloadProgressBlock = ((_ receivedSize: Int64, _ totalSize: Int64) -> Void)
  class DownloadTask: Sendable {
    func cancel()
    var cancelToken: SessionDataTask.CancelToken? { get }
    var isInitialized: Bool { get }
    var sessionTask: SessionDataTask? { get }
  }
  typealias DownloadTaskUpdatedBlock = ((_ newTask: DownloadTask?) -> Void)
  struct DownsamplingImageProcessor: ImageProcessor {
    var identifier: String { get }
    init(size: CGSize)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var size: CGSize { get }
  }
  typealias ExecutionQueue = CallbackQueue
  enum ExpirationExtending: Sendable {
    case none, cacheTime, expirationTime(_ expiration: StorageExpiration)
  }
  struct Filter {
    struct ColorElement {}
    static var colorControl: (ColorElement) -> Filter { get }
    init(transform: @escaping Transformer)
    static var tint: (KFCrossPlatformColor) -> Filter { get }
  }
  extension Filter.ColorElement {
    var brightness: CGFloat { get }
    var contrast: CGFloat { get }
    init(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat)
    var inputEV: CGFloat { get }
    var saturation: CGFloat { get }
  }
  struct FlipsForRightToLeftLayoutDirectionImageModifier: ImageModifier {
    init()
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
  }
  struct FormatIndicatedCacheSerializer: CacheSerializer {
    func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
    static var gif: FormatIndicatedCacheSerializer { get }
    func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    static func jpeg(compressionQuality: CGFloat) -> FormatIndicatedCacheSerializer
    static var jpeg: FormatIndicatedCacheSerializer { get }
    static var png: FormatIndicatedCacheSerializer { get }
  }
  class GIFAnimatedImage {
    static func getFrameDuration(from gifInfo: [String: Any]?) -> TimeInterval
    static func getFrameDuration(from imageSource: CGImageSource, at index: Int) -> TimeInterval
  }
  extension Image {
    typealias RenderingView = Image
    static func created(from image: KFCrossPlatformImage?, context: KFImage.Context<Self>) -> Image
  }
  extension Image: KFImageHoldingView {}
  class ImageCache: Sendable {
    typealias DiskCachePathClosure = (URL, String) -> URL
    func backgroundCleanExpiredDiskCache()
    func cacheFileURLIfOnDisk(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) -> URL?
    func cachePath(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) -> String
    func calculateDiskStorageSize(completion handler: @escaping ((Result<UInt, KingfisherError>) -> Void))
    func cleanExpiredCache() async
    func cleanExpiredCache(completion handler: (() -> Void)? = nil)
    func cleanExpiredDiskCache() async
    func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil)
    func cleanExpiredMemoryCache()
    func clearCache() async
    func clearCache(completion handler: (() -> Void)? = nil)
    func clearDiskCache() async
    func clearDiskCache(completion handler: (() -> Void)? = nil)
    func clearMemoryCache()
    static var `default`: ImageCache { get }
    var diskStorage: DiskStorage.Backend<Data> { get }
    var diskStorageSize: UInt { get }
    func hash(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) -> String
    func imageCachedType(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) -> CacheType
    func imageCachedTypeAsync(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) async -> CacheType
    func imageCachedTypeAsync(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, callbackQueue: CallbackQueue = nil, completionHandler: @escaping (CacheType) -> Void)
    init(memoryStorage: MemoryStorage.Backend<KFCrossPlatformImage>, diskStorage: DiskStorage.Backend<Data>)
    init(name: String)
    init(name: String, cacheDirectoryURL: URL?, diskCachePathClosure: DiskCachePathClosure? = nil) throws
    func isCached(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil) -> Bool
    var memoryStorage: MemoryStorage.Backend<KFCrossPlatformImage> { get }
    var memoryStorageCacheCost: Int { get }
    func removeImage(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, fromMemory: Bool = nil, fromDisk: Bool = nil) async throws
    func removeImage(forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, fromMemory: Bool = nil, fromDisk: Bool = nil, callbackQueue: CallbackQueue = nil, completionHandler: (() -> Void)? = nil)
    func retrieveImage(forKey key: String, options: KingfisherOptionsInfo? = nil) async throws -> ImageCacheResult
    func retrieveImage(forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = nil, completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?)
    func retrieveImage(forKey key: String, options: KingfisherParsedOptionsInfo) async throws -> ImageCacheResult
    func retrieveImage(forKey key: String, options: KingfisherParsedOptionsInfo, callbackQueue: CallbackQueue = nil, completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?)
    func retrieveImageInDiskCache(forKey key: String, options: KingfisherOptionsInfo? = nil) async throws -> KFCrossPlatformImage?
    func retrieveImageInDiskCache(forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = nil, completionHandler: @escaping (Result<KFCrossPlatformImage?, KingfisherError>) -> Void)
    func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> KFCrossPlatformImage?
    func retrieveImageInMemoryCache(forKey key: String, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String, options: KingfisherParsedOptionsInfo, toDisk: Bool = nil) async throws
    func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String, options: KingfisherParsedOptionsInfo, toDisk: Bool = nil, completionHandler: ((CacheStoreResult) -> Void)? = nil)
    func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, cacheSerializer serializer: any CacheSerializer = nil, toDisk: Bool = nil) async throws
    func store(_ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, cacheSerializer serializer: any CacheSerializer = nil, toDisk: Bool = nil, callbackQueue: CallbackQueue = nil, completionHandler: ((CacheStoreResult) -> Void)? = nil)
    func storeToDisk(_ data: Data, forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, expiration: StorageExpiration? = nil) async throws
    func storeToDisk(_ data: Data, forKey key: String, processorIdentifier identifier: String = nil, forcedExtension: String? = nil, expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = nil, completionHandler: ((CacheStoreResult) -> Void)? = nil)
  }
  enum ImageCacheResult: Sendable {
    case disk(KFCrossPlatformImage), memory(KFCrossPlatformImage), none
    var cacheType: CacheType { get }
    var image: KFCrossPlatformImage? { get }
  }
  struct ImageCreatingOptions: Equatable {
    var duration: TimeInterval
    init(scale: CGFloat = nil, duration: TimeInterval = nil, preloadAll: Bool = nil, onlyFirstFrame: Bool = nil)
    var onlyFirstFrame: Bool
    var preloadAll: Bool
    var scale: CGFloat
  }
  protocol ImageDataProvider: Sendable {
    var cacheKey: String { get }
    var contentURL: URL? { get }
    func data() async throws -> Data
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
  }
  extension ImageDataProvider {
    var contentURL: URL? { get }
    func convertToSource() -> Source
    func data() async throws -> Data
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
  }
  protocol ImageDownloadRedirectHandler: Sendable {
    func handleHTTPRedirection(for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest) async -> URLRequest?
  }
  protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest) -> URLRequest?
  }
  extension ImageDownloadRequestModifier {
    var onDownloadTaskStarted: ((DownloadTask?) -> Void)? { get }
  }
  class ImageDownloader: Sendable, AuthenticationChallengeResponsible, ImageDownloaderDelegate {
    var authenticationChallengeResponder: (any AuthenticationChallengeResponsible)?
    func cancel(url: URL)
    func cancelAll()
    static var `default`: ImageDownloader { get }
    var delegate: (any ImageDownloaderDelegate)?
    func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil) async throws -> ImageLoadingResult
    func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil) -> DownloadTask
    func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil) async throws -> ImageLoadingResult
    func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil) -> DownloadTask
    func downloadImage(with url: URL, options: KingfisherParsedOptionsInfo) async throws -> ImageLoadingResult
    func downloadImage(with url: URL, options: KingfisherParsedOptionsInfo, completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil) -> DownloadTask
    func downloadLivePhotoResource(with url: URL, options: KingfisherParsedOptionsInfo) async throws -> LivePhotoResourceDownloadingResult
    func downloadLivePhotoResource(with url: URL, options: KingfisherParsedOptionsInfo, completionHandler: ((Result<LivePhotoResourceDownloadingResult, KingfisherError>) -> Void)? = nil) -> DownloadTask
    var downloadTimeout: TimeInterval
    init(name: String)
    var requestsUsePipelining: Bool
    var sessionConfiguration: Any
    var sessionDelegate: SessionDelegate
    var trustedHosts: Set<String>?
  }
  protocol ImageDownloaderDelegate: AnyObject {
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data?
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, with task: SessionDataTask) -> Data?
    func imageDownloader(_ downloader: ImageDownloader, didDownload image: KFCrossPlatformImage, for url: URL, with response: URLResponse?)
    func imageDownloader(_ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?, error: (any Error)?)
    func imageDownloader(_ downloader: ImageDownloader, didReceive response: URLResponse) async -> URLSession.ResponseDisposition
    func imageDownloader(_ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
    func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool
  }
  extension ImageDownloaderDelegate {
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data?
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, with task: SessionDataTask) -> Data?
    func imageDownloader(_ downloader: ImageDownloader, didDownload image: KFCrossPlatformImage, for url: URL, with response: URLResponse?)
    func imageDownloader(_ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?, error: (any Error)?)
    func imageDownloader(_ downloader: ImageDownloader, didReceive response: URLResponse) async -> URLSession.ResponseDisposition
    func imageDownloader(_ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
    func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool
  }
  enum ImageFormat: Sendable {
    case unknown, PNG, JPEG, GIF
    enum JPEGMarker { case SOF0, SOF2, DHT, DQT, DRI, SOS, RSTn(UInt8), APPn, COM, EOI }
  }
  protocol ImageFrameSource {
    func copy() -> Self
    var data: Data? { get }
    func duration(at index: Int) -> TimeInterval
    func frame(at index: Int, maxSize: CGSize?) -> CGImage?
    var frameCount: Int { get }
  }
  extension ImageFrameSource {
    func copy() -> Self
    func frame(at index: Int) -> CGImage?
  }
  struct ImageLoadingResult: Sendable {
    var image: KFCrossPlatformImage { get }
    init(image: KFCrossPlatformImage, url: URL? = nil, originalData: Data, metrics: NetworkMetrics? = nil)
    var metrics: NetworkMetrics? { get }
    var originalData: Data { get }
    var url: URL? { get }
  }
  protocol ImageModifier: Sendable {
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
  }
  class ImagePrefetcher: CustomStringConvertible, Sendable {
    var description: String { get }
    init(resources: [any Resource], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherProgressBlock? = nil, completionHandler: PrefetcherCompletionHandler? = nil)
    init(sources: [Source], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherSourceProgressBlock? = nil, completionHandler: PrefetcherSourceCompletionHandler? = nil)
    init(urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherProgressBlock? = nil, completionHandler: PrefetcherCompletionHandler? = nil)
    var maxConcurrentDownloads: Int
    func start()
    func stop()
  }
  enum ImageProcessItem: Sendable {
    case image(KFCrossPlatformImage), data(Data)
  }
  protocol ImageProcessor: Sendable {
    var identifier: String { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  extension ImageProcessor {
    func append(another: any ImageProcessor) -> any ImageProcessor
  }
  struct ImageProgressive: Sendable {
    enum UpdatingStrategy { case `default`, keepCurrent, replace(KFCrossPlatformImage?) }
    static var `default`: ImageProgressive { get }
    init()
    init(isBlur: Bool, isFastestScan: Bool, scanInterval: TimeInterval)
    var isBlur: Bool
    var isFastestScan: Bool
    var onImageUpdated: Delegate<KFCrossPlatformImage, UpdatingStrategy> { get }
    var scanInterval: TimeInterval
  }
  typealias ImageResource = KF.ImageResource
  enum ImageTransition: Sendable {
    case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval), flipFromBottom(TimeInterval), custom(duration: TimeInterval, options: UIView.AnimationOptions, animations: ((UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)
  }
  protocol Indicator: Sendable {
    var centerOffset: CGPoint { get }
    func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy
    func startAnimatingView()
    func stopAnimatingView()
    var view: IndicatorView { get }
  }
  extension Indicator {
    var centerOffset: CGPoint { get }
    func sizeStrategy(in imageView: KFCrossPlatformImageView) -> IndicatorSizeStrategy
  }
  enum IndicatorSizeStrategy {
    case intrinsicSize, full, size(CGSize)
  }
  enum IndicatorType {
    case none, activity, image(imageData: Data), custom(indicator: any Indicator)
  }
  typealias IndicatorView = NSView
  enum KF {
    class Builder: Sendable, KFOptionSetter {}
    struct ImageResource: Resource {}
    struct RedirectPayload {}
    static func data(_ data: Data?, cacheKey: String) -> KF.Builder
    static func dataProvider(_ provider: (any ImageDataProvider)?) -> KF.Builder
    static func resource(_ resource: (any Resource)?) -> KF.Builder
    static func source(_ source: Source?) -> KF.Builder
    static func url(_ url: URL?, cacheKey: String? = nil) -> KF.Builder
  }
  extension KF.Builder {
    func fade(duration: TimeInterval) -> Self
    func keepCurrentImageWhileLoading(_ enabled: Bool = nil) -> Self
    func loadImmediately(_ start: Bool = nil) -> Self
    var onFailureDelegate: Delegate<KingfisherError, Void> { get }
    var onProgressDelegate: Any { get }
    var onSuccessDelegate: Delegate<RetrieveImageResult, Void> { get }
    func onlyLoadFirstFrame(_ enabled: Bool = nil) -> Self
    var options: KingfisherParsedOptionsInfo
    func placeholder(_ image: KFCrossPlatformImage?) -> Self
    func placeholder(_ placeholder: (any Placeholder)?) -> Self
    func set(to attachment: NSTextAttachment, attributedView: @autoclosure @escaping () -> KFCrossPlatformView) -> DownloadTask?
    func set(to button: NSButton) -> DownloadTask?
    func set(to button: UIButton, for state: UIControl.State) -> DownloadTask?
    func set(to imageView: KFCrossPlatformImageView) -> DownloadTask?
    func set(to interfaceImage: WKInterfaceImage) -> DownloadTask?
    func set(to listItem: CPListItem) -> DownloadTask?
    func set(to monogramView: TVMonogramView) -> DownloadTask?
    func setAlternative(to button: NSButton) -> DownloadTask?
    func setBackground(to button: UIButton, for state: UIControl.State) -> DownloadTask?
    func transition(_ transition: ImageTransition) -> Self
  }
  extension KF.ImageResource {
    var cacheKey: String { get }
    var downloadURL: URL { get }
    init(downloadURL: URL, cacheKey: String? = nil)
  }
  extension KF.RedirectPayload {
    var completionHandler: (URLRequest?) -> Void { get }
    var newRequest: URLRequest { get }
    var response: HTTPURLResponse { get }
    var task: SessionDataTask { get }
  }
  struct KFAnimatedImage: KFImageProtocol {
    typealias Context = KFImage.Context
    typealias HoldingView = KFAnimatedImageViewRepresenter
    func configure(_ block: @escaping (HoldingView.RenderingView) -> Void) -> Self
    var context: Context<HoldingView>
    init(context: KFImage.Context<HoldingView>)
    func purgeFramesOnBackground(_ purge: Bool = nil) -> Self
  }
  struct KFAnimatedImageViewRepresenter: KFCrossPlatformViewRepresentable, KFImageHoldingView, Sendable {
    typealias RenderingView = AnimatedImageView
    static func created(from image: KFCrossPlatformImage?, context: KFImage.Context<Self>) -> KFAnimatedImageViewRepresenter
    func makeNSView(context: Context) -> AnimatedImageView
    func makeUIView(context: Context) -> AnimatedImageView
    func updateNSView(_ nsView: AnimatedImageView, context: Context)
    func updateUIView(_ uiView: AnimatedImageView, context: Context)
  }
  extension KFCrossPlatformButton: KingfisherCompatible {}
  typealias KFCrossPlatformButton = NSButton
  typealias KFCrossPlatformColor = NSColor
  extension KFCrossPlatformImage {
    func add(to base: any KingfisherHasImageComponent)
    func add(to imageView: KFCrossPlatformImageView)
    var cacheCost: Int { get }
    func remove(from base: any KingfisherHasImageComponent)
    func remove(from imageView: KFCrossPlatformImageView)
  }
  extension KFCrossPlatformImage: CacheCostCalculable {}
  extension KFCrossPlatformImage: KingfisherCompatible {}
  extension KFCrossPlatformImage: Placeholder {}
  extension KFCrossPlatformImage: Sendable {}
  typealias KFCrossPlatformImage = NSImage
  extension KFCrossPlatformImageView: KingfisherCompatible {}
  typealias KFCrossPlatformImageView = NSImageView
  typealias KFCrossPlatformView = NSView
  struct KFImage: KFImageProtocol {
    class Context<HoldingView: KFImageHoldingView>: Sendable, Hashable where HoldingView: Sendable {}
    func antialiased(_ isAntialiased: Bool) -> KFImage
    var context: Context<Image>
    init(context: Context<Image>)
    func interpolation(_ interpolation: Image.Interpolation) -> KFImage
    func loadImmediately(_ start: Bool = nil) -> KFImage
    func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> KFImage
    func resizable(capInsets: EdgeInsets = nil, resizingMode: Image.ResizingMode = nil) -> KFImage
  }
  protocol KFImageHoldingView: View {
    associatedtype RenderingView
    static func created(from image: KFCrossPlatformImage?, context: KFImage.Context<Self>) -> Self
  }
  protocol KFImageProtocol: View, KFOptionSetter {
    associatedtype HoldingView: KFImageHoldingView & Sendable
    var context: KFImage.Context<HoldingView>
    init(context: KFImage.Context<HoldingView>)
  }
  extension KFImageProtocol {
    var body: some View { get }
    func cancelOnDisappear(_ flag: Bool) -> Self
    func configure(_ block: @escaping (HoldingView) -> HoldingView) -> Self
    func contentConfigure<V: View>(_ block: @escaping (HoldingView) -> V) -> Self
    func copyForMutation() -> Self
    static func data(_ data: Data?, cacheKey: String) -> Self
    static func dataProvider(_ provider: (any ImageDataProvider)?) -> Self
    var delegateObserver: AnyObject { get }
    func fade(duration: TimeInterval) -> Self
    init(_ url: URL?)
    init(source: Source?)
    func loadTransition(_ transition: AnyTransition, animation: Animation? = nil) -> Self
    func loadTransition<T: Transition>(_ transition: T, animation: Animation? = nil) -> Self
    var onFailureDelegate: Delegate<KingfisherError, Void> { get }
    func onFailureImage(_ image: KFCrossPlatformImage?) -> Self
    func onFailureView<F: View>(@ViewBuilder _ content: @escaping () -> F) -> Self
    var onProgressDelegate: Delegate<(Int64, Int64), Void> { get }
    var onSuccessDelegate: Delegate<RetrieveImageResult, Void> { get }
    var options: KingfisherParsedOptionsInfo
    func placeholder<P: View>(@ViewBuilder _ content: @escaping () -> P) -> Self
    func placeholder<P: View>(@ViewBuilder _ content: @escaping (Progress) -> P) -> Self
    func reducePriorityOnDisappear(_ flag: Bool) -> Self
    static func resource(_ resource: (any Resource)?) -> Self
    static func source(_ source: Source?) -> Self
    func startLoadingBeforeViewAppear(_ flag: Bool = nil) -> Self
    static func url(_ url: URL?, cacheKey: String? = nil) -> Self
  }
  protocol KFOptionSetter {
    func copyForMutation() -> Self
    var onFailureDelegate: Delegate<KingfisherError, Void> { get }
    var onProgressDelegate: Delegate<(Int64, Int64), Void> { get }
    var onSuccessDelegate: Delegate<RetrieveImageResult, Void> { get }
    var options: KingfisherParsedOptionsInfo
  }
  extension KFOptionSetter {
    func alternativeSources(_ sources: [Source]?) -> Self
    func appendProcessor(_ processor: any ImageProcessor) -> Self
    func backgroundDecode(_ enabled: Bool = nil) -> Self
    func blackWhite() -> Self
    func blur(radius: CGFloat) -> Self
    func cacheMemoryOnly(_ enabled: Bool = nil) -> Self
    func cacheOriginalImage(_ enabled: Bool = nil) -> Self
    func callbackQueue(_ queue: CallbackQueue) -> Self
    func copyForMutation() -> Self
    func cropping(size: CGSize, anchor: CGPoint = nil) -> Self
    func diskCacheAccessExtending(_ extending: ExpirationExtending) -> Self
    func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self
    func diskStoreWriteOptions(_ writingOptions: Data.WritingOptions) -> Self
    func downloadPriority(_ priority: Float) -> Self
    func downloader(_ downloader: ImageDownloader) -> Self
    func downsampling(size: CGSize) -> Self
    func forceRefresh(_ enabled: Bool = nil) -> Self
    func forceTransition(_ enabled: Bool = nil) -> Self
    func fromMemoryCacheOrRefresh(_ enabled: Bool = nil) -> Self
    func imageModifier(_ block: @escaping (inout KFCrossPlatformImage) throws -> Void) -> Self
    func imageModifier(_ modifier: (any ImageModifier)?) -> Self
    func loadDiskFileSynchronously(_ enabled: Bool = nil) -> Self
    func lowDataModeSource(_ source: Source?) -> Self
    func memoryCacheAccessExtending(_ extending: ExpirationExtending) -> Self
    func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self
    func onFailure(_ block: ((KingfisherError) -> Void)?) -> Self
    func onFailureImage(_ image: KFCrossPlatformImage?) -> Self
    func onProgress(_ block: DownloadProgressBlock?) -> Self
    func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Self
    func onlyFromCache(_ enabled: Bool = nil) -> Self
    func originalCache(_ cache: ImageCache) -> Self
    func overlay(color: KFCrossPlatformColor, fraction: CGFloat = nil) -> Self
    func processingQueue(_ queue: CallbackQueue?) -> Self
    func progressiveJPEG(_ progressive: ImageProgressive? = nil) -> Self
    func redirectHandler(_ block: @escaping (KF.RedirectPayload) -> Void) -> Self
    func redirectHandler(_ handler: any ImageDownloadRedirectHandler) -> Self
    func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self
    func requestModifier(_ modifyBlock: @escaping (inout URLRequest) -> Void) -> Self
    func resizing(referenceSize: CGSize, mode: ContentMode = nil) -> Self
    func retry(_ strategy: (any RetryStrategy)?) -> Self
    func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = nil) -> Self
    func roundCorner(radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = nil, backgroundColor: KFCrossPlatformColor? = nil) -> Self
    func scaleFactor(_ factor: CGFloat) -> Self
    func serialize(as format: ImageFormat, jpegCompressionQuality: CGFloat? = nil) -> Self
    func serialize(by cacheSerializer: any CacheSerializer) -> Self
    func setProcessor(_ processor: any ImageProcessor) -> Self
    func setProcessors(_ processors: [any ImageProcessor]) -> Self
    func targetCache(_ cache: ImageCache) -> Self
    func tint(color: KFCrossPlatformColor) -> Self
    func waitForCache(_ enabled: Bool = nil) -> Self
  }
  protocol KingfisherCompatible: AnyObject {}
  extension KingfisherCompatible {
    var kf: KingfisherWrapper<Self>
  }
  protocol KingfisherCompatibleValue {}
  extension KingfisherCompatibleValue {
    var kf: KingfisherWrapper<Self>
  }
  var KingfisherDiskCacheCleanedHashKey: String { get }
  enum KingfisherError: Error, LocalizedError, CustomNSError {
    case requestError(reason: RequestErrorReason), responseError(reason: ResponseErrorReason), cacheError(reason: CacheErrorReason), processorError(reason: ProcessorErrorReason), imageSettingError(reason: ImageSettingErrorReason)
    enum CacheErrorReason: Sendable { case fileEnumeratorCreationFailed(url: URL), invalidFileEnumeratorContent(url: URL), invalidURLResource(error: any Error, key: String, url: URL), cannotLoadDataFromDisk(url: URL, error: any Error), cannotCreateDirectory(path: String, error: any Error), imageNotExisting(key: String), cannotConvertToData(object: Any, error: any Error), cannotSerializeImage(image: KFCrossPlatformImage?, original: Data?, serializer: any CacheSerializer), cannotCreateCacheFile(fileURL: URL, key: String, data: Data, error: any Error), cannotSetCacheFileAttribute(filePath: String, attributes: [FileAttributeKey: Any], error: any Error), diskStorageIsNotReady(cacheURL: URL), missingLivePhotoResourceOnDisk(_ resource: LivePhotoResource) }
    enum ImageSettingErrorReason: Sendable { case emptySource, notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source), dataProviderError(provider: any ImageDataProvider, error: any Error), alternativeSourcesExhausted([PropagationError]), notCurrentLivePhotoSourceTask(result: RetrieveLivePhotoResult?, error: (any Error)?, source: LivePhotoSource), livePhotoResultError(result: RetrieveLivePhotoResult?, error: (any Error)?, source: LivePhotoSource) }
    enum ProcessorErrorReason: Sendable { case processingFailed(processor: any ImageProcessor, item: ImageProcessItem) }
    enum RequestErrorReason: Sendable { case emptyRequest, invalidURL(request: URLRequest), taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken), livePhotoTaskCancelled(source: LivePhotoSource), asyncTaskContextCancelled, dataProviderCancelled(provider: any ImageDataProvider) }
    enum ResponseErrorReason: Sendable { case invalidURLResponse(response: URLResponse), invalidHTTPStatusCode(response: HTTPURLResponse), URLSessionError(error: any Error), dataModifyingFailed(task: SessionDataTask), noURLResponse(task: SessionDataTask), cancelledByDelegate(response: URLResponse) }
    static var domain: String { get }
    var errorCode: Int { get }
    var errorDescription: String? { get }
    func isInvalidResponseStatusCode(_ code: Int) -> Bool
    var isInvalidResponseStatusCode: Bool { get }
    var isNotCurrentTask: Bool { get }
    var isTaskCancelled: Bool { get }
  }
  protocol KingfisherHasImageComponent: KingfisherImageSettable {
    var image: KFCrossPlatformImage?
  }
  extension KingfisherHasImageComponent {
    func getImage() -> KFCrossPlatformImage?
    func setImage(_ image: KFCrossPlatformImage?, options: KingfisherParsedOptionsInfo)
  }
  protocol KingfisherImageSettable: KingfisherCompatible {
    func getImage() -> KFCrossPlatformImage?
    func setImage(_ image: KFCrossPlatformImage?, options: KingfisherParsedOptionsInfo)
  }
  class KingfisherManager: Sendable {
    var cache: ImageCache
    var defaultOptions: Any
    var downloader: ImageDownloader
    init(downloader: ImageDownloader, cache: ImageCache)
    func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil) async throws -> RetrieveImageResult
    func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?) -> DownloadTask?
    func retrieveImage(with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil) async throws -> RetrieveImageResult
    func retrieveImage(with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, downloadTaskUpdated: DownloadTaskUpdatedBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?) -> DownloadTask?
    func retrieveLivePhoto(with source: LivePhotoSource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, referenceTaskIdentifierChecker: (() -> Bool)? = nil) async throws -> LivePhotoLoadingInfoResult
    static var shared: KingfisherManager { get }
  }
  typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
  enum KingfisherOptionsInfoItem: Sendable {
    case targetCache(ImageCache), originalCache(ImageCache), downloader(ImageDownloader), transition(ImageTransition), downloadPriority(Float), forceRefresh, fromMemoryCacheOrRefresh, forceTransition, cacheMemoryOnly, waitForCache, onlyFromCache, backgroundDecode, callbackQueue(CallbackQueue), scaleFactor(CGFloat), preloadAllAnimationData, requestModifier(any AsyncImageDownloadRequestModifier), redirectHandler(any ImageDownloadRedirectHandler), processor(any ImageProcessor), cacheSerializer(any CacheSerializer), imageModifier(any ImageModifier), keepCurrentImageWhileLoading, onlyLoadFirstFrame, cacheOriginalImage, onFailureImage(KFCrossPlatformImage?), alsoPrefetchToMemory, loadDiskFileSynchronously, asyncCacheTypeCheck, diskStoreWriteOptions(Data.WritingOptions), memoryCacheExpiration(StorageExpiration), memoryCacheAccessExtendingExpiration(ExpirationExtending), diskCacheExpiration(StorageExpiration), diskCacheAccessExtendingExpiration(ExpirationExtending), processingQueue(CallbackQueue), progressiveJPEG(ImageProgressive), alternativeSources([Source]), retryStrategy(any RetryStrategy), lowDataMode(Source?), forcedCacheFileExtension(String?)
  }
  struct KingfisherParsedOptionsInfo: Sendable {
    var alsoPrefetchToMemory: Bool
    var alternativeSources: [Source]?
    var asyncCacheTypeCheck: Bool
    var backgroundDecode: Bool
    var cacheMemoryOnly: Bool
    var cacheOriginalImage: Bool
    var cacheSerializer: any CacheSerializer
    var callbackQueue: CallbackQueue
    var diskCacheAccessExtendingExpiration: ExpirationExtending
    var diskCacheExpiration: StorageExpiration?
    var diskStoreWriteOptions: Data.WritingOptions
    var downloadPriority: Float
    var downloader: ImageDownloader?
    var forceRefresh: Bool
    var forceTransition: Bool
    var forcedExtension: String?
    var fromMemoryCacheOrRefresh: Bool
    var imageModifier: (any ImageModifier)?
    init(_ info: KingfisherOptionsInfo?)
    var keepCurrentImageWhileLoading: Bool
    var loadDiskFileSynchronously: Bool
    var lowDataModeSource: Source?
    var memoryCacheAccessExtendingExpiration: ExpirationExtending
    var memoryCacheExpiration: StorageExpiration?
    var onFailureImage: Optional<KFCrossPlatformImage?>
    var onlyFromCache: Bool
    var onlyLoadFirstFrame: Bool
    var originalCache: ImageCache?
    var preloadAllAnimationData: Bool
    var processingQueue: CallbackQueue?
    var processor: any ImageProcessor
    var progressiveJPEG: ImageProgressive?
    var redirectHandler: (any ImageDownloadRedirectHandler)?
    var requestModifier: (any AsyncImageDownloadRequestModifier)?
    var retryStrategy: (any RetryStrategy)?
    var scaleFactor: CGFloat
    var targetCache: ImageCache?
    var transition: ImageTransition
    var waitForCache: Bool
  }
  struct KingfisherWrapper<Base>: Sendable {
    var base: Base { get }
    init(_ base: Base)
  }
  extension KingfisherWrapper where Base == CGSize {
    func constrained(_ size: CGSize) -> CGSize
    func constrainedRect(for size: CGSize, anchor: CGPoint) -> CGRect
    func filling(_ size: CGSize) -> CGSize
    func resize(to size: CGSize, for contentMode: ContentMode) -> CGSize
  }
  extension KingfisherWrapper where Base == Data {
    func contains(jpeg marker: ImageFormat.JPEGMarker) -> Bool
    var imageFormat: ImageFormat { get }
  }
  extension KingfisherWrapper where Base: CPListItem {
    func cancelDownloadTask()
    func setImage(with resource: (any Resource)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: KFCrossPlatformImage {
    func addingBorder(_ border: Border) -> KFCrossPlatformImage
    func adjusted(brightness: CGFloat, contrast: CGFloat, saturation: CGFloat, inputEV: CGFloat) -> KFCrossPlatformImage
    static func animatedImage(data: Data, options: ImageCreatingOptions) -> KFCrossPlatformImage?
    static func animatedImage(source: any ImageFrameSource, options: ImageCreatingOptions, baseImage: KFCrossPlatformImage? = nil) -> KFCrossPlatformImage?
    func apply(_ filter: Filter) -> KFCrossPlatformImage
    func blurred(withRadius radius: CGFloat) -> KFCrossPlatformImage
    func copyKingfisherState(to target: KFCrossPlatformImage)
    func crop(to size: CGSize, anchorOn anchor: CGPoint) -> KFCrossPlatformImage
    func data(format: ImageFormat, compressionQuality: CGFloat = nil) -> Data?
    func decoded(on context: CGContext) -> KFCrossPlatformImage
    func decoded(scale: CGFloat) -> KFCrossPlatformImage
    var decoded: KFCrossPlatformImage { get }
    static func downsampledImage(data: Data, to pointSize: CGSize, scale: CGFloat) -> KFCrossPlatformImage?
    var frameSource: (any ImageFrameSource)? { get }
    func gifRepresentation() -> Data?
    func image(withBlendMode blendMode: CGBlendMode, alpha: CGFloat = nil, backgroundColor: KFCrossPlatformColor? = nil) -> KFCrossPlatformImage
    func image(withCompositingOperation compositingOperation: NSCompositingOperation, alpha: CGFloat = nil, backgroundColor: KFCrossPlatformColor? = nil) -> KFCrossPlatformImage
    func image(withRadius radius: Radius, fit size: CGSize, roundingCorners corners: RectCorner = nil, backgroundColor: KFCrossPlatformColor? = nil) -> KFCrossPlatformImage
    func image(withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = nil, backgroundColor: KFCrossPlatformColor? = nil) -> KFCrossPlatformImage
    static func image(data: Data, options: ImageCreatingOptions) -> KFCrossPlatformImage?
    var imageFrameCount: Int?
    var imageSource: CGImageSource? { get }
    func jpegRepresentation(compressionQuality: CGFloat) -> Data?
    var normalized: KFCrossPlatformImage { get }
    func overlaying(with color: KFCrossPlatformColor, fraction: CGFloat) -> KFCrossPlatformImage
    func pngRepresentation() -> Data?
    func resize(to size: CGSize) -> KFCrossPlatformImage
    func resize(to targetSize: CGSize, for contentMode: ContentMode) -> KFCrossPlatformImage
    func scaled(to scale: CGFloat) -> KFCrossPlatformImage
    func tinted(with color: KFCrossPlatformColor) -> KFCrossPlatformImage
  }
  extension KingfisherWrapper where Base: KFCrossPlatformImageView {
    func cancelDownloadTask()
    var indicator: (any Indicator)? { get }
    var indicatorType: IndicatorType
    var placeholder: (any Placeholder)? { get }
    func setImage(with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: KingfisherImageSettable {
    func cancelDownloadTask()
    func setImage(with provider: (any ImageDataProvider)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with provider: (any ImageDataProvider)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: NSButton {
    var alternateTaskIdentifier: Source.Identifier.Value? { get }
    func cancelAlternateImageDownloadTask()
    func cancelImageDownloadTask()
    func setAlternateImage(with resource: (any Resource)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setAlternateImage(with source: Source?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: NSTextAttachment {
    func cancelDownloadTask()
    func setImage(with resource: (any Resource)?, attributedView: @autoclosure @escaping () -> KFCrossPlatformView, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, attributedView: @autoclosure @escaping () -> KFCrossPlatformView, placeholder: KFCrossPlatformImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: PHLivePhotoView {
    var contentMode: PHImageContentMode
    func setImage(with source: LivePhotoSource?, options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveLivePhotoResult, KingfisherError>) -> Void)? = nil) -> Task<(), Never>?
    func setImage(with urls: [URL], options: KingfisherOptionsInfo? = nil, completionHandler: ((Result<RetrieveLivePhotoResult, KingfisherError>) -> Void)? = nil) -> Task<(), Never>?
    var targetSize: CGSize
    var taskIdentifier: Source.Identifier.Value? { get }
  }
  extension KingfisherWrapper where Base: UIApplication {
    static var shared: UIApplication? { get }
  }
  extension KingfisherWrapper where Base: UIButton {
    func backgroundTaskIdentifier(for state: UIControl.State) -> Source.Identifier.Value?
    func cancelBackgroundImageDownloadTask()
    func cancelImageDownloadTask()
    func setBackgroundImage(with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setBackgroundImage(with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func setImage(with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil, parsedOptions: KingfisherParsedOptionsInfo, progressBlock: DownloadProgressBlock? = nil, completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil) -> DownloadTask?
    func taskIdentifier(for state: UIControl.State) -> Source.Identifier.Value?
  }
  struct LivePhotoLoadingInfoResult: Sendable {
    var cacheType: CacheType { get }
    var data: () -> [Data] { get }
    var fileURLs: [URL] { get }
    var originalSource: LivePhotoSource { get }
    var source: LivePhotoSource { get }
  }
  struct LivePhotoResource: Sendable {
    enum FileType: Sendable, Equatable { case heic, mov, other(String) }
    var dataSource: Source { get }
    init(downloadURL: URL, cacheKey: String? = nil, fileType: FileType? = nil)
    init(resource: any Resource, fileType: FileType? = nil)
    init(source: Source, fileType: FileType? = nil)
    var referenceFileType: FileType { get }
  }
  struct LivePhotoResourceDownloadingResult: Sendable {
    init(originalData: Data, url: URL? = nil)
    var originalData: Data { get }
    var url: URL? { get }
  }
  struct LivePhotoSource: Sendable {
    init(_ resources: [LivePhotoResource])
    init(resources: [any Resource])
    init(urls: [URL])
    var resources: [LivePhotoResource] { get }
  }
  struct LocalFileImageDataProvider: ImageDataProvider {
    var cacheKey: String
    var contentURL: URL? { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    var data: Data { get }
    var fileURL: URL { get }
    init(fileURL: URL, cacheKey: String? = nil, loadingQueue: ExecutionQueue = nil)
  }
  enum MemoryStorage {}
  extension MemoryStorage.Backend {
    var config: Config
    init(config: Config)
    func isCached(forKey key: String) -> Bool
    func remove(forKey key: String)
    func removeAll()
    func removeExpired()
    func store(value: T, forKey key: String, expiration: StorageExpiration? = nil)
    func totalCacheCost() -> Int
    func value(forKey key: String, extendingExpiration: ExpirationExtending = nil) -> T?
  }
  extension MemoryStorage.Config {
    var cleanInterval: TimeInterval
    var countLimit: Int
    var expiration: StorageExpiration
    init(totalCostLimit: Int, cleanInterval: TimeInterval = nil)
    var keepWhenEnteringBackground: Bool
    var totalCostLimit: Int
  }
  extension NSCell: KingfisherHasImageComponent {}
  extension NSColorWell: KingfisherHasImageComponent {}
  extension NSComboButton: KingfisherHasImageComponent {}
  extension NSMenuItem: KingfisherHasImageComponent {}
  extension NSPathControlItem: KingfisherHasImageComponent {}
  extension NSStatusItem: KingfisherHasImageComponent {}
  extension NSTabViewItem: KingfisherHasImageComponent {}
  extension NSTableViewRowAction: KingfisherHasImageComponent {}
  extension NSTextAttachment: KingfisherCompatible {}
  extension NSToolbarItem: KingfisherHasImageComponent {}
  struct NetworkMetrics: Sendable {
    var connectDuration: TimeInterval? { get }
    var domainLookupDuration: TimeInterval? { get }
    var downloadSpeed: Double? { get }
    var downloadSpeedMBps: Double? { get }
    var httpStatusCode: Int? { get }
    var rawMetrics: URLSessionTaskMetrics { get }
    var redirectCount: Int { get }
    var requestBodyBytesSent: Int64 { get }
    var responseBodyBytesReceived: Int64 { get }
    var retrieveImageDuration: TimeInterval? { get }
    var secureConnectionDuration: TimeInterval? { get }
    var totalRequestDuration: TimeInterval { get }
  }
  struct NetworkRetryStrategy: RetryStrategy {
    init(timeoutInterval: TimeInterval? = nil)
    func retry(context: RetryContext, retryHandler: @escaping (RetryDecision) -> Void)
  }
  extension Notification.Name {
    static var KingfisherDidCleanDiskCache: Notification.Name { get }
  }
  extension OperationQueue: CallbackOperationQueue {}
  extension Optional: OptionalProtocol {}
  protocol OptionalProtocol {}
  struct OverlayImageProcessor: ImageProcessor {
    var fraction: CGFloat { get }
    var identifier: String { get }
    init(overlay: KFCrossPlatformColor, fraction: CGFloat = nil)
    var overlay: KFCrossPlatformColor { get }
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
  }
  extension PHLivePhotoView: KingfisherCompatible {}
  extension PHPickerResult: Sendable {}
  struct PHPickerResultImageDataProvider: ImageDataProvider {
    enum PHPickerResultImageDataProviderError: Error { case pickerProviderError(any Error), invalidImage }
    var cacheKey: String { get }
    var contentType: UTType { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    init(pickerResult: PHPickerResult, contentType: UTType = nil, cacheKey: String? = nil)
    var pickerResult: PHPickerResult { get }
  }
  struct PhotosPickerItemImageDataProvider: ImageDataProvider {
    enum PhotosPickerItemImageDataProviderError: Error { case pickerProviderError(any Error), invalidImage }
    var cacheKey: String { get }
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    init(pickerItem: PhotosPickerItem, cacheKey: String? = nil)
    var pickerItem: PhotosPickerItem { get }
  }
  protocol Placeholder {
    func add(to imageView: KFCrossPlatformImageView)
    func remove(from imageView: KFCrossPlatformImageView)
  }
  extension Placeholder where Self: KFCrossPlatformView {
    func add(to imageView: KFCrossPlatformImageView)
    func remove(from imageView: KFCrossPlatformImageView)
  }
  typealias PrefetcherCompletionHandler = (_ skippedResources: [any Resource], _ failedResources: [any Resource], _ completedResources: [any Resource]) -> Void
  typealias PrefetcherProgressBlock = (_ skippedResources: [any Resource], _ failedResources: [any Resource], _ completedResources: [any Resource]) -> Void
  typealias PrefetcherSourceCompletionHandler = (_ skippedSources: [Source], _ failedSources: [Source], _ completedSources: [Source]) -> Void
  typealias PrefetcherSourceProgressBlock = (_ skippedSources: [Source], _ failedSources: [Source], _ completedSources: [Source]) -> Void
  struct PropagationError: Sendable {
    var error: KingfisherError { get }
    var source: Source { get }
  }
  enum Radius: Sendable {
    case widthFraction(CGFloat), heightFraction(CGFloat), point(CGFloat)
    func compute(with size: CGSize) -> CGFloat
  }
  struct RawImageDataProvider: ImageDataProvider {
    var cacheKey: String
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    var data: Data { get }
    init(data: Data, cacheKey: String)
  }
  struct RectCorner: OptionSet, Sendable {
    static var all: RectCorner { get }
    static var bottomLeft: RectCorner { get }
    static var bottomRight: RectCorner { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var topLeft: RectCorner { get }
    static var topRight: RectCorner { get }
  }
  struct RenderingModeImageModifier: ImageModifier {
    init(renderingMode: UIImage.RenderingMode = nil)
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
    var renderingMode: UIImage.RenderingMode { get }
  }
  struct ResizingImageProcessor: ImageProcessor {
    var identifier: String { get }
    init(referenceSize: CGSize, mode: ContentMode = nil)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var referenceSize: CGSize { get }
    var targetContentMode: ContentMode { get }
  }
  protocol Resource: Sendable {
    var cacheKey: String { get }
    var downloadURL: URL { get }
  }
  extension Resource {
    func convertToSource(overrideCacheKey: String? = nil) -> Source
  }
  struct RetrieveImageResult: Sendable {
    var cacheType: CacheType { get }
    var data: () -> Data? { get }
    var image: KFCrossPlatformImage { get }
    init(image: KFCrossPlatformImage, cacheType: CacheType, source: Source, originalSource: Source, data: @escaping () -> Data?, metrics: NetworkMetrics? = nil)
    var metrics: NetworkMetrics? { get }
    var originalSource: Source { get }
    var source: Source { get }
  }
  struct RetrieveLivePhotoResult: Sendable {
    var info: [AnyHashable: Any]? { get }
    var livePhoto: PHLivePhoto? { get }
    var loadingInfo: LivePhotoLoadingInfoResult { get }
  }
  class RetryContext: Sendable {
    var error: KingfisherError { get }
    var retriedCount: Int
    var source: Source { get }
    var userInfo: Any? { get }
  }
  enum RetryDecision {
    case retry(userInfo: Any?), stop
  }
  protocol RetryStrategy: Sendable {
    func retry(context: RetryContext, retryHandler: @escaping (RetryDecision) -> Void)
  }
  struct RoundCornerImageProcessor: ImageProcessor {
    var backgroundColor: KFCrossPlatformColor? { get }
    var identifier: String { get }
    init(cornerRadius: CGFloat, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = nil, backgroundColor: KFCrossPlatformColor? = nil)
    init(radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = nil, backgroundColor: KFCrossPlatformColor? = nil)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var radius: Radius { get }
    var roundingCorners: RectCorner { get }
    var targetSize: CGSize? { get }
  }
  class SessionDataTask: Sendable {
    typealias CancelToken = Int
    var metrics: NetworkMetrics? { get }
    var mutableData: Data { get }
    var originalURL: URL? { get }
    var task: URLSessionDataTask { get }
  }
  class SessionDelegate: NSObject, Sendable, URLSessionDataDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse) async -> URLSession.ResponseDisposition
    func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest) async -> URLRequest?
  }
  enum Source: Sendable, Hashable {
    case network(any Resource), provider(any ImageDataProvider)
    enum Identifier {}
    var cacheKey: String { get }
    var url: URL? { get }
  }
  extension Source.Identifier {
    typealias Value = UInt
  }
  enum StorageExpiration: Sendable {
    case never, seconds(TimeInterval), days(Int), date(Date), expired
  }
  extension String: KingfisherCompatibleValue {}
  extension TVMonogramView: KingfisherCompatible {}
  extension TVMonogramView: KingfisherHasImageComponent {}
  struct ThumbnailImageDataProvider: ImageDataProvider {
    enum ThumbnailImageDataProviderError: Error { case invalidImageSource, invalidThumbnail, writeDataError, finalizeDataError }
    var alwaysCreateThumbnail: Bool
    var cacheKey: String
    func data(handler: @escaping (Result<Data, any Error>) -> Void)
    init(url: URL, maxPixelSize: CGFloat, alwaysCreateThumbnail: Bool = nil, cacheKey: String? = nil)
    var maxPixelSize: CGFloat
    var url: URL { get }
  }
  struct TintImageProcessor: ImageProcessor {
    var identifier: String { get }
    init(tint: KFCrossPlatformColor)
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
    var tint: KFCrossPlatformColor { get }
  }
  typealias Transformer = (CIImage) -> CIImage?
  extension UIAction: KingfisherHasImageComponent {}
  extension UIApplication: KingfisherCompatible {}
  extension UIBarItem: KingfisherHasImageComponent {}
  extension UICommand: KingfisherHasImageComponent {}
  extension URL {
    var cacheKey: String { get }
    var downloadURL: URL { get }
  }
  extension URL: Resource {}
  extension WKInterfaceImage {
    var image: KFCrossPlatformImage?
  }
  extension WKInterfaceImage: KingfisherCompatible {}
  extension WKInterfaceImage: KingfisherHasImageComponent {}
  func |>(left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor
  """#

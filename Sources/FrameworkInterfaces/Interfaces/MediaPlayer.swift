/// What is known of the module `MediaPlayer`.
let mediaPlayerInterface = #"""
  // exports: Foundation UIKit
  extension AVMediaSelectionGroup {
    func makeNowPlayingInfoLanguageOptionGroup() -> MPNowPlayingInfoLanguageOptionGroup
  }
  extension AVMediaSelectionOption {
    func makeNowPlayingInfoLanguageOption() -> MPNowPlayingInfoLanguageOption?
  }
  class MPAdTimeRange: NSObject, NSCopying {
    init(timeRange: CMTimeRange)
    var timeRange: CMTimeRange
  }
  class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent {
    var languageOption: MPNowPlayingInfoLanguageOption { get }
    var setting: MPChangeLanguageOptionSetting { get }
  }
  enum MPChangeLanguageOptionSetting: Int {
    case none, nowPlayingItemOnly, permanent
  }
  class MPChangePlaybackPositionCommand: MPRemoteCommand {}
  class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
    var positionTime: Double { get }
  }
  class MPChangePlaybackRateCommand: MPRemoteCommand {
    var supportedPlaybackRates: [NSNumber]
  }
  class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
    var playbackRate: Float { get }
  }
  class MPChangeRepeatModeCommand: MPRemoteCommand {
    var currentRepeatType: MPRepeatType
  }
  class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
    var preservesRepeatMode: Bool { get }
    var repeatType: MPRepeatType { get }
  }
  class MPChangeShuffleModeCommand: MPRemoteCommand {
    var currentShuffleType: MPShuffleType
  }
  class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
    var preservesShuffleMode: Bool { get }
    var shuffleType: MPShuffleType { get }
  }
  class MPContentItem: NSObject {
    var artwork: MPMediaItemArtwork?
    var identifier: String { get }
    init(identifier: String)
    var isContainer: Bool
    var isExplicitContent: Bool
    var isPlayable: Bool
    var isStreamingContent: Bool
    var playbackProgress: Float
    var subtitle: String?
    var title: String?
  }
  struct MPError: Error {
    enum Code: Int { case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported, cancelled, requestTimedOut }
    static var cancelled: MPError.Code { get }
    static var cloudServiceCapabilityMissing: MPError.Code { get }
    var code: MPError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MPError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var networkConnectionFailed: MPError.Code { get }
    static var notFound: MPError.Code { get }
    static var notSupported: MPError.Code { get }
    static var permissionDenied: MPError.Code { get }
    static var requestTimedOut: MPError.Code { get }
    static var unknown: MPError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MPErrorDomain: String { get }
  class MPFeedbackCommand: MPRemoteCommand {
    var isActive: Bool
    var localizedShortTitle: String
    var localizedTitle: String
  }
  class MPFeedbackCommandEvent: MPRemoteCommandEvent {
    var isNegative: Bool { get }
  }
  var MPLanguageOptionCharacteristicContainsOnlyForcedSubtitles: String { get }
  var MPLanguageOptionCharacteristicDescribesMusicAndSound: String { get }
  var MPLanguageOptionCharacteristicDescribesVideo: String { get }
  var MPLanguageOptionCharacteristicDubbedTranslation: String { get }
  var MPLanguageOptionCharacteristicEasyToRead: String { get }
  var MPLanguageOptionCharacteristicIsAuxiliaryContent: String { get }
  var MPLanguageOptionCharacteristicIsMainProgramContent: String { get }
  var MPLanguageOptionCharacteristicLanguageTranslation: String { get }
  var MPLanguageOptionCharacteristicTranscribesSpokenDialog: String { get }
  var MPLanguageOptionCharacteristicVoiceOverTranslation: String { get }
  class MPMediaEntity: NSObject, NSSecureCoding {
    static func canFilter(byProperty property: String) -> Bool
    func enumerateValues(forProperties propertiesToEnumerate: Set<AnyHashable>, using enumerator: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    init()
    init?(coder: NSCoder)
    func object(forKeyedSubscript key: Any) -> Any?
    var persistentID: UInt64 { get }
    func value(forProperty property: String) -> Any?
  }
  var MPMediaEntityPropertyPersistentID: String { get }
  enum MPMediaGrouping: Int {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
  }
  class MPMediaItem: MPMediaEntity {
    init()
    static func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String
    static func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String
  }
  class MPMediaItemArtwork: NSObject {
    var bounds: CGRect { get }
    func image(with size: CGSize) -> UIImage?
    var imageCropRect: CGRect { get }
    init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage)
    init(image: UIImage)
  }
  class MPMediaItemCollection: MPMediaEntity, NSSecureCoding {
    var count: Int { get }
    init?(coder: NSCoder)
    init(items: [MPMediaItem])
    var items: [MPMediaItem] { get }
    var mediaTypes: MPMediaType { get }
    var representativeItem: MPMediaItem? { get }
  }
  var MPMediaItemPropertyAlbumArtist: String { get }
  var MPMediaItemPropertyAlbumArtistPersistentID: String { get }
  var MPMediaItemPropertyAlbumPersistentID: String { get }
  var MPMediaItemPropertyAlbumTitle: String { get }
  var MPMediaItemPropertyAlbumTrackCount: String { get }
  var MPMediaItemPropertyAlbumTrackNumber: String { get }
  var MPMediaItemPropertyArtist: String { get }
  var MPMediaItemPropertyArtistPersistentID: String { get }
  var MPMediaItemPropertyArtwork: String { get }
  var MPMediaItemPropertyAssetURL: String { get }
  var MPMediaItemPropertyBeatsPerMinute: String { get }
  var MPMediaItemPropertyBookmarkTime: String { get }
  var MPMediaItemPropertyComments: String { get }
  var MPMediaItemPropertyComposer: String { get }
  var MPMediaItemPropertyComposerPersistentID: String { get }
  var MPMediaItemPropertyDateAdded: String { get }
  var MPMediaItemPropertyDiscCount: String { get }
  var MPMediaItemPropertyDiscNumber: String { get }
  var MPMediaItemPropertyGenre: String { get }
  var MPMediaItemPropertyGenrePersistentID: String { get }
  var MPMediaItemPropertyHasProtectedAsset: String { get }
  var MPMediaItemPropertyIsCloudItem: String { get }
  var MPMediaItemPropertyIsCompilation: String { get }
  var MPMediaItemPropertyIsExplicit: String { get }
  var MPMediaItemPropertyIsPreorder: String { get }
  var MPMediaItemPropertyLastPlayedDate: String { get }
  var MPMediaItemPropertyLyrics: String { get }
  var MPMediaItemPropertyMediaType: String { get }
  var MPMediaItemPropertyPersistentID: String { get }
  var MPMediaItemPropertyPlayCount: String { get }
  var MPMediaItemPropertyPlaybackDuration: String { get }
  var MPMediaItemPropertyPlaybackStoreID: String { get }
  var MPMediaItemPropertyPodcastPersistentID: String { get }
  var MPMediaItemPropertyPodcastTitle: String { get }
  var MPMediaItemPropertyRating: String { get }
  var MPMediaItemPropertyReleaseDate: String { get }
  var MPMediaItemPropertySkipCount: String { get }
  var MPMediaItemPropertyTitle: String { get }
  var MPMediaItemPropertyUserGrouping: String { get }
  class MPMediaLibrary: NSObject, NSSecureCoding {
    func addItem(withProductID productID: String) async throws -> [MPMediaEntity]
    func addItem(withProductID productID: String, completionHandler: (([MPMediaEntity]?, Error?) -> Void)? = nil)
    static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus
    func beginGeneratingLibraryChangeNotifications()
    static func `default`() -> MPMediaLibrary
    static var didChangeNotification: Notification.Name { get }
    func endGeneratingLibraryChangeNotifications()
    func getPlaylistWith(_ uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?, completionHandler: @escaping (MPMediaPlaylist?, Error?) -> Void)
    init()
    init?(coder: NSCoder)
    var lastModifiedDate: Date { get }
    func playlist(with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?) async throws -> MPMediaPlaylist
    static func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus
    static func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void)
  }
  enum MPMediaLibraryAuthorizationStatus: Int {
    case notDetermined, denied, restricted, authorized
  }
  class MPMediaPickerController: UIViewController {
    var allowsPickingMultipleItems: Bool
    var delegate: MPMediaPickerControllerDelegate?
    init()
    init(mediaTypes: MPMediaType)
    var mediaTypes: MPMediaType { get }
    var prompt: String?
    var showsCloudItems: Bool
    var showsItemsWithProtectedAssets: Bool
  }
  protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(_ sender: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ sender: MPMediaPickerController)
  }
  protocol MPMediaPlayback: NSObjectProtocol {
    func beginSeekingBackward()
    func beginSeekingForward()
    var currentPlaybackRate: Float
    var currentPlaybackTime: Double
    func endSeeking()
    var isPreparedToPlay: Bool { get }
    func pause()
    func play()
    func prepareToPlay()
    func stop()
  }
  class MPMediaPlaylist: MPMediaItemCollection, NSSecureCoding {
    func add(_ mediaItems: [MPMediaItem]) async throws
    func add(_ mediaItems: [MPMediaItem], completionHandler: ((Error?) -> Void)? = nil)
    func addItem(withProductID productID: String) async throws
    func addItem(withProductID productID: String, completionHandler: ((Error?) -> Void)? = nil)
    var authorDisplayName: String? { get }
    static func canFilter(byProperty property: String) -> Bool
    var cloudGlobalID: String? { get }
    var descriptionText: String? { get }
    init?(coder: NSCoder)
    init(items: [MPMediaItem])
    var name: String? { get }
    var persistentID: UInt64 { get }
    var playlistAttributes: MPMediaPlaylistAttribute { get }
    var seedItems: [MPMediaItem]? { get }
    func value(forProperty property: String) -> Any
  }
  struct MPMediaPlaylistAttribute: OptionSet {
    static var genius: MPMediaPlaylistAttribute { get }
    init(rawValue: Int)
    static var onTheGo: MPMediaPlaylistAttribute { get }
    var rawValue: Int { get }
    static var smart: MPMediaPlaylistAttribute { get }
  }
  class MPMediaPlaylistCreationMetadata: NSObject {
    var authorDisplayName: String?
    var descriptionText: String
    init(name: String)
    var name: String { get }
  }
  var MPMediaPlaylistPropertyAuthorDisplayName: String { get }
  var MPMediaPlaylistPropertyCloudGlobalID: String { get }
  var MPMediaPlaylistPropertyDescriptionText: String { get }
  var MPMediaPlaylistPropertyName: String { get }
  var MPMediaPlaylistPropertyPersistentID: String { get }
  var MPMediaPlaylistPropertyPlaylistAttributes: String { get }
  var MPMediaPlaylistPropertySeedItems: String { get }
  class MPMediaPredicate: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  enum MPMediaPredicateComparison: Int {
    case equalsTo, contains
  }
  class MPMediaPropertyPredicate: MPMediaPredicate {
    var comparisonType: MPMediaPredicateComparison { get }
    init()
    init(value: Any?, forProperty property: String)
    init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison)
    var property: String { get }
    var value: Any? { get }
  }
  class MPMediaQuery: NSObject, NSSecureCoding, NSCopying {
    func addFilterPredicate(_ predicate: MPMediaPredicate)
    static func albums() -> MPMediaQuery
    static func artists() -> MPMediaQuery
    static var audiobooks: MPMediaQuery { get }
    static func audiobooks() -> MPMediaQuery
    var collectionSections: [MPMediaQuerySection]? { get }
    var collections: [MPMediaItemCollection]? { get }
    static var compilations: MPMediaQuery { get }
    static func compilations() -> MPMediaQuery
    static var composers: MPMediaQuery { get }
    static func composers() -> MPMediaQuery
    var filterPredicates: Set<AnyHashable>?
    static var genres: MPMediaQuery { get }
    static func genres() -> MPMediaQuery
    var groupingType: MPMediaGrouping
    init()
    init?(coder: NSCoder)
    init(filterPredicates: Set<AnyHashable>?)
    var itemSections: [MPMediaQuerySection]? { get }
    var items: [MPMediaItem]? { get }
    static func playlists() -> MPMediaQuery
    static var podcasts: MPMediaQuery { get }
    static func podcasts() -> MPMediaQuery
    func removeFilterPredicate(_ predicate: MPMediaPredicate)
    static func songs() -> MPMediaQuery
  }
  class MPMediaQuerySection: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    var range: NSRange { get }
    var title: String { get }
  }
  struct MPMediaType: OptionSet {
    static var any: MPMediaType { get }
    static var anyAudio: MPMediaType { get }
    static var audioBook: MPMediaType { get }
    static var audioITunesU: MPMediaType { get }
    static var homeVideo: MPMediaType { get }
    init(rawValue: UInt)
    static var movie: MPMediaType { get }
    static var music: MPMediaType { get }
    static var musicVideo: MPMediaType { get }
    static var podcast: MPMediaType { get }
    var rawValue: UInt { get }
    static var tvShow: MPMediaType { get }
    static var typeAnyVideo: MPMediaType { get }
    static var videoITunesU: MPMediaType { get }
    static var videoPodcast: MPMediaType { get }
  }
  class MPMovieAccessLog: NSObject, NSCopying {
    var events: [MPMovieAccessLogEvent] { get }
    var extendedLogData: Data { get }
    var extendedLogDataStringEncoding: NSStringEncoding { get }
    init()
  }
  class MPMovieAccessLogEvent: NSObject, NSCopying {
    var durationWatched: Double { get }
    var indicatedBitrate: Double { get }
    init()
    var numberOfBytesTransferred: Int64 { get }
    var numberOfDroppedVideoFrames: Int { get }
    var numberOfSegmentsDownloaded: Int { get }
    var numberOfServerAddressChanges: Int { get }
    var numberOfStalls: Int { get }
    var observedBitrate: Double { get }
    var playbackSessionID: String { get }
    var playbackStartDate: Data { get }
    var playbackStartOffset: Double { get }
    var segmentsDownloadedDuration: Double { get }
    var serverAddress: String { get }
    var uri: String { get }
  }
  enum MPMovieControlMode: Int32 {
    case `default`, volumeOnly, hidden
  }
  enum MPMovieControlStyle: Int {
    case none, embedded, fullscreen, `default`
  }
  class MPMovieErrorLog: NSObject, NSCopying {
    var events: [MPMovieErrorLogEvent] { get }
    var extendedLogData: Data { get }
    var extendedLogDataStringEncoding: NSStringEncoding { get }
    init()
  }
  class MPMovieErrorLogEvent: NSObject, NSCopying {
    var date: Date { get }
    var errorComment: String { get }
    var errorDomain: String { get }
    var errorStatusCode: Int { get }
    init()
    var playbackSessionID: String { get }
    var serverAddress: String { get }
    var uri: String { get }
  }
  enum MPMovieFinishReason: Int {
    case playbackEnded, playbackError, userExited
  }
  enum MPMovieLoadState: Int {
    case unknown, playable, playthroughOK, stalled
  }
  struct MPMovieMediaTypeMask: OptionSet {
    static var audio: MPMovieMediaTypeMask { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var video: MPMovieMediaTypeMask { get }
  }
  enum MPMoviePlaybackState: Int {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  class MPMoviePlayerController: NSObject, MPMediaPlayback {
    var accessLog: MPMovieAccessLog { get }
    var allowsAirPlay: Bool
    var backgroundView: UIView { get }
    func cancelAllThumbnailImageRequests()
    var contentURL: URL?
    var controlStyle: MPMovieControlStyle
    var duration: Double { get }
    var endPlaybackTime: Double
    var errorLog: MPMovieErrorLog { get }
    init()
    init(contentURL url: URL)
    var initialPlaybackTime: Double
    var isAirPlayVideoActive: Bool { get }
    var isFullscreen: Bool
    var loadState: MPMovieLoadState { get }
    var movieMediaTypes: MPMovieMediaTypeMask { get }
    var movieSourceType: MPMovieSourceType
    var naturalSize: CGSize { get }
    var playableDuration: Double { get }
    var playbackState: MPMoviePlaybackState { get }
    var readyForDisplay: Bool { get }
    var repeatMode: MPMovieRepeatMode
    func requestThumbnailImages(atTimes doubleNumbers: [NSNumber], timeOption: MPMovieTimeOption)
    var scalingMode: MPMovieScalingMode
    func setFullscreen(_ fullscreen: Bool, animated: Bool)
    var shouldAutoplay: Bool
    func thumbnailImage(atTime time: Double, timeOption: MPMovieTimeOption) -> UIImage
    var timedMetadata: [MPTimedMetadata] { get }
    var useApplicationAudioSession: Bool
    var view: UIView { get }
  }
  var MPMoviePlayerFullscreenAnimationCurveUserInfoKey: String { get }
  var MPMoviePlayerFullscreenAnimationDurationUserInfoKey: String { get }
  var MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: String { get }
  var MPMoviePlayerThumbnailErrorKey: String { get }
  var MPMoviePlayerThumbnailImageKey: String { get }
  var MPMoviePlayerThumbnailTimeKey: String { get }
  var MPMoviePlayerTimedMetadataKeyDataType: String { get }
  var MPMoviePlayerTimedMetadataKeyInfo: String { get }
  var MPMoviePlayerTimedMetadataKeyLanguageCode: String { get }
  var MPMoviePlayerTimedMetadataKeyMIMEType: String { get }
  var MPMoviePlayerTimedMetadataKeyName: String { get }
  var MPMoviePlayerTimedMetadataUserInfoKey: String { get }
  class MPMoviePlayerViewController: UIViewController {
    init()
    init(contentURL url: URL)
    var moviePlayer: MPMoviePlayerController { get }
  }
  enum MPMovieRepeatMode: Int {
    case none, one
  }
  enum MPMovieScalingMode: Int {
    case none, aspectFit, aspectFill, fill
  }
  enum MPMovieSourceType: Int {
    case unknown, file, streaming
  }
  enum MPMovieTimeOption: Int {
    case nearestKeyFrame, exact
  }
  enum MPMusicPlaybackState: Int {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  class MPMusicPlayerApplicationController: MPMusicPlayerController {
    init()
    func performQueueTransaction(_ queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void) async throws -> MPMusicPlayerControllerQueue
    func performQueueTransaction(_ queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void, completionHandler: @escaping (MPMusicPlayerControllerQueue?, Error?) -> Void)
  }
  class MPMusicPlayerController: NSObject, MPMediaPlayback {
    func append(_ descriptor: MPMusicPlayerQueueDescriptor)
    static var applicationMusicPlayer: MPMusicPlayerController { get }
    static func applicationMusicPlayer() -> MPMusicPlayerController
    static var applicationQueuePlayer: MPMusicPlayerApplicationController { get }
    static func applicationQueuePlayer() -> MPMusicPlayerApplicationController
    func beginGeneratingPlaybackNotifications()
    func endGeneratingPlaybackNotifications()
    static var iPodMusicPlayer: MPMusicPlayerController { get }
    static func iPodMusicPlayer() -> MPMusicPlayerController
    var indexOfNowPlayingItem: Int { get }
    init()
    var nowPlayingItem: MPMediaItem?
    static var nowPlayingItemDidChangeNotification: Notification.Name { get }
    var playbackState: MPMusicPlaybackState { get }
    static var playbackStateDidChangeNotification: Notification.Name { get }
    func prepareToPlay() async throws
    func prepareToPlay(completionHandler: @escaping (Error?) -> Void)
    func prependQueueDescriptor(_ descriptor: MPMusicPlayerQueueDescriptor)
    var repeatMode: MPMusicRepeatMode
    func setQueueWith(_ collection: MPMediaItemCollection)
    func setQueueWith(_ descriptor: MPMusicPlayerQueueDescriptor)
    func setQueueWith(_ query: MPMediaQuery)
    func setQueueWithStoreIDs(_ storeIDs: [String])
    var shuffleMode: MPMusicShuffleMode
    func skipToBeginning()
    func skipToNextItem()
    func skipToPreviousItem()
    static var systemMusicPlayer: MPMusicPlayerController { get }
    static func systemMusicPlayer() -> MPMusicPlayerController
    var volume: Float
    static var volumeDidChangeNotification: Notification.Name { get }
  }
  class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
    init()
    func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?)
    func removeItem(_ item: MPMediaItem)
  }
  class MPMusicPlayerControllerQueue: NSObject {
    static var didChangeNotification: Notification.Name { get }
    var items: [MPMediaItem] { get }
  }
  class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
    init()
    init(itemCollection: MPMediaItemCollection)
    init(query: MPMediaQuery)
    var itemCollection: MPMediaItemCollection { get }
    var query: MPMediaQuery { get }
    func setEndTime(_ endTime: Double, for mediaItem: MPMediaItem)
    func setStartTime(_ startTime: Double, for mediaItem: MPMediaItem)
    var startItem: MPMediaItem?
  }
  class MPMusicPlayerPlayParameters: NSObject, NSSecureCoding {
    var dictionary: [AnyHashable: Any] { get }
    init?(coder: NSCoder)
    init(dictionary: [AnyHashable: Any])
  }
  class MPMusicPlayerPlayParametersQueueDescriptor: MPMusicPlayerQueueDescriptor {
    init(playParametersQueue: [MPMusicPlayerPlayParameters])
    var playParametersQueue: [MPMusicPlayerPlayParameters]
    func setEndTime(_ endTime: Double, forItemWith playParameters: MPMusicPlayerPlayParameters)
    func setStartTime(_ startTime: Double, forItemWith playParameters: MPMusicPlayerPlayParameters)
    var startItemPlayParameters: MPMusicPlayerPlayParameters?
  }
  class MPMusicPlayerQueueDescriptor: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
    init()
    init(storeIDs: [String])
    func setEndTime(_ endTime: Double, forItemWithStoreID storeID: String)
    func setStartTime(_ startTime: Double, forItemWithStoreID storeID: String)
    var startItemID: String?
    var storeIDs: [String]?
  }
  enum MPMusicRepeatMode: Int {
    case `default`, none, one, all
  }
  enum MPMusicShuffleMode: Int {
    case `default`, off, songs, albums
  }
  class MPNowPlayingInfoCenter: NSObject {
    static func `default`() -> MPNowPlayingInfoCenter
    var nowPlayingInfo: [AnyHashable: Any]?
    var playbackState: MPNowPlayingPlaybackState
  }
  var MPNowPlayingInfoCollectionIdentifier: String { get }
  class MPNowPlayingInfoLanguageOption: NSObject {
    var displayName: String? { get }
    var identifier: String? { get }
    init(type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String, characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String)
    var isAutomaticAudibleLanguageOption: Bool { get }
    var isAutomaticLegibleLanguageOption: Bool { get }
    var languageOptionCharacteristics: [String]? { get }
    var languageOptionType: MPNowPlayingInfoLanguageOptionType { get }
    var languageTag: String? { get }
  }
  class MPNowPlayingInfoLanguageOptionGroup: NSObject {
    var allowEmptySelection: Bool { get }
    var defaultLanguageOption: MPNowPlayingInfoLanguageOption? { get }
    init(languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool)
    var languageOptions: [MPNowPlayingInfoLanguageOption] { get }
  }
  enum MPNowPlayingInfoLanguageOptionType: UInt {
    case audible, legible
  }
  enum MPNowPlayingInfoMediaType: UInt {
    case none, audio, video
  }
  var MPNowPlayingInfoPropertyAdTimeRanges: String { get }
  var MPNowPlayingInfoPropertyAssetURL: String { get }
  var MPNowPlayingInfoPropertyAvailableLanguageOptions: String { get }
  var MPNowPlayingInfoPropertyChapterCount: String { get }
  var MPNowPlayingInfoPropertyChapterNumber: String { get }
  var MPNowPlayingInfoPropertyCreditsStartTime: String { get }
  var MPNowPlayingInfoPropertyCurrentLanguageOptions: String { get }
  var MPNowPlayingInfoPropertyCurrentPlaybackDate: String { get }
  var MPNowPlayingInfoPropertyDefaultPlaybackRate: String { get }
  var MPNowPlayingInfoPropertyElapsedPlaybackTime: String { get }
  var MPNowPlayingInfoPropertyExcludeFromSuggestions: String { get }
  var MPNowPlayingInfoPropertyExternalContentIdentifier: String { get }
  var MPNowPlayingInfoPropertyExternalUserProfileIdentifier: String { get }
  var MPNowPlayingInfoPropertyInternationalStandardRecordingCode: String { get }
  var MPNowPlayingInfoPropertyIsLiveStream: String { get }
  var MPNowPlayingInfoPropertyMediaType: String { get }
  var MPNowPlayingInfoPropertyPlaybackProgress: String { get }
  var MPNowPlayingInfoPropertyPlaybackQueueCount: String { get }
  var MPNowPlayingInfoPropertyPlaybackQueueIndex: String { get }
  var MPNowPlayingInfoPropertyPlaybackRate: String { get }
  var MPNowPlayingInfoPropertyServiceIdentifier: String { get }
  enum MPNowPlayingPlaybackState: UInt {
    case unknown, playing, paused, stopped, interrupted
  }
  class MPNowPlayingSession: NSObject {
    func addPlayer(_ player: AVPlayer)
    var automaticallyPublishesNowPlayingInfo: Bool
    func becomeActiveIfPossible() async -> Bool
    func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil)
    var canBecomeActive: Bool { get }
    var delegate: MPNowPlayingSessionDelegate?
    init(players: [AVPlayer])
    var isActive: Bool { get }
    var nowPlayingInfoCenter: MPNowPlayingInfoCenter { get }
    var players: [AVPlayer] { get }
    var remoteCommandCenter: MPRemoteCommandCenter { get }
    func removePlayer(_ player: AVPlayer)
  }
  protocol MPNowPlayingSessionDelegate: NSObjectProtocol {
    func nowPlayingSessionDidChangeActive(_ nowPlayingSession: MPNowPlayingSession)
    func nowPlayingSessionDidChangeCanBecomeActive(_ nowPlayingSession: MPNowPlayingSession)
  }
  protocol MPPlayableContentDataSource: NSObjectProtocol {
    func beginLoadingChildItems(at indexPath: IndexPath, completionHandler: @escaping (Error?) -> Void)
    func childItemsDisplayPlaybackProgress(at indexPath: IndexPath) -> Bool
    func contentItem(at indexPath: IndexPath) -> MPContentItem?
    func contentItem(forIdentifier identifier: String) async throws -> MPContentItem
    func contentItem(forIdentifier identifier: String, completionHandler: @escaping (MPContentItem?, Error?) -> Void)
    func numberOfChildItems(at indexPath: IndexPath) -> Int
  }
  protocol MPPlayableContentDelegate: NSObjectProtocol {
    func playableContentManager(_ contentManager: MPPlayableContentManager, didUpdateContext context: MPPlayableContentManagerContext)
    func playableContentManager(_ contentManager: MPPlayableContentManager, initializePlaybackQueueWith contentItems: [MPContentItem]?, completionHandler: @escaping (Error?) -> Void)
    func playableContentManager(_ contentManager: MPPlayableContentManager, initializePlaybackQueueWithCompletionHandler completionHandler: @escaping (Error?) -> Void)
    func playableContentManager(_ contentManager: MPPlayableContentManager, initiatePlaybackOfContentItemAt indexPath: IndexPath, completionHandler: @escaping (Error?) -> Void)
  }
  class MPPlayableContentManager: NSObject {
    func beginUpdates()
    var context: MPPlayableContentManagerContext { get }
    var dataSource: MPPlayableContentDataSource?
    var delegate: MPPlayableContentDelegate?
    func endUpdates()
    var nowPlayingIdentifiers: [String]
    func reloadData()
    static var shared: MPPlayableContentManager { get }
    static func shared() -> MPPlayableContentManager
  }
  class MPPlayableContentManagerContext: NSObject {
    var contentLimitsEnabled: Bool { get }
    var contentLimitsEnforced: Bool { get }
    var endpointAvailable: Bool { get }
    var enforcedContentItemsCount: Int { get }
    var enforcedContentTreeDepth: Int { get }
    init()
  }
  class MPRatingCommand: MPRemoteCommand {
    var maximumRating: Float
    var minimumRating: Float
  }
  class MPRatingCommandEvent: MPRemoteCommandEvent {
    var rating: Float { get }
  }
  class MPRemoteCommand: NSObject {
    func addTarget(_ target: Any, action: Selector)
    func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any
    var isEnabled: Bool
    func removeTarget(_ target: Any?)
    func removeTarget(_ target: Any?, action: Selector?)
  }
  class MPRemoteCommandCenter: NSObject {
    var bookmarkCommand: MPFeedbackCommand { get }
    var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { get }
    var changePlaybackRateCommand: MPChangePlaybackRateCommand { get }
    var changeRepeatModeCommand: MPChangeRepeatModeCommand { get }
    var changeShuffleModeCommand: MPChangeShuffleModeCommand { get }
    var disableLanguageOptionCommand: MPRemoteCommand { get }
    var dislikeCommand: MPFeedbackCommand { get }
    var enableLanguageOptionCommand: MPRemoteCommand { get }
    var likeCommand: MPFeedbackCommand { get }
    var nextTrackCommand: MPRemoteCommand { get }
    var pauseCommand: MPRemoteCommand { get }
    var playCommand: MPRemoteCommand { get }
    var previousTrackCommand: MPRemoteCommand { get }
    var ratingCommand: MPRatingCommand { get }
    var seekBackwardCommand: MPRemoteCommand { get }
    var seekForwardCommand: MPRemoteCommand { get }
    static func shared() -> MPRemoteCommandCenter
    var skipBackwardCommand: MPSkipIntervalCommand { get }
    var skipForwardCommand: MPSkipIntervalCommand { get }
    var stopCommand: MPRemoteCommand { get }
    var togglePlayPauseCommand: MPRemoteCommand { get }
  }
  class MPRemoteCommandEvent: NSObject {
    var command: MPRemoteCommand { get }
    var timestamp: Double { get }
  }
  enum MPRemoteCommandHandlerStatus: Int {
    case success, noSuchContent, noActionableNowPlayingItem, deviceNotFound, commandFailed
  }
  enum MPRepeatType: Int {
    case off, one, all
  }
  class MPSeekCommandEvent: MPRemoteCommandEvent {
    var type: MPSeekCommandEventType { get }
  }
  enum MPSeekCommandEventType: UInt {
    case beginSeeking, endSeeking
  }
  enum MPShuffleType: Int {
    case off, items, collections
  }
  class MPSkipIntervalCommand: MPRemoteCommand {
    var preferredIntervals: [Any]
  }
  class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
    var interval: Double { get }
  }
  protocol MPSystemMusicPlayerController: NSObjectProtocol {
    func open(toPlay queueDescriptor: MPMusicPlayerQueueDescriptor)
  }
  class MPTimedMetadata: NSObject {
    var allMetadata: [AnyHashable: Any] { get }
    var key: String { get }
    var keyspace: String { get }
    var timestamp: Double { get }
    var value: Any { get }
  }
  class MPVolumeView: UIView {
    init()
    init(frame: CGRect)
    var isWirelessRouteActive: Bool { get }
    func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage?
    func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage?
    func routeButtonImage(for state: UIControl.State) -> UIImage?
    func routeButtonRect(forBounds bounds: CGRect) -> CGRect
    func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
    func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State)
    func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State)
    func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State)
    var showsRouteButton: Bool
    var showsVolumeSlider: Bool
    func volumeSliderRect(forBounds bounds: CGRect) -> CGRect
    func volumeThumbImage(for state: UIControl.State) -> UIImage?
    func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect columeSliderRect: CGRect, value: Float) -> CGRect
    var volumeWarningSliderImage: UIImage?
    static var wirelessRouteActiveDidChangeNotification: Notification.Name { get }
    var wirelessRoutesAvailable: Bool { get }
    static var wirelessRoutesAvailableDidChangeNotification: Notification.Name { get }
  }
  extension Notification.Name {
    static var MPMediaLibraryDidChange: Notification.Name { get }
    static var MPMediaPlaybackIsPreparedToPlayDidChange: Notification.Name { get }
    static var MPMovieDurationAvailable: Notification.Name { get }
    static var MPMovieMediaTypesAvailable: Notification.Name { get }
    static var MPMovieNaturalSizeAvailable: Notification.Name { get }
    static var MPMoviePlayerDidEnterFullscreen: Notification.Name { get }
    static var MPMoviePlayerDidExitFullscreen: Notification.Name { get }
    static var MPMoviePlayerIsAirPlayVideoActiveDidChange: Notification.Name { get }
    static var MPMoviePlayerLoadStateDidChange: Notification.Name { get }
    static var MPMoviePlayerNowPlayingMovieDidChange: Notification.Name { get }
    static var MPMoviePlayerPlaybackDidFinish: Notification.Name { get }
    static var MPMoviePlayerPlaybackStateDidChange: Notification.Name { get }
    static var MPMoviePlayerReadyForDisplayDidChange: Notification.Name { get }
    static var MPMoviePlayerScalingModeDidChange: Notification.Name { get }
    static var MPMoviePlayerThumbnailImageRequestDidFinish: Notification.Name { get }
    static var MPMoviePlayerTimedMetadataUpdated: Notification.Name { get }
    static var MPMoviePlayerWillEnterFullscreen: Notification.Name { get }
    static var MPMoviePlayerWillExitFullscreen: Notification.Name { get }
    static var MPMovieSourceTypeAvailable: Notification.Name { get }
    static var MPMusicPlayerControllerNowPlayingItemDidChange: Notification.Name { get }
    static var MPMusicPlayerControllerPlaybackStateDidChange: Notification.Name { get }
    static var MPMusicPlayerControllerQueueDidChange: Notification.Name { get }
    static var MPMusicPlayerControllerVolumeDidChange: Notification.Name { get }
    static var MPVolumeViewWirelessRouteActiveDidChange: Notification.Name { get }
    static var MPVolumeViewWirelessRoutesAvailableDidChange: Notification.Name { get }
  }
  extension NSUserActivity {
    var externalMediaContentIdentifier: String { get }
    func setExternalMediaContentIdentifier(_ identifier: String?)
  }
  """#

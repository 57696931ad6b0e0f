/// What is known of the module `iTunesLibrary`.
let iTunesLibraryInterface = #"""
  // exports: Foundation
  class ITLibAlbum: NSObject {
    var albumArtist: String? { get }
    var artist: ITLibArtist? { get }
    var discCount: Int { get }
    var discNumber: Int { get }
    init()
    var isCompilation: Bool { get }
    var isGapless: Bool { get }
    var isRatingComputed: Bool { get }
    var persistentID: NSNumber { get }
    var rating: Int { get }
    var sortAlbumArtist: String? { get }
    var sortTitle: String? { get }
    var title: String? { get }
    var trackCount: Int { get }
  }
  class ITLibArtist: NSObject {
    init()
    var name: String? { get }
    var persistentID: NSNumber { get }
    var sortName: String? { get }
  }
  class ITLibArtwork: NSObject {
    var image: NSImage? { get }
    var imageData: Data? { get }
    var imageDataFormat: ITLibArtworkFormat { get }
    init()
  }
  enum ITLibArtworkFormat: UInt {
    case none, bitmap, jpeg, jpeg2000, gif, png, bmp, tiff, pict
  }
  enum ITLibDistinguishedPlaylistKind: UInt {
    case none, movies, tvShows, music, audiobooks, books, ringtones, podcasts, voiceMemos, purchases, iTunesU, nightiesMusic, myTopRated, top25MostPlayed, recentlyPlayed, recentlyAdded, musicVideos, classicalMusic, libraryMusicVideos, homeVideos, applications, lovedSongs, musicShowsAndMovies
  }
  enum ITLibExportFeature: UInt {
    case itLibExportFeatureNone
  }
  enum ITLibInitOptions: UInt {
    case none, lazyLoadData
  }
  class ITLibMediaEntity: NSObject {
    func enumerateValues(forProperties properties: Set<String>?, using handler: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateValuesExcept(forProperties properties: Set<String>?, using handler: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    init()
    var persistentID: NSNumber { get }
    func value(forProperty property: String) -> Any?
  }
  struct ITLibMediaEntityProperty: RawRepresentable, Hashable {
    init(rawValue: String)
    static var persistentID: ITLibMediaEntityProperty { get }
    var rawValue: String { get }
  }
  class ITLibMediaItem: ITLibMediaEntity {
    var addedDate: Date? { get }
    var album: ITLibAlbum { get }
    var artist: ITLibArtist? { get }
    var artwork: ITLibArtwork? { get }
    var artworkAvailable: Bool { get }
    var beatsPerMinute: Int { get }
    var bitrate: Int { get }
    var category: String? { get }
    var comments: String? { get }
    var composer: String { get }
    var contentRating: String? { get }
    var description: String? { get }
    var fileSize: UInt64 { get }
    var fileType: Int { get }
    var genre: String { get }
    var grouping: String? { get }
    init()
    var isCloud: Bool { get }
    var isDRMProtected: Bool { get }
    var isPurchased: Bool { get }
    var isRatingComputed: Bool { get }
    var isUserDisabled: Bool { get }
    var isVideo: Bool { get }
    var kind: String? { get }
    var lastPlayedDate: Date? { get }
    var location: URL? { get }
    var locationType: ITLibMediaItemLocationType { get }
    var lyricsContentRating: ITLibMediaItemLyricsContentRating { get }
    var mediaKind: ITLibMediaItemMediaKind { get }
    var modifiedDate: Date? { get }
    var playCount: Int { get }
    var playStatus: ITLibMediaItemPlayStatus { get }
    var rating: Int { get }
    var releaseDate: Date? { get }
    var sampleRate: Int { get }
    var size: Int { get }
    var skipCount: Int { get }
    var skipDate: Date? { get }
    var sortComposer: String? { get }
    var sortTitle: String? { get }
    var startTime: Int { get }
    var stopTime: Int { get }
    var title: String { get }
    var totalTime: Int { get }
    var trackNumber: Int { get }
    var videoInfo: ITLibMediaItemVideoInfo? { get }
    var voiceOverLanguage: String? { get }
    var volumeAdjustment: Int { get }
    var volumeNormalizationEnergy: Int { get }
    var year: Int { get }
  }
  enum ITLibMediaItemLocationType: UInt {
    case unknown, file, url, remote
  }
  enum ITLibMediaItemLyricsContentRating: UInt {
    case none, explicit, clean
  }
  enum ITLibMediaItemMediaKind: UInt {
    case unknown, song, movie, podcast, audiobook, pdfBooklet, musicVideo, tvShow, interactiveBooklet, homeVideo, ringtone, digitalBooklet, iOSApplication, voiceMemo, iTunesU, book, pdfBook, alertTone
  }
  enum ITLibMediaItemPlayStatus: UInt {
    case none, partiallyPlayed, unplayed
  }
  class ITLibMediaItemVideoInfo: NSObject {
    var episode: String? { get }
    var episodeOrder: Int { get }
    init()
    var isHD: Bool { get }
    var season: Int { get }
    var series: String? { get }
    var sortSeries: String? { get }
    var videoHeight: Int { get }
    var videoWidth: Int { get }
  }
  class ITLibPlaylist: ITLibMediaEntity {
    var distinguishedKind: ITLibDistinguishedPlaylistKind { get }
    init()
    var isAllItemsPlaylist: Bool { get }
    var isMaster: Bool { get }
    var isPrimary: Bool { get }
    var isVisible: Bool { get }
    var items: [ITLibMediaItem] { get }
    var kind: ITLibPlaylistKind { get }
    var name: String { get }
    var parentID: NSNumber? { get }
  }
  enum ITLibPlaylistKind: UInt {
    case regular, smart, genius, folder, geniusMix
  }
  struct ITLibPlaylistProperty: RawRepresentable, Hashable {
    static var allItemsPlaylist: ITLibPlaylistProperty { get }
    static var distinguisedKind: ITLibPlaylistProperty { get }
    init(rawValue: String)
    static var items: ITLibPlaylistProperty { get }
    static var kind: ITLibPlaylistProperty { get }
    static var master: ITLibPlaylistProperty { get }
    static var name: ITLibPlaylistProperty { get }
    static var parentPersistentID: ITLibPlaylistProperty { get }
    static var primary: ITLibPlaylistProperty { get }
    var rawValue: String { get }
    static var visible: ITLibPlaylistProperty { get }
  }
  class ITLibrary: NSObject {
    var allMediaItems: [ITLibMediaItem] { get }
    var allPlaylists: [ITLibPlaylist] { get }
    var apiMajorVersion: Int { get }
    var apiMinorVersion: Int { get }
    var applicationVersion: String { get }
    func artwork(forMediaFile mediaFileUrl: URL) -> ITLibArtwork?
    static var didChangeNotification: Notification.Name { get }
    var features: ITLibExportFeature { get }
    init(apiVersion requestedAPIVersion: String) throws
    init(apiVersion requestedAPIVersion: String, options: ITLibInitOptions) throws
    var mediaFolderLocation: URL? { get }
    var musicFolderLocation: URL? { get }
    func reloadData() -> Bool
    var showContentRating: Bool { get }
    func unloadData()
  }
  struct MediaItemProperty: RawRepresentable, Hashable {
    static var addedDate: MediaItemProperty { get }
    static var albumArtist: MediaItemProperty { get }
    static var albumDiscCount: MediaItemProperty { get }
    static var albumDiscNumber: MediaItemProperty { get }
    static var albumIsCompilation: MediaItemProperty { get }
    static var albumIsGapless: MediaItemProperty { get }
    static var albumRating: MediaItemProperty { get }
    static var albumRatingComputed: MediaItemProperty { get }
    static var albumTitle: MediaItemProperty { get }
    static var albumTrackCount: MediaItemProperty { get }
    static var artistName: MediaItemProperty { get }
    static var artwork: MediaItemProperty { get }
    static var beatsPerMinute: MediaItemProperty { get }
    static var bitRate: MediaItemProperty { get }
    static var category: MediaItemProperty { get }
    static var comments: MediaItemProperty { get }
    static var composer: MediaItemProperty { get }
    static var contentRating: MediaItemProperty { get }
    static var description: MediaItemProperty { get }
    static var fileSize: MediaItemProperty { get }
    static var fileType: MediaItemProperty { get }
    static var genre: MediaItemProperty { get }
    static var grouping: MediaItemProperty { get }
    static var hasArtwork: MediaItemProperty { get }
    init(rawValue: String)
    static var isDRMProtected: MediaItemProperty { get }
    static var isPurchased: MediaItemProperty { get }
    static var isUserDisabled: MediaItemProperty { get }
    static var isVideo: MediaItemProperty { get }
    static var kind: MediaItemProperty { get }
    static var lastPlayDate: MediaItemProperty { get }
    static var location: MediaItemProperty { get }
    static var locationType: MediaItemProperty { get }
    static var lyricsContentRating: MediaItemProperty { get }
    static var mediaKind: MediaItemProperty { get }
    static var modifiedDate: MediaItemProperty { get }
    static var movementCount: MediaItemProperty { get }
    static var movementName: MediaItemProperty { get }
    static var movementNumber: MediaItemProperty { get }
    static var playCount: MediaItemProperty { get }
    static var playStatus: MediaItemProperty { get }
    static var rating: MediaItemProperty { get }
    static var ratingComputed: MediaItemProperty { get }
    var rawValue: String { get }
    static var releaseDate: MediaItemProperty { get }
    static var sampleRate: MediaItemProperty { get }
    static var size: MediaItemProperty { get }
    static var skipDate: MediaItemProperty { get }
    static var sortAlbumArtist: MediaItemProperty { get }
    static var sortAlbumTitle: MediaItemProperty { get }
    static var sortArtistName: MediaItemProperty { get }
    static var sortComposer: MediaItemProperty { get }
    static var sortTitle: MediaItemProperty { get }
    static var startTime: MediaItemProperty { get }
    static var stopTime: MediaItemProperty { get }
    static var title: MediaItemProperty { get }
    static var totalTime: MediaItemProperty { get }
    static var trackNumber: MediaItemProperty { get }
    static var userSkipCount: MediaItemProperty { get }
    static var videoEpisode: MediaItemProperty { get }
    static var videoEpisodeOrder: MediaItemProperty { get }
    static var videoHeight: MediaItemProperty { get }
    static var videoIsHD: MediaItemProperty { get }
    static var videoSeason: MediaItemProperty { get }
    static var videoSeries: MediaItemProperty { get }
    static var videoSortSeries: MediaItemProperty { get }
    static var videoWidth: MediaItemProperty { get }
    static var voiceOverLanguage: MediaItemProperty { get }
    static var volumeAdjustment: MediaItemProperty { get }
    static var volumeNormalizationEnergy: MediaItemProperty { get }
    static var work: MediaItemProperty { get }
    static var year: MediaItemProperty { get }
  }
  extension Notification.Name {
    static var ITLibraryDidChange: Notification.Name { get }
  }
  """#

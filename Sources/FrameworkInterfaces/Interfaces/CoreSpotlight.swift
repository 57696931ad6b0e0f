/// What is known of the module `CoreSpotlight`.
let coreSpotlightInterface = #"""
  // exports: Foundation
  var CSActionIdentifier: String { get }
  class CSCustomAttributeKey: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(keyName: String)
    init(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool)
    var isMultiValued: Bool { get }
    var isSearchable: Bool { get }
    var isSearchableByDefault: Bool { get }
    var isUnique: Bool { get }
    var keyName: String { get }
  }
  enum CSFileProtection: Int32 {
    case none, complete, completeUnlessOpen, completeUntilFirstUserAuthentication
  }
  class CSImportExtension: NSObject, NSExtensionRequestHandling {
    func updateAttributes(_ attributes: CSSearchableItemAttributeSet, forFileAt contentUrl: URL) throws
  }
  struct CSIndexError: Error {
    enum Code: Int { case unknownError, indexUnavailableError, invalidItemError, invalidClientStateError, remoteConnectionError, quotaExceeded, indexingUnsupported, mismatchedClientState }
    var code: CSIndexError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var indexUnavailableError: CSIndexError.Code { get }
    static var indexingUnsupported: CSIndexError.Code { get }
    init(_ code: CSIndexError.Code, userInfo: [String: Any] = nil)
    static var invalidClientStateError: CSIndexError.Code { get }
    static var invalidItemError: CSIndexError.Code { get }
    var localizedDescription: String { get }
    static var mismatchedClientState: CSIndexError.Code { get }
    static var quotaExceeded: CSIndexError.Code { get }
    static var remoteConnectionError: CSIndexError.Code { get }
    static var unknownError: CSIndexError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CSIndexErrorDomain: String { get }
  class CSIndexExtensionRequestHandler: NSObject, NSExtensionRequestHandling, CSSearchableIndexDelegate {
    init()
  }
  class CSLocalizedString: NSCoding {
    init()
    init?(coder: NSCoder)
    init(localizedStrings: [AnyHashable: Any])
    var localizedString: String { get }
  }
  var CSMailboxArchive: String { get }
  var CSMailboxDrafts: String { get }
  var CSMailboxInbox: String { get }
  var CSMailboxJunk: String { get }
  var CSMailboxSent: String { get }
  var CSMailboxTrash: String { get }
  class CSPerson: NSObject, NSSecureCoding, NSCopying {
    var contactIdentifier: String?
    var displayName: String? { get }
    var handleIdentifier: String { get }
    var handles: [String] { get }
    init()
    init?(coder: NSCoder)
    init(displayName: String?, handles: [String], handleIdentifier: String)
  }
  var CSQueryContinuationActionType: String { get }
  class CSSearchQuery: NSObject {
    func cancel()
    var completionHandler: ((Error?) -> Void)?
    var foundItemCount: Int { get }
    var foundItemsHandler: (([CSSearchableItem]) -> Void)?
    init(queryString: String, attributes: [String]?)
    init(queryString: String, queryContext: CSSearchQueryContext?)
    var isCancelled: Bool { get }
    var protectionClasses: [String]
    func start()
  }
  class CSSearchQueryContext: NSObject, NSSecureCoding, NSCopying {
    var fetchAttributes: [String]
    var filterQueries: [String]
    init()
    init?(coder: NSCoder)
    var keyboardLanguage: String?
    var sourceOptions: CSSearchQuerySourceOptions
  }
  struct CSSearchQueryError: Error {
    enum Code: Int { case unknown, indexUnreachable, invalidQuery, cancelled }
    static var cancelled: CSSearchQueryError.Code { get }
    var code: CSSearchQueryError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var indexUnreachable: CSSearchQueryError.Code { get }
    init(_ code: CSSearchQueryError.Code, userInfo: [String: Any] = nil)
    static var invalidQuery: CSSearchQueryError.Code { get }
    var localizedDescription: String { get }
    static var unknown: CSSearchQueryError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CSSearchQueryErrorDomain: String { get }
  enum CSSearchQuerySourceOptions: Int {
    case `default`, allowMail
  }
  var CSSearchQueryString: String { get }
  class CSSearchableIndex: NSObject {
    func beginBatch()
    static func `default`() -> CSSearchableIndex
    func deleteAllSearchableItems() async throws
    func deleteAllSearchableItems(completionHandler: ((Error?) -> Void)? = nil)
    func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws
    func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: ((Error?) -> Void)? = nil)
    func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws
    func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: ((Error?) -> Void)? = nil)
    func endBatch(withClientState clientState: Data, completionHandler: ((Error?) -> Void)? = nil)
    func endBatch(withExpectedClientState expectedClientState: Data?, newClientState: Data, completionHandler: ((Error?) -> Void)? = nil)
    func fetchData(forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType) async throws -> Data
    func fetchData(forBundleIdentifier bundleIdentifier: String, itemIdentifier: String, contentType: UTType, completionHandler: @escaping (Data?, Error?) -> Void)
    func fetchLastClientState(completionHandler: @escaping (Data?, Error?) -> Void)
    var indexDelegate: CSSearchableIndexDelegate?
    func indexSearchableItems(_ items: [CSSearchableItem]) async throws
    func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: ((Error?) -> Void)? = nil)
    init()
    init(name: String)
    init(name: String, protectionClass: String?)
    init(name: String, protectionClass: String?, bundleIdentifier: String, options: Int)
    static var isIndexingAvailable: Bool { get }
    static func isIndexingAvailable() -> Bool
    func provideData(forBundle bundle: String, identifier: String, type: String) async throws -> Data
    func provideData(forBundle bundle: String, identifier: String, type: String, completionHandler: @escaping (Data?, Error?) -> Void)
  }
  protocol CSSearchableIndexDelegate: NSObjectProtocol {
    func data(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String) throws -> Data
    func fileURL(for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool) throws -> URL
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
  }
  class CSSearchableItem: NSObject, NSSecureCoding, NSCopying {
    var attributeSet: CSSearchableItemAttributeSet
    func compare(byRank other: CSSearchableItem) -> ComparisonResult
    var domainIdentifier: String?
    var expirationDate: Date?
    init()
    init?(coder: NSCoder)
    init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet)
    var isUpdate: Bool
    var uniqueIdentifier: String
  }
  var CSSearchableItemActionType: String { get }
  var CSSearchableItemActivityIdentifier: String { get }
  class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding {
    var accountHandles: [String]?
    var accountIdentifier: String?
    var acquisitionMake: String?
    var acquisitionModel: String?
    var actionIdentifiers: [String]
    var addedDate: Date?
    var additionalRecipients: [CSPerson]?
    var album: String?
    var allDay: NSNumber?
    var alternateNames: [String]?
    var altitude: NSNumber?
    var aperture: NSNumber?
    var artist: String?
    var audiences: [String]?
    var audioBitRate: NSNumber?
    var audioChannelCount: NSNumber?
    var audioEncodingApplication: String?
    var audioSampleRate: NSNumber?
    var audioTrackNumber: NSNumber?
    var authorAddresses: [String]?
    var authorEmailAddresses: [String]?
    var authorNames: [String]?
    var authors: [CSPerson]?
    var bitsPerSample: NSNumber?
    var cameraOwner: String?
    var city: String?
    var codecs: [String]?
    var colorSpace: String?
    var comment: String?
    var completionDate: Date?
    var composer: String?
    var contactKeywords: [String]?
    var containerDisplayName: String?
    var containerIdentifier: String?
    var containerOrder: NSNumber?
    var containerTitle: String?
    var contentCreationDate: Date?
    var contentDescription: String?
    var contentModificationDate: Date?
    var contentRating: NSNumber?
    var contentSources: [String]?
    var contentType: String?
    var contentTypeTree: [String]?
    var contentURL: URL?
    var contributors: [String]?
    var copyright: String?
    var country: String?
    var coverage: [String]?
    var creator: String?
    var darkThumbnailURL: URL?
    var deliveryType: NSNumber?
    var director: String?
    var displayName: String?
    var domainIdentifier: String?
    var downloadedDate: Date?
    var dueDate: Date?
    var duration: NSNumber?
    var editors: [String]?
    var emailAddresses: [String]?
    var emailHeaders: [AnyHashable: Any]?
    var encodingApplications: [String]?
    var endDate: Date?
    var exifVersion: String?
    var exifgpsVersion: String?
    var exposureMode: NSNumber?
    var exposureProgram: String?
    var exposureTime: NSNumber?
    var exposureTimeString: String?
    var fNumber: NSNumber?
    var fileSize: NSNumber?
    var flashOn: NSNumber?
    var focalLength: NSNumber?
    var focalLength35mm: NSNumber?
    var fontNames: [String]?
    var fullyFormattedAddress: String?
    var generalMIDISequence: NSNumber?
    var genre: String?
    var gpsAreaInformation: String?
    var gpsDateStamp: Date?
    var gpsDestBearing: NSNumber?
    var gpsDestDistance: NSNumber?
    var gpsDestLatitude: NSNumber?
    var gpsDestLongitude: NSNumber?
    var gpsDifferental: NSNumber?
    var gpsMapDatum: String?
    var gpsMeasureMode: String?
    var gpsProcessingMethod: String?
    var gpsStatus: String?
    var gpsTrack: NSNumber?
    var gpsdop: NSNumber?
    var hasAlphaChannel: NSNumber?
    var headline: String?
    var hiddenAdditionalRecipients: [CSPerson]?
    var htmlContentData: Data?
    var identifier: String?
    var imageDirection: NSNumber?
    var importantDates: [Date]?
    var information: String?
    init()
    init?(coder: NSCoder)
    init(contentType: UTType)
    init(itemContentType: String)
    var instantMessageAddresses: [String]?
    var instructions: String?
    var isoSpeed: NSNumber?
    var keySignature: String?
    var keywords: [String]?
    var kind: String?
    var languages: [String]?
    var lastUsedDate: Date?
    var latitude: NSNumber?
    var layerNames: [String]?
    var lensModel: String?
    var likelyJunk: NSNumber
    var local: NSNumber?
    var longitude: NSNumber?
    var lyricist: String?
    var mailboxIdentifiers: [String]?
    var maxAperture: NSNumber?
    var mediaTypes: [String]?
    var metadataModificationDate: Date?
    var meteringMode: String?
    var musicalGenre: String?
    var musicalInstrumentCategory: String?
    var musicalInstrumentName: String?
    var namedLocation: String?
    var organizations: [String]?
    var orientation: NSNumber?
    var originalFormat: String?
    var originalSource: String?
    var pageCount: NSNumber?
    var pageHeight: NSNumber?
    var pageWidth: NSNumber?
    var participants: [String]?
    var path: String?
    var performers: [String]?
    var phoneNumbers: [String]?
    var pixelCount: NSNumber?
    var pixelHeight: NSNumber?
    var pixelWidth: NSNumber?
    var playCount: NSNumber?
    var postalCode: String?
    var primaryRecipients: [CSPerson]?
    var producer: String?
    var profileName: String?
    var projects: [String]?
    var providerDataTypeIdentifiers: [String]?
    var providerFileTypeIdentifiers: [String]?
    var providerInPlaceFileTypeIdentifiers: [String]?
    var publishers: [String]?
    var rankingHint: NSNumber?
    var rating: NSNumber?
    var ratingDescription: NSNumber?
    var recipientAddresses: [String]?
    var recipientEmailAddresses: [String]?
    var recipientNames: [String]?
    var recordingDate: Date?
    var redEyeOn: NSNumber?
    var relatedUniqueIdentifier: String?
    var resolutionHeightDPI: NSNumber?
    var resolutionWidthDPI: NSNumber?
    var rights: String?
    var role: String?
    var securityMethod: String?
    func setValue(_ value: NSSecureCoding?, forCustomKey key: CSCustomAttributeKey)
    var sharedItemContentType: UTType?
    var speed: NSNumber?
    var startDate: Date?
    var stateOrProvince: String?
    var streamable: NSNumber?
    var subThoroughfare: String?
    var subject: String?
    var supportsNavigation: NSNumber?
    var supportsPhoneCall: NSNumber?
    var tempo: NSNumber?
    var textContent: String?
    var theme: String?
    var thoroughfare: String?
    var thumbnailData: Data?
    var thumbnailURL: URL?
    var timeSignature: String?
    var timestamp: Date?
    var title: String?
    var totalBitRate: NSNumber?
    var url: URL?
    var userCreated: NSNumber?
    var userCurated: NSNumber?
    var userOwned: NSNumber?
    func value(forCustomKey key: CSCustomAttributeKey) -> NSSecureCoding?
    var version: String?
    var videoBitRate: NSNumber?
    var weakRelatedUniqueIdentifier: String?
    var whiteBalance: NSNumber?
  }
  class CSSuggestion: NSObject, NSSecureCoding, NSCopying {
    func compare(_ other: CSSuggestion) -> ComparisonResult
    func compare(byRank other: CSSuggestion) -> ComparisonResult
    init?(coder: NSCoder)
    var localizedAttributedSuggestion: NSAttributedString { get }
    var score: NSNumber { get }
    var suggestionDataSources: [Any] { get }
    var suggestionKind: CSSuggestionKind { get }
  }
  var CSSuggestionHighlightAttributeName: String { get }
  enum CSSuggestionKind: Int {
    case none, custom, `default`
  }
  enum CSUserInteraction: Int {
    case select, `default`, focus
  }
  class CSUserQuery: CSSearchQuery {
    func cancel()
    var foundSuggestionCount: Int { get }
    var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?
    init(userQueryString: String?, userQueryContext: CSUserQueryContext?)
    static func prepare()
    static func prepareProtectionClasses(_ protectionClasses: [String])
    func start()
    func userEngaged(with item: CSSearchableItem, visibleItems: [CSSearchableItem], userInteractionType: CSUserInteraction)
    func userEngaged(with suggestion: CSSuggestion, visibleSuggestions: [CSSuggestion], userInteractionType: CSUserInteraction)
  }
  class CSUserQueryContext: CSSearchQueryContext {
    var disableSemanticSearch: Bool
    var enableRankedResults: Bool
    init(currentSuggestion: CSSuggestion?)
    var maxRankedResultCount: Int
    var maxResultCount: Int
    var maxSuggestionCount: Int
    static var userQueryContext: CSUserQueryContext { get }
    static func userQueryContext() -> CSUserQueryContext
  }
  """#

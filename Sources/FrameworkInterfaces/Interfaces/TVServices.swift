/// What is known of the module `TVServices`.
let tvServicesInterface = #"""
  // exports: Foundation
  extension Notification.Name {
    static var TVTopShelfItemsDidChange: Notification.Name { get }
    static var TVUserManagerCurrentUserIdentifierDidChange: Notification.Name { get }
  }
  class TVAppProfileDescriptor: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(name: String)
    var name: String
  }
  class TVContentIdentifier: NSObject, NSCopying, NSSecureCoding {
    var container: TVContentIdentifier? { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, container: TVContentIdentifier?)
  }
  class TVContentItem: NSObject, NSCopying, NSSecureCoding {
    var badgeCount: NSNumber?
    var contentIdentifier: TVContentIdentifier { get }
    var creationDate: Date?
    var currentPosition: NSNumber?
    var displayURL: URL?
    var duration: NSNumber?
    var expirationDate: Date?
    var hasPlayedToEnd: NSNumber?
    var imageShape: TVContentItemImageShape
    var imageURL: URL?
    func imageURL(forTraits traits: TVContentItemImageTrait) -> URL?
    init?(coder: NSCoder)
    init(contentIdentifier ident: TVContentIdentifier)
    var lastAccessedDate: Date?
    var playURL: URL?
    func setImageURL(_ aUrl: URL?, forTraits traits: TVContentItemImageTrait)
    var title: String?
    var topShelfItems: [TVContentItem]?
  }
  enum TVContentItemImageShape: Int {
    case none, poster, square, sdtv, hdtv, wide, extraWide
  }
  struct TVContentItemImageTrait: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var screenScale1x: TVContentItemImageTrait { get }
    static var screenScale2x: TVContentItemImageTrait { get }
    static var userInterfaceStyleDark: TVContentItemImageTrait { get }
    static var userInterfaceStyleLight: TVContentItemImageTrait { get }
  }
  class TVTopShelfAction: NSObject {
    init(url: URL)
    var url: URL { get }
  }
  class TVTopShelfCarouselContent: NSObject, TVTopShelfContent {
    init(style: TVTopShelfCarouselContentStyle, items: [TVTopShelfCarouselItem])
    var items: [TVTopShelfCarouselItem] { get }
    var style: TVTopShelfCarouselContentStyle { get }
  }
  enum TVTopShelfCarouselContentStyle: Int {
    case actions, details
  }
  class TVTopShelfCarouselItem: TVTopShelfItem {
    var cinemagraphURL: URL?
    var contextTitle: String?
    var creationDate: Date?
    var duration: Double
    var genre: String?
    init(identifier: String)
    var mediaOptions: TVTopShelfCarouselItemMediaOptions
    var namedAttributes: [TVTopShelfNamedAttribute]
    var previewVideoURL: URL?
    var summary: String?
  }
  struct TVTopShelfCarouselItemMediaOptions: OptionSet {
    static var audioDescription: TVTopShelfCarouselItemMediaOptions { get }
    static var audioDolbyAtmos: TVTopShelfCarouselItemMediaOptions { get }
    static var audioTranscriptionClosedCaptioning: TVTopShelfCarouselItemMediaOptions { get }
    static var audioTranscriptionSdh: TVTopShelfCarouselItemMediaOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var videoColorSpaceDolbyVision: TVTopShelfCarouselItemMediaOptions { get }
    static var videoColorSpaceHDR: TVTopShelfCarouselItemMediaOptions { get }
    static var videoResolution4K: TVTopShelfCarouselItemMediaOptions { get }
    static var videoResolutionHD: TVTopShelfCarouselItemMediaOptions { get }
  }
  protocol TVTopShelfContent: NSObjectProtocol {}
  class TVTopShelfContentProvider: NSObject {
    init()
    func loadTopShelfContent() async -> TVTopShelfContent
    func loadTopShelfContent(completionHandler: @escaping (TVTopShelfContent) -> Void)
    static func topShelfContentDidChange()
  }
  enum TVTopShelfContentStyle: Int {
    case inset, sectioned
  }
  class TVTopShelfInsetContent: NSObject, TVTopShelfContent {
    static var imageSize: CGSize { get }
    static func imageSize() -> CGSize
    init(items: [TVTopShelfItem])
    var items: [TVTopShelfItem] { get }
  }
  class TVTopShelfItem: TVTopShelfObject {
    var displayAction: TVTopShelfAction?
    var expirationDate: Date?
    var identifier: String { get }
    func imageURL(for traits: TVTopShelfItemImageTraits) -> URL?
    init(identifier: String)
    var playAction: TVTopShelfAction?
    func setImageURL(_ imageUrl: URL?, for traits: TVTopShelfItemImageTraits)
  }
  class TVTopShelfItemCollection: TVTopShelfObject {
    init(items: [TVTopShelfItem])
    var items: [TVTopShelfItem] { get }
  }
  struct TVTopShelfItemImageTraits: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var scale1x: TVTopShelfItemImageTraits { get }
    static var scale2x: TVTopShelfItemImageTraits { get }
  }
  class TVTopShelfNamedAttribute: NSObject {
    init(name: String, values: [String])
    var name: String { get }
    var values: [String] { get }
  }
  class TVTopShelfObject: NSObject {
    var title: String?
  }
  protocol TVTopShelfProvider: NSObjectProtocol {
    var topShelfItems: [TVContentItem] { get }
    var topShelfStyle: TVTopShelfContentStyle { get }
  }
  class TVTopShelfSectionedContent: NSObject, TVTopShelfContent {
    static func imageSize(for shape: TVTopShelfSectionedItemImageShape) -> CGSize
    init(sections: [TVTopShelfItemCollection])
    var sections: [TVTopShelfItemCollection] { get }
  }
  class TVTopShelfSectionedItem: TVTopShelfItem {
    var imageShape: TVTopShelfSectionedItemImageShape
    init(identifier: String)
    var playbackProgress: Double
  }
  enum TVTopShelfSectionedItemImageShape: Int {
    case square, poster, hdtv
  }
  var TVUserActivityTypeBrowsingChannelGuide: String { get }
  var TVUserActivityTypeBrowsingEntertainmentContent: String { get }
  class TVUserManager: NSObject {
    var currentUserIdentifier: String? { get }
    static var currentUserIdentifierDidChangeNotification: Notification.Name { get }
    init()
    func presentProfilePreferencePanel(withCurrentSettings currentSettings: [String: TVAppProfileDescriptor], availableProfiles: [TVAppProfileDescriptor]) async -> [String: TVAppProfileDescriptor]
    func presentProfilePreferencePanel(withCurrentSettings currentSettings: [String: TVAppProfileDescriptor], availableProfiles: [TVAppProfileDescriptor], completion: @escaping ([String: TVAppProfileDescriptor]) -> Void)
    func shouldStorePreferenceForCurrentUser(toProfile profile: TVAppProfileDescriptor) async -> Bool
    func shouldStorePreferenceForCurrentUser(toProfile profile: TVAppProfileDescriptor, completion: @escaping (Bool) -> Void)
    var shouldStorePreferencesForCurrentUser: Bool { get }
    var userIdentifiersForCurrentProfile: [String]
  }
  """#

/// What is known of the module `FinderSync`.
let finderSyncInterface = #"""
  // exports: Foundation
  protocol FIFinderSync: NSObjectProtocol {
    func beginObservingDirectory(at url: URL)
    func endObservingDirectory(at url: URL)
    init()
    func makeListenerEndpoint(forServiceName serviceName: String) throws -> NSXPCListenerEndpoint
    func menu(for menuKind: FIMenuKind) -> NSMenu?
    func requestBadgeIdentifier(for url: URL)
    func supportedServiceNamesForItem(with itemUrl: URL) -> [String]
    var toolbarItemImage: NSImage { get }
    var toolbarItemName: String { get }
    var toolbarItemToolTip: String { get }
    func values(forAttributes attributes: [String], forItemWith itemUrl: URL) async throws -> [String: Any]
    func values(forAttributes attributes: [String], forItemWith itemUrl: URL, completion: @escaping ([String: Any]?, Error?) -> Void)
  }
  class FIFinderSyncController: NSExtensionContext, NSSecureCoding, NSCopying {
    static var `default`: FIFinderSyncController { get }
    static func `default`() -> FIFinderSyncController
    var directoryURLs: Set<AnyHashable>?
    init()
    init?(coder: NSCoder)
    static var isExtensionEnabled: Bool { get }
    static func isExtensionEnabled() -> Bool
    func lastUsedDateForItem(with itemUrl: URL) -> Date?
    var selectedItemURLs: [URL]? { get }
    func setBadgeIdentifier(_ badgeID: String, for url: URL)
    func setBadgeImage(_ image: NSImage, label: String?, forBadgeIdentifier badgeID: String)
    func setLastUsedDate(_ lastUsedDate: Date, forItemWith itemUrl: URL) async throws
    func setLastUsedDate(_ lastUsedDate: Date, forItemWith itemUrl: URL, completion: @escaping (Error?) -> Void)
    func setTagData(_ tagData: Data?, forItemWith itemUrl: URL) async throws
    func setTagData(_ tagData: Data?, forItemWith itemUrl: URL, completion: @escaping (Error?) -> Void)
    static func showExtensionManagementInterface()
    func tagDataForItem(with itemUrl: URL) -> Data?
    var targetedURL: URL? { get }
  }
  enum FIMenuKind: UInt {
    case contextualMenuForItems, contextualMenuForContainer, contextualMenuForSidebar, toolbarItemMenu
  }
  """#

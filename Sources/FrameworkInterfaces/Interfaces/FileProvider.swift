/// What is known of the module `FileProvider`.
let fileProviderInterface = #"""
  // exports: Foundation
  protocol NSFileProviderChangeObserver: NSObjectProtocol {
    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [String])
    func didUpdateItems(_ updatedItems: [NSFileProviderItem])
    func finishEnumeratingChangesUp(toSyncAnchor anchor: Data, moreComing: Bool)
    func finishEnumeratingWithError(_ error: Error)
    var suggestedBatchSize: Int { get }
  }
  enum NSFileProviderContentPolicy: Int {
    case inherited, downloadLazily, downloadLazilyAndEvictOnRemoteUpdate, downloadEagerlyAndKeepDownloaded
  }
  struct NSFileProviderCreateItemOptions: OptionSet {
    static var deletionConflicted: NSFileProviderCreateItemOptions { get }
    init(rawValue: UInt)
    static var mayAlreadyExist: NSFileProviderCreateItemOptions { get }
    var rawValue: UInt { get }
  }
  protocol NSFileProviderCustomAction: NSObjectProtocol {
    func perform(withIdentifier actionIdentifier: String, onItemsWithIdentifiers itemIdentifiers: [String], completionHandler: @escaping (Error?) -> Void) -> Progress
  }
  struct NSFileProviderDeleteItemOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var recursive: NSFileProviderDeleteItemOptions { get }
  }
  class NSFileProviderDomain: NSObject {
    var backingStoreIdentity: Data? { get }
    var displayName: String { get }
    var identifier: String { get }
    init(displayName: String, userInfo: [AnyHashable: Any], volumeURL volumeUrl: URL?)
    init(identifier: String, displayName: String)
    init(identifier: String, displayName: String, pathRelativeToDocumentStorage: String)
    var isDisconnected: Bool { get }
    var isHidden: Bool
    var isReplicated: Bool { get }
    var pathRelativeToDocumentStorage: String { get }
    var replicatedKnownFolders: NSFileProviderKnownFolders { get }
    var supportedKnownFolders: NSFileProviderKnownFolders
    var supportsSyncingTrash: Bool
    var testingModes: NSFileProviderDomainTestingModes
    var userEnabled: Bool { get }
    var userInfo: [String: Any]?
    var volumeUUID: UUID? { get }
  }
  var NSFileProviderDomainDidChange: String { get }
  enum NSFileProviderDomainRemovalMode: Int {
    case removeAll, preserveDirtyUserData, preserveDownloadedUserData
  }
  protocol NSFileProviderDomainState: NSObjectProtocol {
    var domainVersion: NSFileProviderDomainVersion { get }
    var userInfo: [AnyHashable: Any] { get }
  }
  struct NSFileProviderDomainTestingModes: OptionSet {
    static var alwaysEnabled: NSFileProviderDomainTestingModes { get }
    init(rawValue: UInt)
    static var interactive: NSFileProviderDomainTestingModes { get }
    var rawValue: UInt { get }
  }
  class NSFileProviderDomainVersion: NSObject, NSSecureCoding {
    func compare(_ otherVersion: NSFileProviderDomainVersion) -> ComparisonResult
    init?(coder: NSCoder)
    var next: NSFileProviderDomainVersion { get }
  }
  protocol NSFileProviderEnumerating: NSObjectProtocol {
    func enumerator(forContainerItemIdentifier containerItemIdentifier: String, request: NSFileProviderRequest) throws -> NSFileProviderEnumerator
  }
  protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
    func didEnumerate(_ updatedItems: [NSFileProviderItem])
    func finishEnumeratingUp(toPage upToPage: Data?)
    func finishEnumeratingWithError(_ error: Error)
    var suggestedPageSize: Int { get }
  }
  protocol NSFileProviderEnumerator: NSObjectProtocol {
    func currentSyncAnchor(completionHandler: @escaping (Data) -> Void)
    func enumerateChanges(for observer: NSFileProviderChangeObserver, fromSyncAnchor syncAnchor: Data)
    func enumerateItems(for observer: NSFileProviderEnumerationObserver, startingAtPage startPage: Data)
    func invalidate()
  }
  struct NSFileProviderError: Error {
    enum Code: Int { case notAuthenticated, filenameCollision, syncAnchorExpired, pageExpired, insufficientQuota, serverUnreachable, noSuchItem, versionOutOfDate, directoryNotEmpty, providerNotFound, providerTranslocated, olderExtensionVersionRunning, newerExtensionVersionFound, cannotSynchronize, nonEvictableChildren, unsyncedEdits, nonEvictable, versionNoLongerAvailable, excludedFromSync, domainDisabled, providerDomainTemporarilyUnavailable, providerDomainNotFound, applicationExtensionNotFound }
    static var applicationExtensionNotFound: NSFileProviderError.Code { get }
    static var cannotSynchronize: NSFileProviderError.Code { get }
    var code: NSFileProviderError.Code { get }
    static var directoryNotEmpty: NSFileProviderError.Code { get }
    static var domainDisabled: NSFileProviderError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var excludedFromSync: NSFileProviderError.Code { get }
    static var filenameCollision: NSFileProviderError.Code { get }
    init(_ code: NSFileProviderError.Code, userInfo: [String: Any] = nil)
    static var insufficientQuota: NSFileProviderError.Code { get }
    var localizedDescription: String { get }
    static var newerExtensionVersionFound: NSFileProviderError.Code { get }
    static var noSuchItem: NSFileProviderError.Code { get }
    static var nonEvictable: NSFileProviderError.Code { get }
    static var nonEvictableChildren: NSFileProviderError.Code { get }
    static var notAuthenticated: NSFileProviderError.Code { get }
    static var olderExtensionVersionRunning: NSFileProviderError.Code { get }
    static var pageExpired: NSFileProviderError.Code { get }
    static var providerDomainNotFound: NSFileProviderError.Code { get }
    static var providerDomainTemporarilyUnavailable: NSFileProviderError.Code { get }
    static var providerNotFound: NSFileProviderError.Code { get }
    static var providerTranslocated: NSFileProviderError.Code { get }
    static var serverUnreachable: NSFileProviderError.Code { get }
    static var syncAnchorExpired: NSFileProviderError.Code { get }
    static var unsyncedEdits: NSFileProviderError.Code { get }
    var userInfo: [String: Any] { get }
    static var versionNoLongerAvailable: NSFileProviderError.Code { get }
    static var versionOutOfDate: NSFileProviderError.Code { get }
  }
  var NSFileProviderErrorCollidingItemKey: String { get }
  var NSFileProviderErrorDomain: String { get }
  var NSFileProviderErrorItemKey: String { get }
  var NSFileProviderErrorNonExistentItemIdentifierKey: String { get }
  class NSFileProviderExtension: NSObject {
    func createDirectory(withName directoryName: String, inParentItemIdentifier parentItemIdentifier: String) async throws -> NSFileProviderItem
    func createDirectory(withName directoryName: String, inParentItemIdentifier parentItemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func deleteItem(withIdentifier itemIdentifier: String) async throws
    func deleteItem(withIdentifier itemIdentifier: String, completionHandler: @escaping (Error?) -> Void)
    var documentStorageURL: URL { get }
    var domain: NSFileProviderDomain? { get }
    func enumerator(forContainerItemIdentifier containerItemIdentifier: String) throws -> NSFileProviderEnumerator
    func fetchThumbnails(forItemIdentifiers itemIdentifiers: [String], requestedSize size: CGSize, perThumbnailCompletionHandler: @escaping (String, Data?, Error?) -> Void, completionHandler: @escaping (Error?) -> Void) -> Progress
    func importDocument(at fileUrl: URL, toParentItemIdentifier parentItemIdentifier: String) async throws -> NSFileProviderItem
    func importDocument(at fileUrl: URL, toParentItemIdentifier parentItemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    init()
    func item(forIdentifier identifier: String) throws -> NSFileProviderItem
    func itemChanged(at url: URL)
    func persistentIdentifierForItem(at itemUrl: URL) -> String?
    static func placeholderURL(for url: URL) -> URL
    func providePlaceholder(at url: URL) async throws
    func providePlaceholder(at url: URL, completionHandler: @escaping (Error?) -> Void)
    var providerIdentifier: String { get }
    func renameItem(withIdentifier itemIdentifier: String, toName itemName: String) async throws -> NSFileProviderItem
    func renameItem(withIdentifier itemIdentifier: String, toName itemName: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func reparentItem(withIdentifier itemIdentifier: String, toParentItemWithIdentifier parentItemIdentifier: String, newName: String?) async throws -> NSFileProviderItem
    func reparentItem(withIdentifier itemIdentifier: String, toParentItemWithIdentifier parentItemIdentifier: String, newName: String?, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func setFavoriteRank(_ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: String) async throws -> NSFileProviderItem
    func setFavoriteRank(_ favoriteRank: NSNumber?, forItemIdentifier itemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func setLastUsedDate(_ lastUsedDate: Date?, forItemIdentifier itemIdentifier: String) async throws -> NSFileProviderItem
    func setLastUsedDate(_ lastUsedDate: Date?, forItemIdentifier itemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func setTagData(_ tagData: Data?, forItemIdentifier itemIdentifier: String) async throws -> NSFileProviderItem
    func setTagData(_ tagData: Data?, forItemIdentifier itemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func startProvidingItem(at url: URL) async throws
    func startProvidingItem(at url: URL, completionHandler: @escaping (Error?) -> Void)
    func stopProvidingItem(at url: URL)
    func supportedServiceSources(forItemIdentifier itemIdentifier: String) throws -> [NSFileProviderServiceSource]
    func trashItem(withIdentifier itemIdentifier: String) async throws -> NSFileProviderItem
    func trashItem(withIdentifier itemIdentifier: String, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func untrashItem(withIdentifier itemIdentifier: String, toParentItemIdentifier parentItemIdentifier: String?) async throws -> NSFileProviderItem
    func untrashItem(withIdentifier itemIdentifier: String, toParentItemIdentifier parentItemIdentifier: String?, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void)
    func urlForItem(withPersistentIdentifier persistentIdentifier: String) -> URL?
    static func writePlaceholder(at placeholderUrl: URL, withMetadata metadata: [AnyHashable: Any], error: NSErrorPointer) -> Bool
  }
  var NSFileProviderFavoriteRankUnranked: UInt64 { get }
  struct NSFileProviderFetchContentsOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var strictVersioning: NSFileProviderFetchContentsOptions { get }
  }
  struct NSFileProviderFileSystemFlags: OptionSet {
    static var hidden: NSFileProviderFileSystemFlags { get }
    init(rawValue: UInt)
    static var pathExtensionHidden: NSFileProviderFileSystemFlags { get }
    var rawValue: UInt { get }
    static var userExecutable: NSFileProviderFileSystemFlags { get }
    static var userReadable: NSFileProviderFileSystemFlags { get }
    static var userWritable: NSFileProviderFileSystemFlags { get }
  }
  protocol NSFileProviderIncrementalContentFetching: NSObjectProtocol {
    func fetchContentsForItem(withIdentifier itemIdentifier: String, version requestedVersion: NSFileProviderItemVersion?, usingExistingContentsAt existingContents: URL, existing existingVersion: NSFileProviderItemVersion, request: NSFileProviderRequest, completionHandler: @escaping (URL?, NSFileProviderItem?, Error?) -> Void) -> Progress
  }
  var NSFileProviderInitialPageSortedByDate: UnsafeMutableRawPointer { get }
  var NSFileProviderInitialPageSortedByName: UnsafeMutableRawPointer { get }
  protocol NSFileProviderItem: NSObjectProtocol {
    var capabilities: NSFileProviderItemCapabilities { get }
    var childItemCount: NSNumber { get }
    var contentModificationDate: Date { get }
    var contentPolicy: NSFileProviderContentPolicy { get }
    var contentType: UTType { get }
    var creationDate: Date { get }
    var documentSize: NSNumber { get }
    var downloadingError: Error { get }
    var extendedAttributes: [String: Data] { get }
    var favoriteRank: NSNumber { get }
    var fileSystemFlags: NSFileProviderFileSystemFlags { get }
    var filename: String { get }
    var isDownloaded: Bool { get }
    var isDownloading: Bool { get }
    var isMostRecentVersionDownloaded: Bool { get }
    var isShared: Bool { get }
    var isSharedByCurrentUser: Bool { get }
    var isTrashed: Bool { get }
    var isUploaded: Bool { get }
    var isUploading: Bool { get }
    var itemIdentifier: String { get }
    var itemVersion: NSFileProviderItemVersion? { get }
    func lastUsedDate() -> Date?
    var mostRecentEditorNameComponents: PersonNameComponents { get }
    var ownerNameComponents: PersonNameComponents { get }
    var parentItemIdentifier: String { get }
    var symlinkTargetPath: String? { get }
    var tagData: Data { get }
    var typeAndCreator: NSFileProviderTypeAndCreator { get }
    var typeIdentifier: String { get }
    var uploadingError: Error { get }
    var userInfo: [AnyHashable: Any] { get }
    var versionIdentifier: Data { get }
  }
  struct NSFileProviderItemCapabilities: OptionSet {
    static var addingSubItems: NSFileProviderItemCapabilities { get }
    static var contentEnumerating: NSFileProviderItemCapabilities { get }
    static var deleting: NSFileProviderItemCapabilities { get }
    static var evicting: NSFileProviderItemCapabilities { get }
    static var excludingFromSync: NSFileProviderItemCapabilities { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reading: NSFileProviderItemCapabilities { get }
    static var renaming: NSFileProviderItemCapabilities { get }
    static var reparenting: NSFileProviderItemCapabilities { get }
    static var trashing: NSFileProviderItemCapabilities { get }
    static var writing: NSFileProviderItemCapabilities { get }
  }
  struct NSFileProviderItemFields: OptionSet {
    static var contentModificationDate: NSFileProviderItemFields { get }
    static var contents: NSFileProviderItemFields { get }
    static var creationDate: NSFileProviderItemFields { get }
    static var extendedAttributes: NSFileProviderItemFields { get }
    static var favoriteRank: NSFileProviderItemFields { get }
    static var fileSystemFlags: NSFileProviderItemFields { get }
    static var filename: NSFileProviderItemFields { get }
    init(rawValue: UInt)
    static var lastUsedDate: NSFileProviderItemFields { get }
    static var parentItemIdentifier: NSFileProviderItemFields { get }
    var rawValue: UInt { get }
    static var tagData: NSFileProviderItemFields { get }
    static var typeAndCreator: NSFileProviderItemFields { get }
  }
  class NSFileProviderItemVersion: NSObject {
    static var beforeFirstSyncComponent: Data { get }
    static func beforeFirstSyncComponent() -> Data
    var contentVersion: Data { get }
    init()
    init(contentVersion: Data, metadataVersion: Data)
    var metadataVersion: Data { get }
  }
  class NSFileProviderKnownFolderLocation: NSObject {
    init()
    init(existingItemIdentifier existing: String)
    init(parentItemIdentifier: String, filename: String)
  }
  class NSFileProviderKnownFolderLocations: NSObject {
    var desktopLocation: NSFileProviderKnownFolderLocation?
    var documentsLocation: NSFileProviderKnownFolderLocation?
    init()
    var shouldCreateBinaryCompatibilitySymlink: Bool
  }
  protocol NSFileProviderKnownFolderSupporting: NSObjectProtocol {
    func getKnownFolderLocations(_ knownFolders: NSFileProviderKnownFolders, completionHandler: @escaping (NSFileProviderKnownFolderSupporting, Error?) -> Void)
  }
  enum NSFileProviderKnownFolders: UInt {
    case desktop, documents
  }
  class NSFileProviderManager: NSObject {
    static func add(_ domain: NSFileProviderDomain) async throws
    static func add(_ domain: NSFileProviderDomain, completionHandler: @escaping (Error?) -> Void)
    func checkDomainsCanBeStored(_ eligible: UnsafeMutablePointer<ObjCBool>, onVolumeAt volumeAtUrl: URL, unsupportedReason: UnsafeMutableRawPointer) throws
    func claimKnownFolders(_ knownFolders: NSFileProviderKnownFolderLocations, localizedReason: String, completionHandler: @escaping (Error?) -> Void)
    static var `default`: NSFileProviderManager { get }
    static func `default`() -> NSFileProviderManager
    func disconnect(withReason localizedReason: String, options: NSFileProviderManagerDisconnectionOptions) async throws
    func disconnect(withReason localizedReason: String, options: NSFileProviderManagerDisconnectionOptions = nil, completionHandler: @escaping (Error?) -> Void)
    var documentStorageURL: URL { get }
    static func domains() async throws -> [NSFileProviderDomain]
    var enumeratorForMaterializedItems: NSFileProviderEnumerator { get }
    var enumeratorForPendingItems: NSFileProviderPendingSetEnumerator { get }
    func evictItem(withIdentifier itemIdentifier: String) async throws
    func evictItem(withIdentifier itemIdentifier: String, completionHandler: @escaping (Error?) -> Void)
    static func getDomainsWithCompletionHandler(_ completionHandler: @escaping ([NSFileProviderDomain]?, Error?) -> Void)
    static func getIdentifierForUserVisibleFile(at url: URL, completionHandler: @escaping (String, String, Error?) -> Void)
    func getServiceWithName(_ serviceName: String, itemIdentifier: String, completionHandler: @escaping (NSFileProviderService?, Error?) -> Void)
    func getUserVisibleURL(forItemIdentifier itemIdentifier: String, completionHandler: @escaping (URL?, Error?) -> Void)
    func globalProgress(forKind kind: String) -> Progress
    static func identifierForUserVisibleFile(at url: URL) async throws -> (String, String)
    static func importDomain(_ domain: NSFileProviderDomain, fromDirectoryAt url: URL) async throws
    static func importDomain(_ domain: NSFileProviderDomain, fromDirectoryAt url: URL, completionHandler: @escaping (Error?) -> Void)
    init?(for domain: NSFileProviderDomain)
    func listAvailableTestingOperations() throws -> [NSFileProviderTestingOperation]
    static func placeholderURL(for url: URL) -> URL
    var providerIdentifier: String { get }
    func reconnect() async throws
    func reconnect(completionHandler: @escaping (Error?) -> Void)
    func register(_ task: URLSessionTask, forItemWithIdentifier identifier: String, completionHandler completion: @escaping (Error?) -> Void)
    func reimportItemsBelowItem(withIdentifier itemIdentifier: String) async throws
    func reimportItemsBelowItem(withIdentifier itemIdentifier: String, completionHandler: @escaping (Error?) -> Void)
    func releaseKnownFolders(_ knownFolders: NSFileProviderKnownFolderLocations, localizedReason: String, completionHandler: @escaping (Error?) -> Void)
    static func remove(_ domain: NSFileProviderDomain) async throws
    static func remove(_ domain: NSFileProviderDomain, completionHandler: @escaping (Error?) -> Void)
    static func remove(_ domain: NSFileProviderDomain, mode: NSFileProviderDomainRemovalMode) async throws -> URL
    static func remove(_ domain: NSFileProviderDomain, mode: NSFileProviderDomainRemovalMode, completionHandler: @escaping (URL?, Error?) -> Void)
    static func removeAllDomains() async throws
    static func removeAllDomains(completionHandler: @escaping (Error?) -> Void)
    func requestDownloadForItem(withIdentifier itemIdentifier: String, requestedRange rangeToMaterialize: NSRange) async throws
    func requestDownloadForItem(withIdentifier itemIdentifier: String, requestedRange rangeToMaterialize: NSRange, completionHandler: @escaping (Error?) -> Void)
    func requestModification(of fields: NSFileProviderItemFields, forItemWithIdentifier itemIdentifier: String, options: NSFileProviderModifyItemOptions) async throws
    func requestModification(of fields: NSFileProviderItemFields, forItemWithIdentifier itemIdentifier: String, options: NSFileProviderModifyItemOptions = nil, completionHandler: @escaping (Error?) -> Void)
    func run(_ operations: [NSFileProviderTestingOperation]) throws -> [NSFileProviderTestingOperation: Error]
    func service(withName serviceName: String, itemIdentifier: String) async throws -> NSFileProviderService
    func signalEnumerator(forContainerItemIdentifier containerItemIdentifier: String, completionHandler completion: @escaping (Error?) -> Void)
    func signalErrorResolved(_ error: Error) async throws
    func signalErrorResolved(_ error: Error, completionHandler: @escaping (Error?) -> Void)
    func stateDirectoryURL() throws -> URL
    func temporaryDirectoryURL() throws -> URL
    func userVisibleURL(forItemIdentifier itemIdentifier: String) async throws -> URL
    func waitForChangesOnItemsBelowItem(withIdentifier itemIdentifier: String) async throws
    func waitForChangesOnItemsBelowItem(withIdentifier itemIdentifier: String, completionHandler: @escaping (Error?) -> Void)
    func waitForStabilization() async throws
    func waitForStabilization(completionHandler: @escaping (Error?) -> Void)
    static func writePlaceholder(at placeholderUrl: URL, withMetadata metadata: NSFileProviderItem) throws
  }
  struct NSFileProviderManagerDisconnectionOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var temporary: NSFileProviderManagerDisconnectionOptions { get }
  }
  struct NSFileProviderMaterializationFlags: OptionSet {
    init(rawValue: UInt)
    static var knownSparseRanges: NSFileProviderMaterializationFlags { get }
    var rawValue: UInt { get }
  }
  var NSFileProviderMaterializedSetDidChange: String { get }
  struct NSFileProviderModifyItemOptions: OptionSet {
    init(rawValue: UInt)
    static var mayAlreadyExist: NSFileProviderModifyItemOptions { get }
    var rawValue: UInt { get }
  }
  protocol NSFileProviderPartialContentFetching: NSObjectProtocol {
    func fetchPartialContentsForItem(withIdentifier itemIdentifier: String, version requestedVersion: NSFileProviderItemVersion, request: NSFileProviderRequest, minimalRange requestedRange: NSRange, aligningTo alignment: Int, options: NSFileProviderFetchContentsOptions, completionHandler: @escaping (URL?, NSFileProviderItem?, NSRange, NSFileProviderMaterializationFlags, Error?) -> Void) -> Progress
  }
  var NSFileProviderPendingSetDidChange: String { get }
  protocol NSFileProviderPendingSetEnumerator: NSFileProviderEnumerator {
    var domainVersion: NSFileProviderDomainVersion? { get }
    var isMaximumSizeReached: Bool { get }
    var refreshInterval: Double { get }
  }
  protocol NSFileProviderReplicatedExtension: NSFileProviderEnumerating {
    func createItemBased(onTemplate itemTemplate: NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?, options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, Error?) -> Void) -> Progress
    func deleteItem(withIdentifier identifier: String, baseVersion version: NSFileProviderItemVersion, options: NSFileProviderDeleteItemOptions, request: NSFileProviderRequest, completionHandler: @escaping (Error?) -> Void) -> Progress
    func fetchContentsForItem(withIdentifier itemIdentifier: String, version requestedVersion: NSFileProviderItemVersion?, request: NSFileProviderRequest, completionHandler: @escaping (URL?, NSFileProviderItem?, Error?) -> Void) -> Progress
    func importDidFinish(completionHandler: @escaping () -> Void)
    func invalidate()
    func item(forIdentifier identifier: String, request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, Error?) -> Void) -> Progress
    func materializedItemsDidChange(completionHandler: @escaping () -> Void)
    func modifyItem(_ item: NSFileProviderItem, baseVersion version: NSFileProviderItemVersion, changedFields: NSFileProviderItemFields, contents newContents: URL?, options: NSFileProviderModifyItemOptions, request: NSFileProviderRequest, completionHandler: @escaping (NSFileProviderItem?, NSFileProviderItemFields, Bool, Error?) -> Void) -> Progress
    func pendingItemsDidChange(completionHandler: @escaping () -> Void)
  }
  class NSFileProviderRequest: NSObject {
    var domainVersion: NSFileProviderDomainVersion? { get }
    init()
    var isFileViewerRequest: Bool { get }
    var isSystemRequest: Bool { get }
    var requestingExecutable: URL? { get }
  }
  var NSFileProviderRootContainerItemIdentifier: String { get }
  protocol NSFileProviderServiceSource: NSObjectProtocol {
    var isRestricted: Bool { get }
    func makeListenerEndpoint() throws -> NSXPCListenerEndpoint
    var serviceName: String { get }
  }
  protocol NSFileProviderServicing: NSObjectProtocol {
    func supportedServiceSources(forItemIdentifier itemIdentifier: String, completionHandler: @escaping ([NSFileProviderServiceSource]?, Error?) -> Void) -> Progress
  }
  protocol NSFileProviderTestingChildrenEnumeration: NSFileProviderTestingOperation {
    var itemIdentifier: String { get }
    var side: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingCollisionResolution: NSFileProviderTestingOperation {
    var renamedItem: NSFileProviderItem { get }
    var side: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingContentFetch: NSFileProviderTestingOperation {
    var itemIdentifier: String { get }
    var side: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingCreation: NSFileProviderTestingOperation {
    var domainVersion: NSFileProviderDomainVersion? { get }
    var sourceItem: NSFileProviderItem { get }
    var targetSide: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingDeletion: NSFileProviderTestingOperation {
    var domainVersion: NSFileProviderDomainVersion? { get }
    var sourceItemIdentifier: String { get }
    var targetItemBaseVersion: NSFileProviderItemVersion { get }
    var targetItemIdentifier: String { get }
    var targetSide: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingIngestion: NSFileProviderTestingOperation {
    var item: NSFileProviderItem? { get }
    var itemIdentifier: String { get }
    var side: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingLookup: NSFileProviderTestingOperation {
    var itemIdentifier: String { get }
    var side: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingModification: NSFileProviderTestingOperation {
    var changedFields: NSFileProviderItemFields { get }
    var domainVersion: NSFileProviderDomainVersion? { get }
    var sourceItem: NSFileProviderItem { get }
    var targetItemBaseVersion: NSFileProviderItemVersion { get }
    var targetItemIdentifier: String { get }
    var targetSide: NSFileProviderTestingOperationSide { get }
  }
  protocol NSFileProviderTestingOperation: NSObjectProtocol {
    var asChildrenEnumeration: NSFileProviderTestingChildrenEnumeration { get }
    var asCollisionResolution: NSFileProviderTestingCollisionResolution { get }
    var asContentFetch: NSFileProviderTestingContentFetch { get }
    var asCreation: NSFileProviderTestingCreation { get }
    var asDeletion: NSFileProviderTestingDeletion { get }
    var asIngestion: NSFileProviderTestingIngestion { get }
    var asLookup: NSFileProviderTestingLookup { get }
    var asModification: NSFileProviderTestingModification { get }
    var type: NSFileProviderTestingOperationType { get }
  }
  enum NSFileProviderTestingOperationSide: UInt {
    case disk, fileProvider
  }
  enum NSFileProviderTestingOperationType: Int {
    case ingestion, lookup, creation, modification, deletion, contentFetch, childrenEnumeration, collisionResolution
  }
  protocol NSFileProviderThumbnailing: NSObjectProtocol {
    func fetchThumbnails(forItemIdentifiers itemIdentifiers: [String], requestedSize size: CGSize, perThumbnailCompletionHandler: @escaping (String, Data?, Error?) -> Void, completionHandler: @escaping (Error?) -> Void) -> Progress
  }
  var NSFileProviderTrashContainerItemIdentifier: String { get }
  struct NSFileProviderTypeAndCreator {
    var creator: UInt32
    init()
    init(type: UInt32, creator: UInt32)
    var type: UInt32
  }
  protocol NSFileProviderUserInteractionSuppressing: NSObjectProtocol {
    func isInteractionSuppressed(forIdentifier suppressionIdentifier: String) -> Bool
    func setInteractionSuppressed(_ suppression: Bool, forIdentifier suppressionIdentifier: String)
  }
  enum NSFileProviderVolumeUnsupportedReason: UInt {
    case none, unknown, nonAPFS, nonEncrypted, readOnly, network, quarantined
  }
  var NSFileProviderWorkingSetContainerItemIdentifier: String { get }
  """#

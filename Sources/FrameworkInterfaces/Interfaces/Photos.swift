/// What is known of the module `Photos`.
let photosInterface = #"""
  // exports: Foundation
  enum FigExifCustomRenderedValue: Int16 {
    case notCustom, custom, hdrImage, hdrPlusEV0_HDRImage, hdrPlusEV0_EV0Image, panoramaImage, sdofImage, sdofPlusOriginal_SdofImage, sdofPlusOriginal_OriginalImage
  }
  enum PHAccessLevel: Int {
    case addOnly, readWrite
  }
  class PHAdjustmentData: NSObject, NSCoding, NSSecureCoding {
    var data: Data { get }
    var formatIdentifier: String { get }
    var formatVersion: String { get }
    init()
    init?(coder: NSCoder)
    init(formatIdentifier: String, formatVersion: String, data: Data)
  }
  class PHAsset: PHObject {
    enum PlaybackStyle: Int { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }
    var adjustmentFormatIdentifier: String? { get }
    var burstIdentifier: String? { get }
    var burstSelectionTypes: PHAssetBurstSelectionType { get }
    func canPerform(_ editOperation: PHAssetEditOperation) -> Bool
    func cancelContentEditingInputRequest(_ requestID: Int)
    var creationDate: Date? { get }
    var duration: Double { get }
    static func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssets(withALAssetURLs assetUrls: [URL], options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssets(withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult
    static func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult?
    var hasAdjustments: Bool { get }
    var isFavorite: Bool { get }
    var isHidden: Bool { get }
    var isSyncFailureHidden: Bool { get }
    var location: CLLocation? { get }
    var mediaSubtypes: PHAssetMediaSubtype { get }
    var mediaType: PHAssetMediaType { get }
    var modificationDate: Date? { get }
    var pixelHeight: Int { get }
    var pixelWidth: Int { get }
    var playbackStyle: PHAsset.PlaybackStyle { get }
    var representsBurst: Bool { get }
    func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput, [AnyHashable: Any]) -> Void) -> Int
    var sourceType: PHAssetSourceType { get }
  }
  struct PHAssetBurstSelectionType: OptionSet {
    static var autoPick: PHAssetBurstSelectionType { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var userPick: PHAssetBurstSelectionType { get }
  }
  class PHAssetChangeRequest: PHChangeRequest {
    var contentEditingOutput: PHContentEditingOutput?
    var creationDate: Date?
    static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest
    static func creationRequestForAssetFromImage(atFile fileUrl: URL) -> PHAssetChangeRequest?
    static func creationRequestForAssetFromVideo(atFile fileUrl: URL) -> PHAssetChangeRequest?
    static func delete(_ assets: [PHAsset])
    init(for asset: PHAsset)
    var isFavorite: Bool
    var isHidden: Bool
    var location: CLLocation?
    var placeholderForCreatedAsset: PHObjectPlaceholder? { get }
    func revertAssetContentToOriginal()
  }
  class PHAssetCollection: PHCollection {
    var approximateLocation: CLLocation? { get }
    var assetCollectionSubtype: PHAssetCollectionSubtype { get }
    var assetCollectionType: PHAssetCollectionType { get }
    var endDate: Date? { get }
    var estimatedAssetCount: Int { get }
    static func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssetCollections(withALAssetGroupURLs assetGroupUrls: [URL], options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult
    static func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult
    static func fetchMoments(inMomentList momentList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult
    static func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult
    init()
    var localizedLocationNames: [String] { get }
    var startDate: Date? { get }
    static func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection
    static func transientAssetCollection(withAssetFetchResult fetchResult: PHFetchResult, title: String?) -> PHAssetCollection
  }
  class PHAssetCollectionChangeRequest: PHChangeRequest {
    func addAssets(_ assets: [PHObject])
    static func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest
    static func delete(_ assetCollections: [PHAssetCollection])
    init?(for assetCollection: PHAssetCollection)
    init?(for assetCollection: PHAssetCollection, assets: PHFetchResult?)
    func insertAssets(_ assets: [PHObject], at indexes: IndexSet)
    func moveAssets(at fromIndexes: IndexSet, to toIndex: Int)
    var placeholderForCreatedAssetCollection: PHObjectPlaceholder { get }
    func removeAssets(_ assets: [PHObject])
    func removeAssets(at indexes: IndexSet)
    func replaceAssets(at indexes: IndexSet, withAssets assets: [PHObject])
    var title: String
  }
  enum PHAssetCollectionSubtype: Int {
    case albumRegular, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported, albumMyPhotoStream, albumCloudShared, smartAlbumGeneric, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic, smartAlbumSpatial, any
  }
  enum PHAssetCollectionType: Int {
    case album, smartAlbum, moment
  }
  class PHAssetCreationRequest: PHAssetChangeRequest {
    func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
    func addResource(with type: PHAssetResourceType, file fileURL: URL, options: PHAssetResourceCreationOptions?)
    static func forAsset() -> PHAssetCreationRequest
    static func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool
  }
  enum PHAssetEditOperation: Int {
    case none, delete, content, properties
  }
  struct PHAssetMediaSubtype: OptionSet {
    init(rawValue: UInt)
    static var photoDepthEffect: PHAssetMediaSubtype { get }
    static var photoHDR: PHAssetMediaSubtype { get }
    static var photoLive: PHAssetMediaSubtype { get }
    static var photoPanorama: PHAssetMediaSubtype { get }
    var rawValue: UInt { get }
    static var screenshot: PHAssetMediaSubtype { get }
    static var smartAlbumSpatial: PHAssetMediaSubtype { get }
    static var videoCinematic: PHAssetMediaSubtype { get }
    static var videoHighFrameRate: PHAssetMediaSubtype { get }
    static var videoStreamed: PHAssetMediaSubtype { get }
    static var videoTimelapse: PHAssetMediaSubtype { get }
  }
  enum PHAssetMediaType: Int {
    case unknown, image, video, audio
  }
  class PHAssetResource: NSObject {
    var assetLocalIdentifier: String { get }
    static func assetResources(for forAsset: PHAsset) -> [PHAssetResource]
    static func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource]
    var originalFilename: String { get }
    var pixelHeight: Int { get }
    var pixelWidth: Int { get }
    var type: PHAssetResourceType { get }
    var uniformTypeIdentifier: String { get }
  }
  class PHAssetResourceCreationOptions: NSObject, NSCopying {
    init()
    var originalFilename: String?
    var shouldMoveFile: Bool
    var uniformTypeIdentifier: String?
  }
  class PHAssetResourceManager: NSObject {
    func cancelDataRequest(_ requestID: Int32)
    static var `default`: PHAssetResourceManager { get }
    static func `default`() -> PHAssetResourceManager
    func requestData(for forResource: PHAssetResource, options: PHAssetResourceRequestOptions?, dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping (Error?) -> Void) -> Int32
    func writeData(for forResource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?) async throws
    func writeData(for forResource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?, completionHandler: @escaping (Error?) -> Void)
  }
  class PHAssetResourceRequestOptions: NSObject, NSCopying {
    init()
    var isNetworkAccessAllowed: Bool
    var progressHandler: ((Double) -> Void)?
  }
  enum PHAssetResourceType: Int {
    case photo, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy
  }
  enum PHAssetSourceType: UInt {
    case none, userLibrary, cloudShared, iTunesSynced
  }
  enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
  }
  class PHCachingImageManager: PHImageManager {
    var allowsCachingHighQualityImages: Bool
    init()
    func startCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    func stopCachingImages(for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?)
    func stopCachingImagesForAllAssets()
  }
  class PHChange: NSObject {
    func changeDetails(for obj: PHFetchResult) -> PHFetchResultChangeDetails?
    func changeDetails(for obj: PHObject) -> PHObjectChangeDetails?
    init()
  }
  class PHChangeRequest: NSObject {}
  class PHCloudIdentifier: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init(stringValue: String)
    static var notFound: PHCloudIdentifier { get }
    static func notFound() -> PHCloudIdentifier
    var stringValue: String { get }
  }
  class PHCloudIdentifierMapping: NSObject {
    var cloudIdentifier: PHCloudIdentifier? { get }
    var error: Error? { get }
  }
  class PHCollection: PHObject {
    var canContainAssets: Bool { get }
    var canContainCollections: Bool { get }
    func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool
    static func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult
    static func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult
    var localizedTitle: String? { get }
  }
  enum PHCollectionEditOperation: Int {
    case none, deleteContent, removeContent, addContent, createContent, rearrangeContent, delete, rename
  }
  class PHCollectionList: PHCollection {
    var collectionListSubtype: PHCollectionListSubtype { get }
    var collectionListType: PHCollectionListType { get }
    var endDate: Date? { get }
    static func fetchCollectionLists(with type: PHCollectionListType, subtype subType: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult
    static func fetchCollectionLists(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult
    static func fetchCollectionListsContaining(_ collection: PHCollection, options: PHFetchOptions?) -> PHFetchResult
    static func fetchMomentLists(with subType: PHCollectionListSubtype, containingMoment moment: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult
    static func fetchMomentLists(with subType: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult
    init()
    var localizedLocationNames: [String] { get }
    var startDate: Date? { get }
    static func transientCollectionList(with collections: [PHAssetCollection], title: String?) -> PHCollectionList
    static func transientCollectionList(withCollectionsFetchResult fetchResult: PHFetchResult, title: String?) -> PHCollectionList
  }
  class PHCollectionListChangeRequest: PHChangeRequest {
    func addChildCollections(_ collections: [PHCollection])
    static func creationRequestForCollectionList(withTitle title: String) -> PHCollectionListChangeRequest
    static func delete(_ collectionLists: [PHCollectionList])
    init?(for collectionList: PHCollectionList)
    init?(for collectionList: PHCollectionList, childCollections: PHFetchResult)
    init?(forTopLevelCollectionListUserCollections childCollections: PHFetchResult)
    func insertChildCollections(_ collections: [PHCollection], at indexes: IndexSet)
    func moveChildCollections(at indexes: IndexSet, to toIndex: Int)
    var placeholderForCreatedCollectionList: PHObjectPlaceholder { get }
    func removeChildCollections(_ collections: [PHCollection])
    func removeChildCollections(at indexes: IndexSet)
    func replaceChildCollections(at indexes: IndexSet, withChildCollections collections: [PHCollection])
    var title: String
  }
  enum PHCollectionListSubtype: Int {
    case momentListCluster, momentListYear, regularFolder, smartFolderEvents, smartFolderFaces, any
  }
  enum PHCollectionListType: Int {
    case momentList, folder, smartFolder
  }
  class PHContentEditingInput: NSObject {
    var adjustmentData: PHAdjustmentData? { get }
    var audiovisualAsset: AVAsset? { get }
    var avAsset: AVAsset? { get }
    var creationDate: Date? { get }
    var displaySizeImage: UIImage? { get }
    var fullSizeImageOrientation: CIImageOrientation { get }
    var fullSizeImageURL: URL? { get }
    init()
    var livePhoto: PHLivePhoto? { get }
    var location: CLLocation? { get }
    var mediaSubtypes: PHAssetMediaSubtype { get }
    var mediaType: PHAssetMediaType { get }
    var playbackStyle: PHAsset.PlaybackStyle { get }
    var uniformTypeIdentifier: String? { get }
  }
  var PHContentEditingInputCancelledKey: String { get }
  var PHContentEditingInputErrorKey: String { get }
  class PHContentEditingInputRequestOptions: NSObject {
    var canHandleAdjustmentData: (PHAdjustmentData) -> Bool
    init()
    var isNetworkAccessAllowed: Bool
    var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  }
  var PHContentEditingInputResultIsInCloudKey: String { get }
  class PHContentEditingOutput: NSObject, NSCoding, NSSecureCoding {
    var adjustmentData: PHAdjustmentData?
    var defaultRenderedContentType: UTType? { get }
    init()
    init?(coder: NSCoder)
    init(contentEditingInput: PHContentEditingInput)
    init(placeholderForCreatedAsset: PHObjectPlaceholder)
    var renderedContentURL: URL { get }
    func renderedContentURL(for type: UTType) throws -> URL
    var supportedRenderedContentTypes: [UTType] { get }
  }
  class PHFetchOptions: NSObject, NSCopying {
    var fetchLimit: Int
    var includeAllBurstAssets: Bool
    var includeAssetSourceTypes: PHAssetSourceType
    var includeHiddenAssets: Bool
    init()
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var wantsIncrementalChangeDetails: Bool
  }
  class PHFetchResult: NSObject, NSCopying {
    func contains(_ id: Any) -> Bool
    var count: Int { get }
    func countOfAssets(with mediaType: PHAssetMediaType) -> Int
    func enumerateObjects(_ handler: @escaping (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(at idx: IndexSet, options opts: NSEnumerationOptions = nil, using handler: @escaping (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(options opts: NSEnumerationOptions = nil, using handler: @escaping (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    var firstObject: Any? { get }
    func index(of id: Any) -> Int
    func index(of id: Any, in range: NSRange) -> Int
    var lastObject: Any? { get }
    func object(at index: Int) -> Any
    func object(atIndexedSubscript index: Int) -> Any
    func objects(at indexes: IndexSet) -> UnsafeMutableRawPointer
  }
  class PHFetchResultChangeDetails: NSObject {
    var changedIndexes: IndexSet? { get }
    var changedObjects: [PHObject] { get }
    func enumerateMoves(_ handler: @escaping (Int, Int) -> Void)
    var fetchResultAfterChanges: PHFetchResult { get }
    var fetchResultBeforeChanges: PHFetchResult { get }
    var hasIncrementalChanges: Bool { get }
    var hasMoves: Bool { get }
    init()
    init(from fromResult: PHFetchResult, to toResult: PHFetchResult, changedObjects: [PHObject])
    var insertedIndexes: IndexSet? { get }
    var insertedObjects: [PHObject] { get }
    var removedIndexes: IndexSet? { get }
    var removedObjects: [PHObject] { get }
  }
  var PHImageCancelledKey: String { get }
  enum PHImageContentMode: Int {
    case aspectFit, aspectFill, `default`
  }
  var PHImageErrorKey: String { get }
  class PHImageManager: NSObject {
    func cancelImageRequest(_ requestID: Int32)
    static func `default`() -> PHImageManager
    init()
    func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset, AVAudioMix, [AnyHashable: Any]) -> Void) -> Int32
    func requestExportSession(forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String, resultHandler: @escaping (AVAssetExportSession, [AnyHashable: Any]) -> Void) -> Int32
    func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage, [AnyHashable: Any]) -> Void) -> Int32
    func requestImageData(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler handler: @escaping (Data, String, UIImage.Orientation, [AnyHashable: Any]) -> Void) -> Int32
    func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) -> Int32
    func requestLivePhoto(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto, [AnyHashable: Any]) -> Void) -> Int32
    func requestPlayerItem(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVPlayerItem, [AnyHashable: Any]) -> Void) -> Int32
  }
  var PHImageManagerMaximumSize: CGSize { get }
  class PHImageRequestOptions: NSObject, NSCopying {
    var allowSecondaryDegradedImage: Bool
    var deliveryMode: PHImageRequestOptionsDeliveryMode
    init()
    var isNetworkAccessAllowed: Bool
    var isSynchronous: Bool
    var normalizedCropRect: CGRect
    var progressHandler: ((Double, Error?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    var resizeMode: PHImageRequestOptionsResizeMode
    var version: PHImageRequestOptionsVersion
  }
  enum PHImageRequestOptionsDeliveryMode: Int {
    case opportunistic, highQualityFormat, fastFormat
  }
  enum PHImageRequestOptionsResizeMode: Int {
    case none, fast, exact
  }
  enum PHImageRequestOptionsVersion: Int {
    case current, unadjusted, original
  }
  var PHImageResultIsDegradedKey: String { get }
  var PHImageResultIsInCloudKey: String { get }
  var PHImageResultRequestIDKey: String { get }
  class PHLivePhoto: NSObject, NSSecureCoding, NSCopying, NSItemProviderReading {
    static func cancelRequest(withRequestID requestID: Int32)
    init?(coder: NSCoder)
    static func request(withResourceFile fileUrls: [URL], placeholderImage image: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto, [AnyHashable: Any]) -> Void) -> Int32
    var size: CGSize { get }
  }
  class PHLivePhotoEditingContext: NSObject {
    var audioVolume: Float
    func cancel()
    var duration: CMTime { get }
    var frameProcessor: ((PHLivePhotoFrame?, UnsafeMutablePointer<Error>?) -> CIImage)?
    var fullSizeImage: CIImage { get }
    init(livePhotoEditingInput livePhotoInput: PHContentEditingInput)
    var orientation: CGImagePropertyOrientation { get }
    var photoTime: CMTime { get }
    func prepareLivePhotoForPlayback(withTargetSize targetSize: CGSize, options: [AnyHashable: Any]? = nil, completionHandler handler: @escaping (PHLivePhoto?, Error?) -> Void)
    func saveLivePhoto(to output: PHContentEditingOutput, options: [AnyHashable: Any]? = nil, completionHandler handler: @escaping (Bool, Error?) -> Void)
  }
  struct PHLivePhotoEditingError: Error {
    enum Code: Int { case unknown, aborted }
    static var aborted: PHLivePhotoEditingError.Code { get }
    var code: PHLivePhotoEditingError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: PHLivePhotoEditingError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var unknown: PHLivePhotoEditingError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PHLivePhotoEditingErrorDomain: String { get }
  protocol PHLivePhotoFrame: NSObjectProtocol {
    var image: CIImage { get }
    var renderScale: CGFloat { get }
    var time: CMTime { get }
    var type: PHLivePhotoFrameType { get }
  }
  enum PHLivePhotoFrameType: Int {
    case photo, video
  }
  var PHLivePhotoInfoCancelledKey: String { get }
  var PHLivePhotoInfoErrorKey: String { get }
  var PHLivePhotoInfoIsDegradedKey: String { get }
  class PHLivePhotoRequestOptions: NSObject, NSCopying {
    var deliveryMode: PHImageRequestOptionsDeliveryMode
    init()
    var isNetworkAccessAllowed: Bool
    var progressHandler: ((Double, Error?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    var version: PHImageRequestOptionsVersion
  }
  var PHLivePhotoShouldRenderAtPlaybackTime: String { get }
  class PHLocalIdentifierMapping: NSObject {
    var error: Error? { get }
    var localIdentifier: String? { get }
  }
  var PHLocalIdentifierNotFound: String { get }
  var PHLocalIdentifiersErrorKey: String { get }
  class PHObject: NSObject, NSCopying {
    var localIdentifier: String { get }
  }
  class PHObjectChangeDetails: NSObject {
    var assetContentChanged: Bool { get }
    init()
    var objectAfterChanges: Any? { get }
    var objectBeforeChanges: Any { get }
    var objectWasDeleted: Bool { get }
  }
  class PHObjectPlaceholder: PHObject {
    init()
  }
  enum PHObjectType: Int {
    case asset, assetCollection, collectionList
  }
  class PHPersistentChange: NSObject {
    func changeDetails(for objectType: PHObjectType) throws -> PHPersistentObjectChangeDetails
    var changeToken: PHPersistentChangeToken { get }
  }
  class PHPersistentChangeFetchResult: NSObject {
    func enumerateChanges(_ block: @escaping (PHPersistentChange, UnsafeMutablePointer<ObjCBool>) -> Void)
  }
  class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class PHPersistentObjectChangeDetails: NSObject {
    var deletedLocalIdentifiers: Set<String> { get }
    var insertedLocalIdentifiers: Set<String> { get }
    var objectType: PHObjectType { get }
    var updatedLocalIdentifiers: Set<String> { get }
  }
  class PHPhotoLibrary: NSObject {
    static func authorizationStatus() -> PHAuthorizationStatus
    static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
    func cloudIdentifierMappings(forLocalIdentifiers localIdentifiers: [String]) -> [String: PHCloudIdentifierMapping]
    func cloudIdentifiers(forLocalIdentifiers localIdentifiers: [String]) -> [PHCloudIdentifier]
    var currentChangeToken: PHPersistentChangeToken { get }
    func fetchPersistentChanges(since: PHPersistentChangeToken) throws -> PHPersistentChangeFetchResult
    func localIdentifierMappings(for cloudIdentifiers: [PHCloudIdentifier]) -> [PHCloudIdentifier: PHLocalIdentifierMapping]
    func localIdentifiers(for cloudIdentifiers: [PHCloudIdentifier]) -> [String]
    func performChanges(_ changeHandler: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil)
    func performChangesAndWait(_ changeHandler: @escaping () -> Void) throws
    func register(_ observer: PHPhotoLibraryAvailabilityObserver)
    func register(_ observer: PHPhotoLibraryChangeObserver)
    static func requestAuthorization() async -> PHAuthorizationStatus
    static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void)
    static func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
    static func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void)
    static func shared() -> PHPhotoLibrary
    var unavailabilityReason: Error? { get }
    func unregisterAvailabilityObserver(_ observer: PHPhotoLibraryAvailabilityObserver)
    func unregisterChangeObserver(_ observer: PHPhotoLibraryChangeObserver)
  }
  protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ photoLibrary: PHPhotoLibrary)
  }
  protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
  }
  struct PHPhotosError: Error {
    enum Code: Int { case internalError, userCancelled, libraryVolumeOffline, relinquishingLibraryBundleToWriter, switchingSystemPhotoLibrary, networkAccessRequired, networkError, identifierNotFound, multipleIdentifiersFound, changeNotSupported, operationInterrupted, invalidResource, missingResource, notEnoughSpace, requestNotSupportedForAsset, accessRestricted, accessUserDenied, libraryInFileProviderSyncRoot, persistentChangeTokenExpired, persistentChangeDetailsUnavailable }
    static var accessRestricted: PHPhotosError.Code { get }
    static var accessUserDenied: PHPhotosError.Code { get }
    static var changeNotSupported: PHPhotosError.Code { get }
    var code: PHPhotosError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var identifierNotFound: PHPhotosError.Code { get }
    init(_ code: PHPhotosError.Code, userInfo: [String: Any] = nil)
    static var internalError: PHPhotosError.Code { get }
    static var invalidResource: PHPhotosError.Code { get }
    static var libraryInFileProviderSyncRoot: PHPhotosError.Code { get }
    static var libraryVolumeOffline: PHPhotosError.Code { get }
    var localizedDescription: String { get }
    static var missingResource: PHPhotosError.Code { get }
    static var multipleIdentifiersFound: PHPhotosError.Code { get }
    static var networkAccessRequired: PHPhotosError.Code { get }
    static var networkError: PHPhotosError.Code { get }
    static var notEnoughSpace: PHPhotosError.Code { get }
    static var operationInterrupted: PHPhotosError.Code { get }
    static var persistentChangeDetailsUnavailable: PHPhotosError.Code { get }
    static var persistentChangeTokenExpired: PHPhotosError.Code { get }
    static var relinquishingLibraryBundleToWriter: PHPhotosError.Code { get }
    static var requestNotSupportedForAsset: PHPhotosError.Code { get }
    static var switchingSystemPhotoLibrary: PHPhotosError.Code { get }
    static var userCancelled: PHPhotosError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var PHPhotosErrorDomain: String { get }
  class PHProject: PHAssetCollection {
    var hasProjectPreview: Bool { get }
    init()
    var projectExtensionData: Data { get }
  }
  class PHProjectChangeRequest: PHChangeRequest {
    init()
    init(project: PHProject)
    var projectExtensionData: Data
    func remove(_ assets: [PHAsset])
    func setKeyAsset(_ keyAsset: PHAsset?)
    func setProjectPreviewImage(_ previewImage: NSImage)
    var title: String
  }
  enum PHProjectCreationSource: Int {
    case undefined, userSelection, album, memory, moment, project, projectBook, projectCalendar, projectCard, projectPrintOrder, projectSlideshow, projectExtension
  }
  enum PHProjectSectionType: Int {
    case undefined, cover, content, auxiliary
  }
  enum PHProjectTextElementType: Int {
    case body, title, subtitle
  }
  class PHVideoRequestOptions: NSObject, NSCopying {
    var deliveryMode: PHVideoRequestOptionsDeliveryMode
    init()
    var isNetworkAccessAllowed: Bool
    var progressHandler: ((Double, Error?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
    var version: PHVideoRequestOptionsVersion
  }
  enum PHVideoRequestOptionsDeliveryMode: Int {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
  }
  enum PHVideoRequestOptionsVersion: Int {
    case current, original
  }
  """#

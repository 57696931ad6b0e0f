/// What is known of the module `CloudKit`.
let cloudKitInterface = #"""
  // exports: Foundation CoreLocation
  class CKAcceptSharesOperation: CKOperation {
    var acceptSharesCompletionBlock: ((Error?) -> Void)?
    init()
    init(shareMetadatas: [CKShare.Metadata])
    var perShareCompletionBlock: ((CKShare.Metadata?, CKShare?, Error?) -> Void)?
    var shareMetadatas: [CKShare.Metadata]?
  }
  enum CKAccountStatus: Int {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
  }
  class CKAllowedSharingOptions: NSObject, NSSecureCoding, NSCopying {
    var allowedParticipantAccessOptions: CKSharingParticipantAccessOption
    var allowedParticipantPermissionOptions: CKSharingParticipantPermissionOption
    init(allowedParticipantPermissionOptions: CKSharingParticipantPermissionOption, allowedParticipantAccessOptions: CKSharingParticipantAccessOption)
    init?(coder: NSCoder)
    static var standard: CKAllowedSharingOptions { get }
  }
  class CKAsset: NSObject, NSCoding, NSSecureCoding, CKRecordValue {
    var fileURL: URL? { get }
    init?(coder: NSCoder)
    init(file fileUrl: URL)
  }
  class CKContainer: NSObject {
    enum ApplicationPermissionStatus: Int { case initialState, couldNotComplete, denied, granted }
    struct ApplicationPermissions: OptionSet {}
    func accept(_ metadata: CKShare.Metadata) async throws -> CKShare
    func accept(_ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, Error?) -> Void)
    func accountStatus() async throws -> CKAccountStatus
    func accountStatus(completionHandler: @escaping (CKAccountStatus, Error?) -> Void)
    func add(_ operation: CKOperation)
    var containerIdentifier: String? { get }
    func database(with databaseScope: CKDatabase.Scope) -> CKDatabase
    static func `default`() -> CKContainer
    func discoverAllIdentities() async throws -> [CKUserIdentity]
    func discoverAllIdentities(completionHandler: @escaping ([CKUserIdentity]?, Error?) -> Void)
    func discoverUserIdentity(withEmailAddress email: String) async throws -> CKUserIdentity
    func discoverUserIdentity(withEmailAddress email: String, completionHandler: @escaping (CKUserIdentity?, Error?) -> Void)
    func discoverUserIdentity(withPhoneNumber phoneNumber: String) async throws -> CKUserIdentity
    func discoverUserIdentity(withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKUserIdentity?, Error?) -> Void)
    func discoverUserIdentity(withUserRecordID userRecordID: CKRecord.ID) async throws -> CKUserIdentity
    func discoverUserIdentity(withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKUserIdentity?, Error?) -> Void)
    func fetchAllLongLivedOperationIDs() async throws -> [String: Operation]
    func fetchAllLongLivedOperationIDs(completionHandler: @escaping ([String: Operation]?, Error?) -> Void)
    func fetchLongLivedOperation(withID operationID: [String]) async throws -> [String: Operation]
    func fetchLongLivedOperation(withID operationID: [String], completionHandler: @escaping ([String: Operation]?, Error?) -> Void)
    func fetchShareMetadata(with url: URL) async throws -> CKShare.Metadata
    func fetchShareMetadata(with url: URL, completionHandler: @escaping (CKShare.Metadata?, Error?) -> Void)
    func fetchShareParticipant(withEmailAddress emailAddress: String) async throws -> CKShare.Participant
    func fetchShareParticipant(withEmailAddress emailAddress: String, completionHandler: @escaping (CKShare.Participant?, Error?) -> Void)
    func fetchShareParticipant(withPhoneNumber phoneNumber: String) async throws -> CKShare.Participant
    func fetchShareParticipant(withPhoneNumber phoneNumber: String, completionHandler: @escaping (CKShare.Participant?, Error?) -> Void)
    func fetchShareParticipant(withUserRecordID userRecordID: CKRecord.ID) async throws -> CKShare.Participant
    func fetchShareParticipant(withUserRecordID userRecordID: CKRecord.ID, completionHandler: @escaping (CKShare.Participant?, Error?) -> Void)
    func fetchUserRecordID() async throws -> CKRecord.ID
    func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, Error?) -> Void)
    init(identifier containerIdentifier: String)
    var privateCloudDatabase: CKDatabase { get }
    var publicCloudDatabase: CKDatabase { get }
    func requestApplicationPermission(_ applicationPermission: CKContainer.ApplicationPermissions) async throws -> CKContainer.ApplicationPermissionStatus
    func requestApplicationPermission(_ applicationPermission: CKContainer.ApplicationPermissions, completionHandler: @escaping (CKContainer.ApplicationPermissionStatus, Error?) -> Void)
    var sharedCloudDatabase: CKDatabase { get }
    func status(forApplicationPermission applicationPermission: CKContainer.ApplicationPermissions) async throws -> CKContainer.ApplicationPermissionStatus
    func status(forApplicationPermission applicationPermission: CKContainer.ApplicationPermissions, completionHandler: @escaping (CKContainer.ApplicationPermissionStatus, Error?) -> Void)
  }
  extension CKContainer.ApplicationPermissions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var userDiscoverability: CKContainer.ApplicationPermissions { get }
  }
  var CKCurrentUserDefaultName: String { get }
  class CKDatabase: NSObject {
    enum Scope: Int { case `public`, `private`, shared }
    func add(_ operation: CKDatabaseOperation)
    var databaseScope: CKDatabase.Scope { get }
    func deleteRecord(with recordId: CKRecord.ID) async throws -> CKRecord.ID
    func deleteRecord(with recordId: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, Error?) -> Void)
    func deleteRecordZone(with zoneId: CKRecordZone.ID) async throws -> CKRecordZone.ID
    func deleteRecordZone(with zoneId: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, Error?) -> Void)
    func deleteSubscription(withID subscriptionID: String) async throws -> String
    func deleteSubscription(withID subscriptionID: String, completionHandler: @escaping (String?, Error?) -> Void)
    func fetchAllRecordZones() async throws -> [CKRecordZone]
    func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, Error?) -> Void)
    func fetchAllSubscriptions() async throws -> [CKSubscription]
    func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, Error?) -> Void)
    func fetchRecord(with recordId: CKRecord.ID) async throws -> CKRecord
    func fetchRecord(with recordId: CKRecord.ID, completionHandler: @escaping (CKRecord?, Error?) -> Void)
    func fetchRecordZone(with zoneId: CKRecordZone.ID) async throws -> CKRecordZone
    func fetchRecordZone(with zoneId: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, Error?) -> Void)
    func fetchSubscription(withID subscriptionId: String) async throws -> CKSubscription
    func fetchSubscription(withID subscriptionId: String, completionHandler: @escaping (CKSubscription?, Error?) -> Void)
    func perform(_ query: CKQuery, inZoneWith zoneId: CKRecordZone.ID?) async throws -> [CKRecord]
    func perform(_ query: CKQuery, inZoneWith zoneId: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, Error?) -> Void)
    func save(_ record: CKRecord) async throws -> CKRecord
    func save(_ subscription: CKSubscription) async throws -> CKSubscription
    func save(_ zone: CKRecordZone) async throws -> CKRecordZone
    func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, Error?) -> Void)
    func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, Error?) -> Void)
    func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, Error?) -> Void)
  }
  class CKDatabaseNotification: CKNotification {
    var databaseScope: CKDatabase.Scope { get }
  }
  class CKDatabaseOperation: CKOperation {
    var database: CKDatabase?
  }
  class CKDatabaseSubscription: CKSubscription, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    init(subscriptionID: String)
    var recordType: String?
  }
  class CKDiscoverAllUserIdentitiesOperation: CKOperation {
    var discoverAllUserIdentitiesCompletionBlock: ((Error?) -> Void)?
    init()
    var userIdentityDiscoveredBlock: ((CKUserIdentity) -> Void)?
  }
  class CKDiscoverUserIdentitiesOperation: CKOperation {
    var discoverUserIdentitiesCompletionBlock: ((Error?) -> Void)?
    init()
    init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo])
    var userIdentityDiscoveredBlock: ((CKUserIdentity, CKUserIdentity.LookupInfo) -> Void)?
    var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]
  }
  struct CKError: Error {
    enum Code: Int { case none, internalError, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification, responseLost, assetNotAvailable, temporarilyUnavailable }
    static var alreadyShared: CKError.Code { get }
    static var assetFileModified: CKError.Code { get }
    static var assetFileNotFound: CKError.Code { get }
    static var assetNotAvailable: CKError.Code { get }
    static var badContainer: CKError.Code { get }
    static var badDatabase: CKError.Code { get }
    static var batchRequestFailed: CKError.Code { get }
    static var changeTokenExpired: CKError.Code { get }
    var code: CKError.Code { get }
    static var constraintViolation: CKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var incompatibleVersion: CKError.Code { get }
    init(_ code: CKError.Code, userInfo: [String: Any] = nil)
    static var internalError: CKError.Code { get }
    static var invalidArguments: CKError.Code { get }
    static var limitExceeded: CKError.Code { get }
    var localizedDescription: String { get }
    static var managedAccountRestricted: CKError.Code { get }
    static var missingEntitlement: CKError.Code { get }
    static var networkFailure: CKError.Code { get }
    static var networkUnavailable: CKError.Code { get }
    static var none: CKError.Code { get }
    static var notAuthenticated: CKError.Code { get }
    static var operationCancelled: CKError.Code { get }
    static var partialFailure: CKError.Code { get }
    static var participantMayNeedVerification: CKError.Code { get }
    static var permissionFailure: CKError.Code { get }
    static var quotaExceeded: CKError.Code { get }
    static var referenceViolation: CKError.Code { get }
    static var requestRateLimited: CKError.Code { get }
    static var responseLost: CKError.Code { get }
    static var resultsTruncated: CKError.Code { get }
    static var serverRecordChanged: CKError.Code { get }
    static var serverRejectedRequest: CKError.Code { get }
    static var serviceUnavailable: CKError.Code { get }
    static var temporarilyUnavailable: CKError.Code { get }
    static var tooManyParticipants: CKError.Code { get }
    static var unknownItem: CKError.Code { get }
    static var userDeletedZone: CKError.Code { get }
    var userInfo: [String: Any] { get }
    static var zoneBusy: CKError.Code { get }
    static var zoneNotFound: CKError.Code { get }
  }
  var CKErrorDomain: String { get }
  var CKErrorRetryAfterKey: String { get }
  var CKErrorUserDidResetEncryptedDataKey: String { get }
  class CKFetchDatabaseChangesOperation: CKDatabaseOperation {
    var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
    var fetchAllChanges: Bool
    var fetchDatabaseChangesCompletionBlock: ((CKServerChangeToken?, Bool, Error?) -> Void)?
    init()
    init(previousServerChangeToken: CKServerChangeToken?)
    var previousServerChangeToken: CKServerChangeToken?
    var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
    var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
    var recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock: ((CKRecordZone.ID) -> Void)?
    var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
    var resultsLimit: Int
  }
  class CKFetchRecordChangesOperation: CKDatabaseOperation {
    var desiredKeys: [String]?
    var fetchRecordChangesCompletionBlock: ((CKServerChangeToken?, Data?, Error?) -> Void)?
    init()
    init(recordZoneID: CKRecordZone.ID, previousServerChangeToken: CKServerChangeToken?)
    var moreComing: Bool { get }
    var previousServerChangeToken: CKServerChangeToken?
    var recordChangedBlock: ((CKRecord) -> Void)?
    var recordWithIDWasDeletedBlock: ((CKRecord.ID) -> Void)?
    var recordZoneID: CKRecordZone.ID?
    var resultsLimit: Int
  }
  class CKFetchRecordZoneChangesOperation: CKDatabaseOperation {
    class ZoneConfiguration: NSObject, NSSecureCoding, NSCopying {}
    class ZoneOptions: NSObject, NSSecureCoding, NSCopying {}
    var configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]?
    var fetchAllChanges: Bool
    var fetchRecordZoneChangesCompletionBlock: ((Error?) -> Void)?
    init()
    init(recordZoneIDs: [CKRecordZone.ID], configurationsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneConfiguration]?)
    init(recordZoneIDs: [CKRecordZone.ID], optionsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneOptions]?)
    var optionsByRecordZoneID: [CKRecordZone.ID: CKFetchRecordZoneChangesOperation.ZoneOptions]?
    var recordChangedBlock: ((CKRecord) -> Void)?
    var recordWasChangedBlock: ((CKRecord.ID?, CKRecord?, Error?) -> Void)?
    var recordWithIDWasDeletedBlock: ((CKRecord.ID, String) -> Void)?
    var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken, Data) -> Void)?
    var recordZoneFetchCompletionBlock: ((CKRecordZone.ID?, CKServerChangeToken?, Data?, Bool, Error?) -> Void)?
    var recordZoneIDs: [CKRecordZone.ID]?
  }
  extension CKFetchRecordZoneChangesOperation.ZoneConfiguration {
    var desiredKeys: [String]?
    init()
    init?(coder: NSCoder)
    var previousServerChangeToken: CKServerChangeToken?
    var resultsLimit: Int
  }
  extension CKFetchRecordZoneChangesOperation.ZoneOptions {
    var desiredKeys: [String]?
    init()
    init?(coder: NSCoder)
    var previousServerChangeToken: CKServerChangeToken?
    var resultsLimit: Int
  }
  class CKFetchRecordZonesOperation: CKDatabaseOperation {
    static func fetchAll() -> CKFetchRecordZonesOperation
    var fetchRecordZonesCompletionBlock: (([AnyHashable: Any]?, Error?) -> Void)?
    init()
    init(recordZoneIDs zoneIds: [CKRecordZone.ID])
    var perRecordZoneCompletionBlock: ((CKRecordZone.ID?, CKRecordZone?, Error?) -> Void)?
    var recordZoneIDs: [CKRecordZone.ID]?
  }
  class CKFetchRecordsOperation: CKDatabaseOperation {
    var desiredKeys: [String]?
    static func fetchCurrentUserRecord() -> CKFetchRecordsOperation
    var fetchRecordsCompletionBlock: (([AnyHashable: Any]?, Error?) -> Void)?
    init()
    init(recordIDs recordIds: [CKRecord.ID])
    var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, Error?) -> Void)?
    var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    var recordIDs: [CKRecord.ID]?
  }
  class CKFetchShareMetadataOperation: CKOperation {
    var fetchShareMetadataCompletionBlock: ((Error?) -> Void)?
    init()
    init(share shareUrls: [URL])
    var perShareMetadataBlock: ((URL?, CKShare.Metadata?, Error?) -> Void)?
    var rootRecordDesiredKeys: [String]?
    var shareURLs: [URL]?
    var shouldFetchRootRecord: Bool
  }
  class CKFetchShareParticipantsOperation: CKOperation {
    var fetchShareParticipantsCompletionBlock: ((Error?) -> Void)?
    init()
    init(userIdentityLookupInfos: [CKUserIdentity.LookupInfo])
    var perShareParticipantCompletionBlock: ((CKUserIdentity.LookupInfo?, CKShare.Participant?, Error?) -> Void)?
    var shareParticipantFetchedBlock: ((CKShare.Participant) -> Void)?
    var userIdentityLookupInfos: [CKUserIdentity.LookupInfo]?
  }
  class CKFetchSubscriptionsOperation: CKDatabaseOperation {
    static func fetchAll() -> CKFetchSubscriptionsOperation
    var fetchSubscriptionCompletionBlock: (([AnyHashable: Any]?, Error?) -> Void)?
    init()
    init(subscriptionIDs subscriptionIds: [String])
    var perSubscriptionCompletionBlock: ((String, CKSubscription?, Error?) -> Void)?
    var subscriptionIDs: [String]?
  }
  class CKFetchWebAuthTokenOperation: CKDatabaseOperation {
    var apiToken: String?
    var fetchWebAuthTokenCompletionBlock: ((String?, Error?) -> Void)?
    init()
    init(apiToken token: String)
  }
  class CKLocationSortDescriptor: NSSortDescriptor, NSSecureCoding {
    init?(coder: NSCoder)
    init(key: String, relativeLocation: CLLocation)
    var relativeLocation: CLLocation { get }
  }
  class CKModifyRecordZonesOperation: CKDatabaseOperation {
    init()
    init(recordZonesToSave: [CKRecordZone]?, recordZoneIDsToDelete recordZoneIdsToDelete: [CKRecordZone.ID]?)
    var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, Error?) -> Void)?
    var perRecordZoneDeleteBlock: ((CKRecordZone.ID?, Error?) -> Void)?
    var perRecordZoneSaveBlock: ((CKRecordZone.ID?, CKRecordZone?, Error?) -> Void)?
    var recordZoneIDsToDelete: [CKRecordZone.ID]?
    var recordZonesToSave: [CKRecordZone]?
  }
  class CKModifyRecordsOperation: CKDatabaseOperation {
    enum RecordSavePolicy: Int { case saveIfServerRecordUnchanged, saveChangedKeys, saveAllKeys }
    var atomic: Bool
    var clientChangeTokenData: Data?
    init()
    init(recordsToSave: [CKRecord]?, recordIDsToDelete recordsToDelete: [CKRecord.ID]?)
    var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, Error?) -> Void)?
    var perRecordCompletionBlock: ((CKRecord?, Error?) -> Void)?
    var perRecordDeleteBlock: ((CKRecord.ID?, Error?) -> Void)?
    var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    var perRecordSaveBlock: ((CKRecord.ID?, CKRecord?, Error?) -> Void)?
    var recordIDsToDelete: [CKRecord.ID]?
    var recordsToSave: [CKRecord]?
    var savePolicy: CKModifyRecordsOperation.RecordSavePolicy
  }
  class CKModifySubscriptionsOperation: CKDatabaseOperation {
    init()
    init(subscriptionsToSave: [CKSubscription]?, subscriptionIDsToDelete subscriptionIdsToDelete: [String]?)
    var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, Error?) -> Void)?
    var perSubscriptionDeleteBlock: ((String, Error?) -> Void)?
    var perSubscriptionSaveBlock: ((String, CKSubscription?, Error?) -> Void)?
    var subscriptionIDsToDelete: [String]?
    var subscriptionsToSave: [CKSubscription]?
  }
  class CKNotification: NSObject, NSSecureCoding {
    class ID: NSObject, NSCopying, NSSecureCoding, NSCoding {}
    enum NotificationType: Int { case query, recordZone, readNotification, database }
    var alertActionLocalizationKey: String? { get }
    var alertBody: String? { get }
    var alertLaunchImage: String? { get }
    var alertLocalizationArgs: [String]? { get }
    var alertLocalizationKey: String? { get }
    var badge: NSNumber? { get }
    var category: String? { get }
    var containerIdentifier: String? { get }
    init?(coder: NSCoder)
    init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any])
    var isPruned: Bool { get }
    var notificationID: CKNotification.ID? { get }
    var notificationType: CKNotification.NotificationType { get }
    var soundName: String? { get }
    var subscriptionID: String? { get }
    var subscriptionOwnerUserRecordID: CKRecord.ID? { get }
    var subtitle: String? { get }
    var subtitleLocalizationArgs: [String]? { get }
    var subtitleLocalizationKey: String? { get }
    var title: String? { get }
    var titleLocalizationArgs: [String]? { get }
    var titleLocalizationKey: String? { get }
  }
  extension CKNotification.ID {
    init?(coder: NSCoder)
  }
  class CKOperation: Operation {
    class Configuration: NSObject, NSSecureCoding, NSCopying {}
    var allowsCellularAccess: Bool
    var configuration: CKOperation.Configuration?
    var container: CKContainer?
    var group: CKOperationGroup?
    init()
    var isLongLived: Bool
    var longLivedOperationWasPersistedBlock: (() -> Void)?
    var operationID: String { get }
    var timeoutIntervalForRequest: Double
    var timeoutIntervalForResource: Double
  }
  extension CKOperation.Configuration {
    var allowsCellularAccess: Bool
    var container: CKContainer?
    init()
    init?(coder: NSCoder)
    var isLongLived: Bool
    var qualityOfService: QualityOfService
    var timeoutIntervalForRequest: Double
    var timeoutIntervalForResource: Double
  }
  class CKOperationGroup: NSObject, NSSecureCoding {
    enum TransferSize: Int { case unknown, kilobytes, megabytes, tensOfMegabytes, hundredsOfMegabytes, gigabytes, tensOfGigabytes, hundredsOfGigabytes }
    var defaultConfiguration: CKOperation.Configuration?
    var expectedReceiveSize: CKOperationGroup.TransferSize
    var expectedSendSize: CKOperationGroup.TransferSize
    init()
    init?(coder: NSCoder)
    var name: String?
    var operationGroupID: String { get }
    var quantity: Int
  }
  var CKOwnerDefaultName: String { get }
  var CKPartialErrorsByItemIDKey: String { get }
  class CKQuery: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(recordType: String, predicate: NSPredicate)
    var predicate: NSPredicate { get }
    var recordType: String { get }
    var sortDescriptors: [NSSortDescriptor]?
  }
  class CKQueryNotification: CKNotification, NSCoding, NSSecureCoding {
    enum Reason: Int { case recordCreated, recordUpdated, recordDeleted }
    var databaseScope: CKDatabase.Scope { get }
    init?(coder: NSCoder)
    var queryNotificationReason: CKQueryNotification.Reason { get }
    var recordFields: [AnyHashable: Any]? { get }
    var recordID: CKRecord.ID? { get }
  }
  class CKQueryOperation: CKDatabaseOperation {
    class Cursor: NSObject, NSCopying, NSSecureCoding {}
    var cursor: CKQueryOperation.Cursor?
    var desiredKeys: [String]?
    init()
    init(cursor: CKQueryOperation.Cursor)
    init(query: CKQuery)
    var query: CKQuery?
    var queryCompletionBlock: ((CKQueryOperation.Cursor?, Error?) -> Void)?
    var recordFetchedBlock: ((CKRecord) -> Void)?
    var recordMatchedBlock: ((CKRecord.ID?, CKRecord?, Error?) -> Void)?
    var resultsLimit: Int
    var zoneID: CKRecordZone.ID?
  }
  extension CKQueryOperation.Cursor {
    init?(coder: NSCoder)
  }
  var CKQueryOperationMaximumResults: Int { get }
  class CKQuerySubscription: CKSubscription, NSSecureCoding, NSCopying {
    enum Options: UInt { case recordCreation, recordUpdate, recordDeletion, firesOnce }
    init?(coder: NSCoder)
    init(recordType: String, predicate: NSPredicate, options querySubscriptionOptions: CKQuerySubscription.Options)
    init(recordType: String, predicate: NSPredicate, subscriptionID: String, options querySubscriptionOptions: CKQuerySubscription.Options)
    var predicate: NSPredicate { get }
    var querySubscriptionOptions: CKQuerySubscription.Options { get }
    var recordType: String { get }
    var zoneID: CKRecordZone.ID?
  }
  class CKRecord: NSObject, NSSecureCoding, NSCopying {
    class ID: NSObject, NSSecureCoding, NSCopying {}
    class Reference: NSObject, NSSecureCoding, NSCopying, CKRecordValue {}
    enum ReferenceAction: UInt { case none, deleteSelf }
    func allKeys() -> [String]
    func allTokens() -> [String]
    func changedKeys() -> [String]
    var creationDate: Date? { get }
    var creatorUserRecordID: CKRecord.ID? { get }
    func encodeSystemFields(with coder: NSCoder)
    init?(coder: NSCoder)
    init(recordType: String)
    init(recordType: String, recordID recordId: CKRecord.ID)
    init(recordType: String, zoneID zoneId: CKRecordZone.ID)
    var lastModifiedUserRecordID: CKRecord.ID? { get }
    var modificationDate: Date? { get }
    func object(forKey key: String) -> Any?
    var parent: CKRecord.Reference?
    var recordChangeTag: String? { get }
    var recordID: CKRecord.ID { get }
    var recordType: String { get }
    func setObject(_ obj: UnsafeMutableRawPointer, forKey key: String)
    func setParentReferenceFrom(_ parentRecord: CKRecord?)
    func setParentReferenceFrom(_ parentRecordID: CKRecord.ID?)
    var share: CKRecord.Reference? { get }
  }
  extension CKRecord.ID {
    init?(coder: NSCoder)
    init(recordName: String)
    init(recordName: String, zoneID zoneId: CKRecordZone.ID)
    var recordName: String { get }
    var zoneID: CKRecordZone.ID { get }
  }
  extension CKRecord.Reference {
    init?(coder: NSCoder)
    init(record: CKRecord, action: CKRecord.ReferenceAction)
    init(recordID recordId: CKRecord.ID, action: CKRecord.ReferenceAction)
    var recordID: CKRecord.ID { get }
    var referenceAction: CKRecord.ReferenceAction { get }
  }
  var CKRecordChangedErrorAncestorRecordKey: String { get }
  var CKRecordChangedErrorClientRecordKey: String { get }
  var CKRecordChangedErrorServerRecordKey: String { get }
  var CKRecordCreationDateKey: String { get }
  var CKRecordCreatorUserRecordIDKey: String { get }
  var CKRecordLastModifiedUserRecordIDKey: String { get }
  var CKRecordModificationDateKey: String { get }
  var CKRecordNameZoneWideShare: String { get }
  var CKRecordParentKey: String { get }
  var CKRecordRecordIDKey: String { get }
  var CKRecordShareKey: String { get }
  var CKRecordTypeShare: String { get }
  var CKRecordTypeUserRecord: String { get }
  protocol CKRecordValue: NSObjectProtocol {}
  class CKRecordZone: NSObject, NSSecureCoding, NSCopying {
    struct Capabilities: OptionSet {}
    class ID: NSObject, NSSecureCoding, NSCopying {}
    var capabilities: CKRecordZone.Capabilities { get }
    static func `default`() -> CKRecordZone
    init?(coder: NSCoder)
    init(zoneID zoneId: CKRecordZone.ID)
    init(zoneName: String)
    var share: CKRecord.Reference? { get }
    var zoneID: CKRecordZone.ID { get }
  }
  extension CKRecordZone.Capabilities {
    static var atomic: CKRecordZone.Capabilities { get }
    static var fetchChanges: CKRecordZone.Capabilities { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var sharing: CKRecordZone.Capabilities { get }
    static var zoneWideSharing: CKRecordZone.Capabilities { get }
  }
  extension CKRecordZone.ID {
    init?(coder: NSCoder)
    init(zoneName: String, ownerName: String)
    var ownerName: String { get }
    var zoneName: String { get }
  }
  var CKRecordZoneDefaultName: String { get }
  class CKRecordZoneNotification: CKNotification, NSCoding, NSSecureCoding {
    var databaseScope: CKDatabase.Scope { get }
    init?(coder: NSCoder)
    var recordZoneID: CKRecordZone.ID? { get }
  }
  class CKRecordZoneSubscription: CKSubscription, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(zoneID: CKRecordZone.ID)
    init(zoneID: CKRecordZone.ID, subscriptionID: String)
    var recordType: String?
    var zoneID: CKRecordZone.ID
  }
  class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class CKShare: CKRecord {
    class Metadata: NSObject, NSCopying, NSSecureCoding {}
    class Participant: NSObject, NSSecureCoding, NSCopying {}
    enum ParticipantAcceptanceStatus: Int { case unknown, pending, accepted, removed }
    enum ParticipantPermission: Int { case unknown, none, readOnly, readWrite }
    enum ParticipantRole: Int { case unknown, owner, privateUser, publicUser }
    enum ParticipantType: Int { case unknown, owner, privateUser, publicUser }
    func addParticipant(_ participant: CKShare.Participant)
    var currentUserParticipant: CKShare.Participant? { get }
    init(recordZoneID recordZoneId: CKRecordZone.ID)
    init(rootRecord: CKRecord)
    init(rootRecord: CKRecord, share shareID: CKRecord.ID)
    var owner: CKShare.Participant { get }
    var participants: [CKShare.Participant] { get }
    var publicPermission: CKShare.ParticipantPermission
    func removeParticipant(_ participant: CKShare.Participant)
    var url: URL? { get }
  }
  extension CKShare.Metadata {
    var containerIdentifier: String { get }
    var hierarchicalRootRecordID: CKRecord.ID? { get }
    init()
    init?(coder: NSCoder)
    var ownerIdentity: CKUserIdentity { get }
    var participantPermission: CKShare.ParticipantPermission { get }
    var participantRole: CKShare.ParticipantRole { get }
    var participantStatus: CKShare.ParticipantAcceptanceStatus { get }
    var participantType: CKShare.ParticipantType { get }
    var rootRecord: CKRecord? { get }
    var rootRecordID: CKRecord.ID { get }
    var share: CKShare { get }
  }
  extension CKShare.Participant {
    var acceptanceStatus: CKShare.ParticipantAcceptanceStatus { get }
    init?(coder: NSCoder)
    var participantID: String { get }
    var permission: CKShare.ParticipantPermission
    var role: CKShare.ParticipantRole
    var type: CKShare.ParticipantType
    var userIdentity: CKUserIdentity { get }
  }
  var CKShareThumbnailImageDataKey: String { get }
  var CKShareTitleKey: String { get }
  var CKShareTypeKey: String { get }
  struct CKSharingParticipantAccessOption: OptionSet {
    static var any: CKSharingParticipantAccessOption { get }
    static var anyoneWithLink: CKSharingParticipantAccessOption { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var specifiedRecipientsOnly: CKSharingParticipantAccessOption { get }
  }
  struct CKSharingParticipantPermissionOption: OptionSet {
    static var any: CKSharingParticipantPermissionOption { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var readOnly: CKSharingParticipantPermissionOption { get }
    static var readWrite: CKSharingParticipantPermissionOption { get }
  }
  class CKSubscription: NSObject, NSSecureCoding, NSCopying {
    class NotificationInfo: NSObject, NSSecureCoding, NSCopying, NSCoding {}
    enum SubscriptionType: Int { case query, recordZone, database }
    init?(coder: NSCoder)
    var notificationInfo: CKSubscription.NotificationInfo?
    var predicate: NSPredicate? { get }
    var recordType: String? { get }
    var subscriptionID: String { get }
    var subscriptionType: CKSubscription.SubscriptionType { get }
    var zoneID: CKRecordZone.ID?
  }
  extension CKSubscription.NotificationInfo {
    var alertActionLocalizationKey: String?
    var alertBody: String?
    var alertLaunchImage: String?
    var alertLocalizationArgs: [String]?
    var alertLocalizationKey: String?
    var category: String?
    var collapseIDKey: String?
    var desiredKeys: [String]?
    init()
    init?(coder: NSCoder)
    var shouldBadge: Bool
    var shouldSendContentAvailable: Bool
    var shouldSendMutableContent: Bool
    var soundName: String?
    var subtitle: String?
    var subtitleLocalizationArgs: [String]?
    var subtitleLocalizationKey: String?
    var title: String?
    var titleLocalizationArgs: [String]?
    var titleLocalizationKey: String?
  }
  class CKSyncEngine: NSObject {
    enum AccountChangeType: Int { case signIn, signOut, switchAccounts }
    enum SyncReason: Int { case scheduled, manual }
    enum ZoneDeletionReason: Int { case deleted, purged, encryptedDataReset }
    func cancelOperations() async
    func cancelOperations(completionHandler: (() -> Void)? = nil)
    var database: CKDatabase { get }
    func fetchChanges() async throws
    func fetchChanges(completionHandler: ((Error?) -> Void)? = nil)
    func fetchChanges(with options: CKSyncEngineFetchChangesOptions) async throws
    func fetchChanges(with options: CKSyncEngineFetchChangesOptions, completionHandler: ((Error?) -> Void)? = nil)
    init(configuration: CKSyncEngineConfiguration)
    func sendChanges() async throws
    func sendChanges(completionHandler: ((Error?) -> Void)? = nil)
    func sendChanges(with options: CKSyncEngineSendChangesOptions) async throws
    func sendChanges(with options: CKSyncEngineSendChangesOptions, completionHandler: ((Error?) -> Void)? = nil)
    var state: CKSyncEngineState { get }
  }
  class CKSyncEngineAccountChangeEvent: CKSyncEngineEvent {
    var changeType: CKSyncEngine.AccountChangeType { get }
    var currentUser: CKRecord.ID? { get }
    init()
    var previousUser: CKRecord.ID? { get }
  }
  class CKSyncEngineConfiguration: NSObject {
    var automaticallySync: Bool
    var database: CKDatabase
    var delegate: CKSyncEngineDelegate?
    init(database: CKDatabase, stateSerialization: CKSyncEngineStateSerialization?, delegate: CKSyncEngineDelegate)
    var stateSerialization: CKSyncEngineStateSerialization?
    var subscriptionID: String?
  }
  protocol CKSyncEngineDelegate: NSObjectProtocol {
    func syncEngine(_ syncEngine: CKSyncEngine, handle event: CKSyncEngineEvent)
    func syncEngine(_ syncEngine: CKSyncEngine, nextFetchChangesOptionsFor context: CKSyncEngineFetchChangesContext) -> CKSyncEngineFetchChangesOptions
    func syncEngine(_ syncEngine: CKSyncEngine, nextRecordZoneChangeBatchFor context: CKSyncEngineSendChangesContext) -> CKSyncEngineRecordZoneChangeBatch?
  }
  class CKSyncEngineDidFetchChangesEvent: CKSyncEngineEvent {
    var context: CKSyncEngineFetchChangesContext { get }
    init()
  }
  class CKSyncEngineDidFetchRecordZoneChangesEvent: CKSyncEngineEvent {
    var error: Error? { get }
    init()
    var zoneID: CKRecordZone.ID { get }
  }
  class CKSyncEngineDidSendChangesEvent: CKSyncEngineEvent {
    var context: CKSyncEngineSendChangesContext { get }
    init()
  }
  class CKSyncEngineEvent: NSObject {
    enum EventType: Int { case stateUpdate, accountChange, fetchedDatabaseChanges, fetchedRecordZoneChanges, sentDatabaseChanges, sentRecordZoneChanges, willFetchChanges, willFetchRecordZoneChanges, didFetchRecordZoneChanges, didFetchChanges, willSendChanges, didSendChanges }
    var accountChangeEvent: CKSyncEngineAccountChangeEvent { get }
    var didFetchChangesEvent: CKSyncEngineDidFetchChangesEvent { get }
    var didFetchRecordZoneChangesEvent: CKSyncEngineDidFetchRecordZoneChangesEvent { get }
    var didSendChangesEvent: CKSyncEngineDidSendChangesEvent { get }
    var fetchedDatabaseChangesEvent: CKSyncEngineFetchedDatabaseChangesEvent { get }
    var fetchedRecordZoneChangesEvent: CKSyncEngineFetchedRecordZoneChangesEvent { get }
    var sentDatabaseChangesEvent: CKSyncEngineSentDatabaseChangesEvent { get }
    var sentRecordZoneChangesEvent: CKSyncEngineSentRecordZoneChangesEvent { get }
    var stateUpdateEvent: CKSyncEngineStateUpdateEvent { get }
    var type: CKSyncEngineEvent.EventType { get }
    var willFetchChangesEvent: CKSyncEngineWillFetchChangesEvent { get }
    var willFetchRecordZoneChangesEvent: CKSyncEngineWillFetchRecordZoneChangesEvent { get }
    var willSendChangesEvent: CKSyncEngineWillSendChangesEvent { get }
  }
  class CKSyncEngineFailedRecordSave: NSObject {
    var error: Error { get }
    var record: CKRecord { get }
  }
  class CKSyncEngineFailedZoneSave: NSObject {
    var error: Error { get }
    var recordZone: CKRecordZone { get }
  }
  class CKSyncEngineFetchChangesContext: NSObject {
    var options: CKSyncEngineFetchChangesOptions { get }
    var reason: CKSyncEngine.SyncReason { get }
  }
  class CKSyncEngineFetchChangesOptions: NSObject, NSCopying {
    init()
    init(scope: CKSyncEngineFetchChangesScope?)
    var operationGroup: CKOperationGroup
    var prioritizedZoneIDs: [CKRecordZone.ID]
    var scope: CKSyncEngineFetchChangesScope
  }
  class CKSyncEngineFetchChangesScope: NSObject, NSCopying {
    func containsZoneID(_ zoneId: CKRecordZone.ID) -> Bool
    var excludedZoneIDs: Set<CKRecordZone.ID> { get }
    init()
    func initWith(_ zoneIds: Set<CKRecordZone.ID>?) -> UnsafeMutableRawPointer
    func initWithExcludedZoneIDs(_ zoneIds: Set<CKRecordZone.ID>) -> UnsafeMutableRawPointer
    var zoneIDs: Set<CKRecordZone.ID>? { get }
  }
  class CKSyncEngineFetchedDatabaseChangesEvent: CKSyncEngineEvent {
    var deletions: [CKSyncEngineFetchedZoneDeletion] { get }
    init()
    var modifications: [CKRecordZone] { get }
  }
  class CKSyncEngineFetchedRecordDeletion: NSObject {
    var recordID: CKRecord.ID { get }
    var recordType: String { get }
  }
  class CKSyncEngineFetchedRecordZoneChangesEvent: CKSyncEngineEvent {
    var deletions: [CKSyncEngineFetchedRecordDeletion] { get }
    init()
    var modifications: [CKRecord] { get }
  }
  class CKSyncEngineFetchedZoneDeletion: NSObject {
    var reason: CKSyncEngine.ZoneDeletionReason { get }
    var zoneID: CKRecordZone.ID { get }
  }
  class CKSyncEnginePendingDatabaseChange: NSObject {
    enum ChangeType: Int { case saveZone, deleteZone }
    var type: CKSyncEnginePendingDatabaseChange.ChangeType { get }
    var zoneID: CKRecordZone.ID { get }
  }
  class CKSyncEnginePendingRecordZoneChange: NSObject {
    enum ChangeType: Int { case saveRecord, deleteRecord }
    init(recordID recordId: CKRecord.ID, type: CKSyncEnginePendingRecordZoneChange.ChangeType)
    var recordID: CKRecord.ID { get }
    var type: CKSyncEnginePendingRecordZoneChange.ChangeType { get }
  }
  class CKSyncEnginePendingZoneDelete: CKSyncEnginePendingDatabaseChange {
    init()
    init(zoneID zoneId: CKRecordZone.ID)
  }
  class CKSyncEnginePendingZoneSave: CKSyncEnginePendingDatabaseChange {
    init()
    init(zone: CKRecordZone)
    var zone: CKRecordZone { get }
  }
  class CKSyncEngineRecordZoneChangeBatch: NSObject {
    var atomicByZone: Bool
    init(pendingChanges: [CKSyncEnginePendingRecordZoneChange], recordProvider: @escaping (CKRecord.ID) -> CKRecord)
    init(recordsToSave: [CKRecord]?, recordIDsToDelete recordIdsToDelete: [CKRecord.ID]?, atomicByZone: Bool)
    var recordIDsToDelete: [CKRecord.ID] { get }
    var recordsToSave: [CKRecord] { get }
  }
  class CKSyncEngineSendChangesContext: NSObject {
    var options: CKSyncEngineSendChangesOptions { get }
    var reason: CKSyncEngine.SyncReason { get }
  }
  class CKSyncEngineSendChangesOptions: NSObject, NSCopying {
    init()
    init(scope: CKSyncEngineSendChangesScope?)
    var operationGroup: CKOperationGroup
    var scope: CKSyncEngineSendChangesScope
  }
  class CKSyncEngineSendChangesScope: NSObject, NSCopying {
    func contains(_ pendingRecordZoneChange: CKSyncEnginePendingRecordZoneChange) -> Bool
    func containsRecordID(_ recordId: CKRecord.ID) -> Bool
    var excludedZoneIDs: Set<CKRecordZone.ID> { get }
    init()
    init(recordIDs recordIds: Set<CKRecord.ID>?)
    func initWith(_ zoneIds: Set<CKRecordZone.ID>?) -> UnsafeMutableRawPointer
    func initWithExcludedZoneIDs(_ excludedZoneIds: Set<CKRecordZone.ID>) -> UnsafeMutableRawPointer
    var recordIDs: Set<CKRecord.ID>? { get }
    var zoneIDs: Set<CKRecordZone.ID>? { get }
  }
  class CKSyncEngineSentDatabaseChangesEvent: CKSyncEngineEvent {
    var deletedZoneIDs: [CKRecordZone.ID] { get }
    var failedZoneDeletes: [CKRecordZone.ID: Error] { get }
    var failedZoneSaves: [CKSyncEngineFailedZoneSave] { get }
    init()
    var savedZones: [CKRecordZone] { get }
  }
  class CKSyncEngineSentRecordZoneChangesEvent: CKSyncEngineEvent {
    var deletedRecordIDs: [CKRecord.ID] { get }
    var failedRecordDeletes: [CKRecord.ID: Error] { get }
    var failedRecordSaves: [CKSyncEngineFailedRecordSave] { get }
    init()
    var savedRecords: [CKRecord] { get }
  }
  class CKSyncEngineState: NSObject {
    func addPendingDatabaseChanges(_ changes: [CKSyncEnginePendingDatabaseChange])
    func addPendingRecordZoneChanges(_ changes: [CKSyncEnginePendingRecordZoneChange])
    var hasPendingUntrackedChanges: Bool
    var pendingDatabaseChanges: [CKSyncEnginePendingDatabaseChange] { get }
    var pendingRecordZoneChanges: [CKSyncEnginePendingRecordZoneChange] { get }
    func removePendingDatabaseChanges(_ changes: [CKSyncEnginePendingDatabaseChange])
    func removePendingRecordZoneChanges(_ changes: [CKSyncEnginePendingRecordZoneChange])
    var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { get }
  }
  class CKSyncEngineStateSerialization: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class CKSyncEngineStateUpdateEvent: CKSyncEngineEvent {
    init()
    var stateSerialization: CKSyncEngineStateSerialization { get }
  }
  class CKSyncEngineWillFetchChangesEvent: CKSyncEngineEvent {
    var context: CKSyncEngineFetchChangesContext { get }
    init()
  }
  class CKSyncEngineWillFetchRecordZoneChangesEvent: CKSyncEngineEvent {
    init()
    var zoneID: CKRecordZone.ID { get }
  }
  class CKSyncEngineWillSendChangesEvent: CKSyncEngineEvent {
    var context: CKSyncEngineSendChangesContext { get }
    init()
  }
  class CKSystemSharingUIObserver: NSObject {
    init(container: CKContainer)
    var systemSharingUIDidSaveShareBlock: ((CKRecord.ID?, CKShare?, Error?) -> Void)?
    var systemSharingUIDidStopSharingBlock: ((CKRecord.ID?, Error?) -> Void)?
  }
  class CKUserIdentity: NSObject, NSSecureCoding, NSCopying {
    class LookupInfo: NSObject, NSSecureCoding, NSCopying {}
    var contactIdentifiers: [String] { get }
    var hasiCloudAccount: Bool { get }
    init?(coder: NSCoder)
    var lookupInfo: CKUserIdentity.LookupInfo? { get }
    var nameComponents: PersonNameComponents? { get }
    var userRecordID: CKRecord.ID? { get }
  }
  extension CKUserIdentity.LookupInfo {
    var emailAddress: String? { get }
    init?(coder: NSCoder)
    init(userRecordID: CKRecord.ID)
    func initWithEmailAddress(_ emailAddress: String) -> UnsafeMutableRawPointer
    func initWithPhoneNumber(_ phoneNumber: String) -> UnsafeMutableRawPointer
    static func lookupInfos(with recordIDs: [CKRecord.ID]) -> [CKUserIdentity.LookupInfo]
    static func lookupInfos(withEmails emails: [String]) -> [CKUserIdentity.LookupInfo]
    static func lookupInfos(withPhoneNumbers phoneNumbers: [String]) -> [CKUserIdentity.LookupInfo]
    var phoneNumber: String? { get }
    var userRecordID: CKRecord.ID? { get }
  }
  extension Notification.Name {
    static var CKAccountChanged: Notification.Name { get }
  }
  """#

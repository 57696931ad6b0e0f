/// What is known of the module `CoreData`.
let coreDataInterface = #"""
  // exports: Foundation
  enum MigrationErrorType: Int {
    case migration, migrationCancelled, migrationMissingSourceModel, migrationMissingMappingModel, migrationManagerSourceStore, migrationManagerDestinationStore, entityMigrationPolicy, inferredMappingModel, externalRecordImport, historyTokenExpired
  }
  var NSAddedPersistentStoresKey: String { get }
  var NSAffectedStoresErrorKey: String { get }
  class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
    var estimatedResultCount: Int
    var fetchRequest: NSFetchRequest { get }
    init()
    init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil)
  }
  class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult where ResultType: NSFetchRequestResult {
    var fetchRequest: NSAsynchronousFetchRequest { get }
    var finalResult: [ResultType]? { get }
    init()
  }
  class NSAtomicStore: NSPersistentStore {
    func addCacheNodes(_ cacheNodes: Set<AnyHashable>)
    func cacheNode(for objectID: NSManagedObjectID) -> NSAtomicStoreCacheNode?
    var cacheNodes: Set<AnyHashable> { get }
    init(persistentStoreCoordinator coordinator: NSPersistentStoreCoordinator?, configurationName: String?, url: URL, options: [AnyHashable: Any]?)
    func load() throws
    func newCacheNode(for managedObject: NSManagedObject) -> NSAtomicStoreCacheNode
    func newReferenceObject(for managedObject: NSManagedObject) -> NSAtomicStore
    func objectID(forEntity entity: NSEntityDescription, referenceObject data: Any) -> NSManagedObjectID
    func referenceObject(for objectID: NSManagedObjectID) -> NSAtomicStore
    func save() throws
    func updateCacheNode(_ node: NSAtomicStoreCacheNode, from managedObject: NSManagedObject)
    func willRemoveCacheNodes(_ cacheNodes: Set<AnyHashable>)
  }
  class NSAtomicStoreCacheNode: NSObject {
    init(objectID moid: NSManagedObjectID)
    var objectID: NSManagedObjectID { get }
    var propertyCache: [AnyHashable: Any]?
    func setValue(_ value: Any?, forKey key: String)
    func value(forKey key: String) -> NSAtomicStoreCacheNode?
  }
  class NSAttributeDescription: NSPropertyDescription {
    var allowsCloudEncryption: Bool
    var allowsExternalBinaryDataStorage: Bool
    var attributeType: NSAttributeType
    var attributeValueClassName: String?
    var defaultValue: Any?
    init()
    var preservesValueInHistoryOnDeletion: Bool
    var valueTransformerName: String?
    var versionHash: Data { get }
  }
  enum NSAttributeType: UInt {
    case undefined, integer16, integer32, integer64, decimal, double, float, string, boolean, date, binary, uuid, uri, transformable, objectID, compositeAttributeType
  }
  class NSBatchDeleteRequest: NSPersistentStoreRequest {
    var fetchRequest: NSFetchRequest { get }
    init(fetchRequest fetch: NSFetchRequest<NSFetchRequestResult>)
    init(objectIDs objects: [NSManagedObjectID])
    var resultType: NSBatchDeleteRequestResultType
  }
  enum NSBatchDeleteRequestResultType: UInt {
    case statusOnly, objectIDs, count
  }
  class NSBatchDeleteResult: NSPersistentStoreResult {
    init()
    var result: Any? { get }
    var resultType: NSBatchDeleteRequestResultType { get }
  }
  class NSBatchInsertRequest: NSPersistentStoreRequest {
    var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    var entity: NSEntityDescription? { get }
    var entityName: String { get }
    init()
    init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
    init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
    init(entity: NSEntityDescription, objects dictionaries: [[String: Any]])
    init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
    init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
    init(entityName: String, objects dictionaries: [[String: Any]])
    var managedObjectHandler: ((NSManagedObject) -> Bool)?
    var objectsToInsert: [[String: Any]]?
    var resultType: NSBatchInsertRequestResultType
  }
  enum NSBatchInsertRequestResultType: UInt {
    case statusOnly, objectIDs, count
  }
  class NSBatchInsertResult: NSPersistentStoreResult {
    init()
    var result: Any? { get }
    var resultType: NSBatchInsertRequestResultType { get }
  }
  class NSBatchUpdateRequest: NSPersistentStoreRequest {
    var entity: NSEntityDescription { get }
    var entityName: String { get }
    var includesSubentities: Bool
    init()
    init(entity: NSEntityDescription)
    init(entityName: String)
    var predicate: NSPredicate?
    var propertiesToUpdate: [AnyHashable: Any]?
    var resultType: NSBatchUpdateRequestResultType
  }
  enum NSBatchUpdateRequestResultType: UInt {
    case statusOnly, updatedObjectIDs, updatedObjectsCount
  }
  class NSBatchUpdateResult: NSPersistentStoreResult {
    init()
    var result: Any? { get }
    var resultType: NSBatchUpdateRequestResultType { get }
  }
  var NSBinaryStoreInsecureDecodingCompatibilityOption: String { get }
  var NSBinaryStoreSecureDecodingClasses: String { get }
  var NSBinaryStoreType: String { get }
  class NSCompositeAttributeDescription: NSAttributeDescription {
    var elements: [NSAttributeDescription]
    init()
  }
  class NSConstraintConflict: NSObject {
    var conflictingObjects: [NSManagedObject] { get }
    var conflictingSnapshots: [[AnyHashable: Any]] { get }
    var constraint: [String] { get }
    var constraintValues: [String: Any] { get }
    var databaseObject: NSManagedObject? { get }
    var databaseSnapshot: [String: Any]? { get }
    init()
    init(constraint contraint: [String], databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?, conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any])
  }
  class NSCoreDataCoreSpotlightDelegate: NSObject {
    func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet?
    func deleteSpotlightIndex() async throws
    func deleteSpotlightIndex(completionHandler: @escaping (Error?) -> Void)
    var domainIdentifier: String { get }
    static var indexDidUpdateNotification: Notification.Name { get }
    var indexName: String? { get }
    init(forStoreWith description: NSPersistentStoreDescription, coordinator psc: NSPersistentStoreCoordinator)
    init(forStoreWith description: NSPersistentStoreDescription, model: NSManagedObjectModel)
    var isIndexingEnabled: Bool { get }
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String], acknowledgementHandler: @escaping () -> Void)
    func startSpotlightIndexing()
    func stopSpotlightIndexing()
  }
  var NSCoreDataCoreSpotlightExporter: String { get }
  class NSCustomMigrationStage: NSMigrationStage {
    var currentModel: NSManagedObjectModelReference { get }
    var didMigrateHandler: ((NSStagedMigrationManager?, NSCustomMigrationStage?, Error?) -> Bool)?
    init(currentModelReference currentModel: NSManagedObjectModelReference, nextModelReference nextModel: NSManagedObjectModelReference)
    var nextModel: NSManagedObjectModelReference { get }
    var willMigrateHandler: ((NSStagedMigrationManager?, NSCustomMigrationStage?, Error?) -> Bool)?
  }
  enum NSDeleteRule: UInt {
    case noAction, nullify, cascade, deny
  }
  class NSDerivedAttributeDescription: NSAttributeDescription, NSSecureCoding {
    var derivationExpression: NSExpression?
    init()
    init?(coder: NSCoder)
  }
  var NSDetailedErrorsKey: String { get }
  class NSEntityDescription: NSObject, NSCoding, NSCopying {
    var attributesByName: [String: NSAttributeDescription] { get }
    var compoundIndexes: [NSPropertyDescription]
    var coreSpotlightDisplayNameExpression: NSExpression
    static func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    var indexes: [NSFetchIndexDescription]
    init()
    init?(coder: NSCoder)
    static func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject
    var isAbstract: Bool
    func isKind(ofEntity entity: NSEntityDescription) -> Bool
    var managedObjectClassName: String!
    var managedObjectModel: NSManagedObjectModel { get }
    var name: String?
    var properties: [NSPropertyDescription]
    var propertiesByName: [AnyHashable: Any] { get }
    func relationships(withDestinationEntity entity: NSEntityDescription) -> [NSRelationshipDescription]
    var relationshipsByName: [String: NSRelationshipDescription] { get }
    var renamingIdentifier: String?
    var subentities: [NSEntityDescription]
    var subentitiesByName: [AnyHashable: Any] { get }
    var superentity: NSEntityDescription? { get }
    var uniquenessConstraints: [Any]
    var userInfo: [AnyHashable: Any]?
    var versionHash: Data { get }
    var versionHashModifier: String?
  }
  class NSEntityMapping: NSObject {
    var attributeMappings: [NSPropertyMapping]?
    var destinationEntityName: String?
    var destinationEntityVersionHash: Data?
    var entityMigrationPolicyClassName: String?
    init()
    var mappingType: NSEntityMappingType
    var name: String?
    var relationshipMappings: [NSPropertyMapping]?
    var sourceEntityName: String?
    var sourceEntityVersionHash: Data?
    var sourceExpression: NSExpression?
    var userInfo: [AnyHashable: Any]?
  }
  enum NSEntityMappingType: UInt {
    case undefined, custom, add, remove, copy, transform
  }
  class NSEntityMigrationPolicy: NSObject {
    func begin(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func createDestinationInstances(forSourceInstance sInstance: NSManagedObject, entityMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func createRelationships(forDestinationInstance dInstance: NSManagedObject, entityMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func endInstanceCreation(for mapping: NSEntityMapping, manager: NSMigrationManager) throws
    func endRelationshipCreation(for mapping: NSEntityMapping, manager: NSMigrationManager) throws
    init()
    func performCustomValidation(for mapping: NSEntityMapping, manager: NSMigrationManager) throws
  }
  var NSErrorMergePolicy: Any { get }
  class NSExpressionDescription: NSPropertyDescription {
    var expression: NSExpression?
    var expressionResultType: NSAttributeType
    init()
  }
  class NSFetchIndexDescription: NSObject, NSCoding, NSCopying {
    var elements: [NSFetchIndexElementDescription]
    var entity: NSEntityDescription? { get }
    init()
    init?(coder: NSCoder)
    init(name: String, elements: [NSFetchIndexElementDescription]?)
    var name: String
    var partialIndexPredicate: NSPredicate?
  }
  class NSFetchIndexElementDescription: NSObject, NSCoding, NSCopying {
    var collationType: NSFetchIndexElementType
    var indexDescription: NSFetchIndexDescription? { get }
    init()
    init?(coder: NSCoder)
    init(property: NSPropertyDescription, collationType: NSFetchIndexElementType)
    var isAscending: Bool
    var property: NSPropertyDescription? { get }
    var propertyName: String? { get }
  }
  enum NSFetchIndexElementType: UInt {
    case binary, rTree
  }
  class NSFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
    var affectedStores: [NSPersistentStore]?
    var entity: NSEntityDescription?
    var entityName: String? { get }
    func execute() throws -> [ResultType]
    var fetchBatchSize: Int
    var fetchLimit: Int
    var fetchOffset: Int
    var havingPredicate: NSPredicate?
    var includesPendingChanges: Bool
    var includesPropertyValues: Bool
    var includesSubentities: Bool
    init()
    init?(coder: NSCoder)
    init(entityName: String)
    var predicate: NSPredicate?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var relationshipKeyPathsForPrefetching: [String]?
    var resultType: NSFetchRequestResultType
    var returnsDistinctResults: Bool
    var returnsObjectsAsFaults: Bool
    var shouldRefreshRefetchedObjects: Bool
    var sortDescriptors: [NSSortDescriptor]?
  }
  class NSFetchRequestExpression: NSExpression {
    var contextExpression: NSExpression { get }
    init(expressionType type: NSExpression.ExpressionType)
    init(forFetch fetch: NSExpression, context: NSExpression, countOnly: Bool)
    var isCountOnlyRequest: Bool { get }
    var requestExpression: NSExpression { get }
  }
  protocol NSFetchRequestResult: NSObjectProtocol {}
  struct NSFetchRequestResultType: OptionSet {
    static var dictionaryResultType: NSFetchRequestResultType { get }
    init(rawValue: UInt)
    static var managedObject: NSFetchRequestResultType { get }
    static var managedObjectID: NSFetchRequestResultType { get }
    static var nsCountResultType: NSFetchRequestResultType { get }
    var rawValue: UInt { get }
  }
  class NSFetchedPropertyDescription: NSPropertyDescription {
    var fetchRequest: NSFetchRequest?
    init()
  }
  enum NSFetchedResultsChangeType: UInt {
    case insert, delete, move, update
  }
  class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult {
    var cacheName: String? { get }
    var delegate: NSFetchedResultsControllerDelegate?
    static func deleteCache(withName name: String?)
    var fetchRequest: NSFetchRequest<ResultType> { get }
    var fetchedObjects: [ResultType]? { get }
    func indexPath(forObject object: ResultType) -> IndexPath?
    init()
    init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?)
    var managedObjectContext: NSManagedObjectContext { get }
    func object(at indexPath: IndexPath) -> ResultType
    func performFetch() throws
    func section(forSectionIndexTitle title: String, at atIndex: Int) -> Int
    func sectionIndexTitle(forSectionName sectionName: String) -> String?
    var sectionIndexTitles: [String] { get }
    var sectionNameKeyPath: String? { get }
    var sections: [NSFetchedResultsSectionInfo]? { get }
  }
  protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(_ controller: NSFetchedResultsController, didChangeSection sectionInfo: NSFetchedResultsSectionInfo, at sectionIndex: Int, for type: NSFetchedResultsChangeType)
    func controller(_ controller: NSFetchedResultsController, sectionIndexTitleForSectionName sectionName: String) -> String?
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  }
  protocol NSFetchedResultsSectionInfo: NSObjectProtocol {
    var indexTitle: String? { get }
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
  }
  var NSIgnorePersistentStoreVersioningOption: String { get }
  var NSInMemoryStoreType: String { get }
  class NSIncrementalStore: NSPersistentStore {
    func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext?) throws -> Any
    static func identifierForNewStore(at storeUrl: URL) -> Any
    init()
    init(persistentStoreCoordinator root: NSPersistentStoreCoordinator, configurationName name: String, url: URL, options: [AnyHashable: Any])
    func loadMetadata() throws
    func managedObjectContextDidRegisterObjects(withIDs objectIds: [Any])
    func managedObjectContextDidUnregisterObjects(withIDs objectIds: [Any])
    func newObjectID(forEntity: NSEntityDescription, referenceObject: Any) -> NSManagedObjectID
    func newValue(forRelationship: NSRelationshipDescription, forObjectWith forObjectI: NSManagedObjectID, with context: NSManagedObjectContext?) throws -> Any
    func newValuesForObject(with forObjectId: NSManagedObjectID, with context: NSManagedObjectContext) throws -> NSIncrementalStoreNode
    func obtainPermanentIDs(for array: [Any]) throws -> [Any]
    func referenceObject(for objectId: NSManagedObjectID) -> Any
  }
  class NSIncrementalStoreNode: NSObject {
    init()
    init(objectID objectId: NSManagedObjectID, withValues values: [AnyHashable: Any], version: UInt64)
    var objectID: NSManagedObjectID { get }
    func update(withValues values: [AnyHashable: Any], version: UInt64)
    func value(for prop: NSPropertyDescription) -> Any?
    var version: Int64 { get }
  }
  var NSInferMappingModelAutomaticallyOption: String { get }
  class NSLightweightMigrationStage: NSMigrationStage {
    init(versionChecksums: [String])
    var versionChecksums: [String] { get }
  }
  class NSManagedObject: NSObject, NSFetchRequestResult {
    func awake(fromSnapshotEvents flags: NSSnapshotEventType)
    func awakeFromFetch()
    func awakeFromInsert()
    var changedValues: [AnyHashable: Any] { get }
    func changedValues() -> [String: Any]
    var changedValuesForCurrentEvent: [AnyHashable: Any] { get }
    func changedValuesForCurrentEvent() -> [String: Any]
    func committedValues(forKeys keys: [String]?) -> [String: Any]
    static var contextShouldIgnoreUnmodeledPropertyChanges: Bool { get }
    static func contextShouldIgnoreUnmodeledPropertyChanges() -> Bool
    func didAccessValue(forKey key: String?)
    func didChangeValue(forKey key: String)
    func didChangeValue(forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, usingObjects inObjects: Set<AnyHashable>)
    func didSave()
    func didTurnIntoFault()
    static var entity: NSEntityDescription { get }
    var entity: NSEntityDescription { get }
    static func entity() -> NSEntityDescription
    var faultingState: Int { get }
    static func fetchRequest() -> NSFetchRequest<NSFetchRequestResult>
    var hasChanges: Bool { get }
    func hasFault(forRelationshipNamed key: String) -> Bool
    var hasPersistentChangedValues: Bool { get }
    init(context moc: NSManagedObjectContext)
    init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    var isDeleted: Bool { get }
    var isFault: Bool { get }
    var isInserted: Bool { get }
    var isUpdated: Bool { get }
    var managedObjectContext: NSManagedObjectContext? { get }
    var objectID: NSManagedObjectID { get }
    func objectIDs(forRelationshipNamed relationshipName: String) -> [NSManagedObjectID]
    var observationInfo: UnsafeMutableRawPointer
    func prepareForDeletion()
    func primitiveValue(forKey key: String) -> Any?
    func setPrimitiveValue(_ value: Any?, forKey key: String)
    func setValue(_ value: Any?, forKey key: String)
    func validateForDelete() throws
    func validateForInsert() throws
    func validateForUpdate() throws
    func validateValue(_ value: UnsafeMutablePointer<Any>, forKey key: String) throws
    func value(forKey key: String) -> Any?
    func willAccessValue(forKey key: String?)
    func willChangeValue(forKey key: String)
    func willChangeValue(forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, usingObjects inObjects: Set<AnyHashable>)
    func willSave()
    func willTurnIntoFault()
  }
  class NSManagedObjectContext: NSObject {
    struct ConcurrencyType: Hashable {}
    struct ScheduledTaskType {}
    func assign(_ object1: Any, to store: NSPersistentStore)
    var automaticallyMergesChangesFromParent: Bool
    var concurrencyType: NSManagedObjectContextConcurrencyType { get }
    func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult
    func delete(_ object: NSManagedObject)
    var deletedObjects: Set<NSManagedObject> { get }
    func detectConflicts(for object1: NSManagedObject)
    static var didChangeObjectsNotification: Notification.Name { get }
    static var didMergeChangesObjectIDsNotification: Notification.Name { get }
    static var didSaveNotification: Notification.Name { get }
    static var didSaveObjectIDsNotification: Notification.Name { get }
    static var didSaveObjectsNotification: Notification.Name { get }
    func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
    func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
    func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
    var hasChanges: Bool { get }
    init()
    init(_ type: NSManagedObjectContext.ConcurrencyType)
    init?(coder: NSCoder)
    init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
    func insert(_ object: NSManagedObject)
    var insertedObjects: Set<NSManagedObject> { get }
    func lock()
    func mergeChanges(fromContextDidSave notification: Notification)
    static func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext])
    var mergePolicy: Any
    var name: String?
    func object(with objectID: NSManagedObjectID) -> NSManagedObject
    func objectRegistered(for objectID: NSManagedObjectID) -> NSManagedObject?
    static var objectsDidChangeNotification: Notification.Name { get }
    func observeValue(forKeyPath keyPath: String?, of object1: Any?, change: [AnyHashable: Any]?, context: UnsafeMutableRawPointer)
    func obtainPermanentIDs(for objects: [NSManagedObject]) throws
    var parent: NSManagedObjectContext?
    func perform(_ block: @escaping () -> Void)
    func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = nil, _ block: @escaping () throws -> T) async rethrows -> T
    func performAndWait(_ block: () -> Void)
    func performAndWait<T>(_ block: () throws -> T) rethrows -> T
    func performBlockAndWait(_ action: @escaping () -> Void)
    var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    func processPendingChanges()
    var propagatesDeletesAtEndOfEvent: Bool
    var queryGenerationToken: NSQueryGenerationToken? { get }
    func redo()
    func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
    func refreshAllObjects()
    func refreshObject(_ object1: NSManagedObject, mergeChanges flag: Bool)
    func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject?
    var registeredObjects: Set<NSManagedObject> { get }
    func reset()
    var retainsRegisteredObjects: Bool
    func rollback()
    func save() throws
    func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws
    var shouldDeleteInaccessibleFaults: Bool
    func shouldHandleInaccessibleFault(_ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?) -> Bool
    var stalenessInterval: Double
    var transactionAuthor: String?
    var tryLock: Bool { get }
    func undo()
    var undoManager: UndoManager?
    func unlock()
    var updatedObjects: Set<NSManagedObject> { get }
    var userInfo: NSMutableDictionary { get }
    static var willSaveNotification: Notification.Name { get }
    static var willSaveObjectsNotification: Notification.Name { get }
  }
  extension NSManagedObjectContext.ConcurrencyType {
    static var mainQueue: NSManagedObjectContext.ConcurrencyType { get }
    static var privateQueue: NSManagedObjectContext.ConcurrencyType { get }
  }
  extension NSManagedObjectContext.ScheduledTaskType {
    static var enqueued: NSManagedObjectContext.ScheduledTaskType { get }
    static var immediate: NSManagedObjectContext.ScheduledTaskType { get }
  }
  enum NSManagedObjectContextConcurrencyType: UInt {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }
  class NSManagedObjectID: NSObject, NSFetchRequestResult {
    var entity: NSEntityDescription { get }
    var isTemporaryID: Bool { get }
    var persistentStore: NSPersistentStore? { get }
    var uriRepresentation: URL { get }
    func uriRepresentation() -> URL
  }
  class NSManagedObjectModel: NSObject, NSCoding, NSCopying {
    static func checksumsForVersionedModel(at modelUrl: URL) throws -> [String: String]
    var configurations: [String] { get }
    var entities: [NSEntityDescription]
    func entities(forConfiguration configuration: String?) -> [String]?
    var entitiesByName: [String: NSEntityDescription] { get }
    var entityVersionHashesByName: [AnyHashable: Any] { get }
    func fetchRequestFromTemplate(withName name: String, substitutionVariables variables: [AnyHashable: Any]) -> NSFetchRequest?
    func fetchRequestTemplate(forName name: String) -> NSFetchRequest?
    var fetchRequestTemplatesByName: [AnyHashable: Any] { get }
    init()
    init?(byMerging models: [NSManagedObjectModel]?)
    init?(byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [AnyHashable: Any])
    init?(coder: NSCoder)
    init?(contentsOf url: URL)
    func isConfiguration(_ configuration: String?, compatibleWithStoreMetadata metadata: [AnyHashable: Any]) -> Bool
    var localizationDictionary: [AnyHashable: Any]?
    static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel?
    static func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [AnyHashable: Any]) -> NSManagedObjectModel?
    func setEntities(_ entities: [NSEntityDescription], forConfiguration configuration: String)
    func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest?, forName name: String)
    var versionChecksum: String { get }
    var versionIdentifiers: Set<AnyHashable>
  }
  class NSManagedObjectModelReference: NSObject {
    init(entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String)
    init(file fileUrl: URL, versionChecksum: String)
    init(model: NSManagedObjectModel, versionChecksum: String)
    init(name modelName: String, in bundle: Bundle?, versionChecksum: String)
    var resolvedModel: NSManagedObjectModel { get }
    var versionChecksum: String { get }
  }
  class NSMappingModel: NSObject {
    var entityMappings: [NSEntityMapping]?
    var entityMappingsByName: [AnyHashable: Any] { get }
    static func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel) throws -> NSMappingModel
    init()
    init(contentsOf url: URL?)
    init?(from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?)
  }
  var NSMergeByPropertyObjectTrumpMergePolicy: Any { get }
  var NSMergeByPropertyStoreTrumpMergePolicy: Any { get }
  class NSMergeConflict: NSObject {
    var cachedSnapshot: [AnyHashable: Any]? { get }
    init(source sourceObject: NSManagedObject, newVersion: Int, oldVersion: Int, cachedSnapshot: [AnyHashable: Any]?, persistedSnapshot: [AnyHashable: Any]?)
    var newVersionNumber: Int { get }
    var objectSnapshot: [AnyHashable: Any]? { get }
    var oldVersionNumber: Int { get }
    var persistedSnapshot: [AnyHashable: Any]? { get }
    var sourceObject: NSManagedObject { get }
  }
  class NSMergePolicy: NSObject {
    static var error: NSMergePolicy { get }
    static func error() -> NSMergePolicy
    init(merge ty: NSMergePolicyType)
    static var mergeByPropertyObjectTrump: NSMergePolicy { get }
    static func mergeByPropertyObjectTrump() -> NSMergePolicy
    static var mergeByPropertyStoreTrump: NSMergePolicy { get }
    static func mergeByPropertyStoreTrump() -> NSMergePolicy
    var mergeType: NSMergePolicyType { get }
    static var overwrite: NSMergePolicy { get }
    static func overwrite() -> NSMergePolicy
    func resolve(_ list: [NSConstraintConflict]) throws
    func resolve(_ list: [NSMergeConflict]) throws
    func resolveOptimisticLockingVersionConflicts(_ list: [NSMergeConflict]) throws
    static var rollback: NSMergePolicy { get }
    static func rollback() -> NSMergePolicy
  }
  enum NSMergePolicyType: UInt {
    case error, propertyStoreTrump, propertyObjectTrump, overwrite, rollbackMerge
  }
  var NSMigratePersistentStoresAutomaticallyOption: String { get }
  class NSMigrationManager: NSObject {
    func associateSourceInstance(_ sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping)
    func cancelMigrationWithError(_ error: Error)
    var currentEntityMapping: NSEntityMapping { get }
    var destinationContext: NSManagedObjectContext { get }
    func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription?
    func destinationInstances(forEntityMappingNamed mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject]
    var destinationModel: NSManagedObjectModel { get }
    init()
    init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel)
    var mappingModel: NSMappingModel { get }
    func migrateStore(from sourceUrl: URL, type sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?, toDestinationURL dUrl: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil) throws
    var migrationProgress: Float { get }
    func reset()
    var sourceContext: NSManagedObjectContext { get }
    func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription?
    func sourceInstances(forEntityMappingNamed mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject]
    var sourceModel: NSManagedObjectModel { get }
    var userInfo: [AnyHashable: Any]?
    var usesStoreSpecificMigrationManager: Bool
  }
  class NSMigrationStage: NSObject {
    init()
    var label: String?
  }
  extension Notification.Name {
    static var NSCoreDataCoreSpotlightDelegateIndexDidUpdate: Notification.Name { get }
    static var NSManagedObjectContextDidMergeChangesObjectIDs: Notification.Name { get }
    static var NSManagedObjectContextDidSave: Notification.Name { get }
    static var NSManagedObjectContextDidSaveObjectIDs: Notification.Name { get }
    static var NSManagedObjectContextObjectsDidChange: Notification.Name { get }
    static var NSManagedObjectContextWillSave: Notification.Name { get }
    static var NSPersistentCloudKitContainerEventChanged: Notification.Name { get }
    static var NSPersistentStoreCoordinatorStoresDidChange: Notification.Name { get }
    static var NSPersistentStoreCoordinatorStoresWillChange: Notification.Name { get }
    static var NSPersistentStoreCoordinatorWillRemoveStore: Notification.Name { get }
    static var NSPersistentStoreDidImportUbiquitousContentChanges: Notification.Name { get }
    static var NSPersistentStoreRemoteChange: Notification.Name { get }
  }
  var NSOverwriteMergePolicy: Any { get }
  class NSPersistentCloudKitContainer: NSPersistentContainer {
    func acceptShareInvitations(fromMetadata metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore) async throws -> [CKShare.Metadata]
    func acceptShareInvitations(fromMetadata metadata: [CKShare.Metadata], into persistentStore: NSPersistentStore, completion handler: (([CKShare.Metadata]?, Error?) -> Void)? = nil)
    func canDeleteRecordForManagedObject(with objectID: NSManagedObjectID) -> Bool
    func canModifyManagedObjects(in store: NSPersistentStore) -> Bool
    func canUpdateRecordForManagedObject(with objectID: NSManagedObjectID) -> Bool
    func fetchParticipants(matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore) async throws -> [CKShare.Participant]
    func fetchParticipants(matching lookupInfos: [CKUserIdentity.LookupInfo], into persistentStore: NSPersistentStore, completion handler: @escaping ([CKShare.Participant]?, Error?) -> Void)
    func fetchShares(in persistentStore: NSPersistentStore?) throws -> [CKShare]
    func fetchShares(matching objectIDs: [NSManagedObjectID]) throws -> [NSManagedObjectID: CKShare]
    init(name: String, managedObjectModel model: NSManagedObjectModel)
    func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = nil) throws
    func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore) async throws -> CKShare
    func persistUpdatedShare(_ share: CKShare, in persistentStore: NSPersistentStore, completion handler: ((CKShare?, Error?) -> Void)? = nil)
    func purgeObjectsAndRecordsInZone(with zoneId: CKRecordZone.ID, in persistentStore: NSPersistentStore?) async throws -> CKRecordZone.ID
    func purgeObjectsAndRecordsInZone(with zoneId: CKRecordZone.ID, in persistentStore: NSPersistentStore?, completion handler: ((CKRecordZone.ID?, Error?) -> Void)? = nil)
    func record(for managedObjectId: NSManagedObjectID) -> CKRecord?
    func recordID(for managedObjectId: NSManagedObjectID) -> CKRecord.ID?
    func recordIDs(for managedObjectIds: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord.ID]
    func records(for managedObjectIds: [NSManagedObjectID]) -> [NSManagedObjectID: CKRecord]
    func share(_ managedObjects: [NSManagedObject], to share: CKShare?) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer)
    func share(_ managedObjects: [NSManagedObject], to share: CKShare?, completion handler: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, Error?) -> Void)
  }
  class NSPersistentCloudKitContainerEvent: NSObject, NSCopying {
    static var changedNotification: Notification.Name { get }
    var endDate: Date? { get }
    var error: Error? { get }
    var identifier: UUID { get }
    var startDate: Date { get }
    var storeIdentifier: String { get }
    var succeeded: Bool { get }
    var type: NSPersistentCloudKitContainerEventType { get }
  }
  class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {
    static func fetchEvents(after date: Date) -> NSPersistentCloudKitContainerEventRequest
    static func fetchEvents(after event: NSPersistentCloudKitContainerEvent?) -> NSPersistentCloudKitContainerEventRequest
    static func fetchEvents(matchingFetch fetchRequest: NSFetchRequest) -> NSPersistentCloudKitContainerEventRequest
    static func fetchForEvents() -> NSFetchRequest
    init()
    var resultType: NSPersistentCloudKitContainerEventResultType
  }
  class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {
    var result: Any? { get }
    var resultType: NSPersistentCloudKitContainerEventResultType { get }
  }
  enum NSPersistentCloudKitContainerEventResultType: Int {
    case events, countEvents
  }
  enum NSPersistentCloudKitContainerEventType: Int {
    case setup, `import`, export
  }
  var NSPersistentCloudKitContainerEventUserInfoKey: String { get }
  class NSPersistentCloudKitContainerOptions: NSObject {
    var containerIdentifier: String { get }
    var databaseScope: CKDatabase.Scope
    init(containerIdentifier: String)
  }
  struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet {
    static var dryRun: NSPersistentCloudKitContainerSchemaInitializationOptions { get }
    init(rawValue: UInt)
    static var printSchema: NSPersistentCloudKitContainerSchemaInitializationOptions { get }
    var rawValue: UInt { get }
  }
  class NSPersistentContainer: NSObject {
    static var defaultDirectoryURL: URL { get }
    static func defaultDirectoryURL() -> URL
    init(name: String)
    init(name: String, managedObjectModel model: NSManagedObjectModel)
    func loadPersistentStores() async throws -> NSPersistentStoreDescription
    func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void)
    var managedObjectModel: NSManagedObjectModel { get }
    var name: String { get }
    var newBackgroundContext: NSManagedObjectContext { get }
    func newBackgroundContext() -> NSManagedObjectContext
    func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
    func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T
    var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
    var persistentStoreDescriptions: [NSPersistentStoreDescription]
    var viewContext: NSManagedObjectContext { get }
  }
  class NSPersistentHistoryChange: NSObject, NSCopying {
    var changeID: Int64 { get }
    var changeType: NSPersistentHistoryChangeType { get }
    var changedObjectID: NSManagedObjectID { get }
    static var entityDescription: NSEntityDescription? { get }
    static func entityDescription() -> NSEntityDescription?
    static func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription?
    static var fetchRequest: NSFetchRequest? { get }
    static func fetchRequest() -> NSFetchRequest?
    var tombstone: [AnyHashable: Any]? { get }
    var transaction: NSPersistentHistoryTransaction? { get }
    var updatedProperties: Set<NSPropertyDescription>? { get }
  }
  class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    static func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest
    static func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest
    static func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    static func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest
    static func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest
    static func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest
    static func fetchHistory(withFetch fetchRequest: NSFetchRequest) -> NSPersistentHistoryChangeRequest
    var fetchRequest: NSFetchRequest?
    var resultType: NSPersistentHistoryResultType
    var token: NSPersistentHistoryToken? { get }
  }
  enum NSPersistentHistoryChangeType: Int {
    case insert, update, delete
  }
  class NSPersistentHistoryResult: NSPersistentStoreResult {
    init()
    var result: Any? { get }
    var resultType: NSPersistentHistoryResultType { get }
  }
  enum NSPersistentHistoryResultType: Int {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
  }
  class NSPersistentHistoryToken: NSObject, NSCopying {
    init()
  }
  var NSPersistentHistoryTrackingKey: String { get }
  class NSPersistentHistoryTransaction: NSObject, NSCopying {
    var author: String? { get }
    var bundleID: String { get }
    var changes: [NSPersistentHistoryChange]? { get }
    var contextName: String? { get }
    static var entityDescription: NSEntityDescription? { get }
    static func entityDescription() -> NSEntityDescription?
    static func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription?
    static var fetchRequest: NSFetchRequest? { get }
    static func fetchRequest() -> NSFetchRequest?
    var objectIDNotification: Notification { get }
    var processID: String { get }
    var storeID: String { get }
    var timestamp: Date { get }
    var token: NSPersistentHistoryToken { get }
    var transactionNumber: Int64 { get }
  }
  class NSPersistentStore: NSObject {
    var configurationName: String { get }
    var coreSpotlightExporter: NSCoreDataCoreSpotlightDelegate { get }
    func didAdd(to coordinator: NSPersistentStoreCoordinator)
    static var didImportUbiquitousContentChangesNotification: Notification.Name { get }
    var identifier: String?
    init(persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, url: URL, options: [AnyHashable: Any]?)
    var isReadOnly: Bool
    func loadMetadata() throws
    var metadata: [AnyHashable: Any]?
    static func metadataForPersistentStore(with url: URL) throws -> [AnyHashable: Any]
    static var migrationManagerClass: AnyClass { get }
    static func migrationManagerClass() -> AnyClass
    var options: [AnyHashable: Any]? { get }
    var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get }
    static var remoteChangeNotification: Notification.Name { get }
    static func setMetadata(_ metadata: [AnyHashable: Any]?, forPersistentStoreWith url: URL) throws
    var type: String { get }
    var url: URL?
    func willRemove(from coordinator: NSPersistentStoreCoordinator?)
  }
  class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
    func cancel()
    init()
    var managedObjectContext: NSManagedObjectContext { get }
    var operationError: Error? { get }
    var progress: Progress? { get }
  }
  class NSPersistentStoreCoordinator: NSObject {
    func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore
    func addPersistentStore(with storeDescription: NSPersistentStoreDescription) async throws -> NSPersistentStoreDescription
    func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription?, Error?) -> Void)
    func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken?
    func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws
    func destroyPersistentStore(at url: URL, withType storeType: String, options: [AnyHashable: Any]? = nil) throws
    func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
    func finishDeferredLightweightMigration() throws
    func finishDeferredLightweightMigrationTask() throws
    init(managedObjectModel model: NSManagedObjectModel)
    func lock()
    func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID?
    func managedObjectID(fromUTF8String utf8String: UnsafeMutableRawPointer, length: Int) -> NSManagedObjectID
    var managedObjectModel: NSManagedObjectModel { get }
    func metadata(for store: NSPersistentStore) -> [AnyHashable: Any]
    static func metadataForPersistentStore(ofType storeType: String?, url: URL) throws -> [AnyHashable: Any]
    static func metadataForPersistentStore(ofType storeType: String, url: URL, options: [AnyHashable: Any]? = nil) throws -> [String: Any]
    static func metadataForPersistentStore(with url: URL) throws -> [AnyHashable: Any]
    func migratePersistentStore(_ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String) throws -> NSPersistentStore
    var name: String?
    func perform(_ block: @escaping () -> Void)
    func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T
    func performAndWait(_ block: () -> Void)
    func performBlockAndWait(_ code: @escaping () -> Void)
    func persistentStore(for url: URL) -> NSPersistentStore?
    var persistentStores: [NSPersistentStore] { get }
    static func registerStore(_ storeClass: AnyClass?, forStoreType storeType: String)
    static var registeredStoreTypes: [AnyHashable: Any] { get }
    static func registeredStoreTypes() -> [AnyHashable: Any]
    func remove(_ store: NSPersistentStore) throws
    static func removeUbiquitousContentAndPersistentStore(at storeUrl: URL, options: [AnyHashable: Any]? = nil) throws
    func replacePersistentStore(at destinationUrl: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceUrl: URL, sourceOptions: [AnyHashable: Any]? = nil, storeType: String) throws
    func setMetadata(_ metadata: [AnyHashable: Any]?, for store: NSPersistentStore)
    static func setMetadata(_ metadata: [AnyHashable: Any]?, forPersistentStoreOfType storeType: String?, url: URL) throws
    static func setMetadata(_ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, url: URL, options: [AnyHashable: Any]?) throws
    func setURL(_ url: URL, for store: NSPersistentStore) -> Bool
    static var storesDidChangeNotification: Notification.Name { get }
    static var storesWillChangeNotification: Notification.Name { get }
    var tryLock: Bool { get }
    func unlock()
    func url(for store: NSPersistentStore) -> URL
    static var willRemoveStoreNotification: Notification.Name { get }
  }
  var NSPersistentStoreDeferredLightweightMigrationOptionKey: String { get }
  class NSPersistentStoreDescription: NSObject, NSCopying {
    var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    var configuration: String?
    init(url: URL)
    var isReadOnly: Bool
    var options: [String: Any] { get }
    func setOption(_ option: NSObject?, forKey key: String)
    func setValue(_ value: Any?, forPragmaNamed name: String)
    var shouldAddStoreAsynchronously: Bool
    var shouldInferMappingModelAutomatically: Bool
    var shouldMigrateStoreAutomatically: Bool
    var sqlitePragmas: [String: Any] { get }
    var timeout: Double
    var type: String
    var url: URL?
  }
  var NSPersistentStoreFileProtectionKey: String { get }
  var NSPersistentStoreModelVersionChecksumKey: String { get }
  var NSPersistentStoreOSCompatibility: String { get }
  var NSPersistentStoreRebuildFromUbiquitousContentOption: String { get }
  var NSPersistentStoreRemoteChangeNotificationPostOptionKey: String { get }
  var NSPersistentStoreRemoveUbiquitousMetadataOption: String { get }
  class NSPersistentStoreRequest: NSObject, NSCopying {
    var affectedStores: [NSPersistentStore]?
    init()
    var requestType: NSPersistentStoreRequestType { get }
  }
  enum NSPersistentStoreRequestType: UInt {
    case fetch, save, batchInsert, batchUpdate, batchDelete
  }
  class NSPersistentStoreResult: NSObject {
    init()
  }
  var NSPersistentStoreSaveConflictsErrorKey: String { get }
  var NSPersistentStoreStagedMigrationManagerOptionKey: String { get }
  var NSPersistentStoreTimeoutOption: String { get }
  var NSPersistentStoreUbiquitousContainerIdentifierKey: String { get }
  var NSPersistentStoreUbiquitousContentNameKey: String { get }
  var NSPersistentStoreUbiquitousContentURLKey: String { get }
  var NSPersistentStoreUbiquitousPeerTokenOption: String { get }
  enum NSPersistentStoreUbiquitousTransitionType: UInt {
    case accountAdded, accountRemoved, contentRemoved, initialImportCompleted
  }
  class NSPropertyDescription: NSObject, NSCoding, NSCopying {
    var entity: NSEntityDescription { get }
    init()
    init?(coder: NSCoder)
    var isIndexed: Bool
    var isIndexedBySpotlight: Bool
    var isOptional: Bool
    var isStoredInExternalRecord: Bool
    var isTransient: Bool
    var name: String
    var renamingIdentifier: String?
    func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?)
    var userInfo: [AnyHashable: Any]?
    var validationPredicates: [NSPredicate] { get }
    var validationWarnings: [String] { get }
    var versionHash: Data { get }
    var versionHashModifier: String?
  }
  class NSPropertyMapping: NSObject {
    init()
    var name: String?
    var userInfo: [AnyHashable: Any]?
    var valueExpression: NSExpression?
  }
  class NSQueryGenerationToken: NSObject, NSSecureCoding, NSCopying {
    static var current: NSQueryGenerationToken { get }
    static func current() -> NSQueryGenerationToken
    init()
    init?(coder: NSCoder)
  }
  var NSReadOnlyPersistentStoreOption: String { get }
  class NSRelationshipDescription: NSPropertyDescription {
    var deleteRule: NSDeleteRule
    var destinationEntity: NSEntityDescription?
    init()
    var inverseRelationship: NSRelationshipDescription?
    var isOrdered: Bool
    var isToMany: Bool { get }
    var maxCount: Int
    var minCount: Int
    var versionHash: Data { get }
  }
  var NSRemovedPersistentStoresKey: String { get }
  var NSRollbackMergePolicy: Any { get }
  var NSSQLiteAnalyzeOption: String { get }
  var NSSQLiteManualVacuumOption: String { get }
  var NSSQLitePragmasOption: String { get }
  var NSSQLiteStoreType: String { get }
  class NSSaveChangesRequest: NSPersistentStoreRequest {
    var deletedObjects: Set<AnyHashable>? { get }
    init()
    init(insertedObjects: Set<AnyHashable>?, updatedObjects: Set<AnyHashable>?, deletedObjects: Set<AnyHashable>?, lockedObjects: Set<AnyHashable>?)
    var insertedObjects: Set<AnyHashable>? { get }
    var lockedObjects: Set<AnyHashable>? { get }
    var updatedObjects: Set<AnyHashable>? { get }
  }
  enum NSSnapshotEventType: UInt {
    case undoInsertion, undoDeletion, undoUpdate, rollback, refresh, mergePolicy
  }
  class NSStagedMigrationManager: NSObject {
    var container: NSPersistentContainer? { get }
    init(migrationStages stages: [NSMigrationStage])
    var stages: [NSMigrationStage] { get }
  }
  var NSStoreModelVersionHashesKey: String { get }
  var NSStoreModelVersionIdentifiersKey: String { get }
  var NSStoreTypeKey: String { get }
  var NSStoreUUIDKey: String { get }
  var NSUUIDChangedPersistentStoresKey: String { get }
  var NSValidateXMLStoreOption: String { get }
  var NSValidationKeyErrorKey: String { get }
  var NSValidationObjectErrorKey: String { get }
  var NSValidationPredicateErrorKey: String { get }
  var NSValidationValueErrorKey: String { get }
  var NSXMLStoreType: String { get }
  enum ObjectGraphManagementErrorType: UInt {
    case managedObjectContextLocking, persistentStoreCoordinatorLocking, managedObjectReferentialIntegrity, managedObjectExternalRelationship, managedObjectMerge
  }
  enum PersistentStoreErrorType: UInt {
    case invalidType, typeMismatch, incompatibleSchema, save, incompleteSave, saveConflicts, operation, open, timeout, incompatibleVersionHash
  }
  enum ValidationErrorType: UInt {
    case managedObjectValidation, multipleErrors, missingMandatoryProperty, relationshipLacksMinimumCount, relationshipExceedsMaximumCount, relationshipDeniedDelete, numberTooLarge, numberTooSmall, dateTooLate, dateTooSoon, invalidDate, stringTooLong, stringTooShort, stringPatternMatching, invalidUri
  }
  """#

/// What is known of the module `SwiftData`.
let swiftDataInterface = #"""
  protocol BackingData<Model> {
    associatedtype Model: PersistentModel
    var persistentModelID: PersistentIdentifier?
  }
  class DefaultSerialModelExecutor: ModelExecutor {
    init(modelContext: ModelContext)
  }
  extension EnvironmentValues {
    var modelContext: ModelContext
  }
  struct FetchDescriptor<T: PersistentModel> {
    var fetchLimit: Int?
    var fetchOffset: Int?
    var includePendingChanges: Bool
    init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = nil)
    var predicate: Predicate<T>?
    var propertiesToFetch: [PartialKeyPath<T>]
    var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]
    var sortBy: [SortDescriptor<T>]
  }
  struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
    typealias Element = T
    typealias Index = Int
  }
  enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type), custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
  }
  protocol ModelActor: Actor {
    var modelContainer: ModelContainer { get }
    var modelExecutor: any ModelExecutor { get }
  }
  extension ModelActor {
    var modelContext: ModelContext { get }
    subscript<T: PersistentModel>(id: PersistentIdentifier, as: T.Type) -> T? { get }
  }
  struct ModelConfiguration: Identifiable, Hashable {
    struct CloudKitDatabase {}
    struct GroupContainer {}
    var allowsSave: Bool { get }
    var cloudKitContainerIdentifier: String? { get }
    var groupAppContainerIdentifier: String? { get }
    init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = nil, allowsSave: Bool = nil, groupContainer: ModelConfiguration.GroupContainer = nil, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = nil)
    init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = nil, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = nil)
    init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = nil)
    init(isStoredInMemoryOnly: Bool)
    var isStoredInMemoryOnly: Bool { get }
    var name: String { get }
    var schema: Schema?
    var url: URL { get }
  }
  extension ModelConfiguration.CloudKitDatabase {
    static var automatic: ModelConfiguration.CloudKitDatabase { get }
    static var none: ModelConfiguration.CloudKitDatabase { get }
    static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase
  }
  extension ModelConfiguration.GroupContainer {
    static var automatic: ModelConfiguration.GroupContainer { get }
    static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer
    static var none: ModelConfiguration.GroupContainer { get }
  }
  class ModelContainer: Equatable {
    var configurations: Set<ModelConfiguration>
    func deleteAllData()
    func erase() throws
    init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
    init(for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws
    init(for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
    var mainContext: ModelContext { get }
    var migrationPlan: (any SchemaMigrationPlan.Type)? { get }
    var schema: Schema { get }
  }
  class ModelContext: Equatable {
    var author: String?
    var autosaveEnabled: Bool
    var changedModelsArray: [any PersistentModel] { get }
    var container: ModelContainer { get }
    func delete<T: PersistentModel>(_ model: T)
    func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = nil) throws
    var deletedModelsArray: [any PersistentModel] { get }
    static var didSave: Notification.Name { get }
    func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = nil, allowEscapingMutations: Bool = nil, block: (_ model: T) throws -> Void) throws
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T]
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
    func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int
    func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    var hasChanges: Bool { get }
    init(_ container: ModelContainer)
    func insert<T: PersistentModel>(_ model: T)
    var insertedModelsArray: [any PersistentModel] { get }
    func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel
    func processPendingChanges()
    func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
    func rollback()
    func save() throws
    func transaction(block: () throws -> Void) throws
    var undoManager: UndoManager?
    static var willSave: Notification.Name { get }
  }
  protocol ModelExecutor: Executor {
    var modelContext: ModelContext { get }
  }
  struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable {
    struct ID: Hashable {}
    var entityName: String { get }
    var id: ID { get }
    var storeIdentifier: String? { get }
  }
  protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    init(backingData: any BackingData<Self>)
    var persistentBackingData: any BackingData<Self>
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
  }
  extension PersistentModel {
    static func createBackingData() -> some BackingData<Self>
    func getValue<Value>(forKey: KeyPath<Self, Value>) -> Value
    var hasChanges: Bool { get }
    var id: PersistentIdentifier { get }
    var isDeleted: Bool { get }
    var modelContext: ModelContext? { get }
    var persistentModelID: PersistentIdentifier { get }
    func setValue<Value>(forKey: KeyPath<Self, Value>, to newValue: Value)
  }
  @propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
    var fetchError: (any Error)? { get }
    init()
    init(_ descriptor: FetchDescriptor<Element>, animation: Animation = nil)
    init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
    init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = nil, animation: Animation = nil)
    init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = nil, animation: Animation = nil)
    init<Value: Comparable>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = nil, animation: Animation = nil)
    var modelContext: ModelContext { get }
    var wrappedValue: Result { get }
  }
  class Schema: Hashable, Codable {
    class Attribute: Hashable {}
    class Entity: Hashable {}
    struct PropertyMetadata {}
    class Relationship: Hashable {}
    struct Version: Hashable, Comparable {}
    var entities: [Schema.Entity] { get }
    var entitiesByName: [String: Schema.Entity] { get }
    init(_ types: [any PersistentModel.Type], version: Schema.Version = nil)
    init(_ types: any PersistentModel.Type..., version: Schema.Version = nil)
    init(versionedSchema: any VersionedSchema.Type)
    var version: Schema.Version { get }
  }
  extension Schema.Attribute {
    struct Option {}
  }
  extension Schema.Attribute.Option {
    static var allowsCloudEncryption: Schema.Attribute.Option { get }
    static var encrypt: Schema.Attribute.Option { get }
    static var ephemeral: Schema.Attribute.Option { get }
    static var externalStorage: Schema.Attribute.Option { get }
    static var preserveValueOnDeletion: Schema.Attribute.Option { get }
    static var spotlight: Schema.Attribute.Option { get }
    static var transformable: Schema.Attribute.Option { get }
    static var unique: Schema.Attribute.Option { get }
  }
  extension Schema.Entity {
    var attributes: Set<Schema.Attribute>
    var name: String
    var relationships: Set<Schema.Relationship>
  }
  extension Schema.Relationship {
    enum DeleteRule: String { case noAction, nullify, cascade, deny }
    struct Option {}
  }
  extension Schema.Relationship.Option {
    static var unique: Schema.Relationship.Option { get }
  }
  extension Schema.Version {
    init(_ major: Int, _ minor: Int, _ patch: Int)
    var major: Int { get }
    var minor: Int { get }
    var patch: Int { get }
  }
  protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
  }
  struct SwiftDataError: Error, Equatable {
    static var modelValidationFailure: SwiftDataError { get }
    static var unsupportedPredicate: SwiftDataError { get }
  }
  protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
  }
  extension View {
    func modelContainer(_ container: ModelContainer) -> some View
    func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = nil, isAutosaveEnabled: Bool = nil, isUndoEnabled: Bool = nil, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = nil) -> some View
    func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = nil, isAutosaveEnabled: Bool = nil, isUndoEnabled: Bool = nil, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = nil) -> some View
    func modelContext(_ modelContext: ModelContext) -> some View
  }
  """#

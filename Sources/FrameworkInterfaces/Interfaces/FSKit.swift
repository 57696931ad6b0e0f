/// What is known of the module `FSKit`.
let fsKitInterface = #"""
  // exports: Foundation
  struct FSAccessMask: OptionSet {
    static var addFile: FSAccessMask { get }
    static var addSubdirectory: FSAccessMask { get }
    static var appendData: FSAccessMask { get }
    static var delete: FSAccessMask { get }
    static var deleteChild: FSAccessMask { get }
    static var execute: FSAccessMask { get }
    init(rawValue: UInt)
    static var listDirectory: FSAccessMask { get }
    var rawValue: UInt { get }
    static var readAttributes: FSAccessMask { get }
    static var readData: FSAccessMask { get }
    static var readSecurity: FSAccessMask { get }
    static var readXattr: FSAccessMask { get }
    static var search: FSAccessMask { get }
    static var takeOwnership: FSAccessMask { get }
    static var writeAttributes: FSAccessMask { get }
    static var writeData: FSAccessMask { get }
    static var writeSecurity: FSAccessMask { get }
    static var writeXattr: FSAccessMask { get }
  }
  protocol FSBlockDeviceOperations: NSObjectProtocol {
    func probeResource(_ resource: FSResource, replyHandler reply: @escaping (FSProbeResult?, Error?) -> Void)
  }
  class FSBlockDeviceResource: FSResource {
    var blockCount: UInt64 { get }
    var blockSize: UInt64 { get }
    var bsdName: String { get }
    func delayedMetadataWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int) async throws
    func delayedMetadataWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Error?) -> Void)
    var isTerminated: Bool { get }
    var isWritable: Bool { get }
    func metadataWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int) async throws
    func metadataWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Error?) -> Void)
    var physicalBlockSize: UInt64 { get }
    static func proxyResource(forBSDName bsdName: String) -> FSBlockDeviceResource?
    static func proxyResource(forBSDName bsdName: String, isWritable: Bool) -> FSBlockDeviceResource?
    func read(into buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int) async throws -> Int
    func read(into buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Int, Error?) -> Void)
    func synchronousMetadataClear(_ rangesToClear: [FSMetadataBlockRange], wait: Bool, replyHandler reply: @escaping (Error?) -> Void)
    func synchronousMetadataFlush(replyHandler reply: @escaping (Error?) -> Void)
    func synchronousMetadataPurge(_ rangesToPurge: [FSMetadataBlockRange], replyHandler reply: @escaping (Error?) -> Void)
    func synchronousMetadataRead(into buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, readAheadExtents: UnsafeMutableRawPointer, readAheadCount readAheadExtentsCount: Int, replyHandler reply: @escaping (Error?) -> Void)
    func synchronousMetadataRead(into buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Error?) -> Void)
    func synchronousMetadataWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Error?) -> Void)
    func synchronousRead(into buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Int, Error?) -> Void)
    func synchronousWrite(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Int, Error?) -> Void)
    func terminate()
    func write(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int) async throws -> Int
    func write(from buffer: UnsafeMutableRawPointer, startingAt offset: Int64, length: Int, replyHandler reply: @escaping (Int, Error?) -> Void)
  }
  struct FSBlockmapFlags: OptionSet {
    static var async: FSBlockmapFlags { get }
    static var fileIssued: FSBlockmapFlags { get }
    init(rawValue: UInt32)
    static var noCache: FSBlockmapFlags { get }
    var rawValue: UInt32 { get }
    static var read: FSBlockmapFlags { get }
    static var write: FSBlockmapFlags { get }
  }
  class FSClient: NSObject {
    static func fetchInstalledExtensions() async throws -> [FSModuleIdentity]
    static func fetchInstalledExtensions(completionHandler results: @escaping ([FSModuleIdentity]?, Error?) -> Void)
    static func installedExtensions() throws -> [FSModuleIdentity]
  }
  class FSContainerIdentifier: FSEntityIdentifier {
    init()
    var volumeIdentifier: FSVolumeIdentifier { get }
  }
  enum FSContainerState: Int {
    case notReady, blocked, ready, active
  }
  enum FSDeactivateOptions: Int {
    case force
  }
  var FSDirectoryCookieInitial: Int { get }
  var FSDirectoryVerifierInitial: Int { get }
  class FSEntityIdentifier: NSObject, NSCopying, NSSecureCoding {
    init()
    init(uuid: UUID)
    init(uuid: UUID, data qualifier: Data)
    var qualifier: Data?
    var uuid: UUID
  }
  enum FSExtentType: Int32 {
    case data, zero
  }
  class FSFileName: NSObject, NSSecureCoding, NSCopying {
    var data: Data { get }
    init(bytes: UnsafeMutableRawPointer, length: Int)
    init(data name: Data)
    init(string name: String)
    func initWithBytes(_ bytes: UnsafeMutableRawPointer, length: Int) -> UnsafeMutableRawPointer
    var string: String? { get }
  }
  protocol FSFileSystemBase: NSObjectProtocol {
    var containerState: FSContainerState
    var errorState: Error?
    func wipe(_ resource: FSBlockDeviceResource, includingRanges: IndexSet, excludingRanges: IndexSet, completionHandler: @escaping (Error?) -> Void)
  }
  class FSGenericURLResource: FSResource {
    init?(url: URL)
    var url: URL { get }
  }
  class FSItem: NSObject {
    init()
  }
  enum FSItemAttribute: Int {
    case uid, gid, mode, type, linkCount, flags, size, allocSize, fileID, parentID, supportsLimitedXAttrs, inhibitKoio, modifyTime, addedTime, changeTime, accessTime, birthTime, backupTime
  }
  class FSItemAttributes: NSObject, NSSecureCoding {
    var accessTime: Any
    var addedTime: Any
    var allocSize: UInt64
    var backupTime: Any
    var birthTime: Any
    var changeTime: Any
    var fileID: UInt64
    var flags: UInt32
    var gid: UInt32
    var inhibitKOIO: Bool
    init()
    func invalidateAllProperties()
    func isValid(_ attribute: FSItemAttribute) -> Bool
    var linkCount: UInt32
    var mode: UInt32
    var modifyTime: Any
    var parentID: UInt64
    var size: UInt64
    var supportsLimitedXAttrs: Bool
    var type: FSItemType
    var uid: UInt32
  }
  class FSItemGetAttributesRequest: NSObject, NSSecureCoding {
    init()
    func isWanted(_ attribute: FSItemAttribute) -> Bool
    var wantedAttributes: FSItemAttribute
  }
  class FSItemSetAttributesRequest: FSItemAttributes {
    var consumedAttributes: FSItemAttribute
    init()
    func wasConsumed(_ attribute: FSItemAttribute) -> Bool
  }
  enum FSItemType: Int {
    case unknown, file, directory, symlink, fifo, charDevice, blockDevice, socket
  }
  var FSKitVersionNumber: Double { get }
  var FSKitVersionString: UnsafeMutableRawPointer { get }
  protocol FSManageableResourceMaintenanceOperations: NSObjectProtocol {
    func check(withParameters parameters: [String], connection: FSMessageConnection, taskID taskId: UUID, replyHandler reply: @escaping (Progress?, Error?) -> Void)
    func format(withParameters parameters: [String], connection: FSMessageConnection, taskID taskId: UUID, replyHandler reply: @escaping (Progress?, Error?) -> Void)
  }
  enum FSMatchResult: Int {
    case notRecognized, recognized, usableButLimited, usable
  }
  class FSMessageConnection: NSObject {
    func didCompleteWithError(_ taskError: Error?, completionHandler: @escaping (Error?) -> Void)
    init()
    func logMessage(_ str: String)
  }
  class FSMetadataBlockRange: NSObject {
    var blockLength: UInt32 { get }
    init(offset startBlockOffset: Int64, blockLength: UInt32, numberOfBlocks: UInt32)
    var numberOfBlocks: UInt32 { get }
    var startBlockOffset: Int64 { get }
  }
  struct FSMetadataReadahead {
    init()
    init(offset: Int64, length: Int)
    var length: Int
    var offset: Int64
  }
  class FSModuleIdentity: NSObject {
    var attributes: Any? { get }
    var bundleIdentifier: String { get }
    init()
    var isEnabled: Bool { get }
    var isSystem: Bool { get }
    var url: URL { get }
  }
  var FSModuleIdentityAttributeActivateOptionSyntax: String { get }
  var FSModuleIdentityAttributeCheckOptionSyntax: String { get }
  var FSModuleIdentityAttributeFormatOptionSyntax: String { get }
  var FSModuleIdentityAttributeMediaTypes: String { get }
  var FSModuleIdentityAttributePersonalities: String { get }
  var FSModuleIdentityAttributeShortName: String { get }
  var FSModuleIdentityAttributeSupportsBlockResources: String { get }
  var FSModuleIdentityAttributeSupportsKOIO: String { get }
  var FSModuleIdentityAttributeSupportsServerURLs: String { get }
  struct FSPreallocateFlags: OptionSet {
    static var all: FSPreallocateFlags { get }
    static var contig: FSPreallocateFlags { get }
    static var fromEof: FSPreallocateFlags { get }
    static var fromVol: FSPreallocateFlags { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  class FSProbeResult: NSObject, NSSecureCoding {
    var containerID: FSContainerIdentifier? { get }
    init?(coder: NSCoder)
    init?(result: FSMatchResult, name: String?, containerID containerUuid: FSContainerIdentifier?)
    var name: String? { get }
    var result: FSMatchResult { get }
  }
  class FSResource: NSObject, NSSecureCoding {
    init()
    var isRevoked: Bool { get }
    func makeProxy() -> FSResource
    func revoke()
  }
  enum FSSetXattrPolicy: UInt {
    case alwaysSet, mustCreate, mustReplace, delete
  }
  class FSStatFSResult: NSObject, NSSecureCoding {
    var availableBlocks: UInt64
    var availableBytes: UInt64
    var blockSize: UInt64
    var filesystemSubType: UInt32
    var filesystemTypeName: String { get }
    var freeBlocks: UInt64
    var freeBytes: UInt64
    var freeFiles: UInt64
    init(fsTypeName filesystemTypeName: String)
    var ioSize: UInt64
    var totalBlocks: UInt64
    var totalBytes: UInt64
    var totalFiles: UInt64
    var usedBlocks: UInt64
    var usedBytes: UInt64
  }
  class FSUnaryFileSystem: NSObject, FSFileSystemBase {
    init()
  }
  protocol FSUnaryFileSystemOperations: NSObjectProtocol {
    func didFinishLoading()
    func load(_ resource: FSResource, options: [String], replyHandler reply: @escaping (FSVolume?, Error?) -> Void)
  }
  class FSUnaryItem: FSItem {
    init()
    var queue: DispatchQueue { get }
  }
  class FSVolume: NSObject {
    init(volumeID volumeId: FSVolumeIdentifier, volumeName: FSFileName)
    var name: FSFileName
    var volumeID: FSVolumeIdentifier { get }
  }
  protocol FSVolumeAccessCheckOperations: NSObjectProtocol {
    var accessCheckOperationsInhibited: Bool
    func checkAccess(to theItem: FSItem, requestedAccess access: FSAccessMask, replyHandler reply: @escaping (Bool, Error?) -> Void)
  }
  struct FSVolumeError: Error {
    enum Code: Int { case badDirectoryCookie }
    static var badDirectoryCookie: FSVolumeError.Code { get }
    var code: FSVolumeError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: FSVolumeError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    var userInfo: [String: Any] { get }
  }
  var FSVolumeErrorDomain: String { get }
  class FSVolumeIdentifier: FSEntityIdentifier {
    init()
  }
  protocol FSVolumeKOIOOperations: NSObjectProtocol {
    func blockmapFile(_ item: FSItem, range theRange: NSRange, startIO firstIo: Bool, flags: FSBlockmapFlags, operationID operationId: Any, usingPacker packer: @escaping (FSBlockDeviceResource, FSExtentType, UInt64, UInt64, UInt32) -> Bool, replyHandler reply: @escaping (Error?) -> Void)
    func createFileNamed(_ name: FSFileName, inDirectory directory: FSItem, attributes newAttributes: FSItemSetAttributesRequest, usingPacker packer: @escaping (FSBlockDeviceResource, FSExtentType, UInt64, UInt64, UInt32) -> Bool, replyHandler reply: @escaping (FSItem?, FSFileName?, Error?) -> Void)
    func endIO(_ item: FSItem, range originalRange: NSRange, status ioStatus: Error, flags: FSBlockmapFlags, operationID operationId: Any, replyHandler reply: @escaping (Error?) -> Void)
    func lookupItemNamed(_ name: FSFileName, inDirectory directory: FSItem, usingPacker packer: @escaping (FSBlockDeviceResource, FSExtentType, UInt64, UInt64, UInt32) -> Bool, replyHandler reply: @escaping (FSItem?, FSFileName?, Error?) -> Void)
  }
  protocol FSVolumeOpenCloseOperations: NSObjectProtocol {
    func close(_ item: FSItem, keeping mode: FSVolumeOpenModes, replyHandler reply: @escaping (Error?) -> Void)
    func open(_ item: FSItem, with mode: FSVolumeOpenModes, replyHandler reply: @escaping (Error?) -> Void)
  }
  struct FSVolumeOpenModes: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var read: FSVolumeOpenModes { get }
    static var write: FSVolumeOpenModes { get }
  }
  protocol FSVolumeOperations: FSVolumePathConfOperations {
    func activate(withOptions options: [String], replyHandler reply: @escaping (FSItem?, Error?) -> Void)
    func createItemNamed(_ name: FSFileName, type: FSItemType, inDirectory directory: FSItem, attributes newAttributes: FSItemSetAttributesRequest, replyHandler reply: @escaping (FSItem?, FSFileName?, Error?) -> Void)
    func createLink(to item: FSItem, named name: FSFileName, inDirectory directory: FSItem, replyHandler reply: @escaping (FSFileName?, Error?) -> Void)
    func createSymbolicLinkNamed(_ name: FSFileName, inDirectory directory: FSItem, attributes newAttributes: FSItemSetAttributesRequest, linkContents contents: FSFileName, replyHandler reply: @escaping (FSItem?, FSFileName?, Error?) -> Void)
    func deactivate(with options: FSDeactivateOptions, replyHandler reply: @escaping (Error?) -> Void)
    func enumerateDirectory(_ directory: FSItem, startingAt: Any, verifier: Any, providingAttributes attributes: FSItemGetAttributesRequest?, using packer: @escaping (FSFileName, FSItemType, UInt64, Any, FSItemAttributes?, Bool) -> Bool, replyHandler reply: @escaping (Any, Error?) -> Void)
    func getAttributes(_ desiredAttributes: FSItemGetAttributesRequest, of item: FSItem, replyHandler reply: @escaping (FSItemAttributes?, Error?) -> Void)
    func lookupItemNamed(_ name: FSFileName, inDirectory directory: FSItem, replyHandler reply: @escaping (FSItem?, FSFileName?, Error?) -> Void)
    func mount(withOptions options: [String], replyHandler reply: @escaping (FSItem?, Error?) -> Void)
    func readSymbolicLink(_ item: FSItem, replyHandler reply: @escaping (FSFileName?, Error?) -> Void)
    func reclaim(_ item: FSItem, replyHandler reply: @escaping (Error?) -> Void)
    func remove(_ item: FSItem, named name: FSFileName, fromDirectory directory: FSItem, replyHandler reply: @escaping (Error?) -> Void)
    func rename(_ item: FSItem, inDirectory sourceDirectory: FSItem, named sourceName: FSFileName, toNewName destinationName: FSFileName, inDirectory destinationDirectory: FSItem, overItem: FSItem?, replyHandler reply: @escaping (FSFileName?, Error?) -> Void)
    func setAttributes(_ newAttributes: FSItemSetAttributesRequest, on item: FSItem, replyHandler reply: @escaping (FSItemAttributes?, Error?) -> Void)
    var supportedVolumeCapabilities: FSVolumeSupportedCapabilities { get }
    func synchronize(replyHandler reply: @escaping (Error?) -> Void)
    func unmount(replyHandler reply: @escaping () -> Void)
    var volumeStatistics: FSStatFSResult { get }
  }
  protocol FSVolumePathConfOperations: NSObjectProtocol {
    var isChownRestricted: Bool { get }
    var isLongNameTruncated: Bool { get }
    var maxFileSizeInBits: Int32 { get }
    var maxLinkCount: Int32 { get }
    var maxNameLength: Int32 { get }
    var maxXattrSizeInBits: Int32 { get }
  }
  protocol FSVolumePreallocateOperations: NSObjectProtocol {
    func preallocate(_ item: FSItem, offset: UInt64, length: Int, flags: FSPreallocateFlags, usingPacker packer: @escaping (FSBlockDeviceResource, FSExtentType, UInt64, UInt64, UInt32) -> Bool, replyHandler reply: @escaping (Int, Error?) -> Void)
    var preallocateOperationsInhibited: Bool
  }
  protocol FSVolumeReadWriteOperations: NSObjectProtocol {
    func read(fromFile item: FSItem, offset: UInt64, length: Int, intoBuffer buffer: NSMutableData, replyHandler reply: @escaping (Int, Error?) -> Void)
    func writeContents(_ contents: Data, toFile item: FSItem, atOffset offset: UInt64, replyHandler reply: @escaping (Int, Error?) -> Void)
  }
  protocol FSVolumeRenameOperations: NSObjectProtocol {
    func setVolumeName(_ name: FSFileName, replyHandler reply: @escaping (FSFileName, Error?) -> Void)
    var volumeRenameOperationsInhibited: Bool
  }
  class FSVolumeSupportedCapabilities: NSObject, NSSecureCoding {
    var doesNotSupportImmutableFiles: Bool
    var doesNotSupportRootTimes: Bool
    var doesNotSupportSettingFilePermissions: Bool
    var doesNotSupportVolumeSizes: Bool
    init()
    var supports2TBFiles: Bool
    var supports64BitObjectIDs: Bool
    var supportsActiveJournal: Bool
    var supportsCasePreservingNames: Bool
    var supportsCaseSensitiveNames: Bool
    var supportsDocumentID: Bool
    var supportsFastStatFS: Bool
    var supportsHardLinks: Bool
    var supportsHiddenFiles: Bool
    var supportsJournal: Bool
    var supportsOpenDenyModes: Bool
    var supportsPersistentObjectIDs: Bool
    var supportsSharedSpace: Bool
    var supportsSparseFiles: Bool
    var supportsSymbolicLinks: Bool
    var supportsVolumeGroups: Bool
    var supportsZeroRuns: Bool
  }
  protocol FSVolumeXattrOperations: NSObjectProtocol {
    func listXattrs(of item: FSItem, replyHandler reply: @escaping ([FSFileName]?, Error?) -> Void)
    func setXattrNamed(_ name: FSFileName, to value: Data?, on item: FSItem, policy: FSSetXattrPolicy, replyHandler reply: @escaping (Error?) -> Void)
    func supportedXattrNames(for item: FSItem) -> [FSFileName]?
    func xattrNamed(_ name: FSFileName, of item: FSItem, replyHandler reply: @escaping (Data?, Error?) -> Void)
    var xattrOperationsInhibited: Bool
  }
  extension UUID {
    var fs_containerIdentifier: FSContainerIdentifier { get }
    var fs_entityIdentifier: FSEntityIdentifier { get }
    var fs_volumeIdentifier: FSVolumeIdentifier { get }
  }
  """#

/// What is known of the module `CoreServices`.
let coreServicesInterface = #"""
  // exports: Foundation
  struct FSEventStreamCreateFlags: OptionSet {
    static var fileEvents: FSEventStreamCreateFlags { get }
    static var fullHistory: FSEventStreamCreateFlags { get }
    static var ignoreSelf: FSEventStreamCreateFlags { get }
    init(rawValue: UInt32)
    static var markSelf: FSEventStreamCreateFlags { get }
    static var noDefer: FSEventStreamCreateFlags { get }
    var rawValue: UInt32 { get }
    static var useExtendedData: FSEventStreamCreateFlags { get }
    static var watchRoot: FSEventStreamCreateFlags { get }
  }
  struct FSEventStreamEventFlags: OptionSet {
    static var eventIDsWrapped: FSEventStreamEventFlags { get }
    static var historyDone: FSEventStreamEventFlags { get }
    init(rawValue: UInt32)
    static var itemChangeOwner: FSEventStreamEventFlags { get }
    static var itemCloned: FSEventStreamEventFlags { get }
    static var itemCreated: FSEventStreamEventFlags { get }
    static var itemFinderInfoMod: FSEventStreamEventFlags { get }
    static var itemInodeMetaMod: FSEventStreamEventFlags { get }
    static var itemIsDir: FSEventStreamEventFlags { get }
    static var itemIsFile: FSEventStreamEventFlags { get }
    static var itemIsHardlink: FSEventStreamEventFlags { get }
    static var itemIsLastHardlink: FSEventStreamEventFlags { get }
    static var itemIsSymlink: FSEventStreamEventFlags { get }
    static var itemModified: FSEventStreamEventFlags { get }
    static var itemRemoved: FSEventStreamEventFlags { get }
    static var itemRenamed: FSEventStreamEventFlags { get }
    static var itemXattrMod: FSEventStreamEventFlags { get }
    static var kernelDropped: FSEventStreamEventFlags { get }
    static var mount: FSEventStreamEventFlags { get }
    static var mustScanSubDirs: FSEventStreamEventFlags { get }
    static var ownEvent: FSEventStreamEventFlags { get }
    var rawValue: UInt32 { get }
    static var rootChanged: FSEventStreamEventFlags { get }
    static var unmount: FSEventStreamEventFlags { get }
    static var userDropped: FSEventStreamEventFlags { get }
  }
  struct LSAcceptanceFlags: OptionSet {
    static var allowLoginUI: LSAcceptanceFlags { get }
    static var `default`: LSAcceptanceFlags { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  enum LSResult: Int32 {
    case success, malformedLocErr, appInTrash, executableIncorrectFormat, attributeNotFound, attributeNotSettable, incompatibleApplicationVersion, noRosettaEnvironment, unknown, notAnApplication, notInitialized, dataUnavailable, applicationNotFound, unknownType, dataTooOld, data, launchInProgress, notRegistered, appDoesNotClaimType, appDoesNotSupportSchemeWarning, serverCommunication, cannotSetInfo, noRegistrationInfo, incompatibleSystemVersion, noLaunchPermission, noExecutable, noClassicEnvironment, multipleSessionsNotSupported
  }
  struct LSRoles: OptionSet {
    static var all: LSRoles { get }
    static var editor: LSRoles { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var shell: LSRoles { get }
    static var viewer: LSRoles { get }
  }
  enum SKIndexType: Int32 {
    case unknown, inverted, vector, invertedVector
  }
  struct SKSearchOptions: OptionSet {
    static var findSimilar: SKSearchOptions { get }
    init(rawValue: Int32)
    static var noRelevanceScores: SKSearchOptions { get }
    var rawValue: Int32 { get }
    static var spaceMeansOr: SKSearchOptions { get }
  }
  var kSKEndTermChars: String { get }
  var kSKMaximumTerms: String { get }
  var kSKMinTermLength: String { get }
  var kSKProximityIndexing: String { get }
  var kSKStartTermChars: String { get }
  var kSKStopWords: String { get }
  var kSKSubstitutions: String { get }
  var kSKTermChars: String { get }
  var kUTExportedTypeDeclarationsKey: String { get }
  var kUTImportedTypeDeclarationsKey: String { get }
  var kUTTagClassFilenameExtension: String { get }
  var kUTTagClassMIMEType: String { get }
  var kUTTagClassNSPboardType: String { get }
  var kUTTagClassOSType: String { get }
  var kUTType3DContent: String { get }
  var kUTType3dObject: String { get }
  var kUTTypeAVIMovie: String { get }
  var kUTTypeAlembic: String { get }
  var kUTTypeAliasFile: String { get }
  var kUTTypeAliasRecord: String { get }
  var kUTTypeAppleICNS: String { get }
  var kUTTypeAppleProtectedMPEG4Audio: String { get }
  var kUTTypeAppleProtectedMPEG4Video: String { get }
  var kUTTypeAppleScript: String { get }
  var kUTTypeApplication: String { get }
  var kUTTypeApplicationBundle: String { get }
  var kUTTypeApplicationFile: String { get }
  var kUTTypeArchive: String { get }
  var kUTTypeAssemblyLanguageSource: String { get }
  var kUTTypeAudio: String { get }
  var kUTTypeAudioInterchangeFileFormat: String { get }
  var kUTTypeAudiovisualContent: String { get }
  var kUTTypeBMP: String { get }
  var kUTTypeBinaryPropertyList: String { get }
  var kUTTypeBookmark: String { get }
  var kUTTypeBundle: String { get }
  var kUTTypeBzip2Archive: String { get }
  var kUTTypeCHeader: String { get }
  var kUTTypeCPlusPlusHeader: String { get }
  var kUTTypeCPlusPlusSource: String { get }
  var kUTTypeCSource: String { get }
  var kUTTypeCalendarEvent: String { get }
  var kUTTypeCommaSeparatedText: String { get }
  var kUTTypeCompositeContent: String { get }
  var kUTTypeConformsToKey: String { get }
  var kUTTypeContact: String { get }
  var kUTTypeContent: String { get }
  var kUTTypeData: String { get }
  var kUTTypeDatabase: String { get }
  var kUTTypeDelimitedText: String { get }
  var kUTTypeDescriptionKey: String { get }
  var kUTTypeDirectory: String { get }
  var kUTTypeDiskImage: String { get }
  var kUTTypeElectronicPublication: String { get }
  var kUTTypeEmailMessage: String { get }
  var kUTTypeExecutable: String { get }
  var kUTTypeFileURL: String { get }
  var kUTTypeFlatRTFD: String { get }
  var kUTTypeFolder: String { get }
  var kUTTypeFont: String { get }
  var kUTTypeFramework: String { get }
  var kUTTypeGIF: String { get }
  var kUTTypeGNUZipArchive: String { get }
  var kUTTypeHTML: String { get }
  var kUTTypeICO: String { get }
  var kUTTypeIconFileKey: String { get }
  var kUTTypeIdentifierKey: String { get }
  var kUTTypeImage: String { get }
  var kUTTypeInkText: String { get }
  var kUTTypeInternetLocation: String { get }
  var kUTTypeItem: String { get }
  var kUTTypeJPEG: String { get }
  var kUTTypeJPEG2000: String { get }
  var kUTTypeJSON: String { get }
  var kUTTypeJavaArchive: String { get }
  var kUTTypeJavaClass: String { get }
  var kUTTypeJavaScript: String { get }
  var kUTTypeJavaSource: String { get }
  var kUTTypeLivePhoto: String { get }
  var kUTTypeLog: String { get }
  var kUTTypeM3UPlaylist: String { get }
  var kUTTypeMIDIAudio: String { get }
  var kUTTypeMP3: String { get }
  var kUTTypeMPEG: String { get }
  var kUTTypeMPEG2TransportStream: String { get }
  var kUTTypeMPEG2Video: String { get }
  var kUTTypeMPEG4: String { get }
  var kUTTypeMPEG4Audio: String { get }
  var kUTTypeMessage: String { get }
  var kUTTypeMountPoint: String { get }
  var kUTTypeMovie: String { get }
  var kUTTypeOSAScript: String { get }
  var kUTTypeOSAScriptBundle: String { get }
  var kUTTypeObjectiveCPlusPlusSource: String { get }
  var kUTTypeObjectiveCSource: String { get }
  var kUTTypePDF: String { get }
  var kUTTypePHPScript: String { get }
  var kUTTypePICT: String { get }
  var kUTTypePKCS12: String { get }
  var kUTTypePNG: String { get }
  var kUTTypePackage: String { get }
  var kUTTypePerlScript: String { get }
  var kUTTypePlainText: String { get }
  var kUTTypePlaylist: String { get }
  var kUTTypePluginBundle: String { get }
  var kUTTypePolygon: String { get }
  var kUTTypePresentation: String { get }
  var kUTTypePropertyList: String { get }
  var kUTTypePythonScript: String { get }
  var kUTTypeQuickLookGenerator: String { get }
  var kUTTypeQuickTimeImage: String { get }
  var kUTTypeQuickTimeMovie: String { get }
  var kUTTypeRTF: String { get }
  var kUTTypeRTFD: String { get }
  var kUTTypeRawImage: String { get }
  var kUTTypeReferenceURLKey: String { get }
  var kUTTypeResolvable: String { get }
  var kUTTypeRubyScript: String { get }
  var kUTTypeScalableVectorGraphics: String { get }
  var kUTTypeScript: String { get }
  var kUTTypeShellScript: String { get }
  var kUTTypeSourceCode: String { get }
  var kUTTypeSpotlightImporter: String { get }
  var kUTTypeSpreadsheet: String { get }
  var kUTTypeStereolithography: String { get }
  var kUTTypeSwiftSource: String { get }
  var kUTTypeSymLink: String { get }
  var kUTTypeSystemPreferencesPane: String { get }
  var kUTTypeTIFF: String { get }
  var kUTTypeTXNTextAndMultimediaData: String { get }
  var kUTTypeTabSeparatedText: String { get }
  var kUTTypeTagSpecificationKey: String { get }
  var kUTTypeText: String { get }
  var kUTTypeToDoItem: String { get }
  var kUTTypeURL: String { get }
  var kUTTypeURLBookmarkData: String { get }
  var kUTTypeUTF16ExternalPlainText: String { get }
  var kUTTypeUTF16PlainText: String { get }
  var kUTTypeUTF8PlainText: String { get }
  var kUTTypeUTF8TabSeparatedText: String { get }
  var kUTTypeUniversalSceneDescription: String { get }
  var kUTTypeUniversalSceneDescriptionMobile: String { get }
  var kUTTypeUnixExecutable: String { get }
  var kUTTypeVCard: String { get }
  var kUTTypeVersionKey: String { get }
  var kUTTypeVideo: String { get }
  var kUTTypeVolume: String { get }
  var kUTTypeWaveformAudio: String { get }
  var kUTTypeWebArchive: String { get }
  var kUTTypeWindowsExecutable: String { get }
  var kUTTypeX509Certificate: String { get }
  var kUTTypeXML: String { get }
  var kUTTypeXMLPropertyList: String { get }
  var kUTTypeXPCService: String { get }
  var kUTTypeZipArchive: String { get }
  """#

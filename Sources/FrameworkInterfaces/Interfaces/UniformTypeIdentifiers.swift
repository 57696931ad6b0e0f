/// What is known of the module `UniformTypeIdentifiers`.
let uniformTypeIdentifiersInterface = #"""
  // exports: Foundation
  extension URL {
    func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
    func appendingPathExtension(for contentType: UTType) -> URL
  }
  struct UTTagClass: RawRepresentable, Hashable {
    static var filenameExtension: UTTagClass { get }
    init(rawValue: String)
    static var mimeType: UTTagClass { get }
    var rawValue: String { get }
  }
  struct UTType {
    func conforms(to type: UTType) -> Bool
    static func exportedType(withIdentifier identifier: String) -> UTType
    static func exportedType(withIdentifier identifier: String, conformingTo parentType: UTType) -> UTType
    var identifier: String { get }
    static func importedType(withIdentifier identifier: String) -> UTType
    static func importedType(withIdentifier identifier: String, conformingTo parentType: UTType) -> UTType
    init?(coder: NSCoder)
    init?(filenameExtension: String)
    init?(filenameExtension: String, conformingTo supertype: UTType)
    init?(identifier: String)
    init?(mimeType: String)
    init?(mimeType: String, conformingTo supertype: UTType)
    init?(tag: String, tagClass: String, conformingTo supertype: UTType?)
    var isDeclared: Bool { get }
    var isDynamic: Bool { get }
    var isPublicType: Bool { get }
    func isSubtype(of type: UTType) -> Bool
    func isSupertype(of type: UTType) -> Bool
    var localizedDescription: String? { get }
    var preferredFilenameExtension: String? { get }
    var preferredMIMEType: String? { get }
    var referenceURL: URL? { get }
    static var ahap: UTType { get }
    static var aiff: UTType { get }
    static var aliasFile: UTType { get }
    static var appleArchive: UTType { get }
    static var appleProtectedMPEG4Audio: UTType { get }
    static var appleProtectedMPEG4Video: UTType { get }
    static var appleScript: UTType { get }
    static var application: UTType { get }
    static var applicationBundle: UTType { get }
    static var applicationExtension: UTType { get }
    static var arReferenceObject: UTType { get }
    static var archive: UTType { get }
    static var assemblyLanguageSource: UTType { get }
    static var audio: UTType { get }
    static var audiovisualContent: UTType { get }
    static var avi: UTType { get }
    static var binaryPropertyList: UTType { get }
    static var bmp: UTType { get }
    static var bookmark: UTType { get }
    static var bundle: UTType { get }
    static var bz2: UTType { get }
    static var cHeader: UTType { get }
    static var cPlusPlusHeader: UTType { get }
    static var cPlusPlusSource: UTType { get }
    static var cSource: UTType { get }
    static var calendarEvent: UTType { get }
    static var commaSeparatedText: UTType { get }
    static var compositeContent: UTType { get }
    static var contact: UTType { get }
    static var content: UTType { get }
    static var css: UTType { get }
    static var data: UTType { get }
    static var database: UTType { get }
    static var delimitedText: UTType { get }
    static var directory: UTType { get }
    static var diskImage: UTType { get }
    static var dng: UTType { get }
    static var emailMessage: UTType { get }
    static var epub: UTType { get }
    static var exe: UTType { get }
    static var executable: UTType { get }
    static var exr: UTType { get }
    static var fileURL: UTType { get }
    static var flatRTFD: UTType { get }
    static var folder: UTType { get }
    static var font: UTType { get }
    static var framework: UTType { get }
    static var geoJSON: UTType { get }
    static var gif: UTType { get }
    static var gzip: UTType { get }
    static var heic: UTType { get }
    static var heics: UTType { get }
    static var heif: UTType { get }
    static var html: UTType { get }
    static var icns: UTType { get }
    static var ico: UTType { get }
    static var image: UTType { get }
    static var internetLocation: UTType { get }
    static var internetShortcut: UTType { get }
    static var item: UTType { get }
    static var javaScript: UTType { get }
    static var jpeg: UTType { get }
    static var json: UTType { get }
    static var linkPresentationMetadata: UTType { get }
    static var livePhoto: UTType { get }
    static var log: UTType { get }
    static var m3uPlaylist: UTType { get }
    static var makefile: UTType { get }
    static var message: UTType { get }
    static var midi: UTType { get }
    static var mountPoint: UTType { get }
    static var movie: UTType { get }
    static var mp3: UTType { get }
    static var mpeg: UTType { get }
    static var mpeg2TransportStream: UTType { get }
    static var mpeg2Video: UTType { get }
    static var mpeg4Audio: UTType { get }
    static var mpeg4Movie: UTType { get }
    static var objectiveCPlusPlusSource: UTType { get }
    static var objectiveCSource: UTType { get }
    static var osaScript: UTType { get }
    static var osaScriptBundle: UTType { get }
    static var package: UTType { get }
    static var pdf: UTType { get }
    static var perlScript: UTType { get }
    static var phpScript: UTType { get }
    static var pkcs12: UTType { get }
    static var plainText: UTType { get }
    static var playlist: UTType { get }
    static var pluginBundle: UTType { get }
    static var png: UTType { get }
    static var presentation: UTType { get }
    static var propertyList: UTType { get }
    static var pythonScript: UTType { get }
    static var quickLookGenerator: UTType { get }
    static var quickTimeMovie: UTType { get }
    static var rawImage: UTType { get }
    static var realityFile: UTType { get }
    static var resolvable: UTType { get }
    static var rtf: UTType { get }
    static var rtfd: UTType { get }
    static var rubyScript: UTType { get }
    static var sceneKitScene: UTType { get }
    static var script: UTType { get }
    static var shellScript: UTType { get }
    static var sourceCode: UTType { get }
    static var spotlightImporter: UTType { get }
    static var spreadsheet: UTType { get }
    static var svg: UTType { get }
    static var swiftSource: UTType { get }
    static var symbolicLink: UTType { get }
    static var systemPreferencesPane: UTType { get }
    static var tabSeparatedText: UTType { get }
    static var tarArchive: UTType { get }
    static var text: UTType { get }
    static var threeDContent: UTType { get }
    static var tiff: UTType { get }
    static var toDoItem: UTType { get }
    static var unixExecutable: UTType { get }
    static var url: UTType { get }
    static var urlBookmarkData: UTType { get }
    static var usd: UTType { get }
    static var usdz: UTType { get }
    static var utf16ExternalPlainText: UTType { get }
    static var utf16PlainText: UTType { get }
    static var utf8PlainText: UTType { get }
    static var utf8TabSeparatedText: UTType { get }
    static var vCard: UTType { get }
    static var video: UTType { get }
    static var volume: UTType { get }
    static var wav: UTType { get }
    static var webArchive: UTType { get }
    static var webP: UTType { get }
    static var x509Certificate: UTType { get }
    static var xml: UTType { get }
    static var xmlPropertyList: UTType { get }
    static var xpcService: UTType { get }
    static var yaml: UTType { get }
    static var zip: UTType { get }
    static var shCustomCatalogContent: UTType { get }
    static func shCustomCatalogContent() -> UTType
    static var shSignatureContent: UTType { get }
    static func shSignatureContent() -> UTType
    var supertypes: Set<UTType> { get }
    var tags: [String: [String]] { get }
    static func types(withTag tag: String, tagClass: String, conformingTo supertype: UTType?) -> [UTType]
    var version: NSNumber? { get }
  }
  var UTType3DContent: UTType { get }
  var UTTypeAHAP: UTType { get }
  var UTTypeAIFF: UTType { get }
  var UTTypeARReferenceObject: UTType { get }
  var UTTypeAVI: UTType { get }
  var UTTypeAliasFile: UTType { get }
  var UTTypeAppleArchive: UTType { get }
  var UTTypeAppleProtectedMPEG4Audio: UTType { get }
  var UTTypeAppleProtectedMPEG4Video: UTType { get }
  var UTTypeAppleScript: UTType { get }
  var UTTypeApplication: UTType { get }
  var UTTypeApplicationBundle: UTType { get }
  var UTTypeApplicationExtension: UTType { get }
  var UTTypeArchive: UTType { get }
  var UTTypeAssemblyLanguageSource: UTType { get }
  var UTTypeAudio: UTType { get }
  var UTTypeAudiovisualContent: UTType { get }
  var UTTypeBMP: UTType { get }
  var UTTypeBZ2: UTType { get }
  var UTTypeBinaryPropertyList: UTType { get }
  var UTTypeBookmark: UTType { get }
  var UTTypeBundle: UTType { get }
  var UTTypeCHeader: UTType { get }
  var UTTypeCPlusPlusHeader: UTType { get }
  var UTTypeCPlusPlusSource: UTType { get }
  var UTTypeCSS: UTType { get }
  var UTTypeCSource: UTType { get }
  var UTTypeCalendarEvent: UTType { get }
  var UTTypeCommaSeparatedText: UTType { get }
  var UTTypeCompositeContent: UTType { get }
  var UTTypeContact: UTType { get }
  var UTTypeContent: UTType { get }
  var UTTypeDNG: UTType { get }
  var UTTypeData: UTType { get }
  var UTTypeDatabase: UTType { get }
  var UTTypeDelimitedText: UTType { get }
  var UTTypeDirectory: UTType { get }
  var UTTypeDiskImage: UTType { get }
  var UTTypeEPUB: UTType { get }
  var UTTypeEXE: UTType { get }
  var UTTypeEXR: UTType { get }
  var UTTypeEmailMessage: UTType { get }
  var UTTypeExecutable: UTType { get }
  var UTTypeFileURL: UTType { get }
  var UTTypeFlatRTFD: UTType { get }
  var UTTypeFolder: UTType { get }
  var UTTypeFont: UTType { get }
  var UTTypeFramework: UTType { get }
  var UTTypeGIF: UTType { get }
  var UTTypeGZIP: UTType { get }
  var UTTypeGeoJSON: UTType { get }
  var UTTypeHEIC: UTType { get }
  var UTTypeHEICS: UTType { get }
  var UTTypeHEIF: UTType { get }
  var UTTypeHTML: UTType { get }
  var UTTypeICNS: UTType { get }
  var UTTypeICO: UTType { get }
  var UTTypeImage: UTType { get }
  var UTTypeInternetLocation: UTType { get }
  var UTTypeInternetShortcut: UTType { get }
  var UTTypeItem: UTType { get }
  var UTTypeJPEG: UTType { get }
  var UTTypeJPEGXL: UTType { get }
  var UTTypeJSON: UTType { get }
  var UTTypeJavaScript: UTType { get }
  var UTTypeLinkPresentationMetadata: UTType { get }
  var UTTypeLivePhoto: UTType { get }
  var UTTypeLog: UTType { get }
  var UTTypeM3UPlaylist: UTType { get }
  var UTTypeMIDI: UTType { get }
  var UTTypeMP3: UTType { get }
  var UTTypeMPEG: UTType { get }
  var UTTypeMPEG2TransportStream: UTType { get }
  var UTTypeMPEG2Video: UTType { get }
  var UTTypeMPEG4Audio: UTType { get }
  var UTTypeMPEG4Movie: UTType { get }
  var UTTypeMakefile: UTType { get }
  var UTTypeMessage: UTType { get }
  var UTTypeMountPoint: UTType { get }
  var UTTypeMovie: UTType { get }
  var UTTypeOSAScript: UTType { get }
  var UTTypeOSAScriptBundle: UTType { get }
  var UTTypeObjectiveCPlusPlusSource: UTType { get }
  var UTTypeObjectiveCSource: UTType { get }
  var UTTypePDF: UTType { get }
  var UTTypePHPScript: UTType { get }
  var UTTypePKCS12: UTType { get }
  var UTTypePNG: UTType { get }
  var UTTypePackage: UTType { get }
  var UTTypePerlScript: UTType { get }
  var UTTypePlainText: UTType { get }
  var UTTypePlaylist: UTType { get }
  var UTTypePluginBundle: UTType { get }
  var UTTypePresentation: UTType { get }
  var UTTypePropertyList: UTType { get }
  var UTTypePythonScript: UTType { get }
  var UTTypeQuickLookGenerator: UTType { get }
  var UTTypeQuickTimeMovie: UTType { get }
  var UTTypeRAWImage: UTType { get }
  var UTTypeRTF: UTType { get }
  var UTTypeRTFD: UTType { get }
  var UTTypeRealityFile: UTType { get }
  var UTTypeResolvable: UTType { get }
  var UTTypeRubyScript: UTType { get }
  var UTTypeSVG: UTType { get }
  var UTTypeSceneKitScene: UTType { get }
  var UTTypeScript: UTType { get }
  var UTTypeShellScript: UTType { get }
  var UTTypeSourceCode: UTType { get }
  var UTTypeSpotlightImporter: UTType { get }
  var UTTypeSpreadsheet: UTType { get }
  var UTTypeSwiftSource: UTType { get }
  var UTTypeSymbolicLink: UTType { get }
  var UTTypeSystemPreferencesPane: UTType { get }
  var UTTypeTIFF: UTType { get }
  var UTTypeTabSeparatedText: UTType { get }
  var UTTypeTarArchive: UTType { get }
  var UTTypeText: UTType { get }
  var UTTypeToDoItem: UTType { get }
  var UTTypeURL: UTType { get }
  var UTTypeURLBookmarkData: UTType { get }
  var UTTypeUSD: UTType { get }
  var UTTypeUSDZ: UTType { get }
  var UTTypeUTF16ExternalPlainText: UTType { get }
  var UTTypeUTF16PlainText: UTType { get }
  var UTTypeUTF8PlainText: UTType { get }
  var UTTypeUTF8TabSeparatedText: UTType { get }
  var UTTypeUnixExecutable: UTType { get }
  var UTTypeVCard: UTType { get }
  var UTTypeVideo: UTType { get }
  var UTTypeVolume: UTType { get }
  var UTTypeWAV: UTType { get }
  var UTTypeWebArchive: UTType { get }
  var UTTypeWebP: UTType { get }
  var UTTypeX509Certificate: UTType { get }
  var UTTypeXML: UTType { get }
  var UTTypeXMLPropertyList: UTType { get }
  var UTTypeXPCService: UTType { get }
  var UTTypeYAML: UTType { get }
  var UTTypeZIP: UTType { get }
  """#

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

/// What is known of the module `ImageCaptureCore`.
let imageCaptureCoreInterface = #"""
  // exports: Foundation
  struct ICBrowsedDeviceType: OptionSet {
    static var bluetooth: ICBrowsedDeviceType { get }
    static var bonjour: ICBrowsedDeviceType { get }
    static var camera: ICBrowsedDeviceType { get }
    init(rawValue: UInt)
    static var local: ICBrowsedDeviceType { get }
    var rawValue: UInt { get }
    static var remote: ICBrowsedDeviceType { get }
    static var scanner: ICBrowsedDeviceType { get }
    static var shared: ICBrowsedDeviceType { get }
  }
  var ICButtonTypeCopy: String { get }
  var ICButtonTypeMail: String { get }
  var ICButtonTypePrint: String { get }
  var ICButtonTypeScan: String { get }
  var ICButtonTypeTransfer: String { get }
  var ICButtonTypeWeb: String { get }
  class ICCameraDevice: ICDevice {
    var batteryLevel: Int { get }
    var batteryLevelAvailable: Bool { get }
    func cancelDelete()
    func cancelDownload()
    var contentCatalogPercentCompleted: Int { get }
    var contents: [ICCameraItem]? { get }
    func files(ofType fileUTType: String) -> [String]?
    var isAccessRestrictedAppleDevice: Bool { get }
    var mediaFiles: [ICCameraItem]? { get }
    var mountPoint: String? { get }
    func requestDeleteFiles(_ files: [ICCameraItem])
    func requestDisableTethering()
    func requestDownloadFile(_ file: ICCameraFile, options: [String: Any] = nil, downloadDelegate: ICCameraDeviceDownloadDelegate, didDownloadSelector: Selector, contextInfo: UnsafeMutableRawPointer?)
    func requestEnableTethering()
    func requestReadData(from file: ICCameraFile, atOffset offset: Int64, length: Int64, readDelegate: Any, didReadDataSelector: Selector, contextInfo: UnsafeMutableRawPointer?)
    func requestSendPTPCommand(_ command: Data, outData: Data, sendCommandDelegate: Any, didSendCommand didSendCommandSelector: Selector, contextInfo: UnsafeMutableRawPointer?)
    func requestSyncClock()
    func requestTakePicture()
    func requestUploadFile(_ fileUrl: URL, options: [String: Any] = nil, uploadDelegate: Any, didUploadSelector: Selector, contextInfo: UnsafeMutableRawPointer?)
    var tetheredCaptureEnabled: Bool { get }
    var timeOffset: Double { get }
  }
  var ICCameraDeviceCanAcceptPTPCommands: String { get }
  var ICCameraDeviceCanDeleteAllFiles: String { get }
  var ICCameraDeviceCanDeleteOneFile: String { get }
  var ICCameraDeviceCanReceiveFile: String { get }
  var ICCameraDeviceCanSyncClock: String { get }
  var ICCameraDeviceCanTakePicture: String { get }
  var ICCameraDeviceCanTakePictureUsingShutterReleaseOnCamera: String { get }
  protocol ICCameraDeviceDelegate: NSObjectProtocol, ICDeviceDelegate {
    func cameraDevice(_ camera: ICCameraDevice, didAdd item: ICCameraItem)
    func cameraDevice(_ camera: ICCameraDevice, didAdd items: [ICCameraItem])
    func cameraDevice(_ scanner: ICCameraDevice, didCompleteDeleteFilesWithError error: Error?)
    func cameraDevice(_ camera: ICCameraDevice, didReceiveMetadataFor forItem: ICCameraItem)
    func cameraDevice(_ camera: ICCameraDevice, didReceivePTPEvent eventData: Data)
    func cameraDevice(_ camera: ICCameraDevice, didReceiveThumbnail thumbnail: UnsafeMutableRawPointer, for forItem: ICCameraItem, error: Error?)
    func cameraDevice(_ camera: ICCameraDevice, didReceiveThumbnailFor forItem: ICCameraItem)
    func cameraDevice(_ camera: ICCameraDevice, didRemove item: ICCameraItem)
    func cameraDevice(_ camera: ICCameraDevice, didRemove items: [ICCameraItem])
    func cameraDevice(_ camera: ICCameraDevice, didRename items: [ICCameraItem])
    func cameraDevice(_ cameraDevice: ICCameraDevice, shouldGetMetadataOf ofItem: ICCameraItem) -> Bool
    func cameraDevice(_ cameraDevice: ICCameraDevice, shouldGetThumbnailOf ofItem: ICCameraItem) -> Bool
    func cameraDeviceDidChangeCapability(_ camera: ICCameraDevice)
    func deviceDidBecomeReady(withCompleteContentCatalog device: ICDevice)
  }
  protocol ICCameraDeviceDownloadDelegate: NSObjectProtocol {
    func didDownloadFile(_ file: ICCameraFile, error: Error?, options: [String: Any], contextInfo: UnsafeMutableRawPointer?)
    func didReceiveDownloadProgress(for file: ICCameraFile, downloadedBytes: Int64, maxBytes: Int64)
  }
  class ICCameraFile: ICCameraItem {
    var duration: Double { get }
    var fileSize: Int64 { get }
    var orientation: ICExifOrientationType
    var sidecarFiles: [ICCameraItem]? { get }
  }
  class ICCameraFolder: ICCameraItem {
    var contents: [ICCameraItem]? { get }
  }
  class ICCameraItem: NSObject {
    var addedAfterContentCatalogCompleted: Bool { get }
    var creationDate: Date? { get }
    var device: ICCameraDevice? { get }
    var fileSystemPath: String? { get }
    var isInTemporaryStore: Bool { get }
    var isLocked: Bool { get }
    var isRaw: Bool { get }
    var largeThumbnailIfAvailable: CGImage? { get }
    var metadataIfAvailable: [String: Any]? { get }
    var modificationDate: Date? { get }
    var name: String? { get }
    var parentFolder: ICCameraFolder? { get }
    var ptpObjectHandle: UInt32 { get }
    var thumbnailIfAvailable: CGImage? { get }
    var userData: NSMutableDictionary? { get }
    var uti: String? { get }
  }
  var ICDeleteAfterSuccessfulDownload: String { get }
  class ICDevice: NSObject {
    var autolaunchApplicationPath: String?
    var buttonPressed: String { get }
    var capabilities: [String] { get }
    var delegate: ICDeviceDelegate?
    var fwGUID: Int64 { get }
    var hasConfigurableWiFiInterface: Bool { get }
    var hasOpenSession: Bool { get }
    var icon: CGImage? { get }
    init()
    var isRemote: Bool { get }
    var isShared: Bool { get }
    var locationDescription: String? { get }
    var moduleExecutableArchitecture: Int32 { get }
    var modulePath: String { get }
    var moduleVersion: String? { get }
    var name: String? { get }
    var persistentIDString: String? { get }
    func requestCloseSession()
    func requestEjectOrDisconnect()
    func requestOpenSession()
    func requestSendMessage(_ messageCode: UInt32, outData data: Data, maxReturnedDataSize: UInt32, sendMessageDelegate: Any, didSendMessageSelector selector: Selector, contextInfo: UnsafeMutableRawPointer?)
    func requestYield()
    var serialNumberString: String? { get }
    var transportType: ICTransportType { get }
    var type: ICDeviceType { get }
    var usbLocationID: Int32 { get }
    var usbProductID: Int32 { get }
    var usbVendorID: Int32 { get }
    var userData: NSMutableDictionary? { get }
    var uuidString: String? { get }
  }
  class ICDeviceBrowser: NSObject {
    var browsedDeviceTypeMask: ICBrowsedDeviceType
    var delegate: ICDeviceBrowserDelegate?
    var devices: [ICDevice]? { get }
    init()
    var isBrowsing: Bool { get }
    var preferredDevice: ICDevice? { get }
    func start()
    func stop()
  }
  protocol ICDeviceBrowserDelegate: NSObjectProtocol {
    func deviceBrowser(_ browser: ICDeviceBrowser, deviceDidChangeName device: ICDevice)
    func deviceBrowser(_ browser: ICDeviceBrowser, deviceDidChangeSharingState device: ICDevice)
    func deviceBrowser(_ browser: ICDeviceBrowser, didAdd device: ICDevice, moreComing: Bool)
    func deviceBrowser(_ browser: ICDeviceBrowser, didRemove device: ICDevice, moreGoing: Bool)
    func deviceBrowser(_ browser: ICDeviceBrowser, requestsSelect device: ICDevice)
    func deviceBrowserDidEnumerateLocalDevices(_ browser: ICDeviceBrowser)
  }
  var ICDeviceCanEjectOrDisconnect: String { get }
  protocol ICDeviceDelegate: NSObjectProtocol {
    func device(_ device: ICDevice, didCloseSessionWithError error: Error?)
    func device(_ device: ICDevice, didEncounterError error: Error?)
    func device(_ device: ICDevice, didOpenSessionWithError error: Error?)
    func device(_ device: ICDevice, didReceiveButtonPress buttonType: String)
    func device(_ device: ICDevice, didReceiveCustomNotification notification: [String: Any], data: Data)
    func device(_ device: ICDevice, didReceiveStatusInformation status: [String: Any])
    func deviceDidBecomeReady(_ device: ICDevice)
    func deviceDidChangeName(_ device: ICDevice)
    func deviceDidChangeSharingState(_ device: ICDevice)
    func didRemove(_ device: ICDevice)
  }
  var ICDeviceLocationDescriptionBluetooth: String { get }
  var ICDeviceLocationDescriptionFireWire: String { get }
  var ICDeviceLocationDescriptionMassStorage: String { get }
  var ICDeviceLocationDescriptionUSB: String { get }
  enum ICDeviceLocationType: UInt {
    case local, shared, bonjour, bluetooth
  }
  enum ICDeviceType: UInt {
    case camera, scanner
  }
  var ICDownloadSidecarFiles: String { get }
  var ICDownloadsDirectoryURL: String { get }
  enum ICExifOrientationType: UInt {
    case orientation1, orientation2, orientation3, orientation4, orientation5, orientation6, orientation7, orientation8
  }
  var ICLocalizedStatusNotificationKey: String { get }
  var ICOverwrite: String { get }
  enum ICReturnCode: Int {
    case success, invalidParam, communicationTimedOut, scanOperationCanceled, scannerInUseByLocalUser, scannerInUseByRemoteUser, deviceFailedToOpenSession, deviceFailedToCloseSession, scannerFailedToSelectFunctionalUnit, scannerFailedToCompleteOverviewScan, scannerFailedToCompleteScan, receivedUnsolicitedScannerStatusInfo, receivedUnsolicitedScannerErrorInfo, downloadFailed, uploadFailed, failedToCompletePassThroughCommand, downloadCanceled, failedToEnableTethering, failedToDisableTethering, failedToCompleteSendMessageRequest, deleteFilesFailed, deleteFilesCanceled, deviceIsPasscodeLocked, deviceFailedToTakePicture, deviceSoftwareNotInstalled, deviceSoftwareIsBeingInstalled, deviceSoftwareInstallationCompleted, deviceSoftwareInstallationCanceled, deviceSoftwareInstallationFailed, deviceSoftwareNotAvailable, deviceCouldNotPair, deviceCouldNotUnpair, deviceNeedsCredentials, deviceIsBusyEnumerating, deviceCommandGeneralFailure, deviceFailedToCompleteTransfer, deviceFailedToSendData, sessionNotOpened, thumbnailNotAvailable, thumbnailAlreadyFetching, thumbnailCanceled, thumbnailInvalid, errorDeviceEjected, metadataNotAvailable, metadataAlreadyFetching, metadataCanceled, metadataInvalid, multiErrorDictionary
  }
  enum ICReturnCodeOffset: Int32 {
    case thumbnail, metadata, download, delete, exFat, ptp, system
  }
  var ICSaveAsFilename: String { get }
  var ICSavedAncillaryFiles: String { get }
  var ICSavedFilename: String { get }
  class ICScannerBandData: NSObject {
    var bitsPerComponent: Int { get }
    var bitsPerPixel: Int { get }
    var bytesPerRow: Int { get }
    var colorSyncProfilePath: String? { get }
    var dataBuffer: Data? { get }
    var dataNumRows: Int { get }
    var dataSize: Int { get }
    var dataStartRow: Int { get }
    var fullImageHeight: Int { get }
    var fullImageWidth: Int { get }
    init()
    var isBigEndian: Bool { get }
    var numComponents: Int { get }
    var pixelDataType: ICScannerPixelDataType { get }
  }
  enum ICScannerBitDepth: UInt {
    case bits1, bits8, bits16
  }
  enum ICScannerColorDataFormatType: UInt {
    case chunky, planar
  }
  class ICScannerDevice: ICDevice {
    var availableFunctionalUnitTypes: [NSNumber] { get }
    func cancelScan()
    var defaultUsername: String
    var documentName: String
    var documentUTI: String
    var downloadsDirectory: URL
    init()
    var maxMemoryBandSize: UInt32
    func requestOpenSession(withCredentials username: String, password: String)
    func requestOverviewScan()
    func requestScan()
    func requestSelect(_ type: ICScannerFunctionalUnitType)
    var selectedFunctionalUnit: ICScannerFunctionalUnit { get }
    var transferMode: ICScannerTransferMode
  }
  protocol ICScannerDeviceDelegate: NSObjectProtocol, ICDeviceDelegate {
    func scannerDevice(_ scanner: ICScannerDevice, didCompleteOverviewScanWithError error: Error?)
    func scannerDevice(_ scanner: ICScannerDevice, didCompleteScanWithError error: Error?)
    func scannerDevice(_ scanner: ICScannerDevice, didScanTo data: ICScannerBandData)
    func scannerDevice(_ scanner: ICScannerDevice, didScanTo url: URL)
    func scannerDevice(_ scanner: ICScannerDevice, didScanTo url: URL, data: Data)
    func scannerDevice(_ scanner: ICScannerDevice, didSelect functionalUnit: ICScannerFunctionalUnit, error: Error?)
    func scannerDeviceDidBecomeAvailable(_ scanner: ICScannerDevice)
  }
  enum ICScannerDocumentType: UInt {
    case `default`, a4, b5, usLetter, usLegal, a5, isoB4, isoB6, usLedger, usExecutive, a3, isoB3, a6, c4, c5, c6, type4A0, type2A0, a0, a1, a2, a7, a8, a9, a10, isoB0, isoB1, isoB2, isoB5, isoB7, isoB8, isoB9, isoB10, jisB0, jisB1, jisB2, jisB3, jisB4, jisB6, jisB7, jisB8, jisB9, jisB10, c0, c1, c2, c3, c7, c8, c9, c10, usStatement, businessCard, e, type3R, type4R, type5R, type6R, type8R, s8R, type10R, s10R, type11R, type12R, s12R, instamatic110, apsH, apsC, apsP, standard35, mf, lf
  }
  class ICScannerFeature: NSObject {
    var humanReadableName: String? { get }
    var internalName: String? { get }
    var tooltip: String? { get }
    var type: ICScannerFeatureType { get }
  }
  class ICScannerFeatureBoolean: ICScannerFeature {
    var value: Bool
  }
  class ICScannerFeatureEnumeration: ICScannerFeature {
    var currentValue: Any
    var defaultValue: Any { get }
    var menuItemLabels: [String] { get }
    var menuItemLabelsTooltips: [String] { get }
    var values: [NSNumber] { get }
  }
  class ICScannerFeatureRange: ICScannerFeature {
    var currentValue: CGFloat
    var defaultValue: CGFloat { get }
    var maxValue: CGFloat { get }
    var minValue: CGFloat { get }
    var stepSize: CGFloat { get }
  }
  class ICScannerFeatureTemplate: ICScannerFeature {
    var targets: [NSMutableArray] { get }
  }
  enum ICScannerFeatureType: UInt {
    case enumeration, range, boolean, template
  }
  class ICScannerFunctionalUnit: NSObject {
    var acceptsThresholdForBlackAndWhiteScanning: Bool { get }
    var bitDepth: ICScannerBitDepth
    var canPerformOverviewScan: Bool { get }
    var defaultThresholdForBlackAndWhiteScanning: UInt8 { get }
    var measurementUnit: ICScannerMeasurementUnit
    var nativeXResolution: Int { get }
    var nativeYResolution: Int { get }
    var overviewImage: CGImage? { get }
    var overviewResolution: Int
    var overviewScanInProgress: Bool { get }
    var physicalSize: CGSize { get }
    var pixelDataType: ICScannerPixelDataType
    var preferredResolutions: IndexSet { get }
    var preferredScaleFactors: IndexSet { get }
    var resolution: Int
    var scaleFactor: Int
    var scanArea: CGRect
    var scanAreaOrientation: ICExifOrientationType
    var scanInProgress: Bool { get }
    var scanProgressPercentDone: CGFloat { get }
    var state: ICScannerFunctionalUnitState { get }
    var supportedBitDepths: IndexSet { get }
    var supportedMeasurementUnits: IndexSet { get }
    var supportedResolutions: IndexSet { get }
    var supportedScaleFactors: IndexSet { get }
    var templates: [ICScannerFeatureTemplate] { get }
    var thresholdForBlackAndWhiteScanning: UInt8
    var type: ICScannerFunctionalUnitType { get }
    var usesThresholdForBlackAndWhiteScanning: Bool
    var vendorFeatures: [ICScannerFeature]? { get }
  }
  class ICScannerFunctionalUnitDocumentFeeder: ICScannerFunctionalUnit {
    var documentLoaded: Bool { get }
    var documentSize: CGSize { get }
    var documentType: ICScannerDocumentType
    var duplexScanningEnabled: Bool
    var evenPageOrientation: ICExifOrientationType
    var oddPageOrientation: ICExifOrientationType
    var reverseFeederPageOrder: Bool { get }
    var supportedDocumentTypes: IndexSet { get }
    var supportsDuplexScanning: Bool { get }
  }
  class ICScannerFunctionalUnitFlatbed: ICScannerFunctionalUnit {
    var documentSize: CGSize { get }
    var documentType: ICScannerDocumentType
    var supportedDocumentTypes: IndexSet { get }
  }
  class ICScannerFunctionalUnitNegativeTransparency: ICScannerFunctionalUnit {
    var documentSize: CGSize { get }
    var documentType: ICScannerDocumentType
    var supportedDocumentTypes: IndexSet { get }
  }
  class ICScannerFunctionalUnitPositiveTransparency: ICScannerFunctionalUnit {
    var documentSize: CGSize { get }
    var documentType: ICScannerDocumentType
    var supportedDocumentTypes: IndexSet { get }
  }
  struct ICScannerFunctionalUnitState: OptionSet {
    init(rawValue: UInt32)
    static var overviewScanInProgress: ICScannerFunctionalUnitState { get }
    var rawValue: UInt32 { get }
    static var ready: ICScannerFunctionalUnitState { get }
    static var scanInProgress: ICScannerFunctionalUnitState { get }
  }
  enum ICScannerFunctionalUnitType: UInt {
    case flatbed, positiveTransparency, negativeTransparency, documentFeeder
  }
  enum ICScannerMeasurementUnit: UInt {
    case inches, centimeters, picas, points, twips, pixels
  }
  enum ICScannerPixelDataType: UInt {
    case bw, gray, rgb, palette, cmy, cmyk, yuv, yuvk, ciexyz
  }
  var ICScannerStatusRequestsOverviewScan: String { get }
  var ICScannerStatusWarmUpDone: String { get }
  var ICScannerStatusWarmingUp: String { get }
  enum ICScannerTransferMode: UInt {
    case fileBased, memoryBased
  }
  var ICStatusCodeKey: String { get }
  var ICStatusNotificationKey: String { get }
  struct ICTransportType: RawRepresentable, Hashable {
    static var bluetooth: ICTransportType { get }
    static var fireWire: ICTransportType { get }
    init(rawValue: String)
    static var massStorage: ICTransportType { get }
    var rawValue: String { get }
    static var tcpip: ICTransportType { get }
    static var usb: ICTransportType { get }
  }
  """#

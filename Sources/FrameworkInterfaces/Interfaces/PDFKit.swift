/// What is known of the module `PDFKit`.
let pdfKitInterface = #"""
  // exports: Foundation UIKit CoreGraphics
  extension Notification.Name {
    static var PDFDocumentDidBeginFind: Notification.Name { get }
    static var PDFDocumentDidBeginPageFind: Notification.Name { get }
    static var PDFDocumentDidBeginPageWrite: Notification.Name { get }
    static var PDFDocumentDidBeginWrite: Notification.Name { get }
    static var PDFDocumentDidEndFind: Notification.Name { get }
    static var PDFDocumentDidEndPageFind: Notification.Name { get }
    static var PDFDocumentDidEndPageWrite: Notification.Name { get }
    static var PDFDocumentDidEndWrite: Notification.Name { get }
    static var PDFDocumentDidFindMatch: Notification.Name { get }
    static var PDFDocumentDidUnlock: Notification.Name { get }
    static var PDFThumbnailViewDocumentEdited: Notification.Name { get }
    static var PDFViewAnnotationHit: Notification.Name { get }
    static var PDFViewAnnotationWillHit: Notification.Name { get }
    static var PDFViewChangedHistory: Notification.Name { get }
    static var PDFViewCopyPermission: Notification.Name { get }
    static var PDFViewDisplayBoxChanged: Notification.Name { get }
    static var PDFViewDisplayModeChanged: Notification.Name { get }
    static var PDFViewDocumentChanged: Notification.Name { get }
    static var PDFViewPageChanged: Notification.Name { get }
    static var PDFViewPrintPermission: Notification.Name { get }
    static var PDFViewScaleChanged: Notification.Name { get }
    static var PDFViewSelectionChanged: Notification.Name { get }
    static var PDFViewVisiblePagesChanged: Notification.Name { get }
  }
  class PDFAction: NSObject, NSCopying {
    var type: String { get }
  }
  class PDFActionGoTo: PDFAction {
    var destination: PDFDestination
    init()
    init(destination: PDFDestination)
  }
  class PDFActionNamed: PDFAction {
    init()
    init(name: PdfActionNamedName)
    var name: PdfActionNamedName
  }
  class PDFActionRemoteGoTo: PDFAction {
    init()
    init(pageIndex: Int, at point: CGPoint, file fileUrl: URL)
    var pageIndex: Int
    var point: CGPoint
    var url: URL
  }
  class PDFActionResetForm: PDFAction {
    var fields: [String]?
    var fieldsIncludedAreCleared: Bool
    init()
  }
  class PDFActionURL: PDFAction {
    init()
    init(url: URL)
    var url: URL?
  }
  class PDFAnnotation: NSObject, NSCoding, NSCopying {
    var action: PDFAction?
    func add(_ path: NSBezierPath)
    var alignment: NSText.AlignmentExtensions.ToNative
    var allowsToggleToOff: Bool
    var annotationKeyValues: [AnyHashable: Any] { get }
    var backgroundColor: NSColor?
    var border: PDFBorder?
    var bounds: CGRect
    var buttonWidgetState: PdfWidgetCellState
    var buttonWidgetStateString: String
    var caption: String?
    var choices: [String]?
    var color: NSColor
    var comb: Bool
    var contents: String?
    var destination: PDFDestination?
    func draw(with box: PdfDisplayBox)
    func draw(with box: PdfDisplayBox, in context: CGContext)
    var endLineStyle: PdfLineStyle
    var endPoint: CGPoint
    var fieldName: String?
    var font: NSFont?
    var fontColor: NSColor?
    var hasAppearanceStream: Bool { get }
    var iconType: PdfTextAnnotationIconType
    init()
    init(bounds: CGRect)
    init(bounds: CGRect, forType annotationType: String, withProperties properties: [AnyHashable: Any]?)
    init?(coder: NSCoder)
    var interiorColor: NSColor?
    var isActivatableTextField: Bool { get }
    var isHighlighted: Bool
    var isListChoice: Bool
    var isMultiline: Bool
    var isOpen: Bool
    var isPasswordField: Bool { get }
    var isReadOnly: Bool
    static func lineStyle(fromName: String) -> PdfLineStyle
    var markupType: PdfMarkupType
    var maximumLength: Int
    var modificationDate: Date?
    var mouseUpAction: PDFAction?
    static func name(for style: PdfLineStyle) -> String
    var page: PDFPage?
    var paths: [NSBezierPath]? { get }
    var popup: PDFAnnotation?
    var quadrilateralPoints: UnsafeMutableRawPointer?
    var radiosInUnison: Bool
    func remove(_ path: NSBezierPath)
    func removeAllAppearanceStreams()
    func removeValue(forAnnotationKey key: String)
    func setBoolean(_ boolean: Bool, forAnnotationKey key: String) -> Bool
    func setRect(_ rect: CGRect, forAnnotationKey key: String) -> Bool
    func setValue(_ value: UnsafeMutableRawPointer, forAnnotationKey key: String) -> Bool
    var shouldDisplay: Bool
    var shouldPrint: Bool
    var stampName: String?
    var startLineStyle: PdfLineStyle
    var startPoint: CGPoint
    var toolTip: String? { get }
    var type: String?
    var url: URL?
    var userName: String?
    func value(forAnnotationKey key: String) -> UnsafeMutableRawPointer?
    var values: [String]?
    var widgetControlType: PdfWidgetControlType
    var widgetDefaultStringValue: String?
    var widgetFieldType: String
    var widgetStringValue: String?
  }
  class PDFAnnotationButtonWidget: PDFAnnotation {
    var allowsToggleToOff: Bool
    var backgroundColor: NSColor
    var caption: String
    var controlType: PdfWidgetControlType
    var fieldName: String
    var font: NSFont
    var fontColor: NSColor
    init()
    var isHighlighted: Bool
    var onStateValue: String
    var state: Int
  }
  class PDFAnnotationChoiceWidget: PDFAnnotation {
    var backgroundColor: NSColor
    var choices: [String]
    var fieldName: String
    var font: NSFont
    var fontColor: NSColor
    init()
    var isListChoice: Bool
    var stringValue: String
  }
  class PDFAnnotationCircle: PDFAnnotation {
    init()
    var interiorColor: NSColor
  }
  class PDFAnnotationFreeText: PDFAnnotation {
    var alignment: NSText.AlignmentExtensions.ToNative
    var font: NSFont
    var fontColor: NSColor
    init()
  }
  class PDFAnnotationInk: PDFAnnotation {
    func add(_ path: NSBezierPath)
    init()
    var paths: [NSBezierPath] { get }
    func remove(_ path: NSBezierPath)
  }
  class PDFAnnotationLine: PDFAnnotation {
    var endLineStyle: PdfLineStyle
    var endPoint: CGPoint
    init()
    var interiorColor: NSColor
    var startLineStyle: PdfLineStyle
    var startPoint: CGPoint
  }
  class PDFAnnotationLink: PDFAnnotation {
    var destination: PDFDestination
    init()
    func setHighlighted(_ highlighted: Bool)
    var url: URL
  }
  class PDFAnnotationMarkup: PDFAnnotation {
    init()
    var markupType: PdfMarkupType
    var quadrilateralPoints: [Any]?
  }
  class PDFAnnotationPopup: PDFAnnotation {
    init()
    var isOpen: Bool
  }
  class PDFAnnotationSquare: PDFAnnotation {
    init()
    var interiorColor: NSColor
  }
  class PDFAnnotationStamp: PDFAnnotation {
    init()
    var name: String
  }
  class PDFAnnotationText: PDFAnnotation {
    var iconType: PdfTextAnnotationIconType
    init()
  }
  class PDFAnnotationTextWidget: PDFAnnotation {
    var alignment: NSText.AlignmentExtensions.ToNative
    var attributedStringValue: NSAttributedString
    var backgroundColor: NSColor
    var fieldName: String
    var font: NSFont
    var fontColor: NSColor
    init()
    var isMultiline: Bool
    var maximumLength: Int
    var rotation: Int32
    var stringValue: String
  }
  class PDFAppearanceCharacteristics: NSObject, NSCopying {
    var appearanceCharacteristicsKeyValues: [AnyHashable: Any]? { get }
    var backgroundColor: NSColor?
    var borderColor: NSColor?
    var caption: String?
    var controlType: PdfWidgetControlType
    var downCaption: String?
    init()
    var rolloverCaption: String?
    var rotation: Int
  }
  var PDFAppearanceCharacteristicsKeyBackgroundColor: String { get }
  var PDFAppearanceCharacteristicsKeyBorderColor: String { get }
  var PDFAppearanceCharacteristicsKeyCaption: String { get }
  var PDFAppearanceCharacteristicsKeyDownCaption: String { get }
  var PDFAppearanceCharacteristicsKeyRolloverCaption: String { get }
  var PDFAppearanceCharacteristicsKeyRotation: String { get }
  class PDFBorder: NSObject, NSCoding, NSCopying {
    var borderKeyValues: [AnyHashable: Any]? { get }
    var dashPattern: [Any]?
    func draw(in rect: CGRect)
    init()
    init?(coder: NSCoder)
    var lineWidth: CGFloat
    var style: PdfBorderStyle
  }
  var PDFBorderKeyDashPattern: String { get }
  var PDFBorderKeyLineWidth: String { get }
  var PDFBorderKeyStyle: String { get }
  class PDFDestination: NSObject, NSCopying {
    func compare(_ destination: PDFDestination) -> ComparisonResult
    init()
    init(page: PDFPage, at point: CGPoint)
    var page: PDFPage? { get }
    var point: CGPoint { get }
    var zoom: CGFloat
  }
  class PDFDocument: NSObject, NSCopying {
    var accessPermissions: PdfAccessPermissions { get }
    var allowsCommenting: Bool { get }
    var allowsContentAccessibility: Bool { get }
    var allowsCopying: Bool { get }
    var allowsDocumentAssembly: Bool { get }
    var allowsDocumentChanges: Bool { get }
    var allowsFormFieldEntry: Bool { get }
    var allowsPrinting: Bool { get }
    func beginFind(_ text: [String], with compareOptions: NSStringCompareOptions)
    func beginFindString(_ text: String, with compareOptions: NSStringCompareOptions)
    func cancelFindString()
    var dataRepresentation: Data { get }
    func dataRepresentation(options: [AnyHashable: Any] = nil) -> Data?
    var delegate: Any?
    static var didBeginFindNotification: Notification.Name { get }
    static var didBeginPageFindNotification: Notification.Name { get }
    static var didBeginPageWriteNotification: Notification.Name { get }
    static var didBeginWriteNotification: Notification.Name { get }
    static var didEndFindNotification: Notification.Name { get }
    static var didEndPageFindNotification: Notification.Name { get }
    static var didEndPageWriteNotification: Notification.Name { get }
    static var didEndWriteNotification: Notification.Name { get }
    static var didFindMatchNotification: Notification.Name { get }
    static var didUnlockNotification: Notification.Name { get }
    var documentAttributes: [AnyHashable: Any]?
    var documentRef: CGPDFDocument? { get }
    var documentURL: URL? { get }
    func exchangePage(at indexA: Int, withPageAt indexB: Int)
    func findString(_ text: String, from selection: PDFSelection?, with compareOptions: NSStringCompareOptions) -> PDFSelection?
    func findString(_ text: String, with compareOptions: NSStringCompareOptions) -> [PDFSelection]
    func index(for page: PDFPage) -> Int
    init()
    init(data: Data)
    init(url: URL)
    func insert(_ page: PDFPage, at index: Int)
    var isEncrypted: Bool { get }
    var isFinding: Bool { get }
    var isLocked: Bool { get }
    var majorVersion: Int { get }
    var minorVersion: Int { get }
    func outlineItem(for selection: PDFSelection) -> PDFOutline?
    var outlineRoot: PDFOutline?
    func page(at index: Int) -> PDFPage?
    var pageClass: AnyClass { get }
    var pageCount: Int { get }
    var permissionsStatus: PdfDocumentPermissions { get }
    func printOperation(for printInfo: NSPrintInfo?, scalingMode scaleMode: PdfPrintScalingMode, autoRotate doRotate: Bool) -> NSPrintOperation?
    func removePage(at index: Int)
    func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint) -> PDFSelection?
    func selection(from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint, with granularity: PdfSelectionGranularity) -> PDFSelection?
    func selection(from startPage: PDFPage, atCharacterIndex startCharIndex: Int, to endPage: PDFPage, atCharacterIndex endCharIndex: Int) -> PDFSelection?
    func selectionForEntireDocument() -> PDFSelection?
    var string: String? { get }
    func unlock(withPassword password: String) -> Bool
    func write(to url: URL) -> Bool
    func write(to url: URL, withOptions options: [AnyHashable: Any]? = nil) -> Bool
    func write(toFile path: String) -> Bool
    func write(toFile path: String, withOptions options: [AnyHashable: Any]? = nil) -> Bool
  }
  var PDFDocumentAccessPermissionsOption: String { get }
  var PDFDocumentAuthorAttribute: String { get }
  var PDFDocumentBurnInAnnotationsOption: String { get }
  var PDFDocumentCreationDateAttribute: String { get }
  var PDFDocumentCreatorAttribute: String { get }
  protocol PDFDocumentDelegate: NSObjectProtocol {
    func `class`(forAnnotationClass sender: AnyClass) -> AnyClass
    func `class`(forAnnotationType annotationType: String) -> AnyClass
    var classForPage: AnyClass { get }
    func didMatchString(_ sender: PDFSelection)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidBeginPageFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidEndPageFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func documentDidUnlock(_ notification: Notification)
  }
  var PDFDocumentFoundSelectionKey: String { get }
  var PDFDocumentKeywordsAttribute: String { get }
  var PDFDocumentModificationDateAttribute: String { get }
  var PDFDocumentOptimizeImagesForScreenOption: String { get }
  var PDFDocumentOwnerPasswordOption: String { get }
  var PDFDocumentPageIndexKey: String { get }
  var PDFDocumentProducerAttribute: String { get }
  var PDFDocumentSaveImagesAsJPEGOption: String { get }
  var PDFDocumentSaveTextFromOCROption: String { get }
  var PDFDocumentSubjectAttribute: String { get }
  var PDFDocumentTitleAttribute: String { get }
  var PDFDocumentUserPasswordOption: String { get }
  class PDFOutline: NSObject {
    var action: PDFAction?
    func child(at index: Int) -> PDFOutline?
    var destination: PDFDestination?
    var document: PDFDocument? { get }
    var index: Int { get }
    init()
    func insertChild(_ child: PDFOutline, at index: Int)
    var isOpen: Bool
    var label: String?
    var numberOfChildren: Int { get }
    var parent: PDFOutline? { get }
    func removeFromParent()
  }
  class PDFPage: NSObject, NSCopying {
    func addAnnotation(_ annotation: PDFAnnotation)
    func annotation(at point: CGPoint) -> PDFAnnotation?
    var annotations: [PDFAnnotation] { get }
    var attributedString: NSAttributedString? { get }
    func bounds(for box: PdfDisplayBox) -> CGRect
    func characterBounds(at index: Int) -> CGRect
    func characterIndex(at point: CGPoint) -> Int
    var dataRepresentation: Data? { get }
    var displaysAnnotations: Bool
    var document: PDFDocument? { get }
    func draw(with box: PdfDisplayBox)
    func draw(with box: PdfDisplayBox, to context: CGContext)
    init()
    init(image: NSImage)
    init(image: NSImage, options: [AnyHashable: Any])
    var label: String? { get }
    var numberOfCharacters: Int { get }
    var pageRef: CGPDFPage? { get }
    func removeAnnotation(_ annotation: PDFAnnotation)
    var rotation: Int
    func selection(for range: NSRange) -> PDFSelection?
    func selection(for rect: CGRect) -> PDFSelection?
    func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection?
    func selectionForLine(at point: CGPoint) -> PDFSelection?
    func selectionForWord(at point: CGPoint) -> PDFSelection?
    func setBounds(_ bounds: CGRect, for box: PdfDisplayBox)
    var string: String? { get }
    func thumbnail(of size: CGSize, for box: PdfDisplayBox) -> NSImage
    func transform(_ context: CGContext, for box: PdfDisplayBox)
    func transform(for box: PdfDisplayBox) -> CGAffineTransform
    func transformContext(for box: PdfDisplayBox)
  }
  var PDFPageImageInitializationOptionCompressionQuality: String { get }
  var PDFPageImageInitializationOptionMediaBox: String { get }
  var PDFPageImageInitializationOptionRotation: String { get }
  var PDFPageImageInitializationOptionUpscaleIfSmaller: String { get }
  protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage)
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage)
  }
  class PDFSelection: NSObject, NSCopying {
    func add(_ selection: PDFSelection)
    func add(_ selections: [PDFSelection])
    var attributedString: NSAttributedString? { get }
    func bounds(for page: PDFPage) -> CGRect
    var color: NSColor?
    func draw(for page: PDFPage, active: Bool)
    func draw(for page: PDFPage, with box: PdfDisplayBox, active: Bool)
    func extend(atEnd succeed: Int)
    func extend(atStart precede: Int)
    func extendForLineBoundaries()
    init(document: PDFDocument)
    func numberOfTextRanges(on page: PDFPage) -> Int
    var pages: [PDFPage] { get }
    func range(at index: Int, on page: PDFPage) -> NSRange
    func selectionsByLine() -> [PDFSelection]
    var string: String? { get }
  }
  class PDFThumbnailView: NSView, NSCoding {
    var allowsDragging: Bool
    var allowsMultipleSelection: Bool
    var backgroundColor: NSColor?
    var contentInset: NSEdgeInsets
    static var documentEditedNotification: Notification.Name { get }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    var labelFont: NSFont?
    var layoutMode: PdfThumbnailLayoutMode
    var maximumNumberOfColumns: Int
    var pdfView: PDFView?
    var selectedPages: [PDFPage]? { get }
    var thumbnailSize: CGSize
  }
  class PDFView: NSView, UIGestureRecognizerDelegate, UIFindInteractionDelegate {
    var acceptsDraggedFiles: Bool
    var allowsDragging: Bool
    static var annotationHitNotification: Notification.Name { get }
    static var annotationWillHitNotification: Notification.Name { get }
    func annotationsChanged(on page: PDFPage)
    func areaOfInterest(for point: CGPoint) -> PdfAreaOfInterest
    func areaOfInterest(forMouse mouseEvent: NSEvent) -> PdfAreaOfInterest
    var autoScales: Bool
    var backgroundColor: NSColor
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var canGoToFirstPage: Bool { get }
    var canGoToLastPage: Bool { get }
    var canGoToNextPage: Bool { get }
    var canGoToPreviousPage: Bool { get }
    var canZoomIn: Bool { get }
    var canZoomOut: Bool { get }
    static var changedHistoryNotification: Notification.Name { get }
    func clearSelection()
    func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint
    func convert(_ rect: CGRect, from page: PDFPage) -> CGRect
    func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint
    func convert(_ rect: CGRect, to page: PDFPage) -> CGRect
    func copy(_ sender: Any?)
    static var copyPermissionNotification: Notification.Name { get }
    var currentDestination: PDFDestination? { get }
    var currentPage: PDFPage? { get }
    var currentSelection: PDFSelection?
    var delegate: Any?
    var displayBox: PdfDisplayBox
    static var displayBoxChangedNotification: Notification.Name { get }
    var displayDirection: PdfDisplayDirection
    var displayMode: PdfDisplayMode
    static var displayModeChangedNotification: Notification.Name { get }
    var displaysAsBook: Bool
    var displaysPageBreaks: Bool
    var displaysRTL: Bool
    var document: PDFDocument?
    static var documentChangedNotification: Notification.Name { get }
    var documentView: NSView? { get }
    func draw(_ page: PDFPage)
    func draw(_ page: PDFPage, to context: CGContext)
    func drawPagePost(_ page: PDFPage)
    func drawPagePost(_ page: PDFPage, to context: CGContext)
    var enableDataDetectors: Bool
    var findInteraction: UIFindInteraction { get }
    func go(to destination: PDFDestination)
    func go(to page: PDFPage)
    func go(to selection: PDFSelection)
    func go(to rect: CGRect, on page: PDFPage)
    func goBack(_ sender: Any?)
    func goForward(_ sender: Any?)
    func goToFirstPage(_ sender: Any?)
    func goToLastPage(_ sender: Any?)
    func goToNextPage(_ sender: Any?)
    func goToPreviousPage(_ sender: Any?)
    var greekingThreshold: CGFloat
    var highlightedSelections: [PDFSelection]?
    init(frame: CGRect)
    var interpolationQuality: PdfInterpolationQuality
    var isFindInteractionEnabled: Bool
    var isInMarkupMode: Bool
    var isUsingPageViewController: Bool { get }
    func layoutDocumentView()
    var maxScaleFactor: CGFloat
    var minScaleFactor: CGFloat
    func page(for point: CGPoint, nearest: Bool) -> PDFPage?
    var pageBreakMargins: NSEdgeInsets
    static var pageChangedNotification: Notification.Name { get }
    var pageOverlayViewProvider: Any?
    var pageShadowsEnabled: Bool
    func perform(_ action: PDFAction)
    func print(with printInfo: NSPrintInfo, autoRotate doRotate: Bool)
    func print(with printInfo: NSPrintInfo, autoRotate doRotate: Bool, pageScaling scaleMode: PdfPrintScalingMode)
    static var printPermissionNotification: Notification.Name { get }
    func rowSize(for page: PDFPage) -> CGSize
    static var scaleChangedNotification: Notification.Name { get }
    var scaleFactor: CGFloat
    var scaleFactorForSizeToFit: CGFloat { get }
    func scrollSelectionToVisible(_ sender: Any?)
    func selectAll(_ sender: Any?)
    static var selectionChangedNotification: Notification.Name { get }
    func setCurrentSelection(_ selection: PDFSelection?, animate: Bool)
    func setCursorFor(_ area: PdfAreaOfInterest)
    var shouldAntiAlias: Bool
    func takeBackgroundColorFrom(_ sender: Any)
    func takePasswordFrom(_ sender: Any)
    func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil)
    var visiblePages: [PDFPage] { get }
    static var visiblePagesChangedNotification: Notification.Name { get }
    func zoomIn(_ sender: Any?)
    func zoomOut(_ sender: Any?)
  }
  protocol PDFViewDelegate: NSObjectProtocol {
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
    var pdfViewParentViewController: UIViewController { get }
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewPerformPrint(_ sender: PDFView)
    func pdfViewPrintJobTitle(_ sender: PDFView) -> String
    func pdfViewWillChangeScaleFactor(_ sender: PDFView, toScale scale: CGFloat) -> CGFloat
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  }
  enum PdfAccessPermissions: UInt {
    case lowQualityPrinting, highQualityPrinting, documentChanges, documentAssembly, contentCopying, contentAccessibility, commenting, formFieldEntry
  }
  enum PdfActionNamedName: Int {
    case none, nextPage, previousPage, firstPage, lastPage, goBack, goForward, goToPage, find, print, zoomIn, zoomOut
  }
  struct PdfAnnotationHighlightingMode: RawRepresentable, Hashable {
    init(rawValue: String)
    static var invert: PdfAnnotationHighlightingMode { get }
    static var none: PdfAnnotationHighlightingMode { get }
    static var outline: PdfAnnotationHighlightingMode { get }
    static var push: PdfAnnotationHighlightingMode { get }
    var rawValue: String { get }
  }
  struct PdfAnnotationKey: RawRepresentable, Hashable {
    static var action: PdfAnnotationKey { get }
    static var additionalActions: PdfAnnotationKey { get }
    static var appearanceDictionary: PdfAnnotationKey { get }
    static var appearanceState: PdfAnnotationKey { get }
    static var border: PdfAnnotationKey { get }
    static var borderStyle: PdfAnnotationKey { get }
    static var color: PdfAnnotationKey { get }
    static var contents: PdfAnnotationKey { get }
    static var date: PdfAnnotationKey { get }
    static var defaultAppearance: PdfAnnotationKey { get }
    static var destination: PdfAnnotationKey { get }
    static var flags: PdfAnnotationKey { get }
    static var highlightingMode: PdfAnnotationKey { get }
    static var iconName: PdfAnnotationKey { get }
    init(rawValue: String)
    static var inklist: PdfAnnotationKey { get }
    static var interiorColor: PdfAnnotationKey { get }
    static var lineEndingStyles: PdfAnnotationKey { get }
    static var linePoints: PdfAnnotationKey { get }
    static var name: PdfAnnotationKey { get }
    static var open: PdfAnnotationKey { get }
    static var page: PdfAnnotationKey { get }
    static var parent: PdfAnnotationKey { get }
    static var popup: PdfAnnotationKey { get }
    static var quadPoints: PdfAnnotationKey { get }
    static var quadding: PdfAnnotationKey { get }
    var rawValue: String { get }
    static var rect: PdfAnnotationKey { get }
    static var subtype: PdfAnnotationKey { get }
    static var textLabel: PdfAnnotationKey { get }
    static var widgetAppearanceDictionary: PdfAnnotationKey { get }
    static var widgetBackgroundColor: PdfAnnotationKey { get }
    static var widgetBorderColor: PdfAnnotationKey { get }
    static var widgetCaption: PdfAnnotationKey { get }
    static var widgetDefaultValue: PdfAnnotationKey { get }
    static var widgetDownCaption: PdfAnnotationKey { get }
    static var widgetFieldFlags: PdfAnnotationKey { get }
    static var widgetFieldType: PdfAnnotationKey { get }
    static var widgetMaxLen: PdfAnnotationKey { get }
    static var widgetOptions: PdfAnnotationKey { get }
    static var widgetRolloverCaption: PdfAnnotationKey { get }
    static var widgetRotation: PdfAnnotationKey { get }
    static var widgetTextLabelUI: PdfAnnotationKey { get }
    static var widgetValue: PdfAnnotationKey { get }
  }
  struct PdfAnnotationLineEndingStyle: RawRepresentable, Hashable {
    static var circle: PdfAnnotationLineEndingStyle { get }
    static var closedArrow: PdfAnnotationLineEndingStyle { get }
    static var diamond: PdfAnnotationLineEndingStyle { get }
    init(rawValue: String)
    static var none: PdfAnnotationLineEndingStyle { get }
    static var openArrow: PdfAnnotationLineEndingStyle { get }
    var rawValue: String { get }
    static var square: PdfAnnotationLineEndingStyle { get }
  }
  struct PdfAnnotationSubtype: RawRepresentable, Hashable {
    static var circle: PdfAnnotationSubtype { get }
    static var freeText: PdfAnnotationSubtype { get }
    static var highlight: PdfAnnotationSubtype { get }
    init(rawValue: String)
    static var ink: PdfAnnotationSubtype { get }
    static var line: PdfAnnotationSubtype { get }
    static var link: PdfAnnotationSubtype { get }
    static var popup: PdfAnnotationSubtype { get }
    var rawValue: String { get }
    static var square: PdfAnnotationSubtype { get }
    static var stamp: PdfAnnotationSubtype { get }
    static var strikeOut: PdfAnnotationSubtype { get }
    static var text: PdfAnnotationSubtype { get }
    static var underline: PdfAnnotationSubtype { get }
    static var widget: PdfAnnotationSubtype { get }
  }
  struct PdfAnnotationTextIconType: RawRepresentable, Hashable {
    static var comment: PdfAnnotationTextIconType { get }
    static var help: PdfAnnotationTextIconType { get }
    init(rawValue: String)
    static var insert: PdfAnnotationTextIconType { get }
    static var key: PdfAnnotationTextIconType { get }
    static var newParagraph: PdfAnnotationTextIconType { get }
    static var note: PdfAnnotationTextIconType { get }
    static var paragraph: PdfAnnotationTextIconType { get }
    var rawValue: String { get }
  }
  struct PdfAnnotationWidgetSubtype: RawRepresentable, Hashable {
    static var button: PdfAnnotationWidgetSubtype { get }
    static var choice: PdfAnnotationWidgetSubtype { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var signature: PdfAnnotationWidgetSubtype { get }
    static var text: PdfAnnotationWidgetSubtype { get }
  }
  struct PdfAreaOfInterest: OptionSet {
    static var annotationArea: PdfAreaOfInterest { get }
    static var anyArea: PdfAreaOfInterest { get }
    static var controlArea: PdfAreaOfInterest { get }
    static var iconArea: PdfAreaOfInterest { get }
    static var imageArea: PdfAreaOfInterest { get }
    init(rawValue: Int)
    static var linkArea: PdfAreaOfInterest { get }
    static var pageArea: PdfAreaOfInterest { get }
    static var popupArea: PdfAreaOfInterest { get }
    var rawValue: Int { get }
    static var textArea: PdfAreaOfInterest { get }
    static var textFieldArea: PdfAreaOfInterest { get }
  }
  enum PdfBorderStyle: Int {
    case solid, dashed, beveled, inset, underline
  }
  enum PdfDisplayBox: Int {
    case media, crop, bleed, trim, art
  }
  enum PdfDisplayDirection: Int {
    case vertical, horizontal
  }
  enum PdfDisplayMode: Int {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
  }
  enum PdfDocumentPermissions: Int {
    case none, user, owner
  }
  enum PdfInterpolationQuality: Int {
    case none, low, high
  }
  enum PdfLineStyle: Int {
    case none, square, circle, diamond, openArrow, closedArrow
  }
  enum PdfMarkupType: Int {
    case highlight, strikeOut, underline, redact
  }
  enum PdfPrintScalingMode: Int {
    case none, toFit, downToFit
  }
  enum PdfSelectionGranularity: UInt {
    case character, word, line
  }
  enum PdfTextAnnotationIconType: Int {
    case comment, key, note, help, newParagraph, paragraph, insert
  }
  enum PdfThumbnailLayoutMode: Int {
    case vertical, horizontal
  }
  enum PdfWidgetCellState: Int {
    case mixed, off, on
  }
  enum PdfWidgetControlType: Int {
    case unknown, pushButton, radioButton, checkBox
  }
  var kPDFDestinationUnspecifiedValue: CGFloat { get }
  """#

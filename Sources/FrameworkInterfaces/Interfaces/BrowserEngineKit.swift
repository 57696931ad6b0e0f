/// What is known of the module `BrowserEngineKit`.
let browserEngineKitInterface = #"""
  // exports: Foundation
  struct BEAccessibilityContainerType: OptionSet {
    static var alert: BEAccessibilityContainerType { get }
    static var article: BEAccessibilityContainerType { get }
    static var descriptionList: BEAccessibilityContainerType { get }
    static var dialog: BEAccessibilityContainerType { get }
    static var fieldset: BEAccessibilityContainerType { get }
    static var frame: BEAccessibilityContainerType { get }
    init(rawValue: UInt)
    static var landmark: BEAccessibilityContainerType { get }
    static var list: BEAccessibilityContainerType { get }
    var rawValue: UInt { get }
    static var scrollArea: BEAccessibilityContainerType { get }
    static var semanticGroup: BEAccessibilityContainerType { get }
    static var table: BEAccessibilityContainerType { get }
    static var tree: BEAccessibilityContainerType { get }
  }
  struct BEAccessibilityNotification: RawRepresentable, Hashable {
    init(rawValue: String)
    var rawValue: String { get }
    static var selectionChangedNotification: BEAccessibilityNotification { get }
    static var valueChangedNotification: BEAccessibilityNotification { get }
  }
  enum BEAccessibilityPressedState: Int {
    case undefined, `false`, `true`, mixed
  }
  class BEAccessibilityTextMarker: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class BEAccessibilityTextMarkerRange: NSObject, NSCopying, NSSecureCoding {
    var endMarker: BEAccessibilityTextMarker
    init()
    init?(coder: NSCoder)
    var startMarker: BEAccessibilityTextMarker
  }
  protocol BEAccessibilityTextMarkerSupport: NSObjectProtocol {
    func accessibilityBounds(for range: BEAccessibilityTextMarkerRange) -> CGRect
    func accessibilityContent(for range: BEAccessibilityTextMarkerRange) -> String?
    func accessibilityLineEndMarker(for marker: BEAccessibilityTextMarker) -> BEAccessibilityTextMarker?
    func accessibilityLineStartMarker(for marker: BEAccessibilityTextMarker) -> BEAccessibilityTextMarker?
    func accessibilityMarker(for point: CGPoint) -> BEAccessibilityTextMarker?
    func accessibilityNextTextMarker(_ marker: BEAccessibilityTextMarker) -> BEAccessibilityTextMarker?
    func accessibilityPreviousTextMarker(_ marker: BEAccessibilityTextMarker) -> BEAccessibilityTextMarker?
    func accessibilityRange(for range: BEAccessibilityTextMarkerRange) -> NSRange
    func accessibilityTextMarker(forPosition position: Int) -> BEAccessibilityTextMarker?
    var accessibilityTextMarkerRange: BEAccessibilityTextMarkerRange { get }
    func accessibilityTextMarkerRange(for range: NSRange) -> BEAccessibilityTextMarkerRange?
    var accessibilityTextMarkerRangeForCurrentSelection: BEAccessibilityTextMarkerRange { get }
  }
  struct BEAccessibilityTrait: RawRepresentable, Hashable {
    init(rawValue: String)
    static var menuItem: BEAccessibilityTrait { get }
    static var popUpButton: BEAccessibilityTrait { get }
    static var radioButton: BEAccessibilityTrait { get }
    var rawValue: String { get }
    static var readOnly: BEAccessibilityTrait { get }
    static var visited: BEAccessibilityTrait { get }
  }
  class BEAutoFillTextSuggestion: BETextSuggestion {
    var contents: [String: String] { get }
  }
  class BEContextMenuConfiguration: UIContextMenuConfiguration {
    func fulfill(using configuration: UIContextMenuConfiguration?) -> Bool
    init()
  }
  struct BEDirectionalTextRange {
    init()
    init(offset: Int, length: Int)
    var length: Int
    var offset: Int
  }
  class BEDownloadMonitor: NSObject {
    func beginMonitoring() async throws -> BEDownloadMonitorLocation
    func beginMonitoring(_ completion: @escaping (BEDownloadMonitorLocation?, Error?) -> Void)
    static func createAccessToken() -> Data?
    var destinationURL: URL { get }
    var identifier: UUID { get }
    init(sourceURL sourceUrl: URL, destinationURL destinationUrl: URL, observedProgress: Progress, liveActivityAccessToken: Data)
    func resumeMonitoring(_ url: URL) async throws
    func resumeMonitoring(_ url: URL, completionHandler: @escaping (Error?) -> Void)
    var sourceURL: URL { get }
    func useDownloadsFolder(withPlaceholderType placehodlerType: UTType?, finalFileCreatedHandler: @escaping (BEDownloadMonitorLocation?) -> Void)
  }
  class BEDownloadMonitorLocation: NSObject {
    var bookmarkData: Data { get }
    var url: URL { get }
  }
  class BEDragInteraction: UIDragInteraction {
    var delegate: BEDragInteractionDelegate? { get }
    init()
    init(delegate: BEDragInteractionDelegate)
  }
  protocol BEDragInteractionDelegate: UIDragInteractionDelegate {
    func dragInteraction(_ dragInteraction: BEDragInteraction, itemsForAddingTo session: UIDragSession, forTouchAt point: CGPoint, completion: @escaping ([UIDragItem]) -> Bool)
    func dragInteraction(_ dragInteraction: BEDragInteraction, prepare session: UIDragSession, completion: @escaping () -> Bool)
  }
  protocol BEExtendedTextInputTraits: UITextInputTraits {
    var insertionPointColor: UIColor? { get }
    var isSingleLineDocument: Bool { get }
    var isTypingAdaptationEnabled: Bool { get }
    var selectionHandleColor: UIColor? { get }
    var selectionHighlightColor: UIColor? { get }
  }
  enum BEGestureType: Int {
    case loupe, oneFingerTap, doubleTapAndHold, doubleTap, oneFingerDoubleTap, oneFingerTripleTap, twoFingerSingleTap, twoFingerRangedSelectGesture, imPhraseBoundaryDrag, forceTouch
  }
  class BEKeyEntry: NSObject {
    var isKeyRepeating: Bool { get }
    var key: UIKey { get }
    var state: BEKeyPressState { get }
    var timestamp: Double { get }
  }
  class BEKeyEntryContext: NSObject {
    init(keyEntry: BEKeyEntry)
    var isDocumentEditable: Bool
    var keyEntry: BEKeyEntry { get }
    var shouldEvaluateForInputSystemHandling: Bool
    var shouldInsertCharacter: Bool
  }
  struct BEKeyModifierFlags: OptionSet {
    static var capsLock: BEKeyModifierFlags { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var shift: BEKeyModifierFlags { get }
  }
  enum BEKeyPressState: Int {
    case down, up
  }
  class BELayerHierarchy: NSObject {
    var handle: BELayerHierarchyHandle { get }
    init() throws
    func invalidate()
    var layer: CALayer?
  }
  class BELayerHierarchyHandle: NSObject, NSSecureCoding {
    func createXPCRepresentation() -> Any
    init?(coder: NSCoder)
    init(xpcRepresentation: Any?) throws
  }
  class BELayerHierarchyHostingTransactionCoordinator: NSObject, NSSecureCoding {
    func add(_ hostingView: BELayerHierarchyHostingView)
    func add(_ layerHierarchy: BELayerHierarchy)
    func commit()
    func createXPCRepresentation() -> Any
    init() throws
    init?(coder: NSCoder)
    init(xpcRepresentation: Any?) throws
  }
  class BELayerHierarchyHostingView: UIView {
    var handle: BELayerHierarchyHandle?
    init()
  }
  class BEMediaEnvironment: NSObject {
    func activate() throws
    func createXPCRepresentation() -> Any
    init(webPageURL url: URL)
    init(xpcRepresentation: Any) throws
    func makeCaptureSession() throws -> AVCaptureSession
    func suspend() throws
  }
  class BENetworkingProcess: NSObject {
    func grantCapability(_ capability: BEProcessCapability) throws -> BEProcessCapabilityGrant
    func grantCapability(_ capability: BEProcessCapability, error: NSErrorPointer, invalidationHandler: @escaping () -> Void) -> BEProcessCapabilityGrant?
    func invalidate()
    func makeLibXPCConnection() throws -> Any
    static func networkProcess(interruptionHandler: @escaping () -> Void) async throws -> BENetworkingProcess
    static func networkProcess(interruptionHandler: @escaping () -> Void, completion: @escaping (BENetworkingProcess?, Error?) -> Void)
    static func networkProcess(withBundleID bundleId: String, interruptionHandler: @escaping () -> Void, completion: @escaping (BENetworkingProcess?, Error?) -> Void)
  }
  class BEProcessCapability: NSObject {
    static func background() -> BEProcessCapability
    static func foreground() -> BEProcessCapability
    static func mediaPlaybackAndCapture(with environment: BEMediaEnvironment) -> BEProcessCapability
    func request() throws -> BEProcessCapabilityGrant
    static func suspended() -> BEProcessCapability
  }
  protocol BEProcessCapabilityGrant: NSObjectProtocol {
    func invalidate() -> Bool
    var isValid: Bool { get }
  }
  class BERenderingProcess: NSObject {
    func createVisibilityPropagationInteraction() -> UIInteraction
    func grantCapability(_ capability: BEProcessCapability) throws -> BEProcessCapabilityGrant
    func grantCapability(_ capability: BEProcessCapability, error: NSErrorPointer, invalidationHandler: @escaping () -> Void) -> BEProcessCapabilityGrant?
    func invalidate()
    func makeLibXPCConnection() throws -> Any
    static func renderingProcess(interruptionHandler: @escaping () -> Void) async throws -> BERenderingProcess
    static func renderingProcess(interruptionHandler: @escaping () -> Void, completion: @escaping (BERenderingProcess?, Error?) -> Void)
    static func renderingProcess(withBundleID bundleId: String, interruptionHandler: @escaping () -> Void) async throws -> BERenderingProcess
    static func renderingProcess(withBundleID bundleId: String, interruptionHandler: @escaping () -> Void, completion: @escaping (BERenderingProcess?, Error?) -> Void)
  }
  protocol BEResponderEditActions: UIResponderStandardEditActions {
    func addShortcut(_ sender: Any?)
    func findSelected(_ sender: Any?)
    func lookup(_ sender: Any?)
    func promptForReplace(_ sender: Any?)
    func replace(_ sender: Any?)
    func share(_ sender: Any?)
    func translate(_ sender: Any?)
    func transliterateChinese(_ sender: Any?)
  }
  class BEScrollView: UIScrollView {
    var delegate: BEScrollViewDelegate?
    init()
  }
  protocol BEScrollViewDelegate: UIScrollViewDelegate {
    func parentScrollView(for scrollView: BEScrollView) -> BEScrollView?
    func scrollView(_ scrollView: BEScrollView, handle scrollUpdate: BEScrollViewScrollUpdate, completion: @escaping (Bool) -> Void)
  }
  class BEScrollViewScrollUpdate: NSObject {
    func location(in view: UIView?) -> CGPoint
    var phase: BEScrollViewScrollUpdatePhase { get }
    var timestamp: Double { get }
    func translation(in view: UIView?) -> CGPoint
  }
  enum BEScrollViewScrollUpdatePhase: Int {
    case began, changed, ended, cancelled
  }
  struct BESelectionFlags: OptionSet {
    init(rawValue: UInt)
    static var phraseBoundaryChanged: BESelectionFlags { get }
    var rawValue: UInt { get }
    static var selectionFlipped: BESelectionFlags { get }
    static var wordIsNearTap: BESelectionFlags { get }
  }
  enum BESelectionTouchPhase: Int {
    case started, moved, ended, endedMovingForward, endedMovingBackward, endedNotMoving
  }
  class BETextAlternatives: NSObject {
    var alternativeStrings: [String] { get }
    var primaryString: String { get }
  }
  class BETextDocumentContext: NSObject {
    func addTextRect(_ rect: CGRect, forCharacterRange range: NSRange)
    var autocorrectedRanges: [NSValue]
    init(attributedSelectedText selectedText: NSAttributedString?, contextBefore: NSAttributedString?, contextAfter: NSAttributedString?, markedText: NSAttributedString?, selectedRangeInMarkedText: NSRange)
    init(selectedText: String?, contextBefore: String?, contextAfter: String?, markedText: String?, selectedRangeInMarkedText: NSRange)
  }
  class BETextDocumentRequest: NSObject {
    var granularityCount: Int
    var options: BETextDocumentRequestOptions
    var surroundingGranularity: UITextGranularity
  }
  struct BETextDocumentRequestOptions: OptionSet {
    static var attributedText: BETextDocumentRequestOptions { get }
    static var autocorrectedRanges: BETextDocumentRequestOptions { get }
    init(rawValue: Int)
    static var markedTextRects: BETextDocumentRequestOptions { get }
    var rawValue: Int { get }
    static var text: BETextDocumentRequestOptions { get }
    static var textRects: BETextDocumentRequestOptions { get }
  }
  protocol BETextInput: UIKeyInput, BETextSelectionDirectionNavigation, BEResponderEditActions {
    func add(_ alternatives: BETextAlternatives)
    func adjustSelection(by range: BEDirectionalTextRange, completionHandler: @escaping () -> Void)
    func adjustSelectionBoundary(to point: CGPoint, touchPhase touch: BESelectionTouchPhase, baseIsStart boundaryIsStart: Bool, flags: BESelectionFlags)
    var alternativesForSelectedText: [BETextAlternatives] { get }
    var asyncInputDelegate: BETextInputDelegate?
    var attributedMarkedText: NSAttributedString? { get }
    var automaticallyPresentEditMenu: Bool { get }
    func autoscroll(to point: CGPoint)
    func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    func cancelAutoscroll()
    func caretRect(for position: UITextPosition) -> CGRect
    func delete(in direction: UITextStorageDirection, to granularity: UITextGranularity)
    func didInsertFinalDictationResult()
    var extendedTextInputTraits: BEExtendedTextInputTraits? { get }
    func handle(_ entry: BEKeyEntry, withCompletionHandler completionHandler: @escaping (BEKeyEntry, Bool) -> Void)
    var hasMarkedText: Bool { get }
    func insert(_ alternatives: BETextAlternatives)
    func insert(_ textSuggestion: BETextSuggestion)
    func insertTextPlaceholder(with size: CGSize, completionHandler: @escaping (UITextPlaceholder) -> Void)
    var isEditable: Bool { get }
    func isPointNearMarkedText(_ point: CGPoint) -> Bool
    var isReplaceAllowed: Bool { get }
    var isSelectionAtDocumentStart: Bool { get }
    func keyboardWillDismiss()
    var markedText: String? { get }
    var markedTextRange: UITextRange? { get }
    func move(byOffset offset: Int)
    func moveSelection(atBoundary granularity: UITextGranularity, in direction: UITextStorageDirection, completionHandler: @escaping () -> Void)
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func remove(_ placeholder: UITextPlaceholder, willInsertText: Bool, completionHandler: @escaping () -> Void)
    func removeTextAlternatives()
    func replaceDictatedText(_ oldText: String, withText newText: String)
    func replaceSelectedText(_ text: String, withText replacementText: String)
    func replaceText(_ originalText: String, withText replacementText: String, options: BETextReplacementOptions, completionHandler: @escaping ([UITextSelectionRect]) -> Void)
    func requestDocumentContext(_ request: BETextDocumentRequest, completionHandler: @escaping (BETextDocumentContext) -> Void)
    func requestPreferredArrowDirectionForEditMenu(completionHandler: @escaping (UIEditMenuArrowDirection) -> Void)
    func requestTextContextForAutocorrection(completionHandler: @escaping (BETextDocumentContext) -> Void)
    func requestTextRects(for input: String, withCompletionHandler completionHandler: @escaping ([UITextSelectionRect]) -> Void)
    func selectPosition(at point: CGPoint, completionHandler: @escaping () -> Void)
    func selectPosition(at point: CGPoint, withContextRequest request: BETextDocumentRequest, completionHandler: @escaping (BETextDocumentContext) -> Void)
    func selectText(in granularity: UITextGranularity, at point: CGPoint, completionHandler: @escaping () -> Void)
    func selectTextForEditMenuWithLocation(inView locationInView: CGPoint, completionHandler: @escaping (Bool, String, NSRange) -> Void)
    func selectWordForReplacement()
    var selectedText: String? { get }
    var selectedTextRange: UITextRange?
    var selectionClipRect: CGRect { get }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func setSelectionFrom(_ from: CGPoint, to: CGPoint, gesture: BEGestureType, state: UIGestureRecognizer.State)
    func shiftKeyStateChanged(fromState oldState: BEKeyModifierFlags, toState newState: BEKeyModifierFlags)
    func systemWillDismissEditMenu(withAnimator animator: UIEditMenuInteractionAnimating)
    func systemWillPresentEditMenu(withAnimator animator: UIEditMenuInteractionAnimating)
    func text(in range: UITextRange) -> String?
    var textFirstRect: CGRect { get }
    var textInputView: UIView { get }
    func textInteractionGesture(_ gestureType: BEGestureType, shouldBeginAt point: CGPoint) -> Bool
    var textLastRect: CGRect { get }
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [String: Any]?
    func transposeCharactersAroundSelection()
    func unmarkText()
    var unobscuredContentRect: CGRect { get }
    var unscaledView: UIView { get }
    func updateCurrentSelection(to point: CGPoint, from gestureType: BEGestureType, in state: UIGestureRecognizer.State)
    func updateSelection(withExtentPoint extentPoint: CGPoint, boundary granularity: UITextGranularity, completionHandler: @escaping (Bool) -> Void)
    func willInsertFinalDictationResult()
  }
  protocol BETextInputDelegate: NSObjectProtocol {
    func invalidateTextEntryContext(for textInput: BETextInput)
    func selectionDidChange(for textInput: BETextInput)
    func selectionWillChange(for textInput: BETextInput)
    func shouldDeferEventHandlingToSystem(for textInput: BETextInput, context keyEventContext: BEKeyEntryContext) -> Bool
    func textInput(_ textInput: BETextInput, deferReplaceTextActionToSystem sender: Any)
    func textInput(_ textInput: BETextInput, setCandidateSuggestions suggestions: [BETextSuggestion]?)
  }
  class BETextInteraction: NSObject, UIInteraction {
    func addShortcut(forText text: String, from presentationRect: CGRect)
    var contextMenuInteraction: UIContextMenuInteraction { get }
    var contextMenuInteractionDelegate: UIContextMenuInteractionDelegate?
    var delegate: BETextInteractionDelegate?
    func dismissEditMenuForSelection()
    func editabilityChanged()
    init()
    func presentEditMenuForSelection()
    func refreshKeyboardUI()
    func selectionBoundaryAdjusted(to point: CGPoint, touchPhase touch: BESelectionTouchPhase, flags: BESelectionFlags)
    func selectionChangedWithGesture(at point: CGPoint, gesture gestureType: BEGestureType, state gestureState: UIGestureRecognizer.State, flags: BESelectionFlags)
    func shareText(_ text: String, from presentationRect: CGRect)
    func showDictionaryForText(inContext textWithContext: String, definingTextIn range: NSRange, from presentationRect: CGRect)
    func showReplacements(forText text: String)
    var textSelectionDisplayInteraction: UITextSelectionDisplayInteraction { get }
    func translateText(_ text: String, from presentationRect: CGRect)
    func transliterateChinese(forText text: String)
  }
  protocol BETextInteractionDelegate: NSObjectProtocol {
    func systemDidChangeSelection(for textInteraction: BETextInteraction)
    func systemWillChangeSelection(for textInteraction: BETextInteraction)
  }
  struct BETextReplacementOptions: OptionSet {
    static var addUnderline: BETextReplacementOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol BETextSelectionDirectionNavigation: NSObjectProtocol {
    func extend(in direction: UITextLayoutDirection)
    func extend(in direction: UITextStorageDirection, by granularity: UITextGranularity)
    func move(in direction: UITextLayoutDirection)
    func move(in direction: UITextStorageDirection, by granularity: UITextGranularity)
  }
  class BETextSuggestion: NSObject {
    init(inputText: String)
    var inputText: String { get }
  }
  class BEWebAppManifest: NSObject {
    init(jsonData: Data, manifestURL manifestUrl: URL)
    var jsonData: Data { get }
    var manifestURL: URL { get }
  }
  class BEWebContentProcess: NSObject {
    func createVisibilityPropagationInteraction() -> UIInteraction
    func grantCapability(_ capability: BEProcessCapability) throws -> BEProcessCapabilityGrant
    func grantCapability(_ capability: BEProcessCapability, error: NSErrorPointer, invalidationHandler: @escaping () -> Void) -> BEProcessCapabilityGrant?
    func invalidate()
    func makeLibXPCConnection() throws -> Any
    static func webContentProcess(interruptionHandler: @escaping () -> Void) async throws -> BEWebContentProcess
    static func webContentProcess(interruptionHandler: @escaping () -> Void, completion: @escaping (BEWebContentProcess?, Error?) -> Void)
    static func webContentProcess(withBundleID bundleId: String, interruptionHandler: @escaping () -> Void) async throws -> BEWebContentProcess
    static func webContentProcess(withBundleID bundleId: String, interruptionHandler: @escaping () -> Void, completion: @escaping (BEWebContentProcess?, Error?) -> Void)
  }
  """#

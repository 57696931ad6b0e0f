/// What is known of the module `WebKit`.
let webKitInterface = #"""
  // exports: Foundation CoreGraphics UIKit
  class DOMAbstractView: DOMObject {
    var document: DOMDocument { get }
  }
  class DOMAttr: DOMNode {
    var name: String { get }
    var ownerElement: DOMElement { get }
    var specified: Bool { get }
    var style: DOMCSSStyleDeclaration { get }
    var value: String
  }
  class DOMBlob: DOMObject {
    var size: UInt64 { get }
  }
  class DOMCDATASection: DOMText {}
  class DOMCSSCharsetRule: DOMCSSRule {
    var encoding: String { get }
  }
  class DOMCSSFontFaceRule: DOMCSSRule {
    var style: DOMCSSStyleDeclaration { get }
  }
  class DOMCSSImportRule: DOMCSSRule {
    var href: String { get }
    var media: DOMMediaList { get }
    var styleSheet: DOMCSSStyleSheet { get }
  }
  class DOMCSSMediaRule: DOMCSSRule {
    var cssRules: DOMCSSRuleList { get }
    func delete(_ index: UInt32)
    func insert(_ rule: String, index: UInt32) -> UInt32
    var media: DOMMediaList { get }
  }
  class DOMCSSPageRule: DOMCSSRule {
    var selectorText: String { get }
    var style: DOMCSSStyleDeclaration { get }
  }
  class DOMCSSRule: DOMObject {
    var cssText: String
    var parent: DOMCSSRule { get }
    var parentStyleSheet: DOMCSSStyleSheet { get }
    var type: DomCssRuleType { get }
  }
  class DOMCSSRuleList: DOMObject {
    func item(_ index: Int32) -> DOMCSSRule
    var length: Int32 { get }
  }
  class DOMCSSStyleDeclaration: DOMObject {
    var cssText: String
    func getPropertyCSSValue(_ propertyName: String) -> DOMCSSValue
    func getPropertyPriority(_ propertyName: String) -> String
    func getPropertyShorthand(_ propertyName: String) -> String
    func getPropertyValue(_ propertyName: String) -> String
    func isPropertyImplicit(_ propertyName: String) -> Bool
    func item(_ index: Int32) -> String
    var length: Int32 { get }
    var parentRule: DOMCSSRule { get }
    func removeProperty(_ propertyName: String) -> String
    func setProperty(_ propertyName: String, value: String, priority: String)
  }
  class DOMCSSStyleRule: DOMCSSRule {
    var selectorText: String { get }
    var style: DOMCSSStyleDeclaration { get }
  }
  class DOMCSSStyleSheet: DOMStyleSheet {
    func addRule(_ selector: String, style: String, index: UInt32) -> Int32
    var cssRules: DOMCSSRuleList { get }
    func deleteRule(_ index: UInt32)
    func insertRule(_ rule: String, index: UInt32) -> UInt32
    var ownerRule: DOMCSSRule { get }
    func removeRule(_ index: UInt32)
    var rules: DOMCSSRuleList { get }
  }
  class DOMCSSUnknownRule: DOMCSSRule {}
  class DOMCSSValue: DOMObject {
    var cssText: String
    var cssValueType: DomCssValueType { get }
  }
  class DOMCharacterData: DOMNode {
    func appendData(_ data: String)
    var data: String
    func deleteData(_ offset: UInt32, length: UInt32)
    func insertData(_ offset: UInt32, data: String)
    var length: Int32 { get }
    func replaceData(_ offset: UInt32, length: UInt32, data: String)
    func substringData(_ offset: UInt32, length: UInt32) -> String
  }
  class DOMComment: DOMCharacterData {}
  class DOMDocument: DOMNode {
    func adoptNode(_ source: DOMNode) -> DOMNode
    var anchors: DOMHTMLCollection { get }
    var applets: DOMHTMLCollection { get }
    var body: DOMHTMLElement
    var characterSet: String { get }
    var charset: String
    var cookie: String
    func createAttribute(_ name: String) -> DOMAttr
    func createAttributeNS(_ namespaceURI: String, qualifiedName: String) -> DOMAttr
    func createCDATASection(_ data: String) -> DOMCDATASection
    func createCSSStyleDeclaration() -> DOMCSSStyleDeclaration
    func createComment(_ data: String) -> DOMComment
    func createDocumentFragment() -> DOMDocumentFragment
    func createElement(_ tagName: String) -> DOMElement
    func createElementNS(_ namespaceURI: String, qualifiedName: String) -> DOMElement
    func createEntityReference(_ name: String) -> DOMEntityReference
    func createEvent(_ eventType: String) -> DOMEvent
    func createNodeIterator(_ root: DOMNode, whatToShow: UInt32, filter: Any, expandEntityReferences: Bool) -> DOMNodeIterator
    func createProcessingInstruction(_ target: String, data: String) -> DOMProcessingInstruction
    func createRange() -> DOMRange
    func createTextNode(_ data: String) -> DOMText
    var defaultCharset: String { get }
    var defaultView: DOMAbstractView { get }
    var doctype: DOMDocumentType { get }
    var documentElement: DOMElement { get }
    var documentURI: String
    var domain: String { get }
    func element(fromPoint x: Int32, y: Int32) -> DOMElement
    func execCommand(_ command: String) -> Bool
    func execCommand(_ command: String, userInterface: Bool) -> Bool
    func execCommand(_ command: String, userInterface: Bool, value: String) -> Bool
    var forms: DOMHTMLCollection { get }
    func getComputedStyle(_ element: DOMElement, pseudoElement: String) -> DOMCSSStyleDeclaration
    func getElementById(_ elementId: String) -> DOMElement
    func getElementsByClassName(_ tagname: String) -> DOMNodeList
    func getElementsByName(_ elementName: String) -> DOMNodeList
    func getElementsByTagName(_ tagname: String) -> DOMNodeList
    func getElementsByTagNameNS(_ namespaceURI: String, localName: String) -> DOMNodeList
    func getMatchedCSSRules(_ element: DOMElement, pseudoElement: String) -> DOMCSSRuleList
    func getMatchedCSSRules(_ element: DOMElement, pseudoElement: String, authorOnly: Bool) -> DOMCSSRuleList
    func getOverrideStyle(_ element: DOMElement, pseudoElement: String) -> DOMCSSStyleDeclaration
    var images: DOMHTMLCollection { get }
    var implementation: DOMImplementation { get }
    func importNode(_ importedNode: DOMNode, deep: Bool) -> DOMNode
    var inputEncoding: String { get }
    var lastModified: String { get }
    var links: DOMHTMLCollection { get }
    var preferredStylesheetSet: String { get }
    func queryCommandEnabled(_ command: String) -> Bool
    func queryCommandIndeterm(_ command: String) -> Bool
    func queryCommandState(_ command: String) -> Bool
    func queryCommandSupported(_ command: String) -> Bool
    func queryCommandValue(_ command: String) -> String
    func querySelector(_ selectors: String) -> DOMElement
    func querySelectorAll(_ selectors: String) -> DOMNodeList
    var readyState: String { get }
    var referrer: String { get }
    var selectedStylesheetSet: String
    var styleSheets: DOMStyleSheetList { get }
    var title: String
    var url: String { get }
    var xmlEncoding: String { get }
    var xmlStandalone: Bool
    var xmlVersion: String
  }
  class DOMDocumentFragment: DOMNode {}
  class DOMDocumentType: DOMNode {
    var entities: DOMNamedNodeMap { get }
    var internalSubset: String { get }
    var name: String { get }
    var notations: DOMNamedNodeMap { get }
    var publicId: String { get }
    var systemId: String { get }
  }
  class DOMElement: DOMNode {
    func blur()
    var childElementCount: UInt32 { get }
    var className: String
    var clientHeight: Int32 { get }
    var clientLeft: Int32 { get }
    var clientTop: Int32 { get }
    var clientWidth: Int32 { get }
    func contains(_ element: DOMElement) -> Bool
    var firstElementChild: DOMElement { get }
    func focus()
    func getAttribute(_ name: String) -> String
    func getAttributeNS(_ namespaceURI: String, localName: String) -> String
    func getAttributeNode(_ name: String) -> DOMAttr
    func getAttributeNodeNS(_ namespaceURI: String, localName: String) -> DOMAttr
    func getElementsByClassName(_ name: String) -> DOMNodeList
    func getElementsByTagName(_ name: String) -> DOMNodeList
    func getElementsByTagNameNS(_ namespaceURI: String, localName: String) -> DOMNodeList
    func hasAttribute(_ name: String) -> Bool
    func hasAttributeNS(_ namespaceURI: String, localName: String) -> Bool
    var innerText: String { get }
    var lastElementChild: DOMElement { get }
    var nextElementSibling: DOMElement { get }
    var offsetHeight: Int32 { get }
    var offsetLeft: Int32 { get }
    var offsetParent: DOMElement { get }
    var offsetTop: Int32 { get }
    var offsetWidth: Int32 { get }
    var previousElementSibling: DOMElement { get }
    func querySelector(_ selectors: String) -> DOMElement
    func querySelectorAll(_ selectors: String) -> DOMNodeList
    func removeAttribute(_ name: String)
    func removeAttributeNS(_ namespaceURI: String, localName: String)
    func removeAttributeNode(_ oldAttr: DOMAttr) -> DOMAttr
    func scroll(byLines lines: Int32)
    func scroll(byPages pages: Int32)
    func scroll(intoView alignWithTop: Bool)
    func scroll(intoViewIfNeeded centerIfNeeded: Bool)
    var scrollHeight: Int32 { get }
    var scrollLeft: Int32
    var scrollTop: Int32
    var scrollWidth: Int32 { get }
    func setAttribute(_ name: String, value: String)
    func setAttributeNS(_ namespaceURI: String, qualifiedName: String, value: String)
    func setAttributeNode(_ newAttr: DOMAttr) -> DOMAttr
    func setAttributeNodeNS(_ newAttr: DOMAttr) -> DOMAttr
    var style: DOMCSSStyleDeclaration { get }
    var tagName: String { get }
    func webkitRequestFullScreen(_ flags: UInt16)
  }
  class DOMEntityReference: DOMNode {}
  class DOMEvent: DOMObject {
    var bubbles: Bool { get }
    var cancelBubble: Bool
    var cancelable: Bool { get }
    var currentTarget: Any { get }
    var eventPhase: DomEventPhase { get }
    init(event eventTypeArg: String, canBubbleArg: Bool, cancelableArg: Bool)
    func preventDefault()
    var returnValue: Bool
    var srcElement: Any { get }
    func stopPropagation()
    var target: Any { get }
    var timeStamp: Any { get }
    var type: String { get }
  }
  protocol DOMEventListener: NSObjectProtocol {
    func handle(_ evt: DOMEvent)
  }
  protocol DOMEventTarget: NSObjectProtocol, NSCopying {
    func addEventListener(_ type: String, listener: Any, useCapture: Bool)
    func dispatchEvent(_ evt: DOMEvent) -> Bool
    func removeEventListener(_ type: String, listener: Any, useCapture: Bool)
  }
  class DOMFile: DOMBlob {
    var name: String { get }
  }
  class DOMFileList: DOMObject {
    func item(_ index: Int32) -> DOMFile
    var length: UInt32 { get }
  }
  class DOMHTMLAnchorElement: DOMHTMLElement {
    var absoluteLinkURL: URL { get }
    var accessKey: String
    var charset: String
    var coords: String
    var hashName: String { get }
    var host: String { get }
    var hostname: String { get }
    var href: String
    var hreflang: String
    var name: String
    var pathname: String { get }
    var port: String { get }
    var `protocol`: String { get }
    var rel: String
    var rev: String
    var search: String { get }
    var shape: String
    var target: String
    var text: String { get }
    var type: String
  }
  class DOMHTMLAppletElement: DOMHTMLElement {
    var align: String
    var alt: String
    var archive: String
    var code: String
    var codeBase: String
    var height: String
    var hspace: Int32
    var name: String
    var object: String
    var vspace: Int32
    var width: String
  }
  class DOMHTMLAreaElement: DOMHTMLElement {
    var absoluteLinkURL: URL { get }
    var accessKey: String
    var alt: String
    var coords: String
    var hashName: String { get }
    var host: String { get }
    var hostname: String { get }
    var href: String
    var noHref: Bool
    var pathname: String { get }
    var port: String { get }
    var `protocol`: String { get }
    var search: String { get }
    var shape: String
    var target: String
  }
  class DOMHTMLBRElement: DOMHTMLElement {
    var clear: String
  }
  class DOMHTMLBaseElement: DOMHTMLElement {
    var href: String
    var target: String
  }
  class DOMHTMLBaseFontElement: DOMHTMLElement {
    var color: String
    var face: String
    var size: String
  }
  class DOMHTMLBodyElement: DOMHTMLElement {
    var aLink: String
    var background: String
    var bgColor: String
    var link: String
    var text: String
    var vLink: String
  }
  class DOMHTMLButtonElement: DOMHTMLElement {
    var accessKey: String
    var autofocus: Bool
    func click()
    var disabled: Bool
    var form: DOMHTMLFormElement { get }
    var name: String
    var type: String
    var value: String
    var willValidate: Bool { get }
  }
  class DOMHTMLCollection: DOMObject {
    func item(_ index: Int32) -> DOMNode
    var length: Int32 { get }
    func namedItem(_ name: String) -> DOMNode
    func tags(_ name: String) -> DOMNodeList
  }
  class DOMHTMLDListElement: DOMHTMLElement {
    var compact: Bool
  }
  class DOMHTMLDirectoryElement: DOMHTMLElement {
    var compact: Bool
  }
  class DOMHTMLDivElement: DOMHTMLElement {
    var align: String
  }
  class DOMHTMLDocument: DOMDocument {
    var activeElement: DOMElement { get }
    var alinkColor: String
    var bgColor: String
    func captureEvents()
    func clear()
    func close()
    var compatMode: String { get }
    var designMode: String
    var dir: String
    var embeds: DOMHTMLCollection { get }
    var fgColor: String
    var hasFocus: Bool { get }
    var height: Int32 { get }
    var linkColor: String
    func open()
    var plugins: DOMHTMLCollection { get }
    func releaseEvents()
    var scripts: DOMHTMLCollection { get }
    var vlinkColor: String
    var width: Int32 { get }
    func write(_ text: String)
    func writeln(_ text: String)
  }
  class DOMHTMLElement: DOMElement {
    var children: DOMHTMLCollection { get }
    var contentEditable: String
    var dir: String
    var idName: String
    var innerHTML: String
    var innerText: String
    var isContentEditable: Bool { get }
    var lang: String
    var outerHTML: String
    var outerText: String
    var tabIndex: Int32
    var title: String
    var titleDisplayString: String { get }
  }
  class DOMHTMLEmbedElement: DOMHTMLElement {
    var align: String
    var height: Int32
    var name: String
    var src: String
    var type: String
    var width: Int32
  }
  class DOMHTMLFieldSetElement: DOMHTMLElement {
    var form: DOMHTMLFormElement { get }
  }
  class DOMHTMLFontElement: DOMHTMLElement {
    var color: String
    var face: String
    var size: String
  }
  class DOMHTMLFormElement: DOMHTMLElement {
    var acceptCharset: String
    var action: String
    var elements: DOMHTMLCollection { get }
    var encoding: String
    var enctype: String
    var length: Int32 { get }
    var method: String
    var name: String
    func reset()
    func submit()
    var target: String
  }
  class DOMHTMLFrameElement: DOMHTMLElement {
    var contentDocument: DOMDocument { get }
    var contentWindow: DOMAbstractView { get }
    var frameBorder: String
    var height: Int32 { get }
    var location: String
    var longDesc: String
    var marginHeight: String
    var marginWidth: String
    var name: String
    var noResize: Bool
    var scrolling: String
    var src: String
    var width: Int32 { get }
  }
  class DOMHTMLFrameSetElement: DOMHTMLElement {
    var cols: String
    var rows: String
  }
  class DOMHTMLHRElement: DOMHTMLElement {
    var align: String
    var noShade: Bool
    var size: String
    var width: String
  }
  class DOMHTMLHeadElement: DOMHTMLElement {
    var profile: String
  }
  class DOMHTMLHeadingElement: DOMHTMLElement {
    var align: String
  }
  class DOMHTMLHtmlElement: DOMHTMLElement {
    var version: String
  }
  class DOMHTMLIFrameElement: DOMHTMLElement {
    var align: String
    var contentDocument: DOMDocument { get }
    var contentWindow: DOMAbstractView { get }
    var frameBorder: String
    var height: String
    var longDesc: String
    var marginHeight: String
    var marginWidth: String
    var name: String
    var scrolling: String
    var src: String
    var width: String
  }
  class DOMHTMLImageElement: DOMHTMLElement {
    var absoluteImageURL: URL { get }
    var align: String
    var alt: String
    var altDisplayString: String { get }
    var border: String
    var complete: Bool { get }
    var height: Int32
    var hspace: Int32
    var isMap: Bool
    var longDesc: String
    var lowsrc: String
    var name: String
    var naturalHeight: Int32 { get }
    var naturalWidth: Int32 { get }
    var src: String
    var useMap: String
    var vspace: Int32
    var width: Int32
    var x: Int32 { get }
    var y: Int32 { get }
  }
  class DOMHTMLInputElement: DOMHTMLElement {
    var absoluteImageURL: URL { get }
    var accept: String
    var accessKey: String
    var align: String
    var alt: String
    var altDisplayString: String { get }
    var autofocus: Bool
    var checked: Bool
    func click()
    var defaultChecked: Bool
    var defaultValue: String
    var disabled: Bool
    var files: DOMFileList
    var form: DOMHTMLFormElement { get }
    var indeterminate: Bool
    var maxLength: Int32
    var multiple: Bool
    var name: String
    var readOnly: Bool
    func select()
    var selectionEnd: Int32
    var selectionStart: Int32
    func setSelectionRange(_ start: Int32, end: Int32)
    var size: String
    var src: String
    var type: String
    var useMap: String
    var value: String
    var willValidate: Bool { get }
  }
  class DOMHTMLLIElement: DOMHTMLElement {
    var type: String
    var value: Int32
  }
  class DOMHTMLLabelElement: DOMHTMLElement {
    var accessKey: String
    var form: DOMHTMLFormElement { get }
    var htmlFor: String
  }
  class DOMHTMLLegendElement: DOMHTMLElement {
    var accessKey: String
    var align: String
    var form: DOMHTMLFormElement { get }
  }
  class DOMHTMLLinkElement: DOMHTMLElement {
    var absoluteLinkURL: URL { get }
    var charset: String
    var disabled: Bool
    var href: String
    var hreflang: String
    var media: String
    var rel: String
    var rev: String
    var sheet: DOMStyleSheet { get }
    var target: String
    var type: String
  }
  class DOMHTMLMapElement: DOMHTMLElement {
    var areas: DOMHTMLCollection { get }
    var name: String
  }
  class DOMHTMLMarqueeElement: DOMHTMLElement {
    func start()
    func stop()
  }
  class DOMHTMLMenuElement: DOMHTMLElement {
    var compact: Bool
  }
  class DOMHTMLMetaElement: DOMHTMLElement {
    var content: String
    var httpEquiv: String
    var name: String
    var scheme: String
  }
  class DOMHTMLModElement: DOMHTMLElement {
    var cite: String
    var dateTime: String
  }
  class DOMHTMLOListElement: DOMHTMLElement {
    var compact: Bool
    var start: Int32
    var type: String
  }
  class DOMHTMLObjectElement: DOMHTMLElement {
    var absoluteImageURL: URL { get }
    var align: String
    var archive: String
    var border: String
    var code: String
    var codeBase: String
    var codeType: String
    var contentDocument: DOMDocument { get }
    var data: String
    var declare: Bool
    var form: DOMHTMLFormElement { get }
    var height: String
    var hspace: Int32
    var name: String
    var standby: String
    var type: String
    var useMap: String
    var vspace: Int32
    var width: String
  }
  class DOMHTMLOptGroupElement: DOMHTMLElement {
    var disabled: Bool
    var label: String
  }
  class DOMHTMLOptionElement: DOMHTMLElement {
    var defaultSelected: Bool
    var disabled: Bool
    var form: DOMHTMLFormElement { get }
    var index: Int32 { get }
    var label: String
    var selected: Bool
    var text: String { get }
    var value: String
  }
  class DOMHTMLOptionsCollection: DOMObject {
    func add(_ option: DOMHTMLOptionElement, index: UInt32)
    func item(_ index: UInt32) -> DOMNode
    var length: UInt32
    func namedItem(_ name: String) -> DOMNode
    func remove(_ index: UInt32)
    var selectedIndex: Int32
  }
  class DOMHTMLParagraphElement: DOMHTMLElement {
    var align: String
  }
  class DOMHTMLParamElement: DOMHTMLElement {
    var name: String
    var type: String
    var value: String
    var valueType: String
  }
  class DOMHTMLPreElement: DOMHTMLElement {
    var width: Int32
    var wrap: Bool
  }
  class DOMHTMLQuoteElement: DOMHTMLElement {
    var cite: String
  }
  class DOMHTMLScriptElement: DOMHTMLElement {
    var charset: String
    var `defer`: Bool
    var event: String
    var htmlFor: String
    var src: String
    var text: String
    var type: String
  }
  class DOMHTMLSelectElement: DOMHTMLElement {
    func add(_ element: DOMHTMLElement, before: DOMHTMLElement)
    var autofocus: Bool
    var disabled: Bool
    var form: DOMHTMLFormElement { get }
    func item(_ index: UInt32) -> DOMNode
    var length: Int32 { get }
    var multiple: Bool
    var name: String
    func namedItem(_ name: String) -> DOMNode
    var options: DOMHTMLOptionsCollection { get }
    func remove(_ index: Int32)
    var selectedIndex: Int32
    var size: Int32
    var type: String { get }
    var value: String
    var willValidate: Bool { get }
  }
  class DOMHTMLStyleElement: DOMHTMLElement {
    var disabled: Bool
    var media: String
    var sheet: DOMStyleSheet { get }
    var type: String
  }
  class DOMHTMLTableCaptionElement: DOMHTMLElement {
    var align: String
  }
  class DOMHTMLTableCellElement: DOMHTMLElement {
    var abbr: String
    var align: String
    var axis: String
    var bgColor: String
    var cellIndex: Int32 { get }
    var ch: String
    var chOff: String
    var colSpan: Int32
    var headers: String
    var height: String
    var noWrap: Bool
    var rowSpan: Int32
    var scope: String
    var vAlign: String
    var width: String
  }
  class DOMHTMLTableColElement: DOMHTMLElement {
    var align: String
    var ch: String
    var chOff: String
    var span: Int32
    var vAlign: String
    var width: String
  }
  class DOMHTMLTableElement: DOMHTMLElement {
    var align: String
    var bgColor: String
    var border: String
    var caption: DOMHTMLTableCaptionElement
    var cellPadding: String
    var cellSpacing: String
    func createCaption() -> DOMHTMLElement
    func createTFoot() -> DOMHTMLElement
    func createTHead() -> DOMHTMLElement
    func deleteCaption()
    func deleteRow(_ index: Int32)
    func deleteTFoot()
    func deleteTHead()
    var frameBorders: String
    func insertRow(_ index: Int32) -> DOMHTMLElement
    var rows: DOMHTMLCollection { get }
    var rules: String
    var summary: String
    var tBodies: DOMHTMLCollection { get }
    var tFoot: DOMHTMLTableSectionElement
    var tHead: DOMHTMLTableSectionElement
    var width: String
  }
  class DOMHTMLTableRowElement: DOMHTMLElement {
    var align: String
    var bgColor: String
    var cells: DOMHTMLCollection { get }
    var ch: String
    var chOff: String
    func deleteCell(_ index: Int32)
    func insertCell(_ index: Int32) -> DOMHTMLElement
    var rowIndex: Int32 { get }
    var sectionRowIndex: Int32 { get }
    var vAlign: String
  }
  class DOMHTMLTableSectionElement: DOMHTMLElement {
    var align: String
    var ch: String
    var chOff: String
    func deleteRow(_ index: Int32)
    func insertRow(_ index: Int32) -> DOMHTMLElement
    var rows: DOMHTMLCollection { get }
    var vAlign: String
  }
  class DOMHTMLTextAreaElement: DOMHTMLElement {
    var accessKey: String
    func blur()
    var cols: Int32
    var defaultValue: String
    var disabled: Bool
    func focus()
    var form: DOMHTMLFormElement { get }
    var name: String
    var readOnly: Bool
    var rows: Int32
    func select()
    var tabIndex: Int32
    var type: String { get }
    var value: String
  }
  class DOMImplementation: DOMObject {
    func createCSSStyleSheet(_ title: String, media: String) -> DOMCSSStyleSheet
    func createDocument(_ namespaceUri: String, qualifiedName: String, doctype: DOMDocumentType) -> DOMDocument
    func createDocumentType(_ qualifiedName: String, publicId: String, systemId: String) -> DOMDocumentType
    func createHTMLDocument(_ title: String) -> DOMHTMLDocument
    func hasFeature(_ feature: String, version: String) -> Bool
  }
  class DOMKeyboardEvent: DOMUIEvent {
    var altGraphKey: Bool { get }
    var altKey: Bool { get }
    var charCode: Int32 { get }
    var ctrlKey: Bool { get }
    func getModifierState(_ keyIdentifier: String) -> Bool
    init(keyboardEvent eventType: String, canBubble: Bool, cancelable: Bool, view: DOMAbstractView, keyIdentifier: String, keyLocation: DomKeyLocation, ctrlKey: Bool, altKey: Bool, shiftKey: Bool, metaKey: Bool)
    init(keyboardEvent eventType: String, canBubble: Bool, cancelable: Bool, view: DOMAbstractView, keyIdentifier: String, keyLocation: DomKeyLocation, ctrlKey: Bool, altKey: Bool, shiftKey: Bool, metaKey: Bool, altGraphKey: Bool)
    var keyCode: Int32 { get }
    var keyIdentifier: String { get }
    var keyLocation: DomKeyLocation { get }
    var metaKey: Bool { get }
    var shiftKey: Bool { get }
  }
  class DOMMediaList: DOMObject {
    func appendMedium(_ newMedium: String)
    func deleteMedium(_ oldMedium: String)
    func item(_ index: Int32) -> String
    var length: Int32 { get }
    var mediaText: String
  }
  class DOMMouseEvent: DOMUIEvent {
    var altKey: Bool { get }
    var button: UInt16 { get }
    var clientX: Int32 { get }
    var clientY: Int32 { get }
    var ctrlKey: Bool { get }
    var fromElement: DOMNode { get }
    init(mouseEvent eventType: String, canBubble: Bool, cancelable: Bool, view: DOMAbstractView, detail: Int32, screenX: Int32, screenY: Int32, clientX: Int32, clientY: Int32, ctrlKey: Bool, altKey: Bool, shiftKey: Bool, metaKey: Bool, button: UInt16, relatedTarget: Any)
    var metaKey: Bool { get }
    var offsetX: Int32 { get }
    var offsetY: Int32 { get }
    var relatedTarget: Any { get }
    var screenX: Int32 { get }
    var screenY: Int32 { get }
    var shiftKey: Bool { get }
    var toElement: DOMNode { get }
    var x: Int32 { get }
    var y: Int32 { get }
  }
  class DOMNamedNodeMap: DOMObject {
    func getNamedItem(_ name: String) -> DOMNode
    func getNamedItemNS(_ namespaceUri: String, localName: String) -> DOMNode
    func item(_ index: Int32) -> DOMNode
    var length: Int32 { get }
    func removeNamedItem(_ name: String) -> DOMNode
    func removeNamedItemNS(_ namespaceURI: String, localName: String) -> DOMNode
    func setNamedItem(_ node: DOMNode) -> DOMNode
    func setNamedItemNS(_ node: DOMNode) -> DOMNode
  }
  class DOMNode: DOMObject, DOMEventTarget {
    func appendChild(_ newChild: DOMNode) -> DOMNode
    var attributes: DOMNamedNodeMap { get }
    var baseURI: String { get }
    var childNodes: DOMNodeList { get }
    func cloneNode(_ deep: Bool) -> DOMNode
    func compareDocumentPosition(_ other: DOMNode) -> DomDocumentPosition
    var firstChild: DOMNode { get }
    var hasAttributes: Bool { get }
    var hasChildNodes: Bool { get }
    func insert(before newChild: DOMNode, refChild: DOMNode?) -> DOMNode
    var isContentEditable: Bool { get }
    func isDefaultNamespace(_ namespaceURI: String) -> Bool
    func isEqualNode(_ other: DOMNode?) -> Bool
    func isSameNode(_ other: DOMNode?) -> Bool
    func isSupported(_ feature: String, version: String) -> Bool
    var lastChild: DOMNode { get }
    var localName: String { get }
    func lookupNamespaceURI(_ prefix: String) -> String
    func lookupPrefix(_ namespaceURI: String) -> String
    var namespaceURI: String { get }
    var nextSibling: DOMNode { get }
    var nodeName: String { get }
    var nodeType: DomNodeType { get }
    var nodeValue: String
    func normalize()
    var ownerDocument: DOMDocument { get }
    var parent: DOMNode { get }
    var parentElement: DOMElement { get }
    var prefix: String
    var previousSibling: DOMNode { get }
    func removeChild(_ oldChild: DOMNode) -> DOMNode
    func replaceChild(_ newChild: DOMNode, oldChild: DOMNode) -> DOMNode
    var textContent: String
  }
  protocol DOMNodeFilter: NSObjectProtocol {
    func accept(_ n: DOMNode) -> Int16
  }
  class DOMNodeIterator: DOMObject {
    func detach()
    var expandEntityReferences: Bool { get }
    var filter: Any { get }
    var nextNode: DOMNode { get }
    var pointerBeforeReferenceNode: Bool { get }
    var previousNode: DOMNode { get }
    var referenceNode: DOMNode { get }
    var root: DOMNode { get }
    var whatToShow: UInt32 { get }
  }
  class DOMNodeList: DOMObject {
    func item(_ index: Int32) -> DOMNode
    var length: Int32 { get }
  }
  class DOMObject: WebScriptObject, NSCopying {}
  class DOMOverflowEvent: DOMEvent {
    var horizontalOverflow: Bool { get }
    init(overflowEvent orient: UInt16, horizontalOverflow hasHorizontalOverflow: Bool, verticalOverflow hasVerticalOverflow: Bool)
    var orient: UInt16 { get }
    var verticalOverflow: Bool { get }
  }
  class DOMProcessingInstruction: DOMCharacterData {
    var data: String
    var sheet: DOMStyleSheet { get }
    var target: String { get }
  }
  class DOMProgressEvent: DOMEvent {
    var lengthComputable: Bool { get }
    var loaded: UInt64 { get }
    var total: UInt64 { get }
  }
  class DOMRange: DOMObject {
    func clone() -> DOMRange
    func cloneContents() -> DOMDocumentFragment
    func collapse(_ toStart: Bool)
    var collapsed: Bool { get }
    var commonAncestorContainer: DOMNode { get }
    func compare(_ refNode: DOMNode) -> Int16
    func compareBoundaryPoints(_ how: DomRangeCompareHow, sourceRange: DOMRange) -> Int16
    func comparePoint(_ refNode: DOMNode, offset: Int32) -> Int16
    func createContextualFragment(_ html: String) -> DOMDocumentFragment
    func deleteContents()
    func detach()
    var endContainer: DOMNode { get }
    var endOffset: Int32 { get }
    func extractContents() -> DOMDocumentFragment
    func insert(_ newNode: DOMNode)
    func intersectsNode(_ refNode: DOMNode) -> Bool
    func isPoint(inRange refNode: DOMNode, offset: Int32) -> Bool
    func select(_ refNode: DOMNode)
    func selectNodeContents(_ refNode: DOMNode)
    func setEnd(_ refNode: DOMNode, offset: Int32)
    func setEndAfter(_ refNode: DOMNode)
    func setEndBefore(_ refNode: DOMNode)
    func setStart(_ refNode: DOMNode, offset: Int32)
    func setStartAfter(_ refNode: DOMNode)
    func setStartBefore(_ refNode: DOMNode)
    var startContainer: DOMNode { get }
    var startOffset: Int32 { get }
    func surroundContents(_ newParent: DOMNode)
    var text: String { get }
    func toString() -> String
  }
  class DOMStyleSheet: DOMObject {
    var disabled: Bool
    var href: String { get }
    var media: DOMMediaList { get }
    var ownerNode: DOMNode { get }
    var parent: DOMStyleSheet { get }
    var title: String { get }
    var type: String { get }
  }
  class DOMStyleSheetList: DOMObject {
    func item(_ index: Int32) -> DOMStyleSheet
    var length: Int32 { get }
  }
  class DOMText: DOMCharacterData {
    func replaceWholeText(_ content: String) -> DOMText
    func splitText(_ offset: UInt32) -> DOMText
    var wholeText: String { get }
  }
  class DOMUIEvent: DOMEvent {
    var charCode: Int32 { get }
    var detail: Int32 { get }
    init(uiEvent eventType: String, canBubble: Bool, cancelable: Bool, view: DOMAbstractView, detail: Int32)
    var keyCode: Int32 { get }
    var layerX: Int32 { get }
    var layerY: Int32 { get }
    var pageX: Int32 { get }
    var view: DOMAbstractView { get }
    var which: Int32 { get }
  }
  class DOMWheelEvent: DOMMouseEvent {
    init(wheelEvent wheelDeltaX: Int32, wheelDeltaY: Int32, view: DOMAbstractView, screenX: Int32, screenY screnY: Int32, clientX: Int32, clientY: Int32, ctrlKey: Bool, altKey: Bool, shiftKey: Bool, metaKey: Bool)
    var isHorizontal: Bool { get }
    var wheelDelta: DomDelta { get }
    var wheelDeltaX: Int32 { get }
    var wheelDeltaY: Int32 { get }
  }
  enum DomCssRuleType: UInt16 {
    case unknown, style, charset, `import`, media, fontFace, page, variables, webKitKeyFrames, webKitKeyFrame, namespaceRule
  }
  enum DomCssValueType: UInt16 {
    case inherit, primitiveValue, valueList, custom
  }
  enum DomDelta: Int32 {
    case pixel, line, page
  }
  struct DomDocumentPosition: OptionSet {
    static var containedBy: DomDocumentPosition { get }
    static var contains: DomDocumentPosition { get }
    static var disconnected: DomDocumentPosition { get }
    static var following: DomDocumentPosition { get }
    static var implementationSpecific: DomDocumentPosition { get }
    init(rawValue: UInt16)
    static var preceeding: DomDocumentPosition { get }
    var rawValue: UInt16 { get }
  }
  enum DomEventPhase: UInt16 {
    case capturing, atTarget, bubbling
  }
  enum DomKeyLocation: UInt32 {
    case standard, left, right, numberPad
  }
  enum DomNodeType: UInt16 {
    case element, attribute, text, cData, entityReference, entity, processingInstruction, comment, document, documentType, documentFragment, notation
  }
  enum DomRangeCompareHow: UInt16 {
    case startToStart, startToEnd, endToEnd, endToStart
  }
  extension Notification.Name {
    static var WebHistoryItemChanged: Notification.Name { get }
    static var WebViewDidBeginEditing: Notification.Name { get }
    static var WebViewDidChange: Notification.Name { get }
    static var WebViewDidChangeSelection: Notification.Name { get }
    static var WebViewDidChangeTypingStyle: Notification.Name { get }
    static var WebViewDidEndEditing: Notification.Name { get }
  }
  struct WKAudiovisualMediaTypes: OptionSet {
    static var all: WKAudiovisualMediaTypes { get }
    static var audio: WKAudiovisualMediaTypes { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var video: WKAudiovisualMediaTypes { get }
  }
  class WKBackForwardList: NSObject {
    var backItem: WKBackForwardListItem? { get }
    var backList: [WKBackForwardListItem] { get }
    var currentItem: WKBackForwardListItem? { get }
    var forwardItem: WKBackForwardListItem? { get }
    var forwardList: [WKBackForwardListItem] { get }
    func item(at index: Int) -> WKBackForwardListItem?
  }
  class WKBackForwardListItem: NSObject {
    var initialURL: URL { get }
    var title: String? { get }
    var url: URL { get }
  }
  class WKContentRuleList: NSObject {
    var identifier: String { get }
    init()
  }
  class WKContentRuleListStore: NSObject {
    func availableContentRuleListIdentifiers() async -> [String]
    func compileContentRuleList(forIdentifier identifier: String, encodedContentRuleList: String) async throws -> WKContentRuleList
    func compileContentRuleList(forIdentifier identifier: String, encodedContentRuleList: String, completionHandler: @escaping (WKContentRuleList?, Error?) -> Void)
    static func `default`() -> WKContentRuleListStore
    func getAvailableContentRuleListIdentifiers(_ callback: @escaping ([String]) -> Void)
    init()
    init(url: URL)
    func lookUpContentRuleList(forIdentifier identifier: String) async throws -> WKContentRuleList
    func lookUpContentRuleList(forIdentifier identifier: String, completionHandler: @escaping (WKContentRuleList?, Error?) -> Void)
    func removeContentRuleList(forIdentifier identifier: String) async throws
    func removeContentRuleList(forIdentifier identifier: String, completionHandler: @escaping (Error?) -> Void)
  }
  class WKContentWorld: NSObject {
    static var defaultClient: WKContentWorld { get }
    static func defaultClient() -> WKContentWorld
    init(name: String)
    var name: String? { get }
    static var page: WKContentWorld { get }
    static func page() -> WKContentWorld
  }
  class WKContextMenuElementInfo: NSObject {
    var linkURL: URL? { get }
  }
  enum WKCookiePolicy: Int {
    case allow, disallow
  }
  struct WKDataDetectorTypes: OptionSet {
    static var address: WKDataDetectorTypes { get }
    static var all: WKDataDetectorTypes { get }
    static var calendarEvent: WKDataDetectorTypes { get }
    static var flightNumber: WKDataDetectorTypes { get }
    init(rawValue: UInt)
    static var link: WKDataDetectorTypes { get }
    static var lookupSuggestion: WKDataDetectorTypes { get }
    static var phoneNumber: WKDataDetectorTypes { get }
    var rawValue: UInt { get }
    static var spotlightSuggestion: WKDataDetectorTypes { get }
    static var trackingNumber: WKDataDetectorTypes { get }
  }
  enum WKDialogResult: Int {
    case showDefault, askAgain, handled
  }
  class WKDownload: NSObject, NSProgressReporting {
    func cancel() async -> Data
    func cancel(_ completionHandler: ((Data) -> Void)? = nil)
    var delegate: WKDownloadDelegate?
    var isUserInitiated: Bool { get }
    var originalRequest: URLRequest? { get }
    var originatingFrame: WKFrameInfo { get }
    var webView: WKWebView? { get }
  }
  protocol WKDownloadDelegate: NSObjectProtocol {
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String, completionHandler: @escaping (URL) -> Void)
    func download(_ download: WKDownload, decidePlaceholderPolicy completionHandler: @escaping (WKDownloadPlaceholderPolicy, URL?) -> Void)
    func download(_ download: WKDownload, didFailWithError error: Error, resumeData: Data?)
    func download(_ download: WKDownload, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (NSUrlSessionAuthChallengeDisposition, URLCredential) -> Void)
    func download(_ download: WKDownload, didReceiveFinalURL url: URL)
    func download(_ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler: @escaping () -> Void)
    func download(_ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, decisionHandler: @escaping (WKDownloadRedirectPolicy) -> Void)
    func downloadDidFinish(_ download: WKDownload)
  }
  enum WKDownloadPlaceholderPolicy: Int {
    case disable, enable
  }
  enum WKDownloadRedirectPolicy: Int {
    case cancel, allow
  }
  struct WKError: Error {
    enum Code: Int { case none, unknown, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound }
    static var attributedStringContentFailedToLoad: WKError.Code { get }
    static var attributedStringContentLoadTimedOut: WKError.Code { get }
    var code: WKError.Code { get }
    static var contentRuleListStoreCompileFailed: WKError.Code { get }
    static var contentRuleListStoreLookUpFailed: WKError.Code { get }
    static var contentRuleListStoreRemoveFailed: WKError.Code { get }
    static var contentRuleListStoreVersionMismatch: WKError.Code { get }
    static var credentialNotFound: WKError.Code { get }
    static var duplicateCredential: WKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: WKError.Code, userInfo: [String: Any] = nil)
    static var javaScriptAppBoundDomain: WKError.Code { get }
    static var javaScriptExceptionOccurred: WKError.Code { get }
    static var javaScriptInvalidFrameTarget: WKError.Code { get }
    static var javaScriptResultTypeIsUnsupported: WKError.Code { get }
    var localizedDescription: String { get }
    static var malformedCredential: WKError.Code { get }
    static var navigationAppBoundDomain: WKError.Code { get }
    static var none: WKError.Code { get }
    static var unknown: WKError.Code { get }
    var userInfo: [String: Any] { get }
    static var webContentProcessTerminated: WKError.Code { get }
    static var webViewInvalidated: WKError.Code { get }
  }
  var WKErrorDomain: String { get }
  class WKFindConfiguration: NSObject, NSCopying {
    var backwards: Bool
    var caseSensitive: Bool
    init()
    var wraps: Bool
  }
  class WKFindResult: NSObject, NSCopying {
    var matchFound: Bool { get }
  }
  class WKFrameInfo: NSObject, NSCopying {
    init()
    var isMainFrame: Bool { get }
    var request: URLRequest { get }
    var securityOrigin: WKSecurityOrigin { get }
    var webView: WKWebView? { get }
  }
  enum WKFullscreenState: Int {
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }
  class WKHTTPCookieStore: NSObject {
    func add(_ observer: WKHTTPCookieStoreObserver)
    func allCookies() async -> [HTTPCookie]
    func cookiePolicy() async -> WKCookiePolicy
    func delete(_ cookie: HTTPCookie) async
    func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil)
    func deleteCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil)
    func getAllCookies() async -> [HTTPCookie]
    func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void)
    func getCookiePolicy(_ completionHandler: @escaping (WKCookiePolicy) -> Void)
    func remove(_ observer: WKHTTPCookieStoreObserver)
    func setCookie(_ cookie: HTTPCookie) async
    func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil)
    func setCookiePolicy(_ policy: WKCookiePolicy) async
    func setCookiePolicy(_ policy: WKCookiePolicy, completionHandler: (() -> Void)?)
  }
  protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
  }
  enum WKInactiveSchedulingPolicy: Int {
    case suspend, throttle, none
  }
  enum WKMediaCaptureState: Int {
    case none, active, muted
  }
  enum WKMediaCaptureType: Int {
    case camera, microphone, cameraAndMicrophone
  }
  enum WKMediaPlaybackState: UInt {
    case none, paused, suspended, playing
  }
  class WKNavigation: NSObject {
    var effectiveContentMode: WKWebpagePreferences.ContentMode { get }
    init()
  }
  class WKNavigationAction: NSObject {
    var buttonNumber: Int { get }
    init()
    var modifierFlags: NSEvent.ModifierFlags { get }
    var navigationType: WKNavigationType { get }
    var request: URLRequest { get }
    var shouldPerformDownload: Bool { get }
    var sourceFrame: WKFrameInfo { get }
    var targetFrame: WKFrameInfo? { get }
  }
  enum WKNavigationActionPolicy: Int {
    case cancel, allow, download
  }
  protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge, shouldAllowDeprecatedTLS decisionHandler: @escaping (Bool) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation, withError error: Error)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation, withError error: Error)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation)
    func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (NSUrlSessionAuthChallengeDisposition, URLCredential) -> Void)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation)
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  }
  class WKNavigationResponse: NSObject {
    var canShowMIMEType: Bool { get }
    init()
    var isForMainFrame: Bool { get }
    var response: URLResponse { get }
  }
  enum WKNavigationResponsePolicy: Int {
    case cancel, allow, download
  }
  enum WKNavigationType: Int {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted, other
  }
  class WKOpenPanelParameters: NSObject {
    var allowsDirectories: Bool { get }
    var allowsMultipleSelection: Bool { get }
    init()
  }
  class WKPDFConfiguration: NSObject, NSCopying {
    var allowTransparentBackground: Bool
    init()
    var rect: CGRect
  }
  enum WKPermissionDecision: Int {
    case prompt, grant, deny
  }
  class WKPreferences: NSObject, NSSecureCoding {
    var inactiveSchedulingPolicy: WKInactiveSchedulingPolicy
    init()
    init?(coder: NSCoder)
    var isElementFullscreenEnabled: Bool
    var isFraudulentWebsiteWarningEnabled: Bool
    var isSiteSpecificQuirksModeEnabled: Bool
    var isTextInteractionEnabled: Bool { get }
    var javaEnabled: Bool
    var javaScriptCanOpenWindowsAutomatically: Bool
    var javaScriptEnabled: Bool
    var minimumFontSize: CGFloat
    var plugInsEnabled: Bool
    var shouldPrintBackgrounds: Bool
    var tabFocusesLinks: Bool
    var textInteractionEnabled: Bool
  }
  protocol WKPreviewActionItem: UIPreviewActionItem {
    var identifier: String { get }
  }
  var WKPreviewActionItemIdentifierAddToReadingList: String { get }
  var WKPreviewActionItemIdentifierCopy: String { get }
  var WKPreviewActionItemIdentifierOpen: String { get }
  var WKPreviewActionItemIdentifierShare: String { get }
  class WKPreviewElementInfo: NSObject, NSCopying {
    init()
    var linkURL: URL? { get }
  }
  class WKProcessPool: NSObject, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class WKScriptMessage: NSObject {
    var body: Any { get }
    var frameInfo: WKFrameInfo { get }
    init()
    var name: String { get }
    var webView: WKWebView? { get }
    var world: WKContentWorld { get }
  }
  protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
  }
  protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage, replyHandler: @escaping (Any, String) -> Void)
  }
  class WKSecurityOrigin: NSObject {
    var host: String { get }
    var port: Int { get }
    var `protocol`: String { get }
  }
  enum WKSelectionGranularity: Int {
    case dynamic, character
  }
  class WKSnapshotConfiguration: NSObject, NSCopying {
    var afterScreenUpdates: Bool
    init()
    var rect: CGRect
    var snapshotWidth: NSNumber?
  }
  protocol WKUIDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController)
    func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo, completionHandler: @escaping (UIContextMenuConfiguration) -> Void)
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
    func webView(_ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo, willCommitWithAnimator animator: UIContextMenuInteractionCommitAnimating)
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    func webView(_ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo, defaultActions previewActions: [WKPreviewActionItem]) -> UIViewController?
    func webView(_ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo) async -> WKPermissionDecision
    func webView(_ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType) async -> WKPermissionDecision
    func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping (WKPermissionDecision) -> Void)
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String) -> Void)
    func webView(_ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]) -> Void)
    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) -> Bool
    func webView(_ webView: WKWebView, showLockdownModeFirstUseMessage firstUseMessage: String) async -> WKDialogResult
    func webView(_ webView: WKWebView, showLockdownModeFirstUseMessage firstUseMessage: String, completionHandler: @escaping (WKDialogResult) -> Void)
    func webView(_ webView: WKWebView, willDismissEditMenuWithAnimator animator: UIEditMenuInteractionAnimating)
    func webView(_ webView: WKWebView, willPresentEditMenuWithAnimator animator: UIEditMenuInteractionAnimating)
    func webViewDidClose(_ webView: WKWebView)
  }
  protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: WKURLSchemeTask)
  }
  protocol WKURLSchemeTask: NSObjectProtocol {
    func didFailWithError(_ error: Error)
    func didFinish()
    func didReceive(_ data: Data)
    func didReceive(_ response: URLResponse)
    var request: URLRequest { get }
  }
  class WKUserContentController: NSObject, NSSecureCoding {
    func add(_ contentRuleList: WKContentRuleList)
    func add(_ scriptMessageHandler: WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String)
    func add(_ scriptMessageHandler: WKScriptMessageHandler, name: String)
    func addScriptMessageHandler(_ scriptMessageHandlerWithReply: WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String)
    func addUserScript(_ userScript: WKUserScript)
    init()
    init?(coder: NSCoder)
    func remove(_ contentRuleList: WKContentRuleList)
    func removeAllContentRuleLists()
    func removeAllScriptMessageHandlers()
    func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld)
    func removeAllUserScripts()
    func removeScriptMessageHandler(forName name: String)
    func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld)
    var userScripts: [WKUserScript] { get }
  }
  enum WKUserInterfaceDirectionPolicy: Int {
    case content, system
  }
  class WKUserScript: NSObject, NSCopying {
    init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
    init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld)
    var injectionTime: WKUserScriptInjectionTime { get }
    var isForMainFrameOnly: Bool { get }
    var source: String { get }
  }
  enum WKUserScriptInjectionTime: Int {
    case atDocumentStart, atDocumentEnd
  }
  class WKWebView: UIView, NSUserInterfaceValidations {
    var allowsBackForwardNavigationGestures: Bool
    var allowsLinkPreview: Bool
    var allowsMagnification: Bool
    var backForwardList: WKBackForwardList { get }
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = nil, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any?
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = nil, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: ((Result<Any, Error>) -> Void)? = nil)
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any]?, inFrame frame: WKFrameInfo?, in contentWorld: WKContentWorld) async throws -> Any
    func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any]?, inFrame frame: WKFrameInfo?, in contentWorld: WKContentWorld, completionHandler: ((Any?, Error?) -> Void)? = nil)
    var cameraCaptureState: WKMediaCaptureState { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var certificateChain: [SecCertificate] { get }
    func closeAllMediaPresentations()
    func closeAllMediaPresentations() async
    func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil)
    var configuration: WKWebViewConfiguration { get }
    func createPDF(configuration: WKPDFConfiguration = nil, completionHandler: @escaping (Result<Data, Error>) -> Void)
    func createPDF(with pdfConfiguration: WKPDFConfiguration?) async throws -> Data
    func createPDF(with pdfConfiguration: WKPDFConfiguration?, completionHandler: @escaping (Data?, Error?) -> Void)
    func createWebArchiveData() async throws -> Data
    func createWebArchiveData(completionHandler: @escaping (Data?, Error?) -> Void)
    var customUserAgent: String?
    var estimatedProgress: Double { get }
    func evaluateJavaScript(_ javaScriptString: String) async throws -> Any
    func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, Error?) -> Void)? = nil)
    func evaluateJavaScript(_ javaScriptString: String, inFrame frame: WKFrameInfo?, in contentWorld: WKContentWorld) async throws -> Any
    func evaluateJavaScript(_ javaScriptString: String, inFrame frame: WKFrameInfo?, in contentWorld: WKContentWorld, completionHandler: ((Any?, Error?) -> Void)? = nil)
    func find(_ string: String, with configuration: WKFindConfiguration?) async -> WKFindResult
    func find(_ string: String, with configuration: WKFindConfiguration?, completionHandler: @escaping (WKFindResult) -> Void)
    var findInteraction: UIFindInteraction? { get }
    var fullscreenState: WKFullscreenState { get }
    func go(to item: WKBackForwardListItem) -> WKNavigation?
    func goBack() -> WKNavigation?
    func goBack(_ sender: Any?)
    func goForward() -> WKNavigation?
    func goForward(_ sender: Any?)
    static func handlesURLScheme(_ urlScheme: String) -> Bool
    var hasOnlySecureContent: Bool { get }
    init(frame: CGRect, configuration: WKWebViewConfiguration)
    var interactionState: Any?
    var isFindInteractionEnabled: Bool
    var isInspectable: Bool
    var isLoading: Bool { get }
    var isWritingToolsActive: Bool { get }
    func load(_ request: URLRequest) -> WKNavigation?
    func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL baseUrl: URL) -> WKNavigation?
    func loadFile(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation
    func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
    func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
    func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data) -> WKNavigation
    func loadSimulatedRequest(_ request: URLRequest, responseHTMLString htmlString: String) -> WKNavigation
    var magnification: CGFloat
    var maximumViewportInset: UIEdgeInsets { get }
    var mediaType: String?
    var microphoneCaptureState: WKMediaCaptureState { get }
    var minimumViewportInset: UIEdgeInsets { get }
    var navigationDelegate: WKNavigationDelegate?
    var pageZoom: CGFloat
    func pauseAllMediaPlayback() async
    func pauseAllMediaPlayback(_ completionHandler: (() -> Void)? = nil)
    func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil)
    func printOperation(with printInfo: NSPrintInfo) -> NSPrintOperation
    func reload() -> WKNavigation?
    func reload(_ sender: Any?)
    func reloadFromOrigin() -> WKNavigation?
    func reloadFromOrigin(_ sender: Any?)
    func requestMediaPlaybackState() async -> WKMediaPlaybackState
    func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void)
    func resumeAllMediaPlayback() async
    func resumeAllMediaPlayback(_ completionHandler: (() -> Void)? = nil)
    func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload
    func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void)
    var scrollView: UIScrollView { get }
    var serverTrust: SecTrust? { get }
    func setAllMediaPlaybackSuspended(_ suspended: Bool) async
    func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)?)
    func setCameraCaptureState(_ state: WKMediaCaptureState) async
    func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)?)
    func setMagnification(_ magnification: CGFloat, centeredAt centerPoint: CGPoint)
    func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async
    func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (() -> Void)?)
    func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets)
    func startDownload(using request: URLRequest) async -> WKDownload
    func startDownload(using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void)
    func stopLoading()
    func stopLoading(_ sender: Any?)
    func suspendAllMediaPlayback() async
    func suspendAllMediaPlayback(_ completionHandler: (() -> Void)? = nil)
    func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage
    func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, Error?) -> Void)
    var themeColor: UIColor? { get }
    var title: String? { get }
    var uiDelegate: WKUIDelegate?
    var underPageBackgroundColor: UIColor!
    var url: URL? { get }
  }
  class WKWebViewConfiguration: NSObject, NSCopying, NSSecureCoding {
    var allowsAirPlayForMediaPlayback: Bool
    var allowsInlineMediaPlayback: Bool
    var allowsInlinePredictions: Bool
    var allowsPictureInPictureMediaPlayback: Bool
    var applicationNameForUserAgent: String?
    var dataDetectorTypes: WKDataDetectorTypes
    var defaultWebpagePreferences: WKWebpagePreferences?
    var ignoresViewportScaleLimits: Bool
    init()
    init?(coder: NSCoder)
    var limitsNavigationsToAppBoundDomains: Bool
    var mediaPlaybackAllowsAirPlay: Bool
    var mediaPlaybackRequiresUserAction: Bool
    var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes
    var preferences: WKPreferences
    var processPool: WKProcessPool
    var requiresUserActionForMediaPlayback: Bool
    var selectionGranularity: WKSelectionGranularity
    func setURLSchemeHandler(_ urlSchemeHandler: WKURLSchemeHandler?, forURLScheme urlScheme: String)
    var supportsAdaptiveImageGlyph: Bool
    var suppressesIncrementalRendering: Bool
    var upgradeKnownHostsToHTTPS: Bool
    func urlSchemeHandler(forURLScheme urlScheme: String) -> WKURLSchemeHandler?
    var userContentController: WKUserContentController
    var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy
    var websiteDataStore: WKWebsiteDataStore
    var writingToolsBehavior: UIWritingToolsBehavior
  }
  class WKWebpagePreferences: NSObject {
    enum ContentMode: Int { case recommended, mobile, desktop }
    var allowsContentJavaScript: Bool
    init()
    var isLockdownModeEnabled: Bool
    var preferredContentMode: WKWebpagePreferences.ContentMode
    var preferredHTTPSNavigationPolicy: WKWebpagePreferencesUpgradeToHTTPSPolicy
  }
  enum WKWebpagePreferencesUpgradeToHTTPSPolicy: Int {
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }
  class WKWebsiteDataRecord: NSObject {
    var dataTypes: Set<String> { get }
    var displayName: String { get }
    init()
  }
  class WKWebsiteDataStore: NSObject, NSSecureCoding {
    static func allWebsiteDataTypes() -> Set<String>
    static func `default`() -> WKWebsiteDataStore
    static func fetchAllDataStoreIdentifiers() async -> [UUID]
    static func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping ([UUID]) -> Void)
    func fetchDataRecords(ofTypes dataTypes: Set<String>) async -> [Any]
    func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([Any]) -> Void)
    var httpCookieStore: WKHTTPCookieStore { get }
    var identifier: UUID? { get }
    init?(coder: NSCoder)
    init(forIdentifier identifier: UUID)
    var isPersistent: Bool { get }
    static func nonPersistent() -> WKWebsiteDataStore
    var proxyConfigurations: [Any]?
    static func remove(forIdentifier identifier: UUID) async throws
    static func remove(forIdentifier identifier: UUID, completionHandler: @escaping (Error?) -> Void)
    func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
    func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void)
    func removeData(ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date) async
    func removeData(ofTypes websiteDataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void)
  }
  var WKWebsiteDataTypeCookies: String { get }
  var WKWebsiteDataTypeDiskCache: String { get }
  var WKWebsiteDataTypeFetchCache: String { get }
  var WKWebsiteDataTypeFileSystem: String { get }
  var WKWebsiteDataTypeHashSalt: String { get }
  var WKWebsiteDataTypeIndexedDBDatabases: String { get }
  var WKWebsiteDataTypeLocalStorage: String { get }
  var WKWebsiteDataTypeMediaKeys: String { get }
  var WKWebsiteDataTypeMemoryCache: String { get }
  var WKWebsiteDataTypeOfflineWebApplicationCache: String { get }
  var WKWebsiteDataTypeSearchFieldRecentSearches: String { get }
  var WKWebsiteDataTypeServiceWorkerRegistrations: String { get }
  var WKWebsiteDataTypeSessionStorage: String { get }
  var WKWebsiteDataTypeWebSQLDatabases: String { get }
  class WKWindowFeatures: NSObject {
    var allowsResizing: NSNumber? { get }
    var height: NSNumber? { get }
    init()
    var menuBarVisibility: NSNumber? { get }
    var statusBarVisibility: NSNumber? { get }
    var toolbarsVisibility: NSNumber? { get }
    var width: NSNumber? { get }
    var x: NSNumber? { get }
    var y: NSNumber? { get }
  }
  var WebActionButtonKey: String { get }
  var WebActionElementKey: String { get }
  var WebActionModifierFlagsKey: String { get }
  enum WebActionMouseButton: Int32 {
    case none, left, middle, right
  }
  var WebActionNavigationTypeKey: String { get }
  var WebActionOriginalURLKey: String { get }
  class WebArchive: NSObject, NSCoding, NSCopying {
    var data: Data { get }
    init()
    init?(coder: NSCoder)
    init(data: Data)
    init(mainResource: WebResource, subresources: [Any], subframeArchives: [Any])
    var mainResource: WebResource { get }
    var subframeArchives: [WebArchive] { get }
    var subresources: [WebResource] { get }
  }
  class WebBackForwardList: NSObject {
    func add(_ item: WebHistoryItem)
    func back(withLimit limit: Int32) -> [WebHistoryItem]
    func backItem() -> WebHistoryItem
    var backListCount: Int32 { get }
    var capacity: Int32
    func contains(_ item: WebHistoryItem) -> Bool
    func currentItem() -> WebHistoryItem
    func forwardItem() -> WebHistoryItem
    func forwardList(withLimit limit: Int32) -> [WebHistoryItem]
    var forwardListCount: Int32 { get }
    func go(to item: WebHistoryItem)
    func goBack()
    func goForward()
    init()
    func item(atIndex index: Int32) -> WebHistoryItem
  }
  enum WebCacheModel: UInt {
    case documentViewer, documentBrowser, primaryWebBrowser
  }
  class WebDataSource: NSObject {
    func addSubresource(_ subresource: WebResource)
    var data: Data { get }
    init()
    init(request: URLRequest)
    var initialRequest: URLRequest { get }
    var isLoading: Bool { get }
    var mainResource: WebResource { get }
    var pageTitle: String { get }
    var representation: Any { get }
    var request: NSMutableURLRequest { get }
    var response: URLResponse { get }
    func subresource(for url: URL) -> WebResource
    var subresources: [WebResource] { get }
    var textEncodingName: String { get }
    var unreachableURL: URL { get }
    var webArchive: WebArchive { get }
    var webFrame: WebFrame { get }
  }
  protocol WebDocumentRepresentation: NSObjectProtocol {
    var canProvideDocumentSource: Bool { get }
    var documentSource: String { get }
    func finishedLoading(with dataSource: WebDataSource)
    func receivedData(_ data: Data, with dataSource: WebDataSource)
    func receivedError(_ error: Error, with dataSource: WebDataSource)
    func setDataSource(_ dataSource: WebDataSource)
    var title: String { get }
  }
  class WebDownload: NSURLDownload {
    init()
  }
  protocol WebDownloadDelegate: NSObjectProtocol {
    func downloadWindow(forAuthenticationSheet download: WebDownload) -> NSWindow
  }
  struct WebDragDestinationAction: OptionSet {
    static var any: WebDragDestinationAction { get }
    static var dhtml: WebDragDestinationAction { get }
    static var image: WebDragDestinationAction { get }
    init(rawValue: UInt64)
    static var link: WebDragDestinationAction { get }
    var rawValue: UInt64 { get }
  }
  struct WebDragSourceAction: OptionSet {
    static var any: WebDragSourceAction { get }
    static var dhtml: WebDragSourceAction { get }
    static var image: WebDragSourceAction { get }
    init(rawValue: UInt64)
    static var link: WebDragSourceAction { get }
    var rawValue: UInt64 { get }
    static var selection: WebDragSourceAction { get }
  }
  class WebFrame: NSObject {
    var childFrames: [WebFrame] { get }
    var dataSource: WebDataSource { get }
    var domDocument: DOMDocument { get }
    func findNamed(_ name: String) -> WebFrame
    var frameElement: DOMHTMLElement { get }
    var frameView: WebFrameView { get }
    var globalContext: UnsafeMutableRawPointer { get }
    init(name: String, webFrameView view: WebFrameView, webView: WebView)
    var javaScriptContext: JSContext { get }
    func load(_ archive: WebArchive)
    func load(_ request: URLRequest)
    func load(_ data: Data, mimeType: String, textEncodingName textDncodingName: String, baseURL baseUrl: URL)
    func loadAlternateHTMLString(_ htmlString: String, baseURL: URL, forUnreachableURL: URL)
    func loadHTMLString(_ htmlString: String, baseURL baseUrl: URL?)
    var name: String { get }
    var parent: WebFrame { get }
    var provisionalDataSource: WebDataSource { get }
    func reload()
    func reloadFromOrigin()
    func stopLoading()
    var webView: WebView { get }
    var windowObject: WebScriptObject { get }
  }
  protocol WebFrameLoadDelegate: NSObjectProtocol {
    func webView(_ sender: WebView, didCancelClientRedirectFor forFrame: WebFrame)
    func webView(_ sender: WebView, didChangeLocationWithinPageFor forFrame: WebFrame)
    func webView(_ webView: WebView, didClearWindowObject windowObject: WebScriptObject, for forFrame: WebFrame)
    func webView(_ sender: WebView, didCommitLoadFor forFrame: WebFrame)
    func webView(_ webView: WebView, didCreateJavaScriptContext context: JSContext, for frame: WebFrame)
    func webView(_ sender: WebView, didFailLoadWithError error: Error, for forFrame: WebFrame)
    func webView(_ sender: WebView, didFailProvisionalLoadWithError error: Error, for forFrame: WebFrame)
    func webView(_ sender: WebView, didFinishLoadFor forFrame: WebFrame)
    func webView(_ sender: WebView, didReceiveIcon image: NSImage, for forFrame: WebFrame)
    func webView(_ sender: WebView, didReceiveServerRedirectForProvisionalLoadFor forFrame: WebFrame)
    func webView(_ sender: WebView, didReceiveTitle title: String, for forFrame: WebFrame)
    func webView(_ sender: WebView, didStartProvisionalLoadFor forFrame: WebFrame)
    func webView(_ sender: WebView, willClose forFrame: WebFrame)
    func webView(_ sender: WebView, willPerformClientRedirectTo toUrl: URL, delay secondsDelay: Double, fire fireDate: Date, for forFrame: WebFrame)
    func webView(_ webView: WebView, windowScriptObjectAvailable windowScriptObject: WebScriptObject)
  }
  class WebFrameView: NSView {
    var allowsScrolling: Bool
    var canPrintHeadersAndFooters: Bool { get }
    var documentView: NSView { get }
    var documentViewShouldHandlePrint: Bool { get }
    init()
    init(frame frameRect: CGRect)
    func printDocumentView()
    func printOperation(with printInfo: NSPrintInfo) -> NSPrintOperation
    var webFrame: WebFrame { get }
  }
  class WebHistory: NSObject {
    func add(_ newItems: [WebHistoryItem])
    var historyAgeInDaysLimit: Int32
    var historyItemLimit: Int32
    init()
    func item(for url: URL) -> WebHistoryItem
    func load(from url: URL) throws
    static var optionalShared: WebHistory { get }
    static func optionalShared() -> WebHistory
    func orderedItemsLastVisited(onDay calendarDate: NSCalendarDate) -> [WebHistoryItem]
    var orderedLastVisitedDays: [NSCalendarDate] { get }
    func remove(_ items: [WebHistoryItem])
    func removeAllItems()
    func save(to url: URL) throws
    static func setOptionalShared(_ history: WebHistory?)
  }
  class WebHistoryItem: NSObject, NSCopying {
    var alternateTitle: String
    static var changedNotification: Notification.Name { get }
    var icon: NSImage { get }
    init()
    init(urlString: String, title: String, lastVisitedTimeInterval: Double)
    var lastVisitedTimeInterval: Double { get }
    var originalURLString: String { get }
    var title: String { get }
    var urlString: String { get }
  }
  enum WebNavigationType: Int {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
  protocol WebOpenPanelResultListener: NSObjectProtocol {
    func cancel()
    func chooseFilename(_ filename: String)
    func chooseFilenames(_ filenames: [String])
  }
  protocol WebPolicyDecisionListener: NSObjectProtocol {
    func download()
    func ignore()
    func use()
  }
  protocol WebPolicyDelegate: NSObjectProtocol {
    func webView(_ webView: WebView, decidePolicyForMIMEType mimeType: String, request: URLRequest, frame: WebFrame, decisionListener decisionToken: Any)
    func webView(_ webView: WebView, decidePolicyForNavigationAction actionInformation: [AnyHashable: Any], request: URLRequest, frame: WebFrame, decisionListener decisionToken: Any)
    func webView(_ webView: WebView, decidePolicyForNewWindowAction actionInformation: [AnyHashable: Any], request: URLRequest, newFrameName: String, decisionListener decisionToken: Any)
    func webView(_ webView: WebView, unableToImplementPolicyWithError error: Error, frame: WebFrame)
  }
  class WebPreferences: NSObject, NSCoding {
    var allowsAnimatedImageLooping: Bool
    var allowsAnimatedImages: Bool
    var arePlugInsEnabled: Bool
    var autosaves: Bool
    var cacheModel: WebCacheModel
    var cursiveFontFamily: String
    var defaultFixedFontSize: Int32
    var defaultFontSize: Int32
    var defaultTextEncodingName: String
    var fantasyFontFamily: String
    var fixedFontFamily: String
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    init(identifier: String)
    var isJavaEnabled: Bool
    var isJavaScriptEnabled: Bool
    var javaScriptCanOpenWindowsAutomatically: Bool
    var loadsImagesAutomatically: Bool
    var minimumFontSize: Int32
    var minimumLogicalFontSize: Int32
    var privateBrowsingEnabled: Bool
    var sansSerifFontFamily: String
    var serifFontFamily: String
    var shouldPrintBackgrounds: Bool
    static var standard: WebPreferences { get }
    static func standard() -> WebPreferences
    var standardFontFamily: String
    var tabsToLinks: Bool
    var userStyleSheetEnabled: Bool
    var userStyleSheetLocation: URL
    var usesPageCache: Bool
  }
  class WebResource: NSObject, NSCoding, NSCopying {
    var data: Data { get }
    var frameName: String { get }
    init()
    init?(coder: NSCoder)
    init(data: Data, url: URL, mimeType: String, textEncodingName: String, frameName: String)
    var mimeType: String { get }
    var textEncodingName: String { get }
    var url: URL { get }
  }
  protocol WebResourceLoadDelegate: NSObjectProtocol {
    func webView(_ sender: WebView, identifierForInitialRequest request: URLRequest, from dataSource: WebDataSource) -> Any
    func webView(_ sender: WebView, plugInFailedWithError error: Error, dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didCancel challenge: URLAuthenticationChallenge, from dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didFailLoadingWithError withError: Error, from dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didFinishLoadingFrom dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didReceive challenge: URLAuthenticationChallenge, from dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didReceive responseReceived: URLResponse, from dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, didReceiveContentLength length: Int, from dataSource: WebDataSource)
    func webView(_ sender: WebView, resource identifier: Any, willSend request: URLRequest, redirectResponse: URLResponse, from dataSource: WebDataSource) -> URLRequest
  }
  class WebScriptObject: NSObject {
    func callWebScriptMethod(_ name: String, withArguments arguments: [Any]) -> Any
    func evaluateWebScript(_ script: String) -> Any
    var jsObject: UnsafeMutableRawPointer { get }
    var jsValue: JSValue { get }
    func removeWebScriptKey(_ name: String)
    func setException(_ description: String)
    func setWebScriptValueAtIndex(_ index: Int32, value: Any)
    var stringRepresentation: String { get }
    static func throwException(_ exceptionMessage: String) -> Bool
    func webScriptValue(atIndex index: Int32) -> Any
  }
  protocol WebUIDelegate: NSObjectProtocol {
    func webView(_ sender: WebView, contextMenuItemsForElement forElement: [AnyHashable: Any], defaultMenuItems: [NSMenuItem]) -> [NSMenuItem]
    func webView(_ sender: WebView, createWebViewModalDialogWith request: URLRequest) -> WebView
    func webView(_ sender: WebView, createWebViewWith request: URLRequest) -> WebView
    func webView(_ webView: WebView, dragDestinationActionMaskFor draggingInfo: NSDraggingInfo) -> WebDragDestinationAction
    func webView(_ webView: WebView, dragSourceActionMaskFor point: CGPoint) -> WebDragSourceAction
    func webView(_ sender: WebView, drawFooterIn rect: CGRect)
    func webView(_ sender: WebView, drawHeaderIn rect: CGRect)
    func webView(_ sender: WebView, makeFirstResponder newResponder: NSResponder)
    func webView(_ sender: WebView, mouseDidMoveOverElement elementInformation: [AnyHashable: Any], modifierFlags: NSEvent.ModifierFlags)
    func webView(_ sender: WebView, print frameView: WebFrameView)
    func webView(_ sender: WebView, runBeforeUnloadConfirmPanelWithMessage message: String, initiatedBy initiatedByFrame: WebFrame) -> Bool
    func webView(_ sender: WebView, runJavaScriptAlertPanelWithMessage message: String)
    func webView(_ sender: WebView, runJavaScriptAlertPanelWithMessage withMessage: String, initiatedBy initiatedByFrame: WebFrame)
    func webView(_ sender: WebView, runJavaScriptConfirmPanelWithMessage message: String) -> Bool
    func webView(_ sender: WebView, runJavaScriptConfirmPanelWithMessage withMessage: String, initiatedBy initiatedByFrame: WebFrame) -> Bool
    func webView(_ sender: WebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String) -> String
    func webView(_ sender: WebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String, initiatedBy initiatedByFrame: WebFrame) -> String
    func webView(_ sender: WebView, runOpenPanelForFileButtonWith resultListener: Any)
    func webView(_ sender: WebView, setContentRect frame: CGRect)
    func webView(_ sender: WebView, setFrame newFrame: CGRect)
    func webView(_ sender: WebView, setResizable resizable: Bool)
    func webView(_ sender: WebView, setStatusBarVisible visible: Bool)
    func webView(_ sender: WebView, setStatusText text: String)
    func webView(_ sender: WebView, setToolbarsVisible visible: Bool)
    func webView(_ webView: WebView, shouldPerformAction action: Selector, fromSender sender: Any) -> Bool
    func webView(_ webView: WebView, validateUserInterfaceItem validatedUserInterfaceItem: Any, defaultValidation: Bool) -> Bool
    func webView(_ webView: WebView, willPerform action: WebDragDestinationAction, for draggingInfo: NSDraggingInfo)
    func webView(_ webView: WebView, willPerform action: WebDragSourceAction, from sourcePoint: CGPoint, with pasteboard: NSPasteboard)
    func webViewAreToolbarsVisible(_ sender: WebView) -> Bool
    func webViewClose(_ sender: WebView)
    func webViewContentRect(_ sender: WebView) -> CGRect
    func webViewFirstResponder(_ sender: WebView) -> NSResponder
    func webViewFocus(_ sender: WebView)
    func webViewFooterHeight(_ sender: WebView) -> Float
    func webViewFrame(_ sender: WebView) -> CGRect
    func webViewHeaderHeight(_ sender: WebView) -> Float
    func webViewIsResizable(_ sender: WebView) -> Bool
    func webViewIsStatusBarVisible(_ sender: WebView) -> Bool
    func webViewRunModal(_ sender: WebView)
    func webViewShow(_ sender: WebView)
    func webViewStatusText(_ sender: WebView) -> String
    func webViewUnfocus(_ sender: WebView)
  }
  class WebView: NSView, NSUserInterfaceValidations {
    func alignCenter(_ sender: Any)
    func alignJustified(_ sender: Any)
    func alignLeft(_ sender: Any)
    func alignRight(_ sender: Any)
    var applicationNameForUserAgent: String
    func applyStyle(_ style: DOMCSSStyleDeclaration)
    var backForwardList: WebBackForwardList { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var canMakeTextLarger: Bool { get }
    var canMakeTextSmaller: Bool { get }
    var canMakeTextStandardSize: Bool { get }
    static func canShowMIMEType(_ MimeType: String) -> Bool
    static func canShowMIMEType(asHTML mimeType: String) -> Bool
    func changeAttributes(_ sender: Any)
    func changeColor(_ sender: Any)
    func changeDocumentBackgroundColor(_ sender: Any)
    func changeFont(_ sender: Any)
    func checkSpelling(_ sender: Any)
    func close()
    func copyFont(_ sender: Any)
    var customTextEncodingName: String
    var customUserAgent: String
    func cut(_ sender: Any)
    func delete(_ sender: Any)
    func deleteSelection()
    static var didBeginEditingNotification: Notification.Name { get }
    static var didChangeNotification: Notification.Name { get }
    static var didChangeSelectionNotification: Notification.Name { get }
    static var didChangeTypingStyleNotification: Notification.Name { get }
    static var didEndEditingNotification: Notification.Name { get }
    var downloadDelegate: Any?
    var drawsBackground: Bool
    var editingDelegate: Any?
    func element(at point: CGPoint) -> [AnyHashable: Any]
    var estimatedProgress: Double { get }
    var frameLoadDelegate: Any?
    func go(toBackForwardItem item: WebHistoryItem) -> Bool
    func goBack() -> Bool
    func goForward() -> Bool
    var groupName: String
    var hostWindow: NSWindow?
    init()
    init(frame: CGRect)
    init(frame: CGRect, frameName: String?, groupName: String?)
    var isContinuousSpellCheckingEnabled: Bool
    var isEditable: Bool
    var isLoading: Bool { get }
    var mainFrame: WebFrame { get }
    var mainFrameDocument: DOMDocument { get }
    var mainFrameIcon: NSImage { get }
    var mainFrameTitle: String { get }
    var mainFrameURL: String
    var maintainsInactiveSelection: Bool { get }
    func makeTextLarger(_ sender: Any)
    func makeTextSmaller(_ sender: Any)
    func makeTextStandardSize(_ sender: Any)
    var mediaStyle: String
    static var mimeTypesShownAsHTML: [String]
    func moveDragCaret(to point: CGPoint)
    func moveToBeginningOfSentence(_ sender: Any)
    func moveToBeginningOfSentenceAndModifySelection(_ sender: Any)
    func moveToEndOfSentence(_ sender: Any)
    func moveToEndOfSentenceAndModifySelection(_ sender: Any)
    func paste(_ sender: Any)
    func pasteAsPlainText(_ sender: Any)
    func pasteAsRichText(_ sender: Any)
    func pasteFont(_ sender: Any)
    func pasteboardTypes(forElement element: [AnyHashable: Any]) -> [Any]
    var pasteboardTypesForSelection: [NSPasteboard] { get }
    func performFindPanelAction(_ sender: Any)
    var policyDelegate: Any?
    var preferences: WebPreferences
    var preferencesIdentifier: String
    static func register(_ viewClass: AnyClass, representationClass: AnyClass, forMIMEType mimeType: String)
    static func registerURLScheme(asLocal scheme: String)
    func reload(_ sender: Any)
    func reloadFromOrigin(_ sender: Any)
    func removeDragCaret()
    func replaceSelection(with archive: WebArchive)
    func replaceSelection(withMarkupString markupString: String)
    var resourceLoadDelegate: Any?
    func search(for forString: String, direction forward: Bool, caseSensitive: Bool, wrap: Bool) -> Bool
    func selectSentence(_ sender: Any)
    var selectedDOMRange: DOMRange { get }
    var selectedFrame: WebFrame { get }
    var selectionAffinity: NSSelectionAffinity { get }
    func setMaintainsBackForwardList(_ flag: Bool)
    func setSelectedDOMRange(_ range: DOMRange?, affinity selectionAffinity: NSSelectionAffinity)
    var shouldCloseWithWindow: Bool
    var shouldUpdateWhileOffscreen: Bool
    func showGuessPanel(_ sender: Any)
    var smartInsertDeleteEnabled: Bool
    var spellCheckerDocumentTag: Int { get }
    func startSpeaking(_ sender: Any)
    func stopSpeaking(_ sender: Any)
    func stringByEvaluatingJavaScript(from script: String) -> String
    func styleDeclaration(withText text: String) -> DOMCSSStyleDeclaration
    var supportsTextEncoding: Bool { get }
    var textSizeMultiplier: Float
    func toggleContinuousSpellChecking(_ sender: Any)
    func toggleSmartInsertDelete(_ sender: Any)
    var typingStyle: DOMCSSStyleDeclaration
    var uiDelegate: Any?
    var undoManager: UndoManager { get }
    static func url(from pasteboard: NSPasteboard) -> URL
    static func urlTitle(from pasteboard: NSPasteboard) -> String
    func userAgent(for url: URL) -> String
    var windowScriptObject: WebScriptObject { get }
    func writeElement(_ element: [AnyHashable: Any], withPasteboardTypes pasteboardTypes: [Any], to toPasteboard: NSPasteboard)
    func writeSelection(withPasteboardTypes types: [Any], to pasteboard: NSPasteboard)
  }
  """#

/// What is known of the module `UIKit`.
let uiKitInterface = #"""
  // exports: Foundation CoreFoundation CoreGraphics QuartzCore CoreImage CoreText UserNotifications UniformTypeIdentifiers Symbols
  extension Bundle {
    func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
  }
  extension CGRect {
    func inset(by insets: UIEdgeInsets) -> CGRect
  }
  struct ColorResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  protocol IUITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    var enablesReturnKeyAutomatically: Bool
    var keyboardAppearance: UIKeyboardAppearance
    var keyboardType: UIKeyboardType
    var returnKeyType: UIReturnKeyType
    var secureTextEntry: Bool
  }
  struct ImageResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  extension IndexPath {
    init(item: Int, section: Int)
    init(row: Int, section: Int)
    var item: Int
    var row: Int
    var section: Int
  }
  class NSAdaptiveImageGlyph: NSObject, NSCopying, NSSecureCoding, CTAdaptiveImageProviding {
    var contentDescription: String { get }
    var contentIdentifier: String { get }
    static var contentType: UTType { get }
    var imageContent: Data { get }
    init?(coder: NSCoder)
    init(imageContent: Data)
  }
  var NSAdaptiveImageGlyphAttributeName: String { get }
  var NSAttachmentAttributeName: String { get }
  extension NSAttributedString {
    struct DocumentReadingOptionKey: RawRepresentable, Hashable {}
    struct DocumentType: RawRepresentable, Hashable {}
    struct Key: RawRepresentable, Hashable {}
    struct TextHighlightColorScheme: RawRepresentable, Hashable {}
    struct TextHighlightStyle: RawRepresentable, Hashable {}
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, context: NSStringDrawingContext?) -> CGRect
    func containsAttachments(in range: NSRange) -> Bool
    func draw(at point: CGPoint)
    func draw(in rect: CGRect)
    func draw(with rect: CGRect, options: NSStringDrawingOptions = nil, context: NSStringDrawingContext?)
    init(attachment: NSTextAttachment)
    init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = nil, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    func size() -> CGSize
  }
  extension NSAttributedString.DocumentReadingOptionKey {
    static var characterEncoding: NSAttributedString.DocumentReadingOptionKey { get }
    static var defaultAttributes: NSAttributedString.DocumentReadingOptionKey { get }
    static var documentType: NSAttributedString.DocumentReadingOptionKey { get }
  }
  extension NSAttributedString.DocumentType {
    static var html: NSAttributedString.DocumentType { get }
    init(rawValue: String)
    static var plain: NSAttributedString.DocumentType { get }
    var rawValue: String { get }
    static var rtf: NSAttributedString.DocumentType { get }
    static var rtfd: NSAttributedString.DocumentType { get }
    static var unknown: NSAttributedString.DocumentType { get }
  }
  extension NSAttributedString.Key {
    static var attachment: NSAttributedString.Key { get }
    static var backgroundColor: NSAttributedString.Key { get }
    static var baselineOffset: NSAttributedString.Key { get }
    static var expansion: NSAttributedString.Key { get }
    static var font: NSAttributedString.Key { get }
    static var foregroundColor: NSAttributedString.Key { get }
    static var kern: NSAttributedString.Key { get }
    static var ligature: NSAttributedString.Key { get }
    static var link: NSAttributedString.Key { get }
    static var obliqueness: NSAttributedString.Key { get }
    static var paragraphStyle: NSAttributedString.Key { get }
    static var shadow: NSAttributedString.Key { get }
    static var strikethroughColor: NSAttributedString.Key { get }
    static var strikethroughStyle: NSAttributedString.Key { get }
    static var strokeColor: NSAttributedString.Key { get }
    static var strokeWidth: NSAttributedString.Key { get }
    static var textEffect: NSAttributedString.Key { get }
    static var tracking: NSAttributedString.Key { get }
    static var underlineColor: NSAttributedString.Key { get }
    static var underlineStyle: NSAttributedString.Key { get }
    static var writingDirection: NSAttributedString.Key { get }
  }
  extension NSAttributedString.TextHighlightColorScheme {
    static var blue: NSAttributedString.TextHighlightColorScheme { get }
    static var `default`: NSAttributedString.TextHighlightColorScheme { get }
    init(rawValue: String)
    static var mint: NSAttributedString.TextHighlightColorScheme { get }
    static var orange: NSAttributedString.TextHighlightColorScheme { get }
    static var pink: NSAttributedString.TextHighlightColorScheme { get }
    static var purple: NSAttributedString.TextHighlightColorScheme { get }
    var rawValue: String { get }
  }
  extension NSAttributedString.TextHighlightStyle {
    static var `default`: NSAttributedString.TextHighlightStyle { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  var NSBackgroundColorAttributeName: String { get }
  var NSBackgroundColorDocumentAttribute: String { get }
  var NSBaselineOffsetAttributeName: String { get }
  var NSCharacterEncodingDocumentAttribute: String { get }
  var NSCharacterEncodingDocumentOption: String { get }
  var NSCocoaVersionDocumentAttribute: String { get }
  extension NSCoder {
    func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform
    func decodeCGPoint(forKey key: String) -> CGPoint
    func decodeCGRect(forKey key: String) -> CGRect
    func decodeCGSize(forKey key: String) -> CGSize
    func decodeCGVector(forKey key: String) -> CGVector
    func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets
    func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets
    func decodeUIOffset(forKey key: String) -> UIOffset
    func encodeCGAffineTransform(_ transform: CGAffineTransform, forKey: String)
    func encodeCGPoint(_ point: CGPoint, forKey: String)
    func encodeCGRect(_ rect: CGRect, forKey: String)
    func encodeCGSize(_ size: CGSize, forKey: String)
    func encodeCGVector(_ vector: CGVector, forKey: String)
    func encodeDirectionalEdgeInsets(_ directionalEdgeInsets: NSDirectionalEdgeInsets, forKey: String)
    func encodeUIEdgeInsets(_ edgeInsets: UIEdgeInsets, forKey: String)
    func encodeUIOffset(_ uiOffset: UIOffset, forKey: String)
  }
  class NSCollectionLayoutAnchor: NSObject, NSCopying {
    var edges: NSDirectionalRectEdge { get }
    init(edges: NSDirectionalRectEdge)
    init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
    init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
    var isAbsoluteOffset: Bool { get }
    var isFractionalOffset: Bool { get }
    var offset: CGPoint { get }
  }
  class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem, NSCopying {
    var alignment: NSRectAlignment { get }
    var extendsBoundary: Bool
    init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
    init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
    var offset: CGPoint { get }
    var pinToVisibleBounds: Bool
  }
  protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentInsets: NSDirectionalEdgeInsets { get }
    var contentSize: CGSize { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentSize: CGSize { get }
  }
  class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem, NSCopying {
    static func backgroundDecorationItem(withElementKind elementKind: String) -> NSCollectionLayoutDecorationItem
    var elementKind: String { get }
    var zIndex: Int
  }
  class NSCollectionLayoutDimension: NSObject, NSCopying {
    static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension
    var dimension: CGFloat { get }
    static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalHeightDimension(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalWidthDimension(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
    var isAbsolute: Bool { get }
    var isEstimated: Bool { get }
    var isFractionalHeight: Bool { get }
    var isFractionalWidth: Bool { get }
    var isUniformAcrossSiblings: Bool { get }
    static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
  }
  class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    var bottom: NSCollectionLayoutSpacing? { get }
    init(forLeading leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?)
    var leading: NSCollectionLayoutSpacing? { get }
    var top: NSCollectionLayoutSpacing? { get }
    var trailing: NSCollectionLayoutSpacing? { get }
  }
  protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
  }
  class NSCollectionLayoutGroup: NSCollectionLayoutItem, NSCopying {
    static func customGroup(with layoutSize: NSCollectionLayoutSize, itemProvider: @escaping (NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]) -> NSCollectionLayoutGroup
    static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    static func horizontalGroup(with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func horizontalGroup(with layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func horizontalGroup(with layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    var interItemSpacing: NSCollectionLayoutSpacing?
    var subitems: [NSCollectionLayoutItem] { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    static func verticalGroup(with layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func verticalGroup(with layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    static func verticalGroup(with layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
    var visualDescription: String { get }
  }
  class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    var frame: CGRect { get }
    init(frame: CGRect)
    init(frame: CGRect, zIndex: Int)
    var zIndex: Int { get }
  }
  class NSCollectionLayoutItem: NSObject, NSCopying {
    var contentInsets: NSDirectionalEdgeInsets
    var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    init(layoutSize: NSCollectionLayoutSize)
    init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
    var layoutSize: NSCollectionLayoutSize { get }
    var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
  }
  class NSCollectionLayoutSection: NSObject, NSCopying {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var contentInsets: NSDirectionalEdgeInsets
    var contentInsetsReference: UIContentInsetsReference
    var decorationItems: [NSCollectionLayoutDecorationItem]
    init(group: NSCollectionLayoutGroup)
    init(listConfiguration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment)
    var interGroupSpacing: CGFloat
    static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { get }
    var supplementariesFollowContentInsets: Bool
    var supplementaryContentInsetsReference: UIContentInsetsReference
    var visibleItemsInvalidationHandler: (([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void)?
  }
  class NSCollectionLayoutSize: NSObject, NSCopying {
    var heightDimension: NSCollectionLayoutDimension { get }
    init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    var widthDimension: NSCollectionLayoutDimension { get }
  }
  class NSCollectionLayoutSpacing: NSObject, NSCopying {
    static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing
    static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing
    var isFixedSpacing: Bool { get }
    var isFlexibleSpacing: Bool { get }
    var spacing: CGFloat { get }
  }
  class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, NSCopying {
    var containerAnchor: NSCollectionLayoutAnchor { get }
    var elementKind: String { get }
    init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
    init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor)
    var itemAnchor: NSCollectionLayoutAnchor? { get }
    var zIndex: Int
  }
  protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat
    var frame: CGRect { get }
    var indexPath: IndexPath { get }
    var isHidden: Bool
    var name: String { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    var transform3D: CATransform3D
    var zIndex: Int
  }
  class NSDataAsset: NSObject, NSCopying {
    var data: Data { get }
    init(name: String)
    init(name: String, bundle: Bundle)
    var name: String { get }
    var typeIdentifier: String { get }
  }
  var NSDefaultAttributesDocumentAttribute: String { get }
  var NSDefaultAttributesDocumentOption: String { get }
  var NSDefaultFontExcludedDocumentAttribute: String { get }
  var NSDefaultTabIntervalDocumentAttribute: String { get }
  struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> where ItemIdentifierType: Hashable {
    func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    func collapse(_ items: [ItemIdentifierType])
    func contains(_ item: ItemIdentifierType) -> Bool
    func delete(_ items: [ItemIdentifierType])
    func deleteAll()
    func expand(_ items: [ItemIdentifierType])
    func index(of item: ItemIdentifierType) -> Int?
    init()
    func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType)
    func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType)
    func isExpanded(_ item: ItemIdentifierType) -> Bool
    var items: [ItemIdentifierType] { get }
    func level(of item: ItemIdentifierType) -> Int
    func parent(of child: ItemIdentifierType) -> ItemIdentifierType?
    var rootItems: [ItemIdentifierType] { get }
    var visibleItems: [ItemIdentifierType] { get }
  }
  struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil)
    func appendSections(_ identifiers: [SectionIdentifierType])
    func deleteAllItems()
    func deleteItems(_ identifiers: [ItemIdentifierType])
    func deleteSections(_ identifiers: [SectionIdentifierType])
    func indexOfItem(_ identifier: ItemIdentifierType) -> Int?
    func indexOfSection(_ identifier: SectionIdentifierType) -> Int?
    init()
    func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
    func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType)
    func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType)
    var itemIdentifiers: [ItemIdentifierType] { get }
    func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType]
    func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
    func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
    func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType)
    func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType)
    var numberOfItems: Int { get }
    func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
    var numberOfSections: Int { get }
    func reconfigureItems(_ identifiers: [ItemIdentifierType])
    func reloadItems(_ identifiers: [ItemIdentifierType])
    func reloadSections(_ identifiers: [SectionIdentifierType])
    func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType?
    var sectionIdentifiers: [SectionIdentifierType] { get }
  }
  struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    var difference: CollectionDifference<ItemIdentifierType> { get }
    var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
    var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { get }
  }
  struct NSDirectionalEdgeInsets: Equatable {
    var bottom: CGFloat
    init()
    init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    var leading: CGFloat
    var top: CGFloat
    var trailing: CGFloat
    static var zero: NSDirectionalEdgeInsets { get }
  }
  struct NSDirectionalRectEdge: OptionSet {
    static var all: NSDirectionalRectEdge { get }
    static var bottom: NSDirectionalRectEdge { get }
    init(rawValue: UInt)
    static var leading: NSDirectionalRectEdge { get }
    var rawValue: UInt { get }
    static var top: NSDirectionalRectEdge { get }
    static var trailing: NSDirectionalRectEdge { get }
  }
  var NSDocumentTypeDocumentAttribute: String { get }
  var NSDocumentTypeDocumentOption: String { get }
  var NSExpansionAttributeName: String { get }
  var NSFontAttributeName: String { get }
  var NSForegroundColorAttributeName: String { get }
  var NSHyphenationFactorDocumentAttribute: String { get }
  extension NSItemProvider {
    enum PreferredPresentationStyle: Int { case unspecified, inline, attachment }
    func canLoadObject<T>(ofClass: T.Type) -> Bool
    func loadObject<T>(ofClass: T.Type, completionHandler: @escaping (T?, Error?) -> Void) -> Progress
  }
  var NSKernAttributeName: String { get }
  class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    init?(coder: NSCoder)
  }
  class NSLayoutConstraint: NSObject {
    enum Attribute: Int { case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute }
    enum Axis: Int { case horizontal, vertical }
    struct FormatOptions: OptionSet {}
    enum Relation: Int { case lessThanOrEqual, equal, greaterThanOrEqual }
    static func activate(_ constraints: [NSLayoutConstraint])
    static func activateConstraints(_ constraints: [NSLayoutConstraint])
    var constant: CGFloat
    static func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = nil, metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
    static func deactivate(_ constraints: [NSLayoutConstraint])
    static func deactivateConstraints(_ constraints: [NSLayoutConstraint])
    func firstAnchor() -> UnsafeMutableRawPointer
    var firstAttribute: NSLayoutConstraint.Attribute { get }
    var firstItem: AnyObject? { get }
    var identifier: String?
    init()
    init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
    var isActive: Bool
    var multiplier: CGFloat { get }
    var priority: UILayoutPriority
    var relation: NSLayoutConstraint.Relation { get }
    func secondAnchor() -> UnsafeMutableRawPointer
    var secondAttribute: NSLayoutConstraint.Attribute { get }
    var secondItem: AnyObject? { get }
    func setIdentifier(_ id: String?)
    var shouldBeArchived: Bool
  }
  extension NSLayoutConstraint.FormatOptions {
    static var alignAllBaseline: NSLayoutConstraint.FormatOptions { get }
    static var alignAllBottom: NSLayoutConstraint.FormatOptions { get }
    static var alignAllCenterX: NSLayoutConstraint.FormatOptions { get }
    static var alignAllCenterY: NSLayoutConstraint.FormatOptions { get }
    static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions { get }
    static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions { get }
    static var alignAllLeading: NSLayoutConstraint.FormatOptions { get }
    static var alignAllLeft: NSLayoutConstraint.FormatOptions { get }
    static var alignAllRight: NSLayoutConstraint.FormatOptions { get }
    static var alignAllTop: NSLayoutConstraint.FormatOptions { get }
    static var alignAllTrailing: NSLayoutConstraint.FormatOptions { get }
    static var alignmentMask: NSLayoutConstraint.FormatOptions { get }
    static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions { get }
    static var directionLeftToRight: NSLayoutConstraint.FormatOptions { get }
    static var directionMask: NSLayoutConstraint.FormatOptions { get }
    static var directionRightToLeft: NSLayoutConstraint.FormatOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var spacingBaselineToBaseline: NSLayoutConstraint.FormatOptions { get }
    static var spacingEdgeToEdge: NSLayoutConstraint.FormatOptions { get }
    static var spacingMask: NSLayoutConstraint.FormatOptions { get }
  }
  class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
    func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint
  }
  class NSLayoutManager: NSObject, NSSecureCoding {
    struct ControlCharacterAction: OptionSet {}
    enum GlyphProperty: Int { case null, controlCharacter, elastic, nonBaseCharacter }
    enum TextLayoutOrientation: Int { case horizontal, vertical }
    func addTextContainer(_ container: NSTextContainer)
    var allowsNonContiguousLayout: Bool
    func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize
    func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
    func cgGlyph(at glyphIndex: Int) -> Any
    func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>) -> Any
    func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints: UnsafeMutableRawPointer) -> Int
    func characterIndexForGlyph(at glyphIndex: Int) -> Int
    func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutableRawPointer) -> NSRange
    var delegate: NSLayoutManagerDelegate?
    func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
    func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
    func drawStrikethrough(forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func drawUnderline(forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool
    func ensureGlyphs(forCharacterRange characterRange: NSRange)
    func ensureGlyphs(forGlyphRange glyphRange: NSRange)
    func ensureLayout(for container: NSTextContainer)
    func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer)
    func ensureLayout(forCharacterRange characterRange: NSRange)
    func ensureLayout(forGlyphRange glyphRange: NSRange)
    func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using callback: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using callback: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    var extraLineFragmentRect: CGRect { get }
    var extraLineFragmentTextContainer: NSTextContainer { get }
    var extraLineFragmentUsedRect: CGRect { get }
    func fillBackgroundRectArray(_ rectArray: UnsafeMutableRawPointer, count rectCount: Int, forCharacterRange characterRange: NSRange, color: NSColor)
    var firstUnlaidCharacterIndex: Int { get }
    var firstUnlaidGlyphIndex: Int { get }
    func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat
    func getFirstUnlaidCharacterIndex(_ characterIndex: UnsafeMutablePointer<Int>, glyphIndex: UnsafeMutablePointer<Int>)
    func getGlyphsIn(_ glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutableRawPointer, properties: UnsafeMutableRawPointer, characterIndexes characterIndexBuffer: UnsafeMutableRawPointer, bidiLevels bidiLevelBuffer: UnsafeMutableRawPointer) -> Int
    func getLineFragmentInsertionPointsForCharacter(at characterIndex: Int, alternatePositions: Bool, inDisplayOrder: Bool, positions: UnsafeMutableRawPointer, characterIndexes: UnsafeMutableRawPointer) -> Int
    func glyph(at glyphIndex: Int) -> Any
    func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>) -> Any
    func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int
    func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph: UnsafeMutablePointer<CGFloat>) -> Int
    func glyphIndexForCharacter(at characterIndex: Int) -> Int
    func glyphRange(for container: NSTextContainer) -> NSRange
    func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange
    func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
    func glyphRange(forCharacterRange characterRange: NSRange, actualCharacterRange: UnsafeMutableRawPointer) -> NSRange
    var hasNonContiguousLayout: Bool { get }
    var hyphenationFactor: CGFloat
    init()
    init?(coder: NSCoder)
    func insertTextContainer(_ container: NSTextContainer, at index: Int)
    func invalidateDisplay(forCharacterRange characterRange: NSRange)
    func invalidateDisplay(forGlyphRange glyphRange: NSRange)
    func invalidateGlyphs(forCharacterRange characterRange: NSRange, changeInLength delta: Int, actualCharacterRange: UnsafeMutableRawPointer)
    func invalidateLayout(forCharacterRange characterRange: NSRange, actualCharacterRange: UnsafeMutableRawPointer)
    func isValidGlyphIndex(_ glyphIndex: Int) -> Bool
    var limitsLayoutForSuspiciousContents: Bool
    func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> CGRect
    func lineFragmentRectForGlyph(at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer, withoutAdditionalLayout: Bool) -> CGRect
    func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> CGRect
    func lineFragmentUsedRectForGlyph(at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer, withoutAdditionalLayout: Bool) -> CGRect
    func location(forGlyphAt glyphIndex: Int) -> CGPoint
    func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool
    var numberOfGlyphs: Int { get }
    func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharacterRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharacterRange: NSRange)
    func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty
    func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange
    func removeTextContainer(at index: Int)
    func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange)
    func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
    func setGlyphs(_ glyphs: UnsafeMutableRawPointer, properties: UnsafeMutableRawPointer, characterIndexes: UnsafeMutableRawPointer, font: NSFont, forGlyphRange glyphRange: NSRange)
    func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect)
    func setLocation(_ location: CGPoint, forStartOfGlyphRange: NSRange)
    func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange)
    func showCGGlyphs(_ glyphs: UnsafeMutableRawPointer, positions: UnsafeMutableRawPointer, count glyphCount: Int, font: NSFont, matrix textMatrix: CGAffineTransform, attributes: [AnyHashable: Any] = nil, in graphicsContext: CGContext)
    func showCGGlyphs(_ glyphs: UnsafeMutableRawPointer, positions: UnsafeMutableRawPointer, count glyphCount: Int, font: NSFont, textMatrix: CGAffineTransform, attributes: [AnyHashable: Any] = nil, in graphicsContext: CGContext)
    var showsControlCharacters: Bool
    var showsInvisibleCharacters: Bool
    func strikethroughGlyphRange(_ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> NSTextContainer?
    func textContainerChangedGeometry(_ container: NSTextContainer)
    func textContainerForGlyph(at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer, withoutAdditionalLayout: Bool) -> NSTextContainer?
    var textContainers: [NSTextContainer] { get }
    var textStorage: NSTextStorage?
    func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange
    func underlineGlyphRange(_ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func usedRect(for container: NSTextContainer) -> CGRect
    var usesDefaultHyphenation: Bool
    var usesFontLeading: Bool
  }
  extension NSLayoutManager.ControlCharacterAction {
    static var containerBreak: NSLayoutManager.ControlCharacterAction { get }
    static var horizontalTab: NSLayoutManager.ControlCharacterAction { get }
    init(rawValue: Int)
    static var lineBreak: NSLayoutManager.ControlCharacterAction { get }
    static var paragraphBreak: NSLayoutManager.ControlCharacterAction { get }
    var rawValue: Int { get }
    static var whitespace: NSLayoutManager.ControlCharacterAction { get }
    static var zeroAdvancement: NSLayoutManager.ControlCharacterAction { get }
  }
  protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManager(_ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex: Int) -> CGRect
    func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    func layoutManager(_ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt characterIndex: Int) -> Bool
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt characterIndex: Int) -> Bool
    func layoutManager(_ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphBuffer: UnsafeMutableRawPointer, properties: UnsafeMutableRawPointer, characterIndexes: UnsafeMutableRawPointer, font: NSFont, forGlyphRange glyphRange: NSRange) -> Int
    func layoutManager(_ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange) -> Bool
    func layoutManager(_ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt characterIndex: Int) -> NSLayoutManager.ControlCharacterAction
    func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  }
  class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension
    func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  }
  class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension
    func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
  }
  var NSLigatureAttributeName: String { get }
  struct NSLineBreakStrategy: OptionSet {
    static var hangulWordPriority: NSLineBreakStrategy { get }
    init(rawValue: UInt)
    static var pushOut: NSLineBreakStrategy { get }
    var rawValue: UInt { get }
    static var standard: NSLineBreakStrategy { get }
  }
  var NSLinkAttributeName: String { get }
  extension NSMutableAttributedString {
    func fixAttributes(in range: NSRange)
  }
  class NSMutableParagraphStyle: NSParagraphStyle {
    func addTabStop(_ textTab: NSTextTab)
    var alignment: NSTextAlignment
    var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    var defaultTabInterval: CGFloat
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var hyphenationFactor: Float
    init()
    var lineBreakMode: NSLineBreakMode
    var lineBreakStrategy: NSLineBreakStrategy
    var lineHeightMultiple: CGFloat
    var lineSpacing: CGFloat
    var maximumLineHeight: CGFloat
    var minimumLineHeight: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    func removeTabStop(_ textTab: NSTextTab)
    func setParagraphStyle(_ paragraphStyle: NSParagraphStyle)
    var tabStops: [NSTextTab]?
    var tailIndent: CGFloat
    var textLists: [NSTextList]
    var usesDefaultHyphenation: Bool
  }
  extension NSObject {
    func accessibilityActivate() -> Bool
    var accessibilityActivationPoint: CGPoint
    var accessibilityAttributedLabel: NSAttributedString?
    var accessibilityAttributedValue: NSAttributedString?
    var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    func accessibilityDecrement()
    func accessibilityElement(at index: Int) -> Any?
    func accessibilityElementCount() -> Int
    var accessibilityElements: [Any]?
    var accessibilityElementsHidden: Bool
    var accessibilityFrame: CGRect
    var accessibilityHint: String?
    func accessibilityIncrement()
    var accessibilityLabel: String?
    var accessibilityLanguage: String?
    var accessibilityPath: UIBezierPath?
    func accessibilityPerformEscape() -> Bool
    func accessibilityPerformMagicTap() -> Bool
    var accessibilityTraits: UIAccessibilityTraits
    var accessibilityUserInputLabels: [String]!
    var accessibilityValue: String?
    var accessibilityViewIsModal: Bool
    func awakeFromNib()
    var isAccessibilityElement: Bool
    func prepareForInterfaceBuilder()
    var shouldGroupAccessibilityChildren: Bool
  }
  var NSObliquenessAttributeName: String { get }
  var NSPaperMarginDocumentAttribute: String { get }
  var NSPaperSizeDocumentAttribute: String { get }
  class NSParagraphStyle: NSObject, NSSecureCoding, NSMutableCopying {
    var alignment: Any
    var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    static var `default`: NSParagraphStyle { get }
    var defaultTabInterval: CGFloat
    static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var hyphenationFactor: Float
    init()
    init?(coder: NSCoder)
    var lineBreakMode: Any
    var lineBreakStrategy: NSLineBreakStrategy
    var lineHeightMultiple: CGFloat
    var lineSpacing: CGFloat
    var maximumLineHeight: CGFloat
    var minimumLineHeight: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    var tabStops: [NSTextTab]?
    var tailIndent: CGFloat
    var textLists: [NSTextList]
    var usesDefaultHyphenation: Bool { get }
  }
  var NSParagraphStyleAttributeName: String { get }
  var NSReadAccessURLDocumentOption: String { get }
  var NSReadOnlyDocumentAttribute: String { get }
  enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  }
  class NSShadow: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    var shadowBlurRadius: CGFloat
    var shadowColor: NSColor?
    var shadowOffset: CGSize
  }
  var NSShadowAttributeName: String { get }
  var NSSourceTextScalingDocumentAttribute: String { get }
  var NSSourceTextScalingDocumentOption: String { get }
  var NSStrikethroughColorAttributeName: String { get }
  var NSStrikethroughStyleAttributeName: String { get }
  extension NSString {
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  }
  struct NSStringDrawingOptions: OptionSet {
    init(rawValue: Int)
    static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
    static var usesDeviceMetrics: NSStringDrawingOptions { get }
    static var usesFontLeading: NSStringDrawingOptions { get }
    static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
  }
  var NSStrokeColorAttributeName: String { get }
  var NSStrokeWidthAttributeName: String { get }
  var NSTabColumnTerminatorsAttributeName: String { get }
  var NSTargetTextScalingDocumentOption: String { get }
  extension NSText {
    enum Effect: Int32 { case none, letterPressStyle, unknownUseWeakEffect }
    enum ScalingType: Int { case standard, iOS }
  }
  func NSTextAlignmentFromCTTextAlignment(_ ctTextAlignment: CTTextAlignment) -> NSTextAlignment
  class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, NSTextAttachmentLayout, UIAccessibilityContentSizeCategoryImageAdjusting {
    var allowsTextAttachmentView: Bool
    var bounds: CGRect
    var contents: Data?
    var fileType: String?
    var fileWrapper: FileWrapper?
    var image: UIImage?
    init()
    init?(coder: NSCoder)
    init(data contentData: Data?, ofType uti: String?)
    init(image: UIImage)
    var lineLayoutPadding: CGFloat
    static func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String)
    static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass?
    var usesTextAttachmentView: Bool { get }
  }
  protocol NSTextAttachmentContainer: NSObjectProtocol {
    func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int) -> CGRect
    func image(forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage?
  }
  protocol NSTextAttachmentLayout: NSObjectProtocol {
    func attachmentBounds(forAttributes attributes: [String: Any], location: NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect
    func image(forBounds bounds: CGRect, attributes: [String: Any], location: NSTextLocation, textContainer: NSTextContainer?) -> UIImage?
    func viewProvider(forParentView parentView: UIView?, location: NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider?
  }
  class NSTextAttachmentViewProvider: NSObject {
    func attachmentBounds(forAttributes attributes: [String: Any] = nil, location: NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect
    init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: NSTextLocation)
    func loadView()
    var location: NSTextLocation { get }
    var textAttachment: NSTextAttachment? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var tracksTextAttachmentViewBounds: Bool
    var view: UIView?
  }
  class NSTextContainer: NSObject, NSTextLayoutOrientationProvider, NSSecureCoding {
    var exclusionPaths: [UIBezierPath]
    var heightTracksTextView: Bool
    init()
    init?(coder: NSCoder)
    init(size: CGSize)
    var isSimpleRectangularTextContainer: Bool { get }
    var layoutManager: NSLayoutManager?
    var lineBreakMode: Any
    var lineFragmentPadding: CGFloat
    func lineFragmentRect(forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>) -> CGRect
    var maximumNumberOfLines: Int
    func replaceLayoutManager(_ newLayoutManager: NSLayoutManager)
    var size: CGSize
    var textLayoutManager: NSTextLayoutManager? { get }
    var widthTracksTextView: Bool
  }
  class NSTextContentManager: NSObject, NSTextElementProvider, NSSecureCoding {
    struct EnumerationOptions: OptionSet {}
    func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
    var automaticallySynchronizesTextLayoutManagers: Bool
    var automaticallySynchronizesToBackingStore: Bool
    var delegate: NSTextContentManagerDelegate?
    var hasEditingTransaction: Bool { get }
    init()
    init?(coder: NSCoder)
    func performEditingTransaction() async
    func performEditingTransaction(_ transaction: @escaping () -> Void)
    var primaryTextLayoutManager: NSTextLayoutManager?
    func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange)
    func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager)
    func synchronizeTextLayoutManagers() async throws
    func synchronizeTextLayoutManagers(_ completionHandler: ((Error?) -> Void)? = nil)
    func textElements(for range: NSTextRange) -> [NSTextElement]
    var textLayoutManagers: [NSTextLayoutManager] { get }
  }
  extension NSTextContentManager.EnumerationOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reverse: NSTextContentManager.EnumerationOptions { get }
  }
  protocol NSTextContentManagerDelegate: NSObjectProtocol {
    func textContentManager(_ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement, options: NSTextContentManager.EnumerationOptions) -> Bool
    func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: NSTextLocation) -> NSTextElement?
  }
  class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
    var attributedString: NSAttributedString?
    func attributedString(for textElement: NSTextElement) -> NSAttributedString?
    var delegate: NSTextContentStorageDelegate?
    init()
    func location(from location: NSTextLocation, withOffset offset: Int) -> NSTextLocation?
    func offset(from: NSTextLocation, to: NSTextLocation) -> Int
    func textElement(for attributedString: NSAttributedString) -> NSTextElement?
    static var unsupportedAttributeAddedNotification: Notification.Name { get }
  }
  protocol NSTextContentStorageDelegate: NSObjectProtocol, NSTextContentManagerDelegate {
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph?
  }
  var NSTextEffectAttributeName: String { get }
  var NSTextEffectLetterpressStyle: String { get }
  class NSTextElement: NSObject {
    var childElements: [NSTextElement] { get }
    var elementRange: NSTextRange?
    init()
    init(textContentManager: NSTextContentManager?)
    var isRepresentedElement: Bool { get }
    var parent: NSTextElement? { get }
    var textContentManager: NSTextContentManager?
  }
  protocol NSTextElementProvider: NSObjectProtocol {
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
    var documentRange: NSTextRange { get }
    func enumerateTextElements(from textLocation: NSTextLocation?, options: NSTextContentManager.EnumerationOptions, using handler: @escaping (NSTextElement) -> Bool) -> NSTextLocation?
    func location(from location: NSTextLocation, withOffset offset: Int) -> NSTextLocation?
    func offset(from: NSTextLocation, to: NSTextLocation) -> Int
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
    func synchronizeToBackingStore(_ completionHandler: ((Error?) -> Void)?)
  }
  var NSTextHighlightColorSchemeAttributeName: String { get }
  var NSTextHighlightStyleAttributeName: String { get }
  var NSTextKit1ListMarkerFormatDocumentOption: String { get }
  class NSTextLayoutFragment: NSObject, NSSecureCoding {
    struct EnumerationOptions: OptionSet {}
    enum State: UInt { case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable }
    var bottomMargin: CGFloat { get }
    func draw(at point: CGPoint, in context: CGContext)
    func frameForTextAttachment(at location: NSTextLocation) -> CGRect
    init?(coder: NSCoder)
    init(textElement: NSTextElement, range rangeInElement: NSTextRange?)
    func invalidateLayout()
    var layoutFragmentFrame: CGRect { get }
    var layoutQueue: OperationQueue?
    var leadingPadding: CGFloat { get }
    var rangeInElement: NSTextRange { get }
    var renderingSurfaceBounds: CGRect { get }
    var state: NSTextLayoutFragment.State { get }
    var textAttachmentViewProviders: [NSTextAttachmentViewProvider] { get }
    var textElement: NSTextElement? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    func textLineFragment(for textLocation: NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment?
    func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment?
    var textLineFragments: [NSTextLineFragment] { get }
    var topMargin: CGFloat { get }
    var trailingPadding: CGFloat { get }
  }
  extension NSTextLayoutFragment.EnumerationOptions {
    static var ensuresExtraLineFragment: NSTextLayoutFragment.EnumerationOptions { get }
    static var ensuresLayout: NSTextLayoutFragment.EnumerationOptions { get }
    static var estimatesSize: NSTextLayoutFragment.EnumerationOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reverse: NSTextLayoutFragment.EnumerationOptions { get }
  }
  class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {
    struct SegmentOptions: OptionSet {}
    enum SegmentType: Int { case standard, selection, highlight }
    func addRenderingAttribute(_ renderingAttribute: String, value: Any?, for textRange: NSTextRange)
    var delegate: NSTextLayoutManagerDelegate?
    func ensureLayout(for range: NSTextRange)
    func ensureLayout(forBounds bounds: CGRect)
    func enumerateRenderingAttributes(from location: NSTextLocation, reverse: Bool, using handler: @escaping (NSTextLayoutManager, [String: Any], NSTextRange) -> Bool)
    func enumerateTextLayoutFragments(from location: NSTextLocation?, options: NSTextLayoutFragment.EnumerationOptions = nil, using handler: @escaping (NSTextLayoutFragment) -> Bool) -> NSTextLocation?
    func enumerateTextSegments(in textRange: NSTextRange, type: NSTextLayoutManager.SegmentType, options: NSTextLayoutManager.SegmentOptions = nil, using handler: @escaping (NSTextRange, CGRect, CGFloat, NSTextContainer) -> Bool)
    init()
    init?(coder: NSCoder)
    func invalidateLayout(for range: NSTextRange)
    func invalidateRenderingAttributes(for textRange: NSTextRange)
    var layoutQueue: OperationQueue?
    var limitsLayoutForSuspiciousContents: Bool
    static var linkRenderingAttributes: [String: Any] { get }
    func removeRenderingAttribute(_ renderingAttribute: String, for textRange: NSTextRange)
    func renderingAttributes(forLink link: Any, at location: NSTextLocation) -> [String: Any]
    var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
    func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString)
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement])
    func replaceTextContentManager(_ textContentManager: NSTextContentManager)
    func setRenderingAttributes(_ renderingAttributes: [String: Any], for textRange: NSTextRange)
    var textContainer: NSTextContainer?
    var textContentManager: NSTextContentManager? { get }
    func textLayoutFragment(for location: NSTextLocation) -> NSTextLayoutFragment?
    func textLayoutFragment(forPosition position: CGPoint) -> NSTextLayoutFragment?
    var textSelectionNavigation: NSTextSelectionNavigation
    var textSelections: [NSTextSelection]
    var textViewportLayoutController: NSTextViewportLayoutController { get }
    var usageBoundsForTextContainer: CGRect { get }
    var usesFontLeading: Bool
    var usesHyphenation: Bool
  }
  extension NSTextLayoutManager.SegmentOptions {
    static var headSegmentExtended: NSTextLayoutManager.SegmentOptions { get }
    init(rawValue: UInt)
    static var middleFragmentsExcluded: NSTextLayoutManager.SegmentOptions { get }
    static var rangeNotRequired: NSTextLayoutManager.SegmentOptions { get }
    var rawValue: UInt { get }
    static var tailSegmentExtended: NSTextLayoutManager.SegmentOptions { get }
    static var upstreamAffinity: NSTextLayoutManager.SegmentOptions { get }
  }
  protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
    func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: NSTextLocation, defaultAttributes renderingAttributes: [String: Any]) -> [String: Any]?
    func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: NSTextLocation, hyphenating: Bool) -> Bool
    func textLayoutManager(_ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: NSTextLocation, in textElement: NSTextElement) -> NSTextLayoutFragment
  }
  protocol NSTextLayoutOrientationProvider: NSObjectProtocol {
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
  }
  var NSTextLayoutSectionsAttribute: String { get }
  class NSTextLineFragment: NSObject, NSSecureCoding {
    var attributedString: NSAttributedString { get }
    func characterIndex(for point: CGPoint) -> Int
    var characterRange: NSRange { get }
    func draw(at point: CGPoint, in context: CGContext)
    func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat
    var glyphOrigin: CGPoint { get }
    init(attributedString: NSAttributedString, range: NSRange)
    init?(coder: NSCoder)
    init(string: String, attributes: [String: Any], range: NSRange)
    func locationForCharacter(at characterIndex: Int) -> CGPoint
    var typographicBounds: CGRect { get }
  }
  class NSTextList: NSObject, NSCoding, NSCopying, NSSecureCoding {
    struct MarkerFormats: RawRepresentable, Hashable {}
    struct Options: OptionSet {}
    init()
    init?(coder: NSCoder)
    init(markerFormat format: String, options mask: NSTextList.Options)
    init(markerFormat: String, options: NSTextList.Options, startingItemNumber: Int)
    var isOrdered: Bool { get }
    var listOptions: NSTextList.Options { get }
    func marker(forItemNumber itemNum: Int) -> String
    var markerFormat: NSTextList.MarkerFormats { get }
    var startingItemNumber: Int
  }
  extension NSTextList.MarkerFormats {
    static var box: NSTextList.MarkerFormats { get }
    static var check: NSTextList.MarkerFormats { get }
    static var circle: NSTextList.MarkerFormats { get }
    static var customString: NSTextList.MarkerFormats { get }
    static var decimal: NSTextList.MarkerFormats { get }
    static var diamond: NSTextList.MarkerFormats { get }
    static var disc: NSTextList.MarkerFormats { get }
    static var hyphen: NSTextList.MarkerFormats { get }
    init(rawValue: String)
    static var lowercaseAlpha: NSTextList.MarkerFormats { get }
    static var lowercaseHexadecimal: NSTextList.MarkerFormats { get }
    static var lowercaseLatin: NSTextList.MarkerFormats { get }
    static var lowercaseRoman: NSTextList.MarkerFormats { get }
    static var octal: NSTextList.MarkerFormats { get }
    var rawValue: String { get }
    static var square: NSTextList.MarkerFormats { get }
    static var uppercaseAlpha: NSTextList.MarkerFormats { get }
    static var uppercaseHexadecimal: NSTextList.MarkerFormats { get }
    static var uppercaseLatin: NSTextList.MarkerFormats { get }
    static var uppercaseRoman: NSTextList.MarkerFormats { get }
  }
  extension NSTextList.Options {
    init(rawValue: UInt)
    static var prependEnclosingMarker: NSTextList.Options { get }
    var rawValue: UInt { get }
  }
  class NSTextListElement: NSTextParagraph {
    var attributedString: NSAttributedString { get }
    var childElements: [NSTextListElement] { get }
    var contents: NSAttributedString? { get }
    init()
    init(attributedString: NSAttributedString?)
    init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int)
    init(contents: NSAttributedString, markerAttributes: [AnyHashable: Any]?, textList: NSTextList, childElements children: [NSTextListElement]?)
    init(parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?, markerAttributes: [AnyHashable: Any]?, childElements children: [NSTextListElement]?)
    init(textContentManager: NSTextContentManager?)
    var markerAttributes: [AnyHashable: Any]? { get }
    var parent: NSTextListElement? { get }
    var textList: NSTextList { get }
  }
  protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: NSTextLocation) -> ComparisonResult
  }
  class NSTextParagraph: NSTextElement {
    var attributedString: NSAttributedString { get }
    init()
    init(attributedString: NSAttributedString?)
    init(textContentManager: NSTextContentManager?)
    var paragraphContentRange: NSTextRange? { get }
    var paragraphSeparatorRange: NSTextRange? { get }
  }
  class NSTextRange: NSObject {
    func contains(_ textRange: NSTextRange) -> Bool
    func containsLocation(_ location: NSTextLocation) -> Bool
    var endLocation: NSTextLocation { get }
    func formingUnion(with textRange: NSTextRange) -> NSTextRange
    init(location: NSTextLocation)
    init(location: NSTextLocation, end endLocation: NSTextLocation?)
    func intersecting(with textRange: NSTextRange) -> NSTextRange?
    func intersects(with textRange: NSTextRange) -> Bool
    var isEmpty: Bool { get }
    func isEqual(to textRange: NSTextRange) -> Bool
    var location: NSTextLocation { get }
  }
  var NSTextScalingDocumentAttribute: String { get }
  class NSTextSelection: NSObject, NSSecureCoding {
    enum Affinity: Int { case upstream, downstream }
    enum Granularity: Int { case character, word, paragraph, line, sentence }
    var affinity: NSTextSelection.Affinity { get }
    var anchorPositionOffset: CGFloat
    var granularity: NSTextSelection.Granularity { get }
    init?(coder: NSCoder)
    init(location: NSTextLocation, affinity: NSTextSelection.Affinity)
    init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
    init(ranges textRanges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
    var isLogical: Bool
    var isTransient: Bool { get }
    var secondarySelectionLocation: NSTextLocation?
    var textRanges: [NSTextRange] { get }
    var typingAttributes: [String: Any]
    func withTextRanges(_ textRanges: [NSTextRange]) -> NSTextSelection
  }
  protocol NSTextSelectionDataSource: NSObjectProtocol {
    func baseWritingDirection(at location: NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
    var documentRange: NSTextRange { get }
    func enumerateCaretOffsetsInLineFragment(at location: NSTextLocation, using handler: @escaping (CGFloat, NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateContainerBoundaries(from location: NSTextLocation, reverse: Bool, using handler: @escaping (NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateSubstrings(from location: NSTextLocation, options: NSStringEnumerationOptions, using handler: @escaping (String, NSTextRange, NSTextRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func lineFragmentRange(for point: CGPoint, inContainerAt location: NSTextLocation) -> NSTextRange?
    func location(from location: NSTextLocation, withOffset offset: Int) -> NSTextLocation?
    func offset(from: NSTextLocation, to: NSTextLocation) -> Int
    func textLayoutOrientation(at location: NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
    func textRange(for selectionGranularity: NSTextSelection.Granularity, enclosingLocation location: NSTextLocation) -> NSTextRange?
  }
  class NSTextSelectionNavigation: NSObject {
    enum Destination: Int { case character, word, line, sentence, paragraph, container, document }
    enum Direction: Int { case forward, backward, right, left, up, down }
    enum LayoutOrientation: Int { case horizontal, vertical }
    struct Modifier: OptionSet {}
    enum WritingDirection: Int { case leftToRight, rightToLeft }
    var allowsNonContiguousRanges: Bool
    func deletionRanges(for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination, allowsDecomposition: Bool) -> [NSTextRange]
    func destinationSelection(for textSelection: NSTextSelection, direction: NSTextSelectionNavigation.Direction, destination: NSTextSelectionNavigation.Destination, extending: Bool, confined: Bool) -> NSTextSelection?
    func flushLayoutCache()
    init(dataSource: NSTextSelectionDataSource)
    func resolvedInsertionLocation(for textSelection: NSTextSelection, writingDirection: NSTextSelectionNavigation.WritingDirection) -> NSTextLocation?
    var rotatesCoordinateSystemForLayoutOrientation: Bool
    func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosingPoint point: CGPoint, inContainerAt location: NSTextLocation) -> NSTextSelection?
    func textSelection(for selectionGranularity: NSTextSelection.Granularity, enclosingTextSelection textSelection: NSTextSelection) -> NSTextSelection
    var textSelectionDataSource: NSTextSelectionDataSource? { get }
    func textSelectionsInteracting(at point: CGPoint, inContainerAt containerLocation: NSTextLocation, anchors: [NSTextSelection], modifiers: NSTextSelectionNavigation.Modifier, selecting: Bool, bounds: CGRect) -> [NSTextSelection]
  }
  extension NSTextSelectionNavigation.Modifier {
    static var extend: NSTextSelectionNavigation.Modifier { get }
    init(rawValue: UInt)
    static var multiple: NSTextSelectionNavigation.Modifier { get }
    var rawValue: UInt { get }
    static var visual: NSTextSelectionNavigation.Modifier { get }
  }
  class NSTextStorage: NSMutableAttributedString, NSSecureCoding {
    struct EditActions: OptionSet {}
    func addLayoutManager(_ aLayoutManager: NSLayoutManager)
    var changeInLength: Int { get }
    var delegate: NSTextStorageDelegate?
    static var didProcessEditingNotification: Notification.Name { get }
    func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    var editedMask: NSTextStorage.EditActions { get }
    var editedRange: NSRange { get }
    func ensureAttributesAreFixed(in range: NSRange)
    var fixesAttributesLazily: Bool { get }
    init()
    init?(coder: NSCoder)
    init(string str: String)
    func invalidateAttributes(in range: NSRange)
    var layoutManagers: [NSLayoutManager] { get }
    func processEditing()
    func removeLayoutManager(_ aLayoutManager: NSLayoutManager)
    var textStorageObserver: NSTextStorageObserving?
    static var willProcessEditingNotification: Notification.Name { get }
  }
  extension NSTextStorage.EditActions {
    static var attributes: NSTextStorage.EditActions { get }
    static var characters: NSTextStorage.EditActions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
  }
  protocol NSTextStorageObserving: NSObjectProtocol {
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: @escaping () -> Void)
    func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    var textStorage: NSTextStorage?
  }
  class NSTextTab: NSObject, NSSecureCoding, NSCopying {
    var alignment: Any { get }
    static func columnTerminators(for locale: Locale?) -> CharacterSet
    init()
    init?(coder: NSCoder)
    init(textAlignment alignment: Any, location: CGFloat, options: [AnyHashable: Any])
    var location: CGFloat { get }
    var options: [AnyHashable: Any] { get }
  }
  class NSTextViewportLayoutController: NSObject {
    func adjustViewport(byVerticalOffset verticalOffset: CGFloat)
    var delegate: NSTextViewportLayoutControllerDelegate?
    init(textLayoutManager: NSTextLayoutManager)
    func layoutViewport()
    func relocateViewport(to textLocation: NSTextLocation) -> CGFloat
    var textLayoutManager: NSTextLayoutManager? { get }
    var viewportBounds: CGRect { get }
    var viewportRange: NSTextRange? { get }
  }
  protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    func textViewportLayoutController(_ textViewportLayoutController: NSTextViewportLayoutController, configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  }
  var NSTrackingAttributeName: String { get }
  class NSUIViewToolbarItem: NSToolbarItem {
    init(itemIdentifier identifier: String, uiView: UIView)
    var uiView: UIView
  }
  var NSUnderlineColorAttributeName: String { get }
  struct NSUnderlineStyle: OptionSet {
    static var byWord: NSUnderlineStyle { get }
    static var double: NSUnderlineStyle { get }
    init(rawValue: Int)
    static var patternDash: NSUnderlineStyle { get }
    static var patternDot: NSUnderlineStyle { get }
    var rawValue: Int { get }
    static var single: NSUnderlineStyle { get }
    static var thick: NSUnderlineStyle { get }
  }
  var NSUnderlineStyleAttributeName: String { get }
  var NSUserActivityDocumentURLKey: String { get }
  var NSVerticalGlyphFormAttributeName: String { get }
  var NSViewModeDocumentAttribute: String { get }
  var NSViewSizeDocumentAttribute: String { get }
  var NSViewZoomDocumentAttribute: String { get }
  var NSWritingDirectionAttributeName: String { get }
  struct NSWritingDirectionFormatType: OptionSet {
    static var embedding: NSWritingDirectionFormatType { get }
    init(rawValue: Int)
    static var override: NSWritingDirectionFormatType { get }
    var rawValue: Int { get }
  }
  var NSWritingToolsExclusionAttributeName: String { get }
  extension String {
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  }
  class UIAcceleration: NSObject {
    init()
    var timestamp: Double { get }
    var x: Double { get }
    var y: Double { get }
    var z: Double { get }
  }
  class UIAccelerometer: NSObject {
    var delegate: UIAccelerometerDelegate?
    init()
    static var shared: UIAccelerometer { get }
    var updateInterval: Double
  }
  protocol UIAccelerometerDelegate: NSObjectProtocol {
    func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration)
  }
  enum UIAccessibility {
    enum GuidedAccessRestrictionState: Int { case allow, deny }
    enum HearingDeviceEar: UInt { case none, left, right, both }
    struct Notification: RawRepresentable, Hashable {}
    enum ZoomType: Int { case insertionPoint }
    static var announcementDidFinishNotification: Notification.Name { get }
    static var boldTextStatusDidChangeNotification: Notification.Name { get }
    static var buttonShapesEnabled: Bool { get }
    static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect
    static var darkerSystemColorsStatusDidChangeNotification: Notification.Name { get }
    static var elementFocusedNotification: Notification.Name { get }
    static var invertColorsStatusDidChangeNotification: Notification.Name { get }
    static var isAssistiveTouchRunning: Bool { get }
    static var isBoldTextEnabled: Bool { get }
    static var isClosedCaptioningEnabled: Bool { get }
    static var isDarkerSystemColorsEnabled: Bool { get }
    static var isGrayscaleEnabled: Bool { get }
    static var isGuidedAccessEnabled: Bool { get }
    static var isInvertColorsEnabled: Bool { get }
    static var isMonoAudioEnabled: Bool { get }
    static var isOnOffSwitchLabelsEnabled: Bool { get }
    static var isReduceMotionEnabled: Bool { get }
    static var isReduceTransparencyEnabled: Bool { get }
    static var isShakeToUndoEnabled: Bool { get }
    static var isSpeakScreenEnabled: Bool { get }
    static var isSpeakSelectionEnabled: Bool { get }
    static var isSwitchControlRunning: Bool { get }
    static var isVideoAutoplayEnabled: Bool { get }
    static var isVoiceOverRunning: Bool { get }
    static func post(notification: UIAccessibility.Notification, argument: Any?)
    static var prefersCrossFadeTransitions: Bool { get }
    static var reduceMotionStatusDidChangeNotification: Notification.Name { get }
    static var reduceTransparencyStatusDidChangeNotification: Notification.Name { get }
    static func requestGuidedAccessSession(enabled: Bool, completionHandler: @escaping (Bool) -> Void)
    static var shouldDifferentiateWithoutColor: Bool { get }
    static var switchControlStatusDidChangeNotification: Notification.Name { get }
    static var voiceOverStatusDidChangeNotification: Notification.Name { get }
  }
  extension UIAccessibility.Notification {
    static var announcement: UIAccessibility.Notification { get }
    static var layoutChanged: UIAccessibility.Notification { get }
    static var pageScrolled: UIAccessibility.Notification { get }
    static var screenChanged: UIAccessibility.Notification { get }
  }
  var UIAccessibilityAnnouncementNotification: Int32 { get }
  var UIAccessibilityAssistiveTechnologyKey: String { get }
  protocol UIAccessibilityContainer: NSObjectProtocol {
    var accessibilityContainerType: UIAccessibilityContainerType
    func accessibilityElement(at index: Int) -> Any
    func accessibilityElementCount() -> Int
    var accessibilityElements: Any { get }
    func index(ofAccessibilityElement element: Any) -> Int
    func setAccessibilityElements(_ elements: Any?)
  }
  protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    var accessibilityColumnCount: Int { get }
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> UIAccessibilityContainerDataTableCell?
    func accessibilityHeaderElements(forColumn column: Int) -> [UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forRow row: Int) -> [UIAccessibilityContainerDataTableCell]?
    var accessibilityRowCount: Int { get }
  }
  protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    var accessibilityColumnRange: NSRange { get }
    var accessibilityRowRange: NSRange { get }
  }
  enum UIAccessibilityContainerType: Int {
    case none, dataTable, list, landmark, semanticGroup
  }
  protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool
  }
  enum UIAccessibilityContrast: Int {
    case unspecified, normal, high
  }
  class UIAccessibilityCustomAction: NSObject {
    var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    var attributedName: NSAttributedString
    var category: String?
    var image: UIImage?
    init(attributedName: NSAttributedString, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)
    init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool)
    init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector)
    init(attributedName: NSAttributedString, target: Any?, selector: Selector)
    init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)
    init(name: String, image: UIImage?, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool)
    init(name: String, image: UIImage?, target: Any?, selector: Selector)
    init(name: String, target: Any, selector: Selector)
    var name: String?
    var selector: Selector?
    var target: Any?
  }
  var UIAccessibilityCustomActionCategoryEdit: String { get }
  class UIAccessibilityCustomRotor: NSObject {
    enum Direction: Int { case previous, next }
    enum SystemRotorType: Int { case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark }
    var attributedName: NSAttributedString
    init()
    init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult)
    init(name: String, itemSearch itemSearchHandler: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult)
    init(systemType type: UIAccessibilityCustomRotor.SystemRotorType, itemSearch itemSearchBlock: @escaping (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult)
    var itemSearchBlock: (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult
    var name: String
    var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { get }
  }
  class UIAccessibilityCustomRotorItemResult: NSObject {
    init()
    init(targetElement: Any, targetRange: UITextRange?)
    var targetElement: Any?
    var targetRange: UITextRange?
  }
  class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    var currentItem: UIAccessibilityCustomRotorItemResult
    init()
    var searchDirection: UIAccessibilityCustomRotor.Direction
  }
  struct UIAccessibilityDirectTouchOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var requiresActivation: UIAccessibilityDirectTouchOptions { get }
    static var silentOnTouch: UIAccessibilityDirectTouchOptions { get }
  }
  class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    var accessibilityContainer: Any?
    var accessibilityFrame: CGRect
    var accessibilityFrameInContainerSpace: CGRect
    var accessibilityHint: String?
    var accessibilityLabel: String?
    var accessibilityTraits: UInt64
    var accessibilityValue: String?
    static var focusedNotification: Notification.Name { get }
    init(accessibilityContainer container: Any)
    var isAccessibilityElement: Bool
  }
  enum UIAccessibilityExpandedStatus: Int {
    case unsupported, expanded, collapsed
  }
  var UIAccessibilityFocusedElementKey: String { get }
  protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String?
  }
  var UIAccessibilityLayoutChangedNotification: Int32 { get }
  class UIAccessibilityLocationDescriptor: NSObject {
    var attributedName: NSAttributedString { get }
    init(attributedName: NSAttributedString, point: CGPoint, in view: UIView)
    init(name: String, point: CGPoint, in view: UIView)
    init(name: String, view: UIView)
    var name: String { get }
    var point: CGPoint { get }
    var view: UIView? { get }
  }
  enum UIAccessibilityNavigationStyle: Int {
    case automatic, separate, combined
  }
  var UIAccessibilityNotificationSwitchControlIdentifier: String { get }
  var UIAccessibilityNotificationVoiceOverIdentifier: String { get }
  var UIAccessibilityPageScrolledNotification: Int32 { get }
  var UIAccessibilityPauseAssistiveTechnologyNotification: Int32 { get }
  enum UIAccessibilityPostNotification: Int32 {
    case announcement, layoutChanged, pageScrolled, screenChanged
  }
  struct UIAccessibilityPriority: RawRepresentable, Hashable {
    static var `default`: UIAccessibilityPriority { get }
    static var high: UIAccessibilityPriority { get }
    init(rawValue: String)
    static var low: UIAccessibilityPriority { get }
    var rawValue: String { get }
  }
  protocol UIAccessibilityReadingContent: NSObjectProtocol {
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    var accessibilityAttributedPageContent: NSAttributedString { get }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityLineNumber(for point: CGPoint) -> Int
    var accessibilityPageContent: String { get }
  }
  var UIAccessibilityResumeAssistiveTechnologyNotification: Int32 { get }
  var UIAccessibilityScreenChangedNotification: Int32 { get }
  enum UIAccessibilityScrollDirection: Int {
    case right, left, up, down, next, previous
  }
  var UIAccessibilitySpeechAttributeAnnouncementPriority: String { get }
  var UIAccessibilitySpeechAttributeIPANotation: String { get }
  var UIAccessibilitySpeechAttributeLanguage: String { get }
  var UIAccessibilitySpeechAttributePitch: String { get }
  var UIAccessibilitySpeechAttributePunctuation: String { get }
  var UIAccessibilitySpeechAttributeQueueAnnouncement: String { get }
  var UIAccessibilitySpeechAttributeSpellOut: String { get }
  var UIAccessibilityTextAttributeContext: String { get }
  var UIAccessibilityTextAttributeCustom: String { get }
  var UIAccessibilityTextAttributeHeadingLevel: String { get }
  struct UIAccessibilityTextualContext: RawRepresentable, Hashable {
    static var console: UIAccessibilityTextualContext { get }
    static var fileSystem: UIAccessibilityTextualContext { get }
    init(rawValue: String)
    static var messaging: UIAccessibilityTextualContext { get }
    static var narrative: UIAccessibilityTextualContext { get }
    var rawValue: String { get }
    static var sourceCode: UIAccessibilityTextualContext { get }
    static var spreadsheet: UIAccessibilityTextualContext { get }
    static var wordProcessing: UIAccessibilityTextualContext { get }
  }
  var UIAccessibilityTraitAdjustable: Int64 { get }
  var UIAccessibilityTraitAllowsDirectInteraction: Int64 { get }
  var UIAccessibilityTraitButton: Int64 { get }
  var UIAccessibilityTraitCausesPageTurn: Int64 { get }
  var UIAccessibilityTraitHeader: Int64 { get }
  var UIAccessibilityTraitImage: Int64 { get }
  var UIAccessibilityTraitKeyboardKey: Int64 { get }
  var UIAccessibilityTraitLink: Int64 { get }
  var UIAccessibilityTraitNone: Int64 { get }
  var UIAccessibilityTraitNotEnabled: Int64 { get }
  var UIAccessibilityTraitPlaysSound: Int64 { get }
  var UIAccessibilityTraitSearchField: Int64 { get }
  var UIAccessibilityTraitSelected: Int64 { get }
  var UIAccessibilityTraitStartsMediaSession: Int64 { get }
  var UIAccessibilityTraitStaticText: Int64 { get }
  var UIAccessibilityTraitSummaryElement: Int64 { get }
  var UIAccessibilityTraitTabBar: Int64 { get }
  var UIAccessibilityTraitUpdatesFrequently: Int64 { get }
  struct UIAccessibilityTraits: OptionSet {
    static var adjustable: UIAccessibilityTraits { get }
    static var allowsDirectInteraction: UIAccessibilityTraits { get }
    static var button: UIAccessibilityTraits { get }
    static var causesPageTurn: UIAccessibilityTraits { get }
    static var header: UIAccessibilityTraits { get }
    static var image: UIAccessibilityTraits { get }
    init(rawValue: UInt64)
    static var keyboard: UIAccessibilityTraits { get }
    static var keyboardKey: UIAccessibilityTraits { get }
    static var link: UIAccessibilityTraits { get }
    static var none: UIAccessibilityTraits { get }
    static var notEnabled: UIAccessibilityTraits { get }
    static var playsSound: UIAccessibilityTraits { get }
    var rawValue: String { get }
    static var searchField: UIAccessibilityTraits { get }
    static var selected: UIAccessibilityTraits { get }
    static var startsMediaSession: UIAccessibilityTraits { get }
    static var staticText: UIAccessibilityTraits { get }
    static var summaryElement: UIAccessibilityTraits { get }
    static var supportsZoom: UIAccessibilityTraits { get }
    static var tabBar: UIAccessibilityTraits { get }
    static var toggleButton: UIAccessibilityTraits { get }
    static var updatesFrequently: UIAccessibilityTraits { get }
  }
  var UIAccessibilityUnfocusedElementKey: String { get }
  var UIAccessibilityVoiceOverStatusChanged: String { get }
  class UIAction: UIMenuElement, UIMenuLeaf {
    struct Identifier: RawRepresentable, Hashable {}
    var attributes: UIMenuElement.Attributes
    static func captureTextFromCameraAction(forResponder responder: UIKeyInput, identifier: String?) -> UIAction
    var discoverabilityTitle: String?
    var identifier: String { get }
    var image: UIImage?
    init(handler: @escaping (UIAction) -> Void)
    init(title: String = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil, handler: @escaping UIActionHandler)
    init(title: String, image: UIImage?, identifier: String?, handler: @escaping (UIAction) -> Void)
    init(title: String = nil, subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil, handler: @escaping UIActionHandler)
    var sender: Any? { get }
    var state: UIMenuElement.State
    var title: String
  }
  extension UIAction.Identifier {
    init(_ rawValue: String)
    init(rawValue: String)
    static var none: UIAction.Identifier { get }
    static var paste: UIAction.Identifier { get }
    static var pasteAndGo: UIAction.Identifier { get }
    static var pasteAndMatchStyle: UIAction.Identifier { get }
    static var pasteAndSearch: UIAction.Identifier { get }
    var rawValue: String { get }
  }
  typealias UIActionHandler = (UIAction) -> Void
  class UIActionSheet: UIView {
    enum Style: Int { case automatic, `default`, blackTranslucent, blackOpaque }
    var actionSheetStyle: UIActionSheet.Style
    func addButton(withTitle title: String) -> Int
    func buttonTitle(at index: Int) -> String
    var cancelButtonIndex: Int
    var delegate: UIActionSheetDelegate?
    var destructiveButtonIndex: Int
    func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool)
    var firstOtherButtonIndex: Int { get }
    init()
    init(frame: CGRect)
    init(title: String?, delegate Delegate: UIActionSheetDelegate?, cancelButtonTitle cancelTitle: String?, destructiveButtonTitle destroy: String?, otherButtonTitles other: String?)
    var isVisible: Bool { get }
    var numberOfButtons: Int { get }
    func show(from view: UITabBar)
    func show(from view: UIToolbar)
    func show(from item: UIBarButtonItem, animated: Bool)
    func show(from rect: CGRect, in inView: UIView, animated: Bool)
    func show(in view: UIView)
    var title: String?
  }
  protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
    func willPresent(_ actionSheet: UIActionSheet)
  }
  class UIActivity: NSObject {
    struct ActivityType: RawRepresentable, Hashable {}
    enum Category: Int { case action, share }
    enum CollaborationMode: Int { case sendCopy, collaborate }
    enum SectionTypes: UInt { case none, peopleSuggestions }
    static var activityCategory: UIActivity.Category { get }
    func activityDidFinish(_ completed: Bool)
    var activityImage: UIImage { get }
    var activityTitle: String? { get }
    var activityType: String? { get }
    var activityViewController: UIViewController { get }
    func canPerform(withActivityItems activityItems: [Any]) -> Bool
    init()
    func perform()
    func prepare(withActivityItems activityItems: [Any])
  }
  extension UIActivity.ActivityType {
    static var addToHomeScreen: UIActivity.ActivityType { get }
    static var addToReadingList: UIActivity.ActivityType { get }
    static var airDrop: UIActivity.ActivityType { get }
    static var assignToContact: UIActivity.ActivityType { get }
    static var collaborationCopyLink: UIActivity.ActivityType { get }
    static var collaborationInviteWithLink: UIActivity.ActivityType { get }
    static var copyToPasteboard: UIActivity.ActivityType { get }
    init(rawValue: String)
    static var mail: UIActivity.ActivityType { get }
    static var markupAsPDF: UIActivity.ActivityType { get }
    static var message: UIActivity.ActivityType { get }
    static var openInIBooks: UIActivity.ActivityType { get }
    static var postToFacebook: UIActivity.ActivityType { get }
    static var postToFlickr: UIActivity.ActivityType { get }
    static var postToTencentWeibo: UIActivity.ActivityType { get }
    static var postToTwitter: UIActivity.ActivityType { get }
    static var postToVimeo: UIActivity.ActivityType { get }
    static var postToWeibo: UIActivity.ActivityType { get }
    static var print: UIActivity.ActivityType { get }
    var rawValue: String { get }
    static var saveToCameraRoll: UIActivity.ActivityType { get }
    static var sharePlay: UIActivity.ActivityType { get }
  }
  class UIActivityCollaborationModeRestriction: NSObject, NSSecureCoding, NSCopying {
    var alertDismissButtonTitle: String? { get }
    var alertMessage: String? { get }
    var alertRecoverySuggestionButtonLaunchURL: URL? { get }
    var alertRecoverySuggestionButtonTitle: String? { get }
    var alertTitle: String? { get }
    var disabledMode: UIActivity.CollaborationMode { get }
    init?(coder: NSCoder)
    init(disabledMode: UIActivity.CollaborationMode)
    init(disabledMode: UIActivity.CollaborationMode, alertTitle: String, alertMessage: String)
    init(disabledMode: UIActivity.CollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String)
    init(disabledMode: UIActivity.CollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunch alertRecoverySuggestionButtonLaunchUrl: URL)
  }
  class UIActivityIndicatorView: UIView, NSCoding {
    enum Style: Int { case whiteLarge, white, gray, medium, large }
    var activityIndicatorViewStyle: UIActivityIndicatorView.Style
    var color: UIColor?
    var hidesWhenStopped: Bool
    init()
    init(activityIndicatorStyle style: UIActivityIndicatorView.Style)
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(style: UIActivityIndicatorView.Style)
    var isAnimating: Bool { get }
    func startAnimating()
    func stopAnimating()
  }
  class UIActivityItemProvider: Operation, UIActivityItemSource {
    var activityType: String? { get }
    init(placeholderItem: Any)
    var item: Any { get }
    var placeholderItem: Any? { get }
  }
  protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewController(_ activityViewController: UIActivityViewController, dataTypeIdentifierForActivityType activityType: String?) -> String
    func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: String?) -> Any?
    func activityViewController(_ activityViewController: UIActivityViewController, subjectForActivityType activityType: String?) -> String
    func activityViewController(_ activityViewController: UIActivityViewController, thumbnailImageForActivityType activityType: String?, suggestedSize: CGSize) -> UIImage
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata?
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewControllerShareRecipients(_ activityViewController: UIActivityViewController) -> [INPerson]
  }
  class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    struct Interaction: RawRepresentable, Hashable {}
    struct PreviewIntent: RawRepresentable, Hashable {}
    var applicationActivitiesProvider: (() -> [UIActivity])?
    init(itemProviders: [NSItemProvider])
    init(objects: [NSItemProviderWriting])
    var localObject: Any?
    var metadataProvider: ((String) -> Any)?
    var perItemMetadataProvider: ((Int, String) -> Any)?
    var previewProvider: ((Int, String, CGSize) -> Any)?
    var supportedInteractions: [String]?
  }
  extension UIActivityItemsConfiguration.Interaction {
    static var copy: UIActivityItemsConfiguration.Interaction { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var share: UIActivityItemsConfiguration.Interaction { get }
  }
  extension UIActivityItemsConfiguration.PreviewIntent {
    static var fullSize: UIActivityItemsConfiguration.PreviewIntent { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var thumbnail: UIActivityItemsConfiguration.PreviewIntent { get }
  }
  var UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions: String { get }
  var UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata: String { get }
  var UIActivityItemsConfigurationMetadataKeyMessageBody: String { get }
  var UIActivityItemsConfigurationMetadataKeyShareRecipients: String { get }
  var UIActivityItemsConfigurationMetadataKeyTitle: String { get }
  protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
    var activityItemsConfiguration: UIActivityItemsConfigurationReading? { get }
  }
  protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    func activityItemsConfigurationMetadata(forKey activityItemsConfigurationMetadataKey: String) -> Any?
    func activityItemsConfigurationMetadataForItem(at index: Int, key activityItemsConfigurationMetadataKey: String) -> Any?
    func activityItemsConfigurationPreviewForItem(at index: Int, intent activityItemsConfigurationPreviewIntent: String, suggestedSize: CGSize) -> NSItemProvider?
    func activityItemsConfigurationSupportsInteraction(_ activityItemsConfigurationInteraction: String) -> Bool
    var applicationActivitiesForActivityItemsConfiguration: [UIActivity] { get }
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  }
  class UIActivityViewController: UIViewController {
    var allowsProminentActivity: Bool
    var completionHandler: ((String, Bool) -> Void)?
    var completionWithItemsHandler: ((String, Bool, [NSExtensionItem]?, Error?) -> Void)?
    var excludedActivitySectionTypes: UIActivity.SectionTypes
    var excludedActivityTypes: [String]?
    init(activityItems: [Any], applicationActivities: [UIActivity]?)
    init(activityItemsConfiguration: UIActivityItemsConfigurationReading)
  }
  protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for forPresentationController: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    func presentationController(_ presentationController: UIPresentationController, prepareAdaptivePresentationController adaptivePresentationController: UIPresentationController)
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController
    func presentationController(_ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?)
    func presentationControllerDidAttempt(toDismiss presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  }
  class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {
    enum Style: Int { case `default`, cancel, destructive }
    init()
    init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
    var isEnabled: Bool
    var style: UIAlertAction.Style { get }
    var title: String? { get }
  }
  class UIAlertController: UIViewController, UISpringLoadedInteractionSupporting {
    enum Severity: Int { case `default`, critical }
    enum Style: Int { case actionSheet, alert }
    var actions: [UIAlertAction] { get }
    func addAction(_ action: UIAlertAction)
    func addTextField(configurationHandler: @escaping (UITextField) -> Void)
    init()
    init(nibName: String?, bundle: Bundle?)
    init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
    var message: String?
    var preferredAction: UIAlertAction?
    var preferredStyle: UIAlertController.Style { get }
    var severity: UIAlertController.Severity
    var textFields: [UITextField] { get }
    var title: String?
  }
  class UIAlertView: UIView, NSCoding {
    enum Style: Int { case `default`, secureTextInput, plainTextInput, loginAndPasswordInput }
    func addButton(withTitle title: String?) -> Int
    var alertViewStyle: UIAlertView.Style
    func buttonTitle(at index: Int) -> String
    var cancelButtonIndex: Int
    var delegate: UIAlertViewDelegate?
    func dismiss(withClickedButtonIndex index: Int, animated: Bool)
    var firstOtherButtonIndex: Int { get }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(title: String?, message: String?, delegate viewDelegate: UIAlertViewDelegate?, cancelButtonTitle: String?, otherButtonTitles: UnsafeMutableRawPointer, _ mustBeNull: UnsafeMutableRawPointer, _ mustAlsoBeNull: UnsafeMutableRawPointer)
    var isVisible: Bool { get }
    var message: String?
    var numberOfButtons: Int { get }
    func show()
    func textField(at textFieldIndex: Int) -> UITextField
    var title: String?
  }
  protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertview: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
    func didPresent(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
  }
  protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [UIAppearanceContainer.Type]) -> Self
  }
  protocol UIAppearanceContainer: NSObjectProtocol {}
  class UIApplication: UIResponder {
    enum Category: Int { case uiApplicationCategoryWebBrowser }
    enum CategoryDefaultStatus: Int { case unavailable, isDefault, notDefault }
    struct LaunchOptionsKey: RawRepresentable, Hashable {}
    struct OpenExternalURLOptionsKey: RawRepresentable, Hashable {}
    struct OpenURLOptionsKey: RawRepresentable, Hashable {}
    enum State: Int { case active, inactive, background }
    func activateSceneSession(for request: UISceneSessionActivationRequest, errorHandler: ((Error?) -> Void)? = nil)
    var alternateIconName: String? { get }
    var applicationIconBadgeNumber: Int
    var applicationState: UIApplication.State { get }
    var applicationSupportsShakeToEdit: Bool
    static var backgroundFetchIntervalMinimum: TimeInterval { get }
    static var backgroundFetchIntervalNever: TimeInterval { get }
    var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
    static var backgroundRefreshStatusDidChangeNotification: Notification.Name { get }
    static var backgroundTaskInvalid: UIBackgroundTaskIdentifier { get }
    var backgroundTimeRemaining: TimeInterval { get }
    func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
    func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier
    func beginIgnoringInteractionEvents()
    func beginReceivingRemoteControlEvents()
    func canOpenURL(_ url: URL?) -> Bool
    func cancelAllLocalNotifications()
    func cancelLocalNotification(_ notification: UILocalNotification)
    func clearKeepAliveTimeout()
    func completeStateRestoration()
    var connectedScenes: Set<UIScene> { get }
    var currentUserNotificationSettings: UIUserNotificationSettings { get }
    func defaultStatus(for category: UIApplication.Category) throws -> UIApplication.CategoryDefaultStatus
    var delegate: UIApplicationDelegate?
    static var didBecomeActiveNotification: Notification.Name { get }
    static var didChangeStatusBarFrameNotification: Notification.Name { get }
    static var didChangeStatusBarOrientationNotification: Notification.Name { get }
    static var didEnterBackgroundNotification: Notification.Name { get }
    static var didFinishLaunchingNotification: Notification.Name { get }
    static var didReceiveMemoryWarningNotification: Notification.Name { get }
    var enabledRemoteNotificationTypes: UIRemoteNotificationType { get }
    func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
    func endIgnoringInteractionEvents()
    func endReceivingRemoteControlEvents()
    func extendStateRestoration()
    func ignoreSnapshotOnNextApplicationLaunch()
    init()
    var isIdleTimerDisabled: Bool
    var isIgnoringInteractionEvents: Bool { get }
    var isNetworkActivityIndicatorVisible: Bool
    var isProtectedDataAvailable: Bool { get }
    var isRegisteredForRemoteNotifications: Bool { get }
    var isStatusBarHidden: Bool
    var keyWindow: UIWindow? { get }
    func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = nil) async -> Bool
    func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = nil, completionHandler completion: ((Bool) -> Void)? = nil)
    static var openDefaultApplicationsSettingsURLString: String { get }
    static var openNotificationSettingsURLString: String { get }
    var openSessions: Set<UISceneSession> { get }
    static var openSettingsURLString: String { get }
    func openURL(_ url: URL) -> Bool
    var preferredContentSizeCategory: String { get }
    func presentLocalNotificationNow(_ notification: UILocalNotification)
    func register(forRemoteNotificationTypes types: UIRemoteNotificationType)
    func registerForRemoteNotifications()
    static func registerObject(forStateRestoration uistateRestoringObject: UIStateRestoring, restorationIdentifier: String)
    func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings)
    func requestSceneSessionActivation(_ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((Error?) -> Void)? = nil)
    func requestSceneSessionDestruction(_ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((Error?) -> Void)? = nil)
    func requestSceneSessionRefresh(_ sceneSession: UISceneSession)
    func scheduleLocalNotification(_ notification: UILocalNotification)
    var scheduledLocalNotifications: [UILocalNotification]
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for forEvent: UIEvent?) -> Bool
    func sendEvent(_ uievent: UIEvent)
    func setAlternateIconName(_ alternateIconName: String?) async throws
    func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)?)
    func setKeepAliveTimeout(_ timeout: Double, handler: (() -> Void)?) -> Bool
    func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: Double)
    func setNewsstandIconImage(_ image: UIImage?)
    func setStatusBarHidden(_ hidden: Bool, animated: Bool)
    func setStatusBarHidden(_ state: Bool, with animation: UIStatusBarAnimation)
    func setStatusBarOrientation(_ orientation: UIInterfaceOrientation, animated: Bool)
    func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool)
    static var shared: UIApplication { get }
    var shortcutItems: [UIApplicationShortcutItem]?
    static var significantTimeChangeNotification: Notification.Name { get }
    static var stateRestorationBundleVersionKey: String { get }
    var statusBarFrame: CGRect { get }
    var statusBarOrientation: UIInterfaceOrientation
    var statusBarOrientationAnimationDuration: Double { get }
    var statusBarStyle: UIStatusBarStyle
    func supportedInterfaceOrientations(for window: UIWindow) -> UIInterfaceOrientationMask
    var supportsAlternateIcons: Bool { get }
    var supportsMultipleScenes: Bool { get }
    func unregisterForRemoteNotifications()
    static var userDidTakeScreenshotNotification: Notification.Name { get }
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    static var willChangeStatusBarFrameNotification: Notification.Name { get }
    static var willChangeStatusBarOrientationNotification: Notification.Name { get }
    static var willEnterForegroundNotification: Notification.Name { get }
    static var willResignActiveNotification: Notification.Name { get }
    static var willTerminateNotification: Notification.Name { get }
    var windows: [UIWindow] { get }
  }
  extension UIApplication.LaunchOptionsKey {
    static var annotation: UIApplication.LaunchOptionsKey { get }
    static var bluetoothCentrals: UIApplication.LaunchOptionsKey { get }
    static var bluetoothPeripherals: UIApplication.LaunchOptionsKey { get }
    static var cloudKitShareMetadata: UIApplication.LaunchOptionsKey { get }
    static var eventAttribution: UIApplication.LaunchOptionsKey { get }
    init(rawValue: String)
    static var localNotification: UIApplication.LaunchOptionsKey { get }
    static var location: UIApplication.LaunchOptionsKey { get }
    static var newsstandDownloads: UIApplication.LaunchOptionsKey { get }
    var rawValue: String { get }
    static var remoteNotification: UIApplication.LaunchOptionsKey { get }
    static var shortcutItem: UIApplication.LaunchOptionsKey { get }
    static var sourceApplication: UIApplication.LaunchOptionsKey { get }
    static var url: UIApplication.LaunchOptionsKey { get }
    static var userActivityDictionary: UIApplication.LaunchOptionsKey { get }
    static var userActivityType: UIApplication.LaunchOptionsKey { get }
  }
  extension UIApplication.OpenExternalURLOptionsKey {
    init(rawValue: String)
    var rawValue: String { get }
    static var universalLinksOnly: UIApplication.OpenExternalURLOptionsKey { get }
  }
  extension UIApplication.OpenURLOptionsKey {
    static var annotation: UIApplication.OpenURLOptionsKey { get }
    static var eventAttribution: UIApplication.OpenURLOptionsKey { get }
    init(rawValue: String)
    static var openInPlace: UIApplication.OpenURLOptionsKey { get }
    var rawValue: String { get }
    static var sourceApplication: UIApplication.OpenURLOptionsKey { get }
  }
  var UIApplicationBackgroundFetchIntervalMinimum: Double { get }
  var UIApplicationBackgroundFetchIntervalNever: Double { get }
  struct UIApplicationCategoryDefaultError: Error {
    enum Code: Int { case rateLimited }
    var code: UIApplicationCategoryDefaultError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: UIApplicationCategoryDefaultError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var rateLimited: UIApplicationCategoryDefaultError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var UIApplicationCategoryDefaultErrorDomain: String { get }
  protocol UIApplicationDelegate: NSObjectProtocol {
    func accessibilityPerformMagicTap() -> Bool
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error)
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didUpdateUserActivity userActivity: NSUserActivity)
    func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)
    func application(_ application: UIApplication, handleActionWithIdentifier actionIdentifier: String, for localNotification: UILocalNotification, completionHandler: @escaping () -> Void)
    func application(_ application: UIApplication, handleActionWithIdentifier actionIdentifier: String, for localNotification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(_ application: UIApplication, handleActionWithIdentifier actionIdentifier: String, forRemoteNotification remoteNotificationInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(_ application: UIApplication, handleActionWithIdentifier actionIdentifier: String, forRemoteNotification remoteNotificationInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession sessionIdentifier: String, completionHandler: @escaping () -> Void)
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool
    func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any], reply: @escaping ([AnyHashable: Any]) -> Void)
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(_ application: UIApplication, open url: URL, sourceApplication: String, annotation: Any) -> Bool
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: String) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath restorationIdentifierComponents: [String], coder: NSCoder) -> UIViewController
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)
    func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: Double)
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    var window: UIWindow?
  }
  var UIApplicationKeyboardExtensionPointIdentifier: String { get }
  func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?) -> Int32
  var UIApplicationOpenDefaultApplicationsSettingsURLString: String { get }
  var UIApplicationOpenExternalURLOptionsEventAttributionKey: String { get }
  var UIApplicationOpenNotificationSettingsURLString: String { get }
  var UIApplicationOpenSettingsURLString: String { get }
  var UIApplicationProtectedDataDidBecomeAvailable: String { get }
  var UIApplicationProtectedDataWillBecomeUnavailable: String { get }
  class UIApplicationShortcutIcon: NSObject, NSCopying {
    enum IconType: Int { case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update }
    init()
    init(contact: CNContact)
    init(systemImageName: String)
    init(templateImageName: String)
    init(type: UIApplicationShortcutIcon.IconType)
  }
  class UIApplicationShortcutItem: NSObject, NSMutableCopying {
    var icon: UIApplicationShortcutIcon?
    init(type: String, localizedTitle: String)
    init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]?)
    var localizedSubtitle: String?
    var localizedTitle: String
    var targetContentIdentifier: Any?
    var type: String
    var userInfo: [String: Any]?
  }
  var UIApplicationStateRestorationBundleVersionKey: String { get }
  var UIApplicationStateRestorationSystemVersionKey: String { get }
  var UIApplicationStateRestorationTimestampKey: String { get }
  var UIApplicationStateRestorationUserInterfaceIdiomKey: String { get }
  var UIApplicationStatusBarFrameUserInfoKey: String { get }
  var UIApplicationStatusBarOrientationUserInfoKey: String { get }
  class UIAttachmentBehavior: UIDynamicBehavior {
    enum AttachmentType: Int { case items, anchor }
    var anchorPoint: CGPoint
    var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { get }
    var attachmentRange: UIFloatRange
    var damping: CGFloat
    static func fixedAttachment(with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor: CGPoint) -> UIAttachmentBehavior
    var frequency: CGFloat
    var frictionTorque: CGFloat
    init(item: UIDynamicItem, attachedTo attachedToItem: UIDynamicItem)
    init(item: UIDynamicItem, attachedToAnchor anchorPoint: CGPoint)
    init(item: UIDynamicItem, offsetFromCenter: UIOffset, attachedTo attachedToItem: UIDynamicItem, offsetFromCenter attachOffsetFromCenter: UIOffset)
    init(item: UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor anchorPoint: CGPoint)
    var items: [UIDynamicItem] { get }
    var length: CGFloat
    static func limitAttachment(with item1: UIDynamicItem, offsetFromCenter: UIOffset, attachedTo item2: UIDynamicItem, offsetFromCenter offsetFromCenter2: UIOffset) -> UIAttachmentBehavior
    static func pinAttachment(with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor: CGPoint) -> UIAttachmentBehavior
    static func slidingAttachment(with item1: UIDynamicItem, attachedTo item2: UIDynamicItem, attachmentAnchor: CGPoint, axisOfTranslation translationAxis: CGVector) -> UIAttachmentBehavior
    static func slidingAttachment(with item: UIDynamicItem, attachmentAnchor: CGPoint, axisOfTranslation translationAxis: CGVector) -> UIAttachmentBehavior
  }
  struct UIAxis: OptionSet {
    static var both: UIAxis { get }
    static var horizontal: UIAxis { get }
    init(rawValue: UInt)
    static var neither: UIAxis { get }
    var rawValue: UInt { get }
    static var vertical: UIAxis { get }
  }
  struct UIBackgroundConfiguration: Hashable {
    var backgroundColor: UIColor?
    var backgroundColorTransformer: UIConfigurationColorTransformer?
    var backgroundInsets: NSDirectionalEdgeInsets
    static var clear: UIBackgroundConfiguration { get }
    static func clear() -> UIBackgroundConfiguration
    var cornerRadius: CGFloat
    var customView: UIView?
    var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge
    var image: UIImage?
    var imageContentMode: UIView.ContentMode
    init?(coder: NSCoder)
    static var listAccompaniedSidebarCell: UIBackgroundConfiguration { get }
    static var listCell: UIBackgroundConfiguration { get }
    static func listCell() -> UIBackgroundConfiguration
    static var listFooter: UIBackgroundConfiguration { get }
    static var listGroupedCell: UIBackgroundConfiguration { get }
    static func listGroupedCell() -> UIBackgroundConfiguration
    static var listGroupedHeaderFooter: UIBackgroundConfiguration { get }
    static var listHeader: UIBackgroundConfiguration { get }
    static var listPlainCell: UIBackgroundConfiguration { get }
    static func listPlainCell() -> UIBackgroundConfiguration
    static var listPlainHeaderFooter: UIBackgroundConfiguration { get }
    static var listSidebarCell: UIBackgroundConfiguration { get }
    static func listSidebarCell() -> UIBackgroundConfiguration
    static var listSidebarHeader: UIBackgroundConfiguration { get }
    func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor
    func resolvedBackgroundColor(forTintColor tintColor: UIColor) -> UIColor
    func resolvedStrokeColor(forTintColor tintColor: UIColor) -> UIColor
    var shadowProperties: UIShadowProperties { get }
    var strokeColor: UIColor?
    var strokeColorTransformer: ((UIColor) -> UIColor)?
    var strokeOutset: CGFloat
    var strokeWidth: CGFloat
    func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration
    func updatedConfiguration(for state: UIConfigurationState) -> UIBackgroundConfiguration
    var visualEffect: UIVisualEffect?
  }
  enum UIBackgroundFetchResult: UInt {
    case newData, noData, failed
  }
  enum UIBackgroundRefreshStatus: Int {
    case restricted, denied, available
  }
  struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable {
    init(rawValue: Int)
    static var invalid: UIBackgroundTaskIdentifier { get }
    var rawValue: Int { get }
  }
  var UIBackgroundTaskInvalid: Int { get }
  class UIBandSelectionInteraction: NSObject, UIInteraction {
    enum State: Int { case possible, began, selecting, ended }
    init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void)
    var initialModifierFlags: UIKeyModifierFlags { get }
    var isEnabled: Bool
    var selectionRect: CGRect { get }
    var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?
    var state: UIBandSelectionInteraction.State { get }
  }
  class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {
    var backgroundColor: UIColor?
    var backgroundEffect: UIBlurEffect?
    var backgroundImage: UIImage?
    var backgroundImageContentMode: UIView.ContentMode
    func configureWithDefaultBackground()
    func configureWithOpaqueBackground()
    func configureWithTransparentBackground()
    var idiom: UIUserInterfaceIdiom { get }
    init()
    init(barAppearance: UIBarAppearance)
    init?(coder: NSCoder)
    init(idiom: UIUserInterfaceIdiom)
    var shadowColor: UIColor?
    var shadowImage: UIImage?
  }
  class UIBarButtonItem: UIBarItem, NSCoding, UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem {
    enum Style: Int { case plain, bordered, done }
    enum SystemItem: Int { case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools }
    var action: Selector?
    func add(_ symbolEffect: NSSymbolEffect)
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions)
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    func backButtonBackgroundImage(for forState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage
    func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
    func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset
    func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage
    func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage
    func backgroundVerticalPositionAdjustment(for forBarMetrics: UIBarMetrics) -> CGFloat
    var buttonGroup: UIBarButtonItemGroup? { get }
    var changesSelectionAsPrimaryAction: Bool
    var creatingFixedGroup: UIBarButtonItemGroup { get }
    func creatingMovableGroup(withCustomizationIdentifier customizationIdentifier: String) -> UIBarButtonItemGroup
    func creatingOptionalGroup(withCustomizationIdentifier customizationIdentifier: String, inDefaultCustomization: Bool) -> UIBarButtonItemGroup
    var customView: UIView?
    static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem
    static func flexibleSpace() -> UIBarButtonItem
    var image: UIImage?
    var imageInsets: UIEdgeInsets
    init()
    init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, menu: UIMenu?)
    init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?)
    init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction?, menu: UIMenu?)
    init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    init?(coder: NSCoder)
    init(customView: UIView)
    init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    init(image: UIImage?, menu: UIMenu?)
    init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    init(primaryAction: UIAction?)
    init(primaryAction: UIAction?, menu: UIMenu?)
    init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
    init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?)
    init(title: String?, menu: UIMenu?)
    init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
    var isEnabled: Bool
    var isHidden: Bool
    var isSelected: Bool
    var isSymbolAnimationEnabled: Bool
    var menu: UIMenu?
    var menuRepresentation: UIMenuElement?
    var possibleTitles: Set<AnyHashable>?
    var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    var primaryAction: UIAction?
    func removeAllSymbolEffects()
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions)
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions, animated: Bool)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for forState: UIControl.State, barMetrics: UIBarMetrics)
    func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
    func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics)
    func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for forBarMetrics: UIBarMetrics)
    func setSymbolImage(_ symbolImage: UIImage, with transition: NSSymbolContentTransition)
    func setSymbolImage(_ symbolImage: UIImage, with transition: NSSymbolContentTransition, options: NSSymbolEffectOptions)
    func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics)
    var style: UIBarButtonItem.Style
    var tag: Int
    var target: Any?
    var tintColor: UIColor?
    var title: String?
    func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset
    var width: CGFloat
  }
  class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {
    func configureWithDefault(for style: UIBarButtonItem.Style)
    var disabled: UIBarButtonItemStateAppearance { get }
    var focused: UIBarButtonItemStateAppearance { get }
    var highlighted: UIBarButtonItemStateAppearance { get }
    init()
    init?(coder: NSCoder)
    init(style: UIBarButtonItem.Style)
    var normal: UIBarButtonItemStateAppearance { get }
  }
  class UIBarButtonItemGroup: NSObject, NSCoding {
    var alwaysAvailable: Bool
    var barButtonItems: [UIBarButtonItem]
    static func fixedGroup(withRepresentativeItem representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
    init()
    init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?)
    init?(coder: NSCoder)
    var isDisplayingRepresentativeItem: Bool { get }
    var isHidden: Bool
    var menuRepresentation: UIMenuElement?
    static func movableGroup(withCustomizationIdentifier customizationIdentifier: String, representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
    static func optionalGroup(withCustomizationIdentifier customizationIdentifier: String, inDefaultCustomization: Bool, representativeItem: UIBarButtonItem?, items: [UIBarButtonItem]) -> UIBarButtonItemGroup
    var representativeItem: UIBarButtonItem?
  }
  class UIBarButtonItemStateAppearance: NSObject {
    var backgroundImage: UIImage?
    var backgroundImagePositionAdjustment: UIOffset
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
  }
  class UIBarItem: NSObject, NSCoding, UIAppearance, UIAccessibilityIdentification {
    var image: UIImage?
    var imageInsets: UIEdgeInsets
    init()
    init?(coder: NSCoder)
    var isEnabled: Bool
    var landscapeImagePhone: UIImage?
    var landscapeImagePhoneInsets: UIEdgeInsets
    var largeContentSizeImage: UIImage?
    var largeContentSizeImageInsets: UIEdgeInsets
    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    var tag: Int
    var title: String?
    func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
  }
  enum UIBarMetrics: Int {
    case `default`, compact, defaultPrompt, compactPrompt, landscapePhone, landscapePhonePrompt
  }
  enum UIBarPosition: Int {
    case any, bottom, top, topAttached
  }
  protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
  }
  protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for barPositioning: UIBarPositioning) -> UIBarPosition
  }
  enum UIBarStyle: Int {
    case `default`, black, blackOpaque, blackTranslucent
  }
  enum UIBaselineAdjustment: Int {
    case alignBaselines, alignCenters, none
  }
  enum UIBehavioralStyle: UInt {
    case automatic, pad, mac
  }
  class UIBezierPath: NSObject, NSSecureCoding, NSCopying {
    func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise clockWise: Bool)
    func addClip()
    func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
    func addLine(to point: CGPoint)
    func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
    func append(_ path: UIBezierPath)
    func apply(_ transform: CGAffineTransform)
    var bounds: CGRect { get }
    var cgPath: CGPath
    func close()
    func contains(_ point: CGPoint) -> Bool
    var currentPoint: CGPoint { get }
    func fill()
    func fill(with blendMode: CGBlendMode, alpha: CGFloat)
    var flatness: CGFloat
    func getLineDash(_ pattern: UnsafeMutableRawPointer, count: UnsafeMutablePointer<Int>, phase: UnsafeMutablePointer<CGFloat>)
    init()
    init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    init(cgPath CGPath: CGPath)
    init?(coder: NSCoder)
    init(ovalIn rect: CGRect)
    init(rect: CGRect)
    init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat)
    var isEmpty: Bool { get }
    var lineCapStyle: CGLineCap
    var lineJoinStyle: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    func move(to point: CGPoint)
    func removeAllPoints()
    func reversing() -> UIBezierPath
    func setLineDash(_ fvalues: UnsafeMutableRawPointer, count: Int, phase: CGFloat)
    func stroke()
    func stroke(with blendMode: CGBlendMode, alpha: CGFloat)
    var usesEvenOddFillRule: Bool
  }
  class UIBlurEffect: UIVisualEffect {
    enum Style: Int { case extraLight, light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark }
    init()
    init(style: UIBlurEffect.Style)
  }
  class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting, UISpringLoadedInteractionSupporting {
    enum ButtonType: Int { case custom, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, plain, close, system }
    struct Configuration {}
    typealias ConfigurationUpdateHandler = (UIButton) -> Void
    enum Role: Int { case normal, primary, cancel, destructive }
    var adjustsImageWhenDisabled: Bool
    var adjustsImageWhenHighlighted: Bool
    func attributedTitle(for state: UIControl.State) -> NSAttributedString?
    var automaticallyUpdatesConfiguration: Bool
    func backgroundImage(for state: UIControl.State) -> UIImage
    func backgroundRect(forBounds rect: CGRect) -> CGRect
    var behavioralStyle: UIBehavioralStyle { get }
    var buttonType: UIButton.ButtonType { get }
    var changesSelectionAsPrimaryAction: Bool
    var configuration: UIButton.Configuration?
    var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler?
    var contentEdgeInsets: UIEdgeInsets
    func contentRect(forBounds rect: CGRect) -> CGRect
    var currentAttributedTitle: NSAttributedString? { get }
    var currentBackgroundImage: UIImage { get }
    var currentImage: UIImage { get }
    var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { get }
    var currentTitle: String? { get }
    var currentTitleColor: UIColor { get }
    var currentTitleShadowColor: UIColor { get }
    func image(for state: UIControl.State) -> UIImage
    var imageEdgeInsets: UIEdgeInsets
    func imageRect(forContentRect rect: CGRect) -> CGRect
    var imageView: UIImageView? { get }
    init()
    init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
    init(frame: CGRect)
    init(frame: CGRect, primaryAction: UIAction?)
    init(type buttonType: UIButton.ButtonType)
    init(type buttonType: UIButton.ButtonType = nil, primaryAction: UIAction?)
    var isHeld: Bool { get }
    var isHovered: Bool { get }
    var isPointerInteractionEnabled: Bool
    var menu: UIMenu?
    var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle)?
    var preferredBehavioralStyle: UIBehavioralStyle
    var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration?
    var reversesTitleShadowWhenHighlighted: Bool
    var role: UIButton.Role
    func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
    func setBackgroundImage(_ image: UIImage?, for forState: UIControl.State)
    func setImage(_ image: UIImage?, for forState: UIControl.State)
    func setNeedsUpdateConfiguration()
    func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State)
    func setTitle(_ title: String?, for forState: UIControl.State)
    func setTitleColor(_ color: UIColor?, for forState: UIControl.State)
    func setTitleShadowColor(_ color: UIColor?, for forState: UIControl.State)
    var showsTouchWhenHighlighted: Bool
    var subtitleLabel: UILabel? { get }
    static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton
    static func systemButton(withPrimaryAction primaryAction: UIAction?) -> UIButton
    func title(for state: UIControl.State) -> String?
    func titleColor(for state: UIControl.State) -> UIColor
    var titleEdgeInsets: UIEdgeInsets
    var titleLabel: UILabel? { get }
    func titleRect(forContentRect rect: CGRect) -> CGRect
    func titleShadowColor(for state: UIControl.State) -> UIColor
    func updateConfiguration()
  }
  extension UIButton.Configuration {
    enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
    enum Indicator: Int { case automatic, none, popup }
    enum MacIdiomStyle: Int { case automatic, bordered, borderless, borderlessTinted }
    enum Size: Int { case medium, small, mini, large }
    enum TitleAlignment: Int { case automatic, leading, center, trailing }
    var activityIndicatorColorTransformer: ((UIColor) -> UIColor)?
    var attributedSubtitle: AttributedString?
    var attributedTitle: AttributedString?
    var automaticallyUpdateForSelection: Bool
    var background: UIBackgroundConfiguration
    var baseBackgroundColor: UIColor?
    var baseForegroundColor: UIColor?
    static var bordered: UIButton.Configuration { get }
    static func bordered() -> UIButton.Configuration
    static var borderedProminent: UIButton.Configuration { get }
    static func borderedProminent() -> UIButton.Configuration
    static var borderedTinted: UIButton.Configuration { get }
    static func borderedTinted() -> UIButton.Configuration
    static var borderless: UIButton.Configuration { get }
    static func borderless() -> UIButton.Configuration
    var buttonSize: UIButton.Configuration.Size
    var contentInsets: NSDirectionalEdgeInsets
    var cornerStyle: UIButton.Configuration.CornerStyle
    static var filled: UIButton.Configuration { get }
    static func filled() -> UIButton.Configuration
    static var gray: UIButton.Configuration { get }
    static func gray() -> UIButton.Configuration
    var image: UIImage?
    var imageColorTransformer: UIConfigurationColorTransformer?
    var imagePadding: CGFloat
    var imagePlacement: NSDirectionalRectEdge
    var indicator: UIButton.Configuration.Indicator
    var indicatorColorTransformer: ((UIColor) -> UIColor)?
    init?(coder: NSCoder)
    var macIdiomStyle: UIButton.Configuration.MacIdiomStyle
    static var plain: UIButton.Configuration { get }
    static func plain() -> UIButton.Configuration
    var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    func setDefaultContentInsets()
    var showsActivityIndicator: Bool
    var subtitle: String?
    var subtitleLineBreakMode: Any?
    var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    static var tinted: UIButton.Configuration { get }
    static func tinted() -> UIButton.Configuration
    var title: String?
    var titleAlignment: UIButton.Configuration.TitleAlignment
    var titleLineBreakMode: NSLineBreakMode
    var titlePadding: CGFloat
    var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    func updated(for button: UIButton) -> UIButton.Configuration
    func updatedConfiguration(for button: UIButton) -> UIButton.Configuration
  }
  protocol UICGFloatTraitDefinition: NSObjectProtocol, UITraitDefinition {
    static var defaultValue: CGFloat { get }
  }
  class UICalendarSelection: NSObject {
    func updateSelectableDates()
  }
  class UICalendarSelectionMultiDate: UICalendarSelection {
    var delegate: UICalendarSelectionMultiDateDelegate? { get }
    init()
    init(delegate: UICalendarSelectionMultiDateDelegate?)
    var selectedDates: [DateComponents]
    func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool)
  }
  protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  }
  class UICalendarSelectionSingleDate: UICalendarSelection {
    var delegate: UICalendarSelectionSingleDateDelegate? { get }
    init()
    init(delegate: UICalendarSelectionSingleDateDelegate?)
    var selectedDate: DateComponents?
    func setSelected(_ selectedDate: DateComponents?, animated: Bool)
  }
  protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  }
  class UICalendarSelectionWeekOfYear: UICalendarSelection {
    var delegate: UISheetPresentationControllerDelegate? { get }
    init(delegate: UICalendarSelectionWeekOfYearDelegate?)
    var selectedWeekOfYear: DateComponents?
    func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool)
  }
  protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
    func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
    func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  }
  class UICalendarView: UIView {
    class Decoration: NSObject {}
    var availableDateRange: DateInterval
    var calendar: Calendar
    var delegate: UICalendarViewDelegate?
    var fontDesign: String
    init()
    init(frame: CGRect)
    var locale: Locale
    func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
    var selectionBehavior: UICalendarSelection?
    func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool)
    var timeZone: TimeZone?
    var visibleDateComponents: DateComponents
    var wantsDateDecorations: Bool
  }
  extension UICalendarView.Decoration {
    enum Size: Int { case small, medium, large }
    init()
    init(color: UIColor?, size: UICalendarView.Decoration.Size)
    init(customViewProvider: @escaping () -> UIView)
    init(image: UIImage?)
    init(image: UIImage?, color: UIColor?, size: UICalendarView.Decoration.Size)
  }
  protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
  }
  class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    func alignmentOccurred(atLocation: CGPoint)
    init(for forView: UIView)
    func pathCompleted(atLocation: CGPoint)
  }
  struct UICellAccessory {
    struct CheckmarkOptions {}
    struct CustomViewConfiguration {}
    struct DeleteOptions {}
    struct DetailOptions {}
    struct DisclosureIndicatorOptions {}
    enum DisplayedState: Int { case always, whenEditing, whenNotEditing }
    struct InsertOptions {}
    struct LabelOptions {}
    struct MultiselectOptions {}
    struct OutlineDisclosureOptions {}
    enum Placement: Int { case leading, trailing }
    struct PopUpMenuOptions {}
    struct ReorderOptions {}
    static func checkmark(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.CheckmarkOptions = nil) -> UICellAccessory
    static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory
    static func delete(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.DeleteOptions = nil, actionHandler: (() -> Void)? = nil) -> UICellAccessory
    static func detail(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.DetailOptions = nil, actionHandler: (() -> Void)? = nil) -> UICellAccessory
    static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.DisclosureIndicatorOptions = nil) -> UICellAccessory
    static func insert(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.InsertOptions = nil, actionHandler: (() -> Void)? = nil) -> UICellAccessory
    static func label(text: String, displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.LabelOptions = nil) -> UICellAccessory
    static func multiselect(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.MultiselectOptions = nil) -> UICellAccessory
    static func outlineDisclosure(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.OutlineDisclosureOptions = nil, actionHandler: (() -> Void)? = nil) -> UICellAccessory
    static func popUpMenu(_ menu: UIMenu, displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.PopUpMenuOptions = nil, selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil) -> UICellAccessory
    static func reorder(displayed: UICellAccessory.DisplayedState = nil, options: UICellAccessory.ReorderOptions = nil) -> UICellAccessory
  }
  class UICellAccessoryCheckmark: UICellAccessory {
    init()
  }
  class UICellAccessoryCustomView: UICellAccessory {
    var customView: UIView { get }
    init(customView: UIView, placement: UICellAccessory.Placement)
    var maintainsFixedSize: Bool
    var placement: UICellAccessory.Placement { get }
    var position: (([UICellAccessory]) -> Int)?
  }
  class UICellAccessoryDelete: UICellAccessory {
    var actionHandler: (() -> Void)?
    var backgroundColor: UIColor?
    init()
  }
  class UICellAccessoryDetail: UICellAccessory {
    var actionHandler: (() -> Void)?
    init()
  }
  class UICellAccessoryDisclosureIndicator: UICellAccessory {
    init()
  }
  class UICellAccessoryInsert: UICellAccessory {
    var actionHandler: (() -> Void)?
    var backgroundColor: UIColor?
    init()
  }
  class UICellAccessoryLabel: UICellAccessory {
    var adjustsFontForContentSizeCategory: Bool
    var font: UIFont
    init(text: String)
    var text: String { get }
  }
  class UICellAccessoryMultiselect: UICellAccessory {
    var backgroundColor: UIColor?
    init()
  }
  class UICellAccessoryOutlineDisclosure: UICellAccessory {
    enum Style: Int { case automatic, header, cell }
    var actionHandler: (() -> Void)?
    init()
    var style: UICellAccessoryOutlineDisclosure.Style
  }
  class UICellAccessoryPopUpMenu: UICellAccessory {
    init(menu: UIMenu)
    var menu: UIMenu { get }
    var selectedElementDidChangeHandler: ((UIMenu) -> Void)?
  }
  class UICellAccessoryReorder: UICellAccessory {
    init()
    var showsVerticalSeparator: Bool
  }
  var UICellAccessoryStandardDimension: CGFloat { get }
  struct UICellConfigurationState {
    enum DragState: Int { case none, lifting, dragging }
    enum DropState: Int { case none, notTargeted, targeted }
    var cellDragState: UICellConfigurationState.DragState
    var cellDropState: UICellConfigurationState.DropState
    init(traitCollection: UITraitCollection)
    var isEditing: Bool
    var isExpanded: Bool
    var isReordering: Bool
    var isSwiped: Bool
  }
  class UICloudSharingController: UIViewController {
    var activityItemSource: UIActivityItemSource { get }
    var availablePermissions: UICloudSharingPermissionOptions
    var delegate: UICloudSharingControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    init(preparationHandler: @escaping (UICloudSharingController, (CKShare?, CKContainer?, Error?) -> Void) -> Void)
    init(share: CKShare, container: CKContainer)
    var share: CKShare? { get }
  }
  protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: Error)
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemType(for csc: UICloudSharingController) -> String?
  }
  struct UICloudSharingPermissionOptions: OptionSet {
    static var allowPrivate: UICloudSharingPermissionOptions { get }
    static var allowPublic: UICloudSharingPermissionOptions { get }
    static var allowReadOnly: UICloudSharingPermissionOptions { get }
    static var allowReadWrite: UICloudSharingPermissionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  var UICollectionElementKindSectionFooter: String { get }
  var UICollectionElementKindSectionHeader: String { get }
  struct UICollectionLayoutListConfiguration {
    enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    enum FooterMode: Int { case none, supplementary }
    enum HeaderMode: Int { case none, supplementary, firstItemInSection }
    typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
    typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    var appearance: UICollectionLayoutListConfiguration.Appearance { get }
    var backgroundColor: UIColor?
    var contentHuggingElements: UICollectionLayoutListContentHuggingElements
    var footerMode: UICollectionLayoutListConfiguration.FooterMode
    var headerMode: UICollectionLayoutListConfiguration.HeaderMode
    var headerTopPadding: CGFloat?
    init(appearance: UICollectionLayoutListConfiguration.Appearance)
    var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler?
    var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
    var separatorConfiguration: UIListSeparatorConfiguration
    var showsSeparators: Bool
    var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
  }
  enum UICollectionLayoutListContentHuggingElements: UInt {
    case none, supplementaryHeader
  }
  enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }
  enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int {
    case automatic, always, never
  }
  var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateAutomatic: Double { get }
  var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateFast: Double { get }
  var UICollectionLayoutSectionOrthogonalScrollingDecelerationRateNormal: Double { get }
  class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    var bounce: UICollectionLayoutSectionOrthogonalScrollingBounce
    var decelerationRate: Double
    init()
  }
  class UICollectionReusableView: UIView {
    func apply(_ layoutAttributes: UICollectionViewLayoutAttributes?)
    func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    init()
    init(frame: CGRect)
    func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    func prepareForReuse()
    var reuseIdentifier: String? { get }
    func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  }
  class UICollectionView: UIScrollView, NSCoding, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
    struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {}
    enum ElementCategory: UInt { case cell, supplementaryView, decorationView }
    enum ReorderingCadence: Int { case immediate, fast, slow }
    enum ScrollDirection: Int { case vertical, horizontal }
    struct ScrollPosition: OptionSet {}
    enum SelfSizingInvalidation: Int { case disabled, enabled, enabledIncludingConstraints }
    struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {}
    var allowsFocus: Bool
    var allowsFocusDuringEditing: Bool
    var allowsMultipleSelection: Bool
    var allowsMultipleSelectionDuringEditing: Bool
    var allowsSelection: Bool
    var allowsSelectionDuringEditing: Bool
    var backgroundView: UIView?
    func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
    func cancelInteractiveMovement()
    func cancelInteractiveTransition()
    func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
    var collectionViewLayout: UICollectionViewLayout
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    var dataSource: UICollectionViewDataSource?
    var delegate: UICollectionViewDelegate?
    func deleteItems(at indexPaths: [IndexPath])
    func deleteSections(_ sections: IndexSet)
    func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell
    func dequeueConfiguredReusableCell(with registration: UICollectionViewCellRegistration, for indexPath: IndexPath, item: Any) -> UICollectionViewCell
    func dequeueConfiguredReusableSupplementary<Supplementary>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary
    func dequeueConfiguredReusableSupplementaryView(with registration: UICollectionViewSupplementaryRegistration, for indexPath: IndexPath) -> UICollectionReusableView
    func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
    func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
    func deselectItem(at indexPath: IndexPath, animated: Bool)
    var dragDelegate: UICollectionViewDragDelegate?
    var dragInteractionEnabled: Bool
    var dropDelegate: UICollectionViewDropDelegate?
    static var elementKindSectionFooter: String { get }
    static var elementKindSectionHeader: String { get }
    func endInteractiveMovement()
    func finishInteractiveTransition()
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    var hasUncommittedUpdates: Bool { get }
    func indexPath(for cell: UICollectionViewCell) -> IndexPath?
    func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath?
    func indexPathForItem(at point: CGPoint) -> IndexPath?
    var indexPathsForSelectedItems: [IndexPath]? { get }
    var indexPathsForVisibleItems: [IndexPath] { get }
    func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
    init?(coder: NSCoder)
    init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
    func insertItems(at indexPaths: [IndexPath])
    func insertSections(_ sections: IndexSet)
    var isEditing: Bool
    var isPrefetchingEnabled: Bool
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func layoutAttributesForSupplementaryElement(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func moveSection(_ section: Int, toSection newSection: Int)
    func numberOfItems(inSection section: Int) -> Int
    var numberOfSections: Int { get }
    func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    func reconfigureItems(at indexPaths: [IndexPath])
    func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
    func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
    func registerClass(_ cellClass: UnsafeMutableRawPointer, forCellWithReuseIdentifier reuseIdentifier: String)
    func registerClass(_ viewClass: UnsafeMutableRawPointer, forSupplementaryViewOfKind kind: String, withReuseIdentifier reuseIdentifier: String)
    func reloadData()
    func reloadItems(at indexPaths: [IndexPath])
    func reloadSections(_ sections: IndexSet)
    var remembersLastFocusedIndexPath: Bool
    var reorderingCadence: UICollectionView.ReorderingCadence
    func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
    func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
    var selectionFollowsFocus: Bool
    var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation
    func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
    func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool
    func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?)
    func startInteractiveTransition(to newCollectionViewLayout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil) -> UICollectionViewTransitionLayout
    func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
    func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
    var visibleCells: [UICollectionViewCell] { get }
    func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  }
  extension UICollectionView.CellRegistration {
    typealias Handler = (Cell, IndexPath, Item) -> Void
    init(cellNib: UINib, handler: @escaping (Cell, IndexPath, Item) -> Void)
    init(handler: @escaping (Cell, IndexPath, Item) -> Void)
  }
  extension UICollectionView.ScrollPosition {
    static var bottom: UICollectionView.ScrollPosition { get }
    static var centeredHorizontally: UICollectionView.ScrollPosition { get }
    static var centeredVertically: UICollectionView.ScrollPosition { get }
    init(rawValue: UInt)
    static var left: UICollectionView.ScrollPosition { get }
    var rawValue: UInt { get }
    static var right: UICollectionView.ScrollPosition { get }
    static var top: UICollectionView.ScrollPosition { get }
  }
  extension UICollectionView.SupplementaryRegistration {
    typealias Handler = (Supplementary, String, IndexPath) -> Void
    init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
    init(supplementaryNib: UINib, elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
  }
  class UICollectionViewCell: UICollectionReusableView {
    enum DragState: Int { case none, lifting, dragging }
    var automaticallyUpdatesBackgroundConfiguration: Bool
    var automaticallyUpdatesContentConfiguration: Bool
    var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    var configurationState: UICellConfigurationState { get }
    var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
    var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    func defaultContentConfiguration() -> UIListContentConfiguration
    func dragStateDidChange(_ dragState: UICollectionViewCell.DragState)
    init()
    init(frame: CGRect)
    var isHighlighted: Bool
    var isSelected: Bool
    var selectedBackgroundView: UIView?
    func setNeedsUpdateConfiguration()
    func updateConfiguration(using state: UICellConfigurationState)
  }
  class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    var configuration: UICollectionViewCompositionalLayoutConfiguration
    init(_ sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
    init(listConfiguration: UICollectionLayoutListConfiguration)
    init(section: NSCollectionLayoutSection)
    init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
    init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
    init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration)
    static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  }
  class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var contentInsetsReference: UIContentInsetsReference
    init()
    var interSectionSpacing: CGFloat
    var scrollDirection: UICollectionView.ScrollDirection
  }
  typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  class UICollectionViewController: UIViewController, NSCoding {
    var clearsSelectionOnViewWillAppear: Bool
    var collectionView: UICollectionView
    var collectionViewLayout: UICollectionViewLayout { get }
    init()
    init?(coder: NSCoder)
    init(collectionViewLayout layout: UICollectionViewLayout)
    init(nibName: String?, bundle: Bundle?)
    var installsStandardGestureForInteractiveMovement: Bool
    var useLayoutToLayoutNavigationTransitions: Bool
  }
  protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at atIndex: Int) -> IndexPath?
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func numberOfSections(in collectionView: UICollectionView) -> Int
  }
  protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  }
  protocol UICollectionViewDelegate: NSObjectProtocol, UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any) -> Bool
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  }
  protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  }
  class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    struct ReorderingHandlers {}
    struct SectionSnapshotHandlers<ItemIdentifierType> where ItemIdentifierType: Hashable {}
    typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = nil) async
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = nil, completion: (() -> Void)? = nil)
    func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = nil, completion: (() -> Void)? = nil)
    func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil)
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func index(for sectionIdentifier: SectionIdentifierType) -> Int?
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?)
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func numberOfSections(in collectionView: UICollectionView) -> Int
    var reorderingHandlers: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    var sectionSnapshotHandlers: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<ItemIdentifierType>
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
  }
  extension UICollectionViewDiffableDataSource.ReorderingHandlers {
    var canReorderItem: ((ItemIdentifierType) -> Bool)?
    var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }
  protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession)
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession)
    func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  }
  protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
    func dropItem(_ dragItem: UIDragItem, intoItemAt itemIndexPath: IndexPath, rect: CGRect) -> UIDragAnimating
    func dropItem(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> UICollectionViewDropPlaceholderContext
    func dropItem(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> UIDragAnimating
    func dropItem(_ dragItem: UIDragItem, toItemAt itemIndexPath: IndexPath) -> UIDragAnimating
    var items: [UICollectionViewDropItem] { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: UIDropSession { get }
  }
  protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
  }
  protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var previewSize: CGSize { get }
    var sourceIndexPath: IndexPath? { get }
  }
  class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    init()
    init(insertionIndexPath: IndexPath, reuseIdentifier: String)
    var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters)?
  }
  protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool
    func deletePlaceholder() -> Bool
    var dragItem: UIDragItem { get }
    func setNeedsCellUpdate()
  }
  class UICollectionViewDropProposal: UIDropProposal {
    enum Intent: Int { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
    init(dropOperation operation: UIDropOperation)
    init(dropOperation operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent)
    var intent: UICollectionViewDropProposal.Intent { get }
  }
  class UICollectionViewFlowLayout: UICollectionViewLayout {
    enum SectionInsetReference: Int { case contentInset, safeArea, layoutMargins }
    var estimatedItemSize: CGSize
    var footerReferenceSize: CGSize
    var headerReferenceSize: CGSize
    init()
    var itemSize: CGSize
    var minimumInteritemSpacing: CGFloat
    var minimumLineSpacing: CGFloat
    var scrollDirection: UICollectionView.ScrollDirection
    var sectionFootersPinToVisibleBounds: Bool
    var sectionHeadersPinToVisibleBounds: Bool
    var sectionInset: UIEdgeInsets
    var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference
  }
  var UICollectionViewFlowLayoutAutomaticSize: CGSize { get }
  class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    init()
    var invalidateFlowLayoutAttributes: Bool
    var invalidateFlowLayoutDelegateMetrics: Bool
  }
  class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    var nextFocusedIndexPath: IndexPath? { get }
    var previouslyFocusedIndexPath: IndexPath? { get }
  }
  class UICollectionViewLayout: NSObject, NSCoding {
    var collectionView: UICollectionView { get }
    var collectionViewContentSize: CGSize { get }
    var developmentLayoutDirection: UIUserInterfaceLayoutDirection { get }
    func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func finalizeAnimatedBoundsChange()
    func finalizeCollectionViewUpdates()
    func finalizeLayoutTransition()
    var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
    func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath]
    func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath]
    func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath]
    func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath]
    init()
    init?(coder: NSCoder)
    func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func invalidateLayout()
    func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
    func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
    func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext
    func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext
    static func invalidationContextClass() -> AnyClass
    func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths finalIndexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext
    static var layoutAttributesClass: AnyClass { get }
    func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
    func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition targetPosition: CGPoint) -> UICollectionViewLayoutAttributes
    func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func prepare()
    func prepare(forAnimatedBoundsChange oldBounds: CGRect)
    func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
    func prepareForTransition(from oldLayout: UICollectionViewLayout)
    func prepareForTransition(to newLayout: UICollectionViewLayout)
    func register(_ classPtr: UnsafeMutableRawPointer, forDecorationViewOfKind kind: String)
    func register(_ nib: UINib?, forDecorationViewOfKind kind: String)
    func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
    func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool
    func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity scrollingVelocity: CGPoint) -> CGPoint
    func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath
  }
  class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem, NSCopying {
    var alpha: CGFloat
    var bounds: CGRect
    var center: CGPoint
    var frame: CGRect
    var indexPath: IndexPath
    init()
    init(forCellWith indexPath: IndexPath)
    init(forDecorationViewOfKind kind: String, with indexPath: IndexPath)
    init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath)
    var isHidden: Bool
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    var size: CGSize
    var transform: CGAffineTransform
    var transform3D: CATransform3D
    var zIndex: Int
  }
  var UICollectionViewLayoutAutomaticDimension: CGFloat { get }
  class UICollectionViewLayoutInvalidationContext: NSObject {
    var contentOffsetAdjustment: CGPoint
    var contentSizeAdjustment: CGSize
    init()
    var interactiveMovementTarget: CGPoint { get }
    var invalidateDataSourceCounts: Bool { get }
    func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
    var invalidateEverything: Bool { get }
    func invalidateItems(at indexPaths: [IndexPath])
    func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
    var invalidatedDecorationIndexPaths: [AnyHashable: Any]? { get }
    var invalidatedItemIndexPaths: [IndexPath]? { get }
    var invalidatedSupplementaryIndexPaths: [AnyHashable: Any]? { get }
    var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
    var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { get }
  }
  class UICollectionViewListCell: UICollectionViewCell {
    var accessories: [UICellAccessory]
    var defaultContentConfiguration: UIListContentConfiguration { get }
    func defaultContentConfiguration() -> UIListContentConfiguration
    var indentationLevel: Int
    var indentationWidth: CGFloat
    var indentsAccessories: Bool
    init()
    init(frame: CGRect)
    var separatorLayoutGuide: UILayoutGuide { get }
  }
  class UICollectionViewPlaceholder: NSObject {
    var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
    init(insertionIndexPath: IndexPath, reuseIdentifier: String)
  }
  class UICollectionViewTransitionLayout: UICollectionViewLayout, NSCoding {
    var currentLayout: UICollectionViewLayout { get }
    init?(coder: NSCoder)
    init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
    var nextLayout: UICollectionViewLayout { get }
    var transitionProgress: CGFloat
    func updateValue(_ value: CGFloat, forAnimatedKey animatedKey: String)
    func value(forAnimatedKey animatedKey: String) -> CGFloat
  }
  class UICollectionViewUpdateItem: NSObject {
    enum Action: Int { case insert, delete, reload, move, none }
    var indexPathAfterUpdate: IndexPath? { get }
    var indexPathBeforeUpdate: IndexPath? { get }
    init()
    var updateAction: UICollectionViewUpdateItem.Action { get }
  }
  class UICollisionBehavior: UIDynamicBehavior {
    struct Mode: OptionSet {}
    func addBoundary(withIdentifier boundaryIdentifier: Any, for bezierPath: UIBezierPath)
    func addBoundary(withIdentifier boundaryIdentifier: Any, from fromPoint: CGPoint, to toPoint: CGPoint)
    func addItem(_ dynamicItem: UIDynamicItem)
    func boundary(withIdentifier boundaryIdentifier: Any) -> UIBezierPath
    var boundaryIdentifiers: [Any]? { get }
    var collisionDelegate: UICollisionBehaviorDelegate?
    var collisionMode: UICollisionBehavior.Mode
    init()
    init(items: [UIDynamicItem])
    var items: [UIDynamicItem] { get }
    func removeAllBoundaries()
    func removeBoundary(withIdentifier boundaryIdentifier: Any)
    func removeItem(_ dynamicItem: UIDynamicItem)
    func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets)
    var translatesReferenceBoundsIntoBoundary: Bool
  }
  extension UICollisionBehavior.Mode {
    static var boundaries: UICollisionBehavior.Mode { get }
    static var everything: UICollisionBehavior.Mode { get }
    init(rawValue: UInt)
    static var items: UICollisionBehavior.Mode { get }
    var rawValue: UInt { get }
  }
  protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor firstItem: UIDynamicItem, with secondItem: UIDynamicItem, at atPoint: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, beganContactFor dynamicItem: UIDynamicItem, withBoundaryIdentifier boundaryIdentifier: Any?, at atPoint: CGPoint)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor firstItem: UIDynamicItem, with secondItem: UIDynamicItem)
    func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor dynamicItem: UIDynamicItem, withBoundaryIdentifier boundaryIdentifier: Any?)
  }
  class UIColor: NSObject, NSSecureCoding, NSCopying, NSItemProviderWriting, NSItemProviderReading {
    enum Prominence: Int { case primary, secondary, tertiary, quaternary }
    var accessibilityName: String { get }
    static var black: UIColor { get }
    static var blue: UIColor { get }
    static var brown: UIColor { get }
    var cgColor: CGColor { get }
    var ciColor: CIColor { get }
    static var clear: UIColor { get }
    static var cyan: UIColor { get }
    static var darkGray: UIColor { get }
    static var darkText: UIColor { get }
    func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    static var gray: UIColor { get }
    static var green: UIColor { get }
    static var groupTableViewBackground: UIColor { get }
    init(_ color: Color)
    init(cgColor: CGColor)
    init(ciColor: CIColor)
    init?(coder: NSCoder)
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init?(named name: String)
    init?(named name: String, in inBundle: Bundle?, compatibleWith compatibleWithTraitCollection: UITraitCollection?)
    init(patternImage: UIImage)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(resource: ColorResource)
    init(white: CGFloat, alpha: CGFloat)
    static var label: UIColor { get }
    static var lightGray: UIColor { get }
    static var lightText: UIColor { get }
    static var link: UIColor { get }
    static var magenta: UIColor { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIColor
    static var opaqueSeparator: UIColor { get }
    static var orange: UIColor { get }
    static var placeholderText: UIColor { get }
    var prominence: UIColor.Prominence { get }
    static var purple: UIColor { get }
    static var quaternaryLabel: UIColor { get }
    static var quaternarySystemFill: UIColor { get }
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static var red: UIColor { get }
    func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
    static var scrollViewTexturedBackground: UIColor { get }
    static var secondaryLabel: UIColor { get }
    static var secondarySystemBackground: UIColor { get }
    static var secondarySystemFill: UIColor { get }
    static var secondarySystemGroupedBackground: UIColor { get }
    static var separator: UIColor { get }
    func set()
    func setFill()
    func setStroke()
    static var systemBackground: UIColor { get }
    static var systemBlue: UIColor { get }
    static var systemBrown: UIColor { get }
    static var systemCyan: UIColor { get }
    static var systemFill: UIColor { get }
    static var systemGray: UIColor { get }
    static var systemGray2: UIColor { get }
    static var systemGray3: UIColor { get }
    static var systemGray4: UIColor { get }
    static var systemGray5: UIColor { get }
    static var systemGray6: UIColor { get }
    static var systemGreen: UIColor { get }
    static var systemGroupedBackground: UIColor { get }
    static var systemIndigo: UIColor { get }
    static var systemMint: UIColor { get }
    static var systemOrange: UIColor { get }
    static var systemPink: UIColor { get }
    static var systemPurple: UIColor { get }
    static var systemRed: UIColor { get }
    static var systemTeal: UIColor { get }
    static var systemYellow: UIColor { get }
    static var tertiaryLabel: UIColor { get }
    static var tertiarySystemBackground: UIColor { get }
    static var tertiarySystemFill: UIColor { get }
    static var tertiarySystemGroupedBackground: UIColor { get }
    static var tint: UIColor { get }
    static var underPageBackground: UIColor { get }
    static var viewFlipsideBackground: UIColor { get }
    static var white: UIColor { get }
    func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    func withProminence(_ prominence: UIColor.Prominence) -> UIColor
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    static var yellow: UIColor { get }
  }
  class UIColorPickerViewController: UIViewController {
    var delegate: UIColorPickerViewControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    var selectedColor: UIColor
    var supportsAlpha: Bool
  }
  protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  }
  class UIColorWell: UIControl {
    init()
    init(frame: CGRect)
    var selectedColor: UIColor?
    var supportsAlpha: Bool
    var title: String?
  }
  class UICommand: UIMenuElement {
    var action: Selector { get }
    var alternates: [UICommandAlternate] { get }
    var attributes: UIMenuElement.Attributes
    var discoverabilityTitle: String?
    var image: UIImage?
    init(title: String, image: UIImage?, action: Selector, propertyList: Any?)
    init(title: String, image: UIImage?, action: Selector, propertyList: Any?, alternates: [UICommandAlternate])
    init(title: String = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil)
    var propertyList: Any? { get }
    var state: UIMenuElement.State
    var title: String
  }
  class UICommandAlternate: NSObject, NSCopying, NSSecureCoding {
    var action: Selector { get }
    init?(coder: NSCoder)
    init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
    var modifierFlags: UIKeyModifierFlags { get }
    var title: String { get }
  }
  var UICommandTagShare: String { get }
  struct UIConfigurationColorTransformer {
    func callAsFunction(_ input: UIColor) -> UIColor
    static var grayscale: UIConfigurationColorTransformer { get }
    init(_ transform: @escaping (UIColor) -> UIColor)
    static var monochromeTint: UIConfigurationColorTransformer { get }
    static var preferredTint: UIConfigurationColorTransformer { get }
  }
  var UIConfigurationColorTransformerGrayscale: UnsafeMutableRawPointer { get }
  var UIConfigurationColorTransformerMonochromeTint: UnsafeMutableRawPointer { get }
  var UIConfigurationColorTransformerPreferredTint: UnsafeMutableRawPointer { get }
  protocol UIConfigurationState: NSCopying, NSSecureCoding {
    func customState(forKey key: String) -> Any?
    func object(forKeyedSubscript key: String) -> Any?
    func setCustom(_ customState: Any?, forKey key: String)
    func setObject(_ obj: Any?, forKeyedSubscript key: String)
    var traitCollection: UITraitCollection
  }
  struct UIConfigurationTextAttributesTransformer {
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer)
  }
  typealias UIConfigurationTextAttributesTransformerHandler = (AttributeContainer) -> AttributeContainer
  protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: UIConfigurationState) -> Self
    func updatedConfiguration(for state: UIConfigurationState) -> UIContentConfiguration
  }
  protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    func size(forChildContentContainer contentContainer: UIContentContainer, withParentContainerSize parentContainerSize: CGSize) -> CGSize
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
    func viewWillTransition(to toSize: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    func willTransition(to traitCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator?)
  }
  enum UIContentInsetsReference: Int {
    case automatic, none, safeArea, layoutMargins, readableContent
  }
  struct UIContentSizeCategory: RawRepresentable, Hashable {
    static var accessibilityExtraExtraExtraLarge: UIContentSizeCategory { get }
    static var accessibilityExtraExtraLarge: UIContentSizeCategory { get }
    static var accessibilityExtraLarge: UIContentSizeCategory { get }
    static var accessibilityLarge: UIContentSizeCategory { get }
    static var accessibilityMedium: UIContentSizeCategory { get }
    static var extraExtraExtraLarge: UIContentSizeCategory { get }
    static var extraExtraLarge: UIContentSizeCategory { get }
    static var extraLarge: UIContentSizeCategory { get }
    static var extraSmall: UIContentSizeCategory { get }
    init(rawValue: String)
    var isAccessibilityCategory: Bool { get }
    static var large: UIContentSizeCategory { get }
    static var medium: UIContentSizeCategory { get }
    var rawValue: String { get }
    static var small: UIContentSizeCategory { get }
    static var unspecified: UIContentSizeCategory { get }
  }
  protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool
  }
  struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    enum Alignment: Int { case center, natural }
    struct ButtonProperties {}
    struct ImageProperties {}
    struct TextProperties {}
    var alignment: UIContentUnavailableConfiguration.Alignment
    var attributedText: NSAttributedString?
    var axesPreservingSuperviewLayoutMargins: UIAxis
    var background: UIBackgroundConfiguration
    var button: UIButton.Configuration
    var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties
    var buttonToSecondaryButtonPadding: CGFloat
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    static func empty() -> UIContentUnavailableConfiguration
    var image: UIImage?
    var imageProperties: UIContentUnavailableConfiguration.ImageProperties
    var imageToTextPadding: CGFloat
    init?(coder: NSCoder)
    static func loading() -> UIContentUnavailableConfiguration
    func makeContentView() -> UIView & UIContentView
    static func search() -> UIContentUnavailableConfiguration
    var secondaryAttributedText: NSAttributedString?
    var secondaryButton: UIButton.Configuration
    var secondaryButtonProperties: UIContentUnavailableConfiguration.ButtonProperties
    var secondaryText: String?
    var secondaryTextProperties: UIContentUnavailableConfiguration.TextProperties
    var text: String?
    var textProperties: UIContentUnavailableConfiguration.TextProperties
    var textToButtonPadding: CGFloat
    var textToSecondaryTextPadding: CGFloat
    func updated(for state: UIConfigurationState) -> UIContentUnavailableConfiguration
  }
  extension UIContentUnavailableConfiguration.ButtonProperties {
    init()
    init?(coder: NSCoder)
    var isEnabled: Bool
    var menu: UIMenu?
    var primaryAction: UIAction?
    var role: UIButton.Role
  }
  extension UIContentUnavailableConfiguration.ImageProperties {
    var accessibilityIgnoresInvertColors: Bool
    var cornerRadius: CGFloat
    init()
    init?(coder: NSCoder)
    var maximumSize: CGSize
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var tintColor: UIColor?
  }
  extension UIContentUnavailableConfiguration.TextProperties {
    var adjustsFontSizeToFitWidth: Bool
    var allowsDefaultTighteningForTruncation: Bool
    var color: UIColor
    var font: UIFont
    init()
    init?(coder: NSCoder)
    var lineBreakMode: Any
    var minimumScaleFactor: CGFloat
    var numberOfLines: Int
  }
  struct UIContentUnavailableConfigurationState {
    init(traitCollection: UITraitCollection)
    var searchText: String?
  }
  class UIContentUnavailableView: UIView, UIContentView {
    init(configuration: UIContentUnavailableConfiguration)
    var isScrollEnabled: Bool
  }
  protocol UIContentView: NSObjectProtocol {
    var configuration: UIContentConfiguration
    func supportsConfiguration(_ configuration: UIContentConfiguration) -> Bool
  }
  class UIContextMenuConfiguration: NSObject {
    enum ElementOrder: Int { case automatic, priority, fixed }
    var badgeCount: Int
    var identifier: NSCopying { get }
    init()
    init(identifier: NSCopying?, previewProvider: (() -> UIViewController)?, actionProvider: (([UIMenuElement]) -> UIMenu)?)
    var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder
    var secondaryItemIdentifiers: Set<NSCopying>
  }
  class UIContextMenuInteraction: NSObject, UIInteraction {
    enum Appearance: Int { case unknown, rich, compact }
    var delegate: UIContextMenuInteractionDelegate? { get }
    func dismissMenu()
    init(delegate: UIContextMenuInteractionDelegate)
    func location(in inView: UIView?) -> CGPoint
    var menuAppearance: UIContextMenuInteraction.Appearance { get }
    func updateVisibleMenu(_ handler: @escaping (UIMenu) -> UIMenu)
  }
  protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
    var previewViewController: UIViewController? { get }
  }
  protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle
  }
  enum UIContextMenuInteractionCommitStyle: Int {
    case dismiss, pop
  }
  protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: NSCopying) -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
  }
  class UIContextualAction: NSObject {
    enum Style: Int { case normal, destructive }
    var backgroundColor: UIColor?
    var handler: (UIContextualAction, UIView, (Bool) -> Void) -> Void { get }
    var image: UIImage?
    init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, (Bool) -> Void) -> Void)
    var style: UIContextualAction.Style { get }
    var title: String?
  }
  class UIControl: UIView, UIContextMenuInteractionDelegate {
    enum ContentHorizontalAlignment: Int { case center, left, right, fill, leading, trailing }
    enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
    struct Event: OptionSet {}
    struct State: OptionSet {}
    func actions(forTarget target: Any?, forControlEvent events: UIControl.Event) -> [String]?
    func add(_ action: UIAction, for controlEvents: UIControl.Event)
    func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
    func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
    var allControlEvents: UIControl.Event { get }
    var allTargets: Set<AnyHashable> { get }
    func beginTracking(_ uitouch: UITouch, with uievent: UIEvent?) -> Bool
    func cancelTracking(with uievent: UIEvent?)
    var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment
    var contentVerticalAlignment: UIControl.ContentVerticalAlignment
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    func continueTracking(_ uitouch: UITouch, with uievent: UIEvent?) -> Bool
    var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get }
    func endTracking(_ uitouch: UITouch, with uievent: UIEvent?)
    func enumerateEventHandlers(_ iteratorHandler: @escaping (UIAction?, Any?, Selector?, UIControl.Event, UnsafeMutablePointer<ObjCBool>) -> Void)
    init()
    init(frame: CGRect)
    init(frame: CGRect, primaryAction: UIAction?)
    var isContextMenuInteractionEnabled: Bool
    var isEnabled: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var isSymbolAnimationEnabled: Bool
    var isTouchInside: Bool { get }
    var isTracking: Bool { get }
    func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint
    func performPrimaryAction()
    func remove(_ action: UIAction, for controlEvents: UIControl.Event)
    func removeAction(forIdentifier actionIdentifier: String, for controlEvents: UIControl.Event)
    func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
    func sendAction(_ action: UIAction)
    func sendAction(_ action: Selector, to target: Any?, for uievent: UIEvent?)
    func sendActions(for events: UIControl.Event)
    var showsMenuAsPrimaryAction: Bool
    var state: UIControl.State { get }
    var toolTip: String?
    var toolTipInteraction: UIToolTipInteraction? { get }
  }
  extension UIControl.Event {
    static var allEditingEvents: UIControl.Event { get }
    static var allEvents: UIControl.Event { get }
    static var allTouchEvents: UIControl.Event { get }
    static var applicationReserved: UIControl.Event { get }
    static var editingChanged: UIControl.Event { get }
    static var editingDidBegin: UIControl.Event { get }
    static var editingDidEnd: UIControl.Event { get }
    static var editingDidEndOnExit: UIControl.Event { get }
    init(rawValue: UInt)
    static var menuActionTriggered: UIControl.Event { get }
    static var primaryActionTriggered: UIControl.Event { get }
    var rawValue: UInt { get }
    static var systemReserved: UIControl.Event { get }
    static var touchCancel: UIControl.Event { get }
    static var touchDown: UIControl.Event { get }
    static var touchDownRepeat: UIControl.Event { get }
    static var touchDragEnter: UIControl.Event { get }
    static var touchDragExit: UIControl.Event { get }
    static var touchDragInside: UIControl.Event { get }
    static var touchDragOutside: UIControl.Event { get }
    static var touchUpInside: UIControl.Event { get }
    static var touchUpOutside: UIControl.Event { get }
    static var valueChanged: UIControl.Event { get }
  }
  extension UIControl.State {
    static var application: UIControl.State { get }
    static var disabled: UIControl.State { get }
    static var focused: UIControl.State { get }
    static var highlighted: UIControl.State { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reserved: UIControl.State { get }
    static var selected: UIControl.State { get }
  }
  protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
    func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
  }
  enum UICornerCurve: Int {
    case automatic, circular, continuous
  }
  class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    var animationCurve: UIView.AnimationCurve { get }
    var controlPoint1: CGPoint { get }
    var controlPoint2: CGPoint { get }
    init()
    init(animationCurve curve: UIView.AnimationCurve)
    init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint)
  }
  struct UIDataDetectorTypes: OptionSet {
    static var address: UIDataDetectorTypes { get }
    static var all: UIDataDetectorTypes { get }
    static var calendarEvent: UIDataDetectorTypes { get }
    static var flightNumber: UIDataDetectorTypes { get }
    init(rawValue: UInt)
    static var link: UIDataDetectorTypes { get }
    static var lookupSuggestion: UIDataDetectorTypes { get }
    static var money: UIDataDetectorTypes { get }
    static var phoneNumber: UIDataDetectorTypes { get }
    static var physicalValue: UIDataDetectorTypes { get }
    var rawValue: UInt { get }
    static var shipmentTrackingNumber: UIDataDetectorTypes { get }
  }
  protocol UIDataSourceModelAssociation: NSObjectProtocol {
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String
  }
  protocol UIDataSourceTranslating: NSObjectProtocol {
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func perform(presentationValues actionsToTranslate: @escaping () -> Void)
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  }
  class UIDatePicker: UIControl {
    enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    var calendar: Calendar?
    var countDownDuration: Double
    var date: Date
    var datePickerMode: UIDatePicker.Mode
    var datePickerStyle: UIDatePickerStyle { get }
    init()
    init(frame: CGRect)
    var locale: Locale?
    var maximumDate: Date?
    var minimumDate: Date?
    var minuteInterval: Int
    var preferredDatePickerStyle: UIDatePickerStyle
    var roundsToMinuteInterval: Bool
    func setDate(_ date: Date, animated: Bool)
    var timeZone: TimeZone?
  }
  enum UIDatePickerStyle: Int {
    case automatic, wheels, compact, inline
  }
  class UIDeferredMenuElement: UIMenuElement {
    init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    init(provider elementProvider: @escaping (([UIMenuElement]) -> Void) -> Void)
    init(uncachedProvider elementProvider: @escaping (([UIMenuElement]) -> Void) -> Void)
    static func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement
  }
  class UIDevice: NSObject {
    enum BatteryState: Int { case unknown, unplugged, charging, full }
    enum Orientation: Int { case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown }
    var batteryLevel: Float { get }
    static var batteryLevelDidChangeNotification: Notification.Name { get }
    var batteryState: UIDevice.BatteryState { get }
    static var batteryStateDidChangeNotification: Notification.Name { get }
    func beginGeneratingDeviceOrientationNotifications()
    static var current: UIDevice { get }
    func endGeneratingDeviceOrientationNotifications()
    var identifierForVendor: UUID? { get }
    init()
    var isBatteryMonitoringEnabled: Bool
    var isGeneratingDeviceOrientationNotifications: Bool { get }
    var isMultitaskingSupported: Bool { get }
    var isProximityMonitoringEnabled: Bool
    var localizedModel: String { get }
    var model: String { get }
    var name: String { get }
    var orientation: UIDevice.Orientation { get }
    static var orientationDidChangeNotification: Notification.Name { get }
    func playInputClick()
    var proximityState: Bool { get }
    static var proximityStateDidChangeNotification: Notification.Name { get }
    var systemName: String { get }
    var systemVersion: String { get }
    var uniqueIdentifier: String { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
  }
  class UIDictationPhrase: NSObject {
    var alternativeInterpretations: [String]? { get }
    init()
    var text: String { get }
  }
  enum UIDisplayGamut: Int {
    case unspecified, srgb, p3
  }
  class UIDocument: NSObject, NSFilePresenter, NSProgressReporting, UIUserActivityRestoring {
    enum ChangeKind: Int { case done, undone, redone, cleared }
    struct CreationIntent: RawRepresentable, Hashable {}
    enum SaveOperation: Int { case forCreating, forOverwriting }
    struct State: OptionSet {}
    func autosave() async -> Bool
    func autosave(completionHandler: ((Bool) -> Void)? = nil)
    func changeCountToken(for saveOperation: UIDocument.SaveOperation) -> Any
    func close() async -> Bool
    func close(completionHandler: ((Bool) -> Void)? = nil)
    func contents(forType typeName: String) throws -> Any
    func disableEditing()
    var documentState: UIDocument.State { get }
    func enableEditing()
    func fileAttributesToWrite(to forUrl: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any]
    var fileModificationDate: Date
    func fileNameExtension(forType typeName: String?, saveOperation: UIDocument.SaveOperation) -> String
    var fileType: String? { get }
    var fileURL: URL { get }
    func finishedHandlingError(_ error: Error, recovered: Bool)
    func handleError(_ error: Error, userInteractionPermitted: Bool)
    var hasUnsavedChanges: Bool { get }
    init(file url: URL)
    func load(fromContents contents: Any, ofType typeName: String?) throws
    var localizedName: String { get }
    func open() async -> Bool
    func open(completionHandler: ((Bool) -> Void)? = nil)
    func performAsynchronousFileAccess() async
    func performAsynchronousFileAccess(_ action: @escaping () -> Void)
    func read(from fromUrl: URL) throws
    func revert(toContentsOf url: URL) async -> Bool
    func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil)
    func save(to url: URL, for saveOperation: UIDocument.SaveOperation) async -> Bool
    func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: ((Bool) -> Void)? = nil)
    var savingFileType: String? { get }
    static var stateChangedNotification: Notification.Name { get }
    var undoManager: UndoManager
    func updateChangeCount(_ change: UIDocument.ChangeKind)
    func updateChangeCount(withToken changeCountToken: Any, for saveOperation: UIDocument.SaveOperation)
    func updateUserActivityState(_ userActivity: NSUserActivity)
    var userActivity: NSUserActivity
    func userInteractionNoLongerPermitted(forError error: Error)
    func writeContents(_ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL, for saveOperation: UIDocument.SaveOperation) throws
    func writeContents(_ contents: Any, to toUrl: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?) throws
  }
  extension UIDocument.CreationIntent {
    static var `default`: UIDocument.CreationIntent { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension UIDocument.State {
    static var closed: UIDocument.State { get }
    static var editingDisabled: UIDocument.State { get }
    static var inConflict: UIDocument.State { get }
    init(rawValue: UInt)
    static var progressAvailable: UIDocument.State { get }
    var rawValue: UInt { get }
    static var savingError: UIDocument.State { get }
  }
  class UIDocumentBrowserAction: NSObject {
    struct Availability: OptionSet {}
    var availability: UIDocumentBrowserAction.Availability { get }
    var identifier: String { get }
    var image: UIImage?
    init(identifier: String, localizedTitle: String, availability: UIDocumentBrowserAction.Availability, handler: @escaping ([URL]) -> Void)
    var localizedTitle: String { get }
    var supportedContentTypes: [String]
    var supportsMultipleItems: Bool
  }
  extension UIDocumentBrowserAction.Availability {
    init(rawValue: Int)
    static var menu: UIDocumentBrowserAction.Availability { get }
    static var navigationBar: UIDocumentBrowserAction.Availability { get }
    var rawValue: Int { get }
  }
  struct UIDocumentBrowserError: Error {
    enum Code: Int { case generic, noLocationAvailable }
    var code: UIDocumentBrowserError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var generic: UIDocumentBrowserError.Code { get }
    init(_ code: UIDocumentBrowserError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var noLocationAvailable: UIDocumentBrowserError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var UIDocumentBrowserErrorDomain: String { get }
  class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    var loadingProgress: Progress?
    var targetView: UIView?
  }
  class UIDocumentBrowserViewController: UIViewController, NSCoding {
    enum BrowserUserInterfaceStyle: UInt { case white, light, dark }
    enum ImportMode: UInt { case none, copy, move }
    var activeDocumentCreationIntent: UIDocument.CreationIntent? { get }
    var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem]
    var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem]
    var allowedContentTypes: [String] { get }
    var allowsDocumentCreation: Bool
    var allowsPickingMultipleItems: Bool
    var browserUserInterfaceStyle: UIDocumentBrowserViewController.BrowserUserInterfaceStyle
    var contentTypesForRecentDocuments: [UTType] { get }
    var customActions: [UIDocumentBrowserAction]
    var defaultDocumentAspectRatio: CGFloat
    var delegate: UIDocumentBrowserViewControllerDelegate?
    func importDocument(at documentUrl: URL, nextToDocumentAt neighbourUrl: URL, mode importMode: UIDocumentBrowserViewController.ImportMode) async throws -> URL
    func importDocument(at documentUrl: URL, nextToDocumentAt neighbourUrl: URL, mode importMode: UIDocumentBrowserViewController.ImportMode, completionHandler completion: @escaping (URL?, Error?) -> Void)
    init()
    init?(coder: NSCoder)
    init(forOpeningContentTypes contentTypes: [UTType]?)
    init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?)
    var localizedCreateDocumentActionTitle: String
    var recentDocumentsContentTypes: [String] { get }
    func renameDocument(at documentUrl: URL, proposedName: String) async throws -> URL
    func renameDocument(at documentUrl: URL, proposedName: String, completionHandler: @escaping (URL?, Error?) -> Void)
    func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL
    func revealDocument(at url: URL, importIfNeeded: Bool, completion: ((URL?, Error?) -> Void)? = nil)
    var shouldShowFileExtensions: Bool
    func transitionController(forDocumentURL documentUrl: URL) -> UIDocumentBrowserTransitionController
    func transitionControllerForDocument(at documentUrl: URL) -> UIDocumentBrowserTransitionController
  }
  protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    func documentBrowser(_ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentUrls: [URL]) -> [UIActivity]
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceUrl: URL, toDestinationURL destinationUrl: URL)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentUrls: [URL])
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentUrls: [URL])
    func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL, UIDocumentBrowserViewController.ImportMode) -> Void)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentUrl: URL, error: Error?)
    func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
  }
  class UIDocumentInteractionController: NSObject {
    var annotation: Any?
    var delegate: UIDocumentInteractionControllerDelegate?
    func dismissMenu(animated: Bool)
    func dismissPreview(animated: Bool)
    var gestureRecognizers: [UIGestureRecognizer] { get }
    var icons: [UIImage] { get }
    init()
    init(url: URL)
    var name: String?
    func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
    func presentOpenInMenu(from rect: CGRect, in inView: UIView, animated: Bool) -> Bool
    func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool
    func presentOptionsMenu(from rect: CGRect, in inView: UIView, animated: Bool) -> Bool
    func presentPreview(animated: Bool) -> Bool
    var url: URL
    var uti: String?
  }
  protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionController(_ controller: UIDocumentInteractionController, canPerformAction action: Selector?) -> Bool
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
    func documentInteractionController(_ controller: UIDocumentInteractionController, performAction action: Selector?) -> Bool
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionControllerDidDismissOpen(inMenu controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerRect(forPreview controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerView(forPreview controller: UIDocumentInteractionController) -> UIView
    func documentInteractionControllerViewController(forPreview controller: UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpen(inMenu controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  }
  protocol UIDocumentMenuDelegate: NSObjectProtocol {
    func documentMenu(_ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
    func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
  }
  enum UIDocumentMenuOrder: UInt {
    case first, last
  }
  class UIDocumentMenuViewController: UIViewController, NSCoding {
    func addOption(withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder) async
    func addOption(withTitle title: String, image: UIImage?, order: UIDocumentMenuOrder, handler completionHandler: @escaping () -> Void)
    var delegate: UIDocumentMenuDelegate?
    init?(coder: NSCoder)
    init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode)
    init(url: URL, in mode: UIDocumentPickerMode)
  }
  protocol UIDocumentPickerDelegate: NSObjectProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  }
  class UIDocumentPickerExtensionViewController: UIViewController {
    func dismissGrantingAccess(to url: URL?)
    var documentPickerMode: UIDocumentPickerMode { get }
    var documentStorageURL: URL { get }
    init()
    init(nibName: String?, bundle: Bundle?)
    var originalURL: URL { get }
    func prepareForPresentation(in mode: UIDocumentPickerMode)
    var providerIdentifier: String { get }
    var validTypes: [String] { get }
  }
  enum UIDocumentPickerMode: UInt {
    case `import`, open, exportToService, moveToService
  }
  class UIDocumentPickerViewController: UIViewController, NSCoding {
    var allowsMultipleSelection: Bool
    var delegate: UIDocumentPickerDelegate?
    var directoryURL: URL?
    var documentPickerMode: UIDocumentPickerMode { get }
    init?(coder: NSCoder)
    init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode)
    init(forExportingURLs urls: [URL])
    init(forExportingURLs urls: [URL], asCopy: Bool)
    init(forOpeningContentTypes contentTypes: [UTType])
    init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
    init(url: URL, in mode: UIDocumentPickerMode)
    init(urls: [URL], in mode: UIDocumentPickerMode)
    var shouldShowFileExtensions: Bool
  }
  class UIDocumentProperties: NSObject {
    var activityViewControllerProvider: (() -> UIActivityViewController)?
    var dragItemsProvider: ((UIDragSession) -> [UIDragItem])?
    init(metadata: LPLinkMetadata)
    init(url: URL)
    var metadata: LPLinkMetadata
    var wantsIconRepresentation: Bool
  }
  class UIDocumentViewController: UIViewController {
    class LaunchOptions: NSObject {}
    var document: UIDocument?
    func documentDidOpen()
    init(document: UIDocument?)
    init(nibName: String?, bundle: Bundle?)
    var launchOptions: UIDocumentViewController.LaunchOptions
    func navigationItemDidUpdate()
    func openDocument() async -> Bool
    func openDocument(completionHandler: @escaping (Bool) -> Void)
    var undoRedoItemGroup: UIBarButtonItemGroup { get }
  }
  extension UIDocumentViewController.LaunchOptions {
    var background: UIBackgroundConfiguration
    var backgroundAccessoryView: UIView?
    var browserViewController: UIDocumentBrowserViewController
    static func createDocumentAction(with indent: UIDocument.CreationIntent) -> UIAction
    var documentTargetView: UIView?
    var foregroundAccessoryView: UIView?
    init()
    var primaryAction: UIAction?
    var secondaryAction: UIAction?
    var title: String
  }
  protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  }
  protocol UIDragDropSession: NSObjectProtocol {
    var allowsMoveOperation: Bool { get }
    func canLoadObjects(of itemProviderReadingClass: AnyClass) -> Bool
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    var isRestrictedToDraggingApplication: Bool { get }
    var items: [UIDragItem] { get }
    func location(in view: UIView?) -> CGPoint
  }
  class UIDragInteraction: NSObject, UIInteraction {
    var allowsSimultaneousRecognitionDuringLift: Bool
    var delegate: UIDragInteractionDelegate? { get }
    init(delegate: UIDragInteractionDelegate)
    var isEnabled: Bool
    static var isEnabledByDefault: Bool { get }
  }
  protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWithAnimator animator: UIDragAnimating)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, previewForLiftingItem item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willAdd items: [UIDragItem], for addingInteraction: UIDragInteraction)
    func dragInteraction(_ interaction: UIDragInteraction, session: UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [UIDragSession], withTouchAt point: CGPoint) -> UIDragSession?
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWithAnimator animator: UIDragAnimating, session: UIDragSession)
  }
  class UIDragItem: NSObject {
    init(itemProvider: NSItemProvider)
    var itemProvider: NSItemProvider { get }
    var localObject: Any?
    var previewProvider: (() -> UIDragPreview)?
    func setNeedsDropPreviewUpdate()
  }
  class UIDragPreview: NSObject, NSCopying {
    init(for url: URL)
    init(for url: URL, title: String?)
    init(view: UIView)
    init(view: UIView, parameters: UIDragPreviewParameters)
    var parameters: UIDragPreviewParameters { get }
    var view: UIView { get }
  }
  class UIDragPreviewParameters: UIPreviewParameters, NSCopying {
    init()
    init(textLineRects: [NSValue])
  }
  class UIDragPreviewTarget: UIPreviewTarget, NSCopying {
    init(container: UIView, center: CGPoint)
    init(container: UIView, center: CGPoint, transform: CGAffineTransform)
  }
  protocol UIDragSession: UIDragDropSession {
    var localContext: Any?
  }
  class UIDropInteraction: NSObject, UIInteraction {
    var allowsSimultaneousDropSessions: Bool
    var delegate: UIDropInteractionDelegate? { get }
    init(delegate: UIDropInteractionDelegate)
  }
  protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWithAnimator animator: UIDragAnimating)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession) -> UIDropProposal
  }
  enum UIDropOperation: UInt {
    case cancel, forbidden, copy, move
  }
  class UIDropProposal: NSObject, NSCopying {
    init(dropOperation operation: UIDropOperation)
    var isPrecise: Bool
    var operation: UIDropOperation { get }
    var prefersFullSizePreview: Bool
  }
  protocol UIDropSession: UIDragDropSession, NSProgressReporting {
    func loadObjects(of itemProviderReadingClass: AnyClass, completion: @escaping ([NSItemProviderReading]) -> Void) -> Progress
    var localDragSession: UIDragSession? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle
  }
  enum UIDropSessionProgressIndicatorStyle: UInt {
    case none, `default`
  }
  class UIDynamicAnimator: NSObject {
    func addBehavior(_ behavior: UIDynamicBehavior?)
    var behaviors: [UIDynamicBehavior] { get }
    var delegate: UIDynamicAnimatorDelegate?
    var elapsedTime: Double { get }
    init()
    init(collectionViewLayout layout: UICollectionViewLayout)
    init(referenceView: UIView)
    var isRunning: Bool { get }
    func items(in rect: CGRect) -> [UIDynamicItem]
    func layoutAttributesForCell(at cellIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func layoutAttributesForDecorationView(ofKind viewKind: String, at viewIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    func layoutAttributesForSupplementaryView(ofKind viewKind: String, at viewIndexPath: IndexPath) -> UICollectionViewLayoutAttributes
    var referenceView: UIView { get }
    func removeAllBehaviors()
    func removeBehavior(_ behavior: UIDynamicBehavior?)
    func updateItem(usingCurrentState uiDynamicItem: UIDynamicItem)
  }
  protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  }
  class UIDynamicBehavior: NSObject {
    var action: (() -> Void)?
    func addChildBehavior(_ behavior: UIDynamicBehavior)
    var childBehaviors: [UIDynamicBehavior] { get }
    var dynamicAnimator: UIDynamicAnimator { get }
    init()
    func removeChildBehavior(_ behavior: UIDynamicBehavior)
    func willMove(to targetAnimator: UIDynamicAnimator?)
  }
  protocol UIDynamicItem: NSObjectProtocol {
    var bounds: CGRect { get }
    var center: CGPoint
    var collisionBoundingPath: UIBezierPath { get }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    var transform: CGAffineTransform
  }
  class UIDynamicItemBehavior: UIDynamicBehavior {
    func addAngularVelocity(_ velocity: CGFloat, for dynamicItem: UIDynamicItem)
    func addItem(_ dynamicItem: UIDynamicItem)
    func addLinearVelocity(_ velocity: CGPoint, for dynamicItem: UIDynamicItem)
    var allowsRotation: Bool
    var angularResistance: CGFloat
    func angularVelocity(for dynamicItem: UIDynamicItem) -> CGFloat
    var charge: CGFloat
    var density: CGFloat
    var elasticity: CGFloat
    var friction: CGFloat
    init()
    init(items: [UIDynamicItem])
    var isAnchored: Bool
    var items: [UIDynamicItem] { get }
    func linearVelocity(for dynamicItem: UIDynamicItem) -> CGPoint
    func removeItem(_ dynamicItem: UIDynamicItem)
    var resistance: CGFloat
  }
  enum UIDynamicItemCollisionBoundsType: UInt {
    case rectangle, ellipse, path
  }
  class UIDynamicItemGroup: NSObject, UIDynamicItem {
    init()
    init(items: [UIDynamicItem])
    var items: [UIDynamicItem] { get }
  }
  struct UIEdgeInsets: Equatable {
    var bottom: CGFloat
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    static var zero: UIEdgeInsets { get }
  }
  enum UIEditMenuArrowDirection: Int {
    case automatic, up, down, left, right
  }
  class UIEditMenuConfiguration: NSObject {
    var identifier: NSCopying { get }
    init(identifier: NSCopying?, sourcePoint: CGPoint)
    var preferredArrowDirection: UIEditMenuArrowDirection
    var sourcePoint: CGPoint { get }
  }
  class UIEditMenuInteraction: NSObject, UIInteraction {
    var delegate: UIEditMenuInteractionDelegate? { get }
    func dismissMenu()
    init(delegate: UIEditMenuInteractionDelegate?)
    func location(in inView: UIView?) -> CGPoint
    func presentEditMenu(with configuration: UIEditMenuConfiguration)
    func reloadVisibleMenu()
    func updateVisibleMenuPosition(animated: Bool)
  }
  protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }
  protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration, animator: UIEditMenuInteractionAnimating)
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration, animator: UIEditMenuInteractionAnimating)
  }
  enum UIEditingInteractionConfiguration: Int {
    case none, `default`
  }
  class UIEvent: NSObject {
    struct ButtonMask: OptionSet {}
    enum EventSubtype: Int { case none, motionShake, remoteControlPlay, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward }
    enum EventType: Int { case touches, motion, remoteControl, presses, scroll, hover, transform }
    var allTouches: Set<AnyHashable>? { get }
    var buttonMask: UIEvent.ButtonMask { get }
    func coalescedTouches(for touch: UITouch) -> [UITouch]?
    init()
    var modifierFlags: UIKeyModifierFlags { get }
    func predictedTouches(for touch: UITouch) -> [UITouch]?
    var subtype: UIEvent.EventSubtype { get }
    var timestamp: Double { get }
    func touches(for view: UIView) -> Set<AnyHashable>?
    func touches(for window: UIGestureRecognizer) -> Set<AnyHashable>?
    func touches(for window: UIWindow) -> Set<AnyHashable>?
    var type: UIEvent.EventType { get }
  }
  extension UIEvent.ButtonMask {
    init(rawValue: UInt)
    static var primary: UIEvent.ButtonMask { get }
    var rawValue: UInt { get }
    static var secondary: UIEvent.ButtonMask { get }
  }
  class UIEventAttribution: NSObject, NSCopying {
    var destinationURL: URL { get }
    init(sourceIdentifier: UInt8, destinationURL destinationUrl: URL, sourceDescription: String, purchaser: String)
    var purchaser: String { get }
    var reportEndpoint: URL? { get }
    var sourceDescription: String { get }
    var sourceIdentifier: UInt8 { get }
  }
  class UIEventAttributionView: UIView {
    init()
    init(frame: CGRect)
  }
  class UIFeedbackGenerator: NSObject, UIInteraction {
    init(for forView: UIView)
    func prepare()
  }
  class UIFieldBehavior: UIDynamicBehavior {
    func addItem(_ item: UIDynamicItem)
    var animationSpeed: CGFloat
    var direction: CGVector
    static func dragField() -> UIFieldBehavior
    static func electricField() -> UIFieldBehavior
    var falloff: CGFloat
    static func field(evaluationBlock evaluator: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, Double) -> CGVector) -> UIFieldBehavior
    var items: [UIDynamicItem] { get }
    static func linearGravityField(direction: CGVector) -> UIFieldBehavior
    static func magneticField() -> UIFieldBehavior
    var minimumRadius: CGFloat
    static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
    var position: CGPoint
    static func radialGravityField(position: CGPoint) -> UIFieldBehavior
    var region: UIRegion
    func removeItem(_ item: UIDynamicItem)
    var smoothness: CGFloat
    static func springField() -> UIFieldBehavior
    var strength: CGFloat
    static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior
    static func velocityField(direction: CGVector) -> UIFieldBehavior
    static func vortexField() -> UIFieldBehavior
  }
  class UIFindInteraction: NSObject, UIInteraction {
    var activeFindSession: UIFindSession? { get }
    var delegate: UIFindInteractionDelegate? { get }
    func dismissFindNavigator()
    func findNext()
    func findPrevious()
    init(sessionDelegate: UIFindInteractionDelegate)
    var isFindNavigatorVisible: Bool { get }
    var optionsMenuProvider: (([UIMenuElement]) -> UIMenu)?
    func presentFindNavigatorShowingReplace(_ showingReplace: Bool)
    var replacementText: String?
    var searchText: String?
    func updateResultCount()
  }
  protocol UIFindInteractionDelegate: NSObjectProtocol {
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  }
  class UIFindSession: NSObject {
    enum SearchResultDisplayStyle: Int { case currentAndTotal, total, none }
    var allowsReplacementForCurrentlyHighlightedResult: Bool { get }
    func highlightNextResult(in direction: UITextStorageDirection)
    var highlightedResultIndex: Int { get }
    init()
    func invalidateFoundResults()
    func performSearch(withQuery query: String, options: UITextSearchOptions?)
    func performSingleReplacement(withSearchQuery searchQuery: String, replacementString: String, options: UITextSearchOptions?)
    func replaceAllInstances(ofSearchQuery searchQuery: String, withReplacementString replacementString: String, options: UITextSearchOptions?)
    var resultCount: Int { get }
    var searchResultDisplayStyle: UIFindSession.SearchResultDisplayStyle
    var supportsReplacement: Bool { get }
  }
  struct UIFloatRange {
    init()
    init(minimum: CGFloat, maximum: CGFloat)
    var maximum: CGFloat
    var minimum: CGFloat
  }
  protocol UIFocusAnimationContext: NSObjectProtocol {
    var duration: Double { get }
  }
  class UIFocusAnimationCoordinator: NSObject {
    func addCoordinatedAnimations(_ animations: (() -> Void)?) async
    func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil)
    func addCoordinatedFocusingAnimations(_ animations: ((UIFocusAnimationContext) -> Void)?) async
    func addCoordinatedFocusingAnimations(_ animations: ((UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil)
    func addCoordinatedUnfocusingAnimations(_ animations: ((UIFocusAnimationContext) -> Void)?) async
    func addCoordinatedUnfocusingAnimations(_ animations: ((UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil)
    init()
  }
  class UIFocusDebugger: NSObject {
    static func checkFocusGroupTree(for environment: UIFocusEnvironment) -> String
    static func checkFocusability(for item: UIFocusItem) -> UIFocusDebuggerOutput
    static func focusGroups(for environment: UIFocusEnvironment) -> UIFocusDebuggerOutput
    static var help: UIFocusDebuggerOutput { get }
    init()
    static func preferredFocusEnvironments(for environment: UIFocusEnvironment) -> UIFocusDebuggerOutput
    static func simulateFocusUpdateRequest(from environment: UIFocusEnvironment) -> UIFocusDebuggerOutput
    static var status: UIFocusDebuggerOutput { get }
  }
  protocol UIFocusDebuggerOutput: NSObjectProtocol {}
  class UIFocusEffect: NSObject, NSCopying {
    init()
  }
  protocol UIFocusEnvironment: NSObjectProtocol {
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    var focusGroupIdentifier: String? { get }
    var focusItemContainer: UIFocusItemContainer? { get }
    var parentFocusEnvironment: UIFocusEnvironment? { get }
    var preferredFocusEnvironments: [UIFocusEnvironment] { get }
    var preferredFocusedView: UIView? { get }
    func setNeedsFocusUpdate()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> String?
    func updateFocusIfNeeded()
  }
  enum UIFocusGroupPriority: Int {
    case ignored, previouslyFocused, prioritized, currentlyFocused
  }
  class UIFocusGuide: UILayoutGuide {
    init()
    var isEnabled: Bool
    var preferredFocusEnvironments: [UIFocusEnvironment]?
    var preferredFocusedView: UIView?
  }
  class UIFocusHaloEffect: UIFocusEffect {
    enum Position: Int { case automatic, outside, inside }
    var containerView: UIView?
    init(path bezierPath: UIBezierPath)
    init(rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: String)
    var position: UIFocusHaloEffect.Position
    var referenceView: UIView?
  }
  struct UIFocusHeading: OptionSet {
    static var down: UIFocusHeading { get }
    static var first: UIFocusHeading { get }
    init(rawValue: UInt)
    static var last: UIFocusHeading { get }
    static var left: UIFocusHeading { get }
    static var next: UIFocusHeading { get }
    static var previous: UIFocusHeading { get }
    var rawValue: UInt { get }
    static var right: UIFocusHeading { get }
    static var up: UIFocusHeading { get }
  }
  protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
    var focusEffect: UIFocusEffect? { get }
    var focusGroupPriority: UIFocusGroupPriority { get }
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    var frame: CGRect { get }
    var isTransparentFocusItem: Bool { get }
  }
  protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [UIFocusItem]
  }
  enum UIFocusItemDeferralMode: Int {
    case automatic, always, never
  }
  protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
  }
  class UIFocusMovementHint: NSObject, NSCopying {
    var interactionTransform: CATransform3D { get }
    var movementDirection: CGVector { get }
    var perspectiveTransform: CATransform3D { get }
    var rotation: CGVector { get }
    var translation: CGVector { get }
  }
  struct UIFocusSoundIdentifier: RawRepresentable, Hashable {
    static var `default`: UIFocusSoundIdentifier { get }
    init(rawValue: String)
    static var none: UIFocusSoundIdentifier { get }
    var rawValue: String { get }
  }
  class UIFocusSystem: NSObject {
    static func environment(_ environment: UIFocusEnvironment, contains otherEnvironment: UIFocusEnvironment) -> Bool
    var focusedItem: UIFocusItem? { get }
    init?(for environment: UIFocusEnvironment)
    static func register(_ soundFileUrl: URL, forSoundIdentifier identifier: String)
    func requestFocusUpdate(to environment: UIFocusEnvironment)
    func updateFocusIfNeeded()
  }
  var UIFocusUpdateAnimationCoordinatorKey: String { get }
  class UIFocusUpdateContext: NSObject {
    var focusHeading: UIFocusHeading { get }
    var nextFocusedItem: UIFocusItem? { get }
    var nextFocusedView: UIView? { get }
    var previouslyFocusedItem: UIFocusItem? { get }
    var previouslyFocusedView: UIView? { get }
  }
  var UIFocusUpdateContextKey: String { get }
  class UIFont: NSObject, NSCopying, NSSecureCoding {
    struct TextStyle: RawRepresentable, Hashable {}
    struct Weight: RawRepresentable, Hashable {}
    struct Width: RawRepresentable, Hashable {}
    var ascender: CGFloat { get }
    static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
    static var buttonFontSize: CGFloat { get }
    var capHeight: CGFloat { get }
    var descender: CGFloat { get }
    var familyName: String { get }
    static var familyNames: [String] { get }
    var fontDescriptor: UIFontDescriptor { get }
    var fontName: String { get }
    static func fontNames(forFamilyName familyName: String) -> [String]
    init?(coder: NSCoder)
    init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
    init?(name fontName: String, size fontSize: CGFloat)
    static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
    static var labelFontSize: CGFloat { get }
    var leading: CGFloat { get }
    var lineHeight: CGFloat { get }
    static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    var pointSize: CGFloat { get }
    static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
    static func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont
    static var smallSystemFontSize: CGFloat { get }
    static func systemFont(ofSize fontSize: CGFloat) -> UIFont
    static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
    static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont
    static var systemFontSize: CGFloat { get }
    func withSize(_ fontSize: CGFloat) -> UIFont
    var xHeight: CGFloat { get }
  }
  extension UIFont.TextStyle {
    static var body: UIFont.TextStyle { get }
    static var callout: UIFont.TextStyle { get }
    static var caption1: UIFont.TextStyle { get }
    static var caption2: UIFont.TextStyle { get }
    static var extraLargeTitle: UIFont.TextStyle { get }
    static var extraLargeTitle2: UIFont.TextStyle { get }
    static var footnote: UIFont.TextStyle { get }
    static var headline: UIFont.TextStyle { get }
    init(rawValue: String)
    static var largeTitle: UIFont.TextStyle { get }
    var metrics: UIFontMetrics { get }
    var rawValue: String { get }
    static var subheadline: UIFont.TextStyle { get }
    static var title1: UIFont.TextStyle { get }
    static var title2: UIFont.TextStyle { get }
    static var title3: UIFont.TextStyle { get }
  }
  extension UIFont.Weight {
    static var black: UIFont.Weight { get }
    static var bold: UIFont.Weight { get }
    static var heavy: UIFont.Weight { get }
    init(_ rawValue: CGFloat)
    init(rawValue: CGFloat)
    static var light: UIFont.Weight { get }
    static var medium: UIFont.Weight { get }
    var rawValue: CGFloat { get }
    static var regular: UIFont.Weight { get }
    static var semibold: UIFont.Weight { get }
    static var thin: UIFont.Weight { get }
    static var ultraLight: UIFont.Weight { get }
  }
  extension UIFont.Width {
    static var compressed: UIFont.Width { get }
    static var condensed: UIFont.Width { get }
    static var expanded: UIFont.Width { get }
    static var standard: UIFont.Width { get }
  }
  class UIFontDescriptor: NSObject, NSSecureCoding, NSCopying {
    enum Attribute: Int32 { case family, face, name, size, visibleName, matrix, characterSet, cascadeList, traits, fixedAdvance, featureSettings, textStyle }
    struct AttributeName: RawRepresentable, Hashable {}
    struct SymbolicTraits: OptionSet {}
    struct SystemDesign: RawRepresentable, Hashable {}
    struct TraitKey: RawRepresentable, Hashable {}
    func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor
    var fontAttributes: [UIFontDescriptor.AttributeName: Any] { get }
    init()
    init?(coder: NSCoder)
    init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any])
    init(name fontName: String, matrix: CGAffineTransform)
    init(name fontName: String, size: CGFloat)
    func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AnyHashable>?) -> [UIFontDescriptor]
    var matrix: CGAffineTransform { get }
    func object(forKey anAttribute: String) -> Any?
    var pointSize: CGFloat { get }
    var postscriptName: String { get }
    static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
    static func preferredFontDescriptor(withTextStyle uiFontTextStyle: String, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor
    var symbolicTraits: UIFontDescriptor.SymbolicTraits { get }
    func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor?
    func withFace(_ newFace: String) -> UIFontDescriptor
    func withFamily(_ newFamily: String) -> UIFontDescriptor
    func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor
    func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor
    func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
  }
  extension UIFontDescriptor.AttributeName {
    static var cascadeList: UIFontDescriptor.AttributeName { get }
    static var characterSet: UIFontDescriptor.AttributeName { get }
    static var face: UIFontDescriptor.AttributeName { get }
    static var family: UIFontDescriptor.AttributeName { get }
    static var featureSettings: UIFontDescriptor.AttributeName { get }
    static var fixedAdvance: UIFontDescriptor.AttributeName { get }
    init(rawValue: String)
    static var matrix: UIFontDescriptor.AttributeName { get }
    static var name: UIFontDescriptor.AttributeName { get }
    var rawValue: String { get }
    static var size: UIFontDescriptor.AttributeName { get }
    static var textStyle: UIFontDescriptor.AttributeName { get }
    static var traits: UIFontDescriptor.AttributeName { get }
    static var visibleName: UIFontDescriptor.AttributeName { get }
  }
  extension UIFontDescriptor.SymbolicTraits {
    static var bold: UIFontDescriptor.SymbolicTraits { get }
    static var classClarendonSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var classFreeformSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var classMask: UIFontDescriptor.SymbolicTraits { get }
    static var classModernSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var classOldStyleSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var classOrnamentals: UIFontDescriptor.SymbolicTraits { get }
    static var classSansSerif: UIFontDescriptor.SymbolicTraits { get }
    static var classScripts: UIFontDescriptor.SymbolicTraits { get }
    static var classSlabSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var classSymbolic: UIFontDescriptor.SymbolicTraits { get }
    static var classTransitionalSerifs: UIFontDescriptor.SymbolicTraits { get }
    static var condensed: UIFontDescriptor.SymbolicTraits { get }
    static var expanded: UIFontDescriptor.SymbolicTraits { get }
    init(rawValue: UInt32)
    static var italic: UIFontDescriptor.SymbolicTraits { get }
    static var looseLeading: UIFontDescriptor.SymbolicTraits { get }
    static var monoSpace: UIFontDescriptor.SymbolicTraits { get }
    var rawValue: UInt32 { get }
    static var tightLeading: UIFontDescriptor.SymbolicTraits { get }
    static var traitBold: UIFontDescriptor.SymbolicTraits { get }
    static var traitCondensed: UIFontDescriptor.SymbolicTraits { get }
    static var traitExpanded: UIFontDescriptor.SymbolicTraits { get }
    static var traitItalic: UIFontDescriptor.SymbolicTraits { get }
    static var traitLooseLeading: UIFontDescriptor.SymbolicTraits { get }
    static var traitMonoSpace: UIFontDescriptor.SymbolicTraits { get }
    static var traitTightLeading: UIFontDescriptor.SymbolicTraits { get }
    static var uiOptimized: UIFontDescriptor.SymbolicTraits { get }
    static var vertical: UIFontDescriptor.SymbolicTraits { get }
  }
  extension UIFontDescriptor.SystemDesign {
    static var `default`: UIFontDescriptor.SystemDesign { get }
    init(rawValue: String)
    static var monospaced: UIFontDescriptor.SystemDesign { get }
    var rawValue: String { get }
    static var rounded: UIFontDescriptor.SystemDesign { get }
    static var serif: UIFontDescriptor.SystemDesign { get }
  }
  extension UIFontDescriptor.TraitKey {
    init(rawValue: String)
    var rawValue: String { get }
    static var slant: UIFontDescriptor.TraitKey { get }
    static var symbolic: UIFontDescriptor.TraitKey { get }
    static var weight: UIFontDescriptor.TraitKey { get }
    static var width: UIFontDescriptor.TraitKey { get }
  }
  var UIFontFeatureSelectorIdentifierKey: String { get }
  var UIFontFeatureTypeIdentifierKey: String { get }
  class UIFontMetrics: NSObject {
    static var `default`: UIFontMetrics { get }
    init(forTextStyle textStyle: String)
    func scaledFont(for font: UIFont) -> UIFont
    func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont
    func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
    func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont
    func scaledValue(for value: CGFloat) -> CGFloat
    func scaledValue(forValue value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat
  }
  class UIFontPickerViewController: UIViewController {
    var configuration: UIFontPickerViewControllerConfiguration { get }
    var delegate: UIFontPickerViewControllerDelegate?
    init(configuration: UIFontPickerViewControllerConfiguration)
    var selectedFontDescriptor: UIFontDescriptor?
  }
  class UIFontPickerViewControllerConfiguration: NSObject, NSCopying {
    var displayUsingSystemFont: Bool
    static func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate?
    var filteredLanguagesPredicate: NSPredicate?
    var filteredTraits: UIFontDescriptor.SymbolicTraits
    var includeFaces: Bool
    init()
  }
  protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  }
  var UIFontTextStyleBody: String { get }
  var UIFontWeightBlack: CGFloat { get }
  var UIFontWeightBold: CGFloat { get }
  var UIFontWeightHeavy: CGFloat { get }
  var UIFontWeightLight: CGFloat { get }
  var UIFontWeightMedium: CGFloat { get }
  var UIFontWeightRegular: CGFloat { get }
  var UIFontWeightSemibold: CGFloat { get }
  var UIFontWeightThin: CGFloat { get }
  var UIFontWeightUltraLight: CGFloat { get }
  var UIFontWidthCompressed: CGFloat { get }
  var UIFontWidthCondensed: CGFloat { get }
  var UIFontWidthExpanded: CGFloat { get }
  var UIFontWidthStandard: CGFloat { get }
  enum UIForceTouchCapability: Int {
    case unknown, unavailable, available
  }
  class UIGestureRecognizer: NSObject {
    enum State: Int { case possible, began, changed, ended, cancelled, failed, recognized }
    func addTarget(_ target: Any, action: Selector)
    var allowedPressTypes: [NSNumber]
    var allowedTouchTypes: [NSNumber]
    var buttonMask: UIEvent.ButtonMask { get }
    func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool
    func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var delaysTouchesEnded: Bool
    var delegate: UIGestureRecognizerDelegate?
    func ignore(_ button: UIPress, for event: UIPressesEvent)
    func ignore(_ touch: UITouch, for forEvent: UIEvent)
    init()
    init(target: Any?, action: Selector?)
    var isEnabled: Bool
    func location(in view: UIView?) -> CGPoint
    func location(ofTouch touchIndex: Int, in inView: UIView?) -> CGPoint
    var modifierFlags: UIKeyModifierFlags { get }
    var name: String?
    var numberOfTouches: Int { get }
    func pressesBegan(_ presses: Set<UIPress>, with evt: UIPressesEvent)
    func pressesCancelled(_ presses: Set<UIPress>, with evt: UIPressesEvent)
    func pressesChanged(_ presses: Set<UIPress>, with evt: UIPressesEvent)
    func pressesEnded(_ presses: Set<UIPress>, with evt: UIPressesEvent)
    func removeTarget(_ target: Any?, action: Selector?)
    func require(toFail otherGestureRecognizer: UIGestureRecognizer)
    var requiresExclusiveTouchType: Bool
    func reset()
    func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func shouldReceive(_ event: UIEvent) -> Bool
    func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
    var state: UIGestureRecognizer.State
    func touchesBegan(_ touches: Set<AnyHashable>, with evt: UIEvent)
    func touchesCancelled(_ touches: Set<AnyHashable>, with evt: UIEvent)
    func touchesEnded(_ touches: Set<AnyHashable>, with evt: UIEvent)
    func touchesEstimatedPropertiesUpdated(_ touches: Set<AnyHashable>)
    func touchesMoved(_ touches: Set<AnyHashable>, with evt: UIEvent)
    var view: UIView? { get }
  }
  protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  }
  func UIGraphicsBeginImageContext(_ size: CGSize)
  func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
  func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?)
  func UIGraphicsBeginPDFPage()
  func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?)
  func UIGraphicsEndImageContext()
  func UIGraphicsEndPDFContext()
  func UIGraphicsGetCurrentContext() -> CGContext?
  func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
  class UIGraphicsImageRenderer: UIGraphicsRenderer {
    func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    init()
    init(bounds: CGRect)
    init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
    init(size: CGSize)
    init(size: CGSize, format: UIGraphicsImageRendererFormat)
    func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  }
  class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    var currentImage: UIImage { get }
    init()
  }
  class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    enum Range: Int { case unspecified, automatic, extended, standard }
    static var `default`: UIGraphicsImageRendererFormat { get }
    init()
    init(for traitCollection: UITraitCollection)
    var opaque: Bool
    var preferredRange: UIGraphicsImageRendererFormat.Range
    var prefersExtendedRange: Bool
    var scale: CGFloat
    var supportsHighDynamicRange: Bool { get }
  }
  class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    init()
    init(bounds: CGRect, format: UIGraphicsPDFRendererFormat)
    func pdfData(actions: @escaping (UIGraphicsPDFRendererContext) -> Void) -> Data
    func writePDF(to url: URL, withActions actions: @escaping (UIGraphicsPDFRendererContext) -> Void) throws
  }
  class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    func addDestination(withName name: String, at point: CGPoint)
    func beginPage()
    func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any])
    init()
    var pdfContextBounds: CGRect { get }
    func setDestinationWithName(_ name: String, for rect: CGRect)
    func setURL(_ url: URL, for rect: CGRect)
  }
  class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    static var `default`: UIGraphicsPDFRendererFormat { get }
    var documentInfo: [String: Any]
    init()
  }
  func UIGraphicsPopContext()
  func UIGraphicsPushContext(_ context: CGContext)
  class UIGraphicsRenderer: NSObject {
    var allowsImageOutput: Bool { get }
    static func context(with format: UIGraphicsRendererFormat) -> CGContext?
    var format: UIGraphicsRendererFormat { get }
    init(bounds: CGRect)
    init(bounds: CGRect, format: UIGraphicsRendererFormat)
    static func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext)
    static var rendererContextClass: AnyClass { get }
    func runDrawingActions(_ drawingActions: @escaping (UIGraphicsRendererContext) -> Void, completionActions: ((UIGraphicsRendererContext) -> Void)? = nil) throws
  }
  class UIGraphicsRendererContext: NSObject {
    var cgContext: CGContext { get }
    func clip(to rect: CGRect)
    func fill(_ rect: CGRect)
    func fill(_ rect: CGRect, blendMode: CGBlendMode)
    var format: UIGraphicsRendererFormat { get }
    init()
    func stroke(_ rect: CGRect)
    func stroke(_ rect: CGRect, blendMode: CGBlendMode)
  }
  class UIGraphicsRendererFormat: NSObject, NSCopying {
    var bounds: CGRect { get }
    static var `default`: UIGraphicsRendererFormat { get }
    init()
    static var preferred: UIGraphicsRendererFormat { get }
  }
  class UIGravityBehavior: UIDynamicBehavior {
    func addItem(_ dynamicItem: UIDynamicItem)
    var angle: CGFloat
    var gravityDirection: CGVector
    init()
    init(items: [UIDynamicItem])
    var items: [UIDynamicItem] { get }
    var magnitude: CGFloat
    func removeItem(_ dynamicItem: UIDynamicItem)
    func setAngle(_ angle: CGFloat, magnitude: CGFloat)
  }
  struct UIGuidedAccessAccessibilityFeature: OptionSet {
    static var assistiveTouch: UIGuidedAccessAccessibilityFeature { get }
    static var grayscaleDisplay: UIGuidedAccessAccessibilityFeature { get }
    init(rawValue: UInt)
    static var invertColors: UIGuidedAccessAccessibilityFeature { get }
    var rawValue: UInt { get }
    static var voiceOver: UIGuidedAccessAccessibilityFeature { get }
    static var zoom: UIGuidedAccessAccessibilityFeature { get }
  }
  struct UIGuidedAccessError: Error {
    enum Code: Int { case permissionDenied, failed }
    var code: UIGuidedAccessError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var failed: UIGuidedAccessError.Code { get }
    init(_ code: UIGuidedAccessError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var permissionDenied: UIGuidedAccessError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var UIGuidedAccessErrorDomain: String { get }
  protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String
    func guidedAccessRestriction(withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    var guidedAccessRestrictionIdentifiers: [String] { get }
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String
  }
  struct UIHostingConfiguration<Content, Background>: UIContentConfiguration where Content: View, Background: View {
    func background<S>(_ style: S) -> UIHostingConfiguration<Content, Background> where S: ShapeStyle
    func background<B>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> where B: View
    init(@ViewBuilder content: () -> Content)
    func makeContentView() -> UIView & UIContentView
    func margins(_ edges: Edge.Set = nil, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background>
    func margins(_ edges: Edge.Set = nil, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
    func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
  }
  class UIHoverAutomaticEffect: NSObject, UIHoverEffect, NSCopying {
    init()
  }
  protocol UIHoverEffect: NSObjectProtocol {}
  class UIHoverGestureRecognizer: UIGestureRecognizer {
    var altitudeAngle: CGFloat { get }
    func azimuthAngle(in view: UIView?) -> CGFloat
    func azimuthUnitVector(in view: UIView?) -> CGVector
    init(target: Any, action: Selector)
    var rollAngle: CGFloat { get }
    var zOffset: CGFloat { get }
  }
  class UIHoverHighlightEffect: NSObject, UIHoverEffect, NSCopying {
    init()
  }
  class UIHoverLiftEffect: NSObject, UIHoverEffect, NSCopying {
    init()
  }
  class UIHoverStyle: NSObject, NSCopying {
    static func automatic() -> UIHoverStyle
    var effect: UIHoverEffect
    init(effect: UIHoverEffect, shape: UIShape?)
    init(shape: UIShape?)
    var isEnabled: Bool
    var shape: UIShape?
  }
  class UIImage: NSObject, NSSecureCoding {
    class Configuration: NSObject, NSCopying, NSSecureCoding {}
    enum DynamicRange: Int { case unspecified, standard, constrainedHigh, high }
    enum Orientation: Int { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    enum ResizingMode: Int { case tile, stretch }
    class SymbolConfiguration: UIImage.Configuration {}
    enum SymbolScale: Int { case `default`, unspecified, small, medium, large }
    enum SymbolWeight: Int { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    static var actions: UIImage { get }
    static var add: UIImage { get }
    var alignmentRectInsets: UIEdgeInsets { get }
    static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage?
    static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage?
    static func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: Double) -> UIImage?
    static func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: Double) -> UIImage?
    func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?
    var baselineOffsetFromBottom: CGFloat { get }
    func byPreparingForDisplay() async -> UIImage?
    func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
    var capInsets: UIEdgeInsets { get }
    var cgImage: CGImage? { get }
    static var checkmark: UIImage { get }
    var ciImage: CIImage? { get }
    var configuration: UIImage.Configuration? { get }
    func draw(at point: CGPoint)
    func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
    func draw(in rect: CGRect)
    func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
    func drawAsPattern(in rect: CGRect)
    var duration: Double { get }
    var flipsForRightToLeftLayoutDirection: Bool { get }
    var hasBaseline: Bool { get }
    func heicData() -> Data?
    var imageAsset: UIImageAsset? { get }
    func imageFlippedForRightToLeftLayoutDirection() -> UIImage
    var imageOrientation: UIImage.Orientation { get }
    var imageRendererFormat: UIGraphicsImageRendererFormat { get }
    var imageRestrictedToStandardDynamicRange: UIImage { get }
    var imageWithoutBaseline: UIImage { get }
    var images: [UIImage]? { get }
    init()
    init(cgImage: CGImage)
    init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
    init(ciImage: CIImage)
    init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
    init?(coder: NSCoder)
    init?(contentsOfFile path: String)
    init?(data: Data)
    init?(data: Data, scale: CGFloat)
    init(imageLiteralResourceName name: String)
    init?(named name: String)
    init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    init?(named name: String, in bundle: Bundle?, variableValue value: Double, with configuration: UIImage.Configuration?)
    init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
    init(resource: ImageResource)
    init?(systemName name: String)
    init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?)
    init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil)
    init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
    var isHighDynamicRange: Bool { get }
    var isSymbolImage: Bool { get }
    func jpegData(compressionQuality: CGFloat) -> Data?
    var leftCapWidth: Int { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage
    func pngData() -> Data?
    func prepareForDisplay() async -> UIImage
    func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void)
    func prepareThumbnail(of OfSize: CGSize) async -> UIImage
    func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void)
    var preparingForDisplay: UIImage { get }
    func preparingForDisplay() -> UIImage?
    func preparingThumbnail(of size: CGSize) -> UIImage?
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static var remove: UIImage { get }
    var renderingMode: UIImage.RenderingMode { get }
    func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
    func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
    var resizingMode: UIImage.ResizingMode { get }
    var scale: CGFloat { get }
    var size: CGSize { get }
    func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage
    static var strokedCheckmark: UIImage { get }
    var symbolConfiguration: UIImage.SymbolConfiguration? { get }
    var topCapHeight: Int { get }
    var traitCollection: UITraitCollection { get }
    func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage
    func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage
    func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
    var withHorizontallyFlippedOrientation: UIImage { get }
    func withHorizontallyFlippedOrientation() -> UIImage
    func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
    func withTintColor(_ color: UIColor) -> UIImage
    func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
    static var writableTypeIdentifiersForItemProvider: [String] { get }
  }
  extension UIImage.Configuration {
    func applying(_ otherConfiguration: UIImage.Configuration?) -> UIImage.Configuration
    init?(coder: NSCoder)
    init(locale: Locale?)
    init(traitCollection: UITraitCollection?)
    var locale: Locale? { get }
    var traitCollection: UITraitCollection? { get }
    func withLocale(_ locale: Locale?) -> UIImage.Configuration
    func withTraitCollection(_ traitCollection: UITraitCollection?) -> UIImage.Configuration
  }
  extension UIImage.SymbolConfiguration {
    func applying(_ otherConfiguration: UIImage.Configuration) -> UIImage.SymbolConfiguration
    static var configurationPreferringMonochrome: UIImage.SymbolConfiguration { get }
    static var configurationPreferringMulticolor: UIImage.SymbolConfiguration { get }
    var configurationWithoutPointSizeAndWeight: UIImage.SymbolConfiguration { get }
    var configurationWithoutScale: UIImage.SymbolConfiguration { get }
    var configurationWithoutTextStyle: UIImage.SymbolConfiguration { get }
    var configurationWithoutWeight: UIImage.SymbolConfiguration { get }
    init()
    init(font: UIFont)
    init(font: UIFont, scale: UIImage.SymbolScale)
    init(hierarchicalColor: UIColor)
    init(paletteColors: [UIColor])
    init(pointSize: CGFloat)
    init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
    init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
    init(scale: UIImage.SymbolScale)
    init(textStyle: UIFont.TextStyle)
    init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
    init(weight: UIImage.SymbolWeight)
    func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool
    static func preferringMonochrome() -> UIImage.SymbolConfiguration
    static func preferringMulticolor() -> UIImage.SymbolConfiguration
    static var unspecified: UIImage.SymbolConfiguration { get }
  }
  class UIImageAsset: NSObject, NSSecureCoding {
    func image(with configuration: UIImage.Configuration) -> UIImage
    func image(with traitCollection: UITraitCollection) -> UIImage
    init()
    init?(coder: NSCoder)
    func register(_ image: UIImage, with configuration: UIImage.Configuration)
    func register(_ image: UIImage, with traitCollection: UITraitCollection)
    func unregister(imageWith traitCollection: UITraitCollection)
    func unregisterImage(with configuration: UIImage.Configuration)
  }
  class UIImagePickerController: UINavigationController {
    enum CameraCaptureMode: Int { case photo, video }
    enum CameraDevice: Int { case rear, front }
    enum CameraFlashMode: Int { case off, auto, on }
    enum ImageUrlExportPreset: Int { case compatible, current }
    struct InfoKey: RawRepresentable, Hashable {}
    enum QualityType: Int { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }
    enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
    var allowsEditing: Bool
    static func availableCaptureModes(for cameraDevice: UIImagePickerController.CameraDevice) -> [NSNumber]?
    static func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]?
    var cameraCaptureMode: UIImagePickerController.CameraCaptureMode
    var cameraDevice: UIImagePickerController.CameraDevice
    var cameraFlashMode: UIImagePickerController.CameraFlashMode
    var cameraOverlayView: UIView
    var cameraViewTransform: CGAffineTransform
    var delegate: (UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
    var imageExportPreset: UIImagePickerController.ImageUrlExportPreset
    init()
    static func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool
    static func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool
    static func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
    var mediaTypes: [String]
    var showsCameraControls: Bool
    var sourceType: UIImagePickerController.SourceType
    func startVideoCapture() -> Bool
    func stopVideoCapture()
    func takePicture()
    var videoExportPreset: String
    var videoMaximumDuration: Double
    var videoQuality: UIImagePickerController.QualityType
  }
  extension UIImagePickerController.InfoKey {
    static var cropRect: UIImagePickerController.InfoKey { get }
    static var editedImage: UIImagePickerController.InfoKey { get }
    static var imageURL: UIImagePickerController.InfoKey { get }
    init(rawValue: String)
    static var livePhoto: UIImagePickerController.InfoKey { get }
    static var mediaMetadata: UIImagePickerController.InfoKey { get }
    static var mediaType: UIImagePickerController.InfoKey { get }
    static var mediaURL: UIImagePickerController.InfoKey { get }
    static var originalImage: UIImagePickerController.InfoKey { get }
    static var phAsset: UIImagePickerController.InfoKey { get }
    var rawValue: String { get }
    static var referenceURL: UIImagePickerController.InfoKey { get }
  }
  protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
  }
  class UIImageReader: NSObject {
    struct Configuration {}
    var configuration: UIImageReader.Configuration { get }
    static var `default`: UIImageReader { get }
    func image(with data: Data) -> UIImage
    func image(with data: Data) async -> UIImage
    func image(withContentsOfFile url: URL) -> UIImage
    func image(withContentsOfFile url: URL) async -> UIImage
    func image(withContentsOfFile url: URL, completion: @escaping (UIImage) -> Void)
    init()
    init(configuration: UIImageReader.Configuration)
  }
  extension UIImageReader.Configuration {
    init()
    var pixelsPerInch: CGFloat
    var preferredThumbnailSize: CGSize
    var prefersHighDynamicRange: Bool
    var preparesImagesForDisplay: Bool
  }
  class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) async -> UISymbolEffectCompletionContext
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool, completion completionHandler: ((UISymbolEffectCompletionContext) -> Void)? = nil)
    func addSymbolEffect<T>(_ effect: T, options: SymbolEffectOptions = nil, animated: Bool = nil, completion: UISymbolEffectCompletion? = nil)
    var adjustsImageWhenAncestorFocused: Bool
    var animationDuration: Double
    var animationImages: [UIImage]?
    var animationRepeatCount: Int
    var focusedFrameGuide: UILayoutGuide { get }
    var highlightedAnimationImages: [UIImage]?
    var highlightedImage: UIImage?
    var image: UIImage?
    var imageDynamicRange: UIImage.DynamicRange { get }
    init()
    init(frame: CGRect)
    init(image: UIImage?)
    init(image: UIImage?, highlightedImage: UIImage?)
    var isAnimating: Bool { get }
    var isHighlighted: Bool
    var masksFocusEffectToContents: Bool
    var overlayContentView: UIView { get }
    var preferredImageDynamicRange: UIImage.DynamicRange
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    func removeAllSymbolEffects()
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions)
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions, animated: Bool)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool) async -> UISymbolEffectCompletionContext
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool, completion completionHandler: ((UISymbolEffectCompletionContext) -> Void)? = nil)
    func setSymbolImage<T>(_ symbolImage: UIImage, contentTransition: T, options: SymbolEffectOptions = nil, completion: UISymbolEffectCompletion? = nil)
    func setSymbolImage(_ symbolImage: UIImage, with transition: NSSymbolContentTransition)
    func setSymbolImage(_ symbolImage: UIImage, with transition: NSSymbolContentTransition, options: NSSymbolEffectOptions)
    func setSymbolImage(_ symbolImage: UIImage, with transition: NSSymbolContentTransition, options: NSSymbolEffectOptions) async -> UISymbolEffectCompletionContext
    func startAnimating()
    func stopAnimating()
  }
  func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
  class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    func impactOccurred()
    func impactOccurred(atLocation: CGPoint)
    func impactOccurred(withIntensity intensity: CGFloat)
    func impactOccurred(withIntensity intensity: CGFloat, atLocation location: CGPoint)
    init(for forView: UIView)
    init(style: UIImpactFeedbackGenerator.FeedbackStyle)
    init(style: UIImpactFeedbackGenerator.FeedbackStyle, for view: UIView)
  }
  class UIIndirectScribbleInteraction: NSObject, UIInteraction {
    var delegate: UIIndirectScribbleInteractionDelegate? { get }
    init(delegate: UIIndirectScribbleInteractionDelegate)
    var isHandlingWriting: Bool { get }
  }
  protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, didFinishWritingInElement elementIdentifier: Any)
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, focusElementIfNeeded elementIdentifier: Any, referencePoint focusReferencePoint: CGPoint, completion: @escaping (UITextInput) -> Void)
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, frameForElement elementIdentifier: Any) -> CGRect
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, isElementFocused elementIdentifier: Any) -> Bool
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, requestElementsIn rect: CGRect, completion: @escaping ([Any]) -> Void)
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, shouldDelayFocusForElement elementIdentifier: Any) -> Bool
    func indirectScribbleInteraction(_ interaction: UIIndirectScribbleInteraction, willBeginWritingInElement elementIdentifier: Any)
  }
  class UIInputView: UIView, NSCoding {
    enum Style: Int { case `default`, keyboard }
    var allowsSelfSizing: Bool
    init()
    init?(coder: NSCoder)
    init(frame: CGRect, inputViewStyle: UIInputView.Style)
    var inputViewStyle: UIInputView.Style { get }
  }
  protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
  }
  class UIInputViewController: UIViewController, UITextInputDelegate {
    func advanceToNextInputMode()
    func dismissKeyboard()
    func handleInputModeList(from fromView: UIView, with withEvent: UIEvent)
    var hasDictationKey: Bool
    var hasFullAccess: Bool { get }
    init()
    init(nibName: String?, bundle: Bundle?)
    var inputView: UIInputView?
    var needsInputModeSwitchKey: Bool { get }
    var primaryLanguage: String?
    func requestSupplementaryLexicon() async -> UILexicon
    func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
    var textDocumentProxy: UITextDocumentProxy? { get }
  }
  protocol UIInteraction: NSObjectProtocol {
    func didMove(to view: UIView?)
    var view: UIView { get }
    func willMove(to view: UIView?)
  }
  enum UIInterfaceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }
  struct UIInterfaceOrientationMask: OptionSet {
    static var all: UIInterfaceOrientationMask { get }
    static var allButUpsideDown: UIInterfaceOrientationMask { get }
    init(rawValue: UInt)
    static var landscape: UIInterfaceOrientationMask { get }
    static var landscapeLeft: UIInterfaceOrientationMask { get }
    static var landscapeRight: UIInterfaceOrientationMask { get }
    static var portrait: UIInterfaceOrientationMask { get }
    static var portraitUpsideDown: UIInterfaceOrientationMask { get }
    var rawValue: UInt { get }
  }
  class UIInterpolatingMotionEffect: UIMotionEffect, NSCoding {
    enum EffectType: Int { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
    init()
    init?(coder: NSCoder)
    init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType)
    var keyPath: String { get }
    var maximumRelativeValue: Any?
    var minimumRelativeValue: Any?
    var type: UIInterpolatingMotionEffect.EffectType { get }
  }
  protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    var preferredPresentationSizeForItemProvider: CGSize { get }
  }
  protocol UIItemProviderReadingAugmentationProviding: NSObjectProtocol {
    static var additionalLeadingReadableTypeIdentifiersForItemProvider: [String] { get }
    static var additionalTrailingReadableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String, requestedClass: AnyClass) throws -> Any
  }
  class UIKey: NSObject, NSCopying, NSCoding {
    var characters: String { get }
    var charactersIgnoringModifiers: String { get }
    init?(coder: NSCoder)
    var keyCode: UIKeyboardHIDUsage { get }
    var modifierFlags: UIKeyModifierFlags { get }
  }
  class UIKeyCommand: UICommand {
    var allowsAutomaticLocalization: Bool
    var allowsAutomaticMirroring: Bool
    var alternates: [UICommandAlternate] { get }
    var attributes: UIMenuElement.Attributes
    var discoverabilityTitle: String?
    var image: UIImage?
    init()
    init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
    init(input keyCommandInput: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String)
    init(title: String, image: UIImage?, action: Selector, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?)
    init(title: String, image: UIImage?, action: Selector, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?, alternates: [UICommandAlternate])
    init(title: String = nil, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = nil, propertyList: Any? = nil, alternates: [UICommandAlternate] = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = nil, state: UIMenuElement.State = nil)
    var input: String? { get }
    static var inputDownArrow: String { get }
    static var inputEnd: String { get }
    static var inputEscape: String { get }
    static var inputHome: String { get }
    static var inputLeftArrow: String { get }
    static var inputPageDown: String { get }
    static var inputPageUp: String { get }
    static var inputRightArrow: String { get }
    static var inputUpArrow: String { get }
    var modifierFlags: UIKeyModifierFlags { get }
    var propertyList: Any? { get }
    var state: UIMenuElement.State
    var title: String
    var wantsPriorityOverSystemBehavior: Bool
  }
  protocol UIKeyInput: UITextInputTraits {
    func deleteBackward()
    var hasText: Bool { get }
    func insertText(_ text: String)
  }
  var UIKeyInputDelete: String { get }
  var UIKeyInputDownArrow: String { get }
  var UIKeyInputEnd: String { get }
  var UIKeyInputEscape: String { get }
  var UIKeyInputF1: String { get }
  var UIKeyInputF10: String { get }
  var UIKeyInputF11: String { get }
  var UIKeyInputF12: String { get }
  var UIKeyInputF2: String { get }
  var UIKeyInputF3: String { get }
  var UIKeyInputF4: String { get }
  var UIKeyInputF5: String { get }
  var UIKeyInputF6: String { get }
  var UIKeyInputF7: String { get }
  var UIKeyInputF8: String { get }
  var UIKeyInputF9: String { get }
  var UIKeyInputHome: String { get }
  var UIKeyInputLeftArrow: String { get }
  var UIKeyInputPageDown: String { get }
  var UIKeyInputPageUp: String { get }
  var UIKeyInputRightArrow: String { get }
  var UIKeyInputUpArrow: String { get }
  struct UIKeyModifierFlags: OptionSet {
    static var alphaShift: UIKeyModifierFlags { get }
    static var alternate: UIKeyModifierFlags { get }
    static var command: UIKeyModifierFlags { get }
    static var control: UIKeyModifierFlags { get }
    init(rawValue: Int)
    static var numericPad: UIKeyModifierFlags { get }
    var rawValue: Int { get }
    static var shift: UIKeyModifierFlags { get }
  }
  enum UIKeyboardAppearance: Int {
    case `default`, dark, light, alert
  }
  enum UIKeyboardHIDUsage: Int {
    case keyboardErrorRollOver, keyboardPostFail, keyboardErrorUndefined, keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash, keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash, keyboardCapsLock, keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6, keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12, keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp, keyboardDeleteForward, keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow, keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod, keyboardNonUSBackslash, keyboardApplication, keyboardPower, keypadEqualSign, keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18, keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24, keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo, keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown, keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400, keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4, keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8, keyboardInternational9, keyboardLang1, keyboardLang2, keyboardLang3, keyboardLang4, keyboardLang5, keyboardLang6, keyboardLang7, keyboardLang8, keyboardLang9, keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn, keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel, keyboardLeftControl, keyboardLeftShift, keyboardLeftAlt, keyboardLeftGui, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGui, keyboardReserved, keyboardHangul, keyboardHanja, keyboardKanaSwitch, keyboardAlphanumericSwitch, keyboardKatakana, keyboardHiragana, keyboardZenkakuHankakuKanji
  }
  class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    var followsUndockedKeyboard: Bool
    init()
    var keyboardDismissPadding: CGFloat
    var usesBottomSafeArea: Bool
  }
  enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
  }
  class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    var adjustsFontSizeToFitWidth: Bool
    var adjustsLetterSpacingToFitWidth: Bool
    var allowsDefaultTighteningForTruncation: Bool
    var attributedText: NSAttributedString?
    var baselineAdjustment: UIBaselineAdjustment
    func drawText(in rect: CGRect)
    var enablesMarqueeWhenAncestorFocused: Bool
    var font: UIFont!
    var highlightedTextColor: UIColor?
    init()
    init(frame: CGRect)
    var isEnabled: Bool
    var isHighlighted: Bool
    var lineBreakMode: Any
    var lineBreakStrategy: NSLineBreakStrategy
    var minimumFontSize: CGFloat
    var minimumScaleFactor: CGFloat
    var numberOfLines: Int
    var preferredMaxLayoutWidth: CGFloat
    var preferredVibrancy: UILabelVibrancy
    var shadowColor: UIColor?
    var shadowOffset: CGSize
    var showsExpansionTextWhenTruncated: Bool
    var text: String?
    var textAlignment: Any
    var textColor: UIColor!
    func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  }
  enum UILabelVibrancy: Int {
    case none, automatic
  }
  class UILargeContentViewerInteraction: NSObject, UIInteraction {
    var delegate: UILargeContentViewerInteractionDelegate? { get }
    static var enabledStatusDidChangeNotification: Notification.Name { get }
    var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { get }
    init(delegate: UILargeContentViewerInteractionDelegate?)
    static var isEnabled: Bool { get }
  }
  protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn item: UILargeContentViewerItem?, at point: CGPoint)
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint) -> UILargeContentViewerItem?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
  }
  protocol UILargeContentViewerItem: NSObjectProtocol {
    var largeContentImage: UIImage? { get }
    var largeContentImageInsets: UIEdgeInsets { get }
    var largeContentTitle: String? { get }
    var scalesLargeContentImage: Bool { get }
    var showsLargeContentViewer: Bool { get }
  }
  var UILayoutFittingCompressedSize: CGSize { get }
  var UILayoutFittingExpandedSize: CGSize { get }
  class UILayoutGuide: NSObject, NSCoding, UIPopoverPresentationControllerSourceItem {
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    var hasAmbiguousLayout: Bool { get }
    var heightAnchor: NSLayoutDimension { get }
    var identifier: String
    init()
    init?(coder: NSCoder)
    var layoutFrame: CGRect { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var owningView: UIView?
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
  }
  protocol UILayoutGuideAspectFitting: NSObjectProtocol {
    var aspectRatio: CGFloat
  }
  struct UILayoutPriority: RawRepresentable, Hashable {
    static var defaultHigh: UILayoutPriority { get }
    static var defaultLow: UILayoutPriority { get }
    static var dragThatCanResizeScene: UILayoutPriority { get }
    static var dragThatCannotResizeScene: UILayoutPriority { get }
    static var fittingSizeLevel: UILayoutPriority { get }
    init(_ rawValue: Float)
    init(rawValue: Float)
    var rawValue: Float { get }
    static var required: UILayoutPriority { get }
    static var sceneSizeStayPut: UILayoutPriority { get }
  }
  protocol UILayoutSupport: NSObjectProtocol {
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
  }
  enum UILegibilityWeight: Int {
    case unspecified, regular, bold
  }
  protocol UILetterformAwareAdjusting: NSObjectProtocol {
    var sizingRule: UILetterformAwareSizingRule
  }
  enum UILetterformAwareSizingRule: Int {
    case typographic, oversize
  }
  class UILexicon: NSObject, NSCopying {
    var entries: [UILexiconEntry] { get }
    init()
  }
  class UILexiconEntry: NSObject, NSCopying {
    var documentText: String { get }
    init()
    var userInput: String { get }
  }
  struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    struct ImageProperties: Hashable {}
    struct TextProperties: Hashable {}
    static var accompaniedSidebarCell: UIListContentConfiguration { get }
    static func accompaniedSidebarCell() -> UIListContentConfiguration
    static var accompaniedSidebarSubtitleCell: UIListContentConfiguration { get }
    static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration
    var alpha: CGFloat
    var attributedText: NSAttributedString?
    var axesPreservingSuperviewLayoutMargins: UIAxis
    static var cell: UIListContentConfiguration { get }
    static func cell() -> UIListContentConfiguration
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    static var extraProminentInsetGroupedHeader: UIListContentConfiguration { get }
    static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration
    static var footer: UIListContentConfiguration { get }
    static func footer() -> UIListContentConfiguration
    static var groupedFooter: UIListContentConfiguration { get }
    static func groupedFooter() -> UIListContentConfiguration
    static var groupedHeader: UIListContentConfiguration { get }
    static func groupedHeader() -> UIListContentConfiguration
    static var header: UIListContentConfiguration { get }
    static func header() -> UIListContentConfiguration
    var image: UIImage?
    var imageProperties: UIListContentConfiguration.ImageProperties
    var imageToTextPadding: CGFloat
    init?(coder: NSCoder)
    func makeContentView() -> UIView & UIContentView
    static var plainFooter: UIListContentConfiguration { get }
    static func plainFooter() -> UIListContentConfiguration
    static var plainHeader: UIListContentConfiguration { get }
    static func plainHeader() -> UIListContentConfiguration
    var prefersSideBySideTextAndSecondaryText: Bool
    static var prominentInsetGroupedHeader: UIListContentConfiguration { get }
    static func prominentInsetGroupedHeader() -> UIListContentConfiguration
    var secondaryAttributedText: NSAttributedString?
    var secondaryText: String?
    var secondaryTextProperties: UIListContentConfiguration.TextProperties
    static var sidebarCell: UIListContentConfiguration { get }
    static func sidebarCell() -> UIListContentConfiguration
    static var sidebarHeader: UIListContentConfiguration { get }
    static func sidebarHeader() -> UIListContentConfiguration
    static var sidebarSubtitleCell: UIListContentConfiguration { get }
    static func sidebarSubtitleCell() -> UIListContentConfiguration
    static var subtitleCell: UIListContentConfiguration { get }
    static func subtitleCell() -> UIListContentConfiguration
    var text: String?
    var textProperties: UIListContentConfiguration.TextProperties
    var textToSecondaryTextHorizontalPadding: CGFloat
    var textToSecondaryTextVerticalPadding: CGFloat
    func updated(for state: UIConfigurationState) -> UIListContentConfiguration
    static var valueCell: UIListContentConfiguration { get }
    static func valueCell() -> UIListContentConfiguration
  }
  extension UIListContentConfiguration.ImageProperties {
    var accessibilityIgnoresInvertColors: Bool
    var cornerRadius: CGFloat
    init?(coder: NSCoder)
    var maximumSize: CGSize
    var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    var reservedLayoutSize: CGSize
    func resolvedStrokeColor(forTintColor tintColor: UIColor) -> UIColor
    func resolvedTintColor(forTintColor tintColor: UIColor) -> UIColor
    var strokeColor: UIColor?
    var strokeColorTransformer: ((UIColor) -> UIColor)?
    var strokeWidth: CGFloat
    var tintColor: UIColor?
    var tintColorTransformer: ((UIColor) -> UIColor)?
  }
  extension UIListContentConfiguration.TextProperties {
    enum TextAlignment: Int { case natural, center, justified }
    enum TextTransform: Int { case none, uppercase, lowercase, capitalized }
    var adjustsFontForContentSizeCategory: Bool
    var adjustsFontSizeToFitWidth: Bool
    var alignment: UIListContentConfiguration.TextProperties.TextAlignment
    var allowsDefaultTighteningForTruncation: Bool
    var color: UIColor
    var colorTransformer: ((UIColor) -> UIColor)?
    var font: UIFont
    init?(coder: NSCoder)
    var lineBreakMode: NSLineBreakMode
    var minimumScaleFactor: CGFloat
    var numberOfLines: Int
    var resolvedColor: UIColor { get }
    var showsExpansionTextWhenTruncated: Bool
    var transform: UIListContentConfiguration.TextProperties.TextTransform
  }
  var UIListContentImageStandardDimension: CGFloat { get }
  class UIListContentView: UIView, UIContentView {
    var configuration: UIListContentConfiguration
    var imageLayoutGuide: UILayoutGuide? { get }
    init(configuration: UIListContentConfiguration)
    var secondaryTextLayoutGuide: UILayoutGuide? { get }
    var textLayoutGuide: UILayoutGuide? { get }
  }
  enum UIListEnvironment: Int {
    case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  struct UIListSeparatorConfiguration {
    var bottomSeparatorInsets: NSDirectionalEdgeInsets
    var bottomSeparatorVisibility: UIListSeparatorVisibility
    var color: UIColor
    init?(coder: NSCoder)
    init(listAppearance: UICollectionLayoutListConfiguration.Appearance)
    var multipleSelectionColor: UIColor
    var topSeparatorInsets: NSDirectionalEdgeInsets
    var topSeparatorVisibility: UIListSeparatorVisibility
    var visualEffect: UIVisualEffect?
  }
  enum UIListSeparatorVisibility: Int {
    case automatic, visible, hidden
  }
  class UILocalNotification: NSObject, NSCoding, NSCopying {
    var alertAction: String?
    var alertBody: String?
    var alertLaunchImage: String?
    var alertTitle: String?
    var applicationIconBadgeNumber: Int
    var category: String?
    var fireDate: Date?
    var hasAction: Bool
    init()
    init?(coder: NSCoder)
    var region: CLRegion?
    var regionTriggersOnce: Bool
    var repeatCalendar: Calendar?
    var repeatInterval: NSCalendar.Unit
    var soundName: String?
    var timeZone: TimeZone?
    var userInfo: [AnyHashable: Any]?
  }
  var UILocalNotificationDefaultSoundName: String { get }
  class UILocalizedIndexedCollation: NSObject {
    static func current() -> UILocalizedIndexedCollation
    init()
    func section(for obj: Any, collationStringSelector: Selector) -> Int
    func section(forSectionIndexTitle indexTitleIndex: Int) -> Int
    var sectionIndexTitles: [String] { get }
    var sectionTitles: [String] { get }
    func sortedArray(from array: [Any], collationStringSelector: Selector) -> [Any]
  }
  class UILongPressGestureRecognizer: UIGestureRecognizer {
    var allowableMovement: CGFloat
    init()
    init(target: Any, action: Selector)
    var minimumPressDuration: Double
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
  }
  protocol UILookToDictateCapable: NSObjectProtocol {
    var isLookToDictateEnabled: Bool
  }
  class UIManagedDocument: UIDocument {
    func additionalContent(for absoluteURL: URL) throws -> Any
    func configurePersistentStoreCoordinator(for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String, storeOptions: [AnyHashable: Any] = nil, error: Error) -> Bool
    init(file url: URL)
    var managedObjectContext: NSManagedObjectContext { get }
    var managedObjectModel: NSManagedObjectModel { get }
    var modelConfiguration: String
    static var persistentStoreName: String { get }
    var persistentStoreOptions: [AnyHashable: Any]
    func persistentStoreType(forFileType fileType: String) -> String
    func readAdditionalContent(from absoluteURL: URL) throws
    func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL) throws
  }
  class UIMarkupTextPrintFormatter: UIPrintFormatter {
    init(markupText text: String?)
    var markupText: String?
  }
  class UIMenu: UIMenuElement {
    struct Identifier: RawRepresentable, Hashable {}
    struct Options: OptionSet {}
    var children: [UIMenuElement] { get }
    var displayPreferences: UIMenuDisplayPreferences?
    var identifier: UIMenu.Identifier { get }
    init(children: [UIMenuElement])
    init(title: String, children: [UIMenuElement])
    init(title: String = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = nil, children: [UIMenuElement] = nil)
    init(title: String = nil, subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = nil, preferredElementSize: UIMenu.ElementSize = nil, children: [UIMenuElement] = nil)
    var options: UIMenu.Options { get }
    var preferredElementSize: UIMenuElement.Size
    func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu
    var selectedElements: [UIMenuElement] { get }
  }
  extension UIMenu.Identifier {
    static var about: UIMenu.Identifier { get }
    static var alignment: UIMenu.Identifier { get }
    static var application: UIMenu.Identifier { get }
    static var autoFill: UIMenu.Identifier { get }
    static var bringAllToFront: UIMenu.Identifier { get }
    static var close: UIMenu.Identifier { get }
    static var document: UIMenu.Identifier { get }
    static var edit: UIMenu.Identifier { get }
    static var file: UIMenu.Identifier { get }
    static var find: UIMenu.Identifier { get }
    static var font: UIMenu.Identifier { get }
    static var format: UIMenu.Identifier { get }
    static var fullscreen: UIMenu.Identifier { get }
    static var help: UIMenu.Identifier { get }
    static var hide: UIMenu.Identifier { get }
    init(rawValue: String)
    static var learn: UIMenu.Identifier { get }
    static var lookup: UIMenu.Identifier { get }
    static var minimizeAndZoom: UIMenu.Identifier { get }
    static var newScene: UIMenu.Identifier { get }
    static var none: UIMenu.Identifier { get }
    static var open: UIMenu.Identifier { get }
    static var openRecent: UIMenu.Identifier { get }
    static var preferences: UIMenu.Identifier { get }
    static var print: UIMenu.Identifier { get }
    static var quit: UIMenu.Identifier { get }
    var rawValue: String { get }
    static var replace: UIMenu.Identifier { get }
    static var root: UIMenu.Identifier { get }
    static var services: UIMenu.Identifier { get }
    static var share: UIMenu.Identifier { get }
    static var sidebar: UIMenu.Identifier { get }
    static var speech: UIMenu.Identifier { get }
    static var spelling: UIMenu.Identifier { get }
    static var spellingOptions: UIMenu.Identifier { get }
    static var spellingPanel: UIMenu.Identifier { get }
    static var standardEdit: UIMenu.Identifier { get }
    static var substitutionOptions: UIMenu.Identifier { get }
    static var substitutions: UIMenu.Identifier { get }
    static var substitutionsPanel: UIMenu.Identifier { get }
    static var text: UIMenu.Identifier { get }
    static var textColor: UIMenu.Identifier { get }
    static var textSize: UIMenu.Identifier { get }
    static var textStyle: UIMenu.Identifier { get }
    static var textStylePasteboard: UIMenu.Identifier { get }
    static var toolbar: UIMenu.Identifier { get }
    static var transformations: UIMenu.Identifier { get }
    static var undoRedo: UIMenu.Identifier { get }
    static var view: UIMenu.Identifier { get }
    static var window: UIMenu.Identifier { get }
    static var writingDirection: UIMenu.Identifier { get }
  }
  extension UIMenu.Options {
    static var destructive: UIMenu.Options { get }
    static var displayAsPalette: UIMenu.Options { get }
    static var displayInline: UIMenu.Options { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var singleSelection: UIMenu.Options { get }
  }
  protocol UIMenuBuilder: NSObjectProtocol {
    func action(forIdentifier identifier: String) -> UIAction?
    func command(forAction action: Selector, propertyList: Any?) -> UICommand?
    func insertChildMenu(_ childMenu: UIMenu, atEndOfMenuForIdentifier parentIdentifier: String)
    func insertChildMenu(_ childMenu: UIMenu, atStartOfMenuForIdentifier parentIdentifier: String)
    func insertSiblingMenu(_ siblingMenu: UIMenu, afterMenuForIdentifier siblingIdentifier: String)
    func insertSiblingMenu(_ siblingMenu: UIMenu, beforeMenuForIdentifier siblingIdentifier: String)
    func menu(forIdentifier identifier: String) -> UIMenu?
    func removeMenu(forIdentifier removedIdentifier: String)
    func replaceChildrenOfMenu(forIdentifier parentIdentifier: String, fromChildrenBlock childrenBlock: @escaping ([UIMenuElement]) -> [UIMenuElement])
    func replaceMenu(forIdentifier replacedIdentifier: String, with replacementMenu: UIMenu)
    var system: UIMenuSystem { get }
  }
  class UIMenuController: NSObject {
    enum ArrowDirection: Int { case `default`, up, down, left, right }
    var arrowDirection: UIMenuController.ArrowDirection
    static var didHideMenuNotification: Notification.Name { get }
    static var didShowMenuNotification: Notification.Name { get }
    func hideMenu()
    func hideMenu(from targetView: UIView)
    init()
    var isMenuVisible: Bool
    var menuFrame: CGRect { get }
    static var menuFrameDidChangeNotification: Notification.Name { get }
    var menuItems: [UIMenuItem]?
    func setMenuVisible(_ visible: Bool, animated: Bool)
    func setTargetRect(_ rect: CGRect, in inView: UIView)
    static var shared: UIMenuController { get }
    func showMenu(from targetView: UIView, rect targetRect: CGRect)
    func update()
    static var willHideMenuNotification: Notification.Name { get }
    static var willShowMenuNotification: Notification.Name { get }
  }
  class UIMenuDisplayPreferences: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var maximumNumberOfTitleLines: Int
  }
  class UIMenuElement: NSObject, NSCopying, NSSecureCoding, UIAccessibilityIdentification {
    enum Attributes: UInt { case disabled, destructive, hidden, keepsMenuPresented }
    enum Size: Int { case small, medium, large, automatic }
    enum State: Int { case off, on, mixed }
    var image: UIImage? { get }
    init?(coder: NSCoder)
    var subtitle: String?
    var title: String { get }
  }
  class UIMenuItem: NSObject {
    var action: Selector?
    init()
    init(title: String, action: Selector)
    var title: String?
  }
  protocol UIMenuLeaf: NSObjectProtocol {
    var attributes: UIMenuElement.Attributes
    var discoverabilityTitle: String?
    var image: UIImage?
    func performWithSender(_ sender: Any?, target: Any?)
    var presentationSourceItem: UIPopoverPresentationControllerSourceItem { get }
    var selectedImage: UIImage
    var sender: Any? { get }
    var state: UIMenuElement.State
    var title: String
  }
  class UIMenuSystem: NSObject {
    static var context: UIMenuSystem { get }
    static var main: UIMenuSystem { get }
    func setNeedsRebuild()
    func setNeedsRevalidate()
  }
  var UIMinimumKeepAliveTimeout: Double { get }
  enum UIModalPresentationStyle: Int {
    case none, automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
  }
  enum UIModalTransitionStyle: Int {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }
  class UIMotionEffect: NSObject, NSCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [AnyHashable: Any]?
  }
  class UIMotionEffectGroup: UIMotionEffect {
    init()
    var motionEffects: [UIMotionEffect]?
  }
  class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    var icon: UIApplicationShortcutIcon?
    init(type: String, localizedTitle: String)
    init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: Any]?)
    var localizedSubtitle: String?
    var localizedTitle: String
    var targetContentIdentifier: Any?
    var type: String
    var userInfo: [String: Any]?
  }
  protocol UIMutableTraits: NSObjectProtocol {
    var accessibilityContrast: UIAccessibilityContrast
    var activeAppearance: UIUserInterfaceActiveAppearance
    var displayGamut: UIDisplayGamut
    var displayScale: CGFloat
    var forceTouchCapability: UIForceTouchCapability
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var imageDynamicRange: UIImage.DynamicRange
    var layoutDirection: UITraitEnvironmentLayoutDirection
    var legibilityWeight: UILegibilityWeight
    var listEnvironment: UIListEnvironment
    func object(forTrait trait: UIObjectTraitDefinition) -> Any?
    var preferredContentSizeCategory: String
    var sceneCaptureState: UISceneCaptureState
    func setCGFloatValue(_ value: CGFloat, forTrait trait: UICGFloatTraitDefinition)
    func setNSIntegerValue(_ value: Int, forTrait trait: UINSIntegerTraitDefinition)
    func setObject(_ object: Any?, forTrait trait: UIObjectTraitDefinition)
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize
    var typesettingLanguage: String
    var userInterfaceIdiom: UIUserInterfaceIdiom
    var userInterfaceLevel: UIUserInterfaceLevel
    var userInterfaceStyle: UIUserInterfaceStyle
    func value(forCGFloatTrait trait: UICGFloatTraitDefinition) -> CGFloat
    func value(forNSIntegerTrait trait: UINSIntegerTraitDefinition) -> Int
    var verticalSizeClass: UIUserInterfaceSizeClass
  }
  class UIMutableUserNotificationAction: UIUserNotificationAction {
    var activationMode: UIUserNotificationActivationMode
    var behavior: UIUserNotificationAction.Behavior
    var identifier: String?
    init()
    var isAuthenticationRequired: Bool
    var isDestructive: Bool
    var parameters: [AnyHashable: Any]?
    var title: String?
  }
  class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    var identifier: String?
    init()
    func setActions(_ actions: [UIUserNotificationAction], for context: UIUserNotificationAction.Context)
  }
  protocol UINSIntegerTraitDefinition: NSObjectProtocol, UITraitDefinition {
    static var defaultValue: Int { get }
  }
  enum UINSToolbarItemPresentationSize: Int {
    case unspecified, regular, small, large
  }
  class UINavigationBar: UIView, UIBarPositioning, NSCoding {
    enum NSToolbarSection: Int { case none, sidebar, supplementary, content }
    var backIndicatorImage: UIImage?
    var backIndicatorTransitionMaskImage: UIImage?
    var backItem: UINavigationItem { get }
    func backgroundImage(for forBarMetrics: UIBarMetrics) -> UIImage
    func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage
    var barStyle: UIBarStyle
    var barTintColor: UIColor?
    var behavioralStyle: UIBehavioralStyle { get }
    var compactAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
    var currentNSToolbarSection: UINavigationBar.NSToolbarSection { get }
    var delegate: UINavigationBarDelegate?
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    var isTranslucent: Bool
    var items: [UINavigationItem]
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    func popItem(animated: Bool) -> UINavigationItem
    var preferredBehavioralStyle: UIBehavioralStyle
    var prefersLargeTitles: Bool
    func pushItem(_ item: UINavigationItem, animated: Bool)
    var scrollEdgeAppearance: UINavigationBarAppearance?
    func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics)
    func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    func setItems(_ items: [UINavigationItem], animated: Bool)
    func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
    var shadowImage: UIImage?
    var standardAppearance: UINavigationBarAppearance
    var tintColor: UIColor!
    var titleTextAttributes: [NSAttributedString.Key: Any]?
    func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat
    var topItem: UINavigationItem { get }
  }
  class UINavigationBarAppearance: UIBarAppearance {
    var backButtonAppearance: UIBarButtonItemAppearance
    var backIndicatorImage: UIImage { get }
    var backIndicatorTransitionMaskImage: UIImage { get }
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    init()
    init(barAppearance: UIBarAppearance)
    init(idiom: UIUserInterfaceIdiom)
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]
    func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?)
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
  }
  protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) -> UINavigationBar.NSToolbarSection
  }
  class UINavigationController: UIViewController {
    enum Operation: Int { case none, push, pop }
    var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { get }
    var barHideOnTapGestureRecognizer: UITapGestureRecognizer { get }
    var delegate: UINavigationControllerDelegate?
    static var hideShowBarDuration: CGFloat { get }
    var hidesBarsOnSwipe: Bool
    var hidesBarsOnTap: Bool
    var hidesBarsWhenKeyboardAppears: Bool
    var hidesBarsWhenVerticallyCompact: Bool
    init()
    init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
    init(nibName: String?, bundle: Bundle?)
    init(rootViewController: UIViewController)
    var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
    var isNavigationBarHidden: Bool
    var isToolbarHidden: Bool
    var navigationBar: UINavigationBar { get }
    func popToRootViewController(animated: Bool) -> [UIViewController]?
    func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
    func popViewController(animated: Bool) -> UIViewController?
    func pushViewController(_ viewController: UIViewController, animated: Bool)
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
    func setToolbarHidden(_ hidden: Bool, animated: Bool)
    func setViewControllers(_ controllers: [UIViewController]?, animated: Bool)
    func showViewController(_ vc: UIViewController, sender: Any?)
    var toolbar: UIToolbar! { get }
    var topViewController: UIViewController? { get }
    var viewControllers: [UIViewController]
    var visibleViewController: UIViewController? { get }
  }
  protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromViewController: UIViewController, to toViewController: UIViewController) -> UIViewControllerAnimatedTransitioning
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  }
  var UINavigationControllerHideShowBarDuration: CGFloat { get }
  class UINavigationItem: NSObject, NSCoding {
    enum BackButtonDisplayMode: Int { case `default`, generic, minimal }
    enum LargeTitleDisplayMode: Int { case automatic, always, never, inline }
    enum SearchBarPlacement: Int { case automatic, inline, stacked }
    enum Style: Int { case navigator, browser, editor }
    var additionalOverflowItems: UIDeferredMenuElement?
    var backAction: UIAction?
    var backBarButtonItem: UIBarButtonItem?
    var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode
    var backButtonTitle: String?
    var centerItemGroups: [UIBarButtonItemGroup]
    var compactAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?
    var customizationIdentifier: String?
    var documentProperties: UIDocumentProperties?
    var hidesBackButton: Bool
    var hidesSearchBarWhenScrolling: Bool
    init()
    init?(coder: NSCoder)
    init(title: String)
    var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode
    var leadingItemGroups: [UIBarButtonItemGroup]
    var leftBarButtonItem: UIBarButtonItem?
    var leftBarButtonItems: [UIBarButtonItem]?
    var leftItemsSupplementBackButton: Bool
    var overflowPresentationSource: UIPopoverPresentationControllerSourceItem? { get }
    var pinnedTrailingGroup: UIBarButtonItemGroup?
    var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement
    var prompt: String?
    var renameDelegate: UINavigationItemRenameDelegate?
    var rightBarButtonItem: UIBarButtonItem?
    var rightBarButtonItems: [UIBarButtonItem]?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    var searchController: UISearchController?
    func setHidesBackButton(_ hides: Bool, animated: Bool)
    func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)
    func setLeftBarButtonItems(_ items: [UIBarButtonItem], animated: Bool)
    func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)
    func setRightBarButtonItems(_ items: [UIBarButtonItem], animated: Bool)
    var standardAppearance: UINavigationBarAppearance?
    var style: UINavigationItem.Style
    var title: String?
    var titleMenuProvider: (([UIMenuElement]) -> UIMenu)?
    var titleView: UIView?
    var trailingItemGroups: [UIBarButtonItemGroup]
  }
  protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWithTitle title: String)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWithTitle title: String) -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWithSuggestedTitle title: String, selectedRange: NSRange) -> String
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  }
  class UINib: NSObject {
    struct OptionsKey: RawRepresentable, Hashable {}
    init()
    init(data: Data, bundle bundleOrNil: Bundle?)
    init(nibName name: String, bundle bundleOrNil: Bundle?)
    func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
  }
  var UINibExternalObjects: String { get }
  class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    enum FeedbackType: Int { case success, warning, error }
    init()
    init(for forView: UIView)
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
    func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType, atLocation location: CGPoint)
  }
  protocol UIObjectRestoration: NSObjectProtocol {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIStateRestoring
  }
  protocol UIObjectTraitDefinition: NSObjectProtocol, UITraitDefinition {
    static var defaultValue: Any? { get }
  }
  struct UIOffset: Equatable {
    var horizontal: CGFloat
    init()
    init(horizontal: CGFloat, vertical: CGFloat)
    var vertical: CGFloat
    static var zero: UIOffset { get }
  }
  class UIOpenURLContext: NSObject {
    var options: UIScene.OpenURLOptions { get }
    var url: URL { get }
  }
  class UIPageControl: UIControl, UIAppearance {
    enum BackgroundStyle: Int { case automatic, prominent, minimal }
    enum Direction: Int { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    enum InteractionState: Int { case none, discrete, continuous }
    var allowsContinuousInteraction: Bool
    var backgroundStyle: UIPageControl.BackgroundStyle
    var currentPage: Int
    func currentPageIndicatorImage(forPage page: Int) -> UIImage?
    var currentPageIndicatorTintColor: UIColor?
    var defersCurrentPageDisplay: Bool
    var direction: UIPageControl.Direction
    var hidesForSinglePage: Bool
    func indicatorImage(forPage page: Int) -> UIImage?
    init()
    init(frame: CGRect)
    var interactionState: UIPageControl.InteractionState { get }
    var numberOfPages: Int
    var pageIndicatorTintColor: UIColor?
    var preferredCurrentPageIndicatorImage: UIImage?
    var preferredIndicatorImage: UIImage?
    var progress: UIPageControlProgress?
    func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int)
    func setIndicatorImage(_ image: UIImage?, forPage page: Int)
    func size(forNumberOfPages pageCount: Int) -> CGSize
    func updateCurrentPageDisplay()
  }
  class UIPageControlProgress: NSObject {
    var currentProgress: Float
    var delegate: UIPageControlProgressDelegate?
    init()
    var isProgressVisible: Bool { get }
  }
  protocol UIPageControlProgressDelegate: NSObjectProtocol {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
  }
  class UIPageControlTimerProgress: UIPageControlProgress {
    var delegate: UIPageControlTimerProgressDelegate?
    func duration(forPage page: Int) -> Double
    init(preferredDuration: Double)
    var isRunning: Bool { get }
    func pauseTimer()
    var preferredDuration: Double
    var resetsToInitialPageAfterEnd: Bool
    func resumeTimer()
    func setDuration(_ duration: Double, forPage page: Int)
  }
  protocol UIPageControlTimerProgressDelegate: NSObjectProtocol, UIPageControlProgressDelegate {
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  }
  class UIPageViewController: UIViewController, NSCoding {
    enum NavigationDirection: Int { case forward, reverse }
    enum NavigationOrientation: Int { case horizontal, vertical }
    struct OptionsKey: RawRepresentable, Hashable {}
    enum SpineLocation: Int { case none, min, mid, max }
    enum TransitionStyle: Int { case pageCurl, scroll }
    var dataSource: UIPageViewControllerDataSource?
    var delegate: UIPageViewControllerDelegate?
    var gestureRecognizers: [UIGestureRecognizer] { get }
    init()
    init?(coder: NSCoder)
    init(nibName: String?, bundle: Bundle?)
    init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [AnyHashable: Any]?)
    var isDoubleSided: Bool
    var navigationOrientation: UIPageViewController.NavigationOrientation { get }
    func setViewControllers(_ viewControllers: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool) async -> Bool
    func setViewControllers(_ viewControllers: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, completion completionHandler: ((Bool) -> Void)?)
    var spineLocation: UIPageViewController.SpineLocation { get }
    var transitionStyle: UIPageViewController.TransitionStyle { get }
    var viewControllers: [UIViewController] { get }
  }
  extension UIPageViewController.OptionsKey {
    init(rawValue: String)
    static var interPageSpacing: UIPageViewController.OptionsKey { get }
    var rawValue: String { get }
    static var spineLocation: UIPageViewController.OptionsKey { get }
  }
  protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter referenceViewController: UIViewController) -> UIViewController
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore referenceViewController: UIViewController) -> UIViewController
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }
  protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewControllerPreferredInterfaceOrientation(forPresentation pageViewController: UIPageViewController) -> UIInterfaceOrientation
    func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
  }
  class UIPanGestureRecognizer: UIGestureRecognizer {
    var allowedScrollTypesMask: UIScrollTypeMask
    init()
    init(target: Any, action: Selector)
    var maximumNumberOfTouches: Int
    var minimumNumberOfTouches: Int
    func setTranslation(_ translation: CGPoint, in view: UIView?)
    func translation(in view: UIView?) -> CGPoint
    func velocity(in view: UIView?) -> CGPoint
  }
  class UIPasteConfiguration: NSObject, NSSecureCoding, NSCopying {
    var acceptableTypeIdentifiers: [String]
    func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String])
    func addTypeIdentifiers(forAccepting itemProviderReadingClass: AnyClass)
    init()
    init(acceptableTypeIdentifiers: [String])
    init?(coder: NSCoder)
    init(typeIdentifiersForAccepting itemProviderReadingClass: AnyClass)
  }
  protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    func paste(_ itemProviders: [NSItemProvider])
    var pasteConfiguration: UIPasteConfiguration?
  }
  class UIPasteControl: UIControl {
    class Configuration: NSObject, NSSecureCoding {}
    enum DisplayMode: UInt { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }
    var configuration: UIPasteControl.Configuration { get }
    init()
    init(configuration: UIPasteControl.Configuration)
    init(frame: CGRect)
    var target: UIPasteConfigurationSupporting?
  }
  extension UIPasteControl.Configuration {
    var baseBackgroundColor: UIColor?
    var baseForegroundColor: UIColor?
    var cornerRadius: CGFloat
    var cornerStyle: UIButton.Configuration.CornerStyle
    var displayMode: UIPasteControl.DisplayMode
    var imagePlacement: NSDirectionalRectEdge
    init()
    init?(coder: NSCoder)
  }
  class UIPasteboard: NSObject {
    struct DetectionPattern: RawRepresentable, Hashable {}
    func addItems(_ items: [[AnyHashable: Any]])
    var changeCount: Int { get }
    static var changedNotification: Notification.Name { get }
    var color: UIColor?
    var colors: [UIColor]?
    func contains(pasteboardTypes: [String]) -> Bool
    func containsTypes(_ pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool
    func data(forPasteboardType pasteboardType: String) -> Data?
    func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
    func detectPatterns(forPatterns patterns: Set<String>) async throws -> Set<String>
    func detectPatterns(forPatterns patterns: Set<String>, completionHandler: @escaping (Set<String>?, Error?) -> Void)
    func detectPatterns(forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?) async throws -> [Set<String>]
    func detectPatterns(forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?, completionHandler: @escaping ([Set<String>]?, Error?) -> Void)
    func detectValues(forPatterns patterns: Set<String>) async throws -> [String: Any]
    func detectValues(forPatterns patterns: Set<String>, completionHandler: @escaping ([String: Any]?, Error?) -> Void)
    func detectValues(forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?) async throws -> [[String: Any]]
    func detectValues(forPatterns patterns: Set<String>, inItemSet itemSet: IndexSet?, completionHandler: @escaping ([[String: Any]]?, Error?) -> Void)
    static var general: UIPasteboard { get }
    var hasColors: Bool { get }
    var hasImages: Bool { get }
    var hasStrings: Bool { get }
    var hasURLs: Bool { get }
    var image: UIImage?
    init(name: String, create: Bool)
    var isPersistent: Bool
    var itemProviders: [NSItemProvider]
    func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet?
    var items: [[AnyHashable: Any]]
    var name: String { get }
    var numberOfItems: Int { get }
    func pasteboardTypes(forItemSet itemSet: IndexSet?) -> [[String]]?
    static func remove(withName name: String)
    static var removedNotification: Notification.Name { get }
    func setData(_ data: Data, forPasteboardType: String)
    func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?)
    func setItems(_ items: [[String: Any]], options: [AnyHashable: Any])
    func setObjects(_ objects: [NSItemProviderWriting])
    func setObjects(_ objects: [NSItemProviderWriting], localOnly: Bool, expirationDate: Date?)
    func setValue(_ value: Any, forPasteboardType pasteboardType: String)
    var string: String?
    var strings: [String]?
    var types: [String] { get }
    var url: URL?
    var urls: [URL]?
    func value(forPasteboardType pasteboardType: String) -> Any?
    func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
    static var withUniqueName: UIPasteboard { get }
  }
  extension UIPasteboard.DetectionPattern {
    static var calendarEvent: UIPasteboard.DetectionPattern { get }
    static var emailAddress: UIPasteboard.DetectionPattern { get }
    static var flightNumber: UIPasteboard.DetectionPattern { get }
    init(rawValue: String)
    static var link: UIPasteboard.DetectionPattern { get }
    static var moneyAmount: UIPasteboard.DetectionPattern { get }
    static var number: UIPasteboard.DetectionPattern { get }
    static var phoneNumber: UIPasteboard.DetectionPattern { get }
    static var postalAddress: UIPasteboard.DetectionPattern { get }
    static var probableWebSearch: UIPasteboard.DetectionPattern { get }
    static var probableWebURL: UIPasteboard.DetectionPattern { get }
    var rawValue: String { get }
    static var shipmentTrackingNumber: UIPasteboard.DetectionPattern { get }
  }
  var UIPasteboardChangedTypesAddedKey: String { get }
  var UIPasteboardChangedTypesRemovedKey: String { get }
  var UIPasteboardNameFind: String { get }
  var UIPasteboardNameGeneral: String { get }
  var UIPasteboardOptionExpirationDate: String { get }
  var UIPasteboardOptionLocalOnly: String { get }
  var UIPasteboardTypeAutomatic: String { get }
  var UIPasteboardTypeListColor: [Any] { get }
  var UIPasteboardTypeListImage: [Any] { get }
  var UIPasteboardTypeListString: [Any] { get }
  var UIPasteboardTypeListURL: [Any] { get }
  class UIPencilHoverPose: NSObject {
    var altitudeAngle: CGFloat { get }
    var azimuthAngle: CGFloat { get }
    var azimuthUnitVector: CGVector { get }
    var location: CGPoint { get }
    var rollAngle: CGFloat { get }
    var zOffset: CGFloat { get }
  }
  class UIPencilInteraction: NSObject, UIInteraction {
    enum Phase: UInt { case began, changed, ended, cancelled }
    var delegate: UIPencilInteractionDelegate?
    init()
    init(delegate: UIPencilInteractionDelegate)
    var isEnabled: Bool
    static var preferredSqueezeAction: UIPencilPreferredAction { get }
    static var preferredTapAction: UIPencilPreferredAction { get }
    static var prefersHoverToolPreview: Bool { get }
    static var prefersPencilOnlyDrawing: Bool { get }
  }
  protocol UIPencilInteractionDelegate: NSObjectProtocol {
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceive squeeze: UIPencilInteractionSqueeze)
    func pencilInteraction(_ interaction: UIPencilInteraction, didReceive tap: UIPencilInteractionTap)
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  }
  class UIPencilInteractionSqueeze: NSObject {
    var hoverPose: UIPencilHoverPose? { get }
    var phase: UIPencilInteraction.Phase { get }
    var timestamp: Double { get }
  }
  class UIPencilInteractionTap: NSObject {
    var hoverPose: UIPencilHoverPose? { get }
    var timestamp: Double { get }
  }
  enum UIPencilPreferredAction: Int {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut
  }
  class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    func cancel()
    var completionCurve: UIView.AnimationCurve
    var completionSpeed: CGFloat
    var duration: CGFloat { get }
    func finishInteractiveTransition()
    init()
    func pause()
    var percentComplete: CGFloat { get }
    var timingCurve: UITimingCurveProvider?
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    var wantsInteractiveStart: Bool
  }
  class UIPickerView: UIView {
    var dataSource: UIPickerViewDataSource?
    var delegate: UIPickerViewDelegate?
    init()
    init(frame: CGRect)
    var numberOfComponents: Int { get }
    func numberOfRows(inComponent component: Int) -> Int
    func reloadAllComponents()
    func reloadComponent(_ component: Int)
    func rowSize(forComponent component: Int) -> CGSize
    func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
    func selectedRow(inComponent component: Int) -> Int
    var showsSelectionIndicator: Bool
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func view(forRow row: Int, forComponent component: Int) -> UIView
  }
  protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int) -> [NSAttributedString]
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent acessibilityLabelForComponent: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  }
  protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
  }
  protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  }
  class UIPinchGestureRecognizer: UIGestureRecognizer {
    init()
    init(target: Any, action: Selector)
    var scale: CGFloat
    var velocity: CGFloat { get }
  }
  class UIPointerAccessory: NSObject, NSCopying {
    static func arrowAccessory(with position: UIPointerAccessoryPosition) -> UIPointerAccessory
    init(shape: UIPointerShape, position: UIPointerAccessoryPosition)
    var orientationMatchesAngle: Bool
    var position: UIPointerAccessoryPosition { get }
    var shape: UIPointerShape { get }
  }
  struct UIPointerAccessoryPosition {
    var angle: CGFloat
    init()
    init(offset: CGFloat, angle: CGFloat)
    var offset: CGFloat
  }
  class UIPointerEffect: NSObject, NSCopying, UIHoverEffect {
    enum TintMode: Int { case none, overlay, underlay }
    init(preview: UITargetedPreview)
    var preview: UITargetedPreview { get }
  }
  class UIPointerHighlightEffect: UIPointerEffect {
    init()
  }
  class UIPointerHoverEffect: UIPointerEffect {
    init()
    var preferredTintMode: UIPointerEffect.TintMode
    var prefersScaledContent: Bool
    var prefersShadow: Bool
  }
  class UIPointerInteraction: NSObject, UIInteraction {
    var delegate: UIPointerInteractionDelegate? { get }
    init(delegate: UIPointerInteractionDelegate?)
    func invalidate()
    var isEnabled: Bool
  }
  protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
  }
  protocol UIPointerInteractionDelegate: NSObjectProtocol {
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: UIPointerInteractionAnimating)
    func pointerInteraction(_ interaction: UIPointerInteraction, willExitRegion region: UIPointerRegion, animator: UIPointerInteractionAnimating)
  }
  class UIPointerLiftEffect: UIPointerEffect {
    init()
  }
  class UIPointerLockState: NSObject {
    static var didChangeNotification: Notification.Name { get }
    var isLocked: Bool { get }
  }
  class UIPointerRegion: NSObject, NSCopying {
    var identifier: Any? { get }
    init(rect: CGRect, identifier: Any?)
    var latchingAxes: UIAxis
    var rect: CGRect { get }
  }
  class UIPointerRegionRequest: NSObject {
    var location: CGPoint { get }
    var modifiers: UIKeyModifierFlags { get }
  }
  struct UIPointerShape {
    static func beam(withPreferredLength preferredLength: CGFloat, axis: UIAxis) -> UIPointerShape
    init(path: UIBezierPath)
    init(roundedRect rect: CGRect)
    init(roundedRect rect: CGRect, cornerRadius: CGFloat)
  }
  class UIPointerStyle: UIHoverStyle, NSCopying {
    var accessories: [UIPointerAccessory]
    static func hidden() -> UIPointerStyle
    init(effect: UIPointerEffect, shape: UIPointerShape?)
    init(shape: UIPointerShape, constrainedAxes axes: UIAxis)
    static func system() -> UIPointerStyle
  }
  struct UIPopoverArrowDirection: OptionSet {
    static var any: UIPopoverArrowDirection { get }
    static var down: UIPopoverArrowDirection { get }
    init(rawValue: UInt)
    static var left: UIPopoverArrowDirection { get }
    var rawValue: UInt { get }
    static var right: UIPopoverArrowDirection { get }
    static var unknown: UIPopoverArrowDirection { get }
    static var up: UIPopoverArrowDirection { get }
  }
  class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    var arrowDirection: UIPopoverArrowDirection
    var arrowOffset: CGFloat
    init()
    init(frame: CGRect)
    static var wantsDefaultContentAppearance: Bool { get }
  }
  protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
    static var arrowBase: CGFloat { get }
    static var arrowHeight: CGFloat { get }
    static var contentViewInsets: UIEdgeInsets { get }
  }
  class UIPopoverController: NSObject, UIAppearanceContainer {
    var backgroundColor: UIColor
    var contentViewController: UIViewController
    var delegate: UIPopoverControllerDelegate?
    func dismissPopover(animated: Bool)
    init(contentViewController viewController: UIViewController)
    var isPopoverVisible: Bool { get }
    var passthroughViews: [UIView]
    var popoverArrowDirection: UIPopoverArrowDirection { get }
    var popoverBackgroundViewClass: UnsafeMutableRawPointer
    var popoverContentSize: CGSize
    var popoverLayoutMargins: UIEdgeInsets
    func presentPopover(from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool)
    func presentPopover(from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool)
    func setContentView(_ viewController: UIViewController, animated: Bool)
    func setPopoverContentSize(_ size: CGSize, animated: Bool)
  }
  protocol UIPopoverControllerDelegate: NSObjectProtocol {
    func popoverController(_ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  }
  class UIPopoverPresentationController: UIPresentationController {
    var adaptiveSheetPresentationController: UISheetPresentationController { get }
    var arrowDirection: UIPopoverArrowDirection { get }
    var backgroundColor: UIColor?
    var barButtonItem: UIBarButtonItem?
    var canOverlapSourceViewRect: Bool
    var delegate: UIPopoverPresentationControllerDelegate?
    init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    var passthroughViews: [UIView]
    var permittedArrowDirections: UIPopoverArrowDirection
    var popoverBackgroundViewClass: UnsafeMutableRawPointer?
    var popoverLayoutMargins: UIEdgeInsets
    var sourceItem: UIPopoverPresentationControllerSourceItem?
    var sourceRect: CGRect
    var sourceView: UIView
  }
  protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo targetRect: UnsafeMutablePointer<CGRect>, in inView: UnsafeMutablePointer<UIView>)
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  }
  protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    func frame(in referenceView: UIView) -> CGRect
  }
  class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment, UIContentContainer, UIFocusEnvironment, UITraitChangeObservable {
    func adaptivePresentationStyle() -> UIModalPresentationStyle
    func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
    var containerView: UIView { get }
    func containerViewDidLayoutSubviews()
    func containerViewWillLayoutSubviews()
    var delegate: UIAdaptivePresentationControllerDelegate?
    func dismissalTransitionDidEnd(_ completed: Bool)
    func dismissalTransitionWillBegin()
    var frameOfPresentedViewInContainerView: CGRect { get }
    init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    var overrideTraitCollection: UITraitCollection?
    var presentationStyle: UIModalPresentationStyle { get }
    func presentationTransitionDidEnd(_ completed: Bool)
    func presentationTransitionWillBegin()
    var presentedView: UIView { get }
    var presentedViewController: UIViewController { get }
    var presentingViewController: UIViewController { get }
    var shouldPresentInFullscreen: Bool { get }
    var shouldRemovePresentersView: Bool { get }
    var traitOverrides: UITraitOverrides { get }
  }
  class UIPress: NSObject {
    enum Phase: Int { case began, changed, stationary, ended, cancelled }
    enum PressType: Int { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors }
    var force: CGFloat { get }
    var gestureRecognizers: [UIGestureRecognizer]? { get }
    init()
    var key: UIKey? { get }
    var phase: UIPress.Phase { get }
    var responder: UIResponder? { get }
    var timestamp: Double { get }
    var type: UIPress.PressType { get }
    var window: UIWindow? { get }
  }
  class UIPressesEvent: UIEvent {
    var allPresses: Set<UIPress> { get }
    init()
    func presses(for gesture: UIGestureRecognizer) -> Set<UIPress>
  }
  class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
    enum Style: Int { case `default`, selected, destructive }
    var handler: (UIPreviewAction, UIViewController) -> Void { get }
    init()
    init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void)
  }
  class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
    init()
    init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction])
  }
  protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
  }
  class UIPreviewInteraction: NSObject {
    func cancel()
    var delegate: UIPreviewInteractionDelegate?
    init(view: UIView)
    func location(in coordinateSpace: UICoordinateSpace?) -> CGPoint
    var view: UIView? { get }
  }
  protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  }
  class UIPreviewParameters: NSObject, NSCopying {
    var backgroundColor: UIColor?
    init()
    init(textLineRects: [NSValue])
    var shadowPath: UIBezierPath?
    var visiblePath: UIBezierPath?
  }
  class UIPreviewTarget: NSObject, NSCopying {
    var center: CGPoint { get }
    var container: UIView { get }
    init(container: UIView, center: CGPoint)
    init(container: UIView, center: CGPoint, transform: CGAffineTransform)
    var transform: CGAffineTransform { get }
  }
  struct UIPrintError: Error {
    enum Code: Int32 { case notAvailable, noContent, unknownImageFormat, jobFailed }
    var code: UIPrintError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: UIPrintError.Code, userInfo: [String: Any] = nil)
    static var jobFailed: UIPrintError.Code { get }
    var localizedDescription: String { get }
    static var noContent: UIPrintError.Code { get }
    static var notAvailable: UIPrintError.Code { get }
    static var unknownImageFormat: UIPrintError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum UIPrintErrorCode: Int {
    case notAvailableError, noContentError, unknownImageFormatError, jobFailedError
  }
  var UIPrintErrorDomain: String { get }
  class UIPrintFormatter: NSObject, NSCopying {
    var contentInsets: UIEdgeInsets
    func draw(in rect: CGRect, forPageAt pageIndex: Int)
    init()
    var maximumContentHeight: CGFloat
    var maximumContentWidth: CGFloat
    var pageCount: Int { get }
    var perPageContentInsets: UIEdgeInsets
    var printPageRenderer: UIPrintPageRenderer { get }
    func rectForPage(at pageIndex: Int) -> CGRect
    func removeFromPrintPageRenderer()
    var requiresMainThread: Bool { get }
    var startPage: Int
  }
  class UIPrintInfo: NSObject, NSCoding, NSCopying {
    enum Duplex: Int { case none, longEdge, shortEdge }
    enum Orientation: Int { case portrait, landscape }
    enum OutputType: Int { case general, photo, grayscale, photoGrayscale }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var duplex: UIPrintInfo.Duplex
    init?(coder: NSCoder)
    init(dictionary: [AnyHashable: Any])
    var jobName: String
    var orientation: UIPrintInfo.Orientation
    var outputType: UIPrintInfo.OutputType
    static func printInfo() -> UIPrintInfo
    var printerID: String
  }
  class UIPrintInteractionController: NSObject {
    static func canPrint(_ data: Data) -> Bool
    static func canPrint(_ url: URL) -> Bool
    var delegate: UIPrintInteractionControllerDelegate?
    func dismiss(animated: Bool)
    static var isPrintingAvailable: Bool { get }
    func present(animated: Bool, completionHandler completion: ((UIPrintInteractionController?, Bool, Error?) -> Void)? = nil) -> Bool
    func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: ((UIPrintInteractionController?, Bool, Error?) -> Void)? = nil) -> Bool
    func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: ((UIPrintInteractionController?, Bool, Error?) -> Void)? = nil) -> Bool
    func print(to printer: UIPrinter, completionHandler completion: @escaping (UIPrintInteractionController?, Bool, Error?) -> Void) -> Bool
    var printFormatter: UIPrintFormatter
    var printInfo: UIPrintInfo
    var printPageRenderer: UIPrintPageRenderer
    var printPaper: UIPrintPaper { get }
    static var printableUTIs: Set<AnyHashable> { get }
    var printingItem: Any
    var printingItems: [Any]
    static var shared: UIPrintInteractionController { get }
    var showsNumberOfCopies: Bool
    var showsPageRange: Bool
    var showsPaperOrientation: Bool
    var showsPaperSelectionForLoadedPapers: Bool
  }
  protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [NSNumber]) -> UIPrinter.CutterBehavior
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]) -> UIPrintPaper
    func printInteractionController(_ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper) -> CGFloat
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  }
  class UIPrintPageRenderer: NSObject {
    func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int)
    func currentRenderingQuality(forRequestedRenderingQuality requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality
    func drawContentForPage(at index: Int, in contentRect: CGRect)
    func drawFooterForPage(at index: Int, in footerRect: CGRect)
    func drawHeaderForPage(at index: Int, in headerRect: CGRect)
    func drawPage(at index: Int, in pageRect: CGRect)
    func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt index: Int)
    var footerHeight: CGFloat
    var headerHeight: CGFloat
    init()
    var numberOfPages: Int { get }
    var paperRect: CGRect { get }
    func prepare(forDrawingPages range: NSRange)
    var printFormatters: [UIPrintFormatter]?
    func printFormattersForPage(at index: Int) -> [UIPrintFormatter]
    var printableRect: CGRect { get }
  }
  class UIPrintPaper: NSObject {
    static func bestPaper(forPageSize pageSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    init()
    var paperSize: CGSize { get }
    var printableRect: CGRect { get }
  }
  enum UIPrintRenderingQuality: Int {
    case best, responsive
  }
  class UIPrintServiceExtension: NSObject {
    init()
    func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination]
  }
  class UIPrinter: NSObject {
    enum CutterBehavior: Int { case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob }
    enum JobTypes: Int { case unknown, document, envelope, label, photo, receipt, roll, largeFormat, postcard }
    func contactPrinter() async -> Bool
    func contactPrinter(_ completionHandler: @escaping (Bool) -> Void)
    var displayLocation: String? { get }
    var displayName: String { get }
    init(url: URL)
    var makeAndModel: String? { get }
    var supportedJobTypes: UIPrinter.JobTypes { get }
    var supportsColor: Bool { get }
    var supportsDuplex: Bool { get }
    var url: URL { get }
  }
  class UIPrinterDestination: NSObject, NSSecureCoding {
    var displayName: String?
    init?(coder: NSCoder)
    init(url: URL)
    var txtRecord: Data?
    var url: URL
  }
  class UIPrinterPickerController: NSObject {
    var delegate: UIPrinterPickerControllerDelegate?
    func dismiss(animated: Bool)
    init(initiallySelectedPrinter printer: UIPrinter?)
    func present(animated: Bool, completionHandler completion: ((UIPrinterPickerController?, Bool, Error?) -> Void)? = nil) -> Bool
    func present(from item: UIBarButtonItem, animated: Bool, completionHandler completion: ((UIPrinterPickerController?, Bool, Error?) -> Void)? = nil) -> Bool
    func present(from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: ((UIPrinterPickerController?, Bool, Error?) -> Void)? = nil) -> Bool
    var selectedPrinter: UIPrinter { get }
  }
  protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    func printerPickerController(_ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter) -> Bool
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController) -> UIViewController
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
  }
  class UIProgressView: UIView, NSCoding {
    enum Style: Int { case `default`, bar }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(progressViewStyle style: UIProgressView.Style)
    var observedProgress: Progress?
    var progress: Float
    var progressImage: UIImage?
    var progressTintColor: UIColor?
    var progressViewStyle: UIProgressView.Style
    func setProgress(_ progress: Float, animated: Bool)
    var trackImage: UIImage?
    var trackTintColor: UIColor?
  }
  class UIPushBehavior: UIDynamicBehavior {
    enum Mode: Int { case continuous, instantaneous }
    var active: Bool
    func addItem(_ dynamicItem: UIDynamicItem)
    var angle: CGFloat
    init()
    init(items: [UIDynamicItem], mode: UIPushBehavior.Mode)
    var items: [UIDynamicItem] { get }
    var magnitude: CGFloat
    var mode: UIPushBehavior.Mode { get }
    var pushDirection: CGVector
    func removeItem(_ dynamicItem: UIDynamicItem)
    func setAngle(_ angle: CGFloat, magnitude: CGFloat)
    func setTargetOffsetFromCenter(_ offset: UIOffset, for item: UIDynamicItem)
    func targetOffsetFromCenter(for item: UIDynamicItem) -> UIOffset
  }
  struct UIRectCorner: OptionSet {
    static var allCorners: UIRectCorner { get }
    static var bottomLeft: UIRectCorner { get }
    static var bottomRight: UIRectCorner { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var topLeft: UIRectCorner { get }
    static var topRight: UIRectCorner { get }
  }
  struct UIRectEdge: OptionSet {
    static var all: UIRectEdge { get }
    static var bottom: UIRectEdge { get }
    init(rawValue: UInt)
    static var left: UIRectEdge { get }
    var rawValue: UInt { get }
    static var right: UIRectEdge { get }
    static var top: UIRectEdge { get }
  }
  func UIRectFill(_ rect: CGRect)
  func UIRectFrame(_ rect: CGRect)
  class UIReferenceLibraryViewController: UIViewController, NSCoding {
    static func dictionaryHasDefinition(forTerm term: String) -> Bool
    init?(coder: NSCoder)
    init(nibName: String?, bundle: Bundle?)
    init(term: String)
  }
  class UIRefreshControl: UIControl, UIAppearance {
    var attributedTitle: NSAttributedString?
    func beginRefreshing()
    func endRefreshing()
    init()
    var isRefreshing: Bool { get }
  }
  class UIRegion: NSObject, NSCopying, NSCoding {
    func byDifference(from region: UIRegion) -> UIRegion
    func byIntersection(with region: UIRegion) -> UIRegion
    func byUnion(with region: UIRegion) -> UIRegion
    func contains(_ point: CGPoint) -> Bool
    static var infinite: UIRegion { get }
    init()
    init?(coder: NSCoder)
    init(radius: CGFloat)
    init(size: CGSize)
    func inverse() -> UIRegion
  }
  struct UIRemoteNotificationType: OptionSet {
    static var alert: UIRemoteNotificationType { get }
    static var badge: UIRemoteNotificationType { get }
    init(rawValue: UInt)
    static var newsstandContentAvailability: UIRemoteNotificationType { get }
    var rawValue: UInt { get }
    static var sound: UIRemoteNotificationType { get }
  }
  class UIResolvedShape: NSObject, NSCopying {
    func applying(_ insets: UIEdgeInsets) -> UIResolvedShape
    func applyingInset(_ inset: CGFloat) -> UIResolvedShape
    var boundingRect: CGRect { get }
    var path: UIBezierPath { get }
    var shape: UIShape { get }
  }
  class UIResponder: NSObject, UIUserActivityRestoring, UIResponderStandardEditActions, UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding, NSTouchBarProvider {
    var activityItemsConfiguration: UIActivityItemsConfigurationReading?
    func becomeFirstResponder() -> Bool
    func buildMenu(with builder: UIMenuBuilder)
    var canBecomeFirstResponder: Bool { get }
    func canPerformAction(_ action: Selector, withSender: Any?) -> Bool
    var canResignFirstResponder: Bool { get }
    func captureTextFromCamera(_ sender: Any?)
    static func clearTextInputContextIdentifier(_ identifier: String)
    var editingInteractionConfiguration: UIEditingInteractionConfiguration { get }
    init()
    var inputAccessoryView: UIView? { get }
    var inputAccessoryViewController: UIInputViewController { get }
    var inputAssistantItem: UITextInputAssistantItem { get }
    var inputView: UIView? { get }
    var inputViewController: UIInputViewController { get }
    var isFirstResponder: Bool { get }
    var keyCommands: [UIKeyCommand]? { get }
    static var keyboardAnimationCurveUserInfoKey: String { get }
    static var keyboardAnimationDurationUserInfoKey: String { get }
    static var keyboardFrameBeginUserInfoKey: String { get }
    static var keyboardFrameEndUserInfoKey: String { get }
    static var keyboardIsLocalUserInfoKey: String { get }
    func makeTouchBar() -> NSTouchBar?
    func motionBegan(_ motion: UIEvent.EventSubtype, with evt: UIEvent?)
    func motionCancelled(_ motion: UIEvent.EventSubtype, with evt: UIEvent?)
    func motionEnded(_ motion: UIEvent.EventSubtype, with evt: UIEvent?)
    var next: UIResponder? { get }
    func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    func reloadInputViews()
    func remoteControlReceived(with theEvent: UIEvent?)
    func resignFirstResponder() -> Bool
    func target(forAction action: Selector, withSender sender: Any?) -> Any?
    var textInputContextIdentifier: String? { get }
    var textInputMode: UITextInputMode { get }
    var touchBar: NSTouchBar?
    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    func touchesEstimatedPropertiesUpdated(_ touches: Set<AnyHashable>)
    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    var undoManager: UndoManager? { get }
    func updateUserActivityState(_ activity: NSUserActivity)
    var userActivity: NSUserActivity?
    func validate(_ command: UICommand)
  }
  protocol UIResponderStandardEditActions: NSObjectProtocol {
    func copy(_ sender: Any?)
    func cut(_ sender: Any?)
    func decreaseSize(_ sender: Any?)
    func delete(_ sender: Any?)
    func duplicate(_ sender: Any?)
    func export(_ sender: Any?)
    func find(_ sender: Any?)
    func findAndReplace(_ sender: Any?)
    func findNext(_ sender: Any?)
    func findPrevious(_ sender: Any?)
    func increaseSize(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func move(_ sender: Any?)
    func paste(_ sender: Any?)
    func pasteAndGo(_ sender: Any?)
    func pasteAndMatchStyle(_ sender: Any?)
    func pasteAndSearch(_ sender: Any?)
    func print(_ sender: Any?)
    func rename(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func showWritingTools(_ sender: Any?)
    func toggleBoldface(_ sender: Any?)
    func toggleItalics(_ sender: Any?)
    func toggleUnderline(_ sender: Any?)
    func updateTextAttributes(conversionHandler: @escaping ([AnyHashable: Any]) -> [AnyHashable: Any])
    func useSelectionForFind(_ sender: Any?)
  }
  enum UIReturnKeyType: Int {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
  }
  class UIRotationGestureRecognizer: UIGestureRecognizer {
    init()
    init(target: Any, action: Selector)
    var rotation: CGFloat
    var velocity: CGFloat { get }
  }
  func UISaveVideoAtPathToSavedPhotosAlbum(_ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?)
  class UIScene: UIResponder {
    class ActivationRequestOptions: NSObject, NSCopying {}
    enum ActivationState: Int { case unattached, foregroundActive, foregroundInactive, background }
    enum CollectionJoinBehavior: Int { case automatic, preferred, disallowed, preferredWithoutActivating }
    class ConnectionOptions: NSObject {}
    class OpenExternalURLOptions: NSObject {}
    class OpenURLOptions: NSObject {}
    var activationConditions: UISceneActivationConditions
    var activationState: UIScene.ActivationState { get }
    func completeStateRestoration()
    var delegate: UISceneDelegate?
    static var didActivateNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    static var didEnterBackgroundNotification: Notification.Name { get }
    func extendStateRestoration()
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
    func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool
    func open(_ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    var pointerLockState: UIPointerLockState? { get }
    var session: UISceneSession { get }
    var subtitle: String
    static var systemProtectionDidChangeNotification: Notification.Name { get }
    var systemProtectionManager: UISceneSystemProtectionManager? { get }
    var title: String!
    static var willConnectNotification: Notification.Name { get }
    static var willDeactivateNotification: Notification.Name { get }
    static var willEnterForegroundNotification: Notification.Name { get }
  }
  extension UIScene.ActivationRequestOptions {
    var collectionJoinBehavior: UIScene.CollectionJoinBehavior
    init()
    var requestingScene: UIScene?
  }
  extension UIScene.ConnectionOptions {
    var cloudKitShareMetadata: CKShare.Metadata? { get }
    var handoffUserActivityType: String? { get }
    var notificationResponse: UNNotificationResponse? { get }
    var shortcutItem: UIApplicationShortcutItem? { get }
    var sourceApplication: String? { get }
    var urlContexts: Set<UIOpenURLContext> { get }
    var userActivities: Set<NSUserActivity> { get }
  }
  extension UIScene.OpenExternalURLOptions {
    var eventAttribution: UIEventAttribution?
    init()
    var universalLinksOnly: Bool
  }
  extension UIScene.OpenURLOptions {
    var annotation: Any? { get }
    var eventAttribution: UIEventAttribution? { get }
    var openInPlace: Bool { get }
    var sourceApplication: String? { get }
  }
  class UISceneActivationConditions: NSObject, NSSecureCoding {
    var canActivateForTargetContentIdentifierPredicate: NSPredicate
    init()
    init?(coder: NSCoder)
    var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate
  }
  enum UISceneCaptureState: Int {
    case unspecified, inactive, active
  }
  class UISceneConfiguration: NSObject, NSCopying, NSSecureCoding {
    var delegateClass: AnyClass?
    init?(coder: NSCoder)
    init(name: String?, sessionRole: UIWindowScene.SessionRole)
    var name: String? { get }
    var role: UIWindowScene.SessionRole { get }
    var sceneClass: AnyClass?
    var storyboard: UIStoryboard?
  }
  protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    func scene(_ scene: UIScene, didUpdateUserActivity userActivity: NSUserActivity)
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  }
  class UISceneDestructionRequestOptions: NSObject {
    init()
  }
  struct UISceneError: Error {
    enum Code: Int { case multipleScenesNotSupported, requestDenied, geometryRequestUnsupported, geometryRequestDenied }
    var code: UISceneError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var geometryRequestDenied: UISceneError.Code { get }
    static var geometryRequestUnsupported: UISceneError.Code { get }
    init(_ code: UISceneError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var multipleScenesNotSupported: UISceneError.Code { get }
    static var requestDenied: UISceneError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var UISceneErrorDomain: String { get }
  class UISceneSession: NSObject, NSSecureCoding {
    var configuration: UISceneConfiguration { get }
    init?(coder: NSCoder)
    var persistentIdentifier: String { get }
    var role: UIWindowScene.SessionRole { get }
    var scene: UIScene? { get }
    var stateRestorationActivity: NSUserActivity?
    var userInfo: [String: Any]?
  }
  class UISceneSessionActivationRequest: NSObject, NSCopying {
    init()
    init(role: String)
    init(session: UISceneSession)
    var options: UIScene.ActivationRequestOptions?
    var role: String { get }
    var session: UISceneSession? { get }
    var userActivity: NSUserActivity?
  }
  class UISceneSizeRestrictions: NSObject {
    var allowsFullScreen: Bool
    var maximumSize: CGSize
    var minimumSize: CGSize
  }
  class UISceneSystemProtectionManager: NSObject {
    var isUserAuthenticationEnabled: Bool { get }
  }
  class UISceneWindowingBehaviors: NSObject {
    var isClosable: Bool
    var isMiniaturizable: Bool
  }
  class UIScreen: NSObject, UITraitEnvironment {
    enum OverscanCompensation: Int { case scale, insetBounds, none }
    enum ReferenceDisplayModeStatus: Int { case notSupported, notEnabled, limited, enabled }
    var applicationFrame: CGRect { get }
    var availableModes: [UIScreenMode] { get }
    var bounds: CGRect { get }
    var brightness: CGFloat
    static var brightnessDidChangeNotification: Notification.Name { get }
    var calibratedLatency: Double { get }
    static var capturedDidChangeNotification: Notification.Name { get }
    var coordinateSpace: UICoordinateSpace { get }
    var currentEDRHeadroom: CGFloat { get }
    var currentMode: UIScreenMode?
    static var didConnectNotification: Notification.Name { get }
    static var didDisconnectNotification: Notification.Name { get }
    func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink?
    var fixedCoordinateSpace: UICoordinateSpace { get }
    var focusedItem: UIFocusItem? { get }
    var focusedView: UIView? { get }
    init()
    var isCaptured: Bool { get }
    static var main: UIScreen { get }
    var maximumFramesPerSecond: Int { get }
    var mirrored: UIScreen { get }
    var nativeBounds: CGRect { get }
    var nativeScale: CGFloat { get }
    var overscanCompensation: UIScreen.OverscanCompensation
    var overscanCompensationInsets: UIEdgeInsets { get }
    var potentialEDRHeadroom: CGFloat { get }
    var preferredMode: UIScreenMode { get }
    var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { get }
    static var referenceDisplayModeStatusDidChangeNotification: Notification.Name { get }
    var scale: CGFloat { get }
    static var screens: [UIScreen] { get }
    func snapshotView(afterScreenUpdates: Bool) -> UIView?
    var supportsFocus: Bool { get }
    var wantsSoftwareDimming: Bool
  }
  class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    var edges: UIRectEdge
    init()
    init(target: Any, action: Selector)
  }
  class UIScreenMode: NSObject {
    static var didChangeNotification: Notification.Name { get }
    init()
    var pixelAspectRatio: CGFloat { get }
    var size: CGSize { get }
  }
  class UIScreenshotService: NSObject {
    var delegate: UIScreenshotServiceDelegate?
    var windowScene: UIWindowScene? { get }
  }
  protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    func screenshotService(_ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data, Int, CGRect) -> [AnyHashable: Any])
  }
  class UIScribbleInteraction: NSObject, UIInteraction {
    var delegate: UIScribbleInteractionDelegate? { get }
    init(delegate: UIScribbleInteractionDelegate)
    var isHandlingWriting: Bool { get }
    static var isPencilInputExpected: Bool { get }
  }
  protocol UIScribbleInteractionDelegate: NSObjectProtocol {
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAtLocation location: CGPoint) -> Bool
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  }
  enum UIScrollType: Int {
    case discrete, continuous
  }
  struct UIScrollTypeMask: OptionSet {
    static var all: UIScrollTypeMask { get }
    static var continuous: UIScrollTypeMask { get }
    static var discrete: UIScrollTypeMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class UIScrollView: UIView, UIFocusItemScrollableContainer {
    enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    struct DecelerationRate: RawRepresentable, Hashable {}
    enum IndexDisplayMode: Int { case automatic, alwaysHidden }
    enum IndicatorStyle: Int { case `default`, black, white }
    enum KeyboardDismissMode: Int { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    var adjustedContentInset: UIEdgeInsets { get }
    func adjustedContentInsetDidChange()
    var allowsKeyboardScrolling: Bool
    var alwaysBounceHorizontal: Bool
    var alwaysBounceVertical: Bool
    var automaticallyAdjustsScrollIndicatorInsets: Bool
    var bounces: Bool
    var bouncesHorizontally: Bool
    var bouncesVertically: Bool
    var bouncesZoom: Bool
    var canCancelContentTouches: Bool
    var contentAlignmentPoint: CGPoint
    var contentInset: UIEdgeInsets
    var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior
    var contentLayoutGuide: UILayoutGuide { get }
    var contentOffset: CGPoint
    var contentSize: CGSize
    var decelerationRate: CGFloat
    static var decelerationRateFast: UIScrollView.DecelerationRate { get }
    var delaysContentTouches: Bool
    var delegate: UIScrollViewDelegate?
    var directionalPressGestureRecognizer: UIGestureRecognizer { get }
    func flashScrollIndicators()
    var frameLayoutGuide: UILayoutGuide { get }
    var horizontalScrollIndicatorInsets: UIEdgeInsets
    var indexDisplayMode: UIScrollView.IndexDisplayMode
    var indicatorStyle: UIScrollView.IndicatorStyle
    init()
    init(frame: CGRect)
    var isDecelerating: Bool { get }
    var isDirectionalLockEnabled: Bool
    var isDragging: Bool { get }
    var isPagingEnabled: Bool
    var isScrollAnimating: Bool { get }
    var isScrollEnabled: Bool
    var isTracking: Bool { get }
    var isZoomAnimating: Bool { get }
    var isZoomBouncing: Bool { get }
    var isZooming: Bool { get }
    var keyboardDismissMode: UIScrollView.KeyboardDismissMode
    var maximumZoomScale: CGFloat
    var minimumZoomScale: CGFloat
    var panGestureRecognizer: UIPanGestureRecognizer { get }
    var pinchGestureRecognizer: UIPinchGestureRecognizer { get }
    var refreshControl: UIRefreshControl?
    var scrollIndicatorInsets: UIEdgeInsets
    func scrollRectToVisible(_ rect: CGRect, animated: Bool)
    var scrollsToTop: Bool
    func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    func setZoomScale(_ scale: CGFloat, animated: Bool)
    var showsHorizontalScrollIndicator: Bool
    var showsVerticalScrollIndicator: Bool
    func stopScrollingAndZooming()
    func touchesShouldBegin(_ touches: Set<AnyHashable>, with withEvent: UIEvent, in inContentView: UIView) -> Bool
    func touchesShouldCancel(in view: UIView) -> Bool
    var transfersHorizontalScrollingToParent: Bool
    var transfersVerticalScrollingToParent: Bool
    var verticalScrollIndicatorInsets: UIEdgeInsets
    func withScrollIndicatorsShown(forContentOffsetChanges: @escaping () -> Void)
    func zoom(to rect: CGRect, animated: Bool)
    var zoomScale: CGFloat
  }
  extension UIScrollView.DecelerationRate {
    static var fast: UIScrollView.DecelerationRate { get }
    static var normal: UIScrollView.DecelerationRate { get }
  }
  protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  }
  var UIScrollViewDecelerationRateFast: CGFloat { get }
  var UIScrollViewDecelerationRateNormal: CGFloat { get }
  protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with withView: UIView, atScale: CGFloat)
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView)
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func viewForZooming(in scrollView: UIScrollView) -> UIView
  }
  class UISearchBar: UIView, UIBarPositioning, UITextInputTraits, UILookToDictateCapable, NSCoding {
    enum Icon: Int { case search, clear, bookmark, resultsList }
    enum Style: UInt { case `default`, prominent, minimal }
    var backgroundImage: UIImage?
    func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage
    var barStyle: UIBarStyle
    var barTintColor: UIColor?
    var delegate: UISearchBarDelegate?
    func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage
    init?(coder: NSCoder)
    init(frame: CGRect)
    var inputAccessoryView: UIView?
    var inputAssistantItem: UITextInputAssistantItem { get }
    var isEnabled: Bool
    var isLookToDictateEnabled: Bool
    var isSearchResultsButtonSelected: Bool
    var isTranslucent: Bool
    var placeholder: String?
    func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset
    var prompt: String?
    var scopeBarBackgroundImage: UIImage?
    func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage
    func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage
    func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [AnyHashable: Any]?
    var scopeButtonTitles: [String]?
    var searchBarStyle: UISearchBar.Style
    func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage
    var searchFieldBackgroundPositionAdjustment: UIOffset
    var searchTextField: UISearchTextField { get }
    var searchTextPositionAdjustment: UIOffset
    var selectedScopeButtonIndex: Int
    func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State)
    func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon)
    func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
    func setScopeBarButtonDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
    func setScopeBarButtonTitleTextAttributes(_ attributes: [AnyHashable: Any], for state: UIControl.State)
    func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State)
    func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool)
    func setShowsScope(_ show: Bool, animated animate: Bool)
    var showsBookmarkButton: Bool
    var showsCancelButton: Bool
    var showsScopeBar: Bool
    var showsSearchResultsButton: Bool
    var text: String?
  }
  protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  }
  class UISearchContainerViewController: UIViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
    init(searchController: UISearchController)
    var searchController: UISearchController { get }
  }
  class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    enum ScopeBarActivation: Int { case automatic, manual, onTextEntry, onSearchActivation }
    var automaticallyShowsCancelButton: Bool
    var automaticallyShowsScopeBar: Bool
    var automaticallyShowsSearchResultsController: Bool
    var delegate: UISearchControllerDelegate?
    var dimsBackgroundDuringPresentation: Bool
    var hidesNavigationBarDuringPresentation: Bool
    var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool
    init()
    init(nibName: String?, bundle: Bundle?)
    init(searchResultsController: UIViewController?)
    var isActive: Bool
    var obscuresBackgroundDuringPresentation: Bool
    var scopeBarActivation: UISearchController.ScopeBarActivation
    var searchBar: UISearchBar { get }
    var searchBarPlacement: UINavigationItem.SearchBarPlacement { get }
    var searchControllerObservedScrollView: UIScrollView?
    var searchResultsController: UIViewController { get }
    var searchResultsUpdater: UISearchResultsUpdating?
    var searchSuggestions: [UISearchSuggestion]?
    var showsSearchResultsController: Bool
  }
  protocol UISearchControllerDelegate: NSObjectProtocol {
    func didDismissSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
    func searchController(_ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    func willDismissSearchController(_ searchController: UISearchController)
    func willPresentSearchController(_ searchController: UISearchController)
  }
  class UISearchDisplayController: NSObject {
    var delegate: UISearchDisplayDelegate?
    var displaysSearchBarInNavigationBar: Bool
    init()
    init(searchBar: UISearchBar, contentsController viewController: UIViewController)
    var isActive: Bool
    var navigationItem: UINavigationItem { get }
    var searchBar: UISearchBar { get }
    var searchContentsController: UIViewController { get }
    var searchResultsDataSource: UITableViewDataSource?
    var searchResultsDelegate: UITableViewDelegate?
    var searchResultsTableView: UITableView { get }
    var searchResultsTitle: String?
    func setActive(_ visible: Bool, animated: Bool)
  }
  protocol UISearchDisplayDelegate: NSObjectProtocol {
    func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch forSearchString: String) -> Bool
    func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearchScope forSearchOption: Int) -> Bool
    func searchDisplayController(_ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView)
    func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView)
    func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController)
    func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController)
  }
  protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: UISearchSuggestion)
  }
  protocol UISearchSuggestion: NSObjectProtocol {
    var iconImage: UIImage { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var localizedDescription: String { get }
    var localizedSuggestion: String? { get }
    var representedObject: Any?
  }
  class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    init(localizedAttributedSuggestion localizedSuggestion: NSAttributedString)
    init(localizedAttributedSuggestion localizedSuggestion: NSAttributedString, localizedDescription description: String?)
    init(localizedAttributedSuggestion localizedSuggestion: NSAttributedString, localizedDescription description: String?, iconImage: UIImage?)
    init(localizedSuggestion: String)
    init(localizedSuggestion: String, localizedDescription description: String?)
    init(localizedSuggestion: String, localizedDescription description: String?, iconImage: UIImage?)
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any?
    static func suggestion(withLocalizedAttributedSuggestion suggestion: NSAttributedString) -> UISearchSuggestionItem
    static func suggestion(withLocalizedAttributedSuggestion localizedSuggestion: NSAttributedString, descriptionString description: String?) -> UISearchSuggestionItem
    static func suggestion(withLocalizedAttributedSuggestion localizedSuggestion: NSAttributedString, descriptionString description: String?, iconImage: UIImage?) -> UISearchSuggestionItem
    static func suggestion(withLocalizedSuggestion localizedSuggestion: String) -> UISearchSuggestionItem
    static func suggestion(withLocalizedSuggestion localizedSuggestion: String, descriptionString description: String?) -> UISearchSuggestionItem
    static func suggestion(withLocalizedSuggestion localizedSuggestion: String, descriptionString description: String?, iconImage: UIImage?) -> UISearchSuggestionItem
  }
  class UISearchTab: UITab {
    init(viewControllerProvider: ((UITab) -> UIViewController)?)
  }
  class UISearchTextField: UITextField {
    var allowsCopyingTokens: Bool
    var allowsDeletingTokens: Bool
    init()
    init(frame: CGRect)
    func insertToken(_ token: UISearchToken, at tokenIndex: Int)
    func positionOfToken(at tokenIndex: Int) -> UITextPosition
    func removeToken(at tokenIndex: Int)
    func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int)
    var searchSuggestions: [UISearchSuggestion]?
    var textualRange: UITextRange { get }
    var tokenBackgroundColor: UIColor
    var tokens: [UISearchToken]
    func tokens(in textRange: UITextRange) -> [UISearchToken]
  }
  protocol UISearchTextFieldDelegate: NSObjectProtocol, UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: UISearchSuggestion)
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
  }
  protocol UISearchTextFieldPasteItem: UITextPasteItem {
    func setSearchTokenResult(_ token: UISearchToken)
  }
  class UISearchToken: NSObject {
    init(icon: UIImage?, text: String)
    var representedObject: Any?
  }
  class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    enum Segment: Int { case any, left, center, right, alone }
    enum Style: Int { case plain, bordered, bar, bezeled }
    func actionForSegment(at segment: Int) -> UIAction?
    var apportionsSegmentWidthsByContent: Bool
    func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage
    func contentOffsetForSegment(at segment: Int) -> CGSize
    func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) -> UIOffset
    func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
    func imageForSegment(at segment: Int) -> UIImage
    init()
    init(frame: CGRect)
    init(frame: CGRect, actions: [UIAction])
    init(items: [Any]?)
    func insertSegment(with action: UIAction, at segment: Int, animated: Bool)
    func insertSegment(with image: UIImage, at pos: Int, animated: Bool)
    func insertSegment(withTitle title: String, at pos: Int, animated: Bool)
    func isEnabledForSegment(at segment: Int) -> Bool
    var isMomentary: Bool
    static var noSegment: Int { get }
    var numberOfSegments: Int { get }
    func removeAllSegments()
    func removeSegment(at segment: Int, animated: Bool)
    func segmentIndex(forActionIdentifier actionIdentifier: String) -> Int
    var segmentedControlStyle: UISegmentedControl.Style
    var selectedSegmentIndex: Int
    var selectedSegmentTintColor: UIColor?
    func setAction(_ action: UIAction, forSegmentAt segment: Int)
    func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics)
    func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int)
    func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics)
    func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftSegmentState: UIControl.State, rightSegmentState: UIControl.State, barMetrics: UIBarMetrics)
    func setEnabled(_ enabled: Bool, forSegmentAt segment: Int)
    func setImage(_ image: UIImage, forSegmentAt segment: Int)
    func setTitle(_ title: String, forSegmentAt segment: Int)
    func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    func setWidth(_ width: CGFloat, forSegmentAt segment: Int)
    func titleForSegment(at segment: Int) -> String?
    func titleTextAttributes(for state: UIControl.State) -> [AnyHashable: Any]?
    func widthForSegment(at segment: Int) -> CGFloat
  }
  class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    init()
    init(for forView: UIView)
    func selectionChanged()
    func selectionChanged(atLocation location: CGPoint)
  }
  enum UISemanticContentAttribute: Int {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }
  class UIShadowProperties: NSObject, NSCopying, NSSecureCoding {
    var color: UIColor
    init()
    init?(coder: NSCoder)
    var offset: CGSize
    var opacity: CGFloat
    var path: UIBezierPath?
    var radius: CGFloat
  }
  class UIShape: NSObject, UIShapeProvider, NSCopying {
    func applying(_ insets: UIEdgeInsets) -> UIShape
    func applyingInset(_ inset: CGFloat) -> UIShape
    static func capsule() -> UIShape
    static func circle() -> UIShape
    static func fixedRectShape(with rect: CGRect) -> UIShape
    static func fixedRectShape(with rect: CGRect, cornerRadius: CGFloat) -> UIShape
    static func fixedRectShape(with rect: CGRect, cornerRadius: CGFloat, cornerCurve: UICornerCurve, maskedCorners: UIRectCorner) -> UIShape
    init(bezierPath path: UIBezierPath)
    init(provider: UIShapeProvider)
    static func rect() -> UIShape
    static func rectShape(withCornerRadius cornerRadius: CGFloat) -> UIShape
    static func rectShape(withCornerRadius cornerRadius: CGFloat, cornerCurve: UICornerCurve) -> UIShape
    static func rectShape(withCornerRadius cornerRadius: CGFloat, cornerCurve: UICornerCurve, maskedCorners: UIRectCorner) -> UIShape
  }
  protocol UIShapeProvider: NSObjectProtocol {
    func resolvedShape(in context: UIShapeResolutionContext) -> UIResolvedShape
  }
  class UIShapeResolutionContext: NSObject {
    var contentShape: UIResolvedShape { get }
  }
  class UISheetPresentationController: UIPresentationController {
    class Detent: NSObject {}
    func animateChanges(_ changes: @escaping () -> Void)
    var delegate: UISheetPresentationControllerDelegate?
    var detents: [UISheetPresentationController.Detent]
    init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
    func invalidateDetents()
    var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var preferredCornerRadius: CGFloat
    var prefersEdgeAttachedInCompactHeight: Bool
    var prefersGrabberVisible: Bool
    var prefersPageSizing: Bool
    var prefersScrollingExpandsWhenScrolledToEdge: Bool
    var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var sourceView: UIView?
    var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
  }
  extension UISheetPresentationController.Detent {
    struct Identifier: RawRepresentable, Hashable {}
    static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent
    static func customDetent(withIdentifier identifier: String?, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat) -> UISheetPresentationController.Detent
    var identifier: String { get }
    static func large() -> UISheetPresentationController.Detent
    static func medium() -> UISheetPresentationController.Detent
    func resolvedValue(in context: UISheetPresentationControllerDetentResolutionContext) -> CGFloat
  }
  extension UISheetPresentationController.Detent.Identifier {
    init(rawValue: String)
    static var large: UISheetPresentationController.Detent.Identifier { get }
    static var medium: UISheetPresentationController.Detent.Identifier { get }
    var rawValue: String { get }
    static var unknown: UISheetPresentationController.Detent.Identifier { get }
  }
  var UISheetPresentationControllerAutomaticDimension: CGFloat { get }
  protocol UISheetPresentationControllerDelegate: NSObjectProtocol, UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
  }
  var UISheetPresentationControllerDetentInactive: CGFloat { get }
  protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
  }
  class UISimpleTextPrintFormatter: UIPrintFormatter {
    var attributedText: NSAttributedString?
    var color: UIColor?
    var font: UIFont?
    init(attributedText text: NSAttributedString?)
    init(text: String?)
    var text: String?
    var textAlignment: Any
  }
  class UISlider: UIControl {
    var behavioralStyle: UIBehavioralStyle { get }
    var currentMaximumTrackImage: UIImage { get }
    var currentMinimumTrackImage: UIImage { get }
    var currentThumbImage: UIImage { get }
    init()
    init(frame: CGRect)
    var isContinuous: Bool
    func maximumTrackImage(for forState: UIControl.State) -> UIImage
    var maximumTrackTintColor: UIColor?
    var maximumValue: Float
    var maximumValueImage: UIImage?
    func maximumValueImageRect(forBounds: CGRect) -> CGRect
    func minimumTrackImage(for forState: UIControl.State) -> UIImage
    var minimumTrackTintColor: UIColor?
    var minimumValue: Float
    var minimumValueImage: UIImage?
    func minimumValueImageRect(forBounds: CGRect) -> CGRect
    var preferredBehavioralStyle: UIBehavioralStyle
    func setMaximumTrack(_ image: UIImage?, for forState: UIControl.State)
    func setMinimumTrack(_ image: UIImage?, for forState: UIControl.State)
    func setThumbImage(_ image: UIImage?, for forState: UIControl.State)
    func setValue(_ value: Float, animated: Bool)
    func thumbImage(for forState: UIControl.State) -> UIImage
    func thumbRect(forBounds bounds: CGRect, track trackRect: CGRect, value: Float) -> CGRect
    var thumbTintColor: UIColor?
    func trackRect(forBounds: CGRect) -> CGRect
    var value: Float
  }
  class UISnapBehavior: UIDynamicBehavior {
    var damping: CGFloat
    init(item dynamicItem: UIDynamicItem, snapTo point: CGPoint)
    var snapPoint: CGPoint
  }
  class UISplitViewController: UIViewController {
    enum BackgroundStyle: Int { case none, sidebar }
    enum Column: Int { case primary, supplementary, secondary, compact }
    enum DisplayMode: Int { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary, primaryHidden, allVisible, primaryOverlay }
    enum DisplayModeButtonVisibility: Int { case automatic, never, always }
    enum PrimaryEdge: Int { case leading, trailing }
    enum SplitBehavior: Int { case automatic, tile, overlay, displace }
    enum Style: Int { case unspecified, doubleColumn, tripleColumn }
    var delegate: UISplitViewControllerDelegate?
    var displayMode: UISplitViewController.DisplayMode { get }
    var displayModeButtonItem: UIBarButtonItem { get }
    var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility
    func hide(_ column: UISplitViewController.Column)
    init()
    init(nibName: String?, bundle: Bundle?)
    init(style: UISplitViewController.Style)
    var isCollapsed: Bool { get }
    var maximumPrimaryColumnWidth: CGFloat
    var maximumSupplementaryColumnWidth: CGFloat
    var minimumPrimaryColumnWidth: CGFloat
    var minimumSupplementaryColumnWidth: CGFloat
    var preferredDisplayMode: UISplitViewController.DisplayMode
    var preferredPrimaryColumnWidth: CGFloat
    var preferredPrimaryColumnWidthFraction: CGFloat
    var preferredSplitBehavior: UISplitViewController.SplitBehavior
    var preferredSupplementaryColumnWidth: CGFloat
    var preferredSupplementaryColumnWidthFraction: CGFloat
    var presentsWithGesture: Bool
    var primaryBackgroundStyle: UISplitViewController.BackgroundStyle
    var primaryColumnWidth: CGFloat { get }
    var primaryEdge: UISplitViewController.PrimaryEdge
    func setViewController(_ viewController: UIViewController?, for column: UISplitViewController.Column)
    func show(_ column: UISplitViewController.Column)
    func showDetailViewController(_ vc: UIViewController, sender: Any?)
    func showViewController(_ vc: UIViewController, sender: Any?)
    var showsSecondaryOnlyButton: Bool
    var splitBehavior: UISplitViewController.SplitBehavior { get }
    var style: UISplitViewController.Style { get }
    var supplementaryColumnWidth: CGFloat { get }
    func viewController(for column: UISplitViewController.Column) -> UIViewController?
    var viewControllers: [UIViewController]
  }
  var UISplitViewControllerAutomaticDimension: CGFloat { get }
  protocol UISplitViewControllerDelegate: NSObjectProtocol {
    func primaryViewController(forCollapsingSplitViewController splitViewController: UISplitViewController) -> UIViewController
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
    func splitViewController(_ svc: UISplitViewController, popoverController pc: UIPopoverController, willPresent aViewController: UIViewController)
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController
    func splitViewController(_ svc: UISplitViewController, shouldHide viewController: UIViewController, in inOrientation: UIInterfaceOrientation) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any) -> Bool
    func splitViewController(_ splitViewController: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    func splitViewController(_ splitViewController: UISplitViewController, willHide column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide aViewController: UIViewController, with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
    func splitViewController(_ splitViewController: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willShow aViewController: UIViewController, invalidatingBarButtonItem button: UIBarButtonItem)
    func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
    func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerPreferredInterfaceOrientation(forPresentation splitViewController: UISplitViewController) -> UIInterfaceOrientation
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  }
  class UISpringLoadedInteraction: NSObject, UIInteraction {
    enum EffectState: Int { case inactive, possible, activating, activated }
    init(activationHandler handler: @escaping (UISpringLoadedInteraction, UISpringLoadedInteractionContext) -> Void)
    init(interactionBehavior: UISpringLoadedInteractionBehavior?, interactionEffect: UISpringLoadedInteractionEffect?, activationHandler handler: @escaping (UISpringLoadedInteraction, UISpringLoadedInteractionContext) -> Void)
    var interactionBehavior: UISpringLoadedInteractionBehavior { get }
    var interactionEffect: UISpringLoadedInteractionEffect { get }
  }
  protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: UISpringLoadedInteractionContext) -> Bool
  }
  protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    func location(in view: UIView?) -> CGPoint
    var state: UISpringLoadedInteraction.EffectState { get }
    var targetItem: Any?
    var targetView: UIView?
  }
  protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: UISpringLoadedInteractionContext)
  }
  protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool
  }
  class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    init()
    init(dampingRatio ratio: CGFloat)
    init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector)
    init(duration: Double, bounce: CGFloat)
    init(duration: Double, bounce: CGFloat, initialVelocity velocity: CGVector)
    init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector)
    var initialVelocity: CGVector { get }
  }
  class UIStackView: UIView {
    enum Alignment: Int { case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline }
    enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    func addArrangedSubview(_ view: UIView)
    var alignment: UIStackView.Alignment
    var arrangedSubviews: [UIView] { get }
    var axis: NSLayoutConstraint.Axis
    func customSpacing(after arrangedSubview: UIView) -> CGFloat
    var distribution: UIStackView.Distribution
    init()
    init(arrangedSubviews views: [UIView])
    init(frame: CGRect)
    func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
    var isBaselineRelativeArrangement: Bool
    var isLayoutMarginsRelativeArrangement: Bool
    func removeArrangedSubview(_ view: UIView)
    func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
    var spacing: CGFloat
    static var spacingUseDefault: CGFloat { get }
    static var spacingUseSystem: CGFloat { get }
  }
  class UIStandardTextCursorView: UIView, UITextCursorView {
    init(frame: CGRect)
  }
  var UIStateRestorationViewControllerStoryboardKey: String { get }
  protocol UIStateRestoring: NSObjectProtocol {
    func applicationFinishedRestoringState()
    func decodeRestorableState(with coder: NSCoder)
    func encodeRestorableState(with coder: NSCoder)
    var objectRestorationClass: AnyClass? { get }
    var restorationParent: UIStateRestoring { get }
  }
  enum UIStatusBarAnimation: Int {
    case none, fade, slide
  }
  class UIStatusBarManager: NSObject {
    var isStatusBarHidden: Bool { get }
    var statusBarFrame: CGRect { get }
    var statusBarStyle: UIStatusBarStyle { get }
  }
  enum UIStatusBarStyle: Int {
    case `default`, blackTranslucent, lightContent, blackOpaque, darkContent
  }
  class UIStepper: UIControl {
    var autorepeat: Bool
    func backgroundImage(for state: UIControl.State) -> UIImage
    func decrementImage(for state: UIControl.State) -> UIImage
    func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage
    func incrementImage(for state: UIControl.State) -> UIImage
    init()
    init(frame: CGRect)
    var isContinuous: Bool
    var maximumValue: Double
    var minimumValue: Double
    func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)
    func setDecrementImage(_ image: UIImage?, for state: UIControl.State)
    func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
    func setIncrementImage(_ image: UIImage?, for state: UIControl.State)
    var stepValue: Double
    var value: Double
    var wraps: Bool
  }
  class UIStoryboard: NSObject {
    init()
    init(name: String, bundle storyboardBundleOrNil: Bundle?)
    func instantiateInitialViewController() -> UIViewController?
    func instantiateInitialViewController<ViewController>(creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController? where ViewController: UIViewController
    func instantiateViewController<ViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController where ViewController: UIViewController
    func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    func instantiateViewController(withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController)? = nil) -> UIViewController
  }
  class UIStoryboardPopoverSegue: UIStoryboardSegue {
    init(identifier: String?, source: UIViewController, destination: UIViewController)
    var popoverController: UIPopoverController { get }
  }
  class UIStoryboardSegue: NSObject {
    var destination: UIViewController { get }
    var destinationViewController: UIViewController { get }
    var identifier: String? { get }
    init(identifier: String?, source: UIViewController, destination: UIViewController)
    init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void)
    func perform()
    var source: UIViewController { get }
    var sourceViewController: UIViewController { get }
  }
  class UIStoryboardUnwindSegueSource: NSObject {
    var sender: Any? { get }
    var sourceViewController: UIViewController { get }
    var unwindAction: Selector { get }
  }
  class UISwipeActionsConfiguration: NSObject {
    var actions: [UIContextualAction] { get }
    init(actions: [UIContextualAction])
    var performsFirstActionWithFullSwipe: Bool
  }
  class UISwipeGestureRecognizer: UIGestureRecognizer {
    struct Direction: OptionSet {}
    var direction: UISwipeGestureRecognizer.Direction
    init()
    init(target: Any, action: Selector)
    var numberOfTouchesRequired: Int
  }
  extension UISwipeGestureRecognizer.Direction {
    static var down: UISwipeGestureRecognizer.Direction { get }
    init(rawValue: UInt)
    static var left: UISwipeGestureRecognizer.Direction { get }
    var rawValue: UInt { get }
    static var right: UISwipeGestureRecognizer.Direction { get }
    static var up: UISwipeGestureRecognizer.Direction { get }
  }
  class UISwitch: UIControl, NSCoding {
    enum Style: Int { case automatic, checkbox, sliding }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    var isOn: Bool
    var offImage: UIImage?
    var onImage: UIImage?
    var onTintColor: UIColor?
    var preferredStyle: UISwitch.Style
    func setOn(_ newState: Bool, animated: Bool)
    var style: UISwitch.Style { get }
    var thumbTintColor: UIColor?
    var title: String?
  }
  class UISymbolEffectCompletionContext: NSObject {
    var contentTransition: NSSymbolContentTransition? { get }
    var effect: NSSymbolEffect? { get }
    var isFinished: Bool { get }
    var sender: Any? { get }
  }
  class UITab: NSObject, UIAccessibilityIdentification, UIPopoverPresentationControllerSourceItem, UISpringLoadedInteractionSupporting {
    enum Placement: Int { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
    var allowsHiding: Bool
    var badgeValue: String?
    var identifier: String { get }
    var image: UIImage?
    init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)?)
    var isHidden: Bool
    var isHiddenByDefault: Bool
    var managingTabGroup: UITabGroup? { get }
    var parent: UITabGroup? { get }
    var preferredPlacement: UITab.Placement
    var subtitle: String?
    var tabBarController: UITabBarController? { get }
    var title: String
    var userInfo: Any?
    var viewController: UIViewController? { get }
  }
  class UITabBar: UIView, UISpringLoadedInteractionSupporting {
    var backgroundImage: UIImage?
    var barStyle: UIBarStyle
    var barTintColor: UIColor?
    func beginCustomizingItems(_ items: [UITabBarItem]?)
    var delegate: UITabBarDelegate?
    func endCustomizing(animated: Bool) -> Bool
    init()
    init(frame: CGRect)
    var isCustomizing: Bool { get }
    var isTranslucent: Bool
    var itemPositioning: UITabBarItem.Positioning
    var itemSpacing: CGFloat
    var itemWidth: CGFloat
    var items: [UITabBarItem]?
    var leadingAccessoryView: UIView { get }
    var scrollEdgeAppearance: UITabBarAppearance?
    var selectedImageTintColor: UIColor?
    var selectedItem: UITabBarItem?
    var selectionIndicatorImage: UIImage?
    func setItems(_ items: [UITabBarItem]?, animated: Bool)
    var shadowImage: UIImage?
    var standardAppearance: UITabBarAppearance
    var tintColor: UIColor!
    var trailingAccessoryView: UIView { get }
    var unselectedItemTintColor: UIColor?
  }
  class UITabBarAppearance: UIBarAppearance {
    var compactInlineLayoutAppearance: UITabBarItemAppearance
    init()
    init(barAppearance: UIBarAppearance)
    init(idiom: UIUserInterfaceIdiom)
    var inlineLayoutAppearance: UITabBarItemAppearance
    var selectionIndicatorImage: UIImage?
    var selectionIndicatorTintColor: UIColor?
    var stackedItemPositioning: UITabBarItem.Positioning
    var stackedItemSpacing: CGFloat
    var stackedItemWidth: CGFloat
    var stackedLayoutAppearance: UITabBarItemAppearance
  }
  class UITabBarController: UIViewController, UITabBarDelegate {
    enum Mode: Int { case automatic, tabBar, tabSidebar }
    class Sidebar: NSObject {}
    var compactTabIdentifiers: [String]?
    var customizableViewControllers: [UIViewController]?
    var customizationIdentifier: String?
    var delegate: UITabBarControllerDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    init(tabs: [UITab])
    var isTabBarHidden: Bool
    var mode: UITabBarController.Mode
    var moreNavigationController: UINavigationController { get }
    var selectedIndex: Int
    var selectedTab: UITab?
    var selectedViewController: UIViewController?
    func setTabBarHidden(_ hidden: Bool, animated: Bool)
    func setTabs(_ tabs: [UITab], animated: Bool)
    func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    var sidebar: UITabBarController.Sidebar { get }
    func tab(forIdentifier identifier: String) -> UITab?
    var tabBar: UITabBar { get }
    var tabs: [UITab]
    var viewControllers: [UIViewController]?
  }
  extension UITabBarController.Sidebar {
    enum Layout: Int { case automatic, overlap, tile }
    var bottomBarView: UIView?
    var delegate: UITabBarControllerSidebarDelegate?
    var footerContentConfiguration: UIContentConfiguration?
    var headerContentConfiguration: UIContentConfiguration?
    var isHidden: Bool
    var preferredLayout: UITabBarController.Sidebar.Layout
    func reconfigureItem(for tab: UITab)
    func scroll(to target: UITabSidebarScrollTarget, animated: Bool)
  }
  protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromViewController: UIViewController, to toViewController: UIViewController) -> UIViewControllerAnimatedTransitioning
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizingViewControllers viewControllers: [UIViewController], changed: Bool)
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, didSelect tab: UITab, previousTab: UITab?)
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
    func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController]
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect tab: UITab) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: UIDropSession)
    func tabBarController(_ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: UIDropSession) -> UIDropOperation
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizingViewControllers viewControllers: [UIViewController])
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizingViewControllers viewControllers: [UIViewController], changed: Bool)
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    func tabBarControllerPreferredInterfaceOrientation(forPresentation tabBarController: UITabBarController) -> UIInterfaceOrientation
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  }
  protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }
  protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, contextMenuConfigurationFor tab: UITab) -> UIContextMenuConfiguration?
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItemRequest) -> UITabSidebarItem
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, leadingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration?
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, trailingSwipeActionsConfigurationFor tab: UITab) -> UISwipeActionsConfiguration?
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, updateItem item: UITabSidebarItem)
    func tabBarController(_ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
    func tabBarController(_ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: UITabBarControllerSidebarAnimating)
  }
  protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabbar: UITabBar, didBeginCustomizingItems items: [UITabBarItem])
    func tabBar(_ tabbar: UITabBar, didEndCustomizingItems items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabbar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabbar: UITabBar, willBeginCustomizingItems items: [UITabBarItem])
    func tabBar(_ tabbar: UITabBar, willEndCustomizingItems items: [UITabBarItem], changed: Bool)
  }
  class UITabBarItem: UIBarItem, NSCoding, UISpringLoadedInteractionSupporting, UIPopoverPresentationControllerSourceItem {
    enum Positioning: Int { case automatic, fill, centered }
    enum SystemItem: Int { case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed }
    var badgeColor: UIColor?
    func badgeTextAttributes(for state: UIControl.State) -> [String: Any]?
    var badgeValue: String?
    var finishedSelectedImage: UIImage { get }
    var finishedUnselectedImage: UIImage { get }
    var image: UIImage?
    var imageInsets: UIEdgeInsets
    init()
    init?(coder: NSCoder)
    init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
    init(title: String?, image: UIImage?, selectedImage: UIImage?)
    init(title: String?, image: UIImage?, tag: Int)
    var isEnabled: Bool
    var scrollEdgeAppearance: UITabBarAppearance?
    var selectedImage: UIImage?
    func setBadgeTextAttributes(_ textAttributes: [AnyHashable: Any]?, for state: UIControl.State)
    func setFinishedSelectedImage(_ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?)
    var standardAppearance: UITabBarAppearance?
    var tag: Int
    var title: String?
    var titlePositionAdjustment: UIOffset
  }
  class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {
    enum Style: Int { case stacked, inline, compactInline }
    func configureWithDefault(for style: UITabBarItemAppearance.Style)
    var disabled: UITabBarItemStateAppearance { get }
    var focused: UITabBarItemStateAppearance { get }
    init()
    init?(coder: NSCoder)
    init(style: UITabBarItemAppearance.Style)
    var normal: UITabBarItemStateAppearance { get }
    var selected: UITabBarItemStateAppearance { get }
  }
  class UITabBarItemStateAppearance: NSObject {
    var badgeBackgroundColor: UIColor?
    var badgePositionAdjustment: UIOffset
    var badgeTextAttributes: Any?
    var badgeTitlePositionAdjustment: UIOffset
    var iconColor: UIColor?
    var titlePositionAdjustment: UIOffset
    var titleTextAttributes: [NSAttributedString.Key: Any]
  }
  class UITabGroup: UITab {
    enum SidebarAppearance: UInt { case automatic, inline, rootSection }
    var allowsReordering: Bool
    var children: [UITab]
    var defaultChildIdentifier: String?
    var displayOrder: [UITab] { get }
    var displayOrderIdentifiers: [String]
    init(title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)?)
    var managingNavigationController: UINavigationController?
    var selectedChild: UITab?
    var sidebarActions: [UIAction]
    var sidebarAppearance: UITabGroup.SidebarAppearance
    func tab(forIdentifier identifier: String) -> UITab?
  }
  class UITabSidebarItem: NSObject, NSCopying {
    var accessories: [UICellAccessory]
    var action: UIAction? { get }
    var backgroundConfiguration: UIBackgroundConfiguration
    var configurationState: UICellConfigurationState { get }
    var contentConfiguration: UIContentConfiguration
    var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    var defaultContentConfiguration: UIListContentConfiguration { get }
    init(from request: UITabSidebarItemRequest)
    var tab: UITab? { get }
  }
  class UITabSidebarItemRequest: NSObject {
    var action: UIAction? { get }
    var tab: UITab? { get }
  }
  class UITabSidebarScrollTarget: NSObject {
    static var forFooter: UITabSidebarScrollTarget { get }
    static var forHeader: UITabSidebarScrollTarget { get }
    init(for tab: UITab)
  }
  class UITableView: UIScrollView, NSCoding, UIDataSourceTranslating, UISpringLoadedInteractionSupporting {
    enum ContentHuggingElements: Int { case none, sectionHeaders }
    enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }
    enum ScrollPosition: Int { case none, top, middle, bottom }
    enum SelfSizingInvalidation: Int { case disabled, enabled, enabledIncludingConstraints }
    enum SeparatorInsetReference: Int { case cellEdges, automaticInsets }
    enum Style: Int { case plain, grouped, insetGrouped }
    var allowsFocus: Bool
    var allowsFocusDuringEditing: Bool
    var allowsMultipleSelection: Bool
    var allowsMultipleSelectionDuringEditing: Bool
    var allowsSelection: Bool
    var allowsSelectionDuringEditing: Bool
    static var automaticDimension: CGFloat { get }
    var backgroundView: UIView?
    func beginUpdates()
    func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
    var cellLayoutMarginsFollowReadableWidth: Bool
    var contentHuggingElements: UITableView.ContentHuggingElements
    var contextMenuInteraction: UIContextMenuInteraction? { get }
    var dataSource: UITableViewDataSource?
    var delegate: UITableViewDelegate?
    func deleteRows(at atIndexPaths: [IndexPath], with withRowAnimation: UITableView.RowAnimation)
    func deleteSections(_ sections: IndexSet, with withRowAnimation: UITableView.RowAnimation)
    func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
    func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
    func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
    func deselectRow(at indexPath: IndexPath, animated: Bool)
    var dragDelegate: UITableViewDragDelegate?
    var dragInteractionEnabled: Bool
    var dropDelegate: UITableViewDropDelegate?
    func endUpdates()
    var estimatedRowHeight: CGFloat
    var estimatedSectionFooterHeight: CGFloat
    var estimatedSectionHeaderHeight: CGFloat
    var fillerRowHeight: CGFloat
    func footerView(forSection section: Int) -> UITableViewHeaderFooterView?
    var hasActiveDrag: Bool { get }
    var hasActiveDrop: Bool { get }
    var hasUncommittedUpdates: Bool { get }
    func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
    func indexPath(for cell: UITableViewCell) -> IndexPath?
    func indexPathForRow(at point: CGPoint) -> IndexPath?
    var indexPathForSelectedRow: IndexPath? { get }
    func indexPathsForRows(in rect: CGRect) -> UnsafeMutableRawPointer
    var indexPathsForSelectedRows: [IndexPath]? { get }
    var indexPathsForVisibleRows: [IndexPath]? { get }
    static var indexSearch: String { get }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(frame: CGRect, style: UITableView.Style)
    func insertRows(at atIndexPaths: [IndexPath], with withRowAnimation: UITableView.RowAnimation)
    func insertSections(_ sections: IndexSet, with withRowAnimation: UITableView.RowAnimation)
    var insetsContentViewsToSafeArea: Bool
    var isEditing: Bool
    var isPrefetchingEnabled: Bool
    func moveRow(at fromIndexPath: IndexPath, to toIndexPath: IndexPath)
    func moveSection(_ fromSection: Int, toSection: Int)
    func numberOfRows(inSection section: Int) -> Int
    var numberOfSections: Int { get }
    func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool
    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    var prefetchDataSource: UITableViewDataSourcePrefetching?
    func reconfigureRows(at indexPaths: [IndexPath])
    func rect(forSection section: Int) -> CGRect
    func rectForFooter(inSection section: Int) -> CGRect
    func rectForHeader(inSection section: Int) -> CGRect
    func rectForRow(at indexPath: IndexPath) -> CGRect
    func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forCellReuseIdentifier identifier: String)
    func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
    func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String)
    func registerClass(_ cellClass: UnsafeMutableRawPointer, forCellReuseIdentifier reuseIdentifier: String)
    func registerClass(_ aClass: UnsafeMutableRawPointer, forHeaderFooterViewReuseIdentifier reuseIdentifier: String)
    func reloadData()
    func reloadRows(at atIndexPaths: [IndexPath], with withRowAnimation: UITableView.RowAnimation)
    func reloadSectionIndexTitles()
    func reloadSections(_ sections: IndexSet, with withRowAnimation: UITableView.RowAnimation)
    var remembersLastFocusedIndexPath: Bool
    var rowHeight: CGFloat
    func scrollToNearestSelectedRow(at atScrollPosition: UITableView.ScrollPosition, animated: Bool)
    func scrollToRow(at indexPath: IndexPath, at atScrollPosition: UITableView.ScrollPosition, animated: Bool)
    var sectionFooterHeight: CGFloat
    var sectionHeaderHeight: CGFloat
    var sectionHeaderTopPadding: CGFloat
    var sectionIndexBackgroundColor: UIColor?
    var sectionIndexColor: UIColor?
    var sectionIndexMinimumDisplayRowCount: Int
    var sectionIndexTrackingBackgroundColor: UIColor?
    func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
    static var selectionDidChangeNotification: Notification.Name { get }
    var selectionFollowsFocus: Bool
    var selfSizingInvalidation: UITableView.SelfSizingInvalidation
    var separatorColor: UIColor?
    var separatorEffect: UIVisualEffect?
    var separatorInset: UIEdgeInsets
    var separatorInsetReference: UITableView.SeparatorInsetReference
    var separatorStyle: UITableViewCell.SeparatorStyle
    func setEditing(_ editing: Bool, animated: Bool)
    var style: UITableView.Style { get }
    var tableFooterView: UIView?
    var tableHeaderView: UIView?
    var visibleCells: [UITableViewCell] { get }
  }
  var UITableViewAutomaticDimension: CGFloat { get }
  class UITableViewCell: UIView, NSCoding, UIGestureRecognizerDelegate {
    enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    enum CellStyle: Int { case `default`, value1, value2, subtitle }
    enum DragState: Int { case none, lifting, dragging }
    enum EditingStyle: Int { case none, delete, insert }
    enum FocusStyle: Int { case `default`, custom }
    enum SelectionStyle: Int { case none, blue, gray, `default` }
    enum SeparatorStyle: Int { case none, singleLine, singleLineEtched, doubleLineEtched }
    struct StateMask: OptionSet {}
    var accessoryType: UITableViewCell.AccessoryType
    var accessoryView: UIView?
    var automaticallyUpdatesBackgroundConfiguration: Bool
    var automaticallyUpdatesContentConfiguration: Bool
    var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    var configurationState: UICellConfigurationState { get }
    var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
    var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    var defaultContentConfiguration: UIListContentConfiguration { get }
    func defaultContentConfiguration() -> UIListContentConfiguration
    var detailTextLabel: UILabel? { get }
    func didTransition(to mask: UITableViewCell.StateMask)
    func dragStateDidChange(_ dragState: UITableViewCell.DragState)
    var editingAccessoryType: UITableViewCell.AccessoryType
    var editingAccessoryView: UIView?
    var editingStyle: UITableViewCell.EditingStyle { get }
    var focusStyle: UITableViewCell.FocusStyle
    var imageView: UIImageView? { get }
    var indentationLevel: Int
    var indentationWidth: CGFloat
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
    var isEditing: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var multipleSelectionBackgroundView: UIView?
    func prepareForReuse()
    var reuseIdentifier: String? { get }
    var selectedBackgroundView: UIView?
    var selectionStyle: UITableViewCell.SelectionStyle
    var separatorInset: UIEdgeInsets
    func setEditing(_ editing: Bool, animated: Bool)
    func setHighlighted(_ highlighted: Bool, animated: Bool)
    func setNeedsUpdateConfiguration()
    func setSelected(_ selected: Bool, animated: Bool)
    var shouldIndentWhileEditing: Bool
    var showingDeleteConfirmation: Bool
    var showsReorderControl: Bool
    var textLabel: UILabel? { get }
    func updateConfiguration(using state: UICellConfigurationState)
    var userInteractionEnabledWhileDragging: Bool
    func willTransition(to mask: UITableViewCell.StateMask)
  }
  extension UITableViewCell.StateMask {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var showingDeleteConfirmationMask: UITableViewCell.StateMask { get }
    static var showingEditControlMask: UITableViewCell.StateMask { get }
  }
  class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var clearsSelectionOnViewWillAppear: Bool
    init()
    init(nibName: String?, bundle: Bundle?)
    init(style withStyle: UITableView.Style)
    var refreshControl: UIRefreshControl?
    var tableView: UITableView
  }
  protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at atIndex: Int) -> Int
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }
  protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  }
  protocol UITableViewDelegate: UIScrollViewDelegate {
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any) -> Bool
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt rowIndexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView footerView: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView headerView: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didHighlightRowAt rowIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt rowIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any)
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt rowIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWith configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldHighlightRowAt rowIndexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt rowAtindexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext) -> Bool
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayContextMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func tableView(_ tableView: UITableView, willDisplayFooterView footerView: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayHeaderView headerView: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionAnimating?)
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: UIContextMenuInteractionCommitAnimating)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  }
  class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = nil) async
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = nil, completion: (() -> Void)? = nil)
    func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil)
    var defaultRowAnimation: UITableView.RowAnimation
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?)
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }
  protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: UIDragSession)
    func tableView(_ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  }
  protocol UITableViewDropCoordinator: NSObjectProtocol {
    var destinationIndexPath: IndexPath? { get }
    func dropItem(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> UIDragAnimating
    func dropItem(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> UITableViewDropPlaceholderContext
    func dropItem(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> UIDragAnimating
    func dropItem(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> UIDragAnimating
    var items: [UITableViewDropItem] { get }
    var proposal: UITableViewDropProposal { get }
    var session: UIDropSession { get }
  }
  protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, canHandle session: UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidExit session: UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
  }
  protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    var previewSize: CGSize { get }
    var sourceIndexPath: IndexPath? { get }
  }
  class UITableViewDropPlaceholder: UITableViewPlaceholder {
    init()
    init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)
    var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters)?
  }
  protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool
    func deletePlaceholder() -> Bool
    var dragItem: UIDragItem { get }
  }
  class UITableViewDropProposal: UIDropProposal {
    enum Intent: Int { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic }
    init(dropOperation operation: UIDropOperation)
    init(dropOperation operation: UIDropOperation, intent: UITableViewDropProposal.Intent)
    var intent: UITableViewDropProposal.Intent { get }
  }
  class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    init()
    var nextFocusedIndexPath: IndexPath? { get }
    var previouslyFocusedIndexPath: IndexPath? { get }
  }
  class UITableViewHeaderFooterView: UIView, UIAppearance, NSCoding {
    var automaticallyUpdatesBackgroundConfiguration: Bool
    var automaticallyUpdatesContentConfiguration: Bool
    var backgroundConfiguration: UIBackgroundConfiguration?
    var backgroundView: UIView?
    var configurationState: UIViewConfigurationState { get }
    var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
    var contentConfiguration: UIContentConfiguration?
    var contentView: UIView { get }
    var defaultBackgroundConfiguration: UIBackgroundConfiguration { get }
    var defaultContentConfiguration: UIListContentConfiguration { get }
    func defaultContentConfiguration() -> UIListContentConfiguration
    var detailTextLabel: UILabel { get }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(reuseIdentifier: String?)
    func prepareForReuse()
    var reuseIdentifier: String? { get }
    func setNeedsUpdateConfiguration()
    var textLabel: UILabel { get }
    func updateConfiguration(using state: UIViewConfigurationState)
  }
  var UITableViewIndexSearch: String { get }
  class UITableViewPlaceholder: NSObject {
    var cellUpdateHandler: ((UITableViewCell) -> Void)?
    init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat)
  }
  class UITableViewRowAction: NSObject, NSCopying {
    enum Style: Int { case `default`, destructive, normal }
    var backgroundColor: UIColor?
    var backgroundEffect: UIVisualEffect?
    init()
    init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void)
    var style: UITableViewRowAction.Style { get }
    var title: String?
  }
  class UITapGestureRecognizer: UIGestureRecognizer {
    var buttonMaskRequired: UIEvent.ButtonMask
    init()
    init(target: Any, action: Selector)
    var numberOfTapsRequired: Int
    var numberOfTouchesRequired: Int
  }
  class UITargetedDragPreview: UITargetedPreview, NSCopying {
    init(for url: URL, target: UIDragPreviewTarget)
    init(for url: URL, title: String?, target: UIDragPreviewTarget)
    init(view: UIView)
    init(view: UIView, parameters: UIDragPreviewParameters)
    init(view: UIView, parameters: UIDragPreviewParameters, target: UIDragPreviewTarget)
    var parameters: UIDragPreviewParameters { get }
    func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview
    var size: CGSize { get }
    var target: UIDragPreviewTarget { get }
    var view: UIView { get }
  }
  class UITargetedPreview: NSObject, NSCopying {
    init(view: UIView)
    init(view: UIView, parameters: UIPreviewParameters)
    init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
    var parameters: UIPreviewParameters { get }
    func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview
    var size: CGSize { get }
    var target: UIPreviewTarget { get }
    var view: UIView { get }
  }
  enum UITextAlternativeStyle: Int {
    case none, lowConfidence
  }
  var UITextAttributeFont: String { get }
  var UITextAttributeTextColor: String { get }
  var UITextAttributeTextShadowColor: String { get }
  var UITextAttributeTextShadowOffset: String { get }
  enum UITextAutocapitalizationType: Int {
    case none, words, sentences, allCharacters
  }
  enum UITextAutocorrectionType: Int {
    case `default`, no, yes
  }
  class UITextChecker: NSObject {
    static var availableLanguages: String { get }
    func completions(forPartialWordRange range: NSRange, in str: String, language: String) -> [String]?
    func guesses(forWordRange range: NSRange, in str: String, language: String) -> [String]?
    static func hasLearnedWord(_ word: String) -> Bool
    func ignoreWord(_ wordToIgnore: String)
    var ignoredWords: [String]?
    init()
    static func learnWord(_ word: String)
    func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange
    static func unlearnWord(_ word: String)
  }
  struct UITextContentType: RawRepresentable, Hashable {
    static var addressCity: UITextContentType { get }
    static var addressCityAndState: UITextContentType { get }
    static var addressState: UITextContentType { get }
    static var birthdate: UITextContentType { get }
    static var birthdateDay: UITextContentType { get }
    static var birthdateMonth: UITextContentType { get }
    static var birthdateYear: UITextContentType { get }
    static var cellularEID: UITextContentType { get }
    static var cellularIMEI: UITextContentType { get }
    static var countryName: UITextContentType { get }
    static var creditCardExpiration: UITextContentType { get }
    static var creditCardExpirationMonth: UITextContentType { get }
    static var creditCardExpirationYear: UITextContentType { get }
    static var creditCardFamilyName: UITextContentType { get }
    static var creditCardGivenName: UITextContentType { get }
    static var creditCardMiddleName: UITextContentType { get }
    static var creditCardName: UITextContentType { get }
    static var creditCardNumber: UITextContentType { get }
    static var creditCardSecurityCode: UITextContentType { get }
    static var creditCardType: UITextContentType { get }
    static var dateTime: UITextContentType { get }
    static var emailAddress: UITextContentType { get }
    static var familyName: UITextContentType { get }
    static var flightNumber: UITextContentType { get }
    static var fullStreetAddress: UITextContentType { get }
    static var givenName: UITextContentType { get }
    init(rawValue: String)
    static var jobTitle: UITextContentType { get }
    static var location: UITextContentType { get }
    static var middleName: UITextContentType { get }
    static var name: UITextContentType { get }
    static var namePrefix: UITextContentType { get }
    static var nameSuffix: UITextContentType { get }
    static var newPassword: UITextContentType { get }
    static var nickname: UITextContentType { get }
    static var oneTimeCode: UITextContentType { get }
    static var organizationName: UITextContentType { get }
    static var password: UITextContentType { get }
    static var postalCode: UITextContentType { get }
    var rawValue: String { get }
    static var shipmentTrackingNumber: UITextContentType { get }
    static var streetAddressLine1: UITextContentType { get }
    static var streetAddressLine2: UITextContentType { get }
    static var sublocality: UITextContentType { get }
    static var telephoneNumber: UITextContentType { get }
    static var url: UITextContentType { get }
    static var username: UITextContentType { get }
  }
  class UITextCursorDropPositionAnimator: NSObject {
    func animate(alongsideChanges animation: (() -> Void)?) async
    func animate(alongsideChanges animation: (() -> Void)?, completion: (() -> Void)? = nil)
    var cursorView: UITextCursorView { get }
    init(textCursorView cursorView: UITextCursorView, textInput: UITextInput)
    func placeCursor(at atPosition: UITextPosition, animated: Bool)
    func setCursorVisible(_ visible: Bool, animated: Bool)
    var textInput: UITextInput { get }
  }
  protocol UITextCursorView: UICoordinateSpace {
    var isBlinking: Bool
    func resetBlinkAnimation()
  }
  enum UITextDirection: Int {
    case forward, backward, right, left, up, down
  }
  protocol UITextDocumentProxy: NSObjectProtocol, UIKeyInput {
    func adjustTextPosition(byCharacterOffset offset: Int)
    var documentContextAfterInput: String? { get }
    var documentContextBeforeInput: String? { get }
    var documentIdentifier: UUID { get }
    var documentInputMode: UITextInputMode? { get }
    var selectedText: String? { get }
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
  }
  protocol UITextDragDelegate: NSObjectProtocol {
    func textDraggableView(_ textDraggableView: UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: UIDragSession) -> UITargetedDragPreview?
    func textDraggableView(_ textDraggableView: UITextDraggable, dragSessionDidEnd session: UIDragSession, with operation: UIDropOperation)
    func textDraggableView(_ textDraggableView: UITextDraggable, dragSessionWillBegin session: UIDragSession)
    func textDraggableView(_ textDraggableView: UITextDraggable, itemsForDrag dragRequest: UITextDragRequest) -> [UIDragItem]
    func textDraggableView(_ textDraggableView: UITextDraggable, willAnimateLiftWithAnimator animator: UIDragAnimating, session: UIDragSession)
  }
  struct UITextDragOptions: OptionSet {
    init(rawValue: Int)
    var rawValue: Int { get }
    static var stripTextColorFromPreviews: UITextDragOptions { get }
  }
  class UITextDragPreviewRenderer: NSObject {
    func adjustFirstLineRect(_ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>, lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint)
    var bodyRect: CGRect { get }
    var firstLineRect: CGRect { get }
    var image: UIImage { get }
    init(layoutManager: NSLayoutManager, range: NSRange)
    init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool)
    var lastLineRect: CGRect { get }
    var layoutManager: NSLayoutManager { get }
  }
  protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    var dragSession: UIDragSession { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var suggestedItems: [UIDragItem] { get }
  }
  protocol UITextDraggable: UITextInput {
    var isTextDragActive: Bool { get }
    var textDragDelegate: UITextDragDelegate?
    var textDragInteraction: UIDragInteraction? { get }
    var textDragOptions: UITextDragOptions
  }
  protocol UITextDropDelegate: NSObjectProtocol {
    func textDroppableView(_ textDroppableView: UITextDroppable, dropSessionDidEnd session: UIDropSession)
    func textDroppableView(_ textDroppableView: UITextDroppable, dropSessionDidEnter session: UIDropSession)
    func textDroppableView(_ textDroppableView: UITextDroppable, dropSessionDidExit session: UIDropSession)
    func textDroppableView(_ textDroppableView: UITextDroppable, dropSessionDidUpdate session: UIDropSession)
    func textDroppableView(_ textDroppableView: UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func textDroppableView(_ textDroppableView: UITextDroppable, proposalForDrop drop: UITextDropRequest) -> UITextDropProposal
    func textDroppableView(_ textDroppableView: UITextDroppable, willBecomeEditableForDrop drop: UITextDropRequest) -> UITextDropEditability
    func textDroppableView(_ textDroppableView: UITextDroppable, willPerformDrop drop: UITextDropRequest)
  }
  enum UITextDropEditability: UInt {
    case no, temporary, yes
  }
  class UITextDropProposal: UIDropProposal, NSCopying {
    enum Action: UInt { case insert, replaceSelection, replaceAll }
    enum Performer: UInt { case view, delegate }
    enum ProgressMode: UInt { case system, custom }
    var dropAction: UITextDropProposal.Action
    var dropPerformer: UITextDropProposal.Performer
    var dropProgressMode: UITextDropProposal.ProgressMode
    init(dropOperation operation: UIDropOperation)
    var useFastSameViewOperations: Bool
  }
  protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    var dropSession: UIDropSession { get }
    var isSameView: Bool { get }
    var suggestedProposal: UITextDropProposal { get }
  }
  protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    var isTextDropActive: Bool { get }
    var textDropDelegate: UITextDropDelegate?
    var textDropInteraction: UIDropInteraction? { get }
  }
  class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    enum BorderStyle: Int { case none, line, bezel, roundedRect }
    enum DidEndEditingReason: Int { case unknown, committed, cancelled }
    enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    var adjustsFontSizeToFitWidth: Bool
    var allowsEditingTextAttributes: Bool
    var attributedPlaceholder: NSAttributedString?
    var attributedText: NSAttributedString?
    var background: UIImage?
    func borderRect(forBounds: CGRect) -> CGRect
    var borderStyle: UITextField.BorderStyle
    var clearButtonMode: UITextField.ViewMode
    func clearButtonRect(forBounds: CGRect) -> CGRect
    var clearsOnBeginEditing: Bool
    var clearsOnInsertion: Bool
    var defaultTextAttributes: [NSAttributedString.Key: Any]
    var delegate: UITextFieldDelegate?
    var disabledBackground: UIImage?
    func drawPlaceholder(in rect: CGRect)
    func drawText(in rect: CGRect)
    func editingRect(forBounds: CGRect) -> CGRect
    var font: UIFont?
    init()
    init(frame: CGRect)
    var inputAccessoryView: UIView?
    var inputView: UIView?
    var interactionState: Any
    var isEditing: Bool { get }
    var leftView: UIView?
    var leftViewMode: UITextField.ViewMode
    func leftViewRect(forBounds: CGRect) -> CGRect
    var minimumFontSize: CGFloat
    var placeholder: String?
    func placeholderRect(forBounds: CGRect) -> CGRect
    var rightView: UIView?
    var rightViewMode: UITextField.ViewMode
    func rightViewRect(forBounds: CGRect) -> CGRect
    var text: String?
    var textAlignment: Any
    var textColor: UIColor?
    static var textDidBeginEditingNotification: Notification.Name { get }
    static var textDidChangeNotification: Notification.Name { get }
    static var textDidEndEditingNotification: Notification.Name { get }
    func textRect(forBounds: CGRect) -> CGRect
    var typingAttributes: [NSAttributedString.Key: Any]?
  }
  protocol UITextFieldDelegate: NSObjectProtocol {
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool
    func textField(_ textField: UITextField, willDismissEditMenuWithAnimator animator: UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willPresentEditMenuWithAnimator animator: UIEditMenuInteractionAnimating)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }
  var UITextFieldDidEndEditingReasonKey: String { get }
  class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {
    var delegate: UITextFormattingCoordinatorDelegate?
    init(for windowScene: UIWindowScene)
    init(windowScene: UIWindowScene)
    static var isFontPanelVisible: Bool { get }
    func setSelectedAttributes(_ attributes: [AnyHashable: Any], isMultiple flag: Bool)
    static func toggleFontPanel(_ sender: Any)
  }
  protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
    func updateTextAttributes(conversionHandler: @escaping ([AnyHashable: Any]) -> [AnyHashable: Any])
  }
  class UITextFormattingViewController: UIViewController {
    struct ChangeType: RawRepresentable, Hashable {}
    class ChangeValue: NSObject, NSCopying, NSSecureCoding {}
    class Component: NSObject, NSCopying, NSSecureCoding {}
    class Configuration: NSObject, NSCopying, NSSecureCoding {}
    class FormattingDescriptor: NSObject, NSCopying, NSSecureCoding {}
    class FormattingStyle: NSObject, NSCopying, NSSecureCoding {}
    struct Highlight: RawRepresentable, Hashable {}
    struct TextAlignment: RawRepresentable, Hashable {}
    struct TextList: RawRepresentable, Hashable {}
    var configuration: UITextFormattingViewController.Configuration { get }
    var delegate: UITextFormattingViewControllerDelegate?
    var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor?
    init()
    init(configuration: UITextFormattingViewController.Configuration)
  }
  extension UITextFormattingViewController.ChangeType {
    static var decreaseFontSize: UITextFormattingViewController.ChangeType { get }
    static var decreaseIndentation: UITextFormattingViewController.ChangeType { get }
    static var font: UITextFormattingViewController.ChangeType { get }
    static var fontSize: UITextFormattingViewController.ChangeType { get }
    static var formattingStyle: UITextFormattingViewController.ChangeType { get }
    static var highlight: UITextFormattingViewController.ChangeType { get }
    static var increaseFontSize: UITextFormattingViewController.ChangeType { get }
    static var increaseIndentation: UITextFormattingViewController.ChangeType { get }
    init(rawValue: String)
    static var lineHeightPointSize: UITextFormattingViewController.ChangeType { get }
    var rawValue: String { get }
    static var removeBold: UITextFormattingViewController.ChangeType { get }
    static var removeItalic: UITextFormattingViewController.ChangeType { get }
    static var removeStrikethrough: UITextFormattingViewController.ChangeType { get }
    static var removeUnderline: UITextFormattingViewController.ChangeType { get }
    static var setBold: UITextFormattingViewController.ChangeType { get }
    static var setItalic: UITextFormattingViewController.ChangeType { get }
    static var setStrikethrough: UITextFormattingViewController.ChangeType { get }
    static var setUnderline: UITextFormattingViewController.ChangeType { get }
    static var textAlignment: UITextFormattingViewController.ChangeType { get }
    static var textColor: UITextFormattingViewController.ChangeType { get }
    static var textList: UITextFormattingViewController.ChangeType { get }
    static var undefined: UITextFormattingViewController.ChangeType { get }
  }
  extension UITextFormattingViewController.ChangeValue {
    var changeType: UITextFormattingViewController.ChangeType { get }
    var color: UIColor? { get }
    var font: UIFont? { get }
    var formattingStyleKey: String? { get }
    var highlight: UITextFormattingViewController.Highlight? { get }
    init?(coder: NSCoder)
    var numberValue: NSNumber? { get }
    var textAlignment: Any { get }
    var textList: UITextFormattingViewController.TextList? { get }
  }
  extension UITextFormattingViewController.Component {
    struct Key: RawRepresentable, Hashable {}
    enum Size: Int { case automatic, mini, small, regular, large, extraLarge }
    var componentKey: UITextFormattingViewController.Component.Key { get }
    init?(coder: NSCoder)
    init(componentKey: UITextFormattingViewController.Component.Key, preferredSize: UITextFormattingViewController.Component.Size)
    var preferredSize: UITextFormattingViewController.Component.Size { get }
  }
  extension UITextFormattingViewController.Component.Key {
    static var fontAttributesComponent: UITextFormattingViewController.Component.Key { get }
    static var fontPickerComponent: UITextFormattingViewController.Component.Key { get }
    static var fontPointSizeComponent: UITextFormattingViewController.Component.Key { get }
    static var fontSizeComponent: UITextFormattingViewController.Component.Key { get }
    static var formattingStylesComponent: UITextFormattingViewController.Component.Key { get }
    static var highlightComponent: UITextFormattingViewController.Component.Key { get }
    static var highlightPickerComponent: UITextFormattingViewController.Component.Key { get }
    init(rawValue: String)
    static var lineHeightComponent: UITextFormattingViewController.Component.Key { get }
    static var listStylesComponent: UITextFormattingViewController.Component.Key { get }
    var rawValue: String { get }
    static var textAlignmentAndJustificationComponent: UITextFormattingViewController.Component.Key { get }
    static var textAlignmentComponent: UITextFormattingViewController.Component.Key { get }
    static var textColorComponent: UITextFormattingViewController.Component.Key { get }
    static var textIndentationComponent: UITextFormattingViewController.Component.Key { get }
  }
  extension UITextFormattingViewController.Configuration {
    var fontPickerConfiguration: UIFontPickerViewControllerConfiguration?
    var formattingStyles: [UITextFormattingViewController.FormattingStyle]?
    var groups: [UITextFormattingViewControllerComponentGroup] { get }
    init()
    init?(coder: NSCoder)
    init(groups: [UITextFormattingViewControllerComponentGroup])
  }
  extension UITextFormattingViewController.FormattingDescriptor {
    var fonts: [UIFont]?
    var formattingStyleKey: String?
    var highlights: Set<String>?
    init()
    init(attributes: [AnyHashable: Any])
    init?(coder: NSCoder)
    init(string: NSAttributedString, range: NSRange)
    var lineHeight: CGFloat
    var strikethroughPresent: Bool
    var textAlignments: Set<String>?
    var textColors: [UIColor]?
    var textLists: Set<String>?
    var underlinePresent: Bool
  }
  extension UITextFormattingViewController.FormattingStyle {
    var attributes: Any? { get }
    init()
    init?(coder: NSCoder)
    init(styleKey: String, title: String, attributes: [AnyHashable: Any])
    var styleKey: String { get }
    var title: String { get }
  }
  extension UITextFormattingViewController.Highlight {
    static var blue: UITextFormattingViewController.Highlight { get }
    static var `default`: UITextFormattingViewController.Highlight { get }
    init(rawValue: String)
    static var mint: UITextFormattingViewController.Highlight { get }
    static var orange: UITextFormattingViewController.Highlight { get }
    static var pink: UITextFormattingViewController.Highlight { get }
    static var purple: UITextFormattingViewController.Highlight { get }
    var rawValue: String { get }
  }
  extension UITextFormattingViewController.TextAlignment {
    static var center: UITextFormattingViewController.TextAlignment { get }
    init(rawValue: String)
    static var justified: UITextFormattingViewController.TextAlignment { get }
    static var left: UITextFormattingViewController.TextAlignment { get }
    static var natural: UITextFormattingViewController.TextAlignment { get }
    var rawValue: String { get }
    static var right: UITextFormattingViewController.TextAlignment { get }
  }
  extension UITextFormattingViewController.TextList {
    static var decimal: UITextFormattingViewController.TextList { get }
    static var disc: UITextFormattingViewController.TextList { get }
    static var hyphen: UITextFormattingViewController.TextList { get }
    init(rawValue: String)
    static var other: UITextFormattingViewController.TextList { get }
    var rawValue: String { get }
  }
  class UITextFormattingViewControllerComponentGroup: NSObject, NSCopying, NSSecureCoding {
    var components: [UITextFormattingViewController.Component] { get }
    init?(coder: NSCoder)
    init(components: [UITextFormattingViewController.Component])
  }
  protocol UITextFormattingViewControllerDelegate: NSObjectProtocol {
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    func textFormattingViewController(_ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue)
    func textFormattingViewController(_ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController) -> Bool
    func textFormattingViewController(_ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController) -> Bool
  }
  enum UITextGranularity: Int {
    case character, word, sentence, paragraph, line, document
  }
  enum UITextInlinePredictionType: Int {
    case `default`, no, yes
  }
  protocol UITextInput: UIKeyInput {
    func attributedText(in range: UITextRange) -> NSAttributedString
    func baseWritingDirection(for forPosition: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func beginFloatingCursor(at point: CGPoint)
    var beginningOfDocument: UITextPosition { get }
    func caretRect(for position: UITextPosition?) -> CGRect
    func caretTransform(for forPosition: UITextPosition) -> CGAffineTransform
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    func characterRange(at point: CGPoint) -> UITextRange
    func characterRange(byExtending byExtendingPosition: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange
    func closestPosition(to point: CGPoint) -> UITextPosition
    func closestPosition(to point: CGPoint, within withinRange: UITextRange) -> UITextPosition
    func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult
    func dictationRecognitionFailed()
    func dictationRecordingDidEnd()
    func didDismissWritingTools()
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func endFloatingCursor()
    var endOfDocument: UITextPosition { get }
    func firstRect(for range: UITextRange) -> CGRect
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    var inputDelegate: UITextInputDelegate?
    func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: UITextRange)
    func insertAttributedText(_ text: NSAttributedString)
    func insertDictationResult(_ dictationResult: [Any])
    func insertDictationResultPlaceholder() -> Any
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
    var isEditable: Bool { get }
    var markedTextRange: UITextRange { get }
    var markedTextStyle: [AnyHashable: Any]?
    func offset(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> Int
    func position(from fromPosition: UITextPosition, in inDirection: UITextLayoutDirection, offset: Int) -> UITextPosition
    func position(from fromPosition: UITextPosition, offset: Int) -> UITextPosition
    func position(within withinRange: UITextRange, atCharacterOffset: Int) -> UITextPosition
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition
    func remove(_ textPlaceholder: UITextPlaceholder)
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange?
    var selectionAffinity: UITextStorageDirection
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func shouldChangeText(in inRange: UITextRange, replacementText: String) -> Bool
    var supportsAdaptiveImageGlyph: Bool
    func text(in range: UITextRange) -> String
    var textInputView: UIView { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange
    func textStyling(at atPosition: UITextPosition, in inDirection: UITextStorageDirection) -> [AnyHashable: Any]
    var tokenizer: UITextInputTokenizer? { get }
    func unmarkText()
    func updateFloatingCursor(at point: CGPoint)
    func willDismissEditMenu(withAnimator animator: UIEditMenuInteractionAnimating)
    func willPresentEditMenu(withAnimator animator: UIEditMenuInteractionAnimating)
    func willPresentWritingTools()
  }
  class UITextInputAssistantItem: NSObject {
    var allowsHidingShortcuts: Bool
    init()
    var leadingBarButtonGroups: [UIBarButtonItemGroup]?
    var trailingBarButtonGroups: [UIBarButtonItemGroup]?
  }
  class UITextInputContext: NSObject {
    static var current: UITextInputContext { get }
    var isDictationInputExpected: Bool
    var isHardwareKeyboardInputExpected: Bool
    var isPencilInputExpected: Bool
  }
  protocol UITextInputDelegate: NSObjectProtocol {
    func selectionDidChange(_ uiTextInput: UITextInput)
    func selectionWillChange(_ uiTextInput: UITextInput)
    func textDidChange(_ textInput: UITextInput)
    func textWillChange(_ textInput: UITextInput)
  }
  class UITextInputMode: NSObject, NSSecureCoding {
    static var activeInputModes: [UITextInputMode] { get }
    static var current: UITextInputMode? { get }
    init()
    init?(coder: NSCoder)
    var primaryLanguage: String? { get }
  }
  class UITextInputPasswordRules: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(descriptor passwordRulesDescriptor: String)
    var passwordRulesDescriptor: String { get }
  }
  class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    init()
    init(textInput: UITextInput)
  }
  var UITextInputTextBackgroundColorKey: String { get }
  var UITextInputTextColorKey: String { get }
  var UITextInputTextFontKey: String { get }
  protocol UITextInputTokenizer: NSObjectProtocol {
    func isPosition(_ probePosition: UITextPosition, atBoundary: UITextGranularity, in inDirection: UITextDirection) -> Bool
    func isPosition(_ probePosition: UITextPosition, withinTextUnit: UITextGranularity, in inDirection: UITextDirection) -> Bool
    func position(from fromPosition: UITextPosition, toBoundary: UITextGranularity, in inDirection: UITextDirection) -> UITextPosition
    func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, in direction: UITextDirection) -> UITextRange
  }
  protocol UITextInputTraits: NSObjectProtocol {
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    var autocapitalizationType: UITextAutocapitalizationType
    var autocorrectionType: UITextAutocorrectionType
    var enablesReturnKeyAutomatically: Bool
    var inlinePredictionType: UITextInlinePredictionType
    var isSecureTextEntry: Bool
    var keyboardAppearance: UIKeyboardAppearance
    var keyboardType: UIKeyboardType
    var mathExpressionCompletionType: UITextMathExpressionCompletionType
    var passwordRules: UITextInputPasswordRules?
    var returnKeyType: UIReturnKeyType
    var smartDashesType: UITextSmartDashesType
    var smartInsertDeleteType: UITextSmartInsertDeleteType
    var smartQuotesType: UITextSmartQuotesType
    var spellCheckingType: UITextSpellCheckingType
    var textContentType: UITextContentType!
    var writingToolsBehavior: UIWritingToolsBehavior
  }
  class UITextInteraction: NSObject, UIInteraction {
    var delegate: UITextInteractionDelegate?
    var gesturesForFailureRequirements: [UIGestureRecognizer] { get }
    init(for mode: UITextInteractionMode)
    var textInput: UITextInput?
    var textInteractionMode: UITextInteractionMode { get }
  }
  protocol UITextInteractionDelegate: NSObjectProtocol {
    func interactionDidEnd(_ interaction: UITextInteraction)
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
  }
  enum UITextInteractionMode: Int {
    case editable, nonEditable
  }
  class UITextItem: NSObject {
    enum ContentType: Int { case link, textAttachment, tag }
    class MenuConfiguration: NSObject {}
    class MenuPreview: NSObject {}
    var contentType: UITextItem.ContentType { get }
    var link: URL? { get }
    var range: NSRange { get }
    var tagIdentifier: String? { get }
    var textAttachment: NSTextAttachment? { get }
  }
  extension UITextItem.MenuConfiguration {
    init(menu: UIMenu)
    init(preview: UITextItem.MenuPreview?, menu: UIMenu)
  }
  extension UITextItem.MenuPreview {
    static var `default`: UITextItem.MenuPreview { get }
    init(view: UIView)
  }
  enum UITextItemInteraction: Int {
    case invokeDefaultAction, presentActions, preview
  }
  var UITextItemTagAttributeName: String { get }
  enum UITextLayoutDirection: Int {
    case right, left, up, down
  }
  class UITextLoupeSession: NSObject {
    static func begin(at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView) -> UITextLoupeSession?
    init()
    func invalidate()
    func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool)
  }
  enum UITextMathExpressionCompletionType: Int {
    case `default`, no, yes
  }
  protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: UITextPasteDelegate?
  }
  protocol UITextPasteDelegate: NSObjectProtocol {
    func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange) -> NSAttributedString
    func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> UITextRange
    func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange) -> Bool
    func textPasteConfigurationSupporting(_ textPasteConfigurationSupporting: UITextPasteConfigurationSupporting, transform item: UITextPasteItem)
  }
  protocol UITextPasteItem: NSObjectProtocol {
    var defaultAttributes: [String: Any] { get }
    var itemProvider: NSItemProvider { get }
    var localObject: Any? { get }
    func setAttachmentResult(_ textAttachment: NSTextAttachment)
    func setAttributedStringResult(_ string: NSAttributedString)
    func setDefaultResult()
    func setNoResult()
    func setStringResult(_ string: String)
  }
  class UITextPlaceholder: NSObject {
    init()
    var rects: [UITextSelectionRect] { get }
  }
  class UITextPosition: NSObject {
    init()
  }
  class UITextRange: NSObject {
    var end: UITextPosition { get }
    init()
    var isEmpty: Bool { get }
    var start: UITextPosition { get }
  }
  protocol UITextSearchAggregator: NSObjectProtocol {
    var allFoundRanges: NSOrderedSet { get }
    func finishedSearching()
    func found(_ range: UITextRange, forSearch string: String, inDocument document: NSCopying?)
    func invalidate()
    func invalidateFound(_ foundRange: UITextRange, inDocument document: NSCopying?)
  }
  enum UITextSearchFoundTextStyle: Int {
    case normal, found, highlighted
  }
  enum UITextSearchMatchMethod: Int {
    case contains, startsWith, fullWord
  }
  class UITextSearchOptions: NSObject {
    init()
    var stringCompareOptions: NSStringCompareOptions { get }
    var wordMatchMethod: UITextSearchMatchMethod { get }
  }
  protocol UITextSearching: NSObjectProtocol {
    func clearAllDecoratedFoundText()
    func compareFound(_ foundRange: UITextRange, to toRange: UITextRange, inDocument document: NSCopying?) -> ComparisonResult
    func compareOrder(fromDocument: NSCopying, toDocument: NSCopying) -> ComparisonResult
    func decorateFound(_ foundRange: UITextRange, inDocument document: NSCopying?, using style: UITextSearchFoundTextStyle)
    func performTextSearch(withQueryString string: String, using options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator)
    func replaceAllOccurrences(ofQueryString queryString: String, using options: UITextSearchOptions, withText replacementText: String)
    func replaceFoundText(in range: UITextRange, inDocument document: NSCopying?, withText replacementText: String)
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: NSCopying?)
    var selectedTextRange: UITextRange? { get }
    var selectedTextSearchDocument: NSCopying? { get }
    func shouldReplaceFoundText(in range: UITextRange, inDocument document: NSCopying?, withText replacementText: String) -> Bool
    var supportsTextReplacement: Bool { get }
    func willHighlightFound(_ foundRange: UITextRange, inDocument document: NSCopying?)
  }
  class UITextSearchingFindSession: UIFindSession {
    init(searchableObject: UITextSearching)
    var searchableObject: UITextSearching? { get }
  }
  class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    var cursorView: UITextCursorView
    var delegate: UITextSelectionDisplayInteractionDelegate? { get }
    var handleViews: [UITextSelectionHandleView]
    var highlightView: UITextSelectionHighlightView
    init(textInput: UITextInput, delegate: UITextSelectionDisplayInteractionDelegate)
    var isActivated: Bool
    func layoutManagedSubviews()
    func setNeedsSelectionUpdate()
    var textInput: UITextInput? { get }
  }
  protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
  }
  protocol UITextSelectionHandleView: UICoordinateSpace {
    var customShape: UIBezierPath?
    var direction: NSDirectionalRectEdge
    var isVertical: Bool { get }
    func preferredFrame(for rect: CGRect) -> CGRect
  }
  protocol UITextSelectionHighlightView: UICoordinateSpace {
    var selectionRects: [UITextSelectionRect]
  }
  class UITextSelectionRect: NSObject {
    var containsEnd: Bool { get }
    var containsStart: Bool { get }
    init()
    var isVertical: Bool { get }
    var rect: CGRect { get }
    var transform: CGAffineTransform { get }
    var writingDirection: NSWritingDirection { get }
  }
  enum UITextSmartDashesType: Int {
    case `default`, no, yes
  }
  enum UITextSmartInsertDeleteType: Int {
    case `default`, no, yes
  }
  enum UITextSmartQuotesType: Int {
    case `default`, no, yes
  }
  enum UITextSpellCheckingType: Int {
    case `default`, no, yes
  }
  enum UITextStorageDirection: Int {
    case forward, backward
  }
  class UITextView: UIScrollView, UITextInput, NSCoding, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting, UITextDraggable, UITextDroppable, UITextPasteConfigurationSupporting {
    enum BorderStyle: Int { case none, roundedRect }
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions
    var allowsEditingTextAttributes: Bool
    var attributedText: NSAttributedString!
    var borderStyle: UITextView.BorderStyle
    var clearsOnInsertion: Bool
    var dataDetectorTypes: UIDataDetectorTypes
    var delegate: UITextViewDelegate?
    func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint)
    var findInteraction: UIFindInteraction? { get }
    var font: UIFont?
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    init(frame: CGRect, textContainer: NSTextContainer?)
    init(usingTextLayoutManager: Bool)
    var inputAccessoryView: UIView?
    var inputView: UIView?
    var interactionState: Any
    var isEditable: Bool
    var isFindInteractionEnabled: Bool
    var isSelectable: Bool
    var isWritingToolsActive: Bool { get }
    var layoutManager: NSLayoutManager { get }
    var linkTextAttributes: [NSAttributedString.Key: Any]!
    func scrollRangeToVisible(_ range: NSRange)
    var selectedRange: NSRange
    var text: String!
    var textAlignment: Any
    var textColor: UIColor?
    var textContainer: NSTextContainer { get }
    var textContainerInset: UIEdgeInsets
    static var textDidBeginEditingNotification: Notification.Name { get }
    static var textDidChangeNotification: Notification.Name { get }
    static var textDidEndEditingNotification: Notification.Name { get }
    var textFormattingConfiguration: UITextFormattingViewController.Configuration?
    var textHighlightAttributes: [String: Any]?
    var textLayoutManager: NSTextLayoutManager? { get }
    var textStorage: NSTextStorage { get }
    var typingAttributes: [NSAttributedString.Key: Any]
    var usesStandardTextScaling: Bool
    var writingToolsBehavior: UIWritingToolsBehavior
    var writingToolsCoordinator: UIWritingToolsCoordinator { get }
  }
  protocol UITextViewDelegate: UIScrollViewDelegate {
    func textView(_ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool
    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: UIContextMenuInteractionAnimating)
    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: UIContextMenuInteractionAnimating)
    func textView(_ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, willDismissEditMenuWithAnimator aniamtor: UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
    func textView(_ textView: UITextView, willPresentEditMenuWithAnimator animator: UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewWritingToolsDidEnd(_ textView: UITextView)
    func textViewWritingToolsWillBegin(_ textView: UITextView)
  }
  protocol UITimingCurveProvider: NSCoding, NSCopying {
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
    var timingCurveType: UITimingCurveType { get }
  }
  enum UITimingCurveType: Int {
    case builtin, cubic, spring, composed
  }
  class UITitlebar: NSObject {
    enum SeparatorStyle: Int { case automatic, none, line, shadow }
    enum TitleVisibility: Int { case visible, hidden }
    enum ToolbarStyle: Int { case automatic, expanded, preference, unified, unifiedCompact }
    var autoHidesToolbarInFullScreen: Bool
    init()
    var representedURL: URL?
    var separatorStyle: UITitlebar.SeparatorStyle
    var titleVisibility: UITitlebar.TitleVisibility
    var toolbar: NSToolbar?
    var toolbarStyle: UITitlebar.ToolbarStyle
  }
  class UIToolTipConfiguration: NSObject {
    init(toolTip: String)
    init(toolTip: String, in sourceRect: CGRect)
    var sourceRect: CGRect { get }
    var toolTip: String { get }
  }
  class UIToolTipInteraction: NSObject, UIInteraction {
    var defaultToolTip: String?
    var delegate: UIToolTipInteractionDelegate?
    init()
    init(defaultToolTip: String)
    var isEnabled: Bool
  }
  protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
  }
  class UIToolbar: UIView, UIBarPositioning {
    enum Position: Int { case any, bottom, top }
    func backgroundImage(for position: UIToolbar.Position, barMetrics: UIBarMetrics) -> UIImage
    var barStyle: UIBarStyle
    var barTintColor: UIColor?
    var compactAppearance: UIToolbarAppearance?
    var compactScrollEdgeAppearance: UIToolbarAppearance?
    var delegate: UIToolbarDelegate?
    init()
    init(frame: CGRect)
    var isTranslucent: Bool
    var items: [UIBarButtonItem]?
    var scrollEdgeAppearance: UIToolbarAppearance?
    func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIToolbar.Position, barMetrics: UIBarMetrics)
    func setShadowImage(_ shadowImage: UIImage?, for topOrBottom: UIToolbar.Position)
    func shadowImage(for topOrBottom: UIToolbar.Position) -> UIImage
    var standardAppearance: UIToolbarAppearance
  }
  class UIToolbarAppearance: UIBarAppearance {
    var buttonAppearance: UIBarButtonItemAppearance
    var doneButtonAppearance: UIBarButtonItemAppearance
    init()
    init(barAppearance: UIBarAppearance)
    init(idiom: UIUserInterfaceIdiom)
  }
  protocol UIToolbarDelegate: UIBarPositioningDelegate {}
  class UITouch: NSObject {
    enum Phase: Int { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }
    struct Properties: OptionSet {}
    enum TouchType: Int { case direct, indirect, stylus, indirectPointer }
    var altitudeAngle: CGFloat { get }
    func azimuthAngle(in view: UIView?) -> CGFloat
    func azimuthUnitVector(in view: UIView?) -> CGVector
    var estimatedProperties: UITouch.Properties { get }
    var estimatedPropertiesExpectingUpdates: UITouch.Properties { get }
    var estimationUpdateIndex: NSNumber? { get }
    var force: CGFloat { get }
    var gestureRecognizers: [UIGestureRecognizer] { get }
    init()
    func location(in view: UIView?) -> CGPoint
    var majorRadius: CGFloat { get }
    var majorRadiusTolerance: CGFloat { get }
    var maximumPossibleForce: CGFloat { get }
    var phase: UITouch.Phase { get }
    func preciseLocation(in view: UIView?) -> CGPoint
    func precisePreviousLocation(in view: UIView?) -> CGPoint
    func previousLocation(in view: UIView?) -> CGPoint
    var rollAngle: CGFloat { get }
    var tapCount: Int { get }
    var timestamp: Double { get }
    var type: UITouch.TouchType { get }
    var view: UIView { get }
    var window: UIWindow { get }
  }
  extension UITouch.Properties {
    static var altitude: UITouch.Properties { get }
    static var azimuth: UITouch.Properties { get }
    static var force: UITouch.Properties { get }
    init(rawValue: Int)
    static var location: UITouch.Properties { get }
    var rawValue: Int { get }
    static var roll: UITouch.Properties { get }
  }
  class UITrackingLayoutGuide: UILayoutGuide {
    func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
    func constraintsActiveWhenNearEdge(_ edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]
    init()
    func removeAllTrackedConstraints()
    func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
    func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  }
  var UITrackingRunLoopMode: String { get }
  class UITraitAccessibilityContrast: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitActiveAppearance: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  protocol UITraitChangeObservable: NSObjectProtocol {
    func register(forTraitChanges traits: [AnyClass], withAction action: Selector) -> UITraitChangeRegistration
    func register(forTraitChanges traits: [AnyClass], withHandler handler: @escaping (UITraitEnvironment, UITraitCollection) -> Void) -> UITraitChangeRegistration
    func register(forTraitChanges traits: [AnyClass], withTarget target: Any, action: Selector) -> UITraitChangeRegistration
    func unregister(forTraitChanges registration: UITraitChangeRegistration)
  }
  protocol UITraitChangeRegistration {}
  class UITraitCollection: NSObject, NSCopying, NSSecureCoding {
    var accessibilityContrast: UIAccessibilityContrast { get }
    var activeAppearance: UIUserInterfaceActiveAppearance { get }
    func changedTraits(from traitCollection: UITraitCollection?) -> Set<AnyClass>
    func containsTraits(in trait: UITraitCollection) -> Bool
    static var current: UITraitCollection
    var displayGamut: UIDisplayGamut { get }
    var displayScale: CGFloat { get }
    var forceTouchCapability: UIForceTouchCapability { get }
    func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
    func hasDifferentColorAppearanceCompared(to traitCollection: UITraitCollection?) -> Bool
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    var imageConfiguration: UIImage.Configuration { get }
    var imageDynamicRange: UIImage.DynamicRange { get }
    init()
    init(accessibilityContrast: UIAccessibilityContrast)
    init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance)
    init(cgFloatValue value: CGFloat, forTrait trait: UICGFloatTraitDefinition)
    init?(coder: NSCoder)
    init(displayGamut: UIDisplayGamut)
    init(displayScale scale: CGFloat)
    init(forceTouchCapability capability: UIForceTouchCapability)
    init(horizontalSizeClass: UIUserInterfaceSizeClass)
    init(imageDynamicRange: UIImage.DynamicRange)
    init(layoutDirection: UITraitEnvironmentLayoutDirection)
    init(legibilityWeight: UILegibilityWeight)
    init(listEnvironment: UIListEnvironment)
    init(nsIntegerValue value: Int, forTrait trait: UINSIntegerTraitDefinition)
    init(object: Any?, forTrait trait: UIObjectTraitDefinition)
    init(preferredContentSizeCategory: UIContentSizeCategory)
    init(sceneCaptureState: UISceneCaptureState)
    init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize)
    init(traits mutations: @escaping (UIMutableTraits) -> Void)
    init(traitsFrom traitCollections: [UITraitCollection])
    init(typesettingLanguage language: String)
    init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
    init(userInterfaceLevel: UIUserInterfaceLevel)
    init(userInterfaceStyle: UIUserInterfaceStyle)
    init(verticalSizeClass: UIUserInterfaceSizeClass)
    var layoutDirection: UITraitEnvironmentLayoutDirection { get }
    var legibilityWeight: UILegibilityWeight { get }
    var listEnvironment: UIListEnvironment { get }
    func modifyingTraits(_ mutations: @escaping (UIMutableTraits) -> Void) -> UITraitCollection
    func object(forTrait trait: UIObjectTraitDefinition) -> Any?
    func perform(asCurrentTraitCollection actions: @escaping () -> Void)
    func performAsCurrent(_ actions: () -> Void)
    var preferredContentSizeCategory: UIContentSizeCategory { get }
    func replacing(_ object: Any?, forTrait trait: UIObjectTraitDefinition) -> UITraitCollection
    func replacingCGFloatValue(_ value: CGFloat, forTrait trait: UICGFloatTraitDefinition) -> UITraitCollection
    func replacingNSIntegerValue(_ value: Int, forTrait trait: UINSIntegerTraitDefinition) -> UITraitCollection
    var sceneCaptureState: UISceneCaptureState { get }
    static var systemTraitsAffectingColorAppearance: [AnyClass] { get }
    static var systemTraitsAffectingImageLookup: [AnyClass] { get }
    var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get }
    var typesettingLanguage: String { get }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    var userInterfaceLevel: UIUserInterfaceLevel { get }
    var userInterfaceStyle: UIUserInterfaceStyle { get }
    func value(forCGFloatTrait trait: UICGFloatTraitDefinition) -> CGFloat
    func value(forNSIntegerTrait trait: UINSIntegerTraitDefinition) -> Int
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
  }
  protocol UITraitDefinition {
    static var affectsColorAppearance: Bool { get }
    static var defaultValue: Any { get }
    static var identifier: String { get }
    static var name: String { get }
  }
  class UITraitDisplayGamut: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  struct UITraitDisplayScale: UITraitDefinition {
    init()
  }
  protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  }
  enum UITraitEnvironmentLayoutDirection: Int {
    case unspecified, leftToRight, rightToLeft
  }
  class UITraitForceTouchCapability: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  struct UITraitHorizontalSizeClass: UITraitDefinition {
    init()
  }
  class UITraitImageDynamicRange: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitLayoutDirection: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitLegibilityWeight: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitListEnvironment: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  protocol UITraitOverrides: UIMutableTraits {
    func containsTrait(_ trait: UITraitDefinition) -> Bool
    func removeTrait(_ trait: UITraitDefinition)
  }
  struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    init()
  }
  class UITraitSceneCaptureState: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitToolbarItemPresentationSize: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitTypesettingLanguage: NSObject, UIObjectTraitDefinition {
    init()
  }
  class UITraitUserInterfaceIdiom: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  class UITraitUserInterfaceLevel: NSObject, UINSIntegerTraitDefinition {
    init()
  }
  struct UITraitUserInterfaceStyle: UITraitDefinition {
    init()
  }
  struct UITraitVerticalSizeClass: UITraitDefinition {
    init()
  }
  struct UITransitionContextViewControllerKey: RawRepresentable, Hashable {
    static var from: UITransitionContextViewControllerKey { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var to: UITransitionContextViewControllerKey { get }
  }
  struct UITransitionContextViewKey: RawRepresentable, Hashable {
    static var from: UITransitionContextViewKey { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var to: UITransitionContextViewKey { get }
  }
  enum UITransitionViewControllerKind: Int32 {
    case toView, fromView
  }
  class UIUpdateActionPhase: NSObject {
    static var afterCADisplayLinkDispatch: UIUpdateActionPhase { get }
    static var afterCATransactionCommit: UIUpdateActionPhase { get }
    static var afterEventDispatch: UIUpdateActionPhase { get }
    static var afterLowLatencyCATransactionCommit: UIUpdateActionPhase { get }
    static var afterLowLatencyEventDispatch: UIUpdateActionPhase { get }
    static var afterUpdateComplete: UIUpdateActionPhase { get }
    static var afterUpdateScheduled: UIUpdateActionPhase { get }
    static var beforeCADisplayLinkDispatch: UIUpdateActionPhase { get }
    static var beforeCATransactionCommit: UIUpdateActionPhase { get }
    static var beforeEventDispatch: UIUpdateActionPhase { get }
    static var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase { get }
    static var beforeLowLatencyEventDispatch: UIUpdateActionPhase { get }
  }
  class UIUpdateInfo: NSObject {
    var completionDeadlineTime: Double { get }
    static func currentUpdateInfo(for windowScene: UIView) -> UIUpdateInfo?
    static func currentUpdateInfo(for windowScene: UIWindowScene) -> UIUpdateInfo?
    var estimatedPresentationTime: Double { get }
    var isImmediatePresentationExpected: Bool { get }
    var isLowLatencyEventDispatchConfirmed: Bool { get }
    var isPerformingLowLatencyPhases: Bool { get }
    var modelTime: Double { get }
  }
  class UIUpdateLink: NSObject {
    func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
    func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
    func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector)
    func addAction(withTarget target: Any, selector: Selector)
    var currentUpdateInfo: UIUpdateInfo? { get }
    var isEnabled: Bool
    var preferredFrameRateRange: CAFrameRateRange
    var requiresContinuousUpdates: Bool
    static func updateLink(for windowScene: UIView) -> UIUpdateInfo
    static func updateLink(for windowScene: UIWindowScene) -> UIUpdateInfo
    static func updateLink(for windowScene: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
    static func updateLink(for windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
    static func updateLink(for windowScene: UIView, actionTarget target: Any, selector: Selector)
    static func updateLink(for windowScene: UIWindowScene, actionTarget target: Any, selector: Selector)
    var wantsImmediatePresentation: Bool
    var wantsLowLatencyEventDispatch: Bool
  }
  protocol UIUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ activity: NSUserActivity)
  }
  enum UIUserInterfaceActiveAppearance: Int {
    case unspecified, inactive, active
  }
  enum UIUserInterfaceIdiom: Int {
    case unspecified, phone, pad, tv, carPlay, mac, vision
  }
  enum UIUserInterfaceLayoutDirection: Int {
    case leftToRight, rightToLeft
  }
  enum UIUserInterfaceLevel: Int {
    case unspecified, base, elevated
  }
  enum UIUserInterfaceSizeClass: Int {
    case unspecified, compact, regular
  }
  enum UIUserInterfaceStyle: Int {
    case unspecified, light, dark
  }
  class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    enum Behavior: UInt { case `default`, textInput }
    enum Context: UInt { case `default`, minimal }
    var activationMode: UIUserNotificationActivationMode { get }
    var behavior: UIUserNotificationAction.Behavior
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    var isAuthenticationRequired: Bool { get }
    var isDestructive: Bool { get }
    var parameters: [AnyHashable: Any]
    var title: String { get }
  }
  var UIUserNotificationActionResponseTypedTextKey: String { get }
  enum UIUserNotificationActivationMode: UInt {
    case foreground, background
  }
  class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    func actions(for context: UIUserNotificationAction.Context) -> [UIUserNotificationAction]
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
  }
  class UIUserNotificationSettings: NSObject, NSCoding, NSSecureCoding, NSCopying {
    var categories: Set<AnyHashable> { get }
    init()
    init?(coder: NSCoder)
    init(types: UIUserNotificationType, categories: Set<AnyHashable>?)
    var types: UIUserNotificationType { get }
  }
  var UIUserNotificationTextInputActionButtonTitleKey: String { get }
  struct UIUserNotificationType: OptionSet {
    static var alert: UIUserNotificationType { get }
    static var badge: UIUserNotificationType { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var sound: UIUserNotificationType { get }
  }
  class UIVibrancyEffect: UIVisualEffect {
    enum Style: Int { case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator }
    init()
    init(blurEffect: UIBlurEffect)
    init(blurEffect: UIBlurEffect, style: UIVibrancyEffect.Style)
  }
  func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool
  class UIVideoEditorController: UINavigationController {
    static func canEditVideo(atPath path: String) -> Bool
    var delegate: UIVideoEditorControllerDelegate?
    init()
    var videoMaximumDuration: Double
    var videoPath: String
    var videoQuality: UIImagePickerController.QualityType
  }
  protocol UIVideoEditorControllerDelegate: UINavigationControllerDelegate {
    func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: Error)
    func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
    func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
  }
  class UIView: UIResponder, NSCoding, UIAppearance, UIAppearanceContainer, UIDynamicItem, UITraitEnvironment, UITraitChangeObservable, UICoordinateSpace, UIFocusItem, UIFocusItemContainer, CALayerDelegate {
    enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
    struct AnimationOptions: OptionSet {}
    enum AnimationTransition: Int { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
    struct AutoresizingMask: OptionSet {}
    enum ContentMode: Int { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight }
    enum KeyframeAnimationOptions: UInt { case layoutSubviews, allowUserInteraction, beginFromCurrentState, `repeat`, autoreverse, overrideInheritedDuration, overrideInheritedOptions, calculationModeLinear, calculationModeDiscrete, calculationModePaced, calculationModeCubic, calculationModeCubicPaced }
    enum SystemAnimation: UInt { case delete }
    enum TintAdjustmentMode: Int { case automatic, normal, dimmed }
    var accessibilityIgnoresInvertColors: Bool
    func addConstraint(_ constraint: NSLayoutConstraint)
    func addConstraints(_ constraints: [NSLayoutConstraint])
    func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func addInteraction(_ interaction: UIInteraction)
    static func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
    func addLayoutGuide(_ layoutGuide: UILayoutGuide)
    func addMotionEffect(_ effect: UIMotionEffect)
    func addSubview(_ view: UIView)
    func alignmentRect(forFrame frame: CGRect) -> CGRect
    var alignmentRectInsets: UIEdgeInsets { get }
    var alpha: CGFloat
    var anchorPoint: CGPoint
    static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
    static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    static func animate(withDuration duration: Double, delay: Double, options: UIView.AnimationOptions, animations animation: @escaping () -> Void) async -> Bool
    static func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = nil, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    static func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping springWithDampingRatio: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions, animations: @escaping () -> Void) async -> Bool
    static func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = nil, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    static func animate(withSpringDuration duration: Double, bounce: CGFloat, initialSpringVelocity velocity: CGFloat, delay: Double, options: UIView.AnimationOptions, animations: @escaping () -> Void) async -> Bool
    static func animate(withSpringDuration duration: Double, bounce: CGFloat, initialSpringVelocity velocity: CGFloat, delay: Double, options: UIView.AnimationOptions = nil, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    static func animateKeyframes(withDuration duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void) async -> Bool
    static func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = nil, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
    var appliedContentSizeCategoryLimitsDescription: String { get }
    static var areAnimationsEnabled: Bool { get }
    var autoresizesSubviews: Bool
    var autoresizingMask: UIView.AutoresizingMask
    var backgroundColor: UIColor?
    static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer)
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var bounds: CGRect
    func bringSubviewToFront(_ view: UIView)
    var canBecomeFocused: Bool { get }
    var center: CGPoint
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var clearsContextBeforeDrawing: Bool
    var clipsToBounds: Bool
    static func commitAnimations()
    var constraints: [NSLayoutConstraint] { get }
    func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    var contentMode: UIView.ContentMode
    var contentScaleFactor: CGFloat
    var contentStretch: CGRect
    func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
    func convert(_ rect: CGRect, from view: UIView?) -> CGRect
    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
    func convert(_ rect: CGRect, to view: UIView?) -> CGRect
    func decodeRestorableState(with coder: NSCoder)
    func didAddSubview(_ uiview: UIView)
    func didMoveToSuperview()
    func didMoveToWindow()
    var directionalLayoutMargins: NSDirectionalEdgeInsets
    func draw(_ rect: CGRect)
    func draw(_ area: CGRect, for formatter: UIViewPrintFormatter)
    func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    func encodeRestorableState(with coder: NSCoder)
    func endEditing(_ force: Bool) -> Bool
    func exchangeSubview(at atIndex: Int, withSubviewAt withSubviewAtIndex: Int)
    func exerciseAmbiguityInLayout()
    var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    var focusEffect: UIFocusEffect?
    var focusGroupIdentifier: String?
    var focusGroupPriority: Int
    var forBaselineLayout: UIView { get }
    var forFirstBaselineLayout: UIView { get }
    var forLastBaselineLayout: UIView { get }
    var frame: CGRect
    func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    var gestureRecognizers: [UIGestureRecognizer]?
    var hasAmbiguousLayout: Bool { get }
    var heightAnchor: NSLayoutDimension { get }
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    var hoverStyle: UIHoverStyle?
    static var inheritedAnimationDuration: TimeInterval { get }
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
    func insertSubview(_ view: UIView, at atIndex: Int)
    func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
    var insetsLayoutMarginsFromSafeArea: Bool
    var interactions: [UIInteraction]
    var intrinsicContentSize: CGSize { get }
    func invalidateIntrinsicContentSize()
    func isDescendant(of view: UIView) -> Bool
    var isExclusiveTouch: Bool
    var isFocused: Bool { get }
    var isHidden: Bool
    var isMultipleTouchEnabled: Bool
    var isOpaque: Bool
    var isUserInteractionEnabled: Bool
    var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
    var largeContentImage: UIImage?
    var largeContentImageInsets: UIEdgeInsets
    var largeContentTitle: String?
    var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    var layer: CALayer { get }
    static var layerClass: AnyClass { get }
    static var layoutFittingCompressedSize: CGSize { get }
    static var layoutFittingExpandedSize: CGSize { get }
    var layoutGuides: [UILayoutGuide] { get }
    func layoutIfNeeded()
    var layoutMargins: UIEdgeInsets
    func layoutMarginsDidChange()
    var layoutMarginsGuide: UILayoutGuide { get }
    func layoutSubviews()
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var mask: UIView?
    var maximumContentSizeCategory: UIContentSizeCategory?
    var minimumContentSizeCategory: UIContentSizeCategory?
    static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: @escaping () -> Void)
    var motionEffects: [UIMotionEffect]?
    var needsUpdateConstraints: Bool { get }
    static var noIntrinsicMetric: CGFloat { get }
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    static func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions, animations parallelAnimations: (() -> Void)?) async -> Bool
    static func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = nil, animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
    func point(inside point: CGPoint, with event: UIEvent?) -> Bool
    var preservesSuperviewLayoutMargins: Bool
    var readableContentGuide: UILayoutGuide { get }
    func registerForTraitChanges(_ traits: [UITraitDefinition.Type], action: Selector) -> UITraitChangeRegistration
    func registerForTraitChanges(_ traits: [UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void) -> UITraitChangeRegistration
    func removeConstraint(_ constraint: NSLayoutConstraint)
    func removeConstraints(_ constraints: [NSLayoutConstraint])
    func removeFromSuperview()
    func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    func removeInteraction(_ interaction: UIInteraction)
    func removeLayoutGuide(_ guide: UILayoutGuide)
    func removeMotionEffect(_ effect: UIMotionEffect)
    static var requiresConstraintBasedLayout: Bool { get }
    func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
    var restorationIdentifier: String?
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var safeAreaInsets: UIEdgeInsets { get }
    func safeAreaInsetsDidChange()
    var safeAreaLayoutGuide: UILayoutGuide { get }
    var scalesLargeContentImage: Bool
    var semanticContentAttribute: UISemanticContentAttribute
    func sendSubviewToBack(_ view: UIView)
    static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool)
    static func setAnimationCurve(_ curve: UIView.AnimationCurve)
    static func setAnimationDelay(_ delay: Double)
    static func setAnimationDelegate(_ del: Any)
    static func setAnimationDidStop(_ sel: Selector)
    static func setAnimationDuration(_ duration: Double)
    static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool)
    static func setAnimationRepeatCount(_ repeatCount: Float)
    static func setAnimationStart(_ startDate: Date)
    static func setAnimationTransition(_ transition: UIView.AnimationTransition, for forView: UIView, cache: Bool)
    static func setAnimationWillStart(_ sel: Selector)
    static func setAnimationsEnabled(_ enabled: Bool)
    func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    func setNeedsDisplay()
    func setNeedsDisplay(_ rect: CGRect)
    func setNeedsLayout()
    func setNeedsUpdateConstraints()
    var showsLargeContentViewer: Bool
    func sizeThatFits(_ size: CGSize) -> CGSize
    func sizeToFit()
    func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
    var subviews: [UIView] { get }
    var superview: UIView? { get }
    func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
    func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
    var tag: Int
    var tintAdjustmentMode: UIView.TintAdjustmentMode
    var tintColor: UIColor!
    func tintColorDidChange()
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    var traitOverrides: UITraitOverrides { get }
    var transform: CGAffineTransform
    var transform3D: CATransform3D
    static func transition(from fromView: UIView, to toView: UIView, duration: Double, options: UIView.AnimationOptions) async -> Bool
    static func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = nil, completion: ((Bool) -> Void)? = nil)
    static func transition(with withView: UIView, duration: Double, options: UIView.AnimationOptions, animations animation: (() -> Void)?) async -> Bool
    static func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = nil, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    var translatesAutoresizingMaskIntoConstraints: Bool
    func updateConstraints()
    func updateConstraintsIfNeeded()
    func updateTraitsIfNeeded()
    static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
    static func userInterfaceLayoutDirection(for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection
    var viewPrintFormatter: UIViewPrintFormatter { get }
    func viewWithTag(_ tag: Int) -> UIView?
    var widthAnchor: NSLayoutDimension { get }
    func willMove(toSuperview newSuperview: UIView?)
    func willMove(toWindow newWindow: UIWindow?)
    func willRemoveSubview(_ uiview: UIView)
    var window: UIWindow? { get }
  }
  extension UIView.AnimationOptions {
    static var allowAnimatedContent: UIView.AnimationOptions { get }
    static var allowUserInteraction: UIView.AnimationOptions { get }
    static var autoreverse: UIView.AnimationOptions { get }
    static var beginFromCurrentState: UIView.AnimationOptions { get }
    static var curveEaseIn: UIView.AnimationOptions { get }
    static var curveEaseInOut: UIView.AnimationOptions { get }
    static var curveEaseOut: UIView.AnimationOptions { get }
    static var curveLinear: UIView.AnimationOptions { get }
    init(rawValue: UInt)
    static var layoutSubviews: UIView.AnimationOptions { get }
    static var overrideInheritedCurve: UIView.AnimationOptions { get }
    static var overrideInheritedDuration: UIView.AnimationOptions { get }
    static var overrideInheritedOptions: UIView.AnimationOptions { get }
    static var preferredFramesPerSecond30: UIView.AnimationOptions { get }
    static var preferredFramesPerSecond60: UIView.AnimationOptions { get }
    static var preferredFramesPerSecondDefault: UIView.AnimationOptions { get }
    var rawValue: UInt { get }
    static var `repeat`: UIView.AnimationOptions { get }
    static var showHideTransitionViews: UIView.AnimationOptions { get }
    static var transitionCrossDissolve: UIView.AnimationOptions { get }
    static var transitionCurlDown: UIView.AnimationOptions { get }
    static var transitionCurlUp: UIView.AnimationOptions { get }
    static var transitionFlipFromBottom: UIView.AnimationOptions { get }
    static var transitionFlipFromLeft: UIView.AnimationOptions { get }
    static var transitionFlipFromRight: UIView.AnimationOptions { get }
    static var transitionFlipFromTop: UIView.AnimationOptions { get }
    static var transitionNone: UIView.AnimationOptions { get }
  }
  extension UIView.AutoresizingMask {
    static var all: UIView.AutoresizingMask { get }
    static var flexibleBottomMargin: UIView.AutoresizingMask { get }
    static var flexibleDimensions: UIView.AutoresizingMask { get }
    static var flexibleHeight: UIView.AutoresizingMask { get }
    static var flexibleLeftMargin: UIView.AutoresizingMask { get }
    static var flexibleMargins: UIView.AutoresizingMask { get }
    static var flexibleRightMargin: UIView.AutoresizingMask { get }
    static var flexibleTopMargin: UIView.AutoresizingMask { get }
    static var flexibleWidth: UIView.AutoresizingMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol UIViewAnimating: NSObjectProtocol {
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
    var fractionComplete: CGFloat
    var isReversed: Bool
    var isRunning: Bool { get }
    func pauseAnimation()
    func startAnimation()
    func startAnimation(afterDelay delay: Double)
    var state: UIViewAnimatingState { get }
    func stopAnimation(_ withoutFinishing: Bool)
  }
  enum UIViewAnimatingPosition: Int {
    case end, start, current
  }
  enum UIViewAnimatingState: Int {
    case inactive, active, stopped
  }
  struct UIViewConfigurationState {
    init(traitCollection: UITraitCollection)
    var isDisabled: Bool
    var isFocused: Bool
    var isHighlighted: Bool
    var isPinned: Bool
    var isSelected: Bool
    var traitCollection: UITraitCollection
  }
  class UIViewController: UIResponder, NSCoding, UIAppearanceContainer, UIContentContainer, UITraitEnvironment, UIFocusEnvironment, NSExtensionRequestHandling, UITraitChangeObservable {
    var activePresentationController: UIPresentationController? { get }
    func addChild(_ childController: UIViewController)
    func addKeyCommand(_ command: UIKeyCommand)
    var additionalSafeAreaInsets: UIEdgeInsets
    func allowedChildViewControllersForUnwinding(from segueSource: UIStoryboardUnwindSegueSource) -> [UIViewController]
    func applicationFinishedRestoringState()
    static func attemptRotationToDeviceOrientation()
    var automaticallyAdjustsScrollViewInsets: Bool
    var automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers: Bool { get }
    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    var bottomLayoutGuide: UILayoutSupport { get }
    func canPerformUnwindSegueAction(_ segueAction: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool
    func canPerformUnwindSegueAction(_ segueAction: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool
    var childForHomeIndicatorAutoHidden: UIViewController? { get }
    var childForScreenEdgesDeferringSystemGestures: UIViewController? { get }
    var childForStatusBarHidden: UIViewController? { get }
    var childForStatusBarStyle: UIViewController? { get }
    func childViewControllerContaining(_ segueSource: UIStoryboardUnwindSegueSource) -> UIViewController?
    var childViewControllerForPointerLock: UIViewController? { get }
    var childViewControllerForTouchBar: UIViewController? { get }
    var childViewControllerForUserInterfaceStyle: UIViewController? { get }
    var children: [UIViewController] { get }
    func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController)
    func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
    var contentSizeForViewInPopover: CGSize
    var contentUnavailableConfiguration: UIContentConfiguration?
    var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { get }
    func decodeRestorableState(with coder: NSCoder)
    var definesPresentationContext: Bool
    func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation)
    func didMove(toParent parent: UIViewController?)
    func didReceiveMemoryWarning()
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
    var disablesAutomaticKeyboardDismissal: Bool { get }
    func dismiss(animated: Bool) async
    func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    func dismissModalViewController(animated: Bool)
    func dismissMoviePlayerViewControllerAnimated()
    var edgesForExtendedLayout: UIRectEdge
    var editButtonItem: UIBarButtonItem { get }
    func encodeRestorableState(with coder: NSCoder)
    func endAppearanceTransition()
    var extendedLayoutIncludesOpaqueBars: Bool
    var extensionContext: NSExtensionContext? { get }
    var focusGroupIdentifier: String?
    func forUnwindSegueAction(_ segueAction: Selector, from fromViewController: UIViewController, withSender sender: Any) -> UIViewController
    var hidesBottomBarWhenPushed: Bool
    init()
    init?(coder: NSCoder)
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    var interactionActivityTrackingBaseName: String?
    var interfaceOrientation: UIInterfaceOrientation { get }
    var isBeingDismissed: Bool { get }
    var isBeingPresented: Bool { get }
    var isEditing: Bool
    var isModalInPopover: Bool
    var isModalInPresentation: Bool
    var isMovingFromParent: Bool { get }
    var isMovingFromParentViewController: Bool { get }
    var isMovingToParent: Bool { get }
    var isMovingToParentViewController: Bool { get }
    var isViewLoaded: Bool { get }
    func loadView()
    func loadViewIfNeeded()
    var modal: UIViewController { get }
    var modalPresentationCapturesStatusBarAppearance: Bool
    var modalPresentationStyle: UIModalPresentationStyle
    var modalTransitionStyle: UIModalTransitionStyle
    var navigationController: UINavigationController? { get }
    var navigationItem: UINavigationItem { get }
    var nibBundle: Bundle? { get }
    var nibName: String? { get }
    func overrideTraitCollection(forChildViewController childViewController: UIViewController) -> UITraitCollection
    var overrideUserInterfaceStyle: UIUserInterfaceStyle
    var parent: UIViewController? { get }
    func performSegue(withIdentifier identifier: String, sender: Any?)
    var performsActionsWhilePresentingModally: Bool { get }
    var popoverPresentationController: UIPopoverPresentationController? { get }
    var preferredContentSize: CGSize
    var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
    var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
    var preferredStatusBarStyle: UIStatusBarStyle { get }
    var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
    var preferredTransition: UIViewControllerTransition?
    var preferredUserInterfaceStyle: UIUserInterfaceStyle { get }
    var prefersHomeIndicatorAutoHidden: Bool { get }
    var prefersPointerLocked: Bool { get }
    var prefersStatusBarHidden: Bool { get }
    func prepare(for segue: UIStoryboardSegue, sender: Any?)
    func present(_ viewControllerToPresent: UIViewController, animated: Bool) async
    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    func presentModalViewController(_ modalViewController: UIViewController, animated: Bool)
    func presentMoviePlayerViewControllerAnimated(_ moviePlayerViewController: MPMoviePlayerViewController)
    var presentationController: UIPresentationController? { get }
    var presentedViewController: UIViewController? { get }
    var presentingViewController: UIViewController? { get }
    var previewActionItems: [UIPreviewActionItem] { get }
    var providesPresentationContextTransitionStyle: Bool
    func registerForPreviewing(with previewingDelegate: UIViewControllerPreviewingDelegate, sourceView: UIView) -> UIViewControllerPreviewing
    func registerForTraitChanges(_ traits: [UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void) -> UITraitChangeRegistration
    func removeFromParent()
    func removeKeyCommand(_ command: UIKeyCommand)
    var restorationClass: AnyClass?
    var restorationIdentifier: String?
    var restoresFocusAfterTransition: Bool
    var rotatingFooterView: UIView { get }
    var rotatingHeaderView: UIView { get }
    var searchDisplayController: UISearchDisplayController { get }
    func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String) -> UIStoryboardSegue
    func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController
    func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
    func setEditing(_ editing: Bool, animated: Bool)
    func setNeedsStatusBarAppearanceUpdate()
    func setNeedsTouchBarUpdate()
    func setNeedsUpdateContentUnavailableConfiguration()
    func setNeedsUpdateOfHomeIndicatorAutoHidden()
    func setNeedsUpdateOfPrefersPointerLocked()
    func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    func setNeedsUpdateOfSupportedInterfaceOrientations()
    func setNeedsUserInterfaceAppearanceUpdate()
    func setOverrideTraitCollection(_ collection: UITraitCollection, forChildViewController childViewController: UIViewController)
    func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool)
    var sheetPresentationController: UISheetPresentationController? { get }
    var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
    var shouldAutomaticallyForwardRotationMethods: Bool { get }
    var shouldAutorotate: Bool { get }
    func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool
    func shouldPerformSegue(withIdentifier segueIdentifier: String, sender: Any?) -> Bool
    func show(_ vc: UIViewController, sender: Any?)
    static var showDetailTargetDidChangeNotification: Notification.Name { get }
    func showDetailViewController(_ vc: UIViewController, sender: Any?)
    var splitViewController: UISplitViewController? { get }
    var storyboard: UIStoryboard? { get }
    var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
    var tab: UITab? { get }
    var tabBarController: UITabBarController? { get }
    var tabBarItem: UITabBarItem!
    var tabBarObservedScrollView: UIScrollView?
    func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
    var title: String?
    var toolbarItems: [UIBarButtonItem]?
    var topLayoutGuide: UILayoutSupport { get }
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    var traitOverrides: UITraitOverrides { get }
    func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: Double, options: UIView.AnimationOptions, animations: (() -> Void)?) async -> Bool
    func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = nil, animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
    var transitionCoordinator: UIViewControllerTransitionCoordinator? { get }
    var transitioningDelegate: UIViewControllerTransitioningDelegate?
    var undoManager: UndoManager? { get }
    func unregisterForPreviewing(withContext previewing: UIViewControllerPreviewing)
    func unwind(for unwindSegue: UIStoryboardSegue, towardsViewController subsequentVC: UIViewController)
    func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
    func updateTraitsIfNeeded()
    func updateViewConstraints()
    var view: UIView!
    func viewDidAppear(_ animated: Bool)
    func viewDidDisappear(_ animated: Bool)
    func viewDidLayoutSubviews()
    func viewDidLoad()
    func viewDidUnload()
    var viewIfLoaded: UIView? { get }
    func viewIsAppearing(_ animated: Bool)
    func viewLayoutMarginsDidChange()
    var viewRespectsSystemMinimumLayoutMargins: Bool
    func viewSafeAreaInsetsDidChange()
    func viewWillAppear(_ animated: Bool)
    func viewWillDisappear(_ animated: Bool)
    func viewWillLayoutSubviews()
    func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    func viewWillUnload()
    var wantsFullScreenLayout: Bool
    func willAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: Double)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: Double)
    func willAnimateSecondHalfOfRotation(from fromInterfaceOrientation: UIInterfaceOrientation, duration: Double)
    func willMove(toParent parent: UIViewController?)
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: Double)
  }
  protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
    func animationEnded(_ transitionCompleted: Bool)
    func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning) -> Double
  }
  protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    func cancelInteractiveTransition()
    func completeTransition(_ didComplete: Bool)
    var containerView: UIView { get }
    func finalFrame(for vc: UIViewController) -> CGRect
    func finishInteractiveTransition()
    func initialFrame(for vc: UIViewController) -> CGRect
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    func pauseInteractiveTransition()
    var presentationStyle: UIModalPresentationStyle { get }
    var targetTransform: CGAffineTransform { get }
    var transitionWasCancelled: Bool { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func view(forKey uiTransitionContextToOrFromKey: String) -> UIView
    func viewController(forKey uiTransitionKey: String) -> UIViewController
  }
  var UIViewControllerHierarchyInconsistencyException: String { get }
  protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    var completionCurve: UIView.AnimationCurve { get }
    var completionSpeed: CGFloat { get }
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
    var wantsInteractiveStart: Bool { get }
  }
  protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: UIViewControllerPreviewingDelegate? { get }
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var sourceRect: CGRect
    var sourceView: UIView { get }
  }
  protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(_ previewingContext: UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
    func previewingContext(_ previewingContext: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController
  }
  protocol UIViewControllerRestoration: NSObjectProtocol {
    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController
  }
  class UIViewControllerTransition: NSObject {
    static var coverVertical: UIViewControllerTransition { get }
    static var crossDissolve: UIViewControllerTransition { get }
    static var flipHorizontal: UIViewControllerTransition { get }
    static var partialCurl: UIViewControllerTransition { get }
    static func zoom(with options: UIZoomTransitionOptions?, sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView) -> UIViewControllerTransition
  }
  protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    func animate(alongsideTransition animate: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    func animateAlongsideTransition(in view: UIView, animation: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void, completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
    func notifyWhenInteractionChanges(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
    func notifyWhenInteractionEnds(_ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
  }
  protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var completionCurve: UIView.AnimationCurve { get }
    var completionVelocity: CGFloat { get }
    var containerView: UIView { get }
    var initiallyInteractive: Bool { get }
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var percentComplete: CGFloat { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func targetTransform() -> CGAffineTransform
    var transitionDuration: Double { get }
    func view(forKey key: String) -> UIView
    func viewController(forKey uiTransitionKey: String) -> UIViewController
  }
  protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning
    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning
    func presentationController(forPresented presentedViewController: UIViewController, presenting presentingViewController: UIViewController?, source sourceViewController: UIViewController) -> UIPresentationController
  }
  protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
  }
  var UIViewNoIntrinsicMetric: CGFloat { get }
  class UIViewPrintFormatter: UIPrintFormatter {
    init()
    var view: UIView { get }
  }
  class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    var delay: Double { get }
    var duration: Double { get }
    init()
    init(duration: Double, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)?)
    init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
    init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
    init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider)
    var isInterruptible: Bool
    var isManualHitTestingEnabled: Bool
    var isUserInteractionEnabled: Bool
    var pausesOnCompletion: Bool
    static func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = nil, animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
    var scrubsLinearly: Bool
    var timingParameters: UITimingCurveProvider? { get }
  }
  class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
  }
  class UIVisualEffectView: UIView, NSSecureCoding {
    var contentView: UIView { get }
    var effect: UIVisualEffect?
    init()
    init?(coder: NSCoder)
    init(effect: UIVisualEffect?)
  }
  class UIWebView: UIView, UIScrollViewDelegate {
    enum NavigationType: Int { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }
    enum PaginationBreakingMode: Int { case page, column }
    enum PaginationMode: Int { case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft }
    var allowsInlineMediaPlayback: Bool
    var allowsLinkPreview: Bool
    var allowsPictureInPictureMediaPlayback: Bool
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    var dataDetectorTypes: UIDataDetectorTypes
    var delegate: UIWebViewDelegate?
    var gapBetweenPages: CGFloat
    func goBack()
    func goForward()
    init()
    init(frame: CGRect)
    var isLoading: Bool { get }
    var keyboardDisplayRequiresUserAction: Bool
    func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL baseUrl: URL)
    func loadHTMLString(_ s: String, baseURL baseUrl: URL?)
    func loadRequest(_ r: URLRequest)
    var mediaPlaybackAllowsAirPlay: Bool
    var mediaPlaybackRequiresUserAction: Bool
    var pageCount: Int { get }
    var pageLength: CGFloat
    var paginationBreakingMode: UIWebView.PaginationBreakingMode
    var paginationMode: UIWebView.PaginationMode
    func reload()
    var request: URLRequest { get }
    var scalesPageToFit: Bool
    var scrollView: UIScrollView { get }
    func stopLoading()
    func stringByEvaluatingJavaScript(from script: String) -> String
    var suppressesIncrementalRendering: Bool
  }
  protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(_ webView: UIWebView, didFailLoadWithError error: Error)
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webViewDidStartLoad(_ webView: UIWebView)
  }
  class UIWindow: UIView {
    struct Level: RawRepresentable, Hashable {}
    func becomeKey()
    var canBecomeKeyWindow: Bool { get }
    var canResizeToFitContent: Bool?
    func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint
    func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect
    func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint
    func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect
    static var didBecomeHiddenNotification: Notification.Name { get }
    static var didBecomeKeyNotification: Notification.Name { get }
    static var didBecomeVisibleNotification: Notification.Name { get }
    static var didResignKeyNotification: Notification.Name { get }
    init()
    init(frame: CGRect)
    init(windowScene: UIWindowScene)
    var isKeyWindow: Bool { get }
    func makeKey()
    func makeKeyAndVisible()
    func resignKey()
    var rootViewController: UIViewController?
    var safeAreaAspectFitLayoutGuide: UILayoutGuideAspectFitting { get }
    var screen: UIScreen
    func sendEvent(_ evt: UIEvent)
    var windowLevel: UIWindow.Level
    var windowScene: UIWindowScene?
  }
  extension UIWindow.Level {
    static var alert: UIWindow.Level { get }
    init(_ rawValue: CGFloat)
    init(rawValue: CGFloat)
    static var normal: UIWindow.Level { get }
    var rawValue: CGFloat { get }
    static var statusBar: UIWindow.Level { get }
  }
  class UIWindowScene: UIScene, UITraitChangeObservable {
    class ActivationAction: UIAction {}
    class ActivationConfiguration: NSObject {}
    class ActivationInteraction: NSObject, UIInteraction {}
    class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
    enum DismissalAnimation: Int { case standard, commit, decline }
    class Geometry: NSObject, NSCopying {}
    class GeometryPreferences: NSObject {}
    enum PresentationStyle: UInt { case automatic, standard, prominent }
    struct SessionRole: RawRepresentable, Hashable {}
    var activityItemsConfigurationSource: UIActivityItemsConfigurationProviding?
    var coordinateSpace: UICoordinateSpace { get }
    var effectiveGeometry: UIWindowScene.Geometry { get }
    var focusSystem: UIFocusSystem? { get }
    init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
    var interfaceOrientation: UIInterfaceOrientation { get }
    var isFullScreen: Bool { get }
    var keyWindow: UIWindow? { get }
    func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((Error) -> Void)? = nil)
    func requestGeometryUpdate(with geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((Error?) -> Void)? = nil)
    var screen: UIScreen { get }
    var screenshotService: UIScreenshotService? { get }
    var sizeRestrictions: UISceneSizeRestrictions? { get }
    var statusBarManager: UIStatusBarManager? { get }
    var titlebar: UITitlebar? { get }
    var traitCollection: UITraitCollection { get }
    var traitOverrides: UITraitOverrides { get }
    var windowingBehaviors: UISceneWindowingBehaviors? { get }
    var windows: [UIWindow] { get }
  }
  extension UIWindowScene.ActivationAction {
    init(identifier: UIAction.Identifier?, alternateAction: UIAction?, configurationProvider: @escaping (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration)
    var title: String?
  }
  extension UIWindowScene.ActivationConfiguration {
    init(userActivity: NSUserActivity)
    var options: UIWindowScene.ActivationRequestOptions?
    var preview: UITargetedPreview?
    var userActivity: NSUserActivity { get }
  }
  extension UIWindowScene.ActivationInteraction {
    init(configurationProvider: @escaping (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration, errorHandler: @escaping (Error?) -> Void)
  }
  extension UIWindowScene.ActivationRequestOptions {
    init()
    var placement: UIWindowScenePlacement?
    var preferredPresentationStyle: UIWindowScene.PresentationStyle
  }
  extension UIWindowScene.Geometry {
    var interfaceOrientation: UIInterfaceOrientation { get }
    var systemFrame: CGRect { get }
  }
  extension UIWindowScene.GeometryPreferences {
    class Mac: UIWindowScene.GeometryPreferences {}
    class iOS: UIWindowScene.GeometryPreferences {}
    init()
  }
  extension UIWindowScene.GeometryPreferences.Mac {
    init()
    init(systemFrame: CGRect)
    var systemFrame: CGRect
  }
  extension UIWindowScene.GeometryPreferences.iOS {
    init()
    init(interfaceOrientations: UIInterfaceOrientationMask)
    var interfaceOrientations: UIInterfaceOrientationMask
  }
  extension UIWindowScene.SessionRole {
    static var application: UIWindowScene.SessionRole { get }
    static var carTemplateApplication: UIWindowScene.SessionRole { get }
    static var externalDisplay: UIWindowScene.SessionRole { get }
    static var externalDisplayNonInteractive: UIWindowScene.SessionRole { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  protocol UIWindowSceneDelegate: NSObjectProtocol, UISceneDelegate {
    var window: UIWindow?
    func windowScene(_ windowScene: UIWindowScene, didUpdateCoordinateSpace previousCoordinateSpace: UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
  }
  class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    init()
    var windowDismissalAnimation: UIWindowScene.DismissalAnimation
  }
  class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    var gestureForFailureRelationships: UIGestureRecognizer { get }
    init()
  }
  class UIWindowScenePlacement: NSObject, NSCopying {
    init()
  }
  class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    init()
  }
  class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    init()
  }
  enum UIWritingToolsBehavior: Int {
    case none, `default`, complete, limited
  }
  class UIWritingToolsCoordinator: NSObject, UIInteraction {
    enum State: Int { case inactive, noninteractive, interactiveResting, interactiveStreaming }
    enum TextAnimation: Int { case anticipate, remove, insert }
    enum TextReplacementReason: Int { case interactive, noninteractive }
    enum TextUpdateReason: Int { case typing, undoRedo }
    var behavior: UIWritingToolsBehavior { get }
    var decorationContainerView: UIView?
    var delegate: UIWritingToolsCoordinatorDelegate? { get }
    var effectContainerView: UIView?
    init()
    init(delegate: UIWritingToolsCoordinatorDelegate?)
    static var isWritingToolsAvailable: Bool { get }
    var preferredBehavior: UIWritingToolsBehavior
    var preferredResultOptions: UIWritingToolsResultOptions
    var resultOptions: UIWritingToolsResultOptions { get }
    var state: UIWritingToolsCoordinator.State { get }
    func stopWritingTools()
    func updateForReflowedTextInContext(withIdentifier contextId: UUID)
    func updateRange(_ range: NSRange, withText replacementText: NSAttributedString, reason: UIWritingToolsCoordinator.TextUpdateReason, forContextWithIdentifier contextId: UUID)
    var view: UIView? { get }
  }
  class UIWritingToolsCoordinatorAnimationParameters: NSObject {
    var completionHandler: (() -> Void)?
    var delay: CGFloat { get }
    var duration: CGFloat { get }
    var progressHandler: ((Float) -> Void)?
  }
  class UIWritingToolsCoordinatorContext: NSObject {
    enum Scope: Int { case userSelection, fullDocument, visibleArea }
    var attributedString: NSAttributedString { get }
    var identifier: UUID { get }
    init(attributedString: NSAttributedString, range: NSRange)
    var range: NSRange { get }
    var resolvedRange: NSRange { get }
  }
  protocol UIWritingToolsCoordinatorDelegate: NSObjectProtocol {
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, finishTextAnimation textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, prepareFor textAnimation: UIWritingToolsCoordinator.TextAnimation, for range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, replace range: NSRange, in context: UIWritingToolsCoordinatorContext, proposedText replacementText: NSAttributedString, reason: UIWritingToolsCoordinator.TextReplacementReason, animationParameters: UIWritingToolsCoordinatorAnimationParameters?, completion: @escaping (NSAttributedString?) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsBoundingBezierPathsFor range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping ([UIBezierPath]) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsContextsFor scope: UIWritingToolsCoordinatorContext.Scope, completion: @escaping ([UIWritingToolsCoordinatorContext]) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsDecorationContainerViewFor range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping (UIView) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor rect: CGRect, in context: UIWritingToolsCoordinatorContext, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsPreviewFor textAnimation: UIWritingToolsCoordinator.TextAnimation, of range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping (UIView?) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsRangeInContextWithIdentifierFor point: CGPoint, completion: @escaping (NSRange, UUID) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsSingleContainerSubrangesOf range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping ([NSValue]) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, requestsUnderlinePathsFor range: NSRange, in context: UIWritingToolsCoordinatorContext, completion: @escaping ([UIBezierPath]) -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, selectRanges ranges: [NSValue], in context: UIWritingToolsCoordinatorContext, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: UIWritingToolsCoordinator, willChangeTo newState: UIWritingToolsCoordinator.State, completion: @escaping () -> Void)
  }
  struct UIWritingToolsResultOptions: OptionSet {
    init(rawValue: UInt)
    static var list: UIWritingToolsResultOptions { get }
    static var plainText: UIWritingToolsResultOptions { get }
    var rawValue: UInt { get }
    static var richText: UIWritingToolsResultOptions { get }
    static var table: UIWritingToolsResultOptions { get }
  }
  class UIZoomTransitionAlignmentRectContext: NSObject {
    init()
    var sourceView: UIView { get }
    var zoomedViewController: UIViewController { get }
  }
  class UIZoomTransitionInteractionContext: NSObject {
    init()
    var location: CGPoint { get }
    var velocity: CGVector { get }
    var willBegin: Bool { get }
  }
  class UIZoomTransitionOptions: NSObject, NSCopying {
    var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect)?
    var dimmingColor: UIColor?
    var dimmingVisualEffect: UIBlurEffect?
    init()
    var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)?
  }
  class UIZoomTransitionSourceViewProviderContext: NSObject {
    var sourceViewController: UIViewController { get }
    var zoomedViewController: UIViewController { get }
  }
  """#

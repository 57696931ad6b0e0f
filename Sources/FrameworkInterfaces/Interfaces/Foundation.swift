/// What is known of the module `Foundation`.
let foundationInterface = #"""
  // exports: CoreFoundation CoreGraphics Darwin Dispatch ObjectiveC
  // aliases: ObservableObject Published
  struct AffineTransform: Codable, ReferenceConvertible {
    typealias ReferenceType = NSAffineTransform
    func append(_ transform: AffineTransform)
    var description: String { get }
    static var identity: AffineTransform { get }
    init()
    init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, tX: CGFloat, tY: CGFloat)
    init(rotationByDegrees angle: CGFloat)
    init(rotationByRadians angle: CGFloat)
    init(scale factor: CGFloat)
    init(scaleByX x: CGFloat, byY y: CGFloat)
    init(translationByX x: CGFloat, byY y: CGFloat)
    func invert()
    func inverted() -> AffineTransform?
    var m11: CGFloat
    var m12: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    func prepend(_ transform: AffineTransform)
    func rotate(byDegrees angle: CGFloat)
    func rotate(byRadians angle: CGFloat)
    func scale(_ scale: CGFloat)
    func scale(x: CGFloat, y: CGFloat)
    var tX: CGFloat
    var tY: CGFloat
    func transform(_ point: CGPoint) -> CGPoint
    func transform(_ size: CGSize) -> CGSize
    func translate(x: CGFloat, y: CGFloat)
  }
  struct AlignmentOptions: OptionSet {
    static var alignAllEdgesInward: AlignmentOptions { get }
    static var alignAllEdgesNearest: AlignmentOptions { get }
    static var alignAllEdgesOutward: AlignmentOptions { get }
    static var alignHeightInward: AlignmentOptions { get }
    static var alignHeightNearest: AlignmentOptions { get }
    static var alignHeightOutward: AlignmentOptions { get }
    static var alignMaxXInward: AlignmentOptions { get }
    static var alignMaxXNearest: AlignmentOptions { get }
    static var alignMaxXOutward: AlignmentOptions { get }
    static var alignMaxYInward: AlignmentOptions { get }
    static var alignMaxYNearest: AlignmentOptions { get }
    static var alignMaxYOutward: AlignmentOptions { get }
    static var alignMinXInward: AlignmentOptions { get }
    static var alignMinXNearest: AlignmentOptions { get }
    static var alignMinXOutward: AlignmentOptions { get }
    static var alignMinYInward: AlignmentOptions { get }
    static var alignMinYNearest: AlignmentOptions { get }
    static var alignMinYOutward: AlignmentOptions { get }
    static var alignRectFlipped: AlignmentOptions { get }
    static var alignWidthInward: AlignmentOptions { get }
    static var alignWidthNearest: AlignmentOptions { get }
    static var alignWidthOutward: AlignmentOptions { get }
    init(rawValue: UInt64)
    var rawValue: UInt64
  }
  extension Array: DataProtocol, MutableDataProtocol, ContiguousBytes where Element == UInt8 {
    var regions: CollectionOfOne<Array<UInt8>> { get }
  }
  extension Array: DecodableWithConfiguration where Element: DecodableWithConfiguration {
    init(from decoder: any Decoder, configuration: Element.DecodingConfiguration) throws
  }
  extension Array: EncodableWithConfiguration where Element: EncodableWithConfiguration {
    func encode(to encoder: any Encoder, configuration: Element.EncodingConfiguration) throws
  }
  extension ArraySlice: DataProtocol, ContiguousBytes where Element == UInt8 {
    var regions: CollectionOfOne<ArraySlice<UInt8>> { get }
  }
  struct AsyncCharacterSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    typealias Element = Character
  }
  struct AsyncLineSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    struct AsyncIterator: AsyncIteratorProtocol {}
    typealias Element = String
    func makeAsyncIterator() -> AsyncLineSequence<Base>.AsyncIterator
  }
  extension AsyncLineSequence.AsyncIterator {
    func next() async rethrows -> String?
  }
  extension AsyncSequence where Element == UInt8 {
    var characters: AsyncCharacterSequence<Self> { get }
    var lines: AsyncLineSequence<Self> { get }
    var unicodeScalars: AsyncUnicodeScalarSequence<Self> { get }
  }
  struct AsyncUnicodeScalarSequence<Base>: AsyncSequence where Base: AsyncSequence, Base.Element == UInt8 {
    typealias Element = UnicodeScalar
  }
  @dynamicMemberLookup struct AttributeContainer: CustomStringConvertible, Hashable {
    struct Builder<T> where T: AttributedStringKey {}
    var description: String { get }
    func filter(inheritedByAddedText: Bool) -> AttributeContainer
    func filter(runBoundaries: AttributedString.AttributeRunBoundaries?) -> AttributeContainer
    init()
    func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil)
    func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil) -> AttributeContainer
    static subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> where K: AttributedStringKey { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    subscript<T>(_: T.Type) -> T.Value? where T: AttributedStringKey, T.Value: Sendable { get set }
  }
  extension AttributeContainer.Builder {
    func callAsFunction(_ value: T.Value) -> AttributeContainer where T.Value: Sendable
  }
  @dynamicMemberLookup enum AttributeDynamicLookup {
    subscript<T>(_: T.Type) -> T where T: AttributedStringKey { get }
    subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T where T: AttributedStringKey { get }
    subscript<T>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes.NumberFormatAttributes, T>) -> T where T: AttributedStringKey { get }
  }
  protocol AttributeScope: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static var decodingConfiguration: AttributeScopeCodableConfiguration { get }
    static var encodingConfiguration: AttributeScopeCodableConfiguration { get }
  }
  struct AttributeScopeCodableConfiguration {}
  enum AttributeScopes {
    struct FoundationAttributes: AttributeScope {}
    var foundation: AttributeScopes.FoundationAttributes.Type { get }
  }
  extension AttributeScopes.FoundationAttributes {
    enum AlternateDescriptionAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum ByteCountAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum DateFieldAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum DurationFieldAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum ImageURLAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum InflectionAlternativeAttribute: AttributedStringKey {}
    enum InflectionRuleAttribute: AttributedStringKey {}
    enum InlinePresentationIntentAttribute: AttributedStringKey {}
    enum LanguageIdentifierAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum LinkAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    struct MeasurementAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum MorphologyAttribute: AttributedStringKey {}
    struct NumberFormatAttributes: AttributeScope {}
    enum PersonNameComponentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum PresentationIntentAttribute: AttributedStringKey {}
    enum ReplacementIndexAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum WritingDirectionAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    var alternateDescription: AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute { get }
    var byteCount: AttributeScopes.FoundationAttributes.ByteCountAttribute { get }
    var dateField: AttributeScopes.FoundationAttributes.DateFieldAttribute { get }
    var durationField: AttributeScopes.FoundationAttributes.DurationFieldAttribute { get }
    var imageURL: AttributeScopes.FoundationAttributes.ImageURLAttribute { get }
    var inflect: AttributeScopes.FoundationAttributes.InflectionRuleAttribute { get }
    var inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute { get }
    var languageIdentifier: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute { get }
    var link: AttributeScopes.FoundationAttributes.LinkAttribute { get }
    var measurement: AttributeScopes.FoundationAttributes.MeasurementAttribute { get }
    var morphology: AttributeScopes.FoundationAttributes.MorphologyAttribute { get }
    var numberFormat: AttributeScopes.FoundationAttributes.NumberFormatAttributes { get }
    var personNameComponent: AttributeScopes.FoundationAttributes.PersonNameComponentAttribute { get }
    var presentationIntent: AttributeScopes.FoundationAttributes.PresentationIntentAttribute { get }
    var replacementIndex: AttributeScopes.FoundationAttributes.ReplacementIndexAttribute { get }
    var writingDirection: AttributeScopes.FoundationAttributes.WritingDirectionAttribute { get }
  }
  extension AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute {
    typealias Value = String
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.ByteCountAttribute {
    enum Component: Codable { case actualByteCount, spelledOutValue, unit(AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit), value }
    enum Unit: Codable { case byte, eb, gb, kb, mb, pb, tb, yb, zb }
    typealias Value = AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.DateFieldAttribute {
    enum Field: Codable { case amPM, day, dayOfYear, era, hour, minute, month, quarter, relatedGregorianYear, second, secondFraction, timeZone, weekOfMonth, weekOfYear, weekday, weekdayOrdinal, year }
    typealias Value = AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.DurationFieldAttribute {
    enum Field: Int, Codable { case days, hours, microseconds, milliseconds, minutes, nanoseconds, seconds, weeks }
    typealias Value = AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.ImageURLAttribute {
    typealias Value = URL
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute {
    typealias Value = InlinePresentationIntent
  }
  extension AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute {
    typealias Value = String
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.LinkAttribute {
    typealias Value = URL
    static var name: String
  }
  extension AttributeScopes.FoundationAttributes.MeasurementAttribute {
    enum Component: Int, Codable { case unit, value }
    typealias Value = AttributeScopes.FoundationAttributes.MeasurementAttribute.Component
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.NumberFormatAttributes {
    enum NumberPartAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    enum SymbolAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
    var numberPart: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute { get }
    var numberSymbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute { get }
  }
  extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute {
    enum NumberPart: Int, Codable { case fraction, integer }
    typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute {
    enum Symbol: Int, Codable { case currency, decimalSeparator, groupingSeparator, percent, sign }
    typealias Value = AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.PersonNameComponentAttribute {
    enum Component: String, Codable { case delimiter, familyName, givenName, middleName, namePrefix, nameSuffix, nickname }
    typealias Value = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.PresentationIntentAttribute {
    typealias Value = PresentationIntent
  }
  extension AttributeScopes.FoundationAttributes.ReplacementIndexAttribute {
    typealias Value = Int
    static var name: String { get }
  }
  extension AttributeScopes.FoundationAttributes.WritingDirectionAttribute {
    typealias Value = AttributedString.WritingDirection
    static var inheritedByAddedText: Bool { get }
    static var name: String { get }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
  }
  @dynamicMemberLookup struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral {
    static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
    static func + (lhs: AttributedString, rhs: some AttributedStringProtocol) -> AttributedString
    static func += (lhs: inout AttributedString, rhs: AttributedString)
    static func += (lhs: inout AttributedString, rhs: some AttributedStringProtocol)
    struct AttributeInvalidationCondition: Hashable {}
    enum AttributeMergePolicy { case keepCurrent, keepNew }
    enum AttributeRunBoundaries { case character(Character), paragraph }
    struct CharacterView: BidirectionalCollection, RangeReplaceableCollection {}
    struct FormattingOptions: OptionSet {}
    struct Index: Comparable {}
    struct InterpolationOptions: OptionSet {}
    struct LocalizationOptions {}
    struct MarkdownParsingOptions {}
    struct MarkdownSourcePosition: Codable, Hashable {}
    struct Runs: BidirectionalCollection, CustomStringConvertible, Equatable {}
    struct SingleAttributeTransformer<T> where T: AttributedStringKey, T.Value: Sendable {}
    struct UTF16View: BidirectionalCollection {}
    struct UTF8View: BidirectionalCollection {}
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection {}
    enum WritingDirection: CaseIterable, Codable { case leftToRight, rightToLeft }
    func append(_ s: some AttributedStringProtocol)
    var characters: AttributedString.CharacterView
    var endIndex: AttributedString.Index { get }
    func inflected() -> AttributedString
    init()
    init(_ nsStr: NSAttributedString)
    init(_ string: String, attributes: AttributeContainer = nil)
    init(_ string: String.LocalizationValue, options: AttributedString.FormattingOptions = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
    init(_ substring: AttributedSubstring)
    init(_ substring: DiscontiguousAttributedSubstring)
    init(_ substring: Substring, attributes: AttributeContainer = nil)
    init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = nil, baseURL: URL? = nil) throws
    init(localized key: StaticString, defaultValue: String.LocalizationValue, options: AttributedString.FormattingOptions = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
    init(localized key: String.LocalizationValue, options: AttributedString.FormattingOptions = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil)
    init(localized resource: LocalizedStringResource)
    init(markdown: Data, options: AttributedString.MarkdownParsingOptions = nil, baseURL: URL? = nil) throws
    init(markdown: String, options: AttributedString.MarkdownParsingOptions = nil, baseURL: URL? = nil) throws
    init(stringLiteral value: String)
    init<S>(_ elements: S, attributes: AttributeContainer = nil) where S: Sequence, S.Element == Character
    init<S>(_ nsStr: NSAttributedString, including scope: S.Type) throws where S: AttributeScope
    init<S>(markdown: String, including scope: S.Type, options: AttributedString.MarkdownParsingOptions = nil, baseURL: URL? = nil) throws where S: AttributeScope
    func insert(_ s: some AttributedStringProtocol, at index: AttributedString.Index)
    func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil)
    func removeSubrange(_ range: some RangeExpression<AttributedString.Index>)
    func removeSubranges(_ subranges: RangeSet<AttributedString.Index>)
    func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    func replaceSubrange(_ range: some RangeExpression<AttributedString.Index>, with s: some AttributedStringProtocol)
    var runs: AttributedString.Runs { get }
    func setAttributes(_ attributes: AttributeContainer)
    var startIndex: AttributedString.Index { get }
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get set }
    subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get set }
    subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    func transform<E>(updating range: Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) -> Range<AttributedString.Index>? where E: Error
    func transform<E>(updating range: inout Range<AttributedString.Index>, body: (inout AttributedString) throws(E) -> Void) throws(E) where E: Error
    func transform<E>(updating ranges: [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) -> [Range<AttributedString.Index>]? where E: Error
    func transform<E>(updating ranges: inout [Range<AttributedString.Index>], body: (inout AttributedString) throws(E) -> Void) throws(E) where E: Error
    func transformingAttributes<K1, K2, K3, K4, K5>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type, _ k5: K5.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>, inout AttributedString.SingleAttributeTransformer<K5>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey, K5: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable, K5.Value: Sendable
    func transformingAttributes<K1, K2, K3, K4, K5>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>, _ k5: KeyPath<AttributeDynamicLookup, K5>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>, inout AttributedString.SingleAttributeTransformer<K5>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey, K5: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable, K5.Value: Sendable
    func transformingAttributes<K1, K2, K3, K4>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ k4: K4.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable
    func transformingAttributes<K1, K2, K3, K4>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ k4: KeyPath<AttributeDynamicLookup, K4>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>, inout AttributedString.SingleAttributeTransformer<K4>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K4: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable, K4.Value: Sendable
    func transformingAttributes<K1, K2, K3>(_ k: K1.Type, _ k2: K2.Type, _ k3: K3.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable
    func transformingAttributes<K1, K2, K3>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ k3: KeyPath<AttributeDynamicLookup, K3>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>, inout AttributedString.SingleAttributeTransformer<K3>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K3: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable, K3.Value: Sendable
    func transformingAttributes<K1, K2>(_ k: K1.Type, _ k2: K2.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable
    func transformingAttributes<K1, K2>(_ k: KeyPath<AttributeDynamicLookup, K1>, _ k2: KeyPath<AttributeDynamicLookup, K2>, _ c: (inout AttributedString.SingleAttributeTransformer<K1>, inout AttributedString.SingleAttributeTransformer<K2>) -> Void) -> AttributedString where K1: AttributedStringKey, K2: AttributedStringKey, K1.Value: Sendable, K2.Value: Sendable
    func transformingAttributes<K>(_ k: K.Type, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K: AttributedStringKey, K.Value: Sendable
    func transformingAttributes<K>(_ k: KeyPath<AttributeDynamicLookup, K>, _ c: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString where K: AttributedStringKey, K.Value: Sendable
    var unicodeScalars: AttributedString.UnicodeScalarView
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
  }
  extension AttributedString.AttributeInvalidationCondition {
    static func attributeChanged<T>(_ key: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.AttributeInvalidationCondition where T: AttributedStringKey
    static func attributeChanged<T>(_ key: T.Type) -> AttributedString.AttributeInvalidationCondition where T: AttributedStringKey
    static var textChanged: AttributedString.AttributeInvalidationCondition { get }
  }
  extension AttributedString.CharacterView {
    typealias Element = Character
    typealias Index = AttributedString.Index
    var count: Int { get }
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    var endIndex: AttributedString.Index { get }
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    init()
    func replaceSubrange(_ subrange: Range<AttributedString.CharacterView.Index>, with newElements: some Collection<Character>)
    var startIndex: AttributedString.Index { get }
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.CharacterView> { get set }
    subscript(index: AttributedString.Index) -> Character { get set }
  }
  extension AttributedString.FormattingOptions {
    static var applyReplacementIndexAttribute: AttributedString.FormattingOptions { get }
  }
  extension AttributedString.Index {
    static func < (left: AttributedString.Index, right: AttributedString.Index) -> Bool
    init?<S>(_ sourcePosition: String.Index, within target: S) where S: AttributedStringProtocol
    func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    func isValid(within text: some AttributedStringProtocol) -> Bool
  }
  extension AttributedString.MarkdownParsingOptions {
    enum FailurePolicy { case returnPartiallyParsedIfPossible, throwError }
    enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    var allowsExtendedAttributes: Bool
    var appliesSourcePositionAttributes: Bool
    var failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy
    init(allowsExtendedAttributes: Bool = nil, interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = nil, failurePolicy: AttributedString.MarkdownParsingOptions.FailurePolicy = nil, languageCode: String? = nil, appliesSourcePositionAttributes: Bool = nil)
    var interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    var languageCode: String?
  }
  extension AttributedString.Runs {
    struct AttributesSlice1<T>: BidirectionalCollection where T: AttributedStringKey, T.Value: Sendable {}
    struct AttributesSlice2<T, U>: BidirectionalCollection where T: AttributedStringKey, U: AttributedStringKey, T.Value: Sendable, U.Value: Sendable {}
    struct AttributesSlice3<T, U, V>: BidirectionalCollection where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable {}
    struct AttributesSlice4<T, U, V, W>: BidirectionalCollection where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable {}
    struct AttributesSlice5<T, U, V, W, X>: BidirectionalCollection where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, X: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable, X.Value: Sendable {}
    typealias Element = AttributedString.Runs.Run
    struct Index: Strideable {}
    @dynamicMemberLookup struct Run: CustomStringConvertible, Equatable {}
    var description: String { get }
    func distance(from start: AttributedString.Runs.Index, to end: AttributedString.Runs.Index) -> Int
    var endIndex: AttributedString.Runs.Index { get }
    func index(_ i: AttributedString.Runs.Index, offsetBy distance: Int) -> AttributedString.Runs.Index
    func index(_ i: AttributedString.Runs.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Runs.Index) -> AttributedString.Runs.Index?
    func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index
    var startIndex: AttributedString.Runs.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { get }
    subscript<T, U, V, W, X>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>, w: KeyPath<AttributeDynamicLookup, W>, x: KeyPath<AttributeDynamicLookup, X>) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, X: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable, X.Value: Sendable { get }
    subscript<T, U, V, W, X>(t: T.Type, u: U.Type, v: V.Type, w: W.Type, x: X.Type) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, X: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable, X.Value: Sendable { get }
    subscript<T, U, V, W>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>, w: KeyPath<AttributeDynamicLookup, W>) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable { get }
    subscript<T, U, V, W>(t: T.Type, u: U.Type, v: V.Type, w: W.Type) -> AttributedString.Runs.AttributesSlice4<T, U, V, W> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, W: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable, W.Value: Sendable { get }
    subscript<T, U, V>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>, v: KeyPath<AttributeDynamicLookup, V>) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable { get }
    subscript<T, U, V>(t: T.Type, u: U.Type, v: V.Type) -> AttributedString.Runs.AttributesSlice3<T, U, V> where T: AttributedStringKey, U: AttributedStringKey, V: AttributedStringKey, T.Value: Sendable, U.Value: Sendable, V.Value: Sendable { get }
    subscript<T, U>(t: KeyPath<AttributeDynamicLookup, T>, u: KeyPath<AttributeDynamicLookup, U>) -> AttributedString.Runs.AttributesSlice2<T, U> where T: AttributedStringKey, U: AttributedStringKey, T.Value: Sendable, U.Value: Sendable { get }
    subscript<T, U>(t: T.Type, u: U.Type) -> AttributedString.Runs.AttributesSlice2<T, U> where T: AttributedStringKey, U: AttributedStringKey, T.Value: Sendable, U.Value: Sendable { get }
    subscript<T>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> where T: AttributedStringKey, T.Value: Sendable { get }
    subscript<T>(t: T.Type) -> AttributedString.Runs.AttributesSlice1<T> where T: AttributedStringKey, T.Value: Sendable { get }
  }
  extension AttributedString.Runs.AttributesSlice1 {
    typealias Element = (T.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    struct Iterator: IteratorProtocol {}
    var endIndex: AttributedString.Runs.AttributesSlice1<T>.Index { get }
    func index(after i: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
    func index(before i: AttributedString.Runs.AttributesSlice1<T>.Index) -> AttributedString.Runs.AttributesSlice1<T>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice1<T>.Iterator
    var startIndex: AttributedString.Runs.AttributesSlice1<T>.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice1<T>.Element { get }
  }
  extension AttributedString.Runs.AttributesSlice1.Iterator {
    typealias Element = AttributedString.Runs.AttributesSlice1<T>.Element
    func next() -> AttributedString.Runs.AttributesSlice1<T>.Iterator.Element?
  }
  extension AttributedString.Runs.AttributesSlice2 {
    typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    struct Iterator: IteratorProtocol {}
    var endIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index { get }
    func index(after i: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
    func index(before i: AttributedString.Runs.AttributesSlice2<T, U>.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator
    var startIndex: AttributedString.Runs.AttributesSlice2<T, U>.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice2<T, U>.Element { get }
  }
  extension AttributedString.Runs.AttributesSlice2.Iterator {
    typealias Element = AttributedString.Runs.AttributesSlice2<T, U>.Element
    func next() -> AttributedString.Runs.AttributesSlice2<T, U>.Iterator.Element?
  }
  extension AttributedString.Runs.AttributesSlice3 {
    typealias Element = (T.Value?, U.Value?, V.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    struct Iterator: IteratorProtocol {}
    var endIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index { get }
    func index(after i: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
    func index(before i: AttributedString.Runs.AttributesSlice3<T, U, V>.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator
    var startIndex: AttributedString.Runs.AttributesSlice3<T, U, V>.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice3<T, U, V>.Element { get }
  }
  extension AttributedString.Runs.AttributesSlice3.Iterator {
    typealias Element = AttributedString.Runs.AttributesSlice3<T, U, V>.Element
    func next() -> AttributedString.Runs.AttributesSlice3<T, U, V>.Iterator.Element?
  }
  extension AttributedString.Runs.AttributesSlice4 {
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    struct Iterator: IteratorProtocol {}
    var endIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index { get }
    func index(after i: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
    func index(before i: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator
    var startIndex: AttributedString.Runs.AttributesSlice4<T, U, V, W>.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Element { get }
  }
  extension AttributedString.Runs.AttributesSlice4.Iterator {
    typealias Element = AttributedString.Runs.AttributesSlice4<T, U, V, W>.Element
    func next() -> AttributedString.Runs.AttributesSlice4<T, U, V, W>.Iterator.Element?
  }
  extension AttributedString.Runs.AttributesSlice5 {
    typealias Element = (T.Value?, U.Value?, V.Value?, W.Value?, X.Value?, Range<AttributedString.Index>)
    typealias Index = AttributedString.Index
    struct Iterator: IteratorProtocol {}
    var endIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index { get }
    func index(after i: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
    func index(before i: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index
    func makeIterator() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator
    var startIndex: AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Index { get }
    subscript(position: AttributedString.Index) -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Element { get }
  }
  extension AttributedString.Runs.AttributesSlice5.Iterator {
    typealias Element = AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Element
    func next() -> AttributedString.Runs.AttributesSlice5<T, U, V, W, X>.Iterator.Element?
  }
  extension AttributedString.Runs.Index {
    static func < (lhs: AttributedString.Runs.Index, rhs: AttributedString.Runs.Index) -> Bool
    func advanced(by n: Int) -> AttributedString.Runs.Index
    func distance(to other: AttributedString.Runs.Index) -> Int
  }
  extension AttributedString.Runs.Run {
    var attributes: AttributeContainer { get }
    var description: String { get }
    var range: Range<AttributedString.Index> { get }
    subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get }
  }
  extension AttributedString.SingleAttributeTransformer {
    var range: Range<AttributedString.Index>
    func replace<U>(with key: U.Type, value: U.Value) where U: AttributedStringKey, U.Value: Sendable
    func replace<U>(with keyPath: KeyPath<AttributeDynamicLookup, U>, value: U.Value) where U: AttributedStringKey, U.Value: Sendable
    var value: T.Value?
  }
  extension AttributedString.UTF16View {
    typealias Element = UTF16.CodeUnit
    typealias Index = AttributedString.Index
    typealias Subsequence = AttributedString.UTF16View
    var count: Int { get }
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    var endIndex: AttributedString.Index { get }
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    var startIndex: AttributedString.Index { get }
    subscript(bounds: Range<AttributedString.Index>) -> AttributedString.UTF16View { get }
    subscript(index: AttributedString.Index) -> UTF16.CodeUnit { get }
  }
  extension AttributedString.UTF8View {
    typealias Element = UTF8.CodeUnit
    typealias Index = AttributedString.Index
    typealias Subsequence = AttributedString.UTF8View
    var count: Int { get }
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    var endIndex: AttributedString.Index { get }
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    var startIndex: AttributedString.Index { get }
    subscript(bounds: Range<AttributedString.Index>) -> AttributedString.UTF8View { get }
    subscript(index: AttributedString.Index) -> UTF8.CodeUnit { get }
  }
  extension AttributedString.UnicodeScalarView {
    typealias Element = UnicodeScalar
    typealias Index = AttributedString.Index
    var count: Int { get }
    func distance(from start: AttributedString.Index, to end: AttributedString.Index) -> Int
    var endIndex: AttributedString.Index { get }
    func index(_ i: AttributedString.Index, offsetBy distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetBy distance: Int, limitedBy limit: AttributedString.Index) -> AttributedString.Index?
    func index(after i: AttributedString.Index) -> AttributedString.Index
    func index(before i: AttributedString.Index) -> AttributedString.Index
    init()
    func replaceSubrange(_ subrange: Range<AttributedString.UnicodeScalarView.Index>, with newElements: some Collection<Unicode.Scalar>)
    var startIndex: AttributedString.Index { get }
    subscript(bounds: Range<AttributedString.Index>) -> Slice<AttributedString.UnicodeScalarView> { get }
    subscript(index: AttributedString.Index) -> UnicodeScalar { get }
  }
  protocol AttributedStringAttributeMutation {
    func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
    func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    func setAttributes(_ attributes: AttributeContainer)
  }
  protocol AttributedStringKey {
    associatedtype Value: Hashable
    static var inheritedByAddedText: Bool { get }
    static var invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? { get }
    static var name: String { get }
    static var runBoundaries: AttributedString.AttributeRunBoundaries? { get }
  }
  extension AttributedStringKey {
    var description: String { get }
  }
  @dynamicMemberLookup protocol AttributedStringProtocol: AttributedStringAttributeMutation, CustomStringConvertible, Hashable {
    var characters: AttributedString.CharacterView { get }
    var endIndex: AttributedString.Index { get }
    var runs: AttributedString.Runs { get }
    var startIndex: AttributedString.Index { get }
    subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<R>(bounds: R) -> AttributedSubstring where R: RangeExpression, R.Bound == AttributedString.Index { get }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    var unicodeScalars: AttributedString.UnicodeScalarView { get }
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
  }
  extension AttributedStringProtocol {
    var description: String { get }
    func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetByRuns distance: Int) -> AttributedString.Index
    func index(_ i: AttributedString.Index, offsetByUnicodeScalars distance: Int) -> AttributedString.Index
    func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index
    func index(afterRun i: AttributedString.Index) -> AttributedString.Index
    func index(afterUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
    func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index
    func index(beforeRun i: AttributedString.Index) -> AttributedString.Index
    func index(beforeUnicodeScalar i: AttributedString.Index) -> AttributedString.Index
    func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil) -> AttributedString
    func range<T>(of stringToFind: T, options: String.CompareOptions = nil, locale: Locale? = nil) -> Range<AttributedString.Index>? where T: StringProtocol
    func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString
    func settingAttributes(_ attributes: AttributeContainer) -> AttributedString
    subscript(indices: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
  }
  @dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol {
    var base: AttributedString { get }
    var characters: AttributedString.CharacterView { get }
    var description: String { get }
    var endIndex: AttributedString.Index { get }
    init()
    func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil)
    func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    var runs: AttributedString.Runs { get }
    func setAttributes(_ attributes: AttributeContainer)
    var startIndex: AttributedString.Index { get }
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> AttributedSubstring { get }
    subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    var unicodeScalars: AttributedString.UnicodeScalarView { get }
    var utf16: AttributedString.UTF16View { get }
    var utf8: AttributedString.UTF8View { get }
  }
  extension BinaryFloatingPoint {
    func formatted() -> String
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint
    init(_ value: String, format: FloatingPointFormatStyle<Self>, lenient: Bool = nil) throws
    init(_ value: String, format: FloatingPointFormatStyle<Self>.Currency, lenient: Bool = nil) throws
    init(_ value: String, format: FloatingPointFormatStyle<Self>.Percent, lenient: Bool = nil) throws
    init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput: BinaryFloatingPoint
  }
  extension BinaryInteger {
    func formatted() -> String
    func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger
    init(_ value: String, format: IntegerFormatStyle<Self>, lenient: Bool = nil) throws
    init(_ value: String, format: IntegerFormatStyle<Self>.Currency, lenient: Bool = nil) throws
    init(_ value: String, format: IntegerFormatStyle<Self>.Percent, lenient: Bool = nil) throws
    init<S>(_ value: S.ParseInput, strategy: S) throws where S: ParseStrategy, S.ParseOutput: BinaryInteger
  }
  class BlockOperation: Operation {
    func addExecutionBlock(_ block: @escaping () -> Void)
    var executionBlocks: [() -> Void] { get }
    init()
    init(block: @escaping () -> Void)
  }
  extension Bool {
    init(_ number: NSNumber)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  class Bundle: NSObject {
    static var allBundles: [Bundle] { get }
    static var allFrameworks: [Bundle] { get }
    var appStoreReceiptURL: URL? { get }
    var builtInPlugInsPath: String? { get }
    var builtInPlugInsURL: URL? { get }
    var bundleIdentifier: String? { get }
    var bundlePath: String { get }
    var bundleURL: URL { get }
    func classNamed(_ className: String) -> AnyClass?
    var developmentLocalization: String? { get }
    static var didLoadNotification: Notification.Name { get }
    var executableArchitectures: [NSNumber]? { get }
    var executablePath: String? { get }
    var executableURL: URL? { get }
    var infoDictionary: [String: Any]? { get }
    init(for aClass: AnyClass)
    init?(_ resourceIdentifier: String)
    init?(identifier: String)
    init?(path: String)
    init?(url: URL)
    var isLoaded: Bool { get }
    func load() -> Bool
    func loadAndReturnError() throws
    var localizations: [String] { get }
    func localizedAttributedString(forKey key: String, value: String?, table tableName: String?) -> NSAttributedString
    var localizedInfoDictionary: [String: Any]? { get }
    func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
    func localizedString(forKey key: String, value: String?, table: String?, localizations: [Locale.Language]) -> String
    static var main: Bundle { get }
    func object(forInfoDictionaryKey key: String) -> Any?
    func path(forAuxiliaryExecutable executableName: String) -> String?
    func path(forResource name: String?, ofType ext: String?) -> String?
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
    func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> String?
    static func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String) -> String?
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
    func paths(forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?) -> [String]
    static func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
    static func preferredLocalizations(from localizationsArray: [String]) -> [String]
    static func preferredLocalizations(from localizationsArray: [String], forPreferences preferencesArray: [String]?) -> [String]
    var preferredLocalizations: [String] { get }
    func preflight() throws
    func preservationPriority(forTag tag: String) -> Double
    var principalClass: AnyClass? { get }
    var privateFrameworksPath: String? { get }
    var privateFrameworksURL: URL? { get }
    var resourcePath: String? { get }
    var resourceURL: URL? { get }
    func setPreservationPriority(_ priority: Double, forTags tags: Set<String>)
    var sharedFrameworksPath: String? { get }
    var sharedFrameworksURL: URL? { get }
    var sharedSupportPath: String? { get }
    var sharedSupportURL: URL? { get }
    func unload() -> Bool
    func url(forAuxiliaryExecutable executableName: String) -> URL?
    func url(forResource name: String?, withExtension ext: String?) -> URL?
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
    func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> URL?
    static func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL) -> URL?
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]?
    func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?) -> [NSURL]?
    static func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: NSURL) -> [NSURL]?
  }
  struct ByteCountFormatStyle: FormatStyle {
    struct Attributed: FormatStyle {}
    enum Style: Int, Codable { case binary, decimal, file, memory }
    struct Units: Codable, Hashable, OptionSet {}
    var allowedUnits: ByteCountFormatStyle.Units
    var attributed: ByteCountFormatStyle.Attributed
    func format(_ value: Int64) -> String
    var includesActualByteCount: Bool
    init(style: ByteCountFormatStyle.Style = nil, allowedUnits: ByteCountFormatStyle.Units = nil, spellsOutZero: Bool = nil, includesActualByteCount: Bool = nil, locale: Locale = nil)
    func locale(_ locale: Locale) -> ByteCountFormatStyle
    var locale: Locale
    var spellsOutZero: Bool
    var style: ByteCountFormatStyle.Style
  }
  extension ByteCountFormatStyle.Attributed {
    var allowedUnits: ByteCountFormatStyle.Units
    func format(_ value: Int64) -> AttributedString
    var includesActualByteCount: Bool
    func locale(_ locale: Locale) -> ByteCountFormatStyle.Attributed
    var locale: Locale
    var spellsOutZero: Bool
    var style: ByteCountFormatStyle.Style
  }
  extension ByteCountFormatStyle.Units {
    static var all: ByteCountFormatStyle.Units { get }
    static var bytes: ByteCountFormatStyle.Units { get }
    static var `default`: ByteCountFormatStyle.Units { get }
    static var eb: ByteCountFormatStyle.Units { get }
    static var gb: ByteCountFormatStyle.Units { get }
    init(rawValue: UInt)
    static var kb: ByteCountFormatStyle.Units { get }
    static var mb: ByteCountFormatStyle.Units { get }
    static var pb: ByteCountFormatStyle.Units { get }
    var rawValue: UInt
    static var tb: ByteCountFormatStyle.Units { get }
    static var ybOrHigher: ByteCountFormatStyle.Units { get }
    static var zb: ByteCountFormatStyle.Units { get }
  }
  class ByteCountFormatter: Formatter {
    enum CountStyle: Int { case binary, decimal, file, memory }
    struct Units: OptionSet {}
    var allowedUnits: ByteCountFormatter.Units
    var allowsNonnumericFormatting: Bool
    var countStyle: ByteCountFormatter.CountStyle
    var formattingContext: Formatter.Context
    var includesActualByteCount: Bool
    var includesCount: Bool
    var includesUnit: Bool
    init()
    init?(coder: NSCoder)
    var isAdaptive: Bool
    func string(fromByteCount byteCount: Int64) -> String
    static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
    var zeroPadsFractionDigits: Bool
  }
  extension ByteCountFormatter.Units {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var useAll: ByteCountFormatter.Units { get }
    static var useBytes: ByteCountFormatter.Units { get }
    static var useEB: ByteCountFormatter.Units { get }
    static var useGB: ByteCountFormatter.Units { get }
    static var useKB: ByteCountFormatter.Units { get }
    static var useMB: ByteCountFormatter.Units { get }
    static var usePB: ByteCountFormatter.Units { get }
    static var useTB: ByteCountFormatter.Units { get }
    static var useYBOrHigher: ByteCountFormatter.Units { get }
    static var useZB: ByteCountFormatter.Units { get }
  }
  class CachedURLResponse: NSObject, NSCopying {
    var data: Data { get }
    init(response: URLResponse, data: Data)
    init(response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy)
    var response: URLResponse { get }
    var storagePolicy: URLCache.StoragePolicy { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  struct Calendar: Codable, CustomStringConvertible, Hashable, ReferenceConvertible {
    enum Component { case calendar, day, dayOfYear, era, hour, isLeapMonth, isRepeatedDay, minute, month, nanosecond, quarter, second, timeZone, weekOfMonth, weekOfYear, weekday, weekdayOrdinal, year, yearForWeekOfYear }
    enum Identifier: Codable { case bangla, buddhist, chinese, coptic, dangi, ethiopicAmeteAlem, ethiopicAmeteMihret, gregorian, gujarati, hebrew, indian, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, iso8601, japanese, kannada, malayalam, marathi, odia, persian, republicOfChina, tamil, telugu, vietnamese, vikram }
    enum MatchingPolicy: Codable { case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict }
    struct RecurrenceRule: Codable, Hashable {}
    typealias ReferenceType = NSCalendar
    enum RepeatedTimePolicy: Codable { case first, last }
    enum SearchDirection { case backward, forward }
    var amSymbol: String { get }
    static var autoupdatingCurrent: Calendar { get }
    func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult
    func component(_ component: Calendar.Component, from date: Date) -> Int
    static var current: Calendar { get }
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = nil) -> Date?
    func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = nil) -> Date?
    func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, direction: Calendar.SearchDirection = nil) -> Date?
    func date(from components: DateComponents) -> Date?
    func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
    func dateComponents(_ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents) -> DateComponents
    func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
    func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
    func dateInterval(of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date) -> Bool
    func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
    func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool
    func dates(byAdding component: Calendar.Component, value: Int = nil, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = nil) -> some Sendable & Sequence<Date>
    func dates(byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = nil) -> some Sendable & Sequence<Date>
    func dates(byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, direction: Calendar.SearchDirection = nil) -> some Sendable & Sequence<Date>
    var description: String { get }
    func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, direction: Calendar.SearchDirection = nil, using block: (Date?, Bool, inout Bool) -> Void)
    var eraSymbols: [String] { get }
    var firstWeekday: Int
    var identifier: Calendar.Identifier { get }
    init(identifier: Calendar.Identifier)
    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    var locale: Locale?
    var longEraSymbols: [String] { get }
    func maximumRange(of component: Calendar.Component) -> Range<Int>?
    var minimumDaysInFirstWeek: Int
    func minimumRange(of component: Calendar.Component) -> Range<Int>?
    var monthSymbols: [String] { get }
    func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, direction: Calendar.SearchDirection = nil) -> Date?
    func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = nil) -> DateInterval?
    func nextWeekend(startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = nil) -> Bool
    func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
    var pmSymbol: String { get }
    var quarterSymbols: [String] { get }
    func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
    var shortMonthSymbols: [String] { get }
    var shortQuarterSymbols: [String] { get }
    var shortStandaloneMonthSymbols: [String] { get }
    var shortStandaloneQuarterSymbols: [String] { get }
    var shortStandaloneWeekdaySymbols: [String] { get }
    var shortWeekdaySymbols: [String] { get }
    var standaloneMonthSymbols: [String] { get }
    var standaloneQuarterSymbols: [String] { get }
    var standaloneWeekdaySymbols: [String] { get }
    func startOfDay(for date: Date) -> Date
    var timeZone: TimeZone
    var veryShortMonthSymbols: [String] { get }
    var veryShortStandaloneMonthSymbols: [String] { get }
    var veryShortStandaloneWeekdaySymbols: [String] { get }
    var veryShortWeekdaySymbols: [String] { get }
    var weekdaySymbols: [String] { get }
  }
  extension Calendar.RecurrenceRule {
    struct End: Codable, CustomStringConvertible, Hashable {}
    enum Frequency: Int, Codable { case daily, hourly, minutely, monthly, weekly, yearly }
    struct Month: Codable, ExpressibleByIntegerLiteral, Hashable {}
    enum Weekday: Codable { case every(Locale.Weekday), nth(Int, Locale.Weekday) }
    var calendar: Calendar
    static func daily(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheMonth: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
    var daysOfTheMonth: [Int]
    var daysOfTheYear: [Int]
    var end: Calendar.RecurrenceRule.End
    var frequency: Calendar.RecurrenceRule.Frequency
    static func hourly(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheYear: [Int] = nil, daysOfTheMonth: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
    var hours: [Int]
    init(calendar: Calendar, frequency: Calendar.RecurrenceRule.Frequency, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheYear: [Int] = nil, daysOfTheMonth: [Int] = nil, weeks: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil)
    var interval: Int
    var matchingPolicy: Calendar.MatchingPolicy
    static func minutely(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheYear: [Int] = nil, daysOfTheMonth: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
    var minutes: [Int]
    static func monthly(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheMonth: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
    var months: [Calendar.RecurrenceRule.Month]
    func recurrences(of start: Date, in range: ClosedRange<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeFrom<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeThrough<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: PartialRangeUpTo<Date>) -> some Sendable & Sequence<Date>
    func recurrences(of start: Date, in range: Range<Date>? = nil) -> some Sendable & Sequence<Date>
    var repeatedTimePolicy: Calendar.RepeatedTimePolicy
    var seconds: [Int]
    var setPositions: [Int]
    var weekdays: [Calendar.RecurrenceRule.Weekday]
    static func weekly(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
    var weeks: [Int]
    static func yearly(calendar: Calendar, interval: Int = nil, end: Calendar.RecurrenceRule.End = nil, matchingPolicy: Calendar.MatchingPolicy = nil, repeatedTimePolicy: Calendar.RepeatedTimePolicy = nil, months: [Calendar.RecurrenceRule.Month] = nil, daysOfTheYear: [Int] = nil, daysOfTheMonth: [Int] = nil, weeks: [Int] = nil, weekdays: [Calendar.RecurrenceRule.Weekday] = nil, hours: [Int] = nil, minutes: [Int] = nil, seconds: [Int] = nil, setPositions: [Int] = nil) -> Calendar.RecurrenceRule
  }
  extension Calendar.RecurrenceRule.End {
    static func afterDate(_ date: Date) -> Calendar.RecurrenceRule.End
    static func afterOccurrences(_ count: Int) -> Calendar.RecurrenceRule.End
    var date: Date? { get }
    var description: String { get }
    static var never: Calendar.RecurrenceRule.End { get }
    var occurrences: Int? { get }
  }
  extension Calendar.RecurrenceRule.Month {
    var index: Int
    init(_ index: Int, isLeap: Bool = nil)
    init(integerLiteral value: Int)
    var isLeap: Bool
  }
  struct CharacterSet: Codable, ReferenceConvertible, SetAlgebra {
    typealias ReferenceType = NSCharacterSet
    static var alphanumerics: CharacterSet { get }
    var bitmapRepresentation: Data { get }
    static var capitalizedLetters: CharacterSet { get }
    func contains(_ member: UnicodeScalar) -> Bool
    static var controlCharacters: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var decomposables: CharacterSet { get }
    var description: String { get }
    func formIntersection(_ other: CharacterSet)
    func formSymmetricDifference(_ other: CharacterSet)
    func formUnion(_ other: CharacterSet)
    func hasMember(inPlane plane: UInt8) -> Bool
    static var illegalCharacters: CharacterSet { get }
    init()
    init(bitmapRepresentation data: Data)
    init(charactersIn range: ClosedRange<UnicodeScalar>)
    init(charactersIn range: Range<UnicodeScalar>)
    init(charactersIn string: String)
    init?(contentsOfFile file: String)
    func insert(_ character: UnicodeScalar) -> (inserted: Bool, memberAfterInsert: UnicodeScalar)
    func insert(charactersIn range: ClosedRange<UnicodeScalar>)
    func insert(charactersIn range: Range<UnicodeScalar>)
    func insert(charactersIn string: String)
    func intersection(_ other: CharacterSet) -> CharacterSet
    func invert()
    var inverted: CharacterSet { get }
    func isSuperset(of other: CharacterSet) -> Bool
    static var letters: CharacterSet { get }
    static var lowercaseLetters: CharacterSet { get }
    static var newlines: CharacterSet { get }
    static var nonBaseCharacters: CharacterSet { get }
    static var punctuationCharacters: CharacterSet { get }
    func remove(_ character: UnicodeScalar) -> UnicodeScalar?
    func remove(charactersIn range: ClosedRange<UnicodeScalar>)
    func remove(charactersIn range: Range<UnicodeScalar>)
    func remove(charactersIn string: String)
    func subtract(_ other: CharacterSet)
    func subtracting(_ other: CharacterSet) -> CharacterSet
    static var symbols: CharacterSet { get }
    func symmetricDifference(_ other: CharacterSet) -> CharacterSet
    func union(_ other: CharacterSet) -> CharacterSet
    func update(with character: UnicodeScalar) -> UnicodeScalar?
    static var uppercaseLetters: CharacterSet { get }
    static var urlFragmentAllowed: CharacterSet { get }
    static var urlHostAllowed: CharacterSet { get }
    static var urlPasswordAllowed: CharacterSet { get }
    static var urlPathAllowed: CharacterSet { get }
    static var urlQueryAllowed: CharacterSet { get }
    static var urlUserAllowed: CharacterSet { get }
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
  }
  struct CocoaError: Error, CustomNSError, CustomStringConvertible, Hashable {
    struct Code: Hashable, RawRepresentable, Equatable {}
    var code: CocoaError.Code { get }
    static var coderInvalidValue: CocoaError.Code { get }
    static var coderReadCorrupt: CocoaError.Code { get }
    static var coderValueNotFound: CocoaError.Code { get }
    static func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil) -> any Error
    var errorCode: Int { get }
    static var errorDomain: String { get }
    var errorUserInfo: [String: Any] { get }
    static var executableArchitectureMismatch: CocoaError.Code { get }
    static var executableLink: CocoaError.Code { get }
    static var executableLoad: CocoaError.Code { get }
    static var executableNotLoadable: CocoaError.Code { get }
    static var executableRuntimeMismatch: CocoaError.Code { get }
    static var featureUnsupported: CocoaError.Code { get }
    static var fileLocking: CocoaError.Code { get }
    static var fileManagerUnmountBusy: CocoaError.Code { get }
    static var fileManagerUnmountUnknown: CocoaError.Code { get }
    static var fileNoSuchFile: CocoaError.Code { get }
    var filePath: String? { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    static var fileReadInvalidFileName: CocoaError.Code { get }
    static var fileReadNoPermission: CocoaError.Code { get }
    static var fileReadNoSuchFile: CocoaError.Code { get }
    static var fileReadTooLarge: CocoaError.Code { get }
    static var fileReadUnknown: CocoaError.Code { get }
    static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    static var fileReadUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteFileExists: CocoaError.Code { get }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    static var fileWriteInvalidFileName: CocoaError.Code { get }
    static var fileWriteNoPermission: CocoaError.Code { get }
    static var fileWriteOutOfSpace: CocoaError.Code { get }
    static var fileWriteUnknown: CocoaError.Code { get }
    static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    static var formatting: CocoaError.Code { get }
    init(_ code: CocoaError.Code, userInfo: [String: Any] = nil)
    var isCoderError: Bool { get }
    var isExecutableError: Bool { get }
    var isFileError: Bool { get }
    var isFormattingError: Bool { get }
    var isPropertyListError: Bool { get }
    var isUbiquitousFileError: Bool { get }
    var isUserActivityError: Bool { get }
    var isValidationError: Bool { get }
    var isXPCConnectionError: Bool { get }
    static var keyValueValidation: CocoaError.Code { get }
    static var propertyListReadCorrupt: CocoaError.Code { get }
    static var propertyListReadStream: CocoaError.Code { get }
    static var propertyListReadUnknownVersion: CocoaError.Code { get }
    static var propertyListWriteInvalid: CocoaError.Code { get }
    static var propertyListWriteStream: CocoaError.Code { get }
    var stringEncoding: String.Encoding? { get }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    static var ubiquitousFileUnavailable: CocoaError.Code { get }
    var underlying: (any Error)? { get }
    var underlyingErrors: [any Error] { get }
    var url: URL? { get }
    static var userActivityConnectionUnavailable: CocoaError.Code { get }
    static var userActivityHandoffFailed: CocoaError.Code { get }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    static var userCancelled: CocoaError.Code { get }
    var userInfo: [String: Any] { get }
    static var xpcConnectionInterrupted: CocoaError.Code { get }
    static var xpcConnectionInvalid: CocoaError.Code { get }
    static var xpcConnectionReplyInvalid: CocoaError.Code { get }
  }
  extension CocoaError.Code {
    static var coderInvalidValue: CocoaError.Code { get }
    static var coderReadCorrupt: CocoaError.Code { get }
    static var coderValueNotFound: CocoaError.Code { get }
    static var executableArchitectureMismatch: CocoaError.Code { get }
    static var executableLink: CocoaError.Code { get }
    static var executableLoad: CocoaError.Code { get }
    static var executableNotLoadable: CocoaError.Code { get }
    static var executableRuntimeMismatch: CocoaError.Code { get }
    static var featureUnsupported: CocoaError.Code { get }
    static var fileLocking: CocoaError.Code { get }
    static var fileManagerUnmountBusy: CocoaError.Code { get }
    static var fileManagerUnmountUnknown: CocoaError.Code { get }
    static var fileNoSuchFile: CocoaError.Code { get }
    static var fileReadCorruptFile: CocoaError.Code { get }
    static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    static var fileReadInvalidFileName: CocoaError.Code { get }
    static var fileReadNoPermission: CocoaError.Code { get }
    static var fileReadNoSuchFile: CocoaError.Code { get }
    static var fileReadTooLarge: CocoaError.Code { get }
    static var fileReadUnknown: CocoaError.Code { get }
    static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    static var fileReadUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteFileExists: CocoaError.Code { get }
    static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    static var fileWriteInvalidFileName: CocoaError.Code { get }
    static var fileWriteNoPermission: CocoaError.Code { get }
    static var fileWriteOutOfSpace: CocoaError.Code { get }
    static var fileWriteUnknown: CocoaError.Code { get }
    static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    static var formatting: CocoaError.Code { get }
    init(rawValue: Int)
    static var keyValueValidation: CocoaError.Code { get }
    static var propertyListReadCorrupt: CocoaError.Code { get }
    static var propertyListReadStream: CocoaError.Code { get }
    static var propertyListReadUnknownVersion: CocoaError.Code { get }
    static var propertyListWriteInvalid: CocoaError.Code { get }
    static var propertyListWriteStream: CocoaError.Code { get }
    var rawValue: Int { get }
    static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    static var ubiquitousFileUnavailable: CocoaError.Code { get }
    static var userActivityConnectionUnavailable: CocoaError.Code { get }
    static var userActivityHandoffFailed: CocoaError.Code { get }
    static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    static var userCancelled: CocoaError.Code { get }
    static var xpcConnectionInterrupted: CocoaError.Code { get }
    static var xpcConnectionInvalid: CocoaError.Code { get }
    static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    static func ~= (match: Self, error: any Error) -> Bool
  }
  typealias CodableAttributedStringKey = DecodableAttributedStringKey & EncodableAttributedStringKey
  @propertyWrapper struct CodableConfiguration<T, ConfigurationProvider>: Codable where T: DecodableWithConfiguration, T: EncodableWithConfiguration, ConfigurationProvider: DecodingConfigurationProviding, ConfigurationProvider: EncodingConfigurationProviding, T.DecodingConfiguration == ConfigurationProvider.DecodingConfiguration, T.EncodingConfiguration == ConfigurationProvider.EncodingConfiguration {
    init(wrappedValue: T)
    init(wrappedValue: T, from configurationProvider: ConfigurationProvider.Type)
    var wrappedValue: T
  }
  extension CodableConfiguration where ConfigurationProvider: AttributeScope {
    init(wrappedValue: T, from keyPath: KeyPath<AttributeScopes, ConfigurationProvider.Type>)
  }
  extension CodableConfiguration: Equatable where T: Equatable {}
  extension CodableConfiguration: Hashable where T: Hashable {}
  typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
  extension CollectionOfOne: ContiguousBytes where Element == UInt8 {
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  struct ComparableComparator<Compared>: SortComparator where Compared: Comparable {
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    init(order: SortOrder = nil)
    var order: SortOrder
  }
  typealias Comparator = (Any, Any) -> ComparisonResult
  enum ComparisonResult: Int, Codable {
    case orderedAscending, orderedDescending, orderedSame
  }
  extension ContiguousArray: DataProtocol, MutableDataProtocol, ContiguousBytes where Element == UInt8 {
    var regions: CollectionOfOne<ContiguousArray<UInt8>> { get }
  }
  protocol ContiguousBytes {
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  enum CurrencyFormatStyleConfiguration {
    typealias DecimalSeparatorDisplayStrategy = NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
    typealias Grouping = NumberFormatStyleConfiguration.Grouping
    typealias Notation = NumberFormatStyleConfiguration.Notation
    typealias Precision = NumberFormatStyleConfiguration.Precision
    struct Presentation: Codable, Hashable {}
    typealias RoundingRule = NumberFormatStyleConfiguration.RoundingRule
    struct SignDisplayStrategy: Codable, Hashable {}
  }
  extension CurrencyFormatStyleConfiguration.Presentation {
    static var fullName: CurrencyFormatStyleConfiguration.Presentation { get }
    static var isoCode: CurrencyFormatStyleConfiguration.Presentation { get }
    static var narrow: CurrencyFormatStyleConfiguration.Presentation { get }
    static var standard: CurrencyFormatStyleConfiguration.Presentation { get }
  }
  extension CurrencyFormatStyleConfiguration.SignDisplayStrategy {
    static var accounting: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
    static func accountingAlways(showZero: Bool = nil) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
    static func always(showZero: Bool = nil) -> CurrencyFormatStyleConfiguration.SignDisplayStrategy
    static var automatic: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
    static var never: CurrencyFormatStyleConfiguration.SignDisplayStrategy { get }
  }
  protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
  }
  protocol CustomNSError: Error {
    var errorCode: Int { get }
    static var errorDomain: String { get }
    var errorUserInfo: [String: Any] { get }
  }
  struct Data: Codable, ContiguousBytes, CustomStringConvertible, Hashable, MutableDataProtocol {
    struct Base64DecodingOptions: OptionSet {}
    struct Base64EncodingOptions: OptionSet {}
    enum Deallocator { case custom((UnsafeMutableRawPointer, Int) -> Void), free, none, unmap }
    typealias Element = UInt8
    typealias Index = Int
    typealias Indices = Range<Int>
    struct Iterator: IteratorProtocol {}
    struct ReadingOptions: OptionSet {}
    struct SearchOptions: OptionSet {}
    struct WritingOptions: OptionSet {}
    func advanced(by amount: Int) -> Data
    func append(_ bytes: UnsafePointer<UInt8>, count: Int)
    func append(_ other: Data)
    func append(contentsOf bytes: [UInt8])
    func append<S>(contentsOf elements: S) where S: Sequence, S.Element == UInt8
    func append<SourceType>(_ buffer: UnsafeBufferPointer<SourceType>)
    func base64EncodedData(options: Data.Base64EncodingOptions = nil) -> Data
    func base64EncodedString(options: Data.Base64EncodingOptions = nil) -> String
    var bytes: RawSpan { get }
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int)
    func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Data.Index>)
    func copyBytes<DestinationType>(to buffer: UnsafeMutableBufferPointer<DestinationType>, from range: Range<Data.Index>? = nil) -> Int
    var count: Int
    var description: String { get }
    var endIndex: Data.Index { get }
    func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Data.Index, inout Bool) -> Void)
    func index(after i: Data.Index) -> Data.Index
    func index(before i: Data.Index) -> Data.Index
    var indices: Range<Int> { get }
    init()
    init(bytes: Array<UInt8>)
    init(bytes: ArraySlice<UInt8>)
    init(bytes: UnsafeRawPointer, count: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Data.Deallocator)
    init(capacity: Int)
    init(contentsOf url: URL, options: Data.ReadingOptions = nil) throws
    init(count: Int)
    init(referencing d: NSData)
    init(repeating repeatedValue: UInt8, count: Int)
    init<S>(_ elements: S) where S: Sequence, S.Element == UInt8
    init<S>(bytes elements: S) where S: Sequence, S.Element == UInt8
    init<SourceType>(buffer: UnsafeBufferPointer<SourceType>)
    init<SourceType>(buffer: UnsafeMutableBufferPointer<SourceType>)
    init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = nil)
    init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = nil)
    func makeIterator() -> Data.Iterator
    var mutableBytes: MutableRawSpan { get }
    var mutableSpan: MutableSpan<UInt8> { get }
    func range(of dataToFind: Data, options: Data.SearchOptions = nil, in range: Range<Data.Index>? = nil) -> Range<Data.Index>?
    var regions: CollectionOfOne<Data> { get }
    func replaceSubrange(_ subrange: Range<Data.Index>, with bytes: UnsafeRawPointer, count cnt: Int)
    func replaceSubrange(_ subrange: Range<Data.Index>, with data: Data)
    func replaceSubrange<ByteCollection>(_ subrange: Range<Data.Index>, with newElements: ByteCollection) where ByteCollection: Collection, ByteCollection.Element == UInt8
    func replaceSubrange<SourceType>(_ subrange: Range<Data.Index>, with buffer: UnsafeBufferPointer<SourceType>)
    func reserveCapacity(_ minimumCapacity: Int)
    func resetBytes(in range: Range<Data.Index>)
    var span: Span<UInt8> { get }
    var startIndex: Data.Index { get }
    func subdata(in range: Range<Data.Index>) -> Data
    subscript(bounds: Range<Data.Index>) -> Data { get set }
    subscript(index: Data.Index) -> UInt8 { get set }
    subscript<R>(rangeExpression: R) -> Data where R: RangeExpression, R.Bound: FixedWidthInteger { get set }
    func withContiguousStorageIfAvailable<ResultType>(_ body: (UnsafeBufferPointer<UInt8>) throws -> ResultType) rethrows -> ResultType?
    func withUnsafeBytes<ResultType, ContentType>(_ body: (UnsafePointer<ContentType>) throws -> ResultType) rethrows -> ResultType
    func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    func withUnsafeMutableBytes<ResultType, ContentType>(_ body: (UnsafeMutablePointer<ContentType>) throws -> ResultType) rethrows -> ResultType
    func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) throws -> ResultType) rethrows -> ResultType
    func write(to url: URL, options: Data.WritingOptions = nil) throws
  }
  extension Data.Base64DecodingOptions {
    static var ignoreUnknownCharacters: Data.Base64DecodingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  extension Data.Base64EncodingOptions {
    static var base64URLAlphabet: Data.Base64EncodingOptions { get }
    static var endLineWithCarriageReturn: Data.Base64EncodingOptions { get }
    static var endLineWithLineFeed: Data.Base64EncodingOptions { get }
    init(rawValue: UInt)
    static var lineLength64Characters: Data.Base64EncodingOptions { get }
    static var lineLength76Characters: Data.Base64EncodingOptions { get }
    static var omitPaddingCharacter: Data.Base64EncodingOptions { get }
    var rawValue: UInt { get }
  }
  extension Data.Iterator {
    func next() -> UInt8?
  }
  extension Data.ReadingOptions {
    static var alwaysMapped: Data.ReadingOptions { get }
    init(rawValue: UInt)
    static var mappedIfSafe: Data.ReadingOptions { get }
    var rawValue: UInt { get }
    static var uncached: Data.ReadingOptions { get }
  }
  extension Data.SearchOptions {
    static var anchored: Data.SearchOptions { get }
    static var backwards: Data.SearchOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  extension Data.WritingOptions {
    static var atomic: Data.WritingOptions { get }
    static var completeFileProtection: Data.WritingOptions { get }
    static var completeFileProtectionUnlessOpen: Data.WritingOptions { get }
    static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { get }
    static var fileProtectionMask: Data.WritingOptions { get }
    init(rawValue: UInt)
    static var noFileProtection: Data.WritingOptions { get }
    var rawValue: UInt { get }
    static var withoutOverwriting: Data.WritingOptions { get }
  }
  protocol DataProtocol: RandomAccessCollection where Self.Element == UInt8, Self.SubSequence: DataProtocol {
    associatedtype Regions: BidirectionalCollection where Self.Regions.Element: ContiguousBytes, Self.Regions.Element: DataProtocol, Self.Regions.Element.SubSequence: ContiguousBytes
    func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) -> Int
    func copyBytes<DestinationType, R>(to: UnsafeMutableBufferPointer<DestinationType>, from: R) -> Int where R: RangeExpression, Self.Index == R.Bound
    func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>, count: Int) -> Int
    func copyBytes<R>(to: UnsafeMutableRawBufferPointer, from: R) -> Int where R: RangeExpression, Self.Index == R.Bound
    func firstRange<D, R>(of: D, in: R) -> Range<Self.Index>? where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
    func lastRange<D, R>(of: D, in: R) -> Range<Self.Index>? where D: DataProtocol, R: RangeExpression, Self.Index == R.Bound
    var regions: Self.Regions { get }
  }
  extension DataProtocol {
    func copyBytes(to ptr: UnsafeMutableRawBufferPointer) -> Int
    func copyBytes<DestinationType>(to ptr: UnsafeMutableBufferPointer<DestinationType>) -> Int
    func firstRange<D>(of data: D) -> Range<Self.Index>? where D: DataProtocol
    func lastRange<D>(of data: D) -> Range<Self.Index>? where D: DataProtocol
  }
  struct Date: Codable, CustomStringConvertible, Hashable, Strideable {
    static func + (lhs: Date, rhs: TimeInterval) -> Date
    static func += (lhs: inout Date, rhs: TimeInterval)
    static func - (lhs: Date, rhs: TimeInterval) -> Date
    static func -= (lhs: inout Date, rhs: TimeInterval)
    static func < (lhs: Date, rhs: Date) -> Bool
    static func > (lhs: Date, rhs: Date) -> Bool
    struct AnchoredRelativeFormatStyle: DiscreteFormatStyle {}
    struct AttributedStyle: Foundation.FormatStyle {}
    struct ComponentsFormatStyle: Codable, Hashable {}
    struct FormatString: ExpressibleByStringInterpolation, Hashable {}
    struct FormatStyle: CustomConsumingRegexComponent, DiscreteFormatStyle, Foundation.ParseStrategy, ParseableFormatStyle, RegexComponent {}
    func ISO8601Format(_ style: Date.ISO8601FormatStyle = nil) -> String
    struct ISO8601FormatStyle: CustomConsumingRegexComponent, Foundation.ParseStrategy, ParseableFormatStyle, RegexComponent {}
    struct IntervalFormatStyle: Foundation.FormatStyle {}
    struct ParseStrategy: CustomConsumingRegexComponent, Foundation.ParseStrategy, RegexComponent {}
    struct RelativeFormatStyle: Foundation.FormatStyle {}
    typealias Stride = TimeInterval
    struct VerbatimFormatStyle: CustomConsumingRegexComponent, DiscreteFormatStyle, ParseableFormatStyle, RegexComponent {}
    func addTimeInterval(_ timeInterval: TimeInterval)
    func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
    func advanced(by n: TimeInterval) -> Date
    func compare(_ other: Date) -> ComparisonResult
    func description(with locale: Locale?) -> String
    var description: String { get }
    func distance(to other: Date) -> TimeInterval
    static var distantFuture: Date { get }
    static var distantPast: Date { get }
    func formatted() -> String
    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String
    func formatted<F>(_ format: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == Date
    init()
    init(timeInterval: TimeInterval, since date: Date)
    init(timeIntervalSince1970: TimeInterval)
    init(timeIntervalSinceNow: TimeInterval)
    init(timeIntervalSinceReferenceDate ti: TimeInterval)
    init<T, Value>(_ value: Value, strategy: T) throws where T: Foundation.ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == Date
    init<T>(_ value: T.ParseInput, strategy: T) throws where T: Foundation.ParseStrategy, T.ParseOutput == Date
    static var now: Date { get }
    static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
    func timeIntervalSince(_ date: Date) -> TimeInterval
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    static var timeIntervalSinceReferenceDate: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
  }
  extension Date.AnchoredRelativeFormatStyle {
    typealias Field = Date.RelativeFormatStyle.Field
    typealias Presentation = Date.RelativeFormatStyle.Presentation
    typealias UnitsStyle = Date.RelativeFormatStyle.UnitsStyle
    var allowedFields: Set<Date.AnchoredRelativeFormatStyle.Field>
    var anchor: Date
    var calendar: Calendar
    var capitalizationContext: FormatStyleCapitalizationContext
    func discreteInput(after input: Date) -> Date?
    func discreteInput(before input: Date) -> Date?
    func format(_ input: Date) -> String
    init(anchor: Date, allowedFields: Set<Date.AnchoredRelativeFormatStyle.Field>, presentation: Date.AnchoredRelativeFormatStyle.Presentation = nil, unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle = nil, locale: Locale = nil, calendar: Calendar = nil, capitalizationContext: FormatStyleCapitalizationContext = nil)
    init(anchor: Date, presentation: Date.AnchoredRelativeFormatStyle.Presentation = nil, unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle = nil, locale: Locale = nil, calendar: Calendar = nil, capitalizationContext: FormatStyleCapitalizationContext = nil)
    func input(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func locale(_ locale: Locale) -> Date.AnchoredRelativeFormatStyle
    var locale: Locale
    var presentation: Date.AnchoredRelativeFormatStyle.Presentation
    var unitsStyle: Date.AnchoredRelativeFormatStyle.UnitsStyle
  }
  extension Date.AttributedStyle {
    func format(_ value: Date) -> AttributedString
    func locale(_ locale: Locale) -> Date.AttributedStyle
  }
  extension Date.ComponentsFormatStyle {
    struct Field: Codable, Hashable {}
  }
  extension Date.ComponentsFormatStyle.Field {
    static var day: Date.ComponentsFormatStyle.Field { get }
    static var hour: Date.ComponentsFormatStyle.Field { get }
    static var minute: Date.ComponentsFormatStyle.Field { get }
    static var month: Date.ComponentsFormatStyle.Field { get }
    static var second: Date.ComponentsFormatStyle.Field { get }
    static var week: Date.ComponentsFormatStyle.Field { get }
    static var year: Date.ComponentsFormatStyle.Field { get }
  }
  extension Date.FormatString {
    struct StringInterpolation: StringInterpolationProtocol {}
    init(stringInterpolation: Date.FormatString.StringInterpolation)
    init(stringLiteral value: String)
  }
  extension Date.FormatString.StringInterpolation {
    func appendInterpolation(cyclicYear: Date.FormatStyle.Symbol.CyclicYear)
    func appendInterpolation(day: Date.FormatStyle.Symbol.Day)
    func appendInterpolation(dayOfYear: Date.FormatStyle.Symbol.DayOfYear)
    func appendInterpolation(dayPeriod: Date.FormatStyle.Symbol.DayPeriod)
    func appendInterpolation(era: Date.FormatStyle.Symbol.Era)
    func appendInterpolation(hour: Date.FormatStyle.Symbol.VerbatimHour)
    func appendInterpolation(minute: Date.FormatStyle.Symbol.Minute)
    func appendInterpolation(month: Date.FormatStyle.Symbol.Month)
    func appendInterpolation(quarter: Date.FormatStyle.Symbol.Quarter)
    func appendInterpolation(second: Date.FormatStyle.Symbol.Second)
    func appendInterpolation(secondFraction: Date.FormatStyle.Symbol.SecondFraction)
    func appendInterpolation(standaloneMonth: Date.FormatStyle.Symbol.StandaloneMonth)
    func appendInterpolation(standaloneQuarter: Date.FormatStyle.Symbol.StandaloneQuarter)
    func appendInterpolation(standaloneWeekday: Date.FormatStyle.Symbol.StandaloneWeekday)
    func appendInterpolation(timeZone: Date.FormatStyle.Symbol.TimeZone)
    func appendInterpolation(week: Date.FormatStyle.Symbol.Week)
    func appendInterpolation(weekday: Date.FormatStyle.Symbol.Weekday)
    func appendInterpolation(year: Date.FormatStyle.Symbol.Year)
    func appendInterpolation(yearForWeekOfYear: Date.FormatStyle.Symbol.YearForWeekOfYear)
    func appendLiteral(_ literal: String)
    init(literalCapacity: Int, interpolationCount: Int)
  }
  extension Date.FormatStyle {
    @dynamicMemberLookup struct Attributed: DiscreteFormatStyle {}
    struct DateStyle: Codable, Hashable {}
    typealias RegexOutput = Date
    struct Symbol: Hashable {}
    struct TimeStyle: Codable, Hashable {}
    var attributed: Date.AttributedStyle { get }
    var attributedStyle: Date.FormatStyle.Attributed { get }
    var calendar: Calendar
    var capitalizationContext: FormatStyleCapitalizationContext
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    func day(_ format: Date.FormatStyle.Symbol.Day = nil) -> Date.FormatStyle
    func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = nil) -> Date.FormatStyle
    func discreteInput(after input: Date) -> Date?
    func discreteInput(before input: Date) -> Date?
    func era(_ format: Date.FormatStyle.Symbol.Era = nil) -> Date.FormatStyle
    func format(_ value: Date) -> String
    func hour(_ format: Date.FormatStyle.Symbol.Hour = nil) -> Date.FormatStyle
    init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale = nil, calendar: Calendar = nil, timeZone: TimeZone = nil, capitalizationContext: FormatStyleCapitalizationContext = nil)
    func input(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func locale(_ locale: Locale) -> Date.FormatStyle
    var locale: Locale
    func minute(_ format: Date.FormatStyle.Symbol.Minute = nil) -> Date.FormatStyle
    func month(_ format: Date.FormatStyle.Symbol.Month = nil) -> Date.FormatStyle
    func parse(_ value: String) throws -> Date
    var parseStrategy: Date.FormatStyle { get }
    func quarter(_ format: Date.FormatStyle.Symbol.Quarter = nil) -> Date.FormatStyle
    func second(_ format: Date.FormatStyle.Symbol.Second = nil) -> Date.FormatStyle
    func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle
    func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = nil) -> Date.FormatStyle
    var timeZone: TimeZone
    func week(_ format: Date.FormatStyle.Symbol.Week = nil) -> Date.FormatStyle
    func weekday(_ format: Date.FormatStyle.Symbol.Weekday = nil) -> Date.FormatStyle
    func year(_ format: Date.FormatStyle.Symbol.Year = nil) -> Date.FormatStyle
  }
  extension Date.FormatStyle.Attributed {
    func day(_ format: Date.FormatStyle.Symbol.Day = nil) -> Date.FormatStyle.Attributed
    func dayOfYear(_ format: Date.FormatStyle.Symbol.DayOfYear = nil) -> Date.FormatStyle.Attributed
    func discreteInput(after input: Date) -> Date?
    func discreteInput(before input: Date) -> Date?
    func era(_ format: Date.FormatStyle.Symbol.Era = nil) -> Date.FormatStyle.Attributed
    func format(_ value: Date) -> AttributedString
    func hour(_ format: Date.FormatStyle.Symbol.Hour = nil) -> Date.FormatStyle.Attributed
    func input(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func locale(_ locale: Locale) -> Date.FormatStyle.Attributed
    func minute(_ format: Date.FormatStyle.Symbol.Minute = nil) -> Date.FormatStyle.Attributed
    func month(_ format: Date.FormatStyle.Symbol.Month = nil) -> Date.FormatStyle.Attributed
    func quarter(_ format: Date.FormatStyle.Symbol.Quarter = nil) -> Date.FormatStyle.Attributed
    func second(_ format: Date.FormatStyle.Symbol.Second = nil) -> Date.FormatStyle.Attributed
    func secondFraction(_ format: Date.FormatStyle.Symbol.SecondFraction) -> Date.FormatStyle.Attributed
    subscript<T>(dynamicMember key: KeyPath<Date.FormatStyle, T>) -> T { get }
    subscript<T>(dynamicMember key: WritableKeyPath<Date.FormatStyle, T>) -> T { get set }
    func timeZone(_ format: Date.FormatStyle.Symbol.TimeZone = nil) -> Date.FormatStyle.Attributed
    func week(_ format: Date.FormatStyle.Symbol.Week = nil) -> Date.FormatStyle.Attributed
    func weekday(_ format: Date.FormatStyle.Symbol.Weekday = nil) -> Date.FormatStyle.Attributed
    func year(_ format: Date.FormatStyle.Symbol.Year = nil) -> Date.FormatStyle.Attributed
  }
  extension Date.FormatStyle.DateStyle {
    static var abbreviated: Date.FormatStyle.DateStyle { get }
    static var complete: Date.FormatStyle.DateStyle { get }
    static var long: Date.FormatStyle.DateStyle { get }
    static var numeric: Date.FormatStyle.DateStyle { get }
    static var omitted: Date.FormatStyle.DateStyle { get }
  }
  extension Date.FormatStyle.Symbol {
    struct CyclicYear: Hashable {}
    struct Day: Hashable {}
    struct DayOfYear: Hashable {}
    struct DayPeriod: Hashable {}
    struct Era: Hashable {}
    struct Hour: Hashable {}
    struct Minute: Hashable {}
    struct Month: Hashable {}
    struct Quarter: Hashable {}
    struct Second: Hashable {}
    struct SecondFraction: Hashable {}
    struct StandaloneMonth: Hashable {}
    struct StandaloneQuarter: Hashable {}
    struct StandaloneWeekday: Hashable {}
    struct TimeZone: Hashable {}
    struct VerbatimHour: Hashable {}
    struct Week: Hashable {}
    struct Weekday: Hashable {}
    struct Year: Hashable {}
    struct YearForWeekOfYear: Hashable {}
  }
  extension Date.FormatStyle.Symbol.CyclicYear {
    static var abbreviated: Date.FormatStyle.Symbol.CyclicYear { get }
    static var narrow: Date.FormatStyle.Symbol.CyclicYear { get }
    static var omitted: Date.FormatStyle.Symbol.CyclicYear { get }
    static var wide: Date.FormatStyle.Symbol.CyclicYear { get }
  }
  extension Date.FormatStyle.Symbol.Day {
    static var defaultDigits: Date.FormatStyle.Symbol.Day { get }
    static func julianModified(minimumLength: Int = nil) -> Date.FormatStyle.Symbol.Day
    static var omitted: Date.FormatStyle.Symbol.Day { get }
    static var ordinalOfDayInMonth: Date.FormatStyle.Symbol.Day { get }
    static var twoDigits: Date.FormatStyle.Symbol.Day { get }
  }
  extension Date.FormatStyle.Symbol.DayOfYear {
    static var defaultDigits: Date.FormatStyle.Symbol.DayOfYear { get }
    static var omitted: Date.FormatStyle.Symbol.DayOfYear { get }
    static var threeDigits: Date.FormatStyle.Symbol.DayOfYear { get }
    static var twoDigits: Date.FormatStyle.Symbol.DayOfYear { get }
  }
  extension Date.FormatStyle.Symbol.DayPeriod {
    enum Width { case abbreviated, narrow, wide }
    static func conversational(_ width: Date.FormatStyle.Symbol.DayPeriod.Width) -> Date.FormatStyle.Symbol.DayPeriod
    static var omitted: Date.FormatStyle.Symbol.DayPeriod { get }
    static func standard(_ width: Date.FormatStyle.Symbol.DayPeriod.Width) -> Date.FormatStyle.Symbol.DayPeriod
    static func with12s(_ width: Date.FormatStyle.Symbol.DayPeriod.Width) -> Date.FormatStyle.Symbol.DayPeriod
  }
  extension Date.FormatStyle.Symbol.Era {
    static var abbreviated: Date.FormatStyle.Symbol.Era { get }
    static var narrow: Date.FormatStyle.Symbol.Era { get }
    static var omitted: Date.FormatStyle.Symbol.Era { get }
    static var wide: Date.FormatStyle.Symbol.Era { get }
  }
  extension Date.FormatStyle.Symbol.Hour {
    struct AMPMStyle: Codable, Hashable {}
    static func conversationalDefaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
    static func conversationalTwoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
    static func defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
    static var defaultDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
    static var omitted: Date.FormatStyle.Symbol.Hour { get }
    static func twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour
    static var twoDigitsNoAMPM: Date.FormatStyle.Symbol.Hour { get }
  }
  extension Date.FormatStyle.Symbol.Hour.AMPMStyle {
    static var abbreviated: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
    static var narrow: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
    static var omitted: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
    static var wide: Date.FormatStyle.Symbol.Hour.AMPMStyle { get }
  }
  extension Date.FormatStyle.Symbol.Minute {
    static var defaultDigits: Date.FormatStyle.Symbol.Minute { get }
    static var omitted: Date.FormatStyle.Symbol.Minute { get }
    static var twoDigits: Date.FormatStyle.Symbol.Minute { get }
  }
  extension Date.FormatStyle.Symbol.Month {
    static var abbreviated: Date.FormatStyle.Symbol.Month { get }
    static var defaultDigits: Date.FormatStyle.Symbol.Month { get }
    static var narrow: Date.FormatStyle.Symbol.Month { get }
    static var omitted: Date.FormatStyle.Symbol.Month { get }
    static var twoDigits: Date.FormatStyle.Symbol.Month { get }
    static var wide: Date.FormatStyle.Symbol.Month { get }
  }
  extension Date.FormatStyle.Symbol.Quarter {
    static var abbreviated: Date.FormatStyle.Symbol.Quarter { get }
    static var narrow: Date.FormatStyle.Symbol.Quarter { get }
    static var omitted: Date.FormatStyle.Symbol.Quarter { get }
    static var oneDigit: Date.FormatStyle.Symbol.Quarter { get }
    static var twoDigits: Date.FormatStyle.Symbol.Quarter { get }
    static var wide: Date.FormatStyle.Symbol.Quarter { get }
  }
  extension Date.FormatStyle.Symbol.Second {
    static var defaultDigits: Date.FormatStyle.Symbol.Second { get }
    static var omitted: Date.FormatStyle.Symbol.Second { get }
    static var twoDigits: Date.FormatStyle.Symbol.Second { get }
  }
  extension Date.FormatStyle.Symbol.SecondFraction {
    static func fractional(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
    static func milliseconds(_ val: Int) -> Date.FormatStyle.Symbol.SecondFraction
    static var omitted: Date.FormatStyle.Symbol.SecondFraction { get }
  }
  extension Date.FormatStyle.Symbol.StandaloneMonth {
    static var abbreviated: Date.FormatStyle.Symbol.StandaloneMonth { get }
    static var defaultDigits: Date.FormatStyle.Symbol.StandaloneMonth { get }
    static var narrow: Date.FormatStyle.Symbol.StandaloneMonth { get }
    static var twoDigits: Date.FormatStyle.Symbol.StandaloneMonth { get }
    static var wide: Date.FormatStyle.Symbol.StandaloneMonth { get }
  }
  extension Date.FormatStyle.Symbol.StandaloneQuarter {
    static var abbreviated: Date.FormatStyle.Symbol.StandaloneQuarter { get }
    static var narrow: Date.FormatStyle.Symbol.StandaloneQuarter { get }
    static var oneDigit: Date.FormatStyle.Symbol.StandaloneQuarter { get }
    static var twoDigits: Date.FormatStyle.Symbol.StandaloneQuarter { get }
    static var wide: Date.FormatStyle.Symbol.StandaloneQuarter { get }
  }
  extension Date.FormatStyle.Symbol.StandaloneWeekday {
    static var abbreviated: Date.FormatStyle.Symbol.StandaloneWeekday { get }
    static var narrow: Date.FormatStyle.Symbol.StandaloneWeekday { get }
    static var oneDigit: Date.FormatStyle.Symbol.StandaloneWeekday { get }
    static var short: Date.FormatStyle.Symbol.StandaloneWeekday { get }
    static var wide: Date.FormatStyle.Symbol.StandaloneWeekday { get }
  }
  extension Date.FormatStyle.Symbol.TimeZone {
    enum Width { case long, short }
    static var exemplarLocation: Date.FormatStyle.Symbol.TimeZone { get }
    static var genericLocation: Date.FormatStyle.Symbol.TimeZone { get }
    static func genericName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
    static func identifier(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
    static func iso8601(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
    static func localizedGMT(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
    static var omitted: Date.FormatStyle.Symbol.TimeZone { get }
    static func specificName(_ width: Date.FormatStyle.Symbol.TimeZone.Width) -> Date.FormatStyle.Symbol.TimeZone
  }
  extension Date.FormatStyle.Symbol.VerbatimHour {
    struct Clock: Codable, Hashable {}
    struct HourCycle: Codable, Hashable {}
    static func defaultDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour
    static func twoDigits(clock: Date.FormatStyle.Symbol.VerbatimHour.Clock, hourCycle: Date.FormatStyle.Symbol.VerbatimHour.HourCycle) -> Date.FormatStyle.Symbol.VerbatimHour
  }
  extension Date.FormatStyle.Symbol.VerbatimHour.Clock {
    static var twelveHour: Date.FormatStyle.Symbol.VerbatimHour.Clock { get }
    static var twentyFourHour: Date.FormatStyle.Symbol.VerbatimHour.Clock { get }
  }
  extension Date.FormatStyle.Symbol.VerbatimHour.HourCycle {
    static var oneBased: Date.FormatStyle.Symbol.VerbatimHour.HourCycle { get }
    static var zeroBased: Date.FormatStyle.Symbol.VerbatimHour.HourCycle { get }
  }
  extension Date.FormatStyle.Symbol.Week {
    static var defaultDigits: Date.FormatStyle.Symbol.Week { get }
    static var omitted: Date.FormatStyle.Symbol.Week { get }
    static var twoDigits: Date.FormatStyle.Symbol.Week { get }
    static var weekOfMonth: Date.FormatStyle.Symbol.Week { get }
  }
  extension Date.FormatStyle.Symbol.Weekday {
    static var abbreviated: Date.FormatStyle.Symbol.Weekday { get }
    static var narrow: Date.FormatStyle.Symbol.Weekday { get }
    static var omitted: Date.FormatStyle.Symbol.Weekday { get }
    static var oneDigit: Date.FormatStyle.Symbol.Weekday { get }
    static var short: Date.FormatStyle.Symbol.Weekday { get }
    static var twoDigits: Date.FormatStyle.Symbol.Weekday { get }
    static var wide: Date.FormatStyle.Symbol.Weekday { get }
  }
  extension Date.FormatStyle.Symbol.Year {
    static var defaultDigits: Date.FormatStyle.Symbol.Year { get }
    static func extended(minimumLength: Int = nil) -> Date.FormatStyle.Symbol.Year
    static var omitted: Date.FormatStyle.Symbol.Year { get }
    static func padded(_ length: Int) -> Date.FormatStyle.Symbol.Year
    static func relatedGregorian(minimumLength: Int = nil) -> Date.FormatStyle.Symbol.Year
    static var twoDigits: Date.FormatStyle.Symbol.Year { get }
  }
  extension Date.FormatStyle.Symbol.YearForWeekOfYear {
    static var defaultDigits: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
    static var omitted: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
    static func padded(_ length: Int) -> Date.FormatStyle.Symbol.YearForWeekOfYear
    static var twoDigits: Date.FormatStyle.Symbol.YearForWeekOfYear { get }
  }
  extension Date.FormatStyle.TimeStyle {
    static var complete: Date.FormatStyle.TimeStyle { get }
    static var omitted: Date.FormatStyle.TimeStyle { get }
    static var shortened: Date.FormatStyle.TimeStyle { get }
    static var standard: Date.FormatStyle.TimeStyle { get }
  }
  extension Date.ISO8601FormatStyle {
    enum DateSeparator: String, Codable { case dash, omitted }
    enum DateTimeSeparator: String, Codable { case space, standard }
    typealias RegexOutput = Date
    enum TimeSeparator: String, Codable { case colon, omitted }
    enum TimeZoneSeparator: String, Codable { case colon, omitted }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> Date.ISO8601FormatStyle
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> Date.ISO8601FormatStyle
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator
    func day() -> Date.ISO8601FormatStyle
    func format(_ value: Date) -> String
    var includingFractionalSeconds: Bool
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = nil, includingFractionalSeconds: Bool = nil, timeZone: TimeZone = nil)
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeZone: TimeZone = nil)
    func month() -> Date.ISO8601FormatStyle
    func parse(_ value: String) throws -> Date
    var parseStrategy: Date.ISO8601FormatStyle { get }
    func time(includingFractionalSeconds: Bool) -> Date.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> Date.ISO8601FormatStyle
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    var timeZone: TimeZone
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> Date.ISO8601FormatStyle
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator
    func weekOfYear() -> Date.ISO8601FormatStyle
    func year() -> Date.ISO8601FormatStyle
  }
  extension Date.IntervalFormatStyle {
    typealias DateStyle = Date.FormatStyle.DateStyle
    typealias Symbol = Date.FormatStyle.Symbol
    typealias TimeStyle = Date.FormatStyle.TimeStyle
    var calendar: Calendar
    func day() -> Date.IntervalFormatStyle
    func format(_ v: Range<Date>) -> String
    func hour(_ format: Date.IntervalFormatStyle.Symbol.Hour = nil) -> Date.IntervalFormatStyle
    init(date: Date.IntervalFormatStyle.DateStyle? = nil, time: Date.IntervalFormatStyle.TimeStyle? = nil, locale: Locale = nil, calendar: Calendar = nil, timeZone: TimeZone = nil)
    func locale(_ locale: Locale) -> Date.IntervalFormatStyle
    var locale: Locale
    func minute() -> Date.IntervalFormatStyle
    func month(_ format: Date.IntervalFormatStyle.Symbol.Month = nil) -> Date.IntervalFormatStyle
    func second() -> Date.IntervalFormatStyle
    func timeZone(_ format: Date.IntervalFormatStyle.Symbol.TimeZone = nil) -> Date.IntervalFormatStyle
    var timeZone: TimeZone
    func weekday(_ format: Date.IntervalFormatStyle.Symbol.Weekday = nil) -> Date.IntervalFormatStyle
    func year() -> Date.IntervalFormatStyle
  }
  extension Date.ParseStrategy {
    typealias RegexOutput = Date
    var calendar: Calendar
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    var format: String { get }
    init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar = nil, isLenient: Bool = nil, twoDigitStartDate: Date = nil)
    var isLenient: Bool
    var locale: Locale?
    func parse(_ value: String) throws -> Date
    var timeZone: TimeZone
    var twoDigitStartDate: Date
  }
  extension Date.RelativeFormatStyle {
    typealias Field = Date.ComponentsFormatStyle.Field
    struct Presentation: Codable, Hashable {}
    struct UnitsStyle: Codable, Hashable {}
    var allowedFields: Set<Date.RelativeFormatStyle.Field>
    var calendar: Calendar
    var capitalizationContext: FormatStyleCapitalizationContext
    func format(_ destDate: Date) -> String
    init(allowedFields: Set<Date.RelativeFormatStyle.Field>, presentation: Date.RelativeFormatStyle.Presentation = nil, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = nil, locale: Locale = nil, calendar: Calendar = nil, capitalizationContext: FormatStyleCapitalizationContext = nil)
    init(presentation: Date.RelativeFormatStyle.Presentation = nil, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = nil, locale: Locale = nil, calendar: Calendar = nil, capitalizationContext: FormatStyleCapitalizationContext = nil)
    func locale(_ locale: Locale) -> Date.RelativeFormatStyle
    var locale: Locale
    var presentation: Date.RelativeFormatStyle.Presentation
    var unitsStyle: Date.RelativeFormatStyle.UnitsStyle
  }
  extension Date.RelativeFormatStyle.Presentation {
    static var named: Date.RelativeFormatStyle.Presentation { get }
    static var numeric: Date.RelativeFormatStyle.Presentation { get }
  }
  extension Date.RelativeFormatStyle.UnitsStyle {
    static var abbreviated: Date.RelativeFormatStyle.UnitsStyle { get }
    static var narrow: Date.RelativeFormatStyle.UnitsStyle { get }
    static var spellOut: Date.RelativeFormatStyle.UnitsStyle { get }
    static var wide: Date.RelativeFormatStyle.UnitsStyle { get }
  }
  extension Date.VerbatimFormatStyle {
    @dynamicMemberLookup struct Attributed: DiscreteFormatStyle {}
    typealias RegexOutput = Date
    var attributed: Date.AttributedStyle { get }
    var attributedStyle: Date.VerbatimFormatStyle.Attributed { get }
    var calendar: Calendar
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Date)?
    func discreteInput(after input: Date) -> Date?
    func discreteInput(before input: Date) -> Date?
    func format(_ value: Date) -> String
    init(format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar)
    func input(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func locale(_ locale: Locale) -> Date.VerbatimFormatStyle
    var locale: Locale?
    var parseStrategy: Date.ParseStrategy { get }
    var timeZone: TimeZone
  }
  extension Date.VerbatimFormatStyle.Attributed {
    func discreteInput(after input: Date) -> Date?
    func discreteInput(before input: Date) -> Date?
    func format(_ value: Date) -> AttributedString
    func input(after input: Date) -> Date?
    func input(before input: Date) -> Date?
    func locale(_ locale: Locale) -> Date.VerbatimFormatStyle.Attributed
    subscript<T>(dynamicMember key: KeyPath<Date.VerbatimFormatStyle, T>) -> T { get }
    subscript<T>(dynamicMember key: WritableKeyPath<Date.VerbatimFormatStyle, T>) -> T { get set }
  }
  struct DateComponents: Codable, CustomStringConvertible, Hashable, ReferenceConvertible {
    struct ISO8601FormatStyle: CustomConsumingRegexComponent, ParseStrategy, ParseableFormatStyle, RegexComponent {}
    typealias ReferenceType = NSDateComponents
    var calendar: Calendar?
    var date: Date? { get }
    var day: Int?
    var dayOfYear: Int?
    var description: String { get }
    var era: Int?
    func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == DateComponents
    var hour: Int?
    init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
    init<T, Value>(_ value: Value, strategy: T) throws where T: ParseStrategy, Value: StringProtocol, T.ParseInput == String, T.ParseOutput == DateComponents
    init<T>(_ value: T.ParseInput, strategy: T) throws where T: ParseStrategy, T.ParseOutput == DateComponents
    var isLeapMonth: Bool?
    var isRepeatedDay: Bool?
    func isValidDate(in calendar: Calendar) -> Bool
    var isValidDate: Bool { get }
    var minute: Int?
    var month: Int?
    var nanosecond: Int?
    var quarter: Int?
    var second: Int?
    func setValue(_ value: Int?, for component: Calendar.Component)
    var timeZone: TimeZone?
    func value(for component: Calendar.Component) -> Int?
    var weekOfMonth: Int?
    var weekOfYear: Int?
    var weekday: Int?
    var weekdayOrdinal: Int?
    var year: Int?
    var yearForWeekOfYear: Int?
  }
  extension DateComponents.ISO8601FormatStyle {
    typealias RegexOutput = DateComponents
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: DateComponents)?
    func dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator) -> DateComponents.ISO8601FormatStyle
    var dateSeparator: Date.ISO8601FormatStyle.DateSeparator { get }
    func dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator) -> DateComponents.ISO8601FormatStyle
    var dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator { get }
    func day() -> DateComponents.ISO8601FormatStyle
    func format(_ value: DateComponents) -> String
    var includingFractionalSeconds: Bool { get }
    init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = nil, includingFractionalSeconds: Bool = nil, timeZone: TimeZone = nil)
    func month() -> DateComponents.ISO8601FormatStyle
    func parse(_ value: String) throws -> DateComponents
    var parseStrategy: DateComponents.ISO8601FormatStyle { get }
    func time(includingFractionalSeconds: Bool) -> DateComponents.ISO8601FormatStyle
    func timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator) -> DateComponents.ISO8601FormatStyle
    var timeSeparator: Date.ISO8601FormatStyle.TimeSeparator { get }
    func timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> DateComponents.ISO8601FormatStyle
    var timeZone: TimeZone
    func timeZoneSeparator(_ separator: Date.ISO8601FormatStyle.TimeZoneSeparator) -> DateComponents.ISO8601FormatStyle
    var timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator { get }
    func weekOfYear() -> DateComponents.ISO8601FormatStyle
    func year() -> DateComponents.ISO8601FormatStyle
  }
  class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case abbreviated, brief, full, positional, short, spellOut }
    struct ZeroFormattingBehavior: OptionSet {}
    var allowedUnits: NSCalendar.Unit
    var allowsFractionalUnits: Bool
    var calendar: Calendar?
    var collapsesLargestUnit: Bool
    var formattingContext: Formatter.Context
    var includesApproximationPhrase: Bool
    var includesTimeRemainingPhrase: Bool
    init()
    static func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String?
    var maximumUnitCount: Int
    var referenceDate: Date?
    func string(for obj: Any?) -> String?
    func string(from components: DateComponents) -> String?
    func string(from startDate: Date, to endDate: Date) -> String?
    func string(from ti: TimeInterval) -> String?
    var unitsStyle: DateComponentsFormatter.UnitsStyle
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior
  }
  extension DateComponentsFormatter.ZeroFormattingBehavior {
    static var `default`: DateComponentsFormatter.ZeroFormattingBehavior { get }
    static var dropAll: DateComponentsFormatter.ZeroFormattingBehavior { get }
    static var dropLeading: DateComponentsFormatter.ZeroFormattingBehavior { get }
    static var dropMiddle: DateComponentsFormatter.ZeroFormattingBehavior { get }
    static var dropTrailing: DateComponentsFormatter.ZeroFormattingBehavior { get }
    init(rawValue: UInt)
    static var pad: DateComponentsFormatter.ZeroFormattingBehavior { get }
    var rawValue: UInt { get }
  }
  class DateFormatter: Formatter {
    enum Behavior: UInt { case behavior10_0, behavior10_4, `default` }
    enum Style: UInt { case full, long, medium, none, short }
    var amSymbol: String
    var calendar: Calendar!
    func date(from string: String) -> Date?
    static func dateFormat(fromTemplate template: String, options opts: Int, locale: Locale?) -> String?
    var dateFormat: String!
    var dateStyle: DateFormatter.Style
    var defaultDate: Date?
    var doesRelativeDateFormatting: Bool
    var eraSymbols: [String]
    var formatterBehavior: DateFormatter.Behavior
    var formattingContext: Formatter.Context
    var generatesCalendarDates: Bool
    var gregorianStartDate: Date?
    init()
    init?(coder: NSCoder)
    var isLenient: Bool
    var locale: Locale!
    static func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
    var longEraSymbols: [String]
    var monthSymbols: [String]
    var pmSymbol: String
    var quarterSymbols: [String]
    func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)
    var shortMonthSymbols: [String]
    var shortQuarterSymbols: [String]
    var shortStandaloneMonthSymbols: [String]
    var shortStandaloneQuarterSymbols: [String]
    var shortStandaloneWeekdaySymbols: [String]
    var shortWeekdaySymbols: [String]
    var standaloneMonthSymbols: [String]
    var standaloneQuarterSymbols: [String]
    var standaloneWeekdaySymbols: [String]
    func string(from date: Date) -> String
    var timeStyle: DateFormatter.Style
    var timeZone: TimeZone!
    var twoDigitStartDate: Date?
    var veryShortMonthSymbols: [String]
    var veryShortStandaloneMonthSymbols: [String]
    var veryShortStandaloneWeekdaySymbols: [String]
    var veryShortWeekdaySymbols: [String]
    var weekdaySymbols: [String]
  }
  struct DateInterval: Codable, Comparable, CustomStringConvertible, Hashable {
    static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
    func compare(_ dateInterval: DateInterval) -> ComparisonResult
    func contains(_ date: Date) -> Bool
    var description: String { get }
    var duration: TimeInterval
    var end: Date
    init()
    init(start: Date, duration: TimeInterval)
    init(start: Date, end: Date)
    func intersection(with dateInterval: DateInterval) -> DateInterval?
    func intersects(_ dateInterval: DateInterval) -> Bool
    var start: Date
  }
  class DateIntervalFormatter: Formatter {
    enum Style: UInt { case full, long, medium, none, short }
    var calendar: Calendar!
    var dateStyle: DateIntervalFormatter.Style
    var dateTemplate: String!
    init()
    init?(coder: NSCoder)
    var locale: Locale!
    func string(from dateInterval: DateInterval) -> String?
    func string(from fromDate: Date, to toDate: Date) -> String
    var timeStyle: DateIntervalFormatter.Style
    var timeZone: TimeZone!
  }
  struct Decimal: Codable, CustomStringConvertible, ExpressibleByFloatLiteral, Hashable, SignedNumeric, Strideable {
    static func * (lhs: Decimal, rhs: Decimal) -> Decimal
    static func *= (lhs: inout Decimal, rhs: Decimal)
    static func + (lhs: Decimal, rhs: Decimal) -> Decimal
    static func += (lhs: inout Decimal, rhs: Decimal)
    static func - (lhs: Decimal, rhs: Decimal) -> Decimal
    static func -= (lhs: inout Decimal, rhs: Decimal)
    static func / (lhs: Decimal, rhs: Decimal) -> Decimal
    static func /= (lhs: inout Decimal, rhs: Decimal)
    static func < (lhs: Decimal, rhs: Decimal) -> Bool
    enum CalculationError: UInt { case divideByZero, lossOfPrecision, noError, overflow, underflow }
    struct FormatStyle: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    struct ParseStrategy<Format>: Foundation.ParseStrategy where Format: Foundation.FormatStyle, Format.FormatInput == Decimal {}
    enum RoundingMode: UInt { case bankers, down, plain, up }
    func add(_ other: Decimal)
    func advanced(by n: Decimal) -> Decimal
    var description: String { get }
    func distance(to other: Decimal) -> Decimal
    func divide(by other: Decimal)
    var exponent: Int { get }
    var floatingPointClass: FloatingPointClassification { get }
    func formatted() -> String
    func formatted<S>(_ format: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Decimal
    static var greatestFiniteMagnitude: Decimal { get }
    init()
    init(_ value: Double)
    init(_ value: Int)
    init(_ value: Int16)
    init(_ value: Int32)
    init(_ value: Int64)
    init(_ value: Int8)
    init(_ value: String, format: Decimal.FormatStyle, lenient: Bool = nil) throws
    init(_ value: String, format: Decimal.FormatStyle.Currency, lenient: Bool = nil) throws
    init(_ value: String, format: Decimal.FormatStyle.Percent, lenient: Bool = nil) throws
    init(_ value: UInt)
    init(_ value: UInt16)
    init(_ value: UInt32)
    init(_ value: UInt64)
    init(_ value: UInt8)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
    init(signOf: Decimal, magnitudeOf magnitude: Decimal)
    init<S>(_ value: S.ParseInput, strategy: S) throws where S: Foundation.ParseStrategy, S.ParseOutput == Decimal
    init?(string: String, locale: Locale? = nil)
    init?<T>(exactly source: T) where T: BinaryInteger
    var isCanonical: Bool { get }
    func isEqual(to other: Decimal) -> Bool
    var isFinite: Bool { get }
    var isInfinite: Bool { get }
    func isLess(than other: Decimal) -> Bool
    func isLessThanOrEqualTo(_ other: Decimal) -> Bool
    var isNaN: Bool { get }
    var isNormal: Bool { get }
    var isSignMinus: Bool { get }
    var isSignaling: Bool { get }
    var isSignalingNaN: Bool { get }
    var isSubnormal: Bool { get }
    func isTotallyOrdered(belowOrEqualTo other: Decimal) -> Bool
    var isZero: Bool { get }
    static var leastFiniteMagnitude: Decimal { get }
    static var leastNonzeroMagnitude: Decimal { get }
    static var leastNormalMagnitude: Decimal { get }
    var magnitude: Decimal { get }
    func multiply(by other: Decimal)
    static var nan: Decimal { get }
    func negate()
    var nextDown: Decimal { get }
    var nextUp: Decimal { get }
    static var pi: Decimal { get }
    static var quietNaN: Decimal { get }
    static var radix: Int { get }
    var sign: FloatingPointSign { get }
    var significand: Decimal { get }
    func subtract(_ other: Decimal)
    var ulp: Decimal { get }
  }
  extension Decimal.FormatStyle {
    struct Attributed: Foundation.FormatStyle {}
    typealias Configuration = NumberFormatStyleConfiguration
    struct Currency: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    struct Percent: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    typealias RegexOutput = Decimal
    var attributed: Decimal.FormatStyle.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    func decimalSeparator(strategy: Decimal.FormatStyle.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle
    func format(_ value: Decimal) -> String
    func grouping(_ group: Decimal.FormatStyle.Configuration.Grouping) -> Decimal.FormatStyle
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> Decimal.FormatStyle
    var locale: Locale
    func notation(_ notation: Decimal.FormatStyle.Configuration.Notation) -> Decimal.FormatStyle
    var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle> { get }
    func precision(_ p: Decimal.FormatStyle.Configuration.Precision) -> Decimal.FormatStyle
    func rounded(rule: Decimal.FormatStyle.Configuration.RoundingRule = nil, increment: Int? = nil) -> Decimal.FormatStyle
    func scale(_ multiplicand: Double) -> Decimal.FormatStyle
    func sign(strategy: Decimal.FormatStyle.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle
  }
  extension Decimal.FormatStyle.Attributed {
    func format(_ value: Decimal) -> AttributedString
    func locale(_ locale: Locale) -> Decimal.FormatStyle.Attributed
  }
  extension Decimal.FormatStyle.Currency {
    typealias Configuration = CurrencyFormatStyleConfiguration
    typealias RegexOutput = Decimal
    var attributed: Decimal.FormatStyle.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    var currencyCode: String
    func decimalSeparator(strategy: Decimal.FormatStyle.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Currency
    func format(_ value: Decimal) -> String
    func grouping(_ group: Decimal.FormatStyle.Currency.Configuration.Grouping) -> Decimal.FormatStyle.Currency
    init(code: String, locale: Locale = nil)
    func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
    var locale: Locale
    func notation(_ notation: Decimal.FormatStyle.Currency.Configuration.Notation) -> Decimal.FormatStyle.Currency
    var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Currency> { get }
    func precision(_ p: Decimal.FormatStyle.Currency.Configuration.Precision) -> Decimal.FormatStyle.Currency
    func presentation(_ p: Decimal.FormatStyle.Currency.Configuration.Presentation) -> Decimal.FormatStyle.Currency
    func rounded(rule: Decimal.FormatStyle.Currency.Configuration.RoundingRule = nil, increment: Int? = nil) -> Decimal.FormatStyle.Currency
    func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Currency
    func sign(strategy: Decimal.FormatStyle.Currency.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Currency
  }
  extension Decimal.FormatStyle.Percent {
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Decimal
    var attributed: Decimal.FormatStyle.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Decimal)?
    func decimalSeparator(strategy: Decimal.FormatStyle.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> Decimal.FormatStyle.Percent
    func format(_ value: Decimal) -> String
    func grouping(_ group: Decimal.FormatStyle.Percent.Configuration.Grouping) -> Decimal.FormatStyle.Percent
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> Decimal.FormatStyle.Percent
    var locale: Locale
    func notation(_ notation: Decimal.FormatStyle.Percent.Configuration.Notation) -> Decimal.FormatStyle.Percent
    var parseStrategy: Decimal.ParseStrategy<Decimal.FormatStyle.Percent> { get }
    func precision(_ p: Decimal.FormatStyle.Percent.Configuration.Precision) -> Decimal.FormatStyle.Percent
    func rounded(rule: Decimal.FormatStyle.Percent.Configuration.RoundingRule = nil, increment: Int? = nil) -> Decimal.FormatStyle.Percent
    func scale(_ multiplicand: Double) -> Decimal.FormatStyle.Percent
    func sign(strategy: Decimal.FormatStyle.Percent.Configuration.SignDisplayStrategy) -> Decimal.FormatStyle.Percent
  }
  extension Decimal.ParseStrategy {
    var formatStyle: Format
    var lenient: Bool
    func parse(_ value: String) throws -> Format.FormatInput
  }
  extension Decimal.ParseStrategy where Format == Decimal.FormatStyle {
    init(format: Format, lenient: Bool = nil)
  }
  extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Currency {
    init(format: Format, lenient: Bool = nil)
  }
  extension Decimal.ParseStrategy where Format == Decimal.FormatStyle.Percent {
    init(format: Format, lenient: Bool = nil)
  }
  protocol DecodableAttributedStringKey: AttributedStringKey {
    static func decode(from decoder: any Decoder) throws -> Self.Value
  }
  protocol DecodableWithConfiguration {
    associatedtype DecodingConfiguration
    init(from decoder: any Decoder, configuration: Self.DecodingConfiguration) throws
  }
  protocol DecodingConfigurationProviding {
    associatedtype DecodingConfiguration
    static var decodingConfiguration: Self.DecodingConfiguration { get }
  }
  extension DecodingError: LocalizedError {}
  enum DescriptiveNumberFormatConfiguration {
    typealias CapitalizationContext = FormatStyleCapitalizationContext
    struct Presentation: Codable, Hashable {}
  }
  extension DescriptiveNumberFormatConfiguration.Presentation {
    static var ordinal: DescriptiveNumberFormatConfiguration.Presentation { get }
    static var spellOut: DescriptiveNumberFormatConfiguration.Presentation { get }
  }
  class Dimension: Unit {
    static func baseUnit() -> Self
    var converter: UnitConverter { get }
    init(symbol: String)
    init(symbol: String, converter: UnitConverter)
    init?(coder aDecoder: NSCoder)
  }
  @dynamicMemberLookup struct DiscontiguousAttributedSubstring: AttributedStringAttributeMutation, CustomStringConvertible, Hashable {
    var base: AttributedString { get }
    var characters: DiscontiguousSlice<AttributedString.CharacterView> { get }
    var description: String { get }
    func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = nil)
    func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    var runs: AttributedString.Runs { get }
    func setAttributes(_ attributes: AttributeContainer)
    subscript(bounds: RangeSet<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
    subscript(bounds: some RangeExpression<AttributedString.Index>) -> DiscontiguousAttributedSubstring { get }
    subscript<K>(_: K.Type) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<K>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? where K: AttributedStringKey, K.Value: Sendable { get set }
    subscript<S>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> where S: AttributeScope { get set }
    var unicodeScalars: DiscontiguousSlice<AttributedString.UnicodeScalarView> { get }
  }
  protocol DiscreteFormatStyle<FormatInput, FormatOutput>: FormatStyle {
    func discreteInput(after input: Self.FormatInput) -> Self.FormatInput?
    func discreteInput(before input: Self.FormatInput) -> Self.FormatInput?
    func input(after input: Self.FormatInput) -> Self.FormatInput?
    func input(before input: Self.FormatInput) -> Self.FormatInput?
  }
  extension DispatchData: DataProtocol {
    struct Region: ContiguousBytes, DataProtocol {}
    typealias Regions = [DispatchData.Region]
    var regions: [DispatchData.Region] { get }
  }
  extension DispatchData.Region {
    var endIndex: DispatchData.Index { get }
    var regions: CollectionOfOne<DispatchData.Region> { get }
    var startIndex: DispatchData.Index { get }
    subscript(position: DispatchData.Index) -> UInt8 { get }
    func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
  }
  class DistributedNotificationCenter: NotificationCenter {
    struct CenterType: Hashable, RawRepresentable {}
    struct Options: OptionSet {}
    enum SuspensionBehavior: UInt { case coalesce, deliverImmediately, drop, hold }
    func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: String?, suspensionBehavior: DistributedNotificationCenter.SuspensionBehavior)
    static func `default`() -> DistributedNotificationCenter
    static func forType(_ notificationCenterType: DistributedNotificationCenter.CenterType) -> DistributedNotificationCenter
    func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, deliverImmediately: Bool)
    func postNotificationName(_ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: DistributedNotificationCenter.Options = nil)
    var suspended: Bool
  }
  extension Double {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension Duration {
    struct TimeFormatStyle: DiscreteFormatStyle {}
    struct UnitsFormatStyle: DiscreteFormatStyle {}
    func formatted() -> String
    func formatted<S>(_ v: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Duration
  }
  extension Duration.TimeFormatStyle {
    @dynamicMemberLookup struct Attributed: DiscreteFormatStyle {}
    struct Pattern: Codable, Hashable {}
    var attributed: Duration.TimeFormatStyle.Attributed { get }
    func discreteInput(after input: Duration) -> Duration?
    func discreteInput(before input: Duration) -> Duration?
    func format(_ value: Duration) -> String
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle
    var grouping: NumberFormatStyleConfiguration.Grouping
    init(pattern: Duration.TimeFormatStyle.Pattern, locale: Locale = nil)
    func locale(_ locale: Locale) -> Duration.TimeFormatStyle
    var locale: Locale
    var pattern: Duration.TimeFormatStyle.Pattern
  }
  extension Duration.TimeFormatStyle.Attributed {
    func discreteInput(after input: Duration) -> Duration?
    func discreteInput(before input: Duration) -> Duration?
    func format(_ value: Duration) -> AttributedString
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Duration.TimeFormatStyle.Attributed
    func locale(_ locale: Locale) -> Duration.TimeFormatStyle.Attributed
    subscript<T>(dynamicMember key: KeyPath<Duration.TimeFormatStyle, T>) -> T { get }
    subscript<T>(dynamicMember key: WritableKeyPath<Duration.TimeFormatStyle, T>) -> T { get set }
  }
  extension Duration.TimeFormatStyle.Pattern {
    static func hourMinute(padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = nil) -> Duration.TimeFormatStyle.Pattern
    static var hourMinute: Duration.TimeFormatStyle.Pattern { get }
    static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = nil, roundFractionalSeconds: FloatingPointRoundingRule = nil) -> Duration.TimeFormatStyle.Pattern
    static var hourMinuteSecond: Duration.TimeFormatStyle.Pattern { get }
    static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = nil, roundFractionalSeconds: FloatingPointRoundingRule = nil) -> Duration.TimeFormatStyle.Pattern
    static var minuteSecond: Duration.TimeFormatStyle.Pattern { get }
  }
  extension Duration.UnitsFormatStyle {
    @dynamicMemberLookup struct Attributed: DiscreteFormatStyle {}
    struct FractionalPartDisplayStrategy: Codable, Hashable {}
    struct Unit: Codable, Hashable {}
    struct UnitWidth: Codable, Hashable {}
    struct ZeroValueUnitsDisplayStrategy: Codable, Hashable {}
    var allowedUnits: Set<Duration.UnitsFormatStyle.Unit>
    var attributed: Duration.UnitsFormatStyle.Attributed { get }
    func discreteInput(after input: Duration) -> Duration?
    func discreteInput(before input: Duration) -> Duration?
    func format(_ duration: Duration) -> String
    var fractionalPartDisplay: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
    init(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = nil, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = nil)
    init<ValueRange>(allowedUnits: Set<Duration.UnitsFormatStyle.Unit>, width: Duration.UnitsFormatStyle.UnitWidth, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = nil, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = nil) where ValueRange: RangeExpression, ValueRange.Bound == Int
    func locale(_ locale: Locale) -> Duration.UnitsFormatStyle
    var locale: Locale
    var maximumUnitCount: Int?
    var unitWidth: Duration.UnitsFormatStyle.UnitWidth
    var valueLengthLimits: Range<Int>?
    var zeroValueUnitsDisplay: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  }
  extension Duration.UnitsFormatStyle.Attributed {
    func discreteInput(after input: Duration) -> Duration?
    func discreteInput(before input: Duration) -> Duration?
    func format(_ duration: Duration) -> AttributedString
    func locale(_ locale: Locale) -> Duration.UnitsFormatStyle.Attributed
    subscript<T>(dynamicMember key: KeyPath<Duration.UnitsFormatStyle, T>) -> T { get }
    subscript<T>(dynamicMember key: WritableKeyPath<Duration.UnitsFormatStyle, T>) -> T { get set }
  }
  extension Duration.UnitsFormatStyle.FractionalPartDisplayStrategy {
    static func hide(rounded: FloatingPointRoundingRule = nil) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
    static var hide: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy { get }
    init<Range>(lengthLimits: Range, roundingRule: FloatingPointRoundingRule = nil, roundingIncrement: Double? = nil) where Range: RangeExpression, Range.Bound == Int
    var maximumLength: Int
    var minimumLength: Int
    var roundingIncrement: Double?
    var roundingRule: FloatingPointRoundingRule
    static func show(length: Int, rounded rule: FloatingPointRoundingRule = nil, increment: Double? = nil) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy
  }
  extension Duration.UnitsFormatStyle.Unit {
    static var days: Duration.UnitsFormatStyle.Unit { get }
    static var hours: Duration.UnitsFormatStyle.Unit { get }
    static var microseconds: Duration.UnitsFormatStyle.Unit { get }
    static var milliseconds: Duration.UnitsFormatStyle.Unit { get }
    static var minutes: Duration.UnitsFormatStyle.Unit { get }
    static var nanoseconds: Duration.UnitsFormatStyle.Unit { get }
    static var seconds: Duration.UnitsFormatStyle.Unit { get }
    static var weeks: Duration.UnitsFormatStyle.Unit { get }
  }
  extension Duration.UnitsFormatStyle.UnitWidth {
    static var abbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
    static var condensedAbbreviated: Duration.UnitsFormatStyle.UnitWidth { get }
    static var narrow: Duration.UnitsFormatStyle.UnitWidth { get }
    static var wide: Duration.UnitsFormatStyle.UnitWidth { get }
  }
  extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy {
    static var hide: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy { get }
    static func show(length: Int) -> Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy
  }
  extension EmptyCollection: DataProtocol, ContiguousBytes where Element == UInt8 {
    var regions: EmptyCollection<Data> { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  protocol EncodableAttributedStringKey: AttributedStringKey {
    static func encode(_ value: Self.Value, to encoder: any Encoder) throws
  }
  protocol EncodableWithConfiguration {
    associatedtype EncodingConfiguration
    func encode(to encoder: any Encoder, configuration: Self.EncodingConfiguration) throws
  }
  protocol EncodingConfigurationProviding {
    associatedtype EncodingConfiguration
    static var encodingConfiguration: Self.EncodingConfiguration { get }
  }
  extension EncodingError: LocalizedError {}
  class EnergyFormatter: Formatter {
    enum Unit: Int { case calorie, joule, kilocalorie, kilojoule }
    init()
    init?(coder: NSCoder)
    var isForFoodEnergyUse: Bool
    var numberFormatter: NumberFormatter!
    func string(fromJoules numberInJoules: Double) -> String
    func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    func unitString(fromJoules numberInJoules: Double, usedUnit unitp: UnsafeMutablePointer<EnergyFormatter.Unit>?) -> String
    func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String
    var unitStyle: Formatter.UnitStyle
  }
  extension Error {
    var localizedDescription: String { get }
  }
  macro Expression<each Input, Output>(_ body: (repeat each Input) -> Output) -> Expression<repeat each Input, Output>
  struct Expression<each Input, Output>: CustomStringConvertible {
    var description: String { get }
    func evaluate(_ input: repeat each Input) throws -> Output
    var expression: any StandardPredicateExpression<Output> { get }
    init(_ builder: (repeat PredicateExpressions.Variable<each Input>) -> any StandardPredicateExpression<Output>)
    var variable: (repeat PredicateExpressions.Variable<each Input>) { get }
  }
  struct FileAttributeKey: Hashable, RawRepresentable {
    typealias RawValue = String
    static var appendOnly: FileAttributeKey { get }
    static var busy: FileAttributeKey { get }
    static var creationDate: FileAttributeKey { get }
    static var deviceIdentifier: FileAttributeKey { get }
    static var extensionHidden: FileAttributeKey { get }
    static var groupOwnerAccountID: FileAttributeKey { get }
    static var groupOwnerAccountName: FileAttributeKey { get }
    static var hfsCreatorCode: FileAttributeKey { get }
    static var hfsTypeCode: FileAttributeKey { get }
    static var immutable: FileAttributeKey { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var modificationDate: FileAttributeKey { get }
    static var ownerAccountID: FileAttributeKey { get }
    static var ownerAccountName: FileAttributeKey { get }
    static var posixPermissions: FileAttributeKey { get }
    static var protectionKey: FileAttributeKey { get }
    var rawValue: String { get }
    static var referenceCount: FileAttributeKey { get }
    static var size: FileAttributeKey { get }
    static var systemFileNumber: FileAttributeKey { get }
    static var systemFreeNodes: FileAttributeKey { get }
    static var systemFreeSize: FileAttributeKey { get }
    static var systemNodes: FileAttributeKey { get }
    static var systemNumber: FileAttributeKey { get }
    static var systemSize: FileAttributeKey { get }
    static var type: FileAttributeKey { get }
  }
  struct FileAttributeType: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
    static var typeBlockSpecial: FileAttributeType { get }
    static var typeCharacterSpecial: FileAttributeType { get }
    static var typeDirectory: FileAttributeType { get }
    static var typeRegular: FileAttributeType { get }
    static var typeSocket: FileAttributeType { get }
    static var typeSymbolicLink: FileAttributeType { get }
    static var typeUnknown: FileAttributeType { get }
  }
  class FileHandle: NSObject {
    struct AsyncBytes: AsyncSequence {}
    func acceptConnectionInBackgroundAndNotify()
    func acceptConnectionInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
    var availableData: Data { get }
    var bytes: FileHandle.AsyncBytes { get }
    func close() throws
    func closeFile()
    var fileDescriptor: Int32 { get }
    init(fileDescriptor fd: Int32)
    init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
    init(forReadingFrom url: URL) throws
    init(forUpdating url: URL) throws
    init(forWritingTo url: URL) throws
    init?(forReadingAtPath path: String)
    init?(forUpdatingAtPath path: String)
    init?(forWritingAtPath path: String)
    static var nullDevice: FileHandle { get }
    func offset() throws -> UInt64
    var offsetInFile: UInt64 { get }
    func read(upToCount count: Int) throws -> Data?
    static var readCompletionNotification: Notification.Name { get }
    func readData(ofLength length: Int) -> Data
    func readDataToEndOfFile() -> Data
    func readInBackgroundAndNotify()
    func readInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
    func readToEnd() throws -> Data?
    func readToEndOfFileInBackgroundAndNotify()
    func readToEndOfFileInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
    var readabilityHandler: ((FileHandle) -> Void)?
    func seek(toFileOffset offset: UInt64)
    func seek(toOffset offset: UInt64) throws
    func seekToEnd() throws -> UInt64
    func seekToEndOfFile() -> UInt64
    static var standardError: FileHandle { get }
    static var standardInput: FileHandle { get }
    static var standardOutput: FileHandle { get }
    func synchronize() throws
    func synchronizeFile()
    func truncate(atOffset offset: UInt64) throws
    func truncateFile(atOffset offset: UInt64)
    func waitForDataInBackgroundAndNotify()
    func waitForDataInBackgroundAndNotify(forModes modes: [RunLoop.Mode]?)
    func write(_ data: Data)
    func write<T>(contentsOf data: T) throws where T: DataProtocol
    var writeabilityHandler: ((FileHandle) -> Void)?
  }
  extension FileHandle.AsyncBytes {
    typealias Element = UInt8
    var characters: AsyncCharacterSequence<FileHandle.AsyncBytes> { get }
    var lines: AsyncLineSequence<FileHandle.AsyncBytes> { get }
  }
  class FileManager: NSObject {
    struct DirectoryEnumerationOptions: OptionSet {}
    class DirectoryEnumerator: NSEnumerator {}
    struct ItemReplacementOptions: OptionSet {}
    enum SearchPathDirectory: UInt { case adminApplicationDirectory, allApplicationsDirectory, allLibrariesDirectory, applicationDirectory, applicationScriptsDirectory, applicationSupportDirectory, autosavedInformationDirectory, cachesDirectory, coreServiceDirectory, demoApplicationDirectory, desktopDirectory, developerApplicationDirectory, developerDirectory, documentDirectory, documentationDirectory, downloadsDirectory, inputMethodsDirectory, itemReplacementDirectory, libraryDirectory, moviesDirectory, musicDirectory, picturesDirectory, preferencePanesDirectory, printerDescriptionDirectory, sharedPublicDirectory, trashDirectory, userDirectory }
    struct SearchPathDomainMask: OptionSet {}
    enum URLRelationship: Int { case contains, other, same }
    struct UnmountOptions: OptionSet {}
    struct VolumeEnumerationOptions: OptionSet {}
    func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
    func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
    func changeCurrentDirectoryPath(_ path: String) -> Bool
    func componentsToDisplay(forPath path: String) -> [String]?
    func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
    func contents(atPath path: String) -> Data?
    func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
    func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = nil) throws -> [URL]
    func contentsOfDirectory(atPath path: String) throws -> [String]
    func copyItem(at srcURL: URL, to dstURL: URL) throws
    func copyItem(atPath srcPath: String, toPath dstPath: String) throws
    func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
    func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
    func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool
    func createSymbolicLink(at url: URL, withDestinationURL destURL: URL) throws
    func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
    var currentDirectoryPath: String { get }
    static var `default`: FileManager { get }
    var delegate: (any FileManagerDelegate)?
    func destinationOfSymbolicLink(atPath path: String) throws -> String
    func displayName(atPath path: String) -> String
    func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = nil, errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator?
    func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
    func evictUbiquitousItem(at url: URL) throws
    func fetchLatestRemoteVersionOfItem(at url: URL) async throws -> NSFileVersion
    func fileExists(atPath path: String) -> Bool
    func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
    func fileExists(atPath path: String, isDirectory: inout Bool) -> Bool
    func fileProviderServicesForItem(at url: URL) async throws -> [NSFileProviderServiceName: NSFileProviderService]
    func fileSystemRepresentation(withPath path: String) -> UnsafePointer<Int8>
    func getFileProviderServicesForItem(at url: URL, completionHandler: @escaping ([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void)
    func getRelationship(_ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>, of directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask, toItemAt url: URL) throws
    func getRelationship(_ outRelationship: UnsafeMutablePointer<FileManager.URLRelationship>, ofDirectoryAt directoryURL: URL, toItemAt otherURL: URL) throws
    func homeDirectory(forUser userName: String) -> URL?
    var homeDirectoryForCurrentUser: URL { get }
    init()
    func isDeletableFile(atPath path: String) -> Bool
    func isExecutableFile(atPath path: String) -> Bool
    func isReadableFile(atPath path: String) -> Bool
    func isUbiquitousItem(at url: URL) -> Bool
    func isWritableFile(atPath path: String) -> Bool
    func linkItem(at srcURL: URL, to dstURL: URL) throws
    func linkItem(atPath srcPath: String, toPath dstPath: String) throws
    func mountedVolumeURLs(includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = nil) -> [URL]?
    func moveItem(at srcURL: URL, to dstURL: URL) throws
    func moveItem(atPath srcPath: String, toPath dstPath: String) throws
    func removeItem(at URL: URL) throws
    func removeItem(atPath path: String) throws
    func replaceItem(at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = nil) throws -> URL?
    func replaceItem(at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: FileManager.ItemReplacementOptions = nil, resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
    func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = nil) throws -> URL?
    func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
    func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws
    func startDownloadingUbiquitousItem(at url: URL) throws
    func string(withFileSystemRepresentation str: UnsafePointer<CChar>, length len: Int) -> String
    func subpaths(atPath path: String) -> [String]?
    func subpathsOfDirectory(atPath path: String) throws -> [String]
    var temporaryDirectory: URL { get }
    func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
    var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { get }
    func unmountVolume(at url: URL, options mask: FileManager.UnmountOptions = nil, completionHandler: @escaping ((any Error)?) -> Void)
    func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor reference: URL?, create shouldCreate: Bool) throws -> URL
    func url(forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?) throws -> URL
    func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
    func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
    func withFileSystemRepresentation<R>(for path: String, _ body: (UnsafePointer<CChar>?) throws -> R) rethrows -> R
  }
  extension FileManager.DirectoryEnumerationOptions {
    static var includesDirectoriesPostOrder: FileManager.DirectoryEnumerationOptions { get }
    init(rawValue: UInt)
    static var producesRelativePathURLs: FileManager.DirectoryEnumerationOptions { get }
    var rawValue: UInt { get }
    static var skipsHiddenFiles: FileManager.DirectoryEnumerationOptions { get }
    static var skipsPackageDescendants: FileManager.DirectoryEnumerationOptions { get }
    static var skipsSubdirectoryDescendants: FileManager.DirectoryEnumerationOptions { get }
  }
  extension FileManager.DirectoryEnumerator {
    var directoryAttributes: [FileAttributeKey: Any]? { get }
    var fileAttributes: [FileAttributeKey: Any]? { get }
    var level: Int { get }
    func skipDescendants()
  }
  extension FileManager.ItemReplacementOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var usingNewMetadataOnly: FileManager.ItemReplacementOptions { get }
    static var withoutDeletingBackupItem: FileManager.ItemReplacementOptions { get }
  }
  extension FileManager.SearchPathDomainMask {
    static var allDomainsMask: FileManager.SearchPathDomainMask { get }
    init(rawValue: UInt)
    static var localDomainMask: FileManager.SearchPathDomainMask { get }
    static var networkDomainMask: FileManager.SearchPathDomainMask { get }
    var rawValue: UInt { get }
    static var systemDomainMask: FileManager.SearchPathDomainMask { get }
    static var userDomainMask: FileManager.SearchPathDomainMask { get }
  }
  extension FileManager.UnmountOptions {
    static var allPartitionsAndEjectDisk: FileManager.UnmountOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var withoutUI: FileManager.UnmountOptions { get }
  }
  extension FileManager.VolumeEnumerationOptions {
    init(rawValue: UInt)
    static var produceFileReferenceURLs: FileManager.VolumeEnumerationOptions { get }
    var rawValue: UInt { get }
    static var skipHiddenVolumes: FileManager.VolumeEnumerationOptions { get }
  }
  protocol FileManagerDelegate: AnyObject {
    func fileManager(_ fileManager: FileManager, shouldCopyItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldCopyItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldLinkItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldLinkItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldMoveItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldMoveItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, copyingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, linkingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAt srcURL: URL, to dstURL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, movingItemAtPath srcPath: String, toPath dstPath: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAt URL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldProceedAfterError error: any Error, removingItemAtPath path: String) -> Bool
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAt URL: URL) -> Bool
    func fileManager(_ fileManager: FileManager, shouldRemoveItemAtPath path: String) -> Bool
  }
  struct FileProtectionType: RawRepresentable {
    static var complete: FileProtectionType { get }
    static var completeUnlessOpen: FileProtectionType { get }
    static var completeUntilFirstUserAuthentication: FileProtectionType { get }
    static var completeWhenUserInactive: FileProtectionType { get }
    static var inactive: FileProtectionType { get }
    init(rawValue: String)
    static var none: FileProtectionType { get }
    var rawValue: String { get }
  }
  class FileWrapper: NSObject, NSSecureCoding {
    struct ReadingOptions: OptionSet {}
    struct WritingOptions: OptionSet {}
    func addFileWrapper(_ child: FileWrapper) -> String
    func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String
    var fileAttributes: [String: Any]
    var fileWrappers: [String: FileWrapper]? { get }
    var filename: String?
    init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper])
    init(regularFileWithContents contents: Data)
    init(symbolicLinkWithDestinationURL url: URL)
    init(url: URL, options: FileWrapper.ReadingOptions = nil) throws
    init?(coder inCoder: NSCoder)
    init?(serializedRepresentation serializeRepresentation: Data)
    var isDirectory: Bool { get }
    var isRegularFile: Bool { get }
    var isSymbolicLink: Bool { get }
    func keyForChildFileWrapper(_ child: FileWrapper) -> String?
    func matchesContents(of url: URL) -> Bool
    var preferredFilename: String?
    func read(from url: URL, options: FileWrapper.ReadingOptions = nil) throws
    var regularFileContents: Data? { get }
    func removeFileWrapper(_ child: FileWrapper)
    var serializedRepresentation: Data? { get }
    var symbolicLinkDestinationURL: URL? { get }
    func write(to url: URL, options: FileWrapper.WritingOptions = nil, originalContentsURL: URL?) throws
  }
  extension FileWrapper.ReadingOptions {
    static var immediate: FileWrapper.ReadingOptions { get }
    static var withoutMapping: FileWrapper.ReadingOptions { get }
  }
  extension FileWrapper.WritingOptions {
    static var atomic: FileWrapper.WritingOptions { get }
    static var withNameUpdating: FileWrapper.WritingOptions { get }
  }
  extension Float {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  struct FloatingPointFormatStyle<Value>: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent where Value: BinaryFloatingPoint {
    struct Attributed: FormatStyle {}
    typealias Configuration = NumberFormatStyleConfiguration
    struct Currency: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    struct Percent: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    typealias RegexOutput = Value
    var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>
    func format(_ value: Value) -> String
    func grouping(_ group: FloatingPointFormatStyle<Value>.Configuration.Grouping) -> FloatingPointFormatStyle<Value>
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>
    var locale: Locale
    func notation(_ notation: FloatingPointFormatStyle<Value>.Configuration.Notation) -> FloatingPointFormatStyle<Value>
    var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>> { get }
    func precision(_ p: FloatingPointFormatStyle<Value>.Configuration.Precision) -> FloatingPointFormatStyle<Value>
    func rounded(rule: FloatingPointFormatStyle<Value>.Configuration.RoundingRule = nil, increment: Double? = nil) -> FloatingPointFormatStyle<Value>
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>
    func sign(strategy: FloatingPointFormatStyle<Value>.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>
  }
  extension FloatingPointFormatStyle.Attributed {
    func format(_ value: Value) -> AttributedString
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Attributed
  }
  extension FloatingPointFormatStyle.Currency {
    typealias Configuration = CurrencyFormatStyleConfiguration
    typealias RegexOutput = Value
    var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    var currencyCode: String { get }
    func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
    func format(_ value: Value) -> String
    func grouping(_ group: FloatingPointFormatStyle<Value>.Currency.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Currency
    init(code: String, locale: Locale = nil)
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Currency
    var locale: Locale
    func notation(_ notation: FloatingPointFormatStyle<Value>.Currency.Configuration.Notation) -> FloatingPointFormatStyle<Value>.Currency
    var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Currency> { get }
    func precision(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Currency
    func presentation(_ p: FloatingPointFormatStyle<Value>.Currency.Configuration.Presentation) -> FloatingPointFormatStyle<Value>.Currency
    func rounded(rule: FloatingPointFormatStyle<Value>.Currency.Configuration.RoundingRule = nil, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Currency
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Currency
    func sign(strategy: FloatingPointFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Currency
  }
  extension FloatingPointFormatStyle.Percent {
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Value
    var attributed: FloatingPointFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    func decimalSeparator(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
    func format(_ value: Value) -> String
    func grouping(_ group: FloatingPointFormatStyle<Value>.Percent.Configuration.Grouping) -> FloatingPointFormatStyle<Value>.Percent
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> FloatingPointFormatStyle<Value>.Percent
    var locale: Locale
    func notation(_ notation: FloatingPointFormatStyle<Value>.Percent.Configuration.Notation) -> FloatingPointFormatStyle<Value>.Percent
    var parseStrategy: FloatingPointParseStrategy<FloatingPointFormatStyle<Value>.Percent> { get }
    func precision(_ p: FloatingPointFormatStyle<Value>.Percent.Configuration.Precision) -> FloatingPointFormatStyle<Value>.Percent
    func rounded(rule: FloatingPointFormatStyle<Value>.Percent.Configuration.RoundingRule = nil, increment: Double? = nil) -> FloatingPointFormatStyle<Value>.Percent
    func scale(_ multiplicand: Double) -> FloatingPointFormatStyle<Value>.Percent
    func sign(strategy: FloatingPointFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> FloatingPointFormatStyle<Value>.Percent
  }
  struct FloatingPointParseStrategy<Format>: ParseStrategy where Format: FormatStyle, Format.FormatInput: BinaryFloatingPoint {
    var formatStyle: Format
    init<Value>(format: Format, lenient: Bool = nil) where Format == FloatingPointFormatStyle<Value>, Value: BinaryFloatingPoint
    var lenient: Bool
    func parse(_ value: String) throws -> Format.FormatInput
  }
  protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: Self.FormatInput) -> Self.FormatOutput
    func locale(_ locale: Locale) -> Self
  }
  extension FormatStyle {
    static func currency<V>(code: String) -> Self where Self == IntegerFormatStyle<V>.Currency, V: BinaryInteger
    static func list<Base>(type: ListFormatStyle<StringStyle, Base>.ListType, width: ListFormatStyle<StringStyle, Base>.Width = nil) -> Self where Self == ListFormatStyle<StringStyle, Base>, Base: Sequence, Base.Element == String
    static func list<MemberStyle, Base>(memberStyle: MemberStyle, type: ListFormatStyle<MemberStyle, Base>.ListType, width: ListFormatStyle<MemberStyle, Base>.Width = nil) -> Self where Self == ListFormatStyle<MemberStyle, Base>, MemberStyle: FormatStyle, Base: Sequence, MemberStyle.FormatInput == Base.Element, MemberStyle.FormatOutput == String
  }
  extension FormatStyle where Self == ByteCountFormatStyle {
    static func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = nil, spellsOutZero: Bool = nil, includesActualByteCount: Bool = nil) -> Self
  }
  extension FormatStyle where Self == Date.FormatStyle {
    static var dateTime: Date.FormatStyle { get }
  }
  extension FormatStyle where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { get }
  }
  extension FormatStyle where Self == Date.IntervalFormatStyle {
    static var interval: Date.IntervalFormatStyle { get }
  }
  extension FormatStyle where Self == Date.RelativeFormatStyle {
    static func relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = nil) -> Self
  }
  extension FormatStyle where Self == Date.VerbatimFormatStyle {
    static func verbatim(_ format: Date.FormatString, locale: Locale? = nil, timeZone: TimeZone, calendar: Calendar) -> Date.VerbatimFormatStyle
  }
  extension FormatStyle where Self == DateComponents.ISO8601FormatStyle {
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
  }
  extension FormatStyle where Self == Decimal.FormatStyle {
    static var number: Decimal.FormatStyle { get }
  }
  extension FormatStyle where Self == Decimal.FormatStyle.Currency {
    static func currency(code: String) -> Self
  }
  extension FormatStyle where Self == Decimal.FormatStyle.Percent {
    static var percent: Decimal.FormatStyle.Percent { get }
  }
  extension FormatStyle where Self == Duration.TimeFormatStyle {
    static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self
  }
  extension FormatStyle where Self == Duration.UnitsFormatStyle {
    static func units(allowed units: Set<Duration.UnitsFormatStyle.Unit> = nil, width: Duration.UnitsFormatStyle.UnitWidth = nil, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = nil, valueLength: Int? = nil, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = nil) -> Self
    static func units<ValueRange>(allowed units: Set<Duration.UnitsFormatStyle.Unit> = nil, width: Duration.UnitsFormatStyle.UnitWidth = nil, maximumUnitCount: Int? = nil, zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = nil, valueLengthLimits: ValueRange, fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = nil) -> Self where ValueRange: RangeExpression, ValueRange.Bound == Int
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    static var number: FloatingPointFormatStyle<Double> { get }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
    static var percent: FloatingPointFormatStyle<Double>.Percent { get }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Float16> {
    static var number: FloatingPointFormatStyle<Float16> { get }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Float16>.Percent {
    static var percent: FloatingPointFormatStyle<Float16>.Percent { get }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
    static var number: FloatingPointFormatStyle<Float> { get }
  }
  extension FormatStyle where Self == FloatingPointFormatStyle<Float>.Percent {
    static var percent: FloatingPointFormatStyle<Float>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int16> {
    static var number: IntegerFormatStyle<Int16> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int16>.Percent {
    static var percent: IntegerFormatStyle<Int16>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int32> {
    static var number: IntegerFormatStyle<Int32> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int32>.Percent {
    static var percent: IntegerFormatStyle<Int32>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int64> {
    static var number: IntegerFormatStyle<Int64> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int64>.Percent {
    static var percent: IntegerFormatStyle<Int64>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int8> {
    static var number: IntegerFormatStyle<Int8> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int8>.Percent {
    static var percent: IntegerFormatStyle<Int8>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int> {
    static var number: IntegerFormatStyle<Int> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<Int>.Percent {
    static var percent: IntegerFormatStyle<Int>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt16> {
    static var number: IntegerFormatStyle<UInt16> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt16>.Percent {
    static var percent: IntegerFormatStyle<UInt16>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt32> {
    static var number: IntegerFormatStyle<UInt32> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt32>.Percent {
    static var percent: IntegerFormatStyle<UInt32>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt64> {
    static var number: IntegerFormatStyle<UInt64> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt64>.Percent {
    static var percent: IntegerFormatStyle<UInt64>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt8> {
    static var number: IntegerFormatStyle<UInt8> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt8>.Percent {
    static var percent: IntegerFormatStyle<UInt8>.Percent { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt> {
    static var number: IntegerFormatStyle<UInt> { get }
  }
  extension FormatStyle where Self == IntegerFormatStyle<UInt>.Percent {
    static var percent: IntegerFormatStyle<UInt>.Percent { get }
  }
  struct FormatStyleCapitalizationContext: Codable, Hashable {
    static var beginningOfSentence: FormatStyleCapitalizationContext { get }
    static var listItem: FormatStyleCapitalizationContext { get }
    static var middleOfSentence: FormatStyleCapitalizationContext { get }
    static var standalone: FormatStyleCapitalizationContext { get }
    static var unknown: FormatStyleCapitalizationContext { get }
  }
  class Formatter: NSObject, NSCoding, NSCopying {
    enum Context: Int { case beginningOfSentence, dynamic, listItem, middleOfSentence, standalone, unknown }
    enum UnitStyle: Int { case long, medium, short }
    func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSAttributedString?
    func editingString(for obj: Any) -> String?
    func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
    init()
    init?(coder: NSCoder)
    func isPartialStringValid(_ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
    func string(for obj: Any) -> String?
  }
  class HTTPCookie: NSObject {
    enum AcceptPolicy: UInt { case always, never, onlyFromMainDocumentDomain }
    var comment: String? { get }
    var commentURL: URL? { get }
    static func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie]
    var domain: String { get }
    var expiresDate: Date? { get }
    init?(properties: [HTTPCookiePropertyKey: Any])
    var isHTTPOnly: Bool { get }
    var isSecure: Bool { get }
    var isSessionOnly: Bool { get }
    var name: String { get }
    var path: String { get }
    var portList: [NSNumber]? { get }
    var properties: [HTTPCookiePropertyKey: Any]? { get }
    static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String]
    var sameSitePolicy: HTTPCookieStringPolicy? { get }
    var value: String { get }
    var version: Int { get }
  }
  struct HTTPCookiePropertyKey: Hashable, RawRepresentable {
    static var comment: HTTPCookiePropertyKey { get }
    static var commentURL: HTTPCookiePropertyKey { get }
    static var discard: HTTPCookiePropertyKey { get }
    static var domain: HTTPCookiePropertyKey { get }
    static var expires: HTTPCookiePropertyKey { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var maximumAge: HTTPCookiePropertyKey { get }
    static var name: HTTPCookiePropertyKey { get }
    static var originURL: HTTPCookiePropertyKey { get }
    static var path: HTTPCookiePropertyKey { get }
    static var port: HTTPCookiePropertyKey { get }
    var rawValue: String { get }
    static var secure: HTTPCookiePropertyKey { get }
    static var value: HTTPCookiePropertyKey { get }
    static var version: HTTPCookiePropertyKey { get }
  }
  class HTTPCookieStorage: NSObject {
    var cookieAcceptPolicy: HTTPCookie.AcceptPolicy
    func cookies(for url: URL) -> [HTTPCookie]?
    var cookies: [HTTPCookie]? { get }
    func deleteCookie(_ cookie: HTTPCookie)
    func removeCookies(since date: Date)
    func setCookie(_ cookie: HTTPCookie)
    func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?)
    static var shared: HTTPCookieStorage { get }
    static func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
    func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
  }
  struct HTTPCookieStringPolicy: Hashable, RawRepresentable {
    init(rawValue: String)
    var rawValue: String { get }
    static var sameSiteLax: HTTPCookieStringPolicy { get }
    static var sameSiteStrict: HTTPCookieStringPolicy { get }
  }
  class HTTPURLResponse: URLResponse {
    var allHeaderFields: [AnyHashable: Any] { get }
    init?(coder aDecoder: NSCoder)
    init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
    static func localizedString(forStatusCode statusCode: Int) -> String
    var statusCode: Int { get }
    func value(forHTTPHeaderField field: String) -> String?
  }
  class Host: NSObject {
    var address: String? { get }
    var addresses: [String] { get }
    static func current() -> Host
    init(address: String)
    init(name: String?)
    func isEqual(to aHost: Host) -> Bool
    var localizedName: String? { get }
    var name: String? { get }
    var names: [String] { get }
  }
  class ISO8601DateFormatter: Formatter, NSSecureCoding {
    struct Options: OptionSet {}
    func date(from string: String) -> Date?
    var formatOptions: ISO8601DateFormatter.Options
    init()
    init?(coder aDecoder: NSCoder)
    func string(from date: Date) -> String
    static func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = nil) -> String
    static var supportsSecureCoding: Bool { get }
    var timeZone: TimeZone!
  }
  extension ISO8601DateFormatter.Options {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var withColonSeparatorInTime: ISO8601DateFormatter.Options { get }
    static var withColonSeparatorInTimeZone: ISO8601DateFormatter.Options { get }
    static var withDashSeparatorInDate: ISO8601DateFormatter.Options { get }
    static var withDay: ISO8601DateFormatter.Options { get }
    static var withFractionalSeconds: ISO8601DateFormatter.Options { get }
    static var withFullDate: ISO8601DateFormatter.Options { get }
    static var withFullTime: ISO8601DateFormatter.Options { get }
    static var withInternetDateTime: ISO8601DateFormatter.Options { get }
    static var withMonth: ISO8601DateFormatter.Options { get }
    static var withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options { get }
    static var withTime: ISO8601DateFormatter.Options { get }
    static var withTimeZone: ISO8601DateFormatter.Options { get }
    static var withWeekOfYear: ISO8601DateFormatter.Options { get }
    static var withYear: ISO8601DateFormatter.Options { get }
  }
  struct IndexPath: Codable, Comparable, CustomStringConvertible, ExpressibleByArrayLiteral, Hashable, MutableCollection, RandomAccessCollection, ReferenceConvertible {
    static func + (lhs: IndexPath, rhs: IndexPath) -> IndexPath
    static func += (lhs: inout IndexPath, rhs: IndexPath)
    static func < (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func <= (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func > (lhs: IndexPath, rhs: IndexPath) -> Bool
    static func >= (lhs: IndexPath, rhs: IndexPath) -> Bool
    typealias Element = Int
    typealias Index = Array<Int>.Index
    typealias Indices = DefaultIndices<IndexPath>
    typealias ReferenceType = NSIndexPath
    func append(_ other: Array<IndexPath.Element>)
    func append(_ other: IndexPath)
    func append(_ other: IndexPath.Element)
    func appending(_ other: Array<IndexPath.Element>) -> IndexPath
    func appending(_ other: IndexPath) -> IndexPath
    func appending(_ other: IndexPath.Element) -> IndexPath
    func compare(_ other: IndexPath) -> ComparisonResult
    var count: Int { get }
    var description: String { get }
    func dropLast() -> IndexPath
    var endIndex: IndexPath.Index { get }
    func index(after i: IndexPath.Index) -> IndexPath.Index
    func index(before i: IndexPath.Index) -> IndexPath.Index
    init()
    init(arrayLiteral indexes: IndexPath.Element...)
    init(index: IndexPath.Element)
    init(indexes: Array<IndexPath.Element>)
    init<ElementSequence>(indexes: ElementSequence) where ElementSequence: Sequence, ElementSequence.Element == Int
    func makeIterator() -> IndexingIterator<IndexPath>
    var startIndex: IndexPath.Index { get }
    subscript(index: IndexPath.Index) -> IndexPath.Element { get set }
    subscript(range: Range<IndexPath.Index>) -> IndexPath { get set }
  }
  struct IndexSet: BidirectionalCollection, Codable, ReferenceConvertible, SetAlgebra {
    typealias Element = Int
    struct Index: Comparable, CustomStringConvertible {}
    struct RangeView: BidirectionalCollection, Equatable {}
    typealias ReferenceType = NSIndexSet
    func contains(_ integer: IndexSet.Element) -> Bool
    func contains(integersIn indexSet: IndexSet) -> Bool
    func contains(integersIn range: Range<IndexSet.Element>) -> Bool
    func contains<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
    func count(in range: Range<IndexSet.Element>) -> Int
    func count<R>(in range: R) -> Int where R: RangeExpression, R.Bound == Int
    var count: Int { get }
    var description: String { get }
    var endIndex: IndexSet.Index { get }
    func filteredIndexSet(in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
    var first: IndexSet.Element? { get }
    func formIndex(after i: inout IndexSet.Index)
    func formIndex(before i: inout IndexSet.Index)
    func formIntersection(_ other: IndexSet)
    func formSymmetricDifference(_ other: IndexSet)
    func formUnion(_ other: IndexSet)
    func index(after i: IndexSet.Index) -> IndexSet.Index
    func index(before i: IndexSet.Index) -> IndexSet.Index
    func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
    func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
    init()
    init(integer: IndexSet.Element)
    init(integersIn range: Range<IndexSet.Element>)
    init<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
    func insert(_ integer: IndexSet.Element) -> (inserted: Bool, memberAfterInsert: IndexSet.Element)
    func insert(integersIn range: Range<IndexSet.Element>)
    func insert<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
    func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
    func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
    func intersection(_ other: IndexSet) -> IndexSet
    func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
    func intersects<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
    var isEmpty: Bool { get }
    var last: IndexSet.Element? { get }
    func makeIterator() -> IndexingIterator<IndexSet>
    func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
    func rangeView<R>(of range: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
    var rangeView: IndexSet.RangeView { get }
    func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
    func remove(integersIn range: ClosedRange<IndexSet.Element>)
    func remove(integersIn range: Range<IndexSet.Element>)
    func removeAll()
    func shift(startingAt integer: IndexSet.Element, by delta: Int)
    var startIndex: IndexSet.Index { get }
    subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
    subscript(index: IndexSet.Index) -> IndexSet.Element { get }
    func symmetricDifference(_ other: IndexSet) -> IndexSet
    func union(_ other: IndexSet) -> IndexSet
    func update(with integer: IndexSet.Element) -> IndexSet.Element?
  }
  extension IndexSet.Index {
    static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func <= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func > (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    static func >= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    var description: String { get }
  }
  extension IndexSet.RangeView {
    typealias Index = Int
    var endIndex: IndexSet.RangeView.Index { get }
    func index(after i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    func index(before i: IndexSet.RangeView.Index) -> IndexSet.RangeView.Index
    func makeIterator() -> IndexingIterator<IndexSet.RangeView>
    var startIndex: IndexSet.RangeView.Index { get }
    subscript(bounds: Range<IndexSet.RangeView.Index>) -> Slice<IndexSet.RangeView> { get }
    subscript(index: IndexSet.RangeView.Index) -> Range<IndexSet.Element> { get }
  }
  enum InflectionRule: Codable {
    case automatic, explicit(Morphology)
    static func canInflect(language: String) -> Bool
    static var canInflectPreferredLocalization: Bool { get }
    init(morphology: Morphology)
  }
  struct InlinePresentationIntent: Codable, Hashable, OptionSet {
    static var blockHTML: InlinePresentationIntent { get }
    static var code: InlinePresentationIntent { get }
    static var emphasized: InlinePresentationIntent { get }
    init(rawValue: UInt)
    static var inlineHTML: InlinePresentationIntent { get }
    static var lineBreak: InlinePresentationIntent { get }
    var rawValue: UInt { get }
    static var softBreak: InlinePresentationIntent { get }
    static var strikethrough: InlinePresentationIntent { get }
    static var stronglyEmphasized: InlinePresentationIntent { get }
  }
  class InputStream: Stream {
    func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>) -> Bool
    var hasBytesAvailable: Bool { get }
    init(data: Data)
    init?(fileAtPath path: String)
    init?(url: URL)
    func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int
  }
  extension Int {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension Int16 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension Int32 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension Int64 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension Int8 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  struct IntegerFormatStyle<Value>: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent where Value: BinaryInteger {
    struct Attributed: FormatStyle {}
    typealias Configuration = NumberFormatStyleConfiguration
    struct Currency: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    struct Percent: CustomConsumingRegexComponent, ParseableFormatStyle, RegexComponent {}
    typealias RegexOutput = Value
    var attributed: IntegerFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    func decimalSeparator(strategy: IntegerFormatStyle<Value>.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>
    func format(_ value: Value) -> String
    func grouping(_ group: IntegerFormatStyle<Value>.Configuration.Grouping) -> IntegerFormatStyle<Value>
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    var locale: Locale
    func notation(_ notation: IntegerFormatStyle<Value>.Configuration.Notation) -> IntegerFormatStyle<Value>
    var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>> { get }
    func precision(_ p: IntegerFormatStyle<Value>.Configuration.Precision) -> IntegerFormatStyle<Value>
    func rounded(rule: IntegerFormatStyle<Value>.Configuration.RoundingRule = nil, increment: Int? = nil) -> IntegerFormatStyle<Value>
    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>
    func sign(strategy: IntegerFormatStyle<Value>.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>
  }
  extension IntegerFormatStyle.Attributed {
    func format(_ value: Value) -> AttributedString
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Attributed
  }
  extension IntegerFormatStyle.Currency {
    typealias Configuration = CurrencyFormatStyleConfiguration
    typealias RegexOutput = Value
    var attributed: IntegerFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    var currencyCode: String { get }
    func decimalSeparator(strategy: IntegerFormatStyle<Value>.Currency.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
    func format(_ value: Value) -> String
    func grouping(_ group: IntegerFormatStyle<Value>.Currency.Configuration.Grouping) -> IntegerFormatStyle<Value>.Currency
    init(code: String, locale: Locale = nil)
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Currency
    var locale: Locale
    func notation(_ notation: IntegerFormatStyle<Value>.Currency.Configuration.Notation) -> IntegerFormatStyle<Value>.Currency
    var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Currency> { get }
    func precision(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Precision) -> IntegerFormatStyle<Value>.Currency
    func presentation(_ p: IntegerFormatStyle<Value>.Currency.Configuration.Presentation) -> IntegerFormatStyle<Value>.Currency
    func rounded(rule: IntegerFormatStyle<Value>.Currency.Configuration.RoundingRule = nil, increment: Int? = nil) -> IntegerFormatStyle<Value>.Currency
    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Currency
    func sign(strategy: IntegerFormatStyle<Value>.Currency.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Currency
  }
  extension IntegerFormatStyle.Percent {
    typealias Configuration = NumberFormatStyleConfiguration
    typealias RegexOutput = Value
    var attributed: IntegerFormatStyle<Value>.Attributed { get }
    func consuming(_ input: String, startingAt index: String.Index, in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: Value)?
    func decimalSeparator(strategy: IntegerFormatStyle<Value>.Percent.Configuration.DecimalSeparatorDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
    func format(_ value: Value) -> String
    func grouping(_ group: IntegerFormatStyle<Value>.Percent.Configuration.Grouping) -> IntegerFormatStyle<Value>.Percent
    init(locale: Locale = nil)
    func locale(_ locale: Locale) -> IntegerFormatStyle<Value>.Percent
    var locale: Locale
    func notation(_ notation: IntegerFormatStyle<Value>.Percent.Configuration.Notation) -> IntegerFormatStyle<Value>.Percent
    var parseStrategy: IntegerParseStrategy<IntegerFormatStyle<Value>.Percent> { get }
    func precision(_ p: IntegerFormatStyle<Value>.Percent.Configuration.Precision) -> IntegerFormatStyle<Value>.Percent
    func rounded(rule: IntegerFormatStyle<Value>.Percent.Configuration.RoundingRule = nil, increment: Int? = nil) -> IntegerFormatStyle<Value>.Percent
    func scale(_ multiplicand: Double) -> IntegerFormatStyle<Value>.Percent
    func sign(strategy: IntegerFormatStyle<Value>.Percent.Configuration.SignDisplayStrategy) -> IntegerFormatStyle<Value>.Percent
  }
  struct IntegerParseStrategy<Format>: ParseStrategy where Format: FormatStyle, Format.FormatInput: BinaryInteger {
    var formatStyle: Format
    init<Value>(format: Format, lenient: Bool = nil) where Format == IntegerFormatStyle<Value>, Value: BinaryInteger
    var lenient: Bool
    func parse(_ value: String) throws -> Format.FormatInput
  }
  class JSONDecoder: TopLevelDecoder {
    enum DataDecodingStrategy { case base64, custom((any Decoder) throws -> Data), deferredToData }
    enum DateDecodingStrategy { case custom((any Decoder) throws -> Date), deferredToDate, iso8601, millisecondsSince1970, secondsSince1970 }
    typealias Input = Data
    enum KeyDecodingStrategy { case convertFromSnakeCase, custom(([any CodingKey]) -> any CodingKey), useDefaultKeys }
    enum NonConformingFloatDecodingStrategy { case `throw`, convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String) }
    var allowsJSON5: Bool
    var assumesTopLevelDictionary: Bool
    var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy
    var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy
    func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
    func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    init()
    var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy
    var nonConformingFloatDecodingStrategy: JSONDecoder.NonConformingFloatDecodingStrategy
    var userInfo: [CodingUserInfoKey: any Sendable]
  }
  extension JSONDecoder.DateDecodingStrategy {
    static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy
  }
  class JSONEncoder: TopLevelEncoder {
    enum DataEncodingStrategy { case base64, custom((Data, any Encoder) throws -> Void), deferredToData }
    enum DateEncodingStrategy { case custom((Date, any Encoder) throws -> Void), deferredToDate, iso8601, millisecondsSince1970, secondsSince1970 }
    enum KeyEncodingStrategy { case convertToSnakeCase, custom(([any CodingKey]) -> any CodingKey), useDefaultKeys }
    enum NonConformingFloatEncodingStrategy { case `throw`, convertToString(positiveInfinity: String, negativeInfinity: String, nan: String) }
    typealias Output = Data
    struct OutputFormatting: OptionSet {}
    var dataEncodingStrategy: JSONEncoder.DataEncodingStrategy
    var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy
    func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ value: T) throws -> Data where T: Encodable
    func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data where T: EncodableWithConfiguration
    init()
    var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy
    var nonConformingFloatEncodingStrategy: JSONEncoder.NonConformingFloatEncodingStrategy
    var outputFormatting: JSONEncoder.OutputFormatting
    var userInfo: [CodingUserInfoKey: any Sendable]
  }
  extension JSONEncoder.DateEncodingStrategy {
    static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy
  }
  extension JSONEncoder.OutputFormatting {
    init(rawValue: UInt)
    static var prettyPrinted: JSONEncoder.OutputFormatting { get }
    var rawValue: UInt { get }
    static var sortedKeys: JSONEncoder.OutputFormatting { get }
    static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
  }
  class JSONSerialization: NSObject {
    struct ReadingOptions: OptionSet {}
    struct WritingOptions: OptionSet {}
    static func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = nil) throws -> Data
    static func isValidJSONObject(_ obj: Any) -> Bool
    static func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = nil) throws -> Any
    static func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = nil) throws -> Any
    static func writeJSONObject(_ obj: Any, toStream stream: OutputStream, options opt: JSONSerialization.WritingOptions) throws -> Int
  }
  extension JSONSerialization.ReadingOptions {
    static var allowFragments: JSONSerialization.ReadingOptions { get }
    static var fragmentsAllowed: JSONSerialization.ReadingOptions { get }
    init(rawValue: UInt)
    static var mutableContainers: JSONSerialization.ReadingOptions { get }
    static var mutableLeaves: JSONSerialization.ReadingOptions { get }
    var rawValue: UInt { get }
  }
  extension JSONSerialization.WritingOptions {
    static var fragmentsAllowed: JSONSerialization.WritingOptions { get }
    init(rawValue: UInt)
    static var prettyPrinted: JSONSerialization.WritingOptions { get }
    var rawValue: UInt { get }
    static var sortedKeys: JSONSerialization.WritingOptions { get }
    static var withoutEscapingSlashes: JSONSerialization.WritingOptions { get }
  }
  struct KeyPathComparator<Compared>: SortComparator {
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
    init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
    init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator) where Value == Comparator.Compared, Comparator: SortComparator
    init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder) where Value == Comparator.Compared, Comparator: SortComparator
    init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = nil) where Value: Comparable
    init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = nil) where Value: Comparable
    var keyPath: any PartialKeyPath<Compared> & Sendable { get }
    var order: SortOrder
  }
  extension KeyedDecodingContainer {
    func decode<T, C>(_: CodableConfiguration<T?, C>.Type, forKey key: KeyedDecodingContainer<K>.Key) throws -> CodableConfiguration<T?, C> where T: DecodableWithConfiguration, T: EncodableWithConfiguration, C: DecodingConfigurationProviding, C: EncodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration, T.EncodingConfiguration == C.EncodingConfiguration
    func decode<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    func decodeIfPresent<T, C>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: C.Type) throws -> T? where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decodeIfPresent<T>(_: T.Type, forKey key: KeyedDecodingContainer<K>.Key, configuration: T.DecodingConfiguration) throws -> T? where T: DecodableWithConfiguration
  }
  extension KeyedEncodingContainer {
    func encode<T, C>(_ t: T, forKey key: KeyedEncodingContainer<K>.Key, configuration: C.Type) throws where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T, C>(_ wrapper: CodableConfiguration<T?, C>, forKey key: KeyedEncodingContainer<K>.Key) throws where T: DecodableWithConfiguration, T: EncodableWithConfiguration, C: DecodingConfigurationProviding, C: EncodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ t: T, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws where T: EncodableWithConfiguration
    func encodeIfPresent<T, C>(_ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: C.Type) throws where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encodeIfPresent<T>(_ t: T?, forKey key: KeyedEncodingContainer<K>.Key, configuration: T.EncodingConfiguration) throws where T: EncodableWithConfiguration
  }
  class LengthFormatter: Formatter {
    enum Unit: Int { case centimeter, foot, inch, kilometer, meter, mile, millimeter, yard }
    init()
    init?(coder: NSCoder)
    var isForPersonHeightUse: Bool
    var numberFormatter: NumberFormatter!
    func string(fromMeters numberInMeters: Double) -> String
    func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    func unitString(fromMeters numberInMeters: Double, usedUnit unitp: UnsafeMutablePointer<LengthFormatter.Unit>?) -> String
    func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String
    var unitStyle: Formatter.UnitStyle
  }
  struct ListFormatStyle<Style, Base>: FormatStyle where Style: FormatStyle, Base: Sequence, Style.FormatInput == Base.Element, Style.FormatOutput == String {
    enum ListType: Int, Codable { case and, or }
    enum Width: Int, Codable { case narrow, short, standard }
    func format(_ value: Base) -> String
    init(memberStyle: Style)
    var listType: ListFormatStyle<Style, Base>.ListType
    func locale(_ locale: Locale) -> ListFormatStyle<Style, Base>
    var locale: Locale
    var width: ListFormatStyle<Style, Base>.Width
  }
  class ListFormatter: Formatter {
    init()
    var itemFormatter: Formatter?
    var locale: Locale!
    static func localizedString(byJoining strings: [String]) -> String
    func string(for obj: Any?) -> String?
    func string(from items: [Any]) -> String?
  }
  struct Locale: Codable, CustomStringConvertible, Hashable {
    struct Collation: Codable, ExpressibleByStringLiteral, Hashable {}
    struct Components: Codable, Hashable {}
    struct Currency: Codable, ExpressibleByStringLiteral, Hashable {}
    enum HourCycle: String, Codable { case oneToTwelve, oneToTwentyFour, zeroToEleven, zeroToTwentyThree }
    enum IdentifierType { case bcp47, cldr, icu }
    struct Language: Codable, Hashable {}
    struct LanguageCode: Codable, ExpressibleByStringLiteral, Hashable {}
    enum LanguageDirection: UInt { case bottomToTop, leftToRight, rightToLeft, topToBottom, unknown }
    struct MeasurementSystem: Codable, ExpressibleByStringLiteral, Hashable {}
    struct NumberingSystem: Codable, ExpressibleByStringLiteral, Hashable {}
    struct Region: Codable, ExpressibleByStringLiteral, Hashable {}
    struct Script: Codable, ExpressibleByStringLiteral, Hashable {}
    struct Subdivision: Codable, ExpressibleByStringLiteral, Hashable {}
    struct Variant: Codable, ExpressibleByStringLiteral, Hashable {}
    enum Weekday: String, Codable { case friday, monday, saturday, sunday, thursday, tuesday, wednesday }
    var alternateQuotationBeginDelimiter: String? { get }
    var alternateQuotationEndDelimiter: String? { get }
    static var autoupdatingCurrent: Locale { get }
    static var availableIdentifiers: [String] { get }
    var availableNumberingSystems: [Locale.NumberingSystem] { get }
    var calendar: Calendar { get }
    static func canonicalIdentifier(from string: String) -> String
    static func canonicalLanguageIdentifier(from string: String) -> String
    static func characterDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
    var collation: Locale.Collation { get }
    var collationIdentifier: String? { get }
    var collatorIdentifier: String? { get }
    static var commonISOCurrencyCodes: [String] { get }
    static func components(fromIdentifier string: String) -> [String: String]
    var currency: Locale.Currency? { get }
    var currencyCode: String? { get }
    var currencySymbol: String? { get }
    static var current: Locale { get }
    var decimalSeparator: String? { get }
    var description: String { get }
    var firstDayOfWeek: Locale.Weekday { get }
    var groupingSeparator: String? { get }
    var hourCycle: Locale.HourCycle { get }
    func identifier(_ type: Locale.IdentifierType) -> String
    static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
    static func identifier(fromComponents components: [String: String]) -> String
    static func identifier(fromWindowsLocaleCode code: Int) -> String?
    var identifier: String { get }
    init(components: Locale.Components)
    init(identifier: String)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
    init(languageComponents: Locale.Language.Components)
    static var isoCurrencyCodes: [String] { get }
    static var isoLanguageCodes: [String] { get }
    static var isoRegionCodes: [String] { get }
    var language: Locale.Language { get }
    var languageCode: String? { get }
    static func lineDirection(forLanguage isoLangCode: String) -> Locale.LanguageDirection
    func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
    func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
    func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String?
    func localizedString(forCurrencyCode currencyCode: String) -> String?
    func localizedString(forIdentifier identifier: String) -> String?
    func localizedString(forLanguageCode languageCode: String) -> String?
    func localizedString(forRegionCode regionCode: String) -> String?
    func localizedString(forScriptCode scriptCode: String) -> String?
    func localizedString(forVariantCode variantCode: String) -> String?
    var measurementSystem: Locale.MeasurementSystem { get }
    var numberingSystem: Locale.NumberingSystem { get }
    static var preferredLanguages: [String] { get }
    static var preferredLocales: [Locale] { get }
    var quotationBeginDelimiter: String? { get }
    var quotationEndDelimiter: String? { get }
    var region: Locale.Region? { get }
    var regionCode: String? { get }
    var scriptCode: String? { get }
    var subdivision: Locale.Subdivision? { get }
    var timeZone: TimeZone? { get }
    var usesMetricSystem: Bool { get }
    var variant: Locale.Variant? { get }
    var variantCode: String? { get }
    static func windowsLocaleCode(fromIdentifier identifier: String) -> Int?
  }
  extension Locale.Collation {
    static func availableCollations(for language: Locale.Language) -> [Locale.Collation]
    static var availableCollations: [Locale.Collation] { get }
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    static var searchRules: Locale.Collation { get }
    static var standard: Locale.Collation { get }
  }
  extension Locale.Components {
    var calendar: Calendar.Identifier?
    var collation: Locale.Collation?
    var currency: Locale.Currency?
    var firstDayOfWeek: Locale.Weekday?
    var hourCycle: Locale.HourCycle?
    init(identifier: String)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
    init(locale: Locale)
    var languageComponents: Locale.Language.Components
    var measurementSystem: Locale.MeasurementSystem?
    var numberingSystem: Locale.NumberingSystem?
    var region: Locale.Region?
    var subdivision: Locale.Subdivision?
    var timeZone: TimeZone?
    var variant: Locale.Variant?
  }
  extension Locale.Currency {
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    var isISOCurrency: Bool { get }
    static var isoCurrencies: [Locale.Currency] { get }
    static var unknown: Locale.Currency { get }
  }
  extension Locale.Language {
    struct Components: Codable, Hashable {}
    var characterDirection: Locale.LanguageDirection { get }
    func hasCommonParent(with language: Locale.Language) -> Bool
    init(components: Locale.Language.Components)
    init(identifier: String)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
    func isEquivalent(to language: Locale.Language) -> Bool
    var languageCode: Locale.LanguageCode? { get }
    var lineLayoutDirection: Locale.LanguageDirection { get }
    var maximalIdentifier: String { get }
    var minimalIdentifier: String { get }
    var parent: Locale.Language? { get }
    var region: Locale.Region? { get }
    var script: Locale.Script? { get }
    static var systemLanguages: [Locale.Language] { get }
  }
  extension Locale.Language.Components {
    init(identifier: String)
    init(language: Locale.Language)
    init(languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, region: Locale.Region? = nil)
    var languageCode: Locale.LanguageCode?
    var region: Locale.Region?
    var script: Locale.Script?
  }
  extension Locale.LanguageCode {
    enum IdentifierType { case alpha2, alpha3 }
    static var ainu: Locale.LanguageCode { get }
    static var albanian: Locale.LanguageCode { get }
    static var amharic: Locale.LanguageCode { get }
    static var apacheWestern: Locale.LanguageCode { get }
    static var arabic: Locale.LanguageCode { get }
    static var armenian: Locale.LanguageCode { get }
    static var assamese: Locale.LanguageCode { get }
    static var assyrian: Locale.LanguageCode { get }
    static var azerbaijani: Locale.LanguageCode { get }
    static var bangla: Locale.LanguageCode { get }
    static var belarusian: Locale.LanguageCode { get }
    static var bodo: Locale.LanguageCode { get }
    static var bulgarian: Locale.LanguageCode { get }
    static var burmese: Locale.LanguageCode { get }
    static var cantonese: Locale.LanguageCode { get }
    static var catalan: Locale.LanguageCode { get }
    static var cherokee: Locale.LanguageCode { get }
    static var chinese: Locale.LanguageCode { get }
    static var croatian: Locale.LanguageCode { get }
    static var czech: Locale.LanguageCode { get }
    static var danish: Locale.LanguageCode { get }
    static var dhivehi: Locale.LanguageCode { get }
    static var dogri: Locale.LanguageCode { get }
    static var dutch: Locale.LanguageCode { get }
    static var dzongkha: Locale.LanguageCode { get }
    static var english: Locale.LanguageCode { get }
    static var estonian: Locale.LanguageCode { get }
    static var faroese: Locale.LanguageCode { get }
    static var finnish: Locale.LanguageCode { get }
    static var french: Locale.LanguageCode { get }
    static var fula: Locale.LanguageCode { get }
    static var georgian: Locale.LanguageCode { get }
    static var german: Locale.LanguageCode { get }
    static var greek: Locale.LanguageCode { get }
    static var gujarati: Locale.LanguageCode { get }
    static var hawaiian: Locale.LanguageCode { get }
    static var hebrew: Locale.LanguageCode { get }
    static var hindi: Locale.LanguageCode { get }
    static var hungarian: Locale.LanguageCode { get }
    static var icelandic: Locale.LanguageCode { get }
    func identifier(_ type: Locale.LanguageCode.IdentifierType) -> String?
    var identifier: String
    static var igbo: Locale.LanguageCode { get }
    static var indonesian: Locale.LanguageCode { get }
    init(_ identifier: String)
    init(stringLiteral value: String)
    static var irish: Locale.LanguageCode { get }
    var isISOLanguage: Bool { get }
    static var isoLanguageCodes: [Locale.LanguageCode] { get }
    static var italian: Locale.LanguageCode { get }
    static var japanese: Locale.LanguageCode { get }
    static var kannada: Locale.LanguageCode { get }
    static var kashmiri: Locale.LanguageCode { get }
    static var kazakh: Locale.LanguageCode { get }
    static var khmer: Locale.LanguageCode { get }
    static var konkani: Locale.LanguageCode { get }
    static var korean: Locale.LanguageCode { get }
    static var kurdish: Locale.LanguageCode { get }
    static var kurdishSorani: Locale.LanguageCode { get }
    static var kyrgyz: Locale.LanguageCode { get }
    static var lao: Locale.LanguageCode { get }
    static var latvian: Locale.LanguageCode { get }
    static var lithuanian: Locale.LanguageCode { get }
    static var macedonian: Locale.LanguageCode { get }
    static var maithili: Locale.LanguageCode { get }
    static var malay: Locale.LanguageCode { get }
    static var malayalam: Locale.LanguageCode { get }
    static var maltese: Locale.LanguageCode { get }
    static var manipuri: Locale.LanguageCode { get }
    static var marathi: Locale.LanguageCode { get }
    static var mongolian: Locale.LanguageCode { get }
    static var multiple: Locale.LanguageCode { get }
    static var navajo: Locale.LanguageCode { get }
    static var nepali: Locale.LanguageCode { get }
    static var norwegian: Locale.LanguageCode { get }
    static var norwegianNynorsk: Locale.LanguageCode { get }
    static var odia: Locale.LanguageCode { get }
    static var pashto: Locale.LanguageCode { get }
    static var persian: Locale.LanguageCode { get }
    static var polish: Locale.LanguageCode { get }
    static var portuguese: Locale.LanguageCode { get }
    static var punjabi: Locale.LanguageCode { get }
    static var rohingya: Locale.LanguageCode { get }
    static var romanian: Locale.LanguageCode { get }
    static var russian: Locale.LanguageCode { get }
    static var samoan: Locale.LanguageCode { get }
    static var sanskrit: Locale.LanguageCode { get }
    static var santali: Locale.LanguageCode { get }
    static var serbian: Locale.LanguageCode { get }
    static var sindhi: Locale.LanguageCode { get }
    static var sinhala: Locale.LanguageCode { get }
    static var slovak: Locale.LanguageCode { get }
    static var slovenian: Locale.LanguageCode { get }
    static var spanish: Locale.LanguageCode { get }
    static var swahili: Locale.LanguageCode { get }
    static var swedish: Locale.LanguageCode { get }
    static var tagalog: Locale.LanguageCode { get }
    static var tajik: Locale.LanguageCode { get }
    static var tamil: Locale.LanguageCode { get }
    static var telugu: Locale.LanguageCode { get }
    static var thai: Locale.LanguageCode { get }
    static var tibetan: Locale.LanguageCode { get }
    static var tongan: Locale.LanguageCode { get }
    static var turkish: Locale.LanguageCode { get }
    static var turkmen: Locale.LanguageCode { get }
    static var ukrainian: Locale.LanguageCode { get }
    static var unavailable: Locale.LanguageCode { get }
    static var uncoded: Locale.LanguageCode { get }
    static var unidentified: Locale.LanguageCode { get }
    static var urdu: Locale.LanguageCode { get }
    static var uyghur: Locale.LanguageCode { get }
    static var uzbek: Locale.LanguageCode { get }
    static var vietnamese: Locale.LanguageCode { get }
    static var welsh: Locale.LanguageCode { get }
    static var yiddish: Locale.LanguageCode { get }
  }
  extension Locale.MeasurementSystem {
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    static var measurementSystems: [Locale.MeasurementSystem] { get }
    static var metric: Locale.MeasurementSystem { get }
    static var uk: Locale.MeasurementSystem { get }
    static var us: Locale.MeasurementSystem { get }
  }
  extension Locale.NumberingSystem {
    static var availableNumberingSystems: [Locale.NumberingSystem] { get }
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
  }
  extension Locale.Region {
    struct Category: Codable, Hashable {}
    static var afghanistan: Locale.Region { get }
    static var albania: Locale.Region { get }
    static var algeria: Locale.Region { get }
    static var americanSamoa: Locale.Region { get }
    static var andorra: Locale.Region { get }
    static var angola: Locale.Region { get }
    static var anguilla: Locale.Region { get }
    static var antarctica: Locale.Region { get }
    static var antiguaBarbuda: Locale.Region { get }
    static var argentina: Locale.Region { get }
    static var armenia: Locale.Region { get }
    static var aruba: Locale.Region { get }
    static var ascensionIsland: Locale.Region { get }
    static var australia: Locale.Region { get }
    static var austria: Locale.Region { get }
    static var azerbaijan: Locale.Region { get }
    static var bahamas: Locale.Region { get }
    static var bahrain: Locale.Region { get }
    static var bangladesh: Locale.Region { get }
    static var barbados: Locale.Region { get }
    static var belarus: Locale.Region { get }
    static var belgium: Locale.Region { get }
    static var belize: Locale.Region { get }
    static var benin: Locale.Region { get }
    static var bermuda: Locale.Region { get }
    static var bhutan: Locale.Region { get }
    static var bolivia: Locale.Region { get }
    static var bosniaHerzegovina: Locale.Region { get }
    static var botswana: Locale.Region { get }
    static var bouvetIsland: Locale.Region { get }
    static var brazil: Locale.Region { get }
    static var britishVirginIslands: Locale.Region { get }
    static var brunei: Locale.Region { get }
    static var bulgaria: Locale.Region { get }
    static var burkinaFaso: Locale.Region { get }
    static var burundi: Locale.Region { get }
    static var cambodia: Locale.Region { get }
    static var cameroon: Locale.Region { get }
    static var canada: Locale.Region { get }
    static var canaryIslands: Locale.Region { get }
    static var capeVerde: Locale.Region { get }
    static var caribbeanNetherlands: Locale.Region { get }
    var category: Locale.Region.Category? { get }
    static var caymanIslands: Locale.Region { get }
    static var centralAfricanRepublic: Locale.Region { get }
    static var ceutaMelilla: Locale.Region { get }
    static var chad: Locale.Region { get }
    static var chagosArchipelago: Locale.Region { get }
    static var chile: Locale.Region { get }
    static var chinaMainland: Locale.Region { get }
    static var christmasIsland: Locale.Region { get }
    static var clippertonIsland: Locale.Region { get }
    static var cocosIslands: Locale.Region { get }
    static var colombia: Locale.Region { get }
    static var comoros: Locale.Region { get }
    static var congoBrazzaville: Locale.Region { get }
    static var congoKinshasa: Locale.Region { get }
    var containingRegion: Locale.Region? { get }
    var continent: Locale.Region? { get }
    static var cookIslands: Locale.Region { get }
    static var costaRica: Locale.Region { get }
    static var croatia: Locale.Region { get }
    static var cuba: Locale.Region { get }
    static var cyprus: Locale.Region { get }
    static var czechia: Locale.Region { get }
    static var denmark: Locale.Region { get }
    static var diegoGarcia: Locale.Region { get }
    static var djibouti: Locale.Region { get }
    static var dominica: Locale.Region { get }
    static var dominicanRepublic: Locale.Region { get }
    static var ecuador: Locale.Region { get }
    static var egypt: Locale.Region { get }
    static var elSalvador: Locale.Region { get }
    static var equatorialGuinea: Locale.Region { get }
    static var eritrea: Locale.Region { get }
    static var estonia: Locale.Region { get }
    static var eswatini: Locale.Region { get }
    static var ethiopia: Locale.Region { get }
    static var falklandIslands: Locale.Region { get }
    static var faroeIslands: Locale.Region { get }
    static var fiji: Locale.Region { get }
    static var finland: Locale.Region { get }
    static var france: Locale.Region { get }
    static var frenchGuiana: Locale.Region { get }
    static var frenchPolynesia: Locale.Region { get }
    static var frenchSouthernTerritories: Locale.Region { get }
    static var gabon: Locale.Region { get }
    static var gambia: Locale.Region { get }
    static var georgia: Locale.Region { get }
    static var germany: Locale.Region { get }
    static var ghana: Locale.Region { get }
    static var gibraltar: Locale.Region { get }
    static var greece: Locale.Region { get }
    static var greenland: Locale.Region { get }
    static var grenada: Locale.Region { get }
    static var guadeloupe: Locale.Region { get }
    static var guam: Locale.Region { get }
    static var guatemala: Locale.Region { get }
    static var guernsey: Locale.Region { get }
    static var guinea: Locale.Region { get }
    static var guineaBissau: Locale.Region { get }
    static var guyana: Locale.Region { get }
    static var haiti: Locale.Region { get }
    static var heardMcdonaldIslands: Locale.Region { get }
    static var honduras: Locale.Region { get }
    static var hongKong: Locale.Region { get }
    static var hungary: Locale.Region { get }
    static var iceland: Locale.Region { get }
    var identifier: String
    static var india: Locale.Region { get }
    static var indonesia: Locale.Region { get }
    init(_ identifier: String)
    init(stringLiteral value: String)
    static var iran: Locale.Region { get }
    static var iraq: Locale.Region { get }
    static var ireland: Locale.Region { get }
    var isISORegion: Bool { get }
    static var isleOfMan: Locale.Region { get }
    static func isoRegions(ofCategory category: Locale.Region.Category) -> [Locale.Region]
    static var isoRegions: [Locale.Region] { get }
    static var israel: Locale.Region { get }
    static var italy: Locale.Region { get }
    static var jamaica: Locale.Region { get }
    static var japan: Locale.Region { get }
    static var jersey: Locale.Region { get }
    static var jordan: Locale.Region { get }
    static var kazakhstan: Locale.Region { get }
    static var kenya: Locale.Region { get }
    static var kiribati: Locale.Region { get }
    static var kosovo: Locale.Region { get }
    static var kuwait: Locale.Region { get }
    static var kyrgyzstan: Locale.Region { get }
    static var laos: Locale.Region { get }
    static var latinAmerica: Locale.Region { get }
    static var latvia: Locale.Region { get }
    static var lebanon: Locale.Region { get }
    static var lesotho: Locale.Region { get }
    static var liberia: Locale.Region { get }
    static var libya: Locale.Region { get }
    static var liechtenstein: Locale.Region { get }
    static var lithuania: Locale.Region { get }
    static var luxembourg: Locale.Region { get }
    static var macao: Locale.Region { get }
    static var madagascar: Locale.Region { get }
    static var malawi: Locale.Region { get }
    static var malaysia: Locale.Region { get }
    static var maldives: Locale.Region { get }
    static var mali: Locale.Region { get }
    static var malta: Locale.Region { get }
    static var marshallIslands: Locale.Region { get }
    static var martinique: Locale.Region { get }
    static var mauritania: Locale.Region { get }
    static var mauritius: Locale.Region { get }
    static var mayotte: Locale.Region { get }
    static var mexico: Locale.Region { get }
    static var micronesia: Locale.Region { get }
    static var moldova: Locale.Region { get }
    static var monaco: Locale.Region { get }
    static var mongolia: Locale.Region { get }
    static var montenegro: Locale.Region { get }
    static var montserrat: Locale.Region { get }
    static var morocco: Locale.Region { get }
    static var mozambique: Locale.Region { get }
    static var myanmar: Locale.Region { get }
    static var namibia: Locale.Region { get }
    static var nauru: Locale.Region { get }
    static var nepal: Locale.Region { get }
    static var netherlands: Locale.Region { get }
    static var newCaledonia: Locale.Region { get }
    static var newZealand: Locale.Region { get }
    static var nicaragua: Locale.Region { get }
    static var niger: Locale.Region { get }
    static var nigeria: Locale.Region { get }
    static var niue: Locale.Region { get }
    static var norfolkIsland: Locale.Region { get }
    static var northMacedonia: Locale.Region { get }
    static var northernMarianaIslands: Locale.Region { get }
    static var norway: Locale.Region { get }
    static var oman: Locale.Region { get }
    static var pakistan: Locale.Region { get }
    static var palau: Locale.Region { get }
    static var palestinianTerritories: Locale.Region { get }
    static var panama: Locale.Region { get }
    static var papuaNewGuinea: Locale.Region { get }
    static var paraguay: Locale.Region { get }
    static var peru: Locale.Region { get }
    static var philippines: Locale.Region { get }
    static var pitcairnIslands: Locale.Region { get }
    static var poland: Locale.Region { get }
    static var portugal: Locale.Region { get }
    static var puertoRico: Locale.Region { get }
    static var qatar: Locale.Region { get }
    static var romania: Locale.Region { get }
    static var russia: Locale.Region { get }
    static var rwanda: Locale.Region { get }
    static var saintHelena: Locale.Region { get }
    static var saintKittsNevis: Locale.Region { get }
    static var saintLucia: Locale.Region { get }
    static var saintMartin: Locale.Region { get }
    static var saintPierreMiquelon: Locale.Region { get }
    static var saintVincentGrenadines: Locale.Region { get }
    static var samoa: Locale.Region { get }
    static var sanMarino: Locale.Region { get }
    static var saudiArabia: Locale.Region { get }
    static var senegal: Locale.Region { get }
    static var serbia: Locale.Region { get }
    static var seychelles: Locale.Region { get }
    static var sierraLeone: Locale.Region { get }
    static var singapore: Locale.Region { get }
    static var sintMaarten: Locale.Region { get }
    static var slovakia: Locale.Region { get }
    static var slovenia: Locale.Region { get }
    static var solomonIslands: Locale.Region { get }
    static var somalia: Locale.Region { get }
    static var southAfrica: Locale.Region { get }
    static var southGeorgiaSouthSandwichIslands: Locale.Region { get }
    static var southKorea: Locale.Region { get }
    static var southSudan: Locale.Region { get }
    static var spain: Locale.Region { get }
    static var sriLanka: Locale.Region { get }
    func subRegions(ofCategory category: Locale.Region.Category) -> [Locale.Region]
    var subRegions: [Locale.Region] { get }
    var subcontinent: Locale.Region? { get }
    static var suriname: Locale.Region { get }
    static var svalbardJanMayen: Locale.Region { get }
    static var sweden: Locale.Region { get }
    static var switzerland: Locale.Region { get }
    static var taiwan: Locale.Region { get }
    static var tajikistan: Locale.Region { get }
    static var tanzania: Locale.Region { get }
    static var thailand: Locale.Region { get }
    static var timorLeste: Locale.Region { get }
    static var togo: Locale.Region { get }
    static var tokelau: Locale.Region { get }
    static var tonga: Locale.Region { get }
    static var trinidadTobago: Locale.Region { get }
    static var tristanDaCunha: Locale.Region { get }
    static var tunisia: Locale.Region { get }
    static var turkey: Locale.Region { get }
    static var turkmenistan: Locale.Region { get }
    static var turksCaicosIslands: Locale.Region { get }
    static var tuvalu: Locale.Region { get }
    static var uganda: Locale.Region { get }
    static var ukraine: Locale.Region { get }
    static var unitedArabEmirates: Locale.Region { get }
    static var unitedKingdom: Locale.Region { get }
    static var unitedStates: Locale.Region { get }
    static var unitedStatesOutlyingIslands: Locale.Region { get }
    static var unitedStatesVirginIslands: Locale.Region { get }
    static var unknown: Locale.Region { get }
    static var uruguay: Locale.Region { get }
    static var uzbekistan: Locale.Region { get }
    static var vanuatu: Locale.Region { get }
    static var vaticanCity: Locale.Region { get }
    static var venezuela: Locale.Region { get }
    static var vietnam: Locale.Region { get }
    static var wallisFutuna: Locale.Region { get }
    static var westernSahara: Locale.Region { get }
    static var world: Locale.Region { get }
    static var yemen: Locale.Region { get }
    static var zambia: Locale.Region { get }
    static var zimbabwe: Locale.Region { get }
  }
  extension Locale.Region.Category {
    static var continent: Locale.Region.Category { get }
    static var grouping: Locale.Region.Category { get }
    static var subcontinent: Locale.Region.Category { get }
    static var territory: Locale.Region.Category { get }
    static var world: Locale.Region.Category { get }
  }
  extension Locale.Script {
    static var adlam: Locale.Script { get }
    static var arabic: Locale.Script { get }
    static var arabicNastaliq: Locale.Script { get }
    static var armenian: Locale.Script { get }
    static var bangla: Locale.Script { get }
    static var cherokee: Locale.Script { get }
    static var cyrillic: Locale.Script { get }
    static var devanagari: Locale.Script { get }
    static var ethiopic: Locale.Script { get }
    static var georgian: Locale.Script { get }
    static var greek: Locale.Script { get }
    static var gujarati: Locale.Script { get }
    static var gurmukhi: Locale.Script { get }
    static var hanSimplified: Locale.Script { get }
    static var hanTraditional: Locale.Script { get }
    static var hanifiRohingya: Locale.Script { get }
    static var hebrew: Locale.Script { get }
    static var hiragana: Locale.Script { get }
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    var isISOScript: Bool { get }
    static var japanese: Locale.Script { get }
    static var kannada: Locale.Script { get }
    static var katakana: Locale.Script { get }
    static var khmer: Locale.Script { get }
    static var korean: Locale.Script { get }
    static var lao: Locale.Script { get }
    static var latin: Locale.Script { get }
    static var malayalam: Locale.Script { get }
    static var meiteiMayek: Locale.Script { get }
    static var myanmar: Locale.Script { get }
    static var odia: Locale.Script { get }
    static var olChiki: Locale.Script { get }
    static var sinhala: Locale.Script { get }
    static var syriac: Locale.Script { get }
    static var tamil: Locale.Script { get }
    static var telugu: Locale.Script { get }
    static var thaana: Locale.Script { get }
    static var thai: Locale.Script { get }
    static var tibetan: Locale.Script { get }
    static var unknown: Locale.Script { get }
  }
  extension Locale.Subdivision {
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    static func subdivision(for region: Locale.Region) -> Locale.Subdivision
  }
  extension Locale.Variant {
    var identifier: String
    init(_ identifier: String)
    init(stringLiteral value: String)
    static var posix: Locale.Variant { get }
  }
  protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
    var helpAnchor: String? { get }
    var recoverySuggestion: String? { get }
  }
  struct LocalizedStringResource: Codable, CustomLocalizedStringResourceConvertible, Equatable, ExpressibleByStringInterpolation {
    enum BundleDescription { case atURL(URL), forClass(AnyClass), main }
    var bundle: LocalizedStringResource.BundleDescription { get }
    var defaultValue: String.LocalizationValue { get }
    init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = nil, bundle: LocalizedStringResource.BundleDescription = nil, comment: StaticString? = nil)
    init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = nil, bundle: LocalizedStringResource.BundleDescription = nil, comment: StaticString? = nil)
    init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    init(stringLiteral value: String)
    var key: String { get }
    var locale: Locale
    var localizedStringResource: LocalizedStringResource { get }
    var table: String? { get }
  }
  class MachPort: Port {
    init(machPort: UInt32)
    var machPort: UInt32 { get }
    static func port(withMachPort machPort: UInt32) -> Port
  }
  protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {
    static func decodeMarkdown(from decoder: any Decoder) throws -> Self.Value
    static var markdownName: String { get }
  }
  class MassFormatter: Formatter {
    enum Unit: Int { case gram, kilogram, ounce, pound, stone }
    init()
    init?(coder: NSCoder)
    var isForPersonMassUse: Bool
    var numberFormatter: NumberFormatter!
    func string(fromKilograms numberInKilograms: Double) -> String
    func string(fromValue value: Double, unit: MassFormatter.Unit) -> String
    func unitString(fromKilograms numberInKilograms: Double, usedUnit unitp: UnsafeMutablePointer<MassFormatter.Unit>?) -> String
    func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String
    func unitStringDisplayedAdjacent(toValue value: Double, unit: MassFormatter.Unit) -> String
    var unitStyle: Formatter.UnitStyle
  }
  struct Measurement<UnitType>: Codable, Comparable, ReferenceConvertible where UnitType: Unit {
    static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
    static func < <LeftHandSideType, RightHandSideType>(lhs: Measurement<LeftHandSideType>, rhs: Measurement<RightHandSideType>) -> Bool where LeftHandSideType: Unit, RightHandSideType: Unit
    typealias ReferenceType = NSMeasurement
    var description: String { get }
    init(value: Double, unit: UnitType)
    var unit: UnitType { get }
    var value: Double
  }
  extension Measurement where UnitType: Dimension {
    static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
    struct FormatStyle {}
    func convert(to otherUnit: UnitType)
    func converted(to otherUnit: UnitType) -> Measurement<UnitType>
    func formatted() -> String
    func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType>
  }
  extension Measurement.FormatStyle {
    struct UnitWidth: Codable, Hashable {}
  }
  extension Measurement.FormatStyle.UnitWidth {
    static var abbreviated: Measurement<UnitType>.FormatStyle.UnitWidth { get }
    static var narrow: Measurement<UnitType>.FormatStyle.UnitWidth { get }
    static var wide: Measurement<UnitType>.FormatStyle.UnitWidth { get }
  }
  class MeasurementFormatter: Formatter {
    struct UnitOptions: OptionSet {}
    init()
    var locale: Locale!
    var numberFormatter: NumberFormatter!
    func string(from unit: Unit) -> String
    func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit
    var unitOptions: MeasurementFormatter.UnitOptions
    var unitStyle: Formatter.UnitStyle
  }
  extension MeasurementFormatter.UnitOptions {
    init(rawValue: UInt)
    static var naturalScale: MeasurementFormatter.UnitOptions { get }
    static var providedUnit: MeasurementFormatter.UnitOptions { get }
    var rawValue: UInt { get }
    static var temperatureWithoutUnit: MeasurementFormatter.UnitOptions { get }
  }
  class MessagePort: Port {}
  struct Morphology: Codable, Hashable {
    struct CustomPronoun: Codable, Hashable {}
    enum GrammaticalGender: Int, Codable { case feminine, masculine, neuter }
    enum GrammaticalNumber: Int, Codable { case plural, pluralFew, pluralMany, pluralTwo, singular, zero }
    enum PartOfSpeech: Int, Codable { case abbreviation, adjective, adposition, adverb, conjunction, determiner, interjection, letter, noun, numeral, particle, preposition, pronoun, verb }
    func customPronoun(forLanguage language: String) -> Morphology.CustomPronoun?
    var grammaticalGender: Morphology.GrammaticalGender?
    init()
    var number: Morphology.GrammaticalNumber?
    var partOfSpeech: Morphology.PartOfSpeech?
    func setCustomPronoun(_ pronoun: Morphology.CustomPronoun?, forLanguage language: String) throws
  }
  extension Morphology.CustomPronoun {
    init()
    static func isSupported(forLanguage language: String) -> Bool
    var objectForm: String?
    var possessiveAdjectiveForm: String?
    var possessiveForm: String?
    var reflexiveForm: String?
    static func requiredKeys(forLanguage language: String) -> [PartialKeyPath<Morphology.CustomPronoun>]
    var subjectForm: String?
  }
  extension MutableCollection where Self: RandomAccessCollection {
    func sort<Comparator>(using comparator: Comparator) where Comparator: SortComparator, Self.Element == Comparator.Compared
    func sort<S, Comparator>(using comparators: S) where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
  }
  protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
    func resetBytes<R>(in range: R) where R: RangeExpression, Self.Index == R.Bound
  }
  class NSAffineTransform: NSObject, NSCopying, NSSecureCoding {
    func append(_ transform: AffineTransform)
    init()
    init(transform: AffineTransform)
    init?(coder aDecoder: NSCoder)
    func invert()
    func prepend(_ transform: AffineTransform)
    func rotate(byDegrees angle: CGFloat)
    func rotate(byRadians angle: CGFloat)
    func scale(by scale: CGFloat)
    func scaleX(by scaleX: CGFloat, yBy scaleY: CGFloat)
    static var supportsSecureCoding: Bool { get }
    func transform(_ aPoint: CGPoint) -> CGPoint
    func transform(_ aSize: CGSize) -> CGSize
    var transformStruct: NSAffineTransformStruct
    func translateX(by deltaX: CGFloat, yBy deltaY: CGFloat)
  }
  struct NSAffineTransformStruct {
    init()
    init(m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, tX: CGFloat, tY: CGFloat)
    var m11: CGFloat
    var m12: CGFloat
    var m21: CGFloat
    var m22: CGFloat
    var tX: CGFloat
    var tY: CGFloat
  }
  class NSAppleEventDescriptor: NSObject, NSCopying, NSSecureCoding {
    func atIndex(_ index: Int) -> NSAppleEventDescriptor?
    var booleanValue: Bool { get }
    var data: Data { get }
    var descriptorType: UInt32 { get }
    var doubleValue: Double { get }
    var eventClass: UInt32 { get }
    var eventID: UInt32 { get }
    var fileURLValue: URL? { get }
    func forKeyword(_ keyword: UInt32) -> NSAppleEventDescriptor?
    init(boolean: Bool)
    init(string: String)
    var int32Value: Int32 { get }
    static func list() -> NSAppleEventDescriptor
    static func null() -> NSAppleEventDescriptor
    var numberOfItems: Int { get }
    func paramDescriptor(forKeyword keyword: UInt32) -> NSAppleEventDescriptor?
    static func record() -> NSAppleEventDescriptor
    var stringValue: String? { get }
  }
  class NSAppleEventManager: NSObject {
    var currentAppleEvent: NSAppleEventDescriptor? { get }
    func removeEventHandler(forEventClass eventClass: UInt32, andEventID eventID: UInt32)
    func setEventHandler(_ handler: Any, andSelector handleEventSelector: Selector, forEventClass eventClass: UInt32, andEventID eventID: UInt32)
    static func shared() -> NSAppleEventManager
  }
  class NSAppleScript: NSObject, NSCopying {
    func compileAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> Bool
    func executeAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor
    init?(contentsOf url: URL, error errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
    init?(source: String)
    var isCompiled: Bool { get }
    var source: String? { get }
  }
  class NSArray: NSObject, ExpressibleByArrayLiteral, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
    typealias Element = Any
    struct Iterator: IteratorProtocol {}
    func addObserver(_ observer: NSObject, toObjectsAt indexes: IndexSet, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = nil, context: UnsafeMutableRawPointer?)
    func adding(_ anObject: Any) -> [Any]
    func addingObjects(from otherArray: [Any]) -> [Any]
    func componentsJoined(by separator: String) -> String
    func contains(_ anObject: Any) -> Bool
    var count: Int { get }
    func description(withLocale locale: Locale?) -> String
    func description(withLocale locale: Locale?, indent level: Int) -> String
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(at s: IndexSet, options opts: NSEnumerationOptions = nil, using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(options opts: NSEnumerationOptions = nil, using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func filtered(using predicate: NSPredicate) -> [Any]
    var firstObject: Any? { get }
    func firstObjectCommon(with otherArray: [Any]) -> Any?
    func index(of anObject: Any) -> Int
    func index(of anObject: Any, in range: NSRange) -> Int
    func index(of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = nil, usingComparator cmp: (Any, Any) -> ComparisonResult) -> Int
    func indexOfObject(at s: IndexSet, options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexOfObject(options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexOfObject(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexOfObjectIdentical(to anObject: Any) -> Int
    func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
    func indexesOfObjects(at s: IndexSet, options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexesOfObjects(options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexesOfObjects(passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    init()
    init(array: NSArray)
    init(array: [Any])
    init(array: [Any], copyItems: Bool)
    init(arrayLiteral elements: Any...)
    init(contentsOf url: URL, error: ()) throws
    init(object anObject: Any)
    init(objects elements: AnyObject...)
    init(objects: UnsafePointer<AnyObject>, count: Int)
    init(objects: UnsafePointer<AnyObject>?, count: Int)
    init?(coder aDecoder: NSCoder)
    init?(contentsOf url: URL)
    init?(contentsOfFile path: String)
    func isEqual(to otherArray: [Any]) -> Bool
    var lastObject: Any? { get }
    func makeIterator() -> NSArray.Iterator
    func object(at index: Int) -> Any
    func objectEnumerator() -> NSEnumerator
    func objects(at indexes: IndexSet) -> [Any]
    func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
    func perform(_ aSelector: Selector)
    func reverseObjectEnumerator() -> NSEnumerator
    func sortedArray(_ comparator: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?) -> [Any]
    func sortedArray(_ comparator: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?, hint: Data?) -> [Any]
    func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(using comparator: Selector) -> [Any]
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    var sortedArrayHint: Data { get }
    func subarray(with range: NSRange) -> [Any]
    subscript(idx: Int) -> Any { get }
    static var supportsSecureCoding: Bool { get }
    func value(forKey key: String) -> Any
    func write(to url: URL) throws
    func write(to url: URL, atomically: Bool) -> Bool
    func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  }
  extension NSArray.Iterator {
    func next() -> Any?
  }
  class NSAssertionHandler: NSObject {
    static var current: NSAssertionHandler { get }
  }
  class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    struct EnumerationOptions: OptionSet {}
    typealias FormattingOptions = AttributedString.FormattingOptions
    struct Key: Hashable, RawRepresentable {}
    struct MarkdownParsingOptions {}
    struct MarkdownSourcePosition {}
    func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any?
    func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any?
    func attributedSubstring(from range: NSRange) -> NSAttributedString
    func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any]
    func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key: Any]
    func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = nil, using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = nil, using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    init(_ attrStr: AttributedString)
    init(attributedString: NSAttributedString)
    init(contentsOfMarkdownFileAt markdownFile: URL, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL?) throws
    init(markdown markdownString: String, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL?) throws
    init(markdown: Data, options: AttributedString.MarkdownParsingOptions? = nil, baseURL: URL?) throws
    init(string: String)
    init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
    init<S>(_ attrStr: AttributedString, including scope: S.Type) throws where S: AttributeScope
    init?(coder aDecoder: NSCoder)
    func isEqual(to other: NSAttributedString) -> Bool
    var length: Int { get }
    var string: String { get }
    static var supportsSecureCoding: Bool { get }
  }
  extension NSAttributedString.EnumerationOptions {
    init(rawValue: UInt)
    static var longestEffectiveRangeNotRequired: NSAttributedString.EnumerationOptions { get }
    var rawValue: UInt { get }
    static var reverse: NSAttributedString.EnumerationOptions { get }
  }
  extension NSAttributedString.Key {
    static var agreeWithArgument: NSAttributedString.Key { get }
    static var agreeWithConcept: NSAttributedString.Key { get }
    static var alternateDescription: NSAttributedString.Key { get }
    static var imageURL: NSAttributedString.Key { get }
    static var inflectionAlternative: NSAttributedString.Key { get }
    static var inflectionRule: NSAttributedString.Key { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var inlinePresentationIntent: NSAttributedString.Key { get }
    static var language: NSAttributedString.Key { get }
    static var languageIdentifier: NSAttributedString.Key { get }
    static var localizedNumberFormat: NSAttributedString.Key { get }
    static var markdownSourcePosition: NSAttributedString.Key { get }
    static var morphology: NSAttributedString.Key { get }
    static var presentationIntentAttributeName: NSAttributedString.Key { get }
    var rawValue: String { get }
    static var referentConcept: NSAttributedString.Key { get }
    static var replacementIndex: NSAttributedString.Key { get }
  }
  class NSAttributedStringMarkdownParsingOptions: NSObject {}
  class NSBackgroundActivityScheduler: NSObject {
    typealias CompletionHandler = (NSBackgroundActivityScheduler.Result) -> Void
    enum Result: Int { case deferred, finished }
    var identifier: String { get }
    init(identifier: String)
    var interval: TimeInterval
    func invalidate()
    var qualityOfService: QualityOfService
    var repeats: Bool
    func schedule(_ block: @escaping (@escaping NSBackgroundActivityScheduler.CompletionHandler) -> Void)
    var shouldDefer: Bool { get }
    var tolerance: TimeInterval
  }
  struct NSBinarySearchingOptions: OptionSet {
    static var firstEqual: NSBinarySearchingOptions { get }
    init(rawValue: UInt)
    static var insertionIndex: NSBinarySearchingOptions { get }
    static var lastEqual: NSBinarySearchingOptions { get }
    var rawValue: UInt { get }
  }
  class NSBundleResourceRequest: NSObject, ProgressReporting {
    func beginAccessingResources() async throws
    func beginAccessingResources(completionHandler: @escaping ((any Error)?) -> Void)
    var bundle: Bundle { get }
    func conditionallyBeginAccessingResources() async -> Bool
    func conditionallyBeginAccessingResources(completionHandler: @escaping (Bool) -> Void)
    func endAccessingResources()
    init(tags: Set<String>)
    init(tags: Set<String>, bundle: Bundle)
    var loadingPriority: Double
    var progress: Progress { get }
    var tags: Set<String> { get }
  }
  class NSCache<KeyType, ObjectType>: NSObject where KeyType: AnyObject, ObjectType: AnyObject {
    var countLimit: Int
    var delegate: (any NSCacheDelegate)?
    var evictsObjectsWithDiscardedContent: Bool
    init()
    var name: String
    func object(forKey key: KeyType) -> ObjectType?
    func removeAllObjects()
    func removeObject(forKey key: KeyType)
    func setObject(_ obj: ObjectType, forKey key: KeyType)
    func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int)
    var totalCostLimit: Int
  }
  protocol NSCacheDelegate: NSObjectProtocol {
    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
  }
  class NSCalendar: NSObject, NSCopying, NSSecureCoding {
    struct Identifier: Comparable, Hashable, RawRepresentable {}
    struct Options: OptionSet {}
    struct Unit: OptionSet {}
    var amSymbol: String { get }
    static var autoupdatingCurrent: Calendar { get }
    var calendarIdentifier: NSCalendar.Identifier { get }
    func compare(_ date1: Date, to date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> ComparisonResult
    func component(_ unit: NSCalendar.Unit, from date: Date) -> Int
    func components(_ unitFlags: NSCalendar.Unit, from date: Date) -> DateComponents
    func components(_ unitFlags: NSCalendar.Unit, from startingDate: Date, to resultDate: Date, options opts: NSCalendar.Options = nil) -> DateComponents
    func components(_ unitFlags: NSCalendar.Unit, from startingDateComp: DateComponents, to resultDateComp: DateComponents, options: NSCalendar.Options = nil) -> DateComponents
    func components(in timezone: TimeZone, from date: Date) -> DateComponents
    static var current: Calendar { get }
    func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
    func date(byAdding comps: DateComponents, to date: Date, options opts: NSCalendar.Options = nil) -> Date?
    func date(byAdding unit: NSCalendar.Unit, value: Int, to date: Date, options: NSCalendar.Options = nil) -> Date?
    func date(bySettingHour h: Int, minute m: Int, second s: Int, of date: Date, options opts: NSCalendar.Options = nil) -> Date?
    func date(bySettingUnit unit: NSCalendar.Unit, value v: Int, of date: Date, options opts: NSCalendar.Options = nil) -> Date?
    func date(era eraValue: Int, year yearValue: Int, month monthValue: Int, day dayValue: Int, hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int) -> Date?
    func date(era eraValue: Int, yearForWeekOfYear yearValue: Int, weekOfYear weekValue: Int, weekday weekdayValue: Int, hour hourValue: Int, minute minuteValue: Int, second secondValue: Int, nanosecond nanosecondValue: Int) -> Date?
    func date(from comps: DateComponents) -> Date?
    func enumerateDates(startingAfter start: Date, matching comps: DateComponents, options opts: NSCalendar.Options = nil, using block: (Date?, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    var eraSymbols: [String] { get }
    var firstWeekday: Int
    func getEra(_ eraValuePointer: UnsafeMutablePointer<Int>?, year yearValuePointer: UnsafeMutablePointer<Int>?, month monthValuePointer: UnsafeMutablePointer<Int>?, day dayValuePointer: UnsafeMutablePointer<Int>?, from date: Date)
    func getEra(_ eraValuePointer: UnsafeMutablePointer<Int>?, yearForWeekOfYear yearValuePointer: UnsafeMutablePointer<Int>?, weekOfYear weekValuePointer: UnsafeMutablePointer<Int>?, weekday weekdayValuePointer: UnsafeMutablePointer<Int>?, from date: Date)
    func getHour(_ hourValuePointer: UnsafeMutablePointer<Int>?, minute minuteValuePointer: UnsafeMutablePointer<Int>?, second secondValuePointer: UnsafeMutablePointer<Int>?, nanosecond nanosecondValuePointer: UnsafeMutablePointer<Int>?, from date: Date)
    init?(calendarIdentifier ident: NSCalendar.Identifier)
    init?(coder aDecoder: NSCoder)
    init?(identifier calendarIdentifierConstant: NSCalendar.Identifier)
    func isDate(_ date1: Date, equalTo date2: Date, toUnitGranularity unit: NSCalendar.Unit) -> Bool
    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
    func isDateInToday(_ date: Date) -> Bool
    func isDateInTomorrow(_ date: Date) -> Bool
    func isDateInWeekend(_ date: Date) -> Bool
    func isDateInYesterday(_ date: Date) -> Bool
    var locale: Locale?
    var longEraSymbols: [String] { get }
    func maximumRange(of unit: NSCalendar.Unit) -> NSRange
    var minimumDaysInFirstWeek: Int
    func minimumRange(of unit: NSCalendar.Unit) -> NSRange
    var monthSymbols: [String] { get }
    func nextDate(after date: Date, matching comps: DateComponents, options: NSCalendar.Options = nil) -> Date?
    func nextDate(after date: Date, matching unit: NSCalendar.Unit, value: Int, options: NSCalendar.Options = nil) -> Date?
    func nextDate(after date: Date, matchingHour hourValue: Int, minute minuteValue: Int, second secondValue: Int, options: NSCalendar.Options = nil) -> Date?
    func nextWeekendAfter(_ date: Date, options: NSCalendar.Options) -> DateInterval?
    func ordinality(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> Int
    var pmSymbol: String { get }
    var quarterSymbols: [String] { get }
    func range(of smaller: NSCalendar.Unit, in larger: NSCalendar.Unit, for date: Date) -> NSRange
    func range(of unit: NSCalendar.Unit, for date: Date) -> DateInterval?
    func range(ofWeekendContaining date: Date) -> DateInterval?
    var shortMonthSymbols: [String] { get }
    var shortQuarterSymbols: [String] { get }
    var shortStandaloneMonthSymbols: [String] { get }
    var shortStandaloneQuarterSymbols: [String] { get }
    var shortStandaloneWeekdaySymbols: [String] { get }
    var shortWeekdaySymbols: [String] { get }
    var standaloneMonthSymbols: [String] { get }
    var standaloneQuarterSymbols: [String] { get }
    var standaloneWeekdaySymbols: [String] { get }
    func startOfDay(for date: Date) -> Date
    static var supportsSecureCoding: Bool { get }
    var timeZone: TimeZone
    var veryShortMonthSymbols: [String] { get }
    var veryShortStandaloneMonthSymbols: [String] { get }
    var veryShortStandaloneWeekdaySymbols: [String] { get }
    var veryShortWeekdaySymbols: [String] { get }
    var weekdaySymbols: [String] { get }
  }
  extension NSCalendar.Identifier {
    static func < (lhs: NSCalendar.Identifier, rhs: NSCalendar.Identifier) -> Bool
    static var ISO8601: NSCalendar.Identifier { get }
    static var buddhist: NSCalendar.Identifier { get }
    static var chinese: NSCalendar.Identifier { get }
    static var coptic: NSCalendar.Identifier { get }
    static var ethiopicAmeteAlem: NSCalendar.Identifier { get }
    static var ethiopicAmeteMihret: NSCalendar.Identifier { get }
    static var gregorian: NSCalendar.Identifier { get }
    static var hebrew: NSCalendar.Identifier { get }
    static var indian: NSCalendar.Identifier { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var islamic: NSCalendar.Identifier { get }
    static var islamicCivil: NSCalendar.Identifier { get }
    static var islamicTabular: NSCalendar.Identifier { get }
    static var islamicUmmAlQura: NSCalendar.Identifier { get }
    static var japanese: NSCalendar.Identifier { get }
    static var persian: NSCalendar.Identifier { get }
    var rawValue: String { get }
    static var republicOfChina: NSCalendar.Identifier { get }
  }
  extension NSCalendar.Options {
    init(rawValue: UInt)
    static var matchFirst: NSCalendar.Options { get }
    static var matchLast: NSCalendar.Options { get }
    static var matchNextTime: NSCalendar.Options { get }
    static var matchNextTimePreservingSmallerUnits: NSCalendar.Options { get }
    static var matchPreviousTimePreservingSmallerUnits: NSCalendar.Options { get }
    static var matchStrictly: NSCalendar.Options { get }
    var rawValue: UInt { get }
    static var searchBackwards: NSCalendar.Options { get }
    static var wrapComponents: NSCalendar.Options { get }
  }
  extension NSCalendar.Unit {
    static var calendar: NSCalendar.Unit { get }
    static var day: NSCalendar.Unit { get }
    static var era: NSCalendar.Unit { get }
    static var hour: NSCalendar.Unit { get }
    init(rawValue: UInt)
    static var minute: NSCalendar.Unit { get }
    static var month: NSCalendar.Unit { get }
    static var nanosecond: NSCalendar.Unit { get }
    static var quarter: NSCalendar.Unit { get }
    var rawValue: UInt { get }
    static var second: NSCalendar.Unit { get }
    static var timeZone: NSCalendar.Unit { get }
    static var weekOfMonth: NSCalendar.Unit { get }
    static var weekOfYear: NSCalendar.Unit { get }
    static var weekday: NSCalendar.Unit { get }
    static var weekdayOrdinal: NSCalendar.Unit { get }
    static var year: NSCalendar.Unit { get }
    static var yearForWeekOfYear: NSCalendar.Unit { get }
  }
  class NSCharacterSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    static var alphanumerics: CharacterSet { get }
    var bitmapRepresentation: Data { get }
    static var capitalizedLetters: CharacterSet { get }
    func characterIsMember(_ aCharacter: unichar) -> Bool
    static var controlCharacters: CharacterSet { get }
    static var decimalDigits: CharacterSet { get }
    static var decomposables: CharacterSet { get }
    func hasMemberInPlane(_ thePlane: UInt8) -> Bool
    static var illegalCharacters: CharacterSet { get }
    init()
    init(bitmapRepresentation data: Data)
    init(charactersIn aString: String)
    init(range aRange: NSRange)
    init?(coder aDecoder: NSCoder)
    init?(contentsOfFile fName: String)
    var inverted: CharacterSet { get }
    func isSuperset(of theOtherSet: CharacterSet) -> Bool
    static var letters: CharacterSet { get }
    func longCharacterIsMember(_ theLongChar: UInt32) -> Bool
    static var lowercaseLetters: CharacterSet { get }
    static var newlines: CharacterSet { get }
    static var nonBaseCharacters: CharacterSet { get }
    static var punctuationCharacters: CharacterSet { get }
    static var supportsSecureCoding: Bool { get }
    static var symbols: CharacterSet { get }
    static var uppercaseLetters: CharacterSet { get }
    static var urlFragmentAllowed: CharacterSet { get }
    static var urlHostAllowed: CharacterSet { get }
    static var urlPasswordAllowed: CharacterSet { get }
    static var urlPathAllowed: CharacterSet { get }
    static var urlQueryAllowed: CharacterSet { get }
    static var urlUserAllowed: CharacterSet { get }
    static var whitespaces: CharacterSet { get }
    static var whitespacesAndNewlines: CharacterSet { get }
  }
  func NSClassFromString(_ aClassName: String) -> AnyClass?
  var NSCocoaErrorDomain: String { get }
  class NSCoder: NSObject {
    enum DecodingFailurePolicy: Int { case raiseException, setErrorAndReturn }
    var allowedClasses: [AnyClass]? { get }
    var allowsKeyedCoding: Bool { get }
    func containsValue(forKey key: String) -> Bool
    func decodeArray(ofObjCType itemType: UnsafePointer<Int8>, count: Int, at array: UnsafeMutableRawPointer)
    func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]?
    func decodeArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, forKey key: String) -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSSecureCoding
    func decodeBool(forKey key: String) -> Bool
    func decodeBytes(forKey key: String, returnedLength lengthp: UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?
    func decodeCInt(forKey key: String) -> Int32
    func decodeData() -> Data?
    func decodeDouble(forKey key: String) -> Double
    func decodeFloat(forKey key: String) -> Float
    func decodeInt32(forKey key: String) -> Int32
    func decodeInt64(forKey key: String) -> Int64
    func decodeInteger(forKey key: String) -> Int
    func decodeObject() -> Any?
    func decodeObject(forKey key: String) -> Any?
    func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any?
    func decodeObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String) -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
    func decodePoint() -> NSPoint
    func decodePoint(forKey key: String) -> NSPoint
    func decodePropertyList() -> Any?
    func decodePropertyList(forKey key: String) -> Any?
    func decodeRect() -> NSRect
    func decodeRect(forKey key: String) -> NSRect
    func decodeSize() -> NSSize
    func decodeSize(forKey key: String) -> NSSize
    func decodeTopLevelObject() throws -> Any?
    func decodeTopLevelObject(forKey key: String) throws -> Any?
    func decodeTopLevelObject<DecodedObjectType>(of cls: DecodedObjectType.Type, forKey key: String) throws -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
    func decodeValue(ofObjCType type: UnsafePointer<Int8>, at data: UnsafeMutableRawPointer)
    var decodingFailurePolicy: NSCoder.DecodingFailurePolicy { get }
    func encode(_ boolv: Bool, forKey key: String)
    func encode(_ data: Data)
    func encode(_ intv: Int, forKey key: String)
    func encode(_ intv: Int32, forKey key: String)
    func encode(_ intv: Int64, forKey key: String)
    func encode(_ object: Any?)
    func encode(_ objv: Any?, forKey key: String)
    func encode(_ point: NSPoint)
    func encode(_ point: NSPoint, forKey key: String)
    func encode(_ realv: Double, forKey key: String)
    func encode(_ realv: Float, forKey key: String)
    func encode(_ rect: NSRect)
    func encode(_ rect: NSRect, forKey key: String)
    func encode(_ size: NSSize)
    func encode(_ size: NSSize, forKey key: String)
    func encodeArray(ofObjCType type: UnsafePointer<Int8>, count: Int, at array: UnsafeRawPointer)
    func encodeBycopyObject(_ anObject: Any?)
    func encodeByrefObject(_ anObject: Any?)
    func encodeBytes(_ byteaddr: UnsafeRawPointer?, length: Int)
    func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String)
    func encodeConditionalObject(_ object: Any?)
    func encodeConditionalObject(_ objv: Any?, forKey key: String)
    func encodePropertyList(_ aPropertyList: Any)
    func encodeRootObject(_ rootObject: Any)
    func encodeValue(ofObjCType type: UnsafePointer<Int8>, at addr: UnsafeRawPointer)
    var error: (any Error)? { get }
    func failWithError(_ error: any Error)
    var requiresSecureCoding: Bool { get }
    var systemVersion: UInt32 { get }
    func version(forClassName className: String) -> Int
    func withDecodedUnsafeBufferPointer<ResultType>(forKey key: String, body: (UnsafeBufferPointer<UInt8>?) throws -> ResultType) rethrows -> ResultType
    func withDecodedUnsafeBytes<ResultType>(forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType) rethrows -> ResultType
  }
  var NSCoderReadCorruptError: Int { get }
  var NSCoderValueNotFoundError: Int { get }
  protocol NSCoding {
    func encode(with aCoder: NSCoder)
    init?(coder aDecoder: NSCoder)
  }
  class NSComparisonPredicate: NSPredicate {
    enum Modifier: UInt { case all, any, direct }
    enum Operator: UInt { case beginsWith, between, contains, customSelector, endsWith, equalTo, greaterThan, greaterThanOrEqualTo, `in`, lessThan, lessThanOrEqualTo, like, matches, notEqualTo }
    struct Options: OptionSet {}
    var comparisonPredicateModifier: NSComparisonPredicate.Modifier { get }
    var customSelector: Selector? { get }
    init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, customSelector selector: Selector)
    init(leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: NSComparisonPredicate.Modifier, type: NSComparisonPredicate.Operator, options: NSComparisonPredicate.Options = nil)
    var leftExpression: NSExpression { get }
    var options: NSComparisonPredicate.Options { get }
    var predicateOperatorType: NSComparisonPredicate.Operator { get }
    var rightExpression: NSExpression { get }
  }
  extension NSComparisonPredicate.Options {
    static var caseInsensitive: NSComparisonPredicate.Options { get }
    static var diacriticInsensitive: NSComparisonPredicate.Options { get }
    init(rawValue: UInt)
    static var normalized: NSComparisonPredicate.Options { get }
    var rawValue: UInt { get }
  }
  class NSCompoundPredicate: NSPredicate {
    enum LogicalType: UInt { case and, not, or }
    var compoundPredicateType: NSCompoundPredicate.LogicalType
    init(andPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(notPredicateWithSubpredicate predicate: NSPredicate)
    init(orPredicateWithSubpredicates subpredicates: [NSPredicate])
    init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate])
    var subpredicates: [NSPredicate]
  }
  class NSCondition: NSObject, NSLocking {
    func broadcast()
    init()
    func lock()
    var name: String?
    func signal()
    func unlock()
    func wait()
    func wait(until limit: Date) -> Bool
  }
  class NSConditionLock: NSObject, NSLocking {
    var condition: Int { get }
    init()
    init(condition: Int)
    func lock()
    func lock(before limit: Date) -> Bool
    func lock(whenCondition condition: Int)
    func lock(whenCondition condition: Int, before limit: Date) -> Bool
    var name: String?
    func `try`() -> Bool
    func tryLock(whenCondition condition: Int) -> Bool
    func unlock()
    func unlock(withCondition condition: Int)
  }
  func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
  protocol NSCopying {
    func copy(with zone: NSZone?) -> Any
  }
  extension NSCopying {
    func copy() -> Any
  }
  class NSCountedSet: NSMutableSet {
    func count(for object: Any) -> Int
    init()
    init(array: [Any])
    init(capacity numItems: Int)
    init(set: Set<AnyHashable>)
    init?(coder: NSCoder)
  }
  class NSData: NSObject, DataProtocol, NSCopying, NSMutableCopying, NSSecureCoding {
    typealias Base64DecodingOptions = Data.Base64DecodingOptions
    typealias Base64EncodingOptions = Data.Base64EncodingOptions
    enum CompressionAlgorithm: Int { case lz4, lzfse, lzma, zlib }
    typealias ReadingOptions = Data.ReadingOptions
    typealias SearchOptions = Data.SearchOptions
    typealias WritingOptions = Data.WritingOptions
    func base64EncodedData(options: NSData.Base64EncodingOptions = nil) -> Data
    func base64EncodedString(options: NSData.Base64EncodingOptions = nil) -> String
    var bytes: UnsafeRawPointer { get }
    func compressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
    func decompressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
    var endIndex: Int { get }
    func enumerateBytes(_ block: (UnsafeRawPointer, NSRange, UnsafeMutablePointer<Bool>) -> Void)
    func firstRange<D, R>(of data: D, in r: R) -> Range<Int>? where D: DataProtocol, R: RangeExpression, R.Bound == Int
    func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int)
    func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange)
    init()
    init(bytes: UnsafeRawPointer?, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, deallocator: ((UnsafeMutableRawPointer, Int) -> Void)? = nil)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, freeWhenDone: Bool)
    init(contentsOf url: URL, options readOptionsMask: NSData.ReadingOptions = nil) throws
    init(contentsOfFile path: String, options readOptionsMask: NSData.ReadingOptions = nil) throws
    init(data: Data)
    init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = nil)
    init?(base64Encoded base64String: String, options: NSData.Base64DecodingOptions = nil)
    init?(coder aDecoder: NSCoder)
    init?(contentsOf url: URL)
    init?(contentsOfFile path: String)
    func isEqual(to other: Data) -> Bool
    func lastRange<D, R>(of data: D, in r: R) -> Range<Int>? where D: DataProtocol, R: RangeExpression, R.Bound == Int
    var length: Int { get }
    func range(of dataToFind: Data, options mask: NSData.SearchOptions = nil, in searchRange: NSRange) -> NSRange
    var regions: [Data] { get }
    var startIndex: Int { get }
    func subdata(with range: NSRange) -> Data
    subscript(position: Int) -> UInt8 { get }
    static var supportsSecureCoding: Bool { get }
    func write(to url: URL, atomically: Bool) -> Bool
    func write(to url: URL, options writeOptionsMask: NSData.WritingOptions = nil) throws
    func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
    func write(toFile path: String, options writeOptionsMask: NSData.WritingOptions = nil) throws
  }
  class NSDataDetector: NSRegularExpression {
    var checkingTypes: UInt64 { get }
    init(types checkingTypes: UInt64) throws
  }
  class NSDate: NSObject, Comparable, NSCopying, NSSecureCoding {
    static func < (lhs: NSDate, rhs: NSDate) -> Bool
    func addingTimeInterval(_ ti: TimeInterval) -> Date
    func compare(_ other: Date) -> ComparisonResult
    func description(with locale: Locale?) -> String
    static var distantFuture: Date { get }
    static var distantPast: Date { get }
    func earlierDate(_ anotherDate: Date) -> Date
    init()
    init(timeInterval secsToBeAdded: TimeInterval, since date: Date)
    init(timeIntervalSince1970 secs: TimeInterval)
    init(timeIntervalSinceNow secs: TimeInterval)
    init(timeIntervalSinceReferenceDate ti: TimeInterval)
    init?(coder aDecoder: NSCoder)
    func isEqual(to otherDate: Date) -> Bool
    func laterDate(_ anotherDate: Date) -> Date
    static var supportsSecureCoding: Bool { get }
    func timeIntervalSince(_ anotherDate: Date) -> TimeInterval
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    static var timeIntervalSinceReferenceDate: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
  }
  var NSDateComponentUndefined: Int { get }
  class NSDateComponents: NSObject, NSCopying, NSSecureCoding {
    var calendar: Calendar?
    var date: Date? { get }
    var day: Int
    var era: Int
    var hour: Int
    init()
    init?(coder aDecoder: NSCoder)
    var isLeapMonth: Bool
    func isValidDate(in calendar: Calendar) -> Bool
    var isValidDate: Bool { get }
    var minute: Int
    var month: Int
    var nanosecond: Int
    var quarter: Int
    var second: Int
    func setValue(_ value: Int, forComponent unit: NSCalendar.Unit)
    static var supportsSecureCoding: Bool { get }
    var timeZone: TimeZone?
    func value(forComponent unit: NSCalendar.Unit) -> Int
    var weekOfMonth: Int
    var weekOfYear: Int
    var weekday: Int
    var weekdayOrdinal: Int
    var year: Int
    var yearForWeekOfYear: Int
  }
  class NSDateInterval: NSObject, Comparable, NSCopying, NSSecureCoding {
    static func < (lhs: NSDateInterval, rhs: NSDateInterval) -> Bool
    func compare(_ dateInterval: DateInterval) -> ComparisonResult
    func contains(_ date: Date) -> Bool
    var duration: TimeInterval { get }
    var endDate: Date { get }
    init()
    init(start startDate: Date, duration: TimeInterval)
    init(start startDate: Date, end endDate: Date)
    init?(coder: NSCoder)
    func intersection(with dateInterval: DateInterval) -> DateInterval?
    func intersects(_ dateInterval: DateInterval) -> Bool
    func isEqual(to dateInterval: DateInterval) -> Bool
    var startDate: Date { get }
    static var supportsSecureCoding: Bool { get }
  }
  var NSDebugDescriptionErrorKey: String { get }
  func NSDecimalAdd(_ result: UnsafeMutablePointer<Decimal>, _ lhs: UnsafePointer<Decimal>, _ rhs: UnsafePointer<Decimal>, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  func NSDecimalCompact(_ number: UnsafeMutablePointer<Decimal>)
  func NSDecimalCompare(_ lhs: UnsafePointer<Decimal>, _ rhs: UnsafePointer<Decimal>) -> ComparisonResult
  func NSDecimalCopy(_ destination: UnsafeMutablePointer<Decimal>, _ source: UnsafePointer<Decimal>)
  func NSDecimalDivide(_ result: UnsafeMutablePointer<Decimal>, _ lhs: UnsafePointer<Decimal>, _ rhs: UnsafePointer<Decimal>, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  func NSDecimalIsNotANumber(_ dcm: UnsafePointer<Decimal>) -> Bool
  var NSDecimalMaxSize: Int32 { get }
  func NSDecimalMultiply(_ result: UnsafeMutablePointer<Decimal>, _ lhs: UnsafePointer<Decimal>, _ rhs: UnsafePointer<Decimal>, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  func NSDecimalMultiplyByPowerOf10(_ result: UnsafeMutablePointer<Decimal>, _ decimal: UnsafePointer<Decimal>, _ power: CShort, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  var NSDecimalNoScale: Int32 { get }
  func NSDecimalNormalize(_ lhs: UnsafeMutablePointer<Decimal>, _ rhs: UnsafeMutablePointer<Decimal>, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  class NSDecimalNumber: NSNumber {
    typealias CalculationError = Decimal.CalculationError
    typealias RoundingMode = Decimal.RoundingMode
    func adding(_ other: NSDecimalNumber) -> NSDecimalNumber
    func adding(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    static var defaultBehavior: any NSDecimalNumberBehaviors { get }
    func dividing(by other: NSDecimalNumber) -> NSDecimalNumber
    func dividing(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    init(booleanLiteral value: Bool)
    init(bytes buffer: UnsafeRawPointer, objCType type: UnsafePointer<Int8>)
    init(decimal dcm: Decimal)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(mantissa: UInt64, exponent: Int16, isNegative: Bool)
    init(string numberValue: String?)
    init(string numberValue: String?, locale: Any?)
    init(value: Bool)
    init(value: Double)
    init(value: Float)
    init(value: Int)
    init(value: Int16)
    init(value: Int32)
    init(value: Int64)
    init(value: Int8)
    init(value: UInt)
    init(value: UInt16)
    init(value: UInt32)
    init(value: UInt64)
    init(value: UInt8)
    init?(coder: NSCoder)
    static var maximum: NSDecimalNumber { get }
    static var minimum: NSDecimalNumber { get }
    func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber
    func multiplying(by other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func multiplying(byPowerOf10 power: Int16) -> NSDecimalNumber
    func multiplying(byPowerOf10 power: Int16, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    static var notANumber: NSDecimalNumber { get }
    static var one: NSDecimalNumber { get }
    func raising(toPower power: Int) -> NSDecimalNumber
    func raising(toPower power: Int, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func rounding(accordingToBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber
    func subtracting(_ other: NSDecimalNumber, withBehavior b: (any NSDecimalNumberBehaviors)?) -> NSDecimalNumber
    static var zero: NSDecimalNumber { get }
  }
  protocol NSDecimalNumberBehaviors {
    func roundingMode() -> NSDecimalNumber.RoundingMode
    func scale() -> Int16
  }
  class NSDecimalNumberHandler: NSObject, NSCoding, NSDecimalNumberBehaviors {
    static var `default`: NSDecimalNumberHandler { get }
    init()
    init(roundingMode: NSDecimalNumber.RoundingMode, scale: Int16, raiseOnExactness exact: Bool, raiseOnOverflow overflow: Bool, raiseOnUnderflow underflow: Bool, raiseOnDivideByZero divideByZero: Bool)
    init?(coder: NSCoder)
    func roundingMode() -> NSDecimalNumber.RoundingMode
    func scale() -> Int16
  }
  func NSDecimalPower(_ result: UnsafeMutablePointer<Decimal>, _ decimal: UnsafePointer<Decimal>, _ exponent: Int, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  func NSDecimalRound(_ result: UnsafeMutablePointer<Decimal>, _ decimal: UnsafePointer<Decimal>, _ scale: Int, _ roundingMode: Decimal.RoundingMode)
  func NSDecimalString(_ dcm: UnsafePointer<Decimal>, _ locale: Any?) -> String
  func NSDecimalSubtract(_ result: UnsafeMutablePointer<Decimal>, _ lhs: UnsafePointer<Decimal>, _ rhs: UnsafePointer<Decimal>, _ roundingMode: Decimal.RoundingMode) -> Decimal.CalculationError
  class NSDictionary: NSObject, ExpressibleByDictionaryLiteral, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
    typealias Element = (key: Any, value: Any)
    struct Iterator: IteratorProtocol {}
    func allKeys(for anObject: Any) -> [Any]
    var allKeys: [Any] { get }
    var allValues: [Any] { get }
    var count: Int { get }
    func description(withLocale locale: Locale?) -> String
    func description(withLocale locale: Locale?, indent level: Int) -> String
    var descriptionInStringsFileFormat: String { get }
    func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateKeysAndObjects(options opts: NSEnumerationOptions = nil, using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
    init()
    init(dictionary otherDictionary: [AnyHashable: Any])
    init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
    init(dictionaryLiteral elements: (Any, Any)...)
    init(object: Any, forKey key: any NSCopying)
    init(objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count cnt: Int)
    init(objects: [Any], forKeys keys: [NSObject])
    init?(coder aDecoder: NSCoder)
    init?(contentsOf url: URL)
    init?(contentsOfFile path: String)
    func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool
    func keyEnumerator() -> NSEnumerator
    func keysOfEntries(options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    func keysOfEntries(passingTest predicate: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func keysSortedByValue(options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func makeIterator() -> NSDictionary.Iterator
    func object(forKey aKey: Any) -> Any?
    func objectEnumerator() -> NSEnumerator
    func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
    static func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
    subscript(key: Any) -> Any? { get }
    static var supportsSecureCoding: Bool { get }
    func value(forKey key: String) -> Any?
    func write(to url: URL, atomically: Bool) -> Bool
    func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  }
  extension NSDictionary.Iterator {
    func next() -> (key: Any, value: Any)?
  }
  protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func discardContentIfPossible()
    func endContentAccess()
    func isContentDiscarded() -> Bool
  }
  class NSDistributedLock: NSObject {
    func `break`()
    init?(path: String)
    var lockDate: Date { get }
    func `try`() -> Bool
    func unlock()
  }
  func NSDivideRect(_ inRect: NSRect, _ slice: UnsafeMutablePointer<NSRect>, _ rem: UnsafeMutablePointer<NSRect>, _ amount: CGFloat, _ edge: NSRectEdge)
  struct NSEdgeInsets {
    var bottom: CGFloat
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
  }
  func NSEdgeInsetsEqual(_ aInsets: NSEdgeInsets, _ bInsets: NSEdgeInsets) -> Bool
  func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> NSEdgeInsets
  var NSEdgeInsetsZero: NSEdgeInsets { get }
  struct NSEnumerationOptions: OptionSet {
    static var concurrent: NSEnumerationOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reverse: NSEnumerationOptions { get }
  }
  class NSEnumerator: NSObject, Sequence {
    struct Iterator: IteratorProtocol {}
    var allObjects: [Any] { get }
    func makeIterator() -> NSEnumerator.Iterator
    func nextObject() -> Any?
  }
  extension NSEnumerator.Iterator {
    func next() -> Any?
  }
  func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
  func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
  func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
  func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
  class NSError: NSObject, Error, NSCopying, NSSecureCoding {
    var code: Int { get }
    var domain: String { get }
    var helpAnchor: String? { get }
    init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
    init?(coder aDecoder: NSCoder)
    var localizedDescription: String { get }
    var localizedFailureReason: String? { get }
    var localizedRecoveryOptions: [String]? { get }
    var localizedRecoverySuggestion: String? { get }
    var recoveryAttempter: Any? { get }
    static func setUserInfoValueProvider(forDomain errorDomain: String, provider: ((any Error, String) -> Any?)?)
    static var supportsSecureCoding: Bool { get }
    var underlyingErrors: [any Error] { get }
    var userInfo: [String: Any] { get }
    static func userInfoValueProvider(forDomain errorDomain: String) -> ((any Error, String) -> Any?)?
  }
  typealias NSErrorDomain = NSString
  typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
  class NSException: NSObject, NSCopying, NSSecureCoding {
    var callStackReturnAddresses: [NSNumber] { get }
    var callStackSymbols: [String] { get }
    init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    var name: NSExceptionName { get }
    func raise()
    static func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
    var reason: String? { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  struct NSExceptionName: Hashable, RawRepresentable {
    static var decimalNumberDivideByZeroException: NSExceptionName { get }
    static var decimalNumberExactnessException: NSExceptionName { get }
    static var decimalNumberOverflowException: NSExceptionName { get }
    static var decimalNumberUnderflowException: NSExceptionName { get }
    static var destinationInvalidException: NSExceptionName { get }
    static var fileHandleOperationException: NSExceptionName { get }
    static var genericException: NSExceptionName { get }
    static var inconsistentArchiveException: NSExceptionName { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var internalInconsistencyException: NSExceptionName { get }
    static var invalidArgumentException: NSExceptionName { get }
    static var mallocException: NSExceptionName { get }
    static var objectInaccessibleException: NSExceptionName { get }
    static var objectNotAvailableException: NSExceptionName { get }
    static var oldStyleException: NSExceptionName { get }
    static var parseErrorException: NSExceptionName { get }
    static var rangeException: NSExceptionName { get }
    var rawValue: String { get }
    static var undefinedKeyException: NSExceptionName { get }
  }
  var NSExecutableArchitectureMismatchError: Int { get }
  var NSExecutableLinkError: Int { get }
  var NSExecutableLoadError: Int { get }
  var NSExecutableNotLoadableError: Int { get }
  var NSExecutableRuntimeMismatchError: Int { get }
  class NSExpression: NSObject, NSCopying {
    enum ExpressionType: UInt { case aggregate, anyKey, block, conditional, constantValue, evaluatedObject, function, intersectSet, keyPath, minusSet, subquery, unionSet, variable }
    var arguments: [NSExpression]? { get }
    var collection: Any { get }
    var constantValue: Any? { get }
    var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any { get }
    static func expressionForEvaluatedObject() -> NSExpression
    var expressionType: NSExpression.ExpressionType { get }
    func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any?
    var function: String { get }
    init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?)
    init(expressionType type: NSExpression.ExpressionType)
    init(forAggregate subexpressions: [Any])
    init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression)
    init(forConstantValue obj: Any?)
    init(forFunction name: String, arguments parameters: [Any])
    init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?)
    init(forKeyPath keyPath: String)
    init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Any)
    init(forVariable string: String)
    init(format expressionFormat: String, _ args: any CVarArg...)
    var keyPath: String { get }
    var left: NSExpression { get }
    var operand: NSExpression { get }
    var predicate: NSPredicate { get }
    var right: NSExpression { get }
    var variable: String { get }
  }
  class NSExtensionContext: NSObject {
    func cancelRequest(withError error: any Error)
    func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
    var inputItems: [Any] { get }
    func open(_ URL: URL) async -> Bool
    func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil)
  }
  class NSExtensionItem: NSObject, NSCopying, NSSecureCoding {
    var attachments: [NSItemProvider]?
    var attributedContentText: NSAttributedString?
    var attributedTitle: NSAttributedString?
    var userInfo: [AnyHashable: Any]?
  }
  var NSExtensionItemAttachmentsKey: String { get }
  var NSExtensionJavaScriptPreprocessingResultsKey: String { get }
  protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
  }
  protocol NSFastEnumeration {}
  struct NSFastEnumerationIterator: IteratorProtocol {
    init(_ enumerable: any NSFastEnumeration)
    func next() -> Any?
  }
  var NSFeatureUnsupportedError: Int { get }
  class NSFileAccessIntent: NSObject {
    static func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = nil) -> Self
    var url: URL { get }
    static func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = nil) -> Self
  }
  class NSFileCoordinator: NSObject {
    struct ReadingOptions: OptionSet {}
    struct WritingOptions: OptionSet {}
    static func addFilePresenter(_ filePresenter: any NSFilePresenter)
    func cancel()
    func coordinate(readingItemAt readingURL: URL, options readingOptions: NSFileCoordinator.ReadingOptions = nil, writingItemAt writingURL: URL, options writingOptions: NSFileCoordinator.WritingOptions = nil, error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void)
    func coordinate(readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = nil, error outError: NSErrorPointer, byAccessor reader: (URL) -> Void)
    func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping ((any Error)?) -> Void)
    func coordinate(writingItemAt url1: URL, options options1: NSFileCoordinator.WritingOptions = nil, writingItemAt url2: URL, options options2: NSFileCoordinator.WritingOptions = nil, error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void)
    func coordinate(writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = nil, error outError: NSErrorPointer, byAccessor writer: (URL) -> Void)
    static var filePresenters: [any NSFilePresenter] { get }
    init(filePresenter filePresenterOrNil: (any NSFilePresenter)?)
    func item(at oldURL: URL, didMoveTo newURL: URL)
    func item(at oldURL: URL, willMoveTo newURL: URL)
    func prepare(forReadingItemsAt readingURLs: [URL], options readingOptions: NSFileCoordinator.ReadingOptions = nil, writingItemsAt writingURLs: [URL], options writingOptions: NSFileCoordinator.WritingOptions = nil, error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void)
    var purposeIdentifier: String
    static func removeFilePresenter(_ filePresenter: any NSFilePresenter)
  }
  extension NSFileCoordinator.ReadingOptions {
    static var forUploading: NSFileCoordinator.ReadingOptions { get }
    static var immediatelyAvailableMetadataOnly: NSFileCoordinator.ReadingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var resolvesSymbolicLink: NSFileCoordinator.ReadingOptions { get }
    static var withoutChanges: NSFileCoordinator.ReadingOptions { get }
  }
  extension NSFileCoordinator.WritingOptions {
    static var contentIndependentMetadataOnly: NSFileCoordinator.WritingOptions { get }
    static var forDeleting: NSFileCoordinator.WritingOptions { get }
    static var forMerging: NSFileCoordinator.WritingOptions { get }
    static var forMoving: NSFileCoordinator.WritingOptions { get }
    static var forReplacing: NSFileCoordinator.WritingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  var NSFileHandleNotificationDataItem: String { get }
  var NSFileHandleNotificationFileHandleItem: String { get }
  var NSFileLockingError: Int { get }
  var NSFileManagerUnmountBusyError: Int { get }
  var NSFileManagerUnmountUnknownError: Int { get }
  var NSFileNoSuchFileError: Int { get }
  var NSFilePathErrorKey: String { get }
  protocol NSFilePresenter: NSObjectProtocol {
    func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
    func accommodatePresentedSubitemDeletion(at url: URL, completionHandler: @escaping ((any Error)?) -> Void)
    var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }
    func presentedItemDidChange()
    func presentedItemDidGain(_ version: NSFileVersion)
    func presentedItemDidLose(_ version: NSFileVersion)
    func presentedItemDidMove(to newURL: URL)
    func presentedItemDidResolveConflict(_ version: NSFileVersion)
    var presentedItemOperationQueue: OperationQueue { get }
    var presentedItemURL: URL? { get }
    func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
    func presentedSubitem(at url: URL, didGain version: NSFileVersion)
    func presentedSubitemDidAppear(at url: URL)
    func presentedSubitemDidChange(at url: URL)
    var primaryPresentedItemURL: URL? { get }
    func relinquishPresentedItem(toReader reader: @escaping ((() -> Void)?) -> Void)
    func relinquishPresentedItem(toWriter writer: @escaping ((() -> Void)?) -> Void)
    func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
  }
  class NSFileProviderService: NSObject {
    func getFileProviderConnection(completionHandler: @escaping (NSXPCConnection?, (any Error)?) -> Void)
    var name: NSFileProviderServiceName { get }
  }
  struct NSFileProviderServiceName: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
  }
  var NSFileReadCorruptFileError: Int { get }
  var NSFileReadInapplicableStringEncodingError: Int { get }
  var NSFileReadInvalidFileNameError: Int { get }
  var NSFileReadNoPermissionError: Int { get }
  var NSFileReadNoSuchFileError: Int { get }
  var NSFileReadTooLargeError: Int { get }
  var NSFileReadUnknownError: Int { get }
  var NSFileReadUnknownStringEncodingError: Int { get }
  var NSFileReadUnsupportedSchemeError: Int { get }
  class NSFileSecurity: NSObject {}
  class NSFileVersion: NSObject {
    struct AddingOptions: OptionSet {}
    struct ReplacingOptions: OptionSet {}
    static func addOfItem(at url: URL, withContentsOf contentsURL: URL, options: NSFileVersion.AddingOptions = nil) throws -> NSFileVersion
    static func currentVersionOfItem(at url: URL) -> NSFileVersion?
    var hasLocalContents: Bool { get }
    var hasThumbnail: Bool { get }
    var isConflict: Bool { get }
    var isDiscardable: Bool
    var isResolved: Bool
    var localizedName: String? { get }
    var localizedNameOfSavingComputer: String? { get }
    var modificationDate: Date? { get }
    var originatorNameComponents: PersonNameComponents? { get }
    static func otherVersionsOfItem(at url: URL) -> [NSFileVersion]?
    var persistentIdentifier: any NSCoding { get }
    func remove() throws
    static func removeOtherVersionsOfItem(at url: URL) throws
    func replaceItem(at url: URL, options: NSFileVersion.ReplacingOptions = nil) throws -> URL
    static func temporaryDirectoryURLForNewVersionOfItem(at url: URL) -> URL
    static func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]?
    var url: URL { get }
    static func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion?
  }
  var NSFileWriteFileExistsError: Int { get }
  var NSFileWriteInapplicableStringEncodingError: Int { get }
  var NSFileWriteInvalidFileNameError: Int { get }
  var NSFileWriteNoPermissionError: Int { get }
  var NSFileWriteOutOfSpaceError: Int { get }
  var NSFileWriteUnknownError: Int { get }
  var NSFileWriteUnsupportedSchemeError: Int { get }
  var NSFileWriteVolumeReadOnlyError: Int { get }
  var NSFormattingError: Int { get }
  func NSFullUserName() -> String
  func NSGetSizeAndAlignment(_ typePtr: UnsafePointer<Int8>, _ sizep: UnsafeMutablePointer<Int>?, _ alignp: UnsafeMutablePointer<Int>?) -> UnsafePointer<Int8>
  func NSGetUncaughtExceptionHandler() -> (@convention(c) (NSException) -> Void)?
  class NSHashTable<ObjectType>: NSObject, NSCopying, NSSecureCoding {
    func add(_ object: ObjectType?)
    var allObjects: [ObjectType] { get }
    var anyObject: ObjectType? { get }
    func contains(_ anObject: ObjectType?) -> Bool
    var count: Int { get }
    init(options: NSPointerFunctions.Options = nil, capacity initialCapacity: Int)
    func intersect(_ other: NSHashTable<ObjectType>)
    func isSubset(of other: NSHashTable<ObjectType>) -> Bool
    func member(_ object: ObjectType?) -> ObjectType?
    func minus(_ other: NSHashTable<ObjectType>)
    func objectEnumerator() -> NSEnumerator
    func remove(_ object: ObjectType?)
    func removeAllObjects()
    var setRepresentation: Set<AnyHashable> { get }
    func union(_ other: NSHashTable<ObjectType>)
    static func weakObjects() -> NSHashTable<ObjectType>
  }
  func NSHeight(_ aRect: NSRect) -> CGFloat
  var NSHelpAnchorErrorKey: String { get }
  func NSHomeDirectory() -> String
  func NSHomeDirectoryForUser(_ user: String?) -> String?
  class NSIndexPath: NSObject, Comparable, NSCopying, NSSecureCoding {
    static func < (lhs: NSIndexPath, rhs: NSIndexPath) -> Bool
    func adding(_ index: Int) -> IndexPath
    func compare(_ otherObject: IndexPath) -> ComparisonResult
    func getIndexes(_ indexes: UnsafeMutablePointer<Int>, range positionRange: NSRange)
    func index(atPosition position: Int) -> Int
    init()
    init(index: Int)
    init(indexes: UnsafePointer<Int>?, length: Int)
    init?(coder aDecoder: NSCoder)
    var length: Int { get }
    func removingLastIndex() -> IndexPath
    static var supportsSecureCoding: Bool { get }
  }
  class NSIndexSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
    func contains(_ indexSet: IndexSet) -> Bool
    func contains(_ value: Int) -> Bool
    func contains(in range: NSRange) -> Bool
    var count: Int { get }
    func countOfIndexes(in range: NSRange) -> Int
    func enumerate(_ block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerate(in range: NSRange, options opts: NSEnumerationOptions = nil, using block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerate(options opts: NSEnumerationOptions = nil, using block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateRanges(_ block: (NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateRanges(in range: NSRange, options opts: NSEnumerationOptions = nil, using block: (NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateRanges(options opts: NSEnumerationOptions = nil, using block: (NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    var firstIndex: Int { get }
    func getIndexes(_ indexBuffer: UnsafeMutablePointer<Int>, maxCount bufferSize: Int, inIndexRange range: NSRangePointer?) -> Int
    func index(in range: NSRange, options opts: NSEnumerationOptions = nil, passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func index(options opts: NSEnumerationOptions = nil, passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func index(passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexGreaterThanIndex(_ value: Int) -> Int
    func indexGreaterThanOrEqual(to value: Int) -> Int
    func indexLessThanIndex(_ value: Int) -> Int
    func indexLessThanOrEqual(to value: Int) -> Int
    func indexes(in range: NSRange, options opts: NSEnumerationOptions = nil, passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexes(options opts: NSEnumerationOptions = nil, passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexes(passingTest predicate: (Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    init()
    init(index value: Int)
    init(indexSet: IndexSet)
    init(indexesIn range: NSRange)
    init?(coder aDecoder: NSCoder)
    func intersects(in range: NSRange) -> Bool
    func isEqual(to indexSet: IndexSet) -> Bool
    var lastIndex: Int { get }
    func makeIterator() -> NSIndexSetIterator
    static var supportsSecureCoding: Bool { get }
  }
  struct NSIndexSetIterator: IteratorProtocol {
    typealias Element = Int
    func next() -> NSIndexSetIterator.Element?
  }
  class NSInflectionRule: NSObject {}
  func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
  func NSIntegralRect(_ aRect: NSRect) -> NSRect
  func NSIntegralRectWithOptions(_ aRect: NSRect, _ opts: AlignmentOptions) -> NSRect
  func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
  func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
  func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
  class NSInvocation: NSObject {
    func invoke()
    func invoke(withTarget target: Any)
    var selector: Selector
    var target: Any?
  }
  class NSInvocationOperation: Operation {
    init?(target: Any, selector sel: Selector, object arg: Any?)
    var result: Any? { get }
  }
  func NSIsEmptyRect(_ aRect: NSRect) -> Bool
  class NSItemProvider: NSObject, NSCopying {
    typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
    enum ErrorCode: Int { case itemUnavailableError, unavailableCoercionError, unexpectedValueClassError, unknownError }
    struct FileOptions: OptionSet {}
    typealias LoadHandler = (NSItemProvider.CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool
    static var errorDomain: String { get }
    func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
    func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProvider.FileOptions = nil) -> Bool
    init()
    init(item: (any NSSecureCoding)?, typeIdentifier: String?)
    init(object: any NSItemProviderWriting)
    init?(contentsOf fileURL: URL!)
    func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress
    func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress
    func loadFileRepresentation(for contentType: UTType, openInPlace: Bool = nil, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void) -> Progress
    func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress
    func loadInPlaceFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void) -> Progress
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> any NSSecureCoding
    func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: NSItemProvider.CompletionHandler? = nil)
    func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress
    func loadObject<T>(ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress where T: NSItemProviderReading
    func loadTransferable<T>(type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void) -> Progress where T: Transferable
    func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?)
    func registerFileRepresentation(forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProvider.FileOptions = nil, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?)
    func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler)
    func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility)
    func registerObject(ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?)
    var registeredContentTypes: [UTType] { get }
    func registeredTypeIdentifiers(fileOptions: NSItemProvider.FileOptions = nil) -> [String]
    var registeredTypeIdentifiers: [String] { get }
    var suggestedName: String?
  }
  extension NSItemProvider.FileOptions {
    static var openInPlace: NSItemProvider.FileOptions { get }
  }
  protocol NSItemProviderReading: NSObjectProtocol {
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
    static var readableTypeIdentifiersForItemProvider: [String] { get }
  }
  enum NSItemProviderRepresentationVisibility: Int {
    case all, group, ownProcess, team
  }
  protocol NSItemProviderWriting: NSObjectProtocol {
    static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String) -> NSItemProviderRepresentationVisibility
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress?
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    var writableTypeIdentifiersForItemProvider: [String] { get }
  }
  enum NSKeyValueChange: UInt {
    case insertion, removal, replacement, setting
  }
  struct NSKeyValueChangeKey: Hashable, RawRepresentable {
    static var indexesKey: NSKeyValueChangeKey { get }
    init(rawValue: String)
    static var kindKey: NSKeyValueChangeKey { get }
    static var newKey: NSKeyValueChangeKey { get }
    static var notificationIsPriorKey: NSKeyValueChangeKey { get }
    static var oldKey: NSKeyValueChangeKey { get }
    var rawValue: String { get }
  }
  class NSKeyValueObservation: NSObject {
    func invalidate()
  }
  struct NSKeyValueObservedChange<Value> {
    typealias Kind = NSKeyValueChange
    var indexes: IndexSet? { get }
    var isPrior: Bool { get }
    var kind: NSKeyValueChange { get }
    var newValue: Value? { get }
    var oldValue: Value? { get }
  }
  struct NSKeyValueObservingOptions: OptionSet {
    init(rawValue: UInt)
    static var initial: NSKeyValueObservingOptions { get }
    static var new: NSKeyValueObservingOptions { get }
    static var old: NSKeyValueObservingOptions { get }
    static var prior: NSKeyValueObservingOptions { get }
    var rawValue: UInt { get }
  }
  struct NSKeyValueOperator: Hashable, RawRepresentable {
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum NSKeyValueSetMutationKind: UInt {
    case intersect, minus, set, union
  }
  var NSKeyValueValidationError: Int { get }
  var NSKeyedArchiveRootObjectKey: String { get }
  class NSKeyedArchiver: NSCoder {
    static func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool
    static func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data
    static func archivedData(withRootObject rootObject: Any) -> Data
    func classNameForClass(_ cls: AnyClass) -> String?
    static func classNameForClass(_ cls: AnyClass) -> String?
    var delegate: (any NSKeyedArchiverDelegate)?
    func encodeEncodable<T>(_ value: T, forKey key: String) throws where T: Encodable
    func encodePropertyList(_ aPropertyList: Any, forKey key: String)
    var encodedData: Data { get }
    var error: (any Error)?
    func finishEncoding()
    init()
    init(forWritingWith data: NSMutableData)
    init(requiringSecureCoding: Bool)
    var outputFormat: PropertyListSerialization.PropertyListFormat
    var requiresSecureCoding: Bool
    func setClassName(_ codedName: String?, for cls: AnyClass)
    static func setClassName(_ codedName: String?, for cls: AnyClass)
  }
  protocol NSKeyedArchiverDelegate: AnyObject {
    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?)
    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any?
    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?)
    func archiverDidFinish(_ archiver: NSKeyedArchiver)
    func archiverWillFinish(_ archiver: NSKeyedArchiver)
  }
  class NSKeyedUnarchiver: NSCoder {
    func `class`(forClassName codedName: String) -> AnyClass?
    static func `class`(forClassName codedName: String) -> AnyClass?
    func decodeDecodable<T>(_ type: T.Type, forKey key: String) -> T? where T: Decodable
    var decodingFailurePolicy: NSCoder.DecodingFailurePolicy
    var delegate: (any NSKeyedUnarchiverDelegate)?
    func finishDecoding()
    init(forReadingFrom data: Data) throws
    init(forReadingWith data: Data)
    var requiresSecureCoding: Bool
    func setClass(_ cls: AnyClass?, forClassName codedName: String)
    static func setClass(_ cls: AnyClass?, forClassName codedName: String)
    static func unarchiveObject(with data: Data) -> Any?
    static func unarchiveObject(withFile path: String) -> Any?
    static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
    static func unarchivedArrayOfObjects<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSSecureCoding
    static func unarchivedObject(ofClasses classes: [AnyClass], from data: Data) throws -> Any?
    static func unarchivedObject<DecodedObjectType>(ofClass cls: DecodedObjectType.Type, from data: Data) throws -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  }
  protocol NSKeyedUnarchiverDelegate: AnyObject {
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String, originalClasses classNames: [String]) -> AnyClass?
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any?
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any)
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver)
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver)
  }
  struct NSLinguisticTag: Hashable, RawRepresentable {
    static var adjective: NSLinguisticTag { get }
    static var adverb: NSLinguisticTag { get }
    init(rawValue: String)
    static var noun: NSLinguisticTag { get }
    static var number: NSLinguisticTag { get }
    static var organizationName: NSLinguisticTag { get }
    static var otherWord: NSLinguisticTag { get }
    static var personalName: NSLinguisticTag { get }
    static var placeName: NSLinguisticTag { get }
    static var pronoun: NSLinguisticTag { get }
    static var punctuation: NSLinguisticTag { get }
    var rawValue: String { get }
    static var verb: NSLinguisticTag { get }
    static var whitespace: NSLinguisticTag { get }
    static var word: NSLinguisticTag { get }
  }
  struct NSLinguisticTagScheme: Hashable, RawRepresentable {
    init(rawValue: String)
    static var language: NSLinguisticTagScheme { get }
    static var lemma: NSLinguisticTagScheme { get }
    static var lexicalClass: NSLinguisticTagScheme { get }
    static var nameType: NSLinguisticTagScheme { get }
    static var nameTypeOrLexicalClass: NSLinguisticTagScheme { get }
    var rawValue: String { get }
    static var script: NSLinguisticTagScheme { get }
    static var tokenType: NSLinguisticTagScheme { get }
  }
  class NSLinguisticTagger: NSObject {
    struct Options: OptionSet {}
    static func dominantLanguage(for string: String) -> String?
    var dominantLanguage: String? { get }
    func enumerateTags(in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: NSLinguisticTagger.Options = nil, using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    init(tagSchemes: [NSLinguisticTagScheme], options opts: Int)
    var string: String?
    func tag(at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?, sentenceRange: NSRangePointer?) -> NSLinguisticTag?
  }
  extension NSLinguisticTagger.Options {
    static var joinNames: NSLinguisticTagger.Options { get }
    static var omitOther: NSLinguisticTagger.Options { get }
    static var omitPunctuation: NSLinguisticTagger.Options { get }
    static var omitWhitespace: NSLinguisticTagger.Options { get }
    static var omitWords: NSLinguisticTagger.Options { get }
  }
  class NSLocale: NSObject, NSCopying, NSSecureCoding {
    struct Key: Hashable, RawRepresentable {}
    typealias LanguageDirection = Locale.LanguageDirection
    static var availableLocaleIdentifiers: [String] { get }
    static func canonicalLanguageIdentifier(from string: String) -> String
    static func canonicalLocaleIdentifier(from string: String) -> String
    static func characterDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
    static var commonISOCurrencyCodes: [String] { get }
    static func components(fromLocaleIdentifier string: String) -> [String: String]
    static var current: Locale { get }
    static var currentLocaleDidChangeNotification: Notification.Name { get }
    func displayName(forKey key: NSLocale.Key, value: String) -> String?
    init(localeIdentifier string: String)
    init?(coder aDecoder: NSCoder)
    static var isoCountryCodes: [String] { get }
    static var isoCurrencyCodes: [String] { get }
    static var isoLanguageCodes: [String] { get }
    static func lineDirection(forLanguage isoLangCode: String) -> NSLocale.LanguageDirection
    static func localeIdentifier(fromComponents dict: [String: String]) -> String
    static func localeIdentifier(fromWindowsLocaleCode lcid: UInt32) -> String?
    func object(forKey key: NSLocale.Key) -> Any?
    static var preferredLanguages: [String] { get }
    static var supportsSecureCoding: Bool { get }
    static var system: Locale { get }
    static func windowsLocaleCode(fromLocaleIdentifier localeIdentifier: String) -> UInt32
  }
  extension NSLocale.Key {
    static var alternateQuotationBeginDelimiterKey: NSLocale.Key { get }
    static var alternateQuotationEndDelimiterKey: NSLocale.Key { get }
    static var calendar: NSLocale.Key { get }
    static var calendarIdentifier: NSLocale.Key { get }
    static var collationIdentifier: NSLocale.Key { get }
    static var collatorIdentifier: NSLocale.Key { get }
    static var countryCode: NSLocale.Key { get }
    static var currencyCode: NSLocale.Key { get }
    static var currencySymbol: NSLocale.Key { get }
    static var decimalSeparator: NSLocale.Key { get }
    static var exemplarCharacterSet: NSLocale.Key { get }
    static var groupingSeparator: NSLocale.Key { get }
    static var identifier: NSLocale.Key { get }
    init(rawValue: String)
    static var languageCode: NSLocale.Key { get }
    static var measurementSystem: NSLocale.Key { get }
    static var quotationBeginDelimiterKey: NSLocale.Key { get }
    static var quotationEndDelimiterKey: NSLocale.Key { get }
    var rawValue: String { get }
    static var scriptCode: NSLocale.Key { get }
    static var usesMetricSystem: NSLocale.Key { get }
    static var variantCode: NSLocale.Key { get }
  }
  var NSLocalizedDescriptionKey: String { get }
  var NSLocalizedFailureErrorKey: String { get }
  var NSLocalizedFailureReasonErrorKey: String { get }
  var NSLocalizedRecoveryOptionsErrorKey: String { get }
  var NSLocalizedRecoverySuggestionErrorKey: String { get }
  func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = nil, value: String = nil, comment: String) -> String
  func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
  class NSLock: NSObject, NSLocking {
    init()
    func lock()
    func lock(before limit: Date) -> Bool
    var name: String?
    func `try`() -> Bool
    func unlock()
  }
  protocol NSLocking {
    func lock()
    func unlock()
  }
  extension NSLocking {
    func withLock<R>(_ body: () throws -> R) rethrows -> R
  }
  func NSLog(_ format: String, _ args: any CVarArg...)
  func NSLogv(_ format: String, _ args: CVaListPointer)
  var NSMachErrorDomain: String { get }
  func NSMakePoint(_ x: CGFloat, _ y: CGFloat) -> NSPoint
  func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
  func NSMakeRect(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> NSRect
  func NSMakeSize(_ w: CGFloat, _ h: CGFloat) -> NSSize
  class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying, NSSecureCoding {
    var count: Int { get }
    func dictionaryRepresentation() -> [AnyHashable: ObjectType]
    init(keyOptions: NSPointerFunctions.Options = nil, valueOptions: NSPointerFunctions.Options = nil)
    init(keyOptions: NSPointerFunctions.Options = nil, valueOptions: NSPointerFunctions.Options = nil, capacity initialCapacity: Int)
    func keyEnumerator() -> NSEnumerator
    func object(forKey aKey: KeyType?) -> ObjectType?
    func objectEnumerator() -> NSEnumerator?
    func removeAllObjects()
    func removeObject(forKey aKey: KeyType?)
    func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?)
    static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType>
    static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType>
    static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType>
  }
  func NSMaxRange(_ range: NSRange) -> Int
  func NSMaxX(_ aRect: NSRect) -> CGFloat
  func NSMaxY(_ aRect: NSRect) -> CGFloat
  class NSMeasurement: NSObject, NSCopying, NSSecureCoding {
    func adding(_ rhs: Measurement<Unit>) -> Measurement<Unit>
    func canBeConverted(to unit: Unit) -> Bool
    func converting(to otherUnit: Unit) -> Measurement<Unit>
    var doubleValue: Double { get }
    init(doubleValue: Double, unit: Unit)
    init?(coder aDecoder: NSCoder)
    func subtracting(_ rhs: Measurement<Unit>) -> Measurement<Unit>
    static var supportsSecureCoding: Bool { get }
    var unit: Unit { get }
  }
  class NSMetadataItem: NSObject {
    var attributes: [String] { get }
    init?(url: URL)
    func value(forAttribute key: String) -> Any?
    func values(forAttributes keys: [String]) -> [String: Any]?
  }
  var NSMetadataItemDisplayNameKey: String { get }
  var NSMetadataItemFSContentChangeDateKey: String { get }
  var NSMetadataItemFSNameKey: String { get }
  var NSMetadataItemPathKey: String { get }
  var NSMetadataItemURLKey: String { get }
  class NSMetadataQuery: NSObject {
    var delegate: (any NSMetadataQueryDelegate)?
    func disableUpdates()
    func enableUpdates()
    func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    var groupedResults: [NSMetadataQueryResultGroup] { get }
    func index(ofResult result: Any) -> Int
    init()
    var isGathering: Bool { get }
    var isStarted: Bool { get }
    var isStopped: Bool { get }
    var notificationBatchingInterval: TimeInterval
    var operationQueue: OperationQueue?
    var predicate: NSPredicate?
    func result(at idx: Int) -> Any
    var resultCount: Int { get }
    var results: [Any] { get }
    var searchItems: [Any]?
    var searchScopes: [Any]
    var sortDescriptors: [NSSortDescriptor]
    func start() -> Bool
    func stop()
    func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any?
    var valueListAttributes: [String]
  }
  class NSMetadataQueryAttributeValueTuple: NSObject {
    var attribute: String { get }
    var count: Int { get }
    var value: Any? { get }
  }
  protocol NSMetadataQueryDelegate: NSObjectProtocol {
    func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  }
  class NSMetadataQueryResultGroup: NSObject {
    var attribute: String { get }
    func result(at idx: Int) -> Any
    var resultCount: Int { get }
    var results: [Any] { get }
    var value: Any { get }
  }
  var NSMetadataQueryUbiquitousDataScope: String { get }
  var NSMetadataQueryUbiquitousDocumentsScope: String { get }
  var NSMetadataUbiquitousItemDownloadingStatusCurrent: String { get }
  var NSMetadataUbiquitousItemDownloadingStatusKey: String { get }
  var NSMetadataUbiquitousItemIsUploadedKey: String { get }
  var NSMetadataUbiquitousItemPercentDownloadedKey: String { get }
  class NSMethodSignature: NSObject {}
  func NSMidX(_ aRect: NSRect) -> CGFloat
  func NSMidY(_ aRect: NSRect) -> CGFloat
  func NSMinX(_ aRect: NSRect) -> CGFloat
  func NSMinY(_ aRect: NSRect) -> CGFloat
  class NSMorphology: NSObject {}
  func NSMouseInRect(_ aPoint: NSPoint, _ aRect: NSRect, _ flipped: Bool) -> Bool
  var NSMultipleUnderlyingErrorsKey: String { get }
  class NSMutableArray: NSArray {
    func add(_ anObject: Any)
    func addObjects(from otherArray: [Any])
    func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
    func filter(using predicate: NSPredicate)
    init()
    init(capacity numItems: Int)
    init(objects: UnsafePointer<AnyObject>?, count: Int)
    func insert(_ anObject: Any, at index: Int)
    func insert(_ objects: [Any], at indexes: IndexSet)
    func remove(_ anObject: Any)
    func remove(_ anObject: Any, in range: NSRange)
    func removeAllObjects()
    func removeLastObject()
    func removeObject(at index: Int)
    func removeObject(identicalTo anObject: Any)
    func removeObject(identicalTo anObject: Any, in range: NSRange)
    func removeObjects(at indexes: IndexSet)
    func removeObjects(in otherArray: [Any])
    func removeObjects(in range: NSRange)
    func replaceObject(at index: Int, with anObject: Any)
    func replaceObjects(at indexes: IndexSet, with objects: [Any])
    func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any])
    func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange)
    func setArray(_ otherArray: [Any])
    func sort(_ compare: (Any, Any, UnsafeMutableRawPointer?) -> Int, context: UnsafeMutableRawPointer?)
    func sort(comparator: (Any, Any) -> ComparisonResult)
    func sort(options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult)
    func sort(using comparator: Selector)
    func sort(using sortDescriptors: [NSSortDescriptor])
    subscript(idx: Int) -> Any { get set }
  }
  class NSMutableAttributedString: NSAttributedString {
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
    func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange)
    func append(_ attrString: NSAttributedString)
    func appendLocalizedFormat(_ format: NSAttributedString, _ args: any CVarArg...)
    func beginEditing()
    func deleteCharacters(in range: NSRange)
    func endEditing()
    init(attributedString: NSAttributedString)
    init(string: String)
    init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
    init?(coder aDecoder: NSCoder)
    func insert(_ attrString: NSAttributedString, at loc: Int)
    var mutableString: NSMutableString { get }
    func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
    func replaceCharacters(in range: NSRange, with attrString: NSAttributedString)
    func replaceCharacters(in range: NSRange, with str: String)
    func setAttributedString(_ attrString: NSAttributedString)
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange)
  }
  class NSMutableCharacterSet: NSCharacterSet {
    func addCharacters(in aRange: NSRange)
    func addCharacters(in aString: String)
    static func alphanumeric() -> NSMutableCharacterSet
    static func capitalizedLetter() -> NSMutableCharacterSet
    static func control() -> NSMutableCharacterSet
    static func decimalDigit() -> NSMutableCharacterSet
    static func decomposable() -> NSMutableCharacterSet
    func formIntersection(with otherSet: CharacterSet)
    func formUnion(with otherSet: CharacterSet)
    static func illegal() -> NSMutableCharacterSet
    func invert()
    static func letter() -> NSMutableCharacterSet
    static func lowercaseLetter() -> NSMutableCharacterSet
    static func newline() -> NSMutableCharacterSet
    static func nonBase() -> NSMutableCharacterSet
    static func punctuation() -> NSMutableCharacterSet
    func removeCharacters(in aRange: NSRange)
    func removeCharacters(in aString: String)
    static func symbol() -> NSMutableCharacterSet
    static func uppercaseLetter() -> NSMutableCharacterSet
    static func whitespace() -> NSMutableCharacterSet
    static func whitespaceAndNewline() -> NSMutableCharacterSet
  }
  protocol NSMutableCopying {
    func mutableCopy(with zone: NSZone?) -> Any
  }
  extension NSMutableCopying {
    func mutableCopy() -> Any
  }
  class NSMutableData: NSData {
    func append(_ bytes: UnsafeRawPointer, length: Int)
    func append(_ other: Data)
    func increaseLength(by extraLength: Int)
    init()
    init(bytes: UnsafeRawPointer?, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, deallocator: ((UnsafeMutableRawPointer, Int) -> Void)? = nil)
    init(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, freeWhenDone: Bool)
    init(contentsOf url: URL, options: NSData.ReadingOptions = nil) throws
    init(contentsOfFile path: String, options: NSData.ReadingOptions = nil) throws
    init(data: Data)
    init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = nil)
    init?(base64Encoded base64Data: String, options: NSData.Base64DecodingOptions = nil)
    init?(capacity: Int)
    init?(coder aDecoder: NSCoder)
    init?(contentsOf url: URL)
    init?(contentsOfFile path: String)
    init?(length: Int)
    var length: Int
    var mutableBytes: UnsafeMutableRawPointer { get }
    func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer)
    func replaceBytes(in range: NSRange, withBytes replacementBytes: UnsafeRawPointer?, length replacementLength: Int)
    func resetBytes(in range: NSRange)
    func setData(_ data: Data)
  }
  class NSMutableDictionary: NSDictionary {
    func addEntries(from otherDictionary: [AnyHashable: Any])
    init()
    init(capacity numItems: Int)
    init(objects: UnsafePointer<AnyObject>!, forKeys keys: UnsafePointer<NSObject>!, count cnt: Int)
    init(sharedKeySet keyset: Any)
    func removeAllObjects()
    func removeObject(forKey aKey: Any)
    func removeObjects(forKeys keyArray: [Any])
    func setDictionary(_ otherDictionary: [AnyHashable: Any])
    func setObject(_ anObject: Any, forKey aKey: AnyHashable)
    subscript(key: Any) -> Any? { get set }
    subscript(key: AnyHashable) -> Any? { get set }
  }
  class NSMutableIndexSet: NSIndexSet {
    func add(_ indexSet: IndexSet)
    func add(_ value: Int)
    func add(in r: NSRange)
    func remove(_ indexSet: IndexSet)
    func remove(_ value: Int)
    func remove(in range: NSRange)
    func removeAllIndexes()
    func shiftIndexesStarting(at index: Int, by delta: Int)
  }
  class NSMutableOrderedSet: NSOrderedSet {
    func add(_ object: Any)
    func add(_ objects: UnsafePointer<AnyObject>?, count: Int)
    func addObjects(from array: [Any])
    func exchangeObject(at idx1: Int, withObjectAt idx2: Int)
    func filter(using predicate: NSPredicate)
    init()
    init(array set: [Any], copyItems flag: Bool)
    init(array set: [Any], range: NSRange, copyItems flag: Bool)
    init(array: [Any])
    init(arrayLiteral elements: Any...)
    init(capacity numItems: Int)
    init(object: Any)
    init(objects elements: Any...)
    init(objects: UnsafePointer<AnyObject>?, count cnt: Int)
    init(orderedSet set: NSOrderedSet)
    init(orderedSet set: NSOrderedSet, copyItems flag: Bool)
    init(orderedSet set: NSOrderedSet, range: NSRange, copyItems flag: Bool)
    init(set: Set<AnyHashable>)
    init(set: Set<AnyHashable>, copyItems flag: Bool)
    init?(coder aDecoder: NSCoder)
    func insert(_ object: Any, at idx: Int)
    func insert(_ objects: [Any], at indexes: IndexSet)
    func intersect(_ other: NSOrderedSet)
    func intersectSet(_ other: Set<AnyHashable>)
    func minus(_ other: NSOrderedSet)
    func minusSet(_ other: Set<AnyHashable>)
    func moveObjects(at indexes: IndexSet, to idx: Int)
    func remove(_ val: Any)
    func removeAllObjects()
    func removeObject(at idx: Int)
    func removeObjects(at indexes: IndexSet)
    func removeObjects(in array: [Any])
    func removeObjects(in range: NSRange)
    func replaceObject(at idx: Int, with obj: Any)
    func replaceObjects(at indexes: IndexSet, with objects: [Any])
    func replaceObjects(in range: NSRange, with objects: UnsafePointer<AnyObject>!, count: Int)
    func setObject(_ obj: Any, at idx: Int)
    func sort(comparator cmptr: (Any, Any) -> ComparisonResult)
    func sort(options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult)
    func sort(using sortDescriptors: [NSSortDescriptor])
    func sortRange(_ range: NSRange, options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult)
    subscript(idx: Int) -> Any { get set }
    func union(_ other: NSOrderedSet)
    func unionSet(_ other: Set<AnyHashable>)
  }
  class NSMutableSet: NSSet {
    func add(_ object: Any)
    func addObjects(from array: [Any])
    func filter(using predicate: NSPredicate)
    init()
    init(capacity numItems: Int)
    init(objects: UnsafePointer<AnyObject>!, count cnt: Int)
    init?(coder aDecoder: NSCoder)
    func intersect(_ otherSet: Set<AnyHashable>)
    func minus(_ otherSet: Set<AnyHashable>)
    func remove(_ object: Any)
    func removeAllObjects()
    func setSet(_ otherSet: Set<AnyHashable>)
    func union(_ otherSet: Set<AnyHashable>)
  }
  class NSMutableString: NSString {
    func append(_ aString: String)
    func applyTransform(_ transform: String, reverse: Bool, range: NSRange, updatedRange resultingRange: NSRangePointer?) -> Bool
    func deleteCharacters(in range: NSRange)
    init(capacity: Int)
    init(characters: UnsafePointer<unichar>, length: Int)
    init(extendedGraphemeClusterLiteral value: StaticString)
    init(string aString: String)
    init(stringLiteral value: StaticString)
    init(unicodeScalarLiteral value: StaticString)
    init?(coder aDecoder: NSCoder)
    func insert(_ aString: String, at loc: Int)
    func replaceCharacters(in range: NSRange, with aString: String)
    func replaceOccurrences(of target: String, with replacement: String, options: NSMutableString.CompareOptions = nil, range searchRange: NSRange) -> Int
    func setString(_ aString: String)
  }
  class NSMutableURLRequest: NSURLRequest {
    func addValue(_ value: String, forHTTPHeaderField field: String)
    var allHTTPHeaderFields: [String: String]?
    var allowsCellularAccess: Bool
    var cachePolicy: NSURLRequest.CachePolicy
    var httpBody: Data?
    var httpBodyStream: InputStream?
    var httpMethod: String?
    var httpShouldHandleCookies: Bool
    var httpShouldUsePipelining: Bool
    init(url: URL)
    init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
    init?(coder aDecoder: NSCoder)
    var mainDocumentURL: URL?
    var networkServiceType: NSURLRequest.NetworkServiceType
    func setValue(_ value: String?, forHTTPHeaderField field: String)
    var timeoutInterval: TimeInterval
    var url: URL?
  }
  var NSNotFound: Int { get }
  class NSNotification: NSObject, NSCoding, NSCopying {
    typealias Name = Notification.Name
    init()
    init(name: Notification.Name, object: Any?)
    init(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
    init?(coder aDecoder: NSCoder)
    var name: Notification.Name { get }
    var object: Any? { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  extension Notification.Name {
    static var NSAppleEventManagerWillProcessFirstEvent: Notification.Name { get }
    static var NSBundleResourceRequestLowDiskSpace: Notification.Name { get }
    static var NSCalendarDayChanged: Notification.Name { get }
    static var NSDidBecomeSingleThreaded: Notification.Name { get }
    static var NSExtensionHostDidBecomeActive: Notification.Name { get }
    static var NSExtensionHostDidEnterBackground: Notification.Name { get }
    static var NSExtensionHostWillEnterForeground: Notification.Name { get }
    static var NSExtensionHostWillResignActive: Notification.Name { get }
    static var NSFileHandleConnectionAccepted: Notification.Name { get }
    static var NSFileHandleDataAvailable: Notification.Name { get }
    static var NSFileHandleReadToEndOfFileCompletion: Notification.Name { get }
    static var NSHTTPCookieManagerAcceptPolicyChanged: Notification.Name { get }
    static var NSHTTPCookieManagerCookiesChanged: Notification.Name { get }
    static var NSMetadataQueryDidFinishGathering: Notification.Name { get }
    static var NSMetadataQueryDidStartGathering: Notification.Name { get }
    static var NSMetadataQueryDidUpdate: Notification.Name { get }
    static var NSMetadataQueryGatheringProgress: Notification.Name { get }
    static var NSProcessInfoPowerStateDidChange: Notification.Name { get }
    static var NSSystemClockDidChange: Notification.Name { get }
    static var NSSystemTimeZoneDidChange: Notification.Name { get }
    static var NSThreadWillExit: Notification.Name { get }
    static var NSURLCredentialStorageChanged: Notification.Name { get }
    static var NSUbiquityIdentityDidChange: Notification.Name { get }
    static var NSUndoManagerCheckpoint: Notification.Name { get }
    static var NSUndoManagerDidCloseUndoGroup: Notification.Name { get }
    static var NSUndoManagerDidOpenUndoGroup: Notification.Name { get }
    static var NSUndoManagerDidRedoChange: Notification.Name { get }
    static var NSUndoManagerDidUndoChange: Notification.Name { get }
    static var NSUndoManagerWillCloseUndoGroup: Notification.Name { get }
    static var NSUndoManagerWillRedoChange: Notification.Name { get }
    static var NSUndoManagerWillUndoChange: Notification.Name { get }
    static var NSWillBecomeMultiThreaded: Notification.Name { get }
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
  }
  class NSNull: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
  }
  class NSNumber: NSValue, Comparable, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    static func < (lhs: NSNumber, rhs: NSNumber) -> Bool
    var boolValue: Bool { get }
    func compare(_ otherNumber: NSNumber) -> ComparisonResult
    var decimalValue: Decimal { get }
    func description(withLocale locale: Locale?) -> String
    var doubleValue: Double { get }
    var floatValue: Float { get }
    init(booleanLiteral value: Bool)
    init(bytes buffer: UnsafeRawPointer, objCType: UnsafePointer<Int8>)
    init(floatLiteral value: Double)
    init(integerLiteral value: Int)
    init(value: Bool)
    init(value: CGFloat)
    init(value: Double)
    init(value: Float)
    init(value: Int)
    init(value: Int16)
    init(value: Int32)
    init(value: Int64)
    init(value: Int8)
    init(value: UInt)
    init(value: UInt16)
    init(value: UInt32)
    init(value: UInt64)
    init(value: UInt8)
    init?(coder aDecoder: NSCoder)
    var int16Value: Int16 { get }
    var int32Value: Int32 { get }
    var int64Value: Int64 { get }
    var int8Value: Int8 { get }
    var intValue: Int { get }
    func isEqual(to number: NSNumber) -> Bool
    var stringValue: String { get }
    var uint16Value: UInt16 { get }
    var uint32Value: UInt32 { get }
    var uint64Value: UInt64 { get }
    var uint8Value: UInt8 { get }
    var uintValue: UInt { get }
  }
  var NSOSStatusErrorDomain: String { get }
  extension NSObject.KeyValueObservingPublisher {
    typealias Failure = Never
    typealias Output = Value
    init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions)
    var keyPath: KeyPath<Subject, Value> { get }
    var object: Subject { get }
    var options: NSKeyValueObservingOptions { get }
  }
  func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
  func NSOpenStepRootDirectory() -> String
  class NSOrderedCollectionDifference<ChangeType>: NSObject {}
  class NSOrderedSet: NSObject, ExpressibleByArrayLiteral, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
    typealias Element = Any
    typealias Iterator = NSEnumerator.Iterator
    var array: [Any] { get }
    func contains(_ object: Any) -> Bool
    var count: Int { get }
    func description(withLocale locale: Locale?) -> String
    func description(withLocale locale: Locale?, indent level: Int) -> String
    func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(at s: IndexSet, options opts: NSEnumerationOptions = nil, using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(options opts: NSEnumerationOptions = nil, using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func filtered(using predicate: NSPredicate) -> NSOrderedSet
    var firstObject: Any? { get }
    func index(_ opts: NSEnumerationOptions = nil, ofObjectPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func index(of object: Any) -> Int
    func index(of object: Any, inSortedRange range: NSRange, options opts: NSBinarySearchingOptions = nil, usingComparator cmp: (Any, Any) -> ComparisonResult) -> Int
    func index(ofObjectAt s: IndexSet, options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func index(ofObjectPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int
    func indexes(ofObjectsAt s: IndexSet, options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexes(ofObjectsPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    func indexes(options opts: NSEnumerationOptions = nil, ofObjectsPassingTest predicate: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet
    init()
    init(array set: [Any], copyItems flag: Bool)
    init(array set: [Any], range: NSRange, copyItems flag: Bool)
    init(array: [Any])
    init(arrayLiteral elements: Any...)
    init(object: Any)
    init(objects elements: Any...)
    init(objects: UnsafePointer<AnyObject>?, count cnt: Int)
    init(orderedSet set: NSOrderedSet)
    init(orderedSet set: NSOrderedSet, copyItems flag: Bool)
    init(orderedSet set: NSOrderedSet, range: NSRange, copyItems flag: Bool)
    init(set: Set<AnyHashable>)
    init(set: Set<AnyHashable>, copyItems flag: Bool)
    init?(coder aDecoder: NSCoder)
    func intersects(_ other: NSOrderedSet) -> Bool
    func intersectsSet(_ set: Set<AnyHashable>) -> Bool
    func isEqual(to other: NSOrderedSet) -> Bool
    func isSubset(of other: NSOrderedSet) -> Bool
    func isSubset(of set: Set<AnyHashable>) -> Bool
    var lastObject: Any? { get }
    func makeIterator() -> NSOrderedSet.Iterator
    func object(at idx: Int) -> Any
    func objectEnumerator() -> NSEnumerator
    func objects(at indexes: IndexSet) -> [Any]
    func reverseObjectEnumerator() -> NSEnumerator
    var reversed: NSOrderedSet { get }
    var set: Set<AnyHashable> { get }
    func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(options opts: NSSortOptions = nil, usingComparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    subscript(idx: Int) -> Any { get }
    static var supportsSecureCoding: Bool { get }
  }
  class NSOrthography: NSObject, NSCopying, NSSecureCoding {
    var allLanguages: [String] { get }
    var allScripts: [String] { get }
    var dominantLanguage: String { get }
    var dominantScript: String { get }
    init(dominantScript script: String, languageMap map: [String: [String]])
    init?(coder aDecoder: NSCoder)
    var languageMap: [String: [String]] { get }
    static var supportsSecureCoding: Bool { get }
  }
  var NSPOSIXErrorDomain: String { get }
  func NSPageSize() -> Int
  var NSPersonNameComponentDelimiter: String { get }
  var NSPersonNameComponentFamilyName: String { get }
  var NSPersonNameComponentGivenName: String { get }
  var NSPersonNameComponentKey: String { get }
  var NSPersonNameComponentMiddleName: String { get }
  var NSPersonNameComponentNickname: String { get }
  var NSPersonNameComponentPrefix: String { get }
  var NSPersonNameComponentSuffix: String { get }
  class NSPersonNameComponents: NSObject, NSCopying, NSSecureCoding {
    var familyName: String?
    var givenName: String?
    init()
    init?(coder aDecoder: NSCoder)
    var middleName: String?
    var namePrefix: String?
    var nameSuffix: String?
    var nickname: String?
    var phoneticRepresentation: PersonNameComponents?
    static var supportsSecureCoding: Bool { get }
  }
  typealias NSPoint = CGPoint
  typealias NSPointArray = UnsafeMutablePointer<NSPoint>
  func NSPointFromCGPoint(_ cgpoint: CGPoint) -> NSPoint
  func NSPointFromString(_ aString: String) -> NSPoint
  func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
  typealias NSPointPointer = UnsafeMutablePointer<NSPoint>
  func NSPointToCGPoint(_ nspoint: NSPoint) -> CGPoint
  class NSPointerArray: NSObject, NSCopying, NSSecureCoding {
    func addPointer(_ pointer: UnsafeMutableRawPointer?)
    var allObjects: [Any] { get }
    func compact()
    var count: Int
    init(options: NSPointerFunctions.Options = nil)
    func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int)
    func pointer(at index: Int) -> UnsafeMutableRawPointer?
    func removePointer(at index: Int)
    func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?)
    static func strongObjects() -> NSPointerArray
    static func weakObjects() -> NSPointerArray
  }
  class NSPointerFunctions: NSObject, NSCopying {
    struct Options: OptionSet {}
    init(options: NSPointerFunctions.Options = nil)
  }
  extension NSPointerFunctions.Options {
    static var copyIn: NSPointerFunctions.Options { get }
    init(rawValue: UInt)
    static var objectPersonality: NSPointerFunctions.Options { get }
    static var objectPointerPersonality: NSPointerFunctions.Options { get }
    static var opaqueMemory: NSPointerFunctions.Options { get }
    var rawValue: UInt { get }
    static var strongMemory: NSPointerFunctions.Options { get }
    static var weakMemory: NSPointerFunctions.Options { get }
  }
  class NSPredicate: NSObject, NSCopying {
    func allowEvaluation()
    func evaluate(with object: Any?) -> Bool
    func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
    init(block: @escaping (Any?, [String: Any]?) -> Bool)
    init(format predicateFormat: String, _ args: any CVarArg...)
    init(format predicateFormat: String, argumentArray arguments: [Any]?)
    init(format predicateFormat: String, arguments argList: CVaListPointer)
    init(value: Bool)
    init?(coder: NSCoder)
    init?(fromMetadataQueryString queryString: String)
    init?<Input>(_ predicate: Predicate<Input>) where Input: NSObject
    var predicateFormat: String { get }
    func withSubstitutionVariables(_ variables: [String: Any]) -> Self
  }
  var NSPropertyListReadCorruptError: Int { get }
  var NSPropertyListReadStreamError: Int { get }
  var NSPropertyListReadUnknownVersionError: Int { get }
  var NSPropertyListWriteInvalidError: Int { get }
  var NSPropertyListWriteStreamError: Int { get }
  func NSProtocolFromString(_ namestr: String) -> Protocol?
  class NSProxy: NSObjectProtocol {
    static func alloc() -> Self
    func forwardInvocation(_ invocation: Any)
    static func responds(to aSelector: Selector!) -> Bool
  }
  class NSPurgeableData: NSMutableData, NSDiscardableContent {}
  struct NSRange: Codable, Hashable, CustomStringConvertible {
    func contains(_ index: Int) -> Bool
    var description: String { get }
    func formUnion(_ other: NSRange)
    init()
    init(location: Int, length: Int)
    init<R, S>(_ region: R, in target: S) where R: RangeExpression, S: StringProtocol
    init<R>(_ region: R) where R: RangeExpression
    init?(_ string: String)
    func intersection(_ other: NSRange) -> NSRange?
    var length: Int
    var location: Int
    var lowerBound: Int { get }
    func union(_ other: NSRange) -> NSRange
    var upperBound: Int { get }
  }
  func NSRangeFromString(_ aString: String) -> NSRange
  typealias NSRangePointer = UnsafeMutablePointer<NSRange>
  var NSRecoveryAttempterErrorKey: String { get }
  typealias NSRect = CGRect
  typealias NSRectArray = UnsafeMutablePointer<NSRect>
  enum NSRectEdge: UInt {
    case maxX, maxY, minX, minY
    init(rectEdge: CGRectEdge)
  }
  func NSRectFromCGRect(_ cgrect: CGRect) -> NSRect
  func NSRectFromString(_ aString: String) -> NSRect
  typealias NSRectPointer = UnsafeMutablePointer<NSRect>
  func NSRectToCGRect(_ nsrect: NSRect) -> CGRect
  class NSRecursiveLock: NSObject, NSLocking {
    init()
    func lock()
    func lock(before limit: Date) -> Bool
    var name: String?
    func `try`() -> Bool
    func unlock()
  }
  class NSRegularExpression: NSObject, NSCopying, NSSecureCoding {
    struct MatchingFlags: OptionSet {}
    struct MatchingOptions: OptionSet {}
    struct Options: OptionSet {}
    func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange, using block: @escaping (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)
    static func escapedPattern(for string: String) -> String
    static func escapedTemplate(for string: String) -> String
    func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange) -> NSTextCheckingResult?
    init(pattern: String, options: NSRegularExpression.Options = nil) throws
    init?(coder aDecoder: NSCoder)
    func matches(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange) -> [NSTextCheckingResult]
    var numberOfCaptureGroups: Int { get }
    func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange) -> Int
    var options: NSRegularExpression.Options { get }
    var pattern: String { get }
    func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange) -> NSRange
    func replaceMatches(in string: NSMutableString, options: NSRegularExpression.MatchingOptions = nil, range: NSRange, withTemplate templ: String) -> Int
    func replacementString(for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String) -> String
    func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = nil, range: NSRange, withTemplate templ: String) -> String
    static var supportsSecureCoding: Bool { get }
  }
  extension NSRegularExpression.MatchingFlags {
    static var completed: NSRegularExpression.MatchingFlags { get }
    static var hitEnd: NSRegularExpression.MatchingFlags { get }
    init(rawValue: UInt)
    static var internalError: NSRegularExpression.MatchingFlags { get }
    static var progress: NSRegularExpression.MatchingFlags { get }
    var rawValue: UInt { get }
    static var requiredEnd: NSRegularExpression.MatchingFlags { get }
  }
  extension NSRegularExpression.MatchingOptions {
    static var anchored: NSRegularExpression.MatchingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reportCompletion: NSRegularExpression.MatchingOptions { get }
    static var reportProgress: NSRegularExpression.MatchingOptions { get }
    static var withTransparentBounds: NSRegularExpression.MatchingOptions { get }
    static var withoutAnchoringBounds: NSRegularExpression.MatchingOptions { get }
  }
  extension NSRegularExpression.Options {
    static var allowCommentsAndWhitespace: NSRegularExpression.Options { get }
    static var anchorsMatchLines: NSRegularExpression.Options { get }
    static var caseInsensitive: NSRegularExpression.Options { get }
    static var dotMatchesLineSeparators: NSRegularExpression.Options { get }
    static var ignoreMetacharacters: NSRegularExpression.Options { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var useUnicodeWordBoundaries: NSRegularExpression.Options { get }
    static var useUnixLineSeparators: NSRegularExpression.Options { get }
  }
  func NSRoundDownToMultipleOfPageSize(_ size: Int) -> Int
  func NSRoundUpToMultipleOfPageSize(_ size: Int) -> Int
  func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String]
  protocol NSSecureCoding: NSCoding {
    static var supportsSecureCoding: Bool { get }
  }
  class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    static var allowedTopLevelClasses: [AnyClass] { get }
  }
  func NSSelectorFromString(_ aSelectorName: String) -> Selector
  class NSSet: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Sequence {
    typealias Element = Any
    typealias Iterator = NSEnumerator.Iterator
    func adding(_ anObject: Any) -> Set<AnyHashable>
    func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
    func addingObjects(from other: [Any]) -> Set<AnyHashable>
    var allObjects: [Any] { get }
    func anyObject() -> Any?
    func contains(_ anObject: Any) -> Bool
    var count: Int { get }
    func description(withLocale locale: Locale?) -> String
    func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateObjects(options opts: NSEnumerationOptions = nil, using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void)
    func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
    init()
    init(array: [Any])
    init(object: Any)
    init(objects elements: Any...)
    init(objects: UnsafePointer<AnyObject>!, count cnt: Int)
    init(set anSet: NSSet)
    init(set: Set<AnyHashable>)
    init(set: Set<AnyHashable>, copyItems flag: Bool)
    init?(coder aDecoder: NSCoder)
    func intersects(_ otherSet: Set<AnyHashable>) -> Bool
    func isEqual(to otherSet: Set<AnyHashable>) -> Bool
    func isSubset(of otherSet: Set<AnyHashable>) -> Bool
    func makeIterator() -> NSSet.Iterator
    func member(_ object: Any) -> Any?
    func objectEnumerator() -> NSEnumerator
    func objects(options opts: NSEnumerationOptions = nil, passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    func objects(passingTest predicate: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable>
    func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
    static var supportsSecureCoding: Bool { get }
  }
  func NSSetUncaughtExceptionHandler(_ handler: (@convention(c) (NSException) -> Void)?)
  class NSSimpleCString: NSString {}
  typealias NSSize = CGSize
  typealias NSSizeArray = UnsafeMutablePointer<NSSize>
  func NSSizeFromCGSize(_ cgsize: CGSize) -> NSSize
  func NSSizeFromString(_ aString: String) -> NSSize
  typealias NSSizePointer = UnsafeMutablePointer<NSSize>
  func NSSizeToCGSize(_ nssize: NSSize) -> CGSize
  class NSSortDescriptor: NSObject, NSCopying {
    var ascending: Bool { get }
    var comparator: Comparator { get }
    func compare(_ object1: Any, to object2: Any) -> ComparisonResult
    init(key: String?, ascending: Bool)
    init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator)
    init(key: String?, ascending: Bool, selector: Selector?)
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) where Value: Comparable
    init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
    init<T>(_ sortDescriptor: SortDescriptor<T>)
    var key: String? { get }
    var keyPath: AnyKeyPath { get }
    var reversedSortDescriptor: Any { get }
    var selector: Selector? { get }
  }
  struct NSSortOptions: OptionSet {
    static var concurrent: NSSortOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var stable: NSSortOptions { get }
  }
  var NSStreamSOCKSErrorDomain: String { get }
  var NSStreamSocketSSLErrorDomain: String { get }
  class NSString: NSObject, Comparable, ExpressibleByStringLiteral, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    static func < (lhs: NSString, rhs: NSString) -> Bool
    typealias CompareOptions = String.CompareOptions
    struct EncodingConversionOptions: OptionSet {}
    struct EnumerationOptions: OptionSet {}
    func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    func appending(_ aString: String) -> String
    func appendingFormat(_ format: NSString, _ args: any CVarArg...) -> NSString
    func appendingPathComponent(_ str: String) -> String
    func appendingPathExtension(_ str: String) -> String?
    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
    static var availableStringEncodings: UnsafePointer<UInt> { get }
    var boolValue: Bool { get }
    func cString(using encoding: UInt) -> UnsafePointer<Int8>?
    func canBeConverted(to encoding: UInt) -> Bool
    func capitalized(with locale: Locale?) -> String
    var capitalized: String { get }
    func caseInsensitiveCompare(_ string: String) -> ComparisonResult
    func character(at index: Int) -> unichar
    func commonPrefix(with str: String, options mask: NSString.CompareOptions = nil) -> String
    func compare(_ string: String) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange) -> ComparisonResult
    func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange, locale: Any?) -> ComparisonResult
    func completePath(into outputName: inout String?, caseSensitive flag: Bool, matchesInto outputArray: inout [String], filterTypes: [String]?) -> Int
    func components(separatedBy separator: CharacterSet) -> [String]
    func components(separatedBy separator: String) -> [String]
    func contains(_ str: String) -> Bool
    func data(using encoding: UInt) -> Data?
    func data(using encoding: UInt, allowLossyConversion lossy: Bool = nil) -> Data?
    var decomposedStringWithCanonicalMapping: String { get }
    var decomposedStringWithCompatibilityMapping: String { get }
    static var defaultCStringEncoding: UInt { get }
    var deletingLastPathComponent: String { get }
    var deletingPathExtension: String { get }
    var description: String { get }
    var doubleValue: Double { get }
    func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void)
    func enumerateSubstrings(in range: NSRange, options opts: NSString.EnumerationOptions = nil, using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
    var expandingTildeInPath: String { get }
    var fastestEncoding: UInt { get }
    var fileSystemRepresentation: UnsafePointer<Int8> { get }
    var floatValue: Float { get }
    func folding(options: NSString.CompareOptions = nil, locale: Locale?) -> String
    func getBytes(_ buffer: UnsafeMutableRawPointer?, maxLength maxBufferCount: Int, usedLength usedBufferCount: UnsafeMutablePointer<Int>?, encoding: UInt, options: NSString.EncodingConversionOptions = nil, range: NSRange, remaining leftover: NSRangePointer?) -> Bool
    func getCString(_ buffer: UnsafeMutablePointer<Int8>, maxLength maxBufferCount: Int, encoding: UInt) -> Bool
    func getCharacters(_ buffer: UnsafeMutablePointer<unichar>, range: NSRange)
    func getFileSystemRepresentation(_ cname: UnsafeMutablePointer<Int8>, maxLength max: Int) -> Bool
    func getLineStart(_ startPtr: UnsafeMutablePointer<Int>?, end lineEndPtr: UnsafeMutablePointer<Int>?, contentsEnd contentsEndPtr: UnsafeMutablePointer<Int>?, for range: NSRange)
    func getParagraphStart(_ startPtr: UnsafeMutablePointer<Int>?, end parEndPtr: UnsafeMutablePointer<Int>?, contentsEnd contentsEndPtr: UnsafeMutablePointer<Int>?, for range: NSRange)
    func hasPrefix(_ str: String) -> Bool
    func hasSuffix(_ str: String) -> Bool
    init()
    init(characters: UnsafePointer<unichar>, length: Int)
    init(charactersNoCopy characters: UnsafeMutablePointer<unichar>, length: Int, freeWhenDone freeBuffer: Bool)
    init(contentsOf url: URL, encoding enc: UInt) throws
    init(contentsOf url: URL, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
    init(contentsOfFile path: String, encoding enc: UInt) throws
    init(contentsOfFile path: String, usedEncoding enc: UnsafeMutablePointer<UInt>?) throws
    init(extendedGraphemeClusterLiteral value: StaticString)
    init(format: NSString, _ args: any CVarArg...)
    init(format: String, arguments argList: CVaListPointer)
    init(format: String, locale: AnyObject?, arguments argList: CVaListPointer)
    init(string: String)
    init(stringLiteral value: StaticString)
    init(unicodeScalarLiteral value: StaticString)
    init?(bytes: UnsafeRawPointer, length len: Int, encoding: UInt)
    init?(bytesNoCopy bytes: UnsafeMutableRawPointer, length len: Int, encoding: UInt, freeWhenDone freeBuffer: Bool)
    init?(cString nullTerminatedCString: UnsafePointer<Int8>, encoding: UInt)
    init?(coder aDecoder: NSCoder)
    init?(data: Data, encoding: UInt)
    init?(utf8String nullTerminatedCString: UnsafePointer<Int8>)
    var intValue: Int32 { get }
    var integerValue: Int { get }
    var isAbsolutePath: Bool { get }
    func isEqual(to aString: String) -> Bool
    var lastPathComponent: String { get }
    var length: Int { get }
    func lengthOfBytes(using enc: UInt) -> Int
    func lineRange(for range: NSRange) -> NSRange
    var localizedCapitalized: String { get }
    func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
    func localizedCaseInsensitiveContains(_ str: String) -> Bool
    func localizedCompare(_ string: String) -> ComparisonResult
    var localizedLowercase: String { get }
    static func localizedName(of encoding: UInt) -> String
    func localizedStandardCompare(_ string: String) -> ComparisonResult
    func localizedStandardContains(_ str: String) -> Bool
    func localizedStandardRange(of str: String) -> NSRange
    static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self
    var localizedUppercase: String { get }
    static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String
    var longLongValue: Int64 { get }
    func lowercased(with locale: Locale?) -> String
    var lowercased: String { get }
    func maximumLengthOfBytes(using enc: UInt) -> Int
    func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
    func paragraphRange(for range: NSRange) -> NSRange
    static func path(withComponents components: [String]) -> String
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var precomposedStringWithCanonicalMapping: String { get }
    var precomposedStringWithCompatibilityMapping: String { get }
    func range(of searchString: String) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = nil) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = nil, range searchRange: NSRange) -> NSRange
    func range(of searchString: String, options mask: NSString.CompareOptions = nil, range searchRange: NSRange, locale: Locale?) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = nil) -> NSRange
    func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = nil, range searchRange: NSRange) -> NSRange
    func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
    func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
    var removingPercentEncoding: String? { get }
    func replacingCharacters(in range: NSRange, with replacement: String) -> String
    func replacingOccurrences(of target: String, with replacement: String) -> String
    func replacingOccurrences(of target: String, with replacement: String, options: NSString.CompareOptions = nil, range searchRange: NSRange) -> String
    var resolvingSymlinksInPath: String { get }
    var smallestEncoding: UInt { get }
    var standardizingPath: String { get }
    func strings(byAppendingPaths paths: [String]) -> [String]
    func stringsByAppendingPaths(_ paths: [String]) -> [String]
    func substring(from: Int) -> String
    func substring(to: Int) -> String
    func substring(with range: NSRange) -> String
    static var supportsSecureCoding: Bool { get }
    func trimmingCharacters(in set: CharacterSet) -> String
    func uppercased(with locale: Locale?) -> String
    var uppercased: String { get }
    var utf8String: UnsafePointer<Int8>? { get }
    func variantFittingPresentationWidth(_ width: Int) -> String
    func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
    func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
  }
  extension NSString.EncodingConversionOptions {
    static var allowLossy: NSString.EncodingConversionOptions { get }
    static var externalRepresentation: NSString.EncodingConversionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  extension NSString.EnumerationOptions {
    static var byComposedCharacterSequences: NSString.EnumerationOptions { get }
    static var byLines: NSString.EnumerationOptions { get }
    static var byParagraphs: NSString.EnumerationOptions { get }
    init(rawValue: UInt)
    static var localized: NSString.EnumerationOptions { get }
    var rawValue: UInt { get }
    static var reverse: NSString.EnumerationOptions { get }
    static var substringNotRequired: NSString.EnumerationOptions { get }
  }
  var NSStringEncodingErrorKey: String { get }
  func NSStringFromClass(_ aClass: AnyClass) -> String
  func NSStringFromPoint(_ aPoint: NSPoint) -> String
  func NSStringFromProtocol(_ proto: Protocol) -> String
  func NSStringFromRange(_ range: NSRange) -> String
  func NSStringFromRect(_ aRect: NSRect) -> String
  func NSStringFromSelector(_ aSelector: Selector) -> String
  func NSStringFromSize(_ aSize: NSSize) -> String
  func NSStringToDecimal(_ string: String, processedLength: UnsafeMutablePointer<Int>, result: UnsafeMutablePointer<Decimal>)
  func NSTemporaryDirectory() -> String
  class NSTermOfAddress: NSObject {
    static func feminine() -> Self
    static func masculine() -> Self
    static func neutral() -> Self
  }
  struct NSTextCheckingKey: Hashable, RawRepresentable {
    static var city: NSTextCheckingKey { get }
    static var country: NSTextCheckingKey { get }
    init(rawValue: String)
    static var name: NSTextCheckingKey { get }
    static var phone: NSTextCheckingKey { get }
    var rawValue: String
    static var state: NSTextCheckingKey { get }
    static var street: NSTextCheckingKey { get }
    static var zip: NSTextCheckingKey { get }
  }
  class NSTextCheckingResult: NSObject, NSCopying, NSSecureCoding {
    struct CheckingType: OptionSet {}
    static func addressCheckingResult(range: NSRange, components: [NSTextCheckingKey: String]) -> NSTextCheckingResult
    var addressComponents: [NSTextCheckingKey: String]? { get }
    func adjustingRanges(offset: Int) -> NSTextCheckingResult
    var components: [NSTextCheckingKey: String]? { get }
    var date: Date? { get }
    static func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult
    var duration: TimeInterval { get }
    init()
    init?(coder aDecoder: NSCoder)
    static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult
    var numberOfRanges: Int { get }
    var phoneNumber: String? { get }
    static func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult
    func range(at idx: Int) -> NSRange
    func range(withName: String) -> NSRange
    var range: NSRange { get }
    var regularExpression: NSRegularExpression? { get }
    static func regularExpressionCheckingResult(ranges: NSRangePointer, count: Int, regularExpression: NSRegularExpression) -> NSTextCheckingResult
    var replacementString: String? { get }
    var resultType: NSTextCheckingResult.CheckingType { get }
    static var supportsSecureCoding: Bool { get }
    var timeZone: TimeZone? { get }
    var url: URL? { get }
  }
  extension NSTextCheckingResult.CheckingType {
    static var address: NSTextCheckingResult.CheckingType { get }
    static var correction: NSTextCheckingResult.CheckingType { get }
    static var dash: NSTextCheckingResult.CheckingType { get }
    static var date: NSTextCheckingResult.CheckingType { get }
    static var grammar: NSTextCheckingResult.CheckingType { get }
    init(rawValue: UInt64)
    static var link: NSTextCheckingResult.CheckingType { get }
    static var orthography: NSTextCheckingResult.CheckingType { get }
    static var phoneNumber: NSTextCheckingResult.CheckingType { get }
    static var quote: NSTextCheckingResult.CheckingType { get }
    var rawValue: UInt64 { get }
    static var regularExpression: NSTextCheckingResult.CheckingType { get }
    static var replacement: NSTextCheckingResult.CheckingType { get }
    static var spelling: NSTextCheckingResult.CheckingType { get }
    static var transitInformation: NSTextCheckingResult.CheckingType { get }
  }
  var NSTimeIntervalSince1970: Double { get }
  class NSTimeZone: NSObject, NSCopying, NSSecureCoding {
    typealias NameStyle = TimeZone.NameStyle
    func abbreviation(for aDate: Date) -> String?
    var abbreviation: String? { get }
    static var abbreviationDictionary: [String: String]
    var data: Data { get }
    func daylightSavingTimeOffset(for aDate: Date) -> TimeInterval
    var daylightSavingTimeOffset: TimeInterval { get }
    static var `default`: TimeZone
    init(forSecondsFromGMT seconds: Int)
    init?(abbreviation: String)
    init?(coder aDecoder: NSCoder)
    init?(name tzName: String)
    init?(name tzName: String, data aData: Data?)
    func isDaylightSavingTime(for aDate: Date) -> Bool
    var isDaylightSavingTime: Bool { get }
    func isEqual(to aTimeZone: TimeZone) -> Bool
    static var knownTimeZoneNames: [String] { get }
    static var local: TimeZone { get }
    func localizedName(_ style: NSTimeZone.NameStyle, locale: Locale?) -> String?
    var name: String { get }
    func nextDaylightSavingTimeTransition(after aDate: Date) -> Date?
    var nextDaylightSavingTimeTransition: Date? { get }
    static func resetSystemTimeZone()
    func secondsFromGMT(for aDate: Date) -> Int
    var secondsFromGMT: Int { get }
    static var supportsSecureCoding: Bool { get }
    static var system: TimeZone { get }
    static var timeZoneDataVersion: String { get }
  }
  class NSURL: NSObject, NSCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    struct BookmarkCreationOptions: OptionSet {}
    struct BookmarkResolutionOptions: OptionSet {}
    var absoluteString: String { get }
    var absoluteURL: URL? { get }
    func appendingPathComponent(_ pathComponent: String) -> URL?
    func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL?
    func appendingPathExtension(_ pathExtension: String) -> URL?
    var baseURL: URL? { get }
    func bookmarkData(options: NSURL.BookmarkCreationOptions = nil, includingResourceValuesForKeys keys: [URLResourceKey]?, relativeTo relativeURL: URL?) throws -> Data
    func checkResourceIsReachable() throws -> Bool
    func checkResourceIsReachableAndReturnError(_ error: NSErrorPointer) -> Bool
    var dataRepresentation: Data { get }
    var deletingLastPathComponent: URL? { get }
    var deletingPathExtension: URL? { get }
    var filePathURL: URL? { get }
    var fileSystemRepresentation: UnsafePointer<Int8> { get }
    static func fileURL(withPath path: String) -> URL
    static func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL
    static func fileURL(withPathComponents components: [String]) -> URL?
    var fragment: String? { get }
    func getFileSystemRepresentation(_ buffer: UnsafeMutablePointer<Int8>, maxLength maxBufferLength: Int) -> Bool
    func getResourceValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: URLResourceKey) throws
    func getResourceValue(_ value: inout AnyObject?, forKey key: URLResourceKey) throws
    var hasDirectoryPath: Bool { get }
    var host: String? { get }
    init(absoluteURLWithDataRepresentation data: Data, relativeTo baseURL: URL?)
    init(dataRepresentation data: Data, relativeTo baseURL: URL?)
    init(fileURLWithFileSystemRepresentation path: UnsafePointer<Int8>, isDirectory isDir: Bool, relativeTo baseURL: URL?)
    init(fileURLWithPath path: String)
    init(fileURLWithPath path: String, isDirectory isDir: Bool)
    init(fileURLWithPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?)
    init(fileURLWithPath path: String, relativeTo baseURL: URL?)
    init?(coder aDecoder: NSCoder)
    init?(string URLString: String)
    init?(string URLString: String, relativeTo baseURL: URL?)
    var isFileURL: Bool { get }
    var lastPathComponent: String? { get }
    var parameterString: String? { get }
    var password: String? { get }
    var path: String? { get }
    var pathComponents: [String]? { get }
    var pathExtension: String? { get }
    var port: NSNumber? { get }
    var query: String? { get }
    var relativePath: String? { get }
    var relativeString: String { get }
    func removeAllCachedResourceValues()
    func removeCachedResourceValue(forKey key: URLResourceKey)
    var resolvingSymlinksInPath: URL? { get }
    var resourceSpecifier: String? { get }
    func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any]
    var scheme: String? { get }
    func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws
    func setResourceValues(_ keyedValues: [URLResourceKey: Any]) throws
    func setTemporaryResourceValue(_ value: Any?, forKey key: URLResourceKey)
    var standardized: URL? { get }
    var standardizingPath: URL? { get }
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
    static var supportsSecureCoding: Bool { get }
    var user: String? { get }
  }
  var NSURLAuthenticationMethodClientCertificate: String { get }
  var NSURLAuthenticationMethodDefault: String { get }
  var NSURLAuthenticationMethodHTMLForm: String { get }
  var NSURLAuthenticationMethodHTTPBasic: String { get }
  var NSURLAuthenticationMethodHTTPDigest: String { get }
  var NSURLAuthenticationMethodNTLM: String { get }
  var NSURLAuthenticationMethodNegotiate: String { get }
  var NSURLAuthenticationMethodServerTrust: String { get }
  class NSURLComponents: NSObject, NSCopying {
    var fragment: String?
    var host: String?
    init()
    init?(string URLString: String)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    var password: String?
    var path: String?
    var percentEncodedFragment: String?
    var percentEncodedHost: String?
    var percentEncodedPassword: String?
    var percentEncodedPath: String?
    var percentEncodedQuery: String?
    var percentEncodedQueryItems: [URLQueryItem]?
    var percentEncodedUser: String?
    var port: NSNumber?
    var query: String?
    var queryItems: [URLQueryItem]?
    var rangeOfFragment: NSRange { get }
    var rangeOfHost: NSRange { get }
    var rangeOfPassword: NSRange { get }
    var rangeOfPath: NSRange { get }
    var rangeOfPort: NSRange { get }
    var rangeOfQuery: NSRange { get }
    var rangeOfScheme: NSRange { get }
    var rangeOfUser: NSRange { get }
    var scheme: String?
    var string: String? { get }
    func url(relativeTo baseURL: URL?) -> URL?
    var url: URL? { get }
    var user: String?
  }
  class NSURLConnection: NSObject {
    func cancel()
    init?(request: URLRequest, delegate: Any?)
    init?(request: URLRequest, delegate: Any?, startImmediately: Bool)
    static func sendAsynchronousRequest(_ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void)
    static func sendSynchronousRequest(_ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?) throws -> Data
    func start()
  }
  protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    func connection(_ connection: NSURLConnection, didReceive data: Data)
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
    func connectionDidFinishLoading(_ connection: NSURLConnection)
  }
  protocol NSURLConnectionDelegate: NSObjectProtocol {
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
  }
  var NSURLCredentialStorageRemoveSynchronizableCredentials: String { get }
  var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
  var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
  var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
  var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
  var NSURLErrorBackgroundTaskCancelledReasonKey: String { get }
  var NSURLErrorBadServerResponse: Int { get }
  var NSURLErrorBadURL: Int { get }
  var NSURLErrorCallIsActive: Int { get }
  var NSURLErrorCancelled: Int { get }
  var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { get }
  var NSURLErrorCancelledReasonInsufficientSystemResources: Int { get }
  var NSURLErrorCancelledReasonUserForceQuitApplication: Int { get }
  var NSURLErrorCannotCloseFile: Int { get }
  var NSURLErrorCannotConnectToHost: Int { get }
  var NSURLErrorCannotCreateFile: Int { get }
  var NSURLErrorCannotDecodeContentData: Int { get }
  var NSURLErrorCannotDecodeRawData: Int { get }
  var NSURLErrorCannotFindHost: Int { get }
  var NSURLErrorCannotLoadFromNetwork: Int { get }
  var NSURLErrorCannotMoveFile: Int { get }
  var NSURLErrorCannotOpenFile: Int { get }
  var NSURLErrorCannotParseResponse: Int { get }
  var NSURLErrorCannotRemoveFile: Int { get }
  var NSURLErrorCannotWriteToFile: Int { get }
  var NSURLErrorClientCertificateRejected: Int { get }
  var NSURLErrorClientCertificateRequired: Int { get }
  var NSURLErrorDNSLookupFailed: Int { get }
  var NSURLErrorDataLengthExceedsMaximum: Int { get }
  var NSURLErrorDataNotAllowed: Int { get }
  var NSURLErrorDomain: String { get }
  var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
  var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
  var NSURLErrorFailingURLErrorKey: String { get }
  var NSURLErrorFailingURLPeerTrustErrorKey: String { get }
  var NSURLErrorFailingURLStringErrorKey: String { get }
  var NSURLErrorFileDoesNotExist: Int { get }
  var NSURLErrorFileIsDirectory: Int { get }
  var NSURLErrorHTTPTooManyRedirects: Int { get }
  var NSURLErrorInternationalRoamingOff: Int { get }
  var NSURLErrorKey: String { get }
  var NSURLErrorNetworkConnectionLost: Int { get }
  var NSURLErrorNoPermissionsToReadFile: Int { get }
  var NSURLErrorNotConnectedToInternet: Int { get }
  var NSURLErrorRedirectToNonExistentLocation: Int { get }
  var NSURLErrorRequestBodyStreamExhausted: Int { get }
  var NSURLErrorResourceUnavailable: Int { get }
  var NSURLErrorSecureConnectionFailed: Int { get }
  var NSURLErrorServerCertificateHasBadDate: Int { get }
  var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
  var NSURLErrorServerCertificateNotYetValid: Int { get }
  var NSURLErrorServerCertificateUntrusted: Int { get }
  var NSURLErrorTimedOut: Int { get }
  var NSURLErrorUnknown: Int { get }
  var NSURLErrorUnsupportedURL: Int { get }
  var NSURLErrorUserAuthenticationRequired: Int { get }
  var NSURLErrorUserCancelledAuthentication: Int { get }
  var NSURLErrorZeroByteResource: Int { get }
  var NSURLProtectionSpaceFTP: String { get }
  var NSURLProtectionSpaceFTPProxy: String { get }
  var NSURLProtectionSpaceHTTP: String { get }
  var NSURLProtectionSpaceHTTPProxy: String { get }
  var NSURLProtectionSpaceHTTPS: String { get }
  var NSURLProtectionSpaceHTTPSProxy: String { get }
  var NSURLProtectionSpaceSOCKSProxy: String { get }
  class NSURLQueryItem: NSObject, NSCopying, NSSecureCoding {
    init(name: String, value: String?)
    init?(coder aDecoder: NSCoder)
    var name: String { get }
    static var supportsSecureCoding: Bool { get }
    var value: String? { get }
  }
  class NSURLRequest: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    enum CachePolicy: UInt { case reloadIgnoringLocalAndRemoteCacheData, reloadIgnoringLocalCacheData, reloadRevalidatingCacheData, returnCacheDataDontLoad, returnCacheDataElseLoad, useProtocolCachePolicy }
    enum NetworkServiceType: UInt { case `default`, background, networkServiceTypeCallSignaling, video, voice, voip }
    var allHTTPHeaderFields: [String: String]? { get }
    var allowsCellularAccess: Bool { get }
    var cachePolicy: NSURLRequest.CachePolicy { get }
    var httpBody: Data? { get }
    var httpBodyStream: InputStream? { get }
    var httpMethod: String?
    var httpShouldHandleCookies: Bool { get }
    var httpShouldUsePipelining: Bool { get }
    init(url: URL)
    init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
    init?(coder aDecoder: NSCoder)
    var mainDocumentURL: URL? { get }
    var networkServiceType: NSURLRequest.NetworkServiceType { get }
    static var supportsSecureCoding: Bool { get }
    var timeoutInterval: TimeInterval { get }
    var url: URL? { get }
    func value(forHTTPHeaderField field: String) -> String?
  }
  extension NSURLRequest.CachePolicy {
    static var reloadIgnoringCacheData: NSURLRequest.CachePolicy { get }
  }
  var NSURLSessionTransferSizeUnknown: Int64 { get }
  class NSUUID: NSObject, NSCopying, NSSecureCoding {
    func getBytes(_ uuid: UnsafeMutablePointer<UInt8>)
    init()
    init(uuidBytes bytes: UnsafePointer<UInt8>)
    init?(coder: NSCoder)
    init?(uuidString string: String)
    static var supportsSecureCoding: Bool { get }
    var uuidString: String { get }
  }
  var NSUbiquitousFileNotUploadedDueToQuotaError: Int { get }
  var NSUbiquitousFileUbiquityServerNotAvailable: Int { get }
  var NSUbiquitousFileUnavailableError: Int { get }
  class NSUbiquitousKeyValueStore: NSObject {
    func array(forKey aKey: String) -> [Any]?
    func bool(forKey aKey: String) -> Bool
    func data(forKey aKey: String) -> Data?
    static var `default`: NSUbiquitousKeyValueStore { get }
    func dictionary(forKey aKey: String) -> [String: Any]?
    var dictionaryRepresentation: [String: Any] { get }
    static var didChangeExternallyNotification: Notification.Name { get }
    func double(forKey aKey: String) -> Double
    func longLong(forKey aKey: String) -> Int64
    func object(forKey aKey: String) -> Any?
    func removeObject(forKey aKey: String)
    func set(_ aData: Data?, forKey aKey: String)
    func set(_ aDictionary: [String: Any]?, forKey aKey: String)
    func set(_ aString: String?, forKey aKey: String)
    func set(_ anArray: [Any]?, forKey aKey: String)
    func set(_ anObject: Any?, forKey aKey: String)
    func set(_ value: Bool, forKey aKey: String)
    func set(_ value: Double, forKey aKey: String)
    func set(_ value: Int64, forKey aKey: String)
    func string(forKey aKey: String) -> String?
    func synchronize() -> Bool
  }
  var NSUbiquitousKeyValueStoreAccountChange: Int { get }
  var NSUbiquitousKeyValueStoreChangeReasonKey: String { get }
  var NSUbiquitousKeyValueStoreChangedKeysKey: String { get }
  var NSUbiquitousKeyValueStoreInitialSyncChange: Int { get }
  var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { get }
  var NSUbiquitousKeyValueStoreServerChange: Int { get }
  var NSUnderlyingErrorKey: String { get }
  func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
  func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
  class NSUserActivity: NSObject, NSItemProviderReading, NSItemProviderWriting {
    typealias PersistentIdentifier = String
    var activityType: String { get }
    func addUserInfoEntries(from otherDictionary: [AnyHashable: Any])
    var appClipActivationPayload: Any? { get }
    func becomeCurrent()
    var contentAttributeSet: CSSearchableItemAttributeSet?
    var delegate: (any NSUserActivityDelegate)?
    static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void)
    static func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void)
    var expirationDate: Date?
    func getContinuationStreams(completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void)
    init(activityType: String)
    func invalidate()
    var isEligibleForHandoff: Bool
    var isEligibleForPrediction: Bool
    var isEligibleForPublicIndexing: Bool
    var isEligibleForSearch: Bool
    var keywords: Set<String>
    var mapItem: MKMapItem!
    var needsSave: Bool
    var persistentIdentifier: String?
    var referrerURL: URL?
    var requiredUserInfoKeys: Set<String>?
    func resignCurrent()
    func setTypedPayload<Payload>(_ payload: Payload) throws where Payload: Encodable
    var supportsContinuationStreams: Bool
    var targetContentIdentifier: String?
    var title: String?
    func typedPayload<Payload>(_ type: Payload.Type) throws -> Payload where Payload: Decodable
    var userInfo: [AnyHashable: Any]?
    var webpageURL: URL?
  }
  var NSUserActivityConnectionUnavailableError: Int { get }
  protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivity(_ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivityWillSave(_ userActivity: NSUserActivity)
  }
  var NSUserActivityHandoffFailedError: Int { get }
  var NSUserActivityHandoffUserInfoTooLargeError: Int { get }
  var NSUserActivityRemoteApplicationTimedOutError: Int { get }
  var NSUserActivityTypeBrowsingWeb: String { get }
  class NSUserAppleScriptTask: NSUserScriptTask {}
  var NSUserCancelledError: Int { get }
  func NSUserName() -> String
  class NSUserNotification: NSObject, NSCopying {
    enum ActivationType: Int { case actionButtonClicked, additionalActionClicked, contentsClicked, none, replied }
    var actionButtonTitle: String
    var activationType: NSUserNotification.ActivationType { get }
    var contentImage: NSImage?
    var deliveryDate: Date?
    var hasActionButton: Bool
    var identifier: String?
    var informativeText: String?
    init()
    var otherButtonTitle: String
    var soundName: String?
    var subtitle: String?
    var title: String?
    var userInfo: [String: Any]?
  }
  class NSUserNotificationCenter: NSObject {
    static var `default`: NSUserNotificationCenter { get }
    var delegate: (any NSUserNotificationCenterDelegate)?
    func deliver(_ notification: NSUserNotification)
    var deliveredNotifications: [NSUserNotification] { get }
    func removeAllDeliveredNotifications()
    func removeDeliveredNotification(_ notification: NSUserNotification)
    func scheduleNotification(_ notification: NSUserNotification)
    var scheduledNotifications: [NSUserNotification]
  }
  protocol NSUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
    func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
    func userNotificationCenter(_ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification) -> Bool
  }
  class NSUserScriptTask: NSObject {
    func execute(completionHandler handler: ((any Error)?) -> Void)
    init(url: URL) throws
    var scriptURL: URL { get }
  }
  class NSUserUnixTask: NSUserScriptTask {}
  class NSValue: NSObject, NSCopying, NSSecureCoding {
    var edgeInsetsValue: NSEdgeInsets { get }
    func getValue(_ value: UnsafeMutableRawPointer)
    init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>)
    init(edgeInsets insets: NSEdgeInsets)
    init(nonretainedObject anObject: Any?)
    init(point: NSPoint)
    init(pointer: UnsafeRawPointer?)
    init(range: NSRange)
    init(rect: NSRect)
    init(size: NSSize)
    init?(coder aDecoder: NSCoder)
    func isEqual(to value: NSValue) -> Bool
    var nonretainedObjectValue: Any? { get }
    var objCType: UnsafePointer<Int8> { get }
    var pointValue: NSPoint { get }
    var pointerValue: UnsafeMutableRawPointer? { get }
    var rangeValue: NSRange { get }
    var rectValue: NSRect { get }
    var sizeValue: NSSize { get }
    static var supportsSecureCoding: Bool { get }
  }
  struct NSValueTransformerName: Hashable, RawRepresentable {
    init(_ rawValue: String)
    init(rawValue: String)
    static var isNilTransformerName: NSValueTransformerName { get }
    static var isNotNilTransformerName: NSValueTransformerName { get }
    static var keyedUnarchiveFromDataTransformerName: NSValueTransformerName { get }
    static var negateBooleanTransformerName: NSValueTransformerName { get }
    var rawValue: String { get }
    static var secureUnarchiveFromDataTransformerName: NSValueTransformerName { get }
    static var unarchiveFromDataTransformerName: NSValueTransformerName { get }
  }
  func NSWidth(_ aRect: NSRect) -> CGFloat
  class NSXPCCoder: NSCoder {}
  class NSXPCConnection: NSObject, NSXPCProxyCreating {
    struct Options: OptionSet {}
    func activate()
    var auditSessionIdentifier: Int32 { get }
    static func current() -> NSXPCConnection?
    var effectiveUserIdentifier: UInt32 { get }
    var endpoint: NSXPCListenerEndpoint { get }
    var exportedInterface: NSXPCInterface?
    var exportedObject: Any?
    init(listenerEndpoint endpoint: NSXPCListenerEndpoint)
    init(machServiceName name: String, options: NSXPCConnection.Options = nil)
    init(serviceName: String)
    var interruptionHandler: (() -> Void)?
    func invalidate()
    var invalidationHandler: (() -> Void)?
    var processIdentifier: Int32 { get }
    var remoteObjectInterface: NSXPCInterface?
    var remoteObjectProxy: Any { get }
    func remoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any
    func resume()
    func scheduleSendBarrierBlock(_ block: @escaping () -> Void)
    var serviceName: String? { get }
    func setCodeSigningRequirement(_ requirement: String)
    func suspend()
    func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any
  }
  extension NSXPCConnection.Options {
    static var privileged: NSXPCConnection.Options { get }
  }
  var NSXPCConnectionInterrupted: Int { get }
  var NSXPCConnectionInvalid: Int { get }
  var NSXPCConnectionReplyInvalid: Int { get }
  class NSXPCInterface: NSObject {
    func classes(for sel: Selector, argumentIndex arg: Int, ofReply: Bool) -> Set<AnyHashable>
    init(with protocol: Protocol)
    var `protocol`: Protocol
    func setClasses(_ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
    func setInterface(_ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool)
  }
  class NSXPCListener: NSObject {
    func activate()
    static func anonymous() -> NSXPCListener
    var delegate: (any NSXPCListenerDelegate)?
    var endpoint: NSXPCListenerEndpoint { get }
    init(machServiceName name: String)
    func invalidate()
    func resume()
    static func service() -> NSXPCListener
    func setConnectionCodeSigningRequirement(_ requirement: String)
    func suspend()
  }
  protocol NSXPCListenerDelegate: NSObjectProtocol {
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
  }
  class NSXPCListenerEndpoint: NSObject, NSSecureCoding {}
  protocol NSXPCProxyCreating {
    func remoteObjectProxy() -> Any
    func remoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any
  }
  var NSZeroPoint: NSPoint { get }
  var NSZeroRect: NSRect { get }
  var NSZeroSize: NSSize { get }
  class NetService: NSObject {
    struct Options: OptionSet {}
    var addresses: [Data]? { get }
    static func data(fromTXTRecord txtDictionary: [String: Data]) -> Data
    var delegate: (any NetServiceDelegate)?
    static func dictionary(fromTXTRecord txtData: Data) -> [String: Data]
    var domain: String { get }
    var hostName: String? { get }
    var includesPeerToPeer: Bool
    init(domain: String, type: String, name: String)
    init(domain: String, type: String, name: String, port: Int32)
    var name: String { get }
    var port: Int { get }
    func publish()
    func publish(options: NetService.Options = nil)
    func resolve(withTimeout timeout: TimeInterval)
    func setTXTRecord(_ recordData: Data?) -> Bool
    func startMonitoring()
    func stop()
    func stopMonitoring()
    func txtRecordData() -> Data?
    var type: String { get }
  }
  class NetServiceBrowser: NSObject {
    var delegate: (any NetServiceBrowserDelegate)?
    var includesPeerToPeer: Bool
    init()
    func searchForBrowsableDomains()
    func searchForServices(ofType type: String, inDomain domainString: String)
    func stop()
  }
  protocol NetServiceBrowserDelegate: NSObjectProtocol {
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  }
  protocol NetServiceDelegate: NSObjectProtocol {
    func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
    func netServiceDidPublish(_ sender: NetService)
    func netServiceDidResolveAddress(_ sender: NetService)
    func netServiceDidStop(_ sender: NetService)
  }
  extension Never: SortComparator {
    typealias Compared = Never
    func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult
    var order: SortOrder
  }
  struct Notification: ReferenceConvertible {
    struct Name: Hashable, RawRepresentable {}
    typealias ReferenceType = NSNotification
    var description: String { get }
    init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil)
    var name: Notification.Name
    var object: Any?
    var userInfo: [AnyHashable: Any]?
  }
  class NotificationCenter: NSObject, CustomStringConvertible, Equatable {
    protocol AsyncMessage {}
    struct BaseMessageIdentifier<MessageType>: NotificationCenter.MessageIdentifier {}
    protocol MainActorMessage {}
    protocol MessageIdentifier {}
    class Notifications: AsyncSequence {}
    struct ObservationToken: Hashable {}
    struct Publisher: Combine.Publisher {}
    func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
    func addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping (Notification) -> Void) -> any NSObjectProtocol
    func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage, Message == Identifier.MessageType, Message.Subject: AnyObject
    func addObserver<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, using observer: @escaping (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType, Message.Subject: AnyObject
    func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping (Message) -> Void) -> NotificationCenter.ObservationToken where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage, Message == Identifier.MessageType
    func addObserver<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, using observer: @escaping (Message) async -> Void) -> NotificationCenter.ObservationToken where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType
    func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping (Message) -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.MainActorMessage, Message.Subject: AnyObject
    func addObserver<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, using observer: @escaping (Message) async -> Void) -> NotificationCenter.ObservationToken where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
    static var `default`: NotificationCenter { get }
    var description: String { get }
    init()
    func messages<Identifier, Message>(of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = nil) -> some Sendable & AsyncSequence<Message, Never> where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType, Message.Subject: AnyObject
    func messages<Identifier, Message>(of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = nil) -> some Sendable & AsyncSequence<Message, Never> where Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.AsyncMessage, Message == Identifier.MessageType
    func messages<Message>(of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = nil) -> some Sendable & AsyncSequence<Message, Never> where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
    func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications
    func post(_ notification: Notification)
    func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
    func post<Message>(_ message: Message) where Message: NotificationCenter.AsyncMessage
    func post<Message>(_ message: Message, subject: Message.Subject) where Message: NotificationCenter.AsyncMessage, Message.Subject: AnyObject
    func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
    func removeObserver(_ observer: Any)
    func removeObserver(_ observer: Any, name aName: Notification.Name?, object: Any?)
    func removeObserver(_ token: NotificationCenter.ObservationToken)
  }
  extension NotificationCenter.BaseMessageIdentifier {
    init() where MessageType: NotificationCenter.AsyncMessage
  }
  extension NotificationCenter.Notifications {
    typealias Element = Notification
    struct Iterator: AsyncIteratorProtocol {}
    func makeAsyncIterator() -> NotificationCenter.Notifications.Iterator
  }
  extension NotificationCenter.Notifications.Iterator {
    typealias Element = Notification
    func next() async -> Notification?
  }
  extension NotificationCenter.Publisher {
    typealias Failure = Never
    typealias Output = Notification
    var center: NotificationCenter { get }
    init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil)
    var name: Notification.Name { get }
    var object: AnyObject? { get }
  }
  class NotificationQueue: NSObject {
    struct NotificationCoalescing: OptionSet {}
    enum PostingStyle: UInt { case asap, now, whenIdle }
    static var `default`: NotificationQueue { get }
    func dequeueNotifications(matching notification: Notification, coalesceMask: NotificationQueue.NotificationCoalescing)
    func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle)
    func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle, coalesceMask: NotificationQueue.NotificationCoalescing, forModes modes: [RunLoop.Mode]?)
    init(notificationCenter: NotificationCenter)
  }
  extension NotificationQueue.NotificationCoalescing {
    init(rawValue: UInt)
    static var none: NotificationQueue.NotificationCoalescing { get }
    static var onName: NotificationQueue.NotificationCoalescing { get }
    static var onSender: NotificationQueue.NotificationCoalescing { get }
    var rawValue: UInt { get }
  }
  enum NumberFormatStyleConfiguration {
    struct DecimalSeparatorDisplayStrategy: Codable, CustomStringConvertible, Hashable {}
    struct Grouping: Codable, CustomStringConvertible, Hashable {}
    struct Notation: Codable, CustomStringConvertible, Hashable {}
    struct Precision: Codable, Hashable {}
    typealias RoundingRule = FloatingPointRoundingRule
    struct SignDisplayStrategy: Codable, CustomStringConvertible, Hashable {}
  }
  extension NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy {
    static var always: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
    static var automatic: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy { get }
    var description: String { get }
  }
  extension NumberFormatStyleConfiguration.Grouping {
    static var automatic: NumberFormatStyleConfiguration.Grouping { get }
    var description: String { get }
    static var never: NumberFormatStyleConfiguration.Grouping { get }
  }
  extension NumberFormatStyleConfiguration.Notation {
    static var automatic: NumberFormatStyleConfiguration.Notation { get }
    static var compactName: NumberFormatStyleConfiguration.Notation { get }
    var description: String { get }
    static var scientific: NumberFormatStyleConfiguration.Notation { get }
  }
  extension NumberFormatStyleConfiguration.Precision {
    static func fractionLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
    static func fractionLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression, R.Bound == Int
    static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormatStyleConfiguration.Precision
    static func integerAndFractionLength<R1, R2>(integerLimits: R1, fractionLimits: R2) -> NumberFormatStyleConfiguration.Precision where R1: RangeExpression, R2: RangeExpression, R1.Bound == Int, R2.Bound == Int
    static func integerLength(_ length: Int) -> NumberFormatStyleConfiguration.Precision
    static func integerLength<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression
    static func significantDigits(_ digits: Int) -> NumberFormatStyleConfiguration.Precision
    static func significantDigits<R>(_ limits: R) -> NumberFormatStyleConfiguration.Precision where R: RangeExpression, R.Bound == Int
  }
  extension NumberFormatStyleConfiguration.SignDisplayStrategy {
    static func always(includingZero: Bool = nil) -> NumberFormatStyleConfiguration.SignDisplayStrategy
    static var automatic: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
    var description: String { get }
    static var never: NumberFormatStyleConfiguration.SignDisplayStrategy { get }
  }
  class NumberFormatter: Formatter {
    enum Behavior: UInt { case behavior10_0, behavior10_4, `default` }
    enum PadPosition: UInt { case afterPrefix, afterSuffix, beforePrefix, beforeSuffix }
    enum RoundingMode: UInt { case ceiling, down, floor, halfDown, halfEven, halfUp, up }
    enum Style: UInt { case currency, currencyAccounting, currencyISOCode, currencyPlural, decimal, none, ordinal, percent, scientific, spellOut }
    var allowsFloats: Bool
    var alwaysShowsDecimalSeparator: Bool
    var currencyCode: String!
    var currencyDecimalSeparator: String!
    var currencyGroupingSeparator: String!
    var currencySymbol: String!
    var decimalSeparator: String!
    var exponentSymbol: String!
    var format: String
    var formatWidth: Int
    var formatterBehavior: NumberFormatter.Behavior
    var generatesDecimalNumbers: Bool
    var groupingSeparator: String!
    var groupingSize: Int
    var hasThousandSeparators: Bool
    init()
    init?(coder: NSCoder)
    var internationalCurrencySymbol: String!
    var isLenient: Bool
    var isPartialStringValidationEnabled: Bool
    var locale: Locale!
    static func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
    var localizesFormat: Bool
    var maximum: NSNumber?
    var maximumFractionDigits: Int
    var maximumIntegerDigits: Int
    var maximumSignificantDigits: Int
    var minimum: NSNumber?
    var minimumFractionDigits: Int
    var minimumIntegerDigits: Int
    var minimumSignificantDigits: Int
    var minusSign: String!
    var multiplier: NSNumber?
    var negativeFormat: String!
    var negativeInfinitySymbol: String
    var negativePrefix: String!
    var negativeSuffix: String!
    var nilSymbol: String
    var notANumberSymbol: String!
    func number(from string: String) -> NSNumber?
    var numberStyle: NumberFormatter.Style
    var paddingCharacter: String!
    var paddingPosition: NumberFormatter.PadPosition
    var perMillSymbol: String!
    var percentSymbol: String!
    var plusSign: String!
    var positiveFormat: String!
    var positiveInfinitySymbol: String
    var positivePrefix: String!
    var positiveSuffix: String!
    var roundingBehavior: NSDecimalNumberHandler
    var roundingIncrement: NSNumber!
    var roundingMode: NumberFormatter.RoundingMode
    var secondaryGroupingSize: Int
    func string(from number: NSNumber) -> String?
    var textAttributesForNegativeInfinity: [String: any Sendable]?
    var textAttributesForNegativeValues: [String: any Sendable]?
    var textAttributesForNil: [String: any Sendable]?
    var textAttributesForNotANumber: [String: any Sendable]?
    var textAttributesForPositiveInfinity: [String: any Sendable]?
    var textAttributesForPositiveValues: [String: any Sendable]?
    var textAttributesForZero: [String: any Sendable]?
    var thousandSeparator: String!
    var usesGroupingSeparator: Bool
    var usesSignificantDigits: Bool
    var zeroSymbol: String?
  }
  struct OperatingSystemVersion: Codable, Hashable {
    init()
    init(majorVersion: Int, minorVersion: Int, patchVersion: Int)
    var majorVersion: Int { get }
    var minorVersion: Int { get }
    var patchVersion: Int { get }
  }
  class Operation: NSObject {
    enum QueuePriority: Int { case high, low, normal, veryHigh, veryLow }
    func addDependency(_ op: Operation)
    func cancel()
    var completionBlock: (() -> Void)?
    var dependencies: [Operation] { get }
    func didChangeValue(forKey key: String)
    func didChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
    init()
    var isAsynchronous: Bool { get }
    var isCancelled: Bool { get }
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    var isReady: Bool { get }
    func main()
    var name: String?
    var qualityOfService: QualityOfService
    var queuePriority: Operation.QueuePriority
    func removeDependency(_ op: Operation)
    func start()
    var threadPriority: Double
    func waitUntilFinished()
    func willChangeValue(forKey key: String)
    func willChangeValue<Value>(for keyPath: KeyPath<Operation, Value>)
  }
  class OperationQueue: NSObject, ProgressReporting, Scheduler {
    struct SchedulerOptions {}
    struct SchedulerTimeType: Strideable {}
    func addBarrierBlock(_ barrier: @escaping () -> Void)
    func addOperation(_ block: @escaping () -> Void)
    func addOperation(_ op: Operation)
    func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
    func cancelAllOperations()
    static var current: OperationQueue? { get }
    static var defaultMaxConcurrentOperationCount: Int { get }
    init()
    var isSuspended: Bool
    static var main: OperationQueue { get }
    var maxConcurrentOperationCount: Int
    var minimumTolerance: OperationQueue.SchedulerTimeType.Stride { get }
    var name: String?
    var now: OperationQueue.SchedulerTimeType { get }
    var operationCount: Int { get }
    var operations: [Operation] { get }
    var progress: Progress { get }
    var qualityOfService: QualityOfService
    func schedule(options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void)
    var underlyingQueue: DispatchQueue?
    func waitUntilAllOperationsAreFinished()
  }
  extension OperationQueue.SchedulerTimeType {
    struct Stride: Comparable, SchedulerTimeIntervalConvertible, SignedNumeric {}
    var date: Date
    init(_ date: Date)
  }
  extension Optional: DecodableWithConfiguration where Wrapped: DecodableWithConfiguration {
    init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
  }
  extension Optional: EncodableWithConfiguration where Wrapped: EncodableWithConfiguration {
    func encode(to encoder: any Encoder, configuration: Wrapped.EncodingConfiguration) throws
  }
  class OutputStream: Stream {
    var hasSpaceAvailable: Bool { get }
    init(toBuffer buffer: UnsafeMutablePointer<UInt8>, capacity: Int)
    init(toMemory: ())
    init?(toFileAtPath path: String, append shouldAppend: Bool)
    init?(url: URL, append shouldAppend: Bool)
    static func toMemory() -> Self
    func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int
  }
  struct POSIXError: Error, Hashable, CustomNSError, CustomStringConvertible {
    typealias Code = POSIXErrorCode
    static var E2BIG: POSIXErrorCode { get }
    static var EACCES: POSIXErrorCode { get }
    static var EADDRINUSE: POSIXErrorCode { get }
    static var EADDRNOTAVAIL: POSIXErrorCode { get }
    static var EAFNOSUPPORT: POSIXErrorCode { get }
    static var EAGAIN: POSIXErrorCode { get }
    static var EALREADY: POSIXErrorCode { get }
    static var EBADF: POSIXErrorCode { get }
    static var EBADMSG: POSIXErrorCode { get }
    static var EBUSY: POSIXErrorCode { get }
    static var ECANCELED: POSIXErrorCode { get }
    static var ECHILD: POSIXErrorCode { get }
    static var ECONNABORTED: POSIXErrorCode { get }
    static var ECONNREFUSED: POSIXErrorCode { get }
    static var ECONNRESET: POSIXErrorCode { get }
    static var EDEADLK: POSIXErrorCode { get }
    static var EDESTADDRREQ: POSIXErrorCode { get }
    static var EDOM: POSIXErrorCode { get }
    static var EDQUOT: POSIXErrorCode { get }
    static var EEXIST: POSIXErrorCode { get }
    static var EFAULT: POSIXErrorCode { get }
    static var EFBIG: POSIXErrorCode { get }
    static var EHOSTDOWN: POSIXErrorCode { get }
    static var EHOSTUNREACH: POSIXErrorCode { get }
    static var EIDRM: POSIXErrorCode { get }
    static var EILSEQ: POSIXErrorCode { get }
    static var EINPROGRESS: POSIXErrorCode { get }
    static var EINTR: POSIXErrorCode { get }
    static var EINVAL: POSIXErrorCode { get }
    static var EIO: POSIXErrorCode { get }
    static var EISCONN: POSIXErrorCode { get }
    static var EISDIR: POSIXErrorCode { get }
    static var ELOOP: POSIXErrorCode { get }
    static var EMFILE: POSIXErrorCode { get }
    static var EMLINK: POSIXErrorCode { get }
    static var EMSGSIZE: POSIXErrorCode { get }
    static var EMULTIHOP: POSIXErrorCode { get }
    static var ENAMETOOLONG: POSIXErrorCode { get }
    static var ENETDOWN: POSIXErrorCode { get }
    static var ENETRESET: POSIXErrorCode { get }
    static var ENETUNREACH: POSIXErrorCode { get }
    static var ENFILE: POSIXErrorCode { get }
    static var ENOBUFS: POSIXErrorCode { get }
    static var ENODATA: POSIXErrorCode { get }
    static var ENODEV: POSIXErrorCode { get }
    static var ENOENT: POSIXErrorCode { get }
    static var ENOEXEC: POSIXErrorCode { get }
    static var ENOLCK: POSIXErrorCode { get }
    static var ENOLINK: POSIXErrorCode { get }
    static var ENOMEM: POSIXErrorCode { get }
    static var ENOMSG: POSIXErrorCode { get }
    static var ENOPROTOOPT: POSIXErrorCode { get }
    static var ENOSPC: POSIXErrorCode { get }
    static var ENOSR: POSIXErrorCode { get }
    static var ENOSTR: POSIXErrorCode { get }
    static var ENOSYS: POSIXErrorCode { get }
    static var ENOTBLK: POSIXErrorCode { get }
    static var ENOTCONN: POSIXErrorCode { get }
    static var ENOTDIR: POSIXErrorCode { get }
    static var ENOTEMPTY: POSIXErrorCode { get }
    static var ENOTRECOVERABLE: POSIXErrorCode { get }
    static var ENOTSOCK: POSIXErrorCode { get }
    static var ENOTTY: POSIXErrorCode { get }
    static var ENXIO: POSIXErrorCode { get }
    static var EOVERFLOW: POSIXErrorCode { get }
    static var EOWNERDEAD: POSIXErrorCode { get }
    static var EPERM: POSIXErrorCode { get }
    static var EPFNOSUPPORT: POSIXErrorCode { get }
    static var EPIPE: POSIXErrorCode { get }
    static var EPROTO: POSIXErrorCode { get }
    static var EPROTONOSUPPORT: POSIXErrorCode { get }
    static var EPROTOTYPE: POSIXErrorCode { get }
    static var ERANGE: POSIXErrorCode { get }
    static var EREMOTE: POSIXErrorCode { get }
    static var EROFS: POSIXErrorCode { get }
    static var ESHUTDOWN: POSIXErrorCode { get }
    static var ESOCKTNOSUPPORT: POSIXErrorCode { get }
    static var ESPIPE: POSIXErrorCode { get }
    static var ESRCH: POSIXErrorCode { get }
    static var ESTALE: POSIXErrorCode { get }
    static var ETIME: POSIXErrorCode { get }
    static var ETIMEDOUT: POSIXErrorCode { get }
    static var ETOOMANYREFS: POSIXErrorCode { get }
    static var ETXTBSY: POSIXErrorCode { get }
    static var EUSERS: POSIXErrorCode { get }
    static var EWOULDBLOCK: POSIXErrorCode { get }
    static var EXDEV: POSIXErrorCode { get }
    var code: POSIXError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    var errorUserInfo: [String: Any] { get }
    init(_ code: POSIXError.Code)
    init(_ code: POSIXError.Code, userInfo: [String: Any] = nil)
    var userInfo: [String: Any] { get }
  }
  extension POSIXErrorCode: Equatable {
    static func ~= (match: Self, error: any Error) -> Bool
  }
  protocol ParseStrategy: Codable, Hashable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: Self.ParseInput) throws -> Self.ParseOutput
  }
  extension ParseStrategy {
    static func fixed(format: Date.FormatString, timeZone: TimeZone, locale: Locale? = nil) -> Self where Self == Date.ParseStrategy
  }
  extension ParseStrategy where Self == Date.FormatStyle {
    static var dateTime: Date.FormatStyle { get }
  }
  extension ParseStrategy where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { get }
  }
  extension ParseStrategy where Self == DateComponents.ISO8601FormatStyle {
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
  }
  protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy where Self.FormatInput == Self.Strategy.ParseOutput, Self.FormatOutput == Self.Strategy.ParseInput
    var parseStrategy: Self.Strategy { get }
  }
  extension ParseableFormatStyle where Self == Date.FormatStyle {
    static var dateTime: Date.FormatStyle { get }
  }
  extension ParseableFormatStyle where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { get }
  }
  extension ParseableFormatStyle where Self == DateComponents.ISO8601FormatStyle {
    static var iso8601: DateComponents.ISO8601FormatStyle { get }
  }
  extension ParseableFormatStyle where Self == Decimal.FormatStyle {
    static var number: Decimal.FormatStyle { get }
  }
  extension ParseableFormatStyle where Self == Decimal.FormatStyle.Currency {
    static func currency(code: String) -> Self
  }
  extension ParseableFormatStyle where Self == Decimal.FormatStyle.Percent {
    static var percent: Decimal.FormatStyle.Percent { get }
  }
  struct PersonNameComponents: Codable, ReferenceConvertible {
    struct AttributedStyle: FormatStyle {}
    struct FormatStyle: Foundation.FormatStyle {}
    struct ParseStrategy: Foundation.ParseStrategy {}
    typealias ReferenceType = NSPersonNameComponents
    var description: String { get }
    var familyName: String?
    func formatted() -> String
    func formatted<S>(_ style: S) -> S.FormatOutput where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents
    var givenName: String?
    init()
    init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
    var middleName: String?
    var namePrefix: String?
    var nameSuffix: String?
    var nickname: String?
    var phoneticRepresentation: PersonNameComponents?
  }
  class PersonNameComponentsFormatter: Formatter {
    struct Options: OptionSet {}
    enum Style: Int { case `default`, abbreviated, long, medium, short }
    func annotatedString(from components: PersonNameComponents) -> NSAttributedString
    func getObjectValue(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool
    var isPhonetic: Bool
    var locale: Locale!
    static func localizedString(from components: PersonNameComponents, style nameFormatStyle: PersonNameComponentsFormatter.Style, options nameOptions: PersonNameComponentsFormatter.Options = nil) -> String
    func personNameComponents(from string: String) -> PersonNameComponents?
    func string(from components: PersonNameComponents) -> String
    var style: PersonNameComponentsFormatter.Style
  }
  extension PersonNameComponentsFormatter.Options {
    init(rawValue: UInt)
    static var phonetic: PersonNameComponentsFormatter.Options { get }
    var rawValue: UInt { get }
  }
  class Pipe: NSObject {
    var fileHandleForReading: FileHandle { get }
    var fileHandleForWriting: FileHandle { get }
    init()
  }
  class Port: NSObject, NSCopying {
    func delegate() -> (any PortDelegate)?
    static var didBecomeInvalidNotification: Notification.Name { get }
    init()
    func invalidate()
    var isValid: Bool { get }
    func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode)
    var reservedSpaceLength: Int { get }
    func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode)
    func send(before limitDate: Date, components: NSMutableArray?, from receivePort: Port?, reserved headerSpaceReserved: Int) -> Bool
    func send(before limitDate: Date, msgid msgID: Int, components: NSMutableArray?, from receivePort: Port?, reserved headerSpaceReserved: Int) -> Bool
    func setDelegate(_ anObject: (any PortDelegate)?)
  }
  protocol PortDelegate: AnyObject {
    func handle(_ message: PortMessage)
  }
  class PortMessage: NSObject, NSCopying {
    var components: [AnyObject]? { get }
    init(sendPort: Port?, receivePort replyPort: Port?, components: [AnyObject]?)
    var msgid: UInt32
    var receivePort: Port? { get }
    func send(before date: Date) -> Bool
    var sendPort: Port? { get }
  }
  macro Predicate<each Input>(_ body: (repeat each Input) -> Bool) -> Predicate<repeat each Input>
  struct Predicate<each Input>: CustomStringConvertible {
    var description: String { get }
    func evaluate(_ input: repeat each Input) throws -> Bool
    var expression: any StandardPredicateExpression<Bool> { get }
    static var `false`: Predicate<repeat each Input> { get }
    init(_ builder: (repeat PredicateExpressions.Variable<each Input>) -> any StandardPredicateExpression<Bool>)
    static var `true`: Predicate<repeat each Input> { get }
    var variable: (repeat PredicateExpressions.Variable<each Input>) { get }
  }
  struct PredicateBindings {
    func binding<T>(_ variable: PredicateExpressions.Variable<T>, to value: T) -> PredicateBindings
    init<each T>(_ value: repeat (PredicateExpressions.Variable<each T>, each T))
    subscript<T>(variable: PredicateExpressions.Variable<T>) -> T? { get set }
  }
  struct PredicateError: Error, Hashable {
    static var forceCastFailure: PredicateError { get }
    static var forceUnwrapFailure: PredicateError { get }
    static var invalidInput: PredicateError { get }
    static var undefinedVariable: PredicateError { get }
  }
  protocol PredicateExpression<Output> {
    associatedtype Output
    func evaluate(_ bindings: PredicateBindings) throws -> Self.Output
  }
  enum PredicateExpressions {
    struct Arithmetic<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Numeric, LHS.Output == RHS.Output {}
    enum ArithmeticOperator: Codable { case add, multiply, subtract }
    struct ClosedRange<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
    struct CollectionContainsCollection<Base, Other>: CustomStringConvertible, PredicateExpression where Base: PredicateExpression, Other: PredicateExpression, Base.Output: Collection, Other.Output: Collection, Base.Output.Element: Equatable, Base.Output.Element == Other.Output.Element {}
    struct CollectionIndexSubscript<Wrapped, Index>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Index: PredicateExpression, Wrapped.Output: Collection, Index.Output == Wrapped.Output.Index {}
    struct CollectionRangeSubscript<Wrapped, Range>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Range: PredicateExpression, Wrapped.Output: Collection, Range.Output == Swift.Range<Wrapped.Output.Index> {}
    struct Comparison<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
    enum ComparisonOperator: Codable { case greaterThan, greaterThanOrEqual, lessThan, lessThanOrEqual }
    struct Conditional<Test, If, Else>: CustomStringConvertible, PredicateExpression where Test: PredicateExpression, If: PredicateExpression, Else: PredicateExpression, Test.Output == Bool, If.Output == Else.Output {}
    struct ConditionalCast<Input, Desired>: CustomStringConvertible, PredicateExpression where Input: PredicateExpression {}
    struct Conjunction<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {}
    struct DictionaryKeyDefaultValueSubscript<Wrapped, Key, Default>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Key: PredicateExpression, Default: PredicateExpression, Wrapped.Output == [Key.Output: Default.Output], Key.Output: Hashable {}
    struct DictionaryKeySubscript<Wrapped, Key, Value>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Key: PredicateExpression, Wrapped.Output == [Key.Output: Value], Key.Output: Hashable {}
    struct Disjunction<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool {}
    struct Equal<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output {}
    struct ExpressionEvaluate<Transformation, each Input, Output>: CustomStringConvertible, PredicateExpression where Transformation: PredicateExpression, repeat each Input: PredicateExpression, Transformation.Output == Expression<repeat (each Input).Output, Output> {}
    struct Filter<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
    struct FloatDivision<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: FloatingPoint, LHS.Output == RHS.Output {}
    struct ForceCast<Input, Desired>: CustomStringConvertible, PredicateExpression where Input: PredicateExpression {}
    struct ForcedUnwrap<Inner, Wrapped>: CustomStringConvertible, PredicateExpression where Inner: PredicateExpression, Inner.Output == Wrapped? {}
    struct IntDivision<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output {}
    struct IntRemainder<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output {}
    struct KeyPath<Root, Output>: CustomStringConvertible, PredicateExpression where Root: PredicateExpression {}
    struct Negation<Wrapped>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Wrapped.Output == Bool {}
    struct NilCoalesce<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == RHS.Output? {}
    struct NilLiteral<Wrapped>: StandardPredicateExpression {}
    struct NotEqual<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output {}
    struct OptionalFlatMap<LHS, Wrapped, RHS, Result>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Wrapped? {}
    struct PredicateRegex: Codable, CustomStringConvertible, RegexComponent {}
    struct Range<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output {}
    struct RangeExpressionContains<RangeExpression, Element>: CustomStringConvertible, PredicateExpression where RangeExpression: PredicateExpression, Element: PredicateExpression, RangeExpression.Output: RangeExpression, Element.Output == RangeExpression.Output.Bound {}
    struct SequenceAllSatisfy<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
    struct SequenceContains<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output: Equatable, RHS.Output == LHS.Output.Element {}
    struct SequenceContainsWhere<LHS, RHS>: CustomStringConvertible, PredicateExpression where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool {}
    struct SequenceMaximum<Elements>: CustomStringConvertible, PredicateExpression where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable {}
    struct SequenceMinimum<Elements>: CustomStringConvertible, PredicateExpression where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable {}
    struct SequenceStartsWith<Base, Prefix>: PredicateExpression where Base: PredicateExpression, Prefix: PredicateExpression, Base.Output: Sequence, Prefix.Output: Sequence, Base.Output.Element: Equatable, Base.Output.Element == Prefix.Output.Element {}
    struct StringContainsRegex<Subject, Regex>: CustomStringConvertible, PredicateExpression where Subject: PredicateExpression, Regex: PredicateExpression, Subject.Output: BidirectionalCollection, Regex.Output: RegexComponent, Subject.Output.SubSequence == Substring {}
    struct TypeCheck<Input, Desired>: CustomStringConvertible, PredicateExpression where Input: PredicateExpression {}
    struct UnaryMinus<Wrapped>: CustomStringConvertible, PredicateExpression where Wrapped: PredicateExpression, Wrapped.Output: SignedNumeric {}
    struct Value<Output>: CustomStringConvertible, PredicateExpression {}
    struct Variable<Output>: CustomStringConvertible, StandardPredicateExpression {}
    struct VariableID: Codable, Hashable {}
    static func build_Arg(_ component: some RegexComponent) -> PredicateExpressions.Value<PredicateExpressions.PredicateRegex>
    static func build_Arg<T>(_ arg: T) -> PredicateExpressions.Value<T>
    static func build_Arg<T>(_ arg: T) -> T where T: PredicateExpression
    static func build_Arithmetic<LHS, RHS>(lhs: LHS, rhs: RHS, op: PredicateExpressions.ArithmeticOperator) -> PredicateExpressions.Arithmetic<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Numeric, LHS.Output == RHS.Output
    static func build_ClosedRange<LHS, RHS>(lower: LHS, upper: RHS) -> PredicateExpressions.ClosedRange<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output
    static func build_Comparison<LHS, RHS>(lhs: LHS, rhs: RHS, op: PredicateExpressions.ComparisonOperator) -> PredicateExpressions.Comparison<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output
    static func build_Conditional<Test, If, Else>(_ test: Test, _ trueBranch: If, _ falseBranch: Else) -> PredicateExpressions.Conditional<Test, If, Else> where Test: PredicateExpression, If: PredicateExpression, Else: PredicateExpression, Test.Output == Bool, If.Output == Else.Output
    static func build_Conjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Conjunction<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool
    static func build_Disjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Disjunction<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Bool, RHS.Output == Bool
    static func build_Division<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.FloatDivision<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: FloatingPoint, LHS.Output == RHS.Output
    static func build_Division<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.IntDivision<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output
    static func build_Equal<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.Equal<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output
    static func build_ForcedUnwrap<Inner, Wrapped>(_ inner: Inner) -> PredicateExpressions.ForcedUnwrap<Inner, Wrapped> where Inner: PredicateExpression, Inner.Output == Wrapped?
    static func build_KeyPath<Root, Value>(root: Root, keyPath: any Swift.KeyPath<Root.Output, Value> & Sendable) -> PredicateExpressions.KeyPath<Root, Value> where Root: PredicateExpression
    static func build_Negation<T>(_ wrapped: T) -> PredicateExpressions.Negation<T> where T: PredicateExpression, T.Output == Bool
    static func build_NilCoalesce<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.NilCoalesce<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == RHS.Output?
    static func build_NilLiteral<Wrapped>() -> PredicateExpressions.NilLiteral<Wrapped>
    static func build_NotEqual<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.NotEqual<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Equatable, LHS.Output == RHS.Output
    static func build_Range<LHS, RHS>(lower: LHS, upper: RHS) -> PredicateExpressions.Range<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Comparable, LHS.Output == RHS.Output
    static func build_Remainder<LHS, RHS>(lhs: LHS, rhs: RHS) -> PredicateExpressions.IntRemainder<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: BinaryInteger, LHS.Output == RHS.Output
    static func build_UnaryMinus<T>(_ inner: T) -> PredicateExpressions.UnaryMinus<T> where T: PredicateExpression, T.Output: SignedNumeric
    static func build_allSatisfy<LHS, RHS>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.SequenceAllSatisfy<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool
    static func build_contains<Base, Other>(_ base: Base, _ other: Other) -> PredicateExpressions.CollectionContainsCollection<Base, Other> where Base: PredicateExpression, Other: PredicateExpression, Base.Output: Collection, Other.Output: Collection, Base.Output.Element: Equatable, Base.Output.Element == Other.Output.Element
    static func build_contains<LHS, RHS>(_ lhs: LHS, _ rhs: RHS) -> PredicateExpressions.SequenceContains<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output: Equatable, RHS.Output == LHS.Output.Element
    static func build_contains<LHS, RHS>(_ lhs: LHS, where builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.SequenceContainsWhere<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool
    static func build_contains<RangeExpression, Element>(_ range: RangeExpression, _ element: Element) -> PredicateExpressions.RangeExpressionContains<RangeExpression, Element> where RangeExpression: PredicateExpression, Element: PredicateExpression, RangeExpression.Output: RangeExpression, Element.Output == RangeExpression.Output.Bound
    static func build_contains<Subject, Regex>(_ subject: Subject, _ regex: Regex) -> PredicateExpressions.StringContainsRegex<Subject, Regex> where Subject: PredicateExpression, Regex: PredicateExpression, Subject.Output: BidirectionalCollection, Regex.Output: RegexComponent, Subject.Output.SubSequence == Substring
    static func build_evaluate<Transformation, each Input, Output>(_ expression: Transformation, _ input: repeat each Input) -> PredicateExpressions.ExpressionEvaluate<Transformation, repeat each Input, Output> where Transformation: PredicateExpression, repeat each Input: PredicateExpression, Transformation.Output == Expression<repeat (each Input).Output, Output>
    static func build_filter<LHS, RHS>(_ lhs: LHS, _ builder: (PredicateExpressions.Variable<LHS.Output.Element>) -> RHS) -> PredicateExpressions.Filter<LHS, RHS> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output: Sequence, RHS.Output == Bool
    static func build_flatMap<LHS, RHS, Wrapped, Result>(_ wrapped: LHS, _ builder: (PredicateExpressions.Variable<Wrapped>) -> RHS) -> PredicateExpressions.OptionalFlatMap<LHS, Wrapped, RHS, Result> where LHS: PredicateExpression, RHS: PredicateExpression, LHS.Output == Wrapped?, RHS.Output == Result?
    static func build_max<Elements>(_ elements: Elements) -> PredicateExpressions.SequenceMaximum<Elements> where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable
    static func build_min<Elements>(_ elements: Elements) -> PredicateExpressions.SequenceMinimum<Elements> where Elements: PredicateExpression, Elements.Output: Sequence, Elements.Output.Element: Comparable
    static func build_starts<Base, Prefix>(_ base: Base, with prefix: Prefix) -> PredicateExpressions.SequenceStartsWith<Base, Prefix> where Base: PredicateExpression, Prefix: PredicateExpression, Base.Output: Sequence, Prefix.Output: Sequence, Base.Output.Element: Equatable, Base.Output.Element == Prefix.Output.Element
    static func build_subscript<Wrapped, Index>(_ wrapped: Wrapped, _ index: Index) -> PredicateExpressions.CollectionIndexSubscript<Wrapped, Index> where Wrapped: PredicateExpression, Index: PredicateExpression, Wrapped.Output: Collection, Index.Output == Wrapped.Output.Index
    static func build_subscript<Wrapped, Key, Default>(_ wrapped: Wrapped, _ key: Key, default: Default) -> PredicateExpressions.DictionaryKeyDefaultValueSubscript<Wrapped, Key, Default> where Wrapped: PredicateExpression, Key: PredicateExpression, Default: PredicateExpression, Wrapped.Output == [Key.Output: Default.Output], Key.Output: Hashable
    static func build_subscript<Wrapped, Key, Value>(_ wrapped: Wrapped, _ key: Key) -> PredicateExpressions.DictionaryKeySubscript<Wrapped, Key, Value> where Wrapped: PredicateExpression, Key: PredicateExpression, Wrapped.Output == [Key.Output: Value], Key.Output: Hashable
    static func build_subscript<Wrapped, Range>(_ wrapped: Wrapped, _ range: Range) -> PredicateExpressions.CollectionRangeSubscript<Wrapped, Range> where Wrapped: PredicateExpression, Range: PredicateExpression, Wrapped.Output: Collection, Range.Output == Swift.Range<Wrapped.Output.Index>
  }
  extension PredicateExpressions.Arithmetic {
    typealias Output = LHS.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.Arithmetic<LHS, RHS>.Output
    init(lhs: LHS, rhs: RHS, op: PredicateExpressions.ArithmeticOperator)
    var lhs: LHS { get }
    var op: PredicateExpressions.ArithmeticOperator { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.Arithmetic: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Arithmetic: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.ClosedRange {
    typealias Output = Swift.ClosedRange<LHS.Output>
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Swift.ClosedRange<LHS.Output>
    init(lower: LHS, upper: RHS)
    var lower: LHS { get }
    var upper: RHS { get }
  }
  extension PredicateExpressions.ClosedRange: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.ClosedRange: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.CollectionContainsCollection {
    typealias Output = Bool
    var base: Base { get }
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(base: Base, other: Other)
    var other: Other { get }
  }
  extension PredicateExpressions.CollectionContainsCollection: Codable where Base: Decodable, Base: Encodable, Other: Decodable, Other: Encodable {}
  extension PredicateExpressions.CollectionContainsCollection: StandardPredicateExpression where Base: StandardPredicateExpression, Other: StandardPredicateExpression {}
  extension PredicateExpressions.CollectionIndexSubscript {
    typealias Output = Wrapped.Output.Element
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.CollectionIndexSubscript<Wrapped, Index>.Output
    var index: Index { get }
    init(wrapped: Wrapped, index: Index)
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.CollectionIndexSubscript: Codable where Wrapped: Decodable, Wrapped: Encodable, Index: Decodable, Index: Encodable {}
  extension PredicateExpressions.CollectionIndexSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Index: StandardPredicateExpression {}
  extension PredicateExpressions.CollectionRangeSubscript {
    typealias Output = Wrapped.Output.SubSequence
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.CollectionRangeSubscript<Wrapped, Range>.Output
    init(wrapped: Wrapped, range: Range)
    var range: Range { get }
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.CollectionRangeSubscript: Codable where Wrapped: Decodable, Wrapped: Encodable, Range: Decodable, Range: Encodable {}
  extension PredicateExpressions.CollectionRangeSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Range: StandardPredicateExpression {}
  extension PredicateExpressions.Comparison {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(lhs: LHS, rhs: RHS, op: PredicateExpressions.ComparisonOperator)
    var lhs: LHS { get }
    var op: PredicateExpressions.ComparisonOperator { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.Comparison: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Comparison: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.Conditional {
    typealias Output = If.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> If.Output
    var falseBranch: Else { get }
    init(test: Test, trueBranch: If, falseBranch: Else)
    var test: Test { get }
    var trueBranch: If { get }
  }
  extension PredicateExpressions.Conditional: Codable where Test: Decodable, Test: Encodable, If: Decodable, If: Encodable, Else: Decodable, Else: Encodable {}
  extension PredicateExpressions.Conditional: StandardPredicateExpression where Test: StandardPredicateExpression, If: StandardPredicateExpression, Else: StandardPredicateExpression {}
  extension PredicateExpressions.ConditionalCast {
    typealias Output = Optional<Desired>
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.ConditionalCast<Input, Desired>.Output
    init(_ input: Input)
    var input: Input { get }
  }
  extension PredicateExpressions.ConditionalCast: Codable where Input: Decodable, Input: Encodable {}
  extension PredicateExpressions.ConditionalCast: StandardPredicateExpression where Input: StandardPredicateExpression {}
  extension PredicateExpressions.Conjunction {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.Conjunction: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Conjunction: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.DictionaryKeyDefaultValueSubscript {
    typealias Output = Default.Output
    var `default`: Default { get }
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.DictionaryKeyDefaultValueSubscript<Wrapped, Key, Default>.Output
    init(wrapped: Wrapped, key: Key, default: Default)
    var key: Key { get }
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: Codable where Wrapped: Decodable, Wrapped: Encodable, Key: Decodable, Key: Encodable, Default: Decodable, Default: Encodable {}
  extension PredicateExpressions.DictionaryKeyDefaultValueSubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression, Default: StandardPredicateExpression {}
  extension PredicateExpressions.DictionaryKeySubscript {
    typealias Output = Optional<Value>
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.DictionaryKeySubscript<Wrapped, Key, Value>.Output
    init(wrapped: Wrapped, key: Key)
    var key: Key { get }
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.DictionaryKeySubscript: Codable where Wrapped: Decodable, Wrapped: Encodable, Key: Decodable, Key: Encodable {}
  extension PredicateExpressions.DictionaryKeySubscript: StandardPredicateExpression where Wrapped: StandardPredicateExpression, Key: StandardPredicateExpression {}
  extension PredicateExpressions.Disjunction {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.Disjunction: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Disjunction: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.Equal {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.Equal: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Equal: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.ExpressionEvaluate {
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Output
    var expression: Transformation { get }
    init(expression: Transformation, input: repeat each Input)
    var input: (repeat each Input) { get }
  }
  extension PredicateExpressions.ExpressionEvaluate: Codable where Transformation: Decodable, Transformation: Encodable, each Input: Decodable, each Input: Encodable {}
  extension PredicateExpressions.ExpressionEvaluate: StandardPredicateExpression where Transformation: StandardPredicateExpression, each Input: StandardPredicateExpression {}
  extension PredicateExpressions.Filter {
    typealias Element = LHS.Output.Element
    typealias Output = [PredicateExpressions.Filter<LHS, RHS>.Element]
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.Filter<LHS, RHS>.Output
    var filter: RHS { get }
    init(_ sequence: LHS, _ builder: (PredicateExpressions.Variable<PredicateExpressions.Filter<LHS, RHS>.Element>) -> RHS)
    var sequence: LHS { get }
    var variable: PredicateExpressions.Variable<PredicateExpressions.Filter<LHS, RHS>.Element> { get }
  }
  extension PredicateExpressions.Filter: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Filter: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.FloatDivision {
    typealias Output = LHS.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.FloatDivision<LHS, RHS>.Output
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.FloatDivision: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.FloatDivision: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.ForceCast {
    typealias Output = Desired
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.ForceCast<Input, Desired>.Output
    init(_ input: Input)
    var input: Input { get }
  }
  extension PredicateExpressions.ForceCast: Codable where Input: Decodable, Input: Encodable {}
  extension PredicateExpressions.ForceCast: StandardPredicateExpression where Input: StandardPredicateExpression {}
  extension PredicateExpressions.ForcedUnwrap {
    typealias Output = Wrapped
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Wrapped
    init(_ inner: Inner)
    var inner: Inner { get }
  }
  extension PredicateExpressions.ForcedUnwrap: Codable where Inner: Decodable, Inner: Encodable {}
  extension PredicateExpressions.ForcedUnwrap: StandardPredicateExpression where Inner: StandardPredicateExpression {}
  extension PredicateExpressions.IntDivision {
    typealias Output = LHS.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.IntDivision<LHS, RHS>.Output
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.IntDivision: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.IntDivision: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.IntRemainder {
    typealias Output = LHS.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.IntRemainder<LHS, RHS>.Output
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.IntRemainder: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.IntRemainder: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.KeyPath {
    enum CommonKeyPathKind { case bidirectionalCollectionLast, collectionCount, collectionFirst, collectionIsEmpty }
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Output
    init(root: Root, keyPath: any Swift.KeyPath<Root.Output, Output> & Sendable)
    var keyPath: any Swift.KeyPath<Root.Output, Output> & Sendable { get }
    var kind: PredicateExpressions.KeyPath<Root, Output>.CommonKeyPathKind? { get }
    var root: Root { get }
  }
  extension PredicateExpressions.KeyPath: Codable where Root: Decodable, Root: Encodable {}
  extension PredicateExpressions.KeyPath: StandardPredicateExpression where Root: StandardPredicateExpression {}
  extension PredicateExpressions.Negation {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(_ wrapped: Wrapped)
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.Negation: Codable where Wrapped: Decodable, Wrapped: Encodable {}
  extension PredicateExpressions.Negation: StandardPredicateExpression where Wrapped: StandardPredicateExpression {}
  extension PredicateExpressions.NilCoalesce {
    typealias Output = RHS.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.NilCoalesce<LHS, RHS>.Output
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.NilCoalesce: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.NilCoalesce: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.NilLiteral {
    typealias Output = Optional<Wrapped>
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.NilLiteral<Wrapped>.Output
    init()
  }
  extension PredicateExpressions.NotEqual {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(lhs: LHS, rhs: RHS)
    var lhs: LHS { get }
    var rhs: RHS { get }
  }
  extension PredicateExpressions.NotEqual: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.NotEqual: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.OptionalFlatMap {
    typealias Output = Optional<Result>
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.OptionalFlatMap<LHS, Wrapped, RHS, Result>.Output
    init(_ wrapped: LHS, _ builder: (PredicateExpressions.Variable<Wrapped>) -> RHS) where RHS.Output == Result?
    var transform: RHS { get }
    var variable: PredicateExpressions.Variable<Wrapped> { get }
    var wrapped: LHS { get }
  }
  extension PredicateExpressions.OptionalFlatMap: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.OptionalFlatMap: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.PredicateRegex {
    var description: String { get }
    init?(_ component: some RegexComponent)
    var regex: Regex<AnyRegexOutput> { get }
    var stringRepresentation: String { get }
  }
  extension PredicateExpressions.Range {
    typealias Output = Swift.Range<LHS.Output>
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Swift.Range<LHS.Output>
    init(lower: LHS, upper: RHS)
    var lower: LHS { get }
    var upper: RHS { get }
  }
  extension PredicateExpressions.Range: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.Range: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.RangeExpressionContains {
    typealias Output = Bool
    var description: String { get }
    var element: Element { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.RangeExpressionContains<RangeExpression, Element>.Output
    init(range: RangeExpression, element: Element)
    var range: RangeExpression { get }
  }
  extension PredicateExpressions.RangeExpressionContains: Codable where RangeExpression: Decodable, RangeExpression: Encodable, Element: Decodable, Element: Encodable {}
  extension PredicateExpressions.RangeExpressionContains: StandardPredicateExpression where RangeExpression: StandardPredicateExpression, Element: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceAllSatisfy {
    typealias Element = LHS.Output.Element
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.SequenceAllSatisfy<LHS, RHS>.Output
    init(_ sequence: LHS, builder: (PredicateExpressions.Variable<PredicateExpressions.SequenceAllSatisfy<LHS, RHS>.Element>) -> RHS)
    var sequence: LHS { get }
    var test: RHS { get }
    var variable: PredicateExpressions.Variable<PredicateExpressions.SequenceAllSatisfy<LHS, RHS>.Element> { get }
  }
  extension PredicateExpressions.SequenceAllSatisfy: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.SequenceAllSatisfy: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceContains {
    typealias Output = Bool
    var description: String { get }
    var element: RHS { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(sequence: LHS, element: RHS)
    var sequence: LHS { get }
  }
  extension PredicateExpressions.SequenceContains: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.SequenceContains: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceContainsWhere {
    typealias Element = LHS.Output.Element
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.SequenceContainsWhere<LHS, RHS>.Output
    init(_ sequence: LHS, builder: (PredicateExpressions.Variable<PredicateExpressions.SequenceContainsWhere<LHS, RHS>.Element>) -> RHS)
    var sequence: LHS { get }
    var test: RHS { get }
    var variable: PredicateExpressions.Variable<PredicateExpressions.SequenceContainsWhere<LHS, RHS>.Element> { get }
  }
  extension PredicateExpressions.SequenceContainsWhere: Codable where LHS: Decodable, LHS: Encodable, RHS: Decodable, RHS: Encodable {}
  extension PredicateExpressions.SequenceContainsWhere: StandardPredicateExpression where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceMaximum {
    typealias Output = Optional<Elements.Output.Element>
    var description: String { get }
    var elements: Elements { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.SequenceMaximum<Elements>.Output
    init(elements: Elements)
  }
  extension PredicateExpressions.SequenceMaximum: Codable where Elements: Decodable, Elements: Encodable {}
  extension PredicateExpressions.SequenceMaximum: StandardPredicateExpression where Elements: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceMinimum {
    typealias Output = Optional<Elements.Output.Element>
    var description: String { get }
    var elements: Elements { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.SequenceMinimum<Elements>.Output
    init(elements: Elements)
  }
  extension PredicateExpressions.SequenceMinimum: Codable where Elements: Decodable, Elements: Encodable {}
  extension PredicateExpressions.SequenceMinimum: StandardPredicateExpression where Elements: StandardPredicateExpression {}
  extension PredicateExpressions.SequenceStartsWith {
    typealias Output = Bool
    var base: Base { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(base: Base, prefix: Prefix)
    var prefix: Prefix { get }
  }
  extension PredicateExpressions.SequenceStartsWith: Codable where Base: Decodable, Base: Encodable, Prefix: Decodable, Prefix: Encodable {}
  extension PredicateExpressions.SequenceStartsWith: StandardPredicateExpression where Base: StandardPredicateExpression, Prefix: StandardPredicateExpression {}
  extension PredicateExpressions.StringContainsRegex {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Bool
    init(subject: Subject, regex: Regex)
    var regex: Regex { get }
    var subject: Subject { get }
  }
  extension PredicateExpressions.StringContainsRegex: Codable where Subject: Decodable, Subject: Encodable, Regex: Decodable, Regex: Encodable {}
  extension PredicateExpressions.StringContainsRegex: StandardPredicateExpression where Subject: StandardPredicateExpression, Regex: StandardPredicateExpression {}
  extension PredicateExpressions.TypeCheck {
    typealias Output = Bool
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.TypeCheck<Input, Desired>.Output
    init(_ input: Input)
    var input: Input { get }
  }
  extension PredicateExpressions.TypeCheck: Codable where Input: Decodable, Input: Encodable {}
  extension PredicateExpressions.TypeCheck: StandardPredicateExpression where Input: StandardPredicateExpression {}
  extension PredicateExpressions.UnaryMinus {
    typealias Output = Wrapped.Output
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> PredicateExpressions.UnaryMinus<Wrapped>.Output
    init(_ wrapped: Wrapped)
    var wrapped: Wrapped { get }
  }
  extension PredicateExpressions.UnaryMinus: Codable where Wrapped: Decodable, Wrapped: Encodable {}
  extension PredicateExpressions.UnaryMinus: StandardPredicateExpression where Wrapped: StandardPredicateExpression {}
  extension PredicateExpressions.Value {
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) -> Output
    init(_ value: Output)
    var value: Output { get }
  }
  extension PredicateExpressions.Value: StandardPredicateExpression where Output: Decodable, Output: Encodable {}
  extension PredicateExpressions.Variable {
    var description: String { get }
    func evaluate(_ bindings: PredicateBindings) throws -> Output
    init()
    var key: PredicateExpressions.VariableID { get }
  }
  struct PresentationIntent: Codable, Hashable {
    struct IntentType: Codable, Hashable {}
    enum Kind: Codable, Hashable { case blockQuote, codeBlock(languageHint: String?), header(level: Int), listItem(ordinal: Int), orderedList, paragraph, table(columns: [PresentationIntent.TableColumn]), tableCell(columnIndex: Int), tableHeaderRow, tableRow(rowIndex: Int), thematicBreak, unorderedList }
    struct TableColumn: Codable, Hashable {}
    var components: [PresentationIntent.IntentType]
    var count: Int { get }
    var indentationLevel: Int { get }
    init(_ kind: PresentationIntent.Kind, identity: Int, parent: PresentationIntent? = nil)
    init(types: [PresentationIntent.IntentType])
  }
  extension PresentationIntent.IntentType {
    var identity: Int
    init(kind: PresentationIntent.Kind, identity: Int)
    var kind: PresentationIntent.Kind
  }
  class Process: NSObject {
    enum TerminationReason: Int { case exit, uncaughtSignal }
    var arguments: [String]?
    var currentDirectoryPath: String
    var currentDirectoryURL: URL?
    static var didTerminateNotification: Notification.Name { get }
    var environment: [String: String]?
    var executableURL: URL?
    init()
    func interrupt()
    var isRunning: Bool { get }
    func launch()
    var launchPath: String?
    static func launchedProcess(launchPath path: String, arguments: [String]) -> Process
    var processIdentifier: Int32 { get }
    var qualityOfService: QualityOfService
    func resume() -> Bool
    func run() throws
    static func run(_ url: URL, arguments: [String], terminationHandler: ((Process) -> Void)? = nil) throws -> Process
    var standardError: Any?
    var standardInput: Any?
    var standardOutput: Any?
    func suspend() -> Bool
    func terminate()
    var terminationHandler: ((Process) -> Void)?
    var terminationReason: Process.TerminationReason { get }
    var terminationStatus: Int32 { get }
    func waitUntilExit()
  }
  class ProcessInfo: NSObject {
    struct ActivityOptions: OptionSet {}
    enum ThermalState: Int { case critical, fair, nominal, serious }
    var activeProcessorCount: Int { get }
    var arguments: [String] { get }
    func beginActivity(options: ProcessInfo.ActivityOptions = nil, reason: String) -> any NSObjectProtocol
    func disableAutomaticTermination(_ reason: String)
    func disableSuddenTermination()
    func enableAutomaticTermination(_ reason: String)
    func enableSuddenTermination()
    func endActivity(_ activity: any NSObjectProtocol)
    var environment: [String: String] { get }
    var fullUserName: String { get }
    var globallyUniqueString: String { get }
    var hostName: String { get }
    var isLowPowerModeEnabled: Bool { get }
    var isMacCatalystApp: Bool { get }
    func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
    var isiOSAppOnMac: Bool { get }
    var isiOSAppOnVision: Bool { get }
    var operatingSystemVersion: OperatingSystemVersion { get }
    var operatingSystemVersionString: String { get }
    func performActivity(options: ProcessInfo.ActivityOptions = nil, reason: String, using block: @escaping () -> Void)
    func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void)
    var physicalMemory: UInt64 { get }
    var processIdentifier: Int32 { get }
    static var processInfo: ProcessInfo { get }
    var processName: String
    var processorCount: Int { get }
    var systemUptime: TimeInterval { get }
    var thermalState: ProcessInfo.ThermalState { get }
    static var thermalStateDidChangeNotification: Notification.Name { get }
    var userName: String { get }
  }
  extension ProcessInfo.ActivityOptions {
    static var automaticTerminationDisabled: ProcessInfo.ActivityOptions { get }
    static var background: ProcessInfo.ActivityOptions { get }
    static var idleDisplaySleepDisabled: ProcessInfo.ActivityOptions { get }
    static var idleSystemSleepDisabled: ProcessInfo.ActivityOptions { get }
    init(rawValue: UInt64)
    static var latencyCritical: ProcessInfo.ActivityOptions { get }
    var rawValue: UInt64 { get }
    static var suddenTerminationDisabled: ProcessInfo.ActivityOptions { get }
    static var userInitiated: ProcessInfo.ActivityOptions { get }
    static var userInitiatedAllowingIdleSystemSleep: ProcessInfo.ActivityOptions { get }
  }
  class Progress: NSObject {
    struct FileOperationKind: Hashable, RawRepresentable {}
    typealias PublishingHandler = (Progress) -> Progress.UnpublishingHandler?
    typealias UnpublishingHandler = () -> Void
    func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64)
    static func addSubscriber(forFileURL url: URL, withPublishingHandler publishingHandler: @escaping Progress.PublishingHandler) -> Any
    func becomeCurrent(withPendingUnitCount unitCount: Int64)
    func cancel()
    var cancellationHandler: (() -> Void)?
    var completedUnitCount: Int64
    static func current() -> Progress?
    static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress
    var estimatedTimeRemaining: TimeInterval?
    var fileCompletedCount: Int?
    var fileOperationKind: Progress.FileOperationKind?
    var fileTotalCount: Int?
    var fileURL: URL?
    var fractionCompleted: Double { get }
    init(parent parentProgress: Progress?, userInfo userInfoOrNil: [ProgressUserInfoKey: Any]? = nil)
    init(totalUnitCount unitCount: Int64)
    init(totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64)
    var isCancellable: Bool
    var isCancelled: Bool
    var isFinished: Bool { get }
    var isIndeterminate: Bool { get }
    var isOld: Bool { get }
    var isPausable: Bool
    var isPaused: Bool
    var kind: ProgressKind?
    var localizedAdditionalDescription: String! { get }
    var localizedDescription: String! { get }
    func pause()
    var pausingHandler: (() -> Void)?
    func publish()
    static func removeSubscriber(_ subscriber: Any)
    func resignCurrent()
    func resume()
    var resumingHandler: (() -> Void)?
    func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey)
    var throughput: Int?
    var totalUnitCount: Int64
    func unpublish()
    var userInfo: [ProgressUserInfoKey: Any] { get }
  }
  extension Progress.FileOperationKind {
    static var copying: Progress.FileOperationKind { get }
    static var decompressingAfterDownloading: Progress.FileOperationKind { get }
    static var downloading: Progress.FileOperationKind { get }
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
    static var receiving: Progress.FileOperationKind { get }
  }
  struct ProgressKind: Hashable, RawRepresentable {
    static var file: ProgressKind { get }
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
  }
  protocol ProgressReporting: NSObjectProtocol {
    var progress: Progress { get }
  }
  struct ProgressUserInfoKey: Hashable, RawRepresentable {
    static var estimatedTimeRemainingKey: ProgressUserInfoKey { get }
    static var fileCompletedCountKey: ProgressUserInfoKey { get }
    static var fileOperationKindKey: ProgressUserInfoKey { get }
    static var fileTotalCountKey: ProgressUserInfoKey { get }
    static var fileURLKey: ProgressUserInfoKey { get }
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
    static var throughputKey: ProgressUserInfoKey { get }
  }
  class PropertyListDecoder: TopLevelDecoder {
    typealias Input = Data
    enum PropertyListFormat: UInt { case binary, openStep, xml }
    func decode<T, C>(_ type: T.Type, from data: Data, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T, C>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_ type: T.Type, from data: Data) throws -> T where T: Decodable
    func decode<T>(_ type: T.Type, from data: Data, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat) throws -> T where T: Decodable
    func decode<T>(_ type: T.Type, from data: Data, format: inout PropertyListDecoder.PropertyListFormat, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    init()
    var userInfo: [CodingUserInfoKey: any Sendable]
  }
  class PropertyListEncoder: TopLevelEncoder {
    typealias Output = Data
    func encode<T, C>(_ value: T, configuration: C.Type) throws -> Data where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ value: T, configuration: T.EncodingConfiguration) throws -> Data where T: EncodableWithConfiguration
    func encode<Value>(_ value: Value) throws -> Data where Value: Encodable
    init()
    var outputFormat: PropertyListDecoder.PropertyListFormat
    var userInfo: [CodingUserInfoKey: any Sendable]
  }
  class PropertyListSerialization: NSObject {
    struct MutabilityOptions: OptionSet {}
    typealias PropertyListFormat = PropertyListDecoder.PropertyListFormat
    typealias ReadOptions = PropertyListSerialization.MutabilityOptions
    typealias WriteOptions = Int
    static func data(fromPropertyList plist: Any, format: PropertyListSerialization.PropertyListFormat, options opt: PropertyListSerialization.WriteOptions) throws -> Data
    static func propertyList(_ plist: Any, isValidFor format: PropertyListSerialization.PropertyListFormat) -> Bool
    static func propertyList(from data: Data, options opt: PropertyListSerialization.ReadOptions = nil, format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
    static func propertyList(with stream: InputStream, options opt: PropertyListSerialization.ReadOptions = nil, format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
  }
  extension PropertyListSerialization.MutabilityOptions {
    init(rawValue: UInt)
    static var mutableContainers: PropertyListSerialization.MutabilityOptions { get }
    static var mutableContainersAndLeaves: PropertyListSerialization.MutabilityOptions { get }
    var rawValue: UInt { get }
  }
  enum QualityOfService: Int {
    case `default`, background, userInitiated, userInteractive, utility
  }
  extension Range where Bound == AttributedString.Index {
    init?<R, S>(_ region: R, in attributedString: S) where R: RangeExpression, S: AttributedStringProtocol, R.Bound == String.Index
    func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    func isValid(within text: some AttributedStringProtocol) -> Bool
  }
  extension Range where Bound == Date {
    func formatted() -> String
    func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
    func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date>
  }
  extension Range where Bound == Int {
    init?(_ range: NSRange)
  }
  extension Range where Bound == String.Index {
    init?(_ range: NSRange, in string: String)
    init?<R, S>(_ region: R, in string: S) where R: RangeExpression, S: StringProtocol, R.Bound == AttributedString.Index
  }
  extension Range where Bound: BinaryInteger {
    init?(_ range: NSRange)
  }
  extension RangeSet where Bound == AttributedString.Index {
    func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
    func isValid(within text: some AttributedStringProtocol) -> Bool
  }
  protocol RecoverableError: Error {
    func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
    func attemptRecovery(optionIndex recoveryOptionIndex: Int, resultHandler handler: @escaping (Bool) -> Void)
    var recoveryOptions: [String] { get }
  }
  protocol ReferenceConvertible: CustomStringConvertible, Hashable {
    associatedtype ReferenceType: NSObject, NSCopying
  }
  extension RegexComponent where Self == Date.ISO8601FormatStyle {
    static func iso8601(timeZone: TimeZone, includingFractionalSeconds: Bool = nil, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil) -> Self
    static var iso8601: Date.ISO8601FormatStyle { get }
    static func iso8601Date(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil) -> Self
    static func iso8601WithTimeZone(includingFractionalSeconds: Bool = nil, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = nil) -> Self
  }
  extension RegexComponent where Self == Date.ParseStrategy {
    typealias DateStyle = Date.FormatStyle.DateStyle
    typealias TimeStyle = Date.FormatStyle.TimeStyle
    static func date(_ style: Date.FormatStyle.DateStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil) -> Date.ParseStrategy
    static func date(format: Date.FormatString, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil, twoDigitStartDate: Date = nil) -> Self
    static func dateTime(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, locale: Locale, timeZone: TimeZone, calendar: Calendar? = nil) -> Date.ParseStrategy
  }
  extension RegexComponent where Self == DateComponents.ISO8601FormatStyle {
    static func iso8601Components(timeZone: TimeZone, includingFractionalSeconds: Bool = nil, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil) -> Self
    static var iso8601Components: DateComponents.ISO8601FormatStyle { get }
    static func iso8601ComponentsWithTimeZone(includingFractionalSeconds: Bool = nil, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil, dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = nil, timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = nil, timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = nil) -> Self
    static func iso8601DateComponents(timeZone: TimeZone, dateSeparator: Date.ISO8601FormatStyle.DateSeparator = nil) -> Self
  }
  extension RegexComponent where Self == Decimal.FormatStyle {
    static func localizedDecimal(locale: Locale) -> Self
  }
  extension RegexComponent where Self == Decimal.FormatStyle.Currency {
    static func localizedCurrency(code: Locale.Currency, locale: Locale) -> Self
  }
  extension RegexComponent where Self == FloatingPointFormatStyle<Double> {
    static func localizedDouble(locale: Locale) -> Self
  }
  extension RegexComponent where Self == FloatingPointFormatStyle<Double>.Percent {
    static func localizedDoublePercentage(locale: Locale) -> Self
  }
  extension RegexComponent where Self == IntegerFormatStyle<Int> {
    static func localizedInteger(locale: Locale) -> Self
  }
  extension RegexComponent where Self == IntegerFormatStyle<Int>.Currency {
    static func localizedIntegerCurrency(code: Locale.Currency, locale: Locale) -> Self
  }
  extension RegexComponent where Self == IntegerFormatStyle<Int>.Percent {
    static func localizedIntegerPercentage(locale: Locale) -> Self
  }
  class RelativeDateTimeFormatter: Formatter {
    enum DateTimeStyle: Int { case named, numeric }
    enum UnitsStyle: Int { case abbreviated, full, short, spellOut }
    var calendar: Calendar!
    var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle
    var formattingContext: Formatter.Context
    init()
    var locale: Locale!
    func localizedString(for date: Date, relativeTo referenceDate: Date) -> String
    func localizedString(from dateComponents: DateComponents) -> String
    func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String
    func string(for obj: Any?) -> String?
    var unitsStyle: RelativeDateTimeFormatter.UnitsStyle
  }
  extension Repeated: DataProtocol where Element == UInt8 {
    typealias Regions = Repeated<Data>
    var regions: Repeated<Data> { get }
  }
  class RunLoop: NSObject, Scheduler {
    struct Mode: Hashable, RawRepresentable {}
    struct SchedulerOptions {}
    struct SchedulerTimeType: Strideable {}
    func acceptInput(forMode mode: String, before limitDate: Date)
    func add(_ aPort: Port, forMode mode: RunLoop.Mode)
    func add(_ timer: Timer, forMode mode: RunLoop.Mode)
    func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?)
    func cancelPerformSelectors(withTarget target: Any)
    static var current: RunLoop { get }
    var currentMode: RunLoop.Mode? { get }
    func getCFRunLoop() -> CFRunLoop
    func limitDate(forMode mode: RunLoop.Mode) -> Date?
    static var main: RunLoop { get }
    var minimumTolerance: RunLoop.SchedulerTimeType.Stride { get }
    var now: RunLoop.SchedulerTimeType { get }
    func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode])
    func perform(_ block: @escaping () -> Void)
    func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void)
    func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
    func run()
    func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
    func run(until limitDate: Date)
    func schedule(after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
    func schedule(after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void)
  }
  extension RunLoop.Mode {
    static var common: RunLoop.Mode { get }
    static var `default`: RunLoop.Mode { get }
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
  }
  extension RunLoop.SchedulerTimeType {
    struct Stride: Comparable, SchedulerTimeIntervalConvertible, SignedNumeric {}
    func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType
    var date: Date
    func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride
    init(_ date: Date)
  }
  extension RunLoop.SchedulerTimeType.Stride {
    var magnitude: TimeInterval
    static func microseconds(_ us: Int) -> RunLoop.SchedulerTimeType.Stride
    static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride
    static func nanoseconds(_ ns: Int) -> RunLoop.SchedulerTimeType.Stride
    static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride
    static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride
    var timeInterval: TimeInterval { get }
  }
  class Scanner: NSObject, NSCopying {
    enum NumberRepresentation { case decimal, hexadecimal }
    var caseSensitive: Bool
    var charactersToBeSkipped: CharacterSet?
    var currentIndex: String.Index
    init(string: String)
    var isAtEnd: Bool { get }
    var locale: Any?
    static func localizedScanner(with string: String) -> Any
    func scanCharacter() -> Character?
    func scanCharacters(from set: CharacterSet) -> String?
    func scanCharacters(from set: CharacterSet, into ptr: UnsafeMutablePointer<String?>?) -> Bool
    func scanCharactersFromSet(_ set: CharacterSet) -> String?
    func scanDecimal() -> Decimal?
    func scanDecimal(_ dcm: inout Decimal) -> Bool
    func scanDouble() -> Double?
    func scanDouble(_ result: UnsafeMutablePointer<Double>) -> Bool
    func scanDouble(representation: Scanner.NumberRepresentation = nil) -> Double?
    func scanFloat() -> Float?
    func scanFloat(_ result: UnsafeMutablePointer<Float>) -> Bool
    func scanFloat(representation: Scanner.NumberRepresentation = nil) -> Float?
    func scanHexDouble() -> Double?
    func scanHexDouble(_ result: UnsafeMutablePointer<Double>) -> Bool
    func scanHexFloat() -> Float?
    func scanHexFloat(_ result: UnsafeMutablePointer<Float>) -> Bool
    func scanHexInt32() -> UInt32?
    func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>) -> Bool
    func scanHexInt64() -> UInt64?
    func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>) -> Bool
    func scanInt() -> Int?
    func scanInt(_ result: UnsafeMutablePointer<Int>) -> Bool
    func scanInt(representation: Scanner.NumberRepresentation = nil) -> Int?
    func scanInt32() -> Int32?
    func scanInt32(_ result: UnsafeMutablePointer<Int32>) -> Bool
    func scanInt32(representation: Scanner.NumberRepresentation = nil) -> Int32?
    func scanInt64() -> Int64?
    func scanInt64(_ result: UnsafeMutablePointer<Int64>) -> Bool
    func scanInt64(representation: Scanner.NumberRepresentation = nil) -> Int64?
    var scanLocation: Int
    func scanString(_ searchString: String) -> String?
    func scanString(_ string: String, into ptr: UnsafeMutablePointer<String?>?) -> Bool
    func scanUInt64() -> UInt64?
    func scanUInt64(representation: Scanner.NumberRepresentation = nil) -> UInt64?
    func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>) -> Bool
    func scanUpTo(_ string: String, into ptr: UnsafeMutablePointer<String?>?) -> Bool
    func scanUpToCharacters(from set: CharacterSet) -> String?
    func scanUpToCharacters(from set: CharacterSet, into ptr: UnsafeMutablePointer<String?>?) -> Bool
    func scanUpToCharactersFromSet(_ set: CharacterSet) -> String?
    func scanUpToString(_ substring: String) -> String?
    var string: String { get }
  }
  @dynamicMemberLookup struct ScopedAttributeContainer<S> where S: AttributeScope {
    subscript<T>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? where T: AttributedStringKey, T.Value: Sendable { get set }
  }
  extension Sequence {
    func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult where Comparator: SortComparator, Comparator == Self.Element
    func filter(_ predicate: Predicate<Self.Element>) throws -> [Self.Element]
    func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
    func sorted<Comparator>(using comparator: Comparator) -> [Self.Element] where Comparator: SortComparator, Self.Element == Comparator.Compared
    func sorted<S, Comparator>(using comparators: S) -> [Self.Element] where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Self.Element == Comparator.Compared
  }
  extension Sequence where Self.Element == String {
    func formatted() -> String
  }
  extension Slice: ContiguousBytes where Base: ContiguousBytes {
    func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
  }
  extension Slice: DataProtocol where Base: DataProtocol {
    typealias Regions = [Base.Regions.Element.SubSequence]
    var regions: [Base.Regions.Element.SubSequence] { get }
  }
  typealias SocketNativeHandle = Int32
  class SocketPort: Port {
    var address: Data { get }
    init()
    init(remoteWithProtocolFamily family: Int32, socketType type: Int32, protocol: Int32, address: Data)
    init?(protocolFamily family: Int32, socketType type: Int32, protocol: Int32, address: Data)
    init?(protocolFamily family: Int32, socketType type: Int32, protocol: Int32, socket sock: SocketNativeHandle)
    init?(remoteWithTCPPort port: UInt16, host hostName: String?)
    init?(tcpPort port: UInt16)
    var `protocol`: Int32 { get }
    var protocolFamily: Int32 { get }
    var socket: SocketNativeHandle { get }
    var socketType: Int32 { get }
  }
  protocol SortComparator<Compared>: Hashable {
    associatedtype Compared
    func compare(_ lhs: Self.Compared, _ rhs: Self.Compared) -> ComparisonResult
    var order: SortOrder
  }
  struct SortDescriptor<Compared>: Codable, SortComparator {
    func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
    init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator = nil, order: SortOrder = nil)
    init(_ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator = nil, order: SortOrder = nil)
    init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator)
    init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder)
    init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator)
    init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator, order: SortOrder)
    init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = nil) where Value: Comparable
    init<Value>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = nil) where Value: Comparable
    init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = nil) where Value: Comparable
    init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = nil) where Value: Comparable
    init?(_ descriptor: NSSortDescriptor, comparing comparedType: Compared.Type)
    var keyPath: PartialKeyPath<Compared>? { get }
    var order: SortOrder
    var stringComparator: String.StandardComparator? { get }
  }
  enum SortOrder: Codable {
    case forward, reverse
  }
  protocol StandardPredicateExpression<Output>: Codable, PredicateExpression {}
  class Stream: NSObject {
    struct Event: OptionSet {}
    struct PropertyKey: Hashable, RawRepresentable {}
    enum Status: UInt { case atEnd, closed, error, notOpen, open, opening, reading, writing }
    func close()
    var delegate: (any StreamDelegate)?
    init()
    func open()
    func property(forKey key: Stream.PropertyKey) -> AnyObject?
    func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
    func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool
    var streamError: (any Error)? { get }
    var streamStatus: Stream.Status { get }
  }
  extension Stream.Event {
    static var endEncountered: Stream.Event { get }
    static var errorOccurred: Stream.Event { get }
    static var hasBytesAvailable: Stream.Event { get }
    static var hasSpaceAvailable: Stream.Event { get }
    init(rawValue: UInt)
    static var openCompleted: Stream.Event { get }
    var rawValue: UInt { get }
  }
  extension Stream.PropertyKey {
    static var dataWrittenToMemoryStreamKey: Stream.PropertyKey { get }
    static var fileCurrentOffsetKey: Stream.PropertyKey { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var networkServiceType: Stream.PropertyKey { get }
    var rawValue: String { get }
    static var socketSecurityLevelKey: Stream.PropertyKey { get }
    static var socksProxyConfigurationKey: Stream.PropertyKey { get }
  }
  protocol StreamDelegate: AnyObject {
    func stream(_ aStream: Stream, handle eventCode: Stream.Event)
  }
  struct StreamNetworkServiceTypeValue: Hashable, RawRepresentable {
    static var background: StreamNetworkServiceTypeValue { get }
    static var callSignaling: StreamNetworkServiceTypeValue { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var video: StreamNetworkServiceTypeValue { get }
    static var voIP: StreamNetworkServiceTypeValue { get }
    static var voice: StreamNetworkServiceTypeValue { get }
  }
  struct StreamSOCKSProxyConfiguration: Hashable, RawRepresentable {
    static var hostKey: StreamSOCKSProxyConfiguration { get }
    init(rawValue: String)
    static var passwordKey: StreamSOCKSProxyConfiguration { get }
    static var portKey: StreamSOCKSProxyConfiguration { get }
    var rawValue: String { get }
    static var userKey: StreamSOCKSProxyConfiguration { get }
    static var versionKey: StreamSOCKSProxyConfiguration { get }
  }
  struct StreamSOCKSProxyVersion: Hashable, RawRepresentable {
    init(rawValue: String)
    var rawValue: String { get }
    static var version4: StreamSOCKSProxyVersion { get }
    static var version5: StreamSOCKSProxyVersion { get }
  }
  struct StreamSocketSecurityLevel: Hashable, RawRepresentable {
    init(rawValue: String)
    static var negotiatedSSL: StreamSocketSecurityLevel { get }
    static var none: StreamSocketSecurityLevel { get }
    var rawValue: String { get }
    static var ssLv2: StreamSocketSecurityLevel { get }
    static var ssLv3: StreamSocketSecurityLevel { get }
    static var tlSv1: StreamSocketSecurityLevel { get }
  }
  extension String {
    struct Comparator: Codable, SortComparator {}
    struct CompareOptions: OptionSet {}
    struct Encoding: CustomStringConvertible, Hashable, RawRepresentable {}
    typealias EncodingConversionOptions = NSString.EncodingConversionOptions
    typealias EnumerationOptions = NSString.EnumerationOptions
    struct LocalizationOptions {}
    struct LocalizationValue: Codable, ExpressibleByStringInterpolation {}
    struct StandardComparator: Codable, SortComparator {}
    static var availableStringEncodings: [String.Encoding] { get }
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = nil) -> Data?
    static var defaultCStringEncoding: String.Encoding { get }
    init(_ characters: Slice<AttributedString.CharacterView>)
    init(_ cocoaString: NSString)
    init(_ key: URL.Template.VariableName)
    init(contentsOf url: URL) throws
    init(contentsOf url: URL, encoding enc: String.Encoding) throws
    init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
    init(contentsOfFile path: String) throws
    init(contentsOfFile path: String, encoding enc: String.Encoding) throws
    init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
    init(format: String, _ arguments: any CVarArg...)
    init(format: String, arguments: [any CVarArg])
    init(format: String, locale: Locale?, _ args: any CVarArg...)
    init(format: String, locale: Locale?, arguments: [any CVarArg])
    init(localized key: StaticString, defaultValue: String.LocalizationValue, options: String.LocalizationOptions = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale = nil, comment: StaticString? = nil)
    init(localized key: String.LocalizationValue, options: String.LocalizationOptions = nil, table: String? = nil, bundle: Bundle? = nil, locale: Locale = nil, comment: StaticString? = nil)
    init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = nil, comment: StaticString? = nil)
    init(localized resource: LocalizedStringResource)
    init(utf16CodeUnits: UnsafePointer<unichar>, count: Int)
    init(utf16CodeUnitsNoCopy: UnsafePointer<unichar>, count: Int, freeWhenDone flag: Bool)
    init?(bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, encoding: String.Encoding, freeWhenDone flag: Bool)
    init?(cString: String, encoding enc: String.Encoding)
    init?(cString: UnsafePointer<CChar>, encoding enc: String.Encoding)
    init?(cString: [CChar], encoding enc: String.Encoding)
    init?(cString: inout CChar, encoding enc: String.Encoding)
    init?(data: Data, encoding: String.Encoding)
    init?(utf8String bytes: String)
    init?(utf8String bytes: UnsafePointer<CChar>)
    init?(utf8String bytes: [CChar])
    init?(utf8String bytes: inout CChar)
    init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8
    static func localizedName(of encoding: String.Encoding) -> String
    static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
    func variantFittingPresentationWidth(_ width: Int) -> String
  }
  extension String.Comparator {
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    init(_ standardComparison: String.StandardComparator)
    init(options: String.CompareOptions, order: SortOrder = nil)
    var locale: Locale? { get }
    var options: String.CompareOptions { get }
    var order: SortOrder
  }
  extension String.CompareOptions {
    static var anchored: String.CompareOptions { get }
    static var backwards: String.CompareOptions { get }
    static var caseInsensitive: String.CompareOptions { get }
    static var diacriticInsensitive: String.CompareOptions { get }
    static var forcedOrdering: String.CompareOptions { get }
    init(rawValue: UInt)
    static var literal: String.CompareOptions { get }
    static var numeric: String.CompareOptions { get }
    var rawValue: UInt { get }
    static var regularExpression: String.CompareOptions { get }
    static var widthInsensitive: String.CompareOptions { get }
  }
  extension String.Encoding {
    static var ascii: String.Encoding { get }
    var description: String { get }
    var ianaName: String? { get }
    init(rawValue: UInt)
    init?(ianaName charsetName: String)
    static var iso2022JP: String.Encoding { get }
    static var isoLatin1: String.Encoding { get }
    static var isoLatin2: String.Encoding { get }
    static var japaneseEUC: String.Encoding { get }
    static var macOSRoman: String.Encoding { get }
    static var nextstep: String.Encoding { get }
    static var nonLossyASCII: String.Encoding { get }
    var rawValue: UInt
    static var shiftJIS: String.Encoding { get }
    static var symbol: String.Encoding { get }
    static var unicode: String.Encoding { get }
    static var utf16: String.Encoding { get }
    static var utf16BigEndian: String.Encoding { get }
    static var utf16LittleEndian: String.Encoding { get }
    static var utf32: String.Encoding { get }
    static var utf32BigEndian: String.Encoding { get }
    static var utf32LittleEndian: String.Encoding { get }
    static var utf8: String.Encoding { get }
    static var windowsCP1250: String.Encoding { get }
    static var windowsCP1251: String.Encoding { get }
    static var windowsCP1252: String.Encoding { get }
    static var windowsCP1253: String.Encoding { get }
    static var windowsCP1254: String.Encoding { get }
  }
  extension String.Index {
    func advanced(by n: Int) -> String.UTF16View.Index
    func distance(to other: String.UTF16View.Index?) -> Int
    init(_ offset: Int)
    init?<S>(_ sourcePosition: AttributedString.Index, within target: S) where S: StringProtocol
  }
  extension String.LocalizationValue {
    struct StringInterpolation: StringInterpolationProtocol {}
    init(_ value: String)
    init(stringInterpolation: String.LocalizationValue.StringInterpolation)
    init(stringLiteral value: String)
  }
  extension String.StandardComparator {
    typealias Compared = String
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    init(_ base: String.StandardComparator, order: SortOrder = nil)
    static var lexical: String.StandardComparator { get }
    var order: SortOrder
  }
  extension StringProtocol {
    func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
    func appending<T>(_ aString: T) -> String where T: StringProtocol
    func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...) -> String where T: StringProtocol
    func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
    func cString(using encoding: String.Encoding) -> [CChar]?
    func canBeConverted(to encoding: String.Encoding) -> Bool
    func capitalized(with locale: Locale?) -> String
    var capitalized: String { get }
    func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
    func commonPrefix<T>(with aString: T, options: String.CompareOptions = nil) -> String where T: StringProtocol
    func compare<T>(_ aString: T, options mask: String.CompareOptions = nil, range: Range<Self.Index>? = nil, locale: Locale? = nil) -> ComparisonResult where T: StringProtocol
    func completePath(into outputName: UnsafeMutablePointer<String>? = nil, caseSensitive: Bool, matchesInto outputArray: UnsafeMutablePointer<[String]>? = nil, filterTypes: [String]? = nil) -> Int
    func components(separatedBy separator: CharacterSet) -> [String]
    func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
    func contains<T>(_ other: T) -> Bool where T: StringProtocol
    func data(using encoding: String.Encoding, allowLossyConversion: Bool = nil) -> Data?
    var decomposedStringWithCanonicalMapping: String { get }
    var decomposedStringWithCompatibilityMapping: String { get }
    func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
    func enumerateSubstrings<R>(in range: R, options opts: String.EnumerationOptions = nil, _ body: @escaping (String?, Range<Self.Index>, Range<Self.Index>, inout Bool) -> Void) where R: RangeExpression, R.Bound == String.Index
    var fastestEncoding: String.Encoding { get }
    func folding(options: String.CompareOptions = nil, locale: Locale?) -> String
    func getBytes<R>(_ buffer: inout [UInt8], maxLength maxBufferCount: Int, usedLength usedBufferCount: UnsafeMutablePointer<Int>, encoding: String.Encoding, options: String.EncodingConversionOptions = nil, range: R, remaining leftover: UnsafeMutablePointer<Range<Self.Index>>) -> Bool where R: RangeExpression, R.Bound == String.Index
    func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding) -> Bool
    func getLineStart<R>(_ start: UnsafeMutablePointer<Self.Index>, end: UnsafeMutablePointer<Self.Index>, contentsEnd: UnsafeMutablePointer<Self.Index>, for range: R) where R: RangeExpression, R.Bound == String.Index
    func getParagraphStart<R>(_ start: UnsafeMutablePointer<Self.Index>, end: UnsafeMutablePointer<Self.Index>, contentsEnd: UnsafeMutablePointer<Self.Index>, for range: R) where R: RangeExpression, R.Bound == String.Index
    var hash: Int { get }
    func lengthOfBytes(using encoding: String.Encoding) -> Int
    func lineRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
    func linguisticTags<T, R>(in range: R, scheme tagScheme: T, options opts: NSLinguisticTagger.Options = nil, orthography: NSOrthography? = nil, tokenRanges: UnsafeMutablePointer<[Range<Self.Index>]>? = nil) -> [String] where T: StringProtocol, R: RangeExpression, R.Bound == Self.Index
    var localizedCapitalized: String { get }
    func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
    func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
    func localizedCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
    var localizedLowercase: String { get }
    func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
    func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol
    func localizedStandardRange<T>(of string: T) -> Range<Self.Index>? where T: StringProtocol
    var localizedUppercase: String { get }
    func lowercased(with locale: Locale?) -> String
    func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
    func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String where T: StringProtocol
    func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<Self.Index>
    var precomposedStringWithCanonicalMapping: String { get }
    var precomposedStringWithCompatibilityMapping: String { get }
    func propertyList() -> Any
    func propertyListFromStringsFileFormat() -> [String: String]
    func range<T>(of aString: T, options mask: String.CompareOptions = nil, range searchRange: Range<Self.Index>? = nil, locale: Locale? = nil) -> Range<Self.Index>? where T: StringProtocol
    func rangeOfCharacter(from aSet: CharacterSet, options mask: String.CompareOptions = nil, range aRange: Range<Self.Index>? = nil) -> Range<Self.Index>?
    func rangeOfComposedCharacterSequence(at anIndex: Self.Index) -> Range<Self.Index>
    func rangeOfComposedCharacterSequences<R>(for range: R) -> Range<Self.Index> where R: RangeExpression, R.Bound == String.Index
    var removingPercentEncoding: String? { get }
    func replacingCharacters<T, R>(in range: R, with replacement: T) -> String where T: StringProtocol, R: RangeExpression, R.Bound == String.Index
    func replacingOccurrences<Target, Replacement>(of target: Target, with replacement: Replacement, options: String.CompareOptions = nil, range searchRange: Range<Self.Index>? = nil) -> String where Target: StringProtocol, Replacement: StringProtocol
    var smallestEncoding: String.Encoding { get }
    func substring(from index: Self.Index) -> String
    func substring(to index: Self.Index) -> String
    func substring(with aRange: Range<Self.Index>) -> String
    func trimmingCharacters(in set: CharacterSet) -> String
    func uppercased(with locale: Locale?) -> String
    func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
    func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws where T: StringProtocol
  }
  struct StringStyle: FormatStyle {
    func format(_ value: String) -> String
  }
  struct StringTransform: Hashable, RawRepresentable {
    static var fullwidthToHalfwidth: StringTransform { get }
    static var hiraganaToKatakana: StringTransform { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var latinToArabic: StringTransform { get }
    static var latinToCyrillic: StringTransform { get }
    static var latinToGreen: StringTransform { get }
    static var latinToHangul: StringTransform { get }
    static var latinToHebrew: StringTransform { get }
    static var latinToHiragana: StringTransform { get }
    static var latinToKatakana: StringTransform { get }
    static var latinToThai: StringTransform { get }
    static var mandarinToLatin: StringTransform { get }
    var rawValue: String { get }
    static var stripCombiningMarks: StringTransform { get }
    static var stripDiacritics: StringTransform { get }
    static var toLatin: StringTransform { get }
    static var toUnicodeName: StringTransform { get }
    static var toXMLHex: StringTransform { get }
  }
  struct TermOfAddress: Codable, Hashable {
    static var feminine: TermOfAddress { get }
    static var masculine: TermOfAddress { get }
    static var neutral: TermOfAddress { get }
  }
  class Thread: NSObject {
    static var callStackReturnAddresses: [NSNumber] { get }
    static var callStackSymbols: [String] { get }
    func cancel()
    static var current: Thread { get }
    static func detachNewThread(_ block: @escaping () -> Void)
    static func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?)
    static func exit()
    init()
    init(block: @escaping () -> Void)
    init(target: Any, selector: Selector, object argument: Any?)
    var isCancelled: Bool { get }
    var isExecuting: Bool { get }
    var isFinished: Bool { get }
    static var isMainThread: Bool { get }
    var isMainThread: Bool { get }
    static func isMultiThreaded() -> Bool
    func main()
    static var mainThread: Thread { get }
    var name: String?
    var qualityOfService: QualityOfService
    static func setThreadPriority(_ p: Double) -> Bool
    static func sleep(forTimeInterval interval: TimeInterval)
    static func sleep(until date: Date)
    var stackSize: Int
    func start()
    var threadDictionary: NSMutableDictionary { get }
    static func threadPriority() -> Double
    var threadPriority: Double
  }
  typealias TimeInterval = Double
  struct TimeZone: Codable, CustomStringConvertible, Hashable, ReferenceConvertible {
    enum NameStyle: Int { case daylightSaving, generic, shortDaylightSaving, shortGeneric, shortStandard, standard }
    typealias ReferenceType = NSTimeZone
    func abbreviation(for date: Date = nil) -> String?
    static var abbreviationDictionary: [String: String]
    static var autoupdatingCurrent: TimeZone { get }
    static var current: TimeZone { get }
    func daylightSavingTimeOffset(for date: Date = nil) -> TimeInterval
    var description: String { get }
    static var gmt: TimeZone { get }
    var identifier: String { get }
    init?(abbreviation: String)
    init?(identifier: String)
    init?(secondsFromGMT seconds: Int)
    func isDaylightSavingTime(for date: Date = nil) -> Bool
    static var knownTimeZoneIdentifiers: [String] { get }
    func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?
    func nextDaylightSavingTimeTransition(after date: Date) -> Date?
    var nextDaylightSavingTimeTransition: Date? { get }
    func secondsFromGMT(for date: Date = nil) -> Int
    static var timeZoneDataVersion: String { get }
  }
  class Timer: NSObject {
    class TimerPublisher: ConnectablePublisher {}
    func fire()
    var fireDate: Date
    init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
    init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool)
    init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
    init(timeInterval ti: TimeInterval, invocation: Any, repeats yesOrNo: Bool)
    init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
    func invalidate()
    var isValid: Bool { get }
    static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
    static func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
    static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
    var timeInterval: TimeInterval { get }
    var tolerance: TimeInterval
    var userInfo: Any? { get }
  }
  extension Timer.TimerPublisher {
    typealias Failure = Never
    typealias Output = Date
    func connect() -> any Cancellable
    init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
    var interval: TimeInterval { get }
    var mode: RunLoop.Mode { get }
    var runLoop: RunLoop { get }
    var tolerance: TimeInterval? { get }
  }
  extension UInt {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension UInt16 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init(unicodeScalarLiteral scalar: UnicodeScalar)
    init?(exactly number: NSNumber)
  }
  extension UInt32 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension UInt64 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  extension UInt8 {
    init(_ number: NSNumber)
    init(_ value: CGFloat)
    init(truncating number: NSNumber)
    init?(exactly number: NSNumber)
  }
  struct URL: Codable, CustomStringConvertible, Hashable, ReferenceConvertible {
    struct AsyncBytes: AsyncSequence {}
    struct BookmarkCreationOptions: OptionSet {}
    struct BookmarkResolutionOptions: OptionSet {}
    enum DirectoryHint { case checkFileSystem, inferFromPath, isDirectory, notDirectory }
    struct FormatStyle: Foundation.FormatStyle {}
    struct ParseStrategy: Foundation.ParseStrategy {}
    typealias ReferenceType = NSURL
    struct Template: CustomStringConvertible, Hashable {}
    var absoluteString: String { get }
    var absoluteURL: URL { get }
    func append(queryItems: [URLQueryItem])
    func append<S>(component: S, directoryHint: URL.DirectoryHint = nil) where S: StringProtocol
    func append<S>(components: S..., directoryHint: URL.DirectoryHint = nil) where S: StringProtocol
    func append<S>(path: S, directoryHint: URL.DirectoryHint = nil) where S: StringProtocol
    func appendPathComponent(_ pathComponent: String)
    func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
    func appendPathExtension(_ pathExtension: String)
    func appending(queryItems: [URLQueryItem]) -> URL
    func appending<S>(component: S, directoryHint: URL.DirectoryHint = nil) -> URL where S: StringProtocol
    func appending<S>(components: S..., directoryHint: URL.DirectoryHint = nil) -> URL where S: StringProtocol
    func appending<S>(path: S, directoryHint: URL.DirectoryHint = nil) -> URL where S: StringProtocol
    func appendingPathComponent(_ pathComponent: String) -> URL
    func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
    func appendingPathExtension(_ pathExtension: String) -> URL
    static var applicationDirectory: URL { get }
    static var applicationSupportDirectory: URL { get }
    var baseURL: URL? { get }
    func bookmarkData(options: URL.BookmarkCreationOptions = nil, includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data
    static func bookmarkData(withContentsOf url: URL) throws -> Data
    static var cachesDirectory: URL { get }
    func checkPromisedItemIsReachable() throws -> Bool
    func checkResourceIsReachable() throws -> Bool
    static func currentDirectory() -> URL
    var dataRepresentation: Data { get }
    func deleteLastPathComponent()
    func deletePathExtension()
    func deletingLastPathComponent() -> URL
    func deletingPathExtension() -> URL
    var description: String { get }
    static var desktopDirectory: URL { get }
    static var documentsDirectory: URL { get }
    static var downloadsDirectory: URL { get }
    func formatted() -> String
    func formatted<F>(_ style: F) -> F.FormatOutput where F: Foundation.FormatStyle, F.FormatInput == URL
    func fragment(percentEncoded: Bool = nil) -> String?
    var fragment: String? { get }
    var hasDirectoryPath: Bool { get }
    static func homeDirectory(forUser user: String) -> URL?
    static var homeDirectory: URL { get }
    func host(percentEncoded: Bool = nil) -> String?
    var host: String? { get }
    init(filePath path: String, directoryHint: URL.DirectoryHint = nil, relativeTo base: URL? = nil)
    init(fileReferenceLiteralResourceName name: String)
    init(fileURLWithFileSystemRepresentation path: UnsafePointer<Int8>, isDirectory: Bool, relativeTo base: URL?)
    init(fileURLWithPath path: String)
    init(fileURLWithPath path: String, isDirectory: Bool)
    init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
    init(fileURLWithPath path: String, relativeTo base: URL?)
    init(resolvingAliasFileAt url: URL, options: URL.BookmarkResolutionOptions = nil) throws
    init(resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = nil, relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws
    init<T>(_ value: T.ParseInput, strategy: T) throws where T: Foundation.ParseStrategy, T.ParseOutput == URL
    init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = nil)
    init?(string: String)
    init?(string: String, encodingInvalidCharacters: Bool)
    init?(string: String, relativeTo url: URL?)
    init?(template: URL.Template, variables: [URL.Template.VariableName: URL.Template.Value])
    var isFileURL: Bool { get }
    var lastPathComponent: String { get }
    static var libraryDirectory: URL { get }
    var lines: AsyncLineSequence<URL.AsyncBytes> { get }
    static var moviesDirectory: URL { get }
    static var musicDirectory: URL { get }
    func password(percentEncoded: Bool = nil) -> String?
    var password: String? { get }
    func path(percentEncoded: Bool = nil) -> String
    var path: String { get }
    var pathComponents: [String] { get }
    var pathExtension: String { get }
    var pathURL: URL { get }
    static var picturesDirectory: URL { get }
    var port: Int? { get }
    func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
    func query(percentEncoded: Bool = nil) -> String?
    var query: String? { get }
    var relativePath: String { get }
    var relativeString: String { get }
    func removeAllCachedResourceValues()
    func removeCachedResourceValue(forKey key: URLResourceKey)
    func resolveSymlinksInPath()
    func resolvingSymlinksInPath() -> URL
    var resourceBytes: URL.AsyncBytes { get }
    func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
    static func resourceValues(forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data) -> URLResourceValues?
    var scheme: String? { get }
    func setResourceValues(_ values: URLResourceValues) throws
    func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
    static var sharedPublicDirectory: URL { get }
    func standardize()
    var standardized: URL { get }
    var standardizedFileURL: URL { get }
    func startAccessingSecurityScopedResource() -> Bool
    func stopAccessingSecurityScopedResource()
    static var temporaryDirectory: URL { get }
    static var trashDirectory: URL { get }
    func user(percentEncoded: Bool = nil) -> String?
    var user: String? { get }
    static var userDirectory: URL { get }
    func withUnsafeFileSystemRepresentation<ResultType>(_ block: (UnsafePointer<Int8>?) throws -> ResultType) rethrows -> ResultType
    static func writeBookmarkData(_ data: Data, to url: URL) throws
  }
  extension URL.AsyncBytes {
    typealias Element = UInt8
    var characters: AsyncCharacterSequence<URL.AsyncBytes> { get }
    var lines: AsyncLineSequence<URL.AsyncBytes> { get }
    var unicodeScalars: AsyncUnicodeScalarSequence<URL.AsyncBytes> { get }
  }
  extension URL.BookmarkCreationOptions {
    init(rawValue: UInt)
    static var minimalBookmark: URL.BookmarkCreationOptions { get }
    var rawValue: UInt { get }
    static var securityScopeAllowOnlyReadAccess: URL.BookmarkCreationOptions { get }
    static var suitableForBookmarkFile: URL.BookmarkCreationOptions { get }
    static var withSecurityScope: URL.BookmarkCreationOptions { get }
    static var withoutImplicitSecurityScope: URL.BookmarkCreationOptions { get }
  }
  extension URL.BookmarkResolutionOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var withSecurityScope: URL.BookmarkResolutionOptions { get }
    static var withoutImplicitStartAccessing: URL.BookmarkResolutionOptions { get }
    static var withoutMounting: URL.BookmarkResolutionOptions { get }
    static var withoutUI: URL.BookmarkResolutionOptions { get }
  }
  extension URL.FormatStyle {
    typealias FormatInput = URL
    typealias FormatOutput = String
    func format(_ value: URL) -> String
  }
  extension URL.ParseStrategy {
    typealias ParseInput = String
    typealias ParseOutput = URL
    func parse(_ value: String) throws -> URL
  }
  extension URL.Template {
    struct Value: CustomStringConvertible, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringLiteral, Hashable {}
    struct VariableName: CustomStringConvertible, Hashable {}
    var description: String { get }
    init?(_ template: String)
  }
  extension URL.Template.Value {
    static func associativeList(_ list: some Sequence<(key: String, value: String)>) -> URL.Template.Value
    var description: String { get }
    init(arrayLiteral elements: String...)
    init(dictionaryLiteral elements: (String, String)...)
    init(stringLiteral value: String)
    static func list(_ list: some Sequence<String>) -> URL.Template.Value
    static func text(_ text: String) -> URL.Template.Value
  }
  extension URL.Template.VariableName {
    var description: String { get }
    init(_ key: String)
  }
  class URLAuthenticationChallenge: NSObject {
    var error: (any Error)? { get }
    var failureResponse: URLResponse? { get }
    init(authenticationChallenge challenge: URLAuthenticationChallenge, sender: any URLAuthenticationChallengeSender)
    init(protectionSpace space: URLProtectionSpace, proposedCredential credential: URLCredential?, previousFailureCount: Int, failureResponse response: URLResponse?, error: (any Error)?, sender: any URLAuthenticationChallengeSender)
    var previousFailureCount: Int { get }
    var proposedCredential: URLCredential? { get }
    var protectionSpace: URLProtectionSpace { get }
    var sender: (any URLAuthenticationChallengeSender)? { get }
  }
  protocol URLAuthenticationChallengeSender: NSObjectProtocol {
    func cancel(_ challenge: URLAuthenticationChallenge)
    func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
    func performDefaultHandling(for challenge: URLAuthenticationChallenge)
    func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
    func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
  }
  class URLCache: NSObject {
    enum StoragePolicy: UInt { case allowed, allowedInMemoryOnly, notAllowed }
    func cachedResponse(for request: URLRequest) -> CachedURLResponse?
    var currentDiskUsage: Int { get }
    var currentMemoryUsage: Int { get }
    var diskCapacity: Int
    func getCachedResponse(for dataTask: URLSessionDataTask, completionHandler: @escaping (CachedURLResponse?) -> Void)
    init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?)
    var memoryCapacity: Int
    func removeAllCachedResponses()
    func removeCachedResponse(for dataTask: URLSessionDataTask)
    func removeCachedResponse(for request: URLRequest)
    func removeCachedResponses(since date: Date)
    static var shared: URLCache
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask)
    func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
  }
  struct URLComponents: Codable, CustomStringConvertible, Hashable, ReferenceConvertible {
    typealias ReferenceType = NSURLComponents
    var description: String { get }
    var encodedHost: String?
    var fragment: String?
    var host: String?
    init()
    init?(string: String)
    init?(string: String, encodingInvalidCharacters: Bool)
    init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    var password: String?
    var path: String
    var percentEncodedFragment: String?
    var percentEncodedHost: String?
    var percentEncodedPassword: String?
    var percentEncodedPath: String
    var percentEncodedQuery: String?
    var percentEncodedQueryItems: [URLQueryItem]?
    var percentEncodedUser: String?
    var port: Int?
    var query: String?
    var queryItems: [URLQueryItem]?
    var rangeOfFragment: Range<String.Index>? { get }
    var rangeOfHost: Range<String.Index>? { get }
    var rangeOfPassword: Range<String.Index>? { get }
    var rangeOfPath: Range<String.Index>? { get }
    var rangeOfPort: Range<String.Index>? { get }
    var rangeOfQuery: Range<String.Index>? { get }
    var rangeOfScheme: Range<String.Index>? { get }
    var rangeOfUser: Range<String.Index>? { get }
    var scheme: String?
    var string: String? { get }
    func url(relativeTo base: URL?) -> URL?
    var url: URL? { get }
    var user: String?
  }
  class URLCredential: NSObject, NSCopying, NSSecureCoding {
    enum Persistence: UInt { case forSession, none, permanent, synchronizable }
    var certificates: [Any] { get }
    var hasPassword: Bool { get }
    var identity: SecIdentity? { get }
    init(identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence)
    init(trust: SecTrust)
    init(user: String, password: String, persistence: URLCredential.Persistence)
    init?(coder aDecoder: NSCoder)
    var password: String? { get }
    var persistence: URLCredential.Persistence { get }
    static var supportsSecureCoding: Bool { get }
    var user: String? { get }
  }
  class URLCredentialStorage: NSObject {
    var allCredentials: [URLProtectionSpace: [String: URLCredential]] { get }
    func credentials(for space: URLProtectionSpace) -> [String: URLCredential]?
    func defaultCredential(for space: URLProtectionSpace) -> URLCredential?
    func getCredentials(for protectionSpace: URLProtectionSpace, task: URLSessionTask, completionHandler: ([String: URLCredential]?) -> Void)
    func getDefaultCredential(for space: URLProtectionSpace, task: URLSessionTask, completionHandler: (URLCredential?) -> Void)
    init()
    func remove(_ credential: URLCredential, for protectionSpace: URLProtectionSpace, options: [String: AnyObject]? = nil, task: URLSessionTask)
    func remove(_ credential: URLCredential, for space: URLProtectionSpace)
    func remove(_ credential: URLCredential, for space: URLProtectionSpace, options: [String: AnyObject]? = nil)
    func set(_ credential: URLCredential, for protectionSpace: URLProtectionSpace, task: URLSessionTask)
    func set(_ credential: URLCredential, for space: URLProtectionSpace)
    func setDefaultCredential(_ credential: URLCredential, for protectionSpace: URLProtectionSpace, task: URLSessionTask)
    func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace)
    static var shared: URLCredentialStorage { get }
  }
  struct URLError: CustomNSError, CustomStringConvertible, Hashable {
    enum Code: Int { case appTransportSecurityRequiresSecureConnection, backgroundSessionInUseByAnotherProcess, backgroundSessionRequiresSharedContainer, backgroundSessionWasDisconnected, badServerResponse, badURL, callIsActive, cancelled, cannotCloseFile, cannotConnectToHost, cannotCreateFile, cannotDecodeContentData, cannotDecodeRawData, cannotFindHost, cannotLoadFromNetwork, cannotMoveFile, cannotOpenFile, cannotParseResponse, cannotRemoveFile, cannotWriteToFile, clientCertificateRejected, clientCertificateRequired, dataLengthExceedsMaximum, dataNotAllowed, dnsLookupFailed, downloadDecodingFailedMidStream, downloadDecodingFailedToComplete, fileDoesNotExist, fileIsDirectory, httpTooManyRedirects, internationalRoamingOff, networkConnectionLost, noPermissionsToReadFile, notConnectedToInternet, redirectToNonExistentLocation, requestBodyStreamExhausted, resourceUnavailable, secureConnectionFailed, serverCertificateHasBadDate, serverCertificateHasUnknownRoot, serverCertificateNotYetValid, serverCertificateUntrusted, timedOut, unknown, unsupportedURL, userAuthenticationRequired, userCancelledAuthentication, zeroByteResource }
    static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
    static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
    static var backgroundSessionWasDisconnected: URLError.Code { get }
    static var badServerResponse: URLError.Code { get }
    static var badURL: URLError.Code { get }
    static var callIsActive: URLError.Code { get }
    static var cancelled: URLError.Code { get }
    static var cannotCloseFile: URLError.Code { get }
    static var cannotConnectToHost: URLError.Code { get }
    static var cannotCreateFile: URLError.Code { get }
    static var cannotDecodeContentData: URLError.Code { get }
    static var cannotDecodeRawData: URLError.Code { get }
    static var cannotFindHost: URLError.Code { get }
    static var cannotLoadFromNetwork: URLError.Code { get }
    static var cannotMoveFile: URLError.Code { get }
    static var cannotOpenFile: URLError.Code { get }
    static var cannotParseResponse: URLError.Code { get }
    static var cannotRemoveFile: URLError.Code { get }
    static var cannotWriteToFile: URLError.Code { get }
    static var clientCertificateRejected: URLError.Code { get }
    static var clientCertificateRequired: URLError.Code { get }
    var code: URLError.Code { get }
    static var dataNotAllowed: URLError.Code { get }
    static var dnsLookupFailed: URLError.Code { get }
    static var downloadDecodingFailedMidStream: URLError.Code { get }
    static var downloadDecodingFailedToComplete: URLError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    var errorUserInfo: [String: Any] { get }
    var failingURL: URL? { get }
    var failureURLString: String? { get }
    static var fileDoesNotExist: URLError.Code { get }
    static var fileIsDirectory: URLError.Code { get }
    static var httpTooManyRedirects: URLError.Code { get }
    init(_ code: URLError.Code, userInfo: [String: Any] = nil)
    static var internationalRoamingOff: URLError.Code { get }
    static var networkConnectionLost: URLError.Code { get }
    static var noPermissionsToReadFile: URLError.Code { get }
    static var notConnectedToInternet: URLError.Code { get }
    static var redirectToNonExistentLocation: URLError.Code { get }
    static var requestBodyStreamExhausted: URLError.Code { get }
    static var resourceUnavailable: URLError.Code { get }
    static var secureConnectionFailed: URLError.Code { get }
    static var serverCertificateHasBadDate: URLError.Code { get }
    static var serverCertificateHasUnknownRoot: URLError.Code { get }
    static var serverCertificateNotYetValid: URLError.Code { get }
    static var serverCertificateUntrusted: URLError.Code { get }
    static var timedOut: URLError.Code { get }
    static var unknown: URLError.Code { get }
    static var unsupportedURL: URLError.Code { get }
    static var userAuthenticationRequired: URLError.Code { get }
    static var userCancelledAuthentication: URLError.Code { get }
    var userInfo: [String: Any] { get }
    static var zeroByteResource: URLError.Code { get }
  }
  extension URLError.Code {
    static func ~= (match: Self, error: any Error) -> Bool
  }
  struct URLFileProtection: Hashable, RawRepresentable {
    static var complete: URLFileProtection { get }
    static var completeUnlessOpen: URLFileProtection { get }
    static var completeUntilFirstUserAuthentication: URLFileProtection { get }
    init(rawValue: String)
    static var none: URLFileProtection { get }
    var rawValue: String { get }
  }
  struct URLFileResourceType: Hashable, RawRepresentable {
    static var blockSpecial: URLFileResourceType { get }
    static var characterSpecial: URLFileResourceType { get }
    static var directory: URLFileResourceType { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var namedPipe: URLFileResourceType { get }
    var rawValue: String { get }
    static var regular: URLFileResourceType { get }
    static var socket: URLFileResourceType { get }
    static var symbolicLink: URLFileResourceType { get }
    static var unknown: URLFileResourceType { get }
  }
  class URLProtectionSpace: NSObject, NSCopying {
    var authenticationMethod: String { get }
    var distinguishedNames: [Data]? { get }
    var host: String { get }
    init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?)
    init(proxyHost host: String, port: Int, type: String?, realm: String?, authenticationMethod: String?)
    var port: Int { get }
    var `protocol`: String? { get }
    var proxyType: String? { get }
    var realm: String? { get }
    var receivesCredentialSecurely: Bool { get }
    var serverTrust: SecTrust? { get }
  }
  class URLProtocol: NSObject {
    var cachedResponse: CachedURLResponse? { get }
    static func canInit(with request: URLRequest) -> Bool
    static func canInit(with task: URLSessionTask) -> Bool
    static func canonicalRequest(for request: URLRequest) -> URLRequest
    var client: (any URLProtocolClient)?
    init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
    init(task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
    static func property(forKey key: String, in request: URLRequest) -> Any?
    static func registerClass(_ protocolClass: AnyClass) -> Bool
    static func removeProperty(forKey key: String, in request: NSMutableURLRequest)
    var request: URLRequest { get }
    static func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool
    static func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
    func startLoading()
    func stopLoading()
    var task: URLSessionTask?
    static func unregisterClass(_ protocolClass: AnyClass)
  }
  protocol URLProtocolClient: NSObjectProtocol {
    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
    func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
    func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  }
  struct URLQueryItem: CustomStringConvertible, Hashable {
    var description: String { get }
    init(name: String, value: String?)
    var name: String
    var value: String?
  }
  struct URLRequest: ReferenceConvertible {
    enum Attribution: UInt { case developer, user }
    typealias CachePolicy = NSURLRequest.CachePolicy
    typealias NetworkServiceType = NSURLRequest.NetworkServiceType
    typealias ReferenceType = NSURLRequest
    func addValue(_ value: String, forHTTPHeaderField field: String)
    var allHTTPHeaderFields: [String: String]?
    var allowsCellularAccess: Bool
    var allowsConstrainedNetworkAccess: Bool
    var allowsExpensiveNetworkAccess: Bool
    var assumesHTTP3Capable: Bool
    var attribution: URLRequest.Attribution
    var cachePolicy: URLRequest.CachePolicy
    var cookiePartitionIdentifier: String?
    var description: String { get }
    var httpBody: Data?
    var httpBodyStream: InputStream?
    var httpMethod: String?
    var httpShouldHandleCookies: Bool
    var httpShouldUsePipelining: Bool
    init(url: URL, cachePolicy: URLRequest.CachePolicy = nil, timeoutInterval: TimeInterval = nil)
    var mainDocumentURL: URL?
    var networkServiceType: URLRequest.NetworkServiceType
    var requiresDNSSECValidation: Bool
    func setValue(_ value: String?, forHTTPHeaderField field: String)
    var timeoutInterval: TimeInterval
    var url: URL?
    func value(forHTTPHeaderField field: String) -> String?
  }
  struct URLResourceKey: Hashable, RawRepresentable {
    static var addedToDirectoryDateKey: URLResourceKey { get }
    static var applicationIsScriptableKey: URLResourceKey { get }
    static var attributeModificationDateKey: URLResourceKey { get }
    static var canonicalPathKey: URLResourceKey { get }
    static var contentAccessDateKey: URLResourceKey { get }
    static var contentModificationDateKey: URLResourceKey { get }
    static var contentTypeKey: URLResourceKey { get }
    static var creationDateKey: URLResourceKey { get }
    static var customIconKey: URLResourceKey { get }
    static var directoryEntryCountKey: URLResourceKey { get }
    static var documentIdentifierKey: URLResourceKey { get }
    static var effectiveIconKey: URLResourceKey { get }
    static var fileAllocatedSizeKey: URLResourceKey { get }
    static var fileContentIdentifierKey: URLResourceKey { get }
    static var fileProtectionKey: URLResourceKey { get }
    static var fileResourceIdentifierKey: URLResourceKey { get }
    static var fileResourceTypeKey: URLResourceKey { get }
    static var fileSecurityKey: URLResourceKey { get }
    static var fileSizeKey: URLResourceKey { get }
    static var generationIdentifierKey: URLResourceKey { get }
    static var hasHiddenExtensionKey: URLResourceKey { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var isAliasFileKey: URLResourceKey { get }
    static var isApplicationKey: URLResourceKey { get }
    static var isDirectoryKey: URLResourceKey { get }
    static var isExcludedFromBackupKey: URLResourceKey { get }
    static var isExecutableKey: URLResourceKey { get }
    static var isHiddenKey: URLResourceKey { get }
    static var isMountTriggerKey: URLResourceKey { get }
    static var isPackageKey: URLResourceKey { get }
    static var isPurgeableKey: URLResourceKey { get }
    static var isReadableKey: URLResourceKey { get }
    static var isRegularFileKey: URLResourceKey { get }
    static var isSparseKey: URLResourceKey { get }
    static var isSymbolicLinkKey: URLResourceKey { get }
    static var isSystemImmutableKey: URLResourceKey { get }
    static var isUbiquitousItemKey: URLResourceKey { get }
    static var isUserImmutableKey: URLResourceKey { get }
    static var isVolumeKey: URLResourceKey { get }
    static var isWritableKey: URLResourceKey { get }
    static var keysOfUnsetValuesKey: URLResourceKey { get }
    static var labelColorKey: URLResourceKey { get }
    static var labelNumberKey: URLResourceKey { get }
    static var linkCountKey: URLResourceKey { get }
    static var localizedLabelKey: URLResourceKey { get }
    static var localizedNameKey: URLResourceKey { get }
    static var localizedTypeDescriptionKey: URLResourceKey { get }
    static var mayHaveExtendedAttributesKey: URLResourceKey { get }
    static var mayShareFileContentKey: URLResourceKey { get }
    static var nameKey: URLResourceKey { get }
    static var parentDirectoryURLKey: URLResourceKey { get }
    static var pathKey: URLResourceKey { get }
    static var preferredIOBlockSizeKey: URLResourceKey { get }
    static var quarantinePropertiesKey: URLResourceKey { get }
    var rawValue: String { get }
    static var tagNamesKey: URLResourceKey { get }
    static var thumbnailDictionaryKey: URLResourceKey { get }
    static var thumbnailKey: URLResourceKey { get }
    static var totalFileAllocatedSizeKey: URLResourceKey { get }
    static var totalFileSizeKey: URLResourceKey { get }
    static var typeIdentifierKey: URLResourceKey { get }
    static var ubiquitousItemContainerDisplayNameKey: URLResourceKey { get }
    static var ubiquitousItemDownloadRequestedKey: URLResourceKey { get }
    static var ubiquitousItemDownloadingErrorKey: URLResourceKey { get }
    static var ubiquitousItemDownloadingStatusKey: URLResourceKey { get }
    static var ubiquitousItemHasUnresolvedConflictsKey: URLResourceKey { get }
    static var ubiquitousItemIsDownloadingKey: URLResourceKey { get }
    static var ubiquitousItemIsUploadedKey: URLResourceKey { get }
    static var ubiquitousItemIsUploadingKey: URLResourceKey { get }
    static var ubiquitousItemUploadingErrorKey: URLResourceKey { get }
    static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { get }
    static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { get }
    static var volumeAvailableCapacityKey: URLResourceKey { get }
    static var volumeCreationDateKey: URLResourceKey { get }
    static var volumeIdentifierKey: URLResourceKey { get }
    static var volumeIsAutomountedKey: URLResourceKey { get }
    static var volumeIsBrowsableKey: URLResourceKey { get }
    static var volumeIsEjectableKey: URLResourceKey { get }
    static var volumeIsEncryptedKey: URLResourceKey { get }
    static var volumeIsInternalKey: URLResourceKey { get }
    static var volumeIsJournalingKey: URLResourceKey { get }
    static var volumeIsLocalKey: URLResourceKey { get }
    static var volumeIsReadOnlyKey: URLResourceKey { get }
    static var volumeIsRemovableKey: URLResourceKey { get }
    static var volumeIsRootFileSystemKey: URLResourceKey { get }
    static var volumeLocalizedFormatDescriptionKey: URLResourceKey { get }
    static var volumeLocalizedNameKey: URLResourceKey { get }
    static var volumeMaximumFileSizeKey: URLResourceKey { get }
    static var volumeNameKey: URLResourceKey { get }
    static var volumeResourceCountKey: URLResourceKey { get }
    static var volumeSupportsAdvisoryFileLockingKey: URLResourceKey { get }
    static var volumeSupportsCasePreservedNamesKey: URLResourceKey { get }
    static var volumeSupportsCaseSensitiveNamesKey: URLResourceKey { get }
    static var volumeSupportsCompressionKey: URLResourceKey { get }
    static var volumeSupportsExclusiveRenamingKey: URLResourceKey { get }
    static var volumeSupportsExtendedSecurityKey: URLResourceKey { get }
    static var volumeSupportsFileCloningKey: URLResourceKey { get }
    static var volumeSupportsHardLinksKey: URLResourceKey { get }
    static var volumeSupportsJournalingKey: URLResourceKey { get }
    static var volumeSupportsPersistentIDsKey: URLResourceKey { get }
    static var volumeSupportsRenamingKey: URLResourceKey { get }
    static var volumeSupportsRootDirectoryDatesKey: URLResourceKey { get }
    static var volumeSupportsSparseFilesKey: URLResourceKey { get }
    static var volumeSupportsSwapRenamingKey: URLResourceKey { get }
    static var volumeSupportsSymbolicLinksKey: URLResourceKey { get }
    static var volumeSupportsVolumeSizesKey: URLResourceKey { get }
    static var volumeSupportsZeroRunsKey: URLResourceKey { get }
    static var volumeTotalCapacityKey: URLResourceKey { get }
    static var volumeURLForRemountingKey: URLResourceKey { get }
    static var volumeURLKey: URLResourceKey { get }
    static var volumeUUIDStringKey: URLResourceKey { get }
  }
  struct URLResourceValues {
    var addedToDirectoryDate: Date? { get }
    var allValues: [URLResourceKey: Any] { get }
    var applicationIsScriptable: Bool? { get }
    var attributeModificationDate: Date? { get }
    var canonicalPath: String? { get }
    var contentAccessDate: Date?
    var contentModificationDate: Date?
    var contentType: UTType? { get }
    var creationDate: Date?
    var customIcon: NSImage? { get }
    var directoryEntryCount: Int? { get }
    var documentIdentifier: Int? { get }
    var effectiveIcon: Any? { get }
    var fileAllocatedSize: Int? { get }
    var fileContentIdentifier: Int64? { get }
    var fileProtection: URLFileProtection? { get }
    var fileResourceIdentifier: (any NSCopying & NSCoding & NSSecureCoding & NSObjectProtocol)? { get }
    var fileResourceType: URLFileResourceType? { get }
    var fileSecurity: NSFileSecurity? { get }
    var fileSize: Int? { get }
    var generationIdentifier: (any NSCopying & NSCoding & NSSecureCoding & NSObjectProtocol)? { get }
    var hasHiddenExtension: Bool?
    init()
    var isAliasFile: Bool? { get }
    var isApplication: Bool? { get }
    var isDirectory: Bool? { get }
    var isExcludedFromBackup: Bool?
    var isExecutable: Bool? { get }
    var isHidden: Bool?
    var isMountTrigger: Bool? { get }
    var isPackage: Bool?
    var isReadable: Bool? { get }
    var isRegularFile: Bool? { get }
    var isSymbolicLink: Bool? { get }
    var isSystemImmutable: Bool? { get }
    var isUbiquitousItem: Bool? { get }
    var isUserImmutable: Bool?
    var isVolume: Bool? { get }
    var isWritable: Bool? { get }
    var labelColor: NSColor? { get }
    var labelNumber: Int?
    var linkCount: Int? { get }
    var localizedLabel: String? { get }
    var localizedName: String? { get }
    var localizedTypeDescription: String? { get }
    var name: String?
    var parentDirectory: URL? { get }
    var path: String? { get }
    var preferredIOBlockSize: Int? { get }
    var quarantineProperties: [String: Any]?
    var tagNames: [String]? { get }
    var totalFileAllocatedSize: Int? { get }
    var totalFileSize: Int? { get }
    var typeIdentifier: String? { get }
    var ubiquitousItemContainerDisplayName: String? { get }
    var ubiquitousItemDownloadRequested: Bool? { get }
    var ubiquitousItemDownloadingError: NSError? { get }
    var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { get }
    var ubiquitousItemHasUnresolvedConflicts: Bool? { get }
    var ubiquitousItemIsDownloading: Bool? { get }
    var ubiquitousItemIsUploaded: Bool? { get }
    var ubiquitousItemIsUploading: Bool? { get }
    var ubiquitousItemUploadingError: NSError? { get }
    var volume: URL? { get }
    var volumeAvailableCapacity: Int? { get }
    var volumeAvailableCapacityForImportantUsage: Int64? { get }
    var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
    var volumeCreationDate: Date? { get }
    var volumeIdentifier: (any NSCopying & NSCoding & NSSecureCoding & NSObjectProtocol)? { get }
    var volumeIsAutomounted: Bool? { get }
    var volumeIsBrowsable: Bool? { get }
    var volumeIsEjectable: Bool? { get }
    var volumeIsEncrypted: Bool? { get }
    var volumeIsInternal: Bool? { get }
    var volumeIsJournaling: Bool? { get }
    var volumeIsLocal: Bool? { get }
    var volumeIsReadOnly: Bool? { get }
    var volumeIsRemovable: Bool? { get }
    var volumeIsRootFileSystem: Bool? { get }
    var volumeLocalizedFormatDescription: String? { get }
    var volumeLocalizedName: String? { get }
    var volumeMaximumFileSize: Int? { get }
    var volumeName: String?
    var volumeResourceCount: Int? { get }
    var volumeSupportsAdvisoryFileLocking: Bool? { get }
    var volumeSupportsCasePreservedNames: Bool? { get }
    var volumeSupportsCaseSensitiveNames: Bool? { get }
    var volumeSupportsCompression: Bool? { get }
    var volumeSupportsExtendedSecurity: Bool? { get }
    var volumeSupportsHardLinks: Bool? { get }
    var volumeSupportsJournaling: Bool? { get }
    var volumeSupportsPersistentIDs: Bool? { get }
    var volumeSupportsRenaming: Bool? { get }
    var volumeSupportsRootDirectoryDates: Bool? { get }
    var volumeSupportsSparseFiles: Bool? { get }
    var volumeSupportsSymbolicLinks: Bool? { get }
    var volumeSupportsVolumeSizes: Bool? { get }
    var volumeSupportsZeroRuns: Bool? { get }
    var volumeTotalCapacity: Int? { get }
    var volumeURLForRemounting: URL? { get }
    var volumeUUIDString: String? { get }
  }
  class URLResponse: NSObject, NSCopying, NSSecureCoding {
    var expectedContentLength: Int64 { get }
    init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
    init?(coder aDecoder: NSCoder)
    var mimeType: String? { get }
    var suggestedFilename: String? { get }
    static var supportsSecureCoding: Bool { get }
    var textEncodingName: String? { get }
    var url: URL? { get }
  }
  class URLSession: NSObject {
    struct AsyncBytes: AsyncSequence {}
    enum AuthChallengeDisposition: Int { case cancelAuthenticationChallenge, performDefaultHandling, rejectProtectionSpace, useCredential }
    struct DataTaskPublisher: Publisher {}
    enum DelayedRequestDisposition { case cancel, continueLoading, useNewRequest }
    enum ResponseDisposition: Int { case allow, becomeDownload, cancel }
    var allTasks: [URLSessionTask] { get async }
    func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
    func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
    var configuration: URLSessionConfiguration { get }
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func dataTask(with request: URLRequest) -> URLSessionDataTask
    func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
    func dataTask(with url: URL) -> URLSessionDataTask
    func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
    func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
    func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
    var delegate: (any URLSessionDelegate)? { get }
    var delegateQueue: OperationQueue { get }
    func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func download(resumeFrom resumeData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
    func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
    func downloadTask(with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
    func downloadTask(with url: URL) -> URLSessionDownloadTask
    func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
    func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
    func downloadTask(withResumeData resumeData: Data, completionHandler: @escaping (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
    func finishTasksAndInvalidate()
    func flush(completionHandler: @escaping () -> Void)
    func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void)
    func getTasksWithCompletionHandler(_ completionHandler: @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
    init(configuration: URLSessionConfiguration)
    init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
    func invalidateAndCancel()
    func reset(completionHandler: @escaping () -> Void)
    var sessionDescription: String?
    static var shared: URLSession { get }
    func streamTask(with service: NetService) -> URLSessionStreamTask
    func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask
    var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async }
    func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
    func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
    func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
    func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
    func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
    func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask
    func uploadTask(withResumeData resumeData: Data, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
    func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
    func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
    func webSocketTask(with url: URL) -> URLSessionWebSocketTask
    func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
  }
  extension URLSession.AsyncBytes {
    typealias Element = UInt8
    struct Iterator: AsyncIteratorProtocol {}
    var characters: AsyncCharacterSequence<URLSession.AsyncBytes> { get }
    var lines: AsyncLineSequence<URLSession.AsyncBytes> { get }
    func makeAsyncIterator() -> URLSession.AsyncBytes.Iterator
    var task: URLSessionDataTask { get }
    var unicodeScalars: AsyncUnicodeScalarSequence<URLSession.AsyncBytes> { get }
  }
  extension URLSession.DataTaskPublisher {
    typealias Failure = URLError
    typealias Output = (data: Data, response: URLResponse)
    init(request: URLRequest, session: URLSession)
    var request: URLRequest { get }
    var session: URLSession { get }
  }
  class URLSessionConfiguration: NSObject, NSCopying {
    enum MultipathServiceType: Int { case aggregate, handover, interactive, none }
    var allowsCellularAccess: Bool
    var allowsConstrainedNetworkAccess: Bool
    var allowsExpensiveNetworkAccess: Bool
    static func background(withIdentifier identifier: String) -> URLSessionConfiguration
    static func backgroundSessionConfiguration(_ identifier: String) -> URLSessionConfiguration
    var connectionProxyDictionary: [AnyHashable: Any]?
    static var `default`: URLSessionConfiguration { get }
    static var ephemeral: URLSessionConfiguration { get }
    var httpAdditionalHeaders: [AnyHashable: Any]?
    var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy
    var httpCookieStorage: HTTPCookieStorage?
    var httpMaximumConnectionsPerHost: Int
    var httpShouldSetCookies: Bool
    var httpShouldUsePipelining: Bool
    var identifier: String?
    init()
    var isDiscretionary: Bool
    var multipathServiceType: URLSessionConfiguration.MultipathServiceType
    var networkServiceType: URLRequest.NetworkServiceType
    var protocolClasses: [AnyClass]?
    var requestCachePolicy: URLRequest.CachePolicy
    var requiresDNSSECValidation: Bool
    var sessionSendsLaunchEvents: Bool
    var sharedContainerIdentifier: String?
    var shouldUseExtendedBackgroundIdleMode: Bool
    var timeoutIntervalForRequest: TimeInterval
    var timeoutIntervalForResource: TimeInterval
    var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t
    var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t
    var urlCache: URLCache?
    var urlCredentialStorage: URLCredentialStorage?
    var waitsForConnectivity: Bool
  }
  protocol URLSessionDataDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping (CachedURLResponse?) -> Void)
  }
  class URLSessionDataTask: URLSessionTask {}
  protocol URLSessionDelegate: NSObjectProtocol {
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
    func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
  }
  protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
  }
  class URLSessionDownloadTask: URLSessionTask {
    func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void)
    func cancelByProducingResumeData() async -> Data?
  }
  var URLSessionDownloadTaskResumeData: String { get }
  protocol URLSessionStreamDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
    func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
    func urlSession(_ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream, outputStream: OutputStream)
    func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
  }
  class URLSessionStreamTask: URLSessionTask {
    func captureStreams()
    func closeRead()
    func closeWrite()
    func readData(ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval, completionHandler: @escaping (Data?, Bool, (any Error)?) -> Void)
    func startSecureConnection()
    func stopSecureConnection()
    func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping ((any Error)?) -> Void)
  }
  class URLSessionTask: NSObject, NSCopying, ProgressReporting {
    enum State: Int { case canceling, completed, running, suspended }
    func cancel()
    var countOfBytesClientExpectsToReceive: Int64
    var countOfBytesClientExpectsToSend: Int64
    var countOfBytesExpectedToReceive: Int64
    var countOfBytesExpectedToSend: Int64
    var countOfBytesReceived: Int64
    var countOfBytesSent: Int64
    var currentRequest: URLRequest?
    static var defaultPriority: Float { get }
    var delegate: (any URLSessionTaskDelegate)?
    var earliestBeginDate: Date?
    var error: (any Error)? { get }
    static var highPriority: Float { get }
    init()
    static var lowPriority: Float { get }
    var originalRequest: URLRequest? { get }
    var prefersIncrementalDelivery: Bool
    var priority: Float
    var progress: Progress { get }
    var response: URLResponse?
    func resume()
    var state: URLSessionTask.State
    func suspend()
    var taskDescription: String?
    var taskIdentifier: Int { get }
  }
  protocol URLSessionTaskDelegate: URLSessionDelegate {
    func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, didReceiveInformationalResponse response: HTTPURLResponse)
    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
    func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
    func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void)
    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
  }
  class URLSessionTaskMetrics: NSObject {
    enum DomainResolutionProtocol: Int { case https, tcp, tls, udp, unknown }
    enum ResourceFetchType: Int { case localCache, networkLoad, serverPush, unknown }
    var redirectCount: Int { get }
    var taskInterval: DateInterval { get }
    var transactionMetrics: [URLSessionTaskTransactionMetrics] { get }
  }
  class URLSessionTaskTransactionMetrics: NSObject {
    var connectEndDate: Date? { get }
    var connectStartDate: Date? { get }
    var countOfRequestBodyBytesBeforeEncoding: Int64 { get }
    var countOfRequestBodyBytesSent: Int64 { get }
    var countOfRequestHeaderBytesSent: Int64 { get }
    var countOfResponseBodyBytesAfterDecoding: Int64 { get }
    var countOfResponseBodyBytesReceived: Int64 { get }
    var countOfResponseHeaderBytesReceived: Int64 { get }
    var domainLookupEndDate: Date? { get }
    var domainLookupStartDate: Date? { get }
    var domainResolutionProtocol: URLSessionTaskMetrics.DomainResolutionProtocol { get }
    var fetchStartDate: Date? { get }
    var isCellular: Bool { get }
    var isConstrained: Bool { get }
    var isExpensive: Bool { get }
    var isMultipath: Bool { get }
    var isProxyConnection: Bool { get }
    var isReusedConnection: Bool { get }
    var localAddress: String? { get }
    var localPort: String? { get }
    var negotiatedTLSCipherSuite: tls_ciphersuite_t? { get }
    var negotiatedTLSProtocolVersion: tls_protocol_version_t? { get }
    var networkProtocolName: String? { get }
    var remoteAddress: String? { get }
    var remotePort: String? { get }
    var request: URLRequest { get }
    var requestEndDate: Date? { get }
    var requestStartDate: Date? { get }
    var resourceFetchType: URLSessionTaskMetrics.ResourceFetchType { get }
    var response: URLResponse? { get }
    var responseEndDate: Date? { get }
    var responseStartDate: Date? { get }
    var secureConnectionEndDate: Date? { get }
    var secureConnectionStartDate: Date? { get }
  }
  class URLSessionUploadTask: URLSessionDataTask {}
  protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
    func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
  }
  class URLSessionWebSocketTask: URLSessionTask {
    enum CloseCode: Int { case abnormalClosure, goingAway, internalServerError, invalid, invalidFramePayloadData, mandatoryExtensionMissing, messageTooBig, noStatusReceived, normalClosure, policyViolation, protocolError, tlsHandshakeFailure, unsupportedData }
    enum Message { case data(Data), string(String) }
    func cancel(with closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
    var closeCode: URLSessionWebSocketTask.CloseCode { get }
    var closeReason: Data? { get }
    var error: (any Error)?
    var maximumMessageSize: Int
    func receive() async throws -> URLSessionWebSocketTask.Message
    func receive(completionHandler: @escaping (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
    func send(_ message: URLSessionWebSocketTask.Message) async throws
    func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping ((any Error)?) -> Void)
    func sendPing() async throws
    func sendPing(pongReceiveHandler: @escaping ((any Error)?) -> Void)
  }
  struct URLUbiquitousItemDownloadingStatus: Hashable, RawRepresentable {
    static var current: URLUbiquitousItemDownloadingStatus { get }
    static var downloaded: URLUbiquitousItemDownloadingStatus { get }
    init(rawValue: String)
    static var notDownloaded: URLUbiquitousItemDownloadingStatus { get }
    var rawValue: String { get }
  }
  struct UUID: Codable, Comparable, CustomStringConvertible, Hashable {
    static func < (lhs: UUID, rhs: UUID) -> Bool
    var description: String { get }
    init()
    init(uuid: uuid_t)
    init?(uuidString string: String)
    static func random(using generator: inout some RandomNumberGenerator) -> UUID
    var uuid: uuid_t { get }
    var uuidString: String { get }
  }
  class UndoManager: NSObject {
    struct ActionIdentifier: Hashable, RawRepresentable {}
    func beginUndoGrouping()
    var canRedo: Bool { get }
    var canUndo: Bool { get }
    func disableUndoRegistration()
    func enableUndoRegistration()
    func endUndoGrouping()
    var groupingLevel: Int { get }
    var groupsByEvent: Bool
    init()
    var isRedoing: Bool { get }
    var isUndoRegistrationEnabled: Bool { get }
    var isUndoing: Bool { get }
    var levelsOfUndo: Int
    func prepare(withInvocationTarget target: Any) -> Any
    func redo()
    var redoActionIsDiscardable: Bool { get }
    var redoActionName: String { get }
    var redoCount: Int { get }
    var redoMenuItemTitle: String { get }
    func redoMenuTitle(forUndoActionName actionName: String) -> String
    func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?)
    func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) where TargetType: AnyObject
    func removeAllActions()
    func removeAllActions(withTarget target: Any)
    var runLoopModes: [RunLoop.Mode]
    func setActionIsDiscardable(_ discardable: Bool)
    func setActionName(_ actionName: String)
    func undo()
    var undoActionIsDiscardable: Bool { get }
    var undoActionName: String { get }
    var undoCount: Int { get }
    var undoMenuItemTitle: String { get }
    func undoMenuTitle(forUndoActionName actionName: String) -> String
    func undoNestedGroup()
  }
  class Unit: NSObject, NSCopying, NSSecureCoding {
    init(symbol: String)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
    var symbol: String { get }
  }
  class UnitAcceleration: Dimension {
    static var gravity: UnitAcceleration { get }
    static var metersPerSecondSquared: UnitAcceleration { get }
  }
  class UnitAngle: Dimension {
    static var arcMinutes: UnitAngle { get }
    static var arcSeconds: UnitAngle { get }
    static var degrees: UnitAngle { get }
    static var gradians: UnitAngle { get }
    static var radians: UnitAngle { get }
    static var revolutions: UnitAngle { get }
  }
  class UnitArea: Dimension {
    static var acres: UnitArea { get }
    static var ares: UnitArea { get }
    static var hectares: UnitArea { get }
    static var squareCentimeters: UnitArea { get }
    static var squareFeet: UnitArea { get }
    static var squareInches: UnitArea { get }
    static var squareKilometers: UnitArea { get }
    static var squareMegameters: UnitArea { get }
    static var squareMeters: UnitArea { get }
    static var squareMicrometers: UnitArea { get }
    static var squareMiles: UnitArea { get }
    static var squareMillimeters: UnitArea { get }
    static var squareNanometers: UnitArea { get }
    static var squareYards: UnitArea { get }
  }
  class UnitConcentrationMass: Dimension {
    static var gramsPerLiter: UnitConcentrationMass { get }
    static var milligramsPerDeciliter: UnitConcentrationMass { get }
    static func millimolesPerLiter(withGramsPerMole gramsPerMole: Double) -> UnitConcentrationMass
  }
  class UnitConverter: NSObject {
    func baseUnitValue(fromValue value: Double) -> Double
    func value(fromBaseUnitValue baseUnitValue: Double) -> Double
  }
  class UnitConverterLinear: UnitConverter, NSSecureCoding {
    var coefficient: Double { get }
    var constant: Double { get }
    init(coefficient: Double)
    init(coefficient: Double, constant: Double)
    init?(coder aDecoder: NSCoder)
    static var supportsSecureCoding: Bool { get }
  }
  class UnitDispersion: Dimension {
    static var partsPerMillion: UnitDispersion { get }
  }
  class UnitDuration: Dimension {
    static var hours: UnitDuration { get }
    static var microseconds: UnitDuration { get }
    static var milliseconds: UnitDuration { get }
    static var minutes: UnitDuration { get }
    static var nanoseconds: UnitDuration { get }
    static var picoseconds: UnitDuration { get }
    static var seconds: UnitDuration { get }
  }
  class UnitElectricCharge: Dimension {
    static var ampereHours: UnitElectricCharge { get }
    static var coulombs: UnitElectricCharge { get }
    static var kiloampereHours: UnitElectricCharge { get }
    static var megaampereHours: UnitElectricCharge { get }
    static var microampereHours: UnitElectricCharge { get }
    static var milliampereHours: UnitElectricCharge { get }
  }
  class UnitElectricCurrent: Dimension {
    static var amperes: UnitElectricCurrent { get }
    static var kiloamperes: UnitElectricCurrent { get }
    static var megaamperes: UnitElectricCurrent { get }
    static var microamperes: UnitElectricCurrent { get }
    static var milliamperes: UnitElectricCurrent { get }
  }
  class UnitElectricPotentialDifference: Dimension {
    static var kilovolts: UnitElectricPotentialDifference { get }
    static var megavolts: UnitElectricPotentialDifference { get }
    static var microvolts: UnitElectricPotentialDifference { get }
    static var millivolts: UnitElectricPotentialDifference { get }
    static var volts: UnitElectricPotentialDifference { get }
  }
  class UnitElectricResistance: Dimension {
    static var kiloohms: UnitElectricResistance { get }
    static var megaohms: UnitElectricResistance { get }
    static var microohms: UnitElectricResistance { get }
    static var milliohms: UnitElectricResistance { get }
    static var ohms: UnitElectricResistance { get }
  }
  class UnitEnergy: Dimension {
    static var calories: UnitEnergy { get }
    static var joules: UnitEnergy { get }
    static var kilocalories: UnitEnergy { get }
    static var kilojoules: UnitEnergy { get }
    static var kilowattHours: UnitEnergy { get }
  }
  class UnitFrequency: Dimension {
    static var framesPerSecond: UnitFrequency { get }
    static var gigahertz: UnitFrequency { get }
    static var hertz: UnitFrequency { get }
    static var kilohertz: UnitFrequency { get }
    static var megahertz: UnitFrequency { get }
    static var microhertz: UnitFrequency { get }
    static var millihertz: UnitFrequency { get }
    static var nanohertz: UnitFrequency { get }
    static var terahertz: UnitFrequency { get }
  }
  class UnitFuelEfficiency: Dimension {
    static var litersPer100Kilometers: UnitFuelEfficiency { get }
    static var milesPerGallon: UnitFuelEfficiency { get }
    static var milesPerImperialGallon: UnitFuelEfficiency { get }
  }
  class UnitIlluminance: Dimension {
    static var lux: UnitIlluminance { get }
  }
  class UnitInformationStorage: Dimension {
    static var bits: UnitInformationStorage { get }
    static var bytes: UnitInformationStorage { get }
    static var exabits: UnitInformationStorage { get }
    static var exabytes: UnitInformationStorage { get }
    static var exbibits: UnitInformationStorage { get }
    static var exbibytes: UnitInformationStorage { get }
    static var gibibits: UnitInformationStorage { get }
    static var gibibytes: UnitInformationStorage { get }
    static var gigabits: UnitInformationStorage { get }
    static var gigabytes: UnitInformationStorage { get }
    static var kibibits: UnitInformationStorage { get }
    static var kibibytes: UnitInformationStorage { get }
    static var kilobits: UnitInformationStorage { get }
    static var kilobytes: UnitInformationStorage { get }
    static var mebibits: UnitInformationStorage { get }
    static var mebibytes: UnitInformationStorage { get }
    static var megabits: UnitInformationStorage { get }
    static var megabytes: UnitInformationStorage { get }
    static var nibbles: UnitInformationStorage { get }
    static var pebibits: UnitInformationStorage { get }
    static var pebibytes: UnitInformationStorage { get }
    static var petabits: UnitInformationStorage { get }
    static var petabytes: UnitInformationStorage { get }
    static var tebibits: UnitInformationStorage { get }
    static var tebibytes: UnitInformationStorage { get }
    static var terabits: UnitInformationStorage { get }
    static var terabytes: UnitInformationStorage { get }
    static var yobibits: UnitInformationStorage { get }
    static var yobibytes: UnitInformationStorage { get }
    static var yottabits: UnitInformationStorage { get }
    static var yottabytes: UnitInformationStorage { get }
    static var zebibits: UnitInformationStorage { get }
    static var zebibytes: UnitInformationStorage { get }
    static var zettabits: UnitInformationStorage { get }
    static var zettabytes: UnitInformationStorage { get }
  }
  class UnitLength: Dimension {
    static var astronomicalUnits: UnitLength { get }
    static var centimeters: UnitLength { get }
    static var decameters: UnitLength { get }
    static var decimeters: UnitLength { get }
    static var fathoms: UnitLength { get }
    static var feet: UnitLength { get }
    static var furlongs: UnitLength { get }
    static var hectometers: UnitLength { get }
    static var inches: UnitLength { get }
    static var kilometers: UnitLength { get }
    static var lightyears: UnitLength { get }
    static var megameters: UnitLength { get }
    static var meters: UnitLength { get }
    static var micrometers: UnitLength { get }
    static var miles: UnitLength { get }
    static var millimeters: UnitLength { get }
    static var nanometers: UnitLength { get }
    static var nauticalMiles: UnitLength { get }
    static var parsecs: UnitLength { get }
    static var picometers: UnitLength { get }
    static var scandinavianMiles: UnitLength { get }
    static var yards: UnitLength { get }
  }
  class UnitMass: Dimension {
    static var carats: UnitMass { get }
    static var centigrams: UnitMass { get }
    static var decigrams: UnitMass { get }
    static var grams: UnitMass { get }
    static var kilograms: UnitMass { get }
    static var metricTons: UnitMass { get }
    static var micrograms: UnitMass { get }
    static var milligrams: UnitMass { get }
    static var nanograms: UnitMass { get }
    static var ounces: UnitMass { get }
    static var ouncesTroy: UnitMass { get }
    static var picograms: UnitMass { get }
    static var pounds: UnitMass { get }
    static var shortTons: UnitMass { get }
    static var slugs: UnitMass { get }
    static var stones: UnitMass { get }
  }
  class UnitPower: Dimension {
    static var femtowatts: UnitPower { get }
    static var gigawatts: UnitPower { get }
    static var horsepower: UnitPower { get }
    static var kilowatts: UnitPower { get }
    static var megawatts: UnitPower { get }
    static var microwatts: UnitPower { get }
    static var milliwatts: UnitPower { get }
    static var nanowatts: UnitPower { get }
    static var picowatts: UnitPower { get }
    static var terawatts: UnitPower { get }
    static var watts: UnitPower { get }
  }
  class UnitPressure: Dimension {
    static var bars: UnitPressure { get }
    static var gigapascals: UnitPressure { get }
    static var hectopascals: UnitPressure { get }
    static var inchesOfMercury: UnitPressure { get }
    static var kilopascals: UnitPressure { get }
    static var megapascals: UnitPressure { get }
    static var millibars: UnitPressure { get }
    static var millimetersOfMercury: UnitPressure { get }
    static var newtonsPerMetersSquared: UnitPressure { get }
    static var poundsForcePerSquareInch: UnitPressure { get }
  }
  class UnitSpeed: Dimension {
    static var kilometersPerHour: UnitSpeed { get }
    static var knots: UnitSpeed { get }
    static var metersPerSecond: UnitSpeed { get }
    static var milesPerHour: UnitSpeed { get }
  }
  class UnitTemperature: Dimension {
    static var celsius: UnitTemperature { get }
    static var fahrenheit: UnitTemperature { get }
    static var kelvin: UnitTemperature { get }
  }
  class UnitVolume: Dimension {
    static var acreFeet: UnitVolume { get }
    static var bushels: UnitVolume { get }
    static var centiliters: UnitVolume { get }
    static var cubicCentimeters: UnitVolume { get }
    static var cubicDecimeters: UnitVolume { get }
    static var cubicFeet: UnitVolume { get }
    static var cubicInches: UnitVolume { get }
    static var cubicKilometers: UnitVolume { get }
    static var cubicMeters: UnitVolume { get }
    static var cubicMiles: UnitVolume { get }
    static var cubicMillimeters: UnitVolume { get }
    static var cubicYards: UnitVolume { get }
    static var cups: UnitVolume { get }
    static var deciliters: UnitVolume { get }
    static var fluidOunces: UnitVolume { get }
    static var gallons: UnitVolume { get }
    static var imperialFluidOunces: UnitVolume { get }
    static var imperialGallons: UnitVolume { get }
    static var imperialPints: UnitVolume { get }
    static var imperialQuarts: UnitVolume { get }
    static var imperialTablespoons: UnitVolume { get }
    static var imperialTeaspoons: UnitVolume { get }
    static var kiloliters: UnitVolume { get }
    static var liters: UnitVolume { get }
    static var megaliters: UnitVolume { get }
    static var metricCups: UnitVolume { get }
    static var milliliters: UnitVolume { get }
    static var pints: UnitVolume { get }
    static var quarts: UnitVolume { get }
    static var tablespoons: UnitVolume { get }
    static var teaspoons: UnitVolume { get }
  }
  extension UnkeyedDecodingContainer {
    func decode<T, C>(_: T.Type, configuration: C.Type) throws -> T where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decode<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T where T: DecodableWithConfiguration
    func decodeIfPresent<T, C>(_: T.Type, configuration: C.Type) throws -> T? where T: DecodableWithConfiguration, C: DecodingConfigurationProviding, T.DecodingConfiguration == C.DecodingConfiguration
    func decodeIfPresent<T>(_: T.Type, configuration: T.DecodingConfiguration) throws -> T? where T: DecodableWithConfiguration
  }
  extension UnkeyedEncodingContainer {
    func encode<T, C>(_ t: T, configuration: C.Type) throws where T: EncodableWithConfiguration, C: EncodingConfigurationProviding, T.EncodingConfiguration == C.EncodingConfiguration
    func encode<T>(_ t: T, configuration: T.EncodingConfiguration) throws where T: EncodableWithConfiguration
  }
  extension UnsafeBufferPointer: ContiguousBytes, DataProtocol where Element == UInt8 {
    var regions: CollectionOfOne<UnsafeBufferPointer<UInt8>> { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension UnsafeMutableBufferPointer: ContiguousBytes where Element == UInt8 {
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension UnsafeMutableRawBufferPointer: ContiguousBytes {
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  extension UnsafeRawBufferPointer: ContiguousBytes, DataProtocol {
    var regions: CollectionOfOne<UnsafeRawBufferPointer> { get }
    func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  }
  class UserDefaults: NSObject {
    func addSuite(named suiteName: String)
    static var argumentDomain: String { get }
    func array(forKey defaultName: String) -> [Any]?
    func bool(forKey defaultName: String) -> Bool
    static var completedInitialCloudSyncNotification: Notification.Name { get }
    func data(forKey defaultName: String) -> Data?
    func dictionary(forKey defaultName: String) -> [String: Any]?
    func dictionaryRepresentation() -> [String: Any]
    static var didChangeCloudAccountsNotification: Notification.Name { get }
    static var didChangeNotification: Notification.Name { get }
    func double(forKey defaultName: String) -> Double
    func float(forKey defaultName: String) -> Float
    static var globalDomain: String { get }
    init()
    init?(suiteName suitename: String?)
    init?(user username: String)
    func integer(forKey defaultName: String) -> Int
    static var noCloudAccountNotification: Notification.Name { get }
    func object(forKey defaultName: String) -> Any?
    func objectIsForced(forKey key: String) -> Bool
    func objectIsForced(forKey key: String, inDomain domain: String) -> Bool
    func persistentDomain(forName domainName: String) -> [String: Any]?
    func register(defaults registrationDictionary: [String: Any])
    static var registrationDomain: String { get }
    func removeObject(forKey defaultName: String)
    func removePersistentDomain(forName domainName: String)
    func removeSuite(named suiteName: String)
    func removeVolatileDomain(forName domainName: String)
    static func resetStandardUserDefaults()
    func set(_ url: URL?, forKey defaultName: String)
    func set(_ value: Any?, forKey defaultName: String)
    func set(_ value: Bool, forKey defaultName: String)
    func set(_ value: Double, forKey defaultName: String)
    func set(_ value: Float, forKey defaultName: String)
    func set(_ value: Int, forKey defaultName: String)
    func setPersistentDomain(_ domain: [String: Any], forName domainName: String)
    func setVolatileDomain(_ domain: [String: Any], forName domainName: String)
    static var sizeLimitExceededNotification: Notification.Name { get }
    static var standard: UserDefaults { get }
    func string(forKey defaultName: String) -> String?
    func stringArray(forKey defaultName: String) -> [String]?
    func synchronize() -> Bool
    func url(forKey defaultName: String) -> URL?
    func volatileDomain(forName domainName: String) -> [String: Any]
    var volatileDomainNames: [String] { get }
  }
  class ValueTransformer: NSObject {
    static func allowsReverseTransformation() -> Bool
    init()
    init?(forName name: NSValueTransformerName)
    func reverseTransformedValue(_ value: Any?) -> Any?
    static func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
    func transformedValue(_ value: Any?) -> Any?
    static func transformedValueClass() -> AnyClass
    static func valueTransformerNames() -> [NSValueTransformerName]
  }
  class XMLDTD: XMLNode {
    func addChild(_ child: XMLNode)
    func attributeDeclaration(forName name: String, elementName: String) -> XMLDTDNode?
    func elementDeclaration(forName name: String) -> XMLDTDNode?
    func entityDeclaration(forName name: String) -> XMLDTDNode?
    init()
    init(contentsOf url: URL, options mask: XMLNode.Options = nil) throws
    init(data: Data, options mask: XMLNode.Options = nil) throws
    func insertChild(_ child: XMLNode, at index: Int)
    func insertChildren(_ children: [XMLNode], at index: Int)
    func notationDeclaration(forName name: String) -> XMLDTDNode?
    static func predefinedEntityDeclaration(forName name: String) -> XMLDTDNode?
    var publicID: String?
    func removeChild(at index: Int)
    func replaceChild(at index: Int, with node: XMLNode)
    func setChildren(_ children: [XMLNode]?)
    var systemID: String?
  }
  class XMLDTDNode: XMLNode {
    enum DTDKind: UInt { case anyDeclaration, cdataAttribute, elementDeclaration, emptyDeclaration, entitiesAttribute, entityAttribute, enumerationAttribute, general, idAttribute, idRefAttribute, idRefsAttribute, mixedDeclaration, nmTokenAttribute, nmTokensAttribute, notationAttribute, parameter, parsed, predefined, undefinedDeclaration, unparsed }
    var dtdKind: XMLDTDNode.DTDKind { get }
    init(kind: XMLNode.Kind, options: XMLNode.Options = nil)
    init?(xmlString string: String)
    var isExternal: Bool { get }
    var notationName: String?
    var publicID: String?
    var systemID: String?
  }
  class XMLDocument: XMLNode {
    enum ContentKind: UInt { case html, text, xhtml, xml }
    func addChild(_ child: XMLNode)
    var characterEncoding: String?
    var documentContentKind: XMLDocument.ContentKind
    var dtd: XMLDTD?
    init()
    init(contentsOf url: URL, options mask: XMLNode.Options = nil) throws
    init(data: Data, options mask: XMLNode.Options = nil) throws
    init(rootElement element: XMLElement?)
    init(xmlString string: String, options mask: XMLNode.Options = nil) throws
    func insertChild(_ child: XMLNode, at index: Int)
    func insertChildren(_ children: [XMLNode], at index: Int)
    var isStandalone: Bool
    var mimeType: String?
    func removeChild(at index: Int)
    func replaceChild(at index: Int, with node: XMLNode)
    func rootElement() -> XMLElement?
    func setChildren(_ children: [XMLNode]?)
    func setRootElement(_ root: XMLElement)
    func validate() throws
    var version: String?
    func xmlData(options: XMLNode.Options = nil) -> Data
    var xmlData: Data { get }
  }
  class XMLElement: XMLNode {
    func addAttribute(_ attribute: XMLNode)
    func addChild(_ child: XMLNode)
    func addNamespace(_ aNamespace: XMLNode)
    func attribute(forLocalName localName: String, uri URI: String?) -> XMLNode?
    func attribute(forName name: String) -> XMLNode?
    var attributes: [XMLNode]?
    func elements(forLocalName localName: String, uri URI: String?) -> [XMLElement]
    func elements(forName name: String) -> [XMLElement]
    init(kind: XMLNode.Kind, options: XMLNode.Options = nil)
    init(name: String)
    init(name: String, stringValue string: String?)
    init(name: String, uri URI: String?)
    init(xmlString string: String) throws
    func insertChild(_ child: XMLNode, at index: Int)
    func insertChildren(_ children: [XMLNode], at index: Int)
    func namespace(forPrefix name: String) -> XMLNode?
    var namespaces: [XMLNode]?
    func normalizeAdjacentTextNodesPreservingCDATA(_ preserve: Bool)
    func removeAttribute(forName name: String)
    func removeChild(at index: Int)
    func removeNamespace(forPrefix name: String)
    func replaceChild(at index: Int, with node: XMLNode)
    func resolveNamespace(forName name: String) -> XMLNode?
    func resolvePrefix(forNamespaceURI namespaceURI: String) -> String?
    func setAttributesWith(_ attributes: [String: String])
    func setChildren(_ children: [XMLNode]?)
  }
  class XMLNode: NSObject, Collection, NSCopying {
    struct Index: Comparable {}
    enum Kind: UInt { case DTDKind, attribute, attributeDeclaration, comment, document, element, elementDeclaration, entityDeclaration, invalid, namespace, notationDeclaration, processingInstruction, text }
    struct Options: OptionSet {}
    static func attribute(withName name: String, stringValue: String) -> Any
    static func attribute(withName name: String, uri: String, stringValue: String) -> Any
    func canonicalXMLStringPreservingComments(_ comments: Bool) -> String
    func child(at index: Int) -> XMLNode?
    var childCount: Int { get }
    var children: [XMLNode]? { get }
    static func comment(withStringValue stringValue: String) -> Any
    func detach()
    static func document() -> Any
    static func document(withRootElement element: XMLElement) -> Any
    static func dtdNode(withXMLString string: String) -> Any?
    static func element(withName name: String) -> Any
    static func element(withName name: String, children: [XMLNode]?, attributes: [XMLNode]?) -> Any
    static func element(withName name: String, stringValue string: String) -> Any
    static func element(withName name: String, uri: String) -> Any
    var endIndex: XMLNode.Index { get }
    func index(after i: XMLNode.Index) -> XMLNode.Index
    var index: Int { get }
    init()
    init(kind: XMLNode.Kind)
    init(kind: XMLNode.Kind, options: XMLNode.Options = nil)
    var kind: XMLNode.Kind { get }
    var level: Int { get }
    static func localName(forName name: String) -> String
    var localName: String? { get }
    var name: String?
    static func namespace(withName name: String, stringValue: String) -> Any
    var next: XMLNode? { get }
    var nextSibling: XMLNode? { get }
    func nodes(forXPath xpath: String) throws -> [XMLNode]
    var objectValue: Any?
    var parent: XMLNode? { get }
    static func predefinedNamespace(forPrefix name: String) -> XMLNode?
    static func prefix(forName name: String) -> String?
    var prefix: String? { get }
    var previous: XMLNode? { get }
    var previousSibling: XMLNode? { get }
    static func processingInstruction(withName name: String, stringValue: String) -> Any
    var rootDocument: XMLDocument? { get }
    func setStringValue(_ string: String, resolvingEntities resolve: Bool)
    var startIndex: XMLNode.Index { get }
    var stringValue: String?
    subscript(index: XMLNode.Index) -> XMLNode { get }
    static func text(withStringValue stringValue: String) -> Any
    var uri: String?
    var xPath: String? { get }
    func xmlString(options: XMLNode.Options) -> String
    var xmlString: String { get }
  }
  extension XMLNode.Index {
    static func < (lhs: XMLNode.Index, rhs: XMLNode.Index) -> Bool
  }
  extension XMLNode.Options {
    static var documentIncludeContentTypeDeclaration: XMLNode.Options { get }
    static var documentTidyHTML: XMLNode.Options { get }
    static var documentTidyXML: XMLNode.Options { get }
    static var documentValidate: XMLNode.Options { get }
    static var documentXInclude: XMLNode.Options { get }
    init(rawValue: UInt)
    static var nodeCompactEmptyElement: XMLNode.Options { get }
    static var nodeExpandEmptyElement: XMLNode.Options { get }
    static var nodeIsCDATA: XMLNode.Options { get }
    static var nodeLoadExternalEntitiesAlways: XMLNode.Options { get }
    static var nodeLoadExternalEntitiesNever: XMLNode.Options { get }
    static var nodeLoadExternalEntitiesSameOriginOnly: XMLNode.Options { get }
    static var nodeNeverEscapeContents: XMLNode.Options { get }
    static var nodePreserveAll: XMLNode.Options { get }
    static var nodePreserveAttributeOrder: XMLNode.Options { get }
    static var nodePreserveCDATA: XMLNode.Options { get }
    static var nodePreserveCharacterReferences: XMLNode.Options { get }
    static var nodePreserveDTD: XMLNode.Options { get }
    static var nodePreserveEmptyElements: XMLNode.Options { get }
    static var nodePreserveEntities: XMLNode.Options { get }
    static var nodePreserveNamespaceOrder: XMLNode.Options { get }
    static var nodePreservePrefixes: XMLNode.Options { get }
    static var nodePreserveQuotes: XMLNode.Options { get }
    static var nodePreserveWhitespace: XMLNode.Options { get }
    static var nodePrettyPrint: XMLNode.Options { get }
    static var nodePromoteSignificantWhitespace: XMLNode.Options { get }
    static var nodeUseDoubleQuotes: XMLNode.Options { get }
    static var nodeUseSingleQuotes: XMLNode.Options { get }
    var rawValue: UInt { get }
  }
  class XMLParser: NSObject {
    enum ErrorCode: Int { case attributeHasNoValueError, attributeListNotFinishedError, attributeListNotStartedError, attributeNotFinishedError, attributeNotStartedError, attributeRedefinedError, cdataNotFinishedError, characterRefAtEOFError, characterRefInDTDError, characterRefInEpilogError, characterRefInPrologError, commentContainsDoubleHyphenError, commentNotFinishedError, conditionalSectionNotFinishedError, conditionalSectionNotStartedError, delegateAbortedParseError, doctypeDeclNotFinishedError, documentStartError, elementContentDeclNotFinishedError, elementContentDeclNotStartedError, emptyDocumentError, encodingNotSupportedError, entityBoundaryError, entityIsExternalError, entityIsParameterError, entityNotFinishedError, entityNotStartedError, entityRefAtEOFError, entityRefInDTDError, entityRefInEpilogError, entityRefInPrologError, entityRefLoopError, entityReferenceMissingSemiError, entityReferenceWithoutNameError, entityValueRequiredError, equalExpectedError, externalStandaloneEntityError, externalSubsetNotFinishedError, extraContentError, gtRequiredError, internalError, invalidCharacterError, invalidCharacterInEntityError, invalidCharacterRefError, invalidConditionalSectionError, invalidDecimalCharacterRefError, invalidEncodingError, invalidEncodingNameError, invalidHexCharacterRefError, invalidURIError, lessThanSymbolInAttributeError, literalNotFinishedError, literalNotStartedError, ltRequiredError, ltSlashRequiredError, misplacedCDATAEndStringError, misplacedXMLDeclarationError, mixedContentDeclNotFinishedError, mixedContentDeclNotStartedError, nameRequiredError, namespaceDeclarationError, nmtokenRequiredError, noDTDError, notWellBalancedError, notationNotFinishedError, notationNotStartedError, outOfMemoryError, parsedEntityRefAtEOFError, parsedEntityRefInEpilogError, parsedEntityRefInInternalError, parsedEntityRefInInternalSubsetError, parsedEntityRefInPrologError, parsedEntityRefMissingSemiError, parsedEntityRefNoNameError, pcdataRequiredError, prematureDocumentEndError, processingInstructionNotFinishedError, processingInstructionNotStartedError, publicIdentifierRequiredError, separatorRequiredError, spaceRequiredError, standaloneValueError, stringNotClosedError, stringNotStartedError, tagNameMismatchError, undeclaredEntityError, unfinishedTagError, unknownEncodingError, unparsedEntityError, uriFragmentError, uriRequiredError, xmlDeclNotFinishedError, xmlDeclNotStartedError }
    enum ExternalEntityResolvingPolicy: UInt { case always, never, noNetwork, sameOriginOnly }
    func abortParsing()
    var allowedExternalEntityURLs: Set<URL>?
    var columnNumber: Int { get }
    var delegate: (any XMLParserDelegate)?
    static var errorDomain: String { get }
    var externalEntityResolvingPolicy: XMLParser.ExternalEntityResolvingPolicy
    init(data: Data)
    init(stream: InputStream)
    init?(contentsOf url: URL)
    var lineNumber: Int { get }
    func parse() -> Bool
    var parserError: (any Error)? { get }
    var publicID: String? { get }
    var shouldProcessNamespaces: Bool
    var shouldReportNamespacePrefixes: Bool
    var shouldResolveExternalEntities: Bool
    var systemID: String? { get }
  }
  protocol XMLParserDelegate: AnyObject {
    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String])
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    func parser(_ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String, type: String?, defaultValue: String?)
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    func parser(_ parser: XMLParser, foundCharacters string: String)
    func parser(_ parser: XMLParser, foundComment comment: String)
    func parser(_ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)
    func parser(_ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?, systemID: String?)
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)
    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
    func parser(_ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?, systemID: String?)
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    func parser(_ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?, systemID: String?, notationName: String?)
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    func parser(_ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?) -> Data?
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
    func parserDidEndDocument(_ parser: XMLParser)
    func parserDidStartDocument(_ parser: XMLParser)
  }
  func pow(_ x: Decimal, _ y: Int) -> Decimal
  enum tls_ciphersuite_t: UInt16 {
    case AES_128_GCM_SHA256, AES_256_GCM_SHA384, CHACHA20_POLY1305_SHA256, ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA, ECDHE_ECDSA_WITH_AES_128_CBC_SHA, ECDHE_ECDSA_WITH_AES_128_CBC_SHA256, ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, ECDHE_ECDSA_WITH_AES_256_CBC_SHA, ECDHE_ECDSA_WITH_AES_256_CBC_SHA384, ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, ECDHE_RSA_WITH_3DES_EDE_CBC_SHA, ECDHE_RSA_WITH_AES_128_CBC_SHA, ECDHE_RSA_WITH_AES_128_CBC_SHA256, ECDHE_RSA_WITH_AES_128_GCM_SHA256, ECDHE_RSA_WITH_AES_256_CBC_SHA, ECDHE_RSA_WITH_AES_256_CBC_SHA384, ECDHE_RSA_WITH_AES_256_GCM_SHA384, ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256, RSA_WITH_3DES_EDE_CBC_SHA, RSA_WITH_AES_128_CBC_SHA, RSA_WITH_AES_128_CBC_SHA256, RSA_WITH_AES_128_GCM_SHA256, RSA_WITH_AES_256_CBC_SHA, RSA_WITH_AES_256_CBC_SHA256, RSA_WITH_AES_256_GCM_SHA384
  }
  enum tls_protocol_version_t: UInt16 {
    case DTLSv10, DTLSv12, TLSv10, TLSv11, TLSv12, TLSv13
  }
  typealias unichar = UInt16
  typealias uuid_string_t = (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  typealias uuid_t = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
  """#

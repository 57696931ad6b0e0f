/// What is known of the module `CoreText`.
let coreTextInterface = #"""
  // exports: CoreFoundation CoreGraphics
  protocol CTAdaptiveImageProviding: NSObjectProtocol {
    func image(forProposedSize proposedSize: CGSize, scaleFactor: CGFloat, imageOffset: UnsafeMutablePointer<CGPoint>, imageSize: UnsafeMutablePointer<CGSize>) -> CGImage?
  }
  enum CTBaselineClass: Int32 {
    case roman, ideographicCentered, ideographicLow, ideographicHigh, hanging, math
  }
  enum CTBaselineFont: Int32 {
    case reference, original
  }
  enum CTCharacterCollection: UInt16 {
    case identityMapping, adobeCNS1, adobeGB1, adobeJapan1, adobeJapan2, adobeKorea1
  }
  enum CTFontDescriptorMatchingState: UInt32 {
    case started, finished, willBeginQuerying, stalled, willBeginDownloading, downloading, downloadingFinished, matched, failedWithError
  }
  enum CTFontFormat: UInt32 {
    case unrecognized, openTypePostScript, openTypeTrueType, trueType, postScript, bitmap
  }
  enum CTFontManagerAutoActivation: UInt32 {
    case `default`, disabled, enabled, promptUser
  }
  struct CTFontManagerError: Error {
    enum Code: Int { case none, fileNotFount, insufficientPermissions, unrecognizedFormat, invalidFontData, alreadyRegistered, exceededResourceLimit, assetNotFound, notRegistered, inUse, systemRequired, registrationFailed, missingEntitlement, insufficientInfo, cancelledByUser, duplicatedName, invalidFilePath, unsupportedScope }
    static var alreadyRegistered: CTFontManagerError.Code { get }
    static var assetNotFound: CTFontManagerError.Code { get }
    static var cancelledByUser: CTFontManagerError.Code { get }
    var code: CTFontManagerError.Code { get }
    static var duplicatedName: CTFontManagerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var exceededResourceLimit: CTFontManagerError.Code { get }
    static var fileNotFount: CTFontManagerError.Code { get }
    static var inUse: CTFontManagerError.Code { get }
    init(_ code: CTFontManagerError.Code, userInfo: [String: Any] = nil)
    static var insufficientInfo: CTFontManagerError.Code { get }
    static var insufficientPermissions: CTFontManagerError.Code { get }
    static var invalidFilePath: CTFontManagerError.Code { get }
    static var invalidFontData: CTFontManagerError.Code { get }
    var localizedDescription: String { get }
    static var missingEntitlement: CTFontManagerError.Code { get }
    static var none: CTFontManagerError.Code { get }
    static var notRegistered: CTFontManagerError.Code { get }
    static var registrationFailed: CTFontManagerError.Code { get }
    static var systemRequired: CTFontManagerError.Code { get }
    static var unrecognizedFormat: CTFontManagerError.Code { get }
    static var unsupportedScope: CTFontManagerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  enum CTFontManagerScope: UInt32 {
    case none, process, persistent, session
  }
  enum CTFontNameKey: Int32 {
    case copyright, family, subFamily, style, unique, full, version, postScript, trademark, manufacturer, designer, description, vendorURL, designerURL, license, licenseURL, sampleText, postscriptCid
  }
  struct CTFontOptions: OptionSet {
    init(rawValue: UInt)
    static var preferSystemFont: CTFontOptions { get }
    static var preventAutoActivation: CTFontOptions { get }
    static var preventAutoDownload: CTFontOptions { get }
    var rawValue: UInt { get }
  }
  enum CTFontOrientation: UInt32 {
    case `default`, horizontal, vertical
  }
  enum CTFontPriority: UInt32 {
    case system, network, computer, user, dynamic, process
  }
  enum CTFontStylisticClass: UInt32 {
    case none, unknown, oldStyleSerifs, transitionalSerifs, modernSerifs, clarendonSerifs, slabSerifs, freeformSerifs, sansSerif, ornamentals, scripts, symbolic
  }
  struct CTFontSymbolicTraits: OptionSet {
    static var bold: CTFontSymbolicTraits { get }
    static var colorGlyphs: CTFontSymbolicTraits { get }
    static var composite: CTFontSymbolicTraits { get }
    static var condensed: CTFontSymbolicTraits { get }
    static var expanded: CTFontSymbolicTraits { get }
    init(rawValue: UInt32)
    static var italic: CTFontSymbolicTraits { get }
    static var mask: CTFontSymbolicTraits { get }
    static var monoSpace: CTFontSymbolicTraits { get }
    var rawValue: UInt32 { get }
    static var uiOptimized: CTFontSymbolicTraits { get }
    static var vertical: CTFontSymbolicTraits { get }
  }
  enum CTFontTable: UInt32 {
    case baselineBASE, colorBitmapData, colorBitmapLocationData, postscriptFontProgram, compactFontFormat2, colorTable, colorPaletteTable, digitalSignature, embeddedBitmap, embeddedBitmapLocation, embeddedBitmapScaling, glyphDefinition, glyphPositioning, glyphSubstitution, horizontalMetricsVariations, justificationJSTF, linearThreshold, mathLayoutData, merge, metricsVariations, windowsSpecificMetrics, pcl5Data, verticalDeviceMetrics, styleAttributes, scalableVectorGraphics, verticalOrigin, verticalMetricsVariations, glyphReference, accentAttachment, anchorPoints, axisVariation, bitmapData, bitmapFontHeader, bitmapLocation, baselineBsln, characterToGlyphMapping, controlValueTableVariation, controlValueTable, fontDescriptor, layoutFeature, fontMetrics, fondAndNfntData, fontProgram, fontVariation, gridFitting, glyphData, glyphVariation, horizontalDeviceMetrics, fontHeader, horizontalHeader, horizontalMetrics, horizontalStyle, justificationJust, kerning, extendedKerning, ligatureCaret, indexToLocation, languageTags, maximumProfile, metadata, morph, extendedMorph, name, opticalBounds, postScriptInformation, controlValueTableProgram, properties, sBitmapData, sExtendedBitmapData, tracking, verticalHeader, verticalMetrics, crossReference
  }
  struct CTFontTableOptions: OptionSet {
    static var excludeSynthetic: CTFontTableOptions { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
  }
  enum CTFontUIFontType: UInt32 {
    case none, user, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey, windowTitle, pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
  }
  enum CTFramePathFillRule: Int32 {
    case evenOdd, windingNumber
  }
  struct CTFrameProgression: OptionSet {
    init(rawValue: UInt32)
    static var leftToRight: CTFrameProgression { get }
    var rawValue: UInt32 { get }
    static var rightToLeft: CTFrameProgression { get }
  }
  enum CTLigatureFormation: Int32 {
    case essential, standard, all
  }
  struct CTLineBoundsOptions: OptionSet {
    static var excludeTypographicLeading: CTLineBoundsOptions { get }
    static var excludeTypographicShifts: CTLineBoundsOptions { get }
    static var includeLanguageExtents: CTLineBoundsOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var useGlyphPathBounds: CTLineBoundsOptions { get }
    static var useHangingPunctuation: CTLineBoundsOptions { get }
    static var useOpticalBounds: CTLineBoundsOptions { get }
  }
  enum CTLineBreakMode: UInt8 {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
  }
  enum CTLineTruncation: UInt32 {
    case start, end, middle
  }
  struct CTParagraphStyleSetting {
    init()
    init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeMutableRawPointer)
    var spec: CTParagraphStyleSpecifier
    var value: UnsafeMutableRawPointer
    var valueSize: Int
  }
  struct CTParagraphStyleSettingValue {
    init()
    init(int8: UInt8, single: CGFloat, native_uint: Int, pointer: UnsafeMutableRawPointer)
    var int8: UInt8
    var native_uint: Int
    var pointer: UnsafeMutableRawPointer
    var single: CGFloat
  }
  enum CTParagraphStyleSpecifier: UInt32 {
    case alignment, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment, lineBoundsOptions, count
  }
  struct CTRunDelegateCallbacks {
    init()
    init(version: Int)
    var version: Int
  }
  enum CTRunStatus: Int32 {
    case noStatus, rightToLeft, nonMonotonic, hasNonIdentityMatrix
  }
  enum CTSuperscriptStyle: Int32 {
    case none, superscript, `subscript`
  }
  enum CTTextAlignment: UInt8 {
    case left, right, center, justified, natural
  }
  enum CTUnderlineStyle: Int32 {
    case none, single, thick, double
  }
  enum CTUnderlineStyleModifiers: Int32 {
    case patternSolid, patternDot, patternDash, patternDashDot, patternDashDotDot
  }
  struct CTWritingDirection: OptionSet {
    static var embedding: CTWritingDirection { get }
    init(rawValue: Int8)
    static var natural: CTWritingDirection { get }
    static var override: CTWritingDirection { get }
    var rawValue: Int8 { get }
    static var rightToLeft: CTWritingDirection { get }
  }
  enum FontFeatureGroup: Int32 {
    case allTypographicFeatures, ligatures, cursiveConnection, letterCase, verticalSubstitution, linguisticRearrangement, numberSpacing, smartSwash, diacritics, verticalPosition, fractions, overlappingCharacters, typographicExtras, mathematicalExtras, ornamentSets, characterAlternatives, designComplexity, styleOptions, characterShape, numberCase, textSpacing, transliteration, annotation, kanaSpacing, ideographicSpacing, unicodeDecomposition, rubyKana, cjkSymbolAlternatives, ideographicAlternatives, cjkVerticalRomanPlacement, italicCJKRoman, caseSensitiveLayout, alternateKana, stylisticAlternatives, contextualAlternates, lowerCase, upperCase, cjkRomanSpacing
  }
  var kCTAdaptiveImageProviderAttributeName: String { get }
  var kCTBackgroundColorAttributeName: String { get }
  var kCTBaselineClassAttributeName: String { get }
  var kCTBaselineClassHanging: String { get }
  var kCTBaselineClassIdeographicCentered: String { get }
  var kCTBaselineClassIdeographicHigh: String { get }
  var kCTBaselineClassIdeographicLow: String { get }
  var kCTBaselineClassMath: String { get }
  var kCTBaselineClassRoman: String { get }
  var kCTBaselineInfoAttributeName: String { get }
  var kCTBaselineOffsetAttributeName: String { get }
  var kCTBaselineOriginalFont: String { get }
  var kCTBaselineReferenceFont: String { get }
  var kCTBaselineReferenceInfoAttributeName: String { get }
  var kCTCharacterShapeAttributeName: String { get }
  var kCTFontAttributeName: String { get }
  var kCTFontBaselineAdjustAttribute: String { get }
  var kCTFontCascadeListAttribute: String { get }
  var kCTFontCharacterSetAttribute: String { get }
  var kCTFontCollectionRemoveDuplicatesOption: String { get }
  var kCTFontCopyrightNameKey: String { get }
  var kCTFontDescriptionNameKey: String { get }
  var kCTFontDescriptorMatchingCurrentAssetSize: String { get }
  var kCTFontDescriptorMatchingDescriptors: String { get }
  var kCTFontDescriptorMatchingError: String { get }
  var kCTFontDescriptorMatchingPercentage: String { get }
  var kCTFontDescriptorMatchingResult: String { get }
  var kCTFontDescriptorMatchingSourceDescriptor: String { get }
  var kCTFontDescriptorMatchingTotalAssetSize: String { get }
  var kCTFontDescriptorMatchingTotalDownloadedSize: String { get }
  var kCTFontDesignerNameKey: String { get }
  var kCTFontDesignerURLNameKey: String { get }
  var kCTFontDisplayNameAttribute: String { get }
  var kCTFontEnabledAttribute: String { get }
  var kCTFontFamilyNameAttribute: String { get }
  var kCTFontFamilyNameKey: String { get }
  var kCTFontFeatureSampleTextKey: String { get }
  var kCTFontFeatureSelectorDefaultKey: String { get }
  var kCTFontFeatureSelectorIdentifierKey: String { get }
  var kCTFontFeatureSelectorNameKey: String { get }
  var kCTFontFeatureSelectorSettingKey: String { get }
  var kCTFontFeatureSettingsAttribute: String { get }
  var kCTFontFeatureTooltipTextKey: String { get }
  var kCTFontFeatureTypeExclusiveKey: String { get }
  var kCTFontFeatureTypeIdentifierKey: String { get }
  var kCTFontFeatureTypeNameKey: String { get }
  var kCTFontFeatureTypeSelectorsKey: String { get }
  var kCTFontFeaturesAttribute: String { get }
  var kCTFontFixedAdvanceAttribute: String { get }
  var kCTFontFormatAttribute: String { get }
  var kCTFontFullNameKey: String { get }
  var kCTFontLanguagesAttribute: String { get }
  var kCTFontLicenseNameKey: String { get }
  var kCTFontLicenseURLNameKey: String { get }
  var kCTFontMacintoshEncodingsAttribute: String { get }
  var kCTFontManagerErrorDomain: String { get }
  var kCTFontManagerErrorFontAssetNameKey: String { get }
  var kCTFontManagerErrorFontDescriptorsKey: String { get }
  var kCTFontManagerErrorFontURLsKey: String { get }
  var kCTFontManufacturerNameKey: String { get }
  var kCTFontMatrixAttribute: String { get }
  var kCTFontNameAttribute: String { get }
  var kCTFontOrientationAttribute: String { get }
  var kCTFontPostScriptCIDNameKey: String { get }
  var kCTFontPostScriptNameKey: String { get }
  var kCTFontPriorityAttribute: String { get }
  var kCTFontRegistrationScopeAttribute: String { get }
  var kCTFontRegistrationUserInfoAttribute: String { get }
  var kCTFontSampleTextNameKey: String { get }
  var kCTFontSizeAttribute: String { get }
  var kCTFontSlantTrait: String { get }
  var kCTFontStyleNameAttribute: String { get }
  var kCTFontStyleNameKey: String { get }
  var kCTFontSubFamilyNameKey: String { get }
  var kCTFontSymbolicTrait: String { get }
  var kCTFontTrademarkNameKey: String { get }
  var kCTFontTraitsAttribute: String { get }
  var kCTFontURLAttribute: String { get }
  var kCTFontUniqueNameKey: String { get }
  var kCTFontVariationAttribute: String { get }
  var kCTFontVariationAxisDefaultValueKey: String { get }
  var kCTFontVariationAxisHiddenKey: String { get }
  var kCTFontVariationAxisIdentifierKey: String { get }
  var kCTFontVariationAxisMaximumValueKey: String { get }
  var kCTFontVariationAxisMinimumValueKey: String { get }
  var kCTFontVariationAxisNameKey: String { get }
  var kCTFontVendorURLNameKey: String { get }
  var kCTFontVersionNameKey: String { get }
  var kCTFontWeightTrait: String { get }
  var kCTFontWidthTrait: String { get }
  var kCTForegroundColorAttributeName: String { get }
  var kCTForegroundColorFromContextAttributeName: String { get }
  var kCTFrameClippingPathsAttributeName: String { get }
  var kCTFramePathClippingPathAttributeName: String { get }
  var kCTFramePathFillRuleAttributeName: String { get }
  var kCTFramePathWidthAttributeName: String { get }
  var kCTFrameProgressionAttributeName: String { get }
  var kCTGlyphInfoAttributeName: String { get }
  var kCTHorizontalInVerticalFormsAttributeName: String { get }
  var kCTKernAttributeName: String { get }
  var kCTLigatureAttributeName: String { get }
  var kCTParagraphStyleAttributeName: String { get }
  var kCTRubyAnnotationAttributeName: String { get }
  var kCTRunDelegateAttributeName: String { get }
  var kCTStrokeColorAttributeName: String { get }
  var kCTStrokeWidthAttributeName: String { get }
  var kCTSuperscriptAttributeName: String { get }
  var kCTTabColumnTerminatorsAttributeName: String { get }
  var kCTTrackingAttributeName: String { get }
  var kCTTypesetterOptionAllowUnboundedLayout: String { get }
  var kCTTypesetterOptionDisableBidiProcessing: String { get }
  var kCTTypesetterOptionForcedEmbeddingLevel: String { get }
  var kCTUnderlineColorAttributeName: String { get }
  var kCTUnderlineStyleAttributeName: String { get }
  var kCTVerticalFormsAttributeName: String { get }
  var kCTWritingDirectionAttributeName: String { get }
  """#

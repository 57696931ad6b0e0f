/// What is known of the module `AppKit`.
let appKitInterface = #"""
  // exports: Foundation CoreFoundation CoreGraphics QuartzCore CoreImage CoreText CoreData ApplicationServices UniformTypeIdentifiers Symbols
  struct ColorResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  struct FileAttributeType: RawRepresentable, Hashable {
    static var documentAttribute: FileAttributeType { get }
    static var documentOption: FileAttributeType { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  enum HfsTypeCode: UInt32 {
    case clipboardIcon, clippingUnknownTypeIcon, clippingPictureTypeIcon, clippingTextTypeIcon, clippingSoundTypeIcon, desktopIcon, finderIcon, computerIcon, fontSuitcaseIcon, fullTrashIcon, genericApplicationIcon, genericCdromIcon, genericControlPanelIcon, genericControlStripModuleIcon, genericComponentIcon, genericDeskAccessoryIcon, genericDocumentIcon, genericEditionFileIcon, genericExtensionIcon, genericFileServerIcon, genericFontIcon, genericFontScalerIcon, genericFloppyIcon, genericHardDiskIcon, genericIDiskIcon, genericRemovableMediaIcon, genericMoverObjectIcon, genericPCCardIcon, genericPreferencesIcon, genericQueryDocumentIcon, genericRamDiskIcon, genericSharedLibraryIcon, genericStationeryIcon, genericSuitcaseIcon, genericURLIcon, genericWormIcon, internationalResourcesIcon, keyboardLayoutIcon, soundFileIcon, systemSuitcaseIcon, trashIcon, trueTypeFontIcon, trueTypeFlatFontIcon, trueTypeMultiFlatFontIcon, userIDiskIcon, unknownFSObjectIcon, internetLocationHTTPIcon, internetLocationFtpIcon, internetLocationAppleShareIcon, internetLocationAppleTalkZoneIcon, internetLocationFileIcon, internetLocationMailIcon, internetLocationNewsIcon, internetLocationNslNeighborhoodIcon, internetLocationGenericIcon, genericFolderIcon, dropFolderIcon, mountedFolderIcon, openFolderIcon, ownedFolderIcon, privateFolderIcon, sharedFolderIcon, sharingPrivsNotApplicableIcon, sharingPrivsReadOnlyIcon, sharingPrivsReadWriteIcon, sharingPrivsUnknownIcon, sharingPrivsWritableIcon, userFolderIcon, workgroupFolderIcon, guestUserIcon, userIcon, ownerIcon, groupIcon, appearanceFolderIcon, appleMenuFolderIcon, applicationsFolderIcon, applicationSupportFolderIcon, colorSyncFolderIcon, contextualMenuItemsFolderIcon, controlPanelDisabledFolderIcon, controlPanelFolderIcon, documentsFolderIcon, extensionsDisabledFolderIcon, extensionsFolderIcon, favoritesFolderIcon, fontsFolderIcon, internetSearchSitesFolderIcon, publicFolderIcon, printerDescriptionFolderIcon, printMonitorFolderIcon, recentApplicationsFolderIcon, recentDocumentsFolderIcon, recentServersFolderIcon, shutdownItemsDisabledFolderIcon, shutdownItemsFolderIcon, speakableItemsFolder, startupItemsDisabledFolderIcon, startupItemsFolderIcon, systemExtensionDisabledFolderIcon, systemFolderIcon, voicesFolderIcon, appleScriptBadgeIcon, lockedBadgeIcon, mountedBadgeIcon, sharedBadgeIcon, aliasBadgeIcon, alertCautionBadgeIcon, alertNoteIcon, alertCautionIcon, alertStopIcon, appleTalkIcon, appleTalkZoneIcon, afpServerIcon, ftpServerIcon, httpServerIcon, genericNetworkIcon, ipFileServerIcon, toolbarCustomizeIcon, toolbarDeleteIcon, toolbarFavoritesIcon, toolbarHomeIcon, toolbarAdvancedIcon, toolbarInfoIcon, toolbarLabelsIcon, toolbarApplicationsFolderIcon, toolbarDocumentsFolderIcon, toolbarMovieFolderIcon, toolbarMusicFolderIcon, toolbarPicturesFolderIcon, toolbarPublicFolderIcon, toolbarDesktopFolderIcon, toolbarDownloadsFolderIcon, toolbarLibraryFolderIcon, toolbarUtilitiesFolderIcon, toolbarSitesFolderIcon, appleLogoIcon, appleMenuIcon, backwardArrowIcon, favoriteItemsIcon, forwardArrowIcon, gridIcon, helpIcon, keepArrangedIcon, lockedIcon, noFilesIcon, noFolderIcon, noWriteIcon, protectedApplicationFolderIcon, protectedSystemFolderIcon, recentItemsIcon, shortcutIcon, sortAscendingIcon, sortDescendingIcon, unlockedIcon, connectToIcon, genericWindowIcon, questionMarkIcon, deleteAliasIcon, ejectMediaIcon, burningIcon, rightContainerArrowIcon
  }
  struct ImageResource: Hashable {
    init(name: String, bundle: Bundle)
  }
  class NSATSTypesetter: NSTypesetter {
    init()
    static var shared: NSATSTypesetter { get }
  }
  var NSAboutPanelOptionApplicationIcon: String { get }
  var NSAboutPanelOptionApplicationName: String { get }
  var NSAboutPanelOptionApplicationVersion: String { get }
  var NSAboutPanelOptionCredits: String { get }
  var NSAboutPanelOptionVersion: String { get }
  protocol NSAccessibility: NSObjectProtocol {
    var accessibilityActivationPoint: CGPoint
    var accessibilityAllowedValues: [NSNumber]?
    var accessibilityApplicationFocusedUIElement: Any?
    func accessibilityAttributedString(for range: NSRange) -> NSAttributedString?
    var accessibilityAttributedUserInputLabels: [NSAttributedString]
    var accessibilityCancelButton: Any?
    func accessibilityCell(forColumn column: Int, row: Int) -> Any?
    var accessibilityChildren: [Any]?
    var accessibilityChildrenInNavigationOrder: [NSAccessibilityElement]?
    var accessibilityClearButton: Any?
    var accessibilityCloseButton: Any?
    var accessibilityColumnCount: Int
    var accessibilityColumnHeaderUIElements: [Any]?
    var accessibilityColumnIndexRange: NSRange
    var accessibilityColumnTitles: [Any]?
    var accessibilityColumns: [Any]?
    var accessibilityContents: [Any]?
    var accessibilityCriticalValue: Any?
    var accessibilityCustomActions: [NSAccessibilityCustomAction]?
    var accessibilityCustomRotors: [NSAccessibilityCustomRotor]
    var accessibilityDecrementButton: Any?
    var accessibilityDefaultButton: Any?
    var accessibilityDisclosedByRow: Any?
    var accessibilityDisclosedRows: Any?
    var accessibilityDisclosureLevel: Int
    var accessibilityDocument: String?
    var accessibilityExtrasMenuBar: Any?
    var accessibilityFilename: String?
    var accessibilityFocusedWindow: Any?
    var accessibilityFrame: CGRect
    func accessibilityFrame(for range: NSRange) -> CGRect
    var accessibilityFullScreenButton: Any?
    var accessibilityGrowArea: Any?
    var accessibilityHandles: [Any]?
    var accessibilityHeader: Any?
    var accessibilityHelp: String?
    var accessibilityHorizontalScrollBar: Any?
    var accessibilityHorizontalUnitDescription: String?
    var accessibilityHorizontalUnits: NSAccessibilityUnits
    var accessibilityIdentifier: String?
    var accessibilityIncrementButton: Any?
    var accessibilityIndex: Int
    var accessibilityInsertionPointLineNumber: Int
    var accessibilityLabel: String?
    var accessibilityLabelUIElements: [Any]?
    var accessibilityLabelValue: Float
    func accessibilityLayoutPoint(forScreenPoint point: CGPoint) -> CGPoint
    func accessibilityLayoutSize(forScreenSize size: CGSize) -> CGSize
    func accessibilityLine(for index: Int) -> Int
    var accessibilityLinkedUIElements: [Any]?
    var accessibilityMainWindow: Any?
    var accessibilityMarkerGroupUIElement: Any?
    var accessibilityMarkerTypeDescription: String?
    var accessibilityMarkerUIElements: [Any]?
    var accessibilityMarkerValues: Any?
    var accessibilityMaxValue: Any?
    var accessibilityMenuBar: Any?
    var accessibilityMinValue: Any?
    var accessibilityMinimizeButton: Any?
    var accessibilityNextContents: [Any]?
    var accessibilityNumberOfCharacters: Int
    var accessibilityOrientation: NSAccessibilityOrientation
    var accessibilityOverflowButton: Any?
    var accessibilityParent: Any?
    func accessibilityPerformCancel() -> Bool
    func accessibilityPerformConfirm() -> Bool
    func accessibilityPerformDecrement() -> Bool
    func accessibilityPerformDelete() -> Bool
    func accessibilityPerformIncrement() -> Bool
    func accessibilityPerformPick() -> Bool
    func accessibilityPerformPress() -> Bool
    func accessibilityPerformRaise() -> Bool
    func accessibilityPerformShowAlternateUI() -> Bool
    func accessibilityPerformShowDefaultUI() -> Bool
    func accessibilityPerformShowMenu() -> Bool
    var accessibilityPlaceholderValue: String?
    var accessibilityPreviousContents: [Any]?
    var accessibilityProxy: Any?
    func accessibilityRTF(for range: NSRange) -> Data?
    func accessibilityRange(for index: Int) -> NSRange
    func accessibilityRange(forLine line: Int) -> NSRange
    func accessibilityRange(forPosition point: CGPoint) -> NSRange
    var accessibilityRole: String?
    var accessibilityRoleDescription: String?
    var accessibilityRowCount: Int
    var accessibilityRowHeaderUIElements: [Any]?
    var accessibilityRowIndexRange: NSRange
    var accessibilityRows: [Any]?
    var accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
    func accessibilityScreenPoint(forLayoutPoint point: CGPoint) -> CGPoint
    func accessibilityScreenSize(forLayoutSize size: CGSize) -> CGSize
    var accessibilitySearchButton: Any?
    var accessibilitySearchMenu: Any?
    var accessibilitySelectedCells: [Any]?
    var accessibilitySelectedChildren: [Any]?
    var accessibilitySelectedColumns: [Any]?
    var accessibilitySelectedRows: [Any]?
    var accessibilitySelectedText: String?
    var accessibilitySelectedTextRange: NSRange
    var accessibilitySelectedTextRanges: [NSValue]?
    var accessibilityServesAsTitleForUIElements: [Any]?
    var accessibilitySharedCharacterRange: NSRange
    var accessibilitySharedFocusElements: [Any]?
    var accessibilitySharedTextUIElements: [Any]?
    var accessibilityShownMenu: Any?
    var accessibilitySortDirection: NSAccessibilitySortDirection
    var accessibilitySplitters: [Any]?
    func accessibilityString(for range: NSRange) -> String?
    func accessibilityStyleRange(for index: Int) -> NSRange
    var accessibilitySubrole: String?
    var accessibilityTabs: [Any]?
    var accessibilityTitle: String?
    var accessibilityTitleUIElement: Any?
    var accessibilityToolbarButton: Any?
    var accessibilityTopLevelUIElement: Any?
    var accessibilityURL: URL?
    var accessibilityUnitDescription: String?
    var accessibilityUnits: NSAccessibilityUnits
    var accessibilityUserInputLabels: [String]
    var accessibilityValue: Any?
    var accessibilityValueDescription: String?
    var accessibilityVerticalScrollBar: Any?
    var accessibilityVerticalUnitDescription: String?
    var accessibilityVerticalUnits: NSAccessibilityUnits
    var accessibilityVisibleCells: [Any]?
    var accessibilityVisibleCharacterRange: NSRange
    var accessibilityVisibleChildren: [Any]?
    var accessibilityVisibleColumns: [Any]?
    var accessibilityVisibleRows: [Any]?
    var accessibilityWarningValue: Any?
    var accessibilityWindow: Any?
    var accessibilityWindows: [Any]?
    var accessibilityZoomButton: Any?
    var isAccessibilityAlternateUIVisible: Bool
    var isAccessibilityDisclosed: Bool
    var isAccessibilityEdited: Bool
    var isAccessibilityElement: Bool
    var isAccessibilityEnabled: Bool
    var isAccessibilityExpanded: Bool
    var isAccessibilityFocused: Bool
    var isAccessibilityFrontmost: Bool
    var isAccessibilityHidden: Bool
    var isAccessibilityMain: Bool
    var isAccessibilityMinimized: Bool
    var isAccessibilityModal: Bool
    var isAccessibilityOrderedByRow: Bool
    var isAccessibilityProtectedContent: Bool
    var isAccessibilityRequired: Bool
    var isAccessibilitySelected: Bool
    func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool
  }
  var NSAccessibilityActivationPointAttribute: String { get }
  var NSAccessibilityAllowedValuesAttribute: String { get }
  var NSAccessibilityAlternateUIVisibleAttribute: String { get }
  var NSAccessibilityAnnotationElement: String { get }
  var NSAccessibilityAnnotationLabel: String { get }
  var NSAccessibilityAnnotationLocation: String { get }
  enum NSAccessibilityAnnotationPosition: Int {
    case fullRange, start, end
  }
  var NSAccessibilityAnnotationTextAttribute: String { get }
  var NSAccessibilityAnnouncementKey: String { get }
  var NSAccessibilityApplicationRole: String { get }
  var NSAccessibilityAttachmentTextAttribute: String { get }
  var NSAccessibilityAttributedStringForRangeParameterizedAttribute: String { get }
  var NSAccessibilityAutocorrectedTextAttribute: String { get }
  var NSAccessibilityBackgroundColorTextAttribute: String { get }
  var NSAccessibilityBoundsForRangeParameterizedAttribute: String { get }
  var NSAccessibilityBrowserRole: String { get }
  var NSAccessibilityBusyIndicatorRole: String { get }
  protocol NSAccessibilityButton: NSAccessibilityElement {
    var accessibilityLabel: String? { get }
    func accessibilityPerformPress() -> Bool
  }
  var NSAccessibilityButtonRole: String { get }
  var NSAccessibilityCancelAction: String { get }
  var NSAccessibilityCancelButtonAttribute: String { get }
  var NSAccessibilityCellForColumnAndRowParameterizedAttribute: String { get }
  var NSAccessibilityCellRole: String { get }
  protocol NSAccessibilityCheckBox: NSAccessibilityButton {
    var accessibilityValue: NSNumber? { get }
  }
  var NSAccessibilityCheckBoxRole: String { get }
  var NSAccessibilityChildrenAttribute: String { get }
  var NSAccessibilityClearButtonAttribute: String { get }
  var NSAccessibilityCloseButtonAttribute: String { get }
  var NSAccessibilityCloseButtonSubrole: String { get }
  var NSAccessibilityCollectionListSubrole: String { get }
  protocol NSAccessibilityColor: NSObjectProtocol {
    var accessibilityName: String { get }
  }
  var NSAccessibilityColorWellRole: String { get }
  var NSAccessibilityColumnCountAttribute: String { get }
  var NSAccessibilityColumnHeaderUIElementsAttribute: String { get }
  var NSAccessibilityColumnIndexRangeAttribute: String { get }
  var NSAccessibilityColumnRole: String { get }
  var NSAccessibilityColumnTitlesAttribute: String { get }
  var NSAccessibilityColumnsAttribute: String { get }
  var NSAccessibilityComboBoxRole: String { get }
  var NSAccessibilityConfirmAction: String { get }
  var NSAccessibilityContainsProtectedContentAttribute: String { get }
  protocol NSAccessibilityContainsTransientUI: NSAccessibilityElement {
    func accessibilityPerformShowAlternateUI() -> Bool
    func accessibilityPerformShowDefaultUI() -> Bool
    var isAccessibilityAlternateUIVisible: Bool { get }
  }
  var NSAccessibilityContentListSubrole: String { get }
  var NSAccessibilityContentsAttribute: String { get }
  var NSAccessibilityCriticalValueAttribute: String { get }
  class NSAccessibilityCustomAction: NSObject {
    var handler: (() -> Bool)?
    init()
    init(name: String, handler: (() -> Bool)?)
    init(name: String, target: Any, selector: Selector)
    var name: String
    var selector: Selector?
    var target: Any?
  }
  class NSAccessibilityCustomRotor: NSObject {
    enum RotorType: Int { case custom, any, annotation, boldText, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6, image, italicText, landmark, link, list, misspelledWord, table, textField, underlinedText, visitedLink, audiograph }
    enum SearchDirection: Int { case previous, next }
    init()
    init(label: String, itemSearchDelegate: NSAccessibilityCustomRotorItemSearchDelegate)
    init(rotorType: NSAccessibilityCustomRotor.RotorType, itemSearchDelegate: NSAccessibilityCustomRotorItemSearchDelegate)
    var itemLoadingDelegate: NSAccessibilityElementLoading?
    var itemSearchDelegate: NSAccessibilityCustomRotorItemSearchDelegate?
    var label: String
    var type: NSAccessibilityCustomRotor.RotorType
  }
  class NSAccessibilityCustomRotorItemResult: NSObject {
    var customLabel: String?
    init(itemLoadingToken: NSSecureCoding, customLabel: String)
    init(targetElement: NSAccessibilityElement)
    var itemLoadingToken: NSSecureCoding? { get }
    var targetElement: NSAccessibilityElement? { get }
    var targetRange: NSRange
  }
  protocol NSAccessibilityCustomRotorItemSearchDelegate: NSObjectProtocol {
    func rotor(_ rotor: NSAccessibilityCustomRotor, resultFor searchParameters: NSAccessibilityCustomRotorSearchParameters) -> NSAccessibilityCustomRotorItemResult?
  }
  class NSAccessibilityCustomRotorSearchParameters: NSObject {
    var currentItem: NSAccessibilityCustomRotorItemResult?
    var filterString: String
    init()
    var searchDirection: NSAccessibilityCustomRotor.SearchDirection
  }
  var NSAccessibilityCustomTextAttribute: String { get }
  var NSAccessibilityDecrementAction: String { get }
  var NSAccessibilityDecrementArrowSubrole: String { get }
  var NSAccessibilityDecrementButtonAttribute: String { get }
  var NSAccessibilityDecrementPageSubrole: String { get }
  var NSAccessibilityDefaultButtonAttribute: String { get }
  var NSAccessibilityDefinitionListSubrole: String { get }
  var NSAccessibilityDeleteAction: String { get }
  var NSAccessibilityDescriptionAttribute: String { get }
  var NSAccessibilityDescriptionListSubrole: String { get }
  var NSAccessibilityDialogSubrole: String { get }
  var NSAccessibilityDisclosedByRowAttribute: String { get }
  var NSAccessibilityDisclosedRowsAttribute: String { get }
  var NSAccessibilityDisclosingAttribute: String { get }
  var NSAccessibilityDisclosureLevelAttribute: String { get }
  var NSAccessibilityDisclosureTriangleRole: String { get }
  var NSAccessibilityDocumentAttribute: String { get }
  var NSAccessibilityDrawerRole: String { get }
  var NSAccessibilityEditedAttribute: String { get }
  class NSAccessibilityElement: NSObject, NSAccessibility {
    func accessibilityAddChildElement(_ childElement: NSAccessibilityElement)
    static func accessibilityElement(withRole role: String, frame: CGRect, label: String, parent: Any) -> Any
    var accessibilityFrame: CGRect { get }
    var accessibilityFrameInParentSpace: CGRect
    var accessibilityIdentifier: String { get }
    var accessibilityParent: Any? { get }
    init()
    var isAccessibilityFocused: Bool { get }
  }
  protocol NSAccessibilityElementLoading: NSObjectProtocol {
    func accessibilityElement(withToken token: NSSecureCoding) -> NSAccessibilityElement?
    func accessibilityRangeInTargetElement(withToken token: NSSecureCoding) -> NSRange
  }
  var NSAccessibilityEnabledAttribute: String { get }
  var NSAccessibilityExpandedAttribute: String { get }
  var NSAccessibilityExtrasMenuBarAttribute: String { get }
  var NSAccessibilityFilenameAttribute: String { get }
  var NSAccessibilityFloatingWindowSubrole: String { get }
  var NSAccessibilityFocusedAttribute: String { get }
  var NSAccessibilityFocusedUIElementAttribute: String { get }
  var NSAccessibilityFocusedWindowAttribute: String { get }
  var NSAccessibilityFontFamilyKey: String { get }
  var NSAccessibilityFontNameKey: String { get }
  var NSAccessibilityFontSizeKey: String { get }
  var NSAccessibilityFontTextAttribute: String { get }
  var NSAccessibilityForegroundColorTextAttribute: String { get }
  var NSAccessibilityFrontmostAttribute: String { get }
  var NSAccessibilityFullScreenButtonAttribute: String { get }
  var NSAccessibilityFullScreenButtonSubrole: String { get }
  var NSAccessibilityGridRole: String { get }
  protocol NSAccessibilityGroup: NSAccessibilityElement {}
  var NSAccessibilityGroupRole: String { get }
  var NSAccessibilityGrowAreaAttribute: String { get }
  var NSAccessibilityGrowAreaRole: String { get }
  var NSAccessibilityHandleRole: String { get }
  var NSAccessibilityHandlesAttribute: String { get }
  var NSAccessibilityHeaderAttribute: String { get }
  var NSAccessibilityHelpAttribute: String { get }
  var NSAccessibilityHelpTagRole: String { get }
  var NSAccessibilityHiddenAttribute: String { get }
  var NSAccessibilityHorizontalScrollBarAttribute: String { get }
  var NSAccessibilityHorizontalUnitDescriptionAttribute: String { get }
  var NSAccessibilityHorizontalUnitsAttribute: String { get }
  var NSAccessibilityIdentifierAttribute: String { get }
  protocol NSAccessibilityImage: NSAccessibilityElement {
    var accessibilityLabel: String? { get }
  }
  var NSAccessibilityImageRole: String { get }
  var NSAccessibilityIncrementAction: String { get }
  var NSAccessibilityIncrementArrowSubrole: String { get }
  var NSAccessibilityIncrementButtonAttribute: String { get }
  var NSAccessibilityIncrementPageSubrole: String { get }
  var NSAccessibilityIncrementorRole: String { get }
  var NSAccessibilityIndexAttribute: String { get }
  var NSAccessibilityInsertionPointLineNumberAttribute: String { get }
  var NSAccessibilityLabelUIElementsAttribute: String { get }
  var NSAccessibilityLabelValueAttribute: String { get }
  var NSAccessibilityLanguageTextAttribute: String { get }
  protocol NSAccessibilityLayoutArea: NSAccessibilityGroup {
    var accessibilityChildren: [Any]? { get }
    var accessibilityFocusedUIElement: Any { get }
    var accessibilityLabel: String { get }
    var accessibilitySelectedChildren: [Any]? { get }
  }
  var NSAccessibilityLayoutAreaRole: String { get }
  protocol NSAccessibilityLayoutItem: NSAccessibilityGroup {
    func setAccessibilityFrame(_ frame: CGRect)
  }
  var NSAccessibilityLayoutItemRole: String { get }
  var NSAccessibilityLayoutPointForScreenPointParameterizedAttribute: String { get }
  var NSAccessibilityLayoutSizeForScreenSizeParameterizedAttribute: String { get }
  var NSAccessibilityLevelIndicatorRole: String { get }
  var NSAccessibilityLineForIndexParameterizedAttribute: String { get }
  var NSAccessibilityLinkRole: String { get }
  var NSAccessibilityLinkTextAttribute: String { get }
  var NSAccessibilityLinkedUIElementsAttribute: String { get }
  protocol NSAccessibilityList: NSAccessibilityTable {}
  var NSAccessibilityListItemIndexTextAttribute: String { get }
  var NSAccessibilityListItemLevelTextAttribute: String { get }
  var NSAccessibilityListItemPrefixTextAttribute: String { get }
  var NSAccessibilityListRole: String { get }
  var NSAccessibilityMainAttribute: String { get }
  var NSAccessibilityMainWindowAttribute: String { get }
  var NSAccessibilityMarkedMisspelledTextAttribute: String { get }
  var NSAccessibilityMarkerGroupUIElementAttribute: String { get }
  var NSAccessibilityMarkerTypeAttribute: String { get }
  var NSAccessibilityMarkerTypeDescriptionAttribute: String { get }
  var NSAccessibilityMarkerUIElementsAttribute: String { get }
  var NSAccessibilityMarkerValuesAttribute: String { get }
  var NSAccessibilityMatteContentUIElementAttribute: String { get }
  var NSAccessibilityMatteHoleAttribute: String { get }
  var NSAccessibilityMatteRole: String { get }
  var NSAccessibilityMaxValueAttribute: String { get }
  var NSAccessibilityMenuBarAttribute: String { get }
  var NSAccessibilityMenuBarItemRole: String { get }
  var NSAccessibilityMenuBarRole: String { get }
  var NSAccessibilityMenuButtonRole: String { get }
  var NSAccessibilityMenuItemRole: String { get }
  var NSAccessibilityMinValueAttribute: String { get }
  var NSAccessibilityMinimizeButtonAttribute: String { get }
  var NSAccessibilityMinimizeButtonSubrole: String { get }
  var NSAccessibilityMinimizedAttribute: String { get }
  var NSAccessibilityMisspelledTextAttribute: String { get }
  var NSAccessibilityModalAttribute: String { get }
  protocol NSAccessibilityNavigableStaticText: NSAccessibilityStaticText {
    func accessibilityFrame(for range: NSRange) -> CGRect
    func accessibilityLine(for index: Int) -> Int
    func accessibilityRange(forLine lineNumber: Int) -> NSRange
    func accessibilityString(for range: NSRange) -> String?
  }
  var NSAccessibilityNextContentsAttribute: String { get }
  var NSAccessibilityNumberOfCharactersAttribute: String { get }
  var NSAccessibilityOrderedByRowAttribute: String { get }
  enum NSAccessibilityOrientation: Int {
    case unknown, vertical, horizontal
  }
  protocol NSAccessibilityOutline: NSAccessibilityTable {}
  var NSAccessibilityOutlineRole: String { get }
  var NSAccessibilityOutlineRowSubrole: String { get }
  var NSAccessibilityOverflowButtonAttribute: String { get }
  var NSAccessibilityPageRole: String { get }
  var NSAccessibilityParentAttribute: String { get }
  var NSAccessibilityPickAction: String { get }
  var NSAccessibilityPlaceholderValueAttribute: String { get }
  var NSAccessibilityPopUpButtonRole: String { get }
  var NSAccessibilityPopoverRole: String { get }
  var NSAccessibilityPositionAttribute: String { get }
  var NSAccessibilityPressAction: String { get }
  var NSAccessibilityPreviousContentsAttribute: String { get }
  var NSAccessibilityPriorityKey: String { get }
  enum NSAccessibilityPriorityLevel: Int {
    case low, medium, high
  }
  protocol NSAccessibilityProgressIndicator: NSAccessibilityGroup {
    var accessibilityValue: NSNumber? { get }
  }
  var NSAccessibilityProgressIndicatorRole: String { get }
  var NSAccessibilityProxyAttribute: String { get }
  var NSAccessibilityRTFForRangeParameterizedAttribute: String { get }
  protocol NSAccessibilityRadioButton: NSAccessibilityButton {
    var accessibilityValue: NSNumber? { get }
  }
  var NSAccessibilityRadioButtonRole: String { get }
  var NSAccessibilityRadioGroupRole: String { get }
  var NSAccessibilityRaiseAction: String { get }
  var NSAccessibilityRangeForIndexParameterizedAttribute: String { get }
  var NSAccessibilityRangeForLineParameterizedAttribute: String { get }
  var NSAccessibilityRangeForPositionParameterizedAttribute: String { get }
  var NSAccessibilityRatingIndicatorSubrole: String { get }
  var NSAccessibilityRelevanceIndicatorRole: String { get }
  var NSAccessibilityRequiredAttribute: String { get }
  var NSAccessibilityRoleAttribute: String { get }
  var NSAccessibilityRoleDescriptionAttribute: String { get }
  protocol NSAccessibilityRow: NSAccessibilityGroup {
    var accessibilityDisclosureLevel: Int { get }
    var accessibilityIndex: Int { get }
  }
  var NSAccessibilityRowCountAttribute: String { get }
  var NSAccessibilityRowHeaderUIElementsAttribute: String { get }
  var NSAccessibilityRowIndexRangeAttribute: String { get }
  var NSAccessibilityRowRole: String { get }
  var NSAccessibilityRowsAttribute: String { get }
  var NSAccessibilityRulerMarkerRole: String { get }
  enum NSAccessibilityRulerMarkerType: Int {
    case unknown, tabStopLeft, tabStopRight, tabStopCenter, tabStopDecimal, indentHead, indentTail, indentFirstLine
  }
  var NSAccessibilityRulerRole: String { get }
  var NSAccessibilityScreenPointForLayoutPointParameterizedAttribute: String { get }
  var NSAccessibilityScreenSizeForLayoutSizeParameterizedAttribute: String { get }
  var NSAccessibilityScrollAreaRole: String { get }
  var NSAccessibilityScrollBarRole: String { get }
  var NSAccessibilitySearchButtonAttribute: String { get }
  var NSAccessibilitySearchFieldSubrole: String { get }
  var NSAccessibilitySearchMenuAttribute: String { get }
  var NSAccessibilitySectionListSubrole: String { get }
  var NSAccessibilitySecureTextFieldSubrole: String { get }
  var NSAccessibilitySelectedAttribute: String { get }
  var NSAccessibilitySelectedCellsAttribute: String { get }
  var NSAccessibilitySelectedChildrenAttribute: String { get }
  var NSAccessibilitySelectedColumnsAttribute: String { get }
  var NSAccessibilitySelectedRowsAttribute: String { get }
  var NSAccessibilitySelectedTextAttribute: String { get }
  var NSAccessibilitySelectedTextRangeAttribute: String { get }
  var NSAccessibilitySelectedTextRangesAttribute: String { get }
  var NSAccessibilityServesAsTitleForUIElementsAttribute: String { get }
  var NSAccessibilityShadowTextAttribute: String { get }
  var NSAccessibilitySharedCharacterRangeAttribute: String { get }
  var NSAccessibilitySharedFocusElementsAttribute: String { get }
  var NSAccessibilitySharedTextUIElementsAttribute: String { get }
  var NSAccessibilitySheetRole: String { get }
  var NSAccessibilityShowAlternateUIAction: String { get }
  var NSAccessibilityShowDefaultUIAction: String { get }
  var NSAccessibilityShowMenuAction: String { get }
  var NSAccessibilityShownMenuAttribute: String { get }
  var NSAccessibilitySizeAttribute: String { get }
  protocol NSAccessibilitySlider: NSAccessibilityElement {
    var accessibilityLabel: String? { get }
    func accessibilityPerformDecrement() -> Bool
    func accessibilityPerformIncrement() -> Bool
    var accessibilityValue: Any? { get }
  }
  var NSAccessibilitySliderRole: String { get }
  var NSAccessibilitySortButtonSubrole: String { get }
  enum NSAccessibilitySortDirection: Int {
    case unknown, ascending, descending
  }
  var NSAccessibilitySortDirectionAttribute: String { get }
  var NSAccessibilitySplitGroupRole: String { get }
  var NSAccessibilitySplitterRole: String { get }
  var NSAccessibilitySplittersAttribute: String { get }
  var NSAccessibilityStandardWindowSubrole: String { get }
  protocol NSAccessibilityStaticText: NSAccessibilityElement {
    func accessibilityAttributedString(for range: NSRange) -> NSAttributedString?
    var accessibilityValue: String? { get }
    var accessibilityVisibleCharacterRange: NSRange { get }
  }
  var NSAccessibilityStaticTextRole: String { get }
  protocol NSAccessibilityStepper: NSAccessibilityElement {
    var accessibilityLabel: String? { get }
    func accessibilityPerformDecrement() -> Bool
    func accessibilityPerformIncrement() -> Bool
    var accessibilityValue: Any? { get }
  }
  var NSAccessibilityStrikethroughColorTextAttribute: String { get }
  var NSAccessibilityStrikethroughTextAttribute: String { get }
  var NSAccessibilityStringForRangeParameterizedAttribute: String { get }
  var NSAccessibilityStyleRangeForIndexParameterizedAttribute: String { get }
  var NSAccessibilitySubroleAttribute: String { get }
  var NSAccessibilitySuperscriptTextAttribute: String { get }
  protocol NSAccessibilitySwitch: NSAccessibilityButton {
    func accessibilityPerformDecrement() -> Bool
    func accessibilityPerformIncrement() -> Bool
    var accessibilityValue: String? { get }
  }
  var NSAccessibilitySwitchSubrole: String { get }
  var NSAccessibilitySystemDialogSubrole: String { get }
  var NSAccessibilitySystemFloatingWindowSubrole: String { get }
  var NSAccessibilitySystemWideRole: String { get }
  var NSAccessibilityTabButtonSubrole: String { get }
  var NSAccessibilityTabGroupRole: String { get }
  protocol NSAccessibilityTable: NSAccessibilityGroup {
    var accessibilityColumnHeaderUIElements: [Any] { get }
    var accessibilityColumns: [Any] { get }
    var accessibilityHeaderGroup: String { get }
    var accessibilityLabel: String? { get }
    var accessibilityRowHeaderUIElements: [Any] { get }
    var accessibilityRows: [NSAccessibilityRow]? { get }
    var accessibilitySelectedCells: [Any] { get }
    var accessibilitySelectedColumns: [Any] { get }
    var accessibilitySelectedRows: [NSAccessibilityRow]?
    var accessibilityVisibleCells: [Any] { get }
    var accessibilityVisibleColumns: [Any] { get }
    var accessibilityVisibleRows: [NSAccessibilityRow] { get }
  }
  var NSAccessibilityTableRole: String { get }
  var NSAccessibilityTableRowSubrole: String { get }
  var NSAccessibilityTabsAttribute: String { get }
  var NSAccessibilityTextAlignmentAttribute: String { get }
  var NSAccessibilityTextAreaRole: String { get }
  var NSAccessibilityTextAttachmentSubrole: String { get }
  var NSAccessibilityTextFieldRole: String { get }
  var NSAccessibilityTextLinkSubrole: String { get }
  var NSAccessibilityTimelineSubrole: String { get }
  var NSAccessibilityTitleAttribute: String { get }
  var NSAccessibilityTitleUIElementAttribute: String { get }
  var NSAccessibilityToggleSubrole: String { get }
  var NSAccessibilityToolbarButtonAttribute: String { get }
  var NSAccessibilityToolbarButtonSubrole: String { get }
  var NSAccessibilityToolbarRole: String { get }
  var NSAccessibilityTopLevelUIElementAttribute: String { get }
  var NSAccessibilityUIElementsKey: String { get }
  var NSAccessibilityURLAttribute: String { get }
  var NSAccessibilityUnderlineColorTextAttribute: String { get }
  var NSAccessibilityUnderlineTextAttribute: String { get }
  var NSAccessibilityUnitDescriptionAttribute: String { get }
  enum NSAccessibilityUnits: Int {
    case unknown, inches, centimeters, points, picas
  }
  var NSAccessibilityUnitsAttribute: String { get }
  var NSAccessibilityUnknownRole: String { get }
  var NSAccessibilityUnknownSubrole: String { get }
  var NSAccessibilityValueAttribute: String { get }
  var NSAccessibilityValueDescriptionAttribute: String { get }
  var NSAccessibilityValueIndicatorRole: String { get }
  var NSAccessibilityVerticalScrollBarAttribute: String { get }
  var NSAccessibilityVerticalUnitDescriptionAttribute: String { get }
  var NSAccessibilityVerticalUnitsAttribute: String { get }
  var NSAccessibilityVisibleCellsAttribute: String { get }
  var NSAccessibilityVisibleCharacterRangeAttribute: String { get }
  var NSAccessibilityVisibleChildrenAttribute: String { get }
  var NSAccessibilityVisibleColumnsAttribute: String { get }
  var NSAccessibilityVisibleNameKey: String { get }
  var NSAccessibilityVisibleRowsAttribute: String { get }
  var NSAccessibilityWarningValueAttribute: String { get }
  var NSAccessibilityWindowAttribute: String { get }
  var NSAccessibilityWindowRole: String { get }
  var NSAccessibilityWindowsAttribute: String { get }
  var NSAccessibilityZoomButtonAttribute: String { get }
  var NSAccessibilityZoomButtonSubrole: String { get }
  class NSActionCell: NSCell {
    var action: Selector?
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var tag: Int
    var target: Any?
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
  class NSAlert: NSObject {
    enum ButtonReturn: Int { case first, second, third }
    enum Style: UInt { case warning, informational, critical }
    var accessoryView: NSView?
    func addButton(withTitle title: String) -> NSButton
    var alertStyle: NSAlert.Style
    func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse
    func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
    func beginSheetModal(for window: NSWindow?, modalDelegate: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    var buttons: [NSButton] { get }
    var delegate: NSAlertDelegate?
    var helpAnchor: String
    var icon: NSImage
    var informativeText: String
    init()
    init(error: Error)
    init(messageText message: String?, defaultButton: String?, alternateButton: String?, otherButton: String?, informativeTextWithFormat full: String)
    func layout()
    var messageText: String
    func runModal() -> NSApplication.ModalResponse
    var showsHelp: Bool
    var showsSuppressionButton: Bool
    var suppressionButton: NSButton { get }
    var window: NSPanel { get }
  }
  protocol NSAlertDelegate: NSObjectProtocol {
    func alertShowHelp(_ alert: NSAlert) -> Bool
  }
  class NSAlignmentFeedbackFilter: NSObject {
    func alignmentFeedbackTokenForHorizontalMovement(in view: NSView?, previousX: CGFloat, alignedX: CGFloat, defaultX: CGFloat) -> NSAlignmentFeedbackToken?
    func alignmentFeedbackTokenForMovement(in view: NSView?, previousPoint: CGPoint, alignedPoint: CGPoint, defaultPoint: CGPoint) -> NSAlignmentFeedbackToken?
    func alignmentFeedbackTokenForVerticalMovement(in view: NSView?, previousY: CGFloat, alignedY: CGFloat, defaultY: CGFloat) -> NSAlignmentFeedbackToken?
    init()
    static var inputEventMask: NSEvent.EventTypeMask { get }
    func performFeedback(_ tokens: [NSAlignmentFeedbackToken], performanceTime: NSHapticFeedbackManager.PerformanceTime)
    func update(with theEvent: NSEvent)
    func update(withPanRecognizer panRecognizer: NSPanGestureRecognizer)
  }
  protocol NSAlignmentFeedbackToken: NSObjectProtocol {}
  class NSAnimation: NSObject, NSCoding, NSCopying {
    enum BlockingMode: UInt { case blocking, nonblocking, nonblockingThreaded }
    enum Curve: UInt { case easeInOut, easeIn, easeOut, linear }
    enum Effect: UInt { case dissapearingItemDefault, effectPoof }
    func addProgressMark(_ progressMark: Float)
    var animationBlockingMode: NSAnimation.BlockingMode
    var animationCurve: NSAnimation.Curve
    func clearStart()
    func clearStop()
    var currentProgress: Float
    var currentValue: Float { get }
    var delegate: NSAnimationDelegate?
    var duration: Double
    var frameRate: Float
    init()
    init?(coder: NSCoder)
    init(duration: Double, animationCurve: NSAnimation.Curve)
    var isAnimating: Bool { get }
    static var progressMarkNotification: Notification.Name { get }
    var progressMarks: [NSNumber]
    func removeProgressMark(_ progressMark: Float)
    var runLoopModesForAnimating: [String] { get }
    func start()
    func startWhenAnimation(_ animation: NSAnimation, reachesProgress startProgress: Float)
    func stop()
    func stopWhenAnimation(_ animation: NSAnimation, reachesProgress stopProgress: Float)
  }
  class NSAnimationContext: NSObject {
    var allowsImplicitAnimation: Bool
    static func beginGrouping()
    var completionHandler: () -> Void
    static var current: NSAnimationContext { get }
    var duration: Double
    static func endGrouping()
    init()
    static func runAnimationGroup(_ changes: @escaping (NSAnimationContext) -> Void)
    static func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil)
    var timingFunction: CAMediaTimingFunction
  }
  protocol NSAnimationDelegate: NSObjectProtocol {
    func animation(_ animation: NSAnimation, didReachProgressMark progress: Float)
    func animation(_ animation: NSAnimation, valueForProgress progress: Float) -> Float
    func animationDidEnd(_ animation: NSAnimation)
    func animationDidStop(_ animation: NSAnimation)
    func animationShouldStart(_ animation: NSAnimation) -> Bool
  }
  var NSAnimationProgressMark: String { get }
  var NSAnimationTriggerOrderIn: String { get }
  var NSAnimationTriggerOrderOut: String { get }
  var NSApp: NSApplication!
  class NSAppearance: NSObject, NSSecureCoding {
    struct Name: RawRepresentable, Hashable {}
    var allowsVibrancy: Bool { get }
    func bestMatchFromAppearances(withNames appearances: [String]) -> String?
    static var current: NSAppearance
    static var currentDrawing: NSAppearance { get }
    init()
    init(appearanceNamed name: String, bundle: Bundle?)
    init?(coder: NSCoder)
    init(named name: String)
    var name: String { get }
    func perform(asCurrentDrawingAppearance receiver: @escaping () -> Void)
  }
  extension NSAppearance.Name {
    static var accessibilityHighContrastAqua: NSAppearance.Name { get }
    static var accessibilityHighContrastDarkAqua: NSAppearance.Name { get }
    static var accessibilityHighContrastVibrantDark: NSAppearance.Name { get }
    static var accessibilityHighContrastVibrantLight: NSAppearance.Name { get }
    static var aqua: NSAppearance.Name { get }
    static var darkAqua: NSAppearance.Name { get }
    init(rawValue: String)
    static var lightContent: NSAppearance.Name { get }
    var rawValue: String { get }
    static var vibrantDark: NSAppearance.Name { get }
    static var vibrantLight: NSAppearance.Name { get }
  }
  protocol NSAppearanceCustomization: NSObjectProtocol {
    var appearance: NSAppearance?
    var effectiveAppearance: NSAppearance { get }
  }
  var NSAppearanceDocumentAttribute: String { get }
  class NSApplication: NSResponder, NSAccessibilityElement, NSUserInterfaceValidations, NSMenuItemValidation, NSAccessibility, NSAppearanceCustomization {
    enum ActivationOptions: UInt { case `default`, activateAllWindows, activateIgnoringOtherWindows }
    enum ActivationPolicy: Int { case regular, accessory, prohibited }
    enum DelegateReply: UInt { case success, cancel, failure }
    struct ModalResponse: RawRepresentable, Hashable {}
    struct OcclusionState: OptionSet {}
    struct PresentationOptions: OptionSet {}
    enum PrintReply: UInt { case cancelled, success, failure, replyLater }
    enum RequestUserAttentionType: UInt { case criticalRequest, informationalRequest }
    enum TerminateReply: UInt { case cancel, now, later }
    func abortModal()
    func activate()
    func activate(ignoringOtherApps flag: Bool)
    func activateContextHelpMode(_ sender: Any?)
    var activationPolicy: NSApplication.ActivationPolicy { get }
    func addWindowsItem(_ win: NSWindow, title: String, filename isFilename: Bool)
    var appearance: NSAppearance?
    var applicationIconImage: NSImage
    func arrangeInFront(_ sender: Any)
    func beginModalSession(for theWindow: NSWindow) -> UnsafeMutableRawPointer
    func beginSheet(_ sheet: NSWindow, modalFor docWindow: NSWindow) async -> NSApplication.ModalResponse
    func beginSheet(_ sheet: NSWindow, modalFor docWindow: NSWindow, modalDelegate: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    func cancelUserAttentionRequest(_ request: Int)
    func changeWindowsItem(_ win: NSWindow, title: String, filename isFilename: Bool)
    func completeStateRestoration()
    var context: NSGraphicsContext { get }
    var currentEvent: NSEvent? { get }
    var currentSystemPresentationOptions: NSApplication.PresentationOptions { get }
    func deactivate()
    var delegate: NSApplicationDelegate?
    static func detachDrawingThread(_ selector: Selector, toTarget target: Any, with argument: Any)
    static var didBecomeActiveNotification: Notification.Name { get }
    static var didChangeScreenParametersNotification: Notification.Name { get }
    static var didFinishLaunchingNotification: Notification.Name { get }
    static var didFinishRestoringWindowsNotification: Notification.Name { get }
    static var didHideNotification: Notification.Name { get }
    static var didResignActiveNotification: Notification.Name { get }
    static var didUnhideNotification: Notification.Name { get }
    static var didUpdateNotification: Notification.Name { get }
    func disableRelaunchOnLogin()
    func discardEvents(matchingMask mask: Int, before lastEvent: NSEvent)
    var dockTile: NSDockTile { get }
    var effectiveAppearance: NSAppearance { get }
    func enableRelaunchOnLogin()
    func enabledRemoteNotificationTypes() -> NSRemoteNotificationType
    func endModalSession(_ session: UnsafeMutableRawPointer)
    func endSheet(_ sheet: NSWindow)
    func endSheet(_ sheet: NSWindow, returnCode: Int)
    func enumerateWindows(options: NSWindowListOptions = nil, using block: @escaping (NSWindow, UnsafeMutablePointer<ObjCBool>) -> Void)
    func extendStateRestoration()
    func finishLaunching()
    var helpMenu: NSMenu?
    func hide(_ sender: Any)
    func hideOtherApplications(_ sender: Any)
    var isActive: Bool { get }
    var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool { get }
    var isFullKeyboardAccessEnabled: Bool { get }
    var isHidden: Bool { get }
    var isProtectedDataAvailable: Bool { get }
    var isRegisteredForRemoteNotifications: Bool { get }
    var isRunning: Bool { get }
    var keyWindow: NSWindow? { get }
    var mainMenu: NSMenu?
    var mainWindow: NSWindow? { get }
    func makeWindowsPerform(_ aSelector: Selector, inOrder: Bool) -> NSWindow
    func miniaturizeAll(_ sender: Any)
    var modalWindow: NSWindow { get }
    func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode runLoopMode: String, dequeue deqFlag: Bool) -> NSEvent
    var occlusionState: NSApplication.OcclusionState { get }
    func orderFrontCharacterPalette(_ sender: Any)
    func orderFrontColorPanel(_ sender: Any)
    func orderFrontStandardAboutPanel(_ sender: Any?)
    func orderFrontStandardAboutPanel(options optionsDictionary: [AnyHashable: Any] = nil)
    func post(_ theEvent: NSEvent, atStart: Bool)
    var presentationOptions: NSApplication.PresentationOptions
    func preventWindowOrdering()
    static var protectedDataDidBecomeAvailableNotification: Notification.Name { get }
    static var protectedDataWillBecomeUnavailableNotification: Notification.Name { get }
    func register(forRemoteNotificationTypes types: NSRemoteNotificationType)
    func registerForRemoteNotifications()
    func registerServicesMenuSendTypes(_ sendTypes: [String], returnTypes: [String])
    func registerUserInterfaceItemSearchHandler(_ handler: NSUserInterfaceItemSearching)
    func removeWindowsItem(_ win: NSWindow)
    func reply(toApplicationShouldTerminate shouldTerminate: Bool)
    func reply(toOpenOrPrint reply: NSApplication.DelegateReply)
    func report(_ theException: NSException)
    func requestUserAttention(_ requestType: NSApplication.RequestUserAttentionType) -> Int
    func restoreWindow(withIdentifier identifier: String, state: NSCoder, completionHandler onCompletion: @escaping (NSWindow?, Error?) -> Void) -> Bool
    func run()
    func runModal(for window: NSWindow) -> NSApplication.ModalResponse
    func runModalSession(_ session: UnsafeMutableRawPointer) -> Int
    func search(_ searchString: String, inUserInterfaceItemString stringToSearch: String, search searchRange: NSRange, found foundRange: UnsafeMutablePointer<NSRange>) -> Bool
    func send(_ theEvent: NSEvent)
    func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool
    var servicesMenu: NSMenu
    var servicesProvider: Any
    func setActivationPolicy(_ activationPolicy: NSApplication.ActivationPolicy) -> Bool
    func setAutomaticCustomizeTouchBarMenuItemEnabled(_ enabled: Bool)
    func setWindowsNeedUpdate(_ needUpdate: Bool)
    static var shared: NSApplication { get }
    func showHelp(_ sender: Any?)
    func stop(_ sender: Any)
    func stopModal()
    func stopModal(withCode returnCode: Int)
    func target(forAction theAction: Selector) -> Any
    func target(forAction theAction: Selector, to theTarget: Any?, from sender: Any?) -> Any
    func terminate(_ sender: Any?)
    func toggleTouchBarCustomizationPalette(_ sender: Any?)
    func `try`(toPerform anAction: Selector, with target: Any?) -> Bool
    func unhide(_ sender: Any)
    func unhideAllApplications(_ sender: Any)
    func unhideWithoutActivation()
    func unregisterForRemoteNotifications()
    func unregisterUserInterfaceItemSearchHandler(_ handler: NSUserInterfaceItemSearching)
    func updateWindows()
    func updateWindowsItem(_ win: NSWindow)
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { get }
    func validRequestor(forSendType sendType: String, returnType: String) -> Any?
    static var willBecomeActiveNotification: Notification.Name { get }
    static var willFinishLaunchingNotification: Notification.Name { get }
    static var willHideNotification: Notification.Name { get }
    static var willResignActiveNotification: Notification.Name { get }
    static var willTerminateNotification: Notification.Name { get }
    static var willUnhideNotification: Notification.Name { get }
    static var willUpdateNotification: Notification.Name { get }
    func window(withWindowNumber windowNum: Int) -> NSWindow
    var windows: [NSWindow] { get }
    var windowsMenu: NSMenu
    func yieldActivation(to toApplication: NSRunningApplication)
    func yieldActivationToApplication(withBundleIdentifier toApplicationWithBundleIdentifier: String)
  }
  extension NSApplication.ModalResponse {
    static var OK: NSApplication.ModalResponse { get }
    static var abort: NSApplication.ModalResponse { get }
    static var alertFirstButtonReturn: NSApplication.ModalResponse { get }
    static var alertSecondButtonReturn: NSApplication.ModalResponse { get }
    static var alertThirdButtonReturn: NSApplication.ModalResponse { get }
    static var cancel: NSApplication.ModalResponse { get }
    static var `continue`: NSApplication.ModalResponse { get }
    init(_ rawValue: Int)
    init(rawValue: Int)
    var rawValue: Int { get }
    static var stop: NSApplication.ModalResponse { get }
  }
  extension NSApplication.OcclusionState {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var visible: NSApplication.OcclusionState { get }
  }
  extension NSApplication.PresentationOptions {
    static var autoHideDock: NSApplication.PresentationOptions { get }
    static var autoHideMenuBar: NSApplication.PresentationOptions { get }
    static var autoHideToolbar: NSApplication.PresentationOptions { get }
    static var disableAppleMenu: NSApplication.PresentationOptions { get }
    static var disableCursorLocationAssistance: NSApplication.PresentationOptions { get }
    static var disableForceQuit: NSApplication.PresentationOptions { get }
    static var disableHideApplication: NSApplication.PresentationOptions { get }
    static var disableMenuBarTransparency: NSApplication.PresentationOptions { get }
    static var disableProcessSwitching: NSApplication.PresentationOptions { get }
    static var disableSessionTermination: NSApplication.PresentationOptions { get }
    static var fullScreen: NSApplication.PresentationOptions { get }
    static var hideDock: NSApplication.PresentationOptions { get }
    static var hideMenuBar: NSApplication.PresentationOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol NSApplicationDelegate: NSObjectProtocol {
    func application(_ application: NSApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([NSUserActivityRestoring]) -> Void) -> Bool
    func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
    func application(_ app: NSApplication, didDecodeRestorableState state: NSCoder)
    func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: Error)
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: NSApplication, didUpdateUserActivity userActivity: NSUserActivity)
    func application(_ application: NSApplication, handlerFor intent: INIntent) -> Any?
    func application(_ application: NSApplication, open urls: [URL])
    func application(_ sender: NSApplication, openFile filename: String) -> Bool
    func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
    func application(_ sender: NSApplication, openFiles filenames: [String])
    func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
    func application(_ sender: NSApplication, printFile filename: String) -> Bool
    func application(_ application: NSApplication, printFiles fileNames: [String], withSettings printSettings: [AnyHashable: Any], showPrintPanels: Bool) -> NSApplication.PrintReply
    func application(_ application: NSApplication, userDidAcceptCloudKitShareWith metadata: CKShare.Metadata)
    func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    func application(_ app: NSApplication, willEncodeRestorableState encoder: NSCoder)
    func application(_ application: NSApplication, willPresentError error: Error) -> Error
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationDidChangeScreenParameters(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidHide(_ notification: Notification)
    func applicationDidResignActive(_ notification: Notification)
    func applicationDidUnhide(_ notification: Notification)
    func applicationDidUpdate(_ notification: Notification)
    func applicationDockMenu(_ sender: NSApplication) -> NSMenu
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
    func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
    func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows: Bool) -> Bool
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminate(afterLastWindowClosed sender: NSApplication) -> Bool
    func applicationSupportsSecureRestorableState(_ application: NSApplication) -> Bool
    func applicationWillBecomeActive(_ notification: Notification)
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationWillHide(_ notification: Notification)
    func applicationWillResignActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationWillUnhide(_ notification: Notification)
    func applicationWillUpdate(_ notification: Notification)
  }
  var NSApplicationLaunchIsDefaultLaunchKey: String { get }
  var NSApplicationLaunchRemoteNotificationKey: String { get }
  var NSApplicationLaunchUserNotificationKey: String { get }
  func NSApplicationLoad() -> Bool
  func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  class NSArrayController: NSObjectController {
    func add(_ sender: Any)
    func addObjects(_ objects: [Any])
    func addSelectedObjects(_ objects: [Any]) -> Bool
    func addSelectionIndexes(_ indexes: IndexSet) -> Bool
    var alwaysUsesMultipleValuesMarker: Bool
    func arrange(_ objects: [Any]) -> [Any]
    func arrangedObjects() -> [Any]
    func automaticRearrangementKeyPaths() -> [Any]
    var automaticallyRearrangesObjects: Bool
    var avoidsEmptySelection: Bool
    var canInsert: Bool { get }
    var canSelectNext: Bool { get }
    var canSelectPrevious: Bool { get }
    var clearsFilterPredicateOnInsertion: Bool
    func didChangeArrangementCriteria()
    var filterPredicate: NSPredicate?
    init()
    func insert(_ sender: Any)
    func insert(_ aObject: Any, atArrangedObjectIndex index: Int)
    func insert(_ objects: [Any], atArrangedObjectIndexes indexes: IndexSet)
    var preservesSelection: Bool
    func rearrangeObjects()
    func remove(_ objects: [Any])
    func remove(_ sender: Any)
    func removeObject(atArrangedObjectIndex index: Int)
    func removeObjects(atArrangedObjectIndexes indexes: IndexSet)
    func removeSelectedObjects(_ objects: [Any]) -> Bool
    func removeSelectionIndexes(_ indexes: IndexSet) -> Bool
    func selectNext(_ sender: Any)
    func selectPrevious(_ sender: Any)
    var selectedObjects: [Any] { get }
    var selectionIndex: Int { get }
    var selectionIndexes: IndexSet { get }
    var selectsInsertedObjects: Bool
    func setSelectedObjects(_ objects: [Any]) -> Bool
    func setSelectionIndex(_ index: Int) -> Bool
    func setSelectionIndexes(_ indexes: IndexSet) -> Bool
    var sortDescriptors: [Any]
  }
  var NSAttachmentAttributeName: String { get }
  extension NSAttributedString {
    struct DocumentReadingOptionKey: RawRepresentable, Hashable {}
    struct DocumentType: RawRepresentable, Hashable {}
    struct Key: RawRepresentable, Hashable {}
    struct TextHighlightColorScheme: RawRepresentable, Hashable {}
    struct TextHighlightStyle: RawRepresentable, Hashable {}
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, context: NSStringDrawingContext?) -> CGRect
    func draw(at point: CGPoint)
    func draw(in rect: CGRect)
    func draw(with rect: CGRect, options: NSStringDrawingOptions = nil, context: NSStringDrawingContext?)
    init(attachment: NSTextAttachment)
    init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = nil, documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
    var size: CGSize { get }
    func size() -> CGSize
  }
  extension NSAttributedString.DocumentReadingOptionKey {
    static var characterEncoding: NSAttributedString.DocumentReadingOptionKey { get }
    static var defaultAttributes: NSAttributedString.DocumentReadingOptionKey { get }
    static var documentType: NSAttributedString.DocumentReadingOptionKey { get }
  }
  extension NSAttributedString.DocumentType {
    static var docFormat: NSAttributedString.DocumentType { get }
    static var html: NSAttributedString.DocumentType { get }
    init(rawValue: String)
    static var macSimple: NSAttributedString.DocumentType { get }
    static var officeOpenXML: NSAttributedString.DocumentType { get }
    static var openDocument: NSAttributedString.DocumentType { get }
    static var plain: NSAttributedString.DocumentType { get }
    var rawValue: String { get }
    static var rtf: NSAttributedString.DocumentType { get }
    static var rtfd: NSAttributedString.DocumentType { get }
    static var unknown: NSAttributedString.DocumentType { get }
    static var webArchive: NSAttributedString.DocumentType { get }
    static var wordML: NSAttributedString.DocumentType { get }
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
  var NSAuthorDocumentAttribute: String { get }
  var NSBackgroundColorAttributeName: String { get }
  var NSBackgroundColorDocumentAttribute: String { get }
  enum NSBackgroundStyle: Int {
    case normal, light, emphasized, dark, raised, lowered
  }
  var NSBaseURLDocumentOption: String { get }
  var NSBaselineOffsetAttributeName: String { get }
  func NSBeep()
  class NSBezierPath: NSObject, NSSecureCoding, NSCopying {
    enum ElementType: UInt { case moveTo, lineTo, curveTo, closePath, quadraticCurveTo }
    enum LineCapStyle: UInt { case butt, round, square }
    enum LineJoinStyle: UInt { case miter, round, bevel }
    enum WindingRule: UInt { case nonZero, evenOdd }
    func addClip()
    func append(_ path: NSBezierPath)
    func append(with rect: CGRect)
    func append(with glyph: Any, in font: NSFont)
    func append(withCGGlyphs glyphs: UnsafeMutableRawPointer, count: Int, in font: NSFont)
    func append(withGlyph glyph: UInt32, in font: NSFont)
    func append(withGlyphs glyphs: UnsafeMutableRawPointer, count: Int, in font: NSFont)
    func append(withPackedGlyphs packedGlyphs: UnsafeMutableRawPointer)
    func append(withPoints points: UnsafeMutableRawPointer, count: Int)
    func append(withRoundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat)
    func appendWithArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat)
    func appendWithArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat)
    func appendWithArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
    func appendWithOval(in rect: CGRect)
    var bounds: CGRect { get }
    var cgPath: CGPath
    static func clip(_ rect: CGRect)
    func close()
    func contains(_ point: CGPoint) -> Bool
    var controlPointBounds: CGRect { get }
    var currentPoint: CGPoint { get }
    func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
    func curve(to endPoint: CGPoint, controlPoint: CGPoint)
    static var defaultFlatness: CGFloat
    static var defaultLineCapStyle: NSBezierPath.LineCapStyle
    static var defaultLineJoinStyle: NSBezierPath.LineJoinStyle
    static var defaultLineWidth: CGFloat
    static var defaultMiterLimit: CGFloat
    static var defaultWindingRule: NSBezierPath.WindingRule
    static func drawPackedGlyphs(_ packedGlyphs: UnsafeMutableRawPointer, at point: CGPoint)
    func element(at index: Int) -> NSBezierPath.ElementType
    func element(at index: Int, associatedPoints points: UnsafeMutableRawPointer) -> NSBezierPath.ElementType
    var elementCount: Int { get }
    func fill()
    static func fill(_ rect: CGRect)
    var flatness: CGFloat
    func flattening() -> NSBezierPath
    func getLineDash(_ pattern: UnsafeMutableRawPointer, count: UnsafeMutablePointer<Int>, phase: UnsafeMutablePointer<CGFloat>)
    init()
    init(cgPath: CGPath)
    init?(coder: NSCoder)
    init(ovalIn rect: CGRect)
    init(rect: CGRect)
    init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat)
    var isEmpty: Bool { get }
    func line(to point: CGPoint)
    var lineCapStyle: NSBezierPath.LineCapStyle
    var lineJoinStyle: NSBezierPath.LineJoinStyle
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    func move(to point: CGPoint)
    func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
    func relativeCurve(to endPoint: CGPoint, controlPoint: CGPoint)
    func relativeLine(to point: CGPoint)
    func relativeMove(to point: CGPoint)
    func removeAllPoints()
    func reversing() -> NSBezierPath
    func setAssociatedPoints(_ points: UnsafeMutableRawPointer, at index: Int)
    func setClip()
    func setLineDash(_ pattern: UnsafeMutableRawPointer, count: Int, phase: CGFloat)
    func stroke()
    static func stroke(_ rect: CGRect)
    static func strokeLine(from point1: CGPoint, to point2: CGPoint)
    func transform(using transform: AffineTransform)
    var windingRule: NSBezierPath.WindingRule
  }
  class NSBitmapImageRep: NSImageRep, NSSecureCoding {
    enum FileType: UInt { case tiff, bmp, gif, jpeg, png, jpeg2000 }
    struct Format: OptionSet {}
    enum TIFFCompression: UInt { case none, ccittFax3, ccittFax4, lzw, jpeg, next, packBits, oldJPEG }
    var bitmapData: UnsafeMutableRawPointer { get }
    var bitmapFormat: NSBitmapImageRep.Format { get }
    var bitsPerPixel: Int { get }
    var bytesPerPlane: Int { get }
    var bytesPerRow: Int { get }
    func canBeCompressed(using compression: NSBitmapImageRep.TIFFCompression) -> Bool
    var cgImage: CGImage { get }
    func colorAt(x: Int, y: Int) -> NSColor
    var colorSpace: NSColorSpace { get }
    func colorize(byMappingGray midPoint: CGFloat, to midPointColor: NSColor, blackMapping shadowColor: NSColor, whiteMapping lightColor: NSColor)
    func converting(to targetSpace: NSColorSpace, renderingIntent: NSColorRenderingIntent) -> NSBitmapImageRep
    func getBitmapDataPlanes(_ data: UnsafeMutableRawPointer)
    func getCompression(_ compression: UnsafeMutablePointer<NSBitmapImageRep.TIFFCompression>, factor: UnsafeMutablePointer<Float>)
    static func imageRep(with data: Data) -> NSImageRep
    static func imageReps(with data: Data) -> [NSImageRep]
    func incrementalLoad(from data: Data, complete: Bool) -> Int
    init(bitmapDataPlanes planes: UnsafeMutableRawPointer, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: String, bitmapFormat: NSBitmapImageRep.Format, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
    init(bitmapDataPlanes planes: UnsafeMutableRawPointer, pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool, colorSpaceName: String, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int)
    init(cgImage: CGImage)
    init(ciImage: CIImage)
    init?(coder: NSCoder)
    init(data: Data)
    init(focusedViewRect rect: CGRect)
    var isPlanar: Bool { get }
    static func localizedName(forTIFFCompressionType compression: NSBitmapImageRep.TIFFCompression) -> String
    var numberOfPlanes: Int { get }
    func representation(using storageType: NSBitmapImageRep.FileType, properties: [AnyHashable: Any]?) -> Data
    func retagging(with newSpace: NSColorSpace) -> NSBitmapImageRep
    var samplesPerPixel: Int { get }
    func setColor(_ color: NSColor, atX x: Int, y: Int)
    func setCompression(_ compression: NSBitmapImageRep.TIFFCompression, factor: Float)
    var tiffRepresentation: Data { get }
    func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data
    static func tiffRepresentationOfImageReps(in imageReps: [NSImageRep]) -> Data
    static func tiffRepresentationOfImageReps(in imageReps: [NSImageRep], using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data
  }
  extension NSBitmapImageRep.Format {
    static var alphaFirst: NSBitmapImageRep.Format { get }
    static var alphaNonpremultiplied: NSBitmapImageRep.Format { get }
    static var bigEndian16Bit: NSBitmapImageRep.Format { get }
    static var bigEndian32Bit: NSBitmapImageRep.Format { get }
    static var floatingPointSamples: NSBitmapImageRep.Format { get }
    init(rawValue: UInt)
    static var littleEndian16Bit: NSBitmapImageRep.Format { get }
    static var littleEndian32Bit: NSBitmapImageRep.Format { get }
    var rawValue: UInt { get }
  }
  enum NSBorderType: UInt {
    case noBorder, lineBorder, bezelBorder, grooveBorder
  }
  var NSBottomMarginDocumentAttribute: String { get }
  class NSBox: NSView {
    enum BoxType: UInt { case nsBoxPrimary, nsBoxSecondary, nsBoxSeparator, nsBoxOldStyle, nsBoxCustom }
    enum TitlePosition: UInt { case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom }
    var borderColor: NSColor
    var borderRect: CGRect { get }
    var borderType: NSBorderType
    var borderWidth: CGFloat
    var boxType: NSBox.BoxType
    var contentView: Any
    var contentViewMargins: CGSize
    var cornerRadius: CGFloat
    var fillColor: NSColor
    init()
    init(frame frameRect: CGRect)
    var isTransparent: Bool
    func setFrameFromContentFrame(_ contentFrame: CGRect)
    func setTitleWithMnemonic(_ stringWithMnemonic: String)
    func sizeToFit()
    var title: String
    var titleCell: Any { get }
    var titleFont: NSFont
    var titlePosition: NSBox.TitlePosition
    var titleRect: CGRect { get }
  }
  class NSBrowser: NSControl {
    enum ColumnResizingType: UInt { case none, auto, user }
    enum DropOperation: UInt { case on, above }
    func addColumn()
    var allowsBranchSelection: Bool
    var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var allowsTypeSelect: Bool
    var autohidesScroller: Bool
    var backgroundColor: NSColor
    func canDragRows(with rowIndexes: IndexSet, inColumn column: Int, with theEvent: NSEvent) -> Bool
    static var cellClass: AnyClass { get }
    var cellPrototype: Any
    func clickedColumn() -> Int
    func clickedRow() -> Int
    func column(of matrix: NSMatrix) -> Int
    static var columnConfigurationDidChangeNotification: Notification.Name { get }
    func columnContentWidth(forColumnWidth columnWidth: CGFloat) -> CGFloat
    var columnResizingType: NSBrowser.ColumnResizingType
    func columnWidth(forColumnContentWidth columnContentWidth: CGFloat) -> CGFloat
    var columnsAutosaveName: String
    var defaultColumnWidth: CGFloat
    var delegate: NSBrowserDelegate?
    func doClick(_ sender: Any)
    func doDoubleClick(_ sender: Any)
    var doubleAction: Selector?
    func drawTitle(ofColumn column: Int, in aRect: CGRect)
    func editItem(at indexPath: IndexPath, with theEvent: NSEvent, select: Bool)
    var firstVisibleColumn: Int { get }
    func frame(ofColumn column: Int) -> CGRect
    func frame(ofRow row: Int, inColumn column: Int) -> CGRect
    func frameOf(insideOfColumn column: Int) -> CGRect
    func getRow(_ row: UnsafeMutablePointer<Int>, column: UnsafeMutablePointer<Int>, for point: CGPoint) -> Bool
    var hasHorizontalScroller: Bool
    func indexPath(forColumn column: Int) -> IndexPath
    init()
    init(frame frameRect: CGRect)
    func isLeafItem(_ item: Any) -> Bool
    var isLoaded: Bool { get }
    var isTitled: Bool
    func item(at indexPath: IndexPath) -> Any
    func item(atRow row: Int, inColumn column: Int) -> Any
    var lastColumn: Int
    var lastVisibleColumn: Int { get }
    func loadColumnZero()
    func loadedCell(atRow row: Int, column col: Int) -> NSCell
    func matrix(inColumn column: Int) -> NSMatrix
    var matrixClass: AnyClass
    var maxVisibleColumns: Int
    var minColumnWidth: CGFloat
    func noteHeightOfRows(withIndexesChanged indexSet: IndexSet, inColumn columnIndex: Int)
    var numberOfVisibleColumns: Int { get }
    func parentForItems(inColumn column: Int) -> Any
    var path: String { get }
    func path(toColumn column: Int) -> String
    var pathSeparator: String
    var prefersAllColumnUserResizing: Bool
    func reloadColumn(_ column: Int)
    func reloadData(forRowIndexes rowIndexes: IndexSet, inColumn column: Int)
    static func removeSavedColumns(withAutosaveName name: String)
    var reusesColumns: Bool
    var rowHeight: CGFloat
    func scrollColumnToVisible(_ column: Int)
    func scrollColumnsLeft(by shiftAmount: Int)
    func scrollColumnsRight(by shiftAmount: Int)
    func scrollRowToVisible(_ row: Int, inColumn column: Int)
    func selectAll(_ sender: Any)
    func selectRow(_ row: Int, inColumn column: Int)
    func selectRowIndexes(_ indexes: IndexSet, inColumn column: Int)
    func selectedCell() -> Any
    func selectedCell(inColumn column: Int) -> Any
    func selectedCells() -> [NSCell]
    func selectedColumn() -> Int
    func selectedRow(inColumn column: Int) -> Int
    func selectedRowIndexes(inColumn column: Int) -> IndexSet
    var selectionIndexPath: IndexPath?
    var selectionIndexPaths: [IndexPath]
    func sendAction() -> Bool
    var sendsActionOnArrowKeys: Bool
    var separatesColumns: Bool
    func setCellClass(_ factoryId: AnyClass)
    func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
    func setPath(_ path: String) -> Bool
    func setTitle(_ aString: String, ofColumn column: Int)
    func setWidth(_ columnWidth: CGFloat, ofColumn columnIndex: Int)
    var takesTitleFromPreviousColumn: Bool
    func tile()
    func title(ofColumn column: Int) -> String
    func titleFrame(ofColumn column: Int) -> CGRect
    var titleHeight: CGFloat { get }
    func validateVisibleColumns()
    func width(ofColumn column: Int) -> CGFloat
  }
  class NSBrowserCell: NSCell {
    var alternateImage: NSImage
    static var branchImage: NSImage { get }
    func highlightColor(in controlView: NSView) -> NSColor
    static var highlightedBranchImage: NSImage { get }
    var image: NSImage
    init()
    init(imageCell image: NSImage?)
    init(textCell str: String)
    var isLeaf: Bool
    var isLoaded: Bool
    func reset()
    func set()
  }
  protocol NSBrowserDelegate: NSObjectProtocol {
    func browser(_ browser: NSBrowser, acceptDrop info: NSDraggingInfo, atRow row: Int, column: Int, dropOperation: NSBrowser.DropOperation) -> Bool
    func browser(_ browser: NSBrowser, canDragRowsWith rowIndexes: IndexSet, inColumn column: Int, with theEvent: NSEvent) -> Bool
    func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any) -> Any
    func browser(_ sender: NSBrowser, createRowsForColumn column: Int, in matrix: NSMatrix)
    func browser(_ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn: Int)
    func browser(_ browser: NSBrowser, headerViewControllerForItem item: Any) -> NSViewController
    func browser(_ browser: NSBrowser, heightOfRow row: Int, inColumn columnIndex: Int) -> CGFloat
    func browser(_ sender: NSBrowser, isColumnValid column: Int) -> Bool
    func browser(_ browser: NSBrowser, isLeafItem item: Any) -> Bool
    func browser(_ browser: NSBrowser, namesOfPromisedFilesDroppedAtDestination dropDestination: URL, forDraggedRowsWith rowIndexes: IndexSet, inColumn column: Int) -> [String]
    func browser(_ browser: NSBrowser, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, inColumn column: Int, for searchString: String) -> Int
    func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any) -> Int
    func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int
    func browser(_ browser: NSBrowser, objectValueForItem item: Any) -> Any
    func browser(_ browser: NSBrowser, previewViewControllerForLeafItem item: Any) -> NSViewController
    func browser(_ sender: NSBrowser, selectCellWith title: String, inColumn column: Int) -> Bool
    func browser(_ sender: NSBrowser, selectRow row: Int, inColumn column: Int) -> Bool
    func browser(_ browser: NSBrowser, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet, inColumn: Int) -> IndexSet
    func browser(_ browser: NSBrowser, setObjectValue obj: Any, forItem item: Any)
    func browser(_ browser: NSBrowser, shouldEditItem item: Any) -> Bool
    func browser(_ browser: NSBrowser, shouldShowCellExpansionForRow row: Int, column: Int) -> Bool
    func browser(_ browser: NSBrowser, shouldSizeColumn columnIndex: Int, forUserResize userResize: Bool, toWidth suggestedWidth: CGFloat) -> CGFloat
    func browser(_ browser: NSBrowser, shouldTypeSelectFor theEvent: NSEvent, withCurrentSearch currentSearchString: String) -> Bool
    func browser(_ browser: NSBrowser, sizeToFitWidthOfColumn columnIndex: Int) -> CGFloat
    func browser(_ sender: NSBrowser, titleOfColumn column: Int) -> String
    func browser(_ browser: NSBrowser, typeSelectStringForRow row: Int, inColumn column: Int) -> String?
    func browser(_ browser: NSBrowser, validateDrop info: NSDraggingInfo, proposedRow row: UnsafeMutablePointer<Int>, column: UnsafeMutablePointer<Int>, dropOperation: UnsafeMutablePointer<NSBrowser.DropOperation>) -> NSDragOperation
    func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int)
    func browser(_ browser: NSBrowser, writeRowsWith rowIndexes: IndexSet, inColumn column: Int, to pasteboard: NSPasteboard) -> Bool
    func browserColumnConfigurationDidChange(_ notification: Notification)
    func browserDidScroll(_ sender: NSBrowser)
    func browserWillScroll(_ sender: NSBrowser)
    func rootItem(for browser: NSBrowser) -> Any
  }
  class NSButton: NSControl, NSAccessibilityButton, NSUserInterfaceCompression, NSUserInterfaceValidations {
    enum BezelStyle: UInt { case automatic, push, flexiblePush, disclosure, circular, helpButton, smallSquare, toolbar, accessoryBarAction, accessoryBar, pushDisclosure, badge, rounded, regularSquare, thickSquare, thickerSquare, shadowlessSquare, texturedSquare, texturedRounded, roundRect, recessed, roundedDisclosure, inline }
    enum ButtonType: UInt { case momentaryLightButton, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator }
    var allowsMixedState: Bool
    var alternateImage: NSImage?
    var alternateTitle: String
    var attributedAlternateTitle: NSAttributedString
    var attributedTitle: NSAttributedString
    var bezelColor: NSColor?
    var bezelStyle: NSButton.BezelStyle
    var contentTintColor: NSColor?
    func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
    var hasDestructiveAction: Bool
    func highlight(_ flag: Bool)
    var image: NSImage?
    var imageHugsTitle: Bool
    var imagePosition: NSCellImagePosition
    var imageScaling: NSImage.Scale
    init()
    init(checkboxWithTitle title: String, target: Any?, action: Selector?)
    init(frame frameRect: CGRect)
    init(image: NSImage, target: Any?, action: Selector?)
    init(radioButtonWithTitle title: String, target: Any?, action: Selector?)
    init(title: String, image: NSImage, target: Any?, action: Selector?)
    init(title: String, target: Any?, action: Selector?)
    var isBordered: Bool
    var isSpringLoaded: Bool
    var isTransparent: Bool
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    var maxAcceleratorLevel: Int
    func performKeyEquivalent(_ key: NSEvent) -> Bool
    func setButtonType(_ aType: NSButton.ButtonType)
    func setNextState()
    func setPeriodicDelay(_ delay: Float, interval: Float)
    func setTitleWithMnemonic(_ mnemonic: String)
    var showsBorderOnlyWhileMouseInside: Bool
    var sound: NSSound
    var state: NSControl.StateValue
    var symbolConfiguration: NSImageSymbolConfiguration?
    var title: String
  }
  class NSButtonCell: NSActionCell {
    var alternateImage: NSImage
    var alternateMnemonic: String
    var alternateMnemonicLocation: Int
    var alternateTitle: String
    var attributedAlternateTitle: NSAttributedString
    var attributedTitle: NSAttributedString
    var backgroundColor: NSColor
    var bezelStyle: NSButton.BezelStyle
    func drawBezel(withFrame frame: CGRect, in controlView: NSView)
    func drawImage(_ image: NSImage, withFrame frame: CGRect, in controlView: NSView)
    func drawTitle(_ title: NSAttributedString, withFrame frame: CGRect, in controlView: NSView) -> CGRect
    func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
    var highlightsBy: Int
    var imageDimsWhenDisabled: Bool
    var imagePosition: NSCellImagePosition
    var imageScaling: NSImage.Scale
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var isOpaque: Bool { get }
    var isTransparent: Bool
    var keyEquivalent: String
    var keyEquivalentFont: NSFont?
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    func mouseEntered(_ theEvent: NSEvent)
    func mouseExited(_ theEvent: NSEvent)
    func performClick(_ sender: Any)
    func setButtonType(_ aType: NSButton.ButtonType)
    func setFont(_ fontObj: NSFont)
    func setGradientType(_ type: NSGradient.GradientType)
    func setKeyEquivalentFont(_ fontName: String, size fontSize: CGFloat)
    func setPeriodicDelay(_ delay: Float, interval: Float)
    var showsBorderOnlyWhileMouseInside: Bool
    var showsStateBy: Int
    var sound: NSSound
    var title: String
  }
  class NSButtonTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var bezelColor: NSColor?
    var customizationLabel: String?
    var image: NSImage?
    init(identifier: String)
    init(identifier: NSTouchBarItem.Identifier, image: NSImage, target: Any?, action: Selector?)
    init(identifier: NSTouchBarItem.Identifier, title: String, image: NSImage, target: Any?, action: Selector?)
    init(identifier: NSTouchBarItem.Identifier, title: String, target: Any?, action: Selector?)
    var isEnabled: Bool
    var target: Any?
    var title: String
  }
  class NSCIImageRep: NSImageRep {
    var ciImage: CIImage { get }
    init(ciImage image: CIImage)
  }
  class NSCachedImageRep: NSImageRep {
    init(size: CGSize, depth: NSWindow.Depth, separate: Bool, alpha: Bool)
    init(window win: NSWindow, rect: CGRect)
    var rect: CGRect { get }
    var window: NSWindow { get }
  }
  var NSCalibratedBlackColorSpace: String { get }
  var NSCalibratedRGBColorSpace: String { get }
  var NSCalibratedWhiteColorSpace: String { get }
  class NSCandidateListTouchBarItem: NSTouchBarItem {
    var allowsCollapsing: Bool
    var allowsTextInputContextCandidates: Bool
    var attributedStringForCandidate: ((Any, Int) -> NSAttributedString)?
    var candidates: [Any] { get }
    var client: NSTextInputClient?
    var customizationLabel: String?
    var delegate: NSCandidateListTouchBarItemDelegate?
    init(identifier: String)
    var isCandidateListVisible: Bool { get }
    var isCollapsed: Bool
    func setCandidates(_ candidates: [Any], forSelectedRange selectedRange: NSRange, in originalString: String?)
    func update(withInsertionPointVisibility isVisible: Bool)
  }
  protocol NSCandidateListTouchBarItemDelegate: NSObjectProtocol {
    func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem, beginSelectingCandidateAt index: Int)
    func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem, changeSelectionFromCandidateAt previousIndex: Int, to index: Int)
    func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem, changedCandidateListVisibility isVisible: Bool)
    func candidateListTouchBarItem(_ anItem: NSCandidateListTouchBarItem, endSelectingCandidateAt index: Int)
  }
  var NSCategoryDocumentAttribute: String { get }
  class NSCell: NSObject, NSUserInterfaceItemIdentification, NSCoding, NSCopying, NSAccessibilityElement, NSAccessibility {
    enum Attribute: UInt { case cellDisabled, cellState, pushInCell, cellEditable, changeGrayCell, cellHighlighted, cellLightsByContents, cellLightsByGray, changeBackgroundCell, cellLightsByBackground, cellIsBordered, cellHasOverlappingImage, cellHasImageHorizontal, cellHasImageOnLeftOrBottom, cellChangesContents, cellIsInsetButton, cellAllowsMixedState }
    enum CellType: UInt { case null, text, image }
    struct HitResult: OptionSet {}
    struct StyleMask: OptionSet {}
    var acceptsFirstResponder: Bool { get }
    var action: Selector?
    var alignment: NSText.AlignmentExtensions.ToNative
    var allowsEditingTextAttributes: Bool
    var allowsMixedState: Bool
    var allowsUndo: Bool
    var attributedStringValue: NSAttributedString
    var backgroundStyle: NSBackgroundStyle
    var baseWritingDirection: NSWritingDirection
    func calcDrawInfo(_ aRect: CGRect)
    func cellAttribute(_ aParameter: NSCell.Attribute) -> Int
    var cellSize: CGSize { get }
    func cellSize(forBounds bounds: CGRect) -> CGSize
    func compare(_ otherCell: Any) -> ComparisonResult
    func continueTracking(_ lastPoint: CGPoint, at currentPoint: CGPoint, in inView: NSView) -> Bool
    var controlSize: NSControlSize
    var controlTint: NSControlTint
    var controlView: NSView
    static var defaultFocusRingType: NSFocusRingType { get }
    static var defaultMenu: NSMenu? { get }
    var doubleValue: Double
    func draggingImageComponents(withFrame frame: CGRect, in view: NSView) -> [NSDraggingImageComponent]
    func draw(withExpansionFrame cellFrame: CGRect, in inView: NSView)
    func draw(withFrame cellFrame: CGRect, in inView: NSView)
    func drawFocusRingMask(withFrame cellFrameMask: CGRect, in inControlView: NSView)
    func drawInterior(withFrame cellFrame: CGRect, in inView: NSView)
    func drawingRect(forBounds theRect: CGRect) -> CGRect
    func edit(withFrame aRect: CGRect, in inView: NSView?, editor: NSText?, delegate delegateObject: Any?, event theEvent: NSEvent)
    func endEditing(_ textObj: NSText?)
    func expansionFrame(withFrame: CGRect, in inView: NSView) -> CGRect
    func fieldEditor(for aControlView: NSView) -> NSTextView
    var floatValue: Float
    func focusRingMaskBounds(forFrame cellFrame: CGRect, in controlView: NSView) -> CGRect
    var focusRingType: NSFocusRingType
    var font: NSFont
    var formatter: Formatter?
    func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>)
    var hasValidObjectValue: Bool { get }
    func highlight(_ highlight: Bool, withFrame: CGRect, in inView: NSView)
    func highlightColor(withFrame cellFrame: CGRect, in controlView: NSView) -> NSColor?
    func hitTest(for forEvent: NSEvent, in inRect: CGRect, of ofView: NSView) -> NSCell.HitResult
    var image: NSImage
    func imageRect(forBounds theRect: CGRect) -> CGRect
    var importsGraphics: Bool
    init()
    init?(coder: NSCoder)
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var intValue: Int32
    var integerValue: Int
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    var isBezeled: Bool
    var isBordered: Bool
    var isContinuous: Bool
    var isEditable: Bool
    var isEnabled: Bool
    func isEntryAcceptable(_ aString: String) -> Bool
    var isHighlighted: Bool
    var isOpaque: Bool { get }
    var isScrollable: Bool
    var isSelectable: Bool
    var keyEquivalent: String { get }
    var lineBreakMode: NSLineBreakMode
    var menu: NSMenu?
    func menu(for theEvent: NSEvent, in cellFrame: CGRect, of view: NSView) -> NSMenu
    var mnemonic: String { get }
    var mnemonicLocation: Int
    var mouseDownFlags: Int { get }
    var nextState: Int { get }
    var objectValue: Any?
    func performClick(_ sender: Any)
    static var prefersTrackingUntilMouseUp: Bool { get }
    func refusesFirstResponder() -> Bool
    var representedObject: Any
    func resetCursorRect(_ cellFrame: CGRect, in inView: NSView)
    func select(withFrame aRect: CGRect, in inView: NSView?, editor: NSText?, delegate delegateObject: Any?, start selStart: Int, length selLength: Int)
    func sendAction(on mask: NSEvent.EventType) -> Int
    func sendsActionOnEndEditing() -> Bool
    func setCellAttribute(_ aParameter: NSCell.Attribute, to value: Int)
    func setNextState()
    func setSendsActionOnEndEditing(_ flag: Bool)
    func setTitleWithMnemonic(_ stringWithAmpersand: String)
    func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText
    var showsFirstResponder: Bool
    func startTracking(at startPoint: CGPoint, in inView: NSView) -> Bool
    var state: NSControl.StateValue
    func stopTracking(_ lastPoint: CGPoint, at stopPoint: CGPoint, in inView: NSView, mouseIsUp: Bool)
    var stringValue: String
    var tag: Int
    func takeDoubleValueFrom(_ sender: Any)
    func takeFloatValueFrom(_ sender: Any)
    func takeIntValueFrom(_ sender: Any)
    func takeIntegerValueFrom(_ sender: Any)
    func takeObjectValueFrom(_ sender: Any)
    func takeStringValueFrom(_ sender: Any)
    var target: Any?
    var title: String
    func titleRect(forBounds theRect: CGRect) -> CGRect
    func trackMouse(_ theEvent: NSEvent, in cellFrame: CGRect, of controlView: NSView, untilMouseUp: Bool) -> Bool
    var truncatesLastVisibleLine: Bool
    var type: NSCell.CellType
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    var usesSingleLineMode: Bool
    var wantsNotificationForMarkedText: Bool
    var wraps: Bool
  }
  extension NSCell.HitResult {
    static var contentArea: NSCell.HitResult { get }
    static var editableTextArea: NSCell.HitResult { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var trackableArae: NSCell.HitResult { get }
  }
  extension NSCell.StyleMask {
    static var changeBackgroundCell: NSCell.StyleMask { get }
    static var changeGrayCell: NSCell.StyleMask { get }
    static var contentsCell: NSCell.StyleMask { get }
    init(rawValue: UInt)
    static var pushInCell: NSCell.StyleMask { get }
    var rawValue: UInt { get }
  }
  enum NSCellImagePosition: UInt {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
  enum NSCharacterCollection: UInt {
    case identityMapping, adobeCns1, adobeGb1, adobeJapan1, adobeJapan2, adobeKorea1
  }
  var NSCharacterEncodingDocumentAttribute: String { get }
  var NSCharacterEncodingDocumentOption: String { get }
  var NSCharacterShapeAttributeName: String { get }
  class NSClickGestureRecognizer: NSGestureRecognizer, NSCoding {
    var buttonMask: Int
    init()
    init?(coder: NSCoder)
    init(target: Any, action: Selector)
    var numberOfClicksRequired: Int
    var numberOfTouchesRequired: Int
  }
  class NSClipView: NSView {
    var automaticallyAdjustsContentInsets: Bool
    func autoscroll(_ theEvent: NSEvent) -> Bool
    var backgroundColor: NSColor
    func constrainBoundsRect(_ proposedBounds: CGRect) -> CGRect
    func constrainScroll(_ newOrigin: CGPoint) -> CGPoint
    var contentInsets: NSEdgeInsets
    var copiesOnScroll: Bool
    var documentCursor: NSCursor
    var documentRect: CGRect { get }
    var documentView: NSView
    func documentVisibleRect() -> CGRect
    var drawsBackground: Bool
    init()
    init(frame frameRect: CGRect)
    func scroll(_ aClipView: NSClipView, to aPoint: CGPoint)
    func scroll(to newOrigin: CGPoint)
    func viewBoundsChanged(_ notification: Notification)
    func viewFrameChanged(_ notification: Notification)
  }
  struct NSCloudKitSharingServiceOptions: OptionSet {
    static var allowPrivate: NSCloudKitSharingServiceOptions { get }
    static var allowPublic: NSCloudKitSharingServiceOptions { get }
    static var allowReadOnly: NSCloudKitSharingServiceOptions { get }
    static var allowReadWrite: NSCloudKitSharingServiceOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  protocol NSCloudSharingServiceDelegate: NSSharingServiceDelegate {
    func options(for cloudKitSharingService: NSSharingService, share provider: NSItemProvider) -> NSCloudKitSharingServiceOptions
    func sharingService(_ sharingService: NSSharingService, didCompleteForItems items: [Any], error: Error?)
    func sharingService(_ sharingService: NSSharingService, didSave share: CKShare)
    func sharingService(_ sharingService: NSSharingService, didStopSharing share: CKShare)
  }
  protocol NSCloudSharingValidation: NSObjectProtocol {
    func cloudShare(for item: NSValidatedUserInterfaceItem) -> CKShare?
  }
  var NSCocoaVersionDocumentAttribute: String { get }
  extension NSCoder {
    func decodeNXColor() -> NSColor
  }
  var NSCollectionElementKindInterItemGapIndicator: String { get }
  var NSCollectionElementKindSectionFooter: String { get }
  var NSCollectionElementKindSectionHeader: String { get }
  class NSCollectionLayoutAnchor: NSObject, NSCopying {
    enum OffsetType: Int32 { case absolute, fractional }
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
    static func absoluteDimension(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension
    var dimension: CGFloat { get }
    static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    static func estimatedDimension(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalHeightDimension(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
    static func fractionalWidthDimension(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
    var isAbsolute: Bool { get }
    var isEstimated: Bool { get }
    var isFractionalHeight: Bool { get }
    var isFractionalWidth: Bool { get }
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
    enum OrthogonalScrollingBehavior: Int { case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered }
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    var contentInsets: NSDirectionalEdgeInsets
    var decorationItems: [NSCollectionLayoutDecorationItem]
    init(group: NSCollectionLayoutGroup)
    var interGroupSpacing: CGFloat
    var orthogonalScrollingBehavior: NSCollectionLayoutSection.OrthogonalScrollingBehavior
    var supplementariesFollowContentInsets: Bool
    var visibleItemsInvalidationHandler: (([NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment) -> Void)?
  }
  class NSCollectionLayoutSize: NSObject, NSCopying {
    var heightDimension: NSCollectionLayoutDimension { get }
    init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    var widthDimension: NSCollectionLayoutDimension { get }
  }
  class NSCollectionLayoutSpacing: NSObject, NSCopying {
    static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing
    static func fixedSpacing(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing
    static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing
    static func flexibleSpacing(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing
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
    var bounds: CGRect { get }
    var center: CGPoint
    var frame: CGRect { get }
    var indexPath: IndexPath { get }
    var isHidden: Bool
    var name: String { get }
    var representedElementCategory: NSCollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    var zIndex: Int
  }
  enum NSCollectionUpdateAction: Int {
    case insert, delete, reload, move, none
  }
  class NSCollectionView: NSView, NSDraggingSource, NSDraggingDestination {
    enum DropOperation: Int { case on, before }
    enum ElementCategory: Int { case item, supplementaryView, decorationView, interItemGap }
    enum ScrollDirection: Int { case vertical, horizontal }
    struct ScrollPosition: OptionSet {}
    var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var backgroundColors: [NSColor]?
    var backgroundView: NSView?
    var backgroundViewScrollsWithContent: Bool
    var collectionViewLayout: NSCollectionViewLayout?
    var content: [Any]
    var dataSource: NSCollectionViewDataSource?
    var delegate: NSCollectionViewDelegate?
    func deleteItems(at indexPaths: Set<IndexPath>)
    func deleteSections(_ sections: IndexSet)
    func deselectAll(_ sender: Any?)
    func deselectItems(atIndexPaths indexPaths: Set<AnyHashable>)
    func draggingImageForItems(at indexPaths: Set<IndexPath>, with theEvent: NSEvent, offset dragImageOffset: UnsafeMutablePointer<CGPoint>) -> NSImage
    func frameForItem(at index: Int) -> CGRect
    func frameForItem(at index: Int, withNumberOfItems numberOfItems: Int) -> CGRect
    func indexPath(for item: NSCollectionViewItem) -> IndexPath?
    func indexPathForItem(at point: CGPoint) -> IndexPath?
    var indexPathsForVisibleItems: Set<IndexPath> { get }
    func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> Set<AnyHashable>
    init()
    init(frame frameRect: CGRect)
    func insertItems(at indexPaths: Set<IndexPath>)
    func insertSections(_ sections: IndexSet)
    var isFirstResponder: Bool { get }
    var isSelectable: Bool
    func item(at index: Int) -> NSCollectionViewItem?
    func item(at indexPath: IndexPath) -> NSCollectionViewItem?
    var itemPrototype: NSCollectionViewItem
    func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func makeItem(withIdentifier identifier: String, for indexPath: IndexPath) -> NSCollectionViewItem
    func makeSupplementaryView(ofKind elementKind: String, withIdentifier identifier: String, for indexPath: IndexPath) -> NSView
    var maxItemSize: CGSize
    var maxNumberOfColumns: Int
    var maxNumberOfRows: Int
    var minItemSize: CGSize
    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
    func moveSection(_ section: Int, toSection newSection: Int)
    func newItem(forRepresentedObject obj: Any) -> NSCollectionViewItem
    func numberOfItems(inSection section: Int) -> Int
    var numberOfSections: Int { get }
    func performBatchUpdates(_ updates: @escaping () -> Void, completionHandler: @escaping (Bool) -> Void)
    var prefetchDataSource: NSCollectionViewPrefetching?
    func register(_ nib: NSNib?, forItemWithIdentifier identifier: String)
    func register(_ nib: NSNib?, forSupplementaryViewOfKind kind: String, withIdentifier identifier: String)
    func registerClass(_ itemClass: UnsafeMutableRawPointer?, forItemWithIdentifier identifier: String)
    func registerClass(_ viewClass: UnsafeMutableRawPointer?, forSupplementaryViewOfKind kind: String, withIdentifier identifier: String)
    func reloadData()
    func reloadItems(at indexPaths: Set<IndexPath>)
    func reloadSections(_ sections: IndexSet)
    func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: NSCollectionView.ScrollPosition)
    func selectAll(_ sender: Any?)
    func selectItems(atIndexPaths indexPaths: Set<AnyHashable>, scrollPosition: NSCollectionView.ScrollPosition)
    var selectionIndexPaths: Set<AnyHashable>
    var selectionIndexes: IndexSet
    func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool)
    func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> NSCollectionViewElement?
    func toggleSectionCollapse(_ sender: Any)
    var visibleItems: [NSCollectionViewItem] { get }
    func visibleSupplementaryViews(ofKind elementKind: String) -> [NSCollectionViewElement]
  }
  extension NSCollectionView.ScrollPosition {
    static var bottom: NSCollectionView.ScrollPosition { get }
    static var centeredHorizontally: NSCollectionView.ScrollPosition { get }
    static var centeredVertically: NSCollectionView.ScrollPosition { get }
    init(rawValue: UInt)
    static var leadingEdge: NSCollectionView.ScrollPosition { get }
    static var left: NSCollectionView.ScrollPosition { get }
    static var nearestHorizontalEdge: NSCollectionView.ScrollPosition { get }
    static var nearestVerticalEdge: NSCollectionView.ScrollPosition { get }
    var rawValue: UInt { get }
    static var right: NSCollectionView.ScrollPosition { get }
    static var top: NSCollectionView.ScrollPosition { get }
    static var trailingEdge: NSCollectionView.ScrollPosition { get }
  }
  class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
    var configuration: NSCollectionViewCompositionalLayoutConfiguration
    init(section: NSCollectionLayoutSection)
    init(section: NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration)
    init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection)
    init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection, configuration: NSCollectionViewCompositionalLayoutConfiguration)
  }
  class NSCollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem]
    init()
    var interSectionSpacing: CGFloat
    var scrollDirection: NSCollectionView.ScrollDirection
  }
  protocol NSCollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> NSView
    func numberOfSections(in collectionView: NSCollectionView) -> Int
  }
  protocol NSCollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: NSDraggingInfo, index: Int, dropOperation: NSCollectionView.DropOperation) -> Bool
    func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: NSDraggingInfo, indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool
    func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexes: IndexSet, with evt: NSEvent) -> Bool
    func collectionView(_ collectionView: NSCollectionView, canDragItemsAtIndexPaths indexPaths: Set<AnyHashable>, with theEvent: NSEvent) -> Bool
    func collectionView(_ collectionView: NSCollectionView, didChangeItemsAtIndexPaths indexPaths: Set<AnyHashable>, to highlightState: NSCollectionViewItem.HighlightState)
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAtIndexPaths indexPaths: Set<AnyHashable>)
    func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
    func collectionView(_ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView, forElementOfKind elementKind: String, at indexPath: IndexPath)
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAtIndexPaths indexPaths: Set<AnyHashable>)
    func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAtIndexPaths indexPaths: Set<AnyHashable>, with theEvent: NSEvent, offset dragImageOffset: UnsafeMutablePointer<CGPoint>) -> NSImage
    func collectionView(_ collectionView: NSCollectionView, draggingSession: NSDraggingSession, endedAt screenPoint: CGPoint, dragOperation: NSDragOperation)
    func collectionView(_ collectionView: NSCollectionView, draggingSession: NSDraggingSession, willBeginAt screenPoint: CGPoint, forItemsAt indexes: IndexSet)
    func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: CGPoint, forItemsAtIndexPaths indexPaths: Set<AnyHashable>)
    func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropUrl: URL, forDraggedItemsAt indexes: IndexSet) -> [String]
    func collectionView(_ collectionView: NSCollectionView, namesOfPromisedFilesDroppedAtDestination dropURL: URL, forDraggedItemsAtIndexPaths indexPaths: Set<AnyHashable>) -> [String]
    func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int) -> NSPasteboardWriting
    func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath) -> NSPasteboardWriting?
    func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAtIndexPaths indexPaths: Set<AnyHashable>, to highlightState: NSCollectionViewItem.HighlightState) -> Set<AnyHashable>
    func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAtIndexPaths indexPaths: Set<AnyHashable>) -> Set<AnyHashable>
    func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAtIndexPaths indexPaths: Set<AnyHashable>) -> Set<AnyHashable>
    func collectionView(_ collectionView: NSCollectionView, transitionLayoutForOldLayout fromLayout: NSCollectionViewLayout, newLayout toLayout: NSCollectionViewLayout) -> NSCollectionViewTransitionLayout
    func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: NSDraggingInfo)
    func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: NSDraggingInfo, proposedIndex dropIndex: UnsafeMutablePointer<Int>, dropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
    func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: NSDraggingInfo, proposedIndexPath proposedDropIndexPath: UnsafeMutablePointer<IndexPath>, dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
    func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
    func collectionView(_ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView, forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(_ collectionView: NSCollectionView, writeItemsAt indexes: IndexSet, to toPasteboard: NSPasteboard) -> Bool
    func collectionView(_ collectionView: NSCollectionView, writeItemsAtIndexPaths indexPaths: Set<AnyHashable>, to pasteboard: NSPasteboard) -> Bool
  }
  protocol NSCollectionViewDelegateFlowLayout: NSObjectProtocol, NSCollectionViewDelegate {
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, insetForSectionAt section: Int) -> NSEdgeInsets
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  }
  class NSCollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, NSCollectionViewDataSource where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)? = nil)
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    init(collectionView: NSCollectionView, itemProvider: @escaping (NSCollectionView, IndexPath, ItemIdentifierType) -> NSCollectionViewItem?)
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  }
  protocol NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {
    func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
    func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
    func preferredLayoutAttributesFitting(_ layoutAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutAttributes
    func prepareForReuse()
    func willTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  }
  class NSCollectionViewFlowLayout: NSCollectionViewLayout {
    func collapseSection(at sectionIndex: Int)
    var estimatedItemSize: CGSize
    func expandSection(at sectionIndex: Int)
    var footerReferenceSize: CGSize
    var headerReferenceSize: CGSize
    init()
    var itemSize: CGSize
    var minimumInteritemSpacing: CGFloat
    var minimumLineSpacing: CGFloat
    var scrollDirection: NSCollectionView.ScrollDirection
    func section(atIndexIsCollapsed sectionIndex: Int) -> Bool
    var sectionFootersPinToVisibleBounds: Bool
    var sectionHeadersPinToVisibleBounds: Bool
    var sectionInset: NSEdgeInsets
  }
  class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {
    init()
    var invalidateFlowLayoutAttributes: Bool
    var invalidateFlowLayoutDelegateMetrics: Bool
  }
  class NSCollectionViewGridLayout: NSCollectionViewLayout {
    var backgroundColors: [NSColor]
    init()
    var margins: NSEdgeInsets
    var maximumItemSize: CGSize
    var maximumNumberOfColumns: Int
    var maximumNumberOfRows: Int
    var minimumInteritemSpacing: CGFloat
    var minimumItemSize: CGSize
    var minimumLineSpacing: CGFloat
  }
  class NSCollectionViewItem: NSViewController, NSCopying {
    enum HighlightState: Int { case none, forSelection, forDeselection, asDropTarget }
    var collectionView: NSCollectionView? { get }
    var draggingImageComponents: [NSDraggingImageComponent] { get }
    var highlightState: NSCollectionViewItem.HighlightState
    var imageView: NSImageView
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var isSelected: Bool
    var textField: NSTextField
  }
  class NSCollectionViewLayout: NSObject, NSCoding {
    var collectionView: NSCollectionView? { get }
    var collectionViewContentSize: CGSize { get }
    func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func finalizeAnimatedBoundsChange()
    func finalizeCollectionViewUpdates()
    func finalizeLayoutTransition()
    func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> Set<AnyHashable>
    func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> Set<AnyHashable>
    func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> Set<AnyHashable>
    func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> Set<AnyHashable>
    init()
    init?(coder: NSCoder)
    func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func invalidateLayout()
    func invalidateLayout(with context: NSCollectionViewLayoutInvalidationContext)
    func invalidationContext(forBoundsChange newBounds: CGRect) -> NSCollectionViewLayoutInvalidationContext
    func invalidationContext(forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes) -> NSCollectionViewLayoutInvalidationContext
    static var invalidationContextClass: AnyClass { get }
    static var layoutAttributesClass: AnyClass { get }
    func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func layoutAttributesForDropTarget(at pointInCollectionView: CGPoint) -> NSCollectionViewLayoutAttributes?
    func layoutAttributesForElements(in rect: CGRect) -> [NSCollectionViewLayoutAttributes]
    func layoutAttributesForInterItemGap(before indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
    func prepare()
    func prepare(forAnimatedBoundsChange oldBounds: CGRect)
    func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem])
    func prepareForTransition(from oldLayout: NSCollectionViewLayout)
    func prepareForTransition(to newLayout: NSCollectionViewLayout)
    func register(_ nib: NSNib?, forDecorationViewOfKind elementKind: String)
    func registerClass(_ viewClass: UnsafeMutableRawPointer?, forDecorationViewOfKind elementKind: String)
    func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
    func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes) -> Bool
    func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint
  }
  class NSCollectionViewLayoutAttributes: NSObject, NSCopying {
    var alpha: CGFloat
    var frame: CGRect
    var indexPath: IndexPath?
    init()
    init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
    init(forInterItemGapBefore indexPath: IndexPath)
    init(forItemWith indexPath: IndexPath)
    init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
    var isHidden: Bool
    var representedElementCategory: NSCollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
    var size: CGSize
    var zIndex: Int
  }
  class NSCollectionViewLayoutInvalidationContext: NSObject {
    var contentOffsetAdjustment: CGPoint
    var contentSizeAdjustment: CGSize
    init()
    var invalidateDataSourceCounts: Bool { get }
    func invalidateDecorationElements(ofKind elementKind: String, atIndexPaths indexPaths: Set<AnyHashable>)
    var invalidateEverything: Bool { get }
    func invalidateItems(atIndexPaths indexPaths: Set<AnyHashable>)
    func invalidateSupplementaryElements(ofKind elementKind: String, atIndexPaths indexPaths: Set<AnyHashable>)
    var invalidatedDecorationIndexPaths: [AnyHashable: Any] { get }
    var invalidatedItemIndexPaths: Set<AnyHashable> { get }
    var invalidatedSupplementaryIndexPaths: [AnyHashable: Any] { get }
  }
  protocol NSCollectionViewPrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  }
  protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
    var sectionCollapseButton: NSButton?
  }
  class NSCollectionViewTransitionLayout: NSCollectionViewLayout {
    var currentLayout: NSCollectionViewLayout { get }
    init(currentLayout: NSCollectionViewLayout, nextLayout newLayout: NSCollectionViewLayout)
    var nextLayout: NSCollectionViewLayout { get }
    var transitionProgress: CGFloat
    func updateValue(_ value: CGFloat, forAnimatedKey key: String)
    func value(forAnimatedKey key: String) -> CGFloat
  }
  class NSCollectionViewUpdateItem: NSObject {
    var indexPathAfterUpdate: IndexPath? { get }
    var indexPathBeforeUpdate: IndexPath? { get }
    init()
    var updateAction: NSCollectionUpdateAction { get }
  }
  class NSColor: NSObject, NSCoding, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting, NSAccessibilityColor {
    enum ColorType: Int { case componentBased, pattern, catalog }
    enum SystemEffect: Int { case none, pressed, deepPressed, disabled, rollover }
    var alphaComponent: CGFloat { get }
    static var alternateSelectedControl: NSColor { get }
    static var alternateSelectedControlText: NSColor { get }
    static var alternatingContentBackgroundColors: [NSColor] { get }
    static var black: NSColor { get }
    var blackComponent: CGFloat { get }
    func blendedColor(withFraction fraction: CGFloat, of color: NSColor) -> NSColor
    static var blue: NSColor { get }
    var blueComponent: CGFloat { get }
    var brightnessComponent: CGFloat { get }
    static var brown: NSColor { get }
    var catalogNameComponent: String { get }
    var cgColor: CGColor { get }
    static var clear: NSColor { get }
    var colorNameComponent: String { get }
    var colorSpace: NSColorSpace { get }
    var colorSpaceName: String { get }
    static var control: NSColor { get }
    static var controlAccent: NSColor { get }
    static func controlAlternatingRowBackgroundColors() -> [NSColor]
    static var controlBackground: NSColor { get }
    static var controlDarkShadow: NSColor { get }
    static var controlHighlight: NSColor { get }
    static var controlLightHighlight: NSColor { get }
    static var controlShadow: NSColor { get }
    static var controlText: NSColor { get }
    static var currentControlTint: NSControlTint { get }
    static var cyan: NSColor { get }
    var cyanComponent: CGFloat { get }
    static var darkGray: NSColor { get }
    static var disabledControlText: NSColor { get }
    func drawSwatch(in rect: CGRect)
    static var findHighlight: NSColor { get }
    func getComponents(_ components: UnsafeMutableRawPointer)
    func getCyan(_ cyan: UnsafeMutablePointer<CGFloat>, magenta: UnsafeMutablePointer<CGFloat>, yellow: UnsafeMutablePointer<CGFloat>, black: UnsafeMutablePointer<CGFloat>, alpha: UnsafeMutablePointer<CGFloat>)
    func getHue(_ hue: UnsafeMutablePointer<CGFloat>, saturation: UnsafeMutablePointer<CGFloat>, brightness: UnsafeMutablePointer<CGFloat>, alpha: UnsafeMutablePointer<CGFloat>)
    func getRed(_ red: UnsafeMutablePointer<CGFloat>, green: UnsafeMutablePointer<CGFloat>, blue: UnsafeMutablePointer<CGFloat>, alpha: UnsafeMutablePointer<CGFloat>)
    func getWhite(_ white: UnsafeMutablePointer<CGFloat>, alpha: UnsafeMutablePointer<CGFloat>)
    static var gray: NSColor { get }
    static var green: NSColor { get }
    var greenComponent: CGFloat { get }
    static var grid: NSColor { get }
    static var header: NSColor { get }
    static var headerText: NSColor { get }
    static var highlight: NSColor { get }
    func highlight(withLevel highlightLevel: CGFloat) -> NSColor
    var hueComponent: CGFloat { get }
    static var ignoresAlpha: Bool
    init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(calibratedWhite white: CGFloat, alpha: CGFloat)
    init(catalogName listName: String, colorName: String)
    init(cgColor: CGColor)
    init(ciColor color: CIColor)
    init?(coder: NSCoder)
    init(colorSpace space: NSColorSpace, components: UnsafeMutableRawPointer, count numberOfComponents: Int)
    init(colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
    init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(deviceWhite white: CGFloat, alpha: CGFloat)
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(for controlTint: NSControlTint)
    init(from pasteBoard: NSPasteboard)
    init(genericGamma22White white: CGFloat, alpha: CGFloat)
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
    init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
    init?(named name: String)
    init?(named name: String, bundle: Bundle?)
    init(patternImage image: NSImage)
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    init(white: CGFloat, alpha: CGFloat)
    static var keyboardFocusIndicator: NSColor { get }
    static var knob: NSColor { get }
    static var label: NSColor { get }
    static var lightGray: NSColor { get }
    static var link: NSColor { get }
    var localizedCatalogNameComponent: String { get }
    var localizedColorNameComponent: String { get }
    static var magenta: NSColor { get }
    var magentaComponent: CGFloat { get }
    var numberOfComponents: Int { get }
    static var orange: NSColor { get }
    var patternImage: NSImage { get }
    static var placeholderText: NSColor { get }
    static var purple: NSColor { get }
    static var quaternaryLabel: NSColor { get }
    static var quaternarySystemFill: NSColor { get }
    static var quinaryLabel: NSColor { get }
    static var quinarySystemFill: NSColor { get }
    static var red: NSColor { get }
    var redComponent: CGFloat { get }
    var saturationComponent: CGFloat { get }
    static var scrollBar: NSColor { get }
    static var scrubberTexturedBackground: NSColor { get }
    static var secondaryLabel: NSColor { get }
    static var secondarySelectedControl: NSColor { get }
    static var secondarySystemFill: NSColor { get }
    static var selectedContentBackground: NSColor { get }
    static var selectedControl: NSColor { get }
    static var selectedControlText: NSColor { get }
    static var selectedKnob: NSColor { get }
    static var selectedMenuItem: NSColor { get }
    static var selectedMenuItemText: NSColor { get }
    static var selectedText: NSColor { get }
    static var selectedTextBackground: NSColor { get }
    static var separator: NSColor { get }
    func set()
    func setFill()
    func setStroke()
    static var shadow: NSColor { get }
    func shadow(withLevel shadowLevel: CGFloat) -> NSColor
    static var systemBlue: NSColor { get }
    static var systemBrown: NSColor { get }
    static var systemCyan: NSColor { get }
    static var systemFill: NSColor { get }
    static var systemGray: NSColor { get }
    static var systemGreen: NSColor { get }
    static var systemIndigo: NSColor { get }
    static var systemMint: NSColor { get }
    static var systemOrange: NSColor { get }
    static var systemPink: NSColor { get }
    static var systemPurple: NSColor { get }
    static var systemRed: NSColor { get }
    static var systemTeal: NSColor { get }
    static var systemYellow: NSColor { get }
    static var tertiaryLabel: NSColor { get }
    static var tertiarySystemFill: NSColor { get }
    static var text: NSColor { get }
    static var textBackground: NSColor { get }
    static var textInsertionPoint: NSColor { get }
    var type: NSColor.ColorType { get }
    static var underPageBackground: NSColor { get }
    static var unemphasizedSelectedContentBackground: NSColor { get }
    static var unemphasizedSelectedText: NSColor { get }
    static var unemphasizedSelectedTextBackground: NSColor { get }
    func usingColorSpace(_ space: NSColorSpace) -> NSColor?
    func usingColorSpaceName(_ colorSpaceName: String?) -> NSColor
    func usingColorSpaceName(_ colorSpaceName: String?, device deviceDescription: [AnyHashable: Any]?) -> NSColor
    func usingType(_ type: NSColor.ColorType) -> NSColor?
    static var white: NSColor { get }
    var whiteComponent: CGFloat { get }
    static var windowBackground: NSColor { get }
    static var windowFrame: NSColor { get }
    static var windowFrameText: NSColor { get }
    func withAlphaComponent(_ alpha: CGFloat) -> NSColor
    func withSystemEffect(_ systemEffect: NSColor.SystemEffect) -> NSColor
    func write(to pasteBoard: NSPasteboard)
    static var yellow: NSColor { get }
    var yellowComponent: CGFloat { get }
  }
  protocol NSColorChanging: NSObjectProtocol {
    func changeColor(_ sender: NSColorPanel?)
  }
  class NSColorList: NSObject, NSSecureCoding {
    func allKeys() -> [String]
    static var availableColorLists: [NSColorList] { get }
    func color(withKey key: String) -> NSColor
    init()
    init?(coder: NSCoder)
    init(name: String)
    init(name: String, fromFile path: String?)
    init(named name: String)
    func insert(_ color: NSColor, key: String, at indexPos: Int)
    var isEditable: Bool { get }
    var name: String { get }
    func removeColor(withKey key: String)
    func removeFile()
    func setColor(_ color: NSColor, forKey key: String)
    func write(to url: URL?) throws
    func write(toFile path: String?) -> Bool
  }
  class NSColorPanel: NSPanel {
    struct Flags: OptionSet {}
    enum Mode: Int { case none, gray, rgb, cmyk, hsb, customPalette, colorList, wheel, crayon }
    var accessoryView: NSView?
    var alpha: CGFloat { get }
    func attach(_ colorList: NSColorList)
    var color: NSColor
    static var colorDidChangeNotification: Notification.Name { get }
    func detach(_ colorList: NSColorList)
    static func dragColor(_ color: NSColor, with theEvent: NSEvent, from sourceView: NSView) -> Bool
    init()
    var isContinuous: Bool
    var mode: NSColorPanel.Mode
    func setAction(_ aSelector: Selector?)
    static func setPickerMask(_ mask: NSColorPanel.Flags)
    static func setPickerMode(_ mode: NSColorPanel.Mode)
    func setTarget(_ anObject: Any?)
    static var shared: NSColorPanel { get }
    static var sharedColorPanelExists: Bool { get }
    var showsAlpha: Bool
  }
  extension NSColorPanel.Flags {
    static var all: NSColorPanel.Flags { get }
    static var cmyk: NSColorPanel.Flags { get }
    static var colorList: NSColorPanel.Flags { get }
    static var crayon: NSColorPanel.Flags { get }
    static var customPalette: NSColorPanel.Flags { get }
    static var gray: NSColorPanel.Flags { get }
    static var hsb: NSColorPanel.Flags { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var rgb: NSColorPanel.Flags { get }
    static var wheel: NSColorPanel.Flags { get }
  }
  var NSColorPboardType: String { get }
  class NSColorPicker: NSObject {
    func attach(_ colorList: NSColorList)
    var buttonToolTip: String { get }
    var colorPanel: NSColorPanel { get }
    func detach(_ colorList: NSColorList)
    init()
    init(pickerMask mask: NSColorPanel.Flags, colorPanel owningColorPanel: NSColorPanel)
    func insertNewButtonImage(_ newButtonImage: NSImage, in buttonCell: NSButtonCell)
    var minContentSize: CGSize { get }
    func provideNewButtonImage() -> NSImage
    func setMode(_ mode: NSColorPanel.Mode)
    func viewSizeChanged(_ sender: Any)
  }
  class NSColorPickerTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var allowedColorSpaces: [NSColorSpace]?
    var color: NSColor
    var colorList: NSColorList
    static func colorPicker(withIdentifier identifier: String) -> NSColorPickerTouchBarItem
    static func colorPicker(withIdentifier identifier: String, buttonImage image: NSImage) -> NSColorPickerTouchBarItem
    var customizationLabel: String?
    init(identifier: String)
    var isEnabled: Bool
    var showsAlpha: Bool
    static func strokeColorPicker(withIdentifier identifier: String) -> NSColorPickerTouchBarItem
    var target: Any?
    static func textColorPicker(withIdentifier identifier: String) -> NSColorPickerTouchBarItem
  }
  enum NSColorRenderingIntent: Int {
    case `default`, absoluteColorimetric, relativeColorimetric, perceptual, saturation
  }
  class NSColorSampler: NSObject {
    init()
    func show(selectionHandler: @escaping (NSColor) -> Void)
  }
  class NSColorSpace: NSObject, NSCoding, NSSecureCoding {
    static var adobeRGB1998: NSColorSpace { get }
    static func availableColorSpaces(with model: NSColorSpaceModel) -> [NSColorSpace]
    var cgColorSpace: CGColorSpace { get }
    var colorSpaceModel: NSColorSpaceModel { get }
    var colorSyncProfile: UnsafeMutableRawPointer { get }
    static var deviceCMYK: NSColorSpace { get }
    static var deviceGray: NSColorSpace { get }
    static var deviceRGB: NSColorSpace { get }
    static var displayP3: NSColorSpace { get }
    static var extendedGenericGamma22Gray: NSColorSpace { get }
    static var extendedSRGB: NSColorSpace { get }
    static var genericCMYK: NSColorSpace { get }
    static var genericGamma22Gray: NSColorSpace { get }
    static var genericGray: NSColorSpace { get }
    static var genericRGB: NSColorSpace { get }
    var iccProfileData: Data { get }
    init()
    init(cgColorSpace: CGColorSpace)
    init?(coder: NSCoder)
    init(iccProfileData iccData: Data)
    var localizedName: String { get }
    var numberOfColorComponents: Int { get }
    static var sRGB: NSColorSpace { get }
  }
  enum NSColorSpaceModel: Int {
    case unknown, gray, rgb, cmyk, lab, deviceN, indexed, pattern
  }
  class NSColorWell: NSControl {
    enum Style: Int { case `default`, minimal, expanded }
    func activate(_ exclusive: Bool)
    var color: NSColor
    var colorWellStyle: NSColorWell.Style
    func deactivate()
    func draw(inside insideRect: CGRect)
    var image: NSImage?
    init()
    init(frame frameRect: CGRect)
    init(style: NSColorWell.Style)
    var isActive: Bool { get }
    var isBordered: Bool
    var pulldownAction: Selector?
    var pulldownTarget: Any?
    var supportsAlpha: Bool
    func takeColorFrom(_ sender: Any)
  }
  class NSComboBox: NSTextField {
    func addItem(with object1: Any)
    func addItems(with items: [Any])
    var completes: Bool
    var dataSource: NSComboBoxDataSource?
    func deselectItem(at itemIndex: Int)
    var hasVerticalScroller: Bool
    func indexOfItem(with object1: Any) -> Int
    var indexOfSelectedItem: Int { get }
    init()
    init(frame frameRect: CGRect)
    func insertItem(with object1: Any, at index: Int)
    var intercellSpacing: CGSize
    var isButtonBordered: Bool
    var itemHeight: CGFloat
    func itemObjectValue(at index: Int) -> Any
    func noteNumberOfItemsChanged()
    var numberOfItems: Int { get }
    var numberOfVisibleItems: Int
    var objectValueOfSelectedItem: Any { get }
    var objectValues: [Any] { get }
    func reloadData()
    func removeAllItems()
    func removeItem(at index: Int)
    func removeItem(with object1: Any)
    func scrollItemAtIndex(toTop scrollItemIndex: Int)
    func scrollItemAtIndexToVisible(_ scrollItemIndex: Int)
    func selectItem(at itemIndex: Int)
    func selectItem(with object1: Any)
    static var selectionDidChangeNotification: Notification.Name { get }
    static var selectionIsChangingNotification: Notification.Name { get }
    var usesDataSource: Bool
    static var willDismissNotification: Notification.Name { get }
    static var willPopUpNotification: Notification.Name { get }
  }
  class NSComboBoxCell: NSTextFieldCell {
    func addItem(with object1: Any)
    func addItems(with items: [Any])
    func completedString(_ substring: String) -> String
    var completes: Bool
    var dataSource: NSComboBoxCellDataSource?
    func deselectItem(at itemIndex: Int)
    var hasVerticalScroller: Bool
    func indexOfItem(with object1: Any) -> Int
    var indexOfSelectedItem: Int { get }
    init()
    init(textCell aString: String)
    func insertItem(with object1: Any, at index: Int)
    var intercellSpacing: CGSize
    var isButtonBordered: Bool
    var itemHeight: CGFloat
    func itemObjectValue(at index: Int) -> NSComboBox
    func noteNumberOfItemsChanged()
    var numberOfItems: Int { get }
    var numberOfVisibleItems: Int
    var objectValueOfSelectedItem: Any { get }
    var objectValues: [Any] { get }
    func reloadData()
    func removeAllItems()
    func removeItem(at index: Int)
    func removeItem(with object1: Any)
    func scrollItemAtIndex(toTop scrollItemIndex: Int)
    func scrollItemAtIndexToVisible(_ scrollItemIndex: Int)
    func selectItem(at itemIndex: Int)
    func selectItem(with object1: Any)
    var usesDataSource: Bool
  }
  protocol NSComboBoxCellDataSource: NSObjectProtocol {
    func comboBoxCell(_ comboBox: NSComboBoxCell, completedString uncompletedString: String) -> String
    func comboBoxCell(_ comboBox: NSComboBoxCell, indexOfItemWithStringValue value: String) -> Int
    func comboBoxCell(_ comboBox: NSComboBoxCell, objectValueForItemAt index: Int) -> Any
    func numberOfItems(in comboBox: NSComboBoxCell) -> Int
  }
  protocol NSComboBoxDataSource: NSObjectProtocol {
    func comboBox(_ comboBox: NSComboBox, completedString uncompletedString: String) -> String
    func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue value: String) -> Int
    func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any
    func numberOfItems(in comboBox: NSComboBox) -> Int
  }
  protocol NSComboBoxDelegate: NSTextFieldDelegate {
    func comboBoxSelectionDidChange(_ notification: Notification)
    func comboBoxSelectionIsChanging(_ notification: Notification)
    func comboBoxWillDismiss(_ notification: Notification)
    func comboBoxWillPopUp(_ notification: Notification)
  }
  class NSComboButton: NSControl {
    enum Style: Int { case split, unified }
    var image: NSImage?
    var imageScaling: NSImageScaling
    init()
    init(frame frameRect: CGRect)
    init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?)
    init(title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?)
    init(title: String, menu: NSMenu?, target: Any?, action: Selector?)
    var menu: NSMenu
    var style: NSComboButton.Style
    var title: String
  }
  var NSCommentDocumentAttribute: String { get }
  var NSCompanyDocumentAttribute: String { get }
  enum NSComposite: UInt {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  }
  enum NSCompositingOperation: UInt {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  }
  class NSControl: NSView {
    struct StateValue: RawRepresentable, Hashable {}
    func abortEditing() -> Bool
    var action: Selector?
    var alignment: NSText.AlignmentExtensions.ToNative
    var allowsExpansionToolTips: Bool
    var attributedStringValue: NSAttributedString
    var baseWritingDirection: NSWritingDirection
    func calcSize()
    var cell: NSCell
    static var cellClass: AnyClass
    var controlSize: NSControlSize
    var currentEditor: NSText { get }
    var doubleValue: Double
    func draw(withExpansionFrame cellFrame: CGRect, in view: NSView)
    func drawCell(_ aCell: NSCell)
    func drawCell(inside aCell: NSCell)
    func edit(withFrame aRect: CGRect, editor textObj: NSText?, delegate anObject: Any?, event theEvent: NSEvent)
    func endEditing(_ textObj: NSText?)
    var floatValue: Float
    var font: NSFont
    var formatter: Formatter?
    var ignoresMultiClick: Bool
    init()
    init(frame frameRect: CGRect)
    var intValue: Int32
    var integerValue: Int
    func invalidateIntrinsicContentSize(for cell: NSCell)
    var isContinuous: Bool
    var isEnabled: Bool
    var isHighlighted: Bool
    var lineBreakMode: NSLineBreakMode
    func mouseDown(_ theEvent: NSEvent)
    var objectValue: Any
    func performClick(_ sender: Any)
    var refusesFirstResponder: Bool
    func select(withFrame aRect: CGRect, editor textObj: NSText?, delegate anObject: Any?, start selStart: Int, length selLength: Int)
    func selectCell(_ aCell: NSCell)
    var selectedCell: NSCell { get }
    var selectedTag: Int { get }
    func sendAction(_ theAction: Selector, to theTarget: Any) -> Bool
    func sendAction(on mask: NSEvent.EventType) -> Int
    func setNeedsDisplay()
    func sizeThatFits(_ size: CGSize) -> CGSize
    func sizeToFit()
    var stringValue: String
    var tag: Int
    func takeDoubleValueFrom(_ sender: Any)
    func takeFloatValueFrom(_ sender: Any)
    func takeIntValueFrom(_ sender: Any)
    func takeIntegerValueFrom(_ sender: Any)
    func takeObjectValueFrom(_ sender: Any)
    func takeStringValueFrom(_ sender: Any)
    var target: AnyObject?
    static var textDidBeginEditingNotification: Notification.Name { get }
    static var textDidChangeNotification: Notification.Name { get }
    static var textDidEndEditingNotification: Notification.Name { get }
    static var tintDidChangeNotification: Notification.Name { get }
    func updateCell(_ aCell: NSCell)
    func updateCell(inside aCell: NSCell)
    var usesSingleLineMode: Bool
    func validateEditing()
  }
  extension NSControl.StateValue {
    static var mixed: NSControl.StateValue { get }
    static var off: NSControl.StateValue { get }
    static var on: NSControl.StateValue { get }
  }
  enum NSControlSize: UInt {
    case regular, small, mini, large
  }
  protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func control(_ control: NSControl, didFailToFormatString str: String, errorDescription error: String) -> Bool
    func control(_ control: NSControl, didFailToValidatePartialString str: String, errorDescription error: String)
    func control(_ control: NSControl, isValidObject objectToValidate: Any) -> Bool
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func controlTextDidBeginEditing(_ obj: Notification)
    func controlTextDidChange(_ obj: Notification)
    func controlTextDidEndEditing(_ obj: Notification)
  }
  enum NSControlTint: UInt {
    case `default`, blue, graphite, clear
  }
  class NSController: NSObject, NSCoding, NSEditorRegistration, NSEditor {
    func commitEditing() -> Bool
    func commitEditing(withDelegate delegate1: Any?, didCommit didCommitSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    func discardEditing()
    init()
    init?(coder: NSCoder)
    var isEditing: Bool { get }
    func objectDidBeginEditing(_ editor: NSEditor)
    func objectDidEndEditing(_ editor: NSEditor)
  }
  var NSConvertedDocumentAttribute: String { get }
  var NSCopyrightDocumentAttribute: String { get }
  enum NSCorrectionIndicatorType: Int {
    case `default`, reversion, guesses
  }
  enum NSCorrectionResponse: Int {
    case none, accepted, rejected, ignored, edited, reverted
  }
  var NSCreationTimeDocumentAttribute: String { get }
  class NSCursor: NSObject, NSCoding, NSSecureCoding {
    enum FrameResizeDirections: UInt { case inward, outward, all }
    enum FrameResizePosition: UInt { case top, left, bottom, right, topLeft, topRight, bottomLeft, bottomRight }
    static var arrow: NSCursor { get }
    static var closedHand: NSCursor { get }
    static var columnResize: NSCursor { get }
    static func columnResizeCursor(in directions: NSHorizontalDirections) -> NSCursor
    static var contextualMenu: NSCursor { get }
    static var crosshair: NSCursor { get }
    static var current: NSCursor { get }
    static var currentSystem: NSCursor? { get }
    static var disappearingItem: NSCursor { get }
    static var dragCopy: NSCursor { get }
    static var dragLink: NSCursor { get }
    static func frameResizeCursor(from position: NSCursor.FrameResizePosition, in directions: NSCursor.FrameResizeDirections) -> NSCursor
    static func hide()
    var hotSpot: CGPoint { get }
    static var iBeam: NSCursor { get }
    static var iBeamCursorForVerticalLayout: NSCursor { get }
    var image: NSImage { get }
    init()
    init?(coder: NSCoder)
    init(image newImage: NSImage, foregroundColorHint fg: NSColor, backgroundColorHint bg: NSColor, hotSpot: CGPoint)
    init(image newImage: NSImage, hotSpot aPoint: CGPoint)
    var isSetOnMouseEntered: Bool { get }
    var isSetOnMouseExited: Bool { get }
    func mouseEntered(_ theEvent: NSEvent)
    func mouseExited(_ theEvent: NSEvent)
    static var openHand: NSCursor { get }
    static var operationNotAllowed: NSCursor { get }
    static var pointingHand: NSCursor { get }
    func pop()
    func push()
    static var resizeDown: NSCursor { get }
    static var resizeLeft: NSCursor { get }
    static var resizeLeftRight: NSCursor { get }
    static var resizeRight: NSCursor { get }
    static var resizeUp: NSCursor { get }
    static var resizeUpDown: NSCursor { get }
    static var rowResize: NSCursor { get }
    static func rowResizeCursor(in directions: NSVerticalDirections) -> NSCursor
    func set()
    static func setHiddenUntilMouseMoves(_ flag: Bool)
    func setOnMouseEntered(_ flag: Bool)
    func setOnMouseExited(_ flag: Bool)
    static func unhide()
    static var zoomIn: NSCursor { get }
    static var zoomOut: NSCursor { get }
  }
  var NSCursorAttributeName: String { get }
  var NSCustomColorSpace: String { get }
  class NSCustomImageRep: NSImageRep {
    var delegate: Any? { get }
    var drawSelector: Selector? { get }
    var drawingHandler: (CGRect) -> Bool { get }
    init(draw drawSelectorMethod: Selector, delegate delegateObject: Any)
    init(size: CGSize, flipped: Bool, drawingHandler: @escaping (CGRect) -> Bool)
  }
  class NSCustomTouchBarItem: NSTouchBarItem {
    var customizationLabel: String?
    init(identifier: String)
    var view: NSView
    var viewController: NSViewController
  }
  class NSDataAsset: NSObject, NSCopying {
    var data: Data { get }
    init(name: String)
    init(name: String, bundle: Bundle)
    var name: String { get }
    var typeIdentifier: String { get }
  }
  class NSDatePicker: NSControl {
    struct ElementFlags: OptionSet {}
    enum Mode: UInt { case single, range }
    enum Style: UInt { case textFieldAndStepper, clockAndCalendar, textField }
    var backgroundColor: NSColor
    var calendar: Calendar
    var cell: NSDatePickerCell
    var datePickerElements: NSDatePicker.ElementFlags
    var datePickerMode: NSDatePicker.Mode
    var datePickerStyle: NSDatePicker.Style
    var dateValue: Date
    var delegate: NSDatePickerCellDelegate?
    var drawsBackground: Bool
    init()
    init(frame frameRect: CGRect)
    var isBezeled: Bool
    var isBordered: Bool
    var locale: Locale
    var maxDate: Date
    var minDate: Date
    var presentsCalendarOverlay: Bool
    var textColor: NSColor
    var timeInterval: Double
    var timeZone: TimeZone
  }
  extension NSDatePicker.ElementFlags {
    static var era: NSDatePicker.ElementFlags { get }
    static var hourMinute: NSDatePicker.ElementFlags { get }
    static var hourMinuteSecond: NSDatePicker.ElementFlags { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var timeZone: NSDatePicker.ElementFlags { get }
    static var yearMonthDate: NSDatePicker.ElementFlags { get }
    static var yearMonthDateDay: NSDatePicker.ElementFlags { get }
  }
  class NSDatePickerCell: NSActionCell {
    var backgroundColor: NSColor
    var calendar: Calendar
    var datePickerElements: NSDatePicker.ElementFlags
    var datePickerMode: NSDatePicker.Mode
    var datePickerStyle: NSDatePicker.Style
    var dateValue: Date
    var delegate: NSDatePickerCellDelegate?
    var drawsBackground: Bool
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var locale: Locale
    var maxDate: Date
    var minDate: Date
    var textColor: NSColor
    var timeInterval: Double
    var timeZone: TimeZone
  }
  protocol NSDatePickerCellDelegate: NSObjectProtocol {
    func datePickerCell(_ aDatePickerCell: NSDatePickerCell, validateProposedDateValue proposedDateValue: UnsafeMutablePointer<Date>, timeInterval proposedTimeInterval: Double)
  }
  var NSDefaultAttributesDocumentAttribute: String { get }
  var NSDefaultAttributesDocumentOption: String { get }
  var NSDefaultFontExcludedDocumentAttribute: String { get }
  var NSDefaultTabIntervalDocumentAttribute: String { get }
  var NSDeviceBlackColorSpace: String { get }
  var NSDeviceCMYKColorSpace: String { get }
  var NSDeviceRGBColorSpace: String { get }
  var NSDeviceWhiteColorSpace: String { get }
  class NSDictionaryController: NSArrayController {
    var excludedKeys: [String]
    var includedKeys: [String]
    init()
    var initialKey: String
    var initialValue: Any
    var localizedKeyDictionary: [AnyHashable: Any]
    var localizedKeyTable: String?
    var newObject: NSDictionaryControllerKeyValuePair { get }
  }
  class NSDictionaryControllerKeyValuePair: NSObject {
    var isExplicitlyIncluded: Bool { get }
    var key: String?
    var localizedKey: String?
    var value: Any?
  }
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
  struct NSDirectionalRectEdge: OptionSet {
    static var all: NSDirectionalRectEdge { get }
    static var bottom: NSDirectionalRectEdge { get }
    init(rawValue: UInt)
    static var leading: NSDirectionalRectEdge { get }
    var rawValue: UInt { get }
    static var top: NSDirectionalRectEdge { get }
    static var trailing: NSDirectionalRectEdge { get }
  }
  enum NSDisplayGamut: Int {
    case srgb, p3
  }
  class NSDockTile: NSObject {
    var badgeLabel: String?
    var contentView: NSView
    func display()
    init()
    var owner: Any { get }
    var showsApplicationBadge: Bool
    var size: CGSize { get }
  }
  protocol NSDockTilePlugIn: NSObjectProtocol {
    func dockMenu() -> NSMenu
    func setDockTile(_ dockTile: NSDockTile)
  }
  class NSDocument: NSObject, NSUserActivityRestoring, NSEditorRegistration, NSFilePresenter, NSMenuItemValidation, NSUserInterfaceValidations {
    enum ChangeType: UInt { case done, undone, cleared, readOtherContents, autosaved, redone, discardable }
    enum SaveOperationType: UInt { case save, saveAs, saveTo, autosave, elsewhere, inPlace, autoSaveAs }
    func addWindowController(_ windowController: NSWindowController)
    static func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass]
    var allowsDocumentSharing: Bool { get }
    func autosave(withDelegate delegateObject: Any?, didAutosave didAutosaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func autosave(withImplicitCancellability autosavingIsImplicitlyCancellable: Bool, completionHandler: @escaping (UnsafeMutableRawPointer) -> Void)
    var autosavedContentsFileURL: URL
    static var autosavesDrafts: Bool { get }
    static func autosavesInPlace() -> Bool
    var autosavingFileType: String { get }
    var autosavingIsImplicitlyCancellable: Bool { get }
    var backupFileURL: URL { get }
    func browseDocumentVersions(_ sender: Any)
    func canAsynchronouslyWrite(to toUrl: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) -> Bool
    func canClose(withDelegate delegateObject: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    static func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool
    func changeCountToken(for saveOperation: NSDocument.SaveOperationType) -> Any
    func checkAutosavingSafety() throws
    func close()
    func continueActivity(_ resume: @escaping () -> Void)
    func continueAsynchronousWorkOnMainThread(_ work: @escaping () -> Void)
    func data(ofType typeName: String) throws -> Data
    var defaultDraftName: String { get }
    var displayName: String?
    func duplicate() throws -> NSDocument
    func duplicate(_ sender: Any?)
    func duplicate(withDelegate cbackobject: Any?, didDuplicate didDuplicateSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func encodeRestorableState(with coder: NSCoder)
    func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue)
    func fileAttributesToWrite(to toUrl: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsUrl: URL?) throws -> [AnyHashable: Any]
    var fileModificationDate: Date
    func fileNameExtension(forType typeName: String, saveOperation: NSDocument.SaveOperationType) -> String
    var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { get }
    var fileType: String
    var fileTypeFromLastRunSavePanel: String { get }
    var fileURL: URL?
    func fileWrapper(ofType typeName: String) throws -> FileWrapper
    var hasUnautosavedChanges: Bool { get }
    var hasUndoManager: Bool
    init()
    init(contentsOf url: URL, ofType typeName: String) throws
    init(for documentUrl: URL?, withContentsOf documentContentsUrl: URL, ofType typeName: String) throws
    init(type typeName: String) throws
    func invalidateRestorableState()
    var isBrowsingVersions: Bool { get }
    var isDocumentEdited: Bool { get }
    var isDraft: Bool
    var isEntireFileLoaded: Bool { get }
    var isInViewingMode: Bool { get }
    var isLocked: Bool { get }
    static func isNativeType(_ type: String) -> Bool
    func keepBackupFile() -> Bool
    func lock(_ sender: Any)
    func lock(completionHandler: @escaping (Bool) -> Void)
    func lock(completionHandler: @escaping (Error?) -> Void)
    func makeWindowControllers()
    func move(_ sender: Any)
    func move(completionHandler: @escaping (Bool) -> Void)
    func move(to url: URL, completionHandler: @escaping (Error?) -> Void)
    func moveToUbiquityContainer(_ sender: Any)
    var pdfPrintOperation: NSPrintOperation { get }
    func performActivity(withSynchronousWaiting waitSynchronously: Bool, using activityCompletionHandler: @escaping () -> Void)
    func performAsynchronousFileAccess(_ ioCode: @escaping () -> Void)
    func performSynchronousFileAccess(_ fileAccessCallback: @escaping () -> Void)
    func prepare(_ pageLayout: NSPageLayout) -> Bool
    func prepare(_ savePanel: NSSavePanel) -> Bool
    func prepare(_ sharingServicePicker: NSSharingServicePicker)
    func presentError(_ error: Error) -> Bool
    func presentError(_ error: Error, modalFor window: NSWindow, delegate delegateObject: Any?, didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    static func preservesVersions() -> Bool
    var previewRepresentableActivityItems: [NSPreviewRepresentableActivityItem]?
    func print(_ sender: Any?)
    func print(withSettings printSettings: [AnyHashable: Any], showPrintPanel: Bool, delegate delegateObject: Any?, didPrint didPrintSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    var printInfo: NSPrintInfo
    func printOperation(withSettings printSettings: [AnyHashable: Any]) throws -> NSPrintOperation
    func read(from data: Data, ofType typeName: String) throws
    func read(from fileWrapper: FileWrapper, ofType typeName: String) throws
    func read(from url: URL, ofType typeName: String) throws
    static var readableTypes: [String] { get }
    func removeWindowController(_ windowController: NSWindowController)
    func rename(_ sender: Any)
    static func restorableStateKeyPaths() -> [String]
    func restoreState(with coder: NSCoder)
    func restoreWindow(withIdentifier identifier: String, state: NSCoder, completionHandler: @escaping (NSWindow?, Error?) -> Void)
    func revert(toContentsOf url: URL, ofType typeName: String) throws
    func revertDocumentToSaved(_ sender: Any?)
    func runModalPageLayout(with printInfo: NSPrintInfo, delegate delegateObject: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func runModalPrintOperation(_ printOperation: NSPrintOperation, delegate delegateObject: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func runModalSavePanel(for saveOperation: NSDocument.SaveOperationType, delegate delegateObject: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func runPageLayout(_ sender: Any?)
    func save(_ sender: Any?)
    func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) throws
    func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, completionHandler: @escaping (UnsafeMutableRawPointer) -> Void)
    func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, delegate delegateObject: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func save(withDelegate delegateObject: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    func saveAs(_ sender: Any?)
    var savePanelShowsFileFormatsControl: Bool { get }
    func saveTo(_ sender: Any?)
    func saveToPDF(_ sender: Any?)
    func scheduleAutosaving()
    func setWindow(_ window: NSWindow?)
    func share(with sharingService: NSSharingService) async -> Bool
    func share(with sharingService: NSSharingService, completionHandler: ((Bool) -> Void)? = nil)
    func shouldChangePrintInfo(_ newPrintInfo: NSPrintInfo) -> Bool
    func shouldCloseWindowController(_ windowController: NSWindowController, delegate delegateObject: Any?, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
    var shouldRunSavePanelWithAccessoryView: Bool { get }
    func showWindows()
    func stopBrowsingVersions() async
    func stopBrowsingVersions(completionHandler: (() -> Void)? = nil)
    func unblockUserInteraction()
    var undoManager: UndoManager
    func unlock(_ sender: Any)
    func unlock(completionHandler: @escaping (Bool) -> Void)
    func unlock(completionHandler: @escaping (Error?) -> Void)
    func updateChangeCount(_ change: NSDocument.ChangeType)
    func updateChangeCount(withToken changeCountToken: Any, for saveOperation: NSDocument.SaveOperationType)
    func updateUserActivityState(_ userActivity: NSUserActivity)
    var userActivity: NSUserActivity
    static var usesUbiquitousStorage: Bool { get }
    func validate(_ anItem: NSValidatedUserInterfaceItem) -> Bool
    func willNotPresentError(_ error: Error)
    func willPresentError(_ error: Error) -> Error
    func windowControllerDidLoadNib(_ windowController: NSWindowController)
    func windowControllerWillLoadNib(_ windowController: NSWindowController)
    var windowControllers: [NSWindowController] { get }
    var windowForSheet: NSWindow { get }
    var windowNibName: String { get }
    static func writableTypes() -> [String]
    func writableTypes(for saveOperation: NSDocument.SaveOperationType) -> [String]
    func write(to url: URL, ofType typeName: String) throws
    func write(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, originalContentsURL absoluteOriginalContentsUrl: URL?) throws
    func writeSafely(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType) throws
  }
  class NSDocumentController: NSObject, NSWindowRestoration, NSCoding, NSMenuItemValidation, NSUserInterfaceValidations {
    func addDocument(_ document: NSDocument)
    var allowsAutomaticShareMenu: Bool { get }
    var autosavingDelay: Double
    func begin(_ openPanel: NSOpenPanel, forTypes inTypes: [Any], completionHandler: @escaping (Int) -> Void)
    func beginOpenPanel(completionHandler: @escaping ([Any]) -> Void)
    func clearRecentDocuments(_ sender: Any?)
    func closeAllDocuments(withDelegate delegateObject: Any, didCloseAllSelector: Selector, contextInfo: UnsafeMutableRawPointer)
    var currentDirectory: String { get }
    var currentDocument: NSDocument { get }
    var defaultType: String { get }
    func displayName(forType typeName: String) -> String
    func document(for url: URL) -> NSDocument
    func document(for window: NSWindow) -> NSDocument
    func documentClass(forType typeName: String) -> AnyClass
    var documentClassNames: [String] { get }
    var documents: [NSDocument] { get }
    func duplicateDocument(withContentsOf url: URL, copying duplicateByCopying: Bool, displayName: String?) throws -> NSDocument
    var hasEditedDocuments: Bool { get }
    init()
    init?(coder: NSCoder)
    func makeDocument(for urlOrNil: URL?, withContentsOf contentsUrl: URL, ofType typeName: String) throws -> Any
    func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> Any
    func makeUntitledDocument(ofType typeName: String) throws -> Any
    var maximumRecentDocumentCount: Int { get }
    func newDocument(_ sender: Any?)
    func noteNewRecentDocument(_ document: NSDocument)
    func noteNewRecentDocumentURL(_ url: URL)
    func openDocument(_ sender: Any?)
    func openDocument(withContentsOf url: URL, display displayDocument: Bool) throws -> Any
    func openDocument(withContentsOf url: URL, display: Bool, completionHandler: @escaping (NSDocument?, Bool, Error?) -> Void)
    func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> Any
    func presentError(_ error: Error) -> Bool
    func presentError(_ error: Error, modalFor window: NSWindow, delegate delegateObject: Any?, didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    var recentDocumentURLs: [URL] { get }
    func removeDocument(_ document: NSDocument)
    func reopenDocument(for url: URL, withContentsOf contentsUrl: URL) throws
    func reopenDocument(for url: URL?, withContentsOf contentsUrl: URL, display displayDocument: Bool, completionHandler: @escaping (NSDocument?, Bool, Error?) -> Void)
    func reviewUnsavedDocuments(withAlertTitle title: String, cancellable: Bool, delegate delegateObject: Any, didReviewAllSelector: Selector, contextInfo: UnsafeMutableRawPointer)
    func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]) -> Int
    func saveAllDocuments(_ sender: Any?)
    static var shared: NSDocumentController { get }
    var standardShareMenuItem: NSMenuItem { get }
    func typeForContents(of url: URL) throws -> String
    func urlsFromRunningOpenPanel() -> [URL]
    func validate(_ anItem: NSValidatedUserInterfaceItem) -> Bool
    func willPresentError(_ error: Error) -> Error
  }
  var NSDocumentTypeDocumentAttribute: String { get }
  var NSDocumentTypeDocumentOption: String { get }
  struct NSDragOperation: OptionSet {
    static var all: NSDragOperation { get }
    static var allObsolete: NSDragOperation { get }
    static var copy: NSDragOperation { get }
    static var delete: NSDragOperation { get }
    static var generic: NSDragOperation { get }
    init(rawValue: UInt)
    static var link: NSDragOperation { get }
    static var move: NSDragOperation { get }
    static var `private`: NSDragOperation { get }
    var rawValue: UInt { get }
  }
  var NSDragPboard: String { get }
  enum NSDraggingContext: Int {
    case outsideApplication, withinApplication
  }
  protocol NSDraggingDestination: NSObjectProtocol {
    func concludeDragOperation(_ sender: NSDraggingInfo?)
    func draggingEnded(_ sender: NSDraggingInfo)
    func draggingEntered(_ sender: NSDraggingInfo) -> NSDragOperation
    func draggingExited(_ sender: NSDraggingInfo?)
    func draggingUpdated(_ sender: NSDraggingInfo) -> NSDragOperation
    func performDragOperation(_ sender: NSDraggingInfo) -> Bool
    func prepare(forDragOperation sender: NSDraggingInfo) -> Bool
    var wantsPeriodicDraggingUpdates: Bool { get }
  }
  enum NSDraggingFormation: Int {
    case `default`, none, pile, list, stack
  }
  class NSDraggingImageComponent: NSObject {
    var contents: Any
    var frame: CGRect
    init()
    init(key: String)
    var key: String
  }
  var NSDraggingImageComponentIconKey: String { get }
  var NSDraggingImageComponentLabelKey: String { get }
  protocol NSDraggingInfo: NSObjectProtocol {
    var animatesToDestination: Bool
    var draggedImage: NSImage { get }
    var draggedImageLocation: CGPoint { get }
    var draggingDestinationWindow: NSWindow { get }
    var draggingFormation: NSDraggingFormation
    var draggingLocation: CGPoint { get }
    var draggingPasteboard: NSPasteboard { get }
    var draggingSequenceNumber: Int { get }
    var draggingSource: Any { get }
    var draggingSourceOperationMask: NSDragOperation { get }
    func enumerateDraggingItems(options enumOpts: NSDraggingItem.EnumerationOptions, for view: NSView, classes classArray: UnsafeMutableRawPointer, searchOptions: [AnyHashable: Any], using enumerator: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
    func namesOfPromisedFilesDropped(atDestination dropDestination: URL) -> [String]
    var numberOfValidItemsForDrop: Int
    func resetSpringLoading()
    func slideDraggedImage(to screenPoint: CGPoint)
    var springLoadingHighlight: NSSpringLoadingHighlight { get }
  }
  class NSDraggingItem: NSObject {
    struct EnumerationOptions: OptionSet {}
    var draggingFrame: CGRect
    var imageComponents: [NSDraggingImageComponent] { get }
    init()
    init(pasteboardWriter: NSPasteboardWriting)
    var item: Any { get }
    func setDraggingFrame(_ frame: CGRect, contents: Any)
    func setImageComponentsProvider(_ provider: (() -> [NSDraggingImageComponent])?)
  }
  extension NSDraggingItem.EnumerationOptions {
    static var clearNonenumeratedImages: NSDraggingItem.EnumerationOptions { get }
    static var concurrent: NSDraggingItem.EnumerationOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class NSDraggingSession: NSObject {
    var animatesToStartingPositionsOnCancelOrFail: Bool
    var draggingFormation: NSDraggingFormation
    var draggingLeaderIndex: Int
    var draggingLocation: CGPoint { get }
    var draggingPasteboard: NSPasteboard { get }
    var draggingSequenceNumber: Int { get }
    func enumerateDraggingItems(options enumOpts: NSDraggingItem.EnumerationOptions = nil, for view: NSView, classes classArray: UnsafeMutableRawPointer, searchOptions: [AnyHashable: Any]? = nil, using enumerator: @escaping (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  }
  protocol NSDraggingSource: NSObjectProtocol {
    func draggedImage(_ image: NSImage, beganAt screenPoint: CGPoint)
    func draggedImage(_ image: NSImage, endedAt screenPoint: CGPoint, deposited: Bool)
    func draggedImage(_ image: NSImage, endedAt screenPoint: CGPoint, operation: NSDragOperation)
    func draggedImage(_ image: NSImage, movedTo screenPoint: CGPoint)
    func draggingSourceOperationMask(forLocal flag: Bool) -> NSDragOperation
    var ignoreModifierKeysWhileDragging: Bool { get }
    func namesOfPromisedFilesDropped(atDestination dropDestination: URL) -> [String]
  }
  class NSDrawer: NSResponder, NSAccessibilityElement, NSAccessibility {
    enum State: UInt { case closed, opening, open, closing }
    func close()
    func close(_ sender: Any)
    var contentSize: CGSize
    var contentView: NSView
    var delegate: NSDrawerDelegate?
    static var didCloseNotification: Notification.Name { get }
    static var didOpenNotification: Notification.Name { get }
    var edge: NSRectEdge { get }
    init()
    init(contentSize: CGSize, preferredEdge edge: NSRectEdge)
    var leadingOffset: CGFloat
    var maxContentSize: CGSize
    var minContentSize: CGSize
    func open()
    func open(_ sender: Any)
    func open(on edge: NSRectEdge)
    var parentWindow: NSWindow
    var preferredEdge: NSRectEdge
    var state: NSDrawer.State { get }
    func toggle(_ sender: Any)
    var trailingOffset: CGFloat
    static var willCloseNotification: Notification.Name { get }
    static var willOpenNotification: Notification.Name { get }
  }
  protocol NSDrawerDelegate: NSObjectProtocol {
    func drawerDidClose(_ notification: Notification)
    func drawerDidOpen(_ notification: Notification)
    func drawerShouldClose(_ sender: NSDrawer) -> Bool
    func drawerShouldOpen(_ sender: NSDrawer) -> Bool
    func drawerWillClose(_ notification: Notification)
    func drawerWillOpen(_ notification: Notification)
    func drawerWillResizeContents(_ sender: NSDrawer, to toSize: CGSize) -> CGSize
  }
  class NSEPSImageRep: NSImageRep {
    var boundingBox: CGRect { get }
    var epsRepresentation: Data { get }
    static func imageRep(with epsData: Data) -> Any
    init(data epsData: Data)
    func prepareGState()
  }
  struct NSEdgeInsets {
    var bottom: CGFloat
    init()
    init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
  }
  protocol NSEditor: NSObjectProtocol {
    func commitEditing() throws
    func commitEditing(withDelegate delegateObject: Any?, didCommit didCommitSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    func discardEditing()
  }
  var NSEditorDocumentAttribute: String { get }
  protocol NSEditorRegistration: NSObjectProtocol {
    func objectDidBeginEditing(_ editor: NSEditor)
    func objectDidEndEditing(_ editor: NSEditor)
  }
  class NSEvent: NSObject, NSCoding, NSCopying {
    struct ButtonMask: OptionSet {}
    enum EventSubtype: Int16 { case windowExposed, applicationActivated, applicationDeactivated, windowMoved, screenChanged, powerOff, mouseEvent, tabletPoint, tabletProximity, touch }
    enum EventType: UInt { case leftMouseDown, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered, mouseExited, keyDown, keyUp, flagsChanged, appKitDefined, systemDefined, applicationDefined, periodic, cursorUpdate, scrollWheel, tabletPoint, tabletProximity, otherMouseDown, otherMouseUp, otherMouseDragged, gesture, magnify, swipe, rotate, beginGesture, endGesture, smartMagnify, quickLook, pressure, directTouch, changeMode }
    struct EventTypeMask: OptionSet {}
    enum GestureAxis: Int { case none, horizontal, vertical }
    struct ModifierFlags: OptionSet {}
    struct Phase: OptionSet {}
    enum PressureBehavior: Int { case unknown, primaryDefault, primaryClick, primaryGeneric, primaryAccelerator, primaryDeepClick, primaryDeepDrag }
    struct SwipeTrackingOptions: OptionSet {}
    var absoluteX: Int { get }
    var absoluteY: Int { get }
    var absoluteZ: Int { get }
    static func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any?
    static func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
    var allTouches: Set<NSTouch> { get }
    var associatedEventsMask: NSEvent.EventTypeMask { get }
    var buttonMask: Int { get }
    var buttonNumber: Int { get }
    var capabilityMask: Int { get }
    var cgEvent: UnsafeMutableRawPointer { get }
    var characters: String { get }
    func characters(byApplyingModifiers modifiers: NSEvent.ModifierFlags) -> String?
    var charactersIgnoringModifiers: String { get }
    var clickCount: Int { get }
    func coalescedTouches(for touch: NSTouch) -> [NSTouch]
    var context: NSGraphicsContext { get }
    var data1: Int { get }
    var data2: Int { get }
    var deltaX: CGFloat { get }
    var deltaY: CGFloat { get }
    var deltaZ: CGFloat { get }
    var deviceID: Int { get }
    static var doubleClickInterval: Double { get }
    static func enterExitEvent(with type: NSEvent.EventType, location: CGPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: Double, windowNumber wNum: Int, context: NSGraphicsContext?, eventNumber eNum: Int, trackingNumber tNum: Int, userData data: UnsafeMutableRawPointer) -> NSEvent
    var eventNumber: Int { get }
    var eventRef: UnsafeMutableRawPointer { get }
    var hasPreciseScrollingDeltas: Bool { get }
    init()
    init(cgEvent cgEventPtr: UnsafeMutableRawPointer)
    init?(coder: NSCoder)
    init(eventRef cgEventRef: UnsafeMutableRawPointer)
    var isARepeat: Bool { get }
    var isDirectionInvertedFromDevice: Bool { get }
    var isEnteringProximity: Bool { get }
    static var isMouseCoalescingEnabled: Bool
    static var isSwipeTrackingFromScrollEventsEnabled: Bool { get }
    var keyCode: UInt16 { get }
    static func keyEvent(with type: NSEvent.EventType, location: CGPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: Double, windowNumber wNum: Int, context: NSGraphicsContext?, characters keys: String, charactersIgnoringModifiers ukeys: String, isARepeat: Bool, keyCode code: UInt16) -> NSEvent
    static var keyRepeatDelay: Double { get }
    static var keyRepeatInterval: Double { get }
    var locationInWindow: CGPoint { get }
    var magnification: CGFloat { get }
    static var modifierFlags: NSEvent.ModifierFlags { get }
    var modifierFlags: NSEvent.ModifierFlags { get }
    var momentumPhase: NSEvent.Phase { get }
    static func mouseEvent(with type: NSEvent.EventType, location: CGPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: Double, windowNumber wNum: Int, context: NSGraphicsContext?, eventNumber eNum: Int, clickCount cNum: Int, pressure: Float) -> NSEvent
    static var mouseLocation: CGPoint { get }
    static func otherEvent(with type: NSEvent.EventType, location: CGPoint, modifierFlags flags: NSEvent.ModifierFlags, timestamp time: Double, windowNumber wNum: Int, context: NSGraphicsContext?, subtype: Int16, data1 d1: Int, data2 d2: Int) -> NSEvent
    var phase: NSEvent.Phase { get }
    func pointingDeviceID() -> Int
    var pointingDeviceSerialNumber: Int { get }
    var pointingDeviceType: NSPointingDeviceType { get }
    static var pressedMouseButtons: Int { get }
    var pressure: Float { get }
    static func removeMonitor(_ eventMonitor: Any)
    var rotation: Float { get }
    var scrollingDeltaX: CGFloat { get }
    var scrollingDeltaY: CGFloat { get }
    var stage: Int { get }
    var stageTransition: CGFloat { get }
    static func startPeriodicEvents(afterDelay delay: Double, withPeriod period: Double)
    static func stopPeriodicEvents()
    var subtype: Int16 { get }
    var systemTabletID: Int { get }
    var tabletID: Int { get }
    var tangentialPressure: Float { get }
    var tilt: CGPoint { get }
    var timestamp: Double { get }
    func touches(for view: NSView) -> Set<NSTouch>
    func touches(matching phase: NSTouch.Phase, in view: NSView) -> Set<AnyHashable>
    func trackSwipeEvent(options: NSEvent.SwipeTrackingOptions = nil, dampenAmountThresholdMin minDampenThreshold: CGFloat, max maxDampenThreshold: CGFloat, usingHandler trackingHandler: @escaping (CGFloat, NSEvent.Phase, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
    var trackingArea: NSTrackingArea { get }
    var trackingNumber: Int { get }
    var type: NSEvent.EventType { get }
    var uniqueID: Int64 { get }
    var userData: UnsafeMutableRawPointer { get }
    var vendorDefined: Any { get }
    var vendorID: Int { get }
    var vendorPointingDeviceType: Int { get }
    var window: NSWindow { get }
    var windowNumber: Int { get }
  }
  extension NSEvent.ButtonMask {
    init(rawValue: UInt)
    static var pen: NSEvent.ButtonMask { get }
    static var penLower: NSEvent.ButtonMask { get }
    static var penUpper: NSEvent.ButtonMask { get }
    var rawValue: UInt { get }
  }
  extension NSEvent.EventTypeMask {
    static var anyEvent: NSEvent.EventTypeMask { get }
    static var appKitDefined: NSEvent.EventTypeMask { get }
    static var applicationDefined: NSEvent.EventTypeMask { get }
    static var changeMode: NSEvent.EventTypeMask { get }
    static var cursorUpdate: NSEvent.EventTypeMask { get }
    static var directTouch: NSEvent.EventTypeMask { get }
    static var eventBeginGesture: NSEvent.EventTypeMask { get }
    static var eventEndGesture: NSEvent.EventTypeMask { get }
    static var eventGesture: NSEvent.EventTypeMask { get }
    static var eventMagnify: NSEvent.EventTypeMask { get }
    static var eventRotate: NSEvent.EventTypeMask { get }
    static var eventSwipe: NSEvent.EventTypeMask { get }
    static var flagsChanged: NSEvent.EventTypeMask { get }
    init(rawValue: UInt64)
    static var keyDown: NSEvent.EventTypeMask { get }
    static var keyUp: NSEvent.EventTypeMask { get }
    static var leftMouseDown: NSEvent.EventTypeMask { get }
    static var leftMouseDragged: NSEvent.EventTypeMask { get }
    static var leftMouseUp: NSEvent.EventTypeMask { get }
    static var mouseEntered: NSEvent.EventTypeMask { get }
    static var mouseExited: NSEvent.EventTypeMask { get }
    static var mouseMoved: NSEvent.EventTypeMask { get }
    static var otherMouseDown: NSEvent.EventTypeMask { get }
    static var otherMouseDragged: NSEvent.EventTypeMask { get }
    static var otherMouseUp: NSEvent.EventTypeMask { get }
    static var periodic: NSEvent.EventTypeMask { get }
    static var pressure: NSEvent.EventTypeMask { get }
    var rawValue: UInt64 { get }
    static var rightMouseDown: NSEvent.EventTypeMask { get }
    static var rightMouseDragged: NSEvent.EventTypeMask { get }
    static var rightMouseUp: NSEvent.EventTypeMask { get }
    static var scrollWheel: NSEvent.EventTypeMask { get }
    static var smartMagnify: NSEvent.EventTypeMask { get }
    static var systemDefined: NSEvent.EventTypeMask { get }
    static var tabletPoint: NSEvent.EventTypeMask { get }
    static var tabletProximity: NSEvent.EventTypeMask { get }
  }
  extension NSEvent.ModifierFlags {
    static var alphaShiftKeyMask: NSEvent.ModifierFlags { get }
    static var alternateKeyMask: NSEvent.ModifierFlags { get }
    static var capsLock: NSEvent.ModifierFlags { get }
    static var command: NSEvent.ModifierFlags { get }
    static var commandKeyMask: NSEvent.ModifierFlags { get }
    static var control: NSEvent.ModifierFlags { get }
    static var controlKeyMask: NSEvent.ModifierFlags { get }
    static var deviceIndependentFlagsMask: NSEvent.ModifierFlags { get }
    static var deviceIndependentModifierFlagsMask: NSEvent.ModifierFlags { get }
    static var function: NSEvent.ModifierFlags { get }
    static var functionKeyMask: NSEvent.ModifierFlags { get }
    static var help: NSEvent.ModifierFlags { get }
    static var helpKeyMask: NSEvent.ModifierFlags { get }
    init(rawValue: UInt)
    static var numericPad: NSEvent.ModifierFlags { get }
    static var numericPadKeyMask: NSEvent.ModifierFlags { get }
    static var option: NSEvent.ModifierFlags { get }
    var rawValue: UInt { get }
    static var shift: NSEvent.ModifierFlags { get }
    static var shiftKeyMask: NSEvent.ModifierFlags { get }
  }
  extension NSEvent.Phase {
    static var began: NSEvent.Phase { get }
    static var cancelled: NSEvent.Phase { get }
    static var changed: NSEvent.Phase { get }
    static var ended: NSEvent.Phase { get }
    init(rawValue: UInt)
    static var mayBegin: NSEvent.Phase { get }
    var rawValue: UInt { get }
    static var stationary: NSEvent.Phase { get }
  }
  extension NSEvent.SwipeTrackingOptions {
    static var clampGestureAmount: NSEvent.SwipeTrackingOptions { get }
    init(rawValue: UInt)
    static var lockDirection: NSEvent.SwipeTrackingOptions { get }
    var rawValue: UInt { get }
  }
  var NSExcludedElementsDocumentAttribute: String { get }
  var NSExpansionAttributeName: String { get }
  var NSFileContentsPboardType: String { get }
  class NSFilePromiseProvider: NSObject, NSPasteboardWriting {
    var delegate: NSFilePromiseProviderDelegate?
    var fileType: String
    init()
    init(fileType: String, delegate: NSFilePromiseProviderDelegate)
    var userInfo: Any?
  }
  protocol NSFilePromiseProviderDelegate: NSObjectProtocol {
    func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
    func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL, completionHandler: ((Error?) -> Void)?)
    func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
  }
  class NSFilePromiseReceiver: NSObject, NSPasteboardReading {
    var fileNames: [String] { get }
    var fileTypes: [String] { get }
    init()
    static var readableDraggedTypes: [String] { get }
    func receivePromisedFiles(atDestination destinationDir: URL, options: [AnyHashable: Any] = nil, operationQueue: OperationQueue, reader: @escaping (URL?, Error?) -> Void)
  }
  var NSFilenamesPboardType: String { get }
  var NSFilesPromisePboardType: String { get }
  var NSFindPboard: String { get }
  enum NSFocusRingPlacement: UInt {
    case ringOnly, ringBelow, ringAbove
  }
  enum NSFocusRingType: UInt {
    case `default`, none, exterior
  }
  class NSFont: NSObject, NSSecureCoding, NSCopying {
    enum Error: Int32 { case assetDownloadError, errorMinimum, errorMaximum }
    enum RenderingMode: UInt { case `default`, antialiased, integerAdvancements, antialiasedIntegerAdvancements }
    struct TextStyle: RawRepresentable, Hashable {}
    struct TraitMask: OptionSet {}
    struct Weight: RawRepresentable, Hashable {}
    func advancement(for glyph: Any) -> CGSize
    func advancement(forGlyph aGlyph: UInt32) -> CGSize
    var ascender: CGFloat { get }
    static func boldSystemFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    func boundingRect(for glyph: Any) -> CGRect
    func boundingRect(forGlyph aGlyph: UInt32) -> CGRect
    var boundingRectForFont: CGRect { get }
    var capHeight: CGFloat { get }
    static func controlContentFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    var coveredCharacterSet: CharacterSet { get }
    var descender: CGFloat { get }
    var displayName: String { get }
    var familyName: String { get }
    static func font(with fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?) -> UnsafeMutableRawPointer
    var fontDescriptor: NSFontDescriptor { get }
    var fontName: String { get }
    func getAdvancements(_ advancements: UnsafeMutableRawPointer, forCGGlyphs glyphs: UnsafeMutableRawPointer, count glyphCount: Int)
    func getBoundingRects(_ bounds: UnsafeMutableRawPointer, forCGGlyphs glyphs: UnsafeMutableRawPointer, count glyphCount: Int)
    func glyph(withName aName: String) -> UInt32
    init?(coder: NSCoder)
    init(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
    init?(name fontName: String, size fontSize: CGFloat)
    var isFixedPitch: Bool { get }
    var isVertical: Bool { get }
    var italicAngle: CGFloat { get }
    static func label(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static var labelFontSize: CGFloat { get }
    var leading: CGFloat { get }
    var maximumAdvancement: CGSize { get }
    static func menuBarFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static func menuFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static func messageFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
    static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
    var mostCompatibleStringEncoding: NSStringEncoding { get }
    var numberOfGlyphs: Int { get }
    static func paletteFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    var pointSize: CGFloat { get }
    static func preferredFont(forTextStyle style: NSFont.TextStyle, options: [NSFont.TextStyleOptionKey: Any] = nil) -> NSFont
    var printerFont: UnsafeMutableRawPointer { get }
    var renderingMode: NSFont.RenderingMode { get }
    var screenFont: UnsafeMutableRawPointer { get }
    func screenFont(with renderingMode: NSFont.RenderingMode) -> UnsafeMutableRawPointer
    func set()
    static var setChangedNotification: Notification.Name { get }
    func setIn(_ graphicsContext: NSGraphicsContext)
    static func setUser(_ aFont: NSFont?)
    static func setUserFixedPitch(_ aFont: NSFont?)
    static var smallSystemFontSize: CGFloat { get }
    static func systemFont(ofSize fontSize: CGFloat) -> NSFont
    static func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
    static func systemFont(ofSize fontSize: CGFloat, weight: CGFloat, width: CGFloat) -> UnsafeMutableRawPointer
    static var systemFontSize: CGFloat { get }
    static func systemFontSize(for controlSize: NSControlSize) -> CGFloat
    var textTransform: AffineTransform { get }
    static func titleBarFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static func toolTipsFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    var underlinePosition: CGFloat { get }
    var underlineThickness: CGFloat { get }
    static func userFixedPitchFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    static func userFont(ofSize fontSize: CGFloat) -> UnsafeMutableRawPointer
    func verticalFont() -> UnsafeMutableRawPointer
    func withSize(_ fontSize: CGFloat) -> NSFont
    var xHeight: CGFloat { get }
  }
  extension NSFont.TextStyle {
    static var body: NSFont.TextStyle { get }
    static var callout: NSFont.TextStyle { get }
    static var caption1: NSFont.TextStyle { get }
    static var caption2: NSFont.TextStyle { get }
    static var footnote: NSFont.TextStyle { get }
    static var headline: NSFont.TextStyle { get }
    init(rawValue: String)
    static var largeTitle: NSFont.TextStyle { get }
    var rawValue: String { get }
    static var subheadline: NSFont.TextStyle { get }
    static var title1: NSFont.TextStyle { get }
    static var title2: NSFont.TextStyle { get }
    static var title3: NSFont.TextStyle { get }
  }
  extension NSFont.TraitMask {
    static var bold: NSFont.TraitMask { get }
    static var compressed: NSFont.TraitMask { get }
    static var condensed: NSFont.TraitMask { get }
    static var expanded: NSFont.TraitMask { get }
    static var fixedPitch: NSFont.TraitMask { get }
    init(rawValue: UInt)
    static var italic: NSFont.TraitMask { get }
    static var narrow: NSFont.TraitMask { get }
    static var nonStandardCharacterSet: NSFont.TraitMask { get }
    static var poster: NSFont.TraitMask { get }
    var rawValue: UInt { get }
    static var smallCaps: NSFont.TraitMask { get }
    static var unbold: NSFont.TraitMask { get }
    static var unitalic: NSFont.TraitMask { get }
  }
  extension NSFont.Weight {
    static var black: NSFont.Weight { get }
    static var bold: NSFont.Weight { get }
    static var heavy: NSFont.Weight { get }
    static var light: NSFont.Weight { get }
    static var medium: NSFont.Weight { get }
    static var regular: NSFont.Weight { get }
    static var semibold: NSFont.Weight { get }
    static var thin: NSFont.Weight { get }
    static var ultraLight: NSFont.Weight { get }
  }
  class NSFontAssetRequest: NSObject, NSProgressReporting {
    func downloadFontAssets(completionHandler: @escaping (Error?) -> Bool)
    var downloadedFontDescriptors: [NSFontDescriptor] { get }
    init(fontDescriptors: [NSFontDescriptor], options: NSFontAssetRequestOptions)
    var progress: Progress { get }
  }
  struct NSFontAssetRequestOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var usesStandardUI: NSFontAssetRequestOptions { get }
  }
  var NSFontAttributeName: String { get }
  var NSFontCascadeListAttribute: String { get }
  protocol NSFontChanging: NSObjectProtocol {
    func changeFont(_ sender: NSFontManager?)
    func validModes(for fontPanel: NSFontPanel) -> NSFontPanel.ModeMask
  }
  var NSFontCharacterSetAttribute: String { get }
  class NSFontCollection: NSObject, NSSecureCoding, NSMutableCopying {
    enum Action: Int32 { case unknown, shown, hidden, renamed }
    struct Options: OptionSet {}
    struct Visibility: OptionSet {}
    static var allFontCollectionNames: [String] { get }
    static var didChangeNotification: Notification.Name { get }
    var exclusionDescriptors: [NSFontDescriptor] { get }
    static func hide(withName name: String, visibility: NSFontCollection.Visibility) throws
    init()
    init?(coder: NSCoder)
    init(descriptors queryDescriptors: [NSFontDescriptor])
    init(locale: Locale)
    init(name: String)
    init(name: String, visibility: NSFontCollection.Visibility)
    var matchingDescriptors: [NSFontDescriptor] { get }
    func matchingDescriptors(forFamily family: String) -> [NSFontDescriptor]
    func matchingDescriptors(forFamily family: String, options: [AnyHashable: Any] = nil) -> [NSFontDescriptor]
    func matchingDescriptors(options: [AnyHashable: Any] = nil) -> [NSFontDescriptor]
    var queryDescriptors: [NSFontDescriptor] { get }
    static func rename(withName fromName: String, visibility: NSFontCollection.Visibility, toName: String) throws
    static func show(_ fontCollection: NSFontCollection, withName name: String, visibility: NSFontCollection.Visibility) throws
    static var withAllAvailableDescriptors: NSFontCollection { get }
  }
  extension NSFontCollection.Options {
    static var applicationOnlyMask: NSFontCollection.Options { get }
    init(rawValue: Int)
    var rawValue: Int { get }
  }
  extension NSFontCollection.Visibility {
    static var computer: NSFontCollection.Visibility { get }
    init(rawValue: UInt)
    static var process: NSFontCollection.Visibility { get }
    var rawValue: UInt { get }
    static var user: NSFontCollection.Visibility { get }
  }
  var NSFontCollectionActionKey: String { get }
  var NSFontCollectionAllFonts: String { get }
  var NSFontCollectionDisallowAutoActivationOption: String { get }
  var NSFontCollectionFavorites: String { get }
  var NSFontCollectionIncludeDisabledFontsOption: String { get }
  var NSFontCollectionNameKey: String { get }
  var NSFontCollectionOldNameKey: String { get }
  var NSFontCollectionRecentlyUsed: String { get }
  var NSFontCollectionRemoveDuplicatesOption: String { get }
  var NSFontCollectionUser: String { get }
  var NSFontCollectionVisibilityKey: String { get }
  var NSFontCollectionWasHidden: String { get }
  var NSFontCollectionWasRenamed: String { get }
  var NSFontCollectionWasShown: String { get }
  class NSFontDescriptor: NSObject, NSSecureCoding, NSCopying {
    struct SymbolicTraits: OptionSet {}
    struct SystemDesign: RawRepresentable, Hashable {}
    func addingAttributes(_ attributes: [AnyHashable: Any] = nil) -> NSFontDescriptor
    var fontAttributes: [AnyHashable: Any] { get }
    init()
    init?(coder: NSCoder)
    init(fontAttributes attributes: [AnyHashable: Any]?)
    init(name fontName: String, matrix: AffineTransform)
    init(name fontName: String, size: CGFloat)
    func matchingFontDescriptor(withMandatoryKeys mandatoryKeys: Set<AnyHashable>) -> NSFontDescriptor
    func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AnyHashable>) -> [NSFontDescriptor]
    var matrix: AffineTransform { get }
    func object(forKey key: String) -> Any
    var pointSize: CGFloat { get }
    var postscriptName: String { get }
    static func preferredFontDescriptor(forTextStyle textStyle: String, options: [AnyHashable: Any] = nil) -> NSFontDescriptor
    var requiresFontAssetRequest: Bool { get }
    var symbolicTraits: NSFontDescriptor.SymbolicTraits { get }
    func withDesign(_ design: String) -> NSFontDescriptor?
    func withFace(_ newFace: String) -> NSFontDescriptor
    func withFamily(_ newFamily: String) -> NSFontDescriptor
    func withMatrix(_ matrix: AffineTransform) -> NSFontDescriptor
    func withSize(_ newPointSize: CGFloat) -> NSFontDescriptor
    func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor
  }
  extension NSFontDescriptor.SymbolicTraits {
    static var boldTrait: NSFontDescriptor.SymbolicTraits { get }
    static var clarendonSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    static var condensedTrait: NSFontDescriptor.SymbolicTraits { get }
    static var expandedTrait: NSFontDescriptor.SymbolicTraits { get }
    static var familyClassMask: NSFontDescriptor.SymbolicTraits { get }
    static var freeformSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    init(rawValue: Int32)
    static var italicTrait: NSFontDescriptor.SymbolicTraits { get }
    static var modernSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    static var monoSpaceTrait: NSFontDescriptor.SymbolicTraits { get }
    static var oldStyleSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    static var ornamentalsClass: NSFontDescriptor.SymbolicTraits { get }
    var rawValue: Int32 { get }
    static var sansSerifClass: NSFontDescriptor.SymbolicTraits { get }
    static var scriptsClass: NSFontDescriptor.SymbolicTraits { get }
    static var slabSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    static var symbolicClass: NSFontDescriptor.SymbolicTraits { get }
    static var traitEmphasized: NSFontDescriptor.SymbolicTraits { get }
    static var traitLooseLeading: NSFontDescriptor.SymbolicTraits { get }
    static var traitTightLeading: NSFontDescriptor.SymbolicTraits { get }
    static var transitionalSerifsClass: NSFontDescriptor.SymbolicTraits { get }
    static var uiOptimizedTrait: NSFontDescriptor.SymbolicTraits { get }
    static var unknownClass: NSFontDescriptor.SymbolicTraits { get }
    static var verticalTrait: NSFontDescriptor.SymbolicTraits { get }
  }
  extension NSFontDescriptor.SystemDesign {
    static var `default`: NSFontDescriptor.SystemDesign { get }
    init(rawValue: String)
    static var monospaced: NSFontDescriptor.SystemDesign { get }
    var rawValue: String { get }
    static var rounded: NSFontDescriptor.SystemDesign { get }
    static var serif: NSFontDescriptor.SystemDesign { get }
  }
  var NSFontFaceAttribute: String { get }
  var NSFontFamilyAttribute: String { get }
  var NSFontFeatureSelectorIdentifierKey: String { get }
  var NSFontFeatureSettingsAttribute: String { get }
  var NSFontFeatureTypeIdentifierKey: String { get }
  var NSFontFixedAdvanceAttribute: String { get }
  class NSFontManager: NSObject, NSMenuItemValidation {
    var action: Selector?
    func add(_ descriptors: [NSFontDescriptor], toCollection collectionName: String)
    func addCollection(_ collectionName: String, options collectionOptions: NSFontCollection.Options = nil) -> Bool
    func addFontTrait(_ sender: Any)
    var availableFontFamilies: [String] { get }
    func availableFontNames(matching descriptor: NSFontDescriptor) -> [String]
    func availableFontNames(withTraits someTraits: NSFont.TraitMask) -> [String]
    var availableFonts: [String] { get }
    func availableMembers(ofFontFamily fam: String) -> [[Any]]
    var collectionNames: [String] { get }
    func convert(_ fontObj: NSFont) -> NSFont
    func convert(_ fontObj: NSFont, toFace typeface: String) -> NSFont
    func convert(_ fontObj: NSFont, toFamily family: String) -> NSFont
    func convert(_ fontObj: NSFont, toHave trait: NSFont.TraitMask) -> NSFont
    func convert(_ fontObj: NSFont, toNotHave trait: NSFont.TraitMask) -> NSFont
    func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont
    func convertAttributes(_ attributes: [AnyHashable: Any] = nil) -> [AnyHashable: Any]
    func convertFontTraits(_ traits: NSFont.TraitMask) -> NSFont.TraitMask
    func convertWeight(_ increaseWeight: Bool, of fontObj: NSFont) -> NSFont
    var currentFontAction: Int { get }
    var delegate: Any?
    func font(withFamily family: String, traits: NSFont.TraitMask, weight: Int, size: CGFloat) -> NSFont
    func fontDescriptors(inCollection collectionNames: String) -> [Any]
    func fontMenu(_ create: Bool) -> NSMenu
    func fontNamed(_ fName: String, hasTraits someTraits: NSFont.TraitMask) -> Bool
    func fontPanel(_ create: Bool) -> NSFontPanel
    init()
    var isEnabled: Bool
    var isMultiple: Bool { get }
    func localizedName(forFamily family: String, face faceKey: String) -> String
    func modifyFont(_ sender: Any)
    func modifyFontViaPanel(_ sender: Any)
    func orderFrontFontPanel(_ sender: Any)
    func orderFrontStylesPanel(_ sender: Any)
    func remove(_ descriptor: NSFontDescriptor, fromCollection collection: String)
    func removeCollection(_ collectionName: String) -> Bool
    func removeFontTrait(_ sender: Any)
    var selectedFont: NSFont { get }
    var sendAction: Bool { get }
    static func setFontManagerFactory(_ factoryId: AnyClass)
    func setFontMenu(_ newMenu: NSMenu)
    static func setFontPanelFactory(_ factoryId: AnyClass)
    func setSelectedAttributes(_ attributes: [AnyHashable: Any], isMultiple: Bool)
    func setSelectedFont(_ fontObj: NSFont, isMultiple: Bool)
    static var shared: NSFontManager { get }
    var target: Any?
    func traits(of fontObj: NSFont) -> NSFont.TraitMask
    func weight(of fontObj: NSFont) -> Int
  }
  var NSFontMatrixAttribute: String { get }
  var NSFontNameAttribute: String { get }
  class NSFontPanel: NSPanel {
    struct ModeMask: OptionSet {}
    var accessoryView: NSView?
    init()
    var isEnabled: Bool
    func panelConvert(_ fontObj: NSFont) -> NSFont
    func reloadDefaultFontFamilies()
    func setPanelFont(_ fontObj: NSFont, isMultiple: Bool)
    static var shared: NSFontPanel { get }
    static var sharedFontPanelExists: Bool { get }
    var worksWhenModal: Bool { get }
  }
  extension NSFontPanel.ModeMask {
    static var allEffects: NSFontPanel.ModeMask { get }
    static var allEffectsMask: NSFontPanel.ModeMask { get }
    static var allModes: NSFontPanel.ModeMask { get }
    static var allModesMask: NSFontPanel.ModeMask { get }
    static var collection: NSFontPanel.ModeMask { get }
    static var collectionMask: NSFontPanel.ModeMask { get }
    static var documentColorEffect: NSFontPanel.ModeMask { get }
    static var documentColorEffectMask: NSFontPanel.ModeMask { get }
    static var face: NSFontPanel.ModeMask { get }
    static var faceMask: NSFontPanel.ModeMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var shadowEffect: NSFontPanel.ModeMask { get }
    static var shadowEffectMask: NSFontPanel.ModeMask { get }
    static var size: NSFontPanel.ModeMask { get }
    static var sizeMask: NSFontPanel.ModeMask { get }
    static var standardMask: NSFontPanel.ModeMask { get }
    static var standardModes: NSFontPanel.ModeMask { get }
    static var strikethroughEffect: NSFontPanel.ModeMask { get }
    static var strikethroughEffectMask: NSFontPanel.ModeMask { get }
    static var textColorEffect: NSFontPanel.ModeMask { get }
    static var textColorEffectMask: NSFontPanel.ModeMask { get }
    static var underlineEffect: NSFontPanel.ModeMask { get }
    static var underlineEffectMask: NSFontPanel.ModeMask { get }
  }
  var NSFontPboard: String { get }
  var NSFontPboardType: String { get }
  var NSFontSizeAttribute: String { get }
  var NSFontSlantTrait: String { get }
  var NSFontSymbolicTrait: String { get }
  var NSFontTraitsAttribute: String { get }
  var NSFontVariationAttribute: String { get }
  var NSFontVariationAxisDefaultValueKey: String { get }
  var NSFontVariationAxisIdentifierKey: String { get }
  var NSFontVariationAxisMaximumValueKey: String { get }
  var NSFontVariationAxisMinimumValueKey: String { get }
  var NSFontVariationAxisNameKey: String { get }
  var NSFontVisibleNameAttribute: String { get }
  var NSFontWeightBlack: CGFloat { get }
  var NSFontWeightBold: CGFloat { get }
  var NSFontWeightHeavy: CGFloat { get }
  var NSFontWeightLight: CGFloat { get }
  var NSFontWeightMedium: CGFloat { get }
  var NSFontWeightRegular: CGFloat { get }
  var NSFontWeightSemibold: CGFloat { get }
  var NSFontWeightThin: CGFloat { get }
  var NSFontWeightTrait: String { get }
  var NSFontWeightUltraLight: CGFloat { get }
  var NSFontWidthCompressed: Double { get }
  var NSFontWidthCondensed: Double { get }
  var NSFontWidthExpanded: Double { get }
  var NSFontWidthStandard: Double { get }
  var NSFontWidthTrait: String { get }
  var NSForegroundColorAttributeName: String { get }
  class NSForm: NSMatrix {
    func addEntry(_ title: String) -> NSFormCell
    func cell(at index: Int) -> Any
    func drawCell(at index: Int)
    func indexOfCell(withTag aTag: Int) -> Int
    var indexOfSelectedItem: Int { get }
    init()
    init(frame frameRect: CGRect)
    init(frame frameRect: CGRect, mode aMode: NSMatrix.Mode, cellClass factoryId: AnyClass, numberOfRows rowsHigh: Int, numberOfColumns colsWide: Int)
    init(frame frameRect: CGRect, mode aMode: NSMatrix.Mode, prototype aCell: NSCell, numberOfRows rowsHigh: Int, numberOfColumns colsWide: Int)
    func insertEntry(_ title: String, at index: Int) -> NSFormCell
    var preferredTextFieldWidth: CGFloat
    func removeEntry(at index: Int)
    func selectText(at index: Int)
    func setBezeled(_ bezeled: Bool)
    func setBordered(_ bordered: Bool)
    func setEntryWidth(_ width: CGFloat)
    func setFrame(_ newSize: CGSize)
    func setInterlineSpacing(_ spacing: CGFloat)
    func setTextAlignment(_ mode: NSText.AlignmentExtensions.ToNative)
    func setTextBaseWritingDirection(_ writingDirection: NSWritingDirection)
    func setTextFont(_ fontObj: NSFont)
    func setTitleAlignment(_ mode: NSText.AlignmentExtensions.ToNative)
    func setTitleBaseWritingDirection(_ writingDirection: NSWritingDirection)
    func setTitleFont(_ fontObj: NSFont)
  }
  class NSFormCell: NSActionCell {
    var attributedTitle: NSAttributedString
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var isOpaque: Bool { get }
    var placeholderAttributedString: NSAttributedString
    var placeholderString: String
    var preferredTextFieldWidth: CGFloat
    func setTitleWithMnemonic(_ stringWithAmpersand: String)
    var title: String
    var titleAlignment: NSText.AlignmentExtensions.ToNative
    var titleBaseWritingDirection: NSWritingDirection
    var titleFont: NSFont
    var titleWidth: CGFloat
    func titleWidth(_ aSize: CGSize) -> CGFloat
  }
  var NSFullScreenModeAllScreens: String { get }
  var NSFullScreenModeApplicationPresentationOptions: String { get }
  var NSFullScreenModeSetting: String { get }
  var NSFullScreenModeWindowLevel: String { get }
  enum NSFunctionKey: Int32 {
    case upArrow, downArrow, leftArrow, rightArrow, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23, f24, f25, f26, f27, f28, f29, f30, f31, f32, f33, f34, f35, insert, delete, home, begin, end, pageUp, pageDown, printScreen, scrollLock, pause, sysReq, `break`, reset, stop, menu, user, system, print, clearLine, clearDisplay, insertLine, deleteLine, insertChar, deleteChar, prev, next, select, execute, undo, redo, find, help, modeSwitch
  }
  enum NSGLColorBuffer: UInt32 {
    case front, back, aux0
  }
  enum NSGLFormat: UInt32 {
    case rgb, rgba, depthComponent
  }
  enum NSGLTextureCubeMap: UInt32 {
    case none, positiveX, positiveY, positiveZ, negativeX, negativeY, negativeZ
  }
  enum NSGLTextureTarget: UInt32 {
    case t2D, cubeMap, rectangleExt
  }
  var NSGeneralPboard: String { get }
  class NSGestureRecognizer: NSObject, NSCoding {
    enum State: Int { case possible, began, changed, ended, cancelled, failed, recognized }
    var action: Selector?
    var allowedTouchTypes: NSTouch.TypeMask { get }
    func canBePrevented(by preventingGestureRecognizer: NSGestureRecognizer) -> Bool
    func canPrevent(_ preventedGestureRecognizer: NSGestureRecognizer) -> Bool
    var delaysKeyEvents: Bool
    var delaysMagnificationEvents: Bool
    var delaysOtherMouseButtonEvents: Bool
    var delaysPrimaryMouseButtonEvents: Bool
    var delaysRotationEvents: Bool
    var delaysSecondaryMouseButtonEvents: Bool
    var delegate: NSGestureRecognizerDelegate?
    func flagsChanged(_ flagEvent: NSEvent)
    init()
    init?(coder: NSCoder)
    init(target: Any?, action: Selector?)
    var isEnabled: Bool
    func keyDown(_ keyEvent: NSEvent)
    func keyUp(_ keyEvent: NSEvent)
    func location(in view: NSView?) -> CGPoint
    func magnify(with magnifyEvent: NSEvent)
    func mouseDown(_ mouseEvent: NSEvent)
    func mouseDragged(_ mouseEvent: NSEvent)
    func mouseUp(_ mouseEvent: NSEvent)
    func otherMouseDown(_ mouseEvent: NSEvent)
    func otherMouseDragged(_ mouseEvent: NSEvent)
    func otherMouseUp(_ mouseEvent: NSEvent)
    func pressureChange(with pressureChangeEvent: NSEvent)
    var pressureConfiguration: NSPressureConfiguration
    func reset()
    func rightMouseDown(_ mouseEvent: NSEvent)
    func rightMouseDragged(_ mouseEvent: NSEvent)
    func rightMouseUp(_ mouseEvent: NSEvent)
    func rotate(with rotateEvent: NSEvent)
    func setAllowedTouchTypes(_ types: NSTouch.TypeMask)
    func shouldBeRequiredToFail(by otherGestureRecognizer: NSGestureRecognizer) -> Bool
    func shouldRequireFailure(of otherGestureRecognizer: NSGestureRecognizer) -> Bool
    var state: NSGestureRecognizer.State
    func tabletPoint(_ tabletEvent: NSEvent)
    var target: Any?
    func touchesBegan(with touchEvent: NSEvent)
    func touchesCancelled(with touchEvent: NSEvent)
    func touchesEnded(with touchEvent: NSEvent)
    func touchesMoved(with touchEvent: NSEvent)
    var view: NSView { get }
  }
  protocol NSGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith theEvent: NSEvent) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: NSGestureRecognizer) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
  }
  class NSGlyphGenerator: NSObject {
    func generateGlyphs(forGlyphStorage nsGlyphStorageOrNSLayoutManager: Any, desiredNumberOfCharacters nchars: Int, glyphIndex: UnsafeMutablePointer<Int>, characterIndex charIndex: UnsafeMutablePointer<Int>)
    init()
    static var shared: NSGlyphGenerator { get }
  }
  class NSGlyphInfo: NSObject, NSCoding, NSCopying, NSSecureCoding {
    var baseString: String { get }
    var characterCollection: NSCharacterCollection { get }
    var characterIdentifier: Int { get }
    var glyphID: UInt16 { get }
    var glyphName: String { get }
    init()
    init?(cgGlyph glyph: UInt16, for font: NSFont, baseString string: String)
    init(characterIdentifier: Int, collection characterCollection: NSCharacterCollection, baseString: String)
    init?(coder: NSCoder)
    init(glyph: UInt32, for forFont: NSFont, baseString: String)
    init(glyphName: String, for forFont: NSFont, baseString: String)
  }
  var NSGlyphInfoAttributeName: String { get }
  enum NSGlyphInscription: UInt {
    case base, below, above, overstrike, overBelow
  }
  class NSGradient: NSObject, NSSecureCoding, NSCopying {
    struct DrawingOptions: OptionSet {}
    enum GradientType: UInt { case none, concaveWeak, concaveStrong, convexWeak, convexStrong }
    var colorSpace: NSColorSpace { get }
    func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: NSGradient.DrawingOptions = nil)
    func draw(fromCenter startCenter: CGPoint, radius startRadius: CGFloat, toCenter endCenter: CGPoint, radius endRadius: CGFloat, options: NSGradient.DrawingOptions = nil)
    func draw(in path: NSBezierPath, angle: CGFloat)
    func draw(in rect: CGRect, angle: CGFloat)
    func draw(in path: NSBezierPath, relativeCenterPosition: CGPoint)
    func draw(in rect: CGRect, relativeCenterPosition: CGPoint)
    func getColor(_ color: UnsafeMutablePointer<NSColor>, location: UnsafeMutablePointer<CGFloat>, at index: Int)
    init()
    init?(coder: NSCoder)
    init(colors colorArray: [NSColor])
    init(starting startingColor: NSColor, ending endingColor: NSColor)
    func interpolatedColor(atLocation location: CGFloat) -> NSColor
    var numberOfColorStops: Int { get }
  }
  extension NSGradient.DrawingOptions {
    static var afterEndingLocation: NSGradient.DrawingOptions { get }
    static var beforeStartingLocation: NSGradient.DrawingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class NSGraphicsContext: NSObject {
    var attributes: [AnyHashable: Any] { get }
    var cgContext: CGContext { get }
    var ciContext: CIContext { get }
    var colorRenderingIntent: NSColorRenderingIntent
    var compositingOperation: NSComposite
    static var current: NSGraphicsContext?
    static var currentContextDrawingToScreen: Bool { get }
    func flushGraphics()
    var graphicsPort: UnsafeMutableRawPointer { get }
    var imageInterpolation: NSImage.Interpolation
    init()
    init(attributes: [AnyHashable: Any])
    init(bitmapImageRep bitmapRep: NSBitmapImageRep)
    init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool)
    init(graphicsPort: UnsafeMutableRawPointer, flipped initialFlippedState: Bool)
    init(window: NSWindow)
    var isDrawingToScreen: Bool { get }
    var isFlipped: Bool { get }
    var patternPhase: CGPoint
    func restoreGraphicsState()
    static func restoreGraphicsState()
    func saveGraphicsState()
    static func saveGraphicsState()
    static func setGraphicsState(_ gState: Int)
    var shouldAntialias: Bool
  }
  class NSGridCell: NSObject, NSCoding {
    enum Placement: Int { case inherited, none, leading, top, trailing, bottom, center, fill }
    var column: NSGridColumn? { get }
    var contentView: NSView?
    var customPlacementConstraints: [NSLayoutConstraint]
    static var emptyContentView: NSView { get }
    init?(coder: NSCoder)
    var row: NSGridRow? { get }
    var rowAlignment: NSGridRow.Alignment
    var xPlacement: NSGridCell.Placement
    var yPlacement: NSGridCell.Placement
  }
  class NSGridColumn: NSObject, NSCoding {
    func cell(at index: Int) -> NSGridCell
    var gridView: NSGridView? { get }
    init?(coder: NSCoder)
    var isHidden: Bool
    var leadingPadding: CGFloat
    func mergeCells(in range: NSRange)
    var numberOfCells: Int { get }
    var trailingPadding: CGFloat
    var width: CGFloat
    var xPlacement: NSGridCell.Placement
  }
  class NSGridRow: NSObject, NSCoding {
    enum Alignment: Int { case inherited, none, firstBaseline, lastBaseline }
    var bottomPadding: CGFloat
    func cell(at index: Int) -> NSGridCell
    var gridView: NSGridView? { get }
    var height: CGFloat
    init?(coder: NSCoder)
    var isHidden: Bool
    func mergeCells(in range: NSRange)
    var numberOfCells: Int { get }
    var rowAlignment: NSGridRow.Alignment
    var topPadding: CGFloat
    var yPlacement: NSGridCell.Placement
  }
  class NSGridView: NSView {
    func addColumn(with views: [NSView]) -> NSGridColumn
    func addRow(with views: [NSView]) -> NSGridRow
    func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell
    func cell(for view: NSView) -> NSGridCell?
    func column(at index: Int) -> NSGridColumn
    var columnSpacing: CGFloat
    func index(of column: NSGridColumn) -> Int
    func index(of row: NSGridRow) -> Int
    init()
    init(frame frameRect: CGRect)
    init(numberOfColumns columnCount: Int, rows rowCount: Int)
    init(views rowsAndColumns: [[NSView]])
    func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn
    func insertRow(at index: Int, with views: [NSView]) -> NSGridRow
    func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange)
    func moveColumn(at fromIndex: Int, to toIndex: Int)
    func moveRow(at fromIndex: Int, to toIndex: Int)
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    func removeColumn(at index: Int)
    func removeRow(at index: Int)
    func row(at index: Int) -> NSGridRow
    var rowAlignment: NSGridRow.Alignment
    var rowSpacing: CGFloat
    var xPlacement: NSGridCell.Placement
    var yPlacement: NSGridCell.Placement
  }
  var NSGridViewSizeForContent: CGFloat { get }
  class NSGroupTouchBarItem: NSTouchBarItem {
    static func alertStyleGroupItem(withIdentifier identifier: String) -> NSGroupTouchBarItem
    var customizationLabel: String?
    var effectiveCompressionOptions: NSUserInterfaceCompressionOptions { get }
    static func groupItem(withIdentifier identifier: String, items: [NSTouchBarItem]) -> NSGroupTouchBarItem
    static func groupItem(withIdentifier identifier: String, items: [NSTouchBarItem], allowedCompressionOptions: NSUserInterfaceCompressionOptions) -> NSGroupTouchBarItem
    var groupTouchBar: NSTouchBar
    var groupUserInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    init(identifier: String)
    var preferredItemWidth: CGFloat
    var prefersEqualWidths: Bool
    var prioritizedCompressionOptions: [NSUserInterfaceCompressionOptions]
  }
  var NSHTMLPboardType: String { get }
  class NSHapticFeedbackManager: NSObject {
    enum FeedbackPattern: Int { case generic, alignment, levelChange }
    enum PerformanceTime: UInt { case `default`, now, drawCompleted }
    static var defaultPerformer: NSHapticFeedbackPerformer { get }
    init()
  }
  protocol NSHapticFeedbackPerformer: NSObjectProtocol {
    func perform(_ pattern: NSHapticFeedbackManager.FeedbackPattern, performanceTime: NSHapticFeedbackManager.PerformanceTime)
  }
  class NSHelpManager: NSObject {
    func contextHelp(for theObject: Any) -> NSAttributedString
    func find(_ query: String, inBook book: String)
    init()
    static var isContextHelpModeActive: Bool
    func openHelpAnchor(_ anchor: String, inBook book: String)
    func registerBooks(in bundle: Bundle) -> Bool
    func removeContextHelp(for theObject: Any)
    func setContextHelp(_ attrString: NSAttributedString, for theObject: Any)
    static func shared() -> NSHelpManager
    func showContextHelp(for theObject: Any, locationHint pt: CGPoint) -> Bool
  }
  enum NSHorizontalDirections: UInt {
    case left, right, all
  }
  var NSHyphenationFactorDocumentAttribute: String { get }
  class NSImage: NSObject, NSCopying, NSSecureCoding, NSPasteboardReading, NSPasteboardWriting {
    enum CacheMode: UInt { case `default`, always, bySize, never }
    enum DynamicRange: Int { case unspecified, standard, constrainedHigh, high }
    enum FrameStyle: UInt { case none, photo, grayBezel, groove, button }
    enum Interpolation: UInt { case `default`, none, low, medium, high }
    enum LoadStatus: UInt { case completed, cancelled, invalidData, unexpectedEOF, readError }
    typealias Name = String
    enum Scale: UInt { case proportionallyDown, axesIndependently, none, proportionallyUpOrDown }
    enum SymbolScale: Int { case small, medium, large }
    var accessibilityDescription: String?
    func addRepresentation(_ imageRep: NSImageRep)
    func addRepresentations(_ imageReps: [NSImageRep])
    var alignmentRect: CGRect
    var backgroundColor: NSColor
    func bestRepresentation(for rect: CGRect, context referenceContext: NSGraphicsContext?, hints: [AnyHashable: Any]?) -> NSImageRep
    func bestRepresentation(forDevice deviceDescription: [AnyHashable: Any]?) -> NSImageRep
    var cacheMode: NSImage.CacheMode
    static func canInit(with pasteboard: NSPasteboard) -> Bool
    func cancelIncrementalLoad()
    var capInsets: NSEdgeInsets
    func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]? = nil) -> CGImage?
    var delegate: NSImageDelegate?
    func draw(at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
    func draw(in rect: CGRect)
    func draw(in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat)
    func draw(in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [AnyHashable: Any]?)
    func drawRepresentation(_ imageRep: NSImageRep, in rect: CGRect) -> Bool
    func hitTest(_ testRectDestSpace: CGRect, withImageDestinationRect imageRectDestSpace: CGRect, context: NSGraphicsContext, hints: [AnyHashable: Any], flipped: Bool) -> Bool
    static var imageFileTypes: [String] { get }
    static var imagePasteboardTypes: [String] { get }
    static var imageTypes: [String] { get }
    static func imageUnfilteredFileTypes() -> [Any]
    static func imageUnfilteredPasteboardTypes() -> [String]
    static var imageUnfilteredTypes: [String] { get }
    init()
    init(cgImage: CGImage, size: CGSize)
    init?(coder: NSCoder)
    init?(contentsOf url: URL)
    init?(contentsOfFile fileName: String)
    init?(data: Data)
    init?(named name: String)
    init(pasteboard: NSPasteboard)
    init(size aSize: CGSize)
    init(size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (CGRect) -> Bool)
    init?(symbolName: String, bundle: Bundle?, variableValue: Double)
    init?(symbolName: String, variableValue: Double)
    init?(systemSymbolName name: String, accessibilityDescription description: String?)
    init?(systemSymbolName: String, variableValue: Double, accessibilityDescription: String?)
    func initByReferencingFile(_ name: String) -> UnsafeMutableRawPointer
    func initWithDataIgnoringOrientation(_ data: Data) -> UnsafeMutableRawPointer
    var isFlipped: Bool
    var isTemplate: Bool
    var isValid: Bool { get }
    func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any
    var locale: Locale? { get }
    func lockFocus()
    func lockFocusFlipped(_ flipped: Bool)
    var matchesOnMultipleResolution: Bool
    var matchesOnlyOnBestFittingAxis: Bool
    func name() -> String?
    var prefersColorMatch: Bool
    func recache()
    func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat
    func removeRepresentation(_ imageRep: NSImageRep)
    func representations() -> [NSImageRep]
    var resizingMode: NSImage.ResizingModeExtensions.ToNative
    func setName(_ aString: String?) -> Bool
    var size: CGSize
    var symbolConfiguration: NSImageSymbolConfiguration { get }
    var tiffRepresentation: Data? { get }
    func tiffRepresentation() -> Data?
    func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor aFloat: Float) -> Data
    func unlockFocus()
    var usesEPSOnResolutionMismatch: Bool
    func withLocale(_ locale: Locale?) -> NSImage
    func withSymbolConfiguration(_ configuration: NSImageSymbolConfiguration) -> NSImage?
  }
  extension NSImage.Name {
    static var actionTemplate: NSImage.Name { get }
    static var addTemplate: NSImage.Name { get }
    static var applicationIcon: NSImage.Name { get }
    static var bluetoothTemplate: NSImage.Name { get }
    static var bookmarksTemplate: NSImage.Name { get }
    static var caution: NSImage.Name { get }
    static var enterFullScreenTemplate: NSImage.Name { get }
    static var exitFullScreenTemplate: NSImage.Name { get }
    static var folder: NSImage.Name { get }
    static var followLinkFreestandingTemplate: NSImage.Name { get }
    static var goLeftTemplate: NSImage.Name { get }
    static var goRightTemplate: NSImage.Name { get }
    static var homeTemplate: NSImage.Name { get }
    static var iChatTheaterTemplate: NSImage.Name { get }
    init(rawValue: String)
    static var invalidDataFreestandingTemplate: NSImage.Name { get }
    static var leftFacingTriangleTemplate: NSImage.Name { get }
    static var lockLockedTemplate: NSImage.Name { get }
    static var lockUnlockedTemplate: NSImage.Name { get }
    static var menuMixedStateTemplate: NSImage.Name { get }
    static var menuOnStateTemplate: NSImage.Name { get }
    static var mobileMe: NSImage.Name { get }
    static var pathTemplate: NSImage.Name { get }
    static var quickLookTemplate: NSImage.Name { get }
    var rawValue: String { get }
    static var refreshFreestandingTemplate: NSImage.Name { get }
    static var refreshTemplate: NSImage.Name { get }
    static var removeTemplate: NSImage.Name { get }
    static var revealFreestandingTemplate: NSImage.Name { get }
    static var rightFacingTriangleTemplate: NSImage.Name { get }
    static var shareTemplate: NSImage.Name { get }
    static var slideshowTemplate: NSImage.Name { get }
    static var smartBadgeTemplate: NSImage.Name { get }
    static var statusAvailable: NSImage.Name { get }
    static var statusNone: NSImage.Name { get }
    static var statusPartiallyAvailable: NSImage.Name { get }
    static var statusUnavailable: NSImage.Name { get }
    static var stopProgressFreestandingTemplate: NSImage.Name { get }
    static var stopProgressTemplate: NSImage.Name { get }
    static var touchBarAddDetailTemplate: NSImage.Name { get }
    static var touchBarAddTemplate: NSImage.Name { get }
    static var touchBarAlarmTemplate: NSImage.Name { get }
    static var touchBarAudioInputMuteTemplate: NSImage.Name { get }
    static var touchBarAudioInputTemplate: NSImage.Name { get }
    static var touchBarAudioOutputMuteTemplate: NSImage.Name { get }
    static var touchBarAudioOutputVolumeHighTemplate: NSImage.Name { get }
    static var touchBarAudioOutputVolumeLowTemplate: NSImage.Name { get }
    static var touchBarAudioOutputVolumeMediumTemplate: NSImage.Name { get }
    static var touchBarAudioOutputVolumeOffTemplate: NSImage.Name { get }
    static var touchBarBookmarksTemplate: NSImage.Name { get }
    static var touchBarColorPickerFill: NSImage.Name { get }
    static var touchBarColorPickerFont: NSImage.Name { get }
    static var touchBarColorPickerStroke: NSImage.Name { get }
    static var touchBarCommunicationAudioTemplate: NSImage.Name { get }
    static var touchBarCommunicationVideoTemplate: NSImage.Name { get }
    static var touchBarComposeTemplate: NSImage.Name { get }
    static var touchBarDeleteTemplate: NSImage.Name { get }
    static var touchBarDownloadTemplate: NSImage.Name { get }
    static var touchBarEnterFullScreenTemplate: NSImage.Name { get }
    static var touchBarExitFullScreenTemplate: NSImage.Name { get }
    static var touchBarFastForwardTemplate: NSImage.Name { get }
    static var touchBarFolderCopyToTemplate: NSImage.Name { get }
    static var touchBarFolderMoveToTemplate: NSImage.Name { get }
    static var touchBarFolderTemplate: NSImage.Name { get }
    static var touchBarGetInfoTemplate: NSImage.Name { get }
    static var touchBarGoBackTemplate: NSImage.Name { get }
    static var touchBarGoDownTemplate: NSImage.Name { get }
    static var touchBarGoForwardTemplate: NSImage.Name { get }
    static var touchBarGoUpTemplate: NSImage.Name { get }
    static var touchBarHistoryTemplate: NSImage.Name { get }
    static var touchBarIconViewTemplate: NSImage.Name { get }
    static var touchBarListViewTemplate: NSImage.Name { get }
    static var touchBarMailTemplate: NSImage.Name { get }
    static var touchBarNewFolderTemplate: NSImage.Name { get }
    static var touchBarNewMessageTemplate: NSImage.Name { get }
    static var touchBarOpenInBrowserTemplate: NSImage.Name { get }
    static var touchBarPauseTemplate: NSImage.Name { get }
    static var touchBarPlayPauseTemplate: NSImage.Name { get }
    static var touchBarPlayTemplate: NSImage.Name { get }
    static var touchBarPlayheadTemplate: NSImage.Name { get }
    static var touchBarQuickLookTemplate: NSImage.Name { get }
    static var touchBarRecordStartTemplate: NSImage.Name { get }
    static var touchBarRecordStopTemplate: NSImage.Name { get }
    static var touchBarRefreshTemplate: NSImage.Name { get }
    static var touchBarRemoveTemplate: NSImage.Name { get }
    static var touchBarRewindTemplate: NSImage.Name { get }
    static var touchBarRotateLeftTemplate: NSImage.Name { get }
    static var touchBarRotateRightTemplate: NSImage.Name { get }
    static var touchBarSearchTemplate: NSImage.Name { get }
    static var touchBarShareTemplate: NSImage.Name { get }
    static var touchBarSidebarTemplate: NSImage.Name { get }
    static var touchBarSkipAhead15SecondsTemplate: NSImage.Name { get }
    static var touchBarSkipAhead30SecondsTemplate: NSImage.Name { get }
    static var touchBarSkipAheadTemplate: NSImage.Name { get }
    static var touchBarSkipBack15SecondsTemplate: NSImage.Name { get }
    static var touchBarSkipBack30SecondsTemplate: NSImage.Name { get }
    static var touchBarSkipBackTemplate: NSImage.Name { get }
    static var touchBarSkipToEndTemplate: NSImage.Name { get }
    static var touchBarSkipToStartTemplate: NSImage.Name { get }
    static var touchBarSlideshowTemplate: NSImage.Name { get }
    static var touchBarTagIconTemplate: NSImage.Name { get }
    static var touchBarTextBoldTemplate: NSImage.Name { get }
    static var touchBarTextBoxTemplate: NSImage.Name { get }
    static var touchBarTextCenterAlignTemplate: NSImage.Name { get }
    static var touchBarTextItalicTemplate: NSImage.Name { get }
    static var touchBarTextJustifiedAlignTemplate: NSImage.Name { get }
    static var touchBarTextLeftAlignTemplate: NSImage.Name { get }
    static var touchBarTextListTemplate: NSImage.Name { get }
    static var touchBarTextRightAlignTemplate: NSImage.Name { get }
    static var touchBarTextStrikethroughTemplate: NSImage.Name { get }
    static var touchBarTextUnderlineTemplate: NSImage.Name { get }
    static var touchBarUserAddTemplate: NSImage.Name { get }
    static var touchBarUserGroupTemplate: NSImage.Name { get }
    static var touchBarUserTemplate: NSImage.Name { get }
    static var touchBarVolumeDownTemplate: NSImage.Name { get }
    static var touchBarVolumeUpTemplate: NSImage.Name { get }
    static var trashEmpty: NSImage.Name { get }
    static var trashFull: NSImage.Name { get }
    static var userGuest: NSImage.Name { get }
  }
  extension NSImage.ResizingModeExtensions {
    enum ToNative: Int { case stretch, tile }
  }
  enum NSImageAlignment: UInt {
    case center, top, topLeft, topRight, left, bottom, bottomLeft, bottomRight, right
  }
  class NSImageCell: NSCell {
    var imageAlignment: NSImageAlignment
    var imageFrameStyle: NSImage.FrameStyle
    var imageScaling: NSImage.Scale
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
  }
  var NSImageColorSyncProfileData: String { get }
  var NSImageCompressionFactor: String { get }
  var NSImageCompressionMethod: String { get }
  var NSImageCurrentFrame: String { get }
  var NSImageCurrentFrameDuration: String { get }
  protocol NSImageDelegate: NSObjectProtocol {
    func image(_ image: NSImage, didLoadPartOfRepresentation rep: NSImageRep, withValidRows rows: Int)
    func image(_ image: NSImage, didLoadRepresentation rep: NSImageRep, with status: NSImage.LoadStatus)
    func image(_ image: NSImage, didLoadRepresentationHeader rep: NSImageRep)
    func image(_ image: NSImage, willLoadRepresentation rep: NSImageRep)
    func imageDidNotDraw(_ sender: Any, in aRect: CGRect) -> NSImage
  }
  var NSImageDitherTransparency: String { get }
  var NSImageEXIFData: String { get }
  var NSImageFallbackBackgroundColor: String { get }
  var NSImageFrameCount: String { get }
  var NSImageGamma: String { get }
  var NSImageHintCTM: String { get }
  var NSImageHintInterpolation: String { get }
  var NSImageHintUserInterfaceLayoutDirection: String { get }
  var NSImageIPTCData: String { get }
  var NSImageInterlaced: String { get }
  enum NSImageLayoutDirection: Int {
    case unspecified, leftToRight, rightToLeft
  }
  var NSImageLoopCount: String { get }
  var NSImageProgressive: String { get }
  var NSImageRGBColorTable: String { get }
  class NSImageRep: NSObject, NSCoding, NSCopying {
    enum LoadStatus: Int { case unknownType, readingHeader, willNeedAllData, invalidData, unexpectedEOF, completed }
    var bitsPerSample: Int
    static func canInit(with data: Data) -> Bool
    static func canInit(with pasteboard: NSPasteboard) -> Bool
    func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>, context: NSGraphicsContext?, hints: [AnyHashable: Any]?) -> CGImage
    var colorSpaceName: String
    func draw() -> Bool
    func draw(at point: CGPoint) -> Bool
    func draw(in rect: CGRect) -> Bool
    func draw(in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [AnyHashable: Any]?) -> Bool
    var hasAlpha: Bool { get }
    static var imageFileTypes: [String] { get }
    static var imagePasteboardTypes: [String] { get }
    static func imageRepClass(for data: Data) -> AnyClass
    static func imageRepClass(forFileType type: String) -> AnyClass
    static func imageRepClass(forPasteboardType type: String) -> AnyClass
    static func imageRepClass(forType type: String) -> AnyClass
    static func imageReps(with pasteboard: NSPasteboard) -> [NSImageRep]
    static func imageReps(withContentsOf url: URL) -> [NSImageRep]
    static func imageReps(withContentsOfFile filename: String) -> [NSImageRep]
    static var imageTypes: [String] { get }
    static var imageUnfilteredFileTypes: [String] { get }
    static var imageUnfilteredPasteboardTypes: [String] { get }
    static var imageUnfilteredTypes: [String] { get }
    init()
    init?(coder: NSCoder)
    init(contentsOf url: URL)
    init(contentsOfFile filename: String)
    init(pasteboard: NSPasteboard)
    var isOpaque: Bool
    var layoutDirection: NSImageLayoutDirection
    var pixelsHigh: Int
    var pixelsWide: Int
    static func register(_ imageRepClass: AnyClass)
    static var registeredImageRepClasses: [AnyClass] { get }
    static var registryDidChangeNotification: Notification.Name { get }
    func setAlpha(_ alpha: Bool)
    var size: CGSize
    static func unregisterImageRepClass(_ imageRepClass: AnyClass)
  }
  enum NSImageScaling: UInt {
    case proportionallyDown, axesIndependently, none, proportionallyUpOrDown
  }
  class NSImageSymbolConfiguration: NSObject, NSCopying, NSSecureCoding {
    func applying(_ configuration: NSImageSymbolConfiguration) -> NSImageSymbolConfiguration
    static func configurationPreferringHierarchical() -> NSImageSymbolConfiguration
    static func configurationPreferringMonochrome() -> NSImageSymbolConfiguration
    static func configurationPreferringMulticolor() -> NSImageSymbolConfiguration
    init?(coder: NSCoder)
    init(hierarchicalColor: NSColor)
    init(paletteColors: [NSColor])
    init(pointSize: CGFloat, weight: Double)
    init(pointSize: CGFloat, weight: Double, scale: NSImage.SymbolScale)
    init(scale: NSImage.SymbolScale)
    init(textStyle style: String)
    init(textStyle style: String, scale: NSImage.SymbolScale)
  }
  class NSImageView: NSControl, NSAccessibilityImage, NSMenuItemValidation {
    func add(_ symbolEffect: NSSymbolEffect)
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions)
    func add(_ symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    var allowsCutCopyPaste: Bool
    var animates: Bool
    var contentTintColor: NSColor?
    static var defaultPreferredImageDynamicRange: NSImage.DynamicRange
    var image: NSImage?
    var imageAlignment: NSImageAlignment
    var imageDynamicRange: NSImage.DynamicRange { get }
    var imageFrameStyle: NSImage.FrameStyle
    var imageScaling: NSImage.Scale
    init()
    init(frame frameRect: CGRect)
    init(image: NSImage)
    var isEditable: Bool
    var preferredImageDynamicRange: NSImage.DynamicRange
    func removeAllSymbolEffects()
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions)
    func removeAllSymbolEffects(with options: NSSymbolEffectOptions, animated: Bool)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions)
    func removeSymbolEffect(ofType symbolEffect: NSSymbolEffect, options: NSSymbolEffectOptions, animated: Bool)
    func setSymbolImage(_ symbolImage: NSImage, with contentTransition: NSSymbolContentTransition)
    func setSymbolImage(_ symbolImage: NSImage, with contentTransition: NSSymbolContentTransition, options: NSSymbolEffectOptions)
    var symbolConfiguration: NSImageSymbolConfiguration?
  }
  var NSKernAttributeName: String { get }
  enum NSKey: Int32 {
    case a, s, d, f, h, g, z, x, c, v, b, q, w, e, r, y, t, d1, d2, d3, d4, d6, d5, equal, d9, d7, minus, d8, d0, rightBracket, o, u, leftBracket, i, p, l, j, quote, k, semicolon, backslash, comma, slash, n, m, period, grave, keypadDecimal, keypadMultiply, keypadPlus, keypadClear, keypadDivide, keypadEnter, keypadMinus, keypadEquals, keypad0, keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, `return`, tab, space, delete, escape, command, shift, capsLock, option, control, rightCommand, rightShift, rightOption, rightControl, function, f17, volumeUp, volumeDown, mute, forwardDelete, isoSection, jisYen, jisUnderscore, jisKeypadComma, jisEisu, jisKana, f18, f19, f20, f5, f6, f7, f3, f8, f9, f11, f13, f16, f14, f10, f12, f15, help, home, pageUp, f4, end, f2, pageDown, f1, leftArrow, rightArrow, downArrow, upArrow
  }
  var NSKeywordsDocumentAttribute: String { get }
  protocol NSLayerDelegateContentsScaleUpdating: NSObjectProtocol {
    func layer(_ layer: CALayer, shouldInheritContentsScale newScale: CGFloat, from fromWindow: NSWindow) -> Bool
  }
  class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
    func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    var constraintsAffectingLayout: [NSLayoutConstraint] { get }
    var hasAmbiguousLayout: Bool { get }
    init?(coder: NSCoder)
    var item: Any? { get }
    var name: String { get }
  }
  class NSLayoutConstraint: NSObject {
    enum Attribute: Int { case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute }
    struct FormatOptions: OptionSet {}
    enum Orientation: Int { case horizontal, vertical }
    struct Priority: RawRepresentable, Hashable {}
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
    var priority: NSLayoutConstraint.Priority
    var relation: NSLayoutConstraint.Relation { get }
    func secondAnchor() -> UnsafeMutableRawPointer
    var secondAttribute: NSLayoutConstraint.Attribute { get }
    var secondItem: AnyObject? { get }
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
  }
  extension NSLayoutConstraint.Priority {
    static var defaultHigh: NSLayoutConstraint.Priority { get }
    static var defaultLow: NSLayoutConstraint.Priority { get }
    static var dragThatCanResizeWindow: NSLayoutConstraint.Priority { get }
    static var dragThatCannotResizeWindow: NSLayoutConstraint.Priority { get }
    static var fittingSizeCompression: NSLayoutConstraint.Priority { get }
    init(_ rawValue: Float)
    init(rawValue: Float)
    var rawValue: Float { get }
    static var required: NSLayoutConstraint.Priority { get }
    static var windowSizeStayPut: NSLayoutConstraint.Priority { get }
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
  class NSLayoutGuide: NSObject, NSCoding, NSUserInterfaceItemIdentification {
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
    var frame: CGRect { get }
    var hasAmbiguousLayout: Bool { get }
    var heightAnchor: NSLayoutDimension { get }
    init()
    init?(coder: NSCoder)
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var owningView: NSView?
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
  }
  class NSLayoutManager: NSObject, NSSecureCoding {
    struct ControlCharacterAction: OptionSet {}
    enum GlyphProperty: Int { case null, controlCharacter, elastic, nonBaseCharacter }
    enum TextLayoutOrientation: Int { case horizontal, vertical }
    enum TypesetterBehavior: Int { case latest, original, specific_10_2_WithCompatibility, specific_10_2, specific_10_3, specific_10_4 }
    func addTemporaryAttribute(_ attributeName: String, value: Any, forCharacterRange characterRange: NSRange)
    func addTemporaryAttributes(_ attributes: [String: Any] = nil, forCharacterRange characterRange: NSRange)
    func addTextContainer(_ container: NSTextContainer)
    var allowsNonContiguousLayout: Bool
    func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize
    var backgroundLayoutEnabled: Bool
    func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
    func boundsRect(for block: NSTextBlock, at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> CGRect
    func boundsRect(for block: NSTextBlock, glyphRange: NSRange) -> CGRect
    func cgGlyph(at glyphIndex: Int) -> Any
    func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>) -> Any
    func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints: UnsafeMutableRawPointer) -> Int
    func characterIndexForGlyph(at glyphIndex: Int) -> Int
    func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutableRawPointer) -> NSRange
    var defaultAttachmentScaling: NSImageScaling
    func defaultBaselineOffset(for font: NSFont) -> CGFloat
    func defaultLineHeight(for font: NSFont) -> CGFloat
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
    var firstTextView: NSTextView { get }
    var firstUnlaidCharacterIndex: Int { get }
    var firstUnlaidGlyphIndex: Int { get }
    func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat
    func getFirstUnlaidCharacterIndex(_ characterIndex: UnsafeMutablePointer<Int>, glyphIndex: UnsafeMutablePointer<Int>)
    func getGlyphsIn(_ glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutableRawPointer, properties: UnsafeMutableRawPointer, characterIndexes characterIndexBuffer: UnsafeMutableRawPointer, bidiLevels bidiLevelBuffer: UnsafeMutableRawPointer) -> Int
    func getLineFragmentInsertionPointsForCharacter(at characterIndex: Int, alternatePositions: Bool, inDisplayOrder: Bool, positions: UnsafeMutableRawPointer, characterIndexes: UnsafeMutableRawPointer) -> Int
    func glyph(at glyphIndex: Int) -> Any
    func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>) -> Any
    var glyphGenerator: NSGlyphGenerator
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
    func layoutManagerOwnsFirstResponder(in window: NSWindow) -> Bool
    func layoutRect(for block: NSTextBlock, at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> CGRect
    func layoutRect(for block: NSTextBlock, glyphRange: NSRange) -> CGRect
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
    func rectArray(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedGlyphRange: NSRange, inTextContainer textContainerHandle: UnsafeMutableRawPointer, rectCount: UnsafeMutablePointer<Int>) -> UnsafeMutableRawPointer
    func removeTemporaryAttribute(_ attributeName: String, forCharacterRange characterRange: NSRange)
    func removeTextContainer(at index: Int)
    func rulerAccessoryView(for textView: NSTextView, paragraphStyle: NSParagraphStyle, ruler: NSRulerView, enabled: Bool) -> NSView?
    func rulerMarkers(for textView: NSTextView, paragraphStyle: NSParagraphStyle, ruler: NSRulerView) -> [NSRulerMarker]
    func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange)
    func setBoundsRect(_ boundsRect: CGRect, for forTextBlock: NSTextBlock, glyphRange: NSRange)
    func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
    func setGlyphs(_ glyphs: UnsafeMutableRawPointer, properties: UnsafeMutableRawPointer, characterIndexes: UnsafeMutableRawPointer, font: NSFont, forGlyphRange glyphRange: NSRange)
    func setLayoutRect(_ layoutRect: CGRect, for forTextBlock: NSTextBlock, glyphRange: NSRange)
    func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect)
    func setLocation(_ location: CGPoint, forStartOfGlyphRange: NSRange)
    func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int)
    func setTemporaryAttributes(_ attrs: [AnyHashable: Any], forCharacterRange charRange: NSRange)
    func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange)
    func showAttachmentCell(_ cell: NSCell, in rect: CGRect, characterIndex: Int)
    func showCGGlyphs(_ glyphs: UnsafeMutableRawPointer, positions: UnsafeMutableRawPointer, count glyphCount: Int, font: NSFont, matrix textMatrix: CGAffineTransform, attributes: [AnyHashable: Any] = nil, in graphicsContext: CGContext)
    func showCGGlyphs(_ glyphs: UnsafeMutableRawPointer, positions: UnsafeMutableRawPointer, count glyphCount: Int, font: NSFont, textMatrix: CGAffineTransform, attributes: [AnyHashable: Any] = nil, in graphicsContext: CGContext)
    var showsControlCharacters: Bool
    var showsInvisibleCharacters: Bool
    func strikethroughGlyphRange(_ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func temporaryAttribute(_ attributeName: String, atCharacterIndex characterIndex: Int, effectiveRange: UnsafeMutableRawPointer) -> Any
    func temporaryAttribute(_ attributeName: String, atCharacterIndex characterIndex: Int, longestEffectiveRange: UnsafeMutableRawPointer, in rangeLimit: NSRange) -> Any
    func temporaryAttributes(atCharacterIndex characterIndex: Int, effectiveRange effectiveCharacterRange: UnsafeMutableRawPointer) -> [String: Any]
    func temporaryAttributes(atCharacterIndex characterIndex: Int, longestEffectiveRange: UnsafeMutableRawPointer, in rangeLimit: NSRange) -> [String: Any]
    func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer) -> NSTextContainer?
    func textContainerChangedGeometry(_ container: NSTextContainer)
    func textContainerChangedTextView(_ container: NSTextContainer)
    func textContainerForGlyph(at glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutableRawPointer, withoutAdditionalLayout: Bool) -> NSTextContainer?
    var textContainers: [NSTextContainer] { get }
    var textStorage: NSTextStorage?
    var textViewForBeginningOfSelection: NSTextView { get }
    func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange
    var typesetter: NSTypesetter
    var typesetterBehavior: NSLayoutManager.TypesetterBehavior
    func underlineGlyphRange(_ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint)
    func usedRect(for container: NSTextContainer) -> CGRect
    var usesDefaultHyphenation: Bool
    var usesFontLeading: Bool
    var usesScreenFonts: Bool
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
    func layoutManager(_ layoutManager: NSLayoutManager, shouldUseTemporaryAttributes temporaryAttributes: [String: Any], forDrawingToScreen drawingToScreen: Bool, atCharacterIndex characterIndex: Int, effectiveRange effectiveCharacterRange: UnsafeMutablePointer<NSRange>) -> [String: Any]?
    func layoutManager(_ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  }
  enum NSLayoutPriority: Int32 {
    case required, defaultHigh, dragThatCanResizeWindow, windowSizeStayPut, dragThatCannotResizeWindow, defaultLow, fittingSizeCompression
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
  var NSLeftMarginDocumentAttribute: String { get }
  class NSLevelIndicator: NSControl {
    enum PlaceholderVisibility: Int { case automatic, always, whileEditing }
    enum Style: UInt { case relevancy, continuousCapacity, discreteCapacity, ratingLevel }
    var criticalFillColor: NSColor
    var criticalValue: Double
    var drawsTieredCapacityLevels: Bool
    var fillColor: NSColor
    init()
    init(frame frameRect: CGRect)
    var isEditable: Bool
    var levelIndicatorStyle: NSLevelIndicator.Style
    var maxValue: Double
    var minValue: Double
    var numberOfMajorTickMarks: Int
    var numberOfTickMarks: Int
    var placeholderVisibility: NSLevelIndicator.PlaceholderVisibility
    var ratingImage: NSImage?
    var ratingPlaceholderImage: NSImage?
    func rectOfTickMark(at index: Int) -> CGRect
    var tickMarkPosition: NSSlider.TickMarkPosition
    func tickMarkValue(at index: Int) -> Double
    var warningFillColor: NSColor
    var warningValue: Double
  }
  class NSLevelIndicatorCell: NSActionCell {
    var criticalValue: Double
    init()
    init(imageCell image: NSImage)
    init(levelIndicatorStyle: NSLevelIndicator.Style)
    init(textCell aString: String)
    var levelIndicatorStyle: NSLevelIndicator.Style
    var maxValue: Double
    var minValue: Double
    var numberOfMajorTickMarks: Int
    var numberOfTickMarks: Int
    func rectOfTickMark(at index: Int) -> CGRect
    func setImage(_ image: NSImage)
    var tickMarkPosition: NSSlider.TickMarkPosition
    func tickMarkValue(at index: Int) -> Double
    var warningValue: Double
  }
  var NSLigatureAttributeName: String { get }
  enum NSLineBreakMode: UInt {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }
  struct NSLineBreakStrategy: OptionSet {
    static var hangulWordPriority: NSLineBreakStrategy { get }
    init(rawValue: UInt)
    static var pushOut: NSLineBreakStrategy { get }
    var rawValue: UInt { get }
    static var standard: NSLineBreakStrategy { get }
  }
  enum NSLineMovementDirection: UInt {
    case none, left, right, down, up
  }
  enum NSLineSweepDirection: UInt {
    case nsLineSweepLeft, nsLineSweepRight, nsLineSweepDown, nsLineSweepUp
  }
  var NSLinkAttributeName: String { get }
  class NSMagnificationGestureRecognizer: NSGestureRecognizer {
    init()
    init(target: Any, action: Selector)
    var magnification: CGFloat
  }
  var NSManagerDocumentAttribute: String { get }
  var NSMarkedClauseSegmentAttributeName: String { get }
  class NSMatrix: NSControl, NSUserInterfaceValidations, NSViewToolTipOwner {
    enum Mode: UInt { case radio, highlight, list, track }
    func acceptsFirstMouse(_ theEvent: NSEvent) -> Bool
    func addColumn()
    func addColumn(with newCells: [NSCell])
    func addRow()
    func addRow(with newCells: [NSCell])
    var allowsEmptySelection: Bool
    var autorecalculatesCellSize: Bool
    var autosizesCells: Bool
    var backgroundColor: NSColor
    func cell(atRow row: Int, column: Int) -> NSCell
    func cell(withTag anInt: Int) -> NSCell
    var cellBackgroundColor: NSColor
    var cellClass: AnyClass
    func cellFrame(atRow row: Int, column: Int) -> CGRect
    var cellSize: CGSize
    var cells: [NSCell] { get }
    var delegate: NSMatrixDelegate?
    func deselectAllCells()
    func deselectSelectedCell()
    var doubleAction: Selector?
    func drawCell(atRow row: Int, column: Int)
    var drawsBackground: Bool
    var drawsCellBackground: Bool
    func getNumberOfRows(_ rowCount: UnsafeMutablePointer<Int>, columns colCount: UnsafeMutablePointer<Int>)
    func getRow(_ row: UnsafeMutablePointer<Int>, column: UnsafeMutablePointer<Int>, for aPoint: CGPoint) -> Bool
    func getRow(_ row: UnsafeMutablePointer<Int>, column: UnsafeMutablePointer<Int>, of aCell: NSCell) -> Bool
    func highlightCell(_ highlight: Bool, atRow row: Int, column: Int)
    init()
    init(frame frameRect: CGRect)
    init(frame frameRect: CGRect, mode aMode: NSMatrix.Mode, cellClass factoryId: AnyClass, numberOfRows rowsHigh: Int, numberOfColumns colsWide: Int)
    init(frame frameRect: CGRect, mode aMode: NSMatrix.Mode, prototype aCell: NSCell, numberOfRows rowsHigh: Int, numberOfColumns colsWide: Int)
    func insertColumn(_ column: Int)
    func insertColumn(_ column: Int, with newCells: [NSCell])
    func insertRow(_ row: Int)
    func insertRow(_ row: Int, with newCells: [NSCell])
    var intercellSpacing: CGSize
    var isAutoscroll: Bool
    var isSelectionByRect: Bool
    var keyCell: Any
    func makeCell(atRow row: Int, column col: Int) -> NSCell
    var mode: NSMatrix.Mode
    func mouseDown(_ theEvent: NSEvent)
    func mouseDownFlags() -> Int
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    func performKeyEquivalent(_ theEvent: NSEvent) -> Bool
    var prototype: NSCell
    func putCell(_ newCell: NSCell, atRow row: Int, column: Int)
    func removeColumn(_ col: Int)
    func removeRow(_ row: Int)
    func renewRows(_ newRows: Int, columns newCols: Int)
    func resetCursorRects()
    func scrollCellToVisible(atRow row: Int, column: Int)
    func selectAll(_ sender: Any)
    func selectCell(atRow row: Int, column: Int)
    func selectCell(withTag tag: Int) -> Bool
    func selectText(_ sender: Any)
    func selectText(atRow row: Int, column: Int) -> Any
    var selectedCell: NSCell { get }
    var selectedCells: [NSCell] { get }
    var selectedColumn: Int { get }
    var selectedRow: Int { get }
    func sendAction() -> Bool
    func sendAction(_ aSelector: Selector, to anObject: Any, forAllCells: Bool)
    func sendDoubleAction()
    func setScrollable(_ flag: Bool)
    func setSelectionFrom(_ startPos: Int, to endPos: Int, anchor anchorPos: Int, highlight: Bool)
    func setState(_ state: Int, atRow row: Int, column: Int)
    func setToolTip(_ toolTipString: String?, for cell: NSCell)
    func setValidateSize(_ flag: Bool)
    func sizeToCells()
    func sort(using comparator: Selector)
    var tabKeyTraversesCells: Bool
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    func toolTip(for cell: NSCell) -> String?
  }
  protocol NSMatrixDelegate: NSObjectProtocol, NSControlTextEditingDelegate {}
  class NSMenu: NSObject, NSCoding, NSCopying, NSAccessibility, NSAccessibilityElement, NSAppearanceCustomization, NSUserInterfaceItemIdentification {
    enum PresentationStyle: Int { case regular, palette }
    struct Property: OptionSet {}
    enum SelectionMode: Int { case automatic, selectOne, selectAny }
    func add(_ newItem: NSMenuItem)
    func addItem(withTitle title: String, action: Selector?, keyEquivalent charCode: String) -> NSMenuItem
    var allowsContextMenuPlugIns: Bool
    var autoenablesItems: Bool
    var automaticallyInsertsWritingToolsItems: Bool
    func cancelTracking()
    func cancelTrackingWithoutAnimation()
    var delegate: NSMenuDelegate?
    static var didAddItemNotification: Notification.Name { get }
    static var didBeginTrackingNotification: Notification.Name { get }
    static var didChangeItemNotification: Notification.Name { get }
    static var didEndTrackingNotification: Notification.Name { get }
    static var didRemoveItemNotification: Notification.Name { get }
    static var didSendActionNotification: Notification.Name { get }
    var font: NSFont
    func helpRequested(_ eventPtr: NSEvent)
    var highlightedItem: NSMenuItem? { get }
    func index(of index: NSMenuItem) -> Int
    func indexOfItem(withRepresentedObject obj: Any?) -> Int
    func indexOfItem(withSubmenu submenu: NSMenu?) -> Int
    func indexOfItem(withTag itemTag: Int) -> Int
    func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int
    func indexOfItem(withTitle aTitle: String) -> Int
    init()
    init?(coder: NSCoder)
    init(title: String)
    func insert(_ newItem: NSMenuItem, at index: Int)
    func insertItem(withTitle title: String, action: Selector?, keyEquivalent charCode: String, at index: Int) -> NSMenuItem
    var isTornOff: Bool { get }
    func item(at index: Int) -> NSMenuItem?
    func item(withTag tag: Int) -> NSMenuItem?
    func item(withTitle title: String) -> NSMenuItem?
    var itemArray: [NSMenuItem]
    func itemChanged(_ item: NSMenuItem)
    var menuBarHeight: CGFloat { get }
    static var menuBarVisible: Bool
    var menuChangedMessagesEnabled: Bool
    static var menuZone: NSZone? { get }
    var minimumWidth: CGFloat
    var numberOfItems: Int { get }
    static func paletteMenu(with colors: [NSColor], titles itemTitles: [String], selectionHandler onSelectionChange: ((NSMenu) -> Void)? = nil) -> NSMenu
    static func paletteMenu(with colors: [NSColor], titles itemTitles: [String], templateImage image: NSImage, selectionHandler onSelectionChange: ((NSMenu) -> Void)? = nil) -> NSMenu
    func performActionForItem(at index: Int)
    func performKeyEquivalent(_ theEvent: NSEvent) -> Bool
    static func popUpContextMenu(_ menu: NSMenu, with theEvent: NSEvent, for view: NSView)
    static func popUpContextMenu(_ menu: NSMenu, with theEvent: NSEvent, for view: NSView, with font: NSFont?)
    func popUpPositioningItem(_ item: NSMenuItem?, atLocation location: CGPoint, in view: NSView?) -> Bool
    var presentationStyle: NSMenu.PresentationStyle
    func propertiesToUpdate() -> NSMenu.Property
    func remove(_ item: NSMenuItem)
    func removeAllItems()
    func removeItem(at index: Int)
    var selectedItems: [NSMenuItem]
    var selectionMode: NSMenu.SelectionMode
    func setSubmenu(_ aMenu: NSMenu?, for anItem: NSMenuItem)
    var showsStateColumn: Bool
    var size: CGSize { get }
    var supermenu: NSMenu?
    var title: String
    func update()
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    static var willSendActionNotification: Notification.Name { get }
  }
  extension NSMenu.Property {
    static var accessibilityDescription: NSMenu.Property { get }
    static var attributedTitle: NSMenu.Property { get }
    static var enabled: NSMenu.Property { get }
    static var image: NSMenu.Property { get }
    init(rawValue: UInt)
    static var keyEquivalent: NSMenu.Property { get }
    var rawValue: UInt { get }
    static var title: NSMenu.Property { get }
  }
  protocol NSMenuDelegate: NSObjectProtocol {
    func confinementRect(for menu: NSMenu, on screen: NSScreen) -> CGRect
    func menu(_ menu: NSMenu, updateItem item: NSMenuItem, at atIndex: Int, shouldCancel: Bool) -> Bool
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem)
    func menuDidClose(_ menu: NSMenu)
    func menuHasKeyEquivalent(_ menu: NSMenu, for theEvent: NSEvent, target: Any, action: Selector) -> Bool
    func menuNeedsUpdate(_ menu: NSMenu)
    func menuWillOpen(_ menu: NSMenu)
    func numberOfItems(in menu: NSMenu) -> Int
  }
  class NSMenuItem: NSObject, NSCoding, NSCopying, NSAccessibility, NSAccessibilityElement, NSUserInterfaceItemIdentification, NSValidatedUserInterfaceItem {
    var action: Selector?
    var allowsAutomaticKeyEquivalentLocalization: Bool
    var allowsAutomaticKeyEquivalentMirroring: Bool
    var allowsKeyEquivalentWhenHidden: Bool
    var attributedTitle: NSAttributedString
    var badge: NSMenuItemBadge?
    var hasSubmenu: Bool { get }
    var image: NSImage?
    var indentationLevel: Int
    init()
    init?(coder: NSCoder)
    init(title string: String, action selector: Selector?, keyEquivalent charCode: String)
    var isAlternate: Bool
    var isEnabled: Bool
    var isHidden: Bool
    var isHiddenOrHasHiddenAncestor: Bool { get }
    var isHighlighted: Bool { get }
    var isSectionHeader: Bool { get }
    var isSeparatorItem: Bool { get }
    var keyEquivalent: String
    var keyEquivalentModifierMask: NSEvent.ModifierFlags
    var menu: NSMenu?
    var mixedStateImage: NSImage
    var offStateImage: NSImage
    var onStateImage: NSImage
    var parent: NSMenuItem { get }
    var representedObject: Any
    static func sectionHeader(withTitle title: String) -> NSMenuItem
    static func separator() -> NSMenuItem
    func setTitleWithMnemonic(_ stringWithAmpersand: String)
    var state: NSControl.StateValue
    var submenu: NSMenu?
    var subtitle: String?
    var tag: Int
    var target: AnyObject?
    var title: String
    var toolTip: String?
    var userKeyEquivalent: String { get }
    static var usesUserKeyEquivalents: Bool
    var view: NSView
    static var writingToolsItems: [NSMenuItem] { get }
  }
  class NSMenuItemBadge: NSObject, NSCopying {
    enum BadgeType: Int { case none, updates, newItems, alerts }
    static func alerts(withCount itemCount: Int) -> NSMenuItemBadge
    init(count itemCount: Int)
    init(count itemCount: Int, type: NSMenuItemBadge.BadgeType)
    init(string: String)
    var itemCount: Int { get }
    static func newItems(withCount itemCount: Int) -> NSMenuItemBadge
    var stringValue: String? { get }
    var type: NSMenuItemBadge.BadgeType { get }
    static func updates(withCount itemCount: Int) -> NSMenuItemBadge
  }
  class NSMenuItemCell: NSButtonCell {
    func calcSize()
    func drawBorderAndBackground(withFrame cellFrame: CGRect, in controlView: NSView)
    func drawImage(withFrame cellFrame: CGRect, in controlView: NSView)
    func drawKeyEquivalent(withFrame cellFrame: CGRect, in controlView: NSView)
    func drawSeparatorItem(withFrame cellFrame: CGRect, in controlView: NSView)
    func drawStateImage(withFrame cellFrame: CGRect, in controlView: NSView)
    func drawTitle(withFrame cellFrame: CGRect, in controlView: NSView)
    var imageWidth: CGFloat { get }
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    func keyEquivalentRect(forBounds cellFrame: CGRect) -> CGRect
    var keyEquivalentWidth: CGFloat { get }
    var menuItem: NSMenuItem
    var needsDisplay: Bool
    var needsSizing: Bool
    func stateImageRect(forBounds cellFrame: CGRect) -> CGRect
    var stateImageWidth: CGFloat { get }
    var tag: Int { get }
    func titleRect(forBounds cellFrame: CGRect) -> CGRect
    var titleWidth: CGFloat { get }
  }
  protocol NSMenuItemValidation: NSObjectProtocol {
    func validate(_ menuItem: NSMenuItem) -> Bool
  }
  class NSMenuToolbarItem: NSToolbarItem {
    init()
    init(itemIdentifier: String)
    var itemMenu: NSMenu
    var menu: NSMenu
    var showsIndicator: Bool
  }
  protocol NSMenuValidation: NSObjectProtocol {
    func validate(_ menuItem: NSMenuItem) -> Bool
  }
  var NSModificationTimeDocumentAttribute: String { get }
  var NSMultipleTextSelectionPboardType: String { get }
  extension NSMutableAttributedString {
    func applyFontTraits(_ traitMask: NSFont.TraitMask, range: NSRange)
    func fixAttachmentAttribute(in range: NSRange)
    func fixFontAttribute(in range: NSRange)
    func fixParagraphStyleAttribute(in range: NSRange)
    func read(from data: Data, options: [AnyHashable: Any] = nil, documentAttributes returnOptions: UnsafeMutablePointer<[AnyHashable: Any]> = nil) throws
    func read(from url: URL, options: [AnyHashable: Any] = nil, documentAttributes returnOptions: UnsafeMutablePointer<[AnyHashable: Any]> = nil) throws
    func setAlignment(_ alignment: NSText.AlignmentExtensions.ToNative, range: NSRange)
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange)
    func subscriptRange(_ range: NSRange)
    func superscriptRange(_ range: NSRange)
    func unscriptRange(_ range: NSRange)
    func updateAttachments(fromPath path: String)
  }
  class NSMutableFontCollection: NSFontCollection {
    func addQuery(for descriptors: [NSFontDescriptor])
    init(descriptors queryDescriptors: [NSFontDescriptor])
    init(locale: Locale)
    init(name: String)
    init(name: String, visibility: NSFontCollection.Visibility)
    func removeQuery(for descriptors: [NSFontDescriptor])
    func setExclusionDescriptors(_ descriptors: [NSFontDescriptor])
    func setQueryDescriptors(_ descriptors: [NSFontDescriptor])
    static var withAllAvailableDescriptors: NSMutableFontCollection { get }
  }
  class NSMutableParagraphStyle: NSParagraphStyle {
    func addTabStop(_ textTab: NSTextTab)
    var alignment: NSTextAlignment
    var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    var defaultTabInterval: CGFloat
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var headerLevel: Int
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
    var textBlocks: [NSTextBlock]
    var textLists: [NSTextList]
    var tighteningFactorForTruncation: Float
    var usesDefaultHyphenation: Bool
  }
  var NSNamedColorSpace: String { get }
  class NSNib: NSObject, NSCoding {
    init()
    init?(coder: NSCoder)
    init(contentsOf nibFileUrl: URL)
    init(nibData: Data, bundle: Bundle)
    init(nibNamed nibName: String, bundle: Bundle?)
    func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<[Any]>) -> Bool
    func instantiateNib(withExternalNameTable externalNameTable: [AnyHashable: Any]) -> Bool
  }
  class NSNibConnector: NSObject, NSCoding {
    var destination: Any?
    func establishConnection()
    init()
    init?(coder: NSCoder)
    var label: String
    func replace(_ oldObject: Any, with newObject: Any)
    var source: Any?
  }
  class NSNibControlConnector: NSNibConnector {
    func establishConnection()
    init()
  }
  class NSNibOutletConnector: NSNibConnector {
    func establishConnection()
    init()
  }
  class NSObjectController: NSController {
    func add(_ sender: Any)
    var automaticallyPreparesContent: Bool
    var canAdd: Bool { get }
    var canRemove: Bool { get }
    var content: Any
    var entityName: String
    func fetch(_ sender: Any)
    var fetchPredicate: NSPredicate
    init()
    init(content: Any)
    var isEditable: Bool
    var newObject: Any { get }
    var objectClass: AnyClass
    func prepareContent()
    func remove(_ sender: Any)
    var selectedObjects: [Any]
    var selection: NSObjectController { get }
    var usesLazyFetching: Bool
    func validateUserInterfaceItem(_ item: Any) -> Bool
  }
  var NSObliquenessAttributeName: String { get }
  class NSOpenGLContext: NSObject {
    enum Parameter: UInt { case swapRectangle, swapRectangleEnable, rasterizationEnable, stateValidation, surfaceSurfaceVolatile, swapInterval, surfaceOrder, surfaceOpacity, surfaceBackingSize, reclaimResources, currentRendererID, gpuVertexProcessing, gpuFragmentProcessing, hasDrawable, mpsSwapsInFlight }
    var cglContextObj: Any { get }
    static func clearCurrentContext()
    func clearDrawable()
    func copyAttributes(from context: NSOpenGLContext, withMask mask: UInt32)
    func createTexture(_ targetIdentifier: Int32, from view: NSView, internalFormat format: Int32)
    static var current: NSOpenGLContext { get }
    var currentVirtualScreen: Int32
    func flushBuffer()
    func getValues(_ vals: UnsafeMutableRawPointer, for param: NSOpenGLContext.Parameter)
    init(format: NSOpenGLPixelFormat, share shareContext: NSOpenGLContext?)
    func makeCurrentContext()
    var pixelBuffer: NSOpenGLPixelBuffer { get }
    var pixelBufferCubeMapFace: Int32 { get }
    var pixelBufferMipMapLevel: Int32 { get }
    var pixelFormat: NSOpenGLPixelFormat { get }
    func setFullScreen()
    func setOffScreen(_ baseaddr: UnsafeMutableRawPointer, width: Int32, height: Int32, rowbytes: Int32)
    func setPixelBuffer(_ pixelBuffer: NSOpenGLPixelBuffer, cubeMapFace face: NSGLTextureCubeMap, mipMapLevel level: Int32, currentVirtualScreen screen: Int32)
    func setTextureImageTo(_ pixelBuffer: NSOpenGLPixelBuffer, colorBuffer source: NSGLColorBuffer)
    func setValues(_ vals: UnsafeMutableRawPointer, for param: NSOpenGLContext.Parameter)
    func update()
    var view: NSView
  }
  enum NSOpenGLGlobalOption: UInt32 {
    case formatCacheSize, clearFormatCache, retainRenderers, useBuildCache, resetLibrary
  }
  class NSOpenGLLayer: CAOpenGLLayer {
    func canDraw(in context: NSOpenGLContext, pixelFormat: NSOpenGLPixelFormat, forLayerTime t: Double, displayTime ts: UnsafeMutablePointer<CVTimeStamp>) -> Bool
    func draw(in context: NSOpenGLContext, pixelFormat: NSOpenGLPixelFormat, forLayerTime t: Double, displayTime ts: UnsafeMutablePointer<CVTimeStamp>)
    init()
    var openGLContext: NSOpenGLContext?
    func openGLContext(for pixelFormat: NSOpenGLPixelFormat) -> NSOpenGLContext
    var openGLPixelFormat: NSOpenGLPixelFormat?
    func openGLPixelFormat(forDisplayMask mask: UInt32) -> NSOpenGLPixelFormat
    var view: NSView?
  }
  class NSOpenGLPixelBuffer: NSObject {
    var cglpBufferObj: UnsafeMutableRawPointer { get }
    init()
    init(textureTarget targetGlEnum: NSGLTextureTarget, textureInternalFormat format: NSGLFormat, textureMaxMipMapLevel maxLevel: Int32, pixelsWide: Int32, pixelsHigh: Int32)
    var pixelsHigh: Int32 { get }
    var pixelsWide: Int32 { get }
    var textureInternalFormat: NSGLFormat { get }
    var textureMaxMipMapLevel: Int32 { get }
    var textureTarget: NSGLTextureTarget { get }
  }
  class NSOpenGLPixelFormat: NSObject, NSCoding {
    enum Attribute: UInt32 { case allRenderers, doubleBuffer, tripleBuffer, stereo, auxBuffers, colorSize, alphaSize, depthSize, stencilSize, accumSize, minimumPolicy, maximumPolicy, offScreen, fullScreen, sampleBuffers, samples, auxDepthStencil, colorFloat, multisample, supersample, sampleAlpha, rendererID, singleRenderer, noRecovery, accelerated, closestPolicy, backingStore, window, compliant, screenMask, pixelBuffer, remotePixelBuffer, allowOfflineRenderers, acceleratedCompute, openGLProfile, virtualScreenCount, robust, mpSafe, multiScreen }
    var cglPixelFormatObj: Any { get }
    func getValues(_ vals: UnsafeMutablePointer<Int32>, for attrib: NSOpenGLPixelFormat.Attribute, forVirtualScreen screen: Int32)
    init()
    init?(coder: NSCoder)
    init(data attribs: Data)
    var numberOfVirtualScreens: Int32 { get }
  }
  enum NSOpenGLProfile: Int32 {
    case versionLegacy, version3_2Core, version4_1Core
  }
  class NSOpenGLView: NSView {
    func clearGLContext()
    static var defaultPixelFormat: NSOpenGLPixelFormat { get }
    init()
    init(frame frameRect: CGRect)
    init(frame frameRect: CGRect, pixelFormat format: NSOpenGLPixelFormat)
    var openGLContext: NSOpenGLContext
    var pixelFormat: NSOpenGLPixelFormat
    func prepareOpenGL()
    func reshape()
    func update()
  }
  class NSOpenPanel: NSSavePanel {
    var allowsMultipleSelection: Bool
    func begin(forDirectory directory: String?, file fileName: String?, types fileTypes: [String]?, modelessDelegate: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    func beginSheet(forDirectory directory: String?, file fileName: String?, types fileTypes: [String]?, modalFor modalForWindow: NSWindow?, modalDelegate: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    var canChooseDirectories: Bool
    var canChooseFiles: Bool
    var filenames: [String] { get }
    init()
    var resolvesAliases: Bool
    func runModal(forDirectory directory: String?, file fileName: String?, types: [String]?) -> Int
    func runModal(forTypes types: [String]) -> Int
    var urls: [URL] { get }
  }
  protocol NSOpenSavePanelDelegate: NSObjectProtocol {
    func panel(_ panel: NSSavePanel, compareFilename name1: String, with name2: String, caseSensitive: Bool) -> ComparisonResult
    func panel(_ panel: NSSavePanel, didChangeToDirectoryURL newDirectoryUrl: URL)
    func panel(_ panel: NSSavePanel, didSelect type: UTType?)
    func panel(_ panel: NSSavePanel, directoryDidChange path: String)
    func panel(_ panel: NSSavePanel, displayNameFor type: UTType) -> String?
    func panel(_ panel: NSSavePanel, isValidFilename fileName: String) -> Bool
    func panel(_ panel: NSSavePanel, shouldEnableURL url: URL) -> Bool
    func panel(_ panel: NSSavePanel, shouldShowFilename filename: String) -> Bool
    func panel(_ panel: NSSavePanel, userEnteredFilename filename: String, confirmed: Bool) -> String
    func panel(_ panel: NSSavePanel, validate url: URL) throws
    func panel(_ panel: NSSavePanel, willExpand expanding: Bool)
    func panelSelectionDidChange(_ panel: NSSavePanel)
  }
  class NSOutlineView: NSTableView, NSAccessibilityOutline {
    var autoresizesOutlineColumn: Bool
    var autosaveExpandedItems: Bool
    func child(_ index: Int, ofItem parentItem: Any?) -> Any
    func childIndex(forItem item: Any) -> Int
    func collapseItem(_ item: Any?)
    func collapseItem(_ item: Any?, collapseChildren: Bool)
    static var columnDidMoveNotification: Notification.Name { get }
    static var columnDidResizeNotification: Notification.Name { get }
    var dataSource: NSOutlineViewDataSource?
    var delegate: NSOutlineViewDelegate?
    func expandItem(_ item: Any?)
    func expandItem(_ item: Any?, expandChildren: Bool)
    func frameOfOutlineCell(atRow row: Int) -> CGRect
    var indentationMarkerFollowsCell: Bool
    var indentationPerLevel: CGFloat
    init()
    init(frame frameRect: CGRect)
    func insertItems(at indexes: IndexSet, inParent parent: Any?, with animationOptions: NSTableView.AnimationOptions)
    func insertRows(at indexes: IndexSet, with animationOptions: NSTableView.AnimationOptions)
    func isExpandable(_ item: Any?) -> Bool
    func isItemExpanded(_ item: Any) -> Bool
    func item(atRow row: Int) -> Any
    static var itemDidCollapseNotification: Notification.Name { get }
    static var itemDidExpandNotification: Notification.Name { get }
    static var itemWillCollapseNotification: Notification.Name { get }
    static var itemWillExpandNotification: Notification.Name { get }
    func level(forItem item: Any?) -> Int
    func level(forRow row: Int) -> Int
    func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?)
    func moveRow(at oldIndex: Int, to newIndex: Int)
    func numberOfChildren(ofItem item: Any?) -> Int
    var outlineTableColumn: NSTableColumn?
    func parent(forItem item: Any?) -> Any
    func reloadItem(_ item: Any?)
    func reloadItem(_ item: Any?, reloadChildren: Bool)
    func removeItems(at indexes: IndexSet, inParent parent: Any?, with animationOptions: NSTableView.AnimationOptions)
    func removeRows(at indexes: IndexSet, with animationOptions: NSTableView.AnimationOptions)
    func row(forItem item: Any?) -> Int
    static var selectionDidChangeNotification: Notification.Name { get }
    static var selectionIsChangingNotification: Notification.Name { get }
    func setDropItem(_ item: Any?, dropChildIndex index: Int)
    func shouldCollapseAutoExpandedItems(forDeposited: Bool) -> Bool
    var stronglyReferencesItems: Bool
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
  }
  protocol NSOutlineViewDataSource: NSObjectProtocol {
    func outlineView(_ outlineView: NSOutlineView, acceptDrop info: NSDraggingInfo, item: Any?, childIndex index: Int) -> Bool
    func outlineView(_ outlineView: NSOutlineView, child childIndex: Int, ofItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: CGPoint, operation: NSDragOperation)
    func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: CGPoint, forItems draggedItems: [Any])
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject theObject: Any) -> Any
    func outlineView(_ outlineView: NSOutlineView, namesOfPromisedFilesDroppedAtDestination dropDestination: URL, forDraggedItems items: [Any]) -> [String]
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
    func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> NSPasteboardWriting
    func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any
    func outlineView(_ outlineView: NSOutlineView, setObjectValue theObject: Any?, for tableColumn: NSTableColumn?, byItem item: Any?)
    func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: NSDraggingInfo)
    func outlineView(_ outlineView: NSOutlineView, validateDrop info: NSDraggingInfo, proposedItem item: Any?, proposedChildIndex index: Int) -> NSDragOperation
    func outlineView(_ outlineView: NSOutlineView, writeItems items: [Any], to pboard: NSPasteboard) -> Bool
  }
  protocol NSOutlineViewDelegate: NSObjectProtocol {
    func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn, item: Any) -> NSCell
    func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
    func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
    func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
    func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
    func outlineView(_ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any, for searchString: String) -> Any
    func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView
    func outlineView(_ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
    func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldTrack cell: NSCell, for tableColumn: NSTableColumn?, item: Any) -> Bool
    func outlineView(_ outlineView: NSOutlineView, shouldTypeSelectFor theEvent: NSEvent, withCurrentSearch searchString: String?) -> Bool
    func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
    func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
    func outlineView(_ outlineView: NSOutlineView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<CGRect>, tableColumn: NSTableColumn?, item: Any, mouseLocation: CGPoint) -> String
    func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any) -> String
    func outlineView(_ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
    func outlineView(_ outlineView: NSOutlineView, userDidChangeVisibilityOf columns: [NSTableColumn])
    func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView
    func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
    func outlineView(_ outlineView: NSOutlineView, willDisplayOutlineCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
    func outlineViewColumnDidMove(_ notification: Notification)
    func outlineViewColumnDidResize(_ notification: Notification)
    func outlineViewItemDidCollapse(_ notification: Notification)
    func outlineViewItemDidExpand(_ notification: Notification)
    func outlineViewItemWillCollapse(_ notification: Notification)
    func outlineViewItemWillExpand(_ notification: Notification)
    func outlineViewSelectionDidChange(_ notification: Notification)
    func outlineViewSelectionIsChanging(_ notification: Notification)
    func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  }
  class NSPDFImageRep: NSImageRep {
    var bounds: CGRect { get }
    var currentPage: Int
    init(data pdfData: Data)
    var pageCount: Int { get }
    var pdfRepresentation: Data { get }
  }
  var NSPDFPboardType: String { get }
  var NSPICTPboardType: String { get }
  class NSPageController: NSViewController {
    enum TransitionStyle: Int { case stackHistory, stackBook, horizontalStrip }
    var arrangedObjects: [Any]
    func completeTransition()
    var delegate: NSPageControllerDelegate?
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    func navigateBack(_ sender: Any)
    func navigateForward(_ sender: Any)
    func navigateForward(to target: Any)
    var selectedIndex: Int
    var selectedViewController: NSViewController { get }
    func takeSelectedIndexFrom(_ sender: Any)
    var transitionStyle: NSPageController.TransitionStyle
  }
  protocol NSPageControllerDelegate: NSObjectProtocol {
    func pageController(_ pageController: NSPageController, didTransitionTo targetObject: Any)
    func pageController(_ pageController: NSPageController, frameFor targetObject: Any) -> CGRect
    func pageController(_ pageController: NSPageController, identifierFor targetObject: Any) -> String
    func pageController(_ pageController: NSPageController, prepare viewController: NSViewController, with targetObject: Any)
    func pageController(_ pageController: NSPageController, viewControllerForIdentifier identifier: String) -> NSViewController
    func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
    func pageControllerWillStartLiveTransition(_ pageController: NSPageController)
  }
  class NSPageLayout: NSObject {
    enum Result: Int { case cancelled, changed }
    func accessoryControllers() -> [NSViewController]
    func addAccessoryController(_ accessoryController: NSViewController)
    func beginSheet(using printInfo: NSPrintInfo, on parentWindow: NSWindow) async -> NSPageLayout.Result
    func beginSheet(using printInfo: NSPrintInfo, on parentWindow: NSWindow, completionHandler handler: ((NSPageLayout.Result) -> Void)? = nil)
    func beginSheet(with printInfo: NSPrintInfo, modalFor docWindow: NSWindow, delegate del: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    init()
    static var pageLayout: NSPageLayout { get }
    var printInfo: NSPrintInfo { get }
    func removeAccessoryController(_ accessoryController: NSViewController)
    func runModal() -> Int
    func runModal(with printInfo: NSPrintInfo) -> Int
  }
  class NSPanGestureRecognizer: NSGestureRecognizer, NSCoding {
    var buttonMask: Int
    init()
    init?(coder: NSCoder)
    init(target: Any, action: Selector)
    var numberOfTouchesRequired: Int
    func setTranslation(_ translation: CGPoint, in view: NSView)
    func translation(in view: NSView) -> CGPoint
    func velocity(in view: NSView) -> CGPoint
  }
  class NSPanel: NSWindow {
    var becomesKeyOnlyIfNeeded: Bool
    init()
    init(contentRect: CGRect, styleMask aStyle: NSWindow.StyleMask, backing bufferingType: NSWindow.BackingStoreType, defer deferCreation: Bool)
    var isFloatingPanel: Bool
    var worksWhenModal: Bool
  }
  var NSPaperSizeDocumentAttribute: String { get }
  class NSParagraphStyle: NSObject, NSSecureCoding, NSMutableCopying {
    var alignment: NSText.AlignmentExtensions.ToNative
    var allowsDefaultTighteningForTruncation: Bool
    var baseWritingDirection: NSWritingDirection
    static var `default`: NSParagraphStyle { get }
    var defaultTabInterval: CGFloat
    static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection
    var firstLineHeadIndent: CGFloat
    var headIndent: CGFloat
    var headerLevel: Int
    var hyphenationFactor: Float
    init()
    init?(coder: NSCoder)
    var lineBreakMode: NSLineBreakMode
    var lineBreakStrategy: NSLineBreakStrategy
    var lineHeightMultiple: CGFloat
    var lineSpacing: CGFloat
    var maximumLineHeight: CGFloat
    var minimumLineHeight: CGFloat
    var paragraphSpacing: CGFloat
    var paragraphSpacingBefore: CGFloat
    var tabStops: [NSTextTab]?
    var tailIndent: CGFloat
    var textBlocks: [NSTextBlock]
    var textLists: [NSTextList]
    var tighteningFactorForTruncation: Float
    var usesDefaultHyphenation: Bool { get }
  }
  var NSParagraphStyleAttributeName: String { get }
  class NSPasteboard: NSObject {
    enum ContentsOptions: UInt { case currentHostOnly }
    struct Name: RawRepresentable, Hashable {}
    struct PasteboardType: RawRepresentable, Hashable {}
    struct ReadingOptions: OptionSet {}
    struct TypeFindPanelSearchOptionKey: RawRepresentable, Hashable {}
    struct TypeTextFinderOptionKey: RawRepresentable, Hashable {}
    struct WritingOptions: OptionSet {}
    func addTypes(_ newTypes: [String], owner newOwner: Any?) -> Int
    func availableType(from types: [String]) -> String
    func canReadItemWithDataConforming(toTypes utiTypes: [String]) -> Bool
    func canReadObject(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil) -> Bool
    var changeCount: Int { get }
    func clearContents() -> Int
    func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
    func declareTypes(_ newTypes: [String], owner newOwner: Any?) -> Int
    static var general: NSPasteboard { get }
    func index(of pasteboardItem: NSPasteboardItem) -> Int
    init(name: String)
    var name: String { get }
    var pasteboardItems: [NSPasteboardItem] { get }
    func prepareForNewContents(with options: NSPasteboard.ContentsOptions) -> Int
    func propertyList(forType dataType: String) -> Any
    func readObjects(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil) -> [Any]
    func releaseGlobally()
    func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
    func setPropertyList(_ plist: Any, forType dataType: String) -> Bool
    func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
    func string(forType dataType: NSPasteboard.PasteboardType) -> String?
    var types: [String] { get }
    static func withUniqueName() -> NSPasteboard
    func writeObjects(_ objects: UnsafeMutableRawPointer) -> Bool
  }
  extension NSPasteboard.Name {
    static var drag: NSPasteboard.Name { get }
    static var find: NSPasteboard.Name { get }
    static var font: NSPasteboard.Name { get }
    static var general: NSPasteboard.Name { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var ruler: NSPasteboard.Name { get }
  }
  extension NSPasteboard.PasteboardType {
    static var collaborationMetadata: NSPasteboard.PasteboardType { get }
    static var color: NSPasteboard.PasteboardType { get }
    static var fileContents: NSPasteboard.PasteboardType { get }
    static var fileURL: NSPasteboard.PasteboardType { get }
    static var findPanelSearchOptions: NSPasteboard.PasteboardType { get }
    static var font: NSPasteboard.PasteboardType { get }
    static var html: NSPasteboard.PasteboardType { get }
    init(rawValue: String)
    static var multipleTextSelection: NSPasteboard.PasteboardType { get }
    static var pdf: NSPasteboard.PasteboardType { get }
    static var png: NSPasteboard.PasteboardType { get }
    var rawValue: String { get }
    static var rtf: NSPasteboard.PasteboardType { get }
    static var rtfd: NSPasteboard.PasteboardType { get }
    static var ruler: NSPasteboard.PasteboardType { get }
    static var sound: NSPasteboard.PasteboardType { get }
    static var string: NSPasteboard.PasteboardType { get }
    static var tabularText: NSPasteboard.PasteboardType { get }
    static var textFinderOptions: NSPasteboard.PasteboardType { get }
    static var tiff: NSPasteboard.PasteboardType { get }
    static var url: NSPasteboard.PasteboardType { get }
  }
  extension NSPasteboard.ReadingOptions {
    static var asKeyedArchive: NSPasteboard.ReadingOptions { get }
    static var asPropertyList: NSPasteboard.ReadingOptions { get }
    static var asString: NSPasteboard.ReadingOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  extension NSPasteboard.TypeFindPanelSearchOptionKey {
    static var caseInsensitiveSearch: NSPasteboard.TypeFindPanelSearchOptionKey { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var substringMatch: NSPasteboard.TypeFindPanelSearchOptionKey { get }
  }
  extension NSPasteboard.TypeTextFinderOptionKey {
    static var caseInsensitive: NSPasteboard.TypeTextFinderOptionKey { get }
    init(rawValue: String)
    static var matchingType: NSPasteboard.TypeTextFinderOptionKey { get }
    var rawValue: String { get }
  }
  extension NSPasteboard.WritingOptions {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var writingPromised: NSPasteboard.WritingOptions { get }
  }
  class NSPasteboardItem: NSObject, NSPasteboardWriting, NSPasteboardReading {
    func availableType(from types: [String]) -> String
    var collaborationMetadata: SWCollaborationMetadata?
    func data(forType type: String) -> Data
    init()
    func propertyList(forType type: String) -> Any
    func setData(_ data: Data, forType type: String) -> Bool
    func setDataProvider(_ dataProvider: NSPasteboardItemDataProvider, forTypes types: [String]) -> Bool
    func setPropertyList(_ propertyList: Any, forType type: String) -> Bool
    func setString(_ str: String, forType type: String) -> Bool
    func string(forType type: String) -> String
    var types: [String] { get }
  }
  protocol NSPasteboardItemDataProvider: NSObjectProtocol {
    func pasteboard(_ pasteboard: NSPasteboard, item: NSPasteboardItem, provideDataForType type: String)
    func pasteboardFinished(withDataProvider pasteboard: NSPasteboard)
  }
  var NSPasteboardNameDrag: String { get }
  var NSPasteboardNameFind: String { get }
  var NSPasteboardNameFont: String { get }
  var NSPasteboardNameGeneral: String { get }
  var NSPasteboardNameRuler: String { get }
  protocol NSPasteboardReading: NSObjectProtocol {
    init(pasteboardPropertyList propertyList: Any, ofType type: String)
    static func readableTypes(for pasteboard: NSPasteboard) -> [String]
    static func readingOptions(forType type: String, pasteboard: NSPasteboard) -> NSPasteboard.ReadingOptions
  }
  protocol NSPasteboardTypeOwner: NSObjectProtocol {
    func pasteboard(_ sender: NSPasteboard, provideDataForType type: String)
    func pasteboardChangedOwner(_ sender: NSPasteboard)
  }
  protocol NSPasteboardWriting: NSObjectProtocol {
    func pasteboardPropertyList(forType type: String) -> Any
    func writableTypes(for pasteboard: NSPasteboard) -> [String]
    func writingOptions(forType type: String, pasteboard: NSPasteboard) -> NSPasteboard.WritingOptions
  }
  class NSPathCell: NSActionCell, NSMenuItemValidation {
    var allowedTypes: [String]
    var backgroundColor: NSColor
    var clickedPathComponentCell: NSPathComponentCell { get }
    var delegate: NSPathCellDelegate?
    var doubleAction: Selector?
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    func mouseEntered(_ evt: NSEvent, withFrame frame: CGRect, in view: NSView)
    func mouseExited(_ evt: NSEvent, withFrame frame: CGRect, in view: NSView)
    func pathComponentCell(at point: CGPoint, withFrame frame: CGRect, in view: NSView) -> NSPathComponentCell
    static var pathComponentCellClass: AnyClass { get }
    var pathComponentCells: [NSPathComponentCell]
    var pathStyle: NSPathStyle
    var placeholderAttributedString: NSAttributedString
    var placeholderString: String
    func rect(of componentCell: NSPathComponentCell, withFrame: CGRect, in inView: NSView) -> CGRect
    func setControlSize(_ size: NSControlSize)
    func setObjectValue(_ obj: Any)
    var url: URL
  }
  protocol NSPathCellDelegate: NSObjectProtocol {
    func pathCell(_ pathCell: NSPathCell, willDisplay openPanel: NSOpenPanel)
    func pathCell(_ pathCell: NSPathCell, willPopUp menu: NSMenu)
  }
  class NSPathComponentCell: NSTextFieldCell {
    var image: NSImage
    init()
    init(textCell aString: String)
    var url: URL
  }
  class NSPathControl: NSControl {
    var allowedTypes: [String]
    var backgroundColor: NSColor?
    var clickedPathComponentCell: NSPathComponentCell { get }
    var clickedPathItem: NSPathControlItem { get }
    var delegate: NSPathControlDelegate?
    var doubleAction: Selector?
    init()
    init(frame frameRect: CGRect)
    var isEditable: Bool
    var menu: NSMenu?
    var pathComponentCells: [NSPathComponentCell]
    var pathItems: [NSPathControlItem]
    var pathStyle: NSPathStyle
    var placeholderAttributedString: NSAttributedString
    var placeholderString: String
    func setDraggingSourceOperationMask(_ operationMask: NSDragOperation, forLocal isLocal: Bool)
    var url: URL
  }
  protocol NSPathControlDelegate: NSObjectProtocol {
    func pathControl(_ pathControl: NSPathControl, acceptDrop info: NSDraggingInfo) -> Bool
    func pathControl(_ pathControl: NSPathControl, shouldDrag pathComponentCell: NSPathComponentCell, with pasteboard: NSPasteboard) -> Bool
    func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard: NSPasteboard) -> Bool
    func pathControl(_ pathControl: NSPathControl, validateDrop info: NSDraggingInfo) -> NSDragOperation
    func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
    func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
  }
  class NSPathControlItem: NSObject {
    var attributedTitle: NSAttributedString
    var image: NSImage
    init()
    var title: String
    var url: URL { get }
  }
  enum NSPathStyle: Int {
    case standard, navigationBar, popUp
  }
  var NSPatternColorSpace: String { get }
  class NSPickerTouchBarItem: NSTouchBarItem {
    enum ControlRepresentation: Int { case automatic, expanded, collapsed }
    enum SelectionMode: Int { case selectOne, selectAny, momentary }
    var action: Selector?
    var collapsedRepresentationImage: NSImage?
    var collapsedRepresentationLabel: String
    var controlRepresentation: NSPickerTouchBarItem.ControlRepresentation
    var customizationLabel: String?
    func image(at index: Int) -> NSImage?
    init(identifier: NSTouchBarItem.Identifier, images: [NSImage], selectionMode: NSPickerTouchBarItem.SelectionMode, target: Any?, action: Selector?)
    init(identifier: NSTouchBarItem.Identifier, labels: [String], selectionMode: NSPickerTouchBarItem.SelectionMode, target: Any?, action: Selector?)
    var isEnabled: Bool
    func isEnabled(at index: Int) -> Bool
    func label(at index: Int) -> String?
    var numberOfOptions: Int
    var selectedIndex: Int
    var selectionColor: NSColor?
    var selectionMode: NSPickerTouchBarItem.SelectionMode
    func setEnabled(_ enabled: Bool, at index: Int)
    func setImage(_ image: NSImage?, at index: Int)
    func setLabel(_ label: String, at index: Int)
    var target: Any?
  }
  enum NSPointingDeviceType: UInt {
    case unknown, pen, cursor, eraser
  }
  enum NSPopUpArrowPosition: UInt {
    case none, center, bottom
  }
  class NSPopUpButton: NSButton {
    func addItem(withTitle title: String)
    func addItems(withTitles itemTitles: [String])
    var altersStateOfSelectedItem: Bool
    var autoenablesItems: Bool
    func index(of item: NSMenuItem) -> Int
    func indexOfItem(withRepresentedObject obj: Any) -> Int
    func indexOfItem(withTag tag: Int) -> Int
    func indexOfItem(withTarget target: Any, andAction actionSelector: Selector) -> Int
    func indexOfItem(withTitle title: String) -> Int
    var indexOfSelectedItem: Int { get }
    init()
    init(frame buttonFrame: CGRect, pullsDown: Bool)
    init(menu: NSMenu, target: Any?, action selector: Selector?)
    func insertItem(withTitle title: String, at index: Int)
    func item(at index: Int) -> NSMenuItem
    func item(withTitle title: String) -> NSMenuItem
    func itemArray() -> [NSMenuItem]
    func itemTitle(at index: Int) -> String
    func itemTitles() -> [String]
    var lastItem: NSMenuItem { get }
    var menu: NSMenu?
    var numberOfItems: Int { get }
    var preferredEdge: NSRectEdge
    static func pullDownButton(with image: NSImage, menu: NSMenu) -> NSPopUpButton
    static func pullDownButton(withTitle title: String, image: NSImage, menu: NSMenu) -> NSPopUpButton
    static func pullDownButton(withTitle title: String, menu: NSMenu) -> NSPopUpButton
    var pullsDown: Bool
    func removeAllItems()
    func removeItem(at index: Int)
    func removeItem(withTitle title: String)
    func select(_ item: NSMenuItem?)
    func selectItem(at index: Int)
    func selectItem(withTag tag: Int) -> Bool
    func selectItem(withTitle title: String)
    var selectedItem: NSMenuItem { get }
    var selectedTag: Int { get }
    func setTitle(_ aString: String)
    func synchronizeTitleAndSelectedItem()
    var titleOfSelectedItem: String { get }
    var usesItemFromMenu: Bool
    static var willPopUpNotification: Notification.Name { get }
  }
  class NSPopUpButtonCell: NSMenuItemCell, NSMenuItemValidation {
    func addItem(withTitle title: String)
    func addItems(withTitles itemTitles: [String])
    var altersStateOfSelectedItem: Bool
    var arrowPosition: NSPopUpArrowPosition
    func attachPopUp(withFrame cellFrame: CGRect, in inView: NSView)
    var autoenablesItems: Bool
    func dismissPopUp()
    func index(of item: NSMenuItem) -> Int
    func indexOfItem(withRepresentedObject obj: Any) -> Int
    func indexOfItem(withTag tag: Int) -> Int
    func indexOfItem(withTarget target: Any, andAction actionSelector: Selector) -> Int
    func indexOfItem(withTitle title: String) -> Int
    var indexOfSelectedItem: Int { get }
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    init(textCell stringValue: String, pullsDown pullDown: Bool)
    func insertItem(withTitle title: String, at index: Int)
    func item(at index: Int) -> NSMenuItem
    func item(withTitle title: String) -> NSMenuItem
    var itemArray: [NSMenuItem] { get }
    func itemTitle(at index: Int) -> String
    var itemTitles: [String] { get }
    var lastItem: NSMenuItem { get }
    var menu: NSMenu?
    var numberOfItems: Int { get }
    var objectValue: Any
    func performClick(withFrame: CGRect, in controlView: NSView)
    var preferredEdge: NSRectEdge
    var pullsDown: Bool
    func removeAllItems()
    func removeItem(at index: Int)
    func removeItem(withTitle title: String)
    func select(_ item: NSMenuItem)
    func selectItem(at index: Int)
    func selectItem(withTag tag: Int) -> Bool
    func selectItem(withTitle title: String)
    var selectedItem: NSMenuItem { get }
    func setTitle(_ aString: String)
    func synchronizeTitleAndSelectedItem()
    var titleOfSelectedItem: String { get }
    var usesItemFromMenu: Bool
    static var willPopUpNotification: Notification.Name { get }
  }
  class NSPopover: NSResponder, NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility {
    enum Appearance: Int { case minimal, hud }
    enum Behavior: Int { case applicationDefined, transient, semitransient }
    enum CloseReason: Int32 { case unknown, standard, detachToWindow }
    var animates: Bool
    var behavior: NSPopover.Behavior
    func close()
    var contentSize: CGSize
    var contentViewController: NSViewController
    var delegate: NSPopoverDelegate?
    static var didCloseNotification: Notification.Name { get }
    static var didShowNotification: Notification.Name { get }
    var hasFullSizeContent: Bool
    init()
    var isDetached: Bool { get }
    var isShown: Bool { get }
    func performClose(_ sender: Any)
    var positioningRect: CGRect
    func showRelative(to toToolbarItem: NSToolbarItem)
    func showRelative(to relativePositioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge)
    static var willCloseNotification: Notification.Name { get }
    static var willShowNotification: Notification.Name { get }
  }
  var NSPopoverCloseReasonDetachToWindow: String { get }
  var NSPopoverCloseReasonKey: String { get }
  var NSPopoverCloseReasonStandard: String { get }
  protocol NSPopoverDelegate: NSObjectProtocol {
    func detachableWindow(for popover: NSPopover) -> NSWindow
    func popoverDidClose(_ notification: Notification)
    func popoverDidDetach(_ popover: NSPopover)
    func popoverDidShow(_ notification: Notification)
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverWillClose(_ notification: Notification)
    func popoverWillShow(_ notification: Notification)
  }
  class NSPopoverTouchBarItem: NSTouchBarItem {
    var collapsedRepresentation: NSView
    var collapsedRepresentationImage: NSImage?
    var collapsedRepresentationLabel: String
    var customizationLabel: String?
    func dismissPopover(_ sender: Any?)
    init(identifier: String)
    func makeStandardActivatePopoverGestureRecognizer() -> NSGestureRecognizer
    var popoverTouchBar: NSTouchBar
    var pressAndHoldTouchBar: NSTouchBar?
    func showPopover(_ sender: Any?)
    var showsCloseButton: Bool
  }
  var NSPostScriptPboardType: String { get }
  class NSPredicateEditor: NSRuleEditor {
    init()
    var rowTemplates: [NSPredicateEditorRowTemplate]
  }
  class NSPredicateEditorRowTemplate: NSObject, NSCoding, NSCopying {
    var compoundTypes: [NSNumber] { get }
    func displayableSubpredicates(of predicate: NSPredicate) -> [NSPredicate]
    init()
    init?(coder: NSCoder)
    init(compoundTypes: [NSNumber])
    init(leftExpressions: [NSExpression], rightExpressionAttributeType attributeType: NSAttributeType, modifier: NSComparisonPredicate.Modifier, operators: [Any], options: NSComparisonPredicate.Options)
    init(leftExpressions: [NSExpression], rightExpressions: [NSExpression], modifier: NSComparisonPredicate.Modifier, operators: [Any], options: NSComparisonPredicate.Options)
    var leftExpressions: [NSExpression] { get }
    func match(for predicate: NSPredicate) -> Double
    var modifier: NSComparisonPredicate.Modifier { get }
    var operators: [Any] { get }
    var options: NSComparisonPredicate.Options { get }
    func predicate(withSubpredicates subpredicates: [NSPredicate]) -> NSPredicate
    var rightExpressionAttributeType: NSAttributeType { get }
    var rightExpressions: [NSExpression] { get }
    func setPredicate(_ predicate: NSPredicate)
    var templateViews: [Any] { get }
    static func templates(withAttributeKeyPaths keyPaths: [String], in entityDescription: NSEntityDescription) -> [NSPredicateEditorRowTemplate]
  }
  var NSPrefixSpacesDocumentAttribute: String { get }
  class NSPressGestureRecognizer: NSGestureRecognizer {
    var allowableMovement: CGFloat
    var buttonMask: Int
    init()
    init(target: Any, action: Selector)
    var minimumPressDuration: Double
    var numberOfTouchesRequired: Int
  }
  class NSPressureConfiguration: NSObject {
    init()
    init(pressureBehavior: NSEvent.PressureBehavior)
    var pressureBehavior: NSEvent.PressureBehavior { get }
    func set()
  }
  protocol NSPreviewRepresentableActivityItem: NSObjectProtocol {
    var iconProvider: NSItemProvider? { get }
    var imageProvider: NSItemProvider? { get }
    var item: Any { get }
    var title: String? { get }
  }
  class NSPreviewRepresentingActivityItem: NSObject, NSPreviewRepresentableActivityItem {
    init(item: Any, title: String?, image: NSImage?, icon: NSImage?)
    init(item: Any, title: String?, imageProvider: NSItemProvider?, iconProvider: NSItemProvider?)
  }
  class NSPrintInfo: NSObject, NSCoding, NSCopying {
    var bottomMargin: CGFloat
    static var defaultPrinter: NSPrinter { get }
    var dictionary: NSMutableDictionary { get }
    var horizontalPagination: NSPrintingPaginationMode
    var imageablePageBounds: CGRect { get }
    init()
    init?(coder: NSCoder)
    init(dictionary attributes: [AnyHashable: Any])
    var isHorizontallyCentered: Bool
    var isSelectionOnly: Bool
    var isVerticallyCentered: Bool
    var jobDisposition: String
    var leftMargin: CGFloat
    var localizedPaperName: String { get }
    var orientation: NSPrintingOrientation
    var paperName: String
    var paperSize: CGSize
    var pmPageFormat: UnsafeMutableRawPointer { get }
    var pmPrintSession: UnsafeMutableRawPointer { get }
    var pmPrintSettings: UnsafeMutableRawPointer { get }
    var printSettings: NSMutableDictionary { get }
    var printer: NSPrinter
    var rightMargin: CGFloat
    var scalingFactor: CGFloat
    func setUpPrintOperationDefaultValues()
    static var shared: NSPrintInfo
    var topMargin: CGFloat
    func updateFromPMPageFormat()
    func updateFromPMPrintSettings()
    var verticalPagination: NSPrintingPaginationMode
  }
  class NSPrintOperation: NSObject {
    var canSpawnSeparateThread: Bool
    func cleanUp()
    var context: NSGraphicsContext { get }
    func createContext() -> NSGraphicsContext
    static var current: NSPrintOperation
    var currentPage: Int { get }
    func deliverResult() -> Bool
    func destroyContext()
    static func epsOperation(with view: NSView, inside rect: CGRect, to data: NSMutableData) -> NSPrintOperation
    static func epsOperation(with view: NSView, inside rect: CGRect, to data: NSMutableData, printInfo: NSPrintInfo) -> NSPrintOperation
    static func epsOperation(with view: NSView, inside rect: CGRect, toPath path: String, printInfo: NSPrintInfo) -> NSPrintOperation
    init()
    init(view: NSView)
    init(view: NSView, printInfo: NSPrintInfo)
    var isCopyingOperation: Bool { get }
    var jobTitle: String
    var pageOrder: NSPrintingPageOrder
    var pageRange: NSRange { get }
    static func pdfOperation(with view: NSView, inside rect: CGRect, to data: NSMutableData) -> NSPrintOperation
    static func pdfOperation(with view: NSView, inside rect: CGRect, to data: NSMutableData, printInfo: NSPrintInfo) -> NSPrintOperation
    static func pdfOperation(with view: NSView, inside rect: CGRect, toPath path: String, printInfo: NSPrintInfo) -> NSPrintOperation
    var preferredRenderingQuality: NSPrintRenderingQuality { get }
    var printInfo: NSPrintInfo
    var printPanel: NSPrintPanel
    func run() -> Bool
    func runModal(for docWindow: NSWindow, delegate del: Any, didRun didRunSelector: Selector, contextInfo: UnsafeMutableRawPointer)
    var showsPrintPanel: Bool
    var showsProgressPanel: Bool
    var view: NSView { get }
  }
  class NSPrintPanel: NSObject {
    struct Options: OptionSet {}
    enum Result: Int { case cancelled, printed }
    func accessoryControllers() -> [NSViewController]
    func addAccessoryController(_ accessoryController: NSViewController)
    func beginSheet(using printInfo: NSPrintInfo, on parentWindow: NSWindow) async -> NSPrintPanel.Result
    func beginSheet(using printInfo: NSPrintInfo, on parentWindow: NSWindow, completionHandler handler: ((NSPrintPanel.Result) -> Void)? = nil)
    func beginSheet(with printInfo: NSPrintInfo, modalFor docWindow: NSWindow, delegate del: Any?, didEnd didEndSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    var defaultButtonTitle: String
    var helpAnchor: String
    init()
    var jobStyleHint: String
    var options: NSPrintPanel.Options
    var printInfo: NSPrintInfo { get }
    static var printPanel: NSPrintPanel { get }
    func removeAccessoryController(_ accessoryController: NSViewController)
    func runModal() -> Int
    func runModal(with printInfo: NSPrintInfo) -> Int
  }
  extension NSPrintPanel.Options {
    init(rawValue: Int)
    var rawValue: Int { get }
    static var showsCopies: NSPrintPanel.Options { get }
    static var showsOrientation: NSPrintPanel.Options { get }
    static var showsPageRange: NSPrintPanel.Options { get }
    static var showsPageSetupAccessory: NSPrintPanel.Options { get }
    static var showsPaperSize: NSPrintPanel.Options { get }
    static var showsPreview: NSPrintPanel.Options { get }
    static var showsPrintSelection: NSPrintPanel.Options { get }
    static var showsScaling: NSPrintPanel.Options { get }
  }
  protocol NSPrintPanelAccessorizing: NSObjectProtocol {
    func keyPathsForValuesAffectingPreview() -> Set<AnyHashable>
    func localizedSummaryItems() -> [[AnyHashable: Any]]
  }
  class NSPrintPreviewGraphicsContext: NSGraphicsContext {}
  enum NSPrintRenderingQuality: Int {
    case best, responsive
  }
  class NSPrinter: NSObject, NSCoding, NSCopying {
    enum TableStatus: UInt { case ok, notFound, error }
    func boolean(forKey key: String, inTable table: String) -> Bool
    var deviceDescription: [AnyHashable: Any] { get }
    func float(forKey key: String, inTable table: String) -> Float
    init()
    init?(coder: NSCoder)
    init(name: String)
    init(type: String)
    func int(forKey key: String, inTable table: String) -> Int32
    func isKey(_ key: String, inTable table: String) -> Bool
    var languageLevel: Int { get }
    var name: String { get }
    func pageSize(forPaper paperName: String) -> CGSize
    static var printerNames: [String] { get }
    static var printerTypes: [String] { get }
    func rect(forKey key: String, inTable table: String) -> CGRect
    func size(forKey key: String, inTable table: String) -> CGSize
    func status(forTable tableName: String) -> NSPrinter.TableStatus
    func string(forKey key: String, inTable table: String) -> String
    func stringList(forKey key: String, inTable table: String) -> [String]
    var type: String { get }
  }
  enum NSPrintingOrientation: UInt {
    case portrait, landscape
  }
  enum NSPrintingPageOrder: Int {
    case descending, special, ascending, unknown
  }
  enum NSPrintingPaginationMode: UInt {
    case auto, fit, clip
  }
  class NSProgressIndicator: NSView, NSAccessibilityProgressIndicator {
    enum Style: UInt { case bar, spinning }
    enum Thickness: UInt { case small, regular, aqua, large }
    var controlSize: NSControlSize
    var controlTint: NSControlTint
    var doubleValue: Double
    func increment(by delta: Double)
    init()
    init(frame frameRect: CGRect)
    var isBezeled: Bool
    var isDisplayedWhenStopped: Bool
    var isIndeterminate: Bool
    var maxValue: Double
    var minValue: Double
    var observedProgress: Progress?
    func sizeToFit()
    func startAnimation(_ sender: Any?)
    func stopAnimation(_ sender: Any?)
    var style: NSProgressIndicator.Style
    var usesThreadedAnimation: Bool
  }
  var NSRTFDPboardType: String { get }
  var NSRTFPboardType: String { get }
  var NSReadAccessURLDocumentOption: String { get }
  var NSReadOnlyDocumentAttribute: String { get }
  enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
  }
  enum NSRectEdge: UInt {
    case minXEdge, minYEdge, maxXEdge, maxYEdge
  }
  struct NSRemoteNotificationType: OptionSet {
    static var alert: NSRemoteNotificationType { get }
    static var badge: NSRemoteNotificationType { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var sound: NSRemoteNotificationType { get }
  }
  class NSResponder: NSObject, NSCoding, NSTouchBarProvider, NSUserActivityRestoring {
    var acceptsFirstResponder: Bool { get }
    static func allowedClasses(forRestorableStateKeyPath keyPath: String) -> [AnyClass]
    func becomeFirstResponder() -> Bool
    func beginGesture(with theEvent: NSEvent)
    func changeMode(with withEvent: NSEvent)
    func contextMenuKeyDown(_ event: NSEvent)
    func cursorUpdate(_ theEvent: NSEvent)
    func encodeRestorableState(with coder: NSCoder)
    func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue)
    func endGesture(with theEvent: NSEvent)
    func flagsChanged(_ theEvent: NSEvent)
    func flushBufferedKeyEvents()
    func helpRequested(_ theEventPtr: NSEvent)
    init()
    init?(coder: NSCoder)
    func interpretKeyEvents(_ eventArray: [NSEvent])
    func invalidateRestorableState()
    func keyDown(_ theEvent: NSEvent)
    func keyUp(_ theEvent: NSEvent)
    func magnify(with theEvent: NSEvent)
    func makeTouchBar() -> NSTouchBar
    var menu: NSMenu?
    func mouseDown(_ theEvent: NSEvent)
    func mouseDragged(_ theEvent: NSEvent)
    func mouseEntered(_ theEvent: NSEvent)
    func mouseExited(_ theEvent: NSEvent)
    func mouseMoved(_ theEvent: NSEvent)
    func mouseUp(_ theEvent: NSEvent)
    func newWindowForTab(_ sender: Any?)
    var next: NSResponder?
    func noResponder(for eventSelector: Selector)
    func otherMouseDown(_ theEvent: NSEvent)
    func otherMouseDragged(_ theEvent: NSEvent)
    func otherMouseUp(_ theEvent: NSEvent)
    func performKeyEquivalent(_ theEvent: NSEvent) -> Bool
    func performTextFinderAction(_ sender: Any?)
    func presentError(_ error: Error) -> Bool
    func presentError(_ error: Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?, contextInfo: UnsafeMutableRawPointer)
    func pressureChange(with pressureChangeEvent: NSEvent)
    func quickLook(with withEvent: NSEvent)
    func quickLookPreviewItems(_ sender: Any)
    func resignFirstResponder() -> Bool
    static func restorableStateKeyPaths() -> [String]
    func restoreState(with coder: NSCoder)
    func rightMouseDown(_ theEvent: NSEvent)
    func rightMouseDragged(_ theEvent: NSEvent)
    func rightMouseUp(_ theEvent: NSEvent)
    func rotate(with theEvent: NSEvent)
    func scrollWheel(_ theEvent: NSEvent)
    func setTouchBar(_ bar: NSTouchBar?)
    func shouldBeTreated(asInkEvent theEvent: NSEvent) -> Bool
    func showContextHelp(_ sender: Any)
    func showWritingTools(_ sender: Any?)
    func smartMagnify(with withEvent: NSEvent)
    func supplementalTarget(forAction action: Selector, sender: Any?) -> Any
    func swipe(with theEvent: NSEvent)
    func tabletPoint(_ theEvent: NSEvent)
    func tabletProximity(_ theEvent: NSEvent)
    func touchBar() -> NSTouchBar?
    func touchesBegan(with theEvent: NSEvent)
    func touchesCancelled(with theEvent: NSEvent)
    func touchesEnded(with theEvent: NSEvent)
    func touchesMoved(with theEvent: NSEvent)
    func `try`(toPerform anAction: Selector, with anObject: Any?) -> Bool
    func updateUserActivityState(_ userActivity: NSUserActivity)
    var userActivity: NSUserActivity
    func validRequestor(forSendType sendType: String?, returnType: String?) -> Any
    func validateProposedFirstResponder(_ responder: NSResponder, for forEvent: NSEvent?) -> Bool
    func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool
    func wantsScrollEventsForSwipeTracking(on axis: NSEvent.GestureAxis) -> Bool
    func willPresentError(_ error: Error) -> Error
  }
  var NSRightMarginDocumentAttribute: String { get }
  class NSRotationGestureRecognizer: NSGestureRecognizer {
    init()
    init(target: Any, action: Selector)
    var rotation: CGFloat
    var rotationInDegrees: CGFloat
  }
  class NSRuleEditor: NSControl {
    enum NestingMode: UInt { case single, list, compound, simple }
    enum RowType: UInt { case simple, compound }
    func addRow(_ sender: Any)
    var canRemoveAllRows: Bool
    func criteria(forRow row: Int) -> [Any]
    var criteriaKeyPath: String
    var delegate: NSRuleEditorDelegate?
    func displayValues(forRow row: Int) -> [Any]
    var displayValuesKeyPath: String
    var formattingDictionary: [AnyHashable: Any]
    var formattingStringsFilename: String
    init()
    init(frame frameRect: CGRect)
    func insertRow(at rowIndex: Int, with rowType: NSRuleEditor.RowType, asSubrowOfRow parentRow: Int, animate shouldAnimate: Bool)
    var isEditable: Bool
    var nestingMode: NSRuleEditor.NestingMode
    var numberOfRows: Int { get }
    func parentRow(forRow rowIndex: Int) -> Int
    var predicate: NSPredicate { get }
    func predicate(forRow row: Int) -> NSPredicate
    func reloadCriteria()
    func reloadPredicate()
    func removeRow(at rowIndex: Int)
    func removeRows(at rowIndexes: IndexSet, includeSubrows: Bool)
    func row(forDisplayValue displayValue: Any) -> Int
    var rowClass: AnyClass
    var rowHeight: CGFloat
    func rowType(forRow rowIndex: Int) -> NSRuleEditor.RowType
    var rowTypeKeyPath: String
    static var rowsDidChangeNotification: Notification.Name { get }
    func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool)
    var selectedRowIndexes: IndexSet { get }
    func setCriteria(_ criteria: [Any], andDisplayValues values: [Any], forRowAt rowIndex: Int)
    func subrowIndexes(forRow rowIndex: Int) -> IndexSet
    var subrowsKeyPath: String
  }
  protocol NSRuleEditorDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
    func ruleEditor(_ editor: NSRuleEditor, child index: Int, forCriterion criterion: Any, with rowType: NSRuleEditor.RowType) -> Any
    func ruleEditor(_ editor: NSRuleEditor, displayValueForCriterion criterion: Any, inRow row: Int) -> Any
    func ruleEditor(_ editor: NSRuleEditor, numberOfChildrenForCriterion criterion: Any, with rowType: NSRuleEditor.RowType) -> Int
    func ruleEditor(_ editor: NSRuleEditor, predicatePartsForCriterion criterion: Any, withDisplayValue value: Any, inRow row: Int) -> [AnyHashable: Any]
    func ruleEditorRowsDidChange(_ notification: Notification)
  }
  class NSRulerMarker: NSObject, NSCoding, NSCopying {
    func draw(_ rect: CGRect)
    var image: NSImage
    var imageOrigin: CGPoint
    var imageRectInRuler: CGRect { get }
    init()
    init?(coder: NSCoder)
    init(rulerView ruler: NSRulerView, markerLocation location: CGFloat, image: NSImage, imageOrigin: CGPoint)
    var isDragging: Bool { get }
    var isMovable: Bool
    var isRemovable: Bool
    var markerLocation: CGFloat
    var representedObject: Any
    var ruler: NSRulerView { get }
    var thicknessRequiredInRuler: CGFloat { get }
    func trackMouse(_ mouseDownEvent: NSEvent, adding isAdding: Bool) -> Bool
  }
  enum NSRulerOrientation: UInt {
    case horizontal, vertical
  }
  var NSRulerPboard: String { get }
  var NSRulerPboardType: String { get }
  class NSRulerView: NSView {
    struct Units: RawRepresentable, Hashable {}
    var accessoryView: NSView?
    func addMarker(_ marker: NSRulerMarker)
    var baselineLocation: CGFloat { get }
    var clientView: NSView
    func drawHashMarksAndLabels(in rect: CGRect)
    func drawMarkers(in rect: CGRect)
    init()
    init(frame frameRect: CGRect)
    init(scrollView: NSScrollView, orientation: NSRulerOrientation)
    func invalidateHashMarks()
    var isFlipped: Bool { get }
    var markers: [NSRulerMarker]?
    var measurementUnits: NSRulerView.Units
    func moveRulerline(fromLocation oldLocation: CGFloat, toLocation newLocation: CGFloat)
    var orientation: NSRulerOrientation
    var originOffset: CGFloat
    static func registerUnit(withName unitName: String, abbreviation: String, unitToPointsConversionFactor conversionFactor: CGFloat, stepUpCycle: [NSNumber], stepDownCycle: [NSNumber])
    func removeMarker(_ marker: NSRulerMarker)
    var requiredThickness: CGFloat { get }
    var reservedThicknessForAccessoryView: CGFloat
    var reservedThicknessForMarkers: CGFloat
    var ruleThickness: CGFloat
    var scrollView: NSScrollView
    func trackMarker(_ marker: NSRulerMarker, withMouseEvent theEvent: NSEvent) -> Bool
  }
  extension NSRulerView.Units {
    static var centimeters: NSRulerView.Units { get }
    static var inches: NSRulerView.Units { get }
    init(rawValue: String)
    static var picas: NSRulerView.Units { get }
    static var points: NSRulerView.Units { get }
    var rawValue: String { get }
  }
  enum NSRunResponse: Int {
    case stopped, aborted, continues
  }
  class NSRunningApplication: NSObject {
    func activate(from application: NSRunningApplication, options: NSApplication.ActivationOptions) -> Bool
    func activate(with options: NSApplication.ActivationOptions) -> Bool
    var activationPolicy: NSApplication.ActivationPolicy { get }
    var bundleIdentifier: String? { get }
    var bundleURL: URL? { get }
    static var current: NSRunningApplication { get }
    var executableArchitecture: Int { get }
    var executableURL: URL? { get }
    func forceTerminate() -> Bool
    func hide() -> Bool
    var icon: NSImage? { get }
    init()
    init(processIdentifier pid: Int32)
    var isActive: Bool { get }
    var isFinishedLaunching: Bool { get }
    var isHidden: Bool { get }
    var isTerminated: Bool { get }
    var launchDate: Date? { get }
    var localizedName: String? { get }
    var ownsMenuBar: Bool { get }
    var processIdentifier: Int32 { get }
    static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
    func terminate() -> Bool
    static func terminateAutomaticallyTerminableApplications()
    func unhide() -> Bool
  }
  class NSSavePanel: NSPanel {
    var accessoryView: NSView?
    var allowedContentTypes: [UTType]
    var allowedFileTypes: [String]?
    var allowsOtherFileTypes: Bool
    func begin() async -> NSApplication.ModalResponse
    func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
    func beginSheet(forDirectory directory: String?, file filename: String, modalFor docWindow: NSWindow, modalDelegate: Any, didEnd selector: Selector, contextInfo context: UnsafeMutableRawPointer)
    func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
    var canCreateDirectories: Bool
    var canSelectHiddenExtension: Bool
    func cancel(_ sender: Any)
    var currentContentType: UTType?
    var delegate: NSOpenSavePanelDelegate?
    var directory: String
    var directoryURL: URL?
    var filename: String { get }
    var identifier: String?
    init()
    var isExpanded: Bool { get }
    var isExtensionHidden: Bool
    var message: String
    var nameFieldLabel: String
    var nameFieldStringValue: String
    func ok(_ sender: Any)
    var prompt: String
    var requiredFileType: String
    func runModal() -> NSApplication.ModalResponse
    func runModal(forDirectory directory: String?, file filename: String?) -> Int
    var showsContentTypes: Bool
    var showsHiddenFiles: Bool
    var showsTagField: Bool
    var tagNames: [String]
    var title: String
    var treatsFilePackagesAsDirectories: Bool
    var url: URL? { get }
    func validateVisibleColumns()
  }
  class NSScreen: NSObject {
    var auxiliaryTopLeftArea: CGRect { get }
    var auxiliaryTopRightArea: CGRect { get }
    func backingAlignedRect(_ globalScreenCoordRect: CGRect, options: NSAlignmentOptions = nil) -> CGRect
    var backingScaleFactor: CGFloat { get }
    func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
    var colorSpace: NSColorSpace { get }
    static var colorSpaceDidChangeNotification: Notification.Name { get }
    func convertRectFromBacking(_ aRect: CGRect) -> CGRect
    func convertRectToBacking(_ aRect: CGRect) -> CGRect
    static var deepest: NSScreen { get }
    var depth: NSWindow.Depth { get }
    var deviceDescription: [AnyHashable: Any] { get }
    func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink
    var displayUpdateGranularity: Double { get }
    var frame: CGRect { get }
    init()
    var lastDisplayUpdateTimestamp: Double { get }
    var localizedName: String { get }
    static var main: NSScreen { get }
    var maximumExtendedDynamicRangeColorComponentValue: CGFloat { get }
    var maximumFramesPerSecond: Int { get }
    var maximumPotentialExtendedDynamicRangeColorComponentValue: CGFloat { get }
    var maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat { get }
    var maximumRefreshInterval: Double { get }
    var minimumRefreshInterval: Double { get }
    var safeAreaInsets: NSEdgeInsets { get }
    static var screens: [NSScreen] { get }
    static func screensHaveSeparateSpaces() -> Bool
    var supportedWindowDepths: UnsafeMutableRawPointer { get }
    var userSpaceScaleFactor: CGFloat { get }
    var visibleFrame: CGRect { get }
  }
  enum NSScrollArrowPosition: UInt {
    case maxEnd, minEnd, defaultSetting, none
  }
  class NSScrollView: NSView, NSTextFinderBarContainer {
    enum Elasticity: Int { case automatic, none, allowed }
    enum FindBarPosition: Int { case aboveHorizontalRuler, aboveContent, belowContent }
    func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis)
    var allowsMagnification: Bool
    var autohidesScrollers: Bool
    var automaticallyAdjustsContentInsets: Bool
    var backgroundColor: NSColor
    var borderType: NSBorderType
    var contentInsets: NSEdgeInsets
    var contentSize: CGSize { get }
    static func contentSize(forFrame fSize: CGSize, hasHorizontalScroller hFlag: Bool, hasVerticalScroller vFlag: Bool, borderType aType: NSBorderType) -> CGSize
    static func contentSize(forFrame forFrameSize: CGSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?, borderType: NSBorderType, controlSize: NSControlSize, scrollerStyle: NSScroller.Style) -> CGSize
    var contentView: NSClipView
    static var didEndLiveMagnifyNotification: Notification.Name { get }
    static var didEndLiveScrollNotification: Notification.Name { get }
    static var didLiveScrollNotification: Notification.Name { get }
    var documentCursor: NSCursor
    var documentView: NSView?
    var documentVisibleRect: CGRect { get }
    var drawsBackground: Bool
    var findBarPosition: NSScrollView.FindBarPosition
    func flashScrollers()
    static func frameSize(forContentSize cSize: CGSize, hasHorizontalScroller hFlag: Bool, hasVerticalScroller vFlag: Bool, borderType aType: NSBorderType) -> CGSize
    static func frameSize(forContentSize contentSize: CGSize, horizontalScrollerClass: AnyClass?, verticalScrollerClass: AnyClass?, borderType: NSBorderType, controlSize: NSControlSize, scrollerStyle: NSScroller.Style) -> CGSize
    var hasHorizontalRuler: Bool
    var hasHorizontalScroller: Bool
    var hasVerticalRuler: Bool
    var hasVerticalScroller: Bool
    var horizontalLineScroll: CGFloat
    var horizontalPageScroll: CGFloat
    var horizontalRulerView: NSRulerView
    var horizontalScrollElasticity: NSScrollView.Elasticity
    var horizontalScroller: NSScroller
    init()
    init(frame frameRect: CGRect)
    var lineScroll: CGFloat
    var magnification: CGFloat
    func magnify(toFit rect: CGRect)
    var maxMagnification: CGFloat
    var minMagnification: CGFloat
    var pageScroll: CGFloat
    func reflectScrolledClip(_ cView: NSClipView)
    var rulersVisible: Bool
    func scrollWheel(_ theEvent: NSEvent)
    var scrollerInsets: NSEdgeInsets
    var scrollerKnobStyle: NSScroller.KnobStyle
    var scrollerStyle: NSScroller.Style
    var scrollsDynamically: Bool
    func setMagnification(_ magnification: CGFloat, centeredAt centeredAtPoint: CGPoint)
    func tile()
    var usesPredominantAxisScrolling: Bool
    var verticalLineScroll: CGFloat
    var verticalPageScroll: CGFloat
    var verticalRulerView: NSRulerView
    var verticalScrollElasticity: NSScrollView.Elasticity
    var verticalScroller: NSScroller
    static var willStartLiveMagnifyNotification: Notification.Name { get }
    static var willStartLiveScrollNotification: Notification.Name { get }
  }
  class NSScroller: NSControl {
    enum Arrow: UInt { case incrementArrow, decrementArrow }
    enum KnobStyle: Int { case `default`, dark, light }
    enum Part: UInt { case none, decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot }
    enum Style: Int { case legacy, overlay }
    var arrowsPosition: NSScrollArrowPosition
    func checkSpaceForParts()
    var controlSize: NSControlSize
    var controlTint: NSControlTint
    func draw(_ whichArrow: NSScroller.Arrow, highlight: Bool)
    func drawKnob()
    func drawKnobSlot(in slotRect: CGRect, highlight: Bool)
    func drawParts()
    func highlight(_ flag: Bool)
    var hitPart: NSScroller.Part { get }
    init()
    init(frame frameRect: CGRect)
    static var isCompatibleWithOverlayScrollers: Bool { get }
    var knobProportion: CGFloat
    var knobStyle: NSScroller.KnobStyle
    static var preferredScrollerStyle: NSScroller.Style { get }
    func rect(for partCode: NSScroller.Part) -> CGRect
    var scrollerStyle: NSScroller.Style
    static var scrollerWidth: CGFloat { get }
    static func scrollerWidth(for controlSize: NSControlSize) -> CGFloat
    static func scrollerWidth(for forControlSize: NSControlSize, scrollerStyle: NSScroller.Style) -> CGFloat
    func testPart(_ thePoint: CGPoint) -> NSScroller.Part
    func trackKnob(_ theEvent: NSEvent)
    func trackScrollButtons(_ theEvent: NSEvent)
    var usableParts: NSUsableScrollerParts { get }
  }
  class NSScrubber: NSView {
    enum Alignment: Int { case none, leading, trailing, center }
    enum Mode: Int { case fixed, free }
    var backgroundColor: NSColor?
    var backgroundView: NSView?
    var dataSource: NSScrubberDataSource?
    var delegate: NSScrubberDelegate?
    var floatsSelectionViews: Bool
    var highlightedIndex: Int { get }
    init()
    init(frame frameRect: CGRect)
    func insertItems(at indexes: IndexSet)
    var isContinuous: Bool
    var itemAlignment: NSScrubber.Alignment
    func itemViewForItem(at index: Int) -> NSScrubberItemView
    func makeItem(withIdentifier itemIdentifier: String, owner: Any?) -> NSScrubberItemView
    var mode: NSScrubber.Mode
    func moveItem(at oldIndex: Int, to newIndex: Int)
    var numberOfItems: Int { get }
    func performSequentialBatchUpdates(_ updateHandler: @escaping () -> Void)
    func register(_ itemViewClass: AnyClass?, forItemIdentifier itemIdentifier: String)
    func register(_ nib: NSNib?, forItemIdentifier itemIdentifier: String)
    func reloadData()
    func reloadItems(at indexes: IndexSet)
    func removeItems(at indexes: IndexSet)
    func scrollItem(at index: Int, to alignment: NSScrubber.Alignment)
    var scrubberLayout: NSScrubberLayout
    var selectedIndex: Int
    var selectionBackgroundStyle: NSScrubberSelectionStyle?
    var selectionOverlayStyle: NSScrubberSelectionStyle?
    var showsAdditionalContentIndicators: Bool
    var showsArrowButtons: Bool
  }
  class NSScrubberArrangedView: NSView {
    func apply(_ layoutAttributes: NSScrubberLayoutAttributes)
    init()
    init(frame frameRect: CGRect)
    var isHighlighted: Bool
    var isSelected: Bool
  }
  protocol NSScrubberDataSource: NSObjectProtocol {
    func numberOfItems(for scrubber: NSScrubber) -> Int
    func scrubber(_ scrubber: NSScrubber, viewForItemAt index: Int) -> NSScrubberItemView
  }
  protocol NSScrubberDelegate: NSObjectProtocol {
    func didBeginInteracting(with scrubber: NSScrubber)
    func didCancelInteracting(with scrubber: NSScrubber)
    func didFinishInteracting(with scrubber: NSScrubber)
    func scrubber(_ scrubber: NSScrubber, didChangeVisibleRange visibleRange: NSRange)
    func scrubber(_ scrubber: NSScrubber, didHighlightItemAt highlightedIndex: Int)
    func scrubber(_ scrubber: NSScrubber, didSelectItemAt selectedIndex: Int)
  }
  class NSScrubberFlowLayout: NSScrubberLayout {
    init()
    func invalidateLayoutForItems(at invalidItemIndexes: IndexSet)
    var itemSize: CGSize
    var itemSpacing: CGFloat
  }
  protocol NSScrubberFlowLayoutDelegate: NSObjectProtocol, NSScrubberDelegate {
    func scrubber(_ scrubber: NSScrubber, layout: NSScrubberFlowLayout, sizeForItemAt itemIndex: Int) -> CGSize
  }
  class NSScrubberImageItemView: NSScrubberItemView {
    var image: NSImage
    var imageAlignment: NSImageAlignment
    var imageView: NSImageView { get }
    init()
  }
  class NSScrubberItemView: NSScrubberArrangedView {
    init()
  }
  class NSScrubberLayout: NSObject, NSCoding {
    var automaticallyMirrorsInRightToLeftLayout: Bool { get }
    init()
    init?(coder: NSCoder)
    func invalidateLayout()
    static var layoutAttributesClass: AnyClass { get }
    func layoutAttributesForItem(at index: Int) -> NSScrubberLayoutAttributes
    func layoutAttributesForItems(in rect: CGRect) -> Set<NSScrubberLayoutAttributes>
    func prepare()
    var scrubber: NSScrubber? { get }
    var scrubberContentSize: CGSize { get }
    func shouldInvalidateLayoutForChange(fromVisibleRect: CGRect, toVisibleRect: CGRect) -> Bool
    var shouldInvalidateLayoutForHighlightChange: Bool { get }
    var shouldInvalidateLayoutForSelectionChange: Bool { get }
    var visibleRect: CGRect { get }
  }
  class NSScrubberLayoutAttributes: NSObject, NSCopying {
    var alpha: CGFloat
    var frame: CGRect
    init()
    init(forItemAt index: Int)
    var itemIndex: Int
  }
  class NSScrubberProportionalLayout: NSScrubberLayout {
    init()
    init(numberOfVisibleItems: Int)
    var numberOfVisibleItems: Int
  }
  class NSScrubberSelectionStyle: NSObject, NSCoding {
    init()
    init?(coder: NSCoder)
    func makeSelectionView() -> NSScrubberSelectionView
    static var outlineOverlay: NSScrubberSelectionStyle { get }
    static var roundedBackground: NSScrubberSelectionStyle { get }
  }
  class NSScrubberSelectionView: NSScrubberArrangedView {
    init()
  }
  class NSScrubberTextItemView: NSScrubberItemView {
    init()
    var textField: NSTextField { get }
    var title: String
  }
  class NSSearchField: NSTextField {
    var cancelButtonBounds: CGRect { get }
    var cell: NSSearchFieldCell
    var centersPlaceholder: Bool
    var delegate: NSSearchFieldDelegate?
    init()
    init(frame frameRect: CGRect)
    var maximumRecents: Int
    var recentSearches: [String]
    var recentsAutosaveName: String
    func rect(forCancelButtonWhenCentered isCentered: Bool) -> CGRect
    func rect(forSearchButtonWhenCentered isCentered: Bool) -> CGRect
    func rect(forSearchTextWhenCentered isCentered: Bool) -> CGRect
    var searchButtonBounds: CGRect { get }
    var searchMenuTemplate: NSMenu
    var searchTextBounds: CGRect { get }
    var sendsSearchStringImmediately: Bool
    var sendsWholeSearchString: Bool
  }
  class NSSearchFieldCell: NSTextFieldCell {
    var cancelButtonCell: NSButtonCell
    func cancelButtonRect(forBounds rect: CGRect) -> CGRect
    init()
    init(textCell aString: String)
    var maximumRecents: Int
    var recentSearches: [String]
    var recentsAutosaveName: String
    func resetCancelButtonCell()
    func resetSearchButtonCell()
    var searchButtonCell: NSButtonCell
    func searchButtonRect(forBounds rect: CGRect) -> CGRect
    var searchMenuTemplate: NSMenu
    func searchTextRect(forBounds rect: CGRect) -> CGRect
    var sendsSearchStringImmediately: Bool
    var sendsWholeSearchString: Bool
  }
  protocol NSSearchFieldDelegate: NSObjectProtocol, NSTextFieldDelegate {
    func searchFieldDidEndSearching(_ sender: NSSearchField)
    func searchFieldDidStartSearching(_ sender: NSSearchField)
  }
  class NSSearchToolbarItem: NSToolbarItem {
    func beginSearchInteraction()
    func endSearchInteraction()
    init(itemIdentifier: String)
    var preferredWidthForSearchField: CGFloat
    var resignsFirstResponderWithCancel: Bool
    var searchField: NSSearchField
  }
  class NSSecureTextField: NSTextField {
    init()
    init(frame frameRect: CGRect)
  }
  class NSSecureTextFieldCell: NSTextFieldCell {
    var echosBullets: Bool
    init()
    init(textCell aString: String)
  }
  class NSSegmentedCell: NSActionCell {
    func drawSegment(_ segment: Int, inFrame frame: CGRect, with controlView: NSView)
    func image(forSegment: Int) -> NSImage
    func imageScaling(forSegment: Int) -> NSImageScaling
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    func isEnabled(forSegment: Int) -> Bool
    func isSelected(forSegment: Int) -> Bool
    func label(forSegment: Int) -> String
    func makeNextSegmentKey()
    func makePreviousSegmentKey()
    func menu(forSegment: Int) -> NSMenu
    var segmentCount: Int
    var segmentStyle: NSSegmentedControl.Style
    func selectSegment(withTag tag: Int) -> Bool
    var selectedSegment: Int
    func setEnabled(_ enabled: Bool, forSegment: Int)
    func setImage(_ image: NSImage, forSegment: Int)
    func setImageScaling(_ scaling: NSImageScaling, forSegment: Int)
    func setLabel(_ label: String, forSegment: Int)
    func setMenu(_ menu: NSMenu, forSegment: Int)
    func setSelected(_ selected: Bool, forSegment: Int)
    func setTag(_ tag: Int, forSegment: Int)
    func setToolTip(_ toolTip: String?, forSegment: Int)
    func setWidth(_ width: CGFloat, forSegment: Int)
    func tag(forSegment: Int) -> Int
    func toolTip(forSegment: Int) -> String?
    var trackingMode: NSSegmentedControl.SwitchTracking
    func width(forSegment: Int) -> CGFloat
  }
  class NSSegmentedControl: NSControl, NSUserInterfaceCompression {
    enum Distribution: Int { case fit, fill, fillEqually, fillProportionally }
    enum Style: Int { case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare, separated }
    enum SwitchTracking: UInt { case selectOne, selectAny, momentary, momentaryAccelerator }
    func alignment(forSegment segment: Int) -> NSText.AlignmentExtensions.ToNative
    func doubleValueForSelectedSegment() -> Double
    func image(forSegment segment: Int) -> NSImage
    func imageScaling(forSegment segment: Int) -> NSImageScaling
    init()
    init(frame frameRect: CGRect)
    init(images: [NSImage], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
    init(labels: [String], trackingMode: NSSegmentedControl.SwitchTracking, target: Any?, action: Selector?)
    func isEnabled(forSegment segment: Int) -> Bool
    func isSelected(forSegment segment: Int) -> Bool
    var isSpringLoaded: Bool
    func label(forSegment segment: Int) -> String
    func menu(forSegment segment: Int) -> NSMenu
    var segmentCount: Int
    var segmentDistribution: NSSegmentedControl.Distribution
    var segmentStyle: NSSegmentedControl.Style
    func selectSegment(withTag tag: Int) -> Bool
    var selectedSegment: Int
    var selectedSegmentBezelColor: NSColor?
    func setAlignment(_ alignment: NSText.AlignmentExtensions.ToNative, forSegment segment: Int)
    func setEnabled(_ enabled: Bool, forSegment segment: Int)
    func setImage(_ image: NSImage?, forSegment segment: Int)
    func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int)
    func setLabel(_ label: String?, forSegment segment: Int)
    func setMenu(_ menu: NSMenu?, forSegment segment: Int)
    func setSelected(_ selected: Bool, forSegment segment: Int)
    func setShowsMenuIndicator(_ showsMenuIndicator: Bool, forSegment segment: Int)
    func setTag(_ tag: Int, forSegment segment: Int)
    func setToolTip(_ toolTip: String?, forSegment segment: Int)
    func setWidth(_ width: CGFloat, forSegment segment: Int)
    func showsMenuIndicator(forSegment segment: Int) -> Bool
    func tag(forSegment segment: Int) -> Int
    func toolTip(forSegment: Int) -> String?
    var trackingMode: NSSegmentedControl.SwitchTracking
    func width(forSegment segment: Int) -> CGFloat
  }
  protocol NSSeguePerforming: NSObjectProtocol {
    func performSegue(withIdentifier identifier: String, sender: Any)
    func prepare(for segue: NSStoryboardSegue, sender: Any)
    func shouldPerformSegue(withIdentifier identifier: String, sender: Any) -> Bool
  }
  enum NSSelectionAffinity: UInt {
    case upstream, downstream
  }
  enum NSSelectionDirection: UInt {
    case direct, next, previous
  }
  enum NSSelectionGranularity: UInt {
    case character, word, paragraph
  }
  protocol NSServicesMenuRequestor: NSObjectProtocol {
    func readSelection(from pboard: NSPasteboard) -> Bool
    func writeSelection(to pboard: NSPasteboard, types: [String]) -> Bool
  }
  class NSShadow: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    func set()
    var shadowBlurRadius: CGFloat
    var shadowColor: NSColor?
    var shadowOffset: CGSize
  }
  var NSShadowAttributeName: String { get }
  enum NSSharingCollaborationMode: Int {
    case sendCopy, collaborate
  }
  class NSSharingCollaborationModeRestriction: NSObject, NSSecureCoding, NSCopying {
    var alertDismissButtonTitle: String? { get }
    var alertMessage: String? { get }
    var alertRecoverySuggestionButtonLaunchURL: URL?
    var alertRecoverySuggestionButtonTitle: String? { get }
    var alertTitle: String? { get }
    var disabledMode: NSSharingCollaborationMode { get }
    init?(coder: NSCoder)
    init(disabledMode: NSSharingCollaborationMode)
    init(disabledMode: NSSharingCollaborationMode, alertTitle: String, alertMessage: String)
    init(disabledMode: NSSharingCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String)
    init(disabledMode: NSSharingCollaborationMode, alertTitle: String, alertMessage: String, alertDismissButtonTitle: String, alertRecoverySuggestionButtonTitle: String, alertRecoverySuggestionButtonLaunch alertRecoverySuggestionButtonLaunchUrl: URL)
  }
  enum NSSharingContentScope: Int {
    case item, partial, full
  }
  class NSSharingService: NSObject {
    struct Name: RawRepresentable, Hashable {}
    var accountName: String { get }
    var alternateImage: NSImage { get }
    var attachmentFileURLs: [URL] { get }
    func canPerform(withItems items: [Any]?) -> Bool
    var delegate: NSSharingServiceDelegate?
    var image: NSImage { get }
    init()
    init(named serviceName: String)
    init(title: String, image: NSImage, alternateImage: NSImage, handler: @escaping () -> Void)
    var menuItemTitle: String
    var messageBody: String { get }
    func perform(withItems items: [Any])
    var permanentLink: URL { get }
    var recipients: [Any]
    static func sharingServices(forItems items: [Any]) -> [NSSharingService]
    var subject: String
    var title: String { get }
  }
  extension NSSharingService.Name {
    static var addToAperture: NSSharingService.Name { get }
    static var addToIPhoto: NSSharingService.Name { get }
    static var addToSafariReadingList: NSSharingService.Name { get }
    static var cloudSharing: NSSharingService.Name { get }
    static var composeEmail: NSSharingService.Name { get }
    static var composeMessage: NSSharingService.Name { get }
    init(rawValue: String)
    static var postImageOnFlickr: NSSharingService.Name { get }
    static var postOnFacebook: NSSharingService.Name { get }
    static var postOnLinkedIn: NSSharingService.Name { get }
    static var postOnSinaWeibo: NSSharingService.Name { get }
    static var postOnTencentWeibo: NSSharingService.Name { get }
    static var postOnTwitter: NSSharingService.Name { get }
    static var postVideoOnTudou: NSSharingService.Name { get }
    static var postVideoOnVimeo: NSSharingService.Name { get }
    static var postVideoOnYouku: NSSharingService.Name { get }
    var rawValue: String { get }
    static var sendViaAirDrop: NSSharingService.Name { get }
    static var useAsDesktopPicture: NSSharingService.Name { get }
    static var useAsFacebookProfileImage: NSSharingService.Name { get }
    static var useAsLinkedInProfileImage: NSSharingService.Name { get }
    static var useAsTwitterProfileImage: NSSharingService.Name { get }
  }
  protocol NSSharingServiceDelegate: NSObjectProtocol {
    func anchoringView(for sharingService: NSSharingService, showRelativeTo positioningRect: UnsafeMutablePointer<CGRect>, preferredEdge: UnsafeMutablePointer<NSRectEdge>) -> NSView?
    func sharingService(_ sharingService: NSSharingService, didFailToShareItems items: [Any], error: Error)
    func sharingService(_ sharingService: NSSharingService, didShareItems items: [Any])
    func sharingService(_ sharingService: NSSharingService, sourceFrameOnScreenForShareItem item: NSPasteboardWriting) -> CGRect
    func sharingService(_ sharingService: NSSharingService, sourceWindowForShareItems items: [Any], sharingContentScope: NSSharingContentScope) -> NSWindow
    func sharingService(_ sharingService: NSSharingService, transitionImageForShareItem item: NSPasteboardWriting, contentRect: CGRect) -> NSImage
    func sharingService(_ sharingService: NSSharingService, willShareItems items: [Any])
  }
  var NSSharingServiceNameAddToAperture: String { get }
  var NSSharingServiceNameAddToIPhoto: String { get }
  var NSSharingServiceNameAddToSafariReadingList: String { get }
  var NSSharingServiceNameComposeEmail: String { get }
  var NSSharingServiceNameComposeMessage: String { get }
  var NSSharingServiceNamePostImageOnFlickr: String { get }
  var NSSharingServiceNamePostOnFacebook: String { get }
  var NSSharingServiceNamePostOnSinaWeibo: String { get }
  var NSSharingServiceNamePostOnTwitter: String { get }
  var NSSharingServiceNamePostVideoOnTudou: String { get }
  var NSSharingServiceNamePostVideoOnVimeo: String { get }
  var NSSharingServiceNamePostVideoOnYouku: String { get }
  var NSSharingServiceNameSendViaAirDrop: String { get }
  var NSSharingServiceNameUseAsDesktopPicture: String { get }
  var NSSharingServiceNameUseAsTwitterProfileImage: String { get }
  class NSSharingServicePicker: NSObject {
    func close()
    var delegate: NSSharingServicePickerDelegate?
    init()
    init(items: [Any])
    func showRelative(to rect: CGRect, of view: NSView, preferredEdge: NSRectEdge)
    var standardShareMenuItem: NSMenuItem { get }
  }
  protocol NSSharingServicePickerDelegate: NSObjectProtocol {
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, delegateFor sharingService: NSSharingService) -> NSSharingServiceDelegate
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService)
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, sharingServicesForItems items: [Any], proposedSharingServices proposedServices: [NSSharingService]) -> [NSSharingService]
    func sharingServicePickerCollaborationModeRestrictions(_ sharingServicePicker: NSSharingServicePicker) -> [NSSharingCollaborationModeRestriction]?
  }
  class NSSharingServicePickerToolbarItem: NSToolbarItem {
    var activityItemsConfiguration: UIActivityItemsConfigurationReading?
    var delegate: NSSharingServicePickerToolbarItemDelegate?
    init()
    init(itemIdentifier: String)
  }
  protocol NSSharingServicePickerToolbarItemDelegate: NSSharingServicePickerDelegate {
    func items(for pickerToolbarItem: NSSharingServicePickerToolbarItem) -> [Any]
  }
  class NSSharingServicePickerTouchBarItem: NSTouchBarItem {
    var activityItemsConfiguration: UIActivityItemsConfigurationReading?
    var buttonImage: NSImage?
    var buttonTitle: String
    var delegate: NSSharingServicePickerTouchBarItemDelegate?
    init(identifier: String)
    var isEnabled: Bool
  }
  protocol NSSharingServicePickerTouchBarItemDelegate: NSObjectProtocol, NSSharingServicePickerDelegate {
    func items(for pickerTouchBarItem: NSSharingServicePickerTouchBarItem) -> [NSPasteboardWriting]
  }
  class NSSlider: NSControl, NSAccessibilitySlider {
    enum SliderType: UInt { case linear, circular }
    enum TickMarkPosition: UInt { case below, above, left, right, leading, trailing }
    func acceptsFirstMouse(_ theEvent: NSEvent) -> Bool
    var allowsTickMarkValuesOnly: Bool
    var altIncrementValue: Double
    func closestTickMarkValue(toValue value: Double) -> Double
    var image: NSImage
    func indexOfTickMark(at point: CGPoint) -> Int
    init()
    init(frame frameRect: CGRect)
    init(target: Any?, action: Selector?)
    init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
    var isVertical: Bool
    var knobThickness: CGFloat
    var maxValue: Double
    var minValue: Double
    var numberOfTickMarks: Int
    func rectOfTickMark(at index: Int) -> CGRect
    var sliderType: NSSlider.SliderType
    var tickMarkPosition: NSSlider.TickMarkPosition
    func tickMarkValue(at index: Int) -> Double
    var title: String
    var titleCell: Any
    var titleColor: NSColor
    var titleFont: NSFont
    var trackFillColor: NSColor?
  }
  class NSSliderAccessory: NSObject, NSCoding, NSAccessibility, NSAccessibilityElement {
    var behavior: NSSliderAccessoryBehavior
    init?(coder: NSCoder)
    init(image: NSImage)
    var isEnabled: Bool
  }
  class NSSliderAccessoryBehavior: NSObject, NSCoding, NSCopying {
    static var automatic: NSSliderAccessoryBehavior { get }
    func handleAction(_ sender: NSSliderAccessory)
    init()
    init?(coder: NSCoder)
    init(handler: @escaping (NSSliderAccessory) -> Void)
    init(target: Any?, action: Selector)
    static var valueReset: NSSliderAccessoryBehavior { get }
    static var valueStep: NSSliderAccessoryBehavior { get }
  }
  var NSSliderAccessoryWidthDefault: Double { get }
  var NSSliderAccessoryWidthWide: Double { get }
  class NSSliderCell: NSActionCell {
    var allowsTickMarkValuesOnly: Bool
    var altIncrementValue: Double
    func barRectFlipped(_ flipped: Bool) -> CGRect
    func closestTickMarkValue(toValue value: Double) -> Double
    func drawBar(inside aRect: CGRect, flipped: Bool)
    func drawKnob()
    func drawKnob(_ knobRect: CGRect)
    func indexOfTickMark(at point: CGPoint) -> Int
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var isVertical: Bool
    func knobRectFlipped(_ flipped: Bool) -> CGRect
    var knobThickness: CGFloat
    var maxValue: Double
    var minValue: Double
    var numberOfTickMarks: Int
    static var prefersTrackingUntilMouseUp: Bool { get }
    func rectOfTickMark(at index: Int) -> CGRect
    var sliderType: NSSlider.SliderType
    var tickMarkPosition: NSSlider.TickMarkPosition
    func tickMarkValue(at index: Int) -> Double
    var title: String
    var titleCell: Any
    var titleColor: NSColor
    var titleFont: NSFont
    var trackRect: CGRect { get }
  }
  class NSSliderTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var customizationLabel: String?
    var doubleValue: Double
    init(identifier: String)
    var label: String?
    var maximumSliderWidth: CGFloat
    var maximumValueAccessory: NSSliderAccessory?
    var minimumSliderWidth: CGFloat
    var minimumValueAccessory: NSSliderAccessory?
    var slider: NSSlider
    var target: Any?
    var valueAccessoryWidth: CGFloat
    var view: NSUserInterfaceCompression { get }
  }
  class NSSound: NSObject, NSSecureCoding, NSCopying, NSPasteboardReading, NSPasteboardWriting {
    static func canInit(with pasteboard: NSPasteboard) -> Bool
    var channelMapping: Any
    var currentTime: Double
    var delegate: NSSoundDelegate?
    func duration() -> Double
    init?(coder: NSCoder)
    init(contentsOf url: URL, byReference byRef: Bool)
    init(contentsOfFile path: String, byReference byRef: Bool)
    init(data: Data)
    init(named name: String)
    init(pasteboard: NSPasteboard)
    var isPlaying: Bool { get }
    var loops: Bool
    func name() -> String
    func pause() -> Bool
    func play() -> Bool
    var playbackDeviceIdentifier: String
    func resume() -> Bool
    func setName(_ name: String) -> Bool
    static func soundUnfilteredTypes() -> [String]
    func stop() -> Bool
    var volume: Float
    func write(to pasteboard: NSPasteboard)
  }
  protocol NSSoundDelegate: NSObjectProtocol {
    func sound(_ sound: NSSound, didFinishPlaying finished: Bool)
  }
  var NSSourceTextScalingDocumentAttribute: String { get }
  var NSSourceTextScalingDocumentOption: String { get }
  enum NSSpeechBoundary: UInt {
    case immediate, word, sentence
  }
  class NSSpeechRecognizer: NSObject {
    var blocksOtherRecognizers: Bool
    var commands: [String]
    var delegate: NSSpeechRecognizerDelegate?
    var displayedCommandsTitle: String
    init()
    var listensInForegroundOnly: Bool
    func startListening()
    func stopListening()
  }
  protocol NSSpeechRecognizerDelegate: NSObjectProtocol {
    func speechRecognizer(_ sender: NSSpeechRecognizer, didRecognizeCommand command: String)
  }
  class NSSpeechSynthesizer: NSObject {
    func addSpeechDictionary(_ speechDictionary: [AnyHashable: Any])
    static func attributes(forVoice voice: String) -> [AnyHashable: Any]
    static var availableVoices: [String] { get }
    func continueSpeaking()
    static var defaultVoice: String { get }
    var delegate: NSSpeechSynthesizerDelegate?
    init()
    init(voice: String)
    static var isAnyApplicationSpeaking: Bool { get }
    var isSpeaking: Bool { get }
    func object(forProperty property: String) throws -> Any
    func pauseSpeaking(at boundary: NSSpeechBoundary)
    func phonemes(fromText text: String) -> String
    var rate: Float
    func setObject(_ theObject: Any, forProperty property: String) throws
    func setVoice(_ voice: String) -> Bool
    func startSpeaking(_ theString: String) -> Bool
    func startSpeaking(_ theString: String, to url: URL) -> Bool
    func stopSpeaking()
    func stopSpeaking(at boundary: NSSpeechBoundary)
    var usesFeedbackWindow: Bool
    var voice: String { get }
    var volume: Float
  }
  protocol NSSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didEncounterErrorAt characterIndex: Int, of theString: String, message: String)
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didEncounterSyncMessage message: String)
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakPhoneme phonemeOpcode: Int16)
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakWord wordCharacterRange: NSRange, of ofString: String)
  }
  class NSSpellChecker: NSObject {
    var accessoryView: NSView?
    var automaticallyIdentifiesLanguages: Bool
    var availableLanguages: [String] { get }
    func check(_ stringToCheck: String, range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any]? = nil, inSpellDocumentWithTag tag: Int, orthography: UnsafeMutablePointer<NSOrthography>, wordCount: UnsafeMutablePointer<Int>) -> [NSTextCheckingResult]
    func checkGrammar(of stringToCheck: String, startingAt startingOffset: Int, language: String, wrap wrapFlag: Bool, inSpellDocumentWithTag documentTag: Int, details: [[AnyHashable: Any]]) -> NSRange
    func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange
    func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int, language: String, wrap wrapFlag: Bool, inSpellDocumentWithTag documentTag: Int, wordCount: UnsafeMutablePointer<Int>) -> NSRange
    func closeSpellDocument(withTag documentTag: Int)
    func completions(forPartialWordRange range: NSRange, in theString: String, language: String, inSpellDocumentWithTag documentTag: Int) -> [String]
    func correction(forWordRange: NSRange, in inString: String, language: String, inSpellDocumentWithTag: Int) -> String
    func countWords(in stringToCount: String, language: String) -> Int
    func deletesAutospaceBetweenString(_ precedingString: String, andString followingString: String, language: String?) -> Bool
    static var didChangeAutomaticCapitalizationNotification: Notification.Name { get }
    static var didChangeAutomaticInlinePredictionNotification: Notification.Name { get }
    static var didChangeAutomaticPeriodSubstitutionNotification: Notification.Name { get }
    static var didChangeAutomaticSpellingCorrectionNotification: Notification.Name { get }
    static var didChangeAutomaticTextCompletionNotification: Notification.Name { get }
    static var didChangeAutomaticTextReplacementNotification: Notification.Name { get }
    func dismissCorrectionIndicator(for forView: NSView)
    func guesses(forWordRange range: NSRange, in theString: String, language: String, inSpellDocumentWithTag documentTag: Int) -> [String]
    func hasLearnedWord(_ word: String) -> Bool
    func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag documentTag: Int)
    func ignoredWordsInSpellDocument(withTag documentTag: Int) -> [String]
    init()
    static var isAutomaticCapitalizationEnabled: Bool { get }
    static var isAutomaticDashSubstitutionEnabled: Bool { get }
    static var isAutomaticInlinePredictionEnabled: Bool { get }
    static var isAutomaticPeriodSubstitutionEnabled: Bool { get }
    static var isAutomaticQuoteSubstitutionEnabled: Bool { get }
    static var isAutomaticSpellingCorrectionEnabled: Bool { get }
    static var isAutomaticTextCompletionEnabled: Bool { get }
    static var isAutomaticTextReplacementEnabled: Bool { get }
    var language: String { get }
    func language(forWordRange: NSRange, in inString: String, orthography: NSOrthography) -> String
    func learnWord(_ word: String)
    func menu(for result: NSTextCheckingResult, string checkedString: String, options: [AnyHashable: Any] = nil, atLocation location: CGPoint, in view: NSView) -> NSMenu
    func preventsAutocorrection(before aString: String, language: String?) -> Bool
    func record(_ response: NSCorrectionResponse, toCorrection: String, forWord: String, language: String, inSpellDocumentWithTag: Int)
    func requestCandidates(forSelectedRange selectedRange: NSRange, in stringToCheck: String, types checkingTypes: UInt64, options: [String: Any]? = nil, inSpellDocumentWithTag tag: Int, completionHandler: ((Int, [NSTextCheckingResult]) -> Void)? = nil) -> Int
    func requestChecking(of stringToCheck: String, range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any]? = nil, inSpellDocumentWithTag tag: Int, completionHandler: @escaping (Int, [NSTextCheckingResult], NSOrthography, Int) -> Void) -> Int
    func setIgnoredWords(_ words: [String], inSpellDocumentWithTag documentTag: Int)
    func setLanguage(_ language: String) -> Bool
    func setWordFieldStringValue(_ aString: String)
    static var shared: NSSpellChecker { get }
    static var sharedSpellCheckerExists: Bool { get }
    func showCorrectionIndicator(of type: NSCorrectionIndicatorType, primaryString: String, alternativeStrings: [String], forStringIn forStringInRect: CGRect, view: NSRulerView, completionHandler: @escaping (String) -> Void)
    func showInlinePrediction(forCandidates candidates: [NSTextCheckingResult], client: NSTextInputClient)
    var spellingPanel: NSPanel { get }
    var substitutionsPanel: NSPanel { get }
    var substitutionsPanelAccessoryViewController: NSViewController
    static var uniqueSpellDocumentTag: Int { get }
    func unlearnWord(_ word: String)
    func updatePanels()
    func updateSpellingPanel(withGrammarString theString: String, detail: [AnyHashable: Any])
    func updateSpellingPanel(withMisspelledWord word: String)
    var userPreferredLanguages: [String] { get }
    func userQuotesArray(forLanguage language: String) -> [String]
    var userReplacementsDictionary: [AnyHashable: Any] { get }
  }
  struct NSSpellingState: OptionSet {
    static var grammar: NSSpellingState { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var spelling: NSSpellingState { get }
  }
  var NSSpellingStateAttributeName: String { get }
  class NSSplitView: NSView {
    enum DividerStyle: Int { case thick, thin, paneSplitter }
    func addArrangedSubview(_ view: NSView)
    func adjustSubviews()
    var arrangedSubviews: [NSView] { get }
    var arrangesAllSubviews: Bool
    var autosaveName: String
    var delegate: NSSplitViewDelegate?
    static var didResizeSubviewsNotification: Notification.Name { get }
    var dividerColor: NSColor { get }
    var dividerStyle: NSSplitView.DividerStyle
    var dividerThickness: CGFloat { get }
    func drawDivider(in rect: CGRect)
    func holdingPriorityForSubview(at subviewIndex: Int) -> Float
    init()
    init(frame frameRect: CGRect)
    func insertArrangedSubview(_ view: NSView, at index: Int)
    func isSubviewCollapsed(_ subview: NSView) -> Bool
    var isVertical: Bool
    func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
    func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat
    func removeArrangedSubview(_ view: NSView)
    func setHoldingPriority(_ priority: Float, forSubviewAt subviewIndex: Int)
    func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int)
    static var willResizeSubviewsNotification: Notification.Name { get }
  }
  class NSSplitViewController: NSViewController, NSSplitViewDelegate, NSUserInterfaceValidations {
    func addSplitViewItem(_ splitViewItem: NSSplitViewItem)
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int)
    var minimumThicknessForInlineSidebars: CGFloat
    func removeSplitViewItem(_ splitViewItem: NSSplitViewItem)
    var splitView: NSSplitView
    func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> CGRect
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: CGRect, forDrawnRect drawnRect: CGRect, ofDividerAt dividerIndex: Int) -> CGRect
    func splitView(_ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt doubleClickAtDividerIndex: Int) -> Bool
    func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
    func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem
    var splitViewItems: [NSSplitViewItem]
    func toggleInspector(_ sender: Any?)
    func toggleSidebar(_ sender: Any?)
  }
  var NSSplitViewControllerAutomaticDimension: CGFloat { get }
  protocol NSSplitViewDelegate: NSObjectProtocol {
    func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> CGRect
    func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt subviewDividerIndex: Int) -> CGFloat
    func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt subviewDividerIndex: Int) -> CGFloat
    func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt subviewDividerIndex: Int) -> CGFloat
    func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: CGRect, forDrawnRect drawnRect: CGRect, ofDividerAt dividerIndex: Int) -> CGRect
    func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: CGSize)
    func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
    func splitView(_ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt doubleClickAtDividerIndex: Int) -> Bool
    func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
    func splitViewDidResizeSubviews(_ notification: Notification)
    func splitViewWillResizeSubviews(_ notification: Notification)
  }
  class NSSplitViewItem: NSObject, NSCoding {
    enum Behavior: Int { case `default`, sidebar, contentList, inspector }
    var allowsFullHeightLayout: Bool
    var automaticMaximumThickness: CGFloat
    var behavior: NSSplitViewItem.Behavior { get }
    var canCollapse: Bool
    var canCollapseFromWindowResize: Bool
    static func contentList(with viewController: NSViewController) -> NSSplitViewItem
    var holdingPriority: Float
    init()
    init?(coder: NSCoder)
    init(viewController: NSViewController)
    static func inspector(with viewController: NSViewController) -> NSSplitViewItem
    var isCollapsed: Bool
    var isSpringLoaded: Bool
    var maximumThickness: CGFloat
    var minimumThickness: CGFloat
    var preferredThicknessFraction: CGFloat
    static func sidebar(with viewController: NSViewController) -> NSSplitViewItem
    var titlebarSeparatorStyle: NSTitlebarSeparatorStyle
    var viewController: NSViewController
  }
  var NSSplitViewItemUnspecifiedDimension: CGFloat { get }
  protocol NSSpringLoadingDestination: NSObjectProtocol {
    func draggingEnded(_ draggingInfo: NSDraggingInfo)
    func springLoadingActivated(_ activated: Bool, draggingInfo: NSDraggingInfo)
    func springLoadingEntered(_ draggingInfo: NSDraggingInfo) -> NSSpringLoadingOptions
    func springLoadingExited(_ draggingInfo: NSDraggingInfo)
    func springLoadingHighlightChanged(_ draggingInfo: NSDraggingInfo)
    func springLoadingUpdated(_ draggingInfo: NSDraggingInfo) -> NSSpringLoadingOptions
  }
  enum NSSpringLoadingHighlight: Int {
    case none, standard, emphasized
  }
  struct NSSpringLoadingOptions: OptionSet {
    static var continuousActivation: NSSpringLoadingOptions { get }
    static var enabled: NSSpringLoadingOptions { get }
    init(rawValue: UInt)
    static var noHover: NSSpringLoadingOptions { get }
    var rawValue: UInt { get }
  }
  class NSStackView: NSView {
    enum Distribution: Int { case gravityAreas, fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    enum Gravity: Int { case top, leading, center, bottom, trailing }
    enum VisibilityPriority: Int32 { case mustHold, detachOnlyIfNecessary, notVisible }
    func addArrangedSubview(_ view: NSView)
    func addView(_ aView: NSView, in gravity: NSStackView.Gravity)
    var alignment: NSLayoutConstraint.Attribute
    var arrangedSubviews: [NSView] { get }
    func clippingResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> Float
    func customSpacing(after aView: NSView) -> CGFloat
    var delegate: NSStackViewDelegate?
    var detachedViews: [NSView] { get }
    var detachesHiddenViews: Bool
    var distribution: NSStackView.Distribution
    var edgeInsets: NSEdgeInsets
    var hasEqualSpacing: Bool
    func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> Float
    init()
    init(frame frameRect: CGRect)
    init(views: [NSView])
    func insertArrangedSubview(_ view: NSView, at index: Int)
    func insertView(_ aView: NSView, at index: Int, in gravity: NSStackView.Gravity)
    var orientation: NSUserInterfaceLayoutOrientation
    func removeArrangedSubview(_ view: NSView)
    func removeView(_ aView: NSView)
    func setClippingResistancePriority(_ clippingResistancePriority: Float, for orientation: NSLayoutConstraint.Orientation)
    func setCustomSpacing(_ spacing: CGFloat, after aView: NSView)
    func setHuggingPriority(_ huggingPriority: Float, for orientation: NSLayoutConstraint.Orientation)
    func setViews(_ views: [NSView], in gravity: NSStackView.Gravity)
    func setVisibilityPriority(_ priority: Float, for aView: NSView)
    var spacing: CGFloat
    var views: [NSView] { get }
    func views(in gravity: NSStackView.Gravity) -> [NSView]
    func visibilityPriority(for aView: NSView) -> Float
  }
  protocol NSStackViewDelegate: NSObjectProtocol {
    func stackView(_ stackView: NSStackView, didReattach views: [NSView])
    func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  }
  protocol NSStandardKeyBindingResponding: NSObjectProtocol {
    func cancelOperation(_ sender: Any?)
    func capitalizeWord(_ sender: Any?)
    func centerSelectionInVisibleArea(_ sender: Any?)
    func changeCaseOfLetter(_ sender: Any?)
    func complete(_ sender: Any?)
    func deleteBackward(_ sender: Any?)
    func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?)
    func deleteForward(_ sender: Any?)
    func deleteToBeginningOfLine(_ sender: Any?)
    func deleteToBeginningOfParagraph(_ sender: Any?)
    func deleteToEndOfLine(_ sender: Any?)
    func deleteToEndOfParagraph(_ sender: Any?)
    func deleteToMark(_ sender: Any?)
    func deleteWordBackward(_ sender: Any?)
    func deleteWordForward(_ sender: Any?)
    func doCommand(by selector: Selector)
    func indent(_ sender: Any?)
    func insertBacktab(_ sender: Any?)
    func insertContainerBreak(_ sender: Any?)
    func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?)
    func insertLineBreak(_ sender: Any?)
    func insertNewline(_ sender: Any?)
    func insertNewlineIgnoringFieldEditor(_ sender: Any?)
    func insertParagraphSeparator(_ sender: Any?)
    func insertSingleQuoteIgnoringSubstitution(_ sender: Any?)
    func insertTab(_ sender: Any?)
    func insertTabIgnoringFieldEditor(_ sender: Any?)
    func insertText(_ insertString: Any)
    func lowercaseWord(_ sender: Any?)
    func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
    func makeBaseWritingDirectionNatural(_ sender: Any?)
    func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    func makeTextWritingDirectionNatural(_ sender: Any?)
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
    func moveBackward(_ sender: Any?)
    func moveBackwardAndModifySelection(_ sender: Any?)
    func moveDown(_ sender: Any?)
    func moveDownAndModifySelection(_ sender: Any?)
    func moveForward(_ sender: Any?)
    func moveForwardAndModifySelection(_ sender: Any?)
    func moveLeft(_ sender: Any?)
    func moveLeftAndModifySelection(_ sender: Any?)
    func moveParagraphBackwardAndModifySelection(_ sender: Any?)
    func moveParagraphForwardAndModifySelection(_ sender: Any?)
    func moveRight(_ sender: Any?)
    func moveRightAndModifySelection(_ sender: Any?)
    func moveToBeginningOfDocument(_ sender: Any?)
    func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?)
    func moveToBeginningOfLine(_ sender: Any?)
    func moveToBeginningOfLineAndModifySelection(_ sender: Any?)
    func moveToBeginningOfParagraph(_ sender: Any?)
    func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?)
    func moveToEndOfDocument(_ sender: Any?)
    func moveToEndOfDocumentAndModifySelection(_ sender: Any?)
    func moveToEndOfLine(_ sender: Any?)
    func moveToEndOfLineAndModifySelection(_ sender: Any?)
    func moveToEndOfParagraph(_ sender: Any?)
    func moveToEndOfParagraphAndModifySelection(_ sender: Any?)
    func moveToLeftEndOfLine(_ sender: Any?)
    func moveToLeftEndOfLineAndModifySelection(_ sender: Any?)
    func moveToRightEndOfLine(_ sender: Any?)
    func moveToRightEndOfLineAndModifySelection(_ sender: Any?)
    func moveUp(_ sender: Any?)
    func moveUpAndModifySelection(_ sender: Any?)
    func moveWordBackward(_ sender: Any?)
    func moveWordBackwardAndModifySelection(_ sender: Any?)
    func moveWordForward(_ sender: Any?)
    func moveWordForwardAndModifySelection(_ sender: Any?)
    func moveWordLeft(_ sender: Any?)
    func moveWordLeftAndModifySelection(_ sender: Any?)
    func moveWordRight(_ sender: Any?)
    func moveWordRightAndModifySelection(_ sender: Any?)
    func pageDown(_ sender: Any?)
    func pageDownAndModifySelection(_ sender: Any?)
    func pageUp(_ sender: Any?)
    func pageUpAndModifySelection(_ sender: Any?)
    func quickLookPreviewItems(_ sender: Any?)
    func scrollLineDown(_ sender: Any?)
    func scrollLineUp(_ sender: Any?)
    func scrollPageDown(_ sender: Any?)
    func scrollPageUp(_ sender: Any?)
    func scrollToBeginningOfDocument(_ sender: Any?)
    func scrollToEndOfDocument(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func selectLine(_ sender: Any?)
    func selectParagraph(_ sender: Any?)
    func selectToMark(_ sender: Any?)
    func selectWord(_ sender: Any?)
    func setMark(_ sender: Any?)
    func showContextMenuForSelection(_ sender: Any?)
    func swapWithMark(_ sender: Any?)
    func transpose(_ sender: Any?)
    func transposeWords(_ sender: Any?)
    func uppercaseWord(_ sender: Any?)
    func yank(_ sender: Any?)
  }
  class NSStatusBar: NSObject {
    init()
    var isVertical: Bool { get }
    func remove(_ item: NSStatusItem)
    func statusItem(withLength length: CGFloat) -> NSStatusItem
    static var system: NSStatusBar { get }
    var thickness: CGFloat { get }
  }
  class NSStatusBarButton: NSButton {
    var appearsDisabled: Bool
    init()
    init(frame frameRect: CGRect)
  }
  class NSStatusItem: NSObject {
    enum Behavior: UInt { case removalAllowed, terminationOnRemoval }
    enum Length: Int32 { case variable, square }
    var action: Selector?
    var alternateImage: NSImage
    var attributedTitle: NSAttributedString
    var autosaveName: String
    var behavior: NSStatusItem.Behavior
    var button: NSStatusBarButton? { get }
    var doubleAction: Selector?
    func drawStatusBarBackground(in rect: CGRect, withHighlight highlight: Bool)
    var highlightMode: Bool
    var image: NSImage
    init()
    var isEnabled: Bool
    var isVisible: Bool
    var length: CGFloat
    var menu: NSMenu?
    func popUpMenu(_ menu: NSMenu)
    func sendAction(on mask: NSTouch.Phase) -> Int
    static var squareLength: CGFloat { get }
    var statusBar: NSStatusBar { get }
    var target: Any?
    var title: String
    var toolTip: String?
    static var variableLength: CGFloat { get }
    var view: NSView?
  }
  class NSStepper: NSControl, NSAccessibilityStepper {
    var autorepeat: Bool
    var increment: Double
    init()
    init(frame frameRect: CGRect)
    var maxValue: Double
    var minValue: Double
    var valueWraps: Bool
  }
  class NSStepperCell: NSActionCell {
    var autorepeat: Bool
    var increment: Double
    init()
    var maxValue: Double
    var minValue: Double
    var valueWraps: Bool
  }
  class NSStepperTouchBarItem: NSTouchBarItem {
    var action: Selector?
    var customizationLabel: String?
    var increment: Double
    init(identifier: NSTouchBarItem.Identifier, drawingHandler: @escaping (CGRect, Double) -> Void)
    init(identifier: NSTouchBarItem.Identifier, formatter: Formatter)
    var maxValue: Double
    var minValue: Double
    var target: Any?
    var value: Double
  }
  class NSStoryboard: NSObject {
    typealias Name = String
    typealias SceneIdentifier = String
    init()
    init(name: String, bundle storyboardBundleOrNil: Bundle?)
    func instantiateController(withIdentifier identifier: String) -> Any
    func instantiateController(withIdentifier identifier: String, creator handler: ((NSCoder) -> Any)? = nil) -> NSViewController
    func instantiateInitialController() -> Any
    func instantiateInitialController(creator handler: ((NSCoder) -> Any)? = nil) -> NSViewController?
    static var main: NSStoryboard? { get }
  }
  class NSStoryboardSegue: NSObject {
    var destinationController: Any { get }
    var identifier: String { get }
    init()
    init(identifier: String, source sourceController: Any, destination destinationController: Any)
    init(identifier: String, source sourceController: Any, destination destinationController: Any, performHandler: @escaping () -> Void)
    func perform()
    var sourceController: Any { get }
  }
  var NSStrikethroughColorAttributeName: String { get }
  var NSStrikethroughStyleAttributeName: String { get }
  extension NSString {
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  }
  class NSStringDrawingContext: NSObject {
    var actualScaleFactor: CGFloat { get }
    init()
    var minimumScaleFactor: CGFloat
    var totalBounds: CGRect { get }
  }
  struct NSStringDrawingOptions: OptionSet {
    init(rawValue: Int)
    static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
    static var usesDeviceMetrics: NSStringDrawingOptions { get }
    static var usesFontLeading: NSStringDrawingOptions { get }
    static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
  }
  var NSStringPboardType: String { get }
  var NSStrokeColorAttributeName: String { get }
  var NSStrokeWidthAttributeName: String { get }
  var NSSubjectDocumentAttribute: String { get }
  var NSSuperscriptAttributeName: String { get }
  enum NSSurfaceOrder: Int32 {
    case aboveWindow, belowWindow
  }
  class NSSwitch: NSControl, NSAccessibilitySwitch {
    init()
    var state: Int
  }
  var NSTIFFPboardType: String { get }
  var NSTabColumnTerminatorsAttributeName: String { get }
  class NSTabView: NSView {
    enum BorderType: UInt { case none, line, bezel }
    enum TabPosition: UInt { case none, top, left, bottom, right }
    enum TabType: UInt { case nsTopTabsBezelBorder, nsLeftTabsBezelBorder, nsBottomTabsBezelBorder, nsRightTabsBezelBorder, nsNoTabsBezelBorder, nsNoTabsLineBorder, nsNoTabsNoBorder }
    func add(_ tabViewItem: NSTabViewItem)
    var allowsTruncatedLabels: Bool
    var contentRect: CGRect { get }
    var controlSize: NSControlSize
    var controlTint: NSControlTint
    var delegate: NSTabViewDelegate?
    var drawsBackground: Bool
    var font: NSFont
    func index(of tabViewItem: NSTabViewItem) -> Int
    func indexOfTabViewItem(withIdentifier identifier: Any) -> Int
    init()
    init(frame frameRect: CGRect)
    func insert(_ tabViewItem: NSTabViewItem, at index: Int)
    var minimumSize: CGSize { get }
    var numberOfTabViewItems: Int { get }
    func remove(_ tabViewItem: NSTabViewItem)
    func select(_ tabViewItem: NSTabViewItem)
    func selectFirstTabViewItem(_ sender: Any)
    func selectItem(at index: Int)
    func selectItem(withIdentifier identifier: Any)
    func selectLastItem(_ sender: Any)
    func selectNextTabViewItem(_ sender: Any)
    func selectPreviousTabViewItem(_ sender: Any)
    var selectedTabViewItem: NSTabViewItem { get }
    var tabPosition: NSTabView.TabPosition
    var tabViewBorderType: NSTabView.BorderType
    func tabViewItem(at index: Int) -> NSTabViewItem
    func tabViewItem(at point: CGPoint) -> NSTabViewItem
    var tabViewItems: [NSTabViewItem]
    var tabViewType: NSTabView.TabType
    func takeSelectedTabViewItemFromSender(_ sender: Any)
  }
  class NSTabViewController: NSViewController, NSTabViewDelegate, NSToolbarDelegate {
    enum TabStyle: Int { case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified }
    func addTabViewItem(_ tabViewItem: NSTabViewItem)
    var canPropagateSelectedChildViewControllerTitle: Bool
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int)
    func removeTabViewItem(_ tabViewItem: NSTabViewItem)
    var selectedTabViewItemIndex: Int
    var tabStyle: NSTabViewController.TabStyle
    var tabView: NSTabView
    func tabView(_ tabView: NSTabView, didSelect item: NSTabViewItem)
    func tabView(_ tabView: NSTabView, shouldSelect item: NSTabViewItem) -> Bool
    func tabView(_ tabView: NSTabView, willSelect item: NSTabViewItem)
    func tabViewItem(for viewController: NSViewController) -> NSTabViewItem
    var tabViewItems: [NSTabViewItem]
    func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: String, willBeInsertedIntoToolbar willBeInserted: Bool) -> NSToolbarItem?
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    var transitionOptions: NSViewController.TransitionOptions
  }
  protocol NSTabViewDelegate: NSObjectProtocol {
    func tabView(_ tabView: NSTabView, didSelect item: NSTabViewItem)
    func tabView(_ tabView: NSTabView, shouldSelect item: NSTabViewItem) -> Bool
    func tabView(_ tabView: NSTabView, willSelect item: NSTabViewItem)
    func tabViewDidChangeNumber(ofTabViewItems tabView: NSTabView)
  }
  class NSTabViewItem: NSObject, NSCoding {
    enum State: UInt { case selected, background, pressed }
    var color: NSColor
    func drawLabel(_ shouldTruncateLabel: Bool, in labelRect: CGRect)
    var identifier: Any
    var image: NSImage
    init()
    init?(coder: NSCoder)
    init(identifier: Any)
    init(viewController: NSViewController)
    var initialFirstResponder: Any
    var label: String
    func size(ofLabel computeMin: Bool) -> CGSize
    var tabState: NSTabViewItem.State { get }
    var tabView: NSTabView { get }
    var toolTip: String?
    var view: NSView
    var viewController: NSViewController
  }
  class NSTableCellView: NSView {
    var backgroundStyle: NSBackgroundStyle
    var draggingImageComponents: [Any] { get }
    var imageView: NSImageView
    init()
    init(frame frameRect: CGRect)
    var objectValue: Any?
    var rowSizeStyle: NSTableView.RowSizeStyle
    var textField: NSTextField
  }
  class NSTableColumn: NSObject, NSUserInterfaceItemIdentification, NSCoding {
    struct ResizingOptions: OptionSet {}
    var dataCell: NSCell
    func dataCell(forRow row: Int) -> NSCell
    var headerCell: NSCell
    var headerToolTip: String?
    init()
    init?(coder: NSCoder)
    init(identifier: String)
    var isEditable: Bool
    var isHidden: Bool
    var maxWidth: CGFloat
    var minWidth: CGFloat
    var resizingMask: NSTableColumn.ResizingOptions
    func sizeToFit()
    var sortDescriptorPrototype: NSSortDescriptor?
    var tableView: NSTableView
    var title: String
    var width: CGFloat
  }
  extension NSTableColumn.ResizingOptions {
    static var autoresizing: NSTableColumn.ResizingOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var userResizingMask: NSTableColumn.ResizingOptions { get }
  }
  class NSTableHeaderCell: NSTextFieldCell {
    func drawSortIndicator(withFrame cellFrame: CGRect, in controlView: NSView, ascending: Bool, priority: Int)
    init()
    init(textCell aString: String)
    func sortIndicatorRect(forBounds theRect: CGRect) -> CGRect
  }
  class NSTableHeaderView: NSView, NSViewToolTipOwner {
    func column(at point: CGPoint) -> Int
    var draggedColumn: Int { get }
    var draggedDistance: CGFloat { get }
    func headerRect(ofColumn column: Int) -> CGRect
    init()
    init(frame frameRect: CGRect)
    var resizedColumn: Int { get }
    var tableView: NSTableView
  }
  class NSTableRowView: NSView, NSAccessibilityRow {
    var backgroundColor: NSColor
    var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle
    func drawBackground(in dirtyRect: CGRect)
    func drawDraggingDestinationFeedback(in dirtyRect: CGRect)
    func drawSelection(in dirtyRect: CGRect)
    func drawSeparator(in dirtyRect: CGRect)
    var indentationForDropOperation: CGFloat
    init()
    init(frame frameRect: CGRect)
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    var isEmphasized: Bool
    var isFloating: Bool
    var isGroupRowStyle: Bool
    var isNextRowSelected: Bool
    var isPreviousRowSelected: Bool
    var isSelected: Bool
    var isTargetForDropOperation: Bool
    var numberOfColumns: Int { get }
    var selectionHighlightStyle: NSTableView.SelectionHighlightStyle
    func view(atColumn column: Int) -> NSView
  }
  class NSTableView: NSControl, NSDraggingSource, NSAccessibilityTable, NSUserInterfaceValidations {
    struct AnimationOptions: OptionSet {}
    enum ColumnAutoresizingStyle: UInt { case none, uniform, sequential, reverseSequential, lastColumnOnly, firstColumnOnly }
    enum DraggingDestinationFeedbackStyle: Int { case none, regular, sourceList, feedbackStyleGap }
    struct GridLineStyle: OptionSet {}
    enum RowActionEdge: Int { case leading, trailing }
    enum RowSizeStyle: Int { case `default`, custom, small, medium, large }
    enum SelectionHighlightStyle: Int { case none, regular, sourceList }
    enum Style: Int { case automatic, fullWidth, inset, sourceList, plain }
    func add(_ tableColumn: NSTableColumn)
    var allowsColumnReordering: Bool
    var allowsColumnResizing: Bool
    var allowsColumnSelection: Bool
    var allowsEmptySelection: Bool
    var allowsMultipleSelection: Bool
    var allowsTypeSelect: Bool
    var autosaveName: String
    var autosaveTableColumns: Bool
    var backgroundColor: NSColor
    func beginUpdates()
    func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: CGPoint) -> Bool
    var clickedColumn: Int { get }
    var clickedRow: Int { get }
    func column(at point: CGPoint) -> Int
    func column(for view: NSView) -> Int
    func column(withIdentifier identifier: String) -> Int
    var columnAutoresizingStyle: NSTableView.ColumnAutoresizingStyle
    static var columnDidMoveNotification: Notification.Name { get }
    static var columnDidResizeNotification: Notification.Name { get }
    func columnIndexes(in rect: CGRect) -> IndexSet
    var cornerView: NSView
    var dataSource: NSTableViewDataSource?
    var delegate: NSTableViewDelegate?
    func deselectAll(_ sender: Any?)
    func deselectColumn(_ column: Int)
    func deselectRow(_ row: Int)
    func didAdd(_ rowView: NSTableRowView, forRow row: Int)
    func didRemove(_ rowView: NSTableRowView, forRow row: Int)
    var doubleAction: Selector?
    func dragImageForRows(with dragRows: IndexSet, tableColumns: [NSTableColumn], event dragEvent: NSEvent, offset dragImageOffset: UnsafeMutablePointer<CGPoint>) -> NSImage
    var draggingDestinationFeedbackStyle: NSTableView.DraggingDestinationFeedbackStyle
    func drawBackground(inClip clipRect: CGRect)
    func drawGrid(inClip clipRect: CGRect)
    func drawRow(_ row: Int, clip clipRect: CGRect)
    func editColumn(_ column: Int, row: Int, with theEvent: NSEvent?, select: Bool)
    var editedColumn: Int { get }
    var editedRow: Int { get }
    var effectiveRowSizeStyle: NSTableView.RowSizeStyle { get }
    var effectiveStyle: NSTableView.Style { get }
    func endUpdates()
    func enumerateAvailableRowViews(_ callback: @escaping (NSTableRowView, Int) -> Void)
    var floatsGroupRows: Bool
    var focusedColumn: Int
    func frameOfCell(atColumn column: Int, row: Int) -> CGRect
    var gridColor: NSColor
    var gridStyleMask: NSTableView.GridLineStyle
    var headerView: NSTableHeaderView?
    var hiddenRowIndexes: IndexSet { get }
    func hideRows(at indexes: IndexSet, with rowAnimation: NSTableView.AnimationOptions)
    func highlightSelection(inClip clipRect: CGRect)
    var highlightedTableColumn: NSTableColumn
    func indicatorImage(in tableColumn: NSTableColumn) -> NSImage
    init()
    init(frame frameRect: CGRect)
    func insertRows(at indexes: IndexSet, with animationOptions: NSTableView.AnimationOptions)
    var intercellSpacing: CGSize
    func isColumnSelected(_ column: Int) -> Bool
    func isRowSelected(_ row: Int) -> Bool
    func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
    func moveColumn(_ oldIndex: Int, toColumn newIndex: Int)
    func moveRow(at oldIndex: Int, to newIndex: Int)
    func noteHeightOfRows(withIndexesChanged indexSet: IndexSet)
    func noteNumberOfRowsChanged()
    var numberOfColumns: Int { get }
    var numberOfRows: Int { get }
    var numberOfSelectedColumns: Int { get }
    var numberOfSelectedRows: Int { get }
    func performClickOnCell(atColumn column: Int, row: Int)
    func preparedCell(atColumn column: Int, row: Int) -> NSCell
    func rect(ofColumn column: Int) -> CGRect
    func rect(ofRow row: Int) -> CGRect
    func register(_ nib: NSNib?, forIdentifier identifier: String)
    var registeredNibsByIdentifier: [AnyHashable: Any] { get }
    func reloadData()
    func reloadData(forRowIndexes rowIndexes: IndexSet, columnIndexes: IndexSet)
    func remove(_ tableColumn: NSTableColumn)
    func removeRows(at indexes: IndexSet, with animationOptions: NSTableView.AnimationOptions)
    func row(at point: CGPoint) -> Int
    func row(for view: NSView) -> Int
    var rowActionsVisible: Bool
    var rowHeight: CGFloat
    var rowSizeStyle: NSTableView.RowSizeStyle
    func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView
    func rows(in rect: CGRect) -> NSRange
    func scrollColumnToVisible(_ column: Int)
    func scrollRowToVisible(_ row: Int)
    func selectAll(_ sender: Any?)
    func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection: Bool)
    func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection: Bool)
    var selectedColumn: Int { get }
    var selectedColumnIndexes: IndexSet { get }
    var selectedRow: Int { get }
    var selectedRowIndexes: IndexSet { get }
    static var selectionDidChangeNotification: Notification.Name { get }
    var selectionHighlightStyle: NSTableView.SelectionHighlightStyle
    static var selectionIsChangingNotification: Notification.Name { get }
    func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool)
    func setDropRow(_ row: Int, dropOperation: NSTableViewDropOperation)
    func setIndicatorImage(_ anImage: NSImage?, in tableColumn: NSTableColumn)
    func shouldFocusCell(_ cell: NSCell, atColumn column: Int, row: Int) -> Bool
    func sizeLastColumnToFit()
    func sizeToFit()
    var sortDescriptors: [NSSortDescriptor]
    var style: NSTableView.Style
    func tableColumn(withIdentifier identifier: String) -> NSTableColumn
    func tableColumns() -> [NSTableColumn]
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
    func tile()
    func unhideRows(at indexes: IndexSet, with rowAnimation: NSTableView.AnimationOptions)
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    var usesAlternatingRowBackgroundColors: Bool
    var usesAutomaticRowHeights: Bool
    var usesStaticContents: Bool
    var verticalMotionCanBeginDrag: Bool
    func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView
  }
  extension NSTableView.AnimationOptions {
    static var effectFade: NSTableView.AnimationOptions { get }
    static var effectGap: NSTableView.AnimationOptions { get }
    static var fade: NSTableView.AnimationOptions { get }
    static var gap: NSTableView.AnimationOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var slideDown: NSTableView.AnimationOptions { get }
    static var slideLeft: NSTableView.AnimationOptions { get }
    static var slideRight: NSTableView.AnimationOptions { get }
    static var slideUp: NSTableView.AnimationOptions { get }
  }
  extension NSTableView.GridLineStyle {
    static var dashedHorizontalGridLine: NSTableView.GridLineStyle { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var solidHorizontalLine: NSTableView.GridLineStyle { get }
    static var solidVerticalLine: NSTableView.GridLineStyle { get }
  }
  protocol NSTableViewDataSource: NSObjectProtocol {
    func numberOfRows(in tableView: NSTableView) -> Int
    func tableView(_ tableView: NSTableView, acceptDrop info: NSDraggingInfo, row: Int, dropOperation: NSTableViewDropOperation) -> Bool
    func tableView(_ tableView: NSTableView, draggingSession: NSDraggingSession, endedAt endedAtScreenPoint: CGPoint, operation: NSDragOperation)
    func tableView(_ tableView: NSTableView, draggingSession: NSDraggingSession, willBeginAt willBeginAtScreenPoint: CGPoint, forRowIndexes rowIndexes: IndexSet)
    func tableView(_ tableView: NSTableView, namesOfPromisedFilesDroppedAtDestination dropDestination: URL, forDraggedRowsWith indexSet: IndexSet) -> [String]
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn, row: Int) -> Any
    func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> NSPasteboardWriting
    func tableView(_ tableView: NSTableView, setObjectValue theObject: Any, for tableColumn: NSTableColumn, row: Int)
    func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
    func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: NSDraggingInfo)
    func tableView(_ tableView: NSTableView, validateDrop info: NSDraggingInfo, proposedRow row: Int, proposedDropOperation dropOperation: NSTableViewDropOperation) -> NSDragOperation
    func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool
  }
  protocol NSTableViewDelegate: NSObjectProtocol {
    func selectionShouldChange(in tableView: NSTableView) -> Bool
    func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn, row: Int) -> NSCell
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
    func tableView(_ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String) -> Int
    func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) -> [NSTableViewRowAction]
    func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView
    func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet) -> IndexSet
    func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn, row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn) -> Bool
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldShowCellExpansionFor tableColumn: NSTableColumn, row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldTrack cell: NSCell, for tableColumn: NSTableColumn, row: Int) -> Bool
    func tableView(_ tableView: NSTableView, shouldTypeSelectFor theEvent: NSEvent, withCurrentSearch searchString: String) -> Bool
    func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
    func tableView(_ tableView: NSTableView, toolTipFor cell: NSCell, rect: UnsafeMutablePointer<CGRect>, tableColumn: NSTableColumn?, row: Int, mouseLocation: CGPoint) -> String
    func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn, row: Int) -> String
    func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
    func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn, row: Int) -> NSView
    func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn, row: Int)
    func tableViewColumnDidMove(_ notification: Notification)
    func tableViewColumnDidResize(_ notification: Notification)
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableViewSelectionIsChanging(_ notification: Notification)
  }
  class NSTableViewDiffableDataSource: NSObject, NSTableViewDataSource {
    func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool)
    func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool) async
    func apply(_ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool, completion: (() -> Void)? = nil)
    var defaultRowAnimation: NSTableView.AnimationOptions
    init(tableView: NSTableView, cellProvider: @escaping (NSTableView, NSTableColumn, Int, Any) -> NSView)
    func itemIdentifier(forRow row: Int) -> Any?
    func row(for sectionIdentifier: Any) -> Int
    var rowViewProvider: ((NSTableView, Int, Any) -> NSTableRowView)?
    var sectionHeaderViewProvider: ((NSTableView, Int, Any) -> NSView)?
    func sectionIdentifier(forRow row: Int) -> Any?
    func snapshot() -> NSDiffableDataSourceSnapshot
  }
  enum NSTableViewDropOperation: UInt {
    case on, above
  }
  class NSTableViewRowAction: NSObject, NSCopying {
    enum Style: Int { case regular, destructive }
    var backgroundColor: NSColor
    var image: NSImage?
    init()
    init(style: NSTableViewRowAction.Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void)
    var style: NSTableViewRowAction.Style { get }
    var title: String
  }
  var NSTableViewRowViewKey: String { get }
  var NSTabularTextPboardType: String { get }
  var NSTargetTextScalingDocumentOption: String { get }
  class NSText: NSView {
    struct ContentType: RawRepresentable, Hashable {}
    enum CursorAccessoryPlacement: Int { case unspecified, backward, forward, invisible, center, offscreenLeft, offscreenTop, offscreenRight, offscreenBottom }
    enum InputTraitType: Int { case `default`, no, yes }
    enum ScalingType: Int { case standard, iOS }
    func alignCenter(_ sender: Any)
    func alignLeft(_ sender: Any)
    func alignRight(_ sender: Any)
    var alignment: NSText.AlignmentExtensions.ToNative
    var backgroundColor: NSColor
    var baseWritingDirection: NSWritingDirection
    func changeFont(_ sender: Any)
    func checkSpelling(_ sender: Any)
    func copy(_ sender: Any)
    func copyFont(_ sender: Any)
    func copyRuler(_ sender: Any)
    func cut(_ sender: Any)
    var delegate: NSTextDelegate?
    func delete(_ sender: Any)
    static var didBeginEditingNotification: Notification.Name { get }
    static var didChangeNotification: Notification.Name { get }
    static var didEndEditingNotification: Notification.Name { get }
    var drawsBackground: Bool
    var font: NSFont
    var importsGraphics: Bool
    init()
    init(frame frameRect: CGRect)
    var isEditable: Bool
    var isFieldEditor: Bool
    var isHorizontallyResizable: Bool
    var isRichText: Bool
    var isRulerVisible: Bool { get }
    var isSelectable: Bool
    var isVerticallyResizable: Bool
    var maxSize: CGSize
    var minSize: CGSize
    func paste(_ sender: Any)
    func pasteFont(_ sender: Any)
    func pasteRuler(_ sender: Any)
    func readRTFD(fromFile path: String) -> Bool
    func replaceCharacters(in range: NSRange, with aString: String)
    func replaceCharacters(in range: NSRange, withRTF rtfData: Data)
    func replaceCharacters(in range: NSRange, withRTFD rtfdData: Data)
    func rtf(from range: NSRange) -> Data
    func rtfd(from range: NSRange) -> Data
    func scrollRangeToVisible(_ range: NSRange)
    func selectAll(_ sender: Any)
    var selectedRange: NSRange
    func setFont(_ font: NSFont, range: NSRange)
    func setTextColor(_ color: NSColor, range: NSRange)
    func showGuessPanel(_ sender: Any)
    func sizeToFit()
    var string: String
    func `subscript`(_ sender: Any)
    func superscript(_ sender: Any)
    var textColor: NSColor
    func toggleRuler(_ sender: Any)
    func underline(_ sender: Any)
    func unscript(_ sender: Any)
    var usesFontPanel: Bool
    func writeRTFD(toFile path: String, atomically: Bool) -> Bool
  }
  extension NSText.AlignmentExtensions {
    enum ToNative: UInt { case left, right, center, justified, natural }
  }
  extension NSText.ContentType {
    static var addressCity: NSText.ContentType { get }
    static var addressCityAndState: NSText.ContentType { get }
    static var addressState: NSText.ContentType { get }
    static var birthdate: NSText.ContentType { get }
    static var birthdateDay: NSText.ContentType { get }
    static var birthdateMonth: NSText.ContentType { get }
    static var birthdateYear: NSText.ContentType { get }
    static var countryName: NSText.ContentType { get }
    static var creditCardExpiration: NSText.ContentType { get }
    static var creditCardExpirationMonth: NSText.ContentType { get }
    static var creditCardExpirationYear: NSText.ContentType { get }
    static var creditCardFamilyName: NSText.ContentType { get }
    static var creditCardGivenName: NSText.ContentType { get }
    static var creditCardMiddleName: NSText.ContentType { get }
    static var creditCardName: NSText.ContentType { get }
    static var creditCardNumber: NSText.ContentType { get }
    static var creditCardSecurityCode: NSText.ContentType { get }
    static var creditCardType: NSText.ContentType { get }
    static var dateTime: NSText.ContentType { get }
    static var emailAddress: NSText.ContentType { get }
    static var familyName: NSText.ContentType { get }
    static var flightNumber: NSText.ContentType { get }
    static var fullStreetAddress: NSText.ContentType { get }
    static var givenName: NSText.ContentType { get }
    init(rawValue: String)
    static var jobTitle: NSText.ContentType { get }
    static var location: NSText.ContentType { get }
    static var middleName: NSText.ContentType { get }
    static var name: NSText.ContentType { get }
    static var namePrefix: NSText.ContentType { get }
    static var nameSuffix: NSText.ContentType { get }
    static var newPassword: NSText.ContentType { get }
    static var nickname: NSText.ContentType { get }
    static var oneTimeCode: NSText.ContentType { get }
    static var organizationName: NSText.ContentType { get }
    static var password: NSText.ContentType { get }
    static var postalCode: NSText.ContentType { get }
    var rawValue: String { get }
    static var shipmentTrackingNumber: NSText.ContentType { get }
    static var streetAddressLine1: NSText.ContentType { get }
    static var streetAddressLine2: NSText.ContentType { get }
    static var sublocality: NSText.ContentType { get }
    static var telephoneNumber: NSText.ContentType { get }
    static var url: NSText.ContentType { get }
    static var username: NSText.ContentType { get }
  }
  class NSTextAlternatives: NSObject, NSSecureCoding {
    var alternativeStrings: [Any] { get }
    init()
    init?(coder: NSCoder)
    init(primaryString: String, alternativeStrings: [Any])
    func noteSelectedAlternativeString(_ alternativeString: String)
    var primaryString: String { get }
    static var selectedAlternativeStringNotification: Notification.Name { get }
  }
  var NSTextAlternativesAttributeName: String { get }
  class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding, NSTextAttachmentLayout, UIAccessibilityContentSizeCategoryImageAdjusting {
    var allowsTextAttachmentView: Bool
    var attachmentCell: NSTextAttachmentCell
    var bounds: CGRect
    var contents: Data?
    var fileType: String?
    var fileWrapper: FileWrapper?
    var image: NSImage?
    init()
    init?(coder: NSCoder)
    init(data contentData: Data?, ofType uti: String?)
    init(fileWrapper: FileWrapper)
    var lineLayoutPadding: CGFloat
    static func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String)
    static func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass?
    var usesTextAttachmentView: Bool { get }
  }
  protocol NSTextAttachmentCell: NSObjectProtocol {
    var attachment: NSTextAttachment?
    var cellBaselineOffset: CGPoint { get }
    func cellFrame(for textContainer: NSTextContainer, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect
    var cellSize: CGSize { get }
    func draw(withFrame cellFrame: CGRect, in controlView: NSView?)
    func draw(withFrame cellFrame: CGRect, in controlView: NSView?, characterIndex charIndex: Int)
    func draw(withFrame cellFrame: CGRect, in controlView: NSView?, characterIndex charIndex: Int, layoutManager: NSLayoutManager)
    func highlight(_ highlight: Bool, withFrame cellFrame: CGRect, in controlView: NSView)
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    func trackMouse(_ theEvent: NSEvent, in cellFrame: CGRect, of controlView: NSView, atCharacterIndex charIndex: Int, untilMouseUp: Bool) -> Bool
    func trackMouse(_ theEvent: NSEvent, in cellFrame: CGRect, of controlView: NSView, untilMouseUp: Bool) -> Bool
    var wantsToTrackMouse: Bool { get }
    func wantsToTrackMouse(for theEvent: NSEvent, in cellFrame: CGRect, of controlView: NSView, atCharacterIndex charIndex: Int) -> Bool
  }
  protocol NSTextAttachmentContainer: NSObjectProtocol {
    func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int) -> CGRect
    func image(forBounds bounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> NSImage?
  }
  protocol NSTextAttachmentLayout: NSObjectProtocol {
    func attachmentBounds(forAttributes attributes: [String: Any], location: NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect
    func image(forBounds bounds: CGRect, attributes: [String: Any], location: NSTextLocation, textContainer: NSTextContainer?) -> NSImage?
    func viewProvider(forParentView parentView: NSView?, location: NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider?
  }
  class NSTextAttachmentViewProvider: NSObject {
    func attachmentBounds(forAttributes attributes: [String: Any] = nil, location: NSTextLocation, textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint) -> CGRect
    init(textAttachment: NSTextAttachment, parentView: NSView?, textLayoutManager: NSTextLayoutManager?, location: NSTextLocation)
    func loadView()
    var location: NSTextLocation { get }
    var textAttachment: NSTextAttachment? { get }
    var textLayoutManager: NSTextLayoutManager? { get }
    var tracksTextAttachmentViewBounds: Bool
    var view: NSView?
  }
  class NSTextBlock: NSObject, NSCoding, NSCopying, NSSecureCoding {
    enum Dimension: UInt { case width, minimumWidth, maximumWidth, height, minimumHeight, maximumHeight }
    enum Layer: Int { case padding, border, margin }
    enum ValueType: UInt { case absolute, percentage }
    enum VerticalAlignment: UInt { case top, middle, bottom, baseline }
    var backgroundColor: NSColor
    func borderColor(for edge: NSRectEdge) -> NSColor
    func boundsRect(forContentRect contentRect: CGRect, in rect: CGRect, textContainer: NSTextContainer, characterRange charRange: NSRange) -> CGRect
    var contentWidth: CGFloat { get }
    var contentWidthValueType: NSTextBlock.ValueType { get }
    func drawBackground(withFrame frameRect: CGRect, in controlView: NSView, characterRange charRange: NSRange, layoutManager: NSLayoutManager)
    init()
    init?(coder: NSCoder)
    func rectForLayout(at startingPoint: CGPoint, in rect: CGRect, textContainer: NSTextContainer, characterRange charRange: NSRange) -> CGRect
    func setBorderColor(_ color: NSColor)
    func setBorderColor(_ color: NSColor, for edge: NSRectEdge)
    func setContentWidth(_ val: CGFloat, type: NSTextBlock.ValueType)
    func setValue(_ val: CGFloat, type: NSTextBlock.ValueType, for dimension: NSTextBlock.Dimension)
    func setWidth(_ val: CGFloat, type: NSTextBlock.ValueType, for layer: NSTextBlock.Layer)
    func setWidth(_ val: CGFloat, type: NSTextBlock.ValueType, for layer: NSTextBlock.Layer, edge: NSRectEdge)
    func value(for dimension: NSTextBlock.Dimension) -> CGFloat
    func valueType(for dimension: NSTextBlock.Dimension) -> NSTextBlock.ValueType
    var verticalAlignment: NSTextBlock.VerticalAlignment
    func width(for layer: NSTextBlock.Layer, edge: NSRectEdge) -> CGFloat
    func widthValueType(for layer: NSTextBlock.Layer, edge: NSRectEdge) -> NSTextBlock.ValueType
  }
  protocol NSTextCheckingClient: NSTextInputTraits, NSTextInputClient {
    func addAnnotations(_ annotations: [String: String], range: NSRange)
    func annotatedSubstring(forProposedRange range: NSRange, actualRange: UnsafeMutablePointer<NSRange>) -> NSAttributedString?
    var candidateListTouchBarItem: NSCandidateListTouchBarItem? { get }
    func removeAnnotation(_ annotationName: String, range: NSRange)
    func replaceCharacters(in range: NSRange, withAnnotatedString annotatedString: NSAttributedString)
    func selectAndShow(_ range: NSRange)
    func setAnnotations(_ annotations: [String: String], range: NSRange)
    func view(for range: NSRange, firstRect: UnsafeMutablePointer<CGRect>, actualRange: UnsafeMutablePointer<NSRange>) -> NSView?
  }
  class NSTextCheckingController: NSObject {
    func changeSpelling(_ sender: Any?)
    func checkSpelling(_ sender: Any?)
    func checkText(in range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any] = nil)
    func checkTextInDocument(_ sender: Any?)
    func checkTextInSelection(_ sender: Any?)
    var client: NSTextCheckingClient { get }
    func considerTextChecking(for range: NSRange)
    func didChangeSelectedRange()
    func didChangeText(in range: NSRange)
    func ignoreSpelling(_ sender: Any?)
    init(client: NSTextCheckingClient)
    func insertedText(in range: NSRange)
    func invalidate()
    func menu(at location: Int, clickedOnSelection: Bool, effectiveRange: UnsafeMutablePointer<NSRange>) -> NSMenu?
    func orderFrontSubstitutionsPanel(_ sender: Any?)
    func showGuessPanel(_ sender: Any?)
    var spellCheckerDocumentTag: Int
    func updateCandidates()
    var validAnnotations: [String] { get }
  }
  var NSTextCheckingDocumentAuthorKey: String { get }
  var NSTextCheckingDocumentTitleKey: String { get }
  var NSTextCheckingDocumentURLKey: String { get }
  var NSTextCheckingGenerateInlinePredictionsKey: String { get }
  var NSTextCheckingOrthographyKey: String { get }
  var NSTextCheckingQuotesKey: String { get }
  var NSTextCheckingReferenceDateKey: String { get }
  var NSTextCheckingReferenceTimeZoneKey: String { get }
  var NSTextCheckingRegularExpressionsKey: String { get }
  var NSTextCheckingReplacementsKey: String { get }
  var NSTextCheckingSelectedRangeKey: String { get }
  class NSTextContainer: NSObject, NSTextLayoutOrientationProvider, NSSecureCoding {
    var containerSize: CGSize
    func contains(_ point: CGPoint) -> Bool
    var exclusionPaths: [NSBezierPath]
    var heightTracksTextView: Bool
    init()
    init?(coder: NSCoder)
    func initWith(_ size: CGSize) -> UnsafeMutableRawPointer
    func initWithContainerSize(_ size: CGSize) -> UnsafeMutableRawPointer
    var isSimpleRectangularTextContainer: Bool { get }
    var layoutManager: NSLayoutManager?
    var lineBreakMode: NSLineBreakMode
    var lineFragmentPadding: CGFloat
    func lineFragmentRect(forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>) -> CGRect
    var maximumNumberOfLines: Int
    func replaceLayoutManager(_ newLayoutManager: NSLayoutManager)
    var size: CGSize
    var textLayoutManager: NSTextLayoutManager? { get }
    var textView: NSTextView
    var widthTracksTextView: Bool
  }
  protocol NSTextContent: NSObjectProtocol {
    var contentType: String { get }
    func setContentType(_ contentType: String)
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
  protocol NSTextDelegate: NSObjectProtocol {
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
  }
  var NSTextEffectAttributeName: String { get }
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
  var NSTextEncodingNameDocumentAttribute: String { get }
  var NSTextEncodingNameDocumentOption: String { get }
  class NSTextField: NSControl, NSAccessibilityNavigableStaticText, NSUserInterfaceValidations, NSTextContent {
    enum BezelStyle: UInt { case square, rounded }
    var acceptsFirstResponder: Bool { get }
    var allowsCharacterPickerTouchBarItem: Bool { get }
    var allowsDefaultTighteningForTruncation: Bool
    var allowsEditingTextAttributes: Bool
    var allowsWritingTools: Bool
    func automaticTextCompletionEnabled(_ enabled: Bool)
    var backgroundColor: NSColor?
    var bezelStyle: NSTextField.BezelStyle
    var delegate: NSTextFieldDelegate?
    var drawsBackground: Bool
    var importsGraphics: Bool
    init()
    init(frame frameRect: CGRect)
    init(labelWithAttributedString attributedStringValue: NSAttributedString)
    init(labelWithString stringValue: String)
    init(string stringValue: String)
    init(wrappingLabelWithString stringValue: String)
    var isAutomaticTextCompletionEnabled: Bool { get }
    var isBezeled: Bool
    var isBordered: Bool
    var isEditable: Bool
    var isSelectable: Bool
    var lineBreakStrategy: NSLineBreakStrategy
    var maximumNumberOfLines: Int
    var placeholderAttributedString: NSAttributedString?
    var placeholderString: String?
    var preferredMaxLayoutWidth: CGFloat
    func selectText(_ sender: Any?)
    func setAllowsCharacterPickerTouchBarItem(_ allows: Bool)
    var textColor: NSColor?
    func textDidBeginEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textShouldBeginEditing(_ textObject: NSText) -> Bool
    func textShouldEndEditing(_ textObject: NSText) -> Bool
  }
  class NSTextFieldCell: NSActionCell {
    var allowedInputSourceLocales: [String]?
    var backgroundColor: NSColor?
    var bezelStyle: NSTextField.BezelStyle
    var drawsBackground: Bool
    init()
    init(imageCell image: NSImage)
    init(textCell aString: String)
    var placeholderAttributedString: NSAttributedString?
    var placeholderString: String?
    func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText
    var textColor: NSColor?
    var wantsNotificationForMarkedText: Bool
  }
  protocol NSTextFieldDelegate: NSObjectProtocol {
    func control(_ control: NSControl, didFailToFormatString str: String, errorDescription error: String) -> Bool
    func control(_ control: NSControl, didFailToValidatePartialString str: String, errorDescription error: String)
    func control(_ control: NSControl, isValidObject objectToValidate: Any) -> Bool
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
    func control(_ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
    func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
    func textField(_ textField: NSTextField, textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange) -> [NSTextCheckingResult]
    func textField(_ textField: NSTextField, textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
    func textField(_ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
  }
  class NSTextFinder: NSObject, NSCoding {
    func cancelFindIndicator()
    var client: NSTextFinderClient
    static func drawIncrementalMatchHighlight(in rect: CGRect)
    var findBarContainer: NSTextFinderBarContainer
    var findIndicatorNeedsUpdate: Bool
    var incrementalMatchRanges: [Any] { get }
    init()
    init?(coder: NSCoder)
    var isIncrementalSearchingEnabled: Bool
    func noteClientStringWillChange()
    func perform(_ op: NSTextFinderAction)
    func validate(_ op: NSTextFinderAction) -> Bool
  }
  enum NSTextFinderAction: Int {
    case showFindInterface, nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString, replaceAllInSelection, selectAll, selectAllInSelection, hideFindInterface, showReplaceInterface, hideReplaceInterface
  }
  protocol NSTextFinderBarContainer: NSObjectProtocol {
    var contentView: NSView { get }
    var findBarView: NSView
    func findBarViewDidChangeHeight()
    var isFindBarVisible: Bool
  }
  protocol NSTextFinderClient: NSObjectProtocol {
    var allowsMultipleSelection: Bool { get }
    func contentView(at index: Int, effectiveCharacterRange outRange: UnsafeMutablePointer<NSRange>) -> NSView
    func didReplaceCharacters()
    func drawCharacters(in range: NSRange, forContentView view: NSView)
    var firstSelectedRange: NSRange { get }
    var isEditable: Bool { get }
    var isSelectable: Bool { get }
    func rects(forCharacterRange characterRange: NSRange) -> [Any]
    func replaceCharacters(in range: NSRange, with str: String)
    func scrollRangeToVisible(_ range: NSRange)
    var selectedRanges: [Any]
    func shouldReplaceCharacters(inRanges ranges: [Any], withStrings strings: [Any]) -> Bool
    var string: String { get }
    func string(at index: Int, effectiveRange: UnsafeMutablePointer<NSRange>, endsWithSearchBoundary: Bool) -> String
    var stringLength: Int { get }
    var visibleCharacterRanges: [Any] { get }
  }
  enum NSTextFinderMatchingType: Int {
    case contains, startsWith, fullWord, endsWith
  }
  var NSTextHighlightColorSchemeAttributeName: String { get }
  var NSTextHighlightStyleAttributeName: String { get }
  protocol NSTextInput: NSObjectProtocol {
    func attributedSubstring(from range: NSRange) -> NSAttributedString
    func characterIndex(for point: CGPoint) -> Int
    var conversationIdentifier: Int { get }
    func firstRect(forCharacterRange range: NSRange) -> CGRect
    var hasMarkedText: Bool { get }
    func insertText(_ insertString: Any)
    var markedRange: NSRange { get }
    var selectedRange: NSRange { get }
    func setMarkedText(_ string: Any, selectedRange selRange: NSRange)
    func unmarkText()
    var validAttributesForMarkedText: [String] { get }
  }
  protocol NSTextInputClient: NSObjectProtocol {
    var attributedString: NSAttributedString { get }
    func attributedSubstring(forProposedRange proposedRange: NSRange, actualRange: UnsafeMutablePointer<NSRange>) -> NSAttributedString?
    func baselineDeltaForCharacter(at charIndex: Int) -> CGFloat
    func characterIndex(for point: CGPoint) -> Int
    var documentVisibleRect: CGRect { get }
    func drawsVerticallyForCharacter(at charIndex: Int) -> Bool
    func firstRect(forCharacterRange characterRange: NSRange, actualRange: UnsafeMutablePointer<NSRange>) -> CGRect
    func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat
    var hasMarkedText: Bool { get }
    func insert(_ adaptiveImageGlyph: NSAdaptiveImageGlyph, replacementRange: NSRange)
    func insertText(_ text: Any, replacementRange: NSRange)
    var markedRange: NSRange { get }
    var preferredTextAccessoryPlacement: NSText.CursorAccessoryPlacement { get }
    var selectedRange: NSRange { get }
    func setMarkedText(_ text: Any, selectedRange: NSRange, replacementRange: NSRange)
    var supportsAdaptiveImageGlyph: Bool { get }
    var unionRectInVisibleSelectedRange: CGRect { get }
    func unmarkText()
    var validAttributesForMarkedText: [String] { get }
    var windowLevel: NSWindow.Level { get }
  }
  class NSTextInputContext: NSObject {
    var acceptsGlyphInfo: Bool
    func activate()
    var allowedInputSourceLocales: [String]?
    var client: NSTextInputClient { get }
    static var current: NSTextInputContext { get }
    func deactivate()
    func discardMarkedText()
    func handle(_ theEvent: NSEvent) -> Bool
    init()
    init(client: NSTextInputClient)
    func invalidateCharacterCoordinates()
    var keyboardInputSources: [String]? { get }
    static var keyboardSelectionDidChangeNotification: Notification.Name { get }
    static func localizedName(forInputSource inputSourceIdentifier: String) -> String
    var selectedKeyboardInputSource: String?
    func textInputClientDidEndScrollingOrZooming()
    func textInputClientWillStartScrollingOrZooming()
  }
  protocol NSTextInputTraits: NSObjectProtocol {
    var allowedWritingToolsResultOptions: NSWritingToolsResultOptions
    var autocorrectionType: NSText.InputTraitType
    var dataDetectionType: NSText.InputTraitType
    var grammarCheckingType: NSText.InputTraitType
    var inlinePredictionType: NSText.InputTraitType
    var linkDetectionType: NSText.InputTraitType
    var mathExpressionCompletionType: NSText.InputTraitType
    var smartDashesType: NSText.InputTraitType
    var smartInsertDeleteType: NSText.InputTraitType
    var smartQuotesType: NSText.InputTraitType
    var spellCheckingType: NSText.InputTraitType
    var textCompletionType: NSText.InputTraitType
    var textReplacementType: NSText.InputTraitType
    var writingToolsBehavior: NSWritingToolsBehavior
  }
  class NSTextInsertionIndicator: NSView {
    struct AutomaticModeOptions: OptionSet {}
    enum DisplayMode: Int { case automatic, hidden, visible }
    var automaticModeOptions: NSTextInsertionIndicator.AutomaticModeOptions
    var color: NSColor?
    var displayMode: NSTextInsertionIndicator.DisplayMode
    var effectsViewInserter: ((NSView) -> Void)?
    init()
    init(frame frameRect: CGRect)
  }
  extension NSTextInsertionIndicator.AutomaticModeOptions {
    static var effectsView: NSTextInsertionIndicator.AutomaticModeOptions { get }
    init(rawValue: Int)
    var rawValue: Int { get }
    static var whileTracking: NSTextInsertionIndicator.AutomaticModeOptions { get }
  }
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
  enum NSTextMovement: Int {
    case other, `return`, tab, backtab, left, right, up, down, cancel
  }
  var NSTextMovementUserInfoKey: String { get }
  class NSTextParagraph: NSTextElement {
    var attributedString: NSAttributedString { get }
    init()
    init(attributedString: NSAttributedString?)
    init(textContentManager: NSTextContentManager?)
    var paragraphContentRange: NSTextRange? { get }
    var paragraphSeparatorRange: NSTextRange? { get }
  }
  class NSTextPreview: NSObject {
    var candidateRects: [NSValue] { get }
    init(snapshotImage: CGImage, presentationFrame: CGRect)
    init(snapshotImage: CGImage, presentationFrame: CGRect, candidateRects: [NSValue])
    var presentationFrame: CGRect { get }
    var previewImage: CGImage { get }
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
  var NSTextSizeMultiplierDocumentOption: String { get }
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
    func textStorageDidProcessEditing(_ notification: Notification)
    func textStorageWillProcessEditing(_ notification: Notification)
  }
  protocol NSTextStorageObserving: NSObjectProtocol {
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: @escaping () -> Void)
    func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
    var textStorage: NSTextStorage?
  }
  class NSTextTab: NSObject, NSSecureCoding, NSCopying {
    enum TabType: UInt { case left, right, center, decimal }
    var alignment: NSText.AlignmentExtensions.ToNative { get }
    static func columnTerminators(for locale: Locale?) -> CharacterSet
    init()
    init?(coder: NSCoder)
    init(textAlignment alignment: NSText.AlignmentExtensions.ToNative, location: CGFloat, options: [AnyHashable: Any])
    init(type: NSTextTab.TabType, location: CGFloat)
    var location: CGFloat { get }
    var options: [AnyHashable: Any] { get }
    var tabStopType: NSTextTab.TabType { get }
  }
  class NSTextTable: NSTextBlock {
    func boundsRect(for block: NSTextTableBlock, contentRect: CGRect, in rect: CGRect, textContainer: NSTextContainer, characterRange charRange: NSRange) -> CGRect
    var collapsesBorders: Bool
    func drawBackground(for block: NSTextTableBlock, withFrame frameRect: CGRect, in controlView: NSView, characterRange charRange: NSRange, layoutManager: NSLayoutManager)
    var hidesEmptyCells: Bool
    init()
    var layoutAlgorithm: NSTextTableLayoutAlgorithm
    var numberOfColumns: Int
    func rect(for block: NSTextTableBlock, layoutAt startingPoint: CGPoint, in rect: CGRect, textContainer: NSTextContainer, characterRange charRange: NSRange) -> CGRect
  }
  class NSTextTableBlock: NSTextBlock {
    var columnSpan: Int { get }
    init(table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn col: Int, columnSpan colSpan: Int)
    var rowSpan: Int { get }
    var startingColumn: Int { get }
    var startingRow: Int { get }
    var table: NSTextTable { get }
  }
  enum NSTextTableLayoutAlgorithm: UInt {
    case automatic, fixed
  }
  class NSTextView: NSText, NSTextInputClient, NSTextLayoutOrientationProvider, NSDraggingSource, NSAccessibilityNavigableStaticText, NSCandidateListTouchBarItemDelegate, NSTouchBarDelegate, NSMenuItemValidation, NSUserInterfaceValidations, NSTextInput, NSTextContent, NSColorChanging {
    func acceptableDragTypes() -> [String]
    var acceptsGlyphInfo: Bool
    func alignJustified(_ sender: Any)
    var allowedInputSourceLocales: [String]
    var allowedWritingToolsResultOptions: NSWritingToolsResultOptions
    var allowsCharacterPickerTouchBarItem: Bool
    var allowsDocumentBackgroundColorChange: Bool
    var allowsImageEditing: Bool
    var allowsUndo: Bool
    var backgroundColor: NSColor
    func breakUndoCoalescing()
    var candidateListTouchBarItem: NSCandidateListTouchBarItem? { get }
    func changeAttributes(_ sender: Any)
    func changeDocumentBackgroundColor(_ sender: Any)
    func changeLayoutOrientation(_ sender: Any)
    func characterIndexForInsertion(at point: CGPoint) -> Int
    func checkText(in range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any] = nil)
    func checkTextInDocument(_ sender: Any)
    func checkTextInSelection(_ sender: Any)
    func cleanUpAfterDragOperation()
    func clicked(onLink link: Any, at charIndex: Int)
    func complete(_ sender: Any?)
    func completions(forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
    var defaultParagraphStyle: NSParagraphStyle
    var delegate: NSTextViewDelegate?
    static var didChangeSelectionNotification: Notification.Name { get }
    func didChangeText()
    static var didChangeTypingAttributesNotification: Notification.Name { get }
    static var didSwitchToNSLayoutManagerNotification: Notification.Name { get }
    var displaysLinkToolTips: Bool
    func dragOperation(for dragInfo: NSDraggingInfo, type: String) -> NSDragOperation
    func drawBackground(in rect: CGRect)
    func drawInsertionPoint(in rect: CGRect, color: NSColor, turnedOn: Bool)
    func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint)
    var drawsBackground: Bool
    var enabledTextCheckingTypes: NSText.CheckingTypes
    static func fieldEditor() -> NSTextView
    func handle(_ results: [NSTextCheckingResult], for range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any] = nil, orthography: NSOrthography, wordCount: Int)
    func highlight(_ sender: Any?)
    var importsGraphics: Bool
    init()
    init(frame frameRect: CGRect)
    init(frame frameRect: CGRect, textContainer container: NSTextContainer)
    init(usingTextLayoutManager: Bool)
    var inlinePredictionType: NSText.InputTraitType
    func insertCompletion(_ completion: String, forPartialWordRange partialWordCharRange: NSRange, movement: Int, isFinal: Bool)
    var insertionPointColor: NSColor?
    func invalidateTextContainerOrigin()
    var isAutomaticDashSubstitutionEnabled: Bool
    var isAutomaticDataDetectionEnabled: Bool
    var isAutomaticLinkDetectionEnabled: Bool
    var isAutomaticQuoteSubstitutionEnabled: Bool
    var isAutomaticSpellingCorrectionEnabled: Bool
    var isAutomaticTextCompletionEnabled: Bool
    var isAutomaticTextReplacementEnabled: Bool
    var isCoalescingUndo: Bool { get }
    var isContinuousSpellCheckingEnabled: Bool
    var isEditable: Bool
    var isFieldEditor: Bool
    var isGrammarCheckingEnabled: Bool
    var isIncrementalSearchingEnabled: Bool
    var isRichText: Bool
    var isRulerVisible: Bool
    var isSelectable: Bool
    var isWritingToolsActive: Bool { get }
    var layoutManager: NSLayoutManager? { get }
    var linkTextAttributes: [AnyHashable: Any]
    func loosenKerning(_ sender: Any)
    func lowerBaseline(_ sender: Any)
    var markedTextAttributes: [AnyHashable: Any]
    var mathExpressionCompletionType: NSText.InputTraitType
    func orderFrontLinkPanel(_ sender: Any)
    func orderFrontListPanel(_ sender: Any)
    func orderFrontSharingServicePicker(_ sender: Any)
    func orderFrontSpacingPanel(_ sender: Any)
    func orderFrontSubstitutionsPanel(_ sender: Any)
    func orderFrontTablePanel(_ sender: Any)
    func outline(_ sender: Any)
    func pasteAsPlainText(_ sender: Any?)
    func pasteAsRichText(_ sender: Any?)
    func performFindPanelAction(_ sender: Any)
    func performValidatedReplacement(in range: NSRange, with attributedString: NSAttributedString) -> Bool
    func preferredPasteboardType(from availableTypes: [String], restrictedToTypesFrom allowedTypes: [String]) -> String
    func quickLookPreviewableItems(inRanges ranges: [Any]) -> [Any]
    func raiseBaseline(_ sender: Any)
    func rangeForUserCharacterAttributeChange() -> NSRange
    func rangeForUserCompletion() -> NSRange
    func rangeForUserParagraphAttributeChange() -> NSRange
    func rangeForUserTextChange() -> NSRange
    func rangesForUserCharacterAttributeChange() -> [Any]
    func rangesForUserParagraphAttributeChange() -> [Any]
    func rangesForUserTextChange() -> [Any]
    func readSelection(from pboard: NSPasteboard) -> Bool
    func readSelection(from pboard: NSPasteboard, type: String) -> Bool
    func readablePasteboardTypes() -> [String]
    static func registerForServices()
    func replaceTextContainer(_ newContainer: NSTextContainer)
    func rulerView(_ ruler: NSRulerView, didAdd marker: NSRulerMarker)
    func rulerView(_ ruler: NSRulerView, didMove marker: NSRulerMarker)
    func rulerView(_ ruler: NSRulerView, didRemove marker: NSRulerMarker)
    func rulerView(_ ruler: NSRulerView, handleMouseDown theEvent: NSEvent)
    func rulerView(_ ruler: NSRulerView, shouldAdd marker: NSRulerMarker) -> Bool
    func rulerView(_ ruler: NSRulerView, shouldMove marker: NSRulerMarker) -> Bool
    func rulerView(_ ruler: NSRulerView, shouldRemove marker: NSRulerMarker) -> Bool
    func rulerView(_ ruler: NSRulerView, willAdd marker: NSRulerMarker, atLocation location: CGFloat) -> CGFloat
    func rulerView(_ ruler: NSRulerView, willMove marker: NSRulerMarker, toLocation location: CGFloat) -> CGFloat
    static func scrollableDocumentContentTextView() -> NSScrollView
    static func scrollablePlainDocumentContentTextView() -> NSScrollView
    static func scrollableTextView() -> NSScrollView
    var selectedRanges: [Any]
    var selectedTextAttributes: [AnyHashable: Any]
    func selectionAffinity() -> NSSelectionAffinity
    var selectionGranularity: NSSelectionGranularity
    func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity) -> NSRange
    func setAlignment(_ alignment: NSText.AlignmentExtensions.ToNative, range: NSRange)
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange)
    func setConstrainedFrame(_ desiredSize: CGSize)
    func setLayoutOrientation(_ theOrientation: NSLayoutManager.TextLayoutOrientation)
    func setNeedsDisplayIn(_ rect: CGRect, avoidAdditionalLayout: Bool)
    func setSelectedRange(_ charRange: NSRange)
    func setSelectedRange(_ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool)
    func setSelectedRanges(_ ranges: [Any], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool)
    func setSpellingState(_ value: Int, range charRange: NSRange)
    func shouldChangeText(in affectedCharRange: NSRange, replacementString: String) -> Bool
    func shouldChangeText(inRanges affectedRanges: [Any], replacementStrings: [String]) -> Bool
    var shouldDrawInsertionPoint: Bool { get }
    func showFindIndicator(for charRange: NSRange)
    func smartDeleteRange(forProposedRange proposedCharRange: NSRange) -> NSRange
    func smartInsert(for pasteString: String, replacing charRangeToReplace: NSRange, before beforeString: UnsafeMutablePointer<String>, after afterString: UnsafeMutablePointer<String>)
    func smartInsertAfterString(for pasteString: String, replacing charRangeToReplace: NSRange) -> String
    func smartInsertBeforeString(for pasteString: String, replacing charRangeToReplace: NSRange) -> String
    var smartInsertDeleteEnabled: Bool
    func spellCheckerDocumentTag() -> Int
    func startSpeaking(_ sender: Any)
    func stopSpeaking(_ sender: Any)
    var string: String
    static var stronglyReferencesTextStorage: Bool { get }
    var textContainer: NSTextContainer?
    var textContainerInset: CGSize
    var textContainerOrigin: CGPoint { get }
    var textContentStorage: NSTextContentStorage? { get }
    var textHighlightAttributes: [String: Any]
    var textLayoutManager: NSTextLayoutManager? { get }
    var textStorage: NSTextStorage? { get }
    func tightenKerning(_ sender: Any)
    func toggleAutomaticDashSubstitution(_ sender: Any)
    func toggleAutomaticDataDetection(_ sender: Any)
    func toggleAutomaticLinkDetection(_ sender: Any)
    func toggleAutomaticQuoteSubstitution(_ sender: Any)
    func toggleAutomaticSpellingCorrection(_ sender: Any)
    func toggleAutomaticTextCompletion(_ sender: Any?)
    func toggleAutomaticTextReplacement(_ sender: Any)
    func toggleContinuousSpellChecking(_ sender: Any)
    func toggleGrammarChecking(_ sender: Any)
    func toggleQuickLookPreviewPanel(_ sender: Any)
    func toggleSmartInsertDelete(_ sender: Any)
    func toggleTraditionalCharacterShape(_ sender: Any)
    func turnOffKerning(_ sender: Any)
    func turnOffLigatures(_ sender: Any)
    var typingAttributes: [NSAttributedString.Key: Any]
    func updateCandidates()
    func updateDragTypeRegistration()
    func updateFontPanel()
    func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool)
    func updateQuickLookPreviewPanel()
    func updateRuler()
    func updateTextTouchBarItems()
    func updateTouchBarItemIdentifiers()
    func useAllLigatures(_ sender: Any)
    func useStandardKerning(_ sender: Any)
    func useStandardLigatures(_ sender: Any)
    var usesAdaptiveColorMappingForDarkAppearance: Bool
    var usesFindBar: Bool
    var usesFindPanel: Bool
    var usesFontPanel: Bool
    var usesInspectorBar: Bool
    var usesRolloverButtonForSelection: Bool
    var usesRuler: Bool
    func validRequestor(forSendType sendType: String, returnType: String) -> Any
    static var willChangeNotifyingTextViewNotification: Notification.Name { get }
    static var willSwitchToNSLayoutManagerNotification: Notification.Name { get }
    func writablePasteboardTypes() -> [String]
    func writeSelection(to pboard: NSPasteboard, type: String) -> Bool
    func writeSelection(to pboard: NSPasteboard, types: [String]) -> Bool
    var writingToolsBehavior: NSWritingToolsBehavior
  }
  protocol NSTextViewDelegate: NSTextDelegate {
    func textView(_ textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange) -> [NSTextCheckingResult]
    func textView(_ textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
    func textView(_ textView: NSTextView, clickedOn cell: NSTextAttachmentCell, in cellFrame: CGRect, at charIndex: Int)
    func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
    func textView(_ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
    func textView(_ view: NSTextView, didCheckTextIn range: NSRange, types checkingTypes: NSText.CheckingTypes, options: [AnyHashable: Any], results: [NSTextCheckingResult], orthography: NSOrthography, wordCount: Int) -> [NSTextCheckingResult]
    func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    func textView(_ textView: NSTextView, doubleClickedOn cell: NSTextAttachmentCell, in cellFrame: CGRect, at charIndex: Int)
    func textView(_ view: NSTextView, draggedCell cell: NSTextAttachmentCell, in rect: CGRect, event theEvent: NSEvent, at charIndex: Int)
    func textView(_ view: NSTextView, menu: NSMenu, for theEvent: NSEvent, at charIndex: Int) -> NSMenu
    func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String) -> Bool
    func textView(_ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]) -> Bool
    func textView(_ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [AnyHashable: Any], toAttributes newTypingAttributes: [AnyHashable: Any]) -> [AnyHashable: Any]
    func textView(_ textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
    func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int
    func textView(_ textView: NSTextView, shouldUpdateTouchBarItemIdentifiers identifiers: [String]) -> [String]
    func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange, toCharacterRange newSelectedCharRange: NSRange) -> NSRange
    func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue], toCharacterRanges newSelectedCharRanges: [NSValue]) -> [NSValue]
    func textView(_ view: NSTextView, willCheckTextIn range: NSRange, options: [AnyHashable: Any], types checkingTypes: NSText.CheckingTypes) -> [AnyHashable: Any]
    func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int) -> String?
    func textView(_ view: NSTextView, writablePasteboardTypesFor forCell: NSTextAttachmentCell, at charIndex: Int) -> [String]
    func textView(_ view: NSTextView, write cell: NSTextAttachmentCell, at charIndex: Int, to pboard: NSPasteboard, type: String) -> Bool
    func textView(_ textView: NSTextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange) -> [NSValue]
    func textViewDidChangeSelection(_ notification: Notification)
    func textViewDidChangeTypingAttributes(_ notification: Notification)
    func textViewWritingToolsDidEnd(_ textView: NSTextView)
    func textViewWritingToolsWillBegin(_ textView: NSTextView)
    func undoManager(for view: NSTextView) -> UndoManager
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
  var NSTimeoutDocumentOption: String { get }
  class NSTintConfiguration: NSObject, NSCopying, NSSecureCoding {
    var adaptsToUserAccentColor: Bool { get }
    var baseTintColor: NSColor? { get }
    static var `default`: NSTintConfiguration { get }
    var equivalentContentTintColor: NSColor? { get }
    init?(coder: NSCoder)
    init(fixedColor color: NSColor)
    init(preferredColor color: NSColor)
    static var monochrome: NSTintConfiguration { get }
  }
  var NSTitleDocumentAttribute: String { get }
  class NSTitlebarAccessoryViewController: NSViewController, NSAnimationDelegate {
    var automaticallyAdjustsSize: Bool
    var fullScreenMinHeight: CGFloat
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    var isHidden: Bool
    var layoutAttribute: NSLayoutConstraint.Attribute
    func viewDidAppear()
    func viewDidDisappear()
    func viewWillAppear()
  }
  enum NSTitlebarSeparatorStyle: Int {
    case automatic, none, line, shadow
  }
  class NSTokenField: NSTextField {
    enum TokenStyle: UInt { case `default`, plainText, rounded, squared, plainSquared }
    var completionDelay: Double
    static var defaultCompletionDelay: Double { get }
    static var defaultTokenizingCharacterSet: CharacterSet { get }
    var delegate: NSTokenFieldDelegate?
    init()
    init(frame frameRect: CGRect)
    var tokenStyle: NSTokenField.TokenStyle
    var tokenizingCharacterSet: CharacterSet
  }
  class NSTokenFieldCell: NSTextFieldCell {
    var completionDelay: Double
    static var defaultCompletionDelay: Double { get }
    static var defaultTokenizingCharacterSet: CharacterSet { get }
    var delegate: NSTokenFieldCellDelegate?
    init(textCell aString: String)
    var tokenStyle: NSTokenField.TokenStyle
    var tokenizingCharacterSet: CharacterSet?
  }
  protocol NSTokenFieldCellDelegate: NSObjectProtocol {
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>) -> [Any]
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, displayStringForRepresentedObject representedObject: Any) -> String
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, editingStringForRepresentedObject representedObject: Any) -> String
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, hasMenuForRepresentedObject representedObject: Any) -> Bool
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, menuForRepresentedObject representedObject: Any) -> NSMenu
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, readFrom pboard: NSPasteboard) -> [Any]
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, representedObjectForEditing editingString: String) -> Any?
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, shouldAdd tokens: [Any], at index: Int) -> [Any]
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, styleForRepresentedObject representedObject: Any) -> NSTokenField.TokenStyle
    func tokenFieldCell(_ tokenFieldCell: NSTokenFieldCell, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
  }
  protocol NSTokenFieldDelegate: NSObjectProtocol {
    func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: Int) -> [String]
    func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String
    func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any) -> String
    func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
    func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu
    func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]
    func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
    func tokenField(_ tokenField: NSTokenField, shouldAddObjects tokens: [Any], at index: Int) -> [Any]
    func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any) -> NSTokenField.TokenStyle
    func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard) -> Bool
  }
  var NSToolTipAttributeName: String { get }
  protocol NSToolTipOwner: NSObjectProtocol {
    func view(_ view: NSView, stringForToolTip tag: Int, point: CGPoint, userData data: UnsafeMutableRawPointer) -> String
  }
  class NSToolbar: NSObject {
    enum DisplayMode: UInt { case `default`, iconAndLabel, icon, label }
    enum SizeMode: UInt { case `default`, regular, small }
    var allowsDisplayModeCustomization: Bool
    var allowsExtensionItems: Bool
    var allowsUserCustomization: Bool
    var autosavesConfiguration: Bool
    var centeredItemIdentifier: String?
    var centeredItemIdentifiers: Set<String>
    var configurationDictionary: [AnyHashable: Any] { get }
    var customizationPaletteIsRunning: Bool { get }
    var delegate: NSToolbarDelegate?
    static var didRemoveItemNotification: Notification.Name { get }
    var displayMode: NSToolbar.DisplayMode
    var identifier: String { get }
    init()
    init(identifier: String)
    func insertItem(withItemIdentifier itemIdentifier: String, at index: Int)
    var isVisible: Bool
    var itemIdentifiers: [String]
    var items: [NSToolbarItem] { get }
    func removeItem(at index: Int)
    func removeItem(withItemIdentifier itemIdentifier: String)
    func runCustomizationPalette(_ sender: Any?)
    var selectedItemIdentifier: String?
    func setConfigurationFrom(_ configDict: [AnyHashable: Any])
    var showsBaselineSeparator: Bool
    var sizeMode: NSToolbar.SizeMode
    func validateVisibleItems()
    var visibleItems: [NSToolbarItem]? { get }
    static var willAddItemNotification: Notification.Name { get }
  }
  protocol NSToolbarDelegate: NSObjectProtocol {
    func toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: String, willBeInsertedIntoToolbar willBeInserted: Bool) -> NSToolbarItem?
    func toolbar(_ toolbar: NSToolbar, itemIdentifier: String, canBeInsertedAt index: Int) -> Bool
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    func toolbarDidRemoveItem(_ notification: Notification)
    func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<String>
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [String]
    func toolbarWillAddItem(_ notification: Notification)
  }
  class NSToolbarItem: NSObject, NSCopying, NSMenuItemValidation, NSValidatedUserInterfaceItem, UIPopoverPresentationControllerSourceItem {
    struct Identifier: RawRepresentable, Hashable {}
    enum VisibilityPriority: Int { case standard, low, high, user }
    var action: Selector?
    var allowsDuplicatesInToolbar: Bool { get }
    var autovalidates: Bool
    var image: NSImage?
    init()
    init(itemIdentifier: NSToolbarItem.Identifier)
    init(itemIdentifier: String, barButtonItem: UIBarButtonItem)
    var isBordered: Bool
    var isEnabled: Bool
    var isHidden: Bool
    var isNavigational: Bool
    var isVisible: Bool { get }
    var itemIdentifier: String { get }
    var itemMenuFormRepresentation: UIMenuElement?
    var label: String
    var maxSize: CGSize
    var menuFormRepresentation: NSMenuItem
    var minSize: CGSize
    var paletteLabel: String
    var possibleLabels: Set<String>
    var tag: Int
    var target: Any?
    var title: String
    var toolTip: String?
    var toolbar: NSToolbar? { get }
    func validate()
    var view: NSView
    var visibilityPriority: Int
  }
  extension NSToolbarItem.Identifier {
    static var cloudSharing: NSToolbarItem.Identifier { get }
    static var customizeToolbar: NSToolbarItem.Identifier { get }
    static var flexibleSpace: NSToolbarItem.Identifier { get }
    init(_ rawValue: String)
    init(rawValue: String)
    static var inspectorTrackingSeparator: NSToolbarItem.Identifier { get }
    static var primarySidebarTrackingSeparator: NSToolbarItem.Identifier { get }
    static var print: NSToolbarItem.Identifier { get }
    var rawValue: String { get }
    static var separator: NSToolbarItem.Identifier { get }
    static var showColors: NSToolbarItem.Identifier { get }
    static var showFonts: NSToolbarItem.Identifier { get }
    static var sidebarTrackingSeparator: NSToolbarItem.Identifier { get }
    static var space: NSToolbarItem.Identifier { get }
    static var supplementarySidebarTrackingSeparator: NSToolbarItem.Identifier { get }
    static var toggleInspector: NSToolbarItem.Identifier { get }
    static var toggleSidebar: NSToolbarItem.Identifier { get }
    static var writingTools: NSToolbarItem.Identifier { get }
  }
  class NSToolbarItemGroup: NSToolbarItem {
    enum ControlRepresentation: Int { case automatic, expanded, collapsed }
    enum SelectionMode: Int { case selectOne, selectAny, momentary }
    var controlRepresentation: NSToolbarItemGroup.ControlRepresentation
    init()
    init(itemIdentifier: String)
    init(itemIdentifier: String, images: [NSImage], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
    init(itemIdentifier: String, titles: [String], selectionMode: NSToolbarItemGroup.SelectionMode, labels: [String]?, target: Any?, action: Selector?)
    func isSelected(at index: Int) -> Bool
    var selectedIndex: Int
    var selectionMode: NSToolbarItemGroup.SelectionMode
    func setSelected(_ selected: Bool, at index: Int)
    var subitems: [NSToolbarItem]
  }
  var NSToolbarItemKey: String { get }
  protocol NSToolbarItemValidation: NSObjectProtocol {
    func validate(_ item: NSToolbarItem) -> Bool
  }
  var NSToolbarNewIndexKey: String { get }
  var NSTopMarginDocumentAttribute: String { get }
  class NSTouch: NSObject, NSCopying {
    struct Phase: OptionSet {}
    enum TouchType: Int { case direct, indirect }
    struct TypeMask: OptionSet {}
    var device: Any { get }
    var deviceSize: CGSize { get }
    var identity: Any { get }
    var isResting: Bool { get }
    func location(in view: NSView?) -> CGPoint
    var normalizedPosition: CGPoint { get }
    var phase: NSTouch.Phase { get }
    func previousLocation(in view: NSView?) -> CGPoint
    func type() -> NSTouch.TouchType
  }
  extension NSTouch.Phase {
    static var any: NSTouch.Phase { get }
    static var began: NSTouch.Phase { get }
    static var cancelled: NSTouch.Phase { get }
    static var ended: NSTouch.Phase { get }
    init(rawValue: UInt)
    static var moved: NSTouch.Phase { get }
    var rawValue: UInt { get }
    static var stationary: NSTouch.Phase { get }
    static var touching: NSTouch.Phase { get }
  }
  extension NSTouch.TypeMask {
    static var direct: NSTouch.TypeMask { get }
    static var indirect: NSTouch.TypeMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  class NSTouchBar: NSObject, NSCoding {
    var customizationAllowedItemIdentifiers: [String]
    var customizationIdentifier: String?
    var customizationRequiredItemIdentifiers: [String]
    var defaultItemIdentifiers: [String]
    var delegate: NSTouchBarDelegate?
    var escapeKeyReplacementItemIdentifier: String?
    init()
    init?(coder: NSCoder)
    static var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool
    var isVisible: Bool { get }
    func item(forIdentifier identifier: String) -> NSTouchBarItem?
    var principalItemIdentifier: String?
    var templateItems: Set<NSTouchBarItem>
  }
  protocol NSTouchBarDelegate: NSObjectProtocol {
    func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: String) -> NSTouchBarItem?
  }
  class NSTouchBarItem: NSObject, NSCoding {
    struct Identifier: RawRepresentable, Hashable {}
    var customizationLabel: String { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String)
    var isVisible: Bool { get }
    var view: NSView? { get }
    var viewController: NSViewController? { get }
    var visibilityPriority: Float
  }
  extension NSTouchBarItem.Identifier {
    static var candidateList: NSTouchBarItem.Identifier { get }
    static var characterPicker: NSTouchBarItem.Identifier { get }
    static var fixedSpaceLarge: NSTouchBarItem.Identifier { get }
    static var fixedSpaceSmall: NSTouchBarItem.Identifier { get }
    static var flexibleSpace: NSTouchBarItem.Identifier { get }
    init(rawValue: String)
    static var otherItemsProxy: NSTouchBarItem.Identifier { get }
    var rawValue: String { get }
    static var textAlignment: NSTouchBarItem.Identifier { get }
    static var textColorPicker: NSTouchBarItem.Identifier { get }
    static var textFormat: NSTouchBarItem.Identifier { get }
    static var textList: NSTouchBarItem.Identifier { get }
    static var textStyle: NSTouchBarItem.Identifier { get }
  }
  protocol NSTouchBarProvider: NSObjectProtocol {
    var touchBar: NSTouchBar? { get }
  }
  class NSTrackingArea: NSObject, NSCoding, NSCopying {
    struct Options: OptionSet {}
    init()
    init?(coder: NSCoder)
    init(rect: CGRect, options: NSTrackingArea.Options, owner: Any, userInfo: [AnyHashable: Any]?)
    var options: NSTrackingArea.Options { get }
    var owner: Any { get }
    var rect: CGRect { get }
    var userInfo: [AnyHashable: Any] { get }
  }
  extension NSTrackingArea.Options {
    static var activeAlways: NSTrackingArea.Options { get }
    static var activeInActiveApp: NSTrackingArea.Options { get }
    static var activeInKeyWindow: NSTrackingArea.Options { get }
    static var activeWhenFirstResponder: NSTrackingArea.Options { get }
    static var assumeInside: NSTrackingArea.Options { get }
    static var cursorUpdate: NSTrackingArea.Options { get }
    static var enabledDuringMouseDrag: NSTrackingArea.Options { get }
    static var inVisibleRect: NSTrackingArea.Options { get }
    init(rawValue: UInt)
    static var mouseEnteredAndExited: NSTrackingArea.Options { get }
    static var mouseMoved: NSTrackingArea.Options { get }
    var rawValue: UInt { get }
  }
  var NSTrackingAttributeName: String { get }
  class NSTrackingSeparatorToolbarItem: NSToolbarItem {
    var dividerIndex: Int
    init(identifier: String, splitView: NSSplitView, dividerIndex: Int)
    init(itemIdentifier: String)
    var splitView: NSSplitView
  }
  class NSTreeController: NSObjectController {
    func add(_ sender: Any)
    func addChild(_ sender: Any)
    func addSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool
    var alwaysUsesMultipleValuesMarker: Bool
    var arrangedObjects: NSTreeNode { get }
    var avoidsEmptySelection: Bool
    var canAddChild: Bool { get }
    var canInsert: Bool { get }
    var canInsertChild: Bool { get }
    var childrenKeyPath: String
    func childrenKeyPath(for node: NSTreeNode) -> String
    var content: Any
    var countKeyPath: String
    func countKeyPath(for node: NSTreeNode) -> String
    init()
    func insert(_ sender: Any)
    func insert(_ object1: Any, atArrangedObjectIndexPath indexPath: IndexPath)
    func insert(_ objects: [Any], atArrangedObjectIndexPaths indexPaths: [Any])
    func insertChild(_ sender: Any)
    var leafKeyPath: String
    func leafKeyPath(for node: NSTreeNode) -> String
    func move(_ node: NSTreeNode, to indexPath: IndexPath)
    func move(_ nodes: [NSTreeNode], to startingIndexPath: IndexPath)
    var preservesSelection: Bool
    func rearrangeObjects()
    func remove(_ sender: Any)
    func removeObject(atArrangedObjectIndexPath indexPath: IndexPath)
    func removeObjects(atArrangedObjectIndexPaths indexPaths: [IndexPath])
    func removeSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool
    var selectedNodes: [NSTreeNode] { get }
    var selectedObjects: [Any] { get }
    var selectionIndexPath: IndexPath { get }
    var selectionIndexPaths: [IndexPath] { get }
    var selectsInsertedObjects: Bool
    func setSelectionIndexPath(_ index: IndexPath) -> Bool
    func setSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool
    var sortDescriptors: [NSSortDescriptor]
  }
  class NSTreeNode: NSObject {
    var childNodes: [NSTreeNode] { get }
    func descendantNode(at atIndexPath: IndexPath) -> NSTreeNode
    var indexPath: IndexPath { get }
    init()
    init(representedObject modelObject: Any)
    var isLeaf: Bool { get }
    var parent: NSTreeNode { get }
    var representedObject: Any { get }
    func sort(with sortDescriptors: [NSSortDescriptor], recursively: Bool)
  }
  class NSTypesetter: NSObject {
    struct ControlCharacterAction: OptionSet {}
    func actionForControlCharacter(at charIndex: Int) -> NSTypesetter.ControlCharacterAction
    var attributedString: NSAttributedString
    func attributesForExtraLineFragment() -> [AnyHashable: Any]
    func baselineOffset(in layoutManager: NSLayoutManager, glyphIndex: Int) -> CGFloat
    func beginLineWithGlyph(at glyphIndex: Int)
    func beginParagraph()
    var bidiProcessingEnabled: Bool
    func boundingBoxForControlGlyph(at glyphIndex: Int, for textContainer: NSTextContainer, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int) -> CGRect
    func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>) -> NSRange
    var currentParagraphStyle: NSParagraphStyle { get }
    var currentTextContainer: NSTextContainer { get }
    static var defaultTypesetterBehavior: NSLayoutManager.TypesetterBehavior { get }
    func deleteGlyphs(in glyphRange: NSRange)
    func endLine(withGlyphRange lineGlyphRange: NSRange)
    func endParagraph()
    func getGlyphsIn(_ glyphsRange: NSRange, glyphs glyphBuffer: UnsafeMutableRawPointer, characterIndexes charIndexBuffer: UnsafeMutableRawPointer, glyphInscriptions inscribeBuffer: UnsafeMutableRawPointer, elasticBits elasticBuffer: UnsafeMutableRawPointer, bidiLevels bidiLevelBuffer: UnsafeMutableRawPointer) -> Int
    func getLineFragmentRect(_ lineFragmentRect: UnsafeMutablePointer<CGRect>, usedRect lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, forParagraphSeparatorGlyphRange paragraphSeparatorGlyphRange: NSRange, atProposedOrigin proposedOrigin: CGPoint)
    func getLineFragmentRect(_ lineFragment: UnsafeMutablePointer<CGRect>, usedRect lineFragmentUsed: UnsafeMutablePointer<CGRect>, remaining: UnsafeMutablePointer<CGRect>, forStartingGlyphAt startingGlyphIndex: Int, proposedRect: CGRect, lineSpacing: CGFloat, paragraphSpacingBefore: CGFloat, paragraphSpacingAfter: CGFloat)
    func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>) -> NSRange
    func hyphenCharacterForGlyph(at glyphIndex: Int) -> UInt32
    var hyphenationFactor: Float
    func hyphenationFactorForGlyph(at glyphIndex: Int) -> Float
    init()
    func insertGlyph(_ glyph: UInt32, atGlyphIndex glyphIndex: Int, characterIndex: Int)
    func layoutCharacters(in characterRange: NSRange, for layoutManager: NSLayoutManager, maximumNumberOfLineFragments maxLineFragments: Int) -> NSRange
    func layoutGlyphs(in layoutManager: NSLayoutManager, startingAtGlyphIndex startGlyphIndex: Int, maxNumberOfLineFragments maxLineFragments: Int, nextGlyphIndex nextGlyph: UnsafeMutablePointer<Int>)
    var layoutManager: NSLayoutManager { get }
    func layoutParagraph(at lineFragmentOrigin: UnsafeMutablePointer<CGPoint>) -> Int
    var lineFragmentPadding: CGFloat
    func lineSpacingAfterGlyph(at glyphIndex: Int, withProposedLineFragmentRect proposedLineFragmentRect: CGRect) -> CGFloat
    var paragraphCharacterRange: NSRange { get }
    var paragraphGlyphRange: NSRange { get }
    var paragraphSeparatorCharacterRange: NSRange { get }
    var paragraphSeparatorGlyphRange: NSRange { get }
    func paragraphSpacingAfterGlyph(at glyphIndex: Int, withProposedLineFragmentRect proposedLineFragmentRect: CGRect) -> CGFloat
    func paragraphSpacingBeforeGlyph(at glyphIndex: Int, withProposedLineFragmentRect proposedLineFragmentRect: CGRect) -> CGFloat
    static func printingAdjustment(in layoutManager: NSLayoutManager, forNominallySpacedGlyphRange nominallySpacedGlyphsRange: NSRange, packedGlyphs: UnsafeMutableRawPointer, count packedGlyphsCount: Int) -> CGSize
    func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange)
    func setBidiLevels(_ levels: UnsafeMutableRawPointer, forGlyphRange glyphRange: NSRange)
    func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphRange glyphRange: NSRange)
    func setHardInvalidation(_ value: Bool, forGlyphRange glyphRange: NSRange)
    func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect, baselineOffset: CGFloat)
    func setLocation(_ location: CGPoint, withAdvancements advancements: UnsafeMutableRawPointer, forStartOfGlyphRange glyphRange: NSRange)
    func setNotShownAttribute(_ flag: Bool, forGlyphRange glyphRange: NSRange)
    func setParagraphGlyphRange(_ paragraphRange: NSRange, separatorGlyphRange paragraphSeparatorRange: NSRange)
    static var sharedSystem: NSTypesetter { get }
    static func sharedSystemTypesetter(for forBehavior: NSLayoutManager.TypesetterBehavior) -> NSTypesetter
    func shouldBreakLineByHyphenatingBeforeCharacter(at charIndex: Int) -> Bool
    func shouldBreakLineByWordBeforeCharacter(at charIndex: Int) -> Bool
    func substituteFont(for originalFont: NSFont) -> NSFont
    func substituteGlyphs(in glyphRange: NSRange, withGlyphs glyphs: UnsafeMutableRawPointer)
    var textContainers: [NSTextContainer] { get }
    func textTab(forGlyphLocation glyphLocation: CGFloat, writingDirection direction: NSWritingDirection, maxLocation: CGFloat) -> NSTextTab
    var typesetterBehavior: NSLayoutManager.TypesetterBehavior
    var usesFontLeading: Bool
    func willSetLineFragmentRect(_ lineRect: UnsafeMutablePointer<CGRect>, forGlyphRange glyphRange: NSRange, usedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>)
  }
  extension NSTypesetter.ControlCharacterAction {
    static var containerBreak: NSTypesetter.ControlCharacterAction { get }
    static var horizontalTab: NSTypesetter.ControlCharacterAction { get }
    init(rawValue: UInt)
    static var lineBreak: NSTypesetter.ControlCharacterAction { get }
    static var paragraphBreak: NSTypesetter.ControlCharacterAction { get }
    var rawValue: UInt { get }
    static var whitespace: NSTypesetter.ControlCharacterAction { get }
    static var zeroAdvancement: NSTypesetter.ControlCharacterAction { get }
  }
  var NSURLPboardType: String { get }
  var NSUnderlineColorAttributeName: String { get }
  enum NSUnderlinePattern: Int32 {
    case solid, dot, dash, dashDot, dashDotDot
  }
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
  enum NSUsableScrollerParts: UInt {
    case noScroller, onlyArrows, all
  }
  protocol NSUserActivityRestoring: NSObjectProtocol {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
  }
  class NSUserDefaultsController: NSController {
    var appliesImmediately: Bool
    var defaults: UserDefaults { get }
    var hasUnappliedChanges: Bool { get }
    init()
    init(defaults: UserDefaults?, initialValues: [AnyHashable: Any]?)
    var initialValues: [AnyHashable: Any]
    func revert(_ sender: Any)
    func revertToInitialValues(_ sender: Any)
    func save(_ sender: Any)
    static var shared: NSUserDefaultsController { get }
    var values: Any { get }
  }
  protocol NSUserInterfaceCompression: NSObjectProtocol {
    var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
    func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
    func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]) -> CGSize
  }
  class NSUserInterfaceCompressionOptions: NSObject, NSCopying, NSCoding {
    func adding(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions
    static var breakEqualWidthsOption: NSUserInterfaceCompressionOptions { get }
    func contains(_ options: NSUserInterfaceCompressionOptions) -> Bool
    static var hideImagesOption: NSUserInterfaceCompressionOptions { get }
    static var hideTextOption: NSUserInterfaceCompressionOptions { get }
    init()
    init?(coder: NSCoder)
    init(compressionOptions options: Set<NSUserInterfaceCompressionOptions>)
    init(identifier: String)
    func intersectsOptions(_ options: NSUserInterfaceCompressionOptions) -> Bool
    var isEmpty: Bool { get }
    static var reduceMetricsOption: NSUserInterfaceCompressionOptions { get }
    func removing(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions
    static var standard: NSUserInterfaceCompressionOptions { get }
  }
  protocol NSUserInterfaceItemIdentification: NSObjectProtocol {
    var identifier: String
  }
  struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable {
    init(_ rawValue: String)
    init(rawValue: String)
    var rawValue: String { get }
  }
  protocol NSUserInterfaceItemSearching: NSObjectProtocol {
    func localizedTitles(forItem: Any) -> [String]
    func performAction(forItem: Any)
    func searchForItems(withSearch searchString: String, resultLimit: Int, matchedItemHandler: @escaping ([Any]) -> Void)
    func showAllHelpTopics(forSearch searchString: String)
  }
  enum NSUserInterfaceLayoutDirection: Int {
    case leftToRight, rightToLeft
  }
  enum NSUserInterfaceLayoutOrientation: Int {
    case horizontal, vertical
  }
  protocol NSUserInterfaceValidations: NSObjectProtocol {
    func validate(_ item: NSValidatedUserInterfaceItem) -> Bool
  }
  var NSVCardPboardType: String { get }
  protocol NSValidatedUserInterfaceItem: NSObjectProtocol {
    var action: Selector? { get }
    var tag: Int { get }
  }
  enum NSVerticalDirections: UInt {
    case up, down, all
  }
  var NSVerticalGlyphFormAttributeName: String { get }
  class NSView: NSResponder, NSDraggingDestination, NSUserInterfaceItemIdentification, NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility {
    struct AutoresizingMask: OptionSet {}
    enum LayerContentsPlacement: Int { case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft }
    func acceptsFirstMouse(_ theEvent: NSEvent?) -> Bool
    var acceptsTouchEvents: Bool
    func add(_ trackingArea: NSTrackingArea)
    func addConstraint(_ constraint: NSLayoutConstraint)
    func addConstraints(_ constraints: [NSLayoutConstraint])
    func addCursorRect(_ aRect: CGRect, cursor: NSCursor)
    func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
    func addLayoutGuide(_ guide: NSLayoutGuide)
    func addSubview(_ aView: NSView)
    func addSubview(_ aView: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
    func addToolTip(_ rect: CGRect, owner: NSToolTipOwner, userData: UnsafeMutableRawPointer) -> Int
    func addTracking(_ aRect: CGRect, owner anObject: Any, userData data: UnsafeMutableRawPointer, assumeInside: Bool) -> Int
    var additionalSafeAreaInsets: NSEdgeInsets
    func adjustPageHeightNew(_ newBottom: UnsafeMutablePointer<CGFloat>, top: CGFloat, bottom proposedBottom: CGFloat, limit bottomLimit: CGFloat)
    func adjustPageWidthNew(_ newRight: UnsafeMutablePointer<CGFloat>, left: CGFloat, right proposedRight: CGFloat, limit rightLimit: CGFloat)
    func adjustScroll(_ newVisible: CGRect) -> CGRect
    func alignmentRect(forFrame frame: CGRect) -> CGRect
    var alignmentRectInsets: NSEdgeInsets { get }
    func allocateGState()
    var allowedTouchTypes: NSTouch.TypeMask { get }
    var allowsVibrancy: Bool { get }
    var alphaValue: CGFloat
    func ancestorShared(with aView: NSView) -> NSView?
    var autoresizesSubviews: Bool
    var autoresizingMask: NSView.AutoresizingMask
    func autoscroll(_ theEvent: NSEvent) -> Bool
    var backgroundFilters: [CIFilter]
    func backingAlignedRect(_ aRect: CGRect, options: NSAlignmentOptions = nil) -> CGRect
    var baselineOffsetFromBottom: CGFloat { get }
    func beginDocument()
    func beginDraggingSession(with items: [NSDraggingItem], event evnt: NSEvent, source: NSDraggingSource) -> NSDraggingSession
    func beginPage(in rect: CGRect, atPlacement placement: CGPoint)
    func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep?
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var bounds: CGRect
    static var boundsDidChangeNotification: Notification.Name { get }
    var boundsRotation: CGFloat
    func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep)
    var canBecomeKeyView: Bool { get }
    var canDraw: Bool { get }
    var canDrawConcurrently: Bool
    var canDrawSubviewsIntoLayer: Bool
    var candidateListTouchBarItem: NSCandidateListTouchBarItem { get }
    func centerScanRect(_ aRect: CGRect) -> CGRect
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
    var clipsToBounds: Bool
    var compositingFilter: CIFilter?
    var constraints: [NSLayoutConstraint] { get }
    func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint]
    func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> Float
    var contentFilters: [CIFilter]
    func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> Float
    func convert(_ aPoint: CGPoint, from aView: NSView?) -> CGPoint
    func convert(_ aRect: CGRect, from aView: NSView?) -> CGRect
    func convert(_ aSize: CGSize, from aView: NSView?) -> CGSize
    func convert(_ aPoint: CGPoint, to aView: NSView?) -> CGPoint
    func convert(_ aRect: CGRect, to aView: NSView?) -> CGRect
    func convert(_ aSize: CGSize, to aView: NSView?) -> CGSize
    func convertPoint(fromBase aPoint: CGPoint) -> CGPoint
    func convertPoint(fromLayer aPoint: CGPoint) -> CGPoint
    func convertPoint(toBase aPoint: CGPoint) -> CGPoint
    func convertPoint(toLayer aPoint: CGPoint) -> CGPoint
    func convertPointFromBacking(_ aPoint: CGPoint) -> CGPoint
    func convertPointToBacking(_ aPoint: CGPoint) -> CGPoint
    func convertRect(fromBase aRect: CGRect) -> CGRect
    func convertRect(fromLayer aRect: CGRect) -> CGRect
    func convertRect(toBase aRect: CGRect) -> CGRect
    func convertRect(toLayer aRect: CGRect) -> CGRect
    func convertRectFromBacking(_ aRect: CGRect) -> CGRect
    func convertRectToBacking(_ aRect: CGRect) -> CGRect
    func convertSize(fromBase aSize: CGSize) -> CGSize
    func convertSize(fromLayer aSize: CGSize) -> CGSize
    func convertSize(toBase aSize: CGSize) -> CGSize
    func convertSize(toLayer aSize: CGSize) -> CGSize
    func convertSizeFromBacking(_ aSize: CGSize) -> CGSize
    func convertSizeToBacking(_ aSize: CGSize) -> CGSize
    func dataWithEPS(inside rect: CGRect) -> Data
    func dataWithPDF(inside rect: CGRect) -> Data
    static var defaultFocusRingType: NSFocusRingType { get }
    static func defaultMenu() -> NSMenu?
    func didAddSubview(_ subview: NSView)
    func didCloseMenu(_ menu: NSMenu, with theEvent: NSEvent?)
    static var didUpdateTrackingAreasNotification: Notification.Name { get }
    func discardCursorRects()
    func display()
    func display(_ rect: CGRect)
    func displayIfNeeded()
    func displayIfNeeded(in rect: CGRect)
    func displayIfNeeded(inRectIgnoringOpacity rect: CGRect)
    func displayIfNeededIgnoringOpacity()
    func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink
    func displayRectIgnoringOpacity(_ rect: CGRect)
    func displayRectIgnoringOpacity(_ aRect: CGRect, in context: NSGraphicsContext)
    func drag(_ anImage: NSImage, at viewLocation: CGPoint, offset initialOffset: CGSize, event theEvent: NSEvent, pasteboard pboard: NSPasteboard, source sourceObj: Any, slideBack slideFlag: Bool)
    func dragFile(_ filename: String, from aRect: CGRect, slideBack: Bool, event theEvent: NSEvent) -> Bool
    func dragPromisedFiles(ofTypes typeArray: [String], from aRect: CGRect, source sourceObject: Any, slideBack: Bool, event theEvent: NSEvent) -> Bool
    func draw(_ dirtyRect: CGRect)
    func drawFocusRingMask()
    func drawPageBorder(with borderSize: CGSize)
    func drawSheetBorder(with borderSize: CGSize)
    var enclosingScrollView: NSScrollView? { get }
    func endDocument()
    func endPage()
    func enterFullScreenMode(_ screen: NSScreen, withOptions options: [AnyHashable: Any]? = nil) -> Bool
    func exerciseAmbiguityInLayout()
    func exitFullScreenMode(options: [AnyHashable: Any]? = nil)
    var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
    var firstBaselineOffsetFromTop: CGFloat { get }
    var fittingSize: CGSize { get }
    static func focus() -> NSView?
    static var focusDidChangeNotification: Notification.Name { get }
    var focusRingMaskBounds: CGRect { get }
    var focusRingType: NSFocusRingType
    var frame: CGRect
    func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
    var frameCenterRotation: CGFloat
    static var frameDidChangeNotification: Notification.Name { get }
    var frameRotation: CGFloat
    func gState() -> Int
    var gestureRecognizers: [NSGestureRecognizer]
    static var globalFrameDidChangeNotification: Notification.Name { get }
    var hasAmbiguousLayout: Bool { get }
    var heightAdjustLimit: CGFloat { get }
    var heightAnchor: NSLayoutDimension { get }
    func hitTest(_ point: CGPoint) -> NSView?
    var identifier: NSUserInterfaceItemIdentifier?
    var inLiveResize: Bool { get }
    init()
    init(frame frameRect: CGRect)
    var inputContext: NSTextInputContext? { get }
    var intrinsicContentSize: CGSize { get }
    func invalidateIntrinsicContentSize()
    static var isCompatibleWithResponsiveScrolling: Bool { get }
    func isDescendant(of aView: NSView) -> Bool
    var isDrawingFindIndicator: Bool { get }
    var isFlipped: Bool { get }
    var isHidden: Bool
    var isHiddenOrHasHiddenAncestor: Bool { get }
    var isHorizontalContentSizeConstraintActive: Bool
    var isInFullScreenMode: Bool { get }
    var isOpaque: Bool { get }
    var isRotatedFromBase: Bool { get }
    var isRotatedOrScaledFromBase: Bool { get }
    var isVerticalContentSizeConstraintActive: Bool
    func knowsPageRange(_ aRange: UnsafeMutablePointer<NSRange>) -> Bool
    var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
    var lastBaselineOffsetFromBottom: CGFloat { get }
    var layer: CALayer?
    var layerContentsPlacement: NSView.LayerContentsPlacement
    var layerContentsRedrawPolicy: NSViewLayerContentsRedrawPolicy
    var layerUsesCoreImageFilters: Bool
    func layout()
    var layoutGuides: [NSLayoutGuide] { get }
    var layoutMarginsGuide: NSLayoutGuide { get }
    func layoutSubtreeIfNeeded()
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    func location(ofPrint aRect: CGRect) -> CGPoint
    func lockFocus()
    func lockFocusIfCanDraw() -> Bool
    func lockFocusIfCanDraw(in context: NSGraphicsContext) -> Bool
    func makeBackingLayer() -> CALayer
    func menu(for theEvent: NSEvent) -> NSMenu?
    func mouse(_ aPoint: CGPoint, in aRect: CGRect) -> Bool
    var mouseDownCanMoveWindow: Bool { get }
    func needs(toDraw aRect: CGRect) -> Bool
    var needsDisplay: Bool
    var needsLayout: Bool
    var needsPanelToBecomeKey: Bool { get }
    var needsUpdateConstraints: Bool
    var nextKey: NSView?
    var nextKeyView: NSView?
    var nextValidKey: NSView? { get }
    func noteFocusRingMaskChanged()
    var opaqueAncestor: NSView? { get }
    var pageFooter: NSAttributedString { get }
    var pageHeader: NSAttributedString { get }
    func performKeyEquivalent(_ theEvent: NSEvent) -> Bool
    func performMnemonic(_ mnemonic: String) -> Bool
    var postsBoundsChangedNotifications: Bool
    var postsFrameChangedNotifications: Bool
    func prepareContent(in rect: CGRect)
    func prepareForReuse()
    var preparedContentRect: CGRect
    var preservesContentDuringLiveResize: Bool { get }
    var pressureConfiguration: NSPressureConfiguration?
    var previousKey: NSView? { get }
    var previousValidKey: NSView? { get }
    func print(_ sender: Any?)
    var printJobTitle: String { get }
    func rect(forPage pageNumber: Int) -> CGRect
    func rectForSmartMagnification(at atPoint: CGPoint, in inRect: CGRect) -> CGRect
    var rectPreservedDuringLiveResize: CGRect { get }
    func register(forDraggedTypes newTypes: [String])
    func registeredDraggedTypes() -> [String]
    func releaseGState()
    func remove(_ trackingArea: NSTrackingArea)
    func removeAllToolTips()
    func removeConstraint(_ constraint: NSLayoutConstraint)
    func removeConstraints(_ constraints: [NSLayoutConstraint])
    func removeCursorRect(_ aRect: CGRect, cursor: NSCursor)
    func removeFromSuperview()
    func removeFromSuperviewWithoutNeedingDisplay()
    func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer)
    func removeLayoutGuide(_ guide: NSLayoutGuide)
    func removeToolTip(_ tag: Int)
    func removeTrackingRect(_ tag: Int)
    func renewGState()
    func replaceSubview(_ oldView: NSView, with newView: NSView)
    static var requiresConstraintBasedLayout: Bool { get }
    func resetCursorRects()
    func resize(withOldSuperviewSize oldSize: CGSize)
    func resizeSubviews(withOldSize oldSize: CGSize)
    var rightAnchor: NSLayoutXAxisAnchor { get }
    func rotate(byAngle angle: CGFloat)
    func rulerView(_ ruler: NSRulerView, locationFor locationForPoint: CGPoint) -> CGFloat
    func rulerView(_ ruler: NSRulerView, pointForLocation: CGFloat) -> CGPoint
    var safeAreaInsets: NSEdgeInsets { get }
    var safeAreaLayoutGuide: NSLayoutGuide { get }
    var safeAreaRect: CGRect { get }
    func scaleUnitSquare(to newUnitSize: CGSize)
    func scroll(_ aPoint: CGPoint)
    func scroll(_ aRect: CGRect, by delta: CGSize)
    func scrollRectToVisible(_ aRect: CGRect) -> Bool
    func setAllowedTouchTypes(_ touchTypes: NSTouch.TypeMask)
    func setBoundsOrigin(_ newOrigin: CGPoint)
    func setBoundsSize(_ newSize: CGSize)
    func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
    func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
    func setFrame(_ newSize: CGSize)
    func setFrameOrigin(_ newOrigin: CGPoint)
    func setKeyboardFocusRingNeedsDisplayIn(_ rect: CGRect)
    func setNeedsDisplay(_ invalidRect: CGRect)
    func setUpGState()
    var shadow: NSShadow?
    func shouldDelayWindowOrdering(for theEvent: NSEvent) -> Bool
    var shouldDrawColor: Bool { get }
    func sortSubviews(usingFunction function_pointer: UnsafeMutableRawPointer, context: UnsafeMutableRawPointer)
    var subviews: [NSView]
    var superview: NSView? { get }
    var tag: Int { get }
    var toolTip: String?
    var topAnchor: NSLayoutYAxisAnchor { get }
    var trackingAreas: [NSTrackingArea] { get }
    func trackingAreas() -> [NSTrackingArea]
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    func translateOrigin(to translation: CGPoint)
    func translateRectsNeedingDisplay(in clipRect: CGRect, by delta: CGSize)
    var translatesAutoresizingMaskIntoConstraints: Bool
    func unlockFocus()
    func unregisterDraggedTypes()
    func updateConstraints()
    func updateConstraintsForSubtreeIfNeeded()
    func updateLayer()
    func updateTrackingAreas()
    var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection
    func viewDidChangeBackingProperties()
    func viewDidChangeEffectiveAppearance()
    func viewDidEndLiveResize()
    func viewDidHide()
    func viewDidMoveToSuperview()
    func viewDidMoveToWindow()
    func viewDidUnhide()
    func viewWillDraw()
    func viewWillMove(to newWindow: NSWindow?)
    func viewWillMove(toSuperview newSuperview: NSView?)
    func viewWillStartLiveResize()
    func viewWithTag(_ aTag: Int) -> Any?
    func visibleRect() -> CGRect
    var wantsBestResolutionOpenGLSurface: Bool
    var wantsDefaultClipping: Bool { get }
    var wantsLayer: Bool
    var wantsRestingTouches: Bool
    var wantsUpdateLayer: Bool { get }
    var widthAdjustLimit: CGFloat { get }
    var widthAnchor: NSLayoutDimension { get }
    func willOpenMenu(_ menu: NSMenu, with theEvent: NSEvent)
    func willRemoveSubview(_ subview: NSView)
    var window: NSWindow? { get }
    func writeEPS(inside rect: CGRect, to pboard: NSPasteboard)
    func writePDF(inside rect: CGRect, to pboard: NSPasteboard)
    var writingToolsCoordinator: Any?
  }
  extension NSView.AutoresizingMask {
    static var heightSizable: NSView.AutoresizingMask { get }
    init(rawValue: UInt)
    static var maxXMargin: NSView.AutoresizingMask { get }
    static var maxYMargin: NSView.AutoresizingMask { get }
    static var minXMargin: NSView.AutoresizingMask { get }
    static var minYMargin: NSView.AutoresizingMask { get }
    var rawValue: UInt { get }
    static var widthSizable: NSView.AutoresizingMask { get }
  }
  class NSViewAnimation: NSAnimation {
    func animation(forKey key: String) -> Any
    var animations: [AnyHashable: Any]
    var animator: Any { get }
    static func defaultAnimation(forKey key: String) -> Any
    init()
    init(duration: Double, animationCurve: NSAnimation.Curve)
    init(viewAnimations: [[AnyHashable: Any]])
    var viewAnimations: [[AnyHashable: Any]]
  }
  var NSViewAnimationEffectKey: String { get }
  var NSViewAnimationEndFrameKey: String { get }
  var NSViewAnimationFadeInEffect: String { get }
  var NSViewAnimationFadeOutEffect: String { get }
  var NSViewAnimationStartFrameKey: String { get }
  var NSViewAnimationTargetKey: String { get }
  protocol NSViewContentSelectionInfo: NSObjectProtocol {
    var selectionAnchorRect: CGRect { get }
  }
  class NSViewController: NSResponder, NSUserInterfaceItemIdentification, NSEditor, NSSeguePerforming, NSExtensionRequestHandling {
    struct TransitionOptions: OptionSet {}
    func addChild(_ childViewController: NSViewController)
    var children: [NSViewController]
    func dismiss(_ sender: Any)
    func dismiss(_ viewController: NSViewController)
    var extensionContext: NSExtensionContext? { get }
    init()
    init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
    func insertChildViewController(_ childViewController: NSViewController, at index: Int)
    var isViewLoaded: Bool { get }
    func loadView()
    func loadViewIfNeeded()
    var nibBundle: Bundle { get }
    var nibName: String { get }
    var parent: NSViewController { get }
    var preferredContentSize: CGSize
    func preferredContentSizeDidChange(for viewController: NSViewController)
    var preferredMaximumSize: CGSize { get }
    var preferredMinimumSize: CGSize { get }
    var preferredScreenOrigin: CGPoint
    func present(_ viewController: NSViewController, animator: NSViewControllerPresentationAnimator)
    func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: Int, behavior: NSPopover.Behavior)
    func present(_ viewController: NSViewController, asPopoverRelativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior, hasFullSizeContent: UInt8)
    func present(inWidget viewController: NSViewController)
    func presentAsModalWindow(_ viewController: NSViewController)
    func presentAsSheet(_ viewController: NSViewController)
    var presentedViewControllers: [NSViewController] { get }
    var presenting: NSViewController { get }
    func removeChildViewController(at index: Int)
    func removeFromParent()
    var representedObject: Any
    var sourceItemView: NSView?
    var storyboard: NSStoryboard? { get }
    var title: String
    func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = nil, completionHandler completion: @escaping () -> Void)
    func updateViewConstraints()
    var view: NSView
    func viewDidAppear()
    func viewDidDisappear()
    func viewDidLayout()
    func viewDidLoad()
    var viewIfLoaded: NSView? { get }
    func viewWillAppear()
    func viewWillDisappear()
    func viewWillLayout()
    func viewWillTransition(to newSize: CGSize)
  }
  extension NSViewController.TransitionOptions {
    static var allowUserInteraction: NSViewController.TransitionOptions { get }
    static var crossfade: NSViewController.TransitionOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var slideBackward: NSViewController.TransitionOptions { get }
    static var slideDown: NSViewController.TransitionOptions { get }
    static var slideForward: NSViewController.TransitionOptions { get }
    static var slideLeft: NSViewController.TransitionOptions { get }
    static var slideRight: NSViewController.TransitionOptions { get }
    static var slideUp: NSViewController.TransitionOptions { get }
  }
  protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
    func animateDismissal(of viewController: NSViewController, from fromViewController: NSViewController)
    func animatePresentation(of viewController: NSViewController, from fromViewController: NSViewController)
  }
  enum NSViewLayerContentsRedrawPolicy: Int {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
  var NSViewModeDocumentAttribute: String { get }
  var NSViewNoIntrinsicMetric: CGFloat { get }
  var NSViewSizeDocumentAttribute: String { get }
  protocol NSViewToolTipOwner: NSObjectProtocol {
    func view(_ view: NSView, stringForToolTip tag: Int, point: CGPoint, userData data: UnsafeMutableRawPointer) -> String
  }
  var NSViewZoomDocumentAttribute: String { get }
  class NSVisualEffectView: NSView {
    enum BlendingMode: Int { case behindWindow, withinWindow }
    enum Material: Int { case appearanceBased, light, dark, titlebar, selection, menu, popover, sidebar, mediumLight, ultraDark, headerView, sheet, windowBackground, hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground, underPageBackground }
    enum State: Int { case followsWindowActiveState, active, inactive }
    var blendingMode: NSVisualEffectView.BlendingMode
    init()
    init(frame frameRect: CGRect)
    var interiorBackgroundStyle: NSBackgroundStyle { get }
    var isEmphasized: Bool
    var maskImage: NSImage
    var material: NSVisualEffectView.Material
    var state: NSVisualEffectView.State
    func viewDidMoveToWindow()
    func viewWillMove(to newWindow: NSWindow)
  }
  var NSWebPreferencesDocumentOption: String { get }
  var NSWebResourceLoadDelegateDocumentOption: String { get }
  class NSWindow: NSResponder, NSUserInterfaceItemIdentification, NSAppearanceCustomization, NSAccessibilityElement, NSAccessibility, NSMenuItemValidation, NSUserInterfaceValidations {
    enum AnimationBehavior: Int { case `default`, none, documentWindow, utilityWindow, alertPanel }
    enum BackingLocation: UInt { case `default`, videoMemory, mainMemory }
    enum BackingStoreType: UInt { case retained, nonretained, buffered }
    enum ButtonType: UInt { case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton, documentVersionsButton, fullScreenButton }
    struct CollectionBehavior: OptionSet {}
    enum Depth: Int32 { case twentyfourBitRGB, sixtyfourBitRGB, oneHundredTwentyEightBitRGB }
    struct Level: RawRepresentable, Hashable {}
    struct NumberListOptions: OptionSet {}
    struct OcclusionState: OptionSet {}
    enum OrderingMode: Int { case below, out, above }
    enum SharingType: UInt { case none, readOnly, readWrite }
    struct StyleMask: OptionSet {}
    enum TabbingMode: Int { case automatic, preferred, disallowed }
    enum TitleVisibility: Int { case visible, hidden }
    enum ToolbarStyle: Int { case automatic, expanded, preference, unified, unifiedCompact }
    enum UserTabbingPreference: Int { case manual, always, inFullScreen }
    var acceptsMouseMovedEvents: Bool
    func addChildWindow(_ childWin: NSWindow, ordered place: NSWindow.OrderingMode)
    func addTabbedWindow(_ window: NSWindow, ordered: NSWindow.OrderingMode)
    func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController)
    static var allowsAutomaticWindowTabbing: Bool
    var allowsConcurrentViewDrawing: Bool
    var allowsToolTipsWhenApplicationIsInactive: Bool
    var alphaValue: CGFloat
    var animationBehavior: NSWindow.AnimationBehavior
    func animationResizeTime(_ newFrame: CGRect) -> Double
    var appearanceSource: NSAppearanceCustomization?
    var areCursorRectsEnabled: Bool { get }
    var aspectRatio: CGSize
    var attachedSheet: NSWindow { get }
    func autorecalculatesContentBorderThickness(for forEdgeedge: NSRectEdge) -> Bool
    var autorecalculatesKeyViewLoop: Bool
    var backgroundColor: NSColor
    func backingAlignedRect(_ aRect: CGRect, options: NSAlignmentOptions = nil) -> CGRect
    var backingLocation: NSWindow.BackingLocation { get }
    var backingScaleFactor: CGFloat { get }
    var backingType: NSWindow.BackingStoreType
    func becomeKeyWindow()
    func becomeMainWindow()
    func beginCriticalSheet(_ sheetWindow: NSWindow, completionHandler: @escaping (Int) -> Void)
    func beginDraggingSession(with items: [NSDraggingItem], event evnt: NSEvent, source: NSDraggingSource) -> NSDraggingSession
    func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
    func cacheImage(in aRect: CGRect)
    var canBecomeKeyWindow: Bool { get }
    var canBecomeMainWindow: Bool { get }
    var canBecomeVisibleWithoutLogin: Bool
    var canHide: Bool
    func canRepresent(_ displayGamut: NSDisplayGamut) -> Bool
    var canStoreColor: Bool { get }
    func cascadeTopLeft(from topLeftPoint: CGPoint) -> CGPoint
    var cascadingReferenceFrame: CGRect { get }
    func center()
    var childWindows: [NSWindow] { get }
    func close()
    var collectionBehavior: NSWindow.CollectionBehavior
    var colorSpace: NSColorSpace
    func constrainFrame(_ frameRect: CGRect, to screen: NSScreen?) -> CGRect
    var contentAspectRatio: CGSize
    func contentBorderThickness(for edge: NSRectEdge) -> CGFloat
    var contentLayoutGuide: Any { get }
    var contentLayoutRect: CGRect { get }
    var contentMaxSize: CGSize
    var contentMinSize: CGSize
    func contentRect(forFrame frameRect: CGRect) -> CGRect
    static func contentRect(forFrame forFrameRect: CGRect, styleMask: NSWindow.StyleMask) -> CGRect
    var contentResizeIncrements: CGSize
    var contentView: NSView?
    var contentViewController: NSViewController?
    func convertBase(toScreen aPoint: CGPoint) -> CGPoint
    func convertPoint(fromScreen point: CGPoint) -> CGPoint
    func convertPoint(toScreen point: CGPoint) -> CGPoint
    func convertPointFromBacking(_ point: CGPoint) -> CGPoint
    func convertPointToBacking(_ point: CGPoint) -> CGPoint
    func convertRect(fromScreen aRect: CGRect) -> CGRect
    func convertRect(toScreen aRect: CGRect) -> CGRect
    func convertRectFromBacking(_ aRect: CGRect) -> CGRect
    func convertRectToBacking(_ aRect: CGRect) -> CGRect
    func convertScreen(toBase aPoint: CGPoint) -> CGPoint
    func currentEvent() -> NSEvent
    func dataWithEPS(inside rect: CGRect) -> Data
    func dataWithPDF(inside rect: CGRect) -> Data
    var deepestScreen: NSScreen { get }
    var defaultButtonCell: NSButtonCell?
    static var defaultDepthLimit: NSWindow.Depth { get }
    var delegate: NSWindowDelegate?
    func deminiaturize(_ sender: Any?)
    var depthLimit: NSWindow.Depth
    var deviceDescription: [AnyHashable: Any] { get }
    static var didBecomeKeyNotification: Notification.Name { get }
    static var didBecomeMainNotification: Notification.Name { get }
    static var didChangeBackingPropertiesNotification: Notification.Name { get }
    static var didChangeScreenNotification: Notification.Name { get }
    static var didChangeScreenProfileNotification: Notification.Name { get }
    static var didDeminiaturizeNotification: Notification.Name { get }
    static var didEndLiveResizeNotification: Notification.Name { get }
    static var didEndSheetNotification: Notification.Name { get }
    static var didEnterFullScreenNotification: Notification.Name { get }
    static var didEnterVersionBrowserNotification: Notification.Name { get }
    static var didExitFullScreenNotification: Notification.Name { get }
    static var didExitVersionBrowserNotification: Notification.Name { get }
    static var didExposeNotification: Notification.Name { get }
    static var didMiniaturizeNotification: Notification.Name { get }
    static var didMoveNotification: Notification.Name { get }
    static var didResignKeyNotification: Notification.Name { get }
    static var didResignMainNotification: Notification.Name { get }
    static var didResizeNotification: Notification.Name { get }
    static var didUpdateNotification: Notification.Name { get }
    func disableCursorRects()
    func disableFlushWindow()
    func disableKeyEquivalentForDefaultButtonCell()
    func disableScreenUpdatesUntilFlush()
    func disableSnapshotRestoration()
    func discardCachedImage()
    func discardCursorRects()
    func discardEvents(matchingMask mask: Int, before beforeLastEvent: NSEvent)
    func display()
    func displayIfNeeded()
    func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink
    var displaysWhenScreenProfileChanges: Bool
    var dockTile: NSDockTile { get }
    func drag(_ anImage: NSImage, at baseLocation: CGPoint, offset initialOffset: CGSize, event theEvent: NSEvent, pasteboard: NSPasteboard, source sourceObject: Any, slideBack slideFlag: Bool)
    var dynamicDepthLimit: Bool
    func enableCursorRects()
    func enableFlushWindow()
    func enableKeyEquivalentForDefaultButtonCell()
    func enableSnapshotRestoration()
    func endEditing(for anObject: Any?)
    func endSheet(_ sheetWindow: NSWindow)
    func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse)
    func fieldEditor(_ createFlag: Bool, for forObject: Any?) -> NSText
    var firstResponder: NSResponder? { get }
    func flushWindow()
    func flushWindowIfNeeded()
    var frame: CGRect { get }
    func frameAutosaveName() -> String
    func frameRect(forContentRect contentRect: CGRect) -> CGRect
    static func frameRect(forContentRect contectRect: CGRect, styleMask: NSWindow.StyleMask) -> CGRect
    func gState() -> Int
    var graphicsContext: NSGraphicsContext { get }
    var hasActiveWindowSharingSession: Bool { get }
    var hasShadow: Bool
    var hidesOnDeactivate: Bool
    var ignoresMouseEvents: Bool
    var inLiveResize: Bool { get }
    init()
    init(contentRect: CGRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
    init(contentRect: CGRect, styleMask aStyle: NSWindow.StyleMask, backing bufferingType: NSWindow.BackingStoreType, defer deferCreation: Bool, screen: NSScreen)
    init(contentViewController: NSViewController)
    init?(windowRef: UnsafeMutableRawPointer)
    var initialFirstResponder: NSView
    func insertTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController, at index: Int)
    func invalidateCursorRects(for aView: NSView)
    func invalidateShadow()
    var isAutodisplay: Bool
    var isDocumentEdited: Bool
    var isExcludedFromWindowsMenu: Bool { get }
    var isFlushWindowDisabled: Bool { get }
    var isKeyWindow: Bool { get }
    var isMainWindow: Bool { get }
    var isMiniaturized: Bool
    var isMovable: Bool
    var isMovableByWindowBackground: Bool
    var isOnActiveSpace: Bool { get }
    var isOneShot: Bool { get }
    var isOpaque: Bool
    var isReleasedWhenClosed: Bool
    var isRestorable: Bool
    var isSheet: Bool { get }
    var isVisible: Bool { get }
    var isZoomed: Bool
    func keyViewSelectionDirection() -> NSSelectionDirection
    func layoutIfNeeded()
    var level: NSWindow.Level
    func makeFirstResponder(_ aResponder: NSResponder?) -> Bool
    func makeKeyAndOrderFront(_ sender: Any?)
    func makeKeyWindow()
    func makeMainWindow()
    var maxFullScreenContentSize: CGSize
    var maxSize: CGSize
    static func menuChanged(_ menu: NSMenu)
    func mergeAllWindows(_ sender: Any?)
    static func minFrameWidth(withTitle aTitle: String, styleMask aStyle: NSWindow.StyleMask) -> CGFloat
    var minFullScreenContentSize: CGSize
    var minSize: CGSize
    func miniaturize(_ sender: Any?)
    var miniwindowImage: NSImage
    var miniwindowTitle: String
    var mouseLocationOutsideOfEventStream: CGPoint { get }
    func moveTabToNewWindow(_ sender: Any?)
    func nextEvent(matchingMask mask: Int) -> NSEvent
    func nextEvent(matchingMask mask: Int, until expiration: Date, inMode mode: String, dequeue deqFlag: Bool) -> NSEvent
    var occlusionState: NSWindow.OcclusionState { get }
    func order(_ place: NSWindow.OrderingMode, relativeTo: Int)
    func orderBack(_ sender: Any?)
    func orderFront(_ sender: Any?)
    func orderFrontRegardless()
    func orderOut(_ sender: Any?)
    var parent: NSWindow
    func performClose(_ sender: Any?)
    func performDrag(with theEvent: NSEvent)
    func performMiniaturize(_ sender: Any?)
    func performZoom(_ sender: Any?)
    func post(_ theEvent: NSEvent, atStart: Bool)
    var preferredBackingLocation: NSWindow.BackingLocation
    var preservesContentDuringLiveResize: Bool
    var preventsApplicationTerminationWhenModal: Bool
    func print(_ sender: Any?)
    func recalculateKeyViewLoop()
    func register(forDraggedTypes newTypes: [String])
    func removeChildWindow(_ childWin: NSWindow)
    static func removeFrame(usingName name: String)
    func removeTitlebarAccessoryViewController(at index: Int)
    var representedFilename: String
    var representedURL: URL
    func requestSharing(of window: NSWindow) async throws
    func requestSharing(of window: NSWindow, completionHandler: @escaping (Error?) -> Void)
    func requestSharingOfWindow(usingPreview previewImage: NSImage, title: String) async throws
    func requestSharingOfWindow(usingPreview previewImage: NSImage, title: String, completionHandler: @escaping (Error?) -> Void)
    func resetCursorRects()
    func resignKeyWindow()
    func resignMainWindow()
    var resizeFlags: Int { get }
    var resizeIncrements: CGSize
    var restorationClass: AnyClass
    func restoreCachedImage()
    func runToolbarCustomizationPalette(_ sender: Any)
    func saveFrame(usingName name: String)
    var screen: NSScreen? { get }
    func selectKeyView(following aView: NSView)
    func selectKeyViewPreceding(_ aView: NSView)
    func selectNextKeyView(_ sender: Any?)
    func selectNextTab(_ sender: Any?)
    func selectPreviousKeyView(_ sender: Any?)
    func selectPreviousTab(_ sender: Any?)
    func send(_ theEvent: NSEvent)
    func setAnchorAttribute(_ layoutAttribute: NSLayoutConstraint.Attribute, for forOrientation: NSLayoutConstraint.Orientation)
    func setAutorecalculatesContentBorderThickness(_ flag: Bool, for forEdge: NSRectEdge)
    func setContentBorderThickness(_ thickness: CGFloat, for edge: NSRectEdge)
    func setContentSize(_ aSize: CGSize)
    func setExcludedFromWindowsMenu(_ flag: Bool)
    func setFrame(_ frameRect: CGRect, display: Bool)
    func setFrame(_ frameRect: CGRect, display: Bool, animate: Bool)
    func setFrameAutosaveName(_ frameName: String) -> Bool
    func setFrameFrom(_ str: String)
    func setFrameOrigin(_ aPoint: CGPoint)
    func setFrameTopLeftPoint(_ aPoint: CGPoint)
    func setFrameUsingName(_ name: String) -> Bool
    func setFrameUsingName(_ name: String, force: Bool) -> Bool
    func setIsMiniaturized(_ value: Bool)
    func setIsVisible(_ value: Bool)
    func setIsZoomed(_ value: Bool)
    func setOneShot(_ flag: Bool)
    func setTitleWithRepresentedFilename(_ filename: String)
    var sharingType: NSWindow.SharingType
    var sheetParent: NSWindow { get }
    var sheets: [NSWindow] { get }
    var showsResizeIndicator: Bool
    var showsToolbarButton: Bool
    func standardWindowButton(_ b: NSWindow.ButtonType) -> NSButton
    static func standardWindowButton(_ b: NSWindow.ButtonType, for styleMask: NSWindow.StyleMask) -> NSButton
    func stringWithSavedFrame() -> String
    var styleMask: NSWindow.StyleMask
    var subtitle: String
    var tab: NSWindowTab { get }
    var tabGroup: NSWindowTabGroup? { get }
    var tabbedWindows: [NSWindow]? { get }
    var tabbingIdentifier: String
    var tabbingMode: NSWindow.TabbingMode
    var title: String
    var titleVisibility: NSWindow.TitleVisibility
    var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] { get }
    var titlebarAppearsTransparent: Bool
    var titlebarSeparatorStyle: NSTitlebarSeparatorStyle
    func toggleFullScreen(_ sender: Any?)
    func toggleTabBar(_ sender: Any?)
    func toggleTabOverview(_ sender: Any?)
    func toggleToolbarShown(_ sender: Any)
    var toolbar: NSToolbar?
    var toolbarStyle: NSWindow.ToolbarStyle
    func trackEvents(matching mask: NSEvent.EventTypeMask, timeout: Double, mode: String, handler trackingHandler: @escaping (NSEvent, UnsafeMutablePointer<ObjCBool>) -> Void)
    func transferWindowSharing(to window: NSWindow) async throws
    func transferWindowSharing(to window: NSWindow, completionHandler: @escaping (Error?) -> Void)
    func `try`(toPerform anAction: Selector, with anObject: Any) -> Bool
    func unregisterDraggedTypes()
    func update()
    func updateConstraintsIfNeeded()
    func useOptimizedDrawing(_ flag: Bool)
    var userSpaceScaleFactor: CGFloat { get }
    static var userTabbingPreference: NSWindow.UserTabbingPreference { get }
    func validRequestor(forSendType sendType: String, returnType: String) -> Any
    var viewsNeedDisplay: Bool
    func visualizeConstraints(_ constraints: [NSLayoutConstraint]?)
    static var willBeginSheetNotification: Notification.Name { get }
    static var willCloseNotification: Notification.Name { get }
    static var willEnterFullScreenNotification: Notification.Name { get }
    static var willEnterVersionBrowserNotification: Notification.Name { get }
    static var willExitFullScreenNotification: Notification.Name { get }
    static var willExitVersionBrowserNotification: Notification.Name { get }
    static var willMiniaturizeNotification: Notification.Name { get }
    static var willMoveNotification: Notification.Name { get }
    static var willStartLiveResizeNotification: Notification.Name { get }
    var windowController: NSWindowController?
    var windowNumber: Int { get }
    static func windowNumber(at point: CGPoint, belowWindowWithWindowNumber windowNumber: Int) -> Int
    static func windowNumbers(options: NSWindow.NumberListOptions = nil) -> [Any]
    var windowRef: UnsafeMutableRawPointer { get }
    var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { get }
    var worksWhenModal: Bool { get }
    func zoom(_ sender: Any?)
  }
  extension NSWindow.CollectionBehavior {
    static var auxiliary: NSWindow.CollectionBehavior { get }
    static var canJoinAllApplications: NSWindow.CollectionBehavior { get }
    static var canJoinAllSpaces: NSWindow.CollectionBehavior { get }
    static var fullScreenAllowsTiling: NSWindow.CollectionBehavior { get }
    static var fullScreenAuxiliary: NSWindow.CollectionBehavior { get }
    static var fullScreenDisallowsTiling: NSWindow.CollectionBehavior { get }
    static var fullScreenNone: NSWindow.CollectionBehavior { get }
    static var fullScreenPrimary: NSWindow.CollectionBehavior { get }
    static var ignoresCycle: NSWindow.CollectionBehavior { get }
    init(rawValue: UInt)
    static var managed: NSWindow.CollectionBehavior { get }
    static var moveToActiveSpace: NSWindow.CollectionBehavior { get }
    static var participatesInCycle: NSWindow.CollectionBehavior { get }
    static var primary: NSWindow.CollectionBehavior { get }
    var rawValue: UInt { get }
    static var stationary: NSWindow.CollectionBehavior { get }
    static var transient: NSWindow.CollectionBehavior { get }
  }
  extension NSWindow.Level {
    static var floating: NSWindow.Level { get }
    init(rawValue: Int)
    static var mainMenu: NSWindow.Level { get }
    static var modalPanel: NSWindow.Level { get }
    static var normal: NSWindow.Level { get }
    static var popUpMenu: NSWindow.Level { get }
    static var screenSaver: NSWindow.Level { get }
    static var statusBar: NSWindow.Level { get }
  }
  extension NSWindow.NumberListOptions {
    static var allApplication: NSWindow.NumberListOptions { get }
    static var allSpaces: NSWindow.NumberListOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
  }
  extension NSWindow.OcclusionState {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var visible: NSWindow.OcclusionState { get }
  }
  extension NSWindow.StyleMask {
    static var borderless: NSWindow.StyleMask { get }
    static var closable: NSWindow.StyleMask { get }
    static var docModal: NSWindow.StyleMask { get }
    static var fullScreenWindow: NSWindow.StyleMask { get }
    static var fullSizeContentView: NSWindow.StyleMask { get }
    static var hud: NSWindow.StyleMask { get }
    init(rawValue: UInt)
    static var miniaturizable: NSWindow.StyleMask { get }
    static var nonactivatingPanel: NSWindow.StyleMask { get }
    var rawValue: UInt { get }
    static var resizable: NSWindow.StyleMask { get }
    static var texturedBackground: NSWindow.StyleMask { get }
    static var titled: NSWindow.StyleMask { get }
    static var unifiedTitleAndToolbar: NSWindow.StyleMask { get }
    static var utility: NSWindow.StyleMask { get }
  }
  class NSWindowController: NSResponder, NSCoding, NSSeguePerforming {
    func close()
    var contentViewController: NSViewController?
    func dismiss(_ sender: Any)
    var document: AnyObject?
    init()
    init?(coder: NSCoder)
    init(window: NSWindow?)
    init(windowNibName: String)
    init(windowNibName: String, owner: Any)
    var isWindowLoaded: Bool { get }
    func loadWindow()
    var owner: Any { get }
    var previewRepresentableActivityItems: [NSPreviewRepresentableActivityItem]?
    func setDocumentEdited(_ dirtyFlag: Bool)
    var shouldCascadeWindows: Bool
    var shouldCloseDocument: Bool
    func showWindow(_ sender: Any?)
    var storyboard: NSStoryboard { get }
    func synchronizeWindowTitleWithDocumentName()
    var window: NSWindow?
    func windowDidLoad()
    var windowFrameAutosaveName: String
    var windowNibName: String { get }
    var windowNibPath: String { get }
    func windowTitle(forDocumentDisplayName displayName: String) -> String
    func windowWillLoad()
  }
  protocol NSWindowDelegate: NSObjectProtocol {
    func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]
    func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]
    func previewRepresentableActivityItems(for window: NSWindow) -> [NSPreviewRepresentableActivityItem]?
    func window(_ window: NSWindow, didDecodeRestorableState coder: NSCoder)
    func window(_ window: NSWindow, shouldDragDocumentWith theEvent: NSEvent, from dragImageLocation: CGPoint, with withPasteboard: NSPasteboard) -> Bool
    func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
    func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration: Double)
    func window(_ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration: Double)
    func window(_ window: NSWindow, willEncodeRestorableState coder: NSCoder)
    func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using usingRect: CGRect) -> CGRect
    func window(_ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredSize: CGSize, maxAllowedSize: CGSize) -> CGSize
    func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: CGSize) -> CGSize
    func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions: NSApplication.PresentationOptions) -> NSApplication.PresentationOptions
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidBecomeMain(_ notification: Notification)
    func windowDidChangeBackingProperties(_ notification: Notification)
    func windowDidChangeScreen(_ notification: Notification)
    func windowDidChangeScreenProfile(_ notification: Notification)
    func windowDidDeminiaturize(_ notification: Notification)
    func windowDidEndLiveResize(_ notification: Notification)
    func windowDidEndSheet(_ notification: Notification)
    func windowDidEnterFullScreen(_ notification: Notification)
    func windowDidEnterVersionBrowser(_ notification: Notification)
    func windowDidExitFullScreen(_ notification: Notification)
    func windowDidExitVersionBrowser(_ notification: Notification)
    func windowDidExpose(_ notification: Notification)
    func windowDidFail(toEnterFullScreen window: NSWindow)
    func windowDidFail(toExitFullScreen window: NSWindow)
    func windowDidMiniaturize(_ notification: Notification)
    func windowDidMove(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidResignMain(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
    func windowDidUpdate(_ notification: Notification)
    func windowForSharingRequest(from fromWindow: NSWindow) -> NSWindow?
    func windowShouldClose(_ sender: Any) -> Bool
    func windowShouldZoom(_ window: NSWindow, toFrame newFrame: CGRect) -> Bool
    func windowWillBeginSheet(_ notification: Notification)
    func windowWillClose(_ notification: Notification)
    func windowWillEnterFullScreen(_ notification: Notification)
    func windowWillEnterVersionBrowser(_ notification: Notification)
    func windowWillExitFullScreen(_ notification: Notification)
    func windowWillExitVersionBrowser(_ notification: Notification)
    func windowWillMiniaturize(_ notification: Notification)
    func windowWillMove(_ notification: Notification)
    func windowWillResize(_ sender: NSWindow, to toFrameSize: CGSize) -> CGSize
    func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any) -> Any
    func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager
    func windowWillStartLiveResize(_ notification: Notification)
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: CGRect) -> CGRect
  }
  struct NSWindowListOptions: OptionSet {
    init(rawValue: Int)
    static var orderedFrontToBack: NSWindowListOptions { get }
    var rawValue: Int { get }
  }
  protocol NSWindowRestoration: NSObjectProtocol {
    static func restoreWindow(withIdentifier identifier: String, state: NSCoder, completionHandler onCompletion: @escaping (NSWindow?, Error?) -> Void)
  }
  class NSWindowTab: NSObject {
    var accessoryView: NSView?
    var attributedTitle: NSAttributedString?
    init()
    var title: String
    var toolTip: String?
  }
  class NSWindowTabGroup: NSObject {
    func addWindow(_ window: NSWindow)
    var identifier: String { get }
    func insertWindow(_ window: NSWindow, at index: Int)
    var isOverviewVisible: Bool
    var isTabBarVisible: Bool { get }
    func removeWindow(_ window: NSWindow)
    var selectedWindow: NSWindow?
    var windows: [NSWindow] { get }
  }
  class NSWorkspace: NSObject {
    struct IconCreationOptions: OptionSet {}
    struct LaunchOptions: OptionSet {}
    func absolutePathForAppBundle(withIdentifier bundleIdentifier: String) -> String?
    static var accessibilityDisplayOptionsDidChangeNotification: Notification.Name { get }
    func activateFileViewerSelecting(_ fileURLs: [URL])
    var activeApplication: [AnyHashable: Any] { get }
    static var activeSpaceDidChangeNotification: Notification.Name { get }
    func desktopImageOptions(for screen: NSScreen) -> [AnyHashable: Any]
    func desktopImageURL(for screen: NSScreen) -> URL
    static var didActivateApplicationNotification: Notification.Name { get }
    static var didChangeFileLabelsNotification: Notification.Name { get }
    static var didDeactivateApplicationNotification: Notification.Name { get }
    static var didHideApplicationNotification: Notification.Name { get }
    static var didLaunchApplicationNotification: Notification.Name { get }
    static var didMountNotification: Notification.Name { get }
    static var didPerformFileOperationNotification: Notification.Name { get }
    static var didRenameVolumeNotification: Notification.Name { get }
    static var didTerminateApplicationNotification: Notification.Name { get }
    static var didUnhideApplicationNotification: Notification.Name { get }
    static var didUnmountNotification: Notification.Name { get }
    static var didWakeNotification: Notification.Name { get }
    func duplicateURLs(_ urls: [Any], completionHandler: @escaping ([AnyHashable: Any]?, Error?) -> Void)
    func extendPowerOff(by requested: Int) -> Int
    var fileLabelColors: [NSColor] { get }
    var fileLabels: [String] { get }
    func filenameExtension(_ filenameExtension: String, isValidForType typeName: String) -> Bool
    var frontmostApplication: NSRunningApplication? { get }
    func fullPath(forApplication appName: String) -> String?
    func getFileSystemInfo(forPath fullPath: String, isRemovable removableFlag: UnsafeMutablePointer<ObjCBool>, isWritable writableFlag: UnsafeMutablePointer<ObjCBool>, isUnmountable unmountableFlag: UnsafeMutablePointer<ObjCBool>, description: UnsafeMutablePointer<String>, type fileSystemType: UnsafeMutablePointer<String>) -> Bool
    func getInfoForFile(_ fullPath: String, application appName: UnsafeMutablePointer<String>, type fileType: UnsafeMutablePointer<String>) -> Bool
    func hideOtherApplications()
    func icon(forContentType contentType: UTType) -> NSImage
    func icon(forFile fullPath: String) -> NSImage
    func icon(forFileType fileTypeOrTypeCode: UnsafeMutableRawPointer) -> NSImage
    func icon(forFiles fullPaths: [String]) -> NSImage
    init()
    func isFilePackage(atPath fullPath: String) -> Bool
    func launchApp(withBundleIdentifier bundleIdentifier: String, options: NSWorkspace.LaunchOptions = nil, additionalEventParamDescriptor descriptor: NSAppleEventDescriptor, launchIdentifier identifier: UnsafeMutableRawPointer) -> Bool
    func launchApplication(_ appName: String) -> Bool
    func launchApplication(_ appName: String, showIcon: Bool, autolaunch: Bool) -> Bool
    func launchApplication(at url: URL, options: NSWorkspace.LaunchOptions = nil, configuration: [AnyHashable: Any]) throws -> NSRunningApplication
    var launchedApplications: [[AnyHashable: Any]] { get }
    func localizedDescription(forType typeName: String) -> String
    var menuBarOwningApplication: NSRunningApplication { get }
    var mountedLocalVolumePaths: [String] { get }
    var mountedRemovableMedia: [String] { get }
    func noteFileSystemChanged(_ path: String)
    var notificationCenter: NotificationCenter { get }
    func open(_ url: URL) -> Bool
    func open(_ url: URL, configuration: NSWorkspaceOpenConfiguration) async throws -> NSRunningApplication
    func open(_ url: URL, configuration: NSWorkspaceOpenConfiguration, completionHandler: ((NSRunningApplication?, Error?) -> Void)? = nil)
    func open(_ url: URL, options: NSWorkspace.LaunchOptions = nil, configuration: [AnyHashable: Any]) throws -> NSRunningApplication
    func open(_ urls: [URL], withAppBundleIdentifier bundleIdentifier: String, options: NSWorkspace.LaunchOptions = nil, additionalEventParamDescriptor descriptor: NSAppleEventDescriptor, launchIdentifiers identifiers: [String]?) -> Bool
    func open(_ urls: [URL], withApplicationAt applicationUrl: URL, configuration: NSWorkspaceOpenConfiguration) async throws -> NSRunningApplication
    func open(_ urls: [URL], withApplicationAt applicationUrl: URL, configuration: NSWorkspaceOpenConfiguration, completionHandler: ((NSRunningApplication?, Error?) -> Void)? = nil)
    func open(_ urls: [URL], withApplicationAt applicationURL: URL, options: NSWorkspace.LaunchOptions = nil, configuration: [AnyHashable: Any]) throws -> NSRunningApplication
    func openApplication(at applicationUrl: URL, configuration: NSWorkspaceOpenConfiguration) async throws -> NSRunningApplication
    func openApplication(at applicationUrl: URL, configuration: NSWorkspaceOpenConfiguration, completionHandler: ((NSRunningApplication?, Error?) -> Void)? = nil)
    func openFile(_ fullPath: String) -> Bool
    func openFile(_ fullPath: String, from anImage: NSImage, at point: CGPoint, in aView: NSView) -> Bool
    func openFile(_ fullPath: String, withApplication appName: String?) -> Bool
    func openFile(_ fullPath: String, withApplication appName: String?, andDeactivate deactivate: Bool) -> Bool
    func performFileOperation(_ workspaceOperation: String, source: String, destination: String, files: [String], tag: UnsafeMutablePointer<Int>) -> Bool
    func preferredFilenameExtension(forType typeName: String) -> String
    func recycleURLs(_ urls: [Any], completionHandler: @escaping ([AnyHashable: Any]?, Error?) -> Void)
    func requestAuthorization(of type: NSWorkspaceAuthorization.AuthorizationType, completionHandler: @escaping (NSWorkspaceAuthorization?, Error?) -> Void)
    var runningApplications: [NSRunningApplication] { get }
    static var screensDidSleepNotification: Notification.Name { get }
    static var screensDidWakeNotification: Notification.Name { get }
    func selectFile(_ fullPath: String, inFileViewerRootedAtPath rootFullPath: String) -> Bool
    static var sessionDidBecomeActiveNotification: Notification.Name { get }
    static var sessionDidResignActiveNotification: Notification.Name { get }
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenContentType contentType: UTType) async throws
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenContentType contentType: UTType, completionHandler: ((Error?) -> Void)?)
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenContentTypeOfFileAt url: URL) async throws
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenContentTypeOfFileAt url: URL, completionHandler: ((Error?) -> Void)?)
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenFileAt url: URL) async throws
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenFileAt url: URL, completionHandler: ((Error?) -> Void)?)
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenURLsWithScheme urlScheme: String) async throws
    func setDefaultApplicationAt(_ applicationUrl: URL, toOpenURLsWithScheme urlScheme: String, completionHandler: ((Error?) -> Void)?)
    func setDesktopImageURL(_ url: URL, for screen: NSScreen, options: [AnyHashable: Any], error: Error) -> Bool
    func setIcon(_ image: NSImage, forFile fullPath: String, options: NSWorkspace.IconCreationOptions) -> Bool
    static var shared: NSWorkspace { get }
    func showSearchResults(forQueryString queryString: String) -> Bool
    func type(_ firstTypeName: String, conformsToType secondTypeName: String) -> Bool
    func type(ofFile absoluteFilePath: String) throws -> String
    func unmountAndEjectDevice(at url: URL) throws
    func unmountAndEjectDevice(atPath path: String) -> Bool
    func urlForApplication(toOpen url: URL) -> URL
    func urlForApplication(toOpenContentType contentType: UTType) -> URL?
    func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
    func urlsForApplications(toOpen url: URL) -> [URL]
    func urlsForApplications(toOpenContentType contentType: UTType) -> [URL]
    func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL]
    static var willLaunchApplicationNotification: Notification.Name { get }
    static var willPowerOffNotification: Notification.Name { get }
    static var willSleepNotification: Notification.Name { get }
    static var willUnmountNotification: Notification.Name { get }
  }
  extension NSWorkspace.IconCreationOptions {
    init(rawValue: UInt)
    static var nsExclude10_4Elements: NSWorkspace.IconCreationOptions { get }
    static var nsExcludeQuickDrawElements: NSWorkspace.IconCreationOptions { get }
    var rawValue: UInt { get }
  }
  extension NSWorkspace.LaunchOptions {
    static var allowingClassicStartup: NSWorkspace.LaunchOptions { get }
    static var async: NSWorkspace.LaunchOptions { get }
    static var `default`: NSWorkspace.LaunchOptions { get }
    static var hide: NSWorkspace.LaunchOptions { get }
    static var hideOthers: NSWorkspace.LaunchOptions { get }
    static var inhibitingBackgroundOnly: NSWorkspace.LaunchOptions { get }
    init(rawValue: UInt)
    static var newInstance: NSWorkspace.LaunchOptions { get }
    static var preferringClassic: NSWorkspace.LaunchOptions { get }
    static var print: NSWorkspace.LaunchOptions { get }
    var rawValue: UInt { get }
    static var withErrorPresentation: NSWorkspace.LaunchOptions { get }
    static var withoutActivation: NSWorkspace.LaunchOptions { get }
    static var withoutAddingToRecents: NSWorkspace.LaunchOptions { get }
  }
  class NSWorkspaceAuthorization: NSObject {
    enum AuthorizationType: Int { case createSymbolicLink, setAttributes, replaceFile }
  }
  var NSWorkspaceCopyOperation: String { get }
  var NSWorkspaceDestroyOperation: String { get }
  var NSWorkspaceDuplicateOperation: String { get }
  var NSWorkspaceLaunchConfigurationAppleEvent: String { get }
  var NSWorkspaceLaunchConfigurationArchitecture: String { get }
  var NSWorkspaceLaunchConfigurationArguments: String { get }
  var NSWorkspaceLaunchConfigurationEnvironment: String { get }
  var NSWorkspaceLinkOperation: String { get }
  var NSWorkspaceMoveOperation: String { get }
  class NSWorkspaceOpenConfiguration: NSObject, NSCopying {
    var activates: Bool
    var addsToRecentItems: Bool
    var allowsRunningApplicationSubstitution: Bool
    var appleEvent: NSAppleEventDescriptor?
    var architecture: Int32
    var arguments: [String]
    var createsNewApplicationInstance: Bool
    var environment: [String: String]
    var hides: Bool
    var hidesOthers: Bool
    init()
    var isForPrinting: Bool
    var promptsUserIfNeeded: Bool
    var requiresUniversalLinks: Bool
  }
  var NSWorkspaceRecycleOperation: String { get }
  var NSWritingDirectionAttributeName: String { get }
  enum NSWritingToolsBehavior: Int {
    case none, `default`, complete, limited
  }
  var NSWritingToolsExclusionAttributeName: String { get }
  struct NSWritingToolsResultOptions: OptionSet {
    init(rawValue: UInt)
    static var list: NSWritingToolsResultOptions { get }
    static var plainText: NSWritingToolsResultOptions { get }
    var rawValue: UInt { get }
    static var richText: NSWritingToolsResultOptions { get }
    static var table: NSWritingToolsResultOptions { get }
  }
  extension String {
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions = nil, attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) -> CGRect
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
    func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  }
  class UIWritingToolsCoordinator: NSObject, UIInteraction {
    enum State: Int { case inactive, noninteractive, interactiveResting, interactiveStreaming }
    enum TextAnimation: Int { case anticipate, remove, insert, anticipateInactive, translate }
    enum TextReplacementReason: Int { case interactive, noninteractive }
    enum TextUpdateReason: Int { case typing, undoRedo }
    var behavior: NSWritingToolsBehavior { get }
    var decorationContainerView: NSView?
    var delegate: Any? { get }
    var effectContainerView: NSView?
    init()
    init(delegate: Any?)
    static var isWritingToolsAvailable: Bool { get }
    var preferredBehavior: NSWritingToolsBehavior
    var preferredResultOptions: NSWritingToolsResultOptions
    var resultOptions: NSWritingToolsResultOptions { get }
    var state: Any { get }
    func stopWritingTools()
    func updateForReflowedTextInContext(withIdentifier contextId: UUID)
    func updateRange(_ range: NSRange, withText replacementText: NSAttributedString, reason: Any, forContextWithIdentifier contextId: UUID)
    var view: NSView? { get }
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
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, finishTextAnimation textAnimation: Any, for range: NSRange, in context: Any, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, prepareFor textAnimation: Any, for range: NSRange, in context: Any, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, replace range: NSRange, in context: Any, proposedText replacementText: NSAttributedString, reason: Any, animationParameters: Any?, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsBoundingBezierPathsFor range: NSRange, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsContextsFor scope: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsDecorationContainerViewFor range: NSRange, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsPreviewFor rect: CGRect, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsPreviewFor textAnimation: Any, of range: NSRange, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsRangeInContextWithIdentifierFor point: CGPoint, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsSingleContainerSubrangesOf range: NSRange, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, requestsUnderlinePathsFor range: NSRange, in context: Any, completion: Any)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, selectRanges ranges: [NSValue], in context: Any, completion: @escaping () -> Void)
    func writingToolsCoordinator(_ writingToolsCoordinator: Any, willChangeTo newState: Any, completion: @escaping () -> Void)
  }
  """#

"""What no rule yields: names which the SDK gives by hand (NS_SWIFT_NAME, API notes) and the bridged types.

Sources of the facts: swiftlang/swift apinotes/UIKit.apinotes and lib/Migrator (Apache 2.0),
xamarin/binding-tools-for-swift TypeAggregator (MIT: the nested names of enumerations), Apple's documentation.
"""


def _pairs(text):
    return dict(line.split(None, 1) for line in text.strip().splitlines() if line.strip())


# The modules by C# namespace, where the two differ.
MODULES = {"CoreAnimation": "QuartzCore", "PdfKit": "PDFKit", "Foundation": "FoundationObjC", "ImageKit": "Quartz",
           "QuickLookUI": "Quartz", "QuartzComposer": "Quartz", "CoreMidi": "CoreMIDI", "CoreWlan": "CoreWLAN",
           "AudioUnit": "AudioToolbox", "MobileCoreServices": "CoreServices", "iTunesLibrary": "iTunesLibrary",
           "Phase": "PHASE", "SearchKit": "CoreServices", "OSLog": "OSLog", "CoreNFC": "CoreNFC"}
SKIPPED_NAMESPACES = {"", "ObjCRuntime", "System", "Darwin", "OpenGL", "OpenGLES", "OpenTK", "OpenTK.Platform", "ObjCBindings", "Xamarin.Bundler",
                      "CoreFoundation", "AddressBook", "AddressBookUI", "AssetsLibrary", "NewsstandKit", "Twitter",
                      "MediaSetup", "Compression", "Accelerate", "Network", "PrintCore", "AVRouting", "Registrar",
                      "XamCore", "System.Drawing", "Versioning", "CFNetwork", "MediaToolbox"}

# What `import MODULE` also makes visible.
EXPORTS = {
    "UIKit": "Foundation CoreFoundation CoreGraphics QuartzCore CoreImage CoreText UserNotifications UniformTypeIdentifiers Symbols",
    "AppKit": "Foundation CoreFoundation CoreGraphics QuartzCore CoreImage CoreText CoreData ApplicationServices UniformTypeIdentifiers Symbols",
    "QuartzCore": "Foundation CoreFoundation CoreGraphics CoreImage CoreVideo Metal",
    "CoreImage": "Foundation CoreFoundation CoreGraphics CoreVideo ImageIO",
    "CoreGraphics": "CoreFoundation",
    "CoreText": "CoreFoundation CoreGraphics",
    "CoreMedia": "CoreFoundation CoreVideo CoreAudio",
    "CoreVideo": "CoreFoundation CoreGraphics",
    "AVFoundation": "Foundation CoreFoundation CoreGraphics CoreMedia CoreVideo QuartzCore AVFAudio CoreImage Metal",
    "AVKit": "Foundation UIKit AVFoundation",
    "MapKit": "Foundation CoreLocation CoreGraphics UIKit",
    "WebKit": "Foundation CoreGraphics UIKit",
    "PhotosUI": "Foundation UIKit Photos",
    "ContactsUI": "Foundation UIKit Contacts",
    "EventKitUI": "Foundation UIKit EventKit",
    "IntentsUI": "Foundation UIKit Intents",
    "MetalKit": "Foundation Metal UIKit QuartzCore ModelIO",
    "ARKit": "Foundation SceneKit SpriteKit UIKit AVFoundation CoreVideo CoreLocation",
    "SceneKit": "Foundation UIKit QuartzCore CoreGraphics",
    "SpriteKit": "Foundation UIKit CoreGraphics GameplayKit",
    "PDFKit": "Foundation UIKit CoreGraphics",
    "GameKit": "Foundation UIKit",
    "CloudKit": "Foundation CoreLocation",
    "FoundationObjC": "",
}
DEFAULT_EXPORTS = "Foundation"
EXPORTS_UIKIT = {"MessageUI", "SafariServices", "QuickLook", "NotificationCenter", "ReplayKit", "CarPlay", "Social",
                 "AuthenticationServices", "LinkPresentation", "PencilKit", "VisionKit", "MediaPlayer", "ExternalAccessory",
                 "PassKit", "Messages", "HealthKitUI", "CoreLocationUI", "UserNotificationsUI", "FileProviderUI"}

# Modules in which an enumeration whose name begins with a class's name is nested in that class.
NESTING_MODULES = {"UIKit", "AppKit", "AVFoundation", "CloudKit", "ARKit", "GameKit", "NaturalLanguage",
                   "AuthenticationServices", "CoreHaptics", "QuickLookThumbnailing", "BackgroundTasks", "PencilKit",
                   "FoundationObjC"}
TOP_LEVEL = set("""
UIViewAnimatingState UIViewAnimatingPosition UITextItemInteraction UITextInteractionMode UIContextMenuInteractionCommitStyle
UIDatePickerStyle UIDocumentPickerMode UIDocumentMenuOrder UISceneCaptureState UIKeyModifierFlags UILabelVibrancy
UIViewControllerPreviewingContext UIKeyCommandKey UIActionIdentifierX UIDocumentBrowserErrorCode
UICollectionLayoutSectionOrthogonalScrollingBehavior UIImagePickerControllerImageURLExportPreset
AVAssetTrackGroupOutputHandling AVAssetReferenceRestrictions AVAudioPlayerNodeBufferOptions AVAudioUnitEQFilterType
AVAudioUnitReverbPreset AVAudioUnitDistortionPreset AVAudioConverterPrimeMethod AVAudioConverterInputStatus
AVAudioConverterOutputStatus AVSpeechSynthesisVoiceQuality AVSpeechSynthesisVoiceGender AVSpeechSynthesisVoiceTraits
AVAudioPlayerNodeCompletionCallbackType AVAudioUnitTimeEffect AVAssetSegmentType
NSTextAlignment NSTextFinderAction NSTextFinderMatchingType NSFontAction NSFontAssetRequestOptions NSWindowListOptions
NSTextMovement NSCellImagePosition NSViewLayerContentsRedrawPolicy NSControlTint NSControlSize NSImageScaling NSImageAlignment
NSImageLayoutDirection NSColorRenderingIntent NSPrintRenderingQuality NSTableViewDropOperation
NSStringDrawingOptions NSStringEncoding NSStringCompareOptions NSUserInterfaceLayoutDirection NSMenuProperties
NSPaperOrientation NSColorSpaceModel NSTextTableLayoutAlgorithm
""".split())

# Objective-C (or C#) name -> Swift name, of types that the nesting rule does not reach.
TYPE_NAMES = _pairs("""
UICalendarViewDecoration UICalendarView.Decoration
UITextItemMenuPreview UITextItem.MenuPreview
UITextItemMenuConfiguration UITextItem.MenuConfiguration
UIImageConfiguration UIImage.Configuration
UIImageSymbolConfiguration UIImage.SymbolConfiguration
UIImageReaderConfiguration UIImageReader.Configuration
UIWindowSceneGeometryPreferences UIWindowScene.GeometryPreferences
UIWindowSceneGeometryPreferencesIOS UIWindowScene.GeometryPreferences.iOS
UIWindowSceneGeometryPreferencesMac UIWindowScene.GeometryPreferences.Mac
UIWindowSceneGeometry UIWindowScene.Geometry
UIWindowSceneActivationConfiguration UIWindowScene.ActivationConfiguration
UIWindowSceneActivationAction UIWindowScene.ActivationAction
UIWindowSceneActivationInteraction UIWindowScene.ActivationInteraction
UIWindowSceneActivationRequestOptions UIWindowScene.ActivationRequestOptions
UIDocumentViewControllerLaunchOptions UIDocumentViewController.LaunchOptions
UITabBarControllerSidebar UITabBarController.Sidebar
UITabBarControllerSidebarItem UITabBarController.Sidebar.Item
UITextFormattingViewControllerChangeValue UITextFormattingViewController.ChangeValue
UITextFormattingViewControllerConfiguration UITextFormattingViewController.Configuration
UITextFormattingViewControllerComponent UITextFormattingViewController.Component
UITextFormattingViewControllerFormattingDescriptor UITextFormattingViewController.FormattingDescriptor
UITextFormattingViewControllerFormattingStyle UITextFormattingViewController.FormattingStyle
NSTextHighlightColorScheme NSAttributedString.TextHighlightColorScheme
NSTextHighlightStyle NSAttributedString.TextHighlightStyle
NSLayoutAttribute NSLayoutConstraint.Attribute
NSLayoutRelation NSLayoutConstraint.Relation
NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
NSLayoutConstraintOrientation NSLayoutConstraint.Orientation
UILayoutConstraintAxis NSLayoutConstraint.Axis
UIControlEvent UIControl.Event
UIControlEvents UIControl.Event
UITableViewCellStyle UITableViewCell.CellStyle
UITableViewCellState UITableViewCell.StateMask
UITableViewCellAccessory UITableViewCell.AccessoryType
UITableViewCellAccessoryType UITableViewCell.AccessoryType
UITableViewRowAnimation UITableView.RowAnimation
UITextBorderStyle UITextField.BorderStyle
UIBarButtonSystemItem UIBarButtonItem.SystemItem
UITabBarSystemItem UITabBarItem.SystemItem
UIEventSubtype UIEvent.EventSubtype
UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
UICollectionElementCategory UICollectionView.ElementCategory
UICollectionUpdateAction UICollectionViewUpdateItem.Action
UICollectionViewDropIntent UICollectionViewDropProposal.Intent
UICollectionViewScrollDirection UICollectionView.ScrollDirection
UICollectionViewScrollPosition UICollectionView.ScrollPosition
UITableViewDropIntent UITableViewDropProposal.Intent
UIDataDetectorType UIDataDetectorTypes
UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
UIPreferredPresentationStyle NSItemProvider.PreferredPresentationStyle
UISystemAnimation UIView.SystemAnimation
UITextDropAction UITextDropProposal.Action
UITextDropPerformer UITextDropProposal.Performer
UITextDropProgressMode UITextDropProposal.ProgressMode
UIViewAutoresizing UIView.AutoresizingMask
UIAccessibilityZoomType UIAccessibility.ZoomType
UIAccessibilityHearingDeviceEar UIAccessibility.HearingDeviceEar
UIAccessibilityTrait UIAccessibilityTraits
UIAccessibilityCustomSystemRotorType UIAccessibilityCustomRotor.SystemRotorType
UIGuidedAccessRestrictionState UIAccessibility.GuidedAccessRestrictionState
UIDocumentBrowserActionAvailability UIDocumentBrowserAction.Availability
UIDocumentBrowserImportMode UIDocumentBrowserViewController.ImportMode
UIDocumentBrowserUserInterfaceStyle UIDocumentBrowserViewController.BrowserUserInterfaceStyle
UIWebPaginationBreakingMode UIWebView.PaginationBreakingMode
UIWebPaginationMode UIWebView.PaginationMode
UIListContentTextAlignment UIListContentConfiguration.TextProperties.TextAlignment
UIListContentTextTransform UIListContentConfiguration.TextProperties.TextTransform
UIListContentTextProperties UIListContentConfiguration.TextProperties
UIListContentImageProperties UIListContentConfiguration.ImageProperties
UIContentUnavailableTextProperties UIContentUnavailableConfiguration.TextProperties
UIContentUnavailableImageProperties UIContentUnavailableConfiguration.ImageProperties
UIContentUnavailableButtonProperties UIContentUnavailableConfiguration.ButtonProperties
UIContentUnavailableAlignment UIContentUnavailableConfiguration.Alignment
UIButtonConfiguration UIButton.Configuration
UIButtonConfigurationSize UIButton.Configuration.Size
UIButtonConfigurationCornerStyle UIButton.Configuration.CornerStyle
UIButtonConfigurationTitleAlignment UIButton.Configuration.TitleAlignment
UIButtonConfigurationMacIdiomStyle UIButton.Configuration.MacIdiomStyle
UIButtonConfigurationIndicator UIButton.Configuration.Indicator
UIButtonRole UIButton.Role
UISheetPresentationControllerDetent UISheetPresentationController.Detent
UISheetPresentationControllerDetentIdentifier UISheetPresentationController.Detent.Identifier
UISceneConnectionOptions UIScene.ConnectionOptions
UISceneOpenURLOptions UIScene.OpenURLOptions
UISceneOpenExternalURLOptions UIScene.OpenExternalURLOptions
UISceneActivationRequestOptions UIScene.ActivationRequestOptions
UISceneSession UISceneSession
UISceneSessionRole UISceneSession.Role
UIMenuIdentifier UIMenu.Identifier
UIMenuOptions UIMenu.Options
UIMenuElementState UIMenuElement.State
UIMenuElementAttributes UIMenuElement.Attributes
UIActionIdentifier UIAction.Identifier
UICellAccessoryDisplayedState UICellAccessory.DisplayedState
UICellAccessoryPlacement UICellAccessory.Placement
UICellConfigurationDragState UICellConfigurationState.DragState
UICellConfigurationDropState UICellConfigurationState.DropState
UICollectionLayoutListAppearance UICollectionLayoutListConfiguration.Appearance
UICollectionLayoutListHeaderMode UICollectionLayoutListConfiguration.HeaderMode
UICollectionLayoutListFooterMode UICollectionLayoutListConfiguration.FooterMode
UISplitViewControllerStyle UISplitViewController.Style
UIToolTipConfiguration UIToolTipConfiguration
UIPasteControlConfiguration UIPasteControl.Configuration
UIContentSizeCategory UIContentSizeCategory
UIFontWeight UIFont.Weight
UIFontTextStyle UIFont.TextStyle
UIFontDescriptorSystemDesign UIFontDescriptor.SystemDesign
UIBackgroundRefreshStatus UIBackgroundRefreshStatus
UITextContentType UITextContentType
NSStringAttributes NSAttributedString.Key
NSControlCharacterAction NSLayoutManager.ControlCharacterAction
NSGlyphProperty NSLayoutManager.GlyphProperty
NSTextLayoutOrientation NSLayoutManager.TextLayoutOrientation
NSTextStorageEditActions NSTextStorage.EditActions
NSTextStorageEditedFlags NSTextStorage.EditActions
NSBezelStyle NSButton.BezelStyle
NSButtonType NSButton.ButtonType
NSCellStateValue NSControl.StateValue
NSCellType NSCell.CellType
NSCellAttribute NSCell.Attribute
NSCellStyleMask NSCell.StyleMask
NSCellHit NSCell.HitResult
NSVisualEffectMaterial NSVisualEffectView.Material
NSVisualEffectBlendingMode NSVisualEffectView.BlendingMode
NSVisualEffectState NSVisualEffectView.State
NSBackingStore NSWindow.BackingStoreType
NSBackingStoreType NSWindow.BackingStoreType
NSWindowStyle NSWindow.StyleMask
NSWindowStyleMask NSWindow.StyleMask
NSWindowButton NSWindow.ButtonType
NSWindowLevel NSWindow.Level
NSWindowTabbingMode NSWindow.TabbingMode
NSModalResponse NSApplication.ModalResponse
NSEventModifierMask NSEvent.ModifierFlags
NSEventModifierFlags NSEvent.ModifierFlags
NSEventMask NSEvent.EventTypeMask
NSEventSubtype NSEvent.EventSubtype
NSTitlePosition NSBox.TitlePosition
NSBoxType NSBox.BoxType
NSSegmentStyle NSSegmentedControl.Style
NSSegmentSwitchTracking NSSegmentedControl.SwitchTracking
NSSegmentDistribution NSSegmentedControl.Distribution
NSTokenStyle NSTokenField.TokenStyle
NSLevelIndicatorStyle NSLevelIndicator.Style
NSDatePickerStyle NSDatePicker.Style
NSDatePickerElementFlags NSDatePicker.ElementFlags
NSTabViewType NSTabView.TabType
NSTabPosition NSTabView.TabPosition
NSTabState NSTabViewItem.State
NSTickMarkPosition NSSlider.TickMarkPosition
NSSliderType NSSlider.SliderType
NSScrollElasticity NSScrollView.Elasticity
NSMatrixMode NSMatrix.Mode
NSLineCapStyle NSBezierPath.LineCapStyle
NSLineJoinStyle NSBezierPath.LineJoinStyle
NSWindingRule NSBezierPath.WindingRule
NSBezierPathElement NSBezierPath.ElementType
NSBitmapImageFileType NSBitmapImageRep.FileType
NSBitmapFormat NSBitmapImageRep.Format
NSTiffCompression NSBitmapImageRep.TIFFCompression
NSTIFFCompression NSBitmapImageRep.TIFFCompression
NSAutoresizingMask NSView.AutoresizingMask
NSViewResizingMask NSView.AutoresizingMask
NSAutoresizingMaskOptions NSView.AutoresizingMask
NSBorderType NSBorderType
NSApplicationTerminateReply NSApplication.TerminateReply
NSRequestUserAttentionType NSApplication.RequestUserAttentionType
NSSaveOperationType NSDocument.SaveOperationType
NSDocumentChangeType NSDocument.ChangeType
NSUserInterfaceLayoutOrientation NSUserInterfaceLayoutOrientation
NSToolbarItemVisibilityPriority NSToolbarItem.VisibilityPriority
NSPasteboardReadingOptions NSPasteboard.ReadingOptions
NSWorkspaceLaunchOptions NSWorkspace.LaunchOptions
NSWorkspaceIconCreationOptions NSWorkspace.IconCreationOptions
NSPressureBehavior NSEvent.PressureBehavior
NSTableViewAnimation NSTableView.AnimationOptions
NSTableViewAnimationOptions NSTableView.AnimationOptions
NSTableViewGridStyle NSTableView.GridLineStyle
NSTableViewGridLineStyle NSTableView.GridLineStyle
NSTableRowActionEdge NSTableView.RowActionEdge
NSTableViewRowActionStyle NSTableViewRowAction.Style
NSTableColumnResizing NSTableColumn.ResizingOptions
NSTypesetterBehavior NSLayoutManager.TypesetterBehavior
NSFontPanelMode NSFontPanel.ModeMask
NSFontPanelModeMask NSFontPanel.ModeMask
NSFontSymbolicTraits NSFontDescriptor.SymbolicTraits
NSFontDescriptorSystemDesign NSFontDescriptor.SystemDesign
NSFontTextStyle NSFont.TextStyle
NSFontWeight NSFont.Weight
NSHapticFeedbackPattern NSHapticFeedbackManager.FeedbackPattern
NSHapticFeedbackPerformanceTime NSHapticFeedbackManager.PerformanceTime
NSColorSystemEffect NSColor.SystemEffect
NSImageSymbolScale NSImage.SymbolScale
NSTrackingAreaOptions NSTrackingArea.Options
NSTouchBarItemPriority NSTouchBarItem.Priority
NSWindowToolbarStyle NSWindow.ToolbarStyle
NSTitlebarSeparatorStyle NSTitlebarSeparatorStyle
NSCollectionViewScrollPosition NSCollectionView.ScrollPosition
NSCollectionViewScrollDirection NSCollectionView.ScrollDirection
NSCollectionElementCategory NSCollectionView.ElementCategory
NSComparisonResult ComparisonResult
NSStreamEvent Stream.Event
NSStreamStatus Stream.Status
NSQualityOfService QualityOfService
NSUrlRequestCachePolicy URLRequest.CachePolicy
NSURLRequestCachePolicy URLRequest.CachePolicy
NSURLCacheStoragePolicy URLCache.StoragePolicy
NSURLCredentialPersistence URLCredential.Persistence
NSURLRequestNetworkServiceType URLRequest.NetworkServiceType
NSURLSessionAuthChallengeDisposition URLSession.AuthChallengeDisposition
NSURLSessionResponseDisposition URLSession.ResponseDisposition
NSURLSessionTaskState URLSessionTask.State
NSURLSessionDelayedRequestDisposition URLSession.DelayedRequestDisposition
NSDateFormatterStyle DateFormatter.Style
NSNumberFormatterStyle NumberFormatter.Style
NSSearchPathDirectory FileManager.SearchPathDirectory
NSSearchPathDomain FileManager.SearchPathDomainMask
NSSearchPathDomainMask FileManager.SearchPathDomainMask
NSDirectoryEnumerationOptions FileManager.DirectoryEnumerationOptions
NSHTTPCookieAcceptPolicy HTTPCookie.AcceptPolicy
NSCalendarUnit NSCalendar.Unit
NSFormattingContext Formatter.Context
NSFormattingUnitStyle Formatter.UnitStyle
NSPostingStyle NotificationQueue.PostingStyle
NSNotificationCoalescing NotificationQueue.NotificationCoalescing
NSOperationQueuePriority Operation.QueuePriority
NSFileManagerItemReplacementOptions FileManager.ItemReplacementOptions
NSJSONReadingOptions JSONSerialization.ReadingOptions
NSJSONWritingOptions JSONSerialization.WritingOptions
NSActivityOptions ProcessInfo.ActivityOptions
NSProcessInfoThermalState ProcessInfo.ThermalState
NSKeyValueObservingOptions NSKeyValueObservingOptions
NSKeyValueChange NSKeyValueChange
NSDataReadingOptions NSData.ReadingOptions
NSDataWritingOptions NSData.WritingOptions
NSTextCheckingType NSTextCheckingResult.CheckingType
NSMatchingOptions NSRegularExpression.MatchingOptions
NSMatchingFlags NSRegularExpression.MatchingFlags
NSWritingDirection NSWritingDirection
NSRunLoopMode RunLoop.Mode
NSFileProtection FileProtectionType
MKDirectionsRequest MKDirections.Request
MKDirectionsResponse MKDirections.Response
MKETAResponse MKDirections.ETAResponse
MKLocalSearchRequest MKLocalSearch.Request
MKLocalSearchResponse MKLocalSearch.Response
MKLocalSearchCompleterResultType MKLocalSearchCompleter.ResultType
MKLocalSearchResultType MKLocalSearch.ResultType
MKMapSnapshotOptions MKMapSnapshotter.Options
MKMapSnapshot MKMapSnapshotter.Snapshot
MKMapCameraZoomRange MKMapView.CameraZoomRange
MKMapCameraBoundary MKMapView.CameraBoundary
MKAnnotationViewCollisionMode MKAnnotationView.CollisionMode
MKAnnotationViewDragState MKAnnotationView.DragState
MKDistanceFormatterUnits MKDistanceFormatter.Units
MKDistanceFormatterUnitStyle MKDistanceFormatter.DistanceUnitStyle
MKScaleViewAlignment MKScaleView.Alignment
MKSearchCompletionFilterType MKLocalSearchCompleter.FilterType
MKRouteStep MKRoute.Step
MKLookAroundSnapshotOptions MKLookAroundSnapshotter.Options
MKLookAroundSnapshot MKLookAroundSnapshotter.Snapshot
WKContentMode WKWebpagePreferences.ContentMode
CKRecordID CKRecord.ID
CKReference CKRecord.Reference
CKReferenceAction CKRecord.ReferenceAction
CKRecordZoneID CKRecordZone.ID
CKRecordZoneCapabilities CKRecordZone.Capabilities
CKDatabaseScope CKDatabase.Scope
CKShareParticipant CKShare.Participant
CKShareMetadata CKShare.Metadata
CKShareParticipantAcceptanceStatus CKShare.ParticipantAcceptanceStatus
CKShareParticipantPermission CKShare.ParticipantPermission
CKShareParticipantRole CKShare.ParticipantRole
CKShareParticipantType CKShare.ParticipantType
CKNotificationID CKNotification.ID
CKNotificationType CKNotification.NotificationType
CKNotificationInfo CKSubscription.NotificationInfo
CKSubscriptionType CKSubscription.SubscriptionType
CKQueryOperationCursor CKQueryOperation.Cursor
CKQueryCursor CKQueryOperation.Cursor
CKQuerySubscriptionOptions CKQuerySubscription.Options
CKQueryNotificationReason CKQueryNotification.Reason
CKRecordSavePolicy CKModifyRecordsOperation.RecordSavePolicy
CKApplicationPermissions CKContainer.ApplicationPermissions
CKApplicationPermissionStatus CKContainer.ApplicationPermissionStatus
CKUserIdentityLookupInfo CKUserIdentity.LookupInfo
CKOperationConfiguration CKOperation.Configuration
CKOperationGroupTransferSize CKOperationGroup.TransferSize
CKFetchRecordZoneChangesConfiguration CKFetchRecordZoneChangesOperation.ZoneConfiguration
CKFetchRecordZoneChangesOptions CKFetchRecordZoneChangesOperation.ZoneOptions
CKAccountStatus CKAccountStatus
AVCaptureDeviceFormat AVCaptureDevice.Format
AVCaptureDeviceInput AVCaptureDeviceInput
AVCaptureDeviceDiscoverySession AVCaptureDevice.DiscoverySession
AVCaptureDeviceRotationCoordinator AVCaptureDevice.RotationCoordinator
AVCaptureDeviceType AVCaptureDevice.DeviceType
AVCaptureDevicePosition AVCaptureDevice.Position
AVCaptureAutoFocusRangeRestriction AVCaptureDevice.AutoFocusRangeRestriction
AVCaptureAutoFocusSystem AVCaptureDevice.Format.AutoFocusSystem
AVCaptureExposureMode AVCaptureDevice.ExposureMode
AVCaptureFlashMode AVCaptureDevice.FlashMode
AVCaptureFocusMode AVCaptureDevice.FocusMode
AVCaptureLensStabilizationStatus AVCaptureDevice.LensStabilizationStatus
AVCaptureOutputDataDroppedReason AVCaptureOutput.DataDroppedReason
AVCaptureSessionInterruptionReason AVCaptureSession.InterruptionReason
AVCaptureSessionPreset AVCaptureSession.Preset
AVCaptureSystemPressureFactors AVCaptureDevice.SystemPressureState.Factors
AVCaptureSystemPressureLevel AVCaptureDevice.SystemPressureState.Level
AVCaptureSystemPressureState AVCaptureDevice.SystemPressureState
AVCaptureTorchMode AVCaptureDevice.TorchMode
AVCaptureWhiteBalanceMode AVCaptureDevice.WhiteBalanceMode
AVCaptureWhiteBalanceGains AVCaptureDevice.WhiteBalanceGains
AVCaptureWhiteBalanceChromaticityValues AVCaptureDevice.WhiteBalanceChromaticityValues
AVCaptureWhiteBalanceTemperatureAndTintValues AVCaptureDevice.WhiteBalanceTemperatureAndTintValues
AVCapturePhotoQualityPrioritization AVCapturePhotoOutput.QualityPrioritization
AVCaptureMicrophoneMode AVCaptureDevice.MicrophoneMode
AVCaptureCenterStageControlMode AVCaptureDevice.CenterStageControlMode
AVCaptureSystemUserInterface AVCaptureDevice.SystemUserInterface
AVPlayerHdrMode AVPlayer.HDRMode
AVPlayerWaitingReason AVPlayer.WaitingReason
AVPlayerRateDidChangeReason AVPlayer.RateDidChangeReason
AVMetadataObjectType AVMetadataObject.ObjectType
AVFileTypes AVFileType
AVMediaTypes AVMediaType
AVMediaCharacteristics AVMediaCharacteristic
AVAudioSessionPort AVAudioSession.Port
AVAudioSessionErrorCode AVAudioSession.ErrorCode
AVAudioSessionSilenceSecondaryAudioHintType AVAudioSession.SilenceSecondaryAudioHintType
AVSampleBufferRequestMode AVSampleBufferRequest.Mode
ARTrackingState ARCamera.TrackingState
ARTrackingStateReason ARCamera.TrackingState.Reason
ARWorldAlignment ARConfiguration.WorldAlignment
ARWorldMappingStatus ARFrame.WorldMappingStatus
AREnvironmentTexturing ARWorldTrackingConfiguration.EnvironmentTexturing
ARPlaneDetection ARWorldTrackingConfiguration.PlaneDetection
ARPlaneClassification ARPlaneAnchor.Classification
ARPlaneAnchorAlignment ARPlaneAnchor.Alignment
ARHitTestResultType ARHitTestResult.ResultType
ARFrameSemantics ARConfiguration.FrameSemantics
ARSceneReconstruction ARConfiguration.SceneReconstruction
ARRaycastTarget ARRaycastQuery.Target
ARRaycastTargetAlignment ARRaycastQuery.TargetAlignment
ARCoachingGoal ARCoachingOverlayView.Goal
CXHandleType CXHandle.HandleType
CXPlayDtmfCallActionType CXPlayDTMFCallAction.ActionType
CXCallDirectoryEnabledStatus CXCallDirectoryManager.EnabledStatus
CPAlertActionStyle CPAlertAction.Style
CPBarButtonType CPBarButton.Type
CPPanDirection CPMapTemplate.PanDirection
CPTripPauseReason CPNavigationSession.PauseReason
GKPhotoSize GKPlayer.PhotoSize
INDailyRoutineSituation INDailyRoutineRelevanceProvider.Situation
NEHotspotConfigurationEapTlsVersion NEHotspotEAPSettings.TLSVersion
NEHotspotConfigurationEapType NEHotspotEAPSettings.EAPType
PHAssetPlaybackStyle PHAsset.PlaybackStyle
PHPickerConfigurationAssetRepresentationMode PHPickerConfiguration.AssetRepresentationMode
PHPickerConfigurationSelection PHPickerConfiguration.Selection
PHPickerMode PHPickerMode
SCNAnimationImportPolicy SCNSceneSource.AnimationImportPolicy
SCNGeometrySourceSemantics SCNGeometrySource.Semantic
SCNPhysicsSearchMode SCNPhysicsWorld.TestSearchMode
SCNPhysicsShapeType SCNPhysicsShape.ShapeType
SCNRenderingApi SCNRenderingAPI
SCNMaterialLightingModel SCNMaterial.LightingModel
SCNLightType SCNLight.LightType
SecTrustResult SecTrustResultType
SFSafariViewControllerDismissButtonStyle SFSafariViewController.DismissButtonStyle
SFSafariViewControllerConfiguration SFSafariViewController.Configuration
SKProductDiscountPaymentMode SKProductDiscount.PaymentMode
SKProductDiscountType SKProductDiscount.Type
SKProductPeriodUnit SKProduct.PeriodUnit
SKOverlayConfiguration SKOverlay.Configuration
SKOverlayAppConfiguration SKOverlay.AppConfiguration
SKOverlayAppClipConfiguration SKOverlay.AppClipConfiguration
SKOverlayPosition SKOverlay.Position
SKOverlayTransitionContext SKOverlay.TransitionContext
NetworkReachabilityFlags SCNetworkReachabilityFlags
QLThumbnailGenerationRequest QLThumbnailGenerator.Request
QLThumbnailGenerationRequestRepresentationTypes QLThumbnailGenerator.Request.RepresentationTypes
MTKTextureLoaderCubeLayout MTKTextureLoader.CubeLayout
MTKTextureLoaderOrigin MTKTextureLoader.Origin
MTLCpuCacheMode MTLCPUCacheMode
EKDay EKWeekday
ASAuthorizationAppleIdProviderCredentialState ASAuthorizationAppleIDProvider.CredentialState
CGGradientDrawingOptions CGGradientDrawingOptions
CGTextEncoding CGTextEncoding
CATransform3D CATransform3D
""")

# What exists in C# only.
SKIPPED_TYPES = {"UITableViewSource", "UICollectionViewSource", "UIPickerViewModel", "UICollectionElementKindSection",
                 "NSTableViewSource", "NSOutlineViewSource", "UITextAttributes", "UILineBreakMode", "UITextAlignment",
                 "UITableViewDataSourcePrefetchingX", "UIKeyboard", "NSStringAttributes", "UIStringAttributes"}

# Enumerations that are structs with constants of a string in Swift take this name if the rules yield another.
NESTED_STRUCTS = {"UIButton.Configuration", "UIListContentConfiguration", "UIListContentConfiguration.TextProperties",
                  "UIListContentConfiguration.ImageProperties", "UIBackgroundConfiguration", "UICellConfigurationState",
                  "UIViewConfigurationState", "UIListSeparatorConfiguration", "UICollectionLayoutListConfiguration",
                  "UIContentUnavailableConfiguration", "UIContentUnavailableConfiguration.TextProperties",
                  "UIContentUnavailableConfiguration.ImageProperties", "UIContentUnavailableConfiguration.ButtonProperties",
                  "UIContentUnavailableConfigurationState", "UIConfigurationColorTransformer", "PHPickerConfiguration",
                  "PHPickerResult", "PHPickerFilter", "AVAudioSession.Category", "UIPointerShape", "UTType",
                  "UIImageReader.Configuration"}

# Class and selector -> Swift name (first column `Class selector`, `*` for any class).
MEMBER_NAMES = {}
for _line in """
UIViewController addChildViewController: addChild(_:)
UIViewController removeFromParentViewController removeFromParent()
UIViewController willMoveToParentViewController: willMove(toParent:)
UIViewController didMoveToParentViewController: didMove(toParent:)
UIViewController childViewControllers children
UIViewController parentViewController parent
UIViewController childViewControllerForStatusBarStyle childForStatusBarStyle
UIViewController childViewControllerForStatusBarHidden childForStatusBarHidden
UIViewController childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
UIViewController childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
UIViewController childViewControllerForPointerLock childViewControllerForPointerLock
UIViewController transitionFromViewController:toViewController:duration:options:animations:completion: transition(from:to:duration:options:animations:completion:)
UIViewController presentedViewController presentedViewController
UIViewController presentingViewController presentingViewController
UIViewController performSegueWithIdentifier:sender: performSegue(withIdentifier:sender:)
UIViewController prepareForSegue:sender: prepare(for:sender:)
UIViewController showViewController:sender: show(_:sender:)
UIViewController showDetailViewController:sender: showDetailViewController(_:sender:)
UIViewController tabBarItem tabBarItem
NSViewController addChildViewController: addChild(_:)
NSViewController removeFromParentViewController removeFromParent()
NSViewController childViewControllers children
NSViewController parentViewController parent
NSViewController presentViewControllerAsSheet: presentAsSheet(_:)
NSViewController presentViewControllerAsModalWindow: presentAsModalWindow(_:)
NSViewController presentViewController:asPopoverRelativeToRect:ofView:preferredEdge:behavior: present(_:asPopoverRelativeTo:of:preferredEdge:behavior:)
NSViewController dismissViewController: dismiss(_:)
UIView viewWithTag: viewWithTag(_:)
UIView willMoveToWindow: willMove(toWindow:)
UIView willMoveToSuperview: willMove(toSuperview:)
UIView setNeedsDisplayInRect: setNeedsDisplay(_:)
UIView drawRect: draw(_:)
UIView bringSubviewToFront: bringSubviewToFront(_:)
UIView sendSubviewToBack: sendSubviewToBack(_:)
UIView isDescendantOfView: isDescendant(of:)
UIView animationsEnabled areAnimationsEnabled
UIView areAnimationsEnabled areAnimationsEnabled
UIView beginAnimations:context: beginAnimations(_:context:)
UIView autoresizesSubviews autoresizesSubviews
UIWindow becomeKeyWindow becomeKey()
UIWindow resignKeyWindow resignKey()
UIWindow makeKeyWindow makeKey()
UIWindow makeKeyAndVisible makeKeyAndVisible()
UIWindow keyWindow isKeyWindow
UIWindow isKeyWindow isKeyWindow
UIWindow sendEvent: sendEvent(_:)
UIApplication sendEvent: sendEvent(_:)
UIApplication openURL: openURL(_:)
UIApplication openURL:options:completionHandler: open(_:options:completionHandler:)
UIApplication canOpenURL: canOpenURL(_:)
UIApplication cancelLocalNotification: cancelLocalNotification(_:)
UIApplication registerUserNotificationSettings: registerUserNotificationSettings(_:)
UIApplication beginBackgroundTaskWithName:expirationHandler: beginBackgroundTask(withName:expirationHandler:)
UIApplication sendAction:to:from:forEvent: sendAction(_:to:from:for:)
UIControl sendAction:to:forEvent: sendAction(_:to:for:)
UIControl sendAction: sendAction(_:)
UIControl beginTrackingWithTouch:withEvent: beginTracking(_:with:)
UIControl continueTrackingWithTouch:withEvent: continueTracking(_:with:)
UIControl endTrackingWithTouch:withEvent: endTracking(_:with:)
UIControl cancelTrackingWithEvent: cancelTracking(with:)
UIControl allTargets allTargets
UIResponder nextResponder next
UIResponder canPerformAction:withSender: canPerformAction(_:withSender:)
UIResponder inputAccessoryViewController inputAccessoryViewController
UIColor CGColor cgColor
UIColor CIColor ciColor
UIColor set set()
UIColor setFill setFill()
UIColor setStroke setStroke()
UIColor colorWithDynamicProvider: init(dynamicProvider:)
UIColor resolvedColorWithTraitCollection: resolvedColor(with:)
UIColor colorNamed:inBundle:compatibleWithTraitCollection: init(named:in:compatibleWith:)
UIColor colorWithCIColor: init(ciColor:)
UIFont fontWithSize: withSize(_:)
UIFont fontWithName:size: init(name:size:)
UIFont fontWithDescriptor:size: init(descriptor:size:)
UIFont familyNames familyNames
UIFont fontNamesForFamilyName: fontNames(forFamilyName:)
UIImage systemImageNamed: init(systemName:)
UIImage systemImageNamed:withConfiguration: init(systemName:withConfiguration:)
UIImage systemImageNamed:compatibleWithTraitCollection: init(systemName:compatibleWith:)
UIImage systemImageNamed:variableValue:withConfiguration: init(systemName:variableValue:configuration:)
UIImage imageNamed:inBundle:compatibleWithTraitCollection: init(named:in:compatibleWith:)
UIImage imageNamed:inBundle:withConfiguration: init(named:in:with:)
UIImage imageWithRenderingMode: withRenderingMode(_:)
UIImage imageWithTintColor: withTintColor(_:)
UIImage imageWithTintColor:renderingMode: withTintColor(_:renderingMode:)
UIImage imageWithConfiguration: withConfiguration(_:)
UIImage imageByApplyingSymbolConfiguration: applyingSymbolConfiguration(_:)
UIImage imageFlippedForRightToLeftLayoutDirection imageFlippedForRightToLeftLayoutDirection()
UIImage resizableImageWithCapInsets: resizableImage(withCapInsets:)
UIImage resizableImageWithCapInsets:resizingMode: resizableImage(withCapInsets:resizingMode:)
UIImage drawAtPoint: draw(at:)
UIImage drawInRect: draw(in:)
UIBezierPath CGPath cgPath
UIBezierPath bezierPathByReversingPath reversing()
UIBezierPath addLineToPoint: addLine(to:)
UIBezierPath moveToPoint: move(to:)
UIBezierPath appendPath: append(_:)
UIBezierPath bezierPathWithArcCenter:radius:startAngle:endAngle:clockwise: init(arcCenter:radius:startAngle:endAngle:clockwise:)
UIBezierPath addCurveToPoint:controlPoint1:controlPoint2: addCurve(to:controlPoint1:controlPoint2:)
UIBezierPath addQuadCurveToPoint:controlPoint: addQuadCurve(to:controlPoint:)
UIBezierPath addArcWithCenter:radius:startAngle:endAngle:clockwise: addArc(withCenter:radius:startAngle:endAngle:clockwise:)
UICollisionBehavior setTranslatesReferenceBoundsIntoBoundaryWithInsets: setTranslatesReferenceBoundsIntoBoundary(with:)
UIFieldBehavior radialGravityFieldWithPosition: radialGravityField(position:)
UIFieldBehavior linearGravityFieldWithVector: linearGravityField(direction:)
UIFieldBehavior velocityFieldWithVector: velocityField(direction:)
UIFieldBehavior noiseFieldWithSmoothness:animationSpeed: noiseField(smoothness:animationSpeed:)
UIFieldBehavior turbulenceFieldWithSmoothness:animationSpeed: turbulenceField(smoothness:animationSpeed:)
UIImageAsset unregisterImageWithTraitCollection: unregister(imageWith:)
UILocalizedIndexedCollation sectionForSectionIndexTitleAtIndex: section(forSectionIndexTitle:)
UINavigationBar pushNavigationItem:animated: pushItem(_:animated:)
UINavigationBar popNavigationItemAnimated: popItem(animated:)
UINavigationController popToViewController:animated: popToViewController(_:animated:)
UIPageControl sizeForNumberOfPages: size(forNumberOfPages:)
UIPasteboard containsPasteboardTypes: contains(pasteboardTypes:)
UIPasteboard pasteboardTypes types
UIPrintInteractionController sharedPrintController shared
UIPrintInfo printInfo printInfo()
UIScrollView touchesShouldBegin:withEvent:inContentView: touchesShouldBegin(_:with:in:)
UIScrollView touchesShouldCancelInContentView: touchesShouldCancel(in:)
UIScrollView setZoomScale:animated: setZoomScale(_:animated:)
UIScrollView zoomToRect:animated: zoom(to:animated:)
UIUserNotificationSettings settingsForTypes:categories: init(types:categories:)
UIVibrancyEffect effectForBlurEffect: init(blurEffect:)
UIVibrancyEffect effectForBlurEffect:style: init(blurEffect:style:)
UITouch locationInView: location(in:)
UITouch previousLocationInView: previousLocation(in:)
UIBarButtonItem customView customView
UIBarButtonItem fixedSpaceItemOfWidth: fixedSpace(_:)
UIBarButtonItem flexibleSpaceItem flexibleSpace()
UITableView dequeueReusableCellWithIdentifier: dequeueReusableCell(withIdentifier:)
UITableView moveRowAtIndexPath:toIndexPath: moveRow(at:to:)
UITableViewCell isEditing isEditing
UICollectionViewLayout registerClass:forDecorationViewOfKind: register(_:forDecorationViewOfKind:)
UISegmentedControl titleForSegmentAtIndex: titleForSegment(at:)
UISegmentedControl initWithItems: init(items:)
UIStackView addArrangedSubview: addArrangedSubview(_:)
UIStackView removeArrangedSubview: removeArrangedSubview(_:)
UIStackView initWithArrangedSubviews: init(arrangedSubviews:)
UIGestureRecognizer requireGestureRecognizerToFail: require(toFail:)
UIGestureRecognizer locationOfTouch:inView: location(ofTouch:in:)
UIGestureRecognizer touchesBegan:withEvent: touchesBegan(_:with:)
UIGestureRecognizer shouldRequireFailureOfGestureRecognizer: shouldRequireFailure(of:)
UIGestureRecognizer shouldBeRequiredToFailByGestureRecognizer: shouldBeRequiredToFail(by:)
UIActivityViewController initWithActivityItems:applicationActivities: init(activityItems:applicationActivities:)
UIStoryboard instantiateViewControllerWithIdentifier: instantiateViewController(withIdentifier:)
UIStoryboard instantiateInitialViewController instantiateInitialViewController()
UINib instantiateWithOwner:options: instantiate(withOwner:options:)
UISplitViewController viewControllerForColumn: viewController(for:)
UIMenu menuByReplacingChildren: replacingChildren(_:)
UIMenu menuWithTitle:children: init(title:children:)
UIMenu menuWithTitle:image:identifier:options:children: init(title:image:identifier:options:children:)
UIFontMetrics defaultMetrics default
UIFontMetrics metricsForTextStyle: init(forTextStyle:)
UIFontMetrics scaledFontForFont: scaledFont(for:)
UIFontMetrics scaledFontForFont:compatibleWithTraitCollection: scaledFont(for:compatibleWith:)
UIFontMetrics scaledFontForFont:maximumPointSize: scaledFont(for:maximumPointSize:)
UIFontMetrics scaledValueForValue: scaledValue(for:)
UIFontDescriptor preferredFontDescriptorWithTextStyle: preferredFontDescriptor(withTextStyle:)
UIFontDescriptor fontDescriptorWithSymbolicTraits: withSymbolicTraits(_:)
UIFontDescriptor fontDescriptorByAddingAttributes: addingAttributes(_:)
UIFontDescriptor fontDescriptorWithDesign: withDesign(_:)
UIFontDescriptor fontDescriptorWithSize: withSize(_:)
UIFontDescriptor fontDescriptorWithFamily: withFamily(_:)
UIFontDescriptor fontDescriptorWithFace: withFace(_:)
UIDevice currentDevice current
UIDevice identifierForVendor identifierForVendor
UIScreen mainScreen main
UICollectionReusableView prepareForReuse prepareForReuse()
UITraitCollection traitCollectionWithTraitsFromCollections: init(traitsFrom:)
UITraitCollection currentTraitCollection current
NSTextAttachment textAttachmentWithImage: init(image:)
NSWindow isVisible isVisible
NSWindow contentViewController contentViewController
NSWindow makeKeyAndOrderFront: makeKeyAndOrderFront(_:)
NSWindow keyWindow isKeyWindow
NSWindow mainWindow isMainWindow
NSWindow windowWithContentViewController: init(contentViewController:)
NSWindow beginSheet:completionHandler: beginSheet(_:completionHandler:)
NSWindow setFrame:display: setFrame(_:display:)
NSApplication sharedApplication shared
NSApplication sendAction:to:from: sendAction(_:to:from:)
NSApplication activateIgnoringOtherApps: activate(ignoringOtherApps:)
NSView viewWithTag: viewWithTag(_:)
NSView drawRect: draw(_:)
NSView setNeedsDisplayInRect: setNeedsDisplay(_:)
NSView needsDisplay needsDisplay
NSImage imageNamed: init(named:)
NSImage imageWithSystemSymbolName:accessibilityDescription: init(systemSymbolName:accessibilityDescription:)
NSImage template isTemplate
NSColor colorNamed: init(named:)
NSColor colorNamed:bundle: init(named:bundle:)
NSColor CGColor cgColor
NSColor colorUsingColorSpace: usingColorSpace(_:)
NSColor colorWithName:dynamicProvider: init(name:dynamicProvider:)
NSFont fontWithName:size: init(name:size:)
NSFont fontWithDescriptor:size: init(descriptor:size:)
NSButton buttonWithTitle:target:action: init(title:target:action:)
NSButton buttonWithImage:target:action: init(image:target:action:)
NSButton checkboxWithTitle:target:action: init(checkboxWithTitle:target:action:)
NSButton radioButtonWithTitle:target:action: init(radioButtonWithTitle:target:action:)
NSTextField labelWithString: init(labelWithString:)
NSTextField labelWithAttributedString: init(labelWithAttributedString:)
NSTextField wrappingLabelWithString: init(wrappingLabelWithString:)
NSTextField textFieldWithString: init(string:)
NSImageView imageViewWithImage: init(image:)
NSMenu itemAtIndex: item(at:)
NSMenu addItemWithTitle:action:keyEquivalent: addItem(withTitle:action:keyEquivalent:)
NSMenuItem separatorItem separator()
NSPasteboard generalPasteboard general
NSWorkspace openURL: open(_:)
NSWorkspace sharedWorkspace shared
NSTableView makeViewWithIdentifier:owner: makeView(withIdentifier:owner:)
NSTableView rowForView: row(for:)
NSTableView reloadDataForRowIndexes:columnIndexes: reloadData(forRowIndexes:columnIndexes:)
NSStatusBar systemStatusBar system
NSStatusBar statusItemWithLength: statusItem(withLength:)
NSScreen mainScreen main
NSCursor arrowCursor arrow
NSCursor pointingHandCursor pointingHand
NSAnimationContext currentContext current
NSAnimationContext runAnimationGroup:completionHandler: runAnimationGroup(_:completionHandler:)
NSAnimationContext runAnimationGroup: runAnimationGroup(_:)
NSGraphicsContext currentContext current
NSGraphicsContext CGContext cgContext
NSAppearance currentAppearance current
NSAppearance appearanceNamed: init(named:)
NSStoryboard instantiateControllerWithIdentifier: instantiateController(withIdentifier:)
NSFontManager sharedFontManager shared
NSOpenPanel openPanel init()
NSSavePanel savePanel init()
NSLayoutAnchor constraintEqualToAnchor: constraint(equalTo:)
NSLayoutAnchor constraintGreaterThanOrEqualToAnchor: constraint(greaterThanOrEqualTo:)
NSLayoutAnchor constraintLessThanOrEqualToAnchor: constraint(lessThanOrEqualTo:)
NSLayoutAnchor constraintEqualToAnchor:constant: constraint(equalTo:constant:)
NSLayoutAnchor constraintGreaterThanOrEqualToAnchor:constant: constraint(greaterThanOrEqualTo:constant:)
NSLayoutAnchor constraintLessThanOrEqualToAnchor:constant: constraint(lessThanOrEqualTo:constant:)
NSLayoutDimension constraintEqualToConstant: constraint(equalToConstant:)
NSLayoutDimension constraintGreaterThanOrEqualToConstant: constraint(greaterThanOrEqualToConstant:)
NSLayoutDimension constraintLessThanOrEqualToConstant: constraint(lessThanOrEqualToConstant:)
NSLayoutDimension constraintEqualToAnchor:multiplier: constraint(equalTo:multiplier:)
NSLayoutDimension constraintGreaterThanOrEqualToAnchor:multiplier: constraint(greaterThanOrEqualTo:multiplier:)
NSLayoutDimension constraintLessThanOrEqualToAnchor:multiplier: constraint(lessThanOrEqualTo:multiplier:)
NSLayoutDimension constraintEqualToAnchor:multiplier:constant: constraint(equalTo:multiplier:constant:)
NSLayoutDimension constraintGreaterThanOrEqualToAnchor:multiplier:constant: constraint(greaterThanOrEqualTo:multiplier:constant:)
NSLayoutDimension constraintLessThanOrEqualToAnchor:multiplier:constant: constraint(lessThanOrEqualTo:multiplier:constant:)
NSLayoutXAxisAnchor constraintEqualToSystemSpacingAfterAnchor:multiplier: constraint(equalToSystemSpacingAfter:multiplier:)
NSLayoutXAxisAnchor constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier: constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
NSLayoutXAxisAnchor constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier: constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
NSLayoutYAxisAnchor constraintEqualToSystemSpacingBelowAnchor:multiplier: constraint(equalToSystemSpacingBelow:multiplier:)
NSLayoutYAxisAnchor constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier: constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
NSLayoutYAxisAnchor constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier: constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
NSLayoutManager textContainerForGlyphAtIndex:effectiveRange: textContainer(forGlyphAt:effectiveRange:)
NSLayoutManager lineFragmentRectForGlyphAtIndex:effectiveRange: lineFragmentRect(forGlyphAt:effectiveRange:)
NSLayoutManager lineFragmentUsedRectForGlyphAtIndex:effectiveRange: lineFragmentUsedRect(forGlyphAt:effectiveRange:)
NSLayoutManager locationForGlyphAtIndex: location(forGlyphAt:)
NSLayoutManager notShownAttributeForGlyphAtIndex: notShownAttribute(forGlyphAt:)
NSLayoutManager drawsOutsideLineFragmentForGlyphAtIndex: drawsOutsideLineFragment(forGlyphAt:)
NSLayoutManager attachmentSizeForGlyphAtIndex: attachmentSize(forGlyphAt:)
NSLayoutManager truncatedGlyphRangeInLineFragmentForGlyphAtIndex: truncatedGlyphRange(inLineFragmentForGlyphAt:)
UIAppearance appearanceWhenContainedInInstancesOfClasses: appearance(whenContainedInInstancesOf:)
UIAppearance appearanceForTraitCollection: appearance(for:)
UIAppearance appearanceForTraitCollection:whenContainedInInstancesOfClasses: appearance(for:whenContainedInInstancesOf:)
UIBarPositioningDelegate positionForBar: position(for:)
UINavigationControllerDelegate navigationController:interactionControllerForAnimationController: navigationController(_:interactionControllerFor:)
UINavigationControllerDelegate navigationControllerPreferredInterfaceOrientationForPresentation: navigationControllerPreferredInterfaceOrientationForPresentation(_:)
UIPopoverPresentationControllerDelegate prepareForPopoverPresentation: prepareForPopoverPresentation(_:)
UIScrollViewDelegate scrollViewShouldScrollToTop: scrollViewShouldScrollToTop(_:)
UIScrollViewDelegate scrollViewDidScrollToTop: scrollViewDidScrollToTop(_:)
UIScrollViewDelegate viewForZoomingInScrollView: viewForZooming(in:)
UISearchControllerDelegate willPresentSearchController: willPresentSearchController(_:)
UISearchControllerDelegate didPresentSearchController: didPresentSearchController(_:)
UISearchControllerDelegate willDismissSearchController: willDismissSearchController(_:)
UISearchControllerDelegate didDismissSearchController: didDismissSearchController(_:)
UISearchControllerDelegate presentSearchController: presentSearchController(_:)
UISearchResultsUpdating updateSearchResultsForSearchController: updateSearchResults(for:)
UISplitViewControllerDelegate splitViewController:showDetailViewController:sender: splitViewController(_:showDetail:sender:)
UISplitViewControllerDelegate splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: splitViewController(_:collapseSecondary:onto:)
UISplitViewControllerDelegate splitViewController:separateSecondaryViewControllerFromPrimaryViewController: splitViewController(_:separateSecondaryFrom:)
UITabBarControllerDelegate tabBarController:interactionControllerForAnimationController: tabBarController(_:interactionControllerFor:)
UIViewControllerAnimatedTransitioning transitionDuration: transitionDuration(using:)
UIViewControllerAnimatedTransitioning animateTransition: animateTransition(using:)
UIViewControllerAnimatedTransitioning interruptibleAnimatorForTransition: interruptibleAnimator(using:)
UIViewControllerTransitioningDelegate animationControllerForPresentedController:presentingController:sourceController: animationController(forPresented:presenting:source:)
UIViewControllerTransitioningDelegate animationControllerForDismissedController: animationController(forDismissed:)
UIViewControllerTransitioningDelegate interactionControllerForPresentation: interactionControllerForPresentation(using:)
UIViewControllerTransitioningDelegate interactionControllerForDismissal: interactionControllerForDismissal(using:)
UIViewControllerTransitioningDelegate presentationControllerForPresentedViewController:presentingViewController:sourceViewController: presentationController(forPresented:presenting:source:)
UIViewControllerContextTransitioning viewControllerForKey: viewController(forKey:)
UIViewControllerContextTransitioning viewForKey: view(forKey:)
UIViewControllerContextTransitioning initialFrameForViewController: initialFrame(for:)
UIViewControllerContextTransitioning finalFrameForViewController: finalFrame(for:)
UITextInput positionFromPosition:offset: position(from:offset:)
UITextInput textRangeFromPosition:toPosition: textRange(from:to:)
UITextInput comparePosition:toPosition: compare(_:to:)
UITextInput textInRange: text(in:)
UIApplicationDelegate application:openURL:options: application(_:open:options:)
UIApplicationDelegate application:didFinishLaunchingWithOptions: application(_:didFinishLaunchingWithOptions:)
UIApplicationDelegate application:continueUserActivity:restorationHandler: application(_:continue:restorationHandler:)
UIApplicationDelegate applicationDidBecomeActive: applicationDidBecomeActive(_:)
UISceneDelegate scene:openURLContexts: scene(_:openURLContexts:)
CALayer addSublayer: addSublayer(_:)
CALayer addAnimation:forKey: add(_:forKey:)
CALayer drawInContext: draw(in:)
CALayer renderInContext: render(in:)
CALayer insertSublayer:atIndex: insertSublayer(_:at:)
CALayer animationForKey: animation(forKey:)
CALayer actionForKey: action(forKey:)
CADisplayLink displayLinkWithTarget:selector: init(target:selector:)
CADisplayLink addToRunLoop:forMode: add(to:forMode:)
CATransaction begin begin()
CATransaction commit commit()
CATransaction flush flush()
CATransaction lock lock()
CATransaction unlock unlock()
CATransaction setDisableActions: setDisableActions(_:)
CATransaction setCompletionBlock: setCompletionBlock(_:)
CATransaction setAnimationDuration: setAnimationDuration(_:)
CATransaction animationDuration animationDuration()
CATransaction disableActions disableActions()
CATransaction completionBlock completionBlock()
CATransaction animationTimingFunction animationTimingFunction()
CAMediaTimingFunction functionWithName: init(name:)
CAMediaTimingFunction functionWithControlPoints:::: init(controlPoints:_:_:_:)
WKWebView goToBackForwardListItem: go(to:)
WKWebView loadRequest: load(_:)
WKWebView loadHTMLString:baseURL: loadHTMLString(_:baseURL:)
WKWebView loadFileURL:allowingReadAccessToURL: loadFileURL(_:allowingReadAccessTo:)
WKWebView evaluateJavaScript:completionHandler: evaluateJavaScript(_:completionHandler:)
WKWebView takeSnapshotWithConfiguration:completionHandler: takeSnapshot(with:completionHandler:)
WKWebView goBack goBack()
WKWebView goForward goForward()
WKWebView reload reload()
WKWebView reloadFromOrigin reloadFromOrigin()
WKWebView closeAllMediaPresentations closeAllMediaPresentations()
WKWebView URL url
WKUserContentController addScriptMessageHandler:name: add(_:name:)
WKUserContentController addScriptMessageHandler:contentWorld:name: add(_:contentWorld:name:)
WKUserContentController addUserScript: addUserScript(_:)
WKUserContentController removeAllUserScripts removeAllUserScripts()
WKWebsiteDataStore fetchDataRecordsOfTypes:completionHandler: fetchDataRecords(ofTypes:completionHandler:)
WKNavigationDelegate webView:didFinishNavigation: webView(_:didFinish:)
WKNavigationDelegate webView:didStartProvisionalNavigation: webView(_:didStartProvisionalNavigation:)
WKNavigationDelegate webView:didCommitNavigation: webView(_:didCommit:)
WKNavigationDelegate webView:didFailNavigation:withError: webView(_:didFail:withError:)
WKHTTPCookieStore setCookie:completionHandler: setCookie(_:completionHandler:)
WKHTTPCookieStore getAllCookies: getAllCookies(_:)
NSManagedObjectContext executeFetchRequest:error: fetch(_:)
NSManagedObjectContext executeRequest:error: execute(_:)
NSManagedObjectContext countForFetchRequest:error: count(for:)
NSManagedObjectContext objectWithID: object(with:)
NSManagedObjectContext existingObjectWithID:error: existingObject(with:)
NSManagedObjectContext registeredObjectForID: registeredObject(for:)
NSManagedObjectContext obtainPermanentIDsForObjects:error: obtainPermanentIDs(for:)
NSManagedObjectContext mergeChangesFromContextDidSaveNotification: mergeChanges(fromContextDidSave:)
NSManagedObjectContext mergeChangesFromRemoteContextSave:intoContexts: mergeChanges(fromRemoteContextSave:into:)
NSManagedObject initWithEntity:insertIntoManagedObjectContext: init(entity:insertInto:)
NSEntityDescription entityForName:inManagedObjectContext: entity(forEntityName:in:)
NSEntityDescription insertNewObjectForEntityForName:inManagedObjectContext: insertNewObject(forEntityName:into:)
NSPersistentStoreCoordinator addPersistentStoreWithType:configuration:URL:options:error: addPersistentStore(ofType:configurationName:at:options:)
NSPersistentStoreCoordinator managedObjectIDForURIRepresentation: managedObjectID(forURIRepresentation:)
NSPersistentStoreCoordinator removePersistentStore:error: remove(_:)
NSManagedObjectModel mergedModelFromBundles: mergedModel(from:)
NSFetchedResultsController objectAtIndexPath: object(at:)
NSFetchedResultsController indexPathForObject: indexPath(forObject:)
NSFetchedResultsControllerDelegate controllerWillChangeContent: controllerWillChangeContent(_:)
NSFetchedResultsControllerDelegate controllerDidChangeContent: controllerDidChangeContent(_:)
CLLocation distanceFromLocation: distance(from:)
CLLocationManager requestWhenInUseAuthorization requestWhenInUseAuthorization()
CLGeocoder reverseGeocodeLocation:completionHandler: reverseGeocodeLocation(_:completionHandler:)
CLGeocoder geocodeAddressString:completionHandler: geocodeAddressString(_:completionHandler:)
MKMapView addAnnotation: addAnnotation(_:)
MKMapView addAnnotations: addAnnotations(_:)
MKMapView removeAnnotation: removeAnnotation(_:)
MKMapView removeAnnotations: removeAnnotations(_:)
MKMapView viewForAnnotation: view(for:)
MKMapView rendererForOverlay: renderer(for:)
MKMapView addOverlay: addOverlay(_:)
MKMapView addOverlays: addOverlays(_:)
MKMapView addOverlay:level: addOverlay(_:level:)
MKMapView addOverlays:level: addOverlays(_:level:)
MKMapView removeOverlay: removeOverlay(_:)
MKMapView removeOverlays: removeOverlays(_:)
MKMapView selectAnnotation:animated: selectAnnotation(_:animated:)
MKMapView deselectAnnotation:animated: deselectAnnotation(_:animated:)
MKMapView showAnnotations:animated: showAnnotations(_:animated:)
MKMapView dequeueReusableAnnotationViewWithIdentifier: dequeueReusableAnnotationView(withIdentifier:)
MKMapView convertCoordinate:toPointToView: convert(_:toPointTo:)
MKMapView convertPoint:toCoordinateFromView: convert(_:toCoordinateFrom:)
MKMapViewDelegate mapView:viewForAnnotation: mapView(_:viewFor:)
MKMapViewDelegate mapView:rendererForOverlay: mapView(_:rendererFor:)
MKMapItem mapItemForCurrentLocation forCurrentLocation()
AVPlayer playerWithURL: init(url:)
AVPlayer playerWithPlayerItem: init(playerItem:)
AVPlayer pause pause()
AVPlayer play play()
AVPlayer addPeriodicTimeObserverForInterval:queue:usingBlock: addPeriodicTimeObserver(forInterval:queue:using:)
AVPlayer addBoundaryTimeObserverForTimes:queue:usingBlock: addBoundaryTimeObserver(forTimes:queue:using:)
AVPlayer replaceCurrentItemWithPlayerItem: replaceCurrentItem(with:)
AVPlayerItem playerItemWithURL: init(url:)
AVPlayerItem playerItemWithAsset: init(asset:)
AVPlayerLayer playerLayerWithPlayer: init(player:)
AVAudioPlayer initWithContentsOfURL:error: init(contentsOf:)
AVAudioPlayer playAtTime: play(atTime:)
AVAudioPlayer prepareToPlay prepareToPlay()
AVAudioPlayer play play()
AVCaptureSession addInput: addInput(_:)
AVCaptureSession addOutput: addOutput(_:)
AVCaptureSession canAddInput: canAddInput(_:)
AVCaptureSession canAddOutput: canAddOutput(_:)
AVCaptureSession removeInput: removeInput(_:)
AVCaptureSession removeOutput: removeOutput(_:)
AVCaptureDevice authorizationStatusForMediaType: authorizationStatus(for:)
AVCaptureDevice requestAccessForMediaType:completionHandler: requestAccess(for:completionHandler:)
AVCaptureDevice defaultDeviceWithMediaType: default(for:)
AVCaptureDevice defaultDeviceWithDeviceType:mediaType:position: default(_:for:position:)
AVCaptureConnection videoOrientationSupported isVideoOrientationSupported
AVAsset assetWithURL: init(url:)
AVURLAsset URLAssetWithURL:options: init(url:options:)
AVURLAsset initWithURL:options: init(url:options:)
AVAsset tracksWithMediaType: tracks(withMediaType:)
AVAssetImageGenerator copyCGImageAtTime:actualTime:error: copyCGImage(at:actualTime:)
UNUserNotificationCenter addNotificationRequest:withCompletionHandler: add(_:withCompletionHandler:)
UNUserNotificationCenter getNotificationSettingsWithCompletionHandler: getNotificationSettings(completionHandler:)
UNUserNotificationCenter getPendingNotificationRequestsWithCompletionHandler: getPendingNotificationRequests(completionHandler:)
UNUserNotificationCenter getDeliveredNotificationsWithCompletionHandler: getDeliveredNotifications(completionHandler:)
UNUserNotificationCenter getNotificationCategoriesWithCompletionHandler: getNotificationCategories(completionHandler:)
UNNotificationSound soundNamed: init(named:)
UNNotificationSound defaultSound default
SKPaymentQueue addPayment: add(_:)
SKPaymentQueue addTransactionObserver: add(_:)
SKPaymentQueue removeTransactionObserver: remove(_:)
SKPaymentQueue finishTransaction: finishTransaction(_:)
SKPayment paymentWithProduct: init(product:)
SKReceiptRefreshRequest initWithReceiptProperties: init(receiptProperties:)
SKStoreReviewController requestReview requestReview()
SKAction runAction:onChildWithName: run(_:onChildWithName:)
NSString stringByAppendingString: appending(_:)
NSBundle pathForResource:ofType: path(forResource:ofType:)
NSNotificationCenter postNotificationName:object:userInfo: post(name:object:userInfo:)
NSNotificationCenter postNotificationName:object: post(name:object:)
NSNotificationCenter postNotification: post(_:)
NSNotificationCenter addObserver:selector:name:object: addObserver(_:selector:name:object:)
NSNotificationCenter addObserverForName:object:queue:usingBlock: addObserver(forName:object:queue:using:)
PHAsset fetchAssetsWithOptions: fetchAssets(with:)
PHImageManager requestImageForAsset:targetSize:contentMode:options:resultHandler: requestImage(for:targetSize:contentMode:options:resultHandler:)
PHPhotoLibrary performChanges:completionHandler: performChanges(_:completionHandler:)
LAContext canEvaluatePolicy:error: canEvaluatePolicy(_:error:)
LAContext evaluatePolicy:localizedReason:reply: evaluatePolicy(_:localizedReason:reply:)
CKRecord recordID recordID
CKRecord initWithRecordType:recordID: init(recordType:recordID:)
MTLCommandQueue commandBuffer makeCommandBuffer()
MTLCommandBuffer renderCommandEncoderWithDescriptor: makeRenderCommandEncoder(descriptor:)
MTLCommandBuffer computeCommandEncoder makeComputeCommandEncoder()
MTLCommandBuffer blitCommandEncoder makeBlitCommandEncoder()
MTLDevice newCommandQueue makeCommandQueue()
MTLDevice newBufferWithLength:options: makeBuffer(length:options:)
MTLDevice newBufferWithBytes:length:options: makeBuffer(bytes:length:options:)
MTLDevice newDefaultLibrary makeDefaultLibrary()
MTLDevice newTextureWithDescriptor: makeTexture(descriptor:)
MTLDevice newSamplerStateWithDescriptor: makeSamplerState(descriptor:)
MTLDevice newDepthStencilStateWithDescriptor: makeDepthStencilState(descriptor:)
MTLDevice newRenderPipelineStateWithDescriptor:error: makeRenderPipelineState(descriptor:)
MTLDevice newComputePipelineStateWithFunction:error: makeComputePipelineState(function:)
MTLLibrary newFunctionWithName: makeFunction(name:)
* copyWithZone: copy(with:)
* mutableCopyWithZone: mutableCopy(with:)
* encodeWithCoder: encode(with:)
* initWithCoder: init(coder:)
""".strip().splitlines():
    _class, _selector, _name = _line.split(None, 2)
    MEMBER_NAMES[_class, _selector] = _name

# Class methods without arguments that stay methods: "+defaultQueue" -> SKPaymentQueue.default().
CLASS_METHODS = set("""
SKPaymentQueue.default SKPaymentQueue.canMakePayments CLLocationManager.authorizationStatus
CLLocationManager.locationServicesEnabled CLLocationManager.headingAvailable
CLLocationManager.significantLocationChangeMonitoringAvailable CLLocationManager.isRangingAvailable
CLLocationManager.deferredLocationUpdatesAvailable CLLocationManager.regionMonitoringAvailable
ASIdentifierManager.shared PHPhotoLibrary.shared PHPhotoLibrary.authorizationStatus PHImageManager.default
AVAudioSession.sharedInstance UNUserNotificationCenter.current MPRemoteCommandCenter.shared MPNowPlayingInfoCenter.default
WKWebsiteDataStore.default WKWebsiteDataStore.nonPersistent WKWebsiteDataStore.allWebsiteDataTypes WKContentRuleListStore.default
NEVPNManager.shared CKContainer.default RPScreenRecorder.shared CSSearchableIndex.default MPMediaLibrary.default
MPMediaLibrary.authorizationStatus MPMediaQuery.albums MPMediaQuery.artists MPMediaQuery.songs MPMediaQuery.playlists
EAAccessoryManager.shared HKHealthStore.isHealthDataAvailable WCSession.isSupported MFMailComposeViewController.canSendMail
MFMessageComposeViewController.canSendText MFMessageComposeViewController.canSendAttachments
MFMessageComposeViewController.canSendSubject SFSpeechRecognizer.authorizationStatus SFSpeechRecognizer.supportedLocales
CMPedometer.isStepCountingAvailable CMPedometer.isDistanceAvailable CMPedometer.isFloorCountingAvailable
CMPedometer.isPaceAvailable CMPedometer.isCadenceAvailable CMPedometer.authorizationStatus CMMotionActivityManager.isActivityAvailable
CMMotionActivityManager.authorizationStatus CMAltimeter.isRelativeAltitudeAvailable PKAddPassesViewController.canAddPasses
PKPassLibrary.isPassLibraryAvailable PKPaymentAuthorizationViewController.canMakePayments
PKPaymentAuthorizationController.canMakePayments SLComposeViewController.isAvailable UIPrintInfo.printInfo
MKMapItem.forCurrentLocation AVCaptureDevice.devices AVAssetExportSession.allExportPresets AVSpeechSynthesisVoice.speechVoices
AVSpeechSynthesisVoice.currentLanguageCode AVURLAsset.audiovisualTypes AVURLAsset.audiovisualMIMETypes
CATransaction.animationDuration CATransaction.disableActions CATransaction.completionBlock CATransaction.animationTimingFunction
CAMetalLayer.layer NEHotspotHelper.supportedNetworkInterfaces NEFilterManager.shared NEAppProxyProviderManager.shared
NEDNSSettingsManager.shared NETunnelProviderManager.shared GKLocalPlayer.localPlayer HMHomeManager.isSupported
NSMenuItem.separator INPreferences.siriAuthorizationStatus INPreferences.siriLanguageCode MCPeerID.displayName
HKUnit.gram HKUnit.ounce HKUnit.pound HKUnit.stone HKUnit.meter HKUnit.inch HKUnit.foot HKUnit.yard HKUnit.mile
HKUnit.liter HKUnit.pascal HKUnit.second HKUnit.minute HKUnit.hour HKUnit.day HKUnit.joule HKUnit.kilocalorie
HKUnit.largeCalorie HKUnit.smallCalorie HKUnit.count HKUnit.percent HKUnit.degreeCelsius HKUnit.degreeFahrenheit
HKUnit.kelvin HKUnit.siemen HKUnit.hertz HKUnit.volt HKUnit.internationalUnit HKObjectType.workoutType
HKObjectType.activitySummaryType HKSeriesType.workoutRoute HKSeriesType.heartbeat HKWorkoutType.workoutType
""".split())

# Objective-C classes whose Swift name drops the prefix or is a value type's.
FOUNDATION_NAMES = _pairs("""
NSString String
NSMutableString NSMutableString
NSDate Date
NSURL URL
NSData Data
NSIndexPath IndexPath
NSIndexSet IndexSet
NSUUID UUID
NSCharacterSet CharacterSet
NSLocale Locale
NSTimeZone TimeZone
NSCalendar Calendar
NSDateComponents DateComponents
NSDateInterval DateInterval
NSURLRequest URLRequest
NSURLComponents URLComponents
NSURLQueryItem URLQueryItem
NSPersonNameComponents PersonNameComponents
NSNotification Notification
NSAffineTransform AffineTransform
NSMeasurement Measurement
NSDecimal Decimal
NSError Error
""")
# Foundation classes that lose their prefix.
UNPREFIXED = set("""
NSBundle NSFileManager NSUserDefaults NSNotificationCenter NSNotificationQueue NSOperation NSOperationQueue NSBlockOperation
NSTimer NSRunLoop NSThread NSProgress NSUndoManager NSURLSession NSURLSessionTask NSURLSessionDataTask NSURLSessionUploadTask
NSURLSessionDownloadTask NSURLSessionStreamTask NSURLSessionWebSocketTask NSURLSessionWebSocketMessage NSURLSessionConfiguration NSURLSessionDelegate
NSURLSessionTaskDelegate NSURLSessionDataDelegate NSURLSessionDownloadDelegate NSURLSessionStreamDelegate
NSURLSessionWebSocketDelegate NSURLSessionTaskMetrics NSURLSessionTaskTransactionMetrics NSHTTPURLResponse NSURLResponse
NSURLCache NSCachedURLResponse NSURLCredential NSURLCredentialStorage NSURLProtectionSpace NSURLAuthenticationChallenge
NSURLAuthenticationChallengeSender NSURLProtocol NSURLProtocolClient NSHTTPCookie NSHTTPCookieStorage NSFormatter
NSDateFormatter NSNumberFormatter NSByteCountFormatter NSDateComponentsFormatter NSDateIntervalFormatter
NSISO8601DateFormatter NSEnergyFormatter NSLengthFormatter NSMassFormatter NSMeasurementFormatter
NSPersonNameComponentsFormatter NSListFormatter NSRelativeDateTimeFormatter NSStream NSStreamDelegate NSInputStream
NSOutputStream NSPort NSPortDelegate NSMachPort NSMessagePort NSSocketPort NSProcessInfo NSScanner NSHost NSPipe NSUnit
NSDimension NSUnitArea NSUnitAcceleration NSUnitAngle NSUnitConverter NSUnitConverterLinear NSUnitConcentrationMass
NSUnitDispersion NSUnitDuration NSUnitElectricCharge NSUnitElectricCurrent NSUnitElectricPotentialDifference
NSUnitElectricResistance NSUnitEnergy NSUnitFrequency NSUnitFuelEfficiency NSUnitInformationStorage NSUnitLength
NSUnitIlluminance NSUnitMass NSUnitPower NSUnitPressure NSUnitSpeed NSUnitTemperature NSUnitVolume NSJSONSerialization
NSPropertyListSerialization NSXMLParser NSXMLParserDelegate NSXMLDocument NSXMLElement NSXMLNode NSXMLDTD NSXMLDTDNode
NSFileHandle NSFileWrapper NSNetService NSNetServiceBrowser NSNetServiceDelegate NSNetServiceBrowserDelegate
NSValueTransformer NSTask NSFileManagerDelegate NSDistributedNotificationCenter
""".split())
SPECIAL_CLASS_NAMES = {"NSTask": "Process", "NSURLSessionWebSocketMessage": "URLSessionWebSocketTask.Message",
                       "NSObjectProtocol": "NSObjectProtocol"}

# C# types that are no Objective-C classes.
VALUE_TYPES = _pairs("""
void Void
bool Bool
string String
nint Int
nuint Int
int Int32
uint UInt32
long Int64
ulong UInt64
short Int16
ushort UInt16
byte UInt8
sbyte Int8
float Float
double Double
nfloat CGFloat
char UInt16
object Any
NSObject Any
INativeObject Any
IntPtr UnsafeMutableRawPointer
UIntPtr UInt
NativeHandle UnsafeMutableRawPointer
Selector Selector
Class AnyClass
Type AnyClass
NSRange NSRange
CGRect CGRect
CGSize CGSize
CGPoint CGPoint
CGVector CGVector
CGAffineTransform CGAffineTransform
NSZone NSZone?
DispatchQueue DispatchQueue
DispatchData DispatchData
DispatchGroup DispatchGroup
DateTime Date
NSInteger Int
RectangleF CGRect
SizeF CGSize
PointF CGPoint
Vector2 vector_float2
Vector2i vector_int2
Vector2d vector_double2
Vector3 vector_float3
Vector3i vector_int3
Vector3d vector_double3
NVector3 vector_float3
NVector3d vector_double3
NVector2 vector_float2
NVector4 vector_float4
Vector4 vector_float4
Vector4i vector_int4
Vector4d vector_double4
Quaternion simd_quatf
Quaterniond simd_quatd
NMatrix2 matrix_float2x2
NMatrix3 matrix_float3x3
NMatrix4 matrix_float4x4
NMatrix4x3 matrix_float4x3
NMatrix4d matrix_double4x4
MatrixFloat2x2 matrix_float2x2
MatrixFloat3x3 matrix_float3x3
MatrixFloat4x4 matrix_float4x4
CVPixelBuffer CVPixelBuffer
CVImageBuffer CVImageBuffer
CMSampleBuffer CMSampleBuffer
SecIdentity SecIdentity
SecTrust SecTrust
SecCertificate SecCertificate
SecKey SecKey
SecAccessControl SecAccessControl
CGColor CGColor
CGColorSpace CGColorSpace
CGContext CGContext
CGPath CGPath
CGImage CGImage
CGFont CGFont
CGGradient CGGradient
CGPDFDocument CGPDFDocument
CGPDFPage CGPDFPage
CGLayer CGLayer
CTFont CTFont
CFRunLoop CFRunLoop
CMTime CMTime
CMTimeRange CMTimeRange
CMFormatDescription CMFormatDescription
CMVideoFormatDescription CMVideoFormatDescription
CMAudioFormatDescription CMAudioFormatDescription
CMTimebase CMTimebase
CMClock CMClock
IOSurface IOSurface
AudioBuffers UnsafeMutablePointer<AudioBufferList>
AudioStreamBasicDescription AudioStreamBasicDescription
Protocol Protocol
""")

# Values of enumerations that C# cannot spell as Objective-C does.
CASE_NAMES = {
    "At640x480": "type640x480", "At1280x720": "typeIFrame1280x720", "At960x540": "typeIFrame960x540",
}
ENUM_CASES = {
    "UIImagePickerController.QualityType": "typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540",
    "UIDevice.BatteryState": "unknown, unplugged, charging, full",
    "NSTextAlignment": "left, center, right, justified, natural",
    "UIUserInterfaceIdiom": "unspecified, phone, pad, tv, carPlay, mac, vision",
    "UITableViewCell.AccessoryType": "none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton",
    "NSLayoutConstraint.Attribute": "left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins, notAnAttribute",
    "NSLayoutConstraint.Relation": "lessThanOrEqual, equal, greaterThanOrEqual",
    "UIKeyboardType": "`default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet",
    "NSLineBreakMode": "byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle",
    "UIKeyboardAppearance": "`default`, dark, light, alert",
}
ACRONYMS = _pairs("""
Url URL
Urls URLs
Http HTTP
Https HTTPS
Uuid UUID
Pdf PDF
Html HTML
Json JSON
Xml XML
Hdr HDR
Dtmf DTMF
Nfc NFC
Vpn VPN
Dns DNS
Tls TLS
Ssl SSL
Api API
Cpu CPU
Gpu GPU
Rgb RGB
Rgba RGBA
Cmyk CMYK
Sms SMS
Mms MMS
Usb USB
Tv TV
Id ID
Ids IDs
Gps GPS
Mpeg MPEG
Jpeg JPEG
Png PNG
Tiff TIFF
Midi MIDI
Ios iOS
Qr QR
Ip IP
Tcp TCP
Udp UDP
Ui UI
Io IO
Hid HID
Aes AES
Rsa RSA
Sha SHA
""")

# Constants that are members of a string-like struct: pattern of the constant's name -> struct (group 1: the member).
CONSTANT_STRUCTS = [
    (r"UIApplicationLaunchOptions(\w+?)(?:Key)?$", "UIApplication.LaunchOptionsKey"),
    (r"UIApplicationOpenURLOptions(\w+?)(?:Key)?$", "UIApplication.OpenURLOptionsKey"),
    (r"UIApplicationOpenURLOption(UniversalLinksOnly)$", "UIApplication.OpenExternalURLOptionsKey"),
    (r"UIActivityType(\w+)$", "UIActivity.ActivityType"),
    (r"UIImagePickerController(MediaType|OriginalImage|EditedImage|CropRect|MediaURL|ReferenceURL|MediaMetadata|LivePhoto|PHAsset|ImageURL)$", "UIImagePickerController.InfoKey"),
    (r"UIPageViewControllerOption(\w+)Key$", "UIPageViewController.OptionsKey"),
    (r"UIFontDescriptor(\w+)Attribute$", "UIFontDescriptor.AttributeName"),
    (r"UIFont(\w+)Trait$", "UIFontDescriptor.TraitKey"),
    (r"UITransitionContext(\w+)ViewControllerKey$", "UITransitionContextViewControllerKey"),
    (r"UITransitionContext(\w+)ViewKey$", "UITransitionContextViewKey"),
    (r"UIWindowLevel(\w+)$", "UIWindow.Level"),
    (r"UITextContentType(\w+)$", "UITextContentType"),
    (r"UIContentSizeCategory(\w+)$", "UIContentSizeCategory"),
    (r"NSPasteboardType(\w+)$", "NSPasteboard.PasteboardType"),
    (r"NSToolbar(\w+)ItemIdentifier$", "NSToolbarItem.Identifier"),
    (r"NSImageName(\w+)$", "NSImage.Name"),
    (r"NSAppearanceName(\w+)$", "NSAppearance.Name"),
    (r"kCAGravity(\w+)$", "CALayerContentsGravity"),
    (r"kCAFillMode(\w+)$", "CAMediaTimingFillMode"),
    (r"kCAMediaTimingFunction(\w+)$", "CAMediaTimingFunctionName"),
    (r"kCATransition(From\w+)$", "CATransitionSubtype"),
    (r"kCATransition(\w+)$", "CATransitionType"),
    (r"kCALineCap(\w+)$", "CAShapeLayerLineCap"),
    (r"kCALineJoin(\w+)$", "CAShapeLayerLineJoin"),
    (r"kCAFillRule(\w+)$", "CAShapeLayerFillRule"),
    (r"kCAAlignment(\w+)$", "CATextLayerAlignmentMode"),
    (r"kCATruncation(\w+)$", "CATextLayerTruncationMode"),
    (r"kCAAnimation(Rotate\w+)$", "CAAnimationRotationMode"),
    (r"kCAAnimation(\w+)$", "CAAnimationCalculationMode"),
    (r"kCAFilter(\w+)$", "CALayerContentsFilter"),
    (r"kCAGradientLayer(\w+)$", "CAGradientLayerType"),
    (r"kCAContentsFormat(\w+)$", "CALayerContentsFormat"),
    (r"kCACornerCurve(\w+)$", "CALayerCornerCurve"),
    (r"kCAEmitterLayer(Point|Line|Rectangle|Cuboid|Circle|Sphere)$", "CAEmitterLayerEmitterShape"),
    (r"kCAEmitterLayer(Points|Outline|Surface|Volume)$", "CAEmitterLayerEmitterMode"),
    (r"kCAEmitterLayer(\w+)$", "CAEmitterLayerRenderMode"),
    (r"kCAScroll(\w+)$", "CAScrollLayerScrollMode"),
    (r"kCAValueFunction(\w+)$", "CAValueFunctionName"),
    (r"AVCaptureSessionPreset(\w+)$", "AVCaptureSession.Preset"),
    (r"AVLayerVideoGravity(\w+)$", "AVLayerVideoGravity"),
    (r"AVAudioSessionPort(\w+)$", "AVAudioSession.Port"),
    (r"AVAudioSessionMode(\w+)$", "AVAudioSession.Mode"),
    (r"AVAudioSessionCategory(\w+)$", "AVAudioSession.Category"),
    (r"AVVideoCodecType(\w+)$", "AVVideoCodecType"),
    (r"AVFileType(\w+)$", "AVFileType"),
    (r"AVMediaType(\w+)$", "AVMediaType"),
    (r"AVMediaCharacteristic(\w+)$", "AVMediaCharacteristic"),
    (r"AVAudioTimePitchAlgorithm(\w+)$", "AVAudioTimePitchAlgorithm"),
    (r"AVMetadataKeySpace(\w+)$", "AVMetadataKeySpace"),
    (r"NSFileType(\w+)$", "FileAttributeType"),
    (r"HKQuantityTypeIdentifier(\w+)$", "HKQuantityTypeIdentifier"),
    (r"HKCategoryTypeIdentifier(\w+)$", "HKCategoryTypeIdentifier"),
    (r"HKCharacteristicTypeIdentifier(\w+)$", "HKCharacteristicTypeIdentifier"),
    (r"PHImageErrorKey()", ""),
    (r"MCErrorDomain()", ""),
]
# The class that a notification is a member of, where its name does not begin with the class's.
NOTIFICATION_CLASSES = {"UIKeyboard": "UIResponder", "UITextInputMode": "UITextInputMode"}

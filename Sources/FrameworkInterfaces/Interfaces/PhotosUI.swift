/// What is known of the module `PhotosUI`.
let photosUIInterface = #"""
  // exports: Foundation UIKit Photos
  protocol PHContentEditingController: NSObjectProtocol {
    func canHandle(_ adjustmentData: PHAdjustmentData) -> Bool
    func cancelContentEditing()
    func finishContentEditing(completionHandler: @escaping (PHContentEditingOutput) -> Void)
    var shouldShowCancelConfirmation: Bool { get }
    func startContentEditing(with contentEditingInput: PHContentEditingInput, placeholderImage: UIImage)
  }
  class PHEditingExtensionContext: NSExtensionContext {}
  struct PHLivePhotoBadgeOptions: OptionSet {
    init(rawValue: UInt)
    static var liveOff: PHLivePhotoBadgeOptions { get }
    static var overContent: PHLivePhotoBadgeOptions { get }
    var rawValue: UInt { get }
  }
  class PHLivePhotoView: UIView {
    var audioVolume: Float
    var contentMode: Any
    var contentsRect: CGRect
    var delegate: PHLivePhotoViewDelegate?
    init()
    init(frame: CGRect)
    var isMuted: Bool
    var livePhoto: PHLivePhoto?
    static func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = nil) -> UIImage
    var livePhotoBadgeView: NSView? { get }
    var playbackGestureRecognizer: UIGestureRecognizer { get }
    func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle)
    func stopPlayback()
    func stopPlayback(animated: Bool)
  }
  protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) -> Bool
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with playbackStyle: PHLivePhotoViewPlaybackStyle) -> Double
    func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  }
  enum PHLivePhotoViewPlaybackStyle: Int {
    case undefined, full, hint
  }
  extension PHPhotoLibrary {
    func presentLimitedLibraryPicker(from controller: UIViewController)
    func presentLimitedLibraryPicker(from controller: UIViewController, completionHandler: @escaping ([String]) -> Void)
  }
  struct PHPickerCapabilities: OptionSet {
    static var collectionNavigation: PHPickerCapabilities { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var search: PHPickerCapabilities { get }
    static var selectionActions: PHPickerCapabilities { get }
    static var sensitivityAnalysisIntervention: PHPickerCapabilities { get }
    static var stagingArea: PHPickerCapabilities { get }
  }
  struct PHPickerConfiguration {
    enum AssetRepresentationMode: Int { case automatic, current, compatible }
    enum Selection: Int { case `default`, ordered, continuous, continuousAndOrdered }
    var disabledCapabilities: PHPickerCapabilities
    var edgesWithoutContentMargins: NSDirectionalRectEdge
    var filter: PHPickerFilter?
    init()
    init(photoLibrary: PHPhotoLibrary)
    var mode: PHPickerMode
    var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode
    var preselectedAssetIdentifiers: [String]
    var selection: PHPickerConfiguration.Selection
    var selectionLimit: Int
  }
  struct PHPickerFilter {
    static func allFilter(matchingSubfilters subfilters: [PHPickerFilter]) -> PHPickerFilter
    static func anyFilter(matchingSubfilters subfilters: [PHPickerFilter]) -> PHPickerFilter
    static var bursts: PHPickerFilter { get }
    static func bursts() -> PHPickerFilter
    static var cinematicVideos: PHPickerFilter { get }
    static func cinematicVideos() -> PHPickerFilter
    static var depthEffectPhotos: PHPickerFilter { get }
    static func depthEffectPhotos() -> PHPickerFilter
    static var images: PHPickerFilter { get }
    static func images() -> PHPickerFilter
    static var livePhotos: PHPickerFilter { get }
    static func livePhotos() -> PHPickerFilter
    static func notFilter(ofSubfilter subfilter: PHPickerFilter) -> PHPickerFilter
    static var panoramas: PHPickerFilter { get }
    static func panoramas() -> PHPickerFilter
    static func playbackStyleFilter(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter
    static var screenRecordings: PHPickerFilter { get }
    static func screenRecordings() -> PHPickerFilter
    static var screenshots: PHPickerFilter { get }
    static func screenshots() -> PHPickerFilter
    static var slomoVideos: PHPickerFilter { get }
    static func slomoVideos() -> PHPickerFilter
    static var spatialMedia: PHPickerFilter { get }
    static func spatialMedia() -> PHPickerFilter
    static var timelapseVideos: PHPickerFilter { get }
    static func timelapseVideos() -> PHPickerFilter
    static var videos: PHPickerFilter { get }
    static func videos() -> PHPickerFilter
  }
  enum PHPickerMode: Int {
    case `default`, compact
  }
  struct PHPickerResult {
    var assetIdentifier: String? { get }
    var itemProvider: NSItemProvider { get }
  }
  class PHPickerUpdateConfiguration: NSObject, NSCopying, NSSecureCoding {
    var edgesWithoutContentMargins: NSDirectionalRectEdge
    init()
    init?(coder: NSCoder)
    var selectionLimit: Int
  }
  class PHPickerViewController: UIViewController {
    var configuration: PHPickerConfiguration { get }
    var delegate: PHPickerViewControllerDelegate?
    func deselectAssets(withIdentifiers identifiers: [String])
    init(configuration: PHPickerConfiguration)
    func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?)
    func scrollToInitialPosition()
    func updatePicker(using configuration: PHPickerUpdateConfiguration)
    func zoomIn()
    func zoomOut()
  }
  protocol PHPickerViewControllerDelegate: NSObjectProtocol {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
  }
  class PHProjectAssetElement: PHProjectElement, NSSecureCoding {
    var annotation: String { get }
    var cloudAssetIdentifier: PHCloudIdentifier { get }
    var cropRect: CGRect { get }
    var horizontallyFlipped: Bool { get }
    init?(coder: NSCoder)
    var regionsOfInterest: [PHProjectRegionOfInterest] { get }
    var verticallyFlipped: Bool { get }
  }
  struct PHProjectCategory: RawRepresentable, Hashable {
    static var book: PHProjectCategory { get }
    static var calendar: PHProjectCategory { get }
    static var card: PHProjectCategory { get }
    init(rawValue: String)
    static var other: PHProjectCategory { get }
    static var prints: PHProjectCategory { get }
    var rawValue: String { get }
    static var slideshow: PHProjectCategory { get }
    static var undefined: PHProjectCategory { get }
    static var wallDecor: PHProjectCategory { get }
  }
  class PHProjectElement: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var placement: CGRect { get }
    var weight: Double { get }
  }
  class PHProjectExtensionContext: NSExtensionContext, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    var photoLibrary: PHPhotoLibrary { get }
    var project: PHProject { get }
    func showEditor(for asset: PHAsset)
    func updatedProjectInfo(from existingProjectInfo: PHProjectInfo?, completion completionHandler: @escaping (PHProjectInfo) -> Void) -> Progress
  }
  protocol PHProjectExtensionController: NSObjectProtocol {
    func beginProject(with extensionContext: PHProjectExtensionContext, projectInfo: PHProjectInfo, completion: @escaping (Error?) -> Void)
    func finishProject(completionHandler completion: @escaping () -> Void)
    func resumeProject(with extensionContext: PHProjectExtensionContext, completion: @escaping (Error?) -> Void)
    var supportedProjectTypes: [PHProjectTypeDescription] { get }
    func typeDescriptionDataSource(forCategory category: String, invalidator: PHProjectTypeDescriptionInvalidator) -> PHProjectTypeDescriptionDataSource
  }
  class PHProjectInfo: NSObject, NSSecureCoding {
    var brandingEnabled: Bool { get }
    var creationSource: PHProjectCreationSource { get }
    init?(coder: NSCoder)
    var pageNumbersEnabled: Bool { get }
    var productIdentifier: String? { get }
    var projectType: String { get }
    var sections: [PHProjectSection] { get }
    var themeIdentifier: String? { get }
  }
  class PHProjectJournalEntryElement: PHProjectElement, NSSecureCoding {
    var assetElement: PHProjectAssetElement? { get }
    var date: Date { get }
    init?(coder: NSCoder)
    var textElement: PHProjectTextElement? { get }
  }
  class PHProjectMapElement: PHProjectElement, NSSecureCoding {
    var altitude: Double { get }
    var annotations: [MKAnnotation] { get }
    var centerCoordinate: CLLocationCoordinate2D { get }
    var heading: Double { get }
    init?(coder: NSCoder)
    var mapType: MKMapType { get }
    var pitch: CGFloat { get }
  }
  class PHProjectRegionOfInterest: NSObject, NSSecureCoding {
    var identifier: String { get }
    init?(coder: NSCoder)
    var quality: Double { get }
    var rect: CGRect { get }
    var weight: Double { get }
  }
  class PHProjectSection: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var sectionContents: [PHProjectSectionContent] { get }
    var sectionType: PHProjectSectionType { get }
    var title: String { get }
  }
  class PHProjectSectionContent: NSObject, NSSecureCoding {
    var aspectRatio: Double { get }
    var backgroundColor: UIColor? { get }
    var cloudAssetIdentifiers: [PHCloudIdentifier] { get }
    var elements: [PHProjectElement] { get }
    init?(coder: NSCoder)
    var numberOfColumns: Int { get }
  }
  class PHProjectTextElement: PHProjectElement, NSSecureCoding {
    var attributedText: NSAttributedString? { get }
    init?(coder: NSCoder)
    var text: String { get }
    var textElementType: PHProjectTextElementType { get }
  }
  class PHProjectTypeDescription: NSObject, NSSecureCoding {
    var canProvideSubtypes: Bool { get }
    var image: UIImage? { get }
    init?(coder: NSCoder)
    init(projectType: String, title localizedTitle: String, attributedDescription localizedAttributedDescription: NSAttributedString?, image: UIImage?, canProvideSubtypes: Bool)
    init(projectType: String, title localizedTitle: String, attributedDescription localizedAttributedDescription: NSAttributedString?, image: UIImage?, subtypeDescriptions: [PHProjectTypeDescription])
    init(projectType: String, title localizedTitle: String, description localizedDescription: String?, image: UIImage?)
    init(projectType: String, title localizedTitle: String, description localizedDescription: String?, image: UIImage?, canProvideSubtypes: Bool)
    init(projectType: String, title localizedTitle: String, description localizedDescription: String?, image: UIImage?, subtypeDescriptions: [PHProjectTypeDescription])
    var localizedAttributedDescription: NSAttributedString? { get }
    var localizedDescription: String? { get }
    var localizedTitle: String { get }
    var projectType: String { get }
    var subtypeDescriptions: [PHProjectTypeDescription] { get }
  }
  protocol PHProjectTypeDescriptionDataSource: NSObjectProtocol {
    func extensionWillDiscardDataSource()
    func footerTextForSubtypes(ofProjectType projectType: String) -> NSAttributedString?
    func subtypes(forProjectType projectType: String) -> [PHProjectTypeDescription]
    func typeDescription(forProjectType projectType: String) -> PHProjectTypeDescription?
  }
  protocol PHProjectTypeDescriptionInvalidator: NSObjectProtocol {
    func invalidateFooterTextForSubtypes(ofProjectType projectType: String)
    func invalidateTypeDescription(forProjectType projectType: String)
  }
  var PHProjectTypeUndefined: String { get }
  struct PhotosPicker<Label: View>: View {
    init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil)
    init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = nil, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil)
    init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = nil, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil, @ViewBuilder label: () -> Label)
    init(selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = nil, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label)
    init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil)
    init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = nil, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil)
  }
  struct PhotosPickerItem: Hashable, Identifiable {
    struct EncodingDisambiguationPolicy: Hashable {}
    init(itemIdentifier: String)
    var itemIdentifier: String? { get }
    func loadTransferable<T: Transferable>(type: T.Type) async throws -> T?
    func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void) -> Progress
    var supportedContentTypes: [UTType] { get }
  }
  extension PhotosPickerItem.EncodingDisambiguationPolicy {
    static var automatic: EncodingDisambiguationPolicy { get }
    static var compatible: EncodingDisambiguationPolicy { get }
    static var current: EncodingDisambiguationPolicy { get }
  }
  struct PhotosPickerSelectionBehavior: Hashable {
    static var continuous: PhotosPickerSelectionBehavior { get }
    static var continuousAndOrdered: PhotosPickerSelectionBehavior { get }
    static var `default`: PhotosPickerSelectionBehavior { get }
    static var ordered: PhotosPickerSelectionBehavior { get }
  }
  enum PhotosPickerStyle {
    case presentation, inline, compact
  }
  extension View {
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil) -> some View
    func photosPicker(isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = nil, matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = nil) -> some View
    func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = nil) -> some View
    func photosPickerDisabledCapabilities(_ disabledCapabilities: Any) -> some View
    func photosPickerStyle(_ mode: PhotosPickerStyle) -> some View
  }
  """#

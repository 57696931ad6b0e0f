/// What is known of the module `MapKit`.
let mapKitInterface = #"""
  // exports: Foundation CoreLocation CoreGraphics UIKit
  class MKAddressFilter: NSObject, NSSecureCoding, NSCopying {
    func excludesOptions(_ options: MKAddressFilterOption) -> Bool
    static var filterExcludingAll: MKAddressFilter { get }
    static func filterExcludingAll() -> MKAddressFilter
    func includesOptions(_ options: MKAddressFilterOption) -> Bool
    static var includingAll: MKAddressFilter { get }
    static func includingAll() -> MKAddressFilter
    init?(coder: NSCoder)
    func initExcludingOptions(_ options: MKAddressFilterOption) -> UnsafeMutableRawPointer
    func initIncludingOptions(_ options: MKAddressFilterOption) -> UnsafeMutableRawPointer
  }
  enum MKAddressFilterConstructorOption: Int32 {
    case include, exclude
  }
  struct MKAddressFilterOption: OptionSet {
    static var administrativeArea: MKAddressFilterOption { get }
    static var country: MKAddressFilterOption { get }
    init(rawValue: UInt)
    static var locality: MKAddressFilterOption { get }
    static var postalCode: MKAddressFilterOption { get }
    var rawValue: UInt { get }
    static var subAdministrativeArea: MKAddressFilterOption { get }
    static var subLocality: MKAddressFilterOption { get }
  }
  protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    func setCoordinate(_ value: CLLocationCoordinate2D)
    var subtitle: String? { get }
    var title: String? { get }
  }
  class MKAnnotationView: UIView {
    enum CollisionMode: Int { case rectangle, circle, none }
    enum DragState: UInt { case none, starting, dragging, canceling, ending }
    var accessoryOffset: CGPoint
    var annotation: MKAnnotation?
    var calloutOffset: CGPoint
    var canShowCallout: Bool
    var centerOffset: CGPoint
    var cluster: MKAnnotationView? { get }
    var clusteringIdentifier: String?
    var collisionMode: MKAnnotationView.CollisionMode
    var detailCalloutAccessoryView: UIView?
    var displayPriority: Float
    var dragState: MKAnnotationView.DragState
    var image: UIImage?
    init()
    init(annotation: MKAnnotation?, reuseIdentifier: String?)
    init(frame: CGRect)
    var isDraggable: Bool
    var isEnabled: Bool
    var isHighlighted: Bool
    var isSelected: Bool
    var leftCalloutAccessoryView: UIView?
    var leftCalloutOffset: CGPoint
    func prepareForDisplay()
    func prepareForReuse()
    var reuseIdentifier: String? { get }
    var rightCalloutAccessoryView: UIView?
    var rightCalloutOffset: CGPoint
    var selectedZPriority: Float
    func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool)
    func setSelected(_ selected: Bool, animated: Bool)
    var zPriority: Float
  }
  class MKCircle: MKShape, MKOverlay {
    var coordinate: CLLocationCoordinate2D { get }
    init()
    init(centerCoordinate withcenterCoordinate: CLLocationCoordinate2D, radius: Double)
    init(mapRect: MKMapRect)
    var radius: Double { get }
  }
  class MKCircleRenderer: MKOverlayPathRenderer {
    var circle: MKCircle { get }
    init()
    init(circle: MKCircle)
    var strokeEnd: CGFloat
    var strokeStart: CGFloat
  }
  class MKCircleView: MKOverlayPathView {
    var circle: MKCircle { get }
    init()
    init(circle: MKCircle)
    init(frame: CGRect)
  }
  class MKClusterAnnotation: NSObject, MKAnnotation {
    init(memberAnnotations: [MKAnnotation])
    var memberAnnotations: [MKAnnotation] { get }
    var subtitle: String?
    var title: String?
  }
  class MKCompassButton: UIView {
    var compassVisibility: MKFeatureVisibility
    init(mapView: MKMapView?)
    var mapView: MKMapView?
  }
  struct MKCoordinateRegion {
    var center: CLLocationCoordinate2D
    init()
    init(_ rect: MKMapRect)
    init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
    init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
    var span: MKCoordinateSpan
  }
  func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion
  func MKCoordinateRegionMakeWithDistance(_ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance) -> MKCoordinateRegion
  struct MKCoordinateSpan {
    init()
    init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
    var latitudeDelta: CLLocationDegrees
    var longitudeDelta: CLLocationDegrees
  }
  class MKDirections: NSObject {
    class ETAResponse: NSObject {}
    class Request: NSObject {}
    class Response: NSObject {}
    func calculate() async throws -> MKDirections.Response
    func calculate(completionHandler: @escaping (MKDirections.Response?, Error?) -> Void)
    func calculateETA() async throws -> MKDirections.ETAResponse
    func calculateETA(completionHandler: @escaping (MKDirections.ETAResponse?, Error?) -> Void)
    func cancel()
    init(request: MKDirections.Request)
    var isCalculating: Bool { get }
  }
  extension MKDirections.ETAResponse {
    var destination: MKMapItem { get }
    var distance: Double { get }
    var expectedArrivalDate: Date { get }
    var expectedDepartureDate: Date { get }
    var expectedTravelTime: Double { get }
    init()
    var source: MKMapItem { get }
    var transportType: MKDirectionsTransportType { get }
  }
  extension MKDirections.Request {
    var arrivalDate: Date?
    var departureDate: Date?
    var destination: MKMapItem?
    var highwayPreference: MKDirectionsRoutePreference
    init()
    init(contentsOf url: URL)
    static func isDirectionsRequest(_ url: URL) -> Bool
    var requestsAlternateRoutes: Bool
    var source: MKMapItem?
    var tollPreference: MKDirectionsRoutePreference
    var transportType: MKDirectionsTransportType
  }
  extension MKDirections.Response {
    var destination: MKMapItem { get }
    init()
    var routes: [MKRoute] { get }
    var source: MKMapItem { get }
  }
  enum MKDirectionsMode: Int32 {
    case driving, walking, transit, `default`
  }
  enum MKDirectionsRoutePreference: Int {
    case any, avoid
  }
  enum MKDirectionsTransportType: UInt {
    case automobile, walking, transit, any
  }
  class MKDistanceFormatter: Formatter {
    enum DistanceUnitStyle: UInt { case `default`, abbreviated, full }
    enum Units: UInt { case `default`, metric, imperial, imperialWithYards }
    func distance(from distance: String) -> Double
    init()
    var locale: Locale?
    func string(fromDistance distance: Double) -> String
    var unitStyle: MKDistanceFormatter.DistanceUnitStyle
    var units: MKDistanceFormatter.Units
  }
  struct MKError: Error {
    enum Code: UInt { case unknown, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    var code: MKError.Code { get }
    static var decodingFailed: MKError.Code { get }
    static var directionsNotFound: MKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MKError.Code, userInfo: [String: Any] = nil)
    static var loadingThrottled: MKError.Code { get }
    var localizedDescription: String { get }
    static var placemarkNotFound: MKError.Code { get }
    static var serverFailure: MKError.Code { get }
    static var unknown: MKError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MKErrorDomain: String { get }
  enum MKFeatureVisibility: Int {
    case adaptive, hidden, visible
  }
  class MKGeoJSONDecoder: NSObject {
    func geoJSONObjects(with data: Data) throws -> [MKGeoJSONObject]
    init()
  }
  class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    var geometry: [MKGeoJSONObject] { get }
    var identifier: String? { get }
    init()
    var properties: Data? { get }
  }
  protocol MKGeoJSONObject: NSObjectProtocol {}
  class MKGeodesicPolyline: MKPolyline {
    init()
    init(coordinates coords: UnsafeMutableRawPointer, count: Int)
    init(points: UnsafeMutableRawPointer, count: Int)
  }
  class MKGradientPolylineRenderer: MKPolylineRenderer {
    var colors: [UIColor] { get }
    init()
    var locations: [NSNumber] { get }
    func setColors(_ colors: [UIColor], atLocations locations: [NSNumber])
  }
  class MKHybridMapConfiguration: MKMapConfiguration {
    init()
    init(elevationStyle: MKMapElevationStyle)
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
  }
  class MKIconStyle: NSObject {
    var backgroundColor: UIColor { get }
    var image: UIImage { get }
  }
  class MKImageryMapConfiguration: MKMapConfiguration {
    init()
    init(elevationStyle: MKMapElevationStyle)
  }
  var MKLaunchOptionsCameraKey: String { get }
  var MKLaunchOptionsDirectionsModeDefault: String { get }
  var MKLaunchOptionsDirectionsModeDriving: String { get }
  var MKLaunchOptionsDirectionsModeKey: String { get }
  var MKLaunchOptionsDirectionsModeTransit: String { get }
  var MKLaunchOptionsDirectionsModeWalking: String { get }
  var MKLaunchOptionsMapCenterKey: String { get }
  var MKLaunchOptionsMapSpanKey: String { get }
  var MKLaunchOptionsMapTypeKey: String { get }
  var MKLaunchOptionsShowsTrafficKey: String { get }
  class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    var coordinate: CLLocationCoordinate2D { get }
    init(centerCoordinate: CLLocationCoordinate2D, radius: Double)
    init(coordinateRegion region: MKCoordinateRegion)
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var radius: Double { get }
    var region: MKCoordinateRegion { get }
  }
  class MKLocalSearch: NSObject {
    class Request: NSObject, NSCopying {}
    class Response: NSObject {}
    struct ResultType: OptionSet {}
    func cancel()
    init(pointsOfInterestRequest request: MKLocalPointsOfInterestRequest)
    init(request: MKLocalSearch.Request)
    var isSearching: Bool { get }
    func start() async throws -> MKLocalSearch.Response
    func start(completionHandler: @escaping (MKLocalSearch.Response?, Error?) -> Void)
  }
  extension MKLocalSearch.Request {
    var addressFilter: MKAddressFilter?
    init()
    init(completion: MKLocalSearchCompletion)
    init(naturalLanguageQuery: String)
    init(naturalLanguageQuery: String, region: MKCoordinateRegion)
    var naturalLanguageQuery: String?
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var region: MKCoordinateRegion
    var regionPriority: MKLocalSearchRegionPriority
    var resultTypes: MKLocalSearch.ResultType
  }
  extension MKLocalSearch.Response {
    var boundingRegion: MKCoordinateRegion { get }
    var mapItems: [MKMapItem] { get }
  }
  extension MKLocalSearch.ResultType {
    static var address: MKLocalSearch.ResultType { get }
    init(rawValue: UInt)
    static var physicalFeature: MKLocalSearch.ResultType { get }
    static var pointOfInterest: MKLocalSearch.ResultType { get }
    var rawValue: UInt { get }
  }
  class MKLocalSearchCompleter: NSObject {
    enum FilterType: Int { case andQueries, only }
    struct ResultType: OptionSet {}
    var addressFilter: MKAddressFilter?
    func cancel()
    var delegate: MKLocalSearchCompleterDelegate?
    var filterType: MKLocalSearchCompleter.FilterType
    init()
    var isSearching: Bool { get }
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var queryFragment: String
    var region: MKCoordinateRegion
    var regionPriority: MKLocalSearchRegionPriority
    var resultTypes: MKLocalSearchCompleter.ResultType
    var results: [MKLocalSearchCompletion] { get }
  }
  extension MKLocalSearchCompleter.ResultType {
    static var address: MKLocalSearchCompleter.ResultType { get }
    init(rawValue: UInt)
    static var physicalFeature: MKLocalSearchCompleter.ResultType { get }
    static var pointOfInterest: MKLocalSearchCompleter.ResultType { get }
    static var query: MKLocalSearchCompleter.ResultType { get }
    var rawValue: UInt { get }
  }
  protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error)
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  }
  class MKLocalSearchCompletion: NSObject {
    var subtitle: String { get }
    var subtitleHighlightRanges: [NSValue] { get }
    var title: String { get }
    var titleHighlightRanges: [NSValue] { get }
  }
  enum MKLocalSearchRegionPriority: Int {
    case `default`, required
  }
  enum MKLookAroundBadgePosition: Int {
    case topLeading, topTrailing, bottomTrailing
  }
  class MKLookAroundScene: NSObject, NSCopying {}
  class MKLookAroundSceneRequest: NSObject {
    func cancel()
    var coordinate: CLLocationCoordinate2D { get }
    func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, Error?) -> Void)
    init(coordinate: CLLocationCoordinate2D)
    init(mapItem: MKMapItem)
    var isCancelled: Bool { get }
    var isLoading: Bool { get }
    var mapItem: MKMapItem? { get }
    func scene() async throws -> MKLookAroundScene
  }
  class MKLookAroundSnapshotter: NSObject {
    class Options: NSObject {}
    class Snapshot: NSObject {}
    func cancel()
    func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundSnapshotter.Snapshot?, Error?) -> Void)
    init(scene: MKLookAroundScene, options: MKLookAroundSnapshotter.Options)
    var isLoading: Bool { get }
    func snapshot() async throws -> MKLookAroundSnapshotter.Snapshot
  }
  extension MKLookAroundSnapshotter.Options {
    init()
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var size: CGSize
    var traitCollection: UITraitCollection
  }
  extension MKLookAroundSnapshotter.Snapshot {
    var image: UIImage { get }
  }
  class MKLookAroundViewController: UIViewController, NSSecureCoding, NSCoding {
    var badgePosition: MKLookAroundBadgePosition
    var delegate: MKLookAroundViewControllerDelegate?
    init()
    init?(coder: NSCoder)
    init(nibName: String?, bundle nibBundle: Bundle?)
    init(scene: MKLookAroundScene)
    var isNavigationEnabled: Bool
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var scene: MKLookAroundScene?
    var showsRoadLabels: Bool
  }
  protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {
    func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
    func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
  }
  class MKMapCamera: NSObject, NSCopying, NSSecureCoding {
    var altitude: Double
    static var camera: MKMapCamera { get }
    static func camera() -> MKMapCamera
    var centerCoordinate: CLLocationCoordinate2D
    var centerCoordinateDistance: Double
    var heading: Double
    init()
    init?(coder: NSCoder)
    init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool)
    init(lookingAtCenterCoordinate centerCoordinate: CLLocationCoordinate2D, fromDistance locationDistance: Double, pitch: CGFloat, heading locationDirectionHeading: Double)
    init(lookingAtCenterCoordinate centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: Double)
    var pitch: CGFloat
  }
  var MKMapCameraZoomDefault: Double { get }
  enum MKMapCameraZoomRangeType: Int32 {
    case min, max
  }
  class MKMapConfiguration: NSObject, NSSecureCoding, NSCopying {
    var elevationStyle: MKMapElevationStyle
    init?(coder: NSCoder)
  }
  enum MKMapElevationStyle: Int {
    case flat, realistic
  }
  class MKMapFeatureAnnotation: NSObject, MKAnnotation {
    var featureType: MKMapFeatureType { get }
    var iconStyle: MKIconStyle? { get }
    var pointOfInterestCategory: MKPointOfInterestCategory? { get }
  }
  struct MKMapFeatureOptions: OptionSet {
    init(rawValue: Int)
    static var physicalFeatures: MKMapFeatureOptions { get }
    static var pointsOfInterest: MKMapFeatureOptions { get }
    var rawValue: Int { get }
    static var territories: MKMapFeatureOptions { get }
  }
  enum MKMapFeatureType: Int {
    case pointOfInterest, territory, physicalFeature
  }
  class MKMapItem: NSObject, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    var alternateIdentifiers: Set<MKMapItemIdentifier> { get }
    static func forCurrentLocation() -> MKMapItem
    var identifier: MKMapItemIdentifier? { get }
    init()
    init?(coder: NSCoder)
    init(placemark: MKPlacemark)
    var isCurrentLocation: Bool { get }
    var name: String?
    func openInMaps(launchOptions: [AnyHashable: Any]? = nil) -> Bool
    func openInMaps(launchOptions: [AnyHashable: Any]? = nil, completionHandler completion: ((Bool) -> Void)? = nil)
    func openInMaps(launchOptions: [AnyHashable: Any]?, from fromScene: UIScene?) async throws
    func openInMaps(launchOptions: [AnyHashable: Any]? = nil, from fromScene: UIScene?, completionHandler: ((Error?) -> Void)? = nil)
    static func openMaps(with mapItems: [MKMapItem], launchOptions: [AnyHashable: Any]? = nil) -> Bool
    static func openMaps(with mapItems: [MKMapItem], launchOptions: [AnyHashable: Any]? = nil, completionHandler completion: ((Bool) -> Void)? = nil)
    static func openMaps(with mapItems: [MKMapItem], launchOptions: [AnyHashable: Any]?, from fromScene: UIScene?) async throws
    static func openMaps(with mapItems: [MKMapItem], launchOptions: [AnyHashable: Any]? = nil, from fromScene: UIScene?, completionHandler: ((Error?) -> Void)? = nil)
    var phoneNumber: String?
    var placemark: MKPlacemark { get }
    var pointOfInterestCategory: String?
    var timeZone: TimeZone?
    var url: URL?
  }
  class MKMapItemAnnotation: NSObject, MKAnnotation {
    init(mapItem: MKMapItem)
    var mapItem: MKMapItem { get }
  }
  enum MKMapItemDetailSelectionAccessoryCalloutStyle: Int {
    case automatic, full, compact
  }
  class MKMapItemDetailSelectionAccessoryPresentationStyle: NSObject {
    static func automatic(withPresentationViewController presentationViewController: UIViewController?) -> MKMapItemDetailSelectionAccessoryPresentationStyle
    static var callout: MKMapItemDetailSelectionAccessoryPresentationStyle { get }
    static func callout() -> MKMapItemDetailSelectionAccessoryPresentationStyle
    static func callout(with style: MKMapItemDetailSelectionAccessoryCalloutStyle) -> MKMapItemDetailSelectionAccessoryPresentationStyle
    static var openInMaps: MKMapItemDetailSelectionAccessoryPresentationStyle { get }
    static func openInMaps() -> MKMapItemDetailSelectionAccessoryPresentationStyle
    static func sheetPresented(from viewController: UIViewController) -> MKMapItemDetailSelectionAccessoryPresentationStyle
  }
  class MKMapItemDetailViewController: UIViewController {
    var delegate: MKMapItemDetailViewControllerDelegate?
    init(mapItem: MKMapItem?)
    init(mapItem: MKMapItem?, displaysMap: Bool)
    var mapItem: MKMapItem?
  }
  protocol MKMapItemDetailViewControllerDelegate: NSObjectProtocol {
    func mapItemDetailViewControllerDidFinish(_ detailViewController: MKMapItemDetailViewController)
  }
  class MKMapItemIdentifier: NSObject, NSCopying, NSSecureCoding {
    var identifierString: String { get }
    init?(coder: NSCoder)
    init(identifierString identifier: String)
  }
  class MKMapItemRequest: NSObject {
    func cancel()
    var featureAnnotation: MKMapFeatureAnnotation { get }
    func getMapItem(completionHandler: @escaping (MKMapItem?, Error?) -> Void)
    init(mapFeatureAnnotation: MKMapFeatureAnnotation)
    init(mapItemIdentifier identifier: MKMapItemIdentifier)
    var isCancelled: Bool { get }
    var isLoading: Bool { get }
    var mapFeatureAnnotation: MKMapFeatureAnnotation? { get }
    func mapItem() async throws -> MKMapItem
    var mapItemIdentifier: MKMapItemIdentifier? { get }
  }
  var MKMapItemTypeIdentifier: String { get }
  struct MKMapPoint {
    var coordinate: CLLocationCoordinate2D { get }
    func distance(to: MKMapPoint) -> CLLocationDistance
    init()
    init(_ coordinate: CLLocationCoordinate2D)
    init(x: Double, y: Double)
    var x: Double
    var y: Double
  }
  struct MKMapRect {
    func contains(_ point: MKMapPoint) -> Bool
    var height: Double { get }
    init()
    init(origin: MKMapPoint, size: MKMapSize)
    init(x: Double, y: Double, width: Double, height: Double)
    func insetBy(dx: Double, dy: Double) -> MKMapRect
    func intersects(_ rect2: MKMapRect) -> Bool
    var isEmpty: Bool { get }
    var isNull: Bool { get }
    var maxX: Double { get }
    var maxY: Double { get }
    var midX: Double { get }
    var midY: Double { get }
    var minX: Double { get }
    var minY: Double { get }
    static var null: MKMapRect { get }
    var origin: MKMapPoint
    var size: MKMapSize
    func union(_ rect2: MKMapRect) -> MKMapRect
    var width: Double { get }
    static var world: MKMapRect { get }
  }
  var MKMapRectNull: MKMapRect { get }
  var MKMapRectWorld: MKMapRect { get }
  struct MKMapSize {
    var height: Double
    init()
    init(width: Double, height: Double)
    var width: Double
  }
  class MKMapSnapshotter: NSObject {
    class Options: NSObject, NSCopying {}
    class Snapshot: NSObject {}
    func cancel()
    init()
    init(options: MKMapSnapshotter.Options)
    var isLoading: Bool { get }
    func start() async throws -> MKMapSnapshotter.Snapshot
    func start(completionHandler: @escaping (MKMapSnapshotter.Snapshot?, Error?) -> Void)
    func start(with queue: DispatchQueue) async throws -> MKMapSnapshotter.Snapshot
    func start(with queue: DispatchQueue, completionHandler: @escaping (MKMapSnapshotter.Snapshot?, Error?) -> Void)
  }
  extension MKMapSnapshotter.Options {
    var appearance: NSAppearance?
    var camera: MKMapCamera
    init()
    var mapRect: MKMapRect
    var mapType: MKMapType
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var preferredConfiguration: MKMapConfiguration
    var region: MKCoordinateRegion
    var scale: CGFloat
    var showsBuildings: Bool
    var showsPointsOfInterest: Bool
    var size: CGSize
    var traitCollection: UITraitCollection
  }
  extension MKMapSnapshotter.Snapshot {
    var appearance: NSAppearance { get }
    var image: UIImage { get }
    init()
    func point(for coordinate: CLLocationCoordinate2D) -> CGPoint
    var traitCollection: UITraitCollection { get }
  }
  enum MKMapType: UInt {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
  }
  class MKMapView: UIView {
    class CameraBoundary: NSObject, NSSecureCoding, NSCopying {}
    class CameraZoomRange: NSObject, NSSecureCoding, NSCopying {}
    func addAnnotation(_ annotation: MKAnnotation)
    func addAnnotations(_ annotations: [MKAnnotation])
    func addOverlay(_ overlay: MKOverlay)
    func addOverlay(_ overlay: MKOverlay, level: MKOverlayLevel)
    func addOverlays(_ overlays: [MKOverlay])
    func addOverlays(_ overlays: [MKOverlay], level: MKOverlayLevel)
    var annotationVisibleRect: CGRect { get }
    var annotations: [MKAnnotation] { get }
    func annotations(in mapRect: MKMapRect) -> Set<AnyHashable>
    var camera: MKMapCamera
    var cameraBoundary: MKMapView.CameraBoundary?
    var cameraZoomRange: MKMapView.CameraZoomRange?
    var centerCoordinate: CLLocationCoordinate2D
    func convert(_ point: CGPoint, toCoordinateFrom toCoordinateFromView: UIView?) -> CLLocationCoordinate2D
    func convert(_ coordinate: CLLocationCoordinate2D, toPointTo toPointToView: UIView?) -> CGPoint
    func convert(_ rect: CGRect, toRegionFrom toRegionFromView: UIView?) -> MKCoordinateRegion
    func convertRegion(_ region: MKCoordinateRegion, toRectTo toRectToView: UIView?) -> CGRect
    var delegate: MKMapViewDelegate?
    func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: MKAnnotation) -> MKAnnotationView
    func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool)
    func exchangeOverlay(_ overlay1: MKOverlay, with overlay2: MKOverlay)
    func exchangeOverlay(at index1: Int, withOverlayAt index2: Int)
    init()
    init(frame: CGRect)
    func insert(_ overlay: MKOverlay, above sibling: MKOverlay)
    func insert(_ overlay: MKOverlay, at index: Int)
    func insert(_ overlay: MKOverlay, at index: Int, level: MKOverlayLevel)
    func insert(_ overlay: MKOverlay, below sibling: MKOverlay)
    var isPitchEnabled: Bool
    var isRotateEnabled: Bool
    var isScrollEnabled: Bool
    var isUserLocationVisible: Bool { get }
    var isZoomEnabled: Bool
    func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect
    func mapRectThatFits(_ mapRect: MKMapRect, edgePadding: UIEdgeInsets) -> MKMapRect
    var mapType: MKMapType
    var overlays: [MKOverlay] { get }
    func overlays(in level: MKOverlayLevel) -> [MKOverlay]
    var pitchButtonVisibility: MKFeatureVisibility
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var preferredConfiguration: MKMapConfiguration
    var region: MKCoordinateRegion
    func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion
    func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
    func removeAnnotation(_ annotation: MKAnnotation)
    func removeAnnotations(_ annotations: [MKAnnotation])
    func removeOverlay(_ overlay: MKOverlay)
    func removeOverlays(_ overlays: [MKOverlay])
    func renderer(for overlay: MKOverlay) -> MKOverlayRenderer?
    func selectAnnotation(_ annotation: MKAnnotation, animated: Bool)
    var selectableMapFeatures: MKMapFeatureOptions
    var selectedAnnotations: [MKAnnotation]
    func setCamera(_ camera: MKMapCamera, animated: Bool)
    func setCameraBoundary(_ cameraBoundary: MKMapView.CameraBoundary?, animated: Bool)
    func setCameraZoomRange(_ cameraZoomRange: MKMapView.CameraZoomRange?, animated: Bool)
    func setCenterCoordinate(_ coordinate: CLLocationCoordinate2D, animated: Bool)
    func setRegion(_ region: MKCoordinateRegion, animated: Bool)
    func setUserTrackingMode(_ trackingMode: MKUserTrackingMode, animated: Bool)
    func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool)
    func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding: UIEdgeInsets, animated animate: Bool)
    func showAnnotations(_ annotations: [MKAnnotation], animated: Bool)
    var showsBuildings: Bool
    var showsCompass: Bool
    var showsPitchControl: Bool
    var showsPointsOfInterest: Bool
    var showsScale: Bool
    var showsTraffic: Bool
    var showsUserLocation: Bool
    var showsUserTrackingButton: Bool
    var showsZoomControls: Bool
    var userLocation: MKUserLocation { get }
    var userTrackingMode: MKUserTrackingMode
    func view(for annotation: MKAnnotation) -> MKAnnotationView?
    var visibleMapRect: MKMapRect
  }
  extension MKMapView.CameraBoundary {
    init()
    init?(coder: NSCoder)
    init(coordinateRegion region: MKCoordinateRegion)
    init(mapRect: MKMapRect)
    var mapRect: MKMapRect { get }
    var region: MKCoordinateRegion { get }
  }
  extension MKMapView.CameraZoomRange {
    init()
    init?(coder: NSCoder)
    init(minCenterCoordinateDistance minDistance: Double, maxCenterCoordinateDistance maxDistance: Double)
    func initWithMaxCenterCoordinateDistance(_ maxDistance: Double) -> UnsafeMutableRawPointer
    func initWithMinCenterCoordinateDistance(_ minDistance: Double) -> UnsafeMutableRawPointer
    var maxCenterCoordinateDistance: Double { get }
    var minCenterCoordinateDistance: Double { get }
  }
  var MKMapViewDefaultAnnotationViewReuseIdentifier: String { get }
  var MKMapViewDefaultClusterAnnotationViewReuseIdentifier: String { get }
  protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, annotationView: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [MKAnnotation]) -> MKClusterAnnotation
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(_ mapView: MKMapView, didAddOverlayViews overlayViews: MKOverlayView)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, didDeselect annotation: MKAnnotation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error)
    func mapView(_ mapView: MKMapView, didSelect annotation: MKAnnotation)
    func mapView(_ mapView: MKMapView, didUpdateUserLocation userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, selectionAccessoryFor annotation: MKAnnotation) -> MKSelectionAccessory?
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  }
  class MKMarkerAnnotationView: MKAnnotationView {
    var animatesWhenAdded: Bool
    var glyphImage: UIImage?
    var glyphText: String?
    var glyphTintColor: UIColor?
    init()
    init(annotation: MKAnnotation?, reuseIdentifier: String?)
    var markerTintColor: UIColor?
    var selectedGlyphImage: UIImage?
    var subtitleVisibility: MKFeatureVisibility
    var titleVisibility: MKFeatureVisibility
  }
  class MKMultiPoint: MKShape, MKGeoJSONObject {
    func getCoordinates(_ dest: UnsafeMutableRawPointer, range: NSRange)
    init()
    func location(atPoint pointIndex: Int) -> CGFloat
    func locations(atPoint indexes: IndexSet) -> [NSNumber]
    var pointCount: Int { get }
    var points: UnsafeMutableRawPointer { get }
    func points() -> UnsafeMutablePointer<MKMapPoint>
  }
  class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {
    init()
    init(polygons: [MKPolygon])
    var polygons: [MKPolygon] { get }
  }
  class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    init()
    init(multiPolygon: MKMultiPolygon)
    var multiPolygon: MKMultiPolygon { get }
  }
  class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {
    init()
    init(polylines: [MKPolyline])
    var polylines: [MKPolyline] { get }
  }
  class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    init()
    init(multiPolyline: MKMultiPolyline)
    var multiPolyline: MKMultiPolyline { get }
  }
  protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    var canReplaceMapContent: Bool { get }
    func intersectsMapRect(_ rect: MKMapRect) -> Bool
  }
  enum MKOverlayLevel: Int {
    case aboveRoads, aboveLabels
  }
  class MKOverlayPathRenderer: MKOverlayRenderer {
    func applyFillProperties(to context: CGContext, atZoomScale zoomScale: CGFloat)
    func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: CGFloat)
    func createPath()
    var fillColor: UIColor?
    func fillPath(_ path: CGPath, in context: CGContext)
    init()
    init(overlay: MKOverlay)
    func invalidatePath()
    var lineCap: CGLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var shouldRasterize: Bool
    var strokeColor: UIColor?
    func strokePath(_ path: CGPath, in context: CGContext)
  }
  class MKOverlayPathView: MKOverlayView {
    func applyFillProperties(to context: CGContext, atZoomScale zoomScale: CGFloat)
    func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: CGFloat)
    func createPath()
    var fillColor: UIColor?
    func fillPath(_ path: CGPath, in context: CGContext)
    init()
    init(frame: CGRect)
    init(overlay: MKOverlay)
    func invalidatePath()
    var lineCap: CGLineCap
    var lineDashPattern: [NSNumber]?
    var lineDashPhase: CGFloat
    var lineJoin: CGLineJoin
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var path: CGPath?
    var strokeColor: UIColor?
    func strokePath(_ path: CGPath, in context: CGContext)
  }
  class MKOverlayRenderer: NSObject {
    var alpha: CGFloat
    var blendMode: CGBlendMode
    func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool
    var contentScaleFactor: CGFloat { get }
    func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext)
    init()
    init(overlay: MKOverlay)
    func mapPoint(for point: CGPoint) -> MKMapPoint
    func mapRect(for rect: CGRect) -> MKMapRect
    var overlay: MKOverlay { get }
    func point(for mapPoint: MKMapPoint) -> CGPoint
    func rect(for mapRect: MKMapRect) -> CGRect
    func setNeedsDisplay()
    func setNeedsDisplayIn(_ mapRect: MKMapRect)
    func setNeedsDisplayIn(_ mapRect: MKMapRect, zoomScale: CGFloat)
  }
  class MKOverlayView: UIView {
    func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool
    func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext)
    init()
    init(frame: CGRect)
    init(overlay: MKOverlay)
    func mapPoint(for point: CGPoint) -> MKMapPoint
    func mapRect(for rect: CGRect) -> MKMapRect
    var overlay: MKOverlay { get }
    func point(for mapPoint: MKMapPoint) -> CGPoint
    func rect(for mapRect: MKMapRect) -> CGRect
    func setNeedsDisplayIn(_ mapRect: MKMapRect)
    func setNeedsDisplayIn(_ mapRect: MKMapRect, zoomScale: CGFloat)
  }
  enum MKPinAnnotationColor: UInt {
    case red, green, purple
  }
  class MKPinAnnotationView: MKAnnotationView {
    var animatesDrop: Bool
    static var greenPinColor: UIColor { get }
    static func greenPinColor() -> UIColor
    init(annotation: MKAnnotation?, reuseIdentifier: String?)
    init(frame: CGRect)
    var pinColor: MKPinAnnotationColor
    var pinTintColor: UIColor?
    static var purplePinColor: UIColor { get }
    static func purplePinColor() -> UIColor
    static var redPinColor: UIColor { get }
    static func redPinColor() -> UIColor
  }
  class MKPitchControl: UIView {
    init(frame frameRect: CGRect)
    init(mapView: MKMapView?)
    var mapView: MKMapView?
  }
  class MKPlacemark: CLPlacemark, MKAnnotation, NSCopying {
    var countryCode: String? { get }
    init(coordinate: CLLocationCoordinate2D)
    init(coordinate: CLLocationCoordinate2D, addressDictionary: [AnyHashable: Any]?)
    init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress)
  }
  class MKPointAnnotation: MKShape, MKGeoJSONObject {
    var coordinate: CLLocationCoordinate2D
    init()
    init(coordinate: CLLocationCoordinate2D)
    init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?)
  }
  struct MKPointOfInterestCategory: RawRepresentable, Hashable {
    static var airport: MKPointOfInterestCategory { get }
    static var amusementPark: MKPointOfInterestCategory { get }
    static var animalService: MKPointOfInterestCategory { get }
    static var aquarium: MKPointOfInterestCategory { get }
    static var atm: MKPointOfInterestCategory { get }
    static var automotiveRepair: MKPointOfInterestCategory { get }
    static var bakery: MKPointOfInterestCategory { get }
    static var bank: MKPointOfInterestCategory { get }
    static var baseball: MKPointOfInterestCategory { get }
    static var basketball: MKPointOfInterestCategory { get }
    static var beach: MKPointOfInterestCategory { get }
    static var beauty: MKPointOfInterestCategory { get }
    static var bowling: MKPointOfInterestCategory { get }
    static var brewery: MKPointOfInterestCategory { get }
    static var cafe: MKPointOfInterestCategory { get }
    static var campground: MKPointOfInterestCategory { get }
    static var carRental: MKPointOfInterestCategory { get }
    static var castle: MKPointOfInterestCategory { get }
    static var conventionCenter: MKPointOfInterestCategory { get }
    static var distillery: MKPointOfInterestCategory { get }
    static var evCharger: MKPointOfInterestCategory { get }
    static var fairground: MKPointOfInterestCategory { get }
    static var fireStation: MKPointOfInterestCategory { get }
    static var fishing: MKPointOfInterestCategory { get }
    static var fitnessCenter: MKPointOfInterestCategory { get }
    static var foodMarket: MKPointOfInterestCategory { get }
    static var fortress: MKPointOfInterestCategory { get }
    static var gasStation: MKPointOfInterestCategory { get }
    static var goKart: MKPointOfInterestCategory { get }
    static var golf: MKPointOfInterestCategory { get }
    static var hiking: MKPointOfInterestCategory { get }
    static var hospital: MKPointOfInterestCategory { get }
    static var hotel: MKPointOfInterestCategory { get }
    init(rawValue: String)
    static var kayaking: MKPointOfInterestCategory { get }
    static var landmark: MKPointOfInterestCategory { get }
    static var laundry: MKPointOfInterestCategory { get }
    static var library: MKPointOfInterestCategory { get }
    static var mailbox: MKPointOfInterestCategory { get }
    static var marina: MKPointOfInterestCategory { get }
    static var miniGolf: MKPointOfInterestCategory { get }
    static var movieTheater: MKPointOfInterestCategory { get }
    static var museum: MKPointOfInterestCategory { get }
    static var musicVenue: MKPointOfInterestCategory { get }
    static var nationalMonument: MKPointOfInterestCategory { get }
    static var nationalPark: MKPointOfInterestCategory { get }
    static var nightlife: MKPointOfInterestCategory { get }
    static var park: MKPointOfInterestCategory { get }
    static var parking: MKPointOfInterestCategory { get }
    static var pharmacy: MKPointOfInterestCategory { get }
    static var planetarium: MKPointOfInterestCategory { get }
    static var police: MKPointOfInterestCategory { get }
    static var postOffice: MKPointOfInterestCategory { get }
    static var publicTransport: MKPointOfInterestCategory { get }
    var rawValue: String { get }
    static var restaurant: MKPointOfInterestCategory { get }
    static var restroom: MKPointOfInterestCategory { get }
    static var rockClimbing: MKPointOfInterestCategory { get }
    static var rvPark: MKPointOfInterestCategory { get }
    static var school: MKPointOfInterestCategory { get }
    static var skatePark: MKPointOfInterestCategory { get }
    static var skating: MKPointOfInterestCategory { get }
    static var skiing: MKPointOfInterestCategory { get }
    static var soccer: MKPointOfInterestCategory { get }
    static var spa: MKPointOfInterestCategory { get }
    static var stadium: MKPointOfInterestCategory { get }
    static var store: MKPointOfInterestCategory { get }
    static var surfing: MKPointOfInterestCategory { get }
    static var swimming: MKPointOfInterestCategory { get }
    static var tennis: MKPointOfInterestCategory { get }
    static var theater: MKPointOfInterestCategory { get }
    static var university: MKPointOfInterestCategory { get }
    static var volleyball: MKPointOfInterestCategory { get }
    static var winery: MKPointOfInterestCategory { get }
    static var zoo: MKPointOfInterestCategory { get }
  }
  class MKPointOfInterestFilter: NSObject, NSSecureCoding, NSCopying {
    func excludesCategory(_ category: MKPointOfInterestCategory) -> Bool
    static var filterExcludingAllCategories: MKPointOfInterestFilter { get }
    static func filterExcludingAllCategories() -> MKPointOfInterestFilter
    func includesCategory(_ category: MKPointOfInterestCategory) -> Bool
    static var includingAllCategories: MKPointOfInterestFilter { get }
    static func includingAllCategories() -> MKPointOfInterestFilter
    init()
    init?(coder: NSCoder)
    func initExcludingCategories(_ categories: [MKPointOfInterestCategory]) -> UnsafeMutableRawPointer
    func initIncludingCategories(_ categories: [MKPointOfInterestCategory]) -> UnsafeMutableRawPointer
  }
  enum MKPointOfInterestFilterType: Int32 {
    case including, excluding
  }
  var MKPointsOfInterestRequestMaxRadius: Double { get }
  class MKPolygon: MKMultiPoint, MKOverlay, MKGeoJSONObject {
    var coordinate: CLLocationCoordinate2D { get }
    init()
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    init(coordinates coords: UnsafeMutableRawPointer, count: Int, interiorPolygons: [MKPolygon]?)
    init(points: UnsafeMutableRawPointer, count: Int)
    init(points: UnsafeMutableRawPointer, count: Int, interiorPolygons: [MKPolygon]?)
    var interiorPolygons: [MKPolygon]? { get }
  }
  class MKPolygonRenderer: MKOverlayPathRenderer {
    init()
    init(polygon: MKPolygon)
    var polygon: MKPolygon { get }
    var strokeEnd: CGFloat
    var strokeStart: CGFloat
  }
  class MKPolygonView: MKOverlayPathView {
    init()
    init(frame: CGRect)
    init(polygon: MKPolygon)
    var polygon: MKPolygon { get }
  }
  class MKPolyline: MKMultiPoint, MKOverlay, MKGeoJSONObject {
    var coordinate: CLLocationCoordinate2D { get }
    init()
    init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int)
    init(points: UnsafePointer<MKMapPoint>, count: Int)
  }
  class MKPolylineRenderer: MKOverlayPathRenderer {
    init()
    init(polyline: MKPolyline)
    var polyline: MKPolyline { get }
    var strokeEnd: CGFloat
    var strokeStart: CGFloat
  }
  class MKPolylineView: MKOverlayPathView {
    init()
    init(frame: CGRect)
    init(polyline: MKPolyline)
    var polyline: MKPolyline { get }
  }
  class MKReverseGeocoder: NSObject {
    func cancel()
    var coordinate: CLLocationCoordinate2D { get }
    var delegate: MKReverseGeocoderDelegate?
    init(coordinate: CLLocationCoordinate2D)
    var isQuerying: Bool { get }
    var placemark: MKPlacemark { get }
    func start()
  }
  protocol MKReverseGeocoderDelegate: NSObjectProtocol {
    func reverseGeocoder(_ geocoder: MKReverseGeocoder, didFailWithError error: Error)
    func reverseGeocoder(_ geocoder: MKReverseGeocoder, didFind placemark: MKPlacemark)
  }
  class MKRoute: NSObject {
    class Step: NSObject {}
    var advisoryNotices: [String] { get }
    var distance: Double { get }
    var expectedTravelTime: Double { get }
    var hasHighways: Bool { get }
    var hasTolls: Bool { get }
    init()
    var name: String { get }
    var polyline: MKPolyline { get }
    var steps: [MKRoute.Step] { get }
    var transportType: MKDirectionsTransportType { get }
  }
  extension MKRoute.Step {
    var distance: Double { get }
    init()
    var instructions: String { get }
    var notice: String? { get }
    var polyline: MKPolyline { get }
    var transportType: MKDirectionsTransportType { get }
  }
  class MKScaleView: UIView {
    enum Alignment: Int { case leading, trailing }
    init(mapView: MKMapView?)
    var legendAlignment: MKScaleView.Alignment
    var mapView: MKMapView?
    var scaleVisibility: MKFeatureVisibility
  }
  class MKSelectionAccessory: NSObject {
    static func mapItemDetail(with presentationStyle: MKMapItemDetailSelectionAccessoryPresentationStyle) -> MKSelectionAccessory
  }
  class MKShape: NSObject, MKAnnotation {
    var subtitle: String?
    var title: String?
  }
  class MKStandardMapConfiguration: MKMapConfiguration {
    var emphasisStyle: MKStandardMapEmphasisStyle
    init()
    init(elevationStyle: MKMapElevationStyle)
    init(elevationStyle: MKMapElevationStyle, emphasisStyle: MKStandardMapEmphasisStyle)
    init(emphasisStyle: MKStandardMapEmphasisStyle)
    var pointOfInterestFilter: MKPointOfInterestFilter?
    var showsTraffic: Bool
  }
  enum MKStandardMapEmphasisStyle: Int {
    case `default`, muted
  }
  class MKTileOverlay: NSObject, MKOverlay {
    var canReplaceMapContent: Bool
    var coordinate: CLLocationCoordinate2D { get }
    init()
    init(urlTemplate URLTemplate: String?)
    var isGeometryFlipped: Bool
    func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, Error?) -> Void)
    var maximumZ: Int
    var minimumZ: Int
    var tileSize: CGSize
    func url(forTilePath path: MKTileOverlayPath) -> URL
    var urlTemplate: String? { get }
  }
  struct MKTileOverlayPath {
    var contentScaleFactor: CGFloat
    init()
    init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat)
    var x: Int
    var y: Int
    var z: Int
  }
  class MKTileOverlayRenderer: MKOverlayRenderer {
    init(tileOverlay overlay: MKTileOverlay)
    func reloadData()
  }
  class MKUserLocation: NSObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D
    var heading: CLHeading? { get }
    init()
    var isUpdating: Bool { get }
    var location: CLLocation? { get }
    var subtitle: String?
    var title: String?
  }
  class MKUserLocationView: MKAnnotationView {
    init()
    init(annotation: MKAnnotation?, reuseIdentifier: String?)
    init(frame: CGRect)
  }
  class MKUserTrackingBarButtonItem: UIBarButtonItem {
    init(mapView: MKMapView?)
    var mapView: MKMapView?
  }
  class MKUserTrackingButton: UIView {
    init(mapView: MKMapView?)
    var mapView: MKMapView?
  }
  enum MKUserTrackingMode: UInt {
    case none, follow, followWithHeading
  }
  class MKZoomControl: UIView {
    init(frame frameRect: CGRect)
    init(mapView: MKMapView?)
    var mapView: MKMapView?
  }
  extension Notification.Name {
    static var MKAnnotationCalloutInfoDidChange: Notification.Name { get }
  }
  extension NSUserActivity {
    var mapItem: MKMapItem { get }
    func setMapItem(_ item: MKMapItem)
  }
  struct Annotation<Label: View, Content: View>: MapContent {
    init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil, @ViewBuilder content: () -> Content)
    init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    init(item: MKMapItem, anchor: UnitPoint = nil, @ViewBuilder content: () -> Content)
    init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = nil, @ViewBuilder content: () -> Content)
  }
  struct LookAroundPreview: View {
    init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = nil, showsRoadLabels: Bool = nil, pointsOfInterest: PointOfInterestCategories = nil, badgePosition: MKLookAroundBadgePosition = nil)
    init(scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = nil)
  }
  struct Map<Content: View>: View {
    init(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = nil, showsUserLocation: Bool = nil, userTrackingMode: Binding<MapUserTrackingMode>? = nil)
    init(initialPosition: MapCameraPosition = nil, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = nil, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = nil, showsUserLocation: Bool = nil, userTrackingMode: Binding<MapUserTrackingMode>? = nil)
    init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = nil, scope: Namespace.ID? = nil)
    init(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = nil, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    init<Items: RandomAccessCollection, Annotation>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = nil, showsUserLocation: Bool = nil, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation)
    init<SelectedValue: Hashable>(initialPosition: MapCameraPosition = nil, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = nil, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
    init<SelectedValue: Hashable>(position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = nil, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content)
  }
  struct MapAnnotation<Content: View> {
    init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = nil, @ViewBuilder content: () -> Content)
  }
  struct MapCamera: Hashable {
    var centerCoordinate: CLLocationCoordinate2D
    var distance: Double
    var heading: Double
    init(_ camera: MKMapCamera)
    init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = nil, pitch: Double = nil)
    var pitch: Double
  }
  struct MapCameraBounds {
    init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil)
    init(minimumDistance: Double? = nil, maximumDistance: Double? = nil)
  }
  struct MapCameraPosition: Equatable {
    static var automatic: MapCameraPosition { get }
    static func camera(_ camera: MapCamera) -> MapCameraPosition
    var camera: MapCamera? { get }
    var fallbackPosition: MapCameraPosition? { get }
    var followsUserHeading: Bool { get }
    var followsUserLocation: Bool { get }
    static func item(_ item: MKMapItem, allowsAutomatic: Bool = nil) -> MapCameraPosition
    var item: MKMapItem? { get }
    var positionedByUser: Bool { get }
    static func rect(_ rect: MKMapRect) -> MapCameraPosition
    var rect: MKMapRect? { get }
    static func region(_ region: MKCoordinateRegion) -> MapCameraPosition
    var region: MKCoordinateRegion? { get }
    static func userLocation(followsHeading: Bool = nil, fallback: MapCameraPosition) -> MapCameraPosition
  }
  struct MapCameraUpdateContext {
    var camera: MapCamera { get }
    var rect: MKMapRect { get }
    var region: MKCoordinateRegion { get }
  }
  enum MapCameraUpdateFrequency {
    case continuous, onEnd
  }
  struct MapCircle: MapContent {
    init(_ circle: MKCircle)
    init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
    init(mapRect: MKMapRect)
  }
  struct MapCompass: View {
    init(scope: Namespace.ID? = nil)
  }
  protocol MapContent {
    associatedtype Body
    var body: Body { get }
  }
  extension MapContent {
    func annotationSubtitles(_ visibility: Visibility) -> some MapContent
    func annotationTitles(_ visibility: Visibility) -> some MapContent
    func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent
    func mapItemDetailSelectionAccessory(_ style: Any? = nil) -> some MapContent
    func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent
    func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = nil) -> some MapContent
    func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> some MapContent
    func strokeStyle(style: StrokeStyle) -> some MapContent
    func tag<V: Hashable>(_ tag: V) -> some MapContent
    func tint(_ tint: Color?) -> some MapContent
    func tint<S: ShapeStyle>(_ tint: S) -> some MapContent
  }
  @resultBuilder struct MapContentBuilder {
    static func buildBlock<Content: MapContent>(_ content: Content) -> Content
  }
  struct MapFeature: Hashable {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
  }
  struct MapInteractionModes: OptionSet {
    static var all: MapInteractionModes { get }
    init(rawValue: Int)
    static var pan: MapInteractionModes { get }
    static var pitch: MapInteractionModes { get }
    var rawValue: Int { get }
    static var rotate: MapInteractionModes { get }
    static var zoom: MapInteractionModes { get }
  }
  struct MapMarker {
    init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
  }
  struct MapPin {
    init(coordinate: CLLocationCoordinate2D, tint: Color? = nil)
  }
  struct MapPitchSlider: View {
    init(scope: Namespace.ID? = nil)
  }
  struct MapPitchToggle: View {
    init(scope: Namespace.ID? = nil)
  }
  struct MapPolygon: MapContent {
    init(_ polygon: MKPolygon)
    init(coordinates: [CLLocationCoordinate2D])
    init(points: [MKMapPoint])
  }
  struct MapPolyline: MapContent {
    enum ContourStyle { case straight, geodesic }
    init(_ polyline: MKPolyline)
    init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = nil)
    init(points: [MKMapPoint], contourStyle: ContourStyle = nil)
  }
  struct MapProxy {
    func camera(framing rect: MKMapRect) -> MapCamera?
    func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint?
    func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
  }
  struct MapReader<Content: View>: View {
    init(@ViewBuilder content: @escaping (MapProxy) -> Content)
  }
  struct MapScaleView: View {
    init(anchorEdge: HorizontalEdge = nil, scope: Namespace.ID? = nil)
  }
  struct MapSelection<Value: Hashable>: Hashable {
    var feature: MapFeature? { get }
    init(_ value: Value)
    var value: Value? { get }
  }
  struct MapStyle {
    enum Elevation { case automatic, flat, realistic }
    enum StandardEmphasis { case automatic, muted }
    static func hybrid(elevation: MapStyle.Elevation = nil, pointsOfInterest: PointOfInterestCategories = nil, showsTraffic: Bool = nil) -> MapStyle
    static var hybrid: MapStyle { get }
    static func imagery(elevation: MapStyle.Elevation = nil) -> MapStyle
    static var imagery: MapStyle { get }
    static func standard(elevation: MapStyle.Elevation = nil, emphasis: MapStyle.StandardEmphasis = nil, pointsOfInterest: PointOfInterestCategories = nil, showsTraffic: Bool = nil) -> MapStyle
    static var standard: MapStyle { get }
  }
  struct MapUserLocationButton: View {
    init(scope: Namespace.ID? = nil)
  }
  enum MapUserTrackingMode {
    case none, follow
  }
  struct MapZoomStepper: View {
    init(scope: Namespace.ID? = nil)
  }
  struct Marker<Label: View>: MapContent {
    init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
    init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
    init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D)
    init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
    init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label)
    init(item: MKMapItem)
    init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D)
    init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
    init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
    init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
  }
  struct PointOfInterestCategories {
    static var all: PointOfInterestCategories { get }
    static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
    static var excludingAll: PointOfInterestCategories { get }
    static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories
  }
  struct UserAnnotation<Content: View>: MapContent {
    init()
    init(anchor: UnitPoint = nil, @ViewBuilder content: @escaping () -> Content)
  }
  extension View {
    func lookAroundViewer(isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = nil, showsRoadLabels: Bool = nil, onDismiss: (() -> Void)? = nil) -> some View
    func mapCameraKeyframeAnimator<KeyframePath>(trigger: some Equatable, @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> KeyframePath) -> some View
    func mapControlVisibility(_ visibility: Visibility) -> some View
    func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View
    func mapFeatureSelectionContent<C: MapContent>(@MapContentBuilder content: @escaping (MapFeature) -> C) -> some View
    func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View
    func mapItemDetailSheet(item: Binding<MKMapItem?>, displaysMap: Bool = nil) -> some View
    func mapScope(_ scope: Namespace.ID) -> some View
    func mapStyle(_ style: MapStyle) -> some View
    func onMapCameraChange(frequency: MapCameraUpdateFrequency = nil, _ action: @escaping () -> Void) -> some View
  }
  """#

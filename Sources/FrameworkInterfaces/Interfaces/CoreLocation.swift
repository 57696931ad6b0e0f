/// What is known of the module `CoreLocation`.
let coreLocationInterface = #"""
  // exports: Foundation
  enum CLAccuracyAuthorization: Int {
    case fullAccuracy, reducedAccuracy
  }
  enum CLActivityType: Int {
    case other, automotiveNavigation, fitness, otherNavigation, airborne
  }
  enum CLAuthorizationStatus: UInt32 {
    case notDetermined, restricted, denied, authorized, authorizedAlways, authorizedWhenInUse
  }
  class CLBackgroundActivitySession: NSObject {
    init()
    init(queue: DispatchQueue, handler: @escaping (CLBackgroundActivitySessionDiagnostic) -> Void)
    func invalidate()
  }
  class CLBackgroundActivitySessionDiagnostic: NSObject {
    var authorizationDenied: Bool { get }
    var authorizationDeniedGlobally: Bool { get }
    var authorizationRequestInProgress: Bool { get }
    var authorizationRestricted: Bool { get }
    init()
    var insufficientlyInUse: Bool { get }
    var serviceSessionRequired: Bool { get }
  }
  class CLBeacon: NSObject, NSCopying, NSSecureCoding {
    var accuracy: Double { get }
    init()
    init?(coder: NSCoder)
    var major: NSNumber { get }
    var minor: NSNumber { get }
    var proximity: CLProximity { get }
    var proximityUUID: UUID { get }
    var rssi: Int { get }
    var timestamp: Date { get }
    var uuid: UUID { get }
  }
  class CLBeaconIdentityCondition: CLCondition, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(uuid: UUID)
    init(uuid: UUID, major: UInt16)
    init(uuid: UUID, major: UInt16, minor: UInt16)
    var major: NSNumber? { get }
    var minor: NSNumber? { get }
    var uuid: UUID { get }
  }
  class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(uuid: UUID)
    init(uuid: UUID, major: UInt16)
    init(uuid: UUID, major: UInt16, minor: UInt16)
    var major: NSNumber? { get }
    var minor: NSNumber? { get }
    var uuid: UUID { get }
  }
  class CLBeaconRegion: CLRegion {
    var beaconIdentityConstraint: CLBeaconIdentityConstraint { get }
    init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String)
    init(proximityUUID proximityUuid: UUID, identifier: String)
    init(proximityUUID proximityUuid: UUID, major: UInt16, identifier: String)
    init(proximityUUID proximityUuid: UUID, major: UInt16, minor: UInt16, identifier: String)
    func initWith(_ uuid: UUID, identifier: String) -> UnsafeMutableRawPointer
    func initWith(_ uuid: UUID, major: UInt16, identifier: String) -> UnsafeMutableRawPointer
    func initWith(_ uuid: UUID, major: UInt16, minor: UInt16, identifier: String) -> UnsafeMutableRawPointer
    var major: NSNumber? { get }
    var minor: NSNumber? { get }
    var notifyEntryStateOnDisplay: Bool
    func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary
    var proximityUUID: UUID { get }
    var uuid: UUID { get }
  }
  class CLCircularGeographicCondition: CLCondition, NSSecureCoding {
    var center: CLLocationCoordinate2D { get }
    init()
    init(center: CLLocationCoordinate2D, radius: Double)
    init?(coder: NSCoder)
    var radius: Double { get }
  }
  class CLCircularRegion: CLRegion {
    var center: CLLocationCoordinate2D { get }
    func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
    init(center: CLLocationCoordinate2D, radius: Double, identifier: String)
    var radius: Double { get }
  }
  class CLCondition: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
  }
  enum CLDeviceOrientation: UInt32 {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  }
  enum CLError: Int {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered, deferredCanceled, rangingFailure, rangingUnavailable, promptDeclined, historicalLocationError
  }
  class CLFloor: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    var level: Int { get }
  }
  typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void
  class CLGeocoder: NSObject {
    func cancelGeocode()
    func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any]) async throws -> [CLPlacemark]
    func geocodeAddressDictionary(_ addressDictionary: [AnyHashable: Any], completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
    func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
    func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler)
    func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark]
    func geocodeAddressString(_ addressString: String, in region: CLRegion?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
    func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
    func geocodeAddressString(_ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
    func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark]
    func geocodePostalAddress(_ postalAddress: CNPostalAddress, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
    func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
    func geocodePostalAddress(_ postalAddress: CNPostalAddress, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
    init()
    var isGeocoding: Bool { get }
    func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
    func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler)
    func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws -> [CLPlacemark]
    func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void)
  }
  class CLHeading: NSObject, NSSecureCoding, NSCopying {
    var headingAccuracy: Double { get }
    init?(coder: NSCoder)
    var magneticHeading: Double { get }
    var timestamp: Date { get }
    var trueHeading: Double { get }
    var x: Double { get }
    var y: Double { get }
    var z: Double { get }
  }
  enum CLLiveUpdateConfiguration: Int {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  class CLLocation: NSObject, NSSecureCoding, NSCopying, CKRecordValue {
    var altitude: Double { get }
    var coordinate: CLLocationCoordinate2D { get }
    var course: Double { get }
    var courseAccuracy: Double { get }
    func distance(from location: CLLocation) -> CLLocationDistance
    var ellipsoidalAltitude: Double { get }
    var floor: CLFloor? { get }
    var horizontalAccuracy: Double { get }
    init()
    init?(coder: NSCoder)
    init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, course: Double, courseAccuracy: Double, speed: Double, speedAccuracy: Double, timestamp: Date)
    init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy: Double, verticalAccuracy: Double, course: Double, courseAccuracy: Double, speed: Double, speedAccuracy: Double, timestamp: Date, sourceInfo: CLLocationSourceInformation)
    init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, course: Double, speed: Double, timestamp: Date)
    init(coordinate: CLLocationCoordinate2D, altitude: Double, horizontalAccuracy hAccuracy: Double, verticalAccuracy vAccuracy: Double, timestamp: Date)
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    var sourceInformation: CLLocationSourceInformation? { get }
    var speed: Double { get }
    var speedAccuracy: Double { get }
    var timestamp: Date { get }
    var verticalAccuracy: Double { get }
  }
  typealias CLLocationAccuracy = Double
  struct CLLocationCoordinate2D {
    init()
    init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
    var latitude: CLLocationDegrees
    var longitude: CLLocationDegrees
  }
  func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool
  func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D
  typealias CLLocationDegrees = Double
  typealias CLLocationDirection = Double
  typealias CLLocationDistance = Double
  var CLLocationDistanceMax: CLLocationDistance { get }
  class CLLocationManager: NSObject {
    var accuracyAuthorization: CLAccuracyAuthorization { get }
    var activityType: CLActivityType
    func allowDeferredLocationUpdates(untilTraveled distance: Double, timeout: Double)
    var allowsBackgroundLocationUpdates: Bool
    var authorizationStatus: CLAuthorizationStatus { get }
    static func authorizationStatus() -> CLAuthorizationStatus
    static func deferredLocationUpdatesAvailable() -> Bool
    var delegate: CLLocationManagerDelegate?
    var desiredAccuracy: CLLocationAccuracy
    func disallowDeferredLocationUpdates()
    func dismissHeadingCalibrationDisplay()
    var distanceFilter: Double
    var heading: CLHeading? { get }
    static func headingAvailable() -> Bool
    var headingFilter: Double
    var headingOrientation: CLDeviceOrientation
    init()
    var isAuthorizedForWidgetUpdates: Bool { get }
    static func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
    static func isRangingAvailable() -> Bool
    var location: CLLocation? { get }
    static func locationServicesEnabled() -> Bool
    var maximumRegionMonitoringDistance: Double { get }
    var monitoredRegions: Set<AnyHashable> { get }
    var pausesLocationUpdatesAutomatically: Bool
    var purpose: String?
    var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { get }
    var rangedRegions: Set<AnyHashable> { get }
    static func regionMonitoringAvailable() -> Bool
    static var regionMonitoringEnabled: Bool { get }
    static func regionMonitoringEnabled() -> Bool
    func requestAlwaysAuthorization()
    func requestHistoricalLocations(withPurposeKey purposeKey: String, sampleCount: Int, completionHandler handler: @escaping ([CLLocation], Error?) -> Void)
    func requestLocation()
    func requestState(for region: CLRegion)
    func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
    func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws
    func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: ((Error?) -> Void)? = nil)
    func requestWhenInUseAuthorization()
    var showsBackgroundLocationIndicator: Bool
    static func significantLocationChangeMonitoringAvailable() -> Bool
    func startMonitoring(for region: CLRegion)
    func startMonitoring(for region: CLRegion, desiredAccuracy: Double)
    func startMonitoringLocationPushes() async throws -> Data
    func startMonitoringLocationPushes(completion: ((Data?, Error?) -> Void)? = nil)
    func startMonitoringSignificantLocationChanges()
    func startMonitoringVisits()
    func startRangingBeacons(in region: CLBeaconRegion)
    func startRangingBeaconsSatisfying(_ constraint: CLBeaconIdentityConstraint)
    func startUpdatingHeading()
    func startUpdatingLocation()
    func stopMonitoring(for region: CLRegion)
    func stopMonitoringLocationPushes()
    func stopMonitoringSignificantLocationChanges()
    func stopMonitoringVisits()
    func stopRangingBeacons(in region: CLBeaconRegion)
    func stopRangingBeaconsSatisfying(_ constraint: CLBeaconIdentityConstraint)
    func stopUpdatingHeading()
    func stopUpdatingLocation()
  }
  protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didChange status: CLAuthorizationStatus)
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didEnter region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didFailRangingBeaconsFor beaconConstraint: CLBeaconIdentityConstraint, error: Error)
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: Error?)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didUpdateTo newLocation: CLLocation, from oldLocation: CLLocation)
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error)
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  }
  struct CLLocationPushServiceError: Error {
    enum Code: Int { case unknown, missingPushExtension, missingPushServerEnvironment, missingEntitlement, unsupportedPlatform }
    var code: CLLocationPushServiceError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: CLLocationPushServiceError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var missingEntitlement: CLLocationPushServiceError.Code { get }
    static var missingPushExtension: CLLocationPushServiceError.Code { get }
    static var missingPushServerEnvironment: CLLocationPushServiceError.Code { get }
    static var unknown: CLLocationPushServiceError.Code { get }
    static var unsupportedPlatform: CLLocationPushServiceError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var CLLocationPushServiceErrorDomain: String { get }
  protocol CLLocationPushServiceExtension: NSObjectProtocol {
    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void)
    func serviceExtensionWillTerminate()
  }
  class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
    var isProducedByAccessory: Bool { get }
    var isSimulatedBySoftware: Bool { get }
  }
  typealias CLLocationSpeed = Double
  struct CLLocationUpdate {
    enum LiveConfiguration: Int { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
    struct Updates: AsyncSequence {}
    var isStationary: Bool { get }
    static func liveUpdates(_ configuration: CLLocationUpdate.LiveConfiguration = nil) -> CLLocationUpdate.Updates
    var location: CLLocation? { get }
  }
  class CLLocationUpdater: NSObject {
    func invalidate()
    static func live(with queue: DispatchQueue, handler: @escaping (CLUpdate) -> Void) -> CLLocationUpdater?
    static func live(with configuration: CLLiveUpdateConfiguration, queue: DispatchQueue, handler: @escaping (CLUpdate) -> Void) -> CLLocationUpdater?
    func pause()
    func resume()
  }
  class CLMonitor: NSObject {
    func addCondition(forMonitoring condition: CLCondition, identifier: String)
    func addCondition(forMonitoring condition: CLCondition, identifier: String, assumedState state: CLMonitoringState)
    var monitoredIdentifiers: [String] { get }
    func monitoringRecord(forIdentifier identifier: String) -> CLMonitoringRecord?
    var name: String { get }
    func removeConditionFromMonitoring(withIdentifier identifier: String)
    static func request(with config: CLMonitorConfiguration) async -> CLMonitor
    static func request(with config: CLMonitorConfiguration, completion completionHandler: @escaping (CLMonitor) -> Void)
  }
  class CLMonitorConfiguration: NSObject {
    static func config(withMonitorName name: String, queue: DispatchQueue, eventHandler: @escaping (CLMonitor, CLMonitoringEvent) -> Void) -> CLMonitorConfiguration
    var eventHandler: (CLMonitor, CLMonitoringEvent) -> Void { get }
    init()
    var name: String { get }
    var queue: DispatchQueue { get }
  }
  class CLMonitoringEvent: NSObject, NSSecureCoding {
    var accuracyLimited: Bool { get }
    var authorizationDenied: Bool { get }
    var authorizationDeniedGlobally: Bool { get }
    var authorizationRequestInProgress: Bool { get }
    var authorizationRestricted: Bool { get }
    var conditionLimitExceeded: Bool { get }
    var conditionUnsupported: Bool { get }
    var date: Date { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    var insufficientlyInUse: Bool { get }
    var persistenceUnavailable: Bool { get }
    var refinement: CLCondition? { get }
    var serviceSessionRequired: Bool { get }
    var state: CLMonitoringState { get }
  }
  class CLMonitoringRecord: NSObject, NSSecureCoding {
    var condition: CLCondition { get }
    init?(coder: NSCoder)
    var lastEvent: CLMonitoringEvent { get }
  }
  enum CLMonitoringState: UInt {
    case unknown, satisfied, unsatisfied, unmonitored
  }
  class CLPlacemark: NSObject, NSSecureCoding, NSCopying {
    var addressDictionary: [AnyHashable: Any]? { get }
    var administrativeArea: String? { get }
    var areasOfInterest: [String]? { get }
    var country: String? { get }
    init?(coder: NSCoder)
    init(placemark: CLPlacemark)
    var inlandWater: String? { get }
    var isOcountryCode: String? { get }
    var locality: String? { get }
    var location: CLLocation? { get }
    var name: String? { get }
    var ocean: String? { get }
    var postalAddress: CNPostalAddress? { get }
    var postalCode: String? { get }
    var region: CLRegion? { get }
    var subAdministrativeArea: String? { get }
    var subLocality: String? { get }
    var subThoroughfare: String? { get }
    var thoroughfare: String? { get }
    var timeZone: TimeZone? { get }
  }
  enum CLProximity: Int {
    case unknown, immediate, near, far
  }
  class CLRegion: NSObject, NSSecureCoding, NSCopying {
    var center: CLLocationCoordinate2D { get }
    func contains(_ coordinate: CLLocationCoordinate2D) -> Bool
    var identifier: String { get }
    init(circularRegionWithCenter center: CLLocationCoordinate2D, radius: Double, identifier: String)
    init?(coder: NSCoder)
    var notifyOnEntry: Bool
    var notifyOnExit: Bool
    var radius: Double { get }
  }
  enum CLRegionState: Int {
    case unknown, inside, outside
  }
  class CLServiceSession: NSObject {
    init(requiringAuthorization authorizationRequirement: CLServiceSessionAuthorizationRequirement)
    init(requiringAuthorization authorizationRequirement: CLServiceSessionAuthorizationRequirement, fullAccuracyPurposeKey: String)
    init(requiringAuthorization authorizationRequirement: CLServiceSessionAuthorizationRequirement, fullAccuracyPurposeKey: String, queue: DispatchQueue, handler: @escaping (CLServiceSessionDiagnostic) -> Void)
    init(requiringAuthorization authorizationRequirement: CLServiceSessionAuthorizationRequirement, queue: DispatchQueue, handler: @escaping (CLServiceSessionDiagnostic) -> Void)
    func invalidate()
  }
  enum CLServiceSessionAuthorizationRequirement: Int {
    case none, whenInUse, always
  }
  class CLServiceSessionDiagnostic: NSObject {
    var alwaysAuthorizationDenied: Bool { get }
    var authorizationDenied: Bool { get }
    var authorizationDeniedGlobally: Bool { get }
    var authorizationRequestInProgress: Bool { get }
    var authorizationRestricted: Bool { get }
    var fullAccuracyDenied: Bool { get }
    var insufficientlyInUse: Bool { get }
    var serviceSessionRequired: Bool { get }
  }
  var CLTimeIntervalMax: Double { get }
  class CLUpdate: NSObject {
    var accuracyLimited: Bool { get }
    var authorizationDenied: Bool { get }
    var authorizationDeniedGlobally: Bool { get }
    var authorizationRequestInProgress: Bool { get }
    var authorizationRestricted: Bool { get }
    init()
    var insufficientlyInUse: Bool { get }
    var isStationary: Bool { get }
    var location: CLLocation? { get }
    var locationUnavailable: Bool { get }
    var serviceSessionRequired: Bool { get }
    var stationary: Bool { get }
  }
  class CLVisit: NSObject, NSSecureCoding, NSCopying {
    var arrivalDate: Date { get }
    var coordinate: CLLocationCoordinate2D { get }
    var departureDate: Date { get }
    var horizontalAccuracy: Double { get }
    init()
    init?(coder: NSCoder)
  }
  var kCLDistanceFilterNone: CLLocationDistance { get }
  var kCLErrorUserInfoAlternateRegionKey: String { get }
  var kCLLocationAccuracyBest: CLLocationAccuracy { get }
  var kCLLocationAccuracyBestForNavigation: CLLocationAccuracy { get }
  var kCLLocationAccuracyHundredMeters: CLLocationAccuracy { get }
  var kCLLocationAccuracyKilometer: CLLocationAccuracy { get }
  var kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy { get }
  var kCLLocationAccuracyReduced: CLLocationAccuracy { get }
  var kCLLocationAccuracyThreeKilometers: CLLocationAccuracy { get }
  var kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D { get }
  """#

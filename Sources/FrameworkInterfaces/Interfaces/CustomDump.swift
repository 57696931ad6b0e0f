/// What is known of the module `CustomDump`.
let customDumpInterface = #"""
  extension Animation {
    var customDumpDescription: String { get }
  }
  extension Animation: CustomDumpStringConvertible {}
  extension AnyHashable {
    var customDumpValue: Any { get }
  }
  extension AnyHashable: CustomDumpRepresentable {}
  extension AnyKeyPath {
    var customDumpDescription: String { get }
  }
  extension AnyKeyPath: CustomDumpStringConvertible {}
  extension AttributedString {
    var customDumpValue: Any { get }
  }
  extension AttributedString: CustomDumpRepresentable {}
  extension CIDataMatrixCodeDescriptor.ECCVersion {
    var customDumpDescription: String { get }
  }
  extension CIDataMatrixCodeDescriptor.ECCVersion: CustomDumpStringConvertible {}
  extension CIQRCodeDescriptor.ErrorCorrectionLevel {
    var customDumpDescription: String { get }
  }
  extension CIQRCodeDescriptor.ErrorCorrectionLevel: CustomDumpStringConvertible {}
  extension CIRenderDestinationAlphaMode {
    var customDumpDescription: String { get }
  }
  extension CIRenderDestinationAlphaMode: CustomDumpStringConvertible {}
  extension CLAccuracyAuthorization {
    var customDumpDescription: String { get }
  }
  extension CLAccuracyAuthorization: CustomDumpStringConvertible {}
  extension CLActivityType {
    var customDumpDescription: String { get }
  }
  extension CLActivityType: CustomDumpStringConvertible {}
  extension CLAuthorizationStatus {
    var customDumpDescription: String { get }
  }
  extension CLAuthorizationStatus: CustomDumpStringConvertible {}
  extension CLDeviceOrientation {
    var customDumpDescription: String { get }
  }
  extension CLDeviceOrientation: CustomDumpStringConvertible {}
  extension CLFloor {
    var customDumpMirror: Mirror { get }
  }
  extension CLFloor: CustomDumpReflectable {}
  extension CLLocation {
    var customDumpMirror: Mirror { get }
  }
  extension CLLocation: CustomDumpReflectable {}
  extension CLLocationSourceInformation {
    var customDumpMirror: Mirror { get }
  }
  extension CLLocationSourceInformation: CustomDumpReflectable {}
  extension CLProximity {
    var customDumpDescription: String { get }
  }
  extension CLProximity: CustomDumpStringConvertible {}
  extension CLRegionState {
    var customDumpDescription: String { get }
  }
  extension CLRegionState: CustomDumpStringConvertible {}
  extension CMAuthorizationStatus {
    var customDumpDescription: String { get }
  }
  extension CMAuthorizationStatus: CustomDumpStringConvertible {}
  extension CMDeviceMotion.SensorLocation {
    var customDumpDescription: String { get }
  }
  extension CMDeviceMotion.SensorLocation: CustomDumpStringConvertible {}
  extension CMFallDetectionEvent.UserResolution {
    var customDumpDescription: String { get }
  }
  extension CMFallDetectionEvent.UserResolution: CustomDumpStringConvertible {}
  extension CMMotionActivityConfidence {
    var customDumpDescription: String { get }
  }
  extension CMMotionActivityConfidence: CustomDumpStringConvertible {}
  extension CMPedometerEventType {
    var customDumpDescription: String { get }
  }
  extension CMPedometerEventType: CustomDumpStringConvertible {}
  extension Calendar {
    var customDumpMirror: Mirror { get }
  }
  extension Calendar: CustomDumpReflectable {}
  extension Character {
    var customDumpValue: Any { get }
  }
  extension Character: CustomDumpRepresentable {}
  protocol CustomDumpReflectable {
    var customDumpMirror: Mirror { get }
  }
  protocol CustomDumpRepresentable {
    var customDumpValue: Any { get }
  }
  protocol CustomDumpStringConvertible {
    var customDumpDescription: String { get }
  }
  extension Data {
    var customDumpDescription: String { get }
  }
  extension Data: CustomDumpStringConvertible {}
  extension Date {
    var customDumpDescription: String { get }
  }
  extension Date: CustomDumpStringConvertible {}
  extension Decimal {
    var customDumpDescription: String { get }
  }
  extension Decimal: CustomDumpStringConvertible {}
  extension Dictionary: _UnorderedCollection {}
  struct DiffFormat: Sendable {
    var both: String
    static var `default`: Self { get }
    var first: String
    init(first: String, second: String, both: String)
    static var proportional: Self { get }
    var second: String
  }
  extension Duration {
    var customDumpDescription: String { get }
  }
  extension Duration: CustomDumpStringConvertible {}
  extension GKAccessPoint.Location {
    var customDumpDescription: String { get }
  }
  extension GKAccessPoint.Location: CustomDumpStringConvertible {}
  extension GKPlayer.PhotoSize {
    var customDumpDescription: String { get }
  }
  extension GKPlayer.PhotoSize: CustomDumpStringConvertible {}
  extension GKTurnBasedMatch.Outcome {
    var customDumpDescription: String { get }
  }
  extension GKTurnBasedMatch.Outcome: CustomDumpStringConvertible {}
  extension GKTurnBasedMatch.Status {
    var customDumpDescription: String { get }
  }
  extension GKTurnBasedMatch.Status: CustomDumpStringConvertible {}
  extension GKTurnBasedParticipant.Status {
    var customDumpDescription: String { get }
  }
  extension GKTurnBasedParticipant.Status: CustomDumpStringConvertible {}
  extension Locale {
    var customDumpDescription: String { get }
  }
  extension Locale: CustomDumpStringConvertible {}
  extension LocalizedStringKey {
    var customDumpValue: Any { get }
  }
  extension LocalizedStringKey: CustomDumpRepresentable {}
  extension NSAttributedString {
    var customDumpValue: Any { get }
  }
  extension NSAttributedString: CustomDumpRepresentable {}
  extension NSCalendar {
    var customDumpValue: Any { get }
  }
  extension NSCalendar: CustomDumpRepresentable {}
  extension NSData {
    var customDumpValue: Any { get }
  }
  extension NSData: CustomDumpRepresentable {}
  extension NSDate {
    var customDumpValue: Any { get }
  }
  extension NSDate: CustomDumpRepresentable {}
  extension NSDictionary: _UnorderedCollection {}
  extension NSError {
    var customDumpMirror: Mirror { get }
  }
  extension NSError: CustomDumpReflectable {}
  extension NSException {
    var customDumpMirror: Mirror { get }
  }
  extension NSException: CustomDumpReflectable {}
  extension NSExceptionName {
    var customDumpDescription: String { get }
  }
  extension NSExceptionName: CustomDumpStringConvertible {}
  extension NSExpression {
    var customDumpDescription: String { get }
  }
  extension NSExpression: CustomDumpStringConvertible {}
  extension NSIndexPath {
    var customDumpValue: Any { get }
  }
  extension NSIndexPath: CustomDumpRepresentable {}
  extension NSIndexSet {
    var customDumpValue: Any { get }
  }
  extension NSIndexSet: CustomDumpRepresentable {}
  extension NSLocale {
    var customDumpValue: Any { get }
  }
  extension NSLocale: CustomDumpRepresentable {}
  extension NSMeasurement {
    var customDumpValue: Any { get }
  }
  extension NSMeasurement: CustomDumpRepresentable {}
  extension NSNotification {
    var customDumpValue: Any { get }
  }
  extension NSNotification: CustomDumpRepresentable {}
  extension NSOrderedSet {
    var customDumpMirror: Mirror { get }
  }
  extension NSOrderedSet: CustomDumpReflectable {}
  extension NSPredicate {
    var customDumpDescription: String { get }
  }
  extension NSPredicate: CustomDumpStringConvertible {}
  extension NSRange {
    var customDumpValue: Any { get }
  }
  extension NSRange: CustomDumpRepresentable {}
  extension NSSet: _UnorderedCollection {}
  extension NSString {
    var customDumpValue: Any { get }
  }
  extension NSString: CustomDumpRepresentable {}
  extension NSTimeZone {
    var customDumpValue: Any { get }
  }
  extension NSTimeZone: CustomDumpRepresentable {}
  extension NSURL {
    var customDumpValue: Any { get }
  }
  extension NSURL: CustomDumpRepresentable {}
  extension NSURLComponents {
    var customDumpValue: Any { get }
  }
  extension NSURLComponents: CustomDumpRepresentable {}
  extension NSURLQueryItem {
    var customDumpValue: Any { get }
  }
  extension NSURLQueryItem: CustomDumpRepresentable {}
  extension NSURLRequest {
    var customDumpValue: Any { get }
  }
  extension NSURLRequest: CustomDumpRepresentable {}
  extension NSUUID {
    var customDumpValue: Any { get }
  }
  extension NSUUID: CustomDumpRepresentable {}
  extension NSValue {
    var customDumpDescription: String { get }
  }
  extension NSValue: CustomDumpStringConvertible {}
  extension ObjectIdentifier {
    var customDumpDescription: String { get }
  }
  extension ObjectIdentifier: CustomDumpStringConvertible {}
  extension PHAccessLevel {
    var customDumpDescription: String { get }
  }
  extension PHAccessLevel: CustomDumpStringConvertible {}
  extension PHAuthorizationStatus {
    var customDumpDescription: String { get }
  }
  extension PHAuthorizationStatus: CustomDumpStringConvertible {}
  extension SFSpeechRecognitionTaskHint {
    var customDumpDescription: String { get }
  }
  extension SFSpeechRecognitionTaskHint: CustomDumpStringConvertible {}
  extension SFSpeechRecognitionTaskState {
    var customDumpDescription: String { get }
  }
  extension SFSpeechRecognitionTaskState: CustomDumpStringConvertible {}
  extension SFSpeechRecognizerAuthorizationStatus {
    var customDumpDescription: String { get }
  }
  extension SFSpeechRecognizerAuthorizationStatus: CustomDumpStringConvertible {}
  extension SKPaymentTransactionState {
    var customDumpDescription: String { get }
  }
  extension SKPaymentTransactionState: CustomDumpStringConvertible {}
  extension SKProduct.PeriodUnit {
    var customDumpDescription: String { get }
  }
  extension SKProduct.PeriodUnit: CustomDumpStringConvertible {}
  extension Set: _UnorderedCollection {}
  extension StaticString {
    var customDumpValue: Any { get }
  }
  extension StaticString: CustomDumpRepresentable {}
  extension String {
    init<Subject>(customDumping subject: Subject)
  }
  extension TimeZone {
    var customDumpMirror: Mirror { get }
  }
  extension TimeZone: CustomDumpReflectable {}
  extension UIControl.State {
    var customDumpMirror: Mirror { get }
  }
  extension UIControl.State: CustomDumpReflectable {}
  extension UIGestureRecognizer.State {
    var customDumpDescription: String { get }
  }
  extension UIGestureRecognizer.State: CustomDumpStringConvertible {}
  extension UIScrollView.ContentInsetAdjustmentBehavior {
    var customDumpDescription: String { get }
  }
  extension UIScrollView.ContentInsetAdjustmentBehavior: CustomDumpStringConvertible {}
  extension UISplitViewController.BackgroundStyle {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.BackgroundStyle: CustomDumpStringConvertible {}
  extension UISplitViewController.Column {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.Column: CustomDumpStringConvertible {}
  extension UISplitViewController.DisplayMode {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.DisplayMode: CustomDumpStringConvertible {}
  extension UISplitViewController.DisplayModeButtonVisibility {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.DisplayModeButtonVisibility: CustomDumpStringConvertible {}
  extension UISplitViewController.LayoutEnvironment {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.LayoutEnvironment: CustomDumpStringConvertible {}
  extension UISplitViewController.PrimaryEdge {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.PrimaryEdge: CustomDumpStringConvertible {}
  extension UISplitViewController.SplitBehavior {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.SplitBehavior: CustomDumpStringConvertible {}
  extension UISplitViewController.Style {
    var customDumpDescription: String { get }
  }
  extension UISplitViewController.Style: CustomDumpStringConvertible {}
  extension UIUserInterfaceStyle {
    var customDumpDescription: String { get }
  }
  extension UIUserInterfaceStyle: CustomDumpStringConvertible {}
  extension UNAlertStyle {
    var customDumpDescription: String { get }
  }
  extension UNAlertStyle: CustomDumpStringConvertible {}
  extension UNAuthorizationOptions {
    var customDumpMirror: Mirror { get }
  }
  extension UNAuthorizationOptions: CustomDumpReflectable {}
  extension UNAuthorizationStatus {
    var customDumpDescription: String { get }
  }
  extension UNAuthorizationStatus: CustomDumpStringConvertible {}
  extension UNNotificationContentExtensionMediaPlayPauseButtonType {
    var customDumpDescription: String { get }
  }
  extension UNNotificationContentExtensionMediaPlayPauseButtonType: CustomDumpStringConvertible {}
  extension UNNotificationContentExtensionResponseOption {
    var customDumpDescription: String { get }
  }
  extension UNNotificationContentExtensionResponseOption: CustomDumpStringConvertible {}
  extension UNNotificationInterruptionLevel {
    var customDumpDescription: String { get }
  }
  extension UNNotificationInterruptionLevel: CustomDumpStringConvertible {}
  extension UNNotificationPresentationOptions {
    var customDumpMirror: Mirror { get }
  }
  extension UNNotificationPresentationOptions: CustomDumpReflectable {}
  extension UNNotificationSetting {
    var customDumpDescription: String { get }
  }
  extension UNNotificationSetting: CustomDumpStringConvertible {}
  extension UNShowPreviewsSetting {
    var customDumpDescription: String { get }
  }
  extension UNShowPreviewsSetting: CustomDumpStringConvertible {}
  extension URL {
    var customDumpDescription: String { get }
  }
  extension URL: CustomDumpStringConvertible {}
  extension URLRequest.NetworkServiceType {
    var customDumpDescription: String { get }
  }
  extension URLRequest.NetworkServiceType: CustomDumpStringConvertible {}
  extension UTType {
    var customDumpDescription: String { get }
  }
  extension UTType: CustomDumpStringConvertible {}
  extension UUID {
    var customDumpDescription: String { get }
  }
  extension UUID: CustomDumpStringConvertible {}
  extension UnicodeScalar {
    var customDumpValue: Any { get }
  }
  extension UnicodeScalar: CustomDumpRepresentable {}
  func XCTAssertDifference<T: Sendable>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, operation: () async throws -> Void = nil, changes updateExpectingResult: (inout T) throws -> Void, file: StaticString = nil, line: UInt = nil) async where T: Equatable
  func XCTAssertDifference<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, operation: () throws -> Void = nil, changes updateExpectingResult: (inout T) throws -> Void, file: StaticString = nil, line: UInt = nil) where T: Equatable
  func XCTAssertNoDifference<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = nil, file: StaticString = nil, line: UInt = nil) where T: Equatable
  func customDump<T, TargetStream>(_ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = nil, maxDepth: Int = nil) -> T where TargetStream: TextOutputStream
  func customDump<T>(_ value: T, name: String? = nil, indent: Int = nil, maxDepth: Int = nil) -> T
  func diff<T>(_ lhs: T, _ rhs: T, format: DiffFormat = nil) -> String?
  func expectDifference<T: Equatable>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil, operation: (() throws -> Void)? = nil, changes updateExpectingResult: (inout T) throws -> Void, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  func expectDifference<T: Equatable>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil, operation: () async throws -> Void, changes updateExpectingResult: (inout T) throws -> Void, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil) async
  func expectNoDifference<T: Equatable>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String? = nil, fileID: StaticString = nil, filePath: StaticString = nil, line: UInt = nil, column: UInt = nil)
  """#

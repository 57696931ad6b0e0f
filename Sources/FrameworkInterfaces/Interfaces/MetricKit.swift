/// What is known of the module `MetricKit`.
let metricKitInterface = #"""
  // exports: Foundation
  class MXAnimationMetric: MXMetric {
    var scrollHitchTimeRatio: Measurement<Unit> { get }
  }
  class MXAppExitMetric: MXMetric {
    var backgroundExitData: MXBackgroundExitData { get }
    var foregroundExitData: MXForegroundExitData { get }
  }
  class MXAppLaunchDiagnostic: MXDiagnostic {
    var callStackTree: MXCallStackTree { get }
    var launchDuration: Measurement<UnitDuration> { get }
  }
  class MXAppLaunchMetric: MXMetric {
    var histogrammedApplicationResumeTime: MXHistogram { get }
    var histogrammedExtendedLaunch: MXHistogram { get }
    var histogrammedOptimizedTimeToFirstDraw: MXHistogram { get }
    var histogrammedTimeToFirstDraw: MXHistogram { get }
    init()
  }
  class MXAppResponsivenessMetric: MXMetric {
    var histogrammedApplicationHangTime: MXHistogram { get }
    init()
  }
  class MXAppRunTimeMetric: MXMetric {
    var cumulativeBackgroundAudioTime: Measurement<UnitDuration> { get }
    var cumulativeBackgroundLocationTime: Measurement<UnitDuration> { get }
    var cumulativeBackgroundTime: Measurement<UnitDuration> { get }
    var cumulativeForegroundTime: Measurement<UnitDuration> { get }
    init()
  }
  class MXAverage: NSObject, NSSecureCoding {
    var averageMeasurement: Measurement<Any> { get }
    init?(coder: NSCoder)
    var sampleCount: Int { get }
    var standardDeviation: Double { get }
  }
  class MXBackgroundExitData: NSObject, NSSecureCoding {
    var cumulativeAbnormalExitCount: Int { get }
    var cumulativeAppWatchdogExitCount: Int { get }
    var cumulativeBackgroundTaskAssertionTimeoutExitCount: Int { get }
    var cumulativeBadAccessExitCount: Int { get }
    var cumulativeCPUResourceLimitExitCount: Int { get }
    var cumulativeIllegalInstructionExitCount: Int { get }
    var cumulativeMemoryPressureExitCount: Int { get }
    var cumulativeMemoryResourceLimitExitCount: Int { get }
    var cumulativeNormalAppExitCount: Int { get }
    var cumulativeSuspendedWithLockedFileExitCount: Int { get }
    init?(coder: NSCoder)
  }
  class MXCPUExceptionDiagnostic: MXDiagnostic {
    var callStackTree: MXCallStackTree { get }
    var totalCPUTime: Measurement<UnitDuration> { get }
    var totalSampledTime: Measurement<UnitDuration> { get }
  }
  class MXCPUMetric: MXMetric {
    var cumulativeCPUInstructions: Measurement<Unit> { get }
    var cumulativeCPUTime: Measurement<UnitDuration> { get }
    init()
  }
  class MXCallStackTree: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
  }
  class MXCellularConditionMetric: MXMetric {
    var histogrammedCellularConditionTime: MXHistogram { get }
    init()
  }
  class MXCrashDiagnostic: MXDiagnostic {
    var callStackTree: MXCallStackTree { get }
    var exceptionCode: NSNumber? { get }
    var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? { get }
    var exceptionType: NSNumber? { get }
    var signal: NSNumber? { get }
    var terminationReason: String? { get }
    var virtualMemoryRegionInfo: String? { get }
  }
  class MXCrashDiagnosticObjectiveCExceptionReason: NSObject, NSSecureCoding {
    var arguments: [String] { get }
    var className: String { get }
    var composedMessage: String { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var exceptionName: String { get }
    var exceptionType: String { get }
    var formatString: String { get }
    init()
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
  }
  class MXDiagnostic: NSObject, NSSecureCoding {
    var applicationVersion: String { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
    var metaData: MXMetaData { get }
    var signpostData: [MXSignpostRecord]? { get }
  }
  class MXDiagnosticPayload: NSObject, NSSecureCoding {
    var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { get }
    var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { get }
    var crashDiagnostics: [MXCrashDiagnostic]? { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { get }
    var hangDiagnostics: [MXHangDiagnostic]? { get }
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
    var timeStampBegin: Date { get }
    var timeStampEnd: Date { get }
  }
  class MXDiskIOMetric: MXMetric {
    var cumulativeLogicalWrites: Measurement<UnitInformationStorage> { get }
    init()
  }
  class MXDiskWriteExceptionDiagnostic: MXDiagnostic {
    var callStackTree: MXCallStackTree { get }
    var totalWritesCaused: Measurement<UnitInformationStorage> { get }
  }
  class MXDisplayMetric: MXMetric {
    var averagePixelLuminance: MXAverage? { get }
    init()
  }
  struct MXError: Error {
    enum Code: Int { case invalidID, maxCount, pastDeadline, duplicated, unknown, internalFailure }
    var code: MXError.Code { get }
    static var duplicated: MXError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MXError.Code, userInfo: [String: Any] = nil)
    static var internalFailure: MXError.Code { get }
    static var invalidID: MXError.Code { get }
    var localizedDescription: String { get }
    static var maxCount: MXError.Code { get }
    static var pastDeadline: MXError.Code { get }
    static var unknown: MXError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MXErrorDomain: String { get }
  class MXForegroundExitData: NSObject, NSSecureCoding {
    var cumulativeAbnormalExitCount: Int { get }
    var cumulativeAppWatchdogExitCount: Int { get }
    var cumulativeBadAccessExitCount: Int { get }
    var cumulativeIllegalInstructionExitCount: Int { get }
    var cumulativeMemoryResourceLimitExitCount: Int { get }
    var cumulativeNormalAppExitCount: Int { get }
    init?(coder: NSCoder)
  }
  class MXGPUMetric: MXMetric {
    var cumulativeGPUTime: Measurement<UnitDuration> { get }
    init()
  }
  class MXHangDiagnostic: MXDiagnostic {
    var callStackTree: MXCallStackTree { get }
    var hangDuration: Measurement<UnitDuration> { get }
  }
  class MXHistogram: NSObject, NSSecureCoding {
    var bucketEnumerator: NSEnumerator { get }
    init()
    init?(coder: NSCoder)
    var totalBucketCount: Int { get }
  }
  class MXHistogramBucket: NSObject, NSSecureCoding {
    var bucketCount: Int { get }
    var bucketEnd: Measurement<Any> { get }
    var bucketStart: Measurement<Any> { get }
    init()
    init?(coder: NSCoder)
  }
  class MXLocationActivityMetric: MXMetric {
    var cumulativeBestAccuracyForNavigationTime: Measurement<UnitDuration> { get }
    var cumulativeBestAccuracyTime: Measurement<UnitDuration> { get }
    var cumulativeHundredMetersAccuracyTime: Measurement<UnitDuration> { get }
    var cumulativeKilometerAccuracyTime: Measurement<UnitDuration> { get }
    var cumulativeNearestTenMetersAccuracyTime: Measurement<UnitDuration> { get }
    var cumulativeThreeKilometersAccuracyTime: Measurement<UnitDuration> { get }
    init()
  }
  class MXMemoryMetric: MXMetric {
    var averageSuspendedMemory: MXAverage { get }
    init()
    var peakMemoryUsage: Measurement<UnitInformationStorage> { get }
  }
  class MXMetaData: NSObject, NSSecureCoding {
    var applicationBuildVersion: String { get }
    var deviceType: String { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    init()
    init?(coder: NSCoder)
    var isTestFlightApp: Bool { get }
    var jsonRepresentation: Data { get }
    var lowPowerModeEnabled: Bool { get }
    var osVersion: String { get }
    var pid: Int32 { get }
    var platformArchitecture: String { get }
    var regionFormat: String { get }
  }
  class MXMetric: NSObject, NSSecureCoding {
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    init()
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
  }
  class MXMetricManager: NSObject {
    func add(_ subscriber: MXMetricManagerSubscriber)
    static func extendLaunchMeasurement(forTaskID taskId: String) throws
    static func finishExtendedLaunchMeasurement(forTaskID taskId: String) throws
    static func makeLogHandle(withCategory category: String) -> UnsafeMutableRawPointer
    var pastDiagnosticPayloads: [MXDiagnosticPayload] { get }
    var pastPayloads: [MXMetricPayload] { get }
    func remove(_ subscriber: MXMetricManagerSubscriber)
    static var shared: MXMetricManager { get }
    static func shared() -> MXMetricManager
  }
  protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXDiagnosticPayload])
    func didReceive(_ payloads: [MXMetricPayload])
  }
  class MXMetricPayload: NSObject, NSSecureCoding {
    var animationMetrics: MXAnimationMetric? { get }
    var applicationExitMetrics: MXAppExitMetric? { get }
    var applicationLaunchMetrics: MXAppLaunchMetric? { get }
    var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { get }
    var applicationTimeMetrics: MXAppRunTimeMetric? { get }
    var cellularConditionMetrics: MXCellularConditionMetric? { get }
    var cpuMetrics: MXCPUMetric? { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var diskIOMetrics: MXDiskIOMetric? { get }
    var displayMetrics: MXDisplayMetric? { get }
    var gpuMetrics: MXGPUMetric? { get }
    var includesMultipleApplicationVersions: Bool { get }
    init()
    init?(coder: NSCoder)
    var jsonRepresentation: Data { get }
    var latestApplicationVersion: String { get }
    var locationActivityMetrics: MXLocationActivityMetric? { get }
    var memoryMetrics: MXMemoryMetric? { get }
    var metaData: MXMetaData? { get }
    var networkTransferMetrics: MXNetworkTransferMetric? { get }
    var signpostMetrics: [MXSignpostMetric]? { get }
    var timeStampBegin: Date { get }
    var timeStampEnd: Date { get }
  }
  class MXNetworkTransferMetric: MXMetric {
    var cumulativeCellularDownload: Measurement<UnitInformationStorage> { get }
    var cumulativeCellularUpload: Measurement<UnitInformationStorage> { get }
    var cumulativeWifiDownload: Measurement<UnitInformationStorage> { get }
    var cumulativeWifiUpload: Measurement<UnitInformationStorage> { get }
    init()
  }
  class MXSignpostIntervalData: NSObject, NSSecureCoding {
    var averageMemory: MXAverage? { get }
    var cumulativeCPUTime: Measurement<UnitDuration>? { get }
    var cumulativeHitchTimeRatio: Measurement<Unit>? { get }
    var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { get }
    var histogrammedSignpostDuration: MXHistogram { get }
    init()
    init?(coder: NSCoder)
  }
  class MXSignpostMetric: MXMetric {
    init()
    var signpostCategory: String { get }
    var signpostIntervalData: MXSignpostIntervalData? { get }
    var signpostName: String { get }
    var totalCount: Int { get }
  }
  class MXSignpostRecord: NSObject, NSSecureCoding {
    var beginTimeStamp: Date { get }
    var category: String { get }
    var dictionaryRepresentation: [AnyHashable: Any] { get }
    var duration: Measurement<UnitDuration>? { get }
    var endTimeStamp: Date? { get }
    init()
    init?(coder: NSCoder)
    var isInterval: Bool { get }
    var jsonRepresentation: Data { get }
    var name: String { get }
    var subsystem: String { get }
  }
  class MXUnitAveragePixelLuminance: Dimension, Unit {
    static var apl: MXUnitAveragePixelLuminance { get }
    static func apl() -> MXUnitAveragePixelLuminance
    init(symbol: String, converter: UnitConverter)
  }
  class MXUnitSignalBars: Dimension, Unit {
    static var bars: MXUnitSignalBars { get }
    static func bars() -> MXUnitSignalBars
    init(symbol: String, converter: UnitConverter)
  }
  """#

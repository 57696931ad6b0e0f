/// What is known of the module `HealthKit`.
let healthKitInterface = #"""
  // exports: Foundation
  enum HKActivityMoveMode: Int {
    case activeEnergy, appleMoveTime
  }
  class HKActivityMoveModeObject: NSObject, NSCopying, NSSecureCoding {
    var activityMoveMode: HKActivityMoveMode { get }
    init?(coder: NSCoder)
  }
  class HKActivitySummary: NSObject, NSSecureCoding, NSCopying {
    var activeEnergyBurned: HKQuantity
    var activeEnergyBurnedGoal: HKQuantity
    var activityMoveMode: HKActivityMoveMode
    var appleExerciseTime: HKQuantity
    var appleExerciseTimeGoal: HKQuantity
    var appleMoveTime: HKQuantity
    var appleMoveTimeGoal: HKQuantity
    var appleStandHours: HKQuantity
    var appleStandHoursGoal: HKQuantity
    func dateComponents(for calendar: Calendar) -> DateComponents
    var exerciseTimeGoal: HKQuantity?
    init()
    init?(coder: NSCoder)
    var isPaused: Bool
    var standHoursGoal: HKQuantity?
  }
  class HKActivitySummaryQuery: HKQuery {
    init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery?, [HKActivitySummary]?, Error?) -> Void)
    var updateHandler: ((HKActivitySummaryQuery?, [HKActivitySummary]?, Error?) -> Void)?
  }
  class HKActivitySummaryType: HKObjectType {}
  class HKAnchoredObjectQuery: HKQuery {
    init(queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int, resultsHandler: @escaping (HKAnchoredObjectQuery?, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, Error?) -> Void)
    init(type: HKSampleType, predicate: NSPredicate?, anchor: Int, limit: Int, completionHandler completion: @escaping (HKAnchoredObjectQuery?, [HKSample]?, Int, Error?) -> Void)
    init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping (HKAnchoredObjectQuery?, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, Error?) -> Void)
    var updateHandler: ((HKAnchoredObjectQuery?, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, Error?) -> Void)?
  }
  enum HKAppleEcgAlgorithmVersion: Int {
    case version1, version2
  }
  enum HKAppleSleepingBreathingDisturbancesClassification: Int {
    case notElevated, elevated
  }
  enum HKAppleWalkingSteadinessClassification: Int {
    case ok, low, veryLow
  }
  class HKAttachment: NSObject, NSSecureCoding, NSCopying {
    var contentType: UTType { get }
    var creationDate: Date { get }
    var identifier: UUID { get }
    init?(coder: NSCoder)
    var metadata: [String: Any]? { get }
    var name: String { get }
    var size: Int { get }
  }
  class HKAttachmentStore: NSObject {
    func addAttachment(to object: HKObject, name: String, contentType: UTType, url URL: URL, metadata: [String: Any]?) async throws -> HKAttachment
    func addAttachment(to object: HKObject, name: String, contentType: UTType, url URL: URL, metadata: [String: Any]?, completion: @escaping (HKAttachment?, Error?) -> Void)
    func attachments(for object: HKObject) async throws -> [HKAttachment]
    func getAttachmentsFor(_ object: HKObject, completion: @escaping ([HKAttachment]?, Error?) -> Void)
    func getDataFor(_ attachment: HKAttachment, completion: @escaping (Data?, Error?) -> Void) -> Progress
    init()
    init(healthStore: HKHealthStore)
    func remove(_ attachment: HKAttachment, from object: HKObject) async throws -> Bool
    func remove(_ attachment: HKAttachment, from object: HKObject, completion: @escaping (Bool, Error?) -> Void)
    func streamData(for attachment: HKAttachment, dataHandler: @escaping (Data?, Error?, Bool) -> Void) -> Progress
  }
  enum HKAudiogramConductionType: Int {
    case air
  }
  class HKAudiogramSample: HKSample {
    init(sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?)
    init(sensitivityPoints: [HKAudiogramSensitivityPoint], start startDate: Date, end endDate: Date, metadata: [String: Any]?)
    var sensitivityPoints: [HKAudiogramSensitivityPoint] { get }
  }
  class HKAudiogramSampleType: HKSampleType {}
  class HKAudiogramSensitivityPoint: NSObject, NSSecureCoding {
    var frequency: HKQuantity { get }
    init?(coder: NSCoder)
    init(frequency: HKQuantity, leftEarSensitivity: HKQuantity?, rightEarSensitivity: HKQuantity?) throws
    init(frequency: HKQuantity, tests: [HKAudiogramSensitivityTest]) throws
    var leftEarSensitivity: HKQuantity? { get }
    var rightEarSensitivity: HKQuantity? { get }
    var tests: [HKAudiogramSensitivityTest] { get }
  }
  class HKAudiogramSensitivityPointClampingRange: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(lowerBound: NSNumber?, upperBound: NSNumber?) throws
    var lowerBound: HKQuantity? { get }
    var upperBound: HKQuantity? { get }
  }
  class HKAudiogramSensitivityTest: NSObject, NSSecureCoding, NSCopying {
    var clampingRange: HKAudiogramSensitivityPointClampingRange? { get }
    init?(coder: NSCoder)
    init(sensitivity: HKQuantity, type: HKAudiogramConductionType, masked: Bool, side: HKAudiogramSensitivityTestSide, clampingRange: HKAudiogramSensitivityPointClampingRange?) throws
    var masked: Bool { get }
    var sensitivity: HKQuantity { get }
    var side: HKAudiogramSensitivityTestSide { get }
    var type: HKAudiogramConductionType { get }
  }
  enum HKAudiogramSensitivityTestSide: Int {
    case left, right
  }
  enum HKAuthorizationRequestStatus: Int {
    case unknown, shouldRequest, unnecessary
  }
  enum HKAuthorizationStatus: Int {
    case notDetermined, sharingDenied, sharingAuthorized
  }
  enum HKBiologicalSex: Int {
    case notSet, female, male, other
  }
  class HKBiologicalSexObject: NSObject, NSCopying, NSSecureCoding {
    var biologicalSex: HKBiologicalSex { get }
    init()
    init?(coder: NSCoder)
  }
  enum HKBloodGlucoseMealTime: Int {
    case preprandial, postprandial
  }
  enum HKBloodType: Int {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
  }
  class HKBloodTypeObject: NSObject, NSCopying, NSSecureCoding {
    var bloodType: HKBloodType { get }
    init()
    init?(coder: NSCoder)
  }
  enum HKBodyTemperatureSensorLocation: Int {
    case other, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
  }
  class HKCDADocument: NSObject {
    var authorName: String { get }
    var custodianName: String { get }
    var documentData: Data? { get }
    var patientName: String { get }
    var title: String { get }
  }
  class HKCDADocumentSample: HKDocumentSample {
    var document: HKCDADocument? { get }
    init(data documentData: Data, start startDate: Date, end endDate: Date, metadata: [AnyHashable: Any]?) throws
  }
  class HKCategorySample: HKSample {
    var categoryType: HKCategoryType { get }
    init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date)
    init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?)
    init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [AnyHashable: Any]?)
    var value: Int { get }
  }
  class HKCategoryType: HKSampleType {}
  struct HKCategoryTypeIdentifier: RawRepresentable, Hashable {
    static var abdominalCramps: HKCategoryTypeIdentifier { get }
    static var acne: HKCategoryTypeIdentifier { get }
    static var appetiteChanges: HKCategoryTypeIdentifier { get }
    static var appleStandHour: HKCategoryTypeIdentifier { get }
    static var appleWalkingSteadinessEvent: HKCategoryTypeIdentifier { get }
    static var audioExposureEvent: HKCategoryTypeIdentifier { get }
    static var bladderIncontinence: HKCategoryTypeIdentifier { get }
    static var bleedingAfterPregnancy: HKCategoryTypeIdentifier { get }
    static var bleedingDuringPregnancy: HKCategoryTypeIdentifier { get }
    static var bloating: HKCategoryTypeIdentifier { get }
    static var breastPain: HKCategoryTypeIdentifier { get }
    static var cervicalMucusQuality: HKCategoryTypeIdentifier { get }
    static var chestTightnessOrPain: HKCategoryTypeIdentifier { get }
    static var chills: HKCategoryTypeIdentifier { get }
    static var constipation: HKCategoryTypeIdentifier { get }
    static var contraceptive: HKCategoryTypeIdentifier { get }
    static var coughing: HKCategoryTypeIdentifier { get }
    static var diarrhea: HKCategoryTypeIdentifier { get }
    static var dizziness: HKCategoryTypeIdentifier { get }
    static var drySkin: HKCategoryTypeIdentifier { get }
    static var environmentalAudioExposureEvent: HKCategoryTypeIdentifier { get }
    static var fainting: HKCategoryTypeIdentifier { get }
    static var fatigue: HKCategoryTypeIdentifier { get }
    static var fever: HKCategoryTypeIdentifier { get }
    static var generalizedBodyAche: HKCategoryTypeIdentifier { get }
    static var hairLoss: HKCategoryTypeIdentifier { get }
    static var handwashingEvent: HKCategoryTypeIdentifier { get }
    static var headache: HKCategoryTypeIdentifier { get }
    static var headphoneAudioExposureEvent: HKCategoryTypeIdentifier { get }
    static var heartburn: HKCategoryTypeIdentifier { get }
    static var highHeartRateEvent: HKCategoryTypeIdentifier { get }
    static var hotFlashes: HKCategoryTypeIdentifier { get }
    static var infrequentMenstrualCycles: HKCategoryTypeIdentifier { get }
    init(rawValue: String)
    static var intermenstrualBleeding: HKCategoryTypeIdentifier { get }
    static var irregularHeartRhythmEvent: HKCategoryTypeIdentifier { get }
    static var irregularMenstrualCycles: HKCategoryTypeIdentifier { get }
    static var lactation: HKCategoryTypeIdentifier { get }
    static var lossOfSmell: HKCategoryTypeIdentifier { get }
    static var lossOfTaste: HKCategoryTypeIdentifier { get }
    static var lowCardioFitnessEvent: HKCategoryTypeIdentifier { get }
    static var lowHeartRateEvent: HKCategoryTypeIdentifier { get }
    static var lowerBackPain: HKCategoryTypeIdentifier { get }
    static var memoryLapse: HKCategoryTypeIdentifier { get }
    static var menstrualFlow: HKCategoryTypeIdentifier { get }
    static var mindfulSession: HKCategoryTypeIdentifier { get }
    static var moodChanges: HKCategoryTypeIdentifier { get }
    static var nausea: HKCategoryTypeIdentifier { get }
    static var nightSweats: HKCategoryTypeIdentifier { get }
    static var ovulationTestResult: HKCategoryTypeIdentifier { get }
    static var pelvicPain: HKCategoryTypeIdentifier { get }
    static var persistentIntermenstrualBleeding: HKCategoryTypeIdentifier { get }
    static var pregnancy: HKCategoryTypeIdentifier { get }
    static var pregnancyTestResult: HKCategoryTypeIdentifier { get }
    static var progesteroneTestResult: HKCategoryTypeIdentifier { get }
    static var prolongedMenstrualPeriods: HKCategoryTypeIdentifier { get }
    static var rapidPoundingOrFlutteringHeartbeat: HKCategoryTypeIdentifier { get }
    var rawValue: String { get }
    static var runnyNose: HKCategoryTypeIdentifier { get }
    static var sexualActivity: HKCategoryTypeIdentifier { get }
    static var shortnessOfBreath: HKCategoryTypeIdentifier { get }
    static var sinusCongestion: HKCategoryTypeIdentifier { get }
    static var skippedHeartbeat: HKCategoryTypeIdentifier { get }
    static var sleepAnalysis: HKCategoryTypeIdentifier { get }
    static var sleepApneaEvent: HKCategoryTypeIdentifier { get }
    static var sleepChanges: HKCategoryTypeIdentifier { get }
    static var soreThroat: HKCategoryTypeIdentifier { get }
    static var toothbrushingEvent: HKCategoryTypeIdentifier { get }
    static var vaginalDryness: HKCategoryTypeIdentifier { get }
    static var vomiting: HKCategoryTypeIdentifier { get }
    static var wheezing: HKCategoryTypeIdentifier { get }
  }
  enum HKCategoryValue: Int {
    case notApplicable
  }
  enum HKCategoryValueAppetiteChanges: Int {
    case unspecified, noChange, decreased, increased
  }
  enum HKCategoryValueAppleStandHour: Int {
    case stood, idle
  }
  enum HKCategoryValueAppleWalkingSteadinessEvent: Int {
    case initialLow, initialVeryLow, repeatLow, repeatVeryLow
  }
  enum HKCategoryValueAudioExposureEvent: Int {
    case loudEnvironment
  }
  enum HKCategoryValueCervicalMucusQuality: Int {
    case notApplicable, dry, sticky, creamy, watery, eggWhite
  }
  enum HKCategoryValueContraceptive: Int {
    case unspecified, implant, injection, intrauterineDevice, intravaginalRing, oral, patch
  }
  enum HKCategoryValueEnvironmentalAudioExposureEvent: Int {
    case momentaryLimit
  }
  enum HKCategoryValueHeadphoneAudioExposureEvent: Int {
    case sevenDayLimit
  }
  enum HKCategoryValueLowCardioFitnessEvent: Int {
    case lowFitness
  }
  enum HKCategoryValueMenstrualFlow: Int {
    case notApplicable, unspecified, light, medium, heavy, none
  }
  enum HKCategoryValueOvulationTestResult: Int {
    case notApplicable, negative, luteinizingHormoneSurge, positive, indeterminate, estrogenSurge
  }
  enum HKCategoryValuePregnancyTestResult: Int {
    case negative, positive, indeterminate
  }
  enum HKCategoryValuePresence: Int {
    case present, notPresent
  }
  enum HKCategoryValueProgesteroneTestResult: Int {
    case negative, positive, indeterminate
  }
  enum HKCategoryValueSeverity: Int {
    case unspecified, notPresent, mild, moderate, severe
  }
  enum HKCategoryValueSleepAnalysis: Int {
    case inBed, asleep, awake, asleepCore, asleepDeep, asleepREM
  }
  enum HKCategoryValueVaginalBleeding: Int {
    case unspecified, light, medium, heavy, none
  }
  class HKCharacteristicType: HKObjectType {}
  struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable {
    static var activityMoveMode: HKCharacteristicTypeIdentifier { get }
    static var biologicalSex: HKCharacteristicTypeIdentifier { get }
    static var bloodType: HKCharacteristicTypeIdentifier { get }
    static var dateOfBirth: HKCharacteristicTypeIdentifier { get }
    static var fitzpatrickSkinType: HKCharacteristicTypeIdentifier { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var wheelchairUse: HKCharacteristicTypeIdentifier { get }
  }
  class HKClinicalRecord: HKSample, NSSecureCoding, NSCopying {
    var clinicalType: HKClinicalType { get }
    var displayName: String { get }
    var fhirResource: HKFHIRResource? { get }
    init?(coder: NSCoder)
  }
  class HKClinicalType: HKSampleType {}
  struct HKClinicalTypeIdentifier: RawRepresentable, Hashable {
    static var allergyRecord: HKClinicalTypeIdentifier { get }
    static var clinicalNoteRecord: HKClinicalTypeIdentifier { get }
    static var conditionRecord: HKClinicalTypeIdentifier { get }
    static var coverageRecord: HKClinicalTypeIdentifier { get }
    static var immunizationRecord: HKClinicalTypeIdentifier { get }
    init(rawValue: String)
    static var labResultRecord: HKClinicalTypeIdentifier { get }
    static var medicationRecord: HKClinicalTypeIdentifier { get }
    static var procedureRecord: HKClinicalTypeIdentifier { get }
    var rawValue: String { get }
    static var vitalSignRecord: HKClinicalTypeIdentifier { get }
  }
  class HKContactsLensSpecification: HKLensSpecification, NSSecureCoding, NSCopying {
    var baseCurve: HKQuantity? { get }
    var diameter: HKQuantity? { get }
    init?(coder: NSCoder)
    init(sphere: HKQuantity, cylinder: HKQuantity?, axis: HKQuantity?, addPower: HKQuantity?, baseCurve: HKQuantity?, diameter: HKQuantity?)
  }
  class HKContactsPrescription: HKVisionPrescription, NSSecureCoding, NSCopying {
    var brand: String { get }
    init?(coder: NSCoder)
    init(rightEyeSpecification: HKContactsLensSpecification?, leftEyeSpecification: HKContactsLensSpecification?, brand: String, dateIssued: Date, expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?)
    var leftEye: HKContactsLensSpecification? { get }
    var rightEye: HKContactsLensSpecification? { get }
  }
  class HKCorrelation: HKSample, NSSecureCoding {
    var correlationType: HKCorrelationType { get }
    init?(coder: NSCoder)
    init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<AnyHashable>)
    init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?)
    init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<AnyHashable>, metadata: [AnyHashable: Any]?)
    var objects: Set<AnyHashable> { get }
    func objects(for objectType: HKObjectType) -> Set<AnyHashable>
  }
  class HKCorrelationQuery: HKQuery {
    var correlationType: HKCorrelationType { get }
    init(type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [AnyHashable: Any]?, completion: @escaping (HKCorrelationQuery?, [HKCorrelation]?, Error?) -> Void)
    var samplePredicates: [AnyHashable: Any]? { get }
  }
  class HKCorrelationType: HKSampleType {}
  struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable {
    static var bloodPressure: HKCorrelationTypeIdentifier { get }
    static var food: HKCorrelationTypeIdentifier { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  class HKCumulativeQuantitySample: HKQuantitySample {
    var sumQuantity: HKQuantity { get }
  }
  class HKCumulativeQuantitySeriesSample: HKCumulativeQuantitySample {
    var sum: HKQuantity { get }
  }
  enum HKCyclingFunctionalThresholdPowerTestType: Int {
    case maxExercise60Minute, maxExercise20Minute, rampTest, predictionExercise
  }
  struct HKDataTypeIdentifier: RawRepresentable, Hashable {
    static var heartbeatSeries: HKDataTypeIdentifier { get }
    init(rawValue: String)
    var rawValue: String { get }
    static var stateOfMind: HKDataTypeIdentifier { get }
  }
  class HKDeletedObject: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    var metadata: Any? { get }
    var uuid: UUID { get }
  }
  var HKDetailedCDAValidationErrorKey: String { get }
  class HKDevice: NSObject, NSSecureCoding, NSCopying {
    var firmwareVersion: String? { get }
    var hardwareVersion: String? { get }
    init?(coder: NSCoder)
    init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?)
    static var local: HKDevice { get }
    var localIdentifier: String? { get }
    var manufacturer: String? { get }
    var model: String? { get }
    var name: String? { get }
    var softwareVersion: String? { get }
    var udiDeviceIdentifier: String? { get }
  }
  enum HKDevicePlacementSide: Int {
    case unknown, left, right, central
  }
  var HKDevicePropertyKeyFirmwareVersion: String { get }
  var HKDevicePropertyKeyHardwareVersion: String { get }
  var HKDevicePropertyKeyLocalIdentifier: String { get }
  var HKDevicePropertyKeyManufacturer: String { get }
  var HKDevicePropertyKeyModel: String { get }
  var HKDevicePropertyKeyName: String { get }
  var HKDevicePropertyKeySoftwareVersion: String { get }
  var HKDevicePropertyKeyUDIDeviceIdentifier: String { get }
  class HKDiscreteQuantitySample: HKQuantitySample {
    var averageQuantity: HKQuantity { get }
    var maximumQuantity: HKQuantity { get }
    var minimumQuantity: HKQuantity { get }
    var mostRecentQuantity: HKQuantity { get }
    var mostRecentQuantityDateInterval: DateInterval { get }
  }
  class HKDocumentQuery: HKQuery {
    var includeDocumentData: Bool { get }
    init(documentType: HKDocumentType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, includeDocumentData: Bool, resultsHandler: @escaping (HKDocumentQuery?, [HKDocumentSample]?, Bool, Error?) -> Void)
    var limit: Int { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
  }
  class HKDocumentSample: HKSample {
    var documentType: HKDocumentType { get }
  }
  class HKDocumentType: HKSampleType {}
  struct HKDocumentTypeIdentifier: RawRepresentable, Hashable {
    static var cda: HKDocumentTypeIdentifier { get }
    init(rawValue: String)
    var rawValue: String { get }
  }
  class HKElectrocardiogram: HKSample {
    var averageHeartRate: HKQuantity? { get }
    var classification: HKElectrocardiogramClassification { get }
    var numberOfVoltageMeasurements: Int { get }
    var samplingFrequency: HKQuantity? { get }
    var symptomsStatus: HKElectrocardiogramSymptomsStatus { get }
  }
  enum HKElectrocardiogramClassification: Int {
    case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate, inconclusiveHighHeartRate, inconclusivePoorReading, inconclusiveOther, unrecognized
  }
  enum HKElectrocardiogramLead: Int {
    case appleWatchSimilarToLeadI
  }
  class HKElectrocardiogramQuery: HKQuery {
    init(electrocardiogram: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery?, HKElectrocardiogramVoltageMeasurement?, Bool, Error?) -> Void)
  }
  enum HKElectrocardiogramSymptomsStatus: Int {
    case notSet, none, present
  }
  class HKElectrocardiogramType: HKSampleType {}
  class HKElectrocardiogramVoltageMeasurement: NSObject, NSCopying {
    func quantity(for lead: HKElectrocardiogramLead) -> HKQuantity?
    var timeSinceSampleStart: Double { get }
  }
  struct HKError: Error {
    enum Code: Int { case noError, healthDataUnavailable, healthDataRestricted, invalidArgument, authorizationDenied, authorizationNotDetermined, databaseInaccessible, userCanceled, anotherWorkoutSessionStarted, userExitedWorkoutSession, requiredAuthorizationDenied, noData, workoutActivityNotAllowed, dataSizeExceeded, backgroundWorkoutSessionNotAllowed, notPermissibleForGuestUserMode }
    static var anotherWorkoutSessionStarted: HKError.Code { get }
    static var authorizationDenied: HKError.Code { get }
    static var authorizationNotDetermined: HKError.Code { get }
    static var backgroundWorkoutSessionNotAllowed: HKError.Code { get }
    var code: HKError.Code { get }
    static var dataSizeExceeded: HKError.Code { get }
    static var databaseInaccessible: HKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var healthDataRestricted: HKError.Code { get }
    static var healthDataUnavailable: HKError.Code { get }
    init(_ code: HKError.Code, userInfo: [String: Any] = nil)
    static var invalidArgument: HKError.Code { get }
    var localizedDescription: String { get }
    static var noData: HKError.Code { get }
    static var noError: HKError.Code { get }
    static var notPermissibleForGuestUserMode: HKError.Code { get }
    static var requiredAuthorizationDenied: HKError.Code { get }
    static var userCanceled: HKError.Code { get }
    static var userExitedWorkoutSession: HKError.Code { get }
    var userInfo: [String: Any] { get }
    static var workoutActivityNotAllowed: HKError.Code { get }
  }
  var HKErrorDomain: String { get }
  class HKFHIRResource: NSObject, NSSecureCoding, NSCopying {
    var data: Data { get }
    var fhirVersion: HKFHIRVersion { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    var resourceType: String { get }
    var sourceURL: URL? { get }
  }
  class HKFHIRVersion: NSObject, NSCopying, NSSecureCoding {
    var fhirRelease: String { get }
    init?(coder: NSCoder)
    init(fromVersionString versionString: String) throws
    var majorVersion: Int { get }
    var minorVersion: Int { get }
    var patchVersion: Int { get }
    static var primaryDSTU2: HKFHIRVersion { get }
    static var primaryR4: HKFHIRVersion { get }
    var stringRepresentation: String { get }
  }
  struct HKFhirRelease: RawRepresentable, Hashable {
    static var dstu2: HKFhirRelease { get }
    init(rawValue: String)
    static var r4: HKFhirRelease { get }
    var rawValue: String { get }
    static var unknown: HKFhirRelease { get }
  }
  struct HKFhirResourceType: RawRepresentable, Hashable {
    static var allergyIntolerance: HKFhirResourceType { get }
    static var condition: HKFhirResourceType { get }
    static var coverage: HKFhirResourceType { get }
    static var diagnosticReport: HKFhirResourceType { get }
    static var documentReference: HKFhirResourceType { get }
    static var immunization: HKFhirResourceType { get }
    init(rawValue: String)
    static var medicationDispense: HKFhirResourceType { get }
    static var medicationOrder: HKFhirResourceType { get }
    static var medicationRequest: HKFhirResourceType { get }
    static var medicationStatement: HKFhirResourceType { get }
    static var observation: HKFhirResourceType { get }
    static var procedure: HKFhirResourceType { get }
    var rawValue: String { get }
  }
  enum HKFitzpatrickSkinType: Int {
    case notSet, i, ii, iii, iv, v, vi
  }
  class HKFitzpatrickSkinTypeObject: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var skinType: HKFitzpatrickSkinType { get }
  }
  class HKGAD7Assessment: HKScoredAssessment {
    var answers: [NSNumber] { get }
    init(date: Date, answers: [NSNumber])
    init(date: Date, answers: [NSNumber], metadata: [String: Any]?)
    var risk: HKGAD7AssessmentRisk { get }
  }
  enum HKGAD7AssessmentAnswer: Int {
    case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay
  }
  enum HKGAD7AssessmentRisk: Int {
    case noneToMinimal, mild, moderate, severe
  }
  class HKGlassesLensSpecification: HKLensSpecification, NSSecureCoding, NSCopying {
    var farPupillaryDistance: HKQuantity? { get }
    init?(coder: NSCoder)
    init(sphere: HKQuantity, cylinder: HKQuantity?, axis: HKQuantity?, addPower: HKQuantity?, vertexDistance: HKQuantity?, prism: HKVisionPrism?, farPupillaryDistance: HKQuantity?, nearPupillaryDistance: HKQuantity?)
    var nearPupillaryDistance: HKQuantity? { get }
    var prism: HKVisionPrism? { get }
    var vertexDistance: HKQuantity? { get }
  }
  class HKGlassesPrescription: HKVisionPrescription, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(rightEyeSpecification: HKGlassesLensSpecification?, leftEyeSpecification: HKGlassesLensSpecification?, dateIssued: Date, expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?)
    var leftEye: HKGlassesLensSpecification? { get }
    var rightEye: HKGlassesLensSpecification? { get }
  }
  class HKHealthStore: NSObject {
    func activityMoveMode() throws -> HKActivityMoveModeObject
    func add(_ samples: [HKSample], to workout: HKWorkout, completion callback: @escaping (Bool, Error?) -> Void)
    func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus
    var authorizationViewControllerPresenter: UIViewController?
    func biologicalSex() throws -> HKBiologicalSexObject
    func bloodType() throws -> HKBloodTypeObject
    func dateOfBirth() throws -> Date
    func dateOfBirthComponents() throws -> DateComponents
    func delete(_ obj: HKObject) async throws -> Bool
    func delete(_ objects: [HKObject]) async throws -> Bool
    func delete(_ obj: HKObject, withCompletion completion: @escaping (Bool, Error?) -> Void)
    func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, Error?) -> Void)
    func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping (Bool, Int, Error?) -> Void)
    func disableAllBackgroundDelivery() async throws -> Bool
    func disableAllBackgroundDelivery(completion: @escaping (Bool, Error?) -> Void)
    func disableBackgroundDelivery(for type: HKObjectType) async throws -> Bool
    func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping (Bool, Error?) -> Void)
    var earliestPermittedSampleDate: Date { get }
    func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws -> Bool
    func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, Error?) -> Void)
    func end(_ workoutSession: HKWorkoutSession)
    func execute(_ query: HKQuery)
    func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject
    func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping (HKAuthorizationRequestStatus, Error?) -> Void)
    func handleAuthorizationForExtension() async throws -> Bool
    func handleAuthorizationForExtension(completion: @escaping (Bool, Error?) -> Void)
    init()
    static func isHealthDataAvailable() -> Bool
    func pause(_ workoutSession: HKWorkoutSession)
    func preferredUnits(forQuantityTypes quantityTypes: Set<AnyHashable>) async throws -> [AnyHashable: Any]
    func preferredUnits(forQuantityTypes quantityTypes: Set<AnyHashable>, completion: @escaping ([AnyHashable: Any]?, Error?) -> Void)
    func recalibrateEstimates(for sampleType: HKSampleType, at date: Date) async throws -> Bool
    func recalibrateEstimates(for sampleType: HKSampleType, at date: Date, completion: @escaping (Bool, Error?) -> Void)
    func recoverActiveWorkoutSession() async throws -> HKWorkoutSession
    func recoverActiveWorkoutSession(completion: @escaping (HKWorkoutSession?, Error?) -> Void)
    func relateWorkoutEffortSample(_ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping (Bool, Error?) -> Void)
    func requestAuthorization(toShareTypes typesToShare: Set<AnyHashable>?, readTypes typesToRead: Set<AnyHashable>?) async throws -> Bool
    func requestAuthorization(toShareTypes typesToShare: Set<AnyHashable>?, readTypes typesToRead: Set<AnyHashable>?, completion: @escaping (Bool, Error?) -> Void)
    func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws -> Bool
    func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping (Bool, Error?) -> Void)
    func requestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws -> HKAuthorizationRequestStatus
    func resumeWorkoutSession(_ workoutSession: HKWorkoutSession)
    func save(_ obj: HKObject) async throws -> Bool
    func save(_ objects: [HKObject]) async throws -> Bool
    func save(_ obj: HKObject, withCompletion completion: @escaping (Bool, Error?) -> Void)
    func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, Error?) -> Void)
    func splitTotalEnergy(_ totalEnergy: HKQuantity, start startDate: Date, end endDate: Date, resultsHandler: @escaping (HKQuantity?, HKQuantity?, Error?) -> Void)
    func start(_ workoutSession: HKWorkoutSession)
    func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration) async throws -> Bool
    func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, Error?) -> Void)
    func stop(_ query: HKQuery)
    var supportsHealthRecords: Bool { get }
    func unrelateWorkoutEffortSample(_ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?, completion: @escaping (Bool, Error?) -> Void)
    func wheelchairUse() throws -> HKWheelchairUseObject
    var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?
  }
  enum HKHeartRateMotionContext: Int {
    case notSet, sedentary, active
  }
  enum HKHeartRateRecoveryTestType: Int {
    case maxExercise, predictionSubMaxExercise, predictionNonExercise
  }
  enum HKHeartRateSensorLocation: Int {
    case other, chest, wrist, finger, hand, earLobe, foot
  }
  class HKHeartbeatSeriesBuilder: HKSeriesBuilder {
    func addHeartbeatWithTimeInterval(sinceSeriesStartDate timeInterval: Double, precededByGap: Bool) async throws -> Bool
    func addHeartbeatWithTimeInterval(sinceSeriesStartDate timeInterval: Double, precededByGap: Bool, completion: @escaping (Bool, Error?) -> Void)
    func addMetadata(_ metadata: [String: Any]) async throws -> Bool
    func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, Error?) -> Void)
    func finishSeries() async throws -> HKHeartbeatSeriesSample
    func finishSeries(completion: @escaping (HKHeartbeatSeriesSample?, Error?) -> Void)
    init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date)
    static var maximumCount: Int { get }
  }
  class HKHeartbeatSeriesQuery: HKQuery {
    init()
    init(heartbeatSeries: HKHeartbeatSeriesSample, dataHandler: @escaping (HKHeartbeatSeriesQuery?, Double, Bool, Bool, Error?) -> Void)
  }
  class HKHeartbeatSeriesSample: HKSeriesSample, NSSecureCoding {
    init?(coder: NSCoder)
  }
  enum HKInsulinDeliveryReason: Int {
    case basal, bolus
  }
  class HKLensSpecification: NSObject {
    var addPower: HKQuantity? { get }
    var axis: HKQuantity? { get }
    var cylinder: HKQuantity? { get }
    var sphere: HKQuantity { get }
  }
  class HKLiveWorkoutBuilder: HKWorkoutBuilder {
    var currentWorkoutActivity: HKWorkoutActivity? { get }
    var dataSource: HKLiveWorkoutDataSource?
    var delegate: HKLiveWorkoutBuilderDelegate?
    var elapsedTime: Double { get }
    var shouldCollectWorkoutEvents: Bool
    var workoutSession: HKWorkoutSession? { get }
  }
  protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
  }
  class HKLiveWorkoutDataSource: NSObject {
    func disableCollection(for quantityType: HKQuantityType)
    func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?)
    init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?)
    var typesToCollect: Set<HKQuantityType> { get }
  }
  var HKMetadataKeyActivityType: String { get }
  var HKMetadataKeyAlgorithmVersion: String { get }
  var HKMetadataKeyAlpineSlopeGrade: String { get }
  var HKMetadataKeyAppleDeviceCalibrated: String { get }
  var HKMetadataKeyAppleECGAlgorithmVersion: String { get }
  var HKMetadataKeyAppleFitnessPlusCatalogIdentifier: String { get }
  var HKMetadataKeyAppleFitnessPlusSession: String { get }
  var HKMetadataKeyAudioExposureDuration: String { get }
  var HKMetadataKeyAudioExposureLevel: String { get }
  var HKMetadataKeyAverageMETs: String { get }
  var HKMetadataKeyAverageSpeed: String { get }
  var HKMetadataKeyBarometricPressure: String { get }
  var HKMetadataKeyBloodGlucoseMealTime: String { get }
  var HKMetadataKeyBodyTemperatureSensorLocation: String { get }
  var HKMetadataKeyCoachedWorkout: String { get }
  var HKMetadataKeyCrossTrainerDistance: String { get }
  var HKMetadataKeyCyclingFunctionalThresholdPowerTestType: String { get }
  var HKMetadataKeyDateOfEarliestDataUsedForEstimate: String { get }
  var HKMetadataKeyDeviceManufacturerName: String { get }
  var HKMetadataKeyDeviceName: String { get }
  var HKMetadataKeyDevicePlacementSide: String { get }
  var HKMetadataKeyDeviceSerialNumber: String { get }
  var HKMetadataKeyDigitalSignature: String { get }
  var HKMetadataKeyElevationAscended: String { get }
  var HKMetadataKeyElevationDescended: String { get }
  var HKMetadataKeyExternalUUID: String { get }
  var HKMetadataKeyFitnessMachineDuration: String { get }
  var HKMetadataKeyFoodType: String { get }
  var HKMetadataKeyGlassesPrescriptionDescription: String { get }
  var HKMetadataKeyGroupFitness: String { get }
  var HKMetadataKeyHeadphoneGain: String { get }
  var HKMetadataKeyHeartRateEventThreshold: String { get }
  var HKMetadataKeyHeartRateMotionContext: String { get }
  var HKMetadataKeyHeartRateRecoveryActivityDuration: String { get }
  var HKMetadataKeyHeartRateRecoveryActivityType: String { get }
  var HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate: String { get }
  var HKMetadataKeyHeartRateRecoveryTestType: String { get }
  var HKMetadataKeyHeartRateSensorLocation: String { get }
  var HKMetadataKeyIndoorBikeDistance: String { get }
  var HKMetadataKeyIndoorWorkout: String { get }
  var HKMetadataKeyInsulinDeliveryReason: String { get }
  var HKMetadataKeyLapLength: String { get }
  var HKMetadataKeyLowCardioFitnessEventThreshold: String { get }
  var HKMetadataKeyMaximumLightIntensity: String { get }
  var HKMetadataKeyMaximumSpeed: String { get }
  var HKMetadataKeyMenstrualCycleStart: String { get }
  var HKMetadataKeyPhysicalEffortEstimationType: String { get }
  var HKMetadataKeyQuantityClampedToLowerBound: String { get }
  var HKMetadataKeyQuantityClampedToUpperBound: String { get }
  var HKMetadataKeyReferenceRangeLowerLimit: String { get }
  var HKMetadataKeyReferenceRangeUpperLimit: String { get }
  var HKMetadataKeySWOLFScore: String { get }
  var HKMetadataKeySessionEstimate: String { get }
  var HKMetadataKeySexualActivityProtectionUsed: String { get }
  var HKMetadataKeySwimmingLocationType: String { get }
  var HKMetadataKeySwimmingStrokeStyle: String { get }
  var HKMetadataKeySyncIdentifier: String { get }
  var HKMetadataKeySyncVersion: String { get }
  var HKMetadataKeyTimeZone: String { get }
  var HKMetadataKeyUDIDeviceIdentifier: String { get }
  var HKMetadataKeyUDIProductionIdentifier: String { get }
  var HKMetadataKeyUserMotionContext: String { get }
  var HKMetadataKeyVO2MaxTestType: String { get }
  var HKMetadataKeyVO2MaxValue: String { get }
  var HKMetadataKeyWasTakenInLab: String { get }
  var HKMetadataKeyWasUserEntered: String { get }
  var HKMetadataKeyWaterSalinity: String { get }
  var HKMetadataKeyWeatherCondition: String { get }
  var HKMetadataKeyWeatherHumidity: String { get }
  var HKMetadataKeyWeatherTemperature: String { get }
  var HKMetadataKeyWorkoutBrandName: String { get }
  enum HKMetricPrefix: Int {
    case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
  }
  class HKObject: NSObject, NSSecureCoding {
    var device: HKDevice? { get }
    init?(coder: NSCoder)
    var metadata: Any? { get }
    var source: HKSource { get }
    var sourceRevision: HKSourceRevision { get }
    var uuid: UUID { get }
  }
  class HKObjectType: NSObject, NSSecureCoding, NSCopying {
    static func activitySummaryType() -> HKActivitySummaryType
    static var audiogramSampleType: HKAudiogramSampleType { get }
    static func categoryType(forIdentifier hkCategoryTypeIdentifier: String?) -> HKCategoryType?
    static func characteristicType(forIdentifier hkCharacteristicTypeIdentifier: String?) -> HKCharacteristicType?
    static func clinicalType(forIdentifier identifier: String) -> HKClinicalType?
    static func correlationType(forIdentifier hkCorrelationTypeIdentifier: String?) -> HKCorrelationType?
    static func documentType(forIdentifier hkDocumentTypeIdentifier: String) -> HKDocumentType?
    static var electrocardiogramType: HKElectrocardiogramType { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    static func quantityType(forIdentifier hkTypeIdentifier: String?) -> HKQuantityType?
    var requiresPerObjectAuthorization: Bool { get }
    static func scoredAssessmentType(forIdentifier identifier: HKScoredAssessmentTypeIdentifier) -> HKScoredAssessmentType?
    static func seriesType(forIdentifier identifier: String) -> HKSeriesType?
    static var stateOfMindType: HKStateOfMindType { get }
    static var visionPrescriptionType: HKPrescriptionType { get }
    static func workoutType() -> HKWorkoutType
  }
  class HKObserverQuery: HKQuery {
    init(queryDescriptors: [HKQueryDescriptor], updateHandler: @escaping (HKObserverQuery?, Set<HKSampleType>?, () -> Void, Error?) -> Void)
    init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery?, () -> Void, Error?) -> Void)
  }
  class HKPHQ9Assessment: HKScoredAssessment {
    var answers: [NSNumber] { get }
    init(date: Date, answers: [NSNumber])
    init(date: Date, answers: [NSNumber], metadata: [String: Any]?)
    var risk: HKPHQ9AssessmentRisk { get }
  }
  enum HKPHQ9AssessmentAnswer: Int {
    case notAtAll, severalDays, moreThanHalfTheDays, nearlyEveryDay, preferNotToAnswer
  }
  enum HKPHQ9AssessmentRisk: Int {
    case noneToMinimal, mild, moderate, moderatelySevere, severe
  }
  enum HKPhysicalEffortEstimationType: Int {
    case activityLookup, deviceSensed
  }
  var HKPredicateKeyPathAverage: String { get }
  var HKPredicateKeyPathAverageHeartRate: String { get }
  var HKPredicateKeyPathCDAAuthorName: String { get }
  var HKPredicateKeyPathCDACustodianName: String { get }
  var HKPredicateKeyPathCDAPatientName: String { get }
  var HKPredicateKeyPathCDATitle: String { get }
  var HKPredicateKeyPathCategoryValue: String { get }
  var HKPredicateKeyPathClinicalRecordFHIRResourceIdentifier: String { get }
  var HKPredicateKeyPathClinicalRecordFHIRResourceType: String { get }
  var HKPredicateKeyPathCorrelation: String { get }
  var HKPredicateKeyPathCount: String { get }
  var HKPredicateKeyPathDateComponents: String { get }
  var HKPredicateKeyPathDevice: String { get }
  var HKPredicateKeyPathECGClassification: String { get }
  var HKPredicateKeyPathECGSymptomsStatus: String { get }
  var HKPredicateKeyPathEndDate: String { get }
  var HKPredicateKeyPathMax: String { get }
  var HKPredicateKeyPathMetadata: String { get }
  var HKPredicateKeyPathMin: String { get }
  var HKPredicateKeyPathMostRecent: String { get }
  var HKPredicateKeyPathMostRecentDuration: String { get }
  var HKPredicateKeyPathMostRecentEndDate: String { get }
  var HKPredicateKeyPathMostRecentStartDate: String { get }
  var HKPredicateKeyPathQuantity: String { get }
  var HKPredicateKeyPathSource: String { get }
  var HKPredicateKeyPathSourceRevision: String { get }
  var HKPredicateKeyPathStartDate: String { get }
  var HKPredicateKeyPathSum: String { get }
  var HKPredicateKeyPathUUID: String { get }
  var HKPredicateKeyPathWorkout: String { get }
  var HKPredicateKeyPathWorkoutActivity: String { get }
  var HKPredicateKeyPathWorkoutActivityAverageQuantity: String { get }
  var HKPredicateKeyPathWorkoutActivityDuration: String { get }
  var HKPredicateKeyPathWorkoutActivityEndDate: String { get }
  var HKPredicateKeyPathWorkoutActivityMaximumQuantity: String { get }
  var HKPredicateKeyPathWorkoutActivityMinimumQuantity: String { get }
  var HKPredicateKeyPathWorkoutActivityStartDate: String { get }
  var HKPredicateKeyPathWorkoutActivitySumQuantity: String { get }
  var HKPredicateKeyPathWorkoutActivityType: String { get }
  var HKPredicateKeyPathWorkoutAverageQuantity: String { get }
  var HKPredicateKeyPathWorkoutDuration: String { get }
  var HKPredicateKeyPathWorkoutEffortRelationship: String { get }
  var HKPredicateKeyPathWorkoutMaximumQuantity: String { get }
  var HKPredicateKeyPathWorkoutMinimumQuantity: String { get }
  var HKPredicateKeyPathWorkoutSumQuantity: String { get }
  var HKPredicateKeyPathWorkoutTotalDistance: String { get }
  var HKPredicateKeyPathWorkoutTotalEnergyBurned: String { get }
  var HKPredicateKeyPathWorkoutTotalFlightsClimbed: String { get }
  var HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount: String { get }
  var HKPredicateKeyPathWorkoutType: String { get }
  class HKPrescriptionType: HKSampleType {}
  enum HKPrismBase: Int {
    case none, up, down, `in`, out
  }
  class HKQuantity: NSObject, NSSecureCoding, NSCopying {
    func compare(_ quantity: HKQuantity) -> ComparisonResult
    func doubleValue(for unit: HKUnit) -> Double
    init?(coder: NSCoder)
    init(unit: HKUnit, doubleValue value: Double)
    func `is`(compatibleWith unit: HKUnit) -> Bool
  }
  enum HKQuantityAggregationStyle: Int {
    case cumulative, discreteArithmetic, discrete, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
  }
  class HKQuantitySample: HKSample {
    var count: Int { get }
    init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date)
    init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?)
    init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [AnyHashable: Any]?)
    var quantity: HKQuantity { get }
    var quantityType: HKQuantityType { get }
  }
  class HKQuantitySeriesSampleBuilder: NSObject {
    var device: HKDevice? { get }
    func discard()
    func finishSeries(withMetadata metadata: [AnyHashable: Any]?) async throws -> [HKQuantitySample]
    func finishSeries(withMetadata metadata: [AnyHashable: Any]?, completion completionHandler: @escaping ([HKQuantitySample]?, Error?) -> Void)
    func finishSeries(withMetadata metadata: [AnyHashable: Any]?, end endDate: Date?) async throws -> [HKQuantitySample]
    func finishSeries(withMetadata metadata: [AnyHashable: Any]?, end endDate: Date?, completion completionHandler: @escaping ([HKQuantitySample]?, Error?) -> Void)
    init(healthStore: HKHealthStore, quantityType: HKQuantityType, start startDate: Date, device: HKDevice?)
    func insert(_ quantity: HKQuantity, date: Date) throws
    func insert(_ quantity: HKQuantity, dateInterval: DateInterval) throws
    var quantityType: HKQuantityType { get }
    var startDate: Date { get }
  }
  class HKQuantitySeriesSampleQuery: HKQuery {
    var includeSample: Bool
    init()
    init(quantityType: HKQuantityType, predicate: NSPredicate?, quantityHandler: @escaping (HKQuantitySeriesSampleQuery?, HKQuantity?, DateInterval?, Bool, Error?) -> Void)
    init(sample quantitySample: HKQuantitySample, quantityHandler: @escaping (HKQuantitySeriesSampleQuery?, HKQuantity?, Date?, Bool, Error?) -> Void)
    var orderByQuantitySampleStartDate: Bool
  }
  class HKQuantityType: HKSampleType {
    var aggregationStyle: HKQuantityAggregationStyle { get }
    func `is`(compatibleWith unit: HKUnit) -> Bool
  }
  struct HKQuantityTypeIdentifier: RawRepresentable, Hashable {
    static var activeEnergyBurned: HKQuantityTypeIdentifier { get }
    static var appleExerciseTime: HKQuantityTypeIdentifier { get }
    static var appleMoveTime: HKQuantityTypeIdentifier { get }
    static var appleSleepingBreathingDisturbances: HKQuantityTypeIdentifier { get }
    static var appleSleepingWristTemperature: HKQuantityTypeIdentifier { get }
    static var appleStandTime: HKQuantityTypeIdentifier { get }
    static var appleWalkingSteadiness: HKQuantityTypeIdentifier { get }
    static var atrialFibrillationBurden: HKQuantityTypeIdentifier { get }
    static var basalBodyTemperature: HKQuantityTypeIdentifier { get }
    static var basalEnergyBurned: HKQuantityTypeIdentifier { get }
    static var bloodAlcoholContent: HKQuantityTypeIdentifier { get }
    static var bloodGlucose: HKQuantityTypeIdentifier { get }
    static var bloodPressureDiastolic: HKQuantityTypeIdentifier { get }
    static var bloodPressureSystolic: HKQuantityTypeIdentifier { get }
    static var bodyFatPercentage: HKQuantityTypeIdentifier { get }
    static var bodyMass: HKQuantityTypeIdentifier { get }
    static var bodyMassIndex: HKQuantityTypeIdentifier { get }
    static var bodyTemperature: HKQuantityTypeIdentifier { get }
    static var crossCountrySkiingSpeed: HKQuantityTypeIdentifier { get }
    static var cyclingCadence: HKQuantityTypeIdentifier { get }
    static var cyclingFunctionalThresholdPower: HKQuantityTypeIdentifier { get }
    static var cyclingPower: HKQuantityTypeIdentifier { get }
    static var cyclingSpeed: HKQuantityTypeIdentifier { get }
    static var dietaryBiotin: HKQuantityTypeIdentifier { get }
    static var dietaryCaffeine: HKQuantityTypeIdentifier { get }
    static var dietaryCalcium: HKQuantityTypeIdentifier { get }
    static var dietaryCarbohydrates: HKQuantityTypeIdentifier { get }
    static var dietaryChloride: HKQuantityTypeIdentifier { get }
    static var dietaryCholesterol: HKQuantityTypeIdentifier { get }
    static var dietaryChromium: HKQuantityTypeIdentifier { get }
    static var dietaryCopper: HKQuantityTypeIdentifier { get }
    static var dietaryEnergyConsumed: HKQuantityTypeIdentifier { get }
    static var dietaryFatMonounsaturated: HKQuantityTypeIdentifier { get }
    static var dietaryFatPolyunsaturated: HKQuantityTypeIdentifier { get }
    static var dietaryFatSaturated: HKQuantityTypeIdentifier { get }
    static var dietaryFatTotal: HKQuantityTypeIdentifier { get }
    static var dietaryFiber: HKQuantityTypeIdentifier { get }
    static var dietaryFolate: HKQuantityTypeIdentifier { get }
    static var dietaryIodine: HKQuantityTypeIdentifier { get }
    static var dietaryIron: HKQuantityTypeIdentifier { get }
    static var dietaryMagnesium: HKQuantityTypeIdentifier { get }
    static var dietaryManganese: HKQuantityTypeIdentifier { get }
    static var dietaryMolybdenum: HKQuantityTypeIdentifier { get }
    static var dietaryNiacin: HKQuantityTypeIdentifier { get }
    static var dietaryPantothenicAcid: HKQuantityTypeIdentifier { get }
    static var dietaryPhosphorus: HKQuantityTypeIdentifier { get }
    static var dietaryPotassium: HKQuantityTypeIdentifier { get }
    static var dietaryProtein: HKQuantityTypeIdentifier { get }
    static var dietaryRiboflavin: HKQuantityTypeIdentifier { get }
    static var dietarySelenium: HKQuantityTypeIdentifier { get }
    static var dietarySodium: HKQuantityTypeIdentifier { get }
    static var dietarySugar: HKQuantityTypeIdentifier { get }
    static var dietaryThiamin: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminA: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminB12: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminB6: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminC: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminD: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminE: HKQuantityTypeIdentifier { get }
    static var dietaryVitaminK: HKQuantityTypeIdentifier { get }
    static var dietaryWater: HKQuantityTypeIdentifier { get }
    static var dietaryZinc: HKQuantityTypeIdentifier { get }
    static var distanceCrossCountrySkiing: HKQuantityTypeIdentifier { get }
    static var distanceCycling: HKQuantityTypeIdentifier { get }
    static var distanceDownhillSnowSports: HKQuantityTypeIdentifier { get }
    static var distancePaddleSports: HKQuantityTypeIdentifier { get }
    static var distanceRowing: HKQuantityTypeIdentifier { get }
    static var distanceSkatingSports: HKQuantityTypeIdentifier { get }
    static var distanceSwimming: HKQuantityTypeIdentifier { get }
    static var distanceWalkingRunning: HKQuantityTypeIdentifier { get }
    static var distanceWheelchair: HKQuantityTypeIdentifier { get }
    static var electrodermalActivity: HKQuantityTypeIdentifier { get }
    static var environmentalAudioExposure: HKQuantityTypeIdentifier { get }
    static var environmentalSoundReduction: HKQuantityTypeIdentifier { get }
    static var estimatedWorkoutEffortScore: HKQuantityTypeIdentifier { get }
    static var flightsClimbed: HKQuantityTypeIdentifier { get }
    static var forcedExpiratoryVolume1: HKQuantityTypeIdentifier { get }
    static var forcedVitalCapacity: HKQuantityTypeIdentifier { get }
    static var headphoneAudioExposure: HKQuantityTypeIdentifier { get }
    static var heartRate: HKQuantityTypeIdentifier { get }
    static var heartRateRecoveryOneMinute: HKQuantityTypeIdentifier { get }
    static var heartRateVariabilitySDNN: HKQuantityTypeIdentifier { get }
    static var height: HKQuantityTypeIdentifier { get }
    static var inhalerUsage: HKQuantityTypeIdentifier { get }
    init(rawValue: String)
    static var insulinDelivery: HKQuantityTypeIdentifier { get }
    static var leanBodyMass: HKQuantityTypeIdentifier { get }
    static var nikeFuel: HKQuantityTypeIdentifier { get }
    static var numberOfAlcoholicBeverages: HKQuantityTypeIdentifier { get }
    static var numberOfTimesFallen: HKQuantityTypeIdentifier { get }
    static var oxygenSaturation: HKQuantityTypeIdentifier { get }
    static var paddleSportsSpeed: HKQuantityTypeIdentifier { get }
    static var peakExpiratoryFlowRate: HKQuantityTypeIdentifier { get }
    static var peripheralPerfusionIndex: HKQuantityTypeIdentifier { get }
    static var physicalEffort: HKQuantityTypeIdentifier { get }
    static var pushCount: HKQuantityTypeIdentifier { get }
    var rawValue: String { get }
    static var respiratoryRate: HKQuantityTypeIdentifier { get }
    static var restingHeartRate: HKQuantityTypeIdentifier { get }
    static var rowingSpeed: HKQuantityTypeIdentifier { get }
    static var runningGroundContactTime: HKQuantityTypeIdentifier { get }
    static var runningPower: HKQuantityTypeIdentifier { get }
    static var runningSpeed: HKQuantityTypeIdentifier { get }
    static var runningStrideLength: HKQuantityTypeIdentifier { get }
    static var runningVerticalOscillation: HKQuantityTypeIdentifier { get }
    static var sixMinuteWalkTestDistance: HKQuantityTypeIdentifier { get }
    static var stairAscentSpeed: HKQuantityTypeIdentifier { get }
    static var stairDescentSpeed: HKQuantityTypeIdentifier { get }
    static var stepCount: HKQuantityTypeIdentifier { get }
    static var swimmingStrokeCount: HKQuantityTypeIdentifier { get }
    static var timeInDaylight: HKQuantityTypeIdentifier { get }
    static var underwaterDepth: HKQuantityTypeIdentifier { get }
    static var uvExposure: HKQuantityTypeIdentifier { get }
    static var vo2Max: HKQuantityTypeIdentifier { get }
    static var waistCircumference: HKQuantityTypeIdentifier { get }
    static var walkingAsymmetryPercentage: HKQuantityTypeIdentifier { get }
    static var walkingDoubleSupportPercentage: HKQuantityTypeIdentifier { get }
    static var walkingHeartRateAverage: HKQuantityTypeIdentifier { get }
    static var walkingSpeed: HKQuantityTypeIdentifier { get }
    static var walkingStepLength: HKQuantityTypeIdentifier { get }
    static var waterTemperature: HKQuantityTypeIdentifier { get }
    static var workoutEffortScore: HKQuantityTypeIdentifier { get }
  }
  class HKQuery: NSObject {
    var objectType: HKObjectType? { get }
    var predicate: NSPredicate? { get }
    static func predicate(forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents) -> NSPredicate
    static func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate
    static func predicateForCategorySamples(with operatorType: NSPredicate.OperatorType, value: Int) -> NSPredicate
    static func predicateForCategorySamplesEqual(toValues values: Set<NSNumber>) -> NSPredicate
    static func predicateForClinicalRecords(from source: HKSource, fhirResourceType resourceType: String, identifier: String) -> NSPredicate
    static func predicateForClinicalRecords(withFHIRResourceType resourceType: String) -> NSPredicate
    static func predicateForElectrocardiograms(with classification: HKElectrocardiogramClassification) -> NSPredicate
    static func predicateForElectrocardiograms(with symptomsStatus: HKElectrocardiogramSymptomsStatus) -> NSPredicate
    static func predicateForObject(with objectUuid: UUID) -> NSPredicate
    static func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate
    static func predicateForObjects(from source: HKSource) -> NSPredicate
    static func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate
    static func predicateForObjects(from workout: HKWorkout) -> NSPredicate
    static func predicateForObjects(fromSources sources: Set<AnyHashable>) -> NSPredicate
    static func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate
    static func predicateForObjects(withMetadataKey metadataKey: String) -> NSPredicate
    static func predicateForObjects(withMetadataKey metadataKey: String, allowedValues: [Any]) -> NSPredicate
    static func predicateForObjects(withMetadataKey metadataKey: String, operatorType: NSPredicate.OperatorType, value: Any) -> NSPredicate
    static func predicateForObjects(withUUIDs objectUuids: Set<AnyHashable>) -> NSPredicate
    static func predicateForObjectsAssociated(with electrocardiogram: HKElectrocardiogram) -> NSPredicate
    static func predicateForObjectsWithNoCorrelation() -> NSPredicate
    static func predicateForQuantitySamples(with operatorType: NSPredicate.OperatorType, quantity: HKQuantity) -> NSPredicate
    static func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = nil) -> NSPredicate
    static func predicateForStatesOfMind(with association: HKStateOfMindAssociation) -> NSPredicate
    static func predicateForStatesOfMind(with kind: HKStateOfMindKind) -> NSPredicate
    static func predicateForStatesOfMind(with label: HKStateOfMindLabel) -> NSPredicate
    static func predicateForStatesOfMind(withValence valence: Double, operatorType: NSPredicate.OperatorType) -> NSPredicate
    static func predicateForVerifiableClinicalRecordsWithRelevantDate(within dateInterval: DateInterval) -> NSPredicate
    static func predicateForWorkoutActivities(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate
    static func predicateForWorkoutActivities(with operatorType: NSPredicate.OperatorType, duration: Double) -> NSPredicate
    static func predicateForWorkoutActivities(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, averageQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkoutActivities(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, maximumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkoutActivities(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, minimumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkoutActivities(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, sumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkoutActivities(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = nil) -> NSPredicate
    static func predicateForWorkoutEffortSamplesRelated(to workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate
    static func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, duration: Double) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, averageQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, maximumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, minimumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, quantityType: HKQuantityType, sumQuantity: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, totalDistance: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, totalEnergyBurned: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, totalFlightsClimbed: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(with operatorType: NSPredicate.OperatorType, totalSwimmingStrokeCount: HKQuantity) -> NSPredicate
    static func predicateForWorkouts(withActivityPredicate activityPredicate: NSPredicate) -> NSPredicate
    var sampleType: HKSampleType? { get }
  }
  class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(fromValue value: Int)
  }
  class HKQueryDescriptor: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(sampleType: HKSampleType, predicate: NSPredicate?)
    var predicate: NSPredicate? { get }
    var sampleType: HKSampleType { get }
  }
  struct HKQueryOptions: OptionSet {
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var strictEndDate: HKQueryOptions { get }
    static var strictStartDate: HKQueryOptions { get }
  }
  class HKSample: HKObject {
    var endDate: Date { get }
    var hasUndeterminedDuration: Bool { get }
    var sampleType: HKSampleType { get }
    var startDate: Date { get }
  }
  class HKSampleQuery: HKQuery {
    init(queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, Error?) -> Void)
    init(queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor], resultsHandler: @escaping (HKSampleQuery, [HKSample]?, Error?) -> Void)
    init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, Error?) -> Void)
    var limit: Int { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
  }
  var HKSampleSortIdentifierEndDate: String { get }
  var HKSampleSortIdentifierStartDate: String { get }
  class HKSampleType: HKObjectType {
    var allowsRecalibrationForEstimates: Bool { get }
    var isMaximumDurationRestricted: Bool { get }
    var isMinimumDurationRestricted: Bool { get }
    var maximumAllowedDuration: Double { get }
    var minimumAllowedDuration: Double { get }
  }
  class HKScoredAssessment: HKSample, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    var score: Int { get }
  }
  class HKScoredAssessmentType: HKSampleType {}
  struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable {
    static var gad7: HKScoredAssessmentTypeIdentifier { get }
    init(rawValue: String)
    static var phq9: HKScoredAssessmentTypeIdentifier { get }
    var rawValue: String { get }
  }
  class HKSeriesBuilder: NSObject, NSSecureCoding {
    func discard()
    init?(coder: NSCoder)
  }
  class HKSeriesSample: HKSample, NSCopying {
    var count: Int { get }
  }
  class HKSeriesType: HKSampleType {
    static func heartbeat() -> HKSeriesType
    static func workoutRoute() -> HKSeriesType
  }
  class HKSource: NSObject, NSSecureCoding, NSCopying {
    var bundleIdentifier: String { get }
    static var `default`: HKSource { get }
    init?(coder: NSCoder)
    var name: String { get }
  }
  class HKSourceQuery: HKQuery {
    init(sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?, completionHandler: @escaping (HKSourceQuery?, Set<AnyHashable>?, Error?) -> Void)
  }
  class HKSourceRevision: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(source: HKSource, version: String?)
    init(source: HKSource, version: String?, productType: String?, operatingSystemVersion: NSOperatingSystemVersion)
    var operatingSystemVersion: NSOperatingSystemVersion { get }
    var productType: String? { get }
    var source: HKSource { get }
    var version: String? { get }
  }
  var HKSourceRevisionAnyProductType: String { get }
  var HKSourceRevisionAnyVersion: String { get }
  class HKStateOfMind: HKSample, NSSecureCoding, NSCopying {
    var associations: [NSNumber] { get }
    init?(coder: NSCoder)
    init(date: Date, kind: HKStateOfMindKind, valence: Double, labels: [NSNumber], associations: [NSNumber])
    init(date: Date, kind: HKStateOfMindKind, valence: Double, labels: [NSNumber], associations: [NSNumber], metadata: [String: Any]?)
    var kind: HKStateOfMindKind { get }
    var labels: [NSNumber] { get }
    var valence: Double { get }
    var valenceClassification: HKStateOfMindValenceClassification { get }
  }
  enum HKStateOfMindAssociation: Int {
    case community, currentEvents, dating, education, family, fitness, friends, health, hobbies, identity, money, partner, selfCare, spirituality, tasks, travel, work, weather
  }
  enum HKStateOfMindKind: Int {
    case momentaryEmotion, dailyMood
  }
  enum HKStateOfMindLabel: Int {
    case amazed, amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged, disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated, jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed, surprised, worried, annoyed, confident, drained, hopeful, indifferent, overwhelmed, satisfied
  }
  class HKStateOfMindType: HKSampleType {}
  enum HKStateOfMindValenceClassification: Int {
    case veryUnpleasant, unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
  }
  class HKStatistics: NSObject, NSSecureCoding, NSCopying {
    func averageQuantity() -> HKQuantity?
    func averageQuantity(for source: HKSource) -> HKQuantity?
    var duration: HKQuantity? { get }
    func duration(for source: HKSource) -> HKQuantity?
    var endDate: Date { get }
    init?(coder: NSCoder)
    func maximumQuantity() -> HKQuantity?
    func maximumQuantity(for source: HKSource) -> HKQuantity?
    func minimumQuantity() -> HKQuantity?
    func minimumQuantity(for source: HKSource) -> HKQuantity?
    var mostRecentQuantity: HKQuantity? { get }
    func mostRecentQuantity(for source: HKSource) -> HKQuantity?
    var mostRecentQuantityDateInterval: DateInterval? { get }
    func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval?
    var quantityType: HKQuantityType { get }
    var sources: [HKSource]? { get }
    var startDate: Date { get }
    func sumQuantity() -> HKQuantity?
    func sumQuantity(for source: HKSource) -> HKQuantity?
  }
  class HKStatisticsCollection: NSObject {
    func enumerateStatistics(from startDate: Date, to endDate: Date, with handler: @escaping (HKStatistics, Bool) -> Void)
    var sources: Set<AnyHashable> { get }
    var statistics: [HKStatistics] { get }
    func statistics(for date: Date) -> HKStatistics?
  }
  class HKStatisticsCollectionQuery: HKQuery {
    var anchorDate: Date { get }
    init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents)
    var initialResultsHandler: ((HKStatisticsCollectionQuery?, HKStatisticsCollection?, Error?) -> Void)?
    var intervalComponents: DateComponents { get }
    var options: HKStatisticsOptions { get }
    var statisticsUpdateHandler: ((HKStatisticsCollectionQuery?, HKStatistics?, HKStatisticsCollection?, Error?) -> Void)?
  }
  struct HKStatisticsOptions: OptionSet {
    static var cumulativeSum: HKStatisticsOptions { get }
    static var discreteAverage: HKStatisticsOptions { get }
    static var discreteMax: HKStatisticsOptions { get }
    static var discreteMin: HKStatisticsOptions { get }
    static var duration: HKStatisticsOptions { get }
    init(rawValue: UInt)
    static var mostRecent: HKStatisticsOptions { get }
    var rawValue: UInt { get }
    static var separateBySource: HKStatisticsOptions { get }
  }
  class HKStatisticsQuery: HKQuery {
    init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions, completionHandler handler: @escaping (HKStatisticsQuery?, HKStatistics?, Error?) -> Void)
  }
  enum HKSwimmingStrokeStyle: Int {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
  }
  class HKUnit: NSObject, NSCopying, NSSecureCoding {
    static var appleEffortScore: HKUnit { get }
    static var atmosphere: HKUnit { get }
    static var calorie: HKUnit { get }
    static var centimeterOfWater: HKUnit { get }
    static func count() -> HKUnit
    static var cupImperial: HKUnit { get }
    static var cupUS: HKUnit { get }
    static func day() -> HKUnit
    static var decibelAWeightedSoundPressureLevel: HKUnit { get }
    static var decibelHearingLevel: HKUnit { get }
    static var degreeAngle: HKUnit { get }
    static func degreeCelsius() -> HKUnit
    static func degreeFahrenheit() -> HKUnit
    static var diopter: HKUnit { get }
    static func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit
    static var fluidOunceImperial: HKUnit { get }
    static var fluidOunceUS: HKUnit { get }
    static func foot() -> HKUnit
    static func gram() -> HKUnit
    static func gramUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func hertz() -> HKUnit
    static func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func hour() -> HKUnit
    static func inch() -> HKUnit
    static var inchesOfMercury: HKUnit { get }
    init?(coder: NSCoder)
    init(from aString: String)
    init(from energyFormatterUnit: EnergyFormatter.Unit)
    init(from lengthFormatterUnit: LengthFormatter.Unit)
    init(from massFormatterUnit: MassFormatter.Unit)
    static var international: HKUnit { get }
    var isNull: Bool { get }
    static func joule() -> HKUnit
    static func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func kelvin() -> HKUnit
    static func kilocalorie() -> HKUnit
    static func largeCalorie() -> HKUnit
    static func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit
    static func liter() -> HKUnit
    static func literUnit(with prefix: HKMetricPrefix) -> HKUnit
    static var lux: HKUnit { get }
    static func luxUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit
    static func meter() -> HKUnit
    static func meterUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func mile() -> HKUnit
    static var millimeterOfMercury: HKUnit { get }
    static func minute() -> HKUnit
    static func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit
    static func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit
    static func ounce() -> HKUnit
    static func pascal() -> HKUnit
    static func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func percent() -> HKUnit
    static var pintImperial: HKUnit { get }
    static var pintUS: HKUnit { get }
    static func pound() -> HKUnit
    static var prismDiopter: HKUnit { get }
    static var radianAngle: HKUnit { get }
    static func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit
    func reciprocal() -> HKUnit
    static func second() -> HKUnit
    static func secondUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func siemen() -> HKUnit
    static func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func smallCalorie() -> HKUnit
    static func stone() -> HKUnit
    func unitDivided(by unit: HKUnit) -> HKUnit
    func unitMultiplied(by unit: HKUnit) -> HKUnit
    func unitRaised(toPower power: Int) -> HKUnit
    var unitString: String { get }
    static func volt() -> HKUnit
    static func voltUnit(with prefix: HKMetricPrefix) -> HKUnit
    static var watt: HKUnit { get }
    static func wattUnit(with prefix: HKMetricPrefix) -> HKUnit
    static func yard() -> HKUnit
  }
  enum HKUpdateFrequency: Int {
    case immediate, hourly, daily, weekly
  }
  enum HKUserMotionContext: Int {
    case notSet, stationary, active
  }
  enum HKVO2MaxTestType: Int {
    case maxExercise, predictionSubMaxExercise, predictionNonExercise
  }
  class HKVerifiableClinicalRecord: HKSample {
    var dataRepresentation: Data { get }
    var expirationDate: Date? { get }
    var issuedDate: Date { get }
    var issuerIdentifier: String { get }
    var itemNames: [String] { get }
    var jwsRepresentation: Data { get }
    var recordTypes: [String] { get }
    var relevantDate: Date { get }
    var sourceType: String? { get }
    var subject: HKVerifiableClinicalRecordSubject { get }
  }
  struct HKVerifiableClinicalRecordCredentialType: RawRepresentable, Hashable {
    static var covid19: HKVerifiableClinicalRecordCredentialType { get }
    static var immunization: HKVerifiableClinicalRecordCredentialType { get }
    init(rawValue: String)
    static var laboratory: HKVerifiableClinicalRecordCredentialType { get }
    static var none: HKVerifiableClinicalRecordCredentialType { get }
    var rawValue: String { get }
    static var recovery: HKVerifiableClinicalRecordCredentialType { get }
  }
  class HKVerifiableClinicalRecordQuery: HKQuery {
    init(recordTypes: [String], predicate: NSPredicate?, resultsHandler handler: @escaping (HKVerifiableClinicalRecordQuery?, [HKVerifiableClinicalRecord]?, Error?) -> Void)
    init(recordTypes: [String], sourceTypes: [HKVerifiableClinicalRecordSourceType], predicate: NSPredicate?, resultsHandler: @escaping (HKVerifiableClinicalRecordQuery, [HKVerifiableClinicalRecord], Error) -> Void)
    var recordTypes: [String] { get }
    var sourceTypes: [HKVerifiableClinicalRecordSourceType] { get }
  }
  struct HKVerifiableClinicalRecordSourceType: RawRepresentable, Hashable {
    static var euDigitalCOVIDCertificate: HKVerifiableClinicalRecordSourceType { get }
    init(rawValue: String)
    static var none: HKVerifiableClinicalRecordSourceType { get }
    var rawValue: String { get }
    static var smartHealthCard: HKVerifiableClinicalRecordSourceType { get }
  }
  class HKVerifiableClinicalRecordSubject: NSObject, NSSecureCoding, NSCopying {
    var dateOfBirthComponents: DateComponents? { get }
    var fullName: String { get }
    init?(coder: NSCoder)
  }
  enum HKVisionEye: Int {
    case left, right
  }
  class HKVisionPrescription: HKSample, NSSecureCoding, NSCopying {
    var dateIssued: Date { get }
    var expirationDate: Date? { get }
    init?(coder: NSCoder)
    init(type: HKVisionPrescriptionType, dateIssued: Date, expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?)
    var prescriptionType: HKVisionPrescriptionType { get }
  }
  enum HKVisionPrescriptionType: UInt {
    case glasses, contacts
  }
  var HKVisionPrescriptionTypeIdentifier: String { get }
  class HKVisionPrism: NSObject, NSSecureCoding, NSCopying {
    var amount: HKQuantity { get }
    var angle: HKQuantity { get }
    var eye: HKVisionEye { get }
    var horizontalAmount: HKQuantity { get }
    var horizontalBase: HKPrismBase { get }
    init(amount: HKQuantity, angle: HKQuantity, eye: HKVisionEye)
    init?(coder: NSCoder)
    init(verticalAmount: HKQuantity, verticalBase: HKPrismBase, horizontalAmount: HKQuantity, horizontalBase: HKPrismBase, eye: HKVisionEye)
    var verticalAmount: HKQuantity { get }
    var verticalBase: HKPrismBase { get }
  }
  enum HKWaterSalinity: Int {
    case freshWater, saltWater
  }
  enum HKWeatherCondition: Int {
    case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
  }
  enum HKWheelchairUse: Int {
    case notSet, no, yes
  }
  class HKWheelchairUseObject: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var wheelchairUse: HKWheelchairUse { get }
  }
  class HKWorkout: HKSample {
    var allStatistics: [HKQuantityType: HKStatistics] { get }
    var duration: Double { get }
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: Double, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [AnyHashable: Any]?)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: Double, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [AnyHashable: Any]?)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [AnyHashable: Any]?)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [AnyHashable: Any]?)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?, device: HKDevice?, metadata: [AnyHashable: Any]?)
    init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [AnyHashable: Any]?)
    func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    var totalDistance: HKQuantity? { get }
    var totalEnergyBurned: HKQuantity? { get }
    var totalFlightsClimbed: HKQuantity? { get }
    var totalSwimmingStrokeCount: HKQuantity? { get }
    var workoutActivities: [HKWorkoutActivity] { get }
    var workoutActivityType: HKWorkoutActivityType { get }
    var workoutEvents: [HKWorkoutEvent]? { get }
  }
  class HKWorkoutActivity: NSObject, NSSecureCoding, NSCopying {
    var allStatistics: [HKQuantityType: HKStatistics] { get }
    var duration: Double { get }
    var endDate: Date? { get }
    init?(coder: NSCoder)
    init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?, metadata: [String: Any]?)
    var metadata: [String: Any]? { get }
    var startDate: Date { get }
    func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    var uuid: UUID { get }
    var workoutConfiguration: HKWorkoutConfiguration { get }
    var workoutEvents: [HKWorkoutEvent] { get }
  }
  enum HKWorkoutActivityType: UInt {
    case americanFootball, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown, swimBikeRun, transition, underwaterDiving, other
  }
  class HKWorkoutBuilder: NSObject {
    func add(_ samples: [HKSample]) async throws -> Bool
    func add(_ samples: [HKSample], completion completionHandler: @escaping (Bool, Error?) -> Void)
    func addMetadata(_ metadata: [AnyHashable: Any]) async throws -> Bool
    func addMetadata(_ metadata: [AnyHashable: Any], completion completionHandler: @escaping (Bool, Error?) -> Void)
    func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity) async throws -> Bool
    func addWorkoutActivity(_ workoutActivity: HKWorkoutActivity, completion: @escaping (Bool, Error?) -> Void)
    func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws -> Bool
    func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion completionHandler: @escaping (Bool, Error?) -> Void)
    var allStatistics: [HKQuantityType: HKStatistics] { get }
    func beginCollection(withStart startDate: Date) async throws -> Bool
    func beginCollection(withStart startDate: Date, completion completionHandler: @escaping (Bool, Error?) -> Void)
    var device: HKDevice? { get }
    func discardWorkout()
    func elapsedTime(at date: Date) -> Double
    func endCollection(withEnd endDate: Date) async throws -> Bool
    func endCollection(withEnd endDate: Date, completion completionHandler: @escaping (Bool, Error?) -> Void)
    var endDate: Date? { get }
    func finishWorkout() async throws -> Bool
    func finishWorkout(completion completionHandler: @escaping (Bool, Error?) -> Void)
    init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?)
    var metadata: Any { get }
    func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder?
    var startDate: Date? { get }
    func statistics(for quantityType: HKQuantityType) -> HKStatistics?
    func updateActivity(with uuid: UUID, addMedatata metadata: [String: Any]) async throws -> Bool
    func updateActivity(with uuid: UUID, addMedatata metadata: [String: Any], completion: @escaping (Bool, Error?) -> Void)
    func updateActivity(with uuid: UUID, end endDate: Date) async throws -> Bool
    func updateActivity(with uuid: UUID, end endDate: Date, completion: @escaping (Bool, Error?) -> Void)
    var workoutActivities: [HKWorkoutActivity] { get }
    var workoutConfiguration: HKWorkoutConfiguration { get }
    var workoutEvents: [HKWorkoutEvent] { get }
  }
  class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding {
    var activityType: HKWorkoutActivityType
    init()
    init?(coder: NSCoder)
    var lapLength: HKQuantity?
    var locationType: HKWorkoutSessionLocationType
    var swimmingLocationType: HKWorkoutSwimmingLocationType
  }
  class HKWorkoutEffortRelationship: NSObject, NSSecureCoding, NSCopying {
    var activity: HKWorkoutActivity? { get }
    init?(coder: NSCoder)
    var samples: [HKSample]? { get }
    var workout: HKWorkout { get }
  }
  class HKWorkoutEffortRelationshipQuery: HKQuery {
    init(predicate: NSPredicate?, anchor: HKQueryAnchor?, options: HKWorkoutEffortRelationshipQueryOptions, resultsHandler: @escaping (HKWorkoutEffortRelationshipQuery, [HKWorkoutEffortRelationship]?, HKQueryAnchor?, Error?) -> Void)
  }
  enum HKWorkoutEffortRelationshipQueryOptions: Int {
    case `default`, mostRelevant
  }
  class HKWorkoutEvent: NSObject, NSSecureCoding, NSCopying {
    var date: Date { get }
    var dateInterval: DateInterval { get }
    init?(coder: NSCoder)
    init(type: HKWorkoutEventType, date: Date)
    init(type: HKWorkoutEventType, date: Date, metadata: [AnyHashable: Any])
    init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [AnyHashable: Any]?)
    var metadata: Any? { get }
    var type: HKWorkoutEventType { get }
  }
  enum HKWorkoutEventType: Int {
    case pause, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
  }
  class HKWorkoutRoute: HKSeriesSample, NSCopying {}
  class HKWorkoutRouteBuilder: HKSeriesBuilder {
    func addMetadata(_ metadata: [AnyHashable: Any]) async throws -> Bool
    func addMetadata(_ metadata: [AnyHashable: Any], completion: @escaping (Bool, Error?) -> Void)
    func finishRoute(with workout: HKWorkout, metadata: [AnyHashable: Any]?) async throws -> HKWorkoutRoute
    func finishRoute(with workout: HKWorkout, metadata: [AnyHashable: Any]?, completion: @escaping (HKWorkoutRoute?, Error?) -> Void)
    init(healthStore: HKHealthStore, device: HKDevice?)
    func insertRouteData(_ routeData: [CLLocation]) async throws -> Bool
    func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, Error?) -> Void)
  }
  class HKWorkoutRouteQuery: HKQuery {
    init()
    init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping (HKWorkoutRouteQuery?, [CLLocation]?, Bool, Error?) -> Void)
    init(route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval, dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, Error?) -> Void)
  }
  var HKWorkoutRouteTypeIdentifier: String { get }
  class HKWorkoutSession: NSObject, NSSecureCoding {
    var activityType: HKWorkoutActivityType { get }
    var associatedWorkoutBuilder: HKLiveWorkoutBuilder { get }
    func beginNewActivity(with workoutConfiguration: HKWorkoutConfiguration, date: Date, metadata: [String: Any]?)
    var currentActivity: HKWorkoutActivity { get }
    var delegate: HKWorkoutSessionDelegate?
    func end()
    func endCurrentActivity(on date: Date)
    var endDate: Date? { get }
    init(activityType: HKWorkoutActivityType, locationType: HKWorkoutSessionLocationType)
    init?(coder: NSCoder)
    init(configuration workoutConfiguration: HKWorkoutConfiguration) throws
    init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws
    var locationType: HKWorkoutSessionLocationType { get }
    func pause()
    func prepare()
    func resume()
    func sendData(toRemoteWorkoutSession data: Data) async throws -> Bool
    func sendData(toRemoteWorkoutSession data: Data, completion: @escaping (Bool, Error?) -> Void)
    func startActivity(with date: Date?)
    var startDate: Date? { get }
    func startMirroringToCompanionDevice() async throws -> Bool
    func startMirroringToCompanionDevice(completion: @escaping (Bool, Error?) -> Void)
    var state: HKWorkoutSessionState { get }
    func stopActivity(with date: Date?)
    func stopMirroringToCompanionDevice() async throws -> Bool
    func stopMirroringToCompanionDevice(completion: @escaping (Bool, Error?) -> Void)
    var type: HKWorkoutSessionType { get }
    var workoutConfiguration: HKWorkoutConfiguration { get }
  }
  protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(_ workoutSession: HKWorkoutSession, didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: Error?)
    func workoutSession(_ workoutSession: HKWorkoutSession, didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerateEvent event: HKWorkoutEvent)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
  }
  enum HKWorkoutSessionLocationType: Int {
    case unknown, indoor, outdoor
  }
  enum HKWorkoutSessionState: Int {
    case notStarted, running, ended, paused, prepared, stopped
  }
  enum HKWorkoutSessionType: Int {
    case primary, mirrored
  }
  var HKWorkoutSortIdentifierDuration: String { get }
  var HKWorkoutSortIdentifierTotalDistance: String { get }
  var HKWorkoutSortIdentifierTotalEnergyBurned: String { get }
  var HKWorkoutSortIdentifierTotalFlightsClimbed: String { get }
  var HKWorkoutSortIdentifierTotalSwimmingStrokeCount: String { get }
  enum HKWorkoutSwimmingLocationType: Int {
    case unknown, pool, openWater
  }
  class HKWorkoutType: HKSampleType {}
  var HKWorkoutTypeIdentifier: String { get }
  extension Notification.Name {
    static var HKUserPreferencesDidChange: Notification.Name { get }
  }
  """#

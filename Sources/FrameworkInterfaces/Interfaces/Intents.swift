/// What is known of the module `Intents`.
let intentsInterface = #"""
  // exports: Foundation
  extension CLPlacemark {
    init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?)
  }
  enum INAccountType: Int {
    case unknown, checking, credit, debit, investment, mortgage, prepaid, saving
  }
  class INAccountTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithAccountType(toConfirm accountTypeToConfirm: INAccountType) -> INAccountTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INAccountTypeResolutionResult
    static var needsValue: INAccountTypeResolutionResult { get }
    static func needsValue() -> INAccountTypeResolutionResult
    static var notRequired: INAccountTypeResolutionResult { get }
    static func notRequired() -> INAccountTypeResolutionResult
    static func success(withResolvedAccountType resolvedAccountType: INAccountType) -> INAccountTypeResolutionResult
    static var unsupported: INAccountTypeResolutionResult { get }
    static func unsupported() -> INAccountTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INAccountTypeResolutionResult
  }
  class INActivateCarSignalIntent: INIntent {
    var carName: INSpeakableString? { get }
    init(carName: INSpeakableString?, signals: INCarSignalOptions)
    var signals: INCarSignalOptions { get }
  }
  protocol INActivateCarSignalIntentHandling: NSObjectProtocol {
    func confirmActivateCarSignal(_ intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
    func handleActivateCarSignal(_ intent: INActivateCarSignalIntent, completion: @escaping (INActivateCarSignalIntentResponse) -> Void)
    func resolveCarName(forActivateCarSignal intent: INActivateCarSignalIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveSignals(forActivateCarSignal intent: INActivateCarSignalIntent, withCompletion completion: @escaping (INCarSignalOptionsResolutionResult) -> Void)
  }
  class INActivateCarSignalIntentResponse: INIntentResponse {
    var code: INActivateCarSignalIntentResponseCode { get }
    init(code: INActivateCarSignalIntentResponseCode, userActivity: NSUserActivity?)
    var signals: INCarSignalOptions
  }
  enum INActivateCarSignalIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INAddMediaIntent: INIntent {
    init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, mediaDestination: INMediaDestination?)
    var mediaDestination: INMediaDestination? { get }
    var mediaItems: [INMediaItem]? { get }
    var mediaSearch: INMediaSearch? { get }
  }
  protocol INAddMediaIntentHandling: NSObjectProtocol {
    func confirmAddMedia(_ intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    func handleAddMedia(_ intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
    func resolveMediaDestination(forAddMedia intent: INAddMediaIntent, withCompletion completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
    func resolveMediaItems(forAddMedia intent: INAddMediaIntent, withCompletion completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
  }
  class INAddMediaIntentResponse: INIntentResponse {
    var code: INAddMediaIntentResponseCode { get }
    init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INAddMediaIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
  }
  class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INAddMediaMediaDestinationResolutionResult
    static func confirmationRequiredWithMediaDestination(toConfirm mediaDestinationToConfirm: INMediaDestination?) -> INAddMediaMediaDestinationResolutionResult
    static func disambiguationWithMediaDestinations(toDisambiguate mediaDestinationsToDisambiguate: [INMediaDestination]) -> INAddMediaMediaDestinationResolutionResult
    init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult)
    static var needsValue: INAddMediaMediaDestinationResolutionResult { get }
    static func needsValue() -> INAddMediaMediaDestinationResolutionResult
    static var notRequired: INAddMediaMediaDestinationResolutionResult { get }
    static func notRequired() -> INAddMediaMediaDestinationResolutionResult
    static func success(withResolvedMediaDestination resolvedMediaDestination: INMediaDestination) -> INAddMediaMediaDestinationResolutionResult
    static var unsupported: INAddMediaMediaDestinationResolutionResult { get }
    static func unsupported() -> INAddMediaMediaDestinationResolutionResult
    static func unsupported(for reason: INAddMediaMediaDestinationUnsupportedReason) -> INAddMediaMediaDestinationResolutionResult
    static func unsupported(withReason reason: Int) -> INAddMediaMediaDestinationResolutionResult
  }
  enum INAddMediaMediaDestinationUnsupportedReason: Int {
    case playlistNameNotFound, playlistNotEditable
  }
  class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INAddMediaMediaItemResolutionResult
    static func confirmationRequiredWithMediaItem(toConfirm mediaItemToConfirm: INMediaItem?) -> INAddMediaMediaItemResolutionResult
    static func disambiguationWithMediaItems(toDisambiguate mediaItemsToDisambiguate: [INMediaItem]) -> INAddMediaMediaItemResolutionResult
    init(mediaItemResolutionResult: INMediaItemResolutionResult)
    static var needsValue: INAddMediaMediaItemResolutionResult { get }
    static func needsValue() -> INAddMediaMediaItemResolutionResult
    static var notRequired: INAddMediaMediaItemResolutionResult { get }
    static func notRequired() -> INAddMediaMediaItemResolutionResult
    static func success(withResolvedMediaItem resolvedMediaItem: INMediaItem) -> INAddMediaMediaItemResolutionResult
    static func successes(withResolvedMediaItems resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult]
    static var unsupported: INAddMediaMediaItemResolutionResult { get }
    static func unsupported() -> INAddMediaMediaItemResolutionResult
    static func unsupported(for reason: INAddMediaMediaItemUnsupportedReason) -> INAddMediaMediaItemResolutionResult
    static func unsupported(withReason reason: Int) -> INAddMediaMediaItemResolutionResult
  }
  enum INAddMediaMediaItemUnsupportedReason: Int {
    case loginRequired, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
  }
  class INAddTasksIntent: INIntent {
    init()
    init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)
    init(targetTaskList: INTaskList?, taskTitles: [INSpeakableString]?, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, priority: INTaskPriority)
    var priority: INTaskPriority { get }
    var spatialEventTrigger: INSpatialEventTrigger? { get }
    var targetTaskList: INTaskList? { get }
    var taskTitles: [INSpeakableString]? { get }
    var temporalEventTrigger: INTemporalEventTrigger? { get }
  }
  protocol INAddTasksIntentHandling: NSObjectProtocol {
    func confirmAddTasks(_ intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func handleAddTasks(_ intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void)
    func resolvePriority(forAddTasks intent: INAddTasksIntent, withCompletion completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolveSpatialEventTrigger(forAddTasks intent: INAddTasksIntent, withCompletion completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, completion completionHandler: @escaping (INAddTasksTargetTaskListResolutionResult) -> Void)
    func resolveTargetTaskList(forAddTasks intent: INAddTasksIntent, withCompletion completion: @escaping (INTaskListResolutionResult) -> Void)
    func resolveTaskTitles(forAddTasks intent: INAddTasksIntent, withCompletion completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, completion completionHandler: @escaping (INAddTasksTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forAddTasks intent: INAddTasksIntent, withCompletion completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)
  }
  class INAddTasksIntentResponse: INIntentResponse {
    var addedTasks: [INTask]?
    var code: INAddTasksIntentResponseCode { get }
    init(code: INAddTasksIntentResponseCode, userActivity: NSUserActivity?)
    var modifiedTaskList: INTaskList?
  }
  enum INAddTasksIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  enum INAddTasksTargetTaskListConfirmationReason: Int {
    case listShouldBeCreated
  }
  class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INAddTasksTargetTaskListResolutionResult
    static func confirmationRequiredWithTaskList(toConfirm taskListToConfirm: INTaskList?) -> INAddTasksTargetTaskListResolutionResult
    static func confirmationRequiredWithTaskList(toConfirm taskListToConfirm: INTaskList?, for reason: INAddTasksTargetTaskListConfirmationReason) -> INAddTasksTargetTaskListResolutionResult
    static func disambiguationWithTaskLists(toDisambiguate taskListsToDisambiguate: [INTaskList]) -> INAddTasksTargetTaskListResolutionResult
    init(taskListResolutionResult: INTaskListResolutionResult)
    static var needsValue: INAddTasksTargetTaskListResolutionResult { get }
    static func needsValue() -> INAddTasksTargetTaskListResolutionResult
    static var notRequired: INAddTasksTargetTaskListResolutionResult { get }
    static func notRequired() -> INAddTasksTargetTaskListResolutionResult
    static func success(withResolvedTaskList resolvedTaskList: INTaskList) -> INAddTasksTargetTaskListResolutionResult
    static var unsupported: INAddTasksTargetTaskListResolutionResult { get }
    static func unsupported() -> INAddTasksTargetTaskListResolutionResult
    static func unsupported(withReason reason: Int) -> INAddTasksTargetTaskListResolutionResult
  }
  class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INAddTasksTemporalEventTriggerResolutionResult
    static func confirmationRequiredWithTemporalEventTrigger(toConfirm temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> INAddTasksTemporalEventTriggerResolutionResult
    static func disambiguationWithTemporalEventTriggers(toDisambiguate temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> INAddTasksTemporalEventTriggerResolutionResult
    init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult)
    static var needsValue: INAddTasksTemporalEventTriggerResolutionResult { get }
    static func needsValue() -> INAddTasksTemporalEventTriggerResolutionResult
    static var notRequired: INAddTasksTemporalEventTriggerResolutionResult { get }
    static func notRequired() -> INAddTasksTemporalEventTriggerResolutionResult
    static func success(withResolvedTemporalEventTrigger resolvedTemporalEventTrigger: INTemporalEventTrigger) -> INAddTasksTemporalEventTriggerResolutionResult
    static var unsupported: INAddTasksTemporalEventTriggerResolutionResult { get }
    static func unsupported() -> INAddTasksTemporalEventTriggerResolutionResult
    static func unsupported(for reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> INAddTasksTemporalEventTriggerResolutionResult
    static func unsupported(withReason reason: Int) -> INAddTasksTemporalEventTriggerResolutionResult
  }
  enum INAddTasksTemporalEventTriggerUnsupportedReason: Int {
    case timeInPast, invalidRecurrence
  }
  class INAirline: NSObject, NSCopying, NSSecureCoding {
    var iataCode: String? { get }
    var icaoCode: String? { get }
    init?(coder: NSCoder)
    init(name: String?, iataCode: String?, icaoCode: String?)
    var name: String? { get }
  }
  class INAirport: NSObject, NSCopying, NSSecureCoding {
    var iataCode: String? { get }
    var icaoCode: String? { get }
    init?(coder: NSCoder)
    init(name: String?, iataCode: String?, icaoCode: String?)
    var name: String? { get }
  }
  class INAirportGate: NSObject, NSCopying, NSSecureCoding {
    var airport: INAirport { get }
    var gate: String? { get }
    init(airport: INAirport, terminal: String?, gate: String?)
    init?(coder: NSCoder)
    var terminal: String? { get }
  }
  enum INAmountType: Int {
    case unknown, minimumDue, amountDue, currentBalance, maximumTransferAmount, minimumTransferAmount, statementBalance
  }
  class INAnswerCallIntent: INIntent {
    var audioRoute: INCallAudioRoute { get }
    var callIdentifier: String? { get }
    init()
    init(audioRoute: INCallAudioRoute, callIdentifier: String?)
  }
  protocol INAnswerCallIntentHandling: NSObjectProtocol {
    func confirmAnswerCall(_ intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
    func handleAnswerCall(_ intent: INAnswerCallIntent, completion: @escaping (INAnswerCallIntentResponse) -> Void)
  }
  class INAnswerCallIntentResponse: INIntentResponse {
    var callRecords: [INCallRecord]?
    var code: INAnswerCallIntentResponseCode { get }
    init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INAnswerCallIntentResponseCode: Int {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INAppendToNoteIntent: INIntent {
    var content: INNoteContent? { get }
    init()
    init(targetNote: INNote?, content: INNoteContent?)
    var targetNote: INNote? { get }
  }
  protocol INAppendToNoteIntentHandling: NSObjectProtocol {
    func confirmAppend(toNote intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func handleAppend(toNote intent: INAppendToNoteIntent, completion: @escaping (INAppendToNoteIntentResponse) -> Void)
    func resolveContentForAppend(toNote intent: INAppendToNoteIntent, withCompletion completion: @escaping (INNoteContentResolutionResult) -> Void)
    func resolveTargetNoteForAppend(toNote intent: INAppendToNoteIntent, withCompletion completion: @escaping (INNoteResolutionResult) -> Void)
  }
  class INAppendToNoteIntentResponse: INIntentResponse {
    var code: INAppendToNoteIntentResponseCode { get }
    init(code: INAppendToNoteIntentResponseCode, userActivity: NSUserActivity?)
    var note: INNote?
  }
  enum INAppendToNoteIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCannotUpdatePasswordProtectedNote
  }
  class INBalanceAmount: NSObject, NSCopying, NSSecureCoding {
    var amount: NSDecimalNumber? { get }
    var balanceType: INBalanceType { get }
    var currencyCode: String? { get }
    init(amount: NSDecimalNumber, balanceType: INBalanceType)
    init(amount: NSDecimalNumber, currencyCode: String)
    init?(coder: NSCoder)
  }
  enum INBalanceType: Int {
    case unknown, money, points, miles
  }
  class INBalanceTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithBalanceType(toConfirm balanceTypeToConfirm: INBalanceType) -> INBalanceTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INBalanceTypeResolutionResult
    static var needsValue: INBalanceTypeResolutionResult { get }
    static func needsValue() -> INBalanceTypeResolutionResult
    static var notRequired: INBalanceTypeResolutionResult { get }
    static func notRequired() -> INBalanceTypeResolutionResult
    static func success(withResolvedBalanceType resolvedBalanceType: INBalanceType) -> INBalanceTypeResolutionResult
    static var unsupported: INBalanceTypeResolutionResult { get }
    static func unsupported() -> INBalanceTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INBalanceTypeResolutionResult
  }
  class INBillDetails: NSObject, NSCopying, NSSecureCoding {
    var amountDue: INCurrencyAmount?
    var billPayee: INBillPayee?
    var billType: INBillType
    var dueDate: DateComponents?
    init(billType: INBillType, paymentStatus: INPaymentStatus, billPayee: INBillPayee?, amountDue: INCurrencyAmount?, minimumDue: INCurrencyAmount?, lateFee: INCurrencyAmount?, dueDate: DateComponents?, paymentDate: DateComponents?)
    init?(coder: NSCoder)
    var lateFee: INCurrencyAmount?
    var minimumDue: INCurrencyAmount?
    var paymentDate: DateComponents?
    var paymentStatus: INPaymentStatus
  }
  class INBillPayee: NSObject, NSCopying, NSSecureCoding {
    var accountNumber: String? { get }
    init?(coder: NSCoder)
    init(nickname: INSpeakableString, number accountNumber: String?, organizationName: INSpeakableString?)
    var nickname: INSpeakableString? { get }
    var organizationName: INSpeakableString? { get }
  }
  class INBillPayeeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithBillPayee(toConfirm billPayeeToConfirm: INBillPayee?) -> INBillPayeeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INBillPayeeResolutionResult
    static func disambiguationWithBillPayees(toDisambiguate billPayeesToDisambiguate: [INBillPayee]) -> INBillPayeeResolutionResult
    static var needsValue: INBillPayeeResolutionResult { get }
    static func needsValue() -> INBillPayeeResolutionResult
    static var notRequired: INBillPayeeResolutionResult { get }
    static func notRequired() -> INBillPayeeResolutionResult
    static func success(withResolvedBillPayee resolvedBillPayee: INBillPayee) -> INBillPayeeResolutionResult
    static var unsupported: INBillPayeeResolutionResult { get }
    static func unsupported() -> INBillPayeeResolutionResult
    static func unsupported(withReason reason: Int) -> INBillPayeeResolutionResult
  }
  enum INBillType: Int {
    case unknown, autoInsurance, cable, carLease, carLoan, creditCard, electricity, gas, garbageAndRecycling, healthInsurance, homeInsurance, internet, lifeInsurance, mortgage, musicStreaming, phone, rent, sewer, studentLoan, trafficTicket, tuition, utilities, water
  }
  class INBillTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithBillType(toConfirm valueToConfirm: INBillType) -> INBillTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INBillTypeResolutionResult
    static var needsValue: INBillTypeResolutionResult { get }
    static func needsValue() -> INBillTypeResolutionResult
    static var notRequired: INBillTypeResolutionResult { get }
    static func notRequired() -> INBillTypeResolutionResult
    static func success(withResolvedBillType resolvedValue: INBillType) -> INBillTypeResolutionResult
    static var unsupported: INBillTypeResolutionResult { get }
    static func unsupported() -> INBillTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INBillTypeResolutionResult
  }
  class INBoatReservation: INReservation, NSCopying, NSSecureCoding {
    var boatTrip: INBoatTrip? { get }
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, boatTrip: INBoatTrip?)
    var reservedSeat: INSeat? { get }
  }
  class INBoatTrip: NSObject, NSCopying, NSSecureCoding {
    var arrivalBoatTerminalLocation: CLPlacemark { get }
    var boatName: String? { get }
    var boatNumber: String? { get }
    var departureBoatTerminalLocation: CLPlacemark { get }
    init?(coder: NSCoder)
    init(provider: String?, boatName: String?, boatNumber: String?, tripDuration: INDateComponentsRange, departureBoatTerminalLocation: CLPlacemark, arrivalBoatTerminalLocation: CLPlacemark)
    var provider: String? { get }
    var tripDuration: INDateComponentsRange { get }
  }
  class INBookRestaurantReservationIntent: INIntent, NSCopying {
    var bookingDateComponents: DateComponents
    var bookingIdentifier: String?
    var guest: INRestaurantGuest?
    var guestProvidedSpecialRequestText: String?
    init()
    init(restaurant: INRestaurant, booking bookingDateComponents: DateComponents, partySize: Int, bookingIdentifier: String?, guest: INRestaurantGuest?, selectedOffer: INRestaurantOffer?, guestProvidedSpecialRequestText: String?)
    var partySize: Int
    var restaurant: INRestaurant
    var selectedOffer: INRestaurantOffer?
  }
  enum INBookRestaurantReservationIntentCode: Int {
    case success, denied, failure, failureRequiringAppLaunch, failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchServiceTemporarilyUnavailable
  }
  protocol INBookRestaurantReservationIntentHandling: NSObjectProtocol {
    func confirmBookRestaurantReservation(_ intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)
    func handleBookRestaurantReservation(_ intent: INBookRestaurantReservationIntent, completion: @escaping (INBookRestaurantReservationIntentResponse) -> Void)
    func resolveBookingDateComponents(forBookRestaurantReservation intent: INBookRestaurantReservationIntent, withCompletion completion: @escaping (INDateComponentsResolutionResult) -> Void)
    func resolveGuest(forBookRestaurantReservation intent: INBookRestaurantReservationIntent, withCompletion completion: @escaping (INRestaurantGuestResolutionResult) -> Void)
    func resolveGuestProvidedSpecialRequestText(forBookRestaurantReservation intent: INBookRestaurantReservationIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolvePartySize(forBookRestaurantReservation intent: INBookRestaurantReservationIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveRestaurant(forBookRestaurantReservation intent: INBookRestaurantReservationIntent, withCompletion completion: @escaping (INRestaurantResolutionResult) -> Void)
  }
  class INBookRestaurantReservationIntentResponse: INIntentResponse {
    var code: INBookRestaurantReservationIntentCode { get }
    init()
    init(code: INBookRestaurantReservationIntentCode, userActivity: NSUserActivity?)
    var userBooking: INRestaurantReservationUserBooking?
  }
  class INBooleanResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INBooleanResolutionResult
    static func confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> INBooleanResolutionResult
    static var needsValue: INBooleanResolutionResult { get }
    static func needsValue() -> INBooleanResolutionResult
    static var notRequired: INBooleanResolutionResult { get }
    static func notRequired() -> INBooleanResolutionResult
    static func success(withResolvedValue resolvedValue: Bool) -> INBooleanResolutionResult
    static var unsupported: INBooleanResolutionResult { get }
    static func unsupported() -> INBooleanResolutionResult
    static func unsupported(withReason reason: Int) -> INBooleanResolutionResult
  }
  class INBusReservation: INReservation, NSCopying, NSSecureCoding {
    var busTrip: INBusTrip { get }
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, busTrip: INBusTrip?)
    var reservedSeat: INSeat? { get }
  }
  class INBusTrip: NSObject, NSCopying, NSSecureCoding {
    var arrivalBusStopLocation: CLPlacemark { get }
    var arrivalPlatform: String? { get }
    var busName: String? { get }
    var busNumber: String? { get }
    var departureBusStopLocation: CLPlacemark { get }
    var departurePlatform: String? { get }
    init?(coder: NSCoder)
    init(provider: String?, busName: String?, busNumber: String?, tripDuration: INDateComponentsRange, departureBusStopLocation: CLPlacemark, departurePlatform: String?, arrivalBusStopLocation: CLPlacemark, arrivalPlatform: String?)
    var provider: String? { get }
    var tripDuration: INDateComponentsRange { get }
  }
  enum INCallAudioRoute: Int {
    case unknown, speakerphoneAudioRoute, bluetoothAudioRoute
  }
  enum INCallCapability: Int {
    case unknown, audioCall, videoCall
  }
  struct INCallCapabilityOptions: OptionSet {
    static var audioCall: INCallCapabilityOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var videoCall: INCallCapabilityOptions { get }
  }
  class INCallCapabilityResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCallCapability(toConfirm callCapabilityToConfirm: INCallCapability) -> INCallCapabilityResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCallCapabilityResolutionResult
    static var needsValue: INCallCapabilityResolutionResult { get }
    static func needsValue() -> INCallCapabilityResolutionResult
    static var notRequired: INCallCapabilityResolutionResult { get }
    static func notRequired() -> INCallCapabilityResolutionResult
    static func success(withResolvedCallCapability resolvedCallCapability: INCallCapability) -> INCallCapabilityResolutionResult
    static var unsupported: INCallCapabilityResolutionResult { get }
    static func unsupported() -> INCallCapabilityResolutionResult
    static func unsupported(withReason reason: Int) -> INCallCapabilityResolutionResult
  }
  enum INCallDestinationType: Int {
    case unknown, normal, emergency, voicemail, redial, callBack
  }
  class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCallDestinationType(toConfirm callDestinationTypeToConfirm: INCallDestinationType) -> INCallDestinationTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCallDestinationTypeResolutionResult
    static var needsValue: INCallDestinationTypeResolutionResult { get }
    static func needsValue() -> INCallDestinationTypeResolutionResult
    static var notRequired: INCallDestinationTypeResolutionResult { get }
    static func notRequired() -> INCallDestinationTypeResolutionResult
    static func success(withResolvedCallDestinationType resolvedCallDestinationType: INCallDestinationType) -> INCallDestinationTypeResolutionResult
    static var unsupported: INCallDestinationTypeResolutionResult { get }
    static func unsupported() -> INCallDestinationTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INCallDestinationTypeResolutionResult
  }
  class INCallGroup: NSObject, NSCopying, NSSecureCoding {
    var groupId: String? { get }
    var groupName: String? { get }
    init?(coder: NSCoder)
    init(groupName: String?, groupId: String?)
  }
  class INCallRecord: NSObject, NSCopying, NSSecureCoding {
    var callCapability: INCallCapability { get }
    var callDuration: NSNumber? { get }
    var callRecordType: INCallRecordType { get }
    var caller: INPerson? { get }
    var dateCreated: Date? { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?)
    init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?)
    init(identifier: String, dateCreated: Date?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, participants: [INPerson]?, numberOfCalls: NSNumber?, isCallerIdBlocked: NSNumber?)
    init(identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?)
    init(identifier: String, dateCreated: Date?, caller: INPerson?, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: NSNumber?, unseen: NSNumber?, numberOfCalls: NSNumber?)
    var isCallerIdBlocked: NSNumber { get }
    var numberOfCalls: NSNumber? { get }
    var participants: [INPerson]? { get }
    var unseen: NSNumber? { get }
  }
  class INCallRecordFilter: NSObject, NSCopying, NSSecureCoding {
    var callCapability: INCallCapability { get }
    var callTypes: INCallRecordTypeOptions { get }
    init?(coder: NSCoder)
    init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability)
    var participants: [INPerson]? { get }
  }
  class INCallRecordResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCallRecord(toConfirm callRecordToConfirm: INCallRecord?) -> INCallRecordResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCallRecordResolutionResult
    static func disambiguationWithCallRecords(toDisambiguate callRecordsToDisambiguate: [INCallRecord]) -> INCallRecordResolutionResult
    init()
    static var needsValue: INCallRecordResolutionResult { get }
    static func needsValue() -> INCallRecordResolutionResult
    static var notRequired: INCallRecordResolutionResult { get }
    static func notRequired() -> INCallRecordResolutionResult
    static func success(withResolvedCallRecord resolvedCallRecord: INCallRecord) -> INCallRecordResolutionResult
    static var unsupported: INCallRecordResolutionResult { get }
    static func unsupported() -> INCallRecordResolutionResult
    static func unsupported(withReason reason: Int) -> INCallRecordResolutionResult
  }
  enum INCallRecordType: Int {
    case unknown, outgoing, missed, received, latest, voicemail, ringing, inProgress, onHold
  }
  struct INCallRecordTypeOptions: OptionSet {
    static var inProgress: INCallRecordTypeOptions { get }
    init(rawValue: UInt)
    static var latest: INCallRecordTypeOptions { get }
    static var missed: INCallRecordTypeOptions { get }
    static var onHold: INCallRecordTypeOptions { get }
    static var outgoing: INCallRecordTypeOptions { get }
    var rawValue: UInt { get }
    static var received: INCallRecordTypeOptions { get }
    static var ringing: INCallRecordTypeOptions { get }
    static var voicemail: INCallRecordTypeOptions { get }
  }
  class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCallRecordTypeOptions(toConfirm callRecordTypeOptionsToConfirm: INCallRecordTypeOptions = nil) -> INCallRecordTypeOptionsResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCallRecordTypeOptionsResolutionResult
    static var needsValue: INCallRecordTypeOptionsResolutionResult { get }
    static func needsValue() -> INCallRecordTypeOptionsResolutionResult
    static var notRequired: INCallRecordTypeOptionsResolutionResult { get }
    static func notRequired() -> INCallRecordTypeOptionsResolutionResult
    static func success(resolvedCallRecordTypeOptions: INCallRecordTypeOptions = nil) -> INCallRecordTypeOptionsResolutionResult
    static var unsupported: INCallRecordTypeOptionsResolutionResult { get }
    static func unsupported() -> INCallRecordTypeOptionsResolutionResult
    static func unsupported(withReason reason: Int) -> INCallRecordTypeOptionsResolutionResult
  }
  class INCallRecordTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCallRecordType(toConfirm valueToConfirm: INCallRecordType) -> INCallRecordTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCallRecordTypeResolutionResult
    static var needsValue: INCallRecordTypeResolutionResult { get }
    static func needsValue() -> INCallRecordTypeResolutionResult
    static var notRequired: INCallRecordTypeResolutionResult { get }
    static func notRequired() -> INCallRecordTypeResolutionResult
    static func success(withResolvedCallRecordType resolvedValue: INCallRecordType) -> INCallRecordTypeResolutionResult
    static var unsupported: INCallRecordTypeResolutionResult { get }
    static func unsupported() -> INCallRecordTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INCallRecordTypeResolutionResult
  }
  protocol INCallsDomainHandling: INStartAudioCallIntentHandling, INSearchCallHistoryIntentHandling, INStartVideoCallIntentHandling {}
  class INCancelRideIntent: INIntent {
    init(rideIdentifier: String)
    var rideIdentifier: String { get }
  }
  protocol INCancelRideIntentHandling: NSObjectProtocol {
    func confirmCancelRide(_ intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
    func handleCancelRide(_ intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
  }
  class INCancelRideIntentResponse: INIntentResponse {
    var cancellationFee: INCurrencyAmount?
    var cancellationFeeThreshold: DateComponents?
    var code: INCancelRideIntentResponseCode { get }
    init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INCancelRideIntentResponseCode: Int {
    case unspecified, ready, success, failure
  }
  class INCancelWorkoutIntent: INIntent {
    init()
    init(workoutName: INSpeakableString?)
    var workoutName: INSpeakableString? { get }
  }
  protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    func confirmCancelWorkout(_ intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func handleCancelWorkout(_ intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INCancelWorkoutIntentResponse: INIntentResponse {
    var code: INCancelWorkoutIntentResponseCode { get }
    init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INCancelWorkoutIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
  }
  class INCar: NSObject, NSCopying, NSSecureCoding {
    var carIdentifier: String { get }
    var color: CGColor? { get }
    var displayName: String? { get }
    var headUnit: INCarHeadUnit? { get }
    init(carIdentifier: String, displayName: String?, year: String?, make: String?, model: String?, color: CGColor?, headUnit: INCarHeadUnit?, supportedChargingConnectors: [INCarChargingConnectorType])
    init?(coder: NSCoder)
    var make: String? { get }
    func maximumPower(forChargingConnectorType chargingConnectorType: INCarChargingConnectorType) -> Measurement<UnitPower>?
    var model: String? { get }
    func setMaximumPower(_ power: Measurement<UnitPower>, forChargingConnectorType chargingConnectorType: INCarChargingConnectorType)
    var supportedChargingConnectors: [INCarChargingConnectorType] { get }
    var year: String? { get }
  }
  enum INCarAirCirculationMode: Int {
    case unknown, freshAir, recirculateAir
  }
  class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCarAirCirculationMode(toConfirm valueToConfirm: INCarAirCirculationMode) -> INCarAirCirculationModeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCarAirCirculationModeResolutionResult
    static var needsValue: INCarAirCirculationModeResolutionResult { get }
    static func needsValue() -> INCarAirCirculationModeResolutionResult
    static var notRequired: INCarAirCirculationModeResolutionResult { get }
    static func notRequired() -> INCarAirCirculationModeResolutionResult
    static func success(withResolvedCarAirCirculationMode resolvedValue: INCarAirCirculationMode) -> INCarAirCirculationModeResolutionResult
    static var unsupported: INCarAirCirculationModeResolutionResult { get }
    static func unsupported() -> INCarAirCirculationModeResolutionResult
    static func unsupported(withReason reason: Int) -> INCarAirCirculationModeResolutionResult
  }
  enum INCarAudioSource: Int {
    case unknown, carPlay, iPod, radio, bluetooth, aux, usb, memoryCard, opticalDrive, hardDrive
  }
  class INCarAudioSourceResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCarAudioSource(toConfirm valueToConfirm: INCarAudioSource) -> INCarAudioSourceResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCarAudioSourceResolutionResult
    static var needsValue: INCarAudioSourceResolutionResult { get }
    static func needsValue() -> INCarAudioSourceResolutionResult
    static var notRequired: INCarAudioSourceResolutionResult { get }
    static func notRequired() -> INCarAudioSourceResolutionResult
    static func success(withResolvedCarAudioSource resolvedValue: INCarAudioSource) -> INCarAudioSourceResolutionResult
    static var unsupported: INCarAudioSourceResolutionResult { get }
    static func unsupported() -> INCarAudioSourceResolutionResult
    static func unsupported(withReason reason: Int) -> INCarAudioSourceResolutionResult
  }
  struct INCarChargingConnectorType: RawRepresentable, Hashable {
    static var ccs1: INCarChargingConnectorType { get }
    static var ccs2: INCarChargingConnectorType { get }
    static var chAdeMO: INCarChargingConnectorType { get }
    static var gbtac: INCarChargingConnectorType { get }
    static var gbtdc: INCarChargingConnectorType { get }
    init(rawValue: String)
    static var j1772: INCarChargingConnectorType { get }
    static var mennekes: INCarChargingConnectorType { get }
    static var nacsac: INCarChargingConnectorType { get }
    static var nacsdc: INCarChargingConnectorType { get }
    static var none: INCarChargingConnectorType { get }
    var rawValue: String { get }
    static var tesla: INCarChargingConnectorType { get }
  }
  protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling, INSetCarLockStatusIntentHandling, INGetCarLockStatusIntentHandling, INGetCarPowerLevelStatusIntentHandling {}
  enum INCarDefroster: Int {
    case unknown, front, rear, all
  }
  class INCarDefrosterResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCarDefroster(toConfirm valueToConfirm: INCarDefroster) -> INCarDefrosterResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCarDefrosterResolutionResult
    static var needsValue: INCarDefrosterResolutionResult { get }
    static func needsValue() -> INCarDefrosterResolutionResult
    static var notRequired: INCarDefrosterResolutionResult { get }
    static func notRequired() -> INCarDefrosterResolutionResult
    static func success(withResolvedCarDefroster resolvedValue: INCarDefroster) -> INCarDefrosterResolutionResult
    static var unsupported: INCarDefrosterResolutionResult { get }
    static func unsupported() -> INCarDefrosterResolutionResult
    static func unsupported(withReason reason: Int) -> INCarDefrosterResolutionResult
  }
  class INCarHeadUnit: NSObject, NSCopying, NSSecureCoding {
    var bluetoothIdentifier: String? { get }
    var iAP2Identifier: String? { get }
    init(bluetoothIdentifier: String?, iAP2Identifier: String?)
    init?(coder: NSCoder)
  }
  protocol INCarPlayDomainHandling: INSetAudioSourceInCarIntentHandling, INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetSeatSettingsInCarIntentHandling, INSetProfileInCarIntentHandling, INSaveProfileInCarIntentHandling {}
  enum INCarSeat: Int {
    case unknown, driver, passenger, frontLeft, frontRight, front, rearLeft, rearRight, rear, thirdRowLeft, thirdRowRight, thirdRow, all
  }
  class INCarSeatResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCarSeat(toConfirm valueToConfirm: INCarSeat) -> INCarSeatResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCarSeatResolutionResult
    static var needsValue: INCarSeatResolutionResult { get }
    static func needsValue() -> INCarSeatResolutionResult
    static var notRequired: INCarSeatResolutionResult { get }
    static func notRequired() -> INCarSeatResolutionResult
    static func success(withResolvedCarSeat resolvedValue: INCarSeat) -> INCarSeatResolutionResult
    static var unsupported: INCarSeatResolutionResult { get }
    static func unsupported() -> INCarSeatResolutionResult
    static func unsupported(withReason reason: Int) -> INCarSeatResolutionResult
  }
  struct INCarSignalOptions: OptionSet {
    static var audible: INCarSignalOptions { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var visible: INCarSignalOptions { get }
  }
  class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCarSignalOptions(toConfirm valueToConfirm: INCarSignalOptions = nil) -> INCarSignalOptionsResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCarSignalOptionsResolutionResult
    static var needsValue: INCarSignalOptionsResolutionResult { get }
    static func needsValue() -> INCarSignalOptionsResolutionResult
    static var notRequired: INCarSignalOptionsResolutionResult { get }
    static func notRequired() -> INCarSignalOptionsResolutionResult
    static func success(resolvedCarSignalOptions resolvedValue: INCarSignalOptions = nil) -> INCarSignalOptionsResolutionResult
    static var unsupported: INCarSignalOptionsResolutionResult { get }
    static func unsupported() -> INCarSignalOptionsResolutionResult
    static func unsupported(withReason reason: Int) -> INCarSignalOptionsResolutionResult
  }
  enum INConditionalOperator: Int {
    case all, any, none
  }
  class INCreateNoteIntent: INIntent {
    var content: INNoteContent? { get }
    var groupName: INSpeakableString? { get }
    init(title: INSpeakableString?, content: INNoteContent?, groupName: INSpeakableString?)
    var title: INSpeakableString? { get }
  }
  protocol INCreateNoteIntentHandling: NSObjectProtocol {
    func confirmCreateNote(_ intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func handleCreateNote(_ intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
    func resolveContent(forCreateNote intent: INCreateNoteIntent, withCompletion completion: @escaping (INNoteContentResolutionResult) -> Void)
    func resolveGroupName(forCreateNote intent: INCreateNoteIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTitle(forCreateNote intent: INCreateNoteIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INCreateNoteIntentResponse: INIntentResponse {
    var code: INCreateNoteIntentResponseCode { get }
    var createdNote: INNote?
    init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INCreateNoteIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INCreateTaskListIntent: INIntent {
    var groupName: INSpeakableString? { get }
    init(title: INSpeakableString?, taskTitles: [INSpeakableString]?, groupName: INSpeakableString?)
    var taskTitles: [INSpeakableString]? { get }
    var title: INSpeakableString? { get }
  }
  protocol INCreateTaskListIntentHandling: NSObjectProtocol {
    func confirmCreateTaskList(_ intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func handleCreateTaskList(_ intent: INCreateTaskListIntent, completion: @escaping (INCreateTaskListIntentResponse) -> Void)
    func resolveGroupName(forCreateTaskList intent: INCreateTaskListIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTaskTitles(forCreateTaskList intent: INCreateTaskListIntent, withCompletion completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
    func resolveTitle(forCreateTaskList intent: INCreateTaskListIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INCreateTaskListIntentResponse: INIntentResponse {
    var code: INCreateTaskListIntentResponseCode { get }
    var createdTaskList: INTaskList?
    init(code: INCreateTaskListIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INCreateTaskListIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {
    var amount: NSDecimalNumber? { get }
    var currencyCode: String? { get }
    init(amount: NSDecimalNumber, currencyCode: String)
    init?(coder: NSCoder)
  }
  class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithCurrencyAmount(toConfirm currencyAmountToConfirm: INCurrencyAmount?) -> INCurrencyAmountResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INCurrencyAmountResolutionResult
    static func disambiguationWithCurrencyAmounts(toDisambiguate currencyAmountsToDisambiguate: [INCurrencyAmount]) -> INCurrencyAmountResolutionResult
    static var needsValue: INCurrencyAmountResolutionResult { get }
    static func needsValue() -> INCurrencyAmountResolutionResult
    static var notRequired: INCurrencyAmountResolutionResult { get }
    static func notRequired() -> INCurrencyAmountResolutionResult
    static func success(withResolvedCurrencyAmount resolvedCurrencyAmount: INCurrencyAmount) -> INCurrencyAmountResolutionResult
    static var unsupported: INCurrencyAmountResolutionResult { get }
    static func unsupported() -> INCurrencyAmountResolutionResult
    static func unsupported(withReason reason: Int) -> INCurrencyAmountResolutionResult
  }
  class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    enum Situation: Int { case morning, evening, home, work, school, gym, commute, headphonesConnected, activeWorkout, physicalActivityIncomplete }
    init(situation: INDailyRoutineRelevanceProvider.Situation)
    var situation: INDailyRoutineRelevanceProvider.Situation { get }
  }
  class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
    var ekRecurrenceRule: EKRecurrenceRule? { get }
    var endDateComponents: DateComponents? { get }
    init?(coder: NSCoder)
    init(ekRecurrenceRule recurrenceRule: EKRecurrenceRule)
    init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?)
    init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?)
    var recurrenceRule: INRecurrenceRule? { get }
    var startDateComponents: DateComponents? { get }
  }
  class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithDateComponentsRange(toConfirm dateComponentsRangeToConfirm: INDateComponentsRange?) -> INDateComponentsRangeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDateComponentsRangeResolutionResult
    static func disambiguationWithDateComponentsRanges(toDisambiguate dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> INDateComponentsRangeResolutionResult
    static var needsValue: INDateComponentsRangeResolutionResult { get }
    static func needsValue() -> INDateComponentsRangeResolutionResult
    static var notRequired: INDateComponentsRangeResolutionResult { get }
    static func notRequired() -> INDateComponentsRangeResolutionResult
    static func success(withResolvedDateComponentsRange resolvedDateComponentsRange: INDateComponentsRange) -> INDateComponentsRangeResolutionResult
    static var unsupported: INDateComponentsRangeResolutionResult { get }
    static func unsupported() -> INDateComponentsRangeResolutionResult
    static func unsupported(withReason reason: Int) -> INDateComponentsRangeResolutionResult
  }
  class INDateComponentsResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithDateComponents(toConfirm componentsToConfirm: DateComponents?) -> INDateComponentsResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDateComponentsResolutionResult
    static func disambiguationWithDateComponents(toDisambiguate componentsToDisambiguate: [DateComponents]) -> INDateComponentsResolutionResult
    static var needsValue: INDateComponentsResolutionResult { get }
    static func needsValue() -> INDateComponentsResolutionResult
    static var notRequired: INDateComponentsResolutionResult { get }
    static func notRequired() -> INDateComponentsResolutionResult
    static func success(withResolvedDateComponents resolvedDateComponents: DateComponents) -> INDateComponentsResolutionResult
    static var unsupported: INDateComponentsResolutionResult { get }
    static func unsupported() -> INDateComponentsResolutionResult
    static func unsupported(withReason reason: Int) -> INDateComponentsResolutionResult
  }
  class INDateRelevanceProvider: INRelevanceProvider {
    var endDate: Date? { get }
    init(start startDate: Date, end endDate: Date?)
    var startDate: Date { get }
  }
  enum INDateSearchType: Int {
    case unknown, byDueDate, byModifiedDate, byCreatedDate
  }
  class INDateSearchTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithDateSearchType(toConfirm dateSearchTypeToConfirm: INDateSearchType) -> INDateSearchTypeResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDateSearchTypeResolutionResult
    static var needsValue: INDateSearchTypeResolutionResult { get }
    static func needsValue() -> INDateSearchTypeResolutionResult
    static var notRequired: INDateSearchTypeResolutionResult { get }
    static func notRequired() -> INDateSearchTypeResolutionResult
    static func success(withResolvedDateSearchType resolvedDateSearchType: INDateSearchType) -> INDateSearchTypeResolutionResult
    static var unsupported: INDateSearchTypeResolutionResult { get }
    static func unsupported() -> INDateSearchTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INDateSearchTypeResolutionResult
  }
  struct INDayOfWeekOptions: OptionSet {
    static var friday: INDayOfWeekOptions { get }
    init(rawValue: UInt)
    static var monday: INDayOfWeekOptions { get }
    var rawValue: UInt { get }
    static var saturday: INDayOfWeekOptions { get }
    static var sunday: INDayOfWeekOptions { get }
    static var thursday: INDayOfWeekOptions { get }
    static var tuesday: INDayOfWeekOptions { get }
    static var wednesday: INDayOfWeekOptions { get }
  }
  class INDefaultCardTemplate: NSObject, NSCopying, NSSecureCoding {
    var image: INImage?
    init?(coder: NSCoder)
    init(title: String)
    var subtitle: String?
    var title: String
  }
  class INDeleteTasksIntent: INIntent {
    var all: NSNumber? { get }
    init(taskList: INTaskList?, tasks: [INTask]?, all: NSNumber?)
    var taskList: INTaskList? { get }
    var tasks: [INTask]? { get }
  }
  protocol INDeleteTasksIntentHandling: NSObjectProtocol {
    func confirmDeleteTasks(_ intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func handleDeleteTasks(_ intent: INDeleteTasksIntent, completion: @escaping (INDeleteTasksIntentResponse) -> Void)
    func resolveTaskList(forDeleteTasks intent: INDeleteTasksIntent, withCompletion completion: @escaping (INDeleteTasksTaskListResolutionResult) -> Void)
    func resolveTasks(forDeleteTasks intent: INDeleteTasksIntent, withCompletion completion: @escaping ([INDeleteTasksTaskResolutionResult]) -> Void)
  }
  class INDeleteTasksIntentResponse: INIntentResponse {
    var code: INDeleteTasksIntentResponseCode { get }
    var deletedTasks: [INTask]?
    init(code: INDeleteTasksIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INDeleteTasksIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDeleteTasksTaskListResolutionResult
    static func confirmationRequiredWithTaskList(toConfirm taskListToConfirm: INTaskList?) -> INDeleteTasksTaskListResolutionResult
    static func disambiguationWithTaskLists(toDisambiguate taskListsToDisambiguate: [INTaskList]) -> INDeleteTasksTaskListResolutionResult
    init(taskListResolutionResult: INTaskListResolutionResult)
    static var needsValue: INDeleteTasksTaskListResolutionResult { get }
    static func needsValue() -> INDeleteTasksTaskListResolutionResult
    static var notRequired: INDeleteTasksTaskListResolutionResult { get }
    static func notRequired() -> INDeleteTasksTaskListResolutionResult
    static func success(withResolvedTaskList resolvedTaskList: INTaskList) -> INDeleteTasksTaskListResolutionResult
    static var unsupported: INDeleteTasksTaskListResolutionResult { get }
    static func unsupported() -> INDeleteTasksTaskListResolutionResult
    static func unsupported(for reason: INDeleteTasksTaskListUnsupportedReason) -> INDeleteTasksTaskListResolutionResult
    static func unsupported(withReason reason: Int) -> INDeleteTasksTaskListResolutionResult
  }
  enum INDeleteTasksTaskListUnsupportedReason: Int {
    case noTaskListFound
  }
  class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDeleteTasksTaskResolutionResult
    static func confirmationRequiredWithTask(toConfirm taskToConfirm: INTask?) -> INDeleteTasksTaskResolutionResult
    static func disambiguationWithTasks(toDisambiguate tasksToDisambiguate: [INTask]) -> INDeleteTasksTaskResolutionResult
    init(taskResolutionResult: INTaskResolutionResult)
    static var needsValue: INDeleteTasksTaskResolutionResult { get }
    static func needsValue() -> INDeleteTasksTaskResolutionResult
    static var notRequired: INDeleteTasksTaskResolutionResult { get }
    static func notRequired() -> INDeleteTasksTaskResolutionResult
    static func success(withResolvedTask resolvedTask: INTask) -> INDeleteTasksTaskResolutionResult
    static var unsupported: INDeleteTasksTaskResolutionResult { get }
    static func unsupported() -> INDeleteTasksTaskResolutionResult
    static func unsupported(for reason: INDeleteTasksTaskUnsupportedReason) -> INDeleteTasksTaskResolutionResult
    static func unsupported(withReason reason: Int) -> INDeleteTasksTaskResolutionResult
  }
  enum INDeleteTasksTaskUnsupportedReason: Int {
    case found, inApp
  }
  class INDoubleResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDoubleResolutionResult
    static func confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> INDoubleResolutionResult
    static var needsValue: INDoubleResolutionResult { get }
    static func needsValue() -> INDoubleResolutionResult
    static var notRequired: INDoubleResolutionResult { get }
    static func notRequired() -> INDoubleResolutionResult
    static func success(withResolvedValue resolvedValue: Double) -> INDoubleResolutionResult
    static var unsupported: INDoubleResolutionResult { get }
    static func unsupported() -> INDoubleResolutionResult
    static func unsupported(withReason reason: Int) -> INDoubleResolutionResult
  }
  class INEditMessageIntent: INIntent {
    var editedContent: String? { get }
    init()
    init(messageIdentifier: String?, editedContent: String?)
    var messageIdentifier: String? { get }
  }
  protocol INEditMessageIntentHandling: NSObjectProtocol {
    func confirmEditMessage(_ intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
    func handleEditMessage(_ intent: INEditMessageIntent, completion: @escaping (INEditMessageIntentResponse) -> Void)
    func resolveEditedContent(forEditMessage intent: INEditMessageIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
  }
  class INEditMessageIntentResponse: INIntentResponse {
    var code: INEditMessageIntentResponseCode { get }
    init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INEditMessageIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound, failurePastEditTimeLimit, failureMessageTypeUnsupported, failureUnsupportedOnService, failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
  }
  class INEndWorkoutIntent: INIntent {
    init()
    init(workoutName: INSpeakableString?)
    var workoutName: INSpeakableString? { get }
  }
  protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    func confirmEndWorkout(_ intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func handleEndWorkout(_ intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INEndWorkoutIntentResponse: INIntentResponse {
    var code: INEndWorkoutIntentResponseCode { get }
    init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INEndWorkoutIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
  }
  class INEnergyResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithEnergy(toConfirm energyToConfirm: Measurement<UnitEnergy>?) -> INEnergyResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INEnergyResolutionResult
    static func disambiguationWithEnergy(toDisambiguate energyToDisambiguate: [Measurement<UnitEnergy>]) -> INEnergyResolutionResult
    static var needsValue: INEnergyResolutionResult { get }
    static func needsValue() -> INEnergyResolutionResult
    static var notRequired: INEnergyResolutionResult { get }
    static func notRequired() -> INEnergyResolutionResult
    static func success(withResolvedEnergy resolvedEnergy: Measurement<UnitEnergy>) -> INEnergyResolutionResult
    static var unsupported: INEnergyResolutionResult { get }
    static func unsupported() -> INEnergyResolutionResult
    static func unsupported(withReason reason: Int) -> INEnergyResolutionResult
  }
  class INEnumResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INEnumResolutionResult
    static func confirmationRequiredWithValue(toConfirm valueToConfirm: Int) -> INEnumResolutionResult
    static var needsValue: INEnumResolutionResult { get }
    static func needsValue() -> INEnumResolutionResult
    static var notRequired: INEnumResolutionResult { get }
    static func notRequired() -> INEnumResolutionResult
    static func success(withResolvedValue resolvedValue: Int) -> INEnumResolutionResult
    static var unsupported: INEnumResolutionResult { get }
    static func unsupported() -> INEnumResolutionResult
    static func unsupported(withReason reason: Int) -> INEnumResolutionResult
  }
  class INExtension: NSObject, INIntentHandlerProviding {
    init()
  }
  class INFile: NSObject, NSSecureCoding {
    var data: Data { get }
    var fileURL: URL? { get }
    var filename: String
    init?(coder: NSCoder)
    init(data: Data, filename: String, typeIdentifier: String?)
    init(file fileUrl: URL, filename: String?, typeIdentifier: String?)
    var removedOnCompletion: Bool
    var typeIdentifier: String? { get }
  }
  class INFileResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithFile(toConfirm fileToConfirm: INFile?) -> INFileResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INFileResolutionResult
    static func disambiguationWithFiles(toDisambiguate filesToDisambiguate: [INFile]) -> INFileResolutionResult
    static var needsValue: INFileResolutionResult { get }
    static func needsValue() -> INFileResolutionResult
    static var notRequired: INFileResolutionResult { get }
    static func notRequired() -> INFileResolutionResult
    static func success(withResolvedFile resolvedFile: INFile) -> INFileResolutionResult
    static var unsupported: INFileResolutionResult { get }
    static func unsupported() -> INFileResolutionResult
    static func unsupported(withReason reason: Int) -> INFileResolutionResult
  }
  class INFlight: NSObject, NSCopying, NSSecureCoding {
    var airline: INAirline { get }
    var arrivalAirportGate: INAirportGate { get }
    var boardingTime: INDateComponentsRange? { get }
    var departureAirportGate: INAirportGate { get }
    var flightDuration: INDateComponentsRange { get }
    var flightNumber: String { get }
    init(airline: INAirline, flightNumber: String, boardingTime: INDateComponentsRange?, flightDuration: INDateComponentsRange, departureAirportGate: INAirportGate, arrivalAirportGate: INAirportGate)
    init?(coder: NSCoder)
  }
  class INFlightReservation: INReservation, NSCopying, NSSecureCoding {
    var flight: INFlight { get }
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, flight: INFlight)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, flight: INFlight)
    var reservedSeat: INSeat? { get }
  }
  class INFocusStatus: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(isFocused: NSNumber?)
    var isFocused: NSNumber? { get }
  }
  enum INFocusStatusAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  class INFocusStatusCenter: NSObject {
    var authorizationStatus: INFocusStatusAuthorizationStatus { get }
    static var `default`: INFocusStatusCenter { get }
    static func `default`() -> INFocusStatusCenter
    var focusStatus: INFocusStatus { get }
    init()
    func requestAuthorization() async -> INFocusStatusAuthorizationStatus
    func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil)
  }
  class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent {
    init()
    init(restaurant: INRestaurant?)
    var restaurant: INRestaurant?
  }
  protocol INGetAvailableRestaurantReservationBookingDefaultsIntentHandling: NSObjectProtocol {
    func confirmGetAvailableRestaurantReservationBookingDefaults(_ intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
    func handleGetAvailableRestaurantReservationBookingDefaults(_ intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingDefaultsIntentResponse) -> Void)
    func resolveRestaurant(forGetAvailableRestaurantReservationBookingDefaults intent: INGetAvailableRestaurantReservationBookingDefaultsIntent, withCompletion completion: @escaping (INRestaurantResolutionResult) -> Void)
  }
  class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse {
    var code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode { get }
    var defaultBookingDate: Date { get }
    var defaultPartySize: Int { get }
    init()
    init(defaultPartySize: Int, defaultBooking defaultBookingDate: Date, code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode, userActivity: NSUserActivity?)
    var maximumPartySize: NSNumber?
    var minimumPartySize: NSNumber?
    var providerImage: INImage
  }
  enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int {
    case success, failure, unspecified
  }
  class INGetAvailableRestaurantReservationBookingsIntent: INIntent, NSCopying {
    var earliestBookingDateForResults: Date?
    init()
    init(restaurant: INRestaurant, partySize: Int, preferredBooking preferredBookingDateComponents: DateComponents?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?, latestBookingDateForResults: Date?)
    var latestBookingDateForResults: Date?
    var maximumNumberOfResults: NSNumber?
    var partySize: Int
    var preferredBookingDateComponents: DateComponents?
    var restaurant: INRestaurant
  }
  enum INGetAvailableRestaurantReservationBookingsIntentCode: Int {
    case success, failure, failureRequestUnsatisfiable, failureRequestUnspecified
  }
  protocol INGetAvailableRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    func confirmGetAvailableRestaurantReservationBookings(_ intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
    func handleGetAvailableRestaurantReservationBookings(_ intent: INGetAvailableRestaurantReservationBookingsIntent, completion: @escaping (INGetAvailableRestaurantReservationBookingsIntentResponse) -> Void)
    func resolvePartySize(forGetAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolvePreferredBookingDateComponents(forGetAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, withCompletion completion: @escaping (INDateComponentsResolutionResult) -> Void)
    func resolveRestaurant(forGetAvailableRestaurantReservationBookings intent: INGetAvailableRestaurantReservationBookingsIntent, withCompletion completion: @escaping (INRestaurantResolutionResult) -> Void)
  }
  class INGetAvailableRestaurantReservationBookingsIntentResponse: INIntentResponse {
    var availableBookings: [INRestaurantReservationBooking] { get }
    var code: INGetAvailableRestaurantReservationBookingsIntentCode { get }
    init()
    init(availableBookings: [INRestaurantReservationBooking], code: INGetAvailableRestaurantReservationBookingsIntentCode, userActivity: NSUserActivity?)
    var localizedBookingAdvisementText: String?
    var localizedRestaurantDescriptionText: String?
    var termsAndConditions: INTermsAndConditions?
  }
  class INGetCarLockStatusIntent: INIntent {
    var carName: INSpeakableString? { get }
    init(carName: INSpeakableString?)
  }
  protocol INGetCarLockStatusIntentHandling: NSObjectProtocol {
    func confirmGetCarLockStatus(_ intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
    func handleGetCarLockStatus(_ intent: INGetCarLockStatusIntent, completion: @escaping (INGetCarLockStatusIntentResponse) -> Void)
    func resolveCarName(forGetCarLockStatus intent: INGetCarLockStatusIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INGetCarLockStatusIntentResponse: INIntentResponse {
    var code: INGetCarLockStatusIntentResponseCode { get }
    init(code: INGetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?)
    var locked: NSNumber?
  }
  enum INGetCarLockStatusIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INGetCarPowerLevelStatusIntent: INIntent {
    var carName: INSpeakableString? { get }
    init(carName: INSpeakableString?)
  }
  protocol INGetCarPowerLevelStatusIntentHandling: NSObjectProtocol {
    func confirmGetCarPowerLevelStatus(_ intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func handleGetCarPowerLevelStatus(_ intent: INGetCarPowerLevelStatusIntent, completion: @escaping (INGetCarPowerLevelStatusIntentResponse) -> Void)
    func resolveCarName(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func startSendingUpdates(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent, to observer: INGetCarPowerLevelStatusIntentResponseObserver)
    func stopSendingUpdates(forGetCarPowerLevelStatus intent: INGetCarPowerLevelStatusIntent)
  }
  class INGetCarPowerLevelStatusIntentResponse: INIntentResponse {
    var activeConnector: INCarChargingConnectorType?
    var carIdentifier: String?
    var chargePercentRemaining: NSNumber?
    var charging: NSNumber?
    var chargingFormulaArguments: [String: Any]?
    var code: INGetCarPowerLevelStatusIntentResponseCode { get }
    var consumptionFormulaArguments: [String: Any]?
    var currentBatteryCapacity: Measurement<UnitEnergy>?
    var dateOfLastStateUpdate: DateComponents?
    var distanceRemaining: Measurement<UnitLength>?
    var distanceRemainingElectric: Measurement<UnitLength>?
    var distanceRemainingFuel: Measurement<UnitLength>?
    var fuelPercentRemaining: NSNumber?
    init(code: INGetCarPowerLevelStatusIntentResponseCode, userActivity: NSUserActivity?)
    var maximumBatteryCapacity: Measurement<UnitEnergy>?
    var maximumDistance: Measurement<UnitLength>?
    var maximumDistanceElectric: Measurement<UnitLength>?
    var maximumDistanceFuel: Measurement<UnitLength>?
    var minimumBatteryCapacity: Measurement<UnitEnergy>?
    var minutesToFull: NSNumber?
  }
  enum INGetCarPowerLevelStatusIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  protocol INGetCarPowerLevelStatusIntentResponseObserver: NSObjectProtocol {
    func getCarPowerLevelStatusResponseDidUpdate(_ response: INGetCarPowerLevelStatusIntentResponse)
  }
  class INGetReservationDetailsIntent: INIntent {
    init(reservationContainerReference: INSpeakableString?, reservationItemReferences: [INSpeakableString]?)
    var reservationContainerReference: INSpeakableString? { get }
    var reservationItemReferences: [INSpeakableString]? { get }
  }
  class INGetReservationDetailsIntentResponse: INIntentResponse {
    var code: INGetReservationDetailsIntentResponseCode { get }
    init(code: INGetReservationDetailsIntentResponseCode, userActivity: NSUserActivity?)
    var reservations: [INReservation]?
  }
  enum INGetReservationDetailsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INGetRestaurantGuestIntent: INIntent {
    init()
  }
  protocol INGetRestaurantGuestIntentHandling: NSObjectProtocol {
    func confirmGetRestaurantGuest(_ guestIntent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)
    func handleGetRestaurantGuest(_ intent: INGetRestaurantGuestIntent, completion: @escaping (INGetRestaurantGuestIntentResponse) -> Void)
  }
  class INGetRestaurantGuestIntentResponse: INIntentResponse {
    var code: INGetRestaurantGuestIntentResponseCode { get }
    var guest: INRestaurantGuest?
    var guestDisplayPreferences: INRestaurantGuestDisplayPreferences?
    init()
    init(code: INGetRestaurantGuestIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INGetRestaurantGuestIntentResponseCode: Int {
    case success, failure
  }
  class INGetRideStatusIntent: INIntent {
    init()
  }
  protocol INGetRideStatusIntentHandling: NSObjectProtocol {
    func confirmGetRideStatus(_ intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    func handleGetRideStatus(_ intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
    func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver)
    func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent)
  }
  class INGetRideStatusIntentResponse: INIntentResponse {
    var code: INGetRideStatusIntentResponseCode { get }
    init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?)
    var rideStatus: INRideStatus?
  }
  enum INGetRideStatusIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchServiceTemporarilyUnavailable
  }
  protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
    func getRideStatusResponseDidUpdate(_ response: INGetRideStatusIntentResponse)
  }
  class INGetUserCurrentRestaurantReservationBookingsIntent: INIntent, NSCopying {
    var earliestBookingDateForResults: Date?
    init()
    init(restaurant: INRestaurant?, reservationIdentifier: String?, maximumNumberOfResults: NSNumber?, earliestBookingDateForResults: Date?)
    var maximumNumberOfResults: NSNumber?
    var reservationIdentifier: String?
    var restaurant: INRestaurant?
  }
  protocol INGetUserCurrentRestaurantReservationBookingsIntentHandling: NSObjectProtocol {
    func confirmGetUserCurrentRestaurantReservationBookings(_ intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
    func handleGetUserCurrentRestaurantReservationBookings(_ intent: INGetUserCurrentRestaurantReservationBookingsIntent, completion: @escaping (INGetUserCurrentRestaurantReservationBookingsIntentResponse) -> Void)
    func resolveRestaurant(forGetUserCurrentRestaurantReservationBookings intent: INGetUserCurrentRestaurantReservationBookingsIntent, withCompletion completion: @escaping (INRestaurantResolutionResult) -> Void)
  }
  class INGetUserCurrentRestaurantReservationBookingsIntentResponse: INIntentResponse {
    var code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode { get }
    init()
    init(userCurrentBookings: [INRestaurantReservationUserBooking], code: INGetUserCurrentRestaurantReservationBookingsIntentResponseCode, userActivity: NSUserActivity?)
    var userCurrentBookings: [INRestaurantReservationUserBooking]
  }
  enum INGetUserCurrentRestaurantReservationBookingsIntentResponseCode: Int {
    case success, failure, failureRequestUnsatisfiable, unspecified
  }
  class INGetVisualCodeIntent: INIntent {
    init(visualCodeType: INVisualCodeType)
    var visualCodeType: INVisualCodeType { get }
  }
  protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
    func confirmGetVisualCode(_ intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
    func handleGetVisualCode(_ intent: INGetVisualCodeIntent, completion: @escaping (INGetVisualCodeIntentResponse) -> Void)
    func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, withCompletion completion: @escaping (INVisualCodeTypeResolutionResult) -> Void)
  }
  class INGetVisualCodeIntentResponse: INIntentResponse {
    var code: INGetVisualCodeIntentResponseCode { get }
    init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?)
    var visualCodeImage: INImage?
  }
  enum INGetVisualCodeIntentResponseCode: Int {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  }
  class INHangUpCallIntent: INIntent {
    var callIdentifier: String? { get }
    init()
    init(callIdentifier: String?)
  }
  protocol INHangUpCallIntentHandling: NSObjectProtocol {
    func confirmHangUpCall(_ intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
    func handleHangUpCall(_ intent: INHangUpCallIntent, completion: @escaping (INHangUpCallIntentResponse) -> Void)
  }
  class INHangUpCallIntentResponse: INIntentResponse {
    var code: INHangUpCallIntentResponseCode { get }
    init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INHangUpCallIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureNoCallToHangUp
  }
  class INImage: NSObject, NSCopying, NSSecureCoding {
    func fetchUIImage() async -> UIImage
    func fetchUIImage(completion: @escaping (UIImage) -> Void)
    static func imageSize(for response: INIntentResponse) -> CGSize
    init(cgImage image: CGImage)
    init?(coder: NSCoder)
    init(imageData: Data)
    init(named name: String)
    init(nsImage image: NSImage)
    init(uiImage image: UIImage)
    init?(url: URL)
    init?(url: URL, width: Double, height: Double)
    static func systemImageNamed(_ systemImageName: String) -> INImage
  }
  class INImageNoteContent: INNoteContent, NSSecureCoding, NSCopying {
    var image: INImage? { get }
    init()
    init?(coder: NSCoder)
    init(image: INImage)
  }
  class INIntegerResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INIntegerResolutionResult
    static func confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> INIntegerResolutionResult
    static var needsValue: INIntegerResolutionResult { get }
    static func needsValue() -> INIntegerResolutionResult
    static var notRequired: INIntegerResolutionResult { get }
    static func notRequired() -> INIntegerResolutionResult
    static func success(withResolvedValue resolvedValue: Int) -> INIntegerResolutionResult
    static var unsupported: INIntegerResolutionResult { get }
    static func unsupported() -> INIntegerResolutionResult
    static func unsupported(withReason reason: Int) -> INIntegerResolutionResult
  }
  class INIntent: NSObject, NSCopying, NSSecureCoding {
    var donationMetadata: INIntentDonationMetadata?
    var identifier: String? { get }
    func image(forParameterNamed parameterName: String) -> INImage?
    init?(coder: NSCoder)
    var intentDescription: String? { get }
    var keyImage: INImage { get }
    func setImage(_ image: INImage?, forParameterNamed parameterName: String)
    var shortcutAvailability: INShortcutAvailabilityOptions
    var suggestedInvocationPhrase: String?
  }
  class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  struct INIntentError: Error {
    enum Code: Int { case interactionOperationNotSupported, donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers, deletingInteractionWithGroupIdentifier, intentSupportedByMultipleExtension, restrictedIntentsNotSupportedByExtension, noHandlerProvidedForIntent, invalidIntentName, noAppAvailable, requestTimedOut, missingInformation, invalidUserVocabularyFileLocation, extensionLaunchingTimeout, extensionBringUpFailed, imageGeneric, imageNoServiceAvailable, imageStorageFailed, imageLoadingFailed, imageRetrievalFailed, imageProxyLoop, imageProxyInvalid, imageProxyTimeout, imageServiceFailure, imageScalingFailed, permissionDenied, voiceShortcutCreationFailed, voiceShortcutGetFailed, voiceShortcutDeleteFailed, encodingGeneric, encodingFailed, decodingGeneric, unableToCreateAppIntentRepresentation, noAppIntent }
    var code: INIntentError.Code { get }
    static var decodingGeneric: INIntentError.Code { get }
    static var deletingAllInteractions: INIntentError.Code { get }
    static var deletingInteractionWithGroupIdentifier: INIntentError.Code { get }
    static var deletingInteractionWithIdentifiers: INIntentError.Code { get }
    static var donatingInteraction: INIntentError.Code { get }
    static var encodingFailed: INIntentError.Code { get }
    static var encodingGeneric: INIntentError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var extensionBringUpFailed: INIntentError.Code { get }
    static var extensionLaunchingTimeout: INIntentError.Code { get }
    static var imageGeneric: INIntentError.Code { get }
    static var imageLoadingFailed: INIntentError.Code { get }
    static var imageNoServiceAvailable: INIntentError.Code { get }
    static var imageProxyInvalid: INIntentError.Code { get }
    static var imageProxyLoop: INIntentError.Code { get }
    static var imageProxyTimeout: INIntentError.Code { get }
    static var imageRetrievalFailed: INIntentError.Code { get }
    static var imageScalingFailed: INIntentError.Code { get }
    static var imageServiceFailure: INIntentError.Code { get }
    static var imageStorageFailed: INIntentError.Code { get }
    init(_ code: INIntentError.Code, userInfo: [String: Any] = nil)
    static var intentSupportedByMultipleExtension: INIntentError.Code { get }
    static var interactionOperationNotSupported: INIntentError.Code { get }
    static var invalidIntentName: INIntentError.Code { get }
    static var invalidUserVocabularyFileLocation: INIntentError.Code { get }
    var localizedDescription: String { get }
    static var missingInformation: INIntentError.Code { get }
    static var noAppAvailable: INIntentError.Code { get }
    static var noAppIntent: INIntentError.Code { get }
    static var noHandlerProvidedForIntent: INIntentError.Code { get }
    static var permissionDenied: INIntentError.Code { get }
    static var requestTimedOut: INIntentError.Code { get }
    static var restrictedIntentsNotSupportedByExtension: INIntentError.Code { get }
    static var unableToCreateAppIntentRepresentation: INIntentError.Code { get }
    var userInfo: [String: Any] { get }
    static var voiceShortcutCreationFailed: INIntentError.Code { get }
    static var voiceShortcutDeleteFailed: INIntentError.Code { get }
    static var voiceShortcutGetFailed: INIntentError.Code { get }
  }
  var INIntentErrorDomain: String { get }
  protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
  }
  enum INIntentHandlingStatus: Int {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
  }
  struct INIntentIdentifier: RawRepresentable, Hashable {
    static var answerCall: INIntentIdentifier { get }
    static var cancelWorkout: INIntentIdentifier { get }
    static var endWorkout: INIntentIdentifier { get }
    static var getRideStatus: INIntentIdentifier { get }
    static var hangUpCall: INIntentIdentifier { get }
    init(rawValue: String)
    static var listRideOptions: INIntentIdentifier { get }
    static var none: INIntentIdentifier { get }
    static var pauseWorkout: INIntentIdentifier { get }
    var rawValue: String { get }
    static var requestPayment: INIntentIdentifier { get }
    static var requestRide: INIntentIdentifier { get }
    static var resumeWorkout: INIntentIdentifier { get }
    static var saveProfileInCar: INIntentIdentifier { get }
    static var searchCallHistory: INIntentIdentifier { get }
    static var searchForMessages: INIntentIdentifier { get }
    static var searchForPhotos: INIntentIdentifier { get }
    static var sendMessage: INIntentIdentifier { get }
    static var sendPayment: INIntentIdentifier { get }
    static var setAudioSourceInCar: INIntentIdentifier { get }
    static var setClimateSettingsInCar: INIntentIdentifier { get }
    static var setDefrosterSettingsInCar: INIntentIdentifier { get }
    static var setMessageAttribute: INIntentIdentifier { get }
    static var setProfileInCar: INIntentIdentifier { get }
    static var setRadioStation: INIntentIdentifier { get }
    static var setSeatSettingsInCar: INIntentIdentifier { get }
    static var startAudioCall: INIntentIdentifier { get }
    static var startCall: INIntentIdentifier { get }
    static var startPhotoPlayback: INIntentIdentifier { get }
    static var startVideoCall: INIntentIdentifier { get }
    static var startWorkout: INIntentIdentifier { get }
  }
  class INIntentResolutionResult: NSObject {}
  class INIntentResponse: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    var userActivity: NSUserActivity?
  }
  class INInteraction: NSObject, NSSecureCoding, NSCopying {
    var dateInterval: DateInterval?
    static func deleteAllInteractions() async throws
    static func deleteAllInteractions(completion: ((Error?) -> Void)? = nil)
    static func deleteInteractions(withGroupIdentifier groupIdentifier: String) async throws
    static func deleteInteractions(withGroupIdentifier groupIdentifier: String, completion: ((Error?) -> Void)? = nil)
    static func deleteInteractions(withIdentifiers identifiers: [String]) async throws
    static func deleteInteractions(withIdentifiers identifiers: [String], completion: ((Error?) -> Void)? = nil)
    var direction: INInteractionDirection
    func donateInteraction() async throws
    func donateInteraction(completion: ((Error?) -> Void)? = nil)
    var groupIdentifier: String?
    var identifier: String
    init?(coder: NSCoder)
    init(intent: INIntent, response: INIntentResponse?)
    var intent: INIntent { get }
    var intentHandlingStatus: INIntentHandlingStatus { get }
    var intentResponse: INIntentResponse? { get }
    func parameterValue(for parameter: INParameter) -> UnsafeMutableRawPointer
  }
  enum INInteractionDirection: Int {
    case unspecified, outgoing, incoming
  }
  class INLengthResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INLengthResolutionResult
    static func confirmationRequiredWithLength(toConfirm lengthToConfirm: Measurement<UnitLength>?) -> INLengthResolutionResult
    static func disambiguationWithLengths(toDisambiguate lengthsToDisambiguate: [Measurement<UnitLength>]) -> INLengthResolutionResult
    static var needsValue: INLengthResolutionResult { get }
    static func needsValue() -> INLengthResolutionResult
    static var notRequired: INLengthResolutionResult { get }
    static func notRequired() -> INLengthResolutionResult
    static func success(withResolvedLength resolvedLength: Measurement<UnitLength>) -> INLengthResolutionResult
    static var unsupported: INLengthResolutionResult { get }
    static func unsupported() -> INLengthResolutionResult
    static func unsupported(withReason reason: Int) -> INLengthResolutionResult
  }
  class INListCarsIntent: INIntent {
    init()
  }
  protocol INListCarsIntentHandling: NSObjectProtocol {
    func confirmListCars(_ intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
    func handleListCars(_ intent: INListCarsIntent, completion: @escaping (INListCarsIntentResponse) -> Void)
  }
  class INListCarsIntentResponse: INIntentResponse {
    var cars: [INCar]?
    var code: INListCarsIntentResponseCode { get }
    init(code: INListCarsIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INListCarsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INListRideOptionsIntent: INIntent {
    var dropOffLocation: CLPlacemark? { get }
    init()
    init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)
    var pickupLocation: CLPlacemark? { get }
  }
  protocol INListRideOptionsIntentHandling: NSObjectProtocol {
    func confirmListRideOptions(_ intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    func handleListRideOptions(_ intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void)
    func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
  }
  class INListRideOptionsIntentResponse: INIntentResponse {
    var code: INListRideOptionsIntentResponseCode { get }
    var expirationDate: Date?
    init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?)
    var paymentMethods: [INPaymentMethod]?
    var rideOptions: [INRideOption]?
  }
  enum INListRideOptionsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchNoServiceInArea, failureRequiringAppLaunchServiceTemporarilyUnavailable, failureRequiringAppLaunchPreviousRideNeedsCompletion, failurePreviousRideNeedsFeedback
  }
  class INLocationRelevanceProvider: INRelevanceProvider {
    init(region: CLRegion)
    var region: CLRegion { get }
  }
  enum INLocationSearchType: Int {
    case unknown, byLocationTrigger
  }
  class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INLocationSearchTypeResolutionResult
    static func confirmationRequiredWithLocationSearchType(toConfirm locationSearchTypeToConfirm: INLocationSearchType) -> INLocationSearchTypeResolutionResult
    static var needsValue: INLocationSearchTypeResolutionResult { get }
    static func needsValue() -> INLocationSearchTypeResolutionResult
    static var notRequired: INLocationSearchTypeResolutionResult { get }
    static func notRequired() -> INLocationSearchTypeResolutionResult
    static func success(withResolvedLocationSearchType resolvedLocationSearchType: INLocationSearchType) -> INLocationSearchTypeResolutionResult
    static var unsupported: INLocationSearchTypeResolutionResult { get }
    static func unsupported() -> INLocationSearchTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INLocationSearchTypeResolutionResult
  }
  class INLodgingReservation: INReservation, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: NSNumber?, numberOfChildren: NSNumber?)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, lodgingBusinessLocation: CLPlacemark, reservationDuration: INDateComponentsRange, numberOfAdults: NSNumber?, numberOfChildren: NSNumber?)
    var lodgingBusinessLocation: CLPlacemark { get }
    var numberOfAdults: NSNumber? { get }
    var numberOfChildren: NSNumber? { get }
    var reservationDuration: INDateComponentsRange { get }
  }
  class INMassResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMassResolutionResult
    static func confirmationRequiredWithMass(toConfirm massToConfirm: Measurement<UnitMass>?) -> INMassResolutionResult
    static func disambiguationWithMass(toDisambiguate massToDisambiguate: [Measurement<UnitMass>]) -> INMassResolutionResult
    static var needsValue: INMassResolutionResult { get }
    static func needsValue() -> INMassResolutionResult
    static var notRequired: INMassResolutionResult { get }
    static func notRequired() -> INMassResolutionResult
    static func success(withResolvedMass resolvedMass: Measurement<UnitMass>) -> INMassResolutionResult
    static var unsupported: INMassResolutionResult { get }
    static func unsupported() -> INMassResolutionResult
    static func unsupported(withReason reason: Int) -> INMassResolutionResult
  }
  enum INMediaAffinityType: Int {
    case unknown, like, dislike
  }
  class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMediaAffinityTypeResolutionResult
    static func confirmationRequiredWithMediaAffinityType(toConfirm mediaAffinityTypeToConfirm: INMediaAffinityType) -> INMediaAffinityTypeResolutionResult
    static var needsValue: INMediaAffinityTypeResolutionResult { get }
    static func needsValue() -> INMediaAffinityTypeResolutionResult
    static var notRequired: INMediaAffinityTypeResolutionResult { get }
    static func notRequired() -> INMediaAffinityTypeResolutionResult
    static func success(withResolvedMediaAffinityType resolvedMediaAffinityType: INMediaAffinityType) -> INMediaAffinityTypeResolutionResult
    static var unsupported: INMediaAffinityTypeResolutionResult { get }
    static func unsupported() -> INMediaAffinityTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INMediaAffinityTypeResolutionResult
  }
  class INMediaDestination: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    static func library() -> INMediaDestination
    var mediaDestinationType: INMediaDestinationType { get }
    static func playlistDestination(withName playlistName: String) -> INMediaDestination
    var playlistName: String? { get }
  }
  class INMediaDestinationResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMediaDestinationResolutionResult
    static func confirmationRequiredWithMediaDestination(toConfirm mediaDestinationToConfirm: INMediaDestination?) -> INMediaDestinationResolutionResult
    static func disambiguationWithMediaDestinations(toDisambiguate mediaDestinationsToDisambiguate: [INMediaDestination]) -> INMediaDestinationResolutionResult
    static var needsValue: INMediaDestinationResolutionResult { get }
    static func needsValue() -> INMediaDestinationResolutionResult
    static var notRequired: INMediaDestinationResolutionResult { get }
    static func notRequired() -> INMediaDestinationResolutionResult
    static func success(withResolvedMediaDestination resolvedMediaDestination: INMediaDestination) -> INMediaDestinationResolutionResult
    static var unsupported: INMediaDestinationResolutionResult { get }
    static func unsupported() -> INMediaDestinationResolutionResult
    static func unsupported(withReason reason: Int) -> INMediaDestinationResolutionResult
  }
  enum INMediaDestinationType: Int {
    case unknown, library, playlist
  }
  class INMediaItem: NSObject, NSCopying, NSSecureCoding {
    var artist: String? { get }
    var artwork: INImage? { get }
    var identifier: String? { get }
    init?(coder: NSCoder)
    init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?)
    init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String?)
    var title: String? { get }
    var type: INMediaItemType { get }
  }
  class INMediaItemResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMediaItemResolutionResult
    static func confirmationRequiredWithMediaItem(toConfirm mediaItemToConfirm: INMediaItem?) -> INMediaItemResolutionResult
    static func disambiguationWithMediaItems(toDisambiguate mediaItemsToDisambiguate: [INMediaItem]) -> INMediaItemResolutionResult
    static var needsValue: INMediaItemResolutionResult { get }
    static func needsValue() -> INMediaItemResolutionResult
    static var notRequired: INMediaItemResolutionResult { get }
    static func notRequired() -> INMediaItemResolutionResult
    static func success(withResolvedMediaItem resolvedMediaItem: INMediaItem) -> INMediaItemResolutionResult
    static func successes(withResolvedMediaItems resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult]
    static var unsupported: INMediaItemResolutionResult { get }
    static func unsupported() -> INMediaItemResolutionResult
    static func unsupported(withReason reason: Int) -> INMediaItemResolutionResult
  }
  enum INMediaItemType: Int {
    case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
  }
  enum INMediaReference: Int {
    case unknown, currentlyPlaying, my
  }
  class INMediaSearch: NSObject, NSCopying, NSSecureCoding {
    var albumName: String? { get }
    var artistName: String? { get }
    var genreNames: [String]? { get }
    init?(coder: NSCoder)
    init(mediaType: INMediaItemType, sortOrder: INMediaSortOrder, mediaName: String?, artistName: String?, albumName: String?, genreNames: [String]?, moodNames: [String]?, releaseDate: INDateComponentsRange?, reference: INMediaReference, mediaIdentifier: String?)
    var mediaIdentifier: String? { get }
    var mediaName: String? { get }
    var mediaType: INMediaItemType { get }
    var moodNames: [String]? { get }
    var reference: INMediaReference { get }
    var releaseDate: INDateComponentsRange? { get }
    var sortOrder: INMediaSortOrder { get }
  }
  enum INMediaSortOrder: Int {
    case unknown, newest, oldest, best, worst, popular, unpopular, trending, recommended
  }
  class INMediaUserContext: INUserContext {
    init()
    var numberOfLibraryItems: NSNumber?
    var subscriptionStatus: INMediaUserContextSubscriptionStatus
  }
  enum INMediaUserContextSubscriptionStatus: Int {
    case unknown, notSubscribed, subscribed
  }
  class INMessage: NSObject, NSCopying, NSSecureCoding {
    var attachmentFiles: [INFile]? { get }
    var audioMessageFile: INFile? { get }
    var content: String? { get }
    var conversationIdentifier: String? { get }
    var dateSent: Date? { get }
    var groupName: INSpeakableString? { get }
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, attachmentFiles: [INFile]?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, audioMessageFile: INFile?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, reaction: INMessageReaction?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?)
    init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType)
    var linkMetadata: INMessageLinkMetadata? { get }
    var messageType: INMessageType { get }
    var numberOfAttachments: NSNumber? { get }
    var reaction: INMessageReaction?
    var recipients: [INPerson]? { get }
    var sender: INPerson? { get }
    var serviceName: String? { get }
    var sticker: INSticker?
  }
  enum INMessageAttribute: Int {
    case unknown, read, unread, flagged, unflagged, played
  }
  struct INMessageAttributeOptions: OptionSet {
    static var flagged: INMessageAttributeOptions { get }
    init(rawValue: UInt)
    static var played: INMessageAttributeOptions { get }
    var rawValue: UInt { get }
    static var read: INMessageAttributeOptions { get }
    static var unflagged: INMessageAttributeOptions { get }
    static var unread: INMessageAttributeOptions { get }
  }
  class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMessageAttributeOptionsResolutionResult
    static func confirmationRequiredWithMessageAttributeOptions(toConfirm valueToConfirm: INMessageAttributeOptions = nil) -> INMessageAttributeOptionsResolutionResult
    static var needsValue: INMessageAttributeOptionsResolutionResult { get }
    static func needsValue() -> INMessageAttributeOptionsResolutionResult
    static var notRequired: INMessageAttributeOptionsResolutionResult { get }
    static func notRequired() -> INMessageAttributeOptionsResolutionResult
    static func success(resolvedMessageAttributeOptions resolvedValue: INMessageAttributeOptions = nil) -> INMessageAttributeOptionsResolutionResult
    static var unsupported: INMessageAttributeOptionsResolutionResult { get }
    static func unsupported() -> INMessageAttributeOptionsResolutionResult
    static func unsupported(withReason reason: Int) -> INMessageAttributeOptionsResolutionResult
  }
  class INMessageAttributeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INMessageAttributeResolutionResult
    static func confirmationRequiredWithMessageAttribute(toConfirm valueToConfirm: INMessageAttribute) -> INMessageAttributeResolutionResult
    static var needsValue: INMessageAttributeResolutionResult { get }
    static func needsValue() -> INMessageAttributeResolutionResult
    static var notRequired: INMessageAttributeResolutionResult { get }
    static func notRequired() -> INMessageAttributeResolutionResult
    static func success(withResolvedMessageAttribute resolvedValue: INMessageAttribute) -> INMessageAttributeResolutionResult
    static var unsupported: INMessageAttributeResolutionResult { get }
    static func unsupported() -> INMessageAttributeResolutionResult
    static func unsupported(withReason reason: Int) -> INMessageAttributeResolutionResult
  }
  class INMessageLinkMetadata: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL linkUrl: URL?)
    var linkURL: URL?
    var openGraphType: String?
    var siteName: String?
    var summary: String?
    var title: String?
  }
  class INMessageReaction: NSObject, NSCopying, NSSecureCoding {
    var emoji: String? { get }
    init?(coder: NSCoder)
    init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?)
    var reactionDescription: String? { get }
    var reactionType: INMessageReactionType { get }
  }
  enum INMessageReactionType: Int {
    case unknown, emoji, generic
  }
  enum INMessageType: Int {
    case unspecified, text, audio, digitalTouch, handwriting, sticker, tapbackLiked, tapbackDisliked, tapbackEmphasized, tapbackLoved, tapbackQuestioned, tapbackLaughed, mediaCalendar, mediaLocation, mediaAddressCard, mediaImage, mediaVideo, mediaPass, mediaAudio, paymentSent, paymentRequest, paymentNote, animoji, activitySnippet, file, link, reaction, mediaAnimatedImage, thirdPartyAttachment
  }
  protocol INMessagesDomainHandling: INSendMessageIntentHandling, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {}
  class INNote: NSObject, NSCopying, NSSecureCoding {
    var contents: [INNoteContent] { get }
    var createdDateComponents: DateComponents? { get }
    var groupName: INSpeakableString? { get }
    var identifier: String? { get }
    init()
    init?(coder: NSCoder)
    init(title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)
    var modifiedDateComponents: DateComponents? { get }
    var title: INSpeakableString { get }
  }
  class INNoteContent: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
  }
  class INNoteContentResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INNoteContentResolutionResult
    static func confirmationRequiredWithNoteContent(toConfirm noteContentToConfirm: INNoteContent?) -> INNoteContentResolutionResult
    static func disambiguationWithNoteContents(toDisambiguate noteContentsToDisambiguate: [INNoteContent]) -> INNoteContentResolutionResult
    static var needsValue: INNoteContentResolutionResult { get }
    static func needsValue() -> INNoteContentResolutionResult
    static var notRequired: INNoteContentResolutionResult { get }
    static func notRequired() -> INNoteContentResolutionResult
    static func success(withResolvedNoteContent resolvedNoteContent: INNoteContent) -> INNoteContentResolutionResult
    static var unsupported: INNoteContentResolutionResult { get }
    static func unsupported() -> INNoteContentResolutionResult
    static func unsupported(withReason reason: Int) -> INNoteContentResolutionResult
  }
  enum INNoteContentType: Int {
    case unknown, text, image
  }
  class INNoteContentTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INNoteContentTypeResolutionResult
    static func confirmationRequiredWithNoteContentType(toConfirm noteContentTypeToConfirm: INNoteContentType) -> INNoteContentTypeResolutionResult
    init()
    static var needsValue: INNoteContentTypeResolutionResult { get }
    static func needsValue() -> INNoteContentTypeResolutionResult
    static var notRequired: INNoteContentTypeResolutionResult { get }
    static func notRequired() -> INNoteContentTypeResolutionResult
    static func success(withResolvedNoteContentType resolvedNoteContentType: INNoteContentType) -> INNoteContentTypeResolutionResult
    static var unsupported: INNoteContentTypeResolutionResult { get }
    static func unsupported() -> INNoteContentTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INNoteContentTypeResolutionResult
  }
  class INNoteResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INNoteResolutionResult
    static func confirmationRequiredWithNote(toConfirm noteToConfirm: INNote?) -> INNoteResolutionResult
    static func disambiguationWithNotes(toDisambiguate notesToDisambiguate: [INNote]) -> INNoteResolutionResult
    init()
    static var needsValue: INNoteResolutionResult { get }
    static func needsValue() -> INNoteResolutionResult
    static var notRequired: INNoteResolutionResult { get }
    static func notRequired() -> INNoteResolutionResult
    static func success(withResolvedNote resolvedNote: INNote) -> INNoteResolutionResult
    static var unsupported: INNoteResolutionResult { get }
    static func unsupported() -> INNoteResolutionResult
    static func unsupported(withReason reason: Int) -> INNoteResolutionResult
  }
  protocol INNotebookDomainHandling: INCreateNoteIntentHandling, INAppendToNoteIntentHandling, INAddTasksIntentHandling, INCreateTaskListIntentHandling, INSetTaskAttributeIntentHandling, INSearchForNotebookItemsIntentHandling {}
  enum INNotebookItemType: Int {
    case unknown, note, taskList, task
  }
  class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INNotebookItemTypeResolutionResult
    static func confirmationRequiredWithNotebookItemType(toConfirm notebookItemTypeToConfirm: INNotebookItemType) -> INNotebookItemTypeResolutionResult
    static func disambiguationWithNotebookItemTypes(toDisambiguate notebookItemTypesToDisambiguate: [NSNumber]) -> INNotebookItemTypeResolutionResult
    init()
    static var needsValue: INNotebookItemTypeResolutionResult { get }
    static func needsValue() -> INNotebookItemTypeResolutionResult
    static var notRequired: INNotebookItemTypeResolutionResult { get }
    static func notRequired() -> INNotebookItemTypeResolutionResult
    static func success(withResolvedNotebookItemType resolvedNotebookItemType: INNotebookItemType) -> INNotebookItemTypeResolutionResult
    static var unsupported: INNotebookItemTypeResolutionResult { get }
    static func unsupported() -> INNotebookItemTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INNotebookItemTypeResolutionResult
  }
  class INObject: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    var alternativeSpeakableMatches: [INSpeakableString] { get }
    var displayImage: INImage?
    var displayString: String { get }
    init?(coder: NSCoder)
    init(identifier: String?, display displayString: String)
    init(identifier: String?, display displayString: String, pronunciationHint: String?)
    init(identifier: String?, display displayString: String, pronunciationHint: String?, subtitleString: String?, display displayImage: INImage?)
    init(identifier: String?, display displayString: String, subtitleString: String?, display displayImage: INImage?)
    func setAlternativeSpeakableMatches(_ alternativeSpeakableMatches: [INSpeakableString]?)
    var subtitleString: String?
  }
  class INObjectCollection: NSObject, NSCopying, NSSecureCoding {
    var allItems: [Any] { get }
    init?(coder: NSCoder)
    init(items: [Any])
    init(sections: [INObjectSection])
    var sections: [INObjectSection] { get }
    var usesIndexedCollation: Bool
  }
  class INObjectResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INObjectResolutionResult
    static func confirmationRequiredWithObject(toConfirm objectToConfirm: INObject?) -> INObjectResolutionResult
    static func disambiguationWithObjects(toDisambiguate objectsToDisambiguate: [INObject]) -> INObjectResolutionResult
    static var needsValue: INObjectResolutionResult { get }
    static func needsValue() -> INObjectResolutionResult
    static var notRequired: INObjectResolutionResult { get }
    static func notRequired() -> INObjectResolutionResult
    static func success(withResolvedObject resolvedObject: INObject) -> INObjectResolutionResult
    static var unsupported: INObjectResolutionResult { get }
    static func unsupported() -> INObjectResolutionResult
    static func unsupported(withReason reason: Int) -> INObjectResolutionResult
  }
  class INObjectSection: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(title: String?, items: [Any])
    var items: [Any] { get }
    var title: String? { get }
  }
  enum INOutgoingMessageType: Int {
    case unknown, text, audio
  }
  class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INOutgoingMessageTypeResolutionResult
    static func confirmationRequiredWithOutgoingMessageType(toConfirm outgoingMessageTypeToConfirm: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult
    static var needsValue: INOutgoingMessageTypeResolutionResult { get }
    static func needsValue() -> INOutgoingMessageTypeResolutionResult
    static var notRequired: INOutgoingMessageTypeResolutionResult { get }
    static func notRequired() -> INOutgoingMessageTypeResolutionResult
    static func success(withResolvedOutgoingMessageType resolvedOutgoingMessageType: INOutgoingMessageType) -> INOutgoingMessageTypeResolutionResult
    static var unsupported: INOutgoingMessageTypeResolutionResult { get }
    static func unsupported() -> INOutgoingMessageTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INOutgoingMessageTypeResolutionResult
  }
  class INParameter: NSObject, NSCopying, NSSecureCoding {
    func index(forSubKeyPath subKeyPath: String) -> Int
    init?(coder: NSCoder)
    init(for aClass: AnyClass, keyPath: String)
    func isEqual(to parameter: INParameter) -> Bool
    var parameterClass: AnyClass { get }
    var parameterKeyPath: String { get }
    func setIndex(_ index: Int, forSubKeyPath subKeyPath: String)
  }
  class INPauseWorkoutIntent: INIntent {
    init()
    init(workoutName: INSpeakableString?)
    var workoutName: INSpeakableString? { get }
  }
  protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    func confirmPauseWorkout(_ intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func handlePauseWorkout(_ intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INPauseWorkoutIntentResponse: INIntentResponse {
    var code: INPauseWorkoutIntentResponseCode { get }
    init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INPauseWorkoutIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
  }
  class INPayBillIntent: INIntent {
    var billPayee: INBillPayee? { get }
    var billType: INBillType { get }
    var dueDate: INDateComponentsRange? { get }
    var fromAccount: INPaymentAccount? { get }
    init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?)
    var transactionAmount: INPaymentAmount? { get }
    var transactionNote: String? { get }
    var transactionScheduledDate: INDateComponentsRange? { get }
  }
  protocol INPayBillIntentHandling: NSObjectProtocol {
    func confirmPayBill(_ intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
    func handlePayBill(_ intent: INPayBillIntent, completion: @escaping (INPayBillIntentResponse) -> Void)
    func resolveBillPayee(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INBillPayeeResolutionResult) -> Void)
    func resolveBillType(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INBillTypeResolutionResult) -> Void)
    func resolveDueDate(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveFromAccount(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveTransactionAmount(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionNote(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  }
  class INPayBillIntentResponse: INIntentResponse {
    var billDetails: INBillDetails?
    var code: INPayBillIntentResponseCode { get }
    var fromAccount: INPaymentAccount?
    init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?)
    var transactionAmount: INPaymentAmount?
    var transactionNote: String?
    var transactionScheduledDate: INDateComponentsRange?
  }
  enum INPayBillIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failureInsufficientFunds
  }
  class INPaymentAccount: NSObject, NSCopying, NSSecureCoding {
    var accountNumber: String? { get }
    var accountType: INAccountType { get }
    var balance: INBalanceAmount? { get }
    init?(coder: NSCoder)
    init(nickname: INSpeakableString, number accountNumber: String?, accountType: INAccountType, organizationName: INSpeakableString?)
    init(nickname: INSpeakableString, number accountNumber: String?, accountType: INAccountType, organizationName: INSpeakableString?, balance: INBalanceAmount?, secondaryBalance: INBalanceAmount?)
    var nickname: INSpeakableString? { get }
    var organizationName: INSpeakableString? { get }
    var secondaryBalance: INBalanceAmount? { get }
  }
  class INPaymentAccountResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPaymentAccountResolutionResult
    static func confirmationRequiredWithPaymentAccount(toConfirm paymentAccountToConfirm: INPaymentAccount?) -> INPaymentAccountResolutionResult
    static func disambiguationWithPaymentAccounts(toDisambiguate paymentAccountsToDisambiguate: [INPaymentAccount]) -> INPaymentAccountResolutionResult
    static var needsValue: INPaymentAccountResolutionResult { get }
    static func needsValue() -> INPaymentAccountResolutionResult
    static var notRequired: INPaymentAccountResolutionResult { get }
    static func notRequired() -> INPaymentAccountResolutionResult
    static func success(withResolvedPaymentAccount resolvedPaymentAccount: INPaymentAccount) -> INPaymentAccountResolutionResult
    static var unsupported: INPaymentAccountResolutionResult { get }
    static func unsupported() -> INPaymentAccountResolutionResult
    static func unsupported(withReason reason: Int) -> INPaymentAccountResolutionResult
  }
  class INPaymentAmount: NSObject, NSCopying, NSSecureCoding {
    var amount: INCurrencyAmount? { get }
    var amountType: INAmountType { get }
    init(amountType: INAmountType, amount: INCurrencyAmount)
    init?(coder: NSCoder)
  }
  class INPaymentAmountResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPaymentAmountResolutionResult
    static func confirmationRequiredWithPaymentAmount(toConfirm paymentAmountToConfirm: INPaymentAmount?) -> INPaymentAmountResolutionResult
    static func disambiguationWithPaymentAmounts(toDisambiguate paymentAmountsToDisambiguate: [INPaymentAmount]) -> INPaymentAmountResolutionResult
    static var needsValue: INPaymentAmountResolutionResult { get }
    static func needsValue() -> INPaymentAmountResolutionResult
    static var notRequired: INPaymentAmountResolutionResult { get }
    static func notRequired() -> INPaymentAmountResolutionResult
    static func success(withResolvedPaymentAmount resolvedPaymentAmount: INPaymentAmount) -> INPaymentAmountResolutionResult
    static var unsupported: INPaymentAmountResolutionResult { get }
    static func unsupported() -> INPaymentAmountResolutionResult
    static func unsupported(withReason reason: Int) -> INPaymentAmountResolutionResult
  }
  class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {
    static var applePay: INPaymentMethod { get }
    static func applePay() -> INPaymentMethod
    var icon: INImage? { get }
    var identificationHint: String? { get }
    init?(coder: NSCoder)
    init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?)
    var name: String? { get }
    var type: INPaymentMethodType { get }
  }
  class INPaymentMethodResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPaymentMethodResolutionResult
    static func confirmationRequiredWithPaymentMethod(toConfirm paymentMethodToConfirm: INPaymentMethod?) -> INPaymentMethodResolutionResult
    static func disambiguationWithPaymentMethods(toDisambiguate paymentMethodsToDisambiguate: [INPaymentMethod]) -> INPaymentMethodResolutionResult
    static var needsValue: INPaymentMethodResolutionResult { get }
    static func needsValue() -> INPaymentMethodResolutionResult
    static var notRequired: INPaymentMethodResolutionResult { get }
    static func notRequired() -> INPaymentMethodResolutionResult
    static func success(withResolvedPaymentMethod resolvedPaymentMethod: INPaymentMethod) -> INPaymentMethodResolutionResult
    static var unsupported: INPaymentMethodResolutionResult { get }
    static func unsupported() -> INPaymentMethodResolutionResult
    static func unsupported(withReason reason: Int) -> INPaymentMethodResolutionResult
  }
  enum INPaymentMethodType: Int {
    case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
  }
  class INPaymentRecord: NSObject, NSCopying, NSSecureCoding {
    var currencyAmount: INCurrencyAmount? { get }
    var feeAmount: INCurrencyAmount? { get }
    init?(coder: NSCoder)
    init(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus)
    init(payee: INPerson?, payer: INPerson?, currencyAmount: INCurrencyAmount?, paymentMethod: INPaymentMethod?, note: String?, status: INPaymentStatus, feeAmount: INCurrencyAmount?)
    var note: String? { get }
    var payee: INPerson? { get }
    var payer: INPerson? { get }
    var paymentMethod: INPaymentMethod? { get }
    var status: INPaymentStatus { get }
  }
  enum INPaymentStatus: Int {
    case unknown, pending, completed, canceled, failed, unpaid
  }
  class INPaymentStatusResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPaymentStatusResolutionResult
    static func confirmationRequiredWithPaymentStatus(toConfirm valueToConfirm: INPaymentStatus) -> INPaymentStatusResolutionResult
    static var needsValue: INPaymentStatusResolutionResult { get }
    static func needsValue() -> INPaymentStatusResolutionResult
    static var notRequired: INPaymentStatusResolutionResult { get }
    static func notRequired() -> INPaymentStatusResolutionResult
    static func success(withResolvedPaymentStatus resolvedValue: INPaymentStatus) -> INPaymentStatusResolutionResult
    static var unsupported: INPaymentStatusResolutionResult { get }
    static func unsupported() -> INPaymentStatusResolutionResult
    static func unsupported(withReason reason: Int) -> INPaymentStatusResolutionResult
  }
  protocol INPaymentsDomainHandling: INSendPaymentIntentHandling, INRequestPaymentIntentHandling, INPayBillIntentHandling, INSearchForBillsIntentHandling, INSearchForAccountsIntentHandling, INTransferMoneyIntentHandling {}
  class INPerson: NSObject, NSCopying, NSSecureCoding, INSpeakable {
    var aliases: [INPersonHandle]? { get }
    var contactIdentifier: String? { get }
    var customIdentifier: String? { get }
    var displayName: String { get }
    var image: INImage? { get }
    init?(coder: NSCoder)
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType)
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool)
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: String?)
    func initWith(_ personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType) -> UnsafeMutableRawPointer
    func initWith(_ personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType) -> UnsafeMutableRawPointer
    var isContactSuggestion: Bool { get }
    var isMe: Bool { get }
    var nameComponents: PersonNameComponents? { get }
    var personHandle: INPersonHandle? { get }
    var relationship: String? { get }
    var siriMatches: [INPerson]? { get }
    var suggestionType: INPersonSuggestionType { get }
  }
  class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(value: String?, type: INPersonHandleType)
    init(value: String?, type: INPersonHandleType, label stringLabel: String?)
    var label: String? { get }
    var type: INPersonHandleType { get }
    var value: String? { get }
  }
  struct INPersonHandleLabel: RawRepresentable, Hashable {
    static var home: INPersonHandleLabel { get }
    static var homeFax: INPersonHandleLabel { get }
    static var iPhone: INPersonHandleLabel { get }
    init(rawValue: String)
    static var main: INPersonHandleLabel { get }
    static var mobile: INPersonHandleLabel { get }
    static var none: INPersonHandleLabel { get }
    static var other: INPersonHandleLabel { get }
    static var pager: INPersonHandleLabel { get }
    var rawValue: String { get }
    static var school: INPersonHandleLabel { get }
    static var work: INPersonHandleLabel { get }
    static var workFax: INPersonHandleLabel { get }
  }
  enum INPersonHandleType: Int {
    case unknown, emailAddress, phoneNumber
  }
  struct INPersonRelationship: RawRepresentable, Hashable {
    static var assistant: INPersonRelationship { get }
    static var brother: INPersonRelationship { get }
    static var child: INPersonRelationship { get }
    static var daughter: INPersonRelationship { get }
    static var father: INPersonRelationship { get }
    static var friend: INPersonRelationship { get }
    init(rawValue: String)
    static var manager: INPersonRelationship { get }
    static var mother: INPersonRelationship { get }
    static var none: INPersonRelationship { get }
    static var parent: INPersonRelationship { get }
    static var partner: INPersonRelationship { get }
    var rawValue: String { get }
    static var sister: INPersonRelationship { get }
    static var son: INPersonRelationship { get }
    static var spouse: INPersonRelationship { get }
  }
  class INPersonResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPersonResolutionResult
    static func confirmationRequiredWithPerson(toConfirm personToConfirm: INPerson?) -> INPersonResolutionResult
    static func disambiguationWithPeople(toDisambiguate peopleToDisambiguate: [INPerson]) -> INPersonResolutionResult
    static var needsValue: INPersonResolutionResult { get }
    static func needsValue() -> INPersonResolutionResult
    static var notRequired: INPersonResolutionResult { get }
    static func notRequired() -> INPersonResolutionResult
    static func success(withResolvedPerson resolvedPerson: INPerson) -> INPersonResolutionResult
    static var unsupported: INPersonResolutionResult { get }
    static func unsupported() -> INPersonResolutionResult
    static func unsupported(withReason reason: Int) -> INPersonResolutionResult
  }
  enum INPersonSuggestionType: Int {
    case none, socialProfile, instantMessageAddress
  }
  struct INPhotoAttributeOptions: OptionSet {
    static var bouncePhoto: INPhotoAttributeOptions { get }
    static var burstPhoto: INPhotoAttributeOptions { get }
    static var chromeFilter: INPhotoAttributeOptions { get }
    static var fadeFilter: INPhotoAttributeOptions { get }
    static var favorite: INPhotoAttributeOptions { get }
    static var flash: INPhotoAttributeOptions { get }
    static var frontFacingCamera: INPhotoAttributeOptions { get }
    static var gif: INPhotoAttributeOptions { get }
    static var hdrPhoto: INPhotoAttributeOptions { get }
    init(rawValue: UInt)
    static var instantFilter: INPhotoAttributeOptions { get }
    static var landscapeOrientation: INPhotoAttributeOptions { get }
    static var livePhoto: INPhotoAttributeOptions { get }
    static var longExposurePhoto: INPhotoAttributeOptions { get }
    static var loopPhoto: INPhotoAttributeOptions { get }
    static var monoFilter: INPhotoAttributeOptions { get }
    static var noirFilter: INPhotoAttributeOptions { get }
    static var panoramaPhoto: INPhotoAttributeOptions { get }
    static var photo: INPhotoAttributeOptions { get }
    static var portraitOrientation: INPhotoAttributeOptions { get }
    static var portraitPhoto: INPhotoAttributeOptions { get }
    static var processFilter: INPhotoAttributeOptions { get }
    var rawValue: UInt { get }
    static var screenshot: INPhotoAttributeOptions { get }
    static var selfie: INPhotoAttributeOptions { get }
    static var slowMotionVideo: INPhotoAttributeOptions { get }
    static var squarePhoto: INPhotoAttributeOptions { get }
    static var timeLapseVideo: INPhotoAttributeOptions { get }
    static var tonalFilter: INPhotoAttributeOptions { get }
    static var transferFilter: INPhotoAttributeOptions { get }
    static var video: INPhotoAttributeOptions { get }
  }
  protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}
  class INPlacemarkResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPlacemarkResolutionResult
    static func confirmationRequiredWithPlacemark(toConfirm placemarkToConfirm: CLPlacemark?) -> INPlacemarkResolutionResult
    static func disambiguationWithPlacemarks(toDisambiguate placemarksToDisambiguate: [CLPlacemark]) -> INPlacemarkResolutionResult
    static var needsValue: INPlacemarkResolutionResult { get }
    static func needsValue() -> INPlacemarkResolutionResult
    static var notRequired: INPlacemarkResolutionResult { get }
    static func notRequired() -> INPlacemarkResolutionResult
    static func success(withResolvedPlacemark resolvedPlacemark: CLPlacemark) -> INPlacemarkResolutionResult
    static var unsupported: INPlacemarkResolutionResult { get }
    static func unsupported() -> INPlacemarkResolutionResult
    static func unsupported(withReason reason: Int) -> INPlacemarkResolutionResult
  }
  class INPlayMediaIntent: INIntent {
    init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?)
    init(mediaItems: [INMediaItem]?, mediaContainer: INMediaItem?, playShuffled: NSNumber?, playbackRepeatMode: INPlaybackRepeatMode, resumePlayback: NSNumber?, playbackQueueLocation: INPlaybackQueueLocation, playbackSpeed: NSNumber?, mediaSearch: INMediaSearch?)
    var mediaContainer: INMediaItem? { get }
    var mediaItems: [INMediaItem]? { get }
    var mediaSearch: INMediaSearch? { get }
    var playShuffled: NSNumber? { get }
    var playbackQueueLocation: INPlaybackQueueLocation { get }
    var playbackRepeatMode: INPlaybackRepeatMode { get }
    var playbackSpeed: NSNumber? { get }
    var resumePlayback: NSNumber? { get }
  }
  protocol INPlayMediaIntentHandling: NSObjectProtocol {
    func confirmPlayMedia(_ intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func handlePlayMedia(_ intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
    func resolveMediaItems(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
    func resolvePlayShuffled(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolvePlaybackQueueLocation(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
    func resolvePlaybackRepeatMode(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
    func resolvePlaybackSpeed(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
    func resolveResumePlayback(forPlayMedia intent: INPlayMediaIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
  }
  class INPlayMediaIntentResponse: INIntentResponse {
    var code: INPlayMediaIntentResponseCode { get }
    init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?)
    var nowPlayingInfo: [AnyHashable: Any]?
  }
  enum INPlayMediaIntentResponseCode: Int {
    case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure, failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent, failureMaxStreamLimitReached
  }
  class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPlayMediaMediaItemResolutionResult
    static func confirmationRequiredWithMediaItem(toConfirm mediaItemToConfirm: INMediaItem?) -> INPlayMediaMediaItemResolutionResult
    static func disambiguationWithMediaItems(toDisambiguate mediaItemsToDisambiguate: [INMediaItem]) -> INPlayMediaMediaItemResolutionResult
    init(mediaItemResolutionResult: INMediaItemResolutionResult)
    static var needsValue: INPlayMediaMediaItemResolutionResult { get }
    static func needsValue() -> INPlayMediaMediaItemResolutionResult
    static var notRequired: INPlayMediaMediaItemResolutionResult { get }
    static func notRequired() -> INPlayMediaMediaItemResolutionResult
    static func success(withResolvedMediaItem resolvedMediaItem: INMediaItem) -> INPlayMediaMediaItemResolutionResult
    static func successes(withResolvedMediaItems resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult]
    static var unsupported: INPlayMediaMediaItemResolutionResult { get }
    static func unsupported() -> INPlayMediaMediaItemResolutionResult
    static func unsupported(for reason: INPlayMediaMediaItemUnsupportedReason) -> INPlayMediaMediaItemResolutionResult
    static func unsupported(withReason reason: Int) -> INPlayMediaMediaItemResolutionResult
  }
  enum INPlayMediaMediaItemUnsupportedReason: Int {
    case loginRequired, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
  }
  class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INDoubleResolutionResult
    static func confirmationRequiredWithValue(toConfirm valueToConfirm: NSNumber?) -> INDoubleResolutionResult
    init(doubleResolutionResult: INDoubleResolutionResult)
    static var needsValue: INDoubleResolutionResult { get }
    static func needsValue() -> INDoubleResolutionResult
    static var notRequired: INDoubleResolutionResult { get }
    static func notRequired() -> INDoubleResolutionResult
    static func success(withResolvedValue resolvedValue: Double) -> INDoubleResolutionResult
    static var unsupported: INDoubleResolutionResult { get }
    static func unsupported() -> INDoubleResolutionResult
    static func unsupported(for reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> INPlayMediaPlaybackSpeedResolutionResult
    static func unsupported(withReason reason: Int) -> INDoubleResolutionResult
  }
  enum INPlayMediaPlaybackSpeedUnsupportedReason: Int {
    case belowMinimum, aboveMaximum
  }
  enum INPlaybackQueueLocation: Int {
    case unknown, now, next, later
  }
  class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPlaybackQueueLocationResolutionResult
    static func confirmationRequiredWithPlaybackQueueLocation(toConfirm playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> INPlaybackQueueLocationResolutionResult
    init()
    static var needsValue: INPlaybackQueueLocationResolutionResult { get }
    static func needsValue() -> INPlaybackQueueLocationResolutionResult
    static var notRequired: INPlaybackQueueLocationResolutionResult { get }
    static func notRequired() -> INPlaybackQueueLocationResolutionResult
    static func success(withResolvedPlaybackQueueLocation resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> INPlaybackQueueLocationResolutionResult
    static var unsupported: INPlaybackQueueLocationResolutionResult { get }
    static func unsupported() -> INPlaybackQueueLocationResolutionResult
    static func unsupported(withReason reason: Int) -> INPlaybackQueueLocationResolutionResult
  }
  enum INPlaybackRepeatMode: Int {
    case unknown, none, all, one
  }
  class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INPlaybackRepeatModeResolutionResult
    static func confirmationRequiredWithPlaybackRepeatMode(toConfirm playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> INPlaybackRepeatModeResolutionResult
    static var needsValue: INPlaybackRepeatModeResolutionResult { get }
    static func needsValue() -> INPlaybackRepeatModeResolutionResult
    static var notRequired: INPlaybackRepeatModeResolutionResult { get }
    static func notRequired() -> INPlaybackRepeatModeResolutionResult
    static func success(withResolvedPlaybackRepeatMode resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> INPlaybackRepeatModeResolutionResult
    static var unsupported: INPlaybackRepeatModeResolutionResult { get }
    static func unsupported() -> INPlaybackRepeatModeResolutionResult
    static func unsupported(withReason reason: Int) -> INPlaybackRepeatModeResolutionResult
  }
  class INPreferences: NSObject {
    static func requestSiriAuthorization() async -> INSiriAuthorizationStatus
    static func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void)
    static func siriAuthorizationStatus() -> INSiriAuthorizationStatus
    static func siriLanguageCode() -> String
  }
  class INPriceRange: NSObject, NSCopying, NSSecureCoding {
    var currencyCode: String { get }
    init?(coder: NSCoder)
    init(price: NSDecimalNumber, currencyCode: String)
    init(rangeBetweenPrice firstPrice: NSDecimalNumber, andPrice secondPrice: NSDecimalNumber, currencyCode: String)
    func initWithMaximumPrice(_ maximumPrice: NSDecimalNumber, currencyCode: String) -> UnsafeMutableRawPointer
    func initWithMinimumPrice(_ minimumPrice: NSDecimalNumber, currencyCode: String) -> UnsafeMutableRawPointer
    var maximumPrice: NSDecimalNumber? { get }
    var minimumPrice: NSDecimalNumber? { get }
  }
  enum INPriceRangeOption: Int32 {
    case maximum, minimum
  }
  protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}
  enum INRadioType: Int {
    case unknown, am, fm, hd, satellite, dab
  }
  class INRadioTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRadioTypeResolutionResult
    static func confirmationRequiredWithRadioType(toConfirm valueToConfirm: INRadioType) -> INRadioTypeResolutionResult
    static var needsValue: INRadioTypeResolutionResult { get }
    static func needsValue() -> INRadioTypeResolutionResult
    static var notRequired: INRadioTypeResolutionResult { get }
    static func notRequired() -> INRadioTypeResolutionResult
    static func success(withResolvedRadioType resolvedValue: INRadioType) -> INRadioTypeResolutionResult
    static var unsupported: INRadioTypeResolutionResult { get }
    static func unsupported() -> INRadioTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INRadioTypeResolutionResult
  }
  enum INRecurrenceFrequency: Int {
    case unknown, minute, hourly, daily, weekly, monthly, yearly
  }
  class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {
    var frequency: INRecurrenceFrequency { get }
    init?(coder: NSCoder)
    init(interval: Int, frequency: INRecurrenceFrequency)
    init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions)
    var interval: Int { get }
    var weeklyRecurrenceDays: INDayOfWeekOptions { get }
  }
  enum INRelativeReference: Int {
    case unknown, next, previous
  }
  class INRelativeReferenceResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRelativeReferenceResolutionResult
    static func confirmationRequiredWithRelativeReference(toConfirm valueToConfirm: INRelativeReference) -> INRelativeReferenceResolutionResult
    static var needsValue: INRelativeReferenceResolutionResult { get }
    static func needsValue() -> INRelativeReferenceResolutionResult
    static var notRequired: INRelativeReferenceResolutionResult { get }
    static func notRequired() -> INRelativeReferenceResolutionResult
    static func success(withResolvedRelativeReference resolvedValue: INRelativeReference) -> INRelativeReferenceResolutionResult
    static var unsupported: INRelativeReferenceResolutionResult { get }
    static func unsupported() -> INRelativeReferenceResolutionResult
    static func unsupported(withReason reason: Int) -> INRelativeReferenceResolutionResult
  }
  enum INRelativeSetting: Int {
    case unknown, lowest, lower, higher, highest
  }
  class INRelativeSettingResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRelativeSettingResolutionResult
    static func confirmationRequiredWithRelativeSetting(toConfirm valueToConfirm: INRelativeSetting) -> INRelativeSettingResolutionResult
    static var needsValue: INRelativeSettingResolutionResult { get }
    static func needsValue() -> INRelativeSettingResolutionResult
    static var notRequired: INRelativeSettingResolutionResult { get }
    static func notRequired() -> INRelativeSettingResolutionResult
    static func success(withResolvedRelativeSetting resolvedValue: INRelativeSetting) -> INRelativeSettingResolutionResult
    static var unsupported: INRelativeSettingResolutionResult { get }
    static func unsupported() -> INRelativeSettingResolutionResult
    static func unsupported(withReason reason: Int) -> INRelativeSettingResolutionResult
  }
  class INRelevanceProvider: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
  }
  class INRelevantShortcut: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(shortcut: INShortcut)
    var relevanceProviders: [INRelevanceProvider]
    var shortcut: INShortcut { get }
    var shortcutRole: INRelevantShortcutRole
    var watchTemplate: INDefaultCardTemplate?
    var widgetKind: String?
  }
  enum INRelevantShortcutRole: Int {
    case action, information
  }
  class INRelevantShortcutStore: NSObject {
    static var `default`: INRelevantShortcutStore { get }
    static func `default`() -> INRelevantShortcutStore
    func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws
    func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut], completionHandler: ((Error?) -> Void)?)
  }
  class INRentalCar: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(rentalCompanyName: String, type: String?, make: String?, model: String?, rentalCarDescription: String?)
    var make: String? { get }
    var model: String? { get }
    var rentalCarDescription: String? { get }
    var rentalCompanyName: String { get }
    var type: String? { get }
  }
  class INRentalCarReservation: INReservation, NSCopying, NSSecureCoding {
    var dropOffLocation: CLPlacemark? { get }
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, rentalCar: INRentalCar, rentalDuration: INDateComponentsRange, pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?)
    var pickupLocation: CLPlacemark? { get }
    var rentalCar: INRentalCar { get }
    var rentalDuration: INDateComponentsRange { get }
  }
  class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRequestPaymentCurrencyAmountResolutionResult
    init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)
    static var needsValue: INRequestPaymentCurrencyAmountResolutionResult { get }
    static func needsValue() -> INRequestPaymentCurrencyAmountResolutionResult
    static var notRequired: INRequestPaymentCurrencyAmountResolutionResult { get }
    static func notRequired() -> INRequestPaymentCurrencyAmountResolutionResult
    static var unsupported: INRequestPaymentCurrencyAmountResolutionResult { get }
    static func unsupported() -> INRequestPaymentCurrencyAmountResolutionResult
    static func unsupported(for reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> INRequestPaymentCurrencyAmountResolutionResult
    static func unsupported(withReason reason: Int) -> INRequestPaymentCurrencyAmountResolutionResult
  }
  enum INRequestPaymentCurrencyAmountUnsupportedReason: Int {
    case amountBelowMinimum, amountAboveMaximum, currencyUnsupported
  }
  class INRequestPaymentIntent: INIntent {
    var currencyAmount: INCurrencyAmount? { get }
    init()
    init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)
    var note: String? { get }
    var payer: INPerson? { get }
  }
  protocol INRequestPaymentIntentHandling: NSObjectProtocol {
    func confirmRequestPayment(_ intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    func handleRequestPayment(_ intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentIntentResponse) -> Void)
    func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, withCompletion completion: @escaping (INCurrencyAmountResolutionResult) -> Void)
    func resolveNote(forRequestPayment intent: INRequestPaymentIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, completion: @escaping (INRequestPaymentPayerResolutionResult) -> Void)
    func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, withCompletion completion: @escaping (INPersonResolutionResult) -> Void)
  }
  class INRequestPaymentIntentResponse: INIntentResponse {
    var code: INRequestPaymentIntentResponseCode { get }
    init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?)
    var paymentRecord: INPaymentRecord?
  }
  enum INRequestPaymentIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported, failureNoBankAccount, failureNotEligible, failureTermsAndConditionsAcceptanceRequired
  }
  class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRequestPaymentPayerResolutionResult
    static func confirmationRequiredWithPerson(toConfirm personToConfirm: INPerson?) -> INRequestPaymentPayerResolutionResult
    static func disambiguationWithPeople(toDisambiguate peopleToDisambiguate: [INPerson]) -> INRequestPaymentPayerResolutionResult
    init(personResolutionResult: INPersonResolutionResult)
    static var needsValue: INRequestPaymentPayerResolutionResult { get }
    static func needsValue() -> INRequestPaymentPayerResolutionResult
    static var notRequired: INRequestPaymentPayerResolutionResult { get }
    static func notRequired() -> INRequestPaymentPayerResolutionResult
    static func success(withResolvedPerson resolvedPerson: INPerson) -> INRequestPaymentPayerResolutionResult
    static var unsupported: INRequestPaymentPayerResolutionResult { get }
    static func unsupported() -> INRequestPaymentPayerResolutionResult
    static func unsupported(for reason: INRequestPaymentPayerUnsupportedReason) -> INRequestPaymentPayerResolutionResult
    static func unsupported(withReason reason: Int) -> INRequestPaymentPayerResolutionResult
  }
  enum INRequestPaymentPayerUnsupportedReason: Int {
    case credentialsUnverified, noAccount, noValidHandle
  }
  class INRequestRideIntent: INIntent {
    var dropOffLocation: CLPlacemark? { get }
    init()
    init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?, partySize: NSNumber?, paymentMethod: INPaymentMethod?)
    init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?, rideOptionName: INSpeakableString?, partySize: NSNumber?, paymentMethod: INPaymentMethod?, scheduledPickupTime: INDateComponentsRange?)
    var partySize: NSNumber? { get }
    var paymentMethod: INPaymentMethod? { get }
    var pickupLocation: CLPlacemark? { get }
    var rideOptionName: INSpeakableString? { get }
    var scheduledPickupTime: INDateComponentsRange? { get }
  }
  protocol INRequestRideIntentHandling: NSObjectProtocol {
    func confirmRequestRide(_ intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    func handleRequestRide(_ intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
    func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePartySize(forRequestRide intent: INRequestRideIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  }
  class INRequestRideIntentResponse: INIntentResponse {
    var code: INRequestRideIntentResponseCode { get }
    init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?)
    var rideStatus: INRideStatus?
  }
  enum INRequestRideIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureRequiringAppLaunchMustVerifyCredentials, failureRequiringAppLaunchNoServiceInArea, failureRequiringAppLaunchServiceTemporarilyUnavailable, failureRequiringAppLaunchPreviousRideNeedsCompletion, failureRequiringAppLaunchRideScheduledTooFar
  }
  class INReservation: NSObject, NSCopying, NSSecureCoding {
    var actions: [INReservationAction]? { get }
    var bookingTime: Date? { get }
    init?(coder: NSCoder)
    var itemReference: INSpeakableString { get }
    var reservationHolderName: String? { get }
    var reservationNumber: String? { get }
    var reservationStatus: INReservationStatus { get }
    var url: URL? { get }
  }
  class INReservationAction: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(type: INReservationActionType, validDuration: INDateComponentsRange, userActivity: NSUserActivity)
    var type: INReservationActionType { get }
    var userActivity: NSUserActivity { get }
    var validDuration: INDateComponentsRange { get }
  }
  enum INReservationActionType: Int {
    case unknown, checkIn
  }
  enum INReservationStatus: Int {
    case unknown, canceled, pending, hold, confirmed
  }
  class INRestaurant: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    init(location: CLLocation, name: String, vendorIdentifier: String, restaurantIdentifier: String)
    var location: CLLocation
    var name: String
    var restaurantIdentifier: String
    var vendorIdentifier: String
  }
  class INRestaurantGuest: INPerson {
    var emailAddress: String?
    init(nameComponents: PersonNameComponents?, phoneNumber: String?, emailAddress: String?)
    var phoneNumber: String?
  }
  class INRestaurantGuestDisplayPreferences: NSObject, NSSecureCoding, NSCopying {
    var emailAddressEditable: Bool
    var emailAddressFieldShouldBeDisplayed: Bool
    init()
    init?(coder: NSCoder)
    var nameEditable: Bool
    var nameFieldFirstNameOptional: Bool
    var nameFieldLastNameOptional: Bool
    var nameFieldShouldBeDisplayed: Bool
    var phoneNumberEditable: Bool
    var phoneNumberFieldShouldBeDisplayed: Bool
  }
  class INRestaurantGuestResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRestaurantGuestResolutionResult
    static func confirmationRequiredWithRestaurantGuest(toConfirm restaurantGuestToConfirm: INRestaurantGuest?) -> INRestaurantGuestResolutionResult
    static func disambiguationWithRestaurantGuests(toDisambiguate restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> INRestaurantGuestResolutionResult
    static var needsValue: INRestaurantGuestResolutionResult { get }
    static func needsValue() -> INRestaurantGuestResolutionResult
    static var notRequired: INRestaurantGuestResolutionResult { get }
    static func notRequired() -> INRestaurantGuestResolutionResult
    static func success(withResolvedRestaurantGuest resolvedRestaurantGuest: INRestaurantGuest) -> INRestaurantGuestResolutionResult
    static var unsupported: INRestaurantGuestResolutionResult { get }
    static func unsupported() -> INRestaurantGuestResolutionResult
    static func unsupported(withReason reason: Int) -> INRestaurantGuestResolutionResult
  }
  class INRestaurantOffer: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    var offerDetailText: String
    var offerIdentifier: String
    var offerTitleText: String
  }
  class INRestaurantReservation: INReservation, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservationDuration: INDateComponentsRange, partySize: NSNumber?, restaurantLocation: CLPlacemark)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservationDuration: INDateComponentsRange, partySize: NSNumber?, restaurantLocation: CLPlacemark)
    var partySize: NSNumber? { get }
    var reservationDuration: INDateComponentsRange { get }
    var restaurantLocation: CLPlacemark { get }
  }
  class INRestaurantReservationBooking: NSObject, NSSecureCoding, NSCopying {
    var bookingDate: Date
    var bookingDescription: String?
    var bookingIdentifier: String
    init()
    init?(coder: NSCoder)
    init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String)
    var isBookingAvailable: Bool
    var offers: [INRestaurantOffer]?
    var partySize: Int
    var requiresEmailAddress: Bool
    var requiresManualRequest: Bool
    var requiresName: Bool
    var requiresPhoneNumber: Bool
    var restaurant: INRestaurant
  }
  class INRestaurantReservationUserBooking: INRestaurantReservationBooking, NSCopying {
    var advisementText: String?
    var dateStatusModified: Date
    var guest: INRestaurantGuest
    var guestProvidedSpecialRequestText: String?
    init()
    init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String)
    init(restaurant: INRestaurant, booking bookingDate: Date, partySize: Int, bookingIdentifier: String, guest: INRestaurantGuest, status: INRestaurantReservationUserBookingStatus, dateStatusModified: Date)
    var selectedOffer: INRestaurantOffer?
    var status: INRestaurantReservationUserBookingStatus
  }
  enum INRestaurantReservationUserBookingStatus: UInt {
    case pending, confirmed, denied
  }
  class INRestaurantResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INRestaurantResolutionResult
    static func confirmationRequiredWithRestaurant(toConfirm restaurantToConfirm: INRestaurant?) -> INRestaurantResolutionResult
    static func disambiguationWithRestaurants(toDisambiguate restaurantsToDisambiguate: [INRestaurant]) -> INRestaurantResolutionResult
    static var needsValue: INRestaurantResolutionResult { get }
    static func needsValue() -> INRestaurantResolutionResult
    static var notRequired: INRestaurantResolutionResult { get }
    static func notRequired() -> INRestaurantResolutionResult
    static func success(withResolvedRestaurant resolvedRestaurant: INRestaurant) -> INRestaurantResolutionResult
    static var unsupported: INRestaurantResolutionResult { get }
    static func unsupported() -> INRestaurantResolutionResult
    static func unsupported(withReason reason: Int) -> INRestaurantResolutionResult
  }
  class INResumeWorkoutIntent: INIntent {
    init()
    init(workoutName: INSpeakableString?)
    var workoutName: INSpeakableString? { get }
  }
  protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    func confirmResumeWorkout(_ intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func handleResumeWorkout(_ intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INResumeWorkoutIntentResponse: INIntentResponse {
    var code: INResumeWorkoutIntentResponseCode { get }
    init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INResumeWorkoutIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
  }
  class INRideCompletionStatus: NSObject, NSCopying, NSSecureCoding {
    static var canceledByService: INRideCompletionStatus { get }
    static func canceledByService() -> INRideCompletionStatus
    static var canceledByUser: INRideCompletionStatus { get }
    static func canceledByUser() -> INRideCompletionStatus
    static var canceledMissedPickup: INRideCompletionStatus { get }
    static func canceledMissedPickup() -> INRideCompletionStatus
    static var completed: INRideCompletionStatus { get }
    static func completed() -> INRideCompletionStatus
    static func completed(withOutstandingFeedbackType feedbackType: INRideFeedbackTypeOptions) -> INRideCompletionStatus
    static func completed(withOutstandingPaymentAmount outstandingPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus
    static func completed(withSettledPaymentAmount settledPaymentAmount: INCurrencyAmount) -> INRideCompletionStatus
    var completionUserActivity: NSUserActivity?
    var defaultTippingOptions: Set<INCurrencyAmount>?
    var feedbackType: INRideFeedbackTypeOptions { get }
    init?(coder: NSCoder)
    var isCanceled: Bool { get }
    var isCompleted: Bool { get }
    var isMissedPickup: Bool { get }
    var isOutstanding: Bool { get }
    var paymentAmount: INCurrencyAmount? { get }
  }
  class INRideDriver: INPerson, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?, phoneNumber: String?)
    init(phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?)
    var phoneNumber: String? { get }
    var rating: String? { get }
  }
  class INRideFareLineItem: NSObject, NSCopying, NSSecureCoding {
    var currencyCode: String { get }
    init?(coder: NSCoder)
    init(title: String, price: NSDecimalNumber, currencyCode: String)
    var price: NSDecimalNumber { get }
    var title: String { get }
  }
  enum INRideFeedbackTypeOptions: UInt {
    case rate, tip
  }
  class INRideOption: NSObject, NSCopying, NSSecureCoding {
    var availablePartySizeOptions: [INRidePartySizeOption]?
    var availablePartySizeOptionsSelectionPrompt: String?
    var disclaimerMessage: String?
    var estimatedPickupDate: Date
    var fareLineItems: [INRideFareLineItem]?
    init?(coder: NSCoder)
    init(name: String, estimatedPickupDate: Date)
    var name: String
    var priceRange: INPriceRange?
    var specialPricing: String?
    var specialPricingBadgeImage: INImage?
    var userActivityForBookingInApplication: NSUserActivity?
    var usesMeteredFare: NSNumber?
  }
  class INRidePartySizeOption: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(partySizeRange: NSRange, sizeDescription: String, priceRange: INPriceRange?)
    var partySizeRange: NSRange { get }
    var priceRange: INPriceRange? { get }
    var sizeDescription: String { get }
  }
  enum INRidePhase: Int {
    case unknown, received, confirmed, ongoing, completed, approachingPickup, pickup
  }
  class INRideStatus: NSObject, NSCopying, NSSecureCoding {
    var additionalActionActivities: [NSUserActivity]?
    var completionStatus: INRideCompletionStatus?
    var driver: INRideDriver?
    var dropOffLocation: CLPlacemark?
    var estimatedDropOffDate: Date?
    var estimatedPickupDate: Date?
    var estimatedPickupEndDate: Date?
    init?(coder: NSCoder)
    var phase: INRidePhase
    var pickupLocation: CLPlacemark?
    var rideIdentifier: String?
    var rideOption: INRideOption?
    var scheduledPickupTime: INDateComponentsRange?
    var userActivityForCancelingInApplication: NSUserActivity?
    var vehicle: INRideVehicle?
    var waypoints: [CLPlacemark]?
  }
  class INRideVehicle: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    var location: CLLocation?
    var manufacturer: String?
    var mapAnnotationImage: INImage?
    var model: String?
    var registrationPlate: String?
  }
  protocol INRidesharingDomainHandling: INListRideOptionsIntentHandling, INRequestRideIntentHandling, INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling {}
  class INSaveProfileInCarIntent: INIntent {
    init()
    init(profileNumber: NSNumber?, profileName profileLabel: String?)
    var profileLabel: String? { get }
    var profileName: String? { get }
    var profileNumber: NSNumber? { get }
  }
  protocol INSaveProfileInCarIntentHandling: NSObjectProtocol {
    func confirmSaveProfile(inCar intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
    func handleSaveProfile(inCar intent: INSaveProfileInCarIntent, completion: @escaping (INSaveProfileInCarIntentResponse) -> Void)
    func resolveProfileNameForSaveProfile(inCar intent: INSaveProfileInCarIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveProfileNumberForSaveProfile(inCar intent: INSaveProfileInCarIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
  }
  class INSaveProfileInCarIntentResponse: INIntentResponse {
    var code: INSaveProfileInCarIntentResponseCode { get }
    init(code: INSaveProfileInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSaveProfileInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSearchCallHistoryIntent: INIntent {
    var callCapabilities: INCallCapabilityOptions { get }
    var callType: INCallRecordType { get }
    var callTypes: INCallRecordTypeOptions { get }
    var dateCreated: INDateComponentsRange? { get }
    init()
    init(call callType: INCallRecordType, dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions)
    init(dateCreated: INDateComponentsRange?, recipient: INPerson?, callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: NSNumber?)
    var recipient: INPerson? { get }
    var unseen: NSNumber? { get }
  }
  protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
    func confirmSearchCallHistory(_ intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    func handleSearchCallHistory(_ intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
    func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, withCompletion completion: @escaping (INCallRecordTypeResolutionResult) -> Void)
    func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, withCompletion completion: @escaping (INCallRecordTypeOptionsResolutionResult) -> Void)
    func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, withCompletion completion: @escaping (INPersonResolutionResult) -> Void)
    func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
  }
  class INSearchCallHistoryIntentResponse: INIntentResponse {
    var callRecords: [INCallRecord]?
    var code: INSearchCallHistoryIntentResponseCode { get }
    init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSearchCallHistoryIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired, inProgress, success
  }
  class INSearchForAccountsIntent: INIntent {
    var accountNickname: INSpeakableString? { get }
    var accountType: INAccountType { get }
    init()
    init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType)
    var organizationName: INSpeakableString? { get }
    var requestedBalanceType: INBalanceType { get }
  }
  protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
    func confirmSearch(forAccounts intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
    func handleSearch(forAccounts intent: INSearchForAccountsIntent, completion: @escaping (INSearchForAccountsIntentResponse) -> Void)
    func resolveAccountNicknameForSearch(forAccounts intent: INSearchForAccountsIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveAccountTypeForSearch(forAccounts intent: INSearchForAccountsIntent, withCompletion completion: @escaping (INAccountTypeResolutionResult) -> Void)
    func resolveOrganizationNameForSearch(forAccounts intent: INSearchForAccountsIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveRequestedBalanceTypeForSearch(forAccounts intent: INSearchForAccountsIntent, withCompletion completion: @escaping (INBalanceTypeResolutionResult) -> Void)
  }
  class INSearchForAccountsIntentResponse: INIntentResponse {
    var accounts: [INPaymentAccount]?
    var code: INSearchForAccountsIntentResponseCode { get }
    init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSearchForAccountsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failureAccountNotFound, failureTermsAndConditionsAcceptanceRequired, failureNotEligible
  }
  class INSearchForBillsIntent: INIntent {
    var billPayee: INBillPayee? { get }
    var billType: INBillType { get }
    var dueDateRange: INDateComponentsRange? { get }
    init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?)
    var paymentDateRange: INDateComponentsRange? { get }
    var status: INPaymentStatus { get }
  }
  protocol INSearchForBillsIntentHandling: NSObjectProtocol {
    func confirmSearch(forBills intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
    func handleSearch(forBills intent: INSearchForBillsIntent, completion: @escaping (INSearchForBillsIntentResponse) -> Void)
    func resolveBillPayeeForSearch(forBills intent: INSearchForBillsIntent, withCompletion completion: @escaping (INBillPayeeResolutionResult) -> Void)
    func resolveBillTypeForSearch(forBills intent: INSearchForBillsIntent, withCompletion completion: @escaping (INBillTypeResolutionResult) -> Void)
    func resolveDueDateRangeForSearch(forBills intent: INSearchForBillsIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolvePaymentDateRangeForSearch(forBills intent: INSearchForBillsIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveStatusForSearch(forBills intent: INSearchForBillsIntent, withCompletion completion: @escaping (INPaymentStatusResolutionResult) -> Void)
  }
  class INSearchForBillsIntentResponse: INIntentResponse {
    var bills: [INBillDetails]?
    var code: INSearchForBillsIntentResponseCode { get }
    init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSearchForBillsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failureBillNotFound
  }
  class INSearchForMediaIntent: INIntent {
    init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?)
    var mediaItems: [INMediaItem]? { get }
    var mediaSearch: INMediaSearch? { get }
  }
  protocol INSearchForMediaIntentHandling: NSObjectProtocol {
    func confirmSearch(forMedia intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    func handleSearch(forMedia intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
    func resolveMediaItemsForSearch(forMedia intent: INSearchForMediaIntent, withCompletion completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  }
  class INSearchForMediaIntentResponse: INIntentResponse {
    var code: INSearchForMediaIntentResponseCode { get }
    init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?)
    var mediaItems: [INMediaItem]?
  }
  enum INSearchForMediaIntentResponseCode: Int {
    case unspecified, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSearchForMediaMediaItemResolutionResult
    static func confirmationRequiredWithMediaItem(toConfirm mediaItemToConfirm: INMediaItem?) -> INSearchForMediaMediaItemResolutionResult
    static func disambiguationWithMediaItems(toDisambiguate mediaItemsToDisambiguate: [INMediaItem]) -> INSearchForMediaMediaItemResolutionResult
    init()
    init(mediaItemResolutionResult: INMediaItemResolutionResult)
    static var needsValue: INSearchForMediaMediaItemResolutionResult { get }
    static func needsValue() -> INSearchForMediaMediaItemResolutionResult
    static var notRequired: INSearchForMediaMediaItemResolutionResult { get }
    static func notRequired() -> INSearchForMediaMediaItemResolutionResult
    static func success(withResolvedMediaItem resolvedMediaItem: INMediaItem) -> INSearchForMediaMediaItemResolutionResult
    static func successes(withResolvedMediaItems resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult]
    static var unsupported: INSearchForMediaMediaItemResolutionResult { get }
    static func unsupported() -> INSearchForMediaMediaItemResolutionResult
    static func unsupported(for reason: INSearchForMediaMediaItemUnsupportedReason) -> INSearchForMediaMediaItemResolutionResult
    static func unsupported(withReason reason: Int) -> INSearchForMediaMediaItemResolutionResult
  }
  enum INSearchForMediaMediaItemUnsupportedReason: Int {
    case loginRequired, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
  }
  class INSearchForMessagesIntent: INIntent {
    var attributes: INMessageAttributeOptions { get }
    var conversationIdentifiers: [String]? { get }
    var conversationIdentifiersOperator: INConditionalOperator { get }
    var dateTimeRange: INDateComponentsRange? { get }
    var groupNames: [String]? { get }
    var groupNamesOperator: INConditionalOperator { get }
    var identifiers: [String]? { get }
    var identifiersOperator: INConditionalOperator { get }
    init()
    init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions, dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, groupNames: [String]?)
    init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions, dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?)
    init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions, dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?)
    var notificationIdentifiers: [String]? { get }
    var notificationIdentifiersOperator: INConditionalOperator { get }
    var recipients: [INPerson]? { get }
    var recipientsOperator: INConditionalOperator { get }
    var searchTerms: [String]? { get }
    var searchTermsOperator: INConditionalOperator { get }
    var senders: [INPerson]? { get }
    var sendersOperator: INConditionalOperator { get }
    var speakableGroupNames: [INSpeakableString]? { get }
    var speakableGroupNamesOperator: INConditionalOperator { get }
  }
  protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    func confirmSearch(forMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func handleSearch(forMessages intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func resolveAttributesForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping (INMessageAttributeOptionsResolutionResult) -> Void)
    func resolveDateTimeRangeForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveGroupNamesForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping ([INStringResolutionResult]) -> Void)
    func resolveRecipientsForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSendersForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSpeakableGroupNamesForSearch(forMessages intent: INSearchForMessagesIntent, withCompletion completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  }
  class INSearchForMessagesIntentResponse: INIntentResponse {
    var code: INSearchForMessagesIntentResponseCode { get }
    init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?)
    var messages: [INMessage]?
  }
  enum INSearchForMessagesIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable, failureMessageTooManyResults, failureRequiringInAppAuthentication
  }
  class INSearchForNotebookItemsIntent: INIntent {
    var content: String? { get }
    var dateSearchType: INDateSearchType { get }
    var dateTime: INDateComponentsRange? { get }
    init()
    init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType)
    init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, notebookItemIdentifier: String?)
    init(title: INSpeakableString?, content: String?, itemType: INNotebookItemType, status: INTaskStatus, location: CLPlacemark?, locationSearchType: INLocationSearchType, dateTime: INDateComponentsRange?, dateSearchType: INDateSearchType, temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions, taskPriority: INTaskPriority, notebookItemIdentifier: String?)
    var itemType: INNotebookItemType { get }
    var location: CLPlacemark? { get }
    var locationSearchType: INLocationSearchType { get }
    var notebookItemIdentifier: String? { get }
    var status: INTaskStatus { get }
    var taskPriority: INTaskPriority { get }
    var temporalEventTriggerTypes: INTemporalEventTriggerTypeOptions { get }
    var title: INSpeakableString? { get }
  }
  protocol INSearchForNotebookItemsIntentHandling: NSObjectProtocol {
    func confirmSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func handleSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, completion: @escaping (INSearchForNotebookItemsIntentResponse) -> Void)
    func resolveContentForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveDateSearchTypeForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INDateSearchTypeResolutionResult) -> Void)
    func resolveDateTimeForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveItemTypeForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INNotebookItemTypeResolutionResult) -> Void)
    func resolveLocationForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolveLocationSearchTypeForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INLocationSearchTypeResolutionResult) -> Void)
    func resolveStatusForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INTaskStatusResolutionResult) -> Void)
    func resolveTaskPriorityForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolveTemporalEventTriggerTypesForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INTemporalEventTriggerTypeOptionsResolutionResult) -> Void)
    func resolveTitleForSearch(forNotebookItems intent: INSearchForNotebookItemsIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INSearchForNotebookItemsIntentResponse: INIntentResponse {
    var code: INSearchForNotebookItemsIntentResponseCode { get }
    init(code: INSearchForNotebookItemsIntentResponseCode, userActivity: NSUserActivity?)
    var notes: [INNote]?
    var sortType: INSortType
    var taskLists: [INTaskList]?
    var tasks: [INTask]?
  }
  enum INSearchForNotebookItemsIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSearchForPhotosIntent: INIntent {
    var albumName: String? { get }
    var dateCreated: INDateComponentsRange? { get }
    var excludedAttributes: INPhotoAttributeOptions { get }
    var includedAttributes: INPhotoAttributeOptions { get }
    init()
    init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions, excludedAttributes: INPhotoAttributeOptions, peopleInPhoto: [INPerson]?)
    var locationCreated: CLPlacemark? { get }
    var peopleInPhoto: [INPerson]? { get }
    var peopleInPhotoOperator: INConditionalOperator { get }
    var searchTerms: [String]? { get }
    var searchTermsOperator: INConditionalOperator { get }
  }
  protocol INSearchForPhotosIntentHandling: NSObjectProtocol {
    func confirmSearch(forPhotos intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)
    func handleSearch(forPhotos intent: INSearchForPhotosIntent, completion: @escaping (INSearchForPhotosIntentResponse) -> Void)
    func resolveAlbumNameForSearch(forPhotos intent: INSearchForPhotosIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveDateCreatedForSearch(forPhotos intent: INSearchForPhotosIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveLocationCreatedForSearch(forPhotos intent: INSearchForPhotosIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePeopleInPhotoForSearch(forPhotos intent: INSearchForPhotosIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSearchTermsForSearch(forPhotos intent: INSearchForPhotosIntent, withCompletion completion: @escaping ([INStringResolutionResult]) -> Void)
  }
  class INSearchForPhotosIntentResponse: INIntentResponse {
    var code: INSearchForPhotosIntentResponseCode { get }
    init(code: INSearchForPhotosIntentResponseCode, userActivity: NSUserActivity?)
    var searchResultsCount: NSNumber?
  }
  enum INSearchForPhotosIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  }
  class INSeat: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(seatSection: String?, seatRow: String?, seatNumber: String?, seatingType: String?)
    var seatNumber: String? { get }
    var seatRow: String? { get }
    var seatSection: String? { get }
    var seatingType: String? { get }
  }
  class INSendMessageAttachment: NSObject {
    var audioMessageFile: INFile? { get }
    init(audioMessageFile: INFile)
  }
  class INSendMessageIntent: INIntent, UNNotificationContentProviding {
    var attachments: [INSendMessageAttachment]? { get }
    var content: String? { get }
    var conversationIdentifier: String? { get }
    var groupName: String? { get }
    init()
    init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?)
    init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)
    init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?)
    var outgoingMessageType: INOutgoingMessageType { get }
    var recipients: [INPerson]? { get }
    var sender: INPerson? { get }
    var serviceName: String? { get }
    var speakableGroupName: INSpeakableString? { get }
  }
  class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    init()
    var isReplyToCurrentUser: Bool
    var mentionsCurrentUser: Bool
    var notifyRecipientAnyway: Bool
    var recipientCount: Int
  }
  protocol INSendMessageIntentHandling: NSObjectProtocol {
    func confirmSendMessage(_ intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func handleSendMessage(_ intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func resolveContent(forSendMessage intent: INSendMessageIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveGroupName(forSendMessage intent: INSendMessageIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveOutgoingMessageType(forSendMessage intent: INSendMessageIntent, withCompletion completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
    func resolveRecipients(forSendMessage intent: INSendMessageIntent, completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveRecipients(forSendMessage intent: INSendMessageIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INSendMessageIntentResponse: INIntentResponse {
    var code: INSendMessageIntentResponseCode { get }
    init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?)
    var sentMessage: INMessage?
    var sentMessages: [INMessage]?
  }
  enum INSendMessageIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
  }
  class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSendMessageRecipientResolutionResult
    static func confirmationRequiredWithPerson(toConfirm personToConfirm: INPerson?) -> INSendMessageRecipientResolutionResult
    static func disambiguationWithPeople(toDisambiguate peopleToDisambiguate: [INPerson]) -> INSendMessageRecipientResolutionResult
    init(personResolutionResult: INPersonResolutionResult)
    static var needsValue: INSendMessageRecipientResolutionResult { get }
    static func needsValue() -> INSendMessageRecipientResolutionResult
    static var notRequired: INSendMessageRecipientResolutionResult { get }
    static func notRequired() -> INSendMessageRecipientResolutionResult
    static func success(withResolvedPerson resolvedPerson: INPerson) -> INSendMessageRecipientResolutionResult
    static var unsupported: INSendMessageRecipientResolutionResult { get }
    static func unsupported() -> INSendMessageRecipientResolutionResult
    static func unsupported(for reason: INSendMessageRecipientUnsupportedReason) -> INSendMessageRecipientResolutionResult
    static func unsupported(withReason reason: Int) -> INSendMessageRecipientResolutionResult
  }
  enum INSendMessageRecipientUnsupportedReason: Int {
    case noAccount, offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid, noHandleForLabel, requiringInAppAuthentication
  }
  class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSendPaymentCurrencyAmountResolutionResult
    init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult)
    static var needsValue: INSendPaymentCurrencyAmountResolutionResult { get }
    static func needsValue() -> INSendPaymentCurrencyAmountResolutionResult
    static var notRequired: INSendPaymentCurrencyAmountResolutionResult { get }
    static func notRequired() -> INSendPaymentCurrencyAmountResolutionResult
    static var unsupported: INSendPaymentCurrencyAmountResolutionResult { get }
    static func unsupported() -> INSendPaymentCurrencyAmountResolutionResult
    static func unsupported(for reason: INSendPaymentCurrencyAmountUnsupportedReason) -> INSendPaymentCurrencyAmountResolutionResult
    static func unsupported(withReason reason: Int) -> INSendPaymentCurrencyAmountResolutionResult
  }
  enum INSendPaymentCurrencyAmountUnsupportedReason: Int {
    case amountBelowMinimum, amountAboveMaximum, currencyUnsupported
  }
  class INSendPaymentIntent: INIntent {
    var currencyAmount: INCurrencyAmount? { get }
    init()
    init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?)
    var note: String? { get }
    var payee: INPerson? { get }
  }
  protocol INSendPaymentIntentHandling: NSObjectProtocol {
    func confirmSendPayment(_ intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    func handleSendPayment(_ intent: INSendPaymentIntent, completion: @escaping (INSendPaymentIntentResponse) -> Void)
    func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentCurrencyAmountResolutionResult) -> Void)
    func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, withCompletion completion: @escaping (INCurrencyAmountResolutionResult) -> Void)
    func resolveNote(forSendPayment intent: INSendPaymentIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, completion: @escaping (INSendPaymentPayeeResolutionResult) -> Void)
    func resolvePayee(forSendPayment intent: INSendPaymentIntent, withCompletion completion: @escaping (INPersonResolutionResult) -> Void)
  }
  class INSendPaymentIntentResponse: INIntentResponse {
    var code: INSendPaymentIntentResponseCode { get }
    init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?)
    var paymentRecord: INPaymentRecord?
  }
  enum INSendPaymentIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failurePaymentsAmountBelowMinimum, failurePaymentsAmountAboveMaximum, failurePaymentsCurrencyUnsupported, failureInsufficientFunds, failureNoBankAccount, failureNotEligible, failureTermsAndConditionsAcceptanceRequired
  }
  class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSendPaymentPayeeResolutionResult
    static func confirmationRequiredWithPerson(toConfirm personToConfirm: INPerson?) -> INSendPaymentPayeeResolutionResult
    static func disambiguationWithPeople(toDisambiguate peopleToDisambiguate: [INPerson]) -> INSendPaymentPayeeResolutionResult
    init(personResolutionResult: INPersonResolutionResult)
    static var needsValue: INSendPaymentPayeeResolutionResult { get }
    static func needsValue() -> INSendPaymentPayeeResolutionResult
    static var notRequired: INSendPaymentPayeeResolutionResult { get }
    static func notRequired() -> INSendPaymentPayeeResolutionResult
    static func success(withResolvedPerson resolvedPerson: INPerson) -> INSendPaymentPayeeResolutionResult
    static var unsupported: INSendPaymentPayeeResolutionResult { get }
    static func unsupported() -> INSendPaymentPayeeResolutionResult
    static func unsupported(for reason: INSendPaymentPayeeUnsupportedReason) -> INSendPaymentPayeeResolutionResult
    static func unsupported(withReason reason: Int) -> INSendPaymentPayeeResolutionResult
  }
  enum INSendPaymentPayeeUnsupportedReason: Int {
    case credentialsUnverified, insufficientFunds, noAccount, noValidHandle
  }
  class INSendRideFeedbackIntent: INIntent {
    init(rideIdentifier: String)
    var rating: NSNumber?
    var rideIdentifier: String { get }
    var tip: INCurrencyAmount?
  }
  protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
    func confirmSendRideFeedback(_ sendRideFeedbackIntent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)
    func handleSendRideFeedback(_ sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)
  }
  class INSendRideFeedbackIntentResponse: INIntentResponse {
    var code: INSendRideFeedbackIntentResponseCode { get }
    init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSendRideFeedbackIntentResponseCode: Int {
    case unspecified, ready, success, failure
  }
  class INSetAudioSourceInCarIntent: INIntent {
    var audioSource: INCarAudioSource { get }
    init()
    init(audioSource: INCarAudioSource, relativeAudioSourceReference: INRelativeReference)
    var relativeAudioSourceReference: INRelativeReference { get }
  }
  protocol INSetAudioSourceInCarIntentHandling: NSObjectProtocol {
    func confirmSetAudioSource(inCar intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
    func handleSetAudioSource(inCar intent: INSetAudioSourceInCarIntent, completion: @escaping (INSetAudioSourceInCarIntentResponse) -> Void)
    func resolveAudioSourceForSetAudioSource(inCar intent: INSetAudioSourceInCarIntent, withCompletion completion: @escaping (INCarAudioSourceResolutionResult) -> Void)
    func resolveRelativeAudioSourceReferenceForSetAudioSource(inCar intent: INSetAudioSourceInCarIntent, withCompletion completion: @escaping (INRelativeReferenceResolutionResult) -> Void)
  }
  class INSetAudioSourceInCarIntentResponse: INIntentResponse {
    var code: INSetAudioSourceInCarIntentResponseCode { get }
    init(code: INSetAudioSourceInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetAudioSourceInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetCarLockStatusIntent: INIntent {
    var carName: INSpeakableString? { get }
    init(locked: NSNumber?, carName: INSpeakableString?)
    var locked: NSNumber? { get }
  }
  protocol INSetCarLockStatusIntentHandling: NSObjectProtocol {
    func confirmSetCarLockStatus(_ intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
    func handleSetCarLockStatus(_ intent: INSetCarLockStatusIntent, completion: @escaping (INSetCarLockStatusIntentResponse) -> Void)
    func resolveCarName(forSetCarLockStatus intent: INSetCarLockStatusIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveLocked(forSetCarLockStatus intent: INSetCarLockStatusIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
  }
  class INSetCarLockStatusIntentResponse: INIntentResponse {
    var code: INSetCarLockStatusIntentResponseCode { get }
    init(code: INSetCarLockStatusIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetCarLockStatusIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetClimateSettingsInCarIntent: INIntent {
    var airCirculationMode: INCarAirCirculationMode { get }
    var carName: INSpeakableString? { get }
    var climateZone: INCarSeat { get }
    var enableAirConditioner: NSNumber? { get }
    var enableAutoMode: NSNumber? { get }
    var enableClimateControl: NSNumber? { get }
    var enableFan: NSNumber? { get }
    var fanSpeedIndex: NSNumber? { get }
    var fanSpeedPercentage: NSNumber? { get }
    init()
    init(enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?, enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?, fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting, temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting, climateZone: INCarSeat)
    init(enableFan: NSNumber?, enableAirConditioner: NSNumber?, enableClimateControl: NSNumber?, enableAutoMode: NSNumber?, airCirculationMode: INCarAirCirculationMode, fanSpeedIndex: NSNumber?, fanSpeedPercentage: NSNumber?, relativeFanSpeedSetting: INRelativeSetting, temperature: Measurement<UnitTemperature>?, relativeTemperatureSetting: INRelativeSetting, climateZone: INCarSeat, carName: INSpeakableString?)
    var relativeFanSpeedSetting: INRelativeSetting { get }
    var relativeTemperatureSetting: INRelativeSetting { get }
    var temperature: Measurement<UnitTemperature>? { get }
  }
  protocol INSetClimateSettingsInCarIntentHandling: NSObjectProtocol {
    func confirmSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)
    func handleSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, completion: @escaping (INSetClimateSettingsInCarIntentResponse) -> Void)
    func resolveAirCirculationModeForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INCarAirCirculationModeResolutionResult) -> Void)
    func resolveCarNameForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveClimateZoneForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INCarSeatResolutionResult) -> Void)
    func resolveEnableAirConditionerForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableAutoModeForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableClimateControlForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableFanForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveFanSpeedIndexForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveFanSpeedPercentageForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveRelativeFanSpeedSettingForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INRelativeSettingResolutionResult) -> Void)
    func resolveRelativeTemperatureSettingForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INRelativeSettingResolutionResult) -> Void)
    func resolveTemperatureForSetClimateSettings(inCar intent: INSetClimateSettingsInCarIntent, withCompletion completion: @escaping (INTemperatureResolutionResult) -> Void)
  }
  class INSetClimateSettingsInCarIntentResponse: INIntentResponse {
    var code: INSetClimateSettingsInCarIntentResponseCode { get }
    init(code: INSetClimateSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetClimateSettingsInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetDefrosterSettingsInCarIntent: INIntent {
    var carName: INSpeakableString? { get }
    var defroster: INCarDefroster { get }
    var enable: NSNumber? { get }
    init()
    init(enable: NSNumber?, defroster: INCarDefroster)
    init(enable: NSNumber?, defroster: INCarDefroster, carName: INSpeakableString?)
  }
  protocol INSetDefrosterSettingsInCarIntentHandling: NSObjectProtocol {
    func confirmSetDefrosterSettings(inCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func handleSetDefrosterSettings(inCar intent: INSetDefrosterSettingsInCarIntent, completion: @escaping (INSetDefrosterSettingsInCarIntentResponse) -> Void)
    func resolveCarNameForSetDefrosterSettings(inCar intent: INSetDefrosterSettingsInCarIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveDefrosterForSetDefrosterSettings(inCar intent: INSetDefrosterSettingsInCarIntent, withCompletion completion: @escaping (INCarDefrosterResolutionResult) -> Void)
    func resolveEnableForSetDefrosterSettings(inCar intent: INSetDefrosterSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
  }
  class INSetDefrosterSettingsInCarIntentResponse: INIntentResponse {
    var code: INSetDefrosterSettingsInCarIntentResponseCode { get }
    init(code: INSetDefrosterSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetDefrosterSettingsInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetMessageAttributeIntent: INIntent {
    var attribute: INMessageAttribute { get }
    var identifiers: [String]? { get }
    init()
    init(identifiers: [String]?, attribute: INMessageAttribute)
  }
  protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    func confirmSetMessageAttribute(_ intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func handleSetMessageAttribute(_ intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, withCompletion completion: @escaping (INMessageAttributeResolutionResult) -> Void)
  }
  class INSetMessageAttributeIntentResponse: INIntentResponse {
    var code: INSetMessageAttributeIntentResponseCode { get }
    init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetMessageAttributeIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound, failureMessageAttributeNotSet
  }
  class INSetProfileInCarIntent: INIntent {
    var carName: INSpeakableString? { get }
    var defaultProfile: NSNumber? { get }
    init()
    init(profileNumber: NSNumber?, profileName profileLabel: String?, defaultProfile: NSNumber?)
    init(profileNumber: NSNumber?, profileName: String?, defaultProfile: NSNumber?, carName: INSpeakableString?)
    var profileLabel: String? { get }
    var profileName: String? { get }
    var profileNumber: NSNumber? { get }
  }
  protocol INSetProfileInCarIntentHandling: NSObjectProtocol {
    func confirmSetProfile(inCar intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)
    func handleSetProfile(inCar intent: INSetProfileInCarIntent, completion: @escaping (INSetProfileInCarIntentResponse) -> Void)
    func resolveCarNameForSetProfile(inCar intent: INSetProfileInCarIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveDefaultProfileForSetProfile(inCar intent: INSetProfileInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveProfileNameForSetProfile(inCar intent: INSetProfileInCarIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveProfileNumberForSetProfile(inCar intent: INSetProfileInCarIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
  }
  class INSetProfileInCarIntentResponse: INIntentResponse {
    var code: INSetProfileInCarIntentResponseCode { get }
    init(code: INSetProfileInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetProfileInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetRadioStationIntent: INIntent {
    var channel: String? { get }
    var frequency: NSNumber? { get }
    init()
    init(radioType: INRadioType, frequency: NSNumber?, stationName: String?, channel: String?, presetNumber: NSNumber?)
    var presetNumber: NSNumber? { get }
    var radioType: INRadioType { get }
    var stationName: String? { get }
  }
  protocol INSetRadioStationIntentHandling: NSObjectProtocol {
    func confirmSetRadioStation(_ intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)
    func handleSetRadioStation(_ intent: INSetRadioStationIntent, completion: @escaping (INSetRadioStationIntentResponse) -> Void)
    func resolveChannel(forSetRadioStation intent: INSetRadioStationIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveFrequency(forSetRadioStation intent: INSetRadioStationIntent, withCompletion completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolvePresetNumber(forSetRadioStation intent: INSetRadioStationIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveRadioType(forSetRadioStation intent: INSetRadioStationIntent, withCompletion completion: @escaping (INRadioTypeResolutionResult) -> Void)
    func resolveStationName(forSetRadioStation intent: INSetRadioStationIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
  }
  class INSetRadioStationIntentResponse: INIntentResponse {
    var code: INSetRadioStationIntentResponseCode { get }
    init(code: INSetRadioStationIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetRadioStationIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureNotSubscribed
  }
  class INSetSeatSettingsInCarIntent: INIntent {
    var carName: INSpeakableString? { get }
    var enableCooling: NSNumber? { get }
    var enableHeating: NSNumber? { get }
    var enableMassage: NSNumber? { get }
    init()
    init(enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat, level: NSNumber?, relativeLevel relativeLevelSetting: INRelativeSetting)
    init(enableHeating: NSNumber?, enableCooling: NSNumber?, enableMassage: NSNumber?, seat: INCarSeat, level: NSNumber?, relativeLevel relativeLevelSetting: INRelativeSetting, carName: INSpeakableString?)
    var level: NSNumber? { get }
    var relativeLevelSetting: INRelativeSetting { get }
    var seat: INCarSeat { get }
  }
  protocol INSetSeatSettingsInCarIntentHandling: NSObjectProtocol {
    func confirmSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
    func handleSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, completion: @escaping (INSetSeatSettingsInCarIntentResponse) -> Void)
    func resolveCarNameForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveEnableCoolingForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableHeatingForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveEnableMassageForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveLevelForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INIntegerResolutionResult) -> Void)
    func resolveRelativeLevelSettingForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INRelativeSettingResolutionResult) -> Void)
    func resolveSeatForSetSeatSettings(inCar intent: INSetSeatSettingsInCarIntent, withCompletion completion: @escaping (INCarSeatResolutionResult) -> Void)
  }
  class INSetSeatSettingsInCarIntentResponse: INIntentResponse {
    var code: INSetSeatSettingsInCarIntentResponseCode { get }
    init(code: INSetSeatSettingsInCarIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INSetSeatSettingsInCarIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetTaskAttributeIntent: INIntent {
    init()
    init(targetTask: INTask?, status: INTaskStatus, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)
    init(targetTask: INTask?, taskTitle: INSpeakableString?, status: INTaskStatus, priority: INTaskPriority, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?)
    var priority: INTaskPriority { get }
    var spatialEventTrigger: INSpatialEventTrigger? { get }
    var status: INTaskStatus { get }
    var targetTask: INTask? { get }
    var taskTitle: INSpeakableString? { get }
    var temporalEventTrigger: INTemporalEventTrigger? { get }
  }
  protocol INSetTaskAttributeIntentHandling: NSObjectProtocol {
    func confirmSetTaskAttribute(_ intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func handleSetTaskAttribute(_ intent: INSetTaskAttributeIntent, completion: @escaping (INSetTaskAttributeIntentResponse) -> Void)
    func resolvePriority(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INTaskPriorityResolutionResult) -> Void)
    func resolveSpatialEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INSpatialEventTriggerResolutionResult) -> Void)
    func resolveStatus(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INTaskStatusResolutionResult) -> Void)
    func resolveTargetTask(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INTaskResolutionResult) -> Void)
    func resolveTaskTitle(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, completion completionHandler: @escaping (INSetTaskAttributeTemporalEventTriggerResolutionResult) -> Void)
    func resolveTemporalEventTrigger(forSetTaskAttribute intent: INSetTaskAttributeIntent, withCompletion completion: @escaping (INTemporalEventTriggerResolutionResult) -> Void)
  }
  class INSetTaskAttributeIntentResponse: INIntentResponse {
    var code: INSetTaskAttributeIntentResponseCode { get }
    init(code: INSetTaskAttributeIntentResponseCode, userActivity: NSUserActivity?)
    var modifiedTask: INTask?
  }
  enum INSetTaskAttributeIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static func confirmationRequiredWithTemporalEventTrigger(toConfirm temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static func disambiguationWithTemporalEventTriggers(toDisambiguate temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult)
    static var needsValue: INSetTaskAttributeTemporalEventTriggerResolutionResult { get }
    static func needsValue() -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static var notRequired: INSetTaskAttributeTemporalEventTriggerResolutionResult { get }
    static func notRequired() -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static func success(withResolvedTemporalEventTrigger resolvedTemporalEventTrigger: INTemporalEventTrigger) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static var unsupported: INSetTaskAttributeTemporalEventTriggerResolutionResult { get }
    static func unsupported() -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static func unsupported(for reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
    static func unsupported(withReason reason: Int) -> INSetTaskAttributeTemporalEventTriggerResolutionResult
  }
  enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int {
    case timeInPast, invalidRecurrence
  }
  class INShareFocusStatusIntent: INIntent {
    var focusStatus: INFocusStatus? { get }
    init(focusStatus: INFocusStatus?)
  }
  protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
    func confirmShareFocusStatus(_ intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
    func handleShareFocusStatus(_ intent: INShareFocusStatusIntent, completion: @escaping (INShareFocusStatusIntentResponse) -> Void)
  }
  class INShareFocusStatusIntentResponse: INIntentResponse {
    var code: INShareFocusStatusIntentResponseCode { get }
    init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INShareFocusStatusIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INShortcut: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(intent: INIntent)
    init(userActivity: NSUserActivity)
    var intent: INIntent? { get }
    var userActivity: NSUserActivity? { get }
  }
  struct INShortcutAvailabilityOptions: OptionSet {
    init(rawValue: UInt)
    static var journaling: INShortcutAvailabilityOptions { get }
    static var mindfulness: INShortcutAvailabilityOptions { get }
    static var music: INShortcutAvailabilityOptions { get }
    static var podcasts: INShortcutAvailabilityOptions { get }
    var rawValue: UInt { get }
    static var reading: INShortcutAvailabilityOptions { get }
    static var wrapUpYourDay: INShortcutAvailabilityOptions { get }
    static var yogaAndStretching: INShortcutAvailabilityOptions { get }
  }
  enum INSiriAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized
  }
  class INSnoozeTasksIntent: INIntent {
    var all: NSNumber? { get }
    init(tasks: [INTask]?, nextTriggerTime: INDateComponentsRange?, all: NSNumber?)
    var nextTriggerTime: INDateComponentsRange? { get }
    var tasks: [INTask]? { get }
  }
  protocol INSnoozeTasksIntentHandling: NSObjectProtocol {
    func confirmSnoozeTasks(_ intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func handleSnoozeTasks(_ intent: INSnoozeTasksIntent, completion: @escaping (INSnoozeTasksIntentResponse) -> Void)
    func resolveNextTriggerTime(forSnoozeTasks intent: INSnoozeTasksIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveTasks(forSnoozeTasks intent: INSnoozeTasksIntent, withCompletion completion: @escaping ([INSnoozeTasksTaskResolutionResult]) -> Void)
  }
  class INSnoozeTasksIntentResponse: INIntentResponse {
    var code: INSnoozeTasksIntentResponseCode { get }
    init(code: INSnoozeTasksIntentResponseCode, userActivity: NSUserActivity?)
    var snoozedTasks: [INTask]?
  }
  enum INSnoozeTasksIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSnoozeTasksTaskResolutionResult
    static func confirmationRequiredWithTask(toConfirm taskToConfirm: INTask?) -> INSnoozeTasksTaskResolutionResult
    static func disambiguationWithTasks(toDisambiguate tasksToDisambiguate: [INTask]) -> INSnoozeTasksTaskResolutionResult
    init(taskResolutionResult: INTaskResolutionResult)
    static var needsValue: INSnoozeTasksTaskResolutionResult { get }
    static func needsValue() -> INSnoozeTasksTaskResolutionResult
    static var notRequired: INSnoozeTasksTaskResolutionResult { get }
    static func notRequired() -> INSnoozeTasksTaskResolutionResult
    static func success(withResolvedTask resolvedTask: INTask) -> INSnoozeTasksTaskResolutionResult
    static var unsupported: INSnoozeTasksTaskResolutionResult { get }
    static func unsupported() -> INSnoozeTasksTaskResolutionResult
    static func unsupported(for reason: INSnoozeTasksTaskUnsupportedReason) -> INSnoozeTasksTaskResolutionResult
    static func unsupported(withReason reason: Int) -> INSnoozeTasksTaskResolutionResult
  }
  enum INSnoozeTasksTaskUnsupportedReason: Int {
    case noTasksFound
  }
  enum INSortType: Int {
    case unknown, asIs, byDate
  }
  enum INSpatialEvent: Int {
    case unknown, arrive, depart
  }
  class INSpatialEventTrigger: NSObject, NSCopying, NSSecureCoding {
    var event: INSpatialEvent { get }
    init?(coder: NSCoder)
    init(placemark: CLPlacemark, event: INSpatialEvent)
    var placemark: CLPlacemark { get }
  }
  class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSpatialEventTriggerResolutionResult
    static func confirmationRequiredWithSpatialEventTrigger(toConfirm spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> INSpatialEventTriggerResolutionResult
    static func disambiguationWithSpatialEventTriggers(toDisambiguate spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> INSpatialEventTriggerResolutionResult
    static var needsValue: INSpatialEventTriggerResolutionResult { get }
    static func needsValue() -> INSpatialEventTriggerResolutionResult
    static var notRequired: INSpatialEventTriggerResolutionResult { get }
    static func notRequired() -> INSpatialEventTriggerResolutionResult
    static func success(withResolvedSpatialEventTrigger resolvedSpatialEventTrigger: INSpatialEventTrigger) -> INSpatialEventTriggerResolutionResult
    static var unsupported: INSpatialEventTriggerResolutionResult { get }
    static func unsupported() -> INSpatialEventTriggerResolutionResult
    static func unsupported(withReason reason: Int) -> INSpatialEventTriggerResolutionResult
  }
  protocol INSpeakable: NSObjectProtocol {
    var alternativeSpeakableMatches: [INSpeakable]? { get }
    var identifier: String? { get }
    var pronunciationHint: String? { get }
    var spokenPhrase: String { get }
    var vocabularyIdentifier: String? { get }
  }
  class INSpeakableString: NSObject, INSpeakable, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(spokenPhrase: String)
    init(vocabularyIdentifier identifier: String, spokenPhrase: String, pronunciationHint: String?)
  }
  class INSpeakableStringResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSpeakableStringResolutionResult
    static func confirmationRequiredWithString(toConfirm stringToConfirm: INSpeakableString?) -> INSpeakableStringResolutionResult
    static func disambiguationWithStrings(toDisambiguate stringsToDisambiguate: [INSpeakableString]) -> INSpeakableStringResolutionResult
    static var needsValue: INSpeakableStringResolutionResult { get }
    static func needsValue() -> INSpeakableStringResolutionResult
    static var notRequired: INSpeakableStringResolutionResult { get }
    static func notRequired() -> INSpeakableStringResolutionResult
    static func success(withResolvedString resolvedString: INSpeakableString) -> INSpeakableStringResolutionResult
    static var unsupported: INSpeakableStringResolutionResult { get }
    static func unsupported() -> INSpeakableStringResolutionResult
    static func unsupported(withReason reason: Int) -> INSpeakableStringResolutionResult
  }
  class INSpeedResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INSpeedResolutionResult
    static func confirmationRequiredWithSpeed(toConfirm speedToConfirm: Measurement<UnitSpeed>?) -> INSpeedResolutionResult
    static func disambiguationWithSpeed(toDisambiguate speedToDisambiguate: [Measurement<UnitSpeed>]) -> INSpeedResolutionResult
    static var needsValue: INSpeedResolutionResult { get }
    static func needsValue() -> INSpeedResolutionResult
    static var notRequired: INSpeedResolutionResult { get }
    static func notRequired() -> INSpeedResolutionResult
    static func success(withResolvedSpeed resolvedSpeed: Measurement<UnitSpeed>) -> INSpeedResolutionResult
    static var unsupported: INSpeedResolutionResult { get }
    static func unsupported() -> INSpeedResolutionResult
    static func unsupported(withReason reason: Int) -> INSpeedResolutionResult
  }
  class INStartAudioCallIntent: INIntent {
    var contacts: [INPerson]? { get }
    var destinationType: INCallDestinationType { get }
    init()
    init(contacts: [INPerson]?)
    init(destinationType: INCallDestinationType, contacts: [INPerson]?)
  }
  protocol INStartAudioCallIntentHandling: NSObjectProtocol {
    func confirmStartAudioCall(_ intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func handleStartAudioCall(_ intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
    func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
    func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, withCompletion completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  }
  class INStartAudioCallIntentResponse: INIntentResponse {
    var code: INStartAudioCallIntentResponseCode { get }
    init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INStartAudioCallIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired, failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureNoValidNumber
  }
  class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
    static func confirmationRequiredWithCallCapability(toConfirm callCapabilityToConfirm: INCallCapability) -> INStartCallCallCapabilityResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INStartCallCallCapabilityResolutionResult
    init(callCapabilityResolutionResult: INCallCapabilityResolutionResult)
    static var needsValue: INStartCallCallCapabilityResolutionResult { get }
    static func needsValue() -> INStartCallCallCapabilityResolutionResult
    static var notRequired: INStartCallCallCapabilityResolutionResult { get }
    static func notRequired() -> INStartCallCallCapabilityResolutionResult
    static func success(withResolvedCallCapability resolvedCallCapability: INCallCapability) -> INStartCallCallCapabilityResolutionResult
    static var unsupported: INStartCallCallCapabilityResolutionResult { get }
    static func unsupported() -> INStartCallCallCapabilityResolutionResult
    static func unsupported(for reason: INStartCallCallCapabilityUnsupportedReason) -> INStartCallCallCapabilityResolutionResult
    static func unsupported(withReason reason: Int) -> INStartCallCallCapabilityResolutionResult
  }
  enum INStartCallCallCapabilityUnsupportedReason: Int {
    case videoCallUnsupported, microphoneNotAccessible, cameraNotAccessible
  }
  class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
    static func confirmationRequiredWithCallRecord(toConfirm callRecordToConfirm: INCallRecord?) -> INStartCallCallRecordToCallBackResolutionResult
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INStartCallCallRecordToCallBackResolutionResult
    static func disambiguationWithCallRecords(toDisambiguate callRecordsToDisambiguate: [INCallRecord]) -> INStartCallCallRecordToCallBackResolutionResult
    init(callRecordResolutionResult: INCallRecordResolutionResult)
    static var needsValue: INStartCallCallRecordToCallBackResolutionResult { get }
    static func needsValue() -> INStartCallCallRecordToCallBackResolutionResult
    static var notRequired: INStartCallCallRecordToCallBackResolutionResult { get }
    static func notRequired() -> INStartCallCallRecordToCallBackResolutionResult
    static func success(withResolvedCallRecord resolvedCallRecord: INCallRecord) -> INStartCallCallRecordToCallBackResolutionResult
    static var unsupported: INStartCallCallRecordToCallBackResolutionResult { get }
    static func unsupported() -> INStartCallCallRecordToCallBackResolutionResult
    static func unsupported(for reason: INStartCallCallRecordToCallBackUnsupportedReason) -> INStartCallCallRecordToCallBackResolutionResult
    static func unsupported(withReason reason: Int) -> INStartCallCallRecordToCallBackResolutionResult
  }
  enum INStartCallCallRecordToCallBackUnsupportedReason: Int {
    case noMatchingCall
  }
  class INStartCallContactResolutionResult: INPersonResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INStartCallContactResolutionResult
    static func confirmationRequiredWithPerson(toConfirm personToConfirm: INPerson?) -> INStartCallContactResolutionResult
    static func disambiguationWithPeople(toDisambiguate peopleToDisambiguate: [INPerson]) -> INStartCallContactResolutionResult
    init(personResolutionResult: INPersonResolutionResult)
    static var needsValue: INStartCallContactResolutionResult { get }
    static func needsValue() -> INStartCallContactResolutionResult
    static var notRequired: INStartCallContactResolutionResult { get }
    static func notRequired() -> INStartCallContactResolutionResult
    static func success(withResolvedPerson resolvedPerson: INPerson) -> INStartCallContactResolutionResult
    static var unsupported: INStartCallContactResolutionResult { get }
    static func unsupported() -> INStartCallContactResolutionResult
    static func unsupported(for reason: INStartCallContactUnsupportedReason) -> INStartCallContactResolutionResult
    static func unsupported(withReason reason: Int) -> INStartCallContactResolutionResult
  }
  enum INStartCallContactUnsupportedReason: Int {
    case noContactFound, multipleContactsUnsupported, noHandleForLabel, invalidHandle, unsupportedMmiUssd, noCallHistoryForRedial, noUsableHandleForRedial, requiringInAppAuthentication
  }
  class INStartCallIntent: INIntent, UNNotificationContentProviding {
    var audioRoute: INCallAudioRoute { get }
    var callCapability: INCallCapability { get }
    var callRecordFilter: INCallRecordFilter? { get }
    var callRecordToCallBack: INCallRecord? { get }
    var contacts: [INPerson]? { get }
    var destinationType: INCallDestinationType { get }
    init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability)
    init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability)
    var recordTypeForRedialing: INCallRecordType { get }
  }
  protocol INStartCallIntentHandling: NSObjectProtocol {
    func confirmStartCall(_ intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func handleStartCall(_ intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func resolveCallCapability(forStartCall intent: INStartCallIntent, withCompletion completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
    func resolveCallRecordToCallBack(forStartCall intent: INStartCallIntent, withCompletion completion: @escaping (INCallRecordResolutionResult) -> Void)
    func resolveContacts(forStartCall intent: INStartCallIntent, withCompletion completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
    func resolveDestinationType(forStartCall intent: INStartCallIntent, withCompletion completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  }
  class INStartCallIntentResponse: INIntentResponse {
    var code: INStartCallIntentResponseCode { get }
    init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INStartCallIntentResponseCode: Int {
    case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch, failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled, failureUnableToHandOff, failureAppConfigurationRequired, failureCallInProgress, failureCallRinging, responseCode
  }
  class INStartPhotoPlaybackIntent: INIntent {
    var albumName: String? { get }
    var dateCreated: INDateComponentsRange? { get }
    var excludedAttributes: INPhotoAttributeOptions { get }
    var includedAttributes: INPhotoAttributeOptions { get }
    init()
    init(dateCreated: INDateComponentsRange?, locationCreated: CLPlacemark?, albumName: String?, searchTerms: [String]?, includedAttributes: INPhotoAttributeOptions, excludedAttributes: INPhotoAttributeOptions, peopleInPhoto: [INPerson]?)
    var locationCreated: CLPlacemark? { get }
    var peopleInPhoto: [INPerson]? { get }
    var peopleInPhotoOperator: INConditionalOperator { get }
    var searchTerms: [String]? { get }
    var searchTermsOperator: INConditionalOperator { get }
  }
  protocol INStartPhotoPlaybackIntentHandling: NSObjectProtocol {
    func confirmStartPhotoPlayback(_ intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    func handleStartPhotoPlayback(_ intent: INStartPhotoPlaybackIntent, completion: @escaping (INStartPhotoPlaybackIntentResponse) -> Void)
    func resolveAlbumName(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveDateCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
    func resolveLocationCreated(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, withCompletion completion: @escaping (INPlacemarkResolutionResult) -> Void)
    func resolvePeopleInPhoto(forStartPhotoPlayback intent: INStartPhotoPlaybackIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
  }
  class INStartPhotoPlaybackIntentResponse: INIntentResponse {
    var code: INStartPhotoPlaybackIntentResponseCode { get }
    init(code: INStartPhotoPlaybackIntentResponseCode, userActivity: NSUserActivity?)
    var searchResultsCount: NSNumber?
  }
  enum INStartPhotoPlaybackIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired
  }
  class INStartVideoCallIntent: INIntent {
    var contacts: [INPerson]? { get }
    init()
    init(contacts: [INPerson]?)
  }
  protocol INStartVideoCallIntentHandling: NSObjectProtocol {
    func confirmStartVideoCall(_ intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func handleStartVideoCall(_ intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
    func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, withCompletion completion: @escaping ([INPersonResolutionResult]) -> Void)
  }
  class INStartVideoCallIntentResponse: INIntentResponse {
    var code: INStartVideoCallIntentResponseCode { get }
    init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INStartVideoCallIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureAppConfigurationRequired, failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureInvalidNumber
  }
  class INStartWorkoutIntent: INIntent {
    var goalValue: NSNumber? { get }
    init()
    init(workoutName: INSpeakableString?, goalValue: NSNumber?, workoutGoalUnitType: INWorkoutGoalUnitType, workoutLocationType: INWorkoutLocationType, isOpenEnded: NSNumber?)
    var isOpenEnded: NSNumber? { get }
    var workoutGoalUnitType: INWorkoutGoalUnitType { get }
    var workoutLocationType: INWorkoutLocationType { get }
    var workoutName: INSpeakableString? { get }
  }
  protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    func confirmStartWorkout(_ intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func handleStartWorkout(_ intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, withCompletion completion: @escaping (INDoubleResolutionResult) -> Void)
    func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, withCompletion completion: @escaping (INBooleanResolutionResult) -> Void)
    func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, withCompletion completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void)
    func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, withCompletion completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void)
    func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, withCompletion completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  }
  class INStartWorkoutIntentResponse: INIntentResponse {
    var code: INStartWorkoutIntentResponseCode { get }
    init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INStartWorkoutIntentResponseCode: Int {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout, handleInApp, success
  }
  class INSticker: NSObject, NSCopying, NSSecureCoding {
    var emoji: String? { get }
    init?(coder: NSCoder)
    init(type: INStickerType, emoji: String?)
    var type: INStickerType { get }
  }
  enum INStickerType: Int {
    case unknown, emoji, generic
  }
  class INStringResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INStringResolutionResult
    static func confirmationRequiredWithString(toConfirm stringToConfirm: String?) -> INStringResolutionResult
    static func disambiguationWithStrings(toDisambiguate stringsToDisambiguate: [String]) -> INStringResolutionResult
    static var needsValue: INStringResolutionResult { get }
    static func needsValue() -> INStringResolutionResult
    static var notRequired: INStringResolutionResult { get }
    static func notRequired() -> INStringResolutionResult
    static func success(withResolvedString resolvedString: String) -> INStringResolutionResult
    static var unsupported: INStringResolutionResult { get }
    static func unsupported() -> INStringResolutionResult
    static func unsupported(withReason reason: Int) -> INStringResolutionResult
  }
  class INTask: NSObject, NSCopying, NSSecureCoding {
    var createdDateComponents: DateComponents? { get }
    var identifier: String? { get }
    init?(coder: NSCoder)
    init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)
    init(title: INSpeakableString, status: INTaskStatus, taskType: INTaskType, spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?, priority: INTaskPriority)
    var modifiedDateComponents: DateComponents? { get }
    var priority: INTaskPriority { get }
    var spatialEventTrigger: INSpatialEventTrigger? { get }
    var status: INTaskStatus { get }
    var taskType: INTaskType { get }
    var temporalEventTrigger: INTemporalEventTrigger? { get }
    var title: INSpeakableString { get }
  }
  class INTaskList: NSObject, NSCopying, NSSecureCoding {
    var createdDateComponents: DateComponents? { get }
    var groupName: INSpeakableString? { get }
    var identifier: String? { get }
    init?(coder: NSCoder)
    init(title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?, createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?)
    var modifiedDateComponents: DateComponents? { get }
    var tasks: [INTask] { get }
    var title: INSpeakableString { get }
  }
  class INTaskListResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTaskListResolutionResult
    static func confirmationRequiredWithTaskList(toConfirm taskListToConfirm: INTaskList?) -> INTaskListResolutionResult
    static func disambiguationWithTaskLists(toDisambiguate taskListsToDisambiguate: [INTaskList]) -> INTaskListResolutionResult
    static var needsValue: INTaskListResolutionResult { get }
    static func needsValue() -> INTaskListResolutionResult
    static var notRequired: INTaskListResolutionResult { get }
    static func notRequired() -> INTaskListResolutionResult
    static func success(withResolvedTaskList resolvedTaskList: INTaskList) -> INTaskListResolutionResult
    static var unsupported: INTaskListResolutionResult { get }
    static func unsupported() -> INTaskListResolutionResult
    static func unsupported(withReason reason: Int) -> INTaskListResolutionResult
  }
  enum INTaskPriority: Int {
    case unknown, notFlagged, flagged
  }
  class INTaskPriorityResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTaskPriorityResolutionResult
    static func confirmationRequiredWithTaskPriority(toConfirm taskPriorityToConfirm: INTaskPriority) -> INTaskPriorityResolutionResult
    static var needsValue: INTaskPriorityResolutionResult { get }
    static func needsValue() -> INTaskPriorityResolutionResult
    static var notRequired: INTaskPriorityResolutionResult { get }
    static func notRequired() -> INTaskPriorityResolutionResult
    static func success(withResolvedTaskPriority resolvedTaskPriority: INTaskPriority) -> INTaskPriorityResolutionResult
    static var unsupported: INTaskPriorityResolutionResult { get }
    static func unsupported() -> INTaskPriorityResolutionResult
    static func unsupported(withReason reason: Int) -> INTaskPriorityResolutionResult
  }
  class INTaskResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTaskResolutionResult
    static func confirmationRequiredWithTask(toConfirm taskToConfirm: INTask?) -> INTaskResolutionResult
    static func disambiguationWithTasks(toDisambiguate tasksToDisambiguate: [INTask]) -> INTaskResolutionResult
    static var needsValue: INTaskResolutionResult { get }
    static func needsValue() -> INTaskResolutionResult
    static var notRequired: INTaskResolutionResult { get }
    static func notRequired() -> INTaskResolutionResult
    static func success(withResolvedTask resolvedTask: INTask) -> INTaskResolutionResult
    static var unsupported: INTaskResolutionResult { get }
    static func unsupported() -> INTaskResolutionResult
    static func unsupported(withReason reason: Int) -> INTaskResolutionResult
  }
  enum INTaskStatus: Int {
    case unknown, notCompleted, completed
  }
  class INTaskStatusResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTaskStatusResolutionResult
    static func confirmationRequiredWithTaskStatus(toConfirm taskStatusToConfirm: INTaskStatus) -> INTaskStatusResolutionResult
    static var needsValue: INTaskStatusResolutionResult { get }
    static func needsValue() -> INTaskStatusResolutionResult
    static var notRequired: INTaskStatusResolutionResult { get }
    static func notRequired() -> INTaskStatusResolutionResult
    static func success(withResolvedTaskStatus resolvedTaskStatus: INTaskStatus) -> INTaskStatusResolutionResult
    static var unsupported: INTaskStatusResolutionResult { get }
    static func unsupported() -> INTaskStatusResolutionResult
    static func unsupported(withReason reason: Int) -> INTaskStatusResolutionResult
  }
  enum INTaskType: Int {
    case unknown, notCompletable, completable
  }
  class INTemperatureResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTemperatureResolutionResult
    static func confirmationRequiredWithTemperature(toConfirm temperatureToConfirm: Measurement<UnitTemperature>?) -> INTemperatureResolutionResult
    static func disambiguationWithTemperatures(toDisambiguate temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> INTemperatureResolutionResult
    static var needsValue: INTemperatureResolutionResult { get }
    static func needsValue() -> INTemperatureResolutionResult
    static var notRequired: INTemperatureResolutionResult { get }
    static func notRequired() -> INTemperatureResolutionResult
    static func success(withResolvedTemperature resolvedTemperature: Measurement<UnitTemperature>) -> INTemperatureResolutionResult
    static var unsupported: INTemperatureResolutionResult { get }
    static func unsupported() -> INTemperatureResolutionResult
    static func unsupported(withReason reason: Int) -> INTemperatureResolutionResult
  }
  class INTemporalEventTrigger: NSObject, NSCopying, NSSecureCoding {
    var dateComponentsRange: INDateComponentsRange { get }
    init?(coder: NSCoder)
    init(dateComponentsRange: INDateComponentsRange)
  }
  class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTemporalEventTriggerResolutionResult
    static func confirmationRequiredWithTemporalEventTrigger(toConfirm temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> INTemporalEventTriggerResolutionResult
    static func disambiguationWithTemporalEventTriggers(toDisambiguate temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> INTemporalEventTriggerResolutionResult
    static var needsValue: INTemporalEventTriggerResolutionResult { get }
    static func needsValue() -> INTemporalEventTriggerResolutionResult
    static var notRequired: INTemporalEventTriggerResolutionResult { get }
    static func notRequired() -> INTemporalEventTriggerResolutionResult
    static func success(withResolvedTemporalEventTrigger resolvedTemporalEventTrigger: INTemporalEventTrigger) -> INTemporalEventTriggerResolutionResult
    static var unsupported: INTemporalEventTriggerResolutionResult { get }
    static func unsupported() -> INTemporalEventTriggerResolutionResult
    static func unsupported(withReason reason: Int) -> INTemporalEventTriggerResolutionResult
  }
  enum INTemporalEventTriggerTypeOptions: UInt {
    case notScheduled, scheduledNonRecurring, scheduledRecurring
  }
  class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTemporalEventTriggerTypeOptionsResolutionResult
    static func confirmationRequiredWithTemporalEventTriggerTypeOptions(toConfirm temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions) -> INTemporalEventTriggerTypeOptionsResolutionResult
    static var needsValue: INTemporalEventTriggerTypeOptionsResolutionResult { get }
    static func needsValue() -> INTemporalEventTriggerTypeOptionsResolutionResult
    static var notRequired: INTemporalEventTriggerTypeOptionsResolutionResult { get }
    static func notRequired() -> INTemporalEventTriggerTypeOptionsResolutionResult
    static func success(withResolvedTemporalEventTriggerTypeOptions resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions) -> INTemporalEventTriggerTypeOptionsResolutionResult
    static var unsupported: INTemporalEventTriggerTypeOptionsResolutionResult { get }
    static func unsupported() -> INTemporalEventTriggerTypeOptionsResolutionResult
    static func unsupported(withReason reason: Int) -> INTemporalEventTriggerTypeOptionsResolutionResult
  }
  class INTermsAndConditions: NSObject, NSSecureCoding, NSCopying {
    init()
    init?(coder: NSCoder)
    init(localizedTermsAndConditionsText: String, privacyPolicyURL privacyPolicyUrl: URL?, termsAndConditionsURL termsAndConditionsUrl: URL?)
    var localizedTermsAndConditionsText: String { get }
    var privacyPolicyURL: URL? { get }
    var termsAndConditionsURL: URL? { get }
  }
  class INTextNoteContent: INNoteContent, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(text: String)
    var text: String? { get }
  }
  class INTicketedEvent: NSObject, NSCopying, NSSecureCoding {
    var category: INTicketedEventCategory { get }
    var eventDuration: INDateComponentsRange { get }
    init(category: INTicketedEventCategory, name: String, eventDuration: INDateComponentsRange, location: CLPlacemark?)
    init?(coder: NSCoder)
    var location: CLPlacemark? { get }
    var name: String { get }
  }
  enum INTicketedEventCategory: Int {
    case unknown, movie
  }
  class INTicketedEventReservation: INReservation, NSCopying, NSSecureCoding {
    var event: INTicketedEvent { get }
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, event: INTicketedEvent)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, event: INTicketedEvent)
    var reservedSeat: INSeat? { get }
  }
  class INTimeIntervalResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INTimeIntervalResolutionResult
    static func confirmationRequiredWithTimeInterval(toConfirm timeIntervalToConfirm: Double) -> INTimeIntervalResolutionResult
    static var needsValue: INTimeIntervalResolutionResult { get }
    static func needsValue() -> INTimeIntervalResolutionResult
    static var notRequired: INTimeIntervalResolutionResult { get }
    static func notRequired() -> INTimeIntervalResolutionResult
    static func success(withResolvedTimeInterval resolvedTimeInterval: Double) -> INTimeIntervalResolutionResult
    static var unsupported: INTimeIntervalResolutionResult { get }
    static func unsupported() -> INTimeIntervalResolutionResult
    static func unsupported(withReason reason: Int) -> INTimeIntervalResolutionResult
  }
  class INTrainReservation: INReservation, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, reservedSeat: INSeat?, trainTrip: INTrainTrip)
    init(itemReference: INSpeakableString, reservationNumber: String?, bookingTime: Date?, reservationStatus: INReservationStatus, reservationHolderName: String?, actions: [INReservationAction]?, url: URL?, reservedSeat: INSeat?, trainTrip: INTrainTrip)
    var reservedSeat: INSeat? { get }
    var trainTrip: INTrainTrip { get }
  }
  class INTrainTrip: NSObject, NSCopying, NSSecureCoding {
    var arrivalPlatform: String? { get }
    var arrivalStationLocation: CLPlacemark { get }
    var departurePlatform: String? { get }
    var departureStationLocation: CLPlacemark { get }
    init?(coder: NSCoder)
    init(provider: String?, trainName: String?, trainNumber: String?, tripDuration: INDateComponentsRange, departureStationLocation: CLPlacemark, departurePlatform: String?, arrivalStationLocation: CLPlacemark, arrivalPlatform: String?)
    var provider: String? { get }
    var trainName: String? { get }
    var trainNumber: String? { get }
    var tripDuration: INDateComponentsRange { get }
  }
  class INTransferMoneyIntent: INIntent {
    var fromAccount: INPaymentAccount? { get }
    init(from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?)
    var toAccount: INPaymentAccount? { get }
    var transactionAmount: INPaymentAmount? { get }
    var transactionNote: String? { get }
    var transactionScheduledDate: INDateComponentsRange? { get }
  }
  protocol INTransferMoneyIntentHandling: NSObjectProtocol {
    func confirmTransferMoney(_ intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
    func handleTransferMoney(_ intent: INTransferMoneyIntent, completion: @escaping (INTransferMoneyIntentResponse) -> Void)
    func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, withCompletion completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, withCompletion completion: @escaping (INPaymentAccountResolutionResult) -> Void)
    func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, withCompletion completion: @escaping (INPaymentAmountResolutionResult) -> Void)
    func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, withCompletion completion: @escaping (INStringResolutionResult) -> Void)
    func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, withCompletion completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  }
  class INTransferMoneyIntentResponse: INIntentResponse {
    var code: INTransferMoneyIntentResponseCode { get }
    var fromAccount: INPaymentAccount?
    init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?)
    var toAccount: INPaymentAccount?
    var transactionAmount: INPaymentAmount?
    var transactionNote: String?
    var transactionScheduledDate: INDateComponentsRange?
    var transferFee: INCurrencyAmount?
  }
  enum INTransferMoneyIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureCredentialsUnverified, failureInsufficientFunds
  }
  class INURLResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INURLResolutionResult
    static func confirmationRequiredWithURL(toConfirm urlToConfirm: URL?) -> INURLResolutionResult
    static func disambiguationWithURLs(toDisambiguate urlsToDisambiguate: [URL]) -> INURLResolutionResult
    static var needsValue: INURLResolutionResult { get }
    static func needsValue() -> INURLResolutionResult
    static var notRequired: INURLResolutionResult { get }
    static func notRequired() -> INURLResolutionResult
    static func success(withResolvedURL resolvedUrl: URL) -> INURLResolutionResult
    static var unsupported: INURLResolutionResult { get }
    static func unsupported() -> INURLResolutionResult
    static func unsupported(withReason reason: Int) -> INURLResolutionResult
  }
  class INUnsendMessagesIntent: INIntent {
    init()
    init(messageIdentifiers: [String]?)
    var messageIdentifiers: [String]? { get }
  }
  protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
    func confirmUnsendMessages(_ intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
    func handleUnsendMessages(_ intent: INUnsendMessagesIntent, completion: @escaping (INUnsendMessagesIntentResponse) -> Void)
  }
  class INUnsendMessagesIntentResponse: INIntentResponse {
    var code: INUnsendMessagesIntentResponseCode { get }
    init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INUnsendMessagesIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound, failurePastUnsendTimeLimit, failureMessageTypeUnsupported, failureUnsupportedOnService, failureMessageServiceNotAvailable, failureRequiringInAppAuthentication
  }
  class INUpcomingMediaManager: NSObject {
    func setPredictionMode(_ mode: INUpcomingMediaPredictionMode, for type: INMediaItemType)
    func setSuggestedMediaIntents(_ intents: NSOrderedSet)
    static var shared: INUpcomingMediaManager { get }
    static func shared() -> INUpcomingMediaManager
  }
  enum INUpcomingMediaPredictionMode: Int {
    case `default`, onlyPredictSuggestedIntents
  }
  class INUpdateMediaAffinityIntent: INIntent {
    var affinityType: INMediaAffinityType { get }
    init(mediaItems: [INMediaItem]?, mediaSearch: INMediaSearch?, affinityType: INMediaAffinityType)
    var mediaItems: [INMediaItem]? { get }
    var mediaSearch: INMediaSearch? { get }
  }
  protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
    func confirmUpdateMediaAffinity(_ intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    func handleUpdateMediaAffinity(_ intent: INUpdateMediaAffinityIntent, completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
    func resolveAffinityType(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, withCompletion completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
    func resolveMediaItems(forUpdateMediaAffinity intent: INUpdateMediaAffinityIntent, withCompletion completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  }
  class INUpdateMediaAffinityIntentResponse: INIntentResponse {
    var code: INUpdateMediaAffinityIntentResponseCode { get }
    init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?)
  }
  enum INUpdateMediaAffinityIntentResponseCode: Int {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch
  }
  class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INUpdateMediaAffinityMediaItemResolutionResult
    static func confirmationRequiredWithMediaItem(toConfirm mediaItemToConfirm: INMediaItem?) -> INUpdateMediaAffinityMediaItemResolutionResult
    static func disambiguationWithMediaItems(toDisambiguate mediaItemsToDisambiguate: [INMediaItem]) -> INUpdateMediaAffinityMediaItemResolutionResult
    init(mediaItemResolutionResult: INMediaItemResolutionResult)
    static var needsValue: INUpdateMediaAffinityMediaItemResolutionResult { get }
    static func needsValue() -> INUpdateMediaAffinityMediaItemResolutionResult
    static var notRequired: INUpdateMediaAffinityMediaItemResolutionResult { get }
    static func notRequired() -> INUpdateMediaAffinityMediaItemResolutionResult
    static func success(withResolvedMediaItem resolvedMediaItem: INMediaItem) -> INUpdateMediaAffinityMediaItemResolutionResult
    static func successes(withResolvedMediaItems resolvedMediaItems: [INMediaItem]) -> [INUpdateMediaAffinityMediaItemResolutionResult]
    static var unsupported: INUpdateMediaAffinityMediaItemResolutionResult { get }
    static func unsupported() -> INUpdateMediaAffinityMediaItemResolutionResult
    static func unsupported(for reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> INUpdateMediaAffinityMediaItemResolutionResult
    static func unsupported(withReason reason: Int) -> INUpdateMediaAffinityMediaItemResolutionResult
  }
  enum INUpdateMediaAffinityMediaItemUnsupportedReason: Int {
    case loginRequired, subscriptionRequired, unsupportedMediaType, explicitContentSettings, cellularDataSettings, restrictedContent, serviceUnavailable, regionRestriction
  }
  class INUserContext: NSObject, NSSecureCoding {
    func becomeCurrent()
    init?(coder: NSCoder)
  }
  protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}
  enum INVisualCodeType: Int {
    case unknown, contact, requestPayment, sendPayment, transit, bus, subway
  }
  class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INVisualCodeTypeResolutionResult
    static func confirmationRequiredWithVisualCodeType(toConfirm visualCodeTypeToConfirm: INVisualCodeType) -> INVisualCodeTypeResolutionResult
    static var needsValue: INVisualCodeTypeResolutionResult { get }
    static func needsValue() -> INVisualCodeTypeResolutionResult
    static var notRequired: INVisualCodeTypeResolutionResult { get }
    static func notRequired() -> INVisualCodeTypeResolutionResult
    static func success(withResolvedVisualCodeType resolvedVisualCodeType: INVisualCodeType) -> INVisualCodeTypeResolutionResult
    static var unsupported: INVisualCodeTypeResolutionResult { get }
    static func unsupported() -> INVisualCodeTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INVisualCodeTypeResolutionResult
  }
  class INVocabulary: NSObject {
    func removeAllVocabularyStrings()
    func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)
    func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType)
    static var shared: INVocabulary { get }
    static func shared() -> INVocabulary
  }
  enum INVocabularyStringType: Int {
    case contactName, contactGroupName, photoTag, photoAlbumName, workoutActivityName, carProfileName, carName, paymentsOrganizationName, paymentsAccountNickname, notebookItemTitle, notebookItemGroupName, mediaPlaylistTitle, mediaMusicArtistName, mediaAudiobookTitle, mediaAudiobookAuthorName, mediaShowTitle
  }
  class INVoiceShortcut: NSObject, NSSecureCoding, NSCopying {
    var identifier: UUID { get }
    init?(coder: NSCoder)
    var invocationPhrase: String { get }
    var shortcut: INShortcut { get }
  }
  class INVoiceShortcutCenter: NSObject {
    func allVoiceShortcuts() async throws -> [INVoiceShortcut]
    func getAllVoiceShortcuts(completion completionHandler: @escaping ([INVoiceShortcut]?, Error?) -> Void)
    func getVoiceShortcut(withIdentifier identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, Error?) -> Void)
    func setShortcutSuggestions(_ suggestions: [INShortcut])
    static var shared: INVoiceShortcutCenter { get }
    static func shared() -> INVoiceShortcutCenter
    func voiceShortcut(withIdentifier identifier: UUID) async throws -> INVoiceShortcut
  }
  class INVolumeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INVolumeResolutionResult
    static func confirmationRequiredWithVolume(toConfirm volumeToConfirm: Measurement<UnitVolume>?) -> INVolumeResolutionResult
    static func disambiguationWithVolume(toDisambiguate volumeToDisambiguate: [Measurement<UnitVolume>]) -> INVolumeResolutionResult
    static var needsValue: INVolumeResolutionResult { get }
    static func needsValue() -> INVolumeResolutionResult
    static var notRequired: INVolumeResolutionResult { get }
    static func notRequired() -> INVolumeResolutionResult
    static func success(withResolvedVolume resolvedVolume: Measurement<UnitVolume>) -> INVolumeResolutionResult
    static var unsupported: INVolumeResolutionResult { get }
    static func unsupported() -> INVolumeResolutionResult
    static func unsupported(withReason reason: Int) -> INVolumeResolutionResult
  }
  enum INWorkoutGoalUnitType: Int {
    case unknown, inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie
  }
  class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INWorkoutGoalUnitTypeResolutionResult
    static func confirmationRequiredWithWorkoutGoalUnitType(toConfirm valueToConfirm: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult
    static var needsValue: INWorkoutGoalUnitTypeResolutionResult { get }
    static func needsValue() -> INWorkoutGoalUnitTypeResolutionResult
    static var notRequired: INWorkoutGoalUnitTypeResolutionResult { get }
    static func notRequired() -> INWorkoutGoalUnitTypeResolutionResult
    static func success(withResolvedWorkoutGoalUnitType resolvedValue: INWorkoutGoalUnitType) -> INWorkoutGoalUnitTypeResolutionResult
    static var unsupported: INWorkoutGoalUnitTypeResolutionResult { get }
    static func unsupported() -> INWorkoutGoalUnitTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INWorkoutGoalUnitTypeResolutionResult
  }
  enum INWorkoutLocationType: Int {
    case unknown, outdoor, indoor
  }
  class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
    static func confirmationRequiredWithItem(toConfirm itemToConfirm: Any, forReason reason: Int) -> INWorkoutLocationTypeResolutionResult
    static func confirmationRequiredWithWorkoutLocationType(toConfirm valueToConfirm: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult
    static var needsValue: INWorkoutLocationTypeResolutionResult { get }
    static func needsValue() -> INWorkoutLocationTypeResolutionResult
    static var notRequired: INWorkoutLocationTypeResolutionResult { get }
    static func notRequired() -> INWorkoutLocationTypeResolutionResult
    static func success(withResolvedWorkoutLocationType resolvedValue: INWorkoutLocationType) -> INWorkoutLocationTypeResolutionResult
    static var unsupported: INWorkoutLocationTypeResolutionResult { get }
    static func unsupported() -> INWorkoutLocationTypeResolutionResult
    static func unsupported(withReason reason: Int) -> INWorkoutLocationTypeResolutionResult
  }
  struct INWorkoutNameIdentifier: RawRepresentable, Hashable {
    static var crosstraining: INWorkoutNameIdentifier { get }
    static var cycle: INWorkoutNameIdentifier { get }
    static var dance: INWorkoutNameIdentifier { get }
    static var elliptical: INWorkoutNameIdentifier { get }
    static var exercise: INWorkoutNameIdentifier { get }
    static var highIntensityIntervalTraining: INWorkoutNameIdentifier { get }
    static var hike: INWorkoutNameIdentifier { get }
    static var indoorcycle: INWorkoutNameIdentifier { get }
    static var indoorrun: INWorkoutNameIdentifier { get }
    static var indoorwalk: INWorkoutNameIdentifier { get }
    init(rawValue: String)
    static var move: INWorkoutNameIdentifier { get }
    static var other: INWorkoutNameIdentifier { get }
    var rawValue: String { get }
    static var rower: INWorkoutNameIdentifier { get }
    static var run: INWorkoutNameIdentifier { get }
    static var sit: INWorkoutNameIdentifier { get }
    static var stairs: INWorkoutNameIdentifier { get }
    static var stand: INWorkoutNameIdentifier { get }
    static var steps: INWorkoutNameIdentifier { get }
    static var swim: INWorkoutNameIdentifier { get }
    static var walk: INWorkoutNameIdentifier { get }
    static var yoga: INWorkoutNameIdentifier { get }
  }
  protocol INWorkoutsDomainHandling: INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling, INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling, INResumeWorkoutIntentHandling {}
  extension NSExtensionContext {
    var intent: INIntent { get }
  }
  extension NSUserActivity {
    var interaction: INInteraction { get }
    func setShortcutAvailability(_ shortcutAvailabilityOptions: INShortcutAvailabilityOptions)
    func setSuggestedInvocationPhrase(_ suggestedInvocationPhrase: String?)
    var shortcutAvailability: INShortcutAvailabilityOptions { get }
    var suggestedInvocationPhrase: String { get }
  }
  """#

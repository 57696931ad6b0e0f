/// What is known of the module `EventKit`.
let eventKitInterface = #"""
  // exports: Foundation
  class EKAlarm: EKObject, NSCopying {
    var absoluteDate: Date?
    var emailAddress: String?
    init(absoluteDate date: Date)
    init(relativeOffset offsetSeconds: Double)
    var proximity: EKAlarmProximity
    var relativeOffset: Double
    var soundName: String?
    var structuredLocation: EKStructuredLocation?
    var type: EKAlarmType { get }
    var url: URL?
  }
  enum EKAlarmProximity: Int {
    case none, enter, leave
  }
  enum EKAlarmType: Int {
    case display, audio, procedure, email
  }
  enum EKAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, writeOnly
  }
  class EKCalendar: EKObject {
    var allowedEntityTypes: EKEntityMask { get }
    var allowsContentModifications: Bool { get }
    var calendarIdentifier: String { get }
    var cgColor: CGColor
    var color: NSColor
    init(eventStore: EKEventStore)
    init(for entityType: EKEntityType, eventStore: EKEventStore)
    var isImmutable: Bool { get }
    var isSubscribed: Bool { get }
    var source: EKSource
    var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { get }
    var title: String
    var type: EKCalendarType { get }
  }
  struct EKCalendarEventAvailabilityMask: OptionSet {
    static var busy: EKCalendarEventAvailabilityMask { get }
    static var free: EKCalendarEventAvailabilityMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var tentative: EKCalendarEventAvailabilityMask { get }
    static var unavailable: EKCalendarEventAvailabilityMask { get }
  }
  class EKCalendarItem: EKObject {
    func addAlarm(_ alarm: EKAlarm)
    func addRecurrenceRule(_ rule: EKRecurrenceRule)
    var alarms: [EKAlarm]?
    var attendees: [EKParticipant]? { get }
    var calendar: EKCalendar?
    var calendarItemExternalIdentifier: String { get }
    var calendarItemIdentifier: String { get }
    var creationDate: Date? { get }
    var hasAlarms: Bool { get }
    var hasAttendees: Bool { get }
    var hasNotes: Bool { get }
    var hasRecurrenceRules: Bool { get }
    var lastModifiedDate: Date? { get }
    var location: String?
    var notes: String?
    var recurrenceRules: [EKRecurrenceRule]?
    func removeAlarm(_ alarm: EKAlarm)
    func removeRecurrenceRule(_ rule: EKRecurrenceRule)
    var timeZone: TimeZone?
    var title: String?
    var url: URL?
    var uuid: String { get }
  }
  enum EKCalendarType: Int {
    case local, calDav, exchange, subscription, birthday
  }
  struct EKEntityMask: OptionSet {
    static var event: EKEntityMask { get }
    init(rawValue: UInt)
    var rawValue: UInt { get }
    static var reminder: EKEntityMask { get }
  }
  enum EKEntityType: UInt {
    case event, reminder
  }
  struct EKError: Error {
    enum Code: Int { case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence, startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate, structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized, osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet, sourceMismatch, notificationCollectionMismatch, notificationSavedWithoutCollection, reminderAlarmContainsEmailOrURL }
    static var alarmGreaterThanRecurrence: EKError.Code { get }
    static var alarmProximityNotSupported: EKError.Code { get }
    static var calendarDoesNotAllowEvents: EKError.Code { get }
    static var calendarDoesNotAllowReminders: EKError.Code { get }
    static var calendarHasNoSource: EKError.Code { get }
    static var calendarIsImmutable: EKError.Code { get }
    static var calendarReadOnly: EKError.Code { get }
    static var calendarSourceCannotBeModified: EKError.Code { get }
    var code: EKError.Code { get }
    static var datesInverted: EKError.Code { get }
    static var durationGreaterThanRecurrence: EKError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var eventNotMutable: EKError.Code { get }
    static var eventStoreNotAuthorized: EKError.Code { get }
    init(_ code: EKError.Code, userInfo: [String: Any] = nil)
    static var internalFailure: EKError.Code { get }
    static var invalidEntityType: EKError.Code { get }
    static var invalidInviteReplyCalendar: EKError.Code { get }
    static var invalidSpan: EKError.Code { get }
    static var invitesCannotBeMoved: EKError.Code { get }
    var localizedDescription: String { get }
    static var noCalendar: EKError.Code { get }
    static var noEndDate: EKError.Code { get }
    static var noStartDate: EKError.Code { get }
    static var notificationCollectionMismatch: EKError.Code { get }
    static var notificationSavedWithoutCollection: EKError.Code { get }
    static var notificationsCollectionFlagNotSet: EKError.Code { get }
    static var objectBelongsToDifferentStore: EKError.Code { get }
    static var osNotSupported: EKError.Code { get }
    static var priorityIsInvalid: EKError.Code { get }
    static var procedureAlarmsNotMutable: EKError.Code { get }
    static var recurringReminderRequiresDueDate: EKError.Code { get }
    static var reminderAlarmContainsEmailOrURL: EKError.Code { get }
    static var reminderLocationsNotSupported: EKError.Code { get }
    static var sourceDoesNotAllowCalendarAddDelete: EKError.Code { get }
    static var sourceDoesNotAllowEvents: EKError.Code { get }
    static var sourceDoesNotAllowReminders: EKError.Code { get }
    static var sourceMismatch: EKError.Code { get }
    static var startDateCollidesWithOtherOccurrence: EKError.Code { get }
    static var startDateTooFarInFuture: EKError.Code { get }
    static var structuredLocationsNotSupported: EKError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var EKErrorDomain: String { get }
  class EKEvent: EKCalendarItem {
    var availability: EKEventAvailability
    var birthdayContactIdentifier: String? { get }
    var birthdayPersonID: Int { get }
    var birthdayPersonUniqueID: String? { get }
    func compareStartDate(with other: EKEvent) -> ComparisonResult
    var endDate: Date
    var eventIdentifier: String { get }
    init(eventStore: EKEventStore)
    var isAllDay: Bool
    var isDetached: Bool { get }
    var occurrenceDate: Date { get }
    var organizer: EKParticipant? { get }
    func refresh() -> Bool
    var startDate: Date
    var status: EKEventStatus { get }
    var structuredLocation: EKStructuredLocation?
  }
  enum EKEventAvailability: Int {
    case notSupported, busy, free, tentative, unavailable
  }
  enum EKEventStatus: Int {
    case none, confirmed, tentative, cancelled
  }
  class EKEventStore: NSObject {
    static func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
    func calendar(withIdentifier identifier: String) -> EKCalendar?
    func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
    func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem]
    var calendars: [EKCalendar] { get }
    func calendars(for entityType: EKEntityType) -> [EKCalendar]
    func cancelFetchRequest(_ fetchIdentifier: UnsafeMutableRawPointer)
    static var changedNotification: Notification.Name { get }
    func commit() throws
    var defaultCalendarForNewEvents: EKCalendar? { get }
    var defaultCalendarForNewReminders: EKCalendar? { get }
    var delegateSources: [EKSource] { get }
    func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void)
    func event(withIdentifier identifier: String) -> EKEvent?
    var eventStoreIdentifier: String { get }
    func events(matching predicate: NSPredicate) -> [EKEvent]
    func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]) -> Void) -> UnsafeMutableRawPointer
    init()
    init(accessToEntityTypes: EKEntityMask)
    init(sources: [EKSource])
    func predicateForCompletedReminders(withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate
    func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
    func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate
    func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate
    func refreshSourcesIfNecessary()
    func remove(_ reminder: EKReminder, commit: Bool) throws
    func remove(_ theEvent: EKEvent, span: EKSpan) throws
    func remove(_ ekEvent: EKEvent, span: EKSpan, commit: Bool) throws
    func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws
    func requestAccess(to entityType: EKEntityType) async throws -> Bool
    func requestAccess(to entityType: EKEntityType, completion completionHandler: @escaping (Bool, Error?) -> Void)
    func requestFullAccessToEvents() async throws -> Bool
    func requestFullAccessToEvents(completion: @escaping (Bool, Error?) -> Void)
    func requestFullAccessToReminders() async throws -> Bool
    func requestFullAccessToReminders(completion: @escaping (Bool, Error?) -> Void)
    func requestWriteOnlyAccessToEvents() async throws -> Bool
    func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, Error?) -> Void)
    func reset()
    func save(_ reminder: EKReminder, commit: Bool) throws
    func save(_ theEvent: EKEvent, span: EKSpan) throws
    func save(_ ekEvent: EKEvent, span: EKSpan, commit: Bool) throws
    func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
    func source(withIdentifier identifier: String) -> EKSource?
    var sources: [EKSource] { get }
  }
  class EKObject: NSObject {
    var hasChanges: Bool { get }
    var isNew: Bool { get }
    func refresh() -> Bool
    func reset()
    func rollback()
  }
  class EKParticipant: EKObject, NSCopying {
    func abRecord(with addressBook: Any) -> Any?
    var contactPredicate: NSPredicate { get }
    var isCurrentUser: Bool { get }
    var name: String? { get }
    var participantRole: EKParticipantRole { get }
    var participantStatus: EKParticipantStatus { get }
    var participantType: EKParticipantType { get }
    var url: URL { get }
  }
  enum EKParticipantRole: Int {
    case unknown, required, optional, chair, nonParticipant
  }
  enum EKParticipantScheduleStatus: Int {
    case none, pending, sent, delivered, recipientNotRecognized, noPrivileges, deliveryFailed, cannotDeliver, recipientNotAllowed
  }
  enum EKParticipantStatus: Int {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
  }
  enum EKParticipantType: Int {
    case unknown, person, room, resource, group
  }
  class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding {
    var dayOfTheWeek: EKWeekday { get }
    init()
    init(_ dayOfTheWeek: EKWeekday)
    init(_ dayOfTheWeek: EKWeekday, weekNumber: Int)
    init?(coder: NSCoder)
    init(dayOfTheWeek: EKWeekday, weekNumber: Int)
    var weekNumber: Int { get }
  }
  class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding {
    var endDate: Date? { get }
    init()
    init?(coder: NSCoder)
    init(end endDate: Date)
    init(occurrenceCount: Int)
    var occurrenceCount: Int { get }
  }
  enum EKRecurrenceFrequency: Int {
    case daily, weekly, monthly, yearly
  }
  class EKRecurrenceRule: EKObject, NSCopying {
    var calendarIdentifier: String { get }
    var daysOfTheMonth: [NSNumber]? { get }
    var daysOfTheWeek: [EKRecurrenceDayOfWeek]? { get }
    var daysOfTheYear: [NSNumber]? { get }
    var firstDayOfTheWeek: EKWeekday { get }
    var frequency: EKRecurrenceFrequency { get }
    init()
    init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?)
    init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?)
    var interval: Int { get }
    var monthsOfTheYear: [NSNumber]? { get }
    var recurrenceEnd: EKRecurrenceEnd?
    var setPositions: [NSNumber]? { get }
    var weeksOfTheYear: [NSNumber]? { get }
  }
  class EKReminder: EKCalendarItem {
    var completionDate: Date?
    var dueDateComponents: DateComponents?
    init(eventStore: EKEventStore)
    var isCompleted: Bool
    var priority: Int
    var startDateComponents: DateComponents?
  }
  enum EKReminderPriority: UInt {
    case none, high, medium, low
  }
  class EKSource: EKObject {
    var calendars: Set<AnyHashable> { get }
    func calendars(for entityType: EKEntityType) -> Set<AnyHashable>
    init()
    var isDelegate: Bool { get }
    var sourceIdentifier: String { get }
    var sourceType: EKSourceType { get }
    var title: String { get }
  }
  enum EKSourceType: Int {
    case local, exchange, calDav, mobileMe, subscribed, birthdays
  }
  enum EKSpan: Int {
    case thisEvent, futureEvents
  }
  class EKStructuredLocation: EKObject, NSCopying {
    var geoLocation: CLLocation?
    init()
    init(mapItem: MKMapItem)
    init(title: String)
    var radius: Double
    var title: String?
  }
  class EKVirtualConferenceDescriptor: NSObject {
    var conferenceDetails: String? { get }
    init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?)
    var title: String? { get }
    var urlDescriptors: [EKVirtualConferenceURLDescriptor] { get }
  }
  class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling {
    func fetchAvailableRoomTypes() async throws -> [EKVirtualConferenceRoomTypeDescriptor]
    func fetchAvailableRoomTypes(completionHandler handler: @escaping ([EKVirtualConferenceRoomTypeDescriptor]?, Error?) -> Void)
    func fetchVirtualConference(forIdentifier identifier: String) async throws -> EKVirtualConferenceDescriptor
    func fetchVirtualConference(forIdentifier identifier: String, completionHandler handler: @escaping (EKVirtualConferenceDescriptor?, Error?) -> Void)
    init()
  }
  class EKVirtualConferenceRoomTypeDescriptor: NSObject {
    var identifier: String { get }
    init(title: String, identifier: String)
    var title: String { get }
  }
  class EKVirtualConferenceURLDescriptor: NSObject {
    init(title: String?, url: URL)
    var title: String? { get }
    var url: URL { get }
  }
  enum EKWeekday: Int32 {
    case notSet, sunday, monday, tuesday, wednesday, thursday, friday, saturday
  }
  extension Notification.Name {
    static var EKEventStoreChanged: Notification.Name { get }
  }
  """#

/// What is known of the module `Contacts`.
let contactsInterface = #"""
  // exports: Foundation
  enum CNAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
  }
  class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
    var contact: CNContact { get }
    var containerIdentifier: String? { get }
  }
  class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {
    var containerIdentifier: String { get }
    var group: CNGroup { get }
  }
  class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {
    var group: CNGroup { get }
    var member: CNContact { get }
  }
  class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {
    var group: CNGroup { get }
    var subgroup: CNGroup { get }
  }
  class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
    var contactIdentifier: String { get }
  }
  class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {
    var groupIdentifier: String { get }
  }
  class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {
    init()
  }
  class CNChangeHistoryEvent: NSObject, NSCopying, NSSecureCoding {
    func accept(_ visitor: CNChangeHistoryEventVisitor)
    init?(coder: NSCoder)
  }
  protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
    func visit(_ event: CNChangeHistoryAddContactEvent)
    func visit(_ event: CNChangeHistoryAddGroupEvent)
    func visit(_ event: CNChangeHistoryDeleteContactEvent)
    func visit(_ event: CNChangeHistoryDeleteGroupEvent)
    func visit(_ event: CNChangeHistoryDropEverythingEvent)
    func visit(_ event: CNChangeHistoryUpdateContactEvent)
    func visit(_ event: CNChangeHistoryUpdateGroupEvent)
    func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent)
    func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent)
    func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent)
    func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent)
  }
  class CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding {
    var additionalContactKeyDescriptors: [CNKeyDescriptor]?
    var excludedTransactionAuthors: [String]?
    var includeGroupChanges: Bool
    init()
    init?(coder: NSCoder)
    var mutableObjects: Bool
    var shouldUnifyResults: Bool
    var startingToken: Data?
  }
  class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent {
    var group: CNGroup { get }
    var member: CNContact { get }
  }
  class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent {
    var group: CNGroup { get }
    var subgroup: CNGroup { get }
  }
  class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
    var contact: CNContact { get }
  }
  class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {
    var group: CNGroup { get }
  }
  class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
    func areKeysAvailable(_ keyDescriptors: [Any]) -> Bool
    var birthday: DateComponents? { get }
    static func comparator(forName sortOrder: CNContactSortOrder) -> (Any, Any) -> ComparisonResult
    var contactRelations: [CNLabeledValue] { get }
    var contactType: CNContactType { get }
    var dates: [CNLabeledValue] { get }
    var departmentName: String { get }
    static var descriptorForAllComparatorKeys: CNKeyDescriptor { get }
    static func descriptorForAllComparatorKeys() -> CNKeyDescriptor
    var emailAddresses: [CNLabeledValue] { get }
    var familyName: String { get }
    var givenName: String { get }
    var identifier: String { get }
    var imageData: Data? { get }
    var imageDataAvailable: Bool { get }
    init()
    init?(coder: NSCoder)
    var instantMessageAddresses: [CNLabeledValue] { get }
    func isKeyAvailable(_ contactKey: String) -> Bool
    func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool
    var jobTitle: String { get }
    static func localizedString(forKey contactKey: String) -> String
    var middleName: String { get }
    var namePrefix: String { get }
    var nameSuffix: String { get }
    var nickname: String { get }
    var nonGregorianBirthday: DateComponents? { get }
    var note: String { get }
    var organizationName: String { get }
    var phoneNumbers: [CNLabeledValue] { get }
    var phoneticFamilyName: String { get }
    var phoneticGivenName: String { get }
    var phoneticMiddleName: String { get }
    var phoneticOrganizationName: String { get }
    var postalAddresses: [CNLabeledValue] { get }
    static func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate
    static func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate
    static func predicateForContacts(matchingName: String) -> NSPredicate
    static func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate
    static func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    static func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate
    var previousFamilyName: String { get }
    var socialProfiles: [CNLabeledValue] { get }
    var thumbnailImageData: Data? { get }
    var urlAddresses: [CNLabeledValue] { get }
  }
  var CNContactBirthdayKey: String { get }
  var CNContactDatesKey: String { get }
  var CNContactDepartmentNameKey: String { get }
  enum CNContactDisplayNameOrder: Int {
    case userDefault, givenNameFirst, familyNameFirst
  }
  var CNContactEmailAddressesKey: String { get }
  var CNContactFamilyNameKey: String { get }
  class CNContactFetchRequest: CNFetchRequest, NSSecureCoding {
    init?(coder: NSCoder)
    init(keysToFetch: [Any])
    var keysToFetch: [Any]
    var mutableObjects: Bool
    var predicate: NSPredicate?
    var sortOrder: CNContactSortOrder
    var unifyResults: Bool
  }
  class CNContactFormatter: Formatter, NSSecureCoding {
    func attributedString(from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString?
    static func attributedString(from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil) -> NSAttributedString?
    static func delimiter(for contact: CNContact) -> String
    static func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> CNKeyDescriptor
    static var descriptorForRequiredKeysForDelimiter: CNKeyDescriptor { get }
    static func descriptorForRequiredKeysForDelimiter() -> CNKeyDescriptor
    static var descriptorForRequiredKeysForNameOrder: CNKeyDescriptor { get }
    static func descriptorForRequiredKeysForNameOrder() -> CNKeyDescriptor
    init()
    init?(coder: NSCoder)
    static func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder
    func string(from contact: CNContact) -> String?
    static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String?
    var style: CNContactFormatterStyle
  }
  enum CNContactFormatterStyle: Int {
    case fullName, phoneticFullName
  }
  var CNContactGivenNameKey: String { get }
  var CNContactIdentifierKey: String { get }
  var CNContactImageDataAvailableKey: String { get }
  var CNContactImageDataKey: String { get }
  var CNContactInstantMessageAddressesKey: String { get }
  var CNContactJobTitleKey: String { get }
  var CNContactMiddleNameKey: String { get }
  var CNContactNamePrefixKey: String { get }
  var CNContactNameSuffixKey: String { get }
  var CNContactNicknameKey: String { get }
  var CNContactNonGregorianBirthdayKey: String { get }
  var CNContactNoteKey: String { get }
  struct CNContactOptions: OptionSet {
    static var birthday: CNContactOptions { get }
    static var dates: CNContactOptions { get }
    static var departmentName: CNContactOptions { get }
    static var emailAddresses: CNContactOptions { get }
    static var imageData: CNContactOptions { get }
    static var imageDataAvailable: CNContactOptions { get }
    init(rawValue: Int64)
    static var instantMessageAddresses: CNContactOptions { get }
    static var jobTitle: CNContactOptions { get }
    static var nickname: CNContactOptions { get }
    static var nonGregorianBirthday: CNContactOptions { get }
    static var note: CNContactOptions { get }
    static var organizationName: CNContactOptions { get }
    static var phoneNumbers: CNContactOptions { get }
    static var phoneticFamilyName: CNContactOptions { get }
    static var phoneticGivenName: CNContactOptions { get }
    static var phoneticMiddleName: CNContactOptions { get }
    static var postalAddresses: CNContactOptions { get }
    var rawValue: Int64 { get }
    static var relations: CNContactOptions { get }
    static var socialProfiles: CNContactOptions { get }
    static var thumbnailImageData: CNContactOptions { get }
    static var type: CNContactOptions { get }
    static var urlAddresses: CNContactOptions { get }
  }
  var CNContactOrganizationNameKey: String { get }
  var CNContactPhoneNumbersKey: String { get }
  var CNContactPhoneticFamilyNameKey: String { get }
  var CNContactPhoneticGivenNameKey: String { get }
  var CNContactPhoneticMiddleNameKey: String { get }
  var CNContactPhoneticOrganizationNameKey: String { get }
  var CNContactPostalAddressesKey: String { get }
  var CNContactPreviousFamilyNameKey: String { get }
  class CNContactProperty: NSObject, NSCopying, NSSecureCoding {
    var contact: CNContact { get }
    var identifier: String? { get }
    init()
    init?(coder: NSCoder)
    var key: String { get }
    var label: String? { get }
    var value: Any? { get }
  }
  var CNContactPropertyAttribute: String { get }
  var CNContactPropertyNotFetchedExceptionName: String { get }
  class CNContactRelation: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(name: String)
    var name: String { get }
  }
  var CNContactRelationsKey: String { get }
  var CNContactSocialProfilesKey: String { get }
  enum CNContactSortOrder: Int {
    case none, userDefault, givenName, familyName
  }
  class CNContactStore: NSObject {
    static func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
    func containers(matching predicate: NSPredicate?) throws -> [CNContainer]
    var currentHistoryToken: Data? { get }
    var defaultContainerIdentifier: String? { get }
    static var didChangeNotification: Notification.Name { get }
    func enumerateContacts(with fetchRequest: CNContactFetchRequest, error: NSErrorPointer, using handler: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) -> Bool
    func enumerator(for request: CNChangeHistoryFetchRequest) throws -> CNFetchResult
    func enumerator(for request: CNContactFetchRequest) throws -> CNFetchResult
    func execute(_ saveRequest: CNSaveRequest) throws
    func groups(matching predicate: NSPredicate?) throws -> [CNGroup]
    init()
    func requestAccess(for entityType: CNEntityType) async throws -> Bool
    func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, Error?) -> Void)
    func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [Any]) throws -> CNContact
    func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [Any]) throws -> [CNContact]
    func unifiedMeContactWithKeys(toFetch keys: [Any]) throws -> Any
  }
  var CNContactThumbnailImageDataKey: String { get }
  enum CNContactType: Int {
    case person, organization
  }
  var CNContactTypeKey: String { get }
  var CNContactUrlAddressesKey: String { get }
  class CNContactVCardSerialization: NSObject {
    static func contacts(with data: Data) throws -> [CNContact]
    static func data(with contacts: [CNContact]) throws -> Data
    static var descriptorForRequiredKeys: CNKeyDescriptor { get }
    static func descriptorForRequiredKeys() -> CNKeyDescriptor
    init()
  }
  class CNContactsUserDefaults: NSObject {
    var countryCode: String { get }
    init()
    static var shared: CNContactsUserDefaults { get }
    static func shared() -> CNContactsUserDefaults
    var sortOrder: CNContactSortOrder { get }
  }
  class CNContainer: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    var name: String { get }
    static func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate
    static func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate
    static func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate
    var type: CNContainerType { get }
  }
  var CNContainerIdentifierKey: String { get }
  var CNContainerNameKey: String { get }
  enum CNContainerType: Int {
    case unassigned, local, exchange, cardDav
  }
  var CNContainerTypeKey: String { get }
  enum CNEntityType: Int {
    case contacts
  }
  struct CNError: Error {
    enum Code: Int { case communicationError, dataAccessError, authorizationDenied, noAccessibleWritableContainers, unauthorizedKeys, featureDisabledByUser, featureNotAvailable, recordDoesNotExist, insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist, recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable, validationMultipleErrors, validationTypeMismatch, validationConfigurationError, predicateInvalid, policyViolation, clientIdentifierInvalid, clientIdentifierDoesNotExist, clientIdentifierCollision, changeHistoryExpired, changeHistoryInvalidAnchor, changeHistoryInvalidFetchRequest, vCardMalformed, vCardSummarizationError }
    static var authorizationDenied: CNError.Code { get }
    static var changeHistoryExpired: CNError.Code { get }
    static var changeHistoryInvalidAnchor: CNError.Code { get }
    static var changeHistoryInvalidFetchRequest: CNError.Code { get }
    static var clientIdentifierCollision: CNError.Code { get }
    static var clientIdentifierDoesNotExist: CNError.Code { get }
    static var clientIdentifierInvalid: CNError.Code { get }
    var code: CNError.Code { get }
    static var communicationError: CNError.Code { get }
    static var containmentCycle: CNError.Code { get }
    static var containmentScope: CNError.Code { get }
    static var dataAccessError: CNError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    static var featureDisabledByUser: CNError.Code { get }
    static var featureNotAvailable: CNError.Code { get }
    init(_ code: CNError.Code, userInfo: [String: Any] = nil)
    static var insertedRecordAlreadyExists: CNError.Code { get }
    var localizedDescription: String { get }
    static var noAccessibleWritableContainers: CNError.Code { get }
    static var parentContainerNotWritable: CNError.Code { get }
    static var parentRecordDoesNotExist: CNError.Code { get }
    static var policyViolation: CNError.Code { get }
    static var predicateInvalid: CNError.Code { get }
    static var recordDoesNotExist: CNError.Code { get }
    static var recordIdentifierInvalid: CNError.Code { get }
    static var recordNotWritable: CNError.Code { get }
    static var unauthorizedKeys: CNError.Code { get }
    var userInfo: [String: Any] { get }
    static var vCardMalformed: CNError.Code { get }
    static var vCardSummarizationError: CNError.Code { get }
    static var validationConfigurationError: CNError.Code { get }
    static var validationMultipleErrors: CNError.Code { get }
    static var validationTypeMismatch: CNError.Code { get }
  }
  var CNErrorDomain: String { get }
  var CNErrorUserInfoAffectedRecordIdentifiersKey: String { get }
  var CNErrorUserInfoAffectedRecordsKey: String { get }
  var CNErrorUserInfoKeyPathsKey: String { get }
  var CNErrorUserInfoValidationErrorsKey: String { get }
  class CNFetchRequest: NSObject {}
  class CNFetchResult: NSObject {
    var currentHistoryToken: Data { get }
    var value: Any { get }
  }
  class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    var name: String { get }
    static func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate
    static func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
    static func predicateForSubgroupsInGroup(withIdentifier parentGroupIdentifier: String) -> NSPredicate
  }
  var CNGroupIdentifierKey: String { get }
  var CNGroupNameKey: String { get }
  class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(username: String, service: String)
    static func localizedString(forKey propertyKey: String) -> String
    static func localizedString(forService service: String) -> String
    var service: String { get }
    var username: String { get }
  }
  enum CNInstantMessageAddressOption: Int32 {
    case username, service
  }
  var CNInstantMessageAddressServiceKey: String { get }
  var CNInstantMessageAddressUsernameKey: String { get }
  var CNInstantMessageServiceAIM: String { get }
  var CNInstantMessageServiceFacebook: String { get }
  var CNInstantMessageServiceGaduGadu: String { get }
  var CNInstantMessageServiceGoogleTalk: String { get }
  var CNInstantMessageServiceICQ: String { get }
  var CNInstantMessageServiceJabber: String { get }
  var CNInstantMessageServiceMSN: String { get }
  enum CNInstantMessageServiceOption: Int32 {
    case aim, facebook, gaduGadu, googleTalk, icq, jabber, msn, qq, skype, yahoo
  }
  var CNInstantMessageServiceQQ: String { get }
  var CNInstantMessageServiceSkype: String { get }
  var CNInstantMessageServiceYahoo: String { get }
  protocol CNKeyDescriptor: NSObjectProtocol, NSSecureCoding, NSCopying {}
  var CNLabelContactRelationAssistant: String { get }
  var CNLabelContactRelationAunt: String { get }
  var CNLabelContactRelationAuntFathersBrothersWife: String { get }
  var CNLabelContactRelationAuntFathersElderBrothersWife: String { get }
  var CNLabelContactRelationAuntFathersElderSister: String { get }
  var CNLabelContactRelationAuntFathersSister: String { get }
  var CNLabelContactRelationAuntFathersYoungerBrothersWife: String { get }
  var CNLabelContactRelationAuntFathersYoungerSister: String { get }
  var CNLabelContactRelationAuntMothersBrothersWife: String { get }
  var CNLabelContactRelationAuntMothersElderSister: String { get }
  var CNLabelContactRelationAuntMothersSister: String { get }
  var CNLabelContactRelationAuntMothersYoungerSister: String { get }
  var CNLabelContactRelationAuntParentsElderSister: String { get }
  var CNLabelContactRelationAuntParentsSister: String { get }
  var CNLabelContactRelationAuntParentsYoungerSister: String { get }
  var CNLabelContactRelationBoyfriend: String { get }
  var CNLabelContactRelationBrother: String { get }
  var CNLabelContactRelationBrotherInLaw: String { get }
  var CNLabelContactRelationBrotherInLawElderSistersHusband: String { get }
  var CNLabelContactRelationBrotherInLawHusbandsBrother: String { get }
  var CNLabelContactRelationBrotherInLawHusbandsSistersHusband: String { get }
  var CNLabelContactRelationBrotherInLawSistersHusband: String { get }
  var CNLabelContactRelationBrotherInLawSpousesBrother: String { get }
  var CNLabelContactRelationBrotherInLawWifesBrother: String { get }
  var CNLabelContactRelationBrotherInLawWifesSistersHusband: String { get }
  var CNLabelContactRelationBrotherInLawYoungerSistersHusband: String { get }
  var CNLabelContactRelationChild: String { get }
  var CNLabelContactRelationChildInLaw: String { get }
  var CNLabelContactRelationCoBrotherInLaw: String { get }
  var CNLabelContactRelationCoFatherInLaw: String { get }
  var CNLabelContactRelationCoMotherInLaw: String { get }
  var CNLabelContactRelationCoParentInLaw: String { get }
  var CNLabelContactRelationCoSiblingInLaw: String { get }
  var CNLabelContactRelationCoSisterInLaw: String { get }
  var CNLabelContactRelationColleague: String { get }
  var CNLabelContactRelationCousin: String { get }
  var CNLabelContactRelationCousinFathersBrothersDaughter: String { get }
  var CNLabelContactRelationCousinFathersBrothersSon: String { get }
  var CNLabelContactRelationCousinFathersSistersDaughter: String { get }
  var CNLabelContactRelationCousinFathersSistersSon: String { get }
  var CNLabelContactRelationCousinGrandparentsSiblingsChild: String { get }
  var CNLabelContactRelationCousinGrandparentsSiblingsDaughter: String { get }
  var CNLabelContactRelationCousinGrandparentsSiblingsSon: String { get }
  var CNLabelContactRelationCousinMothersBrothersDaughter: String { get }
  var CNLabelContactRelationCousinMothersBrothersSon: String { get }
  var CNLabelContactRelationCousinMothersSistersDaughter: String { get }
  var CNLabelContactRelationCousinMothersSistersSon: String { get }
  var CNLabelContactRelationCousinOrSiblingsChild: String { get }
  var CNLabelContactRelationCousinParentsSiblingsChild: String { get }
  var CNLabelContactRelationCousinParentsSiblingsDaughter: String { get }
  var CNLabelContactRelationCousinParentsSiblingsSon: String { get }
  var CNLabelContactRelationDaughter: String { get }
  var CNLabelContactRelationDaughterInLaw: String { get }
  var CNLabelContactRelationDaughterInLawOrSisterInLaw: String { get }
  var CNLabelContactRelationDaughterInLawOrStepdaughter: String { get }
  var CNLabelContactRelationElderBrother: String { get }
  var CNLabelContactRelationElderBrotherInLaw: String { get }
  var CNLabelContactRelationElderCousin: String { get }
  var CNLabelContactRelationElderCousinFathersBrothersDaughter: String { get }
  var CNLabelContactRelationElderCousinFathersBrothersSon: String { get }
  var CNLabelContactRelationElderCousinFathersSistersDaughter: String { get }
  var CNLabelContactRelationElderCousinFathersSistersSon: String { get }
  var CNLabelContactRelationElderCousinMothersBrothersDaughter: String { get }
  var CNLabelContactRelationElderCousinMothersBrothersSon: String { get }
  var CNLabelContactRelationElderCousinMothersSiblingsDaughterOrFathersSistersDaughter: String { get }
  var CNLabelContactRelationElderCousinMothersSiblingsSonOrFathersSistersSon: String { get }
  var CNLabelContactRelationElderCousinMothersSistersDaughter: String { get }
  var CNLabelContactRelationElderCousinMothersSistersSon: String { get }
  var CNLabelContactRelationElderCousinParentsSiblingsDaughter: String { get }
  var CNLabelContactRelationElderCousinParentsSiblingsSon: String { get }
  var CNLabelContactRelationElderSibling: String { get }
  var CNLabelContactRelationElderSiblingInLaw: String { get }
  var CNLabelContactRelationElderSister: String { get }
  var CNLabelContactRelationElderSisterInLaw: String { get }
  var CNLabelContactRelationEldestBrother: String { get }
  var CNLabelContactRelationEldestSister: String { get }
  var CNLabelContactRelationFather: String { get }
  var CNLabelContactRelationFatherInLaw: String { get }
  var CNLabelContactRelationFatherInLawHusbandsFather: String { get }
  var CNLabelContactRelationFatherInLawOrStepfather: String { get }
  var CNLabelContactRelationFatherInLawWifesFather: String { get }
  var CNLabelContactRelationFemaleCousin: String { get }
  var CNLabelContactRelationFemaleFriend: String { get }
  var CNLabelContactRelationFemalePartner: String { get }
  var CNLabelContactRelationFriend: String { get }
  var CNLabelContactRelationGirlfriend: String { get }
  var CNLabelContactRelationGirlfriendOrBoyfriend: String { get }
  var CNLabelContactRelationGrandaunt: String { get }
  var CNLabelContactRelationGrandchild: String { get }
  var CNLabelContactRelationGrandchildOrSiblingsChild: String { get }
  var CNLabelContactRelationGranddaughter: String { get }
  var CNLabelContactRelationGranddaughterDaughtersDaughter: String { get }
  var CNLabelContactRelationGranddaughterOrNiece: String { get }
  var CNLabelContactRelationGranddaughterSonsDaughter: String { get }
  var CNLabelContactRelationGrandfather: String { get }
  var CNLabelContactRelationGrandfatherFathersFather: String { get }
  var CNLabelContactRelationGrandfatherMothersFather: String { get }
  var CNLabelContactRelationGrandmother: String { get }
  var CNLabelContactRelationGrandmotherFathersMother: String { get }
  var CNLabelContactRelationGrandmotherMothersMother: String { get }
  var CNLabelContactRelationGrandnephew: String { get }
  var CNLabelContactRelationGrandnephewBrothersGrandson: String { get }
  var CNLabelContactRelationGrandnephewSistersGrandson: String { get }
  var CNLabelContactRelationGrandniece: String { get }
  var CNLabelContactRelationGrandnieceBrothersGranddaughter: String { get }
  var CNLabelContactRelationGrandnieceSistersGranddaughter: String { get }
  var CNLabelContactRelationGrandparent: String { get }
  var CNLabelContactRelationGrandson: String { get }
  var CNLabelContactRelationGrandsonDaughtersSon: String { get }
  var CNLabelContactRelationGrandsonOrNephew: String { get }
  var CNLabelContactRelationGrandsonSonsSon: String { get }
  var CNLabelContactRelationGranduncle: String { get }
  var CNLabelContactRelationGreatGrandchild: String { get }
  var CNLabelContactRelationGreatGrandchildOrSiblingsGrandchild: String { get }
  var CNLabelContactRelationGreatGranddaughter: String { get }
  var CNLabelContactRelationGreatGrandfather: String { get }
  var CNLabelContactRelationGreatGrandmother: String { get }
  var CNLabelContactRelationGreatGrandparent: String { get }
  var CNLabelContactRelationGreatGrandson: String { get }
  var CNLabelContactRelationHusband: String { get }
  var CNLabelContactRelationMaleCousin: String { get }
  var CNLabelContactRelationMaleFriend: String { get }
  var CNLabelContactRelationMalePartner: String { get }
  var CNLabelContactRelationManager: String { get }
  var CNLabelContactRelationMother: String { get }
  var CNLabelContactRelationMotherInLaw: String { get }
  var CNLabelContactRelationMotherInLawHusbandsMother: String { get }
  var CNLabelContactRelationMotherInLawOrStepmother: String { get }
  var CNLabelContactRelationMotherInLawWifesMother: String { get }
  var CNLabelContactRelationNephew: String { get }
  var CNLabelContactRelationNephewBrothersSon: String { get }
  var CNLabelContactRelationNephewBrothersSonOrHusbandsSiblingsSon: String { get }
  var CNLabelContactRelationNephewOrCousin: String { get }
  var CNLabelContactRelationNephewSistersSon: String { get }
  var CNLabelContactRelationNephewSistersSonOrWifesSiblingsSon: String { get }
  var CNLabelContactRelationNiece: String { get }
  var CNLabelContactRelationNieceBrothersDaughter: String { get }
  var CNLabelContactRelationNieceBrothersDaughterOrHusbandsSiblingsDaughter: String { get }
  var CNLabelContactRelationNieceOrCousin: String { get }
  var CNLabelContactRelationNieceSistersDaughter: String { get }
  var CNLabelContactRelationNieceSistersDaughterOrWifesSiblingsDaughter: String { get }
  var CNLabelContactRelationParent: String { get }
  var CNLabelContactRelationParentInLaw: String { get }
  var CNLabelContactRelationParentsElderSibling: String { get }
  var CNLabelContactRelationParentsSibling: String { get }
  var CNLabelContactRelationParentsSiblingFathersElderSibling: String { get }
  var CNLabelContactRelationParentsSiblingFathersSibling: String { get }
  var CNLabelContactRelationParentsSiblingFathersYoungerSibling: String { get }
  var CNLabelContactRelationParentsSiblingMothersElderSibling: String { get }
  var CNLabelContactRelationParentsSiblingMothersSibling: String { get }
  var CNLabelContactRelationParentsSiblingMothersYoungerSibling: String { get }
  var CNLabelContactRelationParentsYoungerSibling: String { get }
  var CNLabelContactRelationPartner: String { get }
  var CNLabelContactRelationSibling: String { get }
  var CNLabelContactRelationSiblingInLaw: String { get }
  var CNLabelContactRelationSiblingsChild: String { get }
  var CNLabelContactRelationSister: String { get }
  var CNLabelContactRelationSisterInLaw: String { get }
  var CNLabelContactRelationSisterInLawBrothersWife: String { get }
  var CNLabelContactRelationSisterInLawElderBrothersWife: String { get }
  var CNLabelContactRelationSisterInLawHusbandsBrothersWife: String { get }
  var CNLabelContactRelationSisterInLawHusbandsSister: String { get }
  var CNLabelContactRelationSisterInLawSpousesSister: String { get }
  var CNLabelContactRelationSisterInLawWifesBrothersWife: String { get }
  var CNLabelContactRelationSisterInLawWifesSister: String { get }
  var CNLabelContactRelationSisterInLawYoungerBrothersWife: String { get }
  var CNLabelContactRelationSon: String { get }
  var CNLabelContactRelationSonInLaw: String { get }
  var CNLabelContactRelationSonInLawOrBrotherInLaw: String { get }
  var CNLabelContactRelationSonInLawOrStepson: String { get }
  var CNLabelContactRelationSpouse: String { get }
  var CNLabelContactRelationStepbrother: String { get }
  var CNLabelContactRelationStepchild: String { get }
  var CNLabelContactRelationStepdaughter: String { get }
  var CNLabelContactRelationStepfather: String { get }
  var CNLabelContactRelationStepmother: String { get }
  var CNLabelContactRelationStepparent: String { get }
  var CNLabelContactRelationStepsister: String { get }
  var CNLabelContactRelationStepson: String { get }
  var CNLabelContactRelationTeacher: String { get }
  var CNLabelContactRelationUncle: String { get }
  var CNLabelContactRelationUncleFathersBrother: String { get }
  var CNLabelContactRelationUncleFathersElderBrother: String { get }
  var CNLabelContactRelationUncleFathersElderSistersHusband: String { get }
  var CNLabelContactRelationUncleFathersSistersHusband: String { get }
  var CNLabelContactRelationUncleFathersYoungerBrother: String { get }
  var CNLabelContactRelationUncleFathersYoungerSistersHusband: String { get }
  var CNLabelContactRelationUncleMothersBrother: String { get }
  var CNLabelContactRelationUncleMothersElderBrother: String { get }
  var CNLabelContactRelationUncleMothersSistersHusband: String { get }
  var CNLabelContactRelationUncleMothersYoungerBrother: String { get }
  var CNLabelContactRelationUncleParentsBrother: String { get }
  var CNLabelContactRelationUncleParentsElderBrother: String { get }
  var CNLabelContactRelationUncleParentsYoungerBrother: String { get }
  var CNLabelContactRelationWife: String { get }
  var CNLabelContactRelationYoungerBrother: String { get }
  var CNLabelContactRelationYoungerBrotherInLaw: String { get }
  var CNLabelContactRelationYoungerCousin: String { get }
  var CNLabelContactRelationYoungerCousinFathersBrothersDaughter: String { get }
  var CNLabelContactRelationYoungerCousinFathersBrothersSon: String { get }
  var CNLabelContactRelationYoungerCousinFathersSistersDaughter: String { get }
  var CNLabelContactRelationYoungerCousinFathersSistersSon: String { get }
  var CNLabelContactRelationYoungerCousinMothersBrothersDaughter: String { get }
  var CNLabelContactRelationYoungerCousinMothersBrothersSon: String { get }
  var CNLabelContactRelationYoungerCousinMothersSiblingsDaughterOrFathersSistersDaughter: String { get }
  var CNLabelContactRelationYoungerCousinMothersSiblingsSonOrFathersSistersSon: String { get }
  var CNLabelContactRelationYoungerCousinMothersSistersDaughter: String { get }
  var CNLabelContactRelationYoungerCousinMothersSistersSon: String { get }
  var CNLabelContactRelationYoungerCousinParentsSiblingsDaughter: String { get }
  var CNLabelContactRelationYoungerCousinParentsSiblingsSon: String { get }
  var CNLabelContactRelationYoungerSibling: String { get }
  var CNLabelContactRelationYoungerSiblingInLaw: String { get }
  var CNLabelContactRelationYoungerSister: String { get }
  var CNLabelContactRelationYoungerSisterInLaw: String { get }
  var CNLabelContactRelationYoungestBrother: String { get }
  var CNLabelContactRelationYoungestSister: String { get }
  var CNLabelDateAnniversary: String { get }
  var CNLabelEmailiCloud: String { get }
  var CNLabelHome: String { get }
  var CNLabelOther: String { get }
  var CNLabelPhoneNumberAppleWatch: String { get }
  var CNLabelPhoneNumberHomeFax: String { get }
  var CNLabelPhoneNumberMain: String { get }
  var CNLabelPhoneNumberMobile: String { get }
  var CNLabelPhoneNumberOtherFax: String { get }
  var CNLabelPhoneNumberPager: String { get }
  var CNLabelPhoneNumberWorkFax: String { get }
  var CNLabelPhoneNumberiPhone: String { get }
  var CNLabelSchool: String { get }
  var CNLabelURLAddressHomePage: String { get }
  var CNLabelWork: String { get }
  class CNLabeledValue: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init()
    init?(coder: NSCoder)
    init(label: String?, value: Any)
    var label: String? { get }
    func labeledValue(bySettingLabel label: String?) -> Any
    func labeledValue(bySettingLabel label: String?, value: Any) -> Any
    func labeledValue(bySettingValue value: Any) -> Any
    static func labeledValue(withLabel label: String?, value: Any) -> Any
    static func localizedString(forLabel labelKey: String) -> String
    var value: Any { get }
  }
  class CNMutableContact: CNContact {
    var birthday: DateComponents?
    var contactRelations: [CNLabeledValue]
    var contactType: CNContactType
    var dates: [CNLabeledValue]
    var departmentName: String
    var emailAddresses: [CNLabeledValue]
    var familyName: String
    var givenName: String
    var imageData: Data?
    init()
    var instantMessageAddresses: [CNLabeledValue]
    var jobTitle: String
    var middleName: String
    var namePrefix: String
    var nameSuffix: String
    var nickname: String
    var nonGregorianBirthday: DateComponents?
    var note: String
    var organizationName: String
    var phoneNumbers: [CNLabeledValue]
    var phoneticFamilyName: String
    var phoneticGivenName: String
    var phoneticMiddleName: String
    var phoneticOrganizationName: String
    var postalAddresses: [CNLabeledValue]
    var previousFamilyName: String
    var socialProfiles: [CNLabeledValue]
    var urlAddresses: [CNLabeledValue]
  }
  class CNMutableGroup: CNGroup {
    init()
    var name: String
  }
  class CNMutablePostalAddress: CNPostalAddress {
    var city: String
    var country: String
    init()
    var isoCountryCode: String
    var postalCode: String
    var state: String
    var street: String
    var subAdministrativeArea: String
    var subLocality: String
  }
  class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init?(stringValue: String)
    var stringValue: String { get }
  }
  class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var city: String { get }
    var country: String { get }
    init()
    init?(coder: NSCoder)
    var isoCountryCode: String { get }
    static func localizedString(forKey property: String) -> String
    var postalCode: String { get }
    var state: String { get }
    var street: String { get }
    var subAdministrativeArea: String { get }
    var subLocality: String { get }
  }
  class CNPostalAddressFormatter: Formatter {
    static func attributedString(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle, withDefaultAttributes attributes: [AnyHashable: Any] = nil) -> NSAttributedString
    func attributedString(from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = nil) -> NSAttributedString
    init()
    func string(from postalAddress: CNPostalAddress) -> String
    static func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
    var style: CNPostalAddressFormatterStyle
  }
  enum CNPostalAddressFormatterStyle: Int {
    case mailingAddress
  }
  struct CNPostalAddressKeyOption: RawRepresentable, Hashable {
    static var city: CNPostalAddressKeyOption { get }
    static var country: CNPostalAddressKeyOption { get }
    init(rawValue: String)
    static var isoCountryCode: CNPostalAddressKeyOption { get }
    static var postalCode: CNPostalAddressKeyOption { get }
    var rawValue: String { get }
    static var state: CNPostalAddressKeyOption { get }
    static var street: CNPostalAddressKeyOption { get }
    static var subAdministrativeArea: CNPostalAddressKeyOption { get }
    static var subLocality: CNPostalAddressKeyOption { get }
  }
  var CNPostalAddressLocalizedPropertyNameAttribute: String { get }
  var CNPostalAddressPropertyAttribute: String { get }
  class CNSaveRequest: NSObject {
    func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?)
    func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?)
    func addMember(_ contact: CNContact, to group: CNGroup)
    func addSubgroup(_ subgroup: CNGroup, to group: CNGroup)
    func delete(_ contact: CNMutableContact)
    func delete(_ group: CNMutableGroup)
    init()
    func removeMember(_ contact: CNContact, from group: CNGroup)
    func removeSubgroup(_ subgroup: CNGroup, from group: CNGroup)
    var shouldRefetchContacts: Bool
    var transactionAuthor: String?
    func updateContact(_ contact: CNMutableContact)
    func updateGroup(_ group: CNMutableGroup)
  }
  class CNSocialProfile: NSObject, NSCopying, NSSecureCoding {
    init()
    init?(coder: NSCoder)
    init(urlString url: String?, username: String?, userIdentifier: String?, service: String?)
    static func localizedString(forKey key: String) -> String
    static func localizedString(forService service: String) -> String
    var service: String { get }
    var urlString: String { get }
    var userIdentifier: String { get }
    var username: String { get }
  }
  enum CNSocialProfileOption: Int32 {
    case urlString, username, userIdentifier, service
  }
  var CNSocialProfileServiceFacebook: String { get }
  var CNSocialProfileServiceFlickr: String { get }
  var CNSocialProfileServiceGameCenter: String { get }
  var CNSocialProfileServiceKey: String { get }
  var CNSocialProfileServiceLinkedIn: String { get }
  var CNSocialProfileServiceMySpace: String { get }
  enum CNSocialProfileServiceOption: Int32 {
    case facebook, flickr, linkedIn, mySpace, sinaWeibo, tencentWeibo, twitter, yelp, gameCenter
  }
  var CNSocialProfileServiceSinaWeibo: String { get }
  var CNSocialProfileServiceTencentWeibo: String { get }
  var CNSocialProfileServiceTwitter: String { get }
  var CNSocialProfileServiceYelp: String { get }
  var CNSocialProfileURLStringKey: String { get }
  var CNSocialProfileUserIdentifierKey: String { get }
  var CNSocialProfileUsernameKey: String { get }
  extension Notification.Name {
    static var CNContactStoreDidChange: Notification.Name { get }
  }
  """#

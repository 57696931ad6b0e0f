/// What is known of the module `SharedWithYouCore`.
let sharedWithYouCoreInterface = #"""
  // exports: Foundation
  class SWAction: NSObject, NSCopying, NSSecureCoding {
    func fail()
    func fulfill()
    init()
    init?(coder: NSCoder)
    var isComplete: Bool { get }
    var uuid: UUID { get }
  }
  protocol SWCollaborationActionHandler: NSObjectProtocol {
    func collaborationCoordinator(_ coordinator: SWCollaborationCoordinator, handle action: SWStartCollaborationAction)
    func collaborationCoordinator(_ coordinator: SWCollaborationCoordinator, handle action: SWUpdateCollaborationParticipantsAction)
  }
  class SWCollaborationCoordinator: NSObject {
    var actionHandler: SWCollaborationActionHandler?
    static var shared: SWCollaborationCoordinator { get }
    static func shared() -> SWCollaborationCoordinator
  }
  class SWCollaborationMetadata: NSObject, NSSecureCoding, NSCopying, NSMutableCopying, NSItemProviderReading, NSItemProviderWriting {
    var collaborationIdentifier: String { get }
    var defaultShareOptions: SWCollaborationShareOptions?
    init?(coder: NSCoder)
    func initWithCollaborationIdentifier(_ collaborationIdentifier: String) -> UnsafeMutableRawPointer
    func initWithLocalIdentifier(_ localIdentifier: String) -> UnsafeMutableRawPointer
    var initiatorHandle: String?
    var initiatorNameComponents: PersonNameComponents?
    var localIdentifier: String { get }
    var title: String?
    var userSelectedShareOptions: SWCollaborationShareOptions?
  }
  class SWCollaborationOption: NSObject, NSCopying, NSSecureCoding {
    var identifier: String { get }
    init?(coder: NSCoder)
    init(title: String, identifier: String)
    var isSelected: Bool
    var requiredOptionsIdentifiers: [String]
    var subtitle: String
    var title: String
  }
  class SWCollaborationOptionsGroup: NSObject, NSCopying, NSSecureCoding {
    var footer: String
    var identifier: String { get }
    init?(coder: NSCoder)
    init(identifier: String, options: [SWCollaborationOption])
    var options: [SWCollaborationOption]
    var title: String
  }
  class SWCollaborationOptionsPickerGroup: SWCollaborationOptionsGroup {
    init()
    init(identifier: String, options: [SWCollaborationOption])
    var selectedOptionIdentifier: String
  }
  class SWCollaborationShareOptions: NSObject, NSCopying, NSSecureCoding {
    init?(coder: NSCoder)
    init(optionsGroups: [SWCollaborationOptionsGroup])
    init(optionsGroups: [SWCollaborationOptionsGroup], summary: String)
    var optionsGroups: [SWCollaborationOptionsGroup]
    var summary: String
  }
  enum SWIdentifierType: Int32 {
    case local, collaboration
  }
  class SWPerson: NSObject, NSSecureCoding {
    init?(coder: NSCoder)
    init(handle: String?, identity: SWPersonIdentity?, displayName: String, thumbnailImageData: Data?)
  }
  class SWPersonIdentity: NSObject, NSSecureCoding, NSCopying {
    init?(coder: NSCoder)
    init(rootHash: Data)
    var rootHash: Data { get }
  }
  class SWPersonIdentityProof: NSObject, NSSecureCoding, NSCopying {
    var inclusionHashes: [Data] { get }
    init?(coder: NSCoder)
    var publicKey: Data { get }
    var publicKeyIndex: Int { get }
  }
  class SWSignedPersonIdentityProof: SWPersonIdentityProof {
    init()
    init(personIdentityProof: SWPersonIdentityProof, signatureData data: Data)
    var signatureData: Data { get }
  }
  class SWStartCollaborationAction: SWAction, NSSecureCoding, NSCopying {
    var collaborationMetadata: SWCollaborationMetadata { get }
    func fulfill(using url: URL, collaborationIdentifier: String)
    init?(coder: NSCoder)
  }
  class SWUpdateCollaborationParticipantsAction: SWAction, NSSecureCoding, NSCopying {
    var addedIdentities: [SWPersonIdentity] { get }
    var collaborationMetadata: SWCollaborationMetadata { get }
    init?(coder: NSCoder)
    var removedIdentities: [SWPersonIdentity] { get }
  }
  var UTCollaborationOptionsTypeIdentifier: String { get }
  """#

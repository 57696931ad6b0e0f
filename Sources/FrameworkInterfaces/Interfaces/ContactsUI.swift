/// What is known of the module `ContactsUI`.
let contactsUIInterface = #"""
  // exports: Foundation UIKit Contacts
  class CNContactPicker: NSObject {
    func close()
    var delegate: CNContactPickerDelegate?
    var displayedKeys: [String]
    init()
    func showRelative(to positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge)
  }
  protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  }
  class CNContactPickerViewController: UIViewController {
    var delegate: CNContactPickerDelegate?
    var displayedPropertyKeys: [String]?
    init()
    init(nibName: String?, bundle: Bundle?)
    var predicateForEnablingContact: NSPredicate?
    var predicateForSelectionOfContact: NSPredicate?
    var predicateForSelectionOfProperty: NSPredicate?
  }
  class CNContactViewController: UIViewController {
    var allowsActions: Bool
    var allowsEditing: Bool
    var alternateName: String?
    var contact: CNContact
    var contactStore: CNContactStore?
    var delegate: CNContactViewControllerDelegate?
    static var descriptorForRequiredKeys: CNKeyDescriptor { get }
    static func descriptorForRequiredKeys() -> CNKeyDescriptor
    var displayedPropertyKeys: [String]?
    func highlightProperty(withKey key: String, identifier: String?)
    init()
    init(for contact: CNContact)
    init(forNewContact contact: CNContact?)
    init(forUnknownContact contact: CNContact)
    init(nibName: String?, bundle: Bundle?)
    var message: String?
    var parentContainer: CNContainer?
    var parentGroup: CNGroup?
    var shouldShowLinkedContacts: Bool
  }
  protocol CNContactViewControllerDelegate: NSObjectProtocol {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
    func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty) -> Bool
  }
  """#

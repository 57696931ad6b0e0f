/// What is known of the module `EventKitUI`.
let eventKitUIInterface = #"""
  // exports: Foundation UIKit EventKit
  class EKCalendarChooser: UIViewController {
    var delegate: EKCalendarChooserDelegate?
    init()
    init(nibName: String?, bundle: Bundle?)
    init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType, eventStore: EKEventStore)
    init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore)
    var selectedCalendars: Set<AnyHashable>?
    var selectionStyle: EKCalendarChooserSelectionStyle { get }
    var showsCancelButton: Bool
    var showsDoneButton: Bool
  }
  protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  }
  enum EKCalendarChooserDisplayStyle: Int {
    case allCalendars, writableCalendarsOnly
  }
  enum EKCalendarChooserSelectionStyle: Int {
    case single, multiple
  }
  enum EKEventEditViewAction: Int {
    case canceled, saved, deleted
  }
  class EKEventEditViewController: UINavigationController, UIAppearance {
    func cancelEditing()
    var editViewDelegate: EKEventEditViewDelegate?
    var event: EKEvent?
    var eventStore: EKEventStore
    init()
    init(nibName: String?, bundle: Bundle?)
    init(rootViewController: UIViewController)
  }
  protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
  }
  enum EKEventViewAction: Int {
    case done, responded, deleted
  }
  class EKEventViewController: UIViewController {
    var allowsCalendarPreview: Bool
    var allowsEditing: Bool
    var delegate: EKEventViewDelegate?
    var event: EKEvent?
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
  }
  """#

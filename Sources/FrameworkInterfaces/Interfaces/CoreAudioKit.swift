/// What is known of the module `CoreAudioKit`.
let coreAudioKitInterface = #"""
  // exports: Foundation
  extension AUAudioUnit {
    func select(_ viewConfiguration: AUAudioUnitViewConfiguration)
    func supportedViewConfigurations(_ availableViewConfigurations: [AUAudioUnitViewConfiguration]) -> IndexSet
  }
  class AUAudioUnitViewConfiguration: NSObject, NSSecureCoding {
    var height: CGFloat { get }
    var hostHasController: Bool { get }
    init()
    init?(coder: NSCoder)
    init(width: CGFloat, height: CGFloat, hostHasController: Bool)
    var width: CGFloat { get }
  }
  protocol AUCustomViewPersistentData: NSObjectProtocol {
    var customViewPersistentData: [String: Any]?
  }
  class AUGenericView: NSView, AUCustomViewPersistentData {
    var audioUnit: Any { get }
    init(audioUnit au: Any)
    init(audioUnit au: Any, displayFlags inFlags: AUGenericViewDisplayFlags)
    var showsExpertParameters: Bool
  }
  class AUGenericViewController: UIViewController {
    var auAudioUnit: AUAudioUnit?
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  struct AUGenericViewDisplayFlags: OptionSet {
    init(rawValue: UInt32)
    static var parametersDisplay: AUGenericViewDisplayFlags { get }
    static var propertiesDisplay: AUGenericViewDisplayFlags { get }
    var rawValue: UInt32 { get }
    static var titleDisplay: AUGenericViewDisplayFlags { get }
  }
  class AUPannerView: NSView {
    var audioUnit: Any { get }
    init(audioUnit au: Any)
  }
  class AUViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  class CABTLEMIDIWindowController: NSWindowController {
    init()
    init(window: NSWindow?)
  }
  class CABTMIDICentralViewController: UITableViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
    init(style withStyle: UITableView.Style)
  }
  class CABTMIDILocalPeripheralViewController: UIViewController {
    init()
    init(nibName: String?, bundle: Bundle?)
  }
  class CAInterAppAudioSwitcherView: UIView {
    func contentWidth() -> CGFloat
    init()
    init(frame bounds: CGRect)
    var isShowingAppNames: Bool
    func setOutputAudioUnit(_ audioUnit: Any?)
  }
  class CAInterAppAudioTransportView: UIView {
    var currentTimeLabelFont: UIFont
    init()
    init(frame bounds: CGRect)
    var isConnected: Bool { get }
    var isEnabled: Bool
    var isPlaying: Bool { get }
    var isRecording: Bool { get }
    var labelColor: UIColor
    var pauseButtonColor: UIColor
    var playButtonColor: UIColor
    var recordButtonColor: UIColor
    var rewindButtonColor: UIColor
    func setOutputAudioUnit(_ audioUnit: Any)
  }
  class CAInterDeviceAudioViewController: NSViewController {
    init()
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
  }
  class CANetworkBrowserWindowController: NSWindowController {
    init()
    init(window: NSWindow?)
    static var isAVBSupported: Bool { get }
    static func isAVBSupported() -> Bool
  }
  """#

/// What is known of the module `ScriptingBridge`.
let scriptingBridgeInterface = #"""
  // exports: Foundation
  struct AESendMode: OptionSet {
    static var alwaysInteract: AESendMode { get }
    static var canInteract: AESendMode { get }
    static var canSwitchLayer: AESendMode { get }
    static var dontExecute: AESendMode { get }
    static var dontReconnect: AESendMode { get }
    static var dontRecord: AESendMode { get }
    init(rawValue: Int32)
    static var neverInteract: AESendMode { get }
    static var noReply: AESendMode { get }
    static var processNonReplyEvents: AESendMode { get }
    static var queueReply: AESendMode { get }
    var rawValue: Int32 { get }
    static var waitReply: AESendMode { get }
    static var wantReceipt: AESendMode { get }
  }
  struct LSLaunchFlags: OptionSet {
    init(rawValue: UInt32)
    static var launchAndDisplayErrors: LSLaunchFlags { get }
    static var launchAndHide: LSLaunchFlags { get }
    static var launchAndHideOthers: LSLaunchFlags { get }
    static var launchAndPrint: LSLaunchFlags { get }
    static var launchAsync: LSLaunchFlags { get }
    static var launchDefaults: LSLaunchFlags { get }
    static var launchDontAddToRecents: LSLaunchFlags { get }
    static var launchDontSwitch: LSLaunchFlags { get }
    static var launchHasUntrustedContents: LSLaunchFlags { get }
    static var launchInClassic: LSLaunchFlags { get }
    static var launchInhibitBGOnly: LSLaunchFlags { get }
    static var launchNewInstance: LSLaunchFlags { get }
    static var launchNoParams: LSLaunchFlags { get }
    static var launchReserved2: LSLaunchFlags { get }
    static var launchReserved3: LSLaunchFlags { get }
    static var launchReserved4: LSLaunchFlags { get }
    static var launchReserved5: LSLaunchFlags { get }
    static var launchStartClassic: LSLaunchFlags { get }
    var rawValue: UInt32 { get }
  }
  class SBApplication: SBObject, NSCoding {
    func activate()
    static func application(with url: URL) -> UnsafeMutableRawPointer
    static func application(withBundleIdentifier ident: String) -> UnsafeMutableRawPointer
    static func application(withProcessIdentifier pid: Int32) -> UnsafeMutableRawPointer
    func `class`(forScriptingClass className: String) -> AnyClass
    var delegate: SBApplicationDelegate?
    init(bundleIdentifier ident: String)
    init?(coder: NSCoder)
    init(processIdentifier pid: Int32)
    init(url: URL)
    var isRunning: Bool { get }
    var launchFlags: LSLaunchFlags
    var sendMode: AESendMode
    var timeout: Int
  }
  protocol SBApplicationDelegate: NSObjectProtocol {
    func eventDidFail(_ appleEvent: UnsafeMutableRawPointer, withError error: Error) -> Any
  }
  class SBElementArray: NSMutableArray {
    func array(byApplying selector: Selector) -> [Any]
    func array(byApplying aSelector: Selector, with argument: Any) -> [Any]
    func get() -> [Any]
    init(capacity: Int)
    func object(atLocation location: Any) -> Any
    func object(withID identifier: Any) -> Any
    func object(withName name: String) -> Any
  }
  class SBObject: NSObject, NSCoding {
    var get: Any { get }
    init()
    init?(coder: NSCoder)
    init(data: Any)
    init(properties: [AnyHashable: Any])
    var lastError: Error { get }
  }
  """#

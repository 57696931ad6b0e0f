/// What is known of the module `ObjectiveC`.
let objectiveCInterface = #"""
  typealias IMP = OpaquePointer
  typealias Ivar = OpaquePointer
  typealias Method = OpaquePointer
  typealias NSInteger = Int
  typealias NSUInteger = UInt
  class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    struct KeyValueObservingPublisher<Subject, Value>: Publisher {}
    static var accessInstanceVariablesDirectly: Bool { get }
    func addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = nil, context: UnsafeMutableRawPointer?)
    func attemptRecovery(fromError error: any Error, optionIndex recoveryOptionIndex: Int) -> Bool
    var autoContentAccessingProxy: Any { get }
    static func automaticallyNotifiesObservers(forKey key: String) -> Bool
    func awakeAfter(using coder: NSCoder) -> Any?
    static func cancelPreviousPerformRequests(withTarget aTarget: Any)
    static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?)
    static func classFallbacksForKeyedArchiver() -> [String]
    var classForCoder: AnyClass { get }
    var classForKeyedArchiver: AnyClass? { get }
    static func classForKeyedUnarchiver() -> AnyClass
    func conforms(to aProtocol: Protocol) -> Bool
    static func conforms(to aProtocol: Protocol) -> Bool
    func copy() -> Any
    static func debugDescription() -> String
    var debugDescription: String { get }
    static func description() -> String
    var description: String { get }
    func dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
    func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
    func didChangeValue(forKey key: String)
    func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
    func doesNotRecognizeSelector(_ aSelector: Selector!)
    func forwardingTarget(for aSelector: Selector!) -> Any?
    static func hash() -> Int
    var hash: Int { get }
    init()
    static func instanceMethod(for aSelector: Selector!) -> IMP!
    static func instancesRespond(to aSelector: Selector!) -> Bool
    func isEqual(_ object: Any?) -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func isProxy() -> Bool
    static func isSubclass(of aClass: AnyClass) -> Bool
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
    func method(for aSelector: Selector!) -> IMP!
    func mutableArrayValue(forKey key: String) -> NSMutableArray
    func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray
    func mutableCopy() -> Any
    func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet
    func mutableSetValue(forKey key: String) -> NSMutableSet
    func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet
    var observationInfo: UnsafeMutableRawPointer?
    func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = nil, changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool)
    func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?)
    func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
    func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
    func performSelector(inBackground aSelector: Selector, with arg: Any?)
    func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
    func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?)
    func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = nil) -> NSObject.KeyValueObservingPublisher<Self, Value>
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
    func replacementObject(for aCoder: NSCoder) -> Any?
    func replacementObject(for archiver: NSKeyedArchiver) -> Any?
    static func resolveClassMethod(_ sel: Selector!) -> Bool
    static func resolveInstanceMethod(_ sel: Selector!) -> Bool
    func responds(to aSelector: Selector!) -> Bool
    func `self`() -> Self
    func setNilValueForKey(_ key: String)
    func setValue(_ value: Any?, forKey key: String)
    func setValue(_ value: Any?, forKeyPath keyPath: String)
    func setValue(_ value: Any?, forUndefinedKey key: String)
    func setValuesForKeys(_ keyedValues: [String: Any])
    static func setVersion(_ aVersion: Int)
    static func superclass() -> AnyClass?
    var superclass: AnyClass? { get }
    func validateValue(_ ioValue: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey inKey: String) throws
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
    func value(forUndefinedKey key: String) -> Any?
    static func version() -> Int
    func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String)
    func willChangeValue(forKey key: String)
    func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>)
  }
  protocol NSObjectProtocol: AnyObject {
    func conforms(to aProtocol: Protocol) -> Bool
    var debugDescription: String { get }
    var description: String { get }
    var hash: Int { get }
    func isEqual(_ object: Any?) -> Bool
    func isKind(of aClass: AnyClass) -> Bool
    func isMember(of aClass: AnyClass) -> Bool
    func isProxy() -> Bool
    func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
    func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
    func responds(to aSelector: Selector!) -> Bool
    func `self`() -> Self
    var superclass: AnyClass? { get }
  }
  struct NSZone: ExpressibleByNilLiteral {
    init()
    init(nilLiteral: ())
  }
  struct ObjCBool: CustomStringConvertible, ExpressibleByBooleanLiteral {
    var boolValue: Bool { get }
    var description: String { get }
    init(_ value: Bool)
    init(booleanLiteral value: Bool)
  }
  class Protocol: NSObject {}
  struct Selector: CustomStringConvertible, ExpressibleByStringLiteral, Hashable {
    var description: String { get }
    init(_ str: String)
    init(stringLiteral value: String)
  }
  func autoreleasepool<E, Result>(invoking body: () throws(E) -> Result) throws(E) -> Result where E: Error
  func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool
  func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool
  func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>?
  func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>?
  func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>?
  func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
  func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method?
  func class_getInstanceSize(_ cls: AnyClass?) -> Int
  func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar?
  func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP?
  func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar>
  func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t?
  func class_getSuperclass(_ cls: AnyClass?) -> AnyClass?
  func class_isMetaClass(_ cls: AnyClass?) -> Bool
  func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
  func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool
  func imp_implementationWithBlock(_ block: Any) -> IMP
  func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>?
  func method_exchangeImplementations(_ m1: Method, _ m2: Method)
  func method_getImplementation(_ m: Method) -> IMP
  func method_getName(_ m: Method) -> Selector
  func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>?
  func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP
  struct objc_AssociationPolicy: Hashable, RawRepresentable {
    static var OBJC_ASSOCIATION_ASSIGN: objc_AssociationPolicy { get }
    static var OBJC_ASSOCIATION_COPY: objc_AssociationPolicy { get }
    static var OBJC_ASSOCIATION_COPY_NONATOMIC: objc_AssociationPolicy { get }
    static var OBJC_ASSOCIATION_RETAIN: objc_AssociationPolicy { get }
    static var OBJC_ASSOCIATION_RETAIN_NONATOMIC: objc_AssociationPolicy { get }
    init(_ rawValue: UInt)
    init(rawValue: UInt)
    var rawValue: UInt
  }
  func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass?
  func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> AutoreleasingUnsafeMutablePointer<AnyClass>?
  func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any?
  func objc_getClass(_ name: UnsafePointer<CChar>) -> Any!
  func objc_getClassList(_ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32
  func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol?
  func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass?
  typealias objc_property_t = OpaquePointer
  func objc_registerClassPair(_ cls: AnyClass)
  func objc_removeAssociatedObjects(_ object: Any)
  func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy)
  func objc_sync_enter(_ obj: Any) -> Int32
  func objc_sync_exit(_ obj: Any) -> Int32
  func object_getClass(_ obj: Any?) -> AnyClass?
  func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar>
  func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass?
  func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>?
  func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar>
  func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar>
  func sel_getName(_ sel: Selector) -> UnsafePointer<CChar>
  func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector
  """#

/// What is known of the module `ObjectiveC`.
let objectiveCInterface = #"""
  typealias IMP = OpaquePointer
  typealias Ivar = OpaquePointer
  typealias Method = OpaquePointer
  typealias NSInteger = Int
  typealias NSUInteger = UInt
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

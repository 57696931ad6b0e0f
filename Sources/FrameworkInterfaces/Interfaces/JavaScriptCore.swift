/// What is known of the module `JavaScriptCore`.
let javaScriptCoreInterface = #"""
  // exports: Foundation
  struct JSClassAttributes: OptionSet {
    init(rawValue: UInt32)
    static var noAutomaticPrototype: JSClassAttributes { get }
    var rawValue: UInt32 { get }
  }
  class JSContext: NSObject {
    static var current: JSContext { get }
    static func current() -> JSContext
    static var currentArguments: [JSValue] { get }
    static func currentArguments() -> [JSValue]
    static var currentCallee: JSValue { get }
    static func currentCallee() -> JSValue
    static var currentThis: JSValue { get }
    static func currentThis() -> JSValue
    func evaluateScript(_ script: String) -> JSValue
    func evaluateScript(_ script: String, withSourceURL sourceUrl: URL) -> JSValue
    var exception: JSValue?
    var exceptionHandler: (JSContext, JSValue) -> Void
    var globalObject: JSValue { get }
    init()
    init(jsGlobalContextRef nativeJsGlobalContextRef: UnsafeMutableRawPointer)
    init(virtualMachine: JSVirtualMachine)
    var isInspectable: Bool
    var jsGlobalContextRef: UnsafeMutableRawPointer { get }
    var name: String?
    func object(forKeyedSubscript key: Any) -> JSValue
    func setObject(_ obj: JSValue, forKeyedSubscript key: Any)
    var virtualMachine: JSVirtualMachine { get }
  }
  protocol JSExport: NSObjectProtocol {}
  class JSManagedValue: NSObject {
    init(value: JSValue)
    init(value: JSValue, andOwner owner: Any)
    var value: JSValue { get }
  }
  struct JSPropertyAttributes: OptionSet {
    static var dontDelete: JSPropertyAttributes { get }
    static var dontEnum: JSPropertyAttributes { get }
    init(rawValue: UInt32)
    var rawValue: UInt32 { get }
    static var readOnly: JSPropertyAttributes { get }
  }
  var JSPropertyDescriptorConfigurableKey: String { get }
  var JSPropertyDescriptorEnumerableKey: String { get }
  var JSPropertyDescriptorGetKey: String { get }
  var JSPropertyDescriptorSetKey: String { get }
  var JSPropertyDescriptorValueKey: String { get }
  var JSPropertyDescriptorWritableKey: String { get }
  enum JSRelationCondition: UInt32 {
    case undefined, equal, greaterThan, lessThan
  }
  enum JSType: Int32 {
    case undefined, null, boolean, number, string, object, symbol, bigInt
  }
  class JSValue: NSObject {
    func atIndex(_ index: Int) -> JSValue
    func call(withArguments arguments: [JSValue]) -> JSValue
    func compare(_ other: Double) -> JSRelationCondition
    func compare(_ other: JSValue) -> JSRelationCondition
    func compareInt64(_ other: Int64) -> JSRelationCondition
    func compareUInt64(_ other: UInt64) -> JSRelationCondition
    func construct(withArguments arguments: [JSValue]) -> JSValue
    var context: JSContext { get }
    func defineProperty(_ property: String, descriptor: Any)
    func deleteProperty(_ property: String) -> Bool
    func forProperty(_ property: String) -> JSValue
    func hasProperty(_ property: String) -> Bool
    init(bool value: Bool, in context: JSContext)
    init(double value: Double, in context: JSContext)
    init(int32 ivalue: Int32, in context: JSContext)
    init(jsValueRef nativeJsValueRefvalue: UnsafeMutableRawPointer, in context: JSContext)
    init(newArrayIn context: JSContext)
    init?(newBigIntFrom string: String, in context: JSContext)
    init?(newBigIntFrom uint64: Double, in context: JSContext)
    init?(newBigIntFromInt64 int64: Int64, in context: JSContext)
    init?(newBigIntFromUInt64 uint64: UInt64, in context: JSContext)
    init(newErrorFromMessage message: String, in context: JSContext)
    init(newObjectIn context: JSContext)
    init(newPromiseIn context: JSContext, fromExecutor callback: @escaping (JSValue, JSValue) -> Void)
    init(newPromiseRejectedWithReason reason: Any, in context: JSContext)
    init(newPromiseResolvedWithResult result: Any, in context: JSContext)
    init(newRegularExpressionFromPattern pattern: String, flags: String, in context: JSContext)
    init(newSymbolFromDescription description: String, in context: JSContext)
    init(nullIn context: JSContext)
    init(object value: Any, in context: JSContext)
    init(point: CGPoint, in context: JSContext)
    init(range: NSRange, in context: JSContext)
    init(rect: CGRect, in context: JSContext)
    init(size: CGSize, in context: JSContext)
    init(uInt32 value: UInt32, in context: JSContext)
    init(undefinedIn context: JSContext)
    func invokeMethod(_ method: String, withArguments arguments: [JSValue]) -> JSValue
    var isArray: Bool { get }
    var isBigInt: Bool { get }
    var isBoolean: Bool { get }
    var isDate: Bool { get }
    func isEqual(to value: Any) -> Bool
    func isEqualWithTypeCoercion(to value: Any) -> Bool
    func isInstance(of value: Any) -> Bool
    var isNull: Bool { get }
    var isNumber: Bool { get }
    var isObject: Bool { get }
    var isString: Bool { get }
    var isSymbol: Bool { get }
    var isUndefined: Bool { get }
    var jsValueRef: UnsafeMutableRawPointer { get }
    func object(atIndexedSubscript index: Int) -> JSValue
    func object(forKeyedSubscript key: Any) -> JSValue
    func setObject(_ obj: JSValue, atIndexedSubscript index: Int)
    func setObject(_ obj: JSValue, forKeyedSubscript key: Any)
    func setValue(_ value: JSValue, at index: Int)
    func setValue(_ value: Any, forProperty property: String)
    func toArray() -> [Any]
    func toBool() -> Bool
    func toDate() -> Date
    func toDictionary() -> [AnyHashable: Any]
    func toDouble() -> Double
    func toInt32() -> Int32
    func toInt64() -> Int64
    func toNumber() -> NSNumber
    func toObject() -> Any
    func toObjectOf(_ ofExpectedClass: AnyClass) -> Any
    func toPoint() -> CGPoint
    func toRange() -> NSRange
    func toRect() -> CGRect
    func toSize() -> CGSize
    func toString() -> String
    func toUInt32() -> UInt32
    func toUInt64() -> UInt64
  }
  class JSVirtualMachine: NSObject {
    func addManagedReference(_ obj: Any, withOwner owner: Any)
    init()
    func removeManagedReference(_ obj: Any, withOwner owner: Any)
  }
  """#

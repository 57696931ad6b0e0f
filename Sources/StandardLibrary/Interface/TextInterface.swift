/// Strings and characters of the standard library.
let textInterface = """
  protocol StringProtocol: BidirectionalCollection, Hashable, Comparable {
    typealias Element = Character
    typealias Index = String.Index
    typealias SubSequence = Substring
    var utf8: String.UTF8View { get }
    var utf16: String.UTF16View { get }
    var unicodeScalars: String.UnicodeScalarView { get }
    func hasPrefix(_ prefix: String) -> Bool
    func hasSuffix(_ suffix: String) -> Bool
    func lowercased() -> String
    func uppercased() -> String
    var capitalized: String { get }  // elsewhere
    func components(separatedBy separator: String) -> [String]  // elsewhere
    func trimmingCharacters(in set: CharacterSet) -> String  // elsewhere
    func replacingOccurrences(of target: String, with replacement: String) -> String  // elsewhere
    func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String  // elsewhere
    func data(using encoding: String.Encoding) -> Data?  // elsewhere
    func contains(_ other: String) -> Bool
    func range(of text: String) -> Range<String.Index>?  // elsewhere
    func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]
    func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator: (Character) throws -> Bool) -> [Substring]
    func prefix(_ count: Int) -> Substring
    func prefix(while predicate: (Character) throws -> Bool) -> Substring
    func suffix(_ count: Int) -> Substring
    func dropFirst(_ count: Int = 1) -> Substring
    func dropLast(_ count: Int = 1) -> Substring
    func prefix(upTo end: String.Index) -> Substring
    func prefix(through end: String.Index) -> Substring
    func suffix(from start: String.Index) -> Substring
    func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) -> R
    var startIndex: String.Index { get }
    var endIndex: String.Index { get }
    func index(after index: String.Index) -> String.Index
    func index(before index: String.Index) -> String.Index
    func index(_ index: String.Index, offsetBy distance: Int) -> String.Index
    func firstIndex(of element: Character) -> String.Index?
    func lastIndex(of element: Character) -> String.Index?
    func firstIndex(where predicate: (Character) throws -> Bool) -> String.Index?
    subscript(position: String.Index) -> Character { get }
    subscript(bounds: Range<String.Index>) -> Substring { get }
    subscript(unbounded: (UnboundedRange_) -> ()) -> Substring { get }
  }
  struct String: StringProtocol, RangeReplaceableCollection, Codable, LosslessStringConvertible, TextOutputStream, Sendable {  // value
    struct Index: Hashable, Comparable {
      var encodedOffset: Int
      func utf16Offset(in text: String) -> Int
      func samePosition(in text: String) -> String.Index?
    }
    struct Encoding: Hashable {  // elsewhere
      static let utf8: String.Encoding
      static let ascii: String.Encoding  // elsewhere
      static let utf16: String.Encoding
      static let isoLatin1: String.Encoding  // elsewhere
    }
    struct UTF8View: BidirectionalCollection { typealias Element = UInt8; typealias SubSequence = Substring.UTF8View }
    struct UTF16View: BidirectionalCollection { typealias Element = UInt16 }
    struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection { typealias Element = Unicode.Scalar }
    init()
    init<T>(_ value: T)
    init<T>(describing value: T)
    init<T>(reflecting value: T)
    init(repeating text: String, count: Int)
    init<C>(decoding bytes: C, as encoding: Unicode.UTF8.Type)
    init?<C>(validating bytes: C, as encoding: Unicode.UTF8.Type)
    init?<C>(validatingUTF8 bytes: C)
    init(cString bytes: UnsafePointer<Int8>)
    init?(data: Data, encoding: String.Encoding)
    init?<C>(bytes: C, encoding: String.Encoding)
    init(format: String, _ arguments: Any...)
    init<T>(_ value: T, radix: Int, uppercase: Bool = false)
    init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws
    init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws
    init(unsafeUninitializedCapacity: Int, initializingUTF8With: (UnsafeMutableBufferPointer<UInt8>) throws -> Int)
    var isContiguousUTF8: Bool { get }
    func makeContiguousUTF8()
    func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) -> R
    func filter(_ isIncluded: (Character) throws -> Bool) -> String
    func appending(_ other: String) -> String  // elsewhere
    func append(_ other: String)
    func append(_ other: Character)
    func append<S>(contentsOf elements: S)
    func reserveCapacity(_ count: Int)
    func write(_ text: String)  // elsewhere
    func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws  // elsewhere
  }
  struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {  // value
    typealias Element = Character
    struct UTF8View: BidirectionalCollection { typealias Element = UInt8; typealias SubSequence = Substring.UTF8View }
    var utf8: Substring.UTF8View { get }
    var base: String { get }
  }
  struct StaticString: CustomStringConvertible, Sendable {  // value
    var utf8Start: UnsafePointer<UInt8> { get }
    var utf8CodeUnitCount: Int { get }
    func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R
  }
  struct Character: Hashable, Comparable, Sendable, CustomStringConvertible {  // value
    init(_ text: String)
    init(_ scalar: Unicode.Scalar)
    var isLetter: Bool { get }
    var isNumber: Bool { get }
    var isWhitespace: Bool { get }
    var isNewline: Bool { get }
    var isUppercase: Bool { get }
    var isLowercase: Bool { get }
    var isASCII: Bool { get }
    var isHexDigit: Bool { get }
    var isPunctuation: Bool { get }
    var asciiValue: UInt8? { get }
    var hexDigitValue: Int? { get }
    var wholeNumberValue: Int? { get }
    var unicodeScalars: String.UnicodeScalarView { get }
    var utf8: String.UTF8View { get }
    func lowercased() -> String
    func uppercased() -> String
  }
  enum Unicode {
    struct Scalar: Hashable, Comparable, Sendable, CustomStringConvertible {
      init(_ value: UInt8)
      init?(_ value: UInt32)
      var value: UInt32 { get }
      var isASCII: Bool { get }
      func escaped(asASCII: Bool) -> String
    }
    enum UTF8 { typealias CodeUnit = UInt8 }
    enum UTF16 { typealias CodeUnit = UInt16 }
    enum UTF32 {}
    enum ASCII {}
  }
  typealias UnicodeScalar = Unicode.Scalar  // value
  typealias UTF8 = Unicode.UTF8
  typealias UTF16 = Unicode.UTF16
  struct Regex<Output> {
    func wholeMatch(in text: String) throws -> Output?
    func firstMatch(in text: String) throws -> Output?
  }
  """

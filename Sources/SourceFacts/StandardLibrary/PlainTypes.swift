/// What is known of types from outside a project by their names alone.
package enum PlainTypes {
  /// Types that hold others, or hand them on over time: what code says about their arguments it says about them.
  package static let containers: Set<String> = [
    "AnyCollection", "AnyPublisher", "AnySequence", "Array", "ArraySlice", "AsyncStream",
    "AsyncThrowingStream", "ClosedRange", "CollectionOfOne", "ContiguousArray",
    "CurrentValueSubject", "Dictionary", "Driver", "Future", "Infallible", "KeyValuePairs",
    "LazySequence", "Maybe", "Observable", "Optional", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "PassthroughSubject", "Published", "Range", "Result", "Set", "Signal",
    "Single",
  ]

  /// Containers whose last argument is how they fail.
  package static let failing: Set<String> = [
    "AnyPublisher", "AsyncThrowingStream", "CurrentValueSubject", "Future", "PassthroughSubject",
    "Result",
  ]

  /// Plain values: those of the standard library, and the simple ones of Foundation and CoreGraphics.
  package static let values: Set<String> = [
    "Any", "AnyClass", "AnyHashable", "AnyObject", "AttributedString", "Bool", "CGAffineTransform",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "CaseIterable",
    "CharacterSet",
    "Character", "CInt", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Double",
    "Duration", "Float", "Float16", "Float32", "Float64", "Float80", "IndexPath", "IndexSet", "Int",
    "Int128", "Int16", "Int32", "Int64", "Int8", "Locale", "Measurement", "NSRange", "Never",
    "Notification", "ObjectIdentifier", "PersonNameComponents", "StaticString", "String",
    "StringLiteralType", "Substring", "TimeInterval", "TimeZone", "UInt", "UInt128", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "URLComponents", "URLQueryItem", "URLRequest", "UUID",
    "UnicodeScalar", "Void",
  ]

  /// Protocols of the frameworks that most projects use, beside those of the standard library.
  package static let protocols: Set<String> = [
    "App", "Cancellable", "ConnectablePublisher", "Identifiable", "LocalizedError", "NSCoding",
    "NSCopying", "NSObjectProtocol", "NSSecureCoding", "ObservableObject", "ObservableType",
    "ObserverType", "PreviewProvider", "Publisher", "Scene", "Scheduler", "SchedulerType", "Shape",
    "Subject", "SubjectType", "Subscriber", "Subscription", "UIApplicationDelegate",
    "UICollectionViewDataSource", "UICollectionViewDelegate", "UISceneDelegate",
    "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate",
    "UITextViewDelegate", "UIViewControllerRepresentable", "UIViewRepresentable",
    "UIWindowSceneDelegate", "URLSessionDelegate", "View", "ViewModifier",
  ]
}

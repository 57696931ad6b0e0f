/// What is known of the module `BusinessChat`.
let businessChatInterface = #"""
  // exports: Foundation
  class BCChatAction: NSObject {
    static func openTranscript(_ businessIdentifier: String, intentParameters: [String: String])
  }
  class BCChatButton: UIControl {
    init(style: BCChatButtonStyle)
  }
  enum BCChatButtonStyle: Int {
    case light, dark
  }
  struct BCParameterName: RawRepresentable, Hashable {
    static var body: BCParameterName { get }
    static var group: BCParameterName { get }
    init(rawValue: String)
    static var intent: BCParameterName { get }
    var rawValue: String { get }
  }
  """#

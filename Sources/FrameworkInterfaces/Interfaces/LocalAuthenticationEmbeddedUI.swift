/// What is known of the module `LocalAuthenticationEmbeddedUI`.
let localAuthenticationEmbeddedUIInterface = #"""
  // exports: Foundation
  class LAAuthenticationView: NSView {
    var context: LAContext { get }
    var controlSize: NSControlSize { get }
    init()
    init(context: LAContext)
    init(context: LAContext, controlSize: NSControlSize)
    init(frame frameRect: CGRect)
  }
  """#

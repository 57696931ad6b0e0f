/// What is known of the module `Cocoa`.
let cocoaInterface = #"""
  // exports: Foundation AppKit CoreData
  """#

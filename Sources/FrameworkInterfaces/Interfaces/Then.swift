/// What is known of the module `Then`.
let thenInterface = #"""
  extension Array: Then {}
  extension CGPoint: Then {}
  extension CGRect: Then {}
  extension CGSize: Then {}
  extension CGVector: Then {}
  extension Dictionary: Then {}
  extension JSONDecoder: Then {}
  extension JSONEncoder: Then {}
  extension NSObject: Then {}
  extension Set: Then {}
  protocol Then {}
  extension Then where Self: Any {
    func `do`(_ block: (Self) throws -> Void) rethrows
    func with(_ block: (inout Self) throws -> Void) rethrows -> Self
  }
  extension Then where Self: AnyObject {
    func then(_ block: (Self) throws -> Void) rethrows -> Self
  }
  extension UIEdgeInsets: Then {}
  extension UIOffset: Then {}
  extension UIRectEdge: Then {}
  """#

/// What all coordinators can. It is not one itself, and no feature makes it.
public protocol Coordinator: AnyObject {
  func start()
}

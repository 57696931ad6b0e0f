/// What a wireframe can show. Views of features refine it, and pass nothing to a delegate by it.
public protocol PresentableView: AnyObject {
  var title: String? { get set }
}

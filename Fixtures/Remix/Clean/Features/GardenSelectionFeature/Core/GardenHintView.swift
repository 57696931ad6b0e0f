/// A line of help. Nothing can be tapped, so there is no delegate.
public protocol GardenHintView: AnyObject {
  var text: String? { get set }
}

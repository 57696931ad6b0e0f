import UIKit

/// The heading of a screen or of a row.
public final class TitleLabel: UILabel {
  /// Where the heading stands.
  public enum Style {
    case screen
    case row
  }

  /// Creates a heading.
  public convenience init(_ text: String, style: Style = .screen) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
    font = .preferredFont(forTextStyle: style == .screen ? .title1 : .headline)
  }
}

import Common
import UIKit

/// The colours of the application.
public enum Palette {
  /// Buttons and links.
  public static let accent = UIColor(red: 0.42, green: 0.27, blue: 0.78, alpha: 1)
  /// The background of every screen.
  public static let canvas = UIColor.systemBackground
  /// What needs the user's attention.
  public static let warning = UIColor.systemOrange

  /// The colour that stands for a state of a build.
  public static func color(for state: BuildState) -> UIColor {
    switch state {
    case .running: accent
    case .succeeded: .systemGreen
    case .failed: .systemRed
    case .aborted: warning
    }
  }
}

import SwiftUI
import UIKit

/// A map made with UIKit.
struct TrailMapView: UIViewControllerRepresentable {
  let placeName: String

  func makeUIViewController(context: Context) -> TrailMapViewController {
    TrailMapViewController(placeName: placeName)
  }

  func updateUIViewController(_ controller: TrailMapViewController, context: Context) {}
}

final class TrailMapViewController: UIViewController {
  private let placeName: String

  init(placeName: String) {
    self.placeName = placeName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityLabel = placeName
  }
}

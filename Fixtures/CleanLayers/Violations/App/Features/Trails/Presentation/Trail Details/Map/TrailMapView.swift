import SwiftUI
import UIKit

struct TrailMapView: UIViewControllerRepresentable {
  let placeName: String

  func makeUIViewController(context: Context) -> TrailMapViewController {
    TrailMapViewController(placeName: placeName)
  }

  func updateUIViewController(_ controller: TrailMapViewController, context: Context) {}
}

final class TrailMapViewController: UIViewController {
  var isLarge: Bool = false
  private let placeName: String  // expect: clean-layers/attribute-inner-order

  init(placeName: String) {
    self.placeName = placeName
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search)  // expect: clean-layers/barbuttonitem-only-in-flows, clean-layers/barbuttonitem-only-in-flows
    navigationItem.leftBarButtonItem = .init(systemItem: .done)  // expect: clean-layers/barbuttonitem-only-in-flows
  }
}

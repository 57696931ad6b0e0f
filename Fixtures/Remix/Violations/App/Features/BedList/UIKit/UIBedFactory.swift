import UIKit

/// Makes the views from the storyboard.
final class UIBedFactory: BedFactory {
  private let storyboard = UIStoryboard(name: "Beds", bundle: nil)

  func makeBedListView() -> BedListView { make("BedList", UIBedListView()) }
  func makeBedDetailView() -> BedDetailView { make("BedDetail", UIBedDetailView()) }

  func makeNavigation() -> UINavigationController {  // expect: remix/wireframe-abstracts-system-controllers
    UINavigationController(rootViewController: UIBedListView())
  }

  private func make<View>(_ name: String, _ fallback: View) -> View {
    storyboard.instantiateViewController(withIdentifier: name) as? View ?? fallback
  }
}

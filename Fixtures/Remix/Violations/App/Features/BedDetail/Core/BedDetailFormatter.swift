import Entity
import UIKit  // expect: rx-core-no-uikit, rx-uikit-only-in-uikit-folder, rx-tests-no-uikit

struct BedDetailFormatter {
  func viewData(for bed: Bed) -> BedDetailViewData {
    BedDetailViewData(title: "Bed \(bed.id)", canBeTaken: bed.state == .free)
  }

  var font: UIFont { .systemFont(ofSize: 12) }

  func emptyViewData() -> BedDetailViewData {  // expect: rx-formatter-single-function
    BedDetailViewData(title: "", canBeTaken: false)
  }
}

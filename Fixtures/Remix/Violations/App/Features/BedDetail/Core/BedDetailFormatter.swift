import Entity
import UIKit  // expect: remix/core-no-uikit, remix/uikit-only-in-uikit-folder, remix/tests-no-uikit

struct BedDetailFormatter {
  func viewData(for bed: Bed) -> BedDetailViewData {
    BedDetailViewData(title: "Bed \(bed.id)", canBeTaken: bed.state == .free)
  }

  var font: UIFont { .systemFont(ofSize: 12) }

  func emptyViewData() -> BedDetailViewData {  // expect: remix/formatter-single-function
    BedDetailViewData(title: "", canBeTaken: false)
  }
}

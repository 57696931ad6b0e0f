import Entity

struct BedDetailFormatter {
  func viewData(for bed: Bed) -> BedDetailViewData {
    BedDetailViewData(title: "Bed \(bed.id)", canBeTaken: bed.state == .free)
  }
}

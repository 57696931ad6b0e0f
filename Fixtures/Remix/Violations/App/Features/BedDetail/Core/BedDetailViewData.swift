import Entity

/// In a file of its own beside the view.
struct BedDetailViewData: Equatable {
  var bed: Bed?  // expect: remix/viewdata-builtin-types
  let title: String
  let canBeTaken: Bool
}

extension BedDetailViewData {
  init(named bed: Bed) {  // expect: remix/viewdata-knows-nothing
    self.init(bed: bed, title: bed.id, canBeTaken: bed.state == .free)
  }
}

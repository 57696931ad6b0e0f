import Entity

/// In a file of its own beside the view.
struct BedDetailViewData: Equatable {
  var bed: Bed?  // expect: remix/viewdata-builtin-types
  let title: String
  let canBeTaken: Bool
}

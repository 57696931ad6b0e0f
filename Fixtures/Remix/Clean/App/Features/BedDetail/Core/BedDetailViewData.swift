/// In a file of its own beside the view.
struct BedDetailViewData: Equatable {
  let title: String
  let canBeTaken: Bool
}

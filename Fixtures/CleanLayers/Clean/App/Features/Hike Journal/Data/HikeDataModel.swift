import Foundation

struct HikeDataModel: Equatable {
  let trailId: String
  let date: Date
}

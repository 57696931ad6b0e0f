import Foundation

struct HikeDomainModel: Equatable {
  let trailId: String
  let date: Date
}

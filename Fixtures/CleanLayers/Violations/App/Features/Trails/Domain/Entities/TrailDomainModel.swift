/// A trail as the user knows it.
struct TrailDomainModel: Equatable, Identifiable, Sendable {
  /// What can be done with a trail.
  enum Action {
    case rate
    case remember
  }

  let id: String
  let name: String
  let rating: RatingDomainModel
}

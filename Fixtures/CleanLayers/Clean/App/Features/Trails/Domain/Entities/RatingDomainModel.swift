/// How much somebody liked a trail.
enum RatingDomainModel: Equatable, Sendable {
  case none
  case stars(Int)
}

/// In which order trails are listed.
enum TrailSorting {
  case newestFirst
  case byName
}

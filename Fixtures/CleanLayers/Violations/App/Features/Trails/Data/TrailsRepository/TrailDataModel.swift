/// A trail as the repository hands it out.
struct TrailDataModel: Codable, Equatable {
  let id: String
  let name: String
}

/// A trail as the service sends it.
struct TrailCodable: Codable {
  let id: String
  let name: String
}

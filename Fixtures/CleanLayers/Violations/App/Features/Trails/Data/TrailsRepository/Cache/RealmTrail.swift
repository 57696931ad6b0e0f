import RealmSwift

/// A trail in the database.
final class RealmTrail: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var name: String
}

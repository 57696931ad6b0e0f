import Combine
import Foundation
import RealmSwift

/// The trails, from the service and, without a network, from the database.
final class TrailsRepository {
  /// Where trails came from.
  enum Result {
    case network
    case cache
  }

  private let session: URLSession
  private let realm: Realm

  init(session: URLSession, realm: Realm) {
    self.session = session
    self.realm = realm
  }

  func trailsPublisher() -> AnyPublisher<[TrailDataModel], Never> {
    let stored = realm.objects(RealmTrail.self).map { TrailDataModel(id: $0.id, name: $0.name) }
    return Just(Array(stored)).eraseToAnyPublisher()
  }

  func trail(id: String) -> TrailDataModel? {
    realm.object(ofType: RealmTrail.self, forPrimaryKey: id)
      .map { TrailDataModel(id: $0.id, name: $0.name) }
  }

  func store(_ answer: TrailCodable) throws -> Result {
    let trail = RealmTrail()
    trail.id = answer.id
    trail.name = answer.name
    try realm.write { realm.add(trail, update: .modified) }
    return .network
  }
}

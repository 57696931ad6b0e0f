import Foundation
import RealmSwift

/// Makes what implements the interfaces of the domain.
final class TrailsFeatureDataLayerContainer {
  func getTrailsRepository() -> GetTrailsRepositoryInterface {
    GetTrailsRepository(trailsRepository: TrailsRepository(session: .shared, realm: realm()))
  }

  func rateTrailRepository() -> StoreRatingRepositoryInterface { RateTrailRepository() }

  private func realm() -> Realm {
    guard let realm = try? Realm() else { preconditionFailure("The database cannot be opened.") }
    return realm
  }
}

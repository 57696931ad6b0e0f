import Combine
import Foundation
import RealmSwift
import UIKit  // expect: clean-layers/data-no-ui-framework

/// The trails, with a photo of each, for the list and nobody else.
final class TrailsRepository {
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

  func photos() -> AnyPublisher<[PhotoDataModel], Never> {  // expect: clean-layers/repository-single-datamodel
    Just([]).eraseToAnyPublisher()
  }

  func ratedTrails() -> [TrailDomainModel] { [] }  // expect: clean-layers/data-domain-interfaces-only

  func load(for list: TrailListViewModel) {  // expect: clean-layers/data-not-presentation
    list.state = .loading
  }
}

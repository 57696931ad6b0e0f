import Combine
import Foundation
import RealmSwift
import UIKit  // expect: gt-data-no-ui-framework

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

  func photos() -> AnyPublisher<[PhotoDataModel], Never> {  // expect: gt-repository-single-datamodel
    Just([]).eraseToAnyPublisher()
  }

  func ratedTrails() -> [TrailDomainModel] { [] }  // expect: gt-data-domain-interfaces-only

  func load(for list: TrailListViewModel) {  // expect: gt-data-not-presentation
    list.state = .loading
  }
}

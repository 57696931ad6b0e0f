import Entity

/// The beds of one garden, free ones first.
final class BedListInteractor {
  private let garden: Garden
  private let service: BedService
  var remote: RemoteBedService?  // expect: remix/service-is-protocol

  init(garden: Garden, service: BedService) {
    self.garden = garden
    self.service = service
  }

  weak var owner: AppCoordinator?  // expect: remix/features-self-contained, remix/element-graph, remix/interactor-dependencies

  func load(completion: @escaping ([Bed]) -> Void) {
    service.beds(of: garden) { beds in
      completion(beds.filter { $0.state == .free } + beds.filter { $0.state != .free })
    }
  }
}

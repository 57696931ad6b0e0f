import Entity

/// Takes a bed for the member who uses the application.
final class BedDetailInteractor {
  let bed: Bed
  private let service: BedService

  init(bed: Bed, service: BedService) {
    self.bed = bed
    self.service = service
  }

  /// How something is put into words is nothing that a use case knows.
  var formatter: BedDetailFormatter?  // expect: remix/element-graph, remix/interactor-dependencies

  func take(completion: @escaping (Bed) -> Void) {
    service.take(bed, for: "me", completion: completion)
  }
}

import Entity

/// Takes a bed for the member who uses the application.
final class BedDetailInteractor {
  let bed: Bed
  private let service: BedService

  init(bed: Bed, service: BedService) {
    self.bed = bed
    self.service = service
  }

  func take(completion: @escaping (Bed) -> Void) {
    service.take(bed, for: "me", completion: completion)
  }
}

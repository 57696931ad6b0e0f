import Entity
import GardenService

/// Finds the gardens that have room.
final class GardenSelectionInteractor {
  /// What the formatter is given. It is a part of the interactor, not an interactor.
  enum Result {
    case gardens([Garden])
    case failure(GardenServiceError)
  }

  private let service: GardenService

  init(service: GardenService) {
    self.service = service
  }

  func gardens(completion: @escaping (Result) -> Void) {
    service.gardens { answer in
      switch answer {
      case .success(let gardens): completion(.gardens(gardens.filter { !$0.freeBeds.isEmpty }))
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}

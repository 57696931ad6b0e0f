import Entity
import GardenService
import UIKit  // expect: remix/tests-no-uikit

/// Rests on another service, as services may.
final class RemoteBedService: BedService {
  private let gardens: GardenService
  private let cache = BedCache()
  private var last: BedListInteractor?  // expect: remix/element-graph, remix/service-dependencies

  init(gardens: GardenService) {
    self.gardens = gardens
  }

  func beds(of garden: Garden, completion: @escaping ([Bed]) -> Void) {
    gardens.gardens { [cache] answer in
      guard case .success(let gardens) = answer else { return completion(garden.beds) }
      let beds = gardens.first { $0.id == garden.id }?.beds ?? garden.beds
      completion(beds.map { cache.newest($0) })
    }
  }

  func take(_ bed: Bed, for member: String, completion: @escaping (Bed) -> Void) {
    last = nil
    let taken = bed.taken(by: UIDevice.current.name + member)
    cache.keep(taken)
    completion(taken)
  }
}

/// No element, only a help for one.
private final class BedCache {
  private var beds: [String: Bed] = [:]

  func keep(_ bed: Bed) { beds[bed.id] = bed }
  func newest(_ bed: Bed) -> Bed { beds[bed.id] ?? bed }
}

import Combine

/// Serves the domain with trails. The conformance stands in a file of its own.
final class GetTrailsRepository {
  private let trailsRepository: TrailsRepository

  init(trailsRepository: TrailsRepository) {
    self.trailsRepository = trailsRepository
  }

  func domainModels(of trails: [TrailDataModel]) -> [TrailDomainModel] {
    trails.map { TrailDomainModel(id: $0.id, name: name(of: $0), rating: .none) }
  }

  func allTrails() -> AnyPublisher<[TrailDataModel], Never> {
    trailsRepository.trailsPublisher()
  }

  private func name(of trail: TrailDataModel) -> String {
    trail.name.isEmpty ? trail.id : trail.name
  }
}

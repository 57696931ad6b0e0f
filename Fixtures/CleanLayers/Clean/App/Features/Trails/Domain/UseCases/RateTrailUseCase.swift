import Combine

final class RateTrailUseCase {
  private let repository: any StoreRatingRepositoryInterface

  init(repository: any StoreRatingRepositoryInterface) {
    self.repository = repository
  }

  func execute(trail: TrailDomainModel, stars: Int) -> AnyPublisher<Void, Error> {
    repository.storeRatingPublisher(.stars(stars), trailId: trail.id)
  }
}

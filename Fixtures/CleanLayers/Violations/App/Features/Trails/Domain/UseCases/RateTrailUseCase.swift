import Combine

final class RateTrailUseCase {
  private let repository: any StoreRatingRepositoryInterface
  private let getTrailsUseCase: GetTrailsUseCase  // expect: clean-layers/usecase-no-usecase, clean-layers/usecase-depends-on-interfaces-only

  init(repository: any StoreRatingRepositoryInterface, getTrailsUseCase: GetTrailsUseCase) {
    self.repository = repository
    self.getTrailsUseCase = getTrailsUseCase
  }

  func execute(trail: TrailDomainModel, stars: Int) -> AnyPublisher<Void, Error> {
    repository.storeRatingPublisher(.stars(stars), trailId: trail.id)
  }
}

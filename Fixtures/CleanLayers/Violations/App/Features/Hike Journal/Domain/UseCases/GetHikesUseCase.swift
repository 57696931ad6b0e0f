import Combine

/// Asks the interface of another feature.
final class GetHikesUseCase {
  private let repository: GetHikesRepositoryInterface
  private let trails: GetTrailsRepositoryInterface  // expect: clean-layers/feature-acyclic, clean-layers/feature-independence, clean-layers/feature-independence-domain

  init(repository: GetHikesRepositoryInterface, trails: GetTrailsRepositoryInterface) {
    self.repository = repository
    self.trails = trails
  }

  func execute() -> AnyPublisher<[HikeDomainModel], Never> {
    repository.getHikesPublisher()
  }
}

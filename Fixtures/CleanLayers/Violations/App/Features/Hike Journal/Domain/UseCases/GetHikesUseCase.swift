import Combine

/// Asks the interface of another feature.
final class GetHikesUseCase {
  private let repository: GetHikesRepositoryInterface
  private let trails: GetTrailsRepositoryInterface  // expect: gt-feature-acyclic, gt-feature-independence, gt-feature-independence-domain

  init(repository: GetHikesRepositoryInterface, trails: GetTrailsRepositoryInterface) {
    self.repository = repository
    self.trails = trails
  }

  func execute() -> AnyPublisher<[HikeDomainModel], Never> {
    repository.getHikesPublisher()
  }
}

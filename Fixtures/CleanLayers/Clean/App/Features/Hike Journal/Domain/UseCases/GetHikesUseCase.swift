import Combine

final class GetHikesUseCase {
  private let repository: GetHikesRepositoryInterface

  init(repository: GetHikesRepositoryInterface) {
    self.repository = repository
  }

  func execute() -> AnyPublisher<[HikeDomainModel], Never> {
    repository.getHikesPublisher()
  }
}

import Combine

final class GetHikesRepository: GetHikesRepositoryInterface {
  private let hikesRepository: HikesRepository

  init(hikesRepository: HikesRepository) {
    self.hikesRepository = hikesRepository
  }

  func getHikesPublisher() -> AnyPublisher<[HikeDomainModel], Never> {
    hikesRepository.hikesPublisher()
      .map { hikes in hikes.map { HikeDomainModel(trailId: $0.trailId, date: $0.date) } }
      .eraseToAnyPublisher()
  }
}

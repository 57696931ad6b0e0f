import Combine

protocol GetHikesRepositoryInterface {
  func getHikesPublisher() -> AnyPublisher<[HikeDomainModel], Never>
}

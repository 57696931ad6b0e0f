import Combine

protocol GetTrailsRepositoryInterface {
  func getTrailsPublisher(
    language: AppLanguageDomainModel
  ) -> AnyPublisher<[TrailDomainModel], Never>
}

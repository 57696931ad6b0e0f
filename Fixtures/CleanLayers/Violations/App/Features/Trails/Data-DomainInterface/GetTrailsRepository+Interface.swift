import Combine

extension GetTrailsRepository: GetTrailsRepositoryInterface {
  func getTrailsPublisher(
    language: AppLanguageDomainModel
  ) -> AnyPublisher<[TrailDomainModel], Never> {
    allTrails().map { [weak self] in self?.domainModels(of: $0) ?? [] }.eraseToAnyPublisher()
  }
}

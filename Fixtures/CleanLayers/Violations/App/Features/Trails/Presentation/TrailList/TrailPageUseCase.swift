import Combine

/// A use case where nobody looks for one.
final class LoadTrailPageUseCase {  // expect: clean-layers/usecase-naming
  private let repository: GetTrailsRepositoryInterface

  init(repository: GetTrailsRepositoryInterface) {
    self.repository = repository
  }

  func execute(language: AppLanguageDomainModel) -> AnyPublisher<[TrailDomainModel], Never> {
    repository.getTrailsPublisher(language: language)
  }
}

import Combine

extension GetTrailsUseCase {
  /// One more method, far from the others.
  func executeForList() -> AnyPublisher<[TrailDomainModel], Never> {  // expect: clean-layers/usecase-single-exposed-method
    execute(language: AppLanguageDomainModel(identifier: "en"), sorting: .byName)
  }
}

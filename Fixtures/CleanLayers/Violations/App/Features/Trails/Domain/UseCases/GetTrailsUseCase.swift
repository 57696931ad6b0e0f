import Combine
import RealmSwift  // expect: clean-layers/domain-no-data-framework

#if canImport(SwiftUI)
  import SwiftUI  // expect: clean-layers/domain-no-ui-framework
#endif

/// All trails, with a cache that it knows by name.
final class GetTrailsUseCase {
  private static let limit: Int = 100

  private let repository: GetTrailsRepositoryInterface
  private let cache: TrailsRepository?  // expect: clean-layers/domain-not-data, clean-layers/usecase-depends-on-interfaces-only

  init(repository: GetTrailsRepositoryInterface, cache: TrailsRepository? = nil) {
    self.repository = repository
    self.cache = cache
  }

  func execute(
    language: AppLanguageDomainModel, sorting: TrailSorting
  ) -> AnyPublisher<[TrailDomainModel], Never> {
    repository.getTrailsPublisher(language: language)
  }

  private func isLoading(_ state: TrailListViewModel.State) -> Bool {  // expect: clean-layers/domain-not-presentation
    state == .loading
  }
}

protocol TrailSourceInterface {}  // expect: clean-layers/interface-naming

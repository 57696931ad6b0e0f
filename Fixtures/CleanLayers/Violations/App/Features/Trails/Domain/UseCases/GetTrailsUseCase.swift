import Combine
import RealmSwift  // expect: gt-domain-no-data-framework

#if canImport(SwiftUI)
  import SwiftUI  // expect: gt-domain-no-ui-framework
#endif

/// All trails, with a cache that it knows by name.
final class GetTrailsUseCase {
  private static let limit: Int = 100

  private let repository: GetTrailsRepositoryInterface
  private let cache: TrailsRepository?  // expect: gt-domain-not-data, gt-usecase-depends-on-interfaces-only

  init(repository: GetTrailsRepositoryInterface, cache: TrailsRepository? = nil) {
    self.repository = repository
    self.cache = cache
  }

  func execute(
    language: AppLanguageDomainModel, sorting: TrailSorting
  ) -> AnyPublisher<[TrailDomainModel], Never> {
    repository.getTrailsPublisher(language: language)
  }

  private func isLoading(_ state: TrailListViewModel.State) -> Bool {  // expect: gt-domain-not-presentation
    state == .loading
  }
}

import Combine

/// All trails in an order that the user chooses.
final class GetTrailsUseCase {
  private static let limit: Int = 100

  private let repository: GetTrailsRepositoryInterface

  init(repository: GetTrailsRepositoryInterface) {
    self.repository = repository
  }

  func execute(
    language: AppLanguageDomainModel, sorting: TrailSorting
  ) -> AnyPublisher<[TrailDomainModel], Never> {
    repository.getTrailsPublisher(language: language)
      .map { [sorting] trails in Self.sorted(trails, sorting) }
      .eraseToAnyPublisher()
  }

  private static func sorted(
    _ trails: [TrailDomainModel], _ sorting: TrailSorting
  ) -> [TrailDomainModel] {
    let sorted = sorting == .byName ? trails.sorted { $0.name < $1.name } : trails
    return Array(sorted.prefix(limit))
  }
}

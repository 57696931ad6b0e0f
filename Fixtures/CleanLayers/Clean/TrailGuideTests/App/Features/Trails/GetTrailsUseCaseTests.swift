import Combine
import Testing

@testable import TrailGuide

struct GetTrailsUseCaseTests {
  /// A test may stand in for anything.
  final class MockGetTrailsRepository: GetTrailsRepositoryInterface {
    func getTrailsPublisher(
      language: AppLanguageDomainModel
    ) -> AnyPublisher<[TrailDomainModel], Never> {
      Just([TrailDomainModel(id: "1", name: "Ridge", rating: .none)]).eraseToAnyPublisher()
    }
  }

  @Test(
    """
    Given: A user who looks for trails.
    When: The list of trails is opened.
    Then: All trails are shown.
    """)
  func allTrails() async throws {
    let useCase = GetTrailsUseCase(repository: MockGetTrailsRepository())
    let publisher = useCase.execute(
      language: AppLanguageDomainModel(identifier: "en"), sorting: .byName)
    for await trails in publisher.values { #expect(trails.count == 1) }
  }

  @Test func emptyNames() {
    #expect(TrailDomainModel(id: "1", name: "", rating: .none).name.isEmpty)
  }
}

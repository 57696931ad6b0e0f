import Testing

@testable import TrailGuide

struct GetTrailsUseCaseTests {
  @Test("shows all trails")
  func allTrails() async throws {  // expect: clean-layers/behavior-test-given-when-then
    #expect(TrailDomainModel(id: "1", name: "", rating: .none).name.isEmpty)
  }
}

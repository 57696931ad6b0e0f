import Combine

/// Takes the container instead of what it needs from it, and knows the other feature.
final class TrailDetailsViewModel: PageViewModel {
  @Published var stars: Int = 0
  private let trail: TrailDomainModel  // expect: clean-layers/attribute-group-order
  private let container: AppDiContainer  // expect: clean-layers/presentation-not-di-container

  private let flow: TrailsFlow?  // expect: clean-layers/viewmodel-flowstep-only

  init(flowDelegate: TrailsFlow, trail: TrailDomainModel, container: AppDiContainer) {  // expect: clean-layers/viewmodel-usecases-only
    self.trail = trail
    self.container = container
    flow = flowDelegate
    super.init(flowDelegate: flowDelegate)
    title = trail.name
  }

  /// Both features know each other now. The use case is what may be known, the repository is not.
  func hikes(by useCase: GetHikesUseCase) {
    let repository: HikesRepository? = nil  // expect: clean-layers/presentation-not-data, clean-layers/viewmodel-not-data, clean-layers/feature-independence
    _ = repository
  }
}

import Combine

/// Takes the container instead of what it needs from it, and knows the other feature.
final class TrailDetailsViewModel: PageViewModel {
  @Published var stars: Int = 0
  private let trail: TrailDomainModel  // expect: gt-attribute-group-order
  private let container: AppDiContainer  // expect: gt-presentation-not-di-container

  private let flow: TrailsFlow?  // expect: gt-viewmodel-flowstep-only

  init(flowDelegate: TrailsFlow, trail: TrailDomainModel, container: AppDiContainer) {  // expect: gt-viewmodel-usecases-only
    self.trail = trail
    self.container = container
    flow = flowDelegate
    super.init(flowDelegate: flowDelegate)
    title = trail.name
  }

  /// Both features know each other now. The use case is what may be known, the repository is not.
  func hikes(by useCase: GetHikesUseCase) {
    let repository: HikesRepository? = nil  // expect: gt-presentation-not-data, gt-viewmodel-not-data, gt-feature-independence
    _ = repository
  }
}

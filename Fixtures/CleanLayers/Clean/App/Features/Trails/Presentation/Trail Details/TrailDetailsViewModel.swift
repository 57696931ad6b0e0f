import Combine

final class TrailDetailsViewModel: PageViewModel {
  private let trail: TrailDomainModel
  private let sorting: TrailSorting
  private let rateTrailUseCase: RateTrailUseCase

  private var cancellable: AnyCancellable?

  var onRated: (() -> Void)?

  init(
    flowDelegate: FlowDelegate, trail: TrailDomainModel, sorting: TrailSorting,
    rateTrailUseCase: RateTrailUseCase
  ) {
    self.trail = trail
    self.sorting = sorting
    self.rateTrailUseCase = rateTrailUseCase
    super.init(flowDelegate: flowDelegate)
    title = trail.name
  }

  func starsTapped(_ stars: Int) {
    cancellable = rateTrailUseCase.execute(trail: trail, stars: stars)
      .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.onRated?() })
  }
}

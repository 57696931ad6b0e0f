import Combine
import Foundation

final class TrailListViewModel: ObservableObject {
  /// What the list shows.
  enum State {
    case loading
    case loaded
  }

  private let getTrailsUseCase: GetTrailsUseCase

  private var cancellables: Set<AnyCancellable> = []
  private weak var flowDelegate: FlowDelegate?

  @Published private(set) var trails: [TrailDomainModel] = []
  @Published var state: State = .loading

  init(flowDelegate: FlowDelegate, getTrailsUseCase: GetTrailsUseCase) {
    self.flowDelegate = flowDelegate
    self.getTrailsUseCase = getTrailsUseCase
    getTrailsUseCase
      .execute(language: AppLanguageDomainModel(identifier: "en"), sorting: .byName)
      .sink { [weak self] in self?.show($0) }
      .store(in: &cancellables)
  }

  func rowViewModel(of trail: TrailDomainModel) -> TrailRowViewModel {
    TrailRowViewModel(trail: trail) { [weak self] in
      self?.flowDelegate?.navigate(step: .trailTapped(trail))
    }
  }

  private func show(_ trails: [TrailDomainModel]) {
    self.trails = trails
    state = .loaded
  }
}

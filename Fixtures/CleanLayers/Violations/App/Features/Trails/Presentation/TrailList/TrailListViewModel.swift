import Combine
import SwiftUI  // expect: clean-layers/viewmodel-no-ui-framework

/// Cannot be observed, makes the use case, holds the flow that holds it.
final class TrailListViewModel {  // expect: clean-layers/viewmodel-observableobject
  enum State {
    case loading
    case loaded
  }

  private let getTrailsUseCase: GetTrailsUseCase
  private let flowDelegate: FlowDelegate  // expect: clean-layers/viewmodel-flowdelegate

  private var cancellables: Set<AnyCancellable> = []

  var trails: [TrailDomainModel] = []  // expect: clean-layers/viewmodel-outputs-published

  @Published var state: State = .loading

  init(flowDelegate: FlowDelegate, getTrailsUseCase: GetTrailsUseCase) {
    self.flowDelegate = flowDelegate
    self.getTrailsUseCase = getTrailsUseCase
  }

  init(flowDelegate: FlowDelegate, repository: GetTrailsRepositoryInterface) {  // expect: clean-layers/viewmodel-usecases-only
    self.flowDelegate = flowDelegate
    getTrailsUseCase = GetTrailsUseCase(repository: repository)  // expect: clean-layers/viewmodel-usecases-injected
  }

  func rowViewModel(of trail: TrailDomainModel) -> TrailRowViewModel {
    TrailRowViewModel(trail: trail) { [weak self] in
      self?.flowDelegate.navigate(step: .trailTapped(trail))
    }
  }
}

import Combine
import SwiftUI  // expect: gt-viewmodel-no-ui-framework

/// Cannot be observed, makes the use case, holds the flow that holds it.
final class TrailListViewModel {  // expect: gt-viewmodel-observableobject
  enum State {
    case loading
    case loaded
  }

  private let getTrailsUseCase: GetTrailsUseCase
  private let flowDelegate: FlowDelegate  // expect: gt-viewmodel-flowdelegate

  private var cancellables: Set<AnyCancellable> = []

  var trails: [TrailDomainModel] = []  // expect: gt-viewmodel-outputs-published

  @Published var state: State = .loading

  init(flowDelegate: FlowDelegate, getTrailsUseCase: GetTrailsUseCase) {
    self.flowDelegate = flowDelegate
    self.getTrailsUseCase = getTrailsUseCase
  }

  init(flowDelegate: FlowDelegate, repository: GetTrailsRepositoryInterface) {  // expect: gt-viewmodel-usecases-only
    self.flowDelegate = flowDelegate
    getTrailsUseCase = GetTrailsUseCase(repository: repository)  // expect: gt-viewmodel-usecases-injected
  }

  func rowViewModel(of trail: TrailDomainModel) -> TrailRowViewModel {
    TrailRowViewModel(trail: trail) { [weak self] in
      self?.flowDelegate.navigate(step: .trailTapped(trail))
    }
  }
}

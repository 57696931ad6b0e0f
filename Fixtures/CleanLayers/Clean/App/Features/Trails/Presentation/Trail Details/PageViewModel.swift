import Combine

/// What view models of pages share; they are observable through it.
class PageViewModel: ObservableObject {
  private weak var flowDelegate: (any FlowDelegate)?

  @Published var title: String = ""

  init(flowDelegate: FlowDelegate) {
    self.flowDelegate = flowDelegate
  }

  func report(_ step: FlowStep) { flowDelegate?.navigate(step: step) }
}

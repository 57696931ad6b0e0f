import Combine

final class JournalViewModel: ObservableObject {
  private let getHikesUseCase: GetHikesUseCase

  let getTrailsUseCase: GetTrailsUseCase

  weak var flowDelegate: FlowDelegate?

  @Published private(set) var trails: [TrailDomainModel] = []

  init(
    flowDelegate: FlowDelegate?, getHikesUseCase: GetHikesUseCase,
    getTrailsUseCase: GetTrailsUseCase
  ) {
    self.flowDelegate = flowDelegate
    self.getHikesUseCase = getHikesUseCase
    self.getTrailsUseCase = getTrailsUseCase
  }
}

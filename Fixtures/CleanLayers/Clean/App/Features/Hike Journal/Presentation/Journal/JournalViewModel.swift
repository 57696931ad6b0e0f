import Combine
import Foundation

/// Joins the hikes with the names of their trails, which another feature knows: through what its
/// use case returns, and through nothing else.
final class JournalViewModel: ObservableObject {
  private let getHikesUseCase: GetHikesUseCase
  private let getTrailsUseCase: GetTrailsUseCase

  private weak var flowDelegate: FlowDelegate?

  @Published private(set) var lines: [String] = []

  init(
    flowDelegate: FlowDelegate?, getHikesUseCase: GetHikesUseCase,
    getTrailsUseCase: GetTrailsUseCase
  ) {
    self.flowDelegate = flowDelegate
    self.getHikesUseCase = getHikesUseCase
    self.getTrailsUseCase = getTrailsUseCase
    getHikesUseCase.execute()
      .combineLatest(
        getTrailsUseCase.execute(
          language: AppLanguageDomainModel(identifier: "en"), sorting: .byName)
      )
      .map { hikes, trails in Self.lines(of: hikes, on: trails) }
      .assign(to: &$lines)
  }

  func closeTapped() { flowDelegate?.navigate(step: .closeTappedFromJournal) }

  private static func lines(
    of hikes: [HikeDomainModel], on trails: [TrailDomainModel]
  ) -> [String] {
    hikes.map { hike in
      let trail = trails.first { $0.id == hike.trailId }
      return "\(trail?.name ?? hike.trailId), \(hike.date.formatted())"
    }
  }
}

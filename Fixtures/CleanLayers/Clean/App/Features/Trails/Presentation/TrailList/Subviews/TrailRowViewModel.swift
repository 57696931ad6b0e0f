import Combine

final class TrailRowViewModel: ObservableObject {
  private let onTap: () -> Void

  @Published var title: String

  init(trail: TrailDomainModel, onTap: @escaping () -> Void) {
    title = trail.name
    self.onTap = onTap
  }

  func rowTapped() { onTap() }
}

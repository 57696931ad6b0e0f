extension GetTrailsUseCase {
  /// Only what is private is added here.
  private func isShown(_ trail: TrailDomainModel) -> Bool { !trail.name.isEmpty }
}

private extension GetTrailsUseCase {
  func isRated(_ trail: TrailDomainModel) -> Bool { trail.rating != .none }
}

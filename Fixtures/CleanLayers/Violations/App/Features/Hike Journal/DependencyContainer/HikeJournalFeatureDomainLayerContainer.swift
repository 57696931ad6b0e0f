final class HikeJournalFeatureDomainLayerContainer {
  private let dataLayer: HikeJournalFeatureDataLayerContainer
  private let trails: TrailsFeatureDataLayerContainer = TrailsFeatureDataLayerContainer()

  init(dataLayer: HikeJournalFeatureDataLayerContainer) {
    self.dataLayer = dataLayer
  }

  func getHikesUseCase() -> GetHikesUseCase {
    GetHikesUseCase(repository: dataLayer.getHikesRepository(), trails: trails.getTrailsRepository())
  }
}

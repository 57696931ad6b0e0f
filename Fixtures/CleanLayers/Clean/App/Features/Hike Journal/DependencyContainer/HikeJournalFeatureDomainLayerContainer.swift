final class HikeJournalFeatureDomainLayerContainer {
  private let dataLayer: HikeJournalFeatureDataLayerContainer

  init(dataLayer: HikeJournalFeatureDataLayerContainer) {
    self.dataLayer = dataLayer
  }

  func getHikesUseCase() -> GetHikesUseCase {
    GetHikesUseCase(repository: dataLayer.getHikesRepository())
  }
}

/// Makes the use cases.
final class TrailsFeatureDomainLayerContainer {
  private let dataLayer: TrailsFeatureDataLayerContainer

  init(dataLayer: TrailsFeatureDataLayerContainer) {
    self.dataLayer = dataLayer
  }

  func getTrailsUseCase() -> GetTrailsUseCase {
    GetTrailsUseCase(repository: dataLayer.getTrailsRepository())
  }

  func rateTrailUseCase() -> RateTrailUseCase {
    RateTrailUseCase(repository: dataLayer.rateTrailRepository(), getTrailsUseCase: getTrailsUseCase())
  }
}

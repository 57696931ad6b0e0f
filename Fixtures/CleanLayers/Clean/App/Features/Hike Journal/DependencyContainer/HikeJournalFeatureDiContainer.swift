final class HikeJournalFeatureDiContainer {
  let domainLayer: HikeJournalFeatureDomainLayerContainer

  init() {
    let dataLayer = HikeJournalFeatureDataLayerContainer()
    domainLayer = HikeJournalFeatureDomainLayerContainer(dataLayer: dataLayer)
  }
}

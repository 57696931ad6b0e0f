final class HikeJournalFeatureDataLayerContainer {
  private let hikesRepository: HikesRepository = HikesRepository()

  func getHikesRepository() -> GetHikesRepositoryInterface {
    GetHikesRepository(hikesRepository: hikesRepository)
  }
}

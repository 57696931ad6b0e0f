#if DEBUG
  extension JournalViewModel {
    /// Only previews use it.
    static var preview: JournalViewModel {
      JournalViewModel(
        flowDelegate: nil,
        getHikesUseCase: GetHikesUseCase(
          repository: GetHikesRepository(hikesRepository: HikesRepository())),
        getTrailsUseCase: GetTrailsUseCase(
          repository: TrailsFeatureDataLayerContainer().getTrailsRepository()))
    }
  }
#endif

/// What the whole app shares, and the containers of the features.
final class AppDiContainer {
  let trails: TrailsFeatureDiContainer = TrailsFeatureDiContainer()
  let hikeJournal: HikeJournalFeatureDiContainer = HikeJournalFeatureDiContainer()
}

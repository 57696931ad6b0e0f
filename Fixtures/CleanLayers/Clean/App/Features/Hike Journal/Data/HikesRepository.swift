import Combine

final class HikesRepository {
  private var hikes: [HikeDataModel] = []

  func hikesPublisher() -> AnyPublisher<[HikeDataModel], Never> {
    Just(hikes).eraseToAnyPublisher()
  }

  func add(_ hike: HikeDataModel) { hikes.append(hike) }
}

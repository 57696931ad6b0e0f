import Combine

protocol StoreRatingRepositoryInterface: AnyObject {
  func storeRatingPublisher(
    _ rating: RatingDomainModel, trailId: String
  ) -> AnyPublisher<Void, Error>
}

import Combine

/// What all that writes to the service has in common.
class WriterRepository: StoreRatingRepositoryInterface {
  func storeRatingPublisher(
    _ rating: RatingDomainModel, trailId: String
  ) -> AnyPublisher<Void, Error> {
    Just(()).setFailureType(to: Error.self).eraseToAnyPublisher()
  }
}

/// Implements the interface of its superclass.
final class RateTrailRepository: WriterRepository {}

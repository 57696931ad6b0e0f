import Combine

/// Asks no interface, follows what is typed, answers with a plain value, and can be stopped.
final class TrailSearchUseCase {  // expect: gt-usecase-has-interface, gt-usecase-verb-name
  let limit: Int  // expect: gt-usecase-single-exposed-property

  init(limit: Int) {
    self.limit = limit
  }

  func execute(text: AnyPublisher<String, Never>) -> AnyPublisher<Bool, Never> {  // expect: gt-usecase-input-not-publisher, gt-usecase-returns-domain-model
    text.map { $0.count < self.limit }.eraseToAnyPublisher()
  }

  func stop() {}  // expect: gt-usecase-single-exposed-method, gt-usecase-returns-anypublisher
}

/// A use case by its folder only.
final class TrailSearch {}  // expect: gt-usecase-naming

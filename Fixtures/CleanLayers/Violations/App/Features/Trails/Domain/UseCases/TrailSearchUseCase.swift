import Combine

/// Asks no interface, follows what is typed, answers with a plain value, and can be stopped.
final class TrailSearchUseCase {  // expect: clean-layers/usecase-has-interface, clean-layers/usecase-verb-name
  let limit: Int  // expect: clean-layers/usecase-single-exposed-property

  init(limit: Int) {
    self.limit = limit
  }

  func execute(text: AnyPublisher<String, Never>) -> AnyPublisher<String, Never> {  // expect: clean-layers/usecase-input-not-publisher, clean-layers/usecase-returns-domain-model
    text.map { String($0.prefix(self.limit)) }.eraseToAnyPublisher()
  }

  func stop() -> String { "" }  // expect: clean-layers/usecase-single-exposed-method, clean-layers/usecase-returns-anypublisher
}

/// A use case by its folder only.
final class TrailSearch {}  // expect: clean-layers/usecase-naming

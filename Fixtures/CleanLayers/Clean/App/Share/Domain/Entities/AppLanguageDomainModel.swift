/// A language that the app speaks.
struct AppLanguageDomainModel: Equatable, Sendable {
  let identifier: String
}

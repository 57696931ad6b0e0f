/// Says that a tea is ready.
final class TeaBell {
  func ring() {}
}

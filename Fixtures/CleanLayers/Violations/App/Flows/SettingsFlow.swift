/// A flow by its name only.
final class SettingsFlow {  // expect: gt-flow-conforms
  func start() {}
}

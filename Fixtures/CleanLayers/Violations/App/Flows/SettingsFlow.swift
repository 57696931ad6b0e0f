/// A flow by its name only.
final class SettingsFlow {  // expect: clean-layers/flow-conforms
  func start() {}
}

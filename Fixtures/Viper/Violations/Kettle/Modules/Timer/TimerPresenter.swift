/// Rings the bell of another module.
final class TimerPresenter {
  var bell: TeaBell?  // expect: viper/modules-are-independent
}

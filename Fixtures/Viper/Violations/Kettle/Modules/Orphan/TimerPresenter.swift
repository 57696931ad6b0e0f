/// Nobody shows what it prepares.
final class TimerPresenter {  // expect: viper/presenter-has-view
  var row: TeaListRow?  // expect: viper/modules-are-independent
}

/// What is known of the module `HealthKitUI`.
let healthKitUIInterface = #"""
  // exports: Foundation UIKit
  class HKActivityRingView: UIView {
    var activitySummary: HKActivitySummary?
    init(frame: CGRect)
    func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool)
  }
  """#

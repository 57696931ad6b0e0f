/// What is known of the module `ScreenTime`.
let screenTimeInterface = #"""
  // exports: Foundation
  class STScreenTimeConfiguration: NSObject, NSSecureCoding {
    var enforcesChildRestrictions: Bool { get }
    init?(coder: NSCoder)
  }
  class STScreenTimeConfigurationObserver: NSObject {
    var configuration: STScreenTimeConfiguration? { get }
    init(updateQueue: DispatchQueue)
    func startObserving()
    func stopObserving()
  }
  class STWebHistory: NSObject {
    func delete(for url: URL)
    func deleteAllHistory()
    func deleteDuringInterval(_ interval: DateInterval)
    init(bundleIdentifier: String) throws
  }
  class STWebpageController: UIViewController {
    init(nibName nibNameOrNull: String?, bundle nibBundleOrNull: Bundle?)
    func setBundleIdentifier(_ bundleIdentifier: String) throws
    var suppressUsageRecording: Bool
    var url: URL?
    var urlisBlocked: Bool { get }
    var urlisPictureInPicture: Bool
    var urlisPlayingVideo: Bool
  }
  """#

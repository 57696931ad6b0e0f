/// What is known of the module `DeviceDiscoveryUI`.
let deviceDiscoveryUIInterface = #"""
  // exports: Foundation
  class DDDevicePickerViewController: UIViewController {
    func initWithBrowseDescriptor(_ browseDescriptor: Any, parameters: Any?) -> UnsafeMutableRawPointer
    static func isSupported(forBrowseDescriptor browseDescriptor: Any, parameters: Any?) -> Bool
    func setDevicePickerCompletionHandler(_ devicePickerCompletionHandler: @escaping (Any?, Any?) -> Void)
  }
  """#

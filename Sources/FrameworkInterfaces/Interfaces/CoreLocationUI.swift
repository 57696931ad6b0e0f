/// What is known of the module `CoreLocationUI`.
let coreLocationUIInterface = #"""
  // exports: Foundation UIKit
  class CLLocationButton: UIControl, NSSecureCoding {
    var cornerRadius: CGFloat
    var fontSize: CGFloat
    var icon: CLLocationButtonIcon
    init()
    init?(coder: NSCoder)
    init(frame: CGRect)
    var label: CLLocationButtonLabel
  }
  enum CLLocationButtonIcon: Int {
    case none, arrowFilled, arrowOutline
  }
  enum CLLocationButtonLabel: Int {
    case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation
  }
  """#

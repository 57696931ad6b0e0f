/// What is known of the module `VisionKit`.
let visionKitInterface = #"""
  // exports: Foundation UIKit
  class VNDocumentCameraScan: NSObject {
    func imageOfPage(at pageIndex: Int) -> UIImage
    var pageCount: Int { get }
    var title: String { get }
  }
  class VNDocumentCameraViewController: UIViewController {
    var delegate: VNDocumentCameraViewControllerDelegate?
    init()
    static var isSupported: Bool { get }
    static func isSupported() -> Bool
  }
  protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: Error)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  }
  """#

/// What is known of the module `MultipeerConnectivity`.
let multipeerConnectivityInterface = #"""
  // exports: Foundation
  class MCAdvertiserAssistant: NSObject {
    var delegate: MCAdvertiserAssistantDelegate?
    var discoveryInfo: [AnyHashable: Any]? { get }
    init(serviceType: String, discoveryInfo info: [AnyHashable: Any]?, session: MCSession)
    var serviceType: String { get }
    var session: MCSession { get }
    func start()
    func stop()
  }
  protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  }
  class MCBrowserViewController: UIViewController, MCNearbyServiceBrowserDelegate {
    var browser: MCNearbyServiceBrowser? { get }
    var delegate: MCBrowserViewControllerDelegate?
    init(browser: MCNearbyServiceBrowser, session: MCSession)
    init(nibName: String?, bundle: Bundle?)
    init(serviceType: String, session: MCSession)
    var maximumNumberOfPeers: Int
    var minimumNumberOfPeers: Int
    var session: MCSession { get }
  }
  protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewController(_ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [AnyHashable: Any]?) -> Bool
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  }
  enum MCEncryptionPreference: Int {
    case optional, required, none
  }
  struct MCError: Error {
    enum Code: Int { case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
    static var cancelled: MCError.Code { get }
    var code: MCError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: MCError.Code, userInfo: [String: Any] = nil)
    static var invalidParameter: MCError.Code { get }
    var localizedDescription: String { get }
    static var notConnected: MCError.Code { get }
    static var timedOut: MCError.Code { get }
    static var unavailable: MCError.Code { get }
    static var unknown: MCError.Code { get }
    static var unsupported: MCError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var MCErrorDomain: String { get }
  class MCNearbyServiceAdvertiser: NSObject {
    var delegate: MCNearbyServiceAdvertiserDelegate?
    var discoveryInfo: [AnyHashable: Any]? { get }
    init(peer myPeerID: MCPeerID, discoveryInfo info: [AnyHashable: Any]?, serviceType: String)
    var myPeerID: MCPeerID { get }
    var serviceType: String { get }
    func startAdvertisingPeer()
    func stopAdvertisingPeer()
  }
  protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: Error)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  }
  class MCNearbyServiceBrowser: NSObject {
    var delegate: MCNearbyServiceBrowserDelegate?
    init(peer myPeerID: MCPeerID, serviceType: String)
    func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: Double)
    var myPeerID: MCPeerID { get }
    var serviceType: String { get }
    func startBrowsingForPeers()
    func stopBrowsingForPeers()
  }
  protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: Error)
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [AnyHashable: Any]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  }
  class MCPeerID: NSObject, NSCopying, NSSecureCoding {
    var displayName: String { get }
    init?(coder: NSCoder)
    init(displayName myDisplayName: String)
  }
  class MCSession: NSObject {
    func cancelConnectPeer(_ peerID: MCPeerID)
    func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data)
    var connectedPeers: [MCPeerID] { get }
    var delegate: MCSessionDelegate?
    func disconnect()
    var encryptionPreference: MCEncryptionPreference { get }
    init(peer myPeerID: MCPeerID)
    func initWithPeer(_ myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) -> UnsafeMutableRawPointer
    var myPeerID: MCPeerID { get }
    func nearbyConnectionData(forPeer peerID: MCPeerID) async throws -> Data
    func nearbyConnectionData(forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, Error?) -> Void)
    var securityIdentity: [Any]? { get }
    func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
    func sendResource(at resourceUrl: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil) -> Progress?
    func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  }
  protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer: MCPeerID, at localUrl: URL?, withError error: Error?)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceiveCertificate certificate: [SecCertificate]?, fromPeer peerID: MCPeerID, certificateHandler: @escaping (Bool) -> Void) -> Bool
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer: MCPeerID, with progress: Progress)
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  }
  enum MCSessionSendDataMode: Int {
    case reliable, unreliable
  }
  enum MCSessionState: Int {
    case notConnected, connecting, connected
  }
  var kMCSessionMaximumNumberOfPeers: Int { get }
  var kMCSessionMinimumNumberOfPeers: Int { get }
  """#

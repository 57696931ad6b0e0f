/// What is known of the module `BackgroundTasks`.
let backgroundTasksInterface = #"""
  // exports: Foundation
  class BGAppRefreshTask: BGTask {}
  class BGAppRefreshTaskRequest: BGTaskRequest {
    init(identifier: String)
  }
  class BGHealthResearchTask: BGProcessingTask {
    init()
  }
  class BGHealthResearchTaskRequest: BGProcessingTaskRequest {
    init()
    var protectionTypeOfRequiredData: String
  }
  class BGProcessingTask: BGTask {}
  class BGProcessingTaskRequest: BGTaskRequest {
    init(identifier: String)
    var requiresExternalPower: Bool
    var requiresNetworkConnectivity: Bool
  }
  class BGTask: NSObject {
    var expirationHandler: (() -> Void)?
    var identifier: String { get }
    func setTaskCompletedWithSuccess(_ success: Bool)
  }
  class BGTaskRequest: NSObject, NSCopying {
    var earliestBeginDate: Date?
    var identifier: String { get }
  }
  class BGTaskScheduler: NSObject {
    func cancelAllTaskRequests()
    func cancelTaskRequest(withIdentifier identifier: String)
    func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void)
    func pendingTaskRequests() async -> [BGTaskRequest]
    func registerForTask(withIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
    static var shared: BGTaskScheduler { get }
    func submitTaskRequest(_ taskRequest: BGTaskRequest) throws
  }
  struct BGTaskSchedulerError: Error {
    enum Code: Int { case unavailable, tooManyPendingTaskRequests, notPermitted }
    var code: BGTaskSchedulerError.Code { get }
    var errorCode: Int { get }
    static var errorDomain: String { get }
    init(_ code: BGTaskSchedulerError.Code, userInfo: [String: Any] = nil)
    var localizedDescription: String { get }
    static var notPermitted: BGTaskSchedulerError.Code { get }
    static var tooManyPendingTaskRequests: BGTaskSchedulerError.Code { get }
    static var unavailable: BGTaskSchedulerError.Code { get }
    var userInfo: [String: Any] { get }
  }
  var BGTaskSchedulerErrorDomain: String { get }
  """#

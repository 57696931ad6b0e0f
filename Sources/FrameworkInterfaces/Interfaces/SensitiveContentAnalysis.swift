/// What is known of the module `SensitiveContentAnalysis`.
let sensitiveContentAnalysisInterface = #"""
  // exports: Foundation
  class SCSensitivityAnalysis: NSObject {
    var isSensitive: Bool { get }
  }
  enum SCSensitivityAnalysisPolicy: Int {
    case disabled, simpleInterventions, descriptiveInterventions
  }
  class SCSensitivityAnalyzer: NSObject {
    var analysisPolicy: SCSensitivityAnalysisPolicy { get }
    func analyze(_ image: CGImage) async throws -> SCSensitivityAnalysis
    func analyze(_ image: CGImage, completionHandler: @escaping (SCSensitivityAnalysis?, Error?) -> Void)
    func analyzeImageFile(_ fileUrl: URL) async throws -> SCSensitivityAnalysis
    func analyzeImageFile(_ fileUrl: URL, completionHandler: @escaping (SCSensitivityAnalysis?, Error?) -> Void)
    func analyzeVideoFile(_ fileUrl: URL, completionHandler: @escaping (SCSensitivityAnalysis?, Error?) -> Void) -> Progress
    init()
  }
  """#

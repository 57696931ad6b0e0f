/// The modules into which Foundation is divided where it is not Apple's. Elsewhere their names are Foundation's, so that
/// files import them under `canImport`.
package enum FoundationParts {
  /// What a module declares of Foundation.
  package enum Part: Sendable {
    /// Some of the names that Foundation itself hands on.
    case brought
    /// Names that Foundation lacks there.
    case separate(Set<String>)
  }

  /// What a module is of Foundation; `nil` for any other one.
  static func part(_ module: String) -> Part? { parts[module] }

  private static let parts: [String: Part] = [
    "FoundationEssentials": .brought,
    "FoundationInternationalization": .brought,
    "FoundationNetworking": .separate([
      "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
      "HTTPURLResponse", "NSMutableURLRequest", "NSURLAuthenticationMethodDefault",
      "NSURLAuthenticationMethodHTMLForm", "NSURLAuthenticationMethodHTTPBasic",
      "NSURLAuthenticationMethodHTTPDigest", "NSURLAuthenticationMethodNTLM",
      "NSURLAuthenticationMethodNegotiate",
      "NSURLCredentialStorageRemoveSynchronizableCredentials", "NSURLProtectionSpaceFTP",
      "NSURLProtectionSpaceFTPProxy", "NSURLProtectionSpaceHTTP", "NSURLProtectionSpaceHTTPProxy",
      "NSURLProtectionSpaceHTTPS", "NSURLProtectionSpaceHTTPSProxy",
      "NSURLProtectionSpaceSOCKSProxy", "NSURLRequest", "NSURLSessionTransferSizeUnknown",
      "URLAuthenticationChallenge", "URLAuthenticationChallengeSender", "URLCache",
      "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
      "URLProtocolClient", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
      "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
      "URLSessionDownloadDelegate", "URLSessionDownloadTask",
      "URLSessionDownloadTaskResumeData", "URLSessionStreamDelegate", "URLSessionStreamTask",
      "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
      "URLSessionTaskTransactionMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
      "URLSessionWebSocketTask", "tls_ciphersuite_t", "tls_protocol_version_t",
    ]),
    "FoundationXML": .separate([
      "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
      "XMLParserDelegate",
    ]),
  ]
}

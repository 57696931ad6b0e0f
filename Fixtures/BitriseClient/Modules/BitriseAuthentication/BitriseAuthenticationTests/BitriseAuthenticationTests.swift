import XCTest

@testable import BitriseAuthentication

@MainActor
final class BitriseAuthenticationTests: XCTestCase {
  func testABlankTokenIsNotHandedOver() {
    let recorder = Recorder()
    TokenViewController(delegate: recorder).confirm("  ")
    XCTAssertEqual(recorder.tokens, [])
  }

  func testSpacesAroundATokenAreDropped() {
    let recorder = Recorder()
    TokenViewController(delegate: recorder).confirm(" abc\n")
    XCTAssertEqual(recorder.tokens, ["abc"])
  }
}

private final class Recorder: TokenViewControllerDelegate {
  private(set) var tokens: [String] = []

  func tokenViewController(_ controller: TokenViewController, didEnter token: String) {
    tokens.append(token)
  }

  func tokenViewControllerDidCancel(_ controller: TokenViewController) {}
}

import Common
import XCTest

@testable import Welcome

@MainActor
final class WelcomeTests: XCTestCase {
  func testTheAccountIsShownToWhoIsSignedIn() {
    let module = WelcomeModule.create(with: WelcomeModuleSetup(tokens: SettableToken("abc")))
    XCTAssertTrue(module.interface.rootViewController is AccountController)
  }

  func testSigningOutForgetsTheToken() {
    let tokens = SettableToken("abc")
    var signedOut = 0
    AccountController(tokens: tokens) { signedOut += 1 }.signOut()
    XCTAssertNil(tokens.token)
    XCTAssertEqual(signedOut, 1)
  }
}

private final class SettableToken: TokenStore {
  private(set) var token: String?

  init(_ token: String?) {
    self.token = token
  }

  func save(_ token: String) {
    self.token = token
  }

  func clear() {
    token = nil
  }
}

import XCTest

@testable import Common

@MainActor
final class CommonTests: XCTestCase {
  func testRemembersTheTokenOfTheLastSession() {
    let module = CommonModule.create(with: CommonModuleSetup(rememberedToken: "abc"))
    XCTAssertEqual(module.interface.tokens.token, "abc")
  }

  func testAnEmptyTokenSignsOut() {
    let store = InMemoryTokenStore(token: "abc")
    store.save("")
    XCTAssertNil(store.token)
  }

  func testOnlyARunningBuildCanStillChange() {
    XCTAssertEqual(BuildState.allCases.filter { !$0.isFinal }, [.running])
  }
}

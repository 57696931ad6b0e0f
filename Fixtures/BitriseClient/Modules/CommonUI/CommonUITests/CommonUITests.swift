import Common
import XCTest

@testable import CommonUI

@MainActor
final class CommonUITests: XCTestCase {
  func testEachStateHasAColourOfItsOwn() {
    let colours = Set(BuildState.allCases.map(Palette.color(for:)))
    XCTAssertEqual(colours.count, BuildState.allCases.count)
  }

  func testABusyButtonCannotBeTapped() {
    let button = PrimaryButton(title: "Go") {}
    button.setBusy(true)
    XCTAssertFalse(button.isEnabled)
  }

  func testTheShowcaseBearsTheTitleOfTheSetup() {
    let setup = CommonUIModuleSetup(showcaseTitle: "All widgets")
    let module = CommonUIModule.create(with: setup)
    XCTAssertEqual(module.interface.rootViewController?.title, "All widgets")
  }
}

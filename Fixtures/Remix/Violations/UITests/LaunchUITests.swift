import Entity  // expect: remix/imported-undeclared
import UIKit
import XCTest

// What taps on a screen may know what screens are made of.
final class LaunchUITests: XCTestCase {
  func testShowsGardens() {
    let application = XCUIApplication()
    application.launch()
    XCTAssertEqual(Bed(id: "1", squareMetres: 4, state: .free).squareMetres, 4)
    XCTAssertTrue(application.tables.element.exists)
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
  }
}

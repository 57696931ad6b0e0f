import UIKit
import XCTest

// What taps on a screen may know what screens are made of.
final class LaunchUITests: XCTestCase {
  func testShowsGardens() {
    let application = XCUIApplication()
    application.launch()
    XCTAssertTrue(application.tables.element.exists)
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
  }
}

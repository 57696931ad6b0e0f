import ComposableArchitecture
import RecipesFeature
import XCTest

final class RecipesFeatureTests: XCTestCase {
  func testLoads() async {
    let store = TestStore(initialState: RecipesFeature.State()) { RecipesFeature() }
    await store.send(.onAppear)
  }
}

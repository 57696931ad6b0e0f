import RealmSwift
import Testing

@testable import TrailGuide

struct TrailsRepositoryTests {
  @Test(
    """
    Given: A database without trails.
    When: A trail is added.
    Then: The change is observed.
    """)
  func changesAreObserved() throws {  // expect: clean-layers/realm-test-mainactor
    let realm = try Realm()
    let token = realm.objects(RealmTrail.self).observe { _ in }
    try realm.write { realm.add(RealmTrail()) }
    token.invalidate()
  }
}

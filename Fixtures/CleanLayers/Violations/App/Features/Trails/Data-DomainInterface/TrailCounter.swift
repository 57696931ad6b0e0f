import RealmSwift

/// Implements no interface, and counts what the database holds by itself.
final class TrailCounter {  // expect: clean-layers/datadomain-implements-interfaces
  func count(in realm: Realm) -> Int {
    realm.objects(RealmTrail.self).count  // expect: clean-layers/repository-storage-inside
  }

  func total(of useCase: RateTrailUseCase) {}  // expect: clean-layers/data-domain-interfaces-only
}

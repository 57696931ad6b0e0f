import RealmSwift

/// Implements no interface, and counts what the database holds by itself.
final class TrailCounter {  // expect: gt-datadomain-implements-interfaces
  func count(in realm: Realm) -> Int {
    realm.objects(RealmTrail.self).count  // expect: gt-repository-storage-inside
  }

  func total(of useCase: RateTrailUseCase) {}  // expect: gt-data-domain-interfaces-only
}

import RuleEngine
import RuleTestSupport
import Testing

@Suite("Names of modules from outside")
struct KnownModuleNamesTests {
  private let known = KnownModuleNames.sample

  @Test("come with what a module hands on")
  func reexports() {
    #expect(known.declares("UIView", in: "UIKit") == .yes)
    #expect(known.declares("DispatchQueue", in: "UIKit") == .yes)
    #expect(known.declares("UIView", in: "Foundation") == .no)
    #expect(known.declares("UIView", in: "Alamofire") == .unknown)
    #expect(known.names(with: "UIKit").mayHaveMember("components") == .yes)
    #expect(known.names(with: "Foundation").mayHaveMember("frame") == .no)
    #expect(known.names(with: "Alamofire").mayHaveMember("frame") == .unknown)
    #expect(known.modules(declaring: "URL") == ["Foundation"])
  }

  @Test("are incomplete where a module hands on an unknown one")
  func incomplete() {
    let known = KnownModuleNames(
      reexports: { $0 == "A" ? ["B"] : nil }, modulesDeclaring: { $0 == "X" ? ["A"] : [] },
      mayHaveMember: { _, _ in false }, hasMemberOfType: { _, _, _ in false },
      isUmbrella: { _ in false }, modules: { ["A"] }, names: { ["X"] })
    #expect(!known.isKnown("A"))
    #expect(known.declares("X", in: "A") == .yes)
    #expect(known.declares("Y", in: "A") == .unknown)
  }

  @Test("need an umbrella framework where no other import brings one of them")
  func needed() {
    #expect(
      known.modulesNeeded(for: ["UIView", "URL"], among: ["UIKit", "Foundation"]) == ["UIKit"])
    #expect(known.modulesNeeded(for: ["URL"], among: ["UIKit", "Foundation"]) == [])
    #expect(known.modulesNeeded(for: ["MKMapView"], among: ["MapKit", "UIKit"]) == [])
    #expect(known.modulesNeeded(for: ["Unknown"], among: ["UIKit"]) == [])
  }

  @Test("are suggested for words that differ in one letter, and for no known ones")
  func spelling() {
    #expect(known.module(like: "UIKt") == "UIKit")
    #expect(known.module(like: "UIKti") == "UIKit")
    #expect(known.module(like: "UIKit") == nil)
    #expect(known.module(like: "Realm") == nil)
    #expect(known.name(like: "UIVeiw") == "UIView")
    #expect(KnownModuleNames.none.module(like: "UIKt") == nil)
  }
}

import SourceFacts
import Testing

@Suite("Values of #if conditions")
struct ConditionValueTests {
  @Test(
    "of platforms are decided by the platform alone",
    arguments: [
      ("os(Linux)", true, false, nil as Bool?), ("os(macOS)", false, true, nil),
      ("os(OSX)", false, true, nil), ("os(Android)", false, false, nil),
      ("canImport(Darwin)", false, true, nil), ("canImport(AppKit)", false, true, nil),
      ("canImport(UIKit)", false, false, nil), ("canImport(Glibc)", nil, false, nil),
      ("canImport(Foundation)", nil, nil, nil), ("canImport(NIOCore)", nil, nil, nil),
      ("targetEnvironment(simulator)", false, false, nil), ("arch(arm64)", nil, nil, nil),
      ("_runtime(_ObjC)", false, true, nil), ("hasFeature(X)", nil, nil, nil),
      ("DEBUG", nil, nil, nil), ("swift(>=5.9)", nil, nil, nil), ("A == B", nil, nil, nil),
    ] as [(String, Bool?, Bool?, Bool?)])
  func platforms(text: String, linux: Bool?, macos: Bool?, none: Bool?) {
    #expect(value(text, BuildConfiguration(platform: .linux)) == linux)
    #expect(value(text, BuildConfiguration(platform: .macos)) == macos)
    #expect(value(text, BuildConfiguration()) == none)
  }

  @Test("of simulators are open where there are simulators")
  func simulators() {
    let phone = BuildConfiguration(platform: .ios)
    #expect(value("targetEnvironment(simulator)", phone) == nil)
    #expect(value("targetEnvironment(macCatalyst)", phone) == nil)
    #expect(value("os(iOS) && canImport(UIKit) && !canImport(AppKit)", phone) == true)
  }

  @Test("of flags: who defines one undefines those not named, who only undefines leaves them open")
  func flags() {
    let defining = BuildConfiguration(defined: ["DEBUG"])
    #expect(value("DEBUG", defining) == true)
    #expect(value("RELEASE", defining) == false)
    let undefining = BuildConfiguration(undefined: ["DEBUG"])
    #expect(value("DEBUG", undefining) == false)
    #expect(value("RELEASE", undefining) == nil)
  }

  @Test("say that the project's modules can be imported, whatever the platform")
  func projectModules() {
    let build = BuildConfiguration(platform: .linux, modules: ["UIKit", "Core"])
    #expect(value("canImport(Core)", build) == true)
    #expect(value("canImport(Core.Sub)", build) == true)
    #expect(value("canImport(UIKit)", build) == true)
    #expect(value("canImport(AppKit)", build) == false)
  }

  @Test(
    "of versions compare number by number",
    arguments: [
      ("swift(>=6)", true), ("swift(>=6.0)", true), ("swift(>=6.0.1)", false),
      ("swift(<6)", false), ("compiler(<6.1)", true), ("swift(>=5.10)", true),
    ])
  func versions(text: String, expected: Bool) {
    #expect(value(text, BuildConfiguration(swiftVersion: SwiftVersion("6.0"))) == expected)
  }

  @Test("of versions that are not numbers there are none", arguments: ["", "6.", "x", "6.1-dev"])
  func wrongVersions(text: String) {
    #expect(SwiftVersion(text) == nil)
  }

  @Test(
    "combine as in three-valued logic, where ? is open",
    arguments: [
      ("T && ?", nil), ("F && ?", false), ("T || ?", true), ("F || ?", nil), ("!?", nil),
      ("!T", false), ("!F", true), ("T && !F", true), ("(F || ?) && F", false),
    ] as [(String, Bool?)])
  func threeValues(text: String, expected: Bool?) {
    let written = text.replacing("?", with: "arch(x)").replacing("T", with: "YES")
      .replacing("F", with: "NO")
    #expect(value(written, BuildConfiguration(defined: ["YES"])) == expected)
  }

  @Test("that stay open keep what is open of them")
  func residual() {
    let build = BuildConfiguration(platform: .linux)
    #expect(condition("os(Linux) && DEBUG").residual(in: build) == .flag("DEBUG"))
    #expect(condition("os(macOS) || !DEBUG").residual(in: build) == .not(.flag("DEBUG")))
  }

  @Test("of a configuration give way to those of the command line")
  func overriding() {
    let written = BuildConfiguration(defined: ["A", "B"], undefined: ["C"], platform: .linux)
    let given = BuildConfiguration(defined: ["C"], undefined: ["B"], platform: .ios)
    #expect(
      written.overridden(by: given)
        == BuildConfiguration(defined: ["A", "C"], undefined: ["B"], platform: .ios))
    #expect(written.overridden(by: BuildConfiguration()) == written)
  }

  private func value(_ text: String, _ build: BuildConfiguration) -> Bool? {
    condition(text).value(in: build)
  }
}

import ProjectModel
import SourceText
import Testing

@Suite("Features of Swift")
struct SwiftFeatureTests {
  private func isOn(
    _ settings: [BuildSetting], in configurations: [String] = ["Debug", "Release"]
  ) -> Bool {
    TargetDescription(
      name: "App", type: "", manifest: "project.yml", location: SourceLocation(path: "project.yml"),
      settings: settings, configurations: configurations
    ).enables(.internalImports)
  }

  @Test(
    "are on by their setting, by flags, and by the version of the language that has them",
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "YES"), ("SWIFT_VERSION", "7.0"),
      ("OTHER_SWIFT_FLAGS", "-g -enable-upcoming-feature InternalImportsByDefault"),
      (
        "OTHER_SWIFT_FLAGS",
        "-Xfrontend -enable-experimental-feature -Xfrontend InternalImportsByDefault"
      ),
    ])
  func on(name: String, value: String) {
    #expect(isOn([BuildSetting(name: name, value: value)]))
    let half = [BuildSetting(name: name, value: value, configuration: "Debug")]
    #expect(!isOn(half))
    #expect(isOn(half + [BuildSetting(name: name, value: value, configuration: "Release")]))
  }

  @Test(
    "are off otherwise",
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "NO"), ("SWIFT_VERSION", "6.0"),
      ("OTHER_SWIFT_FLAGS", "-enable-upcoming-feature ExistentialAny"),
      ("OTHER_SWIFT_FLAGS", "-DInternalImportsByDefault"), ("OTHER", "YES"),
    ])
  func off(name: String, value: String) {
    #expect(!isOn([BuildSetting(name: name, value: value)]))
    #expect(!isOn([]))
  }

  @Test(
    "have the names of Xcode's settings",
    arguments: [
      ("MemberImportVisibility", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY"),
      ("ExistentialAny", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY"),
    ])
  func names(feature: String, name: String) {
    #expect(BuildSetting.name(ofFeature: feature, "UPCOMING") == name)
  }
}

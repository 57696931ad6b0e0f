import Configuration
import Presets
import Testing

@Suite("Parameters that a project suggests")
struct FoundParametersTests {
  private let traits = ProjectTraits(
    files: [
      "App/View/Home/HomeReducer.swift", "App/View/Cart/Deep/CartReducer.swift",
      "App/View/Login/LoginReducer.swift", "App/Tools/Other.swift", "App/Main.swift",
    ], modules: ["Shop", "Login", "LoginInterface", "FeatureCart", "FeatureHome", "Kit"],
    imports: [], declarations: ["HomeStore", "CartStore"], applications: ["Shop"],
    uses: [
      .init(type: "CookieUtil", name: "HTTPCookieStorage"), .init(type: "Api", name: "URLSession"),
      .init(type: "Api", name: "URLRequest"), .init(type: "Home", name: "Text"),
    ])

  @Test("are folders around the folders that each have such a file")
  func folderAround() throws {
    let found = try parameters(
      "default: Features, candidates: [{ folder-around: \"**/*Reducer.swift\", at-least: 3 }]")
    #expect(found.map(\.value) == ["View"])
    #expect(
      found[0].reasons == ["The folder App/View holds 3 folders with a file `**/*Reducer.swift`."])
    #expect(
      try parameters(
        "default: Features, candidates: [{ folder-around: \"**/*Reducer.swift\", at-least: 4 }]"
      ).isEmpty)
    #expect(
      try parameters("default: View, candidates: [{ folder-around: \"**/*Reducer.swift\" }]")
        .isEmpty)
  }

  @Test("are no folders of which less than half have such a file")
  func mixedFolder() throws {
    let candidates = "default: Features, candidates: [{ folder-around: \"**/*Reducer.swift\" }]"
    var files = ["App/Home/HomeReducer.swift", "App/Cart/CartReducer.swift"]
    files += ["App/Kit/Kit.swift", "App/Api/Api.swift"]
    #expect(try parameters(candidates, in: traits(of: files)).map(\.value) == ["App"])
    let package = files.map { $0.replacing("App/", with: "Sources/") }
    #expect(try parameters(candidates, in: traits(of: package)).isEmpty)
    files.append("App/Log/Log.swift")
    #expect(try parameters(candidates, in: traits(of: files)).isEmpty)
  }

  @Test("stand beside those parts of the default that the project has")
  func besideDefaults() throws {
    #expect(
      try parameters(
        "default: \"{Tools,Gone}\", candidates: [{ folder-around: \"**/*Reducer.swift\" }]"
      ).map(\.value) == ["\"{Tools,View}\""])
    let list = try parameters(
      "default: [\"path:**/Features/**\", \"*Gone\"], candidates: "
        + "[{ folder-around: \"**/*Reducer.swift\", write: \"path:**/{}/*/**\" }]")
    #expect(
      list.map(\.value) == ["[\"path:**/Features/**\", \"*Gone\", \"path:**/View/*/**\"]"])
  }

  @Test("are patterns that enough modules or declarations match")
  func patterns() throws {
    #expect(
      try parameters(
        "default: [\"*Feature\"], candidates: [{ module: \"Feature?*\", at-least: 2 }]"
      )
      .map(\.value) == ["[\"Feature?*\"]"])
    let found = try parameters(
      "default: ViewModel, candidates: [{ declaration: \"*Store\", at-least: 2, write: Store }]")
    #expect(found.map(\.value) == ["\"{ViewModel,Store}\""])
    #expect(found[0].reasons == ["Found declarations `*Store`: CartStore and 1 more."])
  }

  @Test("are types that use something from outside, as one pattern")
  func users() throws {
    let found = try parameters(
      "default: [], candidates: [{ user-of: \"{URLSession,HTTPCookieStorage}\", write: \"type:{}\" }]"
    )
    #expect(found.map(\.value) == ["[\"type:{Api,CookieUtil}\"]"])
    #expect(
      found[0].reasons == [
        "Found types that use `{URLSession,HTTPCookieStorage}`: Api and 1 more."
      ])
  }

  @Test("are none that a pattern of the default matches")
  func covered() throws {
    for (value, isNew) in [("Sho*", false), ("*hop", false), ("Shops", true), ("path:Shop", true)] {
      let found = try parameters("default: [\"\(value)\"], candidates: [{ application: \"*\" }]")
      #expect(found.isEmpty == !isNew, "\(value)")
    }
  }

  @Test("are applications, and modules with a partner, by name")
  func names() throws {
    #expect(
      try parameters("default: App, candidates: [{ application: \"*\" }]").map(\.value) == ["Shop"])
    #expect(
      try parameters("default: [], candidates: [{ partner-of: \"?*Interface\" }]").map(\.value)
        == ["[Login]"])
  }

  private func traits(of files: [String]) -> ProjectTraits {
    ProjectTraits(files: files, modules: [], imports: [], declarations: [])
  }

  private func parameters(
    _ text: String, in traits: ProjectTraits? = nil
  ) throws -> [FoundParameter] {
    let preset = try PresetFile(
      name: "p",
      text: """
        version: 1
        parameters: { it: { meaning: It., \(text) } }
        tags: { x: "${it}" }
        """
    ).preset()
    return foundParameters(of: preset, in: traits ?? self.traits)
  }
}

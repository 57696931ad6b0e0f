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
    #expect(found[0].reasons == ["Found declarations `*Store`: CartStore, HomeStore."])
  }

  @Test("are types that use something from outside, as one pattern")
  func users() throws {
    let found = try parameters(
      "default: [], candidates: [{ user-of: \"{URLSession,HTTPCookieStorage}\", write: \"type:{}\" }]"
    )
    #expect(found.map(\.value) == ["[\"type:{Api,CookieUtil}\"]"])
    #expect(
      found[0].reasons == [
        "Found types that use `{URLSession,HTTPCookieStorage}`: Api, CookieUtil."
      ])
  }

  @Test("are one pattern for types whose last word nearly all types with it share")
  func manyUsers() throws {
    let names = ["Login", "Cart", "Order", "List"].map { "\($0)Request" }
    func found(_ declarations: [String]) throws -> [String] {
      let uses = Set(
        (names + ["Api"]).map { ProjectTraits.ExternalUse(type: $0, name: "URLSession") })
      return try parameters(
        "default: [], candidates: [{ user-of: URLSession, write: \"type:{}\" }]",
        in: ProjectTraits(
          files: [], modules: [], imports: [], declarations: declarations, uses: uses)
      ).map(\.value)
    }
    #expect(try found(names + ["Api"]) == ["[\"type:{Api,*Request}\"]"])
    #expect(
      try found(names + ["Api", "PlainRequest"]) == [
        "[\"type:{Api,CartRequest,ListRequest,LoginRequest,OrderRequest}\"]"
      ])
  }

  @Test("are folders by their most frequent name: of files, or beside others")
  func frequentFolders() throws {
    let traits = ProjectTraits(
      files: [
        "Modules/Cart/Public/A.swift", "Modules/Cart/Hidden/B.swift",
        "Modules/Login/Public/C.swift",
        "Modules/Login/Hidden/Deep/D.swift", "Modules/Login/Other/E.swift",
        "Modules/Login/DI/LoginContainer.swift", "Modules/Cart/DI/CartContainer.swift",
        "CartTests/Fakes/AContainer.swift", "CartTests/Fakes/Public/BContainer.swift",
      ], modules: [], imports: [], declarations: [], testFolders: ["CartTests"])
    func found(_ candidate: String) throws -> [String] {
      try parameters("default: Internal, candidates: [{ \(candidate) }]", in: traits)
        .map { "\($0.value) \($0.reasons[0])" }
    }
    #expect(
      try found("folder-beside: Public").map { $0.split(separator: " ")[0] } == ["DI"])
    #expect(
      try found("folder-of: \"**/*Container.swift\", at-least: 2") == [
        "DI Found folders of files `**/*Container.swift`: Modules/Cart/DI, Modules/Login/DI."
      ])
    #expect(try found("folder-of: \"**/*Container.swift\", at-least: 3").isEmpty)
  }

  @Test("are modules by what they declare and by who depends on them")
  func modules() throws {
    let traits = ProjectTraits(
      files: [], modules: ["Base", "Api", "Cart", "Login", "List"], imports: [], declarations: [],
      libraries: [
        "Base": [], "Api": ["Base"], "Cart": ["Base", "Api"], "Login": ["Base", "Api"],
        "List": ["Base"],
      ],
      declared: [
        .init(module: "Base", text: "protocol Setup"),
        .init(module: "Cart", text: "class CartSetup"),
      ])
    func found(_ candidate: String) throws -> [String] {
      try parameters("default: [], candidates: [{ \(candidate) }]", in: traits).map(\.value)
    }
    #expect(try found("base-module: \"*\"") == ["[Base]"])
    #expect(try found("base-module: \"A*\"").isEmpty)
    #expect(try found("shared-module: \"*\"") == ["[Api, Base]"])
    #expect(try found("shared-module: \"*\", at-least: 3").isEmpty)
    #expect(try found("module-of: \"protocol *Setup\"") == ["[Base]"])
    #expect(try found("module-of: \"class *\"") == ["[Cart]"])
    var ring = traits
    ring.libraries["Base"] = ["Api"]
    let none = try parameters("default: [], candidates: [{ base-module: \"*\" }]", in: ring)
    #expect(none.isEmpty)
  }

  @Test("are folders beside those with such a file that hold sources and no such file")
  func folderWithout() throws {
    let files = [
      "Parts/Home/HomeReducer.swift", "Parts/Cart/CartReducer.swift", "Parts/Api/Api.swift",
      "Parts/Docs/notes.md", "Parts/Core/AppState.swift", "Other/Tool.swift",
    ]
    let found = try parameters(
      "default: [], candidates: [{ folder-without: \"**/*{Reducer,State}.swift\" }]",
      in: traits(of: files))
    #expect(found.map(\.value) == ["[Api]"])
    #expect(found[0].reasons[0].hasSuffix(" `**/*{Reducer,State}.swift`: Parts/Api."))
  }

  @Test("are libraries with such files, of both sorts where two are asked for")
  func moduleWith() throws {
    let traits = ProjectTraits(
      files: [], modules: ["Cart", "Home", "Style"], imports: [], declarations: [],
      libraryFiles: [
        "Cart": ["Domain/Cart.swift", "UI/CartView.swift"],
        "Home": ["Domain/Deep/Home.swift", "UI/HomeView.swift"], "Style": ["UI/Button.swift"],
      ])
    func found(_ candidate: String) throws -> [String] {
      try parameters("default: [], candidates: [{ \(candidate) }]", in: traits).map(\.value)
    }
    #expect(try found("module-with: \"UI/*.swift\"") == ["[Cart, Home, Style]"])
    #expect(
      try found("module-with: \"UI/*.swift\", also: \"Domain/**/*.swift\"") == ["[Cart, Home]"])
    #expect(
      try found("module-with: \"UI/*.swift\", also: \"Domain/**/*.swift\", at-least: 3").isEmpty)
  }

  @Test("are no types of a name, attribute or supertype that does not count")
  func unless() throws {
    let traits = ProjectTraits(
      files: [], modules: [], imports: [], declarations: [],
      uses: [
        .init(type: "Oven", name: "UIDevice"), .init(type: "Bell", name: "UIDevice"),
        .init(type: "DoorClient", name: "UIDevice"), .init(type: "Pane", name: "UIDevice"),
      ], natures: ["Oven": ["Reducer"], "Pane": ["View", "Equatable"]])
    let found = try parameters(
      "default: [], candidates: [{ user-of: UIDevice, unless: \"{Reducer,View,*Client}\", "
        + "write: \"type:{}\" }]", in: traits)
    #expect(found.map(\.value) == ["[\"type:Bell\"]"])
  }

  @Test("are no folders that a pattern of the default takes already, and none twice")
  func foldersOnce() throws {
    var placed = traits
    placed.applicationFolders["Shop"] = "Apps/ShopSample"
    for (value, isNew) in [
      ("**/*Sample/", false), ("Apps/*/", false), ("**/*Sample", true), ("*Sample/", true),
    ] {
      let found = try parameters(
        "default: [\"\(value)\"], candidates: [{ application-folder: \"*\", write: \"{}/\" }]",
        in: placed)
      #expect(found.isEmpty == !isNew, "\(value)")
    }
    let twice = "{ application-folder: \"*\" }, { application-folder: \"S*\" }"
    #expect(
      try parameters("default: [], candidates: [\(twice)]", in: placed).map(\.value)
        == ["[Apps/ShopSample]"])
  }

  @Test("are the last word of protocols that other modules adopt, and the ending of demo apps")
  func endings() throws {
    let traits = ProjectTraits(
      files: [], modules: [], imports: [], declarations: [], demos: ["CartShow", "LoginShow"],
      demoEndings: ["Show"],
      adoptedProtocols: [
        "CartPrompting", "LoginPrompting", "ListPrompting", "CartDelegate", "Prompting",
      ])
    func found(_ candidate: String, _ value: String = "Delegate") throws -> [String] {
      try parameters("default: \(value), candidates: [{ \(candidate) }]", in: traits).map(\.value)
    }
    #expect(try found("adopted-ending: \"[A-Z]*\", at-least: 3").isEmpty, "a protocol of that name")
    var others = traits
    others.adoptedProtocols.removeAll { $0 == "Prompting" }
    func words(_ candidate: String) throws -> [String] {
      try parameters("default: Delegate, candidates: [{ \(candidate) }]", in: others).map(\.value)
    }
    #expect(try words("adopted-ending: \"[A-Z]*\", at-least: 3") == ["\"{Delegate,Prompting}\""])
    #expect(try words("adopted-ending: \"[A-Z]*\", at-least: 4").isEmpty)
    #expect(try words("adopted-ending: \"D*\"").isEmpty)
    #expect(try found("demo-ending: \"*\"", "DemoApp") == ["Show"])
    #expect(try found("demo-ending: \"*\"", "Show").isEmpty)
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
    let folder = "default: App, candidates: [{ application-folder: \"*\" }]"
    #expect(try parameters(folder).isEmpty)
    var placed = traits
    placed.applicationFolders["Shop"] = "Shop/Shop"
    #expect(try parameters(folder, in: placed).map(\.value) == ["Shop/Shop"])
    #expect(
      try parameters("default: Names, candidates: [{ declaration: \"*Store\", write: \"{}\" }]")
        .map(\.value) == ["\"{Names,{CartStore,HomeStore}}\""])
    #expect(
      try parameters("default: [], candidates: [{ partner-of: \"?*Interface\" }]").map(\.value)
        == ["[Login]"])
    var kit = traits
    kit.modules = ["Shop", "ShopUI", "LoanUI", "LoanKit", "LoanCore"]
    #expect(
      try parameters("default: [], candidates: [{ partner-of: \"?*UI\" }]", in: kit).map(\.value)
        == ["[LoanCore, LoanKit]"], "an application is no partner")
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

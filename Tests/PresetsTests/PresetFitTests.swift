import Configuration
import Presets
import SourceText
import Testing

@Suite("The preset that fits a project")
struct PresetFitTests {
  private let traits = ProjectTraits(
    files: ["Core/Store/Store.swift", "App/Main.swift"], modules: ["App", "Core"],
    imports: ["UIKit", "Core", "UIKit"], declarations: ["Main", "Store"])

  @Test("has folders at any depth, and each thing once")
  func collects() {
    #expect(traits.folders == ["App", "Core", "Core/Store"])
    #expect(traits.imports == ["Core", "UIKit"])
  }

  @Test("is the one whose signs weigh most, and knows which they are")
  func order() throws {
    let fits = try presetFits(
      [
        preset("few", "module: App"),
        preset("none"),
        preset("much", "folder: \"*/Store\", weight: 2", "declaration: S*"),
        preset("other", "file: \"**/*.xib\", weight: 3", "import: UI*"),
      ], to: traits)
    #expect(fits.map(\.preset.name) == ["much", "other", "few"])
    #expect(fits.map(\.weight) == [3, 1, 1])
    #expect(fits.map(\.isGood) == [true, false, true])
    #expect(fits[0].found.map(\.example) == ["Core/Store", "Store"])
  }

  @Test("is not one against which something speaks")
  func against() throws {
    let fit = try presetFits(
      [preset("p", "module: App, weight: 2", "import: UIKit, weight: -2")], to: traits)[0]
    #expect(fit.weight == 0 && !fit.isGood)
  }

  @Test("may ask for several things of a sort")
  func minimum() throws {
    for (count, weight) in [(2, 1), (3, 0)] {
      let sign = try preset("p", "declaration: \"*\", at-least: \(count)")
      #expect(presetFits([sign], to: traits)[0].weight == weight)
    }
  }

  @Test("is none that lacks a sign which it needs, however much the others weigh")
  func needed() throws {
    let signs = ["module: App, weight: 5", "declaration: S*, needed: true"]
    #expect(try presetFits([preset("p", signs[0], signs[1])], to: traits)[0].isGood)
    let lacking = "declaration: X*, needed: true"
    let fit = try presetFits([preset("p", signs[0], lacking)], to: traits)[0]
    #expect(fit.weight == 5 && !fit.isGood)
    #expect(fit.lacking.map(\.phrase) == ["a declaration named `X*`"])
  }

  @Test("may ask for as many things as a share of the source files")
  func share() throws {
    let sign = try preset("p", "declaration: \"*Model\", share: 2%")
    for (files, weight) in [(0, 1), (100, 1), (101, 0)] {
      let traits = ProjectTraits(
        files: [], modules: [], imports: [], declarations: ["AModel", "BModel"],
        sourceFiles: files)
      #expect(presetFits([sign], to: traits)[0].weight == weight, "\(files)")
    }
    #expect(throws: ConfigurationErrors.self) {
      try preset("p", "declaration: \"*Model\", share: many")
    }
  }

  @Test("knows folders near the top from those within a part of the project")
  func topFolders() throws {
    let sign = try preset("p", "top-folder: Models")
    let near = ["Models", "App/Models", "Sources/App/Models", "App/Sources/Models"]
    for (folder, isNear) in near.map({ ($0, true) }) + [("App/Login/Models", false)] {
      let traits = ProjectTraits(
        files: ["\(folder)/A.swift"], modules: [], imports: [], declarations: [])
      #expect(presetFits([sign], to: traits)[0].found.map(\.example) == (isNear ? [folder] : []))
    }
    let many = ProjectTraits(
      files: ["Core/Models/A.swift"], modules: ["App", "Core", "Kit", "UI"], imports: [],
      declarations: [])
    #expect(presetFits([sign], to: many)[0].found.isEmpty)
    let application = ProjectTraits(
      files: ["App/App/Models/A.swift", "AppTests/Models/B.swift"],
      modules: ["App", "Core", "Kit", "UI"], imports: [], declarations: [],
      applicationFolders: ["App": "App/App"], testFolders: ["AppTests"])
    #expect(presetFits([sign], to: application)[0].found.map(\.example) == ["App/App/Models"])
  }

  @Test("may be one against which little speaks, measured by what speaks for it")
  func littleAgainst() throws {
    let signs = ["declaration: \"*Presenter\", weight: 3", "declaration: \"*Reducer\", weight: -3"]
    for (presenters, weight) in [(10, 0), (11, 3)] {
      let names = (1...presenters).map { "X\($0)Presenter" } + ["AnyReducer"]
      let traits = ProjectTraits(files: [], modules: [], imports: [], declarations: names)
      let fit = try presetFits([preset("p", signs[0], signs[1])], to: traits)[0]
      #expect(fit.weight == weight)
    }
  }

  private func preset(_ name: String, _ signs: String...) throws -> Preset {
    let lines = signs.map { "\n  - { \($0) }" }.joined()
    return try PresetFile(name: name, text: "version: 1\nsigns:\(lines)\n").preset()
  }
}

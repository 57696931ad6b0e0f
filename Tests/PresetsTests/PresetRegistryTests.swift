import ArchTestSupport
import Configuration
import Foundation
import RuleKinds
import RuleLanguage
import Testing

@testable import Presets

@Suite("Presets")
struct PresetRegistryTests {
  @Test("are listed in order of name, each once")
  func isSorted() {
    let names = PresetRegistry.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(names.contains("recommended"))
  }

  @Test("are embedded as their files say, which 'make presets' writes")
  func areEmbedded() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Presets/Files").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(PresetRegistry.files.map { "\($0.name).yml" } == files)
    for file in PresetRegistry.files {
      let text = try String(
        contentsOf: folder.appendingPathComponent("\(file.name).yml"), encoding: .utf8)
      #expect(file.text == text, "\(file.name) is embedded as its file says")
    }
  }

  @Test("are read without mistakes, and every rule has a reason", arguments: names)
  func reads(name: String) throws {
    let configuration = try load("version: 1\nextends: \(name)\n")
    #expect(!configuration.rules.isEmpty)
    for rule in configuration.rules {
      #expect(rule.because?.isEmpty == false, "\(rule.id) says why")
      for text in [rule.because, rule.fix].compactMap(\.self) {
        #expect(text.hasSuffix("."), "\(rule.id): \(text)")
        #expect(PlainEnglish.faults(in: text) == [])
      }
      #expect(rule.isFromPreset && rule.id.hasPrefix("\(name)/"), "\(rule.id)")
    }
  }

  @Test("tell what every parameter means", arguments: names)
  func parameters(name: String) throws {
    let preset = try preset(name)
    for parameter in preset.parameters {
      #expect(parameter.meaning.hasSuffix("."), "\(parameter.meaning)")
      #expect(PlainEnglish.faults(in: parameter.meaning) == [])
      #expect(parameter.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(parameter.defaultValue != nil, "\(parameter.name) has a default, for init")
    }
    let text = try presetText(of: preset, with: [])
    #expect(!text.contains("${"))
  }

  @Test("begin with the version, and can be pasted as they are printed", arguments: names)
  func pasted(name: String) throws {
    let preset = try preset(name)
    #expect(preset.text.hasPrefix("version: 1\n"))
    #expect(preset.summary.hasSuffix("."))
    let pasted = try load(try presetText(of: preset, with: []))
    let extended = try load("version: 1\nextends: \(name)\n")
    #expect(printedWithoutQuotes(pasted) == printedWithoutQuotes(extended))
  }

  /// What a configuration says; a value within a quoted text is quoted when it is pasted, and rules
  /// do not have the preset's name then.
  private func printedWithoutQuotes(_ configuration: Configuration) -> String {
    var configuration = configuration
    for index in configuration.rules.indices {
      configuration.rules[index].id =
        configuration.rules[index].id.split(separator: "/").last.map(String.init) ?? ""
    }
    return printedConfiguration(configuration, kinds: RuleRegistry.kinds).filter { $0 != "\"" }
  }

  @Test("can be handed every default, and have rules changed and switched off", arguments: names)
  func extended(name: String) throws {
    let preset = try preset(name)
    let written = try InitialConfiguration(preset: preset, reasons: []).text()
    let all = try load(written)
    let plain = try load("version: 1\nextends: \(name)\n")
    let beside =
      name == "recommended" ? name : "[recommended, { preset: \(name), severity: warning }]"
    let expected = try load("version: 1\nextends: \(beside)\n")
    #expect(
      printedConfiguration(all, kinds: RuleRegistry.kinds)
        == printedConfiguration(expected, kinds: RuleRegistry.kinds))
    let first = try #require(plain.rules.first)
    let changed = try load(
      """
      version: 1
      extends: \(name)
      rules:
        "\(first.id)": { severity: info, because: Mine., except: [{ of: Nothing }] }
      """)
    #expect(changed.rules[0].severity == .info && changed.rules[0].because == "Mine.")
    #expect(changed.rules[0].exceptions.count == first.exceptions.count + 1)
    #expect(changed.rules[0].isFromPreset && changed.rules[0].mentions.count == 2)
    // Every second rule at a time: each is switched off once, while its neighbours stay as they are.
    for half in 0...1 {
      let chosen = plain.rules.enumerated().filter { $0.offset % 2 == half }.map(\.element.id)
      if chosen.isEmpty { continue }
      let lines = chosen.map { "  \"\($0)\": off\n" }.joined()
      let without = try load("version: 1\nextends: \(name)\nrules:\n\(lines)")
      let expected = plain.rules.filter { !$0.isOn || chosen.contains($0.id) }.map(\.id)
      #expect(without.rules.filter { !$0.isOn }.map(\.id) == expected)
    }
    let replaced = try load(
      "version: 1\nextends: \(name)\nrules: { \"\(first.id)\": { acyclic: \"*\" } }\n")
    #expect(replaced.rules[0].kind == "acyclic" && !replaced.rules[0].isFromPreset)
    #expect(replaced.rules[0].because == first.because)
  }

  @Test("have signs that weigh something", arguments: names)
  func signs(name: String) throws {
    for sign in try preset(name).signs { #expect(sign.weight != 0) }
  }

  private static let names = PresetRegistry.files.map(\.name)

  private func preset(_ name: String) throws -> Preset {
    try #require(PresetRegistry.all.first { $0.name == name })
  }

  private func load(_ text: String) throws -> Configuration {
    try loadConfiguration(
      text: text, path: "archcheck.yml", knownKinds: RuleRegistry.kinds,
      presets: PresetRegistry.files, readFile: { _ in "" })
  }
}

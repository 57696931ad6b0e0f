import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@Suite("A podspec")
struct PodspecTests {
  @Test("is one module of all files that its patterns and those of its parts describe")
  func files() throws {
    let project = try project([
      "Kit.podspec": """
      # encoding: utf-8
      folder = 'Classes'
      Pod::Spec.new do |s|
        s.name = 'Kit-Plus'
        s.version = '1.0'
        s.source = { :git => "https://example.org/#{s.name}.git", :tag => s.version.to_s }
        s.source_files = "#{folder}/*.{h,m}", folder + '/Deep/**/*.m'
        s.exclude_files = 'Classes/Old*'
        s.ios.source_files = ['iOS']
        s.resources = Dir['x']
        s.subspec 'Extra' do |ss|
          ss.source_files = %w[Extra/*.swift] + ['More/?.m']
          ss.dependency 'Kit-Plus/Core'
        end
      end
      """,
      "Classes/A.h": "", "Classes/A.m": "", "Classes/OldA.m": "", "Classes/Deep/B.m": "",
      "Classes/Deep/C/D.m": "", "iOS/I.m": "", "iOS/Not/J.m": "", "Extra/E.swift": "",
      "Extra/F.m": "", "More/M.m": "", "More/MM.m": "",
    ])
    let module = try project.module("Kit_Plus")
    #expect(
      module.sources == [
        "Classes/A.h", "Classes/A.m", "Classes/Deep/B.m", "Classes/Deep/C/D.m", "Extra/E.swift",
        "More/M.m", "iOS/I.m",
      ])
    #expect(module.location == SourceLocation(path: "Kit.podspec", line: 4, column: 12))
    #expect(module.package == "Kit-Plus" && module.kind == .framework && module.dependencies == [])
    #expect(module.targets.map(\.type) == ["pod"])
    #expect(project.name == "Kit-Plus" && project.manifests == ["Kit.podspec"])
    // What `Dir` finds is not known, but no source depends on it.
    #expect(project.problems.map(\.severity) == [.info])
  }

  @Test("tells which headers are public, private, and how they are included")
  func headers() throws {
    let module = try project([
      "K.podspec": """
      Pod::Spec.new do |spec|
        spec.name = 'K'
        spec.module_name = 'KitModule'
        spec.header_dir = 'Kit'
        spec.source_files = 'S/**/*.{h,m}'
        spec.public_header_files = 'S/**/*.h'
        spec.private_header_files = ['S/In/*.h']
        spec.prefix_header_file = 'Support/K.pch'
        spec.module_map = 'Support/K.modulemap'
        spec.static_framework = true
      end
      """,
      "S/a.h": "", "S/a.m": "", "S/In/b.h": "", "Support/K.pch": "",
      "Support/K.modulemap": "module KitExtras { header \"a.h\" }",
    ]).module("KitModule")
    #expect(
      module.headers
        == HeaderLayout(
          publicHeaders: .listed(["S/a.h"]), namespaces: ["K", "Kit"], moduleNames: ["KitExtras"],
          prefixHeaders: ["Support/K.pch"]))
    #expect(module.kind == .library)
    #expect(module.sources.contains("Support/K.pch"))
  }

  @Test("makes all headers of its sources public unless it says which")
  func allHeaders() throws {
    let module = try project([
      "K.podspec": "Pod::Spec.new do |s|\n s.name = 'K'\n s.source_files = '*.{h,m}'\nend",
      "K.h": "#import \"a.h\"", "a.h": "", "b.h": "", "b.m": "",
    ]).module("K")
    #expect(module.headers.publicHeaders == .listed(["K.h", "a.h", "b.h"]))
  }

  @Test("depends on other pods of the project by name, and on those of others")
  func dependencies() throws {
    let project = try project([
      "Core/Core.podspec": """
      Pod::Spec.new { |s|
        s.name = 'TKCore'
        s.module_name = 'Core'
        s.source_files = '*.m'
      }
      """,
      "Core/c.m": "",
      "UI/UI.podspec": """
      Pod::Spec.new do |s|
        s.name = 'TKUI'
        s.source_files = '*.m'
        s.dependency 'TKCore/Basics', '~> 2.0'
        s.ios.dependency('Masonry')
        s.dependency 'TKCore'
      end
      """,
      "UI/u.m": "",
    ])
    let dependencies = try project.module("TKUI").dependencies
    #expect(dependencies.map(\.name) == ["TKCore", "Masonry"])
    #expect(dependencies.map(\.modules) == [["Core"], []])
    #expect(dependencies.map(\.isConditional) == [false, true])
    #expect(dependencies[0].location == SourceLocation(path: "UI/UI.podspec", line: 4, column: 3))
  }

  @Test("makes a test module of its test specifications")
  func tests() throws {
    let project = try project([
      "K.podspec": """
      Pod::Spec.new do |s|
        s.name = 'K'
        s.source_files = 'S/*'
        s.dependency 'B'
        s.dependency 'OCMock'
        s.test_spec 'Unit' do |t|
          t.source_files = 'T/*.m'
          t.dependency 'OCMock'
        end
        s.test_spec('UI') { |t| t.source_files = 'U/*.m' }
        s.app_spec('Host') { |a| a.source_files = 'H/*.m' }
      end
      """,
      "S/a.m": "", "T/t.m": "", "U/u.m": "", "H/h.m": "",
    ])
    let tests = try project.module("KTests")
    #expect(tests.role == .test && tests.kind == .test && tests.sources == ["T/t.m", "U/u.m"])
    #expect(tests.dependencies.map(\.name) == ["K", "OCMock", "B"])
    #expect(tests.dependencies[0].modules == ["K"] && tests.location.line == 6)
    #expect(tests.dependencies.map(\.isInherited) == [false, false, true])
    #expect(tests.dependencies.map(\.isNeededByBuild) == [true, false, false])
    #expect(try project.module("K").dependencies.map(\.isInherited) == [false, false])
    #expect(project.unownedSources == ["H/h.m"])
  }

  @Test(
    "tells what it does not understand instead of guessing, where that concerns its files",
    arguments: [
      ("s.source_files = Dir['S/*.m']", 3, 20), ("s.source_files = 'S/*' if ENV['A']", 3, 3),
      ("if ENV['A']\n    s.dependency 'B'\n  end", 3, 3), ("s.dependency name_of('B')", 3, 3),
      ("%w[A B].each do |n|\n    s.subspec n do |p|\n    end\n  end", 4, 5),
      ("names.each do |n|\n    s.subspec n do |p|\n    end\n  end", 4, 5),
      ("s.exclude_files = \"#{unknown}/a\"", 3, 21),
    ])
  func beyond(text: String, line: Int, column: Int) throws {
    let project = try project(
      [
        "K.podspec":
          "Pod::Spec.new do |s|\n  s.source_files = 'S/a.m'\n  \(text)\nend\n",
        "S/a.m": "", "b.m": "",
      ].merging(["L.podspec": "Pod::Spec.new do |s|\n s.source_files = 'b.m'\nend"]) { $1 })
    #expect(project.problemKinds.first == .manifestNotUnderstood, "\(project.problems)")
    #expect(
      project.problems.first?.location
        == SourceLocation(path: "K.podspec", line: line, column: column))
    #expect(project.modules.map(\.name) == ["K", "L"])
  }

  @Test("says nothing of what does not concern its files")
  func irrelevant() throws {
    let project = try project([
      "K.podspec": """
      require 'json'
      package = JSON.parse(File.read('package.json'))
      Pod::Spec.new do |s|
        s.name = 'K'
        s.version = package['version']
        s.source_files = 'a.m'
        s.license = if x then 'MIT' else 'BSD' end
        s.prefix_header_file = false
        s.script_phases = [{ :name => 'x' }, { :name => 'y' }]
      end
      """, "a.m": "",
    ])
    #expect(project.problems == [])
  }

  @Test("may be written in JSON")
  func json() throws {
    let module = try project([
      "K.podspec.json": """
      {
        "name": "K", "source_files": "S/*.{h,m}", "ios": { "source_files": ["iOS/*.m"] },
        "dependencies": { "B/Part": ["~> 1"] }, "module_map": false,
        "subspecs": [{ "name": "X", "source_files": "X/*.m", "public_header_files": "S/p.h" }]
      }
      """,
      "S/p.h": "", "S/a.m": "", "iOS/i.m": "", "X/x.m": "",
    ]).module("K")
    #expect(module.sources == ["S/a.m", "S/p.h", "X/x.m", "iOS/i.m"])
    #expect(module.dependencies.map(\.name) == ["B"])
    #expect(module.dependencies[0].location.line == 3)
  }

  @Test("is not read where another manifest describes the same folder, and is named then")
  func besidePackage() throws {
    let project = try project([
      "project.yml": "name: P\ntargets: {A: {type: framework, sources: [S]}}",
      "B.podspec": "Pod::Spec.new do |s|\n s.source_files = 'S/*'\nend", "S/a.m": "",
    ])
    #expect(project.modules.map(\.name) == ["A"])
    #expect(project.unfollowedManifests == ["B.podspec"])
  }

  @Test("helps out where the other manifest of its folder was not understood")
  func besideBrokenPackage() throws {
    let project = try project([
      "Package.swift": "", "K.podspec": "Pod::Spec.new do |s|\n s.source_files = 'S/*'\nend",
      "S/a.m": "",
    ])
    #expect(project.modules.map(\.name) == ["K"])
    #expect(project.problemKinds == [.manifestNotUnderstood])
  }

  @Test("that a package manager fetched is none of the project's")
  func fetched() throws {
    let project = try project([
      "a.m": "", "Pods/K/K.podspec": "Pod::Spec.new do |s|\n s.source_files = '*.m'\nend",
      "Pods/K/k.m": "",
    ])
    #expect(project.problemKinds == [.noManifest])
  }

  @Test("without any of the files that it asks for is no description of the project")
  func empty() throws {
    let project = try project([
      "K.podspec": "Pod::Spec.new do |s|\n s.source_files = 'Gone/*'\nend", "a.m": "",
    ])
    #expect(project.modules.map(\.name) == ["Sample"])
    #expect(project.problemKinds == [.noManifest, .emptyModule])
  }

  @Test(
    "has values that are bounded, however its variables double",
    arguments: [
      "a = a + a", "a = \"#{a}#{a}\"", "a += a", "a = [a, a]", "a = [a] + [a]",
    ])
  func doubling(line: String) throws {
    let text =
      "a = 'Sources'\n" + String(repeating: line + "\n", count: 100)
      + "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = a\nend\n"
    let project = try project(["Kit.podspec": text, "Sources/A.swift": ""])
    #expect(project.problemKinds.contains(.manifestNotUnderstood))
  }

  @Test("may join very many texts, and nest code in texts")
  func longSums() throws {
    let sum = String(repeating: " + 'r'", count: 100_000)
    let code = "\"#{" + String(repeating: "\"#{", count: 100_000) + "}\""
    let text = """
      Pod::Spec.new do |s|
        s.name = 'Kit'
        s.source_files = 'Sou' \(sum), 'Sources/*', 'So' 'urces/Deep/*'
        s.exclude_files = \(code)
      end
      """
    let project = try project([
      "Kit.podspec": text, "Sources/A.swift": "", "Sources/Deep/B.swift": "",
    ])
    #expect(try project.module("Kit").sources == ["Sources/A.swift", "Sources/Deep/B.swift"])
  }

  @Test("has patterns whose braces are bounded")
  func braces() {
    #expect(expandedBraces("a.{h,m}") == ["a.m", "a.h"])
    let many =
      "{" + String(repeating: ",", count: 100_000) + "}" + String(repeating: "x", count: 100_000)
    #expect(expandedBraces(many) == [many])
    #expect(expandedBraces(String(repeating: "{a,b}", count: 100)).count < 600)
  }

  @Test("may have thousands of dependencies and parts")
  func manyParts() throws {
    let dependencies = (0..<20_000).map { "  s.dependency 'D\($0)'\n" }.joined()
    let variables = (0..<3000).map { "v\($0) = 'a'\n" }.joined()
    let parts = (0..<3000).map { "  s.subspec 'S\($0)' do |p|\n    v0 = 'b'\n  end\n" }.joined()
    let project = try project([
      "Kit.podspec": variables
        + "Pod::Spec.new do |s|\n  s.name = 'Kit'\n  s.source_files = \"#{v0}.swift\"\n"
        + dependencies + parts + "  s.source_files = \"#{v0}.swift\"\nend\n",
      "a.swift": "", "b.swift": "",
    ])
    let module = try project.module("Kit")
    #expect(module.sources == ["a.swift"])
    #expect(module.dependencies.count == 20_000)
  }
}

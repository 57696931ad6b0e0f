import ProjectTestSupport
import ProjectModel
import SourceText
import Testing

@Suite("A Podfile")
struct PodfileTests {
  private static let targets = XcodeText(targets: [
    .init(name: "App", type: "application", sources: ["a.swift"]),
    .init(name: "Tests", type: "bundle.unit-test", sources: ["t.swift"]),
  ])

  private func load(_ podfile: String, more: [String: String] = [:]) throws -> ProjectDescription {
    var files = [
      "App.xcodeproj/project.pbxproj": Self.targets.text, "a.swift": "", "t.swift": "",
      "Podfile": podfile,
    ]
    files.merge(more) { $1 }
    return try project(files)
  }

  @Test(
    "is one by each name that CocoaPods finds",
    arguments: ["podfile", "Podfile.rb", "CocoaPods.podfile"])
  func names(name: String) throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": Self.targets.text, "a.swift": "", "t.swift": "",
      name: "target 'App' do\n  pod 'Kit'\nend",
    ])
    #expect(try project.module("App").dependencies.map(\.name) == ["Kit"])
    #expect(try project.module("App").dependencies.allSatisfy(\.isFetched))
  }

  @Test("that is not there leaves the pods of targets unknown which link them")
  func missing() throws {
    func isUnknown(_ linked: String, _ podfile: [String: String]) throws -> Bool {
      let xcode = XcodeText(
        targets: [
          .init(name: "App", type: "application", sources: ["a.swift"], frameworks: ["F_Pods"])
        ],
        objects:
          "F_Pods = {isa = PBXFileReference; path = \(linked); sourceTree = BUILT_PRODUCTS_DIR; };")
      let files = ["App.xcodeproj/project.pbxproj": xcode.text, "a.swift": ""]
      return try project(files.merging(podfile) { $1 }).module("App").hasUnknownDependencies
    }
    #expect(try isUnknown("Pods_App.framework", [:]))
    #expect(try isUnknown("libPods-App.a", [:]))
    #expect(try !isUnknown("Pods_App.framework", ["Podfile": "target 'App' do\n  pod 'Kit'\nend"]))
    #expect(try !isUnknown("Kit.framework", [:]))
  }

  private func pods(_ podfile: String) throws -> [[String]] {
    try load(podfile).modules.map { $0.dependencies.map(\.name) }
  }

  @Test("gives pods to the targets that a project declares, with those of targets around them")
  func pods() throws {
    let written = """
      platform :ios, '15.0'
      use_frameworks!
      def shared_pods
        pod 'Alamofire', '~> 5.0'
      end
      abstract_target 'All' do
        pod 'Swinject'
        target 'App' do
          shared_pods
          pod 'Firebase/Analytics', :configurations => ['Release']
          target 'Tests' do
            inherit! :search_paths
            pod 'Quick'
          end
        end
      end
      post_install do |installer|
        installer.pods_project.targets.each { |target| puts target }
      end
      """
    let project = try load(written)
    let app = try project.module("App").dependencies
    #expect(app.map(\.name) == ["Swinject", "Alamofire", "Firebase"])
    #expect(app.map(\.isConditional) == [false, false, true])
    #expect(app.map(\.location.line) == [7, 4, 10])
    #expect(
      try project.module("Tests").dependencies.map(\.name)
        == ["Swinject", "Alamofire", "Firebase", "Quick"])
    #expect(project.problems == [])
  }

  @Test("says whether a target takes a pod over from the one around it")
  func inherited() throws {
    let project = try load(
      """
      abstract_target 'All' do
        pod 'A'
        target :'App' do
          pod 'B'
          target :"Tests" do
            pod 'C'
          end
        end
      end
      """)
    #expect(try project.module("App").dependencies.map(\.isInherited) == [false, false])
    #expect(try project.module("Tests").dependencies.map(\.name) == ["A", "B", "C"])
    #expect(try project.module("Tests").dependencies.map(\.isInherited) == [false, true, false])
    #expect(project.problems == [])
  }

  @Test("beside a project that is not read, such as that of an example, is not read either")
  func ofExample() throws {
    let project = try project([
      "App.xcodeproj/project.pbxproj": Self.targets.text, "a.swift": "", "t.swift": "",
      "Examples/E/Podfile": "target 'E' do\n  pod 'Kit', :path => 'Kit'\nend",
      "Examples/E/E.xcodeproj/project.pbxproj": Self.targets.text,
      "Examples/E/Kit/Kit.podspec":
        "Pod::Spec.new do |s| s.name = 'Kit'\n s.source_files = '*.swift'\nend",
      "Examples/E/Kit/k.swift": "",
    ])
    #expect(project.modules.map(\.name) == ["App", "Tests"])
    #expect(project.manifests == ["App.xcodeproj/project.pbxproj"])
  }

  @Test("gives targets what stands around them, before or behind")
  func anyOrder() throws {
    let project = try load(
      """
      abstract_target 'All' do
        target 'App' do
          target 'Tests' do
            inherit! :search_paths
          end
          pod 'C'
        end
        pod 'B'
      end
      pod 'A'
      """)
    #expect(try project.module("App").dependencies.map(\.name) == ["A", "B", "C"])
    #expect(try project.module("Tests").dependencies.map(\.name) == ["A", "B", "C"])
    #expect(try project.module("Tests").dependencies.map(\.isInherited) == [false, false, true])
    #expect(try project.module("App").dependencies.map(\.isFetched) == [true, true, true])
  }

  @Test("takes over nothing where a target says so")
  func noInheritance() throws {
    let written = """
      pod 'A'
      target 'App' do
        target 'Tests' do
          inherit! :none
          pod 'B'
        end
      end
      """
    #expect(try pods(written) == [["A"], ["B"]])
  }

  @Test("leads to no pod of which only the specification is here")
  func remoteSources() throws {
    let project = try load(
      "target 'App' do\n  pod 'Kit', :podspec => 'Specs/Kit.podspec'\nend",
      more: [
        "Specs/Kit.podspec":
          "Pod::Spec.new do |s| s.name = 'Kit'\n s.source_files = '*.swift'\nend",
        "Specs/k.swift": "",
      ])
    #expect(!project.modules.map(\.name).contains("Kit"))
  }

  @Test("leads to pods of the project, which are modules")
  func localPods() throws {
    let project = try load(
      "target 'App' do\n  pod 'Kit', :path => 'Pods.local/Kit'\n  pod 'UI', path: 'UI/UI.podspec'\nend",
      more: [
        "Pods.local/Kit/Kit.podspec":
          "Pod::Spec.new do |s| s.name = 'Kit'\n s.source_files = '*.swift'\nend",
        "Pods.local/Kit/k.swift": "",
        "UI/UI.podspec": "Pod::Spec.new do |s| s.name = 'UI'\n s.source_files = '*.swift'\nend",
        "UI/u.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["App", "Kit", "Tests", "UI"])
    #expect(try project.module("App").dependencies.map(\.modules) == [["Kit"], ["UI"]])
    #expect(project.problems == [])
  }

  @Test("that is not literal is said, and the lock file tells the paths")
  func lockFile() throws {
    let project = try load(
      "local_pods.each do |name|\n  pod name, :path => name\nend\ntarget 'App' do\nend",
      more: [
        "Podfile.lock": """
        PODS:
          - Kit (1.0)
        EXTERNAL SOURCES:
          Kit:
            :path: Kit
          Other:
            :git: https://a.b/c.git
        """,
        "Kit/Kit.podspec": "Pod::Spec.new do |s| s.name = 'Kit'\n s.source_files = '*.swift'\nend",
        "Kit/k.swift": "",
      ])
    #expect(project.modules.map(\.name) == ["App", "Kit", "Tests"])
    #expect(project.problemKinds == [.manifestNotUnderstood])
    #expect(project.problems.first?.location?.line == 1)
    #expect(
      project.manifests == [
        "App.xcodeproj/project.pbxproj", "Kit/Kit.podspec", "Podfile", "Podfile.lock",
      ])
  }

  @Test(
    "says with methods and loops what targets have",
    arguments: [
      "def made(name)\n target name do\n pod \"#{name}Kit\"\n end\nend\nmade 'App'\nmade 'Tests'",
      "['App', 'Tests'].each do |name|\n target name do\n pod \"#{name}Kit\"\n end\nend",
      "all = %w[App Tests]\nall.each { |name|\n target name do\n pod name + 'Kit'\n end\n }",
    ])
  func literalMethods(written: String) throws {
    #expect(try pods(written).map { $0.first } == ["AppKit", "TestsKit"])
  }

  @Test("tells what a method or loop leaves unknown")
  func unknownMethods() throws {
    let made = try load("def made(name)\n target name do\n end\nend\nmade ENV['A']")
    #expect(made.problems.map { $0.location?.line } == [2])
    let read = try load("Dir['*'].each do |name|\n pod name\nend\ntarget 'App' do\nend")
    #expect(read.problems.map { $0.location?.line } == [1])
  }

  @Test("with methods that call each other ends")
  func circle() throws {
    #expect(
      try pods("def a\n b\n pod 'A'\nend\ndef b\n a\nend\ntarget 'App' do\n a\nend").last == [])
  }

  @Test("does not decide what the project is: a project below it is found")
  func below() throws {
    let project = try project([
      "Podfile": "target 'App' do\n pod 'A'\nend", "Cartfile": "github \"a/b\"",
      "iOS/App.xcodeproj/project.pbxproj": Self.targets.text, "iOS/a.swift": "", "iOS/t.swift": "",
    ])
    #expect(try project.module("App").dependencies.map(\.name) == ["A"])
  }

  @Test("is needed for what it says of where a pod lies that other pods name")
  func neededPlaces() throws {
    let project = try load(
      """
      target 'App' do
        pod 'Feature', :path => 'Feature'
        pod 'Kit', :path => 'Kit'
        pod 'Remote', :git => 'https://example.com/remote.git'
        pod 'Listed'
        pod 'Own', :path => 'Own'
      end
      """,
      more: [
        "Feature/Feature.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Feature'
          s.source_files = 'F/*.swift'
          s.dependency 'Kit/Core'
          s.dependency 'Remote'
          s.dependency 'Listed'
        end
        """, "Feature/F/f.swift": "",
        "Kit/Kit.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Kit'
          s.source_files = 'K/*.swift'
        end
        """, "Kit/K/k.swift": "",
        "Own/Own.podspec": """
        Pod::Spec.new do |s|
          s.name = 'Own'
          s.source_files = 'O/*.swift'
        end
        """, "Own/O/o.swift": "",
      ])
    let pods = try project.module("App").dependencies
    #expect(pods.filter(\.isNeededByBuild).map(\.name) == ["Kit", "Remote"])
    #expect(try project.module("Feature").dependencies.allSatisfy { !$0.isNeededByBuild })
  }

  @Test("may be needed for where pods lie whose podspecs are not read")
  func unreadPlaces() throws {
    func needed(_ lines: String) throws -> [String] {
      try load("target 'App' do\n\(lines)\nend", more: [:]).module("App").dependencies
        .filter(\.isNeededByBuild).map(\.name)
    }
    let kit = "pod 'Kit', :path => '../modules/kit'\npod 'Listed'\n"
    #expect(try needed(kit + "pod 'Feature', :path => '../modules/feature'") == ["Kit", "Feature"])
    #expect(try needed(kit + "pod 'Feature', :git => 'https://example.com/f.git'") == [])
  }

  @Test("speaks of the targets of the projects that it names, wherever they lie")
  func namedProjects() throws {
    let other = XcodeText(targets: [
      .init(name: "Common", sources: ["c.swift"]), .init(name: "Own", sources: ["o.swift"]),
    ])
    func names(_ project: String) throws -> [[String]] {
      let files = [
        "App/App.xcodeproj/project.pbxproj": Self.targets.text, "App/a.swift": "",
        "App/t.swift": "", "Common/Common.xcodeproj/project.pbxproj": other.text,
        "Common/c.swift": "", "Common/o.swift": "",
        "App/Podfile": """
        target 'Common' do
          pod 'Core'
          \(project)
          target 'Own' do
          end
        end
        """,
      ]
      let found = try ProjectTestSupport.project(files)
      return try ["Common", "Own"].map { try found.module($0).dependencies.map(\.name) }
    }
    #expect(try names("project '../Common/Common'") == [["Core"], ["Core"]])
    #expect(try names("project '../Common/Common.xcodeproj'") == [["Core"], ["Core"]])
    #expect(try names("xcodeproj '../Common/Common'") == [["Core"], ["Core"]])
    #expect(try names("project '../Other/Common'") == [[], []])
    #expect(try names("") == [[], []])
  }

  @Test(
    "may give pods by methods that nothing here defines",
    arguments: [
      ("local_pod 'Feature'", 1), ("shared_pods", 1), ("use_react_native!(:path => '..')", 1),
      ("local_pod 'A'\n  local_pod 'B'", 1), ("use_frameworks! :linkage => :static", 0),
      ("platform :ios, '15.0'\n  inhibit_all_warnings!", 0),
      ("script_phase :name => 'S', :script => 'true'", 0), ("puts 'x'", 0),
    ])
  func unknownMethods(call: String, count: Int) throws {
    let project = try load("target 'App' do\n  \(call)\n  pod 'A'\nend\n")
    #expect(project.problemKinds == Array(repeating: .manifestNotUnderstood, count: count))
    #expect(try project.module("App").dependencies.map(\.name) == ["A"])
  }
}

import ArchTestSupport
import Foundation
import RunTestSupport
import Testing

/// The app that the page about pods and packages speaks of, before and after the move.
@Suite("The page about moving from pods to packages")
struct PodsPageTests {
  private static let page = "\(Repository.path)/docs/how-to/pods-to-packages.md"

  private static let sources: [(String, String)] = [
    (
      "App/App.swift",
      "import Alamofire\nimport Kingfisher\nimport LocalKit\nimport SnapKit\nlet card = Card()\n"
    ),
    ("AppTests/AppTests.swift", "import OHHTTPStubs\n@testable import App\n"),
    ("LocalKit/Sources/Card.swift", "import SnapKit\npublic struct Card { public init() {} }\n"),
  ]

  private static let before: [(String, String)] = [
    (
      "Podfile",
      """
      platform :ios, '15.0'
      use_frameworks!
      target 'App' do
        pod 'Alamofire', '~> 5.9'
        pod 'SnapKit'
        pod 'OldAnalytics'
        pod 'LocalKit', :path => 'LocalKit'
        target 'AppTests' do
          inherit! :search_paths
          pod 'OHHTTPStubs/Swift'
        end
      end

      """
    ),
    (
      "LocalKit/LocalKit.podspec",
      """
      Pod::Spec.new do |s|
        s.name = 'LocalKit'
        s.version = '1.0.0'
        s.source_files = 'Sources/**/*.swift'
        s.dependency 'SnapKit'
      end

      """
    ), ("project.yml", specification(app: [], tests: "")),
  ]

  private static let after: [(String, String)] = [
    (
      "LocalKit/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "LocalKit",
        products: [.library(name: "LocalKit", targets: ["LocalKit"])],
        dependencies: [.package(url: "https://example.com/SnapKit", from: "5.7.1")],
        targets: [
          .target(
            name: "LocalKit", dependencies: [.product(name: "SnapKit", package: "SnapKit")],
            path: "Sources")
        ])

      """
    ),
    ("LocalKit/LocalKit.podspec", before[1].1),
    (
      "project.yml",
      specification(
        app: ["Alamofire", "LocalKit"], tests: "{ package: OHHTTPStubs, product: OHHTTPStubsSwift }"
      )
    ),
  ]

  private static func specification(app: [String], tests: String) -> String {
    let products = (["Kingfisher"] + app).map { "{ package: \($0) }" }.joined(separator: ", ")
    return """
      name: App
      packages:
        Kingfisher: { url: "https://example.com/Kingfisher", from: 7.0.0 }
        Alamofire: { url: "https://example.com/Alamofire", from: 5.9.1 }
        OHHTTPStubs: { url: "https://example.com/OHHTTPStubs", from: 9.1.0 }
        LocalKit: { path: LocalKit }
      targets:
        App:
          { type: application, platform: iOS, sources: App, dependencies: [\(products)] }
        AppTests:
          type: bundle.unit-test
          platform: iOS
          sources: AppTests
          dependencies: [{ target: App }\(tests.isEmpty ? "" : ", ")\(tests)]

      """
  }

  private func run(_ files: [(String, String)], _ arguments: [String]) throws -> Run {
    try withTemporaryDirectory { directory in
      for (path, text) in Self.sources + files { try directory.write(text, to: path) }
      return try archcheck(arguments + ["--no-cache"], in: directory.path)
    }
  }

  @Test("shows the pods that archcheck lists")
  func listed() throws {
    let run = try run(Self.before, ["list", "dependencies", "--declared", "--format", "csv"])
    let pods = run.output.split(separator: "\n").filter {
      $0.contains("Podfile:") || $0.contains(".podspec:")
    }.joined(separator: "\n")
    let text = try String(contentsOfFile: Self.page, encoding: .utf8)
    #expect(text.contains("```text\n\(pods)\n```"), "\(run.output)\(run.errors)")
  }

  @Test("shows what is found once the pods are gone")
  func found() throws {
    let run = try run(Self.after, ["check"])
    let text = try String(contentsOfFile: Self.page, encoding: .utf8)
    let finding = run.output.split(separator: "\n").drop { !$0.hasPrefix("info: 'App' imports") }
      .prefix(2).joined(separator: "\n")
    #expect(!finding.isEmpty && text.contains("```text\n\(finding)\n```"), "\(run.output)")
  }
}

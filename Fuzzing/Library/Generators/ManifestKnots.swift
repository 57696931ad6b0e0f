/// Writes manifests whose parts refer to each other in circles, to what is not there and to what is
/// of another kind: groups, settings, templates, constants, packages, methods.
package struct ManifestKnots {
  private let modules: [String]
  private let sources: [String]
  private var draw: Draw

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - modules: names for targets, which are also the folders of some sources.
  ///   - files: the paths of all sources.
  package init(modules: [String], files: [String], draw: Draw) {
    self.modules = modules
    sources = files
    self.draw = draw
  }

  /// The manifests of a project with their paths, each path once.
  package mutating func files() -> [(path: String, text: String)] {
    switch draw.below(10) {
    case 0, 1: xcode()
    case 2: xcode() + workspace() + pods()
    case 3, 4: bazel()
    case 5: tuist()
    case 6: pods()
    case 7: xcodeGen()
    case 8: cmake()
    default: bazel() + workspace() + xcode() + xcodeGen() + settings() + tuist()
    }
  }

  // MARK: Words

  private mutating func module() -> String { draw.text(of: modules) }

  /// A path that exists in most cases.
  private mutating func path() -> String {
    switch draw.below(10) {
    case 0: draw.one("..", ".", "", "/", "../..", "~", "Missing", "a//b", "./.", "*", "**")
    case 1, 2: module()
    default: draw.text(of: sources)
    }
  }

  /// Several of something, now and then very many.
  private mutating func some(_ most: Int, _ one: (inout ManifestKnots) -> String) -> [String] {
    let count = draw.once(in: 60) ? draw.number(in: 200...1500) : draw.below(most + 1)
    return (0..<count).map { _ in one(&self) }
  }

  private mutating func texts(_ most: Int, _ one: (inout ManifestKnots) -> String) -> String {
    some(most) { knots in "\"\(one(&knots))\"" }.joined(separator: ", ")
  }

  // MARK: Xcode

  private mutating func xcode() -> [(path: String, text: String)] {
    var project = XcodeKnots(modules: modules, files: sources, draw: draw.fork())
    let folder = draw.one("", "", "\(modules[0])/")
    let other = draw.once(in: 4) ? [("Other.xcodeproj/project.pbxproj", project.text())] : []
    var files = other + settings()
    var tree = XcodeTreeKnots(modules: modules, files: sources, draw: draw.fork())
    let isTree = draw.once(in: 2)
    if isTree { files.append(("\(folder)App.xcodeproj/project.xcproj", tree.text())) }
    // Now and then both are there.
    if !isTree || draw.once(in: 8) {
      files.append(("\(folder)App.xcodeproj/project.pbxproj", project.text()))
    }
    return files
  }

  private mutating func settings() -> [(path: String, text: String)] {
    ["a", "b", "c"].map { name in
      let lines = some(6) { knots in
        switch knots.draw.below(6) {
        case 0, 1:
          "#include\(knots.draw.one("", "?")) \"\(knots.draw.one("a", "b", "c", "x")).xcconfig\""
        case 2: "// \(knots.module())"
        default:
          "\(knots.setting())\(knots.draw.one("", "", "[sdk=*]")) = \(knots.value())"
        }
      }
      return ("\(name).xcconfig", lines.map { $0 + "\n" }.joined())
    }
  }

  private mutating func setting() -> String {
    draw.one("PRODUCT_MODULE_NAME", "PRODUCT_NAME", "A", "B", "C", "TARGET_NAME", "SRCROOT")
  }

  private mutating func value() -> String {
    some(3) { knots in
      switch knots.draw.below(4) {
      case 0: knots.module()
      case 1: "$(inherited)"
      case 2: "$($(\(knots.setting())):\(knots.draw.one("lower", "default=x", "c99extidentifier")))"
      default: "$(\(knots.setting()))"
      }
    }.joined(separator: draw.one("", "_"))
  }

  private mutating func workspace() -> [(path: String, text: String)] {
    var depth = draw.once(in: 30) ? draw.number(in: 100...400) : draw.below(5)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Workspace version = \"1.0\">\n"
    let open = depth
    while depth > 0 {
      text += "<Group location = \"\(place()):\(path())\" name = \"\(module())\">\n"
      depth -= 1
    }
    for _ in 0..<draw.below(6) {
      let target = draw.one(
        "App.xcodeproj", "Other.xcodeproj", "App.xcworkspace", "Pods/Pods.xcodeproj", module())
      text += "<FileRef location = \"\(place()):\(target)\"></FileRef>\n"
    }
    text += String(repeating: "</Group>\n", count: open) + "</Workspace>\n"
    return [("App.xcworkspace/contents.xcworkspacedata", text)]
  }

  private mutating func place() -> String {
    draw.one("group", "container", "absolute", "self", "developer", "x")
  }

  // MARK: CocoaPods

  private mutating func pods() -> [(path: String, text: String)] {
    var text = "platform :ios, '15.0'\n"
    let methods = ["one", "two", "three"]
    for name in methods {
      let calls = some(3) { knots in knots.podLine(methods) }
      text += "def \(name)\n\(calls.joined())end\n"
    }
    text +=
      "[\(texts(4) { $0.module() })].each do |name|\n  target name do\n    pod name\n  end\nend\n"
    let depth = draw.once(in: 20) ? draw.number(in: 30...200) : draw.below(4)
    for _ in 0..<depth {
      text += "\(draw.one("target", "abstract_target")) '\(module())' do\n"
      text += some(3) { knots in knots.podLine(methods) }.joined()
    }
    text += String(repeating: "end\n", count: depth)
    let lock =
      "PODS:\n  - A (1)\nDEPENDENCIES:\n  - A (from `\(path())`)\nEXTERNAL SOURCES:\n  A:\n    :path: \"\(path())\"\n"
    var others = ProjectFiles(modules: modules, names: Names(&draw), draw: draw.fork())
    return [
      ("Podfile", text), ("Podfile.lock", lock),
      ("\(modules[0])/\(modules[0]).podspec", others.podspec(modules[0])),
    ]
  }

  private mutating func podLine(_ methods: [String]) -> String {
    let line: String
    switch draw.below(8) {
    case 0, 1: line = draw.text(of: methods)
    case 2: line = "project '\(draw.one("App", "Other", "Missing/App"))'"
    case 3: line = "inherit! :\(draw.one("search_paths", "complete", "none"))"
    case 4: line = "pod '\(module())' if ENV['X']"
    case 5: line = "pod '\(module())/\(module())', :path => '\(path())'"
    default: line = "pod '\(module())', path: '\(module())'"
    }
    return "  \(line)\n"
  }

  // MARK: Bazel

  private mutating func bazel() -> [(path: String, text: String)] {
    var result = [(path: "MODULE.bazel", text: "module(name = \"x\")\n")]
    for name in ["a", "b"] { result.append(("\(name).bzl", constants())) }
    let folders = [""] + modules.prefix(3).map { "\($0)/" }
    for folder in folders {
      let rules = some(6) { knots in knots.rule() }.joined()
      result.append(("\(folder)\(draw.one("BUILD", "BUILD.bazel"))", loads() + constants() + rules))
    }
    if draw.once(in: 4) { result.append(("\(modules[0])/WORKSPACE", "")) }
    return result
  }

  private mutating func loads() -> String {
    some(3) { knots in
      let file = knots.draw.one("//:a.bzl", "//:b.bzl", ":a.bzl", "@x//:a.bzl", "a.bzl")
      return "load(\"\(file)\", \"C0\", C1 = \"C\(knots.draw.below(4))\")\n"
    }.joined()
  }

  private mutating func constants() -> String {
    loads()
      + some(5) { knots in
        "C\(knots.draw.below(4)) \(knots.draw.one("=", "+=")) \(knots.expression(3))\n"
      }.joined()
  }

  private mutating func label() -> String {
    draw.one("//\(module())", "//\(module()):\(module())", ":\(module())", "@x//:y", "//", ":", "")
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return draw.one("\"\(path())\"", "\"\(label())\"", "C\(draw.below(4))") }
    switch draw.below(9) {
    case 0, 1: return "[\(some(4) { $0.expression(depth - 1) }.joined(separator: ", "))]"
    case 2: return "\(expression(depth - 1)) + \(expression(depth - 1))"
    case 3: return "C\(draw.below(4)) + C\(draw.below(4))"
    case 4:
      return
        "select({\"//:x\": \(expression(depth - 1)), \"//conditions:default\": \(expression(depth - 1))})"
    case 5: return "glob([\"\(draw.one("**", "*", "**/*.swift", "../*", "["))\"], exclude = C0)"
    case 6: return "[x for x in \(expression(depth - 1))]"
    case 7:
      let count = draw.once(in: 10) ? draw.number(in: 40...400) : 3
      return String(repeating: draw.one("[", "(", "C0 + [", "f("), count: count)
    default: return "C\(draw.below(4))"
    }
  }

  private mutating func rule() -> String {
    switch draw.below(9) {
    case 0: return "alias(name = \"\(module())\", actual = \"\(label())\")\n"
    case 1: return "filegroup(name = \"\(module())\", srcs = [\"\(label())\", \"\(path())\"])\n"
    case 2: return "[swift_library(name = n, srcs = [n]) for n in C0]\n"
    case 3: return "def f(name, **kwargs):\n  f(name)\n  swift_library(name = name)\n"
    default:
      let name = draw.one(
        "swift_library", "objc_library", "cc_library", "swift_test", "my_macro", "ios_unit_test")
      return """
        \(name)(
            name = "\(module())",
            srcs = \(expression(2)),
            hdrs = \(draw.one("[]", "glob([\"**/*.h\"])")),
            deps = \(expression(2)) + ["\(label())"],
        )

        """
    }
  }

  // MARK: XcodeGen

  private mutating func xcodeGen() -> [(path: String, text: String)] {
    var writer = ProjectFiles(modules: modules, names: Names(&draw), draw: draw.fork())
    var text =
      "name: Knots\ninclude: [\(draw.one("", "other.yml", "project.yml", "{path: other.yml}"))]\n"
    for kind in ["targetTemplates", "schemeTemplates", "settingGroups"] {
      text += "\(kind):\n"
      for name in ["T", "U", "V"] {
        text += "  \(name):\n    templates: [\(draw.one("", "T", "U", "T, U", "V, V, U"))]\n"
        text += "    groups: [T, U]\n    sources: [\"${\(draw.one("s", "target_name", "t"))}\"]\n"
        text += "    templateAttributes: { s: \"${t}${t}${s}\", t: \"\(path())\" }\n"
      }
    }
    text += "targets:\n"
    for module in modules {
      text +=
        "  \(module):\n    type: \(draw.one("framework", "application", "tool", "bundle.unit-test"))\n"
      text += "    platform: \(draw.one("iOS", "[iOS, macOS]"))\n    templates: [T, U]\n"
      text +=
        "    sources: [{ path: \"\(path())\", excludes: [\"\(draw.one("**", "*.swift", "["))\"] }]\n"
      text += "    dependencies: [{ target: \(self.module()) }, { target: X/\(self.module()) }]\n"
    }
    text += "projectReferences: { X: { path: \(draw.one("App", "Other", "Knots")).xcodeproj } }\n"
    return [("project.yml", text), ("other.yml", draw.percent(50) ? text : writer.xcodeGen())]
  }

  // MARK: CMake

  private mutating func cmake() -> [(path: String, text: String)] {
    var result: [(path: String, text: String)] = []
    for folder in [""] + modules.prefix(3).map({ "\($0)/" }) {
      let commands = some(14) { knots in knots.cmakeCommand(2) + "\n" }.joined()
      result.append(("\(folder)CMakeLists.txt", commands))
    }
    return result + [("x.cmake", some(8) { knots in knots.cmakeCommand(2) + "\n" }.joined())]
  }

  private mutating func cmakeCommand(_ depth: Int) -> String {
    let variable = draw.one("A", "B", "C", "CMAKE_CURRENT_SOURCE_DIR", "ARGN")
    let words = some(5) { knots in
      knots.draw.one(
        knots.path(), knots.module(), "${A}", "${${B}}", "\"${C};x\"",
        "$<TARGET_OBJECTS:\(knots.module())>")
    }.joined(separator: " ")
    let body = depth > 0 ? some(3) { knots in knots.cmakeCommand(depth - 1) + "\n" }.joined() : ""
    switch draw.below(14) {
    case 0: return "set(\(variable) \(words)\(draw.one("", " PARENT_SCOPE", " CACHE STRING \"\"")))"
    case 1: return "set(\(variable) ${\(variable)} ${\(variable)} \(words))"
    case 2:
      return "list(\(draw.one("APPEND", "PREPEND", "REMOVE_ITEM", "FILTER")) \(variable) \(words))"
    case 3:
      return
        "foreach(\(variable) \(draw.one("", "IN LISTS A B ITEMS", "RANGE")) \(words))\n\(body)endforeach()"
    case 4: return "if(\(words))\n\(body)else()\n\(body)endif()"
    case 5:
      return "\(draw.one("function", "macro"))(f\(draw.below(3)) \(variable))\n\(body)endfunction()"
    case 6: return "f\(draw.below(3))(\(words))"
    case 7: return "include(\(draw.one("x.cmake", "CMakeLists.txt", "../x.cmake", words)))"
    case 8: return "add_subdirectory(\(draw.one(".", "..", module(), module())))"
    case 9:
      return
        "file(\(draw.one("GLOB", "GLOB_RECURSE")) \(variable) \(draw.one("*", "**/*.swift", "[", "../*", words)))"
    case 10: return "target_link_libraries(\(module()) \(words))"
    case 11: return "add_library(\(module()) ALIAS \(module()))"
    default:
      return "\(draw.one("add_library", "add_executable", "target_sources"))(\(module()) \(words))"
    }
  }

  // MARK: Tuist

  private mutating func tuist() -> [(path: String, text: String)] {
    let helpers = """
      import ProjectDescription

      public let shared: [TargetDependency] = \(draw.one("shared + shared", "[.external(name: \"X\")]", "[]"))
      extension Target {
        public static func make(_ name: String, _ deps: [TargetDependency] = shared) -> Target {
          \(draw.one("", "return make(name, deps)", "let more = deps + deps"))
          return .target(name: name, destinations: .iOS, product: .\(draw.one("framework", "app")),
            bundleId: "x.\\(name)", sources: ["\\(name)/**", "\(path())"], dependencies: deps)
        }
      }
      public enum Module: String, CaseIterable {
        case \(modules.joined(separator: ", "))
        public var target: Target { .make(rawValue, \(draw.one("[]", "Module.allCases.map { .target(name: $0.rawValue) }"))) }
      }

      """
    let project = """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let targets: [Target] = \(draw.one("Module.allCases.map(\\.target)", "[\(modules.map { ".make(\"\($0)\")" }.joined(separator: ", "))]"))
      let project = Project(
        name: "\(module())", packages: [.local(path: "\(path())")],
        targets: targets + [.target(name: "\(module())", product: .unitTests, sources: .paths(["\(path())"]),
          dependencies: [.target(name: "\(module())"), .project(target: "\(module())", path: "\(path())")])])

      """
    let workspace =
      "import ProjectDescription\nlet workspace = Workspace(name: \"W\", projects: [\"\(draw.one(".", "**", module()))\", \"\(path())\"])\n"
    return [
      ("Tuist/ProjectDescriptionHelpers/Module.swift", helpers), ("Project.swift", project),
      ("Tuist.swift", "import ProjectDescription\nlet tuist = Tuist()\n"),
      ("Workspace.swift", workspace), ("\(modules[0])/Project.swift", project),
    ]
  }
}

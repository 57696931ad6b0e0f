import ArchTestSupport
import ProjectModel
import SourceFacts
import SourceText
import SwiftFrontend
import Testing

@testable import Analyzer

@Suite("What is known of the standard library without a project")
struct LibraryInterfaceTests {
  @Test(
    "is what a project finds out for itself",
    arguments: [
      "",
      "struct Array {}\nstruct Element {}\nprotocol Sequence { associatedtype Iterator }",
      "extension Array { struct Index {}\n  typealias Element = Int }",
      "extension Data { struct Index {} }\nextension Sequence { typealias Key = Data }",
      "extension URL: Collection { struct Iterator {} }\nextension Duration { struct Key {} }",
    ])
  func agrees(text: String) throws {
    let (known, own) = (
      table(text, SwiftProject.library), table(text, .unread(standardLibraryFacts))
    )
    let unit = try #require(known.declarations.library?.units.lowerBound)
    #expect(known.types.extended == own.types.extended)
    #expect(known.types.aliasTargets == own.types.aliasTargets)
    #expect(known.types.supertypes == own.types.supertypes)
    #expect(known.types.constraints == own.types.constraints)
    var (one, other) = (
      TypeResolver(table: known, unit: unit), TypeResolver(table: own, unit: unit)
    )
    var resolved = 0
    for index in standardLibraryFacts.types.indices {
      let (left, right) = (one.meaning(of: ID(index)), other.meaning(of: ID(index)))
      #expect(left.name == right.name && left.types == right.types)
      if !left.types.isEmpty { resolved += 1 }
    }
    #expect(resolved > standardLibraryFacts.types.count / 3)
  }

  @Test("says nothing of names that the library does not declare")
  func undeclared() throws {
    let text = "struct Array {}\nextension Data { func size() -> Array { Array() } }\n"
    let facts = SwiftProject.facts(of: text, path: "Swift.swift")
    let table = table("extension Data { struct Page {} }", LibraryInterface(facts))
    let unit = try #require(table.declarations.library?.units.lowerBound)
    let known = facts.types.indices.filter {
      table.knownMeaning(of: ID($0), in: unit) != nil
    }
    #expect(known.compactMap { facts.types[$0].name }.map { facts[$0] } == ["Array"])
    #expect(table.knownMeaning(of: ID(0), in: ID(0)) == nil)
  }

  private func table(_ text: String, _ library: LibraryInterface) -> SymbolTable {
    makeSymbolTable(
      units: [
        SourceUnit(
          path: "M/File.swift", module: ModuleID(0), byteCount: text.utf8.count,
          facts: SwiftProject.facts(of: text, path: "M/File.swift"))
      ],
      modules: [
        ModuleDescription(
          name: "M", role: .production, kind: .library, package: "Package", folder: "M",
          location: SourceLocation(path: "Package.swift", line: 1), sources: ["M/File.swift"])
      ], library: library)
  }
}

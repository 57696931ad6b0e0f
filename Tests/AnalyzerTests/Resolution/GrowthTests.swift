import Testing

@Suite("Programs that are large in one respect")
struct GrowthTests {
  @Test("a long chain of classes ends somewhere")
  func superclasses() {
    let classes = (1...3000).map { "class C\($0): C\($0 - 1) {}" }.joined(separator: "\n")
    let found = references(
      "class C0 {}\n\(classes)\nclass D { func own() {} }\nclass E: D { func run() { own() } }")
    #expect(found.last?.hasSuffix("own -> M.D") == true)
    #expect(found.count == 3002)
  }

  @Test("types that many files declare alike have each supertype once")
  func namesakes() {
    let names = ["A", "B", "C", "D"]
    let files = (0..<400).map { number in
      let clauses = names.enumerated().map { index, name in
        let others = (1..<4).map { names[(index + $0) % 4] }.joined(separator: ", ")
        return "\(number % 2 == 0 ? "protocol" : "extension") \(name): \(others) {}"
      }
      return "--- M/F\(number).swift\n\(clauses.joined(separator: "\n"))"
    }
    let found = edges(files.joined(separator: "\n"))
    #expect(found.count == 12)
  }

  @Test("an operator of many types means that of its operands")
  func operators() {
    let types = (0..<500).map { number in
      """
      struct T\(number) { static func + (left: T\(number), right: Int) -> T\(number) { left } }
      func run\(number)(_ value: T\(number)) { _ = value + 1 }
      """
    }.joined(separator: "\n")
    let found = edges(types)
    #expect(found.count == 500)
    #expect(found.contains("M.run7 -> M.T7"))
  }

  @Test("private declarations of one name in many files mean that of their file")
  func privateNamesakes() {
    let files = (0..<300).map { number in
      """
      --- M/F\(number).swift
      private enum Constants { static let depth = \(number) }
      func run\(number)() -> Int { Constants.depth }
      """
    }.joined(separator: "\n")
    let found = edges(files)
    #expect(found.count == 300)
    #expect(found.contains("M.run7 -> M.Constants@M/F7.swift"))
  }
}

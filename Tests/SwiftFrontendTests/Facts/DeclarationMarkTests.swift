import SourceFacts
import SourceText
import Testing

@Suite("Marks of declarations")
struct DeclarationMarkTests {
  private func marks(_ text: String, _ path: String) -> DeclarationMarks? {
    Reading(text).declaration(path)?.marks
  }

  @Test(
    "tell what modifiers say",
    arguments: [
      ("static func f() {}", DeclarationMarks.isStatic), ("class func f() {}", .isStatic),
      ("final func f() {}", .isFinal), ("override func f() {}", .isOverride),
      ("mutating func f() {}", .isMutating), ("nonisolated func f() {}", .isNonisolated),
      ("func f() async {}", .isAsync), ("func f() throws {}", .isThrowing),
      ("func f() throws(E) {}", .isThrowing), ("func f() rethrows {}", .isThrowing),
      ("prefix func f() {}", .isOperator), ("@objc func f() {}", .isObjC),
      ("@objc(g:) func f() {}", .isObjC), ("public func f() {}", []),
    ] as [(String, DeclarationMarks)])
  func modifiers(text: String, mark: DeclarationMarks) {
    #expect(marks("class C { \(text) }", "C.f") == mark)
  }

  @Test(
    "tell how a variable is stored",
    arguments: [
      ("var v: Int", []), ("let v: Int", .isConstant), ("var v = 1", .hasInitialValue),
      ("lazy var v = 1", [.isLazy, .hasInitialValue]),
      ("weak var v: C?", .isWeak), ("unowned(safe) let v: C", [.isUnowned, .isConstant]),
      ("var v: Int { 1 }", .isComputed), ("var v: Int { get { 1 } set {} }", .isComputed),
      ("var v = 1 { didSet {} }", .hasInitialValue),
      ("var v = 1 { willSet {} }", .hasInitialValue),
      ("var v: Int { get async throws { 1 } }", [.isComputed, .isAsync, .isThrowing]),
    ] as [(String, DeclarationMarks)])
  func storage(text: String, mark: DeclarationMarks) {
    #expect(marks("class C { \(text) }", "C.v") == mark)
  }

  @Test(
    "tell what says nothing but nil",
    arguments: [
      ("var v: C? { nil }", true), ("var v: C? { return nil }", true),
      ("var v: C? { get { nil } }", true), ("var v: C? { get { return nil } set {} }", true),
      ("var v: C? = nil", true), ("var v: C?", false), ("var v: C? { a ?? nil }", false),
      ("var v: C? { a(); return nil }", false), ("var v: C? { get { a } set { nil } }", false),
      ("func v() -> C? { nil }", true), ("func v() -> C? { a(nil) }", false),
    ])
  func nilOnly(text: String, isNil: Bool) {
    #expect(marks("class C { \(text) }", "C.v")?.contains(.returnsNil) == isNil)
  }

  @Test("tell failable, convenience and required initialisers")
  func initializers() {
    #expect(marks("class C { convenience init?() {} }", "C.init") == [.isConvenience, .isFailable])
    #expect(
      marks("class C { required init!() throws {} }", "C.init") == [
        .isRequired, .isFailable, .isThrowing,
      ])
  }

  @Test("tell operators by their name, also outside ASCII")
  func operators() {
    #expect(marks("func ≠ (a: A, b: A) {}", "≠") == .isOperator)
    #expect(marks("func == (a: A, b: A) {}", "==") == .isOperator)
    #expect(marks("func é(a: A, b: A) {}", "é") == [])
    #expect(marks("func `+`(a: A) {}", "+") == [])
  }

  @Test("tell requirements of protocols, not the members of their extensions")
  func requirements() {
    let reading = Reading(
      """
      protocol P { var a: Int { get }; func b(); init(); subscript(i: Int) -> Int { get }
        associatedtype C; typealias D = Int }
      extension P { func e() {} }
      """)
    let required = reading.facts.declarations.indices.filter {
      reading.facts.declarations[$0].marks.contains(.isRequirement)
    }
    #expect(
      required.map { reading.path(ID($0)) }
        == ["P.a", "P.b", "P.init", "P.subscript", "P.C"])
  }

  @Test("tell previews by macro and by protocol")
  func previews() {
    #expect(marks("#Preview { A() }", "Preview") == .isPreview)
    #expect(marks("#Preview(\"x\", traits: .a) { A() }", "Preview") == .isPreview)
    #expect(marks("#Other { A() }", "Other") == [])
    #expect(marks("struct A_Previews: PreviewProvider {}", "A_Previews") == .isPreview)
    #expect(marks("struct B: SwiftUI.PreviewProvider {}", "B") == .isPreview)
    #expect(marks("struct PreviewProvider: View {}", "PreviewProvider") == [])
  }

  @Test("of enum cases are static and may be indirect")
  func enumCases() {
    #expect(marks("enum E { indirect case a(E) }", "E.a") == [.isStatic, .isIndirect])
  }

  @Test("of a type do not depend on @objc of its members")
  func objC() {
    #expect(marks("@objcMembers class C {}", "C") == .isObjC)
    #expect(marks("class C { @objc var a = 1 }", "C") == [])
  }
}

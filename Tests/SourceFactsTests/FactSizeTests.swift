import SourceFacts
import Testing

@Suite("Facts in memory")
struct FactSizeTests {
  @Test("take as many bytes as their packed parts: a project has millions of them")
  func sizes() {
    #expect(MemoryLayout<Operand>.stride == 4)
    #expect(MemoryLayout<ContextFact>.stride == 12)
    #expect(MemoryLayout<BindingFact>.stride == 28)
    #expect(MemoryLayout<ExpressionFact>.stride == 52)
    #expect(MemoryLayout<TypeFact>.stride == 36)
    #expect(MemoryLayout<DeclarationFact>.stride == 104)
  }
}

import ArchModel

extension ClangFileReader {
  /// Sets the name that a macro such as `NS_SWIFT_NAME(Name)` says.
  func setSwiftName(of index: DeclarationIndex, macros: [Int]) {
    guard let name = writtenSwiftName(macros, own: facts.declarations[Int(index)].name) else {
      return
    }
    facts.declarations[Int(index)].otherName = names.id(of: name.base)
  }

  func setSwiftName(ofMethod index: DeclarationIndex, _ head: MethodHead) {
  }

  func setSwiftNames(ofCases cases: [DeclarationIndex], in index: DeclarationIndex) {
  }

  func writtenSwiftName(_ macros: [Int], own: NameID) -> (base: String, labels: [String]?)? {
    nil
  }
}

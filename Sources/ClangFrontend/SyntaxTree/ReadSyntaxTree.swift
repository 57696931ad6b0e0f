import CLibclang

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Parses a file with the project's headers and reads what its names refer to.
///
/// libclang may crash on it or never return, so this belongs into a process of its own; and its
/// trees are walked with a stack of many megabytes. All that libclang keeps for the file is freed.
package func readSyntaxTree(
  _ request: SyntaxTreeRequest, library: ClangLibrary
) -> SyntaxTreeAnswer {
  let clang = library.functions.table.pointee
  guard let index = clang.createIndex(0, 0) else { return .failure("could not be set up") }
  defer { clang.disposeIndex(index) }
  let path = request.absolutePath(of: request.path)
  let arguments = syntaxTreeArguments(request).map { strdup($0) }
  defer { for argument in arguments { free(argument) } }
  var unit: CXTranslationUnit?
  let words = arguments.map { UnsafePointer($0) }
  let status = clang.parseTranslationUnit2(
    index, path, words, Int32(words.count), nil, 0, UInt32(CLibclangKeepGoing), &unit)
  guard status == 0, let unit else {
    return .failure(status == crashedStatus ? "crashed" : "could not read it")
  }
  defer { clang.disposeTranslationUnit(unit) }
  guard let file = clang.getFile(unit, path) else { return .failure("could not read it") }
  var size = 0
  guard let text = clang.getFileContents(unit, file, &size) else {
    return .failure("could not read it")
  }
  let collector = ReferenceCollector(
    clang: library.functions, root: request.root, mainFile: file,
    text: UnsafeRawBufferPointer(start: text, count: size))
  withExtendedLifetime(collector) {
    let data = Unmanaged.passUnretained(collector).toOpaque()
    _ = clang.visitChildren(clang.getTranslationUnitCursor(unit), visit, data)
  }
  return .references(collector.references())
}

/// What parsing returns where libclang survived a crash of its own.
private let crashedStatus: Int32 = 2

/// Hands a cursor to the collector.
private func visit(cursor: CXCursor, parent: CXCursor, data: CXClientData?) -> Int32 {
  guard let data else { return Int32(CLibclangVisitBreak) }
  let collector = Unmanaged<ReferenceCollector>.fromOpaque(data).takeUnretainedValue()
  let isWanted = collector.take(cursor, below: parent)
  return Int32(isWanted ? CLibclangVisitRecurse : CLibclangVisitContinue)
}

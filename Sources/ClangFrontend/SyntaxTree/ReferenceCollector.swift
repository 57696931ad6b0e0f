import CLibclang
import SourceFacts

/// Collects what the names of one file refer to, cursor by cursor.
final class ReferenceCollector {
  /// A reference whose target's file is a number.
  private struct Row: Hashable {
    var offset: UInt32
    var file: Int
    var targetOffset: UInt32
  }

  private let library: LoadedFunctions
  private var clang: CLibclang { library.table.pointee }
  private let mainFile: CXFile
  private let text: UnsafeRawBufferPointer
  private var files: ProjectFileNumbers
  private var rows: Set<Row> = []
  /// The name of a type seen last, for constructors called by a declaration.
  private var lastType: (name: String, offset: UInt32)?

  /// Makes a collector.
  ///
  /// - Parameters:
  ///   - root: the absolute path of the project's root.
  ///   - mainFile: the file whose names are wanted.
  ///   - text: what it holds.
  init(clang: LoadedFunctions, root: String, mainFile: CXFile, text: UnsafeRawBufferPointer) {
    library = clang
    self.mainFile = mainFile
    self.text = text
    files = ProjectFileNumbers(root: root, library: clang)
  }

  /// What was collected, sorted.
  func references() -> [SyntaxTreeReference] {
    rows.map { row in
      SyntaxTreeReference(
        offset: row.offset, targetPath: files.paths[row.file], targetOffset: row.targetOffset)
    }.sorted()
  }

  /// Takes a cursor; whether those below it are wanted too.
  func take(_ cursor: CXCursor, below parent: CXCursor) -> Bool {
    guard let offset = offset(of: cursor) else {
      // A declaration of a header; anything else may hold names from the arguments of a macro.
      return parent.kind != CursorKind.translationUnit
        && parent.kind != CursorKind.translationUnit14
    }
    if CursorKind.isReference(cursor.kind) {
      takeReference(cursor, at: offset)
    } else if cursor.kind == CursorKind.call {
      takeConstructor(cursor, below: parent, at: offset)
    }
    return true
  }

  private func takeReference(_ cursor: CXCursor, at offset: UInt32) {
    guard let referenced = referenced(by: cursor), let target = target(of: referenced) else {
      return
    }
    let name = library.text(clang.getCursorSpelling(referenced))
    guard isWritten(name, at: offset) else { return }
    if cursor.kind == CursorKind.typeReference || cursor.kind == CursorKind.templateReference {
      lastType = (name, offset)
    }
    add(target, at: offset)
  }

  /// A constructor has no name of its own in the text: it is called where its type is written, by a
  /// declaration too.
  private func takeConstructor(_ cursor: CXCursor, below parent: CXCursor, at offset: UInt32) {
    let referenced = clang.getCursorReferenced(cursor)
    guard referenced.kind == CursorKind.constructor else { return }
    let spelling = library.text(clang.getCursorSpelling(referenced))
    let name = String(spelling.prefix { $0 != "<" })
    var offset = offset
    if !isWritten(name, at: offset) {
      let calls = [CursorKind.variable, CursorKind.field, CursorKind.newExpression]
      guard calls.contains(parent.kind), let lastType, lastType.name == name,
        let start = self.offset(of: clang.getRangeStart(clang.getCursorExtent(parent))),
        start <= lastType.offset
      else { return }
      offset = lastType.offset
    }
    if let target = target(of: referenced) { add(target, at: offset) }
  }

  private func add(_ target: CXCursor, at offset: UInt32) {
    var file: CXFile?
    var targetOffset: UInt32 = 0
    clang.getFileLocation(clang.getCursorLocation(target), &file, nil, nil, &targetOffset)
    guard let file, let number = files.number(of: file) else { return }
    rows.insert(Row(offset: offset, file: number, targetOffset: targetOffset))
  }

  // MARK: - Declarations

  /// The declaration that a name stands for; `nil` for none and for several.
  private func referenced(by cursor: CXCursor) -> CXCursor? {
    let referenced = clang.getCursorReferenced(cursor)
    guard referenced.kind == CursorKind.overloadedReference else {
      return clang.isDeclaration(referenced.kind) != 0 ? referenced : nil
    }
    guard clang.getNumOverloadedDecls(referenced) == 1 else { return nil }
    return clang.getOverloadedDecl(referenced, 0)
  }

  /// The declaration that others know: of a type its definition, of a function the one that came
  /// first; `nil` for what only the file itself can name, and for a type that is only announced.
  private func target(of declaration: CXCursor) -> CXCursor? {
    if CursorKind.isNoTarget(declaration.kind) { return nil }
    let parent = clang.getCursorSemanticParent(declaration)
    if declaration.kind == CursorKind.variable, CursorKind.isFunction(parent.kind) { return nil }
    if CursorKind.isType(declaration.kind) {
      return definition(of: declaration)
        ?? definition(of: clang.getSpecializedCursorTemplate(declaration))
    }
    let first = clang.getCanonicalCursor(declaration)
    let isFriend =
      CursorKind.isType(clang.getCursorLexicalParent(first).kind)
      && clang.equalCursors(clang.getCursorLexicalParent(first), parent) == 0
      && CursorKind.isFunction(first.kind) && !CursorKind.isType(parent.kind)
    return isFriend ? definition(of: declaration) ?? declaration : first
  }

  private func definition(of declaration: CXCursor) -> CXCursor? {
    let definition = clang.getCursorDefinition(declaration)
    return clang.Cursor_isNull(definition) != 0 || clang.isDeclaration(definition.kind) == 0
      ? nil : definition
  }

  // MARK: - Places

  /// Where a cursor stands in the main file, in the arguments of a macro too; `nil` elsewhere.
  private func offset(of cursor: CXCursor) -> UInt32? {
    offset(of: clang.getCursorLocation(cursor))
  }

  private func offset(of location: CXSourceLocation) -> UInt32? {
    var file: CXFile?
    var offset: UInt32 = 0
    clang.getFileLocation(location, &file, nil, nil, &offset)
    return clang.File_isEqual(file, mainFile) != 0 ? offset : nil
  }

  /// Whether a name stands at an offset; those of operators are written in many ways.
  private func isWritten(_ name: String, at offset: UInt32) -> Bool {
    if name.isEmpty { return false }
    if name.hasPrefix("operator"), let last = name.utf8.last, !isNameByte(last) { return true }
    let start = Int(offset)
    let end = start + name.utf8.count
    guard end <= text.count, text[start..<end].elementsEqual(name.utf8) else { return false }
    return end == text.count || !isNameByte(text[end])
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

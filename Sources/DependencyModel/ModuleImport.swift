import ProjectModel
import SourceFacts

/// An import statement of a file.
package struct ModuleImport: Hashable, Sendable {
  /// The file that it stands in.
  package var file: FileID
  /// The imported module's name (the first component of the path).
  package var module: String
  /// The whole path as written, such as `Foundation.NSDate`.
  package var path: String
  /// The module of the project that it names; `nil` when it is external.
  package var target: ModuleID?
  /// The only declaration that it names, as `import struct M.Name` does; `nil` where it names all of the module.
  package var declaration: String?
  /// UTF-8 offset of the module's name.
  package var offset: UInt32
  /// Whether `@_exported` hands the module on to importers of this one.
  package var isReexported: Bool
  /// Whether it is `@testable`.
  package var isTestable: Bool
  /// The access level written before `import`; `nil` where none is.
  package var access: AccessLevel?
  /// The `#if` condition under which it is there.
  package var condition: ConditionID

  /// Makes an import.
  package init(
    file: FileID, module: String, path: String, target: ModuleID?, offset: UInt32,
    isReexported: Bool, isTestable: Bool, access: AccessLevel? = nil,
    condition: ConditionID = .always
  ) {
    self.file = file
    self.module = module
    self.path = path
    self.target = target
    self.offset = offset
    self.isReexported = isReexported
    self.isTestable = isTestable
    self.access = access
    self.condition = condition
  }
}

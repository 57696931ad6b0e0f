import ProjectModel

/// The texts below the project's root that rules compare the code with.
package struct ProjectDocuments: Sendable {
  /// The largest document that is read, in bytes.
  private static let sizeLimit = 4 << 20

  package let root: ProjectRoot

  /// The text at a path relative to the root; `nil` where there is none that is UTF-8, small enough
  /// and below the root, links followed.
  package func text(of path: String) -> String? {
    guard let inside = ProjectPath.resolve(path, from: ""), root.isInside(inside) else {
      return nil
    }
    do throws(FileSystemError) {
      return String(validating: try root.files.read(inside, Self.sizeLimit), as: UTF8.self)
    } catch {
      // The rule reports what it cannot read.
      return nil
    }
  }
}

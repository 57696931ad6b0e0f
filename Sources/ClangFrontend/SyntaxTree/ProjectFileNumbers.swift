import CLibclang

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a project that libclang met, by number.
struct ProjectFileNumbers {
  /// The paths, relative to the root.
  private(set) var paths: [String] = []
  private let prefix: String
  private let library: LoadedFunctions
  /// The number of each file met; `nil` for those outside of the project.
  private var numbers: [UnsafeMutableRawPointer: Int?] = [:]
  private var numberOfPath: [String: Int] = [:]

  /// Makes an empty table for the project at an absolute path without symbolic links.
  init(root: String, library: LoadedFunctions) {
    prefix = root == "/" ? root : root + "/"
    self.library = library
  }

  /// The number of a file; `nil` when it lies outside of the project.
  mutating func number(of file: CXFile) -> Int? {
    if let known = numbers[file] { return known }
    let number = path(of: file).map { path in
      let number = numberOfPath[path] ?? paths.count
      if number == paths.count {
        numberOfPath[path] = number
        paths.append(path)
      }
      return number
    }
    numbers[file] = .some(number)
    return number
  }

  private func path(of file: CXFile) -> String? {
    let name = library.text(library.table.pointee.getFileName(file))
    guard let real = realpath(name, nil) else { return nil }
    defer { free(real) }
    let path = String(cString: real)
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

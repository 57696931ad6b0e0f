import ClangFrontend
import GitFiles
import Parallelism
import ProjectModel

/// The libclang of a run, loaded when a file has to be read by it: that takes longer than to read dozens of
/// files, and which one it would be an earlier run has often told.
final class ClangOnDemand: Sendable {
  private let surroundings: Surroundings
  /// The variables that decide which one it is.
  let variables: [String: String]
  private let load: Once<Result<ClangLibrary, ClangLibraryError>>
  private let known: Once<ClangIdentity?>

  /// That of a run on a project, which has no say in it: of the folders of `PATH`, its own do not count.
  init(for root: ProjectRoot) {
    let surroundings = root.surroundings
    self.surroundings = surroundings
    var variables = surroundings.variables(ClangLibrary.variables)
    let depth = root.place.folderInRepository.map { ProjectPath.components($0).count } ?? 0
    let top = (0..<depth).reduce(root.path) { path, _ in ProjectPath.folder(of: path) }
    variables["PATH"] = variables["PATH"].map {
      SearchPath($0, outside: top.isEmpty ? "/" : top).variable
    }
    let trusted = variables
    self.variables = trusted
    load = Once {
      do throws(ClangLibraryError) {
        return .success(try ClangLibrary.load(environment: trusted))
      } catch {
        return .failure(error)
      }
    }
    known = Once {
      surroundings.history?.library(
        for: trusted, watching: ClangLibrary.watchedPaths)
    }
  }

  /// Which one it is, loaded only where no earlier run has told; `nil` where there is none.
  var identity: ClangIdentity? {
    if let known = known.value { return known }
    return loaded.map { ClangIdentity(path: $0.path, version: $0.version) }
  }

  /// The library; `nil` where there is none.
  var loaded: ClangLibrary? {
    if case .success(let library) = load.value { return library }
    return nil
  }

  /// Whether the library that was loaded is the one that `identity` tells.
  var isAsKnown: Bool { loaded?.version == identity?.version }

  /// Why there is none; `nil` where there is one, or where none was asked for.
  var error: ClangLibraryError? {
    if case .failure(let error)? = load.valueIfMade { return error }
    return nil
  }

  /// Lets later runs know which one it was, and that what this run says depends on it.
  func noteDependence() {
    for path in ClangLibrary.watchedPaths { surroundings.depend(onStampOf: path) }
    guard error == nil, let identity else { return }
    surroundings.depend(onStampOf: identity.path)
    surroundings.history?.keep(
      library: identity, for: variables, watching: ClangLibrary.watchedPaths)
  }
}

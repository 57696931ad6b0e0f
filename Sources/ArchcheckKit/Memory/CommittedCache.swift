import FactsCache
import GitFiles
import ProjectModel

extension Surroundings {
  /// Why the cache in a folder is not to be believed; `nil` where nothing speaks against it.
  ///
  /// A cache is believed: what it says of a file is not looked up in the file. Where git tracks files in its
  /// folder, they come from whoever changes the project, so that a pull request could answer for its own code.
  /// No name is looked for, since file systems differ in which names are the same.
  ///
  /// - Parameter folder: an absolute path, or one that the process understands.
  package func distrust(ofCacheIn folder: String) -> CacheTrouble? {
    let files: FileSystem
    do throws(FileSystemError) {
      files = try self.files(below: folder)
    } catch {
      // There is none yet.
      return nil
    }
    guard let place = GitRepository.folder(of: files), let repository = GitRepository(around: files)
    else { return nil }
    return place.isEmpty || repository.tracksBelow("") ? .committed(folder: folder) : nil
  }
}

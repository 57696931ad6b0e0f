import SourceText

/// The files of a project, seen from its root: the only way in which archcheck reads anything.
///
/// Paths are relative to the root, separated by `/`, `""` being the root itself. A path may begin with
/// `../` or `/`; only git's own files above the root are read that way. The closures may be called
/// from any thread.
package struct FileSystem: Sendable {
  /// What stands behind a name in a folder.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic link and what it ends at.
    case link(LinkTarget)
    /// A socket, a pipe or a device: never read.
    case other
  }

  /// What a symbolic link ends at after all links are followed.
  package enum LinkTarget: Hashable, Sendable {
    /// A file below the root, with its path free of links.
    case file(String)
    /// A folder below the root, with its path free of links.
    case folder(String)
    /// Something outside of the root.
    case outside
    /// Nothing.
    case missing
    /// The link itself, over one or more links.
    case loop
  }

  /// The identity of a file or folder: two names with one identity are the same thing on disk.
  package struct Identity: Hashable, Sendable {
    /// Number of the device.
    package var device: UInt64
    /// Number of the file on its device.
    package var inode: UInt64

    /// Makes an identity.
    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// A name in a folder.
  package struct Entry: Hashable, Sendable {
    /// The name, without the folder.
    package var name: String
    /// What stands behind it.
    package var kind: Kind
    /// Size in bytes, that of a link's target for a link to a file; 0 for anything but a file.
    package var size: Int
    /// Identity of the file or folder, of the target for a link; `nil` where there is no target.
    package var identity: Identity?

    /// Makes an entry.
    package init(name: String, kind: Kind, size: Int = 0, identity: Identity? = nil) {
      self.name = name
      self.kind = kind
      self.size = size
      self.identity = identity
    }
  }

  /// What a folder holds.
  package struct Listing: Hashable, Sendable {
    /// The names that are UTF-8, sorted by bytes, without `.` and `..`.
    package var entries: [Entry]
    /// Names that are not UTF-8, repaired for display, sorted.
    package var undecodableNames: [String]

    /// Makes a listing; the entries are already sorted.
    package init(entries: [Entry], undecodableNames: [String] = []) {
      self.entries = entries
      self.undecodableNames = undecodableNames
    }
  }

  /// What a file holds, by its name.
  package struct Content: Hashable, Sendable {
    /// Equal for equal bytes.
    package var id: ContentID
    /// The number of its bytes; `nil` where it is not known.
    package var size: Int?

    /// Makes a content.
    package init(id: ContentID, size: Int?) {
      self.id = id
      self.size = size
    }
  }

  /// The absolute path of the root, free of symbolic links.
  package var rootPath: String
  /// What a folder holds; links in the path itself are followed.
  package var list: @Sendable (_ folder: String) throws(FileSystemError) -> Listing
  /// The kind of what stands at a path (links are followed: never `link`), `nil` when there is nothing.
  package var kind: @Sendable (_ path: String) -> Kind?
  /// The bytes of a file, an error when it holds more than `limit` bytes.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(FileSystemError) -> [UInt8]
  /// What a file holds, where that is known without reading it; `nil` elsewhere.
  package var content: @Sendable (_ path: String) -> Content? = { _ in nil }

  /// Makes a file system out of its parts.
  package init(
    rootPath: String,
    list: @escaping @Sendable (_ folder: String) throws(FileSystemError) -> Listing,
    kind: @escaping @Sendable (_ path: String) -> Kind?,
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileSystemError) -> [UInt8]
  ) {
    self.rootPath = rootPath
    self.list = list
    self.kind = kind
    self.read = read
  }

  /// The name of the root folder, `"Project"` for the root of the file system itself.
  package var rootName: String {
    let parts = rootPath.utf8.split(separator: UInt8(ascii: "/"))
    return parts.last.map { String(Substring($0)) } ?? "Project"
  }
}

/// Why a file or folder could not be read.
package enum FileSystemError: Error, Hashable, Sendable {
  case notFound
  case notAFile
  case notAFolder
  case permissionDenied
  case symbolicLinkLoop
  case nameTooLong
  /// The file holds more bytes than the caller allows.
  case tooLarge(size: Int, limit: Int)
  /// It is in the index of git, but this clone has no copy of what it holds.
  case notInClone
  /// Git does not hand it over, in its own words.
  case git(String)
  /// Anything else, with the system's error number.
  case system(code: Int32)
}

extension FileSystemError: CustomStringConvertible {
  /// The reason as the end of a sentence: `permission denied`.
  package var description: String {
    switch self {
    case .notFound: "it does not exist"
    case .notAFile: "it is not a regular file"
    case .notAFolder: "it is not a folder"
    case .permissionDenied: "permission denied"
    case .symbolicLinkLoop: "its symbolic links form a loop"
    case .nameTooLong: "its path is too long"
    case .tooLarge(let size, let limit): "it has \(size) bytes, more than the limit of \(limit)"
    case .notInClone:
      "this partial clone has no copy of what is staged, and archcheck fetches none: fetch it with git"
    case .git(let reason): "git does not hand it over: \(reason)"
    case .system(let code): "system error \(code)"
    }
  }
}

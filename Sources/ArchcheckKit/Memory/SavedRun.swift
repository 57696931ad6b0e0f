import ProjectModel
import SourceText
import SourceTrees

/// What a run said and what it had asked for: as long as all answers are the same, so is what it says.
struct SavedRun: Sendable {
  /// A text with the place that it goes to.
  struct Output: Sendable {
    /// Where a text goes.
    enum Place: Sendable {
      case output
      case errors
      /// A file, by its path as written.
      case file(String)
    }

    var place: Place
    var text: String
  }

  /// The exit status.
  var status: Int32
  /// What was written, in order.
  var outputs: [Output]
  /// The folders that observations are relative to; the first is none.
  var roots: [String]
  /// What was asked for.
  var observations: [Observation]

  /// Whether every question would be answered as it was. O(observations); for each it takes a system
  /// call, and a look into the file only where its stamp has changed.
  func isStillTrue(in surroundings: Surroundings) -> Bool {
    var open: [UInt16: FileSystem] = [:]
    func files(_ root: UInt16) -> FileSystem? {
      if let known = open[root] { return known }
      guard roots.indices.contains(Int(root)),
        let files = try? FileSystem.live(root: roots[Int(root)]),
        files.rootPath.equalsInBytes(roots[Int(root)])
      else { return nil }
      open[root] = files
      return files
    }
    return observations.allSatisfy { observation in
      let question = observation.question
      if let stamp = observation.stamp, roots.indices.contains(Int(question.root)),
        FileStamp(of: absolutePath(question.text.string, below: roots[Int(question.root)])) == stamp
      {
        return true
      }
      return question.answer(in: surroundings, files: files, known: observation.answer)
        == observation.answer
    }
  }

  /// What files hold by their absolute paths, with the stamps that vouch for it.
  var contents: [ByteKey: (stamp: FileStamp, content: FileSystem.Content)] {
    var result: [ByteKey: (stamp: FileStamp, content: FileSystem.Content)] = [:]
    for observation in observations where observation.question.kind == .content {
      guard let stamp = observation.stamp,
        let content = FileSystem.Content(brief: observation.answer),
        roots.indices.contains(Int(observation.question.root))
      else { continue }
      let path = absolutePath(
        observation.question.text.string, below: roots[Int(observation.question.root)])
      result[ByteKey(path)] = (stamp, content)
    }
    return result
  }
}

/// A path below a root as an absolute one.
func absolutePath(_ path: String, below root: String) -> String {
  if path.utf8.first == UInt8(ascii: "/") { return path }
  if path.isEmpty { return root }
  return root.utf8.last == UInt8(ascii: "/") ? root + path : root + "/" + path
}

extension Observation.Question {
  /// The answer that there is now, in brief.
  ///
  /// - Parameters:
  ///   - files: what lies below a root.
  ///   - known: the answer that there was. Of a file, no more is read than it held then: where it holds
  ///     more now, that is another answer, whatever it holds.
  func answer(
    in surroundings: Surroundings, files: (UInt16) -> FileSystem?, known: [UInt8]
  ) -> [UInt8]? {
    let text = text.string
    switch kind {
    case .variable: return brief(surroundings.askedVariable(text))
    case .today: return brief(Machine.today?.description)
    case .kind: return brief(Machine.kind(of: text))
    case .resolved: return brief(resolvedPath(text))
    case .stamp: return brief(FileStamp(of: text))
    case .entry: return files(root).map { brief($0.kind(text)) }
    case .listing:
      return files(root).map { files in
        do throws(FileSystemError) {
          return brief(try files.list(text))
        } catch {
          return brief(error)
        }
      }
    case .content:
      let size = FileSystem.Content(brief: known)?.size ?? 0
      return files(root).map { files in
        do throws(FileSystemError) {
          return brief(FileSystem.Content(of: try files.read(text, size)))
        } catch {
          return brief(error)
        }
      }
    }
  }
}

// MARK: - Bytes

extension SavedRun {
  /// The run as bytes. O(bytes).
  func packed() -> [UInt8] {
    var writer = ByteWriter()
    writer.put(status)
    writer.put(count: outputs.count)
    for output in outputs {
      switch output.place {
      case .output: writer.put(UInt8(0))
      case .errors: writer.put(UInt8(1))
      case .file(let path):
        writer.put(UInt8(2))
        writer.put(path)
      }
      writer.put(output.text)
    }
    writer.put(roots)
    writer.put(count: observations.count)
    for observation in observations {
      writer.put(observation.question.kind)
      writer.put(observation.question.root)
      writer.put(observation.question.text.string)
      writer.put(observation.answer)
      writer.put(UInt8(observation.stamp == nil ? 0 : 1))
      if let stamp = observation.stamp { writer.put(stamp) }
    }
    return writer.bytes
  }

  /// Reads what ``packed()`` made in this build; `nil` for what it cannot have made. O(bytes).
  init?(packed bytes: [UInt8]) {
    let read = bytes.withUnsafeBytes { bytes -> SavedRun? in
      var reader = ByteReader(bytes)
      return try? SavedRun(&reader)
    }
    guard let read else { return nil }
    self = read
  }

  private init(_ reader: inout ByteReader) throws(ByteReader.Incomplete) {
    status = try reader.value()
    outputs = []
    for _ in 0..<(try reader.count()) {
      let place: Output.Place =
        switch try reader.value(UInt8.self) {
        case 0: .output
        case 1: .errors
        default: .file(try reader.text())
        }
      outputs.append(Output(place: place, text: try reader.text()))
    }
    roots = try reader.texts()
    observations = []
    let count = try reader.count()
    observations.reserveCapacity(count)
    for _ in 0..<count {
      let question = Observation.Question(
        kind: try reader.value(), root: try reader.value(), text: ByteKey(try reader.text()))
      var observation = Observation(question: question, answer: try reader.values())
      if try reader.value(UInt8.self) == 1 { observation.stamp = try reader.value(FileStamp.self) }
      observations.append(observation)
    }
  }
}

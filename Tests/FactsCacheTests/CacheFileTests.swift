import ArchTestSupport
import FactsCache
import Foundation
import SourceText
import Testing

@Suite("The cache")
struct CacheFileTests {
  private func key(_ name: String) -> CacheKey {
    CacheKey(content: ContentID(of: Array(name.utf8)), reader: ContentID(of: []))
  }

  private func bytes(_ name: String, _ count: Int = 5_000) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(name.utf8.count))
    return Array(name.utf8) + (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  private func fill(_ cache: CacheFile, _ names: [String]) {
    cache.store(
      facts: names.map { (key($0), bytes($0)) },
      run: (CacheKey(run: ContentID(of: [1])), "/project", [1, 2, 3]))
  }

  @Test("gives back what was stored, to this process and to the next")
  func entries() throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFile(folder: folder.path(of: "a/b"))
      #expect(cache.facts(key("one")) == nil)
      fill(cache, ["one", "two"])
      for cache in [cache, CacheFile(folder: folder.path(of: "a/b"))] {
        #expect(cache.facts(key("one")) == bytes("one"))
        #expect(cache.facts(key("three")) == nil)
        #expect(cache.run(CacheKey(run: ContentID(of: [1]))) == [1, 2, 3])
        #expect(cache.run(CacheKey(run: ContentID(of: [2]))) == nil)
        #expect(cache.lastRun(below: "/project") == [1, 2, 3])
        #expect(cache.lastRun(below: "/other") == nil)
        #expect(cache.trouble == nil)
        #expect(cache.statistics?.files == 2 && cache.statistics?.runs == 1)
      }
    }
  }

  @Test("is one file, which serves in another folder too")
  func relocation() throws {
    try withTemporaryDirectory { folder in
      fill(CacheFile(folder: folder.path(of: "here")), ["one"])
      let files = FileManager.default
      #expect(try files.contentsOfDirectory(atPath: folder.path(of: "here")).count == 1)
      try files.moveItem(atPath: folder.path(of: "here"), toPath: folder.path(of: "there"))
      #expect(CacheFile(folder: folder.path(of: "there")).facts(key("one")) == bytes("one"))
    }
  }

  @Test("is set aside and built anew where it is damaged or not archcheck's")
  func foreignFiles() throws {
    try withTemporaryDirectory { folder in
      let name = "facts-1.sqlite"
      try folder.write(String(repeating: "no database ", count: 1000), to: name)
      let cache = CacheFile(folder: folder.path)
      #expect(
        cache.trouble
          == .damaged(path: folder.path(of: name), aside: folder.path(of: name + ".damaged")))
      #expect(cache.facts(key("one")) == nil)
      fill(cache, ["one"])
      #expect(cache.facts(key("one")) == bytes("one"))
      let next = CacheFile(folder: folder.path)
      #expect(next.facts(key("one")) == bytes("one") && next.trouble == nil)
      #expect(try folder.read(name + ".damaged").hasPrefix("no database"))
    }
  }

  @Test("gives what was stored or nothing, whatever happens to its bytes", arguments: 0..<150)
  func flippedBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try withTemporaryDirectory { folder in
      let names = (0..<40).map { "name \($0)" }
      fill(CacheFile(folder: folder.path), names)
      let file = URL(fileURLWithPath: folder.path(of: "facts-1.sqlite"))
      var data = try Data(contentsOf: file)
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        data[Int.random(in: 0..<data.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if seed.isMultiple(of: 5) {
        data.removeLast(Int.random(in: 0...data.count, using: &generator))
      }
      try data.write(to: file)
      let cache = CacheFile(folder: folder.path)
      for name in names {
        let found = cache.facts(key(name))
        #expect(found == nil || found == bytes(name))
      }
      fill(cache, names)
      #expect(cache.facts(key("name 7")) == bytes("name 7") || cache.trouble != nil)
    }
  }

  @Test("does without where nothing can be written, and says so")
  func unwritable() throws {
    try withTemporaryDirectory { folder in
      try folder.write("", to: "file")
      let cache = CacheFile(folder: folder.path(of: "file/cache"))
      fill(cache, ["one"])
      #expect(cache.facts(key("one")) == nil)
      guard case .unusable? = cache.trouble else {
        Issue.record("\(String(describing: cache.trouble))")
        return
      }
    }
  }

  @Test("forgets what was not used for longest when it grows too large")
  func size() throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFile(folder: folder.path)
      for number in 0..<60 {
        cache.store(facts: [(key("\(number)"), bytes("\(number)", 20_000))], run: nil)
      }
      let before = try #require(cache.statistics)
      #expect(before.files == 60)
      #expect(cache.shrink(to: 600_000))
      let after = try #require(cache.statistics)
      #expect(after.files > 5 && after.files < 30 && after.fileSize < 700_000)
      #expect(cache.facts(key("59")) != nil && cache.facts(key("0")) == nil)
      #expect(cache.remove() == nil)
      #expect(CacheFile(folder: folder.path).facts(key("59")) == nil)
    }
  }

  @Test("is bounded as a whole: what runs said gives way to what files say, but keeps a share")
  func boundOfAll() throws {
    try withTemporaryDirectory { folder in
      let cache = CacheFile(folder: folder.path)
      let large = [UInt8](repeating: 7, count: 20_000)
      for number in 0..<40 {
        // Neither all facts nor all runs are more than three quarters of what may be kept.
        cache.store(
          facts: [(key: key("\(number)"), bytes: large)],
          run: (CacheKey(run: ContentID(of: [UInt8(number)])), "/project", large))
      }
      #expect(cache.shrink(to: 1_200_000))
      let statistics = try #require(cache.statistics)
      #expect(statistics.fileSize < 1_200_000, "\(statistics)")
      #expect(statistics.files > 30, "\(statistics)")
      #expect((3..<20).contains(statistics.runs), "\(statistics)")
      #expect(cache.run(CacheKey(run: ContentID(of: [39]))) == large)
      #expect(cache.run(CacheKey(run: ContentID(of: [0]))) == nil)
    }
  }

  @Test("serves several processes at once")
  func connections() async throws {
    try await withTemporaryDirectory { folder in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          group.addTask {
            let cache = CacheFile(folder: folder.path)
            for step in 0..<10 {
              fill(cache, ["\(number) \(step)"])
              let found = cache.facts(key("\(number) \(step)"))
              #expect(found == nil || found == bytes("\(number) \(step)"))
            }
            #expect(cache.trouble == nil)
          }
        }
      }
      let statistics = try #require(CacheFile(folder: folder.path).statistics)
      #expect(statistics.files > 40)
    }
  }

  @Test(
    "lies in the user's folder for such things",
    arguments: [
      (["XDG_CACHE_HOME": "/c", "HOME": "/h"], "/c/archcheck"), (["HOME": "relative"], nil),
      ([:], nil),
    ])
  func folder(variables: [String: String], expected: String?) {
    #if !canImport(Darwin)
      #expect(usualCacheFolder { variables["HOME"] == nil ? nil : variables[$0] } == expected)
      #expect(usualCacheFolder { $0 == "HOME" ? "/h" : nil } == "/h/.cache/archcheck")
    #endif
  }
}

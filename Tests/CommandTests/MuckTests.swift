import ArchTestSupport
import RunTestSupport
import Testing

/// A small program with the numbers that Muck's definitions give it, worked out by hand.
struct MuckProgram: Sendable, CustomTestStringConvertible {
  var name: String
  /// Modules with what they depend on.
  var targets: String
  var files: [(path: String, text: String)]
  /// The report on components, the farthest from the main sequence first.
  var table: String
  /// The row of the system.
  var system: String

  var testDescription: String { name }

  static let all = [layers, kinds, edges]

  /// A protocol with its implementation and its user.
  static let layers = MuckProgram(
    name: "layers",
    targets: """
      .target(name: "Domain"), .target(name: "Disk", dependencies: ["Domain"]),
      .executableTarget(name: "App", dependencies: ["Domain", "Disk"]),
      """,
    files: [
      (
        // Counted: Store, Item, Failure, missing, broken, of which Store is abstract.
        "Domain/Store.swift",
        """
        public protocol Store { func load() -> Item }
        public struct Item { public init(id: Int) {} }
        public enum Failure: Error { case missing, broken(Int) }
        """
      ),
      (
        // Counted: DiskStore, shared. Referenced: Store, Item.
        "Disk/DiskStore.swift",
        """
        import Domain
        public final class DiskStore: Store {
          static let shared = DiskStore()
          public init() {}
          public func load() -> Item { Item(id: 1) }
        }
        """
      ),
      (
        // Counted: store, run. Referenced: Store, DiskStore, Item, Failure, missing.
        "App/main.swift",
        """
        import Disk
        import Domain
        let store: Store = DiskStore()
        func run() throws -> Item { throw Failure.missing }
        """
      ),
    ],
    // Domain: FanIn 4 (all but broken), A = 1/5. Disk: FanIn 1, I = 2/3.
    table: """
      Name,FanIn,FanOut,I,Nc,Na,A,D
      Domain,4,0,0.0000,5,1,0.2000,0.8000
      Disk,1,2,0.6667,2,0,0.0000,0.3333
      App,0,5,1.0000,2,0,0.0000,0.0000

      """,
    // Mean 17/45, variance (0.4222² + 0.0444² + 0.3778²) / 3 = 0.1077.
    system: """
      Count,Mean,Median,Stddev
      3,0.3778,0.3333,0.3281

      """)

  /// What is counted, and what is not.
  static let kinds = MuckProgram(
    name: "kinds",
    targets: """
      .target(name: "Kit"), .target(name: "Use", dependencies: ["Kit"]),
      """,
    files: [
      (
        // Counted: Handler, Counter, limit, Step, one, two, total, but not the function <+>.
        "Kit/Kit.swift",
        """
        public typealias Handler = (Int) -> Void
        public actor Counter {
          public var value = 0
          public static let limit = 10
          public init() {}
          public func add() {}
          public subscript(index: Int) -> Int { index }
          public enum Step { case one, two }
        }
        extension Counter { public static func make() -> Counter { Counter() } }
        infix operator <+>
        public func <+> (left: Int, right: Int) -> Int { left + right }
        public func total() -> Int {
          let partial = 1
          func local() -> Int { partial }
          return local()
        }
        """
      ),
      (
        // Counted: Use. Referenced: Counter (make counts nowhere), Handler, limit, total.
        "Use/Use.swift",
        """
        import Kit
        struct Use {
          let counter = Counter.make()
          var handler: Handler?
          func go() async -> Int {
            await counter.add()
            return Counter.limit <+> total()
          }
        }
        """
      ),
    ],
    table: """
      Name,FanIn,FanOut,I,Nc,Na,A,D
      Kit,4,0,0.0000,7,0,0.0000,1.0000
      Use,0,4,1.0000,1,0,0.0000,0.0000

      """,
    system: """
      Count,Mean,Median,Stddev
      2,0.5000,0.5000,0.5000

      """)

  /// Ratios of nothing: without couplings I is 0, without counted declarations A is 1.
  static let edges = MuckProgram(
    name: "edges",
    targets: """
      .target(name: "Adapters", dependencies: ["Shapes"]), .target(name: "Alone"),
      .target(name: "Contracts"), .target(name: "Shapes"),
      """,
    files: [
      (
        // Counted: Shape, Figures, Visitor, of which Shape and Visitor are abstract.
        "Shapes/Shapes.swift",
        """
        public protocol Shape { associatedtype Unit; var area: Double { get } }
        public enum Figures { public protocol Visitor {} }
        """
      ),
      (
        // Nothing counted. Referenced: Figures twice, Shape three times.
        "Adapters/Adapters.swift",
        """
        import Shapes
        extension Figures { static func describe(_ shape: any Shape) {} }
        extension Figures { static func merge(_ one: any Shape, _ other: any Shape) {} }
        """
      ),
      ("Alone/Alone.swift", "struct Alone {}"),
      ("Contracts/Lonely.swift", "protocol Lonely {}"),
    ],
    // Adapters: A = 1 and I = 1. Alone: A = 0 and I = 0. Shapes: A = 2/3 and I = 0.
    table: """
      Name,FanIn,FanOut,I,Nc,Na,A,D
      Adapters,0,2,1.0000,0,0,1.0000,1.0000
      Alone,0,0,0.0000,1,0,0.0000,1.0000
      Shapes,2,0,0.0000,3,2,0.6667,0.3333
      Contracts,0,0,0.0000,1,1,1.0000,0.0000

      """,
    // Mean 7/12, median 2/3, variance (2 · (5/12)² + (1/4)² + (7/12)²) / 4 = 0.1875.
    system: """
      Count,Mean,Median,Stddev
      4,0.5833,0.6667,0.4330

      """)

  /// Runs a test with the program as a package.
  func run<Result>(_ body: (TemporaryDirectory) throws -> Result) throws -> Result {
    try withTemporaryDirectory(files: [:]) { directory in
      try directory.write(
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Small", targets: [\(targets)])

        """, to: "Package.swift")
      for (path, text) in files { try directory.write(text + "\n", to: "Sources/\(path)") }
      return try body(directory)
    }
  }
}

@Suite("Muck's reports")
struct MuckTests {
  private static let muck = ["--counting", "muck", "--format", "csv"]

  @Test("give the numbers worked out by hand", arguments: MuckProgram.all)
  func components(program: MuckProgram) throws {
    try program.run { directory in
      #expect(try archcheck(["metrics", directory.path] + Self.muck).output == program.table)
      let system = try archcheck(["metrics", directory.path, "--system"] + Self.muck)
      #expect(system.output == program.system)
    }
  }

  @Test("are what a metric rule of this counting limits")
  func rule() throws {
    try MuckProgram.layers.run { directory in
      try directory.write(
        """
        version: 1
        rules:
          near-the-main-sequence:
            metric: { name: distance, max: 0.79, counting: muck }

        """, to: "archcheck.yml")
      let run = try archcheck(directory.path)
      #expect(run.status == 1)
      #expect(
        run.output.contains(
          "distance (counting muck) of 'Domain' is 0.8, above the maximum of 0.79"))
      #expect(try archcheck(directory.path, "--counting", "types").status == 1)
    }
  }

  @Test("can be taken apart declaration by declaration")
  func explanation() throws {
    try MuckProgram.layers.run { directory in
      let run = try archcheck(
        "metrics", directory.path, "--counting", "muck", "--explain", "Domain")
      for line in [
        "Ca = 4\n", "    Domain.Failure.missing  Sources/App/main.swift:4:43\n", "Ce = 0\n",
        "    Domain.Failure.broken (enum-case)  Sources/Domain/Store.swift:3:44\n",
        "I = 0 = 0 / (4 + 0)\n", "A = 0.2 = 1 / 5\n",
      ] {
        #expect(run.output.contains(line), "\(line)")
      }
      let alone = try archcheck(
        "metrics", directory.path, "-g", "type", "--explain", "Domain.Itm")
      #expect(alone.status == 2)
      #expect(alone.errors.contains("There is no type 'Domain.Itm'. Did you mean 'Domain.Item'?"))
    }
  }

  @Test("are ordered by name when asked to")
  func order() throws {
    let run = try MuckProgram.layers.run {
      try archcheck(["metrics", $0.path, "--sort", "name"] + Self.muck)
    }
    let names = run.output.split(separator: "\n").map { $0.prefix { $0 != "," } }
    #expect(names == ["Name", "App", "Disk", "Domain"])
  }

  @Test("measure types and files as they measure modules")
  func granularity() throws {
    try MuckProgram.layers.run { directory in
      let types = try archcheck(["metrics", directory.path, "-g", "type"] + Self.muck)
      #expect(
        types.output == """
          Name,FanIn,FanOut,I,Nc,Na,A,D
          Domain.Failure,2,0,0.0000,3,0,0.0000,1.0000
          Domain.Item,1,0,0.0000,1,0,0.0000,1.0000
          Domain.Store,1,1,0.5000,1,1,1.0000,0.5000
          Disk.DiskStore,1,2,0.6667,2,0,0.0000,0.3333
          App.run,0,3,1.0000,1,0,0.0000,0.0000
          App.store,0,2,1.0000,1,0,0.0000,0.0000

          """)
      for level in ["file", "folder", "module"] {
        let run = try archcheck(["metrics", directory.path, "-g", level] + Self.muck)
        // One file a module: the same numbers under other names.
        let numbers = run.output.split(separator: "\n").dropFirst().map { line in
          line.drop { $0 != "," }
        }
        let expected = MuckProgram.layers.table.split(separator: "\n").dropFirst()
        #expect(numbers == expected.map { line in line.drop { $0 != "," } })
      }
    }
  }

  @Test("list the declarations that are counted, abstract ones first")
  func declarations() throws {
    let run = try MuckProgram.layers.run {
      try archcheck(["list", "declarations", $0.path] + Self.muck)
    }
    #expect(
      run.output == """
        component,abstract,name,kind,access,place
        App,false,run(),function,internal,Sources/App/main.swift:4:6
        App,false,store,variable,internal,Sources/App/main.swift:3:5
        Disk,false,DiskStore,class,public,Sources/Disk/DiskStore.swift:2:20
        Disk,false,DiskStore.shared,variable,internal,Sources/Disk/DiskStore.swift:3:14
        Domain,true,Store,protocol,public,Sources/Domain/Store.swift:1:17
        Domain,false,Failure,enum,public,Sources/Domain/Store.swift:3:13
        Domain,false,Failure.broken(_:),enum-case,public,Sources/Domain/Store.swift:3:44
        Domain,false,Failure.missing,enum-case,public,Sources/Domain/Store.swift:3:35
        Domain,false,Item,struct,public,Sources/Domain/Store.swift:2:15

        """)
    let text = try MuckProgram.layers.run { try archcheck("list", "declarations", $0.path) }
    #expect(text.output.contains("Domain     [A]  Store"))
    #expect(text.output.contains("Store.load()"))
  }

  @Test("list what each component depends on, with the first reference and their number")
  func dependencies() throws {
    try MuckProgram.layers.run { directory in
      let list = ["list", "dependencies", directory.path]
      let run = try archcheck(list + Self.muck)
      #expect(
        run.output == """
          component,dependency,kind,references,place
          App,Disk::DiskStore,class,1,Sources/App/main.swift:3:20
          App,Domain::Failure,enum,1,Sources/App/main.swift:4:35
          App,Domain::Failure.missing,enum-case,1,Sources/App/main.swift:4:43
          App,Domain::Item,struct,1,Sources/App/main.swift:4:22
          App,Domain::Store,protocol,1,Sources/App/main.swift:3:12
          Disk,Domain::Item,struct,2,Sources/Disk/DiskStore.swift:5:25
          Disk,Domain::Store,protocol,1,Sources/Disk/DiskStore.swift:2:31

          """)
      let external = try archcheck(list + ["--include-external"]).output
      #expect(external.contains("<extern>::Error"))
      #expect(try !archcheck(list).output.contains("<extern>"))
    }
  }

  @Test("refuse options that say nothing about what is listed")
  func mistakes() throws {
    try MuckProgram.edges.run { directory in
      let mistakes = [
        ["list", "files", "--granularity", "type"], ["list", "modules", "--counting", "muck"],
        ["list", "dependencies", "--counting", "types"], ["list", "files", "--include-external"],
        ["list", "unresolved", "--top", "0"], ["list", "files", "--top", "3"],
        ["metrics", "--explain", "Alone", "--format", "csv"], ["metrics", "-g", "types"],
      ]
      for arguments in mistakes {
        let run = try archcheck(arguments, in: directory.path)
        #expect(run.status == 2, "\(arguments)")
        #expect(run.output.isEmpty && !run.errors.isEmpty)
      }
    }
  }
}

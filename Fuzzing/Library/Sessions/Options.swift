/// What a session is asked to do.
package struct Options: Sendable {
  /// The program under test.
  package var program = ".build/debug/archcheck"
  /// The seed of the first run; the next ones count up.
  package var seed: UInt64 = 1
  /// How many runs, if that is limited.
  package var runs: Int?
  /// After how many minutes to begin no further run, if that is limited.
  package var minutes: Double?
  /// How many sources a project has.
  package var files = 100
  /// How many projects of a hundred consist of manifests with few sources.
  package var manifests = 25
  /// Which mutations to make.
  package var mutations = MutationFamily.all
  /// A compiler of Swift that is asked about files that archcheck leaves out.
  package var compiler: String?
  /// Folders with real files to mutate.
  package var seeds: [String] = []
  /// A folder of cases that are run first.
  package var corpus: String?
  /// Where minimal cases go.
  package var findings = "fuzz-findings"
  /// Processor time of a run of 100 files, in seconds.
  package var seconds = 20
  /// Peak memory of a run, in MB.
  package var megabytes = 1000
  /// How many cases of each class are made smaller; the others are only counted and printed.
  package var minimise = 3
  /// A folder to write the case of the first seed to, instead of running anything.
  package var write: String?

  /// Why a command line is none.
  package struct Mistake: Error, CustomStringConvertible {
    /// A sentence.
    package var description: String
  }

  /// What the options are.
  package static let usage = """
    archcheck-fuzz: runs archcheck on mutated and generated projects and looks for what it must not do.

      --program FILE   the archcheck to test (default: .build/debug/archcheck)
      --seed N         the seed of the first run, the next ones count up (default: 1)
      --runs N         how many runs
      --minutes N      begin no run after so many minutes; without --runs and --minutes: 1
      --files N        sources in a project (default: 100)
      --manifests N    of a hundred projects, so many consist of manifests with few sources
                       (default: 25)
      --mutations KIND 'parts' moves parts of files about, 'writing' leaves files as they are
                       while somebody writes them, 'all' does both (default: all)
      --compiler FILE  a swiftc: what archcheck leaves out, and it accepts, is a failure
      --seeds DIR      real files to mutate; may be repeated
      --corpus DIR     cases that are run first
      --findings DIR   where minimal cases go (default: fuzz-findings)
      --seconds N      processor time that a run may take (default: 20)
      --megabytes N    memory that a run may have (default: 1000)
      --minimise N     how many cases of each class to make smaller (default: 3)
      --write DIR      write the case of the seed to a folder and run nothing

    Every run has its own seed: 'archcheck-fuzz --seed N --runs 1' repeats it, given the same --files,
    --manifests, --mutations and the same files in --seeds. Exit status: 0 nothing found, 1 something found, 2 unusable options.
    """

  /// Reads a command line.
  ///
  /// - Throws: a ``Mistake``.
  package init(_ arguments: [String]) throws {
    var index = 0
    while index < arguments.count {
      let name = arguments[index]
      guard index + 1 < arguments.count else { throw Mistake(description: "\(name) lacks a value") }
      try set(name, arguments[index + 1])
      index += 2
    }
    if runs == nil, minutes == nil { minutes = 1 }
  }

  private mutating func set(_ name: String, _ value: String) throws {
    func number<Number: LosslessStringConvertible>() throws -> Number {
      guard let number = Number(value) else {
        throw Mistake(description: "\(name) takes a number, not '\(value)'")
      }
      return number
    }
    switch name {
    case "--program": program = value
    case "--seed": seed = try number()
    case "--runs": runs = try number()
    case "--minutes": minutes = try number()
    case "--files": files = try number()
    case "--manifests": manifests = try number()
    case "--mutations":
      guard let family = MutationFamily(rawValue: value) else {
        let known = MutationFamily.allCases.map(\.rawValue).joined(separator: ", ")
        throw Mistake(description: "--mutations takes one of \(known), not '\(value)'")
      }
      mutations = family
    case "--compiler": compiler = value
    case "--seeds": seeds.append(value)
    case "--corpus": corpus = value
    case "--findings": findings = value
    case "--seconds": seconds = try number()
    case "--megabytes": megabytes = try number()
    case "--minimise": minimise = try number()
    case "--write": write = value
    default: throw Mistake(description: "there is no option '\(name)'")
    }
  }

  /// The limits of a run.
  var limits: ChildLimits { ChildLimits(processorSeconds: seconds, memory: megabytes * 1_000_000) }
}

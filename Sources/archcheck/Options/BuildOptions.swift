import ArgumentParser
import SourceFacts

/// The build whose code is analysed; without any of these options the code of all `#if` branches.
struct BuildOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "Evaluate #if with this condition true, and those never named false; may be repeated.",
      valueName: "name"))
  var define: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Evaluate #if with this condition false; may be repeated.", valueName: "name"))
  var undefine: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Evaluate #if for this platform.", valueName: "platform"),
    completion: .list(BuildPlatform.allCases.map(\.rawValue)))
  var platform: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Evaluate #if swift(…) and compiler(…) for this version.", valueName: "version"))
  var swiftVersion: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Have these traits of Swift packages on, and no others: names with commas, 'defaults' for those on by themselves.",
      valueName: "names"))
  var traits: String?

  @Flag(name: .long, help: "Have all traits of Swift packages on.")
  var enableAllTraits = false

  @Flag(name: .long, help: "Have no traits of Swift packages on but those that --traits names.")
  var disableDefaultTraits = false

  func validate() throws {
    for (option, names) in [("--define", define), ("--undefine", undefine)] {
      for name in names {
        guard let mistake = BuildConfiguration.mistake(inFlag: name) else { continue }
        throw ValidationError("\(option) \(name): \(mistake)")
      }
    }
    if let name = define.first(where: { undefine.contains($0) }) {
      throw ValidationError(
        "--define \(name) and --undefine \(name) contradict each other: give one of them.")
    }
    for name in traitNames {
      guard let mistake = BuildConfiguration.mistake(inTrait: name) else { continue }
      throw ValidationError("--traits \(traits ?? ""): \(mistake)")
    }
    if let platform, BuildPlatform(named: platform) == nil {
      throw ValidationError(
        "The platform '\(platform)' is unknown. \(BuildPlatform.advice(for: platform))")
    }
    if let swiftVersion, SwiftVersion(swiftVersion) == nil {
      throw ValidationError(
        "--swift-version \(swiftVersion) is not a version: give numbers such as 6.1.")
    }
  }

  /// The names behind `--traits`.
  private var traitNames: [String] {
    traits?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
  }

  /// The traits that are chosen, as SwiftPM takes its options of the same names.
  private var chosenTraits: Set<String>? {
    if traits == nil, !enableAllTraits, !disableDefaultTraits { return nil }
    return Set(traitNames + (enableAllTraits ? ["*"] : []))
  }

  /// What is known of the build.
  var configuration: BuildConfiguration {
    BuildConfiguration(
      defined: Set(define), undefined: Set(undefine),
      platform: platform.flatMap { BuildPlatform(named: $0) },
      swiftVersion: swiftVersion.flatMap { SwiftVersion($0) }, traits: chosenTraits)
  }
}

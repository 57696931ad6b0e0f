import ArchcheckKit
import ArgumentParser

/// Where the project is looked for.
struct ParentOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Take the folder given for the project, even without a configuration or manifest in it.",
      discussion: "Otherwise the nearest folder above that has one is the project."))
  var noParent = false

  /// Where the options say to look.
  var search: ParentSearch { noParent ? .never : .upwards }
}

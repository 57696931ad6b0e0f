import ArchcheckKit
import ArgumentParser

/// Where the project is looked for.
struct ParentOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Take the folder given for the project, instead of the nearest one above, even if it has "
        + "neither a configuration nor a manifest."))
  var noParent = false

  /// Where the options say to look.
  var search: ParentSearch { noParent ? .never : .upwards }
}

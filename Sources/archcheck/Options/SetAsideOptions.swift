import ArgumentParser

/// Whether a run may go without files.
struct SetAsideOptions: ParsableArguments {
  @Flag(
    name: .long,
    help: ArgumentHelp(
      "Do not fail because a source or manifest was not read, or not to its end: too large, nested "
        + "too deep, or set aside because archcheck failed on it."))
  var allowSetAside = false
}

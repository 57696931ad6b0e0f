/// A function or macro of the project: what it runs, and how it names what it is given.
struct CMakeFunction {
  var parameters: [String]
  var body: ArraySlice<CMakeCommand>
  var file: CMakeFile
  var isMacro: Bool

  /// What its body runs in, for arguments that it is given.
  func context(for arguments: CMakeValue, calledIn caller: CMakeContext) -> CMakeContext {
    var inner = caller
    inner.depth += 1
    // The parameters of a macro are no variables, but nobody sees the difference from outside.
    inner.scope = isMacro ? caller.scope : CMakeScope(parent: caller.scope)
    inner.file = file
    for (index, parameter) in parameters.enumerated() {
      let isThere = index < arguments.items.count
      inner.scope[parameter] = CMakeValue(
        items: isThere ? [arguments.items[index]] : [], isPartial: !isThere && arguments.isPartial)
    }
    let rest = arguments.items.dropFirst(parameters.count)
    inner.scope["ARGN"] = CMakeValue(items: Array(rest), isPartial: arguments.isPartial)
    inner.scope["ARGV"] = arguments
    return inner
  }
}

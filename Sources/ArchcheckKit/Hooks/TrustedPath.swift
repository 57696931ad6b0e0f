/// Lines of a shell script that take folders of the checkout and relative ones off `PATH`, so that no program of the
/// checkout is run. The script starts in the checkout.
///
/// - Parameter more: patterns of `case` for further folders that do not count, such as `"$TOP"/*`.
package func shellTakingCheckoutOffPath(_ more: String...) -> String {
  let patterns = ([#""$PWD"/*"#, #""$top"/*"#] + more).joined(separator: " | ")
  return #"""
    # No program of the checkout is run: folders of it and relative ones are taken off PATH.
    top=$(pwd -P)
    rest=$PATH:
    kept=
    while [ -n "$rest" ]; do
      entry=${rest%%:*}
      rest=${rest#*:}
      case $entry/ in
        \#(patterns)) ;;
        /?*) kept=$kept:$entry ;;
      esac
    done
    PATH=${kept#:}
    """#
}

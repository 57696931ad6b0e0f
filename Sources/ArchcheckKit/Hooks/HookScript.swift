/// The text of a hook: a script for the shell that git starts at the top of the work tree.
struct HookScript: Sendable {
  /// To which repositories the folder of the hook belongs.
  enum Reach: Sendable {
    /// Git's own folder of one repository.
    case own
    /// A folder in a work tree, which may be committed, so that clones have it too.
    case tracked
    /// A folder elsewhere, such as that of a global `core.hooksPath`: git runs its hooks in every repository.
    /// Those that are checked have a file of this name in git's folder, which holds the project.
    case shared(mark: String)
  }

  /// The hook.
  var hook: GitHook
  /// Where it lies.
  var reach: Reach
  /// The project, seen from the top of the work tree, as `./apps/ios`; `nil` for the top.
  var project: String?

  /// What is in hooks of this program and in no other.
  static let mark = "# Written by 'archcheck install-hook'"

  /// The command line that the hook stands for, for hooks of others.
  var command: String {
    ([hook.command] + (project.map { ["--", quotedForShell($0)] } ?? [])).joined(separator: " ")
  }

  /// The whole text.
  var text: String {
    let parts = [
      "#!/bin/sh\n\(Self.mark), which may replace it. '\(hook.skipping)' skips it.", Self.path,
      belonging, existence, Self.presence, check, lastWord,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A checkout may be a stranger's, and git's clients with windows start with a short `PATH`.
  private static let path =
    shellTakingCheckoutOffPath() + "\n"
      + #"""
      # Clients with windows do not know these.
      PATH=$PATH:/opt/homebrew/bin:/usr/local/bin:/home/linuxbrew/.linuxbrew/bin
      """#

  private static let presence = #"""
    if ! command -v archcheck >/dev/null 2>&1; then
      echo "note: archcheck is not on PATH, so the architecture is not checked" >&2
      exit 0
    fi
    """#

  /// Ends the hook in repositories that it does not belong to; sets `project`.
  private var belonging: String {
    let assignment = "project=\(quotedForShell(project ?? "."))"
    switch reach {
    case .own: return assignment
    case .tracked:
      return #"""
        # With a core.hooksPath for all repositories, git runs this in others too.
        common() { cd "$(git rev-parse --git-common-dir)" && pwd -P; }
        ours=$(unset GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR && cd "$(dirname "$0")" && common)
        [ "$ours" = "$(common)" ] || exit 0
        """# + "\n" + assignment
    case .shared(let mark):
      return """
        # Git runs this in every repository; those that are checked have a mark.
        mark=$(git rev-parse --git-common-dir)/\(mark)
        [ -f "$mark" ] || exit 0
        project=$(cat "$mark")
        """
    }
  }

  private var existence: String {
    #"""
    # On a branch without the project there is nothing to check.
    [ -d "$project" ] || [ -n "$(git --literal-pathspecs ls-files -- "$project")" ] || exit 0
    """#
  }

  private var check: String {
    """
    \(hook.command) -- "$project"
    status=$?
    [ "$status" != 0 ] || exit 0
    """
  }

  private var lastWord: String {
    #"""
    if [ "$status" = 1 ]; then
      errors=$(\#(hook.command) --format counts -- "$project" 2>/dev/null | sed -n 's/^errors=//p')
      case $errors in
        '' | 0) errors= ;;
        1) errors=': 1 error' ;;
        *) errors=": $errors errors" ;;
      esac
      quoted=$(printf '%s' "$project" | sed "s/'/'\\\\''/g")
      echo "archcheck stops this \#(hook.event)$errors. Mend what is new, or accept it\#(hook.afterBaseline):" >&2
      echo "  archcheck baseline --allow-growth '$quoted'" >&2
      echo "To skip the check:" >&2
    else
      echo "archcheck could not check this \#(hook.event) (status $status). To skip the check:" >&2
    fi
    echo "  \#(hook.skipping)" >&2
    exit "$status"
    """#
  }
}

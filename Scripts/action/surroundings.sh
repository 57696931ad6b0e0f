# shellcheck shell=bash
# What every step of the action begins with: the files of a checkout may be a stranger's, so no program that a
# step starts is one of them, or is told by one of them what to run.

# Files and options that shells, tar and gzip take from the environment.
unset BASH_ENV ENV CDPATH GLOBIGNORE TAR_OPTIONS GZIP

# Folders of the checkout and relative ones are taken off PATH.
path_outside_of_checkout() {
  local rest=$PATH: entry kept='' top=${GITHUB_WORKSPACE:-} real=''
  [ -z "$top" ] || real=$(cd "$top" 2> /dev/null && pwd -P) || real=''
  while [ -n "$rest" ]; do
    entry=${rest%%:*}
    rest=${rest#*:}
    case $entry/ in
      "${top:-/dev/null}"/* | "${real:-/dev/null}"/*) ;;
      /?*) kept=$kept:$entry ;;
    esac
  done
  printf '%s' "${kept#:}"
}
PATH=$(path_outside_of_checkout)
export PATH

# A message that the job shows; texts of others stand in none.
say_error() { echo "::error title=archcheck::$1"; }

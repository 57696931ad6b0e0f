import ArchcheckKit
import SourceText

/// A service that runs archcheck for each change.
enum CIService: String, CaseIterable, Sendable {
  case github
  case gitlab
  case bitrise
  case xcodeCloud = "xcode-cloud"
  case circleci
  case jenkins

  /// The file that runs archcheck there, with comments that say where it belongs.
  ///
  /// - Parameters:
  ///   - root: the project.
  ///   - archive: what the file installs; `nil` for the archive of this version, if the project has an
  ///     address for it.
  /// - Throws: a failure where the project's folder has a name that no such file can hold.
  func file(
    for root: ProjectRoot, installing archive: ReleaseArchive?
  ) throws(CommandFailure) -> String {
    let folder = root.place.folderInRepository ?? ""
    guard folder.printable.equalsInBytes(folder) else {
      throw CommandFailure(
        .notUnderstood, "The name of the folder '\(folder)' has control characters: rename it.")
    }
    return file(checking: folder, installing: archive ?? .ours(for: platform))
  }

  /// The same for a folder of the repository, empty for its top.
  func file(checking folder: String, installing archive: ReleaseArchive) -> String {
    switch self {
    case .github: gitHub(folder, archive)
    case .gitlab: gitLab(folder, archive)
    case .bitrise: bitrise(folder, archive)
    case .xcodeCloud: xcodeCloud(folder, archive)
    case .circleci: circleCI(folder, archive)
    case .jenkins: jenkins(folder, archive)
    }
  }

  /// What is left to be filled in, as a sentence; `nil` for nothing.
  func advice(installing archive: ReleaseArchive?) -> String? {
    let archive = archive ?? .ours(for: platform)
    let empty = [("ARCHCHECK_URL", archive.url), ("ARCHCHECK_SHA256", archive.checksum)]
      .filter(\.1.isEmpty).map(\.0)
    if empty.isEmpty { return nil }
    let isOne = empty.count == 1
    return "note: Fill in \(empty.joined(separator: " and ")) at the top of the file, where "
      + "\(isOne ? "it is" : "they are") empty, or give --archive-url and --sha256: an archive "
      + "with archcheck for \(system), and its check sum."
      + (isOne ? "" : " Both stay empty where archcheck is on PATH already.")
  }

  /// The platform of most of its machines, as archives of releases are named.
  private var platform: String {
    switch self {
    case .github, .gitlab, .circleci, .jenkins: "linux-x86_64"
    case .bitrise, .xcodeCloud: "macos"
    }
  }

  /// The system that the archive is for, in words.
  private var system: String {
    switch self {
    case .github, .gitlab, .circleci: "Linux"
    case .xcodeCloud: "macOS"
    case .bitrise, .jenkins: "the system of the machine"
    }
  }

  /// `archcheck check apps/ios` with the options given.
  private func check(_ folder: String, _ options: String) -> String {
    let path = folder.isEmpty ? "" : " \(quotedForShell("./" + folder))"
    return "archcheck check\(path) \(options)"
  }

  /// What the variables at the top mean, each line behind the mark of a comment.
  private func meaning(_ mark: String = "#") -> String {
    """
    \(mark) An archive (.tar.gz) that holds the program archcheck for \(system), and the archive's SHA-256,
    \(mark) which 'shasum -a 256 FILE' prints. Both stay empty where archcheck is on PATH already.
    """
  }

  /// Puts archcheck on PATH for what follows in the same shell. Nothing of the checkout has a part in it: no
  /// interpreter that would take modules from there, and no program by a name that others may have taken.
  private static let installation =
    shellTakingCheckoutOffPath(#""${CI_PRIMARY_REPOSITORY_PATH:-/dev/null}"/*"#) + "\n"
      + #"""
      if [ -n "$ARCHCHECK_URL" ]; then
        tools=$(mktemp -d)
        curl --disable --fail --silent --show-error --location --retry 3 \
          --output "$tools/archive" "$ARCHCHECK_URL"
        sum=$(sha256sum "$tools/archive" 2> /dev/null || shasum -a 256 "$tools/archive")
        if [ "${sum%% *}" != "$ARCHCHECK_SHA256" ]; then
          echo "error: the archive has the check sum ${sum%% *}, ARCHCHECK_SHA256 is '$ARCHCHECK_SHA256'" >&2
          exit 2
        fi
        tar -xzf "$tools/archive" -C "$tools" archcheck
        PATH=$tools:$PATH
      elif ! command -v archcheck > /dev/null; then
        echo "error: archcheck is not on PATH: fill in ARCHCHECK_URL and ARCHCHECK_SHA256 in this file" >&2
        exit 2
      fi
      """#

  /// Lines one below the other, those after the first behind some spaces.
  private func block(_ texts: String..., indentedBy width: Int) -> String {
    texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\n" + String(repeating: " ", count: width))
  }

  private func gitHub(_ folder: String, _ archive: ReleaseArchive) -> String {
    // Annotations come behind what archcheck says, because commands are off until then.
    let run = """
      # What is printed holds names of the project; GitHub takes none for a command until it reads this word.
      word=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')
      echo "::stop-commands::$word"
      status=0
      \(check(folder, #"--format github --output "$RUNNER_TEMP/archcheck.log""#)) \\
        --format markdown --output "$RUNNER_TEMP/archcheck.md" \\
        --format json --output "$RUNNER_TEMP/archcheck.json" 2>&1 || status=$?
      printf '\\n::%s::\\n' "$word"
      if [ -e "$RUNNER_TEMP/archcheck.md" ]; then
        cat "$RUNNER_TEMP/archcheck.log"
        cat "$RUNNER_TEMP/archcheck.md" >> "$GITHUB_STEP_SUMMARY"
      fi
      exit "$status"
      """
    return """
      # .github/workflows/archcheck.yml: annotations in the pull request, a summary of the job, and the report
      # as an artefact. For Objective-C, C and C++, install libclang first: sudo apt-get install -y libclang1
      name: archcheck
      on:
        pull_request:
        push:
          branches: [main]
      permissions:
        contents: read
      env:
        \(block(meaning(), indentedBy: 2))
        ARCHCHECK_URL: "\(archive.url)"
        ARCHCHECK_SHA256: "\(archive.checksum)"
      jobs:
        archcheck:
          runs-on: ubuntu-24.04
          steps:
            - uses: actions/checkout@34e114876b0b11c390a56381ad16ebd13914f8d5 # v4.3.1
              with:
                persist-credentials: false
            - run: |
                \(block(Self.installation, run, indentedBy: 10))
            - if: ${{ !cancelled() }}
              uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
              with:
                name: archcheck
                path: ${{ runner.temp }}/archcheck.json
                if-no-files-found: ignore

      """
  }

  private func gitLab(_ folder: String, _ archive: ReleaseArchive) -> String {
    """
    # .gitlab-ci.yml: the findings in the merge request. The job runs for the default branch too, because the
    # widget shows what differs from its report.
    archcheck:
      image: buildpack-deps:bookworm-scm
      variables:
        \(block(meaning(), indentedBy: 4))
        ARCHCHECK_URL: "\(archive.url)"
        ARCHCHECK_SHA256: "\(archive.checksum)"
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      script:
        - |
          \(block(Self.installation, indentedBy: 6))
          \(check(folder, "--format gitlab --output gl-code-quality-report.json")) \\
            --format junit --output archcheck.xml --format text
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json
          junit: archcheck.xml

    """
  }

  private func bitrise(_ folder: String, _ archive: ReleaseArchive) -> String {
    """
    # A step of a workflow in bitrise.yml, before deploy-to-bitrise-io, which shows the findings as tests.
    - script@1:
        title: archcheck
        inputs:
        - content: |-
            #!/usr/bin/env bash
            set -euo pipefail
            \(block(meaning(), indentedBy: 8))
            ARCHCHECK_URL='\(archive.url)'
            ARCHCHECK_SHA256='\(archive.checksum)'
            \(block(Self.installation, indentedBy: 8))
            results="$BITRISE_TEST_RESULT_DIR/archcheck"
            mkdir -p "$results"
            echo '{"test-name": "archcheck"}' > "$results/test-info.json"
            \(check(folder, #"--format junit --output "$results/archcheck.xml" --format text"#))

    """
  }

  private func xcodeCloud(_ folder: String, _ archive: ReleaseArchive) -> String {
    """
    #!/bin/sh
    # ci_scripts/ci_post_clone.sh, executable: a finding fails the build before anything is compiled.
    set -e
    \(meaning())
    ARCHCHECK_URL='\(archive.url)'
    ARCHCHECK_SHA256='\(archive.checksum)'
    \(Self.installation)
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    \(check(folder, "--format xcode"))

    """
  }

  private func circleCI(_ folder: String, _ archive: ReleaseArchive) -> String {
    """
    # .circleci/config.yml: the findings as tests of the job.
    version: 2.1
    jobs:
      archcheck:
        docker:
          - image: cimg/base:current
        environment:
          \(block(meaning(), indentedBy: 6))
          ARCHCHECK_URL: "\(archive.url)"
          ARCHCHECK_SHA256: "\(archive.checksum)"
        steps:
          - checkout
          - run: |
              \(block(Self.installation, indentedBy: 10))
              mkdir -p test-results
              \(check(folder, "--format junit --output test-results/archcheck.xml --format text"))
          - store_test_results:
              path: test-results
    workflows:
      archcheck:
        jobs:
          - archcheck

    """
  }

  private func jenkins(_ folder: String, _ archive: ReleaseArchive) -> String {
    let command = check(folder, "--format junit --output archcheck.xml --format text")
    var quoted = ""
    for character in "\(Self.installation)\n\(command)" {
      if "\\'".contains(character) { quoted += "\\" }
      quoted.append(character)
    }
    return """
      // Jenkinsfile: the findings as tests of the build.
      pipeline {
        agent any
        environment {
          \(block(meaning("//"), indentedBy: 4))
          ARCHCHECK_URL = '\(archive.url)'
          ARCHCHECK_SHA256 = '\(archive.checksum)'
        }
        stages {
          stage('archcheck') {
            steps {
              sh '''
                set -e
                \(block(quoted, indentedBy: 10))
              '''
            }
          }
        }
        post {
          always {
            junit 'archcheck.xml'
          }
        }
      }

      """
  }
}

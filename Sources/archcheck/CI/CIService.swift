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
  /// - Throws: a failure where the project's folder has a name that no such file can hold.
  func file(for root: ProjectRoot) throws(CommandFailure) -> String {
    let folder = root.place.folderInRepository ?? ""
    guard folder.printable.equalsInBytes(folder) else {
      throw CommandFailure(
        .notUnderstood, "The name of the folder '\(folder)' has control characters: rename it.")
    }
    return file(checking: folder)
  }

  /// The same for a folder of the repository, empty for its top.
  func file(checking folder: String) -> String {
    switch self {
    case .github: Self.gitHub(folder)
    case .gitlab: Self.gitLab(folder)
    case .bitrise: Self.bitrise(folder)
    case .xcodeCloud: Self.xcodeCloud(folder)
    case .circleci: Self.circleCI(folder)
    case .jenkins: Self.jenkins(folder)
    }
  }

  /// `archcheck check apps/ios` with the options given.
  private static func check(_ folder: String, _ options: String) -> String {
    let path = folder.isEmpty ? "" : " \(quotedForShell("./" + folder))"
    return "archcheck check\(path) \(options)"
  }

  /// Installs this version where nothing else is; what follows finds it on PATH.
  private static let installation = [
    #"python3 -m venv "${TMPDIR:-/tmp}/archcheck""#,
    #"export PATH="${TMPDIR:-/tmp}/archcheck/bin:$PATH""#,
    "pip install --quiet archcheck==\(archcheckVersion)",
  ]

  private static func gitHub(_ folder: String) -> String {
    """
    # .github/workflows/archcheck.yml: annotations in the pull request, a summary of the job, and the report
    # as an artefact. For Objective-C, C and C++, install libclang first: sudo apt-get install -y libclang1
    name: archcheck
    on:
      pull_request:
      push:
        branches: [main]
    permissions:
      contents: read
    jobs:
      archcheck:
        runs-on: ubuntu-24.04
        steps:
          - uses: actions/checkout@v4
          - run: pipx install archcheck==\(archcheckVersion)
          - run: |
              \(check(folder, #"--format github --format markdown --output "$RUNNER_TEMP/archcheck.md""#)) \\
                --format json --output "$RUNNER_TEMP/archcheck.json"
          - if: ${{ !cancelled() }}
            run: |
              if [ -e "$RUNNER_TEMP/archcheck.md" ]; then cat "$RUNNER_TEMP/archcheck.md" >> "$GITHUB_STEP_SUMMARY"; fi
          - if: ${{ !cancelled() }}
            uses: actions/upload-artifact@v4
            with:
              name: archcheck
              path: ${{ runner.temp }}/archcheck.json
              if-no-files-found: ignore

    """
  }

  private static func gitLab(_ folder: String) -> String {
    """
    # .gitlab-ci.yml: the findings in the merge request. The job runs for the default branch too, because the
    # widget shows what differs from its report.
    archcheck:
      image: python:3.13-slim
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      script:
        - pip install --quiet archcheck==\(archcheckVersion)
        - |
          \(check(folder, "--format gitlab --output gl-code-quality-report.json")) \\
            --format junit --output archcheck.xml --format text
      artifacts:
        when: always
        reports:
          codequality: gl-code-quality-report.json
          junit: archcheck.xml

    """
  }

  private static func bitrise(_ folder: String) -> String {
    """
    # A step of a workflow in bitrise.yml, before deploy-to-bitrise-io, which shows the findings as tests.
    - script@1:
        title: archcheck
        inputs:
        - content: |-
            #!/usr/bin/env bash
            set -euo pipefail
            \(installation.joined(separator: "\n        "))
            results="$BITRISE_TEST_RESULT_DIR/archcheck"
            mkdir -p "$results"
            echo '{"test-name": "archcheck"}' > "$results/test-info.json"
            \(check(folder, #"--format junit --output "$results/archcheck.xml" --format text"#))

    """
  }

  private static func xcodeCloud(_ folder: String) -> String {
    """
    #!/bin/sh
    # ci_scripts/ci_post_clone.sh, executable: a finding fails the build before anything is compiled.
    set -e
    \(installation.joined(separator: "\n"))
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    \(check(folder, "--format xcode"))

    """
  }

  private static func circleCI(_ folder: String) -> String {
    """
    # .circleci/config.yml: the findings as tests of the job.
    version: 2.1
    jobs:
      archcheck:
        docker:
          - image: cimg/python:3.13
        steps:
          - checkout
          - run: pip install --quiet archcheck==\(archcheckVersion)
          - run: |
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

  private static func jenkins(_ folder: String) -> String {
    let commands =
      (installation + [check(folder, "--format junit --output archcheck.xml --format text")])
    let quoted = commands.map { command in
      var text = ""
      for character in command {
        if "\\'".contains(character) { text += "\\" }
        text.append(character)
      }
      return text
    }
    return """
      // Jenkinsfile: the findings as tests of the build.
      pipeline {
        agent any
        stages {
          stage('archcheck') {
            steps {
              sh '''
                set -e
                \(quoted.joined(separator: "\n          "))
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

import ArchTestSupport
import RunTestSupport
import Testing

@Suite("Files for CI")
struct CIFileTests {
  static let services = ["github", "gitlab", "bitrise", "xcode-cloud", "circleci", "jenkins"]
  private static let sum = String(repeating: "0a", count: 32)

  @Test("check the project's folder in its repository", arguments: services)
  func folder(service: String) throws {
    try withTemporaryDirectory { directory in
      for (path, text) in smallPackage { try directory.write(text, to: "apps/ios/\(path)") }
      _ = try TestRepository(in: directory)
      let run = try archcheck("init", "--ci", service, "apps/ios", in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains("archcheck check ./apps/ios --format "))
      #expect(!run.output.contains("\t"))
    }
  }

  @Test("say what is to be filled in, before and when they are run", arguments: services)
  func empty(service: String) throws {
    try withSmallPackage { directory in
      let run = try archcheck("init", "--ci", service, in: directory.path)
      #expect(run.status == 0)
      #expect(run.output.contains(/ARCHCHECK_URL(: "")|( ?= ?'')\n/))
      #expect(run.output.contains("fill in ARCHCHECK_URL and ARCHCHECK_SHA256 in this file"))
      #expect(
        run.errors.hasPrefix("note: Fill in ARCHCHECK_URL and ARCHCHECK_SHA256 at the top of "))
    }
  }

  @Test("run no program of the checkout, whatever PATH says")
  func planted() throws {
    try withSmallPackage { directory in
      let printed = try archcheck("init", "--ci", "xcode-cloud", in: directory.path)
      try directory.write(printed.output, to: "ci.sh")
      try directory.write("#!/bin/sh\necho planted\n", to: "bin/archcheck.text")
      let made = try run(
        "/usr/bin/env", ["install", "-m", "755", "bin/archcheck.text", "bin/archcheck"],
        in: directory.path)
      try #require(made.status == 0)
      for folder in ["bin", directory.path(of: "bin")] {
        let run = try run(
          "/bin/sh", ["ci.sh"], in: directory.path, with: ["PATH": "\(folder):/usr/bin:/bin"])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.hasPrefix("error: archcheck is not on PATH"))
      }
    }
  }

  @Test("install the archive that is named, and no other", arguments: services)
  func archive(service: String) throws {
    try withSmallPackage { directory in
      let url = "https://files.internal/a%20b/archcheck.tar.gz?x=1&y=(2)"
      let run = try archcheck(
        "init", "--ci", service, "--archive-url", url, "--sha256", Self.sum.uppercased(),
        in: directory.path)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.contains(url) && run.output.contains(Self.sum))
      #expect(run.output.ranges(of: "://").count == 1)
    }
  }

  @Test(
    "take no address that would be code in them, and no check sum that is none",
    arguments: [
      (
        ["--archive-url", "https://a/'; touch x; '", "--sha256", sum],
        "--archive-url is 'https://a/'; "
      ),
      (
        ["--archive-url", "https://a/$(touch x)", "--sha256", sum],
        "give an address such as https://"
      ),
      (["--archive-url", "https://a/\n- x", "--sha256", sum], "give an address such as https://"),
      (["--archive-url", "a.tar.gz", "--sha256", sum], "give an address such as https://"),
      (["--archive-url", "https://a/b", "--sha256", "0a"], "--sha256 is '0a': give the 64 digits"),
      (["--archive-url", "https://a/b"], "belong together"),
      (["--sha256", sum], "belong together"),
    ])
  func refused(options: [String], message: String) throws {
    try withSmallPackage { directory in
      let run = try archcheck(["init", "--ci", "gitlab"] + options, in: directory.path)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test("are printed and nothing else is done, so that other options make no sense")
  func alone() throws {
    try withSmallPackage { directory in
      let run = try archcheck("init", "--ci", "github", "--freeze", in: directory.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("--ci prints a file for CI"))
      let without = try archcheck(
        "init", "--archive-url", "https://a/b", "--sha256", Self.sum, in: directory.path)
      #expect(without.status == 2 && without.errors.contains("give --ci too"))
      #expect(try archcheck("init", "--ci", "github", in: directory.path).status == 0)
      #expect(throws: (any Error).self) { try directory.read("archcheck.yml") }
    }
  }
}

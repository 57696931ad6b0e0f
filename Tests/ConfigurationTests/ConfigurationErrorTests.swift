import SourceText
import Testing

@Suite("A configuration that is wrong")
struct ConfigurationErrorTests {
  private func issues(_ text: String?, files: [String: String] = [:]) -> [String] {
    do throws(ConfigurationErrors) {
      _ = try load(text, files: files)
      return []
    } catch {
      return error.issues.map { "\($0.location): \($0.message)" }
    }
  }

  private func rule(_ body: String) -> String { "version: 1\nrules:\n  r: \(body)\n" }

  @Test("all mistakes of a text are reported at once, in the order of their places")
  func allAtOnce() {
    #expect(
      issues(
        """
        versoin: 1
        sources: {exlude: a, previews: no}
        tags: {domain: "tag:domian", a: "tag:b", b: "tag:a"}
        rules:
          one: {forbd: {}}
          two: {forbid: {from: A, too: B}, severity: eror}
          three: {metric: {name: distanc, max: 2}}
        """) == [
          "archcheck.yml:1:1: The version of the format is missing; write `version: 1` at the top.",
          "archcheck.yml:1:1: There is no section `versoin`. Did you mean `version`?",
          "archcheck.yml:2:11: `sources` has no option `exlude`. Did you mean `exclude`?",
          "archcheck.yml:2:32: `no` is not a value of `previews`. Write one of `exclude`, "
            + "`include`.",
          "archcheck.yml:3:16: There is no tag `domian`. Did you mean `domain`?",
          "archcheck.yml:3:30: The tag contains itself: `a` → `b` → `a`. Remove one of them.",
          "archcheck.yml:5:9: `forbd` is neither a rule kind nor a rule option. Did you mean "
            + "`forbid`?",
          "archcheck.yml:6:17: `forbid` needs the option `to`: a selector.",
          "archcheck.yml:6:27: `forbid` has no option `too`. Did you mean `to`?",
          "archcheck.yml:6:46: `eror` is not a value of `severity`. Did you mean `error`?",
          "archcheck.yml:7:26: `distanc` is not a value of `name`. Did you mean `distance`?",
          "archcheck.yml:7:40: `max` takes a number from 0 to 1, not `2`.",
        ])
  }

  @Test(
    "a mistake in a rule is reported with its place and remedy",
    arguments: [
      ("3", "3:6: A rule is a mapping such as `{forbid: {from: A, to: B}}`, or `off`; not `3`."),
      (
        "off",
        "3:3: There is no rule `r` to turn off. Only rules of a preset or file under `extends` can "
          + "be turned off."
      ),
      (
        "{severity: error}",
        "3:3: The rule `r` has no kind, and nothing under `extends` has a rule with that id. Write "
          + "one of `forbid`, `layers`, `acyclic`, `metric` in it."
      ),
      (
        "{acyclic: A, metric: {name: distance}}",
        "3:19: A rule has one kind; this one already has `acyclic`. Split it in two."
      ),
      ("{metric: {name: distance}}", "3:15: A metric rule needs `max` or `min`."),
      ("{metric: 3}", "3:15: `metric` takes a mapping with `name`, `of`, `max`, `min`, not `3`."),
      (
        "{acyclic: {at: {}}}",
        "3:21: `at` takes one of `component`, `module`, `file`, `type`, not a mapping."
      ),
      (
        "{layers: {order: A}}",
        "3:23: `order` takes a list, each element a mapping with `of`, `name`, or a selector, not `A`."
      ),
      ("{layers: {order: [{of: A, nam: B}], strict: yes}}", nil),
      (
        "{forbid: {from: \"{a}.ui\", to: \"{b}.*\"}}",
        "3:36: The capture `{b}` is not bound by any selector of this rule. Bind it on the other side, or write `*`."
      ),
      (
        "{forbid: {from: \"{feature}.ui\", to: \"{!featur}.*\"}}",
        "3:42: The capture `{featur}` is not bound by any selector of this rule. Did you mean `{feature}`?"
      ),
      (
        "{forbid: {from: [\"{a}.ui\", B], to: \"{!a}.*\"}}",
        "3:41: The capture `{a}` is not bound by any selector of this rule. Bind it on the other side, or write `*`."
      ),
      ("{forbid: {from: A, to: \"tag:x\"}}", "3:29: There is no tag `x`. Define it under `tags:`."),
      (
        "{acyclic: A, except: [{because: x}]}",
        "3:28: The exception is empty; add `from:`, `to:` or `of:`."
      ),
      (
        "{acyclic: A, except: [{of: A, until: 2030-02-30}]}",
        "3:43: `until` takes a day such as `2030-01-31`, not `2030-02-30`."
      ),
      (
        "{acyclic: A, except: [{off: A}]}",
        "3:28: The exception is empty; add `from:`, `to:` or `of:`."
      ),
      (
        "{acyclic: A, except: [{of: A, to: \"{x}\"}]}",
        "3:40: The capture `{x}` is not bound by any selector of this rule. Bind it on the other side, or write `*`."
      ),
      (
        "{acyclic: A, roles: [test, prod]}",
        "3:33: `prod` is not a value of `roles`. Write one of `production`, `test`, `tool`, `demo`."
      ),
    ] as [(String, String?)])
  func rules(body: String, expected: String?) {
    let found = issues(rule(body))
    if let expected {
      #expect(found.contains("archcheck.yml:\(expected)"), "\(found)")
    } else {
      #expect(
        found == [
          "archcheck.yml:3:32: `order` has no option `nam`. Did you mean `name`?",
          "archcheck.yml:3:50: `strict` takes `true` or `false`, not `yes`.",
        ])
    }
  }

  @Test(
    "a mistake in another section is reported with its place and remedy",
    arguments: [
      ("[]", "2:1: The configuration must be a mapping; start it with `version: 1`."),
      (
        "version: 2",
        "2:10: This archcheck reads version 1 of the format, not `2`: upgrade archcheck."
      ),
      (
        "version: 1\ntags: {a: {title: [b], any: B}}",
        "3:19: `title` takes a string, not a list."
      ),
      ("version: 1\ntags: [a]", "3:7: `tags` takes a mapping of names, not a list."),
      (
        "version: 1\nsources: {max-file-seconds: 0}",
        "3:29: `max-file-seconds` takes a whole number from 1 to 60, not `0`."
      ),
      (
        "version: 1\nsources: {min-files: 195%}",
        "3:22: `min-files` takes a share such as `95%` or `0.95`, not `195%`."
      ),
      (
        "version: 1\nsources: {min-files: most}",
        "3:22: `min-files` takes a share such as `95%` or `0.95`, not `most`."
      ),
      (
        "version: 1\nsources: {max-file-size: 3GB}",
        "3:26: `max-file-size` takes bytes or a number with `KB` or `MB`, such as `4MB`, up to "
          + "16MB; not `3GB`."
      ),
      (
        "version: 1\nmodules: {replace: true, A: {role: test}}",
        "3:29: The module `A` needs its folder: write `path: Sources/A`."
      ),
      (
        "version: 1\ncomponents: {A: {}}",
        "3:17: The component `A` needs `modules:`, `paths:` or `declarations:` to say what belongs "
          + "to it."
      ),
      (
        "version: 1\ncomponents: {A*: {modules: A}}",
        "3:14: `A*` is not the name of a component: A component's name is plain text with captures such as `{feature}`; write the pattern under `paths:`, `modules:` or `declarations:`."
      ),
      (
        "version: 1\ncomponents: {\"{feature}\": {paths: \"App/{featur}/**\"}}",
        "3:35: The capture `{feature}` is not bound by this pattern of the component `{feature}`. "
          + "Did you mean `{feature}` instead of `{featur}`?"
      ),
      (
        "version: 1\ncomponents: {A: {paths: \"App/**\"}, B: {paths: [\"App/B/**\", X]}}",
        "3:48: `App/B/**` can never match: the earlier component `A` already matches all of it. "
          + "Put the narrower pattern first, or remove it."
      ),
      (
        "version: 1\ntags: {a: \"{!x}.ui\"}",
        "3:11: The capture `{x}` is not bound in this tag, and a tag cannot use captures of other "
          + "selectors."
      ),
      (
        "version: 1\nextends: recomended",
        "3:10: There is no preset `recomended`. Did you mean `recommended`?"
      ),
      (
        "version: 1\nextends: {preset: modules}",
        "3:19: The preset `modules` needs its parameter `features`; write `with: {features: …}`."
      ),
      (
        "version: 1\nextends: {preset: modules, with: {featurs: A, features: B}}",
        "3:35: The preset `modules` has no parameter `featurs`. Did you mean `features`?"
      ),
      (
        "version: 1\nextends: {preset: modules, with: {features: B, prefix: [C]}}",
        "3:56: The parameter `prefix` needs a string here, not a list."
      ),
      (
        "version: 1\nextends: {file: a.yml, with: {a: b}}",
        "3:30: Only presets have parameters; `with` cannot be used with `file`."
      ),
      ("version: 1\nextends: {}", "3:10: An entry of `extends` needs either `preset` or `file`."),
      (
        "version: 1\nextends: ../x.yml",
        "3:10: `../x.yml` is outside the project; extend a file below its root, by a path relative "
          + "to this one."
      ),
      (
        "version: 1\nextends: /etc/x.yml",
        "3:10: `/etc/x.yml` is outside the project; extend a file below its root, by a path "
          + "relative to this one."
      ),
      ("version: 1\nextends: b.yml", "3:10: `b.yml` cannot be read: no such file."),
      (
        "version: 1\nrules: {core-is-lo: off}\nextends: {preset: modules, with: {features: A}}",
        "3:9: There is no rule `core-is-lo` to turn off. Did you mean `modules/core-is-low`?"
      ),
      (
        "version: 1\nrules: {modules/core: {acyclic: A}}\nextends: {preset: modules, with: {features: A}}",
        "3:9: The preset `modules` has no rule `modules/core`. The id of your own rule needs "
          + "another name before the slash, or none."
      ),
      (
        "version: 1\nrules: {core-is-low: {severity: info}}\nextends: {preset: modules, with: {features: A}}",
        "3:9: The rule `core-is-low` has no kind, and nothing under `extends` has a rule with that "
          + "id. Did you mean `modules/core-is-low`?"
      ),
    ])
  func sections(text: String, expected: String) {
    let found = issues("# a comment\n\(text)\n", files: ["a.yml": "version: 1"])
    #expect(found == ["archcheck.yml:\(expected)"])
  }

  @Test("mistakes of extended files carry their own path, and cycles end")
  func files() {
    #expect(
      issues("version: 1\nextends: a.yml", files: ["a.yml": "version: 1\nrule: {}"])
        == ["a.yml:2:1: There is no section `rule`. Did you mean `rules`?"])
    #expect(
      issues("version: 1\nextends: a.yml", files: ["a.yml": "version: 1\nextends: archcheck.yml"])
        == [
          "a.yml:2:10: The files extend each other: `archcheck.yml` → `a.yml` → `archcheck.yml`. "
            + "Remove one `extends`."
        ])
    #expect(
      issues("version: 1\nextends: a.yml", files: ["a.yml": "a: [\n"]).first?.hasPrefix("a.yml:2:1")
        == true)
  }

  @Test("an empty text lacks its version")
  func empty() {
    #expect(
      issues("") == [
        "archcheck.yml:1:1: The version of the format is missing; write `version: 1` at the top."
      ])
  }
}

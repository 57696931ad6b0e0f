import RuleLanguage

extension Preset {
  /// An SDK in a core, a security and a user interface library, with samples that use it.
  static let sdkSplit = Preset(
    name: "sdk-split",
    summary:
      "An SDK in libraries: a core without user interface that declares protocols, a security "
      + "library below it, a user interface that adopts the protocols and registers itself, samples.",
    documentation: """
      The core of an SDK has no user interface, so that it serves applications with screens of their \
      own and every platform. It declares protocols for what has to be shown; the library with the \
      screens adopts them and registers its classes with the core as soon as it is loaded, so that \
      applications have nothing to configure. A security library lies below the core and is reached \
      through it alone. Samples are applications like any other: they contain no code of the SDK.
      """,
    parameters: [
      Parameter(name: "core", defaultValue: "*Core", meaning: "The module of the core."),
      Parameter(name: "security", defaultValue: "*Security", meaning: "The security module."),
      Parameter(name: "ui", defaultValue: "*UI", meaning: "The module with the screens."),
      Parameter(
        name: "samples", defaultValue: "[\"*Sample\", \"*Example\", \"*Demo\"]",
        meaning: "The applications that show how the SDK is used."),
      Parameter(
        name: "core-only", defaultValue: "*Core*{Sample,Example,Demo}",
        meaning: "The samples among them that use the core alone."),
      Parameter(
        name: "ui-frameworks",
        defaultValue: "[UIKit, SwiftUI, WatchKit, AppKit, Cocoa, TVUIKit, CarPlay, WebKit]",
        meaning: "Frameworks that show something or exist on one platform only."),
      Parameter(
        name: "ui-symbols",
        defaultValue: "[\"UI[A-Z]*\", \"NSView*\", \"NSWindow*\", \"WK[A-Z]*\"]",
        meaning: "Names from such frameworks."),
      Parameter(
        name: "protocol-suffix", defaultValue: "Delegate",
        meaning: "What the names of the core's protocols end with that screens adopt."),
      Parameter(
        name: "delegate-properties", defaultValue: "{*elegate,*resenter,*bserver}",
        meaning: "The properties of the core that hold who adopts such a protocol."),
      Parameter(
        name: "registration", defaultValue: "{load,register*}",
        meaning: "The static function by which an adopter registers itself with the core."),
      Parameter(
        name: "resource-folders", defaultValue: "[\"**/*UI/\", \"**/*{Sample,Example,Demo}*/\"]",
        meaning: "The folders in which storyboards, xibs and images may lie."),
      Parameter(
        name: "second-versions", defaultValue: "[\"{name}New\", \"New{name}\", \"{name}V2\"]",
        meaning: "What a second version of `{name}` is called."),
      Parameter(
        name: "proxies", defaultValue: "*{Proxy,Switcher,VersionSelector}",
        meaning: "What choosers between an old and a new user interface are called."),
      Parameter(
        name: "owners", defaultValue: "[]",
        meaning: "Tags of the areas or teams, one of which owns each library."),
      Parameter(
        name: "min-test-ratio", defaultValue: "0",
        meaning: "Lines of tests for each line of a library, at least."),
      Parameter(
        name: "coverage-file", defaultValue: "coverage.json",
        meaning: "The report with the test coverage of the libraries."),
      Parameter(
        name: "min-coverage", defaultValue: "0",
        meaning: "The share of a library that tests cover, at least."),
      .exclude,
    ],
    signs: [
      .init(3, .modules("*{Core,Kit}Sample")),
      .init(2, .modules("*Sample")),
      .init(2, .modules("*Security")),
      .init(2, .modules("*UI")),
      .init(1, .modules("*Core")),
    ],
    text: """
      version: 1
      sources:
        exclude: "${exclude}"
      tags:
        sdk-core: "${core}"
        sdk-security: "${security}"
        sdk-ui: "${ui}"
        sdk-samples: "${samples}"
        sdk-owners: "${owners}"
        sdk-libraries: ["tag:sdk-core", "tag:sdk-security", "tag:sdk-ui"]
      rules:
        sdk-core-no-ui:
          forbid: { from: "tag:sdk-core", to: "tag:sdk-ui", through: any }
          because: The core serves applications that have screens of their own, or none.
        sdk-core-no-uikit:
          external: { of: "tag:sdk-core", forbid: "${ui-frameworks}", symbols: "${ui-symbols}" }
          because: A core that needs a user interface framework cannot serve every platform.
        sdk-platform-neutral-core:
          forbid: { from: "tag:sdk-core", to: "external:{UIKit,AppKit,WatchKit}", through: any }
          because: What the core rests on decides for which platforms screens can be written.
        sdk-ui-depends-on-core:
          require: { from: "tag:sdk-ui", to: "tag:sdk-core", via: import }
          because: The screens show what the core knows.
        sdk-podspec-declares-core:
          require: { from: "tag:sdk-ui", to: "tag:sdk-core", via: manifest }
          because: Whoever adds the screens has to get the core with them.
        sdk-three-libraries:
          coverage:
            of: { any: "*", not: "tag:sdk-samples" }
            in: ["tag:sdk-core", "tag:sdk-security", "tag:sdk-ui"]
            exactly-one: true
            unowned: ignore
          because: Each file of the SDK belongs to exactly one of its libraries.
        sdk-security-separate:
          allow: { from: "tag:sdk-security", to: [] }
          because: The security library has its own team and is delivered without the others.
        sdk-security-through-core:
          protect: { of: "tag:sdk-security", from: "tag:sdk-core" }
          because: Applications and screens reach security through the core alone.
        sdk-chain-sample-ui-core:
          layers:
            order:
              - ["tag:sdk-samples"]
              - ["tag:sdk-ui"]
              - ["tag:sdk-core"]
              - ["tag:sdk-security"]
          because: Samples rest on the screens, these on the core, and the core on security.
        sdk-acyclic:
          acyclic: { of: "*", at: module }
          because: Libraries that need each other cannot be delivered one by one.
        sdk-protocol-in-core-adopted-in-ui:
          declarations:
            of: "tag:sdk-core"
            kind: protocol
            access: public
            name: "{it}${protocol-suffix}"
            counterpart: { of: "tag:sdk-ui", kind: [class, extension], conforms-to: "{it}${protocol-suffix}" }
          because: A protocol of the core that no screen adopts asks for something nobody shows.
        sdk-protocol-not-adopted-in-core:
          declarations:
            of: "tag:sdk-core"
            kind: protocol
            access: public
            name: "{it}${protocol-suffix}"
            counterpart:
              of: "tag:sdk-core"
              kind: class
              conforms-to: "{it}${protocol-suffix}"
              at-most: 0
          because: What the core adopts itself, no screen can take over.
        sdk-protocol-declared-in-core:
          forbid: { from: "tag:sdk-core", to: { all: ["tag:sdk-ui", "kind:protocol"] } }
          because: The core declares the protocols that it needs; screens adopt them.
        sdk-class-typed-delegate:
          declarations:
            of: "tag:sdk-core"
            kind: variable
            level: member
            is: stored
            name: "${delegate-properties}"
            must: [{ is: weak }, { type: ["*.Type", "*.Type?", "(any *.Type)?"] }]
          because: The core keeps a class or a weak object, so that no screen outlives its use.
        sdk-registration-in-load:
          declarations:
            of: "tag:sdk-ui"
            kind: class
            conforms-to: "${core}.*${protocol-suffix}"
            must:
              members: [{ name: "${registration}", kind: function, is: static }]
          because: Screens register themselves, so that applications have nothing to configure.
        sdk-registration-assigns:
          require: { from: "tag:sdk-ui", to: "tag:sdk-core", via: assignment }
          because: A library of screens that sets no property of the core is never asked for one.
        sdk-no-registration-in-app:
          forbid:
            from: "tag:sdk-samples"
            to: "tag:sdk-core"
            members: "${delegate-properties}"
            via: assignment
          because: Applications link the libraries; what is linked registers itself.
        sdk-no-initialize-override:
          declarations:
            kind: function
            level: member
            name: "initialize()"
            is: static
            forbid: true
          because: Swift no longer runs 'initialize'; registration stands in listed classes only.
        sdk-core-allowed-content:
          declarations:
            of: "tag:sdk-core"
            kind: class
            inherits-from: ["UIView", "UIViewController", "UIResponder", "NSView", "NSViewController"]
            forbid: true
          because: The core holds models, protocols, constants and its entry point, but no screens.
        sdk-ui-assets-only-in-ui:
          structure: { files: "**/*.{storyboard,xib,imageset/*}", in: "${resource-folders}" }
          because: Resources are delivered with the screens that show them.
        sdk-core-no-resources:
          structure:
            each: "**/{module}"
            where: { all: [["tag:sdk-core", "tag:sdk-security"], "module:{module}"] }
            forbids: "**/*.{storyboard,xib,nib,xcassets/**,bundle/**,png,jpg,jpeg,gif,svg,pdf}"
          because: Images and screens are of no use to applications that have their own.
        sdk-sample-no-sdk-code:
          duplicates: { of: ["tag:sdk-libraries", "tag:sdk-samples"] }
          because: A sample that contains code of the SDK shows something that users do not get.
        sdk-sample-core-only-possible:
          forbid: { from: "${core-only}", to: "tag:sdk-ui", through: any }
          because: Whoever needs the core alone must not have to link screens.
        sdk-no-new-suffix-duplicates:
          duplicates: { of: "*", beside: "${second-versions}" }
          because: After a redesign one of the two versions has to go.
        sdk-no-new-suffix-assets:
          duplicates:
            files: ["**/*.{storyboard,xib}", "**/*.imageset/"]
            beside: "${second-versions}"
          because: Assets that nobody removes after a redesign are delivered for ever.
        sdk-proxy-not-needed:
          declarations:
            of: "tag:sdk-libraries"
            kind: type
            name: "${proxies}"
            forbid: true
          severity: warning
          because: With one user interface nothing has to choose between two.
        sdk-delegate-checked:
          declarations: { of: "tag:sdk-core", kind: type, must-not: { contains: force-unwrap } }
          severity: info
          because: The core also runs without screens; nobody has registered then, and it would crash.
        sdk-size-report:
          metric: { name: test-ratio, of: "tag:sdk-libraries", min: "${min-test-ratio}" }
          severity: info
          because: Tests that do not grow with their library leave more and more of it untested.
        sdk-coverage-report:
          metric:
            name: coverage
            of: "tag:sdk-libraries"
            file: "${coverage-file}"
            min: "${min-coverage}"
          severity: info
          because: Each library is tested for itself; an average of all hides those that are not.
        sdk-area-ownership:
          coverage:
            of: "tag:sdk-libraries"
            in: "tag:sdk-owners"
            unowned: ignore
          because: Each library has an area that answers for it.

      """)
}

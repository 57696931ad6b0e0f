import ProjectDescription

let project = Project(
  name: "Garden",
  settings: .settings(configurations: [
    .debug(name: "Debug", xcconfig: "Config/Debug.xcconfig"),
    .release(name: "Release", xcconfig: .relativeToRoot("Config/Release.xcconfig")),
  ]),
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "org.example.garden",
      sources: ["App/**"],
      resources: [
        "App/Resources/**", "App/Seeds.json",
        .glob(pattern: "Shared/*.strings", excluding: "Shared/Old*"),
      ],
      dependencies: [.target(name: "Kit")]),
    .target(
      name: "Kit", destinations: .iOS, product: .framework, bundleId: "org.example.kit",
      buildableFolders: ["Kit"],
      settings: .settings(base: ["PRODUCT_NAME": "$(PREFIX)Kit"])),
    .target(
      name: "KitTests", destinations: .iOS, product: .unitTests, bundleId: "org.example.tests",
      sources: ["KitTests/**"], dependencies: [.target(name: "Kit")]),
  ])

// swift-tools-version: 5.9
import PackageDescription

let composable = Target.Dependency.product(
  name: "ComposableArchitecture", package: "swift-composable-architecture")

let package = Package(
  name: "Pantry",
  dependencies: [
    .package(
      url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.9.0")
  ],
  targets: [
    .target(
      name: "AppFeature",
      dependencies: ["RecipeClient", "RecipesFeature", "ShoppingFeature", composable]),
    .target(name: "RecipesFeature", dependencies: ["Models", "RecipeClient", "ShoppingFeature", composable]),
    .target(name: "ShoppingFeature", dependencies: ["Models", composable]),
    .target(name: "RecipeClient", dependencies: ["Models", "ShoppingFeature", composable]),
    .target(name: "KitchenKit", dependencies: [composable]),
    .target(name: "Models"),
  ])

import RuleLanguage

extension Preset {
  /// The Composable Architecture: features of state, action, reducer and view.
  static let tca = Preset(
    name: "tca",
    summary: "The Composable Architecture: reducers are pure, views speak to the store alone, "
      + "dependencies come through clients, and features are independent.",
    documentation: TCAPresetText.documentation,
    parameters: [
      Parameter(
        name: "features", defaultValue: "[\"*Feature\", \"path:**/Features/*/**\"]",
        meaning: "The code of features: selectors such as modules, components or paths."),
      Parameter(
        name: "features-folder", defaultValue: "Features",
        meaning: "The folder each folder of which is a feature, where features are no modules."),
      Parameter(
        name: "roots",
        defaultValue: "[App, AppFeature, RootFeature, MainFeature, \"*AppFeature\", "
          + "\"*RootFeature\"]",
        meaning: "The components that put features together and make the store."),
      Parameter(
        name: "clients", defaultValue: "[\"type:*Client\"]",
        meaning:
          "The types by which features reach the world outside, beside those that conform to "
          + "`DependencyKey`."),
      Parameter(
        name: "effects",
        defaultValue: "[\"symbol:{URLSession,UserDefaults,FileManager,NotificationCenter}\", "
          + "\"symbol:{NSPersistentContainer,CLLocationManager,UNUserNotificationCenter}\", "
          + "\"symbol:{Timer,DispatchQueue,ProcessInfo,Bundle,UIApplication,UIPasteboard}\"]",
        meaning: "What only clients may touch."),
    ],
    signs: [
      .init(4, .imports("ComposableArchitecture")),
      .init(1, .modules("*Feature")),
      .init(1, .modules("*Client")),
      .init(1, .declares("*Feature")),
    ],
    text: TCAPresetText.rules)
}

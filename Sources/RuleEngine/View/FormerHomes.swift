/// Names that a release of a package moved from one of its modules to another.
///
/// The lists of names are those of the newest releases, and a project may use an older one: a name that was moved is of
/// either module.
enum FormerHomes {
  /// The modules that declared a name in older releases.
  static func modules(of name: String) -> [String] { modules[name] ?? [] }

  private static let modules: [String: [String]] = [
    // Of RxSwift since 6.
    "Binder": ["RxCocoa"],
    // Of ConcurrencyExtras, and of IssueReporting, since they are packages.
    "ActorIsolated": ["Dependencies"],
    "LockIsolated": ["Dependencies"],
    "UncheckedSendable": ["Dependencies"],
    "XCTFail": ["XCTestDynamicOverlay"],
    "unimplemented": ["XCTestDynamicOverlay"],
    // Of SwiftNavigation since SwiftUINavigation is a part of its package.
    "AlertState": ["ComposableArchitecture", "SwiftUINavigation"],
    "ButtonState": ["ComposableArchitecture", "SwiftUINavigation"],
    "ButtonStateRole": ["ComposableArchitecture", "SwiftUINavigation"],
    "ConfirmationDialogState": ["ComposableArchitecture", "SwiftUINavigation"],
    "TextState": ["ComposableArchitecture", "SwiftUINavigation"],
    // Of Sharing since it is a package.
    "AppStorageKey": ["ComposableArchitecture"],
    "FileStorageKey": ["ComposableArchitecture"],
    "InMemoryKey": ["ComposableArchitecture"],
    "PersistenceKey": ["ComposableArchitecture"],
    "PersistenceReaderKey": ["ComposableArchitecture"],
    "Shared": ["ComposableArchitecture"],
    "SharedReader": ["ComposableArchitecture"],
  ]
}

import PropertyLists

/// The packages that a tree refers to.
struct XcodeTreePackages {
  /// The ids of all packages, in the order written.
  private(set) var ids: [String] = []
  /// The packages by the names that their products give for them, in lower case.
  private var byName: [String: String] = [:]

  private static let kinds = [
    "local": "XCLocalSwiftPackageReference", "remote": "XCRemoteSwiftPackageReference",
  ]

  /// Takes the packages of a project. O(packages).
  init(_ root: PropertyList, objects: XcodeTreeObjects) throws(PropertyListError) {
    for package in try root.elements(of: "packages") {
      try package.requireObject("an entry of 'packages'")
      let isa = try PropertyList.meaning(
        of: package.text(of: "kind") ?? "", among: Self.kinds, for: "kind of package",
        at: package["kind"]?.offset ?? package.offset)
      let id = try objects.add(
        isa,
        [
          "relativePath": try package.member("path"),
          "repositoryURL": try package.member("repository"),
        ], at: package.offset)
      ids.append(id)
      // Products of local packages name the path as it is written, or its last part.
      let names = [
        package["path"]?.text, objects.objects.byID[id].flatMap(XcodePackages.identity),
      ]
      for name in names {
        if let key = name?.lowercased(), byName[key] == nil { byName[key] = id }
      }
    }
  }

  /// Adds a product that a target depends on, and returns its id.
  func addProduct(
    _ value: PropertyList, to objects: XcodeTreeObjects
  ) throws(PropertyListError) -> String {
    let name = try value.member("product-name")
    let isPlugin = try value.text(of: "product-type") == "build-tool-plugin"
    var package: PropertyList?
    if let written = try value.member("package"), let text = written.text {
      package = byName[text.lowercased()].map { .text($0, at: written.offset) }
      if package == nil { objects.noteStale(written) }
    }
    return try objects.add(
      "XCSwiftPackageProductDependency",
      [
        "productName": name.map {
          isPlugin ? .text("plugin:" + ($0.text ?? ""), at: $0.offset) : $0
        },
        "package": package,
      ], at: value.offset)
  }
}

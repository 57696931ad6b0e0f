// Written by the asset generator. Excluded in archcheck.yml: were it read, CommonUI would depend on
// a domain module, and have three types more.

import BuildHistory
import Networking

/// The names of the assets.
public enum AssetNames {
  /// The module that the assets were drawn for.
  public static let owner = BuildHistoryModule.self
}

struct AssetCatalogue {
  let service: HTTPService
}

final class AssetReader {
  let catalogue: AssetCatalogue

  init(catalogue: AssetCatalogue) {
    self.catalogue = catalogue
  }
}

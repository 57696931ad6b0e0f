import Combine

/// For a screen by its name, for the domain by its folder.
final class HikeViewModel: ObservableObject {  // expect: clean-layers/suffix-in-layer
  @Published var title: String = ""
}

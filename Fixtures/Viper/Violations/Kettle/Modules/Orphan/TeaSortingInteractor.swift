/// Nobody presents what it finds.
final class TeaSortingInteractor {  // expect: viper/interactor-has-presenter
  func sorted(_ teas: [Tea]) -> [Tea] { teas.sorted { $0.name < $1.name } }
}

/// How far something has come. Its name ends like those of states, but no module is called so.
public enum LoadingState: Equatable {
  case idle
  case running
  case failed(String)
}

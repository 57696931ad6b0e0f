import Beaver
import Core

public final class LogbookPresenter: Presenting, ChildStoring {  // expect: beaver/app-state-covers-modules
  public let store: ChildStore<LogbookState, AppState>
  public let context: Context

  public init(store: ChildStore<LogbookState, AppState>, context: Context) {
    self.store = store
    self.context = context
  }
}

import AppCatalog
import AppOverview
import BitriseAuthentication
import BuildHistory
import BuildTrigger
import Common
import CommonUI
import Foundation
import Networking
import Welcome

/// All modules of the application.
///
/// The common ones live as long as the application. The others are created when they are first asked
/// for, and live until they are released.
@MainActor
struct AppModules {
  let common: CommonModule
  let commonUI: CommonUIModule
  let networking: NetworkingModule
  private let container: ModulesContainer

  init(serviceURL: URL) {
    let container = ModulesContainer()
    self.container = container
    let common = container.module(CommonModule.self, setup: CommonModuleSetup())
    self.common = common
    commonUI = container.module(CommonUIModule.self, setup: CommonUIModuleSetup())
    networking = container.module(
      NetworkingModule.self,
      setup: NetworkingModuleSetup(baseURL: serviceURL, tokens: common.interface.tokens))
  }

  func authentication() -> BitriseAuthenticationModule {
    container.module(
      BitriseAuthenticationModule.self,
      setup: BitriseAuthenticationModuleSetup(tokens: common.interface.tokens))
  }

  func welcome() -> WelcomeModule {
    container.module(
      WelcomeModule.self, setup: WelcomeModuleSetup(tokens: common.interface.tokens))
  }

  func appCatalog() -> AppCatalogModule {
    container.module(
      AppCatalogModule.self, setup: AppCatalogModuleSetup(service: networking.interface.service))
  }

  func appOverview(of app: BitriseApp) -> AppOverviewModule {
    container.module(
      AppOverviewModule.self,
      setup: AppOverviewModuleSetup(app: app, service: networking.interface.service))
  }

  func buildHistory(of app: BitriseApp) -> BuildHistoryModule {
    container.module(
      BuildHistoryModule.self,
      setup: BuildHistoryModuleSetup(app: app, service: networking.interface.service))
  }

  func buildTrigger(for app: BitriseApp, repeating template: Build? = nil) -> BuildTriggerModule {
    container.module(
      BuildTriggerModule.self,
      setup: BuildTriggerModuleSetup(
        app: app, template: template, service: networking.interface.service))
  }

  /// Lets go of a module that the user has left.
  func release<Module: AppModule>(module type: Module.Type) {
    container.release(type)
  }
}

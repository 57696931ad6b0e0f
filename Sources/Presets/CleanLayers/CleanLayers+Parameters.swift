import RuleLanguage

extension CleanLayersText {
  /// What a configuration may hand to the preset.
  static let parameters: [Preset.Parameter] = folders + names + types + words

  private static let folders: [Preset.Parameter] = [
    Preset.Parameter(
      name: "app-folder", defaultValue: "**",
      meaning: "The folder that holds the layers, from the root: `App`; anywhere unless written."),
    Preset.Parameter(
      name: "features-folder", defaultValue: "Features",
      meaning: "The folder whose folders are the features."),
    Preset.Parameter(
      name: "shared-folder", defaultValue: "{Share,Shared}",
      meaning: "The folder of what all features use."),
    Preset.Parameter(
      name: "presentation-folder", defaultValue: "Presentation",
      meaning: "The folder of views and view models."),
    Preset.Parameter(
      name: "domain-folder", defaultValue: "Domain", meaning: "The folder of the domain layer."),
    Preset.Parameter(
      name: "data-folder", defaultValue: "Data", meaning: "The folder of the data layer."),
    Preset.Parameter(
      name: "data-interface-folder", defaultValue: "Data-DomainInterface",
      meaning: "The folder of what implements the interfaces of the domain."),
    Preset.Parameter(
      name: "container-folder", defaultValue: "DependencyContainer",
      meaning: "The folder of what makes the objects of a feature."),
    Preset.Parameter(
      name: "flows-folder", defaultValue: "Flows", meaning: "The folder of the flows."),
    Preset.Parameter(
      name: "entities-folder", defaultValue: "Entities",
      meaning: "The folder in the domain for its models."),
    Preset.Parameter(
      name: "interfaces-folder", defaultValue: "Interfaces",
      meaning: "The folder in the domain for its interfaces."),
    Preset.Parameter(
      name: "use-cases-folder", defaultValue: "UseCases",
      meaning: "The folder in the domain for its use cases."),
    Preset.Parameter(
      name: "left-out-folders", defaultValue: "{Preview Content,Previews,Mocks,Stubs,*Tests}",
      meaning: "Folders of what belongs to no layer, wherever they lie."),
    Preset.Parameter(
      name: "container-files",
      defaultValue: #"["**/*DiContainer.swift", "**/*DataLayer*.swift", "**/*DomainLayer*.swift"]"#,
      meaning: "The files that the folder of containers of a feature has."),
    .exclude,
  ]

  private static let names: [Preset.Parameter] = [
    Preset.Parameter(
      name: "use-case-suffix", defaultValue: "UseCase", meaning: "The end of names of use cases."),
    Preset.Parameter(
      name: "domain-model-suffix", defaultValue: "DomainModel",
      meaning: "The end of names of models of the domain."),
    Preset.Parameter(
      name: "interface-suffix", defaultValue: "Interface",
      meaning: "The end of names of interfaces of the domain."),
    Preset.Parameter(
      name: "repository-suffix", defaultValue: "Repository",
      meaning: "The end of names of repositories."),
    Preset.Parameter(
      name: "data-model-suffix", defaultValue: "DataModel",
      meaning: "The end of names of models that repositories hand out."),
    Preset.Parameter(
      name: "view-model-suffix", defaultValue: "ViewModel",
      meaning: "The end of names of view models."),
    Preset.Parameter(
      name: "view-suffix", defaultValue: "View",
      meaning: "The end of names of views, to know whose view model is whose."),
    Preset.Parameter(
      name: "flow-suffix", defaultValue: "Flow", meaning: "The end of names of flows."),
    Preset.Parameter(
      name: "container-suffix", defaultValue: "{DiContainer,LayerContainer,LayerDependencies}",
      meaning: "The end of names of what makes objects, wherever it lies."),
  ]

  private static let types: [Preset.Parameter] = [
    Preset.Parameter(
      name: "flow-protocol", defaultValue: "Flow", meaning: "The protocol of flows."),
    Preset.Parameter(
      name: "flow-delegate", defaultValue: "*FlowDelegate",
      meaning: "The protocol through which a screen speaks to its flow."),
    Preset.Parameter(
      name: "flow-step", defaultValue: "*FlowStep",
      meaning: "The enum of what a screen tells its flow."),
    Preset.Parameter(
      name: "view-protocols",
      defaultValue: "{View,ViewModifier,UIViewRepresentable,UIViewControllerRepresentable}",
      meaning: "The protocols of views."),
    Preset.Parameter(
      name: "observable", defaultValue: "ObservableObject",
      meaning: "The protocol of view models."),
    Preset.Parameter(
      name: "view-model-wrapper", defaultValue: "ObservedObject",
      meaning: "The property wrapper by which a view holds its view model."),
    Preset.Parameter(
      name: "publisher", defaultValue: "AnyPublisher",
      meaning: "The type that use cases and interfaces return."),
    Preset.Parameter(
      name: "ui-frameworks", defaultValue: "[UIKit, SwiftUI, AppKit, WatchKit]",
      meaning: "Modules that only presentation and flows import."),
    Preset.Parameter(
      name: "ui-symbols", defaultValue: #"["UI[A-Z]*"]"#,
      meaning: "Names from these modules, for files that get them without an import."),
    Preset.Parameter(
      name: "data-frameworks",
      defaultValue: #"[RealmSwift, Realm, CoreData, SwiftData, GRDB, "SQLite*", Alamofire, Moya, "#
        + #""Firebase*"]"#,
      meaning: "Modules that the domain does not import."),
    Preset.Parameter(
      name: "data-symbols",
      defaultValue: #"["NSManagedObject*", "NSPersistent*", URLSession, UserDefaults]"#,
      meaning: "Names from outside that the domain does not write."),
    Preset.Parameter(
      name: "storage-classes", defaultValue: "{Object,EmbeddedObject,NSManagedObject}",
      meaning: "The superclasses of what a database stores."),
    Preset.Parameter(
      name: "storage-protocols", defaultValue: "{Codable,Decodable,Encodable}",
      meaning: "The protocols of what a service sends."),
    Preset.Parameter(
      name: "realm-types", defaultValue: "*Realm*",
      meaning: "Names by which a test shows that it uses the database Realm."),
  ]

  private static let words: [Preset.Parameter] = [
    Preset.Parameter(
      name: "verbs", defaultValue: alternatives(verbList),
      meaning: "The words that a use case's name begins with."),
    Preset.Parameter(
      name: "navigation-verbs",
      defaultValue: alternatives(
        "show present navigate goTo open push pop display launch move start dismiss close hide "
          + "return switch redirect route"),
      meaning: "The words that a flow step's name does not begin with, unless it tells an event."),
    Preset.Parameter(
      name: "event-words",
      defaultValue: alternatives(
        "Tapped Pressed Clicked Selected Chosen Picked Swiped Scrolled Entered Changed Completed "
          + "Finished Ended Closed Dismissed Cancelled Canceled Opened Shown Presented Loaded "
          + "Launched Started Appeared Disappeared Requested Triggered Received Failed Succeeded "
          + "Expired"),
      meaning: "The words by which a flow step's name tells an event."),
  ]

  private static let verbList = """
    Accept Activate Add Agree Answer Apply Approve Archive Ask Assign Authenticate Authorize
    Book Browse Build Buy Calculate Cancel Change Check Choose Clear Close Compare Complete
    Compute Confirm Connect Copy Count Create Deactivate Decline Delete Determine Detect Did
    Disable Discard Disconnect Dismiss Download Edit Enable End Enter Execute Export Extract
    Fetch Filter Find Finish Follow Format Generate Get Give Has Hide Import Increment
    Initialize Invite Is Join Launch Leave Like List Listen Load Lock Log Login Logout Make
    Mark Merge Migrate Move Mute Notify Observe Open Order Parse Pause Pay Persist Place Play
    Post Prepare Print Process Publish Pull Purchase Push Put Rate Read Receive Record Redeem
    Refresh Register Reject Reload Remember Remove Rename Reorder Replace Reply Report Request
    Rescue Reserve Reset Resolve Restart Restore Resume Retrieve Retry Review Revoke Run Save
    Scan Schedule Search See Select Send Set Share Should Show Sign Skip Sort Start Stop Store
    Stream Submit Subscribe Swap Switch Sync Synchronize Tag Toggle Track Transfer Translate
    Turn Undo Unfollow Unlock Unregister Unsubscribe Update Upgrade Upload Use Validate Verify
    View Vote Watch Withdraw Write
    """

  /// Words in a text, as the alternatives of a pattern.
  private static func alternatives(_ words: String) -> String {
    "{" + words.split { $0 == " " || $0 == "\n" }.joined(separator: ",") + "}"
  }
}

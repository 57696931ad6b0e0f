/// What happened, as opposed to where to go: that is for the flow to say.
enum FlowStep {
  case appLaunched
  case trailTapped(TrailDomainModel)
  case journalTapped
  case closeTappedFromJournal
  case showAllTappedFromTrails
  case trailsFlowCompleted
}

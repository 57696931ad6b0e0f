/// What happened, and once where to go.
enum FlowStep {
  case appLaunched
  case trailTapped(TrailDomainModel)
  case journalTapped
  case closeTappedFromJournal
  case showAllTappedFromTrails
  case showWeather  // expect: clean-layers/flowstep-names-an-event
  case trailsFlowCompleted
}

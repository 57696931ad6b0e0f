/// A flow, but not where flows are.
final class WeatherFlow: ChildFlow {}  // expect: clean-layers/flow-conforms

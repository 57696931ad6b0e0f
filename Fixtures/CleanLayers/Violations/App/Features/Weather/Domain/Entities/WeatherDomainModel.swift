struct WeatherDomainModel: Equatable {
  let degrees: Double
}

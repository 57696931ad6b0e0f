/// In the feature, but in none of its layers.  // expect: clean-layers/feature-file-outside-layers
enum WeatherIcon {
  case sun
  case rain
}

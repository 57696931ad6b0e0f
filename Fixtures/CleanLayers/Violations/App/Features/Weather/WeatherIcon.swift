/// In the feature, but in none of its layers.  // expect: gt-feature-file-outside-layers
enum WeatherIcon {
  case sun
  case rain
}

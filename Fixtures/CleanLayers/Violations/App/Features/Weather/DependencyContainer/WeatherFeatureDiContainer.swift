final class WeatherFeatureDiContainer {}

/// What a request wants to do with the resource at its path.
public enum HTTPVerb: String {
  case get = "GET"
  case post = "POST"
}

public struct Tulip {}

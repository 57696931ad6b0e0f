public struct Shears {}

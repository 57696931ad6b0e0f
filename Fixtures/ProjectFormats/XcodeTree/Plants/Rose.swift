public struct Rose {}

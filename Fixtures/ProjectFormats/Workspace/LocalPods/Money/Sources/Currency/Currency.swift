public enum Currency { case euro }

func shared(_ text: String) -> String { text }

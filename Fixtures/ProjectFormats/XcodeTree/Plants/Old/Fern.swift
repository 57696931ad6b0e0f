struct Fern {}

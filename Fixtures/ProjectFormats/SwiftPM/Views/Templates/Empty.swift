// A template, no source.

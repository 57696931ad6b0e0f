// Shown, not compiled.

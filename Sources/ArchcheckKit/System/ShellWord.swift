import SourceText

/// A text as one word of a shell's command line, quoted only where it has to be.
package func quotedForShell(_ text: String) -> String { text.quotedForShell }

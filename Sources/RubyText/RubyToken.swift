/// A word, literal or mark of a Ruby text.
package struct RubyToken: Hashable, Sendable {
  /// What a string in double quotes is made of.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// What stands between `#{` and `}`.
    case code(String)
  }

  package enum Kind: Hashable, Sendable {
    /// A name or keyword, with `?` or `!` where that belongs to it.
    case word(String)
    case string([Part])
    /// `:name` or `:'name'`.
    case symbol(String)
    /// `name:` before a value.
    case label(String)
    /// `%w[a b]`.
    case words([String])
    case number
    /// Punctuation and operators.
    case mark(String)
    /// The end of a line that ends a statement, or `;`.
    case end
  }

  package var kind: Kind
  /// UTF-8 offset of its first byte.
  package var offset: Int
}

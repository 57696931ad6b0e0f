import SourceText

/// Answers to questions that may ask for each other, one for each value of a table: each is worked
/// out once.
struct AnswerTable<Entity> {
  /// What is known of a question so far.
  enum State: UInt8 {
    case untouched
    /// Being answered.
    case open
    case done
  }

  private var states: Column<Entity, State>
  private var values: Column<Entity, ValueType>

  /// No answers.
  init(count: Int) {
    states = Column(repeating: .untouched, count: count)
    values = Column(repeating: .unknown, count: count)
  }

  /// What is known of a question.
  func state(of question: ID<Entity>) -> State { states[question] }

  /// The answer, unknown before it is known.
  subscript(question: ID<Entity>) -> ValueType { values[question] }

  /// Notes that a question is being answered.
  mutating func open(_ question: ID<Entity>) { states[question] = .open }

  /// Notes an answer.
  mutating func close(_ question: ID<Entity>, with value: ValueType) {
    states[question] = .done
    values[question] = value
  }

  /// Forgets that a question was asked.
  mutating func reset(_ question: ID<Entity>) { states[question] = .untouched }

  /// Puts another answer in the place of one.
  mutating func replace(_ question: ID<Entity>, with value: ValueType) { values[question] = value }
}

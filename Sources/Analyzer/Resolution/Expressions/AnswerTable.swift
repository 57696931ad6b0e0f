/// Answers to questions that may ask for each other, each worked out once.
struct AnswerTable {
  /// What is known of a question so far.
  enum State: UInt8 {
    case untouched
    /// Being answered.
    case open
    case done
  }

  private var states: [State]
  private var values: [ValueType]

  /// No answers.
  init(count: Int) {
    states = [State](repeating: .untouched, count: count)
    values = [ValueType](repeating: .unknown, count: count)
  }

  /// What is known of a question.
  func state(of question: Int32) -> State { states[Int(question)] }

  /// The answer, unknown before it is known.
  subscript(question: Int32) -> ValueType { values[Int(question)] }

  /// Notes that a question is being answered.
  mutating func open(_ question: Int32) { states[Int(question)] = .open }

  /// Notes an answer.
  mutating func close(_ question: Int32, with value: ValueType) {
    states[Int(question)] = .done
    values[Int(question)] = value
  }

  /// Forgets that a question was asked.
  mutating func reset(_ question: Int32) { states[Int(question)] = .untouched }

  /// Puts another answer in the place of one.
  mutating func replace(_ question: Int32, with value: ValueType) { values[Int(question)] = value }
}

import Foundation

// An extension of something that is called a formatter is no formatter of the project.
extension DateFormatter {
  static let year: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    return formatter
  }()
}

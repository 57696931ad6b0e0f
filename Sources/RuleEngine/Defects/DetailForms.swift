import JSONText

extension JSONForm<[String]> {
  /// An array of strings.
  package static var strings: Self { .list(of: .string) }
}

extension JSONForm<String?> {
  /// A string, or null.
  package static var optionalString: Self { .nullable(.string) }
}

extension JSONForm<Int?> {
  /// An integer, or null.
  package static var optionalInteger: Self { .nullable(.integer) }
}

extension JSONForm<Double?> {
  /// A number, or null.
  package static var optionalNumber: Self { .nullable(.number) }
}

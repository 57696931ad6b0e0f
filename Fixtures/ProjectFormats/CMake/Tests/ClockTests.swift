@testable import ClockCore

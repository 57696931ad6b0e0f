import ClockCore

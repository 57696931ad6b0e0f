class Array
typealias N0=A1<[N0
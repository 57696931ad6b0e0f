/// What modules of well-known packages hand on of whose names nothing else is known.
///
/// Of some only a part of a module is handed on, in some releases only. The lists tell which imports may come by way of
/// others, and so which cannot be called unneeded.
enum PackageExports {
  /// The modules that one may hand on.
  static func modules(of module: String) -> [String] { exports[module] ?? [] }

  private static let nio = ["NIO", "NIOCore", "NIOEmbedded", "NIOPosix"]

  private static let exports: [String: [String]] = [
    "AWSLambdaEvents": ["HTTPTypes"],
    "AWSLambdaRuntime": ["AWSLambdaRuntimeCore", "Logging"] + nio,
    "Apollo": ["ApolloAPI"],
    "AsyncKit": ["Foundation", "Logging"] + nio,
    "Collections": [
      "BitCollections", "DequeModule", "HashTreeCollections", "HeapModule", "OrderedCollections",
    ],
    "CombineMoya": ["Combine", "Moya"],
    "ConsoleKit": ["ConsoleKitCommands", "ConsoleKitTerminal", "Foundation", "Logging"],
    "Fluent": ["FluentKit", "Vapor"],
    "FluentKit": ["AsyncKit", "Foundation", "Logging", "NIOCore"],
    "FluentMySQLDriver": ["FluentKit", "FluentSQL", "MySQLKit"],
    "FluentPostgresDriver": ["FluentKit", "FluentSQL", "PostgresKit"],
    "FluentSQL": ["FluentKit", "SQLKit"],
    "FluentSQLiteDriver": ["FluentKit", "FluentSQL", "SQLiteKit"],
    "Hummingbird": [
      "HTTPTypes", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTP1", "NIOPosix",
      "ServiceLifecycle",
    ],
    "InlineSnapshotTesting": ["SnapshotTesting"],
    "Instrumentation": ["ServiceContextModule"],
    "JWT": ["JWTKit", "Vapor"],
    "JWTKit": ["Crypto", "Foundation"],
    "Leaf": ["LeafKit", "Vapor"],
    "LeafKit": nio,
    "Metrics": ["CoreMetrics"],
    "MultipartKit": ["Foundation", "HTTPTypes", "NIOCore", "NIOHTTP1"],
    "MySQLKit": ["AsyncKit", "Foundation", "Logging", "MySQLNIO", "NIOSSL", "SQLKit"] + nio,
    "MySQLNIO": ["Logging", "NIOSSL"] + nio,
    "NIO": ["NIOCore", "NIOEmbedded", "NIOPosix"],
    "Numerics": ["ComplexModule", "RealModule"],
    "PostgresKit": ["AsyncKit", "Foundation", "Logging", "NIOSSL", "PostgresNIO", "SQLKit"] + nio,
    "PostgresNIO": ["Foundation", "Logging", "NIOSSL"] + nio,
    "Queues": ["Foundation", "Logging", "Metrics", "NIOConcurrencyHelpers", "Vapor"] + nio,
    "QueuesRedisDriver": ["Queues"],
    "ReactiveCocoa": ["ReactiveSwift"],
    "ReactiveMoya": ["Moya", "ReactiveSwift"],
    "Redis": ["RediStack", "Vapor"],
    "RediStack": ["Logging"] + nio,
    "RxMoya": ["Moya", "RxSwift"],
    "SQLKit": ["Foundation", "Logging"] + nio,
    "SQLiteData": [
      "Dependencies", "GRDB", "Sharing", "StructuredQueries", "StructuredQueriesCore",
      "StructuredQueriesSQLite", "StructuredQueriesSQLiteCore",
    ],
    "SQLiteKit": ["AsyncKit", "Foundation", "Logging", "SQLKit", "SQLiteNIO"] + nio,
    "SQLiteNIO": ["Logging"] + nio,
    "SharingGRDB": ["Dependencies", "GRDB", "Sharing", "StructuredQueries"],
    "StructuredQueries": ["StructuredQueriesCore", "StructuredQueriesMacros"],
    "Tracing": ["Instrumentation", "ServiceContextModule"],
    "Vapor": [
      "AsyncHTTPClient", "AsyncKit", "Backtrace", "ConsoleKit", "Crypto", "Foundation", "Logging",
      "Metrics", "MultipartKit", "NIOConcurrencyHelpers", "NIOHTTP1", "NIOSSL", "RoutingKit",
      "WebSocketKit",
    ] + nio,
    "VaporTesting": ["Testing", "Vapor"],
    "WebSocketKit": ["NIOHTTP1", "NIOSSL"] + nio,
    "XCTQueues": ["Queues"],
    "XCTVapor": ["Vapor", "VaporTesting", "XCTest"],
  ]
}

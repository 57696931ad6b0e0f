@testable import Feed

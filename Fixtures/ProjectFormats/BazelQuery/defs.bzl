load("@rules_swift//swift:swift.bzl", "swift_library", "swift_test")

def feature(name, deps = []):
    swift_library(name = name, module_name = name, srcs = native.glob(["Sources/*.swift"]), deps = deps)
    swift_test(name = name + "Tests", srcs = native.glob(["Tests/*.swift"]), deps = [":" + name])

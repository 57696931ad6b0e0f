COMMON_DEPS = ["//Core", "@swift_log//:Logging"]

def weather_library(name, **kwargs):
    native.filegroup(name = name)

"""Writes interface texts of open-source packages from their public declarations.

Usage: packages.py MIRROR OUT [MODULE...]. MIRROR holds bare repositories as
`owner+name/repo`. Only names, parameters and types are taken over; licences
and revisions are listed in README.md. A text `extra/<Module>.txt` adds
declarations that the sources hold in Objective-C or generate by macros.
"""
import os
import re
import subprocess
import sys
import swiftdecl

POINTFREE = "pointfreeco/"
# module: (exports, [(repository, revision, folder)])
PACKAGES = {
    "Alamofire": ("Foundation", [("Alamofire/Alamofire", "HEAD", "Source")]),
    "CasePaths": ("CasePathsCore", [(POINTFREE + "swift-case-paths", "HEAD", "Sources/CasePaths")]),
    "CasePathsCore": ("", [(POINTFREE + "swift-case-paths", "HEAD", "Sources/CasePathsCore")]),
    "Clocks": ("", [(POINTFREE + "swift-clocks", "HEAD", "Sources/Clocks")]),
    "CombineSchedulers": ("Combine Foundation", [(POINTFREE + "combine-schedulers", "HEAD", "Sources/CombineSchedulers")]),
    "ComposableArchitecture": (
        "CasePaths Clocks Combine CombineSchedulers ConcurrencyExtras CustomDump Dependencies DependenciesMacros "
        "IdentifiedCollections Observation Perception Sharing SwiftUINavigation SwiftNavigation UIKitNavigation XCTestDynamicOverlay SwiftUI",
        [(POINTFREE + "swift-composable-architecture", revision, "Sources/ComposableArchitecture")
         for revision in ("HEAD", "1.9.3", "0.59.0")]),
    "ConcurrencyExtras": ("", [(POINTFREE + "swift-concurrency-extras", "HEAD", "Sources/ConcurrencyExtras")]),
    "CryptoKit": ("Foundation", [("apple/swift-crypto", "HEAD", "Sources/Crypto")]),
    "CustomDump": ("", [(POINTFREE + "swift-custom-dump", "HEAD", "Sources/CustomDump")]),
    "Dependencies": ("Clocks CombineSchedulers Foundation", [(POINTFREE + "swift-dependencies", "HEAD", "Sources/Dependencies")]),
    "DependenciesMacros": ("Dependencies IssueReporting", [(POINTFREE + "swift-dependencies", "HEAD", "Sources/DependenciesMacros")]),
    "IdentifiedCollections": ("OrderedCollections", [(POINTFREE + "swift-identified-collections", "HEAD", "Sources/IdentifiedCollections")]),
    "IssueReporting": ("", [(POINTFREE + "xctest-dynamic-overlay", "HEAD", "Sources/IssueReporting")]),
    "Kingfisher": ("Foundation", [("onevcat/Kingfisher", "HEAD", "Sources")]),
    "CombineCocoa": ("Combine", [("CombineCommunity/CombineCocoa", "HEAD", "Sources/CombineCocoa")]),
    "CombineExt": ("Combine", [("CombineCommunity/CombineExt", "HEAD", "Sources")]),
    "Differentiator": ("", [("RxSwiftCommunity/RxDataSources", "HEAD", "Sources/Differentiator")]),
    "Factory": ("", [("hmlongco/Factory", "HEAD", "Sources")]),
    # The same sources under another name.
    "FactoryKit": ("Factory", []),
    "PromiseKit": ("Foundation", [("mxcl/PromiseKit", "HEAD", "Sources")]),
    "RxDataSources": ("Differentiator RxSwift RxCocoa", [("RxSwiftCommunity/RxDataSources", "HEAD", "Sources/RxDataSources")]),
    "RxGesture": ("RxSwift RxCocoa", [("RxSwiftCommunity/RxGesture", "HEAD", "Pod/Classes")]),
    "OrderedCollections": ("", [("apple/swift-collections", "HEAD", "Sources/OrderedCollections")]),
    "Perception": ("PerceptionCore Observation", [(POINTFREE + "swift-perception", "HEAD", "Sources/Perception")]),
    "PerceptionCore": ("Observation", [(POINTFREE + "swift-perception", "HEAD", "Sources/PerceptionCore")]),
    "ReactorKit": ("", [("ReactorKit/ReactorKit", "HEAD", "Sources/ReactorKit")]),
    "RealmSwift": ("Realm Foundation", [("realm/realm-swift", "HEAD", "RealmSwift")]),
    "RxCocoa": ("RxSwift RxRelay", [("ReactiveX/RxSwift", "HEAD", "RxCocoa")]),
    "RxRelay": ("", [("ReactiveX/RxSwift", "HEAD", "RxRelay")]),
    "RxSwift": ("", [("ReactiveX/RxSwift", "HEAD", "RxSwift")]),
    "Sharing": ("CombineSchedulers Dependencies", [(POINTFREE + "swift-sharing", "HEAD", "Sources/Sharing")]),
    "SnapKit": ("", [("SnapKit/SnapKit", "HEAD", "Sources")]),
    "SwiftNavigation": ("CasePathsCore CustomDump Perception", [(POINTFREE + "swift-navigation", "HEAD", "Sources/SwiftNavigation")]),
    "SwiftUINavigation": ("CasePaths SwiftNavigation", [
        (POINTFREE + "swift-navigation", revision, "Sources/SwiftUINavigation") for revision in ("HEAD", "1.0.0")]),
    "Swinject": ("", [("Swinject/Swinject", "HEAD", "Sources")]),
    "Then": ("", [("devxoul/Then", "HEAD", "Sources/Then")]),
    "UIKitNavigation": ("SwiftNavigation", [(POINTFREE + "swift-navigation", "HEAD", "Sources/UIKitNavigation")]),
    "XCTestDynamicOverlay": ("IssueReporting", [(POINTFREE + "xctest-dynamic-overlay", "HEAD", "Sources/XCTestDynamicOverlay")]),
}
# modules that the Swift toolchain itself describes
TOOLCHAIN = {"RegexBuilder": "", "Swift": "", "_Concurrency": "", "_StringProcessing": ""}
TOOLCHAIN_FOLDER = "/opt/swift/usr/lib/swift/linux"
LEFT_OUT = re.compile(r"/(Tests|Documentation\.docc)/")


def git(repository, *arguments):
    return subprocess.run(["git", "-C", repository, *arguments], capture_output=True, text=True).stdout


def sources(mirror, name, revision, folder):
    """The texts of a folder's Swift files in one revision."""
    repository = os.path.join(mirror, name.replace("/", "+"), "repo")
    if not os.path.isdir(repository):
        print("missing:", name)
        return
    for path in sorted(git(repository, "ls-tree", "-r", "--name-only", revision, folder + "/").splitlines()):
        if path.endswith(".swift") and not LEFT_OUT.search(path):
            yield git(repository, "show", revision + ":" + path)


def build(mirror, out, name):
    exports, parts = PACKAGES.get(name) or (TOOLCHAIN[name], [])
    module = swiftdecl.Module()
    texts = [text for part in parts for text in sources(mirror, *part)]
    if name in TOOLCHAIN:
        folder = os.path.join(TOOLCHAIN_FOLDER, name + ".swiftmodule")
        text = open(os.path.join(folder, "x86_64-unknown-linux-gnu.swiftinterface")).read()
        texts = [re.sub(r"\b(Swift|_Concurrency|_StringProcessing|%s)\.(?=[A-Z_])" % name, "", text)]
    for text in texts:
        module.protocols |= set(re.findall(r"^\s*(?:public |open )?protocol\s+(\w+)", text, re.M))
    for text in texts:
        module.add_source(text, ignored=("SKIP",))
    extra = os.path.join(os.path.dirname(os.path.abspath(__file__)), "extra", name + ".txt")
    if os.path.exists(extra):
        module.add_source(open(extra).read(), everything=True)
    with open(os.path.join(out, name + ".txt"), "w") as file:
        file.write(module.text(exports))


def main(mirror, out, *names):
    for name in names or sorted({**PACKAGES, "RegexBuilder": ""}):
        build(mirror, out, name)


main(*sys.argv[1:])

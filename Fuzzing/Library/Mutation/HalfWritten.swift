/// What is there while somebody types.
struct HalfWritten {
  /// What the text is written in.
  let language: Language

  /// Changes a text in one way.
  func change(_ tokens: inout [Token], as kind: WritingMutator.Kind, _ draw: inout Draw) {
    switch kind {
    case .cut: cut(&tokens, &draw)
    case .unbalanced: unbalance(&tokens, &draw)
    case .typing: type(&tokens, &draw)
    case .lines: lines(&tokens, &draw)
    default:
      let text = draw.text(of: Self.placeholders)
      let place = tokens.expression(of: draw.below(tokens.count))
      tokens.replaceSubrange(
        draw.percent(70) ? place : place.lowerBound..<place.lowerBound, with: pieces(text))
    }
  }

  private func pieces(_ text: String) -> [Token] {
    Tokenizer.tokens(of: Array(text.utf8), in: language)
  }

  /// Ends the text behind a token of some kind, or inside of it.
  private func cut(_ tokens: inout [Token], _ draw: inout Draw) {
    let kinds: [Token.Kind] = [
      .word, .number, .string, .comment, .space, .newline, .open, .close, .punctuation,
    ]
    let wanted = draw.element(of: kinds)
    let places = tokens.indices.filter { tokens[$0].kind == wanted }
    let index = draw.element(of: places) ?? draw.below(tokens.count)
    tokens.removeSubrange((index + 1)...)
    if draw.percent(50) {
      tokens[index].bytes = tokens[index].bytes.prefix(draw.below(tokens[index].bytes.count + 1))
    }
  }

  private func unbalance(_ tokens: inout [Token], _ draw: inout Draw) {
    let brackets = tokens.indices.filter { [.open, .close].contains(tokens[$0].kind) }
    if draw.percent(40), let index = draw.element(of: brackets) {
      tokens.remove(at: index)
    } else {
      let texts = openings.split(separator: "␣").map(String.init)
      tokens.insert(contentsOf: pieces(draw.text(of: texts)), at: draw.below(tokens.count + 1))
    }
  }

  /// Ends a line where the cursor may stand, or begins one.
  private func type(_ tokens: inout [Token], _ draw: inout Draw) {
    let line = tokens.line(of: draw.below(tokens.count))
    if draw.percent(50) {
      let end = line.lowerBound + draw.below(line.count)
      let last = max(end, line.upperBound - 1)
      tokens.removeSubrange(end..<last)
    } else {
      let texts = beginnings.split(separator: "␣").map(String.init)
      tokens.insert(contentsOf: pieces(draw.text(of: texts) + "\n"), at: line.lowerBound)
    }
  }

  private func lines(_ tokens: inout [Token], _ draw: inout Draw) {
    let line = tokens.line(of: draw.below(tokens.count))
    switch draw.below(5) {
    case 0: tokens.insert(contentsOf: tokens[line], at: line.upperBound)
    case 1:
      guard line.upperBound < tokens.count else { return }
      let next = tokens.line(of: line.upperBound)
      tokens.replaceSubrange(
        line.lowerBound..<next.upperBound, with: Array(tokens[next] + tokens[line]))
    case 2: tokens.removeSubrange(line)
    case 3:
      let last = line.upperBound - 1
      if tokens[last].kind == .newline { tokens.remove(at: last) }
    default:
      tokens.insert(Token(.newline, "\n"), at: line.lowerBound + draw.below(line.count))
    }
  }

  private static let placeholders = [
    "<#code#>", "<#T##Int#>", "<#T##value: Int##Int#>", "<#T##() -> Void#>", "<#", "<##>", "#>",
    "<#a\nb#>", "<#T##code##()#>", "{ <#T##(Int) -> Void#> in <#code#> }", "<#<#a#>#>", "${1:name}",
    "TODO", "...", "___VARIABLE_name:identifier___", "FIXME(", "$0$",
  ]

  // MARK: Words of the languages, separated by a sign that none of them has

  private var openings: String {
    let common = "(␣[␣{␣)␣]␣}␣\"␣'␣<␣>␣((␣[{␣({[␣}}␣,␣\"\"\""
    switch language {
    case .swift:
      return common
        + "␣/*␣*/␣`␣\"\\(␣#\"␣#\"\"\"\n␣\"#␣\"\"\"\n\\(␣#if A\n␣#elseif B\n␣#else\n␣#endif\n␣#/␣/␣"
        + "/#␣/**␣\"\\(\"\\(␣@␣@(␣#(␣#selector(␣\\.␣{ (␣<(␣{ [␣case .a(␣#if \n␣#if compiler(>=5)\n"
    case .c, .cpp, .objectiveC:
      return common
        + "␣/*␣*/␣R\"(␣R\"a(␣L\"␣#if A\n␣#else\n␣#endif\n␣#elif\n␣#define A \\\n␣\\␣@\"␣@[␣@{␣[[␣]]␣"
        + "__attribute__((␣template <␣extern \"C\" {␣@interface A\n␣@end\n␣??/␣^{␣[&](␣#include <␣#include \"␣"
        + "#ifdef\n␣@implementation A (\n␣namespace {␣%:if A\n␣<%␣@protocol A;\n"
    case .ruby:
      return common
        + "␣#{␣\"#{␣%w[␣%q(␣%{␣<<~E\n␣<<-'E'\nE␣=begin\n␣=end\n␣do |␣do\n␣end\n␣if a\n␣def a\n␣/␣?␣:\"␣`"
    case .xml:
      return common + "␣<a␣</a>␣<!--␣-->␣<![CDATA[␣]]>␣<?␣?>␣<!DOCTYPE a [␣&␣&#␣<a b=\"␣/>␣</"
    case .starlark: return common + "␣\"\"\"␣'''␣r\"␣load(␣def a(␣[a for␣lambda:␣\\\n␣if a:\n␣#"
    case .cmake:
      return common + "␣[[␣[==[␣]]␣]==]␣#[[␣${␣$<␣if(A)\n␣endif()\n␣foreach(␣function(␣\\"
    case .settings: return common + "␣$(␣${␣#include \"␣[sdk=␣//␣=␣\\"
    case .json5: return common + "␣/*␣*/␣//␣{␣[␣'␣\\u␣\\x␣a:␣\"path\": \"␣},␣],␣-␣0x␣<PROJECT>/"
    case .propertyList: return common + "␣/*␣*/␣<␣isa = ␣= {␣= (␣;␣//␣\\U␣{isa␣};␣\\"
    default: return common + "␣- ␣: ␣|␣>␣&␣*␣?␣!␣---\n␣- - - - ␣- {␣[[␣{\"␣\\␣\t␣%"
    }
  }

  private var beginnings: String {
    switch language {
    case .swift:
      return [
        "let x = ␣let x: ␣let ␣var body: some ␣func ␣func f(␣func f(a: ␣func f() -> ␣func f() async throws␣",
        "if ␣if let ␣guard let x = ␣guard ␣for ␣for x in ␣while ␣switch ␣case .␣case ␣default␣return ␣throw ␣try ␣",
        "await ␣foo.␣foo?.␣foo().␣.init(␣self.␣super.␣\\.␣@␣@available(␣@MainActor␣import ␣import struct ␣#␣#if ␣",
        "#if compiler(␣#elseif␣#selector(␣class ␣class A: ␣struct A<␣enum E { case␣enum E: ␣protocol P: ␣",
        "extension ␣extension A where ␣extension A: ␣typealias A = ␣typealias ␣associatedtype ␣init(␣init?␣deinit␣",
        "subscript(␣operator ␣infix operator ␣precedencegroup ␣precedencegroup A { higherThan: ␣macro ␣actor ␣",
        "private ␣private(␣private(set␣static ␣mutating ␣[self ␣{ [weak ␣{ $0.␣{ (a, b␣{ a in ␣a ? ␣a ? b : ␣a ?? ␣",
        "a as ␣a is ␣x = ␣x += ␣-␣!␣&␣~␣[␣[a: ␣(a: ␣do {␣defer {␣repeat {␣catch ␣catch let ␣where ␣-> ␣",
        "nonisolated(␣get␣set {␣willSet␣_modify {␣some ␣any ␣inout ␣borrowing ␣sending ␣repeat each ␣each ␣",
        "\"a \\(␣\"\"\"␣/*␣/// ␣// MARK: ␣// archcheck:ignore␣unowned(␣lazy var x: Int = {␣@propertyWrapper␣",
        "if case ␣if #available(␣#Predicate<␣then ␣discard ␣copy ␣consume ␣package ␣import func A.␣let (a, ␣",
        "@objc(␣@_spi(␣@attached(␣distributed actor ␣extension [␣extension A.␣func +␣func <␣case a, ␣case a(␣",
        "case a = ␣indirect ␣rethrows␣throws(␣~Copyable␣A.Type␣A<␣A<B,␣A.␣&A.␣a<b>.␣[Int](␣[Int].␣(Int) -> ",
      ].joined()
    case .c, .cpp, .objectiveC:
      return [
        "int ␣int x = ␣static ␣const ␣struct ␣struct A {␣typedef ␣typedef struct ␣enum ␣enum A : ␣union ␣#include ␣",
        "#include <␣#import \"␣#define ␣#define A(␣#if ␣#ifdef ␣#pragma ␣return ␣if (␣for (int i = 0; ␣switch (␣case ␣",
        "a->␣a.␣[self ␣[[A alloc] ␣[a b:␣@property ␣@property (␣@property (nonatomic, ␣- ␣- (␣- (void)␣+ (instance␣",
        "@interface ␣@interface A : ␣@interface A (␣@interface A () <␣@implementation ␣@protocol ␣@protocol A <␣@end␣",
        "@class ␣@import ␣@selector(␣@[␣@{␣@(␣^␣^(␣^{␣NS_ENUM(␣typedef NS_ENUM(␣template ␣template <␣template <class ␣",
        "class ␣class A : ␣class A : public ␣namespace ␣namespace a::␣using ␣using A = ␣using namespace ␣public␣",
        "virtual ␣operator ␣A::␣A::~␣A<␣A<B>::␣auto x = ␣auto f() -> ␣[&] ␣[=](␣constexpr ␣concept ␣requires ␣requires (␣",
        "static_assert(␣decltype(␣noexcept(␣new ␣delete ␣throw ␣try {␣catch (␣co_await ␣export module ␣import ␣",
        "extern \"C\"␣__attribute__((␣[[nodiscard␣goto ␣a ? ␣a ? b : ␣\"a\" ␣'␣(void (*)(␣int (*f␣x[␣x = {␣.a = ␣",
        "@synthesize ␣@dynamic ␣@try {␣@catch (␣@autoreleasepool␣__block ␣id<␣NSArray<␣// archcheck:ignore",
      ].joined()
    case .ruby:
      return
        "pod ␣pod 'a', ␣target ␣target 'a' do␣s.␣s.name = ␣s.source_files = [␣s.subspec ␣def ␣if ␣end␣Pod::"
    case .xml: return "<␣<FileRef ␣<Group location=␣</␣&␣<!␣<?xml ␣<key>␣<plist version=\""
    case .starlark:
      return
        "load(␣load(\":a.bzl\", ␣swift_library(␣name = ␣deps = [␣srcs = glob(␣A = ␣def a(␣[a for a in ␣select({"
    case .cmake:
      return
        "add_library(␣target_link_libraries(A ␣set(␣set(A ${␣if(␣foreach(a ␣include(␣$<␣file(GLOB"
    case .settings: return "A = ␣A = $(␣#include ␣#include \"␣A[sdk=␣A[␣="
    case .json5:
      return
        "{ path: '␣files: [␣targets: [{ name: ␣children: [␣'target-membership': [␣{ 'build-phase': "
    case .propertyList:
      return "isa = ␣AA /* a */ = ␣AA = {isa = PBXGroup; children = (␣path = \"␣name␣files = ("
    default:
      return
        "a:␣a: ␣- ␣- a: ␣\"a␣\"a\": ␣'a␣a: [␣a: {b␣a: &␣a: *␣rules:␣  from:␣a: |␣? ␣! ␣a -> ␣a[label=␣a --"
    }
  }
}

/// The words and signs of each language, of which mutations insert some.
package enum Vocabulary {
  /// Words and signs of a language, separated by blanks.
  package static func words(of language: Language) -> [String] {
    (list(of: language)).split(separator: " ").map(String.init)
  }

  private static func list(of language: Language) -> String {
    switch language {
    case .swift: swift
    case .objectiveC: c + " " + objectiveC
    case .c: c
    case .cpp: c + " " + cpp
    case .yaml: yaml
    case .json: "{ } [ ] , : null true false 1e999 -0 \"\" \\u0000 \"\\ud800\""
    case .json5: json5
    case .ruby: ruby
    case .propertyList: propertyList
    case .xml: xml
    case .starlark: starlark
    case .settings: settings
    case .cmake: cmake
    case .drawing: drawing
    case .plain: "* ** ? [ ] { } ! / # \\ @ , ; : = ( ) - .. ./ // ~"
    }
  }

  private static let swift = """
    actor any as associatedtype async await borrowing break case catch class consuming continue \
    convenience default defer deinit didSet do dynamic each else enum extension fallthrough \
    false fileprivate final for func get guard if import in indirect infix init inout internal is \
    isolated lazy let macro mutating nil nonisolated open operator optional override package \
    postfix precedencegroup prefix private protocol public repeat required rethrows return self \
    Self sending set some static struct subscript super switch throw throws true try typealias \
    unowned var weak where while willSet yield ~Copyable @escaping @autoclosure @objc @MainActor \
    @attached( @freestanding( @available( @_exported @[ #if #elseif #else #endif #selector( \
    #keyPath( #externalMacro( #available( \\. \\( -> => == != === && || ?? ? ! ... ..< . : :: \
    , ; = += & < > <> ( ) [ ] { } ` @ # $0 _ \\ / #/ \"\"\" #\" \"# // /* */ Type Protocol
    """
  private static let c = """
    auto break case char const continue default do double else enum extern float for goto if inline \
    int long register restrict return short signed sizeof static struct switch typedef union \
    unsigned void volatile while _Generic( _Atomic _Static_assert( __attribute__(( \
    __typeof__( #define #undef #include #if #ifdef #else #endif #pragma #line ## \\ ... -> . \
    * & [ ] ( ) { } < > , ; : = == ? ! ~ ' \" /* */ //
    """
  private static let objectiveC = """
    @interface @implementation @protocol @end @class @property @synthesize @dynamic @selector( \
    @encode( @try @catch @finally @autoreleasepool @import @optional @required @public @private id \
    instancetype SEL IMP BOOL YES NO nil self super __block __weak ^ ^{ @[ @{ @( @\" + - (nullable) \
    NS_ENUM( NS_OPTIONS( NS_ASSUME_NONNULL_BEGIN #import
    """
  private static let cpp = """
    alignas alignof class concept consteval constexpr decltype( delete explicit export final friend \
    mutable namespace new noexcept( nullptr operator override private protected public requires \
    static_assert( template template< this throw try typename using virtual co_await co_yield :: \
    <=> -> .* ->* >> << typename... sizeof... module import
    """
  private static let yaml = """
    - : ? | > |- >+ & * &a *a <<: ! !!str !!binary !!set % @ ` [ ] { } , # --- ... ~ null true \
    false yes no on off .inf .nan 0x1F 0o17 1e9 2001-01-01 '' \"\" version: rules: \
    extends: components: modules: tags: sources: parameters: of: from: to: any: all: not: except: \
    \"{a}\" \"{!a}\" \"{a:b|c}\" \"**\" \"tag:a\" \"type:*\" \"path:**\" \"external:*\" ${a}
    """
  private static let json5 = """
    { } [ ] , : null true false -0 .5 0x1F +Infinity NaN \"\" '' // /* */ \\u0000 "\\ud800" \\x4 $ _ a: \
    "files": "targets": "name": "id": "path": "kind": "children": "target-membership": "build-phase": \
    "build-phases": "dependencies": "membership-exceptions": "inclusions": "exclusions": "product": \
    "package-product-members": "imported-products": "packages": "build-settings": "configurations": \
    "specialized-configurations": "file": "anchor": "relative-path": "required-capabilities": \
    "test-host-target": "public-headers": "opaque-folders": "platforms": "header-role": \
    "group" "folder" "variant-group" "version-group" "file-reference" "native" "aggregate" "local" \
    "remote" "remoteTarget" "package" "compile-sources" "frameworks" "headers" "resources" "copy" \
    "script" "id:A" "<PROJECT>/" "<PRODUCTS>/" "<SDK>/" "<USER:A>/" ".." "../.." "A[config=*]" \
    "default-configuration": "application" "framework"
    """
  private static let ruby = """
    def end do if unless while class module Pod::Spec.new |s| s. = => << %w[ ] { } ( ) #{ } \" ' \
    <<~E E : :: nil true false ** , ; & | begin rescue __dir__ File.join( Dir[ =begin =end
    """
  private static let drawing = """
    digraph graph strict subgraph node edge cluster -> -- --> --- -.-> ==> & ; , { } [ ] ( ) (( )) \
    [[ ]] [( )] {{ }} > | \" <br> label= end flowchart TD LR classDef click style :::a @{ %% #quot;
    """
  private static let propertyList = """
    isa = ( ) { } ; , " ' < > /* */ // children files path name sourceTree <group> SOURCE_ROOT \
    <absolute> BUILT_PRODUCTS_DIR SDKROOT PBXGroup PBXVariantGroup XCVersionGroup PBXProject \
    PBXFileReference PBXNativeTarget PBXAggregateTarget PBXLegacyTarget PBXBuildFile \
    PBXSourcesBuildPhase PBXFrameworksBuildPhase PBXContainerItemProxy PBXTargetDependency \
    PBXFileSystemSynchronizedRootGroup PBXFileSystemSynchronizedBuildFileExceptionSet \
    XCBuildConfiguration XCConfigurationList XCLocalSwiftPackageReference mainGroup targets \
    rootObject objects buildSettings baseConfigurationReference membershipExceptions exceptions \
    $(inherited) $(TARGET_NAME) $(SRCROOT) PRODUCT_MODULE_NAME \\U12zz \\777 <0fb>
    """
  private static let xml = """
    < > </ /> <? ?> <!-- --> <![CDATA[ ]]> <!DOCTYPE <!ENTITY & &amp; &#x0; &#xD800; &#99999999; &x; \
    <Group <FileRef <Workspace location= "group:" "container:" "absolute:/" "self:" "group:.." " ' = \
    xmlns:a= <plist> <dict> <key> <array> <string>
    """
  private static let starlark = """
    load( glob( select( def for if else lambda return pass in not and or None True False native. \
    swift_library( objc_library( cc_library( swift_test( ios_application( alias( filegroup( name= srcs= \
    deps= hdrs= actual= exclude= module_name= ** *args **kwargs "//:a" ":a" "//" "@a" "@a//b:c" "..." \
    + += = % == [ ] ( ) { } , : ; . \\ \"\"\" r" ' # "//conditions:default" "**" "../*.swift" "[" "{a,b}"
    """
  private static let cmake = """
    add_library( add_executable( target_sources( target_link_libraries( set( list(APPEND foreach( IN LISTS \
    endforeach() if( else() endif() function( endfunction() macro( endmacro() include( add_subdirectory( \
    file(GLOB_RECURSE ${ } ${A} ${${A}} ${CMAKE_CURRENT_SOURCE_DIR} $<TARGET_OBJECTS: $<1: > ; [[ ]] [=[ ]=] \
    #[[ # ( ) " \\; PARENT_SCOPE CACHE STATIC INTERFACE ALIAS IMPORTED PROPERTIES Swift_MODULE_NAME .. / \
    **/*.swift *.c
    """
  private static let settings = """
    = // ; " ' #include #include? "a.xcconfig" "../a.xcconfig" $( $(inherited) ${ } ) $(A) $(B:lower) \
    $(A:default=x) [sdk=*] [arch= PRODUCT_MODULE_NAME PRODUCT_NAME A B $(PRODUCT_NAME) $($(A))
    """
}

#ifndef CLIBCLANG_H
#define CLIBCLANG_H

#include <stddef.h>

// What archcheck calls of libclang, found at run time: nothing of LLVM is needed to build it.
//
// libclang's C interface is stable: the sizes of these structures, the signatures and the numbers
// are those of every version from 14 on. Names are libclang's, so that its manual explains them.

#ifdef __clang__
#pragma clang assume_nonnull begin
#endif

typedef void *CXIndex;
typedef void *CXFile;
typedef struct CXTranslationUnitImpl *CXTranslationUnit;

/// A text that libclang owns until it is given to `disposeString`.
typedef struct {
  const void *_Nullable data;
  unsigned private_flags;
} CXString;

/// A place in a source file.
typedef struct {
  const void *_Nullable ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

/// A piece of a source file.
typedef struct {
  const void *_Nullable ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

/// A token, valid until its list is given to `disposeTokens`.
typedef struct {
  unsigned int_data[4];
  void *_Nullable ptr_data;
} CXToken;

/// A text that stands for a file on disk.
struct CXUnsavedFile {
  const char *Filename;
  const char *Contents;
  unsigned long Length;
};

/// Kinds of tokens: results of `getTokenKind`.
enum {
  CLibclangTokenPunctuation = 0,
  CLibclangTokenKeyword = 1,
  CLibclangTokenIdentifier = 2,
  CLibclangTokenLiteral = 3,
  CLibclangTokenComment = 4,
};

/// The option of `parseTranslationUnit2` that keeps it from opening any other file.
enum { CLibclangSingleFileParse = 0x400 };

/// The functions of a loaded libclang; `clang_` in front gives the names in its manual.
struct CLibclang {
  // The library
  CXString (*getClangVersion)(void);
  const char *_Nullable (*_Nonnull getCString)(CXString);
  void (*disposeString)(CXString);

  // Translation units
  CXIndex _Nullable (*_Nonnull createIndex)(int excludeDeclarationsFromPCH, int displayDiagnostics);
  void (*disposeIndex)(CXIndex);
  int (*parseTranslationUnit2)(CXIndex, const char *sourceFilename,
                               const char *_Nullable const *_Nullable arguments, int argumentCount,
                               struct CXUnsavedFile *_Nullable unsavedFiles,
                               unsigned unsavedFileCount, unsigned options,
                               CXTranslationUnit _Nullable *_Nonnull result);
  void (*disposeTranslationUnit)(CXTranslationUnit);

  // Files and places
  CXFile _Nullable (*_Nonnull getFile)(CXTranslationUnit, const char *name);
  CXSourceLocation (*getLocationForOffset)(CXTranslationUnit, CXFile, unsigned offset);
  CXSourceRange (*getRange)(CXSourceLocation begin, CXSourceLocation end);
  CXSourceLocation (*getRangeStart)(CXSourceRange);
  CXSourceLocation (*getRangeEnd)(CXSourceRange);
  void (*getSpellingLocation)(CXSourceLocation, CXFile _Nullable *_Nullable file,
                              unsigned *_Nullable line, unsigned *_Nullable column,
                              unsigned *_Nullable offset);

  // Tokens
  void (*tokenize)(CXTranslationUnit, CXSourceRange, CXToken *_Nullable *_Nonnull tokens,
                   unsigned *count);
  void (*disposeTokens)(CXTranslationUnit, CXToken *_Nullable tokens, unsigned count);
  int (*getTokenKind)(CXToken);
  CXSourceRange (*getTokenExtent)(CXTranslationUnit, CXToken);
};

/// Opens a library and finds its functions.
///
/// What was opened stays open as long as the process. Safe to call from any thread.
///
/// - Parameters:
///   - path: a file, or a bare name that the system's loader looks for.
///   - functions: filled in on success; undefined otherwise.
///   - error: receives why it failed, a text ending in NUL.
///   - capacity: bytes at `error`, at least 1.
/// - Returns: 1 on success, 0 otherwise.
int clibclang_load(const char *path, struct CLibclang *functions, char *error, size_t capacity);

/// Writes the path of the file that a library was loaded from, a text ending in NUL.
///
/// - Returns: 1 on success, 0 where the system does not tell.
int clibclang_path(const struct CLibclang *functions, char *path, size_t capacity);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif

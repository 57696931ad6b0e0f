#ifndef _GNU_SOURCE
#define _GNU_SOURCE  // dladdr
#endif

#include "clibclang.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define FUNCTION(name) {"clang_" #name, offsetof(struct CLibclang, name)}

/// Every function of the table by its symbol.
static const struct {
  const char *symbol;
  size_t offset;
} functionTable[] = {
    FUNCTION(getClangVersion),
    FUNCTION(getCString),
    FUNCTION(disposeString),
    FUNCTION(createIndex),
    FUNCTION(disposeIndex),
    FUNCTION(parseTranslationUnit2),
    FUNCTION(disposeTranslationUnit),
    FUNCTION(getFile),
    FUNCTION(getLocationForOffset),
    FUNCTION(getRange),
    FUNCTION(getRangeStart),
    FUNCTION(getRangeEnd),
    FUNCTION(getSpellingLocation),
    FUNCTION(tokenize),
    FUNCTION(disposeTokens),
    FUNCTION(getTokenKind),
    FUNCTION(getTokenExtent),
};

_Static_assert(sizeof(functionTable) / sizeof(functionTable[0]) ==
                   sizeof(struct CLibclang) / sizeof(void (*)(void)),
               "each function pointer has its line in the table");

int clibclang_load(const char *path, struct CLibclang *functions, char *error, size_t capacity) {
  // Local: two libraries, or LLVM elsewhere in the process, must not see each other's symbols.
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *reason = dlerror();
    snprintf(error, capacity, "%s", reason == NULL ? "it cannot be opened" : reason);
    return 0;
  }
  for (size_t i = 0; i < sizeof(functionTable) / sizeof(functionTable[0]); i++) {
    void *function = dlsym(library, functionTable[i].symbol);
    if (function == NULL) {
      snprintf(error, capacity, "it has no function %s", functionTable[i].symbol);
      dlclose(library);
      return 0;
    }
    memcpy((char *)functions + functionTable[i].offset, &function, sizeof(function));
  }
  return 1;
}

int clibclang_path(const struct CLibclang *functions, char *path, size_t capacity) {
  void *function;
  memcpy(&function, &functions->createIndex, sizeof(function));
  Dl_info info;
  if (dladdr(function, &info) == 0 || info.dli_fname == NULL) return 0;
  int length = snprintf(path, capacity, "%s", info.dli_fname);
  return length > 0 && (size_t)length < capacity;
}

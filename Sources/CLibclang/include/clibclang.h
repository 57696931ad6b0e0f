#ifndef CLIBCLANG_H
#define CLIBCLANG_H
#endif

#include "clibclang.h"

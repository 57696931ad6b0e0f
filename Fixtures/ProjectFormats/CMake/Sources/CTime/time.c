#include "clock_time.h"

// What the Swift code of the sample sees of its Objective-C code.

#import "TKDemoHall.h"

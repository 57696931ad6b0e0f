#import "Worms.h"

void worms_dig(void) {}

#import "TKSeat.h"

@implementation TKSeat
@end

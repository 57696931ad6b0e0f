#import "TKSeat.h"
#import "NSString+TKRow.h"

@implementation TKSeat

- (instancetype)initWithName:(NSString *)name comfort:(TKSeatComfort)comfort {
  self = [super init];
  if (self) {
    _name = name.tk_rowName.length > 0 ? [name copy] : TK_UNKNOWN_SEAT;
    _comfort = comfort;
  }
  return self;
}

- (id)copyWithZone:(NSZone *)zone {
  return self;
}

@end

#import "Legacy.h"

@implementation Legacy
- (NSString *)text {
  return @"";
}
@end

#import "NSString+TKRow.h"

@implementation NSString (TKRow)

- (NSString *)tk_rowName {
  NSCharacterSet *digits = [NSCharacterSet decimalDigitCharacterSet];
  return [self stringByTrimmingCharactersInSet:digits];
}

@end

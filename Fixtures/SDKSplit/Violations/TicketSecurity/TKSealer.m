#import "TKSealer.h"

static NSUInteger TKChecksum(NSString *text) {
  NSUInteger sum = 7;
  for (NSUInteger index = 0; index < text.length; index++) {
    sum = sum * 31 + [text characterAtIndex:index];
  }
  return sum;
}

@implementation TKSealer

- (NSString *)sealText:(NSString *)text {
  return [NSString stringWithFormat:@"%@-%lu", text, (unsigned long)TKChecksum(text)];
}

@end

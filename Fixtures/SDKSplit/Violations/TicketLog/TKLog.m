#import "TKLog.h"

@import TicketAnalytics;

@implementation TKLog

- (void)write:(NSString *)line {
  NSLog(@"%@", line);
  [[TKCounter new] add];
}

@end

#import <Foundation/Foundation.h>

/// Writes down what happened.
@interface TKLog : NSObject

/// Writes a line.
- (void)write:(NSString *)line;

@end

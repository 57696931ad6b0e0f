#import <Foundation/Foundation.h>

@interface Legacy : NSObject
- (NSString *)text;
@end

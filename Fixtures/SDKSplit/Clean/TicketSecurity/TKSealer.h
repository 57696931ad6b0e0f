#import <Foundation/Foundation.h>

/// Seals texts for Objective-C.
@interface TKSealer : NSObject

/// The text with a seal behind it.
- (NSString *)sealText:(NSString *)text;

@end

// The log as others see it.

#import <TicketLog/TKLog.h>

// The security library as others see it.

#import <TicketSecurity/TKSealer.h>

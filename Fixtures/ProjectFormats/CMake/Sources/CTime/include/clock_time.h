int clock_time(void);

void worms_dig(void);

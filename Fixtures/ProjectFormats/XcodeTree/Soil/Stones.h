#define STONES 3

// math.c

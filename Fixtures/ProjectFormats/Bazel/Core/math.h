// math.h

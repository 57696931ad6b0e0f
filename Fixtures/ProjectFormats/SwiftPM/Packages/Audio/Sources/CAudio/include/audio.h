// audio.h

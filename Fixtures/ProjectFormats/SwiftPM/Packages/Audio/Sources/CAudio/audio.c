// audio.c

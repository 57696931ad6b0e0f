void soil_turn(void);

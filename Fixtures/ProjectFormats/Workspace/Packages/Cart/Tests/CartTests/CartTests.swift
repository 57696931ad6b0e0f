import Cart

"""The hall, over real sockets."""

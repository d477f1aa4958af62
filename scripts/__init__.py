"""What `./dev` does. Runs before anything is installed, so it needs Python's own library alone."""

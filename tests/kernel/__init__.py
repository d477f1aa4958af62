"""What every game shares, tested with Intrigues of Asgard and with a toy."""

"""What must hold of every game of Intrigues of Asgard, however it is played."""

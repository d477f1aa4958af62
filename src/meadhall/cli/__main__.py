"""`python -m meadhall.cli`: the command, where no script is installed."""

from . import main

main()

"""The games for programs that learn: standard environments, and thousands of games at once.

May import: kernel, bots; numpy, gymnasium, pettingzoo and pyspiel.
May not: lab, hall, cli.
"""

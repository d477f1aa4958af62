"""The way in from outside: connections, requests, sockets, cookies, and the page's files.

What is asked is checked, counted and handed on to :mod:`..runtime`, and the answer put into a
response. Nothing is decided here about a table, and what is stored is asked of the hall.
"""

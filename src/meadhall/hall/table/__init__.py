"""A table: its log, what each entry makes of it, what it may be asked, and what its readers see.

All of it is pure: no network, no database, no clock on the wall, nothing to wait for. It knows the
wire and the kernel, and none of the other rooms. Begin with :mod:`.entries`, where every kind of
entry and every client's message stands with what it does and who may cause it.
"""

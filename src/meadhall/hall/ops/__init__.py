"""What whoever runs a hall sets and watches: configuration, logs, metrics, readiness.

Every room but the table and the wire may use it. It knows none of them, so nothing of a table can
get into a log or a label by itself.
"""

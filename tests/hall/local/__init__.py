"""Tests of the hall without a server."""

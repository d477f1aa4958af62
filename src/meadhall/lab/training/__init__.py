"""Where games teach a net to judge: played, learned from, tried against what there was, published.

`positions` keeps what was seen, `selfplay` plays, `learning` and `rounding` make a net of it,
`gate` lets it play against those before it, and `rounds` does all of this one after the other, in a
folder in which it can go on. Needs `meadhall[train]`; only `learning` knows torch, and nobody
imports it before there is something to learn from.
"""

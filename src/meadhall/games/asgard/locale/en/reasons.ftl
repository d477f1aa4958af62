# Why a move of Intrigues of Asgard is not allowed.
asgard-why-not-in-hand = that card is not in your hand
asgard-why-not-drawn = only the card you drew can be played
asgard-why-no-card-now = no card is played from the hand during the awakening
asgard-why-pick-first = now everybody picks one card of the hand and the head that is up
asgard-why-no-goal-now = there is no choice between will and goal here
asgard-why-not-a-stack = no stack is asked for here
asgard-why-thor-under-thor = Thor cards go under another stack, not under their own
asgard-why-no-such-stack = you have no { $god } stack that shows its Aesir
asgard-why-no-such-card = there is no face-up { $god } card at that place
asgard-why-face-down-thor = a Thor card lying face down can't be chosen
asgard-why-other-stack = the card must come from the { $god } stack
asgard-why-from-the-top-down = upper cards come first: take back to choose one above the last
asgard-why-not-own-card = none of your own cards is asked for here
asgard-why-not-a-rivals-card = no card of another player is asked for here
asgard-why-own-card = it must be a card of another player
asgard-why-no-such-player = there is no such player
asgard-why-must-choose = this can't be declined

### meadhall train

cli-train-quick = round { $round }: quick games
cli-train-slow = round { $round }: slow games
cli-train-learn = round { $round }: learning
cli-train-gate = round { $round }: gate
cli-train-told = { $step }: { $said }
cli-train-stopped = Stopped. What was played is kept; run the same command again to go on.
cli-train-none = No net has passed its gate: the hand-written value stays. More games or more rounds may help.
cli-train-published = The best net is now in { $file }

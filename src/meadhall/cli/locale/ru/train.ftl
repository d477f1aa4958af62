### meadhall train

cli-train-quick = круг { $round }: быстрые партии
cli-train-slow = круг { $round }: медленные партии
cli-train-learn = круг { $round }: обучение
cli-train-gate = круг { $round }: ворота
cli-train-told = { $step }: { $said }
cli-train-stopped = Остановлено. Сыгранное сохранено: та же команда продолжит с этого места.
cli-train-none = Ни одна сеть не прошла ворота: остаётся оценка, написанная вручную. Могут помочь новые партии или круги.
cli-train-published = Лучшая сеть теперь в { $file }

# Почему бот сделал такой ход.
bots-only-choice = Выбирать больше не из чего.
bots-greedy-because =
    { $worlds ->
        [one] На { $worlds } воображаемом столе
       *[other] На { $worlds } воображаемых столах
    } это лучший из { $moves ->
        [one] { $moves } хода
       *[other] { $moves } ходов
    }: отрыв от следующего — { $margin } очка.

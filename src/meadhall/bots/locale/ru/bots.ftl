# Почему бот сделал такой ход.
bots-only-choice = Выбирать больше не из чего.
bots-obvious = Хуже от этого точно не будет.
bots-greedy-because =
    { $worlds ->
        [one] На { $worlds } воображаемом столе
       *[other] На { $worlds } воображаемых столах
    } это лучший из { $moves ->
        [one] { $moves } хода
       *[other] { $moves } ходов
    }: отрыв от следующего — { $margin } очка.
bots-greedy-among =
    { $worlds ->
        [one] На { $worlds } воображаемом столе
       *[other] На { $worlds } воображаемых столах
    } лучше нет ни одного из { $moves ->
        [one] { $moves } хода
       *[other] { $moves } ходов
    }; есть и не хуже.
bots-thrall-because =
    { $sensible ->
        [one] { $sensible } ход из { $moves } не глуп — его и делаю.
        [few] { $sensible } хода из { $moves } не глупы — взял, какой подвернулся.
       *[other] { $sensible } ходов из { $moves } не глупы — взял, какой подвернулся.
    }
bots-search-because =
    Чаще всего пробовал это ({ $part }{"\u00A0"}% из { $tried ->
        [one] { $tried } воображаемой партии
       *[other] { $tried } воображаемых партий
    }): побед около { $chance }{"\u00A0"}%, у второго по числу проб — около { $second }{"\u00A0"}%.

# Обученный бот, который судил по старинке.
bots-by-hand = { $why } сужу по правилам, написанным вручную.
bots-net-none = Этой игре меня ещё не учили:
bots-net-broken = То, чему меня учили в этой игре, повреждено:
bots-net-rules = Меня учили играть по другим правилам:
bots-net-numbers = Меня учили играть с другими числами:
bots-net-layout = Меня учили смотреть на эту игру иначе:

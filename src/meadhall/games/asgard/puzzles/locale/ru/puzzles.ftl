# Последний подсчёт (A-70)
asgard-puzzle-count = Последний подсчёт
    .asks = Последний подсчёт: за каждое расположение можно зачесть карту или отказаться. Выиграйте партию.
    .worth = { $worth ->
        [100] победа
        [50] победа на двоих
       *[other] поражение
    }
    .less = поражение
    .wrong = Так выходит { $brings }; с лучшим ходом — { $best }.

# Темы
asgard-puzzle-theme-score = Бери, что дают
asgard-puzzle-theme-decline = Не зачесть ничего
asgard-puzzle-theme-judge = Один остаётся судьёй
asgard-puzzle-theme-dispute = Решает спор
asgard-puzzle-theme-thor-under = Тор под стопкой

# Пробуждение (A-40 …)
asgard-puzzle-awakening = Пробуждение
    .asks = Один из асов проснулся ради вас. Найдите выбор, который чаще всего ведёт к победе.
    .worth = шанс победы { $worth } %
    .less = шанс победы куда меньше
    .wrong = Так: { $brings }. С лучшим ходом: { $best }.
asgard-puzzle-theme-goal = Цель, а не воля
asgard-puzzle-theme-will = Воля, а не цель
asgard-puzzle-theme-double = Где место удвоению
asgard-puzzle-theme-turn = Один переворачивает карту
asgard-puzzle-theme-slip = Тор прячется под стопку
asgard-puzzle-theme-turn-theirs = Локи переворачивает чужую
asgard-puzzle-theme-third-round = Последний раунд

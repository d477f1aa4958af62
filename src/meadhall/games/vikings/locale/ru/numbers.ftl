### Числа игры, как их называет форма в зале: по таблицам cards.toml — заголовок, а в атрибутах то, что
### в ней. `.n` — о записи, названной числом, $at — о месте в списке.

vikings-number-table = Стол
    .hand = карт за раунд
    .capacity = жетонов в хранилище
    .store_points = очки за полное хранилище
    .exchange = одного ресурса за единицу другого
    .swap_gold = золота за другое задание
    .dragon_defence = защита Дракона
    .undead_points = очки за нежить
    .full_defence = очки за полную защиту
    .quiet_rounds = раундов без очков, после которых конец
    .last_round = последний раунд
    .asgard_each = карт Асгарда на игрока
    .gates = карта Асгарда { $at }: очки
    .shares =
        { $at ->
            [1] очки за достижение
           *[other] то же, поделённое на { $at }
        }
vikings-number-goal = Очки, с которыми игра кончается
    .n = игроков: { $n }
    .long = долгая игра
vikings-number-starting_deck = Первая колода
vikings-number-halls = Ратуша
    .n = Ратуша { $n }
    .limit = построек не больше
    .gold = золота за следующий уровень
    .defence = защита
    .points = очки за её повреждение
    .reached = очки за этот уровень
vikings-number-buildings = Постройки
    .copies = число карт
    .beer = цена в пиве
    .gold = цена в золоте
    .defence = защита
    .points = очки за повреждение
    .loot = жетоны за повреждение
vikings-number-cards = Карты
    .copies = число карт
    .cost_beer = цена в пиве
    .cost_gold = цена в золоте
    .strength = сила
    .beer = сколько даёт пива
    .gold = сколько даёт золота
    .draw = сколько карт взять
    .amount = размер эффекта
    .players = со скольких игроков
vikings-number-missions = Задания
    .copies = число карт
    .points = очки
    .need = сколько нужно

vikings-option-gates = table.gates: очки должны расти, а не { $gates }

### Что исследование баланса говорит об этой игре: мерки и строки, которые не карты.

vikings-gauge-bought = Куплено, из ходов до последнего раунда, когда было можно
vikings-gauge-asgard = Взято, из раз, когда лежало открытым
vikings-gauge-attacked = Атаковано, из ходов, когда было можно
vikings-gauge-missions = Выполнено, из ходов, когда было открыто
vikings-gauge-points = За что были очки
vikings-gauge-rounds = Раундов в игре
vikings-row-hall-2 = Ратуша 2-го уровня
vikings-row-hall-3 = Ратуша 3-го уровня
vikings-row-player = игрок
vikings-row-undead = нежить
vikings-row-dragon = дракон
vikings-row-all = всего
vikings-row-damage-bonus = урон
vikings-row-attacks = атаки
vikings-row-repelled = отбитые атаки
vikings-row-full-defence = полная защита
vikings-row-hall = Ратуша
vikings-row-mission = задания
vikings-row-stores = полные склады
vikings-row-achievements = достижения

# Больше всего очков этим войском
vikings-puzzle-raid = Набег
    .asks = Защититься от вас некому. Принесите за этот ход как можно больше очков: только нападения и задания.
    .worth = { $worth ->
        [one] { $worth } очко
        [few] { $worth } очка
       *[other] { $worth } очков
    }
    .less = меньше очков
    .wrong = Так ход даст самое большее { $brings }, а с лучшим — { $best }.

# Темы
vikings-puzzle-theme-target = Верная цель
vikings-puzzle-theme-many = Не сильно, зато многих
vikings-puzzle-theme-hall = Ратуша падает
vikings-puzzle-theme-loot = Добыча из хранилища
vikings-puzzle-theme-together = Вдвоём на одну цель
vikings-puzzle-theme-booster = Кому усиление
vikings-puzzle-theme-undead = Нежить платит сразу
vikings-puzzle-theme-dragon = Жетон дракона
vikings-puzzle-theme-mission = Задание по пути

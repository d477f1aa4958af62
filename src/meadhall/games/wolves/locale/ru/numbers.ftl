### Числа игры, как их называет форма в зале: по таблицам cards.toml — заголовок, а в атрибутах то, что
### в ней. `.n` — о записи, названной числом.

wolves-number-people = Люди
    .copies = число карт
    .strength = сила
    .rune = руна
    .together = сила рядом с таким же отрядом
    .shuns = избегает отряд Тейваз силой до
    .each = за каждый отряд Тейваз
    .alone = сила в одиночку
    .weak = карта за убитый отряд силой до
wolves-number-hands = Рука
    .first = карт в первом раунде
    .limit = самая большая рука
    .pass_draw = карт за пас
wolves-number-glory = Слава
    .to_end = слава, с которой игра кончается
wolves-number-prizes = Карт Победы за раунд
    .n = игроков: { $n }
wolves-number-rounds = Раунды
    .reshuffles = перетасовок, после которых все пасуют
wolves-number-deities = Божества
    .hall = открыто в Чертоге
    .first_cost = цена первого своего цвета
    .more_cost = надбавка за каждое, что уже есть
    .with_ragnarok = замешано вместе с Рагнарёком
wolves-number-modifiers = Сила от божеств
wolves-number-victories = Карты Победы
    .glory = слава
    .pass_draw = больше или меньше карт за пас
    .each = слава за каждое сосчитанное
    .most = больше всего славы за счёт
    .fulfilled = слава, если условие выполнено
    .cards = сколько карт нужно в руке
wolves-number-teiwaz = Тейваз
wolves-number-eiwaz = Эйваз

wolves-option-line = в строю помещается отрядов: { $room }, а в колоде их { $units }
wolves-option-deck = игроков { $players }, карт у каждого до { $limit }: нужно карт людей { $needed }, а их { $total }
wolves-option-hand = hands.first: { $first }, но в руке не бывает больше { $limit }
wolves-option-deities = deities.hall и deities.with_ragnarok: всего божеств { $deities }

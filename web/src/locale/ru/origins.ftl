### То, что говорится только о показанной карте: загружается с первой.

## Откуда взято написанное на карте

origin-title = Откуда это взято
origin-book = Из книги:
    .how = Так говорят печатные правила.
origin-derived = Выведено:
    .how = Следует из печатных правил или рассказано теми, у кого есть игра.
origin-picture = С рисунка:
    .how = Прочитано на рисунке печатных правил, который трудно разобрать.
origin-ours = Наш выбор:
    .how = Источника нет, так решили мы.
origin-of-price = цена
origin-of-currency = пиво или золото
origin-of-strength = сила
origin-of-defence = защита
origin-of-rune = руна
origin-of-gives = что даёт
origin-of-draw = сколько карт взять
origin-of-amount = размер эффекта
origin-of-prize = награда за ущерб
origin-of-limit = предел построек
origin-of-reached = очки за уровень
origin-of-points = очки
origin-of-effect = эффект
origin-of-condition = условие
origin-of-numbers = числа в тексте
origin-of-players = для скольких игроков
origin-of-copies = число карт
origin-of-order = порядок пробуждения

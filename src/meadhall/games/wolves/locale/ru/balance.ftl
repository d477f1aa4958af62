### Что исследование баланса говорит об этой игре: мерки и строки, которые не карты.

wolves-gauge-worth = Сколько славы карта победы приносит владельцу в конце
wolves-gauge-above-least = Насколько слава за карту победы больше наименьшей возможной
wolves-gauge-below-most = Насколько слава за карту победы меньше наибольшей возможной
wolves-gauge-draw-changed = Карта победы меняет добор владельца, из его пасов
wolves-gauge-shots = Выстрелов лучников за игру
wolves-gauge-people = Положена или сыграна, из раз, когда приходила в руку
wolves-gauge-summoned = Бог у кого-то был, из игр, где он лежал в Чертоге
wolves-gauge-owners-win = Доля победы того, у кого когда-то был этот бог
wolves-gauge-ended-by = Чем кончилась игра
wolves-row-a-game = всего
wolves-row-glory = славы довольно
wolves-row-ragnarok = Рагнарёк

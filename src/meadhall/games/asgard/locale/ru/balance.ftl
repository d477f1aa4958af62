### Что исследование баланса говорит об этой игре: мерки и строки, которые не карты.

asgard-gauge-up = Карты, положенные этой головой вверх, из всех
asgard-gauge-will = Воля исполнена, из милостей, за которые можно было взять цель
asgard-row-will-odin = воля Одина
asgard-row-will-thor = воля Тора
asgard-row-will-freya = воля Фрейи
asgard-row-will-loki = воля Локи
asgard-row-will-sif = воля Сив
asgard-row-will-bragi = воля Браги
asgard-row-will-heimdall = воля Хеймдалля

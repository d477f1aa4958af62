### Слова повтора. Загружаются вместе с ним.

replay-title = Повтор
replay-not-over = Повтор откроется, когда игра закончится.
replay-step = Шаг { $step } из { $steps }
replay-first = В начало
replay-previous = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-eyes = Чьими глазами
replay-all = Все руки
replay-chances = Шансы на победу, %
replay-chances-how = Бот рассмотрел каждое решение { $iterations ->
    [one] { $iterations } раз
    [few] { $iterations } раза
   *[other] { $iterations } раз
} глазами того, кто решал.
replay-more = Ещё
replay-turning = Переломы
replay-turned-by = { $deed }: { $chosen }
replay-turning-none = Переломов не было: шансы менялись понемногу.
replay-better = { $sure ->
    [surely] Точно лучше:
   *[probably] Пожалуй, лучше:
    } { $move } ({ $best } % вместо { $worth } %)
replay-doubt = Разница может отклоняться на { $error } п. п.
replay-what-if = А что, если…
replay-what-if-how = Займите место: { $name }. За остальных сядут боты, карты придут те же.
replay-play-on = Играть отсюда
replay-copy = Ссылка
replay-download = Скачать
replay-verified = Тасовка проверена
replay-not-verified = Тасовка не сходится с обещанием
replay-verify-how = Перед первой картой зал пообещал свою часть тасовки хешем; затем каждый игрок добавил долю, которую никто не мог предвидеть. После игры зал называет секрет: этот браузер только что посчитал хеш и сравнил, и нашёл собственную долю.
replay-verify-laid = Эта игра началась с позиции задачи: доказано то, что пришло после неё.
replay-commitment = Обещано
replay-secret = Секрет
replay-share = Добавлено: { $name }
replay-share-yours = ваша, какой вы её дали
replay-promise-changed = Это не то обещание, которое этот браузер видел перед игрой.
replay-share-lost = Доли, которую дал этот браузер, среди них нет.
replay-opening = Начало партии
replay-position = Место в игре

### То, что говорится только там, где читают: повтор, правила, благодарности.

## Повтор

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

## Книга правил

rules-title = Книга правил
rules-aim = Цель
rules-minute = За одну минуту
rules-whole = Отдельной страницей
rules-close = Закрыть книгу правил
rules-search = Искать в правилах
rules-none = Нет правила со всеми этими словами.
rules-found =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }
rules-ruling = наше решение
rules-ruling-how = Печатные правила об этом молчат; так решили мы.
rules-show = Показать
rules-all = Все правила
rules-rulings = Наши решения
rules-rulings-how = Здесь печатные правила молчат или их можно понять по-разному. Мы рассказываем своими словами, что в них сказано, почему решили так и как ещё это можно прочесть.
rules-book = В книге
rules-reason = Почему так
rules-other = Можно понять и иначе
rules-switch = Сыграть так
rules-switch-how = Домашнее правило «{ $title }»: его выбирают, когда накрывают стол.
rules-cards = Карты
rules-chapters = Главы

## Благодарности

credits-title = Благодарности
credits-unofficial = Meadhall — неофициальный проект: слова и рисунки наши, чужих картинок и предложений нет. Игры принадлежат их авторам и издателям; понравились — купите их.

credits-icons = Фигуры
credits-icons-how = Фигуры на картах — с game-icons.net, авторы Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau и другие, лицензия CC BY 3.0; цвета и рамки наши.
credits-fonts = Шрифты
credits-fonts-how = Forum — Денис Машаров, Alegreya Sans — Хуан Пабло дель Пераль, Noto Sans Runic — Google; все под SIL Open Font License 1.1, через Fontsource.
credits-code = Код
credits-code-how = Страница сделана на Svelte, Vite, Fluent, qrcode-generator и noble-hashes; зал — на Litestar, uvicorn, msgspec и SQLAlchemy. Сам Meadhall — под лицензией MIT.

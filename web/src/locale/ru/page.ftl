### Что говорит страница вокруг игр. У игр свои каталоги.

title = Meadhall
close = Закрыть
back = Назад
confirm = Готово
confirm-hint = Enter — сделать, Escape — назад.
take-back = Вернуть ход
hint = Подсказка
hint-thinking = Бот думает над этим…
your-move = Ваш ход
moment = Минутку…
waiting-for = Ждём: { $names }
game-over = Игра окончена
prompt = Что спрашивают
steps = Шаги
choices = Выбор
your-time = Сколько у вас времени
saga = Сага
saga-of = { $name }: { $words }
saga-under = { $title }: { $words }
chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь…
you = вы
bot = бот
here = здесь
not-here = нет на месте
the-table = Стол
start = Начать
leave = Уйти
replay = Повтор
nowhere = Здесь ничего нет.
refused-no-seat = Это место больше не ваше.
refused-too-many-seats = Слишком многие за этим столом пришли с вашего адреса. Попросите у хозяина приглашение.

level-random = ветреный
    .about = играет что придёт в голову
level-greedy = цепкий
    .about = берёт лучшее на вид
level-ismcts = хитрый
    .about = думает наперёд
level-thrall = трэль
    .about = играет как вздумается, но без явных глупостей
level-karl = карл
    .about = берёт лучшее на вид
level-jarl = ярл
    .about = думает немного наперёд
level-konung = конунг
    .about = думает долго и далеко вперёд

## Верхняя строка

to-lobby = В зал
rules = Книга правил
sound = Звук
to-light = Светло
to-dark = Темно
menu = Меню
line-opening = соединяемся
line-open = на связи
line-lost = нет связи
reload = Загрузить снова
line-refused = не пускают
part-lost = Часть страницы не пришла. Загрузите её снова чуть позже.
renewed = Зал обновился.
renewed-ask = Зал обновился, а эта страница не от него.
line-lost-how = Связь пропала. Она вернётся сама, и ничего не забудется.
onlooker = вы смотрите
ask-first = Переспрашивать перед ходом

## Зал

lobby-welcome = Без регистрации. Садитесь за стол.
lobby-title = Накрыть стол
lobby-how = Выберите игру, рассадите всех, начинайте.
lobby-game = Игра
lobby-players = Игроков:
lobby-minutes = { $minutes } мин
lobby-options = Условия
lobby-clock = Время
clock-none = без часов
clock-quick = 3 мин
clock-calm = 15 мин
clock-days = 3 дня на ход
lobby-watch = Кто может смотреть
watch-link = у кого ссылка
watch-nobody = никто
lobby-door = Кто может сесть
door-invited = по ссылке
door-open = любой
lobby-friends =
    { $friends ->
        [one] { $friends } место ждёт друга.
        [few] { $friends } места ждут друзей.
       *[many] { $friends } мест ждут друзей.
    }
lobby-friends-how = Приглашение будет за столом.
lobby-ready = Все готовы.
lobby-rules = Правила
lobby-rules-changes =
    { $changes ->
        [0] обычные
        [one] { $changes } изменение
        [few] { $changes } изменения
       *[other] { $changes } изменений
    }
lobby-rules-how = Игра идёт по книге правил, если здесь ничего не менять.
lobby-rules-read = Читать правила
lobby-rules-done = Готово
lobby-rules-on = Домашние правила этого стола
lobby-variants = Виды игры
lobby-readings = Прочесть иначе
lobby-readings-how = Где книга молчит или её можно понять двояко, решили мы. Здесь можно решить иначе.
lobby-reading-rule = Правило { $rule }, в новой вкладке
lobby-numbers = Другие числа
lobby-numbers-how = Для опытов: любое число на картах, записанное в JSON, как в примере. Что не названо, остаётся как есть.
lobby-numbers-wrong = Это не читается как JSON.
lobby-tables = Столы
lobby-running = Ваши столы
lobby-none = Пока ни одного. Начатое хранится здесь, в этом браузере.
lobby-seating = Рассаживаются
lobby-yours = Ваш ход
lobby-open = Открыть
lobby-benches = Открытые столы
lobby-free = свободно { $free } из { $players }
lobby-over = Спето до конца
lobby-won = Вы победили { $scores }
lobby-place = Место { $rank }, { $scores }
lobby-code = Есть ссылка? Вставьте сюда
credits = Благодарности

bench = Скамья
bench-seats =
    { $seats ->
        [one] { $seats } место из { $most }
        [few] { $seats } места из { $most }
       *[many] { $seats } мест из { $most }
    }
bench-you = Вы, первое место
bench-bot = Бот
bench-friend = Друг
bench-friend-how = Вы получите ссылку.
bench-level = Уровень
bench-level-of = Уровень: { $level }. Сменить
bench-to-friend = Друг
bench-to-bot = Бот
bench-remove = Убрать место
bench-add-friend = Друг
bench-add-bot = Бот
your-name = Ваше имя
you-name = Вы

## Приглашение и ожидание

join-title = Для вас есть место
join = Сесть за стол
room-waiting =
    { $free ->
        [one] Свободно { $free } место. Игра начнётся, когда его займут.
        [few] Свободно { $free } места. Игра начнётся, когда их займут.
       *[many] Свободно { $free } мест. Игра начнётся, когда их займут.
    }
room-full = Все в сборе.
room-free = Свободное место
room-start-bots = Начать, боты займут места
room-kick = Отправить прочь
invite = Позвать друга
invite-how = Отправьте ссылку или покажите код. Регистрация не нужна.
invite-link = Ссылка-приглашение
copy-link = Скопировать ссылку
copied = Скопировано
qr = QR-код ссылки-приглашения

## Игра

away = За вас играет бот.
come-back = Я снова здесь
note-takeover-absent = { $name }: нет на месте, играет бот.
note-takeover-timeout = { $name }: время вышло, играет бот.
note-takeover-left = { $name }: ушёл из-за стола, играет бот.
note-takeover-crashed = { $name }: бот сломался, играет другой.
note-takeover-hung = { $name }: бот задумался, играет другой.
note-takeover-illegal = { $name }: бот сходил не по правилам, играет другой.
result = Итог
result-you = Вы победили!
result-won = Победа: { $name }
result-shared = Общая победа: { $names }
rematch = Сыграть ещё
look-at-table = Посмотреть на стол

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
replay-better = Лучше: { $move } ({ $best } % вместо { $worth } %)
replay-what-if = А что, если…
replay-what-if-how = Займите место: { $name }. За остальных сядут боты, карты придут те же.
replay-play-on = Играть отсюда
replay-copy = Ссылка
replay-download = Скачать
replay-verified = Тасовка проверена
replay-not-verified = Тасовка не сходится с обещанием
replay-verify-how = Перед первой картой зал пообещал свою часть тасовки хешем; затем каждый игрок добавил долю, которую никто не мог предвидеть. После игры зал называет секрет: этот браузер только что посчитал хеш и сравнил, и нашёл собственную долю.
replay-commitment = Обещано
replay-secret = Секрет
replay-share = Добавлено: { $name }
replay-share-yours = ваша, какой вы её дали
replay-promise-changed = Это не то обещание, которое этот браузер видел перед игрой.
replay-share-lost = Доли, которую дал этот браузер, среди них нет.
replay-opening = Стол накрыт
replay-position = Место в игре

## Книга правил

rules-title = Книга правил
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

## Благодарности

credits-title = Благодарности
credits-unofficial = Meadhall — неофициальный проект: слова и рисунки наши, чужих картинок и предложений нет. Игры принадлежат их авторам и издателям; понравились — купите их.

credits-icons = Фигуры
credits-icons-how = Фигуры на картах — с game-icons.net, авторы Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau и другие, лицензия CC BY 3.0; цвета и рамки наши.
credits-fonts = Шрифты
credits-fonts-how = Forum — Денис Машаров, Alegreya Sans — Хуан Пабло дель Пераль, Noto Sans Runic — Google; все под SIL Open Font License 1.1, через Fontsource.
credits-code = Код
credits-code-how = Страница сделана на Svelte, Vite, Fluent, qrcode-generator и noble-hashes; зал — на Litestar, uvicorn, msgspec и SQLAlchemy. Сам Meadhall — под лицензией MIT.

### Что говорит страница вокруг игр. У игр свои каталоги.

title = Meadhall
close = Закрыть
back = Назад
confirm = Подтвердить
confirm-hint = Enter — сделать, Escape — назад.
take-back = Вернуть ход
hint = Подсказка
hint-why = { $text }: { $why }.
hint-ask = почему?
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
saga-only = Только один игрок
saga-only-of = Только { $name }
saga-of = { $name }: { $words }
saga-under = { $title }: { $words }
chat = Чат
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
refused-eyes-closed = Этот игрок больше не показывает свою руку зрителям.
refused-no-hints = За этим столом подсказок нет.
refused-not-gone = Игрок уже вернулся.
refused-undecided = Сейчас решается другое. Дождитесь.
refused-too-few = Когда людей двое, прогнать друг друга нельзя.
refused-seats-kept = Места ещё придержаны для остальных.
refused-already-started = Игра уже началась.
refused-name-taken = Это имя или похожее на него чьё-то. Возьмите другое или войдите, если оно ваше.
refused-rate-limited = Слишком часто. Подождите немного.
refused-too-many-seats = Слишком многие за этим столом пришли с вашего адреса. Попросите у хозяина приглашение.

level-random = ветреный
    .about = играет что придёт в голову
level-greedy = цепкий
    .about = берёт лучшее на вид
level-ismcts = хитрый
    .about = думает наперёд
level-thrall = трэль
    .plain = легко
    .about = для начала: играет наугад, но без явных глупостей
level-karl = карл
    .plain = средне
    .about = средний: берёт лучшее на вид
level-jarl = ярл
    .plain = сильно
    .about = сильный: думает немного наперёд
level-konung = конунг
    .plain = мастер
    .about = мастер: думает долго и далеко вперёд
level-norn = норна
    .plain = предел
    .about = предел: думает над ходом целую секунду

## Верхняя строка

to-lobby = В зал
rules = Книга правил
rules-at = Правило { $rule }: прочесть рядом со столом
sound = Звук
to-light = Светлая тема
to-dark = Тёмная тема
menu = Меню
line-opening = соединяемся
line-open = на связи
line-lost = нет связи
reload = Загрузить снова
line-refused = не пускают
part-lost = Часть страницы не пришла. Загрузите её снова чуть позже.
announced = От хозяина зала
renewed = Зал обновился.
renewed-ask = Зал обновился, а эта страница не от него.
ask-first = Переспрашивать перед ходом
notices = Сообщать о моём ходе
notices-how = Сообщение браузера, когда ваш ход, а эта вкладка не видна
notices-refused = Браузер этого не разрешает. Это можно изменить в его настройках для этой страницы.
keys = Клавиши
keys-everywhere = Везде
keys-table = За столом
key-keys = Этот список
key-close = Закрыть то, что открыто
key-tab = Перейти к следующему
key-digits = Выбрать по номеру
key-arrows = Ходить по тому, что можно выбрать
key-enter = Подтвердить
key-escape = Вернуть последний шаг
key-hint = Попросить подсказку
key-step = На шаг назад или вперёд
key-leap = На десять шагов
key-ends = В начало и в конец
key-play = Пуск и пауза
key-eyes = Смотреть глазами другого игрока
key-what-if = А что, если: играть отсюда
key-turning = Переломы
key-turned = К перелому по номеру

## Зал

lobby-welcome = Без регистрации. Садитесь за стол.
lobby-back = С возвращением.
lobby-first =
    { $games ->
        [0] Зал
        [1] Игра Севера
        [2] Две игры Севера
        [3] Три игры Севера
       *[other] Игры Севера
    }
lobby-first-how = Научитесь за десять минут или сразу за стол.
find = Найти игру
lobby-waiting =
    { $tables ->
        [0] За вашими столами тихо
        [1] Вас ждёт один стол
        [2] Вас ждут два стола
        [3] Вас ждут три стола
        [one] Вас ждёт { $tables } стол
        [few] Вас ждут { $tables } стола
       *[other] Вас ждут { $tables } столов
    }
lobby-games = Игры
lobby-begin = Начните отсюда
lobby-for =
    { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }
lobby-now = Играть
lobby-with-friends = С друзьями
lobby-friends-short = С друзьями
lobby-lessons = Уроки { $done }/{ $all }
lobby-go-on = Учиться дальше
lobby-lesson = { $game }, урок { $lesson } из { $lessons }
lobby-more = Ещё
lobby-kept = Что о вас хранится
lobby-unofficial = Неофициально: свои слова и рисунки.
levels = Боты за столом
axis-learn = учить
axis-master = думать
axis-bite = злость
axis-of = { $name }: { $value } из 3
guest = Гость
name-yourself = назовитесь
name-own = Закрепить имя за собой или войти
name-own-is = Ваше имя: чем оно открывается
my-games = Мои партии
name-change = , сменить имя
lobby-game = Игра
lobby-players = Игроков:
lobby-minutes = { $minutes } мин
clock-of-none = без часов
clock-of-bank = { $minutes } мин
clock-of-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[other] { $days } дней на ход
    }
lobby-numbers = Другие числа
numbers-limits = целое число от { $least } до { $most }
numbers-from-book = из книги
numbers-from-derived = выведено
numbers-from-picture = с рисунка
numbers-from-ours = наш выбор
lobby-running = Ваши столы
lobby-none = Пока ни одного. Начатое хранится здесь, в этом браузере.
lobby-seating = Рассаживаются
lobby-yours = Ваш ход
lobby-open = Открыть
lobby-benches = Открытые столы
lobby-benches-none = Открытых столов сейчас нет. Накройте свой с местом для друга и пустите любого.
lobby-own = Открыть свой стол
lobby-host = { $name } зовёт
lobby-bots = боты: { $levels }
lobby-played = Посмотреть игру
lobby-played-none = Сейчас никто не играет. Найдите игру: её увидят здесь.
lobby-with = с кем: { $names }
lobby-branch = А что, если: с шага { $step }
lobby-row-more = { $title }: скрыть или забыть
lobby-hide = Скрыть
lobby-unhide = Вернуть в список
lobby-forget = Забыть
lobby-forget-sure = Этот браузер забудет о нём. Точно?
lobby-all = Все, { $tables }
lobby-fewer = Меньше
lobby-hidden = Скрыто: { $tables }
lobby-hidden-away = Не показывать скрытые
lobby-rated = рейтинговый
lobby-free = свободно { $free } из { $players }
lobby-over = Спето до конца
lobby-won = Вы победили { $scores }
lobby-place = Место { $rank }, { $scores }
lobby-bot-finished = За вас доиграл бот: место { $rank }, { $scores }
lobby-code = Есть ссылка? Вставьте сюда
credits = Благодарности

watching-public-how = Чужих рук не видит никто.
watching-eyes-how = Каждый игрок сам решает, показывать ли зрителям свою руку, и может перестать когда угодно.
watching-delayed-how = Удобно, когда игру смотрят многие. Подсмотреть с опозданием смогут и сами игроки.

bench = Скамья
your-name = Ваше имя
you-name = Вы

## Приглашение и ожидание

join = Сесть за стол
copy-link = Скопировать ссылку
copied = Скопировано
qr = QR-код ссылки-приглашения

## Игра

away = За вас играет бот.
result-picture = Картинка
ending-agreed = Закончили по согласию, засчитано как есть.
ending-void = Закончили по согласию.
ending-conceded = Остальные сдались.
look-at-table = Посмотреть на стол

## Темп

pace = Темп остальных
pace-short = Темп
pace-how = Как быстро вам показывают ходы других. Никто из-за этого не ждёт.
pace-calm = спокойно
pace-brisk = живо
pace-once = сразу
catching = Сначала – что произошло…
hurry = Пропустить
hurry-how = Сразу показать, как всё обстоит
peek-large = крупно
peek-hide = скрыть

## После вашего хода

recap = После вашего хода
recap-again = Показать ещё раз
recap-all = Показать всё ещё раз
recap-close = Понятно

## Кого нет на месте

away-for = нет { $time }
gone-turn = { $name }: нет на месте. Ход за этим местом.
gone-for = Нет на связи { $time }. Кто вернётся, сразу сядет на своё место.
gone-wait = Подождать

## Меню стола

mute = Не слышать
concede = Сдаться
conceded = Вы сдались. Ваше место доиграет бот.

## Ещё одна игра


## Уроки

learn = Учиться
learn-next = Дальше

## Подсказчик в настоящей игре

guide = Подсказчик
guide-understood = Понятно
guide-lesson = Урок
guide-better = Было лучше
guide-take-back = Вернуть ход
guide-leave = Оставить
guide-close = Закрыть подсказку
guide-more = Ещё о подсказчике
guide-quiet = Помолчать в этой игре
guide-off = Без подсказчика
guide-doubt = Оба хода продуманы одинаково; разница может отклоняться на { $error } п. п.

## Задачи

puzzles-all = Все задачи
leagues = Лиги
puzzle-day = Задача дня
puzzle-solve = Решать
puzzle-again = Ещё раз
puzzle-tries-three = 3 попытки
puzzle-streak =
    { $days ->
        [one] день подряд
        [few] дня подряд
       *[other] дней подряд
    }
puzzle = Задача
puzzles = Задачи
puzzle-is-done = найдена
puzzle-is-seen = ответ открыт
puzzle-is-open = решать
puzzle-of-table = Задача: { $title }

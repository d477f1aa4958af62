### Слова там, где накрывают на стол. Загружаются вместе с этой страницей.

lobby-title = Новая игра
lobby-learn = Впервые здесь? Уроки: { $game }
lobby-how = Выберите игру, рассадите всех, начинайте.
lobby-options = Условия
lobby-clock = Время
clock-none = без часов
clock-quick = 3 мин
clock-calm = 15 мин
clock-days = 3 дня на ход
lobby-watch = Кто может смотреть
watch-link = все со ссылкой
watch-anybody = любой
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
lobby-variants = Виды игры
lobby-readings = Прочесть иначе
lobby-readings-how = Где книга молчит или её можно понять двояко, решили мы. Здесь можно решить иначе.
lobby-reading-rule = Правило { $rule }, в новой вкладке
lobby-numbers-wrong = Это не читается как JSON.
numbers-how = Любое число на картах можно заменить. Чего вы не трогаете, остаётся как есть.
numbers-search = Искать среди чисел
numbers-changed = Только изменённые ({ $changes })
numbers-reset-all = Всё как обычно
numbers-reset = { $name }: как обычно
numbers-was = обычно { $value }
numbers-none = Нет числа с таким названием.
numbers-found =
    { $count ->
        [one] { $count } число
        [few] { $count } числа
       *[other] { $count } чисел
    }
numbers-box = Сохранить и внести
numbers-export = Ваши изменения в JSON: сохраните или отправьте
numbers-import = JSON, который у вас есть: он заменит ваши изменения
numbers-bring = Внести
manners = Между людьми
manners-hints = Подсказки
hints-practice = только без соперников-людей
hints-always = всегда
hints-never = никогда
manners-watching = Зрители видят
watching-public = только открытое
watching-eyes = руку, если её показывают
watching-delayed =
    { $turns ->
        [one] все руки через { $turns } ход
        [few] все руки через { $turns } хода
       *[many] все руки через { $turns } ходов
    }
manners-concede = Кто сдался
manners-concede-bot = за него играет бот
manners-concede-last = занимает последнее место
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
bench-friend-asked = Предложение придёт сразу.
bench-level = Уровень
bench-level-of = Уровень: { $level }. Сменить
bench-to-friend = Друг
bench-to-bot = Бот
bench-remove = Убрать место
bench-add-friend = Друг
bench-add-bot = Бот
again-changing = Ещё одна игра: { $names }
again-ask = Предложить
rated-label = Рейтинг
rated-no = без рейтинга
rated-yes = с рейтингом
rated-how = По часам и по правилам, без подсказок. Только люди под своими именами и боты до конунга.

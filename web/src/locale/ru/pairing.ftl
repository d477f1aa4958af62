## Поиск игры

find-title = Найти игру
find-lead = Скажите, во что хотите сыграть. Зал найдёт людей вашей силы.
find-game = Игра
find-players = Игроков
find-pace = Время
find-pace-quick = быстро
find-pace-calm = спокойно
find-pace-days = по ходам
find-pace-of-quick = По 3 минуты каждому и по 10 секунд за ход.
find-pace-of-calm = По четверть часа каждому и по 20 секунд за ход.
find-pace-of-days = Три дня на каждый ход.
find-rated = Идёт в рейтинг?
find-rated-no = просто так
find-rated-yes = в рейтинг
find-rated-name = Для рейтинговой игры нужно своё имя.
find-rated-make = Закрепить имя за собой
find-go = Искать
find-watched = Посмотреть может любой; рук никому не видно.
find-line = { $game }, игроков: { $players }, { $pace }
find-line-rated = { $line }, в рейтинг
find-others = Другие ищут
find-others-none = Сейчас никто не ищет: начните вы. Скоро пустые места смогут занять боты, так что вы сыграете в любом случае.
find-here =
    { $waiting ->
        [0] Такую игру пока никто не ищет.
        [one] Такую игру сейчас ищет { $waiting } человек.
        [few] Такую игру сейчас ищут { $waiting } человека.
       *[many] Такую игру сейчас ищут { $waiting } человек.
    }
find-count =
    { $waiting ->
        [one] { $waiting } ждёт
       *[other] { $waiting } ждут
    }
find-usual = Обычно не дольше { $time }.
find-seconds = { $seconds } с
find-minutes = { $minutes } мин
find-looking = Ищем игру
find-alone = Пока больше никого. Кто придёт, тот и сыграет с вами.
find-with =
    { $others ->
        [one] То же ищет ещё { $others } человек.
        [few] То же ищут ещё { $others } человека.
       *[many] То же ищут ещё { $others } человек.
    }
find-reach = Сила от { $least } до { $most }, с каждой секундой шире.
find-reach-guest = Близкие по силе, с каждой секундой шире.
find-reach-anybody = Теперь подойдёт любой.
find-missed = Кто-то не пришёл. Ищем дальше, ваше ожидание засчитано.
find-bots = Сыграть сразу с ботами?
find-bots-how = Пустые места займут боты: { $level }. В рейтинг такая игра не идёт.
find-bots-yes = Сыграть с ботами
find-bots-ready = Сейчас боты займут пустые места.
find-cancel = Не искать
find-hide = Пока осмотреться
find-open = Показать поиск
find-found = Игра нашлась
find-found-how = Стол накрыт.
find-there = Перейти
find-later = Скрыть
find-coming = Пришли { $come } из { $needed }
find-lapsed = Поиск закончился: страница слишком долго молчала. Искать снова?
find-elapsed = Ищем { $time }
refused-found-elsewhere = Игра для вас нашлась на другом устройстве: продолжайте там.
refused-full = Сейчас ищет слишком много людей. Попробуйте чуть позже.

## Лиги и вечера

leagues-lead = Играйте в компании: вечер из нескольких туров, час на арене или лига на недели.
leagues-name = Чтобы участвовать, сначала закрепите за собой имя. Это минута, и почта не нужна.
leagues-none = Лиг пока нет
leagues-none-how = Создайте лигу и разошлите ссылку: остальное сделает зал — рассадит всех, посчитает очки и покажет, кто где.
leagues-running = Сейчас
leagues-coming = Скоро
leagues-over = Прошедшие
league-make = Создать лигу
league-make-it = Создать
league-form = Какая
league-form-swiss = Туры
league-form-swiss-how = В каждом туре сидят все. Встречаются те, у кого поровну очков, и по возможности никто не встречается дважды.
league-form-arena = Арена
league-form-arena-how = Кто доиграл, того сразу сажают снова. Считается всё, что вы выиграли, пока не вышло время.
league-form-turns = По ходам
league-form-turns-how = Несколько столов сразу, на ход — дни. Заходите, когда удобно.
league-name = Название
league-begins = Начало
league-game = Игра
league-seats = За столом
league-rounds = Туров
league-minutes = Минут
league-weeks = Недель, не больше
league-tables-each = Столов каждому
league-bank = Минут на раздумья
league-days = Дней на ход
league-bots = Пустые места
league-no-bots = столы поменьше
league-rated = Рейтинговая: меняет оценку вашей силы
league-usual-name = Вечер, { $day }
league-will-swiss = { $time }: рассаживаются все, кто записался. { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    } в «{ $game }», за столом { $seats }, на раздумья { $bank } мин каждому. Кто не придёт за { $wait } мин, тот этот стол проиграл.
league-will-arena = { $time }: арена открывается на { $minutes } мин. «{ $game }», за столом { $seats }, на раздумья { $bank } мин каждому. Кто доиграл, того сразу сажают снова.
league-will-turns = { $time }: каждый получает { $rounds ->
        [one] { $rounds } стол
        [few] { $rounds } стола
       *[many] { $rounds } столов
    } в «{ $game }» по { $seats } игрока, на ход { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }. Через { $weeks } нед. всё кончается.

league-line = { $form } · { $game } · за столом { $seats }
league-people = { $people ->
        [0] пока никого
        [one] { $people } игрок
        [few] { $people } игрока
       *[many] { $people } игроков
    }
league-mine = и вы
league-was = { $time }
league-round-of = Тур { $round } из { $rounds }
league-until = до { $time }
league-by = создатель: { $name }
league-is-rated = рейтинговая
league-with-bots = пустые места: { $level }
league-lost = Такой лиги нет, или зал недоступен.
league-now-coming = Начнётся сама: { $time }.
league-now-off = Она не состоится.
league-now-over = Она закончилась.
league-now-turns = Столы открыты. Последний срок: { $time }.
league-now-arena = Арена открыта: кто ждёт, того сажают.
league-now-last = Время вышло: последние столы доигрывают.
league-now-pause = Тур { $round } из { $rounds } закончен. Передохните.
league-now-round = Идёт тур { $round } из { $rounds }.
league-begins-in = начнётся через
league-next-in = следующий тур через
league-ends-in = закончится через
league-days-left = { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
league-ready = К вашему столу
league-waits = Вы ждёте стола. Оставайтесь здесь.
league-rests = Вы отдыхаете: вас не сажают.
league-rest = Отдохнуть
league-wait = Посадите меня
league-join = Участвовать
league-withdraw = Больше не участвовать
league-call-off = Отменить
league-entrants = Кто участвует
league-nobody = Пока никого. Будьте первым и разошлите адрес этой страницы.
league-gone = Гость
league-bot = бот
league-left = выбыл
league-standings = Положение
league-division = Дивизион { $division }
league-rank = Место
league-who = Игрок
league-points = Очки
league-wins = Победы
league-strength = Соперники
league-strength-how = Сколько очков в среднем у тех, с кем встречались
league-points-how = Первый за столом получает 12 очков, последний — ничего, остальные поровну между ними. При равных очках выше тот, у кого больше доля побед, затем — у кого сильнее соперники.
league-picture = Картина
league-graph = Очки по турам
league-cross = Кто с кем встречался
league-not-met = не встречались
league-ahead = выше
league-behind = ниже
league-even = поровну
league-tables = Столы
league-tables-of = Стол { $number } каждого
league-wave = Рассадка { $number }
league-round = Тур { $round }
league-absent = не пришёл
league-free = свободный тур
league-look-on = Смотреть
league-more = Прежние туры
league-refused-too-many-leagues = Лиг уже слишком много — ваших или всех вместе. Дождитесь, когда одна закончится.
league-refused-not-signed-in = Вы больше не вошли под своим именем.
league-refused-name-taken = Другая лига называется так же или похоже. Возьмите другое название.
league-refused-bad-name = В названии лиги хотя бы три буквы.
league-refused-over = Уже поздно.
league-refused-table-full = В этой лиге нет мест.

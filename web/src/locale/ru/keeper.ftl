### Что говорит только комната хозяина. Загружается вместе с ней.

keeper-title = Комната хозяина
keeper-door = Комната хозяина
keeper-door-how = Для того, кто держит этот зал. Ключ был показан при первом запуске.
keeper-key = Ключ
keeper-enter = Войти
keeper-lost = Новый ключ сделает команда:
keeper-leave = Выйти из комнаты
keeper-wrong-key = Этот ключ не подходит.
keeper-ended = Время вышло. Покажите ключ ещё раз.

keeper-load = Последний час
keeper-load-people = Люди
keeper-load-playing = Партии
keeper-load-tables = Столы
keeper-load-thinking = Боты
keeper-load-queue = Очередь
keeper-load-memory = Память
keeper-load-loop = Задержка
keeper-load-database = База
keeper-load-errors = Ошибки
keeper-chart = { $what }: сейчас { $now }, за последний час не больше { $most }
keeper-most = не больше { $most }
keeper-megabytes = { $size } МБ
keeper-ms = { $time } мс
keeper-processes = { $processes ->
    [0] Пока ничего не сосчитано: это делается дважды в минуту.
    [one] Считает { $processes } процесс, дважды в минуту.
    [few] Считают { $processes } процесса, дважды в минуту.
   *[other] Считают { $processes } процессов, дважды в минуту.
}

keeper-reports = Жалобы
keeper-reports-none = Жалоб нет.
keeper-reports-done = Разобрано: { $count }
keeper-about = { $name }; о ком: { $about }
keeper-chat = { $lines ->
    [0] Чат
    [one] Чат, { $lines } строка
    [few] Чат, { $lines } строки
   *[other] Чат, { $lines } строк
}
keeper-chat-none = Ничего не было сказано.
keeper-act = Наказать
keeper-done = Разобрано
keeper-done-at = Разобрано { $at }.
keeper-note = Чем кончилось, для записи

keeper-bans = Кто наказан
keeper-bans-none = Никто.
keeper-bans-add = Наказать кого-нибудь
keeper-kind = Что
keeper-mute = Лишить слова
keeper-ban = Не пускать
keeper-mute-how = Играть можно, писать в чат нельзя.
keeper-ban-how = Нельзя ни создать стол, ни сесть, ни писать в чат. Начатые партии идут дальше.
keeper-muted = без слова
keeper-banned = не пускают
keeper-name = Имя
keeper-address = Адрес
keeper-an-address = адрес
keeper-their-address = И по адресу
keeper-long = На сколько
keeper-reason = За что; им это скажут
keeper-until = До { $at }
keeper-pardon = Простить
keeper-pardon-whom = Простить: { $name }
keeper-minutes = { $minutes } мин
keeper-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
keeper-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}

keeper-aside = Отложенные столы
keeper-aside-none = Отложенных столов нет.
keeper-troubled = Ещё столов, где что-то пошло не так: { $count }; на них посмотрят снова.
keeper-since = { $times ->
    [one] { $times } раз с { $at }
    [few] { $times } раза с { $at }
   *[other] { $times } раз с { $at }
}
keeper-retry = Ещё раз
keeper-retry-table = Ещё раз: стол { $table }
keeper-rows = Его журнал
keeper-rows-of = Журнал стола { $table }

keeper-announcements = Объявления
keeper-announcements-none = Объявлений нет.
keeper-announce = Объявить что-нибудь
keeper-announce-now = Объявить
keeper-in-english = По-английски
keeper-in-russian = По-русски
keeper-from = С (пусто: сейчас)
keeper-to = До
keeper-from-until = { $from } – { $until }
keeper-withdraw = Снять
keeper-withdraw-what = Снять: { $words }

keeper-who = Кто здесь
keeper-who-none = Никого нет на связи.
keeper-phase-waiting = до игры
keeper-phase-playing = играют
keeper-phase-over = окончено

keeper-audit = Что было сделано
keeper-audit-all = Всё целиком (CSV)
keeper-page = из этой комнаты
keeper-command = командой
keeper-did-key = Новый ключ
keeper-did-enter = Вход
keeper-did-leave = Выход
keeper-did-done = Жалоба разобрана
keeper-did-mute = Лишение слова
keeper-did-ban = Запрет входа
keeper-did-pardon = Прощение
keeper-did-announce = Объявление
keeper-did-withdraw = Объявление снято
keeper-did-call-off = Лига отменена
keeper-did-retry = Стол: ещё раз
keeper-did-export = Журнал выдан

keeper-pairs = Рейтинг между собой
keeper-pairs-how = За 30 дней: партии, которые считаются меньше, — те же двое играют часто или с одного адреса.
keeper-pair =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $won } : { $lost }
keeper-pair-near = с одного адреса: { $games }

### «Викинги»: сага и итог. Строки саги стоят рядом с именем действующего.

vikings-event-achievements = В счёт пойдут достижения: { $names }
vikings-event-round =
    { $who ->
        [you] Раунд { $round }: первый ход за вами
       *[other] Раунд { $round }: первый игрок — { $name }
    }
vikings-event-produced = производит: { $amount }
vikings-event-drew =
    { $cards ->
        [one] берёт { $cards } карту
        [few] берёт { $cards } карты
       *[many] берёт { $cards } карт
    }
vikings-event-drew-cards = берёт: { $list }
vikings-event-reshuffled =
    { $cards ->
        [one] тасует сброс в новую колоду: { $cards } карта
        [few] тасует сброс в новую колоду: { $cards } карты
       *[many] тасует сброс в новую колоду: { $cards } карт
    }
vikings-event-mission = получает задание: { $mission } ({ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }), { $text }
vikings-event-played = играет { $card-acc }
vikings-event-played-for = играет { $card-acc }: +{ $amount }
vikings-event-used = применяет другой эффект карты { $card }
vikings-event-mirrored = Линза Локи теперь { $card }
vikings-event-gained = +{ $amount }
vikings-event-exchanged = меняет: отдаёт { $given }, получает { $amount }
vikings-event-brought =
    { $token ->
        [beer] первой отдаст фишку пива: { $site }
       *[gold] первой отдаст фишку золота: { $site }
    }
vikings-event-bought = покупает { $card-acc } за { $price }
vikings-event-path-opened = На Пути Одина открыто: { $list }
vikings-event-path-left = С Пути Одина уходит { $card }
vikings-event-path-shuffled =
    { $cards ->
        [one] Путь Одина: сброс перетасован в новую колоду, { $cards } карта
        [few] Путь Одина: сброс перетасован в новую колоду, { $cards } карты
       *[many] Путь Одина: сброс перетасован в новую колоду, { $cards } карт
    }
vikings-event-built = строит { $site-acc } за { $price }
vikings-event-upgraded = улучшает Ратушу до { $level }-го уровня за { $price }
vikings-event-dismantled = разбирает { $site-acc }
vikings-event-declared =
    { $who ->
        [you] атакует вашу постройку: { $site }
       *[other] атакует { $site-acc } игрока { $name }
    }
vikings-event-declared-undead = атакует { $card-acc } на Пути Одина
vikings-event-declared-dragon = атакует Дракона
vikings-event-sent = посылает { $card-acc }
vikings-event-went = идёт в бой: сила { $strength } против защиты { $defence }
vikings-event-disarmed = из-за Убийцы сбрасывает { $card-acc }
vikings-event-nothing-to-disarm = не имеет укреплений на руке: Убийце взять нечего
vikings-event-defended = укрепляет: { $card }, { $site }
vikings-event-trapped = { $card } в Ловушке и не идёт в счёт
vikings-event-damaged =
    { $who ->
        [you] атака удалась, ваша постройка повреждена: { $site }
       *[other] атака на { $site-acc } игрока { $name } удалась
    }
vikings-event-repelled =
    { $who ->
        [you] атака отражена, ваша постройка цела: { $site }
       *[other] атака на { $site-acc } игрока { $name } отражена
    }
vikings-event-beat-undead = побеждает { $card-acc }
vikings-event-beat-dragon = побеждает Дракона
vikings-event-too-weak = уступает в силе: ничего не происходит
vikings-event-full-defence = получает полную защиту: до конца раунда Ратуша в безопасности
vikings-event-points =
    +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        } { $why ->
        [damage-bonus] — награда за ущерб
        [attacks] за ущерб постройкам
        [repelled] за отражённую атаку
        [full-defence] за полную защиту
        [undead] за нежить
        [hall] за новую Ратушу
        [mission] за задание
       *[stores] за полные хранилища
    }: теперь { $total }
vikings-event-looted =
    { $token ->
        [beer] получает фишку пива: { $site }
       *[gold] получает фишку золота: { $site }
    }
vikings-event-lost-token =
    { $token ->
        [beer] теряет фишку пива: { $site }
       *[gold] теряет фишку золота: { $site }
    }
vikings-event-claimed = выполняет задание «{ $mission }»
vikings-event-swapped = возвращает задание «{ $mission }» за { $price }
vikings-event-asgard-opened = В Асгарде открыто: { $list }
vikings-event-asgard-taken = получает из Асгарда { $card-acc }
vikings-event-asgard-empty = карты Асгарда не получает: колода пуста
vikings-event-revealed = открывает: { $list }
vikings-event-fetched = берёт на руку: { $list }
vikings-event-discarded = сбрасывает: { $list }
vikings-event-declines = до конца раунда не защищается
vikings-event-vanished = теряет непотраченное: { $amount }
vikings-event-stored =
    { $lost ->
        [0] { $resource ->
            [beer] хранит пива: { $tokens }
           *[gold] хранит золота: { $tokens }
        }
       *[other] { $resource ->
            [beer] хранит пива: { $tokens }, не поместилось { $lost }
           *[gold] хранит золота: { $tokens }, не поместилось { $lost }
        }
    }
vikings-event-keeping = придерживает { $card-acc } на следующий раунд
vikings-event-kept =
    { $cards ->
        [one] придерживает { $cards } карту на следующий раунд
        [few] придерживает { $cards } карты на следующий раунд
       *[many] придерживает { $cards } карт на следующий раунд
    }
vikings-event-quiet =
    { $rounds ->
        [1] За раунд никто не получил ни одного очка
        [one] Подряд { $rounds } раунд без единого очка
        [few] Подряд { $rounds } раунда без единого очка
       *[many] Подряд { $rounds } раундов без единого очка
    }
vikings-event-awarded =
    { $shared ->
        [yes] { $achievement }: { $players } делят, каждому +{ $points } { $points ->
                [one] очко
                [few] очка
               *[many] очков
            }
       *[no] { $achievement }: { $players }, +{ $points } { $points ->
               [one] очко
               [few] очка
              *[many] очков
           }
    }
vikings-event-tie = Очков поровну: решает достижение «{ $achievement }»
vikings-event-over = Игра окончена

## Итог

vikings-result-won =
    { $who ->
        [you] Победа за вами!
       *[other] Победа за игроком { $name }.
    }
vikings-result-shared = Победу делят: { $players }.
vikings-result-goal = Цель достигнута: { $goal } { $goal ->
            [one] очко
            [few] очка
           *[many] очков
        }.
vikings-result-quiet =
    { $rounds ->
        [one] Игра кончилась: { $rounds } раунд без единого очка.
        [few] Игра кончилась: { $rounds } раунда подряд без единого очка.
       *[many] Игра кончилась: { $rounds } раундов подряд без единого очка.
    }
vikings-result-last = Раунд { $round } — последний в любой игре.
vikings-result-place = место
vikings-result-player = игрок
vikings-result-points = очки
vikings-result-earned = до достижений
vikings-result-achievements = достижения
vikings-result-tie = Очков поровну, { $points }: { $players }. Решают достижения, не участвовавшие в партии: { $winners }.
vikings-result-equal = Очков поровну, { $points }: { $players }. Не рассудили и остальные достижения.

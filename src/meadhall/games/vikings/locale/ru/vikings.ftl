### «Викинги»: что говорят стол, вопросы и варианты выбора.
### $card, $site, $mission и $achievement — имена; -acc — винительный падеж.
### $who равно «you», если речь о том, кто читает; имя тогда не нужно.
### Сила — просто число, защита — в квадратных скобках, каждая точка — фишка.

vikings-title = Викинги
vikings-blurb = Пиво, золото, поселение — и набеги на соседей.
vikings-intro =
    В свой ход разыгрывайте карты ради пива и золота; на них покупайте постройки и новые карты (те пригодятся со следующего раунда). Бойцы нападают на чужие поселения, на нежить Пути Одина и на Дракона; укрепления держите на руке, чтобы защищаться в чужой ход. Победные очки дают за ущерб постройкам, отражённые атаки, задания, полные хранилища и нежить. Когда кто-то дошёл до цели, раунд доигрывают и подсчитывают достижения; побеждает тот, у кого больше всех очков.

vikings-resource-beer = пиво
vikings-resource-gold = золото
vikings-amount =
    { $beer ->
        [0] { $gold ->
            [0] ничего
            [one] { $gold } золото
           *[other] { $gold } золота
        }
        [one] { $gold ->
            [0] { $beer } пиво
            [one] { $beer } пиво, { $gold } золото
           *[other] { $beer } пиво, { $gold } золота
        }
       *[other] { $gold ->
            [0] { $beer } пива
            [one] { $beer } пива, { $gold } золото
           *[other] { $beer } пива, { $gold } золота
        }
    }
vikings-player =
    { $who ->
        [you] вы
       *[other] { $name }
    }
vikings-list = { $first } и { $last }
vikings-copies = { $card } ×{ $copies }
vikings-site-number = { $site } { $number }

## Стол

vikings-table-round = Раунд { $round }
vikings-table-last = последний раунд
vikings-table-storage = конец раунда
vikings-table-turn =
    { $who ->
        [you] ваш ход
       *[other] ходит { $name }
    }
vikings-table-answers =
    { $who ->
        [you] решаете вы
       *[other] решает { $name }
    }
vikings-table-over = игра окончена
vikings-table-goal = цель { $goal } { $goal ->
            [one] очко
            [few] очка
           *[many] очков
        }, карта Асгарда за { $gates }
vikings-table-fighters = Бойцы
vikings-table-fortifications = Укрепления
vikings-table-buildings = Постройки
vikings-table-halls = Ратуша
vikings-table-dragon = Дракон
vikings-table-path = Путь Одина
vikings-table-path-deck = ↙ колода { $cards }
vikings-table-asgard = Асгард
vikings-table-deck = колода { $cards }
vikings-table-achievements = Достижения
vikings-table-behind = { " " }(у вас { $count })
vikings-table-level = у всех { $count }
vikings-table-you = (вы)
vikings-table-points = { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-table-gate = { " " }(Асгард при { $gate })
vikings-table-cards = рука { $hand }, колода { $deck }, сброс { $discard }
vikings-table-first = первый
vikings-table-attacked = атака была
vikings-table-declines = без защиты
vikings-table-has = в запасе { $have }
vikings-table-known = известны на руке: { $cards }
vikings-table-in-deck = в колоде: { $cards }
vikings-table-in-discard = в сбросе: { $cards }
vikings-table-limit =
    { $most ->
        [all] построек { $built }, без предела
       *[other] построек { $built }/{ $limit }
    }
vikings-table-new = строится
vikings-table-damaged = ущерб
vikings-table-missions =
    { $done ->
        [0] Задания:
       *[other] Задания (выполнено { $done }):
    }
vikings-table-mission = { $mission } ({ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        })
vikings-table-claimed = одно за раунд выполнено
vikings-table-legend = 2 сила · +2 прибавка · [4] защита · ● фишка, ○ место для неё · → уйдёт первой

vikings-own-hand =
    { $cards ->
        [one] Ваша рука, { $cards } карта:
        [few] Ваша рука, { $cards } карты:
       *[many] Ваша рука, { $cards } карт:
    }
vikings-own-kept = Придержано на следующий раунд:
vikings-own-empty = На руке у вас ничего нет.

## Вопрос

vikings-ask-turn = Ваш ход. Можно потратить: { $have }.
vikings-ask-turn-tokens = Ваш ход. Можно потратить: { $have } (из них фишками: { $tokens }).
vikings-ask-turn-marked = Первыми уйдут в оплату: { $tokens }.
vikings-ask-turn-army = Сила для атаки: { $strength }.
vikings-ask-turn-nothing =
    { $cards ->
        [yes] Ваш ход. Тратить пока нечего: сначала разыграйте карты.
       *[no] Ваш ход. Тратить больше нечего.
    }
vikings-ask-attack = Атака на { $target }, защита { $defence }. Кого пошлёте? Её ещё можно взять назад.
# Послать ещё можно карты разного вида.
vikings-ask-attack-order = Посылайте в порядке списка, бойцов и героев раньше усилений: пропущенное потом не добавить, разве что вернуть шаг.
vikings-ask-attack-enough = Атака на { $target }: сила { $strength } против защиты { $defence }. Пока этого довольно. Послать ещё или вперёд?
vikings-ask-attack-weak =
    Атака на { $target }: сила { $strength } против защиты { $defence }. СЛАБО, не хватает { $short }: атаку отразят, и защитник получит { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }{ $full ->
        [0] {""}
       *[other] , а если за этот ход вам не удастся ни одна атака, то ещё { $full } за полную защиту
    }. Её ещё можно взять назад.
vikings-ask-attack-in-vain = Атака на { $target }: сила { $strength } против защиты { $defence }. СЛАБО, не хватает { $short }: всё будет впустую. Её ещё можно взять назад.
vikings-ask-defend =
    { $attacker } атакует вашу постройку «{ $site }» ({ $cards }): сила { $strength } против вашей защиты { $defence }. { $stands ->
        [repelled] Пока атака отражена.
       *[lost] Пока атака удаётся.
    } { $able ->
        [yes] Добавить укрепление?
       *[no] (Спрашивают независимо от того, есть ли у вас укрепления.)
    }
vikings-ask-disarm = Идёт Убийца: какое укрепление вы сбросите с руки?
vikings-ask-trap = Ловушка для героя: кто в этой атаке не идёт в счёт?
vikings-ask-steal =
    { $resource ->
        [beer] Кража: какую фишку пива забрать?
       *[gold] Кража: какую фишку золота забрать?
    }
vikings-ask-tax =
    { $resource ->
        [beer] Налог: какую фишку пива отдаст { $name }?
       *[gold] Налог: какую фишку золота отдаст { $name }?
    }
vikings-ask-mirror = Линза Локи: какой картой из чужого сброса она станет до конца хода?
vikings-ask-fetch =
    { $which ->
        [fighters] Какого бойца или героя
       *[any] Какую карту
    } вернуть на руку из сброса? { $left ->
        [one] Можно ещё { $left }.
       *[other] Можно до { $left }.
    }
vikings-ask-rewind =
    { $cards ->
        [0] Власть над временем: сбрасывайте карты по одной. Если не сбросите ничего, возьмёте { $draw }.
        [one] Власть над временем: сброшена { $cards } карта, возьмёте { $draw }. Сбросить ещё?
        [few] Власть над временем: сброшены { $cards } карты, возьмёте { $draw }. Сбросить ещё?
       *[many] Власть над временем: сброшено { $cards } карт, возьмёте { $draw }. Сбросить ещё?
    }
# Сбросить или придержать, когда карт несколько.
vikings-ask-in-order = Выбирайте в порядке списка: пропущенное потом не добавить, разве что вернуть шаг.
vikings-ask-mix =
    { $amount ->
        [one] Кристалл: { $amount } ресурс. Какой?
        [few] Кристалл: { $amount } ресурса. Какие?
       *[many] Кристалл: { $amount } ресурсов. Какие?
    }
vikings-ask-loot = Дракон побеждён: какую фишку вы берёте?
vikings-ask-asgard = Асгард: какую карту вы берёте? Пригодится она со следующего раунда.
vikings-ask-offer = Вы нанесли ущерб Ратуше третьего уровня. Взять карту Асгарда?
vikings-ask-keep =
    { $left ->
        [one] Драккар: придержать { $left } карту с руки на следующий раунд?
       *[other] Драккары: придержать карты с руки на следующий раунд, не больше { $left }?
    }

vikings-target-site = { $site-acc } ({ $name })

## Выбор

vikings-group-play = Сыграть
vikings-group-buy = Купить
vikings-group-path = Путь
vikings-group-build = Построить
vikings-group-attack = Атака
vikings-group-claim = Выполнено
vikings-group-exchange = Обмен
vikings-group-bring = Отдать
vikings-group-swap = Замена
vikings-group-dismantle = Разобрать
vikings-choice-owed = { $card }: другой эффект
# Что сразу даёт ущерб; стоит после имени и защиты цели.
vikings-choice-bonus = { " " }+{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
    .tokens =
        { " " }+{ $tokens ->
            [one] { $tokens } фишка
            [few] { $tokens } фишки
           *[many] { $tokens } фишек
        }
    .asgard = { " " }+ карта Асгарда
vikings-choice-upgrade = { $hall }, { $price }{ $points ->
        [0] {""}
       *[other] , +{ $points } { $points ->
               [one] очко
               [few] очка
              *[many] очков
           }
    }
vikings-choice-claim = { $mission }, +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-choice-swap = { $mission }, { $price }
vikings-choice-end = закончить ход
    .hits = за ущерб +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
    .repelled = { $name } получит полную защиту
    .lost =
        { $beer ->
            [0] { $gold ->
                [one] пропадёт { $gold } золото
                [few] пропадут { $gold } золота
               *[many] пропадёт { $gold } золота
            }
            [one] { $gold ->
                [0] пропадёт { $beer } пиво
               *[other] пропадут { vikings-amount }
            }
            [few] { $gold ->
                [0] пропадут { $beer } пива
               *[other] пропадут { vikings-amount }
            }
           *[many] { $gold ->
                [0] пропадёт { $beer } пива
               *[other] пропадут { vikings-amount }
            }
        }
vikings-group-end = Если закончить ход сейчас: { $what }
vikings-choice-steal =
    { $tokens ->
        [one] { $where }, { $tokens } фишка
        [few] { $where }, { $tokens } фишки
       *[many] { $where }, { $tokens } фишек
    }
vikings-choice-go = вперёд! { $strength } против { $defence }
vikings-choice-go-weak = вперёд, хотя { $strength } против { $defence } — мало
vikings-choice-take = взять карту
vikings-choice-let = пусть так и будет
vikings-choice-decline-all = пусть, и до конца раунда больше не спрашивать (никто не узнает)
vikings-choice-draw =
    { $cards ->
        [one] хватит: взять { $cards } карту
        [few] хватит: взять { $cards } карты
       *[many] хватит: взять { $cards } карт
    }
vikings-choice-none = нет

vikings-variant-first_game = Первая партия
    .how = Четыре достижения, с которых легче начать.
vikings-variant-long_game = Долгая партия
    .how = До 40 очков при любом числе игроков.
vikings-variant-take_from_open = Асгард до последней карты
    .how = Когда колода Асгарда пуста, можно брать и две открытые карты.
vikings-variant-one_kept = Одна карта на все драккары
    .how = В конце раунда вы оставляете одну карту, сколько бы драккаров у вас ни было.
vikings-variant-hall_loot_lost = Добыча на Ратуше пропадает
    .how = Что сразу не попало на склад и не потрачено вовремя, уходит в запас.
vikings-variant-swap_tokens = Задание — за жетон
    .how = Смену задания оплачивают жетонами золота; золото с карт не годится.
vikings-variant-no_last_storage = Последний ход — и конец
    .how = Когда кто-то набрал достаточно очков, фазы хранения в этом раунде нет.
vikings-variant-heroes_conquer = И герои завоёвывают
    .how = Для «Завоевателя» они идут в счёт наравне с бойцами.
vikings-variant-tied_only = Ничья — дело равных
    .how = Сравнивают только тех, у кого поровну, а не всех за столом.
vikings-variant-late_token = Жетон за ожидание
    .how = У всех, кто ходит не первым, в начале игры на ратуше лежит жетон золота. В печатных правилах этого нет; задумано как возмещение за первый ход.

## За что очки

vikings-part-before = раньше
vikings-part-raids = набеги
vikings-part-missions = задания
vikings-part-undead = нежить
vikings-part-stores = полные склады
vikings-part-defence = защита
vikings-part-hall = Ратуша
vikings-part-achievements = достижения

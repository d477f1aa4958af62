### «Волки Одина»: что говорят стол, вопросы и сага.
### $card, $deity и $victory — имена; -acc — винительный падеж, -of —
### родительный. $who равно «you», если речь о том, кто читает, и «self», если о том, кто
### действует; имя тогда не нужно. Строки саги стоят рядом с именем действующего.

wolves-title = Волки Одина
wolves-blurb = Стройте боевую линию, призывайте богов, пасуйте вовремя.
wolves-intro = Выкладывайте отряды на края строёв, своего и чужих: многие сразу воздействуют на строй, в который встали. Жертвуйте своими, чтобы призывать божеств. Когда спасуют все, сильнейший строй выигрывает раунд и карту Победы. Пять славы или «Рагнарёк» завершают игру; побеждает самый славный.

## Руны, цвета, игроки

wolves-rune-teiwaz = Т
wolves-rune-eiwaz = Э
wolves-colour-blue = синее
wolves-colour-black = чёрное
wolves-colour-red = красное
wolves-player =
    { $who ->
        [you] вы
       *[other] { $name }
    }
wolves-list = { $first } и { $last }
wolves-copies = { $card }×{ $copies }

## Стол

wolves-table-round = Раунд { $round }
wolves-table-last = РАГНАРЁК: последний раунд
wolves-table-turn =
    { $who ->
        [you] ваш ход
       *[other] ходит { $name }
    }
wolves-table-answers =
    { $who ->
        [you] решаете вы
       *[other] решает { $name }
    }
wolves-table-over = игра окончена
wolves-table-decks = колоды: Люди { $people }, божества { $deities }, Победы { $victories }
wolves-table-you = (вы)
wolves-table-strength = сила { $strength }
wolves-table-parts = ({ $units } { $deities })
wolves-table-hand = рука { $cards }
wolves-table-glory = слава { $glory }
wolves-table-passed = пас ({ $number })
wolves-table-protected = строй защищён
wolves-table-declines = без реакций
wolves-table-empty = отрядов нет
wolves-table-sacrifices = жертвы на { $worth }:
wolves-table-deities = божества:
wolves-table-used = применено
wolves-table-victories = Победы (карты наши):
wolves-table-known = известны на руке:
wolves-table-hall = Чертог
wolves-table-hall-empty = никого
wolves-table-cost = цена { $cost }
wolves-table-ragnarok = Рагнарёк
wolves-table-prizes = Награда
wolves-table-prizes-none = в этом раунде нет
wolves-table-prize = { $victory }: { $text } (карта наша)
wolves-table-pile = Сброс, { $cards }:
wolves-table-gone = Сброс божеств:
wolves-table-legend = под отрядом сила сейчас и руна: ᛏТ Тейваз, ᛇЭ Эйваз; * зависит от строя

wolves-own-hand =
    { $cards ->
        [one] Ваша рука, { $cards } карта:
        [few] Ваша рука, { $cards } карты:
       *[many] Ваша рука, { $cards } карт:
    }
wolves-own-manoeuvres = манёвры:
wolves-own-empty = На руке у вас ничего нет.

## Вопрос

wolves-ask-turn = Ваш ход: одно основное действие. ◂ — на левый край строя, ▸ — на правый.
wolves-ask-turn-more = Основное действие совершено: ещё дополнительное или конец хода?
wolves-ask-turn-must = Колоду Людей перетасовали в этом раунде слишком часто: остаётся только пас.
wolves-ask-after-pass = Вы спасовали. Добрать 1 карту и сбросить 1?
wolves-ask-discard-one = Сбросьте одну карту.
wolves-ask-returning =
    { $left ->
        [one] Бальдр возвращает вас: сбросьте ещё { $left } карту.
        [few] Бальдр возвращает вас: сбросьте ещё { $left } карты.
       *[many] Бальдр возвращает вас: сбросьте ещё { $left } карт.
    }
wolves-ask-target-archer = Лучник рядом с Лучником: какой отряд уничтожить? Строй может быть любой.
wolves-ask-target-assassin = Убийца: какой отряд уничтожить?
wolves-ask-target-raider = Налётчик: какой отряд забрать на руку?
wolves-ask-target-traitor = Предатель: какой из одинаково слабых отрядов перейдёт в ваш строй?
wolves-ask-react =
    { $threat } { $wall ->
        [yes] Ответите?
       *[no] Пусть так и будет? (Спрашивают независимо от того, есть ли у вас Стена щитов.)
    }
wolves-ask-join = В ваш строй приходит отряд: с какого края он встанет?
wolves-ask-pay =
    { $due ->
        [one] { $deity }: осталось заплатить { $due } жертву. Какую потратить?
        [few] { $deity }: осталось заплатить { $due } жертвы. Какую потратить?
       *[many] { $deity }: осталось заплатить { $due } жертв. Какую потратить?
    }
wolves-ask-deity-odin = Один: сбросьте призванное божество или верните одно из сброса божеств в Чертог.
wolves-ask-deity-thor =
    { $left ->
        [one] Тор: сбросить ещё { $left } красное божество?
       *[other] Тор: сбросить красные божества, не больше { $left }?
    }
wolves-ask-deity-fenrir =
    { $left ->
        [one] Фенрир: сбросить ещё { $left } синее божество?
       *[other] Фенрир: сбросить синие божества, не больше { $left }?
    }
wolves-ask-deity-fafnir = Фафнир: какое божество станет вашим?
wolves-ask-deity-baldr = Бальдр: какое божество придёт к вам из сброса божеств?
wolves-ask-tyr = Тюр: с какого края каждый строй потеряет отряд?
wolves-ask-hel-discard = Хель: сбросьте 1 или 2 карты; столько же заберёте из сброса.
wolves-ask-hel-take =
    { $left ->
        [one] Хель: заберите из сброса { $left } карту.
        [few] Хель: заберите из сброса { $left } карты.
       *[many] Хель: заберите из сброса { $left } карт.
    }
wolves-ask-flank-draw =
    { $cards ->
        [one] Обход: к сбросу названа { $cards } карта. Доберёте на одну больше, чем сбросите.
        [few] Обход: к сбросу названы { $cards } карты. Доберёте на одну больше, чем сбросите.
       *[many] Обход: к сбросу названо { $cards } карт. Доберёте на одну больше, чем сбросите.
    }
wolves-ask-flank-return = Обход: какой отряд вернуть на руку? Слева направо, не больше трёх.
wolves-ask-thralls = Пожертвовать заодно и Треллом?
wolves-ask-loki = Локи: уничтожить отряд слабее { $strength }?
wolves-ask-colour = Красное и синее не уживаются: какой цвет останется?
wolves-ask-freya = Фрея: забрать { $card-acc } на руку?
wolves-ask-vidar = Видар: спасовали все. Выложить ещё один отряд или забрать свой с руной Эйваз?
wolves-ask-valkyrie = Валькирия: забрать на руку отряд из любого строя?
wolves-ask-prize = Вы выиграли раунд: какую карту Победы возьмёте? Другую получит { $name }.

wolves-react-archer = { $laid }: Лучник вот-вот уничтожит { $card-acc } ({ $strength }) в вашем строю.
wolves-react-assassin = { $laid }: Убийца вот-вот уничтожит { $card-acc } ({ $strength }) в вашем строю.
wolves-react-raider = { $laid }: Налётчик вот-вот заберёт { $card-acc } ({ $strength }) из вашего строя.
wolves-react-traitor = { $laid }: Предатель вот-вот уведёт { $card-acc } ({ $strength }) из вашего строя.
wolves-react-traitor-in = Ваш Предатель вот-вот приведёт { $card-acc } ({ $strength }) в ваш строй.
wolves-react-plague =
    { $units ->
        [one] { $laid }: Чума (сила { $number }) вот-вот сбросит { $units } отряд вашего строя.
        [few] { $laid }: Чума (сила { $number }) вот-вот сбросит { $units } отряда вашего строя.
       *[many] { $laid }: Чума (сила { $number }) вот-вот сбросит { $units } отрядов вашего строя.
    }
wolves-react-tyr = { $laid }: Тюр вот-вот уничтожит { $card-acc } ({ $strength }) на краю вашего строя.
wolves-react-loki = { $laid }: Локи вот-вот уничтожит { $card-acc } ({ $strength }) в вашем строю.

## Выбор

wolves-group-lay = Выложить отряд
wolves-group-sacrifice = Пожертвовать отрядом своего строя (места считают слева)
wolves-group-plague = Сыграть Чуму: { $text } (в скобках — сколько их)
wolves-group-flank = Сыграть Обход: { $text }
wolves-group-extra = Дополнительно, { $deity } ({ $colour }): { $text }
wolves-group-take = Забрать на руку
wolves-group-other = Или
wolves-choice-own = свой
wolves-choice-plague = { $number } ({ $units })
wolves-choice-place = место { $place }
wolves-choice-flank-draw = добор
wolves-choice-flank-return = возврат
wolves-choice-summon = призвать за { $cost }
wolves-choice-use = применить
wolves-choice-pass = добор { $cards }
    .head = Пас
wolves-choice-end = это всё
    .head = Конец хода
wolves-choice-draw = добрать 1, потом сбросить 1
wolves-choice-return = сбросить Бальдра и 4 карты: вернуться в раунд
wolves-choice-left = левый край
wolves-choice-right = правый край
wolves-choice-keep-blue = оставить синее: { $deities }
wolves-choice-keep-red = оставить красное: { $deities }
wolves-choice-wall = Стена щитов: отменить для своего строя
wolves-choice-guard = сбросить { $card-acc } (место { $place }): отменить
wolves-choice-take = забрать
wolves-choice-let = пусть так и будет
wolves-choice-decline-all = пусть, и до конца раунда больше не спрашивать
wolves-choice-none = нет
wolves-choice-enough = хватит
wolves-choice-nothing = ничего не делать
wolves-choice-discard-deity = сбросить
wolves-choice-discard-hall = сбросить из Чертога
wolves-choice-return-deity = вернуть в Чертог
wolves-choice-seize = забрать себе
wolves-choice-seize-hall = забрать из Чертога
wolves-choice-summon-gone = призвать из сброса

## Сага

wolves-event-round =
    { $who ->
        [you] Раунд { $round }: начинаете вы
       *[other] Раунд { $round }: начинает { $name }
    }
wolves-event-victory-opened = Награда раунда: { $victory }
wolves-event-ragnarok-victories = Из колоды Побед выходит «Рагнарёк»: раунд последний!
wolves-event-ragnarok-deities = В Чертоге открывается «Рагнарёк»: раунд последний!
wolves-event-hall-opened = В Чертоге: { $deities }
wolves-event-drew =
    { $cards ->
        [one] добирает { $cards } карту
        [few] добирает { $cards } карты
       *[many] добирает { $cards } карт
    }
wolves-event-drew-cards = добирает: { $list }
wolves-event-reshuffled =
    { $cards ->
        [one] Сброс перетасован в новую колоду: { $cards } карта
        [few] Сброс перетасован в новую колоду: { $cards } карты
       *[many] Сброс перетасован в новую колоду: { $cards } карт
    }
wolves-event-passed = пасует ({ $number })
wolves-event-laid =
    выкладывает { $card-acc } на { $side ->
        [left] левый
       *[right] правый
    } край { $who ->
        [self] своего строя
        [you] вашего строя
       *[other] строя игрока { $name }
    }
wolves-event-plague = играет Чуму и называет { $number }
wolves-event-flank-draw = играет Обход: сброс и добор
wolves-event-flank-return = играет Обход: отряды возвращаются на руку
wolves-event-targeted =
    целит в { $card-acc }: { $source } ({ $place }-е место { $who ->
        [self] своего строя
        [you] вашего строя
       *[other] строя игрока { $name }
    })
wolves-event-shielded = поднимает Стену щитов: этот эффект строю не вредит
wolves-event-side =
    выбирает { $side ->
        [left] левый
       *[right] правый
    } край всех строёв
wolves-event-guarded = сбрасывает Хускарла: действие отменено
wolves-event-destroyed = теряет { $card-acc }: отряд уничтожен
wolves-event-discarded = теряет { $card-acc }: отряд сброшен
wolves-event-taken =
    забирает { $card-acc } на руку из { $who ->
        [self] своего строя
        [you] вашего строя
       *[other] строя игрока { $name }
    }
wolves-event-moved = теряет { $card-acc }: отряд уходит в другой строй
wolves-event-joined =
    { $card } встаёт в этот строй { $side ->
        [left] слева
       *[right] справа
    }
wolves-event-may-not-stand = { $card } здесь стоять не может и уходит в сброс
wolves-event-sacrificed = жертвует: { $list }
wolves-event-spent = тратит жертвы: { $list }
wolves-event-summoned = получает { $deity-acc }
wolves-event-deity-discarded = теряет { $deity-acc }: божество сброшено
wolves-event-deity-discarded-hall = { $deity }: из Чертога в сброс божеств
wolves-event-deity-returned = { $deity }: снова в Чертоге
wolves-event-used = применяет свойство { $deity-of }
wolves-event-hand-discarded = сбрасывает с руки: { $list }
wolves-event-found = забирает на руку: { $list }
wolves-event-opened = открывает { $card-acc }
wolves-event-buried = карта уходит в сброс
wolves-event-returned = снова в раунде
wolves-event-placed = выигрывает раунд
wolves-event-second = занимает второе место
wolves-event-prize = получает карту Победы «{ $victory }»
wolves-event-cleared = Стол убран
wolves-event-over = Игра окончена
wolves-event-declines = до конца раунда отказывается от реакций

## Итог

wolves-result-won =
    { $who ->
        [you] Победа за вами!
       *[other] Победа за игроком { $name }.
    }
wolves-result-shared-victory = Победу делят: { $players }.
wolves-result-place = место
wolves-result-player = игрок
wolves-result-glory = слава
wolves-result-victories = карты Победы
wolves-result-last = Славы поровну, { $glory }: { $players }. Решает успех в последнем раунде: { $winners }.
wolves-result-equal = Славы поровну, { $glory }: { $players }. Последний раунд их не рассудил.

## Домашние правила: наши решения, прочитанные иначе

wolves-variant-fenrir_stopped = Фенрир перед защитой бессилен
    .how = Сурт и Хеймдалль берегут и от его −5.
wolves-variant-odin_returns_free = Один возвращает даром
    .how = Сбросить божество стоит жертвы, вернуть его в Чертог — нет.
wolves-variant-other_unit = Не в себя
    .how = Лучник и Убийца не могут выбрать целью самих себя; без другой цели никто не гибнет.
wolves-variant-flank_discards = Обход требует карты
    .how = Кто добирает Обходом, сбрасывает хотя бы одну карту.
wolves-variant-hel_takes_back = Хель вернёт что угодно
    .how = Забрать можно и то, что только что для неё сброшено.
wolves-variant-powers_anew = Новый хозяин — новые силы
    .how = Божество, пришедшее к игроку, можно применить, даже если в этом раунде его уже применяли.
wolves-variant-first_breaks_ties = Решает только первое место
    .how = При равной славе второе место в последнем раунде не помогает.

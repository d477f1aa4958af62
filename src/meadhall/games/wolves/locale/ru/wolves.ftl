### «Волки Одина»: что говорят стол, вопросы и сага.
### $card, $deity и $victory — имена; -acc — винительный падеж, -of —
### родительный. $who равно «you», если речь о том, кто читает, и «self», если о том, кто
### действует; имя тогда не нужно. Строки саги стоят рядом с именем действующего.

wolves-title = Волки Одина
wolves-blurb = стройте боевую линию, жертвуйте воинами, призывайте божеств, добывайте славу
wolves-intro = Выкладывайте отряды на края строёв, своего и чужих: многие сразу воздействуют на строй, в который встали. Жертвуйте своими, чтобы призывать божеств. Когда спасуют все, сильнейший строй выигрывает раунд и карту Победы. Пять славы или «Рагнарёк» завершают игру; побеждает самый славный.

## Люди: имя, винительный падеж, свойство одной строкой

wolves-card-archer = Лучник
    .acc = Лучника
    .text = рядом с Лучником уничтожает любой отряд
wolves-card-bond = Бонд
    .acc = Бонда
    .text = сила — число отрядов с руной Эйваз в строю
wolves-card-hirdman = Хирдман
    .acc = Хирдмана
    .text = рядом с другим Хирдманом сила { $together }
wolves-card-huscarl = Хускарл
    .acc = Хускарла
    .text = сбросьте его и отмените Предателя, Налётчика или Убийцу в своём строю
wolves-card-berserk = Берсерк
    .acc = Берсерка
    .text = как плата идёт за 2 жертвы
wolves-card-thrall = Трелл
    .acc = Трелла
    .text = может уйти в жертвы вместе с другим отрядом
wolves-card-priest = Жрец
    .acc = Жреца
    .text = не встаёт туда, где есть Тейваз силы { $shuns } или меньше; один на строй
wolves-card-hovding = Хёвдинг
    .acc = Хёвдинга
    .text = по { $each } за каждый отряд с руной Тейваз в строю; один на строй
wolves-card-konung = Конунг
    .acc = Конунга
    .text = { $alone } минус 1 за каждый другой отряд строя; один на строй
wolves-card-assassin = Убийца
    .acc = Убийцу
    .text = уничтожает отряд того же строя; если его сила до { $weak }, добор 1
wolves-card-raider = Налётчик
    .acc = Налётчика
    .text = забирает вам на руку отряд того же строя, кроме Налётчика
wolves-card-traitor = Предатель
    .acc = Предателя
    .text = перемещает слабейший отряд Тейваз оттуда в ваш строй
wolves-card-plague = Чума
    .acc = Чуму
    .text = назовите число: отряды ровно такой силы сбрасывают все
wolves-card-shield-wall = Стена щитов
    .acc = Стену щитов
    .text = не действие: отменяет один эффект против вашего строя
wolves-card-flank = Обход
    .acc = Обход
    .text = сбросьте карты и доберите на одну больше или верните 1–3 своих отряда

## Божества: имя, винительный и родительный падежи, свойства одной строкой

wolves-deity-odin = Один
    .acc = Одина
    .of = Одина
    .text = божества не вредят вашему строю; раз в раунд за 1 жертву: сбросить божество или вернуть одно в Чертог
wolves-deity-thor = Тор
    .acc = Тора
    .of = Тора
    .text = +{ $change } вашему строю; сбросьте его и до 2 красных божеств
wolves-deity-freya = Фрея
    .acc = Фрею
    .of = Фреи
    .text = можно забрать манёвр, сыгранный другим
wolves-deity-vidar = Видар
    .acc = Видара
    .of = Видара
    .text = когда спасовали все: выложить ещё отряд или забрать свой с руной Эйваз
wolves-deity-heimdall = Хеймдалль
    .acc = Хеймдалля
    .of = Хеймдалля
    .text = раз в раунд отряд Тейваз из колоды; после паса ваш строй защищён
wolves-deity-baldr = Бальдр
    .acc = Бальдра
    .of = Бальдра
    .text = сбросьте его: вернуться после паса или призвать из сброса божеств
wolves-deity-valkyrie = Валькирия
    .acc = Валькирию
    .of = Валькирии
    .text = в конце раунда можно забрать отряд из любого строя
wolves-deity-tyr = Тюр
    .acc = Тюра
    .of = Тюра
    .text = раз в раунд: крайний отряд каждого строя, слева или справа, уничтожен
wolves-deity-yggdrasil = Иггдрасиль
    .acc = Иггдрасиль
    .of = Иггдрасиля
    .text = красные и синие божества уживаются
wolves-deity-surt = Сурт
    .acc = Сурта
    .of = Сурта
    .text = до вашего паса ваш строй защищён
wolves-deity-hel = Хель
    .acc = Хель
    .of = Хель
    .text = раз в раунд: сбросить 1–2 карты и забрать столько же из сброса
wolves-deity-fenrir = Фенрир
    .acc = Фенрира
    .of = Фенрира
    .text = −{ $change } всем остальным строям; сбросьте его и до 2 синих божеств
wolves-deity-fafnir = Фафнир
    .acc = Фафнира
    .of = Фафнира
    .text = 1 жертва и сбросить его: чужое божество или одно из Чертога — ваше
wolves-deity-naglfar = Нагльфар
    .acc = Нагльфар
    .of = Нагльфара
    .text = отряды, уничтоженные в чужих строях, встают в ваш
wolves-deity-jormungand = Ёрмунганд
    .acc = Ёрмунганда
    .of = Ёрмунганда
    .text = сильнейший строй в начале вашего хода: раунд ваш
wolves-deity-nidhogg = Нидхёгг
    .acc = Нидхёгга
    .of = Нидхёгга
    .text = когда другие тратят жертвы, одна попадает вам на руку
wolves-deity-loki = Локи
    .acc = Локи
    .of = Локи
    .text = ваша жертва может уничтожить любой отряд слабее неё

## Карты Победы; все девять придуманы нами

wolves-victory-coastal-raid = Береговой набег
    .text = слава { $glory }; добор при пасе { $draw }
wolves-victory-field-of-slaughter = Поле сечи
    .text = слава { $glory }
wolves-victory-costly-triumph = Дорогая победа
    .text = слава { $glory }; добор при пасе { $draw }
wolves-victory-favour-of-the-high = Милость асов
    .text = слава { $glory } и по { $each } за каждое ваше синее божество; не больше { $most }
wolves-victory-bargain-with-chaos = Сделка с хаосом
    .text = слава { $glory } и по { $each } за каждое ваше красное божество; не больше { $most }
wolves-victory-crowded-hall = Полный дом
    .text = слава { $fulfilled }, если карт на руке { $cards } или больше, иначе { $glory }
wolves-victory-saga-of-deeds = Сага о деяниях
    .text = слава: по { $each } за каждую вашу карту Победы; не больше { $most }
wolves-victory-steel-alone = Одной лишь сталью
    .text = слава { $fulfilled }, если божеств у вас нет, иначе { $glory }
wolves-victory-chosen-of-the-hall = Избранник чертога
    .text = слава { $fulfilled }, если божеств у вас больше, чем у любого другого, иначе { $glory }

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
wolves-ask-turn-must = Колоду Людей перетасовали дважды: остаётся только пас.
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
    { $source }: цель — { $place }-й отряд { $who ->
        [self] своего строя
        [you] вашего строя
       *[other] строя игрока { $name }
    }
wolves-event-shielded = поднимает Стену щитов: этот эффект строю не вредит
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

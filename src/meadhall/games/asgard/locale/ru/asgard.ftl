### «Интриги Асгарда»: что говорят стол, вопросы и сага.
### $god и $other — имена асов, $god-of и $other-of — они же в родительном падеже. $who равно «you»,
### если речь о том, кто читает; имя тогда не нужно.

asgard-title = Интриги Асгарда
asgard-blurb = Двуликие карты, расположение семи асов и их воля.
asgard-intro = Три раунда. Карты выкладывают все разом; у карты две стороны, и в счёт идёт та, что сверху. Потом семеро асов просыпаются по очереди, и каждый дарит расположение тому, у кого больше всего его карт: тот достигает цели или исполняет волю. Выигрывает самая большая стопка очков.

## Асы: имя, родительный падеж, краткое имя для узкого столбца

asgard-god-odin = Один
    .of = Одина
    .short = Один
asgard-god-thor = Тор
    .of = Тора
    .short = Тор
asgard-god-freya = Фрея
    .of = Фреи
    .short = Фрея
asgard-god-loki = Локи
    .of = Локи
    .short = Локи
asgard-god-sif = Сиф
    .of = Сиф
    .short = Сиф
asgard-god-bragi = Браги
    .of = Браги
    .short = Браги
asgard-god-heimdall = Хеймдалль
    .of = Хеймдалля
    .short = Хеймд.

## Карта-подсказка: воля асов и она же одним словом для заголовка столбца

asgard-will-odin = повернуть верхнюю карту своей стопки
    .short = своя ↻
asgard-will-thor = подложить карты Тора под другую стопку
    .short = под низ
asgard-will-freya = удвоить внимание одной своей стопки
    .short = удвоение
asgard-will-loki = повернуть любую карту соперника
    .short = чужая ↻
asgard-will-sif = взять карту из колоды и сыграть её
    .short = добор
asgard-will-bragi = обменяться картами с соперником
    .short = обмен
asgard-will-heimdall = карту Хеймдалля — в стопку очков
    .short = 1 очко

## Игроки

asgard-player =
    { $who ->
        [you] вы
       *[other] { $name }
    }
asgard-player-whom =
    { $who ->
        [you] вами
       *[other] игроком { $name }
    }
asgard-list = { $first } и { $last }

## Стол

asgard-table-round = Раунд { $round } из { $rounds }
asgard-phase-battle = борьба
asgard-phase-awakening =
    { $who ->
        [you] { $god } просыпается, решаете вы
       *[other] { $god } просыпается, решает { $name }
    }
asgard-phase-final =
    { $who ->
        [you] заключительный подсчёт, { $god }: решаете вы
       *[other] заключительный подсчёт, { $god }: решает { $name }
    }
asgard-phase-over = игра окончена
asgard-table-deck = колода { $cards }
asgard-table-doubling-middle = удвоение посередине
asgard-table-doubling-at =
    { $who ->
        [you] удвоение: { $god } у вас
       *[other] удвоение: { $god }, { $name }
    }
asgard-table-goals = цели раунда { $round }
asgard-table-goals-deal = цели раунда { $round }, по { $cards }
asgard-table-deals = раздача
asgard-table-deals-cards = { $cards } карт по раундам
asgard-table-goal-limit = до { $limit }
asgard-table-goal-hidden = ▒ скрыта
asgard-table-you = (вы)
asgard-table-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
asgard-table-under = { $cards }ᚦ снизу

asgard-legend-attention = число — внимание
asgard-legend-other = /имя — вторая сторона верхней
asgard-legend-under = ᚦ — карты Тора
asgard-legend-chosen = ✓ — выбрано

asgard-own-hand = Ваша рука:
asgard-own-pick = Ваш тайный выбор:
asgard-own-drawn = Вы взяли:
asgard-own-handed-on = { $name } держит (отдано вами):

## Вопрос

asgard-ask-pick = Выберите карту и сторону, которая будет сверху.
asgard-ask-favour = Расположение { $god-of } у вас: исполнить волю или достичь цели?
asgard-ask-score-goal =
    { $left ->
        [one] Цель { $god-of }: выберите карту для стопки очков или ни одной.
       *[other] Цель { $god-of }: выберите карты для стопки очков, не больше { $left }, начиная с верхних.
    }
asgard-ask-odin = Расположение Одина у вас: поверните верхнюю карту одной своей стопки.
asgard-ask-thor = Расположение Тора у вас: подложите свои карты Тора под другую свою стопку.
asgard-ask-freya = Расположение Фреи у вас: положите карту удвоения к одной своей стопке.
asgard-ask-loki = Расположение Локи у вас: поверните карту соперника. Накрытую поворачивают вслепую.
asgard-ask-sif = Расположение Сиф у вас: сыграйте взятую карту любой стороной вверх.
asgard-ask-bragi-give = Расположение Браги у вас: обменяйтесь картами. Какую отдаёте?
asgard-ask-bragi-take = Вы отдаёте одну карту { $other-of }. Какую берёте взамен?
asgard-ask-heimdall = Расположение Хеймдалля у вас: переложите одну карту его стопки в стопку очков.
asgard-ask-final-score = Заключительный подсчёт: расположение { $god-of } у вас. Отложить в очки одну карту этой стопки или ни одной?

## Выбор

asgard-choice-pick = ↑ { $god }
asgard-choice-will = исполнить волю { $god-of }: { $will }
asgard-choice-goal =
    { $limit ->
        [one] достичь цели: { $limit } карта из стопки { $god-of } — в стопку очков
        [few] достичь цели: до { $limit } карт из стопки { $god-of } — в стопку очков
       *[many] достичь цели: до { $limit } карт из стопки { $god-of } — в стопку очков
    }
asgard-choice-turn = повернуть: вместо { $god-of } — { $other }
asgard-choice-slip = под эту стопку: внимание { $before } → { $after }
asgard-choice-double = удвоить: внимание { $before } → { $after }
asgard-choice-top = верхняя /{ $other }
asgard-choice-covered = { $place }-я
asgard-choice-thor = { $place }-я, карта Тора
asgard-choice-enough = хватит, больше ни одной
asgard-choice-none = ни одной карты

## Сага

asgard-event-round =
    { $cards ->
        [one] Раунд { $round }: каждому по { $cards } карте
        [few] Раунд { $round }: каждому по { $cards } карты
       *[many] Раунд { $round }: каждому по { $cards } карт
    }
asgard-event-goal-opened = цель { $round }-го раунда: { $god }, до { $limit }
asgard-event-sealed =
    { $who ->
        [you] вы сделали выбор
       *[other] { $name }: выбор сделан
    }
asgard-event-revealed = сверху { $god }, снизу { $other }
asgard-event-revealed-up = сверху { $god }
asgard-event-passed =
    { $side ->
        [left] все отдают карты соседу слева
       *[right] все отдают карты соседу справа
    }
asgard-event-awakening = Асы просыпаются
asgard-event-final = Заключительный подсчёт
asgard-event-disputed = спор: { $players }
asgard-event-compared = внимание { $gods }: остаются { $players }
asgard-event-compared-won =
    { $who ->
        [you] внимание { $god-of } решает спор: впереди вы, { $attention }
       *[other] внимание { $god-of } решает спор: впереди { $name }, { $attention }
    }
asgard-event-favoured =
    { $who ->
        [you] расположение достаётся вам (внимание { $attention })
       *[other] расположение достаётся игроку { $name } (внимание { $attention })
    }
asgard-event-sleeps = спит дальше, карт { $god-of } на столе нет
asgard-event-sleeps-tied = равенство во всём: расположение { $god-of } не достаётся никому
asgard-event-will =
    { $who ->
        [you] вы выбираете волю { $god-of }
       *[other] { $name } выбирает волю { $god-of }
    }
asgard-event-goal =
    { $who ->
        [you] вы выбираете цель { $god-of } (до { $limit })
       *[other] { $name } выбирает цель { $god-of } (до { $limit })
    }
asgard-event-skipped = волю { $god-of } исполнить нельзя, она пропускается
asgard-event-turned =
    { $who ->
        [you] ваша верхняя карта { $god-of } повёрнута и ложится в стопку { $other-of }
       *[other] { $name }: верхняя карта { $god-of } повёрнута и ложится в стопку { $other-of }
    }
asgard-event-turned-covered =
    { $who ->
        [you] { $place }-я сверху карта вашей стопки { $god-of } повёрнута и ложится в стопку { $other-of }
       *[other] { $name }: { $place }-я сверху карта { $god-of } повёрнута и ложится в стопку { $other-of }
    }
asgard-event-turned-recalled =
    { $who ->
        [you] карта вашей стопки { $god-of } повёрнута
       *[other] { $name }: карта стопки { $god-of } повёрнута
    }
asgard-event-swapped =
    { $who ->
        [you] вы меняетесь с { $whom }: карта { $god-of } на карту { $other-of }
       *[other] { $name } меняется с { $whom }: карта { $god-of } на карту { $other-of }
    }
asgard-event-slipped =
    { $who ->
        [you] вы подкладываете под стопку { $god-of } { $cards ->
            [one] { $cards } карту Тора
            [few] { $cards } карты Тора
           *[many] { $cards } карт Тора
        }
       *[other] { $name } подкладывает под стопку { $god-of } { $cards ->
            [one] { $cards } карту Тора
            [few] { $cards } карты Тора
           *[many] { $cards } карт Тора
        }
    }
asgard-event-rose =
    { $cards ->
        [one] под асом { $god } осталась { $cards } карта Тора и переходит
        [few] под асом { $god } остались { $cards } карты Тора и переходят
       *[many] под асом { $god } осталось { $cards } карт Тора, они переходят
    } в стопку Тора{ $who ->
        [you] {" "}у вас
       *[other] {" "}у игрока { $name }
    }
asgard-event-doubled =
    { $who ->
        [you] карта удвоения ложится к вашей стопке { $god-of }
       *[other] карта удвоения ложится к стопке { $god-of } у игрока { $name }
    }
asgard-event-undoubled = карта удвоения возвращается на середину
asgard-event-drew = { $name } берёт карту из колоды
asgard-event-drew-card = вы берёте карту { $god }/{ $other }
asgard-event-scored =
    { $who ->
        [you] вы откладываете
       *[other] { $name } откладывает
    } в очки { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } из стопки { $god-of }{ $thors ->
        [0] {""}
       *[other] {" "}(карт Тора: { $thors })
    }
asgard-event-declined =
    { $who ->
        [you] вы не откладываете ничего
       *[other] { $name } не откладывает ничего
    }
asgard-event-over = Игра окончена

## Итог

asgard-result-won =
    { $who ->
        [you] Победа за вами!
       *[other] Победа за игроком { $name }.
    }
asgard-result-shared-victory = Победу делят: { $players }.
asgard-result-place = место
asgard-result-player = игрок
asgard-result-points = очки
asgard-result-parted =
    { $who ->
        [you] { $players }: очков поровну, { $points }. Решает внимание { $god-of }: у вас { $more } против { $less }.
       *[other] { $players }: очков поровну, { $points }. Решает внимание { $god-of }: у игрока { $name } { $more } против { $less }.
    }
asgard-result-equal = { $players }: очков поровну, { $points }, и внимание всех семи асов равное. Место общее.

## Домашние правила: наши решения, прочитанные иначе

asgard-variant-goals_from_below = Цели снизу
    .how = Столбцы целей кончаются на одной линии: в раунде 1 — 1 карта, в раунде 2 — 2 и 1, в раунде 3 — 3, 2 и 1.
asgard-variant-picks_final = Выбрал — не меняй
    .how = Выбранную карту нельзя заменить, пока думают остальные.
asgard-variant-hands_forgotten = Надейтесь на память
    .how = Карты, которые вы передали дальше, вам больше не показывают.
asgard-variant-any_goal = Все открытые цели
    .how = Выполнить можно и цель другого раунда, если она уже открыта.
asgard-variant-doubling_stays = Дар Фрейи остаётся
    .how = После раунда 3 карта удвоения лежит у своей стопки и при последнем подсчёте.

## За что очки

asgard-part-before = раньше
asgard-part-goals = цели раундов
asgard-part-will = воля Хеймдалля
asgard-part-final = заключительный подсчёт

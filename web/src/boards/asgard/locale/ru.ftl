### «Интриги Асгарда»: что говорит только страница.

asgard-page-awakening = Пробуждение асов
asgard-page-wills = Воля асов
asgard-page-goals = Цели
asgard-page-goals-open = Цели: что они дают
asgard-page-goals-how = Если ас, чьё расположение у вас, есть на открытой цели этого раунда, вместо его воли можно достичь цели: карты этой стопки уходят в стопку очков, по очку за каждую.
asgard-page-round = Раунд { $round }
asgard-page-goal = Цель раунда { $round }: { $god }, карт до { $limit }
asgard-page-goal-hidden = Цель раунда { $round }, лежит рубашкой вверх, карт до { $limit }
asgard-page-goal-title = Цель раунда { $round }
asgard-page-goal-text =
    { $limit ->
        [one] В раунде { $round }: одна карта этой стопки — одно очко.
       *[other] В раунде { $round }: до { $limit } карт этой стопки, по очку за каждую.
    }
asgard-page-goal-shut = Рубашкой вверх
asgard-page-goal-shut-text =
    { $limit ->
        [one] Откроется в начале раунда { $round }: одна карта — одно очко.
       *[other] Откроется в начале раунда { $round }: до { $limit } карт, по очку за каждую.
    }
asgard-page-picks = Тайный выбор
asgard-page-picks-how = откроются вместе
asgard-page-sealed = выбрано
asgard-page-choosing = выбирает
asgard-page-you = Вы
asgard-page-you-lower = вы
asgard-page-deck = Колода
asgard-page-deck-zoom = Карт осталось: { $cards }. Отсюда раздают карты и берут карту по воле Сиф. Обратно в колоду ничего не возвращается.
asgard-page-doubling = Удвоение
asgard-page-doubling-out = у стопки
asgard-page-doubling-zoom = По воле Фреи ложится к стопке: её внимание считается вдвое. Возвращается на середину, когда раунд кончился или стопки не стало. В очки не идёт.
asgard-page-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
asgard-page-hand = Ваша рука
asgard-page-drawn = Вы вытянули
asgard-page-keys = клавиши 1–{ $cards } · R повернуть
asgard-page-turn = Повернуть
asgard-page-seal = Запечатать
asgard-page-reseal = Запечатать эту
asgard-page-lay = Сыграть
asgard-page-up = { $god } сверху
asgard-page-up-turned = { $god } сверху · повёрнута
asgard-page-card = { $god } над { $other }
asgard-page-picked = { $god } сверху, { $other } снизу; нажмите, чтобы повернуть
asgard-page-prompt-pick = Сыграйте карту, сторона сверху: { $god }
asgard-page-prompt-swap = Обмен: { $give } → { $take }
asgard-page-prompt-sealed = Запечатано, сторона сверху: { $god }
asgard-page-pick-how = Нажмите на ту сторону карты, которая будет сверху: карта ляжет в стопку этого аса.
asgard-page-pick-how-touch = Коснитесь той стороны карты, которая будет сверху.
asgard-page-may-change = Можно изменить, пока не выбрали все.
asgard-page-changes = { $god }: { $changes }
asgard-page-change = { $name } { $before } → { $after }
asgard-page-change-own = у вас { $before } → { $after }
asgard-page-most = (больше всего пока { $attention }: { $names })
asgard-page-stack = { $name }: { $god }, внимание { $attention }; другая сторона верхней карты: { $other }
asgard-page-stack-choose = Выберите из { $cards } карт
asgard-page-card-covered = { $name }: { $god }, { $place }-я карта сверху из { $of }, накрыта; другая сторона скрыта
asgard-page-card-thor = { $name }: карта Тора рубашкой вверх, { $god }, { $place }-я карта сверху из { $of }
asgard-page-spread = Ваши карты, { $god }, сверху вниз
asgard-page-open = { $name }: открыть стопки
asgard-page-passed = { $name } держит эти карты: их отдали вы
asgard-page-will = Исполнить волю
asgard-page-goal-it = Достичь цели
asgard-page-goal-cards =
    { $limit ->
        [one] одна карта этой стопки, одно очко
       *[other] до { $limit } карт этой стопки, по очку за каждую
    }
asgard-page-give = Отдаёте: { $god }
asgard-page-take = Берёте: { $god }
asgard-page-take-what = Берёте: карту соперника
asgard-page-step-give = Отдать
asgard-page-step-take = Взять
asgard-page-step-do = Подтвердить
asgard-page-dispute = Спор: { $god }
asgard-page-dispute-how = Поровну, по { $attention }: теперь сравниваем асов по порядку.
asgard-page-has-favour = решает внимание { $god }
asgard-page-no-favour = Равны во всём: расположения нет ни у кого
asgard-page-turn-of = Битва, ход { $turn } из { $turns }
asgard-page-god-of = Пробуждение, { $god }
asgard-page-copies =
    { $copies ->
        [one] { $copies } в колоде
        [few] { $copies } в колоде
       *[many] { $copies } в колоде
    }
asgard-page-covered-zoom = Другая сторона накрытой карты скрыта от всех.
asgard-page-thor-zoom = Карта Тора, подложенная рубашкой вверх. Её ас теперь { $god }: она считается его картой, и её можно взять в очки с этой стопкой.
asgard-page-hand-of = Рука: { $name }

## Клавиши, как о них говорит их список

asgard-page-key-turn = Перевернуть выбранную карту
asgard-page-key-done = Закончить с этим асом

## Что делают сейчас

asgard-page-doing-favour =
    { $who ->
        [you] Выбираете вы: воля или цель
       *[other] { $name } выбирает: воля или цель
    }
    .now = теперь: воля или цель?
asgard-page-doing-will =
    { $who ->
        [you] Вы исполняете волю: { $will }
       *[other] { $name } исполняет волю: { $will }
    }
    .now = теперь воля
    .short = воля
asgard-page-doing-goal =
    { $who ->
        [you] Вы достигаете цели: { $limit ->
            [one] одна карта
           *[other] до { $limit } карт
        }
       *[other] { $name } достигает цели: { $limit ->
            [one] одна карта
           *[other] до { $limit } карт
        }
    }
    .now = теперь цель
    .short = цель
asgard-page-doing-final =
    { $who ->
        [you] Заключительный подсчёт: вы можете взять в очки одну карту
       *[other] Заключительный подсчёт: { $name } может взять в очки одну карту
    }
    .now = теперь подсчёт
    .short = заключительный подсчёт

## Что даёт ответ

asgard-page-brings-favour =
    { $limit ->
        [one] Воля: { $will }. Цель: одна карта этой стопки станет очком.
       *[other] Воля: { $will }. Цель: до { $limit } карт этой стопки станут очками.
    }
asgard-page-brings-score-goal = Каждая карта — очко, но внимания у стопки станет меньше.
asgard-page-brings-odin = Карта ляжет в вашу стопку другой её стороны: там внимание вырастет, здесь убудет.
asgard-page-brings-thor = Ваши карты Тора прибавят внимания стопке, которую вы выберете.
asgard-page-brings-freya = До конца раунда эта стопка считается вдвое.
asgard-page-brings-loki = Карта ляжет в стопку другой её стороны у того же игрока. Выберите карту соперника.
asgard-page-brings-sif = Она ляжет в вашу стопку того аса, чья сторона сверху.
asgard-page-brings-bragi-give = Она ляжет на верх стопки соперника; взамен вы получите его карту.
asgard-page-brings-bragi-take = Она ляжет на верх вашей стопки того же аса.
asgard-page-brings-heimdall = Одна карта — одно очко.
asgard-page-brings-final-score = Одна карта — одно очко; для следующих асов внимание считают заново.

## Что делает ас, подробно

asgard-page-will-of = Воля { $god }
asgard-page-explain-odin = Поверните верхнюю карту одной своей стопки. Она ляжет в вашу стопку другой её стороны или начнёт её.
asgard-page-explain-thor = Подложите все свои открытые карты Тора рубашкой вверх под одну другую свою стопку. Теперь они считаются картами её аса. Если останутся там одни, вернутся в вашу стопку Тора.
asgard-page-explain-freya = Положите карту удвоения к одной своей стопке: до конца раунда её внимание считается вдвое, с картами Тора под ней.
asgard-page-explain-loki = Поверните одну карту другого игрока, можно и накрытую (вслепую). Она ляжет в его стопку другой её стороны. Карты Тора рубашкой вверх повернуть нельзя.
asgard-page-explain-sif = Возьмите карту из колоды и сразу сыграйте, любая сторона сверху.
asgard-page-explain-bragi = Отдайте другому игроку одну свою открытую карту и возьмите одну его; отказать нельзя. Сторона сверху не меняется, карта ложится в стопку этого аса. Накрытые карты выбирают вслепую.
asgard-page-explain-heimdall = Переложите одну карту своей стопки Хеймдалля в стопку очков: одно очко.

## События

asgard-page-moment-awakens =
    { $who ->
        [you] { $god } просыпается: расположение у вас
       *[other] { $god } просыпается: расположение получает { $name }
    }
asgard-page-moment-disputed =
    { $who ->
        [you] { $god } просыпается: спор за вами
       *[other] { $god } просыпается: спор выигрывает { $name }
    }
asgard-page-moment-final =
    { $who ->
        [you] Заключительный подсчёт, { $god }: расположение у вас
       *[other] Заключительный подсчёт, { $god }: расположение получает { $name }
    }

### «Интриги Асгарда»: что говорит только страница.

asgard-page-awakening = Пробуждение асов
asgard-page-wills = Воля асов
asgard-page-goals = Цели
asgard-page-round = Раунд { $round }
asgard-page-goal = Цель раунда { $round }: { $god }, карт до { $limit }
asgard-page-goal-hidden = Цель раунда { $round }, лежит рубашкой вверх, карт до { $limit }
asgard-page-picks = Тайный выбор
asgard-page-picks-how = откроются вместе
asgard-page-sealed = выбрано
asgard-page-choosing = выбирает
asgard-page-unsealed = ещё нет
asgard-page-you = Вы
asgard-page-deck = Колода
asgard-page-doubling = Удвоение
asgard-page-doubling-out = у стопки
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
asgard-page-prompt-pick = Сыграйте карту, сверху: { $god }
asgard-page-prompt-sealed = Запечатано: { $god } сверху
asgard-page-pick-how = Коснитесь карты у той головы, что будет сверху.
asgard-page-may-change = Можно изменить, пока не выбрали все.
asgard-page-change = { $god }: { $name } { $before } → { $after }
asgard-page-change-own = { $god }: у вас { $before } → { $after }
asgard-page-stack = { $name }, { $god }, внимание { $attention }; другая голова верхней карты: { $other }
asgard-page-card-covered = { $name }, { $god }, накрыта, другая голова скрыта
asgard-page-card-thor = { $name }, карта Тора рубашкой вверх, { $god }
asgard-page-open = { $name }: открыть стопки
asgard-page-will = Исполнить волю
asgard-page-goal-it = Взять цель
asgard-page-goal-cards =
    { $limit ->
        [one] одну карту этой стопки
       *[other] карт этой стопки: до { $limit }
    }
asgard-page-give = Отдаёте: { $god }
asgard-page-take = Берёте: { $god }
asgard-page-step-give = Отдать
asgard-page-step-take = Взять
asgard-page-step-do = Подтвердить
asgard-page-dispute = Спор: { $god }
asgard-page-dispute-how = { $names }: поровну, по { $attention }. Сравниваем асов по порядку.
asgard-page-decided = решено
asgard-page-has-favour = получает расположение
asgard-page-no-favour = Равны во всём: расположения нет ни у кого
asgard-page-turn-of = Битва, ход { $turn } из { $turns }
asgard-page-god-of = Пробуждение, { $god }
asgard-page-copies =
    { $copies ->
        [one] { $copies } в колоде
        [few] { $copies } в колоде
       *[many] { $copies } в колоде
    }
asgard-page-covered-zoom = Другая голова накрытой карты скрыта от всех.
asgard-page-hand-of = Рука: { $name }

### «Волки Одина»: что говорит только страница.

## Знаки и короткие слова на картах

wolves-page-sign-blue = С
wolves-page-sign-red = К
wolves-page-sign-black = Ч
wolves-page-hint-archer = бьют парой
wolves-page-hint-bond = 1 за каждый ᛇ
wolves-page-hint-hirdman = вдвоём по { $together }
wolves-page-hint-huscarl = хранит строй
wolves-page-hint-berserk = две жертвы
wolves-page-hint-thrall = вслед за жертвой
wolves-page-hint-priest = первый из ᛏ
wolves-page-hint-hovding = { $each } за каждый ᛏ
wolves-page-hint-konung = −1 за соседа
wolves-page-hint-assassin = губит одного
wolves-page-hint-raider = уводит одного
wolves-page-hint-traitor = сманит слабого
wolves-page-hint-plague = назовите число
wolves-page-hint-shield-wall = ответ на эффект
wolves-page-hint-flank = обмен или отход
wolves-page-hint-odin = хранит ваш строй
wolves-page-hint-thor = усиливает строй
wolves-page-hint-freya = берёт манёвры
wolves-page-hint-vidar = последнее слово
wolves-page-hint-heimdall = зовёт ᛏ
wolves-page-hint-baldr = возвращается
wolves-page-hint-valkyrie = уносит одного
wolves-page-hint-tyr = рубит край
wolves-page-hint-yggdrasil = мирит цвета
wolves-page-hint-surt = строй цел
wolves-page-hint-hel = берёт из сброса
wolves-page-hint-fenrir = слабит остальных
wolves-page-hint-fafnir = крадёт божество
wolves-page-hint-naglfar = собирает павших
wolves-page-hint-jormungand = кончает раунд
wolves-page-hint-nidhogg = грызёт жертвы
wolves-page-hint-loki = губит слабого
wolves-page-rune-teiwaz = отряд · Тейваз ᛏ
wolves-page-rune-eiwaz = отряд · Эйваз ᛇ
wolves-page-manoeuvre = манёвр
wolves-page-copies =
    { $copies ->
        [one] { $copies } в колоде
        [few] { $copies } в колоде
       *[many] { $copies } в колоде
    }
wolves-page-colour-blue = Синее божество: с красными не уживается.
wolves-page-colour-red = Красное божество: с синими не уживается.
wolves-page-colour-black = Чёрное божество: не относится ни к одному цвету.
wolves-page-ragnarok-how = Когда он выходит, раунд становится последним.

## Игроки и строй

wolves-page-you = Вы
wolves-page-yours = ваш
wolves-page-open = { $name }: показать всё
wolves-page-open-line = { $name }: показать строй крупно
wolves-page-hand-size = Карт на руке
wolves-page-passed = пас { $number }
wolves-page-passed-how = Пас; число — порядок
wolves-page-turn = ходит
wolves-page-deciding = решает
wolves-page-glory = Слава
wolves-page-glory-how = Слава; { $goal } завершают игру. Полные — навсегда, полосатые — пока так.
wolves-page-strength = сила
wolves-page-protected = защита
wolves-page-protected-how = Строй защищён: из него ничего не уничтожат, не сбросят, не заберут и не уведут.
wolves-page-warded = оберег
wolves-page-warded-how = Один: чужие божества здесь не вредят.
wolves-page-why = Почему { $strength }
wolves-page-why-own = Сила вашего строя { $strength }: показать сумму
wolves-page-why-of = { $name }: сила { $strength }, показать сумму
wolves-page-why-kin = рядом со своим
wolves-page-why-units = отряды
wolves-page-why-line = весь строй
wolves-page-line = Строй, { $name }, слева направо
wolves-page-end-own =
    { $side ->
        [left] Левый край вашего строя: { $before } станет { $after }
       *[right] Правый край вашего строя: { $before } станет { $after }
    }
wolves-page-end =
    { $side ->
        [left] { $name }, левый край строя: { $before } станет { $after }
       *[right] { $name }, правый край строя: { $before } станет { $after }
    }
wolves-page-closed = Сюда этой карте нельзя: почему?
wolves-page-sacrifices = Жертвы
wolves-page-sacrifices-of = { $name }: жертвы на { $worth }
wolves-page-sacrifices-worth = Жертвы на { $worth }
wolves-page-to-spend = в запасе
wolves-page-has-deities = Божества
wolves-page-has-victories = Карты Победы
wolves-page-known = Известны на руке
wolves-page-worth-now = сейчас стоит { $worth }

## Середина стола

wolves-page-price = цена для вас
wolves-page-nth-blue = { $number }-й синий
wolves-page-nth-red = { $number }-й красный
wolves-page-leaves =
    { $many ->
        [one] { $deity } уйдёт
       *[other] уйдут: { $many }
    }
wolves-page-fought = Бьются за
wolves-page-pass-order = пасы
wolves-page-for-you = вам { $worth }
wolves-page-middle = Чертог и награды
wolves-page-piles = Колоды
wolves-page-hall-open = Чертог: показать крупно
wolves-page-prizes-open = Награды: показать крупно
wolves-page-deck = Люди
wolves-page-pile = Сброс
wolves-page-deities = Боги
wolves-page-gone = Ушли
wolves-page-victories = Победы
wolves-page-victories-left = Карт Победы в колоде
wolves-page-last = последний раунд

## Рука и то, что лежит на её месте

wolves-page-tab-hand = Ваша рука
wolves-page-hands = Руки
wolves-page-hand-of = Рука: { $name }
wolves-page-tab-coming = Карта
wolves-page-tab-sacrifices = Жертвы
wolves-page-tab-pile = Сброс
wolves-page-tab-gone = Сброс божеств
wolves-page-of = из { $limit }
wolves-page-named = названа
wolves-page-answers-only = только ответ в чужой ход
wolves-page-secret = Другие видят только, что вы думаете
wolves-page-hold = удержите, чтобы прочесть
wolves-page-onlooker = Вы смотрите со стороны: руки скрыты.
wolves-page-nothing-here = Здесь пусто.

## Вопросы и действия

wolves-page-ask-turn-short = Ваш ход: одно основное действие.
wolves-page-ask-turn = Ваш ход: выложите отряд, сыграйте манёвр, принесите жертву или пасуйте.
wolves-page-ask-lay = Какой отряд с руки выложить?
wolves-page-stake =
    { $many ->
        [one] Сильнейший строй получит карту: { $prizes }.
       *[other] Два сильнейших строя получат карты: { $prizes }.
    }
wolves-page-stake-card = { $victory } (вам славы: { $worth })
wolves-page-ask-manoeuvre = Какой манёвр сыграть?
wolves-page-ask-sacrifice = Каким отрядом своего строя пожертвовать?
wolves-page-ask-summon = Кого призвать из Чертога?
wolves-page-ask-end = { $card }: выберите светящийся край любого строя.
wolves-page-ask-plague = Чума: какую силу назвать?
wolves-page-ask-flank = Обход: обменять карты или вернуть отряды?
wolves-page-ask-join = { $card } приходит в ваш строй: с какого края?
wolves-page-answer = Ваш ответ?
wolves-page-threat = { $laid }: { $source } → { $card } ({ $strength }). Может ответить { $name }.
wolves-page-mode-lay = Отряд
wolves-page-mode-manoeuvre = Манёвр
wolves-page-mode-sacrifice = Жертва
wolves-page-mode-summon = Призвать
wolves-page-take-back = Забрать отряд
wolves-page-extra = сверх того
wolves-page-draw = добор { $cards }
wolves-page-from = от { $cost }
wolves-page-power-odin = Слово Одина
wolves-page-power-thor = Гнев Тора
wolves-page-power-heimdall = Зов Хеймдалля
wolves-page-power-baldr = Дар Бальдра
wolves-page-power-tyr = Удар Тюра
wolves-page-power-hel = Бездна Хель
wolves-page-power-fenrir = Пасть Фенрира
wolves-page-power-fafnir = Алчность Фафнира
wolves-page-power-jormungand = Кольца Ёрмунганда
wolves-page-flank-draw = Сбросить и добрать на одну больше
wolves-page-flank-return = Вернуть 1–3 отряда
wolves-page-flank-go = Сбросить, добрать { $cards }
wolves-page-plague-hits =
    { $own ->
        [0] { $units }
       *[other] { $units }, ваших { $own }
    }
wolves-page-stays = строй останется { $strength }
wolves-page-guard = Сбросить { $card }
wolves-page-let = Не отвечать
wolves-page-decline-all = Не отвечать вовсе
wolves-page-decline-all-how = и не спрашивать до конца раунда; никто не узнает
wolves-page-ask-again = Спрашивать снова
wolves-page-ask-again-how = в этом раунде вы не отвечаете
wolves-page-parry = Спросить меня
wolves-page-parry-how = чтобы отразить своего Предателя
wolves-page-take = Забрать
wolves-page-draw-one = Добрать 1
wolves-page-then-discard = потом сбросить 1
wolves-page-return = Вернуться
wolves-page-return-how = сбросить Бальдра и 4 карты
wolves-page-left = Левые края
wolves-page-right = Правые края
wolves-page-units =
    { $units ->
        [one] { $units } отряд
        [few] { $units } отряда
       *[many] { $units } отрядов
    }
wolves-page-keep-blue = Оставить синее
wolves-page-keep-red = Оставить красное
wolves-page-nothing = Ничего не делать
wolves-page-enough = Хватит
wolves-page-no = Нет
wolves-page-step-end = край строя
wolves-page-step-number = число
wolves-page-step-way = как
wolves-page-step-paid = оплачено { $paid } из { $cost }
wolves-page-change-own = ваш строй { $before } → { $after }
wolves-page-change = { $name } { $before } → { $after }
wolves-page-verb-destroys = губит
wolves-page-verb-takes = уводит
wolves-page-verb-moves = сманивает
wolves-page-verb-discards = сбрасывает

## Что делает нажатие на отряд, по вопросу

wolves-page-do-turn = пожертвовать
wolves-page-do-target = выбрать
wolves-page-do-react = сбросить и отменить
wolves-page-do-tyr = этот край каждого строя
wolves-page-do-flank-return = вернуть на руку
wolves-page-do-thralls = пожертвовать заодно
wolves-page-do-loki = уничтожить
wolves-page-do-vidar = забрать на руку
wolves-page-do-valkyrie = забрать на руку

## Выигранный раунд

wolves-page-won-you = Раунд за вами
wolves-page-won = Раунд выигрывает { $name }
wolves-page-won-by = { $strength } против { $other } ({ $name }).
wolves-page-won-choose = Вы выбираете карту. Другую берёт { $name }.
wolves-page-won-chooses = Карту выбирает { $name }.
wolves-page-won-place = { $place }-е
wolves-page-won-pass = пас { $number }-й
wolves-page-won-none = без карты
wolves-page-won-other = другая
wolves-page-won-glory = +{ $worth } славы
wolves-page-won-of = { $glory } из { $goal }
wolves-page-won-next-you = Дальше раунд { $round }: начинаете вы.
wolves-page-won-next = Дальше раунд { $round }: начинает { $name }.
wolves-page-won-look = Взглянуть на стол
wolves-page-won-continue = Дальше

## Мгновения

wolves-page-moment-ragnarok = Рагнарёк!
    .more = Это последний раунд.
wolves-page-moment-deed = { $power }

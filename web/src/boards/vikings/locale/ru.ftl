### «Викинги»: то, что говорит только страница.

vikings-page-letter-beer = П
vikings-page-letter-gold = зл
vikings-page-vp = { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-points = очки

## Виды карт, внизу карты

vikings-page-kind-fighter = Боец
vikings-page-kind-hero = Герой
vikings-page-kind-fortification = Укрепление
vikings-page-kind-building = Постройка
vikings-page-kind-hall = Ратуша
vikings-page-kind-resource = Ресурс
vikings-page-kind-action = Действие
vikings-page-kind-booster = Усиление
vikings-page-kind-undead = Чудовище

## Что делает карта, как можно короче

vikings-page-short-beer = { $beer } { $beer ->
        [one] пиво
       *[other] пива
    } на ход
vikings-page-short-gold = { $gold } { $gold ->
        [one] золото
       *[other] золота
    } на ход
vikings-page-short-warrior = Атакует раз за ход
vikings-page-short-elf-archer = Атакует раз за ход
vikings-page-short-bone-crusher = Атакует раз за ход
vikings-page-short-pigator = Атакует раз за ход
vikings-page-short-cannon = На атакованную постройку
vikings-page-short-chicken-tower = На атакованную постройку
vikings-page-short-sheep-cannon = На атакованную постройку
vikings-page-short-undead-gold = Одолеть: фишка золота и { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-short-undead-beer = Одолеть: фишка пива и { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-short-shaman = Атакует + берёт { $draw }
vikings-page-short-gold-miner = +{ $amount } золота за Плавильню
vikings-page-short-beer-specialist = +{ $amount } пива за Пивоварню
vikings-page-short-beer-mugs = { $beer } { $beer ->
        [one] пиво
       *[other] пива
    } на ход
vikings-page-short-gold-bars = { $gold } { $gold ->
        [one] золото
       *[other] золота
    } на ход
vikings-page-short-money-theft = Фишка золота от соперника
vikings-page-short-recipe-theft = Фишка пива от соперника
vikings-page-short-bear-rider = Атакует раз за ход
vikings-page-short-assassin = Хозяин сперва сбросит укрепление
vikings-page-short-sword = К атаке, где есть боец
vikings-page-short-odins-boost = Каждому бойцу до конца хода
vikings-page-short-shockwave-tower = На атакованную постройку
vikings-page-short-hero-trap = Один герой или боец не в счёт
vikings-page-short-scroll = Взять карт: { $draw }
vikings-page-short-gift-resource = Открыть { $amount }, ресурсы на руку
vikings-page-short-gift-fighter = Открыть { $amount }, бойцов на руку
vikings-page-short-crystal = { $amount } ресурса в любом сочетании
vikings-page-short-thor = Сильнейшая рука Асгарда
vikings-page-short-grendel = { $total } против Ратуши
vikings-page-short-dvergar = +{ $amount } за каждую Пивоварню
vikings-page-short-alviss = Атакует + берёт { $draw }
vikings-page-short-valkyrie = Атакует + боец из сброса
vikings-page-short-mjolnir = К атаке, где есть боец
vikings-page-short-lokis-lens =
    { $gold ->
        [0] Копия
       *[other] + копия
    } из чужого сброса
vikings-page-short-resurrection = Вернуть { $amount } из сброса
vikings-page-short-time-manipulation = Сбросить и взять на { $amount } больше
vikings-page-short-treasure-chest = Пива { $beer } и золота { $gold }
vikings-page-short-beer-taxes = + фишка пива от каждого
vikings-page-short-gold-taxes = + фишка золота от каждого
vikings-page-short-brewery = Фишка пива каждый раунд
vikings-page-short-gold-factory = Фишка золота каждый раунд
vikings-page-short-beer-store = Хранит { $capacity } пива. Полное: { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-short-gold-store = Хранит { $capacity } золота. Полное: { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-short-drakkar = Придержать карту с руки
vikings-page-short-tavern = На карту больше каждый раунд
vikings-page-short-dragon = Раз в раунд: любая фишка
vikings-page-prize-asgard = карта Асгарда
vikings-page-prize-beer = 1 пиво
vikings-page-prize-gold = 1 золото

## Стол

vikings-page-path-slides = в конце раунда сдвигается вправо
vikings-page-leaves = уходит
vikings-page-dragon-once = раз в раунд, любая фишка
vikings-page-dragon-done = в этом раунде уже был бой
vikings-page-asgard-next = следующая за { $gate } { $gate ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-asgard-none = все рубежи пройдены
vikings-page-left = ещё { $count }
vikings-page-sold-out = распродано
vikings-page-village = Ваше поселение
vikings-page-village-of = { $name }: поселение
vikings-page-free = свободный участок
vikings-page-building = стройка
vikings-page-damaged = ущерб
vikings-page-dismantle = Разобрать
vikings-page-raise = Улучшить Ратушу
vikings-page-once = раз в раунд
vikings-page-exchange-what = Обменять: { $give } на { $gain }
vikings-page-tokens =
    { $count ->
        [0] фишек нет
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }
vikings-page-this-turn =
    { $count ->
        [0] на ход ничего
       *[other] { $count } на этот ход
    }
vikings-page-stored = места: { $room }
vikings-page-no-store = хранить негде
vikings-page-over-room = лишних: { $over }
vikings-page-played-round = Сыграно и куплено
vikings-page-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
vikings-page-played = сыграно
vikings-page-deck = колода
vikings-page-discard = сброс
vikings-page-deck-of = { $name }: колода
vikings-page-discard-of = { $name }: сброс
vikings-page-hand = Ваша рука
vikings-page-hand-of = Рука: { $name }
vikings-page-hand-empty = Рука пуста
vikings-page-kept = на следующий раунд
vikings-page-acting = сыграна, может ходить
vikings-page-track = Счёт: { $scores }. Карты Асгарда за { $gates }, цель { $goal }.
vikings-page-missions = Ваши задания
vikings-page-missions-whose = { $name }: задания
vikings-page-missions-of = Задания
vikings-page-one-per-round = одно за раунд
vikings-page-claimed = в этом раунде уже есть
vikings-page-of = { $have } из { $need }
vikings-page-claim = Взять { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-swap = Сменить
vikings-page-swap-for = Сменить за
vikings-page-done = сделано: { $count }
vikings-page-no-mission = Заданий больше нет
vikings-page-new-mission = Новое будет в новом раунде
vikings-page-missions-deck = Задания: в колоде { $unseen }, под ней { $under }
vikings-page-missions-unseen = Ещё в колоде
vikings-page-missions-under = Положены под колоду
vikings-page-achievements = Достижения
vikings-page-achievements-how = в конце по { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-you-have = у вас { $count }
vikings-page-achievement = { $name }: { $what }. { $standing }
vikings-page-nobody = пока никто
vikings-page-attackable = можно атаковать
vikings-page-attacked = уже атакован
vikings-page-your-target = ваша цель
vikings-page-declines = без защиты
vikings-page-first = первый
vikings-page-in-hand = на руке { $count }
vikings-page-open = открыть
vikings-page-close = Закрыть
vikings-page-known = точно на руке
vikings-page-unseen = в колоде или на руке
vikings-page-bare =
    { $count ->
        [one] { $count } карта на руке точно не укрепление
        [few] { $count } карты на руке точно не укрепления
       *[many] { $count } карт на руке точно не укрепления
    }
vikings-page-nothing = ничего
vikings-page-path-unseen = Путь Одина: ещё в колоде
vikings-page-path-discard = Путь Одина: сброс
vikings-page-asgard-unseen = Асгард: эти ещё могут быть в колоде
vikings-page-table = Стол
vikings-page-tab-missions = Задания
vikings-page-tab-feats = Достижения
vikings-page-market = Рынок
vikings-page-market-how = бойцы и укрепления сверху, постройки снизу
vikings-page-play-all = Разыграть все ресурсы ({ $count })
vikings-page-quiet =
    { $rounds ->
        [one] { $rounds } раунд без очков
        [few] { $rounds } раунда без очков
       *[many] { $rounds } раундов без очков
    }

## Для чтения вслух

vikings-page-label-card = { $card }: { $text }
vikings-page-label-pile = { $card }, цена { $price }, ещё { $count }: { $text }
vikings-page-label-path = Путь Одина, место { $place }: { $card }, цена { $price }: { $text }
vikings-page-label-undead = Путь Одина, место { $place }: { $card }, защита { $defence }
vikings-page-label-site = { $name }: { $site }, защита { $defence }{ $tokens ->
        [0] {""}
        [one] , { $tokens } фишка
        [few] , { $tokens } фишки
       *[many] , { $tokens } фишек
    }{ $state ->
        [building] , строится
        [damaged] , ущерб
       *[other] {""}
    }
vikings-page-label-play = Сыграть: { $card }
vikings-page-label-attack = Атаковать: { $site }, { $name }, защита { $defence }, добыча: { $prize }
vikings-page-label-steal = Забрать фишку: { $site }, { $name }

## Ход

vikings-page-your-turn = Ваш ход, { $name }
vikings-page-your-turn-how = Играйте карты, покупайте, стройте, атакуйте: в любом порядке.
vikings-page-nothing-left = Осталось только завершить ход.
vikings-page-ready = Задание выполнено, за него можно взять очки.
vikings-page-strength = Сила для атаки: { $strength }.
vikings-page-attack = Атака
vikings-page-end = Завершить ход
vikings-page-end-sure = Завершить ход?
vikings-page-buy-leaves = { $card }, цена { $price }. Останется: { $left }. В деле с нового раунда.
vikings-page-build-leaves = { $card }, цена { $price }. Останется: { $left }. Готово с нового раунда.
vikings-page-draws = Вернуть будет нельзя: откроются карты.
vikings-page-target = Кого атаковать?
vikings-page-target-how = Под каждой целью — добыча того, кто её разорит.
vikings-page-target-press = Нажмите на постройку, чтобы атаковать её.
vikings-page-undead-prize = { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        } и фишка
vikings-page-dragon-prize = любая фишка
vikings-page-no-prize = без добычи
vikings-page-dismantling = Нажмите на свою постройку, чтобы разобрать её

## Атака

vikings-page-gather = Собирайте удар
vikings-page-gather-how = Нажимайте карты на руке.
vikings-page-passed = Пропущенный вид карт уже не послать.
vikings-page-step-target = Цель
vikings-page-step-forces = Бойцы
vikings-page-step-go = Удар
vikings-page-go = Атаковать силой { $strength }
vikings-page-go-sure = Сила { $strength } против защиты { $defence }: мало. Всё равно атаковать?
vikings-page-strike = Ваш удар
vikings-page-strike-of = Удар: { $name }
vikings-page-nobody-sent = Пока никто не послан
vikings-page-target-of = Цель
vikings-page-target-own = Ваша постройка
vikings-page-verdict-even = Видимую защиту вы пробиваете ровно.
vikings-page-verdict-over = Видимую защиту вы пробиваете с запасом { $over }.
vikings-page-verdict-sure = Ничто скрытое её не остановит.
vikings-page-verdict-safe = Укреплений на той руке быть не может.
vikings-page-verdict-chance = По невиданным картам вероятность успеха { $chance } %.
vikings-page-verdict-weak = Не хватает { $short }: удар отобьют.
vikings-page-verdict-vain = Не хватает { $short }: удар будет напрасным.
vikings-page-verdict-monster = Хватает. Защищать некому.
vikings-page-verdict-none = Пошлите хотя бы одного бойца или героя.
vikings-page-verdict-watch-over = Пока что атака удаётся.
vikings-page-verdict-watch-weak = Пока что атака отбита.
vikings-page-success = Удача
vikings-page-repelled = Отпор
vikings-page-success-prize = { $prize }, а за ущерб в конце хода +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-success-none = За ущерб в конце хода +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-page-success-monster = { $prize }, сразу
vikings-page-repelled-points = { $name }: сразу +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }, по одному за бойца и героя
vikings-page-repelled-you = Вам сразу +{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }, по одному за бойца и героя
vikings-page-repelled-monster = Ничего не случится, но силы потрачены
vikings-page-hidden-hand =
    { $count ->
        [0] { $name }: рука пуста
        [one] { $count } карта на руке закрыта
        [few] { $count } карты на руке закрыты
       *[many] { $count } карт на руке закрыты
    }
vikings-page-forts-known =
    { $count ->
        [0] { $name }: укреплений на руке быть не может
       *[other] В колоде или на руке: { $list }
    }
vikings-page-sum = { $terms } = { $total }
vikings-page-rally = +{ $amount } каждому бойцу в этот ход
vikings-page-if-sent = { $card }: станет { $strength } против { $defence }

## Защита и другие ответы

vikings-page-defend = { $name } атакует вашу постройку: { $site }
vikings-page-defend-how = Добавьте укрепления с руки, сколько хотите. Они останутся до конца раунда.
vikings-page-defend-unable = Укреплений на руке нет, но соперник этого не знает.
vikings-page-if-placed = { $card }: защита { $defence } против { $strength }
vikings-page-holds = устоит
vikings-page-falls = падёт
vikings-page-let-be = Не защищать
vikings-page-enough = Достаточно
vikings-page-never = Не в этом раунде
vikings-page-ask-again = Спрашивать снова
vikings-page-ask-again-how = До конца раунда вы не защищаетесь; никто об этом не знает
vikings-page-decline = Нет, спасибо
vikings-page-draw-now = Достаточно: взять { $cards }
vikings-page-keep-none = Больше не оставлять
vikings-page-take = Взять карту
vikings-page-disarm = Убийца: сбросьте укрепление
vikings-page-from-discard-of = { $name }: сброс
vikings-page-from-own-discard = Ваш сброс
vikings-page-asgard-how = Две другие останутся открытыми. Карта ляжет к сыгранным и послужит со следующего раунда.
vikings-page-offer-how = Добыча — карта Асгарда: откроют верхнюю, и вы выберете из трёх.
vikings-page-choose-token = Чью фишку?
vikings-page-trap = Ловушка: нажмите, кто не пойдёт в счёт

## Карта крупно

vikings-page-copies =
    { $copies ->
        [one] { $copies } карта
        [few] { $copies } карты
       *[many] { $copies } карт
    }
vikings-page-raider = Кто нанесёт ущерб, получит: { $prize }
vikings-page-starting = Начальная колода

## Клавиши, как о них говорит их список

vikings-page-key-attack = Атаковать
vikings-page-key-claim = Получить награду за задание
vikings-page-key-exchange = Обменять ресурсы
vikings-page-key-end = Завершить ход
vikings-page-key-done = Хватит: больше ничего не выбирать

## Кого атаковать

vikings-page-choose-target = Выберите цель
vikings-page-choose-target-how = Затем бойцов. За ход одно поселение и сколько угодно чудовищ.
vikings-page-aims-how = Каждая цель против всех ваших сил:
vikings-page-monsters = Чудовища
vikings-page-undefended = их никто не защищает
vikings-page-hidden-most = скрыто карт: { $count }, до +{ $most }
vikings-page-hidden-harmless = скрыто карт: { $count }, ни одна не поможет
vikings-page-aim-sure = точно
    .how = никакая скрытая карта не остановит
vikings-page-aim-chance = { $chance } %
    .how = вероятность по картам, которых никто не видел
vikings-page-aim-short = мало на { $short }
    .how = не победить: защитник получает очко за каждого бойца
vikings-page-aim-vain = Не победить: отбито, { $name } получает очков: { $points }. Всё равно атаковать?
vikings-page-aim-vain-monster = Не победить: атака будет впустую. Всё равно атаковать?
vikings-page-label-aim = Атаковать: { $site }{ $name ->
        [blank] {""}
       *[other] , { $name }
    }, защита { $defence }, { $verdict }, награда: { $prize }

## Конец хода

vikings-page-end-lost = Пропадёт:
vikings-page-end-above = Посмотрите, что пропадёт.
vikings-page-careless = Не спрашивать о ресурсах в этой партии
vikings-page-lost-mission = Задание «{ $mission }» выполнено
    .how = Очков: { $points }, если получить их в этот ход
vikings-page-lost-resources = Ресурсы этого хода: { $amount }
    .how = Они не хранятся; хранятся только фишки.
vikings-page-lost-tokens = Не поместится: { $amount }
    .how = В хранилищах есть место: { $room }.
vikings-page-lost-fighters = Не атаковала сила { $strength }
    .how = Целей, которые её не выдержат: { $targets }.
vikings-page-lost-cards = Не сыграны: { $cards }
    .how = В конце раунда карты с руки уходят в сброс.
vikings-page-lost-buy = Купить
vikings-page-lost-exchange = Обменять
vikings-page-lost-play = Сыграть

## Мгновения

vikings-page-moment-razed = Пала постройка: { $site }
    .more =
        { $who ->
            [you] Ваша атака
           *[other] { $name }: атака
        }. За ущерб в конце хода очков: { $points }
vikings-page-moment-asgard = Из Асгарда приходит { $card }
    .more =
        { $who ->
            [you] Служит вам со следующего раунда
           *[other] { $name }: карта служит со следующего раунда
        }

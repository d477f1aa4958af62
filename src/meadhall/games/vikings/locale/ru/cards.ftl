### «Викинги»: карты, постройки и Дракон.
### У всех есть имя, винительный падеж (.acc), а в .text одной
### строкой сказано, что они делают, с действующими числами под именами из cards.toml; $total — сила
### вместе с прибавкой, $points — очки за нежить. В книге правил стоят обычные числа.

## Начальная колода

vikings-card-beer = Пиво
    .acc = Пиво
    .text =
        { $beer } { $beer ->
            [one] пиво
           *[other] пива
        }
vikings-card-gold = Золото
    .acc = Золото
    .text =
        { $gold } { $gold ->
            [one] золото
           *[other] золота
        }
vikings-card-warrior = Викинг-воин
    .acc = Викинга-воина
    .text = боец, сила { $strength }

## Бойцы

vikings-card-elf-archer = Эльф-лучник
    .acc = Эльфа-лучника
    .text = боец, сила { $strength }
vikings-card-bone-crusher = Костолом
    .acc = Костолома
    .text = боец, сила { $strength }
vikings-card-pigator = Свинатор
    .acc = Свинатора
    .text = боец, сила { $strength }

## Укрепления

vikings-card-cannon = Башня
    .acc = Башню
    .text = укрепление, +{ $strength } к защите атакованной постройки
vikings-card-chicken-tower = Курострел
    .acc = Курострел
    .text = укрепление, +{ $strength } к защите атакованной постройки
vikings-card-sheep-cannon = Овцемёт
    .acc = Овцемёт
    .text = укрепление, +{ $strength } к защите атакованной постройки

## Путь Одина

vikings-card-undead-gold = Нежить с золотом
    .acc = Нежить с золотом
    .text = купить нельзя; одолейте её защиту { $strength }: фишка золота и { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-card-undead-beer = Нежить с пивом
    .acc = Нежить с пивом
    .text = купить нельзя; одолейте её защиту { $strength }: фишка пива и { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
vikings-card-shaman = Шаман
    .acc = Шамана
    .text =
        боец, сила { $strength } + взять { $draw } { $draw ->
            [one] карту
            [few] карты
           *[many] карт
        }
vikings-card-gold-miner = Шахтёр
    .acc = Шахтёра
    .text =
        { $gold } { $gold ->
            [one] золото
           *[other] золота
        } и ещё по { $amount } за каждую вашу Плавильню
vikings-card-beer-specialist = Пивной эксперт
    .acc = Пивного эксперта
    .text =
        { $beer } { $beer ->
            [one] пиво
           *[other] пива
        } и ещё по { $amount } за каждую вашу Пивоварню
vikings-card-beer-mugs = Пивные кружки
    .acc = Пивные кружки
    .text =
        { $beer } { $beer ->
            [one] пиво
           *[other] пива
        }
vikings-card-gold-bars = Золотые слитки
    .acc = Золотые слитки
    .text =
        { $gold } { $gold ->
            [one] золото
           *[other] золота
        }
vikings-card-money-theft = Чужое золото
    .acc = Чужое золото
    .text = забрать фишку золота из хранилища или с Плавильни соперника
vikings-card-recipe-theft = Чужой рецепт
    .acc = Чужой рецепт
    .text = забрать фишку пива из хранилища или с Пивоварни соперника
vikings-card-bear-rider = Медвежий всадник
    .acc = Медвежьего всадника
    .text = боец, сила { $strength }
vikings-card-assassin = Убийца
    .acc = Убийцу
    .text =
        боец, сила { $strength }; когда он атакует постройку, её хозяин сначала сбрасывает с руки { $amount ->
            [one] { $amount } укрепление
            [few] { $amount } укрепления
           *[many] { $amount } укреплений
        }
vikings-card-sword = Меч
    .acc = Меч
    .text = усиление, +{ $strength } к силе одной атаки, где есть боец
vikings-card-odins-boost = Мощь Одина
    .acc = Мощь Одина
    .text =
        усиление, +{ $amount } каждому вашему бойцу в этой атаке и во всех следующих до конца хода{ $strength ->
            [0] {""}
           *[other] , а этой атаке ещё +{ $strength }
        }
vikings-card-shockwave-tower = Громобой
    .acc = Громобой
    .text = укрепление, +{ $strength } к защите атакованной постройки
vikings-card-hero-trap = Ловушка для героя
    .acc = Ловушку для героя
    .text =
        укрепление { $strength ->
            [0] без прибавки к защите
           *[other] +{ $strength } к защите
        }; один герой этой атаки (если героев нет, один боец) не идёт в счёт
vikings-card-scroll = Свиток
    .acc = Свиток
    .text =
        взять { $draw } { $draw ->
            [one] карту
            [few] карты
           *[many] карт
        }
vikings-card-gift-resource = Таинственный дар: ресурсы
    .acc = Таинственный дар: ресурсы
    .text =
        открыть { $amount } { $amount ->
            [one] верхнюю карту
            [few] верхние карты
           *[many] верхних карт
        } своей колоды; карты ресурсов на руку, прочие в сброс
vikings-card-gift-fighter = Таинственный дар: бойцы
    .acc = Таинственный дар: бойцы
    .text =
        открыть { $amount } { $amount ->
            [one] верхнюю карту
            [few] верхние карты
           *[many] верхних карт
        } своей колоды; бойцов и героев на руку, прочие в сброс
vikings-card-crystal = Кристалл
    .acc = Кристалл
    .text =
        { $amount } { $amount ->
            [one] ресурс
            [few] ресурса
           *[many] ресурсов
        }: пиво и золото в любом сочетании

## Карты Асгарда

vikings-card-thor = Тор
    .acc = Тора
    .text = герой, сила { $strength }
vikings-card-grendel = Грендель
    .acc = Гренделя
    .text = герой, сила { $strength }, а против Ратуши { $total }
vikings-card-dvergar = Цверг
    .acc = Цверга
    .text = герой, сила { $strength } и ещё по { $amount } за каждую вашу Пивоварню
vikings-card-alviss = Альвис
    .acc = Альвиса
    .text =
        герой, сила { $strength } + взять { $draw } { $draw ->
            [one] карту
            [few] карты
           *[many] карт
        }
vikings-card-valkyrie = Валькирия
    .acc = Валькирию
    .text =
        герой, сила { $strength } + вернуть на руку { $amount ->
            [one] бойца или героя
           *[other] бойцов и героев, не больше { $amount },
        } из своего сброса
vikings-card-mjolnir = Мьёлнир
    .acc = Мьёлнир
    .text = усиление, +{ $strength } к силе одной атаки, где есть боец
vikings-card-lokis-lens = Линза Локи
    .acc = Линзу Локи
    .text =
        { $gold ->
            [0] до
           *[other] { $gold } { $gold ->
                [one] золото
               *[other] золота
            } и { $beer } { $beer ->
                [one] пиво
               *[other] пива
            }, и до
        } конца хода становится любой картой из чужого сброса, кроме укрепления
vikings-card-resurrection = Воскрешение
    .acc = Воскрешение
    .text =
        вернуть на руку до { $amount } { $amount ->
            [one] карты
           *[other] карт
        } из своего сброса
vikings-card-time-manipulation = Власть над временем
    .acc = Власть над временем
    .text = сбросить с руки сколько угодно карт, затем взять на { $amount } больше
vikings-card-treasure-chest = Сундук с сокровищами
    .acc = Сундук с сокровищами
    .text =
        { $gold } { $gold ->
            [one] золото
           *[other] золота
        } и { $beer } { $beer ->
            [one] пиво
           *[other] пива
        }
vikings-card-beer-taxes = Пивной налог
    .acc = Пивной налог
    .text =
        { $beer } { $beer ->
            [one] пиво
           *[other] пива
        } + по фишке пива от каждого соперника, у которого она есть в хранилище или на Пивоварне
vikings-card-gold-taxes = Золотой налог
    .acc = Золотой налог
    .text =
        { $gold } { $gold ->
            [one] золото
           *[other] золота
        } + по фишке золота от каждого соперника, у которого она есть в хранилище или на Плавильне

## Постройки

vikings-building-brewery = Пивоварня
    .acc = Пивоварню
    .text = каждый раунд даёт фишку пива, больше одной не держит
vikings-building-gold-factory = Плавильня
    .acc = Плавильню
    .text = каждый раунд даёт фишку золота, больше одной не держит
vikings-building-beer-store = Хранилище пива
    .acc = Хранилище пива
    .text = хранит до { $capacity } фишек пива; полное даёт { $store_points } { $store_points ->
            [one] очко
            [few] очка
           *[many] очков
        } каждый раунд
vikings-building-gold-store = Хранилище золота
    .acc = Хранилище золота
    .text = хранит до { $capacity } фишек золота; полное даёт { $store_points } { $store_points ->
            [one] очко
            [few] очка
           *[many] очков
        } каждый раунд
vikings-building-drakkar = Драккар
    .acc = Драккар
    .text = в конце раунда можно придержать одну карту с руки
vikings-building-tavern = Таверна
    .acc = Таверну
    .text = каждый добор на 1 карту больше
vikings-building-hall = Ратуша
    .acc = Ратушу

## Уровни Ратуши; $level — 1, 2 или 3, $most равно «all», если предела нет, $points дают сразу

vikings-hall-level = Ратуша { $level }
    .text =
        { $most ->
            [all] построек сколько угодно
           *[other] построек до { $limit }
        }{ $points ->
            [0] {""}
           *[other] , сразу +{ $points } { $points ->
                   [one] очко
                   [few] очка
                  *[many] очков
               }
        }

## Дракон

vikings-dragon = Дракон
    .acc = Дракона
    .text = раз в раунд можно одолеть его защиту { $defence } и взять фишку пива или золота

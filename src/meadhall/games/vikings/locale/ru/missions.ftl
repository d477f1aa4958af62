### «Викинги»: задания и достижения. У каждого есть имя, а в .text — условие
### или, у достижений, то, чего надо иметь больше всех.
### Задания «за этот ход» спрашивают, что вы сделали, остальные — что у вас есть.

## Задания за 1 очко

vikings-mission-worship = Фанатик
    .text = за этот ход купить карту Пути Одина
vikings-mission-worker = Работник
    .text = за этот ход купить постройку
vikings-mission-attacker = Агрессор
    .text = за этот ход с успехом атаковать постройку
vikings-mission-strategy = Стратегия
    .text = за этот ход купить бойца
vikings-mission-shield = Щит
    .text = за этот ход купить укрепление
vikings-mission-thirsty = Жажда
    .text = за этот ход потратить не меньше { $need } пива
vikings-mission-money = Деньги, деньги
    .text = за этот ход потратить не меньше { $need } золота

## Задания за 2 очка

vikings-mission-brewer = Пивовар
    .text =
        иметь { $need ->
            [1] Пивоварню
            [one] { $need } Пивоварню
            [few] { $need } Пивоварни
           *[many] { $need } Пивоварен
        }
vikings-mission-foundry = Литейщик
    .text =
        иметь { $need ->
            [1] Плавильню
            [one] { $need } Плавильню
            [few] { $need } Плавильни
           *[many] { $need } Плавилен
        }
vikings-mission-architect = Зодчий
    .text = иметь Ратушу { $need }-го уровня или выше
vikings-mission-warfare = Война
    .text = за этот ход с успехом атаковать постройку, имея в атаке бойца или героя силы { $need } или больше

## Задания за 3 очка

vikings-mission-captain = Капитан
    .text =
        иметь { $need ->
            [1] Драккар
            [one] { $need } Драккар
            [few] { $need } Драккара
           *[many] { $need } Драккаров
        }
vikings-mission-innkeeper = Трактирщик
    .text =
        иметь { $need ->
            [1] Таверну
            [one] { $need } Таверну
            [few] { $need } Таверны
           *[many] { $need } Таверн
        }
vikings-mission-beer = Пиво!
    .text =
        иметь { $need } { $need ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } пива на своих постройках
vikings-mission-gold = Золото!
    .text =
        иметь { $need } { $need ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } золота на своих постройках
vikings-mission-town-fall = Падение ратуши
    .text = за этот ход с успехом атаковать Ратушу

## Достижения

vikings-achievement-defender = Защитник
    .text = укрепления
vikings-achievement-conqueror = Завоеватель
    .text = бойцы
vikings-achievement-builder = Строитель
    .text = постройки
vikings-achievement-beer-tycoon = Пивной король
    .text = пиво в хранилищах
vikings-achievement-miner = Золотой король
    .text = золото в хранилищах
vikings-achievement-follower = Последователь
    .text = карты Пути
vikings-achievement-accomplisher = Исполнитель
    .text = задания
vikings-achievement-king-pig = Свиной король
    .text = Свинаторы

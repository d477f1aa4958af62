### «Викинги»: задания и достижения. У каждого есть имя, а в .text — условие.
### Задания «за этот ход» спрашивают, что вы сделали, остальные — что у вас есть.

## Задания за 1 ПО

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
    .text = за этот ход потратить не меньше 5 пива
vikings-mission-money = Деньги, деньги
    .text = за этот ход потратить не меньше 3 золота

## Задания за 2 ПО

vikings-mission-brewer = Пивовар
    .text = иметь 2 Пивоварни
vikings-mission-foundry = Литейщик
    .text = иметь 2 Плавильни
vikings-mission-captain = Капитан
    .text = иметь Драккар
vikings-mission-innkeeper = Трактирщик
    .text = иметь Таверну
vikings-mission-architect = Зодчий
    .text = иметь Ратушу 2-го или 3-го уровня
vikings-mission-warfare = Война
    .text = за этот ход с успехом атаковать постройку, имея в атаке бойца или героя силы 4 или больше

## Задания за 3 ПО

vikings-mission-beer = Пиво!
    .text = иметь 4 фишки пива на своих постройках
vikings-mission-gold = Золото!
    .text = иметь 4 фишки золота на своих постройках
vikings-mission-town-fall = Падение ратуши
    .text = за этот ход с успехом атаковать Ратушу

## Достижения

vikings-achievement-defender = Защитник
    .text = больше всех укреплений
vikings-achievement-conqueror = Завоеватель
    .text = больше всех карт с пометкой «Боец»
vikings-achievement-builder = Строитель
    .text = больше всех построек, не считая Ратуши
vikings-achievement-beer-tycoon = Пивной король
    .text = больше всех фишек пива в хранилищах
vikings-achievement-miner = Золотой король
    .text = больше всех фишек золота в хранилищах
vikings-achievement-follower = Последователь
    .text = больше всех карт Пути Одина
vikings-achievement-accomplisher = Исполнитель
    .text = больше всех выполненных заданий
vikings-achievement-king-pig = Свиной король
    .text = больше всех Свинаторов

# Почему в «Викингах» так ходить нельзя.
vikings-why-not-now = сначала ответьте на открытый вопрос, потом ход продолжится
vikings-why-only-disarm = пришёл Ассасин: сбросьте укрепление с руки
vikings-why-only-defend = постройку защищают только укрепления с вашей руки
vikings-why-only-trap = ловушка выводит из атаки одного героя, а если героев нет, одного бойца
vikings-why-only-steal = возьмите фишку из хранилища или с производства соперника
vikings-why-only-mirror = Линза становится картой из сброса соперника, но не укреплением
vikings-why-only-fetch = возьмите подходящую карту из своего сброса или откажитесь
vikings-why-only-rewind = на новые можно сменить только карты с руки
vikings-why-only-mix = выберите, сколько взять пивом и сколько золотом
vikings-why-only-loot = Дракон даёт одну фишку: пиво или золото
vikings-why-only-asgard = выберите одну из открытых карт Асгарда
vikings-why-only-offer = возьмите карту Асгарда или откажитесь
vikings-why-only-keep = драккар придерживает только карты с руки
vikings-why-exchange = для обмена нужно не меньше { $need } единиц этого ресурса ({ $resource }), а у вас меньше
vikings-why-bring = фишку для оплаты выбирают там, где она лежит, и только если иначе первой ушла бы другая
vikings-why-declare-first = сначала объявите атаку, потом посылайте в неё карты
vikings-why-not-asked = в ходе так не делают: играйте карты, покупайте, стройте, атакуйте, меняйте или завершайте ход
vikings-why-not-in-hand = на руке у вас нет такой карты: { $card }
vikings-why-fortification-defends = { $card } — укрепление: оно пригодится, только когда атакуют вас
vikings-why-booster-attacks = { $card } — усиление: его посылают в атаку вместе с бойцом
vikings-why-only-attacks = { $card } умеет только атаковать: объявите атаку и пошлите эту карту туда
vikings-why-pile-empty = { $card }: все карты распроданы
vikings-why-path-gap = на этом месте Пути Одина карты нет
vikings-why-undead-not-sold = нежить не продаётся: с ней сражаются
vikings-why-no-building-left = { $building }: таких карт больше не осталось
vikings-why-three-of-a-kind = { $building }: у вас таких построек уже три, а больше не бывает ни у кого
vikings-why-village-full = ваша Ратуша допускает построек не больше { $limit }: улучшите её; новый уровень действует со следующего раунда
vikings-why-hall-highest = у вашей Ратуши уже высший уровень
vikings-why-hall-once = в этом раунде вы уже улучшали Ратушу, а можно только раз
vikings-why-hall-stays = Ратушу разобрать нельзя
vikings-why-nothing-there = там ничего не стоит
vikings-why-dismantled = в этом раунде вы уже разобрали постройку, а можно только одну
vikings-why-no-army = атаковать некем: ни бойцов, ни героев у вас не осталось
vikings-why-dragon-once = в этом раунде вы уже нападали на Дракона, а можно только раз
vikings-why-no-undead = на этом месте Пути Одина нежити нет
vikings-why-no-such-player = такого игрока нет
vikings-why-own-village = на собственное поселение нападать нельзя
vikings-why-one-opponent = в этот ход вы уже напали на другого игрока, а соперник за ход может быть только один
vikings-why-already-attacked = на этого игрока в этом раунде уже напал другой, и есть ещё те, на кого не нападал никто
vikings-why-under-construction = эта постройка ещё строится: в этом раунде её атаковать нельзя
vikings-why-damaged = на этой постройке жетон ущерба: в этом раунде её больше атаковать нельзя
vikings-why-no-mission = задания в этой ячейке нет
vikings-why-claimed = в этом раунде вы уже выполнили задание, а можно только одно
vikings-why-not-fulfilled = задание «{ $mission }» ещё не выполнено
vikings-why-swapped = в этот ход вы уже меняли задание, а можно только раз
vikings-why-no-missions-left = колода заданий пуста: менять не на что
vikings-why-too-dear =
    { $beer ->
        [0] не хватает { $gold } золота
       *[other] { $gold ->
            [0] не хватает { $beer } пива
           *[other] не хватает { $beer } пива и { $gold } золота
        }
    }
vikings-why-send-somebody = пошлите хотя бы одного бойца или героя, тогда атака и начнётся
vikings-why-declared = атака уже объявлена: посылайте карты, начинайте её или возьмите её назад
vikings-why-booster-needs-fighter = { $card } — усиление: в атаке нужен боец, одного героя мало
vikings-why-no-fighter = { $card } атаковать не может: это дело бойцов и героев
vikings-why-in-order = карты посылают в порядке списка, и добавить того, кто стоял в нём раньше, уже нельзя, разве что вернуть последний шаг
vikings-why-swap-tokens = за этим столом задание меняют за жетоны золота ({ $need }), а их у вас меньше

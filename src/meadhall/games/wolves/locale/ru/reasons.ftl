# Почему в «Волках Одина» так ходить нельзя.
wolves-why-not-inside = другое действие ещё не закончено; сначала завершите его
wolves-why-deity-no-target = к этому божеству свойство применить нельзя
wolves-why-wall-after-pass = после паса Стену щитов уже не применить
wolves-why-no-wall = Стены щитов у вас на руке нет
wolves-why-no-huscarl = нет Хускарла, который мог бы этому помешать
wolves-why-pay-exactly = цену платят своими жертвами: сначала Берсерки, потом остальные по порядку, и ни одной лишней
wolves-why-must-choose = отказаться здесь нельзя
wolves-why-not-in-hand-or-order = карты называют по порядку, и только те, что есть на руке
wolves-why-not-asked = сейчас спрашивают не об этом
wolves-why-must-pass = колоду Людей перетасовали в этом раунде слишком часто: остаётся только пас
wolves-why-wall-no-action = Стена щитов — не действие: ею отвечают на эффект, который касается вашего строя
wolves-why-before-pass = это возможно только после паса
wolves-why-main-done = основное действие в этот ход вы уже совершили
wolves-why-sacrifice-own = пожертвовать можно только отрядом из собственного строя
wolves-why-main-first = сначала основное действие, потом конец хода
wolves-why-no-such-player = такого игрока нет
wolves-why-not-in-hand = на руке у вас нет такой карты: { $card }
wolves-why-may-not-stand = { $card } в этом строю стоять не может
wolves-why-not-joining = { $card }: этот отряд в ваш строй не идёт
wolves-why-one-end = у пустого строя краёв нет: скажите left
wolves-why-plague-too-high = число может быть самое большее на единицу выше силы сильнейшего отряда на столе
wolves-why-flank-no-card = за этим столом Обход сбрасывает хотя бы одну карту, а других у вас нет
wolves-why-flank-empty-line = ваш строй пуст: возвращать на руку некого
wolves-why-not-in-hall = { $deity }: этого божества в Чертоге нет
wolves-why-too-few-sacrifices =
    { $short ->
        [one] { $deity }: не хватает { $short } жертвы
       *[other] { $deity }: не хватает { $short } жертв
    }
wolves-why-deity-gone = { $deity }: это божество лежит в сбросе божеств
wolves-why-deity-not-yours = { $deity }: это божество призвано не вами
wolves-why-used = { $deity }: свойство в этом раунде уже применено
wolves-why-no-active-power = { $deity }: активного свойства у этого божества нет
wolves-why-no-sacrifice = { $deity }: свойство стоит жертвы, а у вас их нет
wolves-why-nothing-to-use-it-on = { $deity }: свойство применить не к чему
wolves-why-hand-full = рука полна
wolves-why-nothing-to-draw = добирать нечего: карт не осталось
wolves-why-no-way-back = вернуть вас в раунд могут только Бальдр и четыре карты с руки
wolves-why-after-pass = вы спасовали: можно добрать и сбросить по карте или не делать ничего
wolves-why-no-unit-there = на этом месте отряда нет
wolves-why-protected = этот строй защищён
wolves-why-odin-guards = этот строй Один бережёт от других божеств
wolves-why-other-line = отряд должен быть из другого строя
wolves-why-no-raider = Налётчик Налётчика не забирает
wolves-why-itself = за этим столом Лучник и Убийца не могут выбрать целью самих себя
wolves-why-not-weakest = Предатель перемещает только слабейший отряд с руной Тейваз
wolves-why-not-weaker = отряд должен быть слабее того, которым пожертвовали
wolves-why-not-this-unit = этот отряд здесь выбрать нельзя

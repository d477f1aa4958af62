## What somebody is told who isn't here

notice-move =
    { $others ->
        [0] { $game }: ваш ход.
       *[other] { $game } ({ $names }): ваш ход.
    }
    .title = Ваш ход
notice-half =
    { $others ->
        [0] { $game }: половина времени на этот ход прошла.
       *[other] { $game } ({ $names }): половина времени на этот ход прошла.
    }
    .title = Половина времени прошла
notice-rematch = { $names } предлагает ещё одну партию: { $game }.
    .title = Ещё партию?
notice-free = { $game }: за вашим столом снова свободно место.
    .title = Есть свободное место
notice-round = { $league }: начинается тур { $round }.
    .title = Начинается тур
notice-several = Ваши столы: { $tables }
notice-more = И ещё { $tables }.

## What a whole hall is told

hall-move = { $game }: ход за { $names }.
    .title = Ждут хода
hall-free = { $names } открывает стол: { $game }. Садитесь.
    .title = Открыт стол
hall-round = { $league }: начинается тур { $round }.
    .title = Начинается тур

## Mail

mail-open = Открыть: { $link }
mail-why = Вы просили зал { $site } сообщать вам об этом.
mail-stop = Чтобы таких писем больше не было: { $link }
mail-confirm-title = Это ваш адрес?
mail-confirm = Кто-то, кто играет под именем { $name }, хочет получать на этот адрес письма зала { $site }. Если это вы, подтвердите в течение суток:
mail-confirm-not = Если нет, ничего делать не нужно: больше ничего не придёт. Если вы не хотите, чтобы зал когда-либо писал сюда снова:
mail-try-title = Почта работает
mail-try = Зал { $site } может отправлять письма. Это письмо отправлено для проверки.
notice-try = Так зал будет вам сообщать.
    .title = Работает

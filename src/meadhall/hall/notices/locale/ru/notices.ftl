## What somebody is told who isn't here

notices-move =
    { $others ->
        [0] { $game }: ваш ход.
       *[other] { $game } ({ $names }): ваш ход.
    }
    .title = Ваш ход
notices-half =
    { $others ->
        [0] { $game }: половина времени на этот ход прошла.
       *[other] { $game } ({ $names }): половина времени на этот ход прошла.
    }
    .title = Половина времени прошла
notices-rematch = { $names } предлагает ещё одну партию: { $game }.
    .title = Ещё партию?
notices-free = { $game }: за вашим столом снова свободно место.
    .title = Есть свободное место
notices-round = { $league }: начинается тур { $round }.
    .title = Начинается тур
notices-several = Ваши столы: { $tables }
notices-more = И ещё { $tables }.

## What a whole hall is told

notices-hall-move = { $game }: ход за { $names }.
    .title = Ждут хода
notices-hall-free = { $names } открывает стол: { $game }. Садитесь.
    .title = Открыт стол
notices-hall-round = { $league }: начинается тур { $round }.
    .title = Начинается тур

## Mail

notices-mail-why = Вы просили зал { $site } сообщать вам об этом.
notices-mail-stop = Чтобы таких писем больше не было: { $link }
notices-mail-confirm-title = Это ваш адрес?
notices-mail-confirm = Кто-то в зале { $site } хочет узнавать из писем на этот адрес, что его ждут в игре. Если это вы, подтвердите в течение суток:
notices-mail-confirm-not = Если нет, ничего делать не нужно: больше ничего не придёт. Если вы не хотите, чтобы зал когда-либо писал сюда снова:
notices-mail-try-title = Почта работает
notices-mail-try = Зал { $site } может отправлять письма. Это письмо отправлено для проверки.
notices-try = Так зал будет вам сообщать.
    .title = Работает

### meadhall tournament

cli-tournament-games = игры
cli-tournament-left = осталось
cli-tournament-rounded =
    { $asked ->
        [one] { $asked } игра — не целые раздачи
        [few] { $asked } игры — не целые раздачи
       *[many] { $asked } игр — не целые раздачи
    } за столом на { $seats }, где каждую раздачу играют с каждого места. Игр у каждой пары будет { $games }.
cli-tournament-aside = Прежние игры теперь в { $folder }
cli-tournament-enough = Играть нечего: все эти игры уже есть.
cli-tournament-stopped =
    Остановлено: игр { $played } из { $total }, все сохранены. Чтобы продолжить, наберите ту же команду ещё раз.
cli-tournament-nothing = Ни одну раздачу ещё не доиграли все пары, сравнивать пока нечего.
cli-tournament-bot = бот
cli-tournament-rating = рейтинг
cli-tournament-wins = победы ↓ против →
cli-tournament-note =
    Мест — { $seats }: равный выигрывал бы { $null }; у пары { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    } на { $deals ->
        [one] { $deals } раздаче
       *[other] { $deals } раздачах
    }. В скобках интервалы 95% по раздачам; ± — два стандартных отклонения модели рейтинга.
cli-tournament-timed = { $bots }: думает по часам, и в другой раз эти игры будут другими.

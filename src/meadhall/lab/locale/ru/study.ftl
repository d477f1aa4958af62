### Страница исследования баланса.

lab-study-title = { $game }: есть ли равновесие?
lab-study-lead =
    { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    } за столами на { $seats }, всего игр — { $games }. Всё, что говорится об игре, говорится об играх, где за всех играет { $bot }.
lab-study-lead-variants = Каждая раздача сыграна с каждыми из этих чисел: { $variants }.
lab-study-nothing = Ни одна раздача ещё не доиграна, рассказывать пока нечего. Чтобы продолжить, наберите ту же команду ещё раз.

lab-study-glance = Одним взглядом
lab-study-glance-how = Мелкие числа — интервалы 95 %. Зелёное точно в своих границах, красное точно за ними; точка — игр пока мало, чтобы сказать; у чего нет знака, нет и границ.
lab-study-usual = обычные числа
lab-study-should = должно быть { $bounds }
lab-study-least = не меньше { $least }
lab-study-most = не больше { $most }
lab-study-between = от { $least } до { $most }
lab-study-range = от { $low } до { $high }
lab-study-more = { $row } по порядку хода
lab-study-of-choices = из них с выбором — { $count }
lab-study-at-most = самое большее { $count }
lab-study-change = { $variant }: { $change } ({ $range })
lab-study-tile-seat = Место, самое далёкое от равной доли
lab-study-tile-length = Решений за игру
lab-study-tile-branching = Дозволенных ходов на решение
lab-study-tile-shared = Общие победы
lab-study-tile-decided = Всё решено после этой части игры
lab-study-tile-comeback = Выиграно из глубины
lab-study-tile-changes = Смен лидера за игру
lab-study-tile-skill = Насколько победу решает, кто играет против { $rival }

lab-study-bounds = За границами
lab-study-bounds-how = Всё, что точно лежит вне границ, которые задаёт сама игра или любая игра. Место должно выигрывать равную долю, плюс-минус { $points } пункта.
lab-study-bounds-none = За границами точно ничего нет.
lab-study-bounds-rest =
    Точно в границах — { $within }; { $open ->
        [0] неясного не осталось
       *[other] пока неясно — { $open }
    }.
lab-study-found = { $what }: { $value } ({ $range }); должно быть { $bounds }
lab-study-by = { $variant }:

lab-study-seats = Порядок хода
lab-study-seats-how = Как читать: точка — доля побед того, кого спрашивают первым, вторым и так далее, полоса — её интервал 95 %. Где все выбирают разом, места считаются как есть. Общая победа считается по частям. Закрашено то, где доле следует быть.
lab-study-seats-plot = Доля побед по порядку хода
lab-study-seat = Место { $order }
lab-study-equal = поровну: { $share }

lab-study-drama = Как идёт игра
lab-study-drama-how = Как читать: кривая — шансы того, кто в конце победил, какими их видела сама игра, в среднем по всем играм. Если кривая поднимается рано, игра рано решается; если она ровная до конца, решает конец.
lab-study-drama-plot = Шансы победителя, смотря какая часть игры позади
lab-study-drama-axis = часть всех решений игры

lab-study-cards = Чего стоят карты
lab-study-cards-how = Как читать: одному месту, каждому по очереди, на тех же раздачах запрещали брать и применять карту. Точка — сколько пунктов победы оно из-за этого потеряло. Справа от пунктира карта помогает тому, у кого она есть; слева бот без неё сыграл бы лучше. Сколько выигрывают владельцы карты, об этом не говорит: кто и так стоит хорошо, покупает больше, и любая карта кажется хорошей.
lab-study-cards-plot = Сколько пунктов победы потеряно без карты
lab-study-cards-axis = пункты победы (равная доля — { $share })
lab-study-no-worth = ничего не стоит
lab-study-cards-more = Что ещё сделали запреты
lab-study-cards-table = Без карты
lab-study-card = карта
lab-study-loss-points = потеряно очков игры
lab-study-barred = игры, где запрет отнял какой-то ход
lab-study-lifted = решения, где больше нечего было делать и карту разрешили

lab-study-use = Как часто берут и применяют карты
lab-study-use-how = Сколько мест взяли или применили карту из тех, кто мог это сделать в игре; и доля победы тех, кто сделал хоть одно; равная доля — { $share }. Последний столбец не говорит, чего стоит карта: это показывает только запрет.
lab-study-use-all = Все карты: { $count }
lab-study-taken = берут
lab-study-used = применяют
lab-study-won = доля победы

lab-study-skill = Умение и удача
lab-study-skill-how = Как читать: каждую раздачу { $bot } сыграл один среди соперников на каждом из мест. Умение — то, что объясняется тем, кто играет; место — порядком хода; раздача — тем, кому она подошла, кто бы там ни сидел; остальное не удержать одинаковым: кости ботов и то, что выпадает, когда игры разошлись. Часть чуть меньше 0 — никакая.
lab-study-skill-against = { $bot } среди { $rival }
lab-study-skill-few = Раздач мало, чтобы разделить: нужно { $deals }.
lab-study-part-skill = кто играет
lab-study-part-seat = место
lab-study-part-deal = раздача
lab-study-part-rest = остальное
lab-study-sweeps = { $bot } выигрывает без дележа со всех мест { $all } раздач (равный по везению — { $luck }) и ни с одного — { $none }. Всего выиграно игр: { $strong }.

lab-study-own = Мерки самой игры
lab-study-own-how = Что считает сама игра; закрашены границы, если она их задаёт.

lab-study-variants = Что меняют варианты
lab-study-variants-how = Разница с обычными числами на тех же раздачах. Что зависит от раздачи, достаётся обоим, поэтому эти интервалы уже, чем у самих величин.
lab-study-variants-count = { $variant }: из { $all } величин точно отличаются { $sure }. Случай один заставляет выглядеть так примерно каждую двадцатую, здесь около { $expected }: строку, которой никто не ждал, стоит измерить ещё раз с другим числом --seed.
lab-study-variants-same = Точно как при обычных числах прошло ровных игр: { $same } из { $deals }.
lab-study-variants-sure = Точно иначе: { $variant }
lab-study-variants-rest = Что не отличить от случая
lab-study-gauge = что
lab-study-difference = разница

lab-study-legend-good = точно в своих границах
lab-study-legend-bad = точно за ними
lab-study-legend-even = пока не ясно; у чего нет знака, нет и границ
lab-study-legend-helps = точно помогает
lab-study-legend-harms = точно вредит
lab-study-legend-open = пока не ясно

lab-study-repeat = Сыграть ещё раз
lab-study-repeat-how = На том же месте эта команда найдёт эти игры, а если попросить больше, продолжит отсюда. В другом месте тот же код сыграет те же игры ещё раз, любым числом процессов.
lab-study-repeat-files = Все игры — в games.csv, величины этой страницы и многие другие — в figures.csv, в differences.csv — то, что меняют варианты; в plan.json отпечатки кода, который играл и мерил.

lab-gauge-seat = Победы по порядку хода
lab-gauge-shared = Общие победы
lab-gauge-length = Решений за игру
lab-gauge-choices = Решений с выбором
lab-gauge-branching = Дозволенных ходов на решение
lab-gauge-most = Больше всего дозволенных ходов на одно решение
lab-gauge-changes = Смен лидера
lab-gauge-decided = Часть игры, после которой победитель впереди насовсем
lab-gauge-comeback = Игры, выигранные из глубины
lab-gauge-course = Шансы победителя, смотря какая часть игры позади
lab-gauge-strong = Победы бота среди соперников
lab-gauge-sweep = Раздачи по тому, со скольких мест их выигрывает бот
lab-gauge-explained = Что объясняет, кто победил
lab-gauge-taken = Карты, которые взяли те, кто мог
lab-gauge-used = Карты, которые применили те, кто мог
lab-gauge-won = Доля победы тех, у кого была карта
lab-gauge-loss = Пункты победы, потерянные без карты
lab-gauge-loss-points = Очки игры, потерянные без карты
lab-gauge-barred = Игры, где запрет отнял какой-то ход
lab-gauge-lifted = Решения, где запрет сняли

lab-row-all = все места
lab-row-some = часть мест
lab-row-none = ни одного места

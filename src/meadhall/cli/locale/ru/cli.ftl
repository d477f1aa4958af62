### Команда `meadhall`: что она говорит вокруг игр.

## Имена

cli-name-guest = Гость
# Для ботов и безымянных игроков; не меньше, чем мест за столом.
cli-names = Астрид Бьёрн Гуннар Хильд Ивар Сигрид Торвальд Ирса

## Команды, которые можно набрать вместо выбора, каждая — одно слово

cli-command-hint = совет
    .also = подсказка
cli-command-undo = отмена
cli-command-ask = спроси
cli-command-rules = правила
cli-command-table = стол
cli-command-log = сага
cli-command-save = сохранить
cli-command-help = помощь
cli-command-quit = выход

cli-help-answer = Наберите номер выбора или ход так, как он записан в ‹ ›. Или команду (английские имена тоже годятся):
cli-help-hint = что на вашем месте сделал бы бот и почему
cli-help-undo = вернуть свой последний ход, пока не открылось ничего скрытого
cli-help-ask = спрашивать обо всём: и о том, на что вы ответили раз и навсегда, и о том, что за вас пропускают
cli-help-rules = книга правил; «правила { $rule }» — одно правило, «правила { $words }» — поиск
cli-help-table = показать стол и выбор ещё раз
cli-help-log = всё, что произошло до сих пор
cli-help-save = сохранить игру в файл: «сохранить ФАЙЛ»
cli-help-help = этот список
cli-help-quit = выйти из игры

## Игра

cli-play-you = Вы — p{ $seat }, { $name }.
cli-play-rivals = Против вас: { $rivals }.
cli-play-failed = { $name } больше не играет, на это место сел greedy: { $why }.
cli-play-commitment =
    Тасовка опечатана; вот отпечаток её секрета:
    { $commitment }
cli-play-resumed =
    { $moves ->
        [one] Игра продолжается после { $moves } хода.
        [few] Игра продолжается после { $moves } ходов.
       *[many] Игра продолжается после { $moves } ходов.
    }
cli-play-how = Отвечайте номером. «{ $table }» — показать стол ещё раз, «{ $help }» — что ещё можно набрать.
cli-play-secret =
    Секрет тасовки:
    { $secret }
cli-play-verify =
    Его отпечаток, показанный до первой карты:
    { $commitment }
    Сохраните запись, и «meadhall verify» докажет, что карты никто не подбирал.
cli-play-over = Игра окончена. «{ $save }» — сохранить запись, Enter — выйти.

cli-hint = Бот выбрал бы { $number } — { $what }.
cli-undo-done = Ход возвращён.
cli-ask-done = Теперь вас снова будут спрашивать.
cli-play-stands = Ответ дан, как вы велели; по команде «{ $ask }» вас снова будут спрашивать.
cli-undo-refused = Нельзя: { $why }.
cli-save-done = Сохранено: { $file }. (По нему можно узнать все руки: не подглядывайте!)
cli-save-done-over = Сохранено: { $file }.
cli-to-resume = Продолжить:     { $command }
cli-to-verify = Проверить:      { $command }
cli-to-replay = Посмотреть ещё: { $command }
cli-save-exists = Файл { $file } уже есть, назовите другой.
cli-save-failed = Не удаётся записать { $file }: { $why }
cli-quit-unsaved = Игра не сохранена. Ещё раз «{ $quit }» — бросить её насовсем, «{ $save }» — сохранить.
cli-left-unsaved = Вы вышли; игра не сохранена.
cli-left-saved = Вы вышли; игра сохранена: { $file }.

cli-answer-no-number = Выбора { $number } нет: номера от 1 до { $last }.
cli-answer-no-choices = Выбирать больше нечего: игра окончена.
cli-answer-near = «{ $text }» здесь выбрать нельзя. Может быть, «{ $near }»?
cli-answer-unknown = Нет такого выбора и такой команды: «{ $text }». Номер от 1 до { $last } или ? — помощь.

## Просмотр записи

cli-replay-position = Эта игра началась с готовой позиции, а не с пустого стола.
cli-replay-prompt = Момент { $at } из { $last }. Enter — дальше · p — назад · номер — перейти · q — выход
cli-replay-prompt-end = Момент { $at } из { $last }, последний. p — назад · номер — перейти · q — выход
cli-replay-puzzled = Enter, p, q или номер от 0 до { $last }.
cli-replay-hand-of = p{ $seat } { $name }
cli-replay-unfinished =
    { $moves ->
        [one] Здесь, после { $moves } хода, запись кончается; игра не доиграна.
        [few] Здесь, после { $moves } ходов, запись кончается; игра не доиграна.
       *[many] Здесь, после { $moves } ходов, запись кончается; игра не доиграна.
    }

## Проверка

cli-verify-bad = ✗ запись: { $why }
cli-verify-moves =
    ✓ запись: { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }; все ходы по правилам, все отпечатки сходятся
cli-verify-unfinished = ✓ итог: нет, игра не доиграна
cli-verify-result = ✓ итог: { $scores }, к нему и ведут ходы
cli-verify-seed = – тасовка: по числу { $seed }; опечатанной тасовки нет, доказывать нечего
cli-verify-by-oneself = ✗ тасовка: тасовал сам игрок, и не было зала, который мог бы что-то обещать, так что ничего не доказано
cli-verify-no-commitment = ✗ тасовка: секрет в записи есть, а отпечатка нет, так что ничего не доказано
cli-verify-broken-promise = ✗ тасовка: это не тот секрет, который обещан отпечатком { $commitment }
cli-verify-proved = ✓ тасовка: доказана, если до первой карты был показан этот отпечаток: { $commitment }
cli-verify-position = – позиция: игра началась с того, что по записи уже лежало на столе; тасовка доказывает то, что было потом
cli-verify-shares =
    ✓ { $shares ->
        [one] { $shares } игрок добавил долю к тасовке
        [few] { $shares } игрока добавили доли к тасовке
       *[many] { $shares } игроков добавили доли к тасовке
    }: если ваша здесь такая, какой вы её дали, карты не выбирал никто в одиночку
cli-verify-share = { "  " }{ $name }: { $share }

## Правила и игры

cli-rules-none = Нет правила с таким номером или такими словами: { $words }
cli-rules-ruling = наше решение
cli-rules-ruling-note = ◆ отмечает правила, где хотя бы в одном решили мы: печатные правила там молчат или противоречат себе.
cli-rules-book = В книге:
cli-rules-reason = Почему так:
cli-rules-other = Можно понять и иначе:
cli-rules-switch = Сыграть так:
cli-rules-variant = домашнее правило «{ $title }» (variants.{ $name } в настройках).
cli-games-players =
    { $least }–{ $most ->
        [one] { $most } игрок
        [few] { $most } игрока
       *[many] { $most } игроков
    }
cli-games-how = Играть: meadhall play ИМЯ. Читать правила: meadhall rules ИМЯ.

## Проверка случайными играми

cli-fuzz-fine =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    } и { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    } без единого сбоя; игр в секунду: { $rate } (первое число — { $seed }).
cli-fuzz-broken =
    { $games ->
        [0] Сбой в первой же игре
        [one] Сбой после { $games } удачной игры
        [few] Сбой после { $games } удачных игр
       *[many] Сбой после { $games } удачных игр
    } (число { $seed }): { $what }
cli-fuzz-kept = Как к нему прийти: { $file }; где сломалось: { $traces }

# meadhall analyse
cli-analyse-thinking = обдумываем
cli-analyse-course = Шансы на победу, от первого решения до последнего
cli-analyse-steady = Поворотных моментов не было: шансы менялись понемногу.
cli-analyse-turning = Поворотные моменты
cli-analyse-point = Ход { $number }, { $mover }: { $move }. { $name }: { $before } % → { $after } %.
cli-analyse-unfinished = Игра ещё не окончена: это шансы на текущий момент.
cli-analyse-better = { "    " }{ $sure ->
        [surely] Точно лучше было
       *[probably] Пожалуй, лучше было
    } { $move } — { $worth } % вместо { $instead } %.
cli-analyse-doubt = { "    " }(Разница может отклоняться на { $error } п. п.)

cli-plain-players = игроки

# meadhall puzzles
cli-puzzles-games = { $kind }: { $games ->
    [one] просмотрена { $games } партия
    [few] просмотрены { $games } партии
   *[other] просмотрено { $games } партий
}
cli-puzzles-fault = { $name }: { $what }
cli-puzzles-checked = Верны { $good } из { $all }.
cli-puzzles-kind = вид
cli-puzzles-kept = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
} в { $file }

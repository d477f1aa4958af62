### Слова уроков и задач. Загружаются вместе с ними.

learn-title = Уроки
learn-guide = Наставник
learn-step = шаг { $step } из { $steps }
learn-right = Верно.
learn-astray = Так можно, но сейчас речь о другом. Попробуйте ещё раз.
learn-again = Ещё раз
learn-finish = Готово
learn-show = Показать
learn-do = Сделать
learn-back = Шаг назад
learn-leave = Выйти из урока
learn-learned = Урок пройден
learn-following = Дальше: { $title }
learn-play = Сыграть
learn-all = Все уроки
learn-none = Уроков этой игры пока нет. Правила — в книге правил.
learn-go-on = Дальше: { $title }
learn-first-game = Сыграть игру целиком, с подсказчиком
learn-first-game-how = { $players ->
    [2] Против бота ({ $level }); подсказчик объяснит новое.
   *[other] Против ботов: { $rivals } ({ $level }); подсказчик объяснит новое.
    }

## Список уроков

learn-lessons = Уроки: { $game }
learn-enough = Чтобы сесть за стол
learn-well = Чтобы играть хорошо
learn-group =
    { $lessons ->
        [one] { $lessons } урок, { $minutes } мин
        [few] { $lessons } урока, { $minutes } мин
       *[other] { $lessons } уроков, { $minutes } мин
    }
learn-any-order = В любом порядке, всё открыто.
learn-of = { $done } из { $all }
learn-is-done = пройден
learn-do-done = Ещё раз
learn-do-begun = Дальше
learn-do-open = Начать
learn-whole = Первая игра целиком
learn-play-with =
    { $bots ->
        [one] соперник — { $level }, { $plain }
       *[other] боты: { $bots }, { $plain }
    }
learn-snorri = Снорри, скальд зала
learn-says-first =
    { $minutes ->
        [one] «Садитесь рядом. Через { $minutes } минуту сможете играть с кем угодно».
        [few] «Садитесь рядом. Через { $minutes } минуты сможете играть с кем угодно».
       *[other] «Садитесь рядом. Через { $minutes } минут сможете играть с кем угодно».
    }
learn-says-left =
    { $left ->
        [one] «Ещё один урок, и можно садиться за любой стол. С остальными вас будет трудно обыграть».
        [few] «Ещё { $left } урока, и можно садиться за любой стол».
       *[other] «Ещё { $left } уроков, и можно садиться за любой стол».
    }
learn-says-enough = «Теперь можно садиться за любой стол. С остальными уроками вас будет трудно обыграть».
learn-says-all = «Мне больше нечему вас учить. Теперь учит стол».

## Шаги

learn-prompt-asking = Наставник задал вопрос
learn-prompt-mistaken = Попробуйте иначе
learn-prompt-done = Наставник продолжит, когда вы готовы
learn-skip = Пропустить
key-show = Показать ход
key-skip = Пропустить шаг

## Задачи

puzzle-order = Верные ходы по порядку; у меток на столе те же номера

puzzles-count = Найдено { $done } из { $all }. В любом порядке, всё открыто.
puzzles-none = Задач этой игры пока нет.
puzzles-level = Сложность
puzzles-any = все
puzzles-steps =
    { $steps ->
        [one] { $steps } ход
        [few] { $steps } хода
       *[other] { $steps } ходов
    }
puzzle-solved = Решено
puzzle-shown = Ответ
puzzle-tries =
    { $left ->
        [0] Попыток не осталось
        [one] Осталась { $left } попытка
        [few] Осталось { $left } попытки
       *[other] Осталось { $left } попыток
    }
puzzle-with-hint = с подсказкой
puzzle-hinted = Подсвечено, о чём речь.
puzzle-missed = Можно лучше. Ещё раз.
puzzle-found =
    { $misses ->
        [0] Найдено с первой попытки
        [1] Найдено со второй попытки
       *[other] Найдено с третьей попытки
    }
puzzle-answer = Найти надо было это:
puzzle-worth = Чего стоит каждый первый ход
puzzle-themes = Темы: после решения
puzzle-show = Показать
puzzle-play-out = Доиграть
puzzle-next = Следующая задача
puzzle-share = Поделиться

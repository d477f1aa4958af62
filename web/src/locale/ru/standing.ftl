## Как у кого дела: партии, рейтинг и счёт

standing-since =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } с { $day }
standing-none = Ни одна ваша партия ещё не окончена. Сядьте за стол — сыгранная окажется здесь.
standing-begin = Найти стол
standing-show = Показать эту страницу всем
standing-show-how = Рейтинг и счёт, без имён соперников. Выключено, пока вы не захотите.
standing-shown = Её можно прочесть здесь
standing-of = Как дела у { $name }
standing-of-none = Никто с таким именем не показывает свой счёт.

guest-lead = Эти партии помнит ваш браузер. Другие устройства их не знают, а если его очистить, они пропадут.
guest-why = Если имя ваше собственное
guest-why-kept = ваши партии с вами на любом устройстве
guest-why-rated = можно играть с рейтингом и видеть свою силу
guest-why-figures = видно, чем и против кого вы побеждаете
guest-make = Закрепить имя
guest-none = В этом браузере ещё ничего не доиграно.
guest-won =
    Побед: { $won } из { $games ->
        [one] { $games } партии
       *[other] { $games } партий
    }

rating = Рейтинг
rating-none = Рейтинга пока нет
rating-none-how = За рейтинговым столом есть часы, нет подсказок, и сидят только люди под своими именами и боты. Выберите «С рейтингом», когда накрываете стол, — с друзьями или против ботов.
rating-about = ± { $spread }
rating-games =
    { $games ->
        [one] после { $games } рейтинговой партии
       *[other] после { $games } рейтинговых партий
    }
rating-how = 19 из 20 таких промежутков верны; чем больше партий, тем они уже. 1500 — это карл.
rating-graph = Рейтинг со временем: сначала { $first }, теперь { $last } ± { $spread }
rating-band = Полоса показывает, насколько он верен.

records = Рекорды
record-highest = Высший рейтинг
record-highest-none = пока неточен
record-run = Побед подряд
record-best = Больше всего очков
record-games = Выиграно партий

wins = Победы
wins-size =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
wins-seats = По местам
wins-levels = Соперники
wins-seat = Место { $seat }
wins-of = { $won } из { $games }
wins-says = { $what }: { $won } из { $games }, { $percent } %; равный выиграл бы { $null } %
wins-null = Черта — сколько выиграл бы равный.
against-people = люди
against-other = другие боты

games = Партии
games-none = Таких партий нет.
games-older = Более ранние
filter-players = Игроков
filter-outcome = Итог
filter-against = Против
filter-kind = Какие
any = любые
outcome-won = победа
outcome-shared = поровну
outcome-lost = поражение
outcome-none = не в счёт
against-any-people = людей
against-only-bots = только ботов
kind-rated = с рейтингом
kind-unrated = без рейтинга
kind-starred = со звездой
star = Звезда: чтобы найти снова
unstar = Снять звезду
place-of = место { $place }
left-of = { $name } (доиграл бот)
rated-by = { $change }, стало { $shown }
rated-less = в счёт { $percent } %: те же двое, часто или с одного адреса

### То, что говорится только за столом: загружается вместе с ним.

## Меню стола

menu-table = Стол
rest = Бот вместо меня
rest-how = пока я не вернусь
unmute = Снова слышать
muted = не слышно, только у вас
kick = Прогнать
kick-how = нужно согласие больше половины остальных
end = Закончить игру
end-offer = Предложить закончить
end-offer-how = нужно согласие всех, кто играет
end-counted = Засчитать как есть
end-void = Не засчитывать
concede-bot = ваше место доиграет бот
concede-last = ваше место будет последним
leave-table = Выйти из-за стола
leave-table-how = играет бот; по ссылке можно вернуться
report = Пожаловаться
report-how = на слова или поступки за этим столом
report-what = Что случилось?
report-send = Сообщить хозяину зала
menu-reported = Хозяин зала прочтёт это вместе с чатом.
eyes-mine = Показывать зрителям мою руку
eyes-mine-how = смотреть может любой, и соперники тоже
eyes-public = Со стороны
eyes-of = Глазами игрока: { $name }
eyes-of-now = Вы смотрите глазами игрока: { $name }.
eyes-all = Все руки
eyes-all-how =
    { $turns ->
        [one] какими были { $turns } ход назад
        [few] какими были { $turns } хода назад
       *[many] какими были { $turns } ходов назад
    }
eyes-all-now =
    { $turns ->
        [one] Вы видите все руки, какими они были { $turns } ход назад.
        [few] Вы видите все руки, какими они были { $turns } хода назад.
       *[many] Вы видите все руки, какими они были { $turns } ходов назад.
    }

## Решаем вместе

matter-end = { $name } предлагает закончить игру и засчитать её как есть.
matter-void = { $name } предлагает закончить игру и не засчитывать.
matter-bot = { $name } предлагает посадить бота. Место: { $about }.
matter-kick = { $name } предлагает прогнать игрока: { $about }.
matter-count = { $yes } из { $needed }
matter-yes = Согласиться
matter-no = Нет
matter-withdraw = Забрать назад

## Ещё одна игра

again-asked = Предложено сыграть ещё: { $names }
again-asked-by = { $name } предлагает сыграть ещё
again-wait = Начнём, когда соберутся все. Через { $time } на пустое место может сесть бот.
again-no-more = Ответили не все. На пустое место может сесть бот.
again-all-answered = Все ответили.
again-asks = предлагает
again-comes = играет
again-silent = ждём ответа, { $time }
again-yours = ждём вас, { $time }
again-no-answer = без ответа
again-bot-comes = бот, тоже играет
again-you-come = Вы играете. Начнём, когда ответят все.
again-join = Сыграть
again-not-now = Не сейчас
again-start = Начать с ботом
again-withdraw = Забрать назад
again-watch = Смотреть

## Рейтинговые столы

room-rated = С рейтингом: под своими именами, по часам, без подсказок. Кто ушёл — последний.
refused-needs-name = Этот стол рейтинговый: за ним сидят под своим именем.
refused-seated-already = Вы уже сидите за этим столом, а он рейтинговый.
refused-not-at-rated = За этим столом каждый играет сам. Об ушедших заботятся часы.
refused-not-alone = Рейтинговую игру нельзя закончить в одиночку. Можно сдаться.
rated-now = Ваш рейтинг: { $shown } ({ $change })

## Что делают боты и что решено

note-takeover-absent = { $name }: нет на месте, играет бот.
note-takeover-timeout = { $name }: время вышло, играет бот.
note-takeover-left = { $name }: место оставлено, играет бот.
note-takeover-rest = { $name }: передышка, играет бот.
note-takeover-conceded = { $name }: партия сдана, дальше играет бот.
note-takeover-kicked = { $name }: за столом больше не играет, дальше бот.
note-no-end = { $name }: лучше доиграть.
note-no-void = { $name }: лучше доиграть.
note-no-bot = Бот не сядет: согласных мало.
note-no-kick = Все остаются: согласных мало.
note-takeover-crashed = { $name }: бот сломался, играет другой.
note-takeover-hung = { $name }: бот задумался, играет другой.
note-takeover-illegal = { $name }: бот сходил не по правилам, играет другой.
to-league = Назад в лигу

line-lost-how = Связь пропала. Она вернётся сама, и ничего не забудется.
onlooker = вы смотрите
lobby-rules-on = Домашние правила этого стола
join-title = Для вас есть место
room-waiting =
    { $free ->
        [one] Свободно { $free } место. Игра начнётся, когда его займут.
        [few] Свободно { $free } места. Игра начнётся, когда их займут.
       *[many] Свободно { $free } мест. Игра начнётся, когда их займут.
    }
room-full = Все в сборе. Начинайте, когда хотите.
room-full-guest = Все в сборе. Игра вот-вот начнётся.
room-kept = Места придержаны: { $names }.
room-kept-for = Придержано: { $name }
room-free = Свободное место
room-start-bots = Начать, боты займут места
room-kick = Отправить прочь
invite = Позвать друга
invite-how = Отправьте ссылку или покажите код. Регистрация не нужна.
invite-link = Ссылка-приглашение
come-back = Я снова здесь
result = Итог
result-you = Вы победили!
result-won = Победа: { $name }
result-shared = Общая победа: { $names }
result-yours = ваши очки
result-why = Решило вот что: { $source }, { $more } против { $less } ({ $name }).
result-bot = Партию за вас доиграл бот.
result-parts = За что очки
result-turned = Здесь всё повернулось
result-turned-none = Всё решилось понемногу.
result-counting = Считаем шансы…
result-step = Шаг { $step }:
result-chances = { $name }: { $before } % → { $after } %
result-see = Посмотреть этот момент
result-tell = Рассказать другим
result-picture-of = Картинка, чтобы поделиться: { $verdict }
rematch = Сыграть ещё
result-void = Эта партия не в счёт
finished-by-bot = доиграл бот
finished-by-bot-you = за вас доиграл бот
gave-up = партия сдана
bot-for = Бот вместо игрока: { $name }
bot-for-how = нет { $time } · вернётся и сразу сядет на своё место
bot-for-do = Посадить бота
menu-sure = Точно?
again-change = Изменить
guide-how = В первых играх объясняет новое и говорит, какой ход был слабым, пока его можно вернуть
result-better = Ваш ход { $step }: лучше было { $move } ({ $best } % вместо { $worth } %, { $sure ->
    [surely] точно
   *[probably] пожалуй
    })
puzzle-back = К задаче

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

to-league = Назад в лигу

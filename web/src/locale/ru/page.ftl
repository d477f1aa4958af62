### Что говорит страница вокруг игр. У игр свои каталоги.

## Везде

close = Закрыть
back = Назад
confirm = Готово
take-back = Вернуть ход
hint = Подсказка
your-move = Ваш ход
moment = Минутку
waiting-for = Ждём: { $names }
game-over = Игра окончена
prompt = Что спрашивают
steps = Шаги
choices = Выбор
your-time = Сколько у вас времени
saga = Сага
chat = Беседа
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь…
you = вы
bot = бот
level-random = ветреный
level-greedy = цепкий
level-ismcts = хитрый
level-learned = мудрый

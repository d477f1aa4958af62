# Почему что-то нельзя сделать — в любой игре.
kernel-why-no-such-seat = за столом на { $players } нет места { $seat } (места считаются с нуля)
kernel-why-no-such-move = хода с номером { $move } не существует
kernel-why-game-over = игра окончена
kernel-why-not-in-puzzle = эта задача о другом: здесь можно делать только те ходы, которые она предлагает
kernel-why-not-your-decision = сейчас решает не игрок { $seat }
kernel-undo-nothing = отменять нечего
kernel-undo-another-decided = с тех пор решал кто-то другой, этот ход уже не вернуть
kernel-undo-hidden-appeared = открылось скрытое, этот ход уже не вернуть

# Что спрашивает игра, которая не говорит этого сама.
kernel-ask = Что вы делаете?

# Что не так с настройкой; $what — её имя через точки.
kernel-option-whole = { $what }: целое число от { $least } до { $most }, а не { $value }
kernel-option-one-of = { $what }: { $names } или { $last }, а не { $value }
kernel-option-yes-no = { $what }: true или false, а не { $value }
kernel-option-row = { $what }: список из { $length }, а не { $value }
kernel-option-no-options = настройки — это таблица, а не { $value }
kernel-option-unknown = нет настройки { $name }; у { $game } есть { $known }
kernel-option-no-entry = в { $what } нет записи { $name }; есть { $known }
kernel-option-no-table = { $what }: нужна таблица, а не { $value }

# Кто сидит за столами на уроках

kernel-learner-you = Гость
    .answer = Вы
kernel-learner-erik = Эрик
kernel-learner-anna = Анна

# Почему что-то нельзя сделать — в любой игре.
kernel-why-no-such-seat = за столом на { $players } нет места { $seat } (места считаются с нуля)
kernel-why-no-such-move = хода с номером { $move } не существует
kernel-why-game-over = игра окончена
kernel-why-not-your-decision = сейчас решает не игрок { $seat }
kernel-undo-nothing = отменять нечего
kernel-undo-another-decided = с тех пор решал кто-то другой, этот ход уже не вернуть
kernel-undo-hidden-appeared = открылось скрытое, этот ход уже не вернуть

# Что спрашивает игра, которая не говорит этого сама.
kernel-ask = Что вы делаете?

## Кто сидит за столами на уроках

kernel-learner-you = Вы
kernel-learner-erik = Эрик
kernel-learner-anna = Анна

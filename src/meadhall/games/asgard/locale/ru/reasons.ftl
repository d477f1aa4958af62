# Почему в «Интригах Асгарда» так ходить нельзя.
asgard-why-not-in-hand = этой карты нет у вас на руке
asgard-why-not-drawn = сыграть можно только ту карту, которую вы взяли
asgard-why-no-card-now = во время пробуждения карты с руки не играют
asgard-why-pick-first = сейчас каждый выбирает карту с руки и сторону, которая ляжет вверх
asgard-why-no-goal-now = выбора между волей и целью здесь нет
asgard-why-not-a-stack = стопку здесь не выбирают
asgard-why-thor-under-thor = карты Тора кладут под другую стопку, а не под их собственную
asgard-why-no-such-stack = у вас нет стопки, в которой виден её ас ({ $god })
asgard-why-no-such-card = на этом месте нет открытой карты ({ $god })
asgard-why-face-down-thor = карту Тора, лежащую рубашкой вверх, выбрать нельзя
asgard-why-other-stack = карта должна быть из другой стопки ({ $god })
asgard-why-from-the-top-down = сначала верхние карты: чтобы взять карту выше последней, вернитесь на шаг
asgard-why-not-own-card = свою карту здесь не выбирают
asgard-why-not-a-rivals-card = карту соперника здесь не выбирают
asgard-why-own-card = это должна быть карта соперника
asgard-why-no-such-player = такого игрока нет
asgard-why-must-choose = отказаться здесь нельзя

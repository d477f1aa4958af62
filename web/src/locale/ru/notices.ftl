### How one is told what happens while one is away; loaded with that page, and at tables of days.

notices = Уведомления
notices-lead = Когда на ход даются дни, незачем всё время заглядывать. Зал сам скажет, что ваш ход.

notices-here = Это устройство
notices-here-how = Сообщение появится здесь, даже если зал не открыт. В нём сказано, какая игра ждёт, и ничего о ваших картах.
notices-here-do = Сообщать здесь
notices-guest = Вы играете как гость: сядьте за стол, где на ход даются дни, и нажмите там «Сообщить, когда мой ход». Тогда этот браузер узнает об этом столе.
notices-devices = Ваши другие устройства
notices-somewhere = Устройство
notices-cant-unsupported = Этот браузер не показывает сообщений закрытой страницы. На iPhone и iPad они будут, если добавить страницу на экран «Домой»: «Поделиться», затем «На экран „Домой“».
notices-cant-insecure = Браузеры разрешают это только по HTTPS. Это может настроить тот, кто держит зал.
notices-cant-denied = Браузер не разрешает этой странице показывать сообщения. Это можно изменить в его настройках для сайта.
notices-cant-no-service = Браузер сейчас не может получать сообщения. В некоторых браузерах это отключено; иначе попробуйте ещё раз.

notices-name-how = Со своим именем вы узнаёте обо всех своих столах, на всех устройствах.

notices-mail = Почта
notices-address = Ваш адрес
notices-mail-do = Спросить этот адрес
notices-asked = Письмо отправлено. Ссылка в нём подтвердит адрес; она действует сутки.
notices-unconfirmed = Пока не сообщается: откройте ссылку в письме, которое туда отправлено.

notices-hook = Ваша программа
notices-hook-add = Сообщать в Discord, Matrix или программе
notices-hook-do = Сообщать
notices-url = Адрес её вебхука
notices-form = Она понимает

notices-what = Что сообщается: { $where }
notices-kind-move = Мой ход
notices-kind-half = Половина времени прошла
notices-kind-rematch = Ещё партия
notices-kind-free = Место за моим столом
notices-kind-round = Тур моей лиги
notices-try = Проверить
notices-try-where = Проверить: { $where }
notices-tried = Дошло.
notices-off = Выключить
notices-remove = Убрать
notices-remove-where = Убрать: { $where }
notices-why-answer = Ответ { $code }: ничего не принято.
notices-why-too-slow = Ответа не было слишком долго.
notices-why-no-connection = По этому адресу никто не отвечает.
notices-why-inside = Этот адрес лежит в собственной сети зала: туда он ничего не отправляет.
notices-why-mail = Почтовый сервер не принял письмо.
notices-why-other = Не дошло.

notices-quiet = Тихие часы
notices-quiet-how = Ночью ничего не сообщать, а потом
notices-from = С
notices-to = До
notices-zone = По часам { $zone }.
notices-zone-here = Взять { $zone }

notices-stop = Прекратить всё
notices-stop-sure = Больше ничего не будет сообщаться, все адреса будут забыты.
notices-stop-no = Сообщать дальше
notices-stopped = Больше ничего не сообщается, ваших адресов здесь нет.

notices-link-confirm = Сообщать вам по почте на этот адрес?
notices-link-confirm-do = Да, он мой
notices-link-confirm-done = Теперь сообщения приходят на { $where }.
notices-link-stop = Больше не присылать писем на этот адрес?
notices-link-stop-do = Больше не надо
notices-link-stop-done = Писем туда больше не будет.
notices-link-never = Этому залу никогда больше не писать на этот адрес?
notices-link-never-do = Никогда
notices-link-never-done = Этот зал больше не напишет на тот адрес.
notices-link-old = Эта ссылка больше не действует.

refused-bad-address = Туда зал сообщать не может. Проверьте адрес; у вебхука он начинается с https://.
refused-no-mail = Этот зал так не умеет.

notices-tell-me = Сообщить, когда мой ход
notices-tell-me-how = Здесь на ход даются дни.
notices-not-now = Нет, спасибо
notices-just = Это устройство сообщит, когда ваш ход.
notices-more = Подробнее
notices-fine = Хорошо

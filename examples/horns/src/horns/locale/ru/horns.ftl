# Каждый текст начинается с имени игры. Три, которые видят первыми:
horns-title = Рога
horns-blurb = выбирайте мёд покрепче и знайте, когда его вылить
horns-intro = У каждого три рога. Все тайно выбирают один; у кого самый крепкий, тот выпивает его ради очка или выливает и берёт другой. Побеждает тот, у кого больше очков.

# Правила.
horns-section-play = Как играть
horns-rule-H-1 = Каждый тайно выбирает один из своих рогов; побеждает самый крепкий.
    .title = Выбор
horns-rule-H-2 = Победитель выпивает его ради очка или выливает и берёт другой.
    .title = Тост

# Ходы: horns-move- и вид хода, с его полями.
horns-move-pick = выбрать рог крепости { $horn }
horns-move-drink = выпить
horns-move-pour = вылить и взять другой

# Что произошло: horns-event- и имя события. Чего читателю не говорят, то «unseen».
horns-event-dealt = У каждого рогов: { $horns }.
horns-event-sealed =
    { $horn ->
        [unseen] выбирает рог.
       *[other] выбирает рог крепости { $horn }.
    }
horns-event-revealed = показывает крепость { $horn }.
horns-event-won = у этого рога мёд крепче всех.
horns-event-drank = выпивает его.
horns-event-poured = выливает его.
horns-event-drew =
    { $horn ->
        [unseen] берёт другой.
       *[other] берёт рог крепости { $horn }.
    }

# Почему нельзя.
horns-why-not-now = сейчас так нельзя

# Как простой стол называет то, что видно.
horns-view-played = на столе
horns-view-deck = осталось рогов
horns-view-scores = очки
horns-view-horns = рогов на руках
horns-view-chosen = выбор сделан
horns-view-hand = ваши рога
horns-view-pick = ваш выбор

# За что очки – в конце партии.
horns-part-drunk = выпитые рога

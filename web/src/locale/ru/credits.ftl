### Кого благодарят. Загружается вместе с этой страницей.

credits-title = Благодарности
credits-unofficial = Meadhall — неофициальный проект: слова и рисунки наши, чужих картинок и предложений нет. Игры принадлежат их авторам и издателям; понравились — купите их.
credits-icons = Фигуры
credits-icons-how = Фигуры на картах — с game-icons.net, авторы Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau и другие, лицензия CC BY 3.0; цвета и рамки наши.
credits-fonts = Шрифты
credits-fonts-how = Forum — Денис Машаров, Alegreya Sans — Хуан Пабло дель Пераль, Noto Sans Runic — Google; все под SIL Open Font License 1.1, через Fontsource.
credits-code = Код
credits-code-how = Страница сделана на Svelte, Vite, Fluent, qrcode-generator и noble-hashes; зал — на Litestar, uvicorn, msgspec и SQLAlchemy. Сам Meadhall — под лицензией MIT.

### Whom there is to thank. It is loaded with the page that says so.

credits-title = Credits
credits-unofficial = Meadhall is unofficial: our own words and drawings, nobody's art or sentences. The games belong to their authors and publishers; buy them if you like them.
credits-icons = Figures
credits-icons-how = Figures on the cards are from game-icons.net, by Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau and other contributors, under CC BY 3.0; colours and frames are ours.
credits-fonts = Letters
credits-fonts-how = Forum by Denis Masharov, Alegreya Sans by Juan Pablo del Peral, Noto Sans Runic by Google, all under the SIL Open Font License 1.1, through Fontsource.
credits-code = Code
credits-code-how = The page is built with Svelte, Vite, Fluent, qrcode-generator and noble-hashes; the hall with Litestar, uvicorn, msgspec and SQLAlchemy. Meadhall itself is under the MIT licence.

# Všechny texty pro hráče česky. Pojmy: docs/glossary/cs.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Desková hra DVONN
command-dvonn-challenge = Vyzve hráče nebo kohokoli v kanálu
    .name = vyzvat
command-dvonn-challenge-opponent = Hráč, kterého vyzýváš. Výchozí: přijmout může kdokoli
    .name = souper
command-dvonn-challenge-color = Tvoje barva. Výchozí: náhodná
    .name = barva
command-dvonn-challenge-setup = Jak se zaplní deska. Výchozí: zeptám se
    .name = rozestaveni
command-dvonn-challenge-seed = Semínko dřívější desky. Výchozí: náhodné
    .name = seminko
command-dvonn-challenge-position = Počáteční pozice jako text, pro rozestavení „zadané“
    .name = pozice
command-dvonn-challenge-clock = Tempo: 5d, 3d+12h, live 10 nebo none. Výchozí: 3d+12h
    .name = tempo
command-dvonn-challenge-rated = Hodnocená partie. Výchozí: jen pokud tu mají rating obě strany
    .name = hodnoceno
command-dvonn-play = Začne partii s počítačem
    .name = hrat
command-dvonn-play-level = Úroveň počítače. Výchozí: rekreační
    .name = uroven
command-dvonn-play-engine = Engine, který přidal provozovatel bota, místo úrovně
    .name = engine
command-dvonn-play-color = Tvoje barva. Výchozí: náhodná
    .name = barva
command-dvonn-play-setup = Jak se zaplní deska. Výchozí: vyrovnaná náhodná deska
    .name = rozestaveni
command-dvonn-play-clock = Tvoje tempo: 5d, 3d+12h, live 10 nebo none. Výchozí: 3d+12h
    .name = tempo
command-dvonn-play-seed = Semínko dřívější desky. Výchozí: náhodné
    .name = seminko
command-dvonn-play-position = Počáteční pozice jako text, pro rozestavení „zadané“
    .name = pozice
command-dvonn-place = Položí tvůj další kámen
    .name = polozit
command-dvonn-place-cell = Prázdné políčko, třeba D3. Další políčka (D3 E4 F2) se stanou plánem
    .name = policko
command-dvonn-plan = Naplánuje nasazení kamenů, které pak položím za tebe
    .name = plan
command-dvonn-conditional = Nastaví podmíněné tahy: když soupeř zahraje tohle, zahraješ tamto
    .name = podminene
command-dvonn-move = Táhne jedním z tvých komínků
    .name = tah
command-dvonn-move-move = Políčko tvého komínku a cílové políčko, třeba D3F3
    .name = tah
command-dvonn-hint = Ukáže tvoje nejlepší tahy (jen v nehodnocených partiích)
    .name = tip
command-dvonn-analyse = Analyzuje pozici nebo partii. Výchozí: partie v tomto kanálu
    .name = analyzovat
command-dvonn-analyse-position = Pozice jako text, třeba „w r1,w1,…/…“
    .name = pozice
command-dvonn-analyse-game = Číslo partie, seznam tahů nebo text souboru s partií
    .name = partie
command-dvonn-analyse-after = Po kolika tazích pozici analyzovat. Výchozí: po posledním
    .name = po
command-dvonn-analyse-lines = Počet nejlepších pokračování, 1 až 5. Výchozí: 3
    .name = pokracovani
command-dvonn-board = Ukáže desku partie v tomto kanálu
    .name = deska
command-dvonn-board-surrounded = Označit obklopené komínky (nemůžou táhnout). Výchozí: ne
    .name = obklopene
command-dvonn-board-size = Velikost obrázku. Výchozí: podle tvého nastavení
    .name = velikost
command-dvonn-board-size-small = malý
command-dvonn-board-size-normal = běžný
command-dvonn-board-size-large = velký
command-dvonn-games = Vypíše tvoje rozehrané partie a jejich termíny
    .name = partie
command-dvonn-offer = Nabídne soupeři remízu, vrácení tahu, pauzu, víc času nebo odvetu
    .name = nabidnout
command-dvonn-offer-what = Co nabídnout
    .name = co
command-dvonn-offer-what-draw = Remíza
command-dvonn-offer-what-takeback = Vrácení tvého posledního tahu
command-dvonn-offer-what-pause = Pauza: oboje hodiny stojí
command-dvonn-offer-what-time = Víc času pro soupeře (nemusí nic přijímat)
command-dvonn-offer-what-rematch = Odveta s prohozenými barvami
command-dvonn-admin = Nastavení celého serveru
command-dvonn-admin-settings = Zobrazí a změní nastavení serveru
    .name = nastaveni
command-dvonn-admin-limits = Zobrazí nebo nastaví, kolik výzev, vláken a turnajů smí jeden člověk začít
    .name = limity
command-dvonn-admin-limits-challenges = Otevřené výzvy jednoho člověka. Výchozí: 3
    .name = vyzvy
command-dvonn-admin-limits-opponent = Nejvyšší počet otevřených výzev jednoho člověka druhému. Výchozí: 1
    .name = souper
command-dvonn-admin-limits-threads = Vlákna, která smí jeden člověk otevřít za 10 minut. Výchozí: 3
    .name = vlakna
command-dvonn-admin-limits-tournaments = Neskončené turnaje jednoho pořadatele. Moderátoři smí mít 3. Výchozí: 1
    .name = turnaje
command-dvonn-admin-limits-wait = Za kolik minut smí pořadatel vytvořit další turnaj (moderátoři hned). Výchozí: 60
    .name = prodleva
command-dvonn-admin-limits-reason = Důvod, do záznamu (nepovinné)
    .name = duvod
command-dvonn-admin-roles = Zobrazí nebo nastaví role za místa v žebříčku a za tituly
    .name = odmeny
command-dvonn-admin-roles-first = Role za první místo v žebříčku
    .name = prvni
command-dvonn-admin-roles-top3 = Role pro první tři v žebříčku
    .name = top3
command-dvonn-admin-roles-top10 = Role pro prvních deset v žebříčku
    .name = top10
command-dvonn-admin-roles-season = Role pro vítěze poslední sezóny
    .name = sezona
command-dvonn-admin-roles-tournament = Role pro vítěze posledního turnaje
    .name = turnaj
command-dvonn-admin-roles-league = Role pro mistra ligy
    .name = liga
command-dvonn-admin-roles-reason = Důvod, do záznamu (nepovinné)
    .name = duvod
command-dvonn-admin-block = Zakáže někomu na tomto serveru začínat partie a přidávat se k nim
    .name = zablokovat
command-dvonn-admin-block-player = Koho zablokovat (rozehrané partie pokračují)
    .name = hrac
command-dvonn-admin-block-reason = Důvod, do záznamu a pro toho, koho se týká
    .name = duvod
command-dvonn-admin-unblock = Odblokuje někoho na tomto serveru
    .name = odblokovat
command-dvonn-admin-unblock-player = Koho odblokovat
    .name = hrac
command-dvonn-admin-unblock-reason = Důvod, do záznamu (nepovinné)
    .name = duvod
command-dvonn-admin-fairness = Ukáže ztráty hráčů na tah v rozebraných hodnocených partiích: vodítko, ne důkaz
    .name = ferovost
command-dvonn-admin-fairness-player = Hráč. Výchozí: ti, kdo nejvíc vyčnívají
    .name = hrac
command-dvonn-admin-backup = Stáhne všechny partie, výsledky, turnaje a nastavení tohoto serveru
    .name = zaloha
command-dvonn-admin-log = Ukáže, co dělali moderátoři: kdo, co, kdy a proč
    .name = zaznam
command-dvonn-resign = Vzdá partii v tomto kanálu
    .name = vzdat
command-dvonn-vacation = Začne nebo ukončí dovolenou, nebo ukáže zbývající dny
    .name = dovolena
command-dvonn-vacation-days = Počet dnů po 24 hodinách, počítáno od teď; 0 dovolenou ukončí
    .name = dny
command-dvonn-help = Jak se s tímto botem hraje DVONN
    .name = pomoc
command-dvonn-rules = Naučí tě pravidla DVONN za pět minut, s obrázky
    .name = pravidla
command-dvonn-rules-page = První stránka. Výchozí: cíl hry
    .name = stranka
command-dvonn-rules-page-goal = Cíl hry
command-dvonn-rules-page-placing = Nasazení kamenů
command-dvonn-rules-page-moving = Tahy komínky
command-dvonn-rules-page-surrounded = Obklopené komínky
command-dvonn-rules-page-isolation = Izolace
command-dvonn-rules-page-end = Vynechání tahu a konec
command-dvonn-rules-page-here = Jak se hraje tady
command-dvonn-rules-cell = Políčko: s kterými sousedí a co na nich stojí
    .name = policko
# Položky v nabídkách lidí a zpráv.
command-menu-challenge = Vyzvat na DVONN
command-menu-profile = Profil DVONN
command-menu-analyse = Analyzovat tuto pozici
command-menu-import = Importovat tuto partii

command-game = Jedna partie: rozbor, přehrání, tahy, náhled, export a import
    .name = partie
command-game-moves = Vypíše všechny tahy partie v tomto kanálu
    .name = tahy
command-game-replay = Přehraje partii jako GIF
    .name = prehrat
command-game-replay-game = Číslo partie nebo seznam tahů. Výchozí: poslední partie v tomto kanálu
    .name = partie
command-game-replay-from = Číslo prvního tahu. Výchozí: 1
    .name = od
command-game-replay-to = Číslo posledního tahu. Výchozí: nejnovější
    .name = do
command-game-replay-share = Přehrání pro všechny v kanálu. Výchozí: jen pro tebe
    .name = sdilet
command-game-review = Rozebere skončenou partii: šance na výhru, zlomové okamžiky, přesnost
    .name = rozbor
command-game-review-game = Číslo partie. Výchozí: poslední partie v tomto kanálu
    .name = partie
command-game-find = Najde skončené partie podle hráče, výsledku, rozestavení, dne, délky nebo pozice
    .name = najit
command-game-find-player = Tvůj soupeř. S volbou „vsichni“: kterýkoli hráč. Pro partie s počítačem vyber mě
    .name = hrac
command-game-find-everyone = Hledat v partiích všech na tomto serveru. Výchozí: jen ve tvých
    .name = vsichni
command-game-find-result = Výsledek pro tebe, nebo pro hráče, kterého uvedeš
    .name = vysledek
command-game-find-result-won = Výhra
command-game-find-result-lost = Prohra
command-game-find-setup = Rozestavení kamenů
    .name = rozestaveni
command-game-find-from = Jen partie začaté v tento den nebo později, třeba 2026-03-01
    .name = od
command-game-find-until = Jen partie začaté v tento den nebo dřív, třeba 2026-03-31
    .name = do
command-game-find-shortest = Nejmenší počet tahů
    .name = nejmene
command-game-find-longest = Největší počet tahů
    .name = nejvice
command-game-find-position = Tahy, třeba D3 E4 F5, nebo pozice jako text. Počítají se i zrcadlové desky
    .name = pozice
command-game-export = Exportuje partii do souboru
    .name = export
command-game-export-game = Číslo partie. Výchozí: poslední partie v tomto kanálu
    .name = partie
command-game-export-format = Formát souboru. Výchozí: text
    .name = format
command-game-import = Importuje partii ze souboru nebo textu, aby se dala procházet
    .name = import
command-game-import-file = Soubor partie: z /partie export, SGF z Boardspace nebo záznam CodeCup
    .name = soubor
command-game-import-text = Tahy, třeba D3 E4 F5. Bez textu i souboru se otevře větší pole
    .name = text
command-game-preview = Ukáže, co tahy udělají, aniž by se zahrály
    .name = nahled
command-game-preview-move = Políčko (D3), tah (D3F3) nebo několik tahů (D3F3 E4E5)
    .name = tah
command-game-abort = Zruší partii, ve které nikdo nezahrál víc než jeden tah
    .name = zrusit
command-game-claim = Nárokuje si výhru, když soupeř odešel ze serveru a vypršel mu čas
    .name = vyhra
command-game-moderate = Moderátoři: ukončí nebo anuluje partii, nebo předá stranu. Důvod uvidí všichni
    .name = moderovat
command-game-moderate-action = Rozhodnutí
    .name = rozhodnuti
command-game-moderate-action-end = Ukončit partii s výsledkem
command-game-moderate-action-void = Anulovat partii: bez výsledku, nebo už nehodnocená
command-game-moderate-action-hand-over = Předat stranu jinému hráči
command-game-moderate-reason = Důvod, zobrazí se v kanálu partie
    .name = duvod
command-game-moderate-winner = Vítěz, pokud partii končíš s výsledkem
    .name = vitez
command-game-moderate-player = Nový hráč, pokud předáváš stranu
    .name = hrac
command-game-moderate-side = Strana k předání
    .name = strana
command-game-moderate-game = Číslo partie. Výchozí: rozehraná partie v tomto kanálu
    .name = partie
command-dvonn-settings = Změní tvoje nastavení: desky, zápis, připomínky, hodiny klidu, víkendy, jazyk
    .name = nastaveni
command-privacy = Tvoje data
    .name = soukromi
command-privacy-show = Ukáže, co o tobě ukládám, jak dlouho a kdo to vidí
    .name = zobrazit
command-privacy-export = Stáhne všechno, co o tobě ukládám
    .name = export
command-privacy-delete = Smaže všechno o tobě (nejdřív se zeptám)
    .name = smazat
command-tournament = Turnaje na tomto serveru
    .name = turnaj
command-tournament-create = Vytvoří turnaj v tomto kanálu
    .name = vytvorit
command-tournament-create-name = Název turnaje
    .name = nazev
command-tournament-create-kind = Systém. Výchozí: švýcarský
    .name = druh
command-tournament-create-kind-swiss = Švýcarský: soupeři mají podobně bodů jako ty
command-tournament-create-kind-round-robin = Každý s každým
command-tournament-create-kind-double = Dvoukolově každý s každým: dvakrát, jednou každou barvou
command-tournament-create-kind-knockout = Vyřazovací: kdo prohraje, končí
command-tournament-create-kind-arena = Aréna: co nejvíc partií za daný čas
command-tournament-create-kind-teams = Utkání družstev: tvůj server proti jinému, stůl po stolu
command-tournament-create-rounds = Počet kol (jen švýcarský). Výchozí: kolik je třeba
    .name = kola
command-tournament-create-clock = Tempo: 5d, 3d+12h, live 10 nebo none. Výchozí: podle délky kola
    .name = tempo
command-tournament-create-setup = Jak se zaplní desky. Výchozí: všech 49 kamenů ručně
    .name = rozestaveni
command-tournament-create-deadline = Časový limit kola, třeba 14d nebo 2h. Výchozí: 14d
    .name = limit
command-tournament-create-rated = Hodnocené partie. Výchozí: ano
    .name = hodnoceno
command-tournament-create-start = Začátek ve tvém pásmu: 2026-12-05 19:00, 19:00 nebo 3d. Výchozí: spustíš ho ručně
    .name = zacatek
command-tournament-create-repeat = Jak často se opakuje (jen moderátoři). Výchozí: nikdy
    .name = opakovat
command-tournament-create-repeat-week = Každý týden
command-tournament-create-repeat-month = Každý měsíc
command-tournament-create-repeat-weekday = Každý měsíc ve stejný den v týdnu
command-tournament-create-players = Počet účastníků, třeba 4-16, 4- nebo -16. Když jich bude málo, turnaj se nekoná
    .name = ucastnici
command-tournament-create-ratings = Povolené ratingy, třeba 1400-1800, 1400- nebo -1800. Výchozí: všechny
    .name = ratingy
command-tournament-create-role = Přihlásit se můžou jen členové s touto rolí. Výchozí: všichni
    .name = role
command-tournament-create-invited = Hrají jen ti, které přihlásíš. Výchozí: ne
    .name = pozvani
command-tournament-accept = Moderátoři: přijme utkání družstev, které nabízí jiný server
    .name = prijmout
command-tournament-accept-code = Kód od druhého serveru
    .name = kod
command-tournament-join = Přihlásí tě do turnaje
    .name = prihlasit
command-tournament-join-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-leave = Odhlásí tě z turnaje před začátkem
    .name = odhlasit
command-tournament-leave-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-start = Pořadatel: zahájí turnaj
    .name = zahajit
command-tournament-start-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-add = Pořadatel: přihlásí někoho do turnaje
    .name = prihlasit-hrace
command-tournament-add-player = Koho přihlásit
    .name = hrac
command-tournament-add-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-add-computer = Pořadatel: přihlásí do turnaje počítač
    .name = pridat-pocitac
command-tournament-add-computer-level = Úroveň počítače
    .name = uroven
command-tournament-add-computer-count = Počet přihlášek. Výchozí: 1
    .name = pocet
command-tournament-add-computer-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-remove-computer = Pořadatel: odebere z turnaje počítač
    .name = odebrat-pocitac
command-tournament-remove-computer-level = Úroveň počítače
    .name = uroven
command-tournament-remove-computer-count = Počet přihlášek. Výchozí: 1
    .name = pocet
command-tournament-remove-computer-tournament = Turnaj (nepovinné, pokud je otevřený jen jeden)
    .name = turnaj
command-tournament-standings = Zobrazí tabulku turnaje
    .name = tabulka
command-tournament-standings-tournament = Turnaj (nepovinné, pokud je jen jeden)
    .name = turnaj
command-tournament-pairings = Zobrazí dvojice daného kola
    .name = dvojice
command-tournament-pairings-round = Kolo. Výchozí: právě hrané
    .name = kolo
command-tournament-pairings-tournament = Turnaj (nepovinné, pokud je jen jeden)
    .name = turnaj
command-tournament-withdraw = Odstoupí z běžícího turnaje (nejdřív se zeptám)
    .name = odstoupit
command-tournament-withdraw-player = Pořadatel: hráč, který odstupuje. Výchozí: ty
    .name = hrac
command-tournament-withdraw-tournament = Turnaj (nepovinné, pokud běží jen jeden)
    .name = turnaj
command-tournament-replace = Pořadatel: nahradí hráče v běžícím turnaji (nejdřív se zeptám)
    .name = nahradit
command-tournament-replace-player = Koho nahradit
    .name = hrac
command-tournament-replace-by = Nový hráč
    .name = kym
command-tournament-replace-tournament = Turnaj (nepovinné, pokud běží jen jeden)
    .name = turnaj
command-tournament-end = Pořadatel: ukončí turnaj, nebo ho zruší před začátkem
    .name = ukoncit
command-tournament-end-tournament = Turnaj (nepovinné, pokud je jen jeden)
    .name = turnaj
command-tournament-move = Pořadatel: přesune turnaj do tohoto kanálu
    .name = presunout
command-tournament-move-tournament = Turnaj (nepovinné, pokud je jen jeden)
    .name = turnaj
command-tournament-list = Vypíše turnaje na tomto serveru
    .name = seznam
command-tournament-manage = Pořadatel: co se hraje, kdo se opozdil, a připomínky
    .name = spravovat

command-league = Liga tohoto serveru
    .name = liga
command-league-show = Liga: kdy začne další cyklus, kdo hraje, a tabulky
    .name = ukazat
command-league-join = Přihlásí tě do dalšího cyklu ligy, nebo potvrdí, že pokračuješ
    .name = prihlasit
command-league-leave = Odhlásí tě z dalšího cyklu ligy, nebo z toho běžícího
    .name = odhlasit
command-league-history = Ukáže vítěze a tabulky všech cyklů ligy
    .name = historie
command-league-championship = Mistrovství všech serverů: přihláška, kdo hraje, a tabulky
    .name = mistrovstvi
command-league-create = Moderátoři: otevře ligu v tomto kanálu
    .name = vytvorit
command-league-create-name = Název ligy
    .name = nazev
command-league-create-start = Začátek ve tvém pásmu: 2026-12-05 19:00, 19:00 nebo 7d. Výchozí: 7d
    .name = zacatek
command-league-create-size = Lidí ve skupině. Výchozí: 7
    .name = velikost
command-league-create-games = Partií s každým soupeřem. Výchozí: 1
    .name = partie
command-league-create-weeks = Týdnů v cyklu. Výchozí: 6
    .name = tydny
command-league-create-moves = Kolik lidí po každém cyklu postoupí a kolik sestoupí. Výchozí: 2
    .name = postupy
command-league-create-at-once = Nejvyšší počet ligových partií jednoho hráče najednou. Výchozí: 3
    .name = najednou
command-league-create-clock = Tempo: 5d, 3d+12h, live 10 nebo none. Výchozí: podle délky cyklu
    .name = tempo
command-league-create-setup = Jak se zaplní desky. Výchozí: všech 49 kamenů ručně
    .name = rozestaveni
command-league-create-rated = Hodnocené partie. Výchozí: ano
    .name = hodnoceno
command-league-remove = Moderátoři: vyřadí hráče z dalšího cyklu ligy
    .name = vyradit
command-league-remove-player = Koho vyřadit
    .name = hrac
command-league-pause = Moderátoři: přeruší ligu
    .name = prerusit
command-league-resume = Moderátoři: ukončí přestávku ligy
    .name = pokracovat
command-league-move = Moderátoři: přesune ligu do tohoto kanálu
    .name = presunout
command-league-close = Moderátoři: nadobro ukončí ligu (nejdřív se zeptám)
    .name = ukoncit
command-seek = Najde soupeře na kterémkoli serveru s tímto botem
    .name = hledat
command-seek-clock = Tempo: 5d, 3d+12h, live 10 nebo none. Výchozí: jak chce soupeř
    .name = tempo
command-seek-rated = Hodnocená partie: jen s tím, kdo ji chce taky. Výchozí: nehodnocená
    .name = hodnoceno
command-seek-setup = Jak se zaplní deska. Výchozí: jak chce soupeř
    .name = rozestaveni
command-seek-range = Největší rozdíl mezi vašimi ratingy. Výchozí: libovolný
    .name = rozpeti
command-seek-hours = Kolik hodin čekat na soupeře. Výchozí: 24
    .name = hodiny
command-learn = Naučí tě hrát DVONN dobře
    .name = vyuka
command-learn-lesson = Lekce na desce: čteš, táhneš, vidíš, co se stane
    .name = lekce
command-learn-lesson-number = Číslo lekce. Výchozí: další
    .name = cislo
command-learn-terms = Pojmy ze hry a co znamenají
    .name = pojmy
command-learn-terms-term = Pojem k vysvětlení. Výchozí: všechny
    .name = pojem
command-learn-progress = Ukáže tvůj pokrok: lekce, úlohy, poražené úrovně, přesnost
    .name = pokrok
command-learn-advice = Rady, jak hrát dobře, s obrázky
    .name = rady
command-learn-advice-page = Číslo stránky. Výchozí: první
    .name = stranka
command-puzzle = Úlohy ze skutečných partií
    .name = uloha
command-puzzle-play = Dá ti další úlohu podle tvé síly
    .name = resit
command-puzzle-play-theme = Téma. Výchozí: jakékoli (některá se počítají z poloviny)
    .name = tema
command-puzzle-daily = Ukáže úlohu dne
    .name = dne
command-puzzle-race = Dá ti pět minut na co nejvíc úloh
    .name = zavod
command-puzzle-race-opponent = Soupeř, který dostane stejné úlohy. Výchozí: závod bez soupeře
    .name = souper
theme-any = Jakékoli téma
command-ladder = Žebříčky tohoto serveru a všech serverů
    .name = zebricek
command-ladder-top = Zobrazí žebříček a tvoje místo v něm
    .name = poradi
command-ladder-top-list = Hráči nebo úrovně počítače na serveru, nebo globální žebříček. Výchozí: hráči
    .name = seznam
command-ladder-top-list-people = Hráči
command-ladder-top-list-computer = Úrovně počítače
command-ladder-top-list-world = Globální žebříček
command-ladder-leave-global = Opustí globální žebříček
    .name = opustit-globalni
command-ladder-profile = Zobrazí hráčův rating v čase, bilanci, nejlepší výhru a poslední partie
    .name = profil
command-ladder-profile-player = Hráč. Výchozí: ty
    .name = hrac
command-ladder-profile-level = Úroveň počítače, místo hráče
    .name = uroven
command-ladder-profile-engine = Engine, který přidal provozovatel bota, místo hráče
    .name = engine
command-ladder-versus = Porovná dva hráče: jejich partie a dnešní předpověď
    .name = porovnat
command-ladder-versus-player = První hráč
    .name = hrac
command-ladder-versus-opponent = Druhý hráč. Výchozí: ty
    .name = souper
command-ladder-games = Vypíše skončené hodnocené partie od nejnovější
    .name = partie
command-ladder-games-player = Hráč, jehož partie vypsat. Výchozí: všichni
    .name = hrac
command-ladder-season = Zobrazí tabulku sezóny
    .name = sezona
command-ladder-season-number = Číslo sezóny. Výchozí: současná
    .name = cislo
command-ladder-activity = Zobrazí graf partií za posledních 26 týdnů
    .name = aktivita
command-ladder-puzzles = Ukáže, kdo na tomto serveru nejlépe řeší úlohy
    .name = ulohy
command-ladder-challenge = Vyzve hráče na partii o jeho místo (jen v žebříčku míst)
    .name = vyzvat
command-ladder-challenge-opponent = Hráč nejvýš tři místa nad tebou
    .name = souper
command-ladder-challenge-setup = Jak se zaplní deska. Výchozí: zeptám se
    .name = rozestaveni
command-ladder-challenge-clock = Tempo: 5d, 3d+12h nebo live 10. Výchozí: 3d+12h
    .name = tempo
command-ladder-challenge-color = Tvoje barva. Výchozí: náhodná
    .name = barva
command-learn-openings = Ukáže, kam se ve skutečných partiích pokládal další kámen
    .name = zahajeni
command-learn-openings-game = Číslo partie. Výchozí: poslední partie v tomto kanálu, nebo prázdná deska
    .name = partie
command-game-note = Tvoje poznámka k partii. Do jejího konce ji vidíš jen ty
    .name = poznamka
command-game-note-game = Číslo partie. Výchozí: poslední partie v tomto kanálu
    .name = partie
command-game-follow = Upozornění na partii z tohoto kanálu do přímých zpráv, nebo seznam sledovaných
    .name = sledovat
format-text = Text
format-sgf = SGF
color-white = Bílá
color-black = Černá
color-random = Náhodně
color-neither = Remíza
setup-full = úplné: všech 49 kamenů ručně
setup-reds = červené: tři červené ručně, zbytek náhodně
setup-random = náhodné: vyrovnaná náhodná deska
setup-symmetric = symetrické: náhodná deska, která z obou stran vypadá stejně
setup-cut = rozděl a vyber: ty nabídneš náhodnou desku, soupeř si vybere stranu
setup-given = zadané: pozice, kterou zadáš jako text
level-beginner = začátečník
level-novice = nováček
level-casual = rekreační
level-skilled = zkušený
level-club = klubový
level-strong = silný
level-expert = expert
level-master = mistr
level-grandmaster = velmistr

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } tě vyzývá na partii DVONN a chce hrát za bílou.
        [black] { $opponent }, { $challenger } tě vyzývá na partii DVONN a chce hrát za černou.
        [choice] { $opponent }, { $challenger } tě vyzývá na partii DVONN na desce níže. Kterou stranu chceš?
       *[random] { $opponent }, { $challenger } tě vyzývá na partii DVONN. Barvy jsou náhodné.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } chce hrát DVONN za bílou. Kdo to přijme?
        [black] { $challenger } chce hrát DVONN za černou. Kdo to přijme?
        [choice] { $challenger } chce hrát DVONN na desce níže. Kdo to přijme? Stranu si vybereš ty.
       *[random] { $challenger } chce hrát DVONN. Kdo to přijme? Barvy jsou náhodné.
    }
challenge-rematch = Odveta za partii { $number }:
challenge-sides =
    { $first ->
        [white] Za bílou hraje { $white }, za černou { $black }. Začíná bílá.
       *[black] Za bílou hraje { $white }, za černou { $black }. Začíná černá.
    }
challenge-until = Výzva vyprší { $until }.
challenge-draft = Ještě není odeslaná.
challenge-open = Pořád platí.
challenge-accepted = Přijato: je to partie { $number }.
challenge-declined = Odmítnuto.
challenge-cancelled = Zrušeno.
challenge-expired = Platnost vypršela.
challenge-in-thread = Partie je tady: { $place }.
challenge-posted = Tvoje výzva je tady: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] hodnocená
        [if] hodnocená, pokud tu mají rating obě strany
       *[no] nehodnocená
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] hodnocená
        [if] hodnocená, pokud tu mají rating obě strany
       *[no] nehodnocená
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] hodnocená
       *[no] nehodnocená
    }
terms-any-board = Libovolná deska
terms-any-clock = libovolné tempo
terms-unrated-by-default = {"-#"} Nehodnocená: aspoň jedna strana tu ještě nemá rating. Pro hodnocenou partii přidej `hodnoceno:True`.
terms-full = Všech 49 kamenů ručně
terms-reds = Tři červené ručně, zbytek náhodně
terms-random = Náhodná deska
terms-symmetric = Symetrická deska
terms-cut = Rozděl a vyber: jeden nabídne náhodnou desku, druhý si vybere stranu
terms-given = Zadaná pozice
clock-none = bez hodin
clock-turn = { $turn } na tah
clock-bank = { $bank } + { $increment } na tah
clock-cap = { $clock }, nejvýš { $cap }
clock-live = naživo, { $each } na hráče
length-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dnů
    }
length-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
length-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
seek-somebody = někdo odjinud
seek-waiting = Hledám ti soupeře na všech zapojených serverech s tímto botem. Hledat přestanu { $until }.
seek-already = Už ti hledám soupeře na všech zapojených serverech s tímto botem. Hledat přestanu { $until }.
seek-place = Hrát budeš tady: { $place }. Napíšu tam, až partie začne.
seek-place-here = Hrát budeš tady. Napíšu ti, až partie začne.
seek-lobby = V kanálu { $lobby } je vidět, že hledáš soupeře.
seek-direct = naše přímé zprávy
seek-direct-here = Tvoje partie začne tady, v našich přímých zprávách.
seek-rated = -# Hodnocená: počítá se do globálního žebříčku. Tvoje jméno a rating tam vidí každý na všech serverech. Zobrazíš ho pomocí `/zebricek poradi` se `seznam:Globální žebříček`. Opustíš ho pomocí `/zebricek opustit-globalni`.
seek-range = Soupeřův rating: { $from } až { $to }. Rozpětí se s každou minutou trochu rozšíří.
button-seek-stop = Přestat hledat
seek-found = Soupeř se našel. Hrajete tady: { $place }.
seek-stopped = Hotovo. Soupeře už nehledám.
seek-not-running = Teď ti soupeře nehledám. Začneš pomocí `/hledat`.
seek-ended = { $person }, včas se nikdo nenašel. Zkusit to znovu můžeš pomocí `/hledat`.
seek-avoided = Hotovo. Už vás spolu nespojím.
seek-ask-report = Nahlásit soupeře provozovateli bota? Provozovatel uvidí tuto partii a tvoje jméno. Už vás spolu nespojím.
button-report-sure = Nahlásit soupeře
seek-reported = Hotovo. Provozovatel bota o tom ví a už vás spolu nespojím.
seek-barred = Provozovatel bota ti zablokoval `/hledat`. Na svých serverech můžeš dál vyzývat hráče.
seek-too-many-reports = Za 24 hodin smíš poslat nejvýš { $most } hlášení. Zkus to později.
seek-off = `/hledat` je na tomto serveru vypnuté. Použij ho v našich přímých zprávách, nebo požádej správce serveru, ať ho zapne pomocí `/dvonn-admin nastaveni`.
seek-guest = Soupeřovy tahy tady nemůžu zveřejňovat. Použij `/hledat` v našich přímých zprávách.
seek-too-many = Limit nalezených soupeřů za 24 hodin je { $most }. Zkus to později.
seek-no-rating = `rozpeti` potřebuje rating a ten ještě nemáš. Tuto volbu vynech. U hodnocených partií se počítá tvůj rating v globálním žebříčku.
seek-no-clock = Hodnocená partie potřebuje hodiny. Vyber jiné `tempo`, nebo ho vynech.
seek-nobody-to-avoid = Tohoto soupeře nenašlo `/hledat`, takže není komu se vyhýbat.
seek-not-looking = Teď spolu hrát nemůžete: soupeř už nehledá, nebo chce někoho s jiným ratingem. Někoho jiného najdeš pomocí `/hledat`.
seek-refused-avoided = Máš nastaveno, že už s tímto soupeřem hrát nechceš, takže spolu hrát nemůžete.
button-avoid = Už nás nespojovat
button-report = Nahlásit soupeře
digest-title = **Týden od { $from } do { $until }**
digest-count =
    { $games ->
        [one] 1 dohraná partie
        [few] { $games } dohrané partie
        [many] { $games } dohrané partie
       *[other] { $games } dohraných partií
    }, { $people ->
        [one] 1 hráč
        [few] { $people } hráči
        [many] { $people } hráče
       *[other] { $people } hráčů
    }.
digest-beaten = { $move }, prohry s: { $players }
digest-upset = Překvapení týdne, partie { $game }: { $winner } vyhrává, i když favoritem byl hráč { $loser } ({ $percent } %).
digest-game = **Partie týdne:** { $game }
digest-turn = Zlom přišel v tahu { $number }, { $played }. Lepší bylo { $better }.
digest-streaks = Série v úloze dne: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 den
        [few] { $days } dny
        [many] { $days } dne
       *[other] { $days } dnů
    })
digest-season = Sezóna { $number } končí { $when }.
digest-running = **Právě se hraje**
digest-league = cyklus { $cycle }, v čele: { $leaders }
lobby-title = **Čekárna DVONN**
lobby-looking = **Hledají soupeře**
lobby-nobody = Právě teď nikdo nehledá soupeře.
lobby-all-servers = všechny servery
lobby-games = **Partie ke sledování**
lobby-tournaments = **Turnaje s otevřenými přihláškami**
lobby-ping = { $role } { $person } hledá soupeře: { $terms }.
lobby-told = Hotovo. Až někdo bude hledat soupeře, dám ti tu vědět, nejvýš jednou za šest hodin. Vypneš to dalším stisknutím tlačítka.
lobby-not-told = Hotovo. Už ti nebudu dávat vědět, když někdo hledá soupeře.
lobby-no-role = Tato čekárna už nikoho neupozorňuje.
lobby-audit = Chce vědět, když někdo hledá soupeře
button-lobby-play = Hrát proti: { $name }
button-lobby-tell = Dát vědět, kdo hledá
thread-opening = Otevírám vlákno…
thread-not-added = Discord mi nedovolil přidat tě do [vlákna]({ $url }). Otevři ho tímto odkazem. Pokud ho nevidíš nebo v něm nemůžeš psát, potřebuješ oprávnění „Zobrazit kanál“ a „Posílat zprávy ve vláknech“. Požádej o ně moderátora.
thread-name = DVONN: { $names }
draft-person = Zatím tuto desku vidíš jen ty. Když ji nabídneš, { $opponent } si vybere stranu a ty budeš hrát za druhou.
draft-anyone = Zatím tuto desku vidíš jen ty. Když ji nabídneš, vybere si stranu ten, kdo přijme, a ty budeš hrát za druhou.
challenge-sent = Tvoje výzva je níže.
setup-ask-person = Výzva pro hráče { $opponent }. Na jaké desce?
setup-ask-anyone = Výzva pro kohokoli v tomto kanálu. Na jaké desce?
setup-ask-busy = { $busy } Tvoje výzva proto dostane vlastní vlákno. Nejdřív vyber desku.
setup-ask-common =
    - {"**"}Náhodná deska** (rychlejší): všech 49 kamenů už leží a partie začíná prvním tahem.
    - {"**"}Ruční nasazení**: nejdřív střídavě pokládáte 49 kamenů, po jednom.
setup-ask-all =
    - {"**"}Červené ručně**: střídavě pokládáte tři červené kameny. Zbytek je náhodný.
    - {"**"}Symetrická deska**: náhodná deska, která z obou stran vypadá stejně.
    - {"**"}Rozděl a vyber**: ty nabídneš náhodnou desku a soupeř si vybere stranu.
button-setup-random = Náhodná deska
button-setup-full = Ruční nasazení
button-setup-other = Další rozestavení…
button-setup-reds = Červené ručně
button-setup-symmetric = Symetrická deska
button-setup-cut = Rozděl a vyber
button-rated = Změnit na hodnocenou
button-unrated = Změnit na nehodnocenou
draft-discarded = Zrušeno. Nikdo jiný to neviděl.
button-offer-board = Nabídnout tuto desku
button-deal-again = Zkusit jinou desku
button-play-white = Hrát za bílou
button-play-black = Hrát za černou
button-accept = Přijmout
button-decline = Odmítnout
button-cancel = Zrušit výzvu
button-open-thread = Otevřít vlákno
offer-thread = Otevřít pro vaši partii vlákno?

## News

# Počítač jako hráč, ve větách jako jméno člověka.
computer = Počítač ({ $level })
computer-without-level = Počítač
# Člověk, který smazal svoje data.
deleted-player = smazaný hráč
deleted-person = smazaná osoba

news-start = Začíná partie { $number }: { $white } hraje za bílou, { $black } za černou.
news-place =
    { $piece ->
        [red] { $player } pokládá červený kámen na **{ $cell }**{ $note }.
        [white] { $player } pokládá bílý kámen na **{ $cell }**{ $note }.
       *[black] { $player } pokládá černý kámen na **{ $cell }**{ $note }.
    }
news-dealt = Zbytek desky se zaplnil náhodně.
news-move = { $player } hraje **{ $ply }**{ $note }
news-pass = { $player } nemá kam táhnout a vynechává tah.
ply-pass = vynechání
news-planned = {" "}(podle plánu)
news-plan-stopped = Plán hráče { $player } se zastavil.
news-prepared = {" "}(podmíněný tah)
news-only-ply = {" "}(vynucený tah)
news-all-prepared = Podmíněné tahy: { $plies }
news-filled = Položeno podle plánu: { $pieces }.
news-filled-part =
    { $piece ->
        [red] červené: { $count }
        [white] bílé: { $count }
       *[black] černé: { $count }
    }
news-item =
    { $piece ->
        [red] červený { $ply }
        [white] bílý { $ply }
       *[black] černý { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] bere bílý samostatný kámen
           *[black] bere černý samostatný kámen
        }
       *[other] { $color ->
            [white] bere bílý komínek výšky { $height }
           *[black] bere černý komínek výšky { $height }
        }
    }{ $red ->
        [yes] {" "}(s červeným)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] končí na bílém samostatném kameni
           *[black] končí na černém samostatném kameni
        }
       *[other] { $color ->
            [white] končí na bílém komínku výšky { $height }
           *[black] končí na černém komínku výšky { $height }
        }
    }{ $red ->
        [yes] {" "}(s červeným)
       *[no] {""}
    }
effect-captures-red = bere červený kámen
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] izoluje { $count } bílý kámen
           *[black] izoluje { $count } černý kámen
        }
        [few] { $color ->
            [white] izoluje { $count } bílé kameny
           *[black] izoluje { $count } černé kameny
        }
        [many] { $color ->
            [white] izoluje { $count } bílého kamene
           *[black] izoluje { $count } černého kamene
        }
       *[other] { $color ->
            [white] izoluje { $count } bílých kamenů
           *[black] izoluje { $count } černých kamenů
        }
    }
effect-isolates-both = izoluje kameny: bílé { $white }, černé { $black }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] izoluje { $count } tvůj kámen
            [few] izoluje { $count } tvoje kameny
            [many] izoluje { $count } tvého kamene
           *[other] izoluje { $count } tvých kamenů
        }
       *[theirs] { $count ->
            [one] izoluje { $count } soupeřův kámen
            [few] izoluje { $count } soupeřovy kameny
            [many] izoluje { $count } soupeřova kamene
           *[other] izoluje { $count } soupeřových kamenů
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, polož poslední červený kámen.
        [few] { $player }, polož červený kámen (celkem zbývají { $left }).
        [many] { $player }, polož červený kámen (celkem zbývá { $left }).
       *[other] { $player }, polož červený kámen (celkem zbývá { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, polož bílý kámen ({ $left ->
            [one] zbývá
            [few] zbývají
            [many] zbývá
           *[other] zbývá
        } { $left }).
       *[black] { $player }, polož černý kámen ({ $left ->
            [one] zbývá
            [few] zbývají
            [many] zbývá
           *[other] zbývá
        } { $left }).
    }
todo-move = { $player }, jsi na tahu.
how-to-move =
    Tvoje komínky mají nahoře { $color ->
        [white] bílý
       *[black] černý
    } kámen. Vyber jeden a pak, kam má jít.
todo-elsewhere = Na tahu je { $player }.
todo-computer = { $player } přemýšlí…
todo-computer-for = Engine vybírá políčko za hráče { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } vrací svůj poslední tah.
       *[person] Po dohodě { $player } vrací svůj poslední tah.
    }
event-paused =
    { $with ->
        [computer] Partie je pozastavená. Pokračovat můžeš tlačítkem „Pokračovat v partii“.
       *[person] Po dohodě je partie pozastavená. Kterákoli strana může stisknout „Pokračovat v partii“.
    }
event-resumed = { $player } pokračuje v partii.
event-time-given = { $player } dostává čas navíc: { $time }. Dává ho { $giver }.
event-engine-replaced =
    { $color ->
        [white] Engine, který hrál za bílou, selhal. Přebírá to { $player } a partie je teď nehodnocená.
       *[black] Engine, který hrál za černou, selhal. Přebírá to { $player } a partie je teď nehodnocená.
    }
event-engine-stopped = Engine už za hráče { $player } tahy nevybírá.
event-handed-over =
    { $color ->
        [white] { $moderator } předává bílou. Místo hráče { $from } teď hraje { $player }. Důvod: { $reason }
       *[black] { $moderator } předává černou. Místo hráče { $from } teď hraje { $player }. Důvod: { $reason }
    }
event-place-lost = Kanál nebo vlákno této partie někdo smazal. Partie pokračuje tady.
event-now-unrated = Partie je teď nehodnocená.

## Clocks

clock-runs = Termín: { $until }.
clock-runs-until-weekend = Termín: { $until }, volné víkendy se nepočítají. Další začíná { $weekend }.
clock-runs-live =
    { $color ->
        [white] Bílá má { $white }, černá { $black }. Termín bílé: { $until }.
       *[black] Bílá má { $white }, černá { $black }. Termín černé: { $until }.
    }
clock-muted = Hodiny stojí, dokud tu nebudu moct ukázat desku.
clock-paused = Partie je pozastavená. Oboje hodiny stojí.
clock-weekend = Hodiny stojí: { $player } má volný víkend. Znovu se rozběhnou { $until }.
clock-vacation = Hodiny stojí: { $player } má dovolenou.
reminder = { $player }, jsi na tahu v partii { $number } proti hráči { $opponent }. Termín: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partie { $number }, soupeř { $opponent }. Termín: { $until }.
reminder-link = { $line } [Deska]({ $url })

## Offers

offer-draw = { $player } nabízí remízu. { $opponent }, přijímáš?
offer-rematch-here = { $player } chce odvetu. { $opponent }, přijímáš?
offer-pause = { $player } žádá o pauzu: oboje hodiny budou stát, dokud jeden z vás nebude v partii pokračovat. { $opponent }, souhlasíš?
offer-takeback =
    { $count ->
        [0] { $player } chce vrátit tah **{ $ply }**. { $opponent }, souhlasíš?
        [one] { $player } chce vrátit tah **{ $ply }** a tah po něm. { $opponent }, souhlasíš?
        [few] { $player } chce vrátit tah **{ $ply }** a { $count } tahy po něm. { $opponent }, souhlasíš?
        [many] { $player } chce vrátit tah **{ $ply }** a { $count } tahu po něm. { $opponent }, souhlasíš?
       *[other] { $player } chce vrátit tah **{ $ply }** a { $count } tahů po něm. { $opponent }, souhlasíš?
    }
offer-was =
    { $kind ->
        [draw] { $player } nabízí remízu.
        [takeback] { $player } žádá o vrácení tahu.
        [rematch] { $player } chce odvetu.
       *[pause] { $player } žádá o pauzu.
    }
offer-became =
    { $state ->
        [open] Pořád platí.
        [accepted] Přijato.
        [declined] Odmítnuto.
        [withdrawn] Staženo.
       *[lapsed] Už neplatí: partie šla dál.
    }
offer-posted = Hotovo. Nabídka je v kanálu.
offer-elsewhere = Hotovo. Soupeř dostane nabídku tam, kde hraje.
button-phrases = Něco říct…
phrases-ask = Vyber, co chceš říct. Soupeř si to přečte ve svém jazyce. Jde to jednou za tah a jednou po partii.
menu-phrases-hint = Co chceš říct?
phrase-sent = Hotovo. Soupeř vidí: { $phrase }
phrase-not-received = Soupeř takové zprávy nedostává.
refuse-phrase-again = Jedna tvoje zpráva už odešla. Další můžeš poslat, až každý z vás zahraje tah.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Ahoj! Ať se daří!
        [luck] Hodně štěstí!
        [move] Pěkný tah!
        [played] Dobrá hra!
        [tomorrow] Vrátím se zítra.
        [away] Promiň, že to trvalo.
        [thanks] Díky za partii!
       *[bye] Měj se!
    }
more-actions = Co chceš udělat?
decide-title = Co s partií { $number }? Důvod uvidí všichni.
decide-hint = Rozhodnutí
decide-order =
    { $order ->
        [white] Ukončit partii: vyhrává bílá
        [black] Ukončit partii: vyhrává černá
        [draw] Ukončit partii: remíza
        [void] Anulovat partii
        [replace_white] Předat bílou
       *[replace_black] Předat černou
    }
decide-new-player =
    { $color ->
        [white] Kdo převezme bílou?
       *[black] Kdo převezme černou?
    }
decide-new-player-hint = Nový hráč
form-decide = Moderovat partii { $number }
form-decide-reason = Důvod, uvidí ho všichni
button-withdraw = Stáhnout nabídku
button-draw = Nabídnout remízu
button-takeback = Vrátit tah
button-abort = Zrušit partii
button-pause = Nabídnout pauzu
button-resume = Pokračovat v partii
button-give = Přidat soupeři: { $time }
button-settings = Otevřít nastavení
button-hint = Tip
button-fill = Položit zbytek za mě
button-stop-filling = Zastavit pokládání
button-more = Víc…
button-rematch = Nabídnout odvetu
button-play-again = Hrát znovu
button-next-level = Další úroveň: { $level }

## Vacations

notice-vacation = Došel ti čas, a tak ti automaticky začala dovolená. Tvoje hodiny stojí, kromě partií naživo. Dovolená se den po dni prodlužuje, dokud nezahraješ nebo ti nedojdou dny.
event-vacation = Čas došel, { $player } si bere den dovolené.
vacation-none = Nemáš dovolenou. Hodiny na tři dny zastavíš pomocí `/dvonn dovolena` s `dny:3`. Partie naživo pokračují.
vacation-until = Máš dovolenou do { $until } ({ $left }). Tvoje hodiny stojí, kromě partií naživo.
vacation-automatic = Došel ti čas, a tak ti automaticky začala dovolená. Končí { $until } ({ $left }). Tvoje hodiny stojí, kromě partií naživo.
vacation-days = Dny dovolené, které letos zbývají: { $count } z { $of }.
button-vacation-end = Ukončit dovolenou

## Moderators

decision-posted = Hotovo. Rozhodnutí je tady: { $place } (partie { $number }).
removed-from-ratings = { $moderator } vyřazuje z ratingů partii { $number } ({ $white } – { $black }). Všechny ratingy jsou přepočítané bez ní: viz `/zebricek profil`. Důvod: { $reason }
role-is = Moderátoři jsou členové s rolí { $role } a všichni s oprávněním „Spravovat server“. Pomocí `/partie moderovat` můžou ukončit nebo anulovat partii a předat stranu jinému hráči.
role-none = Moderátoři jsou všichni s oprávněním „Spravovat server“. Pomocí `/partie moderovat` můžou ukončit nebo anulovat partii a předat stranu jinému hráči.
computer-rated = Partie s počítačem se hodnotí.
computer-unrated = Partie s počítačem se nehodnotí.
server-title = **Nastavení serveru**
server-controls = Změny platí hned. Tlačítko ukazuje, co platí teď: stiskni ho a změníš to. Jazyk a motiv se týkají toho, co vidí všichni.
server-hint = Zbytek obstarají příkazy:
server-command = {"-"} { $command } – { $what }
server-channels = Kanály pro partie: { $channels }, včetně jejich vláken.
server-channels-all = Partie smí začínat v každém kanálu.
server-starters = Partie smí začínat jen členové s rolí { $role }. Výzvu smí přijmout každý.
server-starters-all = Začínat partie smí každý.
server-rated = Hodnocené partie jsou povolené.
server-unrated = Nové partie se nehodnotí. Rozehrané hodnocené zůstávají hodnocené.
server-seeks = Soupeři odjinud: členové smí používat `/hledat`. Takové partie se do žebříčku tohoto serveru nikdy nepočítají.
server-no-seeks = Soupeři odjinud: `/hledat` je tu vypnuté.
server-ladder-rating = Druh žebříčku: ratingy
server-ladder-places = Druh žebříčku: místa
server-ladder-swap = Když vyhraje vyzyvatel, oba si místa vymění.
server-season-none = Délka sezóny: bez sezón
server-season-month = Délka sezóny: jeden měsíc
server-season-quarter = Délka sezóny: tři měsíce
server-season-half = Délka sezóny: půl roku
server-season-year = Délka sezóny: jeden rok
server-announcements = Kanál pro oznámení: { $channel }.
server-announcements-none = Bez kanálu pro oznámení.
server-announcements-here = Tady budu oznamovat sezóny, turnaje a ligy tohoto serveru.
server-puzzles = Úloha dne: { $channel }.
server-puzzles-none = Bez kanálu pro úlohu dne.
server-puzzles-here = Úloha dne se bude objevovat tady.
server-digest = Přehled týdne: { $channel }.
server-digest-none = Bez kanálu pro přehled týdne.
server-digest-here = Přehled týdne se tu bude objevovat každé pondělí.
server-lobby = Čekárna: { $channel }.
server-lobby-none = Bez čekárny.
server-lobby-role = Čekárna upozorní { $role }, když někdo hledá soupeře.
server-lobby-role-none = Čekárna nikoho neupozorňuje.
server-picker =
    { $picker ->
        [games] Kanály pro partie (žádný: všechny)
        [announcements] Kanál pro oznámení
        [puzzles] Kanál pro úlohu dne
        [digest] Kanál pro přehled týdne
        [lobby] Kanál čekárny
        [moderators] Role moderátorů
        [starters] Role, která smí začínat partie
       *[told] Role, kterou čekárna upozorní
    }
button-server-clear = Zrušit č. { $number }
button-server-page =
    { $page ->
        [settings] Nastavení
        [channels] Kanály
       *[roles] Role a čekárna
    }
server-limit =
    { $limit ->
        [limit_opponent] Otevřené výzvy jednoho člověka druhému: nejvýš { $value }.
        [limit_threads] Vlákna, která smí jeden člověk otevřít za 10 minut: nejvýš { $value }.
        [limit_tournaments] Neskončené turnaje jednoho pořadatele: nejvýš { $value }. Moderátoři smí mít 3.
        [limit_tournament_wait] Prodleva mezi dvěma turnaji jednoho pořadatele: { $value } min. Moderátoři čekat nemusí.
       *[limit_challenges] Otevřené výzvy jednoho člověka: nejvýš { $value }.
    }
server-limits-change = Limit změníš pomocí `/dvonn-admin limity` s číslem, třeba `vlakna:5`.
server-blocked = { $person } má zákaz. Důvod: { $reason }
server-blocked-more = Zákazů je víc. Všechny jsou v záznamu.
person-blocked = { $person } už na tomto serveru nemůže začínat partie ani se k nim přidávat. Rozehrané partie pokračují. Vrátit to můžeš pomocí `/dvonn-admin odblokovat`.
person-unblocked = { $person } může na tomto serveru znovu začínat partie a přidávat se k nim.
button-server-rated =
    { $on ->
        [yes] Hodnocené partie: ano
       *[no] Hodnocené partie: ne
    }
button-server-computer =
    { $on ->
        [yes] Hodnocené s počítačem: ano
       *[no] Hodnocené s počítačem: ne
    }
button-server-seeks =
    { $on ->
        [yes] Soupeři odjinud: ano
       *[no] Soupeři odjinud: ne
    }

## Roles for ladder places and titles

roles-title = **Role za místa v žebříčku a za tituly.** Dávám je a odebírám, jak se žebříček mění. Odebírám jen role, které jsou ode mě. Roli nastavíš pomocí `/dvonn-admin odmeny`: zadej místo nebo titul a k němu roli.
roles-role = { $name }: { $role }
roles-none = { $name }: bez role
roles-problem = { $name }: { $role }. {"**"}Nemůžu ji dát.** { $problem }
roles-refused = Minule mi Discord nedovolil dát nebo odebrat roli. { $reason }
reward =
    { $reward ->
        [first] První místo
        [top_three] První tři
        [top_ten] Prvních deset
        [season] Vítěz poslední sezóny
        [league] Mistr ligy
       *[tournament] Vítěz posledního turnaje
    }
button-clear-reward =
    { $reward ->
        [first] Vymazat první místo
        [top_three] Vymazat první tři
        [top_ten] Vymazat prvních deset
        [season] Vymazat sezónu
        [league] Vymazat ligu
       *[tournament] Vymazat turnaj
    }
# Pro protokol auditu Discordu.
roles-audit = Místo nebo titul v žebříčku DVONN
role-no-permission = Potřebuju oprávnění „Spravovat role“. Dej ho mojí roli v Nastavení serveru → Role a zkus to znovu.
role-gone = Ta role už neexistuje. Vyber jinou.
role-everyone = Tuto roli už mají všichni. Vyber jinou.
role-managed = Role { $role } patří integraci, třeba botovi, takže ji nikdo nemůže dát. Vyber jinou roli.
role-not-below-bot = Role { $role } není níž než moje nejvyšší role, takže mi Discord nedovolí ji dát. V Nastavení serveru → Role přetáhni moji roli nad ni a zkus to znovu.
role-powerful = Role { $role } dává moc nad ostatními: { $powers }. Takové role nedávám. Odeber jí tato oprávnění, nebo vyber jinou roli.
role-moderators = Role { $role } je role mých moderátorů. Tu nedávám nikdy. Vyber jinou roli.
role-not-by-person = Roli { $role } dávat nemůžu, protože ji nesmíš dát ani ty. Potřebuješ oprávnění „Spravovat role“ a roli nad ní. Požádej někoho, kdo má obojí.
role-power =
    { $name ->
        [administrator] „Administrátor“
        [manage-server] „Spravovat server“
        [manage-roles] „Spravovat role“
        [manage-channels] „Spravovat kanály“
        [manage-webhooks] „Spravovat webhooky“
        [manage-expressions] „Spravovat výrazy“
        [manage-events] „Spravovat události“
        [manage-threads] „Spravovat vlákna“
        [manage-messages] „Spravovat zprávy“
        [manage-nicknames] „Spravovat přezdívky“
        [ban] „Zabanovat členy“
        [kick] „Vyhodit členy“
        [time-out] „Dočasně umlčet členy“
        [mute] „Ztlumit členy“
        [deafen] „Ohlušit členy“
        [move] „Přesouvat členy“
        [mention-everyone] „Zmínit @everyone, @here a všechny role“
        [audit-log] „Zobrazit protokol auditu“
       *[insights] „Zobrazit přehledy serveru“
    }

## Moderation log

log-title = **Záznam moderování**, od nejnovějších. Strana { $page } z { $pages }.
log-empty = Záznam moderování je prázdný.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Důvod: { $reason }
log-channel-added = Přidán kanál pro partie: { $channel }.
log-channel-removed = Odebrán kanál pro partie: { $channel }.
log-role-set = Role „{ $name }“: { $role }.
log-role-cleared = Role „{ $name }“: žádná.
log-role-gone = Role „{ $name }“: žádná, protože už neexistuje.
log-blocked = Zákaz: { $person }.
log-unblocked = Konec zákazu: { $person }.
log-ended = Partie { $number }: ukončena s výsledkem.
log-voided = Partie { $number }: anulována.
log-handed-over = Partie { $number }: předána strana.
log-place-lost = Kanál nebo vlákno partie { $number } někdo smazal. Partie čeká na nové vlákno nebo na rozhodnutí moderátora.
log-backed-up = Stažena záloha.
log-tournament-entered = Turnaj { $number }: přihlášení hráče { $player }.
log-tournament-computers = Turnaj { $number }: přihlášen počítač.
log-tournament-computers-removed = Turnaj { $number }: odebrán počítač.
log-tournament-started = Turnaj { $number }: zahájen.
log-tournament-accepted = Utkání družstev { $number }: přijato.
log-tournament-withdrew =
    { $league ->
        [yes] Liga: odstoupení hráče { $player }.
       *[no] Turnaj { $number }: odstoupení hráče { $player }.
    }
log-tournament-replaced = Turnaj { $number }: hráče { $player } nahrazuje { $new }.
log-tournament-reminded =
    { $league ->
        [yes] Liga: připomínka partie, hráč { $player }.
       *[no] Turnaj { $number }: připomínka partie, hráč { $player }.
    }
log-tournament-moved = Turnaj { $number }: přesunut do jiného kanálu.
log-tournament-ended = Turnaj { $number }: ukončen.
log-league =
    { $what ->
        [league_paused] Liga: přerušena.
        [league_resumed] Liga: pokračuje po přestávce.
        [league_moved] Liga: přesunuta do jiného kanálu.
       *[league_closed] Liga: ukončena.
    }
log-league-entry-removed = Liga: odhlášení hráče { $player } z dalšího cyklu.
button-log-newer = Novější
button-log-older = Starší

## End of the game

end-won =
    { $color ->
        [white] **Konec partie: { $player } vyhrává za bílou { $own } : { $other }.**
       *[black] **Konec partie: { $player } vyhrává za černou { $own } : { $other }.**
    }
end-close = Bylo to těsné, rozdíl je jen { $margin }.
end-sweep = Čistá práce: soupeři nezbyl ani jeden komínek.
own-won = {"**"}Výhra { $own } : { $other }!**
own-lost = {"**"}Prohra { $own } : { $other }.**
own-lost-close = {"**"}Prohra { $own } : { $other }:** rozdíl je jen { $margin }.
own-won-resigned = {"**"}Výhra!** { $loser } vzdává partii.
own-won-on-time = {"**"}Výhra!** { $loser } překračuje čas.
own-resigned = Partie je vzdaná. Vyhrává { $winner }.
own-out-of-time = {"**"}Vypršel ti čas.** Vyhrává { $winner }.
own-ending-of = { $player }: { $ending }
end-draw = Konec partie: remíza { $score } : { $score }.
end-resigned =
    { $color ->
        [white] { $loser } vzdává partii. { $winner } vyhrává za bílou.
       *[black] { $loser } vzdává partii. { $winner } vyhrává za černou.
    }
end-resigned-deleted =
    { $color ->
        [white] Černá (smazaný hráč) partii vzdala. { $winner } vyhrává za bílou.
       *[black] Bílá (smazaný hráč) partii vzdala. { $winner } vyhrává za černou.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } překračuje čas. { $winner } vyhrává za bílou.
       *[black] { $loser } překračuje čas. { $winner } vyhrává za černou.
    }
end-agreed = Konec partie: remíza dohodou.
end-awarded =
    { $color ->
        [white] { $moderator } ukončuje partii. { $winner } vyhrává za bílou. Důvod: { $reason }
       *[black] { $moderator } ukončuje partii. { $winner } vyhrává za černou. Důvod: { $reason }
    }
end-awarded-draw = { $moderator } ukončuje partii remízou. Důvod: { $reason }
end-deadline =
    { $color ->
        [white] Kolo skončilo a na tahu zůstává { $loser }. { $winner } vyhrává za bílou.
       *[black] Kolo skončilo a na tahu zůstává { $loser }. { $winner } vyhrává za černou.
    }
end-deadline-draw = Kolo skončilo, takže tato partie je remíza.
end-voided-elsewhere = Moderátor partii anuloval.
end-voided = { $moderator } anuluje partii. Důvod: { $reason }
end-tournament-over = Konec partie bez výsledku: její turnaj skončil a za obě strany hraje počítač.
end-aborted = Partie je zrušená a nepočítá se.
end-out-of-time-void = { $player } překračuje čas dřív, než se pohne první komínek. Partie se nepočítá.
end-left = Konec partie bez výsledku: jeden z hráčů opustil server.
end-deleted = Konec partie bez výsledku: jeden z hráčů smazal svoje data.
end-channel = Konec partie bez výsledku: její kanál někdo smazal.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}prozatímní
       *[no] {""}
    })
result-expected = Favorit podle předpovědi: { $player } ({ $odds } %).
result-even = Předpověď byla vyrovnaná.
result-part =
    { $part ->
        [2] Tato partie se počítá jen z poloviny: v předchozích 30 dnech spolu tito hráči hráli už { $before }krát.
        [4] Tato partie se počítá jen ze čtvrtiny: v předchozích 30 dnech spolu tito hráči hráli už { $before }krát.
       *[other] Tato partie se počítá jen z 1/{ $part }: v předchozích 30 dnech spolu tito hráči hráli už { $before }krát.
    }
result-short = Tato partie se do žebříčku nepočítá: po nasazení měla méně tahů než { $moves }.
result-second-timeout = Tato partie se do žebříčku nepočítá. Když hráč, který je pryč, prohraje na čas několik partií, počítá se za 24 hodin jen první.
result-voided = Tato partie se do žebříčku nepočítá: moderátor ji z ratingů vyřadil.

score = výhry { $wins }, remízy { $draws }, prohry { $losses }
record-all =
    { $games ->
        [one] { $games } partie: { $score }
        [few] { $games } partie: { $score }
        [many] { $games } partie: { $score }
       *[other] { $games } partií: { $score }
    }
record-color =
    { $color ->
        [white] Za bílou: { $score }
       *[black] Za černou: { $score }
    }
record-setup =
    { $setup ->
        [full] Vše ručně: { $score }
        [reds] Červené ručně: { $score }
        [random] Náhodně: { $score }
        [symmetric] Symetricky: { $score }
        [cut] Rozděl a vyber: { $score }
       *[given] Zadaná pozice: { $score }
    }

top-title =
    { $list ->
        [computer] **Žebříček serveru**: úrovně počítače
        [world] { $players ->
            [one] **Globální žebříček**: { $players } hráč
            [few] **Globální žebříček**: { $players } hráči
            [many] **Globální žebříček**: { $players } hráče
           *[other] **Globální žebříček**: { $players } hráčů
        }
       *[people] { $players ->
            [one] **Žebříček serveru**: { $players } hráč
            [few] **Žebříček serveru**: { $players } hráči
            [many] **Žebříček serveru**: { $players } hráče
           *[other] **Žebříček serveru**: { $players } hráčů
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } partie
        [few] **{ $place }** · { $player } · { $rating } · { $games } partie
        [many] **{ $place }** · { $player } · { $rating } · { $games } partie
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partií
    }
top-own = … { $row }
top-order = -# Řazeno podle ratingu minus dvakrát ±, takže pár šťastných výher na vrchol nestačí. ? = prozatímní.
top-empty = Žebříček je prázdný. Rozjede ho první hodnocená partie mezi lidmi. Začni ji pomocí `/dvonn vyzvat` s `hodnoceno:True`.
top-all-idle = Za 60 dnů se tu žádná hodnocená partie nezapočítala, takže žebříček je prázdný. Hodnocenou partii začni pomocí `/dvonn vyzvat` s `hodnoceno:True`. Minulé sezóny ukáže `/zebricek sezona`.
top-no-computer = Počítač tu hodnocenou partii nehrál. Jeho partie se hodnotí, jen když to server povolí.
top-no-game = { $player } ještě nemá místo: žádná hodnocená partie se nezapočítala.
top-empty-world = Nikdo z globálního žebříčku za posledních 60 dnů nehrál. Počítají se do něj hodnocené partie začaté pomocí `/hledat` s `hodnoceno:True`.
top-not-joined = { $player } není v globálním žebříčku. Vstoupíš do něj, když použiješ `/hledat` s `hodnoceno:True` a dohraješ partii.
world-left = Hotovo. Už nejsi v globálním žebříčku. Tvůj rating zůstává pro případ, že se vrátíš pomocí `/hledat` s `hodnoceno:True`. Smažeš ho pomocí `/soukromi smazat`.
world-not-joined = Nejsi v globálním žebříčku, takže není co opustit.
top-idle = { $player } nemá místo: 60 dnů bez hodnocené partie. Po další se místo vrátí.
table-ladder =
    { $list ->
        [computer] Žebříček DVONN: úrovně počítače
        [world] Globální žebříček DVONN
       *[people] Žebříček DVONN
    }
table-page = Strana { $page } z { $pages }
table-order = řazeno podle ratingu minus dvakrát ±
table-player = Hráč
table-rating = Rating
table-floor = Min.
table-games = Partie
alt-table = Tabulka: { $title }. Sloupce: { $columns }. Řádky: { $rows }.
alt-table-place = Místo

profile-title = **{ $player }** · { $rating }
profile-place = Místo { $place } podle ratingu
profile-challenge-place = Místo { $place } v žebříčku
profile-idle = Bez místa (60 dnů bez hodnocené partie)
profile-no-place = Zatím bez místa
profile-titles =
    { $more ->
        [0] Tituly: { $titles }
       *[other] Tituly: { $titles } a další: { $more }
    }
profile-title-of-season =
    { $place ->
        [1] vítěz sezóny { $season }
        [2] druhé místo v sezóně { $season }
       *[3] třetí místo v sezóně { $season }
    }
profile-league-title = titul v lize { $name } (cyklus { $cycle })
profile-lessons = 🎓 Dokončeny všechny lekce z `/vyuka`
profile-provisional = {"-#"} „?“ znamená prozatímní: rating je zatím jen odhad. Po pár dalších hodnocených partiích se ustálí.
profile-last = Poslední partie:
button-people = Oblíbení, ignorovaní…
people-about =
    { $state ->
        [favourite] { $player } patří k tvým oblíbeným.
        [ignored] Ignoruješ hráče { $player }: žádné nové partie mezi vámi, kromě těch o místa a v turnajích.
       *[none] { $player }: můžeš si hráče přidat k oblíbeným, nebo ho ignorovat. Ignorovaní s tebou nové partie hrát nemůžou. Nedozvědí se to.
    }
button-ignore =
    { $on ->
        [yes] Ignorovat
       *[no] Přestat ignorovat
    }
button-favourite =
    { $on ->
        [yes] Přidat k oblíbeným
       *[no] Odebrat z oblíbených
    }
people-title = Tyto seznamy vidíš jen ty.
people-favourites = Oblíbení: { $people }
people-no-favourites = Oblíbení: nikdo. Přidáš je v jejich profilech.
people-ignored = Ignorovaní: { $people }
people-none-ignored = Ignorovaní: nikdo
menu-people-challenge = Vyzvat někoho z oblíbených
menu-people-remove = Odebrat z oblíbených
menu-people-stop = Přestat někoho ignorovat
button-people-page = Ignorovaní { $first }–{ $last }
refuse-not-now = S tímto hráčem teď hrát nemůžeš. Vyber si jiného soupeře.
refuse-too-many-favourites = Oblíbených už máš { $most }. Nejdřív někoho odeber.
profile-game =
    { $outcome ->
        [win] - výhra, { $opponent }: { $step } (partie { $number })
        [draw] - remíza, { $opponent }: { $step } (partie { $number })
       *[loss] - prohra, { $opponent }: { $step } (partie { $number })
    }
profile-none = { $player } tu zatím nemá žádnou započítanou hodnocenou partii. Hodnocenou zahraješ pomocí `/dvonn vyzvat` s `hodnoceno:True`.
profile-none-of-computer = { $player } tu zatím nemá žádnou započítanou hodnocenou partii. Partie s počítačem se hodnotí, jen když to server povolí.
profile-of-bot = Boti nemají profil. Pro počítač použij volbu `uroven`.
profile-none-of-you = Zatím tu nemáš žádnou započítanou hodnocenou partii. Začni ji pomocí `/dvonn vyzvat` s `hodnoceno:True`. Pak se tu objeví tvůj rating, bilance a nejlepší výhra.
profile-one = Zadej buď hráče v `hrac`, nebo úroveň počítače v `uroven`, ne obojí.
caption-profile = Rating na tomto serveru s pravděpodobným rozpětím
fact-place = Žebříček
fact-games = Partie
fact-streak = Nejdelší série
fact-best-win = Nejlepší výhra
fact-global = Globální rating
fact-puzzles = Rating v úlohách
fact-won-against = { $opponent } ({ $rating }), partie { $number }
fact-streak-now = { $longest }, teď { $now }
alt-profile =
    { $games ->
        [one] Čárový graf: rating na tomto serveru, { $name }, v pásmu pravděpodobného rozpětí. Začíná na { $first }, po jedné partii { $rating }. Pod ním: { $facts }.
        [few] Čárový graf: rating na tomto serveru, { $name }, poslední { $games } partie, v pásmu pravděpodobného rozpětí. Začíná na { $first }, drží se mezi { $least } a { $most }, teď { $rating }. Pod ním: { $facts }.
        [many] Čárový graf: rating na tomto serveru, { $name }, posledních { $games } partie, v pásmu pravděpodobného rozpětí. Začíná na { $first }, drží se mezi { $least } a { $most }, teď { $rating }. Pod ním: { $facts }.
       *[other] Čárový graf: rating na tomto serveru, { $name }, posledních { $games } partií, v pásmu pravděpodobného rozpětí. Začíná na { $first }, drží se mezi { $least } a { $most }, teď { $rating }. Pod ním: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partie za posledních { $weeks } týdnů**: { $games } partie, { $rated ->
            [0] nehodnocená
           *[other] hodnocená
        }
        [few] **Partie za posledních { $weeks } týdnů**: { $games } partie, z toho hodnocené: { $rated }
        [many] **Partie za posledních { $weeks } týdnů**: { $games } partie, z toho hodnocené: { $rated }
       *[other] **Partie za posledních { $weeks } týdnů**: { $games } partií, z toho hodnocené: { $rated }
    }
activity-busiest =
    { $games ->
        [one] Nejvíc v týdnu od { $monday } ({ $games } partie,
        [few] Nejvíc v týdnu od { $monday } ({ $games } partie,
        [many] Nejvíc v týdnu od { $monday } ({ $games } partie,
       *[other] Nejvíc v týdnu od { $monday } ({ $games } partií,
    } { $people ->
        [0] jen počítač)
        [one] { $people } hráč)
        [few] { $people } hráči)
        [many] { $people } hráče)
       *[other] { $people } hráčů)
    }
activity-this-week =
    { $games ->
        [0] Tento týden: zatím žádná partie
        [one] Tento týden zatím: { $games } partie
        [few] Tento týden zatím: { $games } partie
        [many] Tento týden zatím: { $games } partie
       *[other] Tento týden zatím: { $games } partií
    }
activity-none = Za posledních { $weeks } týdnů tu neskončila žádná partie. Začni ji pomocí `/dvonn vyzvat`.
activity-empty = Zatím žádné partie
table-activity = Partie na tomto serveru
activity-games =
    { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
activity-rated = Hodnocené
activity-others = Nehodnocené
activity-people = Hráči
caption-activity = Skončené partie za týden, od pondělí (UTC)
alt-activity = Sloupcový graf: skončené partie na tomto serveru v každém z { $weeks } týdnů, od { $first } dodnes. Pro každý týden jeho pondělí, pak hodnocené partie, nehodnocené a hráči: { $entries }. V ostatních týdnech žádná partie nebyla.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Sloupcový graf: { $weeks } týdnů od { $first } dodnes, bez partií.

versus-title = **{ $one } – { $other }**
versus-none = Zatím tu nemají žádnou dohranou společnou hodnocenou partii.
versus-record = Výsledky hráče { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: zatím bez hodnocených partií, takže předpověď počítá s novým hráčem
versus-odds = Předpověď na dnešek: { $player } { $odds } %.
versus-last = Poslední partie:
versus-game =
    { $outcome ->
        [win] - { $at } · partie { $number } · { $player }, výhra za { $color ->
            [white] bílou
           *[black] černou
        }: { $step }
        [draw] - { $at } · partie { $number } · { $player }, remíza za { $color ->
            [white] bílou
           *[black] černou
        }: { $step }
       *[loss] - { $at } · partie { $number } · { $player }, prohra za { $color ->
            [white] bílou
           *[black] černou
        }: { $step }
    }
versus-same-player = To je dvakrát tentýž hráč. Vyber dva různé, nebo jen jednoho: porovnám ho s tebou.

record-title = **Hodnocené partie na tomto serveru**
record-title-of = **Hodnocené partie na tomto serveru: { $player }**
record-none = Na tomto serveru ještě neskončila žádná hodnocená partie. Začni ji pomocí `/dvonn vyzvat` s `hodnoceno:True`.
record-none-of = { $player } tu ještě nemá dohranou hodnocenou partii.
record-game =
    { $outcome ->
        [win] { $at } · partie { $number } · vyhrává { $one }, prohrává { $other }
       *[draw] { $at } · partie { $number } · remíza: { $one }, { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (počítá se z 1/{ $part })
    }
record-uncounted = { $game }: nepočítá se ({ $reason })
uncounted-short = příliš krátká
uncounted-second-timeout = další prohra na čas za 24 hodin
uncounted-voided = vyřazena moderátorem
button-newest = Nejnovější
button-newer = Novější
button-older = Starší

## Seasons

season-current = **Sezóna { $number }**: { $from } – { $until } (konec { $rest })
season-without-end = **Sezóna { $number }**: od { $from }, bez data konce
season-ended = **Sezóna { $number }**: { $from } – { $until }, konečná tabulka
season-short = -# Sezóny se řídí kalendářem. Tato první je kratší, protože začala první hodnocenou partií.
season-empty = V této sezóně se ještě žádná hodnocená partie nezapočítala.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = První sezónu zahájí první hodnocená partie mezi lidmi. Začni ji pomocí `/dvonn vyzvat` s `hodnoceno:True`.
season-unknown = Sezóna { $number } tu není. Současnou ukáže `/zebricek sezona`.
season-over = **Sezóna { $number } skončila.**
season-title =
    { $place ->
        [1] 🥇 { $player } vyhrává sezónu { $number }.
        [2] 🥈 { $player } je na druhém místě.
       *[3] 🥉 { $player } je na třetím místě.
    }
season-over-more = Celou tabulku ukáže `/zebricek sezona` s `cislo:{ $number }`. Nová sezóna už běží. Ratingy přecházejí dál.
table-season = Sezóna { $number }
table-wins = Výhry
table-draws = Remízy
table-losses = Prohry

## Challenge ladder

places-title =
    { $people ->
        [one] **Žebříček serveru**, podle míst: { $people } hráč
        [few] **Žebříček serveru**, podle míst: { $people } hráči
        [many] **Žebříček serveru**, podle míst: { $people } hráče
       *[other] **Žebříček serveru**, podle míst: { $people } hráčů
    }
places-own = { $player } má místo { $place }. Výš postoupíš, když pomocí `/zebricek vyzvat` vyzveš hráče nejvýš tři místa nad sebou. Když vyhraješ, místa si vyměníte.
places-none = { $player } teď nemá místo. Získáš ho, když pomocí `/zebricek vyzvat` vyzveš jednoho z posledních tří hráčů.
places-empty = Žebříček je prázdný. Vyzvi kohokoli pomocí `/zebricek vyzvat`: první partie o místa dá místo oběma.
table-places = Žebříček DVONN, podle míst

refuse-place-none = Žebříček tohoto serveru má ratingy, ne místa. Použij `/dvonn vyzvat`.
refuse-place-self = Nemůžeš vyzvat sebe. { $allowed }
refuse-place-answered = Teď tuto výzvu přijmout nemůžeš. { $why }
refuse-place-no-place = { $opponent } nemá v žebříčku místo nebo 60 dnů nehraje. { $allowed }
refuse-place-below =
    { $who ->
        [you] Hráče pod sebou vyzvat nemůžeš. { $opponent } ale může vyzvat tebe.
       *[other] { $opponent } je teď níž než { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } je příliš vysoko. Vyzvat jde jen hráče nejvýš o { $places ->
        [one] { $places } místo
        [few] { $places } místa
        [many] { $places } místa
       *[other] { $places } míst
    } výš. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Už hraješ o místo v partii { $number } proti hráči { $opponent }. Nejdřív ji dohraj.
           *[challenge] Už čeká tvoje výzva o místo pro hráče { $opponent }. Zruš ji, nebo počkej na odpověď.
        }
       *[other] { $what ->
            [game] { $challenger } hraje o místo v partii { $number } proti hráči { $opponent }.
           *[challenge] { $challenger } čeká na odpověď na výzvu o místo pro hráče { $opponent }.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } už má výzvu o svoje místo. Počkej, až skončí, nebo vyzvi někoho jiného.
        [few] { $opponent } už má { $others } výzvy o svoje místo. Počkej, až některá skončí, nebo vyzvi někoho jiného.
        [many] { $opponent } už má { $others } výzvy o svoje místo. Počkej, až některá skončí, nebo vyzvi někoho jiného.
       *[other] { $opponent } už má { $others } výzev o svoje místo. Počkej, až některá skončí, nebo vyzvi někoho jiného.
    }
refuse-place-soon = Od poslední partie o místo mezi hráči { $challenger } a { $opponent } ještě neuplynul týden. Znovu můžou hrát od { $until }.
place-may-challenge =
    { $who ->
        [you] Můžeš vyzvat: { $people }.
       *[other] { $challenger } může vyzvat: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Nad tebou nikdo není. Ostatní můžou vyzvat tebe.
       *[other] { $challenger } nad sebou nikoho nemá.
    }
challenge-for-place = Tato partie je o místa v žebříčku: když vyhraje vyzyvatel, oba si místa vymění.
place-stake = Tato partie je o místa v žebříčku: když vyhraje { $challenger }, vymění si místo s hráčem { $opponent }.
place-swapped = **{ $winner } získává v žebříčku místo { $place }. Přichází o něj { $loser }.**
place-kept = Místa v žebříčku zůstávají stejná.
place-swap-stays = Místa se zpátky nevymění: žebříček se od té partie změnil.


## Captions of pictures

caption-move =
    { $color ->
        [white] Bílá je na tahu
       *[black] Černá je na tahu
    }
caption-passed =
    { $color ->
        [white] Bílá vynechává tah
       *[black] Černá vynechává tah
    }
caption-isolates = { $ply }, izoluje { $count }
caption-captures = { $ply }, bere { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Bílá pokládá kámen
       *[black] Černá pokládá kámen
    }
caption-place-red =
    { $color ->
        [white] Bílá pokládá červený kámen
       *[black] Černá pokládá červený kámen
    }
caption-won =
    { $color ->
        [white] Bílá vyhrává o { $margin }
       *[black] Černá vyhrává o { $margin }
    }
caption-draw = Remíza
caption-won-early =
    { $color ->
        [white] Bílá vyhrává
       *[black] Černá vyhrává
    }
caption-resigned =
    { $color ->
        [white] Bílá vzdává partii
       *[black] Černá vzdává partii
    }
caption-timed-out =
    { $color ->
        [white] Bílá překračuje čas
       *[black] Černá překračuje čas
    }
caption-void = Bez výsledku
caption-sample = Ukázka: tvoje deska za černou · { $ply }
caption-preview = Náhled: { $ply }

## Placing and moving with buttons

button-row = Řada { $row }
# Krátké tlačítko, aby se jich na telefon vešlo víc vedle sebe.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}červený
       *[no] {""}
    }
menu-stack-hint = Kterým komínkem táhnout?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: samostatný červený kámen
           *[no] { $cell }: samostatný kámen
        }
       *[other] { $red ->
            [yes] { $cell }: komínek výšky { $height }, s červeným
           *[no] { $cell }: komínek výšky { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
        [many] { $count } tahu
       *[other] { $count } tahů
    }
pick-cell =
    Vyber políčko v řadě { $row }. { $red ->
        [yes] Červený kámen se položí hned.
       *[no] Tvůj kámen se položí hned.
    }
pick-stack = Kterým komínkem chceš táhnout?
pick-destination = Kam má jít **{ $cell }**? Nejdřív uvidíš náhled.
pick-destination-at-once = Kam má jít **{ $cell }**? Tah se zahraje hned.
confirm-ply = Náhled: **{ $ply }**
confirm-score = Skóre po tomto tahu: bílá { $white }, černá { $black }. Zahrát?
button-confirm = Zahrát tah
button-back = Zpět
button-another-stack = Jiný komínek
you-moved = Tvůj tah: **{ $ply }**.
you-moved-with-effect = Tvůj tah **{ $ply }** { $effects }.
you-placed =
    { $red ->
        [yes] Červený kámen leží na **{ $cell }**.
       *[no] Tvůj kámen leží na **{ $cell }**.
    }

## Previews

preview-title = Náhled: v partii se zatím nic nezměnilo.
preview-move = { $player } hraje **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } pokládá červený kámen na **{ $cell }**.
        [white] { $player } pokládá bílý kámen na **{ $cell }**.
       *[black] { $player } pokládá černý kámen na **{ $cell }**.
    }
preview-pass = { $player } nemá kam táhnout a vynechává tah.
preview-score = Skóre potom: bílá { $white }, černá { $black }.
preview-next-moves =
    { $moves ->
        [one] Pak je na tahu { $player }, má { $moves } možný tah ({ $other }).
        [few] Pak je na tahu { $player }, má { $moves } možné tahy ({ $other }).
        [many] Pak je na tahu { $player }, má { $moves } možného tahu ({ $other }).
       *[other] Pak je na tahu { $player }, má { $moves } možných tahů ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } v té pozici nemá žádný
        [one] { $player } má v té pozici { $moves }
        [few] { $player } má v té pozici { $moves }
        [many] { $player } má v té pozici { $moves }
       *[other] { $player } má v té pozici { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Pak { $player } vynechává tah (nemá kam táhnout). Na tahu je { $other }, má { $moves } možný tah.
        [few] Pak { $player } vynechává tah (nemá kam táhnout). Na tahu je { $other }, má { $moves } možné tahy.
        [many] Pak { $player } vynechává tah (nemá kam táhnout). Na tahu je { $other }, má { $moves } možného tahu.
       *[other] Pak { $player } vynechává tah (nemá kam táhnout). Na tahu je { $other }, má { $moves } možných tahů.
    }
preview-next-place =
    { $piece ->
        [red] Pak { $player } pokládá červený kámen.
        [white] Pak { $player } pokládá bílý kámen.
       *[black] Pak { $player } pokládá černý kámen.
    }
preview-next-dealt = Pak se zbytek desky zaplní náhodně.
preview-won = Tím partie končí: { $player } vyhrává { $own } : { $other }, o { $margin }.
preview-draw = Tím partie končí: remíza { $score } : { $score }.

preview-empty = Zadej tah, třeba `D3F3`, nebo několik, třeba `D3F3 E4E5`.
preview-too-long = Náhled je moc dlouhý, limit tahů je { $most }. Odeber poslední.
preview-unknown-word = `{ $word }` není ani políčko, třeba `D3`, ani tah, třeba `D3F3`. Při psaní vyber z návrhů.
preview-half-a-move = { $cell } je jen půlka tahu. Přidej cílové políčko, třeba `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Bílá nemůže zahrát `{ $ply }`. { $rule } Při psaní vyber z návrhů.
           *[black] Černá nemůže zahrát `{ $ply }`. { $rule } Při psaní vyber z návrhů.
        }
       *[other] { $color ->
            [white] Tah { $number }: bílá nemůže zahrát `{ $ply }`. { $rule } Při psaní vyber z návrhů.
           *[black] Tah { $number }: černá nemůže zahrát `{ $ply }`. { $rule } Při psaní vyber z návrhů.
        }
    }
preview-dealt = Po posledním červeném kameni se zbytek desky zaplní náhodně. Náhled ukonči tam.

## Hints and analyses

hint-title =
    { $count ->
        [one] Máš jen jeden možný tah:
        [few] Tvoje nejlepší tahy:
        [many] Tvoje nejlepší tahy:
       *[other] Tvoje nejlepší tahy:
    }
hint-title-placing = Nejlepší políčka pro tvůj kámen:
hint-not-played = Jsou to jen tipy, zatím se nic nezahrálo. Vidíš je jen ty.
button-play-this = Zahrát { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] zhruba vyrovnané
        [chance] šance na výhru asi { $number } %
        [win] výhra o { $number }
        [draw] remíza
       *[loss] prohra o { $number }
    }
effect-next-to-red = vedle červeného
effect-at-edge = na okraji
effect-can-capture-red = může pak vzít červený na { $cells }
effect-ends-game = ukončuje partii
effect-leaves-no-move =
    { $color ->
        [white] nechává bílou bez tahu
       *[black] nechává černou bez tahu
    }
analysis-game = Partie { $number }.
analysis-plies = Po tahu { $number } z { $count }.
analysis-worth =
    { $color ->
        [white] **Bílá je na tahu: { $worth }.**
       *[black] **Černá je na tahu: { $worth }.**
    }
analysis-variation = Varianta: { $line }
analysis-then = -# potom { $line }
analysis-then-end = -# potom { $line }. Pak je konec partie: bílá { $white }, černá { $black }.
analysis-end = -# Pak je konec partie: bílá { $white }, černá { $black }.
analysis-over = {"**"}Konec partie: bílá { $white }, černá { $black }.**
analysis-shared = { $player } ukazuje analýzu:
verdict-best = {"**"}{ $ply }** je nejlepší tah.
verdict-forced = {"**"}{ $ply }** je jediný možný tah.
verdict-as-good = {"**"}{ $ply }** je zhruba stejně dobrý jako nejlepší tah, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**, { $color ->
        [white] bílá
       *[black] černá
    }: { $before } → { $after }{ $points ->
        [0] .
        [one] {" "}(ztráta: { $points } %).
        [few] {" "}(ztráta: { $points } %).
        [many] {" "}(ztráta: { $points } %).
       *[other] {" "}(ztráta: { $points } %).
    }
verdict-loses =
    V pokračování A { $color ->
        [white] bílá
       *[black] černá
    } ztrácí: { $losses }.
verdict-captured =
    { $height ->
        [1] samostatný kámen na { $cell }
       *[other] komínek výšky { $height } na { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } izolovaný kámen
        [few] { $count } izolované kameny
        [many] { $count } izolovaného kamene
       *[other] { $count } izolovaných kamenů
    }
verdict-score = Skóre po pokračování A: bílá { $white }, černá { $black }. Před tahem: bílá { $before_white }, černá { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Už zkoušený
menu-variation-hint = Zahrát nejlepší tah, nebo už zkoušený…
menu-variation-stack-hint = Zkusit jiný tah: vyber komínek
menu-variation-row-hint = Proč ne jiné políčko? Vyber řadu
variation-stack = Kam má jít **{ $cell }**? Pak uvidíš, co ten tah stojí a proč.
variation-row = Které políčko v řadě { $row }? Pak uvidíš, co to stojí.
analysis-effort =
    { $depth ->
        [one] -# Hloubka analýzy: { $depth } tah.
        [few] -# Hloubka analýzy: { $depth } tahy.
        [many] -# Hloubka analýzy: { $depth } tahu.
       *[other] -# Hloubka analýzy: { $depth } tahů.
    }
analyse-what = Tady žádná partie není. Přidej `partie` (číslo nebo tahy) nebo `pozice`.
advice-rated = Tato partie je hodnocená, takže neradím. `/partie nahled` ukáže, co tah udělá. Po partii ukáže `/dvonn analyzovat` nejlepší tahy.
advice-over = V této pozici nemůže táhnout ani jedna strana: bílá { $white }, černá { $black }. Pro dřívější pozici partie použij `/dvonn analyzovat` s volbou `po` (počet tahů).
advice-in-tournament = Toto je turnajová partie, takže neradím. `/partie nahled` ukáže, co tah udělá. Po partii ukáže `/dvonn analyzovat` nejlepší tahy.
advice-of-serious-game = Tato pozice je příliš podobná pozici ve tvojí hodnocené nebo turnajové partii { $number }. Dokud ta partie neskončí, nemůžu takovou pozici analyzovat ani z ní s tebou hrát. Vyber jinou pozici nebo tah.
advice-of-running = Tato pozice je příliš podobná pozici v partii { $number }, která se tu ještě hraje. Dokud neskončí, takovou analýzu nezveřejním.
advice-not-of-running = Tato partie ještě běží. Pokud je nehodnocená a není turnajová, může ji teď analyzovat hráč na tahu. Po partii kdokoli.
advice-two-subjects = Zadej buď pozici, nebo partii. Volba `po` potřebuje partii.
advice-no-such-ply =
    { $plies ->
        [one] Tato partie má { $plies } tah, takže `po` musí být 0 nebo 1.
        [few] Tato partie má { $plies } tahy, takže `po` musí být od 0 do { $plies }.
        [many] Tato partie má { $plies } tahu, takže `po` musí být od 0 do { $plies }.
       *[other] Tato partie má { $plies } tahů, takže `po` musí být od 0 do { $plies }.
    }

## Settings

# Název tohoto jazyka v tomto jazyce.
language-name = Čeština

settings-title = **Tvoje nastavení**
settings-scope = Podobu desek měníš jen pro sebe: veřejné desky se řídí nastavením serveru. Ostatní platí pro všechny tvoje partie.
settings-hint =
    { $choice ->
        [orientation] Deska
        [theme] Motiv
        [size] Velikost obrázku
        [notation] Zápis
        [reminders] Připomínky
        [ladder] Druh žebříčku
        [season] Délka sezóny
       *[language] Jazyk
    }
settings-orientation =
    { $value ->
        [white] Deska: strana bílé dole, jako v kanálu
        [own] Deska: moje strana dole
       *[black] Deska: strana černé dole
    }
settings-theme =
    { $value ->
        [server] Motiv: podle serveru
        [wood] Motiv: světlé dřevo
        [slate] Motiv: tmavá břidlice
        [paper] Motiv: černobílý, pro tisk
        [contrast] Motiv: vysoký kontrast
       *[colour-blind] Motiv: pro barvoslepé (bílá a černá se liší tvarem)
    }
settings-size =
    { $value ->
        [small] Velikost obrázku: malá, pro telefony
        [normal] Velikost obrázku: běžná
       *[large] Velikost obrázku: velká
    }
settings-notation =
    { $value ->
        [joined] Zápis: D3F3
        [dash] Zápis: D3-F3
       *[arrow] Zápis: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Připomínky: v kanálu partie
        [direct] Připomínky: přímou zprávou
       *[off] Připomínky: žádné
    }
settings-language = Jazyk: { $name }
settings-language-discord = Jazyk: jako na Discordu
settings-confirm =
    { $on ->
        [yes] Tahy: nejdřív náhled
       *[no] Tahy: rovnou
    }
settings-only-ply =
    { $on ->
        [yes] Vynucené tahy: hraju je za tebe
       *[no] Vynucené tahy: hraješ je ty
    }
settings-vacation =
    { $on ->
        [yes] Dovolená: začne automaticky, když ti dojde čas, a den po dni se prodlužuje, dokud nezahraješ nebo ti nedojdou dny
       *[no] Dovolená: začne jen pomocí `/dvonn dovolena`
    }
settings-weekends =
    { $on ->
        [yes] Volné víkendy: tvoje hodiny v sobotu a v neděli stojí, kromě partií naživo
       *[no] Volné víkendy: žádné
    }
settings-takebacks =
    { $on ->
        [yes] Vracení tahů: povoleno, dokud na tah neodpovíš
       *[no] Vracení tahů: soupeř tě požádá
    }
settings-milestones =
    { $on ->
        [yes] Milníky, třeba první výhra: řeknu ti o nich, jednou a soukromě
       *[no] Milníky, třeba první výhra: bez zmínky
    }
settings-phrases =
    { $on ->
        [yes] Věty od soupeřů z jiných serverů: zobrazují se
       *[no] Věty od soupeřů z jiných serverů: nezobrazují se
    }
settings-next-weekend = Další volný víkend: { $begins } až { $ends } ({ $zone }). Když změníš toto nebo časové pásmo, týká se to jen víkendů nejdřív za týden.
settings-quiet = Hodiny klidu: { $hours } ({ $zone })
settings-no-quiet = Hodiny klidu: žádné
settings-summary = Denní seznam čekajících partií přímou zprávou: { $time } ({ $zone })
settings-no-summary = Denní seznam čekajících partií: žádný
button-settings-confirm =
    { $on ->
        [yes] Ukazovat nejdřív náhled
       *[no] Hrát tahy rovnou
    }
button-settings-only-ply =
    { $on ->
        [yes] Hrát vynucené tahy za mě
       *[no] Nechat mi vynucené tahy
    }
button-settings-vacation =
    { $on ->
        [yes] Dovolená automaticky
       *[no] Dovolená jen ručně
    }
button-settings-play = Připomínky, jazyk…
button-settings-boards = Desky a tahy…
button-settings-weekends =
    { $on ->
        [yes] Zapnout volné víkendy
       *[no] Vypnout volné víkendy
    }
button-settings-takebacks =
    { $on ->
        [yes] Vracení, dokud netáhnu
       *[no] Vracení jen na požádání
    }
button-settings-milestones =
    { $on ->
        [yes] Říkat mi o milnících
       *[no] O milnících mlčet
    }
button-settings-phrases =
    { $on ->
        [yes] Zobrazovat věty soupeřů
       *[no] Skrýt věty soupeřů
    }
button-settings-quiet = Pásmo, klid, denní seznam…
button-settings-people = Oblíbení, ignorovaní…
form-quiet = Časové pásmo, hodiny klidu, denní seznam
form-quiet-hours = Hodiny klidu od – do (prázdné: žádné)
form-summary = Čas denního seznamu (prázdné: žádný)
form-quiet-zone = Tvoje časové pásmo
refuse-quiet-hours = `{ $input }` není rozmezí hodin. Napiš třeba `22:00-07:00`, nebo nech prázdné.
refuse-summary-time = `{ $input }` není čas. Napiš třeba `07:30`, nebo nech prázdné.
refuse-time-zone = `{ $input }` není známé časové pásmo. Použij název jako `Europe/Berlin`, `America/New_York` nebo `UTC`.

## Plans. The words that players write in a plan are the same in every language.

form-plan-title = Naplánuj nasazení
form-plan-wishes = Políčka, od nejžádanějšího
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop, když soupeř položí sem (nepovinné)
form-plan-stops-hint = near reds, D3; after 5: po 5 tvých kamenech
plan-is = **Tvůj plán**: `{ $wishes }`
plan-stops = Kdy přestat: `{ $stops }`
plan-takes = Další, pokud bude ještě prázdné: { $cells }
plan-takes-then-best = Další, pokud bude ještě prázdné: { $cells }; pak volba enginu
plan-takes-best = Další: volba enginu
plan-takes-nothing = Všechna políčka tvého plánu jsou obsazená.
plan-played = Zahráno podle plánu. Plán je hotový.
plan-not-playable = Z plánu nešlo nic zahrát, takže je smazaný.
fill-is =
    Za { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    } začnu pokládat zbytek tvých kamenů, vždy jeden, když jsi na tahu. Kdykoli mě můžeš zastavit.
fill-stopped = Zastaveno. Kameny pokládáš ty.
fill-done = Všechny kameny jsou položené.
plan-none = Nemáš plán. Uděláš ho pomocí `/dvonn plan`.
button-plan = Naplánovat nasazení…
button-edit = Upravit
button-delete = Smazat
button-try-again = Zkusit znovu
form-written = Tvůj text:

plan-empty = Plán potřebuje aspoň jedno políčko, třeba `D3 E4, near reds, row 3`.
plan-too-long = Limit znaků v každém poli je { $most }. Místo ušetří slova za mnoho políček: `row 3`, `edge` nebo `anywhere`.
plan-unknown-word = Slovo `{ $word }` v plánu neznám. Použij políčka, třeba `D3` nebo `A1-E1`, nebo `row 3`, `column D`, `edge`. Můžeš použít i `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` potřebuje číslo od 1 do 5, třeba `row 3`.
plan-column-letter = `column` potřebuje písmeno od A do K, třeba `column D`.
plan-near-what = `near` potřebuje `reds`, `own`, `theirs` nebo políčko, třeba `near D3`.
plan-line-end = Za pomlčkou uveď poslední políčko, třeba `A1-E1`.
plan-not-a-line = { $from } a { $to } neleží na jedné přímce. Vypiš políčka jedno po druhém, nebo zadej dvě na jedné přímce, třeba `A1-E1`.
plan-best-serious = V hodnocené nebo turnajové partii není `best` dovoleno. Použij `anywhere`, které začíná uprostřed desky.
plan-count = `after` potřebuje číslo od 1 do 49, třeba `after 5`.
plan-no-cell-first = Začni políčkem pro tento tah, třeba D3. Zbytek se stane plánem.

## Conditional moves. What players write in them is the same in every language.

form-if-title = Podmíněné tahy
form-if-lines =
    { $first ->
        [mine] Řádek: já, soupeř, já, soupeř…
       *[theirs] Řádek: soupeř, já, soupeř, já…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: položím na D3; když soupeř na E4, položím na F2. * je kterékoli jiné políčko
           *[theirs] D3 E4: když soupeř položí na D3, položím na E4. * E5: jinak položím na E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: hraju D3F3; když E4E5, hraju C1C3. * je jiný tah. resign: vzdávám
           *[theirs] D3F3 E4E5: když D3F3, hraju E4E5. * C1C3: jinak hraju C1C3. resign: vzdávám
        }
    }
if-are = **Tvoje podmíněné tahy.** Tvoje tahy jsou za dvojtečkami; { "*" } je kterákoli jiná odpověď.
if-resigns = Kde řádek končí slovem `resign`, vzdám partii za tebe.
if-waits = Nejdřív zahraj { $ply }. Tyto tahy pak počkají na soupeřovu odpověď.
if-none = Nemáš podmíněné tahy. Nastavíš je pomocí `/dvonn podminene`.
button-conditions = Podmíněné tahy…
button-add-conditions = Přidat podmíněné tahy

if-empty = Napiš aspoň jeden řádek, třeba `D3F3 E4E5`: když soupeř zahraje D3F3, zahraju E4E5.
if-too-long = Limit znaků pro všechny podmíněné tahy dohromady je { $most }. Odeber nejméně pravděpodobné.
if-too-many = Počet řádků: { $found }. Limit: { $most }. Odeber nejméně pravděpodobné.
if-too-deep = Řádek { $line } má víc tahů než { $most }. Zkrať ho.
if-unknown-word = Řádek { $line }: `{ $word }` není ani políčko, třeba `D3`, ani tah, třeba `D3F3`, ani `*` pro kterýkoli jiný tah.
if-no-such-cell = Řádek { $line }: políčko `{ $word }` neexistuje. { $cells }
if-pass = Řádek { $line }: odeber vynechání tahu. Vynechávám za tebe.
if-half-a-move = Řádek { $line }: { $cell } je jen půlka tahu. Přidej cílové políčko, třeba `D3F3`.
if-any-of-mine = Řádek { $line }: `*` zastupuje jen soupeřovy tahy. Svůj tah vypiš.
if-resigns-unprovoked = Řádek { $line }: `resign` musí následovat po soupeřově tahu.
if-illegal-mine = Řádek { $line }: v tu chvíli nemůžeš zahrát { $ply }. { $reason }
if-illegal-theirs = Řádek { $line }: v tu chvíli soupeř nemůže zahrát { $ply }. Zkontroluj desku a kdo je u každého tahu na tahu.
if-after-the-end = Řádek { $line } pokračuje za koncem partie. Zkrať ho.
if-no-answer = Řádek { $line } končí soupeřovým tahem. Přidej odpověď, nebo ten tah odeber.
if-two-answers = Řádky { $first } a { $second } dávají na stejné tahy dvě odpovědi. Nech jednu.

## Private notices

notice-title = Partie { $number } proti hráči { $opponent }:
notice-board = [Deska]({ $url })
notice-branch-dropped = Tvůj podmíněný tah **{ $answer }** nešlo zahrát, takže tvoje podmíněné tahy jsou smazané. { $reason }
notice-branch-dropped-after = Tvoji odpověď na { $after }, **{ $answer }**, nešlo zahrát, takže tvoje podmíněné tahy jsou smazané. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Tah byl vrácen, takže tvoje podmíněné tahy jsou smazané.
        [dealt] Deska se zaplnila, takže tvoje podmíněné tahy jsou smazané.
       *[rated_game] Tato partie je už příliš podobná jedné z tvých hodnocených, takže tvoje podmíněné tahy jsou smazané.
    } Nové nastavíš pomocí `/dvonn podminene` v kanálu partie. Dosavadní:
notice-plan-stopped = Tvůj plán se zastavil: soupeř položil na **{ $cell }** (`{ $rule }`).
notice-plan-left = Ještě nepoloženo: `{ $plan }`. Kdy přestat: `{ $stops }`. Nový plán uděláš pomocí `/dvonn plan` v kanálu partie.
notice-muted =
    V kanálu { $channel } nesmím psát, takže tam nemůžu ukázat desku. Požádej moderátora, ať mi dá { $place ->
        [thread] oprávnění „Zobrazit kanál“ a „Posílat zprávy ve vláknech“. Pokud je vlákno zamčené, musí ho i odemknout
       *[channel] oprávnění „Zobrazit kanál“ a „Posílat zprávy“
    }. Budu to zkoušet dál.
notice-muted-refused = V kanálu { $channel } nemůžu ukázat desku. { $reason } Budu to zkoušet dál.
notice-muted-elsewhere = Tam, kde hraje tvůj soupeř, nesmím psát, takže nevidí desku.
notice-muted-clock = Hodiny do té doby stojí (nejdéle: { $time }). Příkazy jako `/dvonn deska` tam dál fungují.
notice-muted-runs = Hodiny se kvůli tomu nezastavují. Příkazy jako `/dvonn deska` tam dál fungují.
notice-place-lost = Kanál nebo vlákno této partie někdo smazal a nové vlákno teď nemůžu otevřít. { $reason } Hodiny stojí, dokud se mi to nepodaří. Moderátor také může partii { $number } ukončit pomocí `/partie moderovat`.
notice-waits = V této partii je něco nového. Tam, kde se hraje, můžu jen odpovídat: použij tam `/dvonn deska`.
notice-waits-clock = Hodiny do té doby stojí (nejdéle: { $time }).
notice-plan-done = Plán je hotový: všechny jeho kameny leží. Nový uděláš pomocí `/dvonn plan` v kanálu partie.
notice-plan-exhausted = Plán skončil: zbytek jeho políček je obsazený. Nový uděláš pomocí `/dvonn plan` v kanálu partie.

## Browsing a game

button-browse = Procházet tahy
button-first = Začátek
button-page-back = Zpět
button-forward = Vpřed
button-last = Konec
page-start = Pozice 0 z { $count }: před prvním tahem.
page-passed = Pozice { $number } z { $count }: { $player } nemá kam táhnout a vynechává tah
page-ply = Pozice { $number } z { $count }: { $player } hraje **{ $ply }**
import-title = Importovaná partie: { $white } (bílá) – { $black } (černá)
import-title-no-names = Importovaná partie
import-result = Výsledek: { $result }

## Replays, and the menu of positions to jump to

button-replay = Přehrát partii
button-share = Ukázat všem
menu-chapter-hint = Přejít na…
menu-game-hint = Procházet partii…
menu-found-hint = Procházet, přehrát nebo rozebrat partii…
chapter-start = Začátek partie
chapter-placed = Tah { $number }: všechny kameny položené
chapter-ply = Tah { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Tah { $number }: konec partie
       *[running] Tah { $number }: současná pozice
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } – { $black } (běží)
       *[over] { $number }: { $white } – { $black }
    }
replay-ply = Přehrání tahu { $number } z { $count }.
replay-plies = Přehrání tahů { $from } až { $to } z { $count }.
replay-nothing = Zatím není co přehrát: tato partie nemá tahy. Desku ukáže `/dvonn deska`.
replay-no-such-ply = Tah { $named } v této partii není. Zadej `od` a `do` jako čísla od 1 do { $plies }, nebo nech obojí prázdné pro celou partii.
replay-elsewhere = Tato partie se hrála na jiném serveru, takže ji tu nemůžu ukázat všem. Bez volby `sdilet` uvidíš přehrání jen ty.
replay-backwards = Tah { $from } je až po tahu { $to }. Prohoď je: `od` { $to }, `do` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animace tahů { $from } až { $to }: { $plies }. Konečná pozice:
error-still-drawing = Tvoje předchozí přehrání ještě není hotové. Počkej na něj a zkus to znovu.

## Reviews

button-review = Rozebrat partii
button-review-show = Zobrazit rozbor
button-review-browse = Procházet odtud
button-review-help = Jak to číst
button-turning-point = { $mark }: tah { $number }
review-in-progress = Probíhá rozbor… { $known } z { $all }. Trvá asi minutu.
review-will-be-posted = Až bude hotový, pošlu ho do kanálu { $channel }. Tlačítkem ho uvidíš tady.
review-ready = Rozbor je hotový.
review-is-posted = Je i v kanálu { $channel }.
review-title = {"**"}Rozbor.** { $title }
review-side =
    { $color ->
        [white] Bílá, { $player }
        [black] Černá, { $player }
       *[nameless] { $player }
    }: přesnost **{ $accuracy } %**; tahy shodné s první volbou enginu: { $best } z { $judged }.
review-strength = Hra na úrovni { $level } ({ $name }).
review-strength-range = Hra na úrovni { $from } až { $to } ({ $first } až { $last }).
review-no-turns = Žádné zlomové okamžiky: žádný tah nesnížil šance na výhru o 10 % nebo víc.
review-practice = Chceš procvičit, co tě stálo nejvíc? Níže máš lekci a úlohy.
review-turning-point = {"**"}{ $mark }.** Tah { $number }, { $player }: **{ $ply }**, { $before } → { $after }.
review-better = Lepší: **{ $better }**.
review-better-line = Lepší: **{ $better }**, pak { $line }.
review-chance = { $chance } %
review-draw = remíza
review-end =
    { $end ->
        [win] výhra o { $margin }
       *[loss] prohra o { $margin }
    }
review-help =
    - Procenta u tahu jsou šance na výhru hráče, který táhl.
    - Do přesnosti a shody s první volbou enginu se počítají jen tahy zahrané se šancí na výhru mezi 10 a 90 %. V rozhodnuté partii tahy nic nestojí.
    - Úroveň: úroveň počítače, jehož tahy stojí zhruba tolik co tahy hráče. Když vyhovují víc než tři úrovně, neuvádí se.
review-figure = { $accuracy } %
phase-placement = Nasazení
phase-movement = Tažení
caption-review = Šance bílé na výhru po každém tahu; přesnost vedle jmen
caption-turning-point = A: lepší, { $better } · B: zahráno, { $played }
alt-turning-point = A je lepší tah: { $better }. B, v jiné barvě, je zahraný tah: { $played }.
alt-review = Čárový graf: šance bílé na výhru. Bílá: { $white }, černá: { $black }. Po tahu { $figures }.
alt-review-without-names = Čárový graf: šance bílé na výhru. Po tahu { $figures }.
alt-review-figure = { $number }: { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Přesnost bílé: { $accuracy } %.
       *[black] Přesnost černé: { $accuracy } %.
    }
alt-review-turning-point =
    Zlomový okamžik { $mark }, tah { $number }, { $color ->
        [white] bílá
       *[black] černá
    }: { $after } (předtím { $before }).

## Openings

openings-title = **Zahájení**: kam se ve skutečných partiích pokládaly kameny.
openings-start =
    { $games ->
        [one] Prázdná deska: { $games } partie.
        [few] Prázdná deska: { $games } partie.
        [many] Prázdná deska: { $games } partie.
       *[other] Prázdná deska: { $games } partií.
    }
openings-after =
    { $games ->
        [one] Po { $cells } (i na zrcadlové desce): { $games } partie.
        [few] Po { $cells } (i na zrcadlové desce): { $games } partie.
        [many] Po { $cells } (i na zrcadlové desce): { $games } partie.
       *[other] Po { $cells } (i na zrcadlové desce): { $games } partií.
    }
openings-reds-matter = Záleží na tom, kde leží červené. Když žádné dva nesousedily, získala bílá { $apart } % bodů, a když spolu sousedily všechny tři, { $together } %.
openings-reds =
    { $pairs ->
        [0] Žádné dva červené spolu nesousedí. Takových partií je { $games } a bílá v nich získala { $white } % bodů (remíza je půl bodu).
        [1] Dva červené spolu sousedí. Takových partií je { $games } a bílá v nich získala { $white } % bodů (remíza je půl bodu).
        [2] Červené tvoří řetězec. Takových partií je { $games } a bílá v nich získala { $white } % bodů (remíza je půl bodu).
       *[3] Všechny tři červené spolu sousedí. Takových partií je { $games } a bílá v nich získala { $white } % bodů (remíza je půl bodu).
    }
openings-left = Nové od tahu { $number }. Poslední známá pozice:
openings-end = Neznám žádné partie, které odtud pokračují.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } partie, výhry bílé { $white } %, remízy { $drawn } %
        [few] { $games } partie, výhry bílé { $white } %, remízy { $drawn } %
        [many] { $games } partie, výhry bílé { $white } %, remízy { $drawn } %
       *[other] { $games } partií, výhry bílé { $white } %, remízy { $drawn } %
    }
openings-dealt = Tato partie nezačala na prázdné desce, takže zahájení nemá. Můžeš si prohlédnout zahájení partií, které na ní začaly.
alt-openings = Nejčastější další políčka: { $cells }.
menu-opening = Kam se pokládal další kámen
button-opening-back = Zpět
button-opening-start = Zahájení od prázdné desky

## Notes on games

form-note = Tvoje poznámka k partii { $number }
form-note-text = Do konce partie ji vidíš jen ty
form-note-hint = Co plánuješ, nebo co si chceš pamatovat
notes-none = Zatím bez poznámek.
note-of = Poznámka hráče { $author }:
notes-private = Do konce partie vidíš svoji poznámku jen ty. Pak si ji přečte každý, kdo vidí partii.
button-note =
    { $written ->
        [yes] Upravit poznámku
       *[no] Napsat poznámku
    }

## Following games

follow-number = Partie { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Tuto partii nesleduješ. Když začneš, budu ti posílat upozornění přímou zprávou, ale ne ve tvých hodinách klidu.
follow-moves = Tuto partii sleduješ: upozornění posílám po každém tahu a na konci, ale ne ve tvých hodinách klidu.
follow-end = Tuto partii sleduješ: upozornění pošlu, až skončí, ale ne ve tvých hodinách klidu.
follow-turn = Tah { $number }: na tahu je { $player }.
follow-stopped = O této partii už upozornění nebudou. Znovu ji sledovat můžeš pomocí `/partie sledovat` v jejím kanálu.
follow-hidden = O partii { $number } už upozornění nebudou: její kanál už nevidíš.
followed =
    Sleduješ tyto partie (nejvýš { $most }):
    { $games }
    Změníš to pomocí `/partie sledovat` v kanálu partie.
followed-none = V tomto kanálu se žádná partie nehraje a žádnou nesleduješ. Partii začneš sledovat pomocí `/partie sledovat` v jejím kanálu.
button-follow-moves = Sledovat každý tah
button-follow-end = Sledovat výsledek
button-unfollow = Přestat sledovat
refuse-follow-own = V této partii hraješ, takže ti stejně napíšu, když jsi na tahu. Připomínky přímou zprávou najdeš v `/dvonn nastaveni`.
refuse-follow-private = Sledovat můžeš jen partie na serverech, které mě přidaly.
refuse-follow-many =
    Víc partií najednou sledovat nemůžeš. Nejdřív jednu přestaň sledovat pomocí `/partie sledovat` v jejím kanálu:
    { $games }
refuse-follow-full = Tuto partii už sleduje nejvyšší možný počet lidí: { $most }.

## Games as files

export-no-files = (V tomto kanálu nemůžu přikládat soubory. Soubor dostaneš, když mi v přímé zprávě pošleš `/partie export` s číslem partie.)
export-which = Která partie? Zadej její číslo. Tvoje partie vypíše `/dvonn partie`.
export-no-number = `{ $input }` není číslo partie. Tvoje partie vypíše `/dvonn partie`.
export-no-sgf = Soubor SGF vždy začíná prázdnou deskou, tato partie ale ne. Tady je jako text.
export-start-in-file = Partie začíná zadanou pozicí, která je v souboru.
form-import = Importovat partii
form-import-game = Text souboru, nebo tahy
import-gone = Tuto partii už nemám, protože od té doby u tebe přibylo mnoho dalších importů. Importuj ji znovu pomocí `/partie import`.
import-too-long = Tento text je na partii příliš dlouhý. Limit je { $most } KiB.
import-unreachable = Soubor se z Discordu nepodařilo stáhnout. Zkus to znovu, nebo zadej partii jako text.
import-no-text = To není textový soubor. Použij soubor z `/partie export`, nebo SGF z Boardspace.
import-not-in-message = V této zprávě partii nevidím. Čtu tahy, třeba `D3 E4 F5`, a soubory z `/partie export`.
import-nothing = Tahy tu nevidím. Použij soubor z `/partie export`, nebo tahy, třeba `D3 E4 F5`.
import-sgf = Hodnota v tomto souboru SGF nekončí: chybí `]`. Je soubor celý?
import-header = Řádek { $line }: { $fault }
import-header-form = Řádek { $line } není hlavička. Měl by vypadat jako `[Key "value"]`.
import-no-cell = Tah { $number }: políčko { $found } neexistuje. { $cells }
import-no-ply = Tah { $number }: { $found } není tah. Napiš D3 pro položení, D3F3 pro tah, nebo PASS.
import-illegal = Tah { $number }, `{ $ply }`: { $rule }
import-no-score = Za svislou čarou: { $found } není skóre. Napiš dvě čísla, první bílé.
import-not-over = Po tahu { $number } je skóre, ale partie neskončila.
import-other-score = Text udává skóre { $white_said } : { $black_said }, ale na desce je { $white } : { $black }.
rule-taken = { $cell } je obsazené.
rule-empty = { $cell } je prázdné.
rule-lone-red = Červený kámen na { $cell } leží sám, takže jím nikdo nemůže táhnout.
rule-not-theirs = Komínek na { $cell } patří druhé straně.
rule-surrounded = Komínek na { $cell } je obklopený, takže nemůže táhnout.
rule-not-straight = { $from } a { $to } neleží na jedné přímce.
rule-distance = Vzdálenost políček { $from } a { $to } je { $distance }, ale výška komínku je { $height }.
rule-empty-target = { $to } je prázdné.
rule-leaves-board = Z políčka { $from } by komínek výšky { $height } opustil desku.
rule-still-placing = Ještě nejsou položené všechny kameny.
rule-all-placed = Všechny kameny už jsou položené.
rule-must-pass = Strana na tahu nemá možný tah. Napiš PASS.
rule-may-not-pass = Strana na tahu má možný tah, takže ho nemůže vynechat.
rule-game-over = Partie skončila už před tímto tahem.

## Resigning

ask-resign = Vzdát partii proti hráči { $opponent }?
ask-abort = Zrušit partii proti hráči { $opponent }?
ask-close = Soupeř opustil server. Ukončit partii bez výsledku?
button-resign = Vzdát partii
button-close = Ukončit partii
button-keep-playing = Hrát dál
resign-cancelled = Partie pokračuje.
game-resigned = Partie je vzdaná.
game-aborted = Partie je zrušená.
game-closed = Partie skončila.

## Lists and pages

games-none =
    { $place ->
        [here] Na tomto serveru nemáš rozehrané partie.
       *[anywhere] Nemáš rozehrané partie.
    } `/dvonn hrat` začne partii s počítačem. `/dvonn pomoc` ukáže, jak hrát s lidmi.
games-title = **Tvoje partie ({ $count })**
games-entry =
    { $turn ->
        [yours] **Jsi na tahu** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · na tahu: { $opponent } · { $time }
    }
games-entry-game = Partie { $number }
games-entry-moved = poslední tah { $moved }
games-since = poslední tah { $since }
games-muted = hodiny stojí, protože tam nešlo ukázat desku, zbývá: { $left }
games-paused = pauza, zbývá: { $left }
games-vacation = dovolená, zbývá: { $left }
games-weekend = volný víkend, zbývá: { $left }, hodiny se rozběhnou { $until }
games-waiting =
    { $count ->
        [one] Čeká na tebe { $count } partie.
        [few] Čekají na tebe { $count } partie.
        [many] Čeká na tebe { $count } partie.
       *[other] Čeká na tebe { $count } partií.
    }
games-short-of-time =
    { $count ->
        [one] V { $count } partii ti dochází čas.
        [few] Ve { $count } partiích ti dochází čas.
        [many] V { $count } partie ti dochází čas.
       *[other] V { $count } partiích ti dochází čas.
    }
desk-empty = Teď na tebe nečeká žádná partie.
milestone-first-win = {"**"}Tvoje první výhra** proti člověku!
milestone-streak = {"**"}Série výher** proti lidem: { $count }
milestone-best-win = {"**"}Tvoje nejlepší výhra** v tomto žebříčku: soupeřův rating byl { $rating }.
milestone-level = {"**"}{ $level }:** tvoje první výhra nad touto úrovní počítače!
milestone-of-game = Partie { $number }: { $milestone }
button-next-game = Další partie
button-look-again = Zkontrolovat znovu
button-skip = Později (ještě { $count })
button-all-games = Všechny partie
button-games-here = Tento server
button-games-everywhere = Všude
moves-title = Partie { $number }: { $white } (bílá) – { $black } (černá)
moves-handed-over = { $at }: { $moderator } předává stranu. Důvod: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } vyřazuje partii z ratingů. Důvod: { $reason }
moves-empty = Zatím žádné tahy.
find-title = **Nalezené partie ({ $count })**, od nejnovější
find-none = Žádná skončená partie nevyhovuje. Vynech některou podmínku.
find-more = -# Možná existují i starší partie. Najdeš je, když hledání zúžíš, třeba podle dne.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } tah
        [few] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } tahy
        [many] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } tahu
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } tahů
    }
find-entry-in = { $entry } · { $place }
find-no-day = Den `{ $typed }` neumím přečíst. Napiš rok, měsíc a den: 2026-03-01.
find-days-swapped = První den je až po posledním. Prohoď je.
find-lengths-swapped = Nejmenší počet tahů je vyšší než největší. Prohoď je.
find-other-bot = Tento bot nehraje. Vyber hráče, nebo vyber mě pro partie s počítačem.
find-no-server = Tady můžeš hledat jen ve svých partiích. V partiích serveru hledej na tom serveru.

button-learn-rules = Naučit se pravidla
button-take-lesson = Začít lekci
button-play-computer = Hrát s počítačem
button-challenge-anyone = Vyzvat kohokoli
button-help-start = Jak začít partii
button-help-turn = Jsi na tahu
button-help-agree = Remíza, pauza, vzdání
button-help-records = Po partii
button-help-compete = Žebříček a turnaje
button-help-settings = Nastavení a data
button-help-manage = Pro správce
button-help-about = O DVONN
button-help-more = Další témata
hello =
    {"**"}Ahoj! Starám se tu o partie DVONN.**
    DVONN je desková hra pro dva. Táhneš komínky na jiné komínky a odřezáváš kameny. Kdo má na konci víc kamenů, vyhrává.
    Hraj svým tempem, s kamarády nebo se mnou. Poprvé tady? Stiskni **Naučit se pravidla**. Zbytek ukáže `/dvonn pomoc`.
help =
    {"**"}Jak se tu hraje DVONN**
    DVONN je desková hra pro dva. Táhneš komínky na jiné komínky. Kdo má na konci víc kamenů, vyhrává.
    Poprvé tady? **Naučit se pravidla** zabere pět minut. **Hrát s počítačem** začne partii na nejnižší úrovni.
    Když jsi na tahu, použij tlačítka pod nejnovější deskou.
help-start =
    {"**"}Jak začít partii**
    `/dvonn hrat`: partie s počítačem na jedné z devíti úrovní. Funguje i v přímých zprávách.
    `/dvonn vyzvat`: vyzvi hráče nebo kohokoli v kanálu.{ $seek ->
        [yes] {" "}`/hledat`: soupeř na kterémkoli serveru s tímto botem.
       *[no] {""}
    }
    `/dvonn pravidla`: pravidla za pět minut, s obrázky. `/vyuka lekce`: lekce v chatu.
    `/uloha resit`: najdi nejlepší tah v úloze podle tvé síly. `/uloha zavod`: co nejvíc úloh za pět minut. `/vyuka zahajeni`: kam se ve skutečných partiích pokládaly kameny.
    V kanálu nebo vlákně běží vždy jedna partie. Na další otevři vlákna.
help-turn =
    {"**"}Jsi na tahu**
    Použij tlačítka pod nejnovější deskou. Před tahem komínkem uvidíš náhled. Položený kámen platí hned. Nebo použij:
    `/dvonn polozit D3`: polož kámen. `/dvonn tah D3F3`: táhni komínkem z D3 na F3.
    `/dvonn deska`: nejnovější deska. `/dvonn partie`: tvoje rozehrané partie. `/partie sledovat`: upozornění na cizí partii.
    `/partie nahled D3F3`: co tah udělá, nebo několik po sobě.
    `/dvonn tip`: tvoje nejlepší tahy. `/dvonn analyzovat`: nejlepší tahy v jakékoli pozici. Ne v hodnocených partiích.
    `/dvonn plan`: nasazení předem, třeba `near reds, row 3`. `/dvonn podminene`: podmíněné tahy. Nikdo jiný je nevidí.
help-agree =
    {"**"}Remíza, pauza, vzdání**
    `/dvonn nabidnout`: remíza, vrácení tahu, pauza, víc času nebo odveta.
    `/dvonn vzdat`: vzdej partii. `/partie zrusit`: zruš partii, která sotva začala.
    `/partie vyhra`: nárokuj si výhru, když soupeř opustil server a došel mu čas.
    `/dvonn dovolena`: zastav na pár dní hodiny.
help-records =
    {"**"}Po partii**
    `/partie rozbor`: jak partie šla a co bylo lepší. `/partie prehrat`: partie jako GIF.
    `/partie tahy`: všechny tahy jako text. `/partie poznamka`: tvoje poznámka, do konce partie soukromá.
    `/partie export`: partie jako soubor. `/partie import`: partie ze souboru.
    `/partie najit`: skončené partie, tvoje nebo na tomto serveru.
help-compete =
    {"**"}Žebříček a turnaje**
    `/zebricek poradi`: nejlepší hráči. `/zebricek profil`: jeden hráč. `/zebricek porovnat`: dva hráči.
    `/zebricek poradi` se `seznam:Globální žebříček`: nejlepší odkudkoli. `/zebricek opustit-globalni`: odejdi z něj.
    `/zebricek sezona`: tato sezóna. `/zebricek aktivita`: kolik se tu hraje.
    `/turnaj seznam`: turnaje tady. `/turnaj prihlasit`: zúčastni se. `/turnaj vytvorit`: uspořádej vlastní.
    `/liga ukazat`: liga. `/liga prihlasit`: hraj její další cyklus.
    Do žebříčku se počítají hodnocené partie: použij `/dvonn vyzvat` s `hodnoceno:True`.
help-settings =
    {"**"}Nastavení a data**
    `/dvonn nastaveni`: desky, zápis, připomínky, hodiny klidu a jazyk.
    `/soukromi zobrazit`: co o tobě ukládám. `/soukromi export`: všechno v souboru. `/soukromi smazat`: smaž to.
help-manage =
    {"**"}Pro správce**
    Funguju hned, bez nastavování. `/dvonn-admin nastaveni` ukáže nastavení serveru: kanály, role, ratingy, sezóny, jazyk a další.
    `/liga vytvorit`: liga, která se sama obnovuje. `/turnaj vytvorit`: turnaj. S volbou `opakovat` se koná každý týden nebo měsíc. Kanál pro přehled týdne vybereš v nastavení.
    `/partie moderovat`: ukonči nebo anuluj partii, nebo předej stranu. Důvod uvidí všichni.
    `/dvonn-admin zablokovat`: zablokuj někoho. `/dvonn-admin zaznam`: co dělali moderátoři.
help-about =
    {"**"}O DVONN**
    DVONN vymyslel Kris Burm. Hra vyšla v roce 2001 jako čtvrtá z projektu GIPF. V roce 2002 získala International Gamers Award a v roce 2003 cenu Hra roku časopisu *Games*.
    Její sesterské hry jsou GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR a LYNGK.
    Víc o ní: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Hraj ji i jinde: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Soutěž programů, v roce 2011 v DVONN: [CodeCup](<https://www.codecup.nl>)
    Tento bot k nikomu z nich nepatří. Dělají ho lidé, kteří mají tu hru rádi.

## The rules, page by page, each with a picture

rules-title = {"**"}Pravidla DVONN: { $page }** · { $number } z { $count }
button-rules-next = Další
rules-goal =
    Obě strany stavějí komínky. Komínek patří tomu, čí kámen leží nahoře. Kdo má na konci víc kamenů, vyhrává.
    Deska má 49 políček, A1 až K5. Hraje se s 23 bílými a 23 černými kameny. 3 červené kameny nepatří nikomu, ale komínky, které ztratí spojení s červeným, se odebírají z desky.
    Partie má nejvýš 97 tahů a u stolu trvá asi 30 minut. Hra je pro hráče od 8 let a nic v ní nezávisí na náhodě.
    {"**"}Obrázek** ukazuje skončenou partii. Číslo je výška komínku; samostatný kámen číslo nemá. Červený lem s červenou značkou znamená komínek s červeným; když je červených víc, značka udává kolik. Bílá vyhrává { $white } : { $black }.
rules-placing =
    Na začátku je deska prázdná. Bílá položí první červený kámen, černá druhý, bílá třetí. Pak obě strany střídavě pokládají vlastní kameny (začíná černá), dokud se deska nezaplní. Položit smíš na kterékoli prázdné políčko.
    Poslední kámen položí bílá a hned potom i první táhne: je na tahu dvakrát po sobě. Vlastní kameny zato začala pokládat černá.
    Řada 1, dole, má políčka A1 až I1. Nad ní jsou A2 až J2, A3 až K3, B4 až K4 a nahoře C5 až K5.
    {"**"}Obrázek** ukazuje partii s červenými kameny na { $reds } a prvními kameny kolem nich. Kroužek označuje poslední kámen.
rules-moving =
    Když jsi na tahu, táhni jedním vlastním komínkem. Jde po přímce, přes kameny i mezery, přesně o tolik políček, kolik má kamenů. Samostatný kámen jde o jedno políčko. Skončit musí na komínku nebo kameni kterékoli barvy a oba se spojí v jeden. Když tam byl červený nebo soupeřův, *zajmeš* ho.
    {"**"}Obrázek 1:** bílý komínek na { $stack } má výšku 3. Může na políčka s kroužky: { $targets }. Nemůže na { $empty } (prázdné), na { $near } (moc blízko) ani nahoru (mimo desku).
rules-surrounded =
    Komínek, který má kameny ze všech šesti stran, je obklopený. Nemůže táhnout, ať patří komukoli a je jakkoli vysoký, dokud se políčko vedle něj neuvolní. Na začátku tedy můžou táhnout jen kameny na okraji.
    {"**"}Obrázek 2:** značky zákazu označují obklopené komínky: { $stacks }. Ten na { $red } nemůže táhnout, i když obsahuje červený. Kámen na { $edge } také nemá vedle sebe prázdné políčko, ale táhnout může: políčko na okraji nikdy nemá šest sousedů.
rules-touching = Každé políčko sousedí nejvýš se šesti jinými. Ve vlastní řadě: dvě vedle něj. V řadě s číslem o jedna vyšším: stejné písmeno a další. V řadě s číslem o jedna nižším: stejné písmeno a předchozí. Sousedé políčka { $cell }: { $touched }.
rules-cell-touches = Sousedé políčka { $cell }: { $touched }.
rules-cell-game = Ve zdejší partii: { $stacks }
rules-cell-empty = Prázdná: { $cells }.
rules-isolation =
    Po každém tahu je každý komínek bez spojení s červeným kamenem izolovaný a natrvalo zmizí. Spojení je řetězec sousedních komínků. Nezáleží na tom, čí byl tah ani čí je komínek. Červené kameny a komínky s červeným zůstávají vždy. Samotný červený kámen táhnout nemůže. Komínek s červeným táhne jako každý jiný.
    {"**"}Obrázek 3:** bílá zahrála { $ply }. Ten kámen byl jediné spojení { $isolated } s červeným, takže černá naráz přichází o { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }.
rules-end =
    Když nemáš kam táhnout, vynecháváš tah; dělám to za tebe. Jakmile zase můžeš, hraješ dál. Když možný tah máš, musíš ho zahrát, i kdyby tě stál kameny. Partie končí, když nemůže táhnout ani jedna strana. Pak každý sečte všechny kameny ve svých komíncích, i červené. Vyšší skóre vyhrává; stejné je remíza.
    {"**"}Obrázek 4:** bílá vedla { $before } : { $black }, ale { $ply } byl její jediný tah. Odnesl červený kámen a zmizelo všechno, co bylo spojené jen s ním: { $isolated }. Teď nemůže táhnout nikdo: bílá prohrává { $white } : { $black }.
rules-here =
    `/dvonn hrat` začne partii s počítačem, na úrovni od začátečníka po velmistra. `/dvonn vyzvat` vyzve hráče nebo kohokoli.
    Když jsi na tahu, použij tlačítka pod nejnovější deskou. Před tahem komínkem uvidíš náhled, jako {"**"}na obrázku**: první tah, { $ply }. Položený kámen platí hned. Nebo napiš `/dvonn polozit D3` a později `/dvonn tah D3F3`: tah z D3 na F3, psaný i D3→F3. `/partie nahled D3F3` jen ukáže, co tah udělá.
    `/dvonn tip` ukáže tvoje nejlepší tahy v nehodnocených partiích. `/dvonn pomoc` ukáže, co ještě umím.
rules-moving-caption = Výška 3: táhne přesně o tři políčka
rules-surrounded-caption = Označené: obklopené, takže bez tahu
rules-isolation-caption = Odříznuto od červeného: zmizí pět kamenů
rules-end-caption = Jediný tah bílé prohrává partii

## Lessons. learn-3 is the title of lesson 3, learn-3-2 the task of its second exercise. The learner has White.

lesson-title = {"**"}Lekce { $lesson }: { $title }** · { $number } z { $count }
lesson-turning-point = Tvoje partie se zlomila v tahu { $number }: **{ $better }** bylo lepší než **{ $played }**. O tom je tato lekce.
lesson-alt = Cvičení: { $goal }
lesson-alt-marked = Označené: { $cells }.
lesson-right = ✅ **{ $ply }** – správně!
lesson-others = Ostatní možnosti ti nechávají šance na výhru { $least } až { $most } %.
lesson-wrong = ❌ { $played }
lesson-solution = Nejlepší tah je **{ $ply }**: šipka A na desce.
lesson-solution-place = Nejlepší tah je **{ $ply }**.
answer-move =
    { $color ->
        [white] Bílá odpovídá **{ $ply }**.
       *[black] Černá odpovídá **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Bílá nemá kam táhnout a vynechává tah.
       *[black] Černá nemá kam táhnout a vynechává tah.
    }
lesson-pass = Nemáš kam táhnout a vynecháváš tah.
flaw-own = Končíš na vlastním komínku, takže máš o jeden pohyblivý komínek méně.
flaw-red = Bereš samotný červený kámen, a to soupeře nic nestojí.
flaw-loses =
    { $count ->
        [one] Odřezáváš si jeden vlastní kámen.
        [few] Odřezáváš si { $count } vlastní kameny.
        [many] Odřezáváš si { $count } vlastního kamene.
       *[other] Odřezáváš si { $count } vlastních kamenů.
    }
flaw-stuck = Tvůj komínek na { $cell } má teď výšku { $height } a nemůže táhnout.
flaw-waits = Tohle se dalo zajmout i později. Něco jiného nepočká.
flaw-reds = Tento červený je moc blízko jinému. Čím dál jsou od sebe, tím větší část desky červené udrží pohromadě.
flaw-far = { $cell } je od červeného dál než dvě políčka, takže se snadno odřízne.
flaw-beside = Vedle červeného je ještě volné políčko, a { $cell } vedle červeného není.
flaw-lump =
    { $count ->
        [one] Vedle { $cell } už je { $count } tvůj kámen. Takový shluk blokuje sám sebe.
        [few] Vedle { $cell } už jsou { $count } tvoje kameny. Takový shluk blokuje sám sebe.
        [many] Vedle { $cell } už je { $count } tvého kamene. Takový shluk blokuje sám sebe.
       *[other] Vedle { $cell } už je { $count } tvých kamenů. Takový shluk blokuje sám sebe.
    }
flaw-inner = { $cell } není na okraji. Kámen tam nemůže táhnout, dokud některý soused neodejde.
caption-after = Po { $ply }
outlook-now =
    { $kind ->
        [win] Při nejlepší hře teď vyhraješ o { $number }.
        [draw] Při nejlepší hře je to teď remíza.
        [loss] Při nejlepší hře teď prohraješ o { $number }.
       *[chance] Engine ti teď dává šance na výhru { $number } %.
    }
outlook-best =
    { $kind ->
        [win] Nejlepší tah vyhrává o { $number }.
        [draw] Nejlepší tah drží remízu.
        [loss] Nejlepší tah prohrává jen o { $number }.
       *[chance] Předtím to bylo { $number } %.
    }
lesson-game-score = Skóre: bílá { $white }, černá { $black }. Jsi na tahu.
lesson-game-won = 🏆 Výhra { $white } : { $black }!
lesson-game-lost = Konec partie: bílá { $white }, černá { $black }. Potřebuješ víc kamenů než černá. Zkus to znovu!
lessons-title = {"**"}Lekce: hotovo { $done } z { $count }**
lessons-part =
    { $part ->
        [rules] {"**"}Pravidla**
        [moving] {"**"}Tahy komínky**
        [placing] {"**"}Nasazení kamenů**
       *[game] {"**"}Celá partie**
    }
lessons-complete = {"**"}🎓 Všechny lekce hotové!** Je to vidět v `/zebricek profil`. Každou lekci si můžeš zopakovat.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Tvůj pokrok**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = hotovo { $done } z { $count }
progress-puzzles = vyřešeno { $solved } z { $tried }, rating { $rating }, { $streak ->
        [0] bez denní série
        [one] denní série: { $streak } den
        [few] denní série: { $streak } dny
        [many] denní série: { $streak } dne
       *[other] denní série: { $streak } dnů
    }
progress-none = zatím nic
progress-accuracy =
    { $count ->
        [one] {"**"}Přesnost:** { $accuracy } % v poslední rozebrané partii.
        [few] {"**"}Přesnost:** v posledních { $count } rozebraných partiích průměrně { $accuracy } %.
        [many] {"**"}Přesnost:** v posledních { $count } rozebraných partiích průměrně { $accuracy } %.
       *[other] {"**"}Přesnost:** v posledních { $count } rozebraných partiích průměrně { $accuracy } %.
    }
progress-accuracy-before =
    { $count ->
        [one] V té předchozí to bylo { $accuracy } %.
        [few] V předchozích { $count } to bylo { $accuracy } %.
        [many] V předchozích { $count } to bylo { $accuracy } %.
       *[other] V předchozích { $count } to bylo { $accuracy } %.
    }
progress-no-review = {"**"}Přesnost:** po partii si vyžádej rozbor pomocí `/partie rozbor` a objeví se tu jako křivka.
fact-lessons = Lekce
fact-solved = Úlohy
fact-best-race = Nejlepší závod
fact-levels-beaten = Poražené úrovně
caption-progress =
    { $count ->
        [one] Přesnost v poslední rozebrané partii
        [few] Přesnost v posledních { $count } rozebraných partiích
        [many] Přesnost v posledních { $count } rozebraných partiích
       *[other] Přesnost v posledních { $count } rozebraných partiích
    }
alt-progress =
    { $count ->
        [one] Přesnost v tvojí poslední rozebrané partii: { $figures }.
        [few] Přesnost v tvých posledních { $count } rozebraných partiích, od nejstarší: { $figures }.
        [many] Přesnost v tvých posledních { $count } rozebraných partiích, od nejstarší: { $figures }.
       *[other] Přesnost v tvých posledních { $count } rozebraných partiích, od nejstarší: { $figures }.
    }
button-progress = Můj pokrok
button-term-review = Co je přesnost?
menu-lesson = Vyber lekci
button-lesson-next = Další
button-lesson-next-lesson = Další: lekce { $lesson }
button-lesson-finish = Dokončit
button-lesson-again = Zahrát znovu
button-lesson-retry = Zkusit znovu
button-lesson-show = Ukázat
button-lesson-people = Ukázat, kam se pokládalo
button-lesson-list = Všechny lekce
button-place-board = Zaplnit celou desku
button-lesson-go-on = Pokračovat: lekce { $lesson }
button-advice = Rady
button-advice-lesson = Zkusit lekci { $lesson }
button-terms = Pojmy
button-term = Co je „{ $term }“?
button-term-rating = Co znamená ±?
advice-title = {"**"}{ $title }** · { $number } z { $count }

learn-1 = Přesná vzdálenost a okraj
    .advice =
        Komínek jde po přímce, přesně o tolik políček, kolik má kamenů, a skončit musí na komínku. Smí přeskakovat komínky i mezery.
        Komínek se sousedy ze všech šesti stran nemůže táhnout. Na okraji políčko nikdy šest sousedů nemá, takže kameny tam jsou volné od prvního tahu.
learn-1-1 = Hraješ za bílou. Tvůj komínek na E2 má výšku 3, takže jde přesně o tři políčka. Kroužek na B2 ukazuje, kde může skončit. Zajmi jím, co tam leží!
    .why = E2 přeskočil dva komínky a zajal samostatný kámen na B2. Byl to poslední komínek černé: černá už nemůže táhnout.
learn-1-2 = Komínek výšky 2 jde přesně o dvě políčka a smí přeskočit mezeru. Který tvůj komínek může zajmout označený kámen na J3?
    .why = Prázdné políčko I2 se počítá jako krok. Skok smí vést přes mezeru, ale skončit musí na komínku.
learn-1-3 = Tvůj kámen na B2 je obklopený a nemůže táhnout. Tvůj kámen na B1 je na okraji a může. Zajmi kamenem z B1.
    .why = Políčko na okraji nikdy nemá šest sousedů. A B2 je teď volný, protože B1 odešel.

learn-2 = Vynechání tahu
    .advice =
        Strana bez možného tahu vynechává a druhá hraje dál sama. Právě tyto tahy zdarma často rozhodnou.
        Dívej se, kde můžou soupeřovy komínky skončit. Zajmi poslední pohyblivý, nebo mu vezmi jediný komínek, na kterém může skončit.
learn-2-1 = Černý komínek výšky 2 na C5 může skončit jen na C3. Táhnout může i kámen na C4. Nech černou bez tahu.
    .why = C4 je tvůj a C5 nemá kam jít. Černá vynechává a ty pokračuješ: C4 na C2, pak C2 na C5.
learn-2-2 = Černé komínky F5 (výška 2) a G5 (výška 3) můžou skončit jen na D5. Najdi tah, který jim ten cíl vezme.
    .why = D5 je teď prázdné, takže černá musí vynechat. Tvůj komínek výšky 2 na E5 pak zajme G5.
learn-2-3 = Počítej políčka: kde můžou skončit černé komínky z E1 (výška 2) a F1 (výška 3)? Donuť černou vynechat tah.
    .why = Oba potřebovaly C1, a to je teď prázdné. Černá vynechává a ty zajmeš F1 svým novým komínkem výšky 2.

learn-3 = Izolace
    .advice =
        Po každém tahu komínky bez řetězce sousedů k červenému kameni hned zmizí, ať patří komukoli.
        Hledej místa s jediným spojením: soupeřovo přeruš, vlastní udrž. Ani červené nestojí napevno: komínek, který červený obsahuje, si ho odnese.
learn-3-1 = Černý komínek výšky 3 na H5 má s červeným jediné spojení: tvůj kámen na G4. Zařiď, ať H5 zmizí, a stejným tahem ještě něco zajmi.
    .why = Bez G4 žádný řetězec z H5 k červenému nevede. Jeho tři kameny hned opouštějí desku.
learn-3-2 = Můžeš zajmout označený kámen na K4. Ale co by tě pak spojovalo s červeným? Raději K4 odřízni tahem, který napadne I1.
    .why = K4 ztrácí jediné spojení s červeným. A tvůj komínek výšky 2 na I3 teď má červený: příště zajme I1.
learn-3-3 = Označené černé komínky žijí jen díky červenému v tvém komínku na G2. Co když odejde?
    .why = Červený jde s komínkem, který ho obsahuje. F1 a G1 ztratily spojení a tři černé kameny jsou pryč.

learn-4 = Co zajmeš, tím soupeř nepotáhne
    .advice =
        Zajatý komínek zůstává na desce, ale teď je tvůj: soupeř má o jeden pohyblivý komínek méně.
        Když to jde, každým tahem tedy něco zajmi, nejraději komínky, které se hýbou nejvíc. Tahy na vlastní kameny nebo na červené soupeře nic nestojí.
learn-4-1 = Černé zbývá jeden komínek: označený kámen na H1. Který tah nechá černou bez tahu?
    .why = Bez H1 už černá nikdy nepotáhne. Všechny zbylé tahy jsou jen tvoje.
learn-4-2 = Černý kámen na D4 může zajmout tvůj komínek na C4. Něco zajmi tak, aby k tomu nedošlo.
    .why = Komínek pod tvým je neutralizovaný: nemůže už táhnout ani nic zajmout. To mělo mnohem větší cenu než červený kámen.
learn-4-3 = Oba označené kameny něčím hrozí. Tvůj kámen na C2 může jeden z nich zajmout. Udělej to, než zajme on tebe.
    .why = C1 mohl zajmout B1 nebo C2. Teď má černá o jeden komínek a o jeden tah méně.

learn-5 = Samostatné kameny jsou zlato
    .advice =
        Samostatný kámen jde o jedno políčko, na kterýkoli komínek vedle, pokud není obklopený. Čím vyšší komínek, tím hůř se hledá cíl.
        Nestav tedy brzy věž. Věžemi ber samostatné kameny a vlastní samostatné si nech na konec.
        Na vlastním komínku skonči, jen když zachraňuješ velkou skupinu, nebo když už partie skoro končí. Jinak visící kameny oželej a útoč jinde.
learn-5-1 = Dva z tvých tří tahů spojují vlastní kameny. Najdi ten třetí.
    .why = Soupeři ubyl komínek, a tvoje F2 a G3 pořád můžou táhnout samy. Každý komínek, který může táhnout, je tah v záloze.
learn-5-2 = Máš tři komínky, černá jeden samostatný kámen. Kterým tahem zajmeš a žádný svůj komínek nespotřebuješ?
    .why = Černé nezbyl žádný komínek. Všechny tvoje jsou pořád tam a hraješ dál bez soupeře.
learn-5-3 = Na D2 můžeš postavit věž výšky 4 nebo 5. Čtyři ani pět políček od D2 nic nestojí. Co je lepší?
    .why = Věž, která nemá nic na dosah, už nikdy nepotáhne. Tvůj samostatný kámen místo toho něco zajal a zůstává pohyblivý.
learn-5-4 = Když samostatný kámen zajmeš věží, tvoje vlastní ti zbudou na později. Tvoje věž na E3 dosáhne na samostatný kámen na I3. Kam potom dosáhne tvůj kámen z H2?
    .why = Kámen vzala věž, takže tvůj samostatný na H2 je pořád tam. Příště může zajmout velký komínek na H3.
learn-5-5 = Výjimka: ke konci se může hodit právě vlastní komínek. F5 je od J5 čtyři políčka. Jak vysoký musí být J5?
    .why = J5 má teď výšku 4 a zajme F5, až černá vynechá tah. O komínek méně tu nevadí: stejně by ho nikdo nevyužil.
learn-5-6 = Druhá výjimka: velký komínek je v ohrožení. Tvůj komínek na C5 je s červeným spojený jen přes černý C4. Co se stane, když C4 odejde?
    .why = C5 by byl odříznutý. Proto bylo správné vzít ho domů, i na vlastní komínek. A když C4 zajme C3, E3 ho vezme zpátky.

learn-6 = Soupeřův červený: znehybni ho
    .advice =
        Červený kámen v soupeřově komínku je hrozba: když odejde, odřízne se všechno, co bylo spojené jen s ním.
        Zvyš ten komínek. Když ho zajmeš, je tvůj a vyšší, a v nové vzdálenosti často nic není: červený zůstane, kde je.
learn-6-1 = Černý komínek výšky 2 na D2 obsahuje červený a může ho odnést. Zajmi ho tak, aby byl na tah příliš vysoký.
    .why = Komínek na D2 je tvůj, má výšku 3 a tři políčka od něj nic není. Jeho červený tam zůstává.
learn-6-2 = Černá má zase červený, na H3. Který tvůj komínek tam dosáhne?
    .why = Z H1 na H3 jsou dvě políčka. Teď má komínek výšku 4 a nemůže táhnout.
learn-6-3 = Černý komínek na G4 obsahuje červený. Zastav ho.
    .why = Jediný tah a komínek s červeným je tvůj a stojí. Černé nic nezbylo.

learn-7 = Červený potřebuje plán
    .advice =
        Červený kámen se počítá jako jeden kámen, jako každý jiný. Když ho vezmeš, soupeře to nic nestojí, a utéct nemůže.
        Červený ber jen s plánem: odnést ho domů k vlastním kamenům, nebo příště něco odříznout. Nebo udržet vlastní komínky spojené, či nechat soupeře bez cíle.
learn-7-1 = U tvých komínků leží tři červené kameny. Stojí některý teď za tah?
    .why = J3 byl poslední komínek černé. Červené jsou pořád tam a ty máš teď spoustu času.
learn-7-2 = Komínkem z C3 můžeš vzít červený na B2. Můžeš také zajmout označený kámen. Co dřív?
    .why = Červený neuteče, černý kámen ano. Nejdřív zajmi, červený vezmi, až pomůže.
learn-7-3 = Černé komínky H2 (výška 3) a H3 (výška 2) můžou skončit jen na H5. Teď červený za tah stojí. Proč?
    .why = Tentokrát je v tom plán: H5 je prázdné, takže černá musí vynechat, a tvůj komínek výšky 2 na H4 příště zajme H2.
learn-7-4 = Tvůj komínek na G3 obsahuje červený. Odnes ho k vlastnímu komínku na J2 a dál od soupeřových. Spočítej, co s červeným spojuje jen G3.
    .why = Červený je teď vedle tvého komínku na J2. Všechno, co s ním bylo spojené na G3, je pryč a černá už nemůže táhnout.

learn-8 = Co neuteče, může počkat
    .advice =
        Když komínek nemůže táhnout a nikdo ti ho nevyfoukne, nemusíš ho zajmout hned.
        Nejdřív hraj to, čemu by soupeř mohl zabránit: zajmi kameny, které ještě můžou táhnout nebo se zachránit. Pak se vrať.
learn-8-1 = J5 může zajmout velký komínek na J3. Ale J3 nemůže táhnout. Co spěchá víc?
    .why = J4 mohl odejít nebo něco zajmout. J3 zůstává, kde je, a zajmeš ho příštím tahem.
learn-8-2 = Tvůj kámen na B4 může zajmout komínek výšky 4 na C5, teď nebo později: C5 nemůže táhnout. Co zahraješ nejdřív?
    .why = D4 byl pohyblivý, C5 není. Po odpovědi černé pořád zajmeš C5 a vyhraješ. Vzít ho hned by tě stálo partii.
learn-8-3 = K5 míří na komínek výšky 4 na I5, a I5 nemůže táhnout. Najdi tah, který nepočká.
    .why = Nejdřív kámen, který může táhnout, pak velký komínek. I5 tam bude i příště.

learn-9 = Počítej poslední tahy
    .advice =
        Ke konci počítej, kolik tahů každé straně zbývá. Kdo musí první vynechat, obvykle prohraje.
        Měj tahy v záloze a soupeřovy vyčerpej. Dívej se, co odřízne tvůj vlastní poslední tah: když můžeš táhnout, musíš, i když tě to něco stojí.
learn-9-1 = Máš jeden kámen, černá dva komínky. Hraj tak, aby poslední tahy byly tvoje.
    .why = Černý C5 jde na B4 a dál už nemůže. Ty pokračuješ: B3 na D5, pak D5 na A2. Všechny červené jsou tvoje a B4 je odříznutý.
learn-9-2 = Počítej: černá má dva samostatné kameny. Nech jí jen jeden tah a odpověz na něj.
    .why = Černá může jen C1 na C2, a tam ten kámen zajmeš z E4. Pak černá až do konce vynechává.
learn-9-3 = Komu dojdou tahy dřív? Zajmi tak, aby černé zbyl jen jeden tah.
    .why = Černá hraje D4 na D2 a je bez tahu. Ty máš ještě D3 na B3, a po jejím vynechání i poslední tah.

learn-10 = Přesná střelba a přetížení
    .advice =
        Komínek zasáhne jen to, co je přesně tak daleko, jak je sám vysoký. Výstřel si připrav: měň výšku komínku nebo jeho políčko, dokud vzdálenost nesedí.
        A napadej dvě věci naráz: soupeř má jeden tah a obě nezachrání.
learn-10-1 = Černý komínek výšky 2 na G5 může jen na I5. Připrav komínek výšky 3, který ho tam zasáhne.
    .why = F5 má teď výšku 3 a I5 je tři políčka daleko. Když tam G5 půjde, zasáhneš ho.
learn-10-2 = H4 je tři políčka od H1. Co na H1 potřebuješ k zásahu?
    .why = Ještě jeden kámen a H1 má výšku 3, a H4 je přesně tři políčka daleko.
learn-10-3 = Přetížení: najdi tah, po kterém jeden tvůj komínek napadá oba označené.
    .why = Tvůj komínek výšky 2 na H3 napadá J3 i J5. Černá má jeden tah a oba nezachrání.

learn-11 = Nasazení: červené kameny
    .advice =
        Bílá pokládá dva ze tří červených. Hodně záleží na tom, kde leží.
        Červené pohromadě pomáhají bílé, protože bílá udeří první: v 5 990 skutečných partiích získala 68 % bodů, když sousedily všechny tři, a 47 %, když nesousedily žádné dva.
        Za černou je tedy drž od sebe. A dokud začínáš, rozkládej je i za bílou: pak nikdy nepřijdeš o všechno jednou ranou.
learn-11-1 = Na desce jsou jen dva červené, vedle sebe. Hraješ za bílou a pokládáš třetí. Rozlož červené od sebe.
    .why = Teď je červený na každé straně a tvoje kameny nějaký najdou všude. S červenými pohromadě je hra ostřejší: lidé tak vyhrávají častěji, engine méně často.
learn-11-2 = Zase pokládáš poslední červený. Na které straně desky žádný není?
    .why = B4 je daleko od obou. Ať tvoje kameny stojí kdekoli, červený najdou.
learn-11-3 = Dva červené jsou vpravo. Kam přijde třetí?
    .why = Vlevo by tvoje kameny neměly žádný červený, se kterým by se spojily. Teď ho mají i tam.

learn-12 = Nasazení: vedle červených
    .advice =
        Políčka vedle červených jsou na desce nejlepší: nic se tam nedá snadno odříznout. Jsou rychle pryč, tak je zaber jako první.
        Počítej svoje kameny vedle každého červeného. U každého chceš mít tři nebo víc, stejně jako soupeř.
        Políčko vedle dvou červených platí dvakrát.
learn-12-1 = Tři červené leží podél okraje. Jedno z těchto políček sousedí se dvěma z nich. Polož kámen tam.
    .why = G1 leží mezi dvěma červenými. Ať se s jedním stane cokoli, druhý tu pořád je.
learn-12-2 = Vedle červených zbývá jen pár prázdných políček. Jedno z nich zaber.
    .why = B1 je vedle červeného na A1 i vedle tvého kamene na C1. Ani B1, ani C1 se tak nedá snadno odříznout.
learn-12-3 = Tři červené leží vpravo. Které z těchto políček sousedí se dvěma z nich?
    .why = K4 je vedle J3 a K5, a na obou je červený. Na H3 nebo G3, o dvě nebo tři políčka dál, by byl tvůj kámen brzy odříznutý.
learn-12-4 = Vedle červeného na I1 máš jeden kámen a zbývá tam jedno políčko. Zaber ho dřív než černá.
    .why = H1 bylo poslední políčko vedle I1. Po každé jiné volbě by ho zabrala černá.

learn-13 = Nasazení: blízko červených a okraj
    .advice =
        Když jsou políčka vedle červených plná, pokračuj v druhém kruhu: dvě políčka od červeného, nejlépe od dvou.
        Okraj zabírej tam, kde je červený blízko. Kámen na okraji může táhnout od prvního tahu. Ten uprostřed čeká.
        Okraj daleko od červených má malou cenu.
learn-13-1 = Vedle červených už žádné políčko nezbylo. Jedno prázdné je dvě políčka od dvou červených. Najdi ho.
    .why = H3 patří ke skupině kolem červených. Všechna ostatní políčka jsou dál.
learn-13-2 = Dvě políčka od červeného a na okraji: najdi políčko, pro které platí obojí.
    .why = G1 je dvě políčka od červeného a na okraji. Vzdálené rohy by byly brzy odříznuté.
learn-13-3 = Některá z těchto políček jsou na okraji, jiná uprostřed. Zaber takové na okraji, blízko červeného.
    .why = Na okraji může tvůj kámen táhnout hned a červený není daleko. Uprostřed by čekal.
learn-13-4 = Okraj a červený naráz: najdi políčko, které má obojí.
    .why = J5 je na okraji a vedle červeného na J4. Kámen tam může táhnout od začátku a těžko se odřízne.

learn-14 = Nasazení: řetězce a cesty ven
    .advice =
        Řetězec tvých kamenů přes celou desku rozděluje soupeřovy. Když kámen na jeho konci odejde, je volný další.
        Tvoje kameny uprostřed potřebují cestu ven. Polož vedle nich jeden na okraj: když odejde, můžou táhnout i ony.
learn-14-1 = Tvoje kameny stojí podél řady 1 a na D4 a D5. Které políčko vedle červeného je spojí?
    .why = C3 spojuje tvoje kameny od řady 1 po řadu 5 a je vedle červeného na B3.
learn-14-2 = Jedno z těchto políček spojí dvě tvoje skupiny. Najdi ho.
    .why = D4 spojuje tvoje kameny na C3 a E4 a řetězec má na každém konci červený: C4 a F4.
learn-14-3 = Tvoje kameny na H2 a H3 jsou zavřené. Které políčko na okraji jim dá cestu ven?
    .why = Když odejde G1, může táhnout H2 a pak H3. A G1 je vedle červeného.
learn-14-4 = Tvůj kámen na F2 je uprostřed. Které políčko na okraji mu dá cestu ven?
    .why = Když odejde F1, je F2 volný. A F1 je dvě políčka od červeného; ostatní políčka na okraji ne.
learn-14-5 = Tvůj kámen na I4 potřebuje cestu ven. Které políčko na okraji mu ji dá, a navíc je vedle červeného?
    .why = Když odejde I5, je I4 volný. A I5 je vedle červeného na H4.

learn-15 = Nasazení: žádné shluky
    .advice =
        Shluk vlastních kamenů blokuje sám sebe: ty uvnitř nemůžou táhnout a jediný řez je vezme všechny.
        Pokládej je tedy dál od sebe. Když jsou kolem políčka tři tvoje kameny nebo víc, hledej jiné.
        Když si tyto rady odporují, první je červený, pak okraj, pak cesty ven.
        Teď zaplň celou desku. `/dvonn tip` ukáže, kam by pokládal silný hráč, a tvoje šance.
learn-15-1 = Čtyři z těchto pěti políček by shluk jen zahustila. Které ne?
    .why = F3 má kolem sebe málo tvých kamenů a červený je blízko. Ostatní leží ve tvém shluku vlevo.
learn-15-2 = Políčka s mnoha bílými sousedy nech prázdná. Které z ostatních je vedle červeného?
    .why = B1 má jednoho bílého souseda, vedle sebe červený a je na okraji. B3, D4 a H5 mají po třech bílých sousedech.
learn-15-3 = Poslední políčka. Kde tvůj kámen pomůže nejvíc?
    .why = E5 je na okraji, dvě políčka od červeného a v žádném shluku. Teď zkus celou desku.

learn-16 = Prvních deset tahů
    .advice =
        Prvními tahy naprav slabá místa z nasazení: pomoz visícím kamenům a táhni na okraji, aby mohly táhnout i ty uvnitř.
        Choď k červeným, ne od nich. A ber kameny, které by mohly vzít červený.
learn-16-1 = Otevři si střed: po kterém tahu může táhnout nejvíc tvých kamenů uvnitř?
    .why = E1 uvolnil své políčko, takže teď můžou táhnout dva kameny uvnitř. Tahy na vzdáleném okraji nic neuvolní.
learn-16-2 = Většina tahů zase nic neuvolní. Najdi ten, který ti otevře střed.
    .why = D1 zajal kámen a tvůj kámen na E2 je teď volný. Tahy na pravém okraji můžou počkat.
learn-16-3 = Jdi k červeným. Kterým tahem skončíš vedle komínku s červeným?
    .why = C5 vyskočil z rohu na C3. Tam je vedle D3, černého komínku s červeným.
learn-16-4 = Červený na I3 je sám. Zajmi černý kámen, který by ho mohl vzít.
    .why = J3 je teď tvůj, takže červený na I3 je v bezpečí. Po ostatních tazích z nabídky by ho vzala černá.
learn-16-5 = Černý B1 je vedle červeného na C1. Co s ním uděláš?
    .why = B1 je tvůj. Po ostatních tazích z nabídky by vzal červený, nebo utekl.
learn-16-6 = Tvůj komínek na A1 visí: skoro všechno kolem zmizelo. Může se vrátit, a ještě něco zajmout?
    .why = A1 skočil o dvě políčka na C3, vedle tvých ostatních kamenů, a zajal komínek s červeným.

learn-17 = Koncovka
    .advice =
        Po tahu 70 se dívej dopředu: počítej tahy, které zbývají, tvoje i soupeřovy.
        Měj přehled, kam který komínek dosáhne: jeho výška je jeho vzdálenost. Nejvyšší komínek dej na červený nebo vedle něj, a mimo dosah.
        Nech soupeři jen jeden tah, a znáš jeho odpověď.
learn-17-1 = Počítej. Jeden tah vyhrává o 2, všechny ostatní prohrávají. Který kámen musíš zajmout, než se pohne?
    .why = I4 mohl zajmout I5. Teď je tvůj a I5 už neohrozí.
learn-17-2 = B1 má výšku 1. Jak vysoký musí být komínek na C2, aby dosáhl na A2?
    .why = C2 má teď výšku 2 a A2 je dvě políčka daleko. A2 je moc vysoký na to, aby uhnul.
learn-17-3 = Černá má jen jeden tah, E3 na G3. Co zajmeš nejdřív, aby H3 zůstal a mohl odpovědět?
    .why = E4 je tvůj. Černá musí hrát E3 na G3 a tam ten komínek zajmeš kamenem z H3. Odpověď znáš ještě před svým tahem.
learn-17-4 = Najdi tah, který nechá černou úplně bez tahu.
    .why = Černá pořád dokola vynechává a ty zahraješ všechny tahy, které zbývají.
learn-17-5 = Na E4 stojí věž výšky 12, vedle červeného. Čí bude na konci?
    .why = Věž je tvoje. Je vedle červeného, takže zůstane, a táhnout už nemůže nikdo.


learn-18 = Malá partie od začátku do konce
    .advice =
        Před každým tahem se ptej: Co může soupeř zajmout nebo odříznout? Který můj tah ho připraví o tah? Co můžu zajmout až potom?
        Ke konci počítej tahy. A než ťukneš, podívej se ještě jednou na celou desku.
learn-18-1 = Dohraj tuto malou partii proti úrovni 1 a vyhraj. Použij všechno, co už umíš. Hraješ za bílou a začínáš.
    .why = Umíš všechno, co je na celou partii potřeba. Začni ji pomocí `/dvonn hrat`.

## Terms. The names are those of docs/glossary.md.

terms-title = {"**"}Pojmy: { $group }**
terms-board = Deska
terms-moves = Tahy
terms-score = Skóre a zápis
terms-games = Partie
terms-strategy = Strategie
terms-themes = Témata úloh
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Pojem `{ $term }` neznám. Při psaní ho vyber z návrhů, nebo se podívej do skupiny:
menu-term = Vyber pojem a zjisti víc

term-cell = Políčko
    .meaning = jedno ze 49 míst na desce, pojmenované sloupcem a řadou: D3.
    .usage = Tlačítka a tahy jmenují políčka. Řady 1 a 5 mají devět políček, řada 3 jedenáct.
term-edge = Okraj
    .meaning = políčka, která mají méně než šest sousedů. Komínek tam není nikdy obklopený.
    .usage = Na začátku můžou táhnout jen kameny na okraji.
term-piece = Kámen
    .meaning = jeden z 23 bílých, 23 černých a 3 červených kotoučků.
    .usage = Pokládáš je po jednom, nebo dostaneš náhodně zaplněnou desku.
term-red-piece = Červený kámen
    .meaning = jeden ze tří kamenů, které nepatří nikomu. Všechny ostatní komínky potřebují spojení s některým z nich.
    .usage = Deska ho ukazuje jako červený kotouček. Sám nikdy netáhne, ale můžeš ho zajmout.
term-stack = Komínek
    .meaning = jeden nebo víc kamenů na políčku. Patří tomu, čí kámen leží nahoře.
    .usage = Číslo na komínku je jeho výška.
term-single = Samostatný kámen
    .meaning = komínek z jednoho kamene.
    .usage = Jde o jedno políčko. Když není obklopený, je ze všech nejpohyblivější.
    .caption = Jde o jedno políčko, kterýmkoli směrem
term-height = Výška
    .meaning = počet kamenů v komínku a zároveň počet políček, o která táhne.
    .usage = Desky ji píšou na každý komínek. „Komínek výšky 4“ má čtyři kameny.
term-hold-red = Obsahovat červený kámen
    .meaning = mít v komínku červený kámen. Takový komínek je vždy spojený a červený si bere s sebou.
    .usage = Na desce to ukazuje červený lem a červená značka.
term-placement = Nasazení
    .meaning = první fáze: hráči střídavě pokládají 49 kamenů.
    .usage = S náhodnou nebo symetrickou deskou se přeskakuje.
term-movement = Tažení
    .meaning = druhá fáze: hráči táhnou komínky, dokud někdo může.
    .usage = Začíná bílá.
term-capture = Zajmout
    .meaning = vzít soupeřův komínek nebo červený kámen tím, že na něm skončíš. Nový komínek je tvůj.
    .usage = Náhledy a tipy říkají, co tah bere.
term-legal-move = Možný tah
    .meaning = tah podle pravidel: komínek po přímce, přesně o tolik políček, kolik má kamenů, na jiný komínek.
    .usage = Tlačítka ukazují jen možné tahy. Když nějaký máš, musíš táhnout.
term-forced-move = Vynucený tah
    .meaning = jediný možný tah.
    .usage = V `/dvonn nastaveni` si můžeš zapnout, ať je hraju za tebe.
term-surrounded = Obklopený
    .meaning = s kameny ze všech šesti stran. Takový komínek nemůže táhnout.
    .usage = `/dvonn deska` s `obklopene:True` tyto komínky označí.
term-isolated = Izolovaný
    .meaning = bez řetězce sousedů k červenému kameni. Izolované komínky hned zmizí.
    .usage = Po tahu, který je odřízl, je deska přeškrtne.
term-pass = Vynechat tah
    .meaning = nechat hrát druhou stranu, když nemáš možný tah.
    .usage = Vynechávám za tebe. Jakmile můžeš, hraješ dál.
term-score = Skóre
    .meaning = počet kamenů v komíncích, které straně patří. Vyšší vyhrává.
    .usage = Každá deska ho ukazuje nahoře.
term-position = Pozice
    .meaning = deska a strana, která je na tahu.
    .usage = `/dvonn analyzovat` přijme jakoukoli pozici jako text.
term-notation = Zápis
    .meaning = jak se píšou tahy: D3 pokládá kámen, D3F3 táhne komínkem z D3 na F3.
    .usage = V `/dvonn nastaveni` si vybereš D3F3, D3-F3 nebo D3→F3.
term-rated = Hodnocená
    .meaning = partie, která se počítá do žebříčku. Engine v ní nepomáhá.
    .usage = Volíš to ve výzvě.
term-rating = Rating
    .meaning = síla hráče jako číslo. Číslo za ± říká, jak je nejistá.
    .usage = Ukazují ho profily a žebříčky. Čím víc hodnocených partií, tím menší ±.
term-provisional = Prozatímní
    .meaning = rating, který je zatím jen odhad, označený „?“.
    .usage = Po pár dalších hodnocených partiích se ustálí.
term-plan = Plán
    .meaning = seznam políček, kam se tvoje další kameny položí za tebe.
    .usage = Napíšeš ho pomocí `/dvonn plan`. Vidíš ho jen ty.
term-conditional-moves = Podmíněné tahy
    .meaning = odpovědi na soupeřovy možné tahy: když soupeř zahraje tohle, zahraju tamto.
    .usage = Napíšeš je pomocí `/dvonn podminene`. `D3F3 resign`: když soupeř zahraje D3F3, vzdáš partii. Vidíš je jen ty.
term-takeback = Vrácení tahu
    .meaning = hráč vezme zpět svůj poslední tah, když soupeř souhlasí.
    .usage = Požádáš o něj pomocí `/dvonn nabidnout`.
term-hint = Tip
    .meaning = nejlepší tahy ve tvojí nehodnocené partii.
    .usage = `/dvonn tip` je ukáže jako šipky.
term-review = Rozbor
    .meaning = skončená partie očima enginu: šance na výhru, zlomové okamžiky, lepší tahy.
    .usage = Použij tlačítko pod skončenou partií, nebo `/partie rozbor`.
term-tower = Věž
    .meaning = komínek ze čtyř nebo víc kamenů. Má málo míst, kde může skončit.
    .usage = Věží ber samostatné kameny: tvoje vlastní zůstanou pohyblivé. Nestav ji ale brzy.
    .caption = { $ply }: věž bere samostatný kámen
term-loose-piece = Visící kámen
    .meaning = kámen, který visí na jediném spojení s červeným a snadno se odřízne.
    .usage = Zachraň ho, jen když to nic nestojí. Jinak hraj jinde.
    .caption = { $ply }: visící kámen je odříznutý
term-tempo = Tempo
    .meaning = čas jednoho tahu. Získat ho může tichý tah, který nic nebere: teď musí táhnout soupeř.
    .usage = Ke konci měj tiché tahy v záloze. Kdo musí táhnout první, často prohraje.
    .caption = { $ply } nic nebere: černá musí táhnout
term-sharpshooting = Přesná střelba
    .meaning = zajmout komínek vzdálený čtyři nebo víc políček, komínkem přesně té výšky.
    .usage = Výstřel si připrav: měň výšku komínku nebo jeho políčko, dokud vzdálenost nesedí.
    .caption = { $ply }: výška 4, čtyři políčka daleko
term-overload = Přetížení
    .meaning = hrozit dvěma komínkům naráz, takže soupeř oba nezachrání.
    .usage = Můžou to udělat dva tvoje komínky společně. Ve vidličce to udělá jeden sám.
    .caption = { $ply }: černá oba nezachrání
term-neutralise = Neutralizace
    .meaning = skončíš na soupeřově kameni, takže už nemůže táhnout.
    .usage = Kámen zůstává na desce, ale soupeř má o jeden pohyblivý kámen méně.
    .caption = { $ply }: černý kámen je neutralizovaný
term-fork = Vidlička
    .meaning = jeden komínek, který napadá dva.
    .usage = Soupeř má jeden tah a zachrání jen jeden z nich.
    .caption = { $ply }: jeden komínek napadá dva
term-isolation = Izolace
    .meaning = odřízni soupeřovy kameny od červených, aby zmizely z desky.
    .usage = Podívej se, co spojuje soupeřovu skupinu s červeným. Když je to jediný komínek, zamiř na něj.
    .caption = { $ply }: černá přichází o tři kameny
term-rescue = Záchrana
    .meaning = zachraň své kameny, kterým hrozí odříznutí od červených.
    .usage = Než potáhneš, podívej se, co by soupeř mohl příště odříznout.
    .caption = { $ply } drží spojení bílé s červeným
term-cut = Rozdělení desky
    .meaning = vyprázdni políčko, které spojuje soupeřovy kameny s červenými.
    .usage = Spojovat je může i tvůj vlastní kámen: odejdi s ním a řetězec se přetrhne.
    .caption = { $ply } přetrhne řetězec k červenému
term-run-with-red = Útěk s červeným
    .meaning = táhni komínkem, ve kterém je červený kámen.
    .usage = Odnes červený k vlastním kamenům a dál od soupeřových.
    .caption = { $ply }: bílá utíká s červeným
term-free-surrounded = Uvolnění obklopeného komínku
    .meaning = uvolni svůj obklopený komínek a táhni jím.
    .usage = Nejdřív táhni pryč jedním z jeho šesti sousedů. Pak může táhnout i on.
    .caption = { $ply }: označený komínek je volný
term-immobilise = Znehybnění komínku
    .meaning = nech soupeřův komínek bez tahu.
    .usage = Zvyš ho tak, aby mu žádný cíl neseděl, nebo mu cíle vezmi.
    .caption = { $ply }: označený komínek uvízl
term-forced-pass = Vynucené vynechání tahu
    .meaning = nech soupeře bez možného tahu, takže musí vynechat.
    .usage = Když soupeři zbývá jen pár tahů, zkus mu je vzít všechny.
    .caption = { $ply }: černá musí vynechat tah
term-counting = Počítání tahů
    .meaning = výsledek je těsný. Počítej až do konce.
    .usage = Počítej, kolik tahů které straně zbývá a co stojí ty poslední.
    .caption = { $ply } vyhrává o 1, ostatní prohrávají
term-save-draw = Záchrana remízy
    .meaning = remízu dává jen jeden tah, všechny ostatní prohrávají.
    .usage = Promysli každý tah až do konce. Remíza má cenu půl bodu.
    .caption = { $ply } je remíza, ostatní prohrávají
term-last-placements = Závěr nasazení
    .meaning = deska je skoro plná a lepší šance drží jen jedno políčko.
    .usage = Nejdřív rozhoduje blízkost červeného, potom okraj, potom cesta ven pro vlastní kameny.
    .caption = { $ply }: na okraji, dvě políčka od červeného

## Refusals: what is wrong and what to do instead

refuse-no-game = V tomto kanálu není partie. `/dvonn hrat` začne partii s počítačem. `/dvonn pomoc` ukáže, jak hrát s lidmi.
refuse-unknown-game = Partii { $number } tady otevřít nejde. Svoje partie otevřeš všude, cizí jen v jejich kanálu.
refuse-ended = Partie { $number } skončila. `/dvonn hrat` začne novou s počítačem. `/dvonn pomoc` ukáže, jak hrát s lidmi.
refuse-not-a-player = V této partii hrají { $white } a { $black }. Uvidíš ji pomocí `/dvonn deska`. Vlastní začneš pomocí `/dvonn vyzvat`.
refuse-not-your-turn = Na tahu je { $player }. Až budeš na tahu ty, dám ti tady vědět.
refuse-old-board-link = Tato deska je zastaralá. Nejnovější je [tady]({ $url }).
refuse-old-board = Tato deska je zastaralá. Nejnovější ukáže `/dvonn deska`.
refuse-not-a-cell = Políčko `{ $input }` neexistuje. { $cells }
# Která políčka existují, pro hráče, který napsal neexistující.
no-such-cell = Políčko `{ $word }` neexistuje. { $cells }
cells-row = Řada { $row } vede od { $first } do { $last }.
cells-column = Deska má sloupce A až K a řada { $row } vede od { $first } do { $last }.
cells-all = Deska má řady 1 až 5 a sloupce A až K.
cells-form = Políčko je písmeno od A do K a číslo od 1 do 5, třeba D3.
refuse-not-a-move = `{ $input }` není tah. Zadej políčko svého komínku a cílové políčko, třeba D3F3.
refuse-nothing-stored = Nemám o tobě žádná data, takže není co mazat.
refuse-no-challenge = Tato výzva už neexistuje. Novou pošleš pomocí `/dvonn vyzvat`.
refuse-self = Nemůžeš vyzvat sebe. Vyber jiného hráče, nebo nech `souper` prázdné, ať může přijmout kdokoli.
refuse-this-bot = Se mnou si zahraješ pomocí `/dvonn hrat`.
refuse-not-a-member = { $person } není na tomto serveru. Vyber někoho, kdo tu je.
refuse-threads =
    { $most ->
        [one] Před chvílí už vzniklo tvoje vlákno. Další můžeš otevřít { $until }, nebo použij jiný kanál.
        [few] Před chvílí už vznikla { $most } tvoje vlákna. Další můžeš otevřít { $until }, nebo použij jiný kanál.
        [many] Před chvílí už vzniklo { $most } tvého vlákna. Další můžeš otevřít { $until }, nebo použij jiný kanál.
       *[other] Před chvílí už vzniklo { $most } tvých vláken. Další můžeš otevřít { $until }, nebo použij jiný kanál.
    }
refuse-bot = Bota vyzvat nemůžeš. Vyber člověka, nebo nech `souper` prázdné, ať může přijmout kdokoli.
refuse-challenge-gone = Na tuto výzvu už odpovědět nejde. { $state } Novou pošleš pomocí `/dvonn vyzvat`.
refuse-board-outdated = To není tvoje nejnovější deska. Nabídni nejnovější, nebo zkus jinou.
refuse-choose-side = Vyber si v této výzvě stranu: stiskni „Hrát za bílou“ nebo „Hrát za černou“.
refuse-not-challenged = Tato výzva je pro hráče { $opponent }. Vlastní pošleš pomocí `/dvonn vyzvat`.
refuse-own-challenge = To je tvoje vlastní výzva, takže ji musí přijmout někdo jiný. Můžeš ji zrušit.
refuse-not-the-challenger = Tuto výzvu může zrušit jen { $challenger }.
invalid-terms-clock =
    `{ $input }` není tempo. Napiš třeba:
    {"-"} `5d`: 5 dnů na tah
    {"-"} `3d+12h`: 3 dny plus 12 hodin na tah
    {"-"} `3d+12h max 7d`: totéž, ale neušetří se víc než 7 dnů
    {"-"} `live 10`: 10 minut na hráče
    {"-"} `none`: bez hodin
invalid-terms-clock-range =
    { $stretch ->
        [turn] Čas na tah: nejméně { $least }, nejvýš { $most }. Na partii na jedno posezení použij tempo jako `live 10`.
        [bank] Celkový čas: nejméně { $least }, nejvýš { $most }. Vyber jiné tempo.
        [increment] Čas navíc za tah: nejméně { $least }, nejvýš { $most }. Vyber jiné tempo.
        [cap] Maximum nesmí být menší než celkový čas před `+`. Horní mez: { $most }. Vyber jiné tempo.
       *[live] Partie naživo, čas na hráče: nejméně { $least }, nejvýš { $most }. Vyber jiné tempo.
    }
invalid-terms-seed = `{ $input }` není semínko. Semínko je číslo s nejvýš dvanácti číslicemi. Zkopíruj ho z dřívější partie (`/partie export`), nebo nech `seminko` prázdné.
invalid-terms-nothing-to-deal = Semínko potřebuje náhodnou desku. Vyber rozestavení náhodné nebo symetrické (ve výzvě i rozděl a vyber), nebo nech `seminko` prázdné.
invalid-terms-seed-with-reds = Se známým semínkem by byla deska vidět ještě před položením červených. Nech `seminko` prázdné: vylosuju ho.
invalid-terms-position-unused = Pozice potřebuje rozestavení „zadané“. Vyber ho, nebo nech `pozice` prázdné.
invalid-terms-no-position = Rozestavení „zadané“ potřebuje pozici. Napiš ji do `pozice`.
invalid-terms-position-over = V této pozici nemůže táhnout ani jedna strana. Zadej takovou, kde partie může pokračovat.
invalid-terms-place-without-clock = Partie o místo potřebuje hodiny. Nech `tempo` prázdné, nebo vyber jiné než `none`.
invalid-terms-color-with-cut = V rozestavení rozděl a vyber si stranu vybírá ten, kdo přijme. Nech `barva` prázdné, nebo vyber jiné rozestavení.
position-unreadable = Tuto pozici neumím přečíst.
position-forbidden = Tato pozice podle pravidel nemůže nastat.
position-form =
    Napiš `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE je strana na tahu, `w` nebo `b`.
    {"-"} Každá řada vypisuje svoje políčka zleva, s čárkami.
    {"-"} `.` je prázdné políčko.
    {"-"} `w3` nebo `b3` je komínek s majitelem a výškou. `b2*` je komínek s červeným.
    {"-"} `r1` je samotný červený kámen.
position-side = Nezačíná `w` ani `b`.
position-rows =
    { $found ->
        [one] Má { $found } řadu, ne 5.
        [few] Má { $found } řady, ne 5.
        [many] Má { $found } řady, ne 5.
       *[other] Má { $found } řad, ne 5.
    }
position-cells = Řada { $row } má mít { $expected } políček, ale má jich { $found }.
position-stack = { $found } na { $cell } není platný komínek.
position-trailing = { $found } za řadami být nesmí. Dovolené je jen slovo `movement`.
fault-stacks-with-red =
    { $found ->
        [one] Červený obsahuje { $found } komínek. Musí to být jeden až tři komínky.
        [few] Červený obsahují { $found } komínky. Musí to být jeden až tři komínky.
        [many] Červený obsahuje { $found } komínku. Musí to být jeden až tři komínky.
       *[other] Červený obsahuje { $found } komínků. Musí to být jeden až tři komínky.
    }
fault-room-for-reds =
    { $room ->
        [one] V komíncích s červeným je místo jen pro { $room } červený kámen, ale musí být tři.
        [few] V komíncích s červeným je místo jen pro { $room } červené kameny, ale musí být tři.
        [many] V komíncích s červeným je místo jen pro { $room } červeného kamene, ale musí být tři.
       *[other] V komíncích s červeným je místo jen pro { $room } červených kamenů, ale musí být tři.
    }
fault-isolated = S červeným kamenem nemá spojení: { $cells }. Takové komínky by byly izolované.
fault-too-many-pieces = Komínky mají dohromady { $found } kamenů, ale hra jich má jen 49.
fault-too-many-stacks =
    { $color ->
        [white] Bílá by měla { $found } komínků, ale má jen 23 kamenů.
       *[black] Černá by měla { $found } komínků, ale má jen 23 kamenů.
    }
fault-black-moves-first = Na plné desce začíná bílá.
fault-nothing-moved = Jsou tu jen samostatné kameny a chybí právě jeden. To nemůže nastat: první tah vytvoří komínek výšky 2, a když ten zmizí, chybí aspoň dva kameny.
fault-no-placement =
    Když { $pieces ->
        [one] je položený { $pieces } kámen
        [few] jsou položené { $pieces } kameny
        [many] je položeno { $pieces } kamene
       *[other] je položeno { $pieces } kamenů
    }, musí na desce být jen samostatné kameny: červené { $red }, bílé { $white }, černé { $black }. Na tahu musí být { $color ->
        [white] bílá
       *[black] černá
    }.
refuse-nothing-to-plan = Všechny kameny jsou položené, takže není co plánovat. Podmíněné tahy nastavíš pomocí `/dvonn podminene`.
refuse-vacation-days =
    { $count ->
        [one] V tom roce ti zbývá jen { $count } den dovolené. Vezmi si méně dnů.
        [few] V tom roce ti zbývají jen { $count } dny dovolené. Vezmi si méně dnů.
        [many] V tom roce ti zbývá jen { $count } dne dovolené. Vezmi si méně dnů.
       *[other] V tom roce ti zbývá jen { $count } dnů dovolené. Vezmi si méně dnů.
    }
refuse-vacation-no-time = V jedné z tvých partií už nemáš žádný čas, takže by to hned byla prohra na čas. Nejdřív tam zahraj (viz `/dvonn partie`), pak dovolenou ukonči.
refuse-no-vacation = Nemáš dovolenou. Začneš ji pomocí `/dvonn dovolena` s `dny:3`.
refuse-review-running = Tato partie ještě běží. Rozebrat ji půjde, až skončí.
refuse-review-short = Tato partie je na rozbor příliš krátká: obě strany potřebují aspoň jeden tah s možností volby. Její tahy ukáže `/partie tahy`.
refuse-variation-gone = Tuto analýzu už nemám: držím tvých posledních deset, 90 dnů. Použij znovu `/dvonn analyzovat`.
refuse-variation-full = Tato analýza už má nejvyšší možný počet tahů ({ $most }). Pokračuj tahy, které už znáš, nebo analyzuj jinou pozici.
refuse-review-one-at-a-time = Ještě ti rozebírám jinou partii. Dělám jednu po druhé. Zkus to znovu za minutu.
refuse-engine-unknown = Engine „{ $name }“ tu není. Vyber ze seznamu, nebo zvol `uroven`.
refuse-engine-gone = Tento engine už není k dispozici. S počítačem si zahraješ pomocí `/dvonn hrat` s volbou `uroven`.
refuse-engine-and-level = Zadej buď `uroven`, nebo `engine`, ne obojí.
refuse-engine-busy =
    { $games ->
        [one] { $player } může hrát jen { $games } partii najednou. Zkus to, až skončí, nebo zvol `uroven`.
        [few] { $player } může hrát jen { $games } partie najednou. Zkus to, až některá skončí, nebo zvol `uroven`.
        [many] { $player } může hrát jen { $games } partie najednou. Zkus to, až některá skončí, nebo zvol `uroven`.
       *[other] { $player } může hrát jen { $games } partií najednou. Zkus to, až některá skončí, nebo zvol `uroven`.
    }
refuse-engine-board = { $player } může hrát jen od prázdné desky. Vyber rozestavení „úplné“.
refuse-busy-direct = Tvoje poslední partie tu ještě běží. Ukáže ji `/dvonn deska`. Ukončíš ji pomocí `/dvonn vzdat`.
refuse-rated-guest = Partie se tu nemůžou hodnotit: každý žebříček patří serveru, který mě přidal. Vynech `hodnoceno`, nebo pošli výzvu na takovém serveru.
refuse-busy-guest = Jedna partie tu už běží a ukazuju jen jednu najednou. Ukáže ji `/dvonn deska`. Nejdřív ji dohraj, nebo hraj v jiném kanálu.
refuse-busy = V tomto kanálu hrají { $white } a { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Tato nabídka už je přijatá.
        [declined] Tato nabídka už je odmítnutá.
        [withdrawn] Tato nabídka je stažená.
       *[lapsed] Tato nabídka přestala platit, když partie šla dál.
    }
refuse-offer-own = To je tvoje vlastní nabídka, takže odpovědět může jen soupeř. Můžeš ji stáhnout.
refuse-offer-not-own = Tuto nabídku může stáhnout jen soupeř. Můžeš ji přijmout nebo odmítnout.
refuse-offer-waiting =
    { $kind ->
        [draw] Soupeř na tvoji nabídku remízy ještě neodpověděl.
        [takeback] Soupeř na tvoji žádost o vrácení tahu ještě neodpověděl.
       *[pause] Soupeř na tvoji žádost o pauzu ještě neodpověděl.
    }
refuse-answer-first = Soupeř žádá o vrácení tahu. Nejdřív to přijmi nebo odmítni.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Nabídka remízy byla před chvílí. Další je možná po příštím tahu.
            [few] Nabídka remízy byla před chvílí. Další je možná po { $plies } tazích.
            [many] Nabídka remízy byla před chvílí. Další je možná po { $plies } tahu.
           *[other] Nabídka remízy byla před chvílí. Další je možná po { $plies } tazích.
        }
       *[other] Tato žádost byla před chvílí. Další je možná po příštím tahu.
    }
refuse-nothing-to-take-back = Ještě nemáš tah, který by šel vrátit.
refuse-revealed = Tah už vrátit nejde: mezitím zahrál soupeřův plán nebo podmíněné tahy. Hraj dál, nebo nabídni remízu pomocí `/dvonn nabidnout`.
refuse-no-clock = Tato partie nemá hodiny, takže ji nejde pozastavit ani dát soupeři čas navíc.
refuse-paused = Partie už je pozastavená. Pokračuj tlačítkem „Pokračovat v partii“ pod deskou.
refuse-not-paused = Partie není pozastavená. O pauzu požádáš pomocí `/dvonn nabidnout` s `co:pauza`.
refuse-enough-time = Soupeři už zbývá víc než rok.
refuse-computer-needs-no-time = Hodiny počítače nikdy neběží, takže čas nepotřebuje.
refuse-not-over = Tato partie ještě neskončila. Odvetu nabídneš, až skončí.
refuse-rematch-deleted = Tvůj soupeř smazal svoje data. `/dvonn pomoc` ukáže, jak najít jiného.
refuse-no-rematch = Odveta teď není možná. Soupeře najdeš pomocí `/hledat`.
refuse-rematch-asked = Odvetu můžeš po každé partii nabídnout jen jednou.
refuse-rematch-waits = Odvetu už nabízíš. Soupeř ještě neodpověděl.
refuse-rematch-offered = Soupeř už odvetu nabízí. Přijmi ji.
refuse-rematch-started = Odveta za tuto partii je partie { $number }. `/dvonn hrat` začne další s počítačem. `/dvonn pomoc` ukáže, jak hrát s lidmi.
refuse-abort-place = To je výzva o tvoje místo, takže tuto partii zrušit nejde. Dohraj ji, nebo ji vzdej pomocí `/dvonn vzdat`: pak o místo přijdeš.
refuse-abort-tournament = Turnajovou partii zrušit nejde. Vzdáš ji pomocí `/dvonn vzdat`. Z turnaje odejdeš pomocí `/turnaj odstoupit`.
refuse-abort = Na zrušení této partie je pozdě. Nabídni remízu pomocí `/dvonn nabidnout`, nebo ji vzdej pomocí `/dvonn vzdat`.
refuse-claim-here = { $opponent } je pořád na tomto serveru. Když překročí čas, vyhraješ automaticky.
refuse-claim-computer = Počítač nikdy neodchází a jeho hodiny nikdy neběží. Partii ukončíš tím, že ji vzdáš.
refuse-only-void = Jedna strana partie { $number } hraje z jiného serveru, takže ji moderátoři můžou jen anulovat. Jde to, dokud partie běží, a jen když je nehodnocená a nepatří k turnaji.
refuse-claim-no-clock = Tato partie nemá hodiny, takže nikomu nemůže dojít čas. Soupeř odešel: `/dvonn vzdat` ukončí partii bez výsledku.
refuse-claim-own-turn = Jsi na tahu. Nejdřív zahraj: pak se rozběhnou soupeřovy hodiny, a až soupeři dojde čas, vyhraješ.
refuse-claim-early = Soupeř odešel, ale ještě má čas. Výhru si můžeš nárokovat { $until }.
refuse-not-a-moderator = Udělat to můžou jen lidé s oprávněním „Spravovat server“. Požádej některého z nich.
refuse-not-a-moderator-role = Udělat to můžou jen lidé s rolí { $role } nebo oprávněním „Spravovat server“. Požádej některého z nich.
refuse-channel = Na tomto serveru jde partie začínat jen v těchto kanálech a jejich vláknech: { $channels }. Zkus to tam.
refuse-starter = Partie tu smí začínat jen členové s rolí { $role }. Požádej někoho z nich o výzvu: přijmout ji můžeš.
refuse-starter-there = Na serveru, kde by se hrálo, smí partie začínat jen členové s určitou rolí, a tu nemáš.
refuse-blocked =
    Moderátor ti na tomto serveru zakázal začínat partie a přidávat se k nim. Důvod: { $reason }
    Tvoje rozehrané partie pokračují. Jestli je to omyl, napiš moderátorům.
refuse-challenger-blocked = { $challenger } má na tomto serveru zákaz. Vyzvi někoho jiného pomocí `/dvonn vyzvat`.
refuse-opponent-blocked = { $opponent } se teď na tomto serveru k partiím přidávat nemůže. Vyber někoho jiného.
refuse-games = Hraješ tolik partií a turnajů najednou, kolik smí jeden člověk ({ $most }). Nejdřív nějakou partii dohraj nebo vzdej.
refuse-challenger-games = { $challenger } už hraje tolik partií najednou, kolik smí jeden člověk. Vyzvi někoho jiného pomocí `/dvonn vyzvat`.
refuse-challenges =
    { $most ->
        [one] Jednu výzvu už máš. Zruš ji, nebo počkej na odpověď. Zrušené a odmítnuté se počítají ještě 10 minut od odeslání.
        [few] Už máš { $most } výzvy. Jednu zruš, nebo počkej na odpověď. Zrušené a odmítnuté se počítají ještě 10 minut od odeslání.
        [many] Už máš { $most } výzvy. Jednu zruš, nebo počkej na odpověď. Zrušené a odmítnuté se počítají ještě 10 minut od odeslání.
       *[other] Už máš { $most } výzev. Jednu zruš, nebo počkej na odpověď. Zrušené a odmítnuté se počítají ještě 10 minut od odeslání.
    }
refuse-challenged-before =
    { $most ->
        [one] { $opponent } už má tvoji výzvu. Počkej na odpověď. Zrušení nepomůže: výzva se počítá hodinu od odeslání.
        [few] { $opponent } už má { $most } tvoje výzvy. Počkej na odpověď. Zrušení nepomůže: výzva se počítá hodinu od odeslání.
        [many] { $opponent } už má { $most } tvojí výzvy. Počkej na odpověď. Zrušení nepomůže: výzva se počítá hodinu od odeslání.
       *[other] { $opponent } už má { $most } tvých výzev. Počkej na odpověď. Zrušení nepomůže: výzva se počítá hodinu od odeslání.
    }
refuse-challenged-lately = Tvoje výzva pro hráče { $opponent } byla před chvílí. Další můžeš poslat { $until }. Někoho jiného můžeš vyzvat hned.
refuse-places-rated-off = Hodnocené partie jsou na tomto serveru vypnuté, takže o místo hrát nejde. Zapne je správce serveru pomocí `/dvonn-admin nastaveni`.
refuse-rated-off = Hodnocené partie jsou na tomto serveru vypnuté. Pro nehodnocenou nech `hodnoceno` prázdné, nebo vyber False.
refuse-may-not-post = V kanálu { $channel } nemůžu psát. Dej mi tam oprávnění „Zobrazit kanál“, „Posílat zprávy“ a „Přikládat soubory“ a zkus to znovu.
refuse-block-no-reason = Zadej důvod v `duvod`. Zablokovaná osoba ho uvidí.
refuse-block-opponent = { $person } je s tebou ve stejné rozehrané partii nebo turnaji, takže zákaz dát nemůžeš. Požádej jiného moderátora.
refuse-block-bot = Bota zablokovat nejde. Vyber člověka.
refuse-not-blocked = { $person } nemá zákaz. Všechny zákazy ukáže `/dvonn-admin nastaveni`.
refuse-own-game = V partii { $number } hraješ, takže ji moderovat nemůžeš. Požádej jiného moderátora. Pokud žádný není, vyber roli moderátora pomocí `/dvonn-admin nastaveni` a dej ji někomu.
refuse-other-server = Partii { $number } tento server nemá. Číslo partie ukáže `/partie tahy` v jejím kanálu.
refuse-void-uncounted = Partie { $number } skončila a byla nehodnocená, takže není co vyřadit.
refuse-void-before = Partie { $number } už je z ratingů vyřazená.
refuse-role-of-all = Tuto roli mají všichni. Vyber takovou, kterou mají jen moderátoři.
refuse-no-reason = Zadej důvod v `duvod`. Zobrazí se v kanálu partie.
refuse-no-winner = Vyber vítěze nebo remízu ve `vitez`. Pokud má partie skončit bez výsledku, vyber „Anulovat partii“ v `rozhodnuti`.
refuse-no-seat = Vyber nového hráče v `hrac` a stranu ve `strana`.
refuse-seat-self = Stranu nemůžeš předat sobě. Vyber jiného hráče, nebo požádej jiného moderátora.
refuse-seat-bot = Stranu nejde předat botovi. Vyber člověka.
refuse-seat-not-a-member = { $person } není na tomto serveru. Vyber někoho, kdo tu je.
refuse-seat-blocked = { $person } má na tomto serveru zákaz. Vyber jiného hráče, nebo nejdřív použij `/dvonn-admin odblokovat`.
refuse-seat-taken = { $person } už v této partii hraje. Vyber jiného hráče.
refuse-seat-computer = Stranu počítače předat nejde. Ukonči partii, nebo ji anuluj.

illegal-taken = { $cell } je obsazené. Vyber prázdné políčko.
illegal-empty = { $cell } je prázdné. Vyber políčko s vlastním komínkem.
illegal-lone-red = Červený kámen na { $cell } leží sám, takže jím nikdo nemůže táhnout. Vyber vlastní komínek.
illegal-not-yours = Komínek na { $cell } patří soupeři. Vyber takový, který má nahoře tvoji barvu.
illegal-surrounded = Komínek na { $cell } je obklopený, takže nemůže táhnout. Vyber jiný.
illegal-not-straight = { $from } a { $to } neleží na jedné přímce. Komínky jdou po přímce, jedním ze šesti směrů.
illegal-distance =
    { $height ->
        [one] Vzdálenost políček { $from } a { $to } je { $distance }, ale samostatný kámen táhne přesně o 1 políčko.
        [few] Vzdálenost políček { $from } a { $to } je { $distance }, ale komínek výšky { $height } táhne přesně o { $height } políčka.
        [many] Vzdálenost políček { $from } a { $to } je { $distance }, ale komínek výšky { $height } táhne přesně o { $height } políčka.
       *[other] Vzdálenost políček { $from } a { $to } je { $distance }, ale komínek výšky { $height } táhne přesně o { $height } políček.
    }
illegal-empty-target = { $to } je prázdné. Komínek musí skončit na jiném komínku nebo kameni.
illegal-leaves-board = Z políčka { $from } by komínek výšky { $height } tímto směrem opustil desku. Vyber jiný směr.
illegal-still-placing = Ještě nejsou položené všechny kameny. Polož jeden na prázdné políčko: `/dvonn polozit D3`.
illegal-all-placed = Všechny kameny jsou položené. Teď táhni komínkem: `/dvonn tah D3F3`.
illegal-must-pass = Nemáš kam táhnout, takže musíš tah vynechat.
illegal-may-not-pass = Máš možný tah, takže ho vynechat nemůžeš. Tvoje tahy navrhuje při psaní `/dvonn tah`.
illegal-game-over = Partie skončila. `/dvonn hrat` začne novou s počítačem. `/dvonn pomoc` ukáže, jak hrát s lidmi.

backup = Všechna data tohoto serveru: jeden řádek JSON na záznam, komprimováno gzipem. Jsou v nich jména lidí, takže je sdílej jen s dalšími správci. Tato záloha je zaznamenaná: viz `/dvonn-admin zaznam`.
backup-no-files = V tomto kanálu nemůžu přikládat soubory. Použij `/dvonn-admin zaloha` tam, kde můžu.
backup-in-parts = Záloha je na jeden soubor na Discordu příliš velká. Následují další části.
backup-part = Část { $part }. Následují další.
backup-last-part = Část { $part }, poslední. Každou část jde rozbalit zvlášť, nebo je spoj popořadě a rozbal celek.

## Fair play

fairness-heading = {"**"}Šance na výhru ztracené na tah**, v rozebraných hodnocených partiích (± dvojnásobek střední chyby)
fairness-line = { $player } (rating { $rating }): { $loss } ± { $error } p. b., { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $moves ->
        [one] { $moves } tah.
        [few] { $moves } tahy.
        [many] { $moves } tahu.
       *[other] { $moves } tahů.
    }
fairness-peers = Počet hráčů s podobným ratingem: { $count }. Jejich ztráta: { $loss }. Rozdíl: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Neobvykle málo: prohlédni si ty partie.**
       *[usual] Nic neobvyklého.
    }
fairness-few-games = { $player } (rating { $rating }): příliš málo partií (má { $games }, potřeba aspoň { $least }).
fairness-few-peers = Příliš málo hráčů ke srovnání. Potřebuju jich aspoň { $least } s ratingem, který se liší nejvýš o { $range }.
fairness-note = Je to vodítko, ne důkaz. Stejně může vypadat silný hráč s novým účtem, snadné pozice nebo rozbory samých dobrých partií. Podle těchto čísel nikdy nic nedělám.
fairness-empty = Na tomto serveru ještě žádný hráč nemá dost rozebraných hodnocených partií (potřeba: { $least }). Partii rozebere `/partie rozbor`.
fairness-unknown = { $player } nemá na tomto serveru rozebrané hodnocené partie. Partii rozebere `/partie rozbor`.

## Stored data

privacy-stored =
    {"**"}Co ukládám**
    {"-"} Tvoje Discord ID a tvoje jméno na serverech, kde hraješ.
    {"-"} Tvoje partie: tahy s časy, podmínky, výsledky a tvoje poznámky. Plány a podmíněné tahy do konce partie.
    {"-"} Tvoje ratingy, místa a turnaje a role, které ti za ně dávám.
    {"-"} Tvůj rating v úlohách, úlohy, které zkoušíš, a tvůj nejlepší závod v úlohách. Ostatní závody po jeden den.
    {"-"} Tvoje výzvy, dovolené a lekce a tvoje nastavení (s časovým pásmem, hodinami klidu a volnými víkendy).
    {"-"} Posledních 50 importovaných partií (méně, když jsou velké) a tahy v posledních deseti analýzách.
    {"-"} Partie, které sleduješ, dokud neskončí. Rozbor, na který čekáš.
    {"-"} Co hledáš pomocí `/hledat` a jestli jsi v globálním žebříčku. S kým se už nechceš potkat a tvoje hlášení.
    {"-"} Tvoje rozhodnutí jako moderátora a které servery tě blokují.
    Zprávy nečtu, jen to, co zadáš do mých příkazů, formulářů a tlačítek.
privacy-kept =
    {"**"}Jak dlouho to ukládám:** dokud to nesmažeš. Výjimky:
    {"-"} Analýza: 90 dnů od posledního použití.
    {"-"} Uzavřená výzva nebo nabídka: 30 dnů.
    {"-"} ID tvých příkazů: jeden den, kromě těch u tahů. Díky nim se žádný příkaz nezapočítá dvakrát.
    {"-"} Zašifrovaná podoba tvého ID: ještě 30 dnů, pokud do 30 dnů od hodnocené partie všechno smažeš. Bez klíče bota se přečíst nedá. Opakované partie se stejným soupeřem se díky ní ani pak nepočítají naplno.
privacy-seen =
    {"**"}Kdo to vidí**
    {"-"} Partie, ratingy, výsledky, turnaje a rozhodnutí moderátorů: všichni na serveru, kam patří. Po `/hledat` a v utkáních družstev jsou to oba servery. Správci serveru si je můžou i stáhnout.
    {"-"} Mistrovství: všichni a všude.
    {"-"} Globální žebříček: všichni a všude, dokud nepoužiješ `/zebricek opustit-globalni`.
    {"-"} Tvůj rating v úlohách: všichni na serverech, kde zkoušíš úlohy.
    {"-"} Závod v úlohách proti někomu: všichni v jeho kanálu.
    {"-"} Dovolená nebo volný víkend, který zastaví tvoje hodiny: tvoji soupeři.
    {"-"} Všechno ostatní: jen ty.
    Provozovatel bota může číst jeho databázi. Nikomu jinému nic nepředávám.
privacy-choices =
    {"**"}Co můžeš udělat**
    {"-"} `/soukromi export` ti dá všechno v souboru.
    {"-"} `/soukromi smazat` všechno natrvalo smaže.
    {"-"} Soupeřům pak zůstanou společné partie jako partie „smazaného hráče“.
    {"-"} Server, který tě blokuje, tě blokuje dál.
    {"-"} Pokud tě blokuje provozovatel bota nebo se s tebou někdo nechce znovu potkat, zůstane i to. Místo tvého ID si nechám jeho zašifrovanou podobu.
delete-person =
    {"**"}Smazat všechno o tobě?** Nejde to vrátit.
    {"-"} { $games ->
        [0] Nemáš rozehrané partie.
        [one] Tvoje rozehraná partie skončí. Pokud je hodnocená a má po nasazení šest nebo víc tahů, prohraješ ji. Jinak skončí bez výsledku.
        [few] Tvoje { $games } rozehrané partie skončí. Hodnocené, které mají po nasazení šest nebo víc tahů, prohraješ. Ostatní skončí bez výsledku.
        [many] Tvoje { $games } rozehrané partie skončí. Hodnocené, které mají po nasazení šest nebo víc tahů, prohraješ. Ostatní skončí bez výsledku.
       *[other] Tvých { $games } rozehraných partií skončí. Hodnocené, které mají po nasazení šest nebo víc tahů, prohraješ. Ostatní skončí bez výsledku.
    } Tvoje výzvy se zruší a odejdeš z turnajů.
    {"-"} Smažou se tvoje nastavení, dovolené, lekce, plány, poznámky, importované partie a analýzy a přestaneš sledovat partie. Zmizíš ze všech žebříčků a odeberu ti role za místa a tituly.
    {"-"} Soupeřům zůstanou společné partie jako partie „smazaného hráče“. Jejich ratingy změní jen hodnocené partie, které teď prohraješ. Tvoje rozhodnutí jako moderátora zůstanou, bez tvého ID a jména.
    {"-"} Server, který tě blokuje, tě blokuje dál. Zprávy v kanálech zůstanou.
    {"-"} Pokud máš za posledních 30 dnů hodnocenou partii, nechám si zašifrovanou podobu tvého ID. Zůstane 30 dnů: viz `/soukromi zobrazit`.
    Když budeš zase hrát, začneš jako nový hráč.
button-export-person = Nejdřív exportovat data
button-delete-person = Smazat všechno
button-keep-person = Nechat všechno
delete-cancelled = Nic se nesmazalo.
delete-running = Mažu všechno o tobě…
delete-done = Tvoje data jsou smazaná. Když budeš zase hrát, začneš jako nový hráč.

export-about = Všechno, co o tobě bot DVONN ukládá. Časy jsou v UTC, hodiny v milisekundách. Body se počítají na půlky: 2 za výhru, 1 za remízu. Jiní lidé jsou tu jen pod jmény, která vidí všichni na serveru.
exported = Tento soubor obsahuje všechno, co o tobě ukládám. Kdo ho dostane, může si ho přečíst.
exported-part = Část { $part }. Na jeden soubor na Discordu je toho moc. Následují další části.
exported-last-part = Část { $part }, poslední.
export-everything-no-files = V tomto kanálu nemůžu přikládat soubory. Použij `/soukromi export` v přímé zprávě pro mě.
export-everything-too-large = Tvoje data jsou na soubor na Discordu příliš velká. Požádej o kopii provozovatele bota. V databázi je najde podle tvého Discord ID.

## Errors

error-busy = Mám teď moc práce. Nic se nezměnilo. Zkus to znovu za minutu.
error-too-late = Promiň, nestihlo se to včas. Nic se nezměnilo. Zkus to znovu za minutu.
error-storage = Promiň, teď nemůžu partie číst ani ukládat. Nic se nezměnilo. Zkus to znovu za pár minut.
error-unconfirmed = Moje databáze to ještě nepotvrdila. Za minutu se podívej, jestli to vyšlo, než to zkusíš znovu.
error-slow = Trvá to déle než obvykle. Než to zkusíš znovu, podívej se, jestli to vyšlo.
error-late-form = Formulář se nepodařilo otevřít včas. Zkus to znovu.
error-number-range = `{ $option }` musí být číslo od { $from } do { $to }.
error-too-many =
    { $seconds ->
        [one] Moc příkazů najednou. Nic se nezměnilo. Zkus to znovu za sekundu.
        [few] Moc příkazů najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekundy.
        [many] Moc příkazů najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekundy.
       *[other] Moc příkazů najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekund.
    }
error-too-many-server =
    { $seconds ->
        [one] Na tomto serveru se toho děje moc najednou. Nic se nezměnilo. Zkus to znovu za sekundu.
        [few] Na tomto serveru se toho děje moc najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekundy.
        [many] Na tomto serveru se toho děje moc najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekundy.
       *[other] Na tomto serveru se toho děje moc najednou. Nic se nezměnilo. Zkus to znovu za { $seconds } sekund.
    }
error-busy-drawing = Na nakreslení čeká moc obrázků. Zkus to znovu za minutu.
error-slow-drawing = Tento obrázek se nepodařilo nakreslit včas. Zkus to znovu za minutu.
error-still-thinking = Ještě pracuju na tvojí předchozí otázce. Počkej na odpověď a zeptej se znovu.
error-internal = Promiň, něco se pokazilo a nic se nezměnilo. Zkus to znovu. Když se to opakuje, dej provozovateli bota tento kód: **{ $code }**.
error-unknown = Tento příkaz nebo tlačítko neznám. Možná je ze starší verze. `/dvonn deska` ukáže desku, `/dvonn pomoc` ukáže, co ještě umím.
error-message-deleted = Ta zpráva už neexistuje. `/dvonn deska` ukáže desku, `/dvonn pomoc` ukáže, co ještě umím.
error-outside-server = Tento příkaz funguje jen na serverech, které mě přidaly. Tady začne `/dvonn hrat` partii s počítačem a `/dvonn pomoc` ukáže, co dalšího funguje. Kamarády vyzveš pomocí `/dvonn vyzvat` tam, kde jste spolu. Může to být server, skupina nebo vaše přímé zprávy.
error-no-files = (V tomto kanálu nemůžu přikládat soubory. S oprávněním „Přikládat soubory“ tu ukážu obrázek.)
missing-to-bot = Nesmím tu psát, takže tu žádná partie nemůže začít. Požádej moderátora, ať mi v tomto kanálu dá oprávnění: { $permissions }. Nebo použij jiný kanál.
missing-to-person = V tomto kanálu potřebuješ oprávnění: { $permissions }. Požádej moderátora, nebo použij jiný kanál.
permission =
    { $name ->
        [view-channel] „Zobrazit kanál“
        [send-messages] „Posílat zprávy“
        [send-in-threads] „Posílat zprávy ve vláknech“
        [use-external-apps] „Používat externí aplikace“
       *[create-threads] „Vytvářet veřejná vlákna“
    }
error-no-threads = Vlákno tu otevřít nemůžu. Požádej moderátora, ať mi dá oprávnění „Vytvářet veřejná vlákna“ a „Posílat zprávy ve vláknech“, nebo použij jiný kanál.
error-no-threads-kind = V kanálu tohoto druhu nemůžu otevírat vlákna. Použij textový kanál, kanál pro oznámení nebo příspěvek ve fóru.

## Why Discord refuses a request

discord-no-channel = Ten kanál nebo vlákno už neexistuje. Použij jiný kanál.
discord-no-member = Ta osoba opustila server nebo smazala svůj účet.
discord-hidden = Ten kanál nevidím. Požádej moderátora, ať mi tam dá oprávnění „Zobrazit kanál“, nebo použij jiný kanál.
discord-forbidden = Podle Discordu mi k tomu chybí oprávnění. Požádej moderátora, ať tam moje oprávnění zkontroluje, nebo použij jiný kanál.
discord-direct-messages = Nemůžu ti posílat přímé zprávy. V nastavení soukromí serveru povol přímé zprávy od členů a zkus to znovu.
discord-channel-kind = V kanálu tohoto druhu to nejde. Použij textový kanál.
discord-thread-closed = To vlákno je archivované nebo zamčené. Požádej moderátora, ať ho znovu otevře, nebo použij jiný kanál.
discord-too-many-threads = Tento server má tolik aktivních vláken, kolik Discord dovolí. Požádej moderátora, ať jich pár archivuje, a zkus to znovu.
discord-tag-required = Toto fórum chce u každého příspěvku štítek a já štítky nevybírám. Požádej moderátora, ať to pravidlo zruší, nebo použij textový kanál.
discord-name = Discord v tom názvu nedovolí jedno slovo. Změň název a zkus to znovu.
discord-automod = AutoMod tohoto serveru zprávu nebo název zablokoval. Požádej moderátora, ať moji roli vyjme z pravidla, nebo ať pravidlo změní.
discord-filter = Filtr Discordu zprávu zablokoval jako škodlivou. Odstraň odkazy a hrubá slova a zkus to znovu.
discord-too-large = Soubor je pro Discord moc velký. Vyžádej si toho najednou méně.
discord-invalid-role = Discord nikomu nedovolí tuto roli dát. Vyber jinou.
discord-two-factor = Tento server vyžaduje k moderování dvoufázové ověření. Můj provozovatel ho musí zapnout u svého účtu na Discordu.
discord-slow = Tak často to Discord nedovolí. Zkus to znovu za minutu.
discord-down = Discord teď nefunguje správně. Zkus to znovu za minutu.
discord-invalid = Discord nepřijímá, co posílám. To je moje chyba: řekni to prosím mému provozovateli.

## Alt text of boards, in whole sentences

alt-players = Bílá: { $white }. Černá: { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] bílá
           *[black] černá
        }, pokládá červený kámen.
        [own] { $name }, { $color ->
            [white] bílá
           *[black] černá
        }, pokládá kámen.
       *[move] Na tahu: { $name }, { $color ->
            [white] bílá
           *[black] černá
        }.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Bílá
           *[black] Černá
        } pokládá červený kámen.
        [own] { $color ->
            [white] Bílá
           *[black] Černá
        } pokládá kámen.
       *[move] { $color ->
            [white] Bílá
           *[black] Černá
        } je na tahu.
    }
alt-won =
    { $color ->
        [white] Konec partie: { $name } vyhrává za bílou o { $margin }.
       *[black] Konec partie: { $name } vyhrává za černou o { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Konec partie: bílá vyhrává o { $margin }.
       *[black] Konec partie: černá vyhrává o { $margin }.
    }
alt-draw = Konec partie: remíza.
alt-won-early =
    { $color ->
        [white] Partie skončila předčasně: za bílou vyhrává { $winner }, prohrává { $loser }.
       *[black] Partie skončila předčasně: za černou vyhrává { $winner }, prohrává { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partie skončila předčasně: vyhrává bílá.
       *[black] Partie skončila předčasně: vyhrává černá.
    }
alt-drawn-early = Partie skončila předčasně: remíza.
alt-no-result = Konec partie: bez výsledku.
alt-passed = { $name } vynechává tah.
alt-last = { $name } hraje { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } pokládá červený kámen na { $cell }.
        [white] { $name } pokládá bílý kámen na { $cell }.
       *[black] { $name } pokládá černý kámen na { $cell }.
    }
alt-preview = Náhled, ještě nezahráno. { $name } hraje { $ply }.
alt-preview-only = Náhled, ještě nezahráno.
alt-isolated = Izolované a odebrané: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] bílé
       *[black] černé
    }, výška { $height }: { $cells }
alt-sample = Ukázka: tvoje deska za černou.
alt-hints = Písmena označují nejlepší tahy: { $plies }.
alt-targets = Kroužky ukazují, kam může komínek z políčka { $from }: { $cells }.
alt-no-targets = Vybraný je komínek na { $from }, ale nemůže táhnout.
alt-places = Kroužky ukazují, kam můžeš kámen položit: { $cells }.
alt-movable = Popisky mají komínky, které můžou táhnout: { $cells }.
alt-blocked = Obklopené, takže bez tahu: { $cells }.
alt-white-chance = Šance bílé na výhru: { $chance } %.
alt-score = Skóre: bílá { $white }, černá { $black }.
alt-to-place = Zbývá položit: červené { $red }, bílé { $white }, černé { $black }.
alt-stacks =
    { $color ->
        [white] Bílé, výška { $height }{ $content ->
           *[plain] {""}
            [red] {" "}s červeným
            [one] {" "}s jedním červeným
            [several] {" "}s červenými ({ $reds })
        }: { $cells }.
       *[black] Černé, výška { $height }{ $content ->
           *[plain] {""}
            [red] {" "}s červeným
            [one] {" "}s jedním červeným
            [several] {" "}s červenými ({ $reds })
        }: { $cells }.
    }
alt-lone-reds = Samotné červené kameny: { $cells }.
alt-empty = Deska je prázdná.

## Tournaments. Markdown in the names of tournaments is already escaped.

tournament-kind =
    { $kind ->
        [round_robin] každý s každým
        [double_round_robin] dvoukolově každý s každým
        [knockout] vyřazovací
        [arena] aréna
        [teams] utkání družstev
       *[swiss] švýcarský
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } kolo
        [few] { $kind }, { $count } kola
        [many] { $kind }, { $count } kola
       *[other] { $kind }, { $count } kol
    }
tournament-title = {"**"}{ $name }** · turnaj { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Tři červené ručně, zbytek náhodně
        [random] Náhodné desky
        [symmetric] Symetrické desky
       *[full] Všech 49 kamenů ručně
    } · { $clock } · { $rated ->
        [yes] hodnocené partie
       *[no] nehodnocené partie
    } · nejvýš { $length } na kolo
tournament-knockout = Kdo prohraje, končí. Po remíze je ještě jedna partie s prohozenými barvami. Když ji nikdo nevyhraje nebo dřív skončí kolo, postoupí hráč s nižším startovním číslem.
arena-terms = Délka arény: { $length }. Každý hraje co nejvíc partií: když jedna skončí, hned začne další. Můžeš přijít později, dát si pauzu a vrátit se. Vyhrává, kdo má nejvíc bodů. Partie, která na konci ještě běží, se nepočítá.
arena-running = {"**"}{ $name }** běží. Konec: { $until }. Skončené partie: { $count }.
arena-over = {"**"}{ $name }**: konec. Vyhrává { $winner }: gratulujeme!
arena-standings = Průběžná tabulka: { $name }
arena-legend = {"-#"} + výhry, = remízy, − prohry, (n) bez hry. Při rovnosti bodů je výš ten, kdo odehrál méně partií.
button-break = Dát si pauzu
arena-back = Hraješ v turnaji **{ $name }**. Jakmile bude volný soupeř, začne tvoje partie ve vlákně kanálu { $channel }.
arena-rest = V turnaji **{ $name }** máš pauzu. Pokud ještě hraješ partii, dohraj ji. Vrátíš se tak, že se znovu přihlásíš.
arena-absent = { $player }, první tah nepřišel včas: partie v turnaji **{ $name }** je prohraná a máš pauzu. Vrátíš se tlačítkem.
arena-next-game = { $player }, tvoje další partie začala: { $place }
arena-waits = { $player }, hledám ti dalšího soupeře. Až partie začne, najdeš tady odkaz.
arena-waits-no-more = { $player }, už nečekáš na partii turnaje **{ $name }**.
refuse-arena-clock = Aréna potřebuje tempo naživo, třeba `live 10`: deset minut na celou partii pro každého.
tournament-open = Pořadatel: { $organiser }. Zúčastníš se tlačítkem „Přihlásit se do turnaje“.
tournament-open-invited = Pořadatel: { $organiser }. Na pozvání: hráče přihlašuje pořadatel.
tournament-entrants = Účastníci ({ $count }): { $names }
tournament-entrants-more = { $names } a ještě { $more }
tournament-entrants-none = Zatím nikdo.
tournament-reserve = Náhradníci ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Začal. Počet účastníků: { $count }.
tournament-starts =
    { $repeats ->
        [week] Začátek: { $time } ({ $rest }), pak každý týden.
        [month] Začátek: { $time } ({ $rest }), pak každý měsíc.
        [weekday] Začátek: { $time } ({ $rest }), pak každý měsíc: { $day }.
       *[none] Začátek: { $time } ({ $rest }).
    }
tournament-players = Účastníci: { $range }.
tournament-ratings = Ratingy: { $range }.
tournament-role = Jen pro členy s rolí { $role }.
tournament-count =
    { $most ->
        [0] Účastníci: { $count }
       *[other] Účastníci: { $count } z { $most }
    }
tournament-edition = { $name }, č. { $number }
tournament-called-off = Nekoná se: přihlášeno jen { $count }, potřeba aspoň { $least }.
tournament-calendar = Příští turnaje do tvého kalendáře.
tournament-calendar-none = Žádný turnaj zatím nemá termín.
button-calendar = Soubor pro kalendář
tournament-cancelled = Zrušen před začátkem.
# Přihlášky počítače mají jména hvězd.
tournament-computer = { $name } ({ $level })
button-join = Přihlásit se do turnaje
button-leave = Odhlásit se z turnaje
button-start = Zahájit turnaj
button-standings = Zobrazit tabulku
button-pairings = Zobrazit dvojice
button-series = Tabulka série

tournament-round = {"**"}{ $name }**: začalo kolo { $round } z { $rounds }. Skončí nejpozději { $until }.
tournament-round-games = Skončené partie: { $decided } z { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** kontumačně
tournament-pairing-advances = { $pairing } · postupuje { $player } (nižší startovní číslo)
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } v tomto kole nehraje
        [on] { $board }. { $player } má volný los a postupuje
       *[no] { $board }. { $player } má volný los · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · brzy začne
tournament-more-pairings = Další partie kola { $round }:
tournament-pairings-title = {"**"}{ $name }**: kolo { $round } z { $rounds }
tournament-pairings-none = {"**"}{ $name }** ještě nezačal, takže dvojice nejsou.

# Název je na konci, protože obrázek ořízne, co je moc dlouhé.
tournament-standings-after = Tabulka po kole { $round } z { $rounds }: { $name }
tournament-standings-during = Tabulka v kole { $round } z { $rounds }: { $name }
tournament-standings-final = Konečná tabulka: { $name }
tournament-standings-none = {"**"}{ $name }** ještě nezačal.
tournament-over = {"**"}{ $name }**: konec po { $rounds ->
        [one] { $rounds } kole
        [few] { $rounds } kolech
        [many] { $rounds } kola
       *[other] { $rounds } kolech
    }. Vyhrává { $winner }: gratulujeme!
tournament-over-shared = {"**"}{ $name }**: konec. O první místo se dělí { $winners }: gratulujeme!
tournament-over-early = {"**"}{ $name }**: ukončen předčasně, v kole { $round } z { $rounds }. Vítěz není.
tournament-over-nobody = {"**"}{ $name }**: konec.

tournament-line = Turnaj [{ $name }]({ $url }), kolo { $round }
tournament-line-plain = Turnaj { $name }, kolo { $round }
arena-line = Aréna [{ $name }]({ $url })
arena-line-plain = Aréna { $name }
tournament-ended-game-continues = { $players }: turnaj **{ $name }** skončil, takže se v něm tato partie už nepočítá. Můžete hrát dál, nabídnout remízu pomocí `/dvonn nabidnout`, nebo partii vzdát pomocí `/dvonn vzdat`.
outcome-won = Turnaj: bod získává { $player }.
outcome-drawn = Turnaj: každý získává půl bodu.
outcome-advances =
    { $last ->
        [yes] Turnaj: { $player } vyhrává finále.
       *[no] Turnaj: { $player } postupuje do dalšího kola.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nikdo nevyhrál, takže finále díky nižšímu startovnímu číslu vyhrává { $player }.
       *[no] Nikdo nevyhrál, takže díky nižšímu startovnímu číslu postupuje { $player }.
    }
outcome-no-result = Tato partie neměla výsledek, takže se bude opakovat. Nová tu za chvilku začne.
outcome-one-more-game = Vyřazovací turnaj potřebuje vítěze. Za chvilku začne ještě jedna partie, s prohozenými barvami. Když ji nikdo nevyhraje, postoupí díky nižšímu startovnímu číslu { $player }.
tournament-game-replays = Předchozí partie neměla výsledek, takže se opakuje.
tournament-game-decides = Předchozí partie skončila remízou, takže je ještě jedna, s prohozenými barvami. Když ji nikdo nevyhraje, postoupí díky nižšímu startovnímu číslu { $player }.
outcome-not-counted = Turnaj skončil dřív než tato partie, takže se v něm partie nepočítá.
tournament-game-withdrawn = { $player } odstupuje z turnaje, takže tuto partii vyhrává { $winner }.
tournament-game-timed-out = { $player } překračuje čas dřív, než se pohne první komínek.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · kolo { $round }, stůl { $board }
arena-thread-ending = #{ $number } · partie { $board }
button-round = Kolo { $round }

tournament-long-games =
    { $limit ->
        [none] Partie jsou bez hodin, ale kolo má limit: { $round }.
       *[some] S tímto tempem se může partie protáhnout (nejdelší možná: { $game }), ale kolo má limit: { $round }.
    } Hráč, na jehož tah soupeř čeká, pak prohraje a ostatní nedohrané partie jsou remízy. Pokud chceš kratší tempo nebo delší kola, ukonči tento turnaj pomocí `/turnaj ukoncit` a vytvoř jiný.
tournament-next-steps =
    Lidi přihlásíš pomocí `/turnaj prihlasit-hrace`, počítač pomocí `/turnaj pridat-pocitac`. Pokud chceš taky hrát, použij `/turnaj prihlasit`. { $starts ->
        [by_date] Turnaj začne sám.
       *[by_hand] Turnaj zahájíš pomocí `/turnaj zahajit`.
    }
tournament-created-elsewhere = Oznámení turnaje **{ $name }** je v kanálu { $channel }.
tournament-no-threads =
    { $organiser }, další partie turnaje **{ $name }** nemůžou v kanálu { $channel } začít. { $reason } Zkouším to znovu každou minutu. Pokud chceš hrát v jiném kanálu, použij tam `/turnaj presunout`.
tournament-no-threads-over = Žádná partie turnaje **{ $name }** už nečeká na začátek.
tournament-not-posted = O turnaji **{ $name }** nemůžu v kanálu { $channel } psát. { $reason } Turnaj pokračuje. Pokud ho chceš oznámit v jiném kanálu, použij tam `/turnaj presunout`.
tournament-joined = Hraješ v turnaji **{ $name }**. Zatím má { $count ->
        [one] { $count } účastníka
        [few] { $count } účastníky
        [many] { $count } účastníka
       *[other] { $count } účastníků
    }. Až začne tvoje první partie, dám ti vědět.
tournament-joined-reserve = Turnaj **{ $name }** je plný. Mezi náhradníky jsi na místě { $place }. Když se před začátkem uvolní místo, hraješ a dám ti vědět v kanálu { $channel }.
tournament-left = V turnaji **{ $name }** už nehraješ.
tournament-entered = { $player } teď hraje v turnaji **{ $name }**. Oznamuju to v kanálu { $channel }. Odhlásit se dá, dokud turnaj nezačne.
tournament-entered-reserve = Turnaj **{ $name }** je plný. { $player } je mezi náhradníky na místě { $place }. Když se před začátkem uvolní místo, dám hráči vědět.
tournament-you-were-entered = { $player }, { $person } tě přihlašuje do turnaje **{ $name }**. Jestli hrát nechceš, odhlas se, než začne.
tournament-you-take-over = { $player }, { $person } ti v turnaji **{ $name }** předává místo hráče { $former }. Máš jeho body a hraješ partie, které ještě nezačaly. Jestli hrát nechceš, odstup z turnaje.
tournament-you-move-up = { $player }, v turnaji **{ $name }** se uvolnilo místo, takže hraješ. Jestli hrát nechceš, odhlas se, než začne.
tournament-added = { $count ->
        [one] { $level } vstupuje do turnaje **{ $name }**.
        [few] { $level } vstupuje do turnaje **{ $name }**: { $count } přihlášky.
        [many] { $level } vstupuje do turnaje **{ $name }**: { $count } přihlášky.
       *[other] { $level } vstupuje do turnaje **{ $name }**: { $count } přihlášek.
    }
tournament-removed = { $count ->
        [one] { $level } opouští turnaj **{ $name }**.
        [few] { $level }: z turnaje **{ $name }** ubyly { $count } přihlášky.
        [many] { $level }: z turnaje **{ $name }** ubylo { $count } přihlášky.
       *[other] { $level }: z turnaje **{ $name }** ubylo { $count } přihlášek.
    }
tournament-starting = {"**"}{ $name }** začíná. Počet účastníků: { $count }. Viz kanál { $channel }.
tournament-fewer-rounds =
    Bude mít { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    } místo { $wanted }: při více kolech by se někteří potkali dvakrát.
ask-withdraw =
    { $whose ->
        [own] Odstoupit z turnaje **{ $name }**? Rozehranou partii v něm prohraješ a další nedostaneš. Vrátit se nejde.
        [league] Má { $player } odstoupit z tohoto cyklu ligy (**{ $name }**)? Body za všechny neskončené partie dostanou soupeři. Rozehrané jde dohrát, ale v lize se už nepočítají. Hráč vypadne i z dalšího cyklu, ale může se přihlásit znovu.
       *[other] Má { $player } odstoupit z turnaje **{ $name }**? Bod za rozehranou partii dostane soupeř. Dohrát ji jde, ale v turnaji se už nepočítá. Hráč už další partie nedostane a nemůže se vrátit.
    }
button-withdraw-tournament = Odstoupit
button-stay = Neodstupovat
tournament-withdraw-cancelled = Nikdo neodstupuje.
tournament-withdrawn-self = V turnaji **{ $name }** už nehraješ. Díky za hru.
tournament-withdrawn = { $player } už v turnaji **{ $name }** nehraje.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } tě odhlašuje z tohoto cyklu ligy (**{ $name }**). Body za tvoje neskončené partie dostanou soupeři. Rozehrané můžeš dohrát, ale v lize se už nepočítají. Do dalšího cyklu se můžeš přihlásit znovu. Důvod ti řekne { $person }.
       *[no] { $person } tě odhlašuje z turnaje **{ $name }**. Bod za rozehranou partii dostane soupeř. Dohrát ji můžeš, ale v turnaji se už nepočítá. Další partie v turnaji nemáš. Důvod ti řekne { $person }.
    }
tournament-withdrawn-game-continues = { $player } už v turnaji **{ $name }** nehraje, bod dostává soupeř. Tuto partii jde dohrát, ale v turnaji se už nepočítá. Pokud je hodnocená, do žebříčku se počítá dál.
ask-newcomer = Kdo převezme místo hráče { $player }?
ask-replace = Má { $new } v turnaji **{ $name }** převzít místo hráče { $player }? { $new } dostane body a všechny partie, které ještě nezačaly. Pokud { $player } má rozehranou partii, bod dostane soupeř. Dohrát ji jde, ale v turnaji se už nepočítá. Oba dostanou zprávu.
button-replace = Nahradit
button-no-replacement = Nenahrazovat
tournament-replaced = V turnaji **{ $name }** hraje { $new } místo hráče { $player }.
tournament-you-were-replaced = { $person } předává tvoje místo v turnaji **{ $name }** hráči { $new }. Pokud v něm máš rozehranou partii, bod dostane soupeř. Dohrát ji můžeš, ale v turnaji se už nepočítá. Důvod ti řekne { $person }.
ask-end-tournament =
    Ukončit turnaj **{ $name }** v kole { $round } z { $rounds }? Nebude mít vítěze. { $games ->
        [0] Žádná partie neběží.
        [one] Ještě běží { $games } partie. Dohrát ji půjde, ale v turnaji se nezapočítá.
        [few] Ještě běží { $games } partie. Dohrát je půjde, ale v turnaji se nezapočítají.
        [many] Ještě běží { $games } partie. Dohrát je půjde, ale v turnaji se nezapočítají.
       *[other] Ještě běží { $games } partií. Dohrát je půjde, ale v turnaji se nezapočítají.
    }
ask-end-arena =
    Ukončit arénu **{ $name }** už teď? Vyhraje, kdo právě vede. { $games ->
        [0] Žádná partie neběží.
        [one] Ještě běží { $games } partie. Dohrát ji půjde, ale v aréně se nezapočítá.
        [few] Ještě běží { $games } partie. Dohrát je půjde, ale v aréně se nezapočítají.
        [many] Ještě běží { $games } partie. Dohrát je půjde, ale v aréně se nezapočítají.
       *[other] Ještě běží { $games } partií. Dohrát je půjde, ale v aréně se nezapočítají.
    }
ask-cancel-tournament =
    Zrušit turnaj **{ $name }**? Ještě nezačal.{ $series ->
        [yes] {" "}Skončí tím celá série.
       *[no] {""}
    }
button-end-tournament = Ukončit turnaj
button-cancel-tournament = Zrušit turnaj
button-keep-tournament = Ponechat
tournament-end-cancelled = Turnaj pokračuje.
tournament-end-done = {"**"}{ $name }**: konec.
tournament-cancel-done = {"**"}{ $name }**: zrušen.
tournament-moved = Partie turnaje **{ $name }** se teď hrají v kanálu { $channel }.
tournament-list-title = Turnaje na tomto serveru:
tournament-list-none = Zatím tu žádné turnaje nejsou. Vytvoř turnaj pomocí `/turnaj vytvorit`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] otevřený, { $count ->
            [one] { $count } účastník
            [few] { $count } účastníci
            [many] { $count } účastníka
           *[other] { $count } účastníků
        }
        [running] kolo { $round } z { $rounds }
        [over] skončil
       *[cancelled] zrušen
    } · { $channel }
tournament-list-more = … a ještě { $count }. Některý z nich uvidíš pomocí `/turnaj tabulka` s jeho číslem nebo názvem.
teams-terms = Každý server staví svoje lidi. Nejsilnější hráč každého serveru hraje u stolu 1, další u stolu 2 a tak dále. U každého stolu se hrají dvě partie, každou barvou jedna.
teams-rated = Partie se hodnotí, pokud jsou v globálním žebříčku obě strany.
teams-players = Každé družstvo: { $range }.
teams-open = Za svůj server hraješ, když stiskneš „Přihlásit se do turnaje“.
teams-open-invited = Na pozvání: hráče každého serveru přihlašují jeho moderátoři.
teams-names = Druhý server uvidí tvoje jméno.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: zatím nikdo.
teams-no-guest = Žádný jiný server utkání zatím nepřijal. Pořadatel může stisknout „Pozvat server“.
button-invite-server = Pozvat server
teams-code = Pošli tento kód moderátorovi druhého serveru: `{ $code }`. Ten utkání přijme pomocí `/turnaj prijmout`. Kód platí jen jednou.
teams-ask = {"**"}{ $team }** nabízí tvému serveru utkání družstev. Když ho přijmeš, lidé odsud se můžou přihlásit v kanálu { $channel } a svoje partie hrát tam ve vláknech. Druhý server vidí jejich jména.
button-accept-match = Přijmout utkání
teams-accepted = Přijato: **{ $name }**. Lidé odsud se teď můžou přihlásit v kanálu { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }**: konec. Vyhrává **{ $team }**, { $points } : { $others }. Gratulujeme!
teams-drawn = {"**"}{ $name }**: konec. Remíza, { $points } : { $others }.
teams-called-off = Nekoná se: v jednom z družstev přihlášeno jen { $count }, potřeba aspoň { $least }.
teams-called-off-alone = Nekoná se: žádný jiný server utkání nepřijal.
refuse-teams-terms = Utkání družstev můžou vytvořit jen moderátoři. Začíná samo, takže zvol `zacatek`, a opakovat nejde: vynech `opakovat`.
refuse-teams-starts = Utkání **{ $name }** ručně zahájit nejde. Začne automaticky v daný čas, aby oba servery věděly, kdy se hraje.
refuse-teams-end = Běžící utkání družstev nemůže ukončit jen jeden z obou serverů. {"**"}{ $name }** skončí, až skončí všechny partie. Odstoupíš pomocí `/turnaj odstoupit`.
refuse-teams-other = { $player } hraje za druhý server. Rozhodovat tu můžou jen tamní moderátoři.
refuse-teams-moderators = O tom, kdo hraje za tento server, rozhodují jen jeho moderátoři.
refuse-teams-full = Toto družstvo je plné. Limit lidí: { $most }.
refuse-teams-people = V utkání družstev hrají jen lidé.
refuse-teams-code = S tímto kódem nenabízí utkání žádný server. Zkontroluj kód ještě jednou: má devět číslic a platí jen jednou.
refuse-teams-own = Toto utkání nabízí tvůj vlastní server. Přijmout ho musí moderátor druhého serveru.
refuse-teams-accepted = Toto utkání už přijal jiný server.
refuse-teams-barred = Provozovatel bota zakázal hráči { $player } hrát s lidmi z jiných serverů.
series-title = {"**"}{ $name }**, { $year }. Dosud turnajů: { $count }.
series-none = Zatím nikdo nemá body.
series-line = { $place }. { $player } · {"**"}{ $points }** · turnaje: { $played }, vyhrané: { $wins }
series-legend = {"-#"} V každém turnaji dostaneš bod a další za každého, kdo skončí za tebou. Kdo odstoupí, nedostane nic. Při rovnosti bodů rozhodují vyhrané turnaje.
series-next = Další: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Neběží tu žádný turnaj ani ligový cyklus. Turnaj zahájíš pomocí `/turnaj zahajit`.
       *[no] Žádný tvůj turnaj tu neběží. Svůj zahájíš pomocí `/turnaj zahajit`. Turnaje ostatních vidí moderátoři.
    }
panel-round = kolo { $round } z { $rounds }
panel-games = skončené: { $over } · rozehrané: { $running } · nezačaté: { $waiting }
panel-ends = konec { $until }
panel-paused = přestávka
panel-late = {"**"}Opožděné partie: { $count }.** Bez tahu celý den, nebo půl kola, když jsou kola kratší než dva dny. Stejnou partii můžeš hráči připomenout znovu za { $pause }.
panel-nobody-late = Nikdo se neopozdil.
panel-entry = { $number }. { $player }: poslední tah { $since } · { $game }, soupeř { $opponent } · { $name }
panel-reminded = { $player } dostane připomínku.
button-manage = Spravovat
button-remind = Připomenout hráči { $number }
button-reminded = Hráč { $number }: připomenuto
button-panel-withdraw = Odhlásit hráče { $number }
button-panel-replace = Nahradit hráče { $number }
button-panel-tournaments = Turnaje: { $way }
button-panel-late = Opožděné partie: { $way }
button-refresh = Obnovit
tournament-reminder = { $player }, jsi na tahu v partii { $number } proti hráči { $opponent }. Pořadatelé (**{ $name }**) tě prosí, ať zahraješ.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = vzájemné { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (odstoupení)
standings-part = {"-#"} Místa { $first } až { $last } z { $count }. Zbytek ukážou tlačítka.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + výhry, = remízy, − prohry, (n) bez hry. Při rovnosti bodů rozhoduje Buchholz: body všech soupeřů. Pak SB (Sonneborn-Berger): body poražených soupeřů, za remízu polovina.
       *[no] {"-#"} + výhry, = remízy, − prohry, (n) bez hry. Při rovnosti bodů rozhodují vzájemné partie. Pak SB (Sonneborn-Berger): body poražených soupeřů, za remízu polovina.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · končí v kole { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Místo a hráč:
       *[no] { $heading }. Místo, hráč a body:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Jméno
column-points = Body
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partie
column-out = Končí
cell-out = kolo { $round }
caption-standings = Turnaj { $number } · { $kind }
button-own-place = Ukázat moje místo
tournament-round-over = {"**"}{ $name }**: konec kola { $round } z { $rounds }.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } zve k účasti v kanálu { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): další turnaj je otevřený. Přihlásit se můžeš v kanálu { $channel }.
event-description =
    { $arena ->
        [yes] Aréna DVONN. Přihlas se v kanálu { $channel }.
       *[no] Turnaj DVONN ({ $kind }). Přihlas se v kanálu { $channel }, než začne.
    }

refuse-tournament-unknown = Turnaj `{ $typed }` tu není. Všechny ukáže `/turnaj seznam`.
refuse-tournament-name = Název turnaje musí mít 1 až { $most } znaků.
refuse-tournament-setup = Toto rozestavení v turnajích použít nejde. Vyber „úplné“, „červené“, „náhodné“ nebo „symetrické“.
refuse-tournament-round =
    { $later ->
        [yes] Kolo { $round } turnaje **{ $name }** ještě nemá dvojice. Hraje se kolo { $current } z { $rounds }.
       *[no] **{ $name }** nemá kolo { $round }. Poslední je kolo { $current }.
    }
refuse-tournament-rounds = Turnaj má 1 až { $most } kol. Nech `kola` prázdné, ať jich je, kolik je třeba.
refuse-tournament-rounds-fixed = V tomto systému ({ $kind }) závisí počet kol na počtu účastníků. Nech `kola` prázdné, nebo vyber švýcarský.
refuse-tournament-length = Nejkratší možné kolo: { $shortest }. Nejdelší: 90 dnů. Časový limit napiš třeba `14d`, `2h` nebo `90m`.
refuse-tournament-organiser = Udělat to můžou jen { $organiser }, pořadatel tohoto turnaje, a moderátoři.
refuse-tournament-started = {"**"}{ $name }** už začal, takže na přihlášení a odhlášení je pozdě. Odstoupíš pomocí `/turnaj odstoupit`. Jeho partie ukáže `/turnaj dvojice`.
refuse-tournament-not-started = {"**"}{ $name }** ještě nezačal. Odhlásíš se pomocí `/turnaj odhlasit`.
refuse-tournament-over = {"**"}{ $name }** skončil nebo je zrušen. Všechny turnaje ukáže `/turnaj seznam`.
refuse-tournament-blocked = Na tomto serveru máš zákaz partií. Důvod: { $reason }
refuse-tournament-full = Tento turnaj je plný. Limit účastníků je { $most }.
refuse-tournament-no-computer = Počítač na této úrovni přihlášený není.
refuse-tournament-computers = Limit počítačových hráčů je { $most }, protože každá partie otevírá vlákno. O víc požádej moderátora.
refuse-tournament-start = Čas { $typed } neumím přečíst. Napiš `2026-12-05 19:00`, `pátek 19:00`, `19:00` nebo `3d`, ve svém časovém pásmu (viz `/dvonn nastaveni`).
start-zone = { $typed } beru jako čas UTC, protože nemáš nastavené časové pásmo. Nastavíš ho příkazem `/dvonn nastaveni`.
refuse-tournament-range = Nechápu { $typed }. Napiš rozsah, třeba { $example }.
weekdays = pondělí úterý středa čtvrtek pátek sobota neděle
nth-weekdays =
    { $nth ->
        [first] první pondělí, první úterý, první středa, první čtvrtek, první pátek, první sobota, první neděle
        [second] druhé pondělí, druhé úterý, druhá středa, druhý čtvrtek, druhý pátek, druhá sobota, druhá neděle
        [third] třetí pondělí, třetí úterý, třetí středa, třetí čtvrtek, třetí pátek, třetí sobota, třetí neděle
        [fourth] čtvrté pondělí, čtvrté úterý, čtvrtá středa, čtvrtý čtvrtek, čtvrtý pátek, čtvrtá sobota, čtvrtá neděle
       *[last] poslední pondělí, poslední úterý, poslední středa, poslední čtvrtek, poslední pátek, poslední sobota, poslední neděle
    }
refuse-tournament-players = Takový turnaj má { $least } až { $most } účastníků.
refuse-tournament-reversed = Nejdřív se píše menší číslo: `{ $range }`.
refuse-tournament-start-time = Začátek musí být v budoucnu, nejvýš za rok.
refuse-tournament-repeat-start = Pokud se má turnaj opakovat, zvol i `zacatek`.
refuse-tournament-repeat = Turnaj můžou opakovat jen moderátoři. Vynech `opakovat`.
refuse-tournament-out-of-range = { $player } tu má rating { $own }. Tento turnaj je pro ratingy { $range }.
refuse-tournament-role = { $player } nemá roli { $role }. Tento turnaj je jen pro členy s touto rolí.
refuse-tournament-invited = Tento turnaj je na pozvání. Pokud chceš hrát, požádej o přihlášení: { $organiser }.
refuse-tournament-joined = Už v tomto turnaji hraješ. Odhlásíš se pomocí `/turnaj odhlasit`.
refuse-tournament-bot = Boti hrát nemůžou. Počítač přihlásíš pomocí `/turnaj pridat-pocitac`.
refuse-tournament-entered = { $player } už v turnaji je.
refuse-tournament-entrant-busy = { $player } už hraje tolik partií a turnajů najednou, kolik smí jeden člověk.
refuse-tournament-not-in = { $player } v tomto turnaji nehraje.
refuse-tournament-own-opponent = V tomto kole hraješ proti hráči { $player }, takže ho odhlásit nemůžeš. Požádej jiného moderátora.
refuse-tournament-irreplaceable = Ve vyřazovacím turnaji a v aréně nejde hráče { $player } nahradit. Můžeš ho odhlásit.
refuse-tournament-replace-self = Místo jiného hráče nemůžeš převzít ty. Požádej jiného moderátora.
refuse-tournament-not-late = Tato partie už opožděná není. Stiskni „Obnovit“.
refuse-tournament-reminded = Připomínka této partie ({ $player }) byla nedávno. Další můžeš poslat { $until }.
refuse-tournament-withdrawn = { $player } už v turnaji nehraje.
refuse-tournament-few = Turnaj potřebuje aspoň dva účastníky. Pozvi lidi, nebo je přihlas pomocí `/turnaj prihlasit-hrace`.
refuse-tournament-few-people = Turnaj můžeš zahájit, až se přihlásí aspoň dva lidé, protože počítačoví hráči se nepočítají. Pokud má začít hned, požádej moderátora.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Už pořádáš turnaj. Nejdřív ho dohraj, nebo ukonči pomocí `/turnaj ukoncit`.
            [few] Už pořádáš { $most } turnaje. Nejdřív některý ukonči pomocí `/turnaj ukoncit`.
            [many] Už pořádáš { $most } turnaje. Nejdřív některý ukonči pomocí `/turnaj ukoncit`.
           *[other] Už pořádáš { $most } turnajů. Nejdřív některý ukonči pomocí `/turnaj ukoncit`.
        }
       *[all] Neskončených turnajů je na tomto serveru už { $most } a víc jich být nesmí. Nejdřív musí některý skončit.
    }
refuse-tournament-soon = Tvůj předchozí turnaj vznikl nedávno. Další můžeš vytvořit { $until }. Moderátoři čekat nemusí.
refuse-tournament-none-open = Žádný turnaj tu teď nebere přihlášky. Vytvoř turnaj pomocí `/turnaj vytvorit`.
refuse-tournament-none-running = Žádný turnaj tu neběží.
refuse-tournament-none = Takový turnaj tu není. Vytvoř turnaj pomocí `/turnaj vytvorit`.
refuse-tournament-several = Turnajů je víc. Vyber jeden ve volbě `turnaj`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · liga
league-terms = Lidí ve skupině: { $size } · partií se soupeřem: { $games } · týdnů v cyklu: { $weeks } · postupy a sestupy: { $moves } · partií najednou: { $most }
contest-games =
    { $setup ->
        [reds] Tři červené ručně, zbytek náhodně
        [random] Náhodné desky
        [symmetric] Symetrické desky
       *[full] Všech 49 kamenů ručně
    } · { $clock } · { $rated ->
        [yes] hodnocené partie
       *[no] nehodnocené partie
    }
league-begins = Cyklus { $cycle } začne { $when }.
league-ends = Cyklus { $cycle } skončí { $when }.
league-paused = {"**"}Přestávka.** Dokud ji moderátoři neukončí, nezačne žádná partie ani cyklus.
league-entries = Přihlášení do cyklu { $cycle } ({ $count }): { $names }
league-entries-none = Do cyklu { $cycle } zatím nikdo nemá přihlášku.
league-few = Cyklus potřebuje { $least } lidí. Když jich je méně, začne o týden později.
league-put-off = Odloženo o týden, protože se přihlásilo málo lidí. Ještě chybí: { $missing }.
league-stalls = { $organiser }, cyklus { $cycle } ligy **{ $name }** je odložený už třetí týden po sobě: potřebuje { $least } lidí a přihlášených je { $count }. Můžeš pozvat další lidi, zastavit ligu příkazem `/liga prerusit`, než jich bude dost, nebo ji ukončit příkazem `/liga ukoncit`. Pokud chceš jiný začátek, ukonči ji a založ znovu příkazem `/liga vytvorit`.
league-you =
    { $in ->
        [yes] Do cyklu { $cycle } máš přihlášku.
       *[no] Do cyklu { $cycle } nemáš přihlášku.
    }
league-ask = Hraješ dál? Stiskni „Hraju“. Bez odpovědi v cyklu { $cycle } nehraješ.
league-unanswered = Zatím bez odpovědi: { $names }
league-began = Cyklus { $cycle } začal.
league-event = { $name } · cyklus { $cycle }
league-event-description = Nový cyklus ligy DVONN. Než začne, přihlas se v kanálu { $channel } příkazem `/liga prihlasit`.
league-news = {"**"}{ $name }**: v kanálu { $channel } začal cyklus { $cycle }. Hráči: { $players }. Skupiny: { $divisions }. Do dalšího cyklu se přihlásíš příkazem `/liga prihlasit`.
league-closed = Tato liga skončila.
button-league-in = Hraju
button-league-out = Tentokrát ne
button-league-tables = Ukázat tabulky
button-league-history = Ukázat všechny cykly
button-division = Skupina { $number }
button-league-cycle = Cyklus { $number }
league-joined = Hraješ v lize **{ $name }**, v cyklu { $cycle }. Začne { $when }.
league-out = V lize **{ $name }** v cyklu { $cycle } nehraješ.
league-ask-leave = Hraješ v lize **{ $name }**, v cyklu { $cycle }. Chceš dohrát své partie a vynechat další cyklus, nebo odejít hned? Když odejdeš hned, začaté partie pokračují a ostatní vyhrají soupeři.
button-league-finish = Dohrát partie
button-league-leave = Odejít hned
button-league-leave-cycle = Opustit cyklus { $cycle }
league-left = Už nehraješ v lize **{ $name }** v cyklu { $cycle }. Začaté partie pokračují.
league-entry-removed = { $player } už v lize **{ $name }** v cyklu { $cycle } nehraje. Přihlásit se jde znovu. Kdo se přihlásit nesmí, toho zablokuj.
league-you-were-removed = { $person } tě v lize **{ $name }** odhlašuje z cyklu { $cycle }. Partie běžícího cyklu pokračují. Přihlásit se můžeš znovu. Důvod ti řekne { $person }.
league-paused-done = {"**"}{ $name }**: přestávka. Pokračuje se příkazem `/liga pokracovat`.
league-resumed = {"**"}{ $name }** pokračuje. Všechny termíny se posouvají o dobu přestávky.
league-ask-close = Nadobro ukončit ligu **{ $name }**? Pokud běží cyklus, nebude mít mistra a začaté partie budou pokračovat jako obyčejné.
button-league-close = Ukončit ligu
league-closed-done = {"**"}{ $name }**: konec.
league-kept = Liga pokračuje.
championship-terms = Mistrovství tohoto bota: hrají v něm lidé ze všech serverů, každý na svém. Ostatní vidí tvoje jméno.
championship-joined = Tvoje partie se budou hrát ve vláknech v kanálu { $channel }.
championship-place = { $player }: místo { $place } ve skupině { $division }
championship-no-place = V kanálu, ze kterého přišla tvoje přihláška, už nemůžu pro tvoje partie otevírat vlákna. V tomto cyklu (**{ $name }**) proto už nehraješ. Do dalšího se můžeš přihlásit z jiného kanálu pomocí `/liga mistrovstvi`.
league-table = { $name } · cyklus { $cycle }, skupina { $division }
league-no-table = Taková tabulka není.
league-left-to-play = zbývá odehrát: { $count }
league-fate =
    { $fate ->
        [champion] mistr
        [up] postupuje
        [safe] jistá záchrana
        [down] sestupuje
        [left] mimo cyklus
        [needs_win] na titul musí vyhrát { $wins } z { $games }
        [needs_up] na postup musí vyhrát { $wins } z { $games }
        [needs_safe] na záchranu musí vyhrát { $wins } z { $games }
        [may_win] může získat titul
        [may_up] může postoupit
       *[danger] v ohrožení
    }
league-legend = {"-#"} Při rovnosti bodů rozhodují vzájemné partie, pak SB (Sonneborn-Berger): body poražených soupeřů, za remízu polovina. Když je stejné i to, výš je hráč, který cyklus začal níž.
caption-league = Rovnost bodů: vzájemné partie, pak SB
league-results = {"**"}{ $name }**: konec cyklu { $cycle }. Mistr: { $champion }. Gratulujeme!
league-results-nobody = {"**"}{ $name }**: konec cyklu { $cycle }. Mistr není.
league-division-line = Skupina { $number }: { $what }
league-goes-up = postup: { $names }
league-goes-down = sestup: { $names }
league-history = {"**"}{ $name }**: vítězové všech skupin, první je mistr
league-history-none = V lize **{ $name }** ještě žádný cyklus neskončil.
league-history-line = Cyklus { $cycle }: { $winners }
league-history-nobody = Cyklus { $cycle }: bez mistra
league-line = Ligová partie: [{ $name }]({ $url })
league-line-plain = Ligová partie: { $name }
league-no-threads =
    { $organiser }, další partie ligy **{ $name }** nemůžou v kanálu { $channel } začít. { $reason } Zkouším to znovu každou minutu. Pokud chceš hrát v jiném kanálu, použij tam `/liga presunout`.
refuse-tournament-division = {"**"}{ $name }** je skupina ligy. Co v ní jde dělat, ukáže `/liga ukazat`.
refuse-league-none = Tento server nemá ligu. Moderátoři ji otevřou příkazem `/liga vytvorit`.
refuse-championship-none = Tento bot nemá mistrovství. Jestli má váš server ligu, ukáže `/liga ukazat`.
refuse-championship-off = Tento server nedovoluje hrát s jinými servery. Správce serveru to může povolit: `/hledat` v `/dvonn-admin nastaveni`.
refuse-league-exists = Tento server už ligu má: **{ $name }**. Moderátoři ji ukončí příkazem `/liga ukoncit`.
refuse-league-name = Název ligy musí mít 1 až { $most } znaků.
refuse-league-start = První cyklus může začít nejdřív za hodinu, nejpozději za 30 dnů.
refuse-league-options = Liga takové možnosti mít nemůže. Vyber jiné v `/liga vytvorit`.
refuse-league-closed = {"**"}{ $name }**: tato liga skončila. Moderátoři můžou otevřít novou pomocí `/liga vytvorit`.
refuse-league-paused = {"**"}{ $name }** už má přestávku.
refuse-league-not-paused = {"**"}{ $name }** nemá přestávku.
refuse-league-joined = V lize **{ $name }** v cyklu { $cycle } už hraješ.
refuse-league-not-entered = { $player } v lize **{ $name }** v cyklu { $cycle } přihlášku nemá.
refuse-league-full = Tato liga je plná. Limit lidí: { $most }.
refuse-league-not-playing = V tomto cyklu ligy **{ $name }** nehraješ.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Úloha { $number }** · bílá je na tahu
       *[black] **Úloha { $number }** · černá je na tahu
    }
puzzle-mistake =
    { $color ->
        [white] Poslední tah bílé, { $ply }, byl chyba.
       *[black] Poslední tah černé, { $ply }, byl chyba.
    }
puzzle-last =
    { $color ->
        [white] Poslední kámen bílé: { $ply }.
       *[black] Poslední kámen černé: { $ply }.
    }
puzzle-goal-win = Vyhrává jen jeden tah. Najdi ho.
puzzle-goal-draw = Remízu zachrání jen jeden tah. Najdi ho.
puzzle-goal-margin = Jeden tah je aspoň o 5 kamenů lepší než ostatní. Najdi ho.
puzzle-goal-judged = Jeden tah je mnohem silnější než všechny ostatní. Najdi ho.
puzzle-goal-place = Lepší šance drží jen jedno políčko. Najdi ho: tlačítko tam tvůj kámen hned položí.
puzzle-step = Tah { $step } z { $steps }.
puzzle-right = **Správně: { $ply }.** Pak: { $replies }.
puzzle-counted = Tuto úlohu už znáš. Do ratingu se počítal jen první pokus.
puzzle-first-try = Do ratingu se počítal jen první pokus.
puzzle-stack =
    { $height ->
        [1] { $cell }: samostatný kámen
       *[other] { $red ->
            [yes] { $cell }: komínek výšky { $height }, s červeným
           *[no] { $cell }: komínek výšky { $height }
        }
    }
puzzle-stack-hint = Kterým komínkem táhnout?
puzzle-destination = Kam má jít **{ $cell }**? Tah se zahraje hned.
puzzle-hint = Tip: táhni komínkem z políčka **{ $cell }**.
puzzle-hint-cells = Tip: je to políčko { $cells }.
puzzle-hint-half = S tipem se řešení počítá z poloviny.
puzzle-wrong = **Tento ne:** { $ply }.
puzzle-solved = **Vyřešeno!** { $line }
puzzle-why-win = Každý jiný tah pustí výhru z rukou.
puzzle-why-draw = Každý jiný tah prohrává.
puzzle-why-margin = Při nejlepší hře skončí každý jiný tah aspoň o 5 kamenů hůř.
puzzle-why-judged = S každým jiným tahem je šance na výhru mnohem menší.
puzzle-why-place = Každé jiné políčko dává lepší šance soupeři.
puzzle-solution = Řešení úlohy { $number }: { $line }
puzzle-also = Stejně dobré jako poslední tah: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Tvůj rating v úlohách: { $step } → { $rating }.
        [hinted] Vyřešeno s tipem. Tvůj rating v úlohách: { $step } → { $rating }.
       *[failed] Počítá se jako nevyřešená. Tvůj rating v úlohách: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Denní série: { $days } den.
        [few] Denní série: { $days } dny.
        [many] Denní série: { $days } dne.
       *[other] Denní série: { $days } dnů.
    }
puzzle-none = Žádná úloha tu už na tebe nezbyla. Zkus jiné téma, nebo se zítra vrať na úlohu dne.
daily-title = **Úloha dne** · { $date }
daily-tally =
    { $tried ->
        [0] Ještě ji nikdo nezkusil.
       *[other] Pokusy: { $tried } · Vyřešeno: { $solved }
    }
solvers-title = **Nejlepší řešitelé úloh**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · vyřešeno { $solved } z { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· denní série: { $streak } den
        [few] { " " }· denní série: { $streak } dny
        [many] { " " }· denní série: { $streak } dne
       *[other] { " " }· denní série: { $streak } dnů
    }
solvers-none = Na tomto serveru ještě nikdo úlohu nevyřešil. Nějakou ti ukáže `/uloha resit`.
race-intro = **Závod v úlohách:** vyřeš co nejvíc úloh za pět minut. Jsou čím dál těžší a třetí chyba závod ukončí. Čas poběží, jakmile stiskneš **Začít**.
race-best = Tvůj rekord: { $score }.
race-new-best = **To je tvůj nový rekord!**
race-offer = { $opponent }, { $challenger } tě vyzývá na závod v úlohách: pět minut, stejné úlohy.
race-rules = Úlohy jsou čím dál těžší a po třetí chybě vypadáváš. Po stisknutí **Začít** běží čas oběma.
race-called = { $challenger }, { $opponent } spouští váš závod v úlohách. Čas běží oběma!
race-runs = **Závod v úlohách:** proti sobě stojí { $one } a { $other }. Řešit začneš tlačítkem **Moje úlohy**.
race-ends = Konec { $until }.
race-score =
    { $score ->
        [one] { $score } vyřešená
        [few] { $score } vyřešené
        [many] { $score } vyřešené
       *[other] { $score } vyřešených
    }, { $mistakes ->
        [0] bez chyby
        [one] chyby: { $mistakes } z { $most }
        [few] chyby: { $mistakes } z { $most }
        [many] chyby: { $mistakes } z { $most }
       *[other] chyby: { $mistakes } z { $most }
    }
race-score-of = { $person }: { $score }
race-won = **Závod v úlohách:** vyhrává { $winner }.
race-drawn = **Závod v úlohách:** remíza, { $one } a { $other }.
race-solved = ✅ **Správně!**
race-wrong = ❌ Řešení: **{ $ply }**.
race-out = **Tři chyby: vypadáváš.**
race-time-up = **Čas vypršel!**
race-not-started = Tento závod ještě nezačal.
race-started = Už začal.
race-over = Už skončil.
race-called-off = Tento závod v úlohách je zrušený.
race-already = Jeden závod ti už běží. Tady je.
race-gone = Tento závod dávno skončil. Další začneš pomocí `/uloha zavod`.
race-not-in-it = V tomto závodě nejsi. Vlastní začneš pomocí `/uloha zavod`.
race-not-the-opponent = Začít nebo odmítnout tento závod může jen { $opponent }.
race-not-the-challenger = Zrušit tento závod může jen { $challenger }.
race-closed = Tento závod už začít nemůžeš.
race-other-races = { $person } je v jiném závodě. Zkus to za pár minut.
race-too-many =
    { $most ->
        [one] Od tvojí výzvy k závodu ještě neuplynula hodina a závod pořád nezačal. Zkus to později.
        [few] { $most } tvoje výzvy z poslední hodiny k závodu nevedly. Zkus to později.
        [many] { $most } tvojí výzvy z poslední hodiny k závodu nevedlo. Zkus to později.
       *[other] { $most } tvých výzev z poslední hodiny k závodu nevedlo. Zkus to později.
    }
race-asked-lately = Od tvojí výzvy k závodu pro hráče { $opponent } ještě neuplynula hodina. Počkej na odpověď, nebo vyzvi někoho jiného.
race-oneself = Závodit proti sobě nemůžeš. Chceš závodit bez soupeře? Volbu `souper` vynech.
button-race-start = Začít
button-race-puzzles = Moje úlohy
button-race-again = Další závod
button-puzzle-hint = Tip (počítá se ½)
button-puzzle-solution = Ukázat řešení
button-puzzle-again = Zkusit znovu
button-puzzle-next = Další úloha
button-puzzle-next-themed = Další: { $theme }
button-practise-theme = Úlohy: { $theme }
button-puzzle-any = Úloha na jakékoli téma
button-puzzle-play = Hrát odtud dál
button-puzzle-solve = Vyřešit

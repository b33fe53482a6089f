# A játékosoknak szóló összes szöveg, magyarul. Lásd: docs/glossary/hu.md.

## Listák

# Between the parts of a list after a colon.
list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
# A number with one decimal, such as 4.2.
number-tenths = { $whole },{ $tenths }

## Parancsok

command-dvonn = Játssz DVONN-t
command-dvonn-challenge = Hívj ki egy játékost, vagy bárkit a csatornán
    .name = kihívás
command-dvonn-challenge-opponent = Akit kihívsz. Alapból: bárki elfogadhatja
    .name = ellenfél
command-dvonn-challenge-color = A te színed. Alapból: véletlen
    .name = szín
command-dvonn-challenge-setup = Kezdőfelállás. Alapból: megkérdezlek
    .name = felállás
command-dvonn-challenge-seed = Egy korábbi tábla kezdőértéke. Alapból: véletlen
    .name = kezdőérték
command-dvonn-challenge-position = Kezdőállás szövegként, a „megadott” felálláshoz
    .name = állás
command-dvonn-challenge-clock = Idő: 5d, 3d+12h, live 10 vagy none. Alapból: 3d+12h
    .name = idő
command-dvonn-challenge-rated = Értékelt játszma. Alapból: csak ha itt mindkettőtöknek van értékszáma
    .name = értékelt
command-dvonn-play = Játssz a gép ellen
    .name = játék
command-dvonn-play-level = A gép szintje. Alapból: Hobbijátékos
    .name = szint
command-dvonn-play-engine = Motor, amelyet a bot üzemeltetője adott hozzá (szint helyett)
    .name = motor
command-dvonn-play-color = A te színed. Alapból: véletlen
    .name = szín
command-dvonn-play-setup = Kezdőfelállás. Alapból: kiegyenlített véletlen tábla
    .name = felállás
command-dvonn-play-clock = A te időd: 5d, 3d+12h, live 10 vagy none. Alapból: 3d+12h
    .name = idő
command-dvonn-play-seed = Egy korábbi tábla kezdőértéke. Alapból: véletlen
    .name = kezdőérték
command-dvonn-play-position = Kezdőállás szövegként, a „megadott” felálláshoz
    .name = állás
command-dvonn-place = Rakd le a következő korongod
    .name = lerakás
command-dvonn-place-cell = Üres mező, például D3. A többi mező (D3 E4 F2) a terved lesz
    .name = mező
command-dvonn-plan = Tervezd meg a lerakásaid, és lerakom helyetted a korongokat
    .name = terv
command-dvonn-conditional = Adj meg feltételes lépéseket: ha ezt lépi, azt lépem
    .name = feltételes
command-dvonn-move = Lépj az egyik tornyoddal
    .name = lépés
command-dvonn-move-move = A tornyod mezője és a célmező, például D3F3
    .name = lépés
command-dvonn-hint = Nézd meg a legjobb lépéseid (csak nem értékelt játszmában)
    .name = tipp
command-dvonn-analyse = Elemezz egy állást vagy egy játszmát. Alapból: a csatorna játszmája
    .name = elemzés
command-dvonn-analyse-position = Állás szövegként, például „w r1,w1,…/…”
    .name = állás
command-dvonn-analyse-game = Játszma száma, lépések listája vagy játszmafájl szövege
    .name = játszma
command-dvonn-analyse-after = Hány lépés utáni állást elemezzek. Alapból: a legutóbbit
    .name = lépésszám
command-dvonn-analyse-lines = Hány legjobb lépéssort mutassak (1–5). Alapból: 3
    .name = lépéssorok
command-dvonn-board = Nézd meg a csatorna játszmájának tábláját
    .name = tábla
command-dvonn-board-surrounded = Bekerített tornyok megjelölése (nem tudnak lépni). Alapból: nem
    .name = bekerített
command-dvonn-board-size = Képméret. Alapból: a beállításaid szerint
    .name = méret
command-dvonn-board-size-small = kicsi
command-dvonn-board-size-normal = közepes
command-dvonn-board-size-large = nagy
command-dvonn-games = Nézd meg a folyamatban lévő játszmáid és határidőiket
    .name = játszmák
command-dvonn-offer = Ajánlj döntetlent, visszavételt, szünetet vagy visszavágót, vagy adj időt
    .name = ajánlat
command-dvonn-offer-what = Mit ajánlasz
    .name = mit
command-dvonn-offer-what-draw = Döntetlen
command-dvonn-offer-what-takeback = Az utolsó lépésed visszavétele
command-dvonn-offer-what-pause = Szünet: mindkét óra megáll
command-dvonn-offer-what-time = Több idő az ellenfelednek, azonnal megkapja
command-dvonn-offer-what-rematch = Visszavágó cserélt színekkel
command-dvonn-admin = A szerver beállításai
command-dvonn-admin-settings = Nézd meg és módosítsd a szerver beállításait
    .name = beállítások
command-dvonn-admin-limits = Nézd meg vagy állítsd be, ki hány kihívást, szálat és versenyt indíthat
    .name = korlátok
command-dvonn-admin-limits-challenges = Nyitott kihívások, személyenként. Alapból: 3
    .name = kihívások
command-dvonn-admin-limits-opponent = Legfeljebb hány nyitott kihívás mehet egy embertől ugyanannak az ellenfélnek. Alapból: 1
    .name = ellenfél
command-dvonn-admin-limits-threads = 10 perc alatt nyitható szálak, személyenként. Alapból: 3
    .name = szálak
command-dvonn-admin-limits-tournaments = Befejezetlen versenyek, szervezőnként. Moderátornak 3 lehet. Alapból: 1
    .name = versenyek
command-dvonn-admin-limits-wait = Hány perc után hozhat létre a szervező új versenyt (moderátor azonnal). Alapból: 60
    .name = várakozás
command-dvonn-admin-limits-reason = Indok a naplóba (nem kötelező)
    .name = indok
command-dvonn-admin-roles = Nézd meg vagy állítsd be, milyen rang jár a ranglistás helyekért és címekért
    .name = rangok
command-dvonn-admin-roles-first = Rang a ranglista első helyezettjének
    .name = első
command-dvonn-admin-roles-top3 = Rang a ranglista első három helyezettjének
    .name = első-három
command-dvonn-admin-roles-top10 = Rang a ranglista első tíz helyezettjének
    .name = első-tíz
command-dvonn-admin-roles-season = Rang az előző szezon győztesének
    .name = szezon
command-dvonn-admin-roles-tournament = Rang az utolsó verseny győztesének
    .name = verseny
command-dvonn-admin-roles-league = Rang a liga bajnokának
    .name = liga
command-dvonn-admin-roles-reason = Indok a naplóba (nem kötelező)
    .name = indok
command-dvonn-admin-block = Tilts le valakit: ezen a szerveren ne indíthasson új játszmát, és ne is csatlakozhasson
    .name = letiltás
command-dvonn-admin-block-player = Akit letiltasz (a folyó játszmái folytatódnak)
    .name = játékos
command-dvonn-admin-block-reason = Indok a naplóba és a letiltottnak
    .name = indok
command-dvonn-admin-unblock = Oldd fel valakinek a letiltását ezen a szerveren
    .name = feloldás
command-dvonn-admin-unblock-player = Akinek feloldod a letiltását
    .name = játékos
command-dvonn-admin-unblock-reason = Indok a naplóba (nem kötelező)
    .name = indok
command-dvonn-admin-fairness = Ki mennyit veszít lépésenként az áttekintett értékelt játszmákban: jelzés, nem bizonyíték
    .name = fairplay
command-dvonn-admin-fairness-player = Játékos. Alapból: akik leginkább kilógnak
    .name = játékos
command-dvonn-admin-backup = Töltsd le a szerver összes játszmáját, eredményét, versenyét és beállítását
    .name = mentés
command-dvonn-admin-log = Nézd meg, mit tettek a moderátorok: ki, mit, mikor és miért
    .name = napló
command-dvonn-resign = Add fel a csatornán folyó játszmád
    .name = feladás
command-dvonn-vacation = Kezdd el vagy fejezd be a szabadságod, vagy nézd meg, hány napod maradt
    .name = szabadság
command-dvonn-vacation-days = Hány napra, mostantól (24 órás napok). A 0 véget vet a szabadságodnak
    .name = napok
command-dvonn-help = Hogyan lehet DVONN-t játszani ezzel a bottal
    .name = súgó
command-dvonn-rules = A DVONN szabályai öt percben, képekkel
    .name = szabályok
command-dvonn-rules-page = Melyik oldallal kezdjem. Alapból: a játék célja
    .name = oldal
command-dvonn-rules-page-goal = A játék célja
command-dvonn-rules-page-placing = Korongok lerakása
command-dvonn-rules-page-moving = Lépés a tornyokkal
command-dvonn-rules-page-surrounded = Bekerített tornyok
command-dvonn-rules-page-isolation = Elszigetelés
command-dvonn-rules-page-end = A passz és a játszma vége
command-dvonn-rules-page-here = Így játszunk itt
command-dvonn-rules-cell = Mező: melyekkel szomszédos, és mi áll rajtuk
    .name = mező
# The entries in the menus of people and messages.
command-menu-challenge = Kihívás DVONN-ra
command-menu-profile = DVONN-profil
command-menu-analyse = Állás elemzése
command-menu-import = Játszma importálása

command-game = Egy játszma: áttekintés, visszajátszás, lépések, előnézet, exportálás, importálás
    .name = játszma
command-game-moves = Nézd meg a csatorna játszmájának összes lépését
    .name = lépések
command-game-replay = Nézz vissza egy játszmát GIF-ként
    .name = visszajátszás
command-game-replay-game = Játszma száma vagy lépések listája. Alapból: a csatorna legutóbbi játszmája
    .name = játszma
command-game-replay-from = Az első lépés száma. Alapból: 1
    .name = mettől
command-game-replay-to = Az utolsó lépés száma. Alapból: a legutóbbi
    .name = meddig
command-game-replay-share = Visszajátszás mindenkinek a csatornán. Alapból: csak neked
    .name = nyilvános
command-game-review = Tekints át egy véget ért játszmát: nyerési esélyek, fordulópontok, pontosság
    .name = áttekintés
command-game-review-game = Játszma száma. Alapból: a csatorna legutóbbi játszmája
    .name = játszma
command-game-find = Keress véget ért játszmákat: játékos, eredmény, felállás, nap, hossz vagy állás szerint
    .name = keresés
command-game-find-player = Az ellenfeled. „Mindenki” mellett: bármelyik játékos. A gép elleniekhez válassz engem
    .name = játékos
command-game-find-everyone = Keresés mindenki játszmái között ezen a szerveren. Alapból: csak a tieid között
    .name = mindenki
command-game-find-result = Az eredmény neked vagy a megadott játékosnak
    .name = eredmény
command-game-find-result-won = Győzelem
command-game-find-result-lost = Vereség
command-game-find-setup = Kezdőfelállás
    .name = felállás
command-game-find-from = Ezen a napon vagy utána kezdődött játszmák, például 2026-03-01
    .name = ettől
command-game-find-until = Ezen a napon vagy előtte kezdődött játszmák, például 2026-03-31
    .name = eddig
command-game-find-shortest = Legalább ennyi lépésből áll
    .name = legalább
command-game-find-longest = Legfeljebb ennyi lépésből áll
    .name = legfeljebb
command-game-find-position = Lépések, például D3 E4 F5, vagy állás szövegként. A tükrözött tábla is számít
    .name = állás
command-game-export = Exportálj egy játszmát fájlba
    .name = exportálás
command-game-export-game = Játszma száma. Alapból: a csatorna legutóbbi játszmája
    .name = játszma
command-game-export-format = Fájlformátum. Alapból: szöveg
    .name = formátum
command-game-import = Importálj egy játszmát fájlból vagy szövegből, hogy végignézhesd
    .name = importálás
command-game-import-file = Játszmafájl: /játszma exportálás, SGF (Boardspace) vagy CodeCup-napló
    .name = fájl
command-game-import-text = Lépések, például D3 E4 F5. Ha ezt és a fájlt is üresen hagyod, nagyobb űrlapot kapsz
    .name = szöveg
command-game-preview = Nézd meg lépések hatását, mielőtt meglépnéd őket
    .name = előnézet
command-game-preview-move = Mező (D3), lépés (D3F3) vagy több lépés (D3F3 E4E5)
    .name = lépés
command-game-abort = Szakítsd meg a játszmát, amíg egyikőtök sem lépett egynél többet
    .name = megszakítás
command-game-claim = Igényeld a győzelmet, ha az ellenfeled elhagyta a szervert és túllépte az időt
    .name = igénylés
command-game-moderate = Moderátoroknak: játszma lezárása, érvénytelenítése vagy átadása. Az indokot mindenki látja
    .name = moderálás
command-game-moderate-action = Döntés
    .name = döntés
command-game-moderate-action-end = Játszma lezárása eredménnyel
command-game-moderate-action-void = Játszma érvénytelenítése: nincs eredmény, vagy nem számít bele az értékszámba
command-game-moderate-action-hand-over = Egyik fél átadása másik játékosnak
command-game-moderate-reason = Indok, megjelenik a játszma csatornáján
    .name = indok
command-game-moderate-winner = Győztes, ha eredménnyel zárod le a játszmát
    .name = győztes
command-game-moderate-player = Új játékos, ha átadod az egyik felet
    .name = játékos
command-game-moderate-side = Melyik felet adod át
    .name = fél
command-game-moderate-game = Játszma száma. Alapból: a csatornán folyó játszma
    .name = játszma
command-dvonn-settings = Beállításaid: tábla, jelölés, emlékeztetők, csendes órák, hétvégék, nyelv
    .name = beállítások
command-privacy = Nézd meg, töltsd le vagy töröld az adataid
    .name = adatvédelem
command-privacy-show = Nézd meg, mit tárolok rólad, meddig, és ki látja
    .name = megtekintés
command-privacy-export = Töltsd le mindazt, amit rólad tárolok
    .name = exportálás
command-privacy-delete = Törölj magadról mindent (előbb rákérdezek)
    .name = törlés
command-tournament = Versenyek ezen a szerveren
    .name = verseny
command-tournament-create = Hozz létre egy versenyt ezen a csatornán
    .name = létrehozás
command-tournament-create-name = A verseny neve
    .name = név
command-tournament-create-kind = Rendszer. Alapból: svájci
    .name = rendszer
command-tournament-create-kind-swiss = Svájci: hasonló pontszámú ellenfeleket kapsz
command-tournament-create-kind-round-robin = Körmérkőzés: mindenki játszik mindenkivel
command-tournament-create-kind-double = Kétfordulós körmérkőzés: mindenki mindenkivel kétszer, mindkét színnel
command-tournament-create-kind-knockout = Kieséses: aki veszít, kiesik
command-tournament-create-kind-arena = Aréna: minél több játszma adott idő alatt
command-tournament-create-kind-teams = Csapatmérkőzés: a szervered egy másik ellen, asztalonként
command-tournament-create-rounds = Fordulók száma (csak svájcinál). Alapból: amennyi kell
    .name = fordulók
command-tournament-create-clock = Idő: 5d, 3d+12h, live 10 vagy none. Alapból: a fordulóhoz igazodik
    .name = idő
command-tournament-create-setup = Kezdőfelállás. Alapból: mind a 49 korongot ti rakjátok le
    .name = felállás
command-tournament-create-deadline = Egy forduló határideje, például 14d vagy 2h. Alapból: 14d
    .name = határidő
command-tournament-create-rated = Értékelt játszmák. Alapból: igen
    .name = értékelt
command-tournament-create-start = Kezdés a te időzónádban: 2026-12-05 19:00, 19:00 vagy 3d (3 nap múlva). Alapból: te indítod
    .name = kezdés
command-tournament-create-repeat = Milyen gyakran ismétlődik (csak moderátorok). Alapból: soha
    .name = ismétlés
command-tournament-create-repeat-week = Minden héten
command-tournament-create-repeat-month = Minden hónapban
command-tournament-create-repeat-weekday = Minden hónapban a hét ugyanazon napján
command-tournament-create-players = Résztvevők száma, például 4-16, 4- vagy -16. Ha túl kevesen vannak, a kezdéskor elmarad
    .name = résztvevők
command-tournament-create-ratings = Értékszámok, például 1400-1800, 1400- vagy -1800. Alapból: bármennyi
    .name = értékszámok
command-tournament-create-role = Csak ezzel a ranggal lehet csatlakozni. Alapból: bárki
    .name = rang
command-tournament-create-invited = Csak azok játszanak, akiket te nevezel. Alapból: nem
    .name = meghívással
command-tournament-accept = Moderátoroknak: fogadj el egy csapatmérkőzést, amelyet másik szerver ajánl
    .name = elfogadás
command-tournament-accept-code = A másik szervertől kapott kód
    .name = kód
command-tournament-join = Csatlakozz egy versenyhez
    .name = csatlakozás
command-tournament-join-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-leave = Lépj ki egy versenyből, mielőtt elkezdődik
    .name = kilépés
command-tournament-leave-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-start = Szervezőnek: indíts el egy versenyt
    .name = indítás
command-tournament-start-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-add = Szervezőnek: nevezz be valakit egy versenyre
    .name = játékos-hozzáadása
command-tournament-add-player = Akit benevezel
    .name = játékos
command-tournament-add-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-add-computer = Szervezőnek: nevezd be a gépet egy versenyre
    .name = gép-hozzáadása
command-tournament-add-computer-level = A gép szintje
    .name = szint
command-tournament-add-computer-count = Nevezések száma. Alapból: 1
    .name = darab
command-tournament-add-computer-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-remove-computer = Szervezőnek: vedd ki a gépet egy versenyből
    .name = gép-eltávolítása
command-tournament-remove-computer-level = A gép szintje
    .name = szint
command-tournament-remove-computer-count = Nevezések száma. Alapból: 1
    .name = darab
command-tournament-remove-computer-tournament = Verseny (nem kell megadni, ha csak egyre lehet nevezni)
    .name = verseny
command-tournament-standings = Nézd meg egy verseny tabelláját
    .name = tabella
command-tournament-standings-tournament = Verseny (nem kell megadni, ha csak egy van)
    .name = verseny
command-tournament-pairings = Nézd meg egy forduló párosításait
    .name = párosítások
command-tournament-pairings-round = Forduló. Alapból: a mostani
    .name = forduló
command-tournament-pairings-tournament = Verseny (nem kell megadni, ha csak egy van)
    .name = verseny
command-tournament-withdraw = Lépj vissza egy folyó versenytől (előbb rákérdezek)
    .name = visszalépés
command-tournament-withdraw-player = Szervezőnek: akit visszaléptetsz. Alapból: te
    .name = játékos
command-tournament-withdraw-tournament = Verseny (nem kell megadni, ha csak egy folyik)
    .name = verseny
command-tournament-replace = Szervezőnek: cserélj le egy játékost folyó versenyen (előbb rákérdezek)
    .name = csere
command-tournament-replace-player = Akit lecserélsz
    .name = játékos
command-tournament-replace-by = Új játékos
    .name = kire
command-tournament-replace-tournament = Verseny (nem kell megadni, ha csak egy folyik)
    .name = verseny
command-tournament-end = Szervezőnek: zárj le egy versenyt, vagy töröld, mielőtt elindul
    .name = lezárás
command-tournament-end-tournament = Verseny (nem kell megadni, ha csak egy van)
    .name = verseny
command-tournament-move = Szervezőnek: helyezz át egy versenyt erre a csatornára
    .name = áthelyezés
command-tournament-move-tournament = Verseny (nem kell megadni, ha csak egy van)
    .name = verseny
command-tournament-list = Nézd meg a szerver versenyeit
    .name = lista
command-tournament-manage = Szervezőnek: nézd meg, mi folyik és ki késik, és küldj emlékeztetőt
    .name = kezelés

command-league = A szerver ligája
    .name = liga
command-league-show = A liga: mikor kezdődik a következő ciklus, kik játszanak, és a tabellák
    .name = megtekintés
command-league-join = Lépj be a liga következő ciklusába, vagy jelezd, hogy folytatod
    .name = csatlakozás
command-league-leave = Hagyd ki a liga következő ciklusát, vagy lépj ki a mostaniból
    .name = kilépés
command-league-history = A liga összes ciklusának győztesei és tabellái
    .name = előzmények
command-league-championship = Minden szerver bajnoksága: csatlakozás, a résztvevők és a tabellák
    .name = bajnokság
command-league-create = Moderátoroknak: nyiss ligát ezen a csatornán
    .name = létrehozás
command-league-create-name = A liga neve
    .name = név
command-league-create-start = Kezdés a te időzónádban: 2026-12-05 19:00, 19:00 vagy 7d (7 nap múlva). Alapból: 7d
    .name = kezdés
command-league-create-size = Hány fő legyen egy osztályban. Alapból: 7
    .name = létszám
command-league-create-games = Játszmák minden ellenféllel. Alapból: 1
    .name = játszmák
command-league-create-weeks = Hány hét egy ciklus. Alapból: 6
    .name = hetek
command-league-create-moves = Ciklusonként hányan jutnak fel, és hányan esnek ki. Alapból: 2
    .name = feljutók
command-league-create-at-once = Legfeljebb hány ligajátszmát játsszon valaki egyszerre. Alapból: 3
    .name = egyszerre
command-league-create-clock = Idő: 5d, 3d+12h, live 10 vagy none. Alapból: a ciklushoz igazodik
    .name = idő
command-league-create-setup = Kezdőfelállás. Alapból: mind a 49 korongot ti rakjátok le
    .name = felállás
command-league-create-rated = Értékelt játszmák. Alapból: igen
    .name = értékelt
command-league-remove = Moderátoroknak: vegyél ki egy játékost a liga következő ciklusából
    .name = kivétel
command-league-remove-player = Akit kiveszel
    .name = játékos
command-league-pause = Moderátoroknak: szüneteltesd a ligát
    .name = szünet
command-league-resume = Moderátoroknak: folytasd a ligát a szünet után
    .name = folytatás
command-league-move = Moderátoroknak: helyezd át a ligát erre a csatornára
    .name = áthelyezés
command-league-close = Moderátoroknak: zárd le végleg a ligát (előbb rákérdezek)
    .name = lezárás
command-seek = Keress ellenfelet bármelyik szerverről, amely ezt a botot használja
    .name = keresés
command-seek-clock = Idő: 5d, 3d+12h, live 10 vagy none. Alapból: ahogy az ellenfeled szeretné
    .name = idő
command-seek-rated = Értékelt játszma: csak olyannal, aki szintén ezt kéri. Alapból: nem értékelt
    .name = értékelt
command-seek-setup = Kezdőfelállás. Alapból: ahogy az ellenfeled szeretné
    .name = felállás
command-seek-range = Legnagyobb eltérés az értékszámaitok között. Alapból: bármekkora
    .name = eltérés
command-seek-hours = Hány órát várjak ellenfélre. Alapból: 24
    .name = órák
command-learn = Tanulj meg jól DVONN-ozni
    .name = tanulás
command-learn-lesson = Lecke a táblán: olvass, lépj, és nézd meg, mi történik
    .name = lecke
command-learn-lesson-number = A lecke száma. Alapból: a következő
    .name = sorszám
command-learn-terms = A játék szavai, magyarázattal
    .name = fogalmak
command-learn-terms-term = Fogalom. Alapból: mind
    .name = fogalom
command-learn-progress = Nézd meg a haladásodat: leckék, feladványok, legyőzött szintek, pontosság
    .name = haladás
command-learn-advice = Tanácsok, hogyan játssz jól, képekkel
    .name = tanácsok
command-learn-advice-page = Az oldal száma. Alapból: az első
    .name = oldal
command-puzzle = Feladványok igazi játszmákból
    .name = feladvány
command-puzzle-play = Oldd meg a következő, hozzád illő feladványt
    .name = megoldás
command-puzzle-play-theme = Téma. Alapból: bármilyen (néhány téma fele annyit ér)
    .name = téma
command-puzzle-daily = Oldd meg a napi feladványt
    .name = napi
command-puzzle-race = Oldj meg öt perc alatt annyi feladványt, amennyit csak tudsz
    .name = futam
command-puzzle-race-opponent = Ellenfél, ugyanazokkal a feladványokkal. Alapból: egyéni futam
    .name = ellenfél
theme-any = Bármilyen téma
command-ladder = A szerver ranglistája és a világranglista
    .name = ranglista
command-ladder-top = Nézd meg a ranglistát és rajta a helyed
    .name = toplista
command-ladder-top-list = A szerver játékosai vagy gépi szintjei, vagy a világranglista. Alapból: játékosok
    .name = lista
command-ladder-top-list-people = Játékosok
command-ladder-top-list-computer = Gépi szintek
command-ladder-top-list-world = Világranglista
command-ladder-leave-global = Lépj ki a világranglistából
    .name = világranglista-elhagyása
command-ladder-profile = Egy játékos értékszáma az idők során, mérlege, legjobb győzelme és utolsó játszmái
    .name = profil
command-ladder-profile-player = Játékos. Alapból: te
    .name = játékos
command-ladder-profile-level = A gép szintje, játékos helyett
    .name = szint
command-ladder-profile-engine = Motor, amelyet a bot üzemeltetője adott hozzá (játékos helyett)
    .name = motor
command-ladder-versus = Vess össze két játékost: játszmáik és a mai előrejelzés
    .name = párharc
command-ladder-versus-player = Első játékos
    .name = játékos
command-ladder-versus-opponent = Második játékos. Alapból: te
    .name = ellenfél
command-ladder-games = Nézd meg a véget ért értékelt játszmákat, elöl a legújabbal
    .name = játszmák
command-ladder-games-player = Kinek a játszmáit nézed. Alapból: mindenkiét
    .name = játékos
command-ladder-season = Nézd meg egy szezon táblázatát
    .name = szezon
command-ladder-season-number = A szezon száma. Alapból: a mostani szezon
    .name = sorszám
command-ladder-activity = Nézd meg grafikonon az utolsó 26 hét játszmáit
    .name = aktivitás
command-ladder-puzzles = Nézd meg, kik a szerver legjobb feladványfejtői
    .name = feladványok
command-ladder-challenge = Hívj ki valakit a helyéért (csak kihívásos ranglistán)
    .name = kihívás
command-ladder-challenge-opponent = Legfeljebb három hellyel előtted álló játékos
    .name = ellenfél
command-ladder-challenge-setup = Kezdőfelállás. Alapból: megkérdezlek
    .name = felállás
command-ladder-challenge-clock = Idő: 5d, 3d+12h vagy live 10. Alapból: 3d+12h
    .name = idő
command-ladder-challenge-color = A te színed. Alapból: véletlen
    .name = szín
command-learn-openings = Nézd meg, hová rakták a következő korongot igazi játszmákban
    .name = megnyitások
command-learn-openings-game = Játszma száma. Alapból: a csatorna legutóbbi játszmája vagy az üres tábla
    .name = játszma
command-game-note = A jegyzeted egy játszmához. A végéig csak te látod
    .name = jegyzet
command-game-note-game = Játszma száma. Alapból: a csatorna legutóbbi játszmája
    .name = játszma
command-game-follow = Kérj értesítést a csatorna játszmájáról közvetlen üzenetben, vagy nézd meg, miket követsz
    .name = követés
format-text = Szöveg
format-sgf = SGF
color-white = Fehér
color-black = Fekete
color-random = Véletlen
color-neither = Döntetlen
setup-full = teljes: mind a 49 korongot ti rakjátok le
setup-reds = pirosak: a három pirosat ti rakjátok le, a többi véletlen
setup-random = véletlen: kiegyenlített véletlen tábla
setup-symmetric = szimmetrikus: véletlen tábla, mindkét oldalról ugyanolyan
setup-cut = osztás: te ajánlasz egy véletlen táblát, az ellenfeled színt választ
setup-given = megadott: te adod meg az állást szövegként
level-beginner = Kezdő
level-novice = Újonc
level-casual = Hobbijátékos
level-skilled = Haladó
level-club = Klubjátékos
level-strong = Erős
level-expert = Szakértő
level-master = Mester
level-grandmaster = Nagymester

## Kihívások

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } kihív egy DVONN-játszmára, és fehérrel játszana.
        [black] { $opponent }, { $challenger } kihív egy DVONN-játszmára, és feketével játszana.
        [choice] { $opponent }, { $challenger } kihív egy DVONN-játszmára az alábbi táblán. Melyik színt kéred?
       *[random] { $opponent }, { $challenger } kihív egy DVONN-játszmára. A színeket sorsoljuk.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } DVONN-ozna, fehérrel. Van vállalkozó?
        [black] { $challenger } DVONN-ozna, feketével. Van vállalkozó?
        [choice] { $challenger } DVONN-ozna az alábbi táblán. Van vállalkozó? Te választasz színt.
       *[random] { $challenger } DVONN-ozna. Van vállalkozó? A színeket sorsoljuk.
    }
challenge-rematch = Visszavágó ({ $number }. játszma):
challenge-sides =
    { $first ->
        [white] Fehér: { $white }, Fekete: { $black }. Fehér kezd.
       *[black] Fehér: { $white }, Fekete: { $black }. Fekete kezd.
    }
challenge-until = A kihívás lejár: { $until }.
challenge-draft = Még nincs felajánlva.
challenge-open = Még nyitott.
challenge-accepted = Elfogadva. A játszma száma: { $number }.
challenge-declined = Elutasítva.
challenge-cancelled = Visszavonva.
challenge-expired = Lejárt.
challenge-in-thread = A játszma itt folyik: { $place }.
challenge-posted = A kihívásod itt van: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] értékelt
        [if] értékelt, ha itt mindkettőtöknek van értékszáma
       *[no] nem értékelt
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] értékelt
        [if] értékelt, ha itt mindkettőtöknek van értékszáma
       *[no] nem értékelt
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] értékelt
       *[no] nem értékelt
    }
terms-any-board = Bármilyen tábla
terms-any-clock = bármilyen gondolkodási idő
terms-unrated-by-default = {"-#"} Nem értékelt: még nincs itt mindkettőtöknek értékszáma. Ha értékelt játszmát szeretnél, tedd hozzá: `értékelt:True`.
terms-full = Mind a 49 korongot a játékosok rakják le
terms-reds = A három pirosat a játékosok rakják le, a többi véletlen
terms-random = Véletlen tábla
terms-symmetric = Szimmetrikus tábla
terms-cut = Egyik oszt, másik választ: az egyik játékos ajánl egy véletlen táblát, a másik színt választ
terms-given = Megadott állás
clock-none = óra nélkül
clock-turn = lépésenként { $turn }
clock-bank = { $bank } + lépésenként { $increment }
clock-cap = { $clock }, legfeljebb { $cap }
clock-live = élő, fejenként { $each }
length-days = { $count } nap
length-hours = { $count } óra
length-minutes = { $count } perc
seek-somebody = valaki máshonnan
seek-waiting = Ellenfelet keresek neked minden részt vevő szerveren. A keresés vége: { $until }.
seek-already = Már keresek neked ellenfelet minden részt vevő szerveren. A keresés vége: { $until }.
seek-place = Itt fogsz játszani: { $place }. Írok neked, amikor elkezdődik a játszma.
seek-place-here = Itt fogsz játszani. Írok neked, amikor elkezdődik a játszma.
seek-lobby = Akik olvassák ezt a csatornát, látják, hogy ellenfelet keresel: { $lobby }.
seek-direct = a közvetlen üzeneteink
seek-direct-here = A játszmád itt indul majd, a közvetlen üzeneteinkben.
seek-rated = -# Értékelt: beleszámít a világranglistába. Ott minden szerveren bárki látja a neved és az értékszámod. Megnézheted: `/ranglista toplista` és `lista:Világranglista`. Kiléphetsz belőle: `/ranglista világranglista-elhagyása`.
seek-range = Az ellenfeled értékszáma: { $from }–{ $to }. A tartomány percenként kicsit bővül.
button-seek-stop = Keresés leállítása
seek-found = Találtam ellenfelet. Itt játszotok: { $place }.
seek-stopped = Kész. Már nem keresek neked ellenfelet.
seek-not-running = Most nem keresek neked ellenfelet. Ha szeretnéd, írd be: `/keresés`.
seek-ended = { $person }, nem találtam időben ellenfelet. Ha újra próbálnád: `/keresés`.
seek-avoided = Kész. Többet nem kapod ellenfélnek.
seek-ask-report = Jelented az ellenfeledet a bot üzemeltetőjének? Az üzemeltető látni fogja ezt a játszmát és a nevedet. Az ellenfeledet többet nem kapod.
button-report-sure = Ellenfél jelentése
seek-reported = Kész. Szóltam a bot üzemeltetőjének, és többet nem kapod ellenfélnek.
seek-barred = A bot üzemeltetője letiltotta neked ezt: `/keresés`. A szervereiden továbbra is kihívhatsz másokat.
seek-too-many-reports = { $most } jelentést küldtél 24 óra alatt. Próbáld meg később.
seek-off = Ezen a szerveren a `/keresés` ki van kapcsolva. Használd a közvetlen üzeneteinkben, vagy kérj meg egy szerverkezelőt, hogy kapcsolja be itt: `/dvonn-admin beállítások`.
seek-guest = Ide nem tudom elküldeni az ellenfeled lépéseit. Írd be a közvetlen üzeneteinkben: `/keresés`.
seek-too-many = 24 óra alatt már { $most } ellenfelet találtál, ennyi a felső határ. Próbáld meg később.
seek-no-rating = Az `eltérés` mezőhöz értékszám kell, és neked még nincs. Hagyd üresen. Értékelt játszmánál a világranglistás értékszámod számít.
seek-no-clock = Az értékelt játszmához óra kell. Válassz másik időt, vagy hagyd üresen az `idő` mezőt.
seek-nobody-to-avoid = Ezt az ellenfelet nem a `/keresés` hozta, így nincs kit kerülni.
seek-not-looking = Most nem játszhattok egymással: az illető már nem keres ellenfelet, vagy más értékszámút keres. Mást így találsz: `/keresés`.
seek-refused-avoided = Nem szeretnél többet játszani vele, ezért ez nem megy.
button-avoid = Vele többet ne
button-report = Ellenfél jelentése
digest-title = **A hét: { $from } – { $until }**
digest-count =
    { $games ->
        [one] { $games } befejezett játszma
       *[other] { $games } befejezett játszma
    }, { $people ->
        [one] { $people } játékos
       *[other] { $people } játékos
    }.
digest-beaten = { $move }, legyőzte: { $players }
digest-upset = A hét meglepetése ({ $game }. játszma): { $winner } legyőzte az esélyest: { $loser } ({ $percent }%).
digest-game = **A hét játszmája:** { $game }
digest-turn = A fordulópont: { $number }. lépés, { $played }. Jobb lett volna: { $better }.
digest-streaks = Sorozatok a napi feladványban: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] { $days } nap
       *[other] { $days } nap
    })
digest-season = A mostani szezon ({ $number }.) vége: { $when }.
digest-running = **Most zajlik**
digest-league = { $cycle }. ciklus, az élen: { $leaders }
lobby-title = **DVONN-váró**
lobby-looking = **Ellenfelet keresnek**
lobby-nobody = Most senki sem keres ellenfelet.
lobby-all-servers = minden szerver
lobby-games = **Követhető játszmák**
lobby-tournaments = **Nyitott versenyek**
lobby-ping = { $role } { $person } ellenfelet keres: { $terms }.
lobby-told = Kész. Ha valaki ellenfelet keres, itt szólok neked, legfeljebb hatóránként egyszer. Ha már nem kéred, nyomd meg újra a gombot.
lobby-not-told = Kész. Már nem szólok, ha valaki ellenfelet keres.
lobby-no-role = Ez a váró már senkit sem értesít.
lobby-audit = Tudni szeretné, ha valaki ellenfelet keres
button-lobby-play = Játék ellene: { $name }
button-lobby-tell = Szólj, ha valaki keres
thread-opening = Szál nyitása…
thread-not-added = A Discord nem engedi, hogy hozzáadjalak a [szálhoz]({ $url }). Nyisd meg ezzel a hivatkozással. Ha nem látod, vagy nem írhatsz oda, kérd egy moderátortól a „Csatorna megtekintése” és az „Üzenetek küldése szálakban” engedélyt.
thread-name = DVONN: { $names }
draft-person = Ezt a táblát egyelőre csak te látod. Ha felajánlod, { $opponent } színt választ, a másik szín a tiéd.
draft-anyone = Ezt a táblát egyelőre csak te látod. Ha felajánlod, az választ színt, aki elfogadja, a másik szín a tiéd.
challenge-sent = A kihívásod lent látható.
setup-ask-person = Akit kihívsz: { $opponent }. Melyik tábla legyen?
setup-ask-anyone = A csatornán bárki elfogadhatja. Melyik tábla legyen?
setup-ask-busy = { $busy } Ezért a kihívásod külön szálat kap. Előbb válassz táblát.
setup-ask-common =
    - {"**"}Véletlen tábla** (gyors): mind a 49 korong a táblán van, és az első lépéssel kezdődik a játszma.
    - {"**"}Lerakás kézzel**: először egyesével lerakjátok a 49 korongot.
setup-ask-all =
    - {"**"}Pirosak kézzel**: lerakjátok a három piros korongot, a többi véletlenszerűen kerül fel.
    - {"**"}Szimmetrikus tábla**: véletlen tábla, mindkét oldalról ugyanolyan.
    - {"**"}Egyik oszt, másik választ**: te ajánlasz egy véletlen táblát, az ellenfeled színt választ.
button-setup-random = Véletlen tábla
button-setup-full = Lerakás kézzel
button-setup-other = Más felállás…
button-setup-reds = Pirosak kézzel
button-setup-symmetric = Szimmetrikus tábla
button-setup-cut = Egyik oszt, másik választ
button-rated = Legyen értékelt
button-unrated = Ne legyen értékelt
draft-discarded = Visszavonva. Senki más nem látta.
button-offer-board = Tábla felajánlása
button-deal-again = Másik tábla
button-play-white = Fehérrel játszom
button-play-black = Feketével játszom
button-accept = Elfogadás
button-decline = Elutasítás
button-cancel = Kihívás visszavonása
button-open-thread = Szál nyitása
offer-thread = Nyissak szálat a játszmátoknak?

## Hírek

# The computer as a player, used in sentences like a person's name.
computer = Gép ({ $level })
computer-without-level = Gép
# A person who has deleted their data.
deleted-player = törölt játékos
deleted-person = törölt személy

news-start = Kezdődik a játszma ({ $number }.). Fehér: { $white }, Fekete: { $black }.
news-place =
    { $piece ->
        [red] { $player } piros korongot rak le: **{ $cell }**{ $note }.
        [white] { $player } fehér korongot rak le: **{ $cell }**{ $note }.
       *[black] { $player } fekete korongot rak le: **{ $cell }**{ $note }.
    }
news-dealt = A tábla többi része véletlenszerűen telik meg.
news-move = { $player } lép: **{ $ply }**{ $note }
news-pass = { $player } nem tud szabályosan lépni, passzol.
ply-pass = passz
news-planned = {" "}(terv szerint)
news-plan-stopped = { $player } terve leállt.
news-prepared = {" "}(feltételes)
news-only-ply = {" "}(kényszerlépés)
news-all-prepared = Feltételes: { $plies }
news-filled = Terv szerint lerakva: { $pieces }.
news-filled-part =
    { $piece ->
        [red] { $count } piros
        [white] { $count } fehér
       *[black] { $count } fekete
    }
news-item =
    { $piece ->
        [red] piros { $ply }
        [white] fehér { $ply }
       *[black] fekete { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] fehér egyes korongot üt
           *[black] fekete egyes korongot üt
        }
       *[other] { $color ->
            [white] { $height } magas fehér tornyot üt
           *[black] { $height } magas fekete tornyot üt
        }
    }{ $red ->
        [yes] {" "}(piros van benne)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] fehér egyes korongra lép
           *[black] fekete egyes korongra lép
        }
       *[other] { $color ->
            [white] { $height } magas fehér toronyra lép
           *[black] { $height } magas fekete toronyra lép
        }
    }{ $red ->
        [yes] {" "}(piros van benne)
       *[no] {""}
    }
effect-captures-red = pirosat üt
effect-isolates =
    { $color ->
        [white] elszigetel { $count } fehér korongot
       *[black] elszigetel { $count } fekete korongot
    }
effect-isolates-both = elszigetel { $white } fehér és { $black } fekete korongot
effect-cuts-off =
    { $whose ->
        [yours] elszigeteli { $count } korongodat
       *[theirs] elszigeteli az ellenfeled { $count } korongját
    }

## Teendők

todo-place-red =
    { $left ->
        [one] { $player }, rakd le az utolsó piros korongot.
       *[other] { $player }, rakj le egy piros korongot (összesen még { $left } van).
    }
todo-place =
    { $color ->
        [white] { $player }, rakj le egy fehér korongot (még { $left } van).
       *[black] { $player }, rakj le egy fekete korongot (még { $left } van).
    }
todo-move = { $player }, te jössz.
how-to-move =
    A tornyaid tetején { $color ->
        [white] fehér
       *[black] fekete
    } korong van. Válassz egyet, aztán egy célmezőt.
todo-elsewhere = { $player } következik.
todo-computer = { $player } gondolkodik…
todo-computer-for = { $player } helyett a motor választ mezőt…

## Események

event-taken-back =
    { $with ->
        [computer] { $player } visszavette az utolsó lépését.
       *[person] A játékosok megegyeztek: { $player } visszaveszi az utolsó lépését.
    }
event-paused =
    { $with ->
        [computer] A játszma szünetel. A folytatáshoz nyomd meg: „Játszma folytatása”.
       *[person] A játékosok megegyeztek: a játszma szünetel. A „Játszma folytatása” gombot bármelyikük megnyomhatja.
    }
event-resumed = { $player } folytatja a játszmát.
event-time-given = { $giver } időt adott. { $player } ideje: +{ $time }.
event-engine-replaced =
    { $color ->
        [white] A fehérrel játszó motor leállt. { $player } veszi át a helyét, és a játszma már nem értékelt.
       *[black] A feketével játszó motor leállt. { $player } veszi át a helyét, és a játszma már nem értékelt.
    }
event-engine-stopped = { $player } helyett már nem a motor választ.
event-handed-over =
    { $color ->
        [white] { $moderator } átadta Fehér helyét: { $from } → { $player }. Indok: { $reason }
       *[black] { $moderator } átadta Fekete helyét: { $from } → { $player }. Indok: { $reason }
    }
event-place-lost = Törölték ennek a játszmának a csatornáját vagy szálát. A játszma itt folytatódik.
event-now-unrated = A játszma már nem értékelt.

## Órák

clock-runs = Határidő: { $until }.
clock-runs-until-weekend = Határidő: { $until }, a szabad hétvégéket nem számítva. A következő kezdete: { $weekend }.
clock-runs-live =
    { $color ->
        [white] Fehér ideje: { $white }, Feketéé: { $black }. Fehér határideje: { $until }.
       *[black] Fehér ideje: { $white }, Feketéé: { $black }. Fekete határideje: { $until }.
    }
clock-muted = Az óra áll, amíg nem tudom ideküldeni a táblát.
clock-paused = A játszma szünetel. Mindkét óra áll.
clock-weekend = Az óra áll, mert { $player } szabad hétvégét tart. Újraindul: { $until }.
clock-vacation = Az óra áll: { $player } szabadságon van.
reminder = { $player }, te jössz { $opponent } ellen ({ $number }. játszma). Határidő: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = { $opponent } ellen ({ $number }. játszma), határidő: { $until }.
reminder-link = { $line } [Tábla]({ $url })

## Ajánlatok

offer-draw = { $player } döntetlent ajánl. { $opponent }, elfogadod?
offer-rematch-here = { $player } visszavágót szeretne. { $opponent }, elfogadod?
offer-pause = { $player } szünetet kér: mindkét óra áll, amíg valamelyikőtök nem folytatja a játszmát. { $opponent }, beleegyezel?
offer-takeback =
    { $count ->
        [0] { $player } visszavenné ezt a lépését: **{ $ply }**. { $opponent }, beleegyezel?
        [one] { $player } visszavenné ezt a lépését: **{ $ply }**, és vele az utána következőt. { $opponent }, beleegyezel?
       *[other] { $player } visszavenné ezt a lépését: **{ $ply }**, és vele az utána következő { $count } lépést. { $opponent }, beleegyezel?
    }
offer-was =
    { $kind ->
        [draw] { $player } döntetlent ajánlott.
        [takeback] { $player } visszavételt kért.
        [rematch] { $player } visszavágót ajánlott.
       *[pause] { $player } szünetet kért.
    }
offer-became =
    { $state ->
        [open] Az ajánlat még él.
        [accepted] Elfogadva.
        [declined] Elutasítva.
        [withdrawn] Visszavonva.
       *[lapsed] Lejárt: a játszma folytatódott.
    }
offer-posted = Kész. Kiírtam a csatornára.
offer-elsewhere = Kész. Az ellenfeled ott kapja meg az ajánlatod, ahol játszik.
button-phrases = Üzenek valamit…
phrases-ask = Válaszd ki, mit üzensz. Az ellenfeled a saját nyelvén olvassa. Lépésenként egyszer lehet, és még egyszer a játszma után.
menu-phrases-hint = Mit üzensz?
phrase-sent = Kész. Az ellenfeled ezt látja: { $phrase }
phrase-not-received = Az ellenfeled nem kap ilyen üzeneteket.
refuse-phrase-again = Már üzentél. Ha mindketten léptetek, újra lehet.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Szia! Jó játékot!
        [luck] Sok szerencsét!
        [move] Szép lépés!
        [played] Szép játék volt!
        [tomorrow] Holnap jövök vissza.
        [away] Bocs, nem voltam itt.
        [thanks] Köszi a játékot!
       *[bye] Viszlát!
    }
more-actions = Mit szeretnél?
decide-title = Mi legyen ezzel a játszmával ({ $number }.)? Az indokot mindenki látja.
decide-hint = Döntés
decide-order =
    { $order ->
        [white] Lezárás: Fehér nyer
        [black] Lezárás: Fekete nyer
        [draw] Lezárás: döntetlen
        [void] Játszma érvénytelenítése
        [replace_white] Fehér átadása
       *[replace_black] Fekete átadása
    }
decide-new-player =
    { $color ->
        [white] Ki veszi át Fehér helyét?
       *[black] Ki veszi át Fekete helyét?
    }
decide-new-player-hint = Új játékos
form-decide = Moderálás: { $number }. játszma
form-decide-reason = Indok, mindenki látja
button-withdraw = Ajánlat visszavonása
button-draw = Döntetlen felajánlása
button-takeback = Lépés visszavétele
button-abort = Játszma megszakítása
button-pause = Szünet kérése
button-resume = Játszma folytatása
button-give = Ellenfélnek: +{ $time }
button-settings = Beállítások
button-hint = Tipp
button-fill = A többit rakd le te
button-stop-filling = Lerakás leállítása
button-more = Több…
button-rematch = Visszavágó felajánlása
button-play-again = Új játszma
button-next-level = Következő: { $level }

## Szabadság

notice-vacation = Elfogyott az időd, ezért automatikusan elkezdődött a szabadságod. Az óráid állnak, kivéve az élő játszmákban. A szabadság napról napra meghosszabbodik, amíg nem lépsz, vagy el nem fogynak a napjaid.
event-vacation = { $player } ideje elfogyott, ezért kivesz egy nap szabadságot.
vacation-none = Nem vagy szabadságon. Három napra így állíthatod meg az óráid: `/dvonn szabadság` és `napok:3`. Az élő játszmák folytatódnak.
vacation-until = Szabadságon vagy eddig: { $until } ({ $left }). Az óráid állnak, kivéve az élő játszmákban.
vacation-automatic = Elfogyott az időd, ezért automatikusan elkezdődött a szabadságod. Vége: { $until } ({ $left }). Az óráid állnak, kivéve az élő játszmákban.
vacation-days = Idén megmaradt szabadság: { $count }/{ $of } nap.
button-vacation-end = Szabadság befejezése

## Moderátorok

decision-posted = Kész. Ide írtam ki: { $place } ({ $number }. játszma).
removed-from-ratings = { $moderator } kivette ezt a játszmát ({ $number }.) az értékszámításból: { $white } – { $black }. Minden értékszámot nélküle számoltam újra, lásd: `/ranglista profil`. Indok: { $reason }
role-is = Moderátor az, akinek ez a rangja: { $role }, vagy megvan a „Szerver kezelése” engedélye. Ezzel zárhat le vagy érvényteleníthet játszmát, vagy adhatja át az egyik felet: `/játszma moderálás`.
role-none = Moderátor az, akinek megvan a „Szerver kezelése” engedélye. Ezzel zárhat le vagy érvényteleníthet játszmát, vagy adhatja át az egyik felet: `/játszma moderálás`.
computer-rated = A gép elleni játszmák értékeltek.
computer-unrated = A gép elleni játszmák nem értékeltek.
server-title = **A szerver beállításai**
server-controls = A módosítások azonnal érvényesek. A gombon a mostani állapot látszik: nyomd meg, ha mást szeretnél. A nyelv és a kinézet arra vonatkozik, amit mindenki lát.
server-hint = A többit parancsokkal intézheted:
server-command = {"-"} { $command }: { $what }
server-channels = A játszmák csatornái: { $channels }, a szálaikkal együtt.
server-channels-all = Bármelyik csatornán indulhat játszma.
server-starters = Csak az indíthat játszmát, akinek ez a rangja: { $role }. Kihívást bárki elfogadhat.
server-starters-all = Bárki indíthat játszmát.
server-rated = Lehet értékelt játszmát játszani.
server-unrated = Az új játszmák nem értékeltek. A már folyó értékelt játszmák azok maradnak.
server-seeks = Ellenfelek más szerverekről: a tagok használhatják: `/keresés`. Ezek a játszmák sosem számítanak bele a szerver ranglistájába.
server-no-seeks = Ellenfelek más szerverekről: a `/keresés` itt ki van kapcsolva.
server-ladder-rating = A ranglista típusa: értékszámok
server-ladder-places = A ranglista típusa: helyek
server-ladder-swap = Ha a kihívó nyer, helyet cserélnek.
server-season-none = A szezon hossza: nincsenek szezonok
server-season-month = A szezon hossza: egy hónap
server-season-quarter = A szezon hossza: három hónap
server-season-half = A szezon hossza: hat hónap
server-season-year = A szezon hossza: egy év
server-announcements = Közleménycsatorna: { $channel }.
server-announcements-none = Nincs közleménycsatorna.
server-announcements-here = Ezentúl itt jelennek meg a szerver szezonjainak, versenyeinek és ligáinak hírei.
server-puzzles = Napi feladvány: { $channel }.
server-puzzles-none = A napi feladványnak nincs csatornája.
server-puzzles-here = Ezentúl itt jelenik meg a napi feladvány.
server-digest = Heti összefoglaló: { $channel }.
server-digest-none = A heti összefoglalónak nincs csatornája.
server-digest-here = Hétfőnként itt jelenik meg a heti összefoglaló.
server-lobby = Váró: { $channel }.
server-lobby-none = Nincs váró.
server-lobby-role = A váró értesíti ezt a rangot, ha valaki ellenfelet keres: { $role }.
server-lobby-role-none = A váró senkit sem értesít.
server-picker =
    { $picker ->
        [games] Csatornák játszmákhoz (egy sem: mind)
        [announcements] Közleménycsatorna
        [puzzles] A napi feladvány csatornája
        [digest] A heti összefoglaló csatornája
        [lobby] A váró csatornája
        [moderators] Moderátori rang
        [starters] Rang, amely játszmát indíthat
       *[told] Rang, amelyet a váró értesít
    }
button-server-clear = { $number }. törlése
button-server-page =
    { $page ->
        [settings] Beállítások
        [channels] Csatornák
       *[roles] Rangok és váró
    }
server-limit =
    { $limit ->
        [limit_opponent] Nyitott kihívások ugyanannak az ellenfélnek, személyenként: legfeljebb { $value }.
        [limit_threads] 10 perc alatt nyitható szálak, személyenként: legfeljebb { $value }.
        [limit_tournaments] Befejezetlen versenyek, szervezőnként: legfeljebb { $value }. Moderátornak 3 lehet.
        [limit_tournament_wait] Egy szervező két versenye között legalább: { $value } perc. A moderátoroknak nem kell várniuk.
       *[limit_challenges] Nyitott kihívások, személyenként: legfeljebb { $value }.
    }
server-limits-change = Korlátot így módosíthatsz: `/dvonn-admin korlátok` és egy szám, például `szálak:5`.
server-blocked = { $person } le van tiltva. Indok: { $reason }
server-blocked-more = Mások is le vannak tiltva. A napló felsorolja őket.
person-blocked = { $person } ezen a szerveren nem indíthat többé játszmát, és nem is csatlakozhat. A folyó játszmái folytatódnak. Így vonhatod vissza: `/dvonn-admin feloldás`.
person-unblocked = { $person } ezen a szerveren megint indíthat játszmát, és csatlakozhat is.
button-server-rated =
    { $on ->
        [yes] Értékelt játszmák: be
       *[no] Értékelt játszmák: ki
    }
button-server-computer =
    { $on ->
        [yes] Értékelt a gép ellen: be
       *[no] Értékelt a gép ellen: ki
    }
button-server-seeks =
    { $on ->
        [yes] Távoli ellenfelek: be
       *[no] Távoli ellenfelek: ki
    }

## Rangok ranglistás helyekért és címekért

roles-title = **Rangok ranglistás helyekért és címekért.** Ahogy változik a ranglista, kiosztom vagy elveszem őket. Csak olyan rangot veszek el, amelyet én adtam. Rangot itt állíthatsz be: `/dvonn-admin rangok`. Add meg a helyhez vagy címhez a rangot.
roles-role = { $name }: { $role }
roles-none = { $name }: nincs rang
roles-problem = { $name }: { $role }. {"**"}Nem tudom kiosztani.** { $problem }
roles-refused = A Discord legutóbb nem engedte, hogy rangot osszak ki vagy vegyek el. { $reason }
reward =
    { $reward ->
        [first] Első hely
        [top_three] Első három
        [top_ten] Első tíz
        [season] Az előző szezon győztese
        [league] A liga bajnoka
       *[tournament] Az utolsó verseny győztese
    }
button-clear-reward =
    { $reward ->
        [first] Nincs rang: első hely
        [top_three] Nincs rang: első három
        [top_ten] Nincs rang: első tíz
        [season] Nincs rang: szezon
        [league] Nincs rang: liga
       *[tournament] Nincs rang: verseny
    }
# For Discord's audit log.
roles-audit = Hely vagy cím a DVONN-ranglistán
role-no-permission = Ehhez a „Rangok kezelése” engedély kell. Add meg a rangomnak itt: Szerverbeállítások → Rangok, aztán próbáld újra.
role-gone = Ezt a rangot törölték. Válassz másikat.
role-everyone = Ez a rang már mindenkinek megvan. Válassz másikat.
role-managed = { $role }: ez a rang egy integrációhoz, például egy bothoz tartozik, ezért senki sem oszthatja ki. Válassz másik rangot.
role-not-below-bot = { $role } nincs a legmagasabb rangom alatt, ezért a Discord nem engedi, hogy kiosszam. Húzd a rangomat föléje itt: Szerverbeállítások → Rangok, aztán próbáld újra.
role-powerful = { $role }: ebben a rangban ilyen engedélyek vannak: { $powers }. Ilyen rangot nem osztok ki. Válassz másik rangot, vagy vedd ki belőle ezeket az engedélyeket.
role-moderators = { $role } a moderátorok rangja. Ezt sosem osztom ki. Válassz másik rangot.
role-not-by-person = Nem oszthatom ki helyetted ezt a rangot, mert te magad sem oszthatod ki: { $role }. Ahhoz a „Rangok kezelése” engedély és egy feljebb álló rang kell. Kérj meg valakit, akinek mindkettő megvan.
role-power =
    { $name ->
        [administrator] „Adminisztrátor”
        [manage-server] „Szerver kezelése”
        [manage-roles] „Rangok kezelése”
        [manage-channels] „Csatornák kezelése”
        [manage-webhooks] „Webhookok kezelése”
        [manage-expressions] „Kifejezések kezelése”
        [manage-events] „Események kezelése”
        [manage-threads] „Szálak kezelése”
        [manage-messages] „Üzenetek kezelése”
        [manage-nicknames] „Becenevek kezelése”
        [ban] „Tagok kitiltása”
        [kick] „Tagok kirúgása”
        [time-out] „Tagok felfüggesztése”
        [mute] „Tagok némítása”
        [deafen] „Tagok süketítése”
        [move] „Tagok áthelyezése”
        [mention-everyone] „@everyone, @here és minden rang megemlítése”
        [audit-log] „Ellenőrzési napló megtekintése”
       *[insights] „Szerverelemzések megtekintése”
    }

## Moderálási napló

log-title = **Moderálási napló**, elöl a legújabb. { $page }/{ $pages }. oldal.
log-empty = A moderálási napló üres.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Indok: { $reason }
log-channel-added = Új játszmacsatorna: { $channel }.
log-channel-removed = Már nem játszmacsatorna: { $channel }.
log-role-set = „{ $name }” rangja: { $role }.
log-role-cleared = „{ $name }” rangja: nincs.
log-role-gone = „{ $name }” rangja: nincs, mert a rangot törölték.
log-blocked = Letiltás: { $person }.
log-unblocked = Letiltás feloldása: { $person }.
log-ended = Lezárás eredménnyel ({ $number }. játszma).
log-voided = Érvénytelenítés ({ $number }. játszma).
log-handed-over = Egyik fél átadása ({ $number }. játszma).
log-place-lost = Törölték egy játszma ({ $number }.) csatornáját vagy szálát. A játszma új szálra vagy egy moderátor döntésére vár.
log-backed-up = Biztonsági mentés letöltése.
log-tournament-entered = Játékos benevezése: { $player } ({ $number }. verseny).
log-tournament-computers = Gép benevezése ({ $number }. verseny).
log-tournament-computers-removed = Gép kivétele ({ $number }. verseny).
log-tournament-started = Indítás ({ $number }. verseny).
log-tournament-accepted = Csapatmérkőzés elfogadása ({ $number }. verseny).
log-tournament-withdrew =
    { $league ->
        [yes] Játékos visszaléptetése: { $player } (liga).
       *[no] Játékos visszaléptetése: { $player } ({ $number }. verseny).
    }
log-tournament-replaced = Játékos cseréje: { $player } helyett { $new } ({ $number }. verseny).
log-tournament-reminded =
    { $league ->
        [yes] Emlékeztető egy játszmára: { $player } (liga).
       *[no] Emlékeztető egy játszmára: { $player } ({ $number }. verseny).
    }
log-tournament-moved = Áthelyezés másik csatornára ({ $number }. verseny).
log-tournament-ended = Lezárás ({ $number }. verseny).
log-league =
    { $what ->
        [league_paused] Liga szüneteltetése.
        [league_resumed] Liga folytatása.
        [league_moved] Liga áthelyezése másik csatornára.
       *[league_closed] Liga lezárása.
    }
log-league-entry-removed = Játékos kivétele a liga következő ciklusából: { $player }.
button-log-newer = Újabbak
button-log-older = Régebbiek

## A játszma vége

end-won =
    { $color ->
        [white] **Vége a játszmának: { $player } (Fehér) nyert, { $own }–{ $other }.**
       *[black] **Vége a játszmának: { $player } (Fekete) nyert, { $own }–{ $other }.**
    }
end-close = Szoros volt: csak { $margin } a különbség.
end-sweep = Tiszta győzelem: a vesztesnek egyetlen tornya sem maradt.
own-won = {"**"}Nyertél: { $own }–{ $other }!**
own-lost = {"**"}Vesztettél: { $own }–{ $other }.**
own-lost-close = {"**"}Vesztettél: { $own }–{ $other }.** Csak { $margin } hiányzott.
own-won-resigned = {"**"}Nyertél!** { $loser } feladta.
own-won-on-time = {"**"}Nyertél!** { $loser } túllépte az időt.
own-resigned = Feladtad. { $winner } nyert.
own-out-of-time = {"**"}Lejárt az időd.** { $winner } nyert.
own-ending-of = { $player }: { $ending }
end-draw = Vége a játszmának: döntetlen ({ $score }–{ $score }).
end-resigned =
    { $color ->
        [white] { $loser } feladta. { $winner } (Fehér) nyert.
       *[black] { $loser } feladta. { $winner } (Fekete) nyert.
    }
end-resigned-deleted =
    { $color ->
        [white] Fekete (törölt játékos) feladta. { $winner } (Fehér) nyert.
       *[black] Fehér (törölt játékos) feladta. { $winner } (Fekete) nyert.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } túllépte az időt. { $winner } (Fehér) nyert.
       *[black] { $loser } túllépte az időt. { $winner } (Fekete) nyert.
    }
end-agreed = Vége a játszmának: megegyezéses döntetlen.
end-awarded =
    { $color ->
        [white] { $moderator } lezárta a játszmát. { $winner } (Fehér) nyert. Indok: { $reason }
       *[black] { $moderator } lezárta a játszmát. { $winner } (Fekete) nyert. Indok: { $reason }
    }
end-awarded-draw = { $moderator } döntetlennel zárta le a játszmát. Indok: { $reason }
end-deadline =
    { $color ->
        [white] Vége a fordulónak, és { $loser } megváratta az ellenfelét. { $winner } (Fehér) nyert.
       *[black] Vége a fordulónak, és { $loser } megváratta az ellenfelét. { $winner } (Fekete) nyert.
    }
end-deadline-draw = Vége a fordulónak, ezért ez a játszma döntetlen.
end-voided-elsewhere = Egy moderátor érvénytelenítette a játszmát.
end-voided = { $moderator } érvénytelenítette a játszmát. Indok: { $reason }
end-tournament-over = A játszma eredmény nélkül véget ért: vége a versenynek, és mindkét fél gép.
end-aborted = A játszma megszakadt, és nem számít.
end-out-of-time-void = { $player } túllépte az időt, mielőtt bármelyik torony lépett volna. A játszma nem számít.
end-left = A játszma eredmény nélkül véget ért: az egyik játékos elhagyta a szervert.
end-deleted = A játszma eredmény nélkül véget ért: az egyik játékos törölte az adatait.
end-channel = A játszma eredmény nélkül véget ért: a csatornáját törölték.

## Ranglisták

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}ideiglenes
       *[no] {""}
    })
result-expected = { $player } volt az esélyes ({ $odds }%).
result-even = Az esélyek egyenlők voltak.
result-part =
    { $part ->
        [2] Ez a játszma fél súllyal számít: ez a két játékos az előző 30 napban már { $before } játszmát játszott egymással.
        [4] Ez a játszma negyed súllyal számít: ez a két játékos az előző 30 napban már { $before } játszmát játszott egymással.
       *[other] Ez a játszma 1/{ $part } súllyal számít: ez a két játékos az előző 30 napban már { $before } játszmát játszott egymással.
    }
result-short = Ez a játszma nem számít bele a ranglistába: { $moves } lépésnél kevesebb volt benne a lerakás után.
result-second-timeout = Ez a játszma nem számít bele a ranglistába. Ha egy távol lévő játékos több játszmát is időtúllépéssel veszít el, 24 órán belül csak az első számít.
result-voided = Ez a játszma nem számít bele a ranglistába: egy moderátor kivette az értékszámításból.

score = { $wins } győzelem, { $draws } döntetlen, { $losses } vereség
record-all = { $games } játszma: { $score }
record-color =
    { $color ->
        [white] Fehérrel: { $score }
       *[black] Feketével: { $score }
    }
record-setup =
    { $setup ->
        [full] Teljes lerakás: { $score }
        [reds] Pirosak kézzel: { $score }
        [random] Véletlen: { $score }
        [symmetric] Szimmetrikus: { $score }
        [cut] Egyik oszt, másik választ: { $score }
       *[given] Megadott állás: { $score }
    }

top-title =
    { $list ->
        [computer] **A szerver ranglistája**: gépi szintek
        [world] **Világranglista**: { $players } játékos
       *[people] **A szerver ranglistája**: { $players } játékos
    }
top-row = **{ $place }** · { $player } · { $rating } · { $games } játszma
top-own = … { $row }
top-order = -# Sorrend: értékszám mínusz kétszer a ±, így néhány szerencsés győzelem nem visz az élre. ? = ideiglenes.
top-empty = A ranglista üres. Az első, két ember közötti értékelt játszmával indul. Kezdj egyet: `/dvonn kihívás` és `értékelt:True`.
top-all-idle = A ranglista üres, mert 60 napja egyetlen értékelt játszma sem számított itt bele. Kezdj egyet: `/dvonn kihívás` és `értékelt:True`. A régi szezonok itt vannak: `/ranglista szezon`.
top-no-computer = A gép még nem játszott itt értékelt játszmát. A játszmái csak akkor értékeltek, ha a szerver engedi.
top-no-game = { $player } még nincs a ranglistán: egyetlen értékelt játszmája sem számított bele.
top-empty-world = A világranglistán 60 napja senki sem játszott. Azok az értékelt játszmák számítanak bele, amelyek így indulnak: `/keresés` és `értékelt:True`.
top-not-joined = { $player } nincs a világranglistán. Így kerülhet fel: `/keresés` és `értékelt:True`, aztán egy végigjátszott játszma.
world-left = Kész. Már nem vagy a világranglistán. Az értékszámodat megőrzöm, ha később visszatérnél: `/keresés` és `értékelt:True`. Törölni így tudod: `/adatvédelem törlés`.
world-not-joined = Nem vagy a világranglistán, így nincs miből kilépned.
top-idle = { $player } nincs a ranglistán: 60 napja nem játszott értékelt játszmát. A következővel visszakerül.
table-ladder =
    { $list ->
        [computer] DVONN-ranglista: gépi szintek
        [world] DVONN-világranglista
       *[people] DVONN-ranglista
    }
table-page = { $page }/{ $pages }. oldal
table-order = sorrend: értékszám mínusz kétszer ±
table-player = Játékos
table-rating = Értékszám
table-floor = Min.
table-games = Játszmák
alt-table = Táblázat: { $title }. Oszlopok: { $columns }. Sorok: { $rows }.
alt-table-place = Hely

profile-title = **{ $player }** · { $rating }
profile-place = { $place }. hely értékszám szerint
profile-challenge-place = { $place }. hely a ranglistán
profile-idle = Nincs helye (60 napja nem játszott értékelt játszmát)
profile-no-place = Még nincs helye
profile-titles =
    { $more ->
        [0] Címek: { $titles }
       *[other] Címek: { $titles }, és még { $more }
    }
profile-title-of-season =
    { $place ->
        [1] { $season }. szezon győztese
        [2] { $season }. szezon 2. helyezettje
       *[3] { $season }. szezon 3. helyezettje
    }
profile-league-title = bajnok: { $name } ({ $cycle }. ciklus)
profile-lessons = 🎓 Elvégezte az összes leckét: `/tanulás`
profile-provisional = {"-#"} A „?” azt jelenti, hogy ideiglenes: az értékszám még csak becslés. Néhány további értékelt játszma megerősíti.
profile-last = Utolsó játszmák:
button-people = Kedvenc, mellőzés…
people-about =
    { $state ->
        [favourite] { $player } a kedvenceid közé tartozik.
        [ignored] { $player }: mellőzöd. Nincs köztetek új játszma, csak versenyen és ranglistás helyért.
       *[none] { $player }: felveheted a kedvenceid közé, vagy mellőzheted. Akit mellőzöl, nem játszhat veled új játszmát, és nem tud róla.
    }
button-ignore =
    { $on ->
        [yes] Mellőzés
       *[no] Mellőzés vége
    }
button-favourite =
    { $on ->
        [yes] Kedvencnek jelölés
       *[no] Törlés a kedvencek közül
    }
people-title = Ezeket a listákat csak te látod.
people-favourites = Kedvencek: { $people }
people-no-favourites = Kedvencek: nincsenek. A profiljukban veheted fel őket.
people-ignored = Mellőzöttek: { $people }
people-none-ignored = Mellőzöttek: senki
menu-people-challenge = Kedvenc kihívása
menu-people-remove = Kedvenc törlése
menu-people-stop = Mellőzés megszüntetése
button-people-page = Mellőzöttek { $first }–{ $last }
refuse-not-now = Vele most nem játszhatsz. Válassz másik ellenfelet.
refuse-too-many-favourites = Már { $most } kedvenced van. Előbb törölj egyet.
profile-game =
    { $outcome ->
        [win] - győzelem { $opponent } ellen: { $step } ({ $number }. játszma)
        [draw] - döntetlen { $opponent } ellen: { $step } ({ $number }. játszma)
       *[loss] - vereség { $opponent } ellen: { $step } ({ $number }. játszma)
    }
profile-none = { $player }: itt még nincs értékelt eredménye. Értékelt játszmát így kezdhetsz: `/dvonn kihívás` és `értékelt:True`.
profile-none-of-computer = { $player }: itt még nincs értékelt eredménye. A gép játszmái csak akkor értékeltek, ha a szerver engedi.
profile-of-bot = A botoknak nincs profiljuk. A gép profiljához a `szint` mezőt töltsd ki.
profile-none-of-you = Itt még nincs értékelt eredményed. Kezdj egy értékelt játszmát: `/dvonn kihívás` és `értékelt:True`. Utána itt lesz az értékszámod, a mérleged és a legjobb győzelmed.
profile-one = Vagy egy játékost adj meg (`játékos`), vagy a gép szintjét (`szint`), ne mindkettőt.
caption-profile = Értékszám ezen a szerveren, a valószínű tartománnyal
fact-place = Ranglista
fact-games = Játszmák
fact-streak = Leghosszabb sorozat
fact-best-win = Legjobb győzelem
fact-global = Értékszám a világranglistán
fact-puzzles = Feladvány-értékszám
fact-won-against = { $opponent } ({ $rating }), { $number }. játszma
fact-streak-now = { $longest }, most { $now }
alt-profile =
    { $games ->
        [one] Vonaldiagram: { $name } értékszáma ezen a szerveren, sávban a valószínű tartománya. Kezdete { $first }, egy játszma után { $rating }. Alatta: { $facts }.
       *[other] Vonaldiagram: { $name } értékszáma ezen a szerveren, az utolsó { $games } játszmában, sávban a valószínű tartománya. Kezdete { $first }, legkisebb { $least }, legnagyobb { $most }, most { $rating }. Alatta: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Az utolsó { $weeks } hét játszmái**: egy játszma, { $rated ->
            [0] nem értékelt
           *[other] értékelt
        }
       *[other] **Az utolsó { $weeks } hét játszmái**: { $games } játszma, ebből { $rated } értékelt
    }
activity-busiest =
    Legmozgalmasabb hét, kezdete: { $monday } ({ $games } játszma, { $people ->
        [0] csak gép)
       *[other] { $people } játékos)
    }
activity-this-week =
    { $games ->
        [0] Ez a hét: még nincs játszma
       *[other] Ez a hét eddig: { $games } játszma
    }
activity-none = Az utolsó { $weeks } hétben nem ért véget itt játszma. Kezdj egyet: `/dvonn kihívás`.
activity-empty = Még nincs játszma
table-activity = Játszmák ezen a szerveren
activity-games = { $games } játszma
activity-rated = Értékelt
activity-others = Nem értékelt
activity-people = Játékosok
caption-activity = Véget ért játszmák hetente, hétfőtől (UTC)
alt-activity = Oszlopdiagram: a szerveren véget ért játszmák { $weeks } héten át, eleje { $first }, vége ez a hét. Minden hétnél: hétfő dátuma, értékelt játszmák, nem értékelt játszmák, játékosok: { $entries }. A kimaradó heteken nem volt játszma.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Oszlopdiagram: { $weeks } hét, eleje { $first }, vége ez a hét, játszma nélkül.

versus-title = **{ $one } – { $other }**
versus-none = Itt még nem fejeztek be értékelt játszmát egymás ellen.
versus-record = { $player } eredményei:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: még nincs értékelt játszmája, az előrejelzés új játékosnak veszi
versus-odds = Mai előrejelzés: { $player } { $odds }%.
versus-last = Utolsó játszmák:
versus-game =
    { $outcome ->
        [win] - { $at } · { $number }. játszma · { $player } { $color ->
            [white] fehérrel
           *[black] feketével
        } nyert: { $step }
        [draw] - { $at } · { $number }. játszma · { $player } { $color ->
            [white] fehérrel
           *[black] feketével
        } döntetlent játszott: { $step }
       *[loss] - { $at } · { $number }. játszma · { $player } { $color ->
            [white] fehérrel
           *[black] feketével
        } veszített: { $step }
    }
versus-same-player = Ez kétszer ugyanaz a játékos. Adj meg két különbözőt, vagy csak egyet, és veled vetem össze.

record-title = **Értékelt játszmák ezen a szerveren**
record-title-of = **{ $player } értékelt játszmái ezen a szerveren**
record-none = Ezen a szerveren még nem ért véget értékelt játszma. Kezdj egyet: `/dvonn kihívás` és `értékelt:True`.
record-none-of = { $player } még nem fejezett be értékelt játszmát ezen a szerveren.
record-game =
    { $outcome ->
        [win] { $at } · { $number }. játszma · { $one } nyert { $other } ellen
       *[draw] { $at } · { $number }. játszma · { $one } és { $other } döntetlent játszott
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (1/{ $part } súllyal számít)
    }
record-uncounted = { $game }: nem számít ({ $reason })
uncounted-short = túl rövid
uncounted-second-timeout = újabb időtúllépéses vereség 24 órán belül
uncounted-voided = egy moderátor kivette
button-newest = Legújabbak
button-newer = Újabbak
button-older = Régebbiek

## Szezonok

season-current = **{ $number }. szezon**: { $from } – { $until } (vége: { $rest })
season-without-end = **{ $number }. szezon**: { $from } óta, záró dátum nélkül
season-ended = **{ $number }. szezon**: { $from } – { $until }, végeredmény
season-short = -# A szezonok a naptárhoz igazodnak. Az első azért rövidebb, mert az első értékelt játszmával kezdődött.
season-empty = Ebben a szezonban még egyetlen értékelt játszma sem számított bele.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Az első szezon az első, két ember közötti értékelt játszmával kezdődik. Indíts egyet: `/dvonn kihívás` és `értékelt:True`.
season-unknown = Itt nincs { $number }. szezon. A mostanit itt látod: `/ranglista szezon`.
season-over = **A szezon ({ $number }.) véget ért.**
season-title =
    { $place ->
        [1] 🥇 { $player } a győztes ({ $number }. szezon).
        [2] 🥈 { $player } a második.
       *[3] 🥉 { $player } a harmadik.
    }
season-over-more = A teljes táblázat: `/ranglista szezon` és `sorszám:{ $number }`. Elkezdődött a következő szezon. Az értékszámok megmaradnak.
table-season = { $number }. szezon
table-wins = Győzelem
table-draws = Döntetlen
table-losses = Vereség

## Kihívásos ranglista

places-title = **A szerver ranglistája**, helyek szerint: { $people } játékos
places-own = { $player } helye: { $place }. Ha feljebb jutnál, hívj ki valakit, aki legfeljebb három hellyel előtted áll: `/ranglista kihívás`. Ha nyersz, helyet cseréltek.
places-none = { $player } most nincs a ranglistán. Úgy szerezhet helyet, ha kihívja az utolsó három játékos egyikét: `/ranglista kihívás`.
places-empty = A ranglista üres. Hívj ki bárkit: `/ranglista kihívás`. A helyekért játszott első játszmával mindkét játékos helyet kap.
table-places = DVONN-ranglista, helyek szerint

refuse-place-none = Ennek a szervernek a ranglistáján értékszámok vannak, nem helyek. Használd ezt: `/dvonn kihívás`.
refuse-place-self = Magadat nem hívhatod ki. { $allowed }
refuse-place-answered = Ezt a kihívást most nem fogadhatod el. { $why }
refuse-place-no-place = { $opponent } nincs a ranglistán, vagy 60 napja nem játszott. { $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } mögötted áll, ezért nem hívhatod ki. Ő hívhat ki téged.
       *[other] A sorrend megváltozott: elöl { $challenger }, mögötte { $opponent }.
    } { $allowed }
refuse-place-far = { $opponent } túl messze van előtted a ranglistán. Legfeljebb { $places } hellyel feljebb lehet kihívni valakit. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Már játszol egy helyért { $opponent } ellen ({ $number }. játszma). Előbb azt fejezd be.
           *[challenge] Már kihívtál valakit a helyéért: { $opponent }. Vond vissza azt a kihívást, vagy várd meg a választ.
        }
       *[other] { $what ->
            [game] { $challenger } már játszik egy helyért { $opponent } ellen ({ $number }. játszma).
           *[challenge] { $challenger } már kihívott valakit a helyéért: { $opponent }.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } helyére már van egy kihívó. Várd meg, míg az a kihívás lezárul, vagy hívj ki mást.
       *[other] { $opponent } helyére már { $others } kihívó van. Várd meg, míg valamelyik kihívás lezárul, vagy hívj ki mást.
    }
refuse-place-soon = { $challenger } és { $opponent } egy héten belül már játszott egy helyért. Legközelebb ekkor játszhatnak: { $until }.
place-may-challenge =
    { $who ->
        [you] Akit kihívhatsz: { $people }.
       *[other] Akit { $challenger } kihívhat: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Senki sincs előtted. Mások kihívhatnak téged.
       *[other] { $challenger } előtt senki sincs.
    }
challenge-for-place = Ez a játszma a ranglistás helyekért megy: ha a kihívó nyer, helyet cserélnek.
place-stake = Ez a játszma a ranglistás helyekért megy: ha { $challenger } nyer, helyet cserél vele { $opponent }.
place-swapped = **{ $place }. hely a ranglistán: mostantól { $winner }, eddig { $loser }.**
place-kept = A ranglistán nem változnak a helyek.
place-swap-stays = A helyek nem cserélődnek vissza: a játszma óta megváltozott a ranglista.


## Képaláírások

caption-move =
    { $color ->
        [white] Fehér lép
       *[black] Fekete lép
    }
caption-passed =
    { $color ->
        [white] Fehér passzol
       *[black] Fekete passzol
    }
caption-isolates = { $ply }, elszigetel { $count } korongot
caption-captures = { $ply }, { $count } korongot üt
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Fehér lerak egy korongot
       *[black] Fekete lerak egy korongot
    }
caption-place-red =
    { $color ->
        [white] Fehér lerak egy piros korongot
       *[black] Fekete lerak egy piros korongot
    }
caption-won =
    { $color ->
        [white] Fehér { $margin } koronggal nyert
       *[black] Fekete { $margin } koronggal nyert
    }
caption-draw = Döntetlen
caption-won-early =
    { $color ->
        [white] Fehér nyert
       *[black] Fekete nyert
    }
caption-resigned =
    { $color ->
        [white] Fehér feladta
       *[black] Fekete feladta
    }
caption-timed-out =
    { $color ->
        [white] Fehér túllépte az időt
       *[black] Fekete túllépte az időt
    }
caption-void = Nincs eredmény
caption-sample = Minta: a táblád feketével · { $ply }
caption-preview = Előnézet: { $ply }

## Lerakás és lépés gombokkal

button-row = { $row }. sor
# A short button, so that several fit side by side on a phone.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}piros
       *[no] {""}
    }
menu-stack-hint = Melyik toronnyal lépsz?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: egyes korong, pirossal
           *[no] { $cell }: egyes korong
        }
       *[other] { $red ->
            [yes] { $cell }: { $height } magas torony, pirossal
           *[no] { $cell }: { $height } magas torony
        }
    }
menu-stack-moves = { $count } lépés
pick-cell =
    Válassz mezőt: { $row }. sor. { $red ->
        [yes] A piros korong azonnal a táblára kerül.
       *[no] A korongod azonnal a táblára kerül.
    }
pick-stack = Melyik toronnyal szeretnél lépni?
pick-destination = Hová lépjen: **{ $cell }**? Előbb előnézetet látsz.
pick-destination-at-once = Hová lépjen: **{ $cell }**? A lépés azonnal érvényes.
confirm-ply = Előnézet: **{ $ply }**
confirm-score = Pontállás a lépés után: Fehér { $white }, Fekete { $black }. Megléped?
button-confirm = Meglépem
button-back = Vissza
button-another-stack = Másik torony
you-moved = A lépésed: **{ $ply }**.
you-moved-with-effect = A lépésed: **{ $ply }**. Ez a lépés { $effects }.
you-placed =
    { $red ->
        [yes] Leraktál egy piros korongot: **{ $cell }**.
       *[no] Leraktál egy korongot: **{ $cell }**.
    }

## Előnézetek

preview-title = Előnézet: ezt még senki sem lépte meg.
preview-move = { $player } lép: **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } piros korongot rak le: **{ $cell }**.
        [white] { $player } fehér korongot rak le: **{ $cell }**.
       *[black] { $player } fekete korongot rak le: **{ $cell }**.
    }
preview-pass = { $player } nem tud szabályosan lépni, passzol.
preview-score = Pontállás utána: Fehér { $white }, Fekete { $black }.
preview-next-moves = Utána { $player } következik, { $moves } szabályos lépése van ({ $other }).
preview-other-moves =
    { $moves ->
        [0] { $player } nem tudna lépni
        [one] { $player } csak egyféleképpen léphetne
       *[other] { $player } { $moves } közül választhatna
    }
preview-next-passes = Utána { $player } passzol (nincs szabályos lépése). Aztán { $other } következik, { $moves } szabályos lépése van.
preview-next-place =
    { $piece ->
        [red] Utána { $player } rak le egy piros korongot.
        [white] Utána { $player } rak le egy fehér korongot.
       *[black] Utána { $player } rak le egy fekete korongot.
    }
preview-next-dealt = Utána a tábla többi része véletlenszerűen telik meg.
preview-won = Ezzel vége a játszmának: { $player } nyer { $margin } koronggal ({ $own }–{ $other }).
preview-draw = Ezzel vége a játszmának: döntetlen ({ $score }–{ $score }).

preview-empty = Adj meg egy lépést (`D3F3`) vagy többet (`D3F3 E4E5`).
preview-too-long = Az előnézet legfeljebb { $most } lépésből áll. Vedd ki az utolsókat.
preview-unknown-word = `{ $word }` nem mező, mint a `D3`, és nem is lépés, mint a `D3F3`. Írás közben válassz a javaslatokból.
preview-half-a-move = { $cell } csak fél lépés. Add meg a célmezőt is, például `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Fehér nem lépheti ezt: `{ $ply }`. { $rule } Írás közben válassz a javaslatokból.
           *[black] Fekete nem lépheti ezt: `{ $ply }`. { $rule } Írás közben válassz a javaslatokból.
        }
       *[other] { $color ->
            [white] Fehér nem lépheti ezt ({ $number }. lépés): `{ $ply }`. { $rule } Írás közben válassz a javaslatokból.
           *[black] Fekete nem lépheti ezt ({ $number }. lépés): `{ $ply }`. { $rule } Írás közben válassz a javaslatokból.
        }
    }
preview-dealt = Az utolsó piros korong után a tábla többi része véletlenszerűen telik meg. Eddig tarthat az előnézeted.

## Tippek és elemzések

hint-title =
    { $count ->
        [one] Csak egy szabályos lépésed van:
       *[other] A legjobb lépéseid:
    }
hint-title-placing = A legjobb mezők a korongodnak:
hint-not-played = Egyiket sem lépted még meg. Ezt csak te látod.
button-play-this = Meglépem ({ $letter }): { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] nagyjából egyenlő
        [chance] kb. { $number }% nyerési esély
        [win] győzelem { $number } koronggal
        [draw] döntetlen
       *[loss] vereség { $number } koronggal
    }
effect-next-to-red = piros mellé kerül
effect-at-edge = a tábla szélére kerül
effect-can-capture-red = utána pirosat üthet itt: { $cells }
effect-ends-game = véget vet a játszmának
effect-leaves-no-move =
    { $color ->
        [white] nem hagy lépést Fehérnek
       *[black] nem hagy lépést Feketének
    }
analysis-game = Játszma: { $number }.
analysis-plies = Állás { $number } lépés után (összesen { $count }).
analysis-worth =
    { $color ->
        [white] **Fehér lép: { $worth }.**
       *[black] **Fekete lép: { $worth }.**
    }
analysis-variation = Változat: { $line }
analysis-then = -# utána { $line }
analysis-then-end = -# utána { $line }. Ezzel vége a játszmának: Fehér { $white }, Fekete { $black }.
analysis-end = -# Ezzel vége a játszmának: Fehér { $white }, Fekete { $black }.
analysis-over = {"**"}Vége a játszmának: Fehér { $white }, Fekete { $black }.**
analysis-shared = { $player } elemzést mutat:
verdict-best = {"**"}{ $ply }**: ez a legjobb lépés.
verdict-forced = {"**"}{ $ply }**: ez az egyetlen szabályos lépés.
verdict-as-good = {"**"}{ $ply }**: nagyjából olyan jó, mint a legjobb lépés (**{ $better }**).
verdict-worse =
    {"**"}{ $ply }** után { $color ->
        [white] Fehér
       *[black] Fekete
    } kilátásai: { $before } → { $after }{ $points ->
        [0] .
       *[other] {" "}({ $points }% veszteség).
    }
verdict-loses =
    Az A lépéssorban { $color ->
        [white] Fehér
       *[black] Fekete
    } vesztesége: { $losses }.
verdict-captured =
    { $height ->
        [1] egyes korong ({ $cell })
       *[other] { $height } magas torony ({ $cell })
    }
verdict-isolated = { $count } elszigetelt korong
verdict-score = Pontállás az A lépéssor után: Fehér { $white }, Fekete { $black }. A lépés előtt: Fehér { $before_white }, Fekete { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Már kipróbált lépés
menu-variation-hint = Válassz egy jó vagy már kipróbált lépést…
menu-variation-stack-hint = Miért nem más lépés? Válassz tornyot
menu-variation-row-hint = Miért nem más mező? Válassz sort
variation-stack = Hová lépjen: **{ $cell }**? Megmutatom, mibe kerül a lépés, és miért.
variation-row = Melyik mező? ({ $row }. sor) Megmutatom, mibe kerül.
analysis-effort = -# Keresési mélység: { $depth } lépés.
analyse-what = Itt nincs játszma. Add meg a `játszma` mezőt (szám vagy lépések) vagy az `állás` mezőt.
advice-rated = Ez értékelt játszma, ezért nem adok tanácsot. Hogy mivel jár egy lépés, itt látod: `/játszma előnézet`. A játszma után itt vannak a legjobb lépések: `/dvonn elemzés`.
advice-over = Ebben az állásban egyik fél sem tud lépni: Fehér { $white }, Fekete { $black }. Egy játszma korábbi állásához: `/dvonn elemzés`, a `lépésszám` mezőben azzal, hogy hány lépés után.
advice-in-tournament = Ez versenyjátszma, ezért nem adok tanácsot. Hogy mivel jár egy lépés, itt látod: `/játszma előnézet`. A játszma után itt vannak a legjobb lépések: `/dvonn elemzés`.
advice-of-serious-game = Ez az állás túlságosan hasonlít egyik folyó értékelt vagy versenyjátszmád ({ $number }. játszma) állására. Amíg annak nincs vége, nem elemezhetem, és nem is játszhatom ki veled. Válassz másik állást vagy lépést.
advice-of-running = Ez az állás túlságosan hasonlít egy itt még folyó játszma ({ $number }.) állására. Amíg annak nincs vége, nem teszek ki róla elemzést.
advice-not-of-running = Ez a játszma még folyik. Ha nem értékelt és nem versenyjátszma, most is elemezheti, aki következik. A játszma után bárki.
advice-two-subjects = Vagy egy állást adj meg, vagy egy játszmát. A `lépésszám` csak játszmával működik.
advice-no-such-ply =
    { $plies ->
        [one] Ebben a játszmában egy lépés van, így a `lépésszám` 0 vagy 1 lehet.
       *[other] Ebben a játszmában { $plies } lépés van, így a `lépésszám` 0 és { $plies } közötti lehet.
    }

## Beállítások

# The name of this language in this language.
language-name = Magyar

settings-title = **A beállításaid**
settings-scope = A táblák kinézete csak neked változik: a nyilvánosak a szerver beállításait követik. A többi minden játszmádra érvényes.
settings-hint =
    { $choice ->
        [orientation] Tábla
        [theme] Kinézet
        [size] Képméret
        [notation] Jelölés
        [reminders] Emlékeztetők
        [ladder] A ranglista típusa
        [season] A szezon hossza
       *[language] Nyelv
    }
settings-orientation =
    { $value ->
        [white] Tábla: Fehér van alul, mint a csatornán
        [own] Tábla: én vagyok alul
       *[black] Tábla: Fekete van alul
    }
settings-theme =
    { $value ->
        [server] Kinézet: ahogy az adott szerveren
        [wood] Kinézet: világos fa
        [slate] Kinézet: sötét pala
        [paper] Kinézet: fekete-fehér, nyomtatáshoz
        [contrast] Kinézet: nagy kontraszt
       *[colour-blind] Kinézet: színtévesztőknek (Fehér és Fekete alakja is más)
    }
settings-size =
    { $value ->
        [small] Képméret: kicsi, telefonra
        [normal] Képméret: közepes
       *[large] Képméret: nagy
    }
settings-notation =
    { $value ->
        [joined] Jelölés: D3F3
        [dash] Jelölés: D3-F3
       *[arrow] Jelölés: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Emlékeztetők: a játszma csatornáján
        [direct] Emlékeztetők: közvetlen üzenetben
       *[off] Emlékeztetők: nincsenek
    }
settings-language = Nyelv: { $name }
settings-language-discord = Nyelv: mint a Discordon
settings-confirm =
    { $on ->
        [yes] Lépések: előbb előnézet
       *[no] Lépések: azonnal érvényesek
    }
settings-only-ply =
    { $on ->
        [yes] Kényszerlépések: meglépem helyetted
       *[no] Kényszerlépések: te léped meg őket
    }
settings-vacation =
    { $on ->
        [yes] Szabadság: automatikusan indul, ha elfogy az időd, napról napra, amíg nem lépsz, vagy el nem fogynak a napjaid
       *[no] Szabadság: csak ezzel indul: `/dvonn szabadság`
    }
settings-weekends =
    { $on ->
        [yes] Szabad hétvégék: az óráid szombaton és vasárnap állnak, kivéve az élő játszmákban
       *[no] Szabad hétvégék: nincsenek
    }
settings-takebacks =
    { $on ->
        [yes] Lépés visszavétele: szabad, hacsak nem válaszoltál már a lépésre
       *[no] Lépés visszavétele: az ellenfél megkérdez
    }
settings-milestones =
    { $on ->
        [yes] Mérföldkövek, például első győzelem: szólok róluk, egyszer és csak neked
       *[no] Mérföldkövek, például első győzelem: nem említem
    }
settings-phrases =
    { $on ->
        [yes] Ellenfelek üzenetei más szerverekről: láthatók
       *[no] Ellenfelek üzenetei más szerverekről: rejtve
    }
settings-next-weekend = Következő szabad hétvége: { $begins } – { $ends } ({ $zone }). Ha ezt vagy az időzónádat módosítod, az a legalább egy hét múlva kezdődő hétvégékre érvényes.
settings-quiet = Csendes órák: { $hours } ({ $zone })
settings-no-quiet = Csendes órák: nincsenek
settings-summary = Napi lista a rád váró játszmákról, közvetlen üzenetben: { $time } ({ $zone })
settings-no-summary = Napi lista a rád váró játszmákról: nincs
button-settings-confirm =
    { $on ->
        [yes] Előnézet lépés előtt
       *[no] Azonnali lépés
    }
button-settings-only-ply =
    { $on ->
        [yes] Automatikus kényszerlépés
       *[no] Kényszerlépés kézzel
    }
button-settings-vacation =
    { $on ->
        [yes] Automatikus szabadság
       *[no] Szabadság csak kézzel
    }
button-settings-play = Emlékeztetők, nyelv…
button-settings-boards = Tábla és lépések…
button-settings-weekends =
    { $on ->
        [yes] Álljon az órám hétvégén
       *[no] Járjon az órám hétvégén
    }
button-settings-takebacks =
    { $on ->
        [yes] Visszavétel, míg nem lépek
       *[no] Visszavétel csak kérésre
    }
button-settings-milestones =
    { $on ->
        [yes] Szólj a mérföldkövekről
       *[no] Mérföldkövek nélkül
    }
button-settings-phrases =
    { $on ->
        [yes] Üzenetek mutatása
       *[no] Üzenetek elrejtése
    }
button-settings-quiet = Időzóna, csendes órák…
button-settings-people = Kedvencek, mellőzöttek…
form-quiet = Időzóna, csendes órák, napi lista
form-quiet-hours = Csendes órák: mettől–meddig (üresen: nincs)
form-summary = Napi lista időpontja (üresen: nincs)
form-quiet-zone = Az időzónád
refuse-quiet-hours = `{ $input }`: ez nem időtartomány. Írd így: `22:00-07:00`, vagy hagyd üresen, ha nem kell.
refuse-summary-time = `{ $input }`: ez nem időpont. Írd így: `07:30`, vagy hagyd üresen.
refuse-time-zone = `{ $input }`: nem ismerek ilyen időzónát. Ilyen nevet adj meg: `Europe/Berlin`, `America/New_York` vagy `UTC`.

## Tervek. A terv szavai minden nyelven ugyanazok.

form-plan-title = Lerakások tervezése
form-plan-wishes = Mezők, fontosság szerinti sorrendben
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Állj, ha az ellenfél ide rak (nem kötelező)
form-plan-stops-hint = near reds, D3; after 5: 5 saját korongod után
plan-is = **A terved**: `{ $wishes }`
plan-stops = Megállás: `{ $stops }`
plan-takes = Következik, ha még üres: { $cells }
plan-takes-then-best = Következik, ha még üres: { $cells }; utána a motor választása
plan-takes-best = Következik: a motor választása
plan-takes-nothing = A terved minden mezője foglalt.
plan-played = Leraktam a terv szerint. A tervednek vége.
plan-not-playable = A tervedből semmit sem lehetett lerakni, ezért törlődött.
fill-is = { $seconds } másodperc múlva elkezdem lerakni a többi korongodat, mindig akkor, amikor te jössz. Bármikor leállíthatsz.
fill-stopped = Leálltam. Innen te rakod le a korongjaidat.
fill-done = Minden korong a táblán van.
plan-none = Nincs terved. Így készíthetsz egyet: `/dvonn terv`.
button-plan = Lerakások tervezése…
button-edit = Szerkesztés
button-delete = Törlés
button-try-again = Újra
form-written = Ezt írtad:

plan-empty = A tervhez legalább egy mező kell, például `D3 E4, near reds, row 3`.
plan-too-long = Egy mezőbe legfeljebb { $most } karakter fér. Helyet takarítasz meg az olyan szavakkal, amelyek sok mezőt jelentenek: `row 3`, `edge` vagy `anywhere`.
plan-unknown-word = Nem ismerem ezt a szót egy tervben: `{ $word }`. Használhatsz mezőket, például `D3` vagy `A1-E1`, és ezeket: `row 3`, `column D`, `edge`. Továbbá: `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = A `row` után egy szám kell 1 és 5 között, például `row 3`.
plan-column-letter = A `column` után egy betű kell A és K között, például `column D`.
plan-near-what = A `near` után `reds`, `own`, `theirs` vagy egy mező kell, például `near D3`.
plan-line-end = A kötőjel után add meg az utolsó mezőt, például `A1-E1`.
plan-not-a-line = { $from } és { $to } nincs egy egyenesen. Sorold fel a mezőket egyenként, vagy adj meg két mezőt, amely egy egyenesen van, például `A1-E1`.
plan-best-serious = Értékelt játszmában és versenyjátszmában a `best` nem használható. Írd ezt: `anywhere`, ez a tábla közepén kezdi.
plan-count = Az `after` után egy szám kell 1 és 49 között, például `after 5`.
plan-no-cell-first = Kezdd azzal a mezővel, ahová most raksz, például D3. A többi a terved lesz.

## Feltételes lépések. Amit beléjük írnak, minden nyelven ugyanaz.

form-if-title = Ha ezt lépi, azt lépem
form-if-lines =
    { $first ->
        [mine] Soronként: enyém, övé, enyém, övé…
       *[theirs] Soronként: övé, enyém, övé, enyém…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: én D3-ra rakok; ha ő E4-re, én F2-re. A * bármely más mező
           *[theirs] D3 E4: ha ő D3-ra rak, én E4-re. * E5: különben én E5-re
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: én lépek: D3F3; ha ő E4E5, én C1C3. A * bármely más lépés. resign: feladom
           *[theirs] D3F3 E4E5: ha ő lép: D3F3, én E4E5. * C1C3: különben én C1C3. resign: feladom
        }
    }
if-are = **Feltételes lépéseid.** A kettőspont után a te lépésed áll; { "*" } bármilyen más válasz.
if-resigns = Ha egy sor vége `resign`, ott feladom helyetted a játszmát.
if-waits = Előbb lépd meg ezt: { $ply }. A lépések utána az ellenfeled válaszára várnak.
if-none = Nincsenek feltételes lépéseid. Így adhatsz meg: `/dvonn feltételes`.
button-conditions = Feltételes lépések…
button-add-conditions = Feltételes lépés megadása

if-empty = Írj legalább egy sort, például `D3F3 E4E5`: ha ő lép: D3F3, én lépek: E4E5.
if-too-long = A feltételes lépések összesen legfeljebb { $most } karakterből állhatnak. Vedd ki a legvalószínűtlenebbeket.
if-too-many = { $found } lépéssorod van. A felső határ { $most }. Vedd ki a legvalószínűtlenebbeket.
if-too-deep = Hiba ({ $line }. sor): több mint { $most } lépés. Rövidítsd le.
if-unknown-word = Hiba ({ $line }. sor): `{ $word }` nem mező, mint a `D3`, nem lépés, mint a `D3F3`, és nem is `*` (bármilyen más lépés).
if-no-such-cell = Hiba ({ $line }. sor): nincs ilyen mező: `{ $word }`. { $cells }
if-pass = Hiba ({ $line }. sor): vedd ki a passzt. Passzolni én passzolok helyetted.
if-half-a-move = Hiba ({ $line }. sor): { $cell } csak fél lépés. Add meg a célmezőt is, például `D3F3`.
if-any-of-mine = Hiba ({ $line }. sor): a `*` csak az ellenfeled lépését jelentheti. A saját lépésedet írd ki.
if-resigns-unprovoked = Hiba ({ $line }. sor): a `resign` csak az ellenfeled lépése után állhat.
if-illegal-mine = Hiba ({ $line }. sor): ott nem lépheted ezt: { $ply }. { $reason }
if-illegal-theirs = Hiba ({ $line }. sor): az ellenfeled ott nem lépheti ezt: { $ply }. Nézd meg a táblát, és hogy melyik lépésnél ki következik.
if-after-the-end = Hiba ({ $line }. sor): a sor a játszma vége után is folytatódik. Rövidítsd le.
if-no-answer = Hiba ({ $line }. sor): a sor az ellenfeled lépésével ér véget. Add hozzá a válaszod, vagy vedd ki azt a lépést.
if-two-answers = Két válasz ugyanazokra a lépésekre: { $first }. és { $second }. sor. Csak egyet hagyj meg.

## Értesítések magánban

notice-title = { $opponent } ellen ({ $number }. játszma):
notice-board = [Tábla]({ $url })
notice-branch-dropped = A feltételes lépésedet nem lehetett meglépni: **{ $answer }**. Ezért a feltételes lépéseid törlődtek. { $reason }
notice-branch-dropped-after = { $after } után ezt a válaszodat nem lehetett meglépni: **{ $answer }**. Ezért a feltételes lépéseid törlődtek. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Valaki visszavett egy lépést, ezért töröltem a feltételes lépéseidet.
        [dealt] Megtelt a tábla, ezért töröltem a feltételes lépéseidet.
       *[rated_game] Ez a játszma túlságosan hasonlóvá vált egy értékelt játszmádhoz, ezért töröltem a feltételes lépéseidet.
    } Újakat a játszma csatornáján adhatsz meg: `/dvonn feltételes`. A régiek:
notice-plan-stopped = A terved megállt, mert az ellenfeled ide rakott: **{ $cell }** (`{ $rule }`).
notice-plan-left = Ami kimaradt: `{ $plan }`. Megállás: `{ $stops }`. Új tervet a játszma csatornáján készíthetsz: `/dvonn terv`.
notice-muted =
    Nem írhatok ide: { $channel }, ezért ott nem tudom megmutatni a táblát. Kérj meg egy moderátort, hogy adja meg nekem { $place ->
        [thread] a „Csatorna megtekintése” és az „Üzenetek küldése szálakban” engedélyt. Ha a szál zárolva van, azt is fel kell oldania
       *[channel] a „Csatorna megtekintése” és az „Üzenetek küldése” engedélyt
    }. Addig is újra meg újra próbálkozom.
notice-muted-refused = Nem tudom megmutatni a táblát itt: { $channel }. { $reason } Addig is újra meg újra próbálkozom.
notice-muted-elsewhere = Nem írhatok oda, ahol az ellenfeled játszik, ezért nem látja a táblát.
notice-muted-clock = Az óra áll, amíg nem tudok oda írni, de legfeljebb ennyi ideig: { $time }. Az olyan parancsok, mint a `/dvonn tábla`, ott továbbra is működnek.
notice-muted-runs = Emiatt az óra nem áll meg. Az olyan parancsok, mint a `/dvonn tábla`, ott továbbra is működnek.
notice-place-lost = Törölték ennek a játszmának a csatornáját vagy szálát, és most nem tudok új szálat nyitni. { $reason } Az óra áll, amíg nem sikerül. Egy moderátor is lezárhatja a játszmát ({ $number }.): `/játszma moderálás`.
notice-waits = Történt valami ebben a játszmában. Magamtól nem írhatok oda: ott írd be, hogy `/dvonn tábla`.
notice-waits-clock = Az óra áll, amíg meg nem nézed, de legfeljebb ennyi ideig: { $time }.
notice-plan-done = A tervednek vége: minden korongot leraktam belőle. Új tervet a játszma csatornáján készíthetsz: `/dvonn terv`.
notice-plan-exhausted = A tervednek vége: a többi mezője foglalt. Új tervet a játszma csatornáján készíthetsz: `/dvonn terv`.

## Játszma végignézése

button-browse = Lépések végignézése
button-first = Első
button-page-back = Vissza
button-forward = Előre
button-last = Utolsó
page-start = 0/{ $count }. állás: az első lépés előtt.
page-passed = { $number }/{ $count }. állás: { $player } nem tud szabályosan lépni, passzol
page-ply = { $number }/{ $count }. állás: { $player } lép: **{ $ply }**
import-title = Importált játszma. Fehér: { $white }, Fekete: { $black }
import-title-no-names = Importált játszma
import-result = Eredmény: { $result }

## Visszajátszások és az állások menüje

button-replay = Játszma visszajátszása
button-share = Mindenki lássa
menu-chapter-hint = Ugrás ide…
menu-game-hint = Játszma végignézése…
menu-found-hint = Játszma végignézése, visszajátszása vagy áttekintése…
chapter-start = A játszma eleje
chapter-placed = { $number }. lépés: minden korong a táblán
chapter-ply = { $number }. lépés: { $ply }
chapter-last =
    { $end ->
        [over] { $number }. lépés: a játszma vége
       *[running] { $number }. lépés: a mostani állás
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } – { $black } (folyik)
       *[over] { $number }: { $white } – { $black }
    }
replay-ply = Visszajátszás: { $number }. lépés, összesen { $count }.
replay-plies = Visszajátszás: { $from }–{ $to }. lépés, összesen { $count }.
replay-nothing = Még nincs mit visszajátszani: ebben a játszmában nem volt lépés. A táblát itt látod: `/dvonn tábla`.
replay-no-such-ply = Ebben a játszmában nincs { $named }. lépés. A `mettől` és a `meddig` 1 és { $plies } közötti szám legyen, vagy hagyd üresen mindkettőt, ha az egész játszmát kéred.
replay-elsewhere = Ezt a játszmát egy másik szerveren játszották, ezért itt nem mutathatom meg mindenkinek. Ha üresen hagyod a `nyilvános` mezőt, csak te látod a visszajátszást.
replay-backwards = Fordított sorrend: { $from }. lépés, majd { $to }. lépés. Cseréld meg: `mettől` { $to }, `meddig` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animáció, { $from }–{ $to }. lépés: { $plies }. Végső állás:
error-still-drawing = Az előző visszajátszásod még nincs kész. Várd meg, aztán kérd újra.

## Áttekintések

button-review = Játszma áttekintése
button-review-show = Áttekintés megnyitása
button-review-browse = Végignézés innen
button-review-help = Magyarázat
button-turning-point = { $mark }: { $number }. lépés
review-in-progress = Készül az áttekintés… { $known }/{ $all }. Körülbelül egy perc.
review-will-be-posted = Ha kész, ide teszem ki: { $channel }. A gombbal itt is megnézheted.
review-ready = Kész az áttekintés.
review-is-posted = Itt is megtalálod: { $channel }.
review-title = {"**"}Áttekintés.** { $title }
review-side =
    { $color ->
        [white] Fehér, { $player }
        [black] Fekete, { $player }
       *[nameless] { $player }
    }: pontosság **{ $accuracy }%**; { $judged } lépésből { $best } egyezett a motor első választásával.
review-strength = Erősség: { $level }. szint, { $name }.
review-strength-range = Erősség: { $from }–{ $to }. szint ({ $first }–{ $last }).
review-no-turns = Nincs fordulópont: egyetlen lépés sem rontotta legalább 10%-kal a nyerési esélyt.
review-practice = Ami a legtöbbe került, azt a lenti leckével és feladványokkal gyakorolhatod.
review-turning-point = {"**"}{ $mark }:** { $number }. lépés, { $player }: **{ $ply }**, változás: { $before } → { $after }.
review-better = Jobb: **{ $better }**.
review-better-line = Jobb: **{ $better }**, utána { $line }.
review-chance = { $chance }%
review-draw = döntetlen
review-end =
    { $end ->
        [win] győzelem { $margin } koronggal
       *[loss] vereség { $margin } koronggal
    }
review-help =
    - A lépés melletti százalék annak a nyerési esélye, aki lépett.
    - A pontosságnál és a motor első választásánál csak azok a lépések számítanak, amelyeknél a nyerési esély 10 és 90% között volt. Eldőlt játszmában egyetlen lépés sem kerül semmibe.
    - Erősség: az a gépi szint, amelynek a lépései nagyjából annyiba kerülnek, mint a játékoséi. Ha háromnál több szint is illene ide, kimarad.
review-figure = { $accuracy }%
phase-placement = Lerakás
phase-movement = Mozgatás
caption-review = Fehér nyerési esélye lépésenként; a nevek mellett a pontosság
caption-turning-point = A: jobb, { $better } · B: meglépve, { $played }
alt-turning-point = A: a jobb lépés, { $better }. B, más színnel: a meglépett, { $played }.
alt-review = Vonaldiagram: Fehér nyerési esélye. Fehér: { $white }, Fekete: { $black }. Lépésenként: { $figures }.
alt-review-without-names = Vonaldiagram: Fehér nyerési esélye. Lépésenként: { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Fehér pontossága: { $accuracy }%.
       *[black] Fekete pontossága: { $accuracy }%.
    }
alt-review-turning-point =
    { $mark } fordulópont, { $number }. lépés, { $color ->
        [white] Fehér
       *[black] Fekete
    }: { $before } helyett { $after }.

## Megnyitások

openings-title = **Megnyitások**: hová rakták a korongokat igazi játszmákban.
openings-start = Üres tábla: { $games } játszma.
openings-after = { $cells } után (a tükrözött tábla is számít): { $games } játszma.
openings-reds-matter = Sok múlik azon, hol vannak a pirosak. Fehér { $apart }%-ot ért el, ha nem volt két szomszédos piros, és { $together }%-ot, ha mind a három szomszédos volt.
openings-reds =
    { $pairs ->
        [0] Nincs két szomszédos piros. Fehér { $white }%-ot ért el { $games } ilyen játszmában (a döntetlen felet ér).
        [1] Két piros szomszédos. Fehér { $white }%-ot ért el { $games } ilyen játszmában (a döntetlen felet ér).
        [2] A pirosak láncot alkotnak. Fehér { $white }%-ot ért el { $games } ilyen játszmában (a döntetlen felet ér).
       *[3] Mindhárom piros szomszédos. Fehér { $white }%-ot ért el { $games } ilyen játszmában (a döntetlen felet ér).
    }
openings-left = Innen új: { $number }. lépés. Az utolsó ismert állás:
openings-end = Innen már nem ismerek folytatást.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became = { $games } játszma, Fehér nyert { $white }%, döntetlen { $drawn }%
openings-dealt = Ez a játszma nem üres táblával kezdődött, ezért nincs megnyitása. Megnézheted azokat, ahol kézzel rakták le a korongokat.
alt-openings = A leggyakoribb következő mezők: { $cells }.
menu-opening = Hová raktak ezután
button-opening-back = Vissza
button-opening-start = Megnyitások üres táblától

## Jegyzetek

form-note = Jegyzeted: { $number }. játszma
form-note-text = A játszma végéig csak te látod
form-note-hint = Mit tervezel, vagy mit akarsz megjegyezni
notes-none = Még nincs jegyzet.
note-of = { $author } jegyzete:
notes-private = A jegyzeted a játszma végéig csak te látod. Utána mindenki elolvashatja, aki láthatja a játszmát.
button-note =
    { $written ->
        [yes] Jegyzet módosítása
       *[no] Jegyzet írása
    }

## Játszmák követése

follow-number = { $number }. játszma
follow-title = { $white } – { $black } ({ $game })
follow-none = Ezt a játszmát nem követed. Ha követed, közvetlen üzenetben küldök értesítést, de a csendes óráidban nem.
follow-moves = Követed ezt a játszmát: minden lépés után és a végén értesítést küldök, de a csendes óráidban nem.
follow-end = Követed ezt a játszmát: értesítést küldök, amikor véget ér, de a csendes óráidban nem.
follow-turn = { $player } következik ({ $number }. lépés).
follow-stopped = Erről a játszmáról nem kapsz több értesítést. Ha újra követnéd, írd be a csatornáján: `/játszma követés`.
follow-hidden = Erről a játszmáról ({ $number }.) nem kapsz több értesítést, mert már nem látod a csatornáját.
followed =
    Ezeket a játszmákat követed (legfeljebb { $most } lehet):
    { $games }
    Ha módosítanál, írd be a játszma csatornáján: `/játszma követés`.
followed-none = Ezen a csatornán nem folyik játszma, és egyet sem követsz. Ha követnél egyet, írd be a csatornáján: `/játszma követés`.
button-follow-moves = Minden lépés követése
button-follow-end = Eredmény követése
button-unfollow = Követés leállítása
refuse-follow-own = Te is játszol ebben a játszmában, így szólok, amikor te jössz. Ha közvetlen üzenetben kérsz emlékeztetőt: `/dvonn beállítások`.
refuse-follow-private = Csak olyan szerverek játszmáit követheted, amelyekhez engem is hozzáadtak.
refuse-follow-many =
    Nem követhetsz több játszmát. Előbb állítsd le egy követését a csatornáján: `/játszma követés`.
    { $games }
refuse-follow-full = Már { $most } ember követi ezt a játszmát, több nem lehet.

## Játszmák fájlban

export-no-files = (Ezen a csatornán nem csatolhatok fájlt. Ha kell a fájl, küldd el nekem közvetlen üzenetben: `/játszma exportálás`, a játszma számával.)
export-which = Melyik játszma? Add meg a számát. A játszmáid itt vannak: `/dvonn játszmák`.
export-no-number = `{ $input }`: ez nem játszmaszám. A játszmáid itt vannak: `/dvonn játszmák`.
export-no-sgf = Az SGF-fájl mindig üres táblával kezdődik, ez a játszma viszont nem. Itt van szövegként.
export-start-in-file = A játszma megadott állásból indul, amely benne van a fájlban.
form-import = Játszma importálása
form-import-game = A fájl szövege vagy a lépések
import-gone = Ez a játszma már nincs meg, mert azóta sok másikat importáltál. Importáld újra: `/játszma importálás`.
import-too-long = Ez a szöveg túl hosszú egy játszmához. A felső határ { $most } KiB.
import-unreachable = Nem tudtam letölteni a fájlt a Discordról. Próbáld újra, vagy add meg a játszmát szövegként.
import-no-text = Ez nem szöveges fájl. Olyan fájlt adj meg, amelyet a `/játszma exportálás` készített, vagy egy SGF-et a Boardspace-ről.
import-not-in-message = Nem találok játszmát ebben az üzenetben. Lépéseket olvasok, például `D3 E4 F5`, és olyan fájlokat, amelyeket a `/játszma exportálás` készített.
import-nothing = Nem találtam lépéseket. Olyan fájlt adj meg, amelyet a `/játszma exportálás` készített, vagy lépéseket, például `D3 E4 F5`.
import-sgf = Ebben az SGF-fájlban nem ér véget egy érték: hiányzik egy `]`. Teljes a fájl?
import-header = Hiba ({ $line }. sor): { $fault }
import-header-form = Hiba ({ $line }. sor): ez nem fejléc. Így kell kinéznie: `[Key "value"]`.
import-no-cell = Hiba ({ $number }. lépés): nincs ilyen mező: { $found }. { $cells }
import-no-ply = Hiba ({ $number }. lépés): { $found } nem lépés. Írd így: D3 (lerakás), D3F3 (lépés) vagy PASS.
import-illegal = Hiba ({ $number }. lépés, `{ $ply }`): { $rule }
import-no-score = A függőleges vonal után: { $found } nem pontállás. Két számot írj, elöl Fehérét.
import-not-over = A szövegben pontállás áll { $number } lépés után, de a játszmának nincs vége.
import-other-score = A szövegben lévő pontállás { $white_said }–{ $black_said }, a táblán viszont { $white }–{ $black }.
rule-taken = { $cell } foglalt.
rule-empty = { $cell } üres.
rule-lone-red = { $cell }: itt egy piros korong áll egyedül, azzal senki sem léphet.
rule-not-theirs = { $cell }: ez a torony a másik félé.
rule-surrounded = { $cell }: ez a torony be van kerítve, nem tud lépni.
rule-not-straight = { $from } és { $to } nincs egy egyenesen.
rule-distance = { $from } és { $to } távolsága { $distance }, a torony magassága viszont { $height }.
rule-empty-target = { $to } üres.
rule-leaves-board = { $from }: innen egy { $height } magas torony lelépne a tábláról.
rule-still-placing = Még nincs lerakva minden korong.
rule-all-placed = Minden korong le van rakva.
rule-must-pass = A lépő félnek nincs szabályos lépése. Írd ezt: PASS.
rule-may-not-pass = A lépő félnek van szabályos lépése, ezért nem passzolhat.
rule-game-over = A játszma már e lépés előtt véget ért.

## Feladás

ask-resign = Feladod a játszmát { $opponent } ellen?
ask-abort = Megszakítod a játszmát { $opponent } ellen?
ask-close = Az ellenfeled elhagyta a szervert. Lezárod a játszmát eredmény nélkül?
button-resign = Játszma feladása
button-close = Játszma lezárása
button-keep-playing = Játszom tovább
resign-cancelled = A játszma folytatódik.
game-resigned = Feladtad a játszmát.
game-aborted = Megszakítottad a játszmát.
game-closed = Vége a játszmának.

## Listák és oldalak

games-none =
    { $place ->
        [here] Ezen a szerveren nincs folyó játszmád.
       *[anywhere] Nincs folyó játszmád.
    } Kezdj egyet a gép ellen: `/dvonn játék`. Hogyan játszhatsz emberek ellen: `/dvonn súgó`.
games-title =
    { $count ->
        [one] **A játszmád**
       *[other] **A játszmáid ({ $count })**
    }
games-entry =
    { $turn ->
        [yours] **Te jössz** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · { $opponent } jön · { $time }
    }
games-entry-game = { $number }. játszma
games-entry-moved = utolsó lépés: { $moved }
games-since = utolsó lépés: { $since }
games-muted = az óra áll, mert nem tudtam megmutatni a táblát; maradt { $left }
games-paused = szünetel, maradt { $left }
games-vacation = szabadság miatt áll, maradt { $left }
games-weekend = szabad hétvége, maradt { $left }, az óra újraindul: { $until }
games-waiting =
    { $count ->
        [one] Egy játszma vár rád.
       *[other] { $count } játszma vár rád.
    }
games-short-of-time =
    { $count ->
        [one] Egy játszmában fogy az időd.
       *[other] { $count } játszmában fogy az időd.
    }
desk-empty = Most egy játszma sem vár rád.
milestone-first-win = {"**"}Első győzelmed** ember ellen!
milestone-streak = {"**"}Győzelmi sorozat** emberek ellen: { $count }
milestone-best-win = {"**"}A legjobb győzelmed** ezen a ranglistán: az ellenfeled értékszáma { $rating } volt.
milestone-level = {"**"}{ $level }:** most győzted le először a gépnek ezt a szintjét!
milestone-of-game = { $number }. játszma: { $milestone }
button-next-game = Következő játszma
button-look-again = Megnézem újra
button-skip = Később (még { $count })
button-all-games = Minden játszma
button-games-here = Ez a szerver
button-games-everywhere = Mindenhol
moves-title = Fehér: { $white }, Fekete: { $black } ({ $number }. játszma)
moves-handed-over = { $at }: { $moderator } átadta az egyik felet. Indok: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } kivette a játszmát az értékszámításból. Indok: { $reason }
moves-empty = Még nem volt lépés.
find-title =
    { $count ->
        [one] **Egy játszmát találtam**
       *[other] **{ $count } játszmát találtam**, elöl a legújabb
    }
find-none = Nincs ilyen véget ért játszma. Hagyd ki valamelyik feltételt.
find-more = -# Lehetnek régebbi játszmák is. Ha azokat keresed, szűkítsd a keresést, például nap szerint.
find-entry = **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } lépés
find-entry-in = { $entry } · { $place }
find-no-day = `{ $typed }`: ez nem dátum. Írd be az évet, a hónapot és a napot: 2026-03-01.
find-days-swapped = Az első nap az utolsó után van. Cseréld meg őket.
find-lengths-swapped = A legkisebb lépésszám nagyobb a legnagyobbnál. Cseréld meg őket.
find-other-bot = Ez a bot nem játszik. Válassz egy játékost, vagy válassz engem a gép elleni játszmákhoz.
find-no-server = Itt csak a saját játszmáid között kereshetsz. Egy szerver játszmái között azon a szerveren keress.

button-learn-rules = Szabályok
button-take-lesson = Lecke indítása
button-play-computer = Játék a gép ellen
button-challenge-anyone = Bárki kihívása
button-help-start = Játszma indítása
button-help-turn = Amikor te jössz
button-help-agree = Döntetlen, szünet, feladás
button-help-records = A játszma után
button-help-compete = Ranglista és versenyek
button-help-settings = Beállítások és adatok
button-help-manage = Szerverkezelőknek
button-help-about = A DVONN-ról
button-help-more = További témák
hello =
    {"**"}Szia! Itt DVONN-t játszhattok, én vezetem a játszmákat.**
    A DVONN kétszemélyes táblás játék. Tornyokkal lépsz más tornyokra, és korongokat vágsz le. Ha a végén neked van több korongod, nyersz.
    Játssz a saját tempódban, egy baráttal vagy velem. Még sosem játszottad? Nyomd meg: **Szabályok**. A többi itt van: `/dvonn súgó`.
help =
    {"**"}Így játszhatsz itt DVONN-t**
    A DVONN kétszemélyes táblás játék. Tornyokkal lépsz más tornyokra, és az nyer, akinek a végén több korongja van.
    Most kezded? **Szabályok**: öt perc az egész. **Játék a gép ellen**: játszma a legkönnyebb szinten.
    Amikor te jössz, használd a legújabb tábla alatti gombokat.
help-start =
    {"**"}Játszma indítása**
    `/dvonn játék`: játssz a gép ellen, kilenc szint egyikén. Közvetlen üzenetben is működik.
    `/dvonn kihívás`: hívj ki valakit, vagy bárkit a csatornán.{ $seek ->
        [yes] {" "}`/keresés`: ellenfél bármelyik szerverről, amely ezt a botot használja.
       *[no] {""}
    }
    `/dvonn szabályok`: a szabályok öt percben, képekkel. `/tanulás lecke`: leckék a csevegésben.
    `/feladvány megoldás`: találd meg a legjobb lépést, a te szinteden. `/feladvány futam`: öt perc alatt annyi feladvány, amennyi csak megy. `/tanulás megnyitások`: hová rakták a korongokat igazi játszmákban.
    Egy csatornán vagy szálban egyszerre egy játszma folyhat. Ha többet játszanál, nyiss szálakat.
help-turn =
    {"**"}Amikor te jössz**
    Használd a legújabb tábla alatti gombokat. Mielőtt egy torony lép, előnézetet látsz; a lerakott korong azonnal a táblára kerül. Vagy használd:
    `/dvonn lerakás D3`: leraksz egy korongot. `/dvonn lépés D3F3`: a D3-on álló toronnyal az F3-ra lépsz.
    `/dvonn tábla`: a legújabb tábla. `/dvonn játszmák`: a folyó játszmáid. `/játszma követés`: értesítés mások játszmájáról.
    `/játszma előnézet D3F3`: mivel jár egy lépés, vagy több egymás után.
    `/dvonn tipp`: a legjobb lépéseid. `/dvonn elemzés`: bármely állás legjobb lépései. Értékelt játszmában egyik sem megy.
    `/dvonn terv`: lerakások előre, például `near reds, row 3`. `/dvonn feltételes`: előre válaszolsz az ellenfeled lépéseire. A tervedet és a feltételes lépéseidet más nem látja.
help-agree =
    {"**"}Döntetlen, szünet, feladás**
    `/dvonn ajánlat`: döntetlen, visszavétel, szünet, több idő vagy visszavágó.
    `/dvonn feladás`: feladod a játszmát. `/játszma megszakítás`: megszakítasz egy épp elkezdett játszmát.
    `/játszma igénylés`: tiéd a győzelem, ha az ellenfeled elhagyta a szervert és túllépte az időt.
    `/dvonn szabadság`: néhány napra megállítod az óráidat.
help-records =
    {"**"}A játszma után**
    `/játszma áttekintés`: hogyan alakult a játszma, és melyik lépés lett volna jobb. `/játszma visszajátszás`: a játszma GIF-ként.
    `/játszma lépések`: minden lépés szövegként. `/játszma jegyzet`: a jegyzeted, a játszma végéig csak neked.
    `/játszma exportálás`: a játszma fájlban. `/játszma importálás`: játszma fájlból.
    `/játszma keresés`: véget ért játszmák, a tieid vagy a szerveréi.
help-compete =
    {"**"}Ranglista és versenyek**
    `/ranglista toplista`: a legjobb játékosok. `/ranglista profil`: egy játékos. `/ranglista párharc`: két játékos.
    `/ranglista toplista` és `lista:Világranglista`: a legjobbak mindenhonnan. `/ranglista világranglista-elhagyása`: kilépsz abból a listából.
    `/ranglista szezon`: a mostani szezon. `/ranglista aktivitás`: mennyi játszma folyik itt.
    `/verseny lista`: az itteni versenyek. `/verseny csatlakozás`: beszállsz. `/verseny létrehozás`: te szervezel.
    `/liga megtekintés`: a liga. `/liga csatlakozás`: részvétel a következő ciklusban.
    A ranglistába az értékelt játszmák számítanak bele: `/dvonn kihívás` és `értékelt:True`.
help-settings =
    {"**"}Beállítások és adatok**
    `/dvonn beállítások`: tábla, jelölés, emlékeztetők, csendes órák és nyelv.
    `/adatvédelem megtekintés`: mit tárolok rólad. `/adatvédelem exportálás`: az egész fájlban. `/adatvédelem törlés`: törlöd.
help-manage =
    {"**"}Szerverkezelőknek**
    Nem kell beállítani semmit. `/dvonn-admin beállítások`: a szerver beállításai (csatornák, rangok, értékszámok, szezonok, nyelv és más).
    `/liga létrehozás`: magától megújuló liga. `/verseny létrehozás`: verseny. Ha minden héten vagy hónapban kell, töltsd ki az `ismétlés` mezőt. A heti összefoglaló csatornáját a beállításokban választod ki.
    `/játszma moderálás`: lezársz vagy érvénytelenítesz egy játszmát, vagy átadod az egyik felet. Az indokot mindenki látja.
    `/dvonn-admin letiltás`: letiltasz valakit. `/dvonn-admin napló`: mit tettek a moderátorok.
help-about =
    {"**"}A DVONN-ról**
    A DVONN-t Kris Burm találta ki. 2001-ben jelent meg, a GIPF-projekt negyedik játékaként. 2002-ben megkapta az International Gamers Award díjat, 2003-ban pedig a *Games* magazin Év Játéka díját.
    Testvérjátékai: GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR és LYNGK.
    Olvass róla: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Játszd máshol is: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Programok versenye, 2011-ben DVONN-ban: [CodeCup](<https://www.codecup.nl>)
    Ez a bot egyikükhöz sem tartozik. Olyanok készítik, akik szeretik a játékot.

## A szabályok oldalanként, mindegyik képpel

rules-title = {"**"}A DVONN szabályai: { $page }** · { $number }/{ $count }
button-rules-next = Tovább
rules-goal =
    Két játékos tornyokat épít. A torony azé, akinek a korongja legfelül van. Az nyer, akinek a végén több korongja van.
    A táblán 49 mező van, A1-től K5-ig. 23 fehér és 23 fekete korong van. A 3 piros korong senkié, de azok a tornyok, amelyek elveszítik a kapcsolatot a pirossal, lekerülnek a tábláról.
    Egy játszma legfeljebb 97 lépés, asztalnál körülbelül 30 perc. 8 éves kortól ajánlott, és semmi sem múlik a szerencsén.
    {"**"}A kép** egy véget ért játszmát mutat. A szám a torony magassága; az egyes korongon nincs szám. A piros perem és a piros jel azt jelzi, hogy a toronyban piros van; ha több is, a jel megmutatja, hány. Fehérnek { $white } korongja van, Feketének { $black }, tehát Fehér nyert.
rules-placing =
    Kezdetben a tábla üres. Fehér rakja le az első piros korongot, Fekete a másodikat, Fehér a harmadikat. Aztán felváltva rakják le a saját korongjaikat, Fekete kezd, amíg megtelik a tábla. Bármelyik üres mező választható.
    Az utolsó korongot Fehér rakja le, és utána ő is lép először: kétszer jön egymás után. Cserébe a saját korongok lerakását Fekete kezdte.
    Az 1. sor lent van, mezői: A1–I1. Fölötte: A2–J2, A3–K3, B4–K4, legfelül pedig C5–K5.
    {"**"}A kép** egy játszmát mutat, a piros korongokkal ({ $reds }) és körülöttük az első korongokkal. A karika a legutóbbi korongot jelöli.
rules-moving =
    Amikor te jössz, egy saját tornyoddal lépsz. A torony egyenesen lép, korongok és üres mezők fölött is, pontosan annyi mezőt, amilyen magas. Az egyes korong egy mezőt lép. Toronyra vagy bármilyen színű korongra kell érkeznie, és a kettőből egy lesz. Ha az piros vagy az ellenfeledé volt, *ütöd*.
    {"**"}1. ábra:** a fehér torony ({ $stack }) három magas. A karikákra léphet: { $targets }. Nem léphet ide: { $empty } (üres), ide: { $near } (túl közel van), és felfelé sem (lelépne a tábláról).
rules-surrounded =
    Ha egy torony mind a hat oldalán van korong, be van kerítve. Nem tud lépni, bárkié és bármilyen magas, amíg egy szomszédos mező ki nem ürül. Így eleinte csak a tábla szélén álló korongok tudnak lépni.
    {"**"}2. ábra:** a tiltó jelek a bekerített tornyokat mutatják: { $stacks }. Közülük { $red } hiába tartalmaz pirosat, nem tud lépni. A szélen { $edge } mellett sincs üres mező, mégis tud lépni: a szélső mezőnek sosincs hat szomszédja.
rules-touching = Minden mező legfeljebb hat másikkal szomszédos. A saját sorában: a két mellette lévővel. Az eggyel nagyobb számú sorban: az azonos és a következő betűjű mezővel. Az eggyel kisebb számú sorban: az azonos és az előző betűjű mezővel. { $cell } szomszédai: { $touched }.
rules-cell-touches = { $cell } szomszédai: { $touched }.
rules-cell-game = Az itteni játszmában: { $stacks }
rules-cell-empty = Üres: { $cells }.
rules-isolation =
    Minden lépés után elszigetelt az a torony, amelynek nincs kapcsolata piros koronggal, és végleg lekerül a tábláról. A kapcsolat szomszédos tornyok lánca. Mindegy, ki lépett, és kié a torony. A piros korongok és a pirosat tartalmazó tornyok mindig maradnak. Magában a piros korong nem tud lépni. Ha egy toronyban piros van, az ugyanúgy lép, mint a többi.
    {"**"}3. ábra:** Fehér lépett: { $ply }. Ez a korong volt az egyetlen, amely a piroshoz kötötte ezeket: { $isolated }, így Fekete egyszerre { $count } korongot veszít.
rules-end =
    Ha nincs szabályos lépésed, passzolsz; ezt elintézem helyetted. Amint tudsz, újra lépsz. Ha van szabályos lépésed, meg kell lépned valamelyiket, akkor is, ha korongokba kerül. A játszmának akkor van vége, ha egyik fél sem tud lépni. Ekkor mindenki megszámolja a tornyaiban lévő összes korongot, a pirosat is. Akinek több van, az nyer; ha egyenlő, döntetlen.
    {"**"}4. ábra:** Fehérnek { $before } korongja volt, Feketének { $black }, de Fehérnek egyetlen lépése maradt: { $ply }. Ezzel elvitte a piros korongot ezek mellől: { $isolated }, így lekerültek. Most egyik fél sem tud lépni: Fehérnek { $white } korongja maradt, Fekete nyert.
rules-here =
    A `/dvonn játék` játszmát indít a gép ellen, a kezdőtől a nagymesterig bármelyik szinten. A `/dvonn kihívás` kihív egy játékost, vagy bárkit.
    Amikor te jössz, használd a legújabb tábla alatti gombokat. Mielőtt egy torony lép, előnézetet látsz, mint {"**"}a képen**: az első lépés, { $ply }. A lerakott korong azonnal a táblára kerül. Vagy használd: `/dvonn lerakás D3`, később: `/dvonn lépés D3F3`, azaz lépés D3-ról F3-ra, amit így is írnak: D3→F3. A `/játszma előnézet D3F3` csak megmutatja, mivel jár egy lépés.
    A `/dvonn tipp` a legjobb lépéseidet mutatja nem értékelt játszmákban. A többit a `/dvonn súgó` mutatja meg.
rules-moving-caption = Három magas: pontosan három mezőt lép
rules-surrounded-caption = Megjelölve: bekerített, nem tud lépni
rules-isolation-caption = Elvágva a pirostól: öt korong lekerült
rules-end-caption = Fehér az egyetlen lépésével veszít

## Leckék. learn-3 a 3. lecke címe, learn-3-2 a második gyakorlatának feladata. A tanuló fehérrel játszik.

lesson-title = {"**"}{ $lesson }. lecke: { $title }** · { $number }/{ $count }
lesson-turning-point = Itt fordult a játszma: { $number }. lépés. **{ $better }** jobb lett volna, mint **{ $played }**. Erről szól ez a lecke.
lesson-alt = Gyakorlat: { $goal }
lesson-alt-marked = Megjelölve: { $cells }.
lesson-right = ✅ **{ $ply }** – ez az!
lesson-others = A többi választással { $least }–{ $most }% nyerési esélyed maradna.
lesson-wrong = ❌ { $played }
lesson-solution = A legjobb lépés **{ $ply }**: az A nyíl a táblán.
lesson-solution-place = A legjobb lépés: **{ $ply }**.
answer-move =
    { $color ->
        [white] Fehér válasza: **{ $ply }**.
       *[black] Fekete válasza: **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Fehér nem tud szabályosan lépni, passzol.
       *[black] Fekete nem tud szabályosan lépni, passzol.
    }
lesson-pass = Nincs szabályos lépésed, passzolsz.
flaw-own = A saját tornyodra léptél, így eggyel kevesebb tornyod van, amellyel léphetsz.
flaw-red = Magában álló pirosat ütöttél, így az ellenfeled semmit sem veszített.
flaw-loses =
    { $count ->
        [one] Levágtad egy saját korongodat.
       *[other] Levágtad { $count } saját korongodat.
    }
flaw-stuck = Ez a tornyod ({ $cell }) most { $height } magas, és nem tud lépni.
flaw-waits = Ez az ütés ráért volna. Valami más nem.
flaw-reds = Ez a piros túl közel van egy másikhoz. Szétszórva a pirosak többet tartanak össze a táblából.
flaw-far = { $cell } több mint két mezőre van a pirostól, ezért könnyen levágható.
flaw-beside = Piros mellett van még üres mező, de { $cell } nincs piros mellett.
flaw-lump = { $cell } mellett { $count } saját korongod áll. Ez már tömb, és önmagát zárja be.
flaw-inner = { $cell } nincs a szélen. Az ott álló korong nem tud lépni, amíg egy szomszédja el nem megy.
caption-after = Lépés után: { $ply }
outlook-now =
    { $kind ->
        [win] A legjobb játékkal most { $number } koronggal nyersz.
        [draw] A legjobb játékkal ez most döntetlen.
        [loss] A legjobb játékkal most { $number } koronggal veszítesz.
       *[chance] A motor szerint most { $number }% a nyerési esélyed.
    }
outlook-best =
    { $kind ->
        [win] A legjobb lépés { $number } koronggal nyer.
        [draw] A legjobb lépéssel megmarad a döntetlen.
        [loss] A legjobb lépés csak { $number } koronggal veszít.
       *[chance] Előtte { $number }% volt.
    }
lesson-game-score = Pontállás: Fehér { $white }, Fekete { $black }. Te jössz.
lesson-game-won = 🏆 Nyertél: { $white }–{ $black }!
lesson-game-lost = Vége a játszmának: Fehér { $white }, Fekete { $black }. Több korong kell, mint Feketének. Próbáld újra!
lessons-title = {"**"}Leckék: { $done }/{ $count } kész**
lessons-part =
    { $part ->
        [rules] {"**"}A szabályok**
        [moving] {"**"}Lépés a tornyokkal**
        [placing] {"**"}A korongok lerakása**
       *[game] {"**"}Egy teljes játszma**
    }
lessons-complete = {"**"}🎓 Minden lecke kész!** Ez a profilodon is látszik: `/ranglista profil`. Bármelyik leckét újra elvégezheted.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}A haladásod**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = { $done }/{ $count } kész
progress-puzzles = { $solved }/{ $tried } megoldva, értékszám: { $rating }, { $streak ->
        [0] nincs napi sorozat
        [one] napi sorozat: egy nap
       *[other] napi sorozat: { $streak } nap
    }
progress-none = még nincs
progress-accuracy =
    { $count ->
        [one] {"**"}Pontosság:** { $accuracy }% a legutóbbi áttekintett játszmádban.
       *[other] {"**"}Pontosság:** átlagosan { $accuracy }% a legutóbbi { $count } áttekintett játszmádban.
    }
progress-accuracy-before =
    { $count ->
        [one] Az azelőttiben { $accuracy }% volt.
       *[other] Az azelőtti { $count } játszmában { $accuracy }% volt.
    }
progress-no-review = {"**"}Pontosság:** kérj áttekintést egy játszma után (`/játszma áttekintés`), és a pontosság itt görbeként megjelenik.
fact-lessons = Leckék
fact-solved = Feladványok
fact-best-race = Legjobb futam
fact-levels-beaten = Legyőzött szintek
caption-progress =
    { $count ->
        [one] Pontosság a legutóbbi áttekintett játszmában
       *[other] Pontosság a legutóbbi { $count } áttekintett játszmában
    }
alt-progress =
    { $count ->
        [one] Pontosság a legutóbbi áttekintett játszmádban: { $figures }.
       *[other] Pontosság a legutóbbi { $count } áttekintett játszmádban, a legrégebbivel kezdve: { $figures }.
    }
button-progress = A haladásom
button-term-review = Mi az a pontosság?
menu-lesson = Válassz leckét
button-lesson-next = Tovább
button-lesson-next-lesson = Tovább: { $lesson }. lecke
button-lesson-finish = Befejezés
button-lesson-again = Még egyszer
button-lesson-retry = Újra
button-lesson-show = Mutasd meg
button-lesson-people = Hová raktak mások
button-lesson-list = Minden lecke
button-place-board = Egész tábla megtöltése
button-lesson-go-on = Folytatás: { $lesson }. lecke
button-advice = Tanácsok
button-advice-lesson = Próba: { $lesson }. lecke
button-terms = Fogalmak
button-term = Mi az: „{ $term }”?
button-term-rating = Mi az a ±?
advice-title = {"**"}{ $title }** · { $number }/{ $count }

learn-1 = Pontos távolság és a tábla széle
    .advice =
        A torony egyenesen lép, pontosan annyi mezőt, amilyen magas, és toronyra kell érkeznie. Tornyokat és üres mezőket is átugorhat.
        Ha mind a hat oldalán van szomszédja, nem tud lépni. A tábla szélén sosincs hat szomszéd, ezért az ott álló korongok az első lépéstől szabadok.
learn-1-1 = Fehérrel játszol. Az E2-n álló tornyod három magas, tehát pontosan három mezőt lép. A B2-n lévő karika mutatja, hová érkezhet. Üss vele!
    .why = Az E2 átugrott két tornyot, és leütötte a B2-n álló egyes korongot. Ez volt Fekete utolsó tornya: Fekete nem tud többet lépni.
learn-1-2 = A 2 magas torony pontosan két mezőt lép, és üres mezőt is átugorhat. Melyik tornyod tudja ütni a J3-on megjelölt egyes korongot?
    .why = Az üres I2 is beleszámít a távolságba. Az ugrás áthaladhat üres mezőn, de toronyra kell érkeznie.
learn-1-3 = A B2-n álló korongod be van kerítve, nem tud lépni. A B1-en álló korongod a szélen van, tud. Üss a B1-gyel.
    .why = A szélső mezőnek sosincs hat szomszédja. És mivel a B1 elment, most a B2 is szabad.

learn-2 = Passz
    .advice =
        Akinek nincs szabályos lépése, passzol, és a másik fél egyedül folytatja. Ezek a plusz lépések sokszor eldöntik a játszmát.
        Nézd meg, hová léphetnek az ellenfeled tornyai. Üsd le az utolsó mozgékonyat, vagy vedd el az egyetlen tornyot, amelyre léphet.
learn-2-1 = A C5-ön álló 2 magas fekete torony csak a C3-ra léphet. A C4-en álló egyes korong is tud lépni. Érd el, hogy Fekete ne tudjon szabályosan lépni.
    .why = A C4 a tiéd, a C5-nek nincs hová lépnie. Fekete passzol, te folytatod: C4-ről C2-re, aztán C2-ről C5-re.
learn-2-2 = Fekete F5-ös (2 magas) és G5-ös (3 magas) tornya csak a D5-re léphet. Találd meg a lépést, amely elveszi ezt a célpontot.
    .why = A D5 most üres, így Feketének passzolnia kell. Az E5-ön álló 2 magas tornyod utána üti a G5-öt.
learn-2-3 = Számold a mezőket: hová léphetnek az E1-en (2 magas) és az F1-en (3 magas) álló fekete tornyok? Kényszerítsd őket passzra.
    .why = Mindkettőnek a C1 kellett, és az most üres. Fekete passzol, te pedig az új 2 magas tornyoddal ütöd az F1-et.

learn-3 = Elszigetelés
    .advice =
        Minden lépés után azonnal lekerülnek azok a tornyok, amelyektől nem vezet szomszédok lánca piros korongig, bárkiéi is.
        Keresd, hol tart egyetlen kapocs: az ellenfelednél, hogy elvágd, magadnál, hogy megtartsd. A pirosak nincsenek rögzítve: a pirosat tartalmazó torony magával viszi.
learn-3-1 = A H5-ön álló 3 magas fekete tornyot egyetlen kapocs köti a piroshoz: a te korongod a G4-en. Tüntesd el a H5-öt úgy, hogy közben ütsz is.
    .why = A G4 nélkül nem vezet lánc a H5-től piros korongig. Mindhárom korongja azonnal lekerül.
learn-3-2 = Leüthetnéd a K4-en megjelölt egyes korongot. De akkor mi kötne a piroshoz? Inkább vágd le a K4-et, olyan lépéssel, amely megtámadja az I1-et.
    .why = A K4 elveszítette az egyetlen kapcsát a piroshoz. Az I3-on álló 2 magas tornyodban pedig most piros van: utána üti az I1-et.
learn-3-3 = A megjelölt fekete tornyok csak a G2-n álló tornyodban lévő piros miatt élnek. Mi van, ha az elmegy?
    .why = A piros azzal a toronnyal megy, amelyben van. Az F1 és a G1 elveszítette a kapcsolatát, három fekete korong oda.

learn-4 = Minden ütés elvesz egy lépést az ellenféltől
    .advice =
        A leütött torony a táblán marad, de már a tiéd: az ellenfelednek eggyel kevesebb tornya van, amellyel léphet.
        Üss tehát minden lépésben, ha tudsz, leginkább a legmozgékonyabb tornyokat. Ha saját korongra vagy pirosra lépsz, az az ellenfelednek semmibe sem kerül.
learn-4-1 = Feketének egy tornya maradt: a megjelölt egyes korong a H1-en. Melyik lépés után nem tud Fekete lépni?
    .why = A H1 leütésével Fekete soha többé nem lép. Minden hátralévő lépés a tiéd.
learn-4-2 = Fekete D4-en álló korongja üthetné a C4-en álló tornyodat. Találd meg az ütést, amely véget vet ennek.
    .why = A tornyod alatti torony semleges: nem lép és nem üt többet. Ez sokkal többet ért, mint egy piros korong.
learn-4-3 = Mindkét megjelölt korong fenyeget valamit. A C2-n álló korongod az egyiket ütheti. Üsd le, mielőtt ő üt le téged.
    .why = A C1 üthette volna a B1-et vagy a C2-t. Most Feketének eggyel kevesebb tornya és eggyel kevesebb lépése van.

learn-5 = Az egyes korong aranyat ér
    .advice =
        Az egyes korong egy mezőt lép, bármelyik mellette álló toronyra, hacsak nincs bekerítve. Minél magasabb egy torony, annál nehezebben talál célpontot.
        Ezért ne építs korán magas tornyot. Magas toronnyal üsd az egyes korongokat, a sajátjaidat pedig tartogasd a végére.
        Saját tornyodra csak akkor lépj, ha nagy csoportot mentesz, vagy ha már majdnem vége a játszmának. Különben mondj le a lógó korongokról, és támadj máshol.
learn-5-1 = Három lépésedből kettő a saját korongjaidat rakja egymásra. Találd meg a harmadikat.
    .why = Ütöttél, és az F2 meg a G3 továbbra is külön tud lépni. Minden mozgékony torony egy lépés tartalékban.
learn-5-2 = Neked három tornyod van, Feketének egy egyes korongja. Melyik lépés üt úgy, hogy közben egy saját tornyodat sem fogyasztja el?
    .why = Feketének nem maradt tornya. Neked mind megvan, és egyedül játszol tovább.
learn-5-3 = Építhetnél a D2-n egy 4 vagy 5 magas tornyot. A D2-től négy vagy öt mezőre nem áll semmi. Mi jobb ennél?
    .why = Az a magas torony, amelynek nincs mit elérnie, végleg megakadt. Az egyes korongod ehelyett üt, és mozgékony marad.
learn-5-4 = Ha magas toronnyal ütsz egyes korongot, a saját egyes korongjaid megmaradnak későbbre. Az E3-on álló magas tornyod eléri az I3-on álló korongot. Mit ér el akkor a H2-n álló korongod?
    .why = A magas torony ütött, így a H2-n álló egyes korongod megmaradt. Utána ütheti a nagy tornyot a H3-on.
learn-5-5 = A kivétel: a vége felé lehet, hogy épp a saját tornyod kell. Az F5 négy mezőre van a J5-től. Milyen magas legyen a J5?
    .why = A J5 most négy magas, és Fekete passza után üti az F5-öt. Itt nem baj, hogy eggyel kevesebb torony van: úgysem tudta volna senki használni.
learn-5-6 = A másik kivétel: nagy torony van veszélyben. A C5-ön álló tornyodat csak Fekete C4-e köti a piroshoz. Mi lesz, ha a C4 ellép?
    .why = Levágták volna a C5-öt. Jó volt tehát hazahozni, akár a saját tornyodra is. És ha a C4 üti a C3-at, az E3 visszaüti.

learn-6 = Az ellenfél pirosa: bénítsd meg
    .advice =
        Az ellenfeled tornyában lévő piros fenyegetés: ha ellép, minden lekerül, ami csak hozzá kapcsolódott.
        Üsd le azt a tornyot: a tiéd lesz, és magasabb. Az új távolságára gyakran nem áll semmi: a piros ott marad.
learn-6-1 = A D2-n álló 2 magas fekete toronyban piros van, és elviheti. Üsd le, hogy túl magas legyen a lépéshez.
    .why = A D2-n álló torony a tiéd, három magas, és három mezőre nem áll tőle semmi. A pirosa ott marad.
learn-6-2 = Feketénél megint piros van, a H3-on. Melyik tornyod éri el?
    .why = H1-től H3-ig két mező. Most a torony négy magas, és nem tud lépni.
learn-6-3 = A G4-en álló fekete toronyban piros van. Állítsd meg.
    .why = Egy ütés, és a piros a te tornyodban van, és nem mozdul. Feketének nem maradt semmije.

learn-7 = A piroshoz terv kell
    .advice =
        A piros korong egy korongnak számít, mint bármelyik másik. Ha elveszed, az ellenfeledtől nem ütsz semmit, és a piros nem szalad el.
        Csak tervvel vedd el: hogy hazavidd a korongjaidhoz, hogy utána levágj valamit, hogy a tornyaid kapcsolatban maradjanak, vagy hogy az ellenfelednek ne legyen célpontja.
learn-7-1 = Három piros korong van a tornyaid közelében. Megér most valamelyik egy lépést?
    .why = A J3 volt Fekete utolsó tornya. A pirosak még ott vannak, és most már tengernyi időd van.
learn-7-2 = A C3-mal elveheted a pirosat a B2-n. Üthetsz egy megjelölt egyes korongot is. Melyik az első?
    .why = A piros korong nem szalad el, a fekete korong igen. Előbb üss, aztán vedd el a pirosat, ha hasznos.
learn-7-3 = Fekete H2-n (3 magas) és H3-on (2 magas) álló tornya csak a H5-re léphet. Most megér a piros egy lépést. Miért?
    .why = Most van terv: a H5 üres, így Fekete passzol, a H4-en álló 2 magas tornyod pedig utána üti a H2-t.
learn-7-4 = A G3-on álló tornyodban piros van. Vidd a J2-n álló saját tornyodhoz, az övéitől távol. Számold meg, mit tart a táblán a G3.
    .why = A piros most a J2-n álló tornyod mellett van. Ami a G3-on csak hozzá kapcsolódott, mind lekerült, és Fekete nem tud többet lépni.

learn-8 = Ami nem szalad el, az ráér
    .advice =
        Ha egy torony nem tud lépni, és senki sem ronthatja el az ütésedet, nem kell most leütnöd.
        Előbb azt lépd, amit az ellenfeled a következő lépésével megakadályozhat: üsd, ami még lépni tud vagy megmenthető. Aztán gyere vissza.
learn-8-1 = A J5 ütheti a nagy tornyot a J3-on. De a J3 nem tud lépni. Mi sürgősebb?
    .why = A J4 léphetett vagy üthetett volna. A J3 ott marad, a következő lépéseddel leütöd.
learn-8-2 = A B4-en álló korongod ütheti a C5-ön álló 4 magas tornyot, most vagy később: a C5 nem tud lépni. Mit lépj előbb?
    .why = A D4 mozgékony volt, a C5 nem az. Fekete válasza után is leütöd a C5-öt, és nyersz. Ha azonnal leütötted volna, elveszítetted volna a játszmát.
learn-8-3 = A K5 az I5-ön álló 4 magas tornyot célozza, és az I5 nem tud lépni. Találd meg azt a lépést, amelyik nem ér rá.
    .why = Előbb az a korong, amelyik tud lépni, aztán a nagy torony. Az I5 a következő lépésedben is ott lesz.

learn-9 = Számold az utolsó lépéseket
    .advice =
        A vége felé számold meg, kinek hány lépése maradt. Aki előbb kényszerül passzolni, általában veszít.
        Tartalékolj lépéseket, és próbáld elvenni az övéit. Figyelj arra, mit vág le a saját utolsó lépésed: ha tudsz, lépned kell, akkor is, ha rosszul jársz vele.
learn-9-1 = Neked egy korongod van, Feketének két tornya. Játssz úgy, hogy az utolsó lépések a tieid legyenek.
    .why = Fekete C5-e a B4-re megy, és többet nem tud lépni. Te egyedül folytatod: B3-ról D5-re, aztán D5-ről A2-re. Minden piros a tiéd, és a B4 le van vágva.
learn-9-2 = Számolj: Feketének két egyes korongja van. Egyetlen lépést hagyj neki, és arra válaszolj.
    .why = Fekete csak C1-ről C2-re léphet, ott pedig üti az E4. Utána Fekete végig passzol.
learn-9-3 = Kinek fogynak el előbb a lépései? Találd meg az ütést, amely után Feketének egyetlen lépése marad.
    .why = Fekete D4-ről D2-re lép, és megakad. Neked még megvan a D3–B3 lépés, és Fekete passza után az utolsó lépés is a tiéd.

learn-10 = Mesterlövés és túlterhelés
    .advice =
        A torony pontosan annyi mezőről talál célba, amilyen magas. Készítsd elő a lövést: változtasd a magasságát vagy a helyét, hogy a célpont épp ilyen messze legyen.
        És támadj egyszerre két dolgot: az ellenfelednek egy lépése van, mindkettőt nem mentheti meg.
learn-10-1 = A G5-ön álló 2 magas fekete torony csak az I5-re mehet. Készíts elő egy 3 magas tornyot, amely ott eltalálja.
    .why = Az F5 most három magas, és az I5 három mezőre van. Ha a G5 odamegy, lősz.
learn-10-2 = A H4 három mezőre van a H1-től. Mi kell a H1-re, hogy eltalálja?
    .why = Még egy korong, és a H1 három magas, a H4 pedig pontosan három mezőre van.
learn-10-3 = Túlterhelés: találd meg a lépést, amely után egyetlen tornyod mindkét megjelölt tornyot támadja.
    .why = A H3-on álló 2 magas tornyod a J3-at és a J5-öt is támadja. Feketének egy lépése van, mindkettőt nem mentheti meg.

learn-11 = Lerakás: a pirosak
    .advice =
        A három pirosból kettőt Fehér rak le. Sok múlik azon, hol vannak.
        Ha a pirosak együtt vannak, az Fehérnek jó, mert ő csap le először: 5990 igazi játszmában 68%-ot ért el, ha mind a három szomszédos volt, és 47%-ot, ha nem volt két szomszédos piros.
        Feketével tehát tartsd távol őket egymástól. Kezdőként fehérrel is szórd szét őket: akkor sosem veszítesz el mindent egy csapásra.
learn-11-1 = A tábla üres, csak két piros van rajta, egymás mellett. Fehérrel te rakod le a harmadikat. Szórd szét a pirosakat.
    .why = Most mindkét oldalon van piros, és a korongjaid mindenütt találnak egyet. Ha együtt vannak, élesebb a játék: az emberek így gyakrabban nyernek, a motor ritkábban.
learn-11-2 = Megint te rakod le az utolsó pirosat. A tábla melyik felén nincs egy sem?
    .why = A B4 mindkettőtől messze van. A korongjaid bárhol állnak majd, találnak pirosat.
learn-11-3 = Két piros jobbra van. Hová kerüljön a harmadik?
    .why = Bal oldalt a korongjaid semmihez sem kötődtek volna. Most nekik is van pirosuk.

learn-12 = Lerakás: piros mellé
    .advice =
        A pirosak melletti mezők a legjobbak a táblán: ott semmit sem könnyű levágni. Gyorsan elfogynak, ezért ezeket foglald el először.
        Számold meg a korongjaidat minden piros mellett. Mindegyiknél legyen három vagy több, az ellenfeled is ezt akarja.
        A két piros melletti mező duplán számít.
learn-12-1 = Három piros van a szélen. Ezek közül az egyik mező kettővel is szomszédos. Oda rakj.
    .why = A G1 két piros között van. Bármi történik az egyikkel, a másik még ott van.
learn-12-2 = Már csak néhány üres mező van piros mellett. Foglald el az egyiket.
    .why = A B1 az A1-en lévő piros és a C1-en álló korongod mellett van. Így egyik korongodat sem könnyű levágni.
learn-12-3 = Három piros van jobbra. Ezek közül melyik mező szomszédos kettővel?
    .why = A K4 a J3 és a K5 mellett van, és mindkettőn piros áll. A H3-on vagy a G3-on, két-három mezőre, a korongodat hamar levágnák.
learn-12-4 = Az I1-en lévő piros mellett egy korongod van, és egy mező maradt ott. Foglald el Fekete előtt.
    .why = A H1 volt az utolsó mező az I1 mellett. Itt bármi más után Fekete foglalta volna el.

learn-13 = Lerakás: piros közelébe és a szélre
    .advice =
        Ha a pirosak melletti mezők megteltek, folytasd a második gyűrűben: két mezőre egy pirostól, a legjobb, ha kettőtől is.
        A szélt ott foglald el, ahol közel a piros. A szélen álló korong az első lépéstől mozoghat. A középen álló vár.
        A pirostól távoli szél keveset ér.
learn-13-1 = Piros mellett nem maradt mező. Egy üres mező két pirostól is két mezőre van. Találd meg.
    .why = A H3 a pirosak körüli csoporthoz tartozik. A többi mező mind messzebb van.
learn-13-2 = Két mezőre a pirostól, és a szélen: keresd meg azt a mezőt, amelyre mindkettő igaz.
    .why = A G1 két mezőre van egy pirostól, és a szélen van. A távoli sarkokat korán levágnák.
learn-13-3 = E mezők közül néhány a szélen van, néhány középen. Foglalj el egyet a szélen, a piros közelében.
    .why = A szélen a korongod rögtön léphet, és a piros sincs messze. Középen várnia kellene.
learn-13-4 = Szél és piros egyszerre: találd meg a mezőt, ahol mindkettő megvan.
    .why = A J5 a szélen van, és a J4-en lévő piros mellett. A korong onnan az első lépéstől mozoghat, és nehéz levágni.

learn-14 = Lerakás: láncok és kiutak
    .advice =
        Ha a korongjaid lánca átszeli a táblát, kettéválasztja az ellenfeledéit. Ha a végén álló korong ellép, a következő szabad.
        A középen álló korongjaidnak kiút kell. Rakj melléjük egyet a szélre: ha az ellép, ők is léphetnek.
learn-14-1 = A korongjaid az 1. sorban állnak végig, meg a D4-en és a D5-ön. Melyik piros melletti mező köti össze őket?
    .why = A C3 összeköti a korongjaidat az 1. sortól az 5. sorig, és a B3-on lévő piros mellett van.
learn-14-2 = Ezek közül az egyik mező összeköti két csoportodat. Találd meg.
    .why = A D4 összeköti a C3-on és az E4-en álló korongodat, és a lánc mindkét végén piros van: a C4-en és az F4-en.
learn-14-3 = A H2-n és a H3-on álló korongjaid be vannak zárva. Melyik szélső mező ad nekik kiutat?
    .why = Ha a G1 ellép, léphet a H2, aztán a H3. És a G1 piros mellett van.
learn-14-4 = Az F2-n álló korongod középen van. Melyik szélső mező ad neki kiutat?
    .why = Ha az F1 ellép, az F2 szabad. És az F1 két mezőre van a pirostól; a többi szélső mező nem.
learn-14-5 = Az I4-en álló korongodnak kiút kell. Melyik szélső mező adja meg, piros mellett?
    .why = Ha az I5 ellép, az I4 szabad. És az I5 a H4-en lévő piros mellett van.

learn-15 = Lerakás: ne legyen tömb
    .advice =
        A saját korongjaid tömbje önmagát zárja be: a belsők nem tudnak lépni, és egyetlen vágás mindet elviszi.
        Szórd szét tehát őket. Ha egy mező körül három vagy több korongod van, keress másikat.
        Ha ezek a tanácsok ellentmondanak egymásnak, első a piros, aztán a szél, aztán a kiutak.
        Most tölts meg egy egész táblát. A `/dvonn tipp` megmutatja, hová rakna egy erős játékos, és mennyi az esélyed.
learn-15-1 = Az öt mező közül négy csak vastagítana egy tömböt. Melyik nem?
    .why = Az F3 körül kevés korongod van, és közel a piros. A többi a bal oldali tömbödben van.
learn-15-2 = Amelyik mezőnek sok fehér szomszédja van, azt hagyd üresen. A többi közül melyik van piros mellett?
    .why = A B1-nek egy fehér szomszédja van, piros is van mellette, és a szélen van. A B3-nak, a D4-nek és a H5-nek három-három fehér szomszédja van.
learn-15-3 = Az utolsó mezők. Hol segít a legtöbbet a korongod?
    .why = Az E5 a szélen van, két mezőre a pirostól, és nincs tömbben. Most próbálj ki egy egész táblát.

learn-16 = Az első tíz lépés
    .advice =
        Az első lépések azt javítják ki, amit a lerakás hagyott: segíts a lógó korongokon, és lépj a szélen, hogy a belsők is léphessenek.
        A piros felé menj, ne tőle el. És üsd azokat a korongokat, amelyek elvehetnék a pirosat.
learn-16-1 = Nyisd meg a közepet: melyik lépés szabadítja ki a legtöbb belső korongodat?
    .why = Az E1 elhagyta a mezőjét, így most két belső korong tud lépni. A távoli szélen a lépések egyet sem szabadítanak ki.
learn-16-2 = A legtöbb lépés most sem szabadít ki semmit. Találd meg azt, amelyik megnyitja a közepet.
    .why = A D1 ütött, és az E2-n álló korongod most szabad. A jobb szélen a lépések ráérnek.
learn-16-3 = Menj a piros felé. Melyik lépéssel kerülsz olyan torony mellé, amelyben piros van?
    .why = A C5 kiugrott a sarokból a C3-ra. Ott a D3 mellett áll: abban a fekete toronyban piros van.
learn-16-4 = Az I3-on lévő piros magában áll. Üsd le a fekete korongot, amelyik elvehetné.
    .why = A J3 a tiéd, így nem veheti el a pirosat az I3-on. A többi itteni lépés után elvette volna.
learn-16-5 = Fekete B1-e a C1-en lévő piros mellett áll. Mit teszel ellene?
    .why = A B1 a tiéd. A többi itteni lépés után elvette volna a pirosat, vagy elmenekült volna.
learn-16-6 = Az A1-en álló tornyod lóg: szinte minden eltűnt körülötte. Vissza tud jönni, ütéssel?
    .why = Az A1 két mezőt ugrott a C3-ra, a többi korongod mellé, és leütött egy tornyot, amelyben piros van.

learn-17 = A vége
    .advice =
        A 70. lépés után nézz előre: számold meg a hátralévő lépéseket, a tieidet és az övéit.
        Tudd, mit ér el egy-egy torony: a magassága a távolsága. A legmagasabb tornyodat tedd pirosra vagy piros mellé, ahol nem érik el.
        Egyetlen lépést hagyj az ellenfelednek, és már tudod a válaszát.
learn-17-1 = Számolj. Egy lépés 2 koronggal nyer, a többi mind veszít. Melyik korongot kell leütnöd, mielőtt lép?
    .why = Az I4 üthette volna az I5-öt. Most a tiéd, és az I5-öt már nem fenyegeti.
learn-17-2 = A B1 egy magas. Milyen magas torony kell a C2-re, hogy elérje az A2-t?
    .why = A C2 most két magas, és az A2 két mezőre van. Az A2 túl magas ahhoz, hogy kitérjen.
learn-17-3 = Feketének csak egy lépése van: E3-ról G3-ra. Mit ütsz előbb úgy, hogy a H3 ott maradjon válaszolni?
    .why = Az E4 a tiéd. Feketének E3-ról G3-ra kell lépnie, és ott üti a H3-on álló korongod. Már a lépésed előtt tudtad a választ.
learn-17-4 = Találd meg a lépést, amely után Feketének egyáltalán nincs szabályos lépése.
    .why = Fekete passzol, újra meg újra, te pedig meglépsz minden hátralévő lépést.
learn-17-5 = Az E4-en 12 magas torony áll, piros mellett. Kié lesz a végén?
    .why = A torony a tiéd. Piros mellett van, így marad, és már senki sem tud lépni.


learn-18 = Egy teljes kis játszma
    .advice =
        Minden lépés előtt kérdezd meg: mit üthet vagy vághat le? Melyik lépésem vesz el tőle egy lépést? Melyik ütésem ér rá?
        A vége felé számold a lépéseket. És nézd át még egyszer az egész táblát, mielőtt rányomsz.
learn-18-1 = Játszd végig ezt a kis játszmát az 1. szint ellen, és nyerj. Használd mindazt, amit tanultál. Fehérrel játszol, te lépsz először.
    .why = Mindent tudsz, ami egy teljes játszmához kell. Kezdj egyet: `/dvonn játék`.

## Fogalmak. A nevek a docs/glossary/hu.md szavai.

terms-title = {"**"}Fogalmak: { $group }**
terms-board = A tábla
terms-moves = Lépések
terms-score = Pontállás és jelölés
terms-games = Játszmák
terms-strategy = Stratégia
terms-themes = Feladványtémák
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Nem ismerem ezt a fogalmat: `{ $term }`. Írás közben válassz a javaslatokból, vagy nézz meg egy csoportot:
menu-term = Válassz fogalmat, ha több érdekel

term-cell = Mező
    .meaning = a tábla 49 helyének egyike; az oszlopáról és a soráról kapta a nevét: D3.
    .usage = A gombok és a lépések mezőket neveznek meg. Az 1. és az 5. sorban kilenc mező van, a 3. sorban tizenegy.
term-edge = Szél
    .meaning = azok a mezők, amelyeknek hatnál kevesebb szomszédjuk van. Ott egy torony sosincs bekerítve.
    .usage = Kezdetben csak a szélen álló korongok tudnak lépni.
term-piece = Korong
    .meaning = 23 fehér, 23 fekete és 3 piros van belőle.
    .usage = Egyenként rakjátok le őket, vagy véletlenszerűen megtöltött táblát kaptok.
term-red-piece = Piros korong
    .meaning = három van belőle, és senkié. Minden más toronynak kapcsolat kell valamelyikhez.
    .usage = A táblán piros színű. Magában sosem lép, de ütni lehet.
term-stack = Torony
    .meaning = egy vagy több korong egy mezőn. Azé, akinek a korongja felül van.
    .usage = A tornyon lévő szám a magassága.
term-single = Egyes korong
    .meaning = egyetlen korongból álló torony.
    .usage = Egy mezőt lép. Ha nincs bekerítve, nincs nála mozgékonyabb torony.
    .caption = Egy mezőt lép, bármelyik irányba
term-height = Magasság
    .meaning = ahány korongból áll a torony; ennyi mezőt is lép.
    .usage = A táblán minden tornyon ott áll. A „4 magas” torony magassága 4.
term-hold-red = Pirosat tartalmaz
    .meaning = ha egy toronyban piros korong van. Az ilyen toronynak mindig van kapcsolata, és a pirosat magával viszi.
    .usage = A táblán piros perem és piros jel mutatja.
term-placement = Lerakás
    .meaning = az első szakasz: a játékosok felváltva leraknak 49 korongot.
    .usage = Véletlen vagy szimmetrikus táblán kimarad.
term-movement = Mozgatás
    .meaning = a második szakasz: a játékosok a tornyaikkal lépnek, amíg bárki tud.
    .usage = Fehér lép először.
term-capture = Ütés
    .meaning = amikor az ellenfél tornyára vagy piros korongra lépsz. Az új torony a tiéd.
    .usage = Az előnézetek és a tippek megmondják, mit üt egy lépés.
term-legal-move = Szabályos lépés
    .meaning = amit a szabályok engednek: a torony egyenesen, pontosan a magasságának megfelelő távolságra, egy másik toronyra lép.
    .usage = A gombok csak szabályos lépést mutatnak. Ha van ilyened, lépned kell.
term-forced-move = Kényszerlépés
    .meaning = az egyetlen szabályos lépés.
    .usage = A `/dvonn beállítások` között kérheted, hogy meglépjem helyetted.
term-surrounded = Bekerített
    .meaning = mind a hat oldalán korong áll. Az ilyen torony nem tud lépni.
    .usage = Így jelölöm meg ezeket a tornyokat: `/dvonn tábla` és `bekerített:True`.
term-isolated = Elszigetelt
    .meaning = nem vezet tőle szomszédok lánca piros koronghoz. Az elszigetelt torony azonnal lekerül.
    .usage = A levágó lépés után a táblán áthúzva látszik.
term-pass = Passz
    .meaning = ha a lépő félnek nincs szabályos lépése.
    .usage = Passzolok helyetted. Amint tudsz, újra lépsz.
term-score = Pontállás
    .meaning = ahány korong egy fél tornyaiban van. A nagyobb nyer.
    .usage = Minden tábla fölött ott áll.
term-position = Állás
    .meaning = a tábla, és hogy ki lép.
    .usage = A `/dvonn elemzés` bármilyen állást elfogad szövegként.
term-notation = Jelölés
    .meaning = ahogyan a lépéseket leírjuk: a D3 lerak egy korongot, a D3F3 a D3-on álló toronnyal az F3-ra lép.
    .usage = D3F3, D3-F3 vagy D3→F3: itt választhatsz: `/dvonn beállítások`.
term-rated = Értékelt
    .meaning = olyan játszma, amely beleszámít a ranglistába. Ebben a motor nem segít.
    .usage = A kihívásban választhatod.
term-rating = Értékszám
    .meaning = egy játékos erőssége számmal. A ± utáni szám a bizonytalansága.
    .usage = A profilok és a ranglisták mutatják. Minél több értékelt játszmát játszol, annál kisebb a ±.
term-provisional = Ideiglenes
    .meaning = még csak becsült értékszám, „?” jelöli.
    .usage = Néhány további értékelt játszma megerősíti.
term-plan = Terv
    .meaning = mezők listája, ahová a következő korongjaidat lerakom helyetted.
    .usage = Írj egyet: `/dvonn terv`. Csak te látod.
term-conditional-moves = Feltételes lépések
    .meaning = válaszok az ellenfeled lehetséges lépéseire: ha ezt lépi, azt lépem.
    .usage = Írd meg őket: `/dvonn feltételes`. `D3F3 resign`: ha ő lép: D3F3, feladod a játszmát. Csak te látod.
term-takeback = Visszavétel
    .meaning = egy játékos visszaveszi az utolsó lépését, ha az ellenfele beleegyezik.
    .usage = Kérd így: `/dvonn ajánlat`.
term-hint = Tipp
    .meaning = a legjobb lépések a saját, nem értékelt játszmádban.
    .usage = Nyilakkal mutatja őket: `/dvonn tipp`.
term-review = Áttekintés
    .meaning = ahogyan a motor egy véget ért játszmát lát: nyerési esélyek, fordulópontok, jobb lépések.
    .usage = Nyomd meg a véget ért játszma alatti gombot, vagy írd be: `/játszma áttekintés`.
term-tower = Magas torony
    .meaning = négy vagy több korongból álló torony. Kevés helyre tud lépni.
    .usage = Üss vele egyes korongokat: a sajátjaid így mozgékonyak maradnak. De ne építs ilyet korán.
    .caption = { $ply }: a magas torony egyes korongot üt
term-loose-piece = Lógó korong
    .meaning = olyan korong, amelyet egyetlen kapocs köt a piroshoz, ezért könnyen levágható.
    .usage = Csak akkor mentsd meg, ha semmibe sem kerül. Különben lépj máshol.
    .caption = { $ply }: a lógó korong le van vágva
term-tempo = Tempó
    .meaning = egy lépésnyi idő. Csendes lépéssel, amely nem üt semmit, tempót nyerhetsz: utána az ellenfelednek kell lépnie.
    .usage = A vége felé tartalékolj csendes lépéseket. Akinek előbb kell lépnie, gyakran veszít.
    .caption = { $ply } nem üt: Feketének kell lépnie
term-sharpshooting = Mesterlövés
    .meaning = amikor négy vagy több mezőről ütsz egy tornyot, pontosan olyan magas toronnyal.
    .usage = Készítsd elő a lövést: változtasd a tornyod magasságát vagy helyét, amíg jó nem lesz a távolság.
    .caption = { $ply }: négy magas, négy mezőről
term-overload = Túlterhelés
    .meaning = amikor egyszerre két tornyot fenyegetsz, és az ellenfeled nem tudja mindkettőt megmenteni.
    .usage = Két tornyod is megteheti együtt. Villánál egyetlen torony teszi.
    .caption = { $ply }: Fekete csak az egyiket mentheti
term-neutralise = Semlegesítés
    .meaning = amikor az ellenfél korongjára lépsz, hogy többé ne tudjon lépni.
    .usage = A korong a táblán marad, de az ellenfelednek eggyel kevesebb korongja van, amellyel léphet.
    .caption = { $ply }: ez a fekete korong semleges
term-fork = Villa
    .meaning = egyetlen torony, amely két tornyot támad.
    .usage = Az ellenfelednek egy lépése van, és csak az egyiket mentheti meg.
    .caption = { $ply }: egy torony kettőt támad
term-isolation = Elszigetelés
    .meaning = vágd el az ellenfél korongjait a pirostól, hogy lekerüljenek a tábláról.
    .usage = Nézd meg, mi köti az ellenfél egy csoportját a piroshoz. Ha egyetlen torony, azt célozd.
    .caption = { $ply }: Fekete három korongot veszít
term-rescue = Mentőakció
    .meaning = mentsd meg a korongjaidat, amelyeket el akarnak vágni a pirostól.
    .usage = Mielőtt lépsz, nézd meg, mit vághat le utána az ellenfeled.
    .caption = { $ply }: Fehér kapcsolata a pirossal megvan
term-cut = A tábla kettévágása
    .meaning = üríts ki egy mezőt, amely az ellenfél korongjait a piroshoz köti.
    .usage = A kapocs a saját korongod is lehet: lépj el vele, és megszakad a lánc.
    .caption = { $ply } megszakítja a láncot a piroshoz
term-run-with-red = Meglógás a pirossal
    .meaning = lépj olyan toronnyal, amelyben piros van.
    .usage = Vidd a pirosat a saját korongjaid felé, az övéitől távol.
    .caption = { $ply }: Fehér meglóg a pirossal
term-free-surrounded = Bekerített torony kiszabadítása
    .meaning = szabadítsd ki egy bekerített tornyodat, és lépj vele.
    .usage = Előbb lépj el a hat szomszédja egyikével. Utána már tud lépni.
    .caption = { $ply }: a megjelölt torony szabad
term-immobilise = Torony megbénítása
    .meaning = hagyd lépés nélkül az ellenfél egyik tornyát.
    .usage = Tedd minden célponthoz túl magassá, vagy vedd el a célpontjait.
    .caption = { $ply }: a megjelölt torony megakadt
term-forced-pass = Passzra kényszerítés
    .meaning = ne hagyj lépést az ellenfélnek, hogy passzolnia kelljen.
    .usage = Ha az ellenfelednek már csak néhány lépése van, próbáld mindet elvenni.
    .caption = { $ply }: Feketének passzolnia kell
term-counting = Számolás
    .meaning = szoros a végeredmény. Számolj a végéig.
    .usage = Számold meg, kinek hány lépése maradt, és mibe kerülnek az utolsók.
    .caption = { $ply } eggyel nyer. A többi mind veszít
term-save-draw = A döntetlen megmentése
    .meaning = csak egy lépés döntetlen, a többi veszít.
    .usage = Minden lépést gondolj végig. A döntetlen fél pontot ér.
    .caption = { $ply } döntetlen. A többi mind veszít
term-last-placements = Utolsó lerakások
    .meaning = majdnem tele a tábla, és csak egy mező tartja meg a jobb esélyeket.
    .usage = Első a piros közelsége, aztán a szél, aztán a kiút a saját korongjaidnak.
    .caption = { $ply }: a szélen, két mezőre a pirostól

## Elutasítások: mi a baj, és mit tehetsz

refuse-no-game = Ezen a csatornán nincs játszma. Kezdj egyet a gép ellen: `/dvonn játék`. Hogyan játszhatsz emberek ellen: `/dvonn súgó`.
refuse-unknown-game = Itt nem nyithatsz meg ilyen számú játszmát: { $number }. A saját játszmáid bárhol megnyílnak, másokéi csak a saját csatornájukon.
refuse-ended = Ez a játszma ({ $number }.) véget ért. Kezdj újat a gép ellen: `/dvonn játék`. Hogyan játszhatsz emberek ellen: `/dvonn súgó`.
refuse-not-a-player = Ezt a játszmát { $white } és { $black } játssza. Megnézheted: `/dvonn tábla`. Ha sajátot kezdenél: `/dvonn kihívás`.
refuse-not-your-turn = Most { $player } következik. Szólok itt, amikor te jössz.
refuse-old-board-link = Ez a tábla már nem aktuális. A legújabb [itt van]({ $url }).
refuse-old-board = Ez a tábla már nem aktuális. A legújabb itt van: `/dvonn tábla`.
refuse-not-a-cell = Nincs ilyen mező: `{ $input }`. { $cells }
# Which cells exist, for a player who named one that does not.
no-such-cell = Nincs ilyen mező: `{ $word }`. { $cells }
cells-row = { $row }. sor: { $first }–{ $last }.
cells-column = Az oszlopok A-tól K-ig tartanak; { $row }. sor: { $first }–{ $last }.
cells-all = A tábla sorai: 1–5, oszlopai: A–K.
cells-form = A mező egy betű A és K között, és egy szám 1 és 5 között, például D3.
refuse-not-a-move = `{ $input }`: ez nem lépés. Add meg a tornyod mezőjét és a célmezőt, például D3F3.
refuse-nothing-stored = Nincs rólad adatom, így nincs mit törölni.
refuse-no-challenge = Ez a kihívás már nem létezik. Így indíthatsz újat: `/dvonn kihívás`.
refuse-self = Magadat nem hívhatod ki. Válassz más játékost, vagy hagyd üresen az `ellenfél` mezőt, hogy bárki elfogadhassa.
refuse-this-bot = Ha ellenem játszanál: `/dvonn játék`.
refuse-not-a-member = { $person } nincs ezen a szerveren. Válassz a szerver tagjai közül.
refuse-threads =
    { $most ->
        [one] Az elmúlt percekben már nyitottál egy szálat. A következőt ekkor nyithatod: { $until }, vagy használj másik csatornát.
       *[other] Az elmúlt percekben már { $most } szálat nyitottál. A következőt ekkor nyithatod: { $until }, vagy használj másik csatornát.
    }
refuse-bot = Botot nem hívhatsz ki. Válassz embert, vagy hagyd üresen az `ellenfél` mezőt, hogy bárki elfogadhassa.
refuse-challenge-gone = Erre a kihívásra már nem válaszolhatsz. { $state } Így indíthatsz újat: `/dvonn kihívás`.
refuse-board-outdated = Ez nem a legújabb táblád. A legújabbat ajánld fel, vagy kérj másikat.
refuse-choose-side = Ennél a kihívásnál színt kell választanod: „Fehérrel játszom” vagy „Feketével játszom”.
refuse-not-challenged = Ez a kihívás neki szól: { $opponent }. Ha sajátot indítanál: `/dvonn kihívás`.
refuse-own-challenge = Ez a saját kihívásod, másnak kell elfogadnia. Visszavonni visszavonhatod.
refuse-not-the-challenger = Ezt a kihívást csak { $challenger } vonhatja vissza.
invalid-terms-clock =
    `{ $input }`: ez nem gondolkodási idő. Ezek egyikét írd:
    {"-"} `5d`: lépésenként 5 nap
    {"-"} `3d+12h`: 3 nap, plusz lépésenként 12 óra
    {"-"} `3d+12h max 7d`: ugyanez, de legfeljebb 7 nap gyűlhet össze
    {"-"} `live 10`: fejenként 10 perc
    {"-"} `none`: óra nélkül
invalid-terms-clock-range =
    { $stretch ->
        [turn] Egy lépés ideje: legalább { $least }, legfeljebb { $most }. Ha egy ültő helyben játszanál, adj meg ilyet: `live 10`.
        [bank] A teljes idő: legalább { $least }, legfeljebb { $most }. Adj meg másik időt.
        [increment] A lépésenkénti plusz idő: legalább { $least }, legfeljebb { $most }. Adj meg másik időt.
        [cap] A felső határ legalább annyi, mint a `+` előtti idő, és legfeljebb { $most }. Adj meg másik időt.
       *[live] Egy élő játszmában fejenként: legalább { $least }, legfeljebb { $most }. Adj meg másik időt.
    }
invalid-terms-seed = `{ $input }`: ez nem kezdőérték. A kezdőérték legfeljebb tizenkét jegyű szám. Másolj egyet egy korábbi játszmából (`/játszma exportálás`), vagy hagyd üresen a `kezdőérték` mezőt.
invalid-terms-nothing-to-deal = A kezdőértékhez véletlen tábla kell. Válaszd a véletlen vagy a szimmetrikus felállást (kihívásban az osztást is), vagy hagyd üresen a `kezdőérték` mezőt.
invalid-terms-seed-with-reds = Ismert kezdőértékkel a pirosak lerakása előtt látnád a táblát. Hagyd üresen a `kezdőérték` mezőt: véletlenszerűen választok egyet.
invalid-terms-position-unused = Az álláshoz a „megadott” felállás kell. Válaszd azt, vagy hagyd üresen az `állás` mezőt.
invalid-terms-no-position = A „megadott” felálláshoz állás kell. Írd be az `állás` mezőbe.
invalid-terms-position-over = Ebben az állásban egyik fél sem tud lépni. Adj meg olyat, ahol folytatódhat a játszma.
invalid-terms-place-without-clock = A helyért játszott játszmához óra kell. Hagyd üresen az `idő` mezőt, vagy adj meg olyat, ami nem `none`.
invalid-terms-color-with-cut = Az „egyik oszt, másik választ” felállásnál az választ színt, aki elfogadja. Hagyd üresen a `szín` mezőt, vagy válassz másik felállást.
position-unreadable = Nem tudom elolvasni ezt az állást.
position-forbidden = Ilyen állás a szabályok szerint nem lehet.
position-form =
    Írd így: `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`.
    {"-"} SIDE a lépő fél: `w` vagy `b`.
    {"-"} Minden sor balról, vesszővel sorolja a mezőit.
    {"-"} `.` üres mező.
    {"-"} `w3` vagy `b3` torony a tulajdonosával és a magasságával. `b2*` pirosat tartalmazó torony.
    {"-"} `r1` magában álló piros korong.
position-side = Nem `w` vagy `b` betűvel kezdődik.
position-rows = 5 sor kell, de { $found } van benne.
position-cells = { $row }. sor: { $expected } mező kell, de { $found } van benne.
position-stack = Nem érvényes torony: { $found } ({ $cell }).
position-trailing = { $found } nem állhat a sorok után. Csak a `movement` szó állhat ott.
fault-stacks-with-red = { $found } torony tartalmaz pirosat. Egy, kettő vagy három ilyen toronynak kell lennie.
fault-room-for-reds = A pirosat tartalmazó tornyokban csak { $room } piros korongnak van helye, de háromnak kell lennie.
fault-isolated = Elszigetelt lenne: { $cells }. Semmi sem köti piros koronghoz.
fault-too-many-pieces = A tornyok összesen { $found } korongból állnak, de a játékban 49 van.
fault-too-many-stacks =
    { $color ->
        [white] Fehérnek { $found } tornya van, de csak 23 korongja.
       *[black] Feketének { $found } tornya van, de csak 23 korongja.
    }
fault-black-moves-first = Teli táblán Fehér lép először.
fault-nothing-moved = Csak egyes korongok vannak, és pontosan egy korong hiányzik. Ilyen nem lehet: az első lépéssel 2 magas torony lesz, és ha az lekerül, legalább két korong hiányzik.
fault-no-placement =
    { $color ->
        [white] { $pieces } lerakás után { $red } piros, { $white } fehér és { $black } fekete egyes korongnak kell lennie, és Fehér következik.
       *[black] { $pieces } lerakás után { $red } piros, { $white } fehér és { $black } fekete egyes korongnak kell lennie, és Fekete következik.
    }
refuse-nothing-to-plan = Minden korong le van rakva, nincs mit tervezni. Adj meg feltételes lépéseket: `/dvonn feltételes`.
refuse-vacation-days = Abban az évben csak { $count } nap szabadságod maradt. Kevesebb napot adj meg.
refuse-vacation-no-time = Az egyik játszmádban már nincs időd, így azonnal túllépnéd. Előbb lépj ott (lásd: `/dvonn játszmák`), aztán fejezd be a szabadságod.
refuse-no-vacation = Nem vagy szabadságon. Így kezdhetsz: `/dvonn szabadság` és `napok:3`.
refuse-review-running = Ez a játszma még folyik. Ha vége, áttekintheted.
refuse-review-short = Ez a játszma túl rövid az áttekintéshez: mindkét félnek kell legalább egy lépés, ahol választhatott. A lépései itt vannak: `/játszma lépések`.
refuse-variation-gone = Ez az elemzés már nincs meg: mindenkinek az utolsó tizet őrzöm meg, 90 napig. Kérd újra: `/dvonn elemzés`.
refuse-variation-full = Ebben az elemzésben { $most } lépés van, többet nem őrzök meg. Folytasd már kipróbált lépésekkel, vagy elemezz másik állást.
refuse-review-one-at-a-time = Még egy másik játszmát tekintek át neked. Egyszerre csak egyet tudok. Kérd újra egy perc múlva.
refuse-engine-unknown = Nincs itt ilyen nevű motor: „{ $name }”. Válassz a listából, vagy töltsd ki a `szint` mezőt.
refuse-engine-gone = Ez a motor már nem elérhető. Ha a gép ellen játszanál: `/dvonn játék`, a `szint` mezőt kitöltve.
refuse-engine-and-level = Vagy `szint`, vagy `motor`: csak az egyiket add meg.
refuse-engine-busy =
    { $games ->
        [one] { $player } egyszerre csak egy játszmát játszhat. Próbáld újra, ha véget ért, vagy töltsd ki a `szint` mezőt.
       *[other] { $player } egyszerre csak { $games } játszmát játszhat. Próbáld újra, ha valamelyik véget ért, vagy töltsd ki a `szint` mezőt.
    }
refuse-engine-board = { $player } csak üres tábláról tud játszani. Válaszd a „teljes” felállást.
refuse-busy-direct = Az előző játszmád itt még folyik. Megnézheted: `/dvonn tábla`. Lezárhatod: `/dvonn feladás`.
refuse-rated-guest = Itt nem lehet értékelt játszmát játszani: minden ranglista egy olyan szerveré, amelyhez engem is hozzáadtak. Hagyd üresen az `értékelt` mezőt, vagy egy ilyen szerveren hívd ki az ellenfeledet.
refuse-busy-guest = Itt már folyik egy játszma, és egyszerre csak egyet mutatok. Megnézheted: `/dvonn tábla`. Fejezd be, vagy játssz másik csatornán.
refuse-busy = Ezen a csatornán { $white } és { $black } játszik.

refuse-offer-gone =
    { $state ->
        [accepted] Ezt az ajánlatot már elfogadták.
        [declined] Ezt az ajánlatot már elutasították.
        [withdrawn] Ezt az ajánlatot visszavonták.
       *[lapsed] Ez az ajánlat lejárt, amikor a játszma folytatódott.
    }
refuse-offer-own = Ez a saját ajánlatod, csak az ellenfeled válaszolhat rá. Visszavonni visszavonhatod.
refuse-offer-not-own = Ezt az ajánlatot csak az ellenfeled vonhatja vissza. Te elfogadhatod vagy elutasíthatod.
refuse-offer-waiting =
    { $kind ->
        [draw] Az ellenfeled még nem válaszolt a döntetlenajánlatodra.
        [takeback] Az ellenfeled még nem válaszolt arra, hogy visszavételt kértél.
       *[pause] Az ellenfeled még nem válaszolt arra, hogy szünetet kértél.
    }
refuse-answer-first = Az ellenfeled visszavételt kért. Előbb azt fogadd el vagy utasítsd el.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Nemrég ajánlottál döntetlent. A következő lépés után ajánlhatsz újra.
           *[other] Nemrég ajánlottál döntetlent. Még { $plies } lépés után ajánlhatsz újra.
        }
       *[other] Ezt az előbb kérted. A következő lépés után kérheted újra.
    }
refuse-nothing-to-take-back = Még nincs visszavehető lépésed.
refuse-revealed = Már nem veheted vissza a lépésed: azóta az ellenfeled tervéből vagy feltételes lépéseiből már lejátszottam valamit. Játssz tovább, vagy ajánlj döntetlent: `/dvonn ajánlat`.
refuse-no-clock = Ebben a játszmában nincs óra, így nincs szünet, és időt sem adhatsz.
refuse-paused = A játszma már szünetel. A folytatáshoz nyomd meg a tábla alatt: „Játszma folytatása”.
refuse-not-paused = A játszma nem szünetel. Szünetet így kérhetsz: `/dvonn ajánlat` és `mit:Szünet`.
refuse-enough-time = Az ellenfelednek így is több mint egy éve van hátra.
refuse-computer-needs-no-time = A gép órája sosem jár, így nem kell neki idő.
refuse-not-over = Ennek a játszmának még nincs vége. Ha vége lesz, felajánlhatsz visszavágót.
refuse-rematch-deleted = Az ellenfeled törölte az adatait. Hogyan találhatsz másikat: `/dvonn súgó`.
refuse-no-rematch = Most nem lehet visszavágó. Keress valakit: `/keresés`.
refuse-rematch-asked = Egy játszma után csak egyszer ajánlhatsz visszavágót.
refuse-rematch-waits = Már felajánlottál visszavágót. Az ellenfeled még nem válaszolt.
refuse-rematch-offered = Az ellenfeled már felajánlott visszavágót. Azt fogadd el.
refuse-rematch-started = Ennek a játszmának már van visszavágója ({ $number }. játszma). Másikat a gép ellen kezdhetsz: `/dvonn játék`. Hogyan játszhatsz emberek ellen: `/dvonn súgó`.
refuse-abort-place = A helyedért hívtak ki, így ezt a játszmát nem szakíthatod meg. Játszd végig, vagy add fel (`/dvonn feladás`), és elveszíted a helyed.
refuse-abort-tournament = Versenyjátszmát nem szakíthatsz meg. Ha feladnád: `/dvonn feladás`. Ha a versenyt hagynád ott: `/verseny visszalépés`.
refuse-abort = Már késő megszakítani ezt a játszmát. Ajánlj döntetlent (`/dvonn ajánlat`), vagy add fel (`/dvonn feladás`).
refuse-claim-here = { $opponent } még ezen a szerveren van. Ha túllépi az időt, automatikusan nyersz.
refuse-claim-computer = A gép sosem megy el, és az órája sosem jár. Ha véget vetnél a játszmának, add fel.
refuse-only-void = Ennek a játszmának ({ $number }.) az egyik játékosa másik szerverről játszik, ezért a moderátorok csak érvényteleníthetik. Ezt is csak addig, amíg tart, ha nem értékelt, és nem versenyjátszma.
refuse-claim-no-clock = Ebben a játszmában nincs óra, így senki sem lépheti túl az időt. Az ellenfeled elment: a `/dvonn feladás` eredmény nélkül lezárja a játszmát.
refuse-claim-own-turn = Te jössz. Előbb lépj: akkor az ellenfeled órája jár, és ha lejár, nyersz.
refuse-claim-early = Az ellenfeled elment, de még van ideje. A győzelmet ekkor igényelheted: { $until }.
refuse-not-a-moderator = Ezt csak az teheti meg, akinek megvan a „Szerver kezelése” engedélye. Kérj meg közülük valakit.
refuse-not-a-moderator-role = Ezt csak az teheti meg, akinek ez a rangja: { $role }, vagy megvan a „Szerver kezelése” engedélye. Kérj meg közülük valakit.
refuse-channel = Ezen a szerveren játszma csak ezeken a csatornákon és a szálaikban indulhat: { $channels }. Ott próbáld újra.
refuse-starter = Itt csak az indíthat játszmát, akinek ez a rangja: { $role }. Kérj meg valakit közülük, hogy hívjon ki: elfogadni te is elfogadhatod.
refuse-starter-there = Azon a szerveren, ahol játszanál, csak egy bizonyos ranggal lehet játszmát kezdeni, és neked nincs meg.
refuse-blocked =
    Egy moderátor letiltott: ezen a szerveren nem indíthatsz játszmát, és nem is csatlakozhatsz. Indok: { $reason }
    A folyó játszmáid folytatódnak. Ha szerinted ez tévedés, fordulj a moderátorokhoz.
refuse-challenger-blocked = { $challenger } le van tiltva ezen a szerveren. Hívj ki mást: `/dvonn kihívás`.
refuse-opponent-blocked = { $opponent } most nem csatlakozhat játszmához ezen a szerveren. Válassz mást.
refuse-games = Elérted a határt: egy ember egyszerre legfeljebb { $most } játszmában és versenyben vehet részt. Előbb fejezz be vagy adj fel egy játszmát.
refuse-challenger-games = { $challenger } már annyi játszmában játszik, amennyiben egy ember egyszerre játszhat. Hívj ki mást: `/dvonn kihívás`.
refuse-challenges =
    { $most ->
        [one] Már van egy kihívásod. Vond vissza, vagy várd meg a választ. A visszavont és az elutasított kihívás is beleszámít, az elküldésétől 10 percig.
       *[other] Már { $most } kihívásod van. Vonj vissza egyet, vagy várd meg a választ. A visszavont és az elutasított kihívás is beleszámít, az elküldésétől 10 percig.
    }
refuse-challenged-before =
    { $most ->
        [one] Már kihívtad: { $opponent }. Várd meg a választ. A visszavonás nem segít: a kihívás az elküldésétől egy óráig számít.
       *[other] Már { $most } alkalommal kihívtad: { $opponent }. Várd meg a választ. A visszavonás nem segít: egy kihívás az elküldésétől egy óráig számít.
    }
refuse-challenged-lately = Nemrég kihívtad: { $opponent }. Újra ekkor hívhatod ki: { $until }. Ha mást hívnál ki, nem kell várnod.
refuse-places-rated-off = Ezen a szerveren ki vannak kapcsolva az értékelt játszmák, így helyért sem játszhatsz. Egy szerverkezelő így kapcsolhatja be: `/dvonn-admin beállítások`.
refuse-rated-off = Ezen a szerveren ki vannak kapcsolva az értékelt játszmák. Ha nem értékelt játszmát játszanál, hagyd üresen az `értékelt` mezőt, vagy válaszd azt, hogy False.
refuse-may-not-post = Nem írhatok ide: { $channel }. Adj ott „Csatorna megtekintése”, „Üzenetek küldése” és „Fájlok csatolása” engedélyt, és próbáld újra.
refuse-block-no-reason = Írd be az indokot az `indok` mezőbe. Akit letiltasz, látni fogja.
refuse-block-opponent = Te és { $person } ugyanabban a folyó játszmában vagy versenyben vagytok, ezért nem tilthatod le. Kérj meg egy másik moderátort.
refuse-block-bot = Botot nem tilthatsz le. Válassz embert.
refuse-not-blocked = { $person } nincs letiltva. A letiltottak itt vannak: `/dvonn-admin beállítások`.
refuse-own-game = Ebben a játszmában ({ $number }.) te is játszol, ezért nem moderálhatod. Kérj meg egy másik moderátort. Ha nincs, válassz moderátorrangot (`/dvonn-admin beállítások`), és add oda valakinek.
refuse-other-server = Ezen a szerveren nincs { $number }. játszma. A számát a játszma csatornáján nézheted meg: `/játszma lépések`.
refuse-void-uncounted = Ez a játszma ({ $number }.) véget ért, és nem volt értékelt, így az érvénytelenítése semmin sem változtatna.
refuse-void-before = Ezt a játszmát ({ $number }.) már kivették az értékszámításból.
refuse-role-of-all = Ez a rang mindenkinek megvan. Olyat válassz, amely csak a moderátoroké.
refuse-no-reason = Írd be az indokot az `indok` mezőbe. Megjelenik a játszma csatornáján.
refuse-no-winner = Add meg a győztest vagy a döntetlent a `győztes` mezőben. Ha eredmény nélkül zárnád le a játszmát, a `döntés` mezőben ezt válaszd: „Játszma érvénytelenítése”.
refuse-no-seat = Add meg az új játékost (`játékos`) és azt, hogy melyik felet kapja (`fél`).
refuse-seat-self = Magadnak nem adhatod át. Válassz más játékost, vagy kérj meg egy másik moderátort.
refuse-seat-bot = Botnak nem adhatod át. Válassz embert.
refuse-seat-not-a-member = { $person } nincs ezen a szerveren. Válassz a tagok közül.
refuse-seat-blocked = { $person } le van tiltva ezen a szerveren. Válassz más játékost, vagy előbb oldd fel: `/dvonn-admin feloldás`.
refuse-seat-taken = { $person } már játszik ebben a játszmában. Válassz más játékost.
refuse-seat-computer = A gép helyét nem adhatod át. Zárd le vagy érvénytelenítsd a játszmát.

illegal-taken = { $cell } foglalt. Válassz üres mezőt.
illegal-empty = { $cell } üres. Válassz olyan mezőt, ahol a te tornyod áll.
illegal-lone-red = { $cell }: itt egy piros korong áll egyedül, azzal senki sem léphet. Válassz egy saját tornyot.
illegal-not-yours = { $cell }: ez a torony az ellenfeledé. Olyat válassz, amelyen a te színed van felül.
illegal-surrounded = { $cell }: ez a torony be van kerítve, nem tud lépni. Válassz másikat.
illegal-not-straight = { $from } és { $to } nincs egy egyenesen. A tornyok a tábla hat irányában lépnek.
illegal-distance =
    { $height ->
        [one] { $from } és { $to } távolsága { $distance }, de egy egyes korong pontosan 1 mezőt lép.
       *[other] { $from } és { $to } távolsága { $distance }, de egy { $height } magas torony pontosan { $height } mezőt lép.
    }
illegal-empty-target = { $to } üres. A toronynak egy másik toronyra vagy korongra kell lépnie.
illegal-leaves-board = { $from }: innen egy { $height } magas torony ebben az irányban lelépne a tábláról. Válassz másikat.
illegal-still-placing = Még nincs lerakva minden korong. Rakj le egyet egy üres mezőre: `/dvonn lerakás D3`.
illegal-all-placed = Minden korong le van rakva. Most egy toronnyal lépj: `/dvonn lépés D3F3`.
illegal-must-pass = Nincs szabályos lépésed, passzolnod kell.
illegal-may-not-pass = Van szabályos lépésed, ezért nem passzolhatsz. Írás közben felsorolja a lépéseid: `/dvonn lépés`.
illegal-game-over = Vége a játszmának. Kezdj újat a gép ellen: `/dvonn játék`. Hogyan játszhatsz emberek ellen: `/dvonn súgó`.

backup = A szerver összes adata: soronként egy JSON, gzippel tömörítve. Nevek vannak benne, ezért csak más szerverkezelőknek add oda. Ez a mentés bekerült a naplóba: `/dvonn-admin napló`.
backup-no-files = Ezen a csatornán nem csatolhatok fájlt. Olyan csatornán írd be, ahol igen: `/dvonn-admin mentés`.
backup-in-parts = A mentés túl nagy egyetlen Discord-fájlhoz. Jön a többi része is.
backup-part = Rész: { $part }. Jön még több is.
backup-last-part = Rész: { $part }, az utolsó. A részeket kicsomagolhatod külön is, vagy sorrendben összefűzve egyben.

## Tiszta játék

fairness-heading = {"**"}Lépésenként veszített nyerési esély**, áttekintett értékelt játszmákban (± a standard hiba kétszerese)
fairness-line = { $player } (értékszám: { $rating }): { $loss } ± { $error } százalékpont, { $games } játszma és { $moves } lépés alapján.
fairness-peers = { $count } hasonló értékszámú játékos vesztesége { $loss }. Különbség: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Szokatlanul kevés: nézd meg a játszmákat.**
       *[usual] Nem szokatlan.
    }
fairness-few-games = { $player } (értékszám: { $rating }): túl kevés játszma ({ $games }, legalább { $least } kell).
fairness-few-peers = Túl kevesen vannak az összevetéshez: legalább { $least } játékos kell, legfeljebb { $range } eltéréssel ettől az értékszámtól.
fairness-note = Ez csak jelzés, nem bizonyíték. Új fiókkal játszó erős játékosnál, könnyű állásoknál, vagy ha csak a jó játszmákat tekintik át, ugyanez látszhat. Ezek alapján én sosem teszek semmit.
fairness-empty = Ezen a szerveren még senkinek sincs { $least } áttekintett értékelt játszmája. Áttekintést így kérhetsz: `/játszma áttekintés`.
fairness-unknown = { $player }: nincs áttekintett értékelt játszmája ezen a szerveren. Áttekintést így kérhetsz: `/játszma áttekintés`.

## Tárolt adatok

privacy-stored =
    {"**"}Mit tárolok**
    {"-"} A Discord-azonosítódat, és a nevedet azokon a szervereken, ahol játszol.
    {"-"} A játszmáidat: lépések az idejükkel, feltételek, eredmények és a jegyzeteid. A terveket és a feltételes lépéseket a játszma végéig.
    {"-"} Az értékszámaidat, helyeidet, versenyeidet, és az értük adott rangokat.
    {"-"} A feladvány-értékszámodat, a kipróbált feladványokat és a legjobb futamodat. A többi futamodat egy napig.
    {"-"} A kihívásaidat, szabadságaidat, leckéidet és a beállításaidat (időzónával, csendes órákkal, szabad hétvégékkel).
    {"-"} Az utolsó 50 importált játszmádat (ha nagyok, kevesebbet), és az utolsó tíz elemzésed lépéseit.
    {"-"} A követett játszmáidat, amíg véget nem érnek. Az áttekintést, amelyre vársz.
    {"-"} Hogy mit keresel a `/keresés` paranccsal, és rajta vagy-e a világranglistán. Hogy kikkel nem akarsz többet találkozni, és a jelentéseidet.
    {"-"} A moderátori döntéseidet, és hogy mely szerverek tiltanak le.
    Az üzeneteket nem olvasom, csak azt, amit a parancsaimba, űrlapjaimba és gombjaimba beírsz.
privacy-kept =
    {"**"}Meddig őrzöm:** amíg nem törlöd, kivéve:
    {"-"} Elemzés: az utolsó használata után 90 napig.
    {"-"} Lezárt kihívás vagy ajánlat: 30 nap.
    {"-"} A parancsaid azonosítói: egy nap, a lépéseid kivételével. Ezek gondoskodnak arról, hogy egy parancs se számítson kétszer.
    {"-"} Az azonosítód titkosított alakja: még 30 nap, ha egy értékelt játszma után 30 napon belül mindent törölsz. A bot kulcsa nélkül nem fejthető vissza. Így az ugyanazzal az ellenféllel ismételt játszmák továbbra sem számítanak teljes értékkel.
privacy-seen =
    {"**"}Ki látja**
    {"-"} Játszmák, értékszámok, eredmények, versenyek és moderátori döntések: mindenki azon a szerveren, amelyhez tartoznak. `/keresés` után és csapatmérkőzésen ez mindkét szerver. A szerverkezelők le is tölthetik őket.
    {"-"} A bajnokság: bárki, bárhol.
    {"-"} A világranglista: bárki, bárhol, amíg ki nem lépsz: `/ranglista világranglista-elhagyása`.
    {"-"} A feladvány-értékszámod: mindenki azokon a szervereken, ahol feladványt próbáltál.
    {"-"} Feladványfutam valaki ellen: mindenki a futam csatornáján.
    {"-"} Az órádat megállító szabadság vagy szabad hétvége: az ellenfeleid.
    {"-"} Minden más: csak te.
    A bot üzemeltetője olvashatja az adatbázist. Senki mással nem osztok meg semmit.
privacy-choices =
    {"**"}Mit tehetsz**
    {"-"} `/adatvédelem exportálás`: mindent megkapsz fájlban.
    {"-"} `/adatvédelem törlés`: mindent végleg törlök.
    {"-"} Utána a veled játszott játszmák az ellenfeleidnél maradnak, mint egy „törölt játékos” játszmái.
    {"-"} Az a szerver, amelyik letiltott, továbbra is letilt.
    {"-"} Ha a bot üzemeltetője letiltott, vagy mások nem akarnak veled újra találkozni, az is megmarad. Az azonosítód helyett annak titkosított alakját őrzöm.
delete-person =
    {"**"}Törölsz magadról mindent?** Ezt nem lehet visszavonni.
    {"-"} { $games ->
        [0] Nincs folyó játszmád.
        [one] A folyó játszmád most véget ér. Ha értékelt, és a lerakás után legalább hat lépés volt benne, elveszíted. Különben eredmény nélkül ér véget.
       *[other] A folyó játszmáid ({ $games }) most véget érnek. Az értékelteket, amelyekben a lerakás után legalább hat lépés volt, elveszíted. A többi eredmény nélkül ér véget.
    } A kihívásaidat visszavonom, és kilépsz a versenyeidből.
    {"-"} A beállításaid, szabadságaid, leckéid, terveid, jegyzeteid, importált játszmáid és elemzéseid törlődnek, és egy játszmát sem követsz tovább. Minden ranglistáról eltűnsz, és elveszem a helyekért és címekért adott rangokat.
    {"-"} A veled játszott játszmák az ellenfeleidnél maradnak, mint egy „törölt játékos” játszmái. Az értékszámuk csak a most elveszített értékelt játszmáidtól változik. A moderátori döntéseid megmaradnak, az azonosítód és a neved nélkül.
    {"-"} Az a szerver, amelyik letiltott, továbbra is letilt. A csatornák üzenetei megmaradnak.
    {"-"} Ha az elmúlt 30 napban értékelt játszmát játszottál, megőrzöm az azonosítód titkosított alakját. 30 napig marad meg, lásd: `/adatvédelem megtekintés`.
    Ha újra játszol, új játékosként kezded.
button-export-person = Előbb exportálás
button-delete-person = Minden törlése
button-keep-person = Minden maradjon
delete-cancelled = Semmi sem törlődött.
delete-running = Mindent törlök rólad…
delete-done = Az adataid törlődtek. Ha újra játszol, új játékosként kezded.

export-about = Minden, amit a DVONN-bot rólad tárol. Az időpontok UTC szerint, az órák ezredmásodpercben értendők. A pontok félpontban értendők: 2 a győzelem, 1 a döntetlen. Mások csak azzal a névvel szerepelnek, amelyet a szerveren mindenki lát.
exported = Ebben a fájlban minden benne van, amit rólad tárolok. Aki megkapja, elolvashatja.
exported-part = Rész: { $part }. Túl sok egyetlen Discord-fájlhoz. Jön még több is.
exported-last-part = Rész: { $part }, az utolsó.
export-everything-no-files = Ezen a csatornán nem csatolhatok fájlt. Küldd el nekem közvetlen üzenetben: `/adatvédelem exportálás`.
export-everything-too-large = Az adataid túl nagyok egy Discord-fájlhoz. Kérj másolatot a bot üzemeltetőjétől. Az adatbázisban a Discord-azonosítód alapján megtalálja.

## Hibák

error-busy = Most túl sok a dolgom. Semmi sem változott. Próbáld újra egy perc múlva.
error-too-late = Bocs, ezt nem sikerült időben megcsinálnom. Semmi sem változott. Próbáld újra egy perc múlva.
error-storage = Bocs, most nem tudok játszmát olvasni vagy menteni. Semmi sem változott. Próbáld újra néhány perc múlva.
error-unconfirmed = Az adatbázisom ezt még nem igazolta vissza. Mielőtt újra próbálod, egy perc múlva nézd meg, sikerült-e.
error-slow = Ez tovább tart a szokásosnál. Mielőtt újra próbálod, nézd meg, sikerült-e.
error-late-form = Nem sikerült időben megnyitnom az űrlapot. Próbáld újra.
error-number-range = `{ $option }`: { $from } és { $to } közötti számot adj meg.
error-too-many = Túl gyors vagy. Semmi sem változott. Próbáld újra { $seconds } másodperc múlva.
error-too-many-server = Túl sok minden történik egyszerre ezen a szerveren. Semmi sem változott. Próbáld újra { $seconds } másodperc múlva.
error-busy-drawing = Túl sok kép vár kirajzolásra. Próbáld újra egy perc múlva.
error-slow-drawing = Nem sikerült időben kirajzolnom ezt a képet. Próbáld újra egy perc múlva.
error-still-thinking = Még az előző kérdéseden dolgozom. Várd meg a választ, aztán kérdezz újra.
error-internal = Bocs, hiba történt, de semmi sem változott. Próbáld újra. Ha megint előfordul, add meg ezt a kódot a bot üzemeltetőjének: **{ $code }**.
error-unknown = Nem ismerem ezt a parancsot vagy gombot. Lehet, hogy egy régebbi változatból való. A táblát itt látod: `/dvonn tábla`, a többit itt: `/dvonn súgó`.
error-message-deleted = Azt az üzenetet törölték. A táblát itt látod: `/dvonn tábla`, a többit itt: `/dvonn súgó`.
error-outside-server = Ez a parancs csak olyan szerveren működik, amelyhez engem is hozzáadtak. Itt a `/dvonn játék` indít játszmát a gép ellen, és a `/dvonn súgó` megmutatja, mi működik még. Ha egy barátodat hívnád ki, ott írd be, ahol mindketten jelen vagytok: `/dvonn kihívás`. Ez lehet egy szerver, egy csoport vagy az egymás közti közvetlen üzeneteitek.
error-no-files = (Ezen a csatornán nem csatolhatok fájlt. Ha megvan a „Fájlok csatolása” engedélyem, képet is mutathatok itt.)
missing-to-bot = Ide nem írhatok, ezért itt nem indulhat játszma. Kérj meg egy moderátort, hogy adja meg nekem ezt az engedélyt ezen a csatornán: { $permissions }, vagy használj másik csatornát.
missing-to-person = Ezen a csatornán erre az engedélyre van szükséged: { $permissions }. Kérd egy moderátortól, vagy használj másik csatornát.
permission =
    { $name ->
        [view-channel] „Csatorna megtekintése”
        [send-messages] „Üzenetek küldése”
        [send-in-threads] „Üzenetek küldése szálakban”
        [use-external-apps] „Külső alkalmazások használata”
       *[create-threads] „Nyilvános szálak létrehozása”
    }
error-no-threads = Itt nem nyithatok szálat. Kérj meg egy moderátort, hogy adja meg nekem a „Nyilvános szálak létrehozása” és az „Üzenetek küldése szálakban” engedélyt, vagy használj másik csatornát.
error-no-threads-kind = Ilyen csatornán nem nyithatok szálat. Használj szöveges csatornát, közleménycsatornát vagy fórumbejegyzést.

## Why Discord refuses a request

discord-no-channel = Ezt a csatornát vagy szálat törölték. Használj másikat.
discord-no-member = Ez a személy kilépett a szerverről, vagy törölte a fiókját.
discord-hidden = Nem látom azt a csatornát. Kérj meg egy moderátort, hogy adja meg ott nekem a „Csatorna megtekintése” engedélyt, vagy használj másik csatornát.
discord-forbidden = A Discord szerint ehhez hiányzik egy engedélyem. Kérj meg egy moderátort, hogy nézze meg ott az engedélyeimet, vagy használj másik csatornát.
discord-direct-messages = Nem küldhetek neked közvetlen üzenetet. Engedélyezd a tagok közvetlen üzeneteit a szerver adatvédelmi beállításaiban, és próbáld újra.
discord-channel-kind = Ilyen csatornán ez nem lehetséges. Használj szöveges csatornát.
discord-thread-closed = Ez a szál archivált vagy zárolt. Kérj meg egy moderátort, hogy nyissa meg újra, vagy használj másik csatornát.
discord-too-many-threads = Ezen a szerveren annyi aktív szál van, amennyit a Discord enged. Kérj meg egy moderátort, hogy archiváljon néhányat, és próbáld újra.
discord-tag-required = Ez a fórum minden bejegyzéshez címkét kér, és én nem választok címkét. Kérj meg egy moderátort, hogy törölje ezt a szabályt, vagy használj szöveges csatornát.
discord-name = A Discord nem enged meg egy szót ebben a névben. Változtasd meg a nevet, és próbáld újra.
discord-automod = A szerver AutoMod szűrője letiltotta ezt az üzenetet vagy nevet. Kérj meg egy moderátort, hogy tegyen kivételt a rangommal, vagy változtassa meg a szabályt.
discord-filter = A Discord szűrője károsnak vette és letiltotta ezt az üzenetet. Vedd ki a linkeket és a durva szavakat, és próbáld újra.
discord-too-large = A fájl túl nagy a Discordnak. Kérj kevesebbet egyszerre.
discord-invalid-role = Ezt a rangot a Discord senkinek sem engedi kiosztani. Válassz másikat.
discord-two-factor = Ez a szerver kétlépcsős hitelesítést kér a moderáláshoz. Az üzemeltetőmnek be kell kapcsolnia a Discord-fiókjában.
discord-slow = A Discord ezt nem engedi ilyen gyakran. Próbáld újra egy perc múlva.
discord-down = A Discord most nem működik rendesen. Próbáld újra egy perc múlva.
discord-invalid = A Discord nem fogadta el, amit küldtem. Ez az én hibám: szólj az üzemeltetőmnek.

## A táblák szöveges leírása, teljes mondatokban

alt-players = Fehér: { $white }. Fekete: { $black }.
alt-turn =
    { $next ->
        [red] { $name } ({ $color ->
            [white] Fehér
           *[black] Fekete
        }) lerak egy piros korongot.
        [own] { $name } ({ $color ->
            [white] Fehér
           *[black] Fekete
        }) lerak egy korongot.
       *[move] { $name } ({ $color ->
            [white] Fehér
           *[black] Fekete
        }) lép.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Fehér
           *[black] Fekete
        } lerak egy piros korongot.
        [own] { $color ->
            [white] Fehér
           *[black] Fekete
        } lerak egy korongot.
       *[move] { $color ->
            [white] Fehér
           *[black] Fekete
        } lép.
    }
alt-won =
    { $color ->
        [white] Vége: { $name } (Fehér) nyert, { $margin } koronggal.
       *[black] Vége: { $name } (Fekete) nyert, { $margin } koronggal.
    }
alt-won-without-name =
    { $color ->
        [white] Vége: Fehér { $margin } koronggal nyert.
       *[black] Vége: Fekete { $margin } koronggal nyert.
    }
alt-draw = Vége: döntetlen.
alt-won-early =
    { $color ->
        [white] Idő előtt vége: { $winner } (Fehér) nyert { $loser } ellen.
       *[black] Idő előtt vége: { $winner } (Fekete) nyert { $loser } ellen.
    }
alt-won-early-without-names =
    { $color ->
        [white] Idő előtt vége: Fehér nyert.
       *[black] Idő előtt vége: Fekete nyert.
    }
alt-drawn-early = Idő előtt vége: döntetlen.
alt-no-result = Vége: nincs eredmény.
alt-passed = { $name } passzol.
alt-last = { $name } lép: { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } piros korongot rak le: { $cell }.
        [white] { $name } fehér korongot rak le: { $cell }.
       *[black] { $name } fekete korongot rak le: { $cell }.
    }
alt-preview = Előnézet, még nem lépték meg. { $name } lép: { $ply }.
alt-preview-only = Előnézet, még nem lépték meg.
alt-isolated = Elszigetelve és levéve: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] fehér
       *[black] fekete
    }, { $height } magas: { $cells }
alt-sample = Minta: a táblád feketével.
alt-hints = Betűk jelölik a legjobb lépéseket: { $plies }.
alt-targets = Karikák jelölik, hová léphet a torony ({ $from }): { $cells }.
alt-no-targets = A kiválasztott torony ({ $from }) nem tud lépni.
alt-places = Karikák jelölik, hová rakhatod a korongot: { $cells }.
alt-movable = Feliratot kaptak a tornyok, amelyek léphetnek: { $cells }.
alt-blocked = Bekerített, nem tud lépni: { $cells }.
alt-white-chance = Fehér nyerési esélye: { $chance }%.
alt-score = Pontállás: Fehér { $white }, Fekete { $black }.
alt-to-place = Lerakásra vár: { $red } piros, { $white } fehér, { $black } fekete.
alt-stacks =
    { $color ->
        [white] Fehér, { $height } magas{ $content ->
           *[plain] {""}
            [red] {" "}pirossal
            [one] {" "}egy pirossal
            [several] {" "}{ $reds } pirossal
        }: { $cells }.
       *[black] Fekete, { $height } magas{ $content ->
           *[plain] {""}
            [red] {" "}pirossal
            [one] {" "}egy pirossal
            [several] {" "}{ $reds } pirossal
        }: { $cells }.
    }
alt-lone-reds = Magában álló piros korongok: { $cells }.
alt-empty = A tábla üres.

## Versenyek. A nevükben a Markdown már hatástalanítva van.

tournament-kind =
    { $kind ->
        [round_robin] körmérkőzés
        [double_round_robin] kétfordulós körmérkőzés
        [knockout] kieséses
        [arena] aréna
        [teams] csapatmérkőzés
       *[swiss] svájci
    }
tournament-rounds = { $kind }, { $count } forduló
tournament-title = {"**"}{ $name }** · { $number }. verseny · { $kind }
tournament-terms =
    { $setup ->
        [reds] A három pirosat a játékosok rakják le, a többi véletlen
        [random] Véletlen táblák
        [symmetric] Szimmetrikus táblák
       *[full] Mind a 49 korongot a játékosok rakják le
    } · { $clock } · { $rated ->
        [yes] értékelt
       *[no] nem értékelt
    } · fordulónként legfeljebb { $length }
tournament-knockout = Aki veszít, kiesik. Döntetlen után még egy játszma jön, cserélt színekkel. Ha azt sem nyeri meg senki, vagy előbb véget ér a forduló, a jobb rajthelyű játékos jut tovább.
arena-terms = Az aréna hossza: { $length }. Mindenki annyi játszmát játszik, amennyit tud: ha az egyik véget ér, rögtön kezdődik a következő. Később is csatlakozhatsz, szünetet tarthatsz, és visszatérhetsz. A legtöbb pont nyer. Az a játszma, amely a végén még tart, nem számít.
arena-running = {"**"}{ $name }** zajlik. Vége: { $until }. Befejezett játszmák: { $count }.
arena-over = {"**"}{ $name }** véget ért. A győztes { $winner }: gratulálunk!
arena-standings = Jelenlegi tabella: { $name }
arena-legend = {"-#"} + győzelem, = döntetlen, − vereség, (n) játék nélkül. Azonos pontszámnál az áll előrébb, aki kevesebb játszmát játszott.
button-break = Szünetet tartok
arena-back = Játszol: **{ $name }**. Amint szabad egy ellenfél, kezdődik a játszmád egy szálban itt: { $channel }.
arena-rest = Szünetet tartasz: **{ $name }**. Ha van még játszmád, játszd végig. Ha visszatérnél, csatlakozz újra.
arena-absent = { $player }, nem tetted meg időben az első lépésed: elvesztetted ezt a játszmát (**{ $name }**), és szünetet tartasz. Ha visszatérnél, nyomd meg a gombot.
arena-next-game = { $player }, elkezdődött a következő játszmád: { $place }
arena-waits = { $player }, keresem a következő ellenfeledet. Amint elkezdődik a játszma, itt lesz a link.
arena-waits-no-more = { $player }, már nem vársz játszmára itt: **{ $name }**.
refuse-arena-clock = Az arénához élő óra kell, például `live 10`: tíz perc fejenként az egész játszmára.
tournament-open = Szervező: { $organiser }. Ha játszanál, nyomd meg: „Csatlakozás a versenyhez”.
tournament-open-invited = Szervező: { $organiser }. Meghívásos: a szervező nevezi a résztvevőket.
tournament-entrants = Résztvevők ({ $count }): { $names }
tournament-entrants-more = { $names } és még { $more }
tournament-entrants-none = Még senki sem csatlakozott.
tournament-reserve = Várólista ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Elindult, { $count } résztvevővel.
tournament-starts =
    { $repeats ->
        [week] Kezdés: { $time } ({ $rest }), utána minden héten.
        [month] Kezdés: { $time } ({ $rest }), utána minden hónapban.
        [weekday] Kezdés: { $time } ({ $rest }), utána minden hónap { $day }.
       *[none] Kezdés: { $time } ({ $rest }).
    }
tournament-players = Résztvevők: { $range }.
tournament-ratings = Értékszámok: { $range }.
tournament-role = Csak ezzel a ranggal: { $role }.
tournament-count =
    { $most ->
        [0] Résztvevők: { $count }
       *[other] Résztvevők: { $count }, legfeljebb { $most }
    }
tournament-edition = { $name }, { $number }. alkalom
tournament-called-off = Elmarad: csak { $count } jelentkező volt, legalább { $least } kellett volna.
tournament-calendar = A következő versenyek a naptáradba.
tournament-calendar-none = Még egy versenynek sincs időpontja.
button-calendar = Naptárfájl
tournament-cancelled = Törölték, mielőtt elindult volna.
# The computer's entries have the names of stars.
tournament-computer = { $name } ({ $level })
button-join = Csatlakozás a versenyhez
button-leave = Kilépés a versenyből
button-start = Verseny indítása
button-standings = Tabella
button-pairings = Párosítások
button-series = A sorozat tabellája

tournament-round = {"**"}{ $name }**: elindult a forduló ({ $round }/{ $rounds }). Legkésőbb ekkor ér véget: { $until }.
tournament-round-games = Befejezett játszmák: { $decided }/{ $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** játék nélkül
tournament-pairing-advances = { $pairing } · { $player } jut tovább a jobb rajthelyével
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } ebben a fordulóban nem játszik
        [on] { $board }. { $player } erőnyerő, továbbjut
       *[no] { $board }. { $player } erőnyerő · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · mindjárt kezdődik
tournament-more-pairings = További játszmák, { $round }. forduló:
tournament-pairings-title = {"**"}{ $name }**: { $round }. forduló (összesen { $rounds })
tournament-pairings-none = {"**"}{ $name }** még nem indult el, nincsenek párosítások.

# The name comes last, because a picture cuts what is too long.
tournament-standings-after = Tabella forduló után ({ $round }/{ $rounds }): { $name }
tournament-standings-during = Tabella forduló közben ({ $round }/{ $rounds }): { $name }
tournament-standings-final = Végeredmény: { $name }
tournament-standings-none = {"**"}{ $name }** még nem indult el.
tournament-over = {"**"}{ $name }** véget ért, { $rounds } forduló után. A győztes { $winner }: gratulálunk!
tournament-over-shared = {"**"}{ $name }** véget ért. Holtverseny az első helyen: { $winners }. Gratulálunk!
tournament-over-early = {"**"}{ $name }** idő előtt lezárult (forduló: { $round }/{ $rounds }). Nincs győztes.
tournament-over-nobody = {"**"}{ $name }** véget ért.

tournament-line = Verseny: [{ $name }]({ $url }), { $round }. forduló
tournament-line-plain = Verseny: { $name }, { $round }. forduló
arena-line = Aréna: [{ $name }]({ $url })
arena-line-plain = Aréna: { $name }
tournament-ended-game-continues = { $players }: véget ért ez a verseny: **{ $name }**, ezért a játszmátok már nem számít bele. Játszhattok tovább, ajánlhattok döntetlent (`/dvonn ajánlat`), vagy feladhatjátok (`/dvonn feladás`).
outcome-won = Verseny: { $player } kapja a pontot.
outcome-drawn = Verseny: fél-fél pont.
outcome-advances =
    { $last ->
        [yes] Verseny: { $player } megnyerte a döntőt.
       *[no] Verseny: { $player } továbbjut a következő fordulóba.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Senki sem nyert, így a jobb rajthelyével { $player } nyerte a döntőt.
       *[no] Senki sem nyert, így a jobb rajthelyével { $player } jut a következő fordulóba.
    }
outcome-no-result = Ennek a játszmának nem lett eredménye, ezért megismétlődik. Mindjárt új játszma kezdődik itt.
outcome-one-more-game = Kieséses versenyen kell győztes. Mindjárt kezdődik még egy játszma, cserélt színekkel. Ha azt sem nyeri meg senki, a jobb rajthelyével { $player } jut tovább.
tournament-game-replays = Az előző játszmának nem lett eredménye, ezért ez az ismétlése.
tournament-game-decides = Az előző játszma döntetlen lett, ezért jön még egy, cserélt színekkel. Ha ezt sem nyeri meg senki, a jobb rajthelyével { $player } jut tovább.
outcome-not-counted = A versenyt lezárták, mielőtt ez a játszma véget ért, ezért nem számít bele.
tournament-game-withdrawn = { $player } visszalépett a versenytől, így { $winner } nyerte ezt a játszmát.
tournament-game-timed-out = { $player } túllépte az időt, mielőtt bármelyik torony lépett volna.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · { $round }. forduló, { $board }. asztal
arena-thread-ending = #{ $number } · { $board }. játszma
button-round = { $round }. forduló

tournament-long-games =
    { $limit ->
        [none] A játszmákban nincs óra, de egy forduló legfeljebb ennyi ideig tart: { $round }.
       *[some] Ezzel az idővel egy játszma ennyi ideig is eltarthat: { $game }, de egy forduló legfeljebb ennyi: { $round }.
    } Amikor lejár, az veszít, akire az ellenfele vár, a többi befejezetlen játszma pedig döntetlen. Ha rövidebb időt vagy hosszabb fordulókat szeretnél, zárd le ezt a versenyt (`/verseny lezárás`), és hozz létre másikat.
tournament-next-steps =
    Játékost így nevezhetsz be: `/verseny játékos-hozzáadása`, a gépet így: `/verseny gép-hozzáadása`. Ha te is játszanál: `/verseny csatlakozás`. { $starts ->
        [by_date] A verseny magától elindul.
       *[by_hand] A versenyt így indíthatod el: `/verseny indítás`.
    }
tournament-created-elsewhere = {"**"}{ $name }**: kihirdettem itt: { $channel }.
tournament-no-threads =
    { $organiser }, nem kezdődhetnek el a következő játszmák (**{ $name }**) itt: { $channel }. { $reason } Percenként újra próbálom. Ha másik csatornán játszanátok, ott írd be: `/verseny áthelyezés`.
tournament-no-threads-over = Már egyetlen játszma sem vár kezdésre (**{ $name }**).
tournament-not-posted = Nem írhatok a versenyről (**{ $name }**) itt: { $channel }. { $reason } A verseny folytatódik. Ha másik csatornán hirdetnéd ki, ott írd be: `/verseny áthelyezés`.
tournament-joined = Csatlakoztál: **{ $name }**. Eddig { $count } résztvevő van. Szólok, amikor elkezdődik az első játszmád.
tournament-joined-reserve = Betelt: **{ $name }**. Helyed a várólistán: { $place }. Ha a kezdésig felszabadul egy hely, bekerülsz, és itt szólok: { $channel }.
tournament-left = Kiléptél: **{ $name }**.
tournament-entered = { $player } mostantól részt vesz ezen: **{ $name }**. Itt szólok neki: { $channel }. A kezdésig kiléphet.
tournament-entered-reserve = Betelt: **{ $name }**. { $player } helye a várólistán: { $place }. Ha a kezdésig felszabadul egy hely, szólok neki.
tournament-you-were-entered = { $player }, { $person } benevezett ide: **{ $name }**. Ha nem akarsz játszani, lépj ki, mielőtt elkezdődik.
tournament-you-take-over = { $player }, { $person } téged tett be { $former } helyére itt: **{ $name }**. A pontjai a tieid, és te játszod a még el nem kezdődött játszmákat. Ha nem akarsz játszani, lépj vissza.
tournament-you-move-up = { $player }, felszabadult egy hely itt: **{ $name }**, ezért bekerültél. Ha nem akarsz játszani, lépj ki, mielőtt elkezdődik.
tournament-added =
    { $count ->
        [one] { $level } csatlakozott: **{ $name }**.
       *[other] { $level } csatlakozott, { $count } nevezéssel: **{ $name }**.
    }
tournament-removed = { $count ->
        [one] { $level } kilépett: **{ $name }**.
       *[other] { $level }: { $count } nevezés visszavonva innen: **{ $name }**.
    }
tournament-starting = {"**"}{ $name }** elindul, { $count } résztvevővel, itt: { $channel }.
tournament-fewer-rounds = A fordulók száma { $rounds } lesz, nem { $wanted }: többel egyesek kétszer találkoznának.
ask-withdraw =
    { $whose ->
        [own] Visszalépsz ettől a versenytől: **{ $name }**? A versenyen most folyó játszmádat elveszíted, és többet nem kapsz. Visszatérni nem lehet.
        [league] Visszalépteted a liga mostani ciklusától (**{ $name }**) ezt a játékost: { $player }? Minden be nem fejezett játszma pontját az ellenfelei kapják. A folyó játszmák még befejezhetők, de a ligában már nem számítanak. A játékos a következő ciklusból is kimarad, de újra jelentkezhet.
       *[other] Visszalépteted ettől a versenytől (**{ $name }**) ezt a játékost: { $player }? A most folyó játszma pontját az ellenfele kapja. Az a játszma még befejezhető, de a versenyen már nem számít. A játékos több játszmát nem kap, és nem térhet vissza.
    }
button-withdraw-tournament = Visszalépés
button-stay = Mégsem
tournament-withdraw-cancelled = Senki sem lépett vissza.
tournament-withdrawn-self = Visszaléptél: **{ $name }**. Köszönjük, hogy játszottál.
tournament-withdrawn = Visszalépett: { $player } (**{ $name }**).
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } visszaléptetett téged a liga mostani ciklusától (**{ $name }**). A be nem fejezett játszmáid pontjait az ellenfeleid kapják. A folyó játszmáidat befejezheted, de a ligában már nem számítanak. A következő ciklusra újra jelentkezhetsz. Az okot tőle kérdezd meg: { $person }.
       *[no] { $person } visszaléptetett téged a versenytől: **{ $name }**. A most folyó játszmád pontját az ellenfeled kapja. Azt befejezheted, de a versenyen már nem számít. A versenyen több játszmád nem lesz. Az okot tőle kérdezd meg: { $person }.
    }
tournament-withdrawn-game-continues = { $player } már nem játszik ezen a versenyen: **{ $name }**, ezért a pontot az ellenfele kapja. Ezt a játszmát még befejezhetitek, de ott már nem számít. Ha értékelt, továbbra is beleszámít a ranglistába.
ask-newcomer = Ki veszi át { $player } helyét?
ask-replace = { $new } vegye át { $player } helyét itt: **{ $name }**? { $new } kapja a pontokat és az összes még el nem kezdődött játszmát. Ha { $player } éppen játszik, a pontot az ellenfele kapja. Az a játszma még befejezhető, de a versenyen már nem számít. Mindketten értesülnek róla.
button-replace = Csere
button-no-replacement = Ne legyen csere
tournament-replaced = { $new } átvette { $player } helyét: **{ $name }**.
tournament-you-were-replaced = { $person } úgy döntött, hogy { $new } átveszi a helyedet a versenyen: **{ $name }**. Ha folyik ott játszmád, a pontot az ellenfeled kapja. Azt a játszmát befejezheted, de a versenyen már nem számít. Az okot tőle kérdezd meg: { $person }.
ask-end-tournament =
    Lezárod ezt a versenyt: **{ $name }** (forduló: { $round }/{ $rounds })? Nem lesz győztese. { $games ->
        [0] Most egy játszma sem folyik.
        [one] { $games } játszma még folyik. Befejezhető, de a versenyen már nem számít.
       *[other] { $games } játszma még folyik. Befejezhetők, de a versenyen már nem számítanak.
    }
ask-end-arena =
    Lezárod most ezt az arénát: **{ $name }**? Az nyer, akinek eddig a legtöbb pontja van. { $games ->
        [0] Most egy játszma sem folyik.
        [one] { $games } játszma még folyik. Befejezhető, de az arénában már nem számít.
       *[other] { $games } játszma még folyik. Befejezhetők, de az arénában már nem számítanak.
    }
ask-cancel-tournament =
    Törlöd ezt a versenyt: **{ $name }**? Még nem kezdődött el.{ $series ->
        [yes] {" "}Ezzel az egész sorozat véget ér.
       *[no] {""}
    }
button-end-tournament = Verseny lezárása
button-cancel-tournament = Verseny törlése
button-keep-tournament = Folytatódjon
tournament-end-cancelled = A verseny folytatódik.
tournament-end-done = {"**"}{ $name }** véget ért.
tournament-cancel-done = {"**"}{ $name }** törölve.
tournament-moved = Mostantól itt folynak a játszmák (**{ $name }**): { $channel }.
tournament-list-title = A szerver versenyei:
tournament-list-none = Itt még nincsenek versenyek. Hozz létre egyet: `/verseny létrehozás`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] nevezés alatt, { $count } résztvevő
        [running] forduló: { $round }/{ $rounds }
        [over] véget ért
       *[cancelled] törölve
    } · { $channel }
tournament-list-more = … és még { $count }. Ha valamelyiket megnéznéd: `/verseny tabella`, a számával vagy a nevével.
teams-terms = Mindkét szerver a saját embereit nevezi. Az 1. asztalnál mindkét szerver legerősebb játékosa játszik, a 2. asztalnál a következő, és így tovább. Minden asztalnál két játszma van, mindkét színnel egy.
teams-rated = Egy játszma akkor értékelt, ha mindkét játékos fent van a világranglistán.
teams-players = Csapatonként: { $range }.
teams-open = Ha a szervered csapatában játszanál, nyomd meg: „Csatlakozás a versenyhez”.
teams-open-invited = Meghívásos: mindkét szerver játékosait a saját moderátorai nevezik.
teams-names = A másik szerver látja a neved.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: még senki sem csatlakozott.
teams-no-guest = Még egyetlen másik szerver sem fogadta el. A szervező ezt nyomhatja meg: „Szerver meghívása”.
button-invite-server = Szerver meghívása
teams-code = Küldd el ezt a kódot a másik szerver egyik moderátorának: `{ $code }`. Ott ezzel fogadhatja el: `/verseny elfogadás`. A kód csak egyszer használható.
teams-ask = {"**"}{ $team }** csapatmérkőzést ajánl a szerverednek. Ha elfogadod, az itteniek itt csatlakozhatnak: { $channel }. A játszmáikat is ott játsszák, szálakban. A másik szerver látja a nevüket.
button-accept-match = Mérkőzés elfogadása
teams-accepted = Elfogadva: **{ $name }**. Az itteniek mostantól itt csatlakozhatnak: { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** véget ért. A győztes **{ $team }**, az eredmény { $points }–{ $others }. Gratulálunk!
teams-drawn = {"**"}{ $name }** véget ért. Az eredmény döntetlen, { $points }–{ $others }.
teams-called-off = Elmarad: az egyik csapatban csak { $count } jelentkező volt, legalább { $least } kellett volna.
teams-called-off-alone = Elmarad: egyetlen másik szerver sem fogadta el.
refuse-teams-terms = Csapatmérkőzést csak moderátorok hozhatnak létre. Magától indul, ezért töltsd ki a `kezdés` mezőt. Nem ismételhető, ezért hagyd üresen az `ismétlés` mezőt.
refuse-teams-starts = Te magad nem indíthatod el: **{ $name }**. A megadott időpontban magától indul, hogy mindkét szerver tudja, mikor.
refuse-teams-end = Folyó csapatmérkőzést nem zárhat le csak az egyik szerver. {"**"}{ $name }** akkor ér véget, ha minden játszmája véget ért. Ha visszalépnél: `/verseny visszalépés`.
refuse-teams-other = { $player } a másik szerver csapatában játszik. Erről csak az ottani moderátorok dönthetnek.
refuse-teams-moderators = Arról, hogy ki játszik ennek a szervernek a csapatában, csak az itteni moderátorok dönthetnek.
refuse-teams-full = Ez a csapat betelt. Legfeljebb { $most } fő lehet benne.
refuse-teams-people = Csapatmérkőzésen csak emberek játszanak.
refuse-teams-code = Ezzel a kóddal egyetlen szerver sem ajánl mérkőzést. Nézd meg újra: a kód kilenc számjegyű, és csak egyszer használható.
refuse-teams-own = Ezt a mérkőzést a saját szervered ajánlja. A másik szerver egyik moderátorának kell elfogadnia.
refuse-teams-accepted = Ezt a mérkőzést már elfogadta egy másik szerver.
refuse-teams-barred = A bot üzemeltetője nem engedi, hogy { $player } más szerverek tagjaival játsszon.
series-title = {"**"}{ $name }**, { $year }. Versenyek eddig: { $count }.
series-none = Még senkinek sincs pontja.
series-line = { $place }. { $player } · {"**"}{ $points }** · versenyek: { $played }, megnyert: { $wins }
series-legend = {"-#"} Minden versenyen kapsz egy pontot, és még egyet mindenkiért, aki mögötted végez. Ha visszalépsz, egyet sem. Egyenlőségnél a megnyert versenyek döntenek.
series-next = A következő: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Itt most nem folyik verseny, és ligaciklus sem. Versenyt így indíthatsz: `/verseny indítás`.
       *[no] Itt most nem folyik olyan verseny, amelyet te szervezel. A sajátodat így indíthatod: `/verseny indítás`. Az összeset a moderátorok látják.
    }
panel-round = forduló: { $round }/{ $rounds }
panel-games = befejezett: { $over } · folyó: { $running } · el nem kezdett: { $waiting }
panel-ends = vége: { $until }
panel-paused = szünetel
panel-late = {"**"}Késésben lévő játszmák: { $count }.** Egy napja nem volt lépés, vagy ha a fordulók két napnál rövidebbek, fél forduló óta. Ugyanarra a játszmára ennyi idő múlva emlékeztethetsz újra valakit: { $pause }.
panel-nobody-late = Senki sem késik.
panel-entry = { $number }. { $player }: utolsó lépés { $since } · { $game } { $opponent } ellen · { $name }
panel-reminded = { $player } emlékeztetőt kap.
button-manage = Kezelés
button-remind = Emlékeztető: { $number }.
button-reminded = { $number }. emlékeztetve
button-panel-withdraw = Visszaléptetés: { $number }.
button-panel-replace = Csere: { $number }.
button-panel-tournaments = Versenyek: { $way }
button-panel-late = Késések: { $way }
button-refresh = Frissítés
tournament-reminder = { $player }, a szervezők (**{ $name }**) arra kérnek, hogy folytasd a játszmát { $opponent } ellen ({ $number }. játszma). Te jössz.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = egymás ellen { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (visszalépett)
standings-part = {"-#"} { $first }–{ $last }. hely, összesen { $count }. A gombokkal többet is látsz.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + győzelem, = döntetlen, − vereség, (n) játék nélkül. Holtversenynél a Buchholz dönt: az összes ellenfél pontjai. Utána az SB (Sonneborn–Berger): a legyőzött ellenfelek pontjai, döntetlennél a felük.
       *[no] {"-#"} + győzelem, = döntetlen, − vereség, (n) játék nélkül. Holtversenynél az egymás elleni eredmény dönt. Utána az SB (Sonneborn–Berger): a legyőzött ellenfelek pontjai, döntetlennél a felük.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · kiesett: { $round }. forduló
alt-standings =
    { $knockout ->
        [yes] { $heading }. Hely és játékos:
       *[no] { $heading }. Hely, játékos és pontok:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Név
column-points = Pont
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Játszma
column-out = Kiesett
cell-out = { $round }. forduló
caption-standings = { $number }. verseny · { $kind }
button-own-place = Az én helyem
tournament-round-over = {"**"}{ $name }**: véget ért a forduló ({ $round }/{ $rounds }).
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } meghív, itt csatlakozhatsz: { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): nyitva a következő. Itt csatlakozhatsz: { $channel }.
event-description =
    { $arena ->
        [yes] DVONN-aréna. Csatlakozás: { $channel }.
       *[no] DVONN-verseny ({ $kind }). Csatlakozás a kezdés előtt: { $channel }.
    }

refuse-tournament-unknown = Itt nincs ilyen verseny: `{ $typed }`. Az összes verseny: `/verseny lista`.
refuse-tournament-name = A verseny neve 1–{ $most } karakter lehet.
refuse-tournament-setup = Versenyen nem lehet ilyen felállás. Válassz: teljes, pirosak, véletlen vagy szimmetrikus.
refuse-tournament-round =
    { $later ->
        [yes] {"**"}{ $name }**: { $round }. forduló még nincs párosítva. Most tart: { $current }. forduló (összesen { $rounds }).
       *[no] {"**"}{ $name }**: nincs { $round }. forduló. Az utolsó: { $current }. forduló.
    }
refuse-tournament-rounds = Egy versenynek 1–{ $most } fordulója lehet. Ha üresen hagyod a `fordulók` mezőt, annyi lesz, amennyi kell.
refuse-tournament-rounds-fixed = Ennél a rendszernél ({ $kind }) a résztvevők száma dönti el, hány forduló van. Hagyd üresen a `fordulók` mezőt, vagy válaszd a svájci rendszert.
refuse-tournament-length = Egy forduló legalább { $shortest }, legfeljebb 90 nap. Így add meg a határidejét: `14d`, `2h` vagy `90m`.
refuse-tournament-organiser = Ezt csak a verseny szervezője ({ $organiser }) és a moderátorok tehetik meg.
refuse-tournament-started = {"**"}{ $name }** már elindult, késő csatlakozni vagy kilépni. Ha visszalépnél: `/verseny visszalépés`. A játszmáit itt látod: `/verseny párosítások`.
refuse-tournament-not-started = {"**"}{ $name }** még nem indult el. Ha kilépnél belőle: `/verseny kilépés`.
refuse-tournament-over = {"**"}{ $name }** véget ért, vagy törölték. Az összes verseny: `/verseny lista`.
refuse-tournament-blocked = Le vagy tiltva ezen a szerveren, ezért nem indíthatsz játszmát, és nem is csatlakozhatsz. Indok: { $reason }
refuse-tournament-full = Ez a verseny betelt. Legfeljebb { $most } résztvevője lehet.
refuse-tournament-no-computer = Ezen a szinten nincs benevezve a gép.
refuse-tournament-computers = Legfeljebb { $most } gépi játékost vehetsz fel, mert minden játszma szálat nyit. Ha több kell, kérj meg egy moderátort, hogy vegye fel őket.
refuse-tournament-start = Ezt nem értem időpontként: { $typed }. Így írd: `2026-12-05 19:00`, `péntek 19:00`, `19:00` vagy `3d`, a te időzónádban (lásd `/dvonn beállítások`).
start-zone = Ezt UTC szerint értem: { $typed }, mert nem állítottál be időzónát. A tiédet itt állíthatod be: `/dvonn beállítások`.
refuse-tournament-range = Ezt nem értem: { $typed }. Tartományt írj, például { $example }.
weekdays = hétfő kedd szerda csütörtök péntek szombat vasárnap
nth-weekdays =
    { $nth ->
        [first] első hétfőjén, első keddjén, első szerdáján, első csütörtökén, első péntekén, első szombatján, első vasárnapján
        [second] második hétfőjén, második keddjén, második szerdáján, második csütörtökén, második péntekén, második szombatján, második vasárnapján
        [third] harmadik hétfőjén, harmadik keddjén, harmadik szerdáján, harmadik csütörtökén, harmadik péntekén, harmadik szombatján, harmadik vasárnapján
        [fourth] negyedik hétfőjén, negyedik keddjén, negyedik szerdáján, negyedik csütörtökén, negyedik péntekén, negyedik szombatján, negyedik vasárnapján
       *[last] utolsó hétfőjén, utolsó keddjén, utolsó szerdáján, utolsó csütörtökén, utolsó péntekén, utolsó szombatján, utolsó vasárnapján
    }
refuse-tournament-players = Egy ilyen versenynek { $least }–{ $most } résztvevője lehet.
refuse-tournament-reversed = A kisebb szám áll elöl: `{ $range }`.
refuse-tournament-start-time = A kezdés a jövőben legyen, egy éven belül.
refuse-tournament-repeat-start = Az ismétléshez a `kezdés` mezőt is töltsd ki.
refuse-tournament-repeat = Versenyt csak moderátorok ismételhetnek. Hagyd üresen az `ismétlés` mezőt.
refuse-tournament-out-of-range = { $player } értékszáma itt { $own }. Ezen a versenyen ilyen értékszámmal lehet indulni: { $range }.
refuse-tournament-role = { $player } nem indulhat: ez a verseny csak azoké, akiknek megvan ez a rangjuk: { $role }.
refuse-tournament-invited = Ez a verseny meghívásos. Ha játszanál, kérd meg, hogy nevezzen be: { $organiser }.
refuse-tournament-joined = Már csatlakoztál. Ha kilépnél: `/verseny kilépés`.
refuse-tournament-bot = Botok nem játszhatnak. A gépet ezzel nevezheted be: `/verseny gép-hozzáadása`.
refuse-tournament-entered = { $player } már nevezett.
refuse-tournament-entrant-busy = { $player } már annyi játszmát és versenyt játszik egyszerre, amennyit egy ember játszhat.
refuse-tournament-not-in = { $player } nincs ezen a versenyen.
refuse-tournament-own-opponent = Ebben a fordulóban ő az ellenfeled: { $player }. Ezért nem léptetheted vissza. Kérj meg egy másik moderátort.
refuse-tournament-irreplaceable = Kieséses versenyen és arénában senki sem veheti át { $player } helyét. Visszaléptetni lehet.
refuse-tournament-replace-self = Te magad nem veheted át egy játékos helyét. Kérj meg egy másik moderátort.
refuse-tournament-not-late = Ez a játszma már nem késik. Nyomd meg: „Frissítés”.
refuse-tournament-reminded = { $player } nemrég kapott emlékeztetőt erre a játszmára. Újat ekkor küldhetsz: { $until }.
refuse-tournament-withdrawn = { $player } már visszalépett.
refuse-tournament-few = A versenyhez legalább két résztvevő kell. Hívj meg másokat, vagy nevezz be valakit: `/verseny játékos-hozzáadása`.
refuse-tournament-few-people = A versenyt akkor indíthatod, ha legalább két ember csatlakozott, mert a gépi játékosok nem számítanak. Ha most indítanád, kérj meg egy moderátort.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Már szervezel egy versenyt. Előbb fejezd be, vagy zárd le: `/verseny lezárás`.
           *[other] Már { $most } versenyt szervezel. Előbb zárd le valamelyiket: `/verseny lezárás`.
        }
       *[all] Ezen a szerveren már { $most } befejezetlen verseny van. Előbb egyiknek véget kell érnie.
    }
refuse-tournament-soon = Nemrég hoztál létre versenyt. A következőt ekkor hozhatod létre: { $until }. A moderátoroknak nem kell várniuk.
refuse-tournament-none-open = Itt most egyik versenyre sem lehet nevezni. Hozz létre egyet: `/verseny létrehozás`.
refuse-tournament-none-running = Itt most nem folyik verseny.
refuse-tournament-none = Itt nincs ilyen verseny. Hozz létre egyet: `/verseny létrehozás`.
refuse-tournament-several = Több verseny van. Válassz egyet a `verseny` mezőben.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · liga
league-terms = Egy osztályban { $size } fő · ellenfelenként { $games } játszma · egy ciklus { $weeks } hét · feljutók és kiesők: { $moves } · egyszerre legfeljebb { $most } játszma
contest-games =
    { $setup ->
        [reds] A három pirosat a játékosok rakják le, a többi véletlen
        [random] Véletlen táblák
        [symmetric] Szimmetrikus táblák
       *[full] Mind a 49 korongot a játékosok rakják le
    } · { $clock } · { $rated ->
        [yes] értékelt
       *[no] nem értékelt
    }
league-begins = A következő ciklus ({ $cycle }.) kezdete: { $when }.
league-ends = A mostani ciklus ({ $cycle }.) vége: { $when }.
league-paused = {"**"}Szünet.** Amíg a moderátorok nem folytatják a ligát, nem kezdődik sem játszma, sem ciklus.
league-entries = Jelentkezők, { $cycle }. ciklus ({ $count }): { $names }
league-entries-none = Még senki sem jelentkezett ({ $cycle }. ciklus).
league-few = Egy ciklushoz { $least } fő kell. Ha kevesebben vannak, egy héttel később kezdődik.
league-put-off = Egy héttel elhalasztva, mert túl kevesen voltak. Ennyien hiányoznak még: { $missing }.
league-stalls = { $organiser }, már harmadik hete halasztódik a liga következő ciklusa (**{ $name }**, { $cycle }. ciklus): { $least } fő kell hozzá, és { $count } van. Hívhatsz még embereket, szüneteltetheted a ligát, amíg elegen nem lesznek (`/liga szünet`), vagy lezárhatod (`/liga lezárás`). Ha máskor kezdenél, zárd le, és hozd létre újra: `/liga létrehozás`.
league-you =
    { $in ->
        [yes] Benne vagy a következő ciklusban ({ $cycle }.).
       *[no] Nem vagy benne a következő ciklusban ({ $cycle }.).
    }
league-ask = Folytatod? Nyomd meg: „Benne vagyok”. Ha nem válaszolsz, kimaradsz a következő ciklusból ({ $cycle }.).
league-unanswered = Még nem válaszolt: { $names }
league-began = Elkezdődött az új ciklus ({ $cycle }.).
league-event = { $name } · { $cycle }. ciklus
league-event-description = Egy DVONN-liga új ciklusa. Jelentkezés a kezdés előtt: { $channel }, a `/liga csatlakozás` paranccsal.
league-news = {"**"}{ $name }**: elkezdődött az új ciklus ({ $cycle }.) itt: { $channel }. Játékosok: { $players }. Osztályok: { $divisions }. A következő ciklusra a `/liga csatlakozás` paranccsal jelentkezhetsz.
league-closed = Ez a liga le van zárva.
button-league-in = Benne vagyok
button-league-out = Most nem
button-league-tables = Tabellák
button-league-history = Az összes ciklus
button-division = { $number }. osztály
button-league-cycle = { $number }. ciklus
league-joined = Benne vagy a következő ciklusban ({ $cycle }.): **{ $name }**. Kezdete: { $when }.
league-out = Nem vagy benne a következő ciklusban ({ $cycle }.): **{ $name }**.
league-ask-leave = Játszol a mostani ciklusban ({ $cycle }.): **{ $name }**. Befejezed a játszmáidat, és kihagyod a következő ciklust, vagy most kilépsz? Ha most kilépsz, a megkezdett játszmák folytatódnak, a többit az ellenfeleid nyerik.
button-league-finish = Befejezem
button-league-leave = Most kilépek
button-league-leave-cycle = Kilépés: { $cycle }. ciklus
league-left = Kiléptél a ciklusból ({ $cycle }.): **{ $name }**. A megkezdett játszmák folytatódnak.
league-entry-removed = { $player } már nincs benne a következő ciklusban ({ $cycle }.): **{ $name }**. Újra jelentkezhet. Ha távol akarod tartani, tiltsd le.
league-you-were-removed = { $person } kivett a következő ciklusból ({ $cycle }.): **{ $name }**. A mostani ciklusban a játszmáid folytatódnak. Újra jelentkezhetsz. Az okot tőle kérdezd meg: { $person }.
league-paused-done = {"**"}{ $name }** szünetel. A folytatáshoz: `/liga folytatás`.
league-resumed = {"**"}{ $name }** folytatódik. Minden időpont annyival későbbre tolódik, amennyi ideig a szünet tartott.
league-ask-close = Véglegesen lezárod ezt a ligát: **{ $name }**? Ha éppen folyik egy ciklus, annak nem lesz bajnoka, és a megkezdett játszmák rendes játszmákként folytatódnak.
button-league-close = Liga lezárása
league-closed-done = {"**"}{ $name }** le van zárva.
league-kept = A liga folytatódik.
championship-terms = A bot bajnoksága: minden szerverről lehet benne játszani, mindenki a sajátján. A többiek látják a neved.
championship-joined = A játszmáid szálai itt nyílnak meg: { $channel }.
championship-place = { $player }: { $place }. hely, { $division }. osztály
championship-no-place = Azon a csatornán, ahonnan jelentkeztél, már nem tudok szálat nyitni a játszmáidnak. Ezért kivettelek ebből a ciklusból: **{ $name }**. A következőbe másik csatornáról léphetsz be: `/liga bajnokság`.
league-table = { $name } · { $cycle }. ciklus, { $division }. osztály
league-no-table = Nincs ilyen tabella.
league-left-to-play = hátralévő játszma: { $count }
league-fate =
    { $fate ->
        [champion] bajnok
        [up] feljut
        [safe] biztosan bent marad
        [down] kiesik
        [left] kilépett
        [needs_win] a bajnoki címhez { $wins } győzelem kell { $games } játszmából
        [needs_up] a feljutáshoz { $wins } győzelem kell { $games } játszmából
        [needs_safe] a bentmaradáshoz { $wins } győzelem kell { $games } játszmából
        [may_win] bajnok lehet
        [may_up] feljuthat
       *[danger] veszélyben
    }
league-legend = {"-#"} Holtversenynél az egymás elleni eredmény dönt, aztán az SB (Sonneborn–Berger): a legyőzött ellenfelek pontjai, döntetlennél a felük. Ha az is egyenlő, az áll előrébb, aki a ciklust hátrébb kezdte.
caption-league = Holtversenynél: egymás elleni eredmény, aztán SB
league-results = {"**"}{ $name }**: véget ért a ciklus ({ $cycle }.). A bajnok { $champion }: gratulálunk!
league-results-nobody = {"**"}{ $name }**: véget ért a ciklus ({ $cycle }.). Nincs bajnok.
league-division-line = { $number }. osztály: { $what }
league-goes-up = feljut: { $names }
league-goes-down = kiesik: { $names }
league-history = {"**"}{ $name }**: minden osztály győztese, elöl a bajnok
league-history-none = Még egy ciklus sem ért véget: **{ $name }**.
league-history-line = { $cycle }. ciklus: { $winners }
league-history-nobody = { $cycle }. ciklus: nincs bajnok
league-line = Ligajátszma: [{ $name }]({ $url })
league-line-plain = Ligajátszma: { $name }
league-no-threads =
    { $organiser }, nem kezdődhetnek el a következő játszmák (**{ $name }**) itt: { $channel }. { $reason } Percenként újra próbálom. Ha másik csatornán játszanátok, ott írd be: `/liga áthelyezés`.
refuse-tournament-division = {"**"}{ $name }** egy liga osztálya. Hogy ott mit tehetsz, azt itt látod: `/liga megtekintés`.
refuse-league-none = Ezen a szerveren nincs liga. A moderátorok nyithatnak egyet: `/liga létrehozás`.
refuse-championship-none = Ennek a botnak nincs bajnoksága. Hogy a szervereden van-e liga, itt látod: `/liga megtekintés`.
refuse-championship-off = Ez a szerver nem engedi, hogy a tagjai más szerverek tagjaival játsszanak. Egy szerverkezelő engedélyezheti itt: `/dvonn-admin beállítások`, a `/keresés` résznél.
refuse-league-exists = Ezen a szerveren már van liga: **{ $name }**. A moderátorok lezárhatják: `/liga lezárás`.
refuse-league-name = A liga neve 1–{ $most } karakter lehet.
refuse-league-start = Az első ciklus leghamarabb 1 óra, legkésőbb 30 nap múlva kezdődhet.
refuse-league-options = Ligának nem lehetnek ilyen beállításai. Válassz másikat: `/liga létrehozás`.
refuse-league-closed = {"**"}{ $name }** le van zárva. A moderátorok új ligát nyithatnak: `/liga létrehozás`.
refuse-league-paused = {"**"}{ $name }** már szünetel.
refuse-league-not-paused = {"**"}{ $name }** nem szünetel.
refuse-league-joined = Már benne vagy a következő ciklusban ({ $cycle }.): **{ $name }**.
refuse-league-not-entered = { $player } nincs benne a következő ciklusban ({ $cycle }.): **{ $name }**.
refuse-league-full = Ez a liga betelt: már { $most } fő van benne.
refuse-league-not-playing = Nem játszol ebben a ciklusban: **{ $name }**.

## Feladványok

puzzle-title =
    { $color ->
        [white] **{ $number }. feladvány** · Fehér lép
       *[black] **{ $number }. feladvány** · Fekete lép
    }
puzzle-mistake =
    { $color ->
        [white] Fehér utolsó lépése, { $ply }, hiba volt.
       *[black] Fekete utolsó lépése, { $ply }, hiba volt.
    }
puzzle-last =
    { $color ->
        [white] Fehér utolsó korongja: { $ply }.
       *[black] Fekete utolsó korongja: { $ply }.
    }
puzzle-goal-win = Csak egy lépés nyer. Találd meg.
puzzle-goal-draw = Csak egy lépés menti meg a döntetlent. Találd meg.
puzzle-goal-margin = Az egyik lépés legalább 5 koronggal jobb a többinél. Találd meg.
puzzle-goal-judged = Az egyik lépés sokkal erősebb a többinél. Találd meg.
puzzle-goal-place = Csak egy mező tartja meg a jobb esélyeket. Találd meg: a gomb azonnal lerakja a korongodat.
puzzle-step = Lépés: { $step }/{ $steps }.
puzzle-right = **Jó: { $ply }.** Aztán: { $replies }.
puzzle-counted = Ezt a feladványt már próbáltad. Csak az első próbád számított bele az értékszámodba.
puzzle-first-try = Csak az első próbád számított bele az értékszámodba.
puzzle-stack =
    { $height ->
        [1] { $cell }: egyes korong
       *[other] { $red ->
            [yes] { $cell }: { $height } magas torony, pirossal
           *[no] { $cell }: { $height } magas torony
        }
    }
puzzle-stack-hint = Melyik toronnyal lépsz?
puzzle-destination = Hová lépjen: **{ $cell }**? A lépés azonnal érvényes.
puzzle-hint = Tipp: ezzel a toronnyal lépj: **{ $cell }**.
puzzle-hint-cells = Tipp: a keresett mező: { $cells }.
puzzle-hint-half = Tipp után a megoldás fele annyit ér.
puzzle-wrong = **Nem ez az:** { $ply }.
puzzle-solved = **Megoldva!** { $line }
puzzle-why-win = Minden más lépéssel elúszik a győzelem.
puzzle-why-draw = Minden más lépés veszít.
puzzle-why-margin = A legjobb játékkal minden más lépés legalább 5 koronggal rosszabb.
puzzle-why-judged = Minden más lépéssel sokkal kisebb a nyerési esély.
puzzle-why-place = Minden más mezővel az ellenfelednek lesz jobb esélye.
puzzle-solution = A megoldás ({ $number }. feladvány): { $line }
puzzle-also = Az utolsó lépésnél ugyanolyan jó: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] A feladvány-értékszámod: { $step } → { $rating }.
        [hinted] Tipp segítségével oldottad meg. A feladvány-értékszámod: { $step } → { $rating }.
       *[failed] Ez nem számít megoldottnak. A feladvány-értékszámod: { $step } → { $rating }.
    }
puzzle-streak = Napi sorozat: { $days } nap.
puzzle-none = Itt már nem maradt számodra feladvány. Próbálj másik témát, vagy gyere vissza holnap a napi feladványért.
daily-title = **Napi feladvány** · { $date }
daily-tally =
    { $tried ->
        [0] Még senki sem próbálta.
       *[other] Próbálta: { $tried } · Megoldotta: { $solved }
    }
solvers-title = **A legjobb feladványfejtők**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $solved }/{ $tried } megoldva{ $streak ->
        [0] { "" }
       *[other] { " " }· napi sorozat: { $streak } nap
    }
solvers-none = Ezen a szerveren még senki sem oldott meg feladványt. Itt kapsz egyet: `/feladvány megoldás`.
race-intro = **Feladványfutam:** oldj meg öt perc alatt annyi feladványt, amennyit csak tudsz. Egyre nehezebbek, és a harmadik hibáddal vége a futamnak. Az óra akkor indul, amikor megnyomod: **Indítás**.
race-best = A rekordod: { $score }.
race-new-best = **Ez az új rekordod!**
race-offer = { $opponent }, { $challenger } kihív egy feladványfutamra: öt perc, ugyanazok a feladványok.
race-rules = A feladványok egyre nehezebbek, és a harmadik hibáddal kiesel. Nyomd meg: **Indítás**, és mindkettőtöknek indul az óra.
race-called = { $challenger }, { $opponent } elindította a feladványfutamotokat. Mindkettőtöknek ketyeg az óra!
race-runs = **Feladványfutam:** { $one } – { $other }. A megoldáshoz nyomd meg: **Feladványaim**.
race-ends = Vége: { $until }.
race-score =
    { $mistakes ->
        [0] { $score } megoldva, hiba nélkül
        [one] { $score } megoldva, hiba: 1/{ $most }
       *[other] { $score } megoldva, hiba: { $mistakes }/{ $most }
    }
race-score-of = { $person }: { $score }
race-won = **Feladványfutam:** { $winner } nyert.
race-drawn = **Feladványfutam:** { $one } és { $other } között döntetlen.
race-solved = ✅ **Ez az!**
race-wrong = ❌ Ez lett volna jó: **{ $ply }**.
race-out = **Három hiba: kiestél.**
race-time-up = **Lejárt az idő!**
race-not-started = Ez a futam még nem indult el.
race-started = Már elindult.
race-over = Már vége.
race-called-off = Ezt a feladványfutamot lefújták.
race-already = Már benne vagy egy futamban. Itt van.
race-gone = Ez a futam rég véget ért. Így indíthatsz másikat: `/feladvány futam`.
race-not-in-it = Ebben a futamban nem veszel részt. Így indíthatsz sajátot: `/feladvány futam`.
race-not-the-opponent = Csak { $opponent } indíthatja el vagy utasíthatja el ezt a futamot.
race-not-the-challenger = Csak { $challenger } vonhatja vissza ezt a futamot.
race-closed = Ezt a futamot már nem indíthatod el.
race-other-races = { $person } másik futamban van. Próbáld újra néhány perc múlva.
race-too-many =
    { $most ->
        [one] Az elmúlt órában kihívtál valakit egy futamra, és még nem indította el. Várj egy kicsit.
       *[other] Az elmúlt órában { $most } kihívásodból nem lett futam. Várj egy kicsit.
    }
race-asked-lately = Az elmúlt órában már kihívtad futamra: { $opponent }. Várd meg a választ, vagy hívj ki mást.
race-oneself = Magadat nem hívhatod ki. Ha egyedül játszanál, hagyd üresen az `ellenfél` mezőt.
button-race-start = Indítás
button-race-puzzles = Feladványaim
button-race-again = Új futam
button-puzzle-hint = Tipp (fele annyit ér)
button-puzzle-solution = Megoldás
button-puzzle-again = Újra
button-puzzle-next = Következő feladvány
button-puzzle-next-themed = Következő: { $theme }
button-practise-theme = Feladvány: { $theme }
button-puzzle-any = Bármilyen téma
button-puzzle-play = Végigjátszom innen
button-puzzle-solve = Megoldom

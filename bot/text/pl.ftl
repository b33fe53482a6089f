# Wszystkie teksty dla graczy po polsku. Pojęcia: docs/glossary/pl.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Zagraj w DVONN
command-dvonn-challenge = Wyzwij gracza lub kogokolwiek na kanale
    .name = wyzwij
command-dvonn-challenge-opponent = Gracz, którego wyzywasz. Domyślnie: może przyjąć każdy
    .name = przeciwnik
command-dvonn-challenge-color = Twój kolor. Domyślnie: losowy
    .name = kolor
command-dvonn-challenge-setup = Jak wypełnić planszę. Domyślnie: zapytam
    .name = uklad
command-dvonn-challenge-seed = Ziarno wcześniejszej planszy. Domyślnie: losowe
    .name = ziarno
command-dvonn-challenge-position = Pozycja początkowa jako tekst, dla układu „zadany”
    .name = pozycja
command-dvonn-challenge-clock = Zegar: 5d, 3d+12h, live 10 lub none. Domyślnie: 3d+12h
    .name = zegar
command-dvonn-challenge-rated = Partia rankingowa. Domyślnie: tylko jeśli obie strony mają tu ranking
    .name = rankingowa
command-dvonn-play = Zagraj z komputerem
    .name = zagraj
command-dvonn-play-level = Poziom komputera. Domyślnie: amator
    .name = poziom
command-dvonn-play-engine = Silnik dodany przez operatora bota, zamiast poziomu
    .name = silnik
command-dvonn-play-color = Twój kolor. Domyślnie: losowy
    .name = kolor
command-dvonn-play-setup = Jak wypełnić planszę. Domyślnie: wyrównana losowa plansza
    .name = uklad
command-dvonn-play-clock = Twój zegar: 5d, 3d+12h, live 10 lub none. Domyślnie: 3d+12h
    .name = zegar
command-dvonn-play-seed = Ziarno wcześniejszej planszy. Domyślnie: losowe
    .name = ziarno
command-dvonn-play-position = Pozycja początkowa jako tekst, dla układu „zadany”
    .name = pozycja
command-dvonn-place = Umieść następny pion
    .name = umiesc
command-dvonn-place-cell = Puste pole, np. D3. Dalsze pola (D3 E4 F2) tworzą plan
    .name = pole
command-dvonn-plan = Zaplanuj rozmieszczanie, a bot umieści piony za ciebie
    .name = plan
command-dvonn-conditional = Ustaw ruchy warunkowe: jeśli przeciwnik zagra to, ty zagrasz tamto
    .name = warunkowe
command-dvonn-move = Przesuń swój stos
    .name = ruch
command-dvonn-move-move = Pole twojego stosu i pole docelowe, np. D3F3
    .name = ruch
command-dvonn-hint = Zobacz swoje najlepsze ruchy (tylko partie nierankingowe)
    .name = podpowiedz
command-dvonn-analyse = Przeanalizuj pozycję lub partię. Domyślnie: partia na tym kanale
    .name = analizuj
command-dvonn-analyse-position = Pozycja jako tekst, np. „w r1,w1,…/…”
    .name = pozycja
command-dvonn-analyse-game = Numer partii, lista ruchów lub tekst pliku z partią
    .name = partia
command-dvonn-analyse-after = Analizuj pozycję po tylu ruchach. Domyślnie: najnowsza
    .name = po
command-dvonn-analyse-lines = Liczba najlepszych kontynuacji, od 1 do 5. Domyślnie: 3
    .name = kontynuacje
command-dvonn-board = Pokaż planszę partii na tym kanale
    .name = plansza
command-dvonn-board-surrounded = Zaznacz otoczone stosy (nie mogą się ruszyć). Domyślnie: nie
    .name = otoczone
command-dvonn-board-size = Rozmiar obrazka. Domyślnie: jak w twoich ustawieniach
    .name = rozmiar
command-dvonn-board-size-small = mały
command-dvonn-board-size-normal = zwykły
command-dvonn-board-size-large = duży
command-dvonn-games = Lista twoich trwających partii i ich terminów
    .name = partie
command-dvonn-offer = Zaproponuj remis, cofnięcie ruchu, pauzę, dodatkowy czas lub rewanż
    .name = zaproponuj
command-dvonn-offer-what = Co zaproponować
    .name = co
command-dvonn-offer-what-draw = Remis
command-dvonn-offer-what-takeback = Cofnięcie twojego ostatniego ruchu
command-dvonn-offer-what-pause = Pauza: oba zegary stają
command-dvonn-offer-what-time = Więcej czasu dla przeciwnika (nie musi nic przyjmować)
command-dvonn-offer-what-rematch = Rewanż z zamianą kolorów
command-dvonn-admin = Ustawienia całego serwera
command-dvonn-admin-settings = Zobacz i zmień ustawienia serwera
    .name = ustawienia
command-dvonn-admin-limits = Zobacz lub ustaw, ile wyzwań, wątków i turniejów może zacząć jedna osoba
    .name = limity
command-dvonn-admin-limits-challenges = Otwarte wyzwania jednej osoby. Domyślnie: 3
    .name = wyzwania
command-dvonn-admin-limits-opponent = Najwięcej otwartych wyzwań jednej osoby wobec drugiej. Domyślnie: 1
    .name = przeciwnik
command-dvonn-admin-limits-threads = Wątki, które jedna osoba może otworzyć w 10 minut. Domyślnie: 3
    .name = watki
command-dvonn-admin-limits-tournaments = Niezakończone turnieje jednego organizatora. Moderatorzy: 3. Domyślnie: 1
    .name = turnieje
command-dvonn-admin-limits-wait = Po ilu minutach organizator może utworzyć następny turniej (moderatorzy od razu). Domyślnie: 60
    .name = przerwa
command-dvonn-admin-limits-reason = Powód, do dziennika (opcjonalnie)
    .name = powod
command-dvonn-admin-roles = Zobacz lub ustaw role za miejsca w klasyfikacji i tytuły
    .name = role
command-dvonn-admin-roles-first = Rola za pierwsze miejsce w klasyfikacji
    .name = pierwsze
command-dvonn-admin-roles-top3 = Rola dla pierwszej trójki klasyfikacji
    .name = top3
command-dvonn-admin-roles-top10 = Rola dla pierwszej dziesiątki klasyfikacji
    .name = top10
command-dvonn-admin-roles-season = Rola za wygranie ostatniego sezonu
    .name = sezon
command-dvonn-admin-roles-tournament = Rola za wygranie ostatniego turnieju
    .name = turniej
command-dvonn-admin-roles-league = Rola za mistrzostwo ligi
    .name = liga
command-dvonn-admin-roles-reason = Powód, do dziennika (opcjonalnie)
    .name = powod
command-dvonn-admin-block = Zablokuj komuś zaczynanie partii i dołączanie do nich na tym serwerze
    .name = zablokuj
command-dvonn-admin-block-player = Osoba do zablokowania (jej trwające partie toczą się dalej)
    .name = gracz
command-dvonn-admin-block-reason = Powód, do dziennika i dla zablokowanej osoby
    .name = powod
command-dvonn-admin-unblock = Odblokuj kogoś na tym serwerze
    .name = odblokuj
command-dvonn-admin-unblock-player = Osoba do odblokowania
    .name = gracz
command-dvonn-admin-unblock-reason = Powód, do dziennika (opcjonalnie)
    .name = powod
command-dvonn-admin-fairness = Straty graczy na ruch w omówionych partiach rankingowych: poszlaka, nie dowód
    .name = uczciwosc
command-dvonn-admin-fairness-player = Gracz. Domyślnie: ci, którzy najbardziej się wyróżniają
    .name = gracz
command-dvonn-admin-backup = Pobierz wszystkie partie, rezultaty, turnieje i ustawienia tego serwera
    .name = kopia
command-dvonn-admin-log = Pokaż, co zrobili moderatorzy: kto, co, kiedy i dlaczego
    .name = dziennik
command-dvonn-resign = Poddaj partię na tym kanale
    .name = poddaj
command-dvonn-vacation = Zacznij lub zakończ urlop albo sprawdź, ile dni zostało
    .name = urlop
command-dvonn-vacation-days = Dni po 24 godziny, licząc od teraz; 0 kończy urlop
    .name = dni
command-dvonn-help = Jak grać w DVONN z tym botem
    .name = pomoc
command-dvonn-rules = Zasady DVONN w pięć minut, z obrazkami
    .name = zasady
command-dvonn-rules-page = Pierwsza strona do pokazania. Domyślnie: cel gry
    .name = strona
command-dvonn-rules-page-goal = Cel gry
command-dvonn-rules-page-placing = Rozmieszczanie
command-dvonn-rules-page-moving = Ruchy stosów
command-dvonn-rules-page-surrounded = Otoczone stosy
command-dvonn-rules-page-isolation = Izolacja
command-dvonn-rules-page-end = Pas i koniec
command-dvonn-rules-page-here = Gra tutaj
command-dvonn-rules-cell = Pole: z którymi sąsiaduje i co na nich stoi
    .name = pole
# Pozycje w menu osób i wiadomości.
command-menu-challenge = Wyzwij na partię DVONN
command-menu-profile = Profil DVONN
command-menu-analyse = Analizuj tę pozycję
command-menu-import = Importuj tę partię

command-game = Jedna partia: omówienie, powtórka, ruchy, podgląd, eksport i import
    .name = partia
command-game-moves = Lista wszystkich ruchów partii na tym kanale
    .name = ruchy
command-game-replay = Powtórka partii jako GIF
    .name = powtorka
command-game-replay-game = Numer partii lub lista ruchów. Domyślnie: ostatnia partia na tym kanale
    .name = partia
command-game-replay-from = Numer pierwszego ruchu. Domyślnie: 1
    .name = od
command-game-replay-to = Numer ostatniego ruchu. Domyślnie: najnowszy
    .name = do
command-game-replay-share = Powtórka dla wszystkich na kanale. Domyślnie: tylko dla ciebie
    .name = udostepnij
command-game-review = Omów zakończoną partię: szanse na wygraną, punkty zwrotne, dokładność
    .name = omow
command-game-review-game = Numer partii. Domyślnie: ostatnia partia na tym kanale
    .name = partia
command-game-find = Znajdź zakończone partie według gracza, rezultatu, układu, dnia, długości lub pozycji
    .name = znajdz
command-game-find-player = Twój przeciwnik. Z opcją „wszyscy”: dowolny gracz. Dla partii z komputerem wybierz mnie
    .name = gracz
command-game-find-everyone = Szukaj w partiach wszystkich na tym serwerze. Domyślnie: tylko w swoich
    .name = wszyscy
command-game-find-result = Rezultat twój lub podanego gracza
    .name = rezultat
command-game-find-result-won = Wygrana
command-game-find-result-lost = Przegrana
command-game-find-setup = Układ początkowy
    .name = uklad
command-game-find-from = Najwcześniejszy dzień rozpoczęcia partii, np. 2026-03-01
    .name = od
command-game-find-until = Najpóźniejszy dzień rozpoczęcia partii, np. 2026-03-31
    .name = do
command-game-find-shortest = Najmniejsza liczba ruchów
    .name = najmniej
command-game-find-longest = Największa liczba ruchów
    .name = najwiecej
command-game-find-position = Ruchy, np. D3 E4 F5, albo pozycja jako tekst. Liczą się też lustrzane odbicia
    .name = pozycja
command-game-export = Eksportuj partię do pliku
    .name = eksportuj
command-game-export-game = Numer partii. Domyślnie: ostatnia partia na tym kanale
    .name = partia
command-game-export-format = Format pliku. Domyślnie: tekst
    .name = format
command-game-import = Importuj partię z pliku lub tekstu, by ją przeglądać
    .name = importuj
command-game-import-file = Plik partii: z /partia eksportuj, SGF z Boardspace lub zapis CodeCup
    .name = plik
command-game-import-text = Ruchy, np. D3 E4 F5 (oba pola puste: większy formularz)
    .name = tekst
command-game-preview = Zobacz skutek ruchów, zanim je zagrasz
    .name = podglad
command-game-preview-move = Pole (D3), ruch (D3F3) lub kilka ruchów (D3F3 E4E5)
    .name = ruch
command-game-abort = Przerwij partię, w której żadna strona nie zagrała więcej niż jednego ruchu
    .name = przerwij
command-game-claim = Ogłoś wygraną, gdy przeciwnika nie ma już na serwerze i minął jego czas
    .name = wygrana
command-game-moderate = Moderatorzy: zakończ lub unieważnij partię albo przekaż stronę. Powód widzą wszyscy
    .name = moderuj
command-game-moderate-action = Decyzja
    .name = decyzja
command-game-moderate-action-end = Zakończ partię z rezultatem
command-game-moderate-action-void = Unieważnij partię: bez rezultatu lub już bez rankingu
command-game-moderate-action-hand-over = Przekaż stronę innemu graczowi
command-game-moderate-reason = Powód, widoczny na kanale partii
    .name = powod
command-game-moderate-winner = Zwycięzca, jeśli kończysz partię z rezultatem
    .name = zwyciezca
command-game-moderate-player = Nowy gracz, jeśli przekazujesz stronę
    .name = gracz
command-game-moderate-side = Strona do przekazania
    .name = strona
command-game-moderate-game = Numer partii. Domyślnie: trwająca partia na tym kanale
    .name = partia
command-dvonn-settings = Zmień ustawienia: plansze, zapis, przypomnienia, godziny ciszy, weekendy, język
    .name = ustawienia
command-privacy = Twoje dane
    .name = prywatnosc
command-privacy-show = Zobacz, co o tobie przechowuję, jak długo i kto to widzi
    .name = pokaz
command-privacy-export = Pobierz wszystko, co o tobie przechowuję
    .name = eksportuj
command-privacy-delete = Usuń wszystkie swoje dane (najpierw zapytam)
    .name = usun
command-tournament = Turnieje na tym serwerze
    .name = turniej
command-tournament-create = Utwórz turniej na tym kanale
    .name = utworz
command-tournament-create-name = Nazwa turnieju
    .name = nazwa
command-tournament-create-kind = System. Domyślnie: szwajcarski
    .name = system
command-tournament-create-kind-swiss = Szwajcarski: grasz z kimś o podobnej liczbie punktów
command-tournament-create-kind-round-robin = Kołowy: każdy gra z każdym
command-tournament-create-kind-double = Dwukołowy: każdy gra z każdym dwa razy, raz każdym kolorem
command-tournament-create-kind-knockout = Pucharowy: kto przegra, odpada
command-tournament-create-kind-arena = Arena: jak najwięcej partii w danym czasie
command-tournament-create-kind-teams = Mecz drużynowy: twój serwer przeciw innemu, stolik po stoliku
command-tournament-create-rounds = Liczba rund (tylko szwajcarski). Domyślnie: ile trzeba
    .name = rundy
command-tournament-create-clock = Zegar: 5d, 3d+12h, live 10 lub none. Domyślnie: dopasowany do rundy
    .name = zegar
command-tournament-create-setup = Jak wypełnić plansze. Domyślnie: wszystkie 49 pionów ręcznie
    .name = uklad
command-tournament-create-deadline = Limit czasu rundy, np. 14d lub 2h. Domyślnie: 14d
    .name = limit
command-tournament-create-rated = Partie rankingowe. Domyślnie: tak
    .name = rankingowe
command-tournament-create-start = Początek w twojej strefie: 2026-12-05 19:00, 19:00 lub 3d. Domyślnie: zaczynasz ręcznie
    .name = poczatek
command-tournament-create-repeat = Jak często się powtarza (tylko moderatorzy). Domyślnie: nigdy
    .name = powtarzaj
command-tournament-create-repeat-week = Co tydzień
command-tournament-create-repeat-month = Co miesiąc
command-tournament-create-repeat-weekday = Co miesiąc w ten sam dzień tygodnia
command-tournament-create-players = Liczba uczestników, np. 4-16, 4- lub -16. Gdy będzie ich za mało, turniej się nie odbędzie
    .name = uczestnicy
command-tournament-create-ratings = Rankingi, np. 1400-1800, 1400- lub -1800. Domyślnie: wszystkie
    .name = rankingi
command-tournament-create-role = Dołączyć mogą tylko członkowie z tą rolą. Domyślnie: wszyscy
    .name = rola
command-tournament-create-invited = Grają tylko osoby, które zgłosisz. Domyślnie: nie
    .name = zaproszeni
command-tournament-accept = Moderatorzy: przyjmij mecz drużynowy, który proponuje inny serwer
    .name = przyjmij
command-tournament-accept-code = Kod od drugiego serwera
    .name = kod
command-tournament-join = Dołącz do turnieju
    .name = dolacz
command-tournament-join-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-leave = Opuść turniej przed startem
    .name = opusc
command-tournament-leave-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-start = Organizator: rozpocznij turniej
    .name = rozpocznij
command-tournament-start-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-add = Organizator: zgłoś gracza do turnieju
    .name = zglos-gracza
command-tournament-add-player = Kogo zgłosić
    .name = gracz
command-tournament-add-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-add-computer = Organizator: zgłoś komputer do turnieju
    .name = dodaj-komputer
command-tournament-add-computer-level = Poziom komputera
    .name = poziom
command-tournament-add-computer-count = Liczba zgłoszeń. Domyślnie: 1
    .name = liczba
command-tournament-add-computer-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-remove-computer = Organizator: usuń komputer z turnieju
    .name = usun-komputer
command-tournament-remove-computer-level = Poziom komputera
    .name = poziom
command-tournament-remove-computer-count = Liczba zgłoszeń. Domyślnie: 1
    .name = liczba
command-tournament-remove-computer-tournament = Turniej (opcjonalnie, jeśli otwarty jest tylko jeden)
    .name = turniej
command-tournament-standings = Pokaż tabelę turnieju
    .name = tabela
command-tournament-standings-tournament = Turniej (opcjonalnie, jeśli jest tylko jeden)
    .name = turniej
command-tournament-pairings = Pokaż pary danej rundy
    .name = pary
command-tournament-pairings-round = Runda. Domyślnie: bieżąca
    .name = runda
command-tournament-pairings-tournament = Turniej (opcjonalnie, jeśli jest tylko jeden)
    .name = turniej
command-tournament-withdraw = Wycofaj się z trwającego turnieju (najpierw zapytam)
    .name = wycofaj
command-tournament-withdraw-player = Organizator: gracz do wycofania. Domyślnie: ty
    .name = gracz
command-tournament-withdraw-tournament = Turniej (opcjonalnie, jeśli trwa tylko jeden)
    .name = turniej
command-tournament-replace = Organizator: zastąp gracza w trwającym turnieju (najpierw zapytam)
    .name = zastap
command-tournament-replace-player = Kogo zastąpić
    .name = gracz
command-tournament-replace-by = Nowy gracz
    .name = przez
command-tournament-replace-tournament = Turniej (opcjonalnie, jeśli trwa tylko jeden)
    .name = turniej
command-tournament-end = Organizator: zakończ turniej lub odwołaj go przed startem
    .name = zakoncz
command-tournament-end-tournament = Turniej (opcjonalnie, jeśli jest tylko jeden)
    .name = turniej
command-tournament-move = Organizator: przenieś turniej na ten kanał
    .name = przenies
command-tournament-move-tournament = Turniej (opcjonalnie, jeśli jest tylko jeden)
    .name = turniej
command-tournament-list = Lista turniejów na tym serwerze
    .name = lista
command-tournament-manage = Organizator: co trwa, kto się spóźnia, i przypomnienia
    .name = zarzadzaj

command-league = Liga na tym serwerze
    .name = liga
command-league-show = Pokaż ligę: kiedy zacznie się następny cykl, kto gra, i tabele
    .name = pokaz
command-league-join = Zagraj w następnym cyklu ligi lub potwierdź, że grasz dalej
    .name = dolacz
command-league-leave = Opuść następny cykl ligi lub wyjdź z trwającego
    .name = opusc
command-league-history = Pokaż zwycięzców i tabele wszystkich cykli ligi
    .name = historia
command-league-championship = Mistrzostwa wszystkich serwerów: dołącz albo zobacz graczy i tabele
    .name = mistrzostwa
command-league-create = Moderatorzy: otwórz ligę na tym kanale
    .name = utworz
command-league-create-name = Nazwa ligi
    .name = nazwa
command-league-create-start = Początek w twojej strefie: 2026-12-05 19:00, 19:00 lub 7d. Domyślnie: 7d
    .name = poczatek
command-league-create-size = Osób w grupie. Domyślnie: 7
    .name = wielkosc
command-league-create-games = Partii z każdym przeciwnikiem. Domyślnie: 1
    .name = partie
command-league-create-weeks = Tygodni w cyklu. Domyślnie: 6
    .name = tygodnie
command-league-create-moves = Ile osób awansuje, a ile spada po każdym cyklu. Domyślnie: 2
    .name = awanse
command-league-create-at-once = Partii ligowych jednej osoby naraz. Domyślnie: 3
    .name = naraz
command-league-create-clock = Zegar: 5d, 3d+12h, live 10 lub none. Domyślnie: dopasowany do cyklu
    .name = zegar
command-league-create-setup = Jak wypełnić plansze. Domyślnie: wszystkie 49 pionów ręcznie
    .name = uklad
command-league-create-rated = Partie rankingowe. Domyślnie: tak
    .name = rankingowe
command-league-remove = Moderatorzy: wypisz gracza z następnego cyklu ligi
    .name = wypisz
command-league-remove-player = Kogo wypisać
    .name = gracz
command-league-pause = Moderatorzy: wstrzymaj ligę
    .name = wstrzymaj
command-league-resume = Moderatorzy: wznów ligę po przerwie
    .name = wznow
command-league-move = Moderatorzy: przenieś ligę na ten kanał
    .name = przenies
command-league-close = Moderatorzy: zamknij ligę na dobre (najpierw zapytam)
    .name = zamknij
command-seek = Znajdź przeciwnika na dowolnym serwerze z tym botem
    .name = szukaj
command-seek-clock = Zegar: 5d, 3d+12h, live 10 lub none. Domyślnie: jak woli przeciwnik
    .name = zegar
command-seek-rated = Partia rankingowa: tylko z kimś, kto też ją wybierze. Domyślnie: nie
    .name = rankingowa
command-seek-setup = Jak wypełnić planszę. Domyślnie: jak woli przeciwnik
    .name = uklad
command-seek-range = Największa różnica między waszymi rankingami. Domyślnie: bez ograniczeń
    .name = zakres
command-seek-hours = Ile godzin czekać na przeciwnika. Domyślnie: 24
    .name = godziny
command-learn = Naucz się dobrze grać w DVONN
    .name = nauka
command-learn-lesson = Lekcja na planszy: czytasz, grasz, widzisz skutek
    .name = lekcja
command-learn-lesson-number = Numer lekcji. Domyślnie: następna
    .name = numer
command-learn-terms = Pojęcia z gry i ich znaczenie
    .name = pojecia
command-learn-terms-term = Pojęcie do wyjaśnienia. Domyślnie: wszystkie
    .name = pojecie
command-learn-progress = Zobacz swoje postępy: lekcje, zadania, pokonane poziomy, dokładność
    .name = postepy
command-learn-advice = Wskazówki, jak dobrze grać, z obrazkami
    .name = wskazowki
command-learn-advice-page = Numer strony. Domyślnie: pierwsza
    .name = strona
command-puzzle = Zadania z prawdziwych partii
    .name = zadanie
command-puzzle-play = Rozwiąż następne zadanie na swoim poziomie
    .name = rozwiaz
command-puzzle-play-theme = Temat. Domyślnie: dowolny (niektóre liczą się w połowie)
    .name = temat
command-puzzle-daily = Rozwiąż zadanie dnia
    .name = dnia
command-puzzle-race = Rozwiąż jak najwięcej zadań w pięć minut
    .name = wyscig
command-puzzle-race-opponent = Przeciwnik, który dostaje te same zadania. Domyślnie: wyścig bez przeciwnika
    .name = przeciwnik
theme-any = Dowolny temat
command-ladder = Klasyfikacje tego serwera i wszystkich serwerów
    .name = klasyfikacja
command-ladder-top = Zobacz klasyfikację i swoje miejsce
    .name = czolowka
command-ladder-top-list = Gracze lub poziomy komputera na serwerze albo klasyfikacja globalna. Domyślnie: gracze
    .name = lista
command-ladder-top-list-people = Gracze
command-ladder-top-list-computer = Poziomy komputera
command-ladder-top-list-world = Klasyfikacja globalna
command-ladder-leave-global = Opuść klasyfikację globalną
    .name = opusc-globalna
command-ladder-profile = Pokaż ranking gracza w czasie, bilans, najlepszą wygraną i ostatnie partie
    .name = profil
command-ladder-profile-player = Gracz. Domyślnie: ty
    .name = gracz
command-ladder-profile-level = Poziom komputera, zamiast gracza
    .name = poziom
command-ladder-profile-engine = Silnik dodany przez operatora bota, zamiast gracza
    .name = silnik
command-ladder-versus = Porównaj dwoje graczy: ich partie i dzisiejszą prognozę
    .name = porownaj
command-ladder-versus-player = Pierwszy gracz
    .name = gracz
command-ladder-versus-opponent = Drugi gracz. Domyślnie: ty
    .name = przeciwnik
command-ladder-games = Lista zakończonych partii rankingowych, od najnowszej
    .name = partie
command-ladder-games-player = Gracz, którego partie pokazać. Domyślnie: wszyscy
    .name = gracz
command-ladder-season = Pokaż tabelę sezonu
    .name = sezon
command-ladder-season-number = Numer sezonu. Domyślnie: bieżący
    .name = numer
command-ladder-activity = Pokaż wykres partii z ostatnich 26 tygodni
    .name = aktywnosc
command-ladder-puzzles = Pokaż, kto na tym serwerze najlepiej rozwiązuje zadania
    .name = zadania
command-ladder-challenge = Wyzwij gracza na partię o jego miejsce (tylko w klasyfikacji miejsc)
    .name = wyzwij
command-ladder-challenge-opponent = Gracz najwyżej trzy miejsca nad tobą
    .name = przeciwnik
command-ladder-challenge-setup = Jak wypełnić planszę. Domyślnie: zapytam
    .name = uklad
command-ladder-challenge-clock = Zegar: 5d, 3d+12h lub live 10. Domyślnie: 3d+12h
    .name = zegar
command-ladder-challenge-color = Twój kolor. Domyślnie: losowy
    .name = kolor
command-learn-openings = Gdzie w prawdziwych partiach stawiano następny pion
    .name = otwarcia
command-learn-openings-game = Numer partii. Domyślnie: ostatnia partia na tym kanale lub pusta plansza
    .name = partia
command-game-note = Twoja notatka do partii. Do jej końca widzisz ją tylko ty
    .name = notatka
command-game-note-game = Numer partii. Domyślnie: ostatnia partia na tym kanale
    .name = partia
command-game-follow = Powiadomienia o partii z tego kanału w wiadomościach prywatnych lub lista obserwowanych
    .name = obserwuj
format-text = Tekst
format-sgf = SGF
color-white = Biały
color-black = Czarny
color-random = Losowo
color-neither = Remis
setup-full = pełny: wszystkie 49 pionów ręcznie
setup-reds = czerwone: trzy czerwone ręcznie, reszta losowo
setup-random = losowy: wyrównana losowa plansza
setup-symmetric = symetryczny: losowa plansza, która z obu stron wygląda tak samo
setup-cut = dziel i wybieraj: ty proponujesz losową planszę, przeciwnik wybiera stronę
setup-given = zadany: pozycja, którą podajesz jako tekst
level-beginner = początkujący
level-novice = nowicjusz
level-casual = amator
level-skilled = wprawny
level-club = klubowy
level-strong = silny
level-expert = ekspert
level-master = mistrz
level-grandmaster = arcymistrz

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } wyzywa cię na partię DVONN i chce grać białymi.
        [black] { $opponent }, { $challenger } wyzywa cię na partię DVONN i chce grać czarnymi.
        [choice] { $opponent }, { $challenger } wyzywa cię na partię DVONN na poniższej planszy. Którą stronę wybierasz?
       *[random] { $opponent }, { $challenger } wyzywa cię na partię DVONN. Kolory są losowe.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } chce zagrać w DVONN białymi. Kto przyjmuje?
        [black] { $challenger } chce zagrać w DVONN czarnymi. Kto przyjmuje?
        [choice] { $challenger } chce zagrać w DVONN na poniższej planszy. Kto przyjmuje? Stronę wybierasz ty.
       *[random] { $challenger } chce zagrać w DVONN. Kto przyjmuje? Kolory są losowe.
    }
challenge-rematch = Rewanż za partię { $number }:
challenge-sides =
    { $first ->
        [white] Białymi gra { $white }, czarnymi { $black }. Zaczynają białe.
       *[black] Białymi gra { $white }, czarnymi { $black }. Zaczynają czarne.
    }
challenge-until = Wyzwanie wygasa { $until }.
challenge-draft = Jeszcze niewysłane.
challenge-open = Nadal jest otwarte.
challenge-accepted = Przyjęte: to partia { $number }.
challenge-declined = Odrzucone.
challenge-cancelled = Anulowane.
challenge-expired = Wygasło.
challenge-in-thread = Partia toczy się tutaj: { $place }.
challenge-posted = Twoje wyzwanie jest tutaj: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] rankingowa
        [if] rankingowa, jeśli obie strony mają tu ranking
       *[no] nierankingowa
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] rankingowa
        [if] rankingowa, jeśli obie strony mają tu ranking
       *[no] nierankingowa
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] rankingowa
       *[no] nierankingowa
    }
terms-any-board = Dowolna plansza
terms-any-clock = dowolny zegar
terms-unrated-by-default = {"-#"} Nierankingowa: co najmniej jedna strona nie ma tu jeszcze rankingu. Aby zagrać rankingową, dodaj `rankingowa:True`.
terms-full = Wszystkie 49 pionów ręcznie
terms-reds = Trzy czerwone ręcznie, reszta losowo
terms-random = Losowa plansza
terms-symmetric = Symetryczna plansza
terms-cut = Dziel i wybieraj: jeden gracz proponuje losową planszę, drugi wybiera stronę
terms-given = Zadana pozycja
clock-none = bez zegara
clock-turn = { $turn } na ruch
clock-bank = { $bank } + { $increment } na ruch
clock-cap = { $clock }, najwyżej { $cap }
clock-live = na żywo, po { $each }
length-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
length-hours =
    { $count ->
        [one] { $count } godz.
        [few] { $count } godz.
        [many] { $count } godz.
       *[other] { $count } godz.
    }
length-minutes =
    { $count ->
        [one] { $count } min
        [few] { $count } min
        [many] { $count } min
       *[other] { $count } min
    }
seek-somebody = ktoś z innego miejsca
seek-waiting = Szukam ci przeciwnika na wszystkich serwerach z tym botem, które biorą udział. Kończę { $until }.
seek-already = Już szukam ci przeciwnika na wszystkich serwerach z tym botem, które biorą udział. Kończę { $until }.
seek-place = Zagrasz tutaj: { $place }. Tam napiszę, gdy partia się zacznie.
seek-place-here = Zagrasz tutaj. Napiszę, gdy partia się zacznie.
seek-lobby = Na kanale { $lobby } widać, że szukasz przeciwnika.
seek-direct = nasze wiadomości prywatne
seek-direct-here = Twoja partia zacznie się tutaj, w naszych wiadomościach prywatnych.
seek-rated = -# Rankingowa: liczy się w klasyfikacji globalnej. Każdy na każdym serwerze widzi tam twoją nazwę i ranking. Zobaczysz ją przez `/klasyfikacja czolowka` z `lista:Klasyfikacja globalna`. Opuścisz ją przez `/klasyfikacja opusc-globalna`.
seek-range = Ranking przeciwnika: od { $from } do { $to }. Z każdą minutą ten zakres trochę się poszerza.
button-seek-stop = Przestań szukać
seek-found = Mamy przeciwnika. Gracie tutaj: { $place }.
seek-stopped = Gotowe. Nie szukam już przeciwnika.
seek-not-running = Nie szukam ci teraz przeciwnika. Aby zacząć, użyj `/szukaj`.
seek-ended = { $person }, w tym czasie nikt się nie znalazł. Aby spróbować ponownie, użyj `/szukaj`.
seek-avoided = Gotowe. Już was ze sobą nie połączę.
seek-ask-report = Zgłosić przeciwnika operatorowi bota? Operator zobaczy tę partię i twoją nazwę. Już was ze sobą nie połączę.
button-report-sure = Zgłoś przeciwnika
seek-reported = Gotowe. Zgłoszenie trafiło do operatora bota, a ja już was ze sobą nie połączę.
seek-barred = Operator bota zablokował ci `/szukaj`. Nadal możesz wyzywać ludzi na swoich serwerach.
seek-too-many-reports = Limit zgłoszeń na 24 godziny ({ $most }) jest wyczerpany. Spróbuj ponownie później.
seek-off = `/szukaj` jest na tym serwerze wyłączone. Użyj go w naszych wiadomościach prywatnych albo poproś osobę zarządzającą serwerem, by włączyła je przez `/dvonn-admin ustawienia`.
seek-guest = Nie mogę tu pokazywać ruchów przeciwnika. Użyj `/szukaj` w naszych wiadomościach prywatnych.
seek-too-many = Limit znalezionych przeciwników na 24 godziny ({ $most }) jest wyczerpany. Spróbuj ponownie później.
seek-no-rating = `zakres` wymaga rankingu, a jeszcze go nie masz. Pomiń tę opcję. W partiach rankingowych liczy się twój ranking w klasyfikacji globalnej.
seek-no-clock = Partia rankingowa potrzebuje zegara. Wybierz inny `zegar` albo pomiń tę opcję.
seek-nobody-to-avoid = Tego przeciwnika nie znalazło `/szukaj`, więc nie ma kogo unikać.
seek-not-looking = Nie możecie teraz zagrać: ta osoba już nie szuka albo szuka kogoś o innym rankingu. Aby znaleźć kogoś innego, użyj `/szukaj`.
seek-refused-avoided = Masz ustawione, że nie chcesz już grać z tą osobą, więc nie możecie razem zagrać.
button-avoid = Nie łącz nas ponownie
button-report = Zgłoś przeciwnika
digest-title = **Tydzień od { $from } do { $until }**
digest-count =
    { $games ->
        [one] 1 zakończona partia
        [few] { $games } zakończone partie
        [many] { $games } zakończonych partii
       *[other] { $games } zakończonej partii
    }, { $people ->
        [one] 1 gracz
        [few] { $people } graczy
        [many] { $people } graczy
       *[other] { $people } gracza
    }.
digest-beaten = { $move }, przegrane z: { $players }
digest-upset = Niespodzianka tygodnia (partia { $game }): { $winner } wygrywa, choć faworytem był gracz { $loser } ({ $percent }%).
digest-game = **Partia tygodnia:** { $game }
digest-turn = Przełom: ruch { $number }, { $played }. Lepsze było { $better }.
digest-streaks = Serie w zadaniu dnia: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    })
digest-season = Sezon { $number } kończy się { $when }.
digest-running = **W toku**
digest-league = cykl { $cycle }, na czele: { $leaders }
lobby-title = **Poczekalnia DVONN**
lobby-looking = **Szukają przeciwnika**
lobby-nobody = Nikt teraz nie szuka przeciwnika.
lobby-all-servers = wszystkie serwery
lobby-games = **Partie do oglądania**
lobby-tournaments = **Turnieje z otwartymi zapisami**
lobby-ping = { $role } { $person } szuka przeciwnika: { $terms }.
lobby-told = Gotowe. Gdy ktoś będzie szukać przeciwnika, powiadomię cię tutaj, najwyżej raz na sześć godzin. Aby to wyłączyć, naciśnij przycisk jeszcze raz.
lobby-not-told = Gotowe. Nie powiadamiam cię już, gdy ktoś szuka przeciwnika.
lobby-no-role = Ta poczekalnia nikogo już nie powiadamia.
lobby-audit = Chce wiedzieć, gdy ktoś szuka przeciwnika
button-lobby-play = Zagraj z: { $name }
button-lobby-tell = Powiadom, gdy ktoś szuka
thread-opening = Otwieram wątek…
thread-not-added = Discord nie pozwala mi dodać cię do [wątku]({ $url }). Otwórz go tym linkiem. Jeśli go nie widzisz albo nie możesz tam pisać, potrzebujesz uprawnień „Wyświetlanie kanałów” i „Wysyłanie wiadomości w wątkach”. Poproś o nie moderatora.
thread-name = DVONN: { $names }
draft-person = Na razie tylko ty widzisz tę planszę. Jeśli ją zaproponujesz, { $opponent } wybierze stronę, a ty zagrasz drugą.
draft-anyone = Na razie tylko ty widzisz tę planszę. Jeśli ją zaproponujesz, osoba, która przyjmie wyzwanie, wybierze stronę, a ty zagrasz drugą.
challenge-sent = Twoje wyzwanie jest poniżej.
setup-ask-person = Wyzwanie dla: { $opponent }. Na jakiej planszy?
setup-ask-anyone = Wyzwanie dla każdego na tym kanale. Na jakiej planszy?
setup-ask-busy = { $busy } Twoje wyzwanie dostanie więc wątek. Najpierw wybierz planszę.
setup-ask-common =
    - {"**"}Losowa plansza** (szybko): wszystkie 49 pionów już stoi na planszy, więc zaczynacie od razu od ruchów.
    - {"**"}Ręczne rozmieszczanie**: najpierw na zmianę umieszczacie 49 pionów, po jednym.
setup-ask-all =
    - {"**"}Czerwone ręcznie**: na zmianę umieszczacie trzy czerwone piony. Reszta jest losowa.
    - {"**"}Symetryczna plansza**: losowa plansza, która z obu stron wygląda tak samo.
    - {"**"}Dziel i wybieraj**: proponujesz losową planszę, a przeciwnik wybiera stronę.
button-setup-random = Losowa plansza
button-setup-full = Ręczne rozmieszczanie
button-setup-other = Inne układy…
button-setup-reds = Czerwone ręcznie
button-setup-symmetric = Symetryczna plansza
button-setup-cut = Dziel i wybieraj
button-rated = Zmień na rankingową
button-unrated = Zmień na nierankingową
draft-discarded = Anulowane. Nikt inny tego nie widział.
button-offer-board = Zaproponuj tę planszę
button-deal-again = Wylosuj inną planszę
button-play-white = Graj białymi
button-play-black = Graj czarnymi
button-accept = Przyjmij
button-decline = Odrzuć
button-cancel = Anuluj wyzwanie
button-open-thread = Otwórz wątek
offer-thread = Otworzyć wątek dla waszej partii?

## News

# Komputer jako gracz, używany w zdaniach jak nazwa osoby.
computer = Komputer ({ $level })
computer-without-level = Komputer
# Osoba, która usunęła swoje dane.
deleted-player = usunięty gracz
deleted-person = usunięta osoba

news-start = Zaczyna się partia { $number }: { $white } gra białymi, { $black } gra czarnymi.
news-place =
    { $piece ->
        [red] { $player } umieszcza czerwony pion na **{ $cell }**{ $note }.
        [white] { $player } umieszcza biały pion na **{ $cell }**{ $note }.
       *[black] { $player } umieszcza czarny pion na **{ $cell }**{ $note }.
    }
news-dealt = Reszta planszy zapełnia się losowo.
news-move = { $player } gra **{ $ply }**{ $note }
news-pass = { $player } nie ma ruchu i pasuje.
ply-pass = pas
news-planned = {" "}(z planu)
news-plan-stopped = Plan gracza { $player } się zatrzymał.
news-prepared = {" "}(warunkowy)
news-only-ply = {" "}(wymuszony)
news-all-prepared = Warunkowe: { $plies }
news-filled = Umieszczone zgodnie z planem: { $pieces }.
news-filled-part =
    { $piece ->
        [red] czerwone: { $count }
        [white] białe: { $count }
       *[black] czarne: { $count }
    }
news-item =
    { $piece ->
        [red] czerwony { $ply }
        [white] biały { $ply }
       *[black] czarny { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] przejmuje pojedynczy biały pion
           *[black] przejmuje pojedynczy czarny pion
        }
       *[other] { $color ->
            [white] przejmuje biały stos z { $height } pionów
           *[black] przejmuje czarny stos z { $height } pionów
        }
    }{ $red ->
        [yes] {" "}(z czerwonym)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] staje na pojedynczym białym pionie
           *[black] staje na pojedynczym czarnym pionie
        }
       *[other] { $color ->
            [white] staje na białym stosie z { $height } pionów
           *[black] staje na czarnym stosie z { $height } pionów
        }
    }{ $red ->
        [yes] {" "}(z czerwonym)
       *[no] {""}
    }
effect-captures-red = przejmuje czerwony pion
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] izoluje { $count } biały pion
           *[black] izoluje { $count } czarny pion
        }
        [few] { $color ->
            [white] izoluje { $count } białe piony
           *[black] izoluje { $count } czarne piony
        }
        [many] { $color ->
            [white] izoluje { $count } białych pionów
           *[black] izoluje { $count } czarnych pionów
        }
       *[other] { $color ->
            [white] izoluje { $count } białego piona
           *[black] izoluje { $count } czarnego piona
        }
    }
effect-isolates-both = izoluje piony: białe { $white }, czarne { $black }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] izoluje { $count } twój pion
            [few] izoluje { $count } twoje piony
            [many] izoluje { $count } twoich pionów
           *[other] izoluje { $count } twojego piona
        }
       *[theirs] { $count ->
            [one] izoluje { $count } pion przeciwnika
            [few] izoluje { $count } piony przeciwnika
            [many] izoluje { $count } pionów przeciwnika
           *[other] izoluje { $count } piona przeciwnika
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, umieść ostatni czerwony pion.
        [few] { $player }, umieść czerwony pion (zostały w sumie { $left }).
        [many] { $player }, umieść czerwony pion (zostało w sumie { $left }).
       *[other] { $player }, umieść czerwony pion (zostało w sumie { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, umieść biały pion (zostało: { $left }).
       *[black] { $player }, umieść czarny pion (zostało: { $left }).
    }
todo-move = { $player }, twój ruch.
how-to-move =
    Twoje stosy mają na wierzchu { $color ->
        [white] biały
       *[black] czarny
    } pion. Wybierz jeden, a potem pole docelowe.
todo-elsewhere = Tura: { $player }.
todo-computer = { $player } myśli…
todo-computer-for = Silnik wybiera pole za gracza { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } cofa swój ostatni ruch.
       *[person] Za zgodą obu stron { $player } cofa swój ostatni ruch.
    }
event-paused =
    { $with ->
        [computer] Partia jest wstrzymana. Aby grać dalej, naciśnij „Wznów partię”.
       *[person] Za zgodą obu stron partia jest wstrzymana. Każda strona może nacisnąć „Wznów partię”.
    }
event-resumed = { $player } wznawia partię.
event-time-given = { $player } dostaje dodatkowy czas ({ $time }) od gracza { $giver }.
event-engine-replaced =
    { $color ->
        [white] Silnik grający białymi przestał działać. Dalej gra { $player }, a partia jest teraz nierankingowa.
       *[black] Silnik grający czarnymi przestał działać. Dalej gra { $player }, a partia jest teraz nierankingowa.
    }
event-engine-stopped = Silnik nie wybiera już ruchów za gracza { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } przekazuje białe: zamiast gracza { $from } gra teraz { $player }. Powód: { $reason }
       *[black] { $moderator } przekazuje czarne: zamiast gracza { $from } gra teraz { $player }. Powód: { $reason }
    }
event-place-lost = Kanału lub wątku tej partii już nie ma. Partia toczy się dalej tutaj.
event-now-unrated = Partia jest teraz nierankingowa.

## Clocks

clock-runs = Termin: { $until }.
clock-runs-until-weekend = Termin: { $until }, nie licząc wolnych weekendów. Następny zaczyna się { $weekend }.
clock-runs-live =
    { $color ->
        [white] Biały ma { $white }, Czarny { $black }. Termin Białego: { $until }.
       *[black] Biały ma { $white }, Czarny { $black }. Termin Czarnego: { $until }.
    }
clock-muted = Zegar stoi, dopóki nie mogę pokazać tu planszy.
clock-paused = Partia jest wstrzymana. Oba zegary stoją.
clock-weekend = Zegar stoi: { $player } ma wolny weekend. Ruszy znów { $until }.
clock-vacation = Zegar stoi: { $player } ma urlop.
reminder = { $player }, twoja tura w partii { $number }. Przeciwnik: { $opponent }. Termin: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Partia { $number }, przeciwnik: { $opponent }. Termin: { $until }.
reminder-link = { $line } [Plansza]({ $url })

## Offers

offer-draw = { $player } proponuje remis. { $opponent }, przyjmujesz?
offer-rematch-here = { $player } chce rewanżu. { $opponent }, przyjmujesz?
offer-pause = { $player } prosi o pauzę: oba zegary stoją, dopóki ktoś z was nie wznowi partii. { $opponent }, zgadzasz się?
offer-takeback =
    { $count ->
        [0] { $player } prosi o cofnięcie ruchu **{ $ply }**. { $opponent }, zgadzasz się?
        [one] { $player } prosi o cofnięcie ruchu **{ $ply }** i następnego. { $opponent }, zgadzasz się?
        [few] { $player } prosi o cofnięcie ruchu **{ $ply }** i { $count } następnych. { $opponent }, zgadzasz się?
        [many] { $player } prosi o cofnięcie ruchu **{ $ply }** i { $count } następnych. { $opponent }, zgadzasz się?
       *[other] { $player } prosi o cofnięcie ruchu **{ $ply }** i { $count } następnych. { $opponent }, zgadzasz się?
    }
offer-was =
    { $kind ->
        [draw] { $player } proponuje remis.
        [takeback] { $player } prosi o cofnięcie ruchu.
        [rematch] { $player } proponuje rewanż.
       *[pause] { $player } prosi o pauzę.
    }
offer-became =
    { $state ->
        [open] Propozycja jest nadal otwarta.
        [accepted] Propozycja przyjęta.
        [declined] Propozycja odrzucona.
        [withdrawn] Propozycja wycofana.
       *[lapsed] Propozycja wygasła: partia potoczyła się dalej.
    }
offer-posted = Gotowe. Propozycja jest na kanale.
offer-elsewhere = Gotowe. Przeciwnik dostanie propozycję tam, gdzie gra.
button-phrases = Powiedz coś…
phrases-ask = Wybierz, co chcesz powiedzieć. Przeciwnik przeczyta to w swoim języku. Możesz się odezwać raz na turę i raz po partii.
menu-phrases-hint = Co chcesz powiedzieć?
phrase-sent = Gotowe. Przeciwnik widzi: { $phrase }
phrase-not-received = Przeciwnik nie dostaje takich wiadomości.
refuse-phrase-again = Twoja wiadomość w tej turze już poszła. Następną możesz wysłać, gdy każda strona zagra ruch.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Cześć! Miłej gry!
        [luck] Powodzenia!
        [move] Ładny ruch!
        [played] Dobra gra!
        [tomorrow] Wrócę jutro.
        [away] Przepraszam za zwłokę.
        [thanks] Dzięki za partię!
       *[bye] Do zobaczenia!
    }
more-actions = Co chcesz zrobić?
decide-title = Co zrobić z partią { $number }? Powód zobaczą wszyscy.
decide-hint = Decyzja
decide-order =
    { $order ->
        [white] Zakończ partię: wygrywają białe
        [black] Zakończ partię: wygrywają czarne
        [draw] Zakończ partię: remis
        [void] Unieważnij partię
        [replace_white] Przekaż białe
       *[replace_black] Przekaż czarne
    }
decide-new-player =
    { $color ->
        [white] Kto zagra teraz białymi?
       *[black] Kto zagra teraz czarnymi?
    }
decide-new-player-hint = Nowy gracz
form-decide = Moderuj partię { $number }
form-decide-reason = Powód, widoczny dla wszystkich
button-withdraw = Wycofaj propozycję
button-draw = Zaproponuj remis
button-takeback = Cofnij ruch
button-abort = Przerwij partię
button-pause = Zaproponuj pauzę
button-resume = Wznów partię
button-give = Daj przeciwnikowi { $time }
button-settings = Otwórz ustawienia
button-hint = Podpowiedź
button-fill = Umieść resztę za mnie
button-stop-filling = Zatrzymaj
button-more = Więcej…
button-rematch = Zaproponuj rewanż
button-play-again = Zagraj ponownie
button-next-level = Poziom wyżej: { $level }

## Vacations

notice-vacation = Twój czas się skończył, więc urlop zaczął się automatycznie. Twoje zegary stoją, poza partiami na żywo. Urlop przedłuża się o kolejne dni, aż zagrasz albo skończą ci się dni urlopu.
event-vacation = Czas minął: { $player } wykorzystuje dzień urlopu.
vacation-none = Nie masz urlopu. Aby zatrzymać zegary na trzy dni, użyj `/dvonn urlop` z `dni:3`. Partie na żywo toczą się dalej.
vacation-until = Masz urlop do { $until } ({ $left }). Twoje zegary stoją, poza partiami na żywo.
vacation-automatic = Twój czas się skończył, więc urlop zaczął się automatycznie. Kończy się { $until } ({ $left }). Twoje zegary stoją, poza partiami na żywo.
vacation-days = Pozostałe dni urlopu w tym roku: { $count } z { $of }.
button-vacation-end = Zakończ urlop

## Moderators

decision-posted = Gotowe. Decyzja jest tutaj: { $place } (partia { $number }).
removed-from-ratings = { $moderator } usuwa z rankingów partię { $number } ({ $white } – { $black }). Wszystkie rankingi są już przeliczone bez niej: zobacz `/klasyfikacja profil`. Powód: { $reason }
role-is = Moderatorami są członkowie z rolą { $role } i wszyscy z uprawnieniem „Zarządzanie serwerem”. Przez `/partia moderuj` mogą kończyć i unieważniać partie oraz przekazywać strony innym graczom.
role-none = Moderatorami są wszyscy z uprawnieniem „Zarządzanie serwerem”. Przez `/partia moderuj` mogą kończyć i unieważniać partie oraz przekazywać strony innym graczom.
computer-rated = Partie z komputerem są rankingowe.
computer-unrated = Partie z komputerem są nierankingowe.
server-title = **Ustawienia serwera**
server-controls = Menu i przyciski działają od razu. Przycisk pokazuje obecny stan: naciśnij go, by go zmienić. Język i motyw dotyczą tego, co widzą wszyscy.
server-hint = Resztę załatwiają polecenia:
server-command = {"-"} { $command } – { $what }
server-channels = Kanały do gry: { $channels }, razem z wątkami.
server-channels-all = Partie można zaczynać na każdym kanale.
server-starters = Partie mogą zaczynać tylko członkowie z rolą { $role }. Wyzwanie może przyjąć każdy.
server-starters-all = Partie może zaczynać każdy.
server-rated = Partie rankingowe są dozwolone.
server-unrated = Nowe partie są nierankingowe. Trwające partie rankingowe pozostają rankingowe.
server-seeks = Gracze spoza serwera: członkowie mogą używać `/szukaj`. Takie partie nigdy nie liczą się w klasyfikacji tego serwera.
server-no-seeks = Gracze spoza serwera: `/szukaj` jest tu wyłączone.
server-ladder-rating = Rodzaj klasyfikacji: rankingi
server-ladder-places = Rodzaj klasyfikacji: miejsca
server-ladder-swap = Jeśli wygra strona wyzywająca, gracze zamieniają się miejscami.
server-season-none = Długość sezonu: bez sezonów
server-season-month = Długość sezonu: miesiąc
server-season-quarter = Długość sezonu: trzy miesiące
server-season-half = Długość sezonu: pół roku
server-season-year = Długość sezonu: rok
server-announcements = Kanał ogłoszeń: { $channel }.
server-announcements-none = Bez kanału ogłoszeń.
server-announcements-here = Tutaj będę ogłaszać sezony, turnieje i ligi tego serwera.
server-puzzles = Zadanie dnia: { $channel }.
server-puzzles-none = Bez kanału zadania dnia.
server-puzzles-here = Zadanie dnia będzie się pojawiać tutaj.
server-digest = Podsumowanie tygodnia: { $channel }.
server-digest-none = Bez kanału podsumowania tygodnia.
server-digest-here = Podsumowanie tygodnia będzie się tu pojawiać w poniedziałki.
server-lobby = Poczekalnia: { $channel }.
server-lobby-none = Bez poczekalni.
server-lobby-role = Poczekalnia powiadamia { $role }, gdy ktoś szuka przeciwnika.
server-lobby-role-none = Poczekalnia nikogo nie powiadamia.
server-picker =
    { $picker ->
        [games] Kanały do gry (brak: wszystkie)
        [announcements] Kanał ogłoszeń
        [puzzles] Kanał zadania dnia
        [digest] Kanał podsumowania tygodnia
        [lobby] Kanał poczekalni
        [moderators] Rola moderatorów
        [starters] Rola, która może zaczynać partie
       *[told] Rola powiadamiana przez poczekalnię
    }
button-server-clear = Usuń nr { $number }
button-server-page =
    { $page ->
        [settings] Ustawienia
        [channels] Kanały
       *[roles] Role i poczekalnia
    }
server-limit =
    { $limit ->
        [limit_opponent] Otwarte wyzwania jednej osoby wobec drugiej: najwyżej { $value }.
        [limit_threads] Wątki, które jedna osoba może otworzyć w 10 minut: najwyżej { $value }.
        [limit_tournaments] Niezakończone turnieje jednego organizatora: najwyżej { $value }. Moderatorzy mogą mieć 3.
        [limit_tournament_wait] Przerwa między dwoma turniejami jednego organizatora: { $value } min. Moderatorzy nie muszą czekać.
       *[limit_challenges] Otwarte wyzwania jednej osoby: najwyżej { $value }.
    }
server-limits-change = Aby zmienić limit, użyj `/dvonn-admin limity` z liczbą, np. `watki:5`.
server-blocked = { $person } ma blokadę. Powód: { $reason }
server-blocked-more = Blokad jest więcej. Wszystkie są w dzienniku.
person-blocked = { $person } nie może już zaczynać partii ani dołączać do nich na tym serwerze. Trwające partie tej osoby toczą się dalej. Aby to cofnąć, użyj `/dvonn-admin odblokuj`.
person-unblocked = { $person } znów może zaczynać partie i dołączać do nich na tym serwerze.
button-server-rated =
    { $on ->
        [yes] Partie rankingowe: tak
       *[no] Partie rankingowe: nie
    }
button-server-computer =
    { $on ->
        [yes] Komputer w rankingu: tak
       *[no] Komputer w rankingu: nie
    }
button-server-seeks =
    { $on ->
        [yes] Gracze spoza serwera: tak
       *[no] Gracze spoza serwera: nie
    }

## Roles for ladder places and titles

roles-title = **Role za miejsca w klasyfikacji i tytuły.** Nadaję je i odbieram, gdy klasyfikacja się zmienia. Odbieram tylko role nadane przeze mnie. Aby ustawić rolę, użyj `/dvonn-admin role`: podaj miejsce lub tytuł, a przy nim rolę.
roles-role = { $name }: { $role }
roles-none = { $name }: bez roli
roles-problem = { $name }: { $role }. {"**"}Nie mogę jej nadać.** { $problem }
roles-refused = Ostatnim razem Discord nie pozwolił mi nadać lub odebrać roli. { $reason }
reward =
    { $reward ->
        [first] Pierwsze miejsce
        [top_three] Pierwsza trójka
        [top_ten] Pierwsza dziesiątka
        [season] Wygrany ostatni sezon
        [league] Mistrzostwo ligi
       *[tournament] Wygrany ostatni turniej
    }
button-clear-reward =
    { $reward ->
        [first] Wyczyść pierwsze miejsce
        [top_three] Wyczyść trójkę
        [top_ten] Wyczyść dziesiątkę
        [season] Wyczyść sezon
        [league] Wyczyść ligę
       *[tournament] Wyczyść turniej
    }
# Do dziennika zdarzeń Discorda.
roles-audit = Miejsce lub tytuł w klasyfikacji DVONN
role-no-permission = Potrzebuję uprawnienia „Zarządzanie rolami”. Daj je mojej roli w Ustawieniach serwera → Role i spróbuj ponownie.
role-gone = Tej roli już nie ma. Wybierz inną.
role-everyone = Tę rolę mają już wszyscy. Wybierz inną.
role-managed = Rola { $role } należy do integracji, np. bota, więc nikt nie może jej nadać. Wybierz inną rolę.
role-not-below-bot = Rola { $role } nie jest niżej niż moja najwyższa rola, więc Discord nie pozwala mi jej nadać. W Ustawieniach serwera → Role przeciągnij moją rolę nad nią i spróbuj ponownie.
role-powerful = Rola { $role } daje władzę nad innymi: { $powers }. Takich ról nie nadaję. Usuń z niej te uprawnienia albo wybierz inną rolę.
role-moderators = Rola { $role } to moja rola moderatorów. Tej nigdy nie nadaję. Wybierz inną rolę.
role-not-by-person = Nie nadam roli { $role } w twoim imieniu, bo tobie nie wolno jej nadać. Trzeba do tego uprawnienia „Zarządzanie rolami” i roli nad nią. Poproś kogoś, kto ma jedno i drugie.
role-power =
    { $name ->
        [administrator] „Administrator”
        [manage-server] „Zarządzanie serwerem”
        [manage-roles] „Zarządzanie rolami”
        [manage-channels] „Zarządzanie kanałami”
        [manage-webhooks] „Zarządzanie webhookami”
        [manage-expressions] „Zarządzanie emoji i naklejkami”
        [manage-events] „Zarządzanie wydarzeniami”
        [manage-threads] „Zarządzanie wątkami”
        [manage-messages] „Zarządzanie wiadomościami”
        [manage-nicknames] „Zarządzanie pseudonimami”
        [ban] „Banowanie członków”
        [kick] „Wyrzucanie członków”
        [time-out] „Wysyłanie członków na przerwę”
        [mute] „Wyciszanie członków”
        [deafen] „Wyłączanie dźwięku członkom”
        [move] „Przenoszenie członków”
        [mention-everyone] „Wzmianki o @everyone, @here i wszystkich rolach”
        [audit-log] „Wyświetlanie dziennika zdarzeń”
       *[insights] „Wyświetlanie statystyk serwera”
    }

## Moderation log

log-title = **Dziennik moderacji**, od najnowszych. Strona { $page } z { $pages }.
log-empty = Dziennik moderacji jest pusty.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Powód: { $reason }
log-channel-added = Nowy kanał do gry: { $channel }.
log-channel-removed = Usunięty kanał do gry: { $channel }.
log-role-set = Rola „{ $name }”: { $role }.
log-role-cleared = Rola „{ $name }”: brak.
log-role-gone = Rola „{ $name }”: brak, bo tej roli już nie ma.
log-blocked = Blokada: { $person }.
log-unblocked = Koniec blokady: { $person }.
log-ended = Partia { $number }: zakończona z rezultatem.
log-voided = Partia { $number }: unieważniona.
log-handed-over = Partia { $number }: przekazana strona.
log-place-lost = Partia { $number }: jej kanału lub wątku już nie ma. Czeka na nowy wątek albo na decyzję moderatora.
log-backed-up = Pobrana kopia zapasowa.
log-tournament-entered = Turniej { $number }: zgłoszony gracz { $player }.
log-tournament-computers = Turniej { $number }: zgłoszony komputer.
log-tournament-computers-removed = Turniej { $number }: usunięty komputer.
log-tournament-started = Turniej { $number }: rozpoczęty.
log-tournament-accepted = Mecz drużynowy { $number }: przyjęty.
log-tournament-withdrew =
    { $league ->
        [yes] Liga: wycofany gracz { $player }.
       *[no] Turniej { $number }: wycofany gracz { $player }.
    }
log-tournament-replaced = Turniej { $number }: { $new } zastępuje gracza { $player }.
log-tournament-reminded =
    { $league ->
        [yes] Liga: przypomnienie o partii, gracz { $player }.
       *[no] Turniej { $number }: przypomnienie o partii, gracz { $player }.
    }
log-tournament-moved = Turniej { $number }: przeniesiony na inny kanał.
log-tournament-ended = Turniej { $number }: zakończony.
log-league =
    { $what ->
        [league_paused] Liga: wstrzymana.
        [league_resumed] Liga: wznowiona.
        [league_moved] Liga: przeniesiona na inny kanał.
       *[league_closed] Liga: zamknięta.
    }
log-league-entry-removed = Liga: wypisany z następnego cyklu gracz { $player }.
button-log-newer = Nowsze
button-log-older = Starsze

## End of the game

end-won =
    { $color ->
        [white] **Koniec partii: { $player } wygrywa białymi { $own }:{ $other }.**
       *[black] **Koniec partii: { $player } wygrywa czarnymi { $own }:{ $other }.**
    }
end-close = Było blisko: różnica to tylko { $margin }.
end-sweep = Do zera: przeciwnikowi nie został ani jeden stos.
own-won = {"**"}Wygrana { $own }:{ $other }!**
own-lost = {"**"}Przegrana { $own }:{ $other }.**
own-lost-close = {"**"}Przegrana { $own }:{ $other }.** Zabrakło tylko { $margin }.
own-won-resigned = {"**"}Wygrana!** { $loser } poddaje partię.
own-won-on-time = {"**"}Wygrana!** { $loser } przekracza czas.
own-resigned = Partia poddana. Wygrywa { $winner }.
own-out-of-time = {"**"}Twój czas minął.** Wygrywa { $winner }.
own-ending-of = { $player }: { $ending }
end-draw = Koniec partii: remis { $score }:{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } poddaje partię. { $winner } wygrywa białymi.
       *[black] { $loser } poddaje partię. { $winner } wygrywa czarnymi.
    }
end-resigned-deleted =
    { $color ->
        [white] Czarny, usunięty gracz, poddał partię. { $winner } wygrywa białymi.
       *[black] Biały, usunięty gracz, poddał partię. { $winner } wygrywa czarnymi.
    }
end-out-of-time =
    { $color ->
        [white] { $loser } przekracza czas. { $winner } wygrywa białymi.
       *[black] { $loser } przekracza czas. { $winner } wygrywa czarnymi.
    }
end-agreed = Koniec partii: remis za zgodą obu stron.
end-awarded =
    { $color ->
        [white] { $moderator } kończy partię. { $winner } wygrywa białymi. Powód: { $reason }
       *[black] { $moderator } kończy partię. { $winner } wygrywa czarnymi. Powód: { $reason }
    }
end-awarded-draw = { $moderator } kończy partię remisem. Powód: { $reason }
end-deadline =
    { $color ->
        [white] Runda się skończyła, a ruch należał do gracza { $loser }. { $winner } wygrywa białymi.
       *[black] Runda się skończyła, a ruch należał do gracza { $loser }. { $winner } wygrywa czarnymi.
    }
end-deadline-draw = Runda się skończyła, więc ta partia jest remisem.
end-voided-elsewhere = Moderator unieważnił partię.
end-voided = { $moderator } unieważnia partię. Powód: { $reason }
end-tournament-over = Koniec partii bez rezultatu: jej turniej się skończył, a po obu stronach gra komputer.
end-aborted = Partia przerwana. Nie liczy się.
end-out-of-time-void = { $player } przekracza czas, zanim ruszył się pierwszy stos. Partia się nie liczy.
end-left = Koniec partii bez rezultatu: jednego z graczy nie ma już na serwerze.
end-deleted = Koniec partii bez rezultatu: jeden z graczy usunął swoje dane.
end-channel = Koniec partii bez rezultatu: jej kanału już nie ma.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}tymczasowy
       *[no] {""}
    })
result-expected = Faworyt według prognozy: { $player } ({ $odds }%).
result-even = Prognoza była wyrównana.
result-part =
    { $part ->
        [2] Ta partia liczy się w połowie. Partie tych graczy przeciw sobie w poprzednich 30 dniach: { $before }.
        [4] Ta partia liczy się w jednej czwartej. Partie tych graczy przeciw sobie w poprzednich 30 dniach: { $before }.
       *[other] Ta partia liczy się w 1/{ $part }. Partie tych graczy przeciw sobie w poprzednich 30 dniach: { $before }.
    }
result-short = Ta partia nie liczy się w klasyfikacji: po fazie rozmieszczania miała mniej ruchów niż { $moves }.
result-second-timeout = Ta partia nie liczy się w klasyfikacji. Gdy nieobecny gracz przegrywa kilka partii na czas, w ciągu 24 godzin liczy się tylko pierwsza.
result-voided = Ta partia nie liczy się w klasyfikacji: moderator usunął ją z rankingów.

score = wygrane { $wins }, remisy { $draws }, porażki { $losses }
record-all =
    { $games ->
        [one] { $games } partia: { $score }
        [few] { $games } partie: { $score }
        [many] { $games } partii: { $score }
       *[other] { $games } partii: { $score }
    }
record-color =
    { $color ->
        [white] Białymi: { $score }
       *[black] Czarnymi: { $score }
    }
record-setup =
    { $setup ->
        [full] Wszystkie piony ręcznie: { $score }
        [reds] Czerwone ręcznie: { $score }
        [random] Losowo: { $score }
        [symmetric] Symetrycznie: { $score }
        [cut] Dziel i wybieraj: { $score }
       *[given] Zadana pozycja: { $score }
    }

top-title =
    { $list ->
        [computer] **Klasyfikacja serwera**: poziomy komputera
        [world] { $players ->
            [one] **Klasyfikacja globalna**: { $players } gracz
            [few] **Klasyfikacja globalna**: { $players } graczy
            [many] **Klasyfikacja globalna**: { $players } graczy
           *[other] **Klasyfikacja globalna**: { $players } gracza
        }
       *[people] { $players ->
            [one] **Klasyfikacja serwera**: { $players } gracz
            [few] **Klasyfikacja serwera**: { $players } graczy
            [many] **Klasyfikacja serwera**: { $players } graczy
           *[other] **Klasyfikacja serwera**: { $players } gracza
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } partia
        [few] **{ $place }** · { $player } · { $rating } · { $games } partie
        [many] **{ $place }** · { $player } · { $rating } · { $games } partii
       *[other] **{ $place }** · { $player } · { $rating } · { $games } partii
    }
top-own = … { $row }
top-order = -# Kolejność: ranking minus dwa razy ±, więc kilka szczęśliwych wygranych nie da pierwszego miejsca. ? = tymczasowy.
top-empty = Klasyfikacja jest pusta. Otwiera ją pierwsza partia rankingowa między ludźmi. Zacznij ją przez `/dvonn wyzwij` z `rankingowa:True`.
top-all-idle = Od 60 dni nie było tu zaliczonej partii rankingowej, więc klasyfikacja jest pusta. Zacznij partię przez `/dvonn wyzwij` z `rankingowa:True`. Dawne sezony pokazuje `/klasyfikacja sezon`.
top-no-computer = Komputer nie ma tu partii rankingowych. Jego partie są rankingowe tylko wtedy, gdy pozwala na to serwer.
top-no-game = { $player } nie ma jeszcze miejsca w klasyfikacji: brak zaliczonych partii rankingowych.
top-empty-world = Od 60 dni nikt z klasyfikacji globalnej nie grał. Liczą się w niej partie rankingowe zaczęte przez `/szukaj` z `rankingowa:True`.
top-not-joined = { $player } nie jest w klasyfikacji globalnej. Aby do niej wejść, użyj `/szukaj` z `rankingowa:True` i dokończ partię.
world-left = Gotowe. Nie ma cię już w klasyfikacji globalnej. Twój ranking zostaje na wypadek powrotu przez `/szukaj` z `rankingowa:True`. Aby go usunąć, użyj `/prywatnosc usun`.
world-not-joined = Nie ma cię w klasyfikacji globalnej, więc nie ma czego opuszczać.
top-idle = { $player } nie ma miejsca w klasyfikacji: od 60 dni bez partii rankingowej. Następna je przywróci.
table-ladder =
    { $list ->
        [computer] Klasyfikacja DVONN: poziomy komputera
        [world] Globalna klasyfikacja DVONN
       *[people] Klasyfikacja DVONN
    }
table-page = Strona { $page } z { $pages }
table-order = kolejność: ranking minus dwa razy ±
table-player = Gracz
table-rating = Ranking
table-floor = Min.
table-games = Partie
alt-table = Tabela: { $title }. Kolumny: { $columns }. Wiersze: { $rows }.
alt-table-place = Miejsce

profile-title = **{ $player }** · { $rating }
profile-place = Miejsce { $place } według rankingu
profile-challenge-place = Miejsce { $place } w klasyfikacji
profile-idle = Bez miejsca (od 60 dni bez partii rankingowej)
profile-no-place = Jeszcze bez miejsca
profile-titles =
    { $more ->
        [0] Tytuły: { $titles }
       *[other] Tytuły: { $titles } i jeszcze { $more }
    }
profile-title-of-season =
    { $place ->
        [1] wygrany sezon { $season }
        [2] drugie miejsce w sezonie { $season }
       *[3] trzecie miejsce w sezonie { $season }
    }
profile-league-title = mistrzostwo ligi { $name } (cykl { $cycle })
profile-lessons = 🎓 Ukończone wszystkie lekcje z `/nauka`
profile-provisional = {"-#"} „?” znaczy tymczasowy: ranking jest jeszcze przybliżeniem. Ustala się po kilku kolejnych partiach rankingowych.
profile-last = Ostatnie partie:
button-people = Ulubieni, ignorowanie…
people-about =
    { $state ->
        [favourite] { $player } jest wśród twoich ulubionych.
        [ignored] Ignorujesz gracza { $player }: nie zagracie nowych partii, poza turniejami i partiami o miejsca.
       *[none] { $player }: możesz dodać tę osobę do ulubionych albo ją ignorować. Ignorowani nie zagrają z tobą nowych partii i się o tym nie dowiedzą.
    }
button-ignore =
    { $on ->
        [yes] Ignoruj
       *[no] Przestań ignorować
    }
button-favourite =
    { $on ->
        [yes] Dodaj do ulubionych
       *[no] Usuń z ulubionych
    }
people-title = Te listy widzisz tylko ty.
people-favourites = Ulubieni: { $people }
people-no-favourites = Ulubieni: brak. Dodasz kogoś w jego profilu.
people-ignored = Ignorowani: { $people }
people-none-ignored = Ignorowani: brak
menu-people-challenge = Wyzwij kogoś z ulubionych
menu-people-remove = Usuń kogoś z ulubionych
menu-people-stop = Przestań kogoś ignorować
button-people-page = Ignorowani { $first }–{ $last }
refuse-not-now = Nie możesz teraz grać z tą osobą. Wybierz innego przeciwnika.
refuse-too-many-favourites =
    { $most ->
        [one] Masz już { $most } ulubioną osobę. Najpierw kogoś usuń.
        [few] Masz już { $most } ulubione osoby. Najpierw kogoś usuń.
        [many] Masz już { $most } ulubionych osób. Najpierw kogoś usuń.
       *[other] Masz już { $most } ulubionej osoby. Najpierw kogoś usuń.
    }
profile-game =
    { $outcome ->
        [win] - wygrana, przeciwnik { $opponent }: { $step } (partia { $number })
        [draw] - remis, przeciwnik { $opponent }: { $step } (partia { $number })
       *[loss] - porażka, przeciwnik { $opponent }: { $step } (partia { $number })
    }
profile-none = { $player } nie ma tu jeszcze zaliczonych partii rankingowych. Aby zagrać rankingową, użyj `/dvonn wyzwij` z `rankingowa:True`.
profile-none-of-computer = { $player } nie ma tu jeszcze zaliczonych partii rankingowych. Partie z komputerem są rankingowe tylko wtedy, gdy pozwala na to serwer.
profile-of-bot = Boty nie mają profilu. Dla komputera użyj opcji `poziom`.
profile-none-of-you = Nie masz tu jeszcze żadnej zaliczonej partii rankingowej. Zacznij ją przez `/dvonn wyzwij` z `rankingowa:True`. Wtedy pojawią się tu twój ranking, bilans i najlepsza wygrana.
profile-one = Podaj albo gracza w `gracz`, albo poziom komputera w `poziom`, nie jedno i drugie.
caption-profile = Ranking na tym serwerze z prawdopodobnym zakresem
fact-place = Klasyfikacja
fact-games = Partie
fact-streak = Najdłuższa seria
fact-best-win = Najlepsza wygrana
fact-global = Ranking globalny
fact-puzzles = Ranking w zadaniach
fact-won-against = { $opponent } ({ $rating }), partia { $number }
fact-streak-now = { $longest }, teraz { $now }
alt-profile =
    { $games ->
        [one] Wykres liniowy: ranking na tym serwerze, { $name }, z pasmem prawdopodobnego zakresu. Zaczyna od { $first }, po jednej partii { $rating }. Pod nim: { $facts }.
        [few] Wykres liniowy: ranking na tym serwerze, { $name }, ostatnie { $games } partie, z pasmem prawdopodobnego zakresu. Zaczyna od { $first }, mieści się między { $least } a { $most }, teraz { $rating }. Pod nim: { $facts }.
        [many] Wykres liniowy: ranking na tym serwerze, { $name }, ostatnich { $games } partii, z pasmem prawdopodobnego zakresu. Zaczyna od { $first }, mieści się między { $least } a { $most }, teraz { $rating }. Pod nim: { $facts }.
       *[other] Wykres liniowy: ranking na tym serwerze, { $name }, ostatnie { $games } partii, z pasmem prawdopodobnego zakresu. Zaczyna od { $first }, mieści się między { $least } a { $most }, teraz { $rating }. Pod nim: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Partie z ostatnich { $weeks } tygodni**: { $games } partia, { $rated ->
            [0] nierankingowa
           *[other] rankingowa
        }
        [few] **Partie z ostatnich { $weeks } tygodni**: { $games } partie, w tym rankingowe: { $rated }
        [many] **Partie z ostatnich { $weeks } tygodni**: { $games } partii, w tym rankingowe: { $rated }
       *[other] **Partie z ostatnich { $weeks } tygodni**: { $games } partii, w tym rankingowe: { $rated }
    }
activity-busiest =
    { $games ->
        [one] Najwięcej w tygodniu od { $monday } ({ $games } partia,
        [few] Najwięcej w tygodniu od { $monday } ({ $games } partie,
        [many] Najwięcej w tygodniu od { $monday } ({ $games } partii,
       *[other] Najwięcej w tygodniu od { $monday } ({ $games } partii,
    } { $people ->
        [0] sam komputer)
        [one] { $people } gracz)
        [few] { $people } graczy)
        [many] { $people } graczy)
       *[other] { $people } gracza)
    }
activity-this-week =
    { $games ->
        [0] W tym tygodniu: jeszcze bez partii
        [one] W tym tygodniu: { $games } partia
        [few] W tym tygodniu: { $games } partie
        [many] W tym tygodniu: { $games } partii
       *[other] W tym tygodniu: { $games } partii
    }
activity-none = Przez ostatnie { $weeks } tygodni nie skończyła się tu żadna partia. Zacznij partię przez `/dvonn wyzwij`.
activity-empty = Jeszcze bez partii
table-activity = Partie na tym serwerze
activity-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }
activity-rated = Rankingowe
activity-others = Nierankingowe
activity-people = Gracze
caption-activity = Zakończone partie w tygodniu, od poniedziałku (UTC)
alt-activity = Wykres słupkowy: zakończone partie na tym serwerze w każdym z { $weeks } tygodni, od { $first } do bieżącego. Dla każdego tygodnia jego poniedziałek, a potem partie rankingowe, nierankingowe i gracze: { $entries }. W pozostałych tygodniach nie było partii.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Wykres słupkowy: { $weeks } tygodni od { $first } do bieżącego, bez partii.

versus-title = **{ $one } – { $other }**
versus-none = Nie mają tu jeszcze zakończonej wspólnej partii rankingowej.
versus-record = Rezultaty, { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: jeszcze bez partii rankingowych, więc prognoza zakłada nowego gracza
versus-odds = Prognoza na dziś: { $player } { $odds }%.
versus-last = Ostatnie partie:
versus-game =
    { $outcome ->
        [win] - { $at } · partia { $number } · { $player }, wygrana { $color ->
            [white] białymi
           *[black] czarnymi
        }: { $step }
        [draw] - { $at } · partia { $number } · { $player }, remis { $color ->
            [white] białymi
           *[black] czarnymi
        }: { $step }
       *[loss] - { $at } · partia { $number } · { $player }, porażka { $color ->
            [white] białymi
           *[black] czarnymi
        }: { $step }
    }
versus-same-player = To dwa razy ten sam gracz. Wybierz dwie różne osoby albo jedną, by porównać się z nią.

record-title = **Partie rankingowe na tym serwerze**
record-title-of = **Partie rankingowe na tym serwerze: { $player }**
record-none = Na tym serwerze nie skończyła się jeszcze żadna partia rankingowa. Zacznij ją przez `/dvonn wyzwij` z `rankingowa:True`.
record-none-of = { $player } nie ma na tym serwerze zakończonej partii rankingowej.
record-game =
    { $outcome ->
        [win] { $at } · partia { $number } · wygrywa { $one }, przegrywa { $other }
       *[draw] { $at } · partia { $number } · remis: { $one }, { $other }
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (liczy się w 1/{ $part })
    }
record-uncounted = { $game }: nie liczy się ({ $reason })
uncounted-short = za krótka
uncounted-second-timeout = kolejna porażka na czas w ciągu 24 godzin
uncounted-voided = usunięta przez moderatora
button-newest = Najnowsze
button-newer = Nowsze
button-older = Starsze

## Seasons

season-current = **Sezon { $number }**: { $from } – { $until } (koniec { $rest })
season-without-end = **Sezon { $number }**: od { $from }, bez daty końca
season-ended = **Sezon { $number }**: { $from } – { $until }, tabela końcowa
season-short = -# Sezony trzymają się kalendarza. Ten pierwszy jest krótszy, bo zaczął się od pierwszej partii rankingowej.
season-empty = W tym sezonie nie ma jeszcze zaliczonej partii rankingowej.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Pierwszy sezon zaczyna się od pierwszej partii rankingowej między ludźmi. Zacznij ją przez `/dvonn wyzwij` z `rankingowa:True`.
season-unknown = Nie ma tu sezonu { $number }. Bieżący pokazuje `/klasyfikacja sezon`.
season-over = **Sezon { $number } dobiegł końca.**
season-title =
    { $place ->
        [1] 🥇 { $player } wygrywa sezon { $number }.
        [2] 🥈 { $player } zajmuje drugie miejsce.
       *[3] 🥉 { $player } zajmuje trzecie miejsce.
    }
season-over-more = Pełną tabelę pokaże `/klasyfikacja sezon` z `numer:{ $number }`. Nowy sezon już trwa. Rankingi przechodzą dalej.
table-season = Sezon { $number }
table-wins = Wygrane
table-draws = Remisy
table-losses = Porażki

## Challenge ladder

places-title =
    { $people ->
        [one] **Klasyfikacja serwera**, według miejsc: { $people } gracz
        [few] **Klasyfikacja serwera**, według miejsc: { $people } graczy
        [many] **Klasyfikacja serwera**, według miejsc: { $people } graczy
       *[other] **Klasyfikacja serwera**, według miejsc: { $people } gracza
    }
places-own = { $player } zajmuje miejsce { $place }. Aby awansować, wyzwij przez `/klasyfikacja wyzwij` gracza najwyżej trzy miejsca wyżej. Po twojej wygranej zamienicie się miejscami.
places-none = { $player } nie ma teraz miejsca w klasyfikacji. Aby je zdobyć, wyzwij jednego z trzech ostatnich graczy przez `/klasyfikacja wyzwij`.
places-empty = Klasyfikacja jest pusta. Wyzwij kogokolwiek przez `/klasyfikacja wyzwij`: pierwsza partia o miejsca daje miejsce obu stronom.
table-places = Klasyfikacja DVONN, według miejsc

refuse-place-none = Klasyfikacja tego serwera opiera się na rankingach, więc nie gra się w niej o miejsca. Użyj `/dvonn wyzwij`.
refuse-place-self = Nie możesz wyzwać siebie. { $allowed }
refuse-place-answered = Nie możesz teraz przyjąć tego wyzwania. { $why }
refuse-place-no-place = { $opponent } nie ma miejsca w klasyfikacji albo nie gra od 60 dni. { $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } jest niżej niż ty, więc nie możesz wyzwać tej osoby. To ona może wyzwać ciebie.
       *[other] { $opponent } jest teraz niżej niż { $challenger }.
    } { $allowed }
refuse-place-far =
    { $places ->
        [one] { $opponent } jest za wysoko. Wyzwać można kogoś najwyżej o { $places } miejsce wyżej. { $allowed }
        [few] { $opponent } jest za wysoko. Wyzwać można kogoś najwyżej o { $places } miejsca wyżej. { $allowed }
        [many] { $opponent } jest za wysoko. Wyzwać można kogoś najwyżej o { $places } miejsc wyżej. { $allowed }
       *[other] { $opponent } jest za wysoko. Wyzwać można kogoś najwyżej o { $places } miejsca wyżej. { $allowed }
    }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Grasz już o miejsce w partii { $number }. Przeciwnik: { $opponent }. Najpierw dokończ tę partię.
           *[challenge] Czeka już twoje wyzwanie o miejsce. Przeciwnik: { $opponent }. Anuluj je albo poczekaj na odpowiedź.
        }
       *[other] { $what ->
            [game] { $challenger } gra o miejsce w partii { $number }. Przeciwnik: { $opponent }.
           *[challenge] { $challenger } czeka na odpowiedź na wyzwanie o miejsce. Przeciwnik: { $opponent }.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } ma już wyzwanie o swoje miejsce. Poczekaj, aż się skończy, albo wyzwij kogoś innego.
        [few] { $opponent } ma już { $others } wyzwania o swoje miejsce. Poczekaj, aż któreś się skończy, albo wyzwij kogoś innego.
        [many] { $opponent } ma już { $others } wyzwań o swoje miejsce. Poczekaj, aż któreś się skończy, albo wyzwij kogoś innego.
       *[other] { $opponent } ma już { $others } wyzwania o swoje miejsce. Poczekaj, aż któreś się skończy, albo wyzwij kogoś innego.
    }
refuse-place-soon = Od ostatniej partii o miejsce między graczami { $challenger } i { $opponent } nie minął jeszcze tydzień. Znów mogą zagrać od { $until }.
place-may-challenge =
    { $who ->
        [you] Możesz wyzwać: { $people }.
       *[other] { $challenger } może wyzwać: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Nikogo nie ma nad tobą. Inni mogą wyzwać ciebie.
       *[other] { $challenger } nie ma nikogo nad sobą.
    }
challenge-for-place = Ta partia jest o miejsca w klasyfikacji: jeśli wygra strona wyzywająca, gracze zamieniają się miejscami.
place-stake = Ta partia jest o miejsca w klasyfikacji: jeśli wygra { $challenger }, zamienia się miejscami z graczem { $opponent }.
place-swapped = **{ $winner } zajmuje miejsce { $place } w klasyfikacji. Miejsce oddaje { $loser }.**
place-kept = Miejsca w klasyfikacji pozostają bez zmian.
place-swap-stays = Miejsc w klasyfikacji nie przywracam, bo od tamtej partii znów się zmieniły.


## Captions of pictures

caption-move =
    { $color ->
        [white] Tura Białego
       *[black] Tura Czarnego
    }
caption-passed =
    { $color ->
        [white] Biały pasuje
       *[black] Czarny pasuje
    }
caption-isolates = { $ply }, izoluje { $count }
caption-captures = { $ply }, przejmuje { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Biały umieszcza pion
       *[black] Czarny umieszcza pion
    }
caption-place-red =
    { $color ->
        [white] Biały umieszcza czerwony pion
       *[black] Czarny umieszcza czerwony pion
    }
caption-won =
    { $color ->
        [white] Biały wygrywa różnicą { $margin }
       *[black] Czarny wygrywa różnicą { $margin }
    }
caption-draw = Remis
caption-won-early =
    { $color ->
        [white] Biały wygrywa
       *[black] Czarny wygrywa
    }
caption-resigned =
    { $color ->
        [white] Biały poddaje partię
       *[black] Czarny poddaje partię
    }
caption-timed-out =
    { $color ->
        [white] Biały przekracza czas
       *[black] Czarny przekracza czas
    }
caption-void = Bez rezultatu
caption-sample = Przykład: twoja plansza, gdy grasz czarnymi · { $ply }
caption-preview = Podgląd: { $ply }

## Placing and moving with buttons

button-row = Rząd { $row }
# Krótki przycisk, by kilka zmieściło się obok siebie na telefonie.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}czerw.
       *[no] {""}
    }
menu-stack-hint = Który stos przesunąć?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: pojedynczy pion, z czerwonym
           *[no] { $cell }: pojedynczy pion
        }
       *[other] { $red ->
            [yes] { $cell }: stos z { $height } pionów, z czerwonym
           *[no] { $cell }: stos z { $height } pionów
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
pick-cell =
    Wybierz pole w rzędzie { $row }. { $red ->
        [yes] Czerwony pion stanie tam od razu.
       *[no] Twój pion stanie tam od razu.
    }
pick-stack = Który stos chcesz przesunąć?
pick-destination = Dokąd ma pójść **{ $cell }**? Najpierw zobaczysz podgląd.
pick-destination-at-once = Dokąd ma pójść **{ $cell }**? Ruch pójdzie od razu.
confirm-ply = Podgląd: **{ $ply }**
confirm-score = Wynik po tym ruchu: Biały { $white }, Czarny { $black }. Zagrać?
button-confirm = Zagraj ruch
button-back = Wróć
button-another-stack = Inny stos
you-moved = Twój ruch: **{ $ply }**.
you-moved-with-effect = Twój ruch **{ $ply }** { $effects }.
you-placed =
    { $red ->
        [yes] Czerwony pion stoi na **{ $cell }**.
       *[no] Twój pion stoi na **{ $cell }**.
    }

## Previews

preview-title = Podgląd: w partii nic się jeszcze nie zmieniło.
preview-move = { $player } gra **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player } umieszcza czerwony pion na **{ $cell }**.
        [white] { $player } umieszcza biały pion na **{ $cell }**.
       *[black] { $player } umieszcza czarny pion na **{ $cell }**.
    }
preview-pass = { $player } nie ma ruchu i pasuje.
preview-score = Wynik po tym: Biały { $white }, Czarny { $black }.
preview-next-moves =
    { $moves ->
        [one] Potem tura: { $player }, { $moves } możliwy ruch ({ $other }).
        [few] Potem tura: { $player }, { $moves } możliwe ruchy ({ $other }).
        [many] Potem tura: { $player }, { $moves } możliwych ruchów ({ $other }).
       *[other] Potem tura: { $player }, { $moves } możliwego ruchu ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player } nie ma w tej pozycji żadnego
        [one] { $player } ma w tej pozycji { $moves }
        [few] { $player } ma w tej pozycji { $moves }
        [many] { $player } ma w tej pozycji { $moves }
       *[other] { $player } ma w tej pozycji { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Potem { $player } pasuje (brak ruchu). Dalej tura: { $other }, { $moves } możliwy ruch.
        [few] Potem { $player } pasuje (brak ruchu). Dalej tura: { $other }, { $moves } możliwe ruchy.
        [many] Potem { $player } pasuje (brak ruchu). Dalej tura: { $other }, { $moves } możliwych ruchów.
       *[other] Potem { $player } pasuje (brak ruchu). Dalej tura: { $other }, { $moves } możliwego ruchu.
    }
preview-next-place =
    { $piece ->
        [red] Potem { $player } umieszcza czerwony pion.
        [white] Potem { $player } umieszcza biały pion.
       *[black] Potem { $player } umieszcza czarny pion.
    }
preview-next-dealt = Potem reszta planszy zapełnia się losowo.
preview-won = To kończy partię: { $player } wygrywa { $own }:{ $other }, różnicą { $margin }.
preview-draw = To kończy partię: remis { $score }:{ $score }.

preview-empty = Podaj ruch, np. `D3F3`, albo kilka, np. `D3F3 E4E5`.
preview-too-long =
    { $most ->
        [one] Podgląd pokazuje najwyżej { $most } ruch. Usuń ostatnie.
        [few] Podgląd pokazuje najwyżej { $most } ruchy. Usuń ostatnie.
        [many] Podgląd pokazuje najwyżej { $most } ruchów. Usuń ostatnie.
       *[other] Podgląd pokazuje najwyżej { $most } ruchu. Usuń ostatnie.
    }
preview-unknown-word = `{ $word }` to ani pole, np. `D3`, ani ruch, np. `D3F3`. Podczas pisania wybierz z listy.
preview-half-a-move = { $cell } to tylko połowa ruchu. Dodaj pole docelowe, np. `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Biały nie może zagrać `{ $ply }`. { $rule } Podczas pisania wybierz z listy.
           *[black] Czarny nie może zagrać `{ $ply }`. { $rule } Podczas pisania wybierz z listy.
        }
       *[other] { $color ->
            [white] Ruch { $number }: Biały nie może zagrać `{ $ply }`. { $rule } Podczas pisania wybierz z listy.
           *[black] Ruch { $number }: Czarny nie może zagrać `{ $ply }`. { $rule } Podczas pisania wybierz z listy.
        }
    }
preview-dealt = Po ostatnim czerwonym pionie reszta planszy zapełnia się losowo. Zakończ podgląd w tym miejscu.

## Hints and analyses

hint-title =
    { $count ->
        [one] Masz tylko jeden możliwy ruch:
        [few] Twoje najlepsze ruchy:
        [many] Twoje najlepsze ruchy:
       *[other] Twoje najlepsze ruchy:
    }
hint-title-placing = Najlepsze pola dla twojego piona:
hint-not-played = To tylko podpowiedzi: żaden ruch nie jest zagrany. Widzisz je tylko ty.
button-play-this = Zagraj { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] mniej więcej równo
        [chance] około { $number }% szans na wygraną
        [win] wygrana różnicą { $number }
        [draw] remis
       *[loss] porażka różnicą { $number }
    }
effect-next-to-red = obok czerwonego
effect-at-edge = przy krawędzi
effect-can-capture-red = może potem przejąć czerwony na { $cells }
effect-ends-game = kończy partię
effect-leaves-no-move =
    { $color ->
        [white] zostawia Białego bez ruchu
       *[black] zostawia Czarnego bez ruchu
    }
analysis-game = Partia { $number }.
analysis-plies = Po ruchu { $number } z { $count }.
analysis-worth =
    { $color ->
        [white] **Tura Białego: { $worth }.**
       *[black] **Tura Czarnego: { $worth }.**
    }
analysis-variation = Wariant: { $line }
analysis-then = -# potem { $line }
analysis-then-end = -# potem { $line }. Wtedy koniec partii: Biały { $white }, Czarny { $black }.
analysis-end = -# Wtedy koniec partii: Biały { $white }, Czarny { $black }.
analysis-over = {"**"}Koniec partii: Biały { $white }, Czarny { $black }.**
analysis-shared = { $player } pokazuje analizę:
verdict-best = {"**"}{ $ply }** to najlepszy ruch.
verdict-forced = {"**"}{ $ply }** to jedyny możliwy ruch.
verdict-as-good = {"**"}{ $ply }** jest mniej więcej tak dobry jak najlepszy ruch, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**, { $color ->
        [white] Biały
       *[black] Czarny
    }: { $before } → { $after }{ $points ->
        [0] .
        [one] {" "}(strata: { $points }%).
        [few] {" "}(strata: { $points }%).
        [many] {" "}(strata: { $points }%).
       *[other] {" "}(strata: { $points }%).
    }
verdict-loses =
    W kontynuacji A { $color ->
        [white] Biały
       *[black] Czarny
    } traci: { $losses }.
verdict-captured =
    { $height ->
        [1] pojedynczy pion na { $cell }
       *[other] stos z { $height } pionów na { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } odizolowany pion
        [few] { $count } odizolowane piony
        [many] { $count } odizolowanych pionów
       *[other] { $count } odizolowanego piona
    }
verdict-score = Wynik po kontynuacji A: Biały { $white }, Czarny { $black }. Przed ruchem: Biały { $before_white }, Czarny { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Już sprawdzony
menu-variation-hint = Zagraj jeden z najlepszych lub sprawdzonych ruchów…
menu-variation-stack-hint = Sprawdź inny ruch: wybierz stos
menu-variation-row-hint = Sprawdź inne pole: wybierz rząd
variation-stack = Dokąd ma pójść **{ $cell }**? Zobaczysz, ile ten ruch kosztuje i dlaczego.
variation-row = Które pole w rzędzie { $row }? Zobaczysz, ile to kosztuje.
analysis-effort =
    { $depth ->
        [one] -# Głębokość analizy: { $depth } ruch.
        [few] -# Głębokość analizy: { $depth } ruchy.
        [many] -# Głębokość analizy: { $depth } ruchów.
       *[other] -# Głębokość analizy: { $depth } ruchu.
    }
analyse-what = Nie ma tu partii. Dodaj `partia` (numer lub ruchy) albo `pozycja`.
advice-rated = To partia rankingowa, więc nie podpowiadam. `/partia podglad` pokazuje skutek ruchu. Po partii `/dvonn analizuj` pokaże najlepsze ruchy.
advice-over = W tej pozycji żadna strona nie może się ruszyć: Biały { $white }, Czarny { $black }. Dla wcześniejszej pozycji partii użyj `/dvonn analizuj` i podaj liczbę ruchów w `po`.
advice-in-tournament = To partia turniejowa, więc nie podpowiadam. `/partia podglad` pokazuje skutek ruchu. Po partii `/dvonn analizuj` pokaże najlepsze ruchy.
advice-of-serious-game = Ta pozycja jest zbyt podobna do pozycji w twojej rankingowej lub turniejowej partii { $number }. Dopóki ta partia trwa, nie mogę takiej pozycji analizować ani z tobą rozegrać. Wybierz inną pozycję lub inny ruch.
advice-of-running = Ta pozycja jest zbyt podobna do pozycji w partii { $number }, która się tu jeszcze toczy. Do jej końca nie publikuję takiej analizy.
advice-not-of-running = Ta partia jeszcze trwa. Jeśli nie jest rankingowa ani turniejowa, może ją teraz analizować tylko gracz, który ma ruch. Po partii może każdy.
advice-two-subjects = Podaj albo pozycję, albo partię. Opcja `po` potrzebuje partii.
advice-no-such-ply =
    { $plies ->
        [one] Ta partia ma { $plies } ruch, więc `po` musi być 0 lub 1.
        [few] Ta partia ma { $plies } ruchy, więc `po` musi być od 0 do { $plies }.
        [many] Ta partia ma { $plies } ruchów, więc `po` musi być od 0 do { $plies }.
       *[other] Ta partia ma { $plies } ruchu, więc `po` musi być od 0 do { $plies }.
    }

## Settings

# Nazwa tego języka w tym języku.
language-name = Polski

settings-title = **Twoje ustawienia**
settings-scope = Wygląd plansz zmienia się tylko u ciebie: publiczne podlegają ustawieniom serwera. Reszta dotyczy wszystkich twoich partii.
settings-hint =
    { $choice ->
        [orientation] Plansza
        [theme] Motyw
        [size] Rozmiar obrazka
        [notation] Zapis
        [reminders] Przypomnienia
        [ladder] Rodzaj klasyfikacji
        [season] Długość sezonu
       *[language] Język
    }
settings-orientation =
    { $value ->
        [white] Plansza: Biały na dole, jak na kanale
        [own] Plansza: moja strona na dole
       *[black] Plansza: Czarny na dole
    }
settings-theme =
    { $value ->
        [server] Motyw: zależny od serwera
        [wood] Motyw: jasne drewno
        [slate] Motyw: ciemny łupek
        [paper] Motyw: czarno-biały, do druku
        [contrast] Motyw: wysoki kontrast
       *[colour-blind] Motyw: dla daltonistów (Biały i Czarny różnią się kształtem)
    }
settings-size =
    { $value ->
        [small] Rozmiar obrazka: mały, na telefon
        [normal] Rozmiar obrazka: zwykły
       *[large] Rozmiar obrazka: duży
    }
settings-notation =
    { $value ->
        [joined] Zapis: D3F3
        [dash] Zapis: D3-F3
       *[arrow] Zapis: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Przypomnienia: na kanale partii
        [direct] Przypomnienia: w wiadomości prywatnej
       *[off] Przypomnienia: brak
    }
settings-language = Język: { $name }
settings-language-discord = Język: jak na Discordzie
settings-confirm =
    { $on ->
        [yes] Ruchy: najpierw podgląd
       *[no] Ruchy: od razu
    }
settings-only-ply =
    { $on ->
        [yes] Wymuszone ruchy: gram za ciebie
       *[no] Wymuszone ruchy: grasz samodzielnie
    }
settings-vacation =
    { $on ->
        [yes] Urlop: zaczyna się automatycznie, gdy skończy ci się czas, i przedłuża się o kolejne dni, aż zagrasz albo skończą się dni urlopu
       *[no] Urlop: zaczyna się tylko przez `/dvonn urlop`
    }
settings-weekends =
    { $on ->
        [yes] Wolne weekendy: twoje zegary stoją w soboty i niedziele, poza partiami na żywo
       *[no] Wolne weekendy: brak
    }
settings-takebacks =
    { $on ->
        [yes] Cofanie ruchów: dozwolone, póki nie odpowiesz na ruch
       *[no] Cofanie ruchów: przeciwnik cię prosi
    }
settings-milestones =
    { $on ->
        [yes] Osiągnięcia, np. pierwsza wygrana: mówię o nich, raz i prywatnie
       *[no] Osiągnięcia, np. pierwsza wygrana: bez wzmianki
    }
settings-phrases =
    { $on ->
        [yes] Zwroty od przeciwników z innych serwerów: widoczne
       *[no] Zwroty od przeciwników z innych serwerów: ukryte
    }
settings-next-weekend = Następny wolny weekend: od { $begins } do { $ends } ({ $zone }). Zmiana tego ustawienia lub strefy czasowej obejmie tylko weekendy za co najmniej tydzień.
settings-quiet = Godziny ciszy: { $hours } ({ $zone })
settings-no-quiet = Godziny ciszy: brak
settings-summary = Codzienna lista czekających partii w prywatnej wiadomości: { $time } ({ $zone })
settings-no-summary = Codzienna lista czekających partii: brak
button-settings-confirm =
    { $on ->
        [yes] Pokazuj podgląd ruchów
       *[no] Graj ruchy od razu
    }
button-settings-only-ply =
    { $on ->
        [yes] Wymuszone graj za mnie
       *[no] Zostaw mi wymuszone
    }
button-settings-vacation =
    { $on ->
        [yes] Włącz automatyczny urlop
       *[no] Wyłącz automatyczny urlop
    }
button-settings-play = Przypomnienia, język…
button-settings-boards = Plansze i ruchy…
button-settings-weekends =
    { $on ->
        [yes] Włącz wolne weekendy
       *[no] Wyłącz wolne weekendy
    }
button-settings-takebacks =
    { $on ->
        [yes] Cofanie, póki nie odpowiem
       *[no] Pytaj mnie o cofnięcie
    }
button-settings-milestones =
    { $on ->
        [yes] Mów mi o osiągnięciach
       *[no] Nie mów o osiągnięciach
    }
button-settings-phrases =
    { $on ->
        [yes] Pokazuj zwroty
       *[no] Ukryj zwroty
    }
button-settings-quiet = Strefa, cisza, lista…
button-settings-people = Ulubieni, ignorowani…
form-quiet = Strefa czasowa, cisza, codzienna lista
form-quiet-hours = Godziny ciszy od – do (puste: brak)
form-summary = Codzienna lista o godzinie (puste: brak)
form-quiet-zone = Twoja strefa czasowa
refuse-quiet-hours = `{ $input }` to nie zakres godzin. Napisz np. `22:00-07:00` albo zostaw pole puste.
refuse-summary-time = `{ $input }` to nie godzina. Napisz np. `07:30` albo zostaw pole puste.
refuse-time-zone = `{ $input }` to nieznana strefa czasowa. Użyj nazwy takiej jak `Europe/Berlin`, `America/New_York` lub `UTC`.

## Plans. The words that players write in a plan are the same in every language.

form-plan-title = Zaplanuj rozmieszczanie
form-plan-wishes = Pola, zaczynając od najlepszego
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Stop, jeśli przeciwnik zajmie (opcjonalnie)
form-plan-stops-hint = near reds, D3; after 5: po 5 twoich pionach
plan-is = **Twój plan**: `{ $wishes }`
plan-stops = Warunki stopu: `{ $stops }`
plan-takes = Następne, jeśli nadal puste: { $cells }
plan-takes-then-best = Następne, jeśli nadal puste: { $cells }; potem wybór silnika
plan-takes-best = Następne: wybór silnika
plan-takes-nothing = Wszystkie pola twojego planu są zajęte.
plan-played = Zagrane zgodnie z planem. Plan wykonany.
plan-not-playable = Z planu nie dało się nic zagrać, więc jest usunięty.
fill-is = Za { $seconds } s zacznę umieszczać resztę twoich pionów, każdy w twojej turze. Możesz mnie zatrzymać w każdej chwili.
fill-stopped = Zatrzymane. Dalej umieszczasz piony samodzielnie.
fill-done = Wszystkie piony są na planszy.
plan-none = Nie masz planu. Aby go ułożyć, użyj `/dvonn plan`.
button-plan = Zaplanuj rozmieszczanie…
button-edit = Edytuj
button-delete = Usuń
button-try-again = Spróbuj ponownie
form-written = Twój tekst:

plan-empty = Plan potrzebuje co najmniej jednego pola, np. `D3 E4, near reds, row 3`.
plan-too-long =
    { $most ->
        [one] Każda rubryka mieści najwyżej { $most } znak. Miejsca oszczędzają słowa oznaczające wiele pól: `row 3`, `edge` lub `anywhere`.
        [few] Każda rubryka mieści najwyżej { $most } znaki. Miejsca oszczędzają słowa oznaczające wiele pól: `row 3`, `edge` lub `anywhere`.
        [many] Każda rubryka mieści najwyżej { $most } znaków. Miejsca oszczędzają słowa oznaczające wiele pól: `row 3`, `edge` lub `anywhere`.
       *[other] Każda rubryka mieści najwyżej { $most } znaku. Miejsca oszczędzają słowa oznaczające wiele pól: `row 3`, `edge` lub `anywhere`.
    }
plan-unknown-word = Nie znam w planie słowa `{ $word }`. Użyj pól, np. `D3` lub `A1-E1`, albo `row 3`, `column D`, `edge`. Możesz też użyć `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = `row` potrzebuje liczby od 1 do 5, np. `row 3`.
plan-column-letter = `column` potrzebuje litery od A do K, np. `column D`.
plan-near-what = `near` potrzebuje `reds`, `own`, `theirs` lub pola, np. `near D3`.
plan-line-end = Po kresce podaj ostatnie pole, np. `A1-E1`.
plan-not-a-line = { $from } i { $to } nie leżą na jednej prostej. Wypisz pola po kolei albo podaj dwa na jednej prostej, np. `A1-E1`.
plan-best-serious = W partii rankingowej lub turniejowej `best` jest niedozwolone. Użyj `anywhere`, które zaczyna od środka planszy.
plan-count = `after` potrzebuje liczby od 1 do 49, np. `after 5`.
plan-no-cell-first = Zacznij od pola na tę turę, np. D3. Reszta będzie twoim planem.

## Conditional moves. What players write in them is the same in every language.

form-if-title = Ruchy warunkowe
form-if-lines =
    { $first ->
        [mine] W wierszu: ja, przeciwnik, ja, przeciwnik…
       *[theirs] W wierszu: przeciwnik, ja, przeciwnik, ja…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: gram D3; po E4 przeciwnika gram F2. * to dowolne inne pole
           *[theirs] D3 E4: po D3 przeciwnika gram E4. * E5: w innym razie gram E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: gram D3F3; po E4E5 gram C1C3. * to dowolny inny ruch. resign: poddaję partię
           *[theirs] D3F3 E4E5: po D3F3 przeciwnika gram E4E5. * C1C3: w innym razie gram C1C3. resign: poddaję
        }
    }
if-are = **Twoje ruchy warunkowe.** Twoje ruchy są po dwukropkach; { "*" } to dowolna inna odpowiedź.
if-resigns = Gdy wiersz kończy się słowem `resign`, poddaję za ciebie partię.
if-waits = Najpierw zagraj { $ply }. Te ruchy poczekają potem na odpowiedź przeciwnika.
if-none = Nie masz ruchów warunkowych. Aby je ustawić, użyj `/dvonn warunkowe`.
button-conditions = Ruchy warunkowe…
button-add-conditions = Dodaj ruchy warunkowe

if-empty = Napisz co najmniej jeden wiersz, np. `D3F3 E4E5`: jeśli przeciwnik zagra D3F3, gram E4E5.
if-too-long =
    { $most ->
        [one] Ruchy warunkowe mogą mieć łącznie najwyżej { $most } znak. Usuń najmniej prawdopodobne.
        [few] Ruchy warunkowe mogą mieć łącznie najwyżej { $most } znaki. Usuń najmniej prawdopodobne.
        [many] Ruchy warunkowe mogą mieć łącznie najwyżej { $most } znaków. Usuń najmniej prawdopodobne.
       *[other] Ruchy warunkowe mogą mieć łącznie najwyżej { $most } znaku. Usuń najmniej prawdopodobne.
    }
if-too-many = Liczba wierszy: { $found }. Limit: { $most }. Usuń najmniej prawdopodobne.
if-too-deep = W wierszu { $line } jest więcej ruchów niż { $most }. Skróć go.
if-unknown-word = Wiersz { $line }: `{ $word }` to ani pole, np. `D3`, ani ruch, np. `D3F3`, ani `*` jako dowolny inny ruch.
if-no-such-cell = Wiersz { $line }: nie ma pola `{ $word }`. { $cells }
if-pass = Wiersz { $line }: usuń pas. Pasuję za ciebie.
if-half-a-move = Wiersz { $line }: { $cell } to tylko połowa ruchu. Dodaj pole docelowe, np. `D3F3`.
if-any-of-mine = Wiersz { $line }: `*` oznacza tylko ruchy przeciwnika. Wypisz swój ruch.
if-resigns-unprovoked = Wiersz { $line }: `resign` musi stać po ruchu przeciwnika.
if-illegal-mine = Wiersz { $line }: nie możesz w tym miejscu zagrać { $ply }. { $reason }
if-illegal-theirs = Wiersz { $line }: przeciwnik nie może w tym miejscu zagrać { $ply }. Sprawdź planszę i to, czyja jest tura przy każdym ruchu.
if-after-the-end = Wiersz { $line } wychodzi poza koniec partii. Skróć go.
if-no-answer = Wiersz { $line } kończy się ruchem przeciwnika. Dodaj swoją odpowiedź albo usuń ten ruch.
if-two-answers = Wiersze { $first } i { $second } dają dwie odpowiedzi na te same ruchy. Zostaw jedną.

## Private notices

notice-title = Partia { $number } przeciw graczowi { $opponent }:
notice-board = [Plansza]({ $url })
notice-branch-dropped = Nie udało się zagrać twojego ruchu warunkowego **{ $answer }**, więc twoich ruchów warunkowych już nie ma. { $reason }
notice-branch-dropped-after = Nie udało się zagrać twojej odpowiedzi na { $after }, **{ $answer }**, więc twoich ruchów warunkowych już nie ma. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Ruch został cofnięty, więc usuwam twoje ruchy warunkowe.
        [dealt] Plansza się zapełniła, więc usuwam twoje ruchy warunkowe.
       *[rated_game] Ta partia stała się zbyt podobna do jednej z twoich partii rankingowych, więc usuwam twoje ruchy warunkowe.
    } Aby ustawić nowe, użyj `/dvonn warunkowe` na kanale partii. Dawne:
notice-plan-stopped = Twój plan się zatrzymał: przeciwnik zajął **{ $cell }** (`{ $rule }`).
notice-plan-left = Jeszcze nieumieszczone: `{ $plan }`. Warunki stopu: `{ $stops }`. Aby ułożyć nowy plan, użyj `/dvonn plan` na kanale partii.
notice-muted =
    Nie wolno mi pisać na kanale { $channel }, więc nie mogę tam pokazać planszy. Poproś moderatora, żeby dał mi { $place ->
        [thread] uprawnienia „Wyświetlanie kanałów” i „Wysyłanie wiadomości w wątkach”. Jeśli wątek jest zablokowany, trzeba go też odblokować
       *[channel] uprawnienia „Wyświetlanie kanałów” i „Wysyłanie wiadomości”
    }. Będę próbować dalej.
notice-muted-refused = Nie mogę pokazać planszy na kanale { $channel }. { $reason } Będę próbować dalej.
notice-muted-elsewhere = Nie wolno mi pisać tam, gdzie gra twój przeciwnik, więc nie widzi planszy.
notice-muted-clock = Zegar stoi, dopóki nie mogę tam pisać, najwyżej { $time }. Polecenia takie jak `/dvonn plansza` nadal tam działają.
notice-muted-runs = Zegar się z tego powodu nie zatrzymuje. Polecenia takie jak `/dvonn plansza` nadal tam działają.
notice-place-lost = Kanału lub wątku tej partii już nie ma, a nowego wątku nie mogę teraz otworzyć. { $reason } Zegar stoi, dopóki się to nie uda. Moderator może też zakończyć partię { $number } przez `/partia moderuj`.
notice-waits = W tej partii jest coś nowego. Tam, gdzie się toczy, mogę tylko odpowiadać: użyj tam `/dvonn plansza`.
notice-waits-clock = Do tego czasu zegar stoi, najwyżej { $time }.
notice-plan-done = Plan wykonany: wszystkie jego piony stoją. Aby ułożyć nowy, użyj `/dvonn plan` na kanale partii.
notice-plan-exhausted = Koniec planu: reszta jego pól jest zajęta. Aby ułożyć nowy, użyj `/dvonn plan` na kanale partii.

## Browsing a game

button-browse = Przeglądaj ruchy
button-first = Początek
button-page-back = Wstecz
button-forward = Dalej
button-last = Koniec
page-start = Pozycja 0 z { $count }: przed pierwszym ruchem.
page-passed = Pozycja { $number } z { $count }: { $player } nie ma ruchu i pasuje
page-ply = Pozycja { $number } z { $count }: { $player } gra **{ $ply }**
import-title = Zaimportowana partia: { $white } (białe) – { $black } (czarne)
import-title-no-names = Zaimportowana partia
import-result = Rezultat: { $result }

## Replays, and the menu of positions to jump to

button-replay = Powtórka partii
button-share = Pokaż wszystkim
menu-chapter-hint = Przejdź do…
menu-game-hint = Przeglądaj partię…
menu-found-hint = Przeglądaj, odtwórz lub omów partię…
chapter-start = Początek partii
chapter-placed = Ruch { $number }: wszystkie piony na planszy
chapter-ply = Ruch { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Ruch { $number }: koniec partii
       *[running] Ruch { $number }: bieżąca pozycja
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } – { $black } (trwa)
       *[over] { $number }: { $white } – { $black }
    }
replay-ply = Powtórka ruchu { $number } z { $count }.
replay-plies = Powtórka ruchów od { $from } do { $to } z { $count }.
replay-nothing = Nie ma jeszcze czego odtwarzać: ta partia nie ma ruchów. Planszę pokazuje `/dvonn plansza`.
replay-no-such-ply = Ta partia nie ma ruchu { $named }. Podaj `od` i `do` jako liczby od 1 do { $plies } albo zostaw oba puste dla całej partii.
replay-elsewhere = Ta partia toczyła się na innym serwerze, więc nie mogę jej tu pokazać wszystkim. Bez opcji `udostepnij` powtórkę zobaczysz tylko ty.
replay-backwards = Ruch { $from } jest po ruchu { $to }. Zamień je: `od` { $to }, `do` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Animacja ruchów od { $from } do { $to }: { $plies }. Pozycja końcowa:
error-still-drawing = Twoja poprzednia powtórka nie jest jeszcze gotowa. Poczekaj na nią i spróbuj ponownie.

## Reviews

button-review = Omów partię
button-review-show = Pokaż omówienie
button-review-browse = Przeglądaj stąd
button-review-help = Jak to czytać
button-turning-point = { $mark }: ruch { $number }
review-in-progress = Omówienie w toku… { $known } z { $all }. Potrwa około minuty.
review-will-be-posted = Gdy będzie gotowe, pojawi się na kanale { $channel }. Przyciskiem zobaczysz je tutaj.
review-ready = Omówienie jest gotowe.
review-is-posted = Jest też na kanale { $channel }.
review-title = {"**"}Omówienie.** { $title }
review-side =
    { $color ->
        [white] Biały, { $player }
        [black] Czarny, { $player }
       *[nameless] { $player }
    }: dokładność **{ $accuracy }%**; ruchy zgodne z pierwszym wyborem silnika: { $best } z { $judged }.
review-strength = Siła gry: poziom { $level } ({ $name }).
review-strength-range = Siła gry: poziomy od { $from } do { $to } ({ $first } – { $last }).
review-no-turns = Bez punktów zwrotnych: żaden ruch nie obniżył szans na wygraną o 10% lub więcej.
review-practice = Chcesz poćwiczyć to, co kosztowało cię najwięcej? Poniżej masz lekcję i zadania.
review-turning-point = {"**"}{ $mark }.** Ruch { $number }, { $player }: **{ $ply }**, { $before } → { $after }.
review-better = Lepiej: **{ $better }**.
review-better-line = Lepiej: **{ $better }**, potem { $line }.
review-chance = { $chance }%
review-draw = remis
review-end =
    { $end ->
        [win] wygrana różnicą { $margin }
       *[loss] porażka różnicą { $margin }
    }
review-help =
    - Procenty przy ruchu to szanse na wygraną strony, która go zagrała.
    - Do dokładności i zgodności z pierwszym wyborem silnika liczą się tylko ruchy zagrane przy szansach na wygraną od 10 do 90%. W rozstrzygniętej partii ruchy nic nie kosztują.
    - Poziom: ten poziom komputera, którego ruchy kosztują mniej więcej tyle co ruchy tej strony. Pomijam go, gdy pasowałyby więcej niż trzy.
review-figure = { $accuracy }%
phase-placement = Rozmieszczanie
phase-movement = Tworzenie stosów
caption-review = Szanse Białego na wygraną po każdym ruchu; dokładność obok nazw
caption-turning-point = A: lepiej, { $better } · B: zagrano, { $played }
alt-turning-point = A oznacza lepszy ruch: { $better }. B, w innym kolorze, oznacza ruch zagrany: { $played }.
alt-review = Wykres liniowy: szanse Białego na wygraną. Biały: { $white }, Czarny: { $black }. Po ruchu { $figures }.
alt-review-without-names = Wykres liniowy: szanse Białego na wygraną. Po ruchu { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Dokładność Białego: { $accuracy }%.
       *[black] Dokładność Czarnego: { $accuracy }%.
    }
alt-review-turning-point =
    Punkt zwrotny { $mark }, ruch { $number }, { $color ->
        [white] Biały
       *[black] Czarny
    }: było { $before }, jest { $after }.

## Openings

openings-title = **Otwarcia**: gdzie w prawdziwych partiach stawiano piony.
openings-start =
    { $games ->
        [one] Pusta plansza: { $games } partia.
        [few] Pusta plansza: { $games } partie.
        [many] Pusta plansza: { $games } partii.
       *[other] Pusta plansza: { $games } partii.
    }
openings-after =
    { $games ->
        [one] Po { $cells } (lustrzane odbicia też się liczą): { $games } partia.
        [few] Po { $cells } (lustrzane odbicia też się liczą): { $games } partie.
        [many] Po { $cells } (lustrzane odbicia też się liczą): { $games } partii.
       *[other] Po { $cells } (lustrzane odbicia też się liczą): { $games } partii.
    }
openings-reds-matter = Ważne jest, gdzie leżą czerwone. Gdy żadne dwa się nie stykały, Biały zdobył { $apart }% punktów, a gdy stykały się wszystkie trzy, { $together }%.
openings-reds =
    { $pairs ->
        [0] Żadne dwa czerwone się nie stykają. W { $games } takich partiach Biały zdobył { $white }% punktów (remis to pół punktu).
        [1] Dwa czerwone się stykają. W { $games } takich partiach Biały zdobył { $white }% punktów (remis to pół punktu).
        [2] Czerwone tworzą łańcuch. W { $games } takich partiach Biały zdobył { $white }% punktów (remis to pół punktu).
       *[3] Stykają się wszystkie trzy czerwone. W { $games } takich partiach Biały zdobył { $white }% punktów (remis to pół punktu).
    }
openings-left = Nowość od ruchu { $number }. Ostatnia znana pozycja:
openings-end = Nie znam partii, które idą stąd dalej.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } partia, wygrane Białego { $white }%, remisy { $drawn }%
        [few] { $games } partie, wygrane Białego { $white }%, remisy { $drawn }%
        [many] { $games } partii, wygrane Białego { $white }%, remisy { $drawn }%
       *[other] { $games } partii, wygrane Białego { $white }%, remisy { $drawn }%
    }
openings-dealt = Ta partia nie zaczęła się od pustej planszy, więc nie ma otwarcia. Możesz obejrzeć otwarcia z ręcznym rozmieszczaniem.
alt-openings = Najczęstsze następne pola: { $cells }.
menu-opening = Gdzie stawiano następny pion
button-opening-back = Wstecz
button-opening-start = Otwarcia od pustej planszy

## Notes on games

form-note = Twoja notatka do partii { $number }
form-note-text = Do końca partii widzisz ją tylko ty
form-note-hint = Co planujesz albo co chcesz zapamiętać
notes-none = Jeszcze bez notatek.
note-of = Notatka gracza { $author }:
notes-private = Do końca partii twoją notatkę widzisz tylko ty. Potem przeczyta ją każdy, kto widzi partię.
button-note =
    { $written ->
        [yes] Edytuj notatkę
       *[no] Napisz notatkę
    }

## Following games

follow-number = Partia { $number }
follow-title = { $game }: { $white } – { $black }
follow-none = Nie obserwujesz tej partii. Jeśli zaczniesz, będę ci wysyłać powiadomienia w wiadomościach prywatnych, ale nie w twoich godzinach ciszy.
follow-moves = Obserwujesz tę partię: wysyłam powiadomienie po każdym ruchu i na koniec, ale nie w twoich godzinach ciszy.
follow-end = Obserwujesz tę partię: wyślę powiadomienie, gdy się skończy, ale nie w twoich godzinach ciszy.
follow-turn = Ruch { $number }, tura: { $player }.
follow-stopped = Nie będzie już powiadomień o tej partii. Aby znów ją obserwować, użyj `/partia obserwuj` na jej kanale.
follow-hidden = Nie będzie już powiadomień o partii { $number }: nie widzisz już jej kanału.
followed =
    Obserwujesz te partie (najwyżej { $most }):
    { $games }
    Aby to zmienić, użyj `/partia obserwuj` na kanale partii.
followed-none = Na tym kanale nie toczy się żadna partia i żadnej nie obserwujesz. Aby obserwować partię, użyj `/partia obserwuj` na jej kanale.
button-follow-moves = Obserwuj każdy ruch
button-follow-end = Obserwuj rezultat
button-unfollow = Przestań obserwować
refuse-follow-own = To twoja partia, więc i tak piszę, gdy przychodzi twoja tura. Przypomnienia w wiadomościach prywatnych włączysz w `/dvonn ustawienia`.
refuse-follow-private = Możesz obserwować tylko partie na serwerach, które mnie dodały.
refuse-follow-many =
    Obserwujesz już tyle partii, ile można. Najpierw przestań obserwować jedną z nich przez `/partia obserwuj` na jej kanale:
    { $games }
refuse-follow-full =
    { $most ->
        [one] Tę partię obserwuje już { $most } osoba, a więcej nie może.
        [few] Tę partię obserwują już { $most } osoby, a więcej nie może.
        [many] Tę partię obserwuje już { $most } osób, a więcej nie może.
       *[other] Tę partię obserwuje już { $most } osoby, a więcej nie może.
    }

## Games as files

export-no-files = (Nie mogę załączać plików na tym kanale. Aby dostać plik, wyślij mi w wiadomości prywatnej `/partia eksportuj` z numerem partii.)
export-which = Która partia? Podaj jej numer. Twoje partie pokazuje `/dvonn partie`.
export-no-number = `{ $input }` to nie numer partii. Twoje partie pokazuje `/dvonn partie`.
export-no-sgf = Plik SGF zawsze zaczyna się od pustej planszy, a ta partia nie. Oto ona jako tekst.
export-start-in-file = Partia zaczyna się od zadanej pozycji, która jest w pliku.
form-import = Importuj partię
form-import-game = Tekst pliku lub ruchy
import-gone = Nie mam już tej partii, bo od tego czasu było u ciebie wiele innych importów. Zaimportuj ją ponownie przez `/partia importuj`.
import-too-long = Ten tekst jest za długi jak na partię. Limit to { $most } KiB.
import-unreachable = Nie udało się pobrać tego pliku z Discorda. Spróbuj ponownie albo podaj partię jako tekst.
import-no-text = To nie jest plik tekstowy. Użyj pliku z `/partia eksportuj` albo SGF z Boardspace.
import-not-in-message = Nie widzę w tej wiadomości partii. Czytam ruchy, np. `D3 E4 F5`, i pliki z `/partia eksportuj`.
import-nothing = Nie widzę ruchów. Użyj pliku z `/partia eksportuj` albo ruchów, np. `D3 E4 F5`.
import-sgf = Wartość w tym pliku SGF się nie kończy: brakuje `]`. Czy plik jest kompletny?
import-header = Wiersz { $line }: { $fault }
import-header-form = Wiersz { $line } nie jest nagłówkiem. Powinien wyglądać jak `[Key "value"]`.
import-no-cell = Ruch { $number }: nie ma pola { $found }. { $cells }
import-no-ply = Ruch { $number }: { $found } to nie ruch. Napisz D3, by umieścić pion, D3F3, by przesunąć stos, albo PASS.
import-illegal = Ruch { $number }, `{ $ply }`: { $rule }
import-no-score = Po kresce: { $found } to nie wynik. Napisz dwie liczby, najpierw Białego.
import-not-over = Po ruchu { $number } jest wynik, ale partia się nie skończyła.
import-other-score = Według tekstu jest { $white_said }:{ $black_said }, a na planszy { $white }:{ $black }.
rule-taken = { $cell } jest zajęte.
rule-empty = { $cell } jest puste.
rule-lone-red = Czerwony pion na { $cell } stoi sam, więc nikt nie może go ruszyć.
rule-not-theirs = Stos na { $cell } należy do drugiej strony.
rule-surrounded = Stos na { $cell } jest otoczony, więc nie może się ruszyć.
rule-not-straight = { $from } i { $to } nie leżą na jednej prostej.
rule-distance = Odległość od { $from } do { $to } to { $distance }, a wysokość stosu to { $height }.
rule-empty-target = { $to } jest puste.
rule-leaves-board = Z pola { $from } stos o wysokości { $height } wyszedłby poza planszę.
rule-still-placing = Jeszcze nie wszystkie piony są na planszy.
rule-all-placed = Wszystkie piony są już na planszy.
rule-must-pass = Ta strona nie ma możliwego ruchu. Napisz PASS.
rule-may-not-pass = Ta strona ma możliwy ruch, więc nie może spasować.
rule-game-over = Partia skończyła się przed tym ruchem.

## Resigning

ask-resign = Poddać partię? Przeciwnik: { $opponent }
ask-abort = Przerwać partię? Przeciwnik: { $opponent }
ask-close = Przeciwnika nie ma już na serwerze. Zakończyć partię bez rezultatu?
button-resign = Poddaj partię
button-close = Zakończ partię
button-keep-playing = Graj dalej
resign-cancelled = Partia toczy się dalej.
game-resigned = Partia poddana.
game-aborted = Partia przerwana.
game-closed = Partia się skończyła.

## Lists and pages

games-none =
    { $place ->
        [here] Nie masz trwających partii na tym serwerze.
       *[anywhere] Nie masz trwających partii.
    } `/dvonn zagraj` zaczyna partię z komputerem. `/dvonn pomoc` pokazuje, jak grać z ludźmi.
games-title = **Twoje partie ({ $count })**
games-entry =
    { $turn ->
        [yours] **Twoja tura** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · tura: { $opponent } · { $time }
    }
games-entry-game = Partia { $number }
games-entry-moved = ostatni ruch { $moved }
games-since = ostatni ruch { $since }
games-muted = zegar stoi, bo nie udało się pokazać planszy, pozostały czas: { $left }
games-paused = pauza, pozostały czas: { $left }
games-vacation = urlop, pozostały czas: { $left }
games-weekend = wolny weekend, pozostały czas: { $left }, zegar ruszy { $until }
games-waiting =
    { $count ->
        [one] Czeka na ciebie { $count } partia.
        [few] Czekają na ciebie { $count } partie.
        [many] Czeka na ciebie { $count } partii.
       *[other] Czeka na ciebie { $count } partii.
    }
games-short-of-time =
    { $count ->
        [one] W { $count } partii kończy ci się czas.
        [few] W { $count } partiach kończy ci się czas.
        [many] W { $count } partiach kończy ci się czas.
       *[other] W { $count } partii kończy ci się czas.
    }
desk-empty = Teraz nie czeka na ciebie żadna partia.
milestone-first-win = {"**"}Twoja pierwsza wygrana** z człowiekiem!
milestone-streak = {"**"}Seria wygranych** z ludźmi: { $count }
milestone-best-win = {"**"}Twoja najlepsza wygrana** w tej klasyfikacji: ranking przeciwnika wynosił { $rating }.
milestone-level = {"**"}Poziom „{ $level }”:** twoja pierwsza wygrana z komputerem na tym poziomie!
milestone-of-game = Partia { $number }: { $milestone }
button-next-game = Następna partia
button-look-again = Sprawdź ponownie
button-skip = Później (jeszcze { $count })
button-all-games = Wszystkie partie
button-games-here = Ten serwer
button-games-everywhere = Wszędzie
moves-title = Partia { $number }: { $white } (białe) – { $black } (czarne)
moves-handed-over = { $at }: { $moderator } przekazuje stronę. Powód: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } usuwa partię z rankingów. Powód: { $reason }
moves-empty = Jeszcze bez ruchów.
find-title = **Znalezione partie ({ $count })**, od najnowszej
find-none = Żadna zakończona partia nie pasuje. Pomiń jeden z warunków.
find-more = -# Mogą być jeszcze starsze partie. Aby je znaleźć, zawęź wyszukiwanie, np. do wybranych dni.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } ruch
        [few] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } ruchy
        [many] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } ruchów
       *[other] **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } ruchu
    }
find-entry-in = { $entry } · { $place }
find-no-day = Nie umiem odczytać dnia `{ $typed }`. Napisz rok, miesiąc i dzień: 2026-03-01.
find-days-swapped = Pierwszy dzień jest po ostatnim. Zamień je.
find-lengths-swapped = Najmniejsza liczba ruchów jest większa od największej. Zamień je.
find-other-bot = Ten bot nie gra. Wybierz gracza albo wybierz mnie, by znaleźć partie z komputerem.
find-no-server = Tutaj możesz szukać tylko w swoich partiach. W partiach serwera szukaj na tym serwerze.

button-learn-rules = Poznaj zasady
button-take-lesson = Zacznij lekcję
button-play-computer = Zagraj z komputerem
button-challenge-anyone = Wyzwij kogokolwiek
button-help-start = Jak zacząć partię
button-help-turn = Twoja tura
button-help-agree = Remis, pauza, poddanie
button-help-records = Po partii
button-help-compete = Klasyfikacja i turnieje
button-help-settings = Ustawienia i dane
button-help-manage = Dla zarządzających
button-help-about = O DVONN
button-help-more = Więcej tematów
hello =
    {"**"}Cześć! Prowadzę tu partie DVONN.**
    DVONN to gra planszowa dla dwojga. Przesuwasz stosy na inne stosy i odcinasz piony. Kto na końcu ma więcej pionów, wygrywa.
    Graj we własnym tempie, z kimś znajomym albo ze mną. Pierwszy raz? Naciśnij **Poznaj zasady**. Resztę pokaże `/dvonn pomoc`.
help =
    {"**"}Jak się tu gra w DVONN**
    DVONN to gra planszowa dla dwojga. Przesuwasz stosy na inne stosy. Kto na końcu ma więcej pionów, wygrywa.
    Pierwszy raz? **Poznaj zasady** zajmie pięć minut. **Zagraj z komputerem** zaczyna partię na najniższym poziomie.
    W swojej turze użyj przycisków pod najnowszą planszą.
help-start =
    {"**"}Jak zacząć partię**
    `/dvonn zagraj`: partia z komputerem na jednym z dziewięciu poziomów. Działa też w wiadomościach prywatnych.
    `/dvonn wyzwij`: wyzwij gracza albo kogokolwiek na kanale.{ $seek ->
        [yes] {" "}`/szukaj`: przeciwnik na dowolnym serwerze z tym botem.
       *[no] {""}
    }
    `/dvonn zasady`: zasady w pięć minut, z obrazkami. `/nauka lekcja`: lekcje na czacie.
    `/zadanie rozwiaz`: znajdź najlepszy ruch, na swoim poziomie. `/zadanie wyscig`: jak najwięcej zadań w pięć minut. `/nauka otwarcia`: gdzie w prawdziwych partiach stawiano piony.
    Na kanale lub w wątku toczy się jedna partia naraz. Aby grać więcej, otwieraj wątki.
help-turn =
    {"**"}Twoja tura**
    Użyj przycisków pod najnowszą planszą. Zanim ruch zostanie zagrany, zobaczysz podgląd. Postawiony pion liczy się od razu. Albo użyj:
    `/dvonn umiesc D3`: umieść pion. `/dvonn ruch D3F3`: przesuń stos z D3 na F3.
    `/dvonn plansza`: najnowsza plansza. `/dvonn partie`: twoje trwające partie. `/partia obserwuj`: powiadomienia o cudzej partii.
    `/partia podglad D3F3`: skutek ruchu albo kilku z rzędu.
    `/dvonn podpowiedz`: twoje najlepsze ruchy. `/dvonn analizuj`: najlepsze ruchy w dowolnej pozycji. Nie w partiach rankingowych.
    `/dvonn plan`: rozmieszczanie zaplanowane z góry, np. `near reds, row 3`. `/dvonn warunkowe`: ruchy warunkowe. Nikt inny ich nie widzi.
help-agree =
    {"**"}Remis, pauza, poddanie**
    `/dvonn zaproponuj`: remis, cofnięcie ruchu, pauza, więcej czasu lub rewanż.
    `/dvonn poddaj`: poddaj partię. `/partia przerwij`: przerwij partię, która ledwo się zaczęła.
    `/partia wygrana`: wygraj, gdy przeciwnika nie ma już na serwerze i minął jego czas.
    `/dvonn urlop`: zatrzymaj zegary na kilka dni.
help-records =
    {"**"}Po partii**
    `/partia omow`: jak przebiegła partia i co było lepsze. `/partia powtorka`: partia jako GIF.
    `/partia ruchy`: wszystkie ruchy jako tekst. `/partia notatka`: twoja notatka, do końca partii prywatna.
    `/partia eksportuj`: partia jako plik. `/partia importuj`: partia z pliku.
    `/partia znajdz`: zakończone partie, twoje lub z tego serwera.
help-compete =
    {"**"}Klasyfikacja i turnieje**
    `/klasyfikacja czolowka`: najlepsi gracze. `/klasyfikacja profil`: jeden gracz. `/klasyfikacja porownaj`: dwoje graczy.
    `/klasyfikacja czolowka` z `lista:Klasyfikacja globalna`: najlepsi ze wszystkich serwerów. `/klasyfikacja opusc-globalna`: opuść tę listę.
    `/klasyfikacja sezon`: ten sezon. `/klasyfikacja aktywnosc`: ile się tu gra.
    `/turniej lista`: turnieje tutaj. `/turniej dolacz`: weź udział. `/turniej utworz`: zorganizuj własny.
    `/liga pokaz`: liga. `/liga dolacz`: zagraj w jej następnym cyklu.
    W klasyfikacji liczą się partie rankingowe: użyj `/dvonn wyzwij` z `rankingowa:True`.
help-settings =
    {"**"}Ustawienia i dane**
    `/dvonn ustawienia`: plansze, zapis, przypomnienia, godziny ciszy i język.
    `/prywatnosc pokaz`: co o tobie przechowuję. `/prywatnosc eksportuj`: wszystko w pliku. `/prywatnosc usun`: usuń to.
help-manage =
    {"**"}Dla zarządzających**
    Nie trzeba mnie konfigurować. `/dvonn-admin ustawienia` pokazuje ustawienia serwera: kanały, role, rankingi, sezony, język i nie tylko.
    `/liga utworz`: liga, która sama się odnawia. `/turniej utworz`: turniej. Z opcją `powtarzaj` odbywa się co tydzień lub co miesiąc. Kanał podsumowania tygodnia wybierzesz w ustawieniach.
    `/partia moderuj`: zakończ lub unieważnij partię albo przekaż stronę. Powód widzą wszyscy.
    `/dvonn-admin zablokuj`: zablokuj kogoś. `/dvonn-admin dziennik`: co zrobili moderatorzy.
help-about =
    {"**"}O DVONN**
    DVONN wymyślił Kris Burm. Gra ukazała się w 2001 roku, jako czwarta z projektu GIPF. W 2002 roku zdobyła International Gamers Award, a w 2003 nagrodę Gra Roku magazynu *Games*.
    Jej siostry to GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR i LYNGK.
    Poczytaj o niej: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Zagraj gdzie indziej: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Konkurs programów, w 2011 roku grających w DVONN: [CodeCup](<https://www.codecup.nl>)
    Ten bot nie jest z nimi związany. Robią go ludzie, którzy lubią tę grę.

## The rules, page by page, each with a picture

rules-title = {"**"}Zasady DVONN: { $page }** · { $number } z { $count }
button-rules-next = Dalej
rules-goal =
    Dwie strony budują stosy. Stos należy do tego, czyj pion leży na wierzchu. Kto na końcu ma więcej pionów, wygrywa.
    Plansza ma 49 pól, od A1 do K5. Są 23 białe i 23 czarne piony. 3 czerwone piony nie należą do nikogo, ale stosy, które stracą połączenie z czerwonym, są zdejmowane.
    Partia ma najwyżej 97 ruchów i trwa przy stole około 30 minut. Gra jest dla graczy od 8 lat i nic nie zależy w niej od losu.
    {"**"}Obrazek** pokazuje skończoną partię. Liczba to wysokość stosu; pojedynczy pion nie ma liczby. Czerwona obwódka z czerwonym znakiem oznacza stos z czerwonym; jeśli czerwonych jest kilka, znak podaje ich liczbę. Piony Białego: { $white }, Czarnego: { $black }, więc wygrywa Biały.
rules-placing =
    Na początku plansza jest pusta. Biały umieszcza pierwszy czerwony pion, Czarny drugi, Biały trzeci. Potem obie strony na zmianę umieszczają własne piony (zaczyna Czarny), aż plansza się zapełni. Wolno zająć dowolne puste pole.
    Ostatni pion umieszcza Biały i on też pierwszy przesuwa stos: ma dwie tury z rzędu. Za to własne piony jako pierwszy umieszczał Czarny.
    Rząd 1, na dole, to pola od A1 do I1. Nad nim są pola od A2 do J2, od A3 do K3, od B4 do K4, a na samej górze od C5 do K5.
    {"**"}Obrazek** pokazuje partię z czerwonymi na { $reds } i pierwszymi pionami wokół nich. Kółko oznacza ostatni pion.
rules-moving =
    W swojej turze przesuń jeden własny stos. Idzie po linii prostej, ponad pionami i lukami, dokładnie o tyle pól, z ilu pionów się składa. Pojedynczy pion idzie o jedno pole. Trzeba stanąć na stosie lub pionie dowolnego koloru i oba stają się jednym stosem. Jeśli tamten był czerwony albo przeciwnika, *przejmujesz* go.
    {"**"}Rysunek 1:** biały stos na { $stack } ma wysokość 3. Może iść na pola z kółkami: { $targets }. Nie może iść na { $empty } (puste), na { $near } (za blisko) ani w górę (poza planszę).
rules-surrounded =
    Stos, który ma piony ze wszystkich sześciu stron, jest otoczony. Nie może się ruszyć, bez względu na to, czyj jest i jak jest wysoki, dopóki sąsiednie pole się nie zwolni. Dlatego na początku ruszać się mogą tylko piony przy krawędzi.
    {"**"}Rysunek 2:** znaki zakazu oznaczają otoczone stosy: { $stacks }. Ten na { $red } nie może się ruszyć, choć zawiera czerwony. Pion na { $edge } też nie ma obok pustego pola, ale może się ruszyć: pole przy krawędzi nigdy nie ma sześciu sąsiadów.
rules-touching = Każde pole styka się najwyżej z sześcioma innymi. We własnym rzędzie: dwa tuż obok. W rzędzie o numerze o jeden wyższym: ta sama litera i następna. W rzędzie o numerze o jeden niższym: ta sama litera i poprzednia. Sąsiedzi pola { $cell }: { $touched }.
rules-cell-touches = { $cell } sąsiaduje z: { $touched }.
rules-cell-game = W tutejszej partii: { $stacks }
rules-cell-empty = Puste: { $cells }.
rules-isolation =
    Po każdym ruchu każdy stos bez połączenia z czerwonym pionem jest odizolowany i znika na dobre. Połączenie to łańcuch sąsiadujących stosów. Nie ma znaczenia, czyj był ruch ani czyj jest stos. Czerwone piony i stosy z czerwonym zostają zawsze. Sam czerwony pion nie może się ruszać. Stos z czerwonym rusza się jak każdy inny.
    {"**"}Rysunek 3:** Biały zagrał { $ply }. Ten pion był jedynym łącznikiem { $isolated } z czerwonym, więc Czarny traci naraz { $count ->
        [one] { $count } pion
        [few] { $count } piony
        [many] { $count } pionów
       *[other] { $count } piona
    }.
rules-end =
    Jeśli nie masz możliwego ruchu, pasujesz; robię to za ciebie. Gdy tylko znów możesz, grasz dalej. Jeśli masz możliwy ruch, musisz go zagrać, nawet jeśli kosztuje cię piony. Partia kończy się, gdy żadna strona nie może się ruszyć. Wtedy każdy liczy wszystkie piony w swoich stosach, także czerwone. Wyższy wynik wygrywa; równy to remis.
    {"**"}Rysunek 4:** Biały prowadził { $before }:{ $black }, ale { $ply } był jego jedynym ruchem. Odebrał czerwony pion stosom na { $isolated }, więc zniknęły. Teraz żadna strona nie może się ruszyć i Czarny wygrywa { $black }:{ $white }.
rules-here =
    `/dvonn zagraj` zaczyna partię z komputerem, na poziomie od początkującego do arcymistrza. `/dvonn wyzwij` wyzywa gracza albo kogokolwiek.
    W swojej turze użyj przycisków pod najnowszą planszą. Zanim ruch zostanie zagrany, zobaczysz podgląd, jak na {"**"}obrazku**: pierwszy ruch, { $ply }. Postawiony pion liczy się od razu. Albo wpisz `/dvonn umiesc D3`, a później `/dvonn ruch D3F3`: ruch z D3 na F3, zapisywany też D3→F3. `/partia podglad D3F3` tylko pokazuje skutek ruchu.
    `/dvonn podpowiedz` pokazuje twoje najlepsze ruchy w partiach nierankingowych. `/dvonn pomoc` pokazuje, co jeszcze potrafię.
rules-moving-caption = Wysokość 3: idzie dokładnie o trzy pola
rules-surrounded-caption = Oznaczone: otoczone, więc bez ruchu
rules-isolation-caption = Odcięte od czerwonego: znika pięć pionów
rules-end-caption = Jedyny ruch Białego przegrywa partię

## Lessons. learn-3 is the title of lesson 3, learn-3-2 the task of its second exercise. The learner has White.

lesson-title = {"**"}Lekcja { $lesson }: { $title }** · { $number } z { $count }
lesson-turning-point = Twoja partia odwróciła się w ruchu { $number }: **{ $better }** było lepsze niż **{ $played }**. O tym jest ta lekcja.
lesson-alt = Ćwiczenie: { $goal }
lesson-alt-marked = Oznaczone: { $cells }.
lesson-right = ✅ **{ $ply }** – dobrze!
lesson-others = Pozostałe możliwości dają ci od { $least } do { $most }% szans na wygraną.
lesson-wrong = ❌ { $played }
lesson-solution = Najlepszy ruch to **{ $ply }**: strzałka A na planszy.
lesson-solution-place = Najlepszy ruch to **{ $ply }**.
answer-move =
    { $color ->
        [white] Biały odpowiada **{ $ply }**.
       *[black] Czarny odpowiada **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Biały nie ma ruchu i pasuje.
       *[black] Czarny nie ma ruchu i pasuje.
    }
lesson-pass = Nie masz możliwego ruchu i pasujesz.
flaw-own = Stajesz na własnym stosie, więc masz o jeden mobilny stos mniej.
flaw-red = Przejmujesz tylko czerwony pion, więc przeciwnik nic nie traci.
flaw-loses =
    { $count ->
        [one] Odcinasz jeden własny pion.
        [few] Odcinasz { $count } własne piony.
        [many] Odcinasz { $count } własnych pionów.
       *[other] Odcinasz { $count } własnego piona.
    }
flaw-stuck = Twój stos na { $cell } ma teraz wysokość { $height } i nie może się ruszyć.
flaw-waits = To przejęcie mogło poczekać. Coś innego nie mogło.
flaw-reds = Ten czerwony leży za blisko innego. Im dalej od siebie, tym większą część planszy czerwone trzymają razem.
flaw-far = { $cell } jest dalej niż dwa pola od czerwonego, więc łatwo tam o odcięcie.
flaw-beside = Jest jeszcze wolne pole obok czerwonego, a { $cell } nie leży obok czerwonego.
flaw-lump =
    { $count ->
        [one] Obok { $cell } stoi już { $count } twój pion. To skupisko, które samo się blokuje.
        [few] Obok { $cell } stoją już { $count } twoje piony. To skupisko, które samo się blokuje.
        [many] Obok { $cell } stoi już { $count } twoich pionów. To skupisko, które samo się blokuje.
       *[other] Obok { $cell } stoi już { $count } twojego piona. To skupisko, które samo się blokuje.
    }
flaw-inner = { $cell } nie leży przy krawędzi. Pion stamtąd nie ruszy się, dopóki nie odejdzie któryś sąsiad.
caption-after = Po { $ply }
outlook-now =
    { $kind ->
        [win] Przy najlepszej grze wygrywasz teraz różnicą { $number }.
        [draw] Przy najlepszej grze jest teraz remis.
        [loss] Przy najlepszej grze przegrywasz teraz różnicą { $number }.
       *[chance] Silnik daje ci teraz { $number }% szans na wygraną.
    }
outlook-best =
    { $kind ->
        [win] Najlepszy ruch wygrywa różnicą { $number }.
        [draw] Najlepszy ruch utrzymuje remis.
        [loss] Najlepszy ruch przegrywa różnicą tylko { $number }.
       *[chance] Przedtem było { $number }%.
    }
lesson-game-score = Wynik: Biały { $white }, Czarny { $black }. Twój ruch.
lesson-game-won = 🏆 Wygrana { $white }:{ $black }!
lesson-game-lost = Koniec partii: Biały { $white }, Czarny { $black }. Potrzebujesz więcej pionów niż Czarny. Spróbuj ponownie!
lessons-title = {"**"}Lekcje: ukończone { $done } z { $count }**
lessons-part =
    { $part ->
        [rules] {"**"}Zasady**
        [moving] {"**"}Ruchy stosów**
        [placing] {"**"}Rozmieszczanie pionów**
       *[game] {"**"}Cała partia**
    }
lessons-complete = {"**"}🎓 Wszystkie lekcje ukończone!** Widać to w `/klasyfikacja profil`. Każdą lekcję można powtórzyć.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Twoje postępy**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = ukończone { $done } z { $count }
progress-puzzles = rozwiązane { $solved } z { $tried }, ranking { $rating }, { $streak ->
        [0] bez codziennej serii
        [one] codzienna seria: { $streak } dzień
        [few] codzienna seria: { $streak } dni
        [many] codzienna seria: { $streak } dni
       *[other] codzienna seria: { $streak } dnia
    }
progress-none = na razie brak
progress-accuracy =
    { $count ->
        [one] {"**"}Dokładność:** { $accuracy }% w ostatniej omówionej partii.
        [few] {"**"}Dokładność:** średnio { $accuracy }% w { $count } ostatnich omówionych partiach.
        [many] {"**"}Dokładność:** średnio { $accuracy }% w { $count } ostatnich omówionych partiach.
       *[other] {"**"}Dokładność:** średnio { $accuracy }% w { $count } ostatnich omówionych partiach.
    }
progress-accuracy-before =
    { $count ->
        [one] W poprzedniej było { $accuracy }%.
        [few] W { $count } poprzednich było { $accuracy }%.
        [many] W { $count } poprzednich było { $accuracy }%.
       *[other] W { $count } poprzednich było { $accuracy }%.
    }
progress-no-review = {"**"}Dokładność:** po partii poproś o omówienie przez `/partia omow`, a pojawi się tu jako wykres.
fact-lessons = Lekcje
fact-solved = Zadania
fact-best-race = Najlepszy wyścig
fact-levels-beaten = Pokonane poziomy
caption-progress =
    { $count ->
        [one] Dokładność w ostatniej omówionej partii
        [few] Dokładność w { $count } ostatnich omówionych partiach
        [many] Dokładność w { $count } ostatnich omówionych partiach
       *[other] Dokładność w { $count } ostatnich omówionych partiach
    }
alt-progress =
    { $count ->
        [one] Dokładność w twojej ostatniej omówionej partii: { $figures }.
        [few] Dokładność w { $count } twoich ostatnich omówionych partiach, od najdawniejszej: { $figures }.
        [many] Dokładność w { $count } twoich ostatnich omówionych partiach, od najdawniejszej: { $figures }.
       *[other] Dokładność w { $count } twoich ostatnich omówionych partiach, od najdawniejszej: { $figures }.
    }
button-progress = Moje postępy
button-term-review = Co to jest dokładność?
menu-lesson = Wybierz lekcję
button-lesson-next = Dalej
button-lesson-next-lesson = Dalej: lekcja { $lesson }
button-lesson-finish = Zakończ
button-lesson-again = Zagraj jeszcze raz
button-lesson-retry = Spróbuj ponownie
button-lesson-show = Pokaż mi
button-lesson-people = Zobacz, gdzie stawiano
button-lesson-list = Wszystkie lekcje
button-place-board = Zapełnij całą planszę
button-lesson-go-on = Kontynuuj: lekcja { $lesson }
button-advice = Wskazówki
button-advice-lesson = Spróbuj lekcji { $lesson }
button-terms = Pojęcia
button-term = Co to jest „{ $term }”?
button-term-rating = Co znaczy ±?
advice-title = {"**"}{ $title }** · { $number } z { $count }

learn-1 = Dokładna odległość i krawędź
    .advice =
        Stos idzie po linii prostej, dokładnie o tyle pól, z ilu pionów się składa, i musi stanąć na stosie. Może przeskakiwać stosy i luki.
        Stos, który ma sąsiadów ze wszystkich sześciu stron, nie może się ruszyć. Pole przy krawędzi nigdy nie ma sześciu, więc piony stojące tam mogą się ruszać od samego początku.
learn-1-1 = Grasz białymi. Twój stos na E2 ma wysokość 3, więc idzie dokładnie o trzy pola. Kółko na B2 pokazuje, gdzie może stanąć. Przejmij pion na B2!
    .why = E2 przeskoczył dwa stosy i przejął pojedynczy pion na B2. To był ostatni stos Czarnego: Czarny nie może się już ruszyć.
learn-1-2 = Stos z 2 pionów idzie dokładnie o dwa pola i może przeskoczyć lukę. Który z twoich stosów może przejąć oznaczony pion na J3?
    .why = Puste pole I2 liczy się jako krok. Skok może przejść nad luką, ale musi skończyć się na stosie.
learn-1-3 = Twój pion na B2 jest otoczony i nie może się ruszyć. Twój pion na B1 stoi przy krawędzi i może. Przejmij pionem z B1.
    .why = Pole przy krawędzi nigdy nie ma sześciu sąsiadów. A B2 jest teraz wolny, bo B1 odszedł.

learn-2 = Pas
    .advice =
        Strona bez możliwego ruchu pasuje, a druga gra dalej sama. Te dodatkowe ruchy często rozstrzygają partię.
        Patrz, gdzie mogą stanąć stosy przeciwnika. Przejmij ostatni mobilny stos albo zabierz jedyny, na którym może stanąć.
learn-2-1 = Czarny stos z 2 pionów na C5 może stanąć tylko na C3. Ruszyć się może też pion na C4. Zostaw Czarnego bez ruchu.
    .why = C4 jest twój, a C5 nie ma gdzie stanąć. Czarny pasuje, a ty grasz dalej: C4 na C2, potem C2 na C5.
learn-2-2 = Czarne F5 (wysokość 2) i G5 (wysokość 3) mogą stanąć tylko na D5. Znajdź ruch, który zabiera ten cel.
    .why = D5 jest teraz puste, więc Czarny musi spasować. Twój stos z 2 pionów na E5 przejmie zaraz G5.
learn-2-3 = Policz pola: gdzie mogą stanąć czarne stosy na E1 (wysokość 2) i F1 (wysokość 3)? Zmuś Czarnego do pasa.
    .why = Oba potrzebowały C1, a ono jest teraz puste. Czarny pasuje, a ty przejmujesz F1 nowym stosem z 2 pionów.

learn-3 = Izolacja
    .advice =
        Po każdym ruchu stosy bez łańcucha sąsiadów do czerwonego piona znikają od razu, bez względu na to, czyje są.
        Szukaj pojedynczych łączników: u przeciwnika, by je przeciąć, u siebie, by je utrzymać. Czerwone nie są nieruchome: stos z czerwonym zabiera go ze sobą.
learn-3-1 = Czarny stos z 3 pionów na H5 ma jeden łącznik z czerwonym: twój pion na G4. Spraw, by H5 zniknął, i tym samym ruchem coś przejmij.
    .why = Bez G4 żaden łańcuch nie prowadzi z H5 do czerwonego. Jego trzy piony schodzą od razu z planszy.
learn-3-2 = Możesz przejąć oznaczony pion na K4. Ale co połączy cię wtedy z czerwonym? Lepiej odetnij K4 ruchem, który atakuje I1.
    .why = K4 traci jedyny łącznik z czerwonym. A twój stos z 2 pionów na I3 ma teraz czerwony: zaraz przejmie I1.
learn-3-3 = Oznaczone czarne stosy żyją tylko dzięki czerwonemu w twoim stosie na G2. Co, jeśli odejdzie?
    .why = Czerwony idzie ze stosem, który go zawiera. F1 i G1 straciły łącznik i trzy czarne piony zniknęły.

learn-4 = Każde przejęcie kosztuje przeciwnika ruch
    .advice =
        Przejęty stos zostaje na planszy, ale teraz jest twój: przeciwnik ma o jeden mobilny stos mniej.
        Przejmuj więc w każdym ruchu, jeśli możesz, a najchętniej stosy najbardziej mobilne. Ruchy na własne piony lub na czerwone nic przeciwnika nie kosztują.
learn-4-1 = Czarnemu został jeden stos: oznaczony pion na H1. Który ruch zostawia Czarnego bez ruchu?
    .why = Po przejęciu H1 Czarny już się nie ruszy. Wszystkie pozostałe ruchy należą do ciebie.
learn-4-2 = Czarny pion na D4 może przejąć twój stos na C4. Znajdź przejęcie, które temu zapobiega.
    .why = Stos pod twoim jest zneutralizowany: nie może się już ruszać ani przejmować. To było warte znacznie więcej niż czerwony pion.
learn-4-3 = Oba oznaczone piony czymś grożą. Twój pion na C2 może przejąć jeden z nich. Zrób to, zanim on przejmie jeden z twoich.
    .why = C1 mógł przejąć B1 albo C2. Teraz Czarny ma o jeden stos i o jeden ruch mniej.

learn-5 = Pojedyncze piony są na wagę złota
    .advice =
        Pojedynczy pion idzie o jedno pole, na dowolny stos obok, chyba że jest otoczony. Im wyższy stos, tym trudniej o cel.
        Nie buduj więc wcześnie wieży. Wieżami przejmuj pojedyncze piony, a własne pojedyncze zachowaj na koniec.
        Na własnym stosie stawaj tylko, by ratować dużą grupę, albo gdy partia już prawie się kończy. Poza tym luźne piony odpuść i atakuj gdzie indziej.
learn-5-1 = Dwa z twoich trzech ruchów łączą własne piony. Znajdź trzeci.
    .why = Ten ruch przejmuje, a F2 i G3 nadal mogą ruszać się same. Każdy mobilny stos to ruch w zapasie.
learn-5-2 = Masz trzy stosy, a Czarny jeden pojedynczy pion. Który ruch przejmuje bez zużycia własnego stosu?
    .why = Czarnemu nie został żaden stos. Wszystkie twoje są na miejscu i grasz dalej bez przeciwnika.
learn-5-3 = Możesz zbudować na D2 wieżę o wysokości 4 lub 5. Ani cztery, ani pięć pól od D2 nic nie stoi. Co jest lepsze?
    .why = Wieża, która nie ma nic w zasięgu, już nigdy się nie ruszy. Zamiast tego twój pion przejmuje i pozostaje mobilny.
learn-5-4 = Wieża, która przejmuje pojedynczy pion, oszczędza twoje własne na później. Twoja wieża na E3 sięga do piona na I3. Dokąd sięgnie wtedy twój pion z H2?
    .why = Pion przejęła wieża, więc twój pojedynczy na H2 został. Teraz może przejąć duży stos na H3.
learn-5-5 = Wyjątek: pod koniec może się przydać właśnie własny stos. F5 jest cztery pola od J5. Jak wysoki musi być J5?
    .why = J5 ma teraz wysokość 4 i przejmie F5, gdy Czarny spasuje. Jeden stos mniej tu nie szkodzi: i tak nikt by z niego nie skorzystał.
learn-5-6 = Drugi wyjątek: zagrożony jest duży stos. Twój stos na C5 łączy z czerwonym tylko czarny C4. Co się stanie, gdy C4 odejdzie?
    .why = C5 zostałby odcięty. Słusznie więc wrócił do domu, choćby na własny stos. A jeśli C4 przejmie C3, odbije go E3.

learn-6 = Czerwony u przeciwnika: unieruchom go
    .advice =
        Czerwony pion w stosie przeciwnika to groźba: gdy odejdzie, wszystko, co było połączone tylko z nim, zostaje odcięte.
        Podwyższ ten stos. Po przejęciu jest twój i wyższy, a w nowej odległości często nic już nie stoi: czerwony zostaje na miejscu.
learn-6-1 = Czarny stos z 2 pionów na D2 zawiera czerwony i może go zabrać. Przejmij go tak, by był za wysoki na ruch.
    .why = Stos na D2 jest twój, ma wysokość 3, a trzy pola dalej nic nie stoi. Jego czerwony zostaje na miejscu.
learn-6-2 = Znów Czarny ma czerwony, na H3. Który z twoich stosów do niego sięga?
    .why = Z H1 do H3 są dwa pola. Teraz stos ma wysokość 4 i nie może się ruszyć.
learn-6-3 = Czarny stos na G4 zawiera czerwony. Zatrzymaj go.
    .why = Jedno przejęcie i stos z czerwonym jest twój i stoi w miejscu. Czarnemu nic nie zostało.

learn-7 = Czerwony wymaga planu
    .advice =
        Czerwony pion liczy się jak jeden pion, tak samo jak każdy inny. Biorąc go, nic przeciwnikowi nie zabierasz, a czerwony i tak nie ucieknie.
        Bierz go tylko z planem: by zanieść go do domu, do własnych pionów, albo by zaraz coś odciąć. Albo by utrzymać połączenie własnych stosów lub zostawić przeciwnika bez celu.
learn-7-1 = Obok twoich stosów leżą trzy czerwone piony. Czy któryś jest teraz wart ruchu?
    .why = J3 był ostatnim stosem Czarnego. Czerwone nadal tam są, a ty masz teraz mnóstwo czasu.
learn-7-2 = Z C3 możesz przejąć czerwony na B2. Możesz też przejąć oznaczony pion. Co najpierw?
    .why = Czerwony nie ucieknie, czarny pion tak. Najpierw przejęcie, a czerwony wtedy, gdy pomaga.
learn-7-3 = Czarne H2 (wysokość 3) i H3 (wysokość 2) mogą stanąć tylko na H5. Teraz czerwony jest wart ruchu. Dlaczego?
    .why = Tym razem jest plan: H5 jest puste, więc Czarny musi spasować, a twój stos z 2 pionów na H4 przejmie zaraz H2.
learn-7-4 = Twój stos na G3 zawiera czerwony. Zanieś go do własnego stosu na J2, z dala od stosów przeciwnika. Policz, co trzyma się tylko dzięki G3.
    .why = Czerwony jest teraz obok twojego stosu na J2. Wszystko, co łączyło się z nim na G3, zniknęło, i Czarny nie może się już ruszyć.

learn-8 = Co nie ucieknie, może poczekać
    .advice =
        Jeśli stos nie może się ruszyć i nikt nie popsuje ci przejęcia, nie musisz przejmować go teraz.
        Najpierw zagraj to, czemu przeciwnik mógłby zaraz zapobiec: przejmij piony, które jeszcze mogą się ruszyć lub uratować. Potem wróć.
learn-8-1 = J5 może przejąć duży stos na J3. Ale J3 nie może się ruszyć. Co jest pilniejsze?
    .why = J4 mógł się ruszyć albo przejąć. J3 zostaje na miejscu i przejmiesz go następnym ruchem.
learn-8-2 = Twój pion na B4 może przejąć stos z 4 pionów na C5, teraz lub później: C5 nie może się ruszyć. Co zagrać najpierw?
    .why = D4 był mobilny, C5 nie jest. Po odpowiedzi Czarnego nadal przejmujesz C5 i wygrywasz. Wzięty od razu, kosztowałby cię partię.
learn-8-3 = K5 celuje w stos z 4 pionów na I5, a I5 nie może się ruszyć. Znajdź ruch, który nie może czekać.
    .why = Najpierw pion, który może się ruszyć, potem duży stos. I5 będzie tam też w następnej turze.

learn-9 = Policz ostatnie ruchy
    .advice =
        Pod koniec policz, ile ruchów zostało każdej stronie. Kto pierwszy musi spasować, zwykle przegrywa.
        Trzymaj ruchy w zapasie i wyczerpuj ruchy przeciwnika. Patrz, co odetnie twój własny ostatni ruch: jeśli możesz się ruszyć, musisz, nawet gdy na tym tracisz.
learn-9-1 = Masz jeden pion, Czarny dwa stosy. Zagraj tak, by ostatnie ruchy były twoje.
    .why = Czarny C5 idzie na B4 i więcej się nie ruszy. Ty grasz dalej: B3 na D5, potem D5 na A2. Wszystkie czerwone są twoje, a B4 jest odcięty.
learn-9-2 = Policz: Czarny ma dwa pojedyncze piony. Zostaw Czarnemu tylko jeden ruch i odpowiedz na niego.
    .why = Czarny może zagrać tylko C1 na C2, a tam przejmuje go E4. Potem Czarny pasuje do końca.
learn-9-3 = Komu ruchy skończą się najpierw? Znajdź przejęcie, po którym Czarny ma tylko jeden ruch.
    .why = Czarny zagra D4 na D2 i utknie. Ty masz jeszcze D3 na B3, a po pasie Czarnego także ostatni ruch.

learn-10 = Strzał z dystansu i przeciążenie
    .advice =
        Stos trafia tylko w to, co jest dokładnie tak daleko, jak on jest wysoki. Przygotuj strzał: zmieniaj wysokość stosu albo jego pole, aż odległość się zgodzi.
        I atakuj dwie rzeczy naraz: przeciwnik ma jeden ruch i nie uratuje obu.
learn-10-1 = Czarny stos z 2 pionów na G5 może iść tylko na I5. Przygotuj stos z 3 pionów, który go tam trafi.
    .why = F5 ma teraz wysokość 3, a I5 jest trzy pola dalej. Jeśli G5 tam pójdzie, strzelasz.
learn-10-2 = H4 jest trzy pola od H1. Czego potrzebujesz na H1, by w nie trafić?
    .why = Jeszcze jeden pion i H1 ma wysokość 3, a H4 jest dokładnie trzy pola dalej.
learn-10-3 = Przeciążenie: znajdź ruch, po którym jeden twój stos atakuje oba oznaczone stosy.
    .why = Twój stos z 2 pionów na H3 atakuje J3 i J5. Czarny ma jeden ruch i nie uratuje obu.

learn-11 = Rozmieszczanie: czerwone piony
    .advice =
        Biały umieszcza dwa z trzech czerwonych. Od tego, gdzie leżą, dużo zależy.
        Czerwone obok siebie pomagają Białemu, bo on uderza pierwszy: w 5990 prawdziwych partiach zdobył 68% punktów, gdy stykały się wszystkie trzy, i 47%, gdy nie stykały się żadne dwa.
        Czarnymi więc trzymaj je osobno. A dopóki się uczysz, białymi też rozkładaj je szeroko: wtedy nigdy nie stracisz wszystkiego naraz.
learn-11-1 = Na planszy są tylko dwa czerwone, obok siebie. Grasz białymi i umieszczasz trzeci. Rozłóż czerwone szeroko.
    .why = Teraz po każdej stronie jest czerwony i twoje piony wszędzie jakiś znajdą. Czerwone razem to ostrzejsza gra: ludzie wygrywali z nimi częściej, silnik wygrywa rzadziej.
learn-11-2 = Znów umieszczasz ostatni czerwony. Po której stronie planszy nie ma żadnego?
    .why = B4 jest daleko od obu. Gdziekolwiek staną twoje piony, znajdą czerwony.
learn-11-3 = Dwa czerwone są po prawej. Gdzie pójdzie trzeci?
    .why = Twoje piony po lewej nie miałyby czerwonego, z którym mogłyby się połączyć. Teraz też go mają.

learn-12 = Rozmieszczanie: obok czerwonych
    .advice =
        Pola obok czerwonych są najlepsze na planszy: niełatwo tam coś odciąć. Szybko się kończą, więc zajmuj je najpierw.
        Licz swoje piony obok każdego czerwonego. Przy każdym chcesz mieć trzy lub więcej, tak samo jak przeciwnik.
        Pole obok dwóch czerwonych liczy się podwójnie.
learn-12-1 = Trzy czerwone leżą wzdłuż krawędzi. Jedno z tych pól styka się z dwoma z nich. Umieść pion właśnie tam.
    .why = G1 leży między dwoma czerwonymi. Cokolwiek stanie się z jednym, drugi zostaje.
learn-12-2 = Obok czerwonych zostało tylko kilka pustych pól. Zajmij jedno z nich.
    .why = B1 leży obok czerwonego na A1 i obok twojego piona na C1. Ani B1, ani C1 nie da się więc łatwo odciąć.
learn-12-3 = Trzy czerwone leżą po prawej. Które z tych pól styka się z dwoma z nich?
    .why = K4 leży obok J3 i K5, a na obu są czerwone. Na H3 albo G3, dwa lub trzy pola dalej, twój pion szybko zostałby odcięty.
learn-12-4 = Obok czerwonego na I1 stoi jeden twój pion i zostało tam jedno pole. Zajmij je przed Czarnym.
    .why = H1 było ostatnim polem obok I1. Po każdym innym wyborze zająłby je Czarny.

learn-13 = Rozmieszczanie: blisko czerwonych i krawędź
    .advice =
        Gdy pola obok czerwonych są zajęte, idź w drugi krąg: dwa pola od czerwonego, najlepiej od dwóch.
        Krawędź zajmuj tam, gdzie blisko jest czerwony. Pion przy krawędzi rusza się od pierwszego ruchu. Ten w środku czeka.
        Krawędź daleko od czerwonych jest mało warta.
learn-13-1 = Obok czerwonych nie ma już wolnego pola. Jedno puste pole leży dwa pola od dwóch czerwonych. Znajdź je.
    .why = H3 należy do grupy wokół czerwonych. Wszystkie inne pola są dalej.
learn-13-2 = Dwa pola od czerwonego i przy krawędzi: znajdź pole, dla którego zgadza się jedno i drugie.
    .why = G1 leży dwa pola od czerwonego i przy krawędzi. Dalekie rogi szybko zostałyby odcięte.
learn-13-3 = Niektóre z tych pól leżą przy krawędzi, inne w środku. Zajmij takie przy krawędzi, blisko czerwonego.
    .why = Przy krawędzi twój pion może ruszyć od razu, a czerwony jest niedaleko. W środku by czekał.
learn-13-4 = Krawędź i czerwony naraz: znajdź pole, które ma jedno i drugie.
    .why = J5 leży przy krawędzi i obok czerwonego na J4. Pion stamtąd może ruszyć od początku i trudno go odciąć.

learn-14 = Rozmieszczanie: łańcuchy i wyjścia
    .advice =
        Łańcuch twoich pionów przez całą planszę dzieli piony przeciwnika. Gdy ruszy pion na jego końcu, wolny jest następny.
        Twoje piony w środku potrzebują wyjścia. Umieść obok nich pion przy krawędzi: gdy odejdzie, one też mogą się ruszyć.
learn-14-1 = Twoje piony stoją wzdłuż rzędu 1 oraz na D4 i D5. Łączy je jedno pole, obok czerwonego.
    .why = C3 łączy twoje piony od rzędu 1 do rzędu 5 i leży obok czerwonego na B3.
learn-14-2 = Jedno z tych pól łączy dwie twoje grupy. Znajdź je.
    .why = D4 łączy twoje piony na C3 i E4, a łańcuch ma na każdym końcu czerwony: C4 i F4.
learn-14-3 = Twoje piony na H2 i H3 są zamknięte. Które pole przy krawędzi da im wyjście?
    .why = Gdy odejdzie G1, może ruszyć H2, a potem H3. I G1 leży obok czerwonego.
learn-14-4 = Twój pion na F2 jest w środku. Które pole przy krawędzi da mu wyjście?
    .why = Gdy odejdzie F1, F2 jest wolny. A F1 leży dwa pola od czerwonego; inne pola przy krawędzi nie.
learn-14-5 = Twój pion na I4 potrzebuje wyjścia. Które pole przy krawędzi mu je da, i to obok czerwonego?
    .why = Gdy odejdzie I5, I4 jest wolny. A I5 leży obok czerwonego na H4.

learn-15 = Rozmieszczanie: bez skupisk
    .advice =
        Skupisko własnych pionów blokuje samo siebie: te w środku nie mogą się ruszyć, a jedno cięcie zabiera wszystkie.
        Rozstawiaj się więc szeroko. Jeśli wokół pola są trzy twoje piony lub więcej, poszukaj innego.
        Gdy te wskazówki się kłócą, najpierw liczy się czerwony, potem krawędź, potem wyjścia.
        Teraz zapełnij całą planszę. `/dvonn podpowiedz` pokaże, gdzie umieściłby pion silny gracz, i twoje szanse.
learn-15-1 = Cztery z tych pięciu pól tylko zagęściłyby skupisko. Które nie?
    .why = F3 ma wokół niewiele twoich pionów, a czerwony jest blisko. Pozostałe pola leżą w twoim skupisku po lewej.
learn-15-2 = Pola z wieloma białymi sąsiadami zostaw puste. Które z pozostałych leży obok czerwonego?
    .why = B1 ma jednego białego sąsiada, obok jest czerwony, i leży przy krawędzi. B3, D4 i H5 mają po trzech białych sąsiadów.
learn-15-3 = Ostatnie pola. Gdzie twój pion najbardziej się przyda?
    .why = E5 leży przy krawędzi, dwa pola od czerwonego i poza skupiskami. Teraz spróbuj z całą planszą.

learn-16 = Pierwsze dziesięć ruchów
    .advice =
        Pierwszymi ruchami napraw słabe punkty z fazy rozmieszczania: pomóż luźnym pionom i ruszaj pionami przy krawędzi, by mogły się ruszyć te w środku.
        Idź w stronę czerwonych, nie od nich. I przejmuj piony, które mogłyby wziąć czerwony.
learn-16-1 = Uwolnij swoje piony w środku: który ruch uwalnia ich najwięcej?
    .why = E1 zwolnił swoje pole, więc dwa piony w środku mogą się teraz ruszyć. Ruchy przy dalekiej krawędzi niczego nie uwalniają.
learn-16-2 = Znów większość ruchów niczego nie uwalnia. Znajdź ten, który uwalnia pion w środku.
    .why = D1 przejął pion, a twój pion na E2 jest teraz wolny. Ruchy przy prawej krawędzi mogą poczekać.
learn-16-3 = Idź w stronę czerwonych. Po którym ruchu staniesz obok stosu z czerwonym?
    .why = C5 wyskoczył z rogu na C3. Tam stoi obok D3, czarnego stosu z czerwonym.
learn-16-4 = Czerwony na I3 jest sam. Przejmij czarny pion, który mógłby go wziąć.
    .why = J3 jest teraz twój, więc czerwony na I3 jest bezpieczny. Po każdym innym z tych ruchów wziąłby go Czarny.
learn-16-5 = Czarny B1 stoi obok czerwonego na C1. Co z nim zrobisz?
    .why = B1 jest twój. Po każdym innym z tych ruchów wziąłby czerwony albo uciekł.
learn-16-6 = Twój stos na A1 jest luźny: prawie wszystko wokół zniknęło. Czy może wrócić, i to z przejęciem?
    .why = A1 skoczył o dwa pola na C3, obok twoich innych pionów, i przejął stos z czerwonym.

learn-17 = Końcówka
    .advice =
        Po ruchu 70 patrz naprzód: licz ruchy, które zostały, swoje i przeciwnika.
        Pamiętaj, dokąd sięga każdy stos: jego wysokość to jego odległość. Najwyższy stos postaw na czerwonym albo obok niego, i poza zasięgiem.
        Zostaw przeciwnikowi tylko jeden ruch, a znasz jego odpowiedź.
learn-17-1 = Policz. Jeden ruch wygrywa różnicą 2, wszystkie inne przegrywają. Który pion musisz przejąć, zanim się ruszy?
    .why = I4 mógł przejąć I5. Teraz jest twój i już nie zagraża I5.
learn-17-2 = B1 ma wysokość 1. Jak wysoki musi być stos na C2, by sięgnąć do A2?
    .why = C2 ma teraz wysokość 2, a do A2 są dwa pola. A2 jest za wysoki, by zejść z drogi.
learn-17-3 = Czarny ma tylko jeden ruch, E3 na G3. Co przejmiesz najpierw, aby H3 został i mógł odpowiedzieć?
    .why = E4 jest twój. Czarny musi zagrać E3 na G3, a tam przejmie go twój pion z H3. Odpowiedź znasz jeszcze przed swoim ruchem.
learn-17-4 = Znajdź ruch, po którym Czarny nie ma już żadnego ruchu.
    .why = Czarny pasuje raz za razem, a ty grasz wszystkie ruchy, które zostały.
learn-17-5 = Na E4 stoi wieża z 12 pionów, obok czerwonego. Czyja będzie na końcu?
    .why = Wieża jest twoja. Stoi obok czerwonego, więc zostaje, i nikt nie może się już ruszyć.


learn-18 = Mała partia w całości
    .advice =
        Przed każdym ruchem zapytaj: co może przejąć lub odciąć przeciwnik? Który mój ruch odbierze mu ruch? Które z moich przejęć może poczekać?
        Pod koniec licz ruchy. I zanim dotkniesz ekranu, spójrz jeszcze raz na całą planszę.
learn-18-1 = Rozegraj tę małą partię do końca przeciw poziomowi 1 i wygraj. Wykorzystaj wszystko, co już umiesz. Grasz białymi i zaczynasz.
    .why = Umiesz wszystko, czego trzeba do całej partii. Zacznij ją przez `/dvonn zagraj`.

## Terms. The names are those of docs/glossary.md.

terms-title = {"**"}Pojęcia: { $group }**
terms-board = Plansza
terms-moves = Ruchy
terms-score = Wynik i zapis
terms-games = Partie
terms-strategy = Strategia
terms-themes = Tematy zadań
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Nie znam pojęcia `{ $term }`. Podczas pisania wybierz je z listy albo zajrzyj do grupy:
menu-term = Wybierz pojęcie, by poznać więcej

term-cell = Pole
    .meaning = jedno z 49 miejsc na planszy, nazwane kolumną i rzędem: D3.
    .usage = Przyciski i ruchy podają pola. Rzędy 1 i 5 mają dziewięć pól, rząd 3 jedenaście.
term-edge = Krawędź
    .meaning = pola, które mają mniej niż sześciu sąsiadów. Stos tam nigdy nie jest otoczony.
    .usage = Na początku ruszać się mogą tylko piony przy krawędzi.
term-piece = Pion
    .meaning = jeden z 23 białych, 23 czarnych i 3 czerwonych krążków.
    .usage = Umieszczasz je po jednym albo dostajesz planszę wypełnioną losowo.
term-red-piece = Czerwony pion
    .meaning = jeden z trzech pionów, które nie należą do nikogo. Wszystkie inne stosy potrzebują połączenia z jednym z nich.
    .usage = Plansza pokazuje go jako czerwony krążek. Sam nigdy się nie rusza, ale możesz go przejąć.
term-stack = Stos
    .meaning = jeden lub więcej pionów na polu. Właścicielem jest ten, czyj pion leży na wierzchu.
    .usage = Liczba na stosie to jego wysokość.
term-single = Pojedynczy pion
    .meaning = stos z jednego piona.
    .usage = Idzie o jedno pole. Jeśli nie jest otoczony, żaden stos nie jest bardziej mobilny.
    .caption = Idzie o jedno pole, w każdym kierunku
term-height = Wysokość
    .meaning = liczba pionów w stosie, a zarazem liczba pól, o które się rusza.
    .usage = Plansze podają ją na każdym stosie. „Stos z 4 pionów” ma wysokość 4.
term-hold-red = Zawierać czerwony pion
    .meaning = mieć w stosie czerwony pion. Taki stos jest zawsze połączony i zabiera czerwony ze sobą.
    .usage = Na planszy oznacza to czerwona obwódka i czerwony znak.
term-placement = Rozmieszczanie
    .meaning = pierwsza faza: gracze na zmianę umieszczają 49 pionów.
    .usage = Na losowej lub symetrycznej planszy jest pomijana.
term-movement = Tworzenie stosów
    .meaning = druga faza: gracze przesuwają stosy, dopóki ktoś może.
    .usage = Zaczyna ją Biały.
term-capture = Przejąć
    .meaning = stanąć na stosie przeciwnika albo na czerwonym pionie. Nowy stos jest twój.
    .usage = Podglądy i podpowiedzi podają, co ruch przejmuje.
term-legal-move = Możliwy ruch
    .meaning = ruch zgodny z zasadami: stos po linii prostej, dokładnie o tyle pól, z ilu pionów się składa, na inny stos.
    .usage = Przyciski pokazują tylko możliwe ruchy. Jeśli masz taki, musisz się ruszyć.
term-forced-move = Wymuszony ruch
    .meaning = jedyny możliwy ruch.
    .usage = Mogę grać wymuszone ruchy za ciebie: zobacz `/dvonn ustawienia`.
term-surrounded = Otoczony
    .meaning = z pionami ze wszystkich sześciu stron. Taki stos nie może się ruszyć.
    .usage = `/dvonn plansza` z `otoczone:True` oznacza te stosy.
term-isolated = Odizolowany
    .meaning = bez łańcucha sąsiadów do czerwonego piona. Odizolowane stosy znikają od razu.
    .usage = Plansza przekreśla je po ruchu, który je odciął.
term-pass = Spasować
    .meaning = oddać turę, gdy nie ma możliwego ruchu.
    .usage = Pasuję za ciebie. Gdy tylko możesz, grasz dalej.
term-score = Wynik
    .meaning = liczba pionów w stosach, które należą do danej strony. Wyższy wygrywa.
    .usage = Każda plansza pokazuje go na górze.
term-position = Pozycja
    .meaning = plansza i strona, która ma ruch.
    .usage = `/dvonn analizuj` przyjmuje dowolną pozycję jako tekst.
term-notation = Zapis
    .meaning = sposób zapisywania ruchów: D3 umieszcza pion, D3F3 przesuwa stos z D3 na F3.
    .usage = W `/dvonn ustawienia` wybierzesz D3F3, D3-F3 lub D3→F3.
term-rated = Rankingowa
    .meaning = partia, która liczy się w klasyfikacji. Silnik w niej nie pomaga.
    .usage = Wybierasz to w wyzwaniu.
term-rating = Ranking
    .meaning = siła gracza jako liczba. Liczba po ± mówi, jak bardzo jest niepewna.
    .usage = Pokazują go profile i klasyfikacje. Im więcej partii rankingowych, tym mniejsze ±.
term-provisional = Tymczasowy
    .meaning = ranking, który jest jeszcze przybliżeniem, oznaczony znakiem „?”.
    .usage = Ustala się po kilku kolejnych partiach rankingowych.
term-plan = Plan
    .meaning = lista pól, na których umieszczę za ciebie następne piony.
    .usage = Napiszesz go przez `/dvonn plan`. Widzisz go tylko ty.
term-conditional-moves = Ruchy warunkowe
    .meaning = odpowiedzi na możliwe ruchy przeciwnika: jeśli zagra to, gram tamto.
    .usage = Napiszesz je przez `/dvonn warunkowe`. `D3F3 resign`: po D3F3 przeciwnika poddajesz partię. Widzisz je tylko ty.
term-takeback = Cofnięcie ruchu
    .meaning = wycofanie ostatniego ruchu gracza, jeśli przeciwnik się zgadza.
    .usage = Poprosisz o nie przez `/dvonn zaproponuj`.
term-hint = Podpowiedź
    .meaning = najlepsze ruchy w twojej partii nierankingowej.
    .usage = `/dvonn podpowiedz` pokazuje je jako strzałki.
term-review = Omówienie
    .meaning = zakończona partia oczami silnika: szanse na wygraną, punkty zwrotne, lepsze ruchy.
    .usage = Użyj przycisku pod zakończoną partią albo `/partia omow`.
term-tower = Wieża
    .meaning = stos z czterech lub więcej pionów. Mało jest miejsc, na których może stanąć.
    .usage = Przejmuj nią pojedyncze piony: twoje własne pozostaną mobilne. Ale nie buduj jej wcześnie.
    .caption = { $ply }: wieża przejmuje pojedynczy pion
term-loose-piece = Luźny pion
    .meaning = pion, który z czerwonym łączy tylko jeden łącznik, więc łatwo go odciąć.
    .usage = Ratuj go tylko, jeśli nic to nie kosztuje. Inaczej graj gdzie indziej.
    .caption = { $ply }: luźny pion zostaje odcięty
term-tempo = Tempo
    .meaning = czas jednego ruchu. Można je zyskać cichym ruchem, który nic nie przejmuje: teraz musi ruszyć przeciwnik.
    .usage = Pod koniec trzymaj ciche ruchy w zapasie. Kto musi ruszyć pierwszy, często przegrywa.
    .caption = { $ply } nic nie bierze: Czarny musi ruszyć
term-sharpshooting = Strzał z dystansu
    .meaning = przejęcie stosu z czterech lub więcej pól, stosem dokładnie tej wysokości.
    .usage = Przygotuj strzał: zmieniaj wysokość stosu albo jego pole, aż odległość się zgodzi.
    .caption = { $ply }: wysokość 4, cztery pola dalej
term-overload = Przeciążenie
    .meaning = groźba wobec dwóch stosów naraz: przeciwnik nie uratuje obu.
    .usage = Mogą to zrobić razem dwa twoje stosy. W widełkach robi to jeden.
    .caption = { $ply }: Czarny nie uratuje obu
term-neutralise = Neutralizacja
    .meaning = stajesz na pionie przeciwnika, więc nie może się już ruszyć.
    .usage = Pion zostaje na planszy, ale przeciwnik ma o jeden mobilny pion mniej.
    .caption = { $ply }: czarny pion zneutralizowany
term-fork = Widełki
    .meaning = jeden stos, który atakuje dwa.
    .usage = Przeciwnik ma jeden ruch i uratuje tylko jeden z nich.
    .caption = { $ply }: jeden stos atakuje dwa
term-isolation = Izolacja
    .meaning = odetnij piony przeciwnika od czerwonych, by zniknęły z planszy.
    .usage = Patrz, co łączy grupę przeciwnika z czerwonym. Jeśli to jeden stos, celuj w niego.
    .caption = { $ply }: Czarny traci trzy piony
term-rescue = Ratunek
    .meaning = uratuj swoje piony, którym grozi odcięcie od czerwonych.
    .usage = Zanim ruszysz, sprawdź, co przeciwnik mógłby zaraz odciąć.
    .caption = { $ply } utrzymuje Białego przy czerwonym
term-cut = Przecięcie planszy
    .meaning = opróżnij pole, które łączy piony przeciwnika z czerwonym.
    .usage = Łącznikiem może być twój własny pion: przesuń go, a łańcuch pęknie.
    .caption = { $ply } przerywa łańcuch do czerwonego
term-run-with-red = Ucieczka z czerwonym
    .meaning = rusz stos, w którym jest czerwony.
    .usage = Nieś czerwony do własnych pionów, dalej od pionów przeciwnika.
    .caption = { $ply }: Biały ucieka z czerwonym
term-free-surrounded = Uwolnienie otoczonego stosu
    .meaning = uwolnij swój otoczony stos i rusz nim.
    .usage = Najpierw rusz jednego z jego sześciu sąsiadów. Wtedy i on może odejść.
    .caption = { $ply }: oznaczony stos jest wolny
term-immobilise = Unieruchomienie stosu
    .meaning = zostaw stos przeciwnika bez ruchu.
    .usage = Podwyższ go tak, by nie miał na czym stanąć, albo zabierz mu cele.
    .caption = { $ply }: oznaczony stos utknął
term-forced-pass = Wymuszenie pasa
    .meaning = zostaw przeciwnika bez ruchu, by musiał spasować.
    .usage = Jeśli przeciwnikowi zostało tylko kilka ruchów, spróbuj zabrać mu wszystkie.
    .caption = { $ply }: Czarny musi spasować
term-counting = Liczenie
    .meaning = wynik jest na styku. Policz do końca.
    .usage = Policz, ile ruchów zostało każdej stronie i ile kosztują ostatnie.
    .caption = { $ply } wygrywa różnicą 1, inne przegrywają
term-save-draw = Ratowanie remisu
    .meaning = remis daje tylko jeden ruch, wszystkie inne przegrywają.
    .usage = Przemyśl każdy ruch do końca. Remis jest wart pół punktu.
    .caption = { $ply } remisuje, wszystkie inne przegrywają
term-last-placements = Końcówka rozmieszczania
    .meaning = plansza jest prawie pełna, a lepsze szanse zachowuje tylko jedno pole.
    .usage = Najpierw liczy się bliskość czerwonego, potem krawędź, potem wyjście dla własnych pionów.
    .caption = { $ply }: przy krawędzi, dwa pola od czerwonego

## Refusals: what is wrong and what to do instead

refuse-no-game = Na tym kanale nie ma partii. `/dvonn zagraj` zaczyna partię z komputerem. `/dvonn pomoc` pokazuje, jak grać z ludźmi.
refuse-unknown-game = Partii { $number } nie możesz tu otworzyć. Własne partie otworzysz wszędzie, cudze tylko na ich kanale.
refuse-ended = Partia { $number } się skończyła. `/dvonn zagraj` zaczyna nową z komputerem. `/dvonn pomoc` pokazuje, jak grać z ludźmi.
refuse-not-a-player = W tej partii grają { $white } i { $black }. Aby ją zobaczyć, użyj `/dvonn plansza`. Aby zacząć własną, użyj `/dvonn wyzwij`.
refuse-not-your-turn = Teraz tura: { $player }. Gdy przyjdzie twoja, oznaczę cię tutaj.
refuse-old-board-link = Ta plansza jest nieaktualna. Najnowsza jest [tutaj]({ $url }).
refuse-old-board = Ta plansza jest nieaktualna. Najnowszą pokazuje `/dvonn plansza`.
refuse-not-a-cell = Nie ma pola `{ $input }`. { $cells }
# Jakie pola istnieją, dla gracza, który podał nieistniejące.
no-such-cell = Nie ma pola `{ $word }`. { $cells }
cells-row = Rząd { $row } biegnie od { $first } do { $last }.
cells-column = Plansza ma kolumny od A do K, a rząd { $row } biegnie od { $first } do { $last }.
cells-all = Plansza ma rzędy od 1 do 5 i kolumny od A do K.
cells-form = Pole to litera od A do K i liczba od 1 do 5, np. D3.
refuse-not-a-move = `{ $input }` to nie ruch. Podaj pole swojego stosu i pole docelowe, np. D3F3.
refuse-nothing-stored = Nie mam żadnych danych o tobie, więc nie ma czego usuwać.
refuse-no-challenge = To wyzwanie już nie istnieje. Aby rzucić nowe, użyj `/dvonn wyzwij`.
refuse-self = Nie możesz wyzwać siebie. Wybierz innego gracza albo pomiń opcję `przeciwnik`, by mógł przyjąć każdy.
refuse-this-bot = Aby zagrać ze mną, użyj `/dvonn zagraj`.
refuse-not-a-member = { $person } nie jest na tym serwerze. Wybierz kogoś z tego serwera.
refuse-threads =
    { $most ->
        [one] Niedawno powstał już twój wątek. Następny możesz otworzyć { $until }. Możesz też użyć innego kanału.
        [few] Niedawno powstały już twoje { $most } wątki. Następny możesz otworzyć { $until }. Możesz też użyć innego kanału.
        [many] Niedawno powstało już { $most } twoich wątków. Następny możesz otworzyć { $until }. Możesz też użyć innego kanału.
       *[other] Niedawno powstało już { $most } twoich wątków. Następny możesz otworzyć { $until }. Możesz też użyć innego kanału.
    }
refuse-bot = Nie możesz wyzwać bota. Wybierz osobę albo pomiń opcję `przeciwnik`, by mógł przyjąć każdy.
refuse-challenge-gone = Na to wyzwanie nie można już odpowiedzieć. { $state } Aby rzucić nowe, użyj `/dvonn wyzwij`.
refuse-board-outdated = To nie jest twoja najnowsza plansza. Zaproponuj najnowszą albo wylosuj inną.
refuse-choose-side = Wybierz w tym wyzwaniu stronę: naciśnij „Graj białymi” lub „Graj czarnymi”.
refuse-not-challenged = To wyzwanie jest dla gracza { $opponent }. Aby rzucić własne, użyj `/dvonn wyzwij`.
refuse-own-challenge = To twoje własne wyzwanie, więc musi je przyjąć ktoś inny. Możesz je anulować.
refuse-not-the-challenger = To wyzwanie może anulować tylko { $challenger }.
invalid-terms-clock =
    `{ $input }` to nie zegar. Napisz na przykład:
    {"-"} `5d`: 5 dni na ruch
    {"-"} `3d+12h`: 3 dni plus 12 godzin na ruch
    {"-"} `3d+12h max 7d`: tak samo, ale odkłada się najwyżej 7 dni
    {"-"} `live 10`: po 10 minut
    {"-"} `none`: bez zegara
invalid-terms-clock-range =
    { $stretch ->
        [turn] Czas na ruch musi być od { $least } do { $most }. Na partię za jednym posiedzeniem użyj zegara takiego jak `live 10`.
        [bank] Łączny czas musi być od { $least } do { $most }. Wybierz inny zegar.
        [increment] Dodatkowy czas na ruch musi być od { $least } do { $most }. Wybierz inny zegar.
        [cap] Maksimum musi wynosić co najmniej tyle, co łączny czas przed `+`, i najwyżej { $most }. Wybierz inny zegar.
       *[live] Partia na żywo trwa od { $least } do { $most } na stronę. Wybierz inny zegar.
    }
invalid-terms-seed = `{ $input }` to nie ziarno. Ziarno to liczba o najwyżej dwunastu cyfrach. Skopiuj je z wcześniejszej partii (`/partia eksportuj`) albo pomiń opcję `ziarno`.
invalid-terms-nothing-to-deal = Ziarno wymaga losowej planszy. Wybierz układ losowy lub symetryczny (w wyzwaniu także „dziel i wybieraj”) albo pomiń opcję `ziarno`.
invalid-terms-seed-with-reds = Ziarno zdradziłoby planszę jeszcze przed umieszczeniem czerwonych. Pomiń opcję `ziarno`: wylosuję je.
invalid-terms-position-unused = Pozycja wymaga układu „zadany”. Wybierz ten układ albo pomiń opcję `pozycja`.
invalid-terms-no-position = Układ „zadany” wymaga pozycji. Wpisz ją w `pozycja`.
invalid-terms-position-over = W tej pozycji żadna strona nie może się ruszyć. Podaj taką, w której partia może się toczyć.
invalid-terms-place-without-clock = Partia o miejsce wymaga zegara. Pomiń opcję `zegar` albo wybierz inny niż `none`.
invalid-terms-color-with-cut = W układzie „dziel i wybieraj” stronę wybiera ten, kto przyjmuje. Pomiń opcję `kolor` albo wybierz inny układ.
position-unreadable = Nie potrafię odczytać tej pozycji.
position-forbidden = Ta pozycja jest niemożliwa według zasad.
position-form =
    Napisz `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE to strona, która ma ruch, `w` lub `b`.
    {"-"} Każdy rząd wymienia swoje pola od lewej, po przecinku.
    {"-"} `.` to puste pole.
    {"-"} `w3` lub `b3` to stos z właścicielem i wysokością. `b2*` to stos z czerwonym.
    {"-"} `r1` to sam czerwony pion.
position-side = Nie zaczyna się od `w` ani `b`.
position-rows =
    { $found ->
        [one] Ma { $found } rząd, nie 5.
        [few] Ma { $found } rzędy, nie 5.
        [many] Ma { $found } rzędów, nie 5.
       *[other] Ma { $found } rzędu, nie 5.
    }
position-cells = Rząd { $row } potrzebuje pól: { $expected }, a ma: { $found }.
position-stack = { $found } na { $cell } to niepoprawny stos.
position-trailing = { $found } nie może stać po rzędach. Dozwolone jest tylko słowo `movement`.
fault-stacks-with-red =
    { $found ->
        [one] Czerwony pion jest w { $found } stosie. Musi być w jednym, dwóch lub trzech.
        [few] Czerwony pion jest w { $found } stosach. Musi być w jednym, dwóch lub trzech.
        [many] Czerwony pion jest w { $found } stosach. Musi być w jednym, dwóch lub trzech.
       *[other] Czerwony pion jest w { $found } stosach. Musi być w jednym, dwóch lub trzech.
    }
fault-room-for-reds =
    { $room ->
        [one] W stosach z czerwonym jest miejsce tylko na { $room } czerwony pion, a muszą być trzy.
        [few] W stosach z czerwonym jest miejsce tylko na { $room } czerwone piony, a muszą być trzy.
        [many] W stosach z czerwonym jest miejsce tylko na { $room } czerwonych pionów, a muszą być trzy.
       *[other] W stosach z czerwonym jest miejsce tylko na { $room } czerwonego piona, a muszą być trzy.
    }
fault-isolated = Odizolowane stosy: { $cells }. Nic nie łączy ich z czerwonym pionem.
fault-too-many-pieces = Stosy mają razem za dużo pionów: { $found }, a w grze jest ich 49.
fault-too-many-stacks =
    { $color ->
        [white] Liczba stosów Białego to { $found }, a ma on tylko 23 piony.
       *[black] Liczba stosów Czarnego to { $found }, a ma on tylko 23 piony.
    }
fault-black-moves-first = Na pełnej planszy zaczyna Biały.
fault-nothing-moved = Są tylko pojedyncze piony, a brakuje dokładnie jednego. Tak być nie może: pierwszy ruch tworzy stos z 2 pionów, a jeśli ten stos zniknie, brakuje co najmniej dwóch.
fault-no-placement =
    Po umieszczeniu { $pieces ->
        [one] { $pieces } piona
        [few] { $pieces } pionów
        [many] { $pieces } pionów
       *[other] { $pieces } piona
    } na planszy muszą stać pojedynczo: czerwone { $red }, białe { $white }, czarne { $black }. Musi to być { $color ->
        [white] tura Białego
       *[black] tura Czarnego
    }.
refuse-nothing-to-plan = Wszystkie piony są już na planszy, więc nie ma czego planować. Ruchy warunkowe ustawisz przez `/dvonn warunkowe`.
refuse-vacation-days =
    { $count ->
        [one] Na dany rok został ci tylko { $count } dzień urlopu. Weź mniej dni.
        [few] Na dany rok zostały ci tylko { $count } dni urlopu. Weź mniej dni.
        [many] Na dany rok zostało ci tylko { $count } dni urlopu. Weź mniej dni.
       *[other] Na dany rok zostało ci tylko { $count } dnia urlopu. Weź mniej dni.
    }
refuse-vacation-no-time = W jednej z twoich partii nie masz już czasu, więc zaraz po końcu urlopu go przekroczysz. Najpierw tam zagraj (zobacz `/dvonn partie`), potem zakończ urlop.
refuse-no-vacation = Nie masz urlopu. Aby go zacząć, użyj `/dvonn urlop` z `dni:3`.
refuse-review-running = Ta partia jeszcze trwa. Omówisz ją po zakończeniu.
refuse-review-short = Ta partia jest za krótka na omówienie: obie strony potrzebują co najmniej jednego ruchu z wyborem. Jej ruchy pokazuje `/partia ruchy`.
refuse-variation-gone = Nie mam już tej analizy: trzymam dziesięć twoich ostatnich, przez 90 dni. Użyj `/dvonn analizuj` jeszcze raz.
refuse-variation-full = Ta analiza ma już tyle ruchów, ile mogę trzymać ({ $most }). Idź dalej sprawdzonymi ruchami albo analizuj inną pozycję.
refuse-review-one-at-a-time = Omawiam dla ciebie jeszcze inną partię, a mogę tylko jedną naraz. Spróbuj ponownie za minutę.
refuse-engine-unknown = Nie ma tu silnika „{ $name }”. Wybierz z listy albo podaj `poziom`.
refuse-engine-gone = Ten silnik nie jest już dostępny. Aby zagrać z komputerem, użyj `/dvonn zagraj` z opcją `poziom`.
refuse-engine-and-level = Podaj albo `poziom`, albo `silnik`, nie jedno i drugie.
refuse-engine-busy =
    { $games ->
        [one] { $player } może grać tylko jedną partię naraz. Spróbuj, gdy się skończy, albo podaj `poziom`.
        [few] { $player } może grać tylko { $games } partie naraz. Spróbuj, gdy któraś się skończy, albo podaj `poziom`.
        [many] { $player } może grać tylko { $games } partii naraz. Spróbuj, gdy któraś się skończy, albo podaj `poziom`.
       *[other] { $player } może grać tylko { $games } partii naraz. Spróbuj, gdy któraś się skończy, albo podaj `poziom`.
    }
refuse-engine-board = { $player } może grać tylko od pustej planszy. Wybierz układ „pełny”.
refuse-busy-direct = Twoja poprzednia partia jeszcze tu trwa. Pokazuje ją `/dvonn plansza`. Aby ją zakończyć, użyj `/dvonn poddaj`.
refuse-rated-guest = Partie nie mogą tu być rankingowe: każda klasyfikacja należy do serwera, który mnie dodał. Pomiń opcję `rankingowa` albo rzuć wyzwanie na takim serwerze.
refuse-busy-guest = Toczy się tu już partia, a pokazuję tylko jedną naraz. Widać ją przez `/dvonn plansza`. Najpierw ją dokończ albo zagraj na innym kanale.
refuse-busy = Na tym kanale grają { $white } i { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Ta propozycja jest już przyjęta.
        [declined] Ta propozycja jest już odrzucona.
        [withdrawn] Ta propozycja jest już wycofana.
       *[lapsed] Ta propozycja wygasła, gdy partia potoczyła się dalej.
    }
refuse-offer-own = To twoja propozycja, więc odpowiedzieć może tylko przeciwnik. Możesz ją wycofać.
refuse-offer-not-own = Tę propozycję może wycofać tylko przeciwnik. Możesz ją przyjąć lub odrzucić.
refuse-offer-waiting =
    { $kind ->
        [draw] Przeciwnik nie odpowiedział jeszcze na twoją propozycję remisu.
        [takeback] Przeciwnik nie odpowiedział jeszcze na twoją prośbę o cofnięcie ruchu.
       *[pause] Przeciwnik nie odpowiedział jeszcze na twoją prośbę o pauzę.
    }
refuse-answer-first = Przeciwnik prosi o cofnięcie ruchu. Najpierw się zgódź albo odmów.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Propozycja remisu była przed chwilą. Następna jest możliwa po następnym ruchu.
            [few] Propozycja remisu była przed chwilą. Następna jest możliwa po { $plies } ruchach.
            [many] Propozycja remisu była przed chwilą. Następna jest możliwa po { $plies } ruchach.
           *[other] Propozycja remisu była przed chwilą. Następna jest możliwa po { $plies } ruchach.
        }
       *[other] Ta prośba była przed chwilą. Następna jest możliwa po następnym ruchu.
    }
refuse-nothing-to-take-back = Nie masz jeszcze ruchu do cofnięcia.
refuse-revealed = Nie możesz już cofnąć ruchu: po nim zadziałał już plan albo ruchy warunkowe przeciwnika. Graj dalej albo zaproponuj remis przez `/dvonn zaproponuj`.
refuse-no-clock = Ta partia nie ma zegara, więc nie można jej wstrzymać ani dać przeciwnikowi więcej czasu.
refuse-paused = Partia jest już wstrzymana. Aby grać dalej, naciśnij „Wznów partię” pod planszą.
refuse-not-paused = Partia nie jest wstrzymana. Aby poprosić o pauzę, użyj `/dvonn zaproponuj` z `co:pauza`.
refuse-enough-time = Przeciwnikowi został już ponad rok czasu.
refuse-computer-needs-no-time = Zegar komputera nigdy nie idzie, więc czasu mu nie trzeba.
refuse-not-over = Ta partia jeszcze się nie skończyła. Rewanż zaproponujesz, gdy się skończy.
refuse-rematch-deleted = Twój przeciwnik usunął swoje dane. `/dvonn pomoc` pokazuje, jak znaleźć innego.
refuse-no-rematch = Rewanż nie jest teraz możliwy. Użyj `/szukaj`, by kogoś znaleźć.
refuse-rematch-asked = Po każdej partii możesz zaproponować rewanż tylko raz.
refuse-rematch-waits = Propozycja rewanżu już jest. Przeciwnik jeszcze nie odpowiedział.
refuse-rematch-offered = Przeciwnik już proponuje rewanż. Przyjmij go.
refuse-rematch-started = Rewanż za tę partię to partia { $number }. `/dvonn zagraj` zaczyna kolejną z komputerem. `/dvonn pomoc` pokazuje, jak grać z ludźmi.
refuse-abort-place = To wyzwanie o twoje miejsce, więc nie możesz przerwać tej partii. Rozegraj ją albo poddaj przez `/dvonn poddaj` i strać miejsce.
refuse-abort-tournament = Nie można przerwać partii turniejowej. Aby ją poddać, użyj `/dvonn poddaj`. Aby wyjść z turnieju, użyj `/turniej wycofaj`.
refuse-abort = Za późno, by przerwać tę partię. Zaproponuj remis przez `/dvonn zaproponuj` albo poddaj ją przez `/dvonn poddaj`.
refuse-claim-here = { $opponent } nadal jest na tym serwerze. Jeśli przekroczy czas, wygrasz automatycznie.
refuse-claim-computer = Komputer nigdy nie odchodzi, a jego zegar nigdy nie idzie. Aby zakończyć partię, poddaj ją.
refuse-only-void = Jedna ze stron partii { $number } gra z innego serwera, więc moderatorzy mogą tę partię tylko unieważnić. Mogą to zrobić, dopóki trwa, jeśli jest nierankingowa i nie należy do turnieju.
refuse-claim-no-clock = Ta partia nie ma zegara, więc nikt nie przekroczy czasu. Przeciwnik opuścił serwer: `/dvonn poddaj` zakończy partię bez rezultatu.
refuse-claim-own-turn = Teraz twoja tura. Najpierw zagraj: wtedy ruszy zegar przeciwnika, a gdy czas minie, wygrasz.
refuse-claim-early = Przeciwnik opuścił serwer, ale ma jeszcze czas. Wygraną możesz ogłosić { $until }.
refuse-not-a-moderator = Mogą to zrobić tylko osoby z uprawnieniem „Zarządzanie serwerem”. Poproś jedną z nich.
refuse-not-a-moderator-role = Mogą to zrobić tylko osoby z rolą { $role } lub uprawnieniem „Zarządzanie serwerem”. Poproś jedną z nich.
refuse-channel = Na tym serwerze partie można zaczynać tylko na tych kanałach i w ich wątkach: { $channels }. Spróbuj tam.
refuse-starter = Partie mogą tu zaczynać tylko członkowie z rolą { $role }. Poproś, by ktoś z nich rzucił ci wyzwanie: możesz je przyjąć.
refuse-starter-there = Na serwerze, na którym toczyłaby się gra, partie mogą zaczynać tylko członkowie z określoną rolą, a ty jej nie masz.
refuse-blocked =
    Moderator zablokował ci zaczynanie partii i dołączanie do nich na tym serwerze. Powód: { $reason }
    Twoje trwające partie toczą się dalej. Jeśli to pomyłka, napisz do moderatorów.
refuse-challenger-blocked = { $challenger } ma na tym serwerze blokadę. Wyzwij kogoś innego przez `/dvonn wyzwij`.
refuse-opponent-blocked = { $opponent } nie może teraz dołączać do partii na tym serwerze. Wybierz kogoś innego.
refuse-games = Grasz naraz w tylu partiach i turniejach, w ilu wolno jednej osobie ({ $most }). Najpierw dokończ lub poddaj jakąś partię.
refuse-challenger-games = { $challenger } gra już naraz w tylu partiach, w ilu wolno jednej osobie. Wyzwij kogoś innego: `/dvonn wyzwij`.
refuse-challenges =
    { $most ->
        [one] Masz już wyzwanie. Anuluj je albo poczekaj na odpowiedź. Anulowane i odrzucone liczą się jeszcze przez 10 minut od rzucenia.
        [few] Masz już { $most } wyzwania. Anuluj któreś albo poczekaj na odpowiedź. Anulowane i odrzucone liczą się jeszcze przez 10 minut od rzucenia.
        [many] Masz już { $most } wyzwań. Anuluj któreś albo poczekaj na odpowiedź. Anulowane i odrzucone liczą się jeszcze przez 10 minut od rzucenia.
       *[other] Masz już { $most } wyzwania. Anuluj któreś albo poczekaj na odpowiedź. Anulowane i odrzucone liczą się jeszcze przez 10 minut od rzucenia.
    }
refuse-challenged-before =
    { $most ->
        [one] { $opponent } ma już wyzwanie od ciebie. Poczekaj na odpowiedź. Anulowanie nie pomoże: wyzwanie liczy się przez godzinę od rzucenia.
        [few] { $opponent } ma już od ciebie { $most } wyzwania. Poczekaj na odpowiedź. Anulowanie nie pomoże: wyzwanie liczy się przez godzinę od rzucenia.
        [many] { $opponent } ma już od ciebie { $most } wyzwań. Poczekaj na odpowiedź. Anulowanie nie pomoże: wyzwanie liczy się przez godzinę od rzucenia.
       *[other] { $opponent } ma już od ciebie { $most } wyzwania. Poczekaj na odpowiedź. Anulowanie nie pomoże: wyzwanie liczy się przez godzinę od rzucenia.
    }
refuse-challenged-lately = Twoje ostatnie wyzwanie dla gracza { $opponent } było niedawno. Następne możesz rzucić { $until }. Kogoś innego możesz wyzwać od razu.
refuse-places-rated-off = Partie rankingowe są na tym serwerze wyłączone, więc nie zagrasz o miejsce. Włączyć je może osoba zarządzająca serwerem przez `/dvonn-admin ustawienia`.
refuse-rated-off = Partie rankingowe są na tym serwerze wyłączone. Aby zagrać nierankingową, pomiń opcję `rankingowa` albo wybierz False.
refuse-may-not-post = Nie mogę pisać na kanale { $channel }. Daj mi tam uprawnienia „Wyświetlanie kanałów”, „Wysyłanie wiadomości” i „Załączanie plików” i spróbuj ponownie.
refuse-block-no-reason = Podaj powód w `powod`. Zablokowana osoba go zobaczy.
refuse-block-opponent = Ty i { $person } gracie w tej samej trwającej partii lub w tym samym turnieju, więc nie możesz nałożyć tej blokady. Poproś innego moderatora.
refuse-block-bot = Nie można zablokować bota. Wybierz osobę.
refuse-not-blocked = { $person } nie ma blokady. Wszystkie blokady pokazuje `/dvonn-admin ustawienia`.
refuse-own-game = Grasz w partii { $number }, więc nie możesz jej moderować. Poproś innego moderatora. Jeśli go nie ma, wybierz rolę moderatora przez `/dvonn-admin ustawienia` i nadaj ją komuś.
refuse-other-server = Ten serwer nie ma partii { $number }. Numer partii pokaże `/partia ruchy` na jej kanale.
refuse-void-uncounted = Partia { $number } się skończyła i była nierankingowa, więc nie ma czego usuwać.
refuse-void-before = Partia { $number } jest już usunięta z rankingów.
refuse-role-of-all = Tę rolę mają wszyscy. Wybierz taką, którą mają tylko moderatorzy.
refuse-no-reason = Podaj powód w `powod`. Będzie widoczny na kanale partii.
refuse-no-winner = Wybierz zwycięzcę lub remis w `zwyciezca`. Aby zakończyć partię bez rezultatu, wybierz „Unieważnij partię” w `decyzja`.
refuse-no-seat = Wybierz nowego gracza w `gracz`, a stronę w `strona`.
refuse-seat-self = Nie możesz przekazać strony sobie. Wybierz innego gracza albo poproś innego moderatora.
refuse-seat-bot = Nie można przekazać strony botowi. Wybierz osobę.
refuse-seat-not-a-member = { $person } nie jest na tym serwerze. Wybierz kogoś z serwera.
refuse-seat-blocked = { $person } ma na tym serwerze blokadę. Wybierz innego gracza albo najpierw użyj `/dvonn-admin odblokuj`.
refuse-seat-taken = { $person } już gra w tej partii. Wybierz innego gracza.
refuse-seat-computer = Nie można przekazać strony komputera. Zakończ partię albo ją unieważnij.

illegal-taken = { $cell } jest zajęte. Wybierz puste pole.
illegal-empty = { $cell } jest puste. Wybierz pole ze swoim stosem.
illegal-lone-red = Czerwony pion na { $cell } stoi sam, więc nikt nie może go ruszyć. Wybierz swój stos.
illegal-not-yours = Stos na { $cell } należy do przeciwnika. Wybierz taki z twoim kolorem na wierzchu.
illegal-surrounded = Stos na { $cell } jest otoczony, więc nie może się ruszyć. Wybierz inny.
illegal-not-straight = { $from } i { $to } nie leżą na jednej prostej. Stosy idą po prostej, w jednym z sześciu kierunków.
illegal-distance =
    { $height ->
        [one] Odległość od { $from } do { $to } to { $distance }, a pojedynczy pion idzie dokładnie o 1 pole.
        [few] Odległość od { $from } do { $to } to { $distance }, a stos z { $height } pionów idzie dokładnie o { $height } pola.
        [many] Odległość od { $from } do { $to } to { $distance }, a stos z { $height } pionów idzie dokładnie o { $height } pól.
       *[other] Odległość od { $from } do { $to } to { $distance }, a stos z { $height } pionów idzie dokładnie o { $height } pola.
    }
illegal-empty-target = { $to } jest puste. Stos musi stanąć na innym stosie lub pionie.
illegal-leaves-board = Z pola { $from } stos o wysokości { $height } wyszedłby w tym kierunku poza planszę. Wybierz inny ruch.
illegal-still-placing = Jeszcze nie wszystkie piony są na planszy. Umieść pion na pustym polu: `/dvonn umiesc D3`.
illegal-all-placed = Wszystkie piony są już na planszy. Teraz przesuń stos: `/dvonn ruch D3F3`.
illegal-must-pass = Nie masz możliwego ruchu, więc musisz spasować.
illegal-may-not-pass = Masz możliwy ruch, więc nie możesz spasować. Twoje ruchy podpowiada podczas pisania `/dvonn ruch`.
illegal-game-over = Partia się skończyła. `/dvonn zagraj` zaczyna nową z komputerem. `/dvonn pomoc` pokazuje, jak grać z ludźmi.

backup = Wszystkie dane tego serwera: po jednym wierszu JSON na rekord, skompresowane gzipem. Są w nich nazwy osób, więc udostępniaj je tylko innym zarządzającym. Ta kopia jest odnotowana: zobacz `/dvonn-admin dziennik`.
backup-no-files = Nie mogę załączać plików na tym kanale. Użyj `/dvonn-admin kopia` na kanale, gdzie mogę.
backup-in-parts = Kopia jest za duża na jeden plik na Discordzie. Dalsze części poniżej.
backup-part = Część { $part }. Dalsze poniżej.
backup-last-part = Część { $part }, ostatnia. Każdą część można rozpakować osobno albo połączyć je po kolei i rozpakować całość.

## Fair play

fairness-heading = {"**"}Szanse na wygraną tracone na ruch**, w omówionych partiach rankingowych (± dwa błędy standardowe)
fairness-line = { $player } (ranking { $rating }): { $loss } ± { $error } p. proc., { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, { $moves ->
        [one] { $moves } ruch.
        [few] { $moves } ruchy.
        [many] { $moves } ruchów.
       *[other] { $moves } ruchu.
    }
fairness-peers = Liczba graczy o podobnym rankingu: { $count }. Ich strata: { $loss }. Różnica: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Niezwykle mało: obejrzyj te partie.**
       *[usual] Nic niezwykłego.
    }
fairness-few-games = { $player } (ranking { $rating }): za mało partii ({ $games }, a potrzeba co najmniej { $least }).
fairness-few-peers = Za mało graczy do porównania. Potrzeba ich co najmniej { $least }, z rankingiem różniącym się najwyżej o { $range }.
fairness-note = To poszlaka, nie dowód. Tak samo może wyglądać silny gracz z nowym kontem, łatwe pozycje albo omówienia samych dobrych partii. Na podstawie tych liczb nigdy nic nie robię.
fairness-empty =
    { $least ->
        [one] Nikt nie ma jeszcze na tym serwerze { $least } omówionej partii rankingowej. Partię omówi `/partia omow`.
        [few] Nikt nie ma jeszcze na tym serwerze { $least } omówionych partii rankingowych. Partię omówi `/partia omow`.
        [many] Nikt nie ma jeszcze na tym serwerze { $least } omówionych partii rankingowych. Partię omówi `/partia omow`.
       *[other] Nikt nie ma jeszcze na tym serwerze { $least } omówionej partii rankingowej. Partię omówi `/partia omow`.
    }
fairness-unknown = { $player } nie ma na tym serwerze omówionych partii rankingowych. Partię omówi `/partia omow`.

## Stored data

privacy-stored =
    {"**"}Co przechowuję**
    {"-"} Twój identyfikator na Discordzie i twoją nazwę na serwerach, na których grasz.
    {"-"} Twoje partie: ruchy z czasem, warunki, rezultaty i twoje notatki. Plany i ruchy warunkowe do końca partii.
    {"-"} Twoje rankingi, miejsca i turnieje oraz nadane ci za nie role.
    {"-"} Twój ranking w zadaniach, zadania z twoimi próbami i najlepszy wyścig z zadaniami. Inne wyścigi przez jeden dzień.
    {"-"} Twoje wyzwania, urlopy i lekcje oraz ustawienia (ze strefą czasową, godzinami ciszy i wolnymi weekendami).
    {"-"} 50 ostatnich zaimportowanych partii (mniej, jeśli są duże) i ruchy z dziesięciu ostatnich analiz.
    {"-"} Partie, które obserwujesz, do ich końca. Omówienie, na które czekasz.
    {"-"} Czego szukasz przez `/szukaj` i czy jesteś w klasyfikacji globalnej. Z kim nie chcesz się już spotkać, i twoje zgłoszenia.
    {"-"} Twoje decyzje jako moderatora i to, które serwery cię blokują.
    Nie czytam wiadomości, tylko to, co wpisujesz w moich poleceniach, formularzach i przyciskach.
privacy-kept =
    {"**"}Jak długo.** Dopóki tego nie usuniesz. Wyjątki:
    {"-"} Analiza: 90 dni od ostatniego użycia.
    {"-"} Zamknięte wyzwanie lub propozycja: 30 dni.
    {"-"} Identyfikatory twoich poleceń: jeden dzień, poza tymi od ruchów. Dzięki nim żadne polecenie nie liczy się dwa razy.
    {"-"} Zaszyfrowana postać twojego identyfikatora: kolejne 30 dni, jeśli usuniesz wszystko w ciągu 30 dni od partii rankingowej. Bez klucza bota nie da się jej odczytać. Dzięki niej powtarzane partie z tym samym przeciwnikiem nadal nie liczą się w pełni.
privacy-seen =
    {"**"}Kto to widzi**
    {"-"} Partie, rankingi, rezultaty, turnieje i decyzje moderatorów: wszyscy na serwerze, do którego należą. Po `/szukaj` i w meczach drużynowych to oba serwery. Osoby zarządzające serwerem mogą je też pobrać.
    {"-"} Mistrzostwa: wszyscy, wszędzie.
    {"-"} Klasyfikacja globalna: wszyscy, wszędzie, dopóki nie użyjesz `/klasyfikacja opusc-globalna`.
    {"-"} Twój ranking w zadaniach: wszyscy na serwerach, na których rozwiązujesz zadania.
    {"-"} Wyścig z zadaniami przeciw komuś: wszyscy na jego kanale.
    {"-"} Urlop lub wolny weekend, który zatrzymuje twój zegar: twoi przeciwnicy.
    {"-"} Cała reszta: tylko ty.
    Operator bota może czytać jego bazę danych. Nikomu innemu nic nie przekazuję.
privacy-choices =
    {"**"}Co możesz zrobić**
    {"-"} `/prywatnosc eksportuj` daje ci wszystko w pliku.
    {"-"} `/prywatnosc usun` usuwa wszystko na dobre.
    {"-"} Przeciwnicy zachowują potem wspólne partie jako partie „usuniętego gracza”.
    {"-"} Serwer, który cię blokuje, blokuje nadal.
    {"-"} Jeśli blokuje cię operator bota albo ktoś nie chce cię więcej spotkać, to też zostaje. Zamiast twojego identyfikatora trzymam jego zaszyfrowaną postać.
delete-person =
    {"**"}Usunąć wszystkie twoje dane?** Tego nie da się cofnąć.
    {"-"} { $games ->
        [0] Nie masz trwających partii.
        [one] Twoja trwająca partia się skończy. Jeśli jest rankingowa i ma po fazie rozmieszczania co najmniej sześć ruchów, przegrasz ją. W innym razie skończy się bez rezultatu.
        [few] Twoje { $games } trwające partie się skończą. Przegrasz rankingowe, które po fazie rozmieszczania mają co najmniej sześć ruchów. Pozostałe skończą się bez rezultatu.
        [many] Twoich { $games } trwających partii się skończy. Przegrasz rankingowe, które po fazie rozmieszczania mają co najmniej sześć ruchów. Pozostałe skończą się bez rezultatu.
       *[other] Twoje { $games } trwającej partii się skończy. Przegrasz rankingowe, które po fazie rozmieszczania mają co najmniej sześć ruchów. Pozostałe skończą się bez rezultatu.
    } Twoje wyzwania zostaną anulowane, a ty opuścisz turnieje.
    {"-"} Znikną twoje ustawienia, urlopy, lekcje, plany, notatki, zaimportowane partie i analizy, i przestaniesz obserwować partie. Znikniesz ze wszystkich klasyfikacji, a role nadane ci za miejsca i tytuły odbiorę.
    {"-"} Przeciwnicy zachowają wspólne partie jako partie „usuniętego gracza”. Ich rankingi zmienią się tylko przez partie rankingowe, które teraz przegrasz. Twoje decyzje jako moderatora zostaną, bez twojego identyfikatora i nazwy.
    {"-"} Serwer, który cię blokuje, będzie blokować nadal. Wiadomości na kanałach zostaną.
    {"-"} Jeśli twoja ostatnia partia rankingowa była w ciągu ostatnich 30 dni, zatrzymam zaszyfrowaną postać twojego identyfikatora. Zostanie na 30 dni: zobacz `/prywatnosc pokaz`.
    Jeśli zagrasz znowu, zaczniesz jako nowy gracz.
button-export-person = Najpierw eksportuj dane
button-delete-person = Usuń wszystko
button-keep-person = Zachowaj wszystko
delete-cancelled = Niczego nie usuwam.
delete-running = Usuwam wszystkie twoje dane…
delete-done = Gotowe. Twoich danych już nie ma. Jeśli zagrasz znowu, zaczniesz jako nowy gracz.

export-about = Wszystko, co bot DVONN o tobie przechowuje. Czasy są w UTC, zegary w milisekundach. Punkty liczone są w połówkach: 2 za wygraną, 1 za remis. Inne osoby występują tylko pod nazwami, które widzą wszyscy na serwerze.
exported = Ten plik zawiera wszystko, co o tobie przechowuję. Kto go dostanie, może go przeczytać.
exported-part = Część { $part }. To za dużo na jeden plik na Discordzie. Dalsze części poniżej.
exported-last-part = Część { $part }, ostatnia.
export-everything-no-files = Nie mogę załączać plików na tym kanale. Użyj `/prywatnosc eksportuj` w wiadomości prywatnej do mnie.
export-everything-too-large = Twoje dane są za duże na plik na Discordzie. Poproś operatora bota o kopię. Znajdzie je w bazie danych po twoim identyfikatorze na Discordzie.

## Errors

error-busy = Mam teraz za dużo pracy. Nic się nie zmieniło. Spróbuj ponownie za minutę.
error-too-late = Przepraszam, nie udało się na czas. Nic się nie zmieniło. Spróbuj ponownie za minutę.
error-storage = Przepraszam, nie mogę teraz odczytać ani zapisać partii. Nic się nie zmieniło. Spróbuj ponownie za kilka minut.
error-unconfirmed = Moja baza danych jeszcze tego nie potwierdziła. Za minutę sprawdź, czy się udało, zanim spróbujesz ponownie.
error-slow = To trwa dłużej niż zwykle. Zanim spróbujesz ponownie, sprawdź, czy się udało.
error-late-form = Nie udało się otworzyć formularza na czas. Spróbuj ponownie.
error-number-range = `{ $option }` musi być liczbą od { $from } do { $to }.
error-too-many =
    { $seconds ->
        [one] Za dużo poleceń naraz. Nic się nie zmieniło. Spróbuj ponownie za sekundę.
        [few] Za dużo poleceń naraz. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekundy.
        [many] Za dużo poleceń naraz. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekund.
       *[other] Za dużo poleceń naraz. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekundy.
    }
error-too-many-server =
    { $seconds ->
        [one] Na tym serwerze dzieje się naraz za dużo. Nic się nie zmieniło. Spróbuj ponownie za sekundę.
        [few] Na tym serwerze dzieje się naraz za dużo. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekundy.
        [many] Na tym serwerze dzieje się naraz za dużo. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekund.
       *[other] Na tym serwerze dzieje się naraz za dużo. Nic się nie zmieniło. Spróbuj ponownie za { $seconds } sekundy.
    }
error-busy-drawing = Za dużo obrazków czeka na narysowanie. Spróbuj ponownie za minutę.
error-slow-drawing = Nie udało się narysować tego obrazka na czas. Spróbuj ponownie za minutę.
error-still-thinking = Pracuję jeszcze nad twoim poprzednim pytaniem. Poczekaj na odpowiedź i zapytaj ponownie.
error-internal = Przepraszam, coś poszło nie tak i nic się nie zmieniło. Spróbuj ponownie. Jeśli się powtórzy, podaj operatorowi bota ten kod: **{ $code }**.
error-unknown = Nie znam tego polecenia ani przycisku. Może pochodzi ze starszej wersji. `/dvonn plansza` pokazuje planszę, `/dvonn pomoc` pokazuje, co jeszcze potrafię.
error-message-deleted = Tej wiadomości już nie ma. `/dvonn plansza` pokazuje planszę, `/dvonn pomoc` pokazuje, co jeszcze potrafię.
error-outside-server = To polecenie działa tylko na serwerach, które mnie dodały. Tutaj `/dvonn zagraj` zaczyna partię z komputerem, a `/dvonn pomoc` pokazuje, co jeszcze działa. Aby wyzwać kogoś znajomego, użyj `/dvonn wyzwij` tam, gdzie jesteście razem. Może to być serwer, grupa albo wasze wiadomości prywatne.
error-no-files = (Nie mogę załączać plików na tym kanale. Z uprawnieniem „Załączanie plików” pokażę tu obrazek.)
missing-to-bot = Nie wolno mi tu pisać, więc żadna partia nie może się tu zacząć. Poproś moderatora, żeby dał mi na tym kanale uprawnienia: { $permissions }. Możesz też użyć innego kanału.
missing-to-person = Na tym kanale potrzebujesz uprawnień: { $permissions }. Poproś moderatora albo użyj innego kanału.
permission =
    { $name ->
        [view-channel] „Wyświetlanie kanałów”
        [send-messages] „Wysyłanie wiadomości”
        [send-in-threads] „Wysyłanie wiadomości w wątkach”
        [use-external-apps] „Używanie zewnętrznych aplikacji”
       *[create-threads] „Tworzenie publicznych wątków”
    }
error-no-threads = Nie mogę tu otworzyć wątku. Poproś moderatora, żeby dał mi uprawnienia „Tworzenie publicznych wątków” i „Wysyłanie wiadomości w wątkach”, albo użyj innego kanału.
error-no-threads-kind = Na kanale tego rodzaju nie mogę otwierać wątków. Użyj kanału tekstowego, kanału ogłoszeń albo posta na forum.

## Why Discord refuses a request

discord-no-channel = Tego kanału lub wątku już nie ma. Użyj innego.
discord-no-member = Ta osoba opuściła serwer albo usunęła konto.
discord-hidden = Nie widzę tego kanału. Poproś moderatora, żeby dał mi tam uprawnienie „Wyświetlanie kanałów”, albo użyj innego kanału.
discord-forbidden = Discord mówi, że brakuje mi uprawnienia. Poproś moderatora, żeby sprawdził tam moje uprawnienia, albo użyj innego kanału.
discord-direct-messages = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na wiadomości prywatne od członków w ustawieniach prywatności serwera i spróbuj ponownie.
discord-channel-kind = Kanał tego rodzaju na to nie pozwala. Użyj kanału tekstowego.
discord-thread-closed = Ten wątek jest zarchiwizowany lub zablokowany. Poproś moderatora, żeby go otworzył, albo użyj innego kanału.
discord-too-many-threads = Ten serwer ma tyle aktywnych wątków, na ile pozwala Discord. Poproś moderatora, żeby zarchiwizował kilka, i spróbuj ponownie.
discord-tag-required = To forum wymaga tagu przy każdym poście, a ja nie wybieram tagów. Poproś moderatora, żeby zniósł tę zasadę, albo użyj kanału tekstowego.
discord-name = Discord nie pozwala na jedno ze słów w tej nazwie. Zmień nazwę i spróbuj ponownie.
discord-automod = AutoMod tego serwera zablokował tę wiadomość lub nazwę. Poproś moderatora, żeby dodał moją rolę do wyjątków albo zmienił regułę.
discord-filter = Filtr Discorda zablokował tę wiadomość jako szkodliwą. Usuń linki i wulgaryzmy i spróbuj ponownie.
discord-too-large = Plik jest za duży dla Discorda. Poproś o mniej naraz.
discord-invalid-role = Discord nie pozwala nikomu nadać tej roli. Wybierz inną.
discord-two-factor = Ten serwer wymaga do moderacji weryfikacji dwuetapowej. Mój operator musi ją włączyć na swoim koncie Discord.
discord-slow = Discord nie pozwala na to tak często. Spróbuj ponownie za minutę.
discord-down = Discord teraz nie działa prawidłowo. Spróbuj ponownie za minutę.
discord-invalid = Discord nie przyjmuje tego, co wysyłam. To mój błąd: powiedz o tym mojemu operatorowi.

## Alt text of boards, in whole sentences

alt-players = Biały: { $white }. Czarny: { $black }.
alt-turn =
    { $next ->
        [red] { $name }, { $color ->
            [white] Biały
           *[black] Czarny
        }, umieszcza czerwony pion.
        [own] { $name }, { $color ->
            [white] Biały
           *[black] Czarny
        }, umieszcza pion.
       *[move] Tura: { $name }, { $color ->
            [white] Biały
           *[black] Czarny
        }.
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Biały
           *[black] Czarny
        } umieszcza czerwony pion.
        [own] { $color ->
            [white] Biały
           *[black] Czarny
        } umieszcza pion.
       *[move] Tura { $color ->
            [white] Białego
           *[black] Czarnego
        }.
    }
alt-won =
    { $color ->
        [white] Koniec partii: { $name } wygrywa białymi różnicą { $margin }.
       *[black] Koniec partii: { $name } wygrywa czarnymi różnicą { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Koniec partii: Biały wygrywa różnicą { $margin }.
       *[black] Koniec partii: Czarny wygrywa różnicą { $margin }.
    }
alt-draw = Koniec partii: remis.
alt-won-early =
    { $color ->
        [white] Partia skończyła się wcześniej: białymi wygrywa { $winner }, przegrywa { $loser }.
       *[black] Partia skończyła się wcześniej: czarnymi wygrywa { $winner }, przegrywa { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Partia skończyła się wcześniej: wygrywa Biały.
       *[black] Partia skończyła się wcześniej: wygrywa Czarny.
    }
alt-drawn-early = Partia skończyła się wcześniej: remis.
alt-no-result = Koniec partii: bez rezultatu.
alt-passed = { $name } pasuje.
alt-last = { $name } gra { $ply }.
alt-placed =
    { $piece ->
        [red] { $name } umieszcza czerwony pion na { $cell }.
        [white] { $name } umieszcza biały pion na { $cell }.
       *[black] { $name } umieszcza czarny pion na { $cell }.
    }
alt-preview = Podgląd, jeszcze nie zagrano. { $name } gra { $ply }.
alt-preview-only = Podgląd, jeszcze nie zagrano.
alt-isolated = Odizolowane i zdjęte: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] białe
       *[black] czarne
    }, wysokość { $height }: { $cells }
alt-sample = Przykład: twoja plansza, gdy grasz czarnymi.
alt-hints = Litery oznaczają najlepsze ruchy: { $plies }.
alt-targets = Kółka pokazują, dokąd może iść stos na { $from }: { $cells }.
alt-no-targets = Wybrany jest stos na { $from }, ale nie może się ruszyć.
alt-places = Kółka pokazują, gdzie możesz umieścić pion: { $cells }.
alt-movable = Podpisane są stosy, które mogą się ruszyć: { $cells }.
alt-blocked = Otoczone, więc bez ruchu: { $cells }.
alt-white-chance = Szanse Białego na wygraną: { $chance }%.
alt-score = Wynik: Biały { $white }, Czarny { $black }.
alt-to-place = Do umieszczenia: czerwone { $red }, białe { $white }, czarne { $black }.
alt-stacks =
    { $color ->
        [white] Białe, wysokość { $height }{ $content ->
           *[plain] {""}
            [red] {" "}z czerwonym
            [one] {" "}z jednym czerwonym
            [several] {" "}z { $reds } czerwonymi
        }: { $cells }.
       *[black] Czarne, wysokość { $height }{ $content ->
           *[plain] {""}
            [red] {" "}z czerwonym
            [one] {" "}z jednym czerwonym
            [several] {" "}z { $reds } czerwonymi
        }: { $cells }.
    }
alt-lone-reds = Pojedyncze czerwone piony: { $cells }.
alt-empty = Plansza jest pusta.

## Tournaments. Markdown in the names of tournaments is already escaped.

tournament-kind =
    { $kind ->
        [round_robin] kołowy
        [double_round_robin] dwukołowy
        [knockout] pucharowy
        [arena] arena
        [teams] mecz drużynowy
       *[swiss] szwajcarski
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } runda
        [few] { $kind }, { $count } rundy
        [many] { $kind }, { $count } rund
       *[other] { $kind }, { $count } rundy
    }
tournament-title = {"**"}{ $name }** · turniej { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Trzy czerwone ręcznie, reszta losowo
        [random] Losowe plansze
        [symmetric] Symetryczne plansze
       *[full] Wszystkie 49 pionów ręcznie
    } · { $clock } · { $rated ->
        [yes] partie rankingowe
       *[no] partie nierankingowe
    } · najwyżej { $length } na rundę
tournament-knockout = Kto przegra, odpada. Po remisie jest jeszcze jedna partia z zamianą kolorów. Jeśli nikt jej nie wygra albo najpierw skończy się runda, awansuje gracz z niższym numerem startowym.
arena-terms = Arena trwa { $length }. Każdy gra tyle partii, ile zdoła: gdy jedna się kończy, od razu zaczyna się następna. Możesz dołączyć później, zrobić przerwę i wrócić. Wygrywa, kto ma najwięcej punktów. Partia, która na końcu jeszcze trwa, się nie liczy.
arena-running = {"**"}{ $name }** trwa. Koniec o { $until }. Zakończone partie: { $count }.
arena-over = {"**"}{ $name }**: koniec. Wygrywa { $winner }: gratulacje!
arena-standings = Bieżąca tabela: { $name }
arena-legend = {"-#"} + wygrane, = remisy, − porażki, (n) bez gry. Przy równych punktach wyżej jest ten, kto rozegrał mniej partii.
button-break = Zrób przerwę
arena-back = Grasz w turnieju **{ $name }**. Gdy tylko ktoś będzie wolny, twoja partia zacznie się w wątku kanału { $channel }.
arena-rest = Masz przerwę w turnieju **{ $name }**. Jeśli grasz jeszcze partię, dokończ ją. Aby wrócić, dołącz znowu.
arena-absent = { $player }, pierwszy ruch nie padł w porę: ta partia w turnieju **{ $name }** jest przegrana i masz przerwę. Aby wrócić, naciśnij przycisk.
arena-next-game = { $player }, twoja następna partia już się zaczęła: { $place }
arena-waits = { $player }, szukam dla ciebie następnego przeciwnika. Gdy partia się zacznie, link będzie tutaj.
arena-waits-no-more = { $player }, nie czekasz już na partię w turnieju **{ $name }**.
refuse-arena-clock = Arena wymaga zegara na żywo, np. `live 10`: dziesięć minut na całą partię dla każdego.
tournament-open = Organizator: { $organiser }. Aby wziąć udział, naciśnij „Dołącz do turnieju”.
tournament-open-invited = Organizator: { $organiser }. Na zaproszenie: uczestników zgłasza organizator.
tournament-entrants = Uczestnicy ({ $count }): { $names }
tournament-entrants-more = { $names } i jeszcze { $more }
tournament-entrants-none = Jeszcze nikogo nie ma.
tournament-reserve = Lista rezerwowa ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Wystartował. Liczba uczestników: { $count }.
tournament-starts =
    { $repeats ->
        [week] Początek: { $time } ({ $rest }), potem co tydzień.
        [month] Początek: { $time } ({ $rest }), potem co miesiąc.
        [weekday] Początek: { $time } ({ $rest }), potem co miesiąc: { $day }.
       *[none] Początek: { $time } ({ $rest }).
    }
tournament-players = Uczestnicy: { $range }.
tournament-ratings = Rankingi: { $range }.
tournament-role = Tylko dla członków z rolą { $role }.
tournament-count =
    { $most ->
        [0] Uczestnicy: { $count }
       *[other] Uczestnicy: { $count } z { $most }
    }
tournament-edition = { $name }, nr { $number }
tournament-called-off = Odwołany: zgłoszeń było tylko { $count }, a potrzeba co najmniej { $least }.
tournament-calendar = Najbliższe turnieje do twojego kalendarza.
tournament-calendar-none = Żaden turniej nie ma jeszcze terminu.
button-calendar = Plik kalendarza
tournament-cancelled = Odwołany przed startem.
# Zgłoszenia komputera mają nazwy gwiazd.
tournament-computer = { $name } ({ $level })
button-join = Dołącz do turnieju
button-leave = Opuść turniej
button-start = Rozpocznij turniej
button-standings = Pokaż tabelę
button-pairings = Pokaż pary
button-series = Pokaż tabelę serii

tournament-round = {"**"}{ $name }**: zaczęła się runda { $round } z { $rounds }. Kończy się najpóźniej { $until }.
tournament-round-games = Zakończone partie: { $decided } z { $count }.
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }** walkowerem
tournament-pairing-advances = { $pairing } · awansuje { $player } (niższy numer startowy)
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } pauzuje w tej rundzie
        [on] { $board }. { $player } ma wolny los i awansuje
       *[no] { $board }. { $player } ma wolny los · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · wkrótce się zacznie
tournament-more-pairings = Dalsze partie rundy { $round }:
tournament-pairings-title = {"**"}{ $name }**: runda { $round } z { $rounds }
tournament-pairings-none = Turniej **{ $name }** jeszcze się nie zaczął, więc par nie ma.

# Nazwa jest na końcu, bo obrazek ucina, co za długie.
tournament-standings-after = Tabela po rundzie { $round } z { $rounds }: { $name }
tournament-standings-during = Tabela w rundzie { $round } z { $rounds }: { $name }
tournament-standings-final = Tabela końcowa: { $name }
tournament-standings-none = Turniej **{ $name }** jeszcze się nie zaczął.
tournament-over = {"**"}{ $name }**: koniec po { $rounds ->
        [one] { $rounds } rundzie
        [few] { $rounds } rundach
        [many] { $rounds } rundach
       *[other] { $rounds } rundy
    }. Wygrywa { $winner }: gratulacje!
tournament-over-shared = {"**"}{ $name }**: koniec. Pierwsze miejsce dzielą { $winners }: gratulacje!
tournament-over-early = Turniej **{ $name }** zakończony przed czasem, w rundzie { $round } z { $rounds }. Zwycięzcy nie ma.
tournament-over-nobody = {"**"}{ $name }**: koniec.

tournament-line = Turniej [{ $name }]({ $url }), runda { $round }
tournament-line-plain = Turniej { $name }, runda { $round }
arena-line = Arena [{ $name }]({ $url })
arena-line-plain = Arena { $name }
tournament-ended-game-continues = { $players }: turniej **{ $name }** się skończył, więc ta partia już się w nim nie liczy. Możecie grać dalej, zaproponować remis przez `/dvonn zaproponuj` albo poddać partię przez `/dvonn poddaj`.
outcome-won = Turniej: punkt dostaje { $player }.
outcome-drawn = Turniej: po pół punktu.
outcome-advances =
    { $last ->
        [yes] Turniej: { $player } wygrywa finał.
       *[no] Turniej: { $player } awansuje do następnej rundy.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Nikt nie wygrał, więc finał wygrywa { $player } dzięki niższemu numerowi startowemu.
       *[no] Nikt nie wygrał, więc do następnej rundy awansuje { $player } dzięki niższemu numerowi startowemu.
    }
outcome-no-result = Ta partia nie miała rezultatu, więc będzie powtórka. Nowa partia zaraz się tu zacznie.
outcome-one-more-game = W systemie pucharowym ktoś musi wygrać. Zaraz zacznie się jeszcze jedna partia, z zamianą kolorów. Jeśli nikt jej nie wygra, awansuje { $player } dzięki niższemu numerowi startowemu.
tournament-game-replays = Poprzednia partia nie miała rezultatu, więc jest powtarzana.
tournament-game-decides = Poprzednia partia skończyła się remisem, więc jest jeszcze jedna, z zamianą kolorów. Jeśli nikt jej nie wygra, awansuje { $player } dzięki niższemu numerowi startowemu.
outcome-not-counted = Turniej skończył się przed końcem tej partii, więc ta partia się w nim nie liczy.
tournament-game-withdrawn = { $player } wycofuje się z turnieju, więc tę partię wygrywa { $winner }.
tournament-game-timed-out = { $player } przekracza czas, zanim ruszył się pierwszy stos.
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · runda { $round }, stolik { $board }
arena-thread-ending = #{ $number } · partia { $board }
button-round = Runda { $round }

tournament-long-games =
    { $limit ->
        [none] Partie nie mają zegara, a runda trwa najwyżej { $round }.
       *[some] Z tym zegarem partia może trwać nawet { $game }, a runda trwa najwyżej { $round }.
    } Po tym czasie gracz, na którego ruch czeka przeciwnik, przegrywa, a inne niedokończone partie są remisami. Aby mieć krótszy zegar lub dłuższe rundy, zakończ ten turniej przez `/turniej zakoncz` i utwórz inny.
tournament-next-steps =
    Gracza zgłosisz przez `/turniej zglos-gracza`, a komputer przez `/turniej dodaj-komputer`. Aby też zagrać, użyj `/turniej dolacz`. { $starts ->
        [by_date] Turniej zacznie się sam.
       *[by_hand] Turniej rozpoczniesz przez `/turniej rozpocznij`.
    }
tournament-created-elsewhere = Ogłoszenie turnieju **{ $name }** jest na kanale { $channel }.
tournament-no-threads =
    { $organiser }, następne partie turnieju **{ $name }** nie mogą się zacząć na kanale { $channel }. { $reason } Próbuję ponownie co minutę. Aby grać na innym kanale, użyj tam `/turniej przenies`.
tournament-no-threads-over = Żadna partia turnieju **{ $name }** nie czeka już na rozpoczęcie.
tournament-not-posted = Nie mogę pisać o turnieju **{ $name }** na kanale { $channel }. { $reason } Turniej trwa. Aby ogłosić go na innym kanale, użyj tam `/turniej przenies`.
tournament-joined = Grasz w turnieju **{ $name }**. Jak dotąd ma { $count ->
        [one] { $count } uczestnika
        [few] { $count } uczestników
        [many] { $count } uczestników
       *[other] { $count } uczestnika
    }. Oznaczę cię, gdy zacznie się twoja pierwsza partia.
tournament-joined-reserve = Turniej **{ $name }** jest pełny. Twoje miejsce na liście rezerwowej: { $place }. Jeśli przed startem zwolni się miejsce, grasz, a ja dam ci znać na kanale { $channel }.
tournament-left = Nie grasz już w turnieju **{ $name }**.
tournament-entered = { $player } gra teraz w turnieju **{ $name }**. Zawiadamiam o tym na kanale { $channel }. Do startu można się wypisać.
tournament-entered-reserve = Turniej **{ $name }** jest pełny. { $player } jest na liście rezerwowej na miejscu { $place }. Jeśli przed startem zwolni się miejsce, zawiadomię gracza.
tournament-you-were-entered = { $player }, { $person } zgłasza cię do turnieju **{ $name }**. Jeśli nie chcesz grać, wypisz się, zanim się zacznie.
tournament-you-take-over = { $player }, { $person } przekazuje ci w turnieju **{ $name }** miejsce gracza { $former }. Masz jego punkty i grasz partie, które się jeszcze nie zaczęły. Jeśli nie chcesz grać, wycofaj się.
tournament-you-move-up = { $player }, w turnieju **{ $name }** zwolniło się miejsce, więc grasz. Jeśli nie chcesz grać, wypisz się, zanim się zacznie.
tournament-added = { $count ->
        [one] { $level } dołącza do turnieju **{ $name }**.
        [few] { $level } dołącza do turnieju **{ $name }**: { $count } zgłoszenia.
        [many] { $level } dołącza do turnieju **{ $name }**: { $count } zgłoszeń.
       *[other] { $level } dołącza do turnieju **{ $name }**: { $count } zgłoszenia.
    }
tournament-removed = { $count ->
        [one] { $level } opuszcza turniej **{ $name }**.
        [few] { $level }: z turnieju **{ $name }** ubyły { $count } zgłoszenia.
        [many] { $level }: z turnieju **{ $name }** ubyło { $count } zgłoszeń.
       *[other] { $level }: z turnieju **{ $name }** ubyło { $count } zgłoszenia.
    }
tournament-starting = {"**"}{ $name }** startuje. Liczba uczestników: { $count }. Zobacz kanał { $channel }.
tournament-fewer-rounds =
    { $rounds ->
        [one] Będzie { $rounds } runda
        [few] Będą { $rounds } rundy
        [many] Będzie { $rounds } rund
       *[other] Będzie { $rounds } rundy
    } zamiast { $wanted }: przy większej liczbie niektórzy spotkaliby się dwa razy.
ask-withdraw =
    { $whose ->
        [own] Wycofać się z turnieju **{ $name }**? Przegrywasz w nim bieżącą partię i nie grasz dalszych. Powrotu nie ma.
        [league] Wycofać gracza { $player } z tego cyklu ligi (**{ $name }**)? Punkty za wszystkie niezakończone partie dostają przeciwnicy. Trwające partie można dokończyć, ale w lidze już się nie liczą. Gracz wypada też z następnego cyklu, ale może zgłosić się ponownie.
       *[other] Wycofać gracza { $player } z turnieju **{ $name }**? Punkt za bieżącą partię dostaje przeciwnik. Można ją dokończyć, ale w turnieju już się nie liczy. Gracz nie dostanie kolejnych partii i nie może wrócić.
    }
button-withdraw-tournament = Wycofaj
button-stay = Nie wycofuj
tournament-withdraw-cancelled = Nikogo nie wycofuję.
tournament-withdrawn-self = Nie grasz już w turnieju **{ $name }**. Dzięki za grę.
tournament-withdrawn = { $player } nie gra już w turnieju **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } wycofuje cię z tego cyklu ligi (**{ $name }**). Punkty za twoje niezakończone partie dostają przeciwnicy. Trwające partie możesz dokończyć, ale w lidze już się nie liczą. Do następnego cyklu możesz zgłosić się ponownie. O powód możesz zapytać: { $person }.
       *[no] { $person } wycofuje cię z turnieju **{ $name }**. Punkt za twoją bieżącą partię dostaje przeciwnik. Możesz ją dokończyć, ale w turnieju już się nie liczy. Kolejnych partii w turnieju nie będzie. O powód możesz zapytać: { $person }.
    }
tournament-withdrawn-game-continues = { $player } nie gra już w turnieju **{ $name }**, więc punkt dostaje przeciwnik. Tę partię można dokończyć, ale w turnieju już się nie liczy. Jeśli jest rankingowa, nadal liczy się w klasyfikacji.
ask-newcomer = Kto zastępuje gracza { $player }?
ask-replace = Czy { $new } ma zastąpić gracza { $player } w turnieju **{ $name }**? { $new } dostaje punkty i wszystkie partie, które się jeszcze nie zaczęły. Jeśli { $player } ma trwającą partię, punkt dostaje przeciwnik. Tę partię można dokończyć, ale w turnieju już się nie liczy. Obie osoby dostaną wiadomość.
button-replace = Zastąp
button-no-replacement = Nie zastępuj
tournament-replaced = W turnieju **{ $name }** { $new } zastępuje gracza { $player }.
tournament-you-were-replaced = { $person } przekazuje twoje miejsce w turnieju **{ $name }** graczowi { $new }. Jeśli masz w nim trwającą partię, punkt dostaje przeciwnik. Możesz ją dokończyć, ale w turnieju już się nie liczy. O powód możesz zapytać: { $person }.
ask-end-tournament =
    Zakończyć turniej **{ $name }** w rundzie { $round } z { $rounds }? Zwycięzcy nie będzie. { $games ->
        [0] Żadna partia nie trwa.
        [one] Trwa { $games } partia. Można ją dokończyć, ale w turnieju nie będzie się liczyć.
        [few] Trwają { $games } partie. Można je dokończyć, ale w turnieju nie będą się liczyć.
        [many] Trwa { $games } partii. Można je dokończyć, ale w turnieju nie będą się liczyć.
       *[other] Trwa { $games } partii. Można je dokończyć, ale w turnieju nie będą się liczyć.
    }
ask-end-arena =
    Zakończyć arenę **{ $name }** już teraz? Wygra, kto w tej chwili prowadzi. { $games ->
        [0] Żadna partia nie trwa.
        [one] Trwa { $games } partia. Można ją dokończyć, ale w turnieju nie będzie się liczyć.
        [few] Trwają { $games } partie. Można je dokończyć, ale w turnieju nie będą się liczyć.
        [many] Trwa { $games } partii. Można je dokończyć, ale w turnieju nie będą się liczyć.
       *[other] Trwa { $games } partii. Można je dokończyć, ale w turnieju nie będą się liczyć.
    }
ask-cancel-tournament =
    Odwołać turniej **{ $name }**? Jeszcze się nie zaczął.{ $series ->
        [yes] {" "}Razem z nim skończy się cała seria.
       *[no] {""}
    }
button-end-tournament = Zakończ turniej
button-cancel-tournament = Odwołaj turniej
button-keep-tournament = Zostaw
tournament-end-cancelled = Turniej trwa dalej.
tournament-end-done = {"**"}{ $name }**: koniec.
tournament-cancel-done = Turniej **{ $name }** jest odwołany.
tournament-moved = Partie turnieju **{ $name }** toczą się teraz na kanale { $channel }.
tournament-list-title = Turnieje na tym serwerze:
tournament-list-none = Nie ma tu jeszcze turniejów. Utwórz turniej przez `/turniej utworz`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] otwarty, { $count ->
            [one] { $count } uczestnik
            [few] { $count } uczestników
            [many] { $count } uczestników
           *[other] { $count } uczestnika
        }
        [running] runda { $round } z { $rounds }
        [over] zakończony
       *[cancelled] odwołany
    } · { $channel }
tournament-list-more = … i jeszcze { $count }. Aby zobaczyć jeden z nich, użyj `/turniej tabela` z jego numerem lub nazwą.
teams-terms = Każdy serwer wystawia swoich ludzi. Najsilniejszy gracz każdego serwera gra przy stoliku 1, następny przy stoliku 2 i tak dalej. Przy każdym stoliku są dwie partie, po jednej każdym kolorem.
teams-rated = Partia jest rankingowa, jeśli obie strony są w klasyfikacji globalnej.
teams-players = Każda drużyna: { $range }.
teams-open = Aby zagrać w drużynie swojego serwera, naciśnij „Dołącz do turnieju”.
teams-open-invited = Na zaproszenie: graczy każdego serwera zgłaszają jego moderatorzy.
teams-names = Drugi serwer widzi twoją nazwę.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: jeszcze nikogo nie ma.
teams-no-guest = Żaden inny serwer jeszcze nie przyjął meczu. Organizator może nacisnąć „Zaproś serwer”.
button-invite-server = Zaproś serwer
teams-code = Wyślij ten kod moderatorowi drugiego serwera: `{ $code }`. Tam trzeba użyć `/turniej przyjmij`. Kod działa tylko raz.
teams-ask = {"**"}{ $team }** proponuje twojemu serwerowi mecz drużynowy. Jeśli przyjmiesz, ludzie stąd będą mogli dołączać na kanale { $channel } i grać tam swoje partie w wątkach. Drugi serwer widzi ich nazwy.
button-accept-match = Przyjmij mecz
teams-accepted = Przyjęte: **{ $name }**. Ludzie stąd mogą już dołączać na kanale { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }**: koniec. Wygrywa **{ $team }**, { $points } : { $others }. Gratulacje!
teams-drawn = {"**"}{ $name }**: koniec. Remis, { $points } : { $others }.
teams-called-off = Odwołany: jedna z drużyn miała za mało osób ({ $count }, a potrzeba co najmniej { $least }).
teams-called-off-alone = Odwołany: żaden inny serwer nie przyjął meczu.
refuse-teams-terms = Mecz drużynowy mogą utworzyć tylko moderatorzy. Zaczyna się sam, więc wybierz `poczatek`, i nie można go powtarzać: pomiń `powtarzaj`.
refuse-teams-starts = Nie możesz samodzielnie rozpocząć meczu **{ $name }**. Zacznie się automatycznie o ustalonej porze, żeby oba serwery wiedziały, kiedy grają.
refuse-teams-end = Jeden serwer nie może sam zakończyć meczu drużynowego. **{ $name }** skończy się, gdy skończą się wszystkie jego partie. Aby się wycofać, użyj `/turniej wycofaj`.
refuse-teams-other = { $player } gra w drużynie drugiego serwera. Decydować mogą tu tylko tamtejsi moderatorzy.
refuse-teams-moderators = O tym, kto gra w drużynie tego serwera, decydują tylko jego moderatorzy.
refuse-teams-full = Ta drużyna jest pełna. Limit osób: { $most }.
refuse-teams-people = W meczu drużynowym grają tylko ludzie.
refuse-teams-code = Żaden serwer nie proponuje meczu z tym kodem. Sprawdź kod jeszcze raz: ma dziewięć cyfr i działa tylko raz.
refuse-teams-own = Ten mecz proponuje twój własny serwer. Przyjąć go musi moderator drugiego serwera.
refuse-teams-accepted = Ten mecz przyjął już inny serwer.
refuse-teams-barred = Operator bota zablokował graczowi { $player } grę z ludźmi z innych serwerów.
series-title = {"**"}{ $name }**, { $year }. Turniejów dotąd: { $count }.
series-none = Nikt nie ma jeszcze punktów.
series-line = { $place }. { $player } · {"**"}{ $points }** · turnieje: { $played }, wygrane: { $wins }
series-legend = {"-#"} W każdym turnieju dostajesz punkt i po jednym za każdą osobę, która skończy za tobą. Kto się wycofa, nie dostaje nic. Równość punktów rozstrzygają wygrane turnieje.
series-next = Następny: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Nie trwa tu żaden turniej ani cykl ligi. Aby rozpocząć turniej, użyj `/turniej rozpocznij`.
       *[no] Nie trwa tu żaden twój turniej. Aby rozpocząć ten, który organizujesz, użyj `/turniej rozpocznij`. Wszystkie turnieje widzą moderatorzy.
    }
panel-round = runda { $round } z { $rounds }
panel-games = zakończone: { $over } · trwające: { $running } · nierozpoczęte: { $waiting }
panel-ends = koniec { $until }
panel-paused = przerwa
panel-late = {"**"}Spóźnione partie: { $count }.** Bez ruchu przez dobę albo przez pół rundy, jeśli rundy są krótsze niż dwa dni. Temu samemu graczowi możesz przypomnieć o tej samej partii po czasie: { $pause }.
panel-nobody-late = Nikt się nie spóźnia.
panel-entry = { $number }. { $player }: ostatni ruch { $since } · { $game }, przeciwnik: { $opponent } · { $name }
panel-reminded = { $player } dostanie przypomnienie.
button-manage = Zarządzaj
button-remind = Przypomnij: gracz { $number }
button-reminded = Gracz { $number }: przypomniano
button-panel-withdraw = Wycofaj: gracz { $number }
button-panel-replace = Zastąp: gracz { $number }
button-panel-tournaments = Turnieje: { $way }
button-panel-late = Spóźnione partie: { $way }
button-refresh = Odśwież
tournament-reminder = { $player }, organizatorzy (**{ $name }**) proszą o ruch w partii { $number }. Przeciwnik: { $opponent }. Twoja tura.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = bezpośrednie { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (wycofanie)
standings-part = {"-#"} Miejsca od { $first } do { $last } z { $count }. Przyciski pokazują resztę.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + wygrane, = remisy, − porażki, (n) bez gry. Równość punktów rozstrzyga Buchholz: punkty wszystkich przeciwników. Potem SB (Sonneborn-Berger): punkty pokonanych, za remis połowa.
       *[no] {"-#"} + wygrane, = remisy, − porażki, (n) bez gry. Równość punktów rozstrzygają partie bezpośrednie. Potem SB (Sonneborn-Berger): punkty pokonanych, za remis połowa.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · odpada w rundzie { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Miejsce i gracz:
       *[no] { $heading }. Miejsce, gracz i punkty:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Nazwa
column-points = Punkty
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = Partie
column-out = Odpada
cell-out = runda { $round }
caption-standings = Turniej { $number } · { $kind }
button-own-place = Pokaż moje miejsce
tournament-round-over = {"**"}{ $name }**: koniec rundy { $round } z { $rounds }.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } zaprasza do udziału na kanale { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): zapisy na następny turniej są otwarte. Zapisz się na kanale { $channel }.
event-description =
    { $arena ->
        [yes] Arena DVONN. Dołącz na kanale { $channel }.
       *[no] Turniej DVONN ({ $kind }). Zgłoś się na kanale { $channel }, zanim się zacznie.
    }

refuse-tournament-unknown = Nie ma tu turnieju `{ $typed }`. Wszystkie pokazuje `/turniej lista`.
refuse-tournament-name = Nazwa turnieju musi mieć od 1 do { $most } znaków.
refuse-tournament-setup = Turnieje nie mogą używać tego układu. Wybierz „pełny”, „czerwone”, „losowy” lub „symetryczny”.
refuse-tournament-round =
    { $later ->
        [yes] Runda { $round } turnieju **{ $name }** nie ma jeszcze par. Trwa runda { $current } z { $rounds }.
       *[no] **{ $name }** nie ma rundy { $round }. Ostatnia to runda { $current }.
    }
refuse-tournament-rounds = Turniej ma od 1 do { $most } rund. Pomiń opcję `rundy`, by było ich tyle, ile trzeba.
refuse-tournament-rounds-fixed = W tym systemie ({ $kind }) o liczbie rund decyduje liczba uczestników. Pomiń opcję `rundy` albo wybierz szwajcarski.
refuse-tournament-length = Runda trwa od { $shortest } do 90 dni. Limit czasu napisz tak: `14d`, `2h` lub `90m`.
refuse-tournament-organiser = Mogą to zrobić tylko { $organiser }, organizator tego turnieju, i moderatorzy.
refuse-tournament-started = Turniej **{ $name }** już się zaczął, więc na dołączanie i opuszczanie jest za późno. Aby się wycofać, użyj `/turniej wycofaj`. Aby zobaczyć jego partie, użyj `/turniej pary`.
refuse-tournament-not-started = Turniej **{ $name }** jeszcze się nie zaczął. Aby go opuścić, użyj `/turniej opusc`.
refuse-tournament-over = Turniej **{ $name }** jest zakończony lub odwołany. Wszystkie turnieje pokazuje `/turniej lista`.
refuse-tournament-blocked = Masz na tym serwerze blokadę gry. Powód: { $reason }
refuse-tournament-full = Ten turniej jest pełny. Uczestników może być najwyżej { $most }.
refuse-tournament-no-computer = Komputera na tym poziomie nie zgłoszono.
refuse-tournament-computers =
    { $most ->
        [one] Możesz dodać najwyżej { $most } gracza komputerowego, bo każda partia otwiera wątek. O więcej poproś moderatora.
        [few] Możesz dodać najwyżej { $most } graczy komputerowych, bo każda partia otwiera wątek. O więcej poproś moderatora.
        [many] Możesz dodać najwyżej { $most } graczy komputerowych, bo każda partia otwiera wątek. O więcej poproś moderatora.
       *[other] Możesz dodać najwyżej { $most } gracza komputerowego, bo każda partia otwiera wątek. O więcej poproś moderatora.
    }
refuse-tournament-start = Nie rozumiem czasu { $typed }. Napisz `2026-12-05 19:00`, `piątek 19:00`, `19:00` albo `3d`, w swojej strefie czasowej (zobacz `/dvonn ustawienia`).
start-zone = Czytam { $typed } w UTC, bo nie masz ustawionej strefy czasowej. Ustawisz ją przez `/dvonn ustawienia`.
refuse-tournament-range = Nie rozumiem { $typed }. Napisz zakres, np. { $example }.
weekdays = poniedziałek wtorek środa czwartek piątek sobota niedziela
nth-weekdays =
    { $nth ->
        [first] pierwszy poniedziałek, pierwszy wtorek, pierwsza środa, pierwszy czwartek, pierwszy piątek, pierwsza sobota, pierwsza niedziela
        [second] drugi poniedziałek, drugi wtorek, druga środa, drugi czwartek, drugi piątek, druga sobota, druga niedziela
        [third] trzeci poniedziałek, trzeci wtorek, trzecia środa, trzeci czwartek, trzeci piątek, trzecia sobota, trzecia niedziela
        [fourth] czwarty poniedziałek, czwarty wtorek, czwarta środa, czwarty czwartek, czwarty piątek, czwarta sobota, czwarta niedziela
       *[last] ostatni poniedziałek, ostatni wtorek, ostatnia środa, ostatni czwartek, ostatni piątek, ostatnia sobota, ostatnia niedziela
    }
refuse-tournament-players = Taki turniej ma od { $least } do { $most } uczestników.
refuse-tournament-reversed = Najpierw podaj mniejszą liczbę: `{ $range }`.
refuse-tournament-start-time = Początek musi być w przyszłości, najwyżej za rok.
refuse-tournament-repeat-start = Aby powtarzać turniej, wybierz też `poczatek`.
refuse-tournament-repeat = Tylko moderatorzy mogą powtarzać turniej. Pomiń `powtarzaj`.
refuse-tournament-out-of-range = { $player } ma tu ranking { $own }. Ten turniej jest dla rankingów { $range }.
refuse-tournament-role = { $player } nie ma roli { $role }. Ten turniej jest tylko dla osób, które ją mają.
refuse-tournament-invited = Ten turniej jest na zaproszenie. Aby zagrać, poproś o zgłoszenie: { $organiser }.
refuse-tournament-joined = Już grasz w tym turnieju. Aby go opuścić, użyj `/turniej opusc`.
refuse-tournament-bot = Boty nie mogą grać. Komputer zgłosisz przez `/turniej dodaj-komputer`.
refuse-tournament-entered = { $player } już gra w tym turnieju.
refuse-tournament-entrant-busy = { $player } gra już w tylu partiach i turniejach naraz, w ilu może jedna osoba.
refuse-tournament-not-in = { $player } nie gra w tym turnieju.
refuse-tournament-own-opponent = W tej rundzie grasz przeciw graczowi { $player }, więc nie możesz go wycofać. Poproś innego moderatora.
refuse-tournament-irreplaceable = W systemie pucharowym i na arenie nie można zastąpić gracza { $player }. Możesz go wycofać.
refuse-tournament-replace-self = Nie możesz wejść na miejsce innego gracza. Poproś innego moderatora.
refuse-tournament-not-late = Ta partia nie jest już spóźniona. Naciśnij „Odśwież”.
refuse-tournament-reminded = Przypomnienie o tej partii ({ $player }) było niedawno. Następne możesz wysłać { $until }.
refuse-tournament-withdrawn = { $player } nie gra już w tym turnieju.
refuse-tournament-few = Turniej wymaga co najmniej dwóch uczestników. Zaproś ludzi lub zgłoś ich przez `/turniej zglos-gracza`.
refuse-tournament-few-people = Turniej możesz rozpocząć, gdy dołączą co najmniej dwie osoby, bo gracze komputerowi się nie liczą. Aby rozpocząć teraz, poproś moderatora.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Organizujesz już turniej. Najpierw go dokończ albo zakończ przez `/turniej zakoncz`.
            [few] Organizujesz już { $most } turnieje. Najpierw zakończ któryś przez `/turniej zakoncz`.
            [many] Organizujesz już { $most } turniejów. Najpierw zakończ któryś przez `/turniej zakoncz`.
           *[other] Organizujesz już { $most } turnieju. Najpierw zakończ któryś przez `/turniej zakoncz`.
        }
       *[all] { $most ->
            [one] Ten serwer ma już { $most } niezakończony turniej. Najpierw musi się skończyć.
            [few] Ten serwer ma już { $most } niezakończone turnieje. Najpierw któryś musi się skończyć.
            [many] Ten serwer ma już { $most } niezakończonych turniejów. Najpierw któryś musi się skończyć.
           *[other] Ten serwer ma już { $most } niezakończonego turnieju. Najpierw któryś musi się skończyć.
        }
    }
refuse-tournament-soon = Twój poprzedni turniej powstał niedawno. Następny możesz utworzyć { $until }. Moderatorzy nie muszą czekać.
refuse-tournament-none-open = Żaden turniej nie przyjmuje tu teraz zgłoszeń. Utwórz turniej przez `/turniej utworz`.
refuse-tournament-none-running = Nie toczy się tu żaden turniej.
refuse-tournament-none = Nie ma tu takiego turnieju. Utwórz turniej przez `/turniej utworz`.
refuse-tournament-several = Turniejów jest kilka. Wybierz jeden w opcji `turniej`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · liga
league-terms = Osób w grupie: { $size } · partii z przeciwnikiem: { $games } · tygodni w cyklu: { $weeks } · awanse i spadki: { $moves } · partii naraz: { $most }
contest-games =
    { $setup ->
        [reds] Trzy czerwone ręcznie, reszta losowo
        [random] Losowe plansze
        [symmetric] Symetryczne plansze
       *[full] Wszystkie 49 pionów ręcznie
    } · { $clock } · { $rated ->
        [yes] partie rankingowe
       *[no] partie nierankingowe
    }
league-begins = Cykl { $cycle } zacznie się { $when }.
league-ends = Cykl { $cycle } skończy się { $when }.
league-paused = {"**"}Przerwa.** Dopóki moderatorzy nie wznowią ligi, nie zacznie się żadna partia ani cykl.
league-entries = Uczestnicy cyklu { $cycle } ({ $count }): { $names }
league-entries-none = W cyklu { $cycle } nikogo jeszcze nie ma.
league-few = Cykl wymaga { $least } osób. Jeśli jest ich mniej, zacznie się tydzień później.
league-put-off = Początek o tydzień później, bo zgłosiło się za mało osób. Jeszcze brakuje: { $missing }.
league-stalls = { $organiser }, cykl { $cycle } ligi **{ $name }** jest przełożony już trzeci tydzień z rzędu: potrzeba { $least } osób (zgłoszenia: { $count }). Możesz zaprosić więcej osób, zatrzymać ligę przez `/liga wstrzymaj`, aż będzie ich dość, albo zakończyć ją przez `/liga zamknij`. Jeśli chcesz innego początku, zamknij ją i otwórz na nowo przez `/liga utworz`.
league-you =
    { $in ->
        [yes] Grasz w cyklu { $cycle }.
       *[no] Nie grasz w cyklu { $cycle }.
    }
league-ask = Grasz dalej? Naciśnij „Gram”. Bez odpowiedzi nie grasz w cyklu { $cycle }.
league-unanswered = Jeszcze bez odpowiedzi: { $names }
league-began = Cykl { $cycle } się zaczął.
league-event = { $name } · cykl { $cycle }
league-event-description = Nowy cykl ligi DVONN. Zanim się zacznie, zapisz się na kanale { $channel } poleceniem `/liga dolacz`.
league-news = {"**"}{ $name }**: cykl { $cycle } zaczął się na kanale { $channel }. Gracze: { $players }. Grupy: { $divisions }. Na następny cykl zapiszesz się poleceniem `/liga dolacz`.
league-closed = Ta liga jest zamknięta.
button-league-in = Gram
button-league-out = Tym razem nie
button-league-tables = Pokaż tabele
button-league-history = Pokaż wszystkie cykle
button-division = Grupa { $number }
button-league-cycle = Cykl { $number }
league-joined = Grasz w lidze **{ $name }**, w cyklu { $cycle }. Zacznie się { $when }.
league-out = Nie grasz w lidze **{ $name }** w cyklu { $cycle }.
league-ask-leave = Grasz w lidze **{ $name }**, w cyklu { $cycle }. Chcesz dokończyć partie i opuścić następny cykl czy wyjść teraz? Jeśli wyjdziesz teraz, zaczęte partie trwają dalej, a pozostałe wygrają przeciwnicy.
button-league-finish = Dokończ partie
button-league-leave = Wyjdź teraz
button-league-leave-cycle = Opuść cykl { $cycle }
league-left = Nie grasz już w lidze **{ $name }** w cyklu { $cycle }. Zaczęte partie trwają dalej.
league-entry-removed = { $player } nie gra już w lidze **{ $name }** w cyklu { $cycle }. Można zgłosić się ponownie. Aby temu zapobiec, zablokuj tę osobę.
league-you-were-removed = { $person } wypisuje cię z cyklu { $cycle } w lidze **{ $name }**. Twoje partie w trwającym cyklu toczą się dalej. Możesz zgłosić się ponownie. O powód możesz zapytać: { $person }.
league-paused-done = {"**"}{ $name }** ma przerwę. Aby wznowić, użyj `/liga wznow`.
league-resumed = {"**"}{ $name }** trwa dalej. Wszystkie terminy przesuwają się o długość przerwy.
league-ask-close = Zamknąć ligę **{ $name }** na dobre? Jeśli trwa cykl, nie będzie mieć mistrza, a zaczęte partie potoczą się dalej jako zwykłe.
button-league-close = Zamknij ligę
league-closed-done = Liga **{ $name }** jest zamknięta.
league-kept = Liga trwa dalej.
championship-terms = Mistrzostwa tego bota: grają w nich osoby ze wszystkich serwerów, każda na swoim. Inni widzą twoją nazwę.
championship-joined = Twoje partie będą się toczyć w wątkach na kanale { $channel }.
championship-place = { $player }: miejsce { $place }, grupa { $division }
championship-no-place = Na kanale, z którego było twoje zgłoszenie, nie mogę już otwierać wątków dla twoich partii. Dlatego nie grasz już w tym cyklu mistrzostw **{ $name }**. Do następnego możesz dołączyć z innego kanału przez `/liga mistrzostwa`.
league-table = { $name } · cykl { $cycle }, grupa { $division }
league-no-table = Nie ma takiej tabeli.
league-left-to-play = do rozegrania: { $count }
league-fate =
    { $fate ->
        [champion] mistrz
        [up] awansuje
        [safe] pewne utrzymanie
        [down] spada
        [left] poza cyklem
        [needs_win] do mistrzostwa trzeba wygrać { $wins } z { $games }
        [needs_up] do awansu trzeba wygrać { $wins } z { $games }
        [needs_safe] do utrzymania trzeba wygrać { $wins } z { $games }
        [may_win] możliwe mistrzostwo
        [may_up] możliwy awans
       *[danger] zagrożenie spadkiem
    }
league-legend = {"-#"} Równość punktów rozstrzygają partie bezpośrednie, potem SB (Sonneborn-Berger): punkty pokonanych, za remis połowa. Jeśli i tu jest równo, wyżej jest gracz, który zaczynał cykl niżej.
caption-league = Równość punktów: partie bezpośrednie, potem SB
league-results = {"**"}{ $name }**: koniec cyklu { $cycle }. Mistrz: { $champion }. Gratulacje!
league-results-nobody = {"**"}{ $name }**: koniec cyklu { $cycle }. Mistrza nie ma.
league-division-line = Grupa { $number }: { $what }
league-goes-up = awans: { $names }
league-goes-down = spadek: { $names }
league-history = {"**"}{ $name }**: zwycięzcy wszystkich grup, najpierw mistrz
league-history-none = W lidze **{ $name }** żaden cykl jeszcze się nie skończył.
league-history-line = Cykl { $cycle }: { $winners }
league-history-nobody = Cykl { $cycle }: bez mistrza
league-line = Partia ligowa: [{ $name }]({ $url })
league-line-plain = Partia ligowa: { $name }
league-no-threads =
    { $organiser }, następne partie ligi **{ $name }** nie mogą się zacząć na kanale { $channel }. { $reason } Próbuję ponownie co minutę. Aby grać na innym kanale, użyj tam `/liga przenies`.
refuse-tournament-division = {"**"}{ $name }** to grupa ligi. Co można w niej robić, pokazuje `/liga pokaz`.
refuse-league-none = Ten serwer nie ma ligi. Moderatorzy mogą ją otworzyć: `/liga utworz`.
refuse-championship-none = Ten bot nie ma mistrzostw. Czy twój serwer ma ligę, pokaże `/liga pokaz`.
refuse-championship-off = Ten serwer nie pozwala grać z innymi serwerami. Osoba zarządzająca serwerem może to włączyć: `/szukaj` w `/dvonn-admin ustawienia`.
refuse-league-exists = Ten serwer ma już ligę: **{ $name }**. Moderatorzy mogą ją zamknąć: `/liga zamknij`.
refuse-league-name = Nazwa ligi musi mieć od 1 do { $most } znaków.
refuse-league-start = Pierwszy cykl może się zacząć najwcześniej za godzinę, najpóźniej za 30 dni.
refuse-league-options = Liga nie może mieć takich opcji. Wybierz inne w `/liga utworz`.
refuse-league-closed = Liga **{ $name }** jest zamknięta. Moderatorzy mogą otworzyć nową: `/liga utworz`.
refuse-league-paused = {"**"}{ $name }** ma już przerwę.
refuse-league-not-paused = {"**"}{ $name }** nie ma przerwy.
refuse-league-joined = Grasz już w lidze **{ $name }** w cyklu { $cycle }.
refuse-league-not-entered = { $player } nie gra w lidze **{ $name }** w cyklu { $cycle }.
refuse-league-full = Ta liga jest pełna. Limit osób: { $most }.
refuse-league-not-playing = Nie grasz w tym cyklu ligi **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Zadanie { $number }** · tura Białego
       *[black] **Zadanie { $number }** · tura Czarnego
    }
puzzle-mistake =
    { $color ->
        [white] Ostatni ruch Białego, { $ply }, był błędem.
       *[black] Ostatni ruch Czarnego, { $ply }, był błędem.
    }
puzzle-last =
    { $color ->
        [white] Ostatni pion Białego: { $ply }.
       *[black] Ostatni pion Czarnego: { $ply }.
    }
puzzle-goal-win = Wygrywa tylko jeden ruch. Znajdź go.
puzzle-goal-draw = Remis ratuje tylko jeden ruch. Znajdź go.
puzzle-goal-margin = Jeden ruch jest lepszy od innych o co najmniej 5 pionów. Znajdź go.
puzzle-goal-judged = Jeden ruch jest znacznie silniejszy od wszystkich innych. Znajdź go.
puzzle-goal-place = Tylko jedno pole zachowuje lepsze szanse. Znajdź je: przycisk od razu umieszcza twój pion.
puzzle-step = Ruch { $step } z { $steps }.
puzzle-right = **Dobrze: { $ply }.** Potem: { $replies }.
puzzle-counted = To zadanie masz już za sobą. Do rankingu liczyła się tylko pierwsza próba.
puzzle-first-try = Do rankingu liczyła się tylko pierwsza próba.
puzzle-stack =
    { $height ->
        [1] { $cell }: pojedynczy pion
       *[other] { $red ->
            [yes] { $cell }: stos z { $height } pionów, z czerwonym
           *[no] { $cell }: stos z { $height } pionów
        }
    }
puzzle-stack-hint = Który stos przesunąć?
puzzle-destination = Dokąd ma pójść **{ $cell }**? Ruch pójdzie od razu.
puzzle-hint = Podpowiedź: przesuń stos z pola **{ $cell }**.
puzzle-hint-cells = Podpowiedź: to pole { $cells }.
puzzle-hint-half = Z podpowiedzią rozwiązanie liczy się w połowie.
puzzle-wrong = **To nie ten ruch:** { $ply }.
puzzle-solved = **Rozwiązane!** { $line }
puzzle-why-win = Każdy inny ruch oddaje wygraną.
puzzle-why-draw = Każdy inny ruch przegrywa.
puzzle-why-margin = Przy najlepszej grze każdy inny ruch kończy się gorzej o co najmniej 5 pionów.
puzzle-why-judged = Po każdym innym ruchu szanse na wygraną są znacznie mniejsze.
puzzle-why-place = Każde inne pole daje lepsze szanse przeciwnikowi.
puzzle-solution = Rozwiązanie zadania { $number }: { $line }
puzzle-also = Równie dobre jako ostatni ruch: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Twój ranking w zadaniach: { $step } → { $rating }.
        [hinted] Rozwiązane z podpowiedzią. Twój ranking w zadaniach: { $step } → { $rating }.
       *[failed] Liczy się jako nierozwiązane. Twój ranking w zadaniach: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Codzienna seria: { $days } dzień.
        [few] Codzienna seria: { $days } dni.
        [many] Codzienna seria: { $days } dni.
       *[other] Codzienna seria: { $days } dnia.
    }
puzzle-none = Nie ma tu już dla ciebie zadań. Spróbuj innego tematu albo wróć jutro po zadanie dnia.
daily-title = **Zadanie dnia** · { $date }
daily-tally =
    { $tried ->
        [0] Nikt jeszcze nie próbował.
       *[other] Próby: { $tried } · Rozwiązania: { $solved }
    }
solvers-title = **Kto najlepiej rozwiązuje zadania**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · rozwiązane { $solved } z { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· codzienna seria: { $streak } dzień
        [few] { " " }· codzienna seria: { $streak } dni
        [many] { " " }· codzienna seria: { $streak } dni
       *[other] { " " }· codzienna seria: { $streak } dnia
    }
solvers-none = Nikt na tym serwerze nie rozwiązał jeszcze zadania. Pokaże ci je `/zadanie rozwiaz`.
race-intro = **Wyścig z zadaniami:** rozwiąż jak najwięcej zadań w pięć minut. Są coraz trudniejsze, a trzeci błąd kończy wyścig. Zegar rusza, gdy naciśniesz **Zacznij**.
race-best = Twój rekord: { $score }.
race-new-best = **To twój nowy rekord!**
race-offer = { $opponent }, { $challenger } wyzywa cię na wyścig z zadaniami: pięć minut, te same zadania.
race-rules = Zadania są coraz trudniejsze, a po trzecim błędzie odpadasz. Po naciśnięciu **Zacznij** zegar rusza dla obu stron.
race-called = { $challenger }, { $opponent } zaczyna wasz wyścig z zadaniami. Zegar ruszył dla obu stron!
race-runs = **Wyścig z zadaniami:** { $one } kontra { $other }. Aby rozwiązywać, naciśnij **Moje zadania**.
race-ends = Koniec { $until }.
race-score =
    { $score ->
        [one] { $score } rozwiązane
        [few] { $score } rozwiązane
        [many] { $score } rozwiązanych
       *[other] { $score } rozwiązanego
    }, { $mistakes ->
        [0] bez błędów
        [one] błędy: { $mistakes } z { $most }
        [few] błędy: { $mistakes } z { $most }
        [many] błędy: { $mistakes } z { $most }
       *[other] błędy: { $mistakes } z { $most }
    }
race-score-of = { $person }: { $score }
race-won = **Wyścig z zadaniami:** wygrywa { $winner }.
race-drawn = **Wyścig z zadaniami:** remis, { $one } i { $other }.
race-solved = ✅ **Dobrze!**
race-wrong = ❌ Rozwiązanie: **{ $ply }**.
race-out = **Trzy błędy: odpadasz.**
race-time-up = **Koniec czasu!**
race-not-started = Ten wyścig jeszcze się nie zaczął.
race-started = Już się zaczął.
race-over = Już się skończył.
race-called-off = Ten wyścig z zadaniami jest odwołany.
race-already = Masz już trwający wyścig. Oto on.
race-gone = Ten wyścig dawno się skończył. Aby zacząć następny, użyj `/zadanie wyscig`.
race-not-in-it = To nie twój wyścig. Aby zacząć własny, użyj `/zadanie wyscig`.
race-not-the-opponent = Zacząć lub odrzucić ten wyścig może tylko { $opponent }.
race-not-the-challenger = Anulować ten wyścig może tylko { $challenger }.
race-closed = Nie możesz już zacząć tego wyścigu.
race-other-races = { $person } bierze udział w innym wyścigu. Spróbuj ponownie za kilka minut.
race-too-many =
    { $most ->
        [one] Twoje wyzwanie na wyścig z ostatniej godziny nadal czeka na start. Poczekaj trochę.
        [few] { $most } twoje wyzwania z ostatniej godziny nie doprowadziły do wyścigu. Poczekaj trochę.
        [many] { $most } twoich wyzwań z ostatniej godziny nie doprowadziło do wyścigu. Poczekaj trochę.
       *[other] { $most } twojego wyzwania z ostatniej godziny nie doprowadziło do wyścigu. Poczekaj trochę.
    }
race-asked-lately = W ostatniej godzinie gracz { $opponent } dostał już od ciebie wyzwanie na wyścig. Poczekaj na odpowiedź albo wyzwij kogoś innego.
race-oneself = Nie możesz ścigać się ze sobą. Aby ścigać się bez przeciwnika, pomiń opcję `przeciwnik`.
button-race-start = Zacznij
button-race-puzzles = Moje zadania
button-race-again = Jeszcze jeden wyścig
button-puzzle-hint = Podpowiedź (liczy się ½)
button-puzzle-solution = Pokaż rozwiązanie
button-puzzle-again = Spróbuj ponownie
button-puzzle-next = Następne zadanie
button-puzzle-next-themed = Następne: { $theme }
button-practise-theme = Zadania: { $theme }
button-puzzle-any = Zadanie na dowolny temat
button-puzzle-play = Graj dalej stąd
button-puzzle-solve = Rozwiąż

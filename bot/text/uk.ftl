# Усі тексти для гравців українською. Терміни й стиль: docs/glossary/uk.md.

## Списки

# Між частинами списку після двокрапки.
list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
# Число з одним знаком після коми, як-от 4,2.
number-tenths = { $whole },{ $tenths }

## Команди. Атрибут `.name` — назва команди чи параметра.

command-dvonn = Грати в DVONN
command-dvonn-challenge = Викликати гравця або будь-кого в каналі
    .name = викликати
command-dvonn-challenge-opponent = Кого викликати. Типово: прийняти може будь-хто
    .name = суперник
command-dvonn-challenge-color = Твій колір. Типово: випадковий
    .name = колір
command-dvonn-challenge-setup = Як заповнити дошку. Типово: запитаю
    .name = розташування
command-dvonn-challenge-seed = Зерно попередньої дошки. Типово: випадкове
    .name = зерно
command-dvonn-challenge-position = Початкова позиція текстом, для розташування «задане»
    .name = позиція
command-dvonn-challenge-clock = Контроль часу: 5d, 3d+12h, live 10 або none. Типово: 3d+12h
    .name = контроль
command-dvonn-challenge-rated = Рейтингова партія. Типово: лише якщо обидва гравці мають тут рейтинг
    .name = рейтингова
command-dvonn-play = Зіграти з комп’ютером
    .name = грати
command-dvonn-play-level = Рівень комп’ютера. Типово: аматор
    .name = рівень
command-dvonn-play-engine = Рушій, який додав оператор бота, замість рівня
    .name = рушій
command-dvonn-play-color = Твій колір. Типово: випадковий
    .name = колір
command-dvonn-play-setup = Як заповнити дошку. Типово: чесна випадкова дошка
    .name = розташування
command-dvonn-play-clock = Твій контроль часу: 5d, 3d+12h, live 10 або none. Типово: 3d+12h
    .name = контроль
command-dvonn-play-seed = Зерно попередньої дошки. Типово: випадкове
    .name = зерно
command-dvonn-play-position = Початкова позиція текстом, для розташування «задане»
    .name = позиція
command-dvonn-place = Поставити наступну фішку
    .name = поставити
command-dvonn-place-cell = Вільне поле, як-от D3. Наступні поля (D3 E4 F2) стануть твоїм планом
    .name = поле
command-dvonn-plan = Спланувати, куди ставити фішки: вони стануть туди самі
    .name = план
command-dvonn-conditional = Задати умовні ходи: якщо суперник так, то я отак
    .name = умовні
command-dvonn-move = Походити одним зі своїх стосів
    .name = хід
command-dvonn-move-move = Поле твого стосу й поле, на яке він стане, як-от D3F3
    .name = хід
command-dvonn-hint = Показати твої найкращі ходи (лише в нерейтингових партіях)
    .name = підказка
command-dvonn-analyse = Проаналізувати позицію чи партію. Типово: партію в цьому каналі
    .name = аналіз
command-dvonn-analyse-position = Позиція текстом, як-от «w r1,w1,…/…»
    .name = позиція
command-dvonn-analyse-game = Номер партії, список ходів або текст файлу партії
    .name = партія
command-dvonn-analyse-after = Позиція після цієї кількості ходів. Типово: остання
    .name = після
command-dvonn-analyse-lines = Скільки найкращих продовжень показати, 1–5. Типово: 3
    .name = продовження
command-dvonn-board = Показати дошку партії в цьому каналі
    .name = дошка
command-dvonn-board-surrounded = Позначити оточені стоси (вони не ходять). Типово: ні
    .name = оточені
command-dvonn-board-size = Розмір картинки. Типово: як у твоїх налаштуваннях
    .name = розмір
command-dvonn-board-size-small = малий
command-dvonn-board-size-normal = звичайний
command-dvonn-board-size-large = великий
command-dvonn-games = Показати твої поточні партії та їхні дедлайни
    .name = партії
command-dvonn-offer = Запропонувати нічию, повернення ходу, паузу, час чи реванш
    .name = запропонувати
command-dvonn-offer-what = Що запропонувати
    .name = що
command-dvonn-offer-what-draw = Нічия
command-dvonn-offer-what-takeback = Повернення твого останнього ходу
command-dvonn-offer-what-pause = Пауза: обидва годинники стоять
command-dvonn-offer-what-time = Більше часу суперникові (згода не потрібна)
command-dvonn-offer-what-rematch = Реванш зі зміною кольорів
command-dvonn-admin = Налаштування для всього сервера
command-dvonn-admin-settings = Переглянути й змінити налаштування сервера
    .name = налаштування
command-dvonn-admin-limits = Переглянути або задати, скільки викликів, гілок і турнірів можна починати
    .name = обмеження
command-dvonn-admin-limits-challenges = Відкритих викликів від однієї людини. Типово: 3
    .name = виклики
command-dvonn-admin-limits-opponent = Щонайбільше відкритих викликів від однієї людини до іншої. Типово: 1
    .name = суперник
command-dvonn-admin-limits-threads = Скільки гілок одна людина може відкрити за 10 хвилин. Типово: 3
    .name = гілки
command-dvonn-admin-limits-tournaments = Незавершених турнірів одного організатора. Модераторам можна 3. Типово: 1
    .name = турніри
command-dvonn-admin-limits-wait = Через скільки хвилин організатор може створити новий турнір. Модератори не чекають. Типово: 60
    .name = очікування
command-dvonn-admin-limits-reason = Причина, для журналу (необов’язково)
    .name = причина
command-dvonn-admin-roles = Переглянути або задати ролі за місця в таблиці лідерів і титули
    .name = ролі
command-dvonn-admin-roles-first = Роль за перше місце в таблиці лідерів
    .name = перше
command-dvonn-admin-roles-top3 = Роль для першої трійки таблиці лідерів
    .name = топ3
command-dvonn-admin-roles-top10 = Роль для першої десятки таблиці лідерів
    .name = топ10
command-dvonn-admin-roles-season = Роль для переможця останнього сезону
    .name = сезон
command-dvonn-admin-roles-tournament = Роль для переможця останнього турніру
    .name = турнір
command-dvonn-admin-roles-league = Роль для чемпіона ліги
    .name = ліга
command-dvonn-admin-roles-reason = Причина, для журналу (необов’язково)
    .name = причина
command-dvonn-admin-block = Заборонити людині починати партії й долучатися до них на цьому сервері
    .name = заблокувати
command-dvonn-admin-block-player = Кого заблокувати (поточні партії тривають)
    .name = гравець
command-dvonn-admin-block-reason = Причина, для журналу й для заблокованої людини
    .name = причина
command-dvonn-admin-unblock = Розблокувати людину на цьому сервері
    .name = розблокувати
command-dvonn-admin-unblock-player = Кого розблокувати
    .name = гравець
command-dvonn-admin-unblock-reason = Причина, для журналу (необов’язково)
    .name = причина
command-dvonn-admin-fairness = Скільки гравці втрачають за хід у розібраних рейтингових партіях: натяк, не доказ
    .name = чесність
command-dvonn-admin-fairness-player = Гравець. Типово: ті, хто найбільше вирізняється
    .name = гравець
command-dvonn-admin-backup = Завантажити всі партії, результати, турніри й налаштування цього сервера
    .name = копія
command-dvonn-admin-log = Показати дії модераторів: хто, що, коли й чому
    .name = журнал
command-dvonn-resign = Здатися в партії в цьому каналі
    .name = здатися
command-dvonn-vacation = Почати чи закінчити відпустку або дізнатися, скільки днів лишилося
    .name = відпустка
command-dvonn-vacation-days = Дні по 24 години, починаючи від зараз; 0 закінчує відпустку
    .name = дні
command-dvonn-help = Як грати в DVONN із цим ботом
    .name = довідка
command-dvonn-rules = Вивчити правила DVONN за п’ять хвилин, з картинками
    .name = правила
command-dvonn-rules-page = З якої сторінки почати. Типово: мета гри
    .name = сторінка
command-dvonn-rules-page-goal = Мета гри
command-dvonn-rules-page-placing = Розставляння фішок
command-dvonn-rules-page-moving = Ходи стосами
command-dvonn-rules-page-surrounded = Оточені стоси
command-dvonn-rules-page-isolation = Ізоляція
command-dvonn-rules-page-end = Пас і кінець партії
command-dvonn-rules-page-here = Як грати тут
command-dvonn-rules-cell = Поле: яких воно торкається і що там стоїть
    .name = поле
# Пункти в меню людей і повідомлень.
command-menu-challenge = Викликати на партію DVONN
command-menu-profile = Профіль DVONN
command-menu-analyse = Аналіз цієї позиції
command-menu-import = Імпорт цієї партії

command-game = Одна партія: розбір, повтор, ходи, попередній перегляд, експорт та імпорт
    .name = партія
command-game-moves = Показати всі ходи партії в цьому каналі
    .name = ходи
command-game-replay = Показати повтор партії як GIF
    .name = повтор
command-game-replay-game = Номер партії чи список ходів. Типово: остання партія в цьому каналі
    .name = партія
command-game-replay-from = Номер першого ходу. Типово: 1
    .name = від
command-game-replay-to = Номер останнього ходу. Типово: останній зіграний
    .name = до
command-game-replay-share = Повтор для всіх у каналі. Типово: тільки для тебе
    .name = для-всіх
command-game-review = Розібрати завершену партію: шанси, переломні моменти, точність
    .name = розбір
command-game-review-game = Номер партії. Типово: остання партія в цьому каналі
    .name = партія
command-game-find = Знайти завершені партії за гравцем, результатом, розташуванням, днем, довжиною чи позицією
    .name = знайти
command-game-find-player = Суперник. З параметром «усі»: будь-який гравець. Для партій із комп’ютером обери мене
    .name = гравець
command-game-find-everyone = Шукати в партіях усіх на цьому сервері. Типово: лише у твоїх
    .name = усі
command-game-find-result = Результат твій або вказаного гравця
    .name = результат
command-game-find-result-won = Перемога
command-game-find-result-lost = Поразка
command-game-find-setup = Як було заповнено дошку
    .name = розташування
command-game-find-from = Партії, початі не раніше за цей день, як-от 2026-03-01
    .name = від
command-game-find-until = Партії, початі не пізніше за цей день, як-от 2026-03-31
    .name = до
command-game-find-shortest = Найменша кількість ходів
    .name = мінімум
command-game-find-longest = Найбільша кількість ходів
    .name = максимум
command-game-find-position = Ходи, як-от D3 E4 F5, або позиція текстом. Дзеркальні позиції теж підходять
    .name = позиція
command-game-export = Експортувати партію у файл
    .name = експорт
command-game-export-game = Номер партії. Типово: остання партія в цьому каналі
    .name = партія
command-game-export-format = Формат файлу. Типово: текст
    .name = формат
command-game-import = Імпортувати партію з файлу чи тексту, щоб погортати її
    .name = імпорт
command-game-import-file = Файл партії: з /партія експорт, SGF із Boardspace або журнал CodeCup
    .name = файл
command-game-import-text = Ходи, як-от D3 E4 F5. Більша форма відкриється, якщо лишити це й файл порожніми
    .name = текст
command-game-preview = Подивитися, що дадуть ходи, не граючи їх
    .name = перегляд
command-game-preview-move = Поле (D3), хід (D3F3) або кілька ходів (D3F3 E4E5)
    .name = хід
command-game-abort = Перервати партію, у якій ніхто не зробив більше ніж один хід
    .name = перервати
command-game-claim = Заявити про перемогу, якщо суперника вже немає на сервері і його час вийшов
    .name = заявити
command-game-moderate = Модератори: завершити чи анулювати партію, передати сторону. Причину бачать усі
    .name = модерувати
command-game-moderate-action = Рішення
    .name = рішення
command-game-moderate-action-end = Завершити партію з результатом
command-game-moderate-action-void = Анулювати партію: без результату або вже не рейтингова
command-game-moderate-action-hand-over = Передати сторону іншому гравцеві
command-game-moderate-reason = Причина, її буде видно в каналі партії
    .name = причина
command-game-moderate-winner = Переможець, якщо завершуєш партію з результатом
    .name = переможець
command-game-moderate-player = Новий гравець, якщо передаєш сторону
    .name = гравець
command-game-moderate-side = Сторона, яку передати
    .name = сторона
command-game-moderate-game = Номер партії. Типово: поточна партія в цьому каналі
    .name = партія
command-dvonn-settings = Твої налаштування: дошки, нотація, нагадування, тихі години, вихідні, мова
    .name = налаштування
command-privacy = Переглянути, завантажити чи видалити твої дані
    .name = дані
command-privacy-show = Показати, що я про тебе зберігаю, як довго й хто це бачить
    .name = показати
command-privacy-export = Завантажити все, що я про тебе зберігаю
    .name = експорт
command-privacy-delete = Видалити все про тебе (спершу перепитаю)
    .name = видалити
command-tournament = Турніри на цьому сервері
    .name = турнір
command-tournament-create = Створити турнір у цьому каналі
    .name = створити
command-tournament-create-name = Назва турніру
    .name = назва
command-tournament-create-kind = Система. Типово: швейцарська
    .name = тип
command-tournament-create-kind-swiss = Швейцарська: граєш із тими, у кого приблизно стільки ж очок
command-tournament-create-kind-round-robin = Колова: кожен грає з кожним
command-tournament-create-kind-double = Двоколова: кожен грає з кожним двічі, по разу кожним кольором
command-tournament-create-kind-knockout = На вибування: хто програв, той вибув
command-tournament-create-kind-arena = Арена: якнайбільше партій за певний час
command-tournament-create-kind-teams = Командний матч: твій сервер проти іншого, дошка на дошку
command-tournament-create-rounds = Кількість турів (лише швейцарська). Типово: скільки треба
    .name = тури
command-tournament-create-clock = Контроль часу: 5d, 3d+12h, live 10 або none. Типово: за тривалістю туру
    .name = контроль
command-tournament-create-setup = Як заповнити дошки. Типово: всі 49 фішок вручну
    .name = розташування
command-tournament-create-deadline = Скільки щонайбільше триває тур, як-от 14d або 2h. Типово: 14d
    .name = дедлайн
command-tournament-create-rated = Рейтингові партії. Типово: так
    .name = рейтингова
command-tournament-create-start = Початок за твоїм часом: 2026-12-05 19:00, 19:00 або 3d. Типово: запускаєш ти
    .name = початок
command-tournament-create-repeat = Як часто повторюється (лише модератори). Типово: один раз
    .name = повтор
command-tournament-create-repeat-week = Щотижня
command-tournament-create-repeat-month = Щомісяця
command-tournament-create-repeat-weekday = Щомісяця того ж дня тижня
command-tournament-create-players = Кількість учасників: 4-16, 4- або -16. Якщо набереться менше, турнір скасується
    .name = учасники
command-tournament-create-ratings = Рейтинги: 1400-1800, 1400- або -1800. Типово: будь-які
    .name = рейтинги
command-tournament-create-role = Приєднатися можуть лише учасники з цією роллю. Типово: усі
    .name = роль
command-tournament-create-invited = Грають лише ті, кого заявиш ти. Типово: ні
    .name = за-запрошенням
command-tournament-accept = Модератори: прийняти командний матч, який пропонує інший сервер
    .name = прийняти
command-tournament-accept-code = Код від іншого сервера
    .name = код
command-tournament-join = Приєднатися до турніру
    .name = приєднатися
command-tournament-join-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-leave = Вийти з турніру до його початку
    .name = вийти
command-tournament-leave-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-start = Організатор: почати турнір
    .name = почати
command-tournament-start-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-add = Організатор: заявити гравця на турнір
    .name = додати-гравця
command-tournament-add-player = Кого заявити
    .name = гравець
command-tournament-add-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-add-computer = Організатор: додати комп’ютер до турніру
    .name = додати-комп
command-tournament-add-computer-level = Рівень комп’ютера
    .name = рівень
command-tournament-add-computer-count = Кількість заявок. Типово: 1
    .name = кількість
command-tournament-add-computer-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-remove-computer = Організатор: прибрати комп’ютер із турніру
    .name = прибрати-комп
command-tournament-remove-computer-level = Рівень комп’ютера
    .name = рівень
command-tournament-remove-computer-count = Кількість заявок. Типово: 1
    .name = кількість
command-tournament-remove-computer-tournament = Турнір (необов’язково, якщо відкритий лише один)
    .name = турнір
command-tournament-standings = Показати таблицю турніру
    .name = таблиця
command-tournament-standings-tournament = Турнір (необов’язково, якщо він лише один)
    .name = турнір
command-tournament-pairings = Показати пари туру
    .name = пари
command-tournament-pairings-round = Тур. Типово: поточний
    .name = тур
command-tournament-pairings-tournament = Турнір (необов’язково, якщо він лише один)
    .name = турнір
command-tournament-withdraw = Знятися з турніру, що триває (спершу перепитаю)
    .name = знятися
command-tournament-withdraw-player = Організатор: кого зняти. Типово: тебе
    .name = гравець
command-tournament-withdraw-tournament = Турнір (необов’язково, якщо триває лише один)
    .name = турнір
command-tournament-replace = Організатор: замінити гравця в турнірі, що триває (спершу перепитаю)
    .name = замінити
command-tournament-replace-player = Кого замінити
    .name = гравець
command-tournament-replace-by = Новий гравець
    .name = ким
command-tournament-replace-tournament = Турнір (необов’язково, якщо триває лише один)
    .name = турнір
command-tournament-end = Організатор: завершити турнір або скасувати його до початку
    .name = завершити
command-tournament-end-tournament = Турнір (необов’язково, якщо він лише один)
    .name = турнір
command-tournament-move = Організатор: перенести турнір до цього каналу
    .name = перенести
command-tournament-move-tournament = Турнір (необов’язково, якщо він лише один)
    .name = турнір
command-tournament-list = Показати турніри на цьому сервері
    .name = список
command-tournament-manage = Організатор: що триває, хто затримується, і нагадування
    .name = керувати

command-league = Ліга цього сервера
    .name = ліга
command-league-show = Ліга: коли почнеться наступний цикл, хто грає, і таблиці
    .name = показати
command-league-join = Зіграти в наступному циклі ліги або підтвердити, що граєш далі
    .name = приєднатися
command-league-leave = Пропустити наступний цикл ліги або вийти з поточного
    .name = вийти
command-league-history = Переможці й таблиці всіх циклів ліги
    .name = історія
command-league-championship = Чемпіонат усіх серверів: заявитися або переглянути гравців і таблиці
    .name = чемпіонат
command-league-create = Модератори: відкрити лігу в цьому каналі
    .name = створити
command-league-create-name = Назва ліги
    .name = назва
command-league-create-start = Початок за твоїм часом: 2026-12-05 19:00, 19:00 або 7d. Типово: 7d
    .name = початок
command-league-create-size = Скільки людей у дивізіоні. Типово: 7
    .name = розмір
command-league-create-games = Партій із кожним суперником. Типово: 1
    .name = партії
command-league-create-weeks = Тижнів у циклі. Типово: 6
    .name = тижні
command-league-create-moves = Скільки людей піднімається і скільки опускається після циклу. Типово: 2
    .name = переходи
command-league-create-at-once = Скільки партій ліги людина грає водночас. Типово: 3
    .name = водночас
command-league-create-clock = Контроль часу: 5d, 3d+12h, live 10 або none. Типово: за тривалістю циклу
    .name = контроль
command-league-create-setup = Як заповнити дошки. Типово: всі 49 фішок вручну
    .name = розташування
command-league-create-rated = Рейтингові партії. Типово: так
    .name = рейтингова
command-league-remove = Модератори: прибрати гравця з наступного циклу ліги
    .name = прибрати
command-league-remove-player = Кого прибрати
    .name = гравець
command-league-pause = Модератори: поставити лігу на паузу
    .name = пауза
command-league-resume = Модератори: продовжити лігу після паузи
    .name = продовжити
command-league-move = Модератори: перенести лігу в цей канал
    .name = перенести
command-league-close = Модератори: закрити лігу назавжди (спершу перепитаю)
    .name = закрити
command-seek = Знайти суперника на будь-якому сервері з цим ботом
    .name = шукати
command-seek-clock = Контроль часу: 5d, 3d+12h, live 10 або none. Типово: як захоче суперник
    .name = контроль
command-seek-rated = Рейтингова партія: лише з тими, хто теж це обирає. Типово: нерейтингова
    .name = рейтингова
command-seek-setup = Як заповнити дошку. Типово: як захоче суперник
    .name = розташування
command-seek-range = Наскільки рейтинг суперника може відрізнятися від твого. Типово: будь-який
    .name = діапазон
command-seek-hours = Скільки годин чекати на суперника. Типово: 24
    .name = години
command-learn = Навчитися добре грати в DVONN
    .name = навчання
command-learn-lesson = Урок на дошці: читай, ходи, дивись, що буде
    .name = урок
command-learn-lesson-number = Номер уроку. Типово: наступний
    .name = номер
command-learn-terms = Терміни гри з поясненнями
    .name = терміни
command-learn-terms-term = Який термін пояснити. Типово: всі
    .name = термін
command-learn-progress = Твій прогрес: уроки, задачі, пройдені рівні, точність
    .name = прогрес
command-learn-advice = Поради, як грати добре, з картинками
    .name = поради
command-learn-advice-page = Номер сторінки. Типово: перша
    .name = сторінка
command-puzzle = Задачі зі справжніх партій
    .name = задача
command-puzzle-play = Розв’язати наступну задачу на твоєму рівні
    .name = нова
command-puzzle-play-theme = Тема. Типово: будь-яка (деякі теми змінюють рейтинг удвічі менше)
    .name = тема
command-puzzle-daily = Розв’язати задачу дня
    .name = дня
command-puzzle-race = Розв’язати якомога більше задач за п’ять хвилин
    .name = перегони
command-puzzle-race-opponent = Суперник, який отримає ті самі задачі. Типово: без суперника
    .name = суперник
theme-any = Будь-яка тема
command-ladder = Таблиці лідерів цього сервера та всіх серверів
    .name = лідери
command-ladder-top = Показати таблицю лідерів і твоє місце в ній
    .name = топ
command-ladder-top-list = Гравці чи рівні комп’ютера на цьому сервері або глобальна таблиця. Типово: гравці
    .name = список
command-ladder-top-list-people = Гравці
command-ladder-top-list-computer = Рівні комп’ютера
command-ladder-top-list-world = Глобальна таблиця
command-ladder-leave-global = Вийти з глобальної таблиці лідерів
    .name = вийти-з-глобальної
command-ladder-profile = Профіль гравця: графік рейтингу, статистика, найкраща перемога, останні партії
    .name = профіль
command-ladder-profile-player = Гравець. Типово: ти
    .name = гравець
command-ladder-profile-level = Рівень комп’ютера, замість гравця
    .name = рівень
command-ladder-profile-engine = Рушій, який додав оператор бота, замість гравця
    .name = рушій
command-ladder-versus = Порівняти двох гравців: їхні партії та прогноз на сьогодні
    .name = порівняти
command-ladder-versus-player = Перший гравець
    .name = гравець
command-ladder-versus-opponent = Другий гравець. Типово: ти
    .name = суперник
command-ladder-games = Показати завершені рейтингові партії, від найновіших
    .name = партії
command-ladder-games-player = Чиї партії показати. Типово: всіх
    .name = гравець
command-ladder-season = Показати таблицю сезону
    .name = сезон
command-ladder-season-number = Номер сезону. Типово: поточний
    .name = номер
command-ladder-activity = Показати графік партій за останні 26 тижнів
    .name = активність
command-ladder-puzzles = Показати, хто на цьому сервері найкраще розв’язує задачі
    .name = задачі
command-ladder-challenge = Викликати гравця на партію за місце (якщо таблиця лідерів — за місцями)
    .name = викликати
command-ladder-challenge-opponent = Гравець щонайбільше на три місця вище за тебе
    .name = суперник
command-ladder-challenge-setup = Як заповнити дошку. Типово: запитаю
    .name = розташування
command-ladder-challenge-clock = Контроль часу: 5d, 3d+12h або live 10. Типово: 3d+12h
    .name = контроль
command-ladder-challenge-color = Твій колір. Типово: випадковий
    .name = колір
command-learn-openings = Куди люди ставили фішки у справжніх партіях
    .name = дебюти
command-learn-openings-game = Номер партії. Типово: остання партія в цьому каналі або порожня дошка
    .name = партія
command-game-note = Твоя нотатка про партію. До кінця партії її бачиш тільки ти
    .name = нотатка
command-game-note-game = Номер партії. Типово: остання партія в цьому каналі
    .name = партія
command-game-follow = Отримувати приватні сповіщення про партію цього каналу або глянути, за чим ти стежиш
    .name = стежити
format-text = Текст
format-sgf = SGF
color-white = Білі
color-black = Чорні
color-random = Випадковий
color-neither = Нічия
setup-full = повне: всі 49 фішок вручну
setup-reds = червоні: три червоні вручну, решта випадково
setup-random = випадкове: чесна випадкова дошка
setup-symmetric = симетричне: випадкова дошка, однакова з обох боків
setup-cut = діли й обирай: ти пропонуєш випадкову дошку, суперник обирає сторону
setup-given = задане: позиція, яку ти задаєш текстом
level-beginner = початківець
level-novice = новачок
level-casual = аматор
level-skilled = вправний
level-club = клубний
level-strong = сильний
level-expert = експерт
level-master = майстер
level-grandmaster = гросмейстер

## Виклики

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } викликає тебе на партію DVONN і хоче грати білими.
        [black] { $opponent }, { $challenger } викликає тебе на партію DVONN і хоче грати чорними.
        [choice] { $opponent }, { $challenger } викликає тебе на партію DVONN на дошці нижче. Яку сторону обираєш?
       *[random] { $opponent }, { $challenger } викликає тебе на партію DVONN. Кольори випадкові.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } хоче зіграти в DVONN білими. Хто приймає виклик?
        [black] { $challenger } хоче зіграти в DVONN чорними. Хто приймає виклик?
        [choice] { $challenger } хоче зіграти в DVONN на дошці нижче. Хто приймає виклик і обирає сторону?
       *[random] { $challenger } хоче зіграти в DVONN. Хто приймає виклик? Кольори випадкові.
    }
challenge-rematch = Реванш за партію { $number }:
challenge-sides =
    { $first ->
        [white] Білими грає { $white }, чорними — { $black }. Починають білі.
       *[black] Білими грає { $white }, чорними — { $black }. Починають чорні.
    }
challenge-until = Строк виклику спливає { $until }.
challenge-draft = Виклик ще не надіслано.
challenge-open = Виклик ще відкритий.
challenge-accepted = Прийнято: це партія { $number }.
challenge-declined = Відхилено.
challenge-cancelled = Скасовано.
challenge-expired = Строк минув.
challenge-in-thread = Партія тут: { $place }.
challenge-posted = Твій виклик тут: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] рейтингова
        [if] рейтингова, якщо ви обоє маєте тут рейтинг
       *[no] нерейтингова
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] рейтингова
        [if] рейтингова, якщо ви обоє маєте тут рейтинг
       *[no] нерейтингова
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] рейтингова
       *[no] нерейтингова
    }
terms-any-board = Будь-яка дошка
terms-any-clock = будь-який контроль часу
terms-unrated-by-default = {"-#"} Нерейтингова: рейтинг тут поки що є не в обох. Для рейтингової партії додай `рейтингова:True`.
terms-full = Усі 49 фішок ставлять вручну
terms-reds = Три червоні ставлять вручну, решта випадково
terms-random = Випадкова дошка
terms-symmetric = Симетрична дошка
terms-cut = Діли й обирай: один пропонує випадкову дошку, інший обирає сторону
terms-given = Позиція, задана текстом
clock-none = без контролю часу
clock-turn = { $turn } на хід
clock-bank = { $bank } + { $increment } на хід
clock-cap = { $clock }, щонайбільше { $cap }
clock-live = наживо, { $each } на гравця
length-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
        [many] { $count } днів
       *[other] { $count } дня
    }
length-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
        [many] { $count } годин
       *[other] { $count } години
    }
length-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
seek-somebody = суперник з іншого сервера
seek-waiting = Шукаю тобі суперника на всіх серверах із цим ботом, де ввімкнено пошук. Пошук закінчиться { $until }.
seek-already = Я вже шукаю тобі суперника на всіх серверах із цим ботом, де ввімкнено пошук. Пошук закінчиться { $until }.
seek-place = Ти гратимеш тут: { $place }. Коли партія почнеться, я тобі туди напишу.
seek-place-here = Ти гратимеш тут. Коли партія почнеться, я тобі напишу.
seek-lobby = Хто читає { $lobby }, бачить, що ти шукаєш суперника.
seek-direct = наші приватні повідомлення
seek-direct-here = Твоя партія почнеться тут, у наших приватних повідомленнях.
seek-rated = -# Рейтингова: зараховується до глобальної таблиці лідерів. Усі на всіх серверах бачать там твоє ім’я та рейтинг. Подивитися: `/лідери топ` із `список:Глобальна таблиця`. Вийти: `/лідери вийти-з-глобальної`.
seek-range = Рейтинг суперника: від { $from } до { $to }. Діапазон щохвилини трохи ширшає.
button-seek-stop = Зупинити пошук
seek-found = Суперника знайдено. Ти граєш тут: { $place }.
seek-stopped = Готово. Пошук суперника зупинено.
seek-not-running = Зараз я не шукаю тобі суперника. Щоб почати, напиши `/шукати`.
seek-ended = { $person }, вчасно знайти суперника не вдалося. Спробуй ще раз: `/шукати`.
seek-avoided = Готово. Цей суперник тобі більше не трапиться.
seek-ask-report = Поскаржитися на суперника операторові бота? Оператор побачить цю партію і твоє ім’я. Цей суперник тобі більше не трапиться.
button-report-sure = Поскаржитися
seek-reported = Готово. Скаргу надіслано операторові бота. Цей суперник тобі більше не трапиться.
seek-barred = Оператор бота не дозволяє тобі користуватися `/шукати`. Викликати людей на своїх серверах ти й далі можеш.
seek-too-many-reports = Твоїх скарг за 24 години: { $most }. Більше поки що не можна, спробуй пізніше.
seek-off = На цьому сервері команду `/шукати` вимкнено. Скористайся нею в наших приватних повідомленнях або попроси адміна сервера ввімкнути її через `/dvonn-admin налаштування`.
seek-guest = Тут я не можу показувати ходи твого суперника. Напиши `/шукати` в наших приватних повідомленнях.
seek-too-many = Знайдено суперників за 24 години: { $most }. Більше поки що не можна, спробуй пізніше.
seek-no-rating = Для параметра `діапазон` потрібен рейтинг, а його в тебе ще немає. Не вказуй цього параметра. У рейтингових партіях рахується твій рейтинг у глобальній таблиці лідерів.
seek-no-clock = Рейтинговій партії потрібен контроль часу. Обери інший `контроль` або не вказуй його.
seek-nobody-to-avoid = Цього суперника знайдено не через `/шукати`, тож нема кого уникати.
seek-not-looking = Зараз ви не можете зіграти: ця людина вже не шукає суперника або шукає з іншим рейтингом. Щоб знайти когось іншого, скористайся `/шукати`.
seek-refused-avoided = Ти більше не хочеш грати з цією людиною, тож зіграти ви не можете.
button-avoid = Уникати суперника
button-report = Поскаржитися на суперника
digest-title = **Тиждень з { $from } до { $until }**
digest-count =
    { $games ->
        [one] { $games } партію завершено
        [few] { $games } партії завершено
        [many] { $games } партій завершено
       *[other] { $games } партії завершено
    }, { $people ->
        [one] { $people } гравець
        [few] { $people } гравці
        [many] { $people } гравців
       *[other] { $people } гравця
    }.
digest-beaten = { $move }, поразки від: { $players }
digest-upset = Сенсація тижня, партія { $game }: { $winner } перемагає, хоча фаворит — { $loser } ({ $percent }%).
digest-game = **Партія тижня:** { $game }
digest-turn = Переломний момент — хід { $number }, { $played }. Краще було { $better }.
digest-streaks = Серії задач дня: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дня
    })
digest-season = Сезон { $number } завершиться { $when }.
digest-running = **Зараз триває**
digest-league = цикл { $cycle }, попереду: { $leaders }
lobby-title = **Лобі DVONN**
lobby-looking = **Шукають суперника**
lobby-nobody = Зараз ніхто не шукає суперника.
lobby-all-servers = усі сервери
lobby-games = **Партії, за якими можна стежити**
lobby-tournaments = **Турніри з відкритим записом**
lobby-ping = { $role } { $person } шукає суперника: { $terms }.
lobby-told = Готово. Коли хтось шукатиме суперника, я повідомлю тебе тут, щонайбільше раз на шість годин. Щоб вимкнути, натисни кнопку ще раз.
lobby-not-told = Готово. Більше не повідомлятиму тебе, коли хтось шукає суперника.
lobby-no-role = Це лобі більше нікого не сповіщає.
lobby-audit = Хоче знати, коли хтось шукає суперника
button-lobby-play = Грати: { $name }
button-lobby-tell = Сповіщати про суперників
thread-opening = Відкриваю гілку…
thread-not-added = Discord не дає мені додати тебе до [гілки]({ $url }). Відкрий її за цим посиланням. Якщо ти її не бачиш або не можеш там писати, тобі потрібні дозволи «Переглядати канали» і «Надсилати повідомлення в гілках». Попроси про них модераторів.
thread-name = DVONN: { $names }
draft-person = Цю дошку поки що бачиш тільки ти. Якщо запропонуєш її, { $opponent } обере сторону, а ти гратимеш за іншу.
draft-anyone = Цю дошку поки що бачиш тільки ти. Якщо запропонуєш її, сторону обере той, хто прийме виклик, а ти гратимеш за іншу.
challenge-sent = Твій виклик нижче.
setup-ask-person = Ти викликаєш гравця { $opponent }. На якій дошці?
setup-ask-anyone = Ти викликаєш будь-кого в цьому каналі. На якій дошці?
setup-ask-busy = { $busy } Тож для твого виклику буде гілка. Спершу обери дошку.
setup-ask-common =
    - {"**"}Випадкова дошка** (швидко): усі 49 фішок уже на дошці, і партія починається з першого ходу.
    - {"**"}Ставити вручну**: спершу ви удвох ставите 49 фішок, по одній.
setup-ask-all =
    - {"**"}Червоні вручну**: ви удвох ставите три червоні фішки. Решта дошки заповнюється випадково.
    - {"**"}Симетрична дошка**: випадкова дошка, однакова з обох боків.
    - {"**"}Діли й обирай**: ти пропонуєш випадкову дошку, а суперник обирає сторону.
button-setup-random = Випадкова дошка
button-setup-full = Ставити вручну
button-setup-other = Інші розташування…
button-setup-reds = Червоні вручну
button-setup-symmetric = Симетрична дошка
button-setup-cut = Діли й обирай
button-rated = Зробити рейтинговою
button-unrated = Зробити нерейтинговою
draft-discarded = Скасовано. Ніхто інший цього не бачив.
button-offer-board = Запропонувати цю дошку
button-deal-again = Інша дошка
button-play-white = Грати білими
button-play-black = Грати чорними
button-accept = Прийняти
button-decline = Відхилити
button-cancel = Скасувати виклик
button-open-thread = Відкрити гілку
offer-thread = Відкрити гілку для вашої партії?

## Новини

# Комп’ютер як гравець, у реченнях на місці імені людини.
computer = Комп’ютер ({ $level })
computer-without-level = Комп’ютер
# Людина, яка видалила свої дані.
deleted-player = видалений гравець
deleted-person = видалена людина

news-start = Починається партія { $number }: { $white } грає білими, { $black } — чорними.
news-place =
    { $piece ->
        [red] { $player } ставить червону фішку на **{ $cell }**{ $note }.
        [white] { $player } ставить білу фішку на **{ $cell }**{ $note }.
       *[black] { $player } ставить чорну фішку на **{ $cell }**{ $note }.
    }
news-dealt = Решту дошки заповнено випадково.
news-move = { $player } ходить **{ $ply }**{ $note }
news-pass = { $player } не має можливих ходів і пасує.
ply-pass = пас
news-planned = {" "}(за планом)
news-plan-stopped = План гравця { $player } зупинився.
news-prepared = {" "}(умовний хід)
news-only-ply = {" "}(вимушений хід)
news-all-prepared = Умовні ходи: { $plies }
news-filled = Поставлено за планом — { $pieces }.
news-filled-part =
    { $piece ->
        [red] червоні: { $count }
        [white] білі: { $count }
       *[black] чорні: { $count }
    }
news-item =
    { $piece ->
        [red] червона { $ply }
        [white] біла { $ply }
       *[black] чорна { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] захоплює білу одиночну фішку
           *[black] захоплює чорну одиночну фішку
        }
       *[other] { $color ->
            [white] захоплює білий стос висотою { $height }
           *[black] захоплює чорний стос висотою { $height }
        }
    }{ $red ->
        [yes] {" "}(з червоною)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] стає на білу одиночну фішку
           *[black] стає на чорну одиночну фішку
        }
       *[other] { $color ->
            [white] стає на білий стос висотою { $height }
           *[black] стає на чорний стос висотою { $height }
        }
    }{ $red ->
        [yes] {" "}(з червоною)
       *[no] {""}
    }
effect-captures-red = захоплює червону
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] ізолює { $count } білу фішку
           *[black] ізолює { $count } чорну фішку
        }
        [few] { $color ->
            [white] ізолює { $count } білі фішки
           *[black] ізолює { $count } чорні фішки
        }
        [many] { $color ->
            [white] ізолює { $count } білих фішок
           *[black] ізолює { $count } чорних фішок
        }
       *[other] { $color ->
            [white] ізолює { $count } білої фішки
           *[black] ізолює { $count } чорної фішки
        }
    }
effect-isolates-both = ізолює фішки: білі { $white }, чорні { $black }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] ізолює { $count } твою фішку
            [few] ізолює { $count } твої фішки
            [many] ізолює { $count } твоїх фішок
           *[other] ізолює { $count } твоєї фішки
        }
       *[theirs] { $count ->
            [one] ізолює { $count } фішку суперника
            [few] ізолює { $count } фішки суперника
            [many] ізолює { $count } фішок суперника
           *[other] ізолює { $count } фішки суперника
        }
    }

## Що робити

todo-place-red =
    { $left ->
        [one] { $player }, постав останню червону фішку.
        [few] { $player }, постав червону фішку (усього лишилося { $left }).
        [many] { $player }, постав червону фішку (усього лишилося { $left }).
       *[other] { $player }, постав червону фішку (усього лишилося { $left }).
    }
todo-place =
    { $color ->
        [white] { $left ->
            [one] { $player }, постав білу фішку (лишилася { $left }).
            [few] { $player }, постав білу фішку (лишилося { $left }).
            [many] { $player }, постав білу фішку (лишилося { $left }).
           *[other] { $player }, постав білу фішку (лишилося { $left }).
        }
       *[black] { $left ->
            [one] { $player }, постав чорну фішку (лишилася { $left }).
            [few] { $player }, постав чорну фішку (лишилося { $left }).
            [many] { $player }, постав чорну фішку (лишилося { $left }).
           *[other] { $player }, постав чорну фішку (лишилося { $left }).
        }
    }
todo-move = { $player }, твій хід.
how-to-move =
    Твої стоси — з { $color ->
        [white] білою
       *[black] чорною
    } фішкою зверху. Обери один, потім поле, на яке він стане.
todo-elsewhere = Зараз ходить { $player }.
todo-computer = { $player } думає…
todo-computer-for = Рушій обирає поле за гравця { $player }…

## Події

event-taken-back =
    { $with ->
        [computer] { $player } повертає свій останній хід.
       *[person] Гравці домовилися: { $player } повертає свій останній хід.
    }
event-paused =
    { $with ->
        [computer] Партія на паузі. Щоб продовжити, натисни «Продовжити партію».
       *[person] Гравці домовилися про паузу. Кожен із них може натиснути «Продовжити партію».
    }
event-resumed = { $player } продовжує партію.
event-time-given = { $giver } дає гравцеві { $player } більше часу: +{ $time }.
event-engine-replaced =
    { $color ->
        [white] Рушій, що грав білими, дав збій. Далі грає { $player }, і партія тепер нерейтингова.
       *[black] Рушій, що грав чорними, дав збій. Далі грає { $player }, і партія тепер нерейтингова.
    }
event-engine-stopped = Рушій більше не обирає полів за гравця { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } передає сторону білих від гравця { $from } гравцеві { $player }. Причина: { $reason }
       *[black] { $moderator } передає сторону чорних від гравця { $from } гравцеві { $player }. Причина: { $reason }
    }
event-place-lost = Канал або гілку цієї партії видалено. Партія триває тут.
event-now-unrated = Партія тепер нерейтингова.

## Годинник

clock-runs = Дедлайн: { $until }.
clock-runs-until-weekend = Дедлайн: { $until }, вихідні не рахуються. Наступні почнуться { $weekend }.
clock-runs-live =
    { $color ->
        [white] У білих { $white }, у чорних { $black }. Дедлайн білих: { $until }.
       *[black] У білих { $white }, у чорних { $black }. Дедлайн чорних: { $until }.
    }
clock-muted = Годинник стоїть, доки я не зможу показати тут дошку.
clock-paused = Партія на паузі. Обидва годинники стоять.
clock-weekend = Годинник стоїть: у гравця { $player } вихідні. Відлік піде далі { $until }.
clock-vacation = Годинник стоїть: { $player } у відпустці.
reminder = { $player }, твій хід у партії { $number } проти гравця { $opponent }. Дедлайн: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Партія { $number } проти гравця { $opponent }. Дедлайн: { $until }.
reminder-link = { $line } [Дошка]({ $url })

## Пропозиції

offer-draw = { $player } пропонує нічию. { $opponent }, приймаєш?
offer-rematch-here = { $player } хоче реваншу. { $opponent }, приймаєш?
offer-pause = { $player } просить паузу: обидва годинники стоятимуть, доки хтось із вас не продовжить партію. { $opponent }, ти не проти?
offer-takeback =
    { $count ->
        [0] { $player } просить повернути хід **{ $ply }**. { $opponent }, ти не проти?
        [one] { $player } просить повернути хід **{ $ply }** і ще { $count } хід після нього. { $opponent }, ти не проти?
        [few] { $player } просить повернути хід **{ $ply }** і ще { $count } ходи після нього. { $opponent }, ти не проти?
        [many] { $player } просить повернути хід **{ $ply }** і ще { $count } ходів після нього. { $opponent }, ти не проти?
       *[other] { $player } просить повернути хід **{ $ply }** і ще { $count } ходу після нього. { $opponent }, ти не проти?
    }
offer-was =
    { $kind ->
        [draw] { $player } пропонує нічию.
        [takeback] { $player } просить повернути хід.
        [rematch] { $player } пропонує реванш.
       *[pause] { $player } просить паузу.
    }
offer-became =
    { $state ->
        [open] Відповіді ще немає.
        [accepted] Прийнято.
        [declined] Відхилено.
        [withdrawn] Відкликано.
       *[lapsed] Пропозиція вже не діє: партія пішла далі.
    }
offer-posted = Готово. Пропозиція в каналі.
offer-elsewhere = Готово. Суперник отримає твою пропозицію там, де грає.
button-phrases = Сказати щось…
phrases-ask = Обери, що сказати. Суперник прочитає це своєю мовою. Можна раз за хід і раз після партії.
menu-phrases-hint = Що хочеш сказати?
phrase-sent = Готово. Суперник бачить: { $phrase }
phrase-not-received = Суперник не отримує таких повідомлень.
refuse-phrase-again = Цього ходу вже щось сказано. Знову можна буде, коли ви обоє походите.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Привіт! Гарної гри!
        [luck] Успіхів!
        [move] Чудовий хід!
        [played] Гарна гра!
        [tomorrow] Повернуся завтра.
        [away] Вибач за затримку.
        [thanks] Дякую за партію!
       *[bye] До зустрічі!
    }
more-actions = Що робимо?
decide-title = Що зробити з партією { $number }? Причину побачать усі.
decide-hint = Рішення
decide-order =
    { $order ->
        [white] Завершити партію: перемога білих
        [black] Завершити партію: перемога чорних
        [draw] Завершити партію: нічия
        [void] Анулювати партію
        [replace_white] Передати сторону білих
       *[replace_black] Передати сторону чорних
    }
decide-new-player =
    { $color ->
        [white] Хто тепер грає білими?
       *[black] Хто тепер грає чорними?
    }
decide-new-player-hint = Новий гравець
form-decide = Модерація партії { $number }
form-decide-reason = Причина, її побачать усі
button-withdraw = Відкликати пропозицію
button-draw = Запропонувати нічию
button-takeback = Повернути хід
button-abort = Перервати партію
button-pause = Запропонувати паузу
button-resume = Продовжити партію
button-give = Дати суперникові +{ $time }
button-settings = Відкрити налаштування
button-hint = Підказка
button-fill = Поставити решту за мене
button-stop-filling = Зупинити
button-more = Більше…
button-rematch = Запропонувати реванш
button-play-again = Зіграти ще раз
button-next-level = Рівень вище: { $level }

## Відпустки

notice-vacation = У тебе закінчився час, тому автоматично почалася відпустка. Твої годинники стоять, крім партій наживо. Відпустка подовжується день за днем, доки ти не походиш або не скінчаться дні.
event-vacation = У гравця { $player } закінчився час: витрачено день відпустки.
vacation-none = Ти не у відпустці. Щоб зупинити свої годинники на три дні, напиши `/dvonn відпустка` з `дні:3`. Партії наживо тривають.
vacation-until = Твоя відпустка триває до { $until } ({ $left }). Твої годинники стоять, крім партій наживо.
vacation-automatic = У тебе закінчився час, тому автоматично почалася відпустка. Вона триває до { $until } ({ $left }). Твої годинники стоять, крім партій наживо.
vacation-days = Днів відпустки цього року лишилося: { $count } з { $of }.
button-vacation-end = Закінчити відпустку

## Модератори

decision-posted = Готово. Рішення тут: { $place } (партія { $number }).
removed-from-ratings = { $moderator } вилучає партію { $number } ({ $white } — { $black }) з рейтингів. Усі рейтинги перераховано без неї: дивись `/лідери профіль`. Причина: { $reason }
role-is = Модератори — це учасники з роллю { $role } і всі, хто має дозвіл «Керувати сервером». Через `/партія модерувати` вони можуть завершити чи анулювати партію або передати сторону іншому гравцеві.
role-none = Модератори — це всі, хто має дозвіл «Керувати сервером». Через `/партія модерувати` вони можуть завершити чи анулювати партію або передати сторону іншому гравцеві.
computer-rated = Партії з комп’ютером рейтингові.
computer-unrated = Партії з комп’ютером нерейтингові.
server-title = **Налаштування сервера**
server-controls = Меню й кнопки діють одразу. На кнопці — поточне налаштування: натисни, щоб змінити. Мова й тема стосуються того, що бачать усі.
server-hint = Для решти є команди:
server-command = {"-"} { $command } — { $what }
server-channels = Канали для партій: { $channels } та їхні гілки.
server-channels-all = Партії можна починати в усіх каналах.
server-starters = Починати партії можуть лише учасники з роллю { $role }. Приймати виклики можуть усі.
server-starters-all = Починати партії можуть усі.
server-rated = Рейтингові партії дозволено.
server-unrated = Нові партії нерейтингові. Поточні рейтингові такими й залишаються.
server-seeks = Пошук суперників на інших серверах: учасники можуть використовувати `/шукати`. До рейтингового заліку цього сервера такі партії не входять.
server-no-seeks = Пошук суперників на інших серверах: команду `/шукати` тут вимкнено.
server-ladder-rating = Таблиця лідерів: за рейтингом
server-ladder-places = Таблиця лідерів: за місцями
server-ladder-swap = Якщо виграє той, хто викликав, гравці міняються місцями.
server-season-none = Тривалість сезону: без сезонів
server-season-month = Тривалість сезону: один місяць
server-season-quarter = Тривалість сезону: три місяці
server-season-half = Тривалість сезону: пів року
server-season-year = Тривалість сезону: один рік
server-announcements = Канал оголошень: { $channel }.
server-announcements-none = Каналу оголошень немає.
server-announcements-here = Тут з’являтимуться оголошення про сезони, турніри й ліги цього сервера.
server-puzzles = Задача дня: { $channel }.
server-puzzles-none = Каналу для задачі дня немає.
server-puzzles-here = Тут з’являтиметься задача дня.
server-digest = Підсумки тижня: { $channel }.
server-digest-none = Каналу для підсумків тижня немає.
server-digest-here = Тут щопонеділка з’являтимуться підсумки тижня.
server-lobby = Лобі: { $channel }.
server-lobby-none = Лобі немає.
server-lobby-role = Лобі сповіщає { $role }, коли хтось шукає суперника.
server-lobby-role-none = Лобі нікого не сповіщає.
server-picker =
    { $picker ->
        [games] Канали для партій (порожньо: усі)
        [announcements] Канал оголошень
        [puzzles] Канал задачі дня
        [digest] Канал підсумків тижня
        [lobby] Канал лобі
        [moderators] Роль модераторів
        [starters] Роль, яка може починати партії
       *[told] Роль, яку сповіщає лобі
    }
button-server-clear = Прибрати № { $number }
button-server-page =
    { $page ->
        [settings] Налаштування
        [channels] Канали
       *[roles] Ролі й лобі
    }
server-limit =
    { $limit ->
        [limit_opponent] { $value ->
            [one] Одна людина може мати до іншої щонайбільше { $value } відкритий виклик.
            [few] Одна людина може мати до іншої щонайбільше { $value } відкриті виклики.
            [many] Одна людина може мати до іншої щонайбільше { $value } відкритих викликів.
           *[other] Одна людина може мати до іншої щонайбільше { $value } відкритого виклику.
        }
        [limit_threads] { $value ->
            [one] За 10 хвилин одна людина може відкрити щонайбільше { $value } гілку.
            [few] За 10 хвилин одна людина може відкрити щонайбільше { $value } гілки.
            [many] За 10 хвилин одна людина може відкрити щонайбільше { $value } гілок.
           *[other] За 10 хвилин одна людина може відкрити щонайбільше { $value } гілки.
        }
        [limit_tournaments] { $value ->
            [one] Один організатор може мати щонайбільше { $value } незавершений турнір. Модераторам можна 3.
            [few] Один організатор може мати щонайбільше { $value } незавершені турніри. Модераторам можна 3.
            [many] Один організатор може мати щонайбільше { $value } незавершених турнірів. Модераторам можна 3.
           *[other] Один організатор може мати щонайбільше { $value } незавершеного турніру. Модераторам можна 3.
        }
        [limit_tournament_wait] Час між двома турнірами одного організатора: { $value ->
            [one] { $value } хвилина
            [few] { $value } хвилини
            [many] { $value } хвилин
           *[other] { $value } хвилини
        }. Модератори не чекають.
       *[limit_challenges] { $value ->
            [one] Одна людина може мати щонайбільше { $value } відкритий виклик.
            [few] Одна людина може мати щонайбільше { $value } відкриті виклики.
            [many] Одна людина може мати щонайбільше { $value } відкритих викликів.
           *[other] Одна людина може мати щонайбільше { $value } відкритого виклику.
        }
    }
server-limits-change = Щоб змінити обмеження, напиши `/dvonn-admin обмеження` з числом, наприклад `гілки:5`.
server-blocked = Заблоковано: { $person }. Причина: { $reason }
server-blocked-more = Є й інші заблоковані: дивись журнал.
person-blocked = { $person } більше не може починати партії на цьому сервері й долучатися до них. Поточні партії тривають. Щоб скасувати це, напиши `/dvonn-admin розблокувати`.
person-unblocked = { $person } знову може починати партії на цьому сервері й долучатися до них.
button-server-rated =
    { $on ->
        [yes] Рейтингові партії: увімк.
       *[no] Рейтингові партії: вимк.
    }
button-server-computer =
    { $on ->
        [yes] Комп’ютер: на рейтинг
       *[no] Комп’ютер: без рейтингу
    }
button-server-seeks =
    { $on ->
        [yes] Пошук суперників: увімк.
       *[no] Пошук суперників: вимк.
    }

## Ролі за місця в таблиці лідерів і титули

roles-title = **Ролі за місця в таблиці лідерів і титули.** Я даю і забираю їх, щойно в таблиці щось змінюється. Забираю лише ті, що видані мною. Щоб задати роль, напиши `/dvonn-admin ролі`: обери місце або титул і роль для нього.
roles-role = { $name }: { $role }
roles-none = { $name }: немає ролі
roles-problem = { $name }: { $role }. {"**"}Я не можу її дати.** { $problem }
roles-refused = Минулого разу Discord не дозволив мені дати або забрати роль. { $reason }
reward =
    { $reward ->
        [first] Перше місце
        [top_three] Перша трійка
        [top_ten] Перша десятка
        [season] Переможець останнього сезону
        [league] Чемпіон ліги
       *[tournament] Переможець останнього турніру
    }
button-clear-reward =
    { $reward ->
        [first] Скинути перше місце
        [top_three] Скинути першу трійку
        [top_ten] Скинути першу десятку
        [season] Скинути сезон
        [league] Скинути лігу
       *[tournament] Скинути турнір
    }
# Для журналу аудиту Discord.
roles-audit = Місце в таблиці лідерів або титул у DVONN
role-no-permission = Мені потрібен дозвіл «Керувати ролями». Дай його моїй ролі (Налаштування сервера → Ролі) і спробуй ще раз.
role-gone = Цю роль видалено. Обери іншу.
role-everyone = Цю роль і так мають усі. Обери іншу.
role-managed = Роль { $role } належить інтеграції, як-от ботові, тому її ніхто не може дати. Обери іншу.
role-not-below-bot = Роль { $role } не нижча за мою найвищу роль, тому Discord не дозволяє мені її давати. Перетягни мою роль над неї (Налаштування сервера → Ролі) і спробуй ще раз.
role-powerful = Роль { $role } дає небезпечні дозволи: { $powers }. Ролей із такими дозволами я не роздаю. Обери роль без них або забери їх у цієї.
role-moderators = Роль { $role } — це моя роль модераторів. Її я нікому не даю. Обери іншу.
role-not-by-person = Я не даватиму роль { $role } від твого імені, бо самостійно ти її дати не можеш. Для цього потрібні дозвіл «Керувати ролями» і роль, вища за неї. Попроси того, хто має і те, і те.
role-power =
    { $name ->
        [administrator] «Адміністратор»
        [manage-server] «Керувати сервером»
        [manage-roles] «Керувати ролями»
        [manage-channels] «Керувати каналами»
        [manage-webhooks] «Керувати вебхуками»
        [manage-expressions] «Керувати виразами»
        [manage-events] «Керувати подіями»
        [manage-threads] «Керувати гілками»
        [manage-messages] «Керувати повідомленнями»
        [manage-nicknames] «Керувати псевдонімами»
        [ban] «Банити учасників»
        [kick] «Виганяти учасників»
        [time-out] «Давати тайм-аут учасникам»
        [mute] «Вимикати учасникам мікрофон»
        [deafen] «Вимикати учасникам звук»
        [move] «Переміщувати учасників»
        [mention-everyone] «Згадувати @everyone, @here та всі ролі»
        [audit-log] «Переглядати журнал аудиту»
       *[insights] «Переглядати аналітику сервера»
    }

## Журнал модерації

log-title = **Журнал модерації**, найновіше зверху. Сторінка { $page } з { $pages }.
log-empty = Журнал модерації порожній.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Причина: { $reason }
log-channel-added = до каналів для партій додано { $channel }.
log-channel-removed = з каналів для партій прибрано { $channel }.
log-role-set = роль для «{ $name }»: { $role }.
log-role-cleared = роль для «{ $name }»: немає.
log-role-gone = роль для «{ $name }»: немає, бо роль видалено.
log-blocked = заблоковано: { $person }.
log-unblocked = розблоковано: { $person }.
log-ended = партію { $number } завершено з результатом.
log-voided = партію { $number } анульовано.
log-handed-over = у партії { $number } передано сторону.
log-place-lost = канал або гілку партії { $number } видалено. Партія чекає на нову гілку або на рішення модераторів.
log-backed-up = завантажено резервну копію.
log-tournament-entered = на турнір { $number } заявлено гравця { $player }.
log-tournament-computers = до турніру { $number } додано комп’ютер.
log-tournament-computers-removed = з турніру { $number } прибрано комп’ютер.
log-tournament-started = турнір { $number } почато.
log-tournament-accepted = командний матч { $number } прийнято.
log-tournament-withdrew =
    { $league ->
        [yes] з ліги знято гравця { $player }.
       *[no] з турніру { $number } знято гравця { $player }.
    }
log-tournament-replaced = у турнірі { $number } замість гравця { $player } грає { $new }.
log-tournament-reminded =
    { $league ->
        [yes] гравцеві { $player } нагадано про партію ліги.
       *[no] гравцеві { $player } нагадано про партію турніру { $number }.
    }
log-tournament-moved = турнір { $number } перенесено до іншого каналу.
log-tournament-ended = турнір { $number } завершено.
log-league =
    { $what ->
        [league_paused] лігу поставлено на паузу.
        [league_resumed] лігу продовжено.
        [league_moved] лігу перенесено в інший канал.
       *[league_closed] лігу закрито.
    }
log-league-entry-removed = з наступного циклу ліги прибрано гравця { $player }.
button-log-newer = Новіші
button-log-older = Старіші

## Кінець партії

end-won =
    { $color ->
        [white] **Партію завершено: { $player } виграє білими, { $own }:{ $other }.**
       *[black] **Партію завершено: { $player } виграє чорними, { $own }:{ $other }.**
    }
end-close = Майже на рівних: перевага лише { $margin }.
end-sweep = Повний розгром: у сторони, що програла, не лишилося жодного стосу.
own-won = {"**"}Твоя перемога, { $own }:{ $other }!**
own-lost = {"**"}Поразка, { $own }:{ $other }.**
own-lost-close = {"**"}Поразка, { $own }:{ $other }:** забракло лише { $margin }.
own-won-resigned = {"**"}Твоя перемога!** { $loser } здається.
own-won-on-time = {"**"}Твоя перемога!** У гравця { $loser } закінчився час.
own-resigned = Ти здаєшся. { $winner } виграє.
own-out-of-time = {"**"}Твій час закінчився.** { $winner } виграє.
own-ending-of = { $player }: { $ending }
end-draw = Партію завершено: нічия, { $score }:{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } здається. { $winner } виграє білими.
       *[black] { $loser } здається. { $winner } виграє чорними.
    }
end-resigned-deleted =
    { $color ->
        [white] Чорні (видалений гравець) здалися. { $winner } виграє білими.
       *[black] Білі (видалений гравець) здалися. { $winner } виграє чорними.
    }
end-out-of-time =
    { $color ->
        [white] У гравця { $loser } закінчився час. { $winner } виграє білими.
       *[black] У гравця { $loser } закінчився час. { $winner } виграє чорними.
    }
end-agreed = Партію завершено: нічия за згодою.
end-awarded =
    { $color ->
        [white] { $moderator } завершує партію. { $winner } виграє білими. Причина: { $reason }
       *[black] { $moderator } завершує партію. { $winner } виграє чорними. Причина: { $reason }
    }
end-awarded-draw = { $moderator } завершує партію нічиєю. Причина: { $reason }
end-deadline =
    { $color ->
        [white] Тур завершено, а суперник досі чекає на хід гравця { $loser }. { $winner } виграє білими.
       *[black] Тур завершено, а суперник досі чекає на хід гравця { $loser }. { $winner } виграє чорними.
    }
end-deadline-draw = Тур завершено, тому в цій партії нічия.
end-voided-elsewhere = Модератори анулювали партію.
end-voided = { $moderator } анулює партію. Причина: { $reason }
end-tournament-over = Партію завершено без результату: її турнір завершено, а обидва гравці — комп’ютери.
end-aborted = Партію перервано, вона не рахується.
end-out-of-time-void = У гравця { $player } закінчився час, перш ніж хтось походив стосом. Партія не рахується.
end-left = Партію завершено без результату: одного з гравців уже немає на сервері.
end-deleted = Партію завершено без результату: дані одного з гравців видалено.
end-channel = Партію завершено без результату: її канал видалено.

## Таблиці лідерів

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}тимчасовий
       *[no] {""}
    })
result-expected = Фаворит — { $player } ({ $odds }%).
result-even = За прогнозом сили були рівні.
result-part =
    { $part ->
        [2] Ця партія рахується за половину: за 30 днів до неї між цими гравцями вже було партій: { $before }.
        [4] Ця партія рахується за чверть: за 30 днів до неї між цими гравцями вже було партій: { $before }.
       *[other] Ця партія рахується за 1/{ $part }: за 30 днів до неї між цими гравцями вже було партій: { $before }.
    }
result-short = Ця партія не входить до рейтингового заліку: після розставляння ходів було менше ніж { $moves }.
result-second-timeout = Ця партія не входить до рейтингового заліку. Якщо гравець зникає і програє за часом кілька партій, за 24 години рахується лише перша.
result-voided = Ця партія не входить до рейтингового заліку: модератори вилучили її з рейтингів.

score = перемоги { $wins }, нічиї { $draws }, поразки { $losses }
record-all =
    { $games ->
        [one] { $games } партія: { $score }
        [few] { $games } партії: { $score }
        [many] { $games } партій: { $score }
       *[other] { $games } партії: { $score }
    }
record-color =
    { $color ->
        [white] Білими: { $score }
       *[black] Чорними: { $score }
    }
record-setup =
    { $setup ->
        [full] Усе вручну: { $score }
        [reds] Червоні вручну: { $score }
        [random] Випадкові: { $score }
        [symmetric] Симетричні: { $score }
        [cut] Діли й обирай: { $score }
       *[given] Позиція, задана текстом: { $score }
    }

top-title =
    { $list ->
        [computer] **Таблиця лідерів сервера**: рівні комп’ютера
        [world] { $players ->
            [one] **Глобальна таблиця лідерів**: { $players } гравець
            [few] **Глобальна таблиця лідерів**: { $players } гравці
            [many] **Глобальна таблиця лідерів**: { $players } гравців
           *[other] **Глобальна таблиця лідерів**: { $players } гравця
        }
       *[people] { $players ->
            [one] **Таблиця лідерів сервера**: { $players } гравець
            [few] **Таблиця лідерів сервера**: { $players } гравці
            [many] **Таблиця лідерів сервера**: { $players } гравців
           *[other] **Таблиця лідерів сервера**: { $players } гравця
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } партія
        [few] **{ $place }** · { $player } · { $rating } · { $games } партії
        [many] **{ $place }** · { $player } · { $rating } · { $games } партій
       *[other] **{ $place }** · { $player } · { $rating } · { $games } партії
    }
top-own = … { $row }
top-order = -# Порядок: рейтинг мінус подвійне ±, щоб кілька щасливих перемог не вивели нагору. ? — тимчасовий рейтинг.
top-empty = Таблиця лідерів порожня. Її відкриє перша рейтингова партія між двома людьми. Почати можна так: `/dvonn викликати` з `рейтингова:True`.
top-all-idle = За останні 60 днів тут не зараховано жодної рейтингової партії, тому таблиця лідерів порожня. Почни партію: `/dvonn викликати` з `рейтингова:True`. Минулі сезони: `/лідери сезон`.
top-no-computer = Комп’ютер ще не грав тут рейтингових партій. Партії з ним рейтингові, лише якщо це дозволяє сервер.
top-no-game = { $player } ще не має місця: жодної рейтингової партії не зараховано.
top-empty-world = За останні 60 днів ніхто з глобальної таблиці лідерів не грав. До неї зараховуються рейтингові партії, початі через `/шукати` з `рейтингова:True`.
top-not-joined = Гравця { $player } поки що немає в глобальній таблиці лідерів. Щоб потрапити до неї, напиши `/шукати` з `рейтингова:True` і дограй партію.
world-left = Готово. Тебе більше немає в глобальній таблиці лідерів. Рейтинг збережено на випадок, якщо ти повернешся через `/шукати` з `рейтингова:True`. Щоб видалити його, напиши `/дані видалити`.
world-not-joined = Тебе й так немає в глобальній таблиці лідерів.
top-idle = { $player } не має місця: жодної рейтингової партії за 60 днів. Наступна рейтингова партія поверне місце.
table-ladder =
    { $list ->
        [computer] Таблиця лідерів DVONN: рівні комп’ютера
        [world] Глобальна таблиця лідерів DVONN
       *[people] Таблиця лідерів DVONN
    }
table-page = Сторінка { $page } з { $pages }
table-order = за рейтингом мінус подвійне ±
table-player = Гравець
table-rating = Рейтинг
table-floor = Мін.
table-games = Партії
alt-table = Таблиця: { $title }. Стовпці: { $columns }. Рядки: { $rows }.
alt-table-place = Місце

profile-title = **{ $player }** · { $rating }
profile-place = Місце за рейтингом: { $place }
profile-challenge-place = Місце в таблиці лідерів: { $place }
profile-idle = Місця немає (жодної рейтингової партії за 60 днів)
profile-no-place = Місця ще немає
profile-titles =
    { $more ->
        [0] Титули: { $titles }
       *[other] Титули: { $titles } і ще { $more }
    }
profile-title-of-season =
    { $place ->
        [1] перемога в сезоні { $season }
        [2] друге місце в сезоні { $season }
       *[3] третє місце в сезоні { $season }
    }
profile-league-title = чемпіон ліги { $name } (цикл { $cycle })
profile-lessons = 🎓 Пройдено всі уроки `/навчання`
profile-provisional = {"-#"} «?» означає «тимчасовий»: рейтинг поки що лише здогад. Ще кілька рейтингових партій — і він устоїться.
profile-last = Останні партії:
button-people = В обране, ігнор…
people-about =
    { $state ->
        [favourite] { $player } у тебе в обраному.
        [ignored] { $player } у тебе в ігнорі: нових партій у вас не буде, крім партій за місце й турнірів.
       *[none] { $player }: можна додати в обране або ігнорувати. Кого ти ігноруєш, той не зіграє з тобою нових партій і не дізнається про це.
    }
button-ignore =
    { $on ->
        [yes] Ігнорувати
       *[no] Не ігнорувати
    }
button-favourite =
    { $on ->
        [yes] В обране
       *[no] Прибрати з обраного
    }
people-title = Ці списки бачиш тільки ти.
people-favourites = Обране: { $people }
people-no-favourites = Обране: порожньо. Додавай гравців з їхніх профілів.
people-ignored = В ігнорі: { $people }
people-none-ignored = В ігнорі: нікого
menu-people-challenge = Викликати гравця з обраного
menu-people-remove = Прибрати з обраного
menu-people-stop = Перестати ігнорувати
button-people-page = В ігнорі { $first }–{ $last }
refuse-not-now = Зараз із цією людиною грати не можна. Обери іншого суперника.
refuse-too-many-favourites = В обраному вже { $most }. Спершу прибери когось.
profile-game =
    { $outcome ->
        [win] - перемога над гравцем { $opponent }: { $step } (партія { $number })
        [draw] - нічия з гравцем { $opponent }: { $step } (партія { $number })
       *[loss] - поразка від гравця { $opponent }: { $step } (партія { $number })
    }
profile-none = { $player } ще не має тут зарахованих рейтингових партій. Щоб зіграти таку, напиши `/dvonn викликати` з `рейтингова:True`.
profile-none-of-computer = { $player } ще не має тут зарахованих рейтингових партій. Партії з ним рейтингові, лише якщо це дозволяє сервер.
profile-of-bot = У ботів немає профілю. Для комп’ютера вкажи `рівень`.
profile-none-of-you = У тебе ще немає тут зарахованих рейтингових партій. Почни першу: `/dvonn викликати` з `рейтингова:True`. Тоді тут з’являться твій рейтинг, статистика й найкраща перемога.
profile-one = Вкажи або гравця в `гравець`, або рівень комп’ютера в `рівень`, але не обидва.
caption-profile = Рейтинг на цьому сервері з імовірними межами
fact-place = Таблиця лідерів
fact-games = Партії
fact-streak = Найдовша серія
fact-best-win = Найкраща перемога
fact-global = Глобальний рейтинг
fact-puzzles = Рейтинг у задачах
fact-won-against = { $opponent } ({ $rating }), партія { $number }
fact-streak-now = { $longest }, зараз { $now }
alt-profile =
    { $games ->
        [one] Графік: рейтинг гравця { $name } на цьому сервері, зі смугою ймовірних меж. Партій: { $games }. Від { $first }, зараз { $rating }. Унизу: { $facts }.
        [few] Графік: рейтинг гравця { $name } на цьому сервері за останні { $games } партії, зі смугою ймовірних меж. Від { $first }, між { $least } і { $most }, зараз { $rating }. Унизу: { $facts }.
        [many] Графік: рейтинг гравця { $name } на цьому сервері за останні { $games } партій, зі смугою ймовірних меж. Від { $first }, між { $least } і { $most }, зараз { $rating }. Унизу: { $facts }.
       *[other] Графік: рейтинг гравця { $name } на цьому сервері за останні { $games } партії, зі смугою ймовірних меж. Від { $first }, між { $least } і { $most }, зараз { $rating }. Унизу: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Партії за останні { $weeks } тижнів**: { $games } партія, з них рейтингових { $rated }
        [few] **Партії за останні { $weeks } тижнів**: { $games } партії, з них рейтингових { $rated }
        [many] **Партії за останні { $weeks } тижнів**: { $games } партій, з них рейтингових { $rated }
       *[other] **Партії за останні { $weeks } тижнів**: { $games } партії, з них рейтингових { $rated }
    }
activity-busiest =
    { $games ->
        [one] Найбільше партій: тиждень від { $monday } ({ $games } партія,
        [few] Найбільше партій: тиждень від { $monday } ({ $games } партії,
        [many] Найбільше партій: тиждень від { $monday } ({ $games } партій,
       *[other] Найбільше партій: тиждень від { $monday } ({ $games } партії,
    } { $people ->
        [0] самі комп’ютери)
        [one] { $people } гравець)
        [few] { $people } гравці)
        [many] { $people } гравців)
       *[other] { $people } гравця)
    }
activity-this-week =
    { $games ->
        [0] Цього тижня: партій ще немає
        [one] Цього тижня поки що: { $games } партія
        [few] Цього тижня поки що: { $games } партії
        [many] Цього тижня поки що: { $games } партій
       *[other] Цього тижня поки що: { $games } партії
    }
activity-none = За останні { $weeks } тижнів тут не завершено жодної партії. Почни нову: `/dvonn викликати`.
activity-empty = Партій ще немає
table-activity = Партії на цьому сервері
activity-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }
activity-rated = Рейтингові партії
activity-others = Нерейтингові партії
activity-people = Гравці
caption-activity = Завершені партії за тиждень, від понеділка (UTC)
alt-activity = Стовпчаста діаграма: завершені партії на цьому сервері за тижнями, усього тижнів { $weeks }, від { $first } до цього тижня. Для кожного: понеділок, потім рейтингові партії, нерейтингові й гравці: { $entries }. У решті тижнів партій не було.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Стовпчаста діаграма: тижнів { $weeks }, від { $first } до цього тижня, без партій.

versus-title = **{ $one } — { $other }**
versus-none = Вони ще не завершили тут жодної рейтингової партії між собою.
versus-record = Результати гравця { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: рейтингових партій ще немає, тому прогноз як для нового гравця
versus-odds = Прогноз на сьогодні: { $player } — { $odds }%.
versus-last = Останні партії:
versus-game =
    { $outcome ->
        [win] - { $at } · партія { $number } · { $player }: перемога { $color ->
            [white] білими
           *[black] чорними
        }, { $step }
        [draw] - { $at } · партія { $number } · { $player }: нічия { $color ->
            [white] білими
           *[black] чорними
        }, { $step }
       *[loss] - { $at } · партія { $number } · { $player }: поразка { $color ->
            [white] білими
           *[black] чорними
        }, { $step }
    }
versus-same-player = Це той самий гравець. Обери двох різних або одного, щоб порівняти з собою.

record-title = **Рейтингові партії на цьому сервері**
record-title-of = **Рейтингові партії на цьому сервері: { $player }**
record-none = На цьому сервері ще не завершено жодної рейтингової партії. Почни першу: `/dvonn викликати` з `рейтингова:True`.
record-none-of = { $player } ще не має завершених рейтингових партій на цьому сервері.
record-game =
    { $outcome ->
        [win] { $at } · партія { $number } · { $one } перемагає, { $other } програє
       *[draw] { $at } · партія { $number } · { $one } — { $other }: нічия
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (рахується за 1/{ $part })
    }
record-uncounted = { $game }: не рахується ({ $reason })
uncounted-short = надто коротка
uncounted-second-timeout = ще одна поразка за часом протягом 24 годин
uncounted-voided = вилучили модератори
button-newest = Найновіші
button-newer = Новіші
button-older = Старіші

## Сезони

season-current = **Сезон { $number }**: { $from } — { $until } (закінчиться { $rest })
season-without-end = **Сезон { $number }**: від { $from }, без дати завершення
season-ended = **Сезон { $number }**: { $from } — { $until }, остаточна таблиця
season-short = -# Сезони йдуть за календарем. Цей перший коротший, бо почався з першої рейтингової партії.
season-empty = У цьому сезоні ще не зараховано жодної рейтингової партії.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Перший сезон почнеться з першої рейтингової партії між двома людьми. Почни її: `/dvonn викликати` з `рейтингова:True`.
season-unknown = Сезону { $number } тут немає. `/лідери сезон` показує поточний.
season-over = **Сезон { $number } завершено.**
season-title =
    { $place ->
        [1] 🥇 { $player } виграє сезон { $number }.
        [2] 🥈 { $player } на другому місці.
       *[3] 🥉 { $player } на третьому місці.
    }
season-over-more = Уся таблиця: `/лідери сезон` з `номер:{ $number }`. Новий сезон уже почався. Рейтинги зберігаються.
table-season = Сезон { $number }
table-wins = Перемоги
table-draws = Нічиї
table-losses = Поразки

## Таблиця лідерів за місцями

places-title =
    { $people ->
        [one] **Таблиця лідерів сервера**, за місцями: { $people } гравець
        [few] **Таблиця лідерів сервера**, за місцями: { $people } гравці
        [many] **Таблиця лідерів сервера**, за місцями: { $people } гравців
       *[other] **Таблиця лідерів сервера**, за місцями: { $people } гравця
    }
places-own = { $player } на місці { $place }. Щоб піднятися, виклич гравця щонайбільше на три місця вище: `/лідери викликати`. Якщо виграєш, ви поміняєтеся місцями.
places-none = { $player } зараз без місця. Щоб здобути його, виклич одного з трьох останніх гравців: `/лідери викликати`.
places-empty = Таблиця лідерів порожня. Виклич будь-кого через `/лідери викликати`: перша партія за місця дає місце обом гравцям.
table-places = Таблиця лідерів DVONN, за місцями

refuse-place-none = Таблиця лідерів цього сервера — за рейтингом, а не за місцями. Скористайся `/dvonn викликати`.
refuse-place-self = Себе викликати не можна. { $allowed }
refuse-place-answered = Зараз ти не можеш прийняти цей виклик. { $why }
refuse-place-no-place = { $opponent } не має місця в таблиці лідерів або не грає вже 60 днів. { $allowed }
refuse-place-below =
    { $who ->
        [you] Гравця { $opponent } викликати не можна: це місце нижче за твоє. А тебе { $opponent } викликати може.
       *[other] { $opponent } тепер нижче, ніж { $challenger }.
    } { $allowed }
refuse-place-far =
    { $opponent } зависоко. Викликати можна щонайбільше на { $places ->
        [one] { $places } місце
        [few] { $places } місця
        [many] { $places } місць
       *[other] { $places } місця
    } вище. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Ти вже граєш за місце в партії { $number } проти гравця { $opponent }. Спершу закінчи її.
           *[challenge] Твій виклик за місце вже чекає на відповідь: { $opponent }. Скасуй його або дочекайся відповіді.
        }
       *[other] { $what ->
            [game] { $challenger } вже грає за місце в партії { $number } проти гравця { $opponent }.
           *[challenge] { $challenger } вже викликає гравця { $opponent } на партію за місце.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] { $opponent } вже має { $others } виклик. Дочекайся його кінця або виклич іншого гравця.
        [few] { $opponent } вже має { $others } виклики. Дочекайся кінця одного з них або виклич іншого гравця.
        [many] { $opponent } вже має { $others } викликів. Дочекайся кінця одного з них або виклич іншого гравця.
       *[other] { $opponent } вже має { $others } виклику. Дочекайся кінця одного з них або виклич іншого гравця.
    }
refuse-place-soon = { $challenger } і { $opponent } грали за місце менш ніж тиждень тому. Знову можна від { $until }.
place-may-challenge =
    { $who ->
        [you] Ти можеш викликати: { $people }.
       *[other] { $challenger } може викликати: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Над тобою нікого немає. Інші можуть викликати тебе.
       *[other] { $challenger } очолює таблицю лідерів, вище нікого немає.
    }
challenge-for-place = Ця партія за місце в таблиці лідерів: якщо виграє той, хто викликав, гравці поміняються місцями.
place-stake = { $challenger } і { $opponent } грають за місце в таблиці лідерів: якщо виграє { $challenger }, вони поміняються місцями.
place-swapped = **{ $winner } забирає місце { $place } в таблиці лідерів у гравця { $loser }.**
place-kept = Місця в таблиці лідерів не змінюються.
place-swap-stays = Місця назад не міняються: після тієї партії таблиця лідерів уже змінилася.

## Підписи під картинками

caption-move =
    { $color ->
        [white] Хід білих
       *[black] Хід чорних
    }
caption-passed =
    { $color ->
        [white] Білі пасують
       *[black] Чорні пасують
    }
caption-isolates = { $ply }, ізолює { $count }
caption-captures = { $ply }, захоплює { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Білі ставлять фішку
       *[black] Чорні ставлять фішку
    }
caption-place-red =
    { $color ->
        [white] Білі ставлять червону фішку
       *[black] Чорні ставлять червону фішку
    }
caption-won =
    { $color ->
        [white] Білі виграють, перевага { $margin }
       *[black] Чорні виграють, перевага { $margin }
    }
caption-draw = Нічия
caption-won-early =
    { $color ->
        [white] Білі виграють
       *[black] Чорні виграють
    }
caption-resigned =
    { $color ->
        [white] Білі здаються
       *[black] Чорні здаються
    }
caption-timed-out =
    { $color ->
        [white] У білих закінчився час
       *[black] У чорних закінчився час
    }
caption-void = Без результату
caption-sample = Зразок: дошка, коли граєш чорними · { $ply }
caption-preview = Попередній перегляд: { $ply }

## Розставляння й ходи кнопками

button-row = Ряд { $row }
# Коротка кнопка: на телефоні їх кілька поряд.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}черв.
       *[no] {""}
    }
menu-stack-hint = Обери стос, яким походити
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: одиночна фішка, з червоною
           *[no] { $cell }: одиночна фішка
        }
       *[other] { $red ->
            [yes] { $cell }: стос висотою { $height }, з червоною
           *[no] { $cell }: стос висотою { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходу
    }
pick-cell =
    Обери поле в ряді { $row }. { $red ->
        [yes] Червона фішка стане туди одразу.
       *[no] Твоя фішка стане туди одразу.
    }
pick-stack = Яким стосом походити?
pick-destination = Куди походити з поля **{ $cell }**? Спершу побачиш попередній перегляд.
pick-destination-at-once = Куди походити з поля **{ $cell }**? Хід буде зіграно одразу.
confirm-ply = Попередній перегляд: **{ $ply }**
confirm-score = Рахунок після цього ходу: білі { $white }, чорні { $black }. Граємо?
button-confirm = Зіграти хід
button-back = Назад
button-another-stack = Інший стос
you-moved = Твій хід: **{ $ply }**.
you-moved-with-effect = Твій хід: **{ $ply }**, { $effects }.
you-placed =
    { $red ->
        [yes] Червона фішка тепер на **{ $cell }**.
       *[no] Твоя фішка тепер на **{ $cell }**.
    }

## Попередні перегляди

preview-title = Попередній перегляд: жодного ходу ще не зіграно.
preview-move = { $player }: **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }: червона фішка на **{ $cell }**.
        [white] { $player }: біла фішка на **{ $cell }**.
       *[black] { $player }: чорна фішка на **{ $cell }**.
    }
preview-pass = { $player }: можливих ходів немає, пас.
preview-score = Рахунок після цього: білі { $white }, чорні { $black }.
preview-next-moves =
    { $moves ->
        [one] Далі { $player }: { $moves } можливий хід ({ $other }).
        [few] Далі { $player }: { $moves } можливі ходи ({ $other }).
        [many] Далі { $player }: { $moves } можливих ходів ({ $other }).
       *[other] Далі { $player }: { $moves } можливого ходу ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player }: жодного
        [one] { $player }: { $moves }
        [few] { $player }: { $moves }
        [many] { $player }: { $moves }
       *[other] { $player }: { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Далі { $player }: можливих ходів немає, пас. Потім { $other }: { $moves } можливий хід.
        [few] Далі { $player }: можливих ходів немає, пас. Потім { $other }: { $moves } можливі ходи.
        [many] Далі { $player }: можливих ходів немає, пас. Потім { $other }: { $moves } можливих ходів.
       *[other] Далі { $player }: можливих ходів немає, пас. Потім { $other }: { $moves } можливого ходу.
    }
preview-next-place =
    { $piece ->
        [red] Далі { $player }: червона фішка.
        [white] Далі { $player }: біла фішка.
       *[black] Далі { $player }: чорна фішка.
    }
preview-next-dealt = Далі решту дошки буде заповнено випадково.
preview-won = На цьому партію завершено. Перемога: { $player }, { $own }:{ $other } (перевага { $margin }).
preview-draw = На цьому партію завершено: нічия, { $score }:{ $score }.

preview-empty = Напиши хід, як-от `D3F3`, або кілька, як-от `D3F3 E4E5`.
preview-too-long =
    У попередньому перегляді може бути щонайбільше { $most ->
        [one] { $most } хід
        [few] { $most } ходи
        [many] { $most } ходів
       *[other] { $most } ходу
    }. Прибери останні.
preview-unknown-word = `{ $word }` — це ні поле, як-от `D3`, ні хід, як-от `D3F3`. Обери зі списку, що з’являється під час набору.
preview-half-a-move = { $cell } — це лише пів ходу. Додай поле, на яке стати, як-от `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Білі не можуть зіграти `{ $ply }`. { $rule } Обери зі списку, що з’являється під час набору.
           *[black] Чорні не можуть зіграти `{ $ply }`. { $rule } Обери зі списку, що з’являється під час набору.
        }
       *[other] { $color ->
            [white] Хід { $number }: білі не можуть зіграти `{ $ply }`. { $rule } Обери зі списку, що з’являється під час набору.
           *[black] Хід { $number }: чорні не можуть зіграти `{ $ply }`. { $rule } Обери зі списку, що з’являється під час набору.
        }
    }
preview-dealt = Після останньої червоної фішки решта дошки заповнюється випадково. Закінчи перегляд на ній.

## Підказки й аналіз

hint-title =
    { $count ->
        [1] У тебе лише один можливий хід:
       *[other] Твої найкращі ходи:
    }
hint-title-placing = Найкращі поля для твоєї фішки:
hint-not-played = Жодного з цих ходів ще не зіграно. Це бачиш тільки ти.
button-play-this = Зіграти { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] приблизно рівно
        [chance] близько { $number }% на перемогу
        [win] перемога (+{ $number })
        [draw] нічия
       *[loss] поразка (−{ $number })
    }
effect-next-to-red = поряд із червоною
effect-at-edge = на краю
effect-can-capture-red = далі може захопити червону на { $cells }
effect-ends-game = завершує партію
effect-leaves-no-move =
    { $color ->
        [white] лишає білих без ходу
       *[black] лишає чорних без ходу
    }
analysis-game = Партія { $number }.
analysis-plies = Після ходу { $number } з { $count }.
analysis-worth =
    { $color ->
        [white] **Хід білих: { $worth }.**
       *[black] **Хід чорних: { $worth }.**
    }
analysis-variation = Варіант: { $line }
analysis-then = -# далі { $line }
analysis-then-end = -# далі { $line }. На цьому партію завершено: білі { $white }, чорні { $black }.
analysis-end = -# На цьому партію завершено: білі { $white }, чорні { $black }.
analysis-over = {"**"}Партію завершено: білі { $white }, чорні { $black }.**
analysis-shared = { $player } показує аналіз:
verdict-best = {"**"}{ $ply }** — найкращий хід.
verdict-forced = {"**"}{ $ply }** — єдиний можливий хід.
verdict-as-good = {"**"}{ $ply }** майже не поступається найкращому ходу, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**, { $color ->
        [white] білі
       *[black] чорні
    }: { $before } → { $after }{ $points ->
        [0] .
        [one] {" "}(втрачено { $points }%).
        [few] {" "}(втрачено { $points }%).
        [many] {" "}(втрачено { $points }%).
       *[other] {" "}(втрачено { $points }%).
    }
verdict-loses =
    У продовженні A { $color ->
        [white] білі
       *[black] чорні
    } втрачають { $losses }.
verdict-captured =
    { $height ->
        [1] одиночну фішку на { $cell }
       *[other] стос висотою { $height } на { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } ізольовану фішку
        [few] { $count } ізольовані фішки
        [many] { $count } ізольованих фішок
       *[other] { $count } ізольованої фішки
    }
verdict-score = Рахунок після продовження A: білі { $white }, чорні { $black }. До ходу: білі { $before_white }, чорні { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Уже розглянуто
menu-variation-hint = Зіграй найкращий або вже розглянутий хід…
menu-variation-stack-hint = Інший хід: обери стос
menu-variation-row-hint = Інше поле: обери ряд
variation-stack = Куди походити з поля **{ $cell }**? Побачиш, у що обійдеться хід і чому.
variation-row = Яке поле в ряді { $row }? Побачиш, у що воно обійдеться.
analysis-effort =
    { $depth ->
        [one] -# Глибина пошуку: { $depth } хід.
        [few] -# Глибина пошуку: { $depth } ходи.
        [many] -# Глибина пошуку: { $depth } ходів.
       *[other] -# Глибина пошуку: { $depth } ходу.
    }
analyse-what = Тут немає партії. Вкажи `партія` (номер чи ходи) або `позиція`.
advice-rated = Це рейтингова партія, тому підказок я не даю. `/партія перегляд` показує, що робить хід. Після партії `/dvonn аналіз` покаже найкращі ходи.
advice-over = У цій позиції жодна сторона не може ходити: білі { $white }, чорні { $black }. Щоб проаналізувати ранішу позицію партії, скористайся `/dvonn аналіз` і вкажи кількість ходів у `після`.
advice-in-tournament = Це турнірна партія, тому підказок я не даю. `/партія перегляд` показує, що робить хід. Після партії `/dvonn аналіз` покаже найкращі ходи.
advice-of-serious-game = Ця позиція надто схожа на позицію у твоїй рейтинговій або турнірній партії { $number }. Доки та партія триває, я не аналізую цієї позиції й не граю її з тобою. Обери іншу позицію або хід.
advice-of-running = Ця позиція надто схожа на позицію в партії { $number }, яка тут іще триває. До її кінця я не публікую такого аналізу.
advice-not-of-running = Ця партія ще триває. Якщо вона нерейтингова й не турнірна, аналізувати її зараз може той, чий хід. Після партії — всі.
advice-two-subjects = Вкажи або позицію, або партію. Параметр `після` працює лише з партією.
advice-no-such-ply =
    { $plies ->
        [1] У цій партії один хід, тому `після` має бути 0 або 1.
       *[other] Ходів у цій партії: { $plies }, тому `після` має бути від 0 до { $plies }.
    }

## Налаштування

# Назва цієї мови цією мовою.
language-name = Українська

settings-title = **Твої налаштування**
settings-scope = Вигляд дошки змінюється лише в тебе: для публічних дошок діють налаштування сервера. Решта стосується всіх твоїх партій.
settings-hint =
    { $choice ->
        [orientation] Дошка
        [theme] Тема
        [size] Розмір картинки
        [notation] Нотація
        [reminders] Нагадування
        [ladder] Таблиця лідерів
        [season] Тривалість сезону
       *[language] Мова
    }
settings-orientation =
    { $value ->
        [white] Дошка: білі внизу, як у каналі
        [own] Дошка: моя сторона внизу
       *[black] Дошка: чорні внизу
    }
settings-theme =
    { $value ->
        [server] Тема: як на кожному сервері
        [wood] Тема: світле дерево
        [slate] Тема: темний сланець
        [paper] Тема: чорне на білому, для друку
        [contrast] Тема: високий контраст
       *[colour-blind] Тема: для дальтоніків (білі й чорні мають різну форму)
    }
settings-size =
    { $value ->
        [small] Розмір картинки: малий, для телефонів
        [normal] Розмір картинки: звичайний
       *[large] Розмір картинки: великий
    }
settings-notation =
    { $value ->
        [joined] Нотація: D3F3
        [dash] Нотація: D3-F3
       *[arrow] Нотація: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Нагадування: у каналі партії
        [direct] Нагадування: у приватних повідомленнях
       *[off] Нагадування: немає
    }
settings-language = Мова: { $name }
settings-language-discord = Мова: як у Discord
settings-confirm =
    { $on ->
        [yes] Ходи: спершу попередній перегляд
       *[no] Ходи: одразу
    }
settings-only-ply =
    { $on ->
        [yes] Вимушені ходи: граю за тебе
       *[no] Вимушені ходи: граєш ти
    }
settings-vacation =
    { $on ->
        [yes] Відпустки: починаються автоматично, коли в тебе закінчується час, день за днем, доки ти не походиш або не скінчаться дні
       *[no] Відпустки: починаються лише через `/dvonn відпустка`
    }
settings-weekends =
    { $on ->
        [yes] Вихідні без годинника: твої годинники стоять щосуботи й щонеділі, крім партій наживо
       *[no] Вихідні без годинника: немає
    }
settings-takebacks =
    { $on ->
        [yes] Повернення ходу: дозволено, доки ти не походиш
       *[no] Повернення ходу: лише за твоєю згодою
    }
settings-milestones =
    { $on ->
        [yes] Досягнення, як-от перша перемога: скажу один раз, лише тобі
       *[no] Досягнення, як-от перша перемога: не кажу
    }
settings-phrases =
    { $on ->
        [yes] Фрази суперників з інших серверів: видно
       *[no] Фрази суперників з інших серверів: приховано
    }
settings-next-weekend = Наступні вихідні без годинника: від { $begins } до { $ends } ({ $zone }). Якщо змінити це чи часовий пояс, зміна подіє лише на вихідні, до яких щонайменше тиждень.
settings-quiet = Тихі години: { $hours } ({ $zone })
settings-no-quiet = Тихі години: немає
settings-summary = Щоденний список партій, де твій хід (у приватному повідомленні): { $time } ({ $zone })
settings-no-summary = Щоденний список партій, де твій хід: немає
button-settings-confirm =
    { $on ->
        [yes] Спершу попередній перегляд
       *[no] Грати ходи одразу
    }
button-settings-only-ply =
    { $on ->
        [yes] Вимушені ходи за мене
       *[no] Вимушені ходи вручну
    }
button-settings-vacation =
    { $on ->
        [yes] Автоматична відпустка
       *[no] Відпустка лише вручну
    }
button-settings-play = Нагадування, мова…
button-settings-boards = Дошки й ходи…
button-settings-weekends =
    { $on ->
        [yes] Вихідні без годинника
       *[no] Годинник іде й у вихідні
    }
button-settings-takebacks =
    { $on ->
        [yes] Дозволяти повернення ходу
       *[no] Повернення лише за згодою
    }
button-settings-milestones =
    { $on ->
        [yes] Казати про досягнення
       *[no] Не казати про досягнення
    }
button-settings-phrases =
    { $on ->
        [yes] Показувати фрази
       *[no] Приховувати фрази
    }
button-settings-quiet = Час, тихі години, список…
button-settings-people = Обране, ігнор…
form-quiet = Часовий пояс, тихі години, щоденний список
form-quiet-hours = Тихі години від і до (порожньо: немає)
form-summary = Час щоденного списку (порожньо: немає)
form-quiet-zone = Твій часовий пояс
refuse-quiet-hours = `{ $input }` — це не проміжок часу. Напиши, наприклад, `22:00-07:00` або лиши порожнім, якщо тихих годин не треба.
refuse-summary-time = `{ $input }` — це не час. Напиши, наприклад, `07:30` або лиши порожнім.
refuse-time-zone = `{ $input }` — невідомий часовий пояс. Напиши назву, як-от `Europe/Berlin`, `America/New_York` або `UTC`.

## Плани. Слова, які гравці пишуть у плані, однакові в усіх мовах.

form-plan-title = План розставляння
form-plan-wishes = Поля, від найбажанішого
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Стоп, якщо суперник тут (необов’язково)
form-plan-stops-hint = near reds, D3; after 5: після 5 твоїх фішок
plan-is = **Твій план**: `{ $wishes }`
plan-stops = Умови зупинки: `{ $stops }`
plan-takes = Далі, якщо ще вільні: { $cells }
plan-takes-then-best = Далі, якщо ще вільні: { $cells }; потім на вибір рушія
plan-takes-best = Далі: на вибір рушія
plan-takes-nothing = Усі поля твого плану зайняті.
plan-played = Зіграно за планом. Твій план виконано.
plan-not-playable = Нічого з твого плану зіграти не вдалося, тому його видалено.
fill-is = За { $seconds } сек. я почну ставити решту твоїх фішок, кожну у твій хід. Мене можна зупинити будь-коли.
fill-stopped = Зупинено. Далі фішки ставиш ти.
fill-done = Усі фішки поставлено.
plan-none = У тебе немає плану. Щоб скласти його, напиши `/dvonn план`.
button-plan = План розставляння…
button-edit = Змінити
button-delete = Видалити
button-try-again = Спробувати ще
form-written = Твій текст:

plan-empty = У плані має бути хоча б одне поле, наприклад `D3 E4, near reds, row 3`.
plan-too-long =
    У кожному рядку форми може бути щонайбільше { $most ->
        [one] { $most } знак
        [few] { $most } знаки
        [many] { $most } знаків
       *[other] { $most } знака
    }. Щоб заощадити місце, пиши слова, які означають багато полів: `row 3`, `edge` або `anywhere`.
plan-unknown-word = Я не знаю в плані слова `{ $word }`. Пиши поля, як-от `D3` чи `A1-E1`, або `row 3`, `column D`, `edge`. Ще можна `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = Після `row` має бути число від 1 до 5, як-от `row 3`.
plan-column-letter = Після `column` має бути літера від A до K, як-от `column D`.
plan-near-what = Після `near` має бути `reds`, `own`, `theirs` або поле, як-от `near D3`.
plan-line-end = Після дефіса вкажи останнє поле, як-от `A1-E1`.
plan-not-a-line = { $from } і { $to } не лежать на одній прямій. Перелічи поля по одному або вкажи два поля на одній прямій, як-от `A1-E1`.
plan-best-serious = У рейтинговій та турнірній партії `best` не можна. Напиши `anywhere`: воно починає з середини дошки.
plan-count = Після `after` має бути число від 1 до 49, як-от `after 5`.
plan-no-cell-first = Почни з поля для цього ходу, як-от D3. Решта стане твоїм планом.

## Умовні ходи. Те, що гравці в них пишуть, однакове в усіх мовах.

form-if-title = Якщо суперник так, то я отак
form-if-lines =
    { $first ->
        [mine] Кожен рядок: я, суперник, я, суперник…
       *[theirs] Кожен рядок: суперник, я, суперник, я…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: я на D3; якщо суперник на E4, то я на F2. * — будь-яке інше поле
           *[theirs] D3 E4: якщо суперник на D3, то я на E4. * E5: інакше я на E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: я D3F3; якщо суперник E4E5, то я C1C3. * — інший хід. resign: здаюся
           *[theirs] D3F3 E4E5: якщо суперник D3F3, то я E4E5. * C1C3: інакше я C1C3. resign: здаюся
        }
    }
if-are = **Твої умовні ходи.** Твої ходи — після двокрапок; { "*" } означає будь-яку іншу відповідь.
if-resigns = Якщо рядок закінчується словом `resign`, я здамся за тебе.
if-waits = Спершу зіграй { $ply }. Тоді ці ходи чекатимуть на відповідь суперника.
if-none = У тебе немає умовних ходів. Щоб задати їх, напиши `/dvonn умовні`.
button-conditions = Умовні ходи…
button-add-conditions = Додати умовні ходи

if-empty = Напиши хоча б один рядок, наприклад `D3F3 E4E5`: якщо суперник зіграє D3F3, я зіграю E4E5.
if-too-long =
    Усі умовні ходи разом можуть мати щонайбільше { $most ->
        [one] { $most } знак
        [few] { $most } знаки
        [many] { $most } знаків
       *[other] { $most } знака
    }. Прибери найменш імовірні.
if-too-many = Продовжень: { $found }. Межа: { $most }. Прибери найменш імовірні.
if-too-deep = Рядок { $line }: ходів більше ніж { $most }. Скороти його.
if-unknown-word = Рядок { $line }: `{ $word }` — це ні поле, як-от `D3`, ні хід, як-от `D3F3`, ні `*` для будь-якого іншого ходу.
if-no-such-cell = Рядок { $line }: поля `{ $word }` немає. { $cells }
if-pass = Рядок { $line }: прибери пас. Пасую за тебе я.
if-half-a-move = Рядок { $line }: { $cell } — це лише пів ходу. Додай поле, на яке стати, як-от `D3F3`.
if-any-of-mine = Рядок { $line }: `*` означає лише ходи суперника. Свій хід напиши повністю.
if-resigns-unprovoked = Рядок { $line }: `resign` пишуть лише після ходу суперника.
if-illegal-mine = Рядок { $line }: тут ти не можеш зіграти { $ply }. { $reason }
if-illegal-theirs = Рядок { $line }: тут суперник не може зіграти { $ply }. Перевір дошку і те, чий кожен хід.
if-after-the-end = Рядок { $line } триває вже після кінця партії. Скороти його.
if-no-answer = Рядок { $line } закінчується ходом суперника. Додай свою відповідь або прибери цей хід.
if-two-answers = Рядки { $first } і { $second } дають дві відповіді на ті самі ходи. Лиши одну з них.

## Приватні повідомлення

notice-title = Партія { $number } проти гравця { $opponent }:
notice-board = [Дошка]({ $url })
notice-branch-dropped = Твій умовний хід **{ $answer }** зіграти не вдалося, тому умовні ходи видалено. { $reason }
notice-branch-dropped-after = Твою відповідь на { $after }, **{ $answer }**, зіграти не вдалося, тому умовні ходи видалено. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Хід повернуто, тому твої умовні ходи видалено.
        [dealt] Дошку заповнено, тому твої умовні ходи видалено.
       *[rated_game] Ця партія стала надто схожою на твою рейтингову, тому твої умовні ходи видалено.
    } Щоб задати нові, напиши `/dvonn умовні` в каналі партії. Ось попередні:
notice-plan-stopped = Твій план зупинено: суперник тепер на **{ $cell }** (`{ $rule }`).
notice-plan-left = Ще не поставлено: `{ $plan }`. Умови зупинки: `{ $stops }`. Щоб скласти новий план, напиши `/dvonn план` у каналі партії.
notice-muted =
    Мені не можна писати в каналі { $channel }, тож я не можу показати там дошку. Попроси модераторів дати мені { $place ->
        [thread] дозволи «Переглядати канали» і «Надсилати повідомлення в гілках». Якщо гілку заблоковано, її треба ще й розблокувати
       *[channel] дозволи «Переглядати канали» і «Надсилати повідомлення»
    }. Я пробуватиму далі.
notice-muted-refused = Я не можу показати дошку в каналі { $channel }. { $reason } Я пробуватиму далі.
notice-muted-elsewhere = Мені не можна писати там, де грає твій суперник, тому дошки там не видно.
notice-muted-clock = Доти годинник стоїть (щонайбільше: { $time }). Команди, як-от `/dvonn дошка`, там і далі працюють.
notice-muted-runs = Через це годинник не зупиняється. Команди, як-от `/dvonn дошка`, там і далі працюють.
notice-place-lost = Канал або гілку цієї партії видалено, і зараз я не можу відкрити нову гілку. { $reason } Годинник стоїть, доки це не вдасться. Модератори можуть і завершити партію { $number } через `/партія модерувати`.
notice-waits = У цій партії є новини. Без команди я там писати не можу: скористайся там `/dvonn дошка`.
notice-waits-clock = Доти годинник стоїть (щонайбільше: { $time }).
notice-plan-done = Твій план виконано: усі його фішки поставлено. Щоб скласти новий план, напиши `/dvonn план` у каналі партії.
notice-plan-exhausted = Твій план скінчився: решту його полів зайнято. Щоб скласти новий план, напиши `/dvonn план` у каналі партії.

## Перегортання партії

button-browse = Погортати ходи
button-first = Початок
button-page-back = Назад
button-forward = Вперед
button-last = Кінець
page-start = Позиція 0 з { $count }: до першого ходу.
page-passed = Позиція { $number } з { $count }. { $player }: ходити нічим, пас
page-ply = Позиція { $number } з { $count }. { $player }: **{ $ply }**
import-title = Імпортована партія: білі — { $white }, чорні — { $black }
import-title-no-names = Імпортована партія
import-result = Результат: { $result }

## Повтори та меню позицій

button-replay = Повтор партії
button-share = Показати всім
menu-chapter-hint = Перейти до…
menu-game-hint = Погортати партію…
menu-found-hint = Обери партію: погортати, повтор, розбір…
chapter-start = Початок партії
chapter-placed = Хід { $number }: усі фішки поставлено
chapter-ply = Хід { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Хід { $number }: кінець партії
       *[running] Хід { $number }: поточна позиція
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } — { $black } (триває)
       *[over] { $number }: { $white } — { $black }
    }
replay-ply = Повтор ходу { $number } з { $count }.
replay-plies = Повтор ходів { $from }–{ $to } з { $count }.
replay-nothing = Повторювати ще нічого: у цій партії немає ходів. `/dvonn дошка` показує дошку.
replay-no-such-ply = Ходу { $named } в цій партії немає. Вкажи `від` і `до` числами від 1 до { $plies } або лиши обидва порожніми, щоб побачити всю партію.
replay-elsewhere = Цю партію грали на іншому сервері, тому показати її тут усім я не можу. Без `для-всіх` повтор бачиш тільки ти.
replay-backwards = Хід { $from } іде після ходу { $to }. Поміняй їх: `від` { $to }, `до` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Анімація ходів { $from }–{ $to }: { $plies }. Кінцева позиція:
error-still-drawing = Твій попередній повтор ще не готовий. Дочекайся його й спробуй знову.

## Розбори

button-review = Розібрати партію
button-review-show = Показати розбір
button-review-browse = Гортати звідси
button-review-help = Як це читати
button-turning-point = { $mark }: хід { $number }
review-in-progress = Розбір триває… { $known } з { $all }. Це займе близько хвилини.
review-will-be-posted = Готовий розбір з’явиться в каналі { $channel }. Кнопка покаже його тут.
review-ready = Розбір готовий.
review-is-posted = Він є і в каналі { $channel }.
review-title = {"**"}Розбір.** { $title }
review-side =
    { $color ->
        [white] Білі, { $player }
        [black] Чорні, { $player }
       *[nameless] { $player }
    }: точність **{ $accuracy }%**; збіг із першим вибором рушія: { $best } з { $judged ->
        [one] { $judged } ходу
        [few] { $judged } ходів
        [many] { $judged } ходів
       *[other] { $judged } ходу
    }.
review-strength = Гра на рівні { $level } ({ $name }).
review-strength-range = Гра на рівні від { $from } до { $to } ({ $first } — { $last }).
review-no-turns = Переломних моментів немає: жоден хід не зменшив шанси на перемогу на 10% чи більше.
review-practice = Потренуй те, що коштувало тобі найбільше: урок і задачі нижче.
review-turning-point = {"**"}{ $mark }.** Хід { $number }, { $player }: **{ $ply }**, { $before } → { $after }.
review-better = Краще: **{ $better }**.
review-better-line = Краще: **{ $better }**, далі { $line }.
review-chance = { $chance }%
review-draw = нічия
review-end =
    { $end ->
        [win] перемога (+{ $margin })
       *[loss] поразка (−{ $margin })
    }
review-help =
    - Відсотки біля ходу — це шанси на перемогу того, хто ходив.
    - Для точності та збігів із першим вибором рушія рахуються лише ходи, зроблені за шансів на перемогу від 10 до 90%. Коли результат уже вирішено, ходи нічого не коштують.
    - Рівень — це той, на якому ходи комп’ютера коштують приблизно стільки ж. Якщо підійшло б більше ніж три рівні, його не вказано.
review-figure = { $accuracy }%
phase-placement = Розставляння
phase-movement = Пересування
caption-review = Шанси білих на перемогу після кожного ходу; біля імен — точність
caption-turning-point = A: краще, { $better } · B: зіграно, { $played }
alt-turning-point = A позначає кращий хід: { $better }. B, іншим кольором, — зіграний хід: { $played }.
alt-review = Графік: шанси білих на перемогу. Білі — { $white }, чорні — { $black }. Після ходу { $figures }.
alt-review-without-names = Графік: шанси білих на перемогу. Після ходу { $figures }.
alt-review-figure = { $number }: { $chance }%
alt-review-accuracy =
    { $color ->
        [white] Точність білих: { $accuracy }%.
       *[black] Точність чорних: { $accuracy }%.
    }
alt-review-turning-point =
    Переломний момент { $mark }, хід { $number }, { $color ->
        [white] білі
       *[black] чорні
    }: { $after }, а могло бути { $before }.

## Дебюти

openings-title = **Дебюти**: куди люди ставили фішки у справжніх партіях.
openings-start =
    { $games ->
        [one] Порожня дошка: { $games } партія.
        [few] Порожня дошка: { $games } партії.
        [many] Порожня дошка: { $games } партій.
       *[other] Порожня дошка: { $games } партії.
    }
openings-after =
    { $games ->
        [one] Після { $cells } (або дзеркально): { $games } партія.
        [few] Після { $cells } (або дзеркально): { $games } партії.
        [many] Після { $cells } (або дзеркально): { $games } партій.
       *[other] Після { $cells } (або дзеркально): { $games } партії.
    }
openings-reds-matter = Важливо, де лежать червоні. Білі набрали { $apart }% очок, коли жодні дві червоні не торкалися одна одної, і { $together }%, коли торкалися всі три.
openings-reds =
    { $pairs ->
        [0] Жодні дві червоні не торкаються одна одної. Таких партій: { $games }, білі набрали в них { $white }% очок. Нічия — пів очка.
        [1] Дві червоні торкаються одна одної. Таких партій: { $games }, білі набрали в них { $white }% очок. Нічия — пів очка.
        [2] Червоні лежать ланцюжком. Таких партій: { $games }, білі набрали в них { $white }% очок. Нічия — пів очка.
       *[3] Усі три червоні торкаються одна одної. Таких партій: { $games }, білі набрали в них { $white }% очок. Нічия — пів очка.
    }
openings-left = Нове від ходу { $number }. Остання відома позиція:
openings-end = Далі в базі партій нічого немає.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } партія, білі виграли { $white }%, нічиїх { $drawn }%
        [few] { $games } партії, білі виграли { $white }%, нічиїх { $drawn }%
        [many] { $games } партій, білі виграли { $white }%, нічиїх { $drawn }%
       *[other] { $games } партії, білі виграли { $white }%, нічиїх { $drawn }%
    }
openings-dealt = Ця партія почалася не з порожньої дошки, тож дебюту в неї немає. Можна подивитися на дебюти партій, де фішки ставили вручну.
alt-openings = Найчастіші наступні поля: { $cells }.
menu-opening = Куди ставили далі
button-opening-back = Назад
button-opening-start = Дебюти з порожньої дошки

## Нотатки про партії

form-note = Твоя нотатка про партію { $number }
form-note-text = До кінця партії це бачиш тільки ти
form-note-hint = Що ти плануєш або хочеш запам’ятати
notes-none = Нотаток ще немає.
note-of = Нотатка гравця { $author }:
notes-private = До кінця партії твою нотатку бачиш тільки ти. Потім її можуть прочитати всі, хто бачить партію.
button-note =
    { $written ->
        [yes] Змінити нотатку
       *[no] Написати нотатку
    }

## Стеження за партіями

follow-number = Партія { $number }
follow-title = { $game }: { $white } — { $black }
follow-none = Ти не стежиш за цією партією. Якщо стежитимеш, я надсилатиму тобі сповіщення в приватні повідомлення, але не в твої тихі години.
follow-moves = Ти стежиш за цією партією: я надсилаю сповіщення після кожного ходу й наприкінці, але не в твої тихі години.
follow-end = Ти стежиш за цією партією: я надішлю сповіщення, коли вона закінчиться, але не в твої тихі години.
follow-turn = Хід { $number }: ходить { $player }.
follow-stopped = Сповіщень про цю партію більше не буде. Щоб стежити за нею знову, напиши `/партія стежити` в її каналі.
follow-hidden = Сповіщень про партію { $number } більше не буде: її канал тобі більше не видно.
followed =
    Ти стежиш за цими партіями (щонайбільше { $most }):
    { $games }
    Щоб змінити це, напиши `/партія стежити` в каналі партії.
followed-none = У цьому каналі не йде жодна партія, і ти ні за чим не стежиш. Щоб стежити за партією, напиши `/партія стежити` в її каналі.
button-follow-moves = Стежити за кожним ходом
button-follow-end = Стежити за результатом
button-unfollow = Більше не стежити
refuse-follow-own = Ти граєш у цій партії, тож я й так скажу, коли твій хід. Щоб нагадування йшли в приватні повідомлення, відкрий `/dvonn налаштування`.
refuse-follow-private = Стежити можна лише за партіями на серверах, які мене додали.
refuse-follow-many =
    Стежити за ще однією партією вже не можна. Спершу перестань стежити за якоюсь із них, через `/партія стежити` в її каналі:
    { $games }
refuse-follow-full =
    За цією партією вже { $most ->
        [one] стежить { $most } людина
        [few] стежать { $most } людини
        [many] стежить { $most } людей
       *[other] стежить { $most } людини
    }, це максимум.

## Партії як файли

export-no-files = (У цьому каналі я не можу прикріплювати файли. Щоб отримати файл, надішли мені в приватні повідомлення `/партія експорт` із номером партії.)
export-which = Яка партія? Вкажи її номер. `/dvonn партії` показує твої партії.
export-no-number = `{ $input }` — це не номер партії. `/dvonn партії` показує твої партії.
export-no-sgf = Файл SGF завжди починається з порожньої дошки, а ця партія — ні. Ось вона текстом.
export-start-in-file = Партія починається із заданої позиції, вона є у файлі.
form-import = Імпорт партії
form-import-game = Текст файлу або ходи
import-gone = Цієї партії в мене вже немає, бо після неї імпортовано багато інших. Імпортуй її знову: `/партія імпорт`.
import-too-long = Для партії цей текст задовгий. Межа — { $most } КіБ.
import-unreachable = Не вдалося завантажити цей файл із Discord. Спробуй ще раз або дай партію текстом.
import-no-text = Це не текстовий файл. Візьми файл, зроблений через `/партія експорт`, або SGF із Boardspace.
import-not-in-message = У цьому повідомленні я не бачу партії. Я читаю ходи, як-от `D3 E4 F5`, і файли, зроблені через `/партія експорт`.
import-nothing = Ходів не знайдено. Візьми файл, зроблений через `/партія експорт`, або ходи, як-от `D3 E4 F5`.
import-sgf = Одне зі значень у цьому файлі SGF не закінчується: бракує `]`. Файл цілий?
import-header = Рядок { $line }: { $fault }
import-header-form = Рядок { $line } — не заголовок. Він має виглядати як `[Key "value"]`.
import-no-cell = Хід { $number }: поля { $found } немає. { $cells }
import-no-ply = Хід { $number }: { $found } — це не хід. Напиши D3, щоб поставити фішку, D3F3, щоб походити, або PASS.
import-illegal = Хід { $number }, `{ $ply }`: { $rule }
import-no-score = Після риски: { $found } — це не рахунок. Напиши два числа, спершу білих.
import-not-over = Після ходу { $number } стоїть рахунок, але партія ще не завершена.
import-other-score = У тексті рахунок { $white_said }:{ $black_said }, а на дошці { $white }:{ $black }.
rule-taken = Поле { $cell } зайняте.
rule-empty = Поле { $cell } порожнє.
rule-lone-red = Червона фішка на { $cell } стоїть сама, тому нею ніхто не може ходити.
rule-not-theirs = Стос на { $cell } належить іншій стороні.
rule-surrounded = Стос на { $cell } оточений, тому не може ходити.
rule-not-straight = { $from } і { $to } не лежать на одній прямій.
rule-distance = Відстань від { $from } до { $to } — { $distance }, а висота стосу — { $height }.
rule-empty-target = Поле { $to } порожнє.
rule-leaves-board = З поля { $from } стос висотою { $height } вийшов би за дошку.
rule-still-placing = Ще не всі фішки поставлено.
rule-all-placed = Усі фішки поставлено.
rule-must-pass = Сторона, чий хід, не має можливих ходів. Напиши PASS.
rule-may-not-pass = Сторона, чий хід, має можливий хід, тому пасувати не може.
rule-game-over = Партію завершено ще до цього ходу.

## Здача

ask-resign = Здатися в партії проти гравця { $opponent }?
ask-abort = Перервати партію проти гравця { $opponent }?
ask-close = Твого суперника вже немає на сервері. Завершити партію без результату?
button-resign = Здатися
button-close = Завершити партію
button-keep-playing = Грати далі
resign-cancelled = Партія триває.
game-resigned = Партію здано.
game-aborted = Партію перервано.
game-closed = Партію завершено.

## Списки та сторінки

games-none =
    { $place ->
        [here] На цьому сервері в тебе немає поточних партій.
       *[anywhere] У тебе немає поточних партій.
    } `/dvonn грати` починає партію з комп’ютером. `/dvonn довідка` показує, як зіграти з людьми.
games-title =
    { $count ->
        [1] **Твоя партія**
       *[other] **Твої партії ({ $count })**
    }
games-entry =
    { $turn ->
        [yours] **Твій хід** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · ходить { $opponent } · { $time }
    }
games-entry-game = Партія { $number }
games-entry-moved = останній хід { $moved }
games-since = останній хід { $since }
games-muted = годинник стоїть, бо дошку там не вдалося показати, на ньому { $left }
games-paused = пауза, на годиннику { $left }
games-vacation = відпустка, на годиннику { $left }
games-weekend = вихідні, на годиннику { $left }, він піде знову { $until }
games-waiting =
    { $count ->
        [one] На тебе чекає { $count } партія.
        [few] На тебе чекають { $count } партії.
        [many] На тебе чекають { $count } партій.
       *[other] На тебе чекають { $count } партії.
    }
games-short-of-time =
    { $count ->
        [one] У { $count } партії в тебе закінчується час.
        [few] У { $count } партіях у тебе закінчується час.
        [many] У { $count } партіях у тебе закінчується час.
       *[other] У { $count } партії в тебе закінчується час.
    }
desk-empty = Зараз на тебе не чекає жодна партія.
milestone-first-win = {"**"}Твоя перша перемога** над людиною!
milestone-streak = {"**"}Серія перемог** над людьми: { $count }
milestone-best-win = {"**"}Твоя найкраща перемога** у цій таблиці лідерів: рейтинг суперника був { $rating }.
milestone-level = {"**"}{ $level }:** твоя перша перемога над цим рівнем комп’ютера!
milestone-of-game = Партія { $number }: { $milestone }
button-next-game = Наступна партія
button-look-again = Перевірити знову
button-skip = Пізніше (ще { $count })
button-all-games = Усі партії
button-games-here = Цей сервер
button-games-everywhere = Усюди
moves-title = Партія { $number }: білі — { $white }, чорні — { $black }
moves-handed-over = { $at }: { $moderator } передає сторону. Причина: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } вилучає партію з рейтингів. Причина: { $reason }
moves-empty = Ходів ще немає.
find-title = **Знайдено партій: { $count }**, спершу найновіші
find-none = Жодна завершена партія не підходить. Прибери одну з умов.
find-more = -# Можливо, є й давніші партії. Щоб знайти їх, звузь пошук, наприклад за днем.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } хід
        [few] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } ходи
        [many] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } ходів
       *[other] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } ходу
    }
find-entry-in = { $entry } · { $place }
find-no-day = Не можу прочитати день `{ $typed }`. Напиши рік, місяць і день: 2026-03-01.
find-days-swapped = Перший день пізніший за останній. Поміняй їх.
find-lengths-swapped = Найменша кількість ходів більша за найбільшу. Поміняй їх.
find-other-bot = Цей бот не грає. Обери гравця або мене, щоб знайти партії з комп’ютером.
find-no-server = Тут можна шукати лише у своїх партіях. У партіях сервера шукай на тому сервері.

button-learn-rules = Вивчити правила
button-take-lesson = Пройти урок
button-play-computer = Грати з комп’ютером
button-challenge-anyone = Викликати будь-кого
button-help-start = Почати партію
button-help-turn = Твій хід
button-help-agree = Нічия, пауза, здача
button-help-records = Після партії
button-help-compete = Лідери й турніри
button-help-settings = Налаштування й дані
button-help-manage = Для адмінів
button-help-about = Про DVONN
button-help-more = Інші теми
hello =
    {"**"}Привіт! Я проводжу тут партії DVONN.**
    DVONN — настільна гра для двох. Ти ставиш стоси на інші стоси й відрізаєш фішки. У кого наприкінці більше фішок, той і виграє.
    Грай у своєму темпі, з друзями або зі мною. Уперше тут? Натисни **Вивчити правила**. Решту покаже `/dvonn довідка`.
help =
    {"**"}Як тут грати в DVONN**
    DVONN — настільна гра для двох. Ти ставиш стоси на інші стоси. У кого наприкінці більше фішок, той і виграє.
    Уперше тут? **Вивчити правила** — це п’ять хвилин. **Грати з комп’ютером** починає партію на найнижчому рівні.
    У свій хід натискай кнопки під найновішою дошкою.
help-start =
    {"**"}Почати партію**
    `/dvonn грати`: партія з комп’ютером, на одному з дев’яти рівнів. Працює і в приватних повідомленнях.
    `/dvonn викликати`: виклик гравцеві або будь-кому в каналі.{ $seek ->
        [yes] {" "}`/шукати`: суперник на будь-якому сервері з цим ботом.
       *[no] {""}
    }
    `/dvonn правила`: правила за п’ять хвилин, з картинками. `/навчання урок`: уроки просто в чаті.
    `/задача нова`: знайди найкращий хід у задачі на твоєму рівні. `/задача перегони`: якомога більше задач за п’ять хвилин. `/навчання дебюти`: куди люди ставили фішки у справжніх партіях.
    У каналі чи гілці йде одна партія за раз. Щоб грати більше, відкривай гілки.
help-turn =
    {"**"}Твій хід**
    Натискай кнопки під найновішою дошкою. Перш ніж хід зарахується, побачиш попередній перегляд. Поставлена фішка зараховується одразу. Або скористайся:
    `/dvonn поставити D3`: поставити фішку. `/dvonn хід D3F3`: походити стосом з D3 на F3.
    `/dvonn дошка`: найновіша дошка. `/dvonn партії`: твої поточні партії. `/партія стежити`: сповіщення про чужу партію.
    `/партія перегляд D3F3`: що робить хід або кілька підряд.
    `/dvonn підказка`: твої найкращі ходи. `/dvonn аналіз`: найкращі ходи в будь-якій позиції. У рейтингових партіях не працюють.
    `/dvonn план`: розставляння наперед, як-от `near reds, row 3`. `/dvonn умовні`: умовні ходи. І план, і умовні ходи бачиш тільки ти.
help-agree =
    {"**"}Нічия, пауза, здача**
    `/dvonn запропонувати`: нічия, повернення ходу, пауза, більше часу або реванш.
    `/dvonn здатися`: здатися в партії. `/партія перервати`: перервати партію, яка щойно почалася.
    `/партія заявити`: перемога, якщо суперника вже немає на сервері і його час вийшов.
    `/dvonn відпустка`: зупинити свої годинники на кілька днів.
help-records =
    {"**"}Після партії**
    `/партія розбір`: як ішла партія і які ходи були кращі. `/партія повтор`: партія як GIF.
    `/партія ходи`: усі ходи текстом. `/партія нотатка`: твоя нотатка, до кінця партії тільки для тебе.
    `/партія експорт`: партія як файл. `/партія імпорт`: партія з файлу.
    `/партія знайти`: завершені партії, твої або цього сервера.
help-compete =
    {"**"}Лідери й турніри**
    `/лідери топ`: найкращі гравці. `/лідери профіль`: один гравець. `/лідери порівняти`: двоє гравців.
    `/лідери топ` із `список:Глобальна таблиця`: найкращі з усіх серверів. `/лідери вийти-з-глобальної`: вийти з того списку.
    `/лідери сезон`: цей сезон. `/лідери активність`: скільки тут грають.
    `/турнір список`: турніри тут. `/турнір приєднатися`: узяти участь. `/турнір створити`: організувати свій.
    `/ліга показати`: ліга. `/ліга приєднатися`: зіграти в її наступному циклі.
    Щоб потрапити до таблиці лідерів, грай рейтингові партії: `/dvonn викликати` з `рейтингова:True`.
help-settings =
    {"**"}Налаштування й дані**
    `/dvonn налаштування`: дошки, нотація, нагадування, тихі години й мова.
    `/дані показати`: що я про тебе зберігаю. `/дані експорт`: усе це файлом. `/дані видалити`: видалити.
help-manage =
    {"**"}Для адмінів**
    Налаштовувати нічого не треба. `/dvonn-admin налаштування` показує налаштування сервера: канали, ролі, рейтинги, сезони, мову та інше.
    `/ліга створити`: ліга, яка сама починає нові цикли. `/турнір створити`: турнір. З параметром `повтор` він буде щотижня чи щомісяця. Канал для підсумків тижня обирають у налаштуваннях.
    `/партія модерувати`: завершити чи анулювати партію, передати сторону. Причину бачать усі.
    `/dvonn-admin заблокувати`: заблокувати людину. `/dvonn-admin журнал`: що робили модератори.
help-about =
    {"**"}Про DVONN**
    Гру DVONN придумав Кріс Бурм. Вона вийшла 2001 року як четверта гра проєкту GIPF. 2002 року здобула премію International Gamers Award, а 2003-го журнал *Games* назвав її грою року.
    Її ігри-сестри — GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR і LYNGK.
    Почитати про неї: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Пограти деінде: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Конкурс програм, який 2011 року обрав DVONN: [CodeCup](<https://www.codecup.nl>)
    Цей бот не належить нікому з них. Його роблять люди, яким подобається ця гра.

## Правила, сторінка за сторінкою, кожна з картинкою

rules-title = {"**"}Правила DVONN: { $page }** · { $number } з { $count }
button-rules-next = Далі
rules-goal =
    Двоє гравців складають стоси. Чий стос, показує верхня фішка. Виграє той, у кого наприкінці більше фішок.
    На дошці 49 полів, від A1 до K5. Є 23 білі й 23 чорні фішки. 3 червоні фішки не належать нікому, але стоси, які втрачають зв’язок із червоними, прибирають.
    У партії щонайбільше 97 ходів, за столом це близько 30 хвилин. Гра — від 8 років, і випадок у ній нічого не вирішує.
    {"**"}На картинці** завершена партія. Число — це висота стосу; на одиночній фішці числа немає. Червоний обідок із червоним знаком означає, що в стосі є червона; якщо їх кілька, знак каже скільки. Фішок у білих: { $white }, у чорних: { $black }, тож виграють білі.
rules-placing =
    Спершу дошка порожня. Білі ставлять першу червону фішку, чорні другу, білі третю. Потім гравці по черзі ставлять свої фішки, доки дошка не заповниться; починають чорні. Можна зайняти будь-яке вільне поле.
    Останню фішку ставлять білі, і перший хід стосом теж за ними: два ходи підряд. Натомість першу власну фішку ставили чорні.
    У ряді 1, найнижчому, поля від A1 до I1. Над ним — від A2 до J2, від A3 до K3, від B4 до K4 і, вгорі, від C5 до K5.
    {"**"}На картинці** партія з червоними фішками на { $reds } і першими фішками довкола. Кільце позначає останню фішку.
rules-moving =
    У свій хід ходиш одним своїм стосом. Він іде по прямій, понад фішками й порожніми полями, рівно на стільки полів, скільки в ньому фішок. Одиночна фішка ходить на одне поле. Стати треба на стос чи фішку будь-якого кольору, і з двох виходить один стос. Якщо там була червона або стос суперника, це *захоплення*.
    {"**"}Рисунок 1:** білий стос на { $stack } має висоту три. Він може піти на поля з кільцями: { $targets }. Не може на { $empty } (порожньо), на { $near } (надто близько) і вгору (за дошку).
rules-surrounded =
    Стос, у якого фішки з усіх шести боків, оточений. Він не може ходити, хай чий він і якої висоти, доки поряд не звільниться поле. Тому спершу ходять лише фішки на краю.
    {"**"}Рисунок 2:** знаки заборони позначають оточені стоси: { $stacks }. Той, що на { $red }, не може ходити, хоча в ньому є червона. Біля фішки на { $edge } теж немає вільного поля, але ходити вона може: поле на краю ніколи не має шести сусідів.
rules-touching = Кожне поле торкається щонайбільше шести інших. У своєму ряді — двох поруч. У ряді з номером на один більшим — та сама літера й наступна. У ряді з номером на один меншим — та сама літера й попередня. { $cell } торкається { $touched }.
rules-cell-touches = { $cell } торкається { $touched }.
rules-cell-game = У партії цього каналу: { $stacks }
rules-cell-empty = Вільні: { $cells }.
rules-isolation =
    Після кожного ходу всі стоси без зв’язку з червоною фішкою ізольовані, і їх прибирають назавжди. Зв’язок — це ланцюжок сусідніх стосів. Байдуже, чий був хід і чий це стос. Червоні фішки та стоси з червоними лишаються завжди. Сама червона фішка не ходить. Стос із червоною ходить, як усі.
    {"**"}Рисунок 3:** хід білих: { $ply }. Ця фішка була єдиним зв’язком між { $isolated } та червоною, тож чорні одразу втрачають { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
rules-end =
    Якщо можливих ходів немає, я пасую за тебе. Щойно хід з’явиться, ходиш знову. Якщо хід є, ходити треба, навіть коли це коштує фішок. Партія закінчується, коли не може ходити жодна сторона. Тоді кожен рахує всі фішки у своїх стосах, червоні теж. Виграє більший рахунок; рівний — нічия.
    {"**"}Рисунок 4:** фішок у білих було { $before }, у чорних { $black }, але { $ply } був єдиним ходом білих. Він забрав червону від { $isolated }, і ці поля спорожніли. Тепер не може ходити ніхто: у білих лишилося { $white }, і виграють чорні.
rules-here =
    `/dvonn грати` починає партію з комп’ютером, на будь-якому рівні від початківця до гросмейстера. `/dvonn викликати` — це виклик гравцеві або будь-кому.
    У свій хід натискай кнопки під останньою дошкою. Перш ніж хід зарахується, ти бачиш попередній перегляд, як на {"**"}картинці**: перший хід, { $ply }. Поставлена фішка зараховується одразу. Або пиши `/dvonn поставити D3`, а згодом `/dvonn хід D3F3`: це хід з D3 на F3, його пишуть і так: D3→F3. `/партія перегляд D3F3` лише показує, що робить хід.
    `/dvonn підказка` показує твої найкращі ходи в нерейтингових партіях. `/dvonn довідка` покаже, що ще можна.
rules-moving-caption = Висота три: хід рівно на три поля
rules-surrounded-caption = Позначено: оточені, тож не ходять
rules-isolation-caption = Відрізано від червоної: прибрано п’ять фішок
rules-end-caption = Єдиний хід білих програє партію

## Уроки. learn-3 — назва уроку 3, learn-3-2 — завдання його другої вправи. Учень грає білими.

lesson-title = {"**"}Урок { $lesson }: { $title }** · { $number } з { $count }
lesson-turning-point = Переломний момент твоєї партії — хід { $number }: **{ $better }** було краще, ніж **{ $played }**. Цей урок саме про це.
lesson-alt = Вправа: { $goal }
lesson-alt-marked = Позначено: { $cells }.
lesson-right = ✅ **{ $ply }** — правильно!
lesson-others = Інші варіанти лишають тобі від { $least } до { $most }% на перемогу.
lesson-wrong = ❌ { $played }
lesson-solution = Найкращий хід — **{ $ply }**: стрілка A на дошці.
lesson-solution-place = Найкращий хід — **{ $ply }**.
answer-move =
    { $color ->
        [white] Білі відповідають: **{ $ply }**.
       *[black] Чорні відповідають: **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] Білі не мають можливих ходів і пасують.
       *[black] Чорні не мають можливих ходів і пасують.
    }
lesson-pass = У тебе немає можливих ходів, тож пас.
flaw-own = Це хід на власний стос, тож рухливих стосів у тебе на один менше.
flaw-red = Захоплено саму червону, тож суперник нічого не втрачає.
flaw-loses =
    { $count ->
        [one] Цим ходом відрізано { $count } твою фішку.
        [few] Цим ходом відрізано { $count } твої фішки.
        [many] Цим ходом відрізано { $count } твоїх фішок.
       *[other] Цим ходом відрізано { $count } твоєї фішки.
    }
flaw-stuck = Твій стос на { $cell } тепер має висоту { $height } і не може ходити.
flaw-waits = Це захоплення могло почекати. Дещо інше — ні.
flaw-reds = Ця червона надто близько до іншої. Якщо їх розвести, вони тримають разом більшу частину дошки.
flaw-far = { $cell } — далі ніж за два поля від червоної, тож фішку там легко відрізати.
flaw-beside = Біля червоної ще є вільне поле, а { $cell } — не біля червоної.
flaw-lump = Довкола { $cell } твоїх фішок уже { $count }. Така купа сама собі заважає.
flaw-inner = { $cell } — не на краю. Фішка там не походить, доки не піде хтось із сусідів.
caption-after = Після { $ply }
outlook-now =
    { $kind ->
        [win] За найкращої гри ти тепер виграєш із перевагою { $number }.
        [draw] За найкращої гри тепер нічия.
        [loss] За найкращої гри ти тепер програєш із різницею { $number }.
       *[chance] Рушій дає тобі тепер { $number }% на перемогу.
    }
outlook-best =
    { $kind ->
        [win] Найкращий хід виграє з перевагою { $number }.
        [draw] Найкращий хід зберігає нічию.
        [loss] Найкращий хід програє з різницею лише { $number }.
       *[chance] До цього було { $number }%.
    }
lesson-game-score = Рахунок: білі { $white }, чорні { $black }. Твій хід.
lesson-game-won = 🏆 Перемога, { $white }:{ $black }!
lesson-game-lost = Партію завершено: білі { $white }, чорні { $black }. Тобі треба більше фішок, ніж у чорних. Спробуй ще раз!
lessons-title = {"**"}Уроки: пройдено { $done } з { $count }**
lessons-part =
    { $part ->
        [rules] {"**"}Правила**
        [moving] {"**"}Ходи стосами**
        [placing] {"**"}Розставляння фішок**
       *[game] {"**"}Ціла партія**
    }
lessons-complete = {"**"}🎓 Усі уроки пройдено!** Це видно в `/лідери профіль`. Кожен урок можна пройти знову.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Твій прогрес**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = пройдено { $done } з { $count }
progress-puzzles = розв’язано { $solved } з { $tried }, рейтинг { $rating }, { $streak ->
        [0] серії задач дня немає
        [one] серія задач дня: { $streak } день
        [few] серія задач дня: { $streak } дні
        [many] серія задач дня: { $streak } днів
       *[other] серія задач дня: { $streak } дня
    }
progress-none = ще немає
progress-accuracy =
    { $count ->
        [one] {"**"}Точність:** { $accuracy }% в останній розібраній партії.
        [few] {"**"}Точність:** у середньому { $accuracy }% за останні { $count } розібрані партії.
        [many] {"**"}Точність:** у середньому { $accuracy }% за останні { $count } розібраних партій.
       *[other] {"**"}Точність:** у середньому { $accuracy }% за останні { $count } розібраної партії.
    }
progress-accuracy-before =
    { $count ->
        [one] У попередній було { $accuracy }%.
        [few] У { $count } попередніх було { $accuracy }%.
        [many] У { $count } попередніх було { $accuracy }%.
       *[other] У { $count } попередніх було { $accuracy }%.
    }
progress-no-review = {"**"}Точність:** після партії замов розбір через `/партія розбір`, і вона з’явиться тут на графіку.
fact-lessons = Уроки
fact-solved = Задачі
fact-best-race = Найкращі перегони
fact-levels-beaten = Пройдені рівні
caption-progress =
    { $count ->
        [one] Точність в останній розібраній партії
        [few] Точність в останніх { $count } розібраних партіях
        [many] Точність в останніх { $count } розібраних партіях
       *[other] Точність в останніх { $count } розібраних партіях
    }
alt-progress =
    { $count ->
        [one] Точність у твоїй останній розібраній партії: { $figures }.
        [few] Точність у твоїх останніх { $count } розібраних партіях, від найранішої: { $figures }.
        [many] Точність у твоїх останніх { $count } розібраних партіях, від найранішої: { $figures }.
       *[other] Точність у твоїх останніх { $count } розібраних партіях, від найранішої: { $figures }.
    }
button-progress = Мій прогрес
button-term-review = Що таке точність?
menu-lesson = Обери урок
button-lesson-next = Далі
button-lesson-next-lesson = Далі: урок { $lesson }
button-lesson-finish = Закінчити
button-lesson-again = Зіграти знову
button-lesson-retry = Спробувати ще
button-lesson-show = Показати
button-lesson-people = Подивитися, куди ставили
button-lesson-list = Усі уроки
button-place-board = Розставити всі фішки
button-lesson-go-on = Продовжити: урок { $lesson }
button-advice = Поради
button-advice-lesson = Пройти урок { $lesson }
button-terms = Терміни
button-term = { $term }: що це?
button-term-rating = Що означає ±?
advice-title = {"**"}{ $title }** · { $number } з { $count }

learn-1 = Точна відстань і край
    .advice =
        Стос ходить по прямій, рівно на стільки полів, скільки в ньому фішок, і мусить стати на стос. Перестрибувати стоси й порожні поля можна.
        Стос із сусідами з усіх шести боків не ходить. На краю поле ніколи не має шести сусідів, тож фішки там вільні від першого ходу.
learn-1-1 = Ти граєш білими. Твій стос на E2 має висоту три, тож ходить рівно на три поля. Кільце на B2 показує, куди він може стати. Захопи ним цю фішку!
    .why = E2 перестрибує два стоси й захоплює одиночну фішку на B2. Це останній стос чорних: ходити їм більше нічим.
learn-1-2 = Стос із 2 фішок ходить рівно на два поля й може перестрибнути порожнє. Який із твоїх стосів може захопити позначену одиночну фішку на J3?
    .why = Порожнє поле I2 рахується за крок. Стрибати через порожнє можна, але стати треба на стос.
learn-1-3 = Твоя одиночна фішка на B2 оточена й не може ходити. Твоя фішка на B1 стоїть на краю, і вона може. Захопи щось фішкою з B1.
    .why = Поле на краю ніколи не має шести сусідів. А B2 тепер вільна, бо B1 пішла.

learn-2 = Пас
    .advice =
        Сторона без можливих ходів пасує, а друга грає далі сама. Ці додаткові ходи часто вирішують партію.
        Дивись, куди можуть стати стоси суперника. Захопи останній рухливий стос або забери єдиний, на який він може стати.
learn-2-1 = Чорний стос із 2 фішок на C5 може стати лише на C3. Одиночна фішка на C4 теж може ходити. Лиши чорних без можливих ходів.
    .why = C4 твоя, а C5 нема куди стати. Чорні пасують, а ти граєш далі: C4 на C2, потім C2 на C5.
learn-2-2 = Чорні F5 (висота 2) і G5 (висота 3) можуть стати лише на D5. Знайди хід, який забирає цю ціль.
    .why = D5 тепер порожнє, тож чорні мусять пасувати. Твій стос із 2 фішок на E5 далі захопить G5.
learn-2-3 = Порахуй поля: куди можуть стати чорні стоси на E1 (висота 2) і F1 (висота 3)? Примусь чорних до пасу.
    .why = Обом потрібне було C1, а воно тепер порожнє. Чорні пасують, і ти захоплюєш F1 новим стосом із 2 фішок.

learn-3 = Ізоляція
    .advice =
        Після кожного ходу стоси без ланцюжка сусідів до червоної фішки одразу прибирають, хай чиї вони.
        Шукай єдині зв’язки: чужі — щоб розрізати, свої — щоб зберегти. Червоні не прибиті цвяхами: стос із червоною забирає її з собою.
learn-3-1 = Чорний стос із 3 фішок на H5 має один зв’язок із червоною: твою фішку на G4. Зроби так, щоб H5 зник, і тим самим ходом щось захопи.
    .why = Без G4 жоден ланцюжок не веде від H5 до червоної. Три його фішки одразу зникають із дошки.
learn-3-2 = Ти можеш захопити позначену одиночну фішку на K4. Але що тоді зв’яже тебе з червоною? Натомість відріж K4 ходом, який нападає на I1.
    .why = K4 більше не має зв’язку з червоною. А у твоєму стосі з 2 фішок на I3 тепер є червона: далі він захопить I1.
learn-3-3 = Позначені чорні стоси живі лише завдяки червоній у твоєму стосі на G2. А якщо вона піде?
    .why = Червона йде разом зі своїм стосом. F1 і G1 більше не мають зв’язку, і трьох чорних фішок як не було.

learn-4 = Кожне захоплення коштує суперникові ходу
    .advice =
        Захоплений стос лишається на дошці, але тепер він твій: у суперника на один рухливий стос менше.
        Тож захоплюй кожним ходом, якщо можеш, а найперше стоси, які ходять найбільше. Ходи на власні фішки чи на червону не коштують суперникові нічого.
learn-4-1 = У чорних лишився один стос: позначена одиночна фішка на H1. Який хід лишає чорних без ходів?
    .why = H1 захоплено, і чорні більше ніколи не ходять. Усі ходи, що лишилися, граєш ти.
learn-4-2 = Чорна одиночна фішка на D4 може захопити твій стос на C4. Знайди захоплення, яке цьому завадить.
    .why = Стос під твоїм нейтралізовано: він більше не ходить і не захоплює. Це значно цінніше за червону фішку.
learn-4-3 = Обидві позначені одиночні фішки становлять загрозу. Твоя фішка на C2 може захопити одну з них. Зроби це, поки вона не захопила тебе.
    .why = C1 могла захопити B1 або C2. Тепер у чорних на один стос менше й на один хід менше.

learn-5 = Одиночні фішки — це золото
    .advice =
        Одиночна фішка ходить на будь-яке сусіднє поле, де щось стоїть, якщо її не оточено. Що вищий стос, то важче йому знайти ціль.
        Тож не будуй зарання вежу. Захоплюй вежами одиночні фішки, а свої одиночні бережи на кінець.
        На власний стос ставай лише тоді, коли рятуєш велику групу або партія майже скінчилася. Інакше віддавай хиткі фішки й нападай деінде.
learn-5-1 = Два з трьох твоїх ходів складають докупи твої ж фішки. Знайди третій.
    .why = Ти захоплюєш, а F2 і G3 далі можуть ходити самі. Кожен рухливий стос — це хід про запас.
learn-5-2 = У тебе три стоси, а в чорних одна одиночна фішка. Яким ходом можна захопити, не витративши власного стосу?
    .why = У чорних не лишилося стосів. Усі твої на місці, і далі граєш тільки ти.
learn-5-3 = На D2 можна побудувати вежу висотою 4 або 5. За чотири чи п’ять полів від D2 нічого не стоїть. Що краще?
    .why = Вежа, якій нема на що стати, більше ніколи не походить. Натомість твоя одиночна фішка захоплює і лишається рухливою.
learn-5-4 = Коли одиночну фішку захоплює вежа, твої одиночні лишаються на потім. Твоя вежа на E3 дістає до одиночної фішки на I3. Куди тоді дістане твоя одиночна фішка на H2?
    .why = Одиночну фішку захопила вежа, тож твоя на H2 нікуди не поділася. Далі вона може захопити великий стос на H3.
learn-5-5 = Виняток: під кінець може знадобитися саме власний стос. Від J5 до F5 чотири поля. Яка висота потрібна на J5?
    .why = J5 тепер має висоту чотири й після пасу чорних захоплює F5. Стосом менше — тут не біда: скористатися ним ніхто б не зміг.
learn-5-6 = Інший виняток: великий стос у небезпеці. Твій стос на C5 тримається на чорній C4. Що буде, коли C4 піде?
    .why = C5 було б відрізано. Тож правильно забрати його додому, навіть на власний стос. А якщо C4 захопить C3, E3 відіб’є його назад.

learn-6 = Червона суперника: знерухом її
    .advice =
        Червона в стосі суперника — це загроза: коли вона піде, усе, що на ній трималося, буде відрізано.
        Захопи цей стос: тоді він твій і вищий, а на новій відстані часто нічого немає, і червона лишається на місці.
learn-6-1 = У чорному стосі з 2 фішок на D2 є червона, і він може її віднести. Захопи його, щоб він став зависоким для ходу.
    .why = Стос на D2 твій, має висоту три, а за три поля від нього нічого немає. Його червона лишається там.
learn-6-2 = Знову червона в чорних, на H3. Який із твоїх стосів дістане її?
    .why = Від H1 до H3 два поля. Тепер стос має висоту чотири й не може ходити.
learn-6-3 = У чорному стосі на G4 є червона. Зупини його.
    .why = Одне захоплення — і стос із червоною твій та нерухомий. Чорним більше нічим ходити.

learn-7 = Червоній потрібен план
    .advice =
        Червона фішка рахується за одну, як і будь-яка інша. Узявши її, ти нічого не захоплюєш у суперника, а втекти вона не може.
        Бери червону лише за планом: щоб віднести її додому, до своїх фішок, щоб далі щось відрізати, щоб зберегти зв’язок своїх стосів або щоб лишити суперника без цілі.
learn-7-1 = Біля твоїх стосів лежать три червоні фішки. Чи варта зараз котрась із них ходу?
    .why = J3 був останнім стосом чорних. Червоні й досі там, і тепер у тебе скільки завгодно часу.
learn-7-2 = Ти можеш узяти червону ходом C3 на B2. А можеш захопити позначену одиночну фішку. Що спершу?
    .why = Червона не втече, а чорна фішка втече. Спершу захопи, а червону бери, коли це допоможе.
learn-7-3 = Чорні H2 (висота 3) і H3 (висота 2) можуть стати лише на H5. Тепер червона варта ходу. Чому?
    .why = Цього разу план є: H5 порожнє, тож чорні мусять пасувати, а твій стос із 2 фішок на H4 далі захопить H2.
learn-7-4 = У твоєму стосі на G3 є червона. Неси її до свого стосу на J2, подалі від чужих. Порахуй, що тримається на G3.
    .why = Червона тепер біля твого стосу на J2. Усе, що вона тримала на G3, зникло, і чорні більше не можуть ходити.

learn-8 = Що не втече, те почекає
    .advice =
        Якщо стос не може ходити й ніхто не завадить тобі його захопити, поспішати нікуди.
        Спершу зіграй те, чому суперник міг би завадити наступним ходом: захопи фішки, які ще можуть піти або врятуватися. Потім повертайся.
learn-8-1 = J5 може захопити великий стос на J3. Але J3 не може ходити. Що нагальніше?
    .why = J4 могла піти або захопити. J3 лишається на місці, і ти захопиш його наступним ходом.
learn-8-2 = Твоя одиночна фішка на B4 може захопити стос із 4 фішок на C5, зараз або потім: C5 не може ходити. Що зіграти спершу?
    .why = D4 була рухлива, а C5 — ні. Після відповіді чорних ти все одно захоплюєш C5 і виграєш. Якби взяти його одразу, партію було б програно.
learn-8-3 = K5 цілиться в стос із 4 фішок на I5, а I5 не може ходити. Знайди хід, який не може чекати.
    .why = Спершу фішка, яка може піти, потім великий стос. I5 буде там і наступного ходу.

learn-9 = Порахуй останні ходи
    .advice =
        Ближче до кінця порахуй, скільки ходів лишилося в кожної сторони. Зазвичай програє та, яка першою пасує.
        Тримай ходи про запас і вичерпуй чужі. Дивись, що відріже твій останній хід: якщо хід є, ходити треба, навіть собі на шкоду.
learn-9-1 = У тебе одна фішка, у чорних два стоси. Зіграй так, щоб останні ходи були твої.
    .why = Чорний C5 іде на B4 і більше не ходить. Далі граєш тільки ти: B3 на D5, потім D5 на A2. Усі червоні твої, а B4 відрізано.
learn-9-2 = Порахуй: у чорних дві одиночні фішки. Лиши чорним тільки один хід і дай на нього відповідь.
    .why = Чорні можуть зіграти лише C1 на C2, і там її захопить E4. Потім чорні пасують до кінця.
learn-9-3 = У кого ходи скінчаться раніше? Знайди захоплення, після якого в чорних лишиться один хід.
    .why = Чорні грають D4 на D2 й застрягають. У тебе ще є D3 на B3, а після пасу чорних і останній хід.

learn-10 = Влучний постріл і дві цілі
    .advice =
        Стос влучає лише туди, де відстань дорівнює його висоті. Підготуй постріл: змінюй його висоту чи поле, доки відстань не збіжиться.
        І нападай одразу на дві цілі: у суперника один хід, і обох він не врятує.
learn-10-1 = Чорний стос із 2 фішок на G5 може піти лише на I5. Підготуй стос із 3 фішок, який влучить у нього там.
    .why = F5 тепер має висоту три, а до I5 три поля. Якщо G5 піде туди, стріляй.
learn-10-2 = Від H1 до H4 три поля. Що потрібно на H1, щоб влучити?
    .why = Ще одна фішка — і H1 має висоту три, а H4 рівно за три поля.
learn-10-3 = Дві цілі: знайди хід, після якого один твій стос нападає на обидва позначені.
    .why = Твій стос із 2 фішок на H3 нападає на J3 і J5. У чорних один хід, і обох вони не врятують.

learn-11 = Розставляння: червоні фішки
    .advice =
        Білі ставлять дві з трьох червоних. Від того, де вони лежать, залежить багато.
        Червоні разом — на руку білим, бо ті нападають першими: у 5990 справжніх партіях білі набрали 68% очок, коли торкалися всі три, і 47%, коли не торкалися жодні дві.
        Тож чорними тримай їх нарізно. А поки вчишся, розводь їх і білими: тоді ніколи не втратиш усе одним ударом.
learn-11-1 = Дошка порожня, лише дві червоні поруч. Ти граєш білими й ставиш третю. Розведи червоні.
    .why = Тепер червона є з кожного боку, і твої фішки знайдуть її всюди. Червоні разом — це гостріша гра: люди так виграють частіше, а рушій рідше.
learn-11-2 = Знову ти ставиш останню червону. З якого боку дошки немає жодної?
    .why = B4 далеко від обох. Твої фішки знайдуть червону, хай де стоять.
learn-11-3 = Дві червоні праворуч. Куди поставити третю?
    .why = Ліворуч твоїм фішкам не було б на чому триматися. Тепер червона є і в них.

learn-12 = Розставляння: біля червоних
    .advice =
        Поля біля червоних — найкращі на дошці: там нічого легко не відріжеш. Їх швидко розбирають, тож займай їх насамперед.
        Рахуй свої фішки біля кожної червоної. Тобі треба три або більше біля кожної, і суперникові теж.
        Поле біля двох червоних рахується за два.
learn-12-1 = Три червоні лежать уздовж краю. Одне з цих полів торкається двох із них. Постав туди.
    .why = G1 лежить між двома червоними. Хай що станеться з однією, друга нікуди не дінеться.
learn-12-2 = Біля червоних лишилося тільки кілька вільних полів. Займи одне з них.
    .why = B1 — біля червоної на A1 і поряд із твоєю фішкою на C1. Тож жодну з двох легко не відрізати.
learn-12-3 = Три червоні лежать праворуч. Котре з цих полів торкається двох із них?
    .why = K4 — біля червоних на J3 і K5. На H3 чи G3, за два чи три поля, твою фішку скоро відрізали б.
learn-12-4 = Біля червоної на I1 є одна твоя фішка й лишилося одне поле. Займи його, поки не зайняли чорні.
    .why = H1 було останнім вільним полем біля I1. Якби твоя фішка стала на інше з цих полів, його зайняли б чорні.

learn-13 = Розставляння: друге коло й край
    .advice =
        Коли поля біля червоних зайнято, переходь у друге коло: за два поля від червоної, а найкраще — від двох.
        Займай край там, де червона близько. Фішка на краю ходить від першого ходу. Фішка в середині чекає.
        Край далеко від червоних вартий мало.
learn-13-1 = Біля червоних вільних полів уже немає. Одне вільне поле — за два поля від двох червоних. Знайди його.
    .why = H3 належить до групи довкола червоних. Усі інші поля — далі.
learn-13-2 = За два поля від червоної і на краю: знайди поле, де є і те, і те.
    .why = G1 — за два поля від червоної і на краю. Фішку в далекому куті рано відрізали б.
learn-13-3 = Деякі з цих полів на краю, деякі в середині. Займи поле на краю, близько до червоної.
    .why = На краю твоя фішка може ходити одразу, і червона недалеко. У середині довелося б чекати.
learn-13-4 = І край, і червона: знайди поле, де є і те, і те.
    .why = J5 — на краю й біля червоної на J4. Фішка там може ходити від початку, і відрізати її важко.

learn-14 = Розставляння: ланцюжки та виходи
    .advice =
        Ланцюжок твоїх фішок через усю дошку розділяє фішки суперника. Коли піде фішка на його кінці, звільниться наступна.
        Твоїм фішкам у середині потрібен вихід. Постав біля них фішку на краю: коли вона піде, зможуть ходити й вони.
learn-14-1 = Твої фішки стоять уздовж ряду 1, а ще на D4 і D5. Яке поле біля червоної з’єднає їх?
    .why = C3 з’єднує твої фішки від ряду 1 до ряду 5, ще й стоїть біля червоної на B3.
learn-14-2 = Одне з цих полів з’єднує дві твої групи. Знайди його.
    .why = D4 з’єднує твої фішки на C3 та E4, а з обох кінців ланцюжка червоні: C4 і F4.
learn-14-3 = Твої фішки на H2 і H3 замкнено. Яке поле на краю дасть їм вихід?
    .why = Коли піде G1, зможе ходити H2, а потім H3. І G1 — біля червоної.
learn-14-4 = Твоя фішка на F2 стоїть у середині. Яке поле на краю дасть їй вихід?
    .why = Коли піде F1, звільниться F2. І F1 — за два поля від червоної, а інші поля на краю — ні.
learn-14-5 = Твоїй фішці на I4 потрібен вихід. Яке поле на краю його дасть, ще й біля червоної?
    .why = Коли піде I5, звільниться I4. І I5 — біля червоної на H4.

learn-15 = Розставляння: не збивайся в купу
    .advice =
        Купа твоїх фішок сама собі заважає: ті, що всередині, не ходять, і один розріз забирає всі.
        Тож розводь фішки. Якщо довкола поля вже три твої або більше, шукай інше.
        Якщо поради розходяться, спершу червоні, потім край, потім виходи.
        Тепер розстав цілу дошку. `/dvonn підказка` покаже, куди поставив би сильний гравець, і твої шанси.
learn-15-1 = Чотири з цих п’яти полів лише додали б до купи. Котре — ні?
    .why = Довкола F3 твоїх фішок мало, і червона близько. Решта полів — у твоїй купі ліворуч.
learn-15-2 = Поля, у яких багато білих сусідів, лиши вільними. Котре з решти — біля червоної?
    .why = У B1 один білий сусід, поряд червона, і це край. У B3, D4 і H5 — по три білі сусіди.
learn-15-3 = Останні поля. Де твоя фішка допоможе найбільше?
    .why = E5 — на краю, за два поля від червоної і не в купі. Тепер спробуй цілу дошку.

learn-16 = Перші десять ходів
    .advice =
        Першими ходами виправляй слабкі місця розставляння: допоможи хитким фішкам і веди фішки з краю, щоб могли ходити ті, що всередині.
        Іди до червоної, а не від неї. І захоплюй фішки, які могли б узяти червону.
learn-16-1 = Звільни свої фішки в середині: який хід звільняє найбільше?
    .why = Поле E1 звільнилося, тож тепер дві фішки всередині можуть ходити. Ходи на далекому краю нікого не звільняють.
learn-16-2 = Знову більшість ходів нікого не звільняє. Знайди той, що звільняє фішку в середині.
    .why = D1 пішла із захопленням, і твоя фішка на E2 тепер вільна. Ходи на правому краю можуть почекати.
learn-16-3 = Іди до червоної. Після якого ходу твій стос опиниться біля стосу з червоною?
    .why = C5 стрибнув зі свого кута на C3. Там він біля D3, чорного стосу з червоною.
learn-16-4 = Червона на I3 сама. Захопи чорну фішку, яка могла б її взяти.
    .why = J3 тепер твоя, тож червона на I3 у безпеці. Після будь-якого іншого ходу чорні взяли б її.
learn-16-5 = Чорна B1 стоїть біля червоної на C1. Що з нею робити?
    .why = B1 твоя. Після решти цих ходів вона взяла б червону або втекла б.
learn-16-6 = Твій стос на A1 хиткий: довкола майже все зникло. Чи може він повернутися, ще й із захопленням?
    .why = A1 стрибнув на два поля, на C3, поряд з іншими твоїми фішками, і захопив стос із червоною.

learn-17 = Кінець партії
    .advice =
        Після ходу 70 дивись наперед: рахуй ходи, що лишилися, твої та чужі.
        Знай, куди дістає кожен стос: його висота — це його відстань. Найвищий свій стос став на червону або біля неї, і там, де його не дістати.
        Лиши суперникові тільки один хід — і ти знаєш його відповідь.
learn-17-1 = Порахуй. Один хід виграє з перевагою 2, решта програють. Яку фішку треба захопити, поки вона не пішла?
    .why = I4 могла захопити I5. Тепер вона твоя й для I5 вже не загроза.
learn-17-2 = B1 має висоту один. Якої висоти має бути стос на C2, щоб дістати до A2?
    .why = C2 тепер має висоту два, а до A2 два поля. A2 зависокий, щоб утекти.
learn-17-3 = У чорних лише один хід: E3 на G3. Що захопиш спершу, щоб H3 лишилася для відповіді?
    .why = E4 твій. Чорні мусять зіграти E3 на G3, і там цей стос захопить твоя одиночна фішка з H3. Відповідь була відома ще до твого ходу.
learn-17-4 = Знайди хід, після якого в чорних немає жодного можливого ходу.
    .why = Чорні пасують раз за разом, а ти граєш усі ходи, що лишилися.
learn-17-5 = На E4, біля червоної, стоїть вежа висотою 12. Чия вона буде в кінці?
    .why = Вежа твоя. Вона біля червоної, тож лишається, і ніхто вже не може ходити.


learn-18 = Ціла маленька партія
    .advice =
        Перед кожним ходом спитай себе: що суперник може захопити чи відрізати? Який мій хід коштуватиме йому ходу? Котре моє захоплення може почекати?
        Ближче до кінця рахуй ходи. І перш ніж натиснути, глянь іще раз на всю дошку.
learn-18-1 = Зіграй цю маленьку партію до кінця проти рівня 1 і виграй. Тут знадобиться все з попередніх уроків. Ти граєш білими, перший хід твій.
    .why = Тепер ти знаєш усе, що треба для цілої партії. Почни її: `/dvonn грати`.

## Терміни. Їхні назви ті самі, що в docs/glossary/uk.md.

terms-title = {"**"}Терміни: { $group }**
terms-board = Дошка
terms-moves = Ходи
terms-score = Рахунок і нотація
terms-games = Партії
terms-strategy = Стратегія
terms-themes = Теми задач
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Я не знаю терміна `{ $term }`. Обери зі списку, що з’являється під час набору, або подивись на групу:
menu-term = Обери термін, щоб дізнатися більше

term-cell = Поле
    .meaning = одна з 49 клітинок дошки; її назва — стовпець і ряд: D3.
    .usage = Ці назви — на кнопках і в записі ходів. У рядах 1 і 5 дев’ять полів, у ряді 3 одинадцять.
term-edge = Край
    .meaning = поля, у яких менше ніж шість сусідів. Стос там ніколи не буває оточений.
    .usage = На початку ходити можуть лише фішки на краю.
term-piece = Фішка
    .meaning = один із 23 білих, 23 чорних і 3 червоних дисків.
    .usage = Їх ставлять по одній або беруть дошку, заповнену випадково.
term-red-piece = Червона фішка
    .meaning = одна з трьох фішок, які не належать нікому. Усім іншим стосам потрібен зв’язок з однією з них.
    .usage = На дошці це червоний диск. Сама вона ніколи не ходить, але захопити її можна.
term-stack = Стос
    .meaning = одна або кілька фішок на полі. Чий він, показує верхня фішка.
    .usage = Число на стосі — його висота.
term-single = Одиночна фішка
    .meaning = стос з однієї фішки.
    .usage = Вона ходить на одне поле. Якщо її не оточено, рухливішого стосу немає.
    .caption = Ходить на одне поле, у будь-який бік
term-height = Висота
    .meaning = кількість фішок у стосі, а також на скільки полів він ходить.
    .usage = На дошках її написано на кожному стосі. «Стос із 4 фішок» має висоту 4.
term-hold-red = Містити червону фішку
    .meaning = мати в собі червону фішку. Такий стос завжди має зв’язок і забирає червону з собою.
    .usage = На дошках це червоний обідок і червоний знак.
term-placement = Розставляння
    .meaning = перша фаза: гравці по черзі ставлять 49 фішок.
    .usage = На випадковій чи симетричній дошці її немає.
term-movement = Пересування
    .meaning = друга фаза: гравці ходять стосами, доки хтось може ходити.
    .usage = Першими ходять білі.
term-capture = Захопити
    .meaning = стати на стос суперника або на червону фішку. Новий стос твій.
    .usage = Попередні перегляди й підказки кажуть, що захоплює хід.
term-legal-move = Можливий хід
    .meaning = хід, дозволений правилами: стосом по прямій, рівно на його висоту, на інший стос.
    .usage = Кнопки показують лише можливі ходи. Якщо хід є, ходити треба.
term-forced-move = Вимушений хід
    .meaning = єдиний можливий хід.
    .usage = Я можу робити вимушені ходи за тебе: увімкни це в `/dvonn налаштування`.
term-surrounded = Оточений
    .meaning = із фішками з усіх шести боків. Такий стос не може ходити.
    .usage = `/dvonn дошка` з `оточені:True` позначає ці стоси.
term-isolated = Ізольований
    .meaning = без ланцюжка сусідів до червоної фішки. Ізольовані стоси одразу прибирають.
    .usage = Дошки закреслюють їх після ходу, який їх відрізав.
term-pass = Пас
    .meaning = хід сторони, яка не має можливих ходів.
    .usage = Я пасую за тебе. Щойно зможеш, ходиш знову.
term-score = Рахунок
    .meaning = кількість фішок у стосах сторони. Виграє більший рахунок.
    .usage = Він угорі кожної дошки.
term-position = Позиція
    .meaning = дошка і сторона, чий хід.
    .usage = `/dvonn аналіз` приймає будь-яку позицію текстом.
term-notation = Нотація
    .meaning = як записують ходи: D3 ставить фішку, D3F3 — хід стосом із D3 на F3.
    .usage = D3F3, D3-F3 чи D3→F3: обери в `/dvonn налаштування`.
term-rated = Рейтингова
    .meaning = партія, яка змінює рейтинги гравців. Рушій у ній не допомагає.
    .usage = Її обирають у виклику.
term-rating = Рейтинг
    .meaning = сила гравця як число. Число після ± каже, наскільки воно непевне.
    .usage = Його показують профілі й таблиці лідерів. Що більше рейтингових партій, то менше ±.
term-provisional = Тимчасовий
    .meaning = рейтинг, який поки що лише здогад, зі знаком «?».
    .usage = Ще кілька рейтингових партій — і він устоїться.
term-plan = План
    .meaning = список полів, куди твої наступні фішки стають самі.
    .usage = Склади його через `/dvonn план`. Його бачиш тільки ти.
term-conditional-moves = Умовні ходи
    .meaning = відповіді на можливі ходи суперника: якщо він так, то я отак.
    .usage = Задай їх через `/dvonn умовні`. `D3F3 resign`: якщо суперник зіграє D3F3, ти здаєшся. Їх бачиш тільки ти.
term-takeback = Повернення ходу
    .meaning = останній хід гравця повертають, якщо суперник згоден.
    .usage = Запропонуй його через `/dvonn запропонувати`.
term-hint = Підказка
    .meaning = найкращі ходи у твоїй нерейтинговій партії.
    .usage = `/dvonn підказка` показує їх стрілками.
term-review = Розбір
    .meaning = погляд рушія на завершену партію: шанси на перемогу, переломні моменти, кращі ходи.
    .usage = Натисни кнопку під завершеною партією або напиши `/партія розбір`.
term-tower = Вежа
    .meaning = стос із чотирьох фішок або більше. Йому мало куди стати.
    .usage = Захоплюй нею одиночні фішки: твої одиночні лишаться рухливими. Але не будуй її зарання.
    .caption = { $ply }: вежа захоплює одиночну фішку
term-loose-piece = Хитка фішка
    .meaning = фішка, яка тримається на одному зв’язку з червоною, тож її легко відрізати.
    .usage = Рятуй її, лише якщо це нічого не коштує. Інакше грай деінде.
    .caption = { $ply }: хитку фішку відрізано
term-tempo = Темп
    .meaning = час одного ходу. Його може виграти тихий хід, який нічого не захоплює: тепер ходити мусить суперник.
    .usage = Під кінець тримай тихі ходи про запас. Хто мусить ходити першим, часто програє.
    .caption = { $ply }: тихий хід, чорні мусять ходити
term-sharpshooting = Влучний постріл
    .meaning = захопити стос за чотири поля або далі стосом саме такої висоти.
    .usage = Підготуй постріл: зміни висоту стосу чи його поле, щоб відстань була точна.
    .caption = { $ply }: висота чотири, чотири поля
term-overload = Дві цілі
    .meaning = загрожувати двом стосам одразу, щоб суперник не врятував обидва.
    .usage = Це можуть зробити два твої стоси разом. У вилці це робить один.
    .caption = { $ply }: обох чорні не врятують
term-neutralise = Нейтралізувати
    .meaning = стати на фішку суперника, щоб вона більше не могла ходити.
    .usage = Фішка лишається на дошці, але в суперника на одну рухливу фішку менше.
    .caption = { $ply }: чорну одиночну нейтралізовано
term-fork = Вилка
    .meaning = один стос нападає на два.
    .usage = У суперника один хід, тож урятувати він може лише один із них.
    .caption = { $ply }: один стос нападає на два
term-isolation = Ізоляція
    .meaning = відріж фішки суперника від червоних, щоб їх прибрали з дошки.
    .usage = Дивись, що з’єднує групу суперника з червоною. Якщо це один стос, цілься в нього.
    .caption = { $ply }: чорні втрачають три фішки
term-rescue = Порятунок
    .meaning = врятуй свої фішки, які ось-ось відріжуть від червоних.
    .usage = Перш ніж ходити, глянь, що суперник може відрізати далі.
    .caption = { $ply } зберігає зв’язок білих із червоною
term-cut = Розріж дошку
    .meaning = звільни поле, яке з’єднує фішки суперника з червоною.
    .usage = Зв’язком може бути й твоя фішка: піди нею, і ланцюжок розірветься.
    .caption = { $ply } рве ланцюжок до червоної
term-run-with-red = Втеча з червоною
    .meaning = походи стосом, у якому є червона.
    .usage = Неси червону до своїх фішок і подалі від чужих.
    .caption = { $ply }: білі тікають із червоною
term-free-surrounded = Визволи оточений стос
    .meaning = визволи свій оточений стос і походи ним.
    .usage = Спершу походи одним із його шести сусідів. Тоді зможе ходити й він.
    .caption = { $ply }: позначений стос вільний
term-immobilise = Знерухом стос
    .meaning = залиш стос суперника без ходів.
    .usage = Зроби його зависоким для всіх цілей або забери в нього цілі.
    .caption = { $ply }: позначений стос застряг
term-forced-pass = Примусь до пасу
    .meaning = не залиш суперникові ходів, щоб він мусив пасувати.
    .usage = Якщо в суперника лишилося мало ходів, спробуй забрати всі.
    .caption = { $ply }: чорні мусять пасувати
term-counting = Підрахунок
    .meaning = усе вирішують одна-дві фішки. Порахуй до кінця.
    .usage = Рахуй, скільки ходів лишилося в кожної сторони й у що обійдуться останні.
    .caption = { $ply } виграє з перевагою 1. Інші програють
term-save-draw = Врятуй нічию
    .meaning = нічию дає лише один хід, решта програють.
    .usage = Продумай кожен хід до кінця. Нічия — це пів очка.
    .caption = { $ply } дає нічию. Інші програють
term-last-placements = Кінець розставляння
    .meaning = дошка майже заповнена, і кращі шанси зберігає лише одне поле.
    .usage = Найперше — близько до червоної, далі край, далі вихід для своїх фішок.
    .caption = { $ply }: на краю, за два поля від червоної

## Відмови: що не так і що робити натомість

refuse-no-game = У цьому каналі немає партії. `/dvonn грати` починає партію з комп’ютером. `/dvonn довідка` показує, як зіграти з людьми.
refuse-unknown-game = Партію { $number } тут відкрити не можна. Твої партії відкриваються всюди, чужі — лише в їхньому каналі.
refuse-ended = Партію { $number } завершено. `/dvonn грати` починає нову з комп’ютером. `/dvonn довідка` показує, як зіграти з людьми.
refuse-not-a-player = У цій партії грають { $white } і { $black }. Щоб її побачити, напиши `/dvonn дошка`. Щоб почати свою — `/dvonn викликати`.
refuse-not-your-turn = Зараз ходить { $player }. Коли настане твій хід, я тебе тут покличу.
refuse-old-board-link = Ця дошка застаріла. Найновіша [тут]({ $url }).
refuse-old-board = Ця дошка застаріла. `/dvonn дошка` показує найновішу.
refuse-not-a-cell = Поля `{ $input }` немає. { $cells }
no-such-cell = Поля `{ $word }` немає. { $cells }
cells-row = Ряд { $row }: від { $first } до { $last }.
cells-column = На дошці стовпці від A до K, а ряд { $row } — від { $first } до { $last }.
cells-all = На дошці ряди від 1 до 5 і стовпці від A до K.
cells-form = Поле — це літера від A до K і число від 1 до 5, як-от D3.
refuse-not-a-move = `{ $input }` — це не хід. Напиши поле свого стосу й поле, на яке він стане, як-от D3F3.
refuse-nothing-stored = Про тебе нічого не збережено, тож і видаляти нічого.
refuse-no-challenge = Цього виклику вже немає. Щоб кинути новий, напиши `/dvonn викликати`.
refuse-self = Себе викликати не можна. Обери іншого гравця або лиши `суперник` порожнім, тоді прийняти зможе будь-хто.
refuse-this-bot = Щоб зіграти зі мною, напиши `/dvonn грати`.
refuse-not-a-member = { $person } не на цьому сервері. Обери учасника цього сервера.
refuse-threads =
    { $most ->
        [one] За останні хвилини в тебе { $most } нова гілка. Наступну можна відкрити { $until }, або скористайся іншим каналом.
        [few] За останні хвилини в тебе { $most } нові гілки. Наступну можна відкрити { $until }, або скористайся іншим каналом.
        [many] За останні хвилини в тебе { $most } нових гілок. Наступну можна відкрити { $until }, або скористайся іншим каналом.
       *[other] За останні хвилини в тебе { $most } нової гілки. Наступну можна відкрити { $until }, або скористайся іншим каналом.
    }
refuse-bot = Бота викликати не можна. Обери людину або лиши `суперник` порожнім, тоді прийняти зможе будь-хто.
refuse-challenge-gone = На цей виклик уже не відповісти. { $state } Щоб кинути новий, напиши `/dvonn викликати`.
refuse-board-outdated = Це не найновіша твоя дошка. Запропонуй найновішу або спробуй іншу.
refuse-choose-side = У цьому виклику обери сторону: натисни «Грати білими» або «Грати чорними».
refuse-not-challenged = Цей виклик для гравця { $opponent }. Щоб кинути свій, напиши `/dvonn викликати`.
refuse-own-challenge = Це твій власний виклик, прийняти його може лише хтось інший. Ти можеш його скасувати.
refuse-not-the-challenger = Скасувати цей виклик може лише { $challenger }.
invalid-terms-clock =
    `{ $input }` — це не контроль часу. Напиши щось із цього:
    {"-"} `5d`: 5 днів на хід
    {"-"} `3d+12h`: 3 дні плюс 12 годин на хід
    {"-"} `3d+12h max 7d`: те саме, але накопичити можна щонайбільше 7 днів
    {"-"} `live 10`: по 10 хвилин кожному
    {"-"} `none`: без контролю часу
invalid-terms-clock-range =
    { $stretch ->
        [turn] Час на хід: щонайменше { $least }, щонайбільше { $most }. Для партії за один раз обери контроль, як-от `live 10`.
        [bank] Загальний час: щонайменше { $least }, щонайбільше { $most }. Обери інший контроль.
        [increment] Додатковий час на хід: щонайменше { $least }, щонайбільше { $most }. Обери інший контроль.
        [cap] Межа — не менша за загальний час перед `+` і щонайбільше { $most }. Обери інший контроль.
       *[live] Час гравця в партії наживо: щонайменше { $least }, щонайбільше { $most }. Обери інший контроль.
    }
invalid-terms-seed = `{ $input }` — це не зерно. Зерно — це число, щонайбільше дванадцять цифр. Скопіюй його з попередньої партії (`/партія експорт`) або лиши `зерно` порожнім.
invalid-terms-nothing-to-deal = Зерну потрібна випадкова дошка. Обери розташування «випадкове» або «симетричне» (у виклику ще й «діли й обирай») або лиши `зерно` порожнім.
invalid-terms-seed-with-reds = Із відомим зерном дошку було б видно ще до червоних фішок. Лиши `зерно` порожнім: воно буде випадкове.
invalid-terms-position-unused = Для позиції потрібне розташування «задане». Обери його або лиши `позиція` порожньою.
invalid-terms-no-position = Для розташування «задане» потрібна позиція. Напиши її в `позиція`.
invalid-terms-position-over = У цій позиції не може ходити жодна сторона. Дай таку, де партія може тривати.
invalid-terms-place-without-clock = Партії за місце потрібен контроль часу. Лиши `контроль` порожнім або обери щось інше, ніж `none`.
invalid-terms-color-with-cut = У «діли й обирай» сторону обирає той, хто приймає. Лиши `колір` порожнім або обери інше розташування.
position-unreadable = Не вдалося прочитати цю позицію.
position-forbidden = За правилами така позиція неможлива.
position-form =
    Напиши `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE — чий хід, `w` або `b`.
    {"-"} У кожному ряді його поля зліва направо, через кому.
    {"-"} `.` — порожнє поле.
    {"-"} `w3` чи `b3` — стос зі стороною й висотою. `b2*` — стос із червоною.
    {"-"} `r1` — сама червона фішка.
position-side = Вона не починається з `w` або `b`.
position-rows =
    { $found ->
        [one] У ній { $found } ряд, а не 5.
        [few] У ній { $found } ряди, а не 5.
        [many] У ній { $found } рядів, а не 5.
       *[other] У ній { $found } ряду, а не 5.
    }
position-cells = Ряд { $row }: потрібно полів { $expected }, а є { $found }.
position-stack = { $found } на полі { $cell } — неправильний стос.
position-trailing = Після рядів { $found } не дозволено. Можна лише слово `movement`.
fault-stacks-with-red =
    { $found ->
        [one] Стосів із червоною: { $found }. Має бути від одного до трьох.
        [few] Стосів із червоною: { $found }. Має бути від одного до трьох.
        [many] Стосів із червоною: { $found }. Має бути від одного до трьох.
       *[other] Стосів із червоною: { $found }. Має бути від одного до трьох.
    }
fault-room-for-reds =
    { $room ->
        [one] У стосах із червоною місця лише на { $room } червону фішку, а має бути три.
        [few] У стосах із червоною місця лише на { $room } червоні фішки, а має бути три.
        [many] У стосах із червоною місця лише на { $room } червоних фішок, а має бути три.
       *[other] У стосах із червоною місця лише на { $room } червоної фішки, а має бути три.
    }
fault-isolated = Без зв’язку з червоною фішкою були б: { $cells }.
fault-too-many-pieces = У стосах разом фішок: { $found }, а в грі їх 49.
fault-too-many-stacks =
    { $color ->
        [white] Стосів у білих: { $found }, а фішок лише 23.
       *[black] Стосів у чорних: { $found }, а фішок лише 23.
    }
fault-black-moves-first = На повній дошці першими ходять білі.
fault-nothing-moved = Тут лише одиночні фішки, і бракує рівно однієї. Такого не буває: перший хід складає стос із 2 фішок, а якщо його прибрано, бракує щонайменше двох.
fault-no-placement =
    { $color ->
        [white] Якщо поставлено фішок: { $pieces }, то одиночних має бути червоних { $red }, білих { $white }, чорних { $black }, а хід — білих.
       *[black] Якщо поставлено фішок: { $pieces }, то одиночних має бути червоних { $red }, білих { $white }, чорних { $black }, а хід — чорних.
    }
refuse-nothing-to-plan = Усі фішки поставлено, планувати нічого. Умовні ходи можна задати через `/dvonn умовні`.
refuse-vacation-days =
    { $count ->
        [one] У тому році лишився лише { $count } день відпустки. Візьми менше днів.
        [few] У тому році лишилося лише { $count } дні відпустки. Візьми менше днів.
        [many] У тому році лишилося лише { $count } днів відпустки. Візьми менше днів.
       *[other] У тому році лишилося лише { $count } дня відпустки. Візьми менше днів.
    }
refuse-vacation-no-time = В одній із твоїх партій часу вже немає, тож його одразу було б прострочено. Спершу походи там (дивись `/dvonn партії`), а тоді заверши відпустку.
refuse-no-vacation = Ти не у відпустці. Щоб почати її, напиши `/dvonn відпустка` з `дні:3`.
refuse-review-running = Ця партія ще триває. Розібрати її можна буде, коли вона закінчиться.
refuse-review-short = Ця партія надто коротка для розбору: у кожного має бути хоча б один хід із вибором. `/партія ходи` показує її ходи.
refuse-variation-gone = Цього аналізу в мене вже немає: для кожного я зберігаю десять останніх, 90 днів. Напиши `/dvonn аналіз` ще раз.
refuse-variation-full = Ходів у цьому аналізі вже { $most }, більше я не зберігаю. Продовжуй ходами, які вже є, або аналізуй іншу позицію.
refuse-review-one-at-a-time = Розбір іншої твоєї партії ще триває, а розбираю я по одній. Спробуй за хвилину.
refuse-engine-unknown = Рушія «{ $name }» тут немає. Обери зі списку або обери `рівень`.
refuse-engine-gone = Цього рушія більше немає. Щоб зіграти з комп’ютером, напиши `/dvonn грати` і обери `рівень`.
refuse-engine-and-level = Вкажи або `рівень`, або `рушій`, не обидва.
refuse-engine-busy =
    { $games ->
        [one] { $player } може грати лише { $games } партію водночас. Спробуй, коли її буде завершено, або обери `рівень`.
        [few] { $player } може грати лише { $games } партії водночас. Спробуй, коли одну буде завершено, або обери `рівень`.
        [many] { $player } може грати лише { $games } партій водночас. Спробуй, коли одну буде завершено, або обери `рівень`.
       *[other] { $player } може грати лише { $games } партії водночас. Спробуй, коли одну буде завершено, або обери `рівень`.
    }
refuse-engine-board = { $player } може грати лише з порожньої дошки. Обери розташування «повне».
refuse-busy-direct = Твоя остання партія тут ще триває. `/dvonn дошка` її показує. Щоб закінчити її, напиши `/dvonn здатися`.
refuse-rated-guest = Тут партії не можуть бути рейтинговими: кожна таблиця лідерів належить серверу, який мене додав. Прибери `рейтингова` або кинь виклик на такому сервері.
refuse-busy-guest = Тут уже триває партія, а показати можна лише одну. `/dvonn дошка` її показує. Спершу дограй її або грай в іншому каналі.
refuse-busy = У цьому каналі грають { $white } і { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Цю пропозицію вже прийнято.
        [declined] Цю пропозицію вже відхилено.
        [withdrawn] Цю пропозицію вже відкликано.
       *[lapsed] Ця пропозиція вже не діє: партія пішла далі.
    }
refuse-offer-own = Це твоя власна пропозиція, відповісти може лише суперник. Ти можеш її відкликати.
refuse-offer-not-own = Відкликати цю пропозицію може лише суперник. Ти можеш її прийняти або відхилити.
refuse-offer-waiting =
    { $kind ->
        [draw] Твоя пропозиція нічиєї ще без відповіді.
        [takeback] Твоє прохання повернути хід ще без відповіді.
       *[pause] Твоє прохання про паузу ще без відповіді.
    }
refuse-answer-first = Суперник просить повернути хід. Спершу дай на це відповідь.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Нічию запропоновано зовсім недавно. Знову можна через { $plies } хід.
            [few] Нічию запропоновано зовсім недавно. Знову можна через { $plies } ходи.
            [many] Нічию запропоновано зовсім недавно. Знову можна через { $plies } ходів.
           *[other] Нічию запропоновано зовсім недавно. Знову можна через { $plies } ходу.
        }
       *[other] Таке прохання щойно було. Знову можна після наступного ходу.
    }
refuse-nothing-to-take-back = У тебе ще немає ходу, який можна повернути.
refuse-revealed = Твій хід уже не повернути: відтоді зіграно план або умовні ходи суперника. Грай далі або запропонуй нічию через `/dvonn запропонувати`.
refuse-no-clock = У цій партії немає контролю часу, тож ні паузи, ні додаткового часу.
refuse-paused = Партія вже на паузі. Щоб грати далі, натисни «Продовжити партію» під дошкою.
refuse-not-paused = Партія не на паузі. Щоб попросити паузу, напиши `/dvonn запропонувати` з `що:Пауза`.
refuse-enough-time = У суперника й так понад рік.
refuse-computer-needs-no-time = Годинник комп’ютера ніколи не йде, тож часу йому не треба.
refuse-not-over = Ця партія ще триває. Реванш можна запропонувати, коли вона закінчиться.
refuse-rematch-deleted = Дані суперника видалено. `/dvonn довідка` показує, як знайти іншого суперника.
refuse-no-rematch = Зараз реванш неможливий. Напиши `/шукати`, щоб когось знайти.
refuse-rematch-asked = Після кожної партії реванш можна запропонувати лише раз.
refuse-rematch-waits = Реванш уже запропоновано. Відповіді ще немає.
refuse-rematch-offered = Суперник уже пропонує реванш. Прийми його.
refuse-rematch-started = Реванш за цю партію — партія { $number }. `/dvonn грати` починає ще одну партію з комп’ютером. `/dvonn довідка` показує, як зіграти з людьми.
refuse-abort-place = Тебе викликали за місце, тож перервати цю партію не можна. Грай далі або здайся через `/dvonn здатися`, але тоді місце буде втрачено.
refuse-abort-tournament = Турнірну партію перервати не можна. Щоб здати її, напиши `/dvonn здатися`. Щоб знятися з турніру — `/турнір знятися`.
refuse-abort = Переривати цю партію вже пізно. Запропонуй нічию через `/dvonn запропонувати` або здайся через `/dvonn здатися`.
refuse-claim-here = { $opponent } ще на цьому сервері. Якщо час суперника закінчиться, ти виграєш автоматично.
refuse-claim-computer = Комп’ютер нікуди не дінеться, а його годинник ніколи не йде. Щоб закінчити партію, здайся.
refuse-only-void = Один із гравців партії { $number } грає з іншого сервера, тож модератори можуть її лише анулювати. Зробити це можна, поки партія триває, якщо вона нерейтингова й не турнірна.
refuse-claim-no-clock = У цій партії немає контролю часу, тож прострочити його ніхто не може. Суперника вже немає на сервері: `/dvonn здатися` закінчить партію без результату.
refuse-claim-own-turn = Зараз твій хід. Спершу походи: тоді піде годинник суперника, і ти виграєш, коли його час закінчиться.
refuse-claim-early = Суперника вже немає на сервері, але час у нього ще є. Заявити про перемогу можна { $until }.
refuse-not-a-moderator = Це можуть зробити лише люди з дозволом «Керувати сервером». Попроси когось із них.
refuse-not-a-moderator-role = Це можуть зробити лише люди з роллю { $role } або з дозволом «Керувати сервером». Попроси когось із них.
refuse-channel = На цьому сервері партії починаються лише тут: { $channels }, і в їхніх гілках. Спробуй там.
refuse-starter = Починати партії тут можуть лише учасники з роллю { $role }. Попроси когось із них викликати тебе: прийняти ти можеш.
refuse-starter-there = На сервері, де відбулася б гра, починати партії можуть лише учасники з певною роллю, а в тебе її немає.
refuse-blocked =
    Модератори заборонили тобі починати партії на цьому сервері й долучатися до них. Причина: { $reason }
    Твої поточні партії тривають. Якщо це помилка, звернися до модераторів.
refuse-challenger-blocked = На цьому сервері гравця { $challenger } заблоковано. Виклич іншого гравця через `/dvonn викликати`.
refuse-opponent-blocked = { $opponent } зараз не може долучатися до партій на цьому сервері. Обери когось іншого.
refuse-games = Більше партій і турнірів одночасно грати не можна, межа — { $most }. Спершу дограй якусь партію або здайся в ній.
refuse-challenger-games = { $challenger } уже грає стільки партій одночасно, скільки можна. Виклич когось іншого: `/dvonn викликати`.
refuse-challenges =
    { $most ->
        [one] У тебе вже { $most } виклик. Скасуй його або дочекайся відповіді. Скасовані й відхилені рахуються ще 10 хвилин після створення.
        [few] У тебе вже { $most } виклики. Скасуй один або дочекайся відповіді. Скасовані й відхилені рахуються ще 10 хвилин після створення.
        [many] У тебе вже { $most } викликів. Скасуй один або дочекайся відповіді. Скасовані й відхилені рахуються ще 10 хвилин після створення.
       *[other] У тебе вже { $most } виклику. Скасуй один або дочекайся відповіді. Скасовані й відхилені рахуються ще 10 хвилин після створення.
    }
refuse-challenged-before =
    { $most ->
        [one] Твоїх викликів гравцеві { $opponent }: { $most }. Дочекайся відповіді. Скасування не допоможе: виклик рахується ще годину після створення.
        [few] Твоїх викликів гравцеві { $opponent }: { $most }. Дочекайся відповіді. Скасування не допоможе: виклик рахується ще годину після створення.
        [many] Твоїх викликів гравцеві { $opponent }: { $most }. Дочекайся відповіді. Скасування не допоможе: виклик рахується ще годину після створення.
       *[other] Твоїх викликів гравцеві { $opponent }: { $most }. Дочекайся відповіді. Скасування не допоможе: виклик рахується ще годину після створення.
    }
refuse-challenged-lately = Твій виклик гравцеві { $opponent } був зовсім недавно. Знову можна { $until }. Когось іншого можна викликати одразу.
refuse-places-rated-off = Рейтингові партії на цьому сервері вимкнено, тож грати за місце не можна. Адмін сервера може ввімкнути їх через `/dvonn-admin налаштування`.
refuse-rated-off = Рейтингові партії на цьому сервері вимкнено. Для нерейтингової лиши `рейтингова` порожнім або обери False.
refuse-may-not-post = Мені не можна писати в каналі { $channel }. Дай мені там дозволи «Переглядати канали», «Надсилати повідомлення» і «Прикріплювати файли» та спробуй ще раз.
refuse-block-no-reason = Вкажи причину в `причина`. Її бачить заблокована людина.
refuse-block-opponent = { $person } у тій самій поточній партії чи турнірі, що й ти, тож заблокувати цього гравця ти не можеш. Попроси іншого модератора.
refuse-block-bot = Бота заблокувати не можна. Обери людину.
refuse-not-blocked = На цьому сервері гравця { $person } не заблоковано. `/dvonn-admin налаштування` показує всіх заблокованих.
refuse-own-game = Ти граєш у партії { $number }, тож модерувати її тобі не можна. Попроси іншого модератора. Якщо його немає, вибери роль модератора через `/dvonn-admin налаштування` і дай її комусь.
refuse-other-server = На цьому сервері немає партії { $number }. Номер партії показує `/партія ходи` в її каналі.
refuse-void-uncounted = Партію { $number } завершено, і вона нерейтингова, тож анулювання нічого не змінить.
refuse-void-before = Партію { $number } уже вилучено з рейтингів.
refuse-role-of-all = Цю роль мають усі. Обери ту, яку мають лише модератори.
refuse-no-reason = Вкажи причину в `причина`. Її буде видно в каналі партії.
refuse-no-winner = Обери переможця або нічию в `переможець`. Щоб завершити без результату, обери «Анулювати партію» в `рішення`.
refuse-no-seat = Обери нового гравця в `гравець` і сторону в `сторона`.
refuse-seat-self = Передати сторону собі не можна. Обери іншого гравця або попроси іншого модератора.
refuse-seat-bot = Передати сторону ботові не можна. Обери людину.
refuse-seat-not-a-member = { $person } не на цьому сервері. Обери учасника цього сервера.
refuse-seat-blocked = На цьому сервері гравця { $person } заблоковано. Обери іншого гравця або спершу напиши `/dvonn-admin розблокувати`.
refuse-seat-taken = { $person } уже грає в цій партії. Обери іншого гравця.
refuse-seat-computer = Сторону комп’ютера передати не можна. Заверши партію або анулюй її.

illegal-taken = Поле { $cell } зайняте. Обери порожнє.
illegal-empty = Поле { $cell } порожнє. Обери поле зі своїм стосом.
illegal-lone-red = Червона фішка на полі { $cell } стоїть сама, тож ходити нею не може ніхто. Обери свій стос.
illegal-not-yours = Стос на полі { $cell } належить суперникові. Обери такий, де зверху твій колір.
illegal-surrounded = Стос на полі { $cell } оточений, тож ходити не може. Обери інший.
illegal-not-straight = Поля { $from } і { $to } не на одній прямій. Стоси ходять у шести напрямках дошки.
illegal-distance =
    { $height ->
        [1] Від { $from } до { $to } відстань { $distance }, а одиночна фішка ходить рівно на одне поле.
        [one] Від { $from } до { $to } відстань { $distance }, а стос висотою { $height } ходить рівно на { $height } поле.
        [few] Від { $from } до { $to } відстань { $distance }, а стос висотою { $height } ходить рівно на { $height } поля.
        [many] Від { $from } до { $to } відстань { $distance }, а стос висотою { $height } ходить рівно на { $height } полів.
       *[other] Від { $from } до { $to } відстань { $distance }, а стос висотою { $height } ходить рівно на { $height } поля.
    }
illegal-empty-target = Поле { $to } порожнє. Стос має стати на інший стос або фішку.
illegal-leaves-board = З поля { $from } стос висотою { $height } у цьому напрямку вийшов би за дошку. Обери інший.
illegal-still-placing = Ще не всі фішки поставлено. Постав одну на порожнє поле: `/dvonn поставити D3`.
illegal-all-placed = Усі фішки поставлено. Тепер походи стосом: `/dvonn хід D3F3`.
illegal-must-pass = Можливих ходів немає, тож доводиться пасувати.
illegal-may-not-pass = Можливий хід є, тож пасувати не можна. `/dvonn хід` показує твої ходи під час набору.
illegal-game-over = Партію завершено. `/dvonn грати` починає нову з комп’ютером. `/dvonn довідка` показує, як зіграти з людьми.

backup = Усі дані цього сервера: по рядку JSON на запис, стиснуто gzip. Там є імена, тож ділися лише з адмінами сервера. Цю копію записано в журнал: дивись `/dvonn-admin журнал`.
backup-no-files = У цьому каналі я не можу прикріплювати файли. Напиши `/dvonn-admin копія` там, де можна.
backup-in-parts = Для одного файлу в Discord ця копія завелика. Інші частини — далі.
backup-part = Частина { $part }. Далі будуть ще.
backup-last-part = Частина { $part }, остання. Кожну частину можна розпакувати окремо або з’єднати їх по черзі й розпакувати результат.

## Чесна гра

fairness-heading = {"**"}Втрачені шанси за хід** у розібраних рейтингових партіях (± дві стандартні похибки)
fairness-line = { $player } (рейтинг { $rating }): { $loss } ± { $error } відсоткового пункту, партій: { $games ->
        [one] { $games }
        [few] { $games }
        [many] { $games }
       *[other] { $games }
    }, ходів: { $moves ->
        [one] { $moves }.
        [few] { $moves }.
        [many] { $moves }.
       *[other] { $moves }.
    }
fairness-peers = Гравці з близьким рейтингом ({ $count }) втрачають { $loss }. Різниця: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Незвично мало: подивися партії.**
       *[usual] Нічого незвичного.
    }
fairness-few-games = { $player } (рейтинг { $rating }): замало партій ({ $games }, треба щонайменше { $least }).
fairness-few-peers = Замало гравців для порівняння: треба щонайменше { $least } із різницею рейтингу до { $range }.
fairness-note = Це натяк, а не доказ. Такі самі числа можуть дати сильний гравець із новим акаунтом, легкі позиції чи розбори самих лише вдалих партій. Я через ці числа ніколи нічого не роблю.
fairness-empty = На цьому сервері ще ні в кого немає { $least } розібраних рейтингових партій. Розібрати партію можна через `/партія розбір`.
fairness-unknown = { $player }: на цьому сервері немає розібраних рейтингових партій. Розібрати партію можна через `/партія розбір`.

## Збережені дані

privacy-stored =
    {"**"}Що я зберігаю**
    {"-"} Твій Discord ID та ім’я на серверах, де ти граєш.
    {"-"} Твої партії: ходи з часом, умови, результати й твої нотатки. Плани й умовні ходи — до кінця партії.
    {"-"} Твої рейтинги, місця й турніри, а також ролі, які я за них даю.
    {"-"} Твій рейтинг у задачах, задачі, які ти пробуєш, і твій рекорд у перегонах. Самі перегони — одну добу.
    {"-"} Твої виклики, відпустки й уроки, а також налаштування (з часовим поясом, тихими годинами й вихідними без годинника).
    {"-"} Останні 50 імпортованих партій (менше, якщо великі) і ходи десяти твоїх останніх аналізів.
    {"-"} Партії, за якими ти стежиш, до їхнього кінця. Розбір, на який ти чекаєш.
    {"-"} Кого ти шукаєш через `/шукати` і чи є ти в глобальній таблиці лідерів. З ким не хочеш більше зустрічатися і твої скарги.
    {"-"} Твої рішення як модератора і сервери, де тебе заблоковано.
    Повідомлень я не читаю, лише те, що ти вводиш у моїх командах, формах і кнопках.
privacy-kept =
    {"**"}Як довго.** Доки ти цього не видалиш. Винятки:
    {"-"} Аналіз: 90 днів від останнього використання.
    {"-"} Закритий виклик чи пропозиція: 30 днів.
    {"-"} ID твоїх команд: день, крім ходів. Вони потрібні, щоб жодна команда не зарахувалася двічі.
    {"-"} Твій ID у зашифрованому вигляді: ще 30 днів, якщо видалити все протягом 30 днів після рейтингової партії. Розшифрувати його без ключа бота не можна. Він потрібен, щоб повторні партії з тим самим суперником і далі не зараховувалися повністю.
privacy-seen =
    {"**"}Хто це бачить**
    {"-"} Партії, рейтинги, результати, турніри й рішення модераторів: усі на їхньому сервері. Після `/шукати` і в командних матчах це обидва сервери. Адміни сервера можуть їх і завантажити.
    {"-"} Чемпіонат: усі й усюди.
    {"-"} Глобальна таблиця лідерів: усі й усюди, доки не скористаєшся `/лідери вийти-з-глобальної`.
    {"-"} Твій рейтинг у задачах: усі на серверах, де ти їх пробуєш.
    {"-"} Перегони із задачами проти когось: усі в їхньому каналі.
    {"-"} Відпустка чи вихідні, що спиняють твій годинник: твої суперники.
    {"-"} Усе інше: тільки ти.
    Оператор бота може читати його базу даних. Більше я ні з ким нічим не ділюся.
privacy-choices =
    {"**"}Що ти можеш зробити**
    {"-"} `/дані експорт` дає все у файлі.
    {"-"} `/дані видалити` видаляє все назавжди.
    {"-"} Після цього суперникам лишаються партії з тобою — як партії «видаленого гравця».
    {"-"} Сервер, де тебе заблоковано, і далі тебе блокує.
    {"-"} Якщо тебе блокує оператор бота або хтось не хоче більше з тобою зустрічатися, це теж лишається. Твій ID тоді зберігається лише в зашифрованому вигляді.
delete-person =
    {"**"}Видалити все про тебе?** Повернути це не можна.
    {"-"} { $games ->
        [0] Поточних партій у тебе немає.
        [1] Твоя поточна партія зараз завершиться. Якщо вона рейтингова і після розставляння є шість чи більше ходів, це поразка. Інакше результату не буде.
       *[other] Твої поточні партії ({ $games }) зараз завершаться. Рейтингові, де після розставляння шість чи більше ходів, — поразки. Інші будуть без результату.
    } Твої виклики буде скасовано, а з турнірів тебе буде знято.
    {"-"} Налаштування, відпустки, уроки, плани, нотатки, імпортовані партії й аналізи буде видалено, стежити за партіями ти більше не будеш. Ти зникнеш з усіх таблиць лідерів, а ролі за місця й титули я заберу.
    {"-"} Суперникам лишаться партії з тобою — як партії «видаленого гравця». Їхні рейтинги змінять лише рейтингові партії, які ти зараз програєш. Твої рішення модератора лишаться, без ID й імені.
    {"-"} Сервер, де тебе заблоковано, і далі тебе блокує. Повідомлення в каналах лишаються.
    {"-"} Якщо за останні 30 днів була рейтингова партія, я зберігаю твій ID у зашифрованому вигляді. Він лишається на 30 днів: дивись `/дані показати`.
    Якщо зіграєш знову, почнеш з нуля.
button-export-person = Спершу експорт
button-delete-person = Видалити все
button-keep-person = Лишити все
delete-cancelled = Нічого не видалено.
delete-running = Видаляю все про тебе…
delete-done = Твої дані видалено. Якщо зіграєш знову, почнеш з нуля.

export-about = Усе, що бот DVONN зберігає про тебе. Час — UTC, годинники — у мілісекундах. Очки — у половинках: 2 за перемогу, 1 за нічию. Інші люди — лише під іменами, які бачать усі на сервері.
exported = У цьому файлі все, що я про тебе зберігаю. Його прочитає кожен, хто його отримає.
exported-part = Частина { $part }. Для одного файлу в Discord це забагато, тому далі будуть ще.
exported-last-part = Частина { $part }, остання.
export-everything-no-files = У цьому каналі я не можу прикріплювати файли. Напиши `/дані експорт` мені в приватні повідомлення.
export-everything-too-large = Твої дані завеликі для файлу в Discord. Попроси копію в оператора бота: він знайде їх у базі за твоїм Discord ID.

## Помилки

error-busy = У мене зараз забагато роботи. Нічого не змінилося. Спробуй за хвилину.
error-too-late = На жаль, не вдалося встигнути. Нічого не змінилося. Спробуй за хвилину.
error-storage = На жаль, зараз не вдається прочитати чи зберегти партії. Нічого не змінилося. Спробуй за кілька хвилин.
error-unconfirmed = База даних цього ще не підтвердила. За хвилину перевір, чи вийшло, перш ніж пробувати знову.
error-slow = Це триває довше, ніж зазвичай. Перш ніж пробувати знову, перевір, чи вийшло.
error-late-form = Форма не встигла відкритися. Спробуй ще раз.
error-number-range = `{ $option }` має бути числом від { $from } до { $to }.
error-too-many =
    { $seconds ->
        [one] Ти надто поспішаєш. Нічого не змінилося. Спробуй через { $seconds } секунду.
        [few] Ти надто поспішаєш. Нічого не змінилося. Спробуй через { $seconds } секунди.
        [many] Ти надто поспішаєш. Нічого не змінилося. Спробуй через { $seconds } секунд.
       *[other] Ти надто поспішаєш. Нічого не змінилося. Спробуй через { $seconds } секунди.
    }
error-too-many-server =
    { $seconds ->
        [one] На цьому сервері забагато всього водночас. Нічого не змінилося. Спробуй через { $seconds } секунду.
        [few] На цьому сервері забагато всього водночас. Нічого не змінилося. Спробуй через { $seconds } секунди.
        [many] На цьому сервері забагато всього водночас. Нічого не змінилося. Спробуй через { $seconds } секунд.
       *[other] На цьому сервері забагато всього водночас. Нічого не змінилося. Спробуй через { $seconds } секунди.
    }
error-busy-drawing = Забагато картинок чекають на малювання. Спробуй за хвилину.
error-slow-drawing = Цю картинку не вдалося намалювати вчасно. Спробуй за хвилину.
error-still-thinking = Твоє попереднє питання ще в роботі. Дочекайся відповіді, а тоді спитай знову.
error-internal = На жаль, щось пішло не так, і нічого не змінилося. Спробуй ще раз. Якщо це повториться, передай операторові бота цей код: **{ $code }**.
error-unknown = Я не знаю цієї команди чи кнопки. Можливо, вона зі старішої версії. `/dvonn дошка` показує дошку, `/dvonn довідка` покаже, що ще можна.
error-message-deleted = Те повідомлення видалено. `/dvonn дошка` показує дошку, `/dvonn довідка` покаже, що ще можна.
error-outside-server = Ця команда працює лише на серверах, які мене додали. Тут `/dvonn грати` починає партію з комп’ютером, а `/dvonn довідка` показує, що ще працює. Щоб викликати друга, напиши `/dvonn викликати` там, де є ви обоє. Це може бути сервер, група або ваші приватні повідомлення.
error-no-files = (У цьому каналі я не можу прикріплювати файли. Із дозволом «Прикріплювати файли» тут буде картинка.)
missing-to-bot = Мені не дозволено тут писати, тож партії тут не почати. Попроси модератора дати мені в цьому каналі дозволи: { $permissions }. Або скористайся іншим каналом.
missing-to-person = У цьому каналі тобі потрібен дозвіл: { $permissions }. Попроси модератора або скористайся іншим каналом.
permission =
    { $name ->
        [view-channel] «Переглядати канали»
        [send-messages] «Надсилати повідомлення»
        [send-in-threads] «Надсилати повідомлення в гілках»
        [use-external-apps] «Використовувати зовнішні застосунки»
       *[create-threads] «Створювати публічні гілки»
    }
error-no-threads = Я не можу відкрити тут гілку. Попроси модератора дати мені дозволи «Створювати публічні гілки» і «Надсилати повідомлення в гілках» або скористайся іншим каналом.
error-no-threads-kind = У каналі такого типу я не можу відкривати гілки. Скористайся текстовим каналом, каналом оголошень або дописом на форумі.

## Why Discord refuses a request

discord-no-channel = Цей канал або гілку видалено. Скористайся іншим каналом.
discord-no-member = Ця людина покинула сервер або видалила обліковий запис.
discord-hidden = Я не бачу цього каналу. Попроси модератора дати мені там дозвіл «Переглядати канали» або скористайся іншим каналом.
discord-forbidden = Discord каже, що мені бракує дозволу. Попроси модератора перевірити там мої дозволи або скористайся іншим каналом.
discord-direct-messages = Я не можу надсилати тобі приватні повідомлення. Дозволь приватні повідомлення від учасників у налаштуваннях приватності сервера та спробуй ще раз.
discord-channel-kind = У каналі такого типу це неможливо. Скористайся текстовим каналом.
discord-thread-closed = Ця гілка в архіві або заблокована. Попроси модератора знову її відкрити або скористайся іншим каналом.
discord-too-many-threads = На цьому сервері стільки активних гілок, скільки дозволяє Discord. Попроси модератора перенести частину до архіву та спробуй ще раз.
discord-tag-required = Цей форум вимагає тегу для кожного допису, а я тегів не обираю. Попроси модератора скасувати це правило або скористайся текстовим каналом.
discord-name = Discord не дозволяє одне зі слів у цій назві. Зміни її та спробуй ще раз.
discord-automod = AutoMod цього сервера заблокував повідомлення або назву. Попроси модератора зробити виняток для моєї ролі або змінити правило.
discord-filter = Фільтр Discord заблокував повідомлення як шкідливе. Прибери посилання й грубі слова та спробуй ще раз.
discord-too-large = Файл завеликий для Discord. Проси менше за один раз.
discord-invalid-role = Discord нікому не дозволяє давати цю роль. Обери іншу.
discord-two-factor = Цей сервер вимагає для модерації двофакторної автентифікації. Мій оператор має ввімкнути її у своєму обліковому записі Discord.
discord-slow = Discord не дозволяє робити це так часто. Спробуй за хвилину.
discord-down = Discord зараз працює з перебоями. Спробуй за хвилину.
discord-invalid = Discord не приймає те, що я надсилаю. Це моя помилка: розкажи про неї моєму операторові.

## Опис дошок для тих, хто їх не бачить, цілими реченнями

alt-players = Білі: { $white }. Чорні: { $black }.
alt-turn =
    { $next ->
        [red] Ставить червону фішку: { $name } ({ $color ->
            [white] білі
           *[black] чорні
        }).
        [own] Ставить фішку: { $name } ({ $color ->
            [white] білі
           *[black] чорні
        }).
       *[move] Хід: { $name } ({ $color ->
            [white] білі
           *[black] чорні
        }).
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Білі
           *[black] Чорні
        } ставлять червону фішку.
        [own] { $color ->
            [white] Білі
           *[black] Чорні
        } ставлять фішку.
       *[move] { $color ->
            [white] Білі
           *[black] Чорні
        } ходять.
    }
alt-won =
    { $color ->
        [white] Партію завершено: перемога білих ({ $name }), перевага { $margin }.
       *[black] Партію завершено: перемога чорних ({ $name }), перевага { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Партію завершено: білі виграють, перевага { $margin }.
       *[black] Партію завершено: чорні виграють, перевага { $margin }.
    }
alt-draw = Партію завершено: нічия.
alt-won-early =
    { $color ->
        [white] Партію завершено достроково: перемога білих ({ $winner }), суперник — { $loser }.
       *[black] Партію завершено достроково: перемога чорних ({ $winner }), суперник — { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Партію завершено достроково: перемога білих.
       *[black] Партію завершено достроково: перемога чорних.
    }
alt-drawn-early = Партію завершено достроково: нічия.
alt-no-result = Партію завершено: без результату.
alt-passed = Пас: { $name }.
alt-last = Останній хід ({ $name }): { $ply }.
alt-placed =
    { $piece ->
        [red] Розставляння ({ $name }): червона фішка на { $cell }.
        [white] Розставляння ({ $name }): біла фішка на { $cell }.
       *[black] Розставляння ({ $name }): чорна фішка на { $cell }.
    }
alt-preview = Попередній перегляд, ще не зіграно ({ $name }): { $ply }.
alt-preview-only = Попередній перегляд, ще не зіграно.
alt-isolated = Ізольовано й прибрано: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] білі
       *[black] чорні
    }, висота { $height }: { $cells }
alt-sample = Зразок: твоя дошка, коли граєш чорними.
alt-hints = Літери позначають найкращі ходи: { $plies }.
alt-targets = Кільця показують, куди може піти стос із поля { $from }: { $cells }.
alt-no-targets = Обрано стос на полі { $from }, але ходити він не може.
alt-places = Кільця показують, куди можна поставити фішку: { $cells }.
alt-movable = Підписані стоси, які можуть ходити: { $cells }.
alt-blocked = Оточені, ходити не можуть: { $cells }.
alt-white-chance = Шанси білих на перемогу: { $chance }%.
alt-score = Рахунок: білі { $white }, чорні { $black }.
alt-to-place = Лишилося поставити: червоних { $red }, білих { $white }, чорних { $black }.
alt-stacks =
    { $color ->
        [white] Білі, висота { $height }{ $content ->
           *[plain] {""}
            [red] {" "}з червоною
            [one] {" "}з однією червоною
            [several] , червоних { $reds }
        }: { $cells }.
       *[black] Чорні, висота { $height }{ $content ->
           *[plain] {""}
            [red] {" "}з червоною
            [one] {" "}з однією червоною
            [several] , червоних { $reds }
        }: { $cells }.
    }
alt-lone-reds = Окремі червоні фішки: { $cells }.
alt-empty = Дошка порожня.

## Турніри

tournament-kind =
    { $kind ->
        [round_robin] колова система
        [double_round_robin] двоколова система
        [knockout] на вибування
        [arena] арена
        [teams] командний матч
       *[swiss] швейцарська система
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } тур
        [few] { $kind }, { $count } тури
        [many] { $kind }, { $count } турів
       *[other] { $kind }, { $count } туру
    }
tournament-title = {"**"}{ $name }** · турнір { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Три червоні вручну, решта випадково
        [random] Випадкові дошки
        [symmetric] Симетричні дошки
       *[full] Усі 49 фішок вручну
    } · { $clock } · { $rated ->
        [yes] рейтингові партії
       *[no] нерейтингові партії
    } · щонайбільше { $length } на тур
tournament-knockout = Хто програв, вибуває. Після нічиєї — ще одна партія зі зміненими кольорами. Якщо й там ніхто не виграє або тур закінчиться раніше, далі проходить гравець із кращим стартовим номером.
arena-terms = Тривалість арени: { $length }. Кожен грає стільки партій, скільки встигне: щойно одна закінчилася, починається наступна. Можна прийти пізніше, зробити перерву й повернутися. Перемагає той, у кого найбільше очок. Партія, яка наприкінці ще триває, не рахується.
arena-running = {"**"}{ $name }**: турнір триває. Кінець: { $until }. Завершено партій: { $count }.
arena-over = {"**"}{ $name }**: турнір завершено. Перемагає { $winner }: вітаємо!
arena-standings = Таблиця на цей момент: { $name }
arena-legend = {"-#"} + перемоги, = нічиї, − поразки, (n) без гри. За рівних очок вище той, хто зіграв менше партій.
button-break = Зробити перерву
arena-back = Ти граєш у турнірі **{ $name }**. Щойно звільниться суперник, твоя партія почнеться в гілці каналу { $channel }.
arena-rest = У тебе перерва в турнірі **{ $name }**. Якщо партія ще триває, дограй її. Щоб повернутися, приєднайся знову.
arena-absent = { $player }, перший хід не зроблено вчасно: цю партію в турнірі **{ $name }** програно, і в тебе перерва. Щоб повернутися, натисни кнопку.
arena-next-game = { $player }, твоя наступна партія почалася: { $place }
arena-waits = { $player }, шукаю тобі наступного суперника. Коли партія почнеться, тут буде посилання.
arena-waits-no-more = { $player }, ти більше не чекаєш на партію турніру **{ $name }**.
refuse-arena-clock = Арені потрібен контроль часу наживо, наприклад `live 10`: по десять хвилин кожному на всю партію.
tournament-open = Організатор: { $organiser }. Щоб узяти участь, натисни «Приєднатися».
tournament-open-invited = Організатор: { $organiser }. За запрошенням: учасників заявляє організатор.
tournament-entrants = Учасники ({ $count }): { $names }
tournament-entrants-more = { $names } і ще { $more }
tournament-entrants-none = Ще нікого немає.
tournament-reserve = Запасні ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Турнір почався. Учасників: { $count }.
tournament-starts =
    { $repeats ->
        [week] Початок: { $time } ({ $rest }), потім щотижня.
        [month] Початок: { $time } ({ $rest }), потім щомісяця.
        [weekday] Початок: { $time } ({ $rest }), потім щомісяця: { $day }.
       *[none] Початок: { $time } ({ $rest }).
    }
tournament-players = Учасники: { $range }.
tournament-ratings = Рейтинги: { $range }.
tournament-role = Лише для учасників із роллю { $role }.
tournament-count =
    { $most ->
        [0] Учасники: { $count }
       *[other] Учасники: { $count } із { $most }
    }
tournament-edition = { $name }, № { $number }
tournament-called-off = Скасовано: учасників лише { $count }, а треба щонайменше { $least }.
tournament-calendar = Найближчі турніри для твого календаря.
tournament-calendar-none = Жоден турнір ще не має дати.
button-calendar = Файл календаря
tournament-cancelled = Турнір скасовано до початку.
tournament-computer = { $name } ({ $level })
button-join = Приєднатися
button-leave = Вийти з турніру
button-start = Почати турнір
button-standings = Показати таблицю
button-pairings = Показати пари
button-series = Показати таблицю серії

tournament-round = {"**"}{ $name }**: почався тур { $round } з { $rounds }. Він закінчиться щонайпізніше { $until }.
tournament-round-games = Завершено партій: { $decided } з { $count }.
tournament-pairing = { $board }. { $white } — { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white }:{ $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white }:{ $black }**, технічний результат
tournament-pairing-advances = { $pairing } · за стартовим номером далі проходить { $player }
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } у цьому турі не грає
        [on] { $board }. { $player } має вільний тур і проходить далі
       *[no] { $board }. { $player } має вільний тур · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · скоро почнеться
tournament-more-pairings = Інші партії туру { $round }:
tournament-pairings-title = {"**"}{ $name }**: тур { $round } з { $rounds }
tournament-pairings-none = {"**"}{ $name }**: турнір ще не почався, пар поки немає.

tournament-standings-after = Таблиця після туру { $round } з { $rounds }: { $name }
tournament-standings-during = Таблиця в турі { $round } з { $rounds }: { $name }
tournament-standings-final = Підсумкова таблиця: { $name }
tournament-standings-none = {"**"}{ $name }**: турнір ще не почався.
tournament-over = {"**"}{ $name }**: турнір завершено, зіграно { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тури
        [many] { $rounds } турів
       *[other] { $rounds } туру
    }. Перемагає { $winner }: вітаємо!
tournament-over-shared = {"**"}{ $name }**: турнір завершено. Перше місце ділять { $winners }: вітаємо!
tournament-over-early = {"**"}{ $name }**: турнір завершено достроково, у турі { $round } з { $rounds }. Переможця немає.
tournament-over-nobody = {"**"}{ $name }**: турнір завершено.

tournament-line = Турнір [{ $name }]({ $url }), тур { $round }
tournament-line-plain = Турнір { $name }, тур { $round }
arena-line = Арена [{ $name }]({ $url })
arena-line-plain = Арена { $name }
tournament-ended-game-continues = { $players }: турнір **{ $name }** завершено, тож ця партія в ньому вже не рахується. Можна грати далі, запропонувати нічию через `/dvonn запропонувати` або здатися через `/dvonn здатися`.
outcome-won = Турнір: очко здобуває { $player }.
outcome-drawn = Турнір: кожному пів очка.
outcome-advances =
    { $last ->
        [yes] Турнір: { $player } виграє фінал.
       *[no] Турнір: { $player } проходить у наступний тур.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Переможця немає, тож за кращим стартовим номером фінал виграє { $player }.
       *[no] Переможця немає, тож за кращим стартовим номером у наступний тур проходить { $player }.
    }
outcome-no-result = Ця партія без результату, тож її буде зіграно знову. Нова почнеться тут за мить.
outcome-one-more-game = У системі на вибування потрібен переможець. Ще одна партія, зі зміненими кольорами, почнеться за мить. Якщо ніхто не виграє, за стартовим номером далі проходить { $player }.
tournament-game-replays = Попередня партія без результату, тож її грають знову.
tournament-game-decides = Попередня партія — нічия, тож є ще одна зі зміненими кольорами. Якщо ніхто не виграє, за стартовим номером далі проходить { $player }.
outcome-not-counted = Турнір завершено раніше за цю партію, тож у ньому вона не рахується.
tournament-game-withdrawn = { $player } більше не грає в турнірі, тож цю партію виграє { $winner }.
tournament-game-timed-out = У гравця { $player } закінчився час, перш ніж хтось походив стосом.
tournament-thread-players = { $white } — { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · тур { $round }, дошка { $board }
arena-thread-ending = #{ $number } · партія { $board }
button-round = Тур { $round }

tournament-long-games =
    { $limit ->
        [none] Партії без контролю часу, а тривалість туру: { $round }.
       *[some] За такого контролю найбільша тривалість партії: { $game }, а тривалість туру: { $round }.
    } Коли тур закінчиться, програє той, на кого чекають, а інші незавершені партії — нічиї. Якщо хочеш коротший контроль чи довші тури, заверши цей турнір через `/турнір завершити` і створи інший.
tournament-next-steps =
    Заявити людей можна через `/турнір додати-гравця`, комп’ютер — через `/турнір додати-комп`. Теж граєш? Використай `/турнір приєднатися`. { $starts ->
        [by_date] Турнір почнеться сам.
       *[by_hand] Щоб почати турнір, напиши `/турнір почати`.
    }
tournament-created-elsewhere = {"**"}{ $name }**: турнір оголошено в каналі { $channel }.
tournament-no-threads =
    { $organiser }, наступні партії турніру **{ $name }** не можуть початися в каналі { $channel }. { $reason } Я пробую щохвилини. Щоб грати в іншому каналі, напиши там `/турнір перенести`.
tournament-no-threads-over = Жодна партія турніру **{ $name }** більше не чекає на початок.
tournament-not-posted = Я не можу писати про турнір **{ $name }** у каналі { $channel }. { $reason } Турнір триває. Щоб оголосити його в іншому каналі, напиши там `/турнір перенести`.
tournament-joined = Ти береш участь у турнірі **{ $name }**. Учасників поки що: { $count ->
        [one] { $count }
        [few] { $count }
        [many] { $count }
       *[other] { $count }
    }. Коли почнеться твоя перша партія, я тебе покличу.
tournament-joined-reserve = У турнірі **{ $name }** місць немає. Твій номер серед запасних: { $place }. Якщо до початку звільниться місце, ти граєш, і я повідомлю в каналі { $channel }.
tournament-left = Ти більше не граєш у турнірі **{ $name }**.
tournament-entered = { $player } тепер у турнірі **{ $name }**. Я повідомляю про це в каналі { $channel }. До початку можна вийти.
tournament-entered-reserve = У турнірі **{ $name }** місць немає. { $player } серед запасних під номером { $place }. Якщо до початку звільниться місце, я повідомлю гравця.
tournament-you-were-entered = { $player }, { $person } заявляє тебе на турнір **{ $name }**. Якщо не хочеш грати, вийди до початку.
tournament-you-take-over = { $player }, { $person } ставить тебе в турнірі **{ $name }** на місце гравця { $former }. У тебе його очки, і ти граєш партії, які ще не почалися. Якщо не хочеш грати, знімися з турніру.
tournament-you-move-up = { $player }, у турнірі **{ $name }** звільнилося місце: ти граєш. Якщо не хочеш грати, вийди до початку.
tournament-added = { $level }: до турніру **{ $name }** { $count ->
        [one] додано { $count } заявку.
        [few] додано { $count } заявки.
        [many] додано { $count } заявок.
       *[other] додано { $count } заявки.
    }
tournament-removed = { $level }: з турніру **{ $name }** { $count ->
        [one] прибрано { $count } заявку.
        [few] прибрано { $count } заявки.
        [many] прибрано { $count } заявок.
       *[other] прибрано { $count } заявки.
    }
tournament-starting = {"**"}{ $name }**: турнір починається, учасників: { $count }. Подробиці в каналі { $channel }.
tournament-fewer-rounds = Турів буде { $rounds } замість { $wanted }: інакше дехто зустрівся б двічі.
ask-withdraw =
    { $whose ->
        [own] Знятися з турніру **{ $name }**? Поточну партію в ньому буде програно, нових не буде. Повернутися не можна.
        [league] Зняти гравця { $player } з цього циклу ліги (**{ $name }**)? Очки за всі незавершені партії отримають суперники. Партії, що тривають, можна дограти, але в лізі вони вже не рахуються. Заявку на наступний цикл теж буде скасовано, але можна заявитися знову.
       *[other] Зняти гравця { $player } з турніру **{ $name }**? Очко за поточну партію отримає суперник. Дограти її можна, але в турнірі вона вже не рахується. Нових партій не буде, повернутися не можна.
    }
button-withdraw-tournament = Припинити участь
button-stay = Продовжити участь
tournament-withdraw-cancelled = Нікого не знято.
tournament-withdrawn-self = Ти більше не граєш у турнірі **{ $name }**. Дякую за гру.
tournament-withdrawn = { $player } більше не грає в турнірі **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } знімає тебе з цього циклу ліги (**{ $name }**). Очки за твої незавершені партії отримують суперники. Партії, що тривають, можна дограти, але в лізі вони вже не рахуються. На наступний цикл можна заявитися знову. Про причину спитай: { $person }.
       *[no] { $person } знімає тебе з турніру **{ $name }**. Очко за поточну партію отримує суперник. Дограти її можна, але в турнірі вона вже не рахується. Нових партій у ньому не буде. Про причину спитай: { $person }.
    }
tournament-withdrawn-game-continues = { $player } більше не грає в турнірі **{ $name }**, тож очко отримує суперник. Цю партію можна дограти, але в турнірі вона вже не рахується. Якщо вона рейтингова, то й далі входить до рейтингового заліку.
ask-newcomer = Хто займе місце гравця { $player }?
ask-replace = Нехай { $new } займе місце гравця { $player } у турнірі **{ $name }**? { $new } отримає очки й усі партії, які ще не почалися. Якщо у гравця { $player } триває партія, очко отримає суперник. Дограти її можна, але в турнірі вона вже не рахується. Обоє отримають повідомлення.
button-replace = Замінити
button-no-replacement = Не замінювати
tournament-replaced = { $new } тепер грає в турнірі **{ $name }** замість гравця { $player }.
tournament-you-were-replaced = { $person } віддає твоє місце в турнірі **{ $name }**: тепер там грає { $new }. Якщо в тебе там триває партія, очко отримує суперник. Дограти її можна, але в турнірі вона вже не рахується. Про причину спитай: { $person }.
ask-end-tournament =
    Завершити турнір **{ $name }** у турі { $round } з { $rounds }? Переможця не буде. { $games ->
        [0] Жодна партія не триває.
        [1] Триває { $games } партія. Її можна дограти, але в турнірі вона не рахуватиметься.
        [one] Триває { $games } партія. Їх можна дограти, але в турнірі вони не рахуватимуться.
        [few] Тривають { $games } партії. Їх можна дограти, але в турнірі вони не рахуватимуться.
        [many] Триває { $games } партій. Їх можна дограти, але в турнірі вони не рахуватимуться.
       *[other] Триває { $games } партії. Їх можна дограти, але в турнірі вони не рахуватимуться.
    }
ask-end-arena =
    Завершити арену **{ $name }** достроково? Переможе той, у кого зараз найбільше очок. { $games ->
        [0] Жодна партія не триває.
        [1] Триває { $games } партія. Її можна дограти, але в турнірі вона не рахуватиметься.
        [one] Триває { $games } партія. Їх можна дограти, але в турнірі вони не рахуватимуться.
        [few] Тривають { $games } партії. Їх можна дограти, але в турнірі вони не рахуватимуться.
        [many] Триває { $games } партій. Їх можна дограти, але в турнірі вони не рахуватимуться.
       *[other] Триває { $games } партії. Їх можна дограти, але в турнірі вони не рахуватимуться.
    }
ask-cancel-tournament =
    Скасувати турнір **{ $name }**? Він ще не почався.{ $series ->
        [yes] {" "}Разом із ним закінчиться вся серія.
       *[no] {""}
    }
button-end-tournament = Завершити турнір
button-cancel-tournament = Скасувати турнір
button-keep-tournament = Лишити як є
tournament-end-cancelled = Турнір триває.
tournament-end-done = {"**"}{ $name }**: турнір завершено.
tournament-cancel-done = {"**"}{ $name }**: турнір скасовано.
tournament-moved = Партії турніру **{ $name }** тепер у каналі { $channel }.
tournament-list-title = Турніри на цьому сервері:
tournament-list-none = Турнірів тут ще немає. Створи свій: `/турнір створити`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] відкритий, учасників: { $count ->
            [one] { $count }
            [few] { $count }
            [many] { $count }
           *[other] { $count }
        }
        [running] тур { $round } з { $rounds }
        [over] завершено
       *[cancelled] скасовано
    } · { $channel }
tournament-list-more = … і ще { $count }. Щоб побачити один із них, напиши `/турнір таблиця` з номером або назвою.
teams-terms = Кожен сервер виставляє своїх людей. Найсильніші з обох грають на дошці 1, наступні на дошці 2 і так далі. На кожній дошці дві партії, по одній кожним кольором.
teams-rated = Партія рейтингова, якщо обидва гравці є в глобальній таблиці лідерів.
teams-players = У кожній команді: { $range }.
teams-open = Щоб грати за свій сервер, натисни «Приєднатися».
teams-open-invited = За запрошенням: гравців кожного сервера заявляють його модератори.
teams-names = Інший сервер бачить твоє ім’я.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: ще нікого немає.
teams-no-guest = Жоден інший сервер ще не прийняв матч. Організатор може натиснути «Запросити сервер».
button-invite-server = Запросити сервер
teams-code = Надішли цей код модераторові іншого сервера: `{ $code }`. Там треба написати `/турнір прийняти`. Код діє один раз.
teams-ask = {"**"}{ $team }** пропонує твоєму серверу командний матч. Якщо приймеш, люди звідси зможуть приєднатися в каналі { $channel } і грати там свої партії в гілках. Інший сервер бачить їхні імена.
button-accept-match = Прийняти матч
teams-accepted = Матч прийнято: **{ $name }**. Люди звідси вже можуть приєднатися в каналі { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }**: матч завершено. Перемагає **{ $team }**, { $points }:{ $others }. Вітаємо!
teams-drawn = {"**"}{ $name }**: матч завершено. Нічия, { $points }:{ $others }.
teams-called-off = Скасовано: треба щонайменше { $least } у кожній команді, а в одній було лише { $count }.
teams-called-off-alone = Скасовано: жоден інший сервер не прийняв матч.
refuse-teams-terms = Командний матч можуть створити лише модератори. Він починається сам, тож обери `початок`, і повторювати його не можна: прибери `повтор`.
refuse-teams-starts = Ти не можеш почати матч **{ $name }**: він почнеться автоматично в призначений час, щоб обидва сервери знали, коли грати.
refuse-teams-end = Жоден із двох серверів не може сам завершити командний матч, що триває. {"**"}{ $name }**: матч закінчиться, коли закінчаться всі партії. Щоб знятися, напиши `/турнір знятися`.
refuse-teams-other = { $player } грає за інший сервер. Це вирішують лише модератори того сервера.
refuse-teams-moderators = Хто грає за цей сервер, вирішують лише його модератори.
refuse-teams-full = У цій команді місць немає. Людей може бути щонайбільше { $most }.
refuse-teams-people = У командному матчі грають лише люди.
refuse-teams-code = Матчу з таким кодом ніхто не пропонує. Перевір код ще раз: у ньому дев’ять цифр, і він діє один раз.
refuse-teams-own = Цей матч пропонує твій власний сервер. Прийняти його має модератор іншого сервера.
refuse-teams-accepted = Цей матч уже прийняв інший сервер.
refuse-teams-barred = Оператор бота не дозволяє гравцеві { $player } грати з людьми з інших серверів.
series-title = {"**"}{ $name }**, { $year }. Турнірів поки що: { $count }.
series-none = Очок поки ні в кого немає.
series-line = { $place }. { $player } · {"**"}{ $points }** · турніри: { $played }, перемоги: { $wins }
series-legend = {"-#"} У кожному турнірі дається очко за участь і по одному за кожного, хто опинився нижче. Якщо знятися з турніру, очок немає. За рівності очок вирішують виграні турніри.
series-next = Наступний: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Тут не триває жоден турнір і жоден цикл ліги. Щоб почати турнір, напиши `/турнір почати`.
       *[no] Жоден твій турнір тут не триває. Щоб почати свій, напиши `/турнір почати`. Усі турніри бачать модератори.
    }
panel-round = тур { $round } з { $rounds }
panel-games = завершено: { $over } · триває: { $running } · не почато: { $waiting }
panel-ends = закінчиться { $until }
panel-paused = пауза
panel-late = {"**"}Партії із затримкою: { $count }.** Без ходу добу або пів туру, якщо він коротший за два дні. Про ту саму партію можна нагадати знову через { $pause }.
panel-nobody-late = Ніхто не затримується.
panel-entry = { $number }. { $player }: останній хід { $since } · { $game }, суперник { $opponent } · { $name }
panel-reminded = { $player } отримає нагадування.
button-manage = Керувати
button-remind = Нагадати: гравець { $number }
button-reminded = Гравець { $number }: нагадано
button-panel-withdraw = Зняти: гравець { $number }
button-panel-replace = Замінити: гравець { $number }
button-panel-tournaments = Турніри: { $way }
button-panel-late = Із затримкою: { $way }
button-refresh = Оновити
tournament-reminder = { $player }, твій хід у партії { $number } проти гравця { $opponent } (**{ $name }**). Організатори просять тебе походити.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Бухгольц { $points }
standing-sonneborn-berger = ЗБ { $points }
standing-direct = особисті { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (знято)
standings-part = {"-#"} Місця від { $first } до { $last } з { $count }. Більше — за кнопками.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + перемоги, = нічиї, − поразки, (n) тури без гри. За рівності очок вирішує Бухгольц: сума очок усіх суперників. Потім ЗБ (Зоннеборн-Бергер): очки переможених суперників і половина очок тих, з ким нічия.
       *[no] {"-#"} + перемоги, = нічиї, − поразки, (n) тури без гри. За рівності очок вирішують особисті зустрічі. Потім ЗБ (Зоннеборн-Бергер): очки переможених суперників і половина очок тих, з ким нічия.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · вибуває в турі { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Місце й гравець:
       *[no] { $heading }. Місце, гравець і очки:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Ім’я
column-points = Очки
column-buchholz = Бухгольц
column-sonneborn-berger = ЗБ
column-games = Партії
column-out = Вибуття
cell-out = тур { $round }
caption-standings = Турнір { $number } · { $kind }
button-own-place = Показати моє місце
tournament-round-over = {"**"}{ $name }**: тур { $round } з { $rounds } завершено.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } запрошує тебе приєднатися в каналі { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): відкрито запис на наступний. Приєднатися можна в каналі { $channel }.
event-description =
    { $arena ->
        [yes] Арена DVONN. Приєднатися можна в каналі { $channel }.
       *[no] Турнір DVONN ({ $kind }). Приєднайся в каналі { $channel } до початку.
    }

refuse-tournament-unknown = Турніру `{ $typed }` тут немає. `/турнір список` показує всі турніри.
refuse-tournament-name = Назва турніру має від 1 до { $most } знаків.
refuse-tournament-setup = Для турнірів таке розташування не годиться. Обери «повне», «червоні», «випадкове» або «симетричне».
refuse-tournament-round =
    { $later ->
        [yes] {"**"}{ $name }**: тур { $round } ще без пар. Зараз тур { $current } з { $rounds }.
       *[no] {"**"}{ $name }**: туру { $round } немає. Останній — тур { $current }.
    }
refuse-tournament-rounds = У турнірі від 1 до { $most } турів. Лиши `тури` порожнім, щоб їх було скільки треба.
refuse-tournament-rounds-fixed = Система — { $kind }: кількість турів залежить від кількості учасників. Лиши `тури` порожнім або обери швейцарську систему.
refuse-tournament-length = Тривалість туру: щонайменше { $shortest }, щонайбільше 90 днів. Напиши дедлайн, як-от `14d`, `2h` або `90m`.
refuse-tournament-organiser = Це можуть зробити лише організатор турніру ({ $organiser }) і модератори.
refuse-tournament-started = {"**"}{ $name }**: турнір уже почався, приєднуватися чи виходити вже пізно. Щоб знятися, напиши `/турнір знятися`. Партії показує `/турнір пари`.
refuse-tournament-not-started = {"**"}{ $name }**: турнір ще не почався. Щоб вийти, напиши `/турнір вийти`.
refuse-tournament-over = {"**"}{ $name }**: турнір завершено або скасовано. `/турнір список` показує всі турніри.
refuse-tournament-blocked = Тобі заборонено грати на цьому сервері. Причина: { $reason }
refuse-tournament-full = У цьому турнірі місць немає. Учасників може бути щонайбільше { $most }.
refuse-tournament-no-computer = Комп’ютера цього рівня в турнірі немає.
refuse-tournament-computers =
    Можна додати щонайбільше { $most ->
        [one] { $most } комп’ютер,
        [few] { $most } комп’ютери,
        [many] { $most } комп’ютерів,
       *[other] { $most } комп’ютера,
    } бо кожна партія відкриває гілку. Щоб було більше, попроси модератора.
refuse-tournament-start = Не розумію часу { $typed }. Напиши `2026-12-05 19:00`, `субота 19:00`, `19:00` або `3d` у своєму часовому поясі (див. `/dvonn налаштування`).
start-zone = Час { $typed } — за UTC, бо часовий пояс не обрано. Обрати свій: `/dvonn налаштування`.
refuse-tournament-range = Не розумію { $typed }. Напиши діапазон, як-от { $example }.
weekdays = понеділок вівторок середа четвер п’ятниця субота неділя
nth-weekdays =
    { $nth ->
        [first] перший понеділок, перший вівторок, перша середа, перший четвер, перша п’ятниця, перша субота, перша неділя
        [second] другий понеділок, другий вівторок, друга середа, другий четвер, друга п’ятниця, друга субота, друга неділя
        [third] третій понеділок, третій вівторок, третя середа, третій четвер, третя п’ятниця, третя субота, третя неділя
        [fourth] четвертий понеділок, четвертий вівторок, четверта середа, четвертий четвер, четверта п’ятниця, четверта субота, четверта неділя
       *[last] останній понеділок, останній вівторок, остання середа, останній четвер, остання п’ятниця, остання субота, остання неділя
    }
refuse-tournament-players = У такому турнірі від { $least } до { $most } учасників.
refuse-tournament-reversed = Спершу йде менше число: `{ $range }`.
refuse-tournament-start-time = Початок має бути в майбутньому, не пізніше ніж за рік.
refuse-tournament-repeat-start = Щоб повторювати турнір, обери й `початок`.
refuse-tournament-repeat = Повторювати турнір можуть лише модератори. Прибери `повтор`.
refuse-tournament-out-of-range = { $player } має тут рейтинг { $own }. Рейтинг для цього турніру: { $range }.
refuse-tournament-role = { $player } не має ролі { $role }. Цей турнір лише для учасників із цією роллю.
refuse-tournament-invited = Цей турнір за запрошенням. Щоб грати, попроси організатора заявити тебе: { $organiser }.
refuse-tournament-joined = Ти вже береш участь. Щоб вийти, напиши `/турнір вийти`.
refuse-tournament-bot = Боти не можуть брати участь. Щоб заявити комп’ютер, використай `/турнір додати-комп`.
refuse-tournament-entered = { $player } вже бере участь.
refuse-tournament-entrant-busy = { $player } вже грає стільки партій і турнірів одночасно, скільки можна одній людині.
refuse-tournament-not-in = { $player } не грає в цьому турнірі.
refuse-tournament-own-opponent = У цьому турі твій суперник — { $player }, тож зняти цього гравця ти не можеш. Попроси іншого модератора.
refuse-tournament-irreplaceable = У турнірі на вибування та на арені гравця { $player } замінити не можна. Його можна зняти.
refuse-tournament-replace-self = Замінити гравця собою не можна. Попроси іншого модератора.
refuse-tournament-not-late = У цій партії затримки вже немає. Натисни «Оновити».
refuse-tournament-reminded = { $player } вже має недавнє нагадування про цю партію. Надіслати ще одне можна { $until }.
refuse-tournament-withdrawn = { $player } більше не грає в цьому турнірі.
refuse-tournament-few = Для турніру потрібно щонайменше двоє учасників. Запроси людей або заяви їх через `/турнір додати-гравця`.
refuse-tournament-few-people = Почати турнір можна, коли приєднаються щонайменше двоє людей: комп’ютери не рахуються. Щоб почати зараз, попроси модератора.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Ти вже проводиш { $most } турнір. Спершу дограй його або заверши через `/турнір завершити`.
            [few] Ти вже проводиш { $most } турніри. Спершу заверши один через `/турнір завершити`.
            [many] Ти вже проводиш { $most } турнірів. Спершу заверши один через `/турнір завершити`.
           *[other] Ти вже проводиш { $most } турніру. Спершу заверши один через `/турнір завершити`.
        }
       *[all] На цьому сервері вже незавершених турнірів: { $most }. Спершу має закінчитися один.
    }
refuse-tournament-soon = Твій турнір створено зовсім недавно. Наступний можна { $until }. Модераторам чекати не треба.
refuse-tournament-none-open = Відкритих турнірів тут немає. Створи свій: `/турнір створити`.
refuse-tournament-none-running = Поточних турнірів тут немає.
refuse-tournament-none = Такого турніру тут немає. Створи свій: `/турнір створити`.
refuse-tournament-several = Турнірів кілька. Обери один параметром `турнір`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · ліга
league-terms = Людей у дивізіоні: { $size } · партій із суперником: { $games } · тижнів у циклі: { $weeks } · вгору й униз: { $moves } · партій водночас: { $most }
contest-games =
    { $setup ->
        [reds] Три червоні вручну, решта випадково
        [random] Випадкові дошки
        [symmetric] Симетричні дошки
       *[full] Усі 49 фішок вручну
    } · { $clock } · { $rated ->
        [yes] рейтингові партії
       *[no] нерейтингові партії
    }
league-begins = Цикл { $cycle } почнеться { $when }.
league-ends = Цикл { $cycle } закінчиться { $when }.
league-paused = {"**"}Пауза.** Доки модератори не продовжать лігу, не почнеться жодна партія й жоден цикл.
league-entries = Учасники циклу { $cycle } ({ $count }): { $names }
league-entries-none = У циклі { $cycle } ще нікого немає.
league-few =
    { $least ->
        [one] Для циклу потрібна { $least } людина. Якщо людей менше, він почнеться на тиждень пізніше.
        [few] Для циклу потрібно { $least } людини. Якщо людей менше, він почнеться на тиждень пізніше.
        [many] Для циклу потрібно { $least } людей. Якщо людей менше, він почнеться на тиждень пізніше.
       *[other] Для циклу потрібно { $least } людини. Якщо людей менше, він почнеться на тиждень пізніше.
    }
league-put-off = Перенесено на тиждень: зібралося замало людей. Ще треба: { $missing }.
league-stalls = { $organiser }, цикл { $cycle } ліги **{ $name }** переноситься третій тиждень поспіль: { $least ->
        [one] потрібна { $least } людина
        [few] потрібно { $least } людини
        [many] потрібно { $least } людей
       *[other] потрібно { $least } людини
    }, а заявок поки що { $count }. Можна запросити ще людей, поставити лігу на паузу командою `/ліга пауза`, поки їх не набереться, або закінчити її командою `/ліга закрити`. Щоб почати іншого дня, закрий її та відкрий знову командою `/ліга створити`.
league-you =
    { $in ->
        [yes] Ти граєш у циклі { $cycle }.
       *[no] Ти не граєш у циклі { $cycle }.
    }
league-ask = Граєш далі? Натисни «Граю». Без відповіді ти не граєш у циклі { $cycle }.
league-unanswered = Ще без відповіді: { $names }
league-began = Цикл { $cycle } почався.
league-event = { $name } · цикл { $cycle }
league-event-description = Новий цикл ліги DVONN. До початку можна заявитися в каналі { $channel } командою `/ліга приєднатися`.
league-news = {"**"}{ $name }**: у каналі { $channel } почався цикл { $cycle }. Гравці: { $players }. Дивізіони: { $divisions }. На наступний цикл можна заявитися командою `/ліга приєднатися`.
league-closed = Цю лігу закрито.
button-league-in = Граю
button-league-out = Не цього разу
button-league-tables = Показати таблиці
button-league-history = Показати всі цикли
button-division = Дивізіон { $number }
button-league-cycle = Цикл { $number }
league-joined = Ти граєш у лізі **{ $name }**, у циклі { $cycle }. Він почнеться { $when }.
league-out = Ти не граєш у лізі **{ $name }** у циклі { $cycle }.
league-ask-leave = Ти граєш у лізі **{ $name }**, у циклі { $cycle }. Дограти партії й пропустити наступний цикл чи вийти зараз? Якщо вийти зараз, початі партії триватимуть, а решту виграють суперники.
button-league-finish = Дограти партії
button-league-leave = Вийти зараз
button-league-leave-cycle = Покинути цикл { $cycle }
league-left = Ти більше не граєш у циклі { $cycle } ліги **{ $name }**. Початі партії тривають.
league-entry-removed = { $player } більше не грає в лізі **{ $name }** у циклі { $cycle }. Можна заявитися знову. Щоб цього не було, заблокуй цю людину.
league-you-were-removed = { $person } прибирає тебе з циклу { $cycle } ліги **{ $name }**. Твої партії поточного циклу тривають. Можна заявитися знову. Про причину спитай: { $person }.
league-paused-done = Лігу **{ $name }** поставлено на паузу. Щоб продовжити, напиши `/ліга продовжити`.
league-resumed = Ліга **{ $name }** знову триває. Її дати зсунуто на тривалість паузи.
league-ask-close = Закрити лігу **{ $name }** назавжди? Якщо зараз іде цикл, чемпіона в ньому не буде, а початі партії триватимуть як звичайні.
button-league-close = Закрити лігу
league-closed-done = Лігу **{ $name }** закрито.
league-kept = Ліга триває.
championship-terms = Чемпіонат цього бота: у ньому грають люди з усіх серверів, кожен на своєму. Інші бачать твоє ім’я.
championship-joined = Гілки твоїх партій будуть тут: { $channel }.
championship-place = { $player }: місце { $place } у дивізіоні { $division }
championship-no-place = У каналі, звідки подано твою заявку, я більше не можу відкривати гілки для твоїх партій. Тому ти більше не граєш у цьому циклі ліги **{ $name }**. На наступний цикл можна заявитися з іншого каналу: `/ліга чемпіонат`.
league-table = { $name } · цикл { $cycle }, дивізіон { $division }
league-no-table = Такої таблиці немає.
league-left-to-play = лишилося партій: { $count }
league-fate =
    { $fate ->
        [champion] чемпіон
        [up] піднімається
        [safe] лишається
        [down] опускається
        [left] поза циклом
        [needs_win] щоб стати чемпіоном, треба виграти { $wins } з { $games }
        [needs_up] щоб піднятися, треба виграти { $wins } з { $games }
        [needs_safe] щоб лишитися, треба виграти { $wins } з { $games }
        [may_win] може стати чемпіоном
        [may_up] може піднятися
       *[danger] під загрозою
    }
league-legend = {"-#"} За рівності очок вирішують особисті зустрічі, потім ЗБ (Зоннеборн-Бергер): очки переможених суперників і половина очок тих, з ким нічия. Якщо й він рівний, вище той, хто почав цикл нижче.
caption-league = За рівності: особисті зустрічі, потім ЗБ
league-results = {"**"}{ $name }**: цикл { $cycle } завершено. Чемпіон: { $champion }. Вітаємо!
league-results-nobody = {"**"}{ $name }**: цикл { $cycle } завершено. Чемпіона немає.
league-division-line = Дивізіон { $number }: { $what }
league-goes-up = угору: { $names }
league-goes-down = униз: { $names }
league-history = {"**"}{ $name }**: переможці всіх дивізіонів, першим — чемпіон
league-history-none = У лізі **{ $name }** ще не завершено жодного циклу.
league-history-line = Цикл { $cycle }: { $winners }
league-history-nobody = Цикл { $cycle }: без чемпіона
league-line = Партія ліги [{ $name }]({ $url })
league-line-plain = Партія ліги { $name }
league-no-threads =
    { $organiser }, наступні партії ліги **{ $name }** не можуть початися в каналі { $channel }. { $reason } Я пробую щохвилини. Щоб грати в іншому каналі, напиши там `/ліга перенести`.
refuse-tournament-division = {"**"}{ $name }** — дивізіон ліги. Що там можна робити, покаже `/ліга показати`.
refuse-league-none = На цьому сервері немає ліги. Модератори можуть відкрити її: `/ліга створити`.
refuse-championship-none = У цього бота немає чемпіонату. Чи є ліга на твоєму сервері, покаже `/ліга показати`.
refuse-championship-off = Цей сервер не дозволяє грати з іншими серверами. Адмін сервера може це дозволити: `/шукати` в `/dvonn-admin налаштування`.
refuse-league-exists = На цьому сервері вже є ліга: **{ $name }**. Модератори можуть закрити її: `/ліга закрити`.
refuse-league-name = Назва ліги має від 1 до { $most } знаків.
refuse-league-start = Перший цикл може початися не раніше ніж за годину й не пізніше ніж за 30 днів.
refuse-league-options = Для ліги такі параметри не годяться. Обери інші в `/ліга створити`.
refuse-league-closed = Лігу **{ $name }** закрито. Модератори можуть відкрити нову: `/ліга створити`.
refuse-league-paused = Ліга **{ $name }** уже на паузі.
refuse-league-not-paused = Ліга **{ $name }** не на паузі.
refuse-league-joined = Ти вже граєш у лізі **{ $name }** у циклі { $cycle }.
refuse-league-not-entered = { $player } не грає в лізі **{ $name }** у циклі { $cycle }.
refuse-league-full = У цій лізі місць немає. Людей може бути щонайбільше { $most }.
refuse-league-not-playing = Ти не граєш у цьому циклі ліги **{ $name }**.

## Задачі

puzzle-title =
    { $color ->
        [white] **Задача { $number }** · хід білих
       *[black] **Задача { $number }** · хід чорних
    }
puzzle-mistake =
    { $color ->
        [white] Останній хід білих — помилка: { $ply }.
       *[black] Останній хід чорних — помилка: { $ply }.
    }
puzzle-last =
    { $color ->
        [white] Остання фішка білих: { $ply }.
       *[black] Остання фішка чорних: { $ply }.
    }
puzzle-goal-win = Виграє лише один хід. Знайди його.
puzzle-goal-draw = Нічию рятує лише один хід. Знайди його.
puzzle-goal-margin = Один хід кращий за інші на 5 фішок або більше. Знайди його.
puzzle-goal-judged = Один хід набагато сильніший за всі інші. Знайди його.
puzzle-goal-place = Кращі шанси зберігає лише одне поле. Знайди його: кнопка ставить фішку одразу.
puzzle-step = Хід { $step } з { $steps }.
puzzle-right = **Правильно: { $ply }.** Далі: { $replies }.
puzzle-counted = Цю задачу ти розв’язуєш уже не вперше. Зараховано лише першу спробу.
puzzle-first-try = Зараховано лише першу спробу.
puzzle-stack =
    { $height ->
        [1] { $cell }: одиночна фішка
       *[other] { $red ->
            [yes] { $cell }: стос висотою { $height }, з червоною
           *[no] { $cell }: стос висотою { $height }
        }
    }
puzzle-stack-hint = Обери стос, яким походити
puzzle-destination = Куди походити з поля **{ $cell }**? Хід буде зіграно одразу.
puzzle-hint = Підказка: походи стосом на полі **{ $cell }**.
puzzle-hint-cells = Підказка: це поле { $cells }.
puzzle-hint-half = З підказкою розв’язок рахується наполовину.
puzzle-wrong = **Не цей:** { $ply }.
puzzle-solved = **Розв’язано!** { $line }
puzzle-why-win = Кожен інший хід упускає перемогу.
puzzle-why-draw = Кожен інший хід програє.
puzzle-why-margin = За найкращої гри кожен інший хід закінчується щонайменше на 5 фішок гірше.
puzzle-why-judged = Після будь-якого іншого ходу шанси на перемогу набагато менші.
puzzle-why-place = З будь-яким іншим полем кращі шанси має суперник.
puzzle-solution = Розв’язок задачі { $number }: { $line }
puzzle-also = Останнім ходом годиться також: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Твій рейтинг у задачах: { $step } → { $rating }.
        [hinted] Розв’язано з підказкою. Твій рейтинг у задачах: { $step } → { $rating }.
       *[failed] Зараховано як нерозв’язану. Твій рейтинг у задачах: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Серія задач дня: { $days } день.
        [few] Серія задач дня: { $days } дні.
        [many] Серія задач дня: { $days } днів.
       *[other] Серія задач дня: { $days } дня.
    }
puzzle-none = Задач для тебе тут не лишилося. Спробуй іншу тему або приходь завтра по задачу дня.
daily-title = **Задача дня** · { $date }
daily-tally =
    { $tried ->
        [0] Її ще ніхто не пробував.
       *[other] Спроб: { $tried } · Розв’язано: { $solved }
    }
solvers-title = **Хто найкраще розв’язує задачі**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · розв’язано { $solved } з { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· серія задач дня: { $streak } день
        [few] { " " }· серія задач дня: { $streak } дні
        [many] { " " }· серія задач дня: { $streak } днів
       *[other] { " " }· серія задач дня: { $streak } дня
    }
solvers-none = На цьому сервері ще ніхто не розв’язав жодної задачі. `/задача нова` покаже тобі одну.
race-intro = **Перегони із задачами:** розв’яжи якомога більше задач за п’ять хвилин. Вони дедалі важчі, а третя помилка закінчує перегони. Час піде, щойно натиснеш **Почати**.
race-best = Твій рекорд: { $score }.
race-new-best = **Це твій новий рекорд!**
race-offer = { $challenger } викликає гравця { $opponent } на перегони із задачами: п’ять хвилин, ті самі задачі.
race-rules = Задачі дедалі важчі, а з третьою помилкою вибуваєш. Натисни **Почати**, і час піде для вас обох.
race-called = { $challenger }, { $opponent } починає ваші перегони із задачами. Час уже йде для вас обох!
race-runs = **Перегони із задачами:** { $one } — { $other }. Щоб розв’язувати, натисни **Мої задачі**.
race-ends = Закінчаться { $until }.
race-score =
    { $score ->
        [one] { $score } задача
        [few] { $score } задачі
        [many] { $score } задач
       *[other] { $score } задачі
    }, { $mistakes ->
        [0] без помилок
       *[other] помилок: { $mistakes } з { $most }
    }
race-score-of = { $person }: { $score }
race-won = **Перегони із задачами:** виграє { $winner }.
race-drawn = **Перегони із задачами:** { $one } — { $other }, нічия.
race-solved = ✅ **Правильно!**
race-wrong = ❌ Правильно було **{ $ply }**.
race-out = **Три помилки: ти вибуваєш.**
race-time-up = **Час вийшов!**
race-not-started = Ці перегони ще не почалися.
race-started = Вони вже почалися.
race-over = Вони вже закінчилися.
race-called-off = Ці перегони із задачами скасовано.
race-already = Ти вже береш участь у перегонах. Ось вони.
race-gone = Ці перегони давно закінчилися. Щоб почати нові, напиши `/задача перегони`.
race-not-in-it = Ти не береш участі в цих перегонах. Щоб почати свої, напиши `/задача перегони`.
race-not-the-opponent = Почати чи відхилити ці перегони може лише { $opponent }.
race-not-the-challenger = Скасувати ці перегони може лише { $challenger }.
race-closed = Почати ці перегони вже не можна.
race-other-races = { $person } зараз в інших перегонах. Спробуй ще раз за кілька хвилин.
race-too-many =
    { $most ->
        [one] За останню годину вже був твій виклик на перегони, і їх ще не почато. Трохи зачекай.
        [few] { $most } твої виклики за останню годину не дійшли до перегонів. Трохи зачекай.
        [many] { $most } твоїх викликів за останню годину не дійшло до перегонів. Трохи зачекай.
       *[other] { $most } твого виклику за останню годину не дійшло до перегонів. Трохи зачекай.
    }
race-asked-lately = За останню годину вже був твій виклик на перегони гравцеві { $opponent }. Дочекайся відповіді або виклич когось іншого.
race-oneself = Змагатися із собою не можна. Щоб змагатися без суперника, лиши `суперник` порожнім.
button-race-start = Почати
button-race-puzzles = Мої задачі
button-race-again = Ще одні перегони
button-puzzle-hint = Підказка (рахується ½)
button-puzzle-solution = Показати розв’язок
button-puzzle-again = Спробувати ще
button-puzzle-next = Наступна задача
button-puzzle-next-themed = Далі: { $theme }
button-practise-theme = Задачі: { $theme }
button-puzzle-any = Задача на будь-яку тему
button-puzzle-play = Грати звідси
button-puzzle-solve = Розв’язати

# Все тексты для игроков по-русски. Термины: docs/glossary/ru.md.

## Lists

list-comma = {", "}
list-semicolon = {"; "}
sentence-space = {" "}
sentence = { $words }.
number-tenths = { $whole },{ $tenths }

## Commands

command-dvonn = Играть в DVONN
command-dvonn-challenge = Вызвать игрока или любого в канале
    .name = вызвать
command-dvonn-challenge-opponent = Кого вызвать. По умолчанию: принять может любой
    .name = соперник
command-dvonn-challenge-color = Твой цвет. По умолчанию: случайный
    .name = цвет
command-dvonn-challenge-setup = Как заполняется поле. По умолчанию: я спрошу
    .name = расстановка
command-dvonn-challenge-seed = Сид прежнего поля. По умолчанию: случайный
    .name = сид
command-dvonn-challenge-position = Начальная позиция текстом, для расстановки «заданная»
    .name = позиция
command-dvonn-challenge-clock = Контроль времени: 5d, 3d+12h, live 10 или none. По умолчанию: 3d+12h
    .name = контроль
command-dvonn-challenge-rated = Рейтинговая партия. По умолчанию: да, если рейтинг здесь есть у обоих
    .name = рейтинг
command-dvonn-play = Сыграть с компьютером
    .name = играть
command-dvonn-play-level = Уровень компьютера. По умолчанию: любитель
    .name = уровень
command-dvonn-play-engine = Движок, добавленный оператором бота, вместо уровня
    .name = движок
command-dvonn-play-color = Твой цвет. По умолчанию: случайный
    .name = цвет
command-dvonn-play-setup = Как заполняется поле. По умолчанию: честное случайное
    .name = расстановка
command-dvonn-play-clock = Твой контроль времени: 5d, 3d+12h, live 10 или none. По умолчанию: 3d+12h
    .name = контроль
command-dvonn-play-seed = Сид прежнего поля. По умолчанию: случайный
    .name = сид
command-dvonn-play-position = Начальная позиция текстом, для расстановки «заданная»
    .name = позиция
command-dvonn-place = Разместить следующую фишку
    .name = разместить
command-dvonn-place-cell = Пустая клетка, например D3. Следующие (D3 E4 F2) станут планом
    .name = клетка
command-dvonn-plan = Составить план размещения: фишки я размещу за тебя
    .name = план
command-dvonn-conditional = Задать условные ходы: ответы на возможные ходы соперника
    .name = условные
command-dvonn-move = Переместить свой столбик
    .name = ход
command-dvonn-move-move = Клетка твоего столбика и клетка, куда он встанет, например D3F3
    .name = ход
command-dvonn-hint = Показать твои лучшие ходы (только в нерейтинговых партиях)
    .name = подсказка
command-dvonn-analyse = Проанализировать позицию или партию. По умолчанию: партия в этом канале
    .name = анализ
command-dvonn-analyse-position = Позиция текстом, например «w r1,w1,…/…»
    .name = позиция
command-dvonn-analyse-game = Номер партии, список ходов или текст файла
    .name = партия
command-dvonn-analyse-after = Позиция после этого числа ходов. По умолчанию: последняя
    .name = после
command-dvonn-analyse-lines = Сколько лучших продолжений показать, от 1 до 5. По умолчанию: 3
    .name = продолжения
command-dvonn-board = Показать поле партии в этом канале
    .name = поле
command-dvonn-board-surrounded = Отметить окружённые столбики (они не ходят). По умолчанию: нет
    .name = окруженные
command-dvonn-board-size = Размер картинки. По умолчанию: как в твоих настройках
    .name = размер
command-dvonn-board-size-small = маленький
command-dvonn-board-size-normal = обычный
command-dvonn-board-size-large = большой
command-dvonn-games = Показать твои текущие партии и их сроки
    .name = партии
command-dvonn-offer = Предложить ничью, возврат хода, паузу, время или реванш
    .name = предложить
command-dvonn-offer-what = Что предложить
    .name = что
command-dvonn-offer-what-draw = Ничья
command-dvonn-offer-what-takeback = Возврат твоего последнего хода
command-dvonn-offer-what-pause = Пауза: часы обоих игроков стоят
command-dvonn-offer-what-time = Дополнительное время сопернику, сразу
command-dvonn-offer-what-rematch = Реванш со сменой цвета
command-dvonn-admin = Настройки всего сервера
command-dvonn-admin-settings = Посмотреть и изменить настройки сервера
    .name = настройки
command-dvonn-admin-limits = Посмотреть или задать, сколько вызовов, веток и турниров может начать один человек
    .name = лимиты
command-dvonn-admin-limits-challenges = Открытые вызовы одного человека. По умолчанию: 3
    .name = вызовы
command-dvonn-admin-limits-opponent = Максимум открытых вызовов одного человека другому. По умолчанию: 1
    .name = соперник
command-dvonn-admin-limits-threads = Сколько веток человек может открыть за 10 минут. По умолчанию: 3
    .name = ветки
command-dvonn-admin-limits-tournaments = Незавершённые турниры организатора. Модераторам — 3. По умолчанию: 1
    .name = турниры
command-dvonn-admin-limits-wait = Минут до следующего турнира того же организатора. Модераторы не ждут. По умолчанию: 60
    .name = перерыв
command-dvonn-admin-limits-reason = Причина, для журнала (необязательно)
    .name = причина
command-dvonn-admin-roles = Посмотреть или задать роли за места в таблице лидеров и титулы
    .name = роли
command-dvonn-admin-roles-first = Роль за первое место в таблице лидеров
    .name = первое
command-dvonn-admin-roles-top3 = Роль для первой тройки таблицы лидеров
    .name = топ3
command-dvonn-admin-roles-top10 = Роль для первой десятки таблицы лидеров
    .name = топ10
command-dvonn-admin-roles-season = Роль для победителя последнего сезона
    .name = сезон
command-dvonn-admin-roles-tournament = Роль для победителя последнего турнира
    .name = турнир
command-dvonn-admin-roles-league = Роль для чемпиона лиги
    .name = лига
command-dvonn-admin-roles-reason = Причина, для журнала (необязательно)
    .name = причина
command-dvonn-admin-block = Запретить человеку начинать партии и присоединяться к ним на этом сервере
    .name = заблокировать
command-dvonn-admin-block-player = Кого заблокировать (текущие партии продолжатся)
    .name = игрок
command-dvonn-admin-block-reason = Причина, для журнала и для того, кого блокируешь
    .name = причина
command-dvonn-admin-unblock = Разблокировать человека на этом сервере
    .name = разблокировать
command-dvonn-admin-unblock-player = Кого разблокировать
    .name = игрок
command-dvonn-admin-unblock-reason = Причина, для журнала (необязательно)
    .name = причина
command-dvonn-admin-fairness = Сколько игроки теряют за ход в разобранных рейтинговых партиях: намёк, не доказательство
    .name = честность
command-dvonn-admin-fairness-player = Игрок. По умолчанию: те, кто выделяется сильнее всего
    .name = игрок
command-dvonn-admin-backup = Скачать все партии, результаты, турниры и настройки этого сервера
    .name = копия
command-dvonn-admin-log = Показать, что делали модераторы: кто, что, когда и почему
    .name = журнал
command-dvonn-resign = Сдаться в партии этого канала
    .name = сдаться
command-dvonn-vacation = Начать или закончить отпуск либо узнать, сколько дней осталось
    .name = отпуск
command-dvonn-vacation-days = Сколько суток, считая с этой минуты; 0 заканчивает отпуск
    .name = дни
command-dvonn-help = Как играть в DVONN с этим ботом
    .name = помощь
command-dvonn-rules = Изучить правила DVONN за пять минут, с картинками
    .name = правила
command-dvonn-rules-page = С какой страницы начать. По умолчанию: цель игры
    .name = страница
command-dvonn-rules-page-goal = Цель игры
command-dvonn-rules-page-placing = Размещение фишек
command-dvonn-rules-page-moving = Ходы столбиками
command-dvonn-rules-page-surrounded = Окружённые столбики
command-dvonn-rules-page-isolation = Изоляция
command-dvonn-rules-page-end = Пропуск хода и конец
command-dvonn-rules-page-here = Как играть здесь
command-dvonn-rules-cell = Клетка: каких она касается и что там стоит
    .name = клетка
# Пункты в меню людей и сообщений.
command-menu-challenge = Вызвать на партию в DVONN
command-menu-profile = Профиль DVONN
command-menu-analyse = Проанализировать эту позицию
command-menu-import = Импортировать эту партию

command-game = Одна партия: разбор, повтор, ходы, предпросмотр, экспорт и импорт
    .name = партия
command-game-moves = Показать все ходы партии в этом канале
    .name = ходы
command-game-replay = Повтор партии в виде GIF
    .name = повтор
command-game-replay-game = Номер партии или список ходов. По умолчанию: последняя партия в этом канале
    .name = партия
command-game-replay-from = С какого хода начать. По умолчанию: с 1-го
    .name = от
command-game-replay-to = На каком ходу закончить. По умолчанию: на последнем
    .name = до
command-game-replay-share = Повтор для всех в канале. По умолчанию: только для тебя
    .name = всем
command-game-review = Разобрать законченную партию: шансы, переломные моменты, точность
    .name = разбор
command-game-review-game = Номер партии. По умолчанию: последняя партия в этом канале
    .name = партия
command-game-find = Найти законченные партии по игроку, результату, расстановке, дню, длине или позиции
    .name = найти
command-game-find-player = Соперник. С параметром «все»: любой игрок. Для партий с компьютером выбери меня
    .name = игрок
command-game-find-everyone = Искать в партиях всех на этом сервере. По умолчанию: только в твоих
    .name = все
command-game-find-result = Результат твой или указанного игрока
    .name = результат
command-game-find-result-won = Победа
command-game-find-result-lost = Поражение
command-game-find-setup = Как было заполнено поле
    .name = расстановка
command-game-find-from = Партии, начатые не раньше этого дня, например 2026-03-01
    .name = от
command-game-find-until = Партии, начатые не позже этого дня, например 2026-03-31
    .name = до
command-game-find-shortest = Наименьшее число ходов
    .name = минимум
command-game-find-longest = Наибольшее число ходов
    .name = максимум
command-game-find-position = Ходы, например D3 E4 F5, или позиция текстом. Зеркальные позиции тоже подходят
    .name = позиция
command-game-export = Экспортировать партию в файл
    .name = экспорт
command-game-export-game = Номер партии. По умолчанию: последняя партия в этом канале
    .name = партия
command-game-export-format = Формат файла. По умолчанию: текст
    .name = формат
command-game-import = Импортировать партию из файла или текста, чтобы её листать
    .name = импорт
command-game-import-file = Файл партии: из /партия экспорт, SGF с Boardspace или запись CodeCup
    .name = файл
command-game-import-text = Ходы, например D3 E4 F5 (без файла и текста откроется форма)
    .name = текст
command-game-preview = Посмотреть, что дадут ходы, не делая их
    .name = предпросмотр
command-game-preview-move = Клетка (D3), ход (D3F3) или несколько ходов (D3F3 E4E5)
    .name = ход
command-game-abort = Прервать партию, в которой никто не сделал больше одного хода
    .name = прервать
command-game-claim = Засчитать себе победу, если соперник ушёл с сервера и просрочил время
    .name = победа
command-game-moderate = Модераторам: завершить или аннулировать партию, передать сторону. Причину видят все
    .name = модерация
command-game-moderate-action = Решение
    .name = решение
command-game-moderate-action-end = Завершить партию с результатом
command-game-moderate-action-void = Аннулировать партию: без результата или без рейтинга
command-game-moderate-action-hand-over = Передать сторону другому игроку
command-game-moderate-reason = Причина, видна в канале партии
    .name = причина
command-game-moderate-winner = Победитель, если завершаешь партию с результатом
    .name = победитель
command-game-moderate-player = Новый игрок, если передаёшь сторону
    .name = игрок
command-game-moderate-side = Какую сторону передать
    .name = сторона
command-game-moderate-game = Номер партии. По умолчанию: текущая партия в этом канале
    .name = партия
command-dvonn-settings = Изменить настройки: поля, нотация, напоминания, тихие часы, выходные, язык
    .name = настройки
command-privacy = Посмотреть, скачать или удалить твои данные
    .name = данные
command-privacy-show = Показать, что я о тебе храню, как долго и кто это видит
    .name = показать
command-privacy-export = Скачать всё, что я о тебе храню
    .name = экспорт
command-privacy-delete = Удалить всё о тебе (сначала спрошу)
    .name = удалить
command-tournament = Турниры на этом сервере
    .name = турнир
command-tournament-create = Создать турнир в этом канале
    .name = создать
command-tournament-create-name = Название турнира
    .name = название
command-tournament-create-kind = Система. По умолчанию: швейцарская
    .name = тип
command-tournament-create-kind-swiss = Швейцарская: играешь с теми, у кого примерно столько же очков
command-tournament-create-kind-round-robin = Круговая: каждый играет с каждым
command-tournament-create-kind-double = Двухкруговая: каждый с каждым дважды, по разу каждым цветом
command-tournament-create-kind-knockout = На вылет: проигравший выбывает
command-tournament-create-kind-arena = Арена: как можно больше партий за отведённое время
command-tournament-create-kind-teams = Командный матч: твой сервер против другого, по столам
command-tournament-create-rounds = Число туров (только швейцарская). По умолчанию: сколько нужно
    .name = туры
command-tournament-create-clock = Контроль времени: 5d, 3d+12h, live 10 или none. По умолчанию: по длине тура
    .name = контроль
command-tournament-create-setup = Как заполняются поля. По умолчанию: все 49 фишек вручную
    .name = расстановка
command-tournament-create-deadline = Срок на один тур, например 14d или 2h. По умолчанию: 14d
    .name = срок
command-tournament-create-rated = Рейтинговые партии. По умолчанию: да
    .name = рейтинг
command-tournament-create-start = Начало по твоему времени: 2026-12-05 19:00, 19:00 или 3d. По умолчанию: начинаешь ты
    .name = начало
command-tournament-create-repeat = Как часто повторяется (только модераторы). По умолчанию: один раз
    .name = повтор
command-tournament-create-repeat-week = Каждую неделю
command-tournament-create-repeat-month = Каждый месяц
command-tournament-create-repeat-weekday = Каждый месяц в тот же день недели
command-tournament-create-players = Число участников: 4-16, 4- или -16. Если наберётся меньше, турнир отменится
    .name = участники
command-tournament-create-ratings = Рейтинги: 1400-1800, 1400- или -1800. По умолчанию: любые
    .name = рейтинги
command-tournament-create-role = Вступить могут только участники с этой ролью. По умолчанию: все
    .name = роль
command-tournament-create-invited = Играют только те, кого заявишь ты. По умолчанию: нет
    .name = по-приглашению
command-tournament-accept = Модераторам: принять командный матч, который предлагает другой сервер
    .name = принять
command-tournament-accept-code = Код от другого сервера
    .name = код
command-tournament-join = Вступить в турнир
    .name = вступить
command-tournament-join-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-leave = Выйти из турнира до его начала
    .name = выйти
command-tournament-leave-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-start = Организатору: начать турнир
    .name = начать
command-tournament-start-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-add = Организатору: заявить игрока на турнир
    .name = добавить-игрока
command-tournament-add-player = Кого заявить
    .name = игрок
command-tournament-add-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-add-computer = Организатору: заявить на турнир компьютер
    .name = добавить-компьютер
command-tournament-add-computer-level = Уровень компьютера
    .name = уровень
command-tournament-add-computer-count = Число заявок. По умолчанию: 1
    .name = число
command-tournament-add-computer-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-remove-computer = Организатору: убрать компьютер из турнира
    .name = убрать-компьютер
command-tournament-remove-computer-level = Уровень компьютера
    .name = уровень
command-tournament-remove-computer-count = Число заявок. По умолчанию: 1
    .name = число
command-tournament-remove-computer-tournament = Турнир (необязательно, если открыт только один)
    .name = турнир
command-tournament-standings = Показать турнирную таблицу
    .name = таблица
command-tournament-standings-tournament = Турнир (необязательно, если он только один)
    .name = турнир
command-tournament-pairings = Показать пары тура
    .name = пары
command-tournament-pairings-round = Тур. По умолчанию: текущий
    .name = тур
command-tournament-pairings-tournament = Турнир (необязательно, если он только один)
    .name = турнир
command-tournament-withdraw = Сняться с идущего турнира (сначала спрошу)
    .name = сняться
command-tournament-withdraw-player = Организатору: кого снять. По умолчанию: тебя
    .name = игрок
command-tournament-withdraw-tournament = Турнир (необязательно, если идёт только один)
    .name = турнир
command-tournament-replace = Организатору: заменить игрока в идущем турнире (сначала спрошу)
    .name = заменить
command-tournament-replace-player = Кого заменить
    .name = игрок
command-tournament-replace-by = Новый игрок
    .name = кем
command-tournament-replace-tournament = Турнир (необязательно, если идёт только один)
    .name = турнир
command-tournament-end = Организатору: завершить турнир или отменить его до начала
    .name = завершить
command-tournament-end-tournament = Турнир (необязательно, если он только один)
    .name = турнир
command-tournament-move = Организатору: перенести турнир в этот канал
    .name = перенести
command-tournament-move-tournament = Турнир (необязательно, если он только один)
    .name = турнир
command-tournament-list = Показать турниры на этом сервере
    .name = список
command-tournament-manage = Организатору: что идёт, кто задерживается, и напоминания
    .name = управлять

command-league = Лига этого сервера
    .name = лига
command-league-show = Лига: когда начнётся следующий цикл, кто играет, и таблицы
    .name = показать
command-league-join = Сыграть в следующем цикле лиги или подтвердить, что играешь дальше
    .name = вступить
command-league-leave = Пропустить следующий цикл лиги или выйти из текущего
    .name = выйти
command-league-history = Победители и таблицы всех циклов лиги
    .name = история
command-league-championship = Чемпионат всех серверов: вступить или посмотреть игроков и таблицы
    .name = чемпионат
command-league-create = Модераторам: открыть лигу в этом канале
    .name = создать
command-league-create-name = Название лиги
    .name = название
command-league-create-start = Начало по твоему времени: 2026-12-05 19:00, 19:00 или 7d. По умолчанию: 7d
    .name = начало
command-league-create-size = Сколько человек в дивизионе. По умолчанию: 7
    .name = размер
command-league-create-games = Партий с каждым соперником. По умолчанию: 1
    .name = партии
command-league-create-weeks = Недель в цикле. По умолчанию: 6
    .name = недели
command-league-create-moves = Сколько человек поднимается и сколько опускается после каждого цикла. По умолчанию: 2
    .name = переходы
command-league-create-at-once = Сколько партий лиги человек играет сразу. По умолчанию: 3
    .name = сразу
command-league-create-clock = Контроль времени: 5d, 3d+12h, live 10 или none. По умолчанию: по длине цикла
    .name = контроль
command-league-create-setup = Как заполняются поля. По умолчанию: все 49 фишек вручную
    .name = расстановка
command-league-create-rated = Рейтинговые партии. По умолчанию: да
    .name = рейтинг
command-league-remove = Модераторам: убрать игрока из следующего цикла лиги
    .name = убрать
command-league-remove-player = Кого убрать
    .name = игрок
command-league-pause = Модераторам: поставить лигу на паузу
    .name = пауза
command-league-resume = Модераторам: продолжить лигу после паузы
    .name = продолжить
command-league-move = Модераторам: перенести лигу в этот канал
    .name = перенести
command-league-close = Модераторам: закрыть лигу навсегда (сначала спрошу)
    .name = закрыть
command-seek = Найти соперника на любом сервере с этим ботом
    .name = искать
command-seek-clock = Контроль времени: 5d, 3d+12h, live 10 или none. По умолчанию: как хочет соперник
    .name = контроль
command-seek-rated = Рейтинговая партия: только с тем, кто выбрал её тоже. По умолчанию: нет
    .name = рейтинг
command-seek-setup = Как заполняется поле. По умолчанию: как хочет соперник
    .name = расстановка
command-seek-range = Насколько рейтинг соперника может отличаться от твоего. По умолчанию: любой
    .name = разброс
command-seek-hours = Сколько часов ждать соперника. По умолчанию: 24
    .name = часы
command-learn = Научиться хорошо играть в DVONN
    .name = учеба
command-learn-lesson = Урок на поле: читай, ходи, смотри, что будет
    .name = урок
command-learn-lesson-number = Номер урока. По умолчанию: следующий
    .name = номер
command-learn-terms = Термины игры с объяснениями
    .name = термины
command-learn-terms-term = Какой термин объяснить. По умолчанию: все
    .name = термин
command-learn-progress = Посмотреть свой прогресс: уроки, задачи, пройденные уровни, точность
    .name = прогресс
command-learn-advice = Советы, как играть хорошо, с картинками
    .name = советы
command-learn-advice-page = Номер страницы. По умолчанию: первая
    .name = страница
command-puzzle = Задачи из настоящих партий
    .name = задача
command-puzzle-play = Решить следующую задачу твоего уровня
    .name = решать
command-puzzle-play-theme = Тема. По умолчанию: любая (некоторые темы меняют рейтинг вдвое меньше)
    .name = тема
command-puzzle-daily = Решить задачу дня
    .name = дня
command-puzzle-race = Решить как можно больше задач за пять минут
    .name = гонка
command-puzzle-race-opponent = Соперник, который получит те же задачи. По умолчанию: гонка без соперника
    .name = соперник
theme-any = Любая тема
command-ladder = Таблицы лидеров этого сервера и всех серверов
    .name = лидеры
command-ladder-top = Показать таблицу лидеров и твоё место в ней
    .name = топ
command-ladder-top-list = Игроки или уровни компьютера на сервере либо глобальная таблица. По умолчанию: игроки
    .name = список
command-ladder-top-list-people = Игроки
command-ladder-top-list-computer = Уровни компьютера
command-ladder-top-list-world = Глобальная таблица
command-ladder-leave-global = Уйти из глобальной таблицы лидеров
    .name = покинуть-глобальную
command-ladder-profile = Показать график рейтинга игрока, его статистику, лучшую победу и последние партии
    .name = профиль
command-ladder-profile-player = Игрок. По умолчанию: ты
    .name = игрок
command-ladder-profile-level = Уровень компьютера, вместо игрока
    .name = уровень
command-ladder-profile-engine = Движок, добавленный оператором бота, вместо игрока
    .name = движок
command-ladder-versus = Сравнить двух игроков: их партии и прогноз на сегодня
    .name = сравнить
command-ladder-versus-player = Первый игрок
    .name = игрок
command-ladder-versus-opponent = Второй игрок. По умолчанию: ты
    .name = соперник
command-ladder-games = Показать законченные рейтинговые партии, новые сверху
    .name = партии
command-ladder-games-player = Чьи партии показать. По умолчанию: всех
    .name = игрок
command-ladder-season = Показать таблицу сезона
    .name = сезон
command-ladder-season-number = Номер сезона. По умолчанию: текущий
    .name = номер
command-ladder-activity = Показать график партий за последние 26 недель
    .name = активность
command-ladder-puzzles = Показать, кто на этом сервере лучше всех решает задачи
    .name = задачи
command-ladder-challenge = Вызвать игрока на партию за его место (если таблица лидеров — по местам)
    .name = вызвать
command-ladder-challenge-opponent = Игрок не более чем на три места выше тебя
    .name = соперник
command-ladder-challenge-setup = Как заполняется поле. По умолчанию: я спрошу
    .name = расстановка
command-ladder-challenge-clock = Контроль времени: 5d, 3d+12h или live 10. По умолчанию: 3d+12h
    .name = контроль
command-ladder-challenge-color = Твой цвет. По умолчанию: случайный
    .name = цвет
command-learn-openings = Куда ставили фишки в настоящих партиях
    .name = дебюты
command-learn-openings-game = Номер партии. По умолчанию: последняя партия в этом канале или пустое поле
    .name = партия
command-game-note = Твоя заметка к партии. До её конца видишь только ты
    .name = заметка
command-game-note-game = Номер партии. По умолчанию: последняя партия в этом канале
    .name = партия
command-game-follow = Получать в личных сообщениях новости партии этого канала или узнать, за чем следишь
    .name = следить
format-text = Текст
format-sgf = SGF
color-white = Белые
color-black = Чёрные
color-random = Случайный
color-neither = Ничья
setup-full = полная: все 49 фишек вручную
setup-reds = красные: три красные вручную, остальное случайно
setup-random = случайная: честное случайное поле
setup-symmetric = симметричная: случайное поле, одинаковое с обеих сторон
setup-cut = дели и выбирай: ты предлагаешь случайное поле, соперник выбирает сторону
setup-given = заданная: позиция, которую ты даёшь текстом
level-beginner = новичок
level-novice = начинающий
level-casual = любитель
level-skilled = опытный
level-club = клубный
level-strong = сильный
level-expert = эксперт
level-master = мастер
level-grandmaster = гроссмейстер

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }, { $challenger } вызывает тебя на партию в DVONN и хочет играть белыми.
        [black] { $opponent }, { $challenger } вызывает тебя на партию в DVONN и хочет играть чёрными.
        [choice] { $opponent }, { $challenger } вызывает тебя на партию в DVONN на поле ниже. Какую сторону выбираешь?
       *[random] { $opponent }, { $challenger } вызывает тебя на партию в DVONN. Цвета случайные.
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } хочет сыграть в DVONN белыми. Кто примет?
        [black] { $challenger } хочет сыграть в DVONN чёрными. Кто примет?
        [choice] { $challenger } хочет сыграть в DVONN на поле ниже. Кто примет и выберет сторону?
       *[random] { $challenger } хочет сыграть в DVONN. Кто примет? Цвета случайные.
    }
challenge-rematch = Реванш за партию { $number }:
challenge-sides =
    { $first ->
        [white] Белыми играет { $white }, чёрными — { $black }. Начинают белые.
       *[black] Белыми играет { $white }, чёрными — { $black }. Начинают чёрные.
    }
challenge-until = Вызов истекает { $until }.
challenge-draft = Он ещё не отправлен.
challenge-open = Он ещё открыт.
challenge-accepted = Принят: это партия { $number }.
challenge-declined = Отклонён.
challenge-cancelled = Отменён.
challenge-expired = Истёк.
challenge-in-thread = Партия здесь: { $place }.
challenge-posted = Твой вызов здесь: { $place }.
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] рейтинговая
        [if] рейтинговая, если рейтинг здесь есть у обоих
       *[no] нерейтинговая
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] рейтинговая
        [if] рейтинговая, если рейтинг здесь есть у обоих
       *[no] нерейтинговая
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] рейтинговая
       *[no] нерейтинговая
    }
terms-any-board = Любое поле
terms-any-clock = любой контроль времени
terms-unrated-by-default = {"-#"} Нерейтинговая: рейтинг здесь пока есть не у обоих. Для рейтинговой партии добавь `рейтинг:True`.
terms-full = Все 49 фишек вручную
terms-reds = Три красные вручную, остальное случайно
terms-random = Случайное поле
terms-symmetric = Симметричное поле
terms-cut = Дели и выбирай: один предлагает случайное поле, другой выбирает сторону
terms-given = Позиция, заданная текстом
clock-none = без часов
clock-turn = { $turn } на ход
clock-bank = { $bank } + { $increment } на ход
clock-cap = { $clock }, максимум { $cap }
clock-live = в реальном времени, по { $each }
length-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
length-hours =
    { $count ->
        [one] { $count } ч
        [few] { $count } ч
        [many] { $count } ч
       *[other] { $count } ч
    }
length-minutes =
    { $count ->
        [one] { $count } мин
        [few] { $count } мин
        [many] { $count } мин
       *[other] { $count } мин
    }
seek-somebody = кто-то с другого сервера
seek-waiting = Ищу тебе соперника на всех серверах с этим ботом, где включён поиск. Перестану { $until }.
seek-already = Уже ищу тебе соперника на всех серверах с этим ботом, где включён поиск. Перестану { $until }.
seek-place = Играть будешь здесь: { $place }. Напишу туда, когда партия начнётся.
seek-place-here = Играть будешь здесь. Напишу, когда партия начнётся.
seek-lobby = Кто читает { $lobby }, видит, что ты ищешь соперника.
seek-direct = наши личные сообщения
seek-direct-here = Твоя партия начнётся здесь, в наших личных сообщениях.
seek-rated = -# Рейтинговая: идёт в зачёт глобальной таблицы лидеров. Твоё имя и рейтинг видны там всем на всех серверах. Посмотреть её: `/лидеры топ` с `список:Глобальная таблица`. Уйти из неё: `/лидеры покинуть-глобальную`.
seek-range = Рейтинг соперника: от { $from } до { $to }. Диапазон каждую минуту чуть расширяется.
button-seek-stop = Перестать искать
seek-found = Соперник найден. Играете здесь: { $place }.
seek-stopped = Готово. Больше не ищу соперника.
seek-not-running = Сейчас я не ищу тебе соперника. Чтобы начать, используй `/искать`.
seek-ended = { $person }, соперник за это время не нашёлся. Чтобы попробовать ещё раз, используй `/искать`.
seek-avoided = Готово. Этот соперник тебе больше не попадётся.
seek-ask-report = Пожаловаться на соперника оператору бота? Оператор увидит эту партию и твоё имя. Этот соперник тебе больше не попадётся.
button-report-sure = Пожаловаться на соперника
seek-reported = Готово. Оператор бота получит жалобу, а этот соперник тебе больше не попадётся.
seek-barred = Оператор бота не разрешает тебе использовать `/искать`. Вызывать людей на своих серверах по-прежнему можно.
seek-too-many-reports = Лимит жалоб за 24 часа исчерпан ({ $most }). Попробуй позже.
seek-off = На этом сервере команда `/искать` выключена. Используй её в наших личных сообщениях или попроси админа сервера включить её через `/dvonn-admin настройки`.
seek-guest = Здесь я не могу показывать ходы соперника. Используй `/искать` в наших личных сообщениях.
seek-too-many = Лимит найденных соперников за 24 часа исчерпан ({ $most }). Попробуй позже.
seek-no-rating = Для параметра `разброс` нужен рейтинг, а его у тебя ещё нет. Не указывай этот параметр. В рейтинговых партиях учитывается твой рейтинг в глобальной таблице лидеров.
seek-no-clock = Рейтинговой партии нужны часы. Выбери другой `контроль` или не указывай его.
seek-nobody-to-avoid = Этот соперник найден не через `/искать`, избегать некого.
seek-not-looking = Сейчас вы не можете сыграть: этот человек уже не ищет соперника или ищет с другим рейтингом. Чтобы найти кого-то ещё, используй `/искать`.
seek-refused-avoided = Ты больше не хочешь играть с этим человеком, поэтому сыграть вы не можете.
button-avoid = Избегать соперника
button-report = Пожаловаться на соперника
digest-title = **Неделя с { $from } по { $until }**
digest-count =
    { $games ->
        [one] { $games } партия завершена
        [few] { $games } партии завершены
        [many] { $games } партий завершено
       *[other] { $games } партии завершено
    }, { $people ->
        [one] { $people } игрок
        [few] { $people } игрока
        [many] { $people } игроков
       *[other] { $people } игрока
    }.
digest-beaten = { $move }, поражения от: { $players }
digest-upset = Сенсация недели, партия { $game }: { $winner } побеждает, хотя фаворит — { $loser } ({ $percent } %).
digest-game = **Партия недели:** { $game }
digest-turn = Перелом — ход { $number }, { $played }. Лучше было { $better }.
digest-streaks = Серии в задаче дня: { $streaks }.
digest-streak =
    { $person } ({ $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    })
digest-season = Сезон { $number } закончится { $when }.
digest-running = **Сейчас идёт**
digest-league = цикл { $cycle }, впереди: { $leaders }
lobby-title = **Лобби DVONN**
lobby-looking = **Ищут соперника**
lobby-nobody = Сейчас никто не ищет соперника.
lobby-all-servers = все серверы
lobby-games = **Партии, за которыми можно следить**
lobby-tournaments = **Турниры с открытой записью**
lobby-ping = { $role } { $person } ищет соперника: { $terms }.
lobby-told = Готово. Когда кто-то будет искать соперника, я сообщу тебе здесь, не чаще раза в шесть часов. Чтобы отключить это, нажми кнопку ещё раз.
lobby-not-told = Готово. Больше не буду сообщать тебе, когда кто-то ищет соперника.
lobby-no-role = Это лобби больше никого не уведомляет.
lobby-audit = Хочет знать, когда кто-то ищет соперника
button-lobby-play = Играть: { $name }
button-lobby-tell = Сообщать, если кто-то ищет
thread-opening = Открываю ветку…
thread-not-added = Discord не даёт мне добавить тебя в [ветку]({ $url }). Открой её по этой ссылке. Если ты её не видишь или не можешь там писать, тебе нужны права «Просматривать каналы» и «Отправлять сообщения в ветках». Попроси о них модератора.
thread-name = DVONN: { $names }
draft-person = Пока это поле видишь только ты. Если предложишь его, { $opponent } выберет сторону, а тебе достанется другая.
draft-anyone = Пока это поле видишь только ты. Если предложишь его, тот, кто примет вызов, выберет сторону, а тебе достанется другая.
challenge-sent = Твой вызов ниже.
setup-ask-person = Вызов для игрока { $opponent }. На каком поле?
setup-ask-anyone = Вызов для любого в этом канале. На каком поле?
setup-ask-busy = { $busy } Поэтому для твоего вызова нужна ветка. Сначала выбери поле.
setup-ask-common =
    - {"**"}Случайное поле** (быстро): все 49 фишек уже на поле, партия начинается с первого хода.
    - {"**"}Размещение вручную**: сначала вы оба размещаете 49 фишек, по одной.
setup-ask-all =
    - {"**"}Красные вручную**: вы оба размещаете три красные фишки. Остальное заполняется случайно.
    - {"**"}Симметричное поле**: случайное поле, одинаковое с обеих сторон.
    - {"**"}Дели и выбирай**: ты предлагаешь случайное поле, а соперник выбирает сторону.
button-setup-random = Случайное поле
button-setup-full = Размещение вручную
button-setup-other = Другие расстановки…
button-setup-reds = Красные вручную
button-setup-symmetric = Симметричное поле
button-setup-cut = Дели и выбирай
button-rated = Сделать рейтинговой
button-unrated = Сделать нерейтинговой
draft-discarded = Отменено. Никто другой этого не видел.
button-offer-board = Предложить это поле
button-deal-again = Другое поле
button-play-white = Играть белыми
button-play-black = Играть чёрными
button-accept = Принять
button-decline = Отклонить
button-cancel = Отменить вызов
button-open-thread = Открыть ветку
offer-thread = Открыть ветку для вашей партии?

## News

# Компьютер как игрок, в предложениях как имя человека.
computer = Компьютер ({ $level })
computer-without-level = Компьютер
# Человек, который удалил свои данные.
deleted-player = удалённый игрок
deleted-person = удалённый человек

news-start = Начинается партия { $number }: { $white } играет белыми, { $black } играет чёрными.
news-place =
    { $piece ->
        [red] { $player } размещает красную фишку на **{ $cell }**{ $note }.
        [white] { $player } размещает белую фишку на **{ $cell }**{ $note }.
       *[black] { $player } размещает чёрную фишку на **{ $cell }**{ $note }.
    }
news-dealt = Остальное поле заполняется случайно.
news-move = { $player } ходит **{ $ply }**{ $note }
news-pass = { $player } пропускает ход: ходить нечем.
ply-pass = пропуск
news-planned = {" "}(по плану)
news-plan-stopped = План игрока { $player } остановлен.
news-prepared = {" "}(условный)
news-only-ply = {" "}(вынужденный)
news-all-prepared = Условные: { $plies }
news-filled = Размещено по плану — { $pieces }.
news-filled-part =
    { $piece ->
        [red] красные: { $count }
        [white] белые: { $count }
       *[black] чёрные: { $count }
    }
news-item =
    { $piece ->
        [red] красная { $ply }
        [white] белая { $ply }
       *[black] чёрная { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] захватывает белую фишку
           *[black] захватывает чёрную фишку
        }
       *[other] { $color ->
            [white] захватывает белый столбик высотой { $height }
           *[black] захватывает чёрный столбик высотой { $height }
        }
    }{ $red ->
        [yes] {" "}(с красной)
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] встаёт на белую фишку
           *[black] встаёт на чёрную фишку
        }
       *[other] { $color ->
            [white] встаёт на белый столбик высотой { $height }
           *[black] встаёт на чёрный столбик высотой { $height }
        }
    }{ $red ->
        [yes] {" "}(с красной)
       *[no] {""}
    }
effect-captures-red = захватывает красную
effect-isolates =
    { $count ->
        [one] { $color ->
            [white] изолирует { $count } белую фишку
           *[black] изолирует { $count } чёрную фишку
        }
        [few] { $color ->
            [white] изолирует { $count } белые фишки
           *[black] изолирует { $count } чёрные фишки
        }
        [many] { $color ->
            [white] изолирует { $count } белых фишек
           *[black] изолирует { $count } чёрных фишек
        }
       *[other] { $color ->
            [white] изолирует { $count } белой фишки
           *[black] изолирует { $count } чёрной фишки
        }
    }
effect-isolates-both = изолирует фишки: белых { $white }, чёрных { $black }
effect-cuts-off =
    { $whose ->
        [yours] { $count ->
            [one] изолирует { $count } твою фишку
            [few] изолирует { $count } твои фишки
            [many] изолирует { $count } твоих фишек
           *[other] изолирует { $count } твоей фишки
        }
       *[theirs] { $count ->
            [one] изолирует { $count } фишку соперника
            [few] изолирует { $count } фишки соперника
            [many] изолирует { $count } фишек соперника
           *[other] изолирует { $count } фишки соперника
        }
    }

## What to do

todo-place-red =
    { $left ->
        [one] { $player }, размести последнюю красную фишку.
        [few] { $player }, размести красную фишку (всего осталось: { $left }).
        [many] { $player }, размести красную фишку (всего осталось: { $left }).
       *[other] { $player }, размести красную фишку (всего осталось: { $left }).
    }
todo-place =
    { $color ->
        [white] { $player }, размести белую фишку (осталось: { $left }).
       *[black] { $player }, размести чёрную фишку (осталось: { $left }).
    }
todo-move = { $player }, твой ход.
how-to-move =
    Твои столбики — с { $color ->
        [white] белой
       *[black] чёрной
    } фишкой сверху. Выбери один, потом клетку, куда он встанет.
todo-elsewhere = Сейчас ходит { $player }.
todo-computer = { $player } думает…
todo-computer-for = Движок выбирает клетку за игрока { $player }…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } возвращает свой последний ход.
       *[person] С согласия соперника { $player } возвращает свой последний ход.
    }
event-paused =
    { $with ->
        [computer] Партия на паузе. Чтобы продолжить, нажми «Продолжить партию».
       *[person] Партия на паузе по обоюдному согласию. Любой из вас может нажать «Продолжить партию».
    }
event-resumed = { $player } продолжает партию.
event-time-given = { $giver } даёт сопернику время: { $player } получает ещё { $time }.
event-engine-replaced =
    { $color ->
        [white] Движок, игравший белыми, дал сбой. Играть продолжает { $player }, партия теперь нерейтинговая.
       *[black] Движок, игравший чёрными, дал сбой. Играть продолжает { $player }, партия теперь нерейтинговая.
    }
event-engine-stopped = Движок больше не выбирает за игрока { $player }.
event-handed-over =
    { $color ->
        [white] { $moderator } передаёт сторону белых. Вместо игрока { $from } теперь играет { $player }. Причина: { $reason }
       *[black] { $moderator } передаёт сторону чёрных. Вместо игрока { $from } теперь играет { $player }. Причина: { $reason }
    }
event-place-lost = Канал или ветку этой партии удалили. Партия продолжается здесь.
event-now-unrated = Партия теперь нерейтинговая.

## Clocks

clock-runs = Срок: { $until }.
clock-runs-until-weekend = Срок: { $until }, выходные не в счёт. Следующие начнутся { $weekend }.
clock-runs-live =
    { $color ->
        [white] У белых { $white }, у чёрных { $black }. Срок белых: { $until }.
       *[black] У белых { $white }, у чёрных { $black }. Срок чёрных: { $until }.
    }
clock-muted = Часы стоят, пока я не смогу показать здесь поле.
clock-paused = Партия на паузе. Часы обоих игроков стоят.
clock-weekend = Часы стоят: у игрока { $player } выходные. Снова пойдут { $until }.
clock-vacation = Часы стоят: { $player } в отпуске.
reminder = { $player }, твоя очередь в партии { $number }. Соперник: { $opponent }. Срок: { $until }.
reminder-several = { $player }: { $late }
reminder-entry = Партия { $number }, соперник { $opponent }. Срок: { $until }.
reminder-link = { $line } [Поле]({ $url })

## Offers

offer-draw = { $player } предлагает ничью. { $opponent }, принимаешь?
offer-rematch-here = { $player } хочет реванша. { $opponent }, принимаешь?
offer-pause = { $player } просит паузу: часы обоих игроков стоят, пока кто-то из вас не продолжит партию. { $opponent }, не возражаешь?
offer-takeback =
    { $count ->
        [0] { $player } просит вернуть ход **{ $ply }**. { $opponent }, не возражаешь?
        [one] { $player } просит вернуть ход **{ $ply }** и ещё { $count } ход после него. { $opponent }, не возражаешь?
        [few] { $player } просит вернуть ход **{ $ply }** и ещё { $count } хода после него. { $opponent }, не возражаешь?
        [many] { $player } просит вернуть ход **{ $ply }** и ещё { $count } ходов после него. { $opponent }, не возражаешь?
       *[other] { $player } просит вернуть ход **{ $ply }** и ещё { $count } хода после него. { $opponent }, не возражаешь?
    }
offer-was =
    { $kind ->
        [draw] { $player } предлагает ничью.
        [takeback] { $player } просит вернуть ход.
        [rematch] { $player } предлагает реванш.
       *[pause] { $player } просит паузу.
    }
offer-became =
    { $state ->
        [open] Ещё открыто.
        [accepted] Принято.
        [declined] Отклонено.
        [withdrawn] Отозвано.
       *[lapsed] Истекло: партия продолжилась.
    }
offer-posted = Готово. Предложение в канале.
offer-elsewhere = Готово. Соперник получит предложение там, где играет.
button-phrases = Сказать что-нибудь…
phrases-ask = Выбери, что сказать. Соперник прочитает это на своём языке. Можно один раз за ход и один раз после партии.
menu-phrases-hint = Что хочешь сказать?
phrase-sent = Готово. Соперник видит: { $phrase }
phrase-not-received = Соперник не получает таких сообщений.
refuse-phrase-again = За этот ход уже что-то сказано. Снова можно будет, когда вы оба сделаете ход.
phrase-says = 💬 { $player }: { $phrase }
phrase-words =
    { $phrase ->
        [hello] Привет! Приятной игры!
        [luck] Удачи!
        [move] Отличный ход!
        [played] Хорошая игра!
        [tomorrow] Вернусь завтра.
        [away] Извини за задержку.
        [thanks] Спасибо за партию!
       *[bye] До встречи!
    }
more-actions = Что хочешь сделать?
decide-title = Что сделать с партией { $number }? Причину увидят все.
decide-hint = Решение
decide-order =
    { $order ->
        [white] Завершить партию: победа белых
        [black] Завершить партию: победа чёрных
        [draw] Завершить партию: ничья
        [void] Аннулировать партию
        [replace_white] Передать сторону белых
       *[replace_black] Передать сторону чёрных
    }
decide-new-player =
    { $color ->
        [white] Кто теперь играет белыми?
       *[black] Кто теперь играет чёрными?
    }
decide-new-player-hint = Новый игрок
form-decide = Модерация партии { $number }
form-decide-reason = Причина, её увидят все
button-withdraw = Отозвать предложение
button-draw = Предложить ничью
button-takeback = Вернуть ход
button-abort = Прервать партию
button-pause = Предложить паузу
button-resume = Продолжить партию
button-give = Дать сопернику { $time }
button-settings = Открыть настройки
button-hint = Подсказка
button-fill = Разместить за меня
button-stop-filling = Остановить
button-more = Ещё…
button-rematch = Предложить реванш
button-play-again = Сыграть ещё раз
button-next-level = Уровень выше: { $level }

## Vacations

notice-vacation = Твоё время вышло, и отпуск начался автоматически. Твои часы стоят, кроме партий в реальном времени. Отпуск продлевается день за днём, пока ты не сделаешь ход или не кончатся дни.
event-vacation = Время вышло, { $player } тратит день отпуска.
vacation-none = Ты не в отпуске. Чтобы остановить часы на три дня, используй `/dvonn отпуск` с `дни:3`. Партии в реальном времени продолжаются.
vacation-until = Ты в отпуске до { $until } ({ $left }). Твои часы стоят, кроме партий в реальном времени.
vacation-automatic = Твоё время вышло, и отпуск начался автоматически. Он закончится { $until } ({ $left }). Твои часы стоят, кроме партий в реальном времени.
vacation-days = Дней отпуска в этом году осталось: { $count } из { $of }.
button-vacation-end = Закончить отпуск

## Moderators

decision-posted = Готово. Опубликовано здесь: { $place } (партия { $number }).
removed-from-ratings = { $moderator } убирает из рейтингов партию { $number } ({ $white } — { $black }). Все рейтинги пересчитаны без неё: смотри `/лидеры профиль`. Причина: { $reason }
role-is = Модераторы — участники сервера с ролью { $role } и все, у кого есть право «Управлять сервером». Через `/партия модерация` они могут завершить или аннулировать партию либо передать сторону другому игроку.
role-none = Модераторы — все, у кого есть право «Управлять сервером». Через `/партия модерация` они могут завершить или аннулировать партию либо передать сторону другому игроку.
computer-rated = Партии с компьютером рейтинговые.
computer-unrated = Партии с компьютером нерейтинговые.
server-title = **Настройки сервера**
server-controls = Меню и кнопки действуют сразу. На кнопке — текущая настройка: нажми, чтобы изменить. Язык и тема относятся к тому, что видят все.
server-hint = Остальное делают команды:
server-command = {"-"} { $command } — { $what }
server-channels = Каналы для партий: { $channels }, вместе с ветками.
server-channels-all = Партии можно начинать в любом канале.
server-starters = Начинать партии могут только участники сервера с ролью { $role }. Принять вызов может каждый.
server-starters-all = Начинать партии может каждый.
server-rated = Рейтинговые партии разрешены.
server-unrated = Новые партии нерейтинговые. Текущие рейтинговые такими и остаются.
server-seeks = Поиск соперников на других серверах: участники могут использовать `/искать`. Такие партии никогда не идут в рейтинговый зачёт этого сервера.
server-no-seeks = Поиск соперников на других серверах: команда `/искать` здесь выключена.
server-ladder-rating = Таблица лидеров: по рейтингу
server-ladder-places = Таблица лидеров: по местам
server-ladder-swap = Если побеждает вызвавший, игроки меняются местами.
server-season-none = Длина сезона: без сезонов
server-season-month = Длина сезона: месяц
server-season-quarter = Длина сезона: три месяца
server-season-half = Длина сезона: полгода
server-season-year = Длина сезона: год
server-announcements = Канал объявлений: { $channel }.
server-announcements-none = Без канала объявлений.
server-announcements-here = Сезоны, турниры и лиги этого сервера будут объявляться здесь.
server-puzzles = Задача дня: { $channel }.
server-puzzles-none = Без канала для задачи дня.
server-puzzles-here = Задача дня будет публиковаться здесь.
server-digest = Итоги недели: { $channel }.
server-digest-none = Без канала для итогов недели.
server-digest-here = Итоги недели будут публиковаться здесь по понедельникам.
server-lobby = Лобби: { $channel }.
server-lobby-none = Лобби нет.
server-lobby-role = Лобби уведомляет роль { $role }, когда кто-то ищет соперника.
server-lobby-role-none = Лобби никого не уведомляет.
server-picker =
    { $picker ->
        [games] Каналы для партий (пусто: все)
        [announcements] Канал объявлений
        [puzzles] Канал задачи дня
        [digest] Канал итогов недели
        [lobby] Канал лобби
        [moderators] Роль модераторов
        [starters] Роль, которая может начинать партии
       *[told] Роль, которую уведомляет лобби
    }
button-server-clear = Убрать № { $number }
button-server-page =
    { $page ->
        [settings] Настройки
        [channels] Каналы
       *[roles] Роли и лобби
    }
server-limit =
    { $limit ->
        [limit_opponent] Открытых вызовов одного человека другому: не больше { $value }.
        [limit_threads] Веток, которые человек может открыть за 10 минут: не больше { $value }.
        [limit_tournaments] Незавершённых турниров одного организатора: не больше { $value }. У модераторов может быть 3.
        [limit_tournament_wait] Перерыв между двумя турнирами одного организатора: { $value } мин. Модераторам ждать не нужно.
       *[limit_challenges] Открытых вызовов одного человека: не больше { $value }.
    }
server-limits-change = Чтобы изменить лимит, используй `/dvonn-admin лимиты` с числом, например `ветки:5`.
server-blocked = Блокировка: { $person }. Причина: { $reason }
server-blocked-more = Блокировок больше. Все они в журнале.
person-blocked = { $person } больше не может начинать партии и присоединяться к ним на этом сервере. Текущие партии продолжаются. Чтобы отменить это, используй `/dvonn-admin разблокировать`.
person-unblocked = { $person } снова может начинать партии и присоединяться к ним на этом сервере.
button-server-rated =
    { $on ->
        [yes] Рейтинговые партии: вкл.
       *[no] Рейтинговые партии: выкл.
    }
button-server-computer =
    { $on ->
        [yes] Компьютер: на рейтинг
       *[no] Компьютер: без рейтинга
    }
button-server-seeks =
    { $on ->
        [yes] Поиск соперников: включён
       *[no] Поиск соперников: выключен
    }

## Roles for ladder places and titles

roles-title = **Роли за места в таблице лидеров и титулы.** Даю и забираю их вслед за изменениями в таблице. Забираю только роли, выданные мной. Чтобы задать роль, используй `/dvonn-admin роли`: выбери место или титул и роль для него.
roles-role = { $name }: { $role }
roles-none = { $name }: без роли
roles-problem = { $name }: { $role }. {"**"}Не могу её дать.** { $problem }
roles-refused = В прошлый раз Discord не дал мне выдать или снять роль. { $reason }
reward =
    { $reward ->
        [first] Первое место
        [top_three] Первая тройка
        [top_ten] Первая десятка
        [season] Победитель последнего сезона
        [league] Чемпион лиги
       *[tournament] Победитель последнего турнира
    }
button-clear-reward =
    { $reward ->
        [first] Убрать: первое место
        [top_three] Убрать: тройка
        [top_ten] Убрать: десятка
        [season] Убрать: сезон
        [league] Убрать: лига
       *[tournament] Убрать: турнир
    }
# Для журнала аудита Discord.
roles-audit = Место в таблице лидеров или титул в DVONN
role-no-permission = Мне нужно право «Управлять ролями». Дай его моей роли в разделе «Настройки сервера → Роли» и попробуй ещё раз.
role-gone = Эта роль удалена. Выбери другую.
role-everyone = Эта роль уже есть у всех. Выбери другую.
role-managed = Роль { $role } принадлежит интеграции, например боту, поэтому дать её не может никто. Выбери другую роль.
role-not-below-bot = Роль { $role } не ниже моей самой высокой роли, поэтому Discord не разрешает мне её давать. В разделе «Настройки сервера → Роли» перетащи мою роль выше неё и попробуй ещё раз.
role-powerful = Роль { $role } даёт опасные права: { $powers }. Роли с такими правами я не раздаю. Выбери роль без них или убери их у этой.
role-moderators = Роль { $role } — моя роль модераторов. Её я никому не выдаю. Выбери другую.
role-not-by-person = Выдавать роль { $role } по твоей просьбе я не могу: у тебя нет права её выдавать. Для этого нужны право «Управлять ролями» и роль выше неё. Попроси того, у кого есть и то и другое.
role-power =
    { $name ->
        [administrator] «Администратор»
        [manage-server] «Управлять сервером»
        [manage-roles] «Управлять ролями»
        [manage-channels] «Управлять каналами»
        [manage-webhooks] «Управлять вебхуками»
        [manage-expressions] «Управлять выражениями эмоций»
        [manage-events] «Управлять событиями»
        [manage-threads] «Управлять ветками»
        [manage-messages] «Управлять сообщениями»
        [manage-nicknames] «Управлять никнеймами»
        [ban] «Банить участников»
        [kick] «Выгонять участников»
        [time-out] «Отправлять участников подумать о своём поведении»
        [mute] «Отключать участникам микрофон»
        [deafen] «Отключать участникам звук»
        [move] «Перемещать участников»
        [mention-everyone] «Упоминание @everyone, @here и всех ролей»
        [audit-log] «Просматривать журнал аудита»
       *[insights] «Просматривать аналитику сервера»
    }

## Moderation log

log-title = **Журнал модерации**, новое сверху. Страница { $page } из { $pages }.
log-empty = Журнал модерации пуст.
log-entry = { $at } { $moderator }: { $what }
log-reason = { $entry } Причина: { $reason }
log-channel-added = Добавлен канал для партий: { $channel }.
log-channel-removed = Убран канал для партий: { $channel }.
log-role-set = Роль «{ $name }»: { $role }.
log-role-cleared = Роль «{ $name }»: нет.
log-role-gone = Роль «{ $name }»: нет, потому что она удалена.
log-blocked = Блокировка: { $person }.
log-unblocked = Снята блокировка: { $person }.
log-ended = Партия { $number }: завершена с результатом.
log-voided = Партия { $number }: аннулирована.
log-handed-over = Партия { $number }: передана сторона.
log-place-lost = Канал или ветку партии { $number } удалили. Партия ждёт новой ветки или решения модератора.
log-backed-up = Скачана резервная копия.
log-tournament-entered = Турнир { $number }: заявлен игрок { $player }.
log-tournament-computers = Турнир { $number }: заявлен компьютер.
log-tournament-computers-removed = Турнир { $number }: убран компьютер.
log-tournament-started = Турнир { $number }: начат.
log-tournament-accepted = Командный матч { $number }: принят.
log-tournament-withdrew =
    { $league ->
        [yes] Лига: снят игрок { $player }.
       *[no] Турнир { $number }: снят игрок { $player }.
    }
log-tournament-replaced = Турнир { $number }: вместо игрока { $player } играет { $new }.
log-tournament-reminded =
    { $league ->
        [yes] Лига: напоминание о партии, игрок { $player }.
       *[no] Турнир { $number }: напоминание о партии, игрок { $player }.
    }
log-tournament-moved = Турнир { $number }: перенесён в другой канал.
log-tournament-ended = Турнир { $number }: завершён.
log-league =
    { $what ->
        [league_paused] Лига поставлена на паузу.
        [league_resumed] Лига продолжена.
        [league_moved] Лига перенесена в другой канал.
       *[league_closed] Лига закрыта.
    }
log-league-entry-removed = Лига: из следующего цикла убран игрок { $player }.
button-log-newer = Новее
button-log-older = Старее

## End of the game

end-won =
    { $color ->
        [white] **Партия окончена: { $player } побеждает белыми, { $own }:{ $other }.**
       *[black] **Партия окончена: { $player } побеждает чёрными, { $own }:{ $other }.**
    }
end-close = Почти на равных: перевес всего { $margin }.
end-sweep = Полный разгром: у проигравшей стороны не осталось ни одного столбика.
own-won = {"**"}Твоя победа, { $own }:{ $other }!**
own-lost = {"**"}Поражение, { $own }:{ $other }.**
own-lost-close = {"**"}Поражение, { $own }:{ $other }:** не хватило всего { $margin }.
own-won-resigned = {"**"}Твоя победа!** { $loser } сдаётся.
own-won-on-time = {"**"}Твоя победа!** У игрока { $loser } вышло время.
own-resigned = Ты сдаёшься. { $winner } побеждает.
own-out-of-time = {"**"}Твоё время вышло.** { $winner } побеждает.
own-ending-of = { $player }: { $ending }
end-draw = Партия окончена: ничья, { $score }:{ $score }.
end-resigned =
    { $color ->
        [white] { $loser } сдаётся. { $winner } побеждает белыми.
       *[black] { $loser } сдаётся. { $winner } побеждает чёрными.
    }
end-resigned-deleted =
    { $color ->
        [white] Чёрные (удалённый игрок) сдались. { $winner } побеждает белыми.
       *[black] Белые (удалённый игрок) сдались. { $winner } побеждает чёрными.
    }
end-out-of-time =
    { $color ->
        [white] У игрока { $loser } вышло время. { $winner } побеждает белыми.
       *[black] У игрока { $loser } вышло время. { $winner } побеждает чёрными.
    }
end-agreed = Партия окончена: ничья по соглашению.
end-awarded =
    { $color ->
        [white] { $moderator } завершает партию. { $winner } побеждает белыми. Причина: { $reason }
       *[black] { $moderator } завершает партию. { $winner } побеждает чёрными. Причина: { $reason }
    }
end-awarded-draw = { $moderator } завершает партию ничьей. Причина: { $reason }
end-deadline =
    { $color ->
        [white] Тур окончен, а ход был за игроком { $loser }. { $winner } побеждает белыми.
       *[black] Тур окончен, а ход был за игроком { $loser }. { $winner } побеждает чёрными.
    }
end-deadline-draw = Тур окончен, партия завершается вничью.
end-voided-elsewhere = Партия аннулирована модератором.
end-voided = { $moderator } аннулирует партию. Причина: { $reason }
end-tournament-over = Партия окончена без результата: её турнир завершён, а играли два компьютера.
end-aborted = Партия прервана и не считается.
end-out-of-time-void = У игрока { $player } вышло время до первого хода столбиком. Партия не считается.
end-left = Партия окончена без результата: один из игроков покинул сервер.
end-deleted = Партия окончена без результата: один из игроков удалил свои данные.
end-channel = Партия окончена без результата: её канал удалён.

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }: { $before } → **{ $after }** ({ $step }{ $provisional ->
        [yes] {", "}предварительный
       *[no] {""}
    })
result-expected = Фаворит по прогнозу: { $player } ({ $odds } %).
result-even = По прогнозу шансы были равны.
result-part =
    { $part ->
        [2] Эта партия считается за половину
        [4] Эта партия считается за четверть
       *[other] Эта партия считается за 1/{ $part }
    }: за 30 дней до неё эти игроки сыграли между собой { $before ->
        [one] { $before } партию.
        [few] { $before } партии.
        [many] { $before } партий.
       *[other] { $before } партии.
    }
result-short = Эта партия не идёт в рейтинговый зачёт: после размещения в ней меньше { $moves } ходов.
result-second-timeout = Эта партия не идёт в рейтинговый зачёт. Если игрок пропадает и проигрывает по времени несколько партий, за 24 часа считается только первая.
result-voided = Эта партия не идёт в рейтинговый зачёт: модератор убрал её из рейтингов.

score = побед { $wins }, ничьих { $draws }, поражений { $losses }
record-all =
    { $games ->
        [one] { $games } партия: { $score }
        [few] { $games } партии: { $score }
        [many] { $games } партий: { $score }
       *[other] { $games } партии: { $score }
    }
record-color =
    { $color ->
        [white] Белыми: { $score }
       *[black] Чёрными: { $score }
    }
record-setup =
    { $setup ->
        [full] Всё вручную: { $score }
        [reds] Красные вручную: { $score }
        [random] Случайная: { $score }
        [symmetric] Симметричная: { $score }
        [cut] Дели и выбирай: { $score }
       *[given] Позиция, заданная текстом: { $score }
    }

top-title =
    { $list ->
        [computer] **Таблица лидеров сервера**: уровни компьютера
        [world] { $players ->
            [one] **Глобальная таблица лидеров**: { $players } игрок
            [few] **Глобальная таблица лидеров**: { $players } игрока
            [many] **Глобальная таблица лидеров**: { $players } игроков
           *[other] **Глобальная таблица лидеров**: { $players } игрока
        }
       *[people] { $players ->
            [one] **Таблица лидеров сервера**: { $players } игрок
            [few] **Таблица лидеров сервера**: { $players } игрока
            [many] **Таблица лидеров сервера**: { $players } игроков
           *[other] **Таблица лидеров сервера**: { $players } игрока
        }
    }
top-row =
    { $games ->
        [one] **{ $place }** · { $player } · { $rating } · { $games } партия
        [few] **{ $place }** · { $player } · { $rating } · { $games } партии
        [many] **{ $place }** · { $player } · { $rating } · { $games } партий
       *[other] **{ $place }** · { $player } · { $rating } · { $games } партии
    }
top-own = … { $row }
top-order = -# Порядок: рейтинг минус два ±, чтобы пара удачных побед не вывела наверх. ? — предварительный рейтинг.
top-empty = Таблица лидеров пуста. Её откроет первая рейтинговая партия между людьми. Начни её: `/dvonn вызвать` с `рейтинг:True`.
top-all-idle = За 60 дней здесь не засчитана ни одна рейтинговая партия, поэтому таблица лидеров пуста. Начни новую партию: `/dvonn вызвать` с `рейтинг:True`. Прошлые сезоны: `/лидеры сезон`.
top-no-computer = У компьютера здесь нет рейтинговых партий. Его партии рейтинговые, только если это разрешает сервер.
top-no-game = { $player } пока без места: ни одна рейтинговая партия ещё не засчитана.
top-empty-world = За 60 дней никто из глобальной таблицы лидеров не играл. В зачёт идут рейтинговые партии, начатые через `/искать` с `рейтинг:True`.
top-not-joined = Игрока { $player } нет в глобальной таблице лидеров. Чтобы попасть в неё, используй `/искать` с `рейтинг:True` и доиграй партию.
world-left = Готово. Тебя больше нет в глобальной таблице лидеров. Рейтинг сохранится на случай, если решишь вернуться через `/искать` с `рейтинг:True`. Чтобы удалить его, используй `/данные удалить`.
world-not-joined = Тебя и так нет в глобальной таблице лидеров.
top-idle = { $player } без места: 60 дней ни одной рейтинговой партии. Следующая вернёт место.
table-ladder =
    { $list ->
        [computer] Таблица лидеров DVONN: уровни компьютера
        [world] Глобальная таблица лидеров DVONN
       *[people] Таблица лидеров DVONN
    }
table-page = Страница { $page } из { $pages }
table-order = порядок: рейтинг минус два ±
table-player = Игрок
table-rating = Рейтинг
table-floor = Мин.
table-games = Партии
alt-table = Таблица: { $title }. Колонки: { $columns }. Строки: { $rows }.
alt-table-place = Место

profile-title = **{ $player }** · { $rating }
profile-place = { $place }-е место по рейтингу
profile-challenge-place = { $place }-е место в таблице лидеров
profile-idle = Без места (60 дней ни одной рейтинговой партии)
profile-no-place = Пока без места
profile-titles =
    { $more ->
        [0] Титулы: { $titles }
       *[other] Титулы: { $titles } и ещё { $more }
    }
profile-title-of-season =
    { $place ->
        [1] победитель сезона { $season }
        [2] второе место в сезоне { $season }
       *[3] третье место в сезоне { $season }
    }
profile-league-title = чемпион лиги { $name } (цикл { $cycle })
profile-lessons = 🎓 Пройдены все уроки из `/учеба`
profile-provisional = {"-#"} «?» значит «предварительный»: рейтинг пока лишь прикидка. Ещё несколько рейтинговых партий — и он уточнится.
profile-last = Последние партии:
button-people = В избранное, игнор…
people-about =
    { $state ->
        [favourite] { $player } у тебя в избранном.
        [ignored] { $player } у тебя в игноре: новых партий у вас не будет, кроме партий за место и турниров.
       *[none] { $player }: можно добавить в избранное или игнорировать. Кого ты игнорируешь, тот не сыграет с тобой новых партий и не узнает об этом.
    }
button-ignore =
    { $on ->
        [yes] Игнорировать
       *[no] Не игнорировать
    }
button-favourite =
    { $on ->
        [yes] В избранное
       *[no] Убрать из избранного
    }
people-title = Эти списки видишь только ты.
people-favourites = Избранное: { $people }
people-no-favourites = Избранное: пусто. Добавляй игроков из их профилей.
people-ignored = В игноре: { $people }
people-none-ignored = В игноре: никого
menu-people-challenge = Вызвать игрока из избранного
menu-people-remove = Убрать из избранного
menu-people-stop = Перестать игнорировать
button-people-page = В игноре { $first }–{ $last }
refuse-not-now = Сейчас с этим человеком играть нельзя. Выбери другого соперника.
refuse-too-many-favourites = В избранном уже { $most }. Сначала убери кого-нибудь.
profile-game =
    { $outcome ->
        [win] - победа над игроком { $opponent }: { $step } (партия { $number })
        [draw] - ничья с игроком { $opponent }: { $step } (партия { $number })
       *[loss] - поражение от игрока { $opponent }: { $step } (партия { $number })
    }
profile-none = { $player }: здесь ещё не засчитана ни одна рейтинговая партия. Чтобы сыграть, используй `/dvonn вызвать` с `рейтинг:True`.
profile-none-of-computer = { $player }: здесь ещё не засчитана ни одна рейтинговая партия. Партии с ним рейтинговые, только если это разрешает сервер.
profile-of-bot = У ботов нет профиля. Для компьютера есть параметр `уровень`.
profile-none-of-you = Ни одна твоя рейтинговая партия здесь ещё не засчитана. Начни её: `/dvonn вызвать` с `рейтинг:True`. Тогда здесь появятся твой рейтинг, статистика и лучшая победа.
profile-one = Укажи либо игрока (`игрок`), либо уровень компьютера (`уровень`), но не то и другое сразу.
caption-profile = Рейтинг на этом сервере с вероятным разбросом
fact-place = Таблица лидеров
fact-games = Партии
fact-streak = Самая длинная серия
fact-best-win = Лучшая победа
fact-global = Глобальный рейтинг
fact-puzzles = Рейтинг в задачах
fact-won-against = { $opponent } ({ $rating }), партия { $number }
fact-streak-now = { $longest }, сейчас { $now }
alt-profile =
    { $games ->
        [one] График: рейтинг игрока { $name } на этом сервере, с полосой вероятного разброса, партий: { $games }. Начинается с { $first }, сейчас { $rating }. Под ним: { $facts }.
        [few] График: рейтинг игрока { $name } на этом сервере, с полосой вероятного разброса, партий: { $games }. Начинается с { $first }, держится между { $least } и { $most }, сейчас { $rating }. Под ним: { $facts }.
        [many] График: рейтинг игрока { $name } на этом сервере, с полосой вероятного разброса, партий: { $games }. Начинается с { $first }, держится между { $least } и { $most }, сейчас { $rating }. Под ним: { $facts }.
       *[other] График: рейтинг игрока { $name } на этом сервере, с полосой вероятного разброса, партий: { $games }. Начинается с { $first }, держится между { $least } и { $most }, сейчас { $rating }. Под ним: { $facts }.
    }
alt-profile-fact = { $label }: { $value }

activity-title =
    { $games ->
        [one] **Партии за { $weeks } недель**: { $games } партия, рейтинговых: { $rated ->
            [0] нет
           *[other] { $rated }
        }
        [few] **Партии за { $weeks } недель**: { $games } партии, рейтинговых: { $rated }
        [many] **Партии за { $weeks } недель**: { $games } партий, рейтинговых: { $rated }
       *[other] **Партии за { $weeks } недель**: { $games } партии, рейтинговых: { $rated }
    }
activity-busiest =
    { $games ->
        [one] Самая активная неделя — с { $monday } ({ $games } партия,
        [few] Самая активная неделя — с { $monday } ({ $games } партии,
        [many] Самая активная неделя — с { $monday } ({ $games } партий,
       *[other] Самая активная неделя — с { $monday } ({ $games } партии,
    } { $people ->
        [0] только компьютер)
        [one] { $people } игрок)
        [few] { $people } игрока)
        [many] { $people } игроков)
       *[other] { $people } игрока)
    }
activity-this-week =
    { $games ->
        [0] На этой неделе: пока ни одной партии
        [one] На этой неделе: { $games } партия
        [few] На этой неделе: { $games } партии
        [many] На этой неделе: { $games } партий
       *[other] На этой неделе: { $games } партии
    }
activity-none = За { $weeks } недель здесь не закончилась ни одна партия. Начни новую: `/dvonn вызвать`.
activity-empty = Пока ни одной партии
table-activity = Партии на этом сервере
activity-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }
activity-rated = Рейтинговые
activity-others = Нерейтинговые
activity-people = Игроки
caption-activity = Законченные партии за неделю, с понедельника (UTC)
alt-activity = Столбчатая диаграмма: законченные партии на этом сервере за каждую из { $weeks } недель, с { $first } до этой. Для каждой недели её понедельник, затем рейтинговые партии, нерейтинговые и игроки: { $entries }. В остальные недели партий не было.
alt-activity-week = { $monday }: { $rated }, { $others }, { $people }
alt-activity-none = Столбчатая диаграмма: { $weeks } недель с { $first } до этой, без партий.

versus-title = **{ $one } — { $other }**
versus-none = У них здесь ещё нет законченной рейтинговой партии друг с другом.
versus-record = Результаты игрока { $player }:
versus-rating = { $player }: { $rating }
versus-unrated = { $player }: рейтинговых партий ещё нет, поэтому в прогнозе берётся рейтинг нового игрока
versus-odds = Прогноз на сегодня: { $player } — { $odds } %.
versus-last = Последние партии:
versus-game =
    { $outcome ->
        [win] - { $at } · партия { $number } · { $player }, победа { $color ->
            [white] белыми
           *[black] чёрными
        }: { $step }
        [draw] - { $at } · партия { $number } · { $player }, ничья { $color ->
            [white] белыми
           *[black] чёрными
        }: { $step }
       *[loss] - { $at } · партия { $number } · { $player }, поражение { $color ->
            [white] белыми
           *[black] чёрными
        }: { $step }
    }
versus-same-player = Это один и тот же игрок. Выбери двух разных или одного, чтобы сравнить с собой.

record-title = **Рейтинговые партии на этом сервере**
record-title-of = **Рейтинговые партии на этом сервере: { $player }**
record-none = На этом сервере ещё не закончилась ни одна рейтинговая партия. Начни её: `/dvonn вызвать` с `рейтинг:True`.
record-none-of = У игрока { $player } на этом сервере ещё нет законченной рейтинговой партии.
record-game =
    { $outcome ->
        [win] { $at } · партия { $number } · { $one } обыгрывает игрока { $other }
       *[draw] { $at } · партия { $number } · { $one } и { $other }: ничья
    }
record-counted =
    { $part ->
        [1] { $game }: { $one }, { $other }
       *[other] { $game }: { $one }, { $other } (считается за 1/{ $part })
    }
record-uncounted = { $game }: не считается ({ $reason })
uncounted-short = слишком короткая
uncounted-second-timeout = ещё одно поражение по времени за 24 часа
uncounted-voided = убрана модератором
button-newest = Самые новые
button-newer = Новее
button-older = Старее

## Seasons

season-current = **Сезон { $number }**: { $from } — { $until } (закончится { $rest })
season-without-end = **Сезон { $number }**: с { $from }, без даты окончания
season-ended = **Сезон { $number }**: { $from } — { $until }, итоговая таблица
season-short = -# Сезоны идут по календарю. Этот первый короче, потому что начался с первой рейтинговой партии.
season-empty = В этом сезоне ещё не засчитана ни одна рейтинговая партия.
season-row = **{ $place }** · { $player } · { $rating } · { $wins }–{ $draws }–{ $losses }
season-none = Первый сезон начнётся с первой рейтинговой партии между людьми. Начни её: `/dvonn вызвать` с `рейтинг:True`.
season-unknown = Сезона { $number } здесь нет. Текущий показывает `/лидеры сезон`.
season-over = **Сезон { $number } окончен.**
season-title =
    { $place ->
        [1] 🥇 { $player } выигрывает сезон { $number }.
        [2] 🥈 { $player } на втором месте.
       *[3] 🥉 { $player } на третьем месте.
    }
season-over-more = Полная таблица: `/лидеры сезон` с `номер:{ $number }`. Следующий сезон уже идёт. Рейтинги сохраняются.
table-season = Сезон { $number }
table-wins = Победы
table-draws = Ничьи
table-losses = Поражения

## Challenge ladder

places-title =
    { $people ->
        [one] **Таблица лидеров сервера**, по местам: { $people } игрок
        [few] **Таблица лидеров сервера**, по местам: { $people } игрока
        [many] **Таблица лидеров сервера**, по местам: { $people } игроков
       *[other] **Таблица лидеров сервера**, по местам: { $people } игрока
    }
places-own = { $player } занимает { $place }-е место. Чтобы подняться, вызови через `/лидеры вызвать` игрока не более чем на три места выше. Победишь — поменяетесь местами.
places-none = { $player } сейчас без места. Чтобы получить место, вызови через `/лидеры вызвать` одного из трёх последних игроков.
places-empty = Таблица лидеров пуста. Вызови кого угодно через `/лидеры вызвать`: первая партия за места даёт место обоим.
table-places = Таблица лидеров DVONN, по местам

refuse-place-none = Таблица лидеров на этом сервере — по рейтингу, а не по местам. Используй `/dvonn вызвать`.
refuse-place-self = Нельзя вызвать себя. { $allowed }
refuse-place-answered = Сейчас ты не можешь принять этот вызов. { $why }
refuse-place-no-place = { $opponent } без места в таблице лидеров или не играет уже 60 дней. { $allowed }
refuse-place-below =
    { $who ->
        [you] Игрока { $opponent } вызвать нельзя: это место ниже твоего. А вот тебя { $opponent } вызвать может.
       *[other] { $opponent } теперь ниже, чем { $challenger }.
    } { $allowed }
refuse-place-far = { $opponent } слишком высоко. Вызывать можно не больше чем на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } вверх. { $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] Ты уже играешь за место в партии { $number }. Соперник: { $opponent }. Сначала доиграй её.
           *[challenge] Твой вызов за место игрока { $opponent } ещё без ответа. Отмени его или подожди.
        }
       *[other] { $what ->
            [game] { $challenger } играет за место в партии { $number }. Соперник: { $opponent }.
           *[challenge] { $challenger } ждёт ответа на вызов за место игрока { $opponent }.
        }
    }
refuse-place-incoming =
    { $others ->
        [one] Игрока { $opponent } уже ждёт { $others } вызов. Подожди, пока он закончится, или вызови другого.
        [few] Игрока { $opponent } уже ждут { $others } вызова. Подожди, пока один из них закончится, или вызови другого.
        [many] Игрока { $opponent } уже ждёт { $others } вызовов. Подожди, пока один из них закончится, или вызови другого.
       *[other] Игрока { $opponent } уже ждёт { $others } вызова. Подожди, пока один из них закончится, или вызови другого.
    }
refuse-place-soon = { $challenger } и { $opponent } играли за место меньше недели назад. Снова можно с { $until }.
place-may-challenge =
    { $who ->
        [you] Ты можешь вызвать: { $people }.
       *[other] { $challenger } может вызвать: { $people }.
    }
place-may-challenge-nobody =
    { $who ->
        [you] Выше тебя никого нет. Другие могут вызвать тебя.
       *[other] Выше игрока { $challenger } никого нет.
    }
challenge-for-place = Эта партия за место в таблице лидеров: если победит вызвавший, игроки поменяются местами.
place-stake = { $challenger } и { $opponent } играют за место в таблице лидеров: если победит { $challenger }, они поменяются местами.
place-swapped = **{ $winner } получает { $place }-е место в таблице лидеров. Теряет его { $loser }.**
place-kept = Места в таблице лидеров остаются прежними.
place-swap-stays = Места обратно не меняются: таблица лидеров после той партии уже изменилась.


## Captions of pictures

caption-move =
    { $color ->
        [white] Ходят белые
       *[black] Ходят чёрные
    }
caption-passed =
    { $color ->
        [white] Белые пропускают ход
       *[black] Чёрные пропускают ход
    }
caption-isolates = { $ply }, изолирует { $count }
caption-captures = { $ply }, захватывает { $count }
caption-last = { $player }: { $ply }
caption-place =
    { $color ->
        [white] Белые размещают фишку
       *[black] Чёрные размещают фишку
    }
caption-place-red =
    { $color ->
        [white] Белые размещают красную фишку
       *[black] Чёрные размещают красную фишку
    }
caption-won =
    { $color ->
        [white] Белые победили, перевес { $margin }
       *[black] Чёрные победили, перевес { $margin }
    }
caption-draw = Ничья
caption-won-early =
    { $color ->
        [white] Белые победили
       *[black] Чёрные победили
    }
caption-resigned =
    { $color ->
        [white] Белые сдались
       *[black] Чёрные сдались
    }
caption-timed-out =
    { $color ->
        [white] Время вышло у белых
       *[black] Время вышло у чёрных
    }
caption-void = Без результата
caption-sample = Пример: поле, когда играешь чёрными · { $ply }
caption-preview = Предпросмотр: { $ply }

## Placing and moving with buttons

button-row = Ряд { $row }
# Короткая кнопка, чтобы на телефоне их помещалось несколько рядом.
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}кр.
       *[no] {""}
    }
menu-stack-hint = Какой столбик переместить?
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }: фишка, с красной
           *[no] { $cell }: фишка
        }
       *[other] { $red ->
            [yes] { $cell }: столбик высотой { $height }, с красной
           *[no] { $cell }: столбик высотой { $height }
        }
    }
menu-stack-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
pick-cell =
    Выбери клетку в ряду { $row }. { $red ->
        [yes] Красная фишка встанет сразу.
       *[no] Твоя фишка встанет сразу.
    }
pick-stack = Какой столбик хочешь переместить?
pick-destination = Куда переместить **{ $cell }**? Сначала будет предпросмотр.
pick-destination-at-once = Куда переместить **{ $cell }**? Ход будет сделан сразу.
confirm-ply = Предпросмотр: **{ $ply }**
confirm-score = Счёт после этого хода: белые { $white }, чёрные { $black }. Сделать ход?
button-confirm = Сделать ход
button-back = Назад
button-another-stack = Другой столбик
you-moved = Твой ход: **{ $ply }**.
you-moved-with-effect = Твой ход: **{ $ply }**, { $effects }.
you-placed =
    { $red ->
        [yes] Красная фишка стоит на **{ $cell }**.
       *[no] Твоя фишка стоит на **{ $cell }**.
    }

## Previews

preview-title = Предпросмотр: ни один ход не сделан.
preview-move = { $player }: **{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }: красная фишка на **{ $cell }**.
        [white] { $player }: белая фишка на **{ $cell }**.
       *[black] { $player }: чёрная фишка на **{ $cell }**.
    }
preview-pass = { $player }: ходить нечем, пропуск хода.
preview-score = Счёт после этого: белые { $white }, чёрные { $black }.
preview-next-moves =
    { $moves ->
        [one] Дальше { $player }: { $moves } возможный ход ({ $other }).
        [few] Дальше { $player }: { $moves } возможных хода ({ $other }).
        [many] Дальше { $player }: { $moves } возможных ходов ({ $other }).
       *[other] Дальше { $player }: { $moves } возможного хода ({ $other }).
    }
preview-other-moves =
    { $moves ->
        [0] { $player }: ни одного
        [one] { $player }: { $moves }
        [few] { $player }: { $moves }
        [many] { $player }: { $moves }
       *[other] { $player }: { $moves }
    }
preview-next-passes =
    { $moves ->
        [one] Дальше { $player }: ходить нечем, пропуск хода. Затем { $other }: { $moves } возможный ход.
        [few] Дальше { $player }: ходить нечем, пропуск хода. Затем { $other }: { $moves } возможных хода.
        [many] Дальше { $player }: ходить нечем, пропуск хода. Затем { $other }: { $moves } возможных ходов.
       *[other] Дальше { $player }: ходить нечем, пропуск хода. Затем { $other }: { $moves } возможного хода.
    }
preview-next-place =
    { $piece ->
        [red] Дальше { $player }: красная фишка.
        [white] Дальше { $player }: белая фишка.
       *[black] Дальше { $player }: чёрная фишка.
    }
preview-next-dealt = Дальше остальное поле заполняется случайно.
preview-won = На этом партия окончена. Победа: { $player }, { $own }:{ $other } (перевес { $margin }).
preview-draw = На этом партия окончена: ничья, { $score }:{ $score }.

preview-empty = Укажи ход, например `D3F3`, или несколько, например `D3F3 E4E5`.
preview-too-long = В предпросмотре помещается не больше { $most } ходов. Убери последние.
preview-unknown-word = `{ $word }` — не клетка, как `D3`, и не ход, как `D3F3`. Выбирай из подсказок при вводе.
preview-half-a-move = { $cell } — только половина хода. Добавь клетку, куда встать, например `D3F3`.
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] Белые не могут сыграть `{ $ply }`. { $rule } Выбирай из подсказок при вводе.
           *[black] Чёрные не могут сыграть `{ $ply }`. { $rule } Выбирай из подсказок при вводе.
        }
       *[other] { $color ->
            [white] Ход { $number }: белые не могут сыграть `{ $ply }`. { $rule } Выбирай из подсказок при вводе.
           *[black] Ход { $number }: чёрные не могут сыграть `{ $ply }`. { $rule } Выбирай из подсказок при вводе.
        }
    }
preview-dealt = После последней красной фишки остальное поле заполняется случайно. Закончи предпросмотр на ней.

## Hints and analyses

hint-title =
    { $count ->
        [one] У тебя только один возможный ход:
        [few] Твои лучшие ходы:
        [many] Твои лучшие ходы:
       *[other] Твои лучшие ходы:
    }
hint-title-placing = Лучшие клетки для твоей фишки:
hint-not-played = Ни один из этих ходов ещё не сделан. Это видишь только ты.
button-play-this = Сыграть { $letter }: { $ply }
advice-ply = { $letter }. **{ $ply }**: { $worth }
worth =
    { $kind ->
        [even] примерно поровну
        [chance] шансы около { $number } %
        [win] победа, перевес { $number }
        [draw] ничья
       *[loss] поражение, разница { $number }
    }
effect-next-to-red = рядом с красной
effect-at-edge = с краю
effect-can-capture-red = сможет захватить красную на { $cells }
effect-ends-game = заканчивает партию
effect-leaves-no-move =
    { $color ->
        [white] оставляет белых без хода
       *[black] оставляет чёрных без хода
    }
analysis-game = Партия { $number }.
analysis-plies = После хода { $number } из { $count }.
analysis-worth =
    { $color ->
        [white] **Ходят белые: { $worth }.**
       *[black] **Ходят чёрные: { $worth }.**
    }
analysis-variation = Вариант: { $line }
analysis-then = -# затем { $line }
analysis-then-end = -# затем { $line }. На этом партия окончена: белые { $white }, чёрные { $black }.
analysis-end = -# На этом партия окончена: белые { $white }, чёрные { $black }.
analysis-over = {"**"}Партия окончена: белые { $white }, чёрные { $black }.**
analysis-shared = { $player } показывает анализ:
verdict-best = {"**"}{ $ply }** — лучший ход.
verdict-forced = {"**"}{ $ply }** — единственный возможный ход.
verdict-as-good = {"**"}{ $ply }** примерно так же хорош, как лучший ход, **{ $better }**.
verdict-worse =
    {"**"}{ $ply }**, { $color ->
        [white] белые
       *[black] чёрные
    }: { $before } → { $after }{ $points ->
        [0] .
        [one] {" "}(потеря { $points } %).
        [few] {" "}(потеря { $points } %).
        [many] {" "}(потеря { $points } %).
       *[other] {" "}(потеря { $points } %).
    }
verdict-loses =
    В продолжении A { $color ->
        [white] белые
       *[black] чёрные
    } теряют: { $losses }.
verdict-captured =
    { $height ->
        [1] фишку на { $cell }
       *[other] столбик высотой { $height } на { $cell }
    }
verdict-isolated =
    { $count ->
        [one] { $count } изолированную фишку
        [few] { $count } изолированные фишки
        [many] { $count } изолированных фишек
       *[other] { $count } изолированной фишки
    }
verdict-score = Счёт после продолжения A: белые { $white }, чёрные { $black }. До хода: белые { $before_white }, чёрные { $before_black }.
menu-variation = { $letter }. { $ply }
menu-variation-tried = Уже пробовали
menu-variation-hint = Лучший ход или тот, что уже пробовали…
menu-variation-stack-hint = Другой ход: выбери столбик
menu-variation-row-hint = Другая клетка: выбери ряд
variation-stack = Куда переместить **{ $cell }**? Увидишь, во что обойдётся этот ход и почему.
variation-row = Какая клетка в ряду { $row }? Увидишь, во что она обойдётся.
analysis-effort =
    { $depth ->
        [one] -# Глубина анализа: { $depth } ход.
        [few] -# Глубина анализа: { $depth } хода.
        [many] -# Глубина анализа: { $depth } ходов.
       *[other] -# Глубина анализа: { $depth } хода.
    }
analyse-what = Здесь нет партии. Укажи `партия` (номер или ходы) или `позиция`.
advice-rated = Эта партия рейтинговая, поэтому советов нет. `/партия предпросмотр` показывает, что делает ход. После партии `/dvonn анализ` покажет лучшие ходы.
advice-over = В этой позиции не может ходить никто: белые { $white }, чёрные { $black }. Для более ранней позиции партии используй `/dvonn анализ` и укажи число ходов в параметре `после`.
advice-in-tournament = Эта партия турнирная, поэтому советов нет. `/партия предпросмотр` показывает, что делает ход. После партии `/dvonn анализ` покажет лучшие ходы.
advice-of-serious-game = Эта позиция слишком похожа на позицию в твоей рейтинговой или турнирной партии { $number }. Пока та партия не окончена, я не анализирую эту позицию и не играю её с тобой. Выбери другую позицию или другой ход.
advice-of-running = Эта позиция слишком похожа на позицию в партии { $number }, которая здесь ещё идёт. Пока та партия не окончена, анализ я не публикую.
advice-not-of-running = Эта партия ещё идёт. Если она нерейтинговая и не турнирная, сейчас её может анализировать тот, чья очередь. После партии — каждый.
advice-two-subjects = Укажи либо позицию, либо партию. Параметру `после` нужна партия.
advice-no-such-ply =
    { $plies ->
        [one] Ходов в этой партии: { $plies }, поэтому `после` — от 0 до { $plies }.
        [few] Ходов в этой партии: { $plies }, поэтому `после` — от 0 до { $plies }.
        [many] Ходов в этой партии: { $plies }, поэтому `после` — от 0 до { $plies }.
       *[other] Ходов в этой партии: { $plies }, поэтому `после` — от 0 до { $plies }.
    }

## Settings

# Название этого языка на этом языке.
language-name = Русский

settings-title = **Твои настройки**
settings-scope = Вид поля меняется только у тебя: для общих полей действуют настройки сервера. Остальное касается всех твоих партий.
settings-hint =
    { $choice ->
        [orientation] Поле
        [theme] Тема
        [size] Размер картинки
        [notation] Нотация
        [reminders] Напоминания
        [ladder] Таблица лидеров
        [season] Длина сезона
       *[language] Язык
    }
settings-orientation =
    { $value ->
        [white] Поле: белые внизу (как в канале)
        [own] Поле: моя сторона внизу
       *[black] Поле: чёрные внизу
    }
settings-theme =
    { $value ->
        [server] Тема: как задано на сервере
        [wood] Тема: светлое дерево
        [slate] Тема: тёмный сланец
        [paper] Тема: чёрно-белая, для печати
        [contrast] Тема: высокий контраст
       *[colour-blind] Тема: для дальтоников (белые и чёрные различаются формой)
    }
settings-size =
    { $value ->
        [small] Размер картинки: маленький, для телефона
        [normal] Размер картинки: обычный
       *[large] Размер картинки: большой
    }
settings-notation =
    { $value ->
        [joined] Нотация: D3F3
        [dash] Нотация: D3-F3
       *[arrow] Нотация: D3→F3
    }
settings-reminders =
    { $value ->
        [channel] Напоминания: в канале партии
        [direct] Напоминания: в личных сообщениях
       *[off] Напоминания: нет
    }
settings-language = Язык: { $name }
settings-language-discord = Язык: как в Discord
settings-confirm =
    { $on ->
        [yes] Ходы: сначала предпросмотр
       *[no] Ходы: сразу
    }
settings-only-ply =
    { $on ->
        [yes] Вынужденные ходы: делаю за тебя
       *[no] Вынужденные ходы: делаешь ты
    }
settings-vacation =
    { $on ->
        [yes] Отпуск: начинается автоматически, когда выйдет время, день за днём, пока ты не сделаешь ход или не кончатся дни
       *[no] Отпуск: начинается только через `/dvonn отпуск`
    }
settings-weekends =
    { $on ->
        [yes] Выходные без часов: твои часы стоят по субботам и воскресеньям, кроме партий в реальном времени
       *[no] Выходные без часов: нет
    }
settings-takebacks =
    { $on ->
        [yes] Возврат хода: разрешён, пока ты не ответишь
       *[no] Возврат хода: только с твоего согласия
    }
settings-milestones =
    { $on ->
        [yes] Достижения, например первая победа: скажу один раз, только тебе
       *[no] Достижения, например первая победа: не сообщаю
    }
settings-phrases =
    { $on ->
        [yes] Фразы соперников с других серверов: видны
       *[no] Фразы соперников с других серверов: скрыты
    }
settings-next-weekend = Следующие выходные без часов: { $begins } — { $ends } ({ $zone }). Изменения этой настройки или часового пояса коснутся только выходных, которые начнутся не раньше чем через неделю.
settings-quiet = Тихие часы: { $hours } ({ $zone })
settings-no-quiet = Тихие часы: нет
settings-summary = Ежедневный список партий, где твой ход (в личном сообщении): { $time } ({ $zone })
settings-no-summary = Ежедневный список партий, где твой ход: нет
button-settings-confirm =
    { $on ->
        [yes] Сначала предпросмотр
       *[no] Делать ходы сразу
    }
button-settings-only-ply =
    { $on ->
        [yes] Вынужденные ходы за меня
       *[no] Вынужденные ходы вручную
    }
button-settings-vacation =
    { $on ->
        [yes] Отпуск автоматически
       *[no] Отпуск только вручную
    }
button-settings-play = Напоминания, язык…
button-settings-boards = Поля и ходы…
button-settings-weekends =
    { $on ->
        [yes] Выходные без часов
       *[no] Часы идут и в выходные
    }
button-settings-takebacks =
    { $on ->
        [yes] Возврат до моего ответа
       *[no] Возврат по просьбе
    }
button-settings-milestones =
    { $on ->
        [yes] Говорить о достижениях
       *[no] Не говорить о достижениях
    }
button-settings-phrases =
    { $on ->
        [yes] Показывать фразы
       *[no] Скрывать фразы
    }
button-settings-quiet = Пояс, тихие часы, список…
button-settings-people = Избранное, игнор…
form-quiet = Часовой пояс, тихие часы, ежедневный список
form-quiet-hours = Тихие часы с – до (пусто: нет)
form-summary = Время ежедневного списка (пусто: нет)
form-quiet-zone = Твой часовой пояс
refuse-quiet-hours = `{ $input }` — не промежуток времени. Напиши, например, `22:00-07:00` или не пиши ничего.
refuse-summary-time = `{ $input }` — не время. Напиши, например, `07:30` или не пиши ничего.
refuse-time-zone = `{ $input }` — неизвестный часовой пояс. Используй название вроде `Europe/Berlin`, `America/New_York` или `UTC`.

## Plans. The words that players write in a plan are the same in every language.

form-plan-title = Спланировать размещение
form-plan-wishes = Клетки, самые желанные первыми
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = Стоп, если соперник займёт (необязательно)
form-plan-stops-hint = near reds, D3; after 5: после 5 твоих фишек
plan-is = **Твой план**: `{ $wishes }`
plan-stops = Правила остановки: `{ $stops }`
plan-takes = Дальше, если ещё пусто: { $cells }
plan-takes-then-best = Дальше, если ещё пусто: { $cells }; затем выбор движка
plan-takes-best = Дальше: выбор движка
plan-takes-nothing = Все клетки твоего плана заняты.
plan-played = Сыграно по плану. План выполнен.
plan-not-playable = Ничего из плана сыграть не удалось, поэтому он удалён.
fill-is = Через { $seconds } сек. начну размещать остальные твои фишки, каждую в твою очередь. Остановить меня можно в любой момент.
fill-stopped = Остановлено. Дальше фишки размещаешь ты.
fill-done = Все фишки размещены.
plan-none = У тебя нет плана. Чтобы составить его, используй `/dvonn план`.
button-plan = Спланировать размещение…
button-edit = Изменить
button-delete = Удалить
button-try-again = Попробовать ещё раз
form-written = Твой текст:

plan-empty = Плану нужна хотя бы одна клетка, например `D3 E4, near reds, row 3`.
plan-too-long = В каждое поле ввода помещается не больше { $most } знаков. Место экономят слова для многих клеток: `row 3`, `edge` или `anywhere`.
plan-unknown-word = Не знаю в плане слова `{ $word }`. Используй клетки, например `D3` или `A1-E1`, либо `row 3`, `column D`, `edge`. Ещё можно `near reds`, `near own`, `near theirs`, `near D3`, `anywhere`, `best`.
plan-row-number = После `row` нужно число от 1 до 5, как в `row 3`.
plan-column-letter = После `column` нужна буква от A до K, как в `column D`.
plan-near-what = После `near` нужно `reds`, `own`, `theirs` или клетка, как в `near D3`.
plan-line-end = После дефиса укажи последнюю клетку, как в `A1-E1`.
plan-not-a-line = { $from } и { $to } не на одной прямой. Перечисли клетки по одной или укажи две клетки на одной прямой, например `A1-E1`.
plan-best-serious = В рейтинговой и турнирной партии `best` нельзя. Используй `anywhere`: оно начинает с середины поля.
plan-count = После `after` нужно число от 1 до 49, как в `after 5`.
plan-no-cell-first = Начни с клетки для этого хода, например D3. Остальное станет твоим планом.

## Conditional moves. What players write in them is the same in every language.

form-if-title = Если соперник так, я — так
form-if-lines =
    { $first ->
        [mine] В каждой строке: мой, соперника, мой…
       *[theirs] В каждой строке: соперника, мой, соперника…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2: я ставлю D3; если соперник E4, я F2. * — любая другая клетка
           *[theirs] D3 E4: если соперник ставит D3, я E4. * E5: иначе я E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3: я D3F3; если соперник E4E5, я C1C3. * — любой другой ход. resign: сдаюсь
           *[theirs] D3F3 E4E5: если соперник D3F3, я E4E5. * C1C3: иначе я C1C3. resign: сдаюсь
        }
    }
if-are = **Твои условные ходы.** Твои ходы после двоеточий; { "*" } — любой другой ответ.
if-resigns = Если строка кончается словом `resign`, я сдам за тебя партию.
if-waits = Сначала сделай ход { $ply }. Затем эти ходы ждут ответа соперника.
if-none = У тебя нет условных ходов. Чтобы задать их, используй `/dvonn условные`.
button-conditions = Условные ходы…
button-add-conditions = Добавить условные ходы

if-empty = Напиши хотя бы одну строку, например `D3F3 E4E5`: если соперник D3F3, я E4E5.
if-too-long = На условные ходы есть всего { $most } знаков. Убери наименее вероятные.
if-too-many = Продолжений: { $found }. Лимит: { $most }. Убери наименее вероятные.
if-too-deep = В строке { $line } больше { $most } ходов. Сократи её.
if-unknown-word = Строка { $line }: `{ $word }` — не клетка, как `D3`, не ход, как `D3F3`, и не `*` для любого другого хода.
if-no-such-cell = Строка { $line }: нет клетки `{ $word }`. { $cells }
if-pass = Строка { $line }: убери пропуск. Пропускаю за тебя я.
if-half-a-move = Строка { $line }: { $cell } — только половина хода. Добавь клетку, куда встать, как в `D3F3`.
if-any-of-mine = Строка { $line }: `*` заменяет только ходы соперника. Свой ход напиши полностью.
if-resigns-unprovoked = Строка { $line }: `resign` пишут только после хода соперника.
if-illegal-mine = Строка { $line }: здесь ты не можешь сыграть { $ply }. { $reason }
if-illegal-theirs = Строка { $line }: здесь соперник не может сыграть { $ply }. Проверь поле и чья очередь на каждом ходу.
if-after-the-end = Строка { $line } продолжается после конца партии. Сократи её.
if-no-answer = Строка { $line } кончается ходом соперника. Добавь свой ответ или убери этот ход.
if-two-answers = Строки { $first } и { $second } дают два ответа на одни и те же ходы. Оставь один.

## Private notices

notice-title = Партия { $number } (соперник: { $opponent }):
notice-board = [Поле]({ $url })
notice-branch-dropped = Твой условный ход **{ $answer }** сыграть не удалось, поэтому твои условные ходы удалены. { $reason }
notice-branch-dropped-after = Твой ответ на { $after }, **{ $answer }**, сыграть не удалось, поэтому твои условные ходы удалены. { $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] Ход вернули, поэтому твои условные ходы удалены.
        [dealt] Поле заполнилось, поэтому твои условные ходы удалены.
       *[rated_game] Эта партия стала слишком похожа на твою рейтинговую, поэтому твои условные ходы удалены.
    } Чтобы задать новые, используй `/dvonn условные` в канале партии. Прежние:
notice-plan-stopped = Твой план остановлен: соперник занял **{ $cell }** (`{ $rule }`).
notice-plan-left = Ещё не размещено: `{ $plan }`. Правила остановки: `{ $stops }`. Чтобы составить новый план, используй `/dvonn план` в канале партии.
notice-muted =
    Мне нельзя писать в канале { $channel }, поэтому я не могу показать там поле. Попроси модератора дать мне { $place ->
        [thread] права «Просматривать каналы» и «Отправлять сообщения в ветках». Если ветка заблокирована, её нужно ещё и разблокировать
       *[channel] права «Просматривать каналы» и «Отправлять сообщения»
    }. Буду пробовать дальше.
notice-muted-refused = Я не могу показать поле в канале { $channel }. { $reason } Буду пробовать дальше.
notice-muted-elsewhere = Мне нельзя писать там, где играет твой соперник, поэтому он не видит поля.
notice-muted-clock = Часы стоят, пока я не смогу там писать (не дольше: { $time }). Команды вроде `/dvonn поле` там работают.
notice-muted-runs = Часы из-за этого не останавливаются. Команды вроде `/dvonn поле` там работают.
notice-place-lost = Канал или ветку этой партии удалили, и сейчас я не могу открыть новую ветку. { $reason } Часы стоят, пока это не удастся. Модератор может и завершить партию { $number } через `/партия модерация`.
notice-waits = В этой партии новости. Без команды я там писать не могу: используй там `/dvonn поле`.
notice-waits-clock = До тех пор часы стоят (не дольше: { $time }).
notice-plan-done = План выполнен: все его фишки размещены. Чтобы составить новый, используй `/dvonn план` в канале партии.
notice-plan-exhausted = План кончился: остальные его клетки заняты. Чтобы составить новый, используй `/dvonn план` в канале партии.

## Browsing a game

button-browse = Листать ходы
button-first = Начало
button-page-back = Назад
button-forward = Вперёд
button-last = Конец
page-start = Позиция 0 из { $count }: до первого хода.
page-passed = Позиция { $number } из { $count }. { $player }: ходить нечем, пропуск хода
page-ply = Позиция { $number } из { $count }. { $player }: **{ $ply }**
import-title = Импортированная партия: { $white } (белые) — { $black } (чёрные)
import-title-no-names = Импортированная партия
import-result = Результат: { $result }

## Replays, and the menu of positions to jump to

button-replay = Повтор партии
button-share = Показать всем
menu-chapter-hint = Перейти к…
menu-game-hint = Листать партию…
menu-found-hint = Партия: листать, повтор, разбор…
chapter-start = Начало партии
chapter-placed = Ход { $number }: все фишки размещены
chapter-ply = Ход { $number }: { $ply }
chapter-last =
    { $end ->
        [over] Ход { $number }: конец партии
       *[running] Ход { $number }: текущая позиция
    }
choice-game =
    { $state ->
        [running] { $number }: { $white } — { $black } (идёт)
       *[over] { $number }: { $white } — { $black }
    }
replay-ply = Повтор хода { $number } из { $count }.
replay-plies = Повтор ходов с { $from } по { $to } из { $count }.
replay-nothing = Повторять пока нечего: в этой партии нет ходов. Поле показывает `/dvonn поле`.
replay-no-such-ply = В этой партии нет хода { $named }. Укажи `от` и `до` числами от 1 до { $plies } или не указывай их, чтобы увидеть всю партию.
replay-elsewhere = Эта партия шла на другом сервере, поэтому здесь я не могу показать её всем. Без `всем` повтор увидишь только ты.
replay-backwards = Ход { $from } идёт после хода { $to }. Поменяй их: `от` { $to }, `до` { $from }.
caption-replay = { $number }. { $ply }
alt-replay = Анимация ходов с { $from } по { $to }: { $plies }. Итоговая позиция:
error-still-drawing = Твой прошлый повтор ещё не готов. Дождись его и попробуй снова.

## Reviews

button-review = Разобрать партию
button-review-show = Показать разбор
button-review-browse = Листать отсюда
button-review-help = Как это читать
button-turning-point = { $mark }: ход { $number }
review-in-progress = Идёт разбор… { $known } из { $all }. Это займёт около минуты.
review-will-be-posted = Готовый разбор появится в канале { $channel }. Кнопка покажет его здесь.
review-ready = Разбор готов.
review-is-posted = Он есть и в канале { $channel }.
review-title = {"**"}Разбор.** { $title }
review-side =
    { $color ->
        [white] Белые, { $player }
        [black] Чёрные, { $player }
       *[nameless] { $player }
    }: точность **{ $accuracy } %**; совпадения с первым выбором движка: { $best } из { $judged ->
        [one] { $judged } хода.
        [few] { $judged } ходов.
        [many] { $judged } ходов.
       *[other] { $judged } хода.
    }
review-strength = Сила игры: уровень { $level }, { $name }.
review-strength-range = Сила игры: уровни от { $from } до { $to } ({ $first } — { $last }).
review-no-turns = Переломных моментов нет: ни один ход не снизил шансы на победу на 10 % или больше.
review-practice = Хочешь поработать над тем, что стоило тебе дороже всего? Ниже урок и задачи.
review-turning-point = {"**"}{ $mark }.** Ход { $number }, { $player }: **{ $ply }**, { $before } → { $after }.
review-better = Лучше: **{ $better }**.
review-better-line = Лучше: **{ $better }**, затем { $line }.
review-chance = { $chance } %
review-draw = ничья
review-end =
    { $end ->
        [win] победа, перевес { $margin }
       *[loss] поражение, разница { $margin }
    }
review-help =
    - Проценты рядом с ходом — шансы на победу игрока, который ходил.
    - Для точности и совпадений с первым выбором движка считаются только ходы, сделанные при шансах на победу от 10 до 90 %. Когда исход уже решён, ходом ничего не потерять.
    - Уровень — тот, на котором компьютер теряет на ходах примерно столько же. Если подошло бы больше трёх уровней, он не указан.
review-figure = { $accuracy } %
phase-placement = Размещение
phase-movement = Создание столбиков
caption-review = Шансы белых на победу после каждого хода; точность рядом с именами
caption-turning-point = A: лучше, { $better } · B: сделан, { $played }
alt-turning-point = A — более сильный ход: { $better }. B, другого цвета, — сделанный ход: { $played }.
alt-review = График: шансы белых на победу. Белые: { $white }, чёрные: { $black }. После хода { $figures }.
alt-review-without-names = График: шансы белых на победу. После хода { $figures }.
alt-review-figure = { $number }: { $chance } %
alt-review-accuracy =
    { $color ->
        [white] Точность белых: { $accuracy } %.
       *[black] Точность чёрных: { $accuracy } %.
    }
alt-review-turning-point =
    Переломный момент { $mark }, ход { $number }, { $color ->
        [white] белые
       *[black] чёрные
    }: до хода { $before }, после { $after }.

## Openings

openings-title = **Дебюты**: куда ставили фишки в настоящих партиях.
openings-start =
    { $games ->
        [one] Пустое поле: { $games } партия.
        [few] Пустое поле: { $games } партии.
        [many] Пустое поле: { $games } партий.
       *[other] Пустое поле: { $games } партии.
    }
openings-after =
    { $games ->
        [one] После { $cells } (или зеркально): { $games } партия.
        [few] После { $cells } (или зеркально): { $games } партии.
        [many] После { $cells } (или зеркально): { $games } партий.
       *[other] После { $cells } (или зеркально): { $games } партии.
    }
openings-reds-matter = Важно, где лежат красные. Когда никакие две не касались друг друга, белые набирали { $apart } % очков, а когда касались все три — { $together } %.
openings-reds =
    { $pairs ->
        [0] Никакие две красные не касаются друг друга. Таких партий { $games }, белые набрали в них { $white } % очков (ничья — пол-очка).
        [1] Две красные касаются друг друга. Таких партий { $games }, белые набрали в них { $white } % очков (ничья — пол-очка).
        [2] Красные стоят цепочкой. Таких партий { $games }, белые набрали в них { $white } % очков (ничья — пол-очка).
       *[3] Все три красные касаются друг друга. Таких партий { $games }, белые набрали в них { $white } % очков (ничья — пол-очка).
    }
openings-left = Новое с хода { $number }. Последняя известная позиция:
openings-end = Дальше в базе партий ничего нет.
openings-next = **{ $letter }** `{ $cell }`: { $became }
openings-became =
    { $games ->
        [one] { $games } партия, побед белых { $white } %, ничьих { $drawn } %
        [few] { $games } партии, побед белых { $white } %, ничьих { $drawn } %
        [many] { $games } партий, побед белых { $white } %, ничьих { $drawn } %
       *[other] { $games } партии, побед белых { $white } %, ничьих { $drawn } %
    }
openings-dealt = Эта партия началась не с пустого поля, поэтому дебюта у неё нет. Можно посмотреть дебюты партий с размещением вручную.
alt-openings = Самые частые следующие клетки: { $cells }.
menu-opening = Куда ставили дальше
button-opening-back = Назад
button-opening-start = Дебюты с пустого поля

## Notes on games

form-note = Твоя заметка к партии { $number }
form-note-text = До конца партии её видишь только ты
form-note-hint = Что планируешь или хочешь запомнить
notes-none = Заметок пока нет.
note-of = Заметка игрока { $author }:
notes-private = До конца партии свою заметку видишь только ты. Потом её прочтёт каждый, кто видит партию.
button-note =
    { $written ->
        [yes] Изменить заметку
       *[no] Написать заметку
    }

## Following games

follow-number = Партия { $number }
follow-title = { $game }: { $white } — { $black }
follow-none = Ты не следишь за этой партией. Если начнёшь, буду слать уведомления в личные сообщения, но не в твои тихие часы.
follow-moves = Ты следишь за этой партией: уведомление придёт после каждого хода и в конце, но не в твои тихие часы.
follow-end = Ты следишь за этой партией: уведомление придёт, когда она закончится, но не в твои тихие часы.
follow-turn = Ход { $number }: ходит { $player }.
follow-stopped = Уведомлений об этой партии больше не будет. Чтобы снова следить, используй `/партия следить` в её канале.
follow-hidden = Уведомлений о партии { $number } больше не будет: её канал тебе больше не виден.
followed =
    Ты следишь за этими партиями (не больше { $most }):
    { $games }
    Чтобы изменить это, используй `/партия следить` в канале партии.
followed-none = В этом канале партии нет, и ни за одной ты не следишь. Чтобы следить за партией, используй `/партия следить` в её канале.
button-follow-moves = Следить за каждым ходом
button-follow-end = Следить за результатом
button-unfollow = Перестать следить
refuse-follow-own = Ты играешь в этой партии, так что я и так пишу, когда твоя очередь. Напоминания в личных сообщениях: `/dvonn настройки`.
refuse-follow-private = Следить можно только за партиями на серверах, на которые меня добавили.
refuse-follow-many =
    Ты уже следишь за максимальным числом партий. Сначала перестань следить за одной из них через `/партия следить` в её канале:
    { $games }
refuse-follow-full = За этой партией уже следит максимум людей: { $most }.

## Games as files

export-no-files = (В этом канале я не могу прикреплять файлы. Чтобы получить файл, пришли мне `/партия экспорт` с номером партии в личном сообщении.)
export-which = Какая партия? Укажи её номер. Твои партии показывает `/dvonn партии`.
export-no-number = `{ $input }` — не номер партии. Твои партии показывает `/dvonn партии`.
export-no-sgf = Файл SGF всегда начинается с пустого поля, а эта партия — нет. Вот она текстом.
export-start-in-file = Партия начинается с заданной позиции, она в файле.
form-import = Импортировать партию
form-import-game = Текст файла или ходы
import-gone = Этой партии у меня больше нет: с тех пор было много других импортов. Импортируй её снова через `/партия импорт`.
import-too-long = Этот текст слишком длинный для партии. Лимит — { $most } КиБ.
import-unreachable = Не удалось скачать этот файл из Discord. Попробуй ещё раз или дай партию текстом.
import-no-text = Это не текстовый файл. Используй файл из `/партия экспорт` или SGF с Boardspace.
import-not-in-message = В этом сообщении нет партии. Я читаю ходы, например `D3 E4 F5`, и файлы из `/партия экспорт`.
import-nothing = Ходов не нашлось. Используй файл из `/партия экспорт` или ходы, например `D3 E4 F5`.
import-sgf = Значение в этом файле SGF не кончается: не хватает `]`. Весь ли это файл?
import-header = Строка { $line }: { $fault }
import-header-form = Строка { $line } — не заголовок. Он выглядит так: `[Key "value"]`.
import-no-cell = Ход { $number }: нет клетки { $found }. { $cells }
import-no-ply = Ход { $number }: { $found } — не ход. Напиши D3, чтобы разместить, D3F3, чтобы переместить, или PASS.
import-illegal = Ход { $number }, `{ $ply }`: { $rule }
import-no-score = После черты: { $found } — не счёт. Напиши два числа, сначала белых.
import-not-over = После хода { $number } стоит счёт, но партия не окончена.
import-other-score = В тексте счёт { $white_said }:{ $black_said }, а на поле { $white }:{ $black }.
rule-taken = Клетка { $cell } занята.
rule-empty = Клетка { $cell } пуста.
rule-lone-red = Красная фишка на { $cell } стоит одна, её никто не может переместить.
rule-not-theirs = Столбик на { $cell } принадлежит другой стороне.
rule-surrounded = Столбик на { $cell } окружён и ходить не может.
rule-not-straight = { $from } и { $to } не на одной прямой.
rule-distance = Расстояние от { $from } до { $to } — { $distance }, а высота столбика — { $height }.
rule-empty-target = Клетка { $to } пуста.
rule-leaves-board = С клетки { $from } столбик высотой { $height } ушёл бы с поля.
rule-still-placing = Ещё не все фишки размещены.
rule-all-placed = Все фишки уже размещены.
rule-must-pass = Возможных ходов сейчас нет. Напиши PASS.
rule-may-not-pass = Возможный ход есть, пропускать нельзя.
rule-game-over = Партия закончилась до этого хода.

## Resigning

ask-resign = Сдаться в партии? Соперник: { $opponent }
ask-abort = Прервать партию? Соперник: { $opponent }
ask-close = Соперник покинул сервер. Завершить партию без результата?
button-resign = Сдаться
button-close = Завершить партию
button-keep-playing = Играть дальше
resign-cancelled = Партия продолжается.
game-resigned = Партия сдана.
game-aborted = Партия прервана.
game-closed = Партия окончена.

## Lists and pages

games-none =
    { $place ->
        [here] На этом сервере у тебя нет текущих партий.
       *[anywhere] У тебя нет текущих партий.
    } `/dvonn играть` начинает партию с компьютером. `/dvonn помощь` показывает, как сыграть с людьми.
games-title = **Твои партии ({ $count })**
games-entry =
    { $turn ->
        [yours] **Твой ход** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · ходит { $opponent } · { $time }
    }
games-entry-game = Партия { $number }
games-entry-moved = последний ход { $moved }
games-since = последний ход { $since }
games-muted = часы стоят, потому что поле там показать не удалось, в запасе { $left }
games-paused = пауза, в запасе { $left }
games-vacation = отпуск, в запасе { $left }
games-weekend = выходные, в запасе { $left }, часы снова пойдут { $until }
games-waiting =
    { $count ->
        [one] Тебя ждёт { $count } партия.
        [few] Тебя ждут { $count } партии.
        [many] Тебя ждут { $count } партий.
       *[other] Тебя ждут { $count } партии.
    }
games-short-of-time =
    { $count ->
        [one] В { $count } партии у тебя заканчивается время.
        [few] В { $count } партиях у тебя заканчивается время.
        [many] В { $count } партиях у тебя заканчивается время.
       *[other] В { $count } партии у тебя заканчивается время.
    }
desk-empty = Сейчас тебя не ждёт ни одна партия.
milestone-first-win = {"**"}Твоя первая победа** над человеком!
milestone-streak = {"**"}Серия побед** над людьми: { $count }
milestone-best-win = {"**"}Твоя лучшая победа** в этой таблице лидеров: рейтинг соперника был { $rating }.
milestone-level = {"**"}{ $level }:** твоя первая победа над этим уровнем компьютера!
milestone-of-game = Партия { $number }: { $milestone }
button-next-game = Следующая партия
button-look-again = Проверить снова
button-skip = Позже (ещё { $count })
button-all-games = Все партии
button-games-here = Этот сервер
button-games-everywhere = Везде
moves-title = Партия { $number }: { $white } (белые) — { $black } (чёрные)
moves-handed-over = { $at }: { $moderator } передаёт сторону. Причина: { $reason }
moves-removed-from-ratings = { $at }: { $moderator } убирает партию из рейтингов. Причина: { $reason }
moves-empty = Ходов пока нет.
find-title = **Найдено партий: { $count }**, новые сверху
find-none = Ни одна законченная партия не подходит. Убери одно из условий.
find-more = -# Возможно, есть партии старше. Чтобы найти их, сузь поиск, например по дню.
find-entry =
    { $moves ->
        [one] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } ход
        [few] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } хода
        [many] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } ходов
       *[other] **{ $number }** · { $at } · { $white } — { $black } · { $result } · { $moves } хода
    }
find-entry-in = { $entry } · { $place }
find-no-day = `{ $typed }` — не дата. Напиши год, месяц и день: 2026-03-01.
find-days-swapped = Первый день позже последнего. Поменяй их.
find-lengths-swapped = Наименьшее число ходов больше наибольшего. Поменяй их.
find-other-bot = Этот бот не играет. Выбери игрока или меня, чтобы найти партии с компьютером.
find-no-server = Здесь можно искать только в своих партиях. В партиях сервера ищи на этом сервере.

button-learn-rules = Узнать правила
button-take-lesson = Начать урок
button-play-computer = Играть с компьютером
button-challenge-anyone = Вызвать любого
button-help-start = Как начать партию
button-help-turn = Твоя очередь
button-help-agree = Ничья, пауза, сдача
button-help-records = После партии
button-help-compete = Лидеры и турниры
button-help-settings = Настройки и данные
button-help-manage = Для админов
button-help-about = О DVONN
button-help-more = Другие темы
hello =
    {"**"}Привет! Я провожу здесь партии в DVONN.**
    DVONN — настольная игра для двоих. Ты ставишь столбики на другие столбики и отрезаешь фишки. У кого в конце больше фишек, тот и победил.
    Играй в своём темпе, с друзьями или со мной. Впервые здесь? Нажми **Узнать правила**. Остальное покажет `/dvonn помощь`.
help =
    {"**"}Как здесь играть в DVONN**
    DVONN — настольная игра для двоих. Ты ставишь столбики на другие столбики. У кого в конце больше фишек, тот и победил.
    Впервые здесь? **Узнать правила** — это пять минут. **Играть с компьютером** начинает партию на самом слабом уровне.
    Когда придёт твоя очередь, используй кнопки под последним полем.
help-start =
    {"**"}Как начать партию**
    `/dvonn играть`: партия с компьютером, на одном из девяти уровней. Работает и в личных сообщениях.
    `/dvonn вызвать`: вызвать игрока или любого в канале.{ $seek ->
        [yes] {" "}`/искать`: соперник на любом сервере с этим ботом.
       *[no] {""}
    }
    `/dvonn правила`: правила за пять минут, с картинками. `/учеба урок`: уроки прямо в чате.
    `/задача решать`: найти лучший ход, задачи твоего уровня. `/задача гонка`: как можно больше задач за пять минут. `/учеба дебюты`: куда ставили фишки в настоящих партиях.
    В канале или ветке идёт одна партия за раз. Чтобы играть больше, открывай ветки.
help-turn =
    {"**"}Твоя очередь**
    Используй кнопки под последним полем. Перед ходом увидишь предпросмотр. Фишка размещается сразу. Или используй:
    `/dvonn разместить D3`: разместить фишку. `/dvonn ход D3F3`: переместить столбик с D3 на F3.
    `/dvonn поле`: текущее поле. `/dvonn партии`: твои партии. `/партия следить`: уведомления о чужой партии.
    `/партия предпросмотр D3F3`: что сделает ход или несколько подряд.
    `/dvonn подсказка`: твои лучшие ходы. `/dvonn анализ`: лучшие ходы в любой позиции. Не в рейтинговых партиях.
    `/dvonn план`: размещение заранее, например `near reds, row 3`. `/dvonn условные`: условные ходы. И план, и условные ходы видишь только ты.
help-agree =
    {"**"}Ничья, пауза, сдача**
    `/dvonn предложить`: предложить ничью, возврат хода, паузу, больше времени или реванш.
    `/dvonn сдаться`: сдаться. `/партия прервать`: прервать партию, которая едва началась.
    `/партия победа`: засчитать себе победу, если соперник покинул сервер и просрочил время.
    `/dvonn отпуск`: остановить часы на несколько дней.
help-records =
    {"**"}После партии**
    `/партия разбор`: как шла партия и что было лучше. `/партия повтор`: партия в виде GIF.
    `/партия ходы`: все ходы текстом. `/партия заметка`: твоя заметка, до конца партии личная.
    `/партия экспорт`: партия файлом. `/партия импорт`: партия из файла.
    `/партия найти`: законченные партии, твои или этого сервера.
help-compete =
    {"**"}Лидеры и турниры**
    `/лидеры топ`: лучшие игроки. `/лидеры профиль`: один игрок. `/лидеры сравнить`: два игрока.
    `/лидеры топ` с `список:Глобальная таблица`: лучшие со всех серверов. `/лидеры покинуть-глобальную`: уйти из этого списка.
    `/лидеры сезон`: этот сезон. `/лидеры активность`: сколько здесь играют.
    `/турнир список`: турниры здесь. `/турнир вступить`: участвовать. `/турнир создать`: провести свой.
    `/лига показать`: лига. `/лига вступить`: сыграть в её следующем цикле.
    Чтобы попасть в таблицу лидеров, играй рейтинговые партии: `/dvonn вызвать` с `рейтинг:True`.
help-settings =
    {"**"}Настройки и данные**
    `/dvonn настройки`: поля, нотация, напоминания, тихие часы и язык.
    `/данные показать`: что я о тебе храню. `/данные экспорт`: всё это файлом. `/данные удалить`: удалить.
help-manage =
    {"**"}Для админов**
    Настраивать меня не нужно. `/dvonn-admin настройки` показывает настройки сервера: каналы, роли, рейтинги, сезоны, язык и другое.
    `/лига создать`: лига, которая сама начинает новые циклы. `/турнир создать`: турнир. С параметром `повтор` он будет каждую неделю или каждый месяц. Канал для итогов недели выбирается в настройках.
    `/партия модерация`: завершить или аннулировать партию, передать сторону. Причину видят все.
    `/dvonn-admin заблокировать`: заблокировать человека. `/dvonn-admin журнал`: что делали модераторы.
help-about =
    {"**"}О DVONN**
    DVONN придумал Крис Бурм. Игра вышла в 2001 году, четвёртой в проекте GIPF. В 2002 году она получила премию International Gamers Award, а в 2003 году стала «Игрой года» по версии журнала *Games*.
    Её сёстры — GIPF, TAMSK, ZÈRTZ, YINSH, PÜNCT, TZAAR и LYNGK.
    Почитать о ней: [gipf.com](<https://www.gipf.com>), [BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    Сыграть в других местах: [Boardspace](<https://www.boardspace.net>), [Little Golem](<https://www.littlegolem.net>)
    Конкурс программ, в 2011 году — по DVONN: [CodeCup](<https://www.codecup.nl>)
    Бот никак с ними не связан. Его делают люди, которым нравится эта игра.

## The rules, page by page, each with a picture

rules-title = {"**"}Правила DVONN: { $page }** · { $number } из { $count }
button-rules-next = Дальше
rules-goal =
    Два игрока строят столбики. Столбик принадлежит тому, чья фишка сверху. У кого в конце больше фишек, тот и победил.
    На поле 49 клеток, от A1 до K5. Есть 23 белые и 23 чёрные фишки. 3 красные фишки не принадлежат никому, но столбики, которые теряют связь с красной, удаляются.
    В партии не больше 97 ходов, за столом это около 30 минут. Играть можно с 8 лет, и случай ничего не решает.
    {"**"}На картинке** законченная партия. Число — высота столбика; у отдельной фишки числа нет. Красный ободок с красным знаком значит, что в столбике есть красная; если их несколько, знак показывает сколько. Фишек у белых: { $white }, у чёрных: { $black }, поэтому победили белые.
rules-placing =
    Сначала поле пустое. Белые размещают первую красную фишку, чёрные вторую, белые третью. Затем обе стороны по очереди размещают свои фишки, пока поле не заполнится; начинают чёрные. Занять можно любую пустую клетку.
    Последнюю фишку размещают белые, и первый ход столбиком тоже за ними: белые ходят дважды подряд. Зато свои фишки первыми начали размещать чёрные.
    Ряд 1, внизу, — это клетки от A1 до I1. Над ним ряды от A2 до J2, от A3 до K3, от B4 до K4 и наверху от C5 до K5.
    {"**"}На картинке** партия с красными на { $reds } и первыми фишками вокруг них. Кольцо отмечает последнюю фишку.
rules-moving =
    Когда придёт твоя очередь, перемести один свой столбик. Он идёт по прямой, над фишками и пустотами, ровно на столько клеток, сколько в нём фишек. Отдельная фишка идёт на одну клетку. Встать надо на столбик или фишку любого цвета, и они становятся одним столбиком. Если там была красная или столбик соперника, это *захват*.
    {"**"}Рисунок 1:** высота белого столбика на { $stack } — три. Он может пойти на клетки с кольцами: { $targets }. Он не может пойти на { $empty } (пусто), на { $near } (слишком близко) и вверх (за край поля).
rules-surrounded =
    Столбик, у которого фишки со всех шести сторон, окружён. Он не может ходить, чей бы он ни был и какой бы ни был высоты, пока соседняя клетка не освободится. Поэтому сначала ходят только фишки с краю.
    {"**"}Рисунок 2:** знаки запрета отмечают окружённые столбики: { $stacks }. Тот, что на { $red }, ходить не может, хотя в нём есть красная. У фишки на { $edge } тоже нет рядом пустой клетки, но ходить она может: у клетки с краю никогда не бывает шести соседей.
rules-touching = Каждая клетка касается не более шести других. В своём ряду это две по бокам. В ряду с номером на один больше — та же буква и следующая. В ряду с номером на один меньше — та же буква и предыдущая. { $cell } касается { $touched }.
rules-cell-touches = { $cell } касается { $touched }.
rules-cell-game = В партии этого канала: { $stacks }
rules-cell-empty = Пустые: { $cells }.
rules-isolation =
    После каждого хода каждый столбик без связи с красной фишкой изолирован и удаляется с поля навсегда. Связь — это цепочка соседних столбиков. Неважно, чей был ход и чей столбик. Красные фишки и столбики с красной остаются всегда. Красная фишка сама ходить не может. Столбик с красной ходит как любой другой.
    {"**"}Рисунок 3:** белые сделали ход { $ply }. Ушедшая фишка была единственной связью между { $isolated } и красной, поэтому чёрные сразу теряют фишки, всего { $count }.
rules-end =
    Если у тебя нет возможных ходов, я пропускаю ход за тебя. Как только ход появится, ходишь снова. Если возможный ход есть, его надо сделать, даже если он стоит фишек. Партия окончена, когда не может ходить никто. Тогда каждый считает все фишки в своих столбиках, и красные тоже. У кого счёт больше, тот и победил; при равном счёте ничья.
    {"**"}Рисунок 4:** у белых было фишек: { $before }, у чёрных: { $black }, но { $ply } — единственный ход белых. Он увёл красную от { $isolated }, и они удалены. Теперь ходить не может никто: у белых осталось { $white }, и побеждают чёрные.
rules-here =
    `/dvonn играть` начинает партию с компьютером, на любом уровне от новичка до гроссмейстера. `/dvonn вызвать` вызывает игрока или любого.
    Когда придёт твоя очередь, используй кнопки под последним полем. Перед ходом увидишь предпросмотр, как {"**"}на картинке**: первый ход, { $ply }. Фишка размещается сразу. Или напиши `/dvonn разместить D3`, а позже `/dvonn ход D3F3`: ход с D3 на F3, его пишут и так: D3→F3. `/партия предпросмотр D3F3` только показывает, что сделает ход.
    `/dvonn подсказка` показывает твои лучшие ходы в нерейтинговых партиях. `/dvonn помощь` покажет, что ещё можно.
rules-moving-caption = Высота 3: идёт ровно на три клетки
rules-surrounded-caption = Отмечены окружённые: не ходят
rules-isolation-caption = Отрезаны от красной: минус пять фишек
rules-end-caption = Единственный ход белых проигрывает

## Lessons. learn-3 is the title of lesson 3, learn-3-2 the task of its second exercise. The learner has White.

lesson-title = {"**"}Урок { $lesson }: { $title }** · { $number } из { $count }
lesson-turning-point = Перелом в твоей партии — ход { $number }: **{ $better }** было лучше, чем **{ $played }**. Этот урок как раз об этом.
lesson-alt = Упражнение: { $goal }
lesson-alt-marked = Отмечены: { $cells }.
lesson-right = ✅ **{ $ply }** — верно!
lesson-others = Остальные варианты оставляют тебе от { $least } до { $most } % шансов на победу.
lesson-wrong = ❌ { $played }
lesson-solution = Лучший ход — **{ $ply }**: стрелка A на поле.
lesson-solution-place = Лучший ход — **{ $ply }**.
answer-move =
    { $color ->
        [white] Белые отвечают **{ $ply }**.
       *[black] Чёрные отвечают **{ $ply }**.
    }
answer-pass =
    { $color ->
        [white] У белых нет возможных ходов: пропуск.
       *[black] У чёрных нет возможных ходов: пропуск.
    }
lesson-pass = У тебя нет возможных ходов: пропуск.
flaw-own = Это твой же столбик: подвижных у тебя теперь на один меньше.
flaw-red = Это захват одной красной: соперник ничего не теряет.
flaw-loses =
    { $count ->
        [one] Этот ход отрезает { $count } твою фишку.
        [few] Этот ход отрезает { $count } твои фишки.
        [many] Этот ход отрезает { $count } твоих фишек.
       *[other] Этот ход отрезает { $count } твоей фишки.
    }
flaw-stuck = Высота твоего столбика на { $cell } теперь { $height }, и ходить он не может.
flaw-waits = Этот захват мог подождать. Кое-что другое — нет.
flaw-reds = Эта красная слишком близко к другой. Чем дальше красные друг от друга, тем большую часть поля они держат вместе.
flaw-far = От { $cell } до красной больше двух клеток, такую фишку легко отрезать.
flaw-beside = Рядом с красной ещё есть свободная клетка, а { $cell } не рядом с красной.
flaw-lump =
    { $count ->
        [one] Вокруг { $cell } уже { $count } твоя фишка. Такая куча мешает сама себе.
        [few] Вокруг { $cell } уже { $count } твои фишки. Такая куча мешает сама себе.
        [many] Вокруг { $cell } уже { $count } твоих фишек. Такая куча мешает сама себе.
       *[other] Вокруг { $cell } уже { $count } твоей фишки. Такая куча мешает сама себе.
    }
flaw-inner = { $cell } не с краю. Фишка оттуда не пойдёт, пока не уйдёт кто-то из соседей.
caption-after = После { $ply }
outlook-now =
    { $kind ->
        [win] При лучшей игре теперь победа твоя, перевес { $number }.
        [draw] При лучшей игре теперь ничья.
        [loss] При лучшей игре теперь поражение, разница { $number }.
       *[chance] Движок теперь даёт тебе { $number } % шансов на победу.
    }
outlook-best =
    { $kind ->
        [win] Лучший ход побеждает с перевесом { $number }.
        [draw] Лучший ход держит ничью.
        [loss] Лучший ход тоже проигрывает, но с разницей всего { $number }.
       *[chance] До этого было { $number } %.
    }
lesson-game-score = Счёт: белые { $white }, чёрные { $black }. Твой ход.
lesson-game-won = 🏆 Победа, { $white }:{ $black }!
lesson-game-lost = Партия окончена: белые { $white }, чёрные { $black }. Нужно больше фишек, чем у чёрных. Попробуй ещё раз!
lessons-title = {"**"}Уроки: пройдено { $done } из { $count }**
lessons-part =
    { $part ->
        [rules] {"**"}Правила**
        [moving] {"**"}Ходы столбиками**
        [placing] {"**"}Размещение фишек**
       *[game] {"**"}Целая партия**
    }
lessons-complete = {"**"}🎓 Все уроки пройдены!** Это видно в `/лидеры профиль`. Каждый урок можно пройти снова.
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}Твой прогресс**
progress-fact = {"**"}{ $label }:** { $value }
progress-lessons = пройдено { $done } из { $count }
progress-puzzles = решено { $solved } из { $tried }, рейтинг { $rating }, { $streak ->
        [0] серии задач дня нет
        [one] серия задач дня: { $streak } день
        [few] серия задач дня: { $streak } дня
        [many] серия задач дня: { $streak } дней
       *[other] серия задач дня: { $streak } дня
    }
progress-none = пока нет
progress-accuracy =
    { $count ->
        [one] {"**"}Точность:** { $accuracy } % в последней разобранной партии.
        [few] {"**"}Точность:** в среднем { $accuracy } % за последние { $count } разобранные партии.
        [many] {"**"}Точность:** в среднем { $accuracy } % за последние { $count } разобранных партий.
       *[other] {"**"}Точность:** в среднем { $accuracy } % за последние { $count } разобранной партии.
    }
progress-accuracy-before =
    { $count ->
        [one] В предыдущей было { $accuracy } %.
        [few] В { $count } предыдущих было { $accuracy } %.
        [many] В { $count } предыдущих было { $accuracy } %.
       *[other] В { $count } предыдущих было { $accuracy } %.
    }
progress-no-review = {"**"}Точность:** запроси после партии разбор (`/партия разбор`), и она появится здесь на графике.
fact-lessons = Уроки
fact-solved = Задачи
fact-best-race = Лучшая гонка
fact-levels-beaten = Пройденные уровни
caption-progress =
    { $count ->
        [one] Точность в последней разобранной партии
        [few] Точность за последние { $count } разобранные партии
        [many] Точность за последние { $count } разобранных партий
       *[other] Точность за последние { $count } разобранной партии
    }
alt-progress =
    { $count ->
        [one] Точность в твоей последней разобранной партии: { $figures }.
        [few] Точность за твои последние { $count } разобранные партии, сначала самая ранняя: { $figures }.
        [many] Точность за твои последние { $count } разобранных партий, сначала самая ранняя: { $figures }.
       *[other] Точность за твои последние { $count } разобранной партии, сначала самая ранняя: { $figures }.
    }
button-progress = Мой прогресс
button-term-review = Что такое точность?
menu-lesson = Выбери урок
button-lesson-next = Дальше
button-lesson-next-lesson = Дальше: урок { $lesson }
button-lesson-finish = Закончить
button-lesson-again = Сыграть снова
button-lesson-retry = Попробовать ещё раз
button-lesson-show = Показать
button-lesson-people = Посмотреть, куда ставили
button-lesson-list = Все уроки
button-place-board = Разместить все фишки
button-lesson-go-on = Продолжить: урок { $lesson }
button-advice = Советы
button-advice-lesson = Пройти урок { $lesson }
button-terms = Термины
button-term = Что такое «{ $term }»?
button-term-rating = Что значит ±?
advice-title = {"**"}{ $title }** · { $number } из { $count }

learn-1 = Точное расстояние и край
    .advice =
        Столбик идёт по прямой, ровно на столько клеток, сколько в нём фишек, и должен встать на столбик. Перепрыгивать столбики и пустоты можно.
        Столбик с соседями со всех шести сторон ходить не может. С краю у клетки никогда не бывает шести, поэтому фишки там свободны с первого хода.
learn-1-1 = У тебя белые. Высота твоего столбика на E2 — три, поэтому он идёт ровно на три клетки. Кольцо на B2 показывает, куда он может встать. Захвати им эту фишку!
    .why = E2 перепрыгнул два столбика и захватил отдельную фишку на B2. Это был последний столбик чёрных: ходить они больше не могут.
learn-1-2 = Столбик высотой 2 идёт ровно на две клетки и может перепрыгнуть пустоту. Какой твой столбик может захватить отмеченную фишку на J3?
    .why = Пустая клетка I2 считается за шаг. Прыгать через пустоту можно, но встать надо на столбик.
learn-1-3 = Твоя фишка на B2 окружена и ходить не может. А фишка на B1 стоит с краю, и ходить ей можно. Сделай ею захват.
    .why = У клетки с краю никогда не бывает шести соседей. А B2 теперь свободна, потому что B1 ушла.

learn-2 = Пропуск хода
    .advice =
        Если у стороны нет возможных ходов, она пропускает ход, а другая ходит дальше одна. Эти лишние ходы часто решают партию.
        Смотри, куда могут встать столбики соперника. Захвати последний подвижный или забери единственный столбик, на который он может встать.
learn-2-1 = Чёрный столбик высотой 2 на C5 может встать только на C3. Ходить может и фишка на C4. Оставь чёрных без возможного хода.
    .why = C4 твоя, а C5 встать некуда. Чёрные пропускают ход, а ты продолжаешь: C4 на C2, затем C2 на C5.
learn-2-2 = Чёрные F5 (высота 2) и G5 (высота 3) могут встать только на D5. Найди ход, который забирает эту цель.
    .why = D5 теперь пуста, и чёрным остаётся пропустить ход. Твой столбик высотой 2 на E5 затем захватит G5.
learn-2-3 = Посчитай клетки: куда могут встать чёрные столбики на E1 (высота 2) и F1 (высота 3)? Заставь чёрных пропустить ход.
    .why = Обоим нужна была C1, а она теперь пуста. Чёрные пропускают ход, а ты захватываешь F1 своим новым столбиком высотой 2.

learn-3 = Изоляция
    .advice =
        После каждого хода столбики без цепочки соседей до красной фишки сразу удаляются, чьи бы они ни были.
        Ищи единственные связи: у соперника — чтобы разрезать, у себя — чтобы сохранить. Красные не закреплены: столбик с красной уносит её с собой.
learn-3-1 = У чёрного столбика высотой 3 на H5 одна связь с красной: твоя фишка на G4. Сделай так, чтобы H5 исчез, и тем же ходом что-нибудь захвати.
    .why = Без G4 от H5 до красной нет цепочки. Три его фишки сразу уходят с поля.
learn-3-2 = Можно захватить отмеченную фишку на K4. Но что тогда свяжет тебя с красной? Лучше отрежь K4 ходом, который нападает на I1.
    .why = K4 теряет единственную связь с красной. А в твоём столбике высотой 2 на I3 теперь красная: следующим ходом он захватит I1.
learn-3-3 = Отмеченные чёрные столбики живут только благодаря красной в твоём столбике на G2. А если она уйдёт?
    .why = Красная идёт со своим столбиком. F1 и G1 теряют связь, и трёх чёрных фишек больше нет.

learn-4 = Каждый захват стоит сопернику хода
    .advice =
        Захваченный столбик остаётся на поле, но теперь он твой: подвижных у соперника на один меньше.
        Поэтому захватывай каждым ходом, если можешь, лучше всего самые подвижные. Ходы на свои фишки и на красные сопернику ничего не стоят.
learn-4-1 = У чёрных остался один столбик: отмеченная фишка на H1. Какой ход оставит чёрных без хода?
    .why = После захвата H1 чёрные больше не ходят. Все оставшиеся ходы делаешь ты.
learn-4-2 = Чёрная фишка на D4 может захватить твой столбик на C4. Найди захват, который этому помешает.
    .why = Столбик под твоим нейтрализован: он больше не ходит и не захватывает. Это куда ценнее красной фишки.
learn-4-3 = Обе отмеченные фишки чем-то грозят. Твоя фишка на C2 может захватить одну из них. Сделай это, пока она не захватила тебя.
    .why = C1 могла захватить B1 или C2. Теперь у чёрных на один столбик и на один ход меньше.

learn-5 = Отдельные фишки — золото
    .advice =
        Отдельная фишка ходит на любую соседнюю клетку, где что-то стоит, если только сама не окружена. Чем выше столбик, тем труднее найти цель.
        Поэтому не строй башню рано. Отдельные фишки захватывай башнями, а свои отдельные береги до конца.
        На свой столбик вставай, только чтобы спасти большую группу или когда партия почти окончена. Иначе бросай висячие фишки и нападай в другом месте.
learn-5-1 = Два из твоих трёх ходов складывают свои же фишки. Найди третий.
    .why = Это захват, а F2 и G3 всё ещё могут ходить сами. Каждый подвижный столбик — ход в запасе.
learn-5-2 = У тебя три столбика, у чёрных одна отдельная фишка. Какой ход захватывает, не тратя своего столбика?
    .why = У чёрных не осталось столбиков. Все твои на месте, и дальше ходишь только ты.
learn-5-3 = На D2 можно построить башню высотой 4 или 5. В четырёх и пяти клетках от D2 ничего нет. Что лучше?
    .why = Башня, которой не до чего дотянуться, больше не пойдёт. А твоя фишка захватывает и остаётся подвижной.
learn-5-4 = Когда отдельную фишку захватывает башня, твои отдельные остаются на потом. Твоя башня на E3 достаёт до отдельной фишки на I3. Куда тогда достанет твоя фишка с H2?
    .why = Фишку захватила башня, поэтому твоя отдельная на H2 на месте. Следующим ходом она может захватить большой столбик на H3.
learn-5-5 = Исключение: ближе к концу бывает нужен и свой столбик. F5 в четырёх клетках от J5. Какой высоты должен быть J5?
    .why = Высота J5 теперь четыре, и он захватит F5 после пропуска чёрных. Одним столбиком меньше — здесь не беда: пользы от него всё равно никому не было.
learn-5-6 = Второе исключение: в опасности большой столбик. Твой столбик на C5 держится на чёрной C4. Что будет, когда C4 уйдёт?
    .why = C5 был бы отрезан. Поэтому верно увести его домой, пусть и на свой столбик. А если C4 захватит C3, его отобьёт E3.

learn-6 = Обездвижь красную соперника
    .advice =
        Красная фишка в столбике соперника — угроза: когда она уходит, всё, что на ней держится, отрезано.
        Захвати этот столбик: тогда он твой и выше, а на новом расстоянии часто ничего нет, и красная остаётся на месте.
learn-6-1 = В чёрном столбике высотой 2 на D2 есть красная, и он может её унести. Захвати его так, чтобы он стал слишком высоким для хода.
    .why = Столбик на D2 твой, высота три, и в трёх клетках ничего нет. Его красная остаётся там.
learn-6-2 = У чёрных снова красная, на H3. Какой твой столбик до неё достаёт?
    .why = От H1 до H3 две клетки. Теперь высота столбика четыре, и ходить он не может.
learn-6-3 = В чёрном столбике на G4 есть красная. Останови его.
    .why = Один захват — и столбик с красной твой и стоит на месте. У чёрных ничего не осталось.

learn-7 = Красной нужен план
    .advice =
        Красная фишка считается за одну, как любая другая. Захватив её, ты ничего не отнимаешь у соперника, а убежать она не может.
        Захватывай красную только с планом: чтобы унести её домой, к своим фишкам, чтобы потом что-то отрезать, чтобы сохранить связь своих столбиков или чтобы оставить соперника без цели.
learn-7-1 = Рядом с твоими столбиками лежат три красные фишки. Стоит ли какая-то из них хода сейчас?
    .why = J3 был последним столбиком чёрных. Красные всё ещё там, и времени у тебя теперь сколько угодно.
learn-7-2 = Столбиком с C3 можно захватить красную на B2. А можно — отмеченную фишку. Что сначала?
    .why = Красная не убежит, а чёрная фишка убежит. Сначала захвати фишку, а красную — когда это поможет.
learn-7-3 = Чёрные H2 (высота 3) и H3 (высота 2) могут встать только на H5. Теперь красная стоит хода. Почему?
    .why = На этот раз есть план: H5 пуста, чёрным остаётся пропустить ход, и твой столбик высотой 2 на H4 затем захватит H2.
learn-7-4 = В твоём столбике на G3 есть красная. Унеси её к своему столбику на J2 и подальше от чужих. Посчитай, что держится на G3.
    .why = Красная теперь рядом с твоим столбиком на J2. Всё, что держалось на ней на G3, исчезло, и чёрные больше не могут ходить.

learn-8 = Что не убежит, подождёт
    .advice =
        Если столбик не может ходить и никто не испортит тебе захват, захватывать его сейчас не обязательно.
        Сначала играй то, чему соперник мог бы помешать: захвати фишки, которые ещё могут уйти или спастись. Потом вернись.
learn-8-1 = J5 может захватить большой столбик на J3. Но J3 не может ходить. Что срочнее?
    .why = J4 могла уйти или захватить. J3 остаётся на месте, и ты захватишь его следующим ходом.
learn-8-2 = Твоя фишка на B4 может захватить столбик высотой 4 на C5, сейчас или позже: C5 не может ходить. Что сыграть сначала?
    .why = D4 была подвижной, C5 — нет. После ответа чёрных ты всё равно захватываешь C5 и побеждаешь. Захватить его сразу стоило бы партии.
learn-8-3 = K5 целится в столбик высотой 4 на I5, а I5 не может ходить. Найди ход, который не ждёт.
    .why = Сначала фишка, которая может ходить, потом большой столбик. I5 будет там и в следующий раз.

learn-9 = Считай последние ходы
    .advice =
        Ближе к концу считай, сколько ходов осталось у каждой стороны. Кому первому придётся пропустить ход, тот обычно проигрывает.
        Держи ходы в запасе и старайся оставить соперника без ходов. Смотри, что отрежет твой последний ход: если ход есть, его надо сделать, даже себе во вред.
learn-9-1 = У тебя одна фишка, у чёрных два столбика. Играй так, чтобы последние ходы были твоими.
    .why = Чёрный C5 идёт на B4 и дальше не может. Ты продолжаешь: B3 на D5, затем D5 на A2. Все красные твои, а B4 отрезан.
learn-9-2 = Посчитай: у чёрных две отдельные фишки. Оставь чёрным только один ход и ответь на него.
    .why = Чёрным остаётся только C1 на C2, и там её захватит E4. Дальше чёрные до конца пропускают ходы.
learn-9-3 = У кого ходы кончатся раньше? Найди захват, после которого у чёрных всего один ход.
    .why = Чёрные играют D4 на D2 и застревают. У тебя ещё есть D3 на B3, а после пропуска чёрных и последний ход.

learn-10 = Точный выстрел и перегрузка
    .advice =
        Столбик бьёт только туда, где расстояние равно его высоте. Готовь выстрел: меняй его высоту или клетку, пока расстояние не совпадёт.
        И нападай сразу на два столбика: у соперника один ход, оба он не спасёт.
learn-10-1 = Чёрный столбик высотой 2 на G5 может пойти только на I5. Приготовь столбик высотой 3, который его там достанет.
    .why = Высота F5 теперь три, а I5 в трёх клетках. Если G5 туда пойдёт, ты стреляешь.
learn-10-2 = H4 в трёх клетках от H1. Что нужно на H1, чтобы туда попасть?
    .why = Ещё одна фишка — и высота H1 три, а H4 ровно в трёх клетках.
learn-10-3 = Перегрузка: найди ход, после которого один твой столбик нападает на оба отмеченных.
    .why = Твой столбик высотой 2 на H3 нападает на J3 и J5. У чёрных один ход, оба не спасти.

learn-11 = Размещение: красные фишки
    .advice =
        Белые размещают две из трёх красных. Где они лежат, решает многое.
        Красные вместе помогают белым, ведь те бьют первыми: в 5 990 настоящих партиях белые набрали 68 % очков, когда друг друга касались все три, и 47 %, когда никакие две.
        Поэтому чёрными держи их порознь. А начинающим лучше разносить их и белыми: тогда не потеряешь всё одним ударом.
learn-11-1 = На поле только две красные, рядом друг с другом. У тебя белые, и ты размещаешь третью. Разнеси красные.
    .why = Теперь красная есть с каждой стороны, и твои фишки везде её найдут. Красные вместе — игра острее: люди с ними побеждали чаще, движок побеждает реже.
learn-11-2 = Ты снова размещаешь последнюю красную. С какой стороны поля нет ни одной?
    .why = B4 далеко от обеих. Где бы ни стояли твои фишки, красную они найдут.
learn-11-3 = Две красные справа. Куда поставить третью?
    .why = Слева твоим фишкам было бы не за что держаться. Теперь красная есть и у них.

learn-12 = Размещение: рядом с красной
    .advice =
        Клетки рядом с красными — лучшие на поле: там фишку так просто не отрежешь. Их быстро разбирают, поэтому занимай их первыми.
        Считай свои фишки рядом с каждой красной. У каждой нужно хотя бы три, и соперник хочет того же.
        Клетка рядом с двумя красными считается за две.
learn-12-1 = Три красные лежат вдоль края. Одна из этих клеток касается двух из них. Размести фишку там.
    .why = G1 между двумя красными. Что бы ни случилось с одной, другая останется.
learn-12-2 = Рядом с красными осталось всего несколько пустых клеток. Займи одну из них.
    .why = B1 рядом с красной на A1 и с твоей фишкой на C1. Поэтому ни B1, ни C1 так просто не отрезать.
learn-12-3 = Три красные лежат справа. Какая из этих клеток касается двух из них?
    .why = K4 рядом с J3 и K5, на обеих красные. На H3 или G3, в двух или трёх клетках, твою фишку скоро отрезали бы.
learn-12-4 = Рядом с красной на I1 одна твоя фишка, и осталась одна клетка. Займи её раньше чёрных.
    .why = H1 — последняя клетка рядом с I1. При любом другом выборе здесь её заняли бы чёрные.

learn-13 = Размещение: близко к красной и край
    .advice =
        Когда клетки рядом с красными заняты, переходи во второй круг: в двух клетках от красной, лучше всего сразу от двух.
        Край занимай там, где красная близко. Фишка с краю ходит с первого же хода. Та, что в середине, ждёт.
        Край вдали от красной мало чего стоит.
learn-13-1 = Рядом с красными клеток не осталось. Одна пустая клетка — в двух клетках от двух красных. Найди её.
    .why = H3 входит в группу вокруг красных. Все другие клетки дальше.
learn-13-2 = В двух клетках от красной и с краю: найди клетку, где верно и то и другое.
    .why = G1 с краю и в двух клетках от красной. Дальние углы быстро отрезали бы.
learn-13-3 = Одни из этих клеток с краю, другие в середине. Займи ту, что с краю и близко к красной.
    .why = С краю твоя фишка может ходить сразу, и до красной недалеко. В середине она бы ждала.
learn-13-4 = И край, и красная сразу: найди клетку, где есть то и другое.
    .why = J5 с краю и рядом с красной на J4. Фишка оттуда может ходить с самого начала, и отрезать её трудно.

learn-14 = Размещение: цепочки и выходы
    .advice =
        Цепочка твоих фишек через всё поле разрезает фишки соперника. Когда уходит фишка на её конце, свободна следующая.
        Твоим фишкам в середине нужен выход. Размести рядом с ними одну с краю: когда она уйдёт, смогут ходить и они.
learn-14-1 = Твои фишки стоят вдоль ряда 1, а ещё на D4 и D5. Их соединяет одна клетка, рядом с красной.
    .why = C3 соединяет твои фишки от ряда 1 до ряда 5 и стоит рядом с красной на B3.
learn-14-2 = Одна из этих клеток соединяет две твои группы. Найди её.
    .why = D4 соединяет твои фишки на C3 и E4, и на каждом конце цепочки красная: C4 и F4.
learn-14-3 = Твои фишки на H2 и H3 заперты. Какая клетка с краю даст им выход?
    .why = Когда уйдёт G1, сможет ходить H2, а потом H3. И G1 рядом с красной.
learn-14-4 = Твоя фишка на F2 в середине. Какая клетка с краю даст ей выход?
    .why = Когда уйдёт F1, F2 свободна. И F1 в двух клетках от красной, а другие клетки с краю — нет.
learn-14-5 = Твоей фишке на I4 нужен выход. Какая клетка с краю его даст, да ещё рядом с красной?
    .why = Когда уйдёт I5, I4 свободна. И I5 рядом с красной на H4.

learn-15 = Размещение: не сбивайся в кучу
    .advice =
        Куча своих фишек мешает сама себе: те, что внутри, не могут ходить, а один разрез забирает все.
        Поэтому ставь их пошире. Если вокруг клетки три твои фишки или больше, ищи другую.
        Если эти советы спорят друг с другом, сначала красная, потом край, потом выходы.
        Теперь размести все фишки. `/dvonn подсказка` покажет, куда поставил бы сильный игрок, и твои шансы.
learn-15-1 = Четыре из этих пяти клеток только увеличат кучу. Какая не увеличит?
    .why = Вокруг F3 мало твоих фишек, и красная близко. Остальные клетки — в твоей куче слева.
learn-15-2 = Клетки, у которых много белых соседей, не занимай. Какая из остальных рядом с красной?
    .why = У B1 один белый сосед, рядом красная, и клетка с краю. У B3, D4 и H5 по три белых соседа.
learn-15-3 = Последние клетки. Где твоя фишка полезнее всего?
    .why = E5 с краю, в двух клетках от красной и не в куче. Теперь попробуй разместить все фишки.

learn-16 = Первые десять ходов
    .advice =
        Первые ходы чинят то, что осталось после размещения: помоги висячим фишкам и ходи с края, чтобы могли ходить те, что внутри.
        Иди к красным, а не от них. И захватывай фишки, которые могли бы захватить красную.
learn-16-1 = Освободи свои фишки в середине: какой ход освободит больше всего?
    .why = E1 освободила свою клетку, и теперь могут ходить две фишки внутри. Ходы у дальнего края никого не освобождают.
learn-16-2 = Снова большинство ходов никого не освобождает. Найди тот, что освободит фишку в середине.
    .why = D1 захватила фишку, и твоя E2 теперь свободна. Ходы у правого края подождут.
learn-16-3 = Иди к красным. После какого хода ты встанешь рядом со столбиком с красной?
    .why = C5 выпрыгнул из угла на C3. Там он рядом с D3, чёрным столбиком с красной.
learn-16-4 = Красная на I3 одна. Захвати чёрную фишку, которая могла бы её захватить.
    .why = J3 теперь твоя, и красная на I3 в безопасности. После любого другого хода здесь её захватили бы чёрные.
learn-16-5 = Чёрная B1 рядом с красной на C1. Что с ней делать?
    .why = B1 твоя. После любого другого хода здесь она захватила бы красную или ушла.
learn-16-6 = Твой столбик на A1 висит: вокруг почти всё исчезло. Может ли он вернуться, да ещё с захватом?
    .why = A1 прыгнул на две клетки, на C3, к другим твоим фишкам, и захватил столбик с красной.

learn-17 = Концовка
    .advice =
        После 70-го хода смотри вперёд: считай оставшиеся ходы, свои и соперника.
        Знай, куда достаёт каждый столбик: его высота — его расстояние. Самый высокий столбик ставь на красную или рядом с ней, и туда, где его не достать.
        Оставь сопернику только один ход, и ты знаешь его ответ.
learn-17-1 = Считай. Один ход побеждает с перевесом 2, все другие проигрывают. Какую фишку надо захватить, пока она не ушла?
    .why = I4 могла захватить I5. Теперь она твоя и для I5 не опасна.
learn-17-2 = Высота B1 — один. Какой высоты должен быть столбик на C2, чтобы достать до A2?
    .why = Высота C2 теперь два, и A2 в двух клетках. A2 слишком высок, чтобы уйти с дороги.
learn-17-3 = У чёрных только один ход, E3 на G3. Что захватить сначала, чтобы H3 осталась и могла ответить?
    .why = E4 твой. Чёрным остаётся E3 на G3, и там его захватит твоя фишка с H3. Ответ известен ещё до твоего хода.
learn-17-4 = Найди ход, после которого у чёрных вообще нет возможных ходов.
    .why = Чёрные раз за разом пропускают ход, а все оставшиеся ходы делаешь ты.
learn-17-5 = На E4 стоит башня высотой 12, рядом с красной. Чьей она будет в конце?
    .why = Башня твоя. Она рядом с красной, поэтому остаётся, и ходить больше никто не может.


learn-18 = Целая маленькая партия
    .advice =
        Перед каждым ходом спроси себя: что соперник может захватить или отрезать? Какой мой ход стоит ему хода? Какой мой захват может подождать?
        Ближе к концу считай ходы. И прежде чем нажать, ещё раз посмотри на всё поле.
learn-18-1 = Доиграй эту маленькую партию против уровня 1 и победи. Используй всё, что уже знаешь. У тебя белые, первый ход твой.
    .why = Ты знаешь всё, что нужно для целой партии. Начни её: `/dvonn играть`.

## Terms. The names are those of docs/glossary.md.

terms-title = {"**"}Термины: { $group }**
terms-board = Поле
terms-moves = Ходы
terms-score = Счёт и нотация
terms-games = Партии
terms-strategy = Стратегия
terms-themes = Темы задач
terms-entry = {"**"}{ $term }**: { $meaning }
terms-unknown = Не знаю термина `{ $term }`. Выбери из подсказок при вводе или загляни в раздел:
menu-term = Подробнее: выбери термин

term-cell = Клетка
    .meaning = одна из 49 ячеек поля, названная по колонке и ряду: D3.
    .usage = Клетки указаны на кнопках и в записи ходов. В рядах 1 и 5 девять клеток, в ряду 3 одиннадцать.
term-edge = Край
    .meaning = клетки, у которых меньше шести соседей. Столбик там никогда не окружён.
    .usage = Сначала ходят только фишки с краю.
term-piece = Фишка
    .meaning = один из 23 белых, 23 чёрных и 3 красных кружков.
    .usage = Ты размещаешь их по одной или получаешь случайно заполненное поле.
term-red-piece = Красная фишка
    .meaning = одна из трёх фишек, которые не принадлежат никому. Всем остальным столбикам нужна связь с одной из них.
    .usage = На поле это красный кружок. Сама она не ходит, но её можно захватить.
term-stack = Столбик
    .meaning = одна или несколько фишек на клетке. Он принадлежит тому, чья фишка сверху.
    .usage = Число на столбике — его высота.
term-single = Отдельная фишка
    .meaning = столбик из одной фишки.
    .usage = Она идёт на одну клетку. Если она не окружена, она подвижнее всех.
    .caption = Идёт на одну клетку, в любую сторону
term-height = Высота
    .meaning = число фишек в столбике и вместе с тем число клеток, на которое он идёт.
    .usage = Она написана на каждом столбике. В «столбике высотой 4» четыре фишки.
term-hold-red = Столбик с красной
    .meaning = столбик, в котором есть красная фишка. Он всегда связан и уносит красную с собой.
    .usage = На поле это красный ободок и красный знак.
term-placement = Размещение
    .meaning = первая фаза: игроки по очереди размещают 49 фишек.
    .usage = На случайном или симметричном поле её нет.
term-movement = Создание столбиков
    .meaning = вторая фаза: игроки перемещают столбики, пока кто-то может.
    .usage = Первыми ходят белые.
term-capture = Захват
    .meaning = ход на столбик соперника или на красную фишку. Новый столбик твой.
    .usage = Предпросмотр и подсказки называют, что захватывает ход.
term-legal-move = Возможный ход
    .meaning = ход по правилам: столбик по прямой, ровно на свою высоту, на другой столбик.
    .usage = Кнопки показывают только возможные ходы. Если такой есть, надо ходить.
term-forced-move = Вынужденный ход
    .meaning = единственный возможный ход.
    .usage = В `/dvonn настройки` можно поручить такие ходы мне.
term-surrounded = Окружённый столбик
    .meaning = столбик с фишками со всех шести сторон. Ходить он не может.
    .usage = `/dvonn поле` с `окруженные:True` отмечает эти столбики.
term-isolated = Изолированный столбик
    .meaning = столбик без цепочки соседей до красной фишки. Он сразу удаляется.
    .usage = На поле такие столбики перечёркнуты после хода, который их отрезал.
term-pass = Пропуск хода
    .meaning = возможного хода нет, и очередь переходит к сопернику.
    .usage = Пропускаю за тебя я. Как только ход появится, ходишь снова.
term-score = Счёт
    .meaning = число фишек в столбиках стороны. У кого он больше, тот и победил.
    .usage = На каждом поле он сверху.
term-position = Позиция
    .meaning = поле и сторона, которая ходит.
    .usage = `/dvonn анализ` принимает любую позицию текстом.
term-notation = Нотация
    .meaning = как записывают ходы: D3 размещает фишку, D3F3 перемещает столбик с D3 на F3.
    .usage = Выбери D3F3, D3-F3 или D3→F3 в `/dvonn настройки`.
term-rated = Рейтинговая партия
    .meaning = партия, которая меняет рейтинги игроков. Движок в ней не помогает.
    .usage = Это выбирают в вызове.
term-rating = Рейтинг
    .meaning = сила игрока числом. Число после ± говорит, насколько оно неточно.
    .usage = Его показывают профили и таблицы лидеров. Чем больше рейтинговых партий, тем меньше ±.
term-provisional = Предварительный рейтинг
    .meaning = рейтинг, который пока лишь прикидка. После него стоит знак «?».
    .usage = Ещё несколько рейтинговых партий — и он уточнится.
term-plan = План
    .meaning = список клеток, на которые твои следующие фишки встанут за тебя.
    .usage = Напиши его через `/dvonn план`. Видишь его только ты.
term-conditional-moves = Условные ходы
    .meaning = ответы, заданные заранее: на такой ход соперника — такой твой.
    .usage = Напиши их через `/dvonn условные`. `D3F3 resign`: если соперник сыграет D3F3, ты сдаёшься. Видишь их только ты.
term-takeback = Возврат хода
    .meaning = отмена последнего хода игрока, если соперник согласен.
    .usage = Предложи его через `/dvonn предложить`.
term-hint = Подсказка
    .meaning = лучшие ходы в твоей нерейтинговой партии.
    .usage = `/dvonn подсказка` показывает их стрелками.
term-review = Разбор
    .meaning = законченная партия глазами движка: шансы на победу, переломные моменты, более сильные ходы.
    .usage = Нажми кнопку под законченной партией или используй `/партия разбор`.
term-tower = Башня
    .meaning = столбик из четырёх или более фишек. Мало куда может встать.
    .usage = Захватывай ею отдельные фишки: твои отдельные останутся подвижными. Но не строй её рано.
    .caption = { $ply }: башня захватывает отдельную фишку
term-loose-piece = Висячая фишка
    .meaning = фишка, которая держится на одной связи с красной. Её легко отрезать.
    .usage = Спасай её, только если это ничего не стоит. Иначе играй в другом месте.
    .caption = { $ply }: висячая фишка отрезана
term-tempo = Темп
    .meaning = время одного хода. Его может выиграть тихий ход, который ничего не захватывает: теперь ходить сопернику.
    .usage = Ближе к концу держи тихие ходы в запасе. Кто вынужден ходить первым, часто проигрывает.
    .caption = { $ply } без захвата: ходить чёрным
term-sharpshooting = Точный выстрел
    .meaning = захват столбика с четырёх клеток или дальше, столбиком ровно такой высоты.
    .usage = Готовь выстрел: меняй высоту столбика или его клетку, пока расстояние не совпадёт.
    .caption = { $ply }: высота 4, четыре клетки
term-overload = Перегрузка
    .meaning = угроза сразу двум столбикам: оба соперник не спасёт.
    .usage = Это могут сделать вместе два твоих столбика. В вилке это делает один.
    .caption = { $ply }: оба чёрным не спасти
term-neutralise = Нейтрализация
    .meaning = ход на фишку соперника, после которого она больше не ходит.
    .usage = Фишка остаётся на поле, но ходить ею соперник больше не может.
    .caption = { $ply }: чёрная фишка нейтрализована
term-fork = Вилка
    .meaning = один столбик, который нападает на два.
    .usage = У соперника один ход, и спасёт он только один из них.
    .caption = { $ply }: один столбик нападает на два
term-isolation = Изоляция
    .meaning = отрежь фишки соперника от красных, чтобы они ушли с поля.
    .usage = Смотри, что связывает группу соперника с красной. Если это один столбик, целься в него.
    .caption = { $ply }: чёрные теряют три фишки
term-rescue = Спасение
    .meaning = спаси свои фишки, которые вот-вот отрежут от красных.
    .usage = Прежде чем ходить, посмотри, что соперник мог бы потом отрезать.
    .caption = { $ply } сохраняет связь белых с красной
term-cut = Разрезать поле
    .meaning = освободи клетку, которая связывает фишки соперника с красной.
    .usage = Связью может быть и твоя фишка: уведи её, и цепочка порвётся.
    .caption = { $ply } рвёт цепочку до красной
term-run-with-red = Уйти с красной
    .meaning = сходи столбиком, в котором есть красная.
    .usage = Уноси красную к своим фишкам и подальше от чужих.
    .caption = { $ply }: белые уходят с красной
term-free-surrounded = Освободить окружённый столбик
    .meaning = освободи свой окружённый столбик и сходи им.
    .usage = Сначала уведи одного из шести его соседей. Тогда он сможет ходить.
    .caption = { $ply }: отмеченный столбик свободен
term-immobilise = Обездвижить столбик
    .meaning = оставь столбик соперника без ходов.
    .usage = Сделай его слишком высоким для любой цели или забери его цели.
    .caption = { $ply }: отмеченный столбик застрял
term-forced-pass = Вынудить пропуск хода
    .meaning = лиши соперника всех ходов, чтобы он пропустил ход.
    .usage = Если у соперника осталось мало ходов, попробуй забрать все.
    .caption = { $ply }: чёрным остаётся пропуск хода
term-counting = Подсчёт ходов
    .meaning = всё решает фишка-другая. Считай до конца.
    .usage = Посчитай, сколько ходов осталось у каждой стороны и во что обойдутся последние.
    .caption = { $ply }: перевес 1, остальные проигрывают
term-save-draw = Спасти ничью
    .meaning = ничью даёт только один ход, остальные проигрывают.
    .usage = Продумай каждый ход до конца. Ничья — это пол-очка.
    .caption = { $ply }: ничья, остальные проигрывают
term-last-placements = Конец размещения
    .meaning = поле почти заполнено, и лучшие шансы сохраняет одна клетка.
    .usage = Сначала важна близость к красной, потом край, потом выход для своих фишек.
    .caption = { $ply }: с краю, в двух клетках от красной

## Refusals: what is wrong and what to do instead

refuse-no-game = В этом канале нет партии. `/dvonn играть` начинает партию с компьютером. `/dvonn помощь` показывает, как сыграть с людьми.
refuse-unknown-game = Партию { $number } здесь открыть нельзя. Твои партии открываются везде, чужие — только в их канале.
refuse-ended = Партия { $number } окончена. `/dvonn играть` начинает новую с компьютером. `/dvonn помощь` показывает, как сыграть с людьми.
refuse-not-a-player = В этой партии играют { $white } и { $black }. Чтобы посмотреть её, используй `/dvonn поле`. Чтобы начать свою, используй `/dvonn вызвать`.
refuse-not-your-turn = Сейчас ходит { $player }. Когда очередь будет твоя, упомяну тебя здесь.
refuse-old-board-link = Это поле устарело. Последнее [здесь]({ $url }).
refuse-old-board = Это поле устарело. Последнее показывает `/dvonn поле`.
refuse-not-a-cell = Нет клетки `{ $input }`. { $cells }
# Какие клетки есть: для игрока, который назвал несуществующую.
no-such-cell = Нет клетки `{ $word }`. { $cells }
cells-row = Ряд { $row } идёт от { $first } до { $last }.
cells-column = На поле колонки от A до K, а ряд { $row } идёт от { $first } до { $last }.
cells-all = На поле ряды от 1 до 5 и колонки от A до K.
cells-form = Клетка — это буква от A до K и цифра от 1 до 5, например D3.
refuse-not-a-move = `{ $input }` — не ход. Укажи клетку своего столбика и клетку, куда он встанет, например D3F3.
refuse-nothing-stored = У меня нет данных о тебе, удалять нечего.
refuse-no-challenge = Этого вызова больше нет. Чтобы бросить новый, используй `/dvonn вызвать`.
refuse-self = Нельзя вызвать себя. Выбери другого игрока или оставь `соперник` пустым, чтобы принять мог любой.
refuse-this-bot = Чтобы сыграть со мной, используй `/dvonn играть`.
refuse-not-a-member = На этом сервере нет игрока { $person }. Выбери участника этого сервера.
refuse-threads =
    { $most ->
        [one] У тебя за последние минуты уже { $most } новая ветка. Следующую можно открыть { $until }, а пока используй другой канал.
        [few] У тебя за последние минуты уже { $most } новые ветки. Следующую можно открыть { $until }, а пока используй другой канал.
        [many] У тебя за последние минуты уже { $most } новых веток. Следующую можно открыть { $until }, а пока используй другой канал.
       *[other] У тебя за последние минуты уже { $most } новой ветки. Следующую можно открыть { $until }, а пока используй другой канал.
    }
refuse-bot = Нельзя вызвать бота. Выбери человека или оставь `соперник` пустым, чтобы принять мог любой.
refuse-challenge-gone = На этот вызов уже нельзя ответить. { $state } Чтобы бросить новый, используй `/dvonn вызвать`.
refuse-board-outdated = Это не последнее твоё поле. Предложи последнее или попробуй другое.
refuse-choose-side = В этом вызове выбирают сторону: нажми «Играть белыми» или «Играть чёрными».
refuse-not-challenged = Этот вызов для игрока { $opponent }. Чтобы бросить свой, используй `/dvonn вызвать`.
refuse-own-challenge = Это твой собственный вызов, принять его должен другой игрок. Ты можешь его отменить.
refuse-not-the-challenger = Отменить этот вызов может только { $challenger }.
invalid-terms-clock =
    `{ $input }` — не контроль времени. Напиши что-то из этого:
    {"-"} `5d`: 5 дней на ход
    {"-"} `3d+12h`: 3 дня плюс 12 часов на ход
    {"-"} `3d+12h max 7d`: то же, но копится не больше 7 дней
    {"-"} `live 10`: по 10 минут каждому
    {"-"} `none`: без часов
invalid-terms-clock-range =
    { $stretch ->
        [turn] Время на ход: минимум { $least }, максимум { $most }. Чтобы сыграть за один присест, выбери контроль вроде `live 10`.
        [bank] Общее время: минимум { $least }, максимум { $most }. Выбери другой контроль.
        [increment] Добавка на ход: минимум { $least }, максимум { $most }. Выбери другой контроль.
        [cap] Максимум: не меньше времени перед `+` и не больше, чем { $most }. Выбери другой контроль.
       *[live] Партия в реальном времени, на каждого: минимум { $least }, максимум { $most }. Выбери другой контроль.
    }
invalid-terms-seed = `{ $input }` — не сид. Сид — это число не длиннее двенадцати цифр. Скопируй его из прежней партии (`/партия экспорт`) или оставь `сид` пустым.
invalid-terms-nothing-to-deal = Сиду нужно случайное поле. Выбери расстановку «случайная» или «симметричная» (в вызове ещё «дели и выбирай») либо оставь `сид` пустым.
invalid-terms-seed-with-reds = С известным сидом поле было бы видно до размещения красных. Оставь `сид` пустым: я выберу случайный.
invalid-terms-position-unused = Параметр `позиция` работает только с расстановкой «заданная». Выбери её или оставь параметр пустым.
invalid-terms-no-position = Расстановке «заданная» нужна позиция. Напиши её в параметре `позиция`.
invalid-terms-position-over = В этой позиции не может ходить никто. Дай такую, где партию можно продолжить.
invalid-terms-place-without-clock = Партии за место нужны часы. Оставь `контроль` пустым или выбери любой, кроме `none`.
invalid-terms-color-with-cut = В «дели и выбирай» сторону выбирает тот, кто примет вызов. Оставь `цвет` пустым или выбери другую расстановку.
position-unreadable = Эту позицию не удаётся прочитать.
position-forbidden = Эта позиция по правилам невозможна.
position-form =
    Напиши `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`:
    {"-"} SIDE — сторона, которая ходит, `w` или `b`.
    {"-"} В каждом ряду его клетки слева направо, через запятую.
    {"-"} `.` — пустая клетка.
    {"-"} `w3` или `b3` — столбик с владельцем и высотой. `b2*` — столбик с красной.
    {"-"} `r1` — отдельная красная фишка.
position-side = Она не начинается с `w` или `b`.
position-rows =
    { $found ->
        [one] В ней { $found } ряд, а не 5.
        [few] В ней { $found } ряда, а не 5.
        [many] В ней { $found } рядов, а не 5.
       *[other] В ней { $found } ряда, а не 5.
    }
position-cells = В ряду { $row } нужно клеток: { $expected }, а дано: { $found }.
position-stack = { $found } на { $cell } — неверный столбик.
position-trailing = { $found } после рядов быть не может. Можно только слово `movement`.
fault-stacks-with-red =
    { $found ->
        [one] Красная есть в { $found } столбике. Должна быть в одном, двух или трёх.
        [few] Красная есть в { $found } столбиках. Должна быть в одном, двух или трёх.
        [many] Красная есть в { $found } столбиках. Должна быть в одном, двух или трёх.
       *[other] Красная есть в { $found } столбика. Должна быть в одном, двух или трёх.
    }
fault-room-for-reds =
    { $room ->
        [one] В столбики с красной помещается только { $room } красная фишка, а должно быть три.
        [few] В столбики с красной помещаются только { $room } красные фишки, а должно быть три.
        [many] В столбики с красной помещается только { $room } красных фишек, а должно быть три.
       *[other] В столбики с красной помещается только { $room } красной фишки, а должно быть три.
    }
fault-isolated = Изолированы, без связи с красной фишкой: { $cells }.
fault-too-many-pieces = Во всех столбиках фишек { $found }, а в игре их 49.
fault-too-many-stacks =
    { $color ->
        [white] У белых столбиков { $found }, а фишек всего 23.
       *[black] У чёрных столбиков { $found }, а фишек всего 23.
    }
fault-black-moves-first = На полном поле первыми ходят белые.
fault-nothing-moved = Здесь одни отдельные фишки, и не хватает ровно одной. Так не бывает: первый ход создаёт столбик высотой 2, а если он удалён, не хватает хотя бы двух фишек.
fault-no-placement =
    { $color ->
        [white] Когда размещено фишек: { $pieces }, красных должно быть { $red }, белых { $white }, чёрных { $black }, все отдельные, и ходят белые.
       *[black] Когда размещено фишек: { $pieces }, красных должно быть { $red }, белых { $white }, чёрных { $black }, все отдельные, и ходят чёрные.
    }
refuse-nothing-to-plan = Все фишки размещены, планировать нечего. Задай условные ходы через `/dvonn условные`.
refuse-vacation-days =
    { $count ->
        [one] В году, на который приходится отпуск, осталось дней: { $count }. Возьми меньше.
        [few] В году, на который приходится отпуск, осталось дней: { $count }. Возьми меньше.
        [many] В году, на который приходится отпуск, осталось дней: { $count }. Возьми меньше.
       *[other] В году, на который приходится отпуск, осталось дней: { $count }. Возьми меньше.
    }
refuse-vacation-no-time = В одной из партий у тебя не осталось времени, оно вышло бы сразу. Сначала сделай ход там (смотри `/dvonn партии`), затем заканчивай отпуск.
refuse-no-vacation = Ты не в отпуске. Чтобы начать его, используй `/dvonn отпуск` с `дни:3`.
refuse-review-running = Эта партия ещё идёт. Разобрать её можно, когда она закончится.
refuse-review-short = Эта партия слишком коротка для разбора: обоим игрокам нужен хотя бы один ход с выбором. Её ходы показывает `/партия ходы`.
refuse-variation-gone = Этого анализа у меня больше нет: я храню десять последних, и не дольше 90 дней. Используй `/dvonn анализ` снова.
refuse-variation-full = В этом анализе уже { $most } ходов, больше я не храню. Выбирай из уже разобранных ходов или анализируй другую позицию.
refuse-review-one-at-a-time = Я ещё разбираю для тебя другую партию, а больше одной за раз не могу. Попробуй через минуту.
refuse-engine-unknown = Движка «{ $name }» здесь нет. Выбери из списка или укажи `уровень`.
refuse-engine-gone = Этого движка больше нет. Чтобы сыграть с компьютером, используй `/dvonn играть` и укажи `уровень`.
refuse-engine-and-level = Укажи либо `уровень`, либо `движок`, но не оба.
refuse-engine-busy =
    { $games ->
        [one] { $player } играет не больше { $games } партии за раз. Попробуй, когда партия закончится, или укажи `уровень`.
        [few] { $player } играет не больше { $games } партий за раз. Попробуй, когда одна из них закончится, или укажи `уровень`.
        [many] { $player } играет не больше { $games } партий за раз. Попробуй, когда одна из них закончится, или укажи `уровень`.
       *[other] { $player } играет не больше { $games } партии за раз. Попробуй, когда одна из них закончится, или укажи `уровень`.
    }
refuse-engine-board = { $player } играет только с пустого поля. Выбери расстановку «полная».
refuse-busy-direct = Твоя последняя партия здесь ещё идёт. Её показывает `/dvonn поле`. Чтобы закончить её, используй `/dvonn сдаться`.
refuse-rated-guest = Рейтинговых партий здесь не бывает: таблица лидеров есть только у серверов, на которые меня добавили. Оставь `рейтинг` пустым или брось вызов на таком сервере.
refuse-busy-guest = Здесь уже идёт партия, а показываю я только одну за раз. Её показывает `/dvonn поле`. Сначала доиграй её или играй в другом канале.
refuse-busy = В этом канале играют { $white } и { $black }.

refuse-offer-gone =
    { $state ->
        [accepted] Это предложение уже принято.
        [declined] Это предложение уже отклонено.
        [withdrawn] Это предложение отозвано.
       *[lapsed] Это предложение истекло, когда партия продолжилась.
    }
refuse-offer-own = Это твоё собственное предложение, ответить на него может только соперник. Ты можешь его отозвать.
refuse-offer-not-own = Отозвать это предложение может только соперник. Ты можешь его принять или отклонить.
refuse-offer-waiting =
    { $kind ->
        [draw] Соперник ещё не ответил на твоё предложение ничьей.
        [takeback] Соперник ещё не ответил на твою просьбу вернуть ход.
       *[pause] Соперник ещё не ответил на твою просьбу о паузе.
    }
refuse-answer-first = Соперник просит вернуть ход. Сначала прими эту просьбу или отклони её.
refuse-too-soon =
    { $kind ->
        [draw] { $plies ->
            [one] Предложение ничьей от тебя недавно уже было. Снова можно через { $plies } ход.
            [few] Предложение ничьей от тебя недавно уже было. Снова можно через { $plies } хода.
            [many] Предложение ничьей от тебя недавно уже было. Снова можно через { $plies } ходов.
           *[other] Предложение ничьей от тебя недавно уже было. Снова можно через { $plies } хода.
        }
       *[other] Такая просьба от тебя только что была. Попросить снова можно после следующего хода.
    }
refuse-nothing-to-take-back = У тебя ещё нет хода, который можно вернуть.
refuse-revealed = Твой ход уже не вернуть: после него сработали план или условные ходы соперника. Играй дальше или предложи ничью через `/dvonn предложить`.
refuse-no-clock = В этой партии нет часов, поэтому ни паузы, ни лишнего времени в ней не бывает.
refuse-paused = Партия уже на паузе. Чтобы продолжить, нажми «Продолжить партию» под полем.
refuse-not-paused = Партия не на паузе. Чтобы попросить паузу, используй `/dvonn предложить` с `что:Пауза`.
refuse-enough-time = У соперника и так больше года.
refuse-computer-needs-no-time = Часы компьютера никогда не идут, время ему не нужно.
refuse-not-over = Эта партия ещё не окончена. Реванш можно предложить после неё.
refuse-rematch-deleted = Соперник удалил свои данные. `/dvonn помощь` показывает, как найти другого соперника.
refuse-no-rematch = Сейчас реванш невозможен. Чтобы найти кого-нибудь, используй `/искать`.
refuse-rematch-asked = После каждой партии можно предложить реванш только один раз.
refuse-rematch-waits = Твоё предложение реванша ещё ждёт ответа соперника.
refuse-rematch-offered = Соперник уже предлагает реванш. Прими его предложение.
refuse-rematch-started = Реванш за эту партию — партия { $number }. `/dvonn играть` начинает ещё одну партию с компьютером. `/dvonn помощь` показывает, как сыграть с людьми.
refuse-abort-place = Тебе бросили вызов за твоё место, поэтому прервать эту партию нельзя. Играй или сдайся через `/dvonn сдаться` и потеряй место.
refuse-abort-tournament = Турнирную партию прервать нельзя. Чтобы сдать её, используй `/dvonn сдаться`. Чтобы сняться с турнира, используй `/турнир сняться`.
refuse-abort = Прерывать эту партию поздно. Предложи ничью через `/dvonn предложить` или сдайся через `/dvonn сдаться`.
refuse-claim-here = { $opponent } ещё на этом сервере. Если соперник просрочит время, победа достанется тебе автоматически.
refuse-claim-computer = Компьютер никогда не уходит, и часы его не идут. Чтобы закончить партию, сдайся.
refuse-only-void = Один из игроков партии { $number } играет с другого сервера, поэтому модераторы могут её только аннулировать. Сделать это можно, пока партия идёт, если она нерейтинговая и не турнирная.
refuse-claim-no-clock = В этой партии нет часов, поэтому время выйти не может. Соперник покинул сервер: `/dvonn сдаться` завершает партию без результата.
refuse-claim-own-turn = Сейчас твоя очередь. Сначала сделай ход: тогда пойдут часы соперника, и когда его время выйдет, победа твоя.
refuse-claim-early = Соперник покинул сервер, но время у него ещё есть. Засчитать себе победу можно { $until }.
refuse-not-a-moderator = Это могут сделать только люди с правом «Управлять сервером». Попроси кого-нибудь из них.
refuse-not-a-moderator-role = Это могут сделать только люди с ролью { $role } или с правом «Управлять сервером». Попроси кого-нибудь из них.
refuse-channel = На этом сервере партии начинаются только здесь: { $channels }, и в их ветках. Попробуй там.
refuse-starter = Начинать здесь партии могут только участники сервера с ролью { $role }. Попроси кого-нибудь из них вызвать тебя: принять ты можешь.
refuse-starter-there = На сервере, где шла бы игра, начинать партии могут только участники с определённой ролью, а у тебя её нет.
refuse-blocked =
    Модератор закрыл для тебя партии на этом сервере: начинать их и присоединяться к ним нельзя. Причина: { $reason }
    Твои текущие партии продолжаются. Если это ошибка, напиши модераторам.
refuse-challenger-blocked = Для игрока { $challenger } партии на этом сервере закрыты. Вызови другого через `/dvonn вызвать`.
refuse-opponent-blocked = { $opponent } сейчас не может присоединяться к партиям на этом сервере. Выбери кого-нибудь другого.
refuse-games = Партий и турниров у тебя уже { $most }, больше одновременно нельзя. Сначала доиграй какую-нибудь партию или сдайся в ней.
refuse-challenger-games = { $challenger } уже играет столько партий одновременно, сколько можно. Вызови кого-нибудь другого: `/dvonn вызвать`.
refuse-challenges =
    { $most ->
        [one] У тебя уже { $most } вызов. Отмени его или дождись ответа. Отменённые и отклонённые вызовы считаются ещё 10 минут после отправки.
        [few] У тебя уже { $most } вызова. Отмени один или дождись ответа. Отменённые и отклонённые вызовы считаются ещё 10 минут после отправки.
        [many] У тебя уже { $most } вызовов. Отмени один или дождись ответа. Отменённые и отклонённые вызовы считаются ещё 10 минут после отправки.
       *[other] У тебя уже { $most } вызова. Отмени один или дождись ответа. Отменённые и отклонённые вызовы считаются ещё 10 минут после отправки.
    }
refuse-challenged-before =
    { $most ->
        [one] У игрока { $opponent } уже { $most } вызов от тебя. Дождись ответа. Отмена не поможет: вызов считается ещё час после отправки.
        [few] У игрока { $opponent } уже { $most } вызова от тебя. Дождись ответа. Отмена не поможет: вызов считается ещё час после отправки.
        [many] У игрока { $opponent } уже { $most } вызовов от тебя. Дождись ответа. Отмена не поможет: вызов считается ещё час после отправки.
       *[other] У игрока { $opponent } уже { $most } вызова от тебя. Дождись ответа. Отмена не поможет: вызов считается ещё час после отправки.
    }
refuse-challenged-lately = Вызов игроку { $opponent } от тебя уже был недавно. Следующий можно бросить { $until }. Вызвать кого-нибудь другого можно сразу.
refuse-places-rated-off = Рейтинговые партии на этом сервере выключены, поэтому играть за место нельзя. Включить их может админ сервера через `/dvonn-admin настройки`.
refuse-rated-off = Рейтинговые партии на этом сервере выключены. Чтобы сыграть нерейтинговую, оставь `рейтинг` пустым или выбери False.
refuse-may-not-post = Не могу писать в канале { $channel }. Дай мне там права «Просматривать каналы», «Отправлять сообщения» и «Прикреплять файлы» и попробуй ещё раз.
refuse-block-no-reason = Укажи причину в параметре `причина`. Её увидит тот, кого блокируешь.
refuse-block-opponent = Ты и { $person } в одной текущей партии или в одном турнире, поэтому заблокировать этого игрока ты не можешь. Попроси другого модератора.
refuse-block-bot = Нельзя заблокировать бота. Выбери человека.
refuse-not-blocked = Игрок { $person } не заблокирован. Весь список показывает `/dvonn-admin настройки`.
refuse-own-game = Ты играешь в партии { $number }, поэтому модерировать её не можешь. Попроси другого модератора. Если его нет, выбери роль модераторов через `/dvonn-admin настройки` и дай её кому-нибудь.
refuse-other-server = На этом сервере нет партии { $number }. Чтобы узнать номер партии, используй `/партия ходы` в её канале.
refuse-void-uncounted = Партия { $number } окончена и была нерейтинговой, аннулирование ничего не изменит.
refuse-void-before = Партия { $number } уже убрана из рейтингов.
refuse-role-of-all = Эта роль есть у всех. Выбери такую, которая есть только у модераторов.
refuse-no-reason = Укажи причину в параметре `причина`. Она будет видна в канале партии.
refuse-no-winner = Выбери победителя или ничью в параметре `победитель`. Чтобы завершить партию без результата, выбери «Аннулировать партию» в параметре `решение`.
refuse-no-seat = Выбери нового игрока и сторону в параметрах `игрок` и `сторона`.
refuse-seat-self = Нельзя передать сторону себе. Выбери другого игрока или попроси другого модератора.
refuse-seat-bot = Нельзя передать сторону боту. Выбери человека.
refuse-seat-not-a-member = На этом сервере нет игрока { $person }. Выбери участника сервера.
refuse-seat-blocked = Для игрока { $person } партии на этом сервере закрыты. Выбери другого или сначала используй `/dvonn-admin разблокировать`.
refuse-seat-taken = { $person } уже играет в этой партии. Выбери другого игрока.
refuse-seat-computer = Нельзя передать сторону компьютера. Заверши партию или аннулируй её.

illegal-taken = Клетка { $cell } занята. Выбери пустую.
illegal-empty = Клетка { $cell } пуста. Выбери клетку со своим столбиком.
illegal-lone-red = Красная фишка на { $cell } стоит одна, её никто не может переместить. Выбери свой столбик.
illegal-not-yours = Столбик на { $cell } принадлежит сопернику. Выбери тот, где сверху твой цвет.
illegal-surrounded = Столбик на { $cell } окружён и ходить не может. Выбери другой.
illegal-not-straight = { $from } и { $to } не на одной прямой. Столбики ходят по шести направлениям поля.
illegal-distance =
    { $height ->
        [1] Расстояние от { $from } до { $to } — { $distance }, а отдельная фишка идёт ровно на одну клетку.
        [one] Расстояние от { $from } до { $to } — { $distance }, а столбик высотой { $height } идёт ровно на { $height } клетку.
        [few] Расстояние от { $from } до { $to } — { $distance }, а столбик высотой { $height } идёт ровно на { $height } клетки.
        [many] Расстояние от { $from } до { $to } — { $distance }, а столбик высотой { $height } идёт ровно на { $height } клеток.
       *[other] Расстояние от { $from } до { $to } — { $distance }, а столбик высотой { $height } идёт ровно на { $height } клетки.
    }
illegal-empty-target = Клетка { $to } пуста. Столбик должен встать на другой столбик или фишку.
illegal-leaves-board = С клетки { $from } столбик высотой { $height } в этом направлении ушёл бы с поля. Выбери другое.
illegal-still-placing = Ещё не все фишки размещены. Размести одну на пустой клетке: `/dvonn разместить D3`.
illegal-all-placed = Все фишки размещены. Теперь перемести столбик: `/dvonn ход D3F3`.
illegal-must-pass = У тебя нет возможных ходов, ход придётся пропустить.
illegal-may-not-pass = У тебя есть возможный ход, пропускать нельзя. `/dvonn ход` показывает твои ходы при вводе.
illegal-game-over = Партия окончена. `/dvonn играть` начинает новую с компьютером. `/dvonn помощь` показывает, как сыграть с людьми.

backup = Все данные этого сервера: одна строка JSON на запись, сжато через gzip. В них есть имена людей, поэтому делись ими только с другими админами сервера. Эта копия записана в журнал: смотри `/dvonn-admin журнал`.
backup-no-files = В этом канале я не могу прикреплять файлы. Используй `/dvonn-admin копия` в канале, где могу.
backup-in-parts = Резервная копия слишком велика для одного файла в Discord. Остальные части сейчас придут.
backup-part = Часть { $part }. Дальше будут ещё.
backup-last-part = Часть { $part }, последняя. Каждую часть можно распаковать отдельно или соединить все по порядку и распаковать вместе.

## Fair play

fairness-heading = {"**"}Потеря шансов на победу за ход** в разобранных рейтинговых партиях (± две стандартные ошибки)
fairness-line = { $player } (рейтинг { $rating }): { $loss } ± { $error } процентного пункта, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }, { $moves ->
        [one] { $moves } ход.
        [few] { $moves } хода.
        [many] { $moves } ходов.
       *[other] { $moves } хода.
    }
fairness-peers = У игроков с близким рейтингом ({ $count }) потеря { $loss }. Разница: { $less } ± { $error }. { $verdict ->
        [unusual] {"**"}Необычно мало: посмотри партии.**
       *[usual] Ничего необычного.
    }
fairness-few-games = { $player } (рейтинг { $rating }): слишком мало партий ({ $games }, а нужно хотя бы { $least }).
fairness-few-peers = Сравнить почти не с кем: игроков с разницей в рейтинге не больше { $range } нужно хотя бы { $least }.
fairness-note = Это намёк, а не доказательство. Так же выглядят сильный игрок с новым аккаунтом, лёгкие позиции или разборы одних удачных партий. Я по этим числам никогда ничего не решаю.
fairness-empty = На этом сервере ещё ни у кого нет { $least } разобранных рейтинговых партий. Чтобы разобрать партию, используй `/партия разбор`.
fairness-unknown = У игрока { $player } на этом сервере нет разобранных рейтинговых партий. Чтобы разобрать партию, используй `/партия разбор`.

## Stored data

privacy-stored =
    {"**"}Что я храню**
    {"-"} Твой ID в Discord и имя на серверах, где ты играешь.
    {"-"} Твои партии: ходы со временем, условия, результаты и твои заметки. Планы и условные ходы — до конца партии.
    {"-"} Твои рейтинги, места и турниры, а ещё роли, полученные за них от меня.
    {"-"} Твой рейтинг в задачах, задачи, которые ты решаешь, и твоя лучшая гонка задач. Сами гонки — сутки.
    {"-"} Твои вызовы, отпуска и уроки, а ещё настройки (с часовым поясом, тихими часами и выходными без часов).
    {"-"} Последние 50 импортированных партий (меньше, если они большие) и ходы десяти твоих последних анализов.
    {"-"} Партии, за которыми ты следишь, пока они идут. Разбор, которого ты ждёшь.
    {"-"} Что ты ищешь через `/искать` и есть ли ты в глобальной таблице лидеров. С кем ты не хочешь больше встречаться и твои жалобы.
    {"-"} Твои решения как модератора и серверы, которые тебя блокируют.
    Сообщений я не читаю, только то, что ты вводишь в мои команды, формы и кнопки.
privacy-kept =
    {"**"}Как долго.** Пока ты это не удалишь. Исключения:
    {"-"} Анализ: 90 дней после последнего использования.
    {"-"} Закрытый вызов или предложение: 30 дней.
    {"-"} ID твоих команд: день, кроме тех, что сделали ход. Они нужны, чтобы ни одна команда не сработала дважды.
    {"-"} Твой ID в зашифрованном виде: ещё 30 дней, если удалить всё раньше чем через 30 дней после рейтинговой партии. Расшифровать его без ключа бота нельзя. Он нужен, чтобы повторные партии с тем же соперником по-прежнему не считались полностью.
privacy-seen =
    {"**"}Кто это видит**
    {"-"} Партии, рейтинги, результаты, турниры и решения модераторов: каждый на их сервере. После `/искать` и в командных матчах это оба сервера. Админы сервера могут их и скачать.
    {"-"} Чемпионат: все и везде.
    {"-"} Глобальная таблица лидеров: все и везде, пока ты не используешь `/лидеры покинуть-глобальную`.
    {"-"} Твой рейтинг в задачах: каждый на серверах, где ты их решаешь.
    {"-"} Гонка задач против кого-то: каждый в её канале.
    {"-"} Отпуск и выходные, которые останавливают твои часы: твои соперники.
    {"-"} Всё остальное: только ты.
    Оператор бота может читать его базу данных. Больше я ничем ни с кем не делюсь.
privacy-choices =
    {"**"}Что ты можешь сделать**
    {"-"} `/данные экспорт` отдаёт тебе всё одним файлом.
    {"-"} `/данные удалить` удаляет всё навсегда.
    {"-"} После этого партии с тобой остаются у соперников, как партии с «удалённым игроком».
    {"-"} Если сервер тебя блокирует, блокировка остаётся.
    {"-"} Если тебя блокирует оператор бота или кто-то не хочет больше с тобой встречаться, это тоже остаётся. Твой ID при этом хранится только в зашифрованном виде.
delete-person =
    {"**"}Удалить всё о тебе?** Вернуть это нельзя.
    {"-"} { $games ->
        [0] Текущих партий у тебя нет.
        [1] Твоя текущая партия сразу закончится. Если она рейтинговая и после размещения в ней уже шесть ходов или больше, ты её проигрываешь. Иначе она кончится без результата.
        [one] Твои текущие партии ({ $games }) сразу закончатся. Рейтинговые, где после размещения уже шесть ходов или больше, ты проигрываешь. Остальные кончатся без результата.
        [few] Твои текущие партии ({ $games }) сразу закончатся. Рейтинговые, где после размещения уже шесть ходов или больше, ты проигрываешь. Остальные кончатся без результата.
        [many] Твои текущие партии ({ $games }) сразу закончатся. Рейтинговые, где после размещения уже шесть ходов или больше, ты проигрываешь. Остальные кончатся без результата.
       *[other] Твои текущие партии ({ $games }) сразу закончатся. Рейтинговые, где после размещения уже шесть ходов или больше, ты проигрываешь. Остальные кончатся без результата.
    } Твои вызовы отменяются, из турниров ты выходишь.
    {"-"} Настройки, отпуска, уроки, планы, заметки, импортированные партии и анализы удаляются, и ни за какой партией ты больше не следишь. Ты исчезаешь из всех таблиц лидеров, а роли за места и титулы я забираю.
    {"-"} У соперников партии с тобой остаются, как партии с «удалённым игроком». Их рейтинги меняют только рейтинговые партии, которые ты сейчас проигрываешь. Твои решения как модератора остаются, но без ID и имени.
    {"-"} Если сервер тебя блокирует, блокировка остаётся. Сообщения в каналах остаются.
    {"-"} Если за последние 30 дней у тебя была рейтинговая партия, я храню твой ID в зашифрованном виде. Он остаётся на 30 дней: смотри `/данные показать`.
    Если сыграешь снова, начнёшь как новый игрок.
button-export-person = Сначала экспорт данных
button-delete-person = Удалить всё
button-keep-person = Оставить всё
delete-cancelled = Ничего не удалено.
delete-running = Удаляю всё о тебе…
delete-done = Твои данные удалены. Если сыграешь снова, начнёшь как новый игрок.

export-about = Всё, что бот DVONN хранит о тебе. Время — по UTC, часы — в миллисекундах. Очки считаются половинами: 2 за победу, 1 за ничью. Другие люди есть здесь только под именами, которые видит каждый на сервере.
exported = В этом файле всё, что я о тебе храню. Прочтёт его любой, к кому он попадёт.
exported-part = Часть { $part }. Для одного файла в Discord это слишком много. Дальше будут ещё части.
exported-last-part = Часть { $part }, последняя.
export-everything-no-files = В этом канале я не могу прикреплять файлы. Используй `/данные экспорт` в личных сообщениях со мной.
export-everything-too-large = Твоих данных слишком много для файла в Discord. Попроси копию у оператора бота: в базе данных он найдёт их по твоему ID в Discord.

## Errors

error-busy = Сейчас я не справляюсь с нагрузкой. Ничего не изменилось. Попробуй через минуту.
error-too-late = Увы, вовремя не получилось. Ничего не изменилось. Попробуй через минуту.
error-storage = Увы, сейчас не удаётся прочитать или сохранить партии. Ничего не изменилось. Попробуй через несколько минут.
error-unconfirmed = Моя база данных этого ещё не подтвердила. Прежде чем пробовать снова, проверь через минуту, получилось ли.
error-slow = Это занимает больше времени, чем обычно. Прежде чем пробовать снова, проверь, получилось ли.
error-late-form = Форма не успела открыться. Попробуй ещё раз.
error-number-range = `{ $option }` — это число от { $from } до { $to }.
error-too-many =
    { $seconds ->
        [one] Слишком быстро. Ничего не изменилось. Попробуй через { $seconds } секунду.
        [few] Слишком быстро. Ничего не изменилось. Попробуй через { $seconds } секунды.
        [many] Слишком быстро. Ничего не изменилось. Попробуй через { $seconds } секунд.
       *[other] Слишком быстро. Ничего не изменилось. Попробуй через { $seconds } секунды.
    }
error-too-many-server =
    { $seconds ->
        [one] На этом сервере сейчас слишком много всего сразу. Ничего не изменилось. Попробуй через { $seconds } секунду.
        [few] На этом сервере сейчас слишком много всего сразу. Ничего не изменилось. Попробуй через { $seconds } секунды.
        [many] На этом сервере сейчас слишком много всего сразу. Ничего не изменилось. Попробуй через { $seconds } секунд.
       *[other] На этом сервере сейчас слишком много всего сразу. Ничего не изменилось. Попробуй через { $seconds } секунды.
    }
error-busy-drawing = Слишком много картинок ждут своей очереди. Попробуй через минуту.
error-slow-drawing = Эта картинка не успела нарисоваться. Попробуй через минуту.
error-still-thinking = Я ещё работаю над твоим прошлым вопросом. Дождись ответа и спроси снова.
error-internal = Увы, что-то пошло не так. Ничего не изменилось. Попробуй ещё раз. Если это повторится, передай оператору бота код: **{ $code }**.
error-unknown = Такой команды или кнопки я не знаю. Может быть, она из старой версии. `/dvonn поле` показывает поле, `/dvonn помощь` покажет, что ещё можно.
error-message-deleted = Это сообщение удалено. `/dvonn поле` показывает поле, `/dvonn помощь` покажет, что ещё можно.
error-outside-server = Эта команда работает только на серверах, на которые меня добавили. Здесь `/dvonn играть` начинает партию с компьютером, а `/dvonn помощь` показывает, что ещё работает. Чтобы бросить вызов другу, используй `/dvonn вызвать` там, где есть вы оба. Это может быть сервер, группа или ваши личные сообщения друг с другом.
error-no-files = (В этом канале я не могу прикреплять файлы. С правом «Прикреплять файлы» здесь будет картинка.)
missing-to-bot = Мне нельзя здесь писать, поэтому партию здесь начать нельзя. Попроси модератора дать мне в этом канале права: { $permissions }. Или используй другой канал.
missing-to-person = В этом канале тебе не хватает прав: { $permissions }. Попроси о них модератора или используй другой канал.
permission =
    { $name ->
        [view-channel] «Просматривать каналы»
        [send-messages] «Отправлять сообщения»
        [send-in-threads] «Отправлять сообщения в ветках»
        [use-external-apps] «Использовать внешние приложения»
       *[create-threads] «Создавать публичные ветки»
    }
error-no-threads = Я не могу открыть здесь ветку. Попроси модератора дать мне права «Создавать публичные ветки» и «Отправлять сообщения в ветках» или используй другой канал.
error-no-threads-kind = В канале такого вида я не могу открывать ветки. Используй текстовый канал, канал объявлений или публикацию на форуме.

## Why Discord refuses a request

discord-no-channel = Этот канал или ветка удалены. Используй другой канал.
discord-no-member = Этот человек покинул сервер или удалил учётную запись.
discord-hidden = Я не вижу этот канал. Попроси модератора дать мне там право «Просматривать каналы» или используй другой канал.
discord-forbidden = Discord говорит, что мне не хватает права. Попроси модератора проверить там мои права или используй другой канал.
discord-direct-messages = Я не могу писать тебе личные сообщения. Разреши личные сообщения от участников в настройках приватности сервера и попробуй ещё раз.
discord-channel-kind = В канале такого вида это невозможно. Используй текстовый канал.
discord-thread-closed = Эта ветка в архиве или заблокирована. Попроси модератора снова её открыть или используй другой канал.
discord-too-many-threads = На этом сервере столько активных веток, сколько разрешает Discord. Попроси модератора убрать часть в архив и попробуй ещё раз.
discord-tag-required = Этот форум требует тег у каждой публикации, а я теги не выбираю. Попроси модератора снять это правило или используй текстовый канал.
discord-name = Discord не разрешает одно из слов в этом названии. Измени его и попробуй ещё раз.
discord-automod = AutoMod этого сервера заблокировал сообщение или название. Попроси модератора сделать исключение для моей роли или изменить правило.
discord-filter = Фильтр Discord заблокировал сообщение как вредное. Убери ссылки и грубые слова и попробуй ещё раз.
discord-too-large = Файл слишком велик для Discord. Запроси меньше за один раз.
discord-invalid-role = Discord никому не даёт выдавать эту роль. Выбери другую.
discord-two-factor = Этот сервер требует для модерации двухфакторную аутентификацию. Моему оператору надо включить её в своей учётной записи Discord.
discord-slow = Discord не разрешает делать это так часто. Попробуй через минуту.
discord-down = Discord сейчас работает с перебоями. Попробуй через минуту.
discord-invalid = Discord не принимает то, что я отправляю. Это моя ошибка: расскажи о ней моему оператору.

## Alt text of boards, in whole sentences

alt-players = Белые: { $white }. Чёрные: { $black }.
alt-turn =
    { $next ->
        [red] Размещает красную фишку: { $name } ({ $color ->
            [white] белые
           *[black] чёрные
        }).
        [own] Размещает фишку: { $name } ({ $color ->
            [white] белые
           *[black] чёрные
        }).
       *[move] Ход: { $name } ({ $color ->
            [white] белые
           *[black] чёрные
        }).
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] Белые
           *[black] Чёрные
        } размещают красную фишку.
        [own] { $color ->
            [white] Белые
           *[black] Чёрные
        } размещают фишку.
       *[move] Ходят { $color ->
            [white] белые
           *[black] чёрные
        }.
    }
alt-won =
    { $color ->
        [white] Партия окончена: победа белых ({ $name }), перевес { $margin }.
       *[black] Партия окончена: победа чёрных ({ $name }), перевес { $margin }.
    }
alt-won-without-name =
    { $color ->
        [white] Партия окончена: белые победили, перевес { $margin }.
       *[black] Партия окончена: чёрные победили, перевес { $margin }.
    }
alt-draw = Партия окончена: ничья.
alt-won-early =
    { $color ->
        [white] Партия окончена досрочно: победа белых ({ $winner }), соперник: { $loser }.
       *[black] Партия окончена досрочно: победа чёрных ({ $winner }), соперник: { $loser }.
    }
alt-won-early-without-names =
    { $color ->
        [white] Партия окончена досрочно: победа белых.
       *[black] Партия окончена досрочно: победа чёрных.
    }
alt-drawn-early = Партия окончена досрочно: ничья.
alt-no-result = Партия окончена без результата.
alt-passed = { $name }: пропуск хода.
alt-last = Последний ход ({ $name }): { $ply }.
alt-placed =
    { $piece ->
        [red] Размещение ({ $name }): красная фишка на { $cell }.
        [white] Размещение ({ $name }): белая фишка на { $cell }.
       *[black] Размещение ({ $name }): чёрная фишка на { $cell }.
    }
alt-preview = Предпросмотр, ещё не сыграно ({ $name }): { $ply }.
alt-preview-only = Предпросмотр, ещё не сыграно.
alt-isolated = Изолированы и удалены: { $stacks }.
alt-isolated-stacks =
    { $color ->
        [white] белые
       *[black] чёрные
    }, высота { $height }: { $cells }
alt-sample = Пример: твоё поле, когда играешь чёрными.
alt-hints = Буквы отмечают лучшие ходы: { $plies }.
alt-targets = Кольца отмечают, куда может пойти столбик с клетки { $from }: { $cells }.
alt-no-targets = Выбран столбик на { $from }, но ходить он не может.
alt-places = Кольца отмечают, где можно разместить фишку: { $cells }.
alt-movable = Подписаны столбики, которые могут ходить: { $cells }.
alt-blocked = Окружены и не могут ходить: { $cells }.
alt-white-chance = Шансы белых на победу: { $chance } %.
alt-score = Счёт: белые { $white }, чёрные { $black }.
alt-to-place = Осталось разместить: красных { $red }, белых { $white }, чёрных { $black }.
alt-stacks =
    { $color ->
        [white] Белые, высота { $height }{ $content ->
           *[plain] {""}
            [red] {" "}с красной
            [one] {" "}с одной красной
            [several] {" "}с красными ({ $reds })
        }: { $cells }.
       *[black] Чёрные, высота { $height }{ $content ->
           *[plain] {""}
            [red] {" "}с красной
            [one] {" "}с одной красной
            [several] {" "}с красными ({ $reds })
        }: { $cells }.
    }
alt-lone-reds = Отдельные красные: { $cells }.
alt-empty = Поле пустое.

## Tournaments. Markdown in the names of tournaments is already escaped.

tournament-kind =
    { $kind ->
        [round_robin] круговая
        [double_round_robin] двухкруговая
        [knockout] на вылет
        [arena] арена
        [teams] командный матч
       *[swiss] швейцарская
    }
tournament-rounds =
    { $count ->
        [one] { $kind }, { $count } тур
        [few] { $kind }, { $count } тура
        [many] { $kind }, { $count } туров
       *[other] { $kind }, { $count } тура
    }
tournament-title = {"**"}{ $name }** · турнир { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] Три красные вручную, остальное случайно
        [random] Случайные поля
        [symmetric] Симметричные поля
       *[full] Все 49 фишек вручную
    } · { $clock } · { $rated ->
        [yes] рейтинговые партии
       *[no] нерейтинговые партии
    } · на тур максимум { $length }
tournament-knockout = Проигравший выбывает. После ничьей играют ещё одну партию со сменой цвета. Если и её никто не выиграет или тур закончится раньше, в следующий тур выходит игрок с меньшим стартовым номером.
arena-terms = Арена длится { $length }. Каждый играет столько партий, сколько успеет: закончилась одна — сразу начинается следующая. Можно прийти позже, сделать перерыв и вернуться. Побеждает тот, у кого больше очков. Партия, которая к концу ещё идёт, не считается.
arena-running = {"**"}{ $name }**: турнир идёт. Он закончится в { $until }. Закончено партий: { $count }.
arena-over = {"**"}{ $name }**: турнир окончен. Побеждает { $winner }, поздравляем!
arena-standings = Таблица на этот момент: { $name }
arena-legend = {"-#"} + победы, = ничьи, − поражения, (n) без игры. При равных очках выше тот, кто сыграл меньше партий.
button-break = Сделать перерыв
arena-back = Ты играешь в турнире **{ $name }**. Как только освободится соперник, твоя партия начнётся в ветке канала { $channel }.
arena-rest = У тебя перерыв в турнире **{ $name }**. Если партия ещё идёт, доиграй её. Чтобы вернуться, вступи снова.
arena-absent = { $player }, первый ход не сделан вовремя: эта партия в турнире **{ $name }** проиграна, и у тебя перерыв. Чтобы вернуться, нажми кнопку.
arena-next-game = { $player }, твоя следующая партия началась: { $place }
arena-waits = { $player }, ищу тебе следующего соперника. Когда партия начнётся, здесь будет ссылка.
arena-waits-no-more = { $player }, ты больше не ждёшь партии турнира **{ $name }**.
refuse-arena-clock = Арене нужен контроль в реальном времени, например `live 10`: по десять минут каждому на всю партию.
tournament-open = Организатор: { $organiser }. Чтобы участвовать, нажми «Вступить в турнир».
tournament-open-invited = Организатор: { $organiser }. По приглашению: участников заявляет организатор.
tournament-entrants = Участники турнира ({ $count }): { $names }
tournament-entrants-more = { $names } и ещё { $more }
tournament-entrants-none = Участников турнира пока нет.
tournament-reserve = Запасные ({ $count }): { $names }
tournament-several = { $name } × { $count }
tournament-started = Турнир начался. Участников: { $count }.
tournament-starts =
    { $repeats ->
        [week] Начало: { $time } ({ $rest }), затем каждую неделю.
        [month] Начало: { $time } ({ $rest }), затем каждый месяц.
        [weekday] Начало: { $time } ({ $rest }), затем каждый месяц: { $day }.
       *[none] Начало: { $time } ({ $rest }).
    }
tournament-players = Участники: { $range }.
tournament-ratings = Рейтинги: { $range }.
tournament-role = Только для участников с ролью { $role }.
tournament-count =
    { $most ->
        [0] Участники: { $count }
       *[other] Участники: { $count } из { $most }
    }
tournament-edition = { $name }, № { $number }
tournament-called-off = Отменён: участников только { $count }, а нужно хотя бы { $least }.
tournament-calendar = Ближайшие турниры для твоего календаря.
tournament-calendar-none = Ни у одного турнира пока нет даты.
button-calendar = Файл календаря
tournament-cancelled = Турнир отменён до начала.
# Заявки компьютера названы именами звёзд.
tournament-computer = { $name } ({ $level })
button-join = Вступить в турнир
button-leave = Выйти из турнира
button-start = Начать турнир
button-standings = Показать таблицу
button-pairings = Показать пары
button-series = Показать таблицу серии

tournament-round = {"**"}{ $name }**: начался тур { $round } из { $rounds }. Он закончится не позже чем { $until }.
tournament-round-games = Закончено партий: { $decided } из { $count }.
tournament-pairing = { $board }. { $white } — { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }**, технический результат
tournament-pairing-advances = { $pairing } · дальше проходит { $player }, стартовый номер меньше
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } в этом туре не играет
        [on] { $board }. { $player } пропускает тур и выходит в следующий
       *[no] { $board }. { $player } пропускает тур · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · скоро начнётся
tournament-more-pairings = Ещё партии тура { $round }:
tournament-pairings-title = {"**"}{ $name }**: тур { $round } из { $rounds }
tournament-pairings-none = {"**"}{ $name }**: турнир ещё не начался, пар пока нет.

# Название стоит в конце, потому что слишком длинное картинка обрезает.
tournament-standings-after = Таблица после тура { $round } из { $rounds }: { $name }
tournament-standings-during = Таблица в туре { $round } из { $rounds }: { $name }
tournament-standings-final = Итоговая таблица: { $name }
tournament-standings-none = {"**"}{ $name }**: турнир ещё не начался.
tournament-over = {"**"}{ $name }**: турнир окончен, { $rounds ->
        [one] сыгран { $rounds } тур
        [few] сыграно { $rounds } тура
        [many] сыграно { $rounds } туров
       *[other] сыграно { $rounds } тура
    }. Побеждает { $winner }, поздравляем!
tournament-over-shared = {"**"}{ $name }**: турнир окончен. Первое место делят { $winners }, поздравляем!
tournament-over-early = {"**"}{ $name }**: турнир завершён досрочно, в туре { $round } из { $rounds }. Победителя нет.
tournament-over-nobody = {"**"}{ $name }**: турнир окончен.

tournament-line = Турнир [{ $name }]({ $url }), тур { $round }
tournament-line-plain = Турнир { $name }, тур { $round }
arena-line = Арена [{ $name }]({ $url })
arena-line-plain = Арена { $name }
tournament-ended-game-continues = { $players }: турнир **{ $name }** завершён, поэтому эта партия в нём больше не считается. Можно играть дальше, предложить ничью через `/dvonn предложить` или сдаться через `/dvonn сдаться`.
outcome-won = Турнир: очко получает { $player }.
outcome-drawn = Турнир: по половине очка каждому.
outcome-advances =
    { $last ->
        [yes] Турнир: { $player } побеждает в финале.
       *[no] Турнир: { $player } выходит в следующий тур.
    }
outcome-advances-by-rank =
    { $last ->
        [yes] Никто не выиграл. { $player } побеждает в финале благодаря меньшему стартовому номеру.
       *[no] Никто не выиграл. { $player } выходит в следующий тур благодаря меньшему стартовому номеру.
    }
outcome-no-result = Эта партия осталась без результата, поэтому её сыграют заново. Новая начнётся здесь совсем скоро.
outcome-one-more-game = В системе на вылет нужен победитель. Ещё одна партия, со сменой цвета, начнётся совсем скоро. Если и её никто не выиграет, дальше проходит { $player }: стартовый номер меньше.
tournament-game-replays = Прошлая партия осталась без результата, поэтому её играют заново.
tournament-game-decides = Прошлая партия кончилась вничью, поэтому играют ещё одну, со сменой цвета. Если и её никто не выиграет, дальше проходит { $player }: стартовый номер меньше.
outcome-not-counted = Турнир завершился раньше этой партии, поэтому она в нём не считается.
tournament-game-withdrawn = { $player } снимается с турнира, поэтому эту партию выигрывает { $winner }.
tournament-game-timed-out = У игрока { $player } вышло время до первого хода столбиком.
tournament-thread-players = { $white } — { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · тур { $round }, стол { $board }
arena-thread-ending = #{ $number } · партия { $board }
button-round = Тур { $round }

tournament-long-games =
    { $limit ->
        [none] У партий нет часов, а тур длится только { $round }.
       *[some] С таким контролем партия может длиться { $game }, а тур — только { $round }.
    } Когда он кончится, проигрывает тот, чьего хода ждёт соперник, а остальные незаконченные партии становятся ничьими. Если нужны контроль короче или туры длиннее, заверши этот турнир через `/турнир завершить` и создай другой.
tournament-next-steps =
    Заявить людей можно через `/турнир добавить-игрока`, компьютер — через `/турнир добавить-компьютер`. Тоже играешь? Используй `/турнир вступить`. { $starts ->
        [by_date] Турнир начнётся сам.
       *[by_hand] Чтобы начать турнир, используй `/турнир начать`.
    }
tournament-created-elsewhere = {"**"}{ $name }**: турнир объявлен в канале { $channel }.
tournament-no-threads =
    { $organiser }, следующие партии турнира **{ $name }** не могут начаться в канале { $channel }. { $reason } Я пробую снова каждую минуту. Чтобы играть в другом канале, используй там `/турнир перенести`.
tournament-no-threads-over = Ни одна партия турнира **{ $name }** больше не ждёт начала.
tournament-not-posted = Я не могу писать о турнире **{ $name }** в канале { $channel }. { $reason } Турнир продолжается. Чтобы объявить его в другом канале, используй там `/турнир перенести`.
tournament-joined = Ты участвуешь в турнире **{ $name }**. Участников пока { $count }. Упомяну тебя, когда начнётся твоя первая партия.
tournament-joined-reserve = В турнире **{ $name }** мест нет. Твой номер среди запасных: { $place }. Если место освободится до начала, ты в турнире, и я сообщу об этом в канале { $channel }.
tournament-left = Тебя больше нет в турнире **{ $name }**.
tournament-entered = { $player } теперь в турнире **{ $name }**. Я сообщаю об этом в канале { $channel }. До начала турнира можно выйти.
tournament-entered-reserve = В турнире **{ $name }** мест нет. { $player } среди запасных под номером { $place }. Если место освободится до начала, я сообщу игроку.
tournament-you-were-entered = { $player }, { $person } заявляет тебя на турнир **{ $name }**. Если не хочешь играть, выйди до начала.
tournament-you-take-over = { $player }, { $person } ставит тебя в турнире **{ $name }** на место игрока { $former }. У тебя его очки, и ты играешь партии, которые ещё не начались. Если не хочешь играть, снимись.
tournament-you-move-up = { $player }, в турнире **{ $name }** освободилось место: ты участвуешь. Если не хочешь играть, выйди до начала.
tournament-added = { $level }: в турнир **{ $name }** { $count ->
        [one] добавлена { $count } заявка.
        [few] добавлены { $count } заявки.
        [many] добавлено { $count } заявок.
       *[other] добавлено { $count } заявки.
    }
tournament-removed = { $level }: из турнира **{ $name }** { $count ->
        [one] убрана { $count } заявка.
        [few] убраны { $count } заявки.
        [many] убрано { $count } заявок.
       *[other] убрано { $count } заявки.
    }
tournament-starting = {"**"}{ $name }**: турнир начинается, участников: { $count }. Подробности в канале { $channel }.
tournament-fewer-rounds = Туров будет { $rounds } вместо { $wanted }: иначе кто-то встретился бы дважды.
ask-withdraw =
    { $whose ->
        [own] Сняться с турнира **{ $name }**? Текущую партию в нём ты проигрываешь, а новых не будет. Вернуться нельзя.
        [league] Снять игрока { $player } с этого цикла лиги (**{ $name }**)? Очки за все незаконченные партии получат соперники. Идущие партии можно доиграть, но в лиге они больше не считаются. Заявка на следующий цикл тоже снимается, но можно заявиться снова.
       *[other] Снять игрока { $player } с турнира **{ $name }**? Очко за текущую партию получит соперник. Её можно доиграть, но в турнире она больше не считается. Новых партий не будет, вернуться нельзя.
    }
button-withdraw-tournament = Прекратить участие
button-stay = Продолжить участие
tournament-withdraw-cancelled = Никто не снят.
tournament-withdrawn-self = Ты больше не играешь в турнире **{ $name }**. Спасибо за участие.
tournament-withdrawn = { $player } больше не играет в турнире **{ $name }**.
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } снимает тебя с этого цикла лиги (**{ $name }**). Очки за твои незаконченные партии получают соперники. Идущие партии можно доиграть, но в лиге они больше не считаются. На следующий цикл можно заявиться снова. О причине спроси: { $person }.
       *[no] { $person } снимает тебя с турнира **{ $name }**. Очко за текущую партию получает соперник. Её можно доиграть, но в турнире она больше не считается. Новых партий в нём не будет. О причине спроси: { $person }.
    }
tournament-withdrawn-game-continues = { $player } больше не играет в турнире **{ $name }**, поэтому очко получает соперник. Эту партию можно доиграть, но в турнире она больше не считается. Если она рейтинговая, она по-прежнему идёт в рейтинговый зачёт.
ask-newcomer = Кто займёт место игрока { $player }?
ask-replace = Пусть { $new } займёт место игрока { $player } в турнире **{ $name }**? { $new } получит очки и все партии, которые ещё не начались. Если у игрока { $player } идёт партия, очко получит соперник. Её можно доиграть, но в турнире она больше не считается. Оба получат сообщение.
button-replace = Заменить
button-no-replacement = Не заменять
tournament-replaced = { $new } теперь играет в турнире **{ $name }** вместо игрока { $player }.
tournament-you-were-replaced = { $person } отдаёт твоё место в турнире **{ $name }**: теперь там играет { $new }. Если у тебя там идёт партия, очко получает соперник. Её можно доиграть, но в турнире она больше не считается. О причине спроси: { $person }.
ask-end-tournament =
    Завершить турнир **{ $name }** в туре { $round } из { $rounds }? Победителя не будет. { $games ->
        [0] Сейчас не идёт ни одна партия.
        [1] Идёт ещё { $games } партия. Её можно доиграть, но в турнире она не считается.
        [one] Идёт ещё { $games } партия. Их можно доиграть, но в турнире они не считаются.
        [few] Идут ещё { $games } партии. Их можно доиграть, но в турнире они не считаются.
        [many] Идёт ещё { $games } партий. Их можно доиграть, но в турнире они не считаются.
       *[other] Идёт ещё { $games } партии. Их можно доиграть, но в турнире они не считаются.
    }
ask-end-arena =
    Завершить арену **{ $name }** досрочно? Победит тот, у кого сейчас больше очков. { $games ->
        [0] Сейчас не идёт ни одна партия.
        [1] Идёт ещё { $games } партия. Её можно доиграть, но в турнире она не считается.
        [one] Идёт ещё { $games } партия. Их можно доиграть, но в турнире они не считаются.
        [few] Идут ещё { $games } партии. Их можно доиграть, но в турнире они не считаются.
        [many] Идёт ещё { $games } партий. Их можно доиграть, но в турнире они не считаются.
       *[other] Идёт ещё { $games } партии. Их можно доиграть, но в турнире они не считаются.
    }
ask-cancel-tournament =
    Отменить турнир **{ $name }**? Он ещё не начался.{ $series ->
        [yes] {" "}С ним закончится и вся серия.
       *[no] {""}
    }
button-end-tournament = Завершить турнир
button-cancel-tournament = Отменить турнир
button-keep-tournament = Оставить как есть
tournament-end-cancelled = Турнир продолжается.
tournament-end-done = {"**"}{ $name }**: турнир завершён.
tournament-cancel-done = {"**"}{ $name }**: турнир отменён.
tournament-moved = Партии турнира **{ $name }** теперь идут в канале { $channel }.
tournament-list-title = Турниры на этом сервере:
tournament-list-none = Турниров здесь пока нет. Создай первый через `/турнир создать`.
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] открыт, { $count ->
            [one] { $count } участник
            [few] { $count } участника
            [many] { $count } участников
           *[other] { $count } участника
        }
        [running] тур { $round } из { $rounds }
        [over] окончен
       *[cancelled] отменён
    } · { $channel }
tournament-list-more = … и ещё { $count }. Чтобы увидеть один из них, используй `/турнир таблица` с его номером или названием.
teams-terms = Каждый сервер выставляет своих людей. Сильнейшие с обеих сторон встречаются за столом 1, следующие за столом 2 и так далее. За каждым столом две партии, по одной каждым цветом.
teams-rated = Партия рейтинговая, если оба игрока есть в глобальной таблице лидеров.
teams-players = В каждой команде: { $range }.
teams-open = Чтобы играть за свой сервер, нажми «Вступить в турнир».
teams-open-invited = По приглашению: игроков каждого сервера заявляют его модераторы.
teams-names = Другой сервер видит твоё имя.
teams-entrants = {"**"}{ $team }** ({ $count }): { $names }
teams-entrants-none = {"**"}{ $team }**: пока никого нет.
teams-no-guest = Ни один другой сервер пока не принял матч. Организатор может нажать «Пригласить сервер».
button-invite-server = Пригласить сервер
teams-code = Отправь этот код модератору другого сервера: `{ $code }`. Там его вводят через `/турнир принять`. Код действует один раз.
teams-ask = {"**"}{ $team }** предлагает твоему серверу командный матч. Если примешь, люди отсюда смогут записаться на него в канале { $channel } и играть свои партии там же, в ветках. Другой сервер видит их имена.
button-accept-match = Принять матч
teams-accepted = Матч принят: **{ $name }**. Люди отсюда уже могут записаться на него в канале { $channel }.
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }**: матч окончен. Побеждает **{ $team }**, { $points }:{ $others }. Поздравляем!
teams-drawn = {"**"}{ $name }**: матч окончен. Ничья, { $points }:{ $others }.
teams-called-off = Отменён: нужно хотя бы { $least } в каждой команде, а в одной было только { $count }.
teams-called-off-alone = Отменён: ни один другой сервер не принял матч.
refuse-teams-terms = Командный матч могут создать только модераторы. Он начинается сам, поэтому выбери `начало`, и повторять его нельзя: убери `повтор`.
refuse-teams-starts = Ты не можешь начать матч **{ $name }**: он начнётся сам в назначенное время, чтобы оба сервера знали, когда играть.
refuse-teams-end = Ни один из двух серверов не может сам завершить идущий командный матч. {"**"}{ $name }**: матч закончится, когда закончатся все его партии. Чтобы сняться с него, используй `/турнир сняться`.
refuse-teams-other = { $player } играет за другой сервер. Это решают только модераторы того сервера.
refuse-teams-moderators = Кто играет за этот сервер, решают только его модераторы.
refuse-teams-full = В этой команде нет мест. Человек может быть не больше { $most }.
refuse-teams-people = В командном матче играют только люди.
refuse-teams-code = Матча с таким кодом никто не предлагает. Проверь код ещё раз: в нём девять цифр, и он действует один раз.
refuse-teams-own = Этот матч предлагает твой же сервер. Принять его должен модератор другого сервера.
refuse-teams-accepted = Этот матч уже принял другой сервер.
refuse-teams-barred = Оператор бота не разрешает игроку { $player } играть с людьми с других серверов.
series-title = {"**"}{ $name }**, { $year }. Турниров пока: { $count }.
series-none = Очков пока ни у кого нет.
series-line = { $place }. { $player } · {"**"}{ $points }** · турниры: { $played }, победы: { $wins }
series-legend = {"-#"} В каждом турнире даётся очко за участие и по одному за каждого, кто оказался ниже. Если сняться с турнира, очков нет. При равенстве важны выигранные турниры.
series-next = Следующий: { $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] Здесь не идёт ни один турнир и ни один цикл лиги. Чтобы начать турнир, используй `/турнир начать`.
       *[no] Ни один твой турнир здесь сейчас не идёт. Чтобы начать свой, используй `/турнир начать`. Модераторы видят все турниры.
    }
panel-round = тур { $round } из { $rounds }
panel-games = закончено: { $over } · идёт: { $running } · не начато: { $waiting }
panel-ends = закончится { $until }
panel-paused = пауза
panel-late = {"**"}Партии с задержкой: { $count }.** Без хода сутки или половину тура, если он короче двух дней. О той же партии можно напомнить снова через { $pause }.
panel-nobody-late = Никто не задерживается.
panel-entry = { $number }. { $player }: последний ход { $since } · { $game }, соперник { $opponent } · { $name }
panel-reminded = { $player } получит напоминание.
button-manage = Управлять
button-remind = Напомнить: игрок { $number }
button-reminded = Игрок { $number }: отправлено
button-panel-withdraw = Снять: игрок { $number }
button-panel-replace = Заменить: игрок { $number }
button-panel-tournaments = Турниры: { $way }
button-panel-late = С задержкой: { $way }
button-refresh = Обновить
tournament-reminder = { $player }, твоя очередь в партии { $number } (**{ $name }**). Соперник: { $opponent }. Организаторы просят сделать ход.
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Бухгольц { $points }
standing-sonneborn-berger = ЗБ { $points }
standing-direct = личные встречи { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name } (снятие)
standings-part = {"-#"} Места с { $first } по { $last } из { $count }. Остальные показывают кнопки.
standings-legend =
    { $swiss ->
        [yes] {"-#"} + победы, = ничьи, − поражения, (n) без игры. При равенстве очков места определяет Бухгольц: очки всех соперников. Затем ЗБ (Зоннеборн-Бергер): очки побеждённых, за ничью половина.
       *[no] {"-#"} + победы, = ничьи, − поражения, (n) без игры. При равенстве очков места определяют личные встречи. Затем ЗБ (Зоннеборн-Бергер): очки побеждённых, за ничью половина.
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · вылет в туре { $round }
alt-standings =
    { $knockout ->
        [yes] { $heading }. Место и игрок:
       *[no] { $heading }. Место, игрок и очки:
    }
alt-standing-knockout = { $place }. { $name }.
alt-standing = { $place }. { $name }: { $points }.
column-name = Имя
column-points = Очки
column-buchholz = Бухгольц
column-sonneborn-berger = ЗБ
column-games = Партии
column-out = Вылет
cell-out = тур { $round }
caption-standings = Турнир { $number } · { $kind }
button-own-place = Показать моё место
tournament-round-over = {"**"}{ $name }**: тур { $round } из { $rounds } окончен.
tournament-invitation = {"**"}{ $name }** ({ $kind }): { $organiser } приглашает тебя на турнир. Вступить можно в канале { $channel }.
tournament-invitation-next = {"**"}{ $name }** ({ $kind }): открыта запись на следующий. Вступить можно в канале { $channel }.
event-description =
    { $arena ->
        [yes] Арена DVONN. Присоединиться можно в канале { $channel }.
       *[no] Турнир DVONN ({ $kind }). Вступи в канале { $channel } до начала.
    }

refuse-tournament-unknown = Турнира `{ $typed }` здесь нет. Все турниры показывает `/турнир список`.
refuse-tournament-name = В названии турнира должно быть от 1 до { $most } знаков.
refuse-tournament-setup = Для турниров эта расстановка не годится. Выбери «полная», «красные», «случайная» или «симметричная».
refuse-tournament-round =
    { $later ->
        [yes] В турнире **{ $name }** для тура { $round } ещё нет пар. Идёт тур { $current } из { $rounds }.
       *[no] В турнире **{ $name }** нет тура { $round }. Последний — тур { $current }.
    }
refuse-tournament-rounds = В турнире от 1 до { $most } туров. Оставь `туры` пустым, и их будет сколько нужно.
refuse-tournament-rounds-fixed = В такой системе ({ $kind }) число туров зависит от числа участников турнира. Оставь `туры` пустым или выбери швейцарскую.
refuse-tournament-length = Длина тура: минимум { $shortest }, максимум 90 дней. Напиши срок вроде `14d`, `2h` или `90m`.
refuse-tournament-organiser = Это могут сделать только организатор этого турнира ({ $organiser }) и модераторы.
refuse-tournament-started = {"**"}{ $name }**: турнир уже идёт, вступать и выходить поздно. Чтобы сняться с него, используй `/турнир сняться`. Чтобы увидеть его партии, используй `/турнир пары`.
refuse-tournament-not-started = {"**"}{ $name }**: турнир ещё не начался. Чтобы выйти из него, используй `/турнир выйти`.
refuse-tournament-over = {"**"}{ $name }**: турнир окончен или отменён. Все турниры показывает `/турнир список`.
refuse-tournament-blocked = Партии на этом сервере для тебя закрыты. Причина: { $reason }
refuse-tournament-full = В этом турнире нет мест. Участников может быть не больше { $most }.
refuse-tournament-no-computer = Компьютер этого уровня в турнир не заявлен.
refuse-tournament-computers = Заявить компьютер можно не больше { $most ->
        [one] { $most } раза,
        [few] { $most } раз,
        [many] { $most } раз,
       *[other] { $most } раза,
    } потому что каждая партия открывает ветку. Если нужно больше, попроси модератора.
refuse-tournament-start = Не понимаю время { $typed }. Напиши `2026-12-05 19:00`, `пятница 19:00`, `19:00` или `3d` по своему времени (смотри `/dvonn настройки`).
start-zone = Время { $typed } — по UTC, потому что твой часовой пояс не выбран. Выбрать его: `/dvonn настройки`.
refuse-tournament-range = Не понимаю { $typed }. Напиши диапазон, например { $example }.
weekdays = понедельник вторник среда четверг пятница суббота воскресенье
nth-weekdays =
    { $nth ->
        [first] первый понедельник, первый вторник, первая среда, первый четверг, первая пятница, первая суббота, первое воскресенье
        [second] второй понедельник, второй вторник, вторая среда, второй четверг, вторая пятница, вторая суббота, второе воскресенье
        [third] третий понедельник, третий вторник, третья среда, третий четверг, третья пятница, третья суббота, третье воскресенье
        [fourth] четвёртый понедельник, четвёртый вторник, четвёртая среда, четвёртый четверг, четвёртая пятница, четвёртая суббота, четвёртое воскресенье
       *[last] последний понедельник, последний вторник, последняя среда, последний четверг, последняя пятница, последняя суббота, последнее воскресенье
    }
refuse-tournament-players = В таком турнире от { $least } до { $most } участников.
refuse-tournament-reversed = Меньшее число идёт первым: `{ $range }`.
refuse-tournament-start-time = Начало должно быть в будущем, не позже чем через год.
refuse-tournament-repeat-start = Чтобы повторять турнир, выбери и `начало`.
refuse-tournament-repeat = Повторять турнир могут только модераторы. Убери `повтор`.
refuse-tournament-out-of-range = У игрока { $player } здесь рейтинг { $own }. Рейтинг для этого турнира: { $range }.
refuse-tournament-role = У игрока { $player } нет роли { $role }. Этот турнир только для участников с этой ролью.
refuse-tournament-invited = Этот турнир по приглашению. Чтобы участвовать, попроси организатора заявить тебя: { $organiser }.
refuse-tournament-joined = Ты уже в этом турнире. Чтобы выйти, используй `/турнир выйти`.
refuse-tournament-bot = Боты участвовать не могут. Чтобы заявить компьютер, используй `/турнир добавить-компьютер`.
refuse-tournament-entered = { $player } уже участвует.
refuse-tournament-entrant-busy = { $player } уже играет столько партий и турниров одновременно, сколько можно одному человеку.
refuse-tournament-not-in = { $player } не участвует в этом турнире.
refuse-tournament-own-opponent = В этом туре ты играешь против игрока { $player }, поэтому снять его с турнира не можешь. Попроси другого модератора.
refuse-tournament-irreplaceable = В турнире на вылет и на арене игрока { $player } заменить нельзя. Его можно снять.
refuse-tournament-replace-self = Занять место игрока ты не можешь. Попроси другого модератора.
refuse-tournament-not-late = В этой партии задержки больше нет. Нажми «Обновить».
refuse-tournament-reminded = Напоминание об этой партии недавно уже было: { $player }. Отправить ещё одно напоминание можно { $until }.
refuse-tournament-withdrawn = { $player } больше не играет в этом турнире.
refuse-tournament-few = Для турнира нужны хотя бы два участника. Пригласи людей или заяви их через `/турнир добавить-игрока`.
refuse-tournament-few-people = Турнир можно начать, когда в него вступят хотя бы два человека: компьютеры не считаются. Чтобы начать сейчас, попроси модератора.
refuse-tournament-many =
    { $whose ->
        [yours] { $most ->
            [one] Ты уже проводишь { $most } турнир. Сначала доведи его до конца или заверши через `/турнир завершить`.
            [few] Ты уже проводишь { $most } турнира. Сначала заверши один из них через `/турнир завершить`.
            [many] Ты уже проводишь { $most } турниров. Сначала заверши один из них через `/турнир завершить`.
           *[other] Ты уже проводишь { $most } турнира. Сначала заверши один из них через `/турнир завершить`.
        }
       *[all] На этом сервере незавершённых турниров уже { $most }. Сначала должен закончиться один из них.
    }
refuse-tournament-soon = Твой прошлый турнир создан совсем недавно. Следующий можно создать { $until }. Модераторам ждать не нужно.
refuse-tournament-none-open = Здесь нет турнира, в который можно вступить. Создай его через `/турнир создать`.
refuse-tournament-none-running = Здесь не идёт ни один турнир.
refuse-tournament-none = Такого турнира здесь нет. Создай его через `/турнир создать`.
refuse-tournament-several = Турниров несколько. Выбери один в параметре `турнир`.

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · лига
league-terms = Человек в дивизионе: { $size } · партий с соперником: { $games } · недель в цикле: { $weeks } · вверх и вниз: { $moves } · партий сразу: { $most }
contest-games =
    { $setup ->
        [reds] Три красные вручную, остальное случайно
        [random] Случайные поля
        [symmetric] Симметричные поля
       *[full] Все 49 фишек вручную
    } · { $clock } · { $rated ->
        [yes] рейтинговые партии
       *[no] нерейтинговые партии
    }
league-begins = Цикл { $cycle } начнётся { $when }.
league-ends = Цикл { $cycle } закончится { $when }.
league-paused = {"**"}Пауза.** Пока модераторы не продолжат лигу, не начнётся ни одна партия и ни один цикл.
league-entries = Участники цикла { $cycle } ({ $count }): { $names }
league-entries-none = В цикле { $cycle } пока никого нет.
league-few =
    { $least ->
        [one] Для цикла нужен { $least } человек. Если людей меньше, он начнётся неделей позже.
        [few] Для цикла нужно { $least } человека. Если людей меньше, он начнётся неделей позже.
        [many] Для цикла нужно { $least } человек. Если людей меньше, он начнётся неделей позже.
       *[other] Для цикла нужно { $least } человека. Если людей меньше, он начнётся неделей позже.
    }
league-put-off = Перенесён на неделю: набралось слишком мало людей. Ещё нужно: { $missing }.
league-stalls = { $organiser }, цикл { $cycle } лиги **{ $name }** переносится третью неделю подряд: { $least ->
        [one] нужен { $least } человек
        [few] нужно { $least } человека
        [many] нужно { $least } человек
       *[other] нужно { $least } человека
    }, а заявок пока { $count }. Можно пригласить ещё людей, поставить лигу на паузу командой `/лига пауза`, пока их не наберётся, или закончить её командой `/лига закрыть`. Чтобы начать в другой день, закрой её и открой заново командой `/лига создать`.
league-you =
    { $in ->
        [yes] Ты играешь в цикле { $cycle }.
       *[no] Ты не играешь в цикле { $cycle }.
    }
league-ask = Играешь дальше? Нажми «Играю». Без ответа ты не играешь в цикле { $cycle }.
league-unanswered = Пока без ответа: { $names }
league-began = Цикл { $cycle } начался.
league-event = { $name } · цикл { $cycle }
league-event-description = Новый цикл лиги DVONN. До начала можно вступить в канале { $channel } командой `/лига вступить`.
league-news = {"**"}{ $name }**: в канале { $channel } начался цикл { $cycle }. Игроки: { $players }. Дивизионы: { $divisions }. На следующий цикл можно заявиться командой `/лига вступить`.
league-closed = Эта лига закрыта.
button-league-in = Играю
button-league-out = Не в этот раз
button-league-tables = Показать таблицы
button-league-history = Показать все циклы
button-division = Дивизион { $number }
button-league-cycle = Цикл { $number }
league-joined = Ты играешь в лиге **{ $name }**, в цикле { $cycle }. Он начнётся { $when }.
league-out = Ты не играешь в лиге **{ $name }** в цикле { $cycle }.
league-ask-leave = Ты играешь в лиге **{ $name }**, в цикле { $cycle }. Доиграть партии и пропустить следующий цикл или выйти сейчас? Если выйти сейчас, начатые партии продолжатся, а остальные выиграют соперники.
button-league-finish = Доиграть партии
button-league-leave = Выйти сейчас
button-league-leave-cycle = Покинуть цикл { $cycle }
league-left = Тебя больше нет в лиге **{ $name }** в цикле { $cycle }. Начатые партии продолжаются.
league-entry-removed = Заявка игрока { $player } на цикл { $cycle } лиги **{ $name }** снята. Можно заявиться снова. Чтобы этого не было, заблокируй этого человека.
league-you-were-removed = { $person } убирает тебя из цикла { $cycle } лиги **{ $name }**. Твои партии текущего цикла продолжаются. Можно заявиться снова. О причине спроси: { $person }.
league-paused-done = Лига **{ $name }** на паузе. Чтобы продолжить, используй `/лига продолжить`.
league-resumed = Лига **{ $name }** продолжается. Её даты сдвинуты на длительность паузы.
league-ask-close = Закрыть лигу **{ $name }** навсегда? Если сейчас идёт цикл, чемпиона в нём не будет, а начатые партии продолжатся как обычные.
button-league-close = Закрыть лигу
league-closed-done = Лига **{ $name }** закрыта.
league-kept = Лига продолжается.
championship-terms = Чемпионат этого бота: в нём играют люди со всех серверов, каждый на своём. Остальные видят твоё имя.
championship-joined = Ветки твоих партий будут здесь: { $channel }.
championship-place = { $player }: место { $place } в дивизионе { $division }
championship-no-place = В канале, откуда подана твоя заявка, я больше не могу открывать ветки для твоих партий. Поэтому ты больше не играешь в этом цикле лиги **{ $name }**. В следующий цикл можно вступить из другого канала: `/лига чемпионат`.
league-table = { $name } · цикл { $cycle }, дивизион { $division }
league-no-table = Такой таблицы нет.
league-left-to-play = осталось партий: { $count }
league-fate =
    { $fate ->
        [champion] чемпион
        [up] поднимается
        [safe] остаётся
        [down] опускается
        [left] вне цикла
        [needs_win] для титула надо выиграть { $wins } из { $games }
        [needs_up] чтобы подняться, надо выиграть { $wins } из { $games }
        [needs_safe] чтобы остаться, надо выиграть { $wins } из { $games }
        [may_win] может стать чемпионом
        [may_up] может подняться
       *[danger] под угрозой
    }
league-legend = {"-#"} При равенстве очков места определяют личные встречи, затем ЗБ (Зоннеборн-Бергер): очки побеждённых, за ничью половина. Если и он равен, выше тот, кто начал цикл ниже.
caption-league = При равенстве: личные встречи, затем ЗБ
league-results = {"**"}{ $name }**: цикл { $cycle } окончен. Чемпион: { $champion }. Поздравляем!
league-results-nobody = {"**"}{ $name }**: цикл { $cycle } окончен. Чемпиона нет.
league-division-line = Дивизион { $number }: { $what }
league-goes-up = вверх: { $names }
league-goes-down = вниз: { $names }
league-history = {"**"}{ $name }**: победители всех дивизионов, первым — чемпион
league-history-none = В лиге **{ $name }** ещё не окончен ни один цикл.
league-history-line = Цикл { $cycle }: { $winners }
league-history-nobody = Цикл { $cycle }: без чемпиона
league-line = Партия лиги [{ $name }]({ $url })
league-line-plain = Партия лиги { $name }
league-no-threads =
    { $organiser }, следующие партии лиги **{ $name }** не могут начаться в канале { $channel }. { $reason } Я пробую снова каждую минуту. Чтобы играть в другом канале, используй там `/лига перенести`.
refuse-tournament-division = {"**"}{ $name }** — дивизион лиги. Что там можно делать, покажет `/лига показать`.
refuse-league-none = На этом сервере нет лиги. Модераторы могут открыть её: `/лига создать`.
refuse-championship-none = У этого бота нет чемпионата. Есть ли лига на твоём сервере, покажет `/лига показать`.
refuse-championship-off = Этот сервер не разрешает играть с другими серверами. Админ сервера может это разрешить: `/искать` в `/dvonn-admin настройки`.
refuse-league-exists = На этом сервере уже есть лига: **{ $name }**. Модераторы могут закрыть её: `/лига закрыть`.
refuse-league-name = В названии лиги должно быть от 1 до { $most } знаков.
refuse-league-start = Первый цикл может начаться не раньше чем через час и не позже чем через 30 дней.
refuse-league-options = Для лиги такие параметры не годятся. Выбери другие в `/лига создать`.
refuse-league-closed = Лига **{ $name }** закрыта. Модераторы могут открыть новую: `/лига создать`.
refuse-league-paused = Лига **{ $name }** уже на паузе.
refuse-league-not-paused = Лига **{ $name }** не на паузе.
refuse-league-joined = Ты уже играешь в лиге **{ $name }** в цикле { $cycle }.
refuse-league-not-entered = { $player } не играет в лиге **{ $name }** в цикле { $cycle }.
refuse-league-full = В этой лиге нет мест. Человек может быть не больше { $most }.
refuse-league-not-playing = Ты не играешь в этом цикле лиги **{ $name }**.

## Puzzles

puzzle-title =
    { $color ->
        [white] **Задача { $number }** · ходят белые
       *[black] **Задача { $number }** · ходят чёрные
    }
puzzle-mistake =
    { $color ->
        [white] Последний ход белых, { $ply }, был ошибкой.
       *[black] Последний ход чёрных, { $ply }, был ошибкой.
    }
puzzle-last =
    { $color ->
        [white] Последняя фишка белых: { $ply }.
       *[black] Последняя фишка чёрных: { $ply }.
    }
puzzle-goal-win = Побеждает только один ход. Найди его.
puzzle-goal-draw = Ничью спасает только один ход. Найди его.
puzzle-goal-margin = Один ход лучше остальных на 5 фишек или больше. Найди его.
puzzle-goal-judged = Один ход намного сильнее остальных. Найди его.
puzzle-goal-place = Лучшие шансы сохраняет только одна клетка. Найди её. Кнопка сразу размещает твою фишку.
puzzle-step = Ход { $step } из { $steps }.
puzzle-right = **Верно: { $ply }.** Затем: { $replies }.
puzzle-counted = Эта задача тебе уже попадалась. На рейтинг влияет только первая попытка.
puzzle-first-try = На рейтинг влияет только первая попытка.
puzzle-stack =
    { $height ->
        [1] { $cell }: фишка
       *[other] { $red ->
            [yes] { $cell }: столбик высотой { $height }, с красной
           *[no] { $cell }: столбик высотой { $height }
        }
    }
puzzle-stack-hint = Какой столбик переместить?
puzzle-destination = Куда переместить **{ $cell }**? Ход будет сделан сразу.
puzzle-hint = Подсказка: ходи столбиком с клетки **{ $cell }**.
puzzle-hint-cells = Подсказка: это клетка { $cells }.
puzzle-hint-half = С подсказкой решение засчитывается наполовину.
puzzle-wrong = **Не то:** { $ply }.
puzzle-solved = **Решено!** { $line }
puzzle-why-win = Любой другой ход упускает победу.
puzzle-why-draw = Любой другой ход проигрывает.
puzzle-why-margin = При лучшей игре любой другой ход хуже хотя бы на 5 фишек.
puzzle-why-judged = После любого другого хода шансы на победу намного ниже.
puzzle-why-place = Любая другая клетка отдаёт лучшие шансы сопернику.
puzzle-solution = Решение задачи { $number }: { $line }
puzzle-also = Последним ходом так же хороши: { $plies }
puzzle-theme = -# **{ $theme }**: { $meaning }
puzzle-result =
    { $result ->
        [solved] Твой рейтинг в задачах: { $step } → { $rating }.
        [hinted] Решено с подсказкой. Твой рейтинг в задачах: { $step } → { $rating }.
       *[failed] Задача считается нерешённой. Твой рейтинг в задачах: { $step } → { $rating }.
    }
puzzle-streak =
    { $days ->
        [one] Серия задач дня: { $days } день.
        [few] Серия задач дня: { $days } дня.
        [many] Серия задач дня: { $days } дней.
       *[other] Серия задач дня: { $days } дня.
    }
puzzle-none = Задач для тебя здесь больше нет. Попробуй другую тему или приходи завтра за задачей дня.
daily-title = **Задача дня** · { $date }
daily-tally =
    { $tried ->
        [0] Её ещё никто не решал.
       *[other] Попыток: { $tried } · Решений: { $solved }
    }
solvers-title = **Кто лучше всех решает задачи**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · решено { $solved } из { $tried }{ $streak ->
        [0] { "" }
        [one] { " " }· серия задач дня: { $streak } день
        [few] { " " }· серия задач дня: { $streak } дня
        [many] { " " }· серия задач дня: { $streak } дней
       *[other] { " " }· серия задач дня: { $streak } дня
    }
solvers-none = На этом сервере задач ещё никто не решил. Задачу покажет `/задача решать`.
race-intro = **Гонка задач:** реши как можно больше задач за пять минут. Они всё труднее, и третья ошибка заканчивает гонку. Время пойдёт, когда нажмёшь **Начать**.
race-best = Твой рекорд: { $score }.
race-new-best = **Это твой новый рекорд!**
race-offer = { $opponent }, { $challenger } вызывает тебя на гонку задач: пять минут, задачи одни и те же.
race-rules = Задачи всё труднее, и после третьей ошибки ты выбываешь. Нажми **Начать**, и время пойдёт для обоих.
race-called = { $challenger }, { $opponent } начинает вашу гонку задач. Время идёт для обоих!
race-runs = **Гонка задач:** { $one } — { $other }. Чтобы решать, нажми **Мои задачи**.
race-ends = Закончится { $until }.
race-score =
    { $score ->
        [one] { $score } задача решена
        [few] { $score } задачи решены
        [many] { $score } задач решено
       *[other] { $score } задачи решено
    }, { $mistakes ->
        [0] без ошибок
        [one] ошибок: { $mistakes } из { $most }
        [few] ошибок: { $mistakes } из { $most }
        [many] ошибок: { $mistakes } из { $most }
       *[other] ошибок: { $mistakes } из { $most }
    }
race-score-of = { $person }: { $score }
race-won = **Гонка задач:** побеждает { $winner }.
race-drawn = **Гонка задач:** ничья, { $one } и { $other }.
race-solved = ✅ **Верно!**
race-wrong = ❌ Решение: **{ $ply }**.
race-out = **Три ошибки: ты выбываешь.**
race-time-up = **Время вышло!**
race-not-started = Эта гонка ещё не началась.
race-started = Она уже началась.
race-over = Она уже закончилась.
race-called-off = Эта гонка задач отменена.
race-already = Ты уже в гонке. Вот она.
race-gone = Эта гонка давно закончилась. Чтобы начать другую, используй `/задача гонка`.
race-not-in-it = Это не твоя гонка. Чтобы начать свою, используй `/задача гонка`.
race-not-the-opponent = Начать или отклонить эту гонку может только { $opponent }.
race-not-the-challenger = Отменить эту гонку может только { $challenger }.
race-closed = Начать эту гонку уже нельзя.
race-other-races = { $person } сейчас в другой гонке. Попробуй через несколько минут.
race-too-many =
    { $most ->
        [one] Твой вызов на гонку ещё не принят, ему меньше часа. Подожди немного.
        [few] За последний час { $most } твоих вызова не привели к гонке. Подожди немного.
        [many] За последний час { $most } твоих вызовов не привели к гонке. Подожди немного.
       *[other] За последний час { $most } твоего вызова не привели к гонке. Подожди немного.
    }
race-asked-lately = У игрока { $opponent } уже есть твой вызов на гонку, ему меньше часа. Дождись ответа или вызови кого-то ещё.
race-oneself = Устроить гонку против себя нельзя. Чтобы играть без соперника, не указывай `соперник`.
button-race-start = Начать
button-race-puzzles = Мои задачи
button-race-again = Ещё одна гонка
button-puzzle-hint = Подсказка (½ решения)
button-puzzle-solution = Показать решение
button-puzzle-again = Попробовать ещё раз
button-puzzle-next = Следующая задача
button-puzzle-next-themed = Дальше: { $theme }
button-practise-theme = Задачи: { $theme }
button-puzzle-any = Задача на любую тему
button-puzzle-play = Играть отсюда дальше
button-puzzle-solve = Решить

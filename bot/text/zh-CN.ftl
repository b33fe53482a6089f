# 玩家看到的全部文字，简体中文。用语见 docs/glossary/zh-CN.md。

## Lists

# 冒号后各项之间。
list-comma = ，
list-semicolon = ；
sentence-space = {""}
sentence = { $words }。
number-tenths = { $whole }.{ $tenths }

## Commands

command-dvonn = 下 DVONN 棋
command-dvonn-challenge = 挑战一名玩家，或频道里的任何人
    .name = 挑战
command-dvonn-challenge-opponent = 要挑战的玩家。默认：谁都可以接受
    .name = 对手
command-dvonn-challenge-color = 你的颜色。默认：随机
    .name = 颜色
command-dvonn-challenge-setup = 棋盘怎么摆。默认：我会问你
    .name = 开局方式
command-dvonn-challenge-seed = 以前某个棋盘的种子。默认：随机
    .name = 种子
command-dvonn-challenge-position = 以文本给出的开局局面，用于“指定”
    .name = 局面
command-dvonn-challenge-clock = 用时：5d、3d+12h、live 10 或 none。默认：3d+12h
    .name = 用时
command-dvonn-challenge-rated = 等级分对局。默认：双方在此都有等级分时才是
    .name = 等级分
command-dvonn-play = 与电脑对局
    .name = 人机
command-dvonn-play-level = 电脑的级别。默认：休闲
    .name = 级别
command-dvonn-play-engine = 机器人运营者添加的引擎，代替级别
    .name = 引擎
command-dvonn-play-color = 你的颜色。默认：随机
    .name = 颜色
command-dvonn-play-setup = 棋盘怎么摆。默认：公平的随机棋盘
    .name = 开局方式
command-dvonn-play-clock = 你的用时：5d、3d+12h、live 10 或 none。默认：3d+12h
    .name = 用时
command-dvonn-play-seed = 以前某个棋盘的种子。默认：随机
    .name = 种子
command-dvonn-play-position = 以文本给出的开局局面，用于“指定”
    .name = 局面
command-dvonn-place = 放下你的下一枚棋子
    .name = 放子
command-dvonn-place-cell = 空格，例如 D3。后面的格子（D3 E4 F2）会成为你的计划
    .name = 格子
command-dvonn-plan = 预先计划布子，由我替你放
    .name = 计划
command-dvonn-conditional = 预设应着：对手这样走，我就那样走
    .name = 预设
command-dvonn-move = 移动你的一个棋堆
    .name = 移动
command-dvonn-move-move = 棋堆所在的格和落点，例如 D3F3
    .name = 着法
command-dvonn-hint = 显示你的最佳着法（仅限友谊对局）
    .name = 提示
command-dvonn-analyse = 分析一个局面或一局棋。默认：本频道的对局
    .name = 分析
command-dvonn-analyse-position = 以文本给出的局面，例如“w r1,w1,…/…”
    .name = 局面
command-dvonn-analyse-game = 对局编号、着法列表或棋谱文件的文本
    .name = 对局
command-dvonn-analyse-after = 分析走到第几着之后的局面。默认：最新一着
    .name = 着数
command-dvonn-analyse-lines = 显示几条最佳后续变化，1 到 5。默认：3
    .name = 变化数
command-dvonn-board = 显示本频道对局的棋盘
    .name = 棋盘
command-dvonn-board-surrounded = 标出被围住（不能移动）的棋堆。默认：否
    .name = 被围
command-dvonn-board-size = 图片尺寸。默认：按你的设置
    .name = 尺寸
command-dvonn-board-size-small = 小
command-dvonn-board-size-normal = 中
command-dvonn-board-size-large = 大
command-dvonn-games = 列出你进行中的对局和截止时间
    .name = 我的对局
command-dvonn-offer = 向对手提议平局、悔棋、暂停、加时或再来一局
    .name = 提议
command-dvonn-offer-what = 提议什么
    .name = 内容
command-dvonn-offer-what-draw = 平局
command-dvonn-offer-what-takeback = 悔棋：收回你的上一着
command-dvonn-offer-what-pause = 暂停：双方棋钟都停
command-dvonn-offer-what-time = 给对手加时，立即生效
command-dvonn-offer-what-rematch = 交换颜色再来一局
command-dvonn-admin = 整个服务器的设置
command-dvonn-admin-settings = 查看和更改服务器设置
    .name = 设置
command-dvonn-admin-limits = 查看或设置每人可以发起多少挑战、子区和锦标赛
    .name = 上限
command-dvonn-admin-limits-challenges = 每人未应答的挑战数。默认：3
    .name = 挑战数
command-dvonn-admin-limits-opponent = 每人最多向同一人发出几个未应答的挑战。默认：1
    .name = 同一对手
command-dvonn-admin-limits-threads = 每人 10 分钟内可以开的子区数。默认：3
    .name = 子区数
command-dvonn-admin-limits-tournaments = 每名组织者未结束的锦标赛数，管理员可以有 3 个。默认：1
    .name = 锦标赛数
command-dvonn-admin-limits-wait = 组织者隔多少分钟才能再创建锦标赛，管理员不受限。默认：60
    .name = 间隔
command-dvonn-admin-limits-reason = 原因，记入日志（可选）
    .name = 原因
command-dvonn-admin-roles = 查看或设置我按名次和头衔授予的身份组
    .name = 排名身份组
command-dvonn-admin-roles-first = 排行榜第一名的身份组
    .name = 第一名
command-dvonn-admin-roles-top3 = 排行榜前三名的身份组
    .name = 前三名
command-dvonn-admin-roles-top10 = 排行榜前十名的身份组
    .name = 前十名
command-dvonn-admin-roles-season = 上赛季冠军的身份组
    .name = 赛季
command-dvonn-admin-roles-tournament = 上一届锦标赛冠军的身份组
    .name = 锦标赛
command-dvonn-admin-roles-league = 联赛冠军的身份组
    .name = 联赛
command-dvonn-admin-roles-reason = 原因，记入日志（可选）
    .name = 原因
command-dvonn-admin-block = 禁止某人在本服务器开局和参加对局
    .name = 封禁
command-dvonn-admin-block-player = 要封禁的人（进行中的对局继续）
    .name = 玩家
command-dvonn-admin-block-reason = 原因，记入日志，被封禁的人也会看到
    .name = 原因
command-dvonn-admin-unblock = 解除某人在本服务器的封禁
    .name = 解封
command-dvonn-admin-unblock-player = 要解除封禁的人
    .name = 玩家
command-dvonn-admin-unblock-reason = 原因，记入日志（可选）
    .name = 原因
command-dvonn-admin-fairness = 显示玩家在复盘过的等级分对局里每着损失多少：是线索，不是证据
    .name = 公平
command-dvonn-admin-fairness-player = 玩家。默认：最突出的那些
    .name = 玩家
command-dvonn-admin-backup = 下载本服务器的全部对局、结果、锦标赛和设置
    .name = 备份
command-dvonn-admin-log = 显示管理员做过什么：谁、什么事、何时、为何
    .name = 日志
command-dvonn-resign = 在本频道的对局中认输
    .name = 认输
command-dvonn-vacation = 开始或结束假期，或查看剩余天数
    .name = 假期
command-dvonn-vacation-days = 天数，每天 24 小时，从现在算起；0 结束假期
    .name = 天数
command-dvonn-help = 怎样用这个机器人下 DVONN
    .name = 帮助
command-dvonn-rules = 五分钟看懂 DVONN 规则，带图
    .name = 规则
command-dvonn-rules-page = 从哪一页看起。默认：对局目标
    .name = 页面
command-dvonn-rules-page-goal = 对局目标
command-dvonn-rules-page-placing = 放子
command-dvonn-rules-page-moving = 移动棋堆
command-dvonn-rules-page-surrounded = 被围住的棋堆
command-dvonn-rules-page-isolation = 孤立
command-dvonn-rules-page-end = 停一手与终局
command-dvonn-rules-page-here = 在这里下棋
command-dvonn-rules-cell = 格子：与哪些格子相邻，上面有什么
    .name = 格子
command-menu-challenge = 发起 DVONN 挑战
command-menu-profile = DVONN 档案
command-menu-analyse = 分析这个局面
command-menu-import = 导入这局棋

command-game = 对局：复盘、回放、棋谱、预览、导出和导入
    .name = 对局
command-game-moves = 列出本频道对局的全部着法
    .name = 棋谱
command-game-replay = 以 GIF 回放一局棋
    .name = 回放
command-game-replay-game = 对局编号或着法列表。默认：本频道最近的对局
    .name = 对局
command-game-replay-from = 从第几着开始。默认：1
    .name = 起始
command-game-replay-to = 到第几着为止。默认：最新一着
    .name = 结束
command-game-replay-share = 让频道里所有人看到。默认：只给你看
    .name = 公开
command-game-review = 复盘一局结束的棋：胜率、转折点、准确度
    .name = 复盘
command-game-review-game = 对局编号。默认：本频道最近的对局
    .name = 对局
command-game-find = 按玩家、结果、开局方式、日期、长度或局面查找结束的对局
    .name = 查找
command-game-find-player = 你的对手。选“所有人”时可以是任何玩家。要找人机对局，请选我
    .name = 玩家
command-game-find-everyone = 在本服务器所有人的对局中查找。默认：只找你自己的
    .name = 所有人
command-game-find-result = 你或所选玩家的结果
    .name = 结果
command-game-find-result-won = 胜
command-game-find-result-lost = 负
command-game-find-setup = 棋盘的开局方式
    .name = 开局方式
command-game-find-from = 对局开始的最早日期，例如 2026-03-01
    .name = 起始
command-game-find-until = 对局开始的最晚日期，例如 2026-03-31
    .name = 结束
command-game-find-shortest = 最少着数
    .name = 最少
command-game-find-longest = 最多着数
    .name = 最多
command-game-find-position = 着法，例如 D3 E4 F5，或文本局面。镜像或旋转后的棋盘也算
    .name = 局面
command-game-export = 把一局棋导出为文件
    .name = 导出
command-game-export-game = 对局编号。默认：本频道最近的对局
    .name = 对局
command-game-export-format = 文件格式。默认：文本
    .name = 格式
command-game-import = 从文件或文本导入一局棋来浏览
    .name = 导入
command-game-import-file = 棋谱文件：来自 /对局 导出、Boardspace 的 SGF 或 CodeCup 日志
    .name = 文件
command-game-import-text = 着法，例如 D3 E4 F5（两项都留空则打开大输入框）
    .name = 文本
command-game-preview = 预览着法，但不真正走
    .name = 预览
command-game-preview-move = 格子（D3）、一着（D3F3）或多着（D3F3 E4E5）
    .name = 着法
command-game-abort = 中止双方都还没走满两着的对局
    .name = 中止
command-game-claim = 对手离开服务器并且超时后，请求判胜
    .name = 判胜
command-game-moderate = 管理员：结束对局、作废对局，或移交一方。原因所有人都能看到
    .name = 裁定
command-game-moderate-action = 裁定方式
    .name = 处理
command-game-moderate-action-end = 判定结果并结束对局
command-game-moderate-action-void = 对局作废：没有结果，或不再计入等级分
command-game-moderate-action-hand-over = 把一方移交给另一名玩家
command-game-moderate-reason = 原因，会显示在对局所在的频道
    .name = 原因
command-game-moderate-winner = 胜者（判定结果并结束对局时）
    .name = 胜者
command-game-moderate-player = 新玩家（移交一方时）
    .name = 玩家
command-game-moderate-side = 要移交的一方
    .name = 一方
command-game-moderate-game = 对局编号。默认：本频道进行中的对局
    .name = 对局
command-dvonn-settings = 更改你的设置：棋盘、记谱、提醒、免打扰、周末、语言
    .name = 设置
command-privacy = 你的数据
    .name = 隐私
command-privacy-show = 显示我保存了你的哪些数据、保存多久、谁能看到
    .name = 查看
command-privacy-export = 下载我保存的关于你的全部数据
    .name = 导出
command-privacy-delete = 删除关于你的全部数据（会先问你）
    .name = 删除
command-tournament = 本服务器的锦标赛
    .name = 锦标赛
command-tournament-create = 在本频道创建锦标赛
    .name = 创建
command-tournament-create-name = 锦标赛名称
    .name = 名称
command-tournament-create-kind = 赛制。默认：瑞士制
    .name = 类型
command-tournament-create-kind-swiss = 瑞士制：与积分相近的玩家对阵
command-tournament-create-kind-round-robin = 循环赛：每两人都下一局
command-tournament-create-kind-double = 双循环赛：每两人下两局，各执一次白黑
command-tournament-create-kind-knockout = 淘汰赛：输者出局
command-tournament-create-kind-arena = 擂台赛：在限定时间内尽量多下
command-tournament-create-kind-teams = 团体赛：你的服务器对另一个服务器，逐台对阵
command-tournament-create-rounds = 轮数（仅限瑞士制）。默认：按人数需要
    .name = 轮数
command-tournament-create-clock = 用时：5d、3d+12h、live 10 或 none。默认：按每轮期限
    .name = 用时
command-tournament-create-setup = 棋盘怎么摆。默认：49 枚棋子全部自己放
    .name = 开局方式
command-tournament-create-deadline = 每轮的期限，例如 14d 或 2h。默认：14d
    .name = 期限
command-tournament-create-rated = 等级分对局。默认：是
    .name = 等级分
command-tournament-create-start = 开始时间（你的时区）：2026-12-05 19:00、19:00 或 3d（3 天后）。默认：由你开始
    .name = 开始时间
command-tournament-create-repeat = 多久重复一次（仅限管理员）。默认：只办一次
    .name = 重复
command-tournament-create-repeat-week = 每周
command-tournament-create-repeat-month = 每月
command-tournament-create-repeat-weekday = 每月的同一个星期几
command-tournament-create-players = 参赛人数，例如 4-16、4- 或 -16。人数不足时，到开始时间就取消
    .name = 参赛人数
command-tournament-create-ratings = 参赛者等级分，例如 1400-1800、1400- 或 -1800。默认：不限
    .name = 等级分范围
command-tournament-create-role = 只有拥有此身份组的成员才能报名。默认：任何人
    .name = 身份组
command-tournament-create-invited = 只有你添加的人才能参赛。默认：否
    .name = 邀请制
command-tournament-accept = 管理员：接受其他服务器提出的团体赛
    .name = 接受
command-tournament-accept-code = 对方服务器给的邀请码
    .name = 邀请码
command-tournament-join = 报名参加锦标赛
    .name = 报名
command-tournament-join-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-leave = 在锦标赛开始前退出
    .name = 退出
command-tournament-leave-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-start = 组织者：开始锦标赛
    .name = 开始
command-tournament-start-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-add = 组织者：把玩家添加到锦标赛
    .name = 添加玩家
command-tournament-add-player = 要添加的玩家
    .name = 玩家
command-tournament-add-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-add-computer = 组织者：让电脑参加锦标赛
    .name = 添加电脑
command-tournament-add-computer-level = 电脑的级别
    .name = 级别
command-tournament-add-computer-count = 电脑的数量。默认：1
    .name = 数量
command-tournament-add-computer-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-remove-computer = 组织者：让电脑退出锦标赛
    .name = 移除电脑
command-tournament-remove-computer-level = 电脑的级别
    .name = 级别
command-tournament-remove-computer-count = 电脑的数量。默认：1
    .name = 数量
command-tournament-remove-computer-tournament = 锦标赛（只有一个在报名时可不填）
    .name = 锦标赛
command-tournament-standings = 显示锦标赛的积分榜
    .name = 积分榜
command-tournament-standings-tournament = 锦标赛（只有一个时可不填）
    .name = 锦标赛
command-tournament-pairings = 显示某一轮的对阵
    .name = 对阵
command-tournament-pairings-round = 轮次。默认：当前一轮
    .name = 轮次
command-tournament-pairings-tournament = 锦标赛（只有一个时可不填）
    .name = 锦标赛
command-tournament-withdraw = 退出进行中的锦标赛（会先问你）
    .name = 退赛
command-tournament-withdraw-player = 组织者：要退赛的玩家。默认：你
    .name = 玩家
command-tournament-withdraw-tournament = 锦标赛（只有一个在进行时可不填）
    .name = 锦标赛
command-tournament-replace = 组织者：在进行中的锦标赛里换人（会先问你）
    .name = 换人
command-tournament-replace-player = 被替换的玩家
    .name = 玩家
command-tournament-replace-by = 新玩家
    .name = 接替者
command-tournament-replace-tournament = 锦标赛（只有一个在进行时可不填）
    .name = 锦标赛
command-tournament-end = 组织者：结束锦标赛，或在开始前取消
    .name = 结束
command-tournament-end-tournament = 锦标赛（只有一个时可不填）
    .name = 锦标赛
command-tournament-move = 组织者：把锦标赛移到本频道
    .name = 迁移
command-tournament-move-tournament = 锦标赛（只有一个时可不填）
    .name = 锦标赛
command-tournament-list = 列出本服务器的锦标赛
    .name = 列表
command-tournament-manage = 组织者：查看进行情况、谁在拖延，并发送提醒
    .name = 管理

command-league = 本服务器的联赛
    .name = 联赛
command-league-show = 查看联赛：下一期何时开始、谁参加，以及积分榜
    .name = 查看
command-league-join = 参加联赛的下一期，或确认继续参加
    .name = 报名
command-league-leave = 不参加联赛的下一期，或退出本期
    .name = 退出
command-league-history = 查看联赛各期的冠军和积分榜
    .name = 历史
command-league-championship = 所有服务器的冠军赛：参加、查看参赛者和积分榜
    .name = 冠军赛
command-league-create = 管理员：在本频道开办联赛
    .name = 创建
command-league-create-name = 联赛名称
    .name = 名称
command-league-create-start = 开始时间（你的时区）：2026-12-05 19:00、19:00 或 7d（7 天后）。默认：7d
    .name = 开始
command-league-create-size = 每组人数。默认：7
    .name = 人数
command-league-create-games = 与每个对手下几局。默认：1
    .name = 局数
command-league-create-weeks = 每期几周。默认：6
    .name = 周数
command-league-create-moves = 每期结束后升组几人、降组几人。默认：2
    .name = 升降
command-league-create-at-once = 每人最多同时下几局联赛。默认：3
    .name = 同时局数
command-league-create-clock = 用时：5d、3d+12h、live 10 或 none。默认：按每期长度
    .name = 用时
command-league-create-setup = 棋盘怎么摆。默认：49 枚棋子全部自己放
    .name = 开局方式
command-league-create-rated = 等级分对局。默认：是
    .name = 等级分
command-league-remove = 管理员：把玩家移出联赛的下一期
    .name = 移除玩家
command-league-remove-player = 要移出的玩家
    .name = 玩家
command-league-pause = 管理员：暂停联赛
    .name = 暂停
command-league-resume = 管理员：恢复暂停的联赛
    .name = 恢复
command-league-move = 管理员：把联赛迁移到本频道
    .name = 迁移
command-league-close = 管理员：永久结束联赛（会先问你）
    .name = 结束
command-seek = 在任何使用本机器人的服务器上找对手
    .name = 寻找
command-seek-clock = 用时：5d、3d+12h、live 10 或 none。默认：随对手
    .name = 用时
command-seek-rated = 等级分对局：只与同样选择的人下。默认：友谊对局
    .name = 等级分
command-seek-setup = 棋盘怎么摆。默认：随对手
    .name = 开局方式
command-seek-range = 双方等级分最多相差多少。默认：不限
    .name = 范围
command-seek-hours = 等对手多少小时。默认：24
    .name = 小时
command-learn = 学习怎样下好 DVONN
    .name = 学习
command-learn-lesson = 棋盘上的一课：读一读、走一走、看结果
    .name = 课程
command-learn-lesson-number = 第几课。默认：下一课
    .name = 编号
command-learn-terms = DVONN 术语解释
    .name = 术语
command-learn-terms-term = 要解释的术语。默认：全部
    .name = 词条
command-learn-progress = 你的进度：课程、谜题、战胜的级别、准确度
    .name = 进度
command-learn-advice = 怎样下好棋的建议，带图
    .name = 建议
command-learn-advice-page = 第几页。默认：第一页
    .name = 页面
command-puzzle = 来自真实对局的谜题
    .name = 谜题
command-puzzle-play = 解一道适合你水平的谜题
    .name = 解题
command-puzzle-play-theme = 题型。默认：任意。部分题型对等级分的影响减半
    .name = 题型
command-puzzle-daily = 解今天的谜题
    .name = 每日
command-puzzle-race = 五分钟内尽量多解谜题
    .name = 竞速
command-puzzle-race-opponent = 对手，与你解同样的谜题。默认：独自竞速
    .name = 对手
theme-any = 任意题型
command-ladder = 本服务器和所有服务器的排名
    .name = 排行榜
command-ladder-top = 显示排行榜和你的名次
    .name = 榜单
command-ladder-top-list = 本服务器的玩家或电脑级别，或全球排行榜。默认：玩家
    .name = 名单
command-ladder-top-list-people = 玩家
command-ladder-top-list-computer = 电脑级别
command-ladder-top-list-world = 全球排行榜
command-ladder-leave-global = 退出全球排行榜
    .name = 退出全球榜
command-ladder-profile = 显示玩家的等级分走势、战绩、最佳胜局和最近对局
    .name = 档案
command-ladder-profile-player = 玩家。默认：你
    .name = 玩家
command-ladder-profile-level = 电脑的级别，代替玩家
    .name = 级别
command-ladder-profile-engine = 机器人运营者添加的引擎，代替玩家
    .name = 引擎
command-ladder-versus = 比较两名玩家：相互战绩和今天的预测
    .name = 对比
command-ladder-versus-player = 第一名玩家
    .name = 玩家
command-ladder-versus-opponent = 第二名玩家。默认：你
    .name = 对手
command-ladder-games = 列出结束的等级分对局，最新的在前
    .name = 对局
command-ladder-games-player = 列出谁的对局。默认：所有人
    .name = 玩家
command-ladder-season = 显示某赛季的榜单
    .name = 赛季
command-ladder-season-number = 赛季编号。默认：本赛季
    .name = 编号
command-ladder-activity = 显示最近 26 周对局数的图表
    .name = 活跃度
command-ladder-puzzles = 显示本服务器的解题高手
    .name = 解题榜
command-ladder-challenge = 挑战一名玩家的名次（仅限按名次的排行榜）
    .name = 挑战
command-ladder-challenge-opponent = 排在你前面三名以内的玩家
    .name = 对手
command-ladder-challenge-setup = 棋盘怎么摆。默认：我会问你
    .name = 开局方式
command-ladder-challenge-clock = 用时：5d、3d+12h 或 live 10。默认：3d+12h
    .name = 用时
command-ladder-challenge-color = 你的颜色。默认：随机
    .name = 颜色
command-learn-openings = 真实对局里大家接着放在哪里
    .name = 开局
command-learn-openings-game = 对局编号。默认：本频道最近的对局，或空棋盘
    .name = 对局
command-game-note = 你对一局棋的笔记。对局结束前只有你能看到
    .name = 笔记
command-game-note-game = 对局编号。默认：本频道最近的对局
    .name = 对局
command-game-follow = 以私信接收本频道对局的动态，或查看你关注了哪些对局
    .name = 关注
format-text = 文本
format-sgf = SGF
color-white = 白方
color-black = 黑方
color-random = 随机
color-neither = 平局
setup-full = 全部自放（full）：49 枚棋子都由双方放
setup-reds = 自放红子（reds）：三枚红子自己放，其余随机
setup-random = 随机（random）：公平的随机棋盘
setup-symmetric = 对称（symmetric）：从双方看都一样的随机棋盘
setup-cut = 出盘选边（cut）：你出一个随机棋盘，对手选边
setup-given = 指定（given）：由你以文本给出局面
level-beginner = 入门
level-novice = 初学
level-casual = 休闲
level-skilled = 熟练
level-club = 棋社
level-strong = 强手
level-expert = 专家
level-master = 大师
level-grandmaster = 特级大师

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }，{ $challenger } 邀你下一局 DVONN，想执白。
        [black] { $opponent }，{ $challenger } 邀你下一局 DVONN，想执黑。
        [choice] { $opponent }，{ $challenger } 邀你在下面的棋盘上下一局 DVONN。你要哪一方？
       *[random] { $opponent }，{ $challenger } 邀你下一局 DVONN。颜色随机。
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } 想执白下一局 DVONN。谁来接受？
        [black] { $challenger } 想执黑下一局 DVONN。谁来接受？
        [choice] { $challenger } 想在下面的棋盘上下一局 DVONN。谁来接受并选边？
       *[random] { $challenger } 想下一局 DVONN。谁来接受？颜色随机。
    }
challenge-rematch = 第 { $number } 局之后再来一局：
challenge-sides =
    { $first ->
        [white] { $white } 执白，{ $black } 执黑。白方先走。
       *[black] { $white } 执白，{ $black } 执黑。黑方先走。
    }
challenge-until = 挑战将在 { $until } 过期。
challenge-draft = 还没有发出。
challenge-open = 仍在等待应答。
challenge-accepted = 已接受：这是第 { $number } 局。
challenge-declined = 已拒绝。
challenge-cancelled = 已取消。
challenge-expired = 已过期。
challenge-in-thread = 对局在 { $place }。
challenge-posted = 你的挑战在 { $place }。
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] 等级分对局
        [if] 双方在此都有等级分时为等级分对局
       *[no] 友谊对局
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] 等级分对局
        [if] 双方在此都有等级分时为等级分对局
       *[no] 友谊对局
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] 等级分对局
       *[no] 友谊对局
    }
terms-any-board = 任意棋盘
terms-any-clock = 任意用时
terms-unrated-by-default = {"-#"} 这是友谊对局，因为至少有一方在此还没有等级分。要下等级分对局，请加上 `等级分:True`。
terms-full = 49 枚棋子全部自己放
terms-reds = 三枚红子自己放，其余随机
terms-random = 随机棋盘
terms-symmetric = 对称棋盘
terms-cut = 出盘选边：一方出一个随机棋盘，另一方选边
terms-given = 指定局面
clock-none = 无棋钟
clock-turn = 每着 { $turn }
clock-bank = { $bank } + 每着 { $increment }
clock-cap = { $clock }，上限 { $cap }
clock-live = 实时，各 { $each }
length-days = { $count } 天
length-hours = { $count } 小时
length-minutes = { $count } 分钟
seek-somebody = 别处的一位玩家
seek-waiting = 我正在所有使用本机器人并开放寻找的服务器上为你找对手，到 { $until } 为止。
seek-already = 我已经在所有使用本机器人并开放寻找的服务器上为你找对手了，到 { $until } 为止。
seek-place = 你将在 { $place } 下棋：对局开始时我会在那里通知你。
seek-place-here = 你将在这里下棋：对局开始时我会通知你。
seek-lobby = 看 { $lobby } 的人会看到你在找对手。
seek-direct = 我们的私信
seek-direct-here = 你的对局会在这里，也就是我们的私信里开始。
seek-rated = -# 等级分对局：计入全球排行榜。所有服务器上的人都能在那里看到你的名字和等级分。要查看，请用 `/排行榜 榜单` 加 `名单:全球排行榜`。要退出，请用 `/排行榜 退出全球榜`。
seek-range = 对手的等级分：{ $from } 到 { $to }，每过一分钟范围就放宽一些。
button-seek-stop = 停止寻找
seek-found = 找到对手了。你在 { $place } 下棋。
seek-stopped = 好的，我不再找对手了。
seek-not-running = 我没有在为你找对手。要开始，请用 `/寻找`。
seek-ended = { $person }，在限定时间内没找到对手。再试一次请用 `/寻找`。
seek-avoided = 好的，我不会再把你们匹配到一起。
seek-ask-report = 要向机器人运营者举报对手吗？运营者会看到这局棋和你的名字。我不会再把你们匹配到一起。
button-report-sure = 举报对手
seek-reported = 好的，我已经告诉机器人运营者，也不会再把你们匹配到一起。
seek-barred = 机器人运营者已禁止你使用 `/寻找`。你仍然可以挑战你所在服务器上的人。
seek-too-many-reports = 你在 24 小时内已经举报了 { $most } 次。请稍后再试。
seek-off = 本服务器没有开放 `/寻找`。请在我们的私信里使用，或请服务器管理者用 `/dvonn-admin 设置` 开放。
seek-guest = 我无法在这里发布对手的着法。请在我们的私信里用 `/寻找`。
seek-too-many = 你在 24 小时内已经找到 { $most } 名对手。请稍后再试。
seek-no-rating = `范围` 需要等级分，而你还没有。请留空。等级分对局看的是你在全球排行榜上的等级分。
seek-no-clock = 等级分对局需要棋钟。请换一个 `用时`，或者不填。
seek-nobody-to-avoid = 这位对手不是用 `/寻找` 找到的，用不着设为不再匹配。
seek-not-looking = 你们现在不能对局：对方已经不在找对手，或者只找其他等级分的对手。要找别人，请用 `/寻找`。
seek-refused-avoided = 你选择过不再和这位玩家下棋，所以你们不能对局。
button-avoid = 不再匹配此人
button-report = 举报对手
digest-title = **{ $from } 至 { $until } 的一周**
digest-count = 结束了 { $games } 局，{ $people } 名玩家参加。
digest-beaten = { $move }，输给 { $players }
digest-upset = 本周冷门，第 { $game } 局：{ $winner } 战胜了更被看好的 { $loser }（{ $percent }%）。
digest-game = **本周对局：** { $game }
digest-turn = 第 { $number } 着 { $played } 是转折点。{ $better } 更好。
digest-streaks = 每日谜题连续天数：{ $streaks }。
digest-streak = { $person }（{ $days } 天）
digest-season = 第 { $number } 赛季将于 { $when } 结束。
digest-running = **进行中**
digest-league = 第 { $cycle } 期，领先：{ $leaders }
lobby-title = **DVONN 大厅**
lobby-looking = **正在找对手**
lobby-nobody = 现在没有人在找对手。
lobby-all-servers = 所有服务器
lobby-games = **可以观看的对局**
lobby-tournaments = **可以报名的比赛**
lobby-ping = { $role } { $person } 正在找对手：{ $terms }。
lobby-told = 好的。有人找对手时，我会在这里通知你，最多每六小时一次。要取消，请再按一次按钮。
lobby-not-told = 好的。有人找对手时，我不再通知你。
lobby-no-role = 这个大厅不再通知任何人。
lobby-audit = 希望有人找对手时收到通知
button-lobby-play = 和 { $name } 对局
button-lobby-tell = 有人找对手时通知我
thread-opening = 正在开子区……
thread-not-added = Discord 不允许我把你加入[子区]({ $url })。请用这个链接打开。如果你看不到它或无法在那里发言，说明你需要“查看频道”和“在子区内发送消息”权限。请找管理员开通。
thread-name = DVONN：{ $names }
draft-person = 目前只有你看得到这个棋盘。发出后，{ $opponent } 选边，你执另一方。
draft-anyone = 目前只有你看得到这个棋盘。发出后，接受的玩家选边，你执另一方。
challenge-sent = 你的挑战已发在下面。
setup-ask-person = 你要挑战 { $opponent }。用哪种棋盘？
setup-ask-anyone = 你要挑战本频道的任何人。用哪种棋盘？
setup-ask-busy = { $busy }因此你的挑战会另开子区。请先选棋盘。
setup-ask-common =
    - {"**"}随机棋盘**（快）：49 枚棋子都已在棋盘上，走第一着就开始。
    - {"**"}自己放子**：双方先轮流放完 49 枚棋子，一次一枚。
setup-ask-all =
    - {"**"}自放红子**：双方轮流放完三枚红子，其余随机填满。
    - {"**"}对称棋盘**：从双方看都一样的随机棋盘。
    - {"**"}出盘选边**：你出一个随机棋盘，对手选边。
button-setup-random = 随机棋盘
button-setup-full = 自己放子
button-setup-other = 其他方式……
button-setup-reds = 自放红子
button-setup-symmetric = 对称棋盘
button-setup-cut = 出盘选边
button-rated = 改为等级分对局
button-unrated = 改为友谊对局
draft-discarded = 已取消。别人都没有看到。
button-offer-board = 发出这个棋盘
button-deal-again = 换一个棋盘
button-play-white = 执白
button-play-black = 执黑
button-accept = 接受
button-decline = 拒绝
button-cancel = 取消挑战
button-open-thread = 开子区
offer-thread = 要为你们的对局开一个子区吗？

## News

computer = 电脑（{ $level }）
computer-without-level = 电脑
deleted-player = 已注销的玩家
deleted-person = 已注销的用户

news-start = 第 { $number } 局开始：{ $white } 执白，{ $black } 执黑。
news-place =
    { $piece ->
        [red] { $player } 把红子放在 **{ $cell }**{ $note }。
        [white] { $player } 把白子放在 **{ $cell }**{ $note }。
       *[black] { $player } 把黑子放在 **{ $cell }**{ $note }。
    }
news-dealt = 棋盘的其余部分已随机填满。
news-move = { $player } 走 **{ $ply }**{ $note }
news-pass = { $player } 没有合法着法，停一手。
ply-pass = 停一手
news-planned = （计划）
news-plan-stopped = { $player } 的计划已停止。
news-prepared = （预设）
news-only-ply = （唯一着）
news-all-prepared = 预设：{ $plies }
news-filled = 已按计划放置：{ $pieces }。
news-filled-part =
    { $piece ->
        [red] 红子 { $count } 枚
        [white] 白子 { $count } 枚
       *[black] 黑子 { $count } 枚
    }
news-item =
    { $piece ->
        [red] 红 { $ply }
        [white] 白 { $ply }
       *[black] 黑 { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] 吃掉白单子
           *[black] 吃掉黑单子
        }
       *[other] { $color ->
            [white] 吃掉 { $height } 层的白堆
           *[black] 吃掉 { $height } 层的黑堆
        }
    }{ $red ->
        [yes] （含红子）
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] 落在白单子上
           *[black] 落在黑单子上
        }
       *[other] { $color ->
            [white] 落在 { $height } 层的白堆上
           *[black] 落在 { $height } 层的黑堆上
        }
    }{ $red ->
        [yes] （含红子）
       *[no] {""}
    }
effect-captures-red = 吃掉红子
effect-isolates =
    { $count ->
       *[other] { $color ->
            [white] 孤立 { $count } 枚白子
           *[black] 孤立 { $count } 枚黑子
        }
    }
effect-isolates-both = 孤立 { $white } 枚白子和 { $black } 枚黑子
effect-cuts-off =
    { $whose ->
        [yours] 孤立你的 { $count } 枚棋子
       *[theirs] 孤立对手的 { $count } 枚棋子
    }

## What to do

todo-place-red =
    { $left ->
        [1] { $player }，请放最后一枚红子。
       *[other] { $player }，请放一枚红子（双方一共还剩 { $left } 枚）。
    }
todo-place =
    { $color ->
        [white] { $player }，请放一枚白子（还剩 { $left } 枚）。
       *[black] { $player }，请放一枚黑子（还剩 { $left } 枚）。
    }
todo-move = { $player }，轮到你走了。
how-to-move =
    你的棋堆最上面是{ $color ->
        [white] 白子
       *[black] 黑子
    }。先选一个，再选落点。
todo-elsewhere = 轮到 { $player }。
todo-computer = { $player } 正在思考……
todo-computer-for = 引擎正在为 { $player } 选格子……

## Events

event-taken-back =
    { $with ->
        [computer] { $player } 悔棋，收回上一着。
       *[person] 双方同意悔棋：{ $player } 收回上一着。
    }
event-paused =
    { $with ->
        [computer] 对局已暂停。要继续，请按“继续对局”。
       *[person] 双方同意暂停对局。任何一方都可以按“继续对局”。
    }
event-resumed = { $player } 继续了对局。
event-time-given = { $giver } 给 { $player } 加时 { $time }。
event-engine-replaced =
    { $color ->
        [white] 执白的引擎出了故障，由 { $player } 接替，本局改为友谊对局。
       *[black] 执黑的引擎出了故障，由 { $player } 接替，本局改为友谊对局。
    }
event-engine-stopped = 引擎不再替 { $player } 选格子。
event-handed-over =
    { $color ->
        [white] { $moderator } 把白方从 { $from } 移交给 { $player }。原因：{ $reason }
       *[black] { $moderator } 把黑方从 { $from } 移交给 { $player }。原因：{ $reason }
    }
event-place-lost = 这局棋的频道或子区被删除了。对局在这里继续。
event-now-unrated = 本局改为友谊对局。

## Clocks

clock-runs = 截止时间：{ $until }。
clock-runs-until-weekend = 截止时间：{ $until }，遇周末休息顺延。下一次休息从 { $weekend } 开始。
clock-runs-live =
    { $color ->
        [white] 白方剩 { $white }，黑方剩 { $black }。白方截止时间：{ $until }。
       *[black] 白方剩 { $white }，黑方剩 { $black }。黑方截止时间：{ $until }。
    }
clock-muted = 棋钟已停，直到我能在这里发布棋盘。
clock-paused = 对局已暂停。双方棋钟都停着。
clock-weekend = { $player } 周末休息，棋钟已停，{ $until } 再走。
clock-vacation = 棋钟已停：{ $player } 在休假。
reminder = { $player }，第 { $number } 局轮到你了，对手是 { $opponent }。截止时间：{ $until }。
reminder-several = { $player }：{ $late }
reminder-entry = 第 { $number } 局，对手 { $opponent }。截止时间：{ $until }。
reminder-link = { $line } [棋盘]({ $url })

## Offers

offer-draw = { $player } 提议平局。{ $opponent }，你接受吗？
offer-rematch-here = { $player } 想再来一局。{ $opponent }，你接受吗？
offer-pause = { $player } 请求暂停：双方棋钟都停，直到有一方继续对局。{ $opponent }，你同意吗？
offer-takeback =
    { $count ->
        [0] { $player } 请求悔棋，收回 **{ $ply }**。{ $opponent }，你同意吗？
       *[other] { $player } 请求悔棋，收回 **{ $ply }** 以及之后的 { $count } 着。{ $opponent }，你同意吗？
    }
offer-was =
    { $kind ->
        [draw] { $player } 提议平局。
        [takeback] { $player } 请求悔棋。
        [rematch] { $player } 提议再来一局。
       *[pause] { $player } 请求暂停。
    }
offer-became =
    { $state ->
        [open] 仍在等待应答。
        [accepted] 已接受。
        [declined] 已拒绝。
        [withdrawn] 已撤回。
       *[lapsed] 已失效：对局已继续。
    }
offer-posted = 好的，已发在频道里。
offer-elsewhere = 好的，对手会在自己下棋的地方收到你的提议。
button-phrases = 说点什么……
phrases-ask = 选一句话。对手会看到自己语言的版本。每个回合可以说一句，对局结束后还可以说一句。
menu-phrases-hint = 想说什么？
phrase-sent = 好的，对手会看到：{ $phrase }
phrase-not-received = 对手不接收这类消息。
refuse-phrase-again = 这个回合你已经说过了。双方各走一着之后可以再说。
phrase-says = 💬 { $player }：{ $phrase }
phrase-words =
    { $phrase ->
        [hello] 你好！祝你玩得开心！
        [luck] 祝你好运！
        [move] 好棋！
        [played] 下得好！
        [tomorrow] 我明天再来。
        [away] 抱歉，让你久等了。
        [thanks] 谢谢你陪我下棋！
       *[bye] 再见！
    }
more-actions = 你想做什么？
decide-title = 第 { $number } 局要怎么处理？所有人都会看到原因。
decide-hint = 裁定方式
decide-order =
    { $order ->
        [white] 结束对局：白方胜
        [black] 结束对局：黑方胜
        [draw] 结束对局：平局
        [void] 对局作废
        [replace_white] 移交白方
       *[replace_black] 移交黑方
    }
decide-new-player =
    { $color ->
        [white] 由谁接手白方？
       *[black] 由谁接手黑方？
    }
decide-new-player-hint = 新玩家
form-decide = 裁定第 { $number } 局
form-decide-reason = 原因，所有人可见
button-withdraw = 撤回提议
button-draw = 提议平局
button-takeback = 请求悔棋
button-abort = 中止对局
button-pause = 提议暂停
button-resume = 继续对局
button-give = 给对手加时 { $time }
button-settings = 打开设置
button-hint = 提示
button-fill = 其余替我放
button-stop-filling = 停止代放
button-more = 更多……
button-rematch = 再来一局
button-play-again = 再下一局
button-next-level = 下一级：{ $level }

## Vacations

notice-vacation = 你的时间用完了，所以自动开始休假。你的棋钟已停，实时对局除外。假期会逐天延长，直到你走棋或没有剩余天数。
event-vacation = { $player } 时间用完，用掉一天假期。
vacation-none = 你没有在休假。要让棋钟停三天，请用 `/dvonn 假期` 加 `天数:3`。实时对局照常进行。
vacation-until = 你在休假，到 { $until } 为止（{ $left }）。你的棋钟已停，实时对局除外。
vacation-automatic = 你的时间用完了，所以自动开始休假，到 { $until } 结束（{ $left }）。你的棋钟已停，实时对局除外。
vacation-days = 今年的假期共 { $of } 天，还剩 { $count } 天。
button-vacation-end = 结束休假

## Moderators

decision-posted = 好的，已发在 { $place }（第 { $number } 局）。
removed-from-ratings = { $moderator } 把第 { $number } 局（{ $white } 对 { $black }）移出等级分计算，所有等级分已重新计算，见 `/排行榜 档案`。原因：{ $reason }
role-is = 身份组 { $role } 的成员和拥有“管理服务器”权限的人都是管理员，可以用 `/对局 裁定` 结束对局、作废对局或移交一方。
role-none = 拥有“管理服务器”权限的人都是管理员，可以用 `/对局 裁定` 结束对局、作废对局或移交一方。
computer-rated = 人机对局计入等级分。
computer-unrated = 人机对局不计入等级分。
server-title = **服务器设置**
server-controls = 菜单和按钮立即生效。按钮显示当前状态，按一下就切换。语言和主题用于所有人都能看到的内容。
server-hint = 其余的用命令：
server-command = {"-"} { $command }：{ $what }
server-channels = 可以下棋的频道：{ $channels }，以及其中的子区。
server-channels-all = 所有频道都可以开局。
server-starters = 只有身份组 { $role } 的成员可以开局。谁都可以接受挑战。
server-starters-all = 谁都可以开局。
server-rated = 允许等级分对局。
server-unrated = 新对局都是友谊对局。进行中的等级分对局不变。
server-seeks = 其他服务器的对手：成员可以使用 `/寻找`。这样的对局从不计入本服务器的排行榜。
server-no-seeks = 其他服务器的对手：这里没有开放 `/寻找`。
server-ladder-rating = 排行榜类型：等级分
server-ladder-places = 排行榜类型：名次
server-ladder-swap = 挑战者获胜时，双方交换名次。
server-season-none = 赛季时长：不分赛季
server-season-month = 赛季时长：一个月
server-season-quarter = 赛季时长：三个月
server-season-half = 赛季时长：六个月
server-season-year = 赛季时长：一年
server-announcements = 公告频道：{ $channel }。
server-announcements-none = 没有公告频道。
server-announcements-here = 本服务器的赛季、锦标赛和联赛将在这里公布。
server-puzzles = 每日谜题：{ $channel }。
server-puzzles-none = 没有每日谜题的频道。
server-puzzles-here = 每日谜题将发在这里。
server-digest = 每周回顾：{ $channel }。
server-digest-none = 没有每周回顾的频道。
server-digest-here = 每周回顾将在每周一发在这里。
server-lobby = 大厅：{ $channel }。
server-lobby-none = 没有大厅。
server-lobby-role = 有人找对手时，大厅会通知 { $role }。
server-lobby-role-none = 大厅不通知任何人。
server-picker =
    { $picker ->
        [games] 可以下棋的频道（不选：全部）
        [announcements] 公告频道
        [puzzles] 每日谜题的频道
        [digest] 每周回顾的频道
        [lobby] 大厅频道
        [moderators] 管理员身份组
        [starters] 可以开局的身份组
       *[told] 大厅通知的身份组
    }
button-server-clear = 清除第 { $number } 项
button-server-page =
    { $page ->
        [settings] 设置
        [channels] 频道
       *[roles] 身份组与大厅
    }
server-limit =
    { $limit ->
        [limit_opponent] 每人向同一人发出的未应答挑战：最多 { $value } 个。
        [limit_threads] 每人 10 分钟内可以开的子区：最多 { $value } 个。
        [limit_tournaments] 每名组织者未结束的锦标赛：最多 { $value } 个。管理员可以有 3 个。
        [limit_tournament_wait] 同一组织者创建两次锦标赛的间隔：{ $value } 分钟。管理员不必等待。
       *[limit_challenges] 每人未应答的挑战：最多 { $value } 个。
    }
server-limits-change = 要更改上限，请用 `/dvonn-admin 上限` 加数字，例如 `子区数:5`。
server-blocked = { $person } 已被封禁。原因：{ $reason }
server-blocked-more = 还有更多人被封禁，见日志。
person-blocked = { $person } 不能再在本服务器开局或参加对局。进行中的对局继续。要撤销，请用 `/dvonn-admin 解封`。
person-unblocked = { $person } 又可以在本服务器开局和参加对局了。
button-server-rated =
    { $on ->
        [yes] 等级分对局：开
       *[no] 等级分对局：关
    }
button-server-computer =
    { $on ->
        [yes] 人机等级分对局：开
       *[no] 人机等级分对局：关
    }
button-server-seeks =
    { $on ->
        [yes] 其他服务器的对手：开
       *[no] 其他服务器的对手：关
    }

## Roles for ladder places and titles

roles-title = **按名次和头衔授予的身份组。** 排行榜变化时由我授予和收回。我只收回自己授予的身份组。要设置，请用 `/dvonn-admin 排名身份组` 选名次或头衔，再选身份组。
roles-role = { $name }：{ $role }
roles-none = { $name }：无身份组
roles-problem = { $name }：{ $role }。{"**"}我无法授予它。** { $problem }
roles-refused = 上一次，Discord 没有让我授予或收回某个身份组。{ $reason }
reward =
    { $reward ->
        [first] 第一名
        [top_three] 前三名
        [top_ten] 前十名
        [season] 上赛季冠军
        [league] 联赛冠军
       *[tournament] 上一届锦标赛冠军
    }
button-clear-reward =
    { $reward ->
        [first] 清除身份组：第一名
        [top_three] 清除身份组：前三名
        [top_ten] 清除身份组：前十名
        [season] 清除身份组：赛季冠军
        [league] 清除身份组：联赛冠军
       *[tournament] 清除身份组：锦标赛冠军
    }
roles-audit = DVONN 排行榜的名次或头衔
role-no-permission = 我需要“管理身份组”权限。请在服务器设置 → 身份组里为我的身份组开启这项权限，然后再试。
role-gone = 这个身份组已被删除。请另选一个。
role-everyone = 所有人都已有这个身份组。请另选一个。
role-managed = { $role } 属于某个集成（例如机器人），谁也不能授予。请另选身份组。
role-not-below-bot = { $role } 不在我的最高身份组之下，所以 Discord 不让我授予。请在服务器设置 → 身份组里把我的身份组拖到它上面，然后再试。
role-powerful = { $role } 带有管理他人的权限：{ $powers }。我不授予这样的身份组。请另选一个，或者去掉它的这些权限。
role-moderators = { $role } 是我的管理员身份组。我从不授予它。请另选身份组。
role-not-by-person = 我不能替你授予 { $role }，因为你自己也不能授予它：这需要“管理身份组”权限，以及一个比它更高的身份组。请找两者都有的人来做。
role-power =
    { $name ->
        [administrator] “管理员”
        [manage-server] “管理服务器”
        [manage-roles] “管理身份组”
        [manage-channels] “管理频道”
        [manage-webhooks] “管理网络钩子”
        [manage-expressions] “管理表情”
        [manage-events] “管理活动”
        [manage-threads] “管理子区”
        [manage-messages] “管理消息”
        [manage-nicknames] “管理昵称”
        [ban] “封禁成员”
        [kick] “踢出成员”
        [time-out] “将成员禁言”
        [mute] “将成员静音”
        [deafen] “将成员拒听”
        [move] “移动成员”
        [mention-everyone] “提及 @everyone、@here 和所有身份组”
        [audit-log] “查看审核日志”
       *[insights] “查看服务器分析”
    }

## Moderation log

log-title = **管理日志**，最新的在前。第 { $page } 页，共 { $pages } 页。
log-empty = 管理日志是空的。
log-entry = { $at } { $moderator }：{ $what }
log-reason = { $entry }原因：{ $reason }
log-channel-added = 把 { $channel } 加入可以下棋的频道。
log-channel-removed = 把 { $channel } 移出可以下棋的频道。
log-role-set = “{ $name }”的身份组：{ $role }。
log-role-cleared = “{ $name }”的身份组：无。
log-role-gone = “{ $name }”的身份组：无，因为该身份组已被删除。
log-blocked = 封禁 { $person }。
log-unblocked = 解除对 { $person } 的封禁。
log-ended = 判定第 { $number } 局的结果并结束对局。
log-voided = 第 { $number } 局作废。
log-handed-over = 移交第 { $number } 局的一方。
log-place-lost = 第 { $number } 局的频道或子区被删除了。对局在等待新的子区或管理员的裁定。
log-backed-up = 下载备份。
log-tournament-entered = 让 { $player } 加入第 { $number } 号锦标赛。
log-tournament-computers = 让电脑参加第 { $number } 号锦标赛。
log-tournament-computers-removed = 让电脑退出第 { $number } 号锦标赛。
log-tournament-started = 开始第 { $number } 号锦标赛。
log-tournament-accepted = 接受第 { $number } 号团体赛。
log-tournament-withdrew =
    { $league ->
        [yes] 让 { $player } 退出联赛。
       *[no] 让 { $player } 退出第 { $number } 号锦标赛。
    }
log-tournament-replaced = 在第 { $number } 号锦标赛中由 { $new } 接替 { $player }。
log-tournament-reminded =
    { $league ->
        [yes] 就联赛的一局棋提醒 { $player }。
       *[no] 就第 { $number } 号锦标赛的一局棋提醒 { $player }。
    }
log-tournament-moved = 把第 { $number } 号锦标赛移到另一个频道。
log-tournament-ended = 结束第 { $number } 号锦标赛。
log-league =
    { $what ->
        [league_paused] 暂停联赛。
        [league_resumed] 恢复联赛。
        [league_moved] 把联赛移到另一个频道。
       *[league_closed] 结束联赛。
    }
log-league-entry-removed = 让 { $player } 退出联赛的下一期。
button-log-newer = 较新
button-log-older = 较早

## End of the game

end-won =
    { $color ->
        [white] **对局结束：{ $player } 执白以 { $own } 比 { $other } 获胜。**
       *[black] **对局结束：{ $player } 执黑以 { $own } 比 { $other } 获胜。**
    }
end-close = 差距极小，只差 { $margin } 子。
end-sweep = 大获全胜：输的一方一个棋堆也没有了。
own-won = {"**"}你以 { $own } 比 { $other } 获胜！**
own-lost = {"**"}你以 { $own } 比 { $other } 落败。**
own-lost-close = {"**"}你以 { $own } 比 { $other } 落败：** 只差 { $margin } 子。
own-won-resigned = {"**"}你赢了！** { $loser } 认输。
own-won-on-time = {"**"}你赢了！** { $loser } 超时。
own-resigned = 你认输了。{ $winner } 获胜。
own-out-of-time = {"**"}你超时了。** { $winner } 获胜。
own-ending-of = { $player }：{ $ending }
end-draw = 对局结束：{ $score } 比 { $score } 平局。
end-resigned =
    { $color ->
        [white] { $loser } 认输。{ $winner } 执白获胜。
       *[black] { $loser } 认输。{ $winner } 执黑获胜。
    }
end-resigned-deleted =
    { $color ->
        [white] 执黑的已注销玩家认输。{ $winner } 执白获胜。
       *[black] 执白的已注销玩家认输。{ $winner } 执黑获胜。
    }
end-out-of-time =
    { $color ->
        [white] { $loser } 超时。{ $winner } 执白获胜。
       *[black] { $loser } 超时。{ $winner } 执黑获胜。
    }
end-agreed = 对局结束：双方同意平局。
end-awarded =
    { $color ->
        [white] { $moderator } 结束了对局。{ $winner } 执白获胜。原因：{ $reason }
       *[black] { $moderator } 结束了对局。{ $winner } 执黑获胜。原因：{ $reason }
    }
end-awarded-draw = { $moderator } 以平局结束了对局。原因：{ $reason }
end-deadline =
    { $color ->
        [white] 本轮结束时，对手还在等 { $loser } 走棋。{ $winner } 执白获胜。
       *[black] 本轮结束时，对手还在等 { $loser } 走棋。{ $winner } 执黑获胜。
    }
end-deadline-draw = 本轮结束，所以这局棋是平局。
end-voided-elsewhere = 管理员将对局作废。
end-voided = { $moderator } 将对局作废。原因：{ $reason }
end-tournament-over = 对局结束，没有结果：锦标赛已结束，而且双方都是电脑。
end-aborted = 对局已中止，不算数。
end-out-of-time-void = 还没有棋堆移动过，{ $player } 就超时了。对局不算数。
end-left = 对局结束，没有结果：有玩家离开了服务器。
end-deleted = 对局结束，没有结果：有玩家删除了自己的数据。
end-channel = 对局结束，没有结果：频道已被删除。

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }：{ $before } → **{ $after }**（{ $step }{ $provisional ->
        [yes] {"，"}暂定
       *[no] {""}
    }）
result-expected = { $player } 更被看好（{ $odds }%）。
result-even = 赛前预测不分高下。
result-part =
    { $part ->
        [2] 这局棋只计一半：此前 30 天内，双方已经互相下过 { $before } 局。
        [4] 这局棋只计四分之一：此前 30 天内，双方已经互相下过 { $before } 局。
       *[other] 这局棋只计 1/{ $part }：此前 30 天内，双方已经互相下过 { $before } 局。
    }
result-short = 这局棋不计入排行榜：布子之后不到 { $moves } 着。
result-second-timeout = 这局棋不计入排行榜：玩家离开期间如有几局超时负，24 小时内只计第一局。
result-voided = 这局棋不计入排行榜：管理员已将它移出等级分计算。

score = { $wins } 胜 { $draws } 平 { $losses } 负
record-all = { $games } 局：{ $score }
record-color =
    { $color ->
        [white] 执白：{ $score }
       *[black] 执黑：{ $score }
    }
record-setup =
    { $setup ->
        [full] 全部自放：{ $score }
        [reds] 自放红子：{ $score }
        [random] 随机：{ $score }
        [symmetric] 对称：{ $score }
        [cut] 出盘选边：{ $score }
       *[given] 指定局面：{ $score }
    }

top-title =
    { $list ->
        [computer] **服务器排行榜**：电脑级别
        [world] **全球排行榜**：{ $players } 名玩家
       *[people] **服务器排行榜**：{ $players } 名玩家
    }
top-row = **{ $place }** · { $player } · { $rating } · { $games } 局
top-own = ……{ $row }
top-order = -# 按等级分减去两倍 ± 排序，光靠运气赢几局排不上去。? = 暂定。
top-empty = 排行榜还是空的，要等玩家之间下完第一局等级分对局。用 `/dvonn 挑战` 加 `等级分:True` 开一局吧。
top-all-idle = 这里 60 天来没有算数的等级分对局，所以排行榜是空的。用 `/dvonn 挑战` 加 `等级分:True` 开一局吧。过去的赛季请看 `/排行榜 赛季`。
top-no-computer = 电脑在这里还没下过等级分对局。只有服务器允许，人机对局才计入等级分。
top-no-game = { $player } 还没有名次：还没有一局等级分对局算数。
top-empty-world = 60 天内没有人下过计入全球排行榜的棋。用 `/寻找` 加 `等级分:True` 开始的等级分对局会计入。
top-not-joined = { $player } 不在全球排行榜上。要加入，请用 `/寻找` 加 `等级分:True` 并下完一局。
world-left = 好的，你已不在全球排行榜上。等级分会保留，以备你用 `/寻找` 加 `等级分:True` 回来。要删除它，请用 `/隐私 删除`。
world-not-joined = 你不在全球排行榜上，不需要退出。
top-idle = { $player } 没有名次：已有 60 天没下等级分对局。下一局等级分对局会让名次恢复。
table-ladder =
    { $list ->
        [computer] DVONN 排行榜：电脑级别
        [world] DVONN 全球排行榜
       *[people] DVONN 排行榜
    }
table-page = 第 { $page } 页，共 { $pages } 页
table-order = 按等级分减去两倍 ± 排序
table-player = 玩家
table-rating = 等级分
table-floor = 下限
table-games = 局数
alt-table = 表格：{ $title }。列：{ $columns }。行：{ $rows }。
alt-table-place = 名次

profile-title = **{ $player }** · { $rating }
profile-place = 按等级分排第 { $place } 名
profile-challenge-place = 排行榜第 { $place } 名
profile-idle = 没有名次（60 天没下等级分对局）
profile-no-place = 还没有名次
profile-titles =
    { $more ->
        [0] 头衔：{ $titles }
       *[other] 头衔：{ $titles }，还有 { $more } 个
    }
profile-title-of-season =
    { $place ->
        [1] 第 { $season } 赛季冠军
        [2] 第 { $season } 赛季亚军
       *[3] 第 { $season } 赛季季军
    }
profile-league-title = { $name } 冠军（第 { $cycle } 期）
profile-lessons = 🎓 已完成 `/学习` 的全部课程
profile-provisional = {"-#"} “?”表示暂定：等级分还只是粗略估计。再下几局等级分对局，它就稳定下来。
profile-last = 最近对局：
button-people = 收藏、屏蔽……
people-about =
    { $state ->
        [favourite] { $player } 在你的收藏里。
        [ignored] 你已屏蔽 { $player }：除了名次对局和锦标赛，你们不会有新对局。
       *[none] { $player }：你可以收藏或屏蔽这位玩家。被你屏蔽的人不能再和你开始新对局，也不会得知。
    }
button-ignore =
    { $on ->
        [yes] 屏蔽
       *[no] 取消屏蔽
    }
button-favourite =
    { $on ->
        [yes] 收藏
       *[no] 取消收藏
    }
people-title = 只有你能看到这些名单。
people-favourites = 收藏：{ $people }
people-no-favourites = 收藏：无。可以在玩家的档案里添加。
people-ignored = 屏蔽：{ $people }
people-none-ignored = 屏蔽：无
menu-people-challenge = 挑战收藏的玩家
menu-people-remove = 取消收藏某人
menu-people-stop = 取消屏蔽某人
button-people-page = 屏蔽 { $first }–{ $last }
refuse-not-now = 现在不能和这位玩家下棋。请另选对手。
refuse-too-many-favourites = 你已收藏 { $most } 人。请先取消收藏一位。
profile-game =
    { $outcome ->
        [win] - 胜 { $opponent }：{ $step }（第 { $number } 局）
        [draw] - 平 { $opponent }：{ $step }（第 { $number } 局）
       *[loss] - 负 { $opponent }：{ $step }（第 { $number } 局）
    }
profile-none = { $player } 在这里还没有等级分对局的成绩。要下等级分对局，请用 `/dvonn 挑战` 加 `等级分:True`。
profile-none-of-computer = { $player } 在这里还没有等级分对局的成绩。只有服务器允许，人机对局才计入等级分。
profile-of-bot = 机器人没有档案。要看电脑的，请填选项 `级别`。
profile-none-of-you = 你在这里还没有等级分对局的成绩。用 `/dvonn 挑战` 加 `等级分:True` 开一局吧。之后这里会有你的等级分、战绩和最佳胜局。
profile-one = 请只填一项：在 `玩家` 里填一名玩家，或在 `级别` 里选电脑级别。
caption-profile = 在本服务器的等级分，及可能范围
fact-place = 名次
fact-games = 局数
fact-streak = 最长连胜
fact-best-win = 最佳胜局
fact-global = 全球等级分
fact-puzzles = 谜题等级分
fact-won-against = { $opponent }（{ $rating }），第 { $number } 局
fact-streak-now = { $longest }，目前 { $now }
alt-profile =
    { $games ->
        [1] 折线图：{ $name } 在本服务器的等级分及可能范围。从 { $first } 开始，下过一局后是 { $rating }。下方：{ $facts }。
       *[other] 折线图：{ $name } 在本服务器最近 { $games } 局的等级分及可能范围。从 { $first } 开始，一直在 { $least } 到 { $most } 之间，现在是 { $rating }。下方：{ $facts }。
    }
alt-profile-fact = { $label }：{ $value }

activity-title = **最近 { $weeks } 周的对局**：{ $games } 局，其中等级分对局 { $rated } 局
activity-busiest =
    最热闹的一周：从 { $monday } 开始（{ $games } 局，{ $people ->
        [0] 只有电脑）
       *[other] { $people } 名玩家）
    }
activity-this-week =
    { $games ->
        [0] 本周：还没有对局
       *[other] 本周至今：{ $games } 局
    }
activity-none = 最近 { $weeks } 周这里没有对局结束。用 `/dvonn 挑战` 开一局吧。
activity-empty = 还没有对局
table-activity = 本服务器的对局
activity-games = { $games } 局
activity-rated = 等级分对局
activity-others = 友谊对局
activity-people = 玩家
caption-activity = 每周结束的对局，从周一算起（UTC）
alt-activity = 柱状图：本服务器 { $weeks } 周里每周结束的对局，从 { $first } 到本周。每周依次为周一日期、等级分对局、友谊对局和玩家：{ $entries }。没列出的周没有对局。
alt-activity-week = { $monday }：{ $rated }、{ $others }、{ $people }
alt-activity-none = 柱状图：从 { $first } 到本周共 { $weeks } 周，没有对局。

versus-title = **{ $one } 对 { $other }**
versus-none = 两人之间在这里还没有下完过等级分对局。
versus-record = { $player } 的战绩：
versus-rating = { $player }：{ $rating }
versus-unrated = { $player }：还没有等级分对局，预测按新玩家算
versus-odds = 今天的预测：{ $player } { $odds }%。
versus-last = 最近对局：
versus-game =
    { $outcome ->
        [win] - { $at } · 第 { $number } 局 · { $player } { $color ->
            [white] 执白胜
           *[black] 执黑胜
        }：{ $step }
        [draw] - { $at } · 第 { $number } 局 · { $player } { $color ->
            [white] 执白平
           *[black] 执黑平
        }：{ $step }
       *[loss] - { $at } · 第 { $number } 局 · { $player } { $color ->
            [white] 执白负
           *[black] 执黑负
        }：{ $step }
    }
versus-same-player = 两次选的是同一名玩家。请选两名不同的玩家，或选一名与自己比较。

record-title = **本服务器的等级分对局**
record-title-of = **{ $player } 在本服务器的等级分对局**
record-none = 本服务器还没有等级分对局结束。用 `/dvonn 挑战` 加 `等级分:True` 开一局吧。
record-none-of = { $player } 在本服务器还没有下完过等级分对局。
record-game =
    { $outcome ->
        [win] { $at } · 第 { $number } 局 · { $one } 胜 { $other }
       *[draw] { $at } · 第 { $number } 局 · { $one } 与 { $other } 平局
    }
record-counted =
    { $part ->
        [1] { $game }：{ $one }、{ $other }
       *[other] { $game }：{ $one }、{ $other }（计 1/{ $part }）
    }
record-uncounted = { $game }：不计（{ $reason }）
uncounted-short = 太短
uncounted-second-timeout = 24 小时内又一次超时负
uncounted-voided = 被管理员移出
button-newest = 最新
button-newer = 较新
button-older = 较早

## Seasons

season-current = **第 { $number } 赛季**：{ $from } – { $until }（{ $rest } 结束）
season-without-end = **第 { $number } 赛季**：从 { $from } 起，没有结束日期
season-ended = **第 { $number } 赛季**：{ $from } – { $until }，最终榜单
season-short = -# 赛季按日历划分。第一个赛季较短，因为它从第一局等级分对局开始。
season-empty = 本赛季还没有算数的等级分对局。
season-row = **{ $place }** · { $player } · { $rating } · { $wins } 胜 { $draws } 平 { $losses } 负
season-none = 玩家之间的第一局等级分对局会开启第一个赛季。用 `/dvonn 挑战` 加 `等级分:True` 开一局吧。
season-unknown = 这里没有第 { $number } 赛季。`/排行榜 赛季` 显示本赛季。
season-over = **第 { $number } 赛季结束了。**
season-title =
    { $place ->
        [1] 🥇 { $player } 夺得第 { $number } 赛季冠军。
        [2] 🥈 { $player } 获得亚军。
       *[3] 🥉 { $player } 获得季军。
    }
season-over-more = 完整榜单请用 `/排行榜 赛季` 加 `编号:{ $number }` 查看。下一赛季已经开始，等级分保留。
table-season = 第 { $number } 赛季
table-wins = 胜
table-draws = 平
table-losses = 负

## Challenge ladder

places-title = **服务器排行榜**（名次）：{ $people } 名玩家
places-own = { $player } 排第 { $place } 名。要往上走，请用 `/排行榜 挑战` 挑战排在前面三名以内的玩家。赢了就交换名次。
places-none = { $player } 现在没有名次。要取得名次，请用 `/排行榜 挑战` 挑战最后三名玩家之一。
places-empty = 排行榜还是空的。用 `/排行榜 挑战` 挑战任何人：第一局名次对局会给双方名次。
table-places = DVONN 排行榜，按名次

refuse-place-none = 本服务器的排行榜按等级分，不按名次。请用 `/dvonn 挑战`。
refuse-place-self = 不能挑战自己。{ $allowed }
refuse-place-answered = 你现在不能接受这个挑战。{ $why }
refuse-place-no-place = { $opponent } 在排行榜上没有名次，或者 60 天没下棋了。{ $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } 排在你后面，你不能挑战，但对方可以挑战你。
       *[other] { $opponent } 现在排在 { $challenger } 后面。
    }{ $allowed }
refuse-place-far = { $opponent } 排得太靠前。只能挑战排在自己前面 { $places } 名以内的玩家。{ $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] 你正在第 { $number } 局与 { $opponent } 争夺名次。请先下完那一局。
           *[challenge] 你已经挑战了 { $opponent } 的名次。请取消那个挑战，或等待应答。
        }
       *[other] { $what ->
            [game] { $challenger } 正在第 { $number } 局与 { $opponent } 争夺名次。
           *[challenge] { $challenger } 已经挑战了 { $opponent } 的名次。
        }
    }
refuse-place-incoming =
    { $others ->
        [1] 已经有一人在挑战 { $opponent }。请等那个挑战结束，或挑战别的玩家。
       *[other] 已经有 { $others } 人在挑战 { $opponent }。请等其中一个挑战结束，或挑战别的玩家。
    }
refuse-place-soon = { $challenger } 和 { $opponent } 一周之内刚争夺过名次。{ $until } 起可以再下。
place-may-challenge =
    { $who ->
        [you] 你可以挑战 { $people }。
       *[other] { $challenger } 可以挑战 { $people }。
    }
place-may-challenge-nobody =
    { $who ->
        [you] 没有人排在你前面。别人可以挑战你。
       *[other] 没有人排在 { $challenger } 前面。
    }
challenge-for-place = 这局棋争夺排行榜名次：挑战者获胜时，双方交换名次。
place-stake = 这局棋争夺排行榜名次：{ $challenger } 获胜时，与 { $opponent } 交换名次。
place-swapped = **{ $winner } 从 { $loser } 手中夺得排行榜第 { $place } 名。**
place-kept = 排行榜名次不变。
place-swap-stays = 名次不换回去：那局棋之后，排行榜已有变动。


## Captions of pictures

caption-move =
    { $color ->
        [white] 轮到白方走
       *[black] 轮到黑方走
    }
caption-passed =
    { $color ->
        [white] 白方停一手
       *[black] 黑方停一手
    }
caption-isolates = { $ply }，孤立 { $count } 子
caption-captures = { $ply }，吃 { $count } 子
caption-last = { $player }：{ $ply }
caption-place =
    { $color ->
        [white] 白方放子
       *[black] 黑方放子
    }
caption-place-red =
    { $color ->
        [white] 白方放红子
       *[black] 黑方放红子
    }
caption-won =
    { $color ->
        [white] 白方胜 { $margin } 子
       *[black] 黑方胜 { $margin } 子
    }
caption-draw = 平局
caption-won-early =
    { $color ->
        [white] 白方胜
       *[black] 黑方胜
    }
caption-resigned =
    { $color ->
        [white] 白方认输
       *[black] 黑方认输
    }
caption-timed-out =
    { $color ->
        [white] 白方超时
       *[black] 黑方超时
    }
caption-void = 没有结果
caption-sample = 示例：你执黑时的棋盘 · { $ply }
caption-preview = 预览：{ $ply }

## Placing and moving with buttons

button-row = 第 { $row } 行
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}红
       *[no] {""}
    }
menu-stack-hint = 移动棋堆：选一个
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }：单子，含红子
           *[no] { $cell }：单子
        }
       *[other] { $red ->
            [yes] { $cell }：{ $height } 层的棋堆，含红子
           *[no] { $cell }：{ $height } 层的棋堆
        }
    }
menu-stack-moves = { $count } 种着法
pick-cell =
    选第 { $row } 行的一格。{ $red ->
        [yes] 红子会立即放下。
       *[no] 你的棋子会立即放下。
    }
pick-stack = 你要移动哪个棋堆？
pick-destination = **{ $cell }** 要走到哪里？会先给你看预览。
pick-destination-at-once = **{ $cell }** 要走到哪里？选了就立即走。
confirm-ply = 预览：**{ $ply }**
confirm-score = 走后的比分：白方 { $white }，黑方 { $black }。要走吗？
button-confirm = 走这着
button-back = 返回
button-another-stack = 换个棋堆
you-moved = 你走了 **{ $ply }**。
you-moved-with-effect = 你走了 **{ $ply }**：{ $effects }。
you-placed =
    { $red ->
        [yes] 你把红子放在 **{ $cell }**。
       *[no] 你把棋子放在 **{ $cell }**。
    }

## Previews

preview-title = 预览：还没有真正走。
preview-move = { $player }：**{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }：红子放在 **{ $cell }**。
        [white] { $player }：白子放在 **{ $cell }**。
       *[black] { $player }：黑子放在 **{ $cell }**。
    }
preview-pass = { $player } 没有合法着法，停一手。
preview-score = 之后的比分：白方 { $white }，黑方 { $black }。
preview-next-moves = 接下来：轮到 { $player }，有 { $moves } 种合法着法（{ $other }）。
preview-other-moves =
    { $moves ->
        [0] 换作 { $player } 则一种也没有
       *[other] 换作 { $player } 则有 { $moves } 种
    }
preview-next-passes = 接下来：{ $player } 停一手（没有合法着法）。然后轮到 { $other }，有 { $moves } 种合法着法。
preview-next-place =
    { $piece ->
        [red] 接下来：{ $player } 放红子。
        [white] 接下来：{ $player } 放白子。
       *[black] 接下来：{ $player } 放黑子。
    }
preview-next-dealt = 接下来：棋盘的其余部分随机填满。
preview-won = 对局就此结束：{ $player } 以 { $own } 比 { $other } 获胜，胜 { $margin } 子。
preview-draw = 对局就此结束：{ $score } 比 { $score } 平局。

preview-empty = 请给出一着，例如 `D3F3`，或多着，例如 `D3F3 E4E5`。
preview-too-long = 一次预览最多 { $most } 着。请去掉最后几着。
preview-unknown-word = `{ $word }` 既不是 `D3` 这样的格子，也不是 `D3F3` 这样的着法。请在输入时从建议里选。
preview-half-a-move = { $cell } 只是半着。请加上落点，例如 `D3F3`。
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] 白方不能走 `{ $ply }`。{ $rule }请在输入时从建议里选。
           *[black] 黑方不能走 `{ $ply }`。{ $rule }请在输入时从建议里选。
        }
       *[other] { $color ->
            [white] 第 { $number } 着：白方不能走 `{ $ply }`。{ $rule }请在输入时从建议里选。
           *[black] 第 { $number } 着：黑方不能走 `{ $ply }`。{ $rule }请在输入时从建议里选。
        }
    }
preview-dealt = 最后一枚红子之后，棋盘的其余部分随机填满。预览请到此为止。

## Hints and analyses

hint-title =
    { $count ->
        [1] 你只有一种合法着法：
       *[other] 你的最佳着法：
    }
hint-title-placing = 最适合放子的格：
hint-not-played = 这些都还没有走。只有你能看到。
button-play-this = 走 { $letter }：{ $ply }
advice-ply = { $letter }. **{ $ply }**：{ $worth }
worth =
    { $kind ->
        [even] 大致均势
        [chance] 胜率约 { $number }%
        [win] 胜 { $number } 子
        [draw] 平局
       *[loss] 负 { $number } 子
    }
effect-next-to-red = 挨着红子
effect-at-edge = 在边缘
effect-can-capture-red = 下一着可以吃 { $cells } 的红子
effect-ends-game = 结束对局
effect-leaves-no-move =
    { $color ->
        [white] 让白方无着可走
       *[black] 让黑方无着可走
    }
analysis-game = 第 { $number } 局。
analysis-plies = 共 { $count } 着，第 { $number } 着之后。
analysis-worth =
    { $color ->
        [white] **轮到白方：{ $worth }。**
       *[black] **轮到黑方：{ $worth }。**
    }
analysis-variation = 变化：{ $line }
analysis-then = -# 之后 { $line }
analysis-then-end = -# 之后 { $line }。然后对局结束：白方 { $white }，黑方 { $black }。
analysis-end = -# 之后对局结束：白方 { $white }，黑方 { $black }。
analysis-over = {"**"}对局已结束：白方 { $white }，黑方 { $black }。**
analysis-shared = { $player } 展示了一份分析：
verdict-best = {"**"}{ $ply }** 是最佳着法。
verdict-forced = {"**"}{ $ply }** 是唯一的合法着法。
verdict-as-good = {"**"}{ $ply }** 与最佳着法 **{ $better }** 大致一样好。
verdict-worse =
    {"**"}{ $ply }** 让{ $color ->
        [white] 白方
       *[black] 黑方
    }从“{ $before }”变为“{ $after }”{ $points ->
        [0] 。
       *[other] （损失 { $points }%）。
    }
verdict-loses =
    在后续变化 A 中，{ $color ->
        [white] 白方
       *[black] 黑方
    }失去 { $losses }。
verdict-captured =
    { $height ->
        [1] { $cell } 的单子
       *[other] { $cell } 的 { $height } 层棋堆
    }
verdict-isolated = { $count } 枚被孤立的棋子
verdict-score = 后续变化 A 之后的比分：白方 { $white }，黑方 { $black }。走之前：白方 { $before_white }，黑方 { $before_black }。
menu-variation = { $letter }. { $ply }
menu-variation-tried = 试过
menu-variation-hint = 走一着最佳着法，或试过的着法……
menu-variation-stack-hint = 试试别的着法：选一个棋堆
menu-variation-row-hint = 为什么不放别的格？选一行
variation-stack = **{ $cell }** 要走到哪里？之后你会看到这着的代价和原因。
variation-row = 第 { $row } 行的哪一格？之后你会看到代价。
analysis-effort = -# 搜索深度：{ $depth } 着。
analyse-what = 这里没有对局。请加上 `对局`（编号或着法）或 `局面`。
advice-rated = 这是等级分对局，所以我不给建议。`/对局 预览` 显示一着棋的效果。对局结束后，`/dvonn 分析` 显示最佳着法。
advice-over = 这个局面双方都无法移动：白方 { $white }，黑方 { $black }。要看对局中更早的局面，请用 `/dvonn 分析`，并在 `着数` 里填走到第几着。
advice-in-tournament = 这是锦标赛对局，所以我不给建议。`/对局 预览` 显示一着棋的效果。对局结束后，`/dvonn 分析` 显示最佳着法。
advice-of-serious-game = 这个局面与你正在下的等级分对局或锦标赛对局（第 { $number } 局）的局面太相似。那局棋结束之前，我不能分析这个局面，也不能从这里和你接着下。请换一个局面或着法。
advice-of-running = 这个局面与这里进行中的第 { $number } 局的局面太相似。那局棋结束之前，我不发布对这个局面的分析。
advice-not-of-running = 这局棋还在进行。如果是友谊对局且不属于锦标赛，轮到走的一方现在可以分析。对局结束后，谁都可以。
advice-two-subjects = 请只给局面或对局之一。选项 `着数` 需要一局棋。
advice-no-such-ply = 这局棋有 { $plies } 着，所以 `着数` 只能是 0 到 { $plies }。

## Settings

language-name = 简体中文

settings-title = **你的设置**
settings-scope = 棋盘外观只对你改变，公开棋盘按服务器设置。其余设置对你的所有对局有效。
settings-hint =
    { $choice ->
        [orientation] 棋盘
        [theme] 主题
        [size] 图片尺寸
        [notation] 记谱
        [reminders] 提醒
        [ladder] 排行榜类型
        [season] 赛季时长
       *[language] 语言
    }
settings-orientation =
    { $value ->
        [white] 棋盘：白方在下，与频道相同
        [own] 棋盘：我的一方在下
       *[black] 棋盘：黑方在下
    }
settings-theme =
    { $value ->
        [server] 主题：随各服务器
        [wood] 主题：浅色木纹
        [slate] 主题：深色石板
        [paper] 主题：白底黑线，适合打印
        [contrast] 主题：高对比度
       *[colour-blind] 主题：色盲友好（白子与黑子形状不同）
    }
settings-size =
    { $value ->
        [small] 图片尺寸：小，适合手机
        [normal] 图片尺寸：中
       *[large] 图片尺寸：大
    }
settings-notation =
    { $value ->
        [joined] 记谱：D3F3
        [dash] 记谱：D3-F3
       *[arrow] 记谱：D3→F3
    }
settings-reminders =
    { $value ->
        [channel] 提醒：在对局所在的频道
        [direct] 提醒：用私信
       *[off] 提醒：无
    }
settings-language = 语言：{ $name }
settings-language-discord = 语言：与 Discord 相同
settings-confirm =
    { $on ->
        [yes] 着法：先预览
       *[no] 着法：立即走
    }
settings-only-ply =
    { $on ->
        [yes] 唯一着：替你走
       *[no] 唯一着：你自己走
    }
settings-vacation =
    { $on ->
        [yes] 假期：时间用完时自动开始，逐天延长，直到你走棋或没有剩余天数
       *[no] 假期：只在你用 `/dvonn 假期` 时开始
    }
settings-weekends =
    { $on ->
        [yes] 周末休息：你的棋钟周六和周日停着，实时对局除外
       *[no] 周末休息：无
    }
settings-takebacks =
    { $on ->
        [yes] 悔棋：你应着之前自动同意
       *[no] 悔棋：对手要先问你
    }
settings-milestones =
    { $on ->
        [yes] 里程碑（如首胜）：私下告诉你一次
       *[no] 里程碑（如首胜）：不提
    }
settings-phrases =
    { $on ->
        [yes] 其他服务器对手的短语：显示
       *[no] 其他服务器对手的短语：隐藏
    }
settings-next-weekend = 下一次周末休息：{ $begins } 到 { $ends }（{ $zone }）。更改周末休息或时区，只对至少一周之后开始的周末生效。
settings-quiet = 免打扰时段：{ $hours }（{ $zone }）
settings-no-quiet = 免打扰时段：无
settings-summary = 每日私信列出轮到你的对局：{ $time }（{ $zone }）
settings-no-summary = 每日列出轮到你的对局：无
button-settings-confirm =
    { $on ->
        [yes] 先预览着法
       *[no] 不预览，立即走
    }
button-settings-only-ply =
    { $on ->
        [yes] 替我走唯一着
       *[no] 让我自己走唯一着
    }
button-settings-vacation =
    { $on ->
        [yes] 自动开始休假
       *[no] 停止自动休假
    }
button-settings-play = 提醒、语言……
button-settings-boards = 棋盘与着法……
button-settings-weekends =
    { $on ->
        [yes] 周末停我的棋钟
       *[no] 周末棋钟照走
    }
button-settings-takebacks =
    { $on ->
        [yes] 应着之前允许悔棋
       *[no] 悔棋要先问我
    }
button-settings-milestones =
    { $on ->
        [yes] 告诉我里程碑
       *[no] 不提里程碑
    }
button-settings-phrases =
    { $on ->
        [yes] 显示对手的短语
       *[no] 隐藏对手的短语
    }
button-settings-quiet = 时区、免打扰、每日列表……
button-settings-people = 收藏、屏蔽名单……
form-quiet = 时区、免打扰与每日列表
form-quiet-hours = 免打扰时段，起–止（留空：无）
form-summary = 每日列表的时间（留空：无）
form-quiet-zone = 你的时区
refuse-quiet-hours = `{ $input }` 不是时段。请写成 `22:00-07:00`，留空表示没有。
refuse-summary-time = `{ $input }` 不是时间。请写成 `07:30`，留空表示不要。
refuse-time-zone = `{ $input }` 不是已知时区。请用 `Europe/Berlin`、`America/New_York` 或 `UTC` 这样的名称。

## Plans.

form-plan-title = 计划你的布子
form-plan-wishes = 格子，按优先顺序
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = 对手放在这里就停止（可选）
form-plan-stops-hint = near reds, D3; after 5：自己放 5 子后
plan-is = **你的计划**：`{ $wishes }`
plan-stops = 停止条件：`{ $stops }`
plan-takes = 接下来（如果仍空着）：{ $cells }
plan-takes-then-best = 接下来（如果仍空着）：{ $cells }；然后由引擎选
plan-takes-best = 接下来：由引擎选
plan-takes-nothing = 计划里的格子都已被占。
plan-played = 已按计划放下。你的计划完成了。
plan-not-playable = 计划里已没有能放的格子，所以计划已删除。
fill-is = { $seconds } 秒后，我开始在每次轮到你时替你放其余的棋子。你随时可以叫停。
fill-stopped = 已停止。棋子由你自己放。
fill-done = 所有棋子都已放下。
plan-none = 你没有计划。要制定一个，请用 `/dvonn 计划`。
button-plan = 计划布子……
button-edit = 编辑
button-delete = 删除
button-try-again = 再试一次
form-written = 你写的是：

plan-empty = 计划至少要有一格，例如 `D3 E4, near reds, row 3`。
plan-too-long = 每栏最多 { $most } 个字符。要省字，请用代表许多格子的词：`row 3`、`edge` 或 `anywhere`。
plan-unknown-word = 计划里的词 `{ $word }` 我不认识。请用 `D3` 或 `A1-E1` 这样的格子，或 `row 3`、`column D`、`edge`。也可以用 `near reds`、`near own`、`near theirs`、`near D3`、`anywhere`、`best`。
plan-row-number = `row` 后面要有 1 到 5 的数字，如 `row 3`。
plan-column-letter = `column` 后面要有 A 到 K 的字母，如 `column D`。
plan-near-what = `near` 后面要有 `reds`、`own`、`theirs` 或一个格子，如 `near D3`。
plan-line-end = 连字符后请写最后一格，如 `A1-E1`。
plan-not-a-line = { $from } 和 { $to } 不在一条直线上。请逐格列出，或给出同一直线上的两格，如 `A1-E1`。
plan-best-serious = 等级分对局和锦标赛对局中不能用 `best`。请用 `anywhere`，它从棋盘中央开始。
plan-count = `after` 后面要有 1 到 49 的数字，如 `after 5`。
plan-no-cell-first = 请先写这一回合的格子，例如 D3，其余的会成为你的计划。

## Conditional moves.

form-if-title = 对手这样走，我就那样走
form-if-lines =
    { $first ->
        [mine] 每行一条：我方、对方、我方、对方……
       *[theirs] 每行一条：对方、我方、对方、我方……
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2：我放 D3；对方放 E4，我就放 F2。* 表示其他任何格子
           *[theirs] D3 E4：对方放 D3，我就放 E4。* E5：否则我放 E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3：我走 D3F3；对方走 E4E5，我就走 C1C3。* 表示其他任何着法。resign：认输
           *[theirs] D3F3 E4E5：对方走 D3F3，我就走 E4E5。* C1C3：否则我走 C1C3。resign：认输
        }
    }
if-are = **你的预设应着。** 你的着法在冒号后面；{ "*" } 表示其他任何应着。
if-resigns = 某一行以 `resign` 结尾时，我会在那里替你认输。
if-waits = 请先走 { $ply }。之后这些着法等待对手的应着。
if-none = 你没有预设应着。要设置，请用 `/dvonn 预设`。
button-conditions = 预设应着……
button-add-conditions = 添加预设应着

if-empty = 请至少写一行，例如 `D3F3 E4E5`：对方走 D3F3，我就走 E4E5。
if-too-long = 预设应着总共最多 { $most } 个字符。请去掉可能性最小的。
if-too-many = 你写了 { $found } 条后续变化，上限是 { $most } 条。请去掉可能性最小的。
if-too-deep = 第 { $line } 行超过 { $most } 着。请缩短。
if-unknown-word = 第 { $line } 行：`{ $word }` 既不是 `D3` 这样的格子，也不是 `D3F3` 这样的着法，也不是表示其他任何着法的 `*`。
if-no-such-cell = 第 { $line } 行：不存在格子 `{ $word }`。{ $cells }
if-pass = 第 { $line } 行：请去掉停一手，停一手由我代劳。
if-half-a-move = 第 { $line } 行：{ $cell } 只是半着。请加上落点，例如 `D3F3`。
if-any-of-mine = 第 { $line } 行：`*` 只能代表对手的着法。请写出你自己的着法。
if-resigns-unprovoked = 第 { $line } 行：`resign` 必须写在对手的着法之后。
if-illegal-mine = 第 { $line } 行：那时你不能走 { $ply }。{ $reason }
if-illegal-theirs = 第 { $line } 行：那时对手不能走 { $ply }。请核对棋盘，以及每一着轮到谁。
if-after-the-end = 第 { $line } 行在对局结束后还有着法。请缩短。
if-no-answer = 第 { $line } 行以对手的着法结尾。请补上你的应着，或去掉那一着。
if-two-answers = 第 { $first } 行和第 { $second } 行对同样的着法给出两种应着。请保留一种。

## Private notices

notice-title = 第 { $number } 局，对手 { $opponent }：
notice-board = [棋盘]({ $url })
notice-branch-dropped = 你的预设应着 **{ $answer }** 无法走出，所以预设应着已删除。{ $reason }
notice-branch-dropped-after = 你对 { $after } 的应着 **{ $answer }** 无法走出，所以预设应着已删除。{ $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] 有一着被悔掉，所以你的预设应着已删除。
        [dealt] 棋盘已填满，所以你的预设应着已删除。
       *[rated_game] 这局棋变得与你的一局等级分对局太相似，所以你的预设应着已删除。
    }要重新设置，请在对局的频道用 `/dvonn 预设`。原来的是：
notice-plan-stopped = 你的计划停止了：对手放在 **{ $cell }**（`{ $rule }`）。
notice-plan-left = 还没放的：`{ $plan }`。停止条件：`{ $stops }`。要制定新计划，请在对局的频道用 `/dvonn 计划`。
notice-muted =
    我没有权限在 { $channel } 发消息，所以无法在那里显示棋盘。请让管理员给我{ $place ->
        [thread] “查看频道”和“在子区内发送消息”权限。如果子区被锁定，也要解锁
       *[channel] “查看频道”和“发送消息”权限
    }。我会继续尝试。
notice-muted-refused = 我无法在 { $channel } 显示棋盘。{ $reason }我会继续尝试。
notice-muted-elsewhere = 我没有权限在对手下棋的地方发消息，所以对方看不到棋盘。
notice-muted-clock = 棋钟停着，直到我能在那里发消息，最多 { $time }。`/dvonn 棋盘` 等命令在那里仍然可用。
notice-muted-runs = 棋钟不会因此停下。`/dvonn 棋盘` 等命令在那里仍然可用。
notice-place-lost = 这局棋的频道或子区被删除了，我现在无法打开新的子区。{ $reason }在此之前棋钟停着。管理员也可以用 `/对局 裁定` 结束第 { $number } 局。
notice-waits = 这局棋有了新情况。我不能在那里主动发消息，请在那里用 `/dvonn 棋盘` 查看。
notice-waits-clock = 在此之前棋钟停着，最多 { $time }。
notice-plan-done = 你的计划完成了：计划的棋子都已放下。要制定新计划，请在对局的频道用 `/dvonn 计划`。
notice-plan-exhausted = 你的计划结束了：其余的格子都已被占。要制定新计划，请在对局的频道用 `/dvonn 计划`。

## Browsing a game

button-browse = 逐着浏览
button-first = 最前
button-page-back = 上一步
button-forward = 下一步
button-last = 最后
page-start = 第 0 个局面（共 { $count } 个）：第一着之前。
page-passed = 第 { $number } 个局面（共 { $count } 个），{ $player }：没有合法着法，停一手
page-ply = 第 { $number } 个局面（共 { $count } 个），{ $player }：**{ $ply }**
import-title = 导入的对局：{ $white } 执白，{ $black } 执黑
import-title-no-names = 导入的对局
import-result = 结果：{ $result }

## Replays

button-replay = 回放对局
button-share = 给所有人看
menu-chapter-hint = 跳到……
menu-game-hint = 浏览对局……
menu-found-hint = 浏览、回放或复盘一局棋……
chapter-start = 对局开始
chapter-placed = 第 { $number } 着：棋子全部放完
chapter-ply = 第 { $number } 着：{ $ply }
chapter-last =
    { $end ->
        [over] 第 { $number } 着：对局结束
       *[running] 第 { $number } 着：当前局面
    }
choice-game =
    { $state ->
        [running] { $number }：{ $white } 对 { $black }（进行中）
       *[over] { $number }：{ $white } 对 { $black }
    }
replay-ply = 回放第 { $number } 着，共 { $count } 着。
replay-plies = 回放第 { $from } 到 { $to } 着，共 { $count } 着。
replay-nothing = 还没有可以回放的：这局棋还没有着法。`/dvonn 棋盘` 显示棋盘。
replay-no-such-ply = 这局棋没有第 { $named } 着。`起始` 和 `结束` 请填 1 到 { $plies } 的数字，或都留空回放整局。
replay-elsewhere = 这局棋是在另一个服务器上下的，所以我不能在这里给所有人看。不填 `公开`，就只有你能看到回放。
replay-backwards = 第 { $from } 着在第 { $to } 着之后。请对调：`起始` 填 { $to }，`结束` 填 { $from }。
caption-replay = { $number }. { $ply }
alt-replay = 第 { $from } 到 { $to } 着的动画：{ $plies }。最终局面：
error-still-drawing = 你上一次的回放还没好。请等它完成再试。

## Reviews

button-review = 复盘
button-review-show = 显示复盘
button-review-browse = 从这里浏览
button-review-help = 怎么看
button-turning-point = { $mark }：第 { $number } 着
review-in-progress = 正在复盘……{ $known }/{ $all }，大约需要一分钟。
review-will-be-posted = 完成后，我会发在 { $channel }。按按钮可在这里查看。
review-ready = 复盘已完成。
review-is-posted = { $channel } 里也有。
review-title = {"**"}复盘。** { $title }
review-side =
    { $color ->
        [white] 白方 { $player }
        [black] 黑方 { $player }
       *[nameless] { $player }
    }：准确度 **{ $accuracy }%**；{ $judged } 着中有 { $best } 着与引擎的首选一致。
review-strength = 表现相当于 { $level } 级（{ $name }）。
review-strength-range = 表现相当于 { $from } 到 { $to } 级（{ $first }到{ $last }）。
review-no-turns = 没有转折点：没有一着让胜率下降 10% 以上。
review-practice = 想练练让你损失最大的地方，就试试下面的课程和谜题。
review-turning-point = {"**"}{ $mark }.** 第 { $number } 着，{ $player }：**{ $ply }** 之后，从 { $before } 变为 { $after }。
review-better = 更好：**{ $better }**。
review-better-line = 更好：**{ $better }**，之后 { $line }。
review-chance = { $chance }%
review-draw = 平局
review-end =
    { $end ->
        [win] 胜 { $margin } 子
       *[loss] 负 { $margin } 子
    }
review-help =
    - 着法旁的百分数是走这着的一方的胜率。
    - 准确度和引擎首选只计算胜率在 10% 到 90% 之间时走的着。胜负已定之后，怎么走都不算损失。
    - 级别：着法的损失与该玩家差不多的电脑级别。符合的超过三个时不显示。
review-figure = { $accuracy }%
phase-placement = 布子
phase-movement = 行棋
caption-review = 每着之后白方的胜率；名字旁边是准确度
caption-turning-point = A：更好，{ $better } · B：实战，{ $played }
alt-turning-point = A 标出更好的着法：{ $better }。另一种颜色的 B 标出实际走的着法：{ $played }。
alt-review = 折线图：白方的胜率，{ $white } 执白，{ $black } 执黑。着数与胜率：{ $figures }。
alt-review-without-names = 折线图：白方的胜率。着数与胜率：{ $figures }。
alt-review-figure = { $number }：{ $chance }%
alt-review-accuracy =
    { $color ->
        [white] 白方的准确度：{ $accuracy }%。
       *[black] 黑方的准确度：{ $accuracy }%。
    }
alt-review-turning-point =
    转折点 { $mark }，第 { $number } 着，{ $color ->
        [white] 白方
       *[black] 黑方
    }：原为 { $before }，走后为 { $after }。

## Openings

openings-title = **开局**：真实对局里大家放在哪里。
openings-start = 空棋盘：{ $games } 局。
openings-after = { $cells } 之后（镜像或旋转后的棋盘也算）：{ $games } 局。
openings-reds-matter = 红子放在哪里很关键：三枚红子互不相邻时，白方得分率 { $apart }%；两两相邻时是 { $together }%。
openings-reds =
    { $pairs ->
        [0] 三枚红子互不相邻。这样的对局有 { $games } 局，白方得分率 { $white }%，平局算一半。
        [1] 有两枚红子相邻。这样的对局有 { $games } 局，白方得分率 { $white }%，平局算一半。
        [2] 三枚红子连成一串。这样的对局有 { $games } 局，白方得分率 { $white }%，平局算一半。
       *[3] 三枚红子两两相邻。这样的对局有 { $games } 局，白方得分率 { $white }%，平局算一半。
    }
openings-left = 从第 { $number } 着起是新下法。最后一个有先例的局面：
openings-end = 资料到此为止。
openings-next = **{ $letter }** `{ $cell }`：{ $became }
openings-became = { $games } 局，白方胜 { $white }%，平局 { $drawn }%
openings-dealt = 这局棋不是从空棋盘开始的，所以没有开局。可以看看大家自己放子的开局。
alt-openings = 接下来最常见的格子：{ $cells }。
menu-opening = 接着放在哪里
button-opening-back = 返回
button-opening-start = 空棋盘起的开局

## Notes on games

form-note = 你对第 { $number } 局的笔记
form-note-text = 对局结束前只有你能看到
form-note-hint = 你的打算，或者想记住的东西
notes-none = 还没有笔记。
note-of = { $author } 的笔记：
notes-private = 对局结束前只有你能看到自己的笔记。之后，看得到这局棋的人都能读。
button-note =
    { $written ->
        [yes] 编辑笔记
       *[no] 写笔记
    }

## Following games

follow-number = 第 { $number } 局
follow-title = { $game }：{ $white } – { $black }
follow-none = 你没有关注这局棋。关注后，我会用私信告诉你动态，但不在你的免打扰时段。
follow-moves = 你关注了这局棋：每一着之后和结束时我都会通知你，但不在你的免打扰时段。
follow-end = 你关注了这局棋：结束时我会通知你，但不在你的免打扰时段。
follow-turn = 第 { $number } 着：轮到 { $player }。
follow-stopped = 你不再收到这局棋的动态。要再关注，请在它的频道用 `/对局 关注`。
follow-hidden = 你不再收到第 { $number } 局的动态：你已看不到它的频道。
followed =
    你关注的对局（最多 { $most } 局）：
    { $games }
    要更改，请在对局的频道用 `/对局 关注`。
followed-none = 这个频道没有进行中的对局，你也没有关注任何对局。要关注，请在对局的频道用 `/对局 关注`。
button-follow-moves = 关注每一着
button-follow-end = 关注结果
button-unfollow = 取消关注
refuse-follow-own = 这是你自己的对局，轮到你时我会告诉你。要用私信提醒，见 `/dvonn 设置`。
refuse-follow-private = 只有添加了我的服务器上的对局才能关注。
refuse-follow-many =
    你关注的对局已达上限。请先在其中一局的频道用 `/对局 关注` 取消：
    { $games }
refuse-follow-full = 已经有 { $most } 人关注这局棋，达到上限了。

## Games as files

export-no-files = （我不能在这个频道发送文件。要得到文件，请私信我 `/对局 导出` 和对局编号。）
export-which = 哪一局？请给出编号。`/dvonn 我的对局` 列出你的对局。
export-no-number = `{ $input }` 不是对局编号。`/dvonn 我的对局` 列出你的对局。
export-no-sgf = SGF 文件总是从空棋盘开始，而这局棋不是。所以给你文本格式。
export-start-in-file = 这局棋从指定局面开始，局面在文件里。
form-import = 导入对局
form-import-game = 文件的文本，或着法
import-gone = 我已经没有这局棋了，因为你之后又导入了许多。请用 `/对局 导入` 重新导入。
import-too-long = 这段文本太长，不像一局棋。上限是 { $most } KiB。
import-unreachable = 我没能从 Discord 下载这个文件。请再试一次，或把对局写成文本。
import-no-text = 这不是文本文件。请用 `/对局 导出` 生成的文件，或 Boardspace 的 SGF。
import-not-in-message = 这条消息里没有找到对局。我能读 `D3 E4 F5` 这样的着法，以及 `/对局 导出` 生成的文件。
import-nothing = 没有找到着法。请用 `/对局 导出` 生成的文件，或 `D3 E4 F5` 这样的着法。
import-sgf = 这个 SGF 文件里有一个值没有结束：缺少 `]`。文件完整吗？
import-header = 第 { $line } 行：{ $fault }
import-header-form = 第 { $line } 行不是文件头。应该像 `[Key "value"]`。
import-no-cell = 第 { $number } 着：不存在格子 { $found }。{ $cells }
import-no-ply = 第 { $number } 着：{ $found } 不是着法。放子写 D3，移动写 D3F3，停一手写 PASS。
import-illegal = 第 { $number } 着 `{ $ply }`：{ $rule }
import-no-score = 竖线之后：{ $found } 不是比分。请写两个数字，白方在前。
import-not-over = 第 { $number } 着后面有比分，但对局还没结束。
import-other-score = 文本里的比分是 { $white_said } 比 { $black_said }，但棋盘上是 { $white } 比 { $black }。
rule-taken = { $cell } 已被占。
rule-empty = { $cell } 是空的。
rule-lone-red = { $cell } 的红子单独在那里，谁也不能移动它。
rule-not-theirs = { $cell } 的棋堆属于另一方。
rule-surrounded = { $cell } 的棋堆被围住，不能移动。
rule-not-straight = { $from } 和 { $to } 不在一条直线上。
rule-distance = { $from } 到 { $to } 的距离是 { $distance }，而棋堆高度是 { $height }。
rule-empty-target = { $to } 是空的。
rule-leaves-board = { $height } 层的棋堆从 { $from } 会走出棋盘。
rule-still-placing = 棋子还没放完。
rule-all-placed = 棋子都已放完。
rule-must-pass = 轮到的一方没有合法着法。请写 PASS。
rule-may-not-pass = 轮到的一方有合法着法，不能停一手。
rule-game-over = 这一着之前对局已经结束。

## Resigning

ask-resign = 要在与 { $opponent } 的对局中认输吗？
ask-abort = 要中止与 { $opponent } 的对局吗？
ask-close = 对手已离开服务器。要结束对局、不计结果吗？
button-resign = 认输
button-close = 结束对局
button-keep-playing = 继续下
resign-cancelled = 对局继续。
game-resigned = 你认输了。
game-aborted = 你中止了对局。
game-closed = 对局结束了。

## Lists and pages

games-none =
    { $place ->
        [here] 你在本服务器没有进行中的对局。
       *[anywhere] 你没有进行中的对局。
    }用 `/dvonn 人机` 可以与电脑开一局。怎样与真人下，见 `/dvonn 帮助`。
games-title = **你的 { $count } 局棋**
games-entry =
    { $turn ->
        [yours] **轮到你** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · 轮到 { $opponent } · { $time }
    }
games-entry-game = 第 { $number } 局
games-entry-moved = 上一着 { $moved }
games-since = 上一着 { $since }
games-muted = 棋钟已停，因为我无法在那里显示棋盘，剩 { $left }
games-paused = 已暂停，剩 { $left }
games-vacation = 休假中，剩 { $left }
games-weekend = 周末休息，剩 { $left }，棋钟 { $until } 再走
games-waiting = 有 { $count } 局轮到你。
games-short-of-time = 有 { $count } 局时间快用完了。
desk-empty = 现在没有轮到你的对局。
milestone-first-win = 你第一次**战胜真人**！
milestone-streak = 对真人**连胜**：{ $count }
milestone-best-win = 你在本排行榜的**最佳胜局**：对手的等级分是 { $rating }。
milestone-level = 你第一次战胜电脑**{ $level }**！
milestone-of-game = 第 { $number } 局：{ $milestone }
button-next-game = 下一局
button-look-again = 再查看一次
button-skip = 稍后（还有 { $count } 局）
button-all-games = 所有对局
button-games-here = 本服务器
button-games-everywhere = 所有地方
moves-title = 第 { $number } 局：{ $white } 执白，{ $black } 执黑
moves-handed-over = { $at }：{ $moderator } 移交了一方。原因：{ $reason }
moves-removed-from-ratings = { $at }：{ $moderator } 把对局移出等级分计算。原因：{ $reason }
moves-empty = 还没有着法。
find-title =
    { $count ->
        [1] **找到 1 局**
       *[other] **找到 { $count } 局**，最新的在前
    }
find-none = 没有符合条件的对局。请减少条件再试。
find-more = -# 可能还有更早的对局。要找到它们，请缩小范围，例如按日期。
find-entry = **{ $number }** · { $at } · { $white } – { $black } · { $result } · { $moves } 着
find-entry-in = { $entry } · { $place }
find-no-day = 看不懂日期 `{ $typed }`。请写年、月、日：2026-03-01。
find-days-swapped = 最早日期在最晚日期之后。请对调。
find-lengths-swapped = 最少着数大于最多着数。请对调。
find-other-bot = 那个机器人不下棋。请选一个人；要找人机对局，请选我。
find-no-server = 在这里只能查找你自己的对局。要查找服务器的对局，请在那个服务器里使用。

button-learn-rules = 学规则
button-take-lesson = 上课
button-play-computer = 和电脑下
button-challenge-anyone = 挑战任何人
button-help-start = 开局
button-help-turn = 轮到你时
button-help-agree = 平局、暂停、认输
button-help-records = 对局之后
button-help-compete = 排行榜与锦标赛
button-help-settings = 设置与数据
button-help-manage = 服务器管理
button-help-about = 关于 DVONN
button-help-more = 更多帮助
hello =
    {"**"}你好！我在这里主持 DVONN 对局。**
    DVONN 是双人棋。你把棋堆移到别的棋堆上，切断棋子的连接。终局时拥有更多棋子，你就赢。
    按自己的节奏下，和朋友或和我都行。没下过？请按 **学规则**。其余的见 `/dvonn 帮助`。
help =
    {"**"}怎样在这里下 DVONN**
    DVONN 是双人棋。你把棋堆移到别的棋堆上。终局时拥有更多棋子，你就赢。
    第一次来？**学规则** 只要五分钟。**和电脑下** 会以最低级别开一局。
    轮到你时，用最新棋盘下面的按钮。
help-start =
    {"**"}开局**
    `/dvonn 人机`：与电脑下，共九个级别。私信里也可以。
    `/dvonn 挑战`：挑战一名玩家，或频道里的任何人。{ $seek ->
        [yes] `/寻找`：在任何使用本机器人的服务器上找对手。
       *[no] {""}
    }
    `/dvonn 规则`：五分钟看懂规则，带图。`/学习 课程`：在聊天里上课。
    `/谜题 解题`：找出最佳着法，适合你的水平。`/谜题 竞速`：五分钟内尽量多解谜题。`/学习 开局`：真实对局里大家接着放在哪里。
    一个频道或子区同时只有一局棋。想多下几局，就开子区。
help-turn =
    {"**"}轮到你时**
    用最新棋盘下面的按钮。移动棋堆前会先给你看预览。放下的棋子立即生效。也可以用：
    `/dvonn 放子 D3`：放一枚棋子。`/dvonn 移动 D3F3`：把 D3 的棋堆移到 F3。
    `/dvonn 棋盘`：最新棋盘。`/dvonn 我的对局`：进行中的对局。`/对局 关注`：别人对局的动态。
    `/对局 预览 D3F3`：一着或连续几着的效果。
    `/dvonn 提示`：你的最佳着法。`/dvonn 分析`：任何局面的最佳着法。两者都不能用于等级分对局。
    `/dvonn 计划`：预先布子，例如 `near reds, row 3`。`/dvonn 预设`：预设应着。别人都看不到。
help-agree =
    {"**"}平局、暂停、认输**
    `/dvonn 提议`：提议平局、悔棋、暂停、加时或再来一局。
    `/dvonn 认输`：认输。`/对局 中止`：中止刚开始的对局。
    `/对局 判胜`：对手离开服务器并超时后，取得胜利。
    `/dvonn 假期`：让你的棋钟停几天。
help-records =
    {"**"}对局之后**
    `/对局 复盘`：对局的经过，哪些着法更好。`/对局 回放`：以 GIF 回放。
    `/对局 棋谱`：全部着法的文本。`/对局 笔记`：你的笔记，对局结束前只有你能看到。
    `/对局 导出`：导出为文件。`/对局 导入`：从文件导入。
    `/对局 查找`：结束的对局，你的或本服务器的。
help-compete =
    {"**"}排行榜与锦标赛**
    `/排行榜 榜单`：最强的玩家。`/排行榜 档案`：一名玩家。`/排行榜 对比`：两名玩家。
    `/排行榜 榜单` 加 `名单:全球排行榜`：所有地方最强的玩家。`/排行榜 退出全球榜`：退出那个榜。
    `/排行榜 赛季`：本赛季。`/排行榜 活跃度`：这里下了多少棋。
    `/锦标赛 列表`：这里的锦标赛。`/锦标赛 报名`：参加。`/锦标赛 创建`：办一个。
    `/联赛 查看`：联赛。`/联赛 报名`：参加下一期。
    等级分对局计入排行榜：用 `/dvonn 挑战` 加 `等级分:True`。
help-settings =
    {"**"}设置与数据**
    `/dvonn 设置`：棋盘、记谱、提醒、免打扰和语言。
    `/隐私 查看`：我保存了你的哪些数据。`/隐私 导出`：全部导出为文件。`/隐私 删除`：全部删除。
help-manage =
    {"**"}服务器管理**
    我不需要任何配置。`/dvonn-admin 设置` 显示服务器设置：频道、身份组、等级分、赛季、语言等等。
    `/联赛 创建`：一期接一期自动举办的联赛。`/锦标赛 创建`：锦标赛。加上 `重复` 就每周或每月举办一次。每周回顾的频道在设置里选择。
    `/对局 裁定`：结束对局、作废对局，或移交一方。原因所有人都能看到。
    `/dvonn-admin 封禁`：封禁某人。`/dvonn-admin 日志`：管理员做过什么。
help-about =
    {"**"}关于 DVONN**
    DVONN 由 Kris Burm 设计，2001 年问世，是 GIPF 系列的第四款棋。它在 2002 年获得国际玩家奖（International Gamers Award），2003 年获得 *Games* 杂志的年度游戏奖。
    同系列的姊妹棋：GIPF、TAMSK、ZÈRTZ、YINSH、PÜNCT、TZAAR 和 LYNGK。
    想多了解：[gipf.com](<https://www.gipf.com>)、[BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    在别处下：[Boardspace](<https://www.boardspace.net>)、[Little Golem](<https://www.littlegolem.net>)
    程序比赛，2011 年比的是 DVONN：[CodeCup](<https://www.codecup.nl>)
    本机器人不属于其中任何一家，由喜欢这款棋的人制作。

## The rules, page by page, each with a picture

rules-title = {"**"}DVONN 规则：{ $page }** · { $number }/{ $count }
button-rules-next = 下一步
rules-goal =
    两名玩家把棋堆越叠越高。最上面的棋子是谁的，棋堆就归谁。终局时拥有更多棋子的一方获胜。
    棋盘有 49 格，从 A1 到 K5。白子和黑子各 23 枚。3 枚红子不属于任何人，但与红子失去连接的棋堆会被移出棋盘。
    一局最多 97 着，面对面下大约 30 分钟。适合 8 岁以上，完全不靠运气。
    {"**"}图中** 是一局下完的棋。数字是棋堆的高度；单子没有数字。红色边框和红色标记表示棋堆含红子；不止一枚时标记会写出数目。白方拥有 { $white } 子，黑方 { $black } 子，白方获胜。
rules-placing =
    棋盘一开始是空的。白方放第一枚红子，黑方放第二枚，白方放第三枚。然后双方轮流放自己的棋子，黑方先放，直到放满棋盘。哪个空格都可以放。
    最后一枚由白方放，接着第一着棋也由白方走。也就是连走两次。作为交换，双方自己的棋子由黑方先放。
    最下面的第 1 行是 A1 到 I1。往上依次是 A2 到 J2、A3 到 K3、B4 到 K4，最上面是 C5 到 K5。
    {"**"}图中** 的一局，红子放在 { $reds }，周围是最先放下的棋子。圆环标出最新的一枚。
rules-moving =
    轮到你时，移动自己的一个棋堆。它走直线，可以越过棋子和空格，走的格数正好等于它的高度。单子走一格。它必须落在棋堆或棋子上，什么颜色都行，两者合成一堆。落在红子或对手的棋堆上，就叫*吃*。
    {"**"}图 1：** { $stack } 的白堆有三层，可以走到带圆环的格：{ $targets }。它不能走到 { $empty }（空的）、{ $near }（太近），也不能向上走（会走出棋盘）。
rules-surrounded =
    六面都有棋子的棋堆就被围住了。不管属于谁、有多高，它都不能移动，直到旁边有一格空出来。所以一开始只有边缘的棋子能动。
    {"**"}图 2：** 禁行标志标出被围住的棋堆：{ $stacks }。{ $red } 的那堆虽然含红子，也不能动。{ $edge } 的棋子旁边也没有空格，但它能动：边缘的格从来没有六个邻格。
rules-touching = 每格最多与六格相邻。同一行：左右两格。行号大 1 的那一行：同一字母和下一个字母。行号小 1 的那一行：同一字母和前一个字母。{ $cell } 与 { $touched } 相邻。
rules-cell-touches = { $cell } 与 { $touched } 相邻。
rules-cell-game = 在这里的对局中：{ $stacks }
rules-cell-empty = 空格：{ $cells }。
rules-isolation =
    每着之后，与红子没有连接的棋堆都被孤立，立即移出棋盘，不再回来。连接就是一串相邻的棋堆。这一着是谁走的、棋堆属于谁，都没有关系。红子和含红子的棋堆总是留着。单独的红子不能移动。含红子的棋堆与别的棋堆一样走。
    {"**"}图 3：** 白方走了 { $ply }。那枚棋子是 { $isolated } 与红子之间唯一的连接，所以黑方一下子失去 { $count } 枚棋子。
rules-end =
    没有合法着法时就停一手，由我代劳。一旦又能走，你就接着走。有合法着法就必须走，哪怕会因此损失棋子。双方都不能移动时，对局结束。然后各自数自己棋堆里的全部棋子，红子也算。比分高的一方获胜，相同则平局。
    {"**"}图 4：** 白方原有 { $before } 子，黑方 { $black } 子，但 { $ply } 是白方唯一的着法。它带走了 { $isolated } 所依靠的红子，这些棋堆被移出棋盘。现在双方都不能移动：白方剩 { $white } 子，黑方获胜。
rules-here =
    `/dvonn 人机` 与电脑开一局，从入门到特级大师任选。`/dvonn 挑战` 挑战一名玩家，或任何人。
    轮到你时，用最新棋盘下面的按钮。移动棋堆前会先给你看预览，就像 {"**"}图中** 那样：第一着棋，{ $ply }。放下的棋子立即生效。也可以输入 `/dvonn 放子 D3`，之后 `/dvonn 移动 D3F3`：从 D3 走到 F3，也写作 D3→F3。`/对局 预览 D3F3` 只显示一着的效果。
    `/dvonn 提示` 在友谊对局里显示你的最佳着法。`/dvonn 帮助` 告诉你还能做什么。
rules-moving-caption = 三层：正好走三格
rules-surrounded-caption = 带标记：被围住，不能走
rules-isolation-caption = 与红子断开：移出五子
rules-end-caption = 白方唯一的着法输掉了对局

## Lessons. The learner has White.

lesson-title = {"**"}第 { $lesson } 课：{ $title }** · { $number }/{ $count }
lesson-turning-point = 你那局棋的转折点在第 { $number } 着：**{ $better }** 比 **{ $played }** 更好。这一课讲的就是这个。
lesson-alt = 练习：{ $goal }
lesson-alt-marked = 标出的格：{ $cells }。
lesson-right = ✅ **{ $ply }**：正确！
lesson-others = 其他选择的胜率只剩 { $least }% 到 { $most }%。
lesson-wrong = ❌ { $played }
lesson-solution = 最佳着法是 **{ $ply }**，就是棋盘上的箭头 A。
lesson-solution-place = 最佳着法是 **{ $ply }**。
answer-move =
    { $color ->
        [white] 白方应 **{ $ply }**。
       *[black] 黑方应 **{ $ply }**。
    }
answer-pass =
    { $color ->
        [white] 白方没有合法着法，停一手。
       *[black] 黑方没有合法着法，停一手。
    }
lesson-pass = 你没有合法着法，停一手。
flaw-own = 你落在自己的棋堆上，能走的棋堆就少了一个。
flaw-red = 你吃了一枚单独的红子，对手什么也没损失。
flaw-loses = 你切断了自己的 { $count } 枚棋子。
flaw-stuck = 你在 { $cell } 的棋堆现在有 { $height } 层，不能动了。
flaw-waits = 这次吃子可以等，有别的棋等不得。
flaw-reds = 这枚红子离另一枚太近。红子散开，能连住更大一片棋盘。
flaw-far = { $cell } 离红子超过两格，很容易被切断。
flaw-beside = 红子旁边还有空格，而 { $cell } 不在红子旁边。
flaw-lump = { $cell } 周围已有 { $count } 枚你自己的棋子。挤成一团，自己堵自己。
flaw-inner = { $cell } 不在边缘。邻子不走开，那里的棋子就不能动。
caption-after = { $ply } 之后
outlook-now =
    { $kind ->
        [win] 此后双方都走最佳着法的话，你胜 { $number } 子。
        [draw] 此后双方都走最佳着法的话，会是平局。
        [loss] 此后双方都走最佳着法的话，你负 { $number } 子。
       *[chance] 引擎现在给你 { $number }% 的胜率。
    }
outlook-best =
    { $kind ->
        [win] 最佳着法胜 { $number } 子。
        [draw] 最佳着法保住平局。
        [loss] 最佳着法只负 { $number } 子。
       *[chance] 走之前是 { $number }%。
    }
lesson-game-score = 比分：白方 { $white }，黑方 { $black }。轮到你走。
lesson-game-won = 🏆 你以 { $white } 比 { $black } 获胜！
lesson-game-lost = 对局结束：白方 { $white }，黑方 { $black }。你的比分要高过黑方才行。再试一次！
lessons-title = {"**"}课程：已完成 { $done }/{ $count }**
lessons-part =
    { $part ->
        [rules] {"**"}规则**
        [moving] {"**"}移动棋堆**
        [placing] {"**"}布子**
       *[game] {"**"}完整一局**
    }
lessons-complete = {"**"}🎓 课程全部完成！** 你的 `/排行榜 档案` 上会写明这一点。每一课都可以重上。
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}你的进度**
progress-fact = {"**"}{ $label }：** { $value }
progress-lessons = 已完成 { $done }/{ $count }
progress-puzzles = 解出 { $solved }/{ $tried }，等级分 { $rating }，{ $streak ->
        [0] 每日谜题还没有连续天数
       *[other] 每日谜题连续 { $streak } 天
    }
progress-none = 还没有
progress-accuracy =
    { $count ->
        [1] {"**"}准确度：** 最近一局复盘是 { $accuracy }%。
       *[other] {"**"}准确度：** 最近 { $count } 局复盘平均 { $accuracy }%。
    }
progress-accuracy-before = 再往前 { $count } 局是 { $accuracy }%。
progress-no-review = {"**"}准确度：** 对局结束后用 `/对局 复盘` 复盘，这里就会出现曲线。
fact-lessons = 课程
fact-solved = 谜题
fact-best-race = 竞速最佳成绩
fact-levels-beaten = 战胜的级别
caption-progress = 最近 { $count } 局复盘的准确度
alt-progress =
    { $count ->
        [1] 你最近一局复盘的准确度：{ $figures }。
       *[other] 你最近 { $count } 局复盘的准确度，从最早的开始：{ $figures }。
    }
button-progress = 我的进度
button-term-review = 准确度是什么？
menu-lesson = 选一课
button-lesson-next = 下一题
button-lesson-next-lesson = 下一课：第 { $lesson } 课
button-lesson-finish = 完成
button-lesson-again = 再走一遍
button-lesson-retry = 再试一次
button-lesson-show = 给我看答案
button-lesson-people = 看看大家放在哪里
button-lesson-list = 全部课程
button-place-board = 布一整盘
button-lesson-go-on = 继续：第 { $lesson } 课
button-advice = 建议
button-advice-lesson = 试试第 { $lesson } 课
button-terms = 术语
button-term = “{ $term }”是什么？
button-term-rating = ± 是什么？
advice-title = {"**"}{ $title }** · { $number }/{ $count }

learn-1 = 几层走几格，边缘能先动
    .advice =
        棋堆走直线，走的格数正好等于它的高度，而且必须落在棋堆上。它可以跳过棋堆和空格。
        六面都有邻子的棋堆不能移动。边缘的格从来没有六个邻格，所以那里的棋子从第一着起就是自由的。
learn-1-1 = 你执白。你在 E2 的棋堆有三层，所以正好走三格。B2 的圆环表示它可以落在那里。用它吃子！
    .why = E2 跳过两个棋堆，吃掉了 B2 的单子。那是黑方最后一个棋堆：黑方再也不能动了。
learn-1-2 = 2 层的棋堆正好走两格，可以跳过空格。你的哪个棋堆能吃掉 J3 上标出的单子？
    .why = 空格 I2 也算一步。可以跳过空格，但必须落在棋堆上。
learn-1-3 = 你在 B2 的单子被围住，不能动。你在 B1 的单子在边缘，可以动。用 B1 吃子。
    .why = 边缘的格从来没有六个邻格。而且 B1 离开后，B2 也自由了。

learn-2 = 停一手
    .advice =
        没有合法着法的一方停一手，另一方独自继续走。这些多出来的着数常常决定胜负。
        看看对手的棋堆能落在哪里。吃掉对手最后一个能动的棋堆，或者拿走它唯一的落点。
learn-2-1 = 黑方在 C5 的 2 层棋堆只能落在 C3。C4 的单子也能动。让黑方没有合法着法。
    .why = C4 归你了，C5 无处可落。黑方停一手，你继续：先 C4 到 C2，再 C2 到 C5。
learn-2-2 = 黑方的 F5（2 层）和 G5（3 层）只能落在 D5。找出拿走这个落点的一着。
    .why = D5 现在空了，黑方只好停一手。你在 E5 的 2 层棋堆接着吃掉 G5。
learn-2-3 = 数一数格子：黑方的 E1（2 层）和 F1（3 层）能落在哪里？逼黑方停一手。
    .why = 两个都要靠 C1，而它现在空了。黑方停一手，你用新的 2 层棋堆吃掉 F1。

learn-3 = 孤立
    .advice =
        每着之后，没有一串邻子连到红子的棋堆立即移出棋盘，不管属于谁。
        找单一的连接：对手的，去切断；自己的，去保住。红子不是固定的：含红子的棋堆会把红子带走。
learn-3-1 = 黑方在 H5 的 3 层棋堆与红子只有一个连接：你在 G4 的单子。让 H5 消失，同时用这一着吃子。
    .why = 没有了 G4，H5 就没有一串棋堆连到红子。它的三枚棋子立即离开棋盘。
learn-3-2 = 你可以吃掉 K4 上标出的单子。但那样你靠什么连着红子？不如走一着，既切断 K4，又威胁 I1。
    .why = K4 失去了与红子唯一的连接。而你在 I3 的 2 层棋堆现在含红子：下一着它吃掉 I1。
learn-3-3 = 标出的黑棋堆能活，全靠你在 G2 的棋堆里的红子。如果它走开呢？
    .why = 红子跟着含它的棋堆走。F1 和 G1 失去了与红子的连接，三枚黑子没了。

learn-4 = 每次吃子都让对手少一着
    .advice =
        被吃的棋堆还在棋盘上，但现在是你的：对手能走的棋堆少了一个。
        所以能吃就每着都吃，最好吃最能动的棋堆。走在自己的棋子或红子上，对手什么也不损失。
learn-4-1 = 黑方只剩一个棋堆：H1 上标出的单子。哪一着让黑方无着可走？
    .why = 吃掉 H1 之后，黑方再也不能走了。剩下的着都由你一个人走。
learn-4-2 = 黑方在 D4 的单子可以吃掉你在 C4 的棋堆。找出能化解这个威胁的吃子。
    .why = 被你压在下面的棋堆就废了：不能再走，也不能再吃。这比一枚红子值钱得多。
learn-4-3 = 两个标出的单子都有威胁。你在 C2 的单子能吃掉其中一个。在它吃你之前动手。
    .why = C1 本来可以吃 B1 或 C2。现在黑方少了一个棋堆，也少了一着。

learn-5 = 单子是金子
    .advice =
        单子只要没被围住，就能走一格，落到旁边任何一个棋堆上。棋堆越高，越难找到落点。
        所以别早早堆出高塔。让高塔去吃单子，自己的单子留到最后。
        只有要救一大片棋，或快到终局时，才落在自己的棋堆上。否则孤悬子就弃掉，去别处进攻。
learn-5-1 = 你的三种着法里有两种是把自己的棋子叠起来。找出第三种。
    .why = 你吃了子，F2 和 G3 还能各自走。每个能动的棋堆都是一着储备。
learn-5-2 = 你有三个棋堆，黑方有一个单子。哪一着吃子又不用掉自己的棋堆？
    .why = 黑方没有棋堆了。你的棋堆都还在，剩下的由你一个人走。
learn-5-3 = 你可以在 D2 堆出 4 层或 5 层的高塔。但离 D2 四格或五格的地方什么也没有。有什么更好的？
    .why = 够不到任何落点的高塔再也不会动。你的单子改去吃子，还保持能动。
learn-5-4 = 让高塔去吃单子，自己的单子就留到以后。你在 E3 的高塔够得到 I3 的单子。那么你在 H2 的单子又够得到什么？
    .why = 单子是高塔吃的，所以你在 H2 的单子还在。它接着能吃掉 H3 的大棋堆。
learn-5-5 = 例外：快到终局时，可能正要落在自己的棋堆上。F5 离 J5 四格。J5 要有多高？
    .why = J5 现在有四层，等黑方停一手之后吃掉 F5。这里少一个棋堆不要紧：反正谁也用不上。
learn-5-6 = 另一个例外：大棋堆有危险。你在 C5 的棋堆与红子相连，全靠黑方的 C4。C4 一走会怎样？
    .why = C5 会被切断。所以该把它带回家，哪怕落在自己的棋堆上。要是 C4 吃 C3，E3 再吃回来。

learn-6 = 对手的红子：定住它
    .advice =
        对手棋堆里的红子是威胁：它一动，只靠它相连的棋都会被切断。
        吃掉那个棋堆：它就归你，也更高了，新的距离上往往什么也没有，红子就留在原地。
learn-6-1 = 黑方在 D2 的 2 层棋堆含红子，可以把它带走。吃掉它，让它高得走不动。
    .why = D2 的棋堆归你了，有三层，而三格之外什么也没有。红子就留在那里。
learn-6-2 = 黑方在 H3 又有含红子的棋堆。你的哪个棋堆够得到它？
    .why = 从 H1 到 H3 是两格。现在那个棋堆有四层，动不了了。
learn-6-3 = 黑方在 G4 的棋堆含红子。制住它。
    .why = 吃一次，含红子的棋堆就归你，而且不动了。黑方什么也没剩下。

learn-7 = 拿红子要有打算
    .advice =
        红子和别的棋子一样，只算 1 子。拿红子并不会吃掉对手的棋子，而且红子也跑不了。
        拿红子要有打算：带回自己的棋子身边、接着切断什么、保住自己棋堆的连接，或让对手没有落点。
learn-7-1 = 三枚红子就在你的棋堆旁边。现在值得用一着去拿吗？
    .why = J3 是黑方最后一个棋堆。红子还在那里，现在你有的是时间慢慢拿。
learn-7-2 = 你可以用 C3 吃 B2 的红子，也可以吃一个标出的单子。哪个在先？
    .why = 红子跑不了，黑单子会跑。先吃子，等有用时再拿红子。
learn-7-3 = 黑方的 H2（3 层）和 H3（2 层）只能落在 H5。现在红子值一着。为什么？
    .why = 这次是有打算的：H5 空了，黑方只好停一手，你在 H4 的 2 层棋堆接着吃掉 H2。
learn-7-4 = 你在 G3 的棋堆含红子。把红子带到你在 J2 的棋堆旁边，远离对手的。数一数有哪些棋靠 G3 连着。
    .why = 红子现在挨着你在 J2 的棋堆。原先靠它在 G3 连着的棋都没了，黑方再也不能动。

learn-8 = 跑不了的可以等
    .advice =
        如果一个棋堆不能动，又没人能破坏你的吃子，就不必现在吃。
        先走对手下一着就能阻止的：吃掉还能动、还能获救的棋。然后再回来。
learn-8-1 = J5 可以吃掉 J3 的大棋堆。但 J3 不能动。什么更紧急？
    .why = J4 本来可以走或吃子。J3 留在原地，你下一着再吃它。
learn-8-2 = 你在 B4 的单子可以吃掉 C5 的 4 层棋堆，现在或以后都行：C5 不能动。先走什么？
    .why = D4 能动，C5 不能。黑方应了之后你仍然吃到 C5，并且获胜。马上吃的话，这局棋就输了。
learn-8-3 = K5 盯着 I5 的 4 层棋堆，而 I5 不能动。找出不能等的一着。
    .why = 先对付能动的棋子，再吃大棋堆。I5 下一着还在那里。

learn-9 = 数清最后的着数
    .advice =
        接近终局时，数一数双方还剩几着。先停一手的一方通常会输。
        自己留着储备，耗尽对手的。看清自己的最后一着会切断什么：能走就必须走，哪怕对自己不利。
learn-9-1 = 你有一枚棋子，黑方有两个棋堆。要走得让最后几着归你。
    .why = 黑方的 C5 走到 B4，再也不能动。你独自继续：B3 到 D5，再 D5 到 A2。红子全归你，B4 被切断。
learn-9-2 = 数一数：黑方有两个单子。让黑方只剩一着，再针对这一着。
    .why = 黑方只能走 C1 到 C2，E4 就在那里吃掉它。之后黑方只能一直停一手，直到终局。
learn-9-3 = 谁先没着可走？找出让黑方只剩一着的吃子。
    .why = 黑方走 D4 到 D2，就卡住了。你还有 D3 到 B3，黑方停一手之后，最后一着也是你的。

learn-10 = 精准打击与双重威胁
    .advice =
        棋堆只打得到距离正好等于自己高度的目标。准备好这一击：改变棋堆的高度或位置，直到距离正好。
        还要同时威胁两处：对手只有一着，救不了两个。
learn-10-1 = 黑方在 G5 的 2 层棋堆只能走到 I5。准备一个 3 层的棋堆，在那里吃它。
    .why = F5 现在有三层，I5 离它三格。G5 要是走到那里，你就吃掉它。
learn-10-2 = H4 离 H1 三格。H1 需要什么才打得到它？
    .why = 再加一枚棋子，H1 就有三层，而 H4 正好在三格之外。
learn-10-3 = 双重威胁：找出一着，让你的一个棋堆同时威胁两个标出的棋堆。
    .why = 你在 H3 的 2 层棋堆同时威胁 J3 和 J5。黑方只有一着，救不了两个。

learn-11 = 布子：红子
    .advice =
        三枚红子里有两枚由白方放。放在哪里很关键。
        红子挨在一起，对先动手的白方有利：在 5990 局真实对局里，三枚红子全挨在一起时，白方得分率 68%；互不相邻时是 47%。
        所以执黑要让红子分开。初学的话，执白也分散着放：这样绝不会一下子全丢。
learn-11-1 = 棋盘上只有两枚红子，紧挨在一起。你执白，放第三枚。把红子分散开。
    .why = 现在两边都有红子，你的棋子不管在哪里，附近都有红子。红子挨在一起更激烈：真人这样放赢得更多，引擎却赢得更少。
learn-11-2 = 又由你放最后一枚红子。棋盘的哪一边还没有红子？
    .why = B4 离另外两枚都远。你的棋子不管在哪里，都找得到红子。
learn-11-3 = 两枚红子都在右边。第三枚放哪里？
    .why = 不然左边的棋子就无依无靠。现在那里也有红子了。

learn-12 = 布子：红子旁边
    .advice =
        红子旁边的格是棋盘上最好的：那里的棋不容易被切断。这些格很快就没了，所以先占。
        数一数每枚红子旁边有几枚你的棋子。每枚旁边都要有三枚以上，对手也想这样。
        挨着两枚红子的格，一格顶两格。
learn-12-1 = 三枚红子都在边缘。这些格里，有一格同时挨着其中两枚。放在那里。
    .why = G1 在两枚红子之间。不管其中一枚怎么样，另一枚还在。
learn-12-2 = 红子旁边只剩几个空格了。占住一个。
    .why = B1 挨着 A1 的红子，也挨着你在 C1 的棋子。这样两枚都不容易被切断。
learn-12-3 = 三枚红子在右边。这些格里，哪一格挨着其中两枚？
    .why = K4 挨着 J3 和 K5 的红子。放在 H3 或 G3，离红子两三格，很快就会被切断。
learn-12-4 = I1 的红子旁边有一枚你的棋子，还剩一个空格。赶在黑方前面占住它。
    .why = H1 是 I1 旁边最后一个空格。要是放在这里的其他格，它就被黑方占了。

learn-13 = 布子：靠近红子，占边缘
    .advice =
        红子旁边的格满了，就放到第二圈：离红子两格，最好离两枚红子都是两格。
        靠近红子的边缘要占。边缘的棋子从第一着起就能动，中间的只能等。
        离红子远的边缘没什么价值。
learn-13-1 = 红子旁边已经没有空格了。有一个空格离两枚红子都是两格。找出它。
    .why = H3 和红子周围的棋连成一片。别的格都更靠外。
learn-13-2 = 离红子两格，又在边缘：找出两样都占的格。
    .why = G1 离红子两格，又在边缘。远处的角落早早就会被切断。
learn-13-3 = 这些格有的在边缘，有的在中间。占一个在边缘、靠近红子的。
    .why = 在边缘，你的棋子马上能动，红子也不远。放在中间就只能等。
learn-13-4 = 既在边缘，又挨着红子：找出两样都占的格。
    .why = J5 在边缘，又挨着 J4 的红子。它一开始就能动，也很难被切断。

learn-14 = 布子：连线与出路
    .advice =
        你的棋子横贯棋盘连成一线，就把对手的棋分开了。线头的棋子一走，下一枚就自由了。
        你在中间的棋子要有出路。在它们旁边的边缘放一枚：它一走，它们也能动了。
learn-14-1 = 你的棋子沿着第 1 行排开，D4 和 D5 也有。有一格能把它们连起来，还挨着红子。
    .why = C3 把你从第 1 行到第 5 行的棋子连成一线，还挨着 B3 的红子。
learn-14-2 = 这些格里，有一格能把你的两片棋连起来。找出它。
    .why = D4 连起你在 C3 和 E4 的棋子，这条线两头都有红子：C4 和 F4。
learn-14-3 = 你在 H2 和 H3 的棋子被关住了。边缘的哪一格能给它们出路？
    .why = G1 一走，H2 就能动，接着是 H3。而且 G1 挨着红子。
learn-14-4 = 你在 F2 的棋子在中间。边缘的哪一格能给它出路？
    .why = F1 一走，F2 就自由了。而且 F1 离红子两格，边缘的其他格都没这么近。
learn-14-5 = 你在 I4 的棋子要有出路。边缘的哪一格能给它出路，还挨着红子？
    .why = I5 一走，I4 就自由了。而且 I5 挨着 H4 的红子。

learn-15 = 布子：别挤成一团
    .advice =
        自己的棋子挤成一团，会自己堵自己：里面的不能动，一切断就全没了。
        所以要散开。一格周围已有你的三枚以上棋子，就另找一格。
        这几条建议冲突时，先红子，再边缘，后出路。
        现在布一整盘。`/dvonn 提示` 会显示高手放在哪里，以及你的胜率。
learn-15-1 = 这五格里有四格只会让你那一团更挤。哪一格不会？
    .why = F3 周围你的棋子少，红子又近。别的格都在你左边那一团里。
learn-15-2 = 周围白子多的格空着别放。其余的格里，哪一格挨着红子？
    .why = B1 只有一枚白色邻子，挨着红子，又在边缘。B3、D4 和 H5 各有三枚白色邻子。
learn-15-3 = 最后几格。你的棋子放哪里最有用？
    .why = E5 在边缘，离红子两格，也不挤成团。现在布一整盘试试。

learn-16 = 最初十着
    .advice =
        最初几着用来修补布子留下的毛病：帮孤悬子一把，先走边缘，让里面的能动。
        往红子走，别离开红子。能拿红子的对方棋子，先吃掉。
learn-16-1 = 打开中间：哪一着之后，里面能动的棋子最多？
    .why = E1 走开了，里面有两枚棋子能动了。远处边缘的那些着，一枚也放不出来。
learn-16-2 = 又是大多数着法一枚也放不出来。找出打开中间的一着。
    .why = D1 吃了子，你在 E2 的棋子也自由了。右边边缘的那些着可以等。
learn-16-3 = 往红子走。哪一着会落在含红子的棋堆旁边？
    .why = C5 从角落跳到 C3。那里挨着 D3，一个含红子的黑堆。
learn-16-4 = I3 的红子孤零零的。吃掉能拿它的那枚黑子。
    .why = J3 归你了，拿不了 I3 的红子。走这里的其他着法，红子都会被它拿走。
learn-16-5 = 黑方的 B1 挨着 C1 的红子。你怎么办？
    .why = B1 归你了。走这里的其他着法，它不是拿走红子，就是跑掉。
learn-16-6 = 你在 A1 的棋堆孤悬了：周围几乎什么都没了。它能回来，顺便吃子吗？
    .why = A1 跳两格到 C3，挨着你的其他棋子，还吃掉一个含红子的棋堆。

learn-17 = 残局
    .advice =
        第 70 着之后要往后算：数一数还剩几着，你的和对手的。
        记住每个棋堆够得到哪里：高度就是距离。你最高的棋堆要放在红子上或红子旁边，让对手够不到。
        只给对手留一着，你就知道对手怎么应。
learn-17-1 = 数一数。有一着能胜 2 子，其他都输。哪枚棋子要在它走之前吃掉？
    .why = I4 本来可以吃 I5。现在它归你了，I5 不用再怕它。
learn-17-2 = B1 有一层。C2 的棋堆要有几层才够得到 A2？
    .why = C2 现在有两层，离 A2 两格。A2 太高，躲不开。
learn-17-3 = 黑方只有一着：E3 到 G3。你先吃什么，同时留着 H3 来应？
    .why = E4 归你了。黑方只能走 E3 到 G3，你在 H3 的单子就在那里吃掉它。你走之前就知道黑方怎么应了。
learn-17-4 = 找出一着，让黑方一着也走不了。
    .why = 黑方一次又一次停一手，剩下的着都由你走。
learn-17-5 = E4 有一座 12 层的高塔，挨着红子。最后归谁？
    .why = 高塔归你了。它挨着红子，所以留着，而且谁也不能动了。


learn-18 = 完整的一小局
    .advice =
        每着之前问自己：对手能吃什么、切断什么？我的哪一着让对手少一着？我的哪次吃子可以等？
        接近终局要数着数。点下去之前，再看一遍整个棋盘。
learn-18-1 = 与 1 级电脑下完这一小局并获胜。用上学到的一切。你执白先走。
    .why = 下一整局所需要的你都会了。用 `/dvonn 人机` 开一局吧。

## Terms.

terms-title = {"**"}术语：{ $group }**
terms-board = 棋盘
terms-moves = 着法
terms-score = 比分与记谱
terms-games = 对局
terms-strategy = 策略
terms-themes = 谜题题型
terms-entry = {"**"}{ $term }**：{ $meaning }
terms-unknown = 我不知道术语 `{ $term }`。请在输入时从建议里选，或看看一组：
menu-term = 选一个术语看更多

term-cell = 格
    .meaning = 棋盘上 49 个位置之一，以列和行命名：D3。
    .usage = 按钮和着法都用格名。第 1、5 行有九格，第 3 行有十一格。
term-edge = 边缘
    .meaning = 邻格少于六个的格。那里的棋堆永远不会被围住。
    .usage = 一开始只有边缘的棋子能动。
term-piece = 棋子
    .meaning = 23 枚白子、23 枚黑子和 3 枚红子之一。
    .usage = 你一枚一枚地放，或者用随机填满的棋盘。
term-red-piece = 红子
    .meaning = 不属于任何人的三枚棋子之一。其他棋堆都要与其中之一相连。
    .usage = 棋盘上显示为红色圆片。它自己从不移动，但可以吃它。
term-stack = 棋堆
    .meaning = 一格上的一枚或多枚棋子。最上面的棋子是谁的，它就归谁。
    .usage = 棋堆上的数字是它的高度。
term-single = 单子
    .meaning = 只有一枚棋子的棋堆。
    .usage = 它走一格。只要没被围住，它就是最灵活的棋堆。
    .caption = 走一格，哪个方向都行
term-height = 高度
    .meaning = 棋堆里棋子的数目，也是它走的格数。
    .usage = 棋盘把它写在每个棋堆上。“4 层的棋堆”高度是 4。
term-hold-red = 含红子
    .meaning = 棋堆里有红子。这样的棋堆总是有连接，走时把红子一起带走。
    .usage = 棋盘以红色边框和红色标记表示。
term-placement = 布子
    .meaning = 第一阶段：双方轮流放 49 枚棋子。
    .usage = 用随机或对称棋盘就跳过它。
term-movement = 行棋
    .meaning = 第二阶段：双方移动棋堆，直到谁也不能动。
    .usage = 由白方先走。
term-capture = 吃
    .meaning = 落在对手的棋堆或红子上。新的棋堆归你。
    .usage = 预览和提示会写明一着吃掉什么。
term-legal-move = 合法着法
    .meaning = 规则允许的着法：棋堆沿直线走，格数正好等于高度，落在另一个棋堆上。
    .usage = 按钮只显示合法着法。有合法着法就必须走。
term-forced-move = 唯一着
    .meaning = 唯一的合法着法。
    .usage = 在 `/dvonn 设置` 里可以让我替你走唯一着。
term-surrounded = 被围住
    .meaning = 六面都有棋子。这样的棋堆不能移动。
    .usage = `/dvonn 棋盘` 加 `被围:True` 会标出这些棋堆。
term-isolated = 被孤立
    .meaning = 没有一串邻子连到红子。被孤立的棋堆立即移出棋盘。
    .usage = 被切断的那一着之后，棋盘会把它们划掉。
term-pass = 停一手
    .meaning = 没有合法着法时，这一回合跳过不走。
    .usage = 由我替你停一手。一旦又能走，你就接着走。
term-score = 比分
    .meaning = 一方拥有的棋堆里棋子的数目。高的一方获胜。
    .usage = 每个棋盘都在上方显示。
term-position = 局面
    .meaning = 棋盘的状态和轮到的一方。
    .usage = `/dvonn 分析` 接受以文本写出的任何局面。
term-notation = 记谱
    .meaning = 着法的写法：D3 放一枚棋子，D3F3 把 D3 的棋堆移到 F3。
    .usage = 在 `/dvonn 设置` 里选 D3F3、D3-F3 或 D3→F3。
term-rated = 等级分对局
    .meaning = 计入排行榜的对局。对局中引擎不提供帮助。
    .usage = 在挑战时选择。
term-rating = 等级分
    .meaning = 以数字表示的棋力。± 后面的数字说明它有多不确定。
    .usage = 档案和排行榜会显示。等级分对局下得越多，± 越小。
term-provisional = 暂定
    .meaning = 还只是粗略估计的等级分，带“?”标记。
    .usage = 再下几局等级分对局，它就稳定下来。
term-plan = 计划
    .meaning = 一列格子，我会替你把接下来的棋子放在那里。
    .usage = 用 `/dvonn 计划` 写。只有你能看到。
term-conditional-moves = 预设应着
    .meaning = 为对手可能的着法预先设好的应着：对手这样走，我就那样走。
    .usage = 用 `/dvonn 预设` 写。`D3F3 resign`：对方走 D3F3，你就认输。只有你能看到。
term-takeback = 悔棋
    .meaning = 经对手同意，收回自己的上一着。
    .usage = 用 `/dvonn 提议` 提出。
term-hint = 提示
    .meaning = 你自己的友谊对局里的最佳着法。
    .usage = `/dvonn 提示` 以箭头显示。
term-review = 复盘
    .meaning = 引擎对一局结束的棋的看法：胜率、转折点、更好的着法。
    .usage = 用对局结束后下面的按钮，或 `/对局 复盘`。
term-tower = 高塔
    .meaning = 四层以上的棋堆。能落的地方很少。
    .usage = 让它去吃单子：自己的单子就还能动。但别早早堆它。
    .caption = { $ply }：高塔吃单子
term-loose-piece = 孤悬子
    .meaning = 只靠一个连接连着红子的棋子，很容易被切断。
    .usage = 不用付出代价才救，否则走别处。
    .caption = { $ply }：孤悬子被切断
term-tempo = 争先
    .meaning = 争一着棋的工夫。走一着什么也不吃的闲着就能争到：现在轮到对手非走不可。
    .usage = 快到终局时，留几着闲着备用。谁先非走不可，谁往往就输。
    .caption = { $ply } 什么也不吃：黑方非走不可
term-sharpshooting = 精准打击
    .meaning = 从四格或更远处吃掉一个棋堆，自己的棋堆高度正好等于距离。
    .usage = 先做准备：改变棋堆的高度或位置，直到距离正好。
    .caption = { $ply }：四层，正好四格
term-overload = 双重威胁
    .meaning = 同时威胁两个棋堆，让对手救不了两个。
    .usage = 可以由你的两个棋堆一起做到。捉双则是一个棋堆单独做到。
    .caption = { $ply }：黑方救不了两个
term-neutralise = 压制
    .meaning = 落在对方的棋子上，让它再也不能动。
    .usage = 棋子还在棋盘上，但对手能走的棋子少了一枚。
    .caption = { $ply }：这枚黑单子被压制
term-fork = 捉双
    .meaning = 一个棋堆同时威胁两个棋堆。
    .usage = 对手只有一着，只救得了其中一个。
    .caption = { $ply }：一个棋堆威胁两个
term-isolation = 孤立
    .meaning = 切断对方棋子与红子的连接，让它们移出棋盘。
    .usage = 看看对方的一片棋靠什么连着红子。如果只靠一个棋堆，就瞄准它。
    .caption = { $ply }：黑方失去三子
term-rescue = 解救
    .meaning = 救出即将与红子断开的己方棋子。
    .usage = 走之前，看看对手下一着能切断什么。
    .caption = { $ply } 让白方继续连着红子
term-cut = 切断棋盘
    .meaning = 腾空连接对方棋子与红子的那一格。
    .usage = 连接的可能是你自己的棋子：把它走开，就断了。
    .caption = { $ply } 断开与红子的连接
term-run-with-red = 带红子跑
    .meaning = 移动带红子的棋堆。
    .usage = 带着红子靠近自己的棋子，远离对手的。
    .caption = { $ply }：白方带红子跑
term-free-surrounded = 解围
    .meaning = 解开己方被围住的棋堆并移动它。
    .usage = 先走开它六枚邻子中的一枚，它就能动了。
    .caption = { $ply }：标出的棋堆自由了
term-immobilise = 定住棋堆
    .meaning = 让对方的一个棋堆不能移动。
    .usage = 让它高得没有落点，或者拿走它的落点。
    .caption = { $ply }：标出的棋堆被定住
term-forced-pass = 逼停一手
    .meaning = 让对方无着可走，只能停一手。
    .usage = 对手只剩几着时，试着全部拿走。
    .caption = { $ply }：黑方只好停一手
term-counting = 计算着数
    .meaning = 胜负只差一点，一直数到终局。
    .usage = 数一数双方还剩几着，最后几着又要付出什么。
    .caption = { $ply } 胜 1 子，其他都输
term-save-draw = 保住平局
    .meaning = 只有一着能平，其他都输。
    .usage = 每一着都要想到底。平局值半分。
    .caption = { $ply } 平局，其他都输
term-last-placements = 布子收尾
    .meaning = 棋盘快满了，只有一格能保住更好的胜率。
    .usage = 先看靠近红子，再看边缘，再看给自己的棋子留出路。
    .caption = { $ply }：在边缘，离红子两格

## Refusals: what is wrong and what to do instead

refuse-no-game = 这个频道没有对局。用 `/dvonn 人机` 可以与电脑开一局。怎样与真人下，见 `/dvonn 帮助`。
refuse-unknown-game = 在这里能打开的对局里没有第 { $number } 局。你自己的对局在哪里都能打开。别人的对局只能在它所在的频道打开。
refuse-ended = 第 { $number } 局已结束。用 `/dvonn 人机` 可以与电脑开新的一局。怎样与真人下，见 `/dvonn 帮助`。
refuse-not-a-player = 这局棋由 { $white } 和 { $black } 对下。要看，请用 `/dvonn 棋盘`。要自己开一局，请用 `/dvonn 挑战`。
refuse-not-your-turn = 现在轮到 { $player }。轮到你时我会在这里提到你。
refuse-old-board-link = 这不是最新的棋盘，最新的在[这里]({ $url })。
refuse-old-board = 这不是最新的棋盘。`/dvonn 棋盘` 显示最新的。
refuse-not-a-cell = 不存在格子 `{ $input }`。{ $cells }
no-such-cell = 不存在格子 `{ $word }`。{ $cells }
cells-row = 第 { $row } 行从 { $first } 到 { $last }。
cells-column = 棋盘有 A 到 K 列，第 { $row } 行从 { $first } 到 { $last }。
cells-all = 棋盘有 1 到 5 行、A 到 K 列。
cells-form = 格子是 A 到 K 的字母加 1 到 5 的数字，例如 D3。
refuse-not-a-move = `{ $input }` 不是着法。请给出你的棋堆所在的格和落点，例如 D3F3。
refuse-nothing-stored = 我没有关于你的数据，没有什么可删除。
refuse-no-challenge = 这个挑战已不存在。要发起新的，请用 `/dvonn 挑战`。
refuse-self = 不能挑战自己。请选别的玩家，或把 `对手` 留空，谁都可以接受。
refuse-this-bot = 要和我下，请用 `/dvonn 人机`。
refuse-not-a-member = { $person } 不在这个服务器上。请选本服务器的成员。
refuse-threads = 最近几分钟里你已经开了 { $most } 个子区。{ $until } 可以再开，或者换一个频道。
refuse-bot = 不能挑战机器人。请选一个人，或把 `对手` 留空，谁都可以接受。
refuse-challenge-gone = 这个挑战已不能应答。{ $state }要发起新的，请用 `/dvonn 挑战`。
refuse-board-outdated = 这不是你最新的棋盘。请发出最新的，或换一个。
refuse-choose-side = 请在这个挑战里选边：按“执白”或“执黑”。
refuse-not-challenged = 这个挑战是给 { $opponent } 的。要自己发起，请用 `/dvonn 挑战`。
refuse-own-challenge = 这是你自己的挑战，要由别的玩家接受。你可以取消它。
refuse-not-the-challenger = 只有 { $challenger } 能取消这个挑战。
invalid-terms-clock =
    `{ $input }` 不是用时。请写下面的一种：
    {"-"} `5d`：每着 5 天
    {"-"} `3d+12h`：3 天加每着 12 小时
    {"-"} `3d+12h max 7d`：同上，最多攒到 7 天
    {"-"} `live 10`：各 10 分钟
    {"-"} `none`：无棋钟
invalid-terms-clock-range =
    { $stretch ->
        [turn] 每着用时要在 { $least } 到 { $most } 之间。想一口气下完，请用 `live 10` 这样的用时。
        [bank] 总用时要在 { $least } 到 { $most } 之间。请换一个用时。
        [increment] 每着加时要在 { $least } 到 { $most } 之间。请换一个用时。
        [cap] 上限不能少于 `+` 前面的总用时，最多 { $most }。请换一个用时。
       *[live] 实时对局每人用时要在 { $least } 到 { $most } 之间。请换一个用时。
    }
invalid-terms-seed = `{ $input }` 不是种子。种子是最多十二位的数字。请从以前的对局（`/对局 导出`）复制，或把 `种子` 留空。
invalid-terms-nothing-to-deal = 种子要配随机棋盘。请选“随机”或“对称”（挑战时也可选“出盘选边”），或把 `种子` 留空。
invalid-terms-seed-with-reds = 知道种子的话，放红子之前就能看到棋盘。请把 `种子` 留空：我随机选一个。
invalid-terms-position-unused = 要用自己的局面，请把开局方式选为“指定”；否则把 `局面` 留空。
invalid-terms-no-position = “指定”需要一个局面。请写在 `局面` 里。
invalid-terms-position-over = 这个局面双方都不能移动。请给一个还能继续的局面。
invalid-terms-place-without-clock = 名次对局需要棋钟。请把 `用时` 留空，或选 `none` 以外的用时。
invalid-terms-color-with-cut = 出盘选边由接受的玩家选边。请把 `颜色` 留空，或换一种开局方式。
position-unreadable = 我读不懂这个局面。
position-forbidden = 按规则不可能有这个局面。
position-form =
    请写 `SIDE ROW1/ROW2/ROW3/ROW4/ROW5`：
    {"-"} SIDE 是轮到的一方，`w` 或 `b`。
    {"-"} 每行从左起列出各格，用逗号隔开。
    {"-"} `.` 是空格。
    {"-"} `w3` 或 `b3` 是棋堆，写明所属和高度。`b2*` 是含红子的棋堆。
    {"-"} `r1` 是单独的红子。
position-side = 开头不是 `w` 或 `b`。
position-rows = 它有 { $found } 行，应该是 5 行。
position-cells = 第 { $row } 行应有 { $expected } 格，却有 { $found } 格。
position-stack = { $cell } 的 { $found } 不是有效的棋堆。
position-trailing = 各行后面不能有 { $found }。只能有 `movement` 一词。
fault-stacks-with-red = 有 { $found } 个棋堆含红子。含红子的棋堆必须有一到三个。
fault-room-for-reds = 含红子的棋堆只容得下 { $room } 枚红子，但必须有三枚。
fault-isolated = { $cells } 会被孤立：没有什么把它们与红子连起来。
fault-too-many-pieces = 棋堆总共有 { $found } 枚棋子，但一局只有 49 枚。
fault-too-many-stacks =
    { $color ->
        [white] 白方拥有 { $found } 个棋堆，但只有 23 枚棋子。
       *[black] 黑方拥有 { $found } 个棋堆，但只有 23 枚棋子。
    }
fault-black-moves-first = 满盘时由白方先走。
fault-nothing-moved = 棋盘上只有单子，而且只少了一枚棋子，这不可能。第一着会形成 2 层的棋堆；如果它被移出，至少会少两枚。
fault-no-placement =
    { $color ->
        [white] 放了 { $pieces } 枚之后，应有 { $red } 枚红、{ $white } 枚白、{ $black } 枚黑的单子，轮到白方。
       *[black] 放了 { $pieces } 枚之后，应有 { $red } 枚红、{ $white } 枚白、{ $black } 枚黑的单子，轮到黑方。
    }
refuse-nothing-to-plan = 棋子都已放完，没有什么可计划。预设应着请用 `/dvonn 预设`。
refuse-vacation-days = 那一年你只剩 { $count } 天假期。请少休几天。
refuse-vacation-no-time = 你有一局棋已经没有时间，会立即超时。请先在那里走一着（见 `/dvonn 我的对局`），再结束假期。
refuse-no-vacation = 你没有在休假。要开始，请用 `/dvonn 假期` 加 `天数:3`。
refuse-review-running = 这局棋还在进行。结束后才能复盘。
refuse-review-short = 这局棋太短，无法复盘：双方都至少要有一着不是唯一着。`/对局 棋谱` 显示它的着法。
refuse-variation-gone = 我已经没有这份分析了：每人只保留最近十份，90 天。请再用 `/dvonn 分析`。
refuse-variation-full = 这份分析已有 { $most } 着，不能再多。请继续走试过的着法，或分析另一个局面。
refuse-review-one-at-a-time = 我还在为你复盘另一局，一次只复盘一局。请过一分钟再问。
refuse-engine-unknown = 这里没有叫“{ $name }”的引擎。请从列表里选，或选 `级别`。
refuse-engine-gone = 这个引擎已不可用。要与电脑下，请用 `/dvonn 人机` 并选 `级别`。
refuse-engine-and-level = `级别` 和 `引擎` 请只填一项。
refuse-engine-busy = { $player } 同时只能下 { $games } 局。请等一局结束再试，或选 `级别`。
refuse-engine-board = { $player } 只能从空棋盘开始。请选“全部自放”。
refuse-busy-direct = 你在这里的上一局还在进行。`/dvonn 棋盘` 显示它。要结束，请用 `/dvonn 认输`。
refuse-rated-guest = 这里不能下等级分对局：每个排行榜都属于添加了我的服务器。请把 `等级分` 留空，或到那样的服务器上发起挑战。
refuse-busy-guest = 这里已有一局在进行，我一次只显示一局。`/dvonn 棋盘` 显示它。请先下完，或换一个频道。
refuse-busy = { $white } 和 { $black } 正在这个频道下棋。

refuse-offer-gone =
    { $state ->
        [accepted] 这个提议已被接受。
        [declined] 这个提议已被拒绝。
        [withdrawn] 这个提议已被撤回。
       *[lapsed] 对局继续后，这个提议已失效。
    }
refuse-offer-own = 这是你自己的提议，只有对手能应答。你可以撤回。
refuse-offer-not-own = 这个提议只有对手能撤回。你可以接受或拒绝。
refuse-offer-waiting =
    { $kind ->
        [draw] 对手还没有应答你的平局提议。
        [takeback] 对手还没有应答你的悔棋请求。
       *[pause] 对手还没有应答你的暂停请求。
    }
refuse-answer-first = 对手请求悔棋。请先接受或拒绝。
refuse-too-soon =
    { $kind ->
        [draw] 你不久前刚提议过平局。再过 { $plies } 着可以再提。
       *[other] 你刚刚提过。下一着之后可以再提。
    }
refuse-nothing-to-take-back = 你还没有可以悔的着法。
refuse-revealed = 你这一着已不能收回：之后对手的计划或预设应着已经走出。请继续下，或用 `/dvonn 提议` 提议平局。
refuse-no-clock = 这局棋没有棋钟，不能暂停，也不能加时。
refuse-paused = 对局已经暂停。要继续，请按棋盘下面的“继续对局”。
refuse-not-paused = 对局没有暂停。要请求暂停，请用 `/dvonn 提议` 加 `内容:暂停`。
refuse-enough-time = 对手剩余的时间已超过一年。
refuse-computer-needs-no-time = 电脑的棋钟从来不走，不需要加时。
refuse-not-over = 这局棋还没结束。结束后才能提议再来一局。
refuse-rematch-deleted = 对手已删除自己的数据。怎样找别的对手，见 `/dvonn 帮助`。
refuse-no-rematch = 现在不能再来一局。请用 `/寻找` 找别的对手。
refuse-rematch-asked = 每局结束后，只能提议一次再来一局。
refuse-rematch-waits = 你已经提议再来一局，对手还没有应答。
refuse-rematch-offered = 对手已经提议再来一局。请接受那个提议。
refuse-rematch-started = 再来的那一局是第 { $number } 局。用 `/dvonn 人机` 可以与电脑再开一局。怎样与真人下，见 `/dvonn 帮助`。
refuse-abort-place = 有人挑战你的名次，所以你不能中止这局棋。请下完，或用 `/dvonn 认输` 认输并让出名次。
refuse-abort-tournament = 锦标赛的对局不能中止。要放弃这局棋，请用 `/dvonn 认输`。要离开锦标赛，请用 `/锦标赛 退赛`。
refuse-abort = 现在中止太晚了。请用 `/dvonn 提议` 提议平局，或用 `/dvonn 认输` 认输。
refuse-claim-here = { $opponent } 还在这个服务器上。对方超时的话，你会自动获胜。
refuse-claim-computer = 电脑从不离开，它的棋钟也从来不走。要结束对局，请认输。
refuse-only-void = 第 { $number } 局有一方在别的服务器上下，所以管理员只能将它作废，而且只限对局进行中，并且是不属于锦标赛的友谊对局。
refuse-claim-no-clock = 这局棋没有棋钟，谁也不会超时。对手已经离开：`/dvonn 认输` 会结束对局，不计结果。
refuse-claim-own-turn = 现在轮到你。请先走：之后对手的棋钟开始走，走完时你就获胜。
refuse-claim-early = 对手已经离开，但还有时间。{ $until } 你可以请求判胜。
refuse-not-a-moderator = 只有拥有“管理服务器”权限的人能这样做。请找其中一位。
refuse-not-a-moderator-role = 只有身份组 { $role } 的成员或拥有“管理服务器”权限的人能这样做。请找其中一位。
refuse-channel = 在这个服务器上，只能在 { $channels } 及其子区开局。请到那里再试。
refuse-starter = 这里只有身份组 { $role } 的成员可以开局。请让其中一位挑战你：你可以接受。
refuse-starter-there = 在你要下棋的服务器上，只有特定身份组的成员可以开局，而你没有那个身份组。
refuse-blocked =
    管理员禁止你在本服务器开局和参加对局。原因：{ $reason }
    你进行中的对局继续。如果你认为有误，请联系管理员。
refuse-challenger-blocked = { $challenger } 在本服务器被封禁。请用 `/dvonn 挑战` 挑战别的玩家。
refuse-opponent-blocked = { $opponent } 目前不能参加本服务器的对局。请选别人。
refuse-games = 你同时进行的对局和锦标赛已达到每人的上限：{ $most }。请先下完一局或认输一局。
refuse-challenger-games = { $challenger } 同时进行的对局已达到每人的上限。请用 `/dvonn 挑战` 挑战别的玩家。
refuse-challenges = 你已有 { $most } 个挑战。请取消一个，或等待应答。被取消和被拒绝的挑战，在发起后的 10 分钟内仍然计数。
refuse-challenged-before = 你已经向 { $opponent } 发起过 { $most } 次挑战。请等待应答。取消也没用：挑战在发起后的一小时内都计数。
refuse-challenged-lately = 你不久前挑战过 { $opponent }。{ $until } 可以再次挑战。挑战别人不必等待。
refuse-places-rated-off = 本服务器关闭了等级分对局，所以不能争夺名次。服务器管理者可以用 `/dvonn-admin 设置` 打开。
refuse-rated-off = 本服务器关闭了等级分对局。要下友谊对局，请把 `等级分` 留空或选 False。
refuse-may-not-post = 我不能在 { $channel } 发消息。请在那里给我“查看频道”、“发送消息”和“附加文件”权限，然后再试。
refuse-block-no-reason = 请在 `原因` 里写明原因。被封禁的人会看到。
refuse-block-opponent = 你和 { $person } 在同一局进行中的对局或同一个锦标赛里，所以你不能封禁对方。请找另一位管理员。
refuse-block-bot = 不能封禁机器人。请选一个人。
refuse-not-blocked = { $person } 没有被封禁。`/dvonn-admin 设置` 列出所有被封禁的人。
refuse-own-game = 第 { $number } 局是你自己的对局，你不能裁定。请找另一位管理员。如果没有，请用 `/dvonn-admin 设置` 选一个管理员身份组，再把它授予某位成员。
refuse-other-server = 本服务器没有第 { $number } 局。要找对局编号，请在对局的频道用 `/对局 棋谱`。
refuse-void-uncounted = 第 { $number } 局已结束，而且是友谊对局，作废也不会改变什么。
refuse-void-before = 第 { $number } 局已经移出等级分计算了。
refuse-role-of-all = 所有人都有这个身份组。请选只有管理员才有的。
refuse-no-reason = 请在 `原因` 里写明原因，它会显示在对局的频道。
refuse-no-winner = 请在 `胜者` 里选胜者或平局。要不计结果地结束，请在 `处理` 里选“对局作废”。
refuse-no-seat = 请在 `玩家` 里选新玩家，在 `一方` 里选哪一方。
refuse-seat-self = 不能把一方移交给自己。请选别的玩家，或找另一位管理员。
refuse-seat-bot = 不能把一方移交给机器人。请选一个人。
refuse-seat-not-a-member = { $person } 不在这个服务器上。请选成员。
refuse-seat-blocked = { $person } 在本服务器被封禁。请选别的玩家，或先用 `/dvonn-admin 解封`。
refuse-seat-taken = { $person } 已经在这局棋里。请选别的玩家。
refuse-seat-computer = 电脑的一方不能移交。请结束对局，或将它作废。

illegal-taken = { $cell } 已被占。请选空格。
illegal-empty = { $cell } 是空的。请选有你棋堆的格。
illegal-lone-red = { $cell } 的红子单独在那里，谁也不能移动它。请选你的一个棋堆。
illegal-not-yours = { $cell } 的棋堆属于对手。请选最上面是你颜色的棋堆。
illegal-surrounded = { $cell } 的棋堆被围住，不能移动。请选别的。
illegal-not-straight = { $from } 和 { $to } 不在一条直线上。棋堆沿棋盘的六个方向走。
illegal-distance =
    { $height ->
       *[other] { $from } 到 { $to } 的距离是 { $distance }，而这个棋堆的高度是 { $height }，必须正好走 { $height } 格。
    }
illegal-empty-target = { $to } 是空的。棋堆必须落在另一个棋堆或棋子上。
illegal-leaves-board = { $height } 层的棋堆从 { $from } 沿这个方向会走出棋盘。请选别的。
illegal-still-placing = 棋子还没放完。请在空格上放一枚：`/dvonn 放子 D3`。
illegal-all-placed = 棋子都已放完。现在移动棋堆：`/dvonn 移动 D3F3`。
illegal-must-pass = 你没有合法着法，必须停一手。
illegal-may-not-pass = 你有合法着法，不能停一手。输入 `/dvonn 移动` 时会列出你的着法。
illegal-game-over = 对局已结束。用 `/dvonn 人机` 可以与电脑开新的一局。怎样与真人下，见 `/dvonn 帮助`。

backup = 本服务器的全部数据：每行一条 JSON，用 gzip 压缩。里面有人名，只应与其他服务器管理者分享。这次备份已记入日志：见 `/dvonn-admin 日志`。
backup-no-files = 我不能在这个频道发送文件。请在我可以发送文件的频道用 `/dvonn-admin 备份`。
backup-in-parts = 备份太大，Discord 的一个文件放不下。其余部分随后。
backup-part = 第 { $part } 部分，后面还有。
backup-last-part = 第 { $part } 部分，最后一部分。各部分可以分别解压，也可以按顺序合并后再解压。

## Fair play

fairness-heading = {"**"}每着损失的胜率**，取自复盘过的等级分对局（± 两倍标准误差）
fairness-line = { $player }（等级分 { $rating }）：{ $loss } ± { $error } 个百分点，{ $games } 局，{ $moves } 着。
fairness-peers = { $count } 名等级分相近的玩家损失 { $loss }。差值：{ $less } ± { $error }。{ $verdict ->
        [unusual] {"**"}低得异常：请看看这些对局。**
       *[usual] 并不异常。
    }
fairness-few-games = { $player }（等级分 { $rating }）：对局太少（{ $games } 局，至少要 { $least } 局）。
fairness-few-peers = 可比的人太少：等级分相差 { $range } 以内的玩家至少要 { $least } 名。
fairness-note = 这是线索，不是证据。用新账号的高手、简单的局面，或只复盘好局，都可能看起来一样。我从不根据这些数字处理任何人。
fairness-empty = 本服务器还没有玩家有 { $least } 局复盘过的等级分对局。用 `/对局 复盘` 复盘一局。
fairness-unknown = { $player } 在本服务器没有复盘过的等级分对局。用 `/对局 复盘` 复盘一局。

## Stored data

privacy-stored =
    {"**"}我保存什么**
    {"-"} 你的 Discord ID，以及你在下棋的服务器上的名字。
    {"-"} 你的对局：着法和时间、条件、结果和你的笔记。计划和预设应着到对局结束为止。
    {"-"} 你的等级分、名次和锦标赛，以及我因此给你的身份组。
    {"-"} 你的谜题等级分、做过的谜题和谜题竞速最佳成绩。其他竞速保存一天。
    {"-"} 你的挑战、假期和课程，以及设置（含时区、免打扰时段和周末休息）。
    {"-"} 你最近导入的 50 局（大的少些），以及最近十份分析里的着法。
    {"-"} 你关注的对局，到结束为止。你在等的复盘。
    {"-"} 你用 `/寻找` 找什么，以及你是否在全球排行榜上。你不想再遇到的人，以及你的举报。
    {"-"} 你作为管理员的裁定，以及哪些服务器封禁了你。
    我不读消息，只读你在我的命令、表单和按钮里输入的内容。
privacy-kept =
    {"**"}保存多久。** 直到你删除，但有例外：
    {"-"} 分析：连续 90 天没用过就删除。
    {"-"} 已结束的挑战和提议：30 天。
    {"-"} 你的命令的 ID：一天，走棋命令的除外。用来避免同一命令重复计算。
    {"-"} 变换后的 ID：如果你在一局等级分对局后的 30 天内删除全部数据，它会再保存 30 天。没有机器人的密钥，无法由它得知原来的 ID。有了它，与同一对手反复对局仍然不会全额计分。
privacy-seen =
    {"**"}谁能看到**
    {"-"} 对局、等级分、结果、锦标赛和管理员的裁定：所属服务器上的所有人。`/寻找` 之后和团体赛中，是两个服务器。服务器管理者还能下载。
    {"-"} 冠军赛：任何地方的任何人。
    {"-"} 全球排行榜：任何地方的任何人，直到你用 `/排行榜 退出全球榜`。
    {"-"} 你的谜题等级分：你做过谜题的服务器上的所有人。
    {"-"} 与人进行的谜题竞速：所在频道的所有人。
    {"-"} 停住你棋钟的假期或周末休息：你的对手。
    {"-"} 其他一切：只有你。
    机器人运营者能读它的数据库。我不与任何其他人分享。
privacy-choices =
    {"**"}你可以做什么**
    {"-"} `/隐私 导出` 把全部数据以文件给你。
    {"-"} `/隐私 删除` 永久删除全部数据。
    {"-"} 删除之后，对手会保留与你的对局，显示为“已注销的玩家”的对局。
    {"-"} 封禁你的服务器会继续封禁你。
    {"-"} 如果机器人运营者封禁了你，或有人不想再遇到你，这些也会保留。我不保存你的 ID，只保存变换后的 ID。
delete-person =
    {"**"}删除关于你的全部数据？** 这不能撤销。
    {"-"} { $games ->
        [0] 你没有进行中的对局。
       *[other] 你进行中的 { $games } 局棋现在结束。其中布子之后已有六着以上的等级分对局算你负，其余没有结果。
    }你的挑战会取消，你会退出锦标赛。
    {"-"} 你的设置、假期、课程、计划、笔记、导入的对局和分析都会删除，你也不再关注任何对局。你会从所有排行榜上消失，我收回因名次和头衔给你的身份组。
    {"-"} 对手会保留与你的对局，显示为“已注销的玩家”的对局。对手的等级分只会因你现在判负的等级分对局而改变。你作为管理员的裁定会保留，但不再带有你的 ID 和名字。
    {"-"} 封禁你的服务器会继续封禁你。频道里的消息会保留。
    {"-"} 如果你最近 30 天下过等级分对局，我会保留变换后的 ID 30 天：见 `/隐私 查看`。
    以后再下棋，你就是新玩家。
button-export-person = 先导出数据
button-delete-person = 全部删除
button-keep-person = 全部保留
delete-cancelled = 什么都没有删除。
delete-running = 正在删除关于你的全部数据……
delete-done = 你的数据已删除。以后再下棋，你就是新玩家。

export-about = DVONN 机器人保存的关于你的全部数据。时间为 UTC，棋钟以毫秒计。积分以半分计：胜 2，平 1。其他人只以服务器上人人可见的名字出现。
exported = 这个文件包含我保存的关于你的全部数据。谁拿到都能读。
exported-part = 第 { $part } 部分。内容太多，Discord 的一个文件放不下，后面还有。
exported-last-part = 第 { $part } 部分，最后一部分。
export-everything-no-files = 我不能在这个频道发送文件。请在给我的私信里用 `/隐私 导出`。
export-everything-too-large = 你的数据太大，Discord 的文件放不下。请向机器人运营者索取一份，对方可以按你的 Discord ID 在数据库里找到。

## Errors

error-busy = 我现在太忙了。什么都没有改变。请过一分钟再试。
error-too-late = 抱歉，我没能及时完成。什么都没有改变。请过一分钟再试。
error-storage = 抱歉，我现在无法读取或保存对局。什么都没有改变。请过几分钟再试。
error-unconfirmed = 我的数据库还没有确认这件事。请过一分钟看看是否成功，再决定要不要重试。
error-slow = 这次比平时慢。请先看看是否成功，再决定要不要重试。
error-late-form = 我没能及时打开表单。请再试一次。
error-number-range = `{ $option }` 必须是 { $from } 到 { $to } 之间的数字。
error-too-many = 操作太快了。什么都没有改变。请过 { $seconds } 秒再试。
error-too-many-server = 本服务器上同时发生的事太多了。什么都没有改变。请过 { $seconds } 秒再试。
error-busy-drawing = 等着要画的图片太多。请过一分钟再试。
error-slow-drawing = 我没能及时画出这张图。请过一分钟再试。
error-still-thinking = 我还在处理你上一个问题。请等那个回答，再来问。
error-internal = 抱歉，出了问题，什么都没有改变。请再试一次。如果再发生，请把这个代码告诉机器人运营者：**{ $code }**。
error-unknown = 我不认识这个命令或按钮，可能来自旧版本。`/dvonn 棋盘` 显示棋盘，`/dvonn 帮助` 告诉你还能做什么。
error-message-deleted = 那条消息已被删除。`/dvonn 棋盘` 显示棋盘，`/dvonn 帮助` 告诉你还能做什么。
error-outside-server = 这个命令只能在添加了我的服务器上使用。在这里，`/dvonn 人机` 与电脑开一局，`/dvonn 帮助` 显示还有什么可用。要挑战朋友，请在你们俩都在的地方用 `/dvonn 挑战`。可以是服务器、群组，或你们之间的私信。
error-no-files = （我不能在这个频道发送文件。有了“附加文件”权限，我就能在这里显示图片。）
missing-to-bot = 我没有权限在这里发消息，所以不能在这里开局。请让管理员在这个频道给我{ $permissions }权限，或换一个频道。
missing-to-person = 你在这个频道需要{ $permissions }权限。请找管理员，或换一个频道。
permission =
    { $name ->
        [view-channel] “查看频道”
        [send-messages] “发送消息”
        [send-in-threads] “在子区内发送消息”
        [use-external-apps] “使用外部应用”
       *[create-threads] “创建公共子区”
    }
error-no-threads = 我不能在这里开子区。请让管理员给我“创建公共子区”和“在子区内发送消息”权限，或换一个频道。
error-no-threads-kind = 我不能在这种频道里开子区。请用文字频道、公告频道或论坛里的帖子。

## Why Discord refuses a request

discord-no-channel = 那个频道或子区已被删除。请换一个。
discord-no-member = 那个人已离开服务器，或删除了账号。
discord-hidden = 我看不到那个频道。请让管理员在那里给我“查看频道”权限，或换一个频道。
discord-forbidden = Discord 说我缺少一项权限。请让管理员检查我在那里的权限，或换一个频道。
discord-direct-messages = 我不能给你发私信。请在服务器的隐私设置里允许成员私信，然后再试。
discord-channel-kind = 这种频道不支持。请用文字频道。
discord-thread-closed = 那个子区已归档或被锁定。请让管理员重新打开，或换一个频道。
discord-too-many-threads = 这个服务器的活跃子区已达到 Discord 的上限。请让管理员归档一些，然后再试。
discord-tag-required = 这个论坛要求每个帖子都有标签，而我没法选标签。请让管理员取消这条规定，或用文字频道。
discord-name = Discord 不允许那个名称里的某个词。请改名后再试。
discord-automod = 这个服务器的 AutoMod 拦截了这条消息或名称。请让管理员豁免我的身份组，或修改规则。
discord-filter = Discord 的过滤器认为这条消息有害，把它拦截了。请去掉链接和粗话，然后再试。
discord-too-large = 文件对 Discord 来说太大了。请一次少要一些。
discord-invalid-role = Discord 不让任何人授予这个身份组。请另选一个。
discord-two-factor = 这个服务器要求管理操作使用双重验证。我的运营者必须为自己的 Discord 账号开启它。
discord-slow = Discord 不允许这么频繁地做这件事。请过一分钟再试。
discord-down = Discord 现在不太正常。请过一分钟再试。
discord-invalid = Discord 不接受我发送的内容。这是我的错误：请告诉我的运营者。

## Alt text of boards, in whole sentences

alt-players = 白方：{ $white }。黑方：{ $black }。
alt-turn =
    { $next ->
        [red] 轮到 { $name }（{ $color ->
            [white] 白方
           *[black] 黑方
        }）放红子。
        [own] 轮到 { $name }（{ $color ->
            [white] 白方
           *[black] 黑方
        }）放子。
       *[move] 轮到 { $name }（{ $color ->
            [white] 白方
           *[black] 黑方
        }）走。
    }
alt-turn-without-name =
    { $next ->
        [red] 轮到{ $color ->
            [white] 白方
           *[black] 黑方
        }放红子。
        [own] 轮到{ $color ->
            [white] 白方
           *[black] 黑方
        }放子。
       *[move] 轮到{ $color ->
            [white] 白方
           *[black] 黑方
        }走。
    }
alt-won =
    { $color ->
        [white] 对局结束：{ $name } 执白胜 { $margin } 子。
       *[black] 对局结束：{ $name } 执黑胜 { $margin } 子。
    }
alt-won-without-name =
    { $color ->
        [white] 对局结束：白方胜 { $margin } 子。
       *[black] 对局结束：黑方胜 { $margin } 子。
    }
alt-draw = 对局结束：平局。
alt-won-early =
    { $color ->
        [white] 对局提前结束：{ $winner } 执白胜 { $loser }。
       *[black] 对局提前结束：{ $winner } 执黑胜 { $loser }。
    }
alt-won-early-without-names =
    { $color ->
        [white] 对局提前结束：白方胜。
       *[black] 对局提前结束：黑方胜。
    }
alt-drawn-early = 对局提前结束：平局。
alt-no-result = 对局结束：没有结果。
alt-passed = { $name }：停一手。
alt-last = { $name }：{ $ply }。
alt-placed =
    { $piece ->
        [red] { $name }：红子放在 { $cell }。
        [white] { $name }：白子放在 { $cell }。
       *[black] { $name }：黑子放在 { $cell }。
    }
alt-preview = 预览，还没有走。{ $name }：{ $ply }。
alt-preview-only = 预览，还没有走。
alt-isolated = 被孤立并移出：{ $stacks }。
alt-isolated-stacks =
    { $color ->
        [white] 白
       *[black] 黑
    }，{ $height } 层：{ $cells }
alt-sample = 示例：你执黑时的棋盘。
alt-hints = 字母标出最佳着法：{ $plies }。
alt-targets = 圆环标出 { $from } 的棋堆能去的格：{ $cells }。
alt-no-targets = 选了 { $from } 的棋堆，但它不能移动。
alt-places = 圆环标出可以放子的格：{ $cells }。
alt-movable = 标出名称的是可以移动的棋堆：{ $cells }。
alt-blocked = 被围住，不能移动：{ $cells }。
alt-white-chance = 白方的胜率：{ $chance }%。
alt-score = 比分：白方 { $white }，黑方 { $black }。
alt-to-place = 待放：红 { $red }，白 { $white }，黑 { $black }。
alt-stacks =
    { $color ->
        [white] 白，{ $height } 层{ $content ->
           *[plain] {""}
            [red] ，含红子
            [one] ，含一枚红子
            [several] ，含 { $reds } 枚红子
        }：{ $cells }。
       *[black] 黑，{ $height } 层{ $content ->
           *[plain] {""}
            [red] ，含红子
            [one] ，含一枚红子
            [several] ，含 { $reds } 枚红子
        }：{ $cells }。
    }
alt-lone-reds = 单独的红子：{ $cells }。
alt-empty = 棋盘是空的。

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] 循环赛
        [double_round_robin] 双循环赛
        [knockout] 淘汰赛
        [arena] 擂台赛
        [teams] 团体赛
       *[swiss] 瑞士制
    }
tournament-rounds = { $kind }，{ $count } 轮
tournament-title = {"**"}{ $name }** · 第 { $number } 号锦标赛 · { $kind }
tournament-terms =
    { $setup ->
        [reds] 三枚红子自己放，其余随机
        [random] 随机棋盘
        [symmetric] 对称棋盘
       *[full] 49 枚棋子全部自己放
    } · { $clock } · { $rated ->
        [yes] 等级分对局
       *[no] 友谊对局
    } · 每轮最多 { $length }
tournament-knockout = 输者出局。平局后交换颜色再下一局。如果那一局也没有胜者，或本轮先结束，种子序号靠前的玩家晋级。
arena-terms = 比赛持续 { $length }，大家尽量多下：一局结束，马上开始下一局。可以中途加入、休息再回来。积分最高者获胜。结束时仍在进行的对局不计入。
arena-running = {"**"}{ $name }** 正在进行，{ $until } 结束。已下完 { $count } 局。
arena-over = {"**"}{ $name }** 结束。冠军是 { $winner }，恭喜！
arena-standings = 当前积分榜：{ $name }
arena-legend = {"-#"} + 胜，= 平，− 负，(n) 未对局。同分时，下得较少的人在前。
button-break = 休息一下
arena-back = 你正在参加 **{ $name }**。一有对手空闲，你的对局就在 { $channel } 的子区里开始。
arena-rest = 你在 **{ $name }** 中休息。如果还有未下完的一局，请把它下完。想回来时再报名即可。
arena-absent = { $player }，你没有按时走第一着，所以 **{ $name }** 中的那一局判负，你转为休息。想回来请按按钮。
arena-next-game = { $player }，你的下一局已经开始：{ $place }
arena-waits = { $player }，正在为你寻找下一位对手。对局开始后，这里会有链接。
arena-waits-no-more = { $player }，你已不再等待 **{ $name }** 的下一局。
refuse-arena-clock = 擂台赛需要实时用时，例如 `live 10`：每人每局十分钟。
tournament-open = 组织者：{ $organiser }。要参加，请按“报名参加”。
tournament-open-invited = 组织者：{ $organiser }。邀请制：参赛者由组织者添加。
tournament-entrants = 参赛者（{ $count }）：{ $names }
tournament-entrants-more = { $names }，还有 { $more } 名
tournament-entrants-none = 还没有人报名。
tournament-reserve = 候补名单（{ $count }）：{ $names }
tournament-several = { $name } × { $count }
tournament-started = 已开始，共 { $count } 名参赛者。
tournament-starts =
    { $repeats ->
        [week] { $time } 开始（{ $rest }），之后每周举办一次。
        [month] { $time } 开始（{ $rest }），之后每月举办一次。
        [weekday] { $time } 开始（{ $rest }），之后每月{ $day }举办。
       *[none] { $time } 开始（{ $rest }）。
    }
tournament-players = 参赛人数：{ $range }。
tournament-ratings = 等级分：{ $range }。
tournament-role = 仅限身份组 { $role } 的成员。
tournament-count =
    { $most ->
        [0] 参赛者：{ $count }
       *[other] 参赛者：{ $count }/{ $most }
    }
tournament-edition = { $name } 第 { $number } 届
tournament-called-off = 已取消：至少需要 { $least } 人，只有 { $count } 人报名。
tournament-calendar = 接下来的比赛，可加入你的日历。
tournament-calendar-none = 还没有比赛定下日期。
button-calendar = 日历文件
tournament-cancelled = 开始前已取消。
tournament-computer = { $name }（{ $level }）
button-join = 报名参加
button-leave = 退出报名
button-start = 开始锦标赛
button-standings = 查看积分榜
button-pairings = 查看对阵
button-series = 查看系列积分榜

tournament-round = {"**"}{ $name }**：第 { $round } 轮（共 { $rounds } 轮）开始，最迟 { $until } 结束。
tournament-round-games = 已下完：{ $decided }/{ $count } 局。
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }**（弃权）
tournament-pairing-advances = { $pairing } · { $player } 凭种子序号晋级
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } 本轮没有对局
        [on] { $board }. { $player } 轮空并晋级
       *[no] { $board }. { $player } 轮空 · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · 即将开始
tournament-more-pairings = 第 { $round } 轮的其他对局：
tournament-pairings-title = {"**"}{ $name }**：第 { $round } 轮，共 { $rounds } 轮
tournament-pairings-none = {"**"}{ $name }** 还没有开始，所以没有对阵。

tournament-standings-after = 第 { $round } 轮（共 { $rounds } 轮）后的积分榜：{ $name }
tournament-standings-during = 第 { $round } 轮（共 { $rounds } 轮）中的积分榜：{ $name }
tournament-standings-final = 最终积分榜：{ $name }
tournament-standings-none = {"**"}{ $name }** 还没有开始。
tournament-over = {"**"}{ $name }** 结束，共 { $rounds } 轮。冠军是 { $winner }，恭喜！
tournament-over-shared = {"**"}{ $name }** 结束。{ $winners } 并列第一，恭喜！
tournament-over-early = {"**"}{ $name }** 在第 { $round } 轮（共 { $rounds } 轮）提前结束，没有冠军。
tournament-over-nobody = {"**"}{ $name }** 结束。

tournament-line = 锦标赛 [{ $name }]({ $url })，第 { $round } 轮
tournament-line-plain = 锦标赛 { $name }，第 { $round } 轮
arena-line = 擂台赛 [{ $name }]({ $url })
arena-line-plain = 擂台赛 { $name }
tournament-ended-game-continues = { $players }：锦标赛 **{ $name }** 已结束，这局棋不再计入。你们可以继续下，用 `/dvonn 提议` 提议平局，或用 `/dvonn 认输` 认输。
outcome-won = 锦标赛：{ $player } 得一分。
outcome-drawn = 锦标赛：各得半分。
outcome-advances =
    { $last ->
        [yes] 锦标赛：{ $player } 赢得决赛。
       *[no] 锦标赛：{ $player } 晋级下一轮。
    }
outcome-advances-by-rank =
    { $last ->
        [yes] 没有人获胜，所以 { $player } 凭种子序号赢得决赛。
       *[no] 没有人获胜，所以 { $player } 凭种子序号晋级下一轮。
    }
outcome-no-result = 这局棋没有结果，所以要重下。新的一局马上在这里开始。
outcome-one-more-game = 淘汰赛要分出胜负。交换颜色的加赛马上开始。如果没有人获胜，{ $player } 凭种子序号晋级。
tournament-game-replays = 上一局没有结果，所以重下。
tournament-game-decides = 上一局是平局，所以交换颜色再下一局。如果没有人获胜，{ $player } 凭种子序号晋级。
outcome-not-counted = 锦标赛在这局棋之前就已结束，所以这局棋不计入。
tournament-game-withdrawn = { $player } 退赛，所以 { $winner } 赢得这局棋。
tournament-game-timed-out = 还没有棋堆移动过，{ $player } 就超时了。
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · 第 { $round } 轮第 { $board } 台
arena-thread-ending = #{ $number } · 第 { $board } 局
button-round = 第 { $round } 轮

tournament-long-games =
    { $limit ->
        [none] 对局没有棋钟，但每轮在 { $round }后结束。
       *[some] 按这个用时，一局可能长达 { $game }，但每轮在 { $round }后结束。
    }届时让对手等着的玩家判负，其他未完的对局算平局。想缩短用时或延长每轮期限，请用 `/锦标赛 结束` 结束它，再创建一个。
tournament-next-steps =
    你可以用 `/锦标赛 添加玩家` 添加玩家，用 `/锦标赛 添加电脑` 添加电脑。自己也想参加，请用 `/锦标赛 报名`。{ $starts ->
        [by_date] 到开始时间，锦标赛自动开始。
       *[by_hand] 要开始锦标赛，请用 `/锦标赛 开始`。
    }
tournament-created-elsewhere = {"**"}{ $name }** 已在 { $channel } 公布。
tournament-no-threads =
    { $organiser }，**{ $name }** 接下来的对局无法在 { $channel } 开始。{ $reason }我每分钟再试一次。要换频道，请在那里用 `/锦标赛 迁移`。
tournament-no-threads-over = **{ $name }** 已没有等待开始的对局。
tournament-not-posted = 我无法在 { $channel } 发布 **{ $name }** 的消息。{ $reason }锦标赛会继续。要在别的频道公布，请在那里用 `/锦标赛 迁移`。
tournament-joined = 你已报名 **{ $name }**。目前有 { $count } 名参赛者。你的第一局开始时我会提到你。
tournament-joined-reserve = **{ $name }** 已满。你在候补名单上排第 { $place }。如果开始前空出名额，你就参赛，我会在 { $channel } 通知你。
tournament-left = 你已退出 **{ $name }**。
tournament-entered = { $player } 已加入 **{ $name }**。我会在 { $channel } 通知对方。开始之前可以退出。
tournament-entered-reserve = {"**"}{ $name }** 已满。{ $player } 在候补名单上排第 { $place }。如果开始前空出名额，我会通知 { $player }。
tournament-you-were-entered = { $player }，{ $person } 让你加入了 **{ $name }**。如果不想参加，请在开始前退出。
tournament-you-take-over = { $player }，{ $person } 让你在 **{ $name }** 中接替 { $former }。你继承其积分，并接手还没开始的对局。如果不想参加，请退赛。
tournament-you-move-up = { $player }，**{ $name }** 空出了一个名额，你已参赛。如果不想参加，请在开始前退出。
tournament-added =
    { $count ->
        [1] { $level } 已参加 **{ $name }**。
       *[other] { $level } 已参加 **{ $name }**（{ $count } 个）。
    }
tournament-removed =
    { $count ->
        [1] { $level } 已退出 **{ $name }**。
       *[other] { $level } 已退出 **{ $name }**（{ $count } 个）。
    }
tournament-starting = {"**"}{ $name }** 开始了，共 { $count } 名参赛者：见 { $channel }。
tournament-fewer-rounds = 轮数为 { $rounds }，而不是 { $wanted }：再多就会有人相遇两次。
ask-withdraw =
    { $whose ->
        [own] 要退出 **{ $name }** 吗？你在其中的当前对局判负，也不再有后面的对局。退出后不能回来。
        [league] 要让 { $player } 退出联赛本期（**{ $name }**）吗？剩余对局的积分都归对手。进行中的对局可以下完，但不再计入联赛。该玩家也会退出下一期，但可以再次报名。
       *[other] 要让 { $player } 退出 **{ $name }** 吗？当前对局的积分归其对手。这局棋可以下完，但不再计入锦标赛。该玩家不再有后面的对局，也不能回来。
    }
button-withdraw-tournament = 退赛
button-stay = 不退赛
tournament-withdraw-cancelled = 已取消，没有人退赛。
tournament-withdrawn-self = 你已退出 **{ $name }**。谢谢参加。
tournament-withdrawn = { $player } 已退出 **{ $name }**。
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } 让你退出了联赛本期（**{ $name }**）。你剩余对局的积分归对手。进行中的对局可以下完，但不再计入联赛。下一期可以再次报名。原因请问 { $person }。
       *[no] { $person } 让你退出了锦标赛 **{ $name }**。你当前对局的积分归对手。这局棋可以下完，但不再计入锦标赛。你在其中不再有后面的对局。原因请问 { $person }。
    }
tournament-withdrawn-game-continues = { $player } 已退出 **{ $name }**，积分归其对手。这局棋可以下完，但不再计入比赛。如果是等级分对局，仍计入排行榜。
ask-newcomer = 由谁接替 { $player }？
ask-replace = 要让 { $new } 在 **{ $name }** 中接替 { $player } 吗？{ $new } 将得到其积分和所有还没开始的对局。如果 { $player } 有进行中的对局，积分归其对手。那局棋可以下完，但不再计入锦标赛。双方都会收到通知。
button-replace = 换人
button-no-replacement = 不换人
tournament-replaced = { $new } 已在 **{ $name }** 中接替 { $player }。
tournament-you-were-replaced = { $person } 让 { $new } 接替了你在锦标赛 **{ $name }** 中的位置。如果你在其中有进行中的对局，积分归对手。那局棋可以下完，但不再计入锦标赛。原因请问 { $person }。
ask-end-tournament =
    要在第 { $round } 轮（共 { $rounds } 轮）结束 **{ $name }** 吗？这样就不会产生冠军。{ $games ->
        [0] 没有进行中的对局。
       *[other] 还有 { $games } 局在进行，可以下完，但不再计入锦标赛。
    }
ask-end-arena =
    要现在就结束擂台赛 **{ $name }** 吗？冠军按目前的积分决出。{ $games ->
        [0] 没有进行中的对局。
       *[other] 还有 { $games } 局在进行，可以下完，但不再计入擂台赛。
    }
ask-cancel-tournament =
    要取消 **{ $name }** 吗？它还没有开始。{ $series ->
        [yes] 整个系列也随之结束。
       *[no] {""}
    }
button-end-tournament = 结束锦标赛
button-cancel-tournament = 取消锦标赛
button-keep-tournament = 让它继续
tournament-end-cancelled = 锦标赛继续进行。
tournament-end-done = {"**"}{ $name }** 结束了。
tournament-cancel-done = {"**"}{ $name }** 已取消。
tournament-moved = {"**"}{ $name }** 的对局从现在起在 { $channel } 进行。
tournament-list-title = 本服务器的锦标赛：
tournament-list-none = 这里还没有锦标赛。用 `/锦标赛 创建` 办一个吧。
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] 报名中，{ $count } 名参赛者
        [running] 第 { $round } 轮，共 { $rounds } 轮
        [over] 已结束
       *[cancelled] 已取消
    } · { $channel }
tournament-list-more = ……还有 { $count } 个。要看其中一个，请用 `/锦标赛 积分榜` 加编号或名称。
teams-terms = 两个服务器各派自己的人。双方最强的在第 1 台对阵，其次的在第 2 台，以此类推。每台下两局，各执一次白黑。
teams-rated = 双方都在全球排行榜上的对局是等级分对局。
teams-players = 每队：{ $range }。
teams-open = 要代表你的服务器参赛，请按“报名参加”。
teams-open-invited = 邀请制：各服务器的参赛者由该服务器的管理员添加。
teams-names = 对方服务器能看到你的名字。
teams-entrants = {"**"}{ $team }**（{ $count }）：{ $names }
teams-entrants-none = {"**"}{ $team }**：还没有人报名。
teams-no-guest = 还没有其他服务器接受。组织者可以按“邀请服务器”。
button-invite-server = 邀请服务器
teams-code = 请把这个邀请码发给对方服务器的管理员：`{ $code }`。对方在那边用 `/锦标赛 接受` 输入。邀请码只能用一次。
teams-ask = {"**"}{ $team }** 向你的服务器提出团体赛。如果接受，这里的人可以在 { $channel } 报名，并在那里的子区下棋。对方服务器能看到参赛者的名字。
button-accept-match = 接受团体赛
teams-accepted = 你已接受 **{ $name }**。这里的人现在可以在 { $channel } 报名。
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** 结束。**{ $team }** 以 { $points } : { $others } 获胜，恭喜！
teams-drawn = {"**"}{ $name }** 结束。双方以 { $points } : { $others } 战平。
teams-called-off = 已取消：每队至少需要 { $least } 人，有一队只有 { $count } 人。
teams-called-off-alone = 已取消：没有其他服务器接受。
refuse-teams-terms = 只有管理员可以创建团体赛。它会自动开始，所以请选择 `开始时间`；它不能重复举办，所以请去掉 `重复`。
refuse-teams-starts = 你不能自己开始 **{ $name }**。它会在预定时间自动开始，这样两个服务器都知道什么时候下。
refuse-teams-end = 进行中的团体赛不能由其中一个服务器结束。{"**"}{ $name }** 要等所有对局下完才结束。要退赛，请用 `/锦标赛 退赛`。
refuse-teams-other = { $player } 代表对方服务器参赛。只有那边的管理员能决定。
refuse-teams-moderators = 只有本服务器的管理员能决定谁代表它参赛。
refuse-teams-full = 这个队已满。最多 { $most } 人。
refuse-teams-people = 只有真人能参加团体赛。
refuse-teams-code = 没有服务器用这个邀请码提出团体赛。请再核对一下：邀请码是九位数字，只能用一次。
refuse-teams-own = 这场团体赛是你自己的服务器提出的，要由对方服务器的管理员接受。
refuse-teams-accepted = 这场团体赛已经有其他服务器接受了。
refuse-teams-barred = 机器人运营者已禁止 { $player } 与其他服务器的人下棋。
series-title = {"**"}{ $name }**，{ $year } 年。目前锦标赛数：{ $count }。
series-none = 还没有人得分。
series-line = { $place }. { $player } · {"**"}{ $points }** · 锦标赛：{ $played }，冠军：{ $wins }
series-legend = {"-#"} 每场锦标赛得 1 分，名次在你之后的每个人再加 1 分。中途退赛不得分。同分时比较夺冠次数。
series-next = 下一场：{ $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] 这里没有进行中的锦标赛，联赛也没有进行中的一期。要开始你创建的锦标赛，请用 `/锦标赛 开始`。
       *[no] 你在这里没有进行中的锦标赛。要开始你创建的锦标赛，请用 `/锦标赛 开始`。管理员可以看到所有人的锦标赛。
    }
panel-round = 第 { $round } 轮（共 { $rounds } 轮）
panel-games = 已结束：{ $over } · 进行中：{ $running } · 未开始：{ $waiting }
panel-ends = { $until } 结束
panel-paused = 暂停中
panel-late = {"**"}拖延的对局：{ $count }。** 一天没有走棋；如果一轮不到两天，则是半轮没有走棋。同一局棋要过 { $pause }才能再次提醒同一名玩家。
panel-nobody-late = 没有人拖延。
panel-entry = { $number }. { $player }：上一着 { $since } · { $game }，对手 { $opponent } · { $name }
panel-reminded = { $player } 会收到提醒。
button-manage = 管理
button-remind = 提醒 { $number } 号
button-reminded = { $number } 号：已提醒
button-panel-withdraw = 让 { $number } 号退赛
button-panel-replace = 替换 { $number } 号
button-panel-tournaments = 锦标赛：{ $way }
button-panel-late = 拖延的对局：{ $way }
button-refresh = 刷新
tournament-reminder = { $player }，**{ $name }** 的组织者请你继续第 { $number } 局，对手是 { $opponent }。轮到你了。
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = 相互战绩 { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name }（已退赛）
standings-part = {"-#"} 第 { $first } 到 { $last } 名，共 { $count } 名。按钮可以看更多。
standings-legend =
    { $swiss ->
        [yes] {"-#"} + 胜，= 平，− 负，(n) 未对局。同分看 Buchholz（所有对手的积分之和），再看 SB（Sonneborn-Berger：所胜对手的积分之和，加上战平对手积分的一半）。
       *[no] {"-#"} + 胜，= 平，− 负，(n) 未对局。同分看相互战绩，再看 SB（Sonneborn-Berger：所胜对手的积分之和，加上战平对手积分的一半）。
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · 第 { $round } 轮出局
alt-standings =
    { $knockout ->
        [yes] { $heading }。名次与玩家：
       *[no] { $heading }。名次、玩家与积分：
    }
alt-standing-knockout = { $place }. { $name }。
alt-standing = { $place }. { $name }：{ $points }。
column-name = 名字
column-points = 积分
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = 对局
column-out = 出局
cell-out = 第 { $round } 轮
caption-standings = 第 { $number } 号锦标赛 · { $kind }
button-own-place = 看我的名次
tournament-round-over = {"**"}{ $name }**：第 { $round } 轮（共 { $rounds } 轮）结束。
tournament-invitation = {"**"}{ $name }**（{ $kind }）：{ $organiser } 邀请你在 { $channel } 报名。
tournament-invitation-next = {"**"}{ $name }**（{ $kind }）：下一场开始报名了。请在 { $channel } 报名。
event-description =
    { $arena ->
        [yes] DVONN 擂台赛。在 { $channel } 参加。
       *[no] DVONN 锦标赛（{ $kind }）。请在开始前到 { $channel } 报名。
    }

refuse-tournament-unknown = 这里没有锦标赛 `{ $typed }`。`/锦标赛 列表` 显示全部锦标赛。
refuse-tournament-name = 锦标赛的名称要有 1 到 { $most } 个字符。
refuse-tournament-setup = 锦标赛不能用这种开局方式。请选“全部自放”、“自放红子”、“随机”或“对称”。
refuse-tournament-round =
    { $later ->
        [yes] {"**"}{ $name }** 的第 { $round } 轮还没有对阵。现在是第 { $current } 轮，共 { $rounds } 轮。
       *[no] {"**"}{ $name }** 没有第 { $round } 轮。最后一轮是第 { $current } 轮。
    }
refuse-tournament-rounds = 锦标赛可以有 1 到 { $most } 轮。`轮数` 留空就按人数需要来定。
refuse-tournament-rounds-fixed = { $kind }的轮数由参赛人数决定。请把 `轮数` 留空，或选瑞士制。
refuse-tournament-length = 一轮的时间是 { $shortest } 到 90 天。期限请写成 `14d`、`2h` 或 `90m`。
refuse-tournament-organiser = 只有组织者 { $organiser } 和管理员能这样做。
refuse-tournament-started = {"**"}{ $name }** 已经开始，不能再报名或退出报名。要退赛，请用 `/锦标赛 退赛`。要看对局，请用 `/锦标赛 对阵`。
refuse-tournament-not-started = {"**"}{ $name }** 还没有开始。要退出，请用 `/锦标赛 退出`。
refuse-tournament-over = {"**"}{ $name }** 已结束或取消。`/锦标赛 列表` 显示全部锦标赛。
refuse-tournament-blocked = 你被禁止在本服务器下棋。原因：{ $reason }
refuse-tournament-full = 这个锦标赛已满。最多 { $most } 名参赛者。
refuse-tournament-no-computer = 没有这个级别的电脑参赛。
refuse-tournament-computers = 你最多能添加 { $most } 个电脑，因为每局都要开一个子区。想要更多，请让管理员添加。
refuse-tournament-start = 看不懂时间 { $typed }。请按你的时区写 `2026-12-05 19:00`、`星期五 19:00`、`19:00` 或 `3d`（见 `/dvonn 设置`）。
start-zone = 你没有设置时区，所以 { $typed } 按 UTC 理解。要设置时区，请用 `/dvonn 设置`。
refuse-tournament-range = 看不懂 { $typed }。请写一个范围，例如 { $example }。
weekdays = 星期一 星期二 星期三 星期四 星期五 星期六 星期日
nth-weekdays =
    { $nth ->
        [first] 第一个星期一, 第一个星期二, 第一个星期三, 第一个星期四, 第一个星期五, 第一个星期六, 第一个星期日
        [second] 第二个星期一, 第二个星期二, 第二个星期三, 第二个星期四, 第二个星期五, 第二个星期六, 第二个星期日
        [third] 第三个星期一, 第三个星期二, 第三个星期三, 第三个星期四, 第三个星期五, 第三个星期六, 第三个星期日
        [fourth] 第四个星期一, 第四个星期二, 第四个星期三, 第四个星期四, 第四个星期五, 第四个星期六, 第四个星期日
       *[last] 最后一个星期一, 最后一个星期二, 最后一个星期三, 最后一个星期四, 最后一个星期五, 最后一个星期六, 最后一个星期日
    }
refuse-tournament-players = 这种比赛可以有 { $least } 到 { $most } 名参赛者。
refuse-tournament-reversed = 小的数字写在前面：`{ $range }`。
refuse-tournament-start-time = 开始时间必须在将来，并且在一年之内。
refuse-tournament-repeat-start = 要重复举办，请同时选择 `开始时间`。
refuse-tournament-repeat = 只有管理员可以重复举办比赛。请去掉 `重复`。
refuse-tournament-out-of-range = { $player } 在这里的等级分是 { $own }。本比赛限 { $range }。
refuse-tournament-role = { $player } 没有身份组 { $role }。这个锦标赛只对其成员开放。
refuse-tournament-invited = 这个锦标赛是邀请制。要参加，请让 { $organiser } 把你加进去。
refuse-tournament-joined = 你已经报名了。要退出，请用 `/锦标赛 退出`。
refuse-tournament-bot = 机器人不能参加。要让电脑参加，请用 `/锦标赛 添加电脑`。
refuse-tournament-entered = { $player } 已经加入了。
refuse-tournament-entrant-busy = { $player } 同时进行的对局和锦标赛已达到一个人的上限。
refuse-tournament-not-in = { $player } 不在这个锦标赛里。
refuse-tournament-own-opponent = 本轮你与 { $player } 对阵，所以不能让对方退赛。请找另一位管理员。
refuse-tournament-irreplaceable = 淘汰赛和擂台赛里不能换人，但可以让 { $player } 退赛。
refuse-tournament-replace-self = 你不能自己接替玩家。请找另一位管理员。
refuse-tournament-not-late = 这局棋不再拖延。请按“刷新”。
refuse-tournament-reminded = 不久前已经就这局棋提醒过 { $player }。{ $until } 可以再次提醒。
refuse-tournament-withdrawn = { $player } 已经退赛。
refuse-tournament-few = 锦标赛至少要有两名参赛者。请邀请大家报名，或用 `/锦标赛 添加玩家` 添加。
refuse-tournament-few-people = 至少有两个人报名，你才能开始锦标赛，电脑不算。想现在就开始，请找管理员。
refuse-tournament-many =
    { $whose ->
        [yours] 你已经在组织 { $most } 个锦标赛。请先用 `/锦标赛 结束` 结束一个。
       *[all] 本服务器已有 { $most } 个未结束的锦标赛。要先结束其中一个。
    }
refuse-tournament-soon = 你不久前刚创建过锦标赛。{ $until } 可以再创建。管理员不必等待。
refuse-tournament-none-open = 这里没有在报名的锦标赛。用 `/锦标赛 创建` 办一个吧。
refuse-tournament-none-running = 这里没有进行中的锦标赛。
refuse-tournament-none = 这里没有这样的锦标赛。用 `/锦标赛 创建` 办一个吧。
refuse-tournament-several = 有多个锦标赛。请用选项 `锦标赛` 选一个。

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · 联赛
league-terms = 每组人数：{ $size } · 每个对手局数：{ $games } · 每期周数：{ $weeks } · 升降人数：{ $moves } · 同时局数：{ $most }
contest-games =
    { $setup ->
        [reds] 三枚红子自己放，其余随机
        [random] 随机棋盘
        [symmetric] 对称棋盘
       *[full] 49 枚棋子全部自己放
    } · { $clock } · { $rated ->
        [yes] 等级分对局
       *[no] 友谊对局
    }
league-begins = 第 { $cycle } 期 { $when } 开始。
league-ends = 第 { $cycle } 期 { $when } 结束。
league-paused = {"**"}暂停中。** 在管理员恢复联赛之前，不会开始对局，也不会开始新一期。
league-entries = 第 { $cycle } 期参赛者（{ $count } 人）：{ $names }
league-entries-none = 还没有人参加第 { $cycle } 期。
league-few = 一期需要 { $least } 人。人数不足时，推迟一周开始。
league-put-off = 人数不足，已推迟一周。还差 { $missing } 人。
league-stalls = { $organiser }，联赛 **{ $name }** 的第 { $cycle } 期已连续三周推迟：需要 { $least } 人，现有 { $count } 人。你可以邀请更多人，用 `/联赛 暂停` 暂停到人数足够，或用 `/联赛 结束` 结束。想换个开始时间，请先结束，再用 `/联赛 创建` 重新创建。
league-you =
    { $in ->
        [yes] 你已报名第 { $cycle } 期。
       *[no] 你没有报名第 { $cycle } 期。
    }
league-ask = 要参加第 { $cycle } 期吗？要的话，请按“我参加”。不回答就算不参加。
league-unanswered = 尚未回答：{ $names }
league-began = 第 { $cycle } 期已开始。
league-event = { $name } · 第 { $cycle } 期
league-event-description = DVONN 联赛新一期。请在开始前到 { $channel } 用 `/联赛 报名` 报名。
league-news = {"**"}{ $name }**：第 { $cycle } 期在 { $channel } 开始了。参赛者：{ $players } 人，分组：{ $divisions } 个。下一期请用 `/联赛 报名` 报名。
league-closed = 这个联赛已结束。
button-league-in = 我参加
button-league-out = 这次不参加
button-league-tables = 查看积分榜
button-league-history = 查看各期
button-division = 第 { $number } 组
button-league-cycle = 第 { $number } 期
league-joined = 你参加 **{ $name }** 第 { $cycle } 期，{ $when } 开始。
league-out = 你不参加 **{ $name }** 第 { $cycle } 期。
league-ask-leave = 你正在参加 **{ $name }** 第 { $cycle } 期。要下完对局、不参加下一期，还是现在退出？现在退出的话，已开始的对局继续，其余的算对手赢。
button-league-finish = 下完对局
button-league-leave = 现在退出
button-league-leave-cycle = 退出第 { $cycle } 期
league-left = 你已退出 **{ $name }** 第 { $cycle } 期。你进行中的对局继续。
league-entry-removed = { $player } 不再参加 **{ $name }** 第 { $cycle } 期，但可以再次报名。要阻止对方参加，请将其封禁。
league-you-were-removed = { $person } 让你退出了 **{ $name }** 第 { $cycle } 期。本期的对局继续。你可以再次报名。原因请问 { $person }。
league-paused-done = {"**"}{ $name }** 已暂停。要继续，请用 `/联赛 恢复`。
league-resumed = {"**"}{ $name }** 已恢复。暂停了多久，日程就顺延多久。
league-ask-close = 要永久结束 **{ $name }** 吗？如果有一期正在进行，它将没有冠军，已开始的对局作为普通对局继续。
button-league-close = 结束联赛
league-closed-done = {"**"}{ $name }** 已结束。
league-kept = 联赛继续。
championship-terms = 这是本机器人的冠军赛：所有服务器的人都可以参加，各自在自己的服务器下棋。其他人能看到你的名字。
championship-joined = 你的对局会在 { $channel } 开子区。
championship-place = { $player }：第 { $division } 组第 { $place } 名
championship-no-place = 在你报名时所在的频道，我已无法为你的对局开子区，所以让你退出了 **{ $name }** 的本期。下一期你可以在别的频道用 `/联赛 冠军赛` 参加。
league-table = { $name } · 第 { $cycle } 期第 { $division } 组
league-no-table = 没有这个积分榜。
league-left-to-play = 还剩 { $count } 局
league-fate =
    { $fate ->
        [champion] 冠军
        [up] 升组
        [safe] 已保级
        [down] 降组
        [left] 已退出
        [needs_win] 余下 { $games } 局须赢 { $wins } 局才能夺冠
        [needs_up] 余下 { $games } 局须赢 { $wins } 局才能升组
        [needs_safe] 余下 { $games } 局须赢 { $wins } 局才能保级
        [may_win] 可能夺冠
        [may_up] 可能升组
       *[danger] 有降组危险
    }
league-legend = {"-#"} 同分看相互战绩，再看 SB（Sonneborn-Berger：所胜对手的积分之和，加上战平对手积分的一半）。如果还相同，本期开始时名次较低的玩家在前。
caption-league = 同分：相互战绩，再看 SB
league-results = {"**"}{ $name }**：第 { $cycle } 期结束。冠军是 { $champion }，恭喜！
league-results-nobody = {"**"}{ $name }**：第 { $cycle } 期结束。没有冠军。
league-division-line = 第 { $number } 组：{ $what }
league-goes-up = 升组 { $names }
league-goes-down = 降组 { $names }
league-history = {"**"}{ $name }**：各组的第一名，最前面是冠军
league-history-none = {"**"}{ $name }** 还没有结束的一期。
league-history-line = 第 { $cycle } 期：{ $winners }
league-history-nobody = 第 { $cycle } 期：没有冠军
league-line = 联赛 [{ $name }]({ $url })
league-line-plain = 联赛 { $name }
league-no-threads =
    { $organiser }，**{ $name }** 接下来的对局无法在 { $channel } 开始。{ $reason }我每分钟再试一次。要换频道，请在那里用 `/联赛 迁移`。
refuse-tournament-division = {"**"}{ $name }** 是联赛的一个组。能做什么，请看 `/联赛 查看`。
refuse-league-none = 本服务器没有联赛。管理员可以用 `/联赛 创建` 开办。
refuse-championship-none = 本机器人没有冠军赛。你的服务器有没有联赛，可用 `/联赛 查看` 查看。
refuse-championship-off = 本服务器不允许与其他服务器的人下棋。服务器管理者可以在 `/dvonn-admin 设置` 里开放 `/寻找`。
refuse-league-exists = 本服务器已有联赛：**{ $name }**。管理员可以用 `/联赛 结束` 结束它。
refuse-league-name = 联赛的名称要有 1 到 { $most } 个字符。
refuse-league-start = 第一期可以在 1 小时到 30 天后开始。
refuse-league-options = 联赛不能用这些选项。请在 `/联赛 创建` 里选别的。
refuse-league-closed = {"**"}{ $name }** 已结束。管理员可以用 `/联赛 创建` 开办新的联赛。
refuse-league-paused = {"**"}{ $name }** 已经暂停。
refuse-league-not-paused = {"**"}{ $name }** 没有暂停。
refuse-league-joined = 你已经参加 **{ $name }** 第 { $cycle } 期。
refuse-league-not-entered = { $player } 没有参加 **{ $name }** 第 { $cycle } 期。
refuse-league-full = 这个联赛已满：最多 { $most } 人。
refuse-league-not-playing = 你没有参加 **{ $name }** 的本期。

## Puzzles

puzzle-title =
    { $color ->
        [white] **谜题 { $number }** · 轮到白方
       *[black] **谜题 { $number }** · 轮到黑方
    }
puzzle-mistake =
    { $color ->
        [white] 白方的上一着 { $ply } 是失误。
       *[black] 黑方的上一着 { $ply } 是失误。
    }
puzzle-last =
    { $color ->
        [white] 白方最后放的棋子：{ $ply }。
       *[black] 黑方最后放的棋子：{ $ply }。
    }
puzzle-goal-win = 只有一着能赢。找出它。
puzzle-goal-draw = 只有一着能保住平局。找出它。
puzzle-goal-margin = 有一着比其他好 5 子以上。找出它。
puzzle-goal-judged = 有一着远胜其他。找出它。
puzzle-goal-place = 只有一格能保住更好的胜率。找出它：按下按钮就立即放子。
puzzle-step = 第 { $step } 着，共 { $steps } 着。
puzzle-right = **正确：{ $ply }。** 之后：{ $replies }。
puzzle-counted = 这道谜题你以前做过。只有第一次计分。
puzzle-first-try = 只有第一次计分。
puzzle-stack =
    { $height ->
        [1] { $cell }：单子
       *[other] { $red ->
            [yes] { $cell }：{ $height } 层的棋堆，含红子
           *[no] { $cell }：{ $height } 层的棋堆
        }
    }
puzzle-stack-hint = 移动棋堆：选一个
puzzle-destination = **{ $cell }** 要走到哪里？选了就立即走。
puzzle-hint = 提示：移动 **{ $cell }** 的棋堆。
puzzle-hint-cells = 提示：放在 { $cells }。
puzzle-hint-half = 用了提示，解出只计一半。
puzzle-wrong = **不是这着：** { $ply }。
puzzle-solved = **解出来了！** { $line }
puzzle-why-win = 其他任何一着都会放走胜利。
puzzle-why-draw = 其他任何一着都会输。
puzzle-why-margin = 双方都走最佳着法的话，其他任何一着至少差 5 子。
puzzle-why-judged = 其他任何一着的胜率都低得多。
puzzle-why-place = 放在其他任何一格，胜率都是对手更高。
puzzle-solution = 谜题 { $number } 的解答：{ $line }
puzzle-also = 最后一着同样好的：{ $plies }
puzzle-theme = -# **{ $theme }**：{ $meaning }
puzzle-result =
    { $result ->
        [solved] 你的谜题等级分：{ $step } → { $rating }。
        [hinted] 用提示解出。你的谜题等级分：{ $step } → { $rating }。
       *[failed] 这算没有解出。你的谜题等级分：{ $step } → { $rating }。
    }
puzzle-streak = 每日谜题连续 { $days } 天。
puzzle-none = 这里已经没有你没做过的谜题了。换个题型试试，或明天再来做每日谜题。
daily-title = **每日谜题** · { $date }
daily-tally =
    { $tried ->
        [0] 还没有人做过。
       *[other] 做过：{ $tried } · 解出：{ $solved }
    }
solvers-title = **解题高手**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · 解出 { $solved }/{ $tried }{ $streak ->
        [0] { "" }
       *[other] { " " }· 每日谜题连续 { $streak } 天
    }
solvers-none = 本服务器还没有人解出过谜题。`/谜题 解题` 给你一道。
race-intro = **谜题竞速：** 五分钟内尽量多解谜题。谜题越来越难，第三次答错就结束。按下 **开始** 后开始计时。
race-best = 你的最佳成绩：{ $score } 道。
race-new-best = **新的最佳成绩！**
race-offer = { $challenger } 向 { $opponent } 发起谜题竞速：五分钟，同样的谜题。
race-rules = 谜题越来越难，第三次答错就出局。按下 **开始**，双方同时计时。
race-called = { $challenger }，{ $opponent } 已开始你们的谜题竞速。双方都在计时！
race-runs = **谜题竞速：** { $one } 对 { $other }。按 **我的谜题** 解题。
race-ends = { $until } 结束。
race-score =
    { $mistakes ->
        [0] 解出 { $score } 道，没有答错
       *[other] 解出 { $score } 道，答错 { $mistakes }/{ $most }
    }
race-score-of = { $person }：{ $score }
race-won = **谜题竞速：** { $winner } 获胜。
race-drawn = **谜题竞速：** { $one } 和 { $other } 打平。
race-solved = ✅ **正确！**
race-wrong = ❌ 正确的是 **{ $ply }**。
race-out = **三次答错，出局。**
race-time-up = **时间到！**
race-not-started = 这场竞速还没有开始。
race-started = 已经开始了。
race-over = 已经结束了。
race-called-off = 这场谜题竞速已取消。
race-already = 你已经在一场竞速里，就是这场。
race-gone = 这场竞速早就结束了。要再来一场，请用 `/谜题 竞速`。
race-not-in-it = 你不在这场竞速里。要自己来一场，请用 `/谜题 竞速`。
race-not-the-opponent = 只有 { $opponent } 能开始或拒绝这场竞速。
race-not-the-challenger = 只有 { $challenger } 能取消这场竞速。
race-closed = 这场竞速不能再开始。
race-other-races = { $person } 正在另一场竞速里。请过几分钟再试。
race-too-many =
    { $most ->
        [1] 不到一小时前，你发起过竞速挑战，对方还没有开始。请稍后再试。
       *[other] 过去一小时里，你发起了 { $most } 次竞速挑战，都没有开始。请稍后再试。
    }
race-asked-lately = 过去一小时里，你已经向 { $opponent } 发起过竞速挑战。请等待应答，或挑战别的玩家。
race-oneself = 不能和自己竞速。要独自竞速，`对手` 就不填。
button-race-start = 开始
button-race-puzzles = 我的谜题
button-race-again = 再来一场
button-puzzle-hint = 提示（只计一半）
button-puzzle-solution = 看解答
button-puzzle-again = 再试一次
button-puzzle-next = 下一道
button-puzzle-next-themed = 下一道：{ $theme }
button-practise-theme = 谜题：{ $theme }
button-puzzle-any = 任意题型的谜题
button-puzzle-play = 从这里继续下
button-puzzle-solve = 解题

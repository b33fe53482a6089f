# プレイヤーが読むすべての文、日本語。用語は docs/glossary/ja.md にあります。

## Lists

list-comma = 、
list-semicolon = ；
sentence-space = {""}
sentence = { $words }。
number-tenths = { $whole }.{ $tenths }

## Commands

command-dvonn = DVONN で対局する
command-dvonn-challenge = プレイヤー、またはチャンネルの誰かに挑戦する
    .name = 挑戦
command-dvonn-challenge-opponent = 挑戦する相手。省略：誰でも受けられる
    .name = 相手
command-dvonn-challenge-color = 自分の色。省略：ランダム
    .name = 色
command-dvonn-challenge-setup = 盤の並べ方。省略：あとで選ぶ
    .name = 初期配置
command-dvonn-challenge-seed = 以前の盤のシード。省略：ランダム
    .name = シード
command-dvonn-challenge-position = テキストで書いた開始局面。初期配置「指定」用
    .name = 局面
command-dvonn-challenge-clock = 持ち時間：5d、3d+12h、live 10、none。省略：3d+12h
    .name = 持ち時間
command-dvonn-challenge-rated = レート戦。省略：二人ともここでレーティングがあるときだけ
    .name = レート
command-dvonn-play = コンピューターと対局する
    .name = コンピューター戦
command-dvonn-play-level = コンピューターのレベル。省略：カジュアル
    .name = レベル
command-dvonn-play-engine = レベルの代わりに、ボットの運営者が追加したエンジン
    .name = エンジン
command-dvonn-play-color = 自分の色。省略：ランダム
    .name = 色
command-dvonn-play-setup = 盤の並べ方。省略：公平なランダム盤
    .name = 初期配置
command-dvonn-play-clock = 自分の持ち時間：5d、3d+12h、live 10、none。省略：3d+12h
    .name = 持ち時間
command-dvonn-play-seed = 以前の盤のシード。省略：ランダム
    .name = シード
command-dvonn-play-position = テキストで書いた開始局面。初期配置「指定」用
    .name = 局面
command-dvonn-place = 次の駒を置く
    .name = 置く
command-dvonn-place-cell = 空きマス、例：D3。続くマス（D3 E4 F2）は計画になる
    .name = マス
command-dvonn-plan = 置く場所を計画し、自動で置いてもらう
    .name = 計画
command-dvonn-conditional = 条件付きの手：相手がこう来たら、こう指す
    .name = 条件付き
command-dvonn-move = 自分のスタックを動かす
    .name = 動かす
command-dvonn-move-move = 動かすスタックのマスと乗るマス、例：D3F3
    .name = 手
command-dvonn-hint = 自分の最善手を見る（フリー戦のみ）
    .name = ヒント
command-dvonn-analyse = 局面や対局を解析する。省略：このチャンネルの対局
    .name = 解析
command-dvonn-analyse-position = テキストの局面、例：「w r1,w1,…/…」
    .name = 局面
command-dvonn-analyse-game = 対局番号、手のリスト、または棋譜ファイルのテキスト
    .name = 対局
command-dvonn-analyse-after = この手数まで進めた局面を解析。省略：最新の局面
    .name = 手数
command-dvonn-analyse-lines = 表示する読み筋の数、1〜5。省略：3
    .name = 本数
command-dvonn-board = このチャンネルの対局の盤を見る
    .name = 盤
command-dvonn-board-surrounded = 囲まれて動けないスタックに印を付ける。省略：いいえ
    .name = 囲み
command-dvonn-board-size = 画像の大きさ。省略：設定どおり
    .name = サイズ
command-dvonn-board-size-small = 小
command-dvonn-board-size-normal = 中
command-dvonn-board-size-large = 大
command-dvonn-games = 進行中の対局と期限の一覧
    .name = 対局一覧
command-dvonn-offer = 相手に引き分け、待った、中断、時間の追加、再戦を提案する
    .name = 提案
command-dvonn-offer-what = 提案すること
    .name = 内容
command-dvonn-offer-what-draw = 引き分け
command-dvonn-offer-what-takeback = 自分の最後の手の待った
command-dvonn-offer-what-pause = 中断：両方の時計が止まる
command-dvonn-offer-what-time = 相手の時間を追加（すぐに有効）
command-dvonn-offer-what-rematch = 色を替えて再戦
command-dvonn-admin = サーバー全体の設定
command-dvonn-admin-settings = サーバーの設定の確認と変更
    .name = 設定
command-dvonn-admin-limits = 一人が作れる挑戦、スレッド、大会の数の確認と設定
    .name = 上限
command-dvonn-admin-limits-challenges = 一人が出せる返事待ちの挑戦の上限。初期値：3
    .name = 挑戦数
command-dvonn-admin-limits-opponent = 一人が同じ相手に出せる返事待ちの挑戦の上限。初期値：1
    .name = 相手
command-dvonn-admin-limits-threads = 一人が10分間に開けるスレッドの上限。初期値：3
    .name = スレッド数
command-dvonn-admin-limits-tournaments = 主催者一人の終わっていない大会の上限。モデレーターは3件まで。初期値：1
    .name = 大会数
command-dvonn-admin-limits-wait = 同じ主催者が次の大会を作れるまでの時間（分）。モデレーターは待たなくてよい。初期値：60
    .name = 間隔
command-dvonn-admin-limits-reason = ログに残す理由（任意）
    .name = 理由
command-dvonn-admin-roles = 順位とタイトルに応じて付けるロールの確認と設定
    .name = 順位ロール
command-dvonn-admin-roles-first = ランキング1位のロール
    .name = 1位
command-dvonn-admin-roles-top3 = ランキング3位以内のロール
    .name = 3位以内
command-dvonn-admin-roles-top10 = ランキング10位以内のロール
    .name = 10位以内
command-dvonn-admin-roles-season = 前シーズン優勝者のロール
    .name = シーズン
command-dvonn-admin-roles-tournament = 直近の大会の優勝者のロール
    .name = 大会
command-dvonn-admin-roles-league = リーグ優勝者のロール
    .name = リーグ
command-dvonn-admin-roles-reason = ログに残す理由（任意）
    .name = 理由
command-dvonn-admin-block = 指定した人がこのサーバーで対局を始めたり参加したりするのを禁止する
    .name = ブロック
command-dvonn-admin-block-player = ブロックする人（進行中の対局は続く）
    .name = プレイヤー
command-dvonn-admin-block-reason = ログと本人に示す理由
    .name = 理由
command-dvonn-admin-unblock = このサーバーでのブロックを解除する
    .name = ブロック解除
command-dvonn-admin-unblock-player = ブロックを解除する人
    .name = プレイヤー
command-dvonn-admin-unblock-reason = ログに残す理由（任意）
    .name = 理由
command-dvonn-admin-fairness = レビュー済みレート戦の1手あたりの損失。目安であり、証拠ではない
    .name = 公正さ
command-dvonn-admin-fairness-player = プレイヤー。省略：最も目立つ人たち
    .name = プレイヤー
command-dvonn-admin-backup = このサーバーの対局、結果、大会、設定をすべてダウンロード
    .name = バックアップ
command-dvonn-admin-log = モデレーターの操作を見る：誰が、何を、いつ、なぜ
    .name = ログ
command-dvonn-resign = このチャンネルの対局を投了する
    .name = 投了
command-dvonn-vacation = 休暇の開始と終了、残り日数の確認
    .name = 休暇
command-dvonn-vacation-days = 今から24時間単位の日数。0で休暇を終える
    .name = 日数
command-dvonn-help = このボットでの DVONN の遊び方
    .name = ヘルプ
command-dvonn-rules = DVONN のルールを5分で知る（図入り）
    .name = ルール
command-dvonn-rules-page = 最初に見るページ。省略：ゲームの目的
    .name = ページ
command-dvonn-rules-page-goal = ゲームの目的
command-dvonn-rules-page-placing = 駒を置く
command-dvonn-rules-page-moving = スタックを動かす
command-dvonn-rules-page-surrounded = 囲まれたスタック
command-dvonn-rules-page-isolation = 孤立
command-dvonn-rules-page-end = パスと終局
command-dvonn-rules-page-here = ここでの遊び方
command-dvonn-rules-cell = マス：隣り合うマスと、そこにある駒
    .name = マス
command-menu-challenge = DVONN で挑戦
command-menu-profile = DVONN プロフィール
command-menu-analyse = この局面を解析
command-menu-import = この対局をインポート

command-game = 対局：レビュー、リプレイ、棋譜、プレビュー、エクスポートとインポート
    .name = 対局
command-game-moves = このチャンネルの対局の全手を見る
    .name = 棋譜
command-game-replay = 対局を GIF でリプレイする
    .name = リプレイ
command-game-replay-game = 対局番号または手のリスト。省略：このチャンネルの最新の対局
    .name = 対局
command-game-replay-from = 最初の手の番号。省略：1
    .name = 開始
command-game-replay-to = 最後の手の番号。省略：最新
    .name = 終了
command-game-replay-share = チャンネルの全員に見せる。省略：自分だけ
    .name = 公開
command-game-review = 終わった対局のレビュー：勝率、転機、正確さ
    .name = レビュー
command-game-review-game = 対局番号。省略：このチャンネルの最新の対局
    .name = 対局
command-game-find = 終わった対局を探す：プレイヤー、結果、初期配置、日付、長さ、局面
    .name = 検索
command-game-find-player = 対戦相手。「全員」を付けると任意のプレイヤー。コンピューター戦を探すにはこのボットを選ぶ
    .name = プレイヤー
command-game-find-everyone = このサーバーの全員の対局を探す。省略：自分の対局だけ
    .name = 全員
command-game-find-result = 自分、または指定したプレイヤーの結果
    .name = 結果
command-game-find-result-won = 勝ち
command-game-find-result-lost = 負け
command-game-find-setup = 盤の並べ方
    .name = 初期配置
command-game-find-from = 対局の開始日がこの日以降、例：2026-03-01
    .name = 開始日
command-game-find-until = 対局の開始日がこの日以前、例：2026-03-31
    .name = 終了日
command-game-find-shortest = 最少の手数
    .name = 最少
command-game-find-longest = 最多の手数
    .name = 最多
command-game-find-position = D3 E4 F5 のような手、またはテキストの局面。反転・回転した盤も含む
    .name = 局面
command-game-export = 対局をファイルに書き出す
    .name = エクスポート
command-game-export-game = 対局番号。省略：このチャンネルの最新の対局
    .name = 対局
command-game-export-format = ファイル形式。省略：テキスト
    .name = 形式
command-game-import = ファイルやテキストから対局を読み込んで見る
    .name = インポート
command-game-import-file = /対局 エクスポート のファイル、Boardspace の SGF、CodeCup のログ
    .name = ファイル
command-game-import-text = 手、例：D3 E4 F5（両方空欄なら大きな入力欄）
    .name = テキスト
command-game-preview = 指さずに手を試して見る
    .name = プレビュー
command-game-preview-move = マス（D3）、手（D3F3）、または複数の手（D3F3 E4E5）
    .name = 手
command-game-abort = どちらもまだ2手指していない対局を中止する
    .name = 中止
command-game-claim = 相手がサーバーを離れて時間切れになったら、勝利を申請する
    .name = 勝利申請
command-game-moderate = モデレーター：対局を終わらせる、無効にする、プレイヤーを交代させる。理由は全員に見える
    .name = 裁定
command-game-moderate-action = 裁定
    .name = 処置
command-game-moderate-action-end = 結果を決めて対局を終える
command-game-moderate-action-void = 対局を無効にする：結果なし、またはレーティングの計算から外す
command-game-moderate-action-hand-over = 片方のプレイヤーを交代させる
command-game-moderate-reason = 理由。対局のチャンネルに表示される
    .name = 理由
command-game-moderate-winner = 勝者（結果を決めて終えるとき）
    .name = 勝者
command-game-moderate-player = 新しいプレイヤー（交代させるとき）
    .name = プレイヤー
command-game-moderate-side = 交代させる側
    .name = 側
command-game-moderate-game = 対局番号。省略：このチャンネルの進行中の対局
    .name = 対局
command-dvonn-settings = 設定を変える：盤、表記、リマインダー、おやすみ時間、週末、言語
    .name = 設定
command-privacy = 自分のデータ
    .name = データ
command-privacy-show = 保存している内容、期間、見られる人を確認する
    .name = 表示
command-privacy-export = 自分について保存されたものをすべてダウンロードする
    .name = エクスポート
command-privacy-delete = 自分についてのデータをすべて削除する（先に確認あり）
    .name = 削除
command-tournament = このサーバーの大会
    .name = 大会
command-tournament-create = このチャンネルに大会を作る
    .name = 作成
command-tournament-create-name = 大会の名前
    .name = 名前
command-tournament-create-kind = 方式。省略：スイス式
    .name = 方式
command-tournament-create-kind-swiss = スイス式：勝ち点の近い人と当たる
command-tournament-create-kind-round-robin = 総当たり：全員が全員と対局
command-tournament-create-kind-double = 二重総当たり：全員と2回、白黒1回ずつ
command-tournament-create-kind-knockout = 勝ち抜き：負けたら終わり
command-tournament-create-kind-arena = アリーナ：決まった時間内にできるだけ多く対局
command-tournament-create-kind-teams = チーム戦：自分のサーバー対ほかのサーバー、卓ごとに対局
command-tournament-create-rounds = ラウンド数（スイス式のみ）。省略：必要なだけ
    .name = ラウンド数
command-tournament-create-clock = 持ち時間：5d、3d+12h、live 10、none。省略：ラウンドに合わせる
    .name = 持ち時間
command-tournament-create-setup = 盤の並べ方。省略：49枚すべて手で置く
    .name = 初期配置
command-tournament-create-deadline = 各ラウンドの期限、例：14d、2h。省略：14d
    .name = 期限
command-tournament-create-rated = レート戦。省略：はい
    .name = レート
command-tournament-create-start = 開始（自分のタイムゾーン）：2026-12-05 19:00、19:00、3d（3日後）。省略：自分で開始
    .name = 開始
command-tournament-create-repeat = 繰り返す間隔（モデレーターのみ）。省略：1回だけ
    .name = 繰り返し
command-tournament-create-repeat-week = 毎週
command-tournament-create-repeat-month = 毎月
command-tournament-create-repeat-weekday = 毎月の同じ曜日
command-tournament-create-players = 参加者数：4-16、4-、-16。足りないときは開始時に中止
    .name = 参加者数
command-tournament-create-ratings = 参加者のレーティング：1400-1800、1400-、-1800。省略：誰でも
    .name = レート範囲
command-tournament-create-role = このロールのメンバーだけが参加できる。省略：誰でも
    .name = ロール
command-tournament-create-invited = 自分が追加した人だけが参加できる。省略：いいえ
    .name = 招待制
command-tournament-accept = モデレーター：ほかのサーバーから申し込まれたチーム戦を受ける
    .name = 受諾
command-tournament-accept-code = 相手サーバーからのコード
    .name = コード
command-tournament-join = 大会に参加する
    .name = 参加
command-tournament-join-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-leave = 開始前に大会から抜ける
    .name = 離脱
command-tournament-leave-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-start = 主催者：大会を始める
    .name = 開始
command-tournament-start-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-add = 主催者：プレイヤーを大会に参加させる
    .name = プレイヤー追加
command-tournament-add-player = 参加させるプレイヤー
    .name = プレイヤー
command-tournament-add-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-add-computer = 主催者：コンピューターを大会に出す
    .name = コンピューター追加
command-tournament-add-computer-level = コンピューターのレベル
    .name = レベル
command-tournament-add-computer-count = 参加枠の数。省略：1
    .name = 枠数
command-tournament-add-computer-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-remove-computer = 主催者：コンピューターを大会から外す
    .name = コンピューター削除
command-tournament-remove-computer-level = コンピューターのレベル
    .name = レベル
command-tournament-remove-computer-count = 外す参加枠の数。省略：1
    .name = 枠数
command-tournament-remove-computer-tournament = 大会（受付中が1つなら省略可）
    .name = 大会
command-tournament-standings = 大会の順位表を見る
    .name = 順位表
command-tournament-standings-tournament = 大会（1つしかなければ省略可）
    .name = 大会
command-tournament-pairings = ラウンドの組み合わせを見る
    .name = 組み合わせ
command-tournament-pairings-round = ラウンド。省略：現在のラウンド
    .name = ラウンド
command-tournament-pairings-tournament = 大会（1つしかなければ省略可）
    .name = 大会
command-tournament-withdraw = 進行中の大会を棄権する（先に確認あり）
    .name = 棄権
command-tournament-withdraw-player = 主催者：棄権させるプレイヤー。省略：自分
    .name = プレイヤー
command-tournament-withdraw-tournament = 大会（進行中が1つなら省略可）
    .name = 大会
command-tournament-replace = 主催者：進行中の大会のプレイヤーを交代させる（先に確認あり）
    .name = 交代
command-tournament-replace-player = 抜けるプレイヤー
    .name = プレイヤー
command-tournament-replace-by = 新しいプレイヤー
    .name = 後任
command-tournament-replace-tournament = 大会（進行中が1つなら省略可）
    .name = 大会
command-tournament-end = 主催者：大会を終える、または開始前に取り消す
    .name = 終了
command-tournament-end-tournament = 大会（1つしかなければ省略可）
    .name = 大会
command-tournament-move = 主催者：大会をこのチャンネルに移す
    .name = 移動
command-tournament-move-tournament = 大会（1つしかなければ省略可）
    .name = 大会
command-tournament-list = このサーバーの大会の一覧
    .name = 一覧
command-tournament-manage = 主催者：進行状況と遅れている人を確認し、催促を送る
    .name = 管理

command-league = このサーバーのリーグ
    .name = リーグ
command-league-show = リーグを表示：次の期の開始、参加者、順位表
    .name = 表示
command-league-join = リーグの次の期に参加、または続けることを確認
    .name = 参加
command-league-leave = リーグの次の期を休む、または今の期から抜ける
    .name = 離脱
command-league-history = リーグのすべての期の優勝者と順位表を表示
    .name = 履歴
command-league-championship = 全サーバーの選手権：参加、参加者と順位表
    .name = 選手権
command-league-create = モデレーター：このチャンネルでリーグを開く
    .name = 作成
command-league-create-name = リーグの名前
    .name = 名前
command-league-create-start = 開始（自分のタイムゾーン）：2026-12-05 19:00、19:00、7d（7日後）。省略：7d
    .name = 開始
command-league-create-size = 1つの組の人数。省略：7
    .name = 人数
command-league-create-games = 同じ相手との対局数。省略：1
    .name = 対局数
command-league-create-weeks = 1期の週数。省略：6
    .name = 週数
command-league-create-moves = 期の終わりに昇級・降級する人数（それぞれ）。省略：2
    .name = 昇降級
command-league-create-at-once = 一人が同時に指すリーグ戦の上限。省略：3
    .name = 同時対局数
command-league-create-clock = 持ち時間：5d、3d+12h、live 10、none。省略：期に合わせる
    .name = 持ち時間
command-league-create-setup = 盤の並べ方。省略：49枚すべて手で置く
    .name = 初期配置
command-league-create-rated = レート戦。省略：はい
    .name = レート
command-league-remove = モデレーター：リーグの次の期からプレイヤーを外す
    .name = 外す
command-league-remove-player = 外すプレイヤー
    .name = プレイヤー
command-league-pause = モデレーター：リーグを休止
    .name = 休止
command-league-resume = モデレーター：休止したリーグを再開
    .name = 再開
command-league-move = モデレーター：リーグをこのチャンネルに移す
    .name = 移動
command-league-close = モデレーター：リーグを完全に終える（先に確認あり）
    .name = 終了
command-seek = このボットを使うすべてのサーバーから相手を探す
    .name = 相手探し
command-seek-clock = 持ち時間：5d、3d+12h、live 10、none。省略：相手に合わせる
    .name = 持ち時間
command-seek-rated = レート戦：同じ希望の人とだけ。省略：フリー戦
    .name = レート
command-seek-setup = 盤の並べ方。省略：相手に合わせる
    .name = 初期配置
command-seek-range = 相手とのレーティング差の上限。省略：制限なし
    .name = 範囲
command-seek-hours = 相手を待つ時間数。省略：24
    .name = 時間
command-learn = DVONN の上達法を学ぶ
    .name = 学習
command-learn-lesson = 盤を使ったレッスン：読んで、動かして、結果を見る
    .name = レッスン
command-learn-lesson-number = レッスンの番号。省略：次のレッスン
    .name = 番号
command-learn-terms = ゲームの用語の説明
    .name = 用語
command-learn-terms-term = 説明してほしい用語。省略：すべて
    .name = 項目
command-learn-progress = 自分の進み具合：レッスン、パズル、勝ったレベル、正確さ
    .name = 進み具合
command-learn-advice = 強くなるためのアドバイス、図入り
    .name = アドバイス
command-learn-advice-page = ページ番号。省略：最初
    .name = ページ
command-puzzle = 実戦からのパズル
    .name = パズル
command-puzzle-play = 自分の強さに合った次のパズルを解く
    .name = 解く
command-puzzle-play-theme = テーマ。省略：何でも（一部のテーマは評価が半分）
    .name = テーマ
command-puzzle-daily = 今日のパズルを解く
    .name = 今日
command-puzzle-race = 5分間でできるだけ多くのパズルを解く
    .name = レース
command-puzzle-race-opponent = 同じパズルを解く相手。省略：一人でレース
    .name = 相手
theme-any = どのテーマでも
command-ladder = このサーバーと全サーバーのランキング
    .name = ランキング
command-ladder-top = ランキングと自分の順位を見る
    .name = 上位
command-ladder-top-list = このサーバーの人かコンピューター、または世界ランキング。省略：プレイヤー
    .name = 対象
command-ladder-top-list-people = プレイヤー
command-ladder-top-list-computer = コンピューターのレベル
command-ladder-top-list-world = 世界ランキング
command-ladder-leave-global = 世界ランキングから抜ける
    .name = 世界ランキング離脱
command-ladder-profile = レーティングの推移、戦績、最高の勝利、最近の対局を見る
    .name = プロフィール
command-ladder-profile-player = プレイヤー。省略：自分
    .name = プレイヤー
command-ladder-profile-level = プレイヤーの代わりに、コンピューターのレベル
    .name = レベル
command-ladder-profile-engine = プレイヤーの代わりに、ボットの運営者が追加したエンジン
    .name = エンジン
command-ladder-versus = 二人を比べる：対戦成績と今日の予想
    .name = 比較
command-ladder-versus-player = 一人目のプレイヤー
    .name = プレイヤー
command-ladder-versus-opponent = 二人目のプレイヤー。省略：自分
    .name = 相手
command-ladder-games = 終わったレート戦の一覧、新しい順
    .name = 対局一覧
command-ladder-games-player = 誰の対局か。省略：全員
    .name = プレイヤー
command-ladder-season = シーズンの表を見る
    .name = シーズン
command-ladder-season-number = シーズン番号。省略：現在のシーズン
    .name = 番号
command-ladder-activity = 直近26週の対局数のグラフを見る
    .name = 活動
command-ladder-puzzles = このサーバーのパズル上位者を見る
    .name = パズル
command-ladder-challenge = 順位をかけて挑戦する（順位制のみ）
    .name = 挑戦
command-ladder-challenge-opponent = 自分より3つ上までのプレイヤー
    .name = 相手
command-ladder-challenge-setup = 盤の並べ方。省略：あとで選ぶ
    .name = 初期配置
command-ladder-challenge-clock = 持ち時間：5d、3d+12h、live 10。省略：3d+12h
    .name = 持ち時間
command-ladder-challenge-color = 自分の色。省略：ランダム
    .name = 色
command-learn-openings = 実戦で次にどこへ置かれたか
    .name = 序盤
command-learn-openings-game = 対局番号。省略：このチャンネルの最新の対局、なければ空の盤
    .name = 対局
command-game-note = 対局についてのメモ。終局まで自分にだけ見える
    .name = メモ
command-game-note-game = 対局番号。省略：このチャンネルの最新の対局
    .name = 対局
command-game-follow = このチャンネルの対局の通知を DM で受け取る、またはフォロー中の対局を見る
    .name = フォロー
format-text = テキスト
format-sgf = SGF
color-white = 白
color-black = 黒
color-random = ランダム
color-neither = 引き分け
setup-full = すべて手置き（full）：49枚を手で置く
setup-reds = 赤だけ手置き（reds）：赤3枚は手で、残りはランダム
setup-random = ランダム（random）：公平なランダム盤
setup-symmetric = 対称（symmetric）：どちら側から見ても同じランダム盤
setup-cut = 盤提示と色選択（cut）：ランダム盤を出し、相手に色を選ばせる
setup-given = 指定（given）：テキストで与える局面
level-beginner = 入門
level-novice = 初級
level-casual = カジュアル
level-skilled = 中級
level-club = クラブ
level-strong = 上級
level-expert = エキスパート
level-master = マスター
level-grandmaster = グランドマスター

## Challenges

challenge-person =
    { $color ->
        [white] { $opponent }、{ $challenger } が DVONN の対局を申し込んでいます。白を希望しています。
        [black] { $opponent }、{ $challenger } が DVONN の対局を申し込んでいます。黒を希望しています。
        [choice] { $opponent }、{ $challenger } が下の盤での DVONN の対局を申し込んでいます。白と黒のどちらを持ちますか？
       *[random] { $opponent }、{ $challenger } が DVONN の対局を申し込んでいます。色はランダムです。
    }
challenge-anyone =
    { $color ->
        [white] { $challenger } が白で DVONN の相手を募集しています。受ける人はいますか？
        [black] { $challenger } が黒で DVONN の相手を募集しています。受ける人はいますか？
        [choice] { $challenger } が下の盤で DVONN の相手を募集しています。受けた人が色を選びます。受ける人はいますか？
       *[random] { $challenger } が DVONN の相手を募集しています。受ける人はいますか？色はランダムです。
    }
challenge-rematch = 対局 { $number } の再戦：
challenge-sides =
    { $first ->
        [white] 白は { $white }、黒は { $black } です。白が先手です。
       *[black] 白は { $white }、黒は { $black } です。黒が先手です。
    }
challenge-until = 挑戦の期限：{ $until }。
challenge-draft = まだ申し込んでいません。
challenge-open = 返事を待っています。
challenge-accepted = 成立：対局 { $number } です。
challenge-declined = 断られました。
challenge-cancelled = 取り消されました。
challenge-expired = 期限が切れました。
challenge-in-thread = 対局は { $place } で行われます。
challenge-posted = 挑戦は { $place } にあります。
terms =
    { $setup } · { $clock } · { $rated ->
        [yes] レート戦
        [if] 二人ともここでレーティングがあればレート戦
       *[no] フリー戦
    }
terms-without-setup =
    { $clock } · { $rated ->
        [yes] レート戦
        [if] 二人ともここでレーティングがあればレート戦
       *[no] フリー戦
    }
terms-seek =
    { $setup } · { $clock } · { $rated ->
        [yes] レート戦
       *[no] フリー戦
    }
terms-any-board = 盤は自由
terms-any-clock = 持ち時間は自由
terms-unrated-by-default = {"-#"} ここでのレーティングがまだないプレイヤーがいるため、フリー戦です。レート戦にするには `レート:True` を付けてください。
terms-full = 49枚すべて手で置く
terms-reds = 赤3枚は手で置き、残りはランダム
terms-random = ランダム盤
terms-symmetric = 対称盤
terms-cut = 盤提示と色選択：一人がランダム盤を出し、もう一人が色を選ぶ
terms-given = 指定局面
clock-none = 時間無制限
clock-turn = 1手 { $turn }
clock-bank = { $bank } + 1手ごとに { $increment }
clock-cap = { $clock }、上限 { $cap }
clock-live = ライブ、各 { $each }
length-days = { $count }日
length-hours = { $count }時間
length-minutes = { $count }分
seek-somebody = 他サーバーのプレイヤー
seek-waiting = 相手探しに参加しているすべてのサーバーで、相手を探しています。{ $until } まで続けます。
seek-already = すでに、相手探しに参加しているすべてのサーバーで相手を探しています。{ $until } まで続けます。
seek-place = 対局の場所は { $place } です。始まったらそこでお知らせします。
seek-place-here = 対局の場所はここです。始まったらお知らせします。
seek-lobby = { $lobby } を見ている人には、あなたが相手を探していることがわかります。
seek-direct = ダイレクトメッセージ
seek-direct-here = あなたの対局は、このダイレクトメッセージで始まります。
seek-rated = -# レート戦：世界ランキングの対象です。名前とレーティングは、すべてのサーバーの全員に見えます。見るには `/ランキング 上位` に `対象:世界ランキング` を付けます。抜けるには `/ランキング 世界ランキング離脱` を使います。
seek-range = 相手のレーティング：{ $from } から { $to }。範囲は1分ごとに少し広がります。
button-seek-stop = 探すのをやめる
seek-found = 相手が見つかりました。対局の場所は { $place } です。
seek-stopped = 相手探しをやめました。
seek-not-running = 相手を探していません。始めるには `/相手探し` を使ってください。
seek-ended = { $person }、時間内に相手が見つかりませんでした。もう一度探すには `/相手探し` を使ってください。
seek-avoided = わかりました。この相手とはもう組み合わせません。
seek-ask-report = 相手をこのボットの運営者に報告しますか？運営者にはこの対局とあなたの名前が見えます。この相手とはもう組み合わせません。
button-report-sure = 相手を報告
seek-reported = ボットの運営者に伝えました。この相手とはもう組み合わせません。
seek-barred = ボットの運営者により、`/相手探し` の使用を禁止されています。自分のサーバーの人には、これまでどおり挑戦できます。
seek-too-many-reports = 24時間以内にすでに{ $most }件報告しています。あとでもう一度試してください。
seek-off = このサーバーでは `/相手探し` は使えません。DM で使うか、サーバー管理者に `/dvonn-admin 設定` で有効にするよう頼んでください。
seek-guest = ここには相手の手を投稿できません。DM で `/相手探し` を使ってください。
seek-too-many = 24時間以内に見つけられる相手は{ $most }人までで、もう上限です。あとでもう一度試してください。
seek-no-rating = `範囲` にはレーティングが必要ですが、まだありません。空欄にしてください。レート戦では、世界ランキングのレーティングが基準です。
seek-no-clock = レート戦には時計が必要です。別の `持ち時間` を選ぶか、空欄にしてください。
seek-nobody-to-avoid = この相手は `/相手探し` で見つけた人ではないので、避ける必要はありません。
seek-not-looking = 今は対局できません。相手がもう探していないか、別のレーティングの相手を探しています。ほかの相手は `/相手探し` で見つかります。
seek-refused-avoided = この人とはもう対局しない設定なので、できません。
button-avoid = この相手とはもう対局しない
button-report = 相手を報告
digest-title = **{ $from } から { $until } までの一週間**
digest-count = 終了した対局{ $games }局、対局者{ $people }人。
digest-beaten = { $move }（{ $players } に敗れる）
digest-upset = 今週の番狂わせ、対局 { $game }：{ $winner } が本命の { $loser }（{ $percent }%）に勝ちました。
digest-game = **今週の一局：** { $game }
digest-turn = { $number }手目の { $played } で形勢が動きました。{ $better } のほうが良い手でした。
digest-streaks = 今日のパズルの連続正解：{ $streaks }。
digest-streak = { $person }（{ $days }日）
digest-season = シーズン { $number } は { $when } に終わります。
digest-running = **開催中**
digest-league = 第{ $cycle }期、首位：{ $leaders }
lobby-title = **DVONN ロビー**
lobby-looking = **相手募集中**
lobby-nobody = 今は誰も相手を探していません。
lobby-all-servers = 全サーバー
lobby-games = **観戦できる対局**
lobby-tournaments = **参加できる大会**
lobby-ping = { $role } { $person } が相手を探しています：{ $terms }。
lobby-told = 誰かが相手を探したら、ここでお知らせします（多くて6時間に1回）。やめるには、もう一度ボタンを押してください。
lobby-not-told = 誰かが相手を探しても、もうお知らせしません。
lobby-no-role = このロビーからのお知らせはなくなりました。
lobby-audit = 誰かが相手を探したら知りたい
button-lobby-play = { $name } と対局
button-lobby-tell = 誰かが探したら知らせて
thread-opening = スレッドを開いています…
thread-not-added = Discord に拒否されたため、あなたを[スレッド]({ $url })に追加できませんでした。このリンクから開いてください。見えない場合や書き込めない場合は、権限「チャンネルを見る」と「スレッドでメッセージを送信」が必要です。モデレーターに頼んでください。
thread-name = DVONN：{ $names }
draft-person = この盤はまだあなたにだけ見えています。出すと、{ $opponent } が色を選び、あなたがもう一方を持ちます。
draft-anyone = この盤はまだあなたにだけ見えています。出すと、受けたプレイヤーが色を選び、あなたがもう一方を持ちます。
challenge-sent = 挑戦を下に投稿しました。
setup-ask-person = { $opponent } に挑戦します。どの盤にしますか？
setup-ask-anyone = このチャンネルの誰かに挑戦します。どの盤にしますか？
setup-ask-busy = { $busy }そのため、挑戦はスレッドで行います。まず盤を選んでください。
setup-ask-common =
    - {"**"}ランダム盤**（早い）：49枚がすでに並び、最初の1手で始まります。
    - {"**"}手で置く**：まず二人で49枚を1枚ずつ置きます。
setup-ask-all =
    - {"**"}赤だけ手で置く**：二人で赤駒3枚を置き、残りはランダムに埋まります。
    - {"**"}対称盤**：どちら側から見ても同じランダム盤です。
    - {"**"}盤を出して色を選ばせる**：ランダム盤を出し、相手が白か黒を選びます。
button-setup-random = ランダム盤
button-setup-full = 手で置く
button-setup-other = ほかの並べ方…
button-setup-reds = 赤だけ手で置く
button-setup-symmetric = 対称盤
button-setup-cut = 盤を出して色を選ばせる
button-rated = レート戦にする
button-unrated = フリー戦にする
draft-discarded = 取り消しました。ほかの誰にも見られていません。
button-offer-board = この盤を出す
button-deal-again = 別の盤にする
button-play-white = 白を持つ
button-play-black = 黒を持つ
button-accept = 受ける
button-decline = 断る
button-cancel = 挑戦を取り消す
button-open-thread = スレッドを開く
offer-thread = 対局用のスレッドを開きますか？

## News

computer = コンピューター（{ $level }）
computer-without-level = コンピューター
deleted-player = 退会したプレイヤー
deleted-person = 退会したユーザー

news-start = 対局 { $number } 開始：{ $white } が白、{ $black } が黒です。
news-place =
    { $piece ->
        [red] { $player } が赤駒を **{ $cell }** に置きました{ $note }。
        [white] { $player } が白駒を **{ $cell }** に置きました{ $note }。
       *[black] { $player } が黒駒を **{ $cell }** に置きました{ $note }。
    }
news-dealt = 盤の残りはランダムに埋まりました。
news-move = { $player }：**{ $ply }**{ $note }
news-pass = { $player } は合法手がなく、パスします。
ply-pass = パス
news-planned = （計画）
news-plan-stopped = { $player } の計画が止まりました。
news-prepared = （条件付き）
news-only-ply = （唯一の手）
news-all-prepared = 条件付き：{ $plies }
news-filled = 計画どおりに配置：{ $pieces }。
news-filled-part =
    { $piece ->
        [red] 赤{ $count }枚
        [white] 白{ $count }枚
       *[black] 黒{ $count }枚
    }
news-item =
    { $piece ->
        [red] 赤 { $ply }
        [white] 白 { $ply }
       *[black] 黒 { $ply }
    }
effect-captures =
    { $height ->
        [1] { $color ->
            [white] 白の1枚駒を取る
           *[black] 黒の1枚駒を取る
        }
       *[other] { $color ->
            [white] 高さ{ $height }の白スタックを取る
           *[black] 高さ{ $height }の黒スタックを取る
        }
    }{ $red ->
        [yes] （赤入り）
       *[no] {""}
    }
effect-lands-on =
    { $height ->
        [1] { $color ->
            [white] 白の1枚駒に乗る
           *[black] 黒の1枚駒に乗る
        }
       *[other] { $color ->
            [white] 高さ{ $height }の白スタックに乗る
           *[black] 高さ{ $height }の黒スタックに乗る
        }
    }{ $red ->
        [yes] （赤入り）
       *[no] {""}
    }
effect-captures-red = 赤駒を取る
effect-isolates =
    { $count ->
       *[other] { $color ->
            [white] 白{ $count }枚を孤立させる
           *[black] 黒{ $count }枚を孤立させる
        }
    }
effect-isolates-both = 白{ $white }枚と黒{ $black }枚を孤立させる
effect-cuts-off =
    { $whose ->
        [yours] あなたの駒{ $count }枚を孤立させる
       *[theirs] 相手の駒{ $count }枚を孤立させる
    }

## What to do

todo-place-red =
    { $left ->
        [1] { $player }、最後の赤駒を置いてください。
       *[other] { $player }、赤駒を置いてください（両者合わせて残り{ $left }枚）。
    }
todo-place =
    { $color ->
        [white] { $player }、白駒を置いてください（残り{ $left }枚）。
       *[black] { $player }、黒駒を置いてください（残り{ $left }枚）。
    }
todo-move = { $player }、あなたの番です。
how-to-move =
    あなたのスタックは、一番上が{ $color ->
        [white] 白
       *[black] 黒
    }のものです。1つ選び、次に乗せる先を選んでください。
todo-elsewhere = { $player } の番です。
todo-computer = { $player } が考えています…
todo-computer-for = エンジンが { $player } の代わりにマスを選んでいます…

## Events

event-taken-back =
    { $with ->
        [computer] { $player } が待ったをして、最後の手を戻しました。
       *[person] 合意により、{ $player } の最後の手を戻しました。
    }
event-paused =
    { $with ->
        [computer] 対局は中断中です。続けるには「対局を再開」を押してください。
       *[person] 合意により対局を中断しました。どちらのプレイヤーも「対局を再開」を押せます。
    }
event-resumed = { $player } が対局を再開しました。
event-time-given = { $giver } が { $player } の持ち時間を { $time } 増やしました。
event-engine-replaced =
    { $color ->
        [white] 白のエンジンがエラーで止まりました。{ $player } が引き継ぎ、フリー戦になりました。
       *[black] 黒のエンジンがエラーで止まりました。{ $player } が引き継ぎ、フリー戦になりました。
    }
event-engine-stopped = エンジンはもう { $player } の代わりに手を選びません。
event-handed-over =
    { $color ->
        [white] { $moderator } が白番を { $from } から { $player } に交代させました。理由：{ $reason }
       *[black] { $moderator } が黒番を { $from } から { $player } に交代させました。理由：{ $reason }
    }
event-place-lost = この対局のチャンネルまたはスレッドが削除されました。対局はここで続きます。
event-now-unrated = この対局はフリー戦になりました。

## Clocks

clock-runs = 期限：{ $until }。
clock-runs-until-weekend = 期限：{ $until }（週末休みを除く）。次の休みは { $weekend } から。
clock-runs-live =
    { $color ->
        [white] 白は残り { $white }、黒は残り { $black }。白の期限：{ $until }。
       *[black] 白は残り { $white }、黒は残り { $black }。黒の期限：{ $until }。
    }
clock-muted = ここに盤を投稿できるようになるまで、時計は止まっています。
clock-paused = 対局は中断中です。両方の時計が止まっています。
clock-weekend = { $player } の週末休みのため、時計は止まっています。{ $until } に動き出します。
clock-vacation = { $player } が休暇中のため、時計は止まっています。
reminder = { $player }、対局 { $number }（相手：{ $opponent }）はあなたの番です。期限：{ $until }。
reminder-several = { $player }：{ $late }
reminder-entry = 対局 { $number }（相手：{ $opponent }）：期限 { $until }。
reminder-link = { $line } [盤]({ $url })

## Offers

offer-draw = { $player } が引き分けを提案しています。{ $opponent }、受けますか？
offer-rematch-here = { $player } が再戦を希望しています。{ $opponent }、受けますか？
offer-pause = { $player } が中断を求めています。どちらかが再開するまで両方の時計が止まります。{ $opponent }、同意しますか？
offer-takeback =
    { $count ->
        [0] { $player } が **{ $ply }** の待ったを求めています。{ $opponent }、同意しますか？
       *[other] { $player } が **{ $ply }** とその後の{ $count }手の待ったを求めています。{ $opponent }、同意しますか？
    }
offer-was =
    { $kind ->
        [draw] { $player } が引き分けを提案しました。
        [takeback] { $player } が待ったを求めました。
        [rematch] { $player } が再戦を提案しました。
       *[pause] { $player } が中断を求めました。
    }
offer-became =
    { $state ->
        [open] 返事を待っています。
        [accepted] 受け入れられました。
        [declined] 断られました。
        [withdrawn] 取り下げられました。
       *[lapsed] 対局が進んだため、失効しました。
    }
offer-posted = チャンネルに投稿しました。
offer-elsewhere = 提案は、相手が対局している場所に届きます。
button-phrases = ひとこと送る…
phrases-ask = 送る言葉を選んでください。相手には相手の言語で表示されます。1手番に1回、対局後に1回送れます。
menu-phrases-hint = 送る言葉を選ぶ
phrase-sent = 送りました。相手に表示される言葉：{ $phrase }
phrase-not-received = 相手はこのようなメッセージを受け取りません。
refuse-phrase-again = この手番ではもう送りました。お互いに1手ずつ進めば、また送れます。
phrase-says = 💬 { $player }：{ $phrase }
phrase-words =
    { $phrase ->
        [hello] こんにちは！よろしくお願いします。
        [luck] お互いがんばりましょう！
        [move] いい手ですね！
        [played] お見事でした！
        [tomorrow] 明日また来ます。
        [away] お待たせしてすみません。
        [thanks] 対局ありがとうございました！
       *[bye] またお会いしましょう！
    }
more-actions = 何をしますか？
decide-title = 対局 { $number } をどうしますか？理由は全員に表示されます。
decide-hint = 裁定
decide-order =
    { $order ->
        [white] 対局を終える：白の勝ち
        [black] 対局を終える：黒の勝ち
        [draw] 対局を終える：引き分け
        [void] 対局を無効にする
        [replace_white] 白番を交代させる
       *[replace_black] 黒番を交代させる
    }
decide-new-player =
    { $color ->
        [white] 白番を引き継ぐのは誰ですか？
       *[black] 黒番を引き継ぐのは誰ですか？
    }
decide-new-player-hint = 新しいプレイヤー
form-decide = 対局 { $number } の裁定
form-decide-reason = 理由（全員に表示）
button-withdraw = 提案を取り下げる
button-draw = 引き分けを提案
button-takeback = 待った
button-abort = 対局を中止
button-pause = 中断を提案
button-resume = 対局を再開
button-give = 相手に { $time } 追加
button-settings = 設定を開く
button-hint = ヒント
button-fill = 残りを任せる
button-stop-filling = 任せるのをやめる
button-more = その他…
button-rematch = 再戦を提案
button-play-again = もう一局
button-next-level = 次のレベル：{ $level }

## Vacations

notice-vacation = 時間がなくなったため、自動で休暇が始まりました。ライブ対局を除き、時計は止まっています。指すか残り日数がなくなるまで、休暇は1日ずつ延びます。
event-vacation = { $player } は時間がなくなり、休暇を1日使います。
vacation-none = 休暇中ではありません。時計を3日止めるには `/dvonn 休暇` に `日数:3` を付けてください。ライブ対局は続きます。
vacation-until = { $until } まで休暇中です（{ $left }）。ライブ対局を除き、時計は止まっています。
vacation-automatic = 時間がなくなったため、自動で休暇が始まりました。{ $until } に終わります（{ $left }）。ライブ対局を除き、時計は止まっています。
vacation-days = 今年の残り休暇日数：{ $of }日中 { $count }日。
button-vacation-end = 休暇を終える

## Moderators

decision-posted = { $place } に投稿しました（対局 { $number }）。
removed-from-ratings = { $moderator } が対局 { $number }（{ $white } 対 { $black }）をレーティングの計算から外し、全員のレーティングを計算し直しました（`/ランキング プロフィール` で確認できます）。理由：{ $reason }
role-is = ロール { $role } のメンバーと、権限「サーバー管理」を持つ人がモデレーターです。`/対局 裁定` で、対局を終わらせたり、無効にしたり、プレイヤーを交代させたりできます。
role-none = 権限「サーバー管理」を持つ人がモデレーターです。`/対局 裁定` で、対局を終わらせたり、無効にしたり、プレイヤーを交代させたりできます。
computer-rated = コンピューター戦はレート戦です。
computer-unrated = コンピューター戦はフリー戦です。
server-title = **サーバーの設定**
server-controls = メニューとボタンでの変更は、すぐに反映されます。ボタンは今の状態を示し、押すと切り替わります。言語とテーマは、みんなに見えるものの設定です。
server-hint = そのほかはコマンドで行います：
server-command = {"-"} { $command }：{ $what }
server-channels = 対局用チャンネル：{ $channels } とそのスレッド。
server-channels-all = すべてのチャンネルで対局を始められます。
server-starters = 対局を始められるのはロール { $role } のメンバーだけです。挑戦は誰でも受けられます。
server-starters-all = 誰でも対局を始められます。
server-rated = レート戦ができます。
server-unrated = 新しい対局はフリー戦です。進行中のレート戦はそのままです。
server-seeks = 他サーバーの相手探し：メンバーは `/相手探し` を使えます。その対局はこのサーバーのランキングの対象外です。
server-no-seeks = 他サーバーの相手探し：ここでは `/相手探し` は使えません。
server-ladder-rating = ランキングの種類：レーティング
server-ladder-places = ランキングの種類：順位
server-ladder-swap = 挑戦者が勝つと順位が入れ替わります。
server-season-none = シーズンの長さ：シーズンなし
server-season-month = シーズンの長さ：1か月
server-season-quarter = シーズンの長さ：3か月
server-season-half = シーズンの長さ：6か月
server-season-year = シーズンの長さ：1年
server-announcements = お知らせチャンネル：{ $channel }。
server-announcements-none = お知らせチャンネルはありません。
server-announcements-here = このサーバーのシーズン、大会、リーグのことをここでお知らせします。
server-puzzles = 今日のパズル：{ $channel }。
server-puzzles-none = 今日のパズルのチャンネルはありません。
server-puzzles-here = 今日のパズルをここに投稿します。
server-digest = 週刊まとめ：{ $channel }。
server-digest-none = 週刊まとめのチャンネルはありません。
server-digest-here = 毎週月曜に、ここに週刊まとめを投稿します。
server-lobby = ロビー：{ $channel }。
server-lobby-none = ロビーはありません。
server-lobby-role = 誰かが相手を探すと、ロビーから { $role } に知らせます。
server-lobby-role-none = ロビーからは誰にも知らせません。
server-picker =
    { $picker ->
        [games] 対局できるチャンネル（なし：すべて）
        [announcements] お知らせチャンネル
        [puzzles] 今日のパズルのチャンネル
        [digest] 週刊まとめのチャンネル
        [lobby] ロビーのチャンネル
        [moderators] モデレーターのロール
        [starters] 対局を始められるロール
       *[told] ロビーから知らせるロール
    }
button-server-clear = { $number }番を解除
button-server-page =
    { $page ->
        [settings] 設定
        [channels] チャンネル
       *[roles] ロールとロビー
    }
server-limit =
    { $limit ->
        [limit_opponent] 一人が同じ相手に出せる返事待ちの挑戦：{ $value }件まで。
        [limit_threads] 一人が10分間に開けるスレッド：{ $value }個まで。
        [limit_tournaments] 主催者一人の終わっていない大会：{ $value }件まで。モデレーターは3件まで。
        [limit_tournament_wait] 同じ主催者の大会の間隔：{ $value }分。モデレーターは待つ必要がありません。
       *[limit_challenges] 一人が出せる返事待ちの挑戦：{ $value }件まで。
    }
server-limits-change = 上限を変えるには、`/dvonn-admin 上限` に `スレッド数:5` のように数を付けてください。
server-blocked = { $person } はブロックされています。理由：{ $reason }
server-blocked-more = ほかにもブロックされている人がいます。ログで確認できます。
person-blocked = { $person } はこのサーバーで対局を始めることも参加することもできなくなりました。進行中の対局は続きます。元に戻すには `/dvonn-admin ブロック解除` を使ってください。
person-unblocked = { $person } はこのサーバーで再び対局を始めたり参加したりできます。
button-server-rated =
    { $on ->
        [yes] レート戦：オン
       *[no] レート戦：オフ
    }
button-server-computer =
    { $on ->
        [yes] コンピューターとのレート戦：オン
       *[no] コンピューターとのレート戦：オフ
    }
button-server-seeks =
    { $on ->
        [yes] 他サーバーの相手探し：オン
       *[no] 他サーバーの相手探し：オフ
    }

## Roles for ladder places and titles

roles-title = **順位とタイトルのロール。** ランキングの変動に応じて付け外しします。外すのは、このボットが付けたロールだけです。設定するには、`/dvonn-admin 順位ロール` で順位かタイトルを選び、ロールを指定してください。
roles-role = { $name }：{ $role }
roles-none = { $name }：ロールなし
roles-problem = { $name }：{ $role }。{"**"}付けられません。** { $problem }
roles-refused = 前回、Discord がロールの付け外しを許可しませんでした。{ $reason }
reward =
    { $reward ->
        [first] 1位
        [top_three] 3位以内
        [top_ten] 10位以内
        [season] 前シーズンの優勝者
        [league] リーグ優勝
       *[tournament] 直近の大会の優勝者
    }
button-clear-reward =
    { $reward ->
        [first] 1位を解除
        [top_three] 3位以内を解除
        [top_ten] 10位以内を解除
        [season] シーズンを解除
        [league] リーグ優勝を解除
       *[tournament] 大会を解除
    }
roles-audit = DVONN ランキングの順位またはタイトル
role-no-permission = ボットに権限「ロールの管理」が必要です。サーバー設定 → ロールでボットのロールに付けてから、もう一度試してください。
role-gone = このロールは削除されました。別のロールを選んでください。
role-everyone = このロールは全員が持っています。別のロールを選んでください。
role-managed = { $role } はボットなどの連携サービスのロールなので、誰も付けられません。別のロールを選んでください。
role-not-below-bot = { $role } はボットの最上位のロールより下にないので、Discord が付けさせてくれません。サーバー設定 → ロールでボットのロールをその上に動かし、もう一度試してください。
role-powerful = { $role } には他の人に対する権限があります：{ $powers }。そのようなロールは付けません。別のロールを選ぶか、このロールからこれらの権限を外してください。
role-moderators = { $role } はモデレーターのロールです。このロールをボットが付けることはありません。別のロールを選んでください。
role-not-by-person = { $role } は、あなた自身が付けられないロールなので、ボットも代わりに付けません。付けるには、権限「ロールの管理」と、{ $role } より上のロールが必要です。両方を持つ人に頼んでください。
role-power =
    { $name ->
        [administrator] 「管理者」
        [manage-server] 「サーバー管理」
        [manage-roles] 「ロールの管理」
        [manage-channels] 「チャンネルの管理」
        [manage-webhooks] 「ウェブフックの管理」
        [manage-expressions] 「エクスプレッションの管理」
        [manage-events] 「イベントの管理」
        [manage-threads] 「スレッドの管理」
        [manage-messages] 「メッセージの管理」
        [manage-nicknames] 「ニックネームの管理」
        [ban] 「メンバーをBAN」
        [kick] 「メンバーをキック」
        [time-out] 「メンバーをタイムアウト」
        [mute] 「メンバーをミュート」
        [deafen] 「メンバーのスピーカーをミュート」
        [move] 「メンバーを移動」
        [mention-everyone] 「@everyone、@here、全てのロールにメンション」
        [audit-log] 「監査ログを表示」
       *[insights] 「サーバーインサイトを見る」
    }

## Moderation log

log-title = **モデレーションログ**、新しい順。{ $pages }ページ中 { $page }ページ目。
log-empty = モデレーションログは空です。
log-entry = { $at } { $moderator }：{ $what }
log-reason = { $entry } 理由：{ $reason }
log-channel-added = { $channel } を対局用チャンネルに追加。
log-channel-removed = { $channel } を対局用チャンネルから削除。
log-role-set = 「{ $name }」のロール：{ $role }。
log-role-cleared = 「{ $name }」のロール：なし。
log-role-gone = 「{ $name }」のロール：なし（ロールが削除されたため）。
log-blocked = { $person } をブロック。
log-unblocked = { $person } のブロックを解除。
log-ended = 結果を決めて対局 { $number } を終了。
log-voided = 対局 { $number } を無効に。
log-handed-over = 対局 { $number } のプレイヤーを交代。
log-place-lost = 対局 { $number } のチャンネルまたはスレッドが削除されました。新しいスレッドか、モデレーターの裁定を待っています。
log-backed-up = バックアップをダウンロード。
log-tournament-entered = 大会 { $number } に { $player } を追加。
log-tournament-computers = 大会 { $number } にコンピューターを追加。
log-tournament-computers-removed = 大会 { $number } からコンピューターを削除。
log-tournament-started = 大会 { $number } を開始。
log-tournament-accepted = チーム戦 { $number } を受諾。
log-tournament-withdrew =
    { $league ->
        [yes] リーグで { $player } を棄権に。
       *[no] 大会 { $number } で { $player } を棄権に。
    }
log-tournament-replaced = 大会 { $number } で { $player } を { $new } と交代。
log-tournament-reminded =
    { $league ->
        [yes] リーグの対局について { $player } に催促。
       *[no] 大会 { $number } の対局について { $player } に催促。
    }
log-tournament-moved = 大会 { $number } を別のチャンネルに移動。
log-tournament-ended = 大会 { $number } を終了。
log-league =
    { $what ->
        [league_paused] リーグを休止。
        [league_resumed] リーグを再開。
        [league_moved] リーグを別のチャンネルに移動。
       *[league_closed] リーグを終了。
    }
log-league-entry-removed = リーグの次の期から { $player } を除外。
button-log-newer = 新しい記録
button-log-older = 古い記録

## End of the game

end-won =
    { $color ->
        [white] **終局：白の { $player } が { $own } 対 { $other } で勝ち。**
       *[black] **終局：黒の { $player } が { $own } 対 { $other } で勝ち。**
    }
end-close = わずか{ $margin }枚差の接戦でした。
end-sweep = 完勝です。負けた側のスタックは1つも残っていません。
own-won = {"**"}{ $own } 対 { $other } であなたの勝ちです！**
own-lost = {"**"}{ $own } 対 { $other } であなたの負けです。**
own-lost-close = {"**"}{ $own } 対 { $other } であなたの負けです。** わずか{ $margin }枚差でした。
own-won-resigned = {"**"}あなたの勝ちです！** { $loser } が投了しました。
own-won-on-time = {"**"}あなたの勝ちです！** { $loser } が時間切れになりました。
own-resigned = あなたは投了しました。{ $winner } の勝ちです。
own-out-of-time = {"**"}時間切れです。** { $winner } の勝ちです。
own-ending-of = { $player }：{ $ending }
end-draw = 終局：{ $score } 対 { $score } で引き分け。
end-resigned =
    { $color ->
        [white] { $loser } が投了しました。白の { $winner } の勝ち。
       *[black] { $loser } が投了しました。黒の { $winner } の勝ち。
    }
end-resigned-deleted =
    { $color ->
        [white] 黒の退会したプレイヤーが投了しました。白の { $winner } の勝ち。
       *[black] 白の退会したプレイヤーが投了しました。黒の { $winner } の勝ち。
    }
end-out-of-time =
    { $color ->
        [white] { $loser } が時間切れになりました。白の { $winner } の勝ち。
       *[black] { $loser } が時間切れになりました。黒の { $winner } の勝ち。
    }
end-agreed = 終局：合意による引き分け。
end-awarded =
    { $color ->
        [white] { $moderator } が対局を終わらせました。白の { $winner } の勝ち。理由：{ $reason }
       *[black] { $moderator } が対局を終わらせました。黒の { $winner } の勝ち。理由：{ $reason }
    }
end-awarded-draw = { $moderator } が対局を引き分けで終わらせました。理由：{ $reason }
end-deadline =
    { $color ->
        [white] ラウンドの終了時に { $loser } が相手を待たせていたため、白の { $winner } の勝ち。
       *[black] ラウンドの終了時に { $loser } が相手を待たせていたため、黒の { $winner } の勝ち。
    }
end-deadline-draw = ラウンドが終わったため、この対局は引き分けです。
end-voided-elsewhere = モデレーターが対局を無効にしました。
end-voided = { $moderator } が対局を無効にしました。理由：{ $reason }
end-tournament-over = 結果なしで終局：大会が終わり、両者ともコンピューターのため。
end-aborted = 対局は中止されました。成績には入りません。
end-out-of-time-void = スタックが一度も動かないうちに { $player } が時間切れになりました。この対局は成績に入りません。
end-left = 結果なしで終局：プレイヤーがサーバーを離れたため。
end-deleted = 結果なしで終局：プレイヤーがデータを削除したため。
end-channel = 結果なしで終局：チャンネルが削除されたため。

## Ladders

rating =
    { $provisional ->
        [yes] { $rating } ± { $deviation }?
       *[no] { $rating } ± { $deviation }
    }
result-change =
    { $player }：{ $before } → **{ $after }**（{ $step }{ $provisional ->
        [yes] {"、"}暫定
       *[no] {""}
    }）
result-expected = 本命は { $player } でした（{ $odds }%）。
result-even = 予想は五分でした。
result-part =
    { $part ->
        [2] この対局の反映は半分です：この二人は、それまでの30日間にすでに{ $before }局対局していました。
        [4] この対局の反映は4分の1です：この二人は、それまでの30日間にすでに{ $before }局対局していました。
       *[other] この対局の反映は 1/{ $part } です：この二人は、それまでの30日間にすでに{ $before }局対局していました。
    }
result-short = この対局はランキングの対象外です：配置のあと{ $moves }手に届きませんでした。
result-second-timeout = この対局はランキングの対象外です：不在中の時間切れ負けは、24時間以内で最初の1回だけが対象です。
result-voided = この対局はランキングの対象外です：モデレーターがレーティングの計算から外しました。

score = { $wins }勝 { $losses }敗 { $draws }分
record-all = { $games }局：{ $score }
record-color =
    { $color ->
        [white] 白：{ $score }
       *[black] 黒：{ $score }
    }
record-setup =
    { $setup ->
        [full] すべて手置き：{ $score }
        [reds] 赤だけ手置き：{ $score }
        [random] ランダム：{ $score }
        [symmetric] 対称：{ $score }
        [cut] 盤提示と色選択：{ $score }
       *[given] 指定局面：{ $score }
    }

top-title =
    { $list ->
        [computer] **サーバーランキング**：コンピューターのレベル
        [world] **世界ランキング**：{ $players }人
       *[people] **サーバーランキング**：{ $players }人
    }
top-row = **{ $place }** · { $player } · { $rating } · { $games }局
top-own = … { $row }
top-order = -# レーティングから ± の2倍を引いた順です。まぐれで数回勝っても上位にはなれません。? は暫定。
top-empty = ランキングはまだ空です。人どうしの最初のレート戦で始まります。`/dvonn 挑戦` に `レート:True` を付けて始めましょう。
top-all-idle = 60日間レート戦がないため、ランキングは空です。`/dvonn 挑戦` に `レート:True` を付けて始めましょう。過去のシーズンは `/ランキング シーズン` で見られます。
top-no-computer = コンピューターはここでレート戦をしていません。サーバーが許可したときだけレート戦になります。
top-no-game = { $player } にはまだ順位がありません：対象になったレート戦がありません。
top-empty-world = 世界ランキングで60日以内に対局した人はいません。`/相手探し` に `レート:True` を付けて始めたレート戦が対象です。
top-not-joined = { $player } は世界ランキングにいません。加わるには `/相手探し` に `レート:True` を付けて、1局終えてください。
world-left = 世界ランキングから抜けました。`/相手探し` と `レート:True` で戻るときのために、レーティングは残ります。削除するには `/データ 削除` を使ってください。
world-not-joined = 世界ランキングにいないので、抜ける必要はありません。
top-idle = { $player } には順位がありません：60日間レート戦がありません。次のレート戦で戻ります。
table-ladder =
    { $list ->
        [computer] DVONN ランキング：コンピューター
        [world] DVONN 世界ランキング
       *[people] DVONN ランキング
    }
table-page = { $page } / { $pages } ページ
table-order = レーティングから ± の2倍を引いた順
table-player = プレイヤー
table-rating = レーティング
table-floor = 下限
table-games = 対局数
alt-table = 表：{ $title }。列：{ $columns }。行：{ $rows }。
alt-table-place = 順位

profile-title = **{ $player }** · { $rating }
profile-place = レーティング順で { $place }位
profile-challenge-place = ランキング { $place }位
profile-idle = 順位なし（60日間レート戦なし）
profile-no-place = まだ順位なし
profile-titles =
    { $more ->
        [0] タイトル：{ $titles }
       *[other] タイトル：{ $titles }、ほか{ $more }個
    }
profile-title-of-season =
    { $place ->
        [1] シーズン { $season } 優勝
        [2] シーズン { $season } 2位
       *[3] シーズン { $season } 3位
    }
profile-league-title = { $name } 優勝（第{ $cycle }期）
profile-lessons = 🎓 `/学習` の全レッスンを修了
profile-provisional = {"-#"} 「?」は暫定の意味で、まだ推測のレーティングです。あと何局かレート戦をすれば定まります。
profile-last = 最近の対局：
button-people = お気に入り・無視…
people-about =
    { $state ->
        [favourite] { $player } はお気に入りです。
        [ignored] { $player } を無視しています。大会と順位をかけた対局を除き、二人の新しい対局はありません。
       *[none] { $player }：お気に入りに加えたり、無視したりできます。無視した人は、あなたと新しい対局ができません。本人には知らされません。
    }
button-ignore =
    { $on ->
        [yes] 無視する
       *[no] 無視をやめる
    }
button-favourite =
    { $on ->
        [yes] お気に入りに追加
       *[no] お気に入りから外す
    }
people-title = このリストはあなただけに見えます。
people-favourites = お気に入り：{ $people }
people-no-favourites = お気に入り：なし。相手のプロフィールから追加できます。
people-ignored = 無視：{ $people }
people-none-ignored = 無視：なし
menu-people-challenge = お気に入りに挑戦
menu-people-remove = お気に入りから外す相手
menu-people-stop = 無視をやめる相手
button-people-page = 無視 { $first }〜{ $last }
refuse-not-now = この人とは今は対局できません。ほかの相手を選んでください。
refuse-too-many-favourites = お気に入りはすでに{ $most }人います。先に誰かを外してください。
profile-game =
    { $outcome ->
        [win] - { $opponent } に勝ち：{ $step }（対局 { $number }）
        [draw] - { $opponent } と引き分け：{ $step }（対局 { $number }）
       *[loss] - { $opponent } に負け：{ $step }（対局 { $number }）
    }
profile-none = { $player } には、ここでのレート戦の結果がまだありません。レート戦を始めるには、`/dvonn 挑戦` に `レート:True` を付けてください。
profile-none-of-computer = { $player } には、ここでのレート戦の結果がまだありません。サーバーが許可したときだけレート戦になります。
profile-of-bot = ボットにプロフィールはありません。コンピューターを見るには `レベル` を指定してください。
profile-none-of-you = あなたには、ここでのレート戦の結果がまだありません。`/dvonn 挑戦` に `レート:True` を付けて始めると、レーティング、戦績、最高の勝利がここに表示されます。
profile-one = `プレイヤー` か `レベル` のどちらか一方だけを指定してください。
caption-profile = このサーバーでのレーティングと、推定範囲
fact-place = ランキング
fact-games = 対局数
fact-streak = 最多連勝
fact-best-win = 最高の勝利
fact-global = 世界レーティング
fact-puzzles = パズルレーティング
fact-won-against = { $opponent }（{ $rating }）、対局 { $number }
fact-streak-now = { $longest }、現在 { $now }
alt-profile = 折れ線グラフ：{ $name } の最近{ $games }局のこのサーバーでのレーティングと、推定範囲の帯。{ $first } に始まり、{ $least } から { $most } の間を動き、現在 { $rating }。下：{ $facts }。
alt-profile-fact = { $label }：{ $value }

activity-title = **直近{ $weeks }週の対局**：{ $games }局、うちレート戦{ $rated }局
activity-busiest =
    最も多い週：{ $monday } からの1週間（{ $games }局、{ $people ->
        [0] コンピューターのみ）
       *[other] { $people }人）
    }
activity-this-week =
    { $games ->
        [0] 今週：まだ対局なし
       *[other] 今週これまで：{ $games }局
    }
activity-none = 直近{ $weeks }週、ここで終わった対局はありません。`/dvonn 挑戦` で始めましょう。
activity-empty = まだ対局なし
table-activity = このサーバーの対局
activity-games = { $games }局
activity-rated = レート戦
activity-others = フリー戦
activity-people = プレイヤー
caption-activity = 週ごとの終わった対局、月曜から（UTC）
alt-activity = 棒グラフ：このサーバーで{ $weeks }週の各週に終わった対局、{ $first } から今週まで。各週の月曜の日付、レート戦、フリー戦、プレイヤーの順：{ $entries }。挙げていない週は対局なし。
alt-activity-week = { $monday }：{ $rated }、{ $others }、{ $people }
alt-activity-none = 棒グラフ：{ $first } から今週まで{ $weeks }週、対局なし。

versus-title = **{ $one } 対 { $other }**
versus-none = 二人はここでレート戦を終えたことがありません。
versus-record = { $player } の成績：
versus-rating = { $player }：{ $rating }
versus-unrated = { $player }：レート戦がまだないため、予想は新人として計算
versus-odds = 今日の予想：{ $player } が { $odds }%。
versus-last = 最近の対局：
versus-game =
    { $outcome ->
        [win] - { $at } · 対局 { $number } · { $player } が{ $color ->
            [white] 白
           *[black] 黒
        }で勝ち：{ $step }
        [draw] - { $at } · 対局 { $number } · { $player } が{ $color ->
            [white] 白
           *[black] 黒
        }で引き分け：{ $step }
       *[loss] - { $at } · 対局 { $number } · { $player } が{ $color ->
            [white] 白
           *[black] 黒
        }で負け：{ $step }
    }
versus-same-player = 同じプレイヤーが2回指定されています。別々の二人、または自分と比べる一人を選んでください。

record-title = **このサーバーのレート戦**
record-title-of = **{ $player } のこのサーバーでのレート戦**
record-none = このサーバーで終わったレート戦はまだありません。`/dvonn 挑戦` に `レート:True` を付けて始めましょう。
record-none-of = { $player } がこのサーバーで終えたレート戦はまだありません。
record-game =
    { $outcome ->
        [win] { $at } · 対局 { $number } · { $one } が { $other } に勝ち
       *[draw] { $at } · 対局 { $number } · { $one } と { $other } が引き分け
    }
record-counted =
    { $part ->
        [1] { $game }：{ $one }、{ $other }
       *[other] { $game }：{ $one }、{ $other }（1/{ $part } だけ反映）
    }
record-uncounted = { $game }：対象外（{ $reason }）
uncounted-short = 短すぎる
uncounted-second-timeout = 24時間以内の再度の時間切れ負け
uncounted-voided = モデレーターが除外
button-newest = 最新
button-newer = 新しい対局
button-older = 古い対局

## Seasons

season-current = **シーズン { $number }**：{ $from } 〜 { $until }（{ $rest } に終了）
season-without-end = **シーズン { $number }**：{ $from } から、終了日なし
season-ended = **シーズン { $number }**：{ $from } 〜 { $until }、最終結果
season-short = -# シーズンは暦に沿います。最初のシーズンは、最初のレート戦から始まったため短くなっています。
season-empty = 今シーズン、対象になったレート戦はまだありません。
season-row = **{ $place }** · { $player } · { $rating } · { $wins }勝 { $losses }敗 { $draws }分
season-none = 人どうしの最初のレート戦で最初のシーズンが始まります。`/dvonn 挑戦` に `レート:True` を付けて始めましょう。
season-unknown = ここにシーズン { $number } はありません。`/ランキング シーズン` で現在のシーズンが見られます。
season-over = **シーズン { $number } が終わりました。**
season-title =
    { $place ->
        [1] 🥇 { $player } がシーズン { $number } で優勝。
        [2] 🥈 { $player } が2位。
       *[3] 🥉 { $player } が3位。
    }
season-over-more = 全体の表は `/ランキング シーズン` に `番号:{ $number }` を付けると見られます。次のシーズンが始まりました。レーティングは引き継がれます。
table-season = シーズン { $number }
table-wins = 勝
table-draws = 分
table-losses = 敗

## Challenge ladder

places-title = **サーバーランキング**（順位制）：{ $people }人
places-own = { $player } は { $place }位です。上がるには、`/ランキング 挑戦` で3つ上までのプレイヤーに挑戦してください。勝つと順位が入れ替わります。
places-none = { $player } には今、順位がありません。取るには、`/ランキング 挑戦` で最後の3人の誰かに挑戦してください。
places-empty = ランキングは空です。`/ランキング 挑戦` で誰かに挑戦してください。順位をかけた最初の対局で二人に順位が付きます。
table-places = DVONN ランキング（順位制）

refuse-place-none = このサーバーのランキングは順位制ではなくレーティング制です。`/dvonn 挑戦` を使ってください。
refuse-place-self = 自分には挑戦できません。{ $allowed }
refuse-place-answered = 今はこの挑戦を受けられません。{ $why }
refuse-place-no-place = { $opponent } はランキングに順位がないか、60日間対局していません。{ $allowed }
refuse-place-below =
    { $who ->
        [you] { $opponent } は下の順位なので、あなたからは挑戦できません。相手からは挑戦できます。
       *[other] { $opponent } は今、{ $challenger } より下の順位です。
    }{ $allowed }
refuse-place-far = { $opponent } の順位は上すぎます。挑戦できるのは、順位の差が{ $places }までの相手です。{ $allowed }
refuse-place-outgoing =
    { $who ->
        [you] { $what ->
            [game] 対局 { $number } で { $opponent } と順位をかけて対局中です。先に終わらせてください。
           *[challenge] すでに { $opponent } の順位に挑戦しています。取り消すか、返事を待ってください。
        }
       *[other] { $what ->
            [game] { $challenger } は対局 { $number } で { $opponent } と順位をかけて対局中です。
           *[challenge] { $challenger } は { $opponent } の順位に挑戦しています。
        }
    }
refuse-place-incoming = { $opponent } にはすでに{ $others }人が挑戦しています。挑戦が終わって空くのを待つか、別のプレイヤーに挑戦してください。
refuse-place-soon = { $challenger } と { $opponent } は1週間以内に順位をかけて対局しました。{ $until } から再び対局できます。
place-may-challenge =
    { $who ->
        [you] 挑戦できる相手：{ $people }。
       *[other] { $challenger } が挑戦できる相手：{ $people }。
    }
place-may-challenge-nobody =
    { $who ->
        [you] 上には誰もいません。ほかの人から挑戦されることはあります。
       *[other] { $challenger } の上には誰もいません。
    }
challenge-for-place = 順位をかけた対局です：挑戦者が勝つと順位が入れ替わります。
place-stake = 順位をかけた対局です：{ $challenger } が勝つと { $opponent } と順位が入れ替わります。
place-swapped = **{ $winner } が { $loser } からランキング { $place }位を奪いました。**
place-kept = ランキングの順位は変わりません。
place-swap-stays = その対局のあとに順位が変わったため、ランキングの順位はこのままです。


## Captions of pictures

caption-move =
    { $color ->
        [white] 白の番
       *[black] 黒の番
    }
caption-passed =
    { $color ->
        [white] 白はパス
       *[black] 黒はパス
    }
caption-isolates = { $ply }、{ $count }枚孤立
caption-captures = { $ply }、{ $count }枚取る
caption-last = { $player }：{ $ply }
caption-place =
    { $color ->
        [white] 白が駒を置く番
       *[black] 黒が駒を置く番
    }
caption-place-red =
    { $color ->
        [white] 白が赤駒を置く番
       *[black] 黒が赤駒を置く番
    }
caption-won =
    { $color ->
        [white] 白が{ $margin }枚差で勝ち
       *[black] 黒が{ $margin }枚差で勝ち
    }
caption-draw = 引き分け
caption-won-early =
    { $color ->
        [white] 白の勝ち
       *[black] 黒の勝ち
    }
caption-resigned =
    { $color ->
        [white] 白が投了
       *[black] 黒が投了
    }
caption-timed-out =
    { $color ->
        [white] 白が時間切れ
       *[black] 黒が時間切れ
    }
caption-void = 結果なし
caption-sample = 見本：黒を持ったときの盤 · { $ply }
caption-preview = プレビュー：{ $ply }

## Placing and moving with buttons

button-row = { $row }段目
button-stack =
    { $height ->
        [1] { $cell }
       *[other] { $cell } ×{ $height }
    }{ $red ->
        [yes] {" "}赤
       *[no] {""}
    }
menu-stack-hint = 動かすスタックを選ぶ
menu-stack =
    { $height ->
        [1] { $red ->
            [yes] { $cell }：1枚駒、赤入り
           *[no] { $cell }：1枚駒
        }
       *[other] { $red ->
            [yes] { $cell }：高さ{ $height }、赤入り
           *[no] { $cell }：高さ{ $height }
        }
    }
menu-stack-moves = { $count }通りの手
pick-cell =
    { $row }段目のマスを選んでください。{ $red ->
        [yes] 赤駒はすぐに置かれます。
       *[no] 駒はすぐに置かれます。
    }
pick-stack = どのスタックを動かしますか？
pick-destination = **{ $cell }** をどこへ動かしますか？まずプレビューが出ます。
pick-destination-at-once = **{ $cell }** をどこへ動かしますか？選ぶとすぐに指されます。
confirm-ply = プレビュー：**{ $ply }**
confirm-score = この手のあとの得点：白 { $white }、黒 { $black }。指しますか？
button-confirm = 指す
button-back = 戻る
button-another-stack = 別のスタック
you-moved = **{ $ply }** を指しました。
you-moved-with-effect = **{ $ply }** を指しました：{ $effects }。
you-placed =
    { $red ->
        [yes] 赤駒を **{ $cell }** に置きました。
       *[no] 駒を **{ $cell }** に置きました。
    }

## Previews

preview-title = プレビュー：まだ指されていません。
preview-move = { $player }：**{ $ply }**
preview-place =
    { $piece ->
        [red] { $player }：**{ $cell }** に赤駒を置く。
        [white] { $player }：**{ $cell }** に白駒を置く。
       *[black] { $player }：**{ $cell }** に黒駒を置く。
    }
preview-pass = { $player }：合法手がなく、パスします。
preview-score = そのあとの得点：白 { $white }、黒 { $black }。
preview-next-moves = 次の番：{ $player }、合法手は{ $moves }通り（{ $other }）。
preview-other-moves =
    { $moves ->
        [0] { $player } なら合法手なし
       *[other] { $player } なら{ $moves }通り
    }
preview-next-passes = 次：{ $player }、合法手がなくパス。そのあとの番：{ $other }、合法手は{ $moves }通り。
preview-next-place =
    { $piece ->
        [red] 次：{ $player }、赤駒を置く。
        [white] 次：{ $player }、白駒を置く。
       *[black] 次：{ $player }、黒駒を置く。
    }
preview-next-dealt = 次：盤の残りがランダムに埋まります。
preview-won = これで終局：{ $player } が { $own } 対 { $other } の{ $margin }枚差で勝ち。
preview-draw = これで終局：{ $score } 対 { $score } で引き分け。

preview-empty = `D3F3` のような手、または `D3F3 E4E5` のような複数の手を入力してください。
preview-too-long = プレビューは{ $most }手までです。最後のほうを削ってください。
preview-unknown-word = `{ $word }` は `D3` のようなマスでも `D3F3` のような手でもありません。入力中に出る候補から選んでください。
preview-half-a-move = { $cell } だけでは手になりません。`D3F3` のように、乗るマスも書いてください。
preview-illegal =
    { $number ->
        [1] { $color ->
            [white] 白は `{ $ply }` を指せません。{ $rule }入力中に出る候補から選んでください。
           *[black] 黒は `{ $ply }` を指せません。{ $rule }入力中に出る候補から選んでください。
        }
       *[other] { $color ->
            [white] { $number }手目：白は `{ $ply }` を指せません。{ $rule }入力中に出る候補から選んでください。
           *[black] { $number }手目：黒は `{ $ply }` を指せません。{ $rule }入力中に出る候補から選んでください。
        }
    }
preview-dealt = 最後の赤駒のあと、盤の残りはランダムに埋まります。プレビューはそこまでにしてください。

## Hints and analyses

hint-title =
    { $count ->
        [1] 指せる手は1つだけです：
       *[other] あなたの最善手：
    }
hint-title-placing = 駒を置くのに最善のマス：
hint-not-played = どの手もまだ指していません。あなたにだけ見えています。
button-play-this = { $letter } を指す：{ $ply }
advice-ply = { $letter }. **{ $ply }**：{ $worth }
worth =
    { $kind ->
        [even] ほぼ互角
        [chance] 勝率 約{ $number }%
        [win] { $number }枚差の勝ち
        [draw] 引き分け
       *[loss] { $number }枚差の負け
    }
effect-next-to-red = 赤駒の隣
effect-at-edge = 端のマス
effect-can-capture-red = 次に { $cells } の赤駒を取れる
effect-ends-game = 終局になる
effect-leaves-no-move =
    { $color ->
        [white] 白の手をなくす
       *[black] 黒の手をなくす
    }
analysis-game = 対局 { $number }。
analysis-plies = { $count }手中{ $number }手目のあと。
analysis-worth =
    { $color ->
        [white] **白の番：{ $worth }。**
       *[black] **黒の番：{ $worth }。**
    }
analysis-variation = 変化：{ $line }
analysis-then = -# 以下 { $line }
analysis-then-end = -# 以下 { $line }。そこで終局：白 { $white }、黒 { $black }。
analysis-end = -# そこで終局：白 { $white }、黒 { $black }。
analysis-over = {"**"}終局：白 { $white }、黒 { $black }。**
analysis-shared = { $player } の解析：
verdict-best = {"**"}{ $ply }** が最善手です。
verdict-forced = {"**"}{ $ply }** が唯一の合法手です。
verdict-as-good = {"**"}{ $ply }** は最善手 **{ $better }** とほぼ同等の手です。
verdict-worse =
    {"**"}{ $ply }** で{ $color ->
        [white] 白
       *[black] 黒
    }は「{ $before }」から「{ $after }」になります{ $points ->
        [0] 。
       *[other] （{ $points }%の損）。
    }
verdict-loses =
    読み筋 A で{ $color ->
        [white] 白
       *[black] 黒
    }が失うもの：{ $losses }。
verdict-captured =
    { $height ->
        [1] { $cell } の1枚駒
       *[other] { $cell } の高さ{ $height }のスタック
    }
verdict-isolated = 孤立した{ $count }枚
verdict-score = 読み筋 A のあとの得点：白 { $white }、黒 { $black }。指す前：白 { $before_white }、黒 { $before_black }。
menu-variation = { $letter }. { $ply }
menu-variation-tried = 試した手
menu-variation-hint = 最善手か、試した手を指す…
menu-variation-stack-hint = 別の手を試す：スタックを選ぶ
menu-variation-row-hint = 別のマスではだめ？段を選ぶ
variation-stack = **{ $cell }** をどこへ動かしますか？その手の損と理由が出ます。
variation-row = { $row }段目のどのマス？その手の損が出ます。
analysis-effort = -# 探索の深さ：{ $depth }手。
analyse-what = ここに対局はありません。`対局`（番号か手）または `局面` を指定してください。
advice-rated = レート戦なので助言はできません。手の効果は `/対局 プレビュー` で見られます。終局後は `/dvonn 解析` で最善手が見られます。
advice-over = この局面ではどちらも動けません：白 { $white }、黒 { $black }。対局のもっと前の局面を見るには、`/dvonn 解析` の `手数` に、何手目まで進めるかを入れてください。
advice-in-tournament = 大会の対局なので助言はできません。手の効果は `/対局 プレビュー` で見られます。終局後は `/dvonn 解析` で最善手が見られます。
advice-of-serious-game = この局面は、あなたが対局中のレート戦または大会の対局（対局 { $number }）の局面に似すぎています。その対局が終わるまで、この局面の解析も、ここから先のコンピューター戦もできません。別の局面か手を選んでください。
advice-of-running = この局面は、ここで進行中の対局 { $number } の局面に似すぎています。終わるまで解析は投稿しません。
advice-not-of-running = この対局は進行中です。大会以外のフリー戦なら、手番のプレイヤーは今解析できます。終局後は誰でもできます。
advice-two-subjects = 局面か対局のどちらか一方を指定してください。`手数` には対局が必要です。
advice-no-such-ply = この対局は{ $plies }手なので、`手数` は0から{ $plies }までです。

## Settings

language-name = 日本語

settings-title = **あなたの設定**
settings-scope = 盤の見た目が変わるのは自分だけです。公開の盤はサーバーの設定に従います。それ以外は自分のすべての対局に効きます。
settings-hint =
    { $choice ->
        [orientation] 盤
        [theme] テーマ
        [size] 画像サイズ
        [notation] 表記
        [reminders] リマインダー
        [ladder] ランキングの種類
        [season] シーズンの長さ
       *[language] 言語
    }
settings-orientation =
    { $value ->
        [white] 盤：白を下に（チャンネルと同じ）
        [own] 盤：自分の側を下に
       *[black] 盤：黒を下に
    }
settings-theme =
    { $value ->
        [server] テーマ：各サーバーに従う
        [wood] テーマ：明るい木目
        [slate] テーマ：暗い石板
        [paper] テーマ：印刷向けの白地に黒
        [contrast] テーマ：ハイコントラスト
       *[colour-blind] テーマ：色覚対応（白と黒で形が違う）
    }
settings-size =
    { $value ->
        [small] 画像サイズ：小（スマホ向け）
        [normal] 画像サイズ：中
       *[large] 画像サイズ：大
    }
settings-notation =
    { $value ->
        [joined] 表記：D3F3
        [dash] 表記：D3-F3
       *[arrow] 表記：D3→F3
    }
settings-reminders =
    { $value ->
        [channel] リマインダー：対局のチャンネルで
        [direct] リマインダー：ダイレクトメッセージで
       *[off] リマインダー：なし
    }
settings-language = 言語：{ $name }
settings-language-discord = 言語：Discord に合わせる
settings-confirm =
    { $on ->
        [yes] 手：まずプレビュー
       *[no] 手：すぐに指す
    }
settings-only-ply =
    { $on ->
        [yes] 唯一の手：自動で指す
       *[no] 唯一の手：自分で指す
    }
settings-vacation =
    { $on ->
        [yes] 休暇：時間がなくなると自動で始まり、指すか残り日数がなくなるまで1日ずつ延びる
       *[no] 休暇：`/dvonn 休暇` を使ったときだけ始まる
    }
settings-weekends =
    { $on ->
        [yes] 週末休み：土曜と日曜は時計が止まる（ライブ対局を除く）
       *[no] 週末休み：なし
    }
settings-takebacks =
    { $on ->
        [yes] 待った：あなたが指すまでは認める
       *[no] 待った：相手があなたに申し出る
    }
settings-milestones =
    { $on ->
        [yes] 節目（初勝利など）：一度だけ、あなただけに知らせる
       *[no] 節目（初勝利など）：知らせない
    }
settings-phrases =
    { $on ->
        [yes] 他サーバーの相手からのひとこと：表示する
       *[no] 他サーバーの相手からのひとこと：表示しない
    }
settings-next-weekend = 次の週末休み：{ $begins } から { $ends }（{ $zone }）。この設定やタイムゾーンの変更は、1週間以上先に始まる週末から有効です。
settings-quiet = おやすみ時間：{ $hours }（{ $zone }）
settings-no-quiet = おやすみ時間：なし
settings-summary = 毎日のお知らせ（あなたの番の対局、DM）：{ $time }（{ $zone }）
settings-no-summary = 毎日のお知らせ：なし
button-settings-confirm =
    { $on ->
        [yes] まずプレビューする
       *[no] すぐに指す
    }
button-settings-only-ply =
    { $on ->
        [yes] 唯一の手は自動で指す
       *[no] 唯一の手も自分で指す
    }
button-settings-vacation =
    { $on ->
        [yes] 休暇を自動で始める
       *[no] 自動の休暇をやめる
    }
button-settings-play = リマインダー、言語…
button-settings-boards = 盤と手…
button-settings-weekends =
    { $on ->
        [yes] 週末は時計を止める
       *[no] 週末も時計を動かす
    }
button-settings-takebacks =
    { $on ->
        [yes] 指すまでは待ったを認める
       *[no] 待ったは申し出てもらう
    }
button-settings-milestones =
    { $on ->
        [yes] 節目を知らせる
       *[no] 節目を知らせない
    }
button-settings-phrases =
    { $on ->
        [yes] 相手のひとことを表示
       *[no] 相手のひとことを隠す
    }
button-settings-quiet = タイムゾーン、おやすみ時間…
button-settings-people = お気に入り・無視リスト…
form-quiet = タイムゾーン、おやすみ時間、毎日のお知らせ
form-quiet-hours = おやすみ時間の開始と終了（空欄：なし）
form-summary = 毎日のお知らせの時刻（空欄：なし）
form-quiet-zone = タイムゾーン
refuse-quiet-hours = `{ $input }` は時間帯ではありません。`22:00-07:00` のように書くか、なしにするなら空欄にしてください。
refuse-summary-time = `{ $input }` は時刻ではありません。`07:30` のように書くか、なしにするなら空欄にしてください。
refuse-time-zone = `{ $input }` というタイムゾーンはありません。`Europe/Berlin`、`America/New_York`、`UTC` のような名前を使ってください。

## Plans.

form-plan-title = 配置の計画
form-plan-wishes = マス（優先する順）
form-plan-wishes-hint = D3 E4 F2, near reds, row 3, column D, A1-E1, edge, anywhere, best
form-plan-stops = 相手がここに置いたら止める（任意）
form-plan-stops-hint = near reds, D3; after 5：自分の5枚のあと
plan-is = **計画**：`{ $wishes }`
plan-stops = 停止の条件：`{ $stops }`
plan-takes = 次（まだ空いていれば）：{ $cells }
plan-takes-then-best = 次（まだ空いていれば）：{ $cells }、そのあとはエンジンが選ぶ
plan-takes-best = 次：エンジンが選ぶ
plan-takes-nothing = 計画のマスはすべて埋まっています。
plan-played = 計画どおりに置きました。計画は終わりです。
plan-not-playable = 計画の中に置けるものがなかったので、削除しました。
fill-is = { $seconds }秒後から、自分の番が来るたびに残りの駒を代わりに置きます。いつでも止められます。
fill-stopped = 止めました。駒は自分で置いてください。
fill-done = すべての駒を置きました。
plan-none = 計画はありません。作るには `/dvonn 計画` を使ってください。
button-plan = 配置を計画…
button-edit = 編集
button-delete = 削除
button-try-again = やり直す
form-written = 入力内容：

plan-empty = 計画には少なくとも1つのマスが必要です。例：`D3 E4, near reds, row 3`。
plan-too-long = 各欄は{ $most }文字までです。短くするには、多くのマスを表す語を使ってください：`row 3`、`edge`、`anywhere`。
plan-unknown-word = 計画の中の語 `{ $word }` がわかりません。`D3` や `A1-E1` のようなマスか、`row 3`、`column D`、`edge` を使ってください。`near reds`、`near own`、`near theirs`、`near D3`、`anywhere`、`best` も使えます。
plan-row-number = `row` には1から5の数が必要です。例：`row 3`。
plan-column-letter = `column` には A から K の文字が必要です。例：`column D`。
plan-near-what = `near` には `reds`、`own`、`theirs` またはマスが必要です。例：`near D3`。
plan-line-end = ハイフンのあとに、最後のマスを書いてください。例：`A1-E1`。
plan-not-a-line = { $from } と { $to } は一直線上にありません。マスを1つずつ並べるか、`A1-E1` のように一直線上の2マスを書いてください。
plan-best-serious = レート戦と大会の対局では `best` は使えません。盤の中央から始まる `anywhere` を使ってください。
plan-count = `after` には1から49の数が必要です。例：`after 5`。
plan-no-cell-first = 最初に今回のマス（D3 など）を書いてください。残りが計画になります。

## Conditional moves.

form-if-title = 相手がこう来たら、こう指す
form-if-lines =
    { $first ->
        [mine] 1行に1つ：自分、相手、自分、相手…
       *[theirs] 1行に1つ：相手、自分、相手、自分…
    }
form-if-hint =
    { $phase ->
        [placement] { $first ->
            [mine] D3 E4 F2：D3 に置き、相手が E4 なら F2 に置く。* は他のどのマスでも
           *[theirs] D3 E4：相手が D3 なら E4 に置く。* E5：それ以外なら E5
        }
       *[movement] { $first ->
            [mine] D3F3 E4E5 C1C3：D3F3 を指し、相手が E4E5 なら C1C3。* は他のどの手でも。resign：投了
           *[theirs] D3F3 E4E5：相手が D3F3 なら E4E5。* C1C3：それ以外なら C1C3。resign：投了
        }
    }
if-are = **条件付きの手。** 自分の手はコロンのあと。{ "*" } は他のどの応手でも。
if-resigns = 行の最後が `resign` なら、そこであなたの代わりに投了します。
if-waits = まず { $ply } を指してください。その後、これらの手が相手の応手を待ちます。
if-none = 条件付きの手はありません。設定するには `/dvonn 条件付き` を使ってください。
button-conditions = 条件付きの手…
button-add-conditions = 条件付きの手を追加

if-empty = 少なくとも1行書いてください。例：`D3F3 E4E5` は、相手が D3F3 なら E4E5 を指す、という意味です。
if-too-long = 条件付きの手は全部で{ $most }文字までです。可能性の低いものを削ってください。
if-too-many = 読み筋が{ $found }本あります。上限は{ $most }本です。可能性の低いものを削ってください。
if-too-deep = { $line }行目は{ $most }手を超えています。短くしてください。
if-unknown-word = { $line }行目：`{ $word }` は `D3` のようなマスでも、`D3F3` のような手でも、他のどの手でも表す `*` でもありません。
if-no-such-cell = { $line }行目：マス `{ $word }` はありません。{ $cells }
if-pass = { $line }行目：パスは消してください。パスは自動です。
if-half-a-move = { $line }行目：{ $cell } だけでは手になりません。`D3F3` のように、乗るマスも書いてください。
if-any-of-mine = { $line }行目：`*` は相手の手にだけ使えます。自分の手は具体的に書いてください。
if-resigns-unprovoked = { $line }行目：`resign` は相手の手のあとに書いてください。
if-illegal-mine = { $line }行目：その時点では { $ply } を指せません。{ $reason }
if-illegal-theirs = { $line }行目：その時点で相手は { $ply } を指せません。盤と、各手がどちらの番かを確かめてください。
if-after-the-end = { $line }行目は終局のあとまで続いています。短くしてください。
if-no-answer = { $line }行目は相手の手で終わっています。自分の応手を足すか、その手を消してください。
if-two-answers = { $first }行目と { $second }行目が、同じ手に別々の応手を書いています。どちらか一方にしてください。

## Private notices

notice-title = 対局 { $number }（相手：{ $opponent }）：
notice-board = [盤]({ $url })
notice-branch-dropped = 条件付きの手 **{ $answer }** が指せなかったため、条件付きの手を削除しました。{ $reason }
notice-branch-dropped-after = { $after } への応手 **{ $answer }** が指せなかったため、条件付きの手を削除しました。{ $reason }
notice-conditions-deleted =
    { $reason ->
        [taken_back] 待ったがあったため、条件付きの手を削除しました。
        [dealt] 盤の残りが埋まったため、条件付きの手を削除しました。
       *[rated_game] この対局があなたのレート戦に似すぎてきたため、条件付きの手を削除しました。
    }新しく設定するには、対局のチャンネルで `/dvonn 条件付き` を使ってください。以前の内容：
notice-plan-stopped = 計画が止まりました：相手が **{ $cell }** に置きました（`{ $rule }`）。
notice-plan-left = まだ置いていないもの：`{ $plan }`。停止の条件：`{ $stops }`。新しい計画は、対局のチャンネルの `/dvonn 計画` で作れます。
notice-muted =
    ボットに { $channel } への投稿が許可されていないため、そこに盤を表示できません。モデレーターに頼んで、ボットに{ $place ->
        [thread] 権限「チャンネルを見る」と「スレッドでメッセージを送信」を付けてもらってください。スレッドがロックされている場合は、その解除も必要です
       *[channel] 権限「チャンネルを見る」と「メッセージを送信」を付けてもらってください
    }。投稿は試し続けます。
notice-muted-refused = { $channel } に盤を表示できません。{ $reason }投稿は試し続けます。
notice-muted-elsewhere = 相手が対局している場所への投稿がボットに許可されていないため、相手には盤が見えません。
notice-muted-clock = 投稿できるようになるまで、時計は止まっています（最長{ $time }）。`/dvonn 盤` などのコマンドはそこでも使えます。
notice-muted-runs = このために時計が止まることはありません。`/dvonn 盤` などのコマンドはそこでも使えます。
notice-place-lost = この対局のチャンネルまたはスレッドが削除され、今は新しいスレッドを開けません。{ $reason }開けるまで時計は止まります。モデレーターが `/対局 裁定` で対局 { $number } を終わらせることもできます。
notice-waits = この対局に動きがありましたが、対局のチャンネルにはボットから投稿できません。見るには、そのチャンネルで `/dvonn 盤` を使ってください。
notice-waits-clock = それまで時計は最長{ $time }止まります。
notice-plan-done = 計画が終わりました：駒をすべて置きました。新しい計画は、対局のチャンネルの `/dvonn 計画` で作れます。
notice-plan-exhausted = 計画は終わりです：残りのマスは埋まっています。新しい計画は、対局のチャンネルの `/dvonn 計画` で作れます。

## Browsing a game

button-browse = 手順を見る
button-first = 最初
button-page-back = 戻る
button-forward = 進む
button-last = 最後
page-start = 局面 0 / { $count }：最初の手の前。
page-passed = 局面 { $number } / { $count }、{ $player }：合法手がなく、パス
page-ply = 局面 { $number } / { $count }、{ $player }：**{ $ply }**
import-title = インポートした対局：白 { $white }、黒 { $black }
import-title-no-names = インポートした対局
import-result = 結果：{ $result }

## Replays

button-replay = リプレイ
button-share = 全員に見せる
menu-chapter-hint = 移動先…
menu-game-hint = 対局を見る…
menu-found-hint = 対局を見る、リプレイする、レビューする…
chapter-start = 対局の開始
chapter-placed = { $number }手目：すべての駒を配置
chapter-ply = { $number }手目：{ $ply }
chapter-last =
    { $end ->
        [over] { $number }手目：終局
       *[running] { $number }手目：現在の局面
    }
choice-game =
    { $state ->
        [running] { $number }：{ $white } 対 { $black }（進行中）
       *[over] { $number }：{ $white } 対 { $black }
    }
replay-ply = 全{ $count }手中、{ $number }手目のリプレイ。
replay-plies = 全{ $count }手中、{ $from }手目から{ $to }手目のリプレイ。
replay-nothing = リプレイするものがありません：この対局にはまだ手がありません。`/dvonn 盤` で盤が見られます。
replay-no-such-ply = この対局に{ $named }手目はありません。`開始` と `終了` には1から{ $plies }の数を入れるか、両方空欄にして全体を見てください。
replay-elsewhere = この対局は別のサーバーのものなので、ここで全員には見せられません。`公開` を空欄にすれば、自分だけが見られます。
replay-backwards = { $from }手目は{ $to }手目のあとです。入れ替えてください：`開始` { $to }、`終了` { $from }。
caption-replay = { $number }. { $ply }
alt-replay = { $from }手目から{ $to }手目のアニメーション：{ $plies }。最終局面：
error-still-drawing = 前のリプレイがまだできていません。できてからもう一度試してください。

## Reviews

button-review = レビュー
button-review-show = レビューを見る
button-review-browse = ここから見る
button-review-help = 見方
button-turning-point = { $mark }：{ $number }手目
review-in-progress = レビュー中です… { $known }/{ $all }。1分ほどかかります。
review-will-be-posted = できたら { $channel } に投稿します。ボタンを押すと、ここで見られます。
review-ready = レビューができました。
review-is-posted = { $channel } にもあります。
review-title = {"**"}レビュー** { $title }
review-side =
    { $color ->
        [white] 白、{ $player }
        [black] 黒、{ $player }
       *[nameless] { $player }
    }：正確さ **{ $accuracy }%**。{ $judged }手中{ $best }手がエンジンの第一候補と一致。
review-strength = レベル { $level }（{ $name }）相当の指し方。
review-strength-range = レベル { $from } から { $to }（{ $first }から{ $last }）相当の指し方。
review-no-turns = 転機なし：勝率が10%以上下がった手はありませんでした。
review-practice = 一番損をしたところの練習には、下のレッスンとパズルをどうぞ。
review-turning-point = {"**"}{ $mark }.** { $number }手目、{ $player }：**{ $ply }** で { $before } から { $after } に。
review-better = より良い手：**{ $better }**。
review-better-line = より良い手：**{ $better }**、以下 { $line }。
review-chance = { $chance }%
review-draw = 引き分け
review-end =
    { $end ->
        [win] { $margin }枚差の勝ち
       *[loss] { $margin }枚差の負け
    }
review-help =
    - 手の横のパーセントは、その手を指した側の勝率です。
    - 正確さとエンジンの第一候補との一致は、勝率10%から90%で指された手だけが対象です。勝負がついた局面では、どの手も損になりません。
    - レベル：手の損がこのプレイヤーと同じくらいのコンピューターのレベルです。4つ以上が当てはまるときは出しません。
review-figure = { $accuracy }%
phase-placement = 配置
phase-movement = 移動
caption-review = 各手のあとの白の勝率。名前の横は正確さ
caption-turning-point = A：より良い手 { $better } · B：実戦 { $played }
alt-turning-point = A がより良い手：{ $better }。別の色の B が指された手：{ $played }。
alt-review = 折れ線グラフ：白の勝率、白 { $white } 対 黒 { $black }。手数と勝率：{ $figures }。
alt-review-without-names = 折れ線グラフ：白の勝率。手数と勝率：{ $figures }。
alt-review-figure = { $number }：{ $chance }%
alt-review-accuracy =
    { $color ->
        [white] 白の正確さ：{ $accuracy }%。
       *[black] 黒の正確さ：{ $accuracy }%。
    }
alt-review-turning-point =
    転機 { $mark }、{ $number }手目、{ $color ->
        [white] 白
       *[black] 黒
    }：{ $before } のはずが { $after }。

## Openings

openings-title = **序盤**：実戦でどこに置かれたか。
openings-start = 空の盤：{ $games }局。
openings-after = { $cells } のあと（反転・回転した盤も含む）：{ $games }局。
openings-reds-matter = 赤駒の場所は勝負を大きく左右します：白の勝率は、赤駒がどれも隣り合わない対局で { $apart }%、3枚とも隣り合う対局で { $together }% でした。
openings-reds =
    { $pairs ->
        [0] どの赤駒も隣り合っていません。そうした{ $games }局で、白の勝率は { $white }%（引き分けは半分と数える）。
        [1] 赤駒2枚が隣り合っています。そうした{ $games }局で、白の勝率は { $white }%（引き分けは半分と数える）。
        [2] 赤駒3枚が連なっています。そうした{ $games }局で、白の勝率は { $white }%（引き分けは半分と数える）。
       *[3] 赤駒が3枚とも隣り合っています。そうした{ $games }局で、白の勝率は { $white }%（引き分けは半分と数える）。
    }
openings-left = { $number }手目から前例なし。前例のある最後の局面：
openings-end = 前例はここまでです。
openings-next = **{ $letter }** `{ $cell }`：{ $became }
openings-became = { $games }局、白勝ち { $white }%、引き分け { $drawn }%
openings-dealt = この対局は空の盤から始まっていないので、序盤がありません。手で置いた対局の序盤を見られます。
alt-openings = 次に置かれることが多いマス：{ $cells }。
menu-opening = 次に置かれたマス
button-opening-back = 戻る
button-opening-start = 空の盤からの序盤

## Notes on games

form-note = 対局 { $number } のメモ
form-note-text = 終局まで自分にだけ見えます
form-note-hint = 狙いや、覚えておきたいこと
notes-none = メモはまだありません。
note-of = { $author } のメモ：
notes-private = メモは終局まで自分にだけ見えます。その後は、対局を見られる人なら誰でも読めます。
button-note =
    { $written ->
        [yes] メモを編集
       *[no] メモを書く
    }

## Following games

follow-number = 対局 { $number }
follow-title = { $game }：{ $white } 対 { $black }
follow-none = この対局はフォローしていません。フォローすると DM で通知します。おやすみ時間には送りません。
follow-moves = フォロー中：1手ごとと終局時に通知します。おやすみ時間には送りません。
follow-end = フォロー中：終局時に通知します。おやすみ時間には送りません。
follow-turn = { $number }手目：{ $player } の番です。
follow-stopped = この対局の通知を止めました。再びフォローするには、そのチャンネルで `/対局 フォロー` を使ってください。
follow-hidden = 対局 { $number } の通知を止めました。そのチャンネルが見えなくなったためです。
followed =
    フォロー中の対局（{ $most }局まで）：
    { $games }
    変えるには、対局のチャンネルで `/対局 フォロー` を使ってください。
followed-none = このチャンネルに進行中の対局はなく、フォロー中の対局もありません。フォローするには、対局のチャンネルで `/対局 フォロー` を使ってください。
button-follow-moves = 1手ごとにフォロー
button-follow-end = 結果だけフォロー
button-unfollow = フォローをやめる
refuse-follow-own = 自分の対局なので、番が来たらお知らせします。DM で受け取るには `/dvonn 設定` を見てください。
refuse-follow-private = フォローできるのは、このボットを導入したサーバーの対局だけです。
refuse-follow-many =
    フォローできる数がいっぱいです。まずどれか1つを、そのチャンネルの `/対局 フォロー` でやめてください：
    { $games }
refuse-follow-full = この対局はすでに上限の{ $most }人がフォローしています。

## Games as files

export-no-files = （このチャンネルではボットがファイルを添付できません。DM で `/対局 エクスポート` を対局番号と一緒に送ってください。）
export-which = どの対局ですか？番号を指定してください。`/dvonn 対局一覧` で自分の対局が見られます。
export-no-number = `{ $input }` は対局番号ではありません。`/dvonn 対局一覧` で自分の対局が見られます。
export-no-sgf = SGF ファイルは必ず空の盤から始まりますが、この対局は違います。テキストで出します。
export-start-in-file = この対局は指定局面から始まります。局面はファイルの中にあります。
form-import = 対局のインポート
form-import-game = ファイルのテキスト、または手
import-gone = その後に多くの対局を読み込んだため、この対局はもうありません。`/対局 インポート` で読み込み直してください。
import-too-long = 対局としては長すぎるテキストです。上限は { $most } KiB です。
import-unreachable = Discord からこのファイルをダウンロードできませんでした。もう一度試すか、対局をテキストで送ってください。
import-no-text = テキストファイルではありません。`/対局 エクスポート` のファイルか、Boardspace の SGF を使ってください。
import-not-in-message = このメッセージに対局が見つかりません。読めるのは `D3 E4 F5` のような手と、`/対局 エクスポート` のファイルです。
import-nothing = 手が見つかりません。`/対局 エクスポート` のファイルか、`D3 E4 F5` のような手を使ってください。
import-sgf = この SGF ファイルには閉じていない値があります：`]` がありません。ファイルは完全ですか？
import-header = { $line }行目：{ $fault }
import-header-form = { $line }行目はヘッダーではありません。`[Key "value"]` の形にしてください。
import-no-cell = { $number }手目：マス { $found } はありません。{ $cells }
import-no-ply = { $number }手目：{ $found } は手ではありません。置くなら D3、動かすなら D3F3、パスなら PASS と書いてください。
import-illegal = { $number }手目 `{ $ply }`：{ $rule }
import-no-score = 縦棒のあと：{ $found } は得点ではありません。白を先に、数を2つ書いてください。
import-not-over = { $number }手目のあとに得点がありますが、終局していません。
import-other-score = テキストの得点は { $white_said } 対 { $black_said } ですが、盤では { $white } 対 { $black } です。
rule-taken = { $cell } は埋まっています。
rule-empty = { $cell } は空です。
rule-lone-red = { $cell } の赤駒は単独なので、誰も動かせません。
rule-not-theirs = { $cell } のスタックは相手側のものです。
rule-surrounded = { $cell } のスタックは囲まれていて動けません。
rule-not-straight = { $from } と { $to } は一直線上にありません。
rule-distance = { $from } から { $to } までの距離は { $distance } ですが、スタックの高さは { $height } です。
rule-empty-target = { $to } は空です。
rule-leaves-board = { $from } から高さ{ $height }のスタックが動くと盤の外に出ます。
rule-still-placing = まだすべての駒が置かれていません。
rule-all-placed = すべての駒が置かれています。
rule-must-pass = 手番の側に合法手がありません。PASS と書いてください。
rule-may-not-pass = 手番の側に合法手があるので、パスできません。
rule-game-over = この手の前に終局しています。

## Resigning

ask-resign = { $opponent } との対局を投了しますか？
ask-abort = { $opponent } との対局を中止しますか？
ask-close = 相手がサーバーを離れました。結果なしで対局を終えますか？
button-resign = 投了
button-close = 対局を終える
button-keep-playing = 続ける
resign-cancelled = 対局は続きます。
game-resigned = 投了しました。
game-aborted = 対局を中止しました。
game-closed = 終局しました。

## Lists and pages

games-none =
    { $place ->
        [here] このサーバーに、進行中のあなたの対局はありません。
       *[anywhere] 進行中の対局はありません。
    }`/dvonn コンピューター戦` でコンピューターと対局できます。人との対局の始め方は `/dvonn ヘルプ` で見られます。
games-title = **あなたの対局（{ $count }局）**
games-entry =
    { $turn ->
        [yours] **あなたの番** · { $game } · { $opponent } · { $time }
       *[theirs] { $game } · { $opponent } の番 · { $time }
    }
games-entry-game = 対局 { $number }
games-entry-moved = 最後の手 { $moved }
games-since = 最後の手 { $since }
games-muted = 盤を表示できなかったため時計停止中、残り { $left }
games-paused = 中断中、残り { $left }
games-vacation = 休暇中、残り { $left }
games-weekend = 週末休み、残り { $left }、時計は { $until } に動き出す
games-waiting = あなたの番の対局が{ $count }局あります。
games-short-of-time = 残り時間が少ない対局が{ $count }局あります。
desk-empty = 今、あなたの番の対局はありません。
milestone-first-win = 人との対局で **初勝利**！
milestone-streak = 人との対局で **連勝中**：{ $count }
milestone-best-win = このランキングで **最高の勝利**：相手のレーティングは { $rating } でした。
milestone-level = コンピューターの **{ $level }** に初勝利！
milestone-of-game = 対局 { $number }：{ $milestone }
button-next-game = 次の対局
button-look-again = もう一度確認
button-skip = あとで（あと{ $count }局）
button-all-games = すべての対局
button-games-here = このサーバー
button-games-everywhere = すべての場所
moves-title = 対局 { $number }：白 { $white }、黒 { $black }
moves-handed-over = { $at }：{ $moderator } がプレイヤーを交代。理由：{ $reason }
moves-removed-from-ratings = { $at }：{ $moderator } が対局をレーティングの計算から除外。理由：{ $reason }
moves-empty = まだ手がありません。
find-title = **{ $count }局見つかりました**（新しい順）
find-none = 条件に合う対局はありません。条件を減らして、もう一度試してください。
find-more = -# もっと古い対局があるかもしれません。日付などで条件を絞ると見つかります。
find-entry = **{ $number }** · { $at } · { $white } 対 { $black } · { $result } · { $moves }手
find-entry-in = { $entry } · { $place }
find-no-day = 日付 `{ $typed }` を読み取れません。年、月、日の順に書いてください：2026-03-01。
find-days-swapped = 最初の日が最後の日よりあとです。入れ替えてください。
find-lengths-swapped = 最少の手数が最多の手数を超えています。入れ替えてください。
find-other-bot = そのボットは対局しません。人を選ぶか、コンピューター戦を探すにはこのボットを選んでください。
find-no-server = ここでは自分の対局だけを探せます。サーバーの対局は、そのサーバーで探してください。

button-learn-rules = ルールを知る
button-take-lesson = レッスンを受ける
button-play-computer = コンピューターと指す
button-challenge-anyone = 誰かに挑戦
button-help-start = 対局を始める
button-help-turn = 自分の番
button-help-agree = 引き分け、中断、投了
button-help-records = 対局のあと
button-help-compete = ランキングと大会
button-help-settings = 設定とデータ
button-help-manage = 管理者向け
button-help-about = DVONN について
button-help-more = ほかの項目
hello =
    {"**"}こんにちは！ここで DVONN の対局ができます。**
    DVONN は二人用のボードゲームです。スタックを別のスタックに乗せ、駒を切り離していきます。最後に多くの駒を持っていたほうが勝ちです。
    友だちとでも私とでも、自分のペースで遊べます。はじめてなら **ルールを知る** を押してください。ほかのことは `/dvonn ヘルプ` で見られます。
help =
    {"**"}ここでの DVONN の遊び方**
    DVONN は二人用のボードゲームです。スタックを別のスタックに乗せ、最後に多くの駒を持っていたほうが勝ちです。
    はじめてですか？**ルールを知る** は5分。**コンピューターと指す** は一番弱いレベルで対局を始めます。
    自分の番には、最新の盤の下のボタンを使います。
help-start =
    {"**"}対局を始める**
    `/dvonn コンピューター戦`：9レベルのコンピューターと対局。DM でもできます。
    `/dvonn 挑戦`：プレイヤーやチャンネルの誰かに挑戦。{ $seek ->
        [yes] `/相手探し`：このボットを使うすべてのサーバーから相手を探す。
       *[no] {""}
    }
    `/dvonn ルール`：図入りのルールを5分で。`/学習 レッスン`：チャットで学ぶレッスン。
    `/パズル 解く`：自分の強さに合った最善手探し。`/パズル レース`：5分間でできるだけ多くのパズルを解く。`/学習 序盤`：実戦で次に置かれたマス。
    1つのチャンネルやスレッドで進行するのは1局です。もっと指すにはスレッドを開いてください。
help-turn =
    {"**"}自分の番**
    最新の盤の下のボタンを使います。スタックを動かす前にプレビューが出ます。置いた駒はすぐに確定します。コマンドでもできます：
    `/dvonn 置く D3`：駒を置く。`/dvonn 動かす D3F3`：D3 のスタックを F3 へ。
    `/dvonn 盤`：最新の盤。`/dvonn 対局一覧`：進行中の対局。`/対局 フォロー`：ほかの人の対局の通知。
    `/対局 プレビュー D3F3`：1手、または続けて数手の効果。
    `/dvonn ヒント`：自分の最善手。`/dvonn 解析`：どの局面でも最善手。どちらもレート戦では使えません。
    `/dvonn 計画`：`near reds, row 3` のように先の配置を決める。`/dvonn 条件付き`：条件付きの手。ほかの人には見えません。
help-agree =
    {"**"}引き分け、中断、投了**
    `/dvonn 提案`：引き分け、待った、中断、時間の追加、再戦を提案。
    `/dvonn 投了`：投了する。`/対局 中止`：始まったばかりの対局を中止。
    `/対局 勝利申請`：相手がサーバーを離れて時間切れになったら、勝利を申請。
    `/dvonn 休暇`：時計を数日止める。
help-records =
    {"**"}対局のあと**
    `/対局 レビュー`：対局の流れと、より良かった手。`/対局 リプレイ`：GIF でリプレイ。
    `/対局 棋譜`：全手をテキストで。`/対局 メモ`：終局まで自分だけのメモ。
    `/対局 エクスポート`：ファイルに書き出す。`/対局 インポート`：ファイルから読み込む。
    `/対局 検索`：終わった対局を探す（自分、またはサーバー全体）。
help-compete =
    {"**"}ランキングと大会**
    `/ランキング 上位`：上位のプレイヤー。`/ランキング プロフィール`：一人について。`/ランキング 比較`：二人を比べる。
    `/ランキング 上位` に `対象:世界ランキング`：世界の上位。`/ランキング 世界ランキング離脱`：その表から抜ける。
    `/ランキング シーズン`：今シーズン。`/ランキング 活動`：ここでの対局数。
    `/大会 一覧`：ここの大会。`/大会 参加`：参加する。`/大会 作成`：開催する。
    `/リーグ 表示`：リーグ。`/リーグ 参加`：次の期に参加。
    ランキングの対象はレート戦です：`/dvonn 挑戦` に `レート:True` を付けてください。
help-settings =
    {"**"}設定とデータ**
    `/dvonn 設定`：盤、表記、リマインダー、おやすみ時間、言語。
    `/データ 表示`：保存している内容。`/データ エクスポート`：全部をファイルで。`/データ 削除`：削除する。
help-manage =
    {"**"}管理者向け**
    準備はいりません。`/dvonn-admin 設定` でサーバーの設定が見られます：チャンネル、ロール、レーティング、シーズン、言語など。
    `/リーグ 作成`：自動で次の期へ続くリーグ。`/大会 作成`：大会。`繰り返し` を付けると毎週や毎月の開催に。週刊まとめのチャンネルは設定で選べます。
    `/対局 裁定`：対局を終わらせる、無効にする、プレイヤーを交代させる。理由は全員に見えます。
    `/dvonn-admin ブロック`：人をブロック。`/dvonn-admin ログ`：モデレーターの操作。
help-about =
    {"**"}DVONN について**
    DVONN の作者は Kris Burm です。GIPF プロジェクトの4作目として2001年に発表されました。2002年に International Gamers Award、2003年に *Games* 誌のゲーム・オブ・ザ・イヤーを受賞しています。
    姉妹作は GIPF、TAMSK、ZÈRTZ、YINSH、PÜNCT、TZAAR、LYNGK です。
    もっと知る：[gipf.com](<https://www.gipf.com>)、[BoardGameGeek](<https://boardgamegeek.com/boardgame/2346/dvonn>)
    ほかで遊ぶ：[Boardspace](<https://www.boardspace.net>)、[Little Golem](<https://www.littlegolem.net>)
    プログラムの大会（2011年の種目が DVONN）：[CodeCup](<https://www.codecup.nl>)
    このボットはどれとも関係ありません。このゲームが好きな人たちが作っています。

## The rules, page by page, each with a picture

rules-title = {"**"}DVONN のルール：{ $page }** · { $number } / { $count }
button-rules-next = 次へ
rules-goal =
    二人でスタックを積みます。一番上の駒の色が、スタックの持ち主です。最後に多くの駒を持っていたほうが勝ちです。
    盤は A1 から K5 までの49マス。白駒と黒駒が23枚ずつあります。3枚の赤駒は誰のものでもありませんが、赤とのつながりを失ったスタックは取り除かれます。
    1局は最大97手で、実際の盤なら約30分です。対象は8歳から。運の要素はありません。
    {"**"}図** は終わった対局です。数字はスタックの高さで、1枚駒には数字がありません。赤い縁と赤い印は赤入りのスタックで、赤駒が複数なら印に枚数が出ます。白は{ $white }枚、黒は{ $black }枚なので、白の勝ちです。
rules-placing =
    盤は空で始まります。1枚目の赤駒を白、2枚目を黒、3枚目を白が置きます。次に、黒から交互に自分の駒を、盤がいっぱいになるまで置きます。どの空きマスにも置けます。
    最後の駒を置くのは白で、続けて最初に動かすのも白です。白の番が2回続きます。その代わり、自分の駒を先に置いたのは黒です。
    一番下の1段目は A1 から I1 まで。その上は順に A2 から J2、A3 から K3、B4 から K4、一番上が C5 から K5 です。
    {"**"}図** は、赤駒が { $reds } にあり、まわりに最初の駒が置かれた対局です。輪の付いた駒が最新の駒です。
rules-moving =
    自分の番に、自分のスタックを1つ動かします。スタックはまっすぐ、高さとちょうど同じ数のマスを進みます。駒や空きマスは飛び越えられます。1枚駒は1マスです。必ず別のスタックか駒（色は問いません）に乗り、1つのスタックになります。相手のスタックや赤駒に乗ることを*取る*といいます。
    {"**"}図1：** { $stack } の白スタックは高さ3です。輪のあるマスへ動けます：{ $targets }。空の { $empty }、近すぎる { $near }、盤の外に出る上方向へは動けません。
rules-surrounded =
    6方向すべてに駒があるスタックは囲まれています。持ち主や高さに関係なく、隣のマスが空くまで動けません。だから最初は端の駒だけが動けます。
    {"**"}図2：** 進入禁止の印が囲まれたスタックです：{ $stacks }。{ $red } は赤入りですが動けません。{ $edge } の駒も隣に空きマスはありませんが、動けます：端のマスの隣は5つ以下だからです。
rules-touching = どのマスも、最大6つのマスと隣り合います。同じ段に2つ、番号が1つ大きい段に2つ（同じ文字と次の文字）、番号が1つ小さい段に2つ（同じ文字と前の文字）です。{ $cell } の隣は { $touched } です。
rules-cell-touches = { $cell } の隣は { $touched } です。
rules-cell-game = ここの対局では：{ $stacks }
rules-cell-empty = 空き：{ $cells }。
rules-isolation =
    1手ごとに、赤駒とつながりのないスタックはすべて孤立し、永久に取り除かれます。つながりとは、隣り合うスタックの連なりです。誰の手か、誰のスタックかは関係ありません。赤駒と赤入りのスタックは必ず残ります。赤駒だけでは動けません。赤入りのスタックはほかと同じように動きます。
    {"**"}図3：** 白が { $ply } を指しました。その駒が { $isolated } と赤を結ぶ唯一のつながりだったので、黒は一度に{ $count }枚を失います。
rules-end =
    合法手がなければ自動でパスになり、動けるようになればまた指します。合法手があれば、駒を失うことになっても指さなければなりません。どちらも動けなくなったら終局です。それぞれ自分のスタックの駒を、赤駒も含めて数えます。得点の多いほうが勝ち、同じなら引き分けです。
    {"**"}図4：** 白は{ $before }枚、黒は{ $black }枚でしたが、白の手は { $ply } しかありませんでした。その手で赤駒とのつながりを失った { $isolated } は取り除かれました。もうどちらも動けません：白は残り{ $white }枚で、黒の勝ちです。
rules-here =
    `/dvonn コンピューター戦` は、入門からグランドマスターまでのコンピューターとの対局を始めます。`/dvonn 挑戦` は特定のプレイヤーへの挑戦や、誰でも受けられる挑戦を出します。
    自分の番には、最新の盤の下のボタンを使います。スタックを動かす前に、{"**"}図** のようなプレビューが出ます：最初の手、{ $ply } です。置いた駒はすぐに確定します。`/dvonn 置く D3`、のちに `/dvonn 動かす D3F3` と打つこともできます。これは D3 から F3 への手で、D3→F3 とも書きます。`/対局 プレビュー D3F3` は手の効果を見せるだけです。
    `/dvonn ヒント` はフリー戦で最善手を見せます。`/dvonn ヘルプ` でほかの使い方が見られます。
rules-moving-caption = 高さ3：ちょうど3マス進む
rules-surrounded-caption = 印：囲まれていて動けない
rules-isolation-caption = 赤と切れた5枚を取り除く
rules-end-caption = 白の唯一の手で負けになる

## Lessons. The learner has White.

lesson-title = {"**"}レッスン { $lesson }：{ $title }** · { $number } / { $count }
lesson-turning-point = あなたの対局の転機は{ $number }手目でした：**{ $better }** のほうが **{ $played }** より良い手でした。その理由をこのレッスンで学べます。
lesson-alt = 練習：{ $goal }
lesson-alt-marked = 印のマス：{ $cells }。
lesson-right = ✅ **{ $ply }** – 正解！
lesson-others = ほかの選択肢では勝率 { $least }〜{ $most }% になります。
lesson-wrong = ❌ { $played }
lesson-solution = 最善手：**{ $ply }**。盤の矢印 A です。
lesson-solution-place = 最善手：**{ $ply }**。
answer-move =
    { $color ->
        [white] 白の応手：**{ $ply }**。
       *[black] 黒の応手：**{ $ply }**。
    }
answer-pass =
    { $color ->
        [white] 白は合法手がなく、パスします。
       *[black] 黒は合法手がなく、パスします。
    }
lesson-pass = あなたは合法手がなく、パスします。
flaw-own = 自分のスタックに乗ったので、動かせるスタックが1つ減りました。
flaw-red = 赤駒を単独で取っただけなので、相手は何も失っていません。
flaw-loses =
    { $count ->
       *[other] 自分の駒を{ $count }枚切り離してしまいました。
    }
flaw-stuck = { $cell } のあなたのスタックは高さ{ $height }になり、動けません。
flaw-waits = その駒はあとでも取れました。待てない手がほかにありました。
flaw-reds = この赤駒は別の赤駒に近すぎます。散らばっているほうが、盤の広い範囲をつなぎとめます。
flaw-far = { $cell } は赤駒から3マス以上離れているので、簡単に切り離されます。
flaw-beside = 赤駒の隣にまだ空きマスがあります。{ $cell } は赤駒の隣ではありません。
flaw-lump = { $cell } の隣には自分の駒が{ $count }枚あります。かたまりになって、自分の動きをふさぎます。
flaw-inner = { $cell } は端ではありません。そこの駒は、隣のどれかがどくまで動けません。
caption-after = { $ply } のあと
outlook-now =
    { $kind ->
        [win] 双方が最善を尽くせば、{ $number }枚差の勝ちです。
        [draw] 双方が最善を尽くせば、引き分けです。
        [loss] 双方が最善を尽くせば、{ $number }枚差の負けです。
       *[chance] エンジンの見る勝率は { $number }% です。
    }
outlook-best =
    { $kind ->
        [win] 最善手なら{ $number }枚差の勝ちです。
        [draw] 最善手なら引き分けです。
        [loss] 最善手なら{ $number }枚差の負けで済みます。
       *[chance] その手の前は { $number }% でした。
    }
lesson-game-score = 得点：白 { $white }、黒 { $black }。あなたの番です。
lesson-game-won = 🏆 { $white } 対 { $black } で勝ちました！
lesson-game-lost = 終局：白 { $white }、黒 { $black }。黒より多くの得点が必要です。もう一度！
lessons-title = {"**"}レッスン：{ $done } / { $count } 修了**
lessons-part =
    { $part ->
        [rules] {"**"}ルール**
        [moving] {"**"}スタックを動かす**
        [placing] {"**"}駒を置く**
       *[game] {"**"}一局を通して**
    }
lessons-complete = {"**"}🎓 全レッスン修了！** `/ランキング プロフィール` に載ります。どのレッスンも何度でも受けられます。
lessons-entry =
    { $state ->
        [done] ✅ { $number }. { $title }
        [next] ▶️ { $number }. { $title }
       *[open] ▫️ { $number }. { $title }
    }
progress-title = {"**"}あなたの進み具合**
progress-fact = {"**"}{ $label }：** { $value }
progress-lessons = { $done } / { $count } 修了
progress-puzzles = { $tried }問中{ $solved }問正解、レーティング { $rating }、{ $streak ->
        [0] 連続日数なし
       *[other] 連続日数 { $streak }日
    }
progress-none = まだなし
progress-accuracy =
    { $count ->
        [1] {"**"}正確さ：** 直近のレビュー済みの対局で { $accuracy }%。
       *[other] {"**"}正確さ：** 直近のレビュー済み{ $count }局で平均 { $accuracy }%。
    }
progress-accuracy-before =
    { $count ->
        [1] その前の1局では { $accuracy }% でした。
       *[other] その前の{ $count }局では { $accuracy }% でした。
    }
progress-no-review = {"**"}正確さ：** 対局のあとに `/対局 レビュー` を使うと、ここに折れ線で出ます。
fact-lessons = レッスン
fact-solved = パズル
fact-best-race = レースの最高記録
fact-levels-beaten = 勝ったレベル
caption-progress =
    { $count ->
        [1] 直近のレビュー済みの対局の正確さ
       *[other] 直近のレビュー済み{ $count }局の正確さ
    }
alt-progress =
    { $count ->
        [1] 直近のレビュー済みの対局の正確さ：{ $figures }。
       *[other] 直近のレビュー済み{ $count }局の正確さ、古い順：{ $figures }。
    }
button-progress = 自分の進み具合
button-term-review = 正確さとは？
menu-lesson = レッスンを選ぶ
button-lesson-next = 次へ
button-lesson-next-lesson = 次：レッスン { $lesson }
button-lesson-finish = 終える
button-lesson-again = もう一度指す
button-lesson-retry = やり直す
button-lesson-show = 答えを見る
button-lesson-people = 実戦で置かれたマスを見る
button-lesson-list = レッスン一覧
button-place-board = 盤全体に置いてみる
button-lesson-go-on = 続ける：レッスン { $lesson }
button-advice = アドバイス
button-advice-lesson = レッスン { $lesson } を試す
button-terms = 用語
button-term = 「{ $term }」とは？
button-term-rating = ± とは？
advice-title = {"**"}{ $title }** · { $number } / { $count }

learn-1 = 高さぶん進む、端は動ける
    .advice =
        スタックはまっすぐ、高さとちょうど同じ数のマスを進み、必ずスタックに乗ります。スタックや空きマスは飛び越えられます。
        6方向すべてに駒があるスタックは動けません。端のマスの隣は5つ以下なので、そこの駒は最初の手から自由です。
learn-1-1 = あなたは白です。E2 のスタックは高さ3なので、ちょうど3マス進みます。B2 の輪が乗れる場所です。そこで取りましょう！
    .why = E2 は2つのスタックを飛び越え、B2 の1枚駒を取りました。黒の最後のスタックだったので、黒はもう動けません。
learn-1-2 = 高さ2のスタックはちょうど2マス進み、空きマスを飛び越えられます。印の付いた J3 の1枚駒を取れるのは、どのスタックでしょう？
    .why = 空きマス I2 も1マスと数えます。空きは飛び越えられますが、乗る先にはスタックが必要です。
learn-1-3 = B2 の1枚駒は囲まれていて動けません。端の B1 の1枚駒は動けます。B1 で取りましょう。
    .why = 端のマスの隣は5つ以下なので、囲まれません。そして B1 が離れたので、B2 も自由になりました。

learn-2 = パス
    .advice =
        合法手のない側はパスし、もう一方が一人で続けます。その余分な手が勝負を決めることはよくあります。
        相手のスタックが乗れる先を見ましょう。まだ動ける最後の1つを取るか、唯一の乗り先をなくします。
learn-2-1 = C5 の高さ2の黒スタックは C3 にしか乗れません。C4 の1枚駒も動けます。黒の合法手をなくしましょう。
    .why = C4 はあなたのもの、C5 には乗り先がありません。黒はパスし、あなたは C4 から C2、さらに C2 から C5 と続けます。
learn-2-2 = 黒の F5（高さ2）と G5（高さ3）は D5 にしか乗れません。その乗り先をなくす手を見つけましょう。
    .why = D5 が空いたので、黒はパスするしかありません。次に E5 の高さ2のスタックで G5 を取ります。
learn-2-3 = マスを数えましょう：黒の E1（高さ2）と F1（高さ3）はどこに乗れますか？パスに追い込んでください。
    .why = どちらも C1 が必要でしたが、もう空です。黒はパスし、新しい高さ2のスタックで F1 を取れます。

learn-3 = 孤立
    .advice =
        1手ごとに、赤駒まで隣の連なりがないスタックは、誰のものでもすぐに取り除かれます。
        一本だけのつながりを探しましょう。相手のものは切り、自分のものは守ります。赤駒は固定ではなく、赤入りのスタックが運び去ることもあります。
learn-3-1 = H5 の高さ3の黒スタックと赤のつながりは、G4 のあなたの1枚駒だけです。H5 を消し、同じ手で何かを取りましょう。
    .why = G4 がなくなると、H5 から赤駒への連なりがありません。3枚がすぐに盤から消えます。
learn-3-2 = 印の付いた K4 の1枚駒は取れますが、そのあと赤とつながっていられますか？代わりに、I1 を狙う手で K4 を切り離しましょう。
    .why = K4 は赤との唯一のつながりを失いました。そして I3 の高さ2のスタックは赤入りになり、次に I1 を取ります。
learn-3-3 = 印の付いた黒スタックは、G2 のあなたのスタックの赤駒だけが頼りです。それが離れたら？
    .why = 赤駒はそれを含むスタックと一緒に動きます。F1 と G1 はつながりを失い、黒は3枚なくしました。

learn-4 = 取るたびに相手の手が減る
    .advice =
        取ったスタックは盤に残りますが、自分のものになります。相手の動かせるスタックが1つ減ります。
        だからできるだけ毎手取り、よく動けるスタックを優先しましょう。自分の駒や赤駒に乗っても、相手は何も失いません。
learn-4-1 = 黒のスタックは、印の付いた H1 の1枚駒だけです。黒の手をなくす手は？
    .why = H1 を取られた黒は、もう動けません。残りの手はすべてあなたのものです。
learn-4-2 = D4 の黒の1枚駒は、C4 のあなたのスタックを取れます。それを防ぐ、取る手を見つけましょう。
    .why = 自分のスタックの下になった駒は、もう動くことも取ることもできません。赤駒1枚よりずっと大きな手でした。
learn-4-3 = 印の付いた1枚駒は、どちらも何かを狙っています。C2 の1枚駒は、そのうち1つを取れます。取られる前に取りましょう。
    .why = C1 は B1 か C2 を取れるところでした。黒のスタックが1つ減り、手も1つ減りました。

learn-5 = 1枚駒は宝
    .advice =
        1枚駒は、囲まれていなければ、隣のどのスタックにも、1マス動いて乗れます。スタックは高いほど、乗り先を見つけにくくなります。
        だから早くからタワーを作らないこと。タワーで1枚駒を取り、自分の1枚駒は終盤まで残しましょう。
        自分のスタックに乗るのは、大きな集団を救うときか、終局間近だけ。それ以外は浮き駒をあきらめて、別の所を攻めましょう。
learn-5-1 = 3つの手のうち2つは、自分の駒を重ねる手です。3つ目を見つけましょう。
    .why = 取ったうえに、F2 と G3 はまだ別々に動けます。動けるスタックは、どれも手の蓄えです。
learn-5-2 = あなたのスタックは3つ、黒は1枚駒1つ。自分のスタックを減らさずに取る手は？
    .why = 黒にはもうスタックがありません。あなたのスタックはすべて残り、一人で続けられます。
learn-5-3 = D2 に高さ4や5のタワーを作れます。でも D2 から4マス、5マス先には何もありません。もっと良い手は？
    .why = 乗り先のないタワーは、もう二度と動けません。代わりに1枚駒で取れば、まだ動けます。
learn-5-4 = タワーで1枚駒を取れば、自分の1枚駒をあとに残せます。E3 のタワーは I3 の1枚駒に届きます。そのあと H2 の1枚駒は何に届きますか？
    .why = 取ったのはタワーなので、H2 の1枚駒はまだあります。次に H3 の大きなスタックを取れます。
learn-5-5 = 例外：終局間近では、自分のスタックに乗るべきこともあります。F5 は J5 から4マス。J5 の高さはいくつ必要ですか？
    .why = J5 は高さ4になり、黒のパスのあと F5 を取ります。ここではスタックが1つ減っても構いません。誰にも使い道がなかったからです。
learn-5-6 = もう1つの例外：大きなスタックが危ないとき。C5 のあなたのスタックは、黒の C4 だけが頼りです。C4 が動いたらどうなりますか？
    .why = C5 は切り離されるところでした。だから、自分のスタックの上にでも引き揚げたのは正解です。C4 が C3 を取っても、E3 が取り返します。

learn-6 = 相手の赤駒を封じる
    .advice =
        相手のスタックの赤駒は脅威です。それが動くと、その赤駒だけが頼りだったものがすべて切り離されます。
        そのスタックを取りましょう。自分のものになって高くなり、新しい距離には乗る先がないことが多いので、赤駒はその場に残ります。
learn-6-1 = D2 の高さ2の黒スタックは赤入りで、運び去ることができます。取って、動けない高さにしましょう。
    .why = D2 のスタックはあなたのもの、高さ3で、3マス先には何もありません。赤はそこに残ります。
learn-6-2 = また黒が H3 に赤駒を持っています。届くのはどのスタックでしょう？
    .why = H1 から H3 まで2マス。スタックは高さ4になり、動けません。
learn-6-3 = G4 の黒スタックは赤入りです。止めてください。
    .why = 1回取っただけで、赤入りのスタックはあなたのものになって止まりました。黒には何も残っていません。

learn-7 = 赤駒は狙いがあってこそ
    .advice =
        赤駒もほかの駒と同じ1枚分です。取っても相手の駒は減らず、逃げることもありません。
        赤駒を取るのは狙いがあるときだけ：自分の駒の所へ運ぶ、次に切り離す、自分のつながりを保つ、相手の乗り先をなくす、など。
learn-7-1 = 自分のスタックの近くに赤駒が3枚あります。今1手かける価値はありますか？
    .why = J3 は黒の最後のスタックでした。赤駒はまだそこにあり、時間はいくらでもあります。
learn-7-2 = C3 で B2 の赤駒を取れます。印の付いた1枚駒も取れます。先にするのは？
    .why = 赤駒は逃げませんが、黒の1枚駒は逃げます。まず取り、赤駒は役立つときに。
learn-7-3 = 黒の H2（高さ3）と H3（高さ2）は H5 にしか乗れません。今度は赤駒に1手の価値があります。なぜでしょう？
    .why = 今度は狙いがあります。H5 が空いて黒はパスするしかなく、次に H4 の高さ2のスタックで H2 を取ります。
learn-7-4 = G3 のあなたのスタックは赤入りです。相手のスタックから離れて、J2 の自分のスタックの方へ運びましょう。G3 だけが頼りのものを数えてください。
    .why = 赤駒は今、J2 のあなたのスタックの隣です。G3 の赤駒だけが頼りだったものはすべて消え、黒はもう動けません。

learn-8 = 逃げないものは後回し
    .advice =
        動けないスタックで、取るのを邪魔される心配もなければ、今取る必要はありません。
        まず、次に防がれてしまう手を指します。まだ動ける駒や助かる駒を取り、それから戻りましょう。
learn-8-1 = J5 は J3 の大きなスタックを取れます。でも J3 は動けません。もっと急ぐのは？
    .why = J4 は動くことも取ることもできました。J3 はその場に残るので、次の手で取れます。
learn-8-2 = B4 の1枚駒は C5 の高さ4のスタックを、今でもあとでも取れます：C5 は動けません。先に何を指しますか？
    .why = D4 は動けて、C5 は動けません。黒の応手のあとでも C5 を取れて、勝ちです。すぐ取っていたら負けていました。
learn-8-3 = K5 は I5 の高さ4のスタックを狙い、I5 は動けません。待てない手を見つけましょう。
    .why = まず動ける駒、それから大きなスタック。I5 は次の番にもそこにあります。

learn-9 = 最後の手を数える
    .advice =
        終盤が近づいたら、双方に残った手を数えましょう。先にパスする側は、たいてい負けます。
        手を蓄え、相手の手を使い切らせましょう。自分の最後の手が何を切り離すかにも注意。損になるとしても、指せるなら指さなければなりません。
learn-9-1 = あなたの駒は1枚、黒のスタックは2つ。最後の手が自分のものになるように指しましょう。
    .why = 黒の C5 は B4 へ行き、もう動けません。あなたは B3 から D5、D5 から A2 と続けます。赤駒はすべてあなたのもの、B4 は切り離されます。
learn-9-2 = 数えましょう：黒は1枚駒2つ。黒の手を1つだけにして、その手を咎めましょう。
    .why = 黒は C1 から C2 しか指せず、そこで E4 が取ります。あとは終局まで黒はパスです。
learn-9-3 = 先に手がなくなるのはどちら？取ったあと、黒の手がちょうど1つになる手を見つけましょう。
    .why = 黒は D4 から D2 へ動いて行き詰まります。あなたにはまだ D3 から B3 があり、黒のパスのあと最後の手もあなたです。

learn-10 = 狙い撃ちと両取り
    .advice =
        スタックが撃てるのは、高さとちょうど同じ距離にあるものだけです。撃つ準備として高さか位置を変え、標的までの距離を高さに合わせましょう。
        そして2つを同時に狙うこと。相手は1手しかなく、両方は助けられません。
learn-10-1 = G5 の高さ2の黒スタックは I5 にしか行けません。そこを撃てる高さ3のスタックを用意しましょう。
    .why = F5 は高さ3になり、I5 は3マス先です。G5 がそこへ行けば撃てます。
learn-10-2 = H4 は H1 から3マス。撃つには H1 に何が必要ですか？
    .why = もう1枚で H1 は高さ3になり、H4 はちょうど3マス先です。
learn-10-3 = 両取り：1つのスタックが、印の付いた2つのスタックを同時に狙う手を見つけましょう。
    .why = H3 の高さ2のスタックが J3 と J5 を狙います。黒は1手しかなく、両方は助けられません。

learn-11 = 配置：赤駒
    .advice =
        白は赤駒3枚のうち2枚を置きます。その場所が勝負を大きく左右します。
        まとまった赤駒は、先に仕掛ける白に有利です。実戦5,990局で、白の勝率は、赤駒が3枚とも隣り合うとき68%、どれも隣り合わないとき47%でした。
        だから黒なら離しておくこと。初心者は、白でも散らしましょう。一撃ですべてを失うことがなくなります。
learn-11-1 = 盤にあるのは、隣り合う赤駒2枚だけです。3枚目は白のあなたが置きます。赤駒を散らしましょう。
    .why = これで両側に赤駒があり、自分の駒がどこにいても近くに赤駒があります。まとめて置くと激しい対局になり、人はそのほうがよく勝ちますが、エンジンの勝ちは減ります。
learn-11-2 = 今度も最後の赤駒を置きます。赤駒がないのは盤のどちら側ですか？
    .why = B4 はどちらの赤駒からも遠いマスです。あなたの駒がどこにいても、近くに赤駒があります。
learn-11-3 = 赤駒2枚は右にあります。3枚目はどこに置きますか？
    .why = ほかのマスなら、左のあなたの駒には頼れる赤駒がなかったでしょう。これで左にも赤駒があります。

learn-12 = 配置：赤駒の隣
    .advice =
        赤駒の隣は、盤で一番良いマスです。そこの駒は簡単には切り離されません。すぐ埋まるので、真っ先に置きましょう。
        赤駒ごとに、隣にある自分の駒を数えます。どの赤駒にも3枚以上ほしいところ。相手も同じです。
        赤駒2枚の隣のマスは、価値も2倍です。
learn-12-1 = 端に沿って赤駒が3枚あります。選べるマスのうち1つは、2枚の赤駒の隣です。そこに置きましょう。
    .why = G1 は2枚の赤駒の間です。片方がどうなっても、もう片方が残ります。
learn-12-2 = 赤駒の隣の空きマスは、あとわずかです。その1つに置きましょう。
    .why = B1 は A1 の赤駒の隣で、C1 のあなたの駒の隣でもあります。だからどちらも簡単には切り離されません。
learn-12-3 = 右に赤駒が3枚あります。選べるマスのうち、2枚の赤駒の隣はどれですか？
    .why = K4 は J3 と K5 の赤駒の隣です。2、3マス離れた H3 や G3 では、じきに切り離されていたでしょう。
learn-12-4 = I1 の赤駒の隣には自分の駒が1枚あり、空きマスはあと1つです。黒より先に置きましょう。
    .why = H1 は I1 の隣の最後の空きマスでした。選べるほかのマスに置いていたら、黒に置かれていました。

learn-13 = 配置：赤駒の近くと端
    .advice =
        赤駒の隣が埋まったら、次はそのひとつ外側です。赤駒から2マスのマス、できれば2枚の赤駒から2マスのマスに置きましょう。
        端は、赤駒が近い所を押さえましょう。端の駒は最初の手から動けます。中の駒は待つことになります。
        赤駒から遠い端には、ほとんど価値がありません。
learn-13-1 = 赤駒の隣はもう空いていません。2枚の赤駒から2マスの空きマスが1つあります。見つけましょう。
    .why = H3 は赤駒のまわりの集団に入ります。ほかのマスはどれももっと外側です。
learn-13-2 = 赤駒から2マスで、端でもある：両方がそろうマスを見つけましょう。
    .why = G1 は赤駒から2マスで、端でもあります。遠い隅は早々に切り離されていたでしょう。
learn-13-3 = 選べるマスには、端のものと中のものがあります。赤駒に近い端のマスに置きましょう。
    .why = 端なら駒はすぐに動けて、赤駒も遠くありません。中では待つことになっていました。
learn-13-4 = 端と赤駒の隣を一度に：両方がそろうマスを見つけましょう。
    .why = J5 は端で、J4 の赤駒の隣です。最初から動けて、切り離されにくいマスです。

learn-14 = 配置：連なりと出口
    .advice =
        自分の駒が盤を横切って連なると、相手の駒は分断されます。連なりの先頭が動けば、次の駒も動けるようになります。
        中の駒には出口が必要です。その隣の端に1枚置きましょう。それが動けば、中の駒も動けます。
learn-14-1 = あなたの駒は1段目に沿って並び、D4 と D5 にもあります。赤駒の隣に、両方をつなぐマスが1つあります。
    .why = C3 で1段目から5段目までつながりました。B3 の赤駒の隣でもあります。
learn-14-2 = 選べるマスの中に、あなたの2つの集団をつなぐものが1つあります。見つけましょう。
    .why = D4 は C3 と E4 のあなたの駒をつなぎます。連なりの両側には赤駒があります：C4 と F4 です。
learn-14-3 = H2 と H3 のあなたの駒は閉じ込められています。出口になる端のマスはどれですか？
    .why = G1 が動けば H2 が動けて、次に H3 が動けます。しかも G1 は赤駒の隣です。
learn-14-4 = F2 のあなたの駒は中にいます。出口になる端のマスはどれですか？
    .why = F1 が動けば、F2 は自由です。しかも F1 は赤駒から2マスで、ほかの端のマスは違います。
learn-14-5 = I4 のあなたの駒には出口が必要です。出口になる端のマスで、赤駒の隣はどれですか？
    .why = I5 が動けば、I4 は自由です。しかも I5 は H4 の赤駒の隣です。

learn-15 = 配置：かたまりを作らない
    .advice =
        自分の駒のかたまりは、自分の動きをふさぎます。内側の駒は動けず、一度切り離されると全部なくなります。
        だから散らしましょう。自分の駒が3枚以上まわりにあるマスはやめて、別のマスを探します。
        こうしたコツが食い違うときは、まず赤駒、次に端、その次に出口です。
        今度は盤全体に置いてみましょう。`/dvonn ヒント` は、強いプレイヤーが置くマスと、自分の勝率を見せます。
learn-15-1 = 選べる5マスのうち4マスは、かたまりを厚くするだけです。そうならないのはどれですか？
    .why = F3 はまわりに自分の駒が少なく、赤駒も近くです。ほかは左のかたまりの中です。
learn-15-2 = 隣に白駒が多いマスは空けておきます。残りのうち、赤駒の隣はどれですか？
    .why = B1 の隣の白駒は1枚。赤駒の隣で、端でもあります。B3、D4、H5 の隣には白駒が3枚ずつあります。
learn-15-3 = 最後の数マスです。あなたの駒が一番役立つのはどこですか？
    .why = E5 は端で、赤駒から2マス、かたまりにも入りません。今度は盤全体に置いてみましょう。

learn-16 = 最初の10手
    .advice =
        最初の数手で、配置の問題を直します。浮き駒を助け、端の駒を動かして、中の駒を動けるようにしましょう。
        赤駒から離れず、近づくこと。そして、赤駒を取れそうな相手の駒を取りましょう。
learn-16-1 = 中央を開きましょう。中の駒が一番多く動けるようになる手は？
    .why = E1 が端のマスを空けて、中の駒2枚が動けるようになりました。向こうの端の手では、どの駒も自由になりません。
learn-16-2 = 今度も、ほとんどの手ではどの駒も自由になりません。中央を開く手を見つけましょう。
    .why = D1 が取って、E2 のあなたの駒が自由になりました。右端の手は後回しで構いません。
learn-16-3 = 赤駒に近づきましょう。赤入りのスタックの隣へ行く手はどれですか？
    .why = C5 は隅から C3 へ飛び出しました。隣の D3 は赤入りの黒スタックです。
learn-16-4 = I3 の赤駒は単独です。それを取れそうな黒駒を取りましょう。
    .why = J3 はもうあなたのものなので、黒は J3 から I3 の赤駒を取れません。選べるほかの手なら、取られていました。
learn-16-5 = 黒の B1 は C1 の赤駒の隣です。どうしますか？
    .why = B1 はあなたのものです。選べるほかの手なら、赤駒を取られるか、逃げられるかでした。
learn-16-6 = A1 のあなたのスタックは浮いています。まわりのほとんどがなくなりました。取りながら戻れますか？
    .why = A1 は2マス飛んで、ほかの自分の駒の隣の C3 へ行き、赤入りのスタックを取りました。

learn-17 = 終盤
    .advice =
        70手目を過ぎたら先を読み、自分と相手に残った手を数えましょう。
        それぞれのスタックがどこに届くかを知ること：高さがそのまま距離です。一番高いスタックは赤駒の上か隣の、相手の届かない所に置きましょう。
        相手の手を1つだけにすれば、応手がわかります。
learn-17-1 = 数えましょう。2枚差で勝つ手が1つあり、ほかはすべて負けます。動かれる前に取るべき駒はどれですか？
    .why = I4 は I5 を取れるところでした。今はあなたのものなので、I5 が I4 に取られることはありません。
learn-17-2 = B1 は高さ1です。C2 のスタックが A2 に届くには、高さがいくつ必要ですか？
    .why = C2 は高さ2になり、A2 は2マス先です。A2 は高すぎて逃げられません。
learn-17-3 = 黒の手は E3 から G3 だけです。応手に使う H3 を残したまま、先に何を取りますか？
    .why = E4 はあなたのものです。黒は E3 から G3 しか指せず、そこで H3 の1枚駒が取ります。指す前から応手がわかっていました。
learn-17-4 = 黒の合法手がまったくなくなる手を見つけましょう。
    .why = 黒は何度もパスし、残りの手はすべてあなたが指します。
learn-17-5 = E4 に高さ12のタワーがあり、赤駒の隣です。最後は誰のものになりますか？
    .why = タワーはあなたのものです。赤駒の隣なので残り、もう誰も動けません。


learn-18 = 小さな一局
    .advice =
        1手ごとに考えましょう：相手は何を取れるか、切れるか。相手の手を減らす手はどれか。あとで取っても間に合う駒はどれか。
        終盤が近づいたら手を数えます。そして、押す前にもう一度盤全体を見ましょう。
learn-18-1 = この小さな対局をレベル1と最後まで指して勝ちましょう。学んだことをすべて使ってください。あなたは白で先手です。
    .why = 本番の一局に必要なことはもう知っています。`/dvonn コンピューター戦` で始めましょう。

## Terms.

terms-title = {"**"}用語：{ $group }**
terms-board = 盤
terms-moves = 手
terms-score = 得点と表記
terms-games = 対局
terms-strategy = 戦略
terms-themes = パズルのテーマ
terms-entry = {"**"}{ $term }**：{ $meaning }
terms-unknown = 用語 `{ $term }` がわかりません。入力中に出る候補から選ぶか、グループを見てください：
menu-term = 詳しく見る用語を選ぶ

term-cell = マス
    .meaning = 盤の49か所の1つ。列と段で D3 のように呼ぶ。
    .usage = ボタンや手はマスの名前で表します。1段目と5段目は9マス、3段目は11マスです。
term-edge = 端
    .meaning = 隣のマスが5つ以下のマス。そこのスタックは決して囲まれない。
    .usage = 最初は端の駒だけが動けます。
term-piece = 駒
    .meaning = 白23枚、黒23枚、赤3枚の円盤の1つ。
    .usage = 1枚ずつ置くか、ランダムに埋まった盤を使います。
term-red-piece = 赤駒
    .meaning = 誰のものでもない3枚の駒。ほかのスタックはどれか1枚とつながっている必要がある。
    .usage = 盤では赤い円盤です。それだけでは動きませんが、取ることはできます。
term-stack = スタック
    .meaning = 1つのマスにある1枚以上の駒。一番上の駒の色が持ち主。
    .usage = スタックの数字は高さです。
term-single = 1枚駒
    .meaning = 駒が1枚だけのスタック。
    .usage = 1マス動きます。囲まれていなければ、最も身軽なスタックです。
    .caption = どの方向にも1マス動く
term-height = 高さ
    .meaning = スタックの駒の数で、進むマスの数でもある。
    .usage = 盤では各スタックに書かれます。「高さ4のスタック」は駒が4枚です。
term-hold-red = 赤入り
    .meaning = スタックに赤駒が入っていること。必ずつながりがあり、赤駒を連れて動く。
    .usage = 盤では赤い縁と赤い印で示します。
term-placement = 配置
    .meaning = 最初のフェーズ：二人が交互に49枚を置く。
    .usage = ランダム盤や対称盤では省かれます。
term-movement = 移動
    .meaning = 2つ目のフェーズ：誰も動けなくなるまでスタックを動かす。
    .usage = 白から始めます。
term-capture = 取る
    .meaning = 相手のスタックか赤駒に乗ること。新しいスタックは自分のものになる。
    .usage = プレビューとヒントが、何を取るかを示します。
term-legal-move = 合法手
    .meaning = ルール上指せる手：スタックがまっすぐ、高さと同じだけ進み、別のスタックに乗る。
    .usage = ボタンには合法手だけが出ます。あれば必ず指します。
term-forced-move = 唯一の手
    .meaning = ただ1つの合法手。
    .usage = `/dvonn 設定` で、自動で指すようにできます。
term-surrounded = 囲み
    .meaning = 6方向すべてに駒があること。そのスタックは動けない。
    .usage = `/dvonn 盤` に `囲み:True` を付けると、こうしたスタックに印が付きます。
term-isolated = 孤立
    .meaning = 赤駒まで隣の連なりがないこと。孤立したスタックはすぐに取り除かれる。
    .usage = 切り離した手のあと、盤に×印が付きます。
term-pass = パス
    .meaning = 合法手のない側の番。
    .usage = 自動でパスします。動けるようになればまた指します。
term-score = 得点
    .meaning = 自分のスタックにある駒の数。多いほうが勝ち。
    .usage = どの盤でも上に表示されます。
term-position = 局面
    .meaning = 盤の状態と手番。
    .usage = `/dvonn 解析` はテキストで書いたどんな局面も受け付けます。
term-notation = 表記
    .meaning = 手の書き方：D3 は駒を置く手、D3F3 は D3 のスタックを F3 へ動かす手。
    .usage = D3F3、D3-F3、D3→F3 から `/dvonn 設定` で選べます。
term-rated = レート戦
    .meaning = ランキングの対象になる対局。エンジンの助けはない。
    .usage = 挑戦するときに選びます。
term-rating = レーティング
    .meaning = プレイヤーの強さを表す数。± のあとの数は不確かさ。
    .usage = プロフィールとランキングに出ます。レート戦を重ねるほど ± は小さくなります。
term-provisional = 暫定
    .meaning = まだ推測のレーティング。「?」が付く。
    .usage = あと何局かレート戦をすれば定まります。
term-plan = 計画
    .meaning = 次の駒が代わりに置かれるマスの一覧。
    .usage = `/dvonn 計画` で書きます。自分にだけ見えます。
term-conditional-moves = 条件付きの手
    .meaning = 相手のありそうな手への応手：相手がこう来たら、こう指す。
    .usage = `/dvonn 条件付き` で書きます。`D3F3 resign`：相手が D3F3 なら投了します。自分にだけ見えます。
term-takeback = 待った
    .meaning = 相手の同意を得て、最後の手を戻すこと。
    .usage = `/dvonn 提案` で申し出ます。
term-hint = ヒント
    .meaning = 自分のフリー戦での最善手。
    .usage = `/dvonn ヒント` が矢印で示します。
term-review = レビュー
    .meaning = 終わった対局についてのエンジンの見方：勝率、転機、より良い手。
    .usage = 終わった対局の下のボタンか、`/対局 レビュー` を使います。
term-tower = タワー
    .meaning = 駒が4枚以上のスタック。乗れる先が少ない。
    .usage = タワーで1枚駒を取れば、自分の1枚駒は身軽なままです。ただし早くから作らないこと。
    .caption = { $ply }：タワーが1枚駒を取る
term-loose-piece = 浮き駒
    .meaning = 赤駒とのつながりが1つしかなく、簡単に切り離される駒。
    .usage = 損をせずに救えるときだけ救います。それ以外は別の所を指しましょう。
    .caption = { $ply }：浮き駒が切り離される
term-tempo = 手得
    .meaning = 1手分の得。何も取らない静かな手でも得られる：相手が動くしかなくなる。
    .usage = 終盤が近づいたら、静かな手を蓄えましょう。先に動くしかない側は、負けることが多いです。
    .caption = { $ply }：何も取らず、黒は動くしかない
term-sharpshooting = 狙い撃ち
    .meaning = 4マス以上離れたスタックを、ちょうどその高さのスタックで取ること。
    .usage = 撃つ準備をしましょう：距離が合うまで、スタックの高さかマスを変えます。
    .caption = { $ply }：高さ4で4マス先を取る
term-overload = 両取り
    .meaning = 2つのスタックを同時に狙い、相手が両方は救えないようにすること。
    .usage = 自分のスタック2つが組んでもできます。1つだけで狙うのがフォークです。
    .caption = { $ply }：黒は両方を救えない
term-neutralise = 無力化
    .meaning = 相手の駒に乗って、もう動けなくすること。
    .usage = 駒は盤に残りますが、相手の動かせる駒が1枚減ります。
    .caption = { $ply }：この黒の1枚駒を無力化
term-fork = フォーク
    .meaning = 1つのスタックで2つのスタックを狙うこと。
    .usage = 相手は1手しかなく、片方しか救えません。
    .caption = { $ply }：1つのスタックで2つを狙う
term-isolation = 切り離し
    .meaning = 相手の駒を赤駒から切り離し、盤から取り除きます。
    .usage = 相手の集団と赤駒をつなぐものを見ましょう。スタック1つだけなら、それを狙います。
    .caption = { $ply }：黒は3枚を失う
term-rescue = 救出
    .meaning = 赤駒から切り離されそうな自分の駒を救います。
    .usage = 指す前に、相手が次に何を切り離せるかを見ましょう。
    .caption = { $ply } で白は赤駒とつながったまま
term-cut = 盤の分断
    .meaning = 相手の駒と赤駒をつなぐマスを空けます。
    .usage = 自分の駒がつなぎ目のこともあります。それをどければ、連なりが切れます。
    .caption = { $ply } で赤駒への連なりが切れる
term-run-with-red = 赤駒と逃げる
    .meaning = 赤駒を含むスタックを動かします。
    .usage = 相手の駒から離れて、自分の駒の方へ赤駒を運びましょう。
    .caption = { $ply }：白が赤駒と逃げる
term-free-surrounded = 囲みからの解放
    .meaning = 囲まれた自分のスタックを解放して動かします。
    .usage = まず、まわりの6つのどれか1つをどけます。そうすれば動けます。
    .caption = { $ply }：印のスタックが自由になる
term-immobilise = 動きを封じる
    .meaning = 相手のスタックを動けなくします。
    .usage = どこにも乗れないほど高くするか、乗り先をなくします。
    .caption = { $ply }：印のスタックは動けない
term-forced-pass = パスに追い込む
    .meaning = 相手の手をなくし、パスさせます。
    .usage = 相手の手が残り少なければ、全部なくすことを考えましょう。
    .caption = { $ply }：黒はパスするしかない
term-counting = 手数計算
    .meaning = 僅差の勝負です。最後まで数えましょう。
    .usage = 双方に残った手を数え、最後の数手で何を失うかも見ましょう。
    .caption = { $ply } なら1枚差の勝ち、ほかは負け
term-save-draw = 引き分けに逃れる
    .meaning = 引き分けの手は1つだけで、ほかは負けです。
    .usage = どの手も最後まで読みましょう。引き分けは勝ち点0.5です。
    .caption = { $ply } なら引き分け、ほかは負け
term-last-placements = 最後の配置
    .meaning = 盤はほぼ埋まり、優勢を保てるマスは1つだけです。
    .usage = 赤駒の近くが第一で、次に端、それから自分の駒の出口です。
    .caption = { $ply }：端で、赤駒から2マス

## Refusals: what is wrong and what to do instead

refuse-no-game = このチャンネルに対局はありません。`/dvonn コンピューター戦` でコンピューターと対局できます。人との対局の始め方は `/dvonn ヘルプ` で見られます。
refuse-unknown-game = ここで開ける対局 { $number } はありません。自分の対局はどこでも開けます。ほかの人の対局は、そのチャンネルでだけ開けます。
refuse-ended = 対局 { $number } は終わっています。`/dvonn コンピューター戦` で新しくコンピューターと対局できます。人との対局の始め方は `/dvonn ヘルプ` で見られます。
refuse-not-a-player = { $white } と { $black } の対局です。見るには `/dvonn 盤`、自分で始めるには `/dvonn 挑戦` を使ってください。
refuse-not-your-turn = { $player } の番です。あなたの番になったら、ここでお知らせします。
refuse-old-board-link = この盤は古くなっています。最新の盤は[こちら]({ $url })。
refuse-old-board = この盤は古くなっています。`/dvonn 盤` で最新の盤が見られます。
refuse-not-a-cell = マス `{ $input }` はありません。{ $cells }
no-such-cell = マス `{ $word }` はありません。{ $cells }
cells-row = { $row }段目は { $first } から { $last } までです。
cells-column = 盤の列は A から K、{ $row }段目は { $first } から { $last } までです。
cells-all = 盤には1から5の段と A から K の列があります。
cells-form = マスは A から K の文字と1から5の数で、D3 のように書きます。
refuse-not-a-move = `{ $input }` は手ではありません。動かすスタックのマスと乗るマスを、D3F3 のように書いてください。
refuse-nothing-stored = あなたのデータはないので、削除するものもありません。
refuse-no-challenge = この挑戦はもうありません。新しく出すには `/dvonn 挑戦` を使ってください。
refuse-self = 自分には挑戦できません。別のプレイヤーを選ぶか、誰でも受けられるように `相手` を空欄にしてください。
refuse-this-bot = 私と対局するには `/dvonn コンピューター戦` を使ってください。
refuse-not-a-member = { $person } はこのサーバーにいません。このサーバーのメンバーを選んでください。
refuse-threads = この数分で{ $most }個のスレッドを開いています。次は { $until } に開けます。別のチャンネルも使えます。
refuse-bot = ボットには挑戦できません。人を選ぶか、誰でも受けられるように `相手` を空欄にしてください。
refuse-challenge-gone = この挑戦にはもう返事できません。{ $state }新しく出すには `/dvonn 挑戦` を使ってください。
refuse-board-outdated = これは最新の盤ではありません。最新の盤を出すか、別の盤にしてください。
refuse-choose-side = この挑戦では色を選んでください：「白を持つ」か「黒を持つ」を押します。
refuse-not-challenged = この挑戦は { $opponent } 宛てです。自分で出すには `/dvonn 挑戦` を使ってください。
refuse-own-challenge = 自分の挑戦なので、受けるのは別のプレイヤーです。取り消すことはできます。
refuse-not-the-challenger = この挑戦を取り消せるのは { $challenger } だけです。
invalid-terms-clock =
    `{ $input }` は持ち時間ではありません。次のどれかを書いてください：
    {"-"} `5d`：1手5日
    {"-"} `3d+12h`：3日と、1手ごとに12時間
    {"-"} `3d+12h max 7d`：同じで、貯まるのは7日まで
    {"-"} `live 10`：各10分
    {"-"} `none`：時間無制限
invalid-terms-clock-range =
    { $stretch ->
        [turn] 1手の時間は { $least } から { $most } までです。一気に指すなら `live 10` のような持ち時間にしてください。
        [bank] 合計時間は { $least } から { $most } までです。別の持ち時間を選んでください。
        [increment] 1手ごとの追加は { $least } から { $most } までです。別の持ち時間を選んでください。
        [cap] 上限は `+` の前の合計時間以上、{ $most } 以下です。別の持ち時間を選んでください。
       *[live] ライブ対局は一人 { $least } から { $most } までです。別の持ち時間を選んでください。
    }
invalid-terms-seed = `{ $input }` はシードではありません。シードは12桁までの数です。以前の対局（`/対局 エクスポート`）から写すか、`シード` を空欄にしてください。
invalid-terms-nothing-to-deal = シードにはランダムな盤が必要です。初期配置「ランダム」か「対称」（挑戦なら「盤提示と色選択」も）を選ぶか、`シード` を空欄にしてください。
invalid-terms-seed-with-reds = シードがわかっていると、赤駒を置く前に盤が見えてしまいます。`シード` を空欄にしてください。ランダムに選びます。
invalid-terms-position-unused = 局面には初期配置「指定」が必要です。それを選ぶか、`局面` を空欄にしてください。
invalid-terms-no-position = 初期配置「指定」には局面が必要です。`局面` に書いてください。
invalid-terms-position-over = この局面ではどちらも動けません。続けられる局面にしてください。
invalid-terms-place-without-clock = 順位をかけた対局には時計が必要です。`持ち時間` を空欄にするか、`none` 以外を選んでください。
invalid-terms-color-with-cut = 盤提示と色選択では、受けた人が色を選びます。`色` を空欄にするか、別の初期配置を選んでください。
position-unreadable = この局面は読めません。
position-forbidden = ルール上ありえない局面です。
position-form =
    `SIDE ROW1/ROW2/ROW3/ROW4/ROW5` と書いてください：
    {"-"} SIDE は手番で、`w` か `b`。
    {"-"} 各段は、左からマスをコンマで区切ります。
    {"-"} `.` は空きマス。
    {"-"} `w3` や `b3` は持ち主と高さで表したスタック。`b2*` は赤入りのスタック。
    {"-"} `r1` は単独の赤駒。
position-side = `w` か `b` で始まっていません。
position-rows = 段の数が { $found } です。5にしてください。
position-cells = { $row }段目には{ $expected }マス必要ですが、{ $found }マスあります。
position-stack = { $cell } の { $found } は正しいスタックではありません。
position-trailing = 段のあとに { $found } は書けません。書けるのは `movement` という語だけです。
fault-stacks-with-red = { $found }個のスタックが赤入りです。赤入りは1個から3個でなければなりません。
fault-room-for-reds = 赤入りのスタックには赤駒{ $room }枚分の場所しかありませんが、3枚必要です。
fault-isolated = { $cells } が孤立します：赤駒とつながるものがありません。
fault-too-many-pieces = スタックの駒は合わせて{ $found }枚ですが、ゲームの駒は49枚です。
fault-too-many-stacks =
    { $color ->
        [white] 白のスタックは{ $found }個ですが、白駒は23枚しかありません。
       *[black] 黒のスタックは{ $found }個ですが、黒駒は23枚しかありません。
    }
fault-black-moves-first = 満杯の盤では白が先に動かします。
fault-nothing-moved = 1枚駒だけで、なくなった駒も1枚だけという局面はありえません。最初の手で高さ2のスタックができ、それが取り除かれれば、少なくとも2枚なくなります。
fault-no-placement =
    { $color ->
        [white] { $pieces }枚置いたあとは、1枚駒が赤{ $red }、白{ $white }、黒{ $black }で、白の番でなければなりません。
       *[black] { $pieces }枚置いたあとは、1枚駒が赤{ $red }、白{ $white }、黒{ $black }で、黒の番でなければなりません。
    }
refuse-nothing-to-plan = 駒はすべて置かれているので、計画するものがありません。条件付きの手は `/dvonn 条件付き` で設定できます。
refuse-vacation-days = その年の休暇はあと{ $count }日しかありません。日数を減らしてください。
refuse-vacation-no-time = 時間の残っていない対局があり、すぐ時間切れになります。先にそこで指し（`/dvonn 対局一覧`）、それから休暇を終えてください。
refuse-no-vacation = 休暇中ではありません。始めるには `/dvonn 休暇` に `日数:3` を付けてください。
refuse-review-running = この対局は進行中です。終局後にレビューできます。
refuse-review-short = レビューするには短すぎます：2つ以上の手から選べる番が、両者に少なくとも1回ずつ必要です。`/対局 棋譜` で手が見られます。
refuse-variation-gone = この解析はもうありません：一人につき最近の10件を90日間残します。もう一度 `/dvonn 解析` を使ってください。
refuse-variation-full = この解析は{ $most }手に達し、これ以上は残せません。試した手の先に進むか、別の局面を解析してください。
refuse-review-one-at-a-time = 別の対局をレビュー中です。一度に1局だけです。1分後にもう一度試してください。
refuse-engine-unknown = 「{ $name }」というエンジンはここにありません。一覧から選ぶか、`レベル` を選んでください。
refuse-engine-gone = このエンジンはもう使えません。コンピューターと指すには、`/dvonn コンピューター戦` で `レベル` を選んでください。
refuse-engine-and-level = `レベル` か `エンジン` のどちらか一方だけを指定してください。
refuse-engine-busy = { $player } が同時に指せるのは{ $games }局だけです。空くのを待つか、`レベル` を選んでください。
refuse-engine-board = { $player } は空の盤からしか指せません。初期配置「すべて手置き」を選んでください。
refuse-busy-direct = ここでの前の対局が進行中です。`/dvonn 盤` で見られます。終えるには `/dvonn 投了` を使ってください。
refuse-rated-guest = ここではレート戦はできません：ランキングは、このボットを導入したサーバーのものです。`レート` を空欄にするか、そうしたサーバーで挑戦してください。
refuse-busy-guest = ここではすでに対局が進行中で、一度に1局しか表示できません。`/dvonn 盤` で見られます。先に終えるか、別のチャンネルを使ってください。
refuse-busy = このチャンネルでは { $white } と { $black } が対局中です。

refuse-offer-gone =
    { $state ->
        [accepted] この提案はすでに受け入れられています。
        [declined] この提案はすでに断られています。
        [withdrawn] この提案は取り下げられています。
       *[lapsed] 対局が進んだため、この提案は失効しています。
    }
refuse-offer-own = 自分の提案なので、返事できるのは相手だけです。取り下げることはできます。
refuse-offer-not-own = この提案を取り下げられるのは相手だけです。受けるか断ることができます。
refuse-offer-waiting =
    { $kind ->
        [draw] 相手はまだ引き分けの提案に返事していません。
        [takeback] 相手はまだ待ったの申し出に返事していません。
       *[pause] 相手はまだ中断の申し出に返事していません。
    }
refuse-answer-first = 相手が待ったを求めています。先に受けるか断ってください。
refuse-too-soon =
    { $kind ->
        [draw] 引き分けを提案したばかりです。あと{ $plies }手進むと、もう一度提案できます。
       *[other] 申し出たばかりです。次の手のあとに、もう一度申し出ることができます。
    }
refuse-nothing-to-take-back = 戻せる手がまだありません。
refuse-revealed = この手はもう戻せません：そのあと、相手の計画か条件付きの手が実行されました。続けるか、`/dvonn 提案` で引き分けを提案してください。
refuse-no-clock = この対局には時計がないので、中断も時間の追加もできません。
refuse-paused = 対局はすでに中断しています。続けるには、盤の下の「対局を再開」を押してください。
refuse-not-paused = 対局は中断していません。中断を求めるには `/dvonn 提案` に `内容:中断` を付けてください。
refuse-enough-time = 相手の時間はすでに1年以上残っています。
refuse-computer-needs-no-time = コンピューターの時計は動かないので、時間は必要ありません。
refuse-not-over = この対局はまだ終わっていません。終局後に再戦を提案できます。
refuse-rematch-deleted = 相手はデータを削除しました。ほかの相手の探し方は `/dvonn ヘルプ` で見られます。
refuse-no-rematch = 今は再戦できません。相手を見つけるには `/相手探し` を使ってください。
refuse-rematch-asked = 再戦を提案できるのは、1局につき1回だけです。
refuse-rematch-waits = すでに再戦を提案しています。相手はまだ返事していません。
refuse-rematch-offered = 相手がすでに再戦を提案しています。それを受けてください。
refuse-rematch-started = この対局の再戦は対局 { $number } です。`/dvonn コンピューター戦` でコンピューターと対局できます。人との対局の始め方は `/dvonn ヘルプ` で見られます。
refuse-abort-place = 順位に挑戦された対局なので、中止できません。指すか、`/dvonn 投了` で投了して順位を譲ってください。
refuse-abort-tournament = 大会の対局は中止できません。あきらめるには `/dvonn 投了`、大会をやめるには `/大会 棄権` を使ってください。
refuse-abort = 中止するには遅すぎます。`/dvonn 提案` で引き分けを提案するか、`/dvonn 投了` で投了してください。
refuse-claim-here = { $opponent } はまだこのサーバーにいます。時間切れになれば、自動で勝ちになります。
refuse-claim-computer = コンピューターは離れず、時計も動きません。対局を終えるには投了してください。
refuse-only-void = 対局 { $number } は、片方が別のサーバーから指しています。そのためモデレーターにできるのは無効にすることだけで、それも大会ではないフリー戦が進行中のときに限ります。
refuse-claim-no-clock = この対局には時計がないので、時間切れはありません。相手は離れました：`/dvonn 投了` で結果なしで終えられます。
refuse-claim-own-turn = あなたの番です。先に指してください。相手の時計が動き出し、時間がなくなれば勝ちです。
refuse-claim-early = 相手は離れましたが、まだ時間があります。{ $until } に勝利を申請できます。
refuse-not-a-moderator = これができるのは、権限「サーバー管理」を持つ人だけです。そのうちの誰かに頼んでください。
refuse-not-a-moderator-role = これができるのは、ロール { $role } か権限「サーバー管理」を持つ人だけです。そのうちの誰かに頼んでください。
refuse-channel = このサーバーで対局を始められるのは { $channels } とそのスレッドだけです。そこでもう一度試してください。
refuse-starter = ここで対局を始められるのはロール { $role } のメンバーだけです。その中の誰かに挑戦してもらってください。受けることはできます。
refuse-starter-there = あなたが対局することになるサーバーでは、特定のロールを持つメンバーだけが対局を始められます。あなたにはそのロールがありません。
refuse-blocked =
    モデレーターにより、このサーバーで対局を始めることと参加することを禁止されています。理由：{ $reason }
    進行中の対局は続きます。間違いだと思う場合は、モデレーターに連絡してください。
refuse-challenger-blocked = { $challenger } はこのサーバーでブロックされています。`/dvonn 挑戦` で別のプレイヤーに挑戦してください。
refuse-opponent-blocked = { $opponent } は今このサーバーの対局に参加できません。別の人を選んでください。
refuse-games = 同時に参加できる対局と大会は合わせて{ $most }件までです。先に対局をどれか終えるか、投了してください。
refuse-challenger-games = { $challenger } は同時にできる対局の上限に達しています。`/dvonn 挑戦` で別のプレイヤーに挑戦してください。
refuse-challenges = すでに{ $most }件の挑戦を出しています。取り消すか、返事を待ってください。取り消した挑戦や断られた挑戦も、出してから10分間は件数に入ります。
refuse-challenged-before = { $opponent } にはすでに{ $most }回挑戦しています。返事を待ってください。取り消しても変わりません：挑戦は、出してから1時間は回数に入ります。
refuse-challenged-lately = { $opponent } には少し前に挑戦しています。{ $until } に再び挑戦できます。別の人になら待つ必要はありません。
refuse-places-rated-off = このサーバーではレート戦ができないので、順位をかけて対局できません。サーバー管理者は `/dvonn-admin 設定` で有効にできます。
refuse-rated-off = このサーバーではレート戦ができません。フリー戦にするには、`レート` を空欄にするか False を選んでください。
refuse-may-not-post = ボットが { $channel } に投稿できません。そこでボットに権限「チャンネルを見る」、「メッセージを送信」、「ファイルを添付」を付けて、もう一度試してください。
refuse-block-no-reason = `理由` に理由を書いてください。ブロックされた人に見えます。
refuse-block-opponent = { $person } とは同じ進行中の対局か大会にいるので、ブロックできません。別のモデレーターに頼んでください。
refuse-block-bot = ボットはブロックできません。人を選んでください。
refuse-not-blocked = { $person } はブロックされていません。ブロック中の人は `/dvonn-admin 設定` で見られます。
refuse-own-game = 対局 { $number } は自分の対局なので裁定できません。別のモデレーターに頼んでください。いなければ、`/dvonn-admin 設定` でモデレーターのロールを選び、誰かに付けてください。
refuse-other-server = このサーバーに対局 { $number } はありません。対局番号は、対局のチャンネルの `/対局 棋譜` でわかります。
refuse-void-uncounted = 対局 { $number } は終わったフリー戦なので、無効にしても何も変わりません。
refuse-void-before = 対局 { $number } はすでにレーティングの計算から外されています。
refuse-role-of-all = このロールは全員が持っています。モデレーターだけが持つロールを選んでください。
refuse-no-reason = `理由` に理由を書いてください。対局のチャンネルに表示されます。
refuse-no-winner = `勝者` で勝者か引き分けを選んでください。結果なしで終えるには、`処置` で「対局を無効にする」を選んでください。
refuse-no-seat = `プレイヤー` で新しいプレイヤーを、`側` で側を選んでください。
refuse-seat-self = 自分と交代させることはできません。別のプレイヤーを選ぶか、別のモデレーターに頼んでください。
refuse-seat-bot = ボットと交代させることはできません。人を選んでください。
refuse-seat-not-a-member = { $person } はこのサーバーにいません。メンバーを選んでください。
refuse-seat-blocked = { $person } はこのサーバーでブロックされています。別のプレイヤーを選ぶか、先に `/dvonn-admin ブロック解除` を使ってください。
refuse-seat-taken = { $person } はすでにこの対局のプレイヤーです。別のプレイヤーを選んでください。
refuse-seat-computer = コンピューターは交代させられません。対局を終えるか、無効にしてください。

illegal-taken = { $cell } は埋まっています。空きマスを選んでください。
illegal-empty = { $cell } は空です。自分のスタックのあるマスを選んでください。
illegal-lone-red = { $cell } の赤駒は単独なので、誰も動かせません。自分のスタックを選んでください。
illegal-not-yours = { $cell } のスタックは相手のものです。一番上が自分の色のものを選んでください。
illegal-surrounded = { $cell } のスタックは囲まれていて動けません。別のものを選んでください。
illegal-not-straight = { $from } と { $to } は一直線上にありません。スタックは盤の6方向に動きます。
illegal-distance =
    { $height ->
       *[other] { $from } から { $to } までの距離は { $distance } ですが、高さ{ $height }のスタックはちょうど{ $height }マス進みます。
    }
illegal-empty-target = { $to } は空です。スタックは別のスタックか駒に乗らなければなりません。
illegal-leaves-board = { $from } から高さ{ $height }のスタックがこの方向へ動くと、盤の外に出ます。別のものを選んでください。
illegal-still-placing = まだすべての駒が置かれていません。空きマスに置いてください：`/dvonn 置く D3`。
illegal-all-placed = すべての駒が置かれています。スタックを動かしてください：`/dvonn 動かす D3F3`。
illegal-must-pass = 合法手がないので、パスするしかありません。
illegal-may-not-pass = 合法手があるので、パスできません。`/dvonn 動かす` の入力中に候補が出ます。
illegal-game-over = 終局しています。`/dvonn コンピューター戦` で新しくコンピューターと対局できます。人との対局の始め方は `/dvonn ヘルプ` で見られます。

backup = このサーバーの全データ：1行が1件の JSON、gzip で圧縮。人の名前が入っているので、このサーバーの管理者以外には渡さないでください。このバックアップはログに残ります：`/dvonn-admin ログ`。
backup-no-files = このチャンネルではボットがファイルを添付できません。添付できるチャンネルで `/dvonn-admin バックアップ` を使ってください。
backup-in-parts = バックアップは Discord の1ファイルには大きすぎます。残りが続きます。
backup-part = その { $part }。まだ続きます。
backup-last-part = その { $part }、最後です。別々に展開することも、順につないでから展開することもできます。

## Fair play

fairness-heading = {"**"}1手あたりに失う勝率**、レビュー済みのレート戦（± 標準誤差の2倍）
fairness-line = { $player }（レーティング { $rating }）：{ $loss } ± { $error } ポイント、{ $games }局{ $moves }手。
fairness-peers = 近いレーティングの{ $count }人は { $loss } を失います。差：{ $less } ± { $error }。{ $verdict ->
        [unusual] {"**"}異例の低さ：対局を見てください。**
       *[usual] 異例ではありません。
    }
fairness-few-games = { $player }（レーティング { $rating }）：対局が少なすぎます（{ $games }局、少なくとも{ $least }局必要）。
fairness-few-peers = 比べる人が少なすぎます：レーティング差 { $range } 以内のプレイヤーが少なくとも{ $least }人必要です。
fairness-note = 手がかりであって、証拠ではありません。新しいアカウントの強豪、易しい局面、良い対局だけのレビューでも同じように見えます。ボットがこの数字で何かをすることはありません。
fairness-empty = レビュー済みのレート戦が{ $least }局あるプレイヤーは、このサーバーにまだいません。`/対局 レビュー` でレビューできます。
fairness-unknown = { $player } には、このサーバーでレビュー済みのレート戦がありません。`/対局 レビュー` でレビューできます。

## Stored data

privacy-stored =
    {"**"}保存するもの**
    {"-"} Discord ID と、対局しているサーバーでの名前。
    {"-"} 対局：手と時刻、条件、結果、メモ。計画と条件付きの手は終局まで。
    {"-"} レーティング、順位、大会、それに応じて付けたロール。
    {"-"} パズルのレーティング、挑戦したパズル、パズルレースの自己ベスト。ほかのレースは1日間。
    {"-"} 挑戦、休暇、レッスン、設定（タイムゾーン、おやすみ時間、週末休みを含む）。
    {"-"} 最近インポートした50局（大きければ少なめ）と、最近の解析10件の手。
    {"-"} フォロー中の対局（終局まで）。待っているレビュー。
    {"-"} `/相手探し` での希望と、世界ランキングにいるかどうか。二度と当たりたくない人と、報告。
    {"-"} モデレーターとしての裁定と、あなたをブロックしているサーバー。
    メッセージは読みません。読むのは、コマンド、フォーム、ボタンへの入力だけです。
privacy-kept =
    {"**"}保存する期間。** 削除するまで。ただし：
    {"-"} 解析：90日間使わなければ消えます。
    {"-"} 終わった挑戦や提案：30日。
    {"-"} コマンドの ID：1日（手のものを除く）。同じコマンドを二重に数えないためです。
    {"-"} 変換した ID：レート戦から30日以内にすべて削除した場合、さらに30日。ボットの鍵がなければ、元の ID はわかりません。同じ相手との繰り返しの対局が、丸ごと反映されるのを防ぐためです。
privacy-seen =
    {"**"}見られる人**
    {"-"} 対局、レーティング、結果、大会、モデレーターの裁定：そのサーバーの全員。`/相手探し` のあととチーム戦では、両方のサーバー。サーバー管理者はダウンロードもできます。
    {"-"} 選手権：どこの誰でも。
    {"-"} 世界ランキング：`/ランキング 世界ランキング離脱` を使うまで、どこの誰でも。
    {"-"} パズルのレーティング：パズルに挑戦したサーバーの全員。
    {"-"} 誰かとのパズルレース：そのチャンネルの全員。
    {"-"} 時計を止める休暇や週末休み：相手。
    {"-"} その他：自分だけ。
    ボットの運営者はデータベースを読めます。ほかの誰とも共有しません。
privacy-choices =
    {"**"}できること**
    {"-"} `/データ エクスポート`：すべてをファイルで受け取れます。
    {"-"} `/データ 削除`：すべてを永久に削除します。
    {"-"} 削除後も、相手には、あなたとの対局が「退会したプレイヤー」との対局として残ります。
    {"-"} サーバーでブロックされている場合、そのブロックは残ります。
    {"-"} ボットの運営者によるブロックや、あなたと二度と当たりたくない人の設定も残ります。ID の代わりに、変換した ID を保存します。
delete-person =
    {"**"}自分についてのデータをすべて削除しますか？** 元に戻せません。
    {"-"} { $games ->
        [0] 進行中の対局はありません。
       *[other] 進行中の{ $games }局は今すぐ終わります。配置のあと6手以上指されたレート戦は負けになり、ほかは結果なしになります。
    }挑戦は取り消され、大会からも抜けます。
    {"-"} 設定、休暇、レッスン、計画、メモ、インポートした対局、解析は削除され、フォローもなくなります。すべてのランキングから消え、順位とタイトルで付けたロールは外します。
    {"-"} 相手には、あなたとの対局が「退会したプレイヤー」との対局として残ります。相手のレーティングが変わるのは、今負けになるレート戦の分だけです。モデレーターとしての裁定は、ID と名前なしで残ります。
    {"-"} サーバーでブロックされている場合、そのブロックは残ります。チャンネルのメッセージも残ります。
    {"-"} この30日間にレート戦をしていれば、変換した ID が30日残ります：`/データ 表示`。
    再び対局すると、新しいプレイヤーとして始まります。
button-export-person = 先にエクスポート
button-delete-person = すべて削除
button-keep-person = すべて残す
delete-cancelled = 何も削除していません。
delete-running = すべて削除しています…
delete-done = データを削除しました。再び対局すると、新しいプレイヤーとして始まります。

export-about = DVONN ボットが保存しているあなたについてのすべて。時刻は UTC、時計はミリ秒。勝ち点は半分を1と数え、勝ち2、引き分け1。ほかの人は、サーバーの全員に見える名前だけで出ます。
exported = このファイルには、保存しているあなたについてのすべてが入っています。手にした人は誰でも読めます。
exported-part = その { $part }。Discord の1ファイルには多すぎます。まだ続きます。
exported-last-part = その { $part }、最後です。
export-everything-no-files = このチャンネルではボットがファイルを添付できません。DM で `/データ エクスポート` を使ってください。
export-everything-too-large = データが Discord のファイルには大きすぎます。ボットの運営者に頼んでください。Discord ID を使ってデータベースから取り出せます。

## Errors

error-busy = 今はとても混んでいます。何も変わっていません。1分後にもう一度試してください。
error-too-late = 時間内にできませんでした。何も変わっていません。1分後にもう一度試してください。
error-storage = 今は対局を読み書きできません。何も変わっていません。数分後にもう一度試してください。
error-unconfirmed = データベースからの確認がまだ取れていません。1分後にうまくいったか確かめてから、やり直してください。
error-slow = いつもより時間がかかっています。うまくいったか確かめてから、やり直してください。
error-late-form = フォームを時間内に開けませんでした。もう一度試してください。
error-number-range = `{ $option }` は { $from } から { $to } までの数です。
error-too-many = 操作が速すぎます。何も変わっていません。{ $seconds }秒後にもう一度試してください。
error-too-many-server = このサーバーで一度に多くのことが起きています。何も変わっていません。{ $seconds }秒後にもう一度試してください。
error-busy-drawing = 描画待ちの画像が多すぎます。1分後にもう一度試してください。
error-slow-drawing = この画像を時間内に描けませんでした。1分後にもう一度試してください。
error-still-thinking = 前の依頼を処理中です。結果が出てから、もう一度試してください。
error-internal = 問題が起きました。何も変わっていません。もう一度試してください。また起きたら、ボットの運営者にこのコードを伝えてください：**{ $code }**。
error-unknown = このコマンドかボタンがわかりません。古い版のものかもしれません。`/dvonn 盤` で盤が、`/dvonn ヘルプ` でほかの使い方が見られます。
error-message-deleted = そのメッセージは削除されました。`/dvonn 盤` で盤が、`/dvonn ヘルプ` でほかの使い方が見られます。
error-outside-server = このコマンドは、このボットを導入したサーバーでだけ使えます。ここでは `/dvonn コンピューター戦` でコンピューターと対局でき、`/dvonn ヘルプ` でほかに使えるものが見られます。友だちに挑戦するには、二人ともいる場所で `/dvonn 挑戦` を使ってください。サーバー、グループ、二人の DM のどれでもかまいません。
error-no-files = （このチャンネルではボットがファイルを添付できません。ボットに権限「ファイルを添付」があれば、ここに画像を表示できます。）
missing-to-bot = ボットにここへの投稿が許可されていないため、対局を始められません。モデレーターに頼んで、このチャンネルでボットに権限{ $permissions }を付けてもらうか、別のチャンネルを使ってください。
missing-to-person = あなたには、このチャンネルで次の権限が必要です：{ $permissions }。モデレーターに頼むか、別のチャンネルを使ってください。
permission =
    { $name ->
        [view-channel] 「チャンネルを見る」
        [send-messages] 「メッセージを送信」
        [send-in-threads] 「スレッドでメッセージを送信」
        [use-external-apps] 「外部アプリの使用」
       *[create-threads] 「公開スレッドの作成」
    }
error-no-threads = ここではスレッドを開けません。モデレーターに頼んで、ボットに権限「公開スレッドの作成」と「スレッドでメッセージを送信」を付けてもらうか、別のチャンネルを使ってください。
error-no-threads-kind = この種類のチャンネルではスレッドを開けません。テキストチャンネル、お知らせチャンネル、またはフォーラムの投稿を使ってください。

## Why Discord refuses a request

discord-no-channel = そのチャンネルまたはスレッドは削除されました。別の場所を使ってください。
discord-no-member = その人はサーバーを抜けたか、アカウントを削除しました。
discord-hidden = ボットはそのチャンネルを見られません。モデレーターに頼んで、そこでボットに権限「チャンネルを見る」を付けてもらうか、別のチャンネルを使ってください。
discord-forbidden = Discord によると、ボットに必要な権限がありません。モデレーターに頼んで、そこでのボットの権限を確認してもらうか、別のチャンネルを使ってください。
discord-direct-messages = あなたにダイレクトメッセージを送れません。サーバーのプライバシー設定でメンバーからのダイレクトメッセージを許可して、もう一度試してください。
discord-channel-kind = この種類のチャンネルではできません。テキストチャンネルを使ってください。
discord-thread-closed = そのスレッドはアーカイブされているか、ロックされています。モデレーターに頼んで開いてもらうか、別のチャンネルを使ってください。
discord-too-many-threads = このサーバーのアクティブなスレッドは、Discord の上限に達しています。モデレーターに頼んでいくつかアーカイブしてもらい、もう一度試してください。
discord-tag-required = このフォーラムは投稿ごとにタグが必要ですが、ボットはタグを選べません。モデレーターに頼んでその規則を外してもらうか、テキストチャンネルを使ってください。
discord-name = その名前には Discord が許可しない言葉があります。名前を変えて、もう一度試してください。
discord-automod = このサーバーの AutoMod がこのメッセージまたは名前をブロックしました。モデレーターに頼んで、ボットのロールを除外するか、ルールを変えてもらってください。
discord-filter = Discord のフィルターがこのメッセージを有害としてブロックしました。リンクや乱暴な言葉を消して、もう一度試してください。
discord-too-large = ファイルが Discord には大きすぎます。一度に頼む量を減らしてください。
discord-invalid-role = そのロールは Discord の決まりで誰も付けられません。別のロールを選んでください。
discord-two-factor = このサーバーでは、管理操作に二要素認証が必要です。ボットの運営者が自分の Discord アカウントで有効にする必要があります。
discord-slow = Discord では、これを短い間に何度もできません。1分後にもう一度試してください。
discord-down = 今は Discord が正常に動いていません。1分後にもう一度試してください。
discord-invalid = ボットが送ったものを Discord が受け付けません。ボットの間違いです。運営者に知らせてください。

## Alt text of boards, in whole sentences

alt-players = 白：{ $white }。黒：{ $black }。
alt-turn =
    { $next ->
        [red] { $name }（{ $color ->
            [white] 白
           *[black] 黒
        }）が赤駒を置く番。
        [own] { $name }（{ $color ->
            [white] 白
           *[black] 黒
        }）が駒を置く番。
       *[move] { $name }（{ $color ->
            [white] 白
           *[black] 黒
        }）の番。
    }
alt-turn-without-name =
    { $next ->
        [red] { $color ->
            [white] 白
           *[black] 黒
        }が赤駒を置く番。
        [own] { $color ->
            [white] 白
           *[black] 黒
        }が駒を置く番。
       *[move] { $color ->
            [white] 白
           *[black] 黒
        }の番。
    }
alt-won =
    { $color ->
        [white] 終局：白の { $name } が{ $margin }枚差で勝ち。
       *[black] 終局：黒の { $name } が{ $margin }枚差で勝ち。
    }
alt-won-without-name =
    { $color ->
        [white] 終局：白が{ $margin }枚差で勝ち。
       *[black] 終局：黒が{ $margin }枚差で勝ち。
    }
alt-draw = 終局：引き分け。
alt-won-early =
    { $color ->
        [white] 途中で終局：白の { $winner } が { $loser } に勝ち。
       *[black] 途中で終局：黒の { $winner } が { $loser } に勝ち。
    }
alt-won-early-without-names =
    { $color ->
        [white] 途中で終局：白の勝ち。
       *[black] 途中で終局：黒の勝ち。
    }
alt-drawn-early = 途中で終局：引き分け。
alt-no-result = 終局：結果なし。
alt-passed = { $name }：パス。
alt-last = { $name }：{ $ply }。
alt-placed =
    { $piece ->
        [red] { $name }：{ $cell } に赤駒を置く。
        [white] { $name }：{ $cell } に白駒を置く。
       *[black] { $name }：{ $cell } に黒駒を置く。
    }
alt-preview = プレビュー、まだ指されていない。{ $name }：{ $ply }。
alt-preview-only = プレビュー、まだ指されていない。
alt-isolated = 孤立して取り除かれたスタック：{ $stacks }。
alt-isolated-stacks =
    { $color ->
        [white] 白
       *[black] 黒
    }、高さ{ $height }：{ $cells }
alt-sample = 見本：黒を持ったときの盤。
alt-hints = 文字は最善手：{ $plies }。
alt-targets = 輪は { $from } のスタックが行けるマス：{ $cells }。
alt-no-targets = { $from } のスタックを選んだが、動けない。
alt-places = 輪は駒を置けるマス：{ $cells }。
alt-movable = ラベル付きは動けるスタック：{ $cells }。
alt-blocked = 囲まれて動けない：{ $cells }。
alt-white-chance = 白の勝率：{ $chance }%。
alt-score = 得点：白 { $white }、黒 { $black }。
alt-to-place = 残りの駒：赤{ $red }、白{ $white }、黒{ $black }。
alt-stacks =
    { $color ->
        [white] 白、高さ{ $height }{ $content ->
           *[plain] {""}
            [red] 、赤入り
            [one] 、赤1枚入り
            [several] 、赤{ $reds }枚入り
        }：{ $cells }。
       *[black] 黒、高さ{ $height }{ $content ->
           *[plain] {""}
            [red] 、赤入り
            [one] 、赤1枚入り
            [several] 、赤{ $reds }枚入り
        }：{ $cells }。
    }
alt-lone-reds = 単独の赤駒：{ $cells }。
alt-empty = 盤は空です。

## Tournaments.

tournament-kind =
    { $kind ->
        [round_robin] 総当たり
        [double_round_robin] 二重総当たり
        [knockout] 勝ち抜き
        [arena] アリーナ
        [teams] チーム戦
       *[swiss] スイス式
    }
tournament-rounds = { $kind }、全{ $count }ラウンド
tournament-title = {"**"}{ $name }** · 大会 { $number } · { $kind }
tournament-terms =
    { $setup ->
        [reds] 赤3枚は手で置き、残りはランダム
        [random] ランダム盤
        [symmetric] 対称盤
       *[full] 49枚すべて手で置く
    } · { $clock } · { $rated ->
        [yes] レート戦
       *[no] フリー戦
    } · 各ラウンド最長 { $length }
tournament-knockout = 負けたら終わりです。引き分けのあとは、色を替えてもう1局。それでも決まらないか、先にラウンドが終われば、シード順が上のプレイヤーが勝ち進みます。
arena-terms = { $length }のあいだ、できるだけ多く対局します。1局終わると、すぐ次が始まります。途中参加も、休憩して戻るのも自由です。勝ち点の多い人が優勝です。終了時にまだ続いている対局は、成績に入りません。
arena-running = {"**"}{ $name }** 開催中。{ $until } に終わります。終わった対局：{ $count }局。
arena-over = {"**"}{ $name }** が終わりました。優勝は { $winner }、おめでとうございます！
arena-standings = 途中の順位表：{ $name }
arena-legend = {"-#"} + 勝ち、= 引き分け、− 負け、(n) 不戦。同点なら、対局数の少ない人が上です。
button-break = 休憩する
arena-back = **{ $name }** に参加しています。相手が空きしだい、{ $channel } のスレッドで対局が始まります。
arena-rest = **{ $name }** を休憩します。対局中なら最後まで指してください。戻るには、もう一度参加してください。
arena-absent = { $player }、最初の手が時間内に指されなかったので、**{ $name }** のその対局は負けとなり、休憩になりました。戻るにはボタンを押してください。
arena-next-game = { $player }、次の対局が始まりました：{ $place }
arena-waits = { $player }、次の相手を探しています。対局が始まったら、ここにリンクを表示します。
arena-waits-no-more = { $player }、**{ $name }** の対局待ちは終わりました。
refuse-arena-clock = アリーナには `live 10`（1局につき各10分）のようなライブの持ち時間が必要です。
tournament-open = 主催者：{ $organiser }。出場するには「大会に参加」を押してください。
tournament-open-invited = 主催者：{ $organiser }。招待制です。出場者は主催者が追加します。
tournament-entrants = 参加者（{ $count }）：{ $names }
tournament-entrants-more = { $names }、ほか{ $more }人
tournament-entrants-none = まだ参加者はいません。
tournament-reserve = 補欠（{ $count }）：{ $names }
tournament-several = { $name } × { $count }
tournament-started = 参加者{ $count }人で始まりました。
tournament-starts =
    { $repeats ->
        [week] { $time }（{ $rest }）に始まり、その後は毎週開きます。
        [month] { $time }（{ $rest }）に始まり、その後は毎月開きます。
        [weekday] { $time }（{ $rest }）に始まり、その後は毎月{ $day }に開きます。
       *[none] { $time }（{ $rest }）に始まります。
    }
tournament-players = 参加者数：{ $range }。
tournament-ratings = レーティング：{ $range }。
tournament-role = ロール { $role } のメンバー限定です。
tournament-count =
    { $most ->
        [0] 参加者：{ $count }
       *[other] 参加者：{ $count }人（定員{ $most }人）
    }
tournament-edition = { $name } 第{ $number }回
tournament-called-off = 中止：{ $least }人以上のところ、参加者は{ $count }人でした。
tournament-calendar = これからの大会を、カレンダーに入れられます。
tournament-calendar-none = 日時の決まった大会はまだありません。
button-calendar = カレンダーファイル
tournament-cancelled = 開始前に取り消されました。
tournament-computer = { $name }（{ $level }）
button-join = 大会に参加
button-leave = 参加をやめる
button-start = 大会を開始
button-standings = 順位表を見る
button-pairings = 組み合わせを見る
button-series = シリーズ順位表を見る

tournament-round = {"**"}{ $name }**：第{ $round }ラウンド（全{ $rounds }ラウンド）が始まりました。遅くとも { $until } に終わります。
tournament-round-games = 終わった対局：{ $count }局中{ $decided }局。
tournament-pairing = { $board }. { $white } – { $black }
tournament-pairing-place = { $pairing } · { $place }
tournament-pairing-result = { $pairing } · {"**"}{ $white } : { $black }**
tournament-pairing-forfeit = { $pairing } · {"**"}{ $white } : { $black }**（不戦）
tournament-pairing-advances = { $pairing } · シード順により { $player } が勝ち進む
tournament-bye =
    { $rests ->
        [yes] { $board }. { $player } はこのラウンドの対局なし
        [on] { $board }. { $player } は不戦勝で勝ち進む
       *[no] { $board }. { $player } は不戦勝 · {"**"}{ $points }**
    }
tournament-pairing-waits = { $pairing } · まもなく開始
tournament-more-pairings = 第{ $round }ラウンドのほかの対局：
tournament-pairings-title = {"**"}{ $name }**：第{ $round }ラウンド（全{ $rounds }ラウンド）
tournament-pairings-none = {"**"}{ $name }** はまだ始まっていないので、組み合わせはありません。

tournament-standings-after = 第{ $round }ラウンド（全{ $rounds }ラウンド）後の順位表：{ $name }
tournament-standings-during = 第{ $round }ラウンド（全{ $rounds }ラウンド）中の順位表：{ $name }
tournament-standings-final = 最終順位表：{ $name }
tournament-standings-none = {"**"}{ $name }** はまだ始まっていません。
tournament-over = {"**"}{ $name }** は全{ $rounds }ラウンドを終えました。優勝は { $winner }、おめでとうございます！
tournament-over-shared = {"**"}{ $name }** が終わりました。{ $winners } が1位を分け合いました。おめでとうございます！
tournament-over-early = {"**"}{ $name }** は第{ $round }ラウンド（全{ $rounds }ラウンド）で早めに終わりました。優勝者はいません。
tournament-over-nobody = {"**"}{ $name }** が終わりました。

tournament-line = 大会 [{ $name }]({ $url })、第{ $round }ラウンド
tournament-line-plain = 大会 { $name }、第{ $round }ラウンド
arena-line = アリーナ [{ $name }]({ $url })
arena-line-plain = アリーナ { $name }
tournament-ended-game-continues = { $players }：大会 **{ $name }** が終わったため、この対局はもう大会の成績に入りません。このまま続けるか、`/dvonn 提案` で引き分けを提案するか、`/dvonn 投了` で投了してください。
outcome-won = 大会：{ $player } に勝ち点1。
outcome-drawn = 大会：双方に勝ち点0.5。
outcome-advances =
    { $last ->
        [yes] 大会：{ $player } が決勝に勝ちました。
       *[no] 大会：{ $player } が次のラウンドに勝ち進みます。
    }
outcome-advances-by-rank =
    { $last ->
        [yes] 決着がつかず、シード順により { $player } が決勝の勝者です。
       *[no] 決着がつかず、シード順により { $player } が次のラウンドに勝ち進みます。
    }
outcome-no-result = 結果がなかったので、もう一度対局します。新しい対局がまもなくここで始まります。
outcome-one-more-game = 勝ち抜きには勝者が必要です。色を替えた対局がまもなく始まります。それでも決まらなければ、シード順により { $player } が勝ち進みます。
tournament-game-replays = 前の対局に結果がなかったため、もう一度対局します。
tournament-game-decides = 前の対局が引き分けだったため、色を替えてもう1局指します。それでも決まらなければ、シード順により { $player } が勝ち進みます。
outcome-not-counted = この対局が終わる前に大会が終わったため、大会の成績には入りません。
tournament-game-withdrawn = { $player } が大会を棄権したため、{ $winner } の勝ちです。
tournament-game-timed-out = スタックが一度も動かないうちに { $player } が時間切れになりました。
tournament-thread-players = { $white } – { $black }
tournament-thread-name = { $players } · { $tournament } { $ending }
tournament-thread-ending = #{ $number } · 第{ $round }ラウンド 第{ $board }卓
arena-thread-ending = #{ $number } · 第{ $board }局
button-round = 第{ $round }ラウンド

tournament-long-games =
    { $limit ->
        [none] 対局に時計はありませんが、ラウンドは { $round } で終わります。
       *[some] この持ち時間では1局に最長 { $game } かかりますが、ラウンドは { $round } で終わります。
    }そのとき相手を待たせているプレイヤーは負け、ほかの終わっていない対局は引き分けです。時計を短く、またはラウンドを長くするには、`/大会 終了` でこの大会を終え、新しく作ってください。
tournament-next-steps =
    プレイヤーは `/大会 プレイヤー追加`、コンピューターは `/大会 コンピューター追加` で追加できます。自分も出るには `/大会 参加` を使ってください。{ $starts ->
        [by_date] 大会は自動で始まります。
       *[by_hand] 大会を始めるには `/大会 開始` を使ってください。
    }
tournament-created-elsewhere = {"**"}{ $name }** を { $channel } で告知しました。
tournament-no-threads =
    { $organiser }、**{ $name }** の次の対局を { $channel } で始められません。{ $reason }1分ごとに試します。別のチャンネルにするには、そこで `/大会 移動` を使ってください。
tournament-no-threads-over = **{ $name }** で開始を待っている対局はもうありません。
tournament-not-posted = { $channel } に **{ $name }** の投稿ができません。{ $reason }大会は続きます。別のチャンネルで知らせるには、そこで `/大会 移動` を使ってください。
tournament-joined = **{ $name }** に参加しました。参加者は今{ $count }人です。最初の対局が始まったらお知らせします。
tournament-joined-reserve = **{ $name }** は満員です。あなたは補欠の{ $place }番目です。開始前に空きが出たら参加となり、{ $channel } でお知らせします。
tournament-left = **{ $name }** から抜けました。
tournament-entered = { $player } を **{ $name }** に参加させました。{ $channel } で本人に知らせます。開始までは抜けられます。
tournament-entered-reserve = {"**"}{ $name }** は満員です。{ $player } は補欠の{ $place }番目です。開始前に空きが出たら、本人に知らせます。
tournament-you-were-entered = { $player }、{ $person } があなたを **{ $name }** に参加させました。参加しない場合は、始まる前に抜けてください。
tournament-you-take-over = { $player }、{ $person } の決定で、**{ $name }** の { $former } の席を引き継ぎます。勝ち点と、まだ始まっていない対局が引き継がれます。参加しない場合は、棄権してください。
tournament-you-move-up = { $player }、**{ $name }** に空きが出たので参加になりました。参加しない場合は、始まる前に抜けてください。
tournament-added = { $level } が **{ $name }** に参加しました（{ $count }枠）。
tournament-removed = { $level } が **{ $name }** から抜けました（{ $count }枠）。
tournament-starting = {"**"}{ $name }** が参加者{ $count }人で始まります：{ $channel }。
tournament-fewer-rounds = ラウンド数は{ $wanted }ではなく{ $rounds }になります。それより多いと、同じ相手と2回当たる人が出ます。
ask-withdraw =
    { $whose ->
        [own] **{ $name }** を棄権しますか？大会での今の対局は負けになり、以後の対局はありません。戻ることはできません。
        [league] { $player } にリーグの今の期（**{ $name }**）を棄権させますか？終わっていない対局の勝ち点はすべて相手に入ります。進行中の対局は最後まで指せますが、リーグの成績には入りません。次の期への参加も取り消されますが、また申し込めます。
       *[other] { $player } に **{ $name }** を棄権させますか？今の対局の勝ち点は相手に入ります。最後まで指せますが、大会の成績には入りません。以後の対局はなく、戻ることはできません。
    }
button-withdraw-tournament = 棄権する
button-stay = 棄権しない
tournament-withdraw-cancelled = 誰も棄権していません。
tournament-withdrawn-self = **{ $name }** を棄権しました。ご参加ありがとうございました。
tournament-withdrawn = **{ $name }** で { $player } を棄権にしました。
tournament-you-were-withdrawn =
    { $league ->
        [yes] { $person } が、リーグの今の期（**{ $name }**）であなたを棄権扱いにしました。終わっていない対局の勝ち点は相手に入ります。進行中の対局は最後まで指せますが、リーグの成績には入りません。次の期にはまた申し込めます。理由は { $person } に尋ねてください。
       *[no] { $person } が、大会 **{ $name }** であなたを棄権扱いにしました。今の対局の勝ち点は相手に入ります。最後まで指せますが、大会の成績には入りません。大会での以後の対局はありません。理由は { $person } に尋ねてください。
    }
tournament-withdrawn-game-continues = { $player } は **{ $name }** を棄権扱いになり、勝ち点は相手に入ります。この対局は最後まで指せますが、そこでの成績には入りません。レート戦なら、引き続きランキングに反映されます。
ask-newcomer = { $player } を誰が引き継ぎますか？
ask-replace = **{ $name }** で { $player } を { $new } に交代させますか？{ $new } が勝ち点と、まだ始まっていない対局をすべて引き継ぎます。{ $player } の対局が進行中なら、その勝ち点は相手に入ります。最後まで指せますが、大会の成績には入りません。両者に通知されます。
button-replace = 交代させる
button-no-replacement = 交代させない
tournament-replaced = **{ $name }** で { $new } が { $player } を引き継ぎました。
tournament-you-were-replaced = { $person } の決定で、大会 **{ $name }** のあなたの席は { $new } が引き継ぎます。大会の対局が進行中なら、その勝ち点は相手に入ります。最後まで指せますが、大会の成績には入りません。理由は { $person } に尋ねてください。
ask-end-tournament =
    {"**"}{ $name }** を第{ $round }ラウンド（全{ $rounds }ラウンド）で終わらせますか？優勝者はなしになります。{ $games ->
        [0] 進行中の対局はありません。
       *[other] 進行中の対局が{ $games }局あります。最後まで指せますが、大会の成績には入りません。
    }
ask-end-arena =
    アリーナ **{ $name }** を今終わらせますか？優勝者はここまでの勝ち点で決まります。{ $games ->
        [0] 進行中の対局はありません。
       *[other] 進行中の対局が{ $games }局あります。最後まで指せますが、アリーナの成績には入りません。
    }
ask-cancel-tournament =
    {"**"}{ $name }** を取り消しますか？まだ始まっていません。{ $series ->
        [yes] シリーズ全体もこれで終わりになります。
       *[no] {""}
    }
button-end-tournament = 大会を終わらせる
button-cancel-tournament = 大会を取り消す
button-keep-tournament = 続ける
tournament-end-cancelled = 大会は続きます。
tournament-end-done = {"**"}{ $name }** が終わりました。
tournament-cancel-done = {"**"}{ $name }** は取り消されました。
tournament-moved = {"**"}{ $name }** の対局は、これから { $channel } で行われます。
tournament-list-title = このサーバーの大会：
tournament-list-none = ここに大会はまだありません。`/大会 作成` で作りましょう。
tournament-list-entry = {"**"}{ $number }** · { $name } · { $kind } · { $state ->
        [open] 受付中、参加者{ $count }人
        [running] 第{ $round }ラウンド（全{ $rounds }ラウンド）
        [over] 終了
       *[cancelled] 取り消し
    } · { $channel }
tournament-list-more = … ほか{ $count }件。見るには、番号か名前を付けて `/大会 順位表` を使ってください。
teams-terms = どちらのサーバーも自分のメンバーで戦います。いちばん強い人どうしが第1卓、次の人どうしが第2卓、という順に当たります。各卓2局で、白黒1局ずつです。
teams-rated = 二人とも世界ランキングにいれば、レート戦になります。
teams-players = 各チーム：{ $range }。
teams-open = 自分のサーバーから出場するには「大会に参加」を押してください。
teams-open-invited = 招待制です。出場者は、それぞれのサーバーのモデレーターが追加します。
teams-names = 相手のサーバーに名前が見えます。
teams-entrants = {"**"}{ $team }**（{ $count }）：{ $names }
teams-entrants-none = {"**"}{ $team }**：まだ参加者はいません。
teams-no-guest = 受けてくれたサーバーはまだありません。主催者は「サーバーを招待」を押せます。
button-invite-server = サーバーを招待
teams-code = このコードを相手サーバーのモデレーターに送ってください：`{ $code }`。相手サーバーで `/大会 受諾` を使ってもらいます。コードは1回だけ有効です。
teams-ask = {"**"}{ $team }** から、このサーバーにチーム戦の申し込みです。受けると、ここの人は { $channel } で参加でき、対局はそのチャンネルのスレッドで行います。相手サーバーには参加者の名前が見えます。
button-accept-match = チーム戦を受ける
teams-accepted = {"**"}{ $name }** を受けました。ここの人は { $channel } で参加できます。
teams-score = {"**"}{ $own }** { $points } : { $others } **{ $guest }**
teams-board = { $board }. { $own } { $points } : { $others } { $guest }
teams-won = {"**"}{ $name }** が終わりました。{ $points } : { $others } で **{ $team }** の勝ちです。おめでとうございます！
teams-drawn = {"**"}{ $name }** が終わりました。{ $points } : { $others } で引き分けです。
teams-called-off = 中止：各チーム{ $least }人以上のところ、一方のチームは{ $count }人でした。
teams-called-off-alone = 中止：受けてくれたサーバーはありませんでした。
refuse-teams-terms = チーム戦を作れるのはモデレーターだけです。自動で始まるので `開始` を選んでください。繰り返しはできないので `繰り返し` を空欄にしてください。
refuse-teams-starts = {"**"}{ $name }** を自分で始めることはできません。両方のサーバーに日時がわかるように、決まった日時に自動で始まります。
refuse-teams-end = 進行中のチーム戦を、片方のサーバーだけで終えることはできません。{"**"}{ $name }** は、すべての対局が終わると終了します。棄権するには `/大会 棄権` を使ってください。
refuse-teams-other = { $player } は相手サーバーのプレイヤーです。決められるのは、そのサーバーのモデレーターだけです。
refuse-teams-moderators = このサーバーから誰が出場するかを決められるのは、このサーバーのモデレーターだけです。
refuse-teams-full = このチームは満員です。{ $most }人までです。
refuse-teams-people = チーム戦に出場できるのは人だけです。
refuse-teams-code = このコードでチーム戦を申し込んでいるサーバーはありません。もう一度確かめてください：コードは9桁の数字で、1回だけ有効です。
refuse-teams-own = このチーム戦は自分のサーバーからの申し込みです。受けられるのは相手サーバーのモデレーターです。
refuse-teams-accepted = このチーム戦は、すでに別のサーバーが受けています。
refuse-teams-barred = ボットの運営者により、{ $player } はほかのサーバーの人との対局を禁止されています。
series-title = {"**"}{ $name }**、{ $year }年。これまでの大会数：{ $count }。
series-none = まだ誰にも勝ち点がありません。
series-line = { $place }. { $player } · {"**"}{ $points }** · 大会：{ $played }、優勝：{ $wins }
series-legend = {"-#"} 大会ごとに勝ち点1と、自分より下の順位の人数分の勝ち点が入ります。途中で棄権すると0です。同点のときは優勝回数で決まります。
series-next = 次回：{ $place } · { $time }
panel-nothing =
    { $moderates ->
        [yes] ここで進行中の大会やリーグの期はありません。大会を始めるには `/大会 開始` を使ってください。
       *[no] あなたが主催する進行中の大会はここにありません。作った大会を始めるには `/大会 開始` を使ってください。モデレーターは、全員の大会を見られます。
    }
panel-round = 第{ $round }ラウンド（全{ $rounds }）
panel-games = 終了：{ $over } · 進行中：{ $running } · 未開始：{ $waiting }
panel-ends = 終わり：{ $until }
panel-paused = 休止中
panel-late = {"**"}遅れている対局：{ $count }。** 1日（2日より短いラウンドなら、ラウンドの半分）の間、手が進んでいない対局です。同じ対局の催促は { $pause }後にまたできます。
panel-nobody-late = 遅れている人はいません。
panel-entry = { $number }. { $player }：最後の手 { $since } · { $game }（相手：{ $opponent }）· { $name }
panel-reminded = { $player } に催促を送ります。
button-manage = 管理する
button-remind = { $number }番に催促する
button-reminded = { $number }番：催促済み
button-panel-withdraw = { $number }番を棄権させる
button-panel-replace = { $number }番を交代させる
button-panel-tournaments = 大会：{ $way }
button-panel-late = 遅れている対局：{ $way }
button-refresh = 更新する
tournament-reminder = { $player }、**{ $name }** の主催者から、対局 { $number }（相手：{ $opponent }）を進めるようお願いがあります。あなたの番です。
standing = { $place }. { $name } · {"**"}{ $points }**
standing-buchholz = Buchholz { $points }
standing-sonneborn-berger = SB { $points }
standing-direct = 直接対決 { $points }
standing-games = +{ $won } ={ $drawn } −{ $lost }
standing-withdrew = { $name }（棄権）
standings-part = {"-#"} 全{ $count }人中 { $first }位から{ $last }位。続きはボタンで。
standings-legend =
    { $swiss ->
        [yes] {"-#"} + 勝ち、= 引き分け、− 負け、(n) 不戦。同点は Buchholz（相手全員の勝ち点）、次に SB（Sonneborn-Berger：勝った相手の勝ち点と、引き分けた相手の勝ち点の半分）で決めます。
       *[no] {"-#"} + 勝ち、= 引き分け、− 負け、(n) 不戦。同点は直接対決、次に SB（Sonneborn-Berger：勝った相手の勝ち点と、引き分けた相手の勝ち点の半分）で決めます。
    }
standing-in = { $place }. { $name }
standing-out = { $place }. { $name } · 第{ $round }ラウンドで敗退
alt-standings =
    { $knockout ->
        [yes] { $heading }。順位とプレイヤー：
       *[no] { $heading }。順位、プレイヤー、勝ち点：
    }
alt-standing-knockout = { $place }. { $name }。
alt-standing = { $place }. { $name }：{ $points }。
column-name = 名前
column-points = 勝ち点
column-buchholz = Buchholz
column-sonneborn-berger = SB
column-games = 対局
column-out = 敗退
cell-out = 第{ $round }ラウンド
caption-standings = 大会 { $number } · { $kind }
button-own-place = 自分の順位を見る
tournament-round-over = {"**"}{ $name }**：第{ $round }ラウンド（全{ $rounds }ラウンド）が終わりました。
tournament-invitation = {"**"}{ $name }**（{ $kind }）：{ $organiser } が { $channel } での参加を呼びかけています。
tournament-invitation-next = {"**"}{ $name }**（{ $kind }）：次回の参加受付が始まりました。{ $channel } で参加できます。
event-description =
    { $arena ->
        [yes] DVONN のアリーナです。{ $channel } で参加できます。
       *[no] DVONN の大会です（{ $kind }）。始まる前に { $channel } で参加してください。
    }

refuse-tournament-unknown = 大会 `{ $typed }` はここにありません。`/大会 一覧` ですべての大会が見られます。
refuse-tournament-name = 大会の名前は1〜{ $most }文字です。
refuse-tournament-setup = 大会ではこの初期配置は使えません。「すべて手置き」、「赤だけ手置き」、「ランダム」、「対称」から選んでください。
refuse-tournament-round =
    { $later ->
        [yes] **{ $name }** の第{ $round }ラウンドはまだ組まれていません。今は第{ $current }ラウンド（全{ $rounds }ラウンド）です。
       *[no] **{ $name }** に第{ $round }ラウンドはありません。最後は第{ $current }ラウンドです。
    }
refuse-tournament-rounds = ラウンド数は1〜{ $most }です。必要なだけにするには `ラウンド数` を空欄にしてください。
refuse-tournament-rounds-fixed = { $kind }のラウンド数は参加者数で決まります。`ラウンド数` を空欄にするか、スイス式を選んでください。
refuse-tournament-length = 各ラウンドの期限は { $shortest } から90日です。`14d`、`2h`、`90m` のように書いてください。
refuse-tournament-organiser = これができるのは、この大会の主催者 { $organiser } とモデレーターだけです。
refuse-tournament-started = {"**"}{ $name }** はすでに始まっているので、参加も離脱もできません。棄権するには `/大会 棄権`、対局を見るには `/大会 組み合わせ` を使ってください。
refuse-tournament-not-started = {"**"}{ $name }** はまだ始まっていません。抜けるには `/大会 離脱` を使ってください。
refuse-tournament-over = {"**"}{ $name }** は終了したか取り消されました。`/大会 一覧` ですべての大会が見られます。
refuse-tournament-blocked = このサーバーでの対局を禁止されています。理由：{ $reason }
refuse-tournament-full = この大会は満員です。参加者は{ $most }人までです。
refuse-tournament-no-computer = このレベルのコンピューターは参加していません。
refuse-tournament-computers = 1局ごとにスレッドが開くため、追加できるコンピューターは{ $most }台までです。もっと増やすには、モデレーターに頼んでください。
refuse-tournament-start = { $typed } は日時として読めません。自分のタイムゾーンで `2026-12-05 19:00`、`金曜日 19:00`、`19:00`、`3d` のように書いてください（`/dvonn 設定` を参照）。
start-zone = タイムゾーンが設定されていないので、{ $typed } を UTC として読みました。設定するには `/dvonn 設定` を使ってください。
refuse-tournament-range = { $typed } は読めません。{ $example } のような範囲を書いてください。
weekdays = 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日
nth-weekdays =
    { $nth ->
        [first] 第1月曜日, 第1火曜日, 第1水曜日, 第1木曜日, 第1金曜日, 第1土曜日, 第1日曜日
        [second] 第2月曜日, 第2火曜日, 第2水曜日, 第2木曜日, 第2金曜日, 第2土曜日, 第2日曜日
        [third] 第3月曜日, 第3火曜日, 第3水曜日, 第3木曜日, 第3金曜日, 第3土曜日, 第3日曜日
        [fourth] 第4月曜日, 第4火曜日, 第4水曜日, 第4木曜日, 第4金曜日, 第4土曜日, 第4日曜日
       *[last] 最終月曜日, 最終火曜日, 最終水曜日, 最終木曜日, 最終金曜日, 最終土曜日, 最終日曜日
    }
refuse-tournament-players = この方式の参加者は { $least }〜{ $most }人です。
refuse-tournament-reversed = 小さい数を先に書いてください：`{ $range }`。
refuse-tournament-start-time = 開始は、今から1年以内の日時にしてください。
refuse-tournament-repeat-start = 大会を繰り返すには `開始` も選んでください。
refuse-tournament-repeat = 大会を繰り返せるのはモデレーターだけです。`繰り返し` を空欄にしてください。
refuse-tournament-out-of-range = { $player } のレーティングはここでは { $own } です。この大会の対象は { $range } です。
refuse-tournament-role = { $player } にはロール { $role } がありません。この大会はそのロールのメンバー限定です。
refuse-tournament-invited = この大会は招待制です。出場したいときは、{ $organiser } に追加してもらってください。
refuse-tournament-joined = すでに参加しています。抜けるには `/大会 離脱` を使ってください。
refuse-tournament-bot = ボットは参加できません。コンピューターを出すには `/大会 コンピューター追加` を使ってください。
refuse-tournament-entered = { $player } はすでに参加しています。
refuse-tournament-entrant-busy = { $player } は今、これ以上の対局や大会に参加できません。
refuse-tournament-not-in = { $player } はこの大会にいません。
refuse-tournament-own-opponent = このラウンドで { $player } と当たっているので、棄権させられません。別のモデレーターに頼んでください。
refuse-tournament-irreplaceable = 勝ち抜き戦とアリーナでは、{ $player } を交代させられません。棄権させることはできます。
refuse-tournament-replace-self = 自分がプレイヤーの席を引き継ぐことはできません。別のモデレーターに頼んでください。
refuse-tournament-not-late = この対局はもう遅れていません。「更新する」を押してください。
refuse-tournament-reminded = { $player } にはこの対局の催促を送ったばかりです。次は { $until } に送れます。
refuse-tournament-withdrawn = { $player } はすでに棄権しています。
refuse-tournament-few = 大会には少なくとも2人の参加者が必要です。参加を呼びかけるか、`/大会 プレイヤー追加` で追加してください。
refuse-tournament-few-people = 大会を始めるには、コンピューターを除いて少なくとも2人の参加が必要です。今すぐ始めるには、モデレーターに頼んでください。
refuse-tournament-many =
    { $whose ->
        [yours] すでに{ $most }件の大会を主催しています。先に `/大会 終了` で1件終えてください。
       *[all] このサーバーには終わっていない大会がすでに{ $most }件あります。先にどれかが終わる必要があります。
    }
refuse-tournament-soon = 少し前に大会を作ったばかりです。次は { $until } に作れます。モデレーターは待つ必要がありません。
refuse-tournament-none-open = 参加を受け付けている大会はありません。`/大会 作成` で作りましょう。
refuse-tournament-none-running = 進行中の大会はありません。
refuse-tournament-none = そのような大会はここにありません。`/大会 作成` で作りましょう。
refuse-tournament-several = 大会がいくつかあります。オプション `大会` で選んでください。

## Leagues. Markdown in the names of leagues is already escaped.

league-title = {"**"}{ $name }** · リーグ
league-terms = 1組の人数：{ $size } · 同じ相手との対局：{ $games } · 1期の週数：{ $weeks } · 昇降級：{ $moves } · 同時の対局：{ $most }
contest-games =
    { $setup ->
        [reds] 赤3枚は手で置き、残りはランダム
        [random] ランダム盤
        [symmetric] 対称盤
       *[full] 49枚すべて手で置く
    } · { $clock } · { $rated ->
        [yes] レート戦
       *[no] フリー戦
    }
league-begins = 第{ $cycle }期の開始：{ $when }。
league-ends = 第{ $cycle }期の終わり：{ $when }。
league-paused = {"**"}休止中。** モデレーターがリーグを再開するまで、対局も期も始まりません。
league-entries = 第{ $cycle }期の参加者（{ $count }）：{ $names }
league-entries-none = 第{ $cycle }期の参加者はまだいません。
league-few = 期を始めるには{ $least }人必要です。足りなければ、1週間延期します。
league-put-off = 人数が足りず、1週間延期しました。あと{ $missing }人必要です。
league-stalls = { $organiser }、リーグ **{ $name }** の第{ $cycle }期は3週続けて延期になりました。{ $least }人必要なところ、参加者は{ $count }人です。人を誘うか、人数がそろうまで `/リーグ 休止` で止めてください。終わらせるには `/リーグ 終了` を使います。開始日時を変えるには、終わらせてから `/リーグ 作成` で作り直してください。
league-you =
    { $in ->
        [yes] 第{ $cycle }期に参加しています。
       *[no] 第{ $cycle }期には参加していません。
    }
league-ask = 第{ $cycle }期に参加しますか？するなら「参加する」を押してください。返事がなければ、不参加になります。
league-unanswered = まだ返事がない人：{ $names }
league-began = 第{ $cycle }期が始まりました。
league-event = { $name } · 第{ $cycle }期
league-event-description = DVONN リーグの新しい期です。始まる前に { $channel } で `/リーグ 参加` を使って参加してください。
league-news = {"**"}{ $name }**：{ $channel } で第{ $cycle }期が始まりました。参加者：{ $players }人、組の数：{ $divisions }。次の期には `/リーグ 参加` で参加できます。
league-closed = このリーグは終了しました。
button-league-in = 参加する
button-league-out = 今回は休む
button-league-tables = 順位表を見る
button-league-history = すべての期を見る
button-division = { $number }組
button-league-cycle = 第{ $number }期
league-joined = **{ $name }** の第{ $cycle }期に参加します。開始：{ $when }。
league-out = **{ $name }** の第{ $cycle }期には参加しません。
league-ask-leave = **{ $name }** の第{ $cycle }期に参加中です。対局を最後まで指してから次の期を休みますか、それとも今抜けますか？今抜けると、始まった対局は続き、残りは相手の勝ちになります。
button-league-finish = 最後まで指す
button-league-leave = 今抜ける
button-league-leave-cycle = 第{ $cycle }期を抜ける
league-left = **{ $name }** の第{ $cycle }期から抜けました。始まった対局は続きます。
league-entry-removed = { $player } を **{ $name }** の第{ $cycle }期から外しました。また申し込めます。参加させたくない場合は、ブロックしてください。
league-you-were-removed = { $person } が **{ $name }** の第{ $cycle }期からあなたを外しました。今の期の対局は続きます。また申し込めます。理由は { $person } に尋ねてください。
league-paused-done = {"**"}{ $name }** を休止しました。再開するには `/リーグ 再開` を使ってください。
league-resumed = {"**"}{ $name }** を再開しました。休止の分だけ、日程を後ろにずらしました。
league-ask-close = {"**"}{ $name }** を完全に終了しますか？進行中の期があれば、優勝者は出ず、始まった対局は普通の対局として続きます。
button-league-close = リーグを終了
league-closed-done = {"**"}{ $name }** を終了しました。
league-kept = リーグは続きます。
championship-terms = このボットの選手権です。すべてのサーバーの人が、それぞれのサーバーで対局します。ほかの参加者に名前が見えます。
championship-joined = 対局のスレッドは { $channel } に開きます。
championship-place = { $player }：{ $division }組 { $place }位
championship-no-place = 参加を申し込んだチャンネルに、対局のスレッドを開けなくなりました。そのため **{ $name }** の今期から外しました。次の期には、別のチャンネルから `/リーグ 選手権` で参加できます。
league-table = { $name } · 第{ $cycle }期 { $division }組
league-no-table = その順位表はありません。
league-left-to-play = 残り{ $count }局
league-fate =
    { $fate ->
        [champion] 優勝
        [up] 昇級
        [safe] 残留確定
        [down] 降級
        [left] 離脱
        [needs_win] 残り{ $games }局中{ $wins }勝で優勝
        [needs_up] 残り{ $games }局中{ $wins }勝で昇級
        [needs_safe] 残り{ $games }局中{ $wins }勝で残留
        [may_win] 優勝の可能性あり
        [may_up] 昇級の可能性あり
       *[danger] 降級の危機
    }
league-legend = {"-#"} 同点は直接対決、次に SB（Sonneborn-Berger：勝った相手の勝ち点と、引き分けた相手の勝ち点の半分）で決めます。それも同じなら、期の初めの順位が下だった人が上です。
caption-league = 同点：直接対決、次に SB
league-results = {"**"}{ $name }**：第{ $cycle }期が終わりました。優勝は { $champion }、おめでとうございます！
league-results-nobody = {"**"}{ $name }**：第{ $cycle }期が終わりました。優勝者はいません。
league-division-line = { $number }組：{ $what }
league-goes-up = 昇級 { $names }
league-goes-down = 降級 { $names }
league-history = {"**"}{ $name }**：各組の1位（最初が優勝者）
league-history-none = {"**"}{ $name }** で終わった期はまだありません。
league-history-line = 第{ $cycle }期：{ $winners }
league-history-nobody = 第{ $cycle }期：優勝者なし
league-line = リーグ [{ $name }]({ $url })
league-line-plain = リーグ { $name }
league-no-threads =
    { $organiser }、**{ $name }** の次の対局を { $channel } で始められません。{ $reason }1分ごとに試します。別のチャンネルにするには、そこで `/リーグ 移動` を使ってください。
refuse-tournament-division = {"**"}{ $name }** はリーグの組です。できることは `/リーグ 表示` で見られます。
refuse-league-none = このサーバーにリーグはありません。モデレーターは `/リーグ 作成` で開けます。
refuse-championship-none = このボットに選手権はありません。サーバーのリーグは `/リーグ 表示` で見られます。
refuse-championship-off = このサーバーでは、ほかのサーバーの人との対局はできません。サーバー管理者は `/dvonn-admin 設定` の `/相手探し` で許可できます。
refuse-league-exists = このサーバーにはもうリーグがあります：**{ $name }**。モデレーターは `/リーグ 終了` で終了できます。
refuse-league-name = リーグの名前は1〜{ $most }文字です。
refuse-league-start = 最初の期は1時間後から30日後までに始められます。
refuse-league-options = リーグではこの設定は使えません。`/リーグ 作成` で別の設定を選んでください。
refuse-league-closed = {"**"}{ $name }** は終了しました。モデレーターは `/リーグ 作成` で新しいリーグを開けます。
refuse-league-paused = {"**"}{ $name }** はもう休止中です。
refuse-league-not-paused = {"**"}{ $name }** は休止していません。
refuse-league-joined = **{ $name }** の第{ $cycle }期にはもう参加しています。
refuse-league-not-entered = { $player } は **{ $name }** の第{ $cycle }期に参加していません。
refuse-league-full = このリーグは満員です。参加者は{ $most }人までです。
refuse-league-not-playing = **{ $name }** の今の期には参加していません。

## Puzzles

puzzle-title =
    { $color ->
        [white] **パズル { $number }** · 白の番
       *[black] **パズル { $number }** · 黒の番
    }
puzzle-mistake =
    { $color ->
        [white] 白の最後の手 { $ply } は悪手でした。
       *[black] 黒の最後の手 { $ply } は悪手でした。
    }
puzzle-last =
    { $color ->
        [white] 白が最後に置いた駒：{ $ply }。
       *[black] 黒が最後に置いた駒：{ $ply }。
    }
puzzle-goal-win = 勝てる手は1つだけ。見つけましょう。
puzzle-goal-draw = 引き分けにできる手は1つだけ。見つけましょう。
puzzle-goal-margin = ほかより5枚以上得な手が1つあります。見つけましょう。
puzzle-goal-judged = ほかよりずっと強い手が1つあります。見つけましょう。
puzzle-goal-place = 優勢を保てるマスは1つだけ。見つけましょう：ボタンを押すと、すぐに駒が置かれます。
puzzle-step = { $steps }手中{ $step }手目。
puzzle-right = **正解：{ $ply }。** 次に：{ $replies }。
puzzle-counted = このパズルには前にも挑戦しています。評価されたのは最初の1回だけです。
puzzle-first-try = 評価されたのは最初の1回だけです。
puzzle-stack =
    { $height ->
        [1] { $cell }：1枚駒
       *[other] { $red ->
            [yes] { $cell }：高さ{ $height }、赤入り
           *[no] { $cell }：高さ{ $height }
        }
    }
puzzle-stack-hint = 動かすスタックを選ぶ
puzzle-destination = **{ $cell }** をどこへ動かしますか？選ぶとすぐに指されます。
puzzle-hint = ヒント：**{ $cell }** のスタックを動かします。
puzzle-hint-cells = ヒント：マスは { $cells } です。
puzzle-hint-half = ヒントを使うと、正解しても評価は半分です。
puzzle-wrong = **違います：** { $ply }。
puzzle-solved = **解けました！** { $line }
puzzle-why-win = ほかの手はどれも勝ちを逃します。
puzzle-why-draw = ほかの手はどれも負けます。
puzzle-why-margin = 双方が最善を尽くせば、ほかの手はどれも5枚以上損な結果になります。
puzzle-why-judged = ほかの手では、勝率がずっと下がります。
puzzle-why-place = ほかのマスではどれも、相手のほうが優勢になります。
puzzle-solution = パズル { $number } の答え：{ $line }
puzzle-also = 最後の手として同じく良い手：{ $plies }
puzzle-theme = -# **{ $theme }**：{ $meaning }
puzzle-result =
    { $result ->
        [solved] パズルのレーティング：{ $step } → { $rating }。
        [hinted] ヒントありで正解。パズルのレーティング：{ $step } → { $rating }。
       *[failed] 不正解の扱いになります。パズルのレーティング：{ $step } → { $rating }。
    }
puzzle-streak = 連続日数：{ $days }日。
puzzle-none = 解けるパズルはもう残っていません。別のテーマを試すか、明日また「今日のパズル」を解きに来てください。
daily-title = **今日のパズル** · { $date }
daily-tally =
    { $tried ->
        [0] まだ誰も挑戦していません。
       *[other] 挑戦：{ $tried }人 · 正解：{ $solved }人
    }
solvers-title = **パズルの上位者**
solvers-line =
    { $place ->
        [0] { $player }
       *[other] **{ $place }** · { $player }
    } · { $rating } · { $tried }問中{ $solved }問正解{ $streak ->
        [0] { "" }
       *[other] { " " }· 連続 { $streak }日
    }
solvers-none = このサーバーでパズルを解いた人はまだいません。`/パズル 解く` で1問出ます。
race-intro = **パズルレース：** 5分間でできるだけ多くのパズルを解きます。だんだん難しくなり、3回ミスするとレース終了です。**スタート** を押すと時計が動き出します。
race-best = 自己ベスト：{ $score }問。
race-new-best = **自己ベスト更新です！**
race-offer = { $opponent }、{ $challenger } がパズルレースを申し込んでいます：5分間、同じパズルで競います。
race-rules = パズルはだんだん難しくなり、3回ミスした人はそこで終わりです。**スタート** を押すと、二人の時計が動き出します。
race-called = { $challenger }、{ $opponent } がパズルレースを始めました。二人の時計が動いています！
race-runs = **パズルレース：** { $one } 対 { $other }。**自分のパズル** を押して解いてください。
race-ends = { $until } に終了。
race-score =
    { $mistakes ->
        [0] { $score }問正解、ミスなし
       *[other] { $score }問正解、ミス { $mistakes }/{ $most }
    }
race-score-of = { $person }：{ $score }
race-won = **パズルレース：** { $winner } の勝ち。
race-drawn = **パズルレース：** { $one } と { $other } は引き分け。
race-solved = ✅ **正解！**
race-wrong = ❌ 正解は **{ $ply }** でした。
race-out = **3回ミスしたので終了です。**
race-time-up = **時間切れ！**
race-not-started = このレースはまだ始まっていません。
race-started = もう始まっています。
race-over = もう終わっています。
race-called-off = このパズルレースは中止になりました。
race-already = すでにレース中です。そのレースを表示します。
race-gone = このレースはとっくに終わっています。新しく始めるには `/パズル レース` を使ってください。
race-not-in-it = このレースには参加していません。自分で始めるには `/パズル レース` を使ってください。
race-not-the-opponent = このレースを始めたり断ったりできるのは { $opponent } だけです。
race-not-the-challenger = このレースを取り消せるのは { $challenger } だけです。
race-closed = このレースはもう始められません。
race-other-races = { $person } は別のレース中です。数分後にもう一度試してください。
race-too-many =
    { $most ->
        [1] この1時間に誰かにレースを申し込みましたが、まだ始まっていません。少し待ってください。
       *[other] この1時間に{ $most }件挑戦しましたが、どれもレースになっていません。少し待ってください。
    }
race-asked-lately = { $opponent } には1時間以内にレースを申し込んでいます。返事を待つか、別の人に挑戦してください。
race-oneself = 自分とはレースできません。一人でレースするには、`相手` を空欄にしてください。
button-race-start = スタート
button-race-puzzles = 自分のパズル
button-race-again = もう一度レース
button-puzzle-hint = ヒント（評価は半分）
button-puzzle-solution = 答えを見る
button-puzzle-again = やり直す
button-puzzle-next = 次のパズル
button-puzzle-next-themed = 次：{ $theme }
button-practise-theme = パズル：{ $theme }
button-puzzle-any = どのテーマでも
button-puzzle-play = ここから続きを指す
button-puzzle-solve = 解く

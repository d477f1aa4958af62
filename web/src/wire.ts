// Made by `./dev wire` from src/meadhall/hall/wire/. Edit that, not this.

/** The request with this id is done and stored. */
export interface Ack {
  type: "ack";
  id: number;
  number: number;
}

/** Another key for one's name. */
export interface AddKey {
  challenge: string;
  key: PasskeyMade | BrowserKeyMade;
  confirm?: Confirm | null;
}

/** What a bot would do in the reader's place, and why. */
export interface Advice {
  move: number;
  notation: string;
  text: string;
  why: string;
  numbers: string;
}

/** Somebody asks the players of a finished game for another one. */
export interface Again {
  table: string;
  by: number | null;
  until: number;
  yes: number[];
  no: number[];
  begun: boolean;
}

/** What decided a finished game: a search from the mover's own view at every decision. */
export interface Analysis {
  iterations: number;
  moments: Moment[];
  turning_points: TurningPoint[];
  result: number[];
}

/** Say something above every page; in one language at least. */
export interface Announce {
  until: number;
  en?: string;
  ru?: string;
  begins?: number;
}

/** What is announced above every page now; to pages alone. */
export interface Announced {
  type: "announced";
  announcements: Announcement[];
}

/** What whoever keeps the hall has to say to everybody, from then to then. */
export interface Announcement {
  id: number;
  begins: number;
  until: number;
  en: string;
  ru: string;
}

/** Every error looks like this; the code is stable, the text is for people. */
export interface ApiError {
  code: string;
  text: string;
  reason?: Reason | null;
}

/** A table that is set aside, or in trouble. */
export interface AsideLine {
  table: string;
  game: string;
  since: number;
  times: number;
  error: string;
  place: string;
  aside: boolean;
}

/** Something to sign, for one purpose. */
export interface AskChallenge {
  purpose: "add" | "code" | "erase" | "remove" | "sign-in" | "sign-up" | "words";
}

/** Why can't this move be made? */
export interface AskWhy {
  type: "why";
  id: number;
  move?: number | null;
  what?: Record<string, string | number> | null;
}

/** Something the keeper did. */
export interface AuditLine {
  id: number;
  at: number;
  way: string;
  act: string;
  about: string;
  reason: string;
}

/** Wait until one's search stands otherwise than it was known to: by the `mark` of the answer before. Whoever doesn't ask for half a minute has gone. */
export interface Await {
  known?: string;
}

/** How hard a game is to learn and to master, and how much one is attacked: 1 to 3 each. */
export interface AxesInfo {
  learn: number;
  master: number;
  bite: number;
}

/** A mute or a ban that holds. */
export interface BanLine {
  id: number;
  kind: "ban" | "mute";
  name: string;
  address: boolean;
  at: number;
  until: number;
  reason: string;
}

/** Why, or what became of it; for the record. */
export interface Because {
  words?: string;
}

/** The game with the most points. */
export interface BestGame {
  table: string;
  points: number;
  players: number;
  at: number;
}

/** What a bot is rated at tables of one size. */
export interface BotRated {
  level: string;
  shown: number;
  spread: number;
}

/** A key that a browser has made and keeps: P-256, the public half as SPKI, and a signature. */
export interface BrowserKeyMade {
  kind: "browser";
  public: string;
  signature: string;
}

/** What a browser's key has signed. */
export interface BrowserKeyProof {
  kind: "browser";
  id: string;
  signature: string;
}

/** A game's texts in one language, as Project Fluent writes them. */
export interface Catalogue {
  texts: string;
}

/** Something to sign: once, soon, and for what it was asked for. */
export interface Challenge {
  challenge: string;
  seconds: number;
  site: string;
  handle: string;
  keys: string[];
}

/** What I am told by it. */
export interface ChangeWay {
  way: string;
  kinds: ("free" | "half" | "move" | "rematch" | "round")[];
}

/** Quiet hours, or none. */
export interface ChangeWishes {
  lang?: "en" | "ru";
  zone?: string;
  quiet: Quiet | null;
}

/** A chapter of a rules book. */
export interface ChapterInfo {
  title: string;
  rules: RuleInfo[];
}

/** What somebody said. */
export interface ChatLine {
  id: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Somebody said something. */
export interface ChatSaid {
  type: "chat";
  id: number;
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** How long people may think. `bank`: seconds for the whole game, `increment` seconds more for each finished turn. `days`: so many days for each turn. */
export interface Clock {
  kind?: "bank" | "days" | "none";
  bank?: number;
  increment?: number;
  days?: number;
}

/** Prove once more who one is; words need no challenge. */
export interface Confirm {
  proof: PasskeyProof | BrowserKeyProof | WordsProof;
  challenge?: string | null;
  lang?: "en" | "ru";
}

/** Games of one kind: how many, and how much of their wins was theirs. */
export interface Count {
  games: number;
  won: number;
}

/** A new table. The token is the host's (and the seat's); the invitation is for friends. */
export interface Created {
  table: string;
  seat: number | null;
  token: string;
  invitation: string;
  commitment: string;
}

/** Somewhere one is signed in. */
export interface Device {
  id: string;
  device: string;
  made: number;
  seen: number;
  here: boolean;
}

/** A code that signs another device in, once, until then. */
export interface DeviceCode {
  code: string;
  until: number;
}

/** Take the seat back from the bot that plays for it. */
export interface DoBack {
  type: "back";
  id: number;
}

/** Make a move. */
export interface DoMove {
  type: "move";
  id: number;
  number: number;
  move?: number | null;
  notation?: string | null;
  request?: string | null;
  what?: Record<string, string | number> | null;
}

/** Say something. */
export interface DoSay {
  type: "chat";
  id: number;
  text: string;
}

/** Take back the own last move. */
export interface DoUndo {
  type: "undo";
  id: number;
  number: number;
  request?: string | null;
}

/** It is stored. `number` is the reader's number of the position after it. */
export interface Done {
  number: number;
}

/** How a game ended that was not played to its end: counted as it stood, not at all, or because only one was left who had not given up. */
export interface Ending {
  how: "agreed" | "conceded" | "void";
}

/** The key of the room. */
export interface Enter {
  key: string;
}

/** A whole short game to play after a lesson: how many players, the bots' level, about how many minutes it takes, and what is otherwise than in a long one. */
export interface FirstGame {
  players: number;
  level: string;
  minutes: number;
  options: Record<string, unknown>;
}

/** The puzzle that is played out at a table. */
export interface FromPuzzle {
  name: string;
  titles: Record<string, string>;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  min_players: number;
  max_players: number;
  rules: number;
  minutes: number | null;
  variants: Variant[];
  example: string;
  lessons: LessonTitle[];
  enough: number;
  axes: AxesInfo | null;
  bots: number;
}

/** The bots of one game, and by what they were measured. */
export interface GameLadder {
  game: string;
  sizes: LadderStep[];
  measured: string;
}

/** One of somebody's games. */
export interface GameLine {
  table: string;
  game: string;
  players: number;
  at: number;
  how: "agreed" | "conceded" | "played" | "unread" | "void";
  rated: boolean;
  starred: boolean;
  seat: number;
  outcome: "lost" | "none" | "shared" | "won";
  seats: GameSeat[];
  change: number | null;
  shown: number | null;
  weight: number | null;
}

/** Who sat at a table whose game is over, and how it ended for them. */
export interface GameSeat {
  names: Record<string, string>;
  level: string;
  place: number;
  points: number;
  left: boolean;
}

/** How somebody stands in one game. */
export interface GameStanding {
  games: number;
  won: number;
  game: string;
  rated: Rated | null;
  graph: RatedAt[];
  highest: RatedAt | null;
  run: number;
  best: BestGame | null;
  sizes: SizeCount[];
}

/** Somebody's games, the last first; `before` asks for older ones. */
export interface Games {
  games: GameLine[];
  before: number | null;
}

/** Options that a game can be played with: only what differs from the usual. */
export interface GoodOptions {
  options: Record<string, unknown>;
}

/** What this hall offers. */
export interface HallInfo {
  version: string;
  games: GameInfo[];
  bots: string[];
  announcements: Announcement[];
}

/** The first message: a seat's token (or null: by cookie, else as an onlooker), whether moves shall come with words in a language, and whether the reader wants to be told what was. A page says which one it is. An onlooker comes back to the eyes they had, if those are still open. */
export interface Hello {
  type: "hello";
  token?: string | null;
  words?: "en" | "ru" | null;
  lang?: "en" | "ru";
  recall?: boolean;
  page?: string | null;
  eyes?: number | "all" | null;
}

/** What happened so far, move by move, as the reader may recall it; the set-up first. */
export interface History {
  type: "history";
  number: number;
  moves: Record<string, unknown>[][];
  lines: Line[][];
  own: number;
}

/** Everything the room shows. */
export interface KeeperRoom {
  now: number;
  processes: number;
  people: number;
  reports: ReportLine[];
  bans: BanLine[];
  aside: AsideLine[];
  announcements: Announcement[];
  who: PersonLine[];
  load: LoadPoint[];
  pairs: PairLine[];
  audit: AuditLine[];
}

/** Everything the hall keeps of somebody. */
export interface KeptOfMe {
  kept: Record<string, unknown>;
}

/** What bots are rated. */
export interface Ladder {
  games: GameLadder[];
}

/** The bots at tables of one size, the weakest first. */
export interface LadderStep {
  players: number;
  bots: BotRated[];
}

/** A move the reader may make now. */
export interface Legal {
  move: number;
  what: Record<string, string | number>;
  notation: string;
  text: string | null;
  foreseen?: Record<string, unknown> | null;
}

/** One of the answers to a question about the table. */
export interface LessonAnswer {
  answer: string;
  text: string;
}

/** A few minutes of learning. */
export interface LessonInfo {
  name: string;
  title: string;
  about: string;
  won: string;
  picture: string[];
  enough: boolean;
  minutes: number;
  steps: number;
  teaches: string[];
  then: FirstGame | null;
}

/** What a learner sees and hears at a step. */
export interface LessonStep {
  step: number;
  steps: number;
  says: string;
  lit: string[];
  answers: LessonAnswer[];
  verdict: "astray" | "on" | "right" | "wrong" | null;
  remark: string | null;
  right: number[];
  names: string[];
  seat: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  lines: Line[];
  waiting: number[];
  question: string | null;
  moves: Legal[];
  result: Result | null;
}

/** A lesson as a lobby names it. */
export interface LessonTitle {
  name: string;
  title: string;
  minutes: number;
}

/** The lessons of a game, in their order. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** Games by the strongest of the others: a level of bots, or `people` where there were any. */
export interface LevelCount {
  games: number;
  won: number;
  level: string;
}

/** A line of the saga. */
export interface Line {
  key: string;
  args: Record<string, string | number | Said | (string | number | Said)[]>;
  seat?: number | null;
  title?: string | null;
  headline?: boolean;
  places?: string[];
  tone?: "bad" | "faint" | "great" | "plain" | "quiet";
  picture?: string;
  mark?: string;
  hurts?: number | null;
}

/** Somebody who is told. */
export interface Listening {
  lang: "en" | "ru";
  zone: string;
  quiet: Quiet | null;
  ways: WayInfo[];
}

/** How much there was to do at one time, in all processes together. */
export interface LoadPoint {
  at: number;
  tables: number;
  playing: number;
  people: number;
  thinking: number;
  queue: number;
  memory: number;
  loop: number;
  database: number;
  errors: number;
}

/** Open tables, the newest first; `before` asks for older ones. */
export interface Lobby {
  tables: LobbyTable[];
  before: number | null;
  announcements: Announcement[];
}

/** Who sits at a table of the lobby. */
export interface LobbySeat {
  who: "bot" | "empty" | "person" | "program";
  names: Record<string, string>;
  level: string | null;
}

/** An open table in the lobby. */
export interface LobbyTable {
  table: string;
  game: string;
  players: number;
  free: number;
  phase: "over" | "playing" | "waiting";
  created: number;
  host: number | null;
  seats: LobbySeat[];
  clock: Clock;
  rated: boolean;
}

/** An onlooker looks through a seat's eyes, at all hands, or from beside the table (null). The position and what was come again. */
export interface LookThrough {
  type: "eyes";
  id: number;
  eyes: number | "all" | null;
}

/** A move by its id, by what it says or by its notation, and the number of the position it was chosen in. */
export interface MakeMove {
  number: number;
  move?: number | null;
  notation?: string | null;
  request?: string | null;
  what?: Record<string, string | number> | null;
}

/** Whoever asks: their name, and what opens it. */
export interface Me {
  name: string;
  made: number;
  keys: OwnKey[];
  devices: Device[];
  tables: number;
  fresh: boolean;
}

/** A part of a minute's read. Its picture is the table at a lesson's step, counted from 0. */
export interface MinuteInfo {
  text: string;
  lesson: string;
  step: number;
  rule: string;
}

/** A decision of a finished game, as whoever made it could judge it then. */
export interface Moment {
  step: number;
  seat: number;
  chances: number[];
  worth: number;
  best_worth: number;
  error: number;
  sure: "probably" | "surely" | null;
  better: Line[];
  words: Record<string, string>;
}

/** Whether a name is free, and else why not and what is. */
export interface NameTried {
  name: string;
  why: "hall" | "long" | "scripts" | "short" | "signs" | "taken" | null;
  instead: string[];
}

/** Make a table. Without `sit` its host only looks on. With `adds` the host's client will add a share to the shuffle once it has seen the commitment; the game waits for that a moment. */
export interface NewTable {
  settings: Settings;
  name?: string;
  sit?: boolean;
  adds?: boolean;
}

/** New words to write down; those before open nothing any more. They are told this once. */
export interface NewWords {
  words: string[];
}

/** Something the whole table should know; the code says what, the text says it in English. */
export interface Note {
  type: "note";
  code: string;
  seat: number | null;
  text: string;
}

/** How one can be told here, and how one is. */
export interface Notices {
  push: string;
  mail: boolean;
  hooks: boolean;
  signed_in: boolean;
  kinds: ("free" | "half" | "move" | "rematch" | "round")[];
  me: Listening | null;
  listener?: string | null;
}

/** One of the names that an option can be. */
export interface NumberChoice {
  name: string;
  title: string;
}

/** A number that a table can play otherwise: where it stands among the options (a place in a list is a number), what it is called, what it is, and what it can be. */
export interface NumberField {
  path: (string | number)[];
  title: string;
  value: number | string;
  origin?: string;
  least?: number | null;
  most?: number | null;
  choices?: NumberChoice[];
}

/** Every number of a game that a table can play otherwise. */
export interface NumberForm {
  groups: NumberGroup[];
}

/** A card, or a table of numbers that are no card's. */
export interface NumberGroup {
  part: string;
  title: string;
  numbers: NumberField[];
}

/** Something that people decide together now. */
export interface OpenMatter {
  number: number;
  what: "bot" | "end" | "kick" | "void";
  seat: number | null;
  by: number;
  until: number;
  voters: number[];
  needed: number;
  yes: number[];
}

/** A key that opens one's name. */
export interface OwnKey {
  id: string;
  kind: "browser" | "passkey";
  device: string;
  made: number;
  used: number;
}

/** Two whose rated games count less, in the last 30 days. */
export interface PairLine {
  one: string;
  other: string;
  games: number;
  near: number;
  won: number;
  lost: number;
  at: number;
}

/** A passkey that was made a moment ago. */
export interface PasskeyMade {
  kind: "passkey";
  id: string;
  client_data: string;
  attestation: string;
}

/** What a passkey has signed. */
export interface PasskeyProof {
  kind: "passkey";
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
}

/** Somebody with a line to a table. */
export interface PersonLine {
  table: string;
  game: string;
  phase: "over" | "playing" | "waiting";
  seat: number;
  name: string;
  since: number;
}

/** Still there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** Go on from a moment of a finished game, in one seat; bots take the others. */
export interface PlayOn {
  step: number;
  seat: number;
  name?: string;
  level?: string;
}

/** Play a puzzle's position out, in its seat and against bots. */
export interface PlayPuzzle {
  name?: string;
  level?: string;
}

/** Still here. */
export interface Pong {
  type: "pong";
  id: number;
}

/** The game as the reader sees it now, and what has just happened. */
export interface Position {
  type: "position";
  number: number;
  phase: "over" | "playing" | "waiting";
  seat: number | null;
  view: Record<string, unknown> | null;
  events: Record<string, unknown>[];
  lines: Line[];
  undone: boolean;
  waiting: number[];
  question: string | null;
  rule: string | null;
  moves: Legal[];
  undo: boolean;
  remarks: Remarked[];
  clocks: SeatClock[];
  at: number;
  result: Result | null;
  eyes: number | "all" | null;
  views: Record<string, unknown>[] | null;
}

/** The request with this id was refused, and changed nothing. */
export interface Problem {
  type: "error";
  code: string;
  text: string;
  reason?: Reason | null;
  id?: number | null;
}

/** Whether everybody may. */
export interface ProfileSet {
  open: boolean;
}

/** What a browser subscribed with. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser has got itself another address. */
export interface PushMoved {
  old: PushKeys;
  new: PushKeys;
}

/** A puzzle on the list. */
export interface PuzzleInfo {
  name: string;
  kind: string;
  title: string;
  asks: string;
  level: number;
  themes: string[];
  steps: number;
}

/** A move and what it is worth, in words. */
export interface PuzzleMove {
  words: string;
  worth: string;
  right: boolean;
}

/** What somebody sees who has tried this much. */
export interface PuzzleStep {
  asks: string;
  lit: string[];
  verdict: "on" | "right" | "wrong" | null;
  remark: string | null;
  best: PuzzleMove[];
  solution: SolutionMove[];
  themes: string[];
  names: string[];
  seat: number;
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
  lines: Line[];
  waiting: number[];
  question: string | null;
  moves: Legal[];
  result: Result | null;
}

/** The puzzles of a game, in their order. The one of a day is the same for everybody: its number is the days since the first of January 2026, modulo how many there are. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** Those who wait for the same. */
export interface Queue {
  game: string;
  players: number;
  pace: "calm" | "days" | "quick";
  rated: boolean;
  waiting: number;
  usual: number | null;
}

/** How many wait for what. Nobody is named. */
export interface Queues {
  queues: Queue[];
}

/** From when to when somebody is told nothing: minutes of the day where they are. */
export interface Quiet {
  start: number;
  end: number;
}

/** What somebody is rated in a game. */
export interface Rated {
  shown: number;
  spread: number;
  games: number;
}

/** What they were rated at some time. */
export interface RatedAt {
  at: number;
  shown: number;
  spread: number;
}

/** Why a move can't be made: in words, as a text key, and by the rule's number. */
export interface Reason {
  text: string;
  key: string;
  rule: string;
}

/** Sign in by the words that were written down. */
export interface Recover {
  name: string;
  words: string;
}

/** A remark for somebody's first game: the key of its text among the game's, whose `.title` is a heading, and the lesson that tells more ("" if none does). */
export interface Remarked {
  key: string;
  lesson: string;
}

/** The table where the same players meet again; seat tokens stay the same. */
export interface Rematch {
  table: string;
  invitation: string;
}

/** A key that opens the name no longer. */
export interface RemoveKey {
  key: string;
  confirm: Confirm;
}

/** The page that said hello is not the one this hall serves: it should load itself anew. */
export interface Renewed {
  type: "renewed";
  page: string;
}

/** A finished game, or a stretch of it. */
export interface Replay {
  steps: number;
  frames: ReplayStep[];
}

/** A moment of a finished game: who moved, what happened, and what the chosen eyes saw. */
export interface ReplayStep {
  step: number;
  seat: number | null;
  notation: string;
  view: Record<string, unknown> | null;
  views: Record<string, unknown>[] | null;
  events: Record<string, unknown>[];
  lines: Line[];
  waiting: number[];
}

/** Tell the operator of something said or done at the table, perhaps by whom. */
export interface Report {
  text: string;
  seat?: number | null;
}

/** The last lines of chat before a report. */
export interface ReportChat {
  lines: SaidLine[];
}

/** A report, without its chat. */
export interface ReportLine {
  id: number;
  at: number;
  table: string;
  game: string;
  name: string;
  about: string;
  text: string;
  lines: number;
  address: boolean;
  done: number | null;
  note: string;
}

/** How the game ended, by seat. */
export interface Result {
  scores: number[];
  ranks: number[];
  parts: ScorePart[][];
}

/** A numbered rule; `ruling` marks what the printed rules leave open and we decided. */
export interface RuleInfo {
  id: string;
  title: string;
  text: string;
  ruling: boolean;
  why?: RulingInfo | null;
}

/** A game's rules in our words, and its card data with the origin of each number. */
export interface RulesBook {
  game: string;
  aim: string;
  minute: MinuteInfo[];
  chapters: ChapterInfo[];
  cards: Record<string, unknown>;
}

/** Of a ruling of ours: what the printed rules say, our reason, and the other reading. */
export interface RulingInfo {
  book: string;
  reason: string;
  other: string;
  switch: string;
}

/** A text inside another: its key (`horns-hall-odin.of`) and, if it needs some, arguments. */
export interface Said {
  args?: Record<string, string | number | Said | (string | number | Said)[]>;
  key: string;
}

/** A line of chat as it was when it was reported. */
export interface SaidLine {
  at: number;
  name: string;
  text: string;
  about: boolean;
}

/** A line of chat. */
export interface Say {
  text: string;
}

/** A part of a score: what it was for, as a text key, how many points, and a picture's name. */
export interface ScorePart {
  key: string;
  points: number;
  picture: string;
}

/** How one's search stands. Times are the hall's own, in milliseconds. */
export interface Search {
  state: "found" | "none" | "seated" | "waiting";
  mark: string;
  now: number;
  game: string;
  players: number;
  pace: "calm" | "days" | "quick";
  rated: boolean;
  since: number;
  waiting: number;
  rating: number | null;
  reach: number;
  wider: number;
  anybody: number;
  usual: number | null;
  bots_from: number;
  level: string;
  ready: boolean;
  come: number;
  needed: number;
  until: number;
  missed: number;
  table: string;
  seat: number | null;
  token: string;
}

/** One of the seats. */
export interface SeatChoice {
  seat: number;
}

/** Milliseconds left at the time of the message; null is no limit. */
export interface SeatClock {
  left: number | null;
  running: boolean;
}

/** Who sits at a seat, as everybody may know. */
export interface SeatInfo {
  who: "bot" | "empty" | "person" | "program";
  name: string;
  names: Record<string, string>;
  level: string | null;
  present: boolean;
  stand_in: string | null;
  away: number | null;
  eyes: boolean;
  finished_by_bot: boolean;
}

/** A seat taken; whoever has the token has the seat. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  commitment: string;
}

/** Look for people to play with. A rated game needs a name of one's own. */
export interface Seek {
  game: string;
  players: number;
  pace?: "calm" | "days" | "quick";
  rated?: boolean;
  name?: string;
}

/** Let somebody no longer chat (`mute`), or neither chat nor found nor join (`ban`): by name, by an address, or by the address of whoever a report is about. */
export interface SetBan {
  kind: "ban" | "mute";
  seconds: number;
  reason: string;
  name?: string;
  address?: string;
  report?: number | null;
}

/** Everybody may read how one stands, or nobody else. */
export interface SetProfile {
  open: boolean;
}

/** A game that somebody wants to find again, or no longer. */
export interface SetStar {
  table: string;
  on: boolean;
}

/** What is agreed on before a game. */
export interface Settings {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  clock?: Clock;
  open?: boolean;
  onlookers?: boolean;
  watching?: "delayed" | "eyes" | "public";
  delay?: number;
  hints?: "always" | "never" | "practice";
  chat?: boolean;
  takeover?: Takeover;
  autostart?: boolean;
  rated?: boolean;
  bots?: (string | null)[];
}

/** Prove that one has a key. */
export interface SignIn {
  challenge: string;
  proof: PasskeyProof | BrowserKeyProof;
}

/** Sign out here (None) or on another device. */
export interface SignOut {
  device?: string | null;
}

/** Make a name one's own. Without a key, where a browser can make none, only words open it. */
export interface SignUp {
  name: string;
  challenge?: string | null;
  key?: PasskeyMade | BrowserKeyMade | null;
  lang?: "en" | "ru";
}

/** A name is somebody's. The words are told this once. */
export interface SignedUp {
  me: Me;
  words: string[];
}

/** Games of one size. */
export interface SizeCount {
  games: number;
  won: number;
  players: number;
  seats: Count[];
  levels: LevelCount[];
}

/** A move of a solution. */
export interface SolutionMove {
  words: string;
  at: string[];
}

/** From now on say things in another language; the position comes again in it. */
export interface Speak {
  type: "words";
  id: number;
  lang: "en" | "ru";
}

/** How somebody stands in all games that they have played. */
export interface Standing {
  name: string;
  made: number;
  open: boolean;
  games: GameStanding[];
  most: number;
}

/** Whether it is among them. */
export interface Starred {
  on: boolean;
}

/** What a mail has in its link. */
export interface StopToken {
  token: string;
}

/** On or off. */
export interface Switch {
  on: boolean;
}

/** The table: settings, seats, who is there. */
export interface Table {
  type: "table";
  table: string;
  settings: Settings;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  host: number | null;
  chat: boolean;
  onlookers: number;
  created: number;
  rules: number;
  commitment: string;
  secret: string | null;
  shares: string[];
  rematch: string | null;
  hints: boolean;
  matter: OpenMatter | null;
  again: Again | null;
  puzzle: FromPuzzle | null;
  ending: Ending | null;
}

/** A table, as everybody may know it. */
export interface TableInfo {
  table: string;
  settings: Settings;
  phase: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  host: number | null;
  chat: boolean;
  onlookers: number;
  created: number;
  rules: number;
  commitment: string;
  secret: string | null;
  shares: string[];
  rematch: string | null;
  hints: boolean;
  matter: OpenMatter | null;
  again: Again | null;
  puzzle: FromPuzzle | null;
  ending: Ending | null;
}

/** Undo the own last move. */
export interface TakeBack {
  number: number;
  request?: string | null;
}

/** Sit down, at a certain seat or at the first that is free. */
export interface TakeSeat {
  name?: string;
  invitation?: string | null;
  seat?: number | null;
  program?: boolean;
  share?: string | null;
  adds?: boolean;
}

/** Where a learner is: at which step, counted from 0, and what they have done there so far. */
export interface TakeStep {
  step: number;
  moves?: number[];
  answer?: string | null;
  lang?: "en" | "ru";
}

/** When a bot plays for somebody. `timeout`: what happens when a clock has run out: a bot plays on until the player is back (`bot`), makes this one move (`move`), or all wait on (`wait`). `absent_after`: seconds without connection after which a bot steps in; null is never. `concede`: what becomes of whoever gives up: a bot plays on for them (`bot`), or they have the last place whatever it makes of their seat (`last`). */
export interface Takeover {
  timeout?: "bot" | "move" | "wait";
  absent_after?: number | null;
  level?: string;
  concede?: "bot" | "last";
}

/** What was said so far: the last lines of chat, the oldest first. */
export interface Talk {
  type: "talk";
  lines: ChatLine[];
}

/** Tell me by mail; the address is asked whether it is mine. */
export interface TellAddress {
  lang?: "en" | "ru";
  zone?: string;
  address: string;
}

/** Tell this browser; with a seat's token, of that seat. */
export interface TellBrowser {
  lang?: "en" | "ru";
  zone?: string;
  push: PushKeys;
}

/** Tell a program of mine. */
export interface TellHook {
  lang?: "en" | "ru";
  zone?: string;
  url: string;
  form?: "discord" | "json" | "text";
}

/** One way to be told: to try it, or to be told that way no longer. */
export interface TheWay {
  way: string;
}

/** Did it arrive? Else why not, in a word. */
export interface Tried {
  ok: boolean;
  why: string;
}

/** Could this name be somebody's own? */
export interface TryName {
  name: string;
  lang?: "en" | "ru";
}

/** Could it be played with these options, by so many? */
export interface TryOptions {
  players: number;
  options: Record<string, unknown>;
}

/** What somebody has tried so far. */
export interface TryPuzzle {
  moves?: number[];
  give_up?: boolean;
  lang?: "en" | "ru";
}

/** A step that changed the chances. */
export interface TurningPoint {
  step: number;
  seat: number;
  swing: number;
  words: Record<string, string>;
}

/** Sign in by a code from a device that is signed in. */
export interface UseCode {
  code: string;
}

/** A way to play: a switch among the game's options, in words. */
export interface Variant {
  name: string;
  title: string;
  how: string;
  rule: string;
}

/** A game that is played now, and that anybody may look on at. */
export interface Watched {
  table: string;
  game: string;
  seats: WatchedSeat[];
  part: number | null;
  onlookers: number;
  rated: boolean;
  clock: Clock;
}

/** The most interesting first. */
export interface WatchedGames {
  games: Watched[];
}

/** Somebody who plays. */
export interface WatchedSeat {
  who: "bot" | "empty" | "person" | "program";
  names: Record<string, string>;
  level: string | null;
  rating: number | null;
  points: number | null;
  chance: number | null;
}

/** How somebody is told. */
export interface WayInfo {
  id: string;
  kind: "hook" | "mail" | "push";
  where: string;
  endpoint: string;
  form: "discord" | "json" | "text" | null;
  kinds: ("free" | "half" | "move" | "rematch" | "round")[];
  confirmed: boolean;
  trouble: string;
}

/** What a link in a mail has ended, or confirmed. */
export interface WayStopped {
  where: string;
}

/** A move of the reader's that surely gave something away and can still be taken back, and what would have been better: by equal searches of both, from what the reader saw before it. */
export interface Weak {
  made: string;
  better: string;
  why: string;
  worth: number;
  better_worth: number;
  error: number;
  made_at: string[];
  better_at: string[];
}

/** Who is signed in, if anybody. */
export interface WhoAmI {
  me: Me | null;
}

/** Why a move can't be made; null if it can. */
export interface Why {
  type: "why";
  id: number;
  reason: Reason | null;
}

/** A move that can't be made where a learner is. */
export interface WhyNot {
  at: TakeStep;
  what: Record<string, string | number>;
}

/** A move that can't be made in a puzzle. */
export interface WhyNotInPuzzle {
  at: TryPuzzle;
  what: Record<string, string | number>;
}

/** The words that were written down. */
export interface WordsProof {
  kind: "words";
  words: string;
}

export type ServerMessage =
  | Position
  | Table
  | History
  | Talk
  | ChatSaid
  | Note
  | Ack
  | Why
  | Problem
  | Pong
  | Renewed
  | Announced;

export type ClientMessage =
  | Hello
  | DoMove
  | DoUndo
  | AskWhy
  | DoSay
  | DoBack
  | Speak
  | LookThrough
  | Ping;

/** Every code an error can have. */
export type ErrorCode =
  | "already-started"
  | "away"
  | "bad-address"
  | "bad-name"
  | "bad-option"
  | "banned"
  | "busy"
  | "cannot-undo"
  | "chat-off"
  | "conceded"
  | "draining"
  | "eyes-closed"
  | "found-elsewhere"
  | "full"
  | "headers-too-large"
  | "illegal-move"
  | "internal"
  | "malformed"
  | "muted"
  | "name-taken"
  | "needs-name"
  | "no-hints"
  | "no-mail"
  | "no-onlookers"
  | "no-seat"
  | "no-such-seat"
  | "no-such-table"
  | "not-allowed"
  | "not-alone"
  | "not-at-rated"
  | "not-away"
  | "not-found"
  | "not-gone"
  | "not-host"
  | "not-invited"
  | "not-json"
  | "not-keeper"
  | "not-over"
  | "not-proved"
  | "not-signed-in"
  | "not-started"
  | "not-stored"
  | "not-yours"
  | "other-rules"
  | "over"
  | "rate-limited"
  | "seat-taken"
  | "seated-already"
  | "seats-kept"
  | "stale"
  | "table-full"
  | "too-few"
  | "too-large"
  | "too-many-keys"
  | "too-many-seats"
  | "too-slow"
  | "undecided"
  | "wrong-host"
  | "wrong-origin";

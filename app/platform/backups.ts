import type { Readable } from 'node:stream'

/** What a shop has, counted, to be compared with what comes back. */
export type Figures = { orders: number; products: number; people: number; journals: number; files: number; differences: number }

/** What a backup is, once it is there. Bytes are as it lies, packed and sealed. */
export type BackupMade = { startedAt: Date; bytes: number; figures: Figures; chain: string }

/** What came of starting a backup as a database of its own. */
export type Proof =
  | { proved: true; figures: Figures; filesRead: number; seconds: number; lastCommit: Date | undefined }
  | { proved: false; impossible: boolean; because: string; figures?: Figures }

export type FilesKept = { added: number; bytes: number; missing: number }

/** How long backups and the log are kept. Zero keeps none of that kind; the newest always stays, and so does the newest that was proved. */
export type KeepRules = { days: number; weeks: number; months: number; logDays: number }

export type Check = { name: 'engine' | 'replication' | 'log_level' | 'senders' | 'log' | 'place'; fine: boolean; said: string }

export type LogSaid = {
  state: 'off' | 'starting' | 'kept' | 'elsewhere' | 'broken' | 'stopped'
  until: Date | undefined
  problem: string | undefined
  chain: string | undefined
}

export type OnShelf = { id: string; bytes: number; startedAt: Date; figures: Figures; chain: string }

/** Backups of the whole shop: its database with the log, and its files. Made once by the server. */
export type Backups = {
  /** Where they are kept, for a person. */
  place: string
  /** By the clock as well, and not only when somebody asks. */
  byClock: boolean
  log(): LogSaid
  /** What has to be so that backups can be taken, looked at now. */
  checks(): Promise<Check[]>
  make(id: string, onStep: (done: number, expected: number) => void): Promise<BackupMade>
  /** Starts a backup with the log that goes on from it, as a database of its own, and counts. */
  prove(id: string): Promise<Proof>
  /** Copies what was uploaded since; the same content is kept once. */
  keepFiles(): Promise<FilesKept>
  /** Takes away what the rules do not keep. Answers what stays, and as what. */
  keepBy(rules: KeepRules, now: Date): Promise<{ kept: { id: string; as: KeptAs }[]; removed: string[] }>
  /** What lies there, whatever the database knows of it. */
  list(): Promise<OnShelf[]>
  /** The sealed file; undefined when it is not there. */
  read(id: string): Promise<Readable | undefined>
  /** A link for a browser, good for a minute. */
  link(id: string, name: string): string
}

export type KeptAs = 'newest' | 'day' | 'week' | 'month' | 'proved'

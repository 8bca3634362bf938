import type { Hono } from 'hono'
import type { Letter } from '../auth/auth.ts'

/** Where letters are kept that are not sent. */
export type Mailbox = { keep(letter: Letter): Promise<unknown> }

/** How letters leave, handed in by the program that serves a project. */
export type Mail = {
  /** For projects without a mail server, and for text messages. */
  mailbox: Mailbox
  /** Shows what was caught; mounted at `/dev/mailbox`. */
  page: Hono
  /** Connects to a mail server; `from` is whom its letters come from. */
  bySmtp(server: { url: string; from: string }): { send(letter: Letter): Promise<void>; close(): void }
}

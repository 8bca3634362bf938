/** A finished letter, in the reader's language, both as text and as HTML. */
export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** What it is about, for the book of letters; never sent. `outboxId`: it is written again when it has to be. */
  about?: { topic: string; outboxId?: string }
}

/** Sends letters: by SMTP, or caught to files and shown at `/dev/mailbox` in demo and development. Throws when it could not be handed over. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}

/** What became of a letter: what the mail server said, and whether it said that there is no such address. */
export type LetterEnding = { refused: boolean; answer: string; nobody: boolean }

/** Where letters are written down as they leave. `held`: nobody may write to that address, and the letter is not sent. */
export interface LetterBook {
  begin(letter: Letter): Promise<{ id: string; held: boolean }>
  end(id: string, ending: LetterEnding): Promise<void>
}

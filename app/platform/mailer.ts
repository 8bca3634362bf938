/** A finished letter, in the reader's language, both as text and as HTML. */
export type Letter = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }

/** Sends letters: by SMTP, or caught to files and shown at `/dev/mailbox` in demo and development. Throws when it could not be handed over. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}

import { createTransport } from 'nodemailer'
import { isNobody } from '../../app/platform/no-such-address.ts'
import type { Letter, LetterBook, LetterEnding, Mailer } from '../../app/platform/mailer.ts'
import type { Logger } from '../../app/platform/logger.ts'
import type { Metrics } from '../metrics.ts'
import type { Mailbox } from './mailbox.ts'

/** Which way letters leave. `close` ends the connections to the mail server. */
export type Post = Mailer & { close(): void }

/** A way out: hands a letter over under its Message-ID, and says what was answered. */
type Way = { hand(letter: Letter, messageId: string | undefined): Promise<string>; close(): void }

type Parts = { smtpUrl: string | undefined; from: string; mailbox: Mailbox; book?: LetterBook; log: Logger; metrics: Metrics }

/**
 * Letters go out by SMTP where `smtpUrl` names a server, else into the mailbox. A letter that could not be handed over throws; one to an address that nobody may write to is held, and
 * that is all that happens. Each is written down in the book; without one, or while that cannot be written, letters go out all the same.
 */
export function createMailer({ smtpUrl, from, mailbox, book, log, metrics }: Parts): Post {
  const way = smtpUrl === undefined ? toMailbox(mailbox) : bySmtp(smtpUrl, from)
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const unwritten = (error: unknown): undefined => {
    log.warn({ err: error }, 'a letter could not be written down')
    return undefined
  }
  return {
    async send(letter) {
      const entry = await book?.begin(letter).catch(unwritten)
      if (entry?.held) {
        metrics.letters.inc({ result: 'held' })
        log.info({ subject: letter.subject }, 'letter held: nobody writes to its address')
        return
      }
      const end = async (ending: LetterEnding) => entry && (await book?.end(entry.id, ending).catch(unwritten))
      try {
        // What comes back for a letter quotes its Message-ID.
        const answer = await way.hand(withoutLineBreaks(letter), entry && `<${entry.id}@${domain}>`)
        metrics.letters.inc({ result: 'sent' })
        log.info({ subject: letter.subject }, 'letter handed over')
        await end({ refused: false, answer, nobody: false })
      } catch (error) {
        metrics.letters.inc({ result: 'failed' })
        await end({ refused: true, answer: error instanceof Error ? error.message : '', nobody: saysNobody(error) })
        throw error
      }
    },
    close: way.close,
  }
}

/** Whether a mail server said at once that there is no such address (RFC 5321 550, RFC 3463 5.1.x). */
function saysNobody(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('response' in error)) return false
  return error.responseCode === 550 && isNobody(/\b5\.\d\.\d+\b/.exec(String(error.response))?.[0] ?? '')
}

const toMailbox = (mailbox: Mailbox): Way => ({
  hand: async (letter) => `kept as ${(await mailbox.keep(letter)).id}`,
  close() {},
})

function bySmtp(url: string, from: string): Way {
  const address = new URL(url)
  const transport = createTransport({
    host: address.hostname,
    port: address.port === '' ? (address.protocol === 'smtps:' ? 465 : 587) : Number(address.port),
    secure: address.protocol === 'smtps:',
    ...(address.username && { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    pool: true,
    // A mail server that does not answer must not hold a job for the ten minutes nodemailer would wait.
    connectionTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    hand: async (letter, messageId) => (await transport.sendMail({ from, ...letter, ...(messageId !== undefined && { messageId }) })).response,
    close: () => transport.close(),
  }
}

/** A name typed by a person ends up in subjects; a line break there would start a header of their own. */
const withoutLineBreaks = ({ about: _about, ...letter }: Letter): Letter => ({
  ...letter,
  to: letter.to.replace(/[\r\n]+/g, ' '),
  subject: letter.subject.replace(/[\r\n]+/g, ' '),
})

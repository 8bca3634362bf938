import { createTransport } from 'nodemailer'
import type { Letter, Mailer } from '../../app/platform/mailer.ts'
import type { Logger } from '../../app/platform/logger.ts'
import type { Metrics } from '../metrics.ts'
import type { Mailbox } from './mailbox.ts'

/** Which way letters leave. `close` ends the connections to the mail server. */
export type Post = Mailer & { close(): void }

/** Letters go out by SMTP where `smtpUrl` names a server, else into the mailbox. A letter that could not be handed over throws. */
export function createMailer(parts: { smtpUrl: string | undefined; from: string; mailbox: Mailbox; log: Logger; metrics: Metrics }): Post {
  const { smtpUrl, from, mailbox, log, metrics } = parts
  const post = smtpUrl === undefined ? toMailbox(mailbox) : bySmtp(smtpUrl, from)
  return {
    async send(letter) {
      try {
        await post.send(withoutLineBreaks(letter))
        metrics.letters.inc({ result: 'sent' })
        log.info({ subject: letter.subject }, 'letter handed over')
      } catch (error) {
        metrics.letters.inc({ result: 'failed' })
        throw error
      }
    },
    close: post.close,
  }
}

const toMailbox = (mailbox: Mailbox): Post => ({ send: async (letter) => void (await mailbox.keep(letter)), close() {} })

function bySmtp(url: string, from: string): Post {
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
  return { send: async (letter) => void (await transport.sendMail({ from, ...letter })), close: () => transport.close() }
}

/** A name typed by a person ends up in subjects; a line break there would start a header of their own. */
const withoutLineBreaks = (letter: Letter): Letter => ({ ...letter, to: letter.to.replace(/[\r\n]+/g, ' '), subject: letter.subject.replace(/[\r\n]+/g, ' ') })

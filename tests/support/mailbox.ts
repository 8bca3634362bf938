import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createMailbox, type CaughtLetter } from '../../server/mail/mailbox.ts'

/** The letters a test shop has caught. */
export type TestMailbox = {
  /** The newest letter to an address, waiting until one is there (that was caught after `since`, if given). `subject` narrows it down. */
  newest(to: string, options?: { since?: Date; subject?: string | RegExp }): Promise<CaughtLetter>
  all(to: string): Promise<CaughtLetter[]>
}

/** Letters leave by a job, a moment after what they tell of. */
const PATIENCE_MS = 60_000

export function mailboxOf(dataFolder: string): TestMailbox {
  const mailbox = createMailbox(join(dataFolder, 'mailbox'))
  const all = async (to: string) => (await mailbox.list()).filter((letter) => letter.to.toLowerCase().includes(to.toLowerCase()))
  return {
    all,
    async newest(to, { since, subject = '' } = {}) {
      const until = Date.now() + PATIENCE_MS
      for (;;) {
        const letters = await all(to)
        const found = letters.find(
          (letter) =>
            (since === undefined || new Date(letter.at) > since) &&
            (typeof subject === 'string' ? letter.subject.includes(subject) : subject.test(letter.subject)),
        )
        if (found) return found
        if (Date.now() > until) throw new Error(`No such letter came to ${to}; there are: ${letters.map((letter) => letter.subject).join(' · ') || 'none'}`)
        await pause(50)
      }
    },
  }
}

/** The first address of ours in a letter that contains `part`. */
export function linkIn(letter: CaughtLetter, part: string): string {
  const found = [...letter.text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address).find((address) => address.includes(part))
  if (!found) throw new Error(`"${letter.subject}" has no link with ${part}:\n${letter.text}`)
  return found
}

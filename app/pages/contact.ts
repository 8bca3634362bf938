import * as v from 'valibot'

/** What people write about; the words are `pages-contact:form.topics`. */
export const CONTACT_TOPICS = ['order', 'product', 'return', 'report', 'seller', 'privacy', 'press', 'other'] as const

export const MESSAGE_LENGTH = { least: 10, most: 5000 }
const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

// Control characters would forge a letter's head; line breaks belong into the message alone.
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most), v.regex(/^[^\p{Cc}]*$/u))

/** A message as the form sends it. `id` is made by the form, so that a second press counts once. */
export const ContactMessage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  topic: v.picklist(CONTACT_TOPICS),
  name: v.pipe(line(100), v.nonEmpty()),
  email: v.pipe(line(254), v.regex(EMAIL)),
  orderNumber: line(40),
  message: v.pipe(v.string(), v.trim(), v.minLength(MESSAGE_LENGTH.least), v.maxLength(MESSAGE_LENGTH.most), v.regex(/^[^\0]*$/)),
})

/** Which fields of a message cannot be taken, in the order of the form. */
export function contactFaults(message: unknown): string[] {
  const read = v.safeParse(ContactMessage, message)
  return read.success ? [] : Object.keys(v.flatten<typeof ContactMessage>(read.issues).nested ?? {})
}

/** A message is kept this long, which is longer than any answer takes; the form and the privacy policy say so. */
export const CONTACT_DAYS = 180

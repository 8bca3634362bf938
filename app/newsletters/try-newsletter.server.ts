import * as v from 'valibot'
import { LANGUAGES } from '../i18n/languages.ts'
import { staffUseCase } from '../staff-use-case.ts'
import { refuse } from '../use-case.ts'
import { leaveLink } from './newsletter-links.server.ts'
import { Issue, newsletterIn } from './write-newsletter.server.ts'

const Preview = v.object({ issue: Issue, language: v.picklist(LANGUAGES) })
const Test = v.object({ id: v.pipe(v.string(), v.uuid()), language: v.picklist(LANGUAGES) })

/** A subscription that nobody has: its link leads to the page, and changes nothing. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** `preview-newsletter`: the letter itself as it would be sent now, of what is being written. 404 without words in that language or in English. */
export const previewNewsletterFunction = staffUseCase('newsletters.write', Preview, async (shop, _staff, { issue, language }) => {
  const write = await newsletterIn(shop, issue, language)
  if (!write) return refuse('not_found')
  const { subject, html, text } = write({ email: '', leave: leaveLink(shop, { subscriber: NOBODY, issue: null, language }) })
  return { subject, html, text }
})

/** `test-newsletter`: the letter to whoever asks, by the way all letters go. */
export const testNewsletterFunction = staffUseCase('newsletters.write', Test, async (shop, staff, { id, language }) => {
  const issue = await shop.service.maybe<Issue>('select texts, link, product_ids from public.newsletter_issues where id = $1', [id])
  const kept = await shop.service.maybe<{ email: string | null }>('select email from public.profiles where id = $1', [staff.id])
  const write = issue && (await newsletterIn(shop, issue, language))
  if (!write || !kept?.email) return refuse('not_found')
  try {
    await shop.mailer.send({ ...write({ email: kept.email, leave: leaveLink(shop, { subscriber: NOBODY, issue: null, language }) }), about: { topic: 'test' } })
  } catch (error) {
    return refuse('unavailable', { message: error instanceof Error ? error.message.slice(0, 300) : '' })
  }
  return { to: kept.email }
})

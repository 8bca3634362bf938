import { FALLBACK_LANGUAGE, languageOf, type Language } from '../i18n/languages.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import { leaveLink } from './newsletter-links.server.ts'
import { type Issue, newsletterIn } from './write-newsletter.server.ts'

/** Few enough that a pause is felt at once, and that a crash leaves little unsaid. */
const BATCH = 20

/** So many refusals in a row are about us, not about them: the run ends before everybody is marked as unreachable. */
const REFUSED_IN_A_ROW = 5

/** What became of a letter, as `private.end_newsletter` takes it. */
type Ending = 'sent' | 'failed' | 'again'
type Claimed = { issue_id: string; subscriber_id: string; email: string; language: string }
type Writer = (to: { email: string; leave: string }) => Letter

/**
 * Job `send-newsletters`: begins the issues whose hour has come, and sends as many letters as a minute takes (`newsletters.per_minute`), each to one who was taken for it before:
 * two workers, a crash or a second run write to nobody twice. A mail server that fails ends the run; the next goes on.
 */
export async function sendNewsletters(shop: Shop): Promise<void> {
  const { service } = shop
  await service.one('select private.begin_newsletters()')
  const { most } = await service.one<{ most: number }>(`select (private.setting('newsletters.per_minute') #>> '{}')::integer as most`)
  const writers = new Map<string, Promise<Writer | undefined>>()
  let [left, refused] = [most, 0]
  let works = true
  while (left > 0 && works) {
    const claimed = await service.all<Claimed>('select issue_id, subscriber_id, email, language from private.claim_newsletters($1)', [Math.min(BATCH, left)])
    if (claimed.length === 0) break
    left -= claimed.length
    for (const one of claimed) {
      const end: Ending = works ? await sendOne(shop, one, writers) : 'again'
      refused = end === 'failed' ? refused + 1 : 0
      works = works && end !== 'again' && refused < REFUSED_IN_A_ROW
      await service.all('select private.end_newsletter($1, $2, $3)', [one.issue_id, one.subscriber_id, end])
    }
  }
  await service.one('select private.close_newsletters()')
}

async function sendOne(
  shop: Shop,
  { issue_id: issue, subscriber_id: subscriber, email, language: kept }: Claimed,
  writers: Map<string, Promise<Writer | undefined>>,
) {
  const language = languageOf(kept) ?? FALLBACK_LANGUAGE
  const key = `${issue}:${language}`
  const writer = writers.get(key) ?? writerOf(shop, issue, language)
  writers.set(key, writer)
  const write = await writer
  if (!write) return 'failed'
  try {
    await shop.mailer.send({ ...write({ email, leave: leaveLink(shop, { subscriber, issue, language }) }), about: { topic: 'newsletter' } })
    return 'sent'
  } catch (error) {
    // A server that says no for good (5xx) says it of this address; anything else is true of all of them.
    if (error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500) return 'failed'
    shop.log.warn({ issue, error: String(error) }, 'A newsletter could not be sent yet.')
    return 'again'
  }
}

async function writerOf(shop: Shop, id: string, language: Language): Promise<Writer | undefined> {
  const issue = await shop.service.maybe<Issue>('select texts, link, product_ids from public.newsletter_issues where id = $1', [id])
  return issue && newsletterIn(shop, issue, language)
}

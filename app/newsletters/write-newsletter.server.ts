import * as v from 'valibot'
import { newsletterNote } from '../../emails/newsletter-note.ts'
import { parseArticle } from '../blog/parse-article.server.ts'
import { FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import { mailPicture } from '../ui/mail-picture.ts'
import type { Shop } from '../shop.ts'

const Words = v.object({
  subject: v.pipe(v.string(), v.maxLength(120)),
  body: v.pipe(v.string(), v.maxLength(10_000)),
  button: v.pipe(v.string(), v.maxLength(60)),
})

/** What an issue says: words by language, up to eight pieces by key, and where its button leads (a path of the shop). */
export const Issue = v.object({
  texts: v.record(v.string(), Words),
  link: v.pipe(v.string(), v.maxLength(500)),
  product_ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(8)),
})
export type Issue = v.InferOutput<typeof Issue>

type Card = { id: string; name: string; price_minor: number; business_name: string; image_url: string | null }

/** An issue in one language, or in English where it has no words in that; undefined where it has neither. Writes one letter for each who gets it. */
export async function newsletterIn(
  shop: Pick<Shop, 'service' | 'settings' | 'words'>,
  issue: Issue,
  wanted: Language,
): Promise<((to: { email: string; leave: string }) => Letter) | undefined> {
  const language = issue.texts[wanted] ? wanted : FALLBACK_LANGUAGE
  const words = issue.texts[language]
  if (!words) return undefined
  const { siteUrl } = shop.settings
  // Pieces as they are now: what is sold or gone is left out, and prices are those of today.
  const { cards } = await shop.service.one<{ cards: Card[] }>('select private.product_cards($1::uuid[], $2) as cards', [issue.product_ids, language])
  const path = (to: string) => (to.startsWith('/') ? `${siteUrl}/${language}${to}` : to)
  const blocks = parseArticle(words.body)
  const rows = cards.map((card) => ({
    text: card.name,
    note: card.business_name,
    amount: formatPrice(minor(card.price_minor), 'THB', language),
    picture: mailPicture(siteUrl, card.image_url ?? ''),
    href: path(`/products/${card.id}`),
  }))
  const t = shop.words(language)
  return ({ email, leave }) =>
    newsletterNote(t, language, { to: email, subject: words.subject, blocks, rows, button: words.button, link: path(issue.link), leave, path })
}

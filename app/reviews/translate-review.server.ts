import * as v from 'valibot'
import { type Language, languageOf, LANGUAGES } from '../i18n/languages.ts'
import { REVIEW_TRANSLATIONS, tooMany } from '../limits.ts'
import type { Shop } from '../shop.ts'
import type { TranslationService } from '../translation/machine-translation.ts'
import { noteKept, sayInLanguage } from '../translation/say-in-language.server.ts'
import { refuse, useCase } from '../use-case.ts'

const Body = v.object({
  review: v.pipe(v.string(), v.uuid()),
  language: v.pipe(
    v.string(),
    v.maxLength(10),
    v.transform((code: string) => languageOf(code)),
    v.picklist(LANGUAGES),
  ),
})
type Words = { body: string; reply: string | null }
type Row = Words & { language: string; reply_language: string; kept: Words | null }

/**
 * `POST /functions/v1/translate-review`: a published review and its answer in a language, made once and kept. 400 for what is no review or language, 404 for one
 * that nobody reads, 409 `no_service` where the shop has none or it cannot be had now (the original stands), 429 for who asks for too many new ones.
 */
export const translateReviewFunction = useCase(Body, async (shop, caller, { review: id, language: to }) => {
  const found = await shop.anon.maybe<Row>(
    `select r.body, r.reply, r.language, r.reply_language, (select json_build_object('body', t.body, 'reply', t.reply)
        from public.review_translations t where t.review_id = r.id and t.language = $2) as kept
       from public.reviews r where r.id = $1 and r.status = 'published'`,
    [id, to],
  )
  if (!found) return refuse('not_found')
  if (found.kept) {
    await noteKept(shop, 'review')
    return found.kept
  }
  const service = shop.settings.translation
  if (!service) return refuse('no_service')
  const wait = await shop.limits.take(REVIEW_TRANSLATIONS, caller)
  if (wait !== undefined) return tooMany(wait)
  const words = await inLanguage(shop, { service, review: found, to })
  if (!words) return refuse('no_service')
  // Changed while the service was thinking: then these are not its words any more.
  await shop.service.all(
    `insert into public.review_translations (review_id, language, body, reply, engine)
     select r.id, $2, $3, $4, $5 from public.reviews r where r.id = $1 and r.body = $6 and r.reply is not distinct from $7
     on conflict (review_id, language) do nothing`,
    [id, to, words.body, words.reply, service.engine, found.body, found.reply],
  )
  return words
})

type Wish = { service: TranslationService; review: Row; to: Language }

/** Both texts, or nothing: half a translation would look like a whole one. */
async function inLanguage(shop: Shop, { service, review, to }: Wish): Promise<Words | undefined> {
  const { body, reply } = review
  const isToSay = (text: string, from: string | null) => text !== '' && languageOf(from) !== to
  const replyFrom = review.reply_language === '' ? null : review.reply_language
  const texts = [
    ...(isToSay(body, review.language) ? [{ text: body, from: review.language }] : []),
    ...(reply !== null && isToSay(reply, replyFrom) ? [{ text: reply, from: replyFrom }] : []),
  ]
  if (texts.length === 0) return { body, reply }
  const answers = await sayInLanguage(shop, { kind: 'review', service, to, texts })
  const said = new Map<string, string>()
  for (const [at, { text }] of texts.entries()) {
    const answer = answers[at]
    if (!answer || !('said' in answer)) return undefined
    said.set(text, answer.said)
  }
  return { body: said.get(body) ?? body, reply: reply === null ? null : (said.get(reply) ?? reply) }
}

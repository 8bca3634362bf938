import * as v from 'valibot'
import { languageOf, LANGUAGES } from '../i18n/languages.ts'
import { REVIEW_TRANSLATIONS, tooMany } from '../limits.ts'
import { translate, type TranslationService } from '../translation/machine-translation.ts'
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
  if (found.kept) return found.kept
  const service = shop.settings.translation
  if (!service) return refuse('no_service')
  const wait = await shop.limits.take(REVIEW_TRANSLATIONS, caller)
  if (wait !== undefined) return tooMany(wait)
  const words = await inLanguage(service, found, to)
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

/** Both texts, or nothing: half a translation would look like a whole one. */
async function inLanguage(service: TranslationService, review: Row, to: NonNullable<ReturnType<typeof languageOf>>): Promise<Words | undefined> {
  const say = (text: string, from: string | null) => (text === '' || languageOf(from) === to ? text : translate(service, { text, from, to }))
  const [body, reply] = await Promise.all([
    say(review.body, review.language),
    review.reply === null ? null : say(review.reply, review.reply_language === '' ? null : review.reply_language),
  ])
  return body === undefined || reply === undefined ? undefined : { body, reply }
}

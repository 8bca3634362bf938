import * as v from 'valibot'
import { languageOf } from '../i18n/languages.ts'
import { REVIEW_TRANSLATIONS, tooMany } from '../limits.ts'
import type { Caller, Shop } from '../shop.ts'
import { translate, type TranslationService } from '../translation/machine-translation.ts'

const Body = v.object({ review: v.pipe(v.string(), v.uuid()), language: v.pipe(v.string(), v.maxLength(10)) })
type Words = { body: string; reply: string | null }
type Row = Words & { language: string; reply_language: string; kept: Words | null }

/**
 * `POST /functions/v1/translate-review`: a published review and its answer in a language, made once and kept. 400 for what is no review or language, 404 for one
 * that nobody reads, 409 `no_service` where the shop has none or it cannot be had now (the original stands), 429 for who asks for too many new ones.
 */
export async function translateReviewFunction(shop: Shop, caller: Caller, body: unknown): Promise<Response> {
  const asked = v.safeParse(Body, body)
  const to = asked.success ? languageOf(asked.output.language) : undefined
  if (!asked.success || !to) return answer({ code: 'invalid', message: 'A review and a language of the shop are needed.' }, 400)
  const id = asked.output.review
  const found = await shop.anon.maybe<Row>(
    `select r.body, r.reply, r.language, r.reply_language, (select json_build_object('body', t.body, 'reply', t.reply) from public.review_translations t where t.review_id = r.id and t.language = $2) as kept
       from public.reviews r where r.id = $1 and r.status = 'published'`,
    [id, to],
  )
  if (!found) return answer({ code: 'not_found', message: 'There is no such review.' }, 404)
  if (found.kept) return answer(found.kept)
  const service = shop.settings.translation
  if (!service) return answer(NO_SERVICE, 409)
  const wait = await shop.limits.take(REVIEW_TRANSLATIONS, caller)
  if (wait !== undefined) return tooMany(shop, caller.language, wait)
  const words = await inLanguage(service, found, to)
  if (!words) return answer(NO_SERVICE, 409)
  // Changed while the service was thinking: then these are not its words any more.
  await shop.service.all(
    `insert into public.review_translations (review_id, language, body, reply, engine)
     select r.id, $2, $3, $4, $5 from public.reviews r where r.id = $1 and r.body = $6 and r.reply is not distinct from $7 on conflict (review_id, language) do nothing`,
    [id, to, words.body, words.reply, service.engine, found.body, found.reply],
  )
  return answer(words)
}

const NO_SERVICE = { code: 'no_service', message: 'There is no translation now.' }

/** Both texts, or nothing: half a translation would look like a whole one. */
async function inLanguage(service: TranslationService, review: Row, to: NonNullable<ReturnType<typeof languageOf>>): Promise<Words | undefined> {
  const say = (text: string, from: string | null) => (text === '' || languageOf(from) === to ? text : translate(service, { text, from, to }))
  const [body, reply] = await Promise.all([
    say(review.body, review.language),
    review.reply === null ? null : say(review.reply, review.reply_language === '' ? null : review.reply_language),
  ])
  return body === undefined || reply === undefined ? undefined : { body, reply }
}

const answer = (body: object, status = 200): Response => Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

import * as v from 'valibot'
import { languageOf, LANGUAGES } from '../../i18n/languages.ts'
import { ANNOUNCEMENT_TRANSLATIONS, tooMany } from '../../limits.ts'
import { noteKept, sayInLanguage } from '../../translation/say-in-language.server.ts'
import { refuse, useCase } from '../../use-case.ts'

const Body = v.object({
  seller: v.pipe(v.string(), v.uuid()),
  language: v.pipe(
    v.string(),
    v.maxLength(10),
    v.transform((code: string) => languageOf(code)),
    v.picklist(LANGUAGES),
  ),
})
type Row = { words: string; language: string; kept: string | null }

/**
 * `POST /functions/v1/translate-announcement`: what a shop says at the top of its page in a language, made once and kept. 404 where nobody reads it, 409 `no_service` where there is none or
 * it cannot be had now (the original stands), 429 for who asks for too many new ones.
 */
export const translateAnnouncementFunction = useCase(Body, async (shop, caller, { seller, language: to }) => {
  const found = await shop.anon.maybe<Row>('select a.words, a.language, a.said ->> $2 as kept from public.shop_announcements a where a.seller_id = $1', [
    seller,
    to,
  ])
  if (!found) return refuse('not_found')
  const { words, language: from, kept } = found
  if (kept !== null) {
    await noteKept(shop, 'shop')
    return { words: kept }
  }
  if (languageOf(from) === to) return { words }
  const service = shop.settings.translation
  if (!service) return refuse('no_service')
  const wait = await shop.limits.take(ANNOUNCEMENT_TRANSLATIONS, caller)
  if (wait !== undefined) return tooMany(wait)
  const [answer] = await sayInLanguage(shop, { kind: 'shop', service, to, texts: [{ text: words, from }] })
  if (!answer || !('said' in answer)) return refuse('no_service')
  // Changed while the service was thinking: then these are not its words any more.
  await shop.service.all(
    `update public.shop_announcements a set said = a.said || jsonb_build_object($2::text, $3::text)
      where a.seller_id = $1 and a.words = $4 and a.language = $5`,
    [seller, to, answer.said, words, from],
  )
  return { words: answer.said }
})

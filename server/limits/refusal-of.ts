import type { Language } from '../../app/i18n/languages.ts'
import { tooMany } from '../../app/limits.ts'
import type { Limit } from '../../app/platform/limits.ts'
import type { Shop } from '../../app/shop.ts'
import { answer, refuse } from '../../app/use-case.ts'

/** What cannot be counted may be asked for again after this. */
const RETRY_AFTER_SECONDS = 5

/** Counts one attempt. Answers undefined where it may be made, 429 when there were too many, 503 when it could not be counted: no limit, no service. */
export async function refusalOf(
  shop: Pick<Shop, 'limits' | 'words' | 'log'>,
  limit: Limit,
  { ip, language }: { ip: string; language: Language },
): Promise<Response | undefined> {
  try {
    const wait = await shop.limits.take(limit, { ip })
    return wait === undefined ? undefined : answer(shop, language, tooMany(wait))
  } catch (error) {
    shop.log.error({ err: error, limit: limit.what }, 'an attempt could not be counted')
    const message = shop.words(language)('errors:general.server')
    return answer(shop, language, refuse('unavailable', { message, retryAfterSeconds: RETRY_AFTER_SECONDS }))
  }
}

import type { Context } from 'hono'
import { isReadOnly, type ServedFunction } from '@hattha/supabase-api'
import { languageOf } from '../app/i18n/languages.ts'
import { ANY_FUNCTION, FUNCTION_LIMITS } from '../app/limits.ts'
import type { Caller, Shop, ShopFunction } from '../app/shop.ts'
import { answer, refuse } from '../app/use-case.ts'
import { refusalOf } from './limits/refusal-of.ts'
import { readingOnly } from './reading-only.ts'
import { acceptedLanguage } from './rendering/address.ts'

/** A use case of the shop as `/functions/v1` calls it: counted, with the shop, and with what the request tells of its caller. */
export function forShop({ shop, name, run, ipOf }: { shop: Shop; name: string; run: ShopFunction; ipOf: (c: Context) => string }): ServedFunction {
  const limits = [ANY_FUNCTION, ...(FUNCTION_LIMITS[name] ? [FUNCTION_LIMITS[name]] : [])]
  return async ({ caller, body, context }) => {
    const language = languageOf(context.req.header('x-language')) ?? acceptedLanguage(context.req.header('accept-language'))
    const known: Caller = { ...caller, ...actsFor(caller.claims), ip: ipOf(context), language, requestId: context.req.header('x-request-id') ?? '' }
    // A program does work of the shop's staff; what a person does for themselves is none of its business, whoever answers for it.
    if (isProgram(caller.claims) && !run.asks.who.includes('.')) return answer(shop, language, refuse('no_permission'))
    for (const limit of limits) {
      const refusal = await refusalOf(shop, limit, known)
      if (refusal) return refusal
    }
    const looking = isReadOnly(caller.claims)
    return run(looking ? { ...shop, service: readingOnly(shop.service) } : shop, known, body)
  }
}

/** Whether a program calls, by its key. */
const isProgram = (claims: Caller['claims']): boolean => typeof claims['api_key'] === 'string'

/** Who answers for what a program does, in the place of the key, which is no person. */
const actsFor = (claims: Caller['claims']): { id?: string } =>
  isProgram(claims) && typeof claims['api_key_owner'] === 'string' ? { id: claims['api_key_owner'] } : {}

import type { Context } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Language } from '../../app/i18n/languages.ts'
import { SEARCHES } from '../../app/limits.ts'
import type { Shop } from '../../app/shop.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * Lets searches through, or answers whoever makes too many of them: JSON to programs, a page to people, in their language.
 */
export const admitSearch =
  (shop: Shop, ipOf: (c: Context) => string) =>
  async (c: Context, language: Language): Promise<Response | undefined> => {
    const refusal = await refusalOf(shop, SEARCHES, { ip: ipOf(c), language })
    if (!refusal) return undefined
    if (/\.(json|data)$/.test(c.req.path)) return refusal
    const { message: sentence } = v.parse(v.object({ message: v.string() }), await refusal.json())
    const page =
      await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Hattha</title><style>
:root{color-scheme:light dark}body{font:1.125rem/1.6 Georgia,'Noto Serif Thai',serif;margin:0;min-height:100vh;display:grid;place-items:center;background:#faf6ef;color:#2b2420}
main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.5rem;line-height:1.35}@media(prefers-color-scheme:dark){body{background:#1d1916;color:#f2eae0}}
</style></head><body><main><h1>${sentence}</h1></main></body></html>`
    return new Response(String(page), {
      status: refusal.status,
      headers: {
        ...Object.fromEntries(refusal.headers),
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    })
  }

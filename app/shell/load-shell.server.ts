import type { RouterContextProvider } from 'react-router'
import type { Language } from '../i18n/languages.ts'
import { wordsOf } from '../i18n/words-context.ts'
import type { Rates } from '../money/currency.ts'
import { listRates, ratesByCode } from '../money/list-rates.server.ts'
import { readerOf, shopOf, type Shop } from '../shop.ts'
import type { MenuFamily } from './category-menu.tsx'
import { listMenu } from './list-menu.server.ts'

/** What the frame around every page shows, and what the browser needs to act on its own. Nothing personal. */
export type Shell = Awaited<ReturnType<typeof loadShell>>

/** Reads what stands around every page. What cannot be read is replaced, because the page itself may well be there. */
export async function loadShell(context: Readonly<RouterContextProvider>) {
  const shop = shopOf(context)
  const { settings } = shop
  const { language, currency, path } = readerOf(context)
  const words = wordsOf(context)
  const [rates, menu] = await Promise.all([ratesOf(shop), menuOf(shop, language)])
  return {
    language,
    /** The pseudo-language in development, else the language: whose catalogues the browser fetches. */
    catalogue: words.i18n.language,
    messages: words.version,
    currency,
    path,
    rates,
    menu,
    year: new Date().getFullYear(),
    siteUrl: settings.siteUrl,
    /** The key strangers use; it is public. The interfaces answer where the pages come from. */
    anonKey: settings.keys.anonKey,
    geoUrl: settings.geoUrl,
  }
}

/** The rates by code; the specification's fixed ones when the table cannot be read, since a price in THB is better than no page. */
async function ratesOf(shop: Shop): Promise<Rates> {
  try {
    return ratesByCode(await listRates(shop.anon))
  } catch (error) {
    shop.log.warn({ err: error }, 'Exchange rates could not be read; the fixed ones are shown')
    return ratesByCode([])
  }
}

/** Without families the header links to the page of categories alone. */
async function menuOf(shop: Shop, language: Language): Promise<MenuFamily[]> {
  try {
    return await listMenu(shop.anon, language)
  } catch (error) {
    shop.log.warn({ err: error }, 'The categories of the menu could not be read')
    return []
  }
}

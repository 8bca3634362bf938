import type { LoaderFunctionArgs } from 'react-router'
import { listNames } from '../../i18n/list-names.ts'
import { OFFERED_METHODS } from '../../payments/offered-methods.ts'
import { providerFor } from '../../payments/payment-provider.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { getShopFacts } from '../get-shop-facts.server.ts'

export type FaqData = Awaited<ReturnType<typeof loadFaq>>

/** The facts that answers quote, and by their names the ways to pay that this shop really has. */
export async function loadFaq({ context }: LoaderFunctionArgs) {
  const { anon, settings, payments, words } = shopOf(context)
  const { language } = readerOf(context)
  const [facts, cash] = await Promise.all([
    getShopFacts(anon, { sender: settings.mailFrom }),
    anon.maybe(`select from public.shop_settings where key = 'payments.cash_on_delivery' and value = 'true'`),
  ])
  const offered = OFFERED_METHODS.filter((method) => (method === 'cash_on_delivery' ? cash !== undefined : providerFor(payments, method) !== undefined))
  const named = new Set(offered.map((method) => words(language)(`documents:by.${method}`)))
  return { facts, methods: listNames(language, named, { type: 'disjunction' }), siteUrl: settings.siteUrl, language }
}

import { providerFor } from '../payments/payment-provider.ts'
import type { Shop } from '../shop.ts'
import { CARD_METHODS, type SaleTerms } from './gift-card.ts'

/** What the shop's public settings say of buying gift cards, and which of its ways to pay there are. Throws for a setting that is missing, because a page must not promise nothing. */
export async function getSaleTerms({ anon, payments }: Pick<Shop, 'anon' | 'payments'>): Promise<SaleTerms> {
  const rows = await anon.all<{ key: string; value: unknown }>(`select key, value from public.shop_settings where key like 'credit.sale\\_%'`)
  const settings = new Map(rows.map(({ key, value }) => [key, value]))
  const number = (key: string): number => {
    const value = settings.get(`credit.${key}`)
    if (typeof value !== 'number') throw new Error(`The setting credit.${key} is no number.`)
    return value
  }
  const least = number('sale_least_minor')
  const most = number('sale_most_minor')
  const choices = settings.get('credit.sale_choices')
  const methods = CARD_METHODS.filter((method) => providerFor(payments, method) !== undefined)
  return {
    open: settings.get('credit.sale_open') === true && methods.length > 0,
    // Staff type them; what the bounds do not allow is not offered.
    choices: (Array.isArray(choices) ? choices : []).map(Number).filter((amount) => Number.isSafeInteger(amount) && amount >= least && amount <= most),
    least,
    most,
    aheadDays: number('sale_ahead_days'),
    withdrawalDays: number('sale_withdrawal_days'),
    methods,
  }
}

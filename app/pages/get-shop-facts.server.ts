import { LANGUAGES } from '../i18n/languages.ts'
import type { Database } from '../platform/database.ts'
import { CONTACT_DAYS } from './contact.ts'
import { HANDLING_DAYS } from '../shipping/shipping.ts'
import type { ShippingTerms } from '../shipping/shipping-terms.ts'
import type { ShopFacts } from './info-pages.ts'

type Row = { settings: Record<string, unknown>; counts: { sellers: number; provinces: number }; shipping: ShippingTerms }

/** Reads what pages of text promise. `sender` is the address letters come from; it stands in where the operator has given none. */
export async function getShopFacts(db: Database, { sender }: { sender: string }): Promise<ShopFacts> {
  const { settings, counts, shipping } = await db.one<Row>(
    `select (select json_object_agg(key, value) from public.shop_settings where is_public) as settings, public.shop_counts() as counts,
            public.shipping_table() as shipping`,
  )
  const setting = (key: string) => {
    const value = settings[key]
    return typeof value === 'string' ? value : ''
  }
  const number = (key: string) => Number(settings[key] ?? 0)
  const percent = (key: string) => number(key) / 10_000
  return {
    shipping,
    legalName: setting('shop.legal_name') || 'Hattha',
    address: setting('shop.address'),
    email: setting('shop.email') || addressIn(sender),
    phone: setting('shop.phone'),
    hours: setting('shop.hours'),
    registration: setting('shop.registration'),
    termsVersion: setting('legal.terms_version'),
    privacyVersion: setting('legal.privacy_version'),
    returnDays: Number(settings['returns.days'] ?? 14),
    commissionPercent: percent('commission.rate_ppm'),
    planPercent: Math.min(percent('plans.seller_commission_ppm'), percent('commission.rate_ppm')),
    freeListings: Number(settings['plans.free_listings'] ?? 0),
    planListings: Number(settings['plans.seller_listings'] ?? 0),
    planMonthly: Number(settings['plans.seller_monthly_minor'] ?? 0),
    vatPercent: percent('commission.vat_ppm'),
    answerHours: number('cases.answer_hours'),
    acceptHours: number('orders.accept_hours'),
    transferHours: number('orders.reservation_minutes_transfer') / 60,
    shipDays: number('cases.ship_days'),
    inspectDays: number('cases.inspect_days'),
    refundDays: number('cases.withdrawal_refund_days'),
    packFrom: HANDLING_DAYS.from,
    packTo: HANDLING_DAYS.to,
    sealedDays: number('chat.sealed_days'),
    contactDays: CONTACT_DAYS,
    languages: LANGUAGES.length,
    sellers: counts.sellers,
    provinces: counts.provinces,
  }
}

/** `shop@hattha.example` of `Hattha <shop@hattha.example>`. */
const addressIn = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender

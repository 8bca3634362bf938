import { giftCardAccount, giftCardLetter, giftCardReceipt, giftCardReturned } from '../../emails/gift-card-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import { FALLBACK_LANGUAGE, languageOf, type Language } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import { purchaseLink } from '../payments/gift-card-link.server.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import { codeOfLetter } from './gift-card-code.server.ts'

type Row = {
  number: string
  buyer_name: string
  buyer_email: string
  buyer_language: string
  amount_minor: bigint
  occasion: string
  recipient_name: string
  recipient_email: string
  message: string
  language: string
  send_on: Date
  letters: number
  link_version: number
  expires_at: Date | null
  withdrawal_days: number
}

const read = (shop: Shop, purchase: string) =>
  shop.service.maybe<Row>(
    `select b.number, b.buyer_name, b.buyer_email, b.buyer_language, b.amount_minor, b.occasion, b.recipient_name, b.recipient_email, b.message, b.language,
            b.send_on::timestamp at time zone 'Asia/Bangkok' as send_on, b.letters, b.link_version, c.expires_at,
            private.setting('credit.sale_withdrawal_days')::integer as withdrawal_days
       from public.gift_card_purchases b join public.gift_cards c on c.id = b.gift_card_id where b.id = $1`,
    [purchase],
  )

/** Whoever has left is written to no more. */
const hasLeft = ({ buyer_email: email }: Row): boolean => email.endsWith('@deleted.invalid')

const day = (moment: Date, language: Language) => dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(moment)

/** The receipt: what was paid for, whom it goes to and when, and the way to mend it or give it back. The code does not stand in it. */
export async function receiptOfGiftCard(shop: Shop, { purchase_id: purchase }: PayloadOf<'gift_card.bought'>): Promise<Letter[]> {
  const row = await read(shop, purchase)
  if (!row || hasLeft(row)) return []
  const language = languageOf(row.buyer_language) ?? FALLBACK_LANGUAGE
  return [
    giftCardReceipt(shop.words(language), language, {
      to: row.buyer_email,
      number: row.number,
      amount: formatPrice(minor(row.amount_minor), 'THB', language),
      recipient: row.recipient_name,
      recipientEmail: row.recipient_email,
      day: day(row.send_on, language),
      withdrawalDays: row.withdrawal_days,
      link: purchaseLink(shop, { purchase, version: row.link_version, language }),
    }),
  ]
}

/** The card itself, in the language its buyer chose; none where a later letter has another code. */
export async function letterOfGiftCard(shop: Shop, { purchase_id: purchase, letter }: PayloadOf<'gift_card.sent'>): Promise<Letter[]> {
  const row = await read(shop, purchase)
  if (!row || row.letters !== letter || row.recipient_email === '') return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const code = codeOfLetter(shop, { purchase, letter })
  return [
    giftCardLetter(shop.words(language), language, {
      to: row.recipient_email,
      from: row.buyer_name,
      name: row.recipient_name,
      occasion: row.occasion,
      amount: formatPrice(minor(row.amount_minor), 'THB', language),
      message: row.message,
      code,
      until: row.expires_at && day(row.expires_at, language),
      redeem: `${shop.settings.siteUrl}/${language}/credit`,
      // Behind the hash, which no server is told and no log keeps.
      print: `${shop.settings.siteUrl}/${language}/gift-cards/card#${code}`,
    }),
  ]
}

/** It was given back: the money is on its way to the buyer. */
export const returnOfGiftCard = (shop: Shop, { purchase_id: purchase }: PayloadOf<'gift_card.returned'>): Promise<Letter[]> =>
  moneyLetter(shop, purchase, giftCardReturned)

/** A person sends the money back: to which account? */
export const accountOfGiftCard = (shop: Shop, { purchase_id: purchase }: PayloadOf<'gift_card.refund_account'>): Promise<Letter[]> =>
  moneyLetter(shop, purchase, giftCardAccount)

async function moneyLetter(shop: Shop, purchase: string, write: typeof giftCardReturned): Promise<Letter[]> {
  const row = await read(shop, purchase)
  if (!row || hasLeft(row)) return []
  const language = languageOf(row.buyer_language) ?? FALLBACK_LANGUAGE
  return [
    write(shop.words(language), language, {
      to: row.buyer_email,
      number: row.number,
      amount: formatPrice(minor(row.amount_minor), 'THB', language),
      link: purchaseLink(shop, { purchase, version: row.link_version, language }),
    }),
  ]
}

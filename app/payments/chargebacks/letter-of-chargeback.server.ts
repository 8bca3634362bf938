import { chargebackNote, chargebackNoteToShop } from '../../../emails/chargeback-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import type { PayloadOf } from '../../letters/topics.ts'
import { formatPrice } from '../../money/currency.ts'
import type { Letter } from '../../platform/mailer.ts'
import { minor } from '../../platform/money.ts'
import type { Shop } from '../../shop.ts'
import { type ChargebackBearer, type ChargebackState, reasonText } from './chargeback-states.ts'

type Part = { to: string; language: string; number: string; amount: bigint; reason: string; bearer: ChargebackBearer; is_open: boolean }

/** To the maker of an order: a bank wants its money back, has decided, or somebody else bears it now. None when nobody can be written to. */
export async function letterOfChargeback(shop: Shop, { chargeback_id: id, order_id: order, news }: PayloadOf<'seller.chargeback'>): Promise<Letter[]> {
  const part = await shop.service.maybe<Part>(
    `select k.email as to, k.language, o.number, case when s.away_minor > 0 then s.away_minor else s.weight_minor end as amount, c.reason, s.bearer,
            c.closed_at is null as is_open
       from public.chargeback_shares s join public.chargebacks c on c.id = s.chargeback_id join public.orders o on o.id = s.order_id
       join public.seller_contacts k on k.seller_id = o.seller_id and k.email <> ''
      where s.chargeback_id = $1 and s.order_id = $2`,
    [id, order],
  )
  if (!part) return []
  const language = languageOf(part.language) ?? FALLBACK_LANGUAGE
  const t = shop.words(language)
  return [
    chargebackNote(t, language, news === 'accepted' ? 'lost' : news, {
      to: part.to,
      number: part.number,
      amount: formatPrice(minor(part.amount), 'THB', language),
      reason: reasonText(t, part.reason),
      bearer: part.bearer,
      isOpen: part.is_open,
      link: `${shop.settings.siteUrl}/${language}/seller-dashboard`,
    }),
  ]
}

type Whole = { number: string; amount: bigint; reason: string; status: ChargebackState; day: string; email: string | null }

/** To the shop itself: somebody has to answer a bank, or need not any more. */
export async function letterOfChargebackToShop(shop: Shop, { chargeback_id: id, news }: PayloadOf<'shop.chargeback'>): Promise<Letter[]> {
  const whole = await shop.service.maybe<Whole>(
    `select number, amount_minor as amount, reason, status, to_char(answer_by at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day,
            private.setting('shop.email') #>> '{}' as email from public.chargebacks where id = $1`,
    [id],
  )
  if (!whole) return []
  const t = shop.words(FALLBACK_LANGUAGE)
  const { number, day, status } = whole
  const amount = formatPrice(minor(whole.amount), 'THB', FALLBACK_LANGUAGE)
  const over = t('chargebacks:shop.over', { number, amount, state: t(`chargebacks:state.${status}`) })
  const text = news === 'opened' ? t('chargebacks:shop.opened', { number, amount, day, reason: reasonText(t, whole.reason) }) : over
  return [chargebackNoteToShop(t, { to: whole.email || shop.settings.mailFrom, subject: over, text })]
}

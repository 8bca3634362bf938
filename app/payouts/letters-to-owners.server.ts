import { accountChangeNote, moneyNote } from '../../emails/money-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, type Language, languageOf } from '../i18n/languages.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import { bankName, bankOf } from './thai-banks.ts'

type Owner = { email: string; language: string; name: string }
type Change = { seller_id: string; kind: 'added' | 'changed' | 'removed'; bank: string; number_tail: string; holder: string } & {
  name_check: string
  changed_at: Date
  usable_from: Date | null
}

/** To an owner, in their language: it was changed where the shop is paid. None where nobody can be written to. */
export async function letterOfAccountChange(shop: Shop, { change_id: id, person_id: person }: PayloadOf<'seller.account'>): Promise<Letter[]> {
  const change = await shop.service.maybe<Change>('select * from public.bank_account_changes where id = $1', [id])
  const owner = change && (await ownerOf(shop, change.seller_id, person))
  if (!owner) return []
  const { language, ...to } = addressOf(shop, owner)
  const bank = bankOf(change.bank)
  return [
    accountChangeNote(shop.words(language), language, {
      ...to,
      kind: change.kind,
      account: `${bank ? bankName(bank, language) : change.bank} …${change.number_tail}, ${change.holder}`,
      changed: momentIn(language, change.changed_at),
      when: change.usable_from === null ? '' : momentIn(language, change.usable_from),
      nameDiffers: change.name_check === 'differs',
    }),
  ]
}

/** To an owner, in their language: what happened to the shop's money. None where nobody can be written to. */
export async function letterOfMoney(shop: Shop, { event, seller_id: seller, person_id: person, ...said }: PayloadOf<'seller.money'>): Promise<Letter[]> {
  const owner = await ownerOf(shop, seller, person)
  if (!owner) return []
  const { language, ...to } = addressOf(shop, owner)
  const { reason, amount_minor: amount, at } = said
  return [
    moneyNote(shop.words(language), language, {
      ...to,
      event,
      reason,
      amount: amount === null || amount === undefined ? '' : formatPrice(minor(amount), 'THB', language),
      when: at === null || at === undefined ? '' : dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE }).format(new Date(at)),
    }),
  ]
}

const ownerOf = (shop: Shop, seller: string, person: string) =>
  shop.service.maybe<Owner>(
    `select coalesce(p.email, '') as email, p.language, s.business_name as name from public.seller_members m join public.profiles p on p.id = m.person_id
       join public.sellers s on s.id = m.seller_id where m.seller_id = $1 and m.person_id = $2 and coalesce(p.email, '') <> ''`,
    [seller, person],
  )

function addressOf(shop: Shop, { email, language: said, name }: Owner): { to: string; name: string; link: string; language: Language } {
  const language = languageOf(said) ?? FALLBACK_LANGUAGE
  return { to: email, name, language, link: `${shop.settings.siteUrl}/${language}/seller-dashboard?tab=money` }
}

const momentIn = (language: Language, moment: Date): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_ZONE }).format(moment)

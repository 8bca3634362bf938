import { randomUUID } from 'node:crypto'
import { boughtCard, giveCard } from '../support/credit.ts'
import { givenPerson } from '../support/market.ts'
import { givenReferral } from '../support/referrals.ts'
import { givenInvoice } from '../support/invoices.ts'
import { givenWholesaleBuyer } from '../support/wholesale.ts'
import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

const READ = { permission: 'gift_cards.read', fresh: false } as const
const WRITE = { permission: 'gift_cards.write', fresh: true } as const

const REFERRALS = { permission: 'referrals.read', fresh: false } as const

/** Those of gift cards and referrals; the database is there when they are called. */
export const functionsOfCredit = (db: () => TestDatabase): readonly StaffFunction[] => {
  const card = async (expires: string | null = null) => (await giveCard(db(), 100_00, { expires })).id
  return [
    { ...READ, name: 'gift_card_history', call: async () => ['select from public.gift_card_history($1)', [await card()]] },
    {
      name: 'decide_referral',
      permission: 'referrals.decide',
      fresh: true,
      call: async () => {
        const id = await givenReferral(db(), { referrer: await givenPerson(db()), friend: await givenPerson(db()) })
        const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.referrals where id = $1', [id])
        return [`select public.decide_referral($1, 'refuse', $2, 'Both live at one address')`, [id, seen]]
      },
    },
    {
      name: 'wholesale_terms_history',
      permission: 'wholesale.read',
      fresh: false,
      call: async () => ['select from public.wholesale_terms_history($1)', [randomUUID()]],
    },
    {
      name: 'decide_wholesale',
      permission: 'wholesale.decide',
      fresh: true,
      call: async () => {
        const id = await givenWholesaleBuyer(db(), await givenPerson(db()), { state: 'pending' })
        const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.wholesale_buyers where id = $1', [id])
        return [`select public.decide_wholesale($1, 'refuse', 0, 0, $2, 'We sell to shops only')`, [id, seen]]
      },
    },
    {
      name: 'confirm_invoice_payment',
      permission: 'payments.confirm',
      fresh: true,
      call: async () => {
        const { id, owed } = await givenInvoice(db())
        return [`select public.confirm_invoice_payment($1, $2, $3, 'It stands in the statement')`, [id, owed, id]]
      },
    },
    {
      name: 'reopen_invoice',
      permission: 'payments.confirm',
      fresh: true,
      call: async () => {
        const { id } = await givenInvoice(db())
        await db().owner.all(`update public.wholesale_invoices set state = 'paid', owed_minor = 0, settled_at = now() where id = $1`, [id])
        return [`select public.reopen_invoice($1, 'It was another hotel')`, [id]]
      },
    },
    {
      name: 'propose_invoice_write_off',
      permission: 'wholesale.decide',
      fresh: true,
      call: async () => [`select public.propose_invoice_write_off($1, 'They are bankrupt')`, [(await givenInvoice(db())).id]],
    },
    {
      name: 'decide_invoice_write_off',
      permission: 'wholesale.decide',
      fresh: true,
      call: async () => [`select public.decide_invoice_write_off($1, false, 'They will pay')`, [(await givenInvoice(db(), { asked: true })).id]],
    },
    { name: 'wholesale_found', permission: 'wholesale.read', fresh: false, call: async () => [`select from public.wholesale_found('Ada')`, []] },
    { ...REFERRALS, name: 'referrals_found', call: async () => [`select from public.referrals_found('Ada')`, []] },
    { ...REFERRALS, name: 'referral_figures', call: async () => ['select public.referral_figures(30)', []] },
    { ...REFERRALS, name: 'referral_journals', call: async () => ['select from public.referral_journals(gen_random_uuid())', []] },
    { ...WRITE, name: 'issue_gift_card', call: async () => [`select public.issue_gift_card(10000, null, $1, 'A late parcel')`, [randomUUID()]] },
    {
      ...WRITE,
      name: 'decide_gift_card',
      call: async () => {
        const id = await card()
        await db().owner.all(`update public.gift_cards set status = 'waiting' where id = $1`, [id])
        return [`select public.decide_gift_card($1, false, 'It is too much')`, [id]]
      },
    },
    { ...WRITE, name: 'stop_gift_card', call: async () => [`select public.stop_gift_card($1, 'block', 'It was stolen')`, [await card()]] },
    {
      ...WRITE,
      name: 'extend_gift_card',
      call: async () => {
        const id = await card('2998-01-01')
        const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.gift_cards where id = $1', [id])
        return [`select public.extend_gift_card($1, '2999-01-01', $2, 'She was ill')`, [id, seen]]
      },
    },
    {
      ...WRITE,
      name: 'resend_gift_card',
      call: async () => [`select public.resend_gift_card($1, 'She never got it')`, [await boughtCard(db())]],
    },
    { ...WRITE, name: 'renew_gift_card_code', call: async () => [`select public.renew_gift_card_code($1, 'The code was lost')`, [await card()]] },
  ]
}

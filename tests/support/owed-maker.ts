import type { Caller } from '../../app/shop.ts'
import { keepBankAccountFunction } from '../../app/payouts/keep-bank-account.server.ts'
import type { TestDatabase } from './database.ts'
import { givenDeliveredOrder } from './delivered-order.ts'
import { asCaller, givenSellerWithPerson, type Market } from './paid-orders.ts'

export type OwedMaker = { sellerId: string; person: Caller; available: number }

/** The token of somebody who has just given a password. */
const fresh = () => ({ amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] })

/** A maker whose order is completed, so that its money can be paid out; with a bank account that has waited long enough unless `account` is false. */
export async function givenOwedMaker(market: Market, { account = true } = {}): Promise<OwedMaker> {
  const { db, shop } = market
  const { id, seller, sellerId } = await givenDeliveredOrder(db, market)
  await db.owner.all(`select private.transition_order($1, 'completed', 'system')`, [id])
  const person = { ...asCaller(seller.id ?? ''), claims: fresh() }
  if (account) {
    // The holder is the shop's registered name, so nobody has to compare it.
    await db.owner.all(`update public.seller_contacts set tax_name = 'Ada Weaver' where seller_id = $1`, [sellerId])
    const kept = await keepBankAccountFunction(shop, person, { seller: sellerId, bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Ada Weaver' })
    if (!kept.ok) throw new Error(await kept.text())
    await db.owner.all(`update private.seller_bank_accounts set usable_from = now() - interval '1 minute' where seller_id = $1`, [sellerId])
  }
  return { sellerId, person, available: await availableOf(market, sellerId) }
}

/** What the books say a maker can be paid, in satang. */
export async function availableOf({ db }: Pick<Market, 'db'>, sellerId: string, kind = 'seller_available'): Promise<number> {
  const { amount } = await db.owner.one<{ amount: string }>(
    `select coalesce(-sum(p.amount_minor), 0)::text as amount from public.ledger_accounts a join public.postings p on p.account_id = a.id where a.seller_id = $1 and a.kind = $2`,
    [sellerId, kind],
  )
  return Number(amount)
}

/** A payout of a maker, waiting to be approved or to be sent. */
export async function givenPayout(market: Market, status: 'pending' | 'approved' = 'pending'): Promise<string> {
  const { sellerId } = await givenOwedMaker(market)
  await market.db.service.one(`select private.sweep_payouts('2032-W' || lpad((1 + (select count(distinct period) from public.payouts) % 52)::text, 2, '0'))`)
  const { id } = await market.db.owner.one<{ id: string }>('update public.payouts set status = $2 where seller_id = $1 returning id', [sellerId, status])
  return id
}

/** A maker who is not paid for the moment. */
export async function givenHold(db: TestDatabase): Promise<string> {
  const { sellerId } = await givenSellerWithPerson(db)
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.payout_holds (seller_id, reason, ends_at) values ($1, 'Looked into', now() + interval '7 days') returning id`,
    [sellerId],
  )
  return id
}

/** A hold against which its maker has said something. */
export async function givenAppeal(db: TestDatabase): Promise<string> {
  const hold = await givenHold(db)
  await db.owner.all(`update public.payout_holds set appeal = 'Every parcel was scanned', appealed_at = now() where id = $1`, [hold])
  return hold
}

/** A change of a maker's account that the maker says was somebody else's. */
export async function givenDeniedChange(market: Market): Promise<string> {
  const { sellerId, person } = await givenOwedMaker(market)
  const { id } = await market.db.owner.one<{ id: string }>('select id from public.bank_account_changes where seller_id = $1', [sellerId])
  await market.db.asPerson(person.id ?? '').all('select public.deny_account_change($1)', [id])
  return id
}

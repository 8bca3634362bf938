import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { checkAddress, checkContact, contactOf, type AddressChecked } from '../../addresses/address.ts'
import { listThaiPlaces } from '../../addresses/list-thai-places.ts'
import { subdistrictFits } from '../../addresses/thai-place.ts'
import type { Database } from '../../platform/database.ts'
import { isConnectionError, isDatabaseError } from '../../platform/database-error.ts'
import { enqueue } from '../../platform/enqueue.ts'
import { keptOut } from '../../limits.ts'
import { isPaidLater, type InvoiceRefusal } from '../../payments/offered-methods.ts'
import { providerFor } from '../../payments/payment-provider.ts'
import type { Caller, Shop } from '../../shop.ts'
import { refuse, useCase } from '../../use-case.ts'
import { guessingCoupon } from '../quote/coupon-guesses.server.ts'
import { finishOrder } from '../../orders/finish-order.server.ts'
import { getQuote, type QuoteFacts } from '../quote/get-quote.server.ts'
import { orderToken, tokenHash } from '../../orders/order-link.server.ts'
import { isAllFetched } from '../quote/all-fetched.ts'
import { OrderWish } from '../quote/order-wish.ts'
import { takesTooManyByCash } from '../../payments/pay-by-cash.server.ts'
import type { Problem, Quote } from '../quote/quote.ts'
import { isCouponProblem } from '../quote/quote.ts'
import { heldTooMuch } from '../../promotions/held-uses.server.ts'
import { limitedOffers, reservePromotions } from '../../promotions/reserve-promotions.server.ts'
import { checkTaxBuyer } from '../../orders/tax-buyer.ts'
import { isConfirmedEmail } from '../../orders/confirmed-email.server.ts'
import { NoCharge, startPayment } from '../../payments/start-payment.server.ts'
import { writeOrders, type Written } from './write-orders.server.ts'
import { holdersOf, lockHolders, networksOf, noteHolders, refuseHold, type Holder } from '../../stock/held-for.server.ts'
import { consumeStock, reserveStock } from '../../stock/reserve-stock.server.ts'

/** What came of "pay now". The token opens the order without signing in. */
export type Placed =
  | { placed: true; number: string; token: string }
  | { placed: false; because: 'cart_changed'; quote: Quote }
  | { placed: false; because: 'problems'; problems: Problem[] }

/** Leaves the transaction with a refusal, so that everything in it is taken back. */
class NotPlaced extends Error {
  readonly answer: Extract<Placed, { placed: false }>
  constructor(answer: Extract<Placed, { placed: false }>) {
    super(answer.because)
    this.answer = answer
  }
}

/** Leaves it because something went to somebody else since the quote was made, so that the buyer sees what it costs without what was tried here. */
class Overtaken extends Error {}

/** `POST /functions/v1/place-order`. 200 placed (also when it already was), 403 kept out by the blocklist, 409 the quote changed, 422 problems beside their fields; `details` holds the new quote or the problems. */
export const placeOrderFunction = useCase(OrderWish, async (shop, caller, wish) => {
  // What was placed already is told again to whoever is kept out meanwhile.
  if (shop.blocklist.keepsOut({ ip: caller.ip, email: wish.email }) && !(await findPlaced(shop.service, wish.cartToken))) return keptOut(shop, caller.language)
  return guessingCoupon(shop, caller, wish.couponCode, async () => {
    const placed = await placeOrder(shop, caller, wish)
    const wrong = !placed.placed && placed.because === 'cart_changed' && placed.quote.problems.some(({ code }) => code === 'coupon_unknown')
    return { outcome: placed.placed ? placed : refuse(placed.because, { details: placed }), wrong }
  })
})

/**
 * Turns a cart into an order group with one order per maker, holding the stock, and starts its payment. The cart's token is the business key: a second
 * call, even at the same moment, gets the same order. Nothing is written unless the buyer saw exactly what will be charged.
 */
export async function placeOrder(shop: Shop, caller: Caller, wish: OrderWish): Promise<Placed> {
  const strictly = checkAddress(wish.address)
  const checked = strictly.valid || !(await fetchesAll(shop, caller, wish)) ? strictly : checkContact(wish.address)
  const taxed = wish.taxBuyer && checkTaxBuyer(wish.taxBuyer)
  const taxProblems = taxed?.valid === false ? taxed.problems.map((problem): Problem => ({ code: 'tax_invalid', ...problem })) : []
  const early = [...problemsOf(shop, wish, checked), ...taxProblems, ...(await placeProblems(checked))]
  const done = await findPlaced(shop.service, wish.cartToken)
  if (done === undefined && (early.length > 0 || !checked.valid)) return { placed: false, because: 'problems', problems: early }
  const sent = { ...wish, address: checked.valid ? checked.address : wish.address, taxBuyer: taxed?.valid ? taxed.buyer : null }
  try {
    const group = done ?? (await shop.service.transaction((tx) => write(tx, shop, caller, sent), { repeatable: true }))
    if (group.payment_id !== null) await beginPayment(shop, group.payment_id)
    return { placed: true, number: group.number, token: orderToken(shop, group.id) }
  } catch (error) {
    if (error instanceof NotPlaced) return error.answer
    if (error instanceof Overtaken) return { placed: false, because: 'cart_changed', quote: (await quoteFor(shop.service, shop, caller, sent)).quote }
    throw error
  }
}

/** Whether a name and a phone will do, because all of it is fetched: as pressed, or because nothing is sent to where the buyer is. */
const fetchesAll = async (shop: Shop, caller: Caller, wish: OrderWish): Promise<boolean> =>
  wish.paymentMethod !== 'invoice' && isAllFetched((await quoteFor(shop.service, shop, caller, wish)).quote, wish)

/** What the order costs its buyer, who is known here by account, e-mail address and telephone. */
function quoteFor(db: Database, shop: Shop, caller: Caller, wish: OrderWish): ReturnType<typeof getQuote> {
  const holders = holdersOf(shop, caller, { email: wish.email, phone: wish.address.phone })
  return getQuote(db, { ...wish, country: wish.address.country }, { personId: caller.id, email: wish.email, holders })
}

type PlacedRow = { id: string; number: string; payment_id: string | null }

/** The order that a checkout with this token has led to. */
const findPlaced = (db: Database, cartToken: string) =>
  db.maybe<PlacedRow>(
    `select g.id, g.number, p.id as payment_id
       from public.carts c join public.order_groups g on g.cart_id = c.id left join public.payments p on p.order_group_id = g.id
      where c.token_hash = $1 order by p.attempt desc nulls last limit 1`,
    [tokenHash(cartToken)],
  )

const addressProblems = (checked: AddressChecked): Problem[] =>
  checked.valid ? [] : checked.problems.map(({ field, code }) => ({ code: 'address_invalid', field, because: code }))

function problemsOf(shop: Shop, wish: OrderWish, checked: AddressChecked): Problem[] {
  const problems = addressProblems(checked)
  if (wish.email === '') problems.push({ code: 'email_missing' })
  else if (!v.is(v.pipe(v.string(), v.email(), v.maxLength(254)), wish.email)) problems.push({ code: 'email_invalid' })
  if (!wish.agreed) problems.push({ code: 'consent_missing' })
  // Whether this cart goes against cash or on invoice is said by its quote.
  if (!isPaidLater(wish.paymentMethod) && !providerFor(shop.payments, wish.paymentMethod)) problems.push({ code: 'payment_method_not_available' })
  return problems
}

/** A subdistrict may be left out, but one that is given must lie where the postcode says: a parcel for another village comes back. */
async function placeProblems(checked: AddressChecked): Promise<Problem[]> {
  if (!checked.valid || checked.address.country !== 'TH' || checked.address.subdistrict === '') return []
  if (subdistrictFits(await listThaiPlaces(checked.address.postcode), checked.address.subdistrict)) return []
  return [{ code: 'address_invalid', field: 'subdistrict', because: 'subdistrict_mismatch' }]
}

async function write(tx: Database, shop: Shop, caller: Caller, wish: OrderWish): Promise<PlacedRow> {
  const cartId = await openCart(tx, caller, wish.cartToken)
  // Whoever waited for the cart's lock finds here what the other one did.
  const done = await findPlaced(tx, wish.cartToken)
  if (done) return done

  const person = { personId: caller.id, email: wish.email }
  const holders = holdersOf(shop, caller, { email: wish.email, phone: wish.address.phone })
  await lockHolders(tx, holders)
  const { quote, facts } = await quoteFor(tx, shop, caller, wish)
  const problems = quote.problems.filter((problem) => !isCouponProblem(problem))
  if (problems.length > 0) throw new NotPlaced({ placed: false, because: 'problems', problems })
  const fetched = isAllFetched(quote, wish)
  const checked = checkAddress(wish.address)
  if (!fetched && !checked.valid) throw new NotPlaced({ placed: false, because: 'problems', problems: addressProblems(checked) })
  if (quote.quoteHash !== wish.quoteHash) throw new NotPlaced({ placed: false, because: 'cart_changed', quote })
  if (wish.paymentMethod === 'cash_on_delivery' && (await takesTooManyByCash(tx, { email: wish.email, phone: wish.address.phone })))
    throw new NotPlaced({ placed: false, because: 'problems', problems: [{ code: 'cash_not_offered', because: 'too_many', most: 0 }] })
  await refuseTooMuch(tx, holders, { quote, facts, personId: caller.id })

  await recordCart(tx, cartId, quote, wish.couponCode)
  const emailConfirmed = await isConfirmedEmail(tx, { ...person, networks: networksOf(holders) })
  const group = await writeOrders(tx, shop, {
    quote,
    emailConfirmed,
    facts,
    // Where somebody lives who fetches it is nobody's business.
    wish: fetched ? { ...wish, address: contactOf(wish.address) } : wish,
    cartId,
    buyerId: caller.id,
    number: orderNumber(new Date()),
  })
  await holdStock(tx, group, quote)
  if (!(await reservePromotions(tx, group.id, facts, person))) throw new Overtaken()
  await noteHolders(tx, group.id, holders)
  const { redeemed } = await tx.one<{ redeemed: boolean }>('select private.redeem_points($1) as redeemed', [group.id])
  if (!redeemed) throw new Overtaken()
  if (!(await holdCredit(tx, group, quote))) throw new Overtaken()
  if (!(await orderByQuotes(tx, group.id, quote))) throw new Overtaken()
  if (wish.paymentMethod === 'invoice' && group.payment_id !== null) await oweByInvoice(tx, group.id)
  if (group.payment_id === null || isPaidLater(wish.paymentMethod)) {
    await consumeStock(tx, group.id)
    await finishOrder(tx, group.id)
  } else await enqueue(tx, 'expire-orders', {}, { key: `expire:${group.id}`, runAt: group.expires_at })
  return group
}

/** Lets the buyer owe it; refuses where another order was faster. */
async function oweByInvoice(tx: Database, groupId: string): Promise<void> {
  const { because } = await tx.one<{ because: InvoiceRefusal | null }>('select private.owe_by_invoice($1) as because', [groupId])
  if (because !== null) throw new NotPlaced({ placed: false, because: 'problems', problems: [{ code: 'invoice_not_offered', because, room: 0 }] })
}

/** Uses up what makers agreed on with this buyer; false where another order was faster. */
async function orderByQuotes(tx: Database, groupId: string, quote: Quote): Promise<boolean> {
  const quotes = quote.sellers.flatMap((seller) => seller.lines.flatMap(({ quoteId }) => (quoteId === null ? [] : [quoteId])))
  if (quotes.length === 0) return true
  const { used } = await tx.one<{ used: boolean }>('select private.order_by_quotes($1, $2::uuid[]) as used', [groupId, [...new Set(quotes)]])
  return used
}

/** Takes store credit off the member's balance until the order is placed or ends; false where another order was faster. */
async function holdCredit(tx: Database, group: Written, quote: Quote): Promise<boolean> {
  const used = quote.credit?.used ?? 0
  if (used === 0) return true
  const { held } = await tx.one<{ held: boolean }>('select private.hold_credit($1, $2, $3) as held', [group.id, used, JSON.stringify(group.credit)])
  return held
}

/** The member's open cart, or the guest's under the token; locked, so that a second click waits here. */
async function openCart(tx: Database, caller: Caller, cartToken: string): Promise<string> {
  const hash = tokenHash(cartToken)
  if (caller.id !== null) return openCartOf(tx, caller.id, hash)
  await tx.all('insert into public.carts (owner_id, token_hash) values (null, $1) on conflict (token_hash) do nothing', [hash])
  const cart = await tx.one<{ id: string }>('select id from public.carts where token_hash = $1 for update', [hash])
  return cart.id
}

/** One after the other for each member: a cart that another window was faster with is no longer open, and this one finds the order of its token or opens the next cart. */
async function openCartOf(tx: Database, owner: string, hash: Buffer): Promise<string> {
  await tx.all(`select pg_advisory_xact_lock(hashtextextended('checkout:' || $1, 0))`, [owner])
  await tx.all(`insert into public.carts (owner_id) values ($1) on conflict (owner_id) where status = 'active' do nothing`, [owner])
  const known = await tx.maybe<{ id: string }>('select id from public.carts where token_hash = $1 for update', [hash])
  if (known) return known.id
  const cart = await tx.one<{ id: string }>(`update public.carts set token_hash = $2 where owner_id = $1 and status = 'active' returning id`, [owner, hash])
  return cart.id
}

/** The cart's last state is what was ordered, whatever the browser had synchronised before. */
async function recordCart(tx: Database, cartId: string, quote: Quote, couponCode: string | null): Promise<void> {
  await tx.all('delete from public.cart_lines where cart_id = $1', [cartId])
  await tx.all(
    `insert into public.cart_lines (cart_id, product_id, variant_id, quantity, personalization)
     select $1, l."productId", l."variantId", l.quantity, l.personalization
       from json_to_recordset($2::json) as l ("productId" uuid, "variantId" uuid, quantity integer, personalization text)`,
    [cartId, JSON.stringify(quote.sellers.flatMap((seller) => seller.lines))],
  )
  await tx.all(`update public.carts set status = 'completed', coupon_code = $2 where id = $1`, [cartId, couponCode])
}

/** Nobody keeps the shelves empty with orders that are not paid: says beside each line, seller or the whole what is too much. */
async function refuseTooMuch(
  tx: Database,
  holders: readonly Holder[],
  { quote, facts, personId }: { quote: Quote; facts: QuoteFacts; personId: string | null },
): Promise<void> {
  const lines = quote.sellers.flatMap((seller) => seller.lines)
  // Somebody of the staff knows who buys at wholesale, and that it is much at once. A quote can be had by every member.
  const known = lines.some(({ quoteId }) => quoteId !== null) && (await buysAtWholesale(tx, personId))
  const counted = lines.filter(({ wholesale, quoteId }) => !wholesale || (quoteId !== null && !known))
  const problems = (await refuseHold(tx, holders, counted)).flatMap((refusal): Problem[] => {
    if ('until' in refusal) return [{ code: refusal.code, until: refusal.until.toISOString() }]
    if (!('variantId' in refusal)) return [refusal]
    const { variantId, ...said } = refusal
    return lines.filter((line) => line.variantId === variantId).map((line) => ({ ...said, line: line.id }))
  })
  // A coupon that is held too often is part of the quote; an offer, which nobody can leave out, is a matter of the whole order.
  for (const { id: offerId } of limitedOffers(facts)) {
    const until = await heldTooMuch(tx, holders, { offerId })
    if (until && !problems.some(({ code }) => code === 'held_network')) problems.push({ code: 'held_network', until: until.toISOString() })
  }
  if (problems.length > 0) throw new NotPlaced({ placed: false, because: 'problems', problems })
}

/** Whether staff have approved this member as a wholesale buyer. */
async function buysAtWholesale(tx: Database, personId: string | null): Promise<boolean> {
  return (await tx.one<{ buys: boolean }>('select private.buys_at_wholesale($1) as buys', [personId])).buys
}

/** Takes what was bought off the shelf; refuses beside each line of which too little is left. */
async function holdStock(tx: Database, group: PlacedRow & { expires_at: Date }, quote: Quote): Promise<void> {
  const lines = quote.sellers.flatMap((seller) => seller.lines)
  const short = await reserveStock(tx, group.id, { lines, until: group.expires_at })
  if (short.length === 0) return
  const problems = short.flatMap(({ variantId, available }) =>
    lines.filter((line) => line.variantId === variantId).map((line): Problem => ({ code: 'insufficient_stock', line: line.id, available })),
  )
  throw new NotPlaced({ placed: false, because: 'problems', problems })
}

/**
 * A provider that does not answer must not undo the order: the sweeper asks again within minutes. A connection to the database that broke is thrown: whoever asks again finds the order
 * by its cart, and begins its payment then.
 */
async function beginPayment(shop: Shop, paymentId: string): Promise<void> {
  try {
    await startPayment(shop, paymentId)
  } catch (error) {
    if (!(error instanceof NoCharge) && (!isDatabaseError(error) || isConnectionError(error))) throw error
    shop.log.warn({ paymentId, error: String(error) }, 'A payment could not be started yet.')
  }
}

/** Without look-alikes (0 O, 1 I L, U V): numbers are read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** `H261120-7KQ4M2X`: the day, and seven random characters, so that a number tells nobody how much the shop sells. */
function orderNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  return `H${day}-${Array.from({ length: 7 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

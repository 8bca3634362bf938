import { givenCredential } from '../support/credentials.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenProduct, givenSeller } from '../support/market.ts'
import { givenAppealedChange, givenProductChange } from '../support/waiting-work.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A change that waits, and as when it was read. */
async function seenChange(db: TestDatabase): Promise<[string, string]> {
  const { change } = await givenProductChange(db)
  return [change, (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.product_changes where id = $1', [change])).seen]
}

/** Those of changes to pieces that have been on sale, of how far makers are trusted, and of what they were certified for; the database is there when they are called. */
export const functionsOfChanges = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'change_terms', permission: 'products.read', fresh: false, call: async () => ['select public.change_terms()', []] },
  {
    name: 'write_change_term',
    permission: 'settings.write',
    fresh: true,
    call: async () => {
      await db().owner.all(`update private.change_terms set effect = 'look' where kind = 'name' and level = 'known'`)
      return [`select public.write_change_term('name', 'known', 'live', 'They know how')`, []]
    },
  },
  {
    name: 'decide_credential',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => {
      const id = await givenCredential(db())
      const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.seller_credentials where id = $1', [id])
      return [`select public.decide_credential($1, 'verify', $2, 'The number is in the list')`, [id, seen]]
    },
  },
  {
    name: 'take_down_announcement',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => {
      const seller = await givenSeller(db())
      const { seen } = await db().owner.one<{ seen: string }>(
        `insert into public.shop_announcements (seller_id, words) values ($1, 'Royal silk') returning changed_at::text as seen`,
        [seller],
      )
      return [`select public.take_down_announcement($1, $2, 'It is not true')`, [seller, seen]]
    },
  },
  {
    name: 'set_seller_trust',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => [`select public.set_seller_trust($1, 'trusted', 'We visited her workshop')`, [(await givenProduct(db())).sellerId]],
  },
  {
    name: 'decide_product_change',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.decide_product_change($1, $2, null, null, null, 'It is so')`, await seenChange(db())],
  },
  {
    name: 'ask_product_change',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.ask_product_change($1, $2, 'wrong_facts', 'Say which silk')`, await seenChange(db())],
  },
  { name: 'seller_trust', permission: 'sellers.read', fresh: false, call: async () => ['select public.seller_trust($1)', [await givenSeller(db())]] },
  {
    name: 'undo_product_change',
    permission: 'products.judge',
    fresh: false,
    call: async () => {
      const { change } = await givenProductChange(db())
      await db().owner.all(`update public.product_changes set state = 'approved', decided_at = now() where id = $1`, [change])
      return [`select public.undo_product_change($1, 'It was not so')`, [change]]
    },
  },
  {
    name: 'answer_change_appeal',
    permission: 'products.judge',
    fresh: false,
    call: async () => [`select public.answer_change_appeal($1, true, 'It is wild silk')`, [(await givenAppealedChange(db())).change]],
  },
  {
    name: 'product_change_sheet',
    permission: 'products.read',
    fresh: false,
    call: async () => ['select public.product_change_sheet($1)', [(await givenProductChange(db())).change]],
  },
]

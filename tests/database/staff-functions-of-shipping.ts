import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** Those of shipping; the database is there when they are called. */
export const functionsOfShipping = (db: () => TestDatabase): readonly StaffFunction[] => [
  { name: 'shipping_table_at', permission: 'shipping.read', fresh: false, call: async () => ['select public.shipping_table_at(null)', []] },
  {
    name: 'plan_shipping_term',
    permission: 'shipping.write',
    fresh: true,
    call: async () => {
      const { id } = await db().owner.one<{ id: string | null }>(
        `select max(id)::text as id from public.shipping_terms where subject = 'destination:MV' and starts_at <= private.now()`,
      )
      return [
        `select public.plan_shipping_term('{"kind": "destination", "country": "MV", "zone": "ASEAN"}', now() + interval '1 day', null, $1, 'Nearer now')`,
        [id],
      ]
    },
  },
  {
    name: 'end_shipping_term',
    permission: 'shipping.write',
    fresh: true,
    call: async () => {
      const { id, seen } = await db().owner.one<{ id: string; seen: string }>(
        `insert into public.shipping_terms (kind, country, zone, starts_at, reason) values ('destination', 'NP', 'ASEAN', now() + interval '1 day', 'Nearer now')
         returning id::text, changed_at::text as seen`,
      )
      return [`select public.end_shipping_term($1, $2, 'Not now')`, [id, seen]]
    },
  },
]

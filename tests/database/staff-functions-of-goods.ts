import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import { givenProduct } from '../support/market.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'
import { functionsOfCatalogue } from './staff-functions-of-catalogue.ts'
import { functionsOfChanges } from './staff-functions-of-changes.ts'

/** Those of the inventory, the catalogue and what may be sold; the database is there when they are called. */
export const functionsOfGoods = (db: () => TestDatabase): readonly StaffFunction[] => [
  ...functionsOfCatalogue(db),
  ...functionsOfChanges(db),
  {
    name: 'write_listing_rule',
    permission: 'settings.write',
    fresh: true,
    call: async () => [
      "select public.write_listing_rule(null, jsonb_build_object('name', gen_random_uuid(), 'words', array['ivory'], 'effect', 'look', 'told', '{\"en\": \"No.\"}'::jsonb), null, 'The law')",
      [],
    ],
  },
  {
    name: 'remove_listing_rule',
    permission: 'settings.write',
    fresh: true,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.listing_rules (name, words, effect, told) values (gen_random_uuid(), '{ivory}', 'look', '{"en": "No."}') returning id`,
      )
      return [`select public.remove_listing_rule($1, 'It is sold again')`, [id]]
    },
  },
  { name: 'try_listing_rule', permission: 'products.read', fresh: false, call: async () => [`select public.try_listing_rule('["ivory"]', '[]')`, []] },
  {
    name: 'adjust_stock',
    permission: 'inventory.write',
    fresh: false,
    call: async () => [`select public.adjust_stock($1, 1)`, [(await givenProduct(db())).variantId]],
  },
  {
    name: 'correct_stock',
    permission: 'inventory.write',
    fresh: true,
    call: async () => {
      const { variantId } = await givenProduct(db(), { stock: 5 })
      return [`select public.correct_stock($1, $2, 'Counted again')`, [JSON.stringify([{ variant_id: variantId, seen: 5, counted: 4 }]), randomUUID()]]
    },
  },
  {
    name: 'undo_stock_correction',
    permission: 'inventory.write',
    fresh: false,
    call: async () => {
      const { variantId } = await givenProduct(db(), { stock: 5 })
      const correction = randomUUID()
      await db().owner.all(`insert into public.stock_movements (variant_id, kind, quantity, correction_id) values ($1, 'adjusted', 2, $2)`, [
        variantId,
        correction,
      ])
      return [`select public.undo_stock_correction($1, null, $2, 'It was wrong')`, [correction, randomUUID()]]
    },
  },
  { name: 'stock_found', permission: 'inventory.read', fresh: false, call: async () => [`select from public.stock_found('silk')`, []] },
  { name: 'stock_history', permission: 'inventory.read', fresh: false, call: async () => [`select from public.stock_history($1)`, [randomUUID()]] },
  { name: 'stock_by_code', permission: 'inventory.read', fresh: false, call: async () => [`select from public.stock_by_code(array['A-1'])`, []] },
  { name: 'stock_corrections', permission: 'inventory.read', fresh: false, call: async () => ['select from public.stock_corrections()', []] },
]

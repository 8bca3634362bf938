import { expect, test } from 'vitest'
import { nounsOf, policyOn } from './nouns.ts'

const migration = (name: string, sql: string) => ({ version: `${++number}`, name, sql })
let number = 0

test('a thing belongs to the noun whose migration made it, also when a later one changes it', () => {
  const { nounOf } = nounsOf([
    migration('orders', 'create table public.orders (id int);\ncreate function private.recompute_order(wanted int) returns void as $$ $$;'),
    migration('refunds', 'create or replace function private.recompute_order(wanted int) returns void as $$ $$;\ncreate type private.share as (part int);'),
  ])
  expect(nounOf('public.orders')).toBe('orders')
  expect(nounOf('private.recompute_order')).toBe('orders')
  expect(nounOf('private.share')).toBe('refunds')
  expect(nounOf('public.strangers')).toBeUndefined()
})

test('a migration whose name begins with a noun adds to it, the longest one that fits', () => {
  const { nounOf, chaptersOf } = nounsOf([
    migration('shop_front', ''),
    migration('shop', ''),
    migration('shop_front_slides', 'create table public.slides (id int);'),
    migration('shopping', 'create table public.bags (id int);'),
  ])
  expect(nounOf('public.slides')).toBe('shop_front')
  expect(nounOf('public.bags')).toBe('shopping')
  expect(chaptersOf('shop_front').map((file) => file.replace(/^\d+_/, ''))).toEqual(['shop_front.sql', 'shop_front_slides.sql'])
})

test('a policy on a table of somebody else belongs to who wrote it', () => {
  const { nounOf } = nounsOf([migration('chat', 'create policy "both sides see what was sent" on storage.objects for select to authenticated using (true);')])
  expect(nounOf(policyOn('both sides see what was sent', 'storage.objects'))).toBe('chat')
})

import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'
import { functionsOfLists } from './staff-functions-of-lists.ts'

/** Those of campaigns, commissions and what things are called, and those that find rows of lists; the database is there when they are called. */
export const functionsOfTerms = (db: () => TestDatabase): readonly StaffFunction[] => [
  ...functionsOfLists,
  {
    name: 'write_page_head',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(`insert into public.categories (slug, name) values (gen_random_uuid()::text, 'Bowls') returning id`)
      return [`select public.write_page_head(null, $1, '{"en": {"title": "Bowls"}}', false, null, 'It is found so')`, [id]]
    },
  },
  {
    name: 'remove_page_head',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `with made as (insert into public.categories (slug, name) values (gen_random_uuid()::text, 'Cups') returning id)
         insert into public.page_heads (category_id) select id from made returning id`,
      )
      return [`select public.remove_page_head($1, 'It says it itself')`, [id]]
    },
  },
  { name: 'search_figures', permission: 'content.write', fresh: false, call: async () => ['select public.search_figures(7)', []] },
  {
    name: 'write_search_term',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.write_search_term(null, 'motif', '{"en": ["pagoda roof"]}', true, null, 'Buyers say it so')`, []],
  },
  {
    name: 'search_term_history',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.search_term_history((select id from public.search_terms where key = 'ikat'))`, []],
  },
  {
    name: 'undo_search_term',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const { id, act } = await db().owner.one<{ id: string; act: bigint }>(
        `with made as (
           insert into public.search_terms (key, kind, words) values ('t' || replace(gen_random_uuid()::text, '-', '_'), 'motif', '{"en": ["spire"]}')
             returning id)
         insert into public.activity_log (actor, action, subject, changes)
           select 'terminal', 'search_terms.change', id::text, '{"words": [{"en": ["steeple"]}, {"en": ["spire"]}]}' from made
           returning subject::uuid as id, id as act`,
      )
      return ['select public.undo_search_term($1, $2, (select changed_at from public.search_terms where id = $1), $3)', [id, act, 'It was right before']]
    },
  },
  {
    name: 'write_coupon',
    permission: 'promotions.write',
    fresh: false,
    call: async () => [
      `select public.write_coupon(null, jsonb_build_object('code', 'C-' || gen_random_uuid(), 'kind', 'fixed', 'amount_minor', 100, 'funded_by', 'platform'), null, 'For Songkran')`,
      [],
    ],
  },
  {
    name: 'write_bogo_promotion',
    permission: 'promotions.write',
    fresh: false,
    call: async () => [
      `select public.write_bogo_promotion(null, '{"name": "Two for one", "bogo_type": "classic_bogo", "funded_by": "seller", "is_active": false}', null, 'For Songkran')`,
      [],
    ],
  },
  {
    name: 'move_campaign',
    permission: 'promotions.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.coupons (code, kind, amount_minor) values (upper('M-' || gen_random_uuid()), 'fixed', 100) returning id`,
      )
      return [`select public.move_campaign($1, null, 'archived', 'It is over')`, [id]]
    },
  },
  { name: 'campaign_use', permission: 'promotions.read', fresh: false, call: async () => ['select public.campaign_use(null, $1)', [randomUUID()]] },
  {
    name: 'write_campaign_budget',
    permission: 'promotions.write',
    fresh: false,
    call: async () => [`select public.write_campaign_budget((select id from public.coupons limit 1), null, 500000, 'As agreed')`, []],
  },
  {
    name: 'write_commission_rule',
    permission: 'commissions.write',
    fresh: true,
    call: async () => [`select public.write_commission_rule(null, '{"name":"Food","rate_ppm":80000,"is_active":false}', null, 'Food earns little')`, []],
  },
  {
    name: 'order_commission_rules',
    permission: 'commissions.write',
    fresh: true,
    call: async () => {
      const rules = await db().owner.all<{ id: bigint }>('select id from public.commission_rules order by position, id')
      return [`select public.order_commission_rules($1, $1, 'As agreed')`, [rules.map(({ id }) => id)]]
    },
  },
  {
    name: 'write_hero_slide',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.write_hero_slide(null, '{"image_url": "/pictures/hero-1.webp", "texts": {"en": {"title": "Silk"}}}', null)`, []],
  },
  {
    name: 'move_hero_slide',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(`insert into public.hero_slides (image_url) values ('/pictures/hero-1.webp') returning id`)
      return [`select public.move_hero_slide($1, 'archived')`, [id]]
    },
  },
  {
    name: 'order_hero_slides',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      await db().owner.all(`insert into public.hero_slides (image_url) values ('/pictures/hero-1.webp')`)
      const slides = await db().owner.all<{ id: string }>('select id from public.hero_slides where archived_at is null order by sort_order, id')
      return ['select public.order_hero_slides($1, $1)', [slides.map(({ id }) => id)]]
    },
  },
]

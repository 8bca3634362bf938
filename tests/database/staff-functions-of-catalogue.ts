import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** Those of the catalogue; the database is there when they are called. */
export const functionsOfCatalogue = (db: () => TestDatabase): readonly StaffFunction[] => {
  const givenCategory = async () => {
    const slug = `c-${randomUUID()}`
    return (await db().owner.one<{ id: string }>('insert into public.categories (slug, name) values ($1, $1) returning id', [slug])).id
  }
  const seenOf = async (id: string) =>
    (await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.categories where id = $1', [id])).seen
  const givenAttribute = async () => {
    const slug = `a-${randomUUID()}`
    const sql = `insert into public.attributes (slug, kind, texts) values ($1, 'choice', '{"en": {"name": "Technique"}}') returning id`
    return (await db().owner.one<{ id: string }>(sql, [slug])).id
  }
  const givenBrand = async (shown = true) => {
    const sql = 'insert into public.brands (slug, name, is_active) values ($1, $1, $2) returning id'
    return (await db().owner.one<{ id: string }>(sql, [`b-${randomUUID()}`, shown])).id
  }
  const givenCollection = async () => {
    const sql = `insert into public.collections (slug, texts, image_url, kind) values ($1, '{"en": {"title": "Silk"}}', '/pictures/hero-1.webp', 'hand') returning id`
    return (await db().owner.one<{ id: string }>(sql, [`c-${randomUUID()}`])).id
  }
  return [
    {
      name: 'write_collection',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [
        'select public.write_collection(null, $1, null)',
        [JSON.stringify({ slug: `c-${randomUUID()}`, texts: { en: { title: 'Silk' } }, image_url: '/pictures/hero-1.webp', kind: 'hand' })],
      ],
    },
    {
      name: 'move_collection',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [`select public.move_collection($1, 'shown')`, [await givenCollection()]],
    },
    {
      name: 'put_into_collection',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [`select public.put_into_collection($1, '{}', '{}')`, [await givenCollection()]],
    },
    {
      name: 'order_collections',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => {
        await givenCollection()
        const all = await db().owner.all<{ id: string }>('select id from public.collections where archived_at is null order by sort_order, id')
        return ['select public.order_collections($1, $1)', [all.map(({ id }) => id)]]
      },
    },
    {
      name: 'preview_collection',
      permission: 'products.read',
      fresh: false,
      call: async () => [`select public.preview_collection('rule', '{"days": 30}', null, 'best', 'en')`, []],
    },
    { name: 'brand_counts', permission: 'products.read', fresh: false, call: async () => ['select * from public.brand_counts()', []] },
    { name: 'brand_uses', permission: 'products.read', fresh: false, call: async () => ['select public.brand_uses($1)', [randomUUID()]] },
    {
      name: 'write_brand',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => ['select public.write_brand(null, $1, null)', [JSON.stringify({ slug: `b-${randomUUID()}`, name: 'Doi Tung' })]],
    },
    { name: 'show_brand', permission: 'catalogue.write', fresh: false, call: async () => ['select public.show_brand($1, true)', [await givenBrand(false)]] },
    {
      name: 'name_brand_sellers',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [`select public.name_brand_sellers($1, '{}', '{}')`, [await givenBrand()]],
    },
    {
      name: 'merge_brand',
      permission: 'catalogue.write',
      fresh: true,
      call: async () => [`select public.merge_brand($1, $2, 0, 'Two of one kind')`, [await givenBrand(), await givenBrand()]],
    },
    {
      name: 'remove_brand',
      permission: 'catalogue.write',
      fresh: true,
      call: async () => [`select public.remove_brand($1, 'Made by mistake')`, [await givenBrand()]],
    },
    { name: 'attribute_uses', permission: 'products.read', fresh: false, call: async () => ['select public.attribute_uses($1)', [randomUUID()]] },
    {
      name: 'write_attribute',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [
        `select public.write_attribute(null, $1, null)`,
        [JSON.stringify({ slug: `a-${randomUUID()}`, kind: 'number', texts: { en: { name: 'Width' } } })],
      ],
    },
    {
      name: 'order_attributes',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => {
        await givenAttribute()
        const all = await db().owner.all<{ id: string }>('select id from public.attributes where archived_at is null order by sort_order, id')
        return ['select public.order_attributes($1, $1)', [all.map(({ id }) => id)]]
      },
    },
    {
      name: 'archive_attribute',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => ['select public.archive_attribute($1, true)', [await givenAttribute()]],
    },
    {
      name: 'remove_attribute',
      permission: 'catalogue.write',
      fresh: true,
      call: async () => [`select public.remove_attribute($1, 'Made by mistake')`, [await givenAttribute()]],
    },
    {
      name: 'write_category_attributes',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [
        `select public.write_category_attributes($1, $2, '[]')`,
        [await givenCategory(), JSON.stringify([{ attribute_id: await givenAttribute() }])],
      ],
    },
    { name: 'category_uses', permission: 'products.read', fresh: false, call: async () => ['select public.category_uses($1)', [randomUUID()]] },
    { name: 'category_counts', permission: 'products.read', fresh: false, call: async () => ['select from public.category_counts()', []] },
    {
      name: 'write_category',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [`select public.write_category(null, $1, null)`, [JSON.stringify({ slug: `c-${randomUUID()}`, texts: { en: { name: 'Lanterns' } } })]],
    },
    {
      name: 'move_category',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => {
        const [id, family] = [await givenCategory(), await givenCategory()]
        return ['select public.move_category($1, $2, $3)', [id, family, await seenOf(id)]]
      },
    },
    {
      name: 'order_categories',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => {
        const family = await givenCategory()
        return [`select public.order_categories($1, '{}', null)`, [family]]
      },
    },
    {
      name: 'show_category',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => ['select public.show_category($1, false)', [await givenCategory()]],
    },
    {
      name: 'merge_category',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => [`select public.merge_category($1, $2, 0, 'Two of one kind')`, [await givenCategory(), await givenCategory()]],
    },
    {
      name: 'undo_category_merge',
      permission: 'catalogue.write',
      fresh: false,
      call: async () => {
        const { id } = await db().owner.one<{ id: string }>(
          `insert into public.category_merges (category_id, into_id, was_status, products, reason) values ($1, $2, 'active', 0, 'Two of one kind') returning id`,
          [await givenCategory(), await givenCategory()],
        )
        return [`select public.undo_category_merge($1, 'They differ')`, [id]]
      },
    },
    {
      name: 'remove_category',
      permission: 'catalogue.write',
      fresh: true,
      call: async () => [`select public.remove_category($1, 'Made by mistake')`, [await givenCategory()]],
    },
  ]
}

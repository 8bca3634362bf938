import { belongsTo, type Exportable, oneOf, when } from './export-list.ts'

/** The lists of what lies on shelves. */
export const GOODS: Readonly<Record<string, Exportable>> = {
  marketplace: {
    permission: 'products.read',
    words: 'admin-marketplace',
    from: 'public.listing_rules r',
    key: { sql: 'r.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 'r.name', kind: 'text' },
      { name: 'words', sql: `array_to_string(r.words, ', ')`, kind: 'text' },
      { name: 'effect', sql: 'r.effect', kind: 'word', words: 'filters.effectOptions' },
      { name: 'active', sql: `case when r.is_active then 'holds' else 'off' end`, kind: 'word', words: 'states' },
      { name: 'created', sql: 'r.created_at', kind: 'moment' },
    ],
    sorts: { created_at: { sql: 'r.created_at', type: 'timestamptz' } },
    filters: { effect: oneOf('r.effect'), is_active: when('r.is_active') },
    search: ['r.name'],
  },
  inventory: {
    permission: 'inventory.read',
    words: 'admin-inventory',
    from: `public.product_variants v join public.products p on p.id = v.product_id join public.sellers s on s.id = p.seller_id
      left join public.stock_levels l on l.variant_id = v.id`,
    key: { sql: 'v.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: `concat_ws(' · ', p.name, nullif(v.name, ''))`, kind: 'text' },
      { name: 'sku', sql: `coalesce(nullif(v.sku, ''), p.sku)`, kind: 'text' },
      // What a stocktake may name a variant by that has no number.
      { name: 'code', sql: 'v.id::text', kind: 'text' },
      { name: 'seller', sql: 's.business_name', kind: 'text' },
      { name: 'status', sql: 'p.status', kind: 'word', words: 'filters.statusOptions' },
      { name: 'available', sql: 'v.stock_quantity', kind: 'number' },
      { name: 'onHand', sql: 'coalesce(l.on_hand, 0)', kind: 'number' },
      { name: 'held', sql: 'coalesce(l.allocated + l.reserved, 0)', kind: 'number' },
    ],
    sorts: { stock_quantity: { sql: 'v.stock_quantity', type: 'bigint' } },
    filters: {
      low: when('public.stock_is_low(v)'),
      none: when('v.stock_quantity <= 0'),
      status: oneOf('p.status'),
      seller_id: belongsTo('p.seller_id'),
      product_id: belongsTo('v.product_id'),
    },
    search: ['p.name', 'p.sku', 'v.sku', 's.business_name'],
  },
  categories: {
    permission: 'products.read',
    words: 'admin-categories',
    from: 'public.categories c left join public.categories f on f.id = c.parent_id',
    key: { sql: 'c.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: 'c.name', kind: 'text' },
      { name: 'slug', sql: 'c.slug', kind: 'text' },
      { name: 'family', sql: 'f.name', kind: 'text' },
      { name: 'status', sql: 'c.status', kind: 'word', words: 'states' },
      { name: 'products', sql: '(select count(*) from public.products p where p.category_id = c.id)', kind: 'number' },
      { name: 'order', sql: 'c.sort_order', kind: 'number' },
    ],
    sorts: { sort_order: { sql: 'c.sort_order', type: 'bigint' } },
    filters: { merged: when('c.merged_into is not null') },
    search: ['c.name', 'c.slug'],
  },
  attributes: {
    permission: 'products.read',
    words: 'admin-attributes',
    from: 'public.attributes a',
    key: { sql: 'a.id', type: 'uuid' },
    columns: [
      { name: 'name', sql: `a.texts -> 'en' ->> 'name'`, kind: 'text' },
      { name: 'slug', sql: 'a.slug', kind: 'text' },
      { name: 'kind', sql: 'a.kind', kind: 'word', words: 'kinds' },
      { name: 'unit', sql: 'a.unit', kind: 'text' },
      {
        name: 'values',
        sql: `(select string_agg(v.texts -> 'en' ->> 'name', ', ' order by v.sort_order) from public.attribute_values v where v.attribute_id = a.id)`,
        kind: 'text',
      },
      { name: 'products', sql: '(select count(*) from public.product_attributes x where x.attribute_id = a.id)', kind: 'number' },
    ],
    sorts: { sort_order: { sql: 'a.sort_order', type: 'bigint' } },
    filters: { archived: when('a.archived_at is not null') },
    search: ['a.slug'],
  },
}

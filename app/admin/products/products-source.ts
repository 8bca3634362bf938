import type { Source } from '../../desk-kit/rest-question.ts'

const ROW = `id, name, sku, status, price_minor, original_price_minor, lowest_before_minor, stock_quantity, sales_count, rating, review_count, is_featured, made_to_order, image_url,
  created_at, category:categories(name), seller:sellers(id, business_name), hold:product_holds(reason), changes:product_changes(id, state, opened_at, changed_at, decided_at, appealed_at, answered_at)`

/** How listings are asked for. */
export const productsSource: Source = {
  from: 'products',
  columns: ROW,
  record: `${ROW}, description, language, material, color, size, dimensions, craft, tags, weight_grams, hs_code, origin_country, is_handmade, making, is_unique,
    lead_time_days, personalization_prompt, published_at, updated_at, opens_at, followers_hours, brand:brands(id, name), pictures:product_images(id, url, alt, position, step)`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'price_minor', order: 'DESC' },
  ],
  found: 'products_found',
  filters: {
    changed: () => [
      { column: 'changes.state', operator: 'eq', value: 'open' },
      { column: 'changes', operator: 'not.is', value: 'null' },
    ],
    held: () => [{ column: 'hold', operator: 'not.is', value: 'null' }],
  },
}

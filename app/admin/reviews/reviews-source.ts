import type { Source } from '../../desk-kit/rest-question.ts'

const ROW = `id, created_at, status, rating, author_name, author_country, body, language, bought, helpful_count, hidden_because, product_id,
  product:products(name), seller:sellers(business_name), flags:review_flags(reason)`

/** How reviews are asked for. */
export const reviewsSource: Source = {
  from: 'reviews',
  columns: ROW,
  record: `${ROW}, edited_at, reply, replied_at, as_described, craftsmanship, packaging, delivery, communication,
    pictures:review_pictures(id, path, alt, position)`,
  sorts: [{ field: 'created_at', order: 'DESC' }],
  found: 'reviews_found',
  filters: {
    // Stars come from the address as words.
    rating: (value) => {
      const stars = Array.isArray(value) ? value.filter((one) => /^[1-5]$/.test(one)) : []
      return stars.length > 0 ? [{ column: 'rating', operator: 'in', value: `(${stars.join(',')})` }] : []
    },
    reported: () => [{ column: 'flags', operator: 'not.is', value: 'null' }],
  },
}

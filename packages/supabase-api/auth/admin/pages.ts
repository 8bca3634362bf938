import type { Context } from 'hono'
import { AuthRefusal } from '../refusal.ts'

export type Page = { number: number; size: number }

const PER_PAGE = 50
const MOST_PER_PAGE = 1000

/** `page` and `per_page` of an address. */
export const pageOf = (c: Context): Page => ({
  number: Math.max(1, wholeNumber(c.req.query('page'), 1)),
  size: Math.min(atLeastOne(wholeNumber(c.req.query('per_page'), PER_PAGE)), MOST_PER_PAGE),
})

/** `X-Total-Count`, and `Link` to the next page, if there is one, and to the last (RFC 8288). */
export function linksOf(path: string, page: Page, total: number): [name: string, value: string][] {
  const last = Math.max(1, Math.ceil(total / page.size))
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${page.size}>; rel="${rel}"`
  return [
    ['x-total-count', String(total)],
    ['link', [...(page.number < last ? [link(page.number + 1, 'next')] : []), link(last, 'last')].join(', ')],
  ]
}

function wholeNumber(given: string | undefined, otherwise: number): number {
  if (given === undefined || given === '') return otherwise
  if (!/^\d{1,9}$/.test(given)) throw new AuthRefusal(400, 'validation_failed', 'Bad Pagination Parameters: page and per_page must be whole numbers')
  return Number(given)
}

function atLeastOne(size: number): number {
  if (size === 0) throw new AuthRefusal(400, 'validation_failed', 'Bad Pagination Parameters: per_page must be greater than 0')
  return size
}

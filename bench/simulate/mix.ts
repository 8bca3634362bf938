/**
 * Who comes to a marketplace and what they do there, as data. Shares are of all visits and sum to one; a page is followed by others as people go on, with `think` seconds on average
 * between two steps. Change them to what your own visits tell (the office's analytics): the forecast is as good as its mix.
 */
export const ACTS = [
  'home',
  'list',
  'narrowed',
  'search',
  'product',
  'maker',
  'blog',
  'suggest',
  'count-visit',
  'sign-in',
  'keep-cart',
  'quote',
  'place-order',
  'track-order',
  'desk',
] as const
export type Act = (typeof ACTS)[number]

export type Kind = { name: string; share: number; steps: readonly Act[] }

export const VISITS: readonly Kind[] = [
  { name: 'looks at the first page and goes', share: 0.22, steps: ['home'] },
  { name: 'comes from a search engine to a piece', share: 0.3, steps: ['product', 'count-visit', 'product', 'count-visit'] },
  { name: 'strolls', share: 0.2, steps: ['home', 'list', 'narrowed', 'product', 'count-visit', 'maker', 'product', 'count-visit'] },
  { name: 'looks for something', share: 0.12, steps: ['home', 'suggest', 'suggest', 'search', 'product', 'count-visit', 'search', 'product', 'count-visit'] },
  { name: 'reads', share: 0.04, steps: ['blog', 'maker'] },
  { name: 'a crawler', share: 0.06, steps: ['list', 'narrowed', 'product', 'maker', 'product', 'narrowed'] },
  { name: 'a member fills the cart', share: 0.03, steps: ['sign-in', 'list', 'product', 'count-visit', 'keep-cart', 'product', 'keep-cart'] },
  { name: 'buys', share: 0.02, steps: ['search', 'product', 'count-visit', 'quote', 'quote', 'place-order', 'track-order'] },
  { name: 'a maker works', share: 0.01, steps: ['sign-in', 'desk', 'desk', 'desk'] },
]

/** How often each act is done in a visit, on average. */
export function actsPerVisit(visits: readonly Kind[] = VISITS): Map<Act, number> {
  const each = new Map<Act, number>()
  for (const { share, steps } of visits) for (const step of steps) each.set(step, (each.get(step) ?? 0) + share)
  return each
}

/** How far a thing has come. */
export const ROADMAP_STATES = ['in_progress', 'planned', 'done'] as const
export type RoadmapState = (typeof ROADMAP_STATES)[number]

/** What the shop is to become, and what it has become lately. Texts: `roadmap:item.{key}.title` and `.text`. */
export const ROADMAP_ITEMS = [
  { key: 'payouts', state: 'in_progress' },
  { key: 'translations', state: 'in_progress' },
  { key: 'custom_orders', state: 'planned' },
  { key: 'workshops', state: 'planned' },
  { key: 'gift_cards', state: 'done' },
  { key: 'wholesale', state: 'done' },
  { key: 'returns', state: 'done' },
  { key: 'app', state: 'done' },
  { key: 'points', state: 'done' },
  { key: 'map', state: 'done' },
  { key: 'chat', state: 'done' },
  { key: 'reviews', state: 'done' },
  { key: 'journal', state: 'done' },
  { key: 'google', state: 'done' },
] as const satisfies readonly { key: string; state: RoadmapState }[]

/** What people may still wish for: `roadmap_votes.item` lists them. */
export type RoadmapWish = Exclude<(typeof ROADMAP_ITEMS)[number], { state: 'done' }>['key']

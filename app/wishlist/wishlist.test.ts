import { describe, expect, test } from 'vitest'
import { favoriteOf, favoritesFrom, type FavoriteItem } from './favorite.ts'
import { createWishlistStore, type WishlistParts } from './wishlist.ts'

const product = (id: string) => ({ id, name: `Piece ${id}`, image: null, priceMinor: 100_00, sellerName: 'Maker' })
const item = (id: string): FavoriteItem => favoriteOf(product(id))

/** A member's world: what is stored, what the server has, and how it answers. */
function given(facts: { owner?: string | null; stored?: FavoriteItem[]; server?: FavoriteItem[]; refuses?: boolean; offline?: boolean } = {}) {
  const world = {
    owner: facts.owner === undefined ? 'ada' : facts.owner,
    stored: new Map([['ada', facts.stored ?? []]]),
    saved: [] as { id: string; wanted: boolean }[],
    announced: [] as string[][],
  }
  const parts: WishlistParts = {
    ownerNow: () => world.owner,
    read: (owner) => world.stored.get(owner) ?? [],
    write: (owner, items) => void world.stored.set(owner, [...items]),
    announce: (items) => void world.announced.push(items.map(({ id }) => id)),
    load: async () => {
      if (facts.offline) throw new Error('offline')
      return facts.server ?? []
    },
    save: async (change) => {
      if (facts.refuses) throw new Error('refused')
      world.saved.push(change)
    },
  }
  return { world, store: createWishlistStore(parts) }
}
const settled = (store: ReturnType<typeof createWishlistStore>) =>
  new Promise<string[]>((resolve) => {
    const look = () => store.state().settled && resolve(store.state().items.map(({ id }) => id))
    store.subscribe(look)
    look()
  })

describe('a member', () => {
  test('sees the stored list at once, and then the server’s, which is the truth', async () => {
    const { store, world } = given({ stored: [item('old')], server: [item('new'), item('old')] })
    expect(store.state().items.map(({ id }) => id)).toEqual(['old'])
    expect(await settled(store)).toEqual(['new', 'old'])
    expect(world.stored.get('ada')?.map(({ id }) => id)).toEqual(['new', 'old'])
  })
  test('keeps the stored list while the server cannot be asked', async () => {
    expect(await settled(given({ stored: [item('old')], offline: true }).store)).toEqual(['old'])
  })
  test('adds, newest first, and removes; the server hears of both', async () => {
    const { store, world } = given({ server: [item('a')] })
    await settled(store)
    const added = store.toggle(product('b'))
    expect(added.did).toBe('added')
    expect(store.state().items.map(({ id }) => id)).toEqual(['b', 'a'])
    const removed = store.toggle(product('a'))
    expect(removed.did).toBe('removed')
    if (added.did === 'added') expect(await added.saved).toBe(true)
    if (removed.did === 'removed') expect(await removed.saved).toBe(true)
    expect(world.saved).toEqual([
      { id: 'b', wanted: true },
      { id: 'a', wanted: false },
    ])
    expect(world.announced.at(-1)).toEqual(['b'])
  })
  test('gets the heart back when the server refuses', async () => {
    const { store } = given({ server: [item('a')], refuses: true })
    await settled(store)
    const done = store.toggle(product('b'))
    if (done.did !== 'added') throw new Error('It was not added')
    expect(await done.saved).toBe(false)
    expect(store.state().items.map(({ id }) => id)).toEqual(['a'])
  })
  test('does not lose what was pressed while the server’s list was on its way', async () => {
    const { store } = given({ server: [item('a')] })
    store.toggle(product('b'))
    expect(await settled(store)).toEqual(['b', 'a'])
  })
})

test('a guest has no list: nothing is kept, nothing is saved', () => {
  const { store, world } = given({ owner: null })
  expect(store.toggle(product('a'))).toEqual({ did: 'nothing' })
  expect([store.state().items, world.saved]).toEqual([[], []])
})

test('who signs out leaves nothing to see for the next person', async () => {
  const { store, world } = given({ server: [item('a')] })
  await settled(store)
  world.owner = null
  store.reopen()
  expect(store.state()).toEqual({ owner: null, items: [], settled: true })
  expect(world.announced.at(-1)).toEqual([])
})

test('stored nonsense is left out', () => {
  expect(favoritesFrom('x')).toEqual([])
  expect(favoritesFrom([item('a'), null, { id: 'b' }, { ...item('c'), price: '100' }])).toEqual([item('a')])
})

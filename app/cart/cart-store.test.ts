import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countOf, type CartAddition } from './cart.ts'
import { createCartStore, type CartStore, type StoreParts } from './cart-store.ts'
import { EMPTY_CART, type StoredCart } from './cart-storage.ts'

const scarf: CartAddition = {
  productId: 'p1',
  variantId: 'v1',
  name: 'Silk scarf',
  optionText: '',
  price: 1450_00,
  quantity: 1,
  image: '/pictures/scarf.webp',
  sellerId: 's1',
  sellerName: 'Chonnabot',
  categoryId: 'c1',
  personalization: '',
}

/** A browser with tabs: storage of the device, storage of each tab, and a channel between them. */
function browser() {
  let clock = 1000
  let owner: string | null = null
  const device = new Map<string, StoredCart>()
  const tabs: { hear: (of: string | null, cart: StoredCart) => void; asked: (of: string | null) => void }[] = []
  const saved: { owner: string; count: number }[] = []
  const announced: { count: number; owner: string | null }[] = []
  function tab(): CartStore {
    const session = new Map<string, StoredCart>()
    const parts: StoreParts = {
      ownerNow: () => owner,
      read: (of) => (of === null ? session.get('guest') : device.get(of)) ?? EMPTY_CART,
      write: (of, cart) => void (of === null ? session.set('guest', cart) : device.set(of, cart)),
      tabs({ heard, asked }) {
        const self = { hear: heard, asked }
        tabs.push(self)
        const others = () => tabs.filter((each) => each !== self)
        return {
          tell: (of, cart) => others().forEach((each) => each.hear(of, cart)),
          ask: (of) => others().forEach((each) => each.asked(of)),
          close: () => void tabs.splice(tabs.indexOf(self), 1),
        }
      },
      announce: (count, of) => void announced.push({ count, owner: of }),
      now: () => (clock += 1),
      note: (of, _before, after) => void saved.push({ owner: of, count: countOf(after) }),
      sync: () => undefined,
    }
    return createCartStore(parts)
  }
  return { tab, device, saved, announced, signIn: (id: string | null) => (owner = id) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('guests', () => {
  test('what one tab adds, the others show', () => {
    const { tab } = browser()
    const [one, two] = [tab(), tab()]
    one.add(scarf)
    expect(countOf(two.state().items)).toBe(1)
    two.add(scarf)
    expect(countOf(one.state().items)).toBe(2)
  })

  test('a tab that opens later is handed the cart', () => {
    const { tab } = browser()
    tab().add(scarf)
    expect(countOf(tab().state().items)).toBe(1)
  })

  test('an emptied cart stays empty, whatever an older tab remembers', () => {
    const { tab } = browser()
    const one = tab()
    one.add(scarf)
    one.clear()
    expect(tab().state().items).toEqual([])
    expect(one.state().items).toEqual([])
  })

  test('an empty cart says so only when no other tab has answered', () => {
    const { tab } = browser()
    const one = tab()
    expect(one.state().settled).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(one.state()).toEqual({ owner: null, items: [], settled: true })
  })

  test('undo brings the line back', () => {
    const { tab } = browser()
    const one = tab()
    one.add({ ...scarf, quantity: 3 })
    const undo = one.remove(one.state().items[0]?.id ?? '')
    expect(one.state().items).toEqual([])
    undo?.()
    expect(countOf(one.state().items)).toBe(3)
    expect(one.remove('unknown')).toBeUndefined()
  })

  test('an emptied cart comes back as it was, with what was added meanwhile', () => {
    const { tab, saved, signIn } = browser()
    signIn('ada')
    const [one, two] = [tab(), tab()]
    one.add(scarf)
    one.add({ ...scarf, variantId: 'v2', quantity: 3 })
    const undo = one.clear()
    expect(two.state().items).toEqual([])
    expect(saved.at(-1)).toEqual({ owner: 'ada', count: 0 })
    one.add({ ...scarf, variantId: 'v3' })
    undo?.()
    expect(two.state().items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      ['v1', 1],
      ['v2', 3],
      ['v3', 1],
    ])
    expect(saved.at(-1)).toEqual({ owner: 'ada', count: 5 })
    one.clear()
    expect(one.clear()).toBeUndefined()
  })

  test('nothing of a guest is sent to the server', () => {
    const { tab, saved } = browser()
    tab().add(scarf)
    expect(saved).toEqual([])
  })
})

describe('members', () => {
  test('each has a cart of their own on this device', () => {
    const { tab, device, signIn } = browser()
    const one = tab()
    one.add(scarf)
    signIn('ada')
    one.reopen()
    expect(one.state()).toMatchObject({ owner: 'ada', items: [] })
    one.add({ ...scarf, quantity: 2 })
    signIn('ben')
    one.reopen()
    expect(one.state().items).toEqual([])
    expect(countOf(device.get('ada')?.items ?? [])).toBe(2)
    signIn(null)
    one.reopen()
    expect(countOf(one.state().items)).toBe(1)
  })

  test('somebody who signed in in another tab is noticed before the next change', () => {
    const { tab, device, signIn } = browser()
    const one = tab()
    signIn('ada')
    one.add(scarf)
    expect(countOf(device.get('ada')?.items ?? [])).toBe(1)
  })

  test('changes are saved; what the server says is taken over without being sent back', () => {
    const { tab, saved, signIn } = browser()
    signIn('ada')
    const one = tab()
    one.add(scarf)
    expect(saved.at(-1)).toEqual({ owner: 'ada', count: 1 })
    const sent = saved.length
    one.accept('ada', [])
    expect(one.state()).toMatchObject({ items: [], settled: true })
    expect(saved.length).toBe(sent)
  })

  test('what changed waits to be sent before the cart itself is stored, since the page may be left in between', () => {
    const { tab, saved, device, signIn } = browser()
    signIn('ada')
    const one = tab()
    const noted: number[] = []
    const set = device.set.bind(device)
    device.set = (owner, cart) => (noted.push(saved.length), set(owner, cart))
    one.add(scarf)
    expect(noted).toEqual([1])
  })

  test('an answer for somebody who has left changes nothing', () => {
    const { tab, signIn } = browser()
    signIn('ada')
    const one = tab()
    one.add(scarf)
    one.accept('ben', [])
    expect(countOf(one.state().items)).toBe(1)
  })
})

test('the header counts pieces', () => {
  const { tab, announced } = browser()
  tab().add({ ...scarf, quantity: 4 })
  expect(announced.at(-1)).toEqual({ count: 4, owner: null })
})

import { expect, test } from 'vitest'
import { chosen, differences, over, typed, usable } from './draft-fields.ts'
import { draftStore } from './draft-store.ts'

/** As much of a browser's storage as is asked for. */
function storageOf(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}
const draft = (to: string, at = '2026-11-20T07:02:00.000Z') => ({ at, changes: { words: { from: '', to } } })
const NOW = () => new Date('2026-11-21T00:00:00Z')

test('what somebody typed is there again after a reload, and gone when it was saved', () => {
  const storage = storageOf()
  draftStore(storage, 'ada', NOW).keep('orders/1:note', draft('He calls back'))
  const again = draftStore(storage, 'ada', NOW)
  expect(again.read('orders/1:note')).toEqual(draft('He calls back'))
  expect(again.read('orders/2:note')).toBeUndefined()
  again.forget('orders/1:note')
  expect(again.read('orders/1:note')).toBeUndefined()
})

test('another person at the same browser reads nothing of it, and nobody after a week', () => {
  const storage = storageOf()
  draftStore(storage, 'ada', NOW).keep('orders/1:note', draft('x'))
  storage.setItem('cart', 'y')
  expect(draftStore(storage, 'ben', NOW).read('orders/1:note')).toBeUndefined()
  expect([storage.length, storage.getItem('cart')]).toEqual([1, 'y'])
  draftStore(storage, 'ada', NOW).keep('orders/1:note', draft('x'))
  expect(draftStore(storage, 'ada', () => new Date('2026-11-28T00:00:00Z')).read('orders/1:note')).toBeUndefined()
})

test('forty are kept, the oldest goes; what is too long, and a browser that keeps nothing, lose only the draft', () => {
  const storage = storageOf()
  const store = draftStore(storage, 'ada', NOW)
  for (let at = 0; at < 45; at += 1) store.keep(`orders/${at}:note`, draft('x', new Date(Date.UTC(2026, 10, 20, 0, at)).toISOString()))
  expect(storage.length).toBe(40)
  expect([store.read('orders/4:note'), store.read('orders/5:note') !== undefined]).toEqual([undefined, true])
  store.keep('long', draft('x'.repeat(50_000)))
  expect(store.read('long')).toBeUndefined()
  const none = draftStore(undefined, 'ada', NOW)
  none.keep('a', draft('x'))
  expect(none.read('a')).toBeUndefined()
})

test.each(['', '{', '[]', '{"at":1,"changes":{}}', '{"at":"2026-11-20T00:00:00Z","changes":{"words":"x"}}', 'null'])(
  'what lies there and is no draft (%s) is none',
  (text) => {
    const storage = storageOf()
    storage.setItem('desk-draft:ada:a', text)
    expect(draftStore(storage, 'ada', NOW).read('a')).toBeUndefined()
  },
)

test('a draft of an older release gives only fields that the form still has, each of its kind', () => {
  const changes = { name: { from: '', to: 'Silk' }, sellers: { from: [], to: 'all' }, gone: { from: 1, to: 2 }, on: { from: true, to: false } }
  expect(usable(changes, { name: '', sellers: [], on: true })).toEqual({ name: changes.name, on: changes.on })
})

test('what was typed stands over the record, and what is typed back is no change', () => {
  const record = { line1: '1 Road', phone: '1' }
  const once = typed(record, {}, { line1: '2 Road' })
  expect(over(record, once)).toEqual({ line1: '2 Road', phone: '1' })
  expect(typed(record, once, { line1: '1 Road' })).toEqual({})
})

test('a field that somebody else changed meanwhile is told with both values, until one is chosen; others simply are as they are now', () => {
  const mine = typed({ line1: '1 Road', phone: '1' }, {}, { line1: '2 Road' })
  const newer = { line1: '3 Road', phone: '9' }
  expect(over(newer, mine)).toEqual({ line1: '2 Road', phone: '9' })
  expect(differences(newer, mine)).toEqual([{ field: 'line1', mine: '2 Road', theirs: '3 Road' }])
  // Typing on does not make it mine.
  expect(differences(newer, typed(newer, mine, { line1: '2 Road x' }))).toHaveLength(1)
  const kept = chosen(newer, mine, 'line1', 'mine')
  expect([over(newer, kept).line1, differences(newer, kept)]).toEqual(['2 Road', []])
  expect(over(newer, chosen(newer, mine, 'line1', 'theirs'))).toEqual(newer)
  // Both typed the same.
  expect(differences({ line1: '2 Road', phone: '1' }, mine)).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { PersonShelf } from '../../platform/person-shelf.ts'
import type { Deed } from './deed.ts'
import { createQueue, NotKept, type QueueParts } from './queue.ts'

/** A phone and a shop: `done` is how often each key was done there. */
function given(send?: QueueParts['send']) {
  const kept = new Map<string, Deed>()
  const shelf: PersonShelf<Deed> = {
    find: async (_, id) => kept.get(id),
    list: async () => [...kept.values()],
    keep: async (_, id, deed) => {
      if (!here.keeps) throw new DOMException('No room', 'QuotaExceededError')
      kept.set(id, deed)
    },
    forget: async (_, id) => void kept.delete(id),
  }
  const done: string[] = []
  const woken: (() => void)[] = []
  const line = { up: true }
  const here = { person: 'mali', keeps: true }
  let before: Promise<void> = Promise.resolve()
  const queue = createQueue({
    person: 'mali',
    shelf,
    send: send ?? (async ({ id }) => (done.push(id), 'done')),
    hasLine: () => line.up,
    isSignedIn: () => here.person === 'mali',
    alone: (work) => (before = before.then(work)),
    later: (_, work) => woken.push(work),
    onDone: () => undefined,
  })
  return { queue, kept, done, line, here, woken }
}

let moment = 0
const count = (id: string): Deed => ({ id, sellerId: 'ban', at: (moment += 1), kind: 'count', variantId: 'v', title: 'Scarf', seen: 4, counted: 3 })

describe('what is done at the desk', () => {
  test('waits on the phone without a line, and is sent in its order when there is one', async () => {
    const { queue, kept, done, line } = given()
    line.up = false
    expect([await queue.add(count('a')), await queue.add(count('b'))]).toEqual(['waits', 'waits'])
    expect([done, kept.size]).toEqual([[], 2])
    line.up = true
    await queue.send()
    expect([done, kept.size]).toEqual([['a', 'b'], 0])
  })

  test('is sent again under its key when the answer was lost, and stays until there is one', async () => {
    const keys: string[] = []
    const { queue, kept, woken } = given(async ({ id }) => {
      keys.push(id)
      if (keys.length < 3) throw new TypeError('Failed to fetch')
      return 'done'
    })
    expect(await queue.add(count('a'))).toBe('waits')
    await queue.send()
    expect([kept.size, woken.length]).toEqual([1, 1])
    await queue.send()
    expect([keys, kept.size]).toEqual([['a', 'a', 'a'], 0])
  })

  test('stays with both sides where it no longer fits, holds up nothing else, and goes on when somebody decided', async () => {
    const sent: Deed[] = []
    const { queue, kept, done } = given(async (deed) => {
      sent.push(deed)
      if (deed.id === 'odd' && !deed.anyway) return { because: 'changed', now: 7 }
      done.push(deed.id)
      return 'done'
    })
    expect(await queue.add(count('odd'))).toEqual({ because: 'changed', now: 7 })
    expect(await queue.add(count('next'))).toBe('done')
    await queue.send()
    expect([sent.length, queue.deeds().map(({ id, trouble }) => [id, trouble])]).toEqual([2, [['odd', { because: 'changed', now: 7 }]]])
    await queue.decide('odd', 'mine')
    expect([done, kept.size]).toEqual([['next', 'odd'], 0])
  })

  test('is let go when the other side is right, and two calls at once send nothing twice', async () => {
    const { queue, kept, done } = given(async ({ id }) => (id === 'odd' ? { because: 'held' } : (done.push(id), 'done')))
    await queue.add(count('odd'))
    await queue.decide('odd', 'theirs')
    await Promise.all([queue.add(count('x')), queue.add(count('y')), queue.send(), queue.send()])
    expect([done.toSorted(), kept.size]).toEqual([['x', 'y'], 0])
  })

  test('goes out in nobody else’s name, and by itself when its person is back', async () => {
    const { queue, done, kept, line, here } = given()
    line.up = false
    await queue.add(count('hers'))
    line.up = true
    here.person = 'nok'
    await queue.send()
    expect([done, kept.size]).toEqual([[], 1])
    here.person = 'mali'
    await queue.send()
    expect([done, kept.size]).toEqual([['hers'], 0])
  })

  test('goes to the shop at once where the phone keeps nothing, and is said to be nowhere where that cannot be', async () => {
    const { queue, done, line, here } = given()
    here.keeps = false
    await queue.keep(count('at once'))
    expect([await queue.add(count('too')), done]).toEqual(['done', ['at once', 'too']])
    line.up = false
    await expect(queue.keep(count('lost'))).rejects.toThrow(NotKept)
    line.up = true
    here.person = 'nok'
    await expect(queue.add(count('not hers'))).rejects.toThrow(NotKept)
    expect(done).toEqual(['at once', 'too'])
  })

  test('is safe as soon as it is kept, before the shop has answered', async () => {
    const { queue, kept } = given(() => new Promise(() => undefined))
    await queue.keep(count('a'))
    expect(kept.has('a')).toBe(true)
  })
})

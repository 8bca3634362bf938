import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../platform/call-function.ts'
import { createDraftKeeper, type Kept } from './draft-keeper.ts'
import { NO_TEXTS, type PostTexts } from './post-texts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A keeper whose server answers what it is told, and what was sent and said. */
function given(answers: (() => Promise<Answer<number>>)[] = []) {
  const [sent, said] = [[] as [string, number | null][], [] as Kept[]]
  let revision = 0
  const keeper = createDraftKeeper({
    texts: NO_TEXTS,
    revision: null,
    keep: (texts: PostTexts, seen) => {
      sent.push([texts.title, seen])
      return answers.shift()?.() ?? Promise.resolve({ done: true, result: (revision += 1) })
    },
    tell: (_texts, kept) => void said.push(kept),
  })
  return { keeper, sent, said }
}
const refused = (code: string) => () => Promise.resolve<Answer<number>>({ done: false, refusal: { code, message: '', status: 0 } })

test('what is typed is sent after a pause, once, over what was kept before', async () => {
  const { keeper, sent, said } = given()
  for (const title of ['S', 'Si', 'Sil']) keeper.type({ title })
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.type({ title: 'Silk' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([
    ['Sil', null],
    ['Silk', 1],
  ])
  expect(said.at(-1)).toBe('kept')
})

test('what is typed while something is sent is sent after it, and not said to be kept before', async () => {
  let arrive = (_answer: Answer<number>): void => undefined
  const { keeper, sent, said } = given([() => new Promise((resolve) => (arrive = resolve))])
  keeper.type({ title: 'Silk' })
  await vi.advanceTimersByTimeAsync(2_000)
  keeper.type({ title: 'Silk of Surin' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toHaveLength(1)
  arrive({ done: true, result: 7 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([
    ['Silk', null],
    ['Silk of Surin', 7],
  ])
  expect(said.filter((kept) => kept === 'kept')).toHaveLength(1)
})

test('without a network it is tried again until it is there', async () => {
  const { keeper, sent, said } = given([refused('offline'), refused('unexpected')])
  keeper.type({ title: 'Silk' })
  expect(await keeper.settle()).toBeUndefined()
  expect(said.at(-1)).toBe('offline')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(sent).toHaveLength(3)
  expect(await keeper.settle()).toBe(1)
})

test('what somebody else has changed is not overwritten until it is asked for', async () => {
  const { keeper, sent, said } = given([refused('changed_meanwhile')])
  keeper.type({ title: 'Mine' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, said.at(-1)]).toEqual([1, 'changed'])
  await keeper.overwrite(12)
  expect(sent.at(-1)).toEqual(['Mine', 12])
  expect(said.at(-1)).toBe('kept')
})

test('whoever leaves has sent what was typed', async () => {
  const { keeper, sent } = given()
  keeper.type({ title: 'Silk' })
  keeper.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([['Silk', null]])
})

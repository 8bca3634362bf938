import { expect, test } from 'vitest'
import { changesOf, type CodeHit, countTyped, linesTyped, planLines } from './stocktake.ts'

const hit = (code: string, onHand: number, held = 0, id = code): CodeHit => ({
  code,
  variant_id: id,
  product: 'Bowl',
  variant: '',
  seller: 'Ban Chiang',
  on_hand: onHand,
  held,
  backorder_limit: 0,
})

test('lines of a spreadsheet are read however they are parted, and what is no whole count is none', () => {
  expect(linesTyped('A-1\t5\r\n"B 2";"7"\n\nC-3, 0\nD-4 12\nE-5\t-1\nF-6\t1.5\nlonely')).toEqual([
    { code: 'A-1', counted: 5 },
    { code: 'B 2', counted: 7 },
    { code: 'C-3', counted: 0 },
    { code: 'D-4', counted: 12 },
    { code: 'E-5', counted: undefined },
    { code: 'F-6', counted: undefined },
    { code: 'lonely', counted: undefined },
  ])
  expect([countTyped(' 12 '), countTyped('1000001'), countTyped(''), countTyped('1e3')]).toEqual([12, undefined, undefined, undefined])
})

test('a plan says what each line does and why another cannot be done, and changes only what differs', () => {
  const hits = [hit('A', 5), hit('B', 5), hit('C', 5, 4), hit('D', 1, 0, 'd1'), hit('D', 2, 0, 'd2'), hit('A-again', 5, 0, 'A')]
  const plan = planLines(linesTyped('A\t7\nB\t5\nC\t3\nD\t1\nA-again\t9\nE\t1\nB\tmany'), hits)
  expect(plan.map(({ problem }) => problem ?? 'fine')).toEqual(['fine', 'fine', 'held', 'several', 'twice', 'unknown', 'twice'])
  expect(changesOf(plan)).toEqual([{ variant_id: 'A', seen: 5, counted: 7 }])
})

import { expect, test } from 'vitest'
import { monthsOf, type Entry, type Statement, statementCsv, sumsOf } from './statement.ts'

const entry = (kind: Entry['kind'], amount: number, more: Partial<Entry> = {}): Entry => ({
  at: '2026-11-03T05:00:00Z',
  day: '2026-11-03',
  kind,
  amount,
  order: null,
  payout: null,
  note: '',
  ...more,
})
const STATEMENT: Statement = {
  month: '2026-11',
  since: '2026-01',
  current: '2026-12',
  opening: { pending: 0, available: 5_000, reserve: 0, onTheWay: 0, total: 5_000 },
  closing: { pending: 90_000, available: 0, reserve: 0, onTheWay: 0, total: 90_000 },
  lines: [
    entry('sale', 100_000, { order: 'H1-1' }),
    entry('commission', -8_000, { order: 'H1-1' }),
    entry('commission_vat', -560, { order: 'H1-1' }),
    entry('payout', -5_000, { payout: 'P1', note: '=KB-1' }),
    entry('commission', -1_440),
    entry('hold', 0, { note: 'Three parcels are missing' }),
  ],
}

test('lines are summed by kind in the order of a statement, and what moved no money is no sum', () => {
  expect(sumsOf(STATEMENT)).toEqual([
    { kind: 'sale', amount: 100_000 },
    { kind: 'commission', amount: -9_440 },
    { kind: 'commission_vat', amount: -560 },
    { kind: 'payout', amount: -5_000 },
  ])
})

test('there is a statement of every month since the first booking, and of this month where there was none', () => {
  expect(monthsOf({ since: '2025-11', current: '2026-02' })).toEqual(['2026-02', '2026-01', '2025-12', '2025-11'])
  expect(monthsOf({ since: null, current: '2026-02' })).toEqual(['2026-02'])
})

test('a spreadsheet gets opening balance, lines and closing balance in baht, and no reference runs as a formula', () => {
  const csv = statementCsv(STATEMENT, { head: ['Day', 'What', 'About', 'Note', 'Amount'], opening: 'Opening', closing: 'Closing', kind: (kind) => kind })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFDay,What,About,Note,Amount',
    '2026-11,Opening,,,50',
    '2026-11-03,sale,H1-1,,1000',
    '2026-11-03,commission,H1-1,,-80',
    '2026-11-03,commission_vat,H1-1,,-5.6',
    `2026-11-03,payout,P1,'=KB-1,-50`,
    '2026-11-03,commission,,,-14.4',
    '2026-11-03,hold,,Three parcels are missing,0',
    '2026-11,Closing,,,900',
    '',
  ])
})

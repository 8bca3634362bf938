import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import dutch from '../../../messages/nl/admin-ledger.json' with { type: 'json' }
import english from '../../../messages/en/admin-ledger.json' with { type: 'json' }
import thai from '../../../messages/th/admin-ledger.json' with { type: 'json' }
import { rowsThatDiffer } from './rows-that-differ.ts'

const SCHEMA = join(import.meta.dirname, '../../../supabase/schema')

/** What the checks of the books can call a difference, as the database has them. */
function problemsOfChecks(): string[] {
  const schema = readdirSync(SCHEMA).map((file) => readFileSync(join(SCHEMA, file), 'utf8'))
  const checks = schema
    .flatMap((text) => text.match(/FUNCTION private\.check_\w+\(\)[\s\S]*?\$function\$;/g) ?? [])
    .filter((check) => check.includes('problem text'))
  return [
    ...new Set(
      checks.flatMap((check) => [...check.matchAll(/^ *select '([a-z_]+)', |[(]'([a-z_]+)', coalesce/gm)].map(([, one, other]) => one ?? other ?? '')),
    ),
  ]
}

test('whatever a check of the books finds is named in each language of the office and leads to its rows', () => {
  const problems = problemsOfChecks()
  expect(problems).toEqual(expect.arrayContaining(['order', 'stock_reserved', 'fee_numbers', 'reserve', 'chargeback']))
  for (const problem of problems) {
    for (const words of [english, thai, dutch]) expect(Object.keys(words.check.problems)).toContain(problem)
    const address = rowsThatDiffer({ problem, about: '7 Somjit' }, (card) => `/admin/${card}`)
    expect(address).toMatch(/^\/admin\/[a-z-]+/)
  }
})

test('a difference leads to its own record, a maker’s account to the maker, and nobody to where they may not go', () => {
  const all = (card: string, filter: object = {}) => `/admin/${card}${Object.keys(filter).length > 0 ? `?filter=${JSON.stringify(filter)}` : ''}`
  expect(rowsThatDiffer({ problem: 'stock', about: '0a1b' }, all)).toBe('/admin/inventory/0a1b')
  expect(rowsThatDiffer({ problem: 'fee_invoices', about: '2026-10 Ban Rai Indigo' }, all)).toBe('/admin/invoices?filter={"q":"Ban Rai Indigo"}')
  expect(rowsThatDiffer({ problem: 'wrong_side', about: 'seller_reserve Ban Rai' }, all)).toBe('/admin/accounts?q=Ban+Rai')
  expect(rowsThatDiffer({ problem: 'wrong_side', about: 'gift_cards' }, all)).toBe('/admin/accounts')
  expect(rowsThatDiffer({ problem: 'order', about: 'H1-1 commission' }, () => undefined)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { partsOf, readCatalogue } from '../../tests/support/catalogues.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { FAQ } from './help/faq.ts'
import { getShopFacts } from './get-shop-facts.server.ts'
import { INFO_PAGES } from './info-pages.ts'

/** What the frame of a page adds to the facts under a shorter name. */
const SHORT = ['methods', 'percent', 'vat', 'days', 'name']

const quoted = [
  ...Object.values(INFO_PAGES).flatMap(({ name, sections }) => sections.map((section) => ({ page: name, key: `${section}.text` }))),
  ...Object.entries(FAQ).flatMap(([group, names]) => names.map((name) => ({ page: 'faq', key: `${group}.${name}.a` }))),
]

test('every number a page of text quotes is read from the settings, also by a stranger', async () => {
  const db = await testDatabase()
  const facts = await getShopFacts(db.anon, { sender: 'Hattha <shop@hattha.example>' })
  const known = Object.entries(facts).filter(([, value]) => value !== '' && value !== 0 && !Number.isNaN(value))
  const names = new Set([...known.map(([name]) => name), ...SHORT, 'sellers', 'provinces'].map((name) => `{{${name}}}`))
  const unknown = quoted.flatMap(({ page, key }) =>
    partsOf(readCatalogue('en', `pages-${page}`).get(key) ?? '')
      .filter((part) => part.startsWith('{{') && !names.has(part))
      .map((part) => `pages-${page}:${key} ${part}`),
  )
  expect(unknown).toEqual([])

  await db.owner.all(`update public.shop_settings set value = '36' where key = 'cases.answer_hours'`)
  expect(await getShopFacts(db.anon, { sender: 'Hattha <shop@hattha.example>' })).toMatchObject({ answerHours: 36, transferHours: 24, legalName: 'Hattha' })
})

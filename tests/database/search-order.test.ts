/** In which order several words find what they name. */
import { beforeAll, expect, test } from 'vitest'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { suggest } from '../../app/catalog/search/search-suggest.server.ts'
import { givenListed, searchesOf } from '../support/craft-shop.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()
const { namesOf } = searchesOf(db)
const IKATS = ['Ikat cotton scarf', 'Mudmee scarf in green']

beforeAll(async () => {
  // What sells best and only mentions the craft, on its label or in its text.
  for (const color of ['red', 'blue', 'black', 'white', 'grey', 'brown'])
    await givenListed(db, {
      name: `Silk scarf, scarf of a ${color} scarf`,
      material: 'silk, worn with ikat',
      description: 'Ikat.',
      rating: 5,
      is_featured: true,
    })
  await givenListed(db, { name: 'Hip scarf', craft: 'ikat', rating: 3 })
  for (const name of IKATS) await givenListed(db, { name, rating: 2 })
  await indexProducts(db.service)
})

test('products whose name has every word stand first, then those of the craft, then those that mention it', async () => {
  const names = await namesOf({ q: 'ikat scarf' })
  expect(names).toHaveLength(9)
  expect(names.slice(0, 2).toSorted()).toEqual(IKATS)
  expect(names[2]).toBe('Hip scarf')
})

test('and so it is while somebody is still typing', async () => {
  const { products } = await suggest(db.anon, 'ikat scar', 'en')
  expect(
    products
      .slice(0, 2)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(IKATS)
})

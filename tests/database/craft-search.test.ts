import { expect, test } from 'vitest'
import { fc } from '../support/random.ts'
import { searchTokens, tsQueryOf } from '../../app/catalog/search/craft-terms.ts'
import { testDatabase } from '../support/database.ts'

const db = await testDatabase()

const TEXTS = {
  scarf: 'ผ้าพันคอผ้าไหมมัดหมี่ย้อมครามจากสุรินทร์',
  bowl: 'Celadon bowl, hand carved, Chiang Mai',
  bag: 'Handgeweven tas van rotan',
  shirt: 'Mo hom shirt from Phrae',
}

/** The texts an index of PostgreSQL finds for a query. */
async function found(query: string, unfinished = false): Promise<string[]> {
  const wanted = tsQueryOf(query, { unfinished })
  const names: string[] = []
  for (const [name, text] of Object.entries(TEXTS)) {
    const { hit } = await db.anon.one<{ hit: boolean }>('select array_to_tsvector($1::text[]) @@ $2::tsquery as hit', [searchTokens(text), wanted])
    if (hit) names.push(name)
  }
  return names
}

test('a thing is found under any of its names', async () => {
  for (const query of ['ikat', 'mudmee', 'mat mi', 'มัดหมี่', 'silk scarf', 'zijden sjaal', 'ผ้าไหม'])
    expect([query, await found(query)]).toEqual([query, ['scarf']])
  for (const query of ['indigo', 'คราม', 'indaco']) expect([query, await found(query)]).toEqual([query, ['scarf', 'shirt']])
  for (const query of ['ศิลาดล', 'celadon schale', 'chiang mai bowl']) expect([query, await found(query)]).toEqual([query, ['bowl']])
  expect(await found('rattan bag')).toEqual(['bag'])
  expect(await found('silk bag')).toEqual([])
  for (const query of ['สุรินทร์', 'Surin', 'ผ้าพันคอ สุรินทร์']) expect([query, await found(query)]).toEqual([query, ['scarf']])
  expect(await found('ชาม เชียงใหม่')).toEqual(['bowl'])
})

test('while typing, the last word may go on', async () => {
  expect(await found('chiang m')).toEqual([])
  expect(await found('chiang m', true)).toEqual(['bowl'])
})

test('whatever is typed is a query PostgreSQL reads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (typed) => {
      const query = tsQueryOf(typed, { unfinished: true })
      if (query !== undefined) await db.anon.one('select $1::tsquery is not null as read', [query])
    }),
    { numRuns: 50 },
  )
})

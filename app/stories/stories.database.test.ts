import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { givenProduct, givenSeller } from '../../tests/support/market.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { getStories } from './get-stories.server.ts'

let db: TestDatabase
let nok: string
const stories = (language: 'en' | 'th' | 'nl' = 'en') => getStories(db.anon, { language, log: quietLog() })

beforeAll(async () => {
  db = await testDatabase()
  nok = await givenSeller(db, 'Nok Weaving')
  const [lek, hidden] = [await givenSeller(db, 'Lek Clay'), await givenSeller(db, 'Hidden')]
  const change = (id: string, changes: string) => db.owner.all(`update public.sellers set ${changes} where id = $1`, [id])
  await change(nok, `region = 'north', province = 'TH-50', craft = 'Weaving', business_description = 'We weave by the river.'`)
  await change(lek, `region = 'south', province = 'TH-90'`)
  await change(hidden, `region = 'east', province = 'TH-22', application_status = 'suspended', business_description = 'Nobody may read this.'`)
  await db.owner.all(`insert into public.seller_translations (seller_id, language, business_description) values ($1, 'th', 'เราทอผ้าริมน้ำ')`, [nok])
  const scarf = await givenProduct(db, { sellerId: nok, name: 'Silk scarf' })
  const textiles = await db.owner.one<{ id: string }>(`insert into public.categories (slug, name) values ('textiles', 'Textiles') returning id`)
  await db.owner.all(`update public.categories set slug = 'silk', name = 'Silk', parent_id = $2 where id = $1`, [scarf.categoryId, textiles.id])
  await db.owner.all(`insert into public.category_translations (category_id, language, name) values ($1, 'th', 'ผ้าไหม')`, [scarf.categoryId])
})

test('a region where somebody works has a chapter, and no other', async () => {
  const { chapters, dots } = await stories()
  expect(chapters.map(({ region, sellers, products }) => [region, sellers, products])).toEqual([
    ['north', 1, 1],
    ['south', 1, 0],
  ])
  expect(dots).toMatchObject([
    { code: 'TH-50', region: 'north', sellers: 1 },
    { code: 'TH-90', region: 'south', sellers: 1 },
  ])
})

test('a chapter is told by a maker with a story, and shows what is made there', async () => {
  const [north, south] = (await stories()).chapters
  expect(north).toMatchObject({ teller: { id: nok, story: 'We weave by the river.' }, crafts: [{ slug: 'silk', name: 'Silk', products: 1 }] })
  expect(north?.shown.map(({ name }) => name)).toEqual(['Silk scarf'])
  expect(north?.search).toContain('location=TH-50')
  expect(south).toMatchObject({ teller: undefined, crafts: [], shown: [] })
})

test('the story and the crafts come in the reader’s language, else as they were written', async () => {
  expect((await stories('th')).chapters[0]).toMatchObject({ teller: { story: 'เราทอผ้าริมน้ำ', storyLanguage: 'th' }, crafts: [{ name: 'ผ้าไหม' }] })
  expect((await stories('nl')).chapters[0]?.teller).toMatchObject({ story: 'We weave by the river.', storyLanguage: '' })
})

test('a theme of which the shop has nothing is left out', async () => {
  expect((await stories()).themes).toEqual([{ theme: 'loom', crafts: [{ slug: 'silk', name: 'Silk', products: 1 }], image: null }])
})

test('a craft that staff call otherwise stays in its theme', async () => {
  await db.owner.all(`insert into public.category_old_slugs (slug, category_id) select 'silk', id from public.categories where slug = 'silk'`)
  await db.owner.all(`update public.categories set slug = 'thai-silk' where slug = 'silk'`)
  expect((await stories()).themes).toMatchObject([{ theme: 'loom', crafts: [{ slug: 'thai-silk', name: 'Silk' }] }])
  await db.owner.all(`update public.categories set slug = 'silk' where slug = 'thai-silk'`)
  await db.owner.all(`delete from public.category_old_slugs where slug = 'silk'`)
})

test('a part that cannot be read is left out, the rest is told', async () => {
  const broken = {
    ...db.anon,
    all: async (text: string, values?: unknown[]) => (text.includes('group by province') ? Promise.reject(new Error('away')) : db.anon.all(text, values)),
  }
  const told = await getStories(broken as typeof db.anon, { language: 'en', log: quietLog() })
  expect(told.dots).toBeUndefined()
  expect(told.chapters.map(({ region }) => region)).toEqual(['north'])
})

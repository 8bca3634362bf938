import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let owner: string
let helper: string
let packer: string
let scarf: GivenProduct
let bowl: GivenProduct

beforeAll(async () => {
  db = await testDatabase()
  ;[owner, helper, packer] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  scarf = await givenProduct(db, { name: 'Silk scarf' })
  bowl = await givenProduct(db, { name: 'Celadon bowl', sellerId: scarf.sellerId })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner'), ($1, $3, 'chat'), ($1, $4, 'orders')`, [
    scarf.sellerId,
    owner,
    helper,
    packer,
  ])
})

type Row = { talk: string; buyer_id: string; unread: boolean; last_at: string; last_content: string; assigned_to: string | null; about: { product: string }[] }
type Asked = { words?: string; only?: string; before?: Row; limit?: number; language?: string }
const talks = (person: string, { words = '', only = 'all', before, limit = 20, language = 'en' }: Asked = {}, seller = scarf.sellerId) =>
  db
    .asPerson(person)
    .all<Row>('select talk, buyer_id, unread, last_at::text, last_content, assigned_to, about from public.desk_talks($1, $2, $3, $4, $5, $6, $7, $8)', [
      seller,
      words,
      only,
      before?.unread ?? null,
      before?.last_at ?? null,
      before?.talk ?? null,
      limit,
      language,
    ])

async function asks(buyer: string, product: GivenProduct, content: string): Promise<string> {
  const { id } = await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])
  await say(buyer, id, content)
  return id
}
const say = (person: string, talk: string, content: string) =>
  db.asPerson(person).all('insert into public.messages (conversation_id, sender_id, content) values ($1, $2, $3)', [talk, person, content])
const read = (person: string, talk: string) => db.asPerson(person).all('select public.mark_conversation_read($1)', [talk])

test('a buyer who asks about two pieces is one row, unread rows come first, and pages lose and repeat none', async () => {
  const buyers = await Promise.all(Array.from({ length: 5 }, () => givenPerson(db)))
  for (const buyer of buyers) await asks(buyer, scarf, 'How long is it?')
  const [first = '', second = ''] = buyers
  await asks(first, bowl, 'May it go into the oven?')
  const about = (await talks(owner)).filter((row) => row.buyer_id === first)
  expect(about.map((row) => row.about.map(({ product }) => product))).toEqual([['Celadon bowl', 'Silk scarf']])
  expect(about).toMatchObject([{ last_content: 'May it go into the oven?', unread: true }])

  await read(owner, await asks(second, scarf, 'And how wide?'))
  const whole = await talks(owner)
  expect(whole.map(({ unread }) => unread)).toEqual([true, true, true, true, false])
  // Reading is each member's own.
  expect((await talks(helper)).every(({ unread }) => unread)).toBe(true)
  const paged: Row[] = []
  for (let page = await talks(owner, { limit: 2 }); page.length > 0; page = await talks(owner, { limit: 2, ...(paged.at(-1) && { before: paged.at(-1) }) }))
    paged.push(...page)
  expect(paged.map(({ talk }) => talk)).toEqual(whole.map(({ talk }) => talk))
})

test('a piece is named, and found, in the language of whoever reads, unless its words there are a draft', async () => {
  const buyer = await givenPerson(db)
  await asks(buyer, bowl, 'Is it heavy?')
  const said = (language: string, name: string, state: string) =>
    db.owner.all('insert into public.product_translations (product_id, language, name, description, state) values ($1, $2, $3, $3, $4)', [
      bowl.productId,
      language,
      name,
      state,
    ])
  await said('th', 'ชามศิลาดล', 'reviewed')
  await said('ja', '青磁の鉢', 'draft')
  const named = async (language: string, words = '') =>
    (await talks(owner, { language, words })).filter((row) => row.buyer_id === buyer).map(({ about }) => about.map(({ product }) => product))
  expect(await named('th')).toEqual([['ชามศิลาดล']])
  expect(await named('th', 'ศิลาดล')).toEqual([['ชามศิลาดล']])
  expect(await named('ja')).toEqual([['Celadon bowl']])
  expect(await named('ja', '青磁')).toEqual([])
})

test('words find the piece and what was said, a percent sign finds itself, and what was answered waits no more', async () => {
  const buyer = await givenPerson(db)
  const talk = await asks(buyer, bowl, 'Is 100% of it glazed?')
  const found = async (words: string, only = 'all') => (await talks(owner, { words, only })).map((row) => row.buyer_id)
  expect(await found('100%')).toEqual([buyer])
  expect(await found('ELADON bow')).toContain(buyer)
  expect(await found('100% silver')).toEqual([])
  expect(await found('', 'unanswered')).toContain(buyer)
  await say(owner, talk, 'All of it.')
  expect(await found('', 'unanswered')).not.toContain(buyer)
})

test('members say who answers; nobody is chosen who may not, and a packer and strangers see and choose nothing', async () => {
  const buyer = await givenPerson(db)
  await asks(buyer, scarf, 'Do you post to Nan?')
  const assign = (person: string, to: string | null, whom = buyer) =>
    db.asPerson(person).all('select public.assign_talk($1, $2, $3)', [scarf.sellerId, whom, to])
  await assign(owner, helper)
  expect((await talks(helper, { only: 'mine' })).map((row) => row.buyer_id)).toEqual([buyer])
  expect(await talks(owner, { only: 'mine' })).toEqual([])
  await expect(assign(owner, packer)).rejects.toMatchObject({ hint: 'not_allowed' })
  await expect(assign(owner, helper, await givenPerson(db))).rejects.toMatchObject({ code: 'PT404' })
  for (const other of [packer, buyer]) {
    await expect(assign(other, helper)).rejects.toMatchObject({ code: 'PT404' })
    expect(await talks(other)).toEqual([])
    expect(await db.asPerson(other).all('select * from public.shop_answerers($1)', [scarf.sellerId])).toEqual([])
    expect(await db.asPerson(other).all('select * from public.talk_assignments')).toEqual([])
  }
  await assign(helper, null)
  expect(await talks(helper, { only: 'mine' })).toEqual([])
  await expect(db.anon.all('select public.desk_talks($1)', [scarf.sellerId])).rejects.toMatchObject({ code: '42501' })
})

test('a shop keeps fifty replies and no more; a packer keeps and reads none', async () => {
  const keep = (person: string, title: string) =>
    db.asPerson(person).all(`insert into public.saved_replies (seller_id, title, body) values ($1, $2, 'Thank you, {name}!')`, [scarf.sellerId, title])
  for (let number = 1; number <= 50; number += 1) await keep(helper, `Reply ${number}`)
  await expect(keep(owner, 'One more')).rejects.toMatchObject({ hint: 'too_many_replies' })
  await expect(keep(packer, 'Mine')).rejects.toMatchObject({ code: '42501' })
  expect(await db.asPerson(packer).all('delete from public.saved_replies returning id')).toEqual([])
  expect(await db.asPerson(owner).all(`delete from public.saved_replies where title <> 'Reply 1' returning id`)).toHaveLength(49)
})

test('the time to an answer counts from when a buyer begins to wait; who waits longer than a day was not answered', async () => {
  const piece = await givenProduct(db)
  const [maker, quick, forgotten] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [piece.sellerId, maker])
  const time = async () =>
    (await db.asPerson(maker).one<{ told: Record<string, number | null> }>('select public.desk_reply_time($1) as told', [piece.sellerId])).told
  expect(await time()).toEqual({ asked: 0, answered: 0, within_day: 0, median_minutes: null })
  const [one, other] = [await asks(quick, piece, 'Hello?'), await asks(forgotten, piece, 'Anybody there?')]
  await say(quick, one, 'Is it blue?')
  await say(maker, one, 'It is.')
  const set = (talk: string, words: string, hours: number) =>
    db.owner.all(`update public.messages set created_at = now() - $3 * interval '1 hour' where conversation_id = $1 and content = $2`, [talk, words, hours])
  await set(one, 'Hello?', 10)
  await set(one, 'Is it blue?', 9)
  await set(one, 'It is.', 8)
  await set(other, 'Anybody there?', 30)
  expect(await time()).toEqual({ asked: 2, answered: 1, within_day: 1, median_minutes: 120 })
})

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { forgetSealedMessages, translateMessage } from '../../app/chat/talk/translate-message.server.ts'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** A buyer, a maker who is a member of the piece's seller, and their conversation. */
async function givenTalk(): Promise<{ buyer: string; seller: string; product: GivenProduct; talk: string }> {
  const [buyer, seller, product] = [await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
  return { buyer, seller, product, talk: await open(buyer, product) }
}

async function open(person: string, product: GivenProduct): Promise<string> {
  const { id } = await db.asPerson(person).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])
  return id
}

type Message = {
  id: string
  content: string | null
  from_seller: boolean
  attachments: unknown[]
  content_json: unknown
  message_type: string
  deleted_at: Date | null
}

function say(person: string, talk: string, facts: Readonly<Record<string, unknown>> = { content: 'Is it still there?' }): Promise<Message> {
  const given: Record<string, unknown> = { conversation_id: talk, sender_id: person, ...facts }
  const names = Object.keys(given)
  return db
    .asPerson(person)
    .one<Message>(
      `insert into public.messages (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
      Object.values(given),
    )
}

const read = (person: string, talk: string) =>
  db.asPerson(person).all<Message>('select * from public.messages where conversation_id = $1 order by created_at', [talk])
type Talk = { conversation_id: string; unread: number; name: string; as_seller: boolean; last_content: string | null; last_is_deleted: boolean }
const inbox = (person: string) => db.asPerson(person).all<Talk>('select * from public.my_inbox()')

test('a conversation is opened once for a buyer and a piece, also by two tabs at once', async () => {
  const [buyer, product] = [await givenPerson(db), await givenProduct(db)]
  const opened = await Promise.all(Array.from({ length: 6 }, () => open(buyer, product)))
  expect(new Set(opened).size).toBe(1)
  const { id } = await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_seller_conversation($1) as id', [product.sellerId])
  expect(id).not.toBe(opened[0])
})

test('nobody talks about what is not shown, or with their own shop', async () => {
  const { seller, product, buyer } = await givenTalk()
  expect(await refusal(open(seller, product))).toBe('P0001')
  const gone = await givenProduct(db)
  await db.owner.all(`update public.products set status = 'archived' where id = $1`, [gone.productId])
  expect(await refusal(open(buyer, gone))).toBe('PT404')
  expect(await refusal(db.asPerson(buyer).one('select public.create_or_get_seller_conversation($1)', [randomUUID()]))).toBe('PT404')
})

test('both sides read and write, marked by side; a stranger does neither', async () => {
  const { buyer, seller, talk } = await givenTalk()
  expect((await say(buyer, talk)).from_seller).toBe(false)
  expect((await say(seller, talk, { content: 'ยังมีอยู่ค่ะ', language_code: 'th' })).from_seller).toBe(true)
  expect((await read(seller, talk)).map(({ content }) => content)).toEqual(['Is it still there?', 'ยังมีอยู่ค่ะ'])
  const eve = await givenPerson(db)
  expect(await read(eve, talk)).toEqual([])
  expect(await refusal(say(eve, talk))).toBe('42501')
  expect(await refusal(say(eve, talk, { sender_id: buyer, content: 'Forged' }))).toBe('42501')
  expect(await refusal(say(eve, randomUUID()))).toBe('42501')
})

test.each([
  ['nothing but blanks', { content: ' \n\u00a0 ' }],
  ['a sticker that is none', { message_type: 'sticker', content: '💣' }],
  ['a picture without a file', { message_type: 'image', attachments: '[]' }],
  ['an unknown kind', { message_type: 'html', content: 'x' }],
  ['words without end', { content: 'x'.repeat(4001) }],
  ['a piece that is not there', { message_type: 'product_ref', content: 'x', product_id: null }],
])('%s is refused', async (_what, facts) => {
  const { buyer, talk } = await givenTalk()
  expect(await refusal(say(buyer, talk, facts))).toBe('23514')
  expect(await read(buyer, talk)).toEqual([])
})

test('a file is a PDF that lies in the storage, and may stand without words', async () => {
  const { buyer, talk } = await givenTalk()
  const file = { type: 'file', path: `${talk}/1700000000000-abc.pdf`, name: 'sizes.pdf', size: 1200, contentType: 'application/pdf' }
  const send = (facts: object) => say(buyer, talk, { message_type: 'text', content: null, attachments: JSON.stringify([{ ...file, ...facts }]) })
  const keep = (name: string, mimetype: string) =>
    db.owner.all("insert into storage.objects (bucket_id, name, metadata) values ('chat-attachments', $1, $2)", [
      name,
      JSON.stringify({ mimetype, size: 1200 }),
    ])
  expect(await refusal(send({}))).toBe('23514')
  await keep(file.path, 'application/pdf')
  await keep(`${talk}/program.pdf`, 'application/x-msdownload')
  const sent = await send({})
  expect([sent.attachments, sent.content]).toEqual([[file], null])
  for (const wrong of [{ path: `${talk}/program.pdf` }, { contentType: 'text/plain' }, { size: 10 * 1024 * 1024 + 1 }, { type: 'image' }])
    expect([wrong, await refusal(send(wrong))]).toEqual([wrong, '23514'])
  expect(await refusal(say(buyer, talk, { message_type: 'text', content: null, attachments: '[]' }))).toBe('23514')
})

test('an attachment lies in the folder of its own conversation', async () => {
  const { buyer, talk } = await givenTalk()
  const picture = { type: 'image', path: `${talk}/1700000000000-abc.webp`, name: 'scarf.webp', size: 1200, contentType: 'image/webp' }
  const sent = await say(buyer, talk, { message_type: 'image', attachments: JSON.stringify([picture]) })
  expect(sent.attachments).toEqual([picture])
  for (const wrong of [
    { ...picture, path: `${randomUUID()}/1.webp` },
    { ...picture, path: `${talk}/../x.webp` },
    { ...picture, type: 'script' },
    { ...picture, size: -1 },
    { ...picture, contentType: 'text/html; x' },
    { ...picture, more: 1 },
    'x',
  ])
    expect([wrong, await refusal(say(buyer, talk, { message_type: 'image', attachments: JSON.stringify([wrong]) }))]).toEqual([wrong, '23514'])
  expect(await refusal(say(buyer, talk, { message_type: 'image', attachments: JSON.stringify(Array.from({ length: 11 }, () => picture)) }))).toBe('23514')
})

test('a message sent again with its id is there once', async () => {
  const { buyer, talk } = await givenTalk()
  const id = randomUUID()
  await say(buyer, talk, { id, content: 'Hello' })
  expect(await refusal(say(buyer, talk, { id, content: 'Hello' }))).toBe('23505')
  expect(await read(buyer, talk)).toHaveLength(1)
})

test('who writes too much is told so, at the same moment from many tabs too; the other side is not', async () => {
  const { buyer, seller, talk } = await givenTalk()
  const tries = Array.from({ length: 30 }, (_, index) => say(buyer, talk, { content: `no. ${index}` }))
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected')
  expect(refused.map((outcome) => outcome.status === 'rejected' && isDatabaseError(outcome.reason) && outcome.reason.code)).toEqual(
    Array.from({ length: 10 }, () => 'PT429'),
  )
  await say(seller, talk, { content: 'Slowly, please' })
})

test('who speaks to too many makers is told so; going on with one is not too many', async () => {
  const buyer = await givenPerson(db)
  const talks: string[] = []
  for (let count = 0; count < 11; count += 1) talks.push(await open(buyer, await givenProduct(db)))
  const [first = '', ...others] = talks
  await say(buyer, first)
  for (const talk of others.slice(0, 9)) await say(buyer, talk)
  expect(await refusal(say(buyer, talks[10] ?? ''))).toBe('PT429')
  await say(buyer, first, { content: 'And in blue?' })
})

test('a message taken back stays as an empty row; its words are sealed, and only its sender takes it back', async () => {
  const { buyer, seller, talk } = await givenTalk()
  const { id } = await say(buyer, talk, { content: 'My card is 4111…' })
  await db.asPerson(seller).all('delete from public.messages where id = $1', [id])
  expect((await read(buyer, talk)).map(({ content }) => content)).toEqual(['My card is 4111…'])
  await db.asPerson(buyer).all('delete from public.messages where id = $1 and sender_id = $2', [id, buyer])
  const [left] = await read(seller, talk)
  expect(left).toMatchObject({ id, content: null })
  expect(left?.deleted_at).toBeInstanceOf(Date)
  expect(await db.owner.one('select content, sender_id from private.sealed_messages where message_id = $1', [id])).toEqual({
    content: 'My card is 4111…',
    sender_id: buyer,
  })
  await db.asPerson(buyer).all('delete from public.messages where id = $1', [id])
  expect(await db.owner.all('select 1 from private.sealed_messages where message_id = $1', [id])).toHaveLength(1)
  expect((await inbox(seller))[0]).toMatchObject({ last_content: null, last_is_deleted: true, unread: 0 })
})

test('unread messages count for the other side until they are read', async () => {
  const { buyer, seller, talk } = await givenTalk()
  expect(await inbox(buyer)).toEqual([])
  await say(buyer, talk)
  await say(buyer, talk, { content: 'In blue?' })
  expect(await inbox(seller)).toMatchObject([{ conversation_id: talk, unread: 2, as_seller: true, last_content: 'In blue?' }])
  expect(await inbox(buyer)).toMatchObject([{ unread: 0, as_seller: false, name: 'Ban Chonnabot Silk' }])
  const unread = () => db.asPerson(seller).one<{ count: number }>('select public.unread_messages() as count')
  expect(await unread()).toEqual({ count: 2 })
  await db.asPerson(seller).all('select public.mark_conversation_read($1)', [talk])
  expect(await unread()).toEqual({ count: 0 })
  const eve = await givenPerson(db)
  expect(await refusal(db.asPerson(eve).all('select public.mark_conversation_read($1)', [talk]))).toBe('PT404')
})

test('a side that closed the conversation hears no more, and may open it again', async () => {
  const { buyer, seller, talk } = await givenTalk()
  await db.asPerson(seller).all('select public.block_conversation($1, true)', [talk])
  expect(await refusal(say(buyer, talk))).toBe('PT403')
  await db.asPerson(seller).all('select public.block_conversation($1, false)', [talk])
  await say(buyer, talk)
  expect(await refusal(db.asPerson(await givenPerson(db)).all('select public.block_conversation($1, true)', [talk]))).toBe('PT404')
})

test('feedback is given once', async () => {
  const { buyer, talk } = await givenTalk()
  const give = (feedback: string) =>
    db.asPerson(buyer).all('insert into public.seller_chat_feedback (conversation_id, user_id, feedback) values ($1, $2, $3)', [talk, buyer, feedback])
  await give('thumbs_up')
  expect(await refusal(give('thumbs_down'))).toBe('23505')
})

test('a message is translated once for the other side, in the language they read; what was taken back is not', async () => {
  const said: string[] = []
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      said.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ translatedText: 'ยังมีอยู่ไหม' }))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => void server.close())
  const { shop } = testShop(db)
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const translating = { ...shop, settings: { ...shop.settings, translation: { engine: 'libretranslate' as const, url, key: undefined } } }

  const { buyer, seller, talk } = await givenTalk()
  const { id } = await say(buyer, talk, { content: 'Is it still there?', language_code: 'en' })
  await translateMessage(shop, { id })
  expect(said).toEqual([])
  await translateMessage(translating, { id })
  await translateMessage(translating, { id })
  const read = (person: string) => db.asPerson(person).all('select language, content, engine from public.message_translations where message_id = $1', [id])
  expect(await read(seller)).toEqual([{ language: 'th', content: 'ยังมีอยู่ไหม', engine: 'libretranslate' }])
  expect(await read(await givenPerson(db))).toEqual([])

  const asked = said.length
  const thai = await say(buyer, talk, { content: 'สวัสดี', language_code: 'th' })
  await translateMessage(translating, { id: thai.id })
  const gone = await say(buyer, talk, { content: 'Sorry', language_code: 'en' })
  await db.asPerson(buyer).all('delete from public.messages where id = $1', [gone.id])
  await translateMessage(translating, { id: gone.id })
  expect(said).toHaveLength(asked)
})

test('what was sealed is forgotten when its time is over', async () => {
  const { buyer, talk } = await givenTalk()
  const ids = [(await say(buyer, talk, { content: 'old' })).id, (await say(buyer, talk, { content: 'new' })).id]
  await db.asPerson(buyer).all('delete from public.messages where id = any ($1)', [ids])
  await db.owner.all(`update private.sealed_messages set sealed_at = now() - interval '91 days' where message_id = $1`, [ids[0]])
  await forgetSealedMessages(testShop(db).shop)
  expect(await db.owner.all('select message_id from private.sealed_messages where message_id = any ($1)', [ids])).toEqual([{ message_id: ids[1] }])
})

test('a person’s own channel is heard by nobody else, and nobody speaks on it; a conversation’s is for its two sides', async () => {
  const { buyer, seller, talk } = await givenTalk()
  const eve = await givenPerson(db)
  await say(buyer, talk)
  const hears = (person: string, topic: string) =>
    db.asPerson(person).transaction(async (tx) => {
      await tx.all(`select set_config('realtime.topic', $1, true)`, [topic])
      return (await tx.all('select 1 from realtime.messages where topic = $1', [topic])).length > 0
    })
  const speaks = (person: string, topic: string) =>
    db.asPerson(person).transaction(async (tx) => {
      await tx.all(`select set_config('realtime.topic', $1, true)`, [topic])
      await tx.all(`insert into realtime.messages (topic, event, extension, private) values ($1, 'typing', 'broadcast', true)`, [topic])
    })
  expect(await hears(seller, `person:${seller}`)).toBe(true)
  for (const other of [buyer, eve]) expect(await hears(other, `person:${seller}`)).toBe(false)
  for (const anybody of [seller, eve]) expect(await refusal(speaks(anybody, `person:${seller}`))).toBe('42501')
  await speaks(buyer, `conversation:${talk}`)
  expect(await hears(seller, `conversation:${talk}`)).toBe(true)
  expect(await hears(eve, `conversation:${talk}`)).toBe(false)
  expect(await refusal(speaks(eve, `conversation:${talk}`))).toBe('42501')
})

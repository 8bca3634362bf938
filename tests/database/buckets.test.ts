import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { forgetSealedMessages } from '../../app/chat/talk/translate-message.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let buyer: string
let seller: string
let stranger: string
let product: GivenProduct
let talk: string
beforeAll(async () => {
  db = await testDatabase()
  ;[buyer, seller, stranger, product] = [await givenPerson(db), await givenPerson(db), await givenPerson(db), await givenProduct(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [product.sellerId, seller])
  talk = (await db.asPerson(buyer).one<{ id: string }>('select public.create_or_get_conversation($1) as id', [product.productId])).id
})

const ADD = 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)'
const add = (person: string, bucket: string, name: string, owner = person) => db.asPerson(person).all(ADD, [bucket, name, owner])
const seenBy = async (person: string, bucket: string, name: string) =>
  (await db.asPerson(person).all('select from storage.objects where bucket_id = $1 and name = $2', [bucket, name])).length
const removedBy = async (person: string, name: string) =>
  (await db.asPerson(person).all('delete from storage.objects where name = $1 returning id', [name])).length

test('the buckets are what the shop says of them', async () => {
  const buckets = await db.owner.all('select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id')
  const pictures = ['image/png', 'image/jpeg', 'image/webp']
  expect(buckets).toEqual([
    { id: 'avatars', public: true, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'case-pictures', public: false, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'chargeback-files', public: false, file_size_limit: 4_194_304n, allowed_mime_types: ['image/png', 'image/jpeg', 'application/pdf'] },
    {
      id: 'chat-attachments',
      public: false,
      file_size_limit: 52_428_800n,
      allowed_mime_types: expect.arrayContaining(['image/webp', 'video/mp4', 'application/pdf']),
    },
    { id: 'credential-files', public: false, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'import-files', public: false, file_size_limit: 209_715_200n, allowed_mime_types: ['text/csv', 'application/json'] },
    { id: 'payment-slips', public: false, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'product-images', public: true, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'review-drafts', public: false, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'review-pictures', public: true, file_size_limit: 5_242_880n, allowed_mime_types: pictures },
    { id: 'seller-evidence', public: false, file_size_limit: 5_242_880n, allowed_mime_types: [...pictures, 'application/pdf'] },
    { id: 'shop-pictures', public: true, file_size_limit: 8_388_608n, allowed_mime_types: pictures },
    { id: 'staff-exports', public: false, file_size_limit: 2_147_483_648n, allowed_mime_types: ['text/csv'] },
  ])
  const chat = await db.owner.one<{ allowed_mime_types: string[] }>("select allowed_mime_types from storage.buckets where id = 'chat-attachments'")
  expect(chat.allowed_mime_types.filter((type) => !/^(image|video)\/(?!svg)|^application\/pdf$/.test(type))).toEqual([])
})

describe('pictures of products', () => {
  test('are added, seen and removed by those who act for the maker, and by nobody else', async () => {
    const name = `${product.productId}/${randomUUID()}.webp`
    await add(seller, 'product-images', name)
    for (const other of [buyer, stranger]) {
      expect(await refusal(add(other, 'product-images', `${product.productId}/mine.webp`))).toBe('42501')
      expect(await seenBy(other, 'product-images', name)).toBe(0)
      expect(await removedBy(other, name)).toBe(0)
    }
    expect(await refusal(db.asAnon().all(ADD, ['product-images', `${product.productId}/x.webp`, null]))).toBe('42501')
    expect(await seenBy(seller, 'product-images', name)).toBe(1)
    expect(await removedBy(seller, name)).toBe(1)
  })

  test.each([() => `${randomUUID()}/x.webp`, () => 'x.webp', () => 'no-id/x.webp', () => `${product.productId}/deep/x.webp`])(
    'lie nowhere else (%#)',
    async (name) => {
      expect(await refusal(add(seller, 'product-images', name()))).toBe('42501')
    },
  )
})

test('faces lie in one’s own folder, or in that of one’s workshop', async () => {
  await add(buyer, 'avatars', `${buyer}/face.webp`)
  await add(seller, 'avatars', `${product.sellerId}/workshop.webp`)
  expect(await refusal(add(stranger, 'avatars', `${buyer}/other.webp`))).toBe('42501')
  expect(await refusal(add(buyer, 'avatars', `${product.sellerId}/other.webp`))).toBe('42501')
  const move = `update storage.objects set name = $2 where name = $1 returning id`
  expect(await refusal(db.asPerson(buyer).all(move, [`${buyer}/face.webp`, `${stranger}/face.webp`]))).toBe('42501')
  expect(await db.asPerson(stranger).all(move, [`${buyer}/face.webp`, `${stranger}/face.webp`])).toEqual([])
})

test('a PDF of a conversation has at most 10 MB, and is for both sides only', async () => {
  const addPdf = (person: string, bytes: number, folder = talk) =>
    db
      .asPerson(person)
      .all('insert into storage.objects (bucket_id, name, owner_id, metadata) values ($1, $2, $3, $4)', [
        'chat-attachments',
        `${folder}/${randomUUID()}.pdf`,
        person,
        JSON.stringify({ mimetype: 'application/pdf', size: bytes }),
      ])
  expect(await refusal(addPdf(buyer, 10 * 1024 * 1024 + 1))).toBe('42501')
  expect(await refusal(addPdf(stranger, 10))).toBe('42501')
  expect(await refusal(addPdf(buyer, 10, randomUUID()))).toBe('42501')
  await addPdf(buyer, 10 * 1024 * 1024)
  await addPdf(seller, 10)
})

test('what is sent in a conversation is seen by both sides, and taken back by whoever sent it: sealed, until its time is over', async () => {
  const name = `${talk}/1-a.jpg`
  await add(buyer, 'chat-attachments', name)
  expect(await seenBy(seller, 'chat-attachments', name)).toBe(1)
  expect(await seenBy(stranger, 'chat-attachments', name)).toBe(0)
  expect(await refusal(add(stranger, 'chat-attachments', `${talk}/2.jpg`))).toBe('42501')
  expect(await refusal(add(seller, 'chat-attachments', `${talk}/3.jpg`, buyer))).toBe('42501')
  expect(await removedBy(seller, name)).toBe(0)
  expect(await seenBy(seller, 'chat-attachments', name)).toBe(1)
  // The row is not deleted but moved, so nothing counts as removed.
  expect(await removedBy(buyer, name)).toBe(0)
  for (const person of [buyer, seller, stranger])
    for (const path of [name, `sealed/${name}`]) expect([path, await seenBy(person, 'chat-attachments', path)]).toEqual([path, 0])
  expect(await removedBy(buyer, `sealed/${name}`)).toBe(0)
  const kept = () => db.owner.all(`select 1 from storage.objects where name = $1`, [`sealed/${name}`])
  expect(await kept()).toHaveLength(1)
  await forgetSealedMessages(testShop(db).shop)
  expect(await kept()).toHaveLength(1)
  // A trigger keeps the moment of the last change true; here the clock is what is played.
  await db.owner.all('alter table storage.objects disable trigger user')
  await db.owner.all(`update storage.objects set updated_at = now() - interval '91 days' where name = $1`, [`sealed/${name}`])
  await db.owner.all('alter table storage.objects enable trigger user')
  await forgetSealedMessages(testShop(db).shop)
  expect(await kept()).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenAlikeListing } from '../support/waiting-work.ts'

let db: TestDatabase
let clerk: Database
let clerkId: string
beforeAll(async () => {
  db = await testDatabase()
  clerkId = await givenPerson(db)
  await givenStaff(db, clerkId, ['products.read', 'products.judge'])
  clerk = asStaff(db, clerkId)
})

/** A pair of listings, and somebody who makes the pieces of each shop. */
async function givenPair() {
  const given = await givenAlikeListing(db)
  const [later, earlier] = [await givenPerson(db), await givenPerson(db)]
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2), ($3, $4)', [given.seller, later, given.other, earlier])
  return { ...given, later, earlier }
}
type Pair = Awaited<ReturnType<typeof givenPair>>
const ask = ({ pair }: Pair, product: string, by = clerk) => by.all(`select public.ask_about_likeness($1, $2, 'Please show us the original.')`, [pair, product])
const answer = ({ pair }: Pair, by: string, papers: string[] = []) =>
  db.asPerson(by).all(`select public.answer_likeness($1, 'I took it at my own loom in June.', $2)`, [pair, papers])
const stateOf = async ({ pair }: Pair) => (await clerk.one<{ state: string }>('select state from public.likeness_pairs where id = $1', [pair])).state
const asked = async (by: string, seller: string) =>
  (
    await db
      .asPerson(by)
      .one<{ asked: { id: string; name: string; pictures: string[]; question: string; answer: string }[] }>(
        'select public.my_likeness_questions($1) as asked',
        [seller],
      )
  ).asked
const waits = async (product: string) =>
  (await db.owner.all(`select from public.product_reports where product_id = $1 and origin = 'alike' and decided_at is null`, [product])).length

test('staff ask the maker of the later piece; the maker reads it with her own picture, answers once with an original, and staff see it beside the pair', async () => {
  const given = await givenPair()
  const { pair, product, seller, other, later, earlier } = given
  expect(await stateOf(given)).toBe('open')
  await ask(given, product)
  expect(await stateOf(given)).toBe('asked')
  const [question] = await asked(later, seller)
  expect(question).toMatchObject({ id: pair, question: 'Please show us the original.', answer: '' })
  expect(question?.pictures).toEqual([`/storage/v1/object/public/product-images/${product}/a.webp`])
  // Who the other is stands nowhere.
  expect(JSON.stringify(question)).not.toContain(other)
  expect(await asked(earlier, other)).toEqual([])
  expect(await asked(earlier, seller)).toEqual([])
  expect(await db.asPerson(later).all('select from public.likeness_pairs')).toEqual([])
  expect(await refusal(answer(given, earlier))).toBe('PT404')
  expect(await refusal(db.asPerson(later).all(`select public.answer_likeness($1, 'Mine.')`, [pair]))).toBe('22023')
  const path = `${later}/${randomUUID()}.jpg`
  expect(await refusal(answer(given, later, [path]))).toBe('HT005')
  await db.owner.all(`insert into storage.objects (bucket_id, name) values ('seller-evidence', $1)`, [path])
  await answer(given, later, [path])
  expect(await refusal(answer(given, later))).toBe('HT005')
  expect(await stateOf(given)).toBe('answered')
  const { facts } = await db.owner.one<{ facts: { pairs: object[] } }>('select private.facts_of_listing($1) as facts', [product])
  expect(facts.pairs).toMatchObject([
    { id: pair, state: 'answered', askings: [{ asked_id: product, answer: 'I took it at my own loom in June.', papers: [path] }] },
  ])
  expect(await clerk.all('select path from public.open_evidence($1)', [path])).toEqual([{ path }])
  expect(await refusal(db.asPerson(earlier).all('select public.open_evidence($1)', [path]))).toBe('42501')
  expect(await db.owner.all(`select payload ->> 'decision' as decision from private.outbox where payload ->> 'product_id' = $1`, [product])).toEqual([
    { decision: 'picture_asked' },
  ])
  // It has stayed on sale all the while.
  expect(await db.anon.one('select status from public.products where id = $1', [product])).toEqual({ status: 'active' })
})

test('the other maker is asked once the first has answered; nobody is asked twice, about their own shop, or when it is decided', async () => {
  const given = await givenPair()
  await ask(given, given.product)
  for (const product of [given.product, given.first]) expect(await refusal(ask(given, product))).toBe('HT005')
  await answer(given, given.later)
  expect(await refusal(ask(given, given.product))).toBe('HT005')
  await ask(given, given.first)
  expect((await asked(given.earlier, given.other)).map(({ id }) => id)).toEqual([given.pair])
  await answer(given, given.earlier)
  await clerk.all(`select public.leave_product($1, 'Both photographed the same fair')`, [given.product])
  expect(await stateOf(given)).toBe('closed')
  expect(await asked(given.earlier, given.other)).toEqual([])
  expect(await asked(given.later, given.seller)).toEqual([])
  expect(await refusal(ask(given, given.product))).toBe('HT005')
  const fresh = await givenPair()
  expect(await refusal(ask(fresh, (await givenProduct(db)).productId))).toBe('PT404')
  expect(await refusal(ask(fresh, fresh.product, db.asPerson(fresh.later)))).toBe('42501')
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [fresh.other, clerkId])
  expect(await refusal(ask(fresh, fresh.product))).toBe('HT005')
})

type Asking = { asked_id: string; question: string; answer: string; answered_at: string | null; papers: string[] }
type Facts = { alike: object[]; pairs: { id: string; other: { name: string; seller_id: string; seller: string }; askings: Asking[] }[] }
const factsOf = async (product: string) => (await db.owner.one<{ facts: Facts }>('select private.facts_of_listing($1) as facts', [product])).facts
async function givenPaper(person: string): Promise<string> {
  const path = `${person}/${randomUUID()}.jpg`
  await db.owner.all(`insert into storage.objects (bucket_id, name, created_at) values ('seller-evidence', $1, private.now() - interval '2 days')`, [path])
  return path
}

test('what the first maker answered stays with the first, and each maker reads their own, when the other is asked as well', async () => {
  const given = await givenPair()
  const [original, fair] = [await givenPaper(given.later), await givenPaper(given.earlier)]
  await ask(given, given.product)
  await answer(given, given.later, [original])
  await ask(given, given.first)
  const first = { asked_id: given.product, question: 'Please show us the original.', answer: 'I took it at my own loom in June.', papers: [original] }
  expect((await factsOf(given.product)).pairs).toMatchObject([{ askings: [first, { asked_id: given.first, answer: '', papers: [] }] }])
  await answer(given, given.earlier, [fair])
  expect((await factsOf(given.product)).pairs).toMatchObject([{ askings: [first, { asked_id: given.first, papers: [fair] }] }])
  expect(await asked(given.later, given.seller)).toMatchObject([{ question: first.question, answer: first.answer }])
  expect(await asked(given.earlier, given.other)).toMatchObject([{ id: given.pair, answer: first.answer }])
  expect(await asked(given.later, given.other)).toEqual([])
  // Both papers stay for as long as somebody looks at the pair, and are opened by who judges.
  await db.service.all('select private.forget_evidence()')
  expect(await clerk.all('select path from public.open_evidence($1)', [original])).toEqual([{ path: original }])
  // The first is asked once more: three askings, and nothing is lost.
  await ask(given, given.product)
  expect((await factsOf(given.product)).pairs[0]?.askings.map(({ papers }) => papers)).toEqual([[original], [fair], []])
  await clerk.all(`select public.leave_product($1, 'Both photographed the same fair')`, [given.product])
  await db.owner.all(`update public.likeness_pairs set changed_at = private.now() - interval '9 years' where id = $1`, [given.pair])
  await db.service.all('select private.forget_evidence()')
  expect((await factsOf(given.product)).pairs[0]?.askings.map(({ papers }) => papers)).toEqual([[], [], []])
})

test('an answer that the second asking took off its pair comes back from the log, with its own papers', async () => {
  const given = await givenPair()
  const [original, fair] = [await givenPaper(given.later), await givenPaper(given.earlier)]
  await ask(given, given.product)
  await answer(given, given.later, [original])
  await ask(given, given.first)
  // As it stood before there were askings: every paper was about the pair.
  await db.owner.all('delete from private.likeness_askings where pair_id = $1', [given.pair])
  await db.owner.all(
    `update private.evidence_uses set about = $1, given_at = (select asked_at from public.likeness_pairs where id = $1) - interval '1 hour' where path = $2`,
    [given.pair, original],
  )
  await answer(given, given.earlier, [fair])
  const file = (await readdir('supabase/migrations')).find((name) => name.endsWith('_products_likeness_askings.sql')) ?? ''
  const moves = /^insert into private\.likeness_askings[\s\S]*?;\n(update[\s\S]*?;)\n/m.exec(await readFile(`supabase/migrations/${file}`, 'utf8'))
  const [both = '', second = ''] = moves ?? []
  await db.owner.all(both.replace(second, ''))
  await db.owner.all(second)
  expect((await factsOf(given.product)).pairs[0]?.askings).toMatchObject([
    { asked_id: given.product, question: 'Please show us the original.', answer: 'I took it at my own loom in June.', papers: [original] },
    { asked_id: given.first, papers: [fair] },
  ])
})

test('an answer stays before staff when the picture is replaced, under the name of the other piece and its shop', async () => {
  const given = await givenPair()
  await ask(given, given.first)
  await answer(given, given.earlier)
  await db.owner.all('delete from public.product_images where product_id = $1', [given.first])
  const facts = await factsOf(given.product)
  const other = await db.owner.one(
    'select p.name, s.id as seller_id, s.business_name as seller from public.products p join public.sellers s on s.id = p.seller_id where p.id = $1',
    [given.first],
  )
  expect(facts).toMatchObject({ alike: [], pairs: [{ id: given.pair, other, askings: [{ answer: 'I took it at my own loom in June.' }] }] })
})

test('what two shops show by right is nothing to be asked about, for all their pieces', async () => {
  const given = await givenPair()
  await ask(given, given.product)
  await clerk.all(`select public.allow_shared_pictures($1, $2, 'One cooperative')`, [given.product, given.other])
  expect(await stateOf(given)).toBe('by_right')
  expect(await asked(given.later, given.seller)).toEqual([])
  expect(await refusal(answer(given, given.later))).toBe('HT005')
})

/** A picture of a piece with a print, whose file was sent so many days ago. */
async function givenPicture(product: string, print: string, days: number): Promise<void> {
  const name = `${product}/${randomUUID()}.webp`
  const url = `/storage/v1/object/public/product-images/${name}`
  await db.owner.all(`insert into storage.objects (bucket_id, name, created_at) values ('product-images', $1, private.now() - $2 * interval '1 day')`, [
    name,
    days,
  ])
  const { id } = await db.owner.one<{ id: string }>('insert into public.product_images (product_id, url) values ($1, $2) returning id', [product, url])
  await db.service.all('select private.keep_print($1, $2::text::bigint, $3)', [id, print, url])
}

test('an original that its maker sends anew, or photographs again, is not the later one: whoever showed it first did', async () => {
  const [original, copy] = [await givenProduct(db), await givenProduct(db)]
  const print = '123456789012345678'
  await givenPicture(original.productId, print, 300)
  await givenPicture(copy.productId, print, 20)
  expect([await waits(original.productId), await waits(copy.productId)]).toEqual([0, 1])
  await clerk.all(`select public.leave_product($1, 'They have answered')`, [copy.productId])
  // The first one is taken away, and sent again two bits lighter.
  await db.owner.all('delete from public.product_images where product_id = $1', [original.productId])
  await givenPicture(original.productId, '123456789012345677', 1)
  expect([await waits(original.productId), await waits(copy.productId)]).toEqual([0, 0])
  // In another piece of the maker the copy is found anew, and it is the copy that is.
  const again = await givenProduct(db, { sellerId: original.sellerId })
  await givenPicture(again.productId, print, 0)
  expect(await waits(again.productId)).toBe(0)
  // A third shop comes after both.
  const third = await givenProduct(db)
  await givenPicture(third.productId, print, 500)
  expect(await waits(third.productId)).toBe(0)
  expect(await waits(original.productId)).toBe(1)
})

import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getProductBasics } from '../../app/catalog/product/get-product.server.ts'
import { answersInOne, type PersonalField } from '../../app/catalog/personal-fields.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { type OrderWish, WantedLineSchema } from '../../app/checkout/quote/order-wish.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, type GivenProduct, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'

let db: TestDatabase
let shop: Shop
let scarf: GivenProduct

beforeEach(async () => {
  db ??= await testDatabase()
  shop ??= testShop(db, { payments: [playedBank()] }).shop
  scarf = await givenProduct(db, { priceMinor: 1000_00 })
})

const field = (id: string, more: Partial<PersonalField> = {}): PersonalField => ({
  id,
  kind: 'text',
  label: `Asked ${id}`,
  required: false,
  max: 20,
  choices: [],
  fee: 0,
  ...more,
})
const NAME = field('name', { label: 'ชื่อที่จะปัก', required: true, fee: 50_00 })
const THREAD = field('thread', { kind: 'choice', label: 'สีด้าย', max: 0, choices: ['แดง', 'น้ำเงิน'], fee: 25_50 })
const DAY = field('day', { kind: 'date', label: 'Day', max: 0 })
const AGE = field('age', { kind: 'number', label: 'Age', max: 0 })

const ask = (fields: readonly PersonalField[], db_ = db.owner) =>
  db_.all('update public.products set personalization_fields = $2 where id = $1 returning id', [scarf.productId, JSON.stringify(fields)])
const kept = () =>
  db.owner.one(
    'select personalization_prompt as prompt, personalization_max as most, personalization_required as required from public.products where id = $1',
    [scarf.productId],
  )
const wish = (personalization: string, quantity = 1): OrderWish => {
  const made = wishFor([{ product: scarf, quantity }])
  return { ...made, lines: made.lines.map((line) => ({ ...line, personalization })) }
}
const quoted = async (given: OrderWish) =>
  (await getQuote(shop.service, { ...given, country: given.address.country }, { personId: null, email: given.email })).quote
const problemsOf = async (words: string) => (await quoted(wish(words))).problems.map(({ code }) => code)

describe('what a piece asks, and what that costs', () => {
  test('each answer costs what its maker asks, a piece; it stands in the order, in what the shop takes and in what would be paid back', async () => {
    await ask([NAME, THREAD, DAY])
    const given = wish(answersInOne([NAME, THREAD, DAY], { name: 'Nok', thread: 'แดง' }), 2)
    const quote = await quoted(given)
    expect(quote.problems).toEqual([])
    const [line] = quote.sellers[0]?.lines ?? []
    expect(line).toMatchObject({ unitPrice: 1075_50, listPrice: 1075_50, personalizationFee: 75_50, total: 2151_00 })
    const placed = await placeOrder(shop, guest, { ...given, quoteHash: quote.quoteHash })
    if (!placed.placed) throw new Error(JSON.stringify(placed))
    expect(
      await db.owner.one(
        `select l.personalization, l.personalization_minor, l.unit_price_minor, l.total_minor, c.goods_minor from public.order_lines l
           join public.orders o on o.id = l.order_id join public.order_groups g on g.id = o.order_group_id
           join public.line_commissions c on c.order_line_id = l.id where g.number = $1`,
        [placed.number],
      ),
    ).toEqual({
      personalization: 'ชื่อที่จะปัก: Nok · สีด้าย: แดง',
      personalization_minor: 75_50n,
      unit_price_minor: 1075_50n,
      total_minor: 2151_00n,
      goods_minor: 2151_00n,
    })
  })

  test('a price is not what a browser says: what changed since it was seen is seen again first, and what is asked no more is not sold', async () => {
    await ask([NAME, THREAD])
    const given = wish('ชื่อที่จะปัก: Nok · สีด้าย: แดง')
    const { quoteHash } = await quoted(given)
    await ask([{ ...NAME, fee: 90_00 }, THREAD])
    expect(await placeOrder(shop, guest, { ...given, quoteHash })).toMatchObject({ placed: false })
    await ask([NAME, DAY])
    expect(await problemsOf('ชื่อที่จะปัก: Nok · สีด้าย: แดง')).toEqual(['personalization_changed'])
    const { quoteHash: now } = await quoted(given)
    expect(await placeOrder(shop, guest, { ...given, quoteHash: now })).toMatchObject({ placed: false })
    await ask([])
    expect(await problemsOf('Nok')).toEqual(['personalization_changed'])
    expect(await problemsOf('')).toEqual([])
  })

  test.each([
    ['nothing where a name is needed', '', 'personalization_missing'],
    ['another answer, and no name', 'สีด้าย: แดง', 'personalization_missing'],
    ['a color that there is not', 'ชื่อที่จะปัก: Nok · สีด้าย: ทอง', 'personalization_changed'],
    ['an answer twice', 'ชื่อที่จะปัก: Nok · ชื่อที่จะปัก: Nit', 'personalization_changed'],
    ['words to no question', 'ชื่อที่จะปัก: Nok · Gold: yes', 'personalization_changed'],
    ['too many letters', `ชื่อที่จะปัก: ${'ก'.repeat(21)}`, 'personalization_too_long'],
    ['no day', 'ชื่อที่จะปัก: Nok · Day: 2026-02-40', 'personalization_changed'],
    ['no number', 'ชื่อที่จะปัก: Nok · Age: old', 'personalization_changed'],
  ])('refused: %s', async (_what, words, problem) => {
    await ask([NAME, THREAD, DAY, AGE])
    expect(await problemsOf(words)).toEqual([problem])
  })

  test('letters of any script are counted as people count them; a separator in somebody’s words makes no second answer', async () => {
    await ask([NAME, THREAD, AGE])
    for (const name of ['שלום: עולם', '🐘'.repeat(20), '<b>&"\'\\', 'a · สีด้าย: แดง'])
      expect([name, await problemsOf(answersInOne([NAME, THREAD, AGE], { name, age: '7,5' }))]).toEqual([name, []])
    const quote = await quoted(wish(answersInOne([NAME, THREAD], { name: 'a · สีด้าย: แดง' })))
    expect(quote.sellers[0]?.lines[0]?.personalizationFee).toBe(50_00)
  })

  test('a choice is sold as its maker wrote it, and a dot at the edge of somebody’s words parts no answers', async () => {
    const SIZE = field('size', { kind: 'choice', label: 'Size', max: 0, choices: ['40  cm', '60\u00a0cm'], fee: 100_00 })
    await ask([SIZE, NAME])
    for (const size of SIZE.choices)
      for (const name of ['Nok', '· Nok', 'Nok ·', '·', '· · ·', 'A·B']) {
        const { problems, sellers } = await quoted(wish(answersInOne([SIZE, NAME], { size, name })))
        expect([size, name, problems, sellers[0]?.lines[0]?.personalizationFee]).toEqual([size, name, [], 150_00])
      }
  })

  test('letters of two code units take no more of a cart’s line than others: what thirty questions permit can be asked for', async () => {
    const many = Array.from({ length: 30 }, (_, at) => field(`f${at}`, { label: `Question ${at}`, max: 100 }))
    await ask(many)
    const words = answersInOne(many, Object.fromEntries(many.map(({ id }) => [id, '🐘'.repeat(100)])))
    const [line] = wish(words).lines
    expect(v.safeParse(WantedLineSchema, line).success).toBe(true)
    expect(v.safeParse(WantedLineSchema, { ...line, personalization: '🐘'.repeat(4001) }).success).toBe(false)
    expect(await problemsOf(words)).toEqual([])
  })

  test('thirty questions are answered whole; one more, and what is no question, are refused', async () => {
    const many = Array.from({ length: 30 }, (_, at) => field(`f${at}`, { label: `Question ${at}`, max: 100, fee: 1 }))
    await ask(many)
    const words = answersInOne(many, Object.fromEntries(many.map(({ id }) => [id, 'ก'.repeat(100)])))
    const [line] = (await quoted(wish(words))).sellers[0]?.lines ?? []
    expect(line).toMatchObject({ personalizationFee: 30, personalization: words })
    for (const wrong of [
      [...many, field('more')],
      [field('a', { fee: -1 })],
      [field('a', { max: 501 })],
      [field('a', { kind: 'choice', max: 0 })],
      [field('a'), field('a', { label: 'Other' })],
      [field('a', { label: 'Same' }), field('b', { label: 'Same' })],
      [field('a', { label: 'A: b' }), field('b')],
      [field('a', { label: 'A\nb' })],
      [{ ...field('a'), price: 1 }],
    ])
      await expect(ask(wrong)).rejects.toMatchObject({ code: '23514' })
  })
})

describe('one question, as it was asked before', () => {
  test('what could never be answered is not asked, and a day is one of the calendar', async () => {
    const edges: PersonalField[] = [
      ...[' red', 'red ', '· red', 'red ·', ' '].map((choice) => ({ ...THREAD, choices: [choice] })),
      { ...NAME, label: 'Name ·' },
      { ...NAME, label: ' Name' },
    ]
    for (const odd of edges) expect([odd, await refusal(ask([odd, AGE]))]).toEqual([odd, '23514'])
    await ask([DAY])
    expect(await problemsOf('2026-02-28')).toEqual([])
    expect(await problemsOf('2028-02-29')).toEqual([])
    for (const day of ['2026-02-29', '2026-02-31', '2026-04-31', '0000-01-01']) expect([day, await problemsOf(day)]).toEqual([day, ['personalization_changed']])
  })

  test('whichever is written, the list and the three columns say the same', async () => {
    await db.owner.all(
      `update public.products set personalization_prompt = 'Which name?', personalization_max = 9, personalization_required = true where id = $1`,
      [scarf.productId],
    )
    expect(await problemsOf('')).toEqual(['personalization_missing'])
    expect(await problemsOf('Somchai: x')).toEqual(['personalization_too_long'])
    expect(await problemsOf('A: B · C')).toEqual([])
    await ask([NAME, THREAD])
    expect(await kept()).toEqual({ prompt: 'ชื่อที่จะปัก · สีด้าย', most: 80, required: true })
    await db.owner.all('update public.products set personalization_max = 0 where id = $1', [scarf.productId])
    expect(await problemsOf('')).toEqual([])
    expect(await kept()).toEqual({ prompt: '', most: 0, required: false })
  })

  test('whoever does not act for the shop asks nothing; where somebody looks first, the old questions stand', async () => {
    const maker = await givenPerson(db)
    await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [scarf.sellerId, maker])
    await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'new')`, [scarf.sellerId])
    await db.owner.all(`update private.change_terms set effect = 'wait' where kind = 'claims' and level = 'new'`)
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [scarf.productId])
    await ask([NAME])
    expect(await ask([], db.asPerson(await givenPerson(db)))).toEqual([])
    await ask([NAME, THREAD], db.asPerson(maker))
    expect(await kept()).toMatchObject({ prompt: 'ชื่อที่จะปัก', most: 20 })
    expect(await problemsOf('Nok')).toEqual([])
    expect(
      await db.owner.all(
        'select f.field, f.waits from public.product_change_fields f join public.product_changes c on c.id = f.change_id where c.product_id = $1 order by 1',
        [scarf.productId],
      ),
    ).toEqual([{ field: 'personalization_fields', waits: true }])
  })
})

test('a reader in another language reads the questions in it, and her answer stays the maker’s word', async () => {
  await ask([NAME, THREAD])
  await db.owner.all(
    `insert into public.product_translations (product_id, language, name, phrases) values ($1, 'de', 'Schal', '{"สีด้าย": "Garn", "แดง": "Rot"}')`,
    [scarf.productId],
  )
  const basics = await getProductBasics(db.anon, scarf.productId, 'de')
  expect(basics?.personalization).toMatchObject({
    required: true,
    fields: [
      { id: 'name', told: { text: 'ชื่อที่จะปัก' }, fee: 50_00 },
      { id: 'thread', told: { text: 'Garn', language: 'de' }, choices: ['แดง', 'น้ำเงิน'], choiceWords: { แดง: 'Rot', น้ำเงิน: 'น้ำเงิน' } },
    ],
  })
})

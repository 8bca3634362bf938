import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { beginImport } from '../../app/imports/begin-import.server.ts'
import { ImportMapping } from '../../app/imports/import-mapping.ts'
import { reportLines } from '../../app/imports/import-report.server.ts'
import { runImport } from '../../app/imports/run-import.server.ts'
import type { ImportPlatform } from '../../app/imports/source-formats.ts'
import * as v from 'valibot'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenSeller } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let kram: string
beforeAll(async () => {
  db = await testDatabase()
  kram = await givenSeller(db, 'Baan Kram')
  await db.owner.all(`insert into public.categories (slug, name) values ('scarves', 'Scarf'), ('baskets', 'Baskets')`)
})

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../support/import-files', name), 'utf8')
const SHOPIFY = fixture('shopify/products_export.csv')
const OWN = fixture('csv/products.csv')

type Wish = { platform?: ImportPlatform; name: string; text: string; isDry?: boolean; mapping?: v.InferInput<typeof ImportMapping>; anew?: boolean }
const begin = ({ platform = 'shopify', name, text, isDry = false, mapping, anew = false }: Wish) =>
  db.service.transaction((tx) =>
    beginImport(tx, {
      platform,
      name,
      ...(mapping && { mapping: v.parse(ImportMapping, mapping) }),
      files: [{ name: 'products.csv', bytes: text.length, hash: createHash('sha256').update(text).digest('hex') }],
      isDry,
      askedBy: null,
      anew,
    }),
  )
/** A file that comes in small pieces, some of which part a letter in two. */
async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97)
}
const goOn = (id: string, text: string, told?: () => void) =>
  runImport({ service: db.service, log: quietLog(), open: () => pieces(text), ...(told && { told }) }, id)
const run = async (wish: Wish) => {
  const begun = await begin(wish)
  if (!begun.begun) throw new Error(begun.because)
  await goOn(begun.id, wish.text)
  return { id: begun.id, ...(await howIs(begun.id)) }
}
const howIs = (id: string) =>
  db.owner.one<{ state: string; figures: Record<string, number>; failure: string }>('select state, figures, failure from public.import_runs where id = $1', [
    id,
  ])
const problemsOf = async (id: string) =>
  (await db.owner.all<{ said: string }>(`select row || ' ' || field || ' ' || problem || case when stops then '!' else '' end as said from public.import_problems where run_id = $1 order by row, id`, [id])).map(({ said }) => said) // prettier-ignore
const stopsOf = async (id: string) => (await problemsOf(id)).filter((said) => said.endsWith('!'))
const products = (name: string) =>
  db.owner.all<Record<string, unknown>>(
    `select p.* from public.products p join private.imported_records r on r.record_id = p.id join public.import_sources s on s.id = r.source_id
      where s.name = $1 and r.kind = 'product' order by r.key`,
    [name],
  )

test('a dry run says of every row that would not come why, and writes nothing', async () => {
  const { id, state, figures } = await run({ name: 'dry', text: SHOPIFY, isDry: true })
  expect(state).toBe('done')
  expect(await problemsOf(id)).toEqual([
    '4 picture no_address',
    '5 category category_unknown!',
    '5 seller seller_unknown!',
    '5 stock not_counted',
    '6 price missing!',
    '7 giftCard gift_card!',
    '8 product missing!',
  ])
  expect(figures).toMatchObject({ products_new: 1, variants_new: 2, products_refused: 3 })
  expect(await products('dry')).toEqual([])
  expect(await db.owner.all('select 1 from public.import_pictures')).toEqual([])
  expect(await db.owner.all('select 1 from private.import_rows')).toEqual([])
  const lines: string[] = []
  for await (const part of reportLines(db.service, id, { gift_card: 'Make new ones.' })) lines.push(part)
  expect(lines.join('')).toContain('products,7,no,giftCard,gift_card,gift,Make new ones.')
})

test('what comes is a draft of its seller, in clean text and satang, with variants, stock and pictures to be fetched', async () => {
  await run({ name: 'first', text: SHOPIFY, mapping: { sellers: { 'Unknown Kiln': '' }, category: 'baskets' } })
  const [scarf, ...others] = await products('first')
  expect(others).toEqual([])
  expect(scarf).toMatchObject({
    seller_id: kram,
    name: 'Indigo scarf',
    description: 'Dyed by hand in Sakon Nakhon.\n• Cotton & silk\n• 180 × 60 cm',
    status: 'draft',
    price_minor: 1290_00n,
    original_price_minor: 1590_00n,
    weight_grams: 120,
    tags: ['indigo', 'cotton'],
    stock_quantity: 5,
  })
  expect(
    await db.owner.all(
      'select sku, name, options, price_minor, weight_grams, stock_quantity from public.product_variants where product_id = $1 order by position',
      [scarf?.['id']],
    ),
  ).toEqual([
    { sku: 'SC-S', name: 'Small / Blue', options: { Size: 'Small', Color: 'Blue' }, price_minor: 1290_00n, weight_grams: 120, stock_quantity: 3 },
    { sku: 'SC-L', name: 'Large / Blue', options: { Size: 'Large', Color: 'Blue' }, price_minor: 1490_00n, weight_grams: 180, stock_quantity: 2 },
  ])
  expect(
    await db.owner.all('select address, alt, position, state from public.import_pictures where product_id = $1 order by position', [scarf?.['id']]),
  ).toEqual([
    { address: 'https://cdn.shop.example/scarf-1.jpg', alt: 'A blue scarf', position: 0, state: 'waiting' },
    { address: 'https://cdn.shop.example/scarf-2.jpg', alt: '', position: 1, state: 'waiting' },
    { address: 'https://cdn.shop.example/scarf-l.jpg', alt: '', position: 2, state: 'waiting' },
  ])
})

test('a second run changes what changed at the source, never what was changed here, and says so', async () => {
  await run({ name: 'again', text: SHOPIFY })
  const [before] = await products('again')
  const same = await run({ name: 'again', text: SHOPIFY })
  expect(same.figures).toMatchObject({ products_same: 1 })
  expect(same.figures['products_new']).toBeUndefined()
  expect((await products('again'))[0]).toEqual(before)

  await db.owner.all(`update public.products set name = 'Our indigo scarf' where id = $1`, [before?.['id']])
  const elsewhere = SHOPIFY.replace('Indigo scarf', 'Scarf of indigo').replace('1290.00,1590.00', '1390.00,1590.00').replace('shopify,3,deny', 'shopify,7,deny')
  const second = await run({ name: 'again', text: elsewhere })
  expect(second.figures).toMatchObject({ products_changed: 1 })
  expect(await problemsOf(second.id)).toContain('2 name edited_here')
  expect((await products('again'))[0]).toMatchObject({ name: 'Our indigo scarf', price_minor: 1390_00n, stock_quantity: 9, status: 'draft' })
  // Told once; a third run of the same finds nothing new.
  const third = await run({ name: 'again', text: elsewhere })
  expect(await problemsOf(third.id)).not.toContain('2 name edited_here')
  expect(third.figures).toMatchObject({ products_same: 1 })

  await db.owner.all('delete from public.products where id = $1', [before?.['id']])
  expect(await problemsOf((await run({ name: 'again', text: elsewhere })).id)).toContain('2 product removed_here')
  expect(await products('again')).toEqual([])
})

test('a run that was killed goes on where it stood; two at once do each batch once', async () => {
  const rows = Array.from({ length: 900 }, (_, at) => `p${String(at).padStart(4, '0')};Basket ${at};;${'' /* seller */};baskets;;;;;;;;B${at};700;1;100;THB;;;`)
  const text = [OWN.split('\n')[0], ...rows].join('\n')
  const wish: Wish = { platform: 'csv', name: 'killed', text, mapping: { seller: await slugOf(kram) } }
  const begun = await begin(wish)
  if (!begun.begun) throw new Error(begun.because)
  let batches = 0
  await expect(
    goOn(begun.id, text, () => {
      batches += 1
      if (batches === 3) throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect((await products('killed')).length).toBe(400)
  expect(await begin({ ...wish, text: `${text}\n` })).toEqual({ begun: false, because: 'another_run' })
  expect(await begin(wish)).toEqual({ begun: true, id: begun.id, goesOn: true })
  await Promise.all([goOn(begun.id, text), goOn(begun.id, text)])
  expect(await howIs(begun.id)).toMatchObject({ state: 'done', figures: { products_new: 900, variants_new: 900 } })
  expect((await products('killed')).length).toBe(900)
})

test('foreign prices come by the rates of the run; a rate that moves changes nothing', async () => {
  await givenSellerCalled('s-basket')
  await db.owner.all(`insert into public.exchange_rates (quote, rate, source, effective_at) values ('USD', 0.025, 'test', now() - interval '1 minute')`)
  const { id, figures } = await run({ platform: 'csv', name: 'dollars', text: OWN })
  expect([figures['products_new'], await problemsOf(id)]).toEqual([1, []])
  expect((await products('dollars'))[0]).toMatchObject({
    price_minor: 400_00n,
    original_price_minor: 500_00n,
    description: 'Woven in Nakhon Si Thammarat.\n\nEach takes two days.',
  })
  await db.owner.all(`insert into public.exchange_rates (quote, rate, source, effective_at) values ('USD', 0.0251, 'test', now())`)
  expect((await run({ platform: 'csv', name: 'dollars', text: OWN })).figures).toMatchObject({ products_same: 1 })
})

test.each([
  ['no UTF-8', Buffer.from([...Buffer.from('Handle,Title,Variant Price\na,'), 0xe9, 0x0a]), 'not_utf8'],
  ['an open quote', Buffer.from('Handle,Title,Variant Price\na,"b,3\n'), 'quotes'],
  ['other headings', Buffer.from('Handle,Name\na,b\n'), 'headings'],
  ['nothing', Buffer.from(''), 'empty'],
])('a file that is %s is refused with a word', async (name, bytes, problem) => {
  const begun = await begin({ name, text: name })
  if (!begun.begun) throw new Error(begun.because)
  await runImport(
    {
      service: db.service,
      log: quietLog(),
      open: async function* () {
        yield bytes
      },
    },
    begun.id,
  )
  const { state, failure } = await howIs(begun.id)
  expect([state, JSON.parse(failure)]).toMatchObject(['failed', { problem, file: 'products.csv' }])
})

test('what the database refuses of one product keeps no other from coming', async () => {
  const text = 'Handle,Title,Variant Price,Option1 Name,Option1 Value,Type\na,First,3,Size,S,Scarf\nb,Second,3,Size,S,Scarf\n'
  await db.owner.all(`alter table public.products add constraint not_second check (name <> 'Second')`)
  const dry = await run({ name: 'rules', text, isDry: true, mapping: { seller: await slugOf(kram) } })
  expect(await stopsOf(dry.id)).toEqual(['3 product refused_by_database!'])
  const real = await run({ name: 'rules', text })
  expect([await stopsOf(real.id), real.figures['products_new']]).toEqual([['3 product refused_by_database!'], 1])
  await db.owner.all('alter table public.products drop constraint not_second')
})

test('who may reads runs and what did not come; others nothing, and nobody writes', async () => {
  const person = await givenPerson(db, { email: 'auditor@hattha.example' })
  expect(await db.asPerson(person).all('select id from public.import_runs')).toEqual([])
  await givenStaff(db, person, ['imports.read'])
  const staff = asStaff(db, person)
  expect((await staff.all('select id from public.import_problems')).length).toBeGreaterThan(0)
  expect((await staff.all('select id, state from public.import_runs')).length).toBeGreaterThan(0)
  await expect(refusal(staff.all('delete from public.import_runs'))).resolves.toBe('42501')
  await expect(refusal(staff.all(`update public.import_sources set name = 'x'`))).resolves.toBe('42501')
})

test('WooCommerce: variations find their parents by id and SKU wherever they stand; what is no product for sale is said', async () => {
  const { id, figures } = await run({
    platform: 'woocommerce',
    name: 'woo',
    text: fixture('woocommerce/wc-product-export.csv'),
    mapping: { seller: await slugOf(kram) },
  })
  expect(await problemsOf(id)).toEqual(['4 type not_sold_here!', '6 stock not_counted', '7 parent not_sold_here!'])
  expect(figures).toMatchObject({ products_new: 2, variants_new: 3, products_refused: 2 })
  const [bag, mat] = await products('woo')
  expect(bag).toMatchObject({
    name: 'Krajood bag',
    description: 'Woven from reed.\n\nFrom Phatthalung',
    price_minor: 590_00n,
    tags: ['reed', 'bag'],
    weight_grams: 350,
  })
  expect(mat).toMatchObject({ price_minor: 350_00n, original_price_minor: 400_00n, stock_quantity: 12, weight_grams: 1200 })
  expect(await db.owner.all('select name, sku, stock_quantity from public.product_variants where product_id = $1 order by position', [bag?.['id']])).toEqual([
    { name: 'Small', sku: 'BAG-S', stock_quantity: 4 },
    { name: 'Large', sku: 'BAG-L', stock_quantity: 0 },
  ])
  expect((await run({ platform: 'woocommerce', name: 'woo', text: fixture('woocommerce/wc-product-export.csv') })).figures).toMatchObject({ products_same: 2 })
})

test('Medusa: of several currencies baht is taken, else that of the source', async () => {
  await db.owner.all(`insert into public.exchange_rates (quote, rate, source, effective_at) values ('EUR', 0.025, 'test', now() - interval '1 minute')`)
  const mapping = { seller: await slugOf(kram), currency: 'EUR' }
  const { id } = await run({ platform: 'medusa', name: 'medusa', text: fixture('medusa/product-exports.csv'), mapping })
  expect(await problemsOf(id)).toEqual(['3 stock not_counted'])
  const [lamp] = await products('medusa')
  expect(lamp).toMatchObject({ name: 'Paper lamp', material: 'Saa paper', tags: ['paper', 'light'], price_minor: 390_00n })
  expect(await db.owner.all('select name, price_minor from public.product_variants where product_id = $1 order by position', [lamp?.['id']])).toEqual([
    { name: 'Small', price_minor: 390_00n },
    { name: 'Large', price_minor: 500_00n },
  ])
})

const slugOf = async (seller: string) => (await db.owner.one<{ slug: string }>('select slug from public.sellers where id = $1', [seller])).slug
async function givenSellerCalled(slug: string): Promise<void> {
  const id = await givenSeller(db, slug)
  await db.owner.all('update public.sellers set slug = $2 where id = $1', [id, slug])
}

test('cells nobody can mean neither stop the shop nor the run', async () => {
  const line = (handle: string, category: string, tags: string, price: string) => `${handle},Scarf ${handle},baan-kram,${category},${price},"${tags}"`
  const text = [
    'Handle,Title,Vendor,Type,Variant Price,Tags',
    line('endless', 'scarves', '', `0.${'0'.repeat(900_000)}1`),
    line('inherited', 'constructor', '', '100.00'),
    line('many', 'scarves', Array.from({ length: 30_000 }, (_, at) => `t${at}`).join(','), '100.00'),
    line('fine', 'scarves', 'silk', '100.00'),
  ].join('\n')
  const done = await run({ name: 'odd-cells', text, isDry: true })
  expect(done.state).toBe('done')
  expect(await stopsOf(done.id)).toEqual(expect.arrayContaining([expect.stringContaining('too_long'), expect.stringContaining('category_unknown')]))
})

test('a file with headings of its own is refused with them, comes when somebody says which is which, and so does the next', async () => {
  const text = 'Artikel;Preis #;Farbe;Gr.;Notiz\nSchal;12.50;rot;L;x\nSchal;13.50;blau;M;\n'
  const wish = { platform: 'csv', name: 'mapped', text } as const
  const refused = await run({ ...wish, isDry: true })
  const words = (id: string) => db.owner.one<Record<string, object>>('select headings, options from public.import_runs where id = $1', [id])
  expect(refused.state).toBe('failed')
  expect((await words(refused.id))['headings']).toMatchObject({ 0: { names: ['Artikel', 'Preis #', 'Farbe', 'Gr.', 'Notiz'] } })
  const columns = { products: { product: 'artikel', name: 'Artikel', price: 'Preis #', 'optionValue:1': 'Farbe', 'optionValue:2': 'Gr.', material: '-' } }
  const mapping = { seller: await slugOf(kram), category: 'scarves', columns, options: { Farbe: 'Color', 'Gr.': '' }, values: { rot: 'Red' } }
  const dry = await run({ ...wish, isDry: true, mapping })
  expect([dry.state, await stopsOf(dry.id)]).toEqual(['done', []])
  expect((await words(dry.id))['options']).toEqual({ Farbe: ['rot', 'blau'], 'Gr.': ['L', 'M'] })
  // What was said is kept: nobody says it again.
  await run(wish)
  expect(
    await db.owner.all(
      `select v.name, v.options from public.product_variants v join public.products p on p.id = v.product_id where p.name = 'Schal' order by v.price_minor`,
    ),
  ).toEqual([
    { name: 'Red / L', options: { Color: 'Red', 'Gr.': 'L' } },
    { name: 'blau / M', options: { Color: 'blau', 'Gr.': 'M' } },
  ])
})

test('of a million words a trial keeps as many as somebody goes through', async () => {
  const rows = Array.from({ length: 90 }, (_, n) => `pot-${n % 30};Pot;10;Color ${n % 30};shade ${n}`)
  const text = ['product;name;price;option_1_name;option_1_value', ...rows].join('\n')
  const { id } = await run({ platform: 'csv', name: 'many-words', text, isDry: true, mapping: { seller: await slugOf(kram), category: 'scarves' } })
  const { names, most } = await db.owner.one<{ names: number; most: number }>(
    `select count(*)::integer as names, max(jsonb_array_length(o.value))::integer as most from public.import_runs r, jsonb_each(r.options) o where r.id = $1`,
    [id],
  )
  expect([names, most]).toEqual([20, 3])
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchImportPictures } from '../../app/imports/fetch-pictures.server.ts'
import { isOwnMachine, isPublicAddress } from '../../app/platform/public-address.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenProduct, testShop } from '../support/market.ts'

let db: TestDatabase
let elsewhere: Server
let at: string
const asked: string[] = []
let busy = true
beforeAll(async () => {
  db = await testDatabase()
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#2a4' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .toBuffer()
  const files: Record<string, Buffer> = {
    '/fine.jpg': await picture(500),
    '/small.jpg': await picture(200),
    '/large.jpg': Buffer.alloc(6 * 1024 * 1024),
    '/page.jpg': Buffer.from('<svg onload="x()"/>'),
  }
  elsewhere = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    if (path === '/moved.jpg') response.writeHead(302, { location: '/fine.jpg' }).end()
    else if (path === '/inside.jpg') response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    else if (path === '/round.jpg') response.writeHead(302, { location: '/round.jpg' }).end()
    else if (path === '/busy.jpg' && busy) response.writeHead(503).end()
    else if (path === '/busy.jpg') response.end(files['/fine.jpg'])
    else if (files[path]) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(files[path])
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`
})
afterAll(() => elsewhere.close())

const kept: { path: string; content: Buffer; type: string }[] = []
const fetchAll = (mayReach = (address: string) => isPublicAddress(address) || isOwnMachine(address)) =>
  fetchImportPictures(testShop(db).shop, { mayReach, keep: async (_, path, { content, type }) => void kept.push({ path, content, type }) })

async function givenPictures(paths: readonly string[]): Promise<string> {
  const { productId } = await givenProduct(db)
  await db.owner.all(
    `with s as (insert into public.import_sources (platform, name) values ('csv', gen_random_uuid()::text) returning id),
          r as (insert into public.import_runs (source_id, origin, is_dry, files, fingerprint, state) select id, 'terminal', false, '[]', '', 'done' from s returning id)
     insert into public.import_pictures (run_id, product_id, address, position) select r.id, $1, x.address, x.position - 1 from r, unnest($2::text[]) with ordinality x (address, position)`,
    [productId, paths.map((path) => (path.startsWith('/') ? at + path : path))],
  )
  return productId
}
const statesOf = async (product: string) =>
  (
    await db.owner.all<{ said: string }>(`select state || ' ' || failure as said from public.import_pictures where product_id = $1 order by position`, [
      product,
    ])
  ).map(({ said }) => said.trim())

test('pictures come from the public internet only, of the right kind and size, written anew', async () => {
  const product = await givenPictures([
    '/fine.jpg',
    '/moved.jpg',
    '/inside.jpg',
    '/round.jpg',
    '/small.jpg',
    '/large.jpg',
    '/page.jpg',
    '/gone.jpg',
    'http://10.0.0.1/a.jpg',
    'http://[::1]:1/a.jpg',
    'file:///etc/passwd',
  ])
  await fetchAll((address) => address === '127.0.0.1')
  expect(await statesOf(product)).toEqual([
    'done',
    'done',
    'failed private_address',
    'failed too_many_redirects',
    'failed too_small',
    'failed too_large',
    'failed wrong_type',
    'failed not_there',
    'failed private_address',
    'failed private_address',
    'failed no_address',
  ])
  const images = await db.owner.all<{ url: string }>('select url from public.product_images where product_id = $1 order by position', [product])
  expect(images.map(({ url }) => url)).toEqual(
    kept
      .map(({ path }) => `/storage/v1/object/public/product-images/${path}`)
      .toSorted((one, other) => images.findIndex(({ url }) => url === one) - images.findIndex(({ url }) => url === other)),
  )
  expect([images.length, kept[0]?.type, (await sharp(kept[0]?.content).metadata()).exif]).toEqual([2, 'image/jpeg', undefined])
})

test('a live shop does not even ask this machine', async () => {
  asked.length = 0
  const product = await givenPictures(['/fine.jpg'])
  await fetchAll(isPublicAddress)
  expect([await statesOf(product), asked]).toEqual([['failed private_address'], []])
})

test('what fails for now is asked again later, six times at most, and never twice at once', async () => {
  const product = await givenPictures(['/busy.jpg'])
  asked.length = 0
  await Promise.all([fetchAll(), fetchAll()])
  expect([asked, await statesOf(product)]).toEqual([['/busy.jpg'], ['waiting no_answer']])
  await fetchAll()
  expect(asked.length).toBe(1)
  const due = () => db.owner.all('update public.import_pictures set next_try_at = now() where product_id = $1', [product])
  busy = false
  await due()
  await fetchAll()
  expect(await statesOf(product)).toEqual(['done'])
  busy = true
  const never = await givenPictures(['/busy.jpg'])
  for (let n = 0; n < 7; n++) {
    await db.owner.all('update public.import_pictures set next_try_at = now() where product_id = $1', [never])
    await fetchAll()
  }
  expect(await statesOf(never)).toEqual(['failed no_answer'])
})
